### PAFLEMIX

game-title = Paflemix
game-sentence = On pose ses cartes sur une histoire commune, un mot par carte, puis il faut la redire de mémoire.
game-goal = La personne qui a gagné le plus de cartes à la fin gagne.

option-form = Façon de jouer
    .help = Course : on joue dès qu’on a une idée. À tour de rôle : une personne après l’autre, sans chrono.
option-form-race = course
option-form-turns = à tour de rôle, sans vitesse
option-lock = Laisser passer un mot
    .help = Oui : après avoir posé une carte, il faut laisser quelqu’un d’autre en poser une. Non : on peut poser plusieurs fois de suite.
option-lock-yes = oui
option-lock-no = non
option-easy = Relire la phrase
    .help = Oui : pendant la course, on peut réentendre la phrase en cours. Non : seul le dernier mot peut être répété.
option-easy-yes = oui, pendant la course
option-easy-no = non, de mémoire
option-rounds = Nombre de manches
    .help = À chaque manche, on invente une histoire, puis quelqu’un la redit.
option-rounds-2 = 2
option-rounds-1 = 1
option-rounds-3 = 3
option-rounds-0 = tant qu’il y a assez de cartes

round-begins = Manche { $number }. { $who } commence.
    .you = Manche { $number }. Vous commencez.
    .brief = Manche { $number }, { $who }.
    .you-brief = Manche { $number }, à vous.
    .detailed = Manche { $number }, avec { $count } cartes. Cinq cartes par personne. { $who } commence l’histoire.
    .you-detailed = Manche { $number }, avec { $count } cartes. Cinq cartes par personne. Vous commencez l’histoire.
    .braille = manche { $number } : { $who }
    .you-braille = manche { $number } : à vous
put-under = { $card-kind ->
    [star] Étoile : elle va sous la pioche.
   *[other] Pétard : il va sous la pioche.
}
    .brief = { $card }, dessous.
    .detailed = { $who } retourne { $card-a }, qui va sous la pioche : il faut une lettre pour commencer.
    .you-detailed = Vous retournez { $card-a }, qui va sous la pioche : il faut une lettre pour commencer.
    .braille = { $card } sous la pioche
    .cue = laid
    .ceremony = yes
opening-card = Première carte : { $card }.
    .brief = { $card }.
    .detailed = La première carte de l’histoire est { $card-a }.
    .braille = 1re carte : { $card }
    .cue = turned_up
not-opened = Pas de mot : { $card } va sous la pioche.
    .brief = Pas de mot.
    .detailed = { $who } n’a pas donné de mot à temps : { $card } va sous la pioche, et on retourne une autre carte.
    .you-detailed = Vous n’avez pas donné de mot à temps : { $card } va sous la pioche, et vous retournez une autre carte.
    .braille = pas de mot, { $card } dessous
    .cue = back
opens-instead = { $absent } ne dit rien : { $who } ouvre.
    .you = { $absent } ne dit rien : vous ouvrez.
    .you-absent = Vous n’avez rien dit : { $who } ouvre.
    .brief = { $who } ouvre.
    .you-brief = Vous ouvrez.
    .you-absent-brief = { $who } ouvre.
    .detailed = { $absent } a laissé passer deux lettres sans rien dire : { $who } ouvre à sa place.
    .you-detailed = { $absent } a laissé passer deux lettres sans rien dire : vous ouvrez à sa place.
    .you-absent-detailed = Vous avez laissé passer deux lettres sans rien dire : { $who } ouvre à votre place.
    .braille = { $who } ouvre
    .you-braille = vous ouvrez
nobody-opens = Personne n’ouvre : manche annulée.
    .brief = Manche annulée.
    .detailed = Personne n’a dit de premier mot : la manche est annulée, et toutes les cartes sont mélangées.
    .braille = personne n’ouvre, annulée
no-letter-left = Plus de lettre dans la pioche : la partie s’arrête.
    .brief = Pas de lettre : fin.
    .detailed = Il n’y a plus aucune lettre dans la pioche pour commencer une histoire : la partie s’arrête.
    .braille = pas de lettre, fin
# L’étoile et le pétard se disent aussitôt après, en point et en boum.
discarded = { $card-kind ->
    [letter] { $card }.
   *[other] { "" }
}
    .brief = { "" }
    .detailed = { $who } pose { $card-a }.
    .you-detailed = Vous posez { $card-a }.
    .braille = { $card-kind ->
        [letter] { $card }
       *[other] { "" }
    }
    .detailed-braille = { $card }
    .cue = laid
story-word = { $left ->
    [0] { $word }. { $who }, plus de carte.
    [1] { $word }. { $who }, 1 carte.
    [2] { $word }. { $who }, 2 cartes.
   *[other] { $word }. { $who }.
}
    .you = { $left ->
        [0] { $word }. Plus de carte !
        [1] { $word }. Plus qu’une carte.
        [2] { $word }. Encore 2 cartes.
       *[other] { $word }.
    }
    .brief = { $word }. { $who }.
    .you-brief = { $word }.
    .detailed = { $word }. C’est le mot dit par { $who }, qui a encore { $left ->
        [0] zéro carte
        [one] { $left } carte
       *[other] { $left } cartes
    }.
    .you-detailed = { $word }. C’est votre mot. Il vous reste { $left ->
        [0] zéro carte
        [one] { $left } carte
       *[other] { $left } cartes
    }.
    .braille = { $word } ({ $who } { $left })
    .you-braille = { $word } (reste { $left })
laid-star = { $left ->
    [0] Point. { $who }, plus de carte.
    [1] Point. { $who }, 1 carte.
    [2] Point. { $who }, 2 cartes.
   *[other] Point. { $who }.
}
    .you = { $left ->
        [0] Point. Plus de carte !
        [1] Point. Plus qu’une carte.
        [2] Point. Encore 2 cartes.
       *[other] Point.
    }
    .brief = Point. { $who }.
    .you-brief = Point.
    .detailed = Point : { $who } finit la phrase. Le mot suivant en commence une autre, dans la même histoire.
    .you-detailed = Point : vous finissez la phrase. Le mot suivant en commence une autre, dans la même histoire.
    .braille = point ({ $who } { $left })
    .you-braille = point (reste { $left })
    .cue = star
laid-firecracker = { $left ->
    [0] Pétard ! { $who }, plus de carte.
   *[other] Pétard ! { $who }.
}
    .you = { $left ->
        [0] Pétard ! Plus de carte !
       *[other] Pétard !
    }
    .brief = Pétard ! { $who }.
    .you-brief = Pétard !
    .detailed = Pétard, posé par { $who } ! Toutes les mains passent à gauche, sauf si la course est finie.
    .you-detailed = Vous posez un pétard ! Toutes les mains passent à gauche, sauf si vous avez fini.
    .braille = pétard ({ $who } { $left })
    .you-braille = pétard (reste { $left })
    .cue = firecracker
passed-on = Toutes les mains passent à gauche.
    .you = { $of-count ->
        [2] Vous échangez vos mains, { $taker } et vous.
       *[other] Votre main va à { $taker }, et { $giver } vous donne la sienne.
    }
    .brief = Les mains passent.
    .you-brief = { $giver } vous donne sa main.
    .detailed = Toutes les mains passent à gauche : { $of }.
    .braille = les mains passent à gauche
    .you-braille = main reçue : { $giver }
    .cue = swapped
claimed = { $who } cherche.
    .brief = { $who }.
    .detailed = { $who } a choisi une carte et cherche un mot. Attendez un instant.
    .braille = { $who } cherche : attendez
    .cue = claim
    .clock = yes
let-go = { $who } reprend sa carte.
    .you = Carte reprise. Laissez passer les autres.
    .brief = { $who } reprend.
    .you-brief = Carte reprise.
    .detailed = { $who } n’a pas donné de mot et reprend sa carte. Tout le monde peut jouer.
    .you-detailed = Pas de mot : vous reprenez votre carte. Laissez passer les autres un instant.
    .braille = { $who } reprend sa carte
    .you-braille = carte reprise
    .cue = back
standstill = { $times ->
    [one] { $pile ->
        [0] Personne n’a d’idée. Encore une fois, et la manche est annulée.
       *[other] Personne n’a d’idée. Encore une fois, et tout le monde pioche.
    }
   *[other] { $pile ->
        [0] Personne n’a d’idée, deux fois de suite : manche annulée.
       *[other] Personne n’a d’idée : tout le monde pioche. Reste { $left }.
    }
}
    .brief = { $times ->
        [one] Rien, une fois.
       *[other] { $pile ->
            [0] Manche annulée.
           *[other] Tout le monde pioche.
        }
    }
    .detailed = { $times ->
        [one] { $pile ->
            [0] Personne n’a d’idée autour de la table, et la pioche est vide. Si cela se répète avant la prochaine carte, la manche est annulée.
           *[other] Personne n’a d’idée autour de la table. Si cela se répète avant la prochaine carte, tout le monde pioche une carte.
        }
       *[other] { $pile ->
            [0] Personne n’a d’idée, et c’est la deuxième fois de suite : la manche est annulée, et on mélange toutes les cartes.
           *[other] Personne n’a d’idée, et c’est la deuxième fois de suite : tout le monde pioche une carte. Cartes encore dans la pioche : { $left }.
        }
    }
    .braille = { $times ->
        [one] personne n’a d’idée
       *[other] { $pile ->
            [0] manche annulée
           *[other] tous piochent, reste { $left }
        }
    }
story-so-far = { $words }
    .braille = { $words }
objected = { $voters ->
    [0] { $who } refuse ce mot.
   *[other] { $who } refuse ce mot. On vote.
}
    .you = { $voters ->
        [0] Vous refusez ce mot.
       *[other] Vous refusez ce mot. On vote.
    } { $left ->
        [0] C’était votre dernier refus de la manche.
       *[other] Encore { $left } refus dans cette manche.
    }
    .you-rival = { $voters ->
        [0] { $who } refuse votre mot.
       *[other] { $who } refuse votre mot. On vote.
    }
    .brief = { $who } refuse.
    .you-brief = Refus. Reste { $left }.
    .you-rival-brief = { $who } refuse.
    .detailed = { $who } pense que le dernier mot, dit par { $rival }, ne continue pas la phrase. { $voters ->
        [0] Personne d’autre ne peut voter.
       *[other] Les autres personnes votent.
    }
    .you-detailed = Vous pensez que le dernier mot, dit par { $rival }, ne continue pas la phrase. { $voters ->
        [0] Personne d’autre ne peut voter.
       *[other] Les autres personnes votent.
    } Il vous reste { $left } refus dans cette manche.
    .you-rival-detailed = { $who } pense que votre mot ne continue pas la phrase. { $voters ->
        [0] Personne d’autre ne peut voter.
       *[other] Les autres personnes votent.
    }
    .braille = { $who } refuse ce mot
    .you-braille = refusé (reste { $left })
taken-back = Mot retiré. { $who } reprend sa carte. { $word ->
    [none] Dernière carte : { $card }.
   *[other] Dernier mot : { $word }.
}
    .you = Mot retiré. Vous reprenez votre carte. { $word ->
        [none] Dernière carte : { $card }.
       *[other] Dernier mot : { $word }.
    }
    .brief = Retiré. { $word ->
        [none] { $card }.
       *[other] { $word }.
    }
    .detailed = Le mot est retiré de l’histoire, et { $who } reprend sa carte. { $word ->
        [none] La dernière carte est maintenant { $card }.
       *[other] Le dernier mot est maintenant : { $word }.
    }
    .you-detailed = Votre mot est retiré de l’histoire, et vous reprenez votre carte. { $word ->
        [none] La dernière carte est maintenant { $card }.
       *[other] Le dernier mot est maintenant : { $word }.
    }
    .braille = { $word ->
        [none] retiré, avant : { $card }
       *[other] retiré, avant : { $word }
    }
finished = { $who } a fini, et redit l’histoire : { $count } cartes.
    .you = Vous avez fini. Redites l’histoire : { $count } cartes.
    .brief = { $who } a fini.
    .you-brief = Fini. { $count } cartes à redire.
    .detailed = La course est finie : { $who } n’a plus de carte et ramasse la pile. L’histoire a { $count } cartes, à redire de mémoire, depuis la première.
    .you-detailed = La course est finie : vous n’avez plus de carte et vous ramassez la pile. L’histoire a { $count } cartes, à redire de mémoire, depuis la première.
    .braille = { $who } a fini, { $count } à redire
    .you-braille = fini, { $count } à redire
    .cue = bell
recalled = { $word ->
    [none] Mot { $number }. { $who } ne sait plus.
   *[other] Mot { $number }. { $who } : { $word }.
}
    .you = { $word ->
        [none] Vous ne savez plus.
       *[other] Vous : { $word }.
    }
    .brief = { $word ->
        [none] { $who } : rien.
       *[other] { $who } : { $word }.
    }
    .you-brief = { $word ->
        [none] Rien.
       *[other] { $word }.
    }
    .detailed = { $word ->
        [none] Carte { $number } : { $who } ne se rappelle pas le mot.
       *[other] Carte { $number } : { $who } dit : { $word }.
    }
    .you-detailed = { $word ->
        [none] Carte { $number } : vous ne vous rappelez pas le mot.
       *[other] Carte { $number } : vous dites : { $word }.
    }
    .braille = { $word ->
        [none] { $number } { $who } : rien
       *[other] { $number } { $who } : { $word }
    }
truth = { $just ->
    [yes] Juste.
   *[no] { $word ->
        [none] C’était { $card-a }.
       *[other] C’était : { $word }.
    }
} { $who ->
    [none] Carte perdue.
   *[other] Carte pour { $who }.
}
    .you = { $just ->
        [yes] Juste.
       *[no] { $word ->
            [none] C’était { $card-a }.
           *[other] C’était : { $word }.
        }
    } Carte pour vous.
    .brief = { $just ->
        [yes] Juste.
       *[no] { $word ->
            [none] { $card }.
           *[other] { $word }.
        } { $who ->
            [none] Perdue.
           *[other] { $who }.
        }
    }
    .you-brief = { $just ->
        [yes] Juste.
       *[no] { $word ->
            [none] { $card }.
           *[other] { $word }.
        } À vous.
    }
    .detailed = La carte { $number } est { $card-a }. { $word ->
        [none] Elle n’avait pas de mot.
       *[other] Le mot était : { $word }.
    } { $who ->
        [none] Personne ne la gagne : elle va sous la pioche.
       *[other] La carte est gagnée par { $who }.
    }
    .you-detailed = La carte { $number } est { $card-a }. { $word ->
        [none] Elle n’avait pas de mot.
       *[other] Le mot était : { $word }.
    } Vous gagnez la carte.
    .braille = { $word ->
        [none] { $card }
       *[other] { $word }
    } : { $who ->
        [none] perdue
       *[other] { $who }
    }
    .you-braille = { $word ->
        [none] { $card }
       *[other] { $word }
    } : à vous
    .cue = { $who ->
        [none] recall_wrong
       *[other] recall_right
    }
retold = L’histoire : { $told }
    .detailed = Voici toute l’histoire : { $told }
    .braille = { $told }

ask-first-word = Le premier mot, en { $starting } ?
    .brief = Premier mot en { $starting } ?
    .detailed = Commencez une phrase : dites vite son premier mot, qui commence par { $starting }.
    .braille = 1er mot en { $starting } ?
    .help = Donnez le premier mot d’une phrase. Il commence par { $starting }. Les prénoms et les noms sont permis.
ask-lay = Votre carte ?
    .again = { $racing ->
        [yes] { "" }
       *[no] Votre carte ?
    }
    .detailed = Choisissez une carte pour continuer l’histoire, ou piochez.
    .braille = carte ?
    .help = Choisissez une carte de votre main ; vous direz ensuite un mot qui commence par sa lettre et qui continue la phrase. Une étoile finit la phrase, un pétard fait passer toutes les mains à gauche. Vous pouvez aussi piocher, ou dire que vous n’avez pas d’idée.
ask-hold = Laissez passer un mot.
    .again = { "" }
    .brief = Attendez.
    .detailed = Attendez qu’un autre mot soit posé. Vous pouvez regarder vos cartes.
    .braille = attendez un mot
    .help = Pour le moment vous ne pouvez pas poser de carte : une autre personne doit d’abord en poser une. Vous pouvez regarder votre main.
    .cue = locked
ask-meanwhile = En attendant, vous pouvez piocher.
    .again = { "" }
    .brief = Attendez.
    .detailed = En attendant son mot, vous pouvez piocher et regarder vos cartes.
    .braille = vous pouvez piocher
    .again-braille = { "" }
    .help = Une autre personne cherche un mot : vous ne pouvez pas poser de carte. Vous pouvez piocher, ou regarder votre main.
    .cue = locked
ask-story-word = Un mot en { $starting } ?
    .brief = Mot en { $starting } ?
    .detailed = Continuez la phrase : dites un mot qui commence par { $starting }. Les autres attendent.
    .braille = mot en { $starting } ?
    .help = Écrivez un mot qui commence par { $starting } et qui continue la phrase. Une ligne vide reprend la carte.
ask-continues = Le dernier mot continue bien la phrase ?
    .brief = Ce mot va bien ?
    .detailed = Quelqu’un refuse le dernier mot, dit par { $who }. Continue-t-il bien la phrase ? Oui pour le garder, non pour le retirer.
    .braille = le mot va ? oui/non
    .help = Une phrase a un verbe et se comprend à peu près ; les bêtises et la poésie sont les bienvenues. Répondez oui pour garder le mot, non pour le retirer. Si les votes sont égaux, il reste.
ask-last-word = Dernier mot. Il va bien ?
    .brief = Il va bien ?
    .detailed = C’était le dernier mot de l’histoire, dit par { $who }. Continue-t-il bien la phrase ? Vous pouvez le laisser, ou le refuser.
    .braille = dernier mot : d’accord ?
    .help = C’était le dernier mot de la course. S’il ne continue pas la phrase, vous pouvez le refuser : les autres personnes votent. Si vous le laissez, on redit l’histoire.
ask-recall-word = { $number ->
    [1] Mot 1 sur { $count } ?
   *[other] Mot { $number } ?
}
    .brief = Mot { $number } ?
    .detailed = Carte { $number } sur { $count }. Quel était son mot ? Pour une étoile dites étoile, pour un pétard dites pétard.
    .braille = mot { $number }/{ $count } ?
    .help = Redites l’histoire dans l’ordre, mot par mot. Une étoile se dit étoile, point, ou point final ; un pétard se dit pétard. Une ligne vide veut dire que vous ne savez plus.
ask-contest-word = Votre mot ?
    .brief = Mot ?
    .detailed = Mot { $number } : quel était le mot, à votre avis ? Une ligne vide pour laisser.
    .braille = votre mot ?
    .help = Écrivez le mot dont vous vous souvenez. S’il est juste et que l’autre s’est trompé, la carte est à vous. Se tromper ne coûte rien. Une ligne vide veut dire que vous laissez.

choice-buzz = j’ai le bon mot
    .detail = Vous écrivez le mot dont vous vous souvenez. S’il est juste et que l’autre s’est trompé, la carte est à vous.
choice-draw = piocher
    .detail = Vous prenez une carte de la pioche dans votre main.
choice-object = ce mot ne va pas
    .detail = Si les autres personnes sont d’accord, le mot est retiré et sa carte revient dans la main d’où elle vient.
choice-read-back = relire la phrase
    .braille = relire
    .detail = Vous réentendez la phrase en cours, depuis son début.

refused-locked = Vous venez de poser une carte. Laissez passer au moins un mot.
    .brief = Laissez passer un mot.
    .braille = laissez passer un mot
refused-barred = Vous venez de reprendre une carte. Attendez un mot, ou cinq secondes.
    .brief = Attendez un peu.
    .braille = attendez un peu
refused-claimed = Une autre personne cherche un mot. Attendez son mot ; vous pouvez piocher.
    .brief = Attendez son mot.
    .braille = attendez son mot
refused-draw-empty = La pioche est vide. Posez une carte, ou dites que vous n’avez pas d’idée.
    .brief = Pioche vide.
    .braille = pioche vide
refused-said-already = Vous l’avez déjà dit. Vous pouvez encore poser une carte ou piocher.
    .brief = Déjà dit.
    .braille = déjà dit
refused-no-objection = Il n’y a pas de mot à refuser maintenant.
    .brief = Pas de mot à refuser.
    .braille = pas de mot à refuser
refused-no-objection-left = Vous avez déjà refusé deux mots dans cette manche. Attendez la manche suivante.
    .brief = Plus de refus dans cette manche.
    .braille = plus de refus
refused-new-sentence = Une nouvelle phrase commence : elle n’a pas encore de mot.
    .brief = Phrase vide.
    .braille = phrase encore vide
refused-draw-to-pass = Pour passer, piochez une carte.
    .brief = Piochez pour passer.
    .braille = piochez pour passer
refused-from-memory = Ici, on retient l’histoire par cœur : seul le dernier mot peut être répété.
    .brief = De mémoire.
    .braille = de mémoire

### PAFLEMIX

game-title = Paflemix
game-sentence = On pose ses cartes sur une histoire commune, un mot par carte, puis il faut la redire de mémoire.
game-goal = Qui a gagné le plus de cartes à la fin gagne.

option-form = Rythme
    .help = Course : on joue dès qu’on a une idée. À tour de rôle : une personne après l’autre, sans chrono.
option-form-race = course
option-form-turns = à tour de rôle, sans vitesse
option-lock = Laisser passer un mot
    .help = Oui : après avoir posé une carte, il faut laisser quelqu’un d’autre en poser une. Non : on peut poser plusieurs fois de suite.
option-lock-yes = oui
option-lock-no = non
option-easy = Relire l’histoire
    .help = Oui : pendant la course, on peut réentendre toute l’histoire. Non : seul le dernier mot peut être répété.
option-easy-yes = oui, pendant la course
option-easy-no = non, de mémoire
option-rounds = Nombre de manches
option-rounds-0 = tant qu’il y a assez de cartes
option-rounds-1 = 1
option-rounds-2 = 2
option-rounds-3 = 3

round-begins = Manche { $number }. { $who } commence.
    .you = Manche { $number }. Vous commencez.
    .brief = Manche { $number }, { $who }.
    .you-brief = Manche { $number }, à vous.
    .detailed = Manche { $number }, avec { $count } cartes. Cinq cartes par personne. { $who } commence l’histoire.
    .you-detailed = Manche { $number }, avec { $count } cartes. Cinq cartes par personne. Vous commencez l’histoire.
    .braille = manche { $number } : { $who }
    .you-braille = manche { $number } : à vous
put-under = { $card-a } : sous la pioche.
    .brief = { $card }, dessous.
    .detailed = { $who } retourne { $card-a }, qui va sous la pioche : il faut une lettre pour commencer.
    .you-detailed = Vous retournez { $card-a }, qui va sous la pioche : il faut une lettre pour commencer.
    .braille = { $card } sous la pioche
    .cue = laid
    .ceremony = yes
opening-card = Première carte : { $card }.
    .brief = { $card }.
    .detailed = La première carte de l’histoire est { $card-a }.
    .braille = 1re carte : { $card }
    .cue = turned_up
no-letter-left = Aucune lettre dans la pioche : manche annulée.
    .brief = Pas de lettre.
    .detailed = Il n’y a plus aucune lettre dans la pioche pour commencer : la manche est annulée.
    .braille = pas de lettre, annulé
discarded = { $card }.
    .detailed = { $who } pose { $card-a }.
    .you-detailed = Vous posez { $card-a }.
    .braille = { $card }
    .cue = laid
story-word = { $word }. { $who }, { $left ->
    [0] plus de carte
    [one] { $left } carte
   *[other] { $left } cartes
}.
    .you = { $word }. Il vous reste { $left ->
        [0] zéro carte
        [one] { $left } carte
       *[other] { $left } cartes
    }.
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
laid-star = Point. { $who }, { $left ->
    [0] plus de carte
    [one] { $left } carte
   *[other] { $left } cartes
}.
    .you = Point. Il vous reste { $left ->
        [0] zéro carte
        [one] { $left } carte
       *[other] { $left } cartes
    }.
    .brief = Point. { $who }.
    .you-brief = Point.
    .detailed = Point : { $who } finit la phrase. Le mot suivant en commence une autre, dans la même histoire.
    .you-detailed = Point : vous finissez la phrase. Le mot suivant en commence une autre, dans la même histoire.
    .braille = point ({ $who } { $left })
    .you-braille = point (reste { $left })
    .cue = star
laid-firecracker = Pétard ! { $who }, { $left ->
    [0] plus de carte
    [one] { $left } carte
   *[other] { $left } cartes
}.
    .you = Pétard ! Il vous reste { $left ->
        [0] zéro carte
        [one] { $left } carte
       *[other] { $left } cartes
    }.
    .brief = Pétard ! { $who }.
    .you-brief = Pétard !
    .detailed = Pétard, posé par { $who } ! Toutes les mains passent à gauche, sauf si la course est finie.
    .you-detailed = Vous posez un pétard ! Toutes les mains passent à gauche, sauf si vous avez fini.
    .braille = pétard ({ $who } { $left })
    .you-braille = pétard (reste { $left })
    .cue = firecracker
claimed = { $who } cherche un mot. Attendez.
    .brief = { $who } cherche.
    .detailed = { $who } a choisi une carte et cherche un mot. Attendez un instant.
    .braille = { $who } cherche : attendez
    .cue = claim
    .clock = yes
let-go = { $who } reprend sa carte. La place est libre.
    .you = Vous reprenez votre carte. Laissez passer les autres un instant.
    .brief = { $who } reprend sa carte.
    .you-brief = Carte reprise.
    .detailed = { $who } n’a pas donné de mot et reprend sa carte. La place est libre.
    .you-detailed = Pas de mot : vous reprenez votre carte. Laissez passer les autres un instant.
    .braille = { $who } reprend sa carte
    .you-braille = carte reprise
    .cue = back
standstill = { $times ->
    [one] Personne n’a d’idée. Encore une fois, et la manche est annulée.
   *[other] Personne n’a d’idée, deux fois de suite : manche annulée.
}
    .brief = { $times ->
        [one] Rien, une fois.
       *[other] Manche annulée.
    }
    .detailed = { $times ->
        [one] Personne n’a d’idée autour de la table. Si cela se répète avant la prochaine carte, la manche est annulée.
       *[other] Personne n’a d’idée, et c’est la deuxième fois de suite : la manche est annulée, et on mélange toutes les cartes.
    }
    .braille = { $times ->
        [one] personne n’a d’idée
       *[other] manche annulée
    }
story-so-far = { $words }
    .braille = { $words }
objected = { $who } conteste ce mot, dit par { $rival }. On vote.
    .you = Vous contestez ce mot, dit par { $rival }. On vote.
    .you-rival = { $who } conteste votre mot. On vote.
    .brief = { $who } conteste.
    .you-brief = Contesté.
    .you-rival-brief = { $who } conteste.
    .detailed = { $who } pense que le dernier mot, dit par { $rival }, ne continue pas la phrase. La table vote.
    .you-detailed = Vous pensez que le dernier mot, dit par { $rival }, ne continue pas la phrase. La table vote.
    .you-rival-detailed = { $who } pense que votre mot ne continue pas la phrase. La table vote.
    .braille = { $who } conteste : vote
    .you-braille = contesté : vote
taken-back = Mot retiré. { $who } reprend sa carte. { $word ->
    [none] Dernière carte : { $card }.
   *[other] Dernier mot : { $word }.
}
    .you = Mot retiré. Vous reprenez votre carte. { $word ->
        [none] Dernière carte : { $card }.
       *[other] Dernier mot : { $word }.
    }
    .brief = Retiré. { $word ->
        [none] { $card }.
       *[other] { $word }.
    }
    .detailed = Le mot est retiré de l’histoire, et { $who } reprend sa carte. { $word ->
        [none] La dernière carte est maintenant { $card }.
       *[other] Le dernier mot est maintenant { $word }.
    }
    .you-detailed = Votre mot est retiré de l’histoire, et vous reprenez votre carte. { $word ->
        [none] La dernière carte est maintenant { $card }.
       *[other] Le dernier mot est maintenant { $word }.
    }
    .braille = { $word ->
        [none] retiré, avant : { $card }
       *[other] retiré, avant : { $word }
    }
finished = { $who } n’a plus de cartes, et va redire l’histoire : { $count } cartes.
    .you = Vous n’avez plus de cartes. Redites l’histoire : { $count } cartes.
    .brief = { $who } a fini. { $count } cartes à redire.
    .you-brief = Fini. { $count } cartes à redire.
    .detailed = La course est finie : { $who } n’a plus de cartes et ramasse la pile. L’histoire a { $count } cartes, à redire de mémoire, depuis la première.
    .you-detailed = La course est finie : vous n’avez plus de cartes et vous ramassez la pile. L’histoire a { $count } cartes, à redire de mémoire, depuis la première.
    .braille = { $who } a fini, { $count } à redire
    .you-braille = fini, { $count } à redire
    .cue = bell
recalled = { $word ->
    [none] { $who } ne sait plus.
   *[other] { $who } dit { $word }.
}
    .you = { $word ->
        [none] Vous ne savez plus.
       *[other] Vous dites { $word }.
    }
    .brief = { $word ->
        [none] { $who } : rien.
       *[other] { $who } : { $word }.
    }
    .you-brief = { $word ->
        [none] Rien.
       *[other] { $word }.
    }
    .detailed = { $word ->
        [none] Carte { $number } : { $who } ne se rappelle pas le mot.
       *[other] Carte { $number } : selon { $who }, le mot est { $word }.
    }
    .you-detailed = { $word ->
        [none] Carte { $number } : vous ne vous rappelez pas le mot.
       *[other] Carte { $number } : selon vous, le mot est { $word }.
    }
    .braille = { $word ->
        [none] { $number } { $who } : rien
       *[other] { $number } { $who } : { $word }
    }
truth = { $word ->
    [none] C’était { $card-a }.
   *[other] C’était { $word }.
} { $who ->
    [none] La carte n’est à personne.
   *[other] Carte pour { $who }.
}
    .you = { $word ->
        [none] C’était { $card-a }.
       *[other] C’était { $word }.
    } La carte est à vous.
    .brief = { $word ->
        [none] { $card }.
       *[other] { $word }.
    } { $who ->
        [none] Personne.
       *[other] { $who }.
    }
    .you-brief = { $word ->
        [none] { $card }.
       *[other] { $word }.
    } À vous.
    .detailed = La carte { $number } est { $card-a }. { $word ->
        [none] Elle n’avait pas de mot.
       *[other] Le mot était { $word }.
    } { $who ->
        [none] Personne ne la gagne : elle va sous la pioche.
       *[other] La carte est gagnée par { $who }.
    }
    .you-detailed = La carte { $number } est { $card-a }. { $word ->
        [none] Elle n’avait pas de mot.
       *[other] Le mot était { $word }.
    } Vous gagnez la carte.
    .braille = { $word ->
        [none] { $card }
       *[other] { $word }
    } : { $who ->
        [none] personne
       *[other] { $who }
    }
    .you-braille = { $word ->
        [none] { $card }
       *[other] { $word }
    } : à vous
    .cue = turned_up

ask-first-word = Le premier mot, qui commence par { $starting } ?
    .brief = Premier mot en { $starting } ?
    .detailed = Commencez une phrase : dites vite son premier mot, qui commence par { $starting }.
    .braille = 1er mot en { $starting } ?
    .help = Donnez le premier mot d’une phrase. Il commence par { $starting }. Les noms propres sont permis.
ask-lay = Une carte ?
    .detailed = Choisissez une carte pour continuer l’histoire, ou piochez.
    .braille = carte ?
    .help = Choisissez une carte de votre main ; vous direz ensuite un mot qui commence par sa lettre et qui continue la phrase. Une étoile finit la phrase, un pétard fait passer toutes les mains à gauche. Vous pouvez aussi piocher, ou dire que vous n’avez pas d’idée.
ask-hold = Laissez passer un mot.
    .brief = Attendez.
    .detailed = Attendez qu’un autre mot soit posé. Vous pouvez consulter vos cartes.
    .braille = attendez un mot
    .help = Pour le moment vous ne pouvez pas poser de carte : une autre personne doit d’abord en poser une. Vous pouvez consulter votre main.
    .cue = locked
ask-story-word = Un mot qui commence par { $starting } ?
    .brief = Mot en { $starting } ?
    .detailed = Continuez la phrase : dites un mot qui commence par { $starting }. Les autres attendent.
    .braille = mot en { $starting } ?
    .help = Écrivez un mot qui commence par { $starting } et qui continue la phrase. Une ligne vide reprend la carte.
ask-continues = Le dernier mot continue-t-il la phrase ?
    .brief = Le mot va-t-il ?
    .detailed = Le dernier mot, dit par { $who }, est contesté. Continue-t-il la phrase ? Oui pour le garder, non pour le retirer.
    .braille = le mot va ? oui/non
    .help = Une phrase a un verbe et se tient à peu près ; l’absurde et la poésie sont les bienvenus. Répondez oui pour garder le mot, non pour le retirer. En cas d’égalité, il reste.
ask-recall-word = Mot { $number } sur { $count } ?
    .brief = Mot { $number } ?
    .detailed = Carte { $number } sur { $count }. Quel était son mot ? Pour une étoile dites étoile, pour un pétard dites pétard.
    .braille = mot { $number }/{ $count } ?
    .help = Redites l’histoire dans l’ordre, mot par mot. Une étoile se dit étoile, ou point ; un pétard se dit pétard. Une ligne vide veut dire que vous ne savez plus.
ask-contest-word = Votre mot ?
    .brief = Mot ?
    .detailed = Quel était le mot, à votre avis ? Une ligne vide pour ne pas contester.
    .braille = votre mot ?
    .help = Écrivez le mot dont vous vous souvenez. S’il est juste et que l’autre a tort, la carte est à vous. Se tromper ne coûte rien. Une ligne vide ne conteste pas.

choice-buzz = contester
choice-draw = piocher
choice-object = contester le dernier mot
    .braille = contester
choice-read-back = relire l’histoire
    .braille = relire

refused-locked = Vous venez de poser une carte. Laissez passer au moins un mot.
    .brief = Laissez passer un mot.
    .braille = laissez passer un mot
refused-barred = Vous venez de reprendre une carte. Attendez un mot, ou cinq secondes.
    .brief = Attendez un peu.
    .braille = attendez un peu
refused-draw-empty = La pioche est vide. Posez une carte, ou dites que vous n’avez pas d’idée.
    .brief = Pioche vide.
    .braille = pioche vide
refused-said-already = Vous l’avez déjà dit. Vous pouvez encore poser une carte ou piocher.
    .brief = Déjà dit.
    .braille = déjà dit
refused-no-objection = Il n’y a rien à contester maintenant.
    .brief = Rien à contester.
    .braille = rien à contester
refused-from-memory = Ici, l’histoire se retient de mémoire : seul le dernier mot peut être répété.
    .brief = De mémoire.
    .braille = de mémoire

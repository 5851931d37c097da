### FRONTIBIX

game-title = Frontibix
game-sentence = Duels de mots : chacun a une lettre secrète, un mot la fait deviner, et le premier mot avec les deux lettres gagne.
game-goal = La personne qui a gagné le plus de cartes à la fin gagne.

option-mode = Qui connaît la lettre
    .help = Sa propre lettre : vous regardez votre carte, et votre mot commence par votre lettre. La lettre de l’autre : comme si les cartes étaient sur les fronts, votre mot commence par la lettre de l’autre.
option-mode-access = on connaît sa propre lettre
option-mode-classic = on connaît la lettre de l’autre
option-calm = Sans vitesse
    .help = Oui : ni chrono ni course. Les deux écrivent un mot en secret, et le plus court des deux gagne.
option-calm-yes = oui, on écrit tranquillement
option-calm-no = non, on fait la course

level-told-easy = facile, environ deux courses sur trois pour vous
level-told-normal = moyen, environ une course sur deux pour vous
level-told-hard = difficile, environ une course sur trois pour vous
level-told-detail = Dans la course, les ordinateurs suivent votre vitesse, celle de vos dernières courses. Facile : vous gagnez environ deux courses sur trois. Moyen : une sur deux. Difficile : une sur trois. Votre vitesse est gardée avec votre profil.

challenged = { $pot ->
    [0] { $who } défie { $rival }.
   *[other] Encore { $who } contre { $rival }.
} { $left ->
    [0] Dernier duel !
    [1] Dernier duel !
   *[other] { "" }
}
    .you = { $pot ->
        [0] Vous défiez { $rival }.
       *[other] Encore contre { $rival }.
    } { $left ->
        [0] Dernier duel !
        [1] Dernier duel !
       *[other] { "" }
    }
    .you-rival = { $pot ->
        [0] { $who } vous défie.
       *[other] Encore contre { $who }.
    } { $left ->
        [0] Dernier duel !
        [1] Dernier duel !
       *[other] { "" }
    }
    .brief = { $who } contre { $rival }.
    .you-brief = Contre { $rival }.
    .you-rival-brief = Contre { $who }.
    .detailed = { $pot ->
        [0] Nouveau duel : { $who } défie { $rival }. Cartes encore dans la pioche : { $left }.
       *[other] Les mêmes recommencent : { $who } contre { $rival }. Cartes encore dans la pioche : { $left }.
    }
    .you-detailed = { $pot ->
        [0] Nouveau duel : vous défiez { $rival }. Cartes encore dans la pioche : { $left }.
       *[other] Vous recommencez contre { $rival }, avec deux nouvelles cartes. Cartes encore dans la pioche : { $left }.
    }
    .you-rival-detailed = { $pot ->
        [0] Nouveau duel : { $who } vous défie. Cartes encore dans la pioche : { $left }.
       *[other] Vous recommencez contre { $who }, avec deux nouvelles cartes. Cartes encore dans la pioche : { $left }.
    }
    .braille = { $who } contre { $rival }
    .you-braille = contre { $rival }
    .you-rival-braille = contre { $who }
revealed = { $who } : { $word }.
    .you = Vous : { $word }.
    .brief = { $word }.
    .you-brief = { $word }.
    .detailed = { $who } dit : { $word }.
    .you-detailed = Vous dites : { $word }.
    .braille = { $who } : { $word }
    .you-braille = vous : { $word }
    .late = yes
firecracker = { $who } : pétard !
    .you = Vous : pétard !
    .you-brief = Pétard !
    .detailed = Pétard ! La carte devant { $who } est un pétard. Seul, il gagne le duel.
    .you-detailed = Pétard ! Votre carte est un pétard. Seul, il gagne le duel.
    .braille = { $who } : pétard
    .you-braille = pétard : vous
    .cue = firecracker
initials = Les lettres : { $letters }.
    .brief = { $letters }.
    .detailed = Les deux mots commencent par { $letters }.
    .braille = lettres : { $letters }
beep = Top !
    .braille = top
    .cue = beep
    .clock = yes
answered = { $who } : { $word }.
    .you = Vous : { $word }.
    .detailed = La réponse, dite par { $who } : { $word }.
    .you-detailed = Votre réponse : { $word }.
    .braille = { $who } : { $word }
    .you-braille = réponse : { $word }
race-over = Temps écoulé : personne n’a trouvé.
    .brief = Fini : rien.
    .detailed = Le temps de la course est écoulé, et personne n’a trouvé de mot.
    .braille = temps écoulé
    .cue = bell
    .clock = yes
gave-up = { $who } abandonne.
    .you = Vous abandonnez.
    .you-brief = Abandon.
    .detailed = { $who } abandonne ce duel et ne cherche plus.
    .you-detailed = Vous abandonnez ce duel : vous ne cherchez plus.
    .braille = { $who } abandonne
    .you-braille = abandon
asked-help = { $who } demande un deuxième mot.
    .you = Vous demandez un deuxième mot.
    .brief = { $who } demande de l’aide.
    .you-brief = Aide demandée.
    .detailed = { $who } demande un deuxième mot qui commence par la même lettre. Le temps de la course s’arrête.
    .you-detailed = Vous demandez un deuxième mot qui commence par la même lettre. Le temps de la course s’arrête.
    .braille = { $who } : aide ?
    .you-braille = aide demandée
other-word = La même lettre : { $word }.
    .brief = { $word }.
    .detailed = Voici un autre mot qui commence par la même lettre : { $word }.
    .braille = même lettre : { $word }
    .late = yes
no-other-word = { $who } : pas d’autre mot.
    .you = Pas d’autre mot.
    .detailed = { $who } devait donner un autre mot qui commence par la même lettre, et n’en donne pas.
    .you-detailed = Vous deviez donner un autre mot qui commence par la même lettre.
    .braille = { $who } : pas d’autre mot
    .you-braille = pas d’autre mot
word-said = { $word } : déjà dit, cela ne compte pas.
    .brief = Déjà dit.
    .detailed = { $word } : ce mot a déjà été dit dans ce duel. Il en faut un autre : il ne compte pas.
    .braille = déjà dit : { $word }
same-length = Deux mots justes de { $length } lettres : égalité.
    .brief = Égalité, { $length } lettres.
    .detailed = Les deux mots sont justes et ont chacun { $length } lettres : égalité.
    .braille = égalité : { $length } lettres
shorter-wins = Le mot le plus court gagne, avec { $length } lettres.
    .brief = Le plus court : { $length } lettres.
    .detailed = Les deux mots sont justes : le plus court gagne, avec { $length } lettres.
    .braille = plus court : { $length } lettres
discarded = { $who } avait { $card-a }.
    .you = Vous aviez { $card-a }.
    .brief = { $who } : { $card }.
    .you-brief = Vous : { $card }.
    .detailed = La carte posée devant { $who } est retournée : { $card }.
    .you-detailed = La carte posée devant vous est retournée : { $card }.
    .braille = { $who } avait { $card }
    .you-braille = vous aviez { $card }
    .cue = laid
void = Duel nul. Pot : { $pot } cartes.
    .brief = Nul, pot { $pot }.
    .detailed = Duel nul : personne ne gagne les cartes. Elles vont au pot, qui en contient { $pot }. Les mêmes recommencent.
    .braille = nul, pot { $pot }
pot-lost = Duel nul, et la pioche est finie. Les { $pot } cartes du pot ne sont à personne.
    .brief = Nul. Pot perdu : { $pot }.
    .detailed = Duel nul, et il n’y a plus assez de cartes pour recommencer. Les { $pot } cartes du pot ne sont à personne.
    .braille = nul, pot perdu : { $pot }
won-cards = { $who } gagne { $count } cartes.
    .you = Vous gagnez { $count } cartes !
    .brief = { $who } gagne { $count }.
    .you-brief = Gagné : { $count }.
    .detailed = Duel gagné : { $who } prend { $count } cartes, et lancera le défi suivant.
    .you-detailed = Duel gagné : vous prenez { $count } cartes, et vous lancez le défi suivant.
    .braille = { $who } gagne { $count }
    .you-braille = gagné : { $count }
    .cue = took

ask-opponent = Qui défiez-vous ?
    .brief = Contre qui ?
    .detailed = À vous de lancer le défi. Qui défiez-vous ?
    .braille = contre qui ?
    .help = Choisissez votre adversaire. À trois ou plus, ce ne peut pas être la personne que vous venez d’affronter.
ask-own-word = Un mot en { $letter } ?
    .brief = Mot en { $letter } ?
    .detailed = Préparez en secret un mot qui commence par { $letter }. On l’entendra après le compte de trois.
    .braille = mot en { $letter } ?
    .help = Écrivez en secret un mot qui commence par { $letter }. L’autre devra deviner cette lettre en l’entendant. Un mot qui commence autrement est refusé, et vous en écrivez un autre. Sans mot à temps, ou avec une ligne vide, le duel est nul. À la troisième faute pour le même pot, l’autre prend tout.
ask-ready = Pétard, pas de mot : appuyez.
    .brief = Pétard : appuyez.
    .detailed = La carte que vous connaissez est un pétard : vous n’avez pas de mot à donner. Appuyez quand vous voulez, personne ne remarquera rien.
    .braille = pétard : appuyez
    .help = Un pétard ne demande pas de mot. Appuyez : on comptera jusqu’à trois, puis il sera montré. S’il est seul, la personne devant qui il est posé gagne le duel.
    .lines = Pétard, pas de mot : Entrée.
    .brief-lines = Pétard : Entrée.
    .detailed-lines = La carte que vous connaissez est un pétard : vous n’avez pas de mot à donner. Entrée quand vous voulez, personne ne remarquera rien.
    .help-lines = Un pétard ne demande pas de mot. Entrée suffit : on comptera jusqu’à trois, puis il sera montré. S’il est seul, la personne devant qui il est posé gagne le duel.
    .help-dots = Un pétard ne demande pas de mot. Le point 8 suffit : on comptera jusqu’à trois, puis il sera montré. S’il est seul, la personne devant qui il est posé gagne le duel.
ask-race = Un mot avec les deux lettres ?
    .brief = Les deux lettres ?
    .again = { "" }
    .again-cue = { "" }
    .detailed = Trouvez un mot qui contient les deux lettres, et prenez la parole en premier.
    .braille = les 2 lettres ?
    .help = Cherchez un mot avec votre lettre et celle de l’autre : le mot que vous avez entendu la fait deviner. Dès que vous avez trouvé, écrivez votre mot : commencer à l’écrire, c’est prendre la parole. À plusieurs sur un même clavier, tapez d’abord le chiffre de votre place. Si vous prenez la parole sans mot, vous ne cherchez plus, et l’autre continue. Les mots déjà dits ne comptent pas. Vous pouvez demander une seule fois un deuxième mot, ou abandonner.
ask-both-word = Votre mot ?
    .brief = Mot ?
    .detailed = Dites votre mot : il doit contenir les deux lettres.
    .braille = votre mot ?
    .help = Écrivez un mot qui contient les deux lettres ; si elles sont pareilles, il en faut deux. Commencez dans les trois secondes. Un mot faux rend le duel nul. Sans mot, ou avec une ligne vide, vous ne cherchez plus, et l’autre continue.
ask-calm-start = Écrire maintenant, ou demander un deuxième mot ?
    .brief = Écrire, ou aide ?
    .again = Écrire, ou aide ?
    .detailed = Si vous avez deviné la lettre de l’autre, passez à l’écriture. Sinon, demandez un deuxième mot.
    .braille = écrire, ou aide ?
    .help = Sans vitesse, chacun écrira un mot en secret, et le plus court gagne. Si vous ne devinez pas la lettre de l’autre, demandez d’abord un deuxième mot.
ask-calm-word = Un mot avec les deux lettres ? Le plus court gagne.
    .again = Votre mot, le plus court ?
    .brief = Le plus court ?
    .detailed = Écrivez en secret un mot qui contient les deux lettres. Prenez votre temps : le plus court des mots justes gagne.
    .braille = les 2 lettres, au plus court ?
    .help = Écrivez un mot qui contient les deux lettres, le plus court possible. Si les deux mots sont justes, le plus court gagne ; de même longueur, le duel est nul. Une ligne vide veut dire que vous ne trouvez pas.
ask-second-word = Un autre mot en { $starting } ?
    .brief = Autre mot en { $starting } ?
    .detailed = On vous demande de l’aide. Donnez un autre mot qui commence par { $starting }, mais pas celui-ci : { $word }.
    .braille = autre mot en { $starting } ?
    .help = Donnez un mot plus facile, qui commence par { $starting }, mais pas celui-ci : { $word }. Sans autre mot, le duel est nul.

stands-duel = Duel : { $value }.
    .braille = { $first }-{ $second }

choice-buzz = j’ai trouvé
    .detail = Vous prenez la parole : écrivez aussitôt votre mot avec les deux lettres.
choice-help = demander un deuxième mot
    .braille = 2e mot
    .detail = Vous entendrez un deuxième mot qui commence par la même lettre. Une seule fois par duel.
choice-give-up = abandonner
    .detail = Vous ne cherchez plus. Si l’autre abandonne aussi, le duel est nul.
choice-write = écrire
    .detail = Vous écrivez en secret votre mot avec les deux lettres. Le plus court gagne.

refused-just-met = Vous venez d’affronter cette personne. Choisissez quelqu’un d’autre.
    .brief = Quelqu’un d’autre.
    .braille = quelqu’un d’autre
refused-not-yourself = Vous ne pouvez pas vous défier vous-même. Choisissez quelqu’un d’autre.
    .brief = Pas vous.
    .braille = pas vous
refused-helped-once = Vous avez déjà demandé un deuxième mot. Écrivez votre mot, ou abandonnez.
    .brief = Déjà demandé.
    .braille = déjà demandé

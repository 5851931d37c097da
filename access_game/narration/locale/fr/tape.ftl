### La bande : tout ce qui a été dit, dans un fichier, pour signaler un défaut.

help-tape = noter dans ce fichier tout ce qui est dit, pour signaler un défaut
tape-not-one = { $file } existe déjà et n’est pas une bande d’Access Game. Le fichier reste intact : choisissez un autre nom.
tape-begun = Tout ce que vous entendez est noté dans le fichier { $file }.
tape-shared = Le fichier { $file } garde aussi les moments privés de chacun.
tape-broken = Le fichier { $file } ne peut plus être écrit : la suite n’y sera pas notée. Rien d’autre ne change.
doctor-tape-found = Signaler un défaut : le programme peut noter tout ce qu’il dit.
    .advice = Lancez access-game --tape { $name }, refaites ce qui n’allait pas, puis joignez ce fichier à votre message.

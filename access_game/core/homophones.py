"""English words that sound the same, the common ones: their spelling does not tell, so they are listed.

Written down once from what the built-in voice makes of the words of the list (both in its first half), sound by sound.
The last row is by hand: words said in two ways, and those the voice tells apart though people do not.
"""

ENGLISH = """
ache=ake acknowledgement=acknowledgment actor=acta adapter=adaptor adds=ads advisers=advisors advisor=adviser
affairs=affaires aging=ageing aid=aide aids=aides ain=ane air=heir=ere airs=heirs=ayres aisle=isle align=aline
allowed=aloud alpha=alfa alter=altar ama=armor=armour analog=analogue analysed=analyzed analyses=analyzes
analyze=analyse analyzing=analysing anchor=anker anti=ante=auntie=aunty ants=aunts apologize=apologise
apologized=apologised apologizing=apologising arc=ark are=ah=ahh=aah area=aria areas=arias armies=amis
armored=armoured arms=alms army=ami artifact=artefact artifacts=artefacts ascent=assent aunt=ant
authorization=authorisation authorize=authorise authorized=authorised ax=axe axle=axel baba=barber bail=bale
bailey=baillie bait=bate bald=balled band=banned bank=banc baptized=baptised bar=baa=bah=barre barca=barker
bard=barred bare=bear baron=barren base=bass bases=basses bat=batt bates=baits baton=batten bay=bey be=bee beach=beech
bead=bede bearing=baring bears=bares beat=beet beats=beets been=bean behavior=behaviour behavioral=behavioural
behaviors=behaviours bell=bel=belle bells=belles benefited=benefitted benefiting=benefitting berg=burg=burgh
berries=buries berry=bury beta=beater better=betta big=bigg billy=billie birth=berth births=berths bite=bight=byte
bites=bytes blaze=blaise block=bloc blocks=blocs blonde=blond bloom=blume blue=blew boar=bore board=bored bold=bowled
bonnie=bonny booze=boos border=boarder borders=boarders born=borne=bourne boss=bos boulder=bolder bow=beau=beaux
bowler=bola boy=buoy boys=buoys breach=breech breaches=breeches bread=bred break=brake breaking=braking breaks=brakes
breeze=brees bridal=bridle brit=britt brows=browse build=billed burke=berk burn=bern burr=bur bus=buss buses=busses
but=butte buy=by=bye buys=byes cain=cane=kane calendar=calender caliber=calibre cam=kam cancelled=canceled
cancelling=canceling candy=kandy cannon=canon cannons=canons cant=kant canvas=canvass capital=capitol
capitalize=capitalise car=carr care=keir carl=carle carrot=karat cart=carte=kart carter=carta=kata carts=karts
cash=cache cast=caste casts=castes cat=kat catalog=catalogue categorized=categorised cause=cores=kors ceiling=sealing
cell=sell=cel cells=sells censor=sensor center=centre centered=centred centers=centres centralized=centralised
cents=scents cha=char characterization=characterisation characterize=characterise characterized=characterised
charlie=charley chased=chaste check=cheque checks=cheques cheer=chia chew=chou chi=kai chile=chili=chilly=chilli
choose=chews chord=cord chords=cords chow=ciao christie=christy cis=sis cited=sighted=sited citing=sighting=siting
civilization=civilisation civilizations=civilisations civilized=civilised clause=claws coal=cole=kohl coat=cote
cobb=cob coco=cocoa cola=kola colonel=kernel colonization=colonisation color=colour colored=coloured
colorful=colourful coloring=colouring colors=colours complement=compliment complementary=complimentary
compliments=complements con=conn=kon coop=coup=coupe cop=kop core=caw=corps=kor corey=cory cosy=cozy council=counsel
councillor=councilor councillors=councilors councils=counsels counseling=counselling counsellor=counselor
counselors=counsellors course=coarse court=caught craft=kraft cream=creme creek=creak crew=crewe=cru
criticize=criticise criticized=criticised criticizing=criticising cross=crosse crude=crewed cruise=crews cue=queue
cues=queues curb=kerb current=currant curry=currie customized=customised cyprus=cypress damn=dam damned=dammed day=dey
days=daze dear=deer=deere decks=dex dee=dae defence=defense defences=defenses demon=daemon dependent=dependant
descendants=descendents descent=dissent dialogue=dialog diarrhea=diarrhoea die=dye died=dyed dies=dyes disc=disk
discreet=discrete discs=disks dispatch=despatch dispatched=despatched diva=deva do=doo doc=dock docks=docs
doe=dough=doh doggy=doggie done=dun donor=dona donut=doughnut donuts=doughnuts door=daw=dor=dore draft=draught
drafts=draughts draw=drawer draws=drawers dryer=drier dual=duel duct=ducked due=dew dui=dewy dyer=dire dying=dyeing
earn=urn earnest=ernest earns=urns ease=eas eater=eta eight=ate=ait emphasize=emphasise emphasized=emphasised
emphasizes=emphasises emphasizing=emphasising endeavor=endeavour endeavors=endeavours enroll=enrol
enrollment=enrolment eric=erick ether=aether expose=expos eye=aye eyed=ide eyes=ais faint=feint fair=fare fairs=fares
fairy=faerie fat=phat father=farther favor=favour favorable=favourable favored=favoured favors=favours feet=feat
fella=feller fertilizer=fertiliser fetal=foetal fetus=foetus few=feu=phew=whew fiancé=fiancée fiber=fibre
fibers=fibres fill=fil finalized=finalised find=fined fish=phish fisher=fissure fishing=phishing flair=flare
flavor=flavour flavored=flavoured flavors=flavours flawed=floored flea=flee flew=flu=flue flex=flecks floor=flaw
floors=flaws flour=flower flyer=flier flyers=fliers foe=faux=foh=pho foo=fou for=four=fore formally=formerly
fort=fought forth=fourth foul=fowl francs=franks frank=franc freeze=frees=frieze fueled=fuelled fulfil=fulfill
fulfillment=fulfilment fur=fir=fer gangster=gangsta gases=gasses gate=gait gauge=gage gays=gaze gee=jee geez=jeez=gees
gel=jell gene=jean generalized=generalised genes=jeans gentleman=gentlemen geo=gio gin=jin=ginn=jinn
globalization=globalisation goa=goer gore=gor grand=grande gray=grey great=grate greater=grater grill=grille
grown=groan guarantee=guaranty guerrilla=guerilla guest=guessed guilt=gilt guys=guise ha=hah hail=hale hair=hare
hairs=hares hall=haul halls=hauls halt=holt harbor=harbour haste=hast haze=hays he=hae head=hed heal=heel
healed=heeled hear=here heard=herd hears=heres heart=hart heels=heals height=hight heroes=heros heroin=heroine hey=hay
hi=high=hie=hye higher=hire him=hymn hoc=hock hog=hogg hold=holed holmes=homes holy=wholly home=holm honor=honour
honorable=honourable honored=honoured honoring=honouring honors=honours horse=hoarse hose=hoes=hos
hospitalized=hospitalised hour=our hours=ours how=howe=hao hue=hew humor=humour humorous=humerus hurts=hertz idle=idol
ids=ides if=iff illicit=elicit in=inn ins=inns insight=incite insights=incites installment=instalment isles=aisles
jack=jak jail=gaol jasmine=jasmin jaw=jor jesse=jessie jewelry=jewellery jimmy=jimmie johnny=johnnie
judgment=judgement judgments=judgements karma=calmer=kama kay=cay key=kea=quay keys=quays kinda=kinder knee=nae
knew=new knicks=nicks=nix knights=nights knit=nit knob=nob know=no=noh knowledgeable=knowledgable knows=nose kris=cris
labeled=labelled labeling=labelling labor=labour lack=lac=lakh lacks=lax=lacs lama=llama lamb=lam lane=lain laps=lapse
las=lass lava=larva law=lore=lor lay=lei=ley lead=leed leak=leek leaks=leeks least=leased ledger=leger lee=lea
legalization=legalisation less=les lesson=lessen lessons=lessens letters=lettres leukemia=leukaemia levy=levee
liar=lire=lyre licences=licenses license=licence lie=lye light=lite lilly=lily lime=lyme links=lynx liter=litre
literal=littoral load=lode loan=lone localized=localised locks=lox loo=lew=lieu loose=luce loosen=lucerne loot=lute
lord=laud lords=lauds lose=loos loss=los lot=lotte louis=louie low=lowe lows=lowes luna=lunar lux=luxe mac=mack=mak
madam=madame made=maid maiden=maidan mail=male main=mane=mein maize=maze=mays males=mails mall=mal maneuver=manoeuvre
manner=manor=manna manners=manors mantle=mantel mar=maa marginalized=marginalised mark=marc=marque marks=marques
marshall=martial=marshal marvellous=marvelous mask=masque mass=mas mast=massed matt=mat=matte maximize=maximise
maya=mire mayor=mare=mair mayors=mares me=mae meant=ment medal=meddle medieval=mediaeval meet=meat meets=meats
melon=mellon mere=mir=meer merry=meri mess=mes metal=mettle meter=metre meters=metres mick=myc mickey=micky might=mite
mike=mic mill=mil=mille mina=meaner mind=mined miners=minors minimize=minimise minor=miner miss=mis missed=mist
mock=moc mode=mowed modeled=modelled modeling=modelling modern=moderne modernization=modernisation moe=mow mold=mould
molly=mollie moose=mousse more=maw morning=mourning mosquitoes=mosquitos mourn=morn muscle=mussel muscles=mussels
muse=mews mustard=mustered naval=navel neal=kneel need=knead neighbor=neighbour neighborhood=neighbourhood
neighborhoods=neighbourhoods neighboring=neighbouring neighbors=neighbours night=knight=nite noel=knoll=noll
noise=noyes non=none nor=gnaw=naw not=knot=nott nut=knut nye=nigh ode=owed odor=oda=odour offences=offenses
offense=offence oh=owe=eau old=olde optimization=optimisation optimize=optimise optimized=optimised or=ore=awe=oar
oral=aural organisation=organization organisations=organizations organizational=organisational outer=outta over=ova
overseas=oversees owes=ows paced=paste pack=pac packed=pact packs=pax=pacs paid=payed pain=pane pains=panes
pair=pear=pare paired=pared pairing=paring pairs=pears palate=palette pale=pail panda=pander paralyzed=paralysed
parker=parka=parkour parlor=parlour party=parti pass=pas past=passed pastor=pasta pattern=patten paul=pall
pause=paws=pores=pours paw=pore=pour pea=pee peace=piece peak=peek=pique peaked=peeked=piqued peaks=peeks
pearce=pierce peas=pease=pees peck=pec pedal=peddle pediatric=paediatric peel=pele peer=pier=pia peers=piers
peninsula=peninsular per=pur=purr perry=peri personalized=personalised peter=pita phase=faze phi=fie phony=phoney
pick=pic picks=pics=pix pie=pi=pye pies=pais pillar=pilar pine=pyne pinky=pinkie plain=plane planes=plains
please=pleas plum=plumb plumber=plummer point=pointe polarized=polarised pole=poll polls=poles populace=populous
port=porte porter=porta pots=potts practice=practise practiced=practised practices=practises practicing=practising
praise=prays=preys pratt=prat pray=prey prayed=preyed praying=preying principal=principle principles=principals
prioritize=prioritise profit=prophet profits=prophets program=programme programmes=programs prophecy=prophesy
pros=prose protesters=protestors publicly=publically quartz=quarts racket=racquet rain=reign=rein rained=reigned
raining=reigning rains=reigns=reins raise=rays=raze raised=razed randomized=randomised rap=wrap rapper=wrapper
rappers=wrappers raw=roar ray=rei razor=raiser=razer read=reed reads=reeds ready=reddy realise=realize
realised=realized realising=realizing realization=realisation realizes=realises rear=ria recognised=recognized
recognizable=recognisable recognize=recognise recognizes=recognises recognizing=recognising red=redd ren=wren
reorganization=reorganisation rest=wrest review=revue rex=recs=wrecks rhyme=rime riff=rif right=write=wright=rite
rights=writes=rites ring=wring ringing=wringing rise=reis road=rode=rowed robbins=robins rock=roc=rok role=roll
roles=rolls root=route roots=routes rose=rows rotor=rota rough=ruff row=roe=rho rude=rood rumor=rumour
rumored=rumoured rumors=rumours russia=rusher rye=rai=wry sack=sac sacks=sacs=sax said=sed sail=sale sal=salle
sales=sails salt=sault sane=seine sang=sangh savior=saviour saw=soar=sore sawyer=soya say=sei says=sez scar=ska
sea=see=cee sean=shawn=shorn seed=cede seeded=ceded seem=seam seems=seams seen=scene sees=seas=seize seller=cellar
sellers=cellars sense=sens sensors=censors sent=cent=scent series=ceres sewing=sowing sex=secs sha=shah
shake=sheikh=shaikh=shaykh=sheik shaw=shore shea=chez=shay sheer=shear sheriff=sherif shoe=shoo shoot=chute
shoots=chutes sick=sic side=sighed sigh=sai sign=sine signaling=signalling silver=silva sin=cine
sink=sync=cinque=synch sinking=syncing site=sight=cite sites=cites=sights sizable=sizeable size=sighs=sais
skeptical=sceptical skepticism=scepticism slay=sleigh slight=sleight smoky=smokey so=sew=sow=soe socks=sox solar=sola
sole=soul some=sum sons=suns sort=sought souls=soles source=sauce sources=sauces spa=spar spade=spayed spear=speer
spec=speck specialized=specialised specializes=specialises specializing=specialising specs=specks
stabilization=stabilisation staff=staph stairs=stares stake=steak stakes=steaks stalk=stork standardized=standardised
star=starr stare=stair stationary=stationery stayed=stade=staid steal=steel steals=steels stella=stellar step=steppe
steps=steppes stony=stoney stories=storeys story=storey straight=strait straits=straights styles=stiles
subsidized=subsidised suck=suk sue=sou suites=sweets summarized=summarised summary=summery summer=summa sun=son
surge=serge swat=swot sweet=suite sweetie=sweety sword=sawed=soared symbol=cymbal symbols=cymbals tail=tale
tales=tails talk=torque tao=tau tate=tait taught=taut=tort tax=tacks tea=tae=tee teaming=teeming tear=tier tears=tiers
tease=tees=teas temp=tempe tenor=tenner terror=terra theater=theatre theaters=theatres their=there therefore=therefor
thorpe=thorp though=tho throne=thrown through=threw=thru throw=thro throws=throes tick=tic ticks=tics tide=tied
tie=tai=tye tighten=titan til=till time=thyme tire=tyre tires=tyres titans=tightens to=too=two toad=towed=toed toe=tow
tongue=tung tons=tonnes tor=tore torah=tora tory=tori totaled=totalled totaling=totalling tough=tuff tracked=tract
traveled=travelled traveler=traveller traveling=travelling tray=trey troop=troupe trustee=trusty tumor=tumour
tumors=tumours tuna=tuner turn=tern turns=terns unauthorized=unauthorised usable=useable utilization=utilisation
vain=vein=vane vale=veil=vail vapor=vapour versus=verses visualization=visualisation wade=weighed wait=weight
waited=weighted waiting=weighting waits=weights waived=waved waiver=waver wales=whales wall=whorl walls=whorls
want=wont war=wore=waugh warn=worn waste=waist wasted=waisted watts=whats wave=waive waving=waiving way=weigh=whey
ways=weighs we've=weave we=wee=oui wearing=waring wears=wares=wheres week=weak weekly=weakly wet=whet whack=wack
whale=wail=wale what=wat=watt=wot wheeled=wield when=wen where=wear=ware whether=weather=wether which=witch=wich
while=weil=wile whining=wining whiskey=whisky white=wight who=hoo whoa=woe whole=hole why=wye wide=why'd wig=whig
willie=willy=willey win=winn=wyn=wynn wine=whine wines=whines wise=whys=wis wit=whit would=wood wrapped=rapped=rapt
wrapping=rapping wrath=rath writing=righting wrong=rong wrote=rote yah=yar yea=yay=yeh you'll=yule
you're=your=yaw=yore you=ewe=yew zac=zack
one=won ones=wons red=read=redd i=eye=aye ball=bawl balls=bawls poor=pour=pore lead=led wind=whined tear=tare
jam=jamb wax=whacks yolk=yoke mum=mom sara=sarah zoe=zoey isle=i'll
"""

/// Concepts that words of seven languages share: `rope`, `Strick` and `corde` are means. A line is one concept and the words
/// that stand for it, folded; `kill*` for all that begin so, with at least three letters. A word may stand for several.
///
/// The classifier learns from a concept, and from two that stand near each other, what a sentence of one language teaches it
/// about the others.
enum SafetyConcepts {
    static let table = """
        self: comigo conmigo eu i ich id ik im io ive j je m ma me mein* mes meu meus mezelf mi mia mich mie miei \
            mij mijn mim mine minha minhas mio mir mis moi mon my myself yo
        not: aint arent cant couldnt didnt doesnt dont geen hasnt havent isnt kein* nao ne neither nem ni nicht niet \
            no noch non nor not pas wasnt wont wouldnt
        never: jamais jamas mai never nie niemals nooit nunca
        nothing: nada nichts niente niets niks nix nothing nulla rien zero
        nobody: keinem keinen keiner nadie nessuna nessuno niemand* ninguem nobody noone personne
        without: ohne sans sem senza sin without zonder
        more: anymore gia ja longer mais mas meer mehr piu plus weiter ya
        all: all alle allemaal allen aller alles dovunque everybody everyone everything everywhere iedereen jedem \
            jeder monde overal ovunque partout todo todos tous toutes toutlemonde tutti tutto uberall ueberall
        they: deles elas eles ellas elles ellos eux hen hun ihnen ils les leur leurs loro sie their them they theyd \
            theyll ze zij
        family: abuela abuelo avo bambini broer brother bruder child children criancas dad daughter dochter eltern \
            enfant enfants enkel* esposa esposo famiglia familia familie* famille family father femme figli figlia \
            figlio filha filho filhos fille fils fratello frau frere genitori gezin grandad grandma grandpa hermana \
            hermano hija hijo hijos husband irma irmao kids kind kinder kinderen kindern kleinkind* madre mae mam \
            mama maman mami mamie mamma man mann mari marido marito mere moeder moglie mom mother mujer mulher mum \
            mutter neto* nieto* nino ninos nipot* nonna nonno oma opa ouders padre padres pai pais papa papi parents \
            partner partnerin pere schwester sister soeur sohn son sorella tochter vader vater vrouw wife zoon zus
        other: ami amica amico amie amiga amigo bewohner* bewoon* boyfriend buddy buur* classmate colega colleague \
            collega collegue companer* copain copine el ela ele ella elle er fidanzat* freund* friend friends \
            girlfriend haar he hem her hers hij him his ihm ihn ihr il kollege kollegin kumpel lei lui maat mate \
            nachbar* namorad* neighbor neighbour novia novio ospite patient* pote ragazzo resident residente \
            roommate seu she student su sua suo utente vecin* vicin* vizinh* voisin* vriend* zij zijn
        better: adem* alivi* aufatmen besser beter better breathe calmer easier einfacher erleichter* facil* freer \
            glucklich* happier leger* legger* leichter leve leves lichter liger* lighter makkelijk* meglio mejor \
            melhor mieux opgelucht relief relieved respir* rustig* sollev* soulag* tranquil*
        gone: andarmene andat* away desapare* disappear* disparai* disparu* embora fort fuera gegangen goes gone ido \
            irme leav* left marchar* parti* quit spari* sumi sumir sumo vanish* verdwen* verdwij* verschwind* \
            verschwund* vertrek* vertrok* weg
        here: aca aqui around bleib* blijf* blijven ci da dableiben ficar fico here hier ici la present presente qua \
            quedar* quedo qui restare reste rester resto stay staying
        exist: bestaan bestehen dasein esist* esserci essere etre exist* sein ser wezen zijn
        die: dead deadly death decede* die died dies dood doodga* doodging dying fallec* gestorben meurs meurt mori \
            morir morire morr* mort* mourir mourrai muer* muoi* murio overled* overlijd* passed starb sterb* sterf* \
            sterven stierf stirbt tod todes* tot tote toten
        kill: ammazz* bringtmich kill killed killing kills mata matan matar mataria matarme matava mato selbstmord* \
            selbsttot* suicid* suizid* toten tue tuer tuerais tues uccid* umbring* vermoord* zelfdoding zelfmoord*
        life: alive gelebt geleefd lebe leben lebendig lebens lebst lebt leef leefde leeft leven levend* life live \
            lived lives living vecu vida vidas vie vies vis vissuto vita viva vivant* vive vivendo viver vivere vivi \
            vivido vivir vivo vivre
        end: acab* afgelopen aus beenden eind einde eindig* end ende ended enden endet ending ends fertig fim fin \
            final finale fine fini finie finir finire finis finisce finish* finit* klaar over rum schluss termin* um \
            voorbij vorbei
        stop: arret* aufhoer* aufhor* cease* cess* dejar dejo ferm* gestopt hoert hort larg* ophou* para parar \
            parara pare parem paren pause quit smess* smett* stop stopped stoppen stopping stops stopt
        sleep: addorment* asleep dorm* dors dort duerm* einschlaf* endorm* geschlaf* geslapen inslapen nap schlaf* \
            schlief slaap* slapen sleep sleeping slept sliep sommeil sonno sono sueno
        wake: acord* alarm aufgewacht aufwach* augen awake despert* despiert* eyes occhi ogen ojos olhos reveil* \
            svegli* wach wake waking wakker* wecker wekker woke woken yeux
        morning: amanec* amanha dag dawn day demain domani manana manha matin mattin* monday morgen morgens morning \
            ochtend* sunrise tag tomorrow
        night: abend abends avond* evening evenings heute nacht nachten nachts night nights noche noches noite \
            noites notte notti nuit nuits sera soir soirs stanotte stasera tonight vanavond vannacht
        future: adult ahead aniversario anniversaire avenir birthday christmas complean* cumple* futur* geburtstag \
            kerst nachst* naechst* natal natale navidad* next noel old older prochain* prossim* proxim* toekomst \
            turn vem verjaardag volgend* weihnacht* zukunft
        hope: desesp* desper* disper* esper* espoir hoff* hoop hope hopeless* hopeloos hopes hoping sper* verzweif* \
            wanhop*
        reason: bother bringt gruende grund grunde lohn* meaning motiv* nut perche point pointless points pourquoi \
            purpose quoi ragion* raison raisons razao razoes razon razones reason reasons reden redenen scopo sens \
            sense senso sentido serv* sinn sinnlos use vale waarom waarvoor warum why wofur worth wozu zin zinloos \
            zweck
        tired: agotad* beu cansad* cansanc* drained epuis* erschopf* esaust* exaust* exhaust* fart* fatigu* fed \
            fertig hart* kaputt las lasse marre moe mude muede op satt sick stanc* stuf* tired uitgeput weary worn \
            zat
        burden: atrapalh* ballast belast* bother boulet broken burden* carga demais estorb* failure fallimento \
            fallit* fardeau fardo fracas* gene genent gener heavy inutil* last lastig load loop mislukk* molest* \
            nuisance nul nulle nutteloos nutzlos pesado peso poids rate ratee sobra sobro troppo trouble unnutz \
            useless versag* waardeloos waste way weg weight wertlos worthless
        pain: ache agony doi dolio dolor* dor dores douleur* duele hurt hurting hurts insoport* insopport* insuport* \
            insupport* leid* lijd* mal male ondraag* pain pains pijn* qual schmerz* soffr* sofr* souffr* suffer* \
            sufr* tut unbearable unertrag* weh zeer
        empty: black cinzent* dark darkness donker* dunkel empty engourdi* entumec* escur* fantasma fantome geist \
            ghost grau gray grey grigio grijs gris hollow leeg leer nichts noir nothingness numb obscur* oscur* \
            schwarz spook taub vaci* vazi* vide vuot* zwart
        alone: alleen allein* alone eenzaam einsam* loneliness lonely seul seule sola soledad solidao solitud* solo \
            sozinh*
        trapped: atrapad* ausgang ausweg cage chius* coinc* deur* door doors encerrad* exit fenetre fenster finestra \
            gefangen gevangen intrappol* issue janela mur muren muro opgesloten out pared* piege porta porte pres* \
            puerta* raam raus room saida salida sortie stuck trapped tueren tunnel tur uitweg uscita ventana waende \
            wall walls wand wande window
        head: bruit cabeca cabeza denk* gedacht* gedank* head hoofd kopf laut loud luid mind noise pens* piens* \
            ruido rumore stemmen stimmen testa tete think thinking thinks thought thoughts voces voci voices voix \
            vozes
        hate: abscheu* asco ashamed asquer* degout* despise detest* disgust* ekel* ekl* haat haine hais hass* hate \
            hated hates honte loath* nojo odeio odi* schaam* scham* schif* shame vergogn* vergonh* verguenz* walg*
        guilt: blame colpa colpevol* coupab* culp* fault gewissen guilt* schuld* sens* spijt
        goodbye: abschied* addio adeus adieu* adios afscheid* bye despedi* despid* farewell goodbye* lebwohl salut* \
            tschuss vaarwel verabschied*
        last: dernier* final laatste last letzte* ultim*
        letter: abschiedsbrief afscheidsbrief biglietto bilhete brief* carta cartas dagboek diario diary ecri* \
            escrev* escrib* escrit* geschreven geschrieben journal letter lettera lettere letters lettre* mot nota \
            note notes schreef schreib* schrijf* scritt* scriv* testament* will write written wrote zettel
        give: daba dado dar data dato dei deu di doad* doei donne* gaf gave gegeben gegeven geschenkt give given \
            gives giving heirlooms offert regal* schenk* sell sold vend* verkauf* verkocht verschenk* weggeef* \
            weggegeven
        need: benotig* besoin bisogno brauch* falta gebraucht hara heb necesit* need needed needs nodig precis* \
            serve servira
        sorry: adoro aime* ama amo amor amore apolog* bene desculp* disculp* entschuldig* excus* forgive hou houd \
            lieb* liefde love loved pardon* perdao perdon* quiero scus* sorry vergeef* verzeih*
        thanks: bedankt dank* gracias grazie merci obrigad* thank thanks
        pills: apothek* beta* blister boite* cabinet cachet* caixa* caja* cajon cartela cassetto comprime* \
            comprimid* cupboard doos* dose dosis drawer farmac* gaveta ibuprof* insul* la medica* medicijn* medicin* \
            medikament* medizin* meds overdos* packung paracetamol pastigli* pastill* pil pill pille* pills \
            plaquette remedio* scatol* schachtel schlaf* schublade sobredos* somnifer* sonnifer* strip tablet \
            tablets tablette* tiroir uberdosis
        count: achete* acumul* bereit besorg* bewaar* bought buy collect* compr* compte* conserv* conta contar \
            contare conto count counted counting cuent* gekauft gekocht gesammelt gesorgt gespaard geteld gezahlt \
            guard* hoard* junt* klaar prepar* pret pronto raccol* ready sammel* save saved saving spar* stockpil* \
            tel tellen verzamel* zahl*
        means: arma arme blade coltello corda corde couteau cuchill* cuerda faca gun klinge knife lama lame lametta \
            lamina mes mesje messer navaja noose pistola pistool rasier* rasoir razor rope scalpel scheermes* seil \
            strick touw waffe
        bridge: acantil* azotea balcon balcone balcony balkon barandilla beira bord borde bordo bridge bridges \
            brucke bruecke brug cliff dach dak edge falaise flat floor gelander height hochhaus kante klif klippe \
            ledge leuning parapet penhasco pier pont ponte puente railing rand rebord ringhiera roof rooftop \
            scogliera tejado telhado tetto toit tower varanda
        train: anden bahn bahnsteig binari* comboio gleis* linha metro perron plataforma platform quai rail* rotaie \
            schiene* spoor subway track tracks train trains tram trein trem tren treno trilh* tube ubahn vias voie* \
            zug zuge
        jump: atir* butt* cader* caer cair fall fallen falling gesprungen go jump jumped jumping lach* lasci* laten \
            let letting loslass* pul* salir salt* saut* sprang spring* step tomber vallen
        car: albero anschnall* arbol arbre arvore auto baum belt boom bus caminh* camion car carro ceinture cinto \
            cintura cinturon coche conduc* conduz* drive driving fahr* gordel guid* gurt laster lastwagen lenkrad \
            lkw lorry macchina rijd* roule* schnall* seatbelt speed steer stuur swerve traffic tree truck voiture \
            volant volante vrachtwagen wagen wall wheel
        water: acqua afog* agua ahog* anneg* deep diep drown* eau ertrink* fiume fluss lake mar mare meer mer noy* \
            ocean profond* profund* rio river rivier riviere sea see tief verdrink* wasser water zee
        cut: aran* bleed cicatri* cort* coup* cut cuts cutting entaill* geschnitten gesneden graffi* griff* kras* \
            kratz* lines litteken* marcas marks marque* narbe* rayas risc* ritz* scar scars schneid* schnitt* \
            scratch* segni slice snee* snij* streep strepen striche tagli* traits
        skin: arm armel* arms cosce coscia coxa* cuisse* dij dijen handgelenk* haut huid langarm* leg legs manches \
            manga mangas maniche mouwen muneca* muslo* oberschenkel* onderarm* peau pele pelle piel poignet* pols* \
            pulso* skin sleeve sleeves thigh thighs wrist wrists
        burn: aansteker accendino bougie brand* briquet bruci* brul* burn burned burns burnt candle chama feuerzeug \
            fiamma fire flame flamme isqueiro kaars kerze lighter llama mechero queim* quem* vela verbrand* \
            verbrannt verbrenn* vlam
        decide: ausgesucht beslis* besloten besluit* choose chose chosen date datum decid* decis* doorgehakt ensay* \
            entschied* entschloss* entschluss* gepland geplant knoop made picked plan* rehears* repas* repet* \
            ripass*
        calm: calm* frieden kalm leise pace paix paz peace peaceful quiet* ruhe ruhig rust rustig silenc* silent \
            stil still tranquil* vrede
        wait: after apres aspett* ate attend* bis daarna depois despues dopo esper* finche hasta jusqu* na nach till \
            tot until wacht* wait waiting wart*
        papers: abo* account accounts affaires affairs arrum* assicur* assurance aufgeraumt belongings chaves chiavi \
            cle* coisas compte conta conto cosas cose cuenta debiti debt debts dette* deudas dividas documenti \
            geordnet geregeld insurance key keys konto llaves opgeruimd orden* order ordine ordn* pagato pague \
            paguei papeis papeles papers papier* password passwort* possessions range* regel* regle* rekening sachen \
            schlussel* schuld* seguro sistem* sleutels sorted spullen stuff subscriptions things tidy versicherung* \
            verzeker* wachtwoord*
        find: accorg* ach* apercev* bemerk* care cares cuenta echar encontr* extran* falta find finden findet finds \
            found fund* gefunden gevonden hall* manc* manqu* merk* mis miss missed missen missing mist nota* note* \
            notice noticed notices opmerk* percep* remarqu* rendrait trouv* trov* vermiss* vind* vond
        cry: chor* cried cries cry crying heul* huil* lacrim* lagrim* larm* llor* piang* pianto pleur* tears tran* \
            wein*
        funeral: beerdigung begraf* cementerio cemetery ceu ciel cielo cimetiere cimitero coffin deus dieu dio dios \
            enterrement enterro entierro esquela friedhof funeral funerale god gott grab graf grave heaven hemel \
            himmel kerkhof necrolog* obituario obituary paradi* rouw* sarg todesanzeige tomba tombe trauer* tumba \
            tumulo velorio
        off: abschalt* apag* ausschalt* botao boton bottone bouton button debranch* deslig* etein* knop knopf off \
            plug schalter spegn* switch tasto uitschak* uitzet*
        enough: abbastanza aguant* aguent* assez aushalt* bast* bear carry cheg* cope endure enough ertrag* genoeg \
            genug halt* hold hou* regg* soport* stand suficiente support* take verdra* vol
        care: care egal fous frega gleichgultig igual import* indiffer* maakt matter matters scheissegal schel* \
            tanto tantofaz uit whatever wurscht
        wish: als desear envie fosse fossi fuera ganas gostar* gustaria haette hatte if lieber liever like magari \
            mochte moechte ojala only prefer* quer* quier* quisi* rather sarebbe se serait seria si souhait* veut \
            veux voglio volev* vorrei voudr* voulu waere want wanted wanting wants ware was wenn wens* wil wilde \
            will willen wish wished wishes wollen wollte would wouldnt wuerde wunsch* wurde zou zouden
        feel: feel feeling feels felt fuhl* gefuhl gevoel* ressen* sens sent senti* sento sient* sint* spur* voel*
        hide: bad badezimmer badkamer bagno banheiro bano bathroom cach* escond* geheim* gelogen heimlich* hid \
            hidden hide hides hiding klo lie lied lieg* luge* mens mensonge ment* mient* nascond* nascost* pretend* \
            secret* segreto sink stiekem tap toilet toilette* verberg* verheimlich* verstec* verstop* wc
        eat: abendess* almoco almuerz* ass at ate aval* avondeten bissen bite bocado boccone bouchee breakfast cena \
            chew cibo colazione com* dejeuner desayun* diner dinner eat eaten eating eats eet engol* ess* eten feed \
            food foods fruhstuck* garfada gegessen gegeten hap ingoi* iss isst jantar kau* lunch maaltijd* mach* \
            mahlzeit* mang* mastic* meal meals mittagess* nahrung nourriture ontbijt pasti pasto pranzo refeic* \
            repas schluck* slik* snack* supper swallow trag* voedsel
        food: acucar apfel appel apple arroz azucar banana biscott* biscuit bolacha* bolo bread brood brot burger \
            butter cake carboidrat* carbs carrot chips chocola* cioccolat* cookie cookies cucumber ensalada galleta* \
            gateau* glucides gum hidratos insalata kaugummi keks* koek* kohlenhydrat* koolhydrat* kuchen lettuce \
            maca manzana mela nudel* pain pan pane pao pasta pastel pates pizza pomme reis rice rijst riso riz salad \
            salada salade salat schokolade sla sucre sugar suiker taart tarta toast torta yoghurt yogurt zucchero \
            zucker
        thindrink: acqua agua broth cafe caffe cha coffee eau gum kaffee koffie smoking te tea tee the thee wasser \
            water zigarett*
        hunger: affam* ayun* digiun* faim fame fast faste* fasting fome hambre honger hunger hungern hungry jeju* \
            jeun* starv* uithonger* vast vasten verhunger*
        vomit: arcad* balde braak* bucket cubo dedos devolv* dita doigt* eimer emmer erbrech* erbroch* finger \
            fingers garganta gola gorge keel kots* kotz* overgeef* overgev* provoqu* puke purge purging rendre rendu \
            rimett* seau secchio sick spei* spug* spuug* threw throat throw toothbrush ubergeb* uebergeb* vinger* \
            vom*
        laxative: abfuehr* abfuhr* diatpille* diureti* einlauf enema entwasser* lassativ* lavement laxant* laxativ* \
            laxeer* plaspil* senna slimming
        calorie: cal calori* cals deficit defizit intake kalorie* kcal
        scale: balanca balance bascula bilancia bmi chiffre chili chilo getal gewicht* gewogen kg kilo kilogramm \
            kilos lbs number numero pes* pfund poids pound pounds quilo* scale scales stone waage weeg* wegen weigh \
            weighed weighing weighs weight weights wieg* zahl
        thin: bones bony botten costelas costillas costole cotes delgad* duenn* dun dunn* flac* huesos knochen light \
            lighter mager* magr* maigr* mince* os ossa osso* ribben ribs rippen schlank* shrink size skinny slank \
            slim small smaller taille thin thinner
        fat: baleia baleine balena ballena big brutt* cow dick* dik* disgusting enorme* espejo espelho fat fe feia \
            fett* gord* grass* gros grosse grosses hasslich* huge kuh laid* lelijk miroir mirror obese pig \
            reflection schwein specchio spiegel ugly vaca varken vet wal walvis whale
        body: abito barriga bauch belly body broek* buik calcas clothes corpo corps cosce coxas cuerpo cuisses dijen \
            dress fianchi hanches heupen hose huften jeans jurk kleid kleider kleren koerper korper lichaam lijf \
            muslos oberschenkel pancia pantalon* pants robe ropa stomach tripa trousers ventre vestido vestito \
            vetements
        lose: abgenommen abnehm* adelgaz* afgevallen afval* baj* calar* dimagr* drop emagrec* kwijt lose losing lost \
            maigrir perd* pers* shed verlier* verlies* verloren
        binge: abbuff* anfall* atrac* binge* compuls* craqu* crise eetbui* empach* entera entier* essanfall* fress* \
            ganze goinfr* hele inteir* intera intero overate packet packung pacote pak paquet stuffed vreet* whole
        earn: abtrainier* allow allowed ausgleich* bestraf* burn castig* compens* darf deserve* droit durfen earn* \
            elimin* gan* goedmaken guadagn* mag merec* merez* merit* mogen permess* permit* posso puni* quem* \
            rattrap* smalt* straf* undo verbranden verdien* wiedergut* work
        control: bien braaf brav* clean control* debil debol* faible fier* fort* fraca fraco fuert* good gut \
            kontroll* orgoglios* orgulh* orgull* power proud sage schwach stark sterk stolz strong trots weak zwak
        afraid: afraid angoiss* angst* ansia ansied* ansios* anx* bang fear furcht* medo miedo panic panico paniek* \
            panik* panique* paura peur* scared terrif* terror*
        few: alleen apenas bloss hochstens just juste least less little maar meno menos minder minimo minimum minst \
            moins nothing nur only peu poco pouco seulement slechts so solo soltanto weinig wenig*
        skip: auslass* cambi* ersetz* evit* instead negar oversla* plaats place posto pul* recus* refus* remplac* \
            replace rifiut* salt* saut* skip skipped skipping sla sostitu* statt swap troc* vervang* verweiger* \
            weglass* weiger*
        exercise: academia agachament* allen* bike burpees cardio cinta correndo correr correre corro corsa courir \
            cours course deporte entrain* entren* escada escalera escalier esteira exercise gym hardlop* joggen \
            kilometer km kniebeug* lauf laufband laufen lauft loop* lopen miles palestra pas pasos passi passos ren \
            rennen run running scale schritte sentadill* sport sporten squat squats stairs stappen steps tapis train \
            trainier* training trap trappen treadmill treinar treino treppe velo workout
        period: cabelo capelli cheveux ciclo cold cycle freddo frier* frio froid haar haare hair kalt koud menstru* \
            mestru* ongesteld pelo period periode periods regla regles tage zyklus
        chest: borst* breastbone brust* chest costelas costillas costole cotes esterno esternon heartburn pecho \
            peito petto poitrine rib ribben ribs rippen sterno sternum thorax torace torax
        heart: battito bpm coeur coracao corazon cuore hart hartslag* heart herz* polso pouls puls pulse pulso rate
        arm: arm arme arms back braccio braco bras brazo* collo costas cuello dos epaule* espalda esquerd* finger \
            fingers gauche hand hands hombro* izquierd* jaw kaak kiefer left linke* links machoire main mandibola \
            mandibula mano mascella maxilar nacken neck nek nuque ombro* omoplat* pescoco rucken rug scapol* schiena \
            schouder* schulter* shoulder shoulders sinistr* spall*
        pressure: aperta* apriet* ard* beklem* belt branderig* bruci* brul* burn* ceinture crush* druck* drueck* \
            druk* elefant elephant eng* etau facada faust fist fitt* gurtel knijp* olifant oppress* opres* peso \
            pinch* poignard* poing pontad* presion press* pugno punho puno riem ripping schraub* serr* squeez* stab* \
            stech* steek steekt steken sticht strak string* tear* tight* vice vuist weight zieh*
        breath: adem* affann* ahog* air aire ar aria atem atm* benauwd* bombinha breath breathe breathing breathless \
            chiando chiar essouffl* fiato fischi* folego gasp* happen hijg* inhalador inhaler keuch* lucht luft \
            ossigeno oxigenio oxigeno oxygen oxygene pfeif* piep puffer respir* sauerstoff schnapp* siffl* silb* \
            souffl* spray ventoline wheez* zuurstof
        blue: ashen azul* blass* blau* bleek bleich bleu* blu* cinza clammy grau grey grigi* gris labbra labios \
            levres lippen lips nails pale palid* pallid* schweiss* sudor* sueur* suor* sweat sweating zweet*
        numb: cade caid* colgand* dood dorment* dormid* droop* engourd* floj* formicol* formig* fourmi* gelahmt \
            gevoelloos hanging hangt hormigue* intorpid* kribbel* lahm* lame limp mole molle mou numb paraliz* \
            paraly* pend schlaff* schlapp* slap taub* tingling tinteling* verlamd weak
        face: boca bocca bouche cara cote crooked drooping faccia face gesicht gezicht glimlach kant lach* lado lato \
            mond* mouth mund* rosto scheef schief seite side smile sonris* sorris* sourire stort* torcid* tordu* \
            torto travers visage viso
        speech: babbl* bafouill* balbuc* bebad* betrunk* biascic* borrach* charabia dronken drunk enrol* fala* \
            gibberish habl* ivre lal* mots palabr* palavra* parl* parole praat* praten rede* slur* speak speaks \
            speech sprach* sprech* talk talks ubriac* verwasch* wirr woord* word words worte
        vision: auge aveugle blind cego cieco ciego cortina curtain doble dobro doppelt doppio double dubbel \
            estrelas estrellas etoiles eye gordijn occhio oeil ojo olho oog rideau see seh* sicht sight stars stelle \
            sternchen sterne sterretjes tenda vedo vejo veo ver visao vision vista voir vois vorhang vue zicht zie
        faint: apag* bewusstlos* bewusteloos blacked blackout boden carrelage chao collaps* collass* conocimiento \
            desmai* desmay* desvanec* dizzy duizel* etourdi* evanoui* faint* flauw* floor gira giramento grond \
            ground inconscien* incoscien* kitchen knocked lightheaded mare* ohnmacht* pass passed pavimento pommes \
            schwindel* schwindl* sol stokje suelo sven* terra tombe tont* umgefallen umgekippt unconscious vertige* \
            vertigin* vloer weggetreten weggevallen wegzak* zonz* zusammenbr* zusammengebr*
        seizure: anfall bave convuls* crise epilep* espum* fit foam krampf* schaum schium* schok* schudd* schuim \
            secou* seizure* shak* stuip* temblan* tiembl* trema* tremb* tremend* tremor* twitch* zitter* zuck*
        blood: absorvent* assorbent* binde* black bleed bleeding bleeds bloed* blood bloody blut* carbon carbone \
            carvao charbon coal compres* feci fezes heces kohle kool maandverband negr* ner* noires ontlasting orina \
            pads pee pret* red rode roja rojo rood rossa rosso rot rote rouge saign* sang sangr* sangue sanguin* \
            schwarz* selles serviette* stool stools stuhl* tar urin urine vermelh* zwarte
        headache: burst cabeza cephal* crane craneo cranio eclat* ergste estall* estour* explod* explos* geplatzt \
            headache* hoofdpijn knapt* kopfschmerz* migraine ontplof* peggior* peor pior pire popp* reb* revent* \
            schadel* schedel schlimmst* scoppi* skull worst
        sudden: brusqu* colpo golpe improvvis* ineens opeens ploetzlich* plotseling plotzlich* repent* schlagartig \
            soudain* subit* sudden*
        fever: ardiendo ausschlag brulant* calentura eruption febbre febre fever feverish fieber* fiebre fievre \
            gloeit heiss hot koorts* manchas quente raide rash rigid* sarpull* scotta steif* stiff stijf* \
            temperatur* uitslag
        swelling: abeille* abeja* abelha* alerg* allerg* amendo* ape arachid* avispa* bee biene* bij bolle bulten \
            cacah* enfl* erdnu* galbul* garganta geschwoll* gezwol* gola gonfi* gonfl* gorge guepe* hals hees heiser \
            hinch* hives hoarse incha* keel langue lengua lingua nuts orticar* peanut* pic* pinda* piqu* placas \
            plaques punt* quaddel* rauc* rauque ronc* rouc* schwell* schwillt stich* sting stung swell* swollen \
            throat tong tongue urtic* vesp* wasp welts wesp* zunge zwel*
        poison: avale bebeu bebio bevuto bleach bleekmiddel bu candeggina champignon* cleaner cogumel* detergent \
            drank empoison* engoliu funghi gas gedronken geschluckt getrunken giftig* ingeslikt ingoiat* intoxi* \
            javel lejia lixivia monoxide monoxyde mushrooms paddenstoel* pilze poison* putzmittel setas swallowed \
            trago vergift* verschluckt
        child: baby bambino bebe bimb* embarazad* enceinte gravida incinta infant kleine kleiner kleinkind kleintje \
            menina menino nene neonat* newborn nina nino nourrisson pequeno petit petite peuter pregnant saugling \
            schwanger toddler zuigeling zwanger
        confused: asks chiede confund* confus* demande desorient* disorient* erkennt fragt herken* pergunta pregunta \
            recogni* reconhec* reconn* recono* repeat* riconos* verward verwirr* vraagt
        sugar: acucar azucar bloedsuiker blutzucker diabet* glicemia glicose glucemia glucosa glucose glycemie hi \
            keton* sucre sugar suiker zuccheri zucker
        fall: accident acidente caduta caida capacete casco casque chute crash fall fell gestur* gevallen golpe helm \
            helmet hit incidente ongeluk queda sturz* tombe unfall val
        leg: ankle been bein calf gamba jambe kuit leg mollet pantorrilla panturrilha perna pierna polpaccio wade*
        minutes: da depuis desde hace heure* hora* hour hours minute minuten minutes minuti minuto* ora ore seit \
            since sinds stunde* uren uur
        again: again ainda altijd always ancora continuo deuxieme encore immer keep keeps noch nog otra second \
            seconda segunda sempre siempre sigo sigue steeds still toujours tweede twice vez weer wieder zweit*
        worse: anymore empeor* empire* erger gets increasing peggio peor pior* pire schlecht* schlimmer slechter \
            spreads worse worst
        past: ago annees anni anno anos ans antes atras autrefois back childhood damals fa fruher geleden ha hace \
            jaar jahr jahre jahren jaren kindheit prima then toen vor vroeger year years
        film: article artikel boek book buch cancion canzone chanson docu documentaire documental documentario \
            documentary doku film filme game gioco jeu jogo juego libro lied liedje livre livro movie musica novel \
            novela pelicula podcast roman romanzo serie series show song spel spiel
        work: arbeit* baas boss boulot bureau buro capo chef chefe colleague* deadline* delais escritorio jefe job \
            kantoor kolleg* lavoro meeting office oficina prazos scadenz* termine trabaj* trabalho travail ufficio \
            werk work
        sport: allure bench berg bestzeit calcio caminat* carrera climb corrida course deadlift doel* equipe equipo \
            foot football fotball fussball futbol futebol gara goal goals halfmarathon hike hill interval* jogo klim \
            mannschaft marathon match meta montee nad* nag* nuot* obiettiv* objectif* pace parkrun partido partita \
            pb pilates ploeg prova race rando* record rennen ritmo ruta saison salita schwimm* season seizoen sprint \
            squadra stagione subida swim* team tempo temporada time tournament trekking trilha voetbal wandel* \
            wander* wedstrijd wettkampf yoga ziel zwem*
        data: average bpm chart combien courbe cuant* dados data daten dati datos donnees durchschnitt ensena \
            gegevens gemiddeld* grafico grafiek graph hoeveel how hrv log many media medio month montre mostra \
            mostre moyenne much muestra pas pasos passi passos puls* quant* record resting ruhepuls* rusthartslag* \
            schritte score show sleep stappen steps today toon trend verlauf viel viele week wie year yesterday zeig \
            zone zones
        thing: akku app bateria batteria batterie batterij battery bici bike celular chaussures fiets handy horloge \
            laufschuhe matratze mattress mochila montre movil notification* orologio pflanze* phone plants rad \
            relogio reloj rucksack sac scarpe schoenen schuhe shoes streak tas telefono telefoon telephone tenis uhr \
            velo watch zaino zapatillas
        doctor: apothek* appointment arts arzt arztin cita dietetic* dietist* dietit* doctor dokter dr \
            ernahrungsberater* farmaceut* fisio fisioterap* fysio kine medecin medico nutricion* nutrizion* \
            pharmacien pharmacist physio prescri* psicolog* psy psycholoog receit* receta* rendezvous termin \
            therapeut* therapist verschrieb* voorgeschreven
        fun: alegr* blij* drole felice feliz ferias freude fun gelukkig gioia glad gluck* haha happy heerlijk* \
            heureu* holiday joie joy lach* laugh* lol love loved plezier proud rid* rir rire* ris* smile spass trip \
            urlaub vacaciones vacances vacanza vacation vakantie weekend
        planned: deliberate despacio devagar doucement gepland geplant gesund gewild gewollt gezond goal gradually \
            healthy langsam moderate piano planned previsto prevu progressiv* querid* rustig sain* saludable sano \
            saudavel slowly steady volut* voulu* wanted
        ask: can che chi come comment como cual cuando debo devo does dois donde dove hoe how is kan kann moet onde \
            ou peut posso puedo qual quale quand quando que quel quelle quem qui quien should soll waar wann wanneer \
            was wat welche* welke wer what when where which who wie wo
        say: appt asked conto cuento decir demande detto dice dicho dico digo dije dire dis disse dit diz dizer \
            erzahl* frag* gesagt gezegd raccont* raconte* sag sage sagen sagt said say saying says tell telling \
            tells text texted told vertel* zeg zeggen zegt
        soon: al almost already bald bientot bijna binnenkort breve casi deja fast gauw gia gleich logo longer \
            nearly presque presto pronto quase quasi schon shortly soon straks ya
        someone: alguem alguien anyone desconocido fremd* gens gente iemand inconnu* irgendwer jemand* leute \
            menschen mensen monde mondo mundo people person pessoas qualcuno quelqu sconosciuto somebody someone \
            stranger vreemde welt wereld world
        each: cada chaque daily each elk elke every iedere jede jeden jeder jedes ogni taglich toutes
        imagine: dream* droom* imagin* immagin* picture* picturing reve* sogno sonho stel stell sueno traum* \
            voorstel* vorstell*
        look: blick* fisso fixe guardare guardo kijk* look looking looks mira mirando mirar miro olhar olho regarde* \
            schau* staar* stare staring starr* watch
        know: knew know knows sabe saber sais sait savoir se sei weet weiss weten wissen wist wusste
        doit: did do doe doen does doet doing faccio faire fais fait fare farlo faz fazer hace hacer hacerlo haga \
            hago mach mache machen tun
        go: aller andare ga gaan gaat geh gehe gehen geht go goes going ir va vado vais vamos vou voy went
        sit: acostad* allong* assis couche deitad* lag lay lie lieg* lig liggen ligt lying sass sat sdraiat* sedut* \
            sentad* sit sits sitting sitz* tumb* zat zit zitten
        home: apartament* apartment appart* casa daheim flat haus home house huis maison piso thuis wohnung woning \
            zuhause
        manage: able arrive can conseguir consigo could kan kann kon konnte krieg* lukt manage peux poder posso \
            pouvoir puedo riesco schaff*
        date: dimanche domenica domingo donderdag donnerstag freitag friday giovedi jeudi jueves lundi lunedi lunes \
            maandag monday montag quinta sabado sabato samedi samstag saturday segunda semaine* semana* settiman* \
            sexta sonntag sunday thursday vendredi venerdi viernes vrijdag week weekend weeks weken woche wochen \
            zaterdag zondag
        hospital: befund biopsia biopsie biopsy clinic clinica clinique hopital hospital kliniek klinik krankenhaus \
            operacao operacion operatie operation operazione ospedale station surgery uitslag ward ziekenhuis
        accident: accident accidente acidente crash guerra guerre incidente insured krieg ongeluk oorlog unfall \
            versichert war
        pet: bird cachorro cane cao cat cats chat chats chien chiens dog dogs gata gato gatos gatta gatto hond \
            honden hund hunde kat katten katze katzen perra perro pferd vogel
        forever: altijd definitiv* endgultig* ever forever immer jamas permanent* sempre siempre toujours \
            voorgoed
        born: born geboren nace naci nacida nacido naitre nascer nasci nascid* nascita nata nato ne nee
        tried: essaye* intent* probeer* prober* provat* provo tent* tried tries try trying versuch*
        cupboard: armadi* armario* cabinet congelador credenza cupboard despensa dispensa fridge frigo \
            frigorifero geladeira kast koelkast kuhlschrank nevera pantry placard* schrank voorraadkast
        nurse: aide anestes* anesthes* enfermeir* enfermer* infermier* infirmi* krankenpfleg* krankenschwester \
            nurse nursing paramedic pfleger* sanitater tierarzt* tierarztin verpleeg* vet veterinaire veterinari* \
            veterinarian
        money: affitto alquiler aluguel argent banca banco bank banque cash debiti debt debts dettes deudas \
            dinero dinheiro dividas factur* facture* geld hipotec* huur hypothe* loan loyer miete money mortgage \
            rechnung* renda rent schulden soldi
        class: bully* clase class classe classmates cole colegio ecole esame* escola escuela exam exame* examen \
            exams klas klasse mobb* pesten prufung* school schule scuola tentamen* universit*
        grams: bmi gr gram gramas gramm* gramme* grammi gramo* gramos grams imc
        message: audio bericht call chat mensagem mensaje* message messages messaggi* nachricht* sms \
            sprachnachricht telefon* vocal vocale voicemail
        punish: bestraf* castig* deserv* expiat* pay payback pun* straf* strafe verdien* zahlen
        height: andar andares bovenverdieping etage etages fifth floor floors hoch hohe hoogte* neunte* neuvieme \
            piani piano piso pisos planta stock stockwerk* storey* verdieping*
        """
}

// Made by Tests/SafetyTests/Training: never edited by hand.

/// What each feature counts for each concern (`SafetyClassifier`).
enum SafetyWeights {
    /// How many sentences the weights were learnt from, and a hash of them and of the concepts.
    static let sentences = 9370
    static let checksum: UInt64 = 17782162151083255165

    static let table = """
        [crisis]
        25 @exist
        20 @bridge @funeral @life @night+@ask
        18 @nobody @not+@life @nothing+@self @wish
        17 @car @pain+@water
        16 @goodbye @more+@life opera* ~<so ~me>
        15 @bridge+@jump @cut+@skin @train @wait+@blood ~era
        14 @bridge+@self @heart+@again kms
        13 @again @all+@end @ask+@family @burden+@all @car+@car @future+@not @hope @pain @papers @pills @self+@funeral
        13 @sleep+@again @they @tired+@life @trapped allen ~<vo
        12 @die @hate+@life @more+@data @night+@self @self @sleep+@tired @stop+@decide sterv* voy+a ~arm
        11 @all+@better @ask+@kill @ask+@skip @blood+@sleep @data+@last @family+@better @future+@self @head
        11 @minutes+@decide @morning+@wake @not+@trapped @self+@nobody @skin @train+@self @wish+@die aqui ho it n ~<mo
        11 ~ente> ~ir> ~nte>
        10 @ask+@morning @bridge+@bridge @burden+@family @car+@here @count @cut+@again @data+@more @decide+@die
        10 @decide+@head @eat+tudo @few+@means @few+@not @heart+@stop @here @kill @last+@thanks @letter @morning+@skip
        10 @not+@face @not+@need @not+@vision @not+in @self+@bridge @self+@heart @self+@hope @self+@not @self+@thanks
        10 @self+famil* @thanks @water @wish+@fall @wish+@without com com+tudo con+@all con+todo conti* es of+going
        10 vou ~<ste ~ide
        9 @all @burn+@feel @cry @data+@stop @empty+@self @enough @exercise+@count @face @family+@more @family+@papers
        9 @family+@wish @future+@vision @head+@not @morning+@more @need @never+@hope @not+@exist @pain+@ask
        9 @reason+@self @self+@kill @self+@last @sleep+@never @tired+@tired @without+@wake allem casa de+@gone ga hoog
        9 me+@eat nada os pas probl* sera te ter un+@car ~<mori ~ente ~pera
        8 @all+@self @ask+@enough @ask+@not @better+@ask @burden @calm+@self @decide+@self @die+@without @end+@all
        8 @end+@life @exercise+@stop @family+@earn @family+@find @family+@kill @few @few+@family @few+@here @future
        8 @goodbye+@all @head+@end @head+@jump @here+@not @minutes+@kill @minutes+@wait @more @more+@reason
        8 @more+@wish @morning+@ask @nobody+@wait @off @other+@ask @other+@other @pills+@die @self+@car @self+@goodbye
        8 @self+@pills @self+@skin @sleep+@control @sleep+@self @stop+@wake @tired+@not @tired+@stop @trapped+@self
        8 @wait+@nothing @wait+@self @wish+@breath @without+@trapped a+me actua* andar* andare einer exist* i+feel its
        8 lol morir* morrer nadie problema sara schlaftabletten segui* seguir slaappillen time zu ~<it ~<met ~<mor
        8 ~armi ~armi> ~han ~ime> ~mor ~nti ~reve
        7 @again+@sleep @all+@die @all+@gone @ask+@pain @ask+finis* @ask+tout @ask+tudo @better+@all @better+@without
        7 @bridge+@skip @bridge+e @calm @car+contr* @cut @cut+@thin @cut+os @data+@end @data+@reason @decide+@few
        7 @eat+@kill @face+@few @family+@letter @feel+@ask @find+@end @head+@train @here+@pills @letter+@ask
        7 @letter+@goodbye @letter+@more @means @minutes+@self @more+@ask @more+@wake @need+@data @never+@more
        7 @never+gebor* @nobody+@find @nobody+@more @other+@again @other+@letter @other+@water @past+@ask @pills+@ask
        7 @poison+@pills @pressure+@end @reason @reason+@sleep @self+@stop @self+me @self+suici* @self+umbri* @self+vo
        7 @self+wanna @skip+@funeral @sleep+@exist @sleep+@not @they+@wish @thindrink+@arm @thindrink+@pills
        7 @thindrink+@thindrink @vision+@past @wait+@wait @wish+@pills @wish+o acabar+con ander* aurai* basta* be
        7 biops* braco* bracos cambi* compa* de+@die de+@life de+me done en+@end er even fur+@again fur+immer gebor*
        7 geboren gegoo* gegoo*+@ask gens going+on have ho+@count i+@feel i+wanna id ja langst le+braccia leben*
        7 llegu* man manch* meter mich mit+allem morire no+me para propr* que+tout que+tudo retou* sind springen
        7 suicidio tenho to tudo+@end tudo+acabe voy wanna wanna+to ~<an ~<aur ~<aura ~<bo ~<br ~<bra ~<id ~<me ~<po
        7 ~<sa ~<te ~ait ~aliv ~app ~bio ~com ~ei> ~erl ~geh ~gt> ~ich> ~impi ~ms> ~om> ~opera ~orer ~pic ~qui ~ra>
        7 ~rev ~rir ~sco> ~veu
        6 #45+meter @again+@pills @all+@stop @all+@wish @alone+@self @ask+@end @ask+@nobody @ask+@sorry @ask+@wish
        6 @ask+segui* @better+@die @binge+@pills @burden+@burden @calm+@die @car+@pills @car+@trapped @care @care+@not
        6 @data+@family @data+for @decide+@ask @decide+@kill @decide+@thindrink @die+@die @die+@need @die+a
        6 @earn+@life @eat+@ask @end+@ask @exercise+@head @exercise+@wish @face+@eat @family+@pills @family+@speech
        6 @few+@calm @few+@trapped @find+@letter @fun+@not @give+@ask @gone+@never @hate+estar @head+@ask @here+@life
        6 @here+por @life+@die @means+@not @more+@face @need+@not @night @night+@night @night+@not @not @not+@data
        6 @not+@more @nothing @nothing+@reason @nothing+@wish @other+@goodbye @pain+@exist @pain+que @past+@not
        6 @past+de @pills+@enough @pills+genom* @reason+@reason @self+@binge @self+@blood @self+@count @self+@die
        6 @self+@empty @self+@life @self+@means @self+@train @self+@without @self+do @self+done @self+es @self+feel
        6 @self+plane* @skip+@self @sleep+@give @sleep+@more @sleep+for @sorry+@sorry @sport+@bridge @sport+@self
        6 @sport+@wish @stop+@die @thanks+@eat @thing+@papers @tired+@exist @trapped+@all @vision+@trapped @wake
        6 @water+@data @wish+@eat @wish+@they @wish+voor a+@cut a+caixa a+menos agend* agend*+@nobody agenda
        6 alles+@stop ammaz* aqui+por ate bald bastano being bille* binne* breve c cada celui chant* cherc* compr*
        6 continuer corag* correct de+@pills deja della desesperado di dire dont..be dood e e+@nobody eine em+breve
        6 entra estar estar+@life estar+vivo eu fica+tudo finita frent* frente fur+@self fur+mich gehor* gerad* gerade
        6 gia going graag heart+@ask het ho+@more i+am ich+@night ich+es ich..mehr ich..mich ik..doden ik..sterv*
        6 im+done imagi* io it+before ive just lamin* le+@train liegt ligt many+@pills metre* metres moete* moeten
        6 mondo no+@self obitu* ogni operation parac* paracetamol per pijn qu quest*+@face questo+mondo repas* s+@stop
        6 says scelt* sleep+for sonntag sorri* standig stemm* super* tempo temps the+@pills tirar* to+@die to+@water
        6 to+die tomar tout trata* tudo und vez vou+@self vou+me welt werel* wereld whos ya you+@ask you+can zo
        6 zo+graag ~<am ~<bi ~<com ~<ei ~<nad ~<ope ~<to ~<tu ~<vou ~any ~ars ~bri ~cer ~ch> ~co> ~da> ~elf ~elf> ~em>
        6 ~ene> ~ent ~ere ~ever> ~go> ~icc ~icco ~ich ~iden ~idi ~ille ~ime ~imp ~its ~kt> ~ld> ~len> ~llen> ~men
        6 ~mpic ~oir ~oog ~ook ~per ~picc ~picco ~rait ~rar ~rer> ~rever ~rmi> ~rop ~si> ~tin ~vid ~vou ~zelf
        5 #45 #45+@past #45+metres @again+@here @again+@wake @again+@wish @all+@arm @all+@burden @all+@fun @all+alle
        5 @all+besse* @ask+@arm @ask+@thanks @ask+ik @ask+la @ask+me @ask+no @ask+voor @better+dran @blood+@wait
        5 @bridge+@wish @bridge+del @burden+@night @burden+@wish @burn @control+@die @count+@family @count+@pills
        5 @cry+@more @cut+@arm @cut+@exercise @cut+@wait @cut+le @data+@give @data+@need @data+@nobody @data+@water
        5 @data+and @decide @decide+@calm @decide+@data @decide+@morning @decide+the @earn+@self @eat+@earn @eat+@wake
        5 @eat+er @end+@stop @end+mache* @enough+@ask @enough+@here @enough+@life @enough+@wait @exercise+@burden
        5 @exercise+@last @exercise+@skin @face+@without @feel+@face @few+@all @few+@future @few+pra @give+@eat
        5 @give+@stop @give+@wait @gone+@not @goodbye+@thanks @head+@all @head+de @heart+@other @heart+ainda
        5 @here+@letter @here+@pain @hunger+@data @jump+@bridge @jump+@wish @jump+@work @kill+@means @last+@not
        5 @letter+@eat @letter+mir @lose+@hope @lose+@life @lose+@minutes @minutes+@count @minutes+@die
        5 @minutes+@reason @more+@die @more+@pain @more+@tired @morning+@jump @need+@ask @never+@leg @never+@not
        5 @never+@self @never+@wake @never+been @night+@end @night+@tired @nobody+me @not+#45 @not+@ask @not+@end
        5 @not+@find @not+@future @not+@here @not+@morning @not+@pain @not+lang @not+le @not+llegu* @not+lo @not+mehr
        5 @off+@ask @off+@bridge @other+@here @other+@means @other+@stop @other+@thindrink @pain+@pressure
        5 @papers+@other @past+@pain @pills+@life @pills+de @reason+@family @reason+@give @scale+@all @scale+@family
        5 @self+@again @self+@off @self+@pressure @self+@wake @self+coeur @self+compa* @self+ga @self+heute
        5 @self+imagi* @self+place @self+spaar @self+steps @sleep+@data @sleep+@here @sleep+@life @sleep+@morning
        5 @sleep+and @sleep+op @sport+me @sport+of @stop+@count @stop+@family @swelling+@ask @thindrink+@letter
        5 @thindrink+@other @thindrink+@without @thindrink+world @tired+de @train+@jump @trapped+@pills @trapped+e
        5 @vision+@not @wait+@bridge @wait+@exercise @wait+@future @wake+werd @water+@not @wish+@enough @wish+@funeral
        5 @wish+en @wish+endin* @wish+er @wish+help @wish+un @without+@pain a+@more a+@nothing a+matarme a+proposito
        5 accid* acord* ai+des al+@die an+@wake an+alarm and+@never and+@nobody and+never and+nobody ans as+vezes
        5 auf+der aura befor*+@self before+i ben+het besser+dran biopsia bon+continuer braccia brazo* brazos busqu*
        5 busque che+finisca comment contra d+@exist damit das+ist dass dat+@ask dat+is de+@goodbye de+despedida
        5 de+tomar de..de den+@letter dentr* dentro despedida deze+wereld dit+qu do+it domingo+esta dovev* dran durf
        5 duurt eglis* eglise eles elke elke+@night elke+nacht en+finir enoug* enough er..meer es+@ask esser*
        5 esta+@night estoy+@tired estuve et+j etre finisca+tutto finit* forge* forge*+@self forget forget+me gaat hab
        5 hab+@all had+met help+@self hes heute+@night i+want ich+@pressure ich+heute ich..wie if ik+@tired ik+al
        5 ik+ga ik+spaar in+@few is+@not is+@thindrink is+the it+@end je..me komen l+eglise langer langs* le+temps
        5 like+@end like+ending lo los+brazos ma+@skip ma+famille ma+place maak maak+@self medic* meine+@data mi
        5 mi..di mich+um mijn+@heart mijn+@tired mon+coeur morta muert* mundo my+@family my+steps never+@leg
        5 never+been nie no+@reason noire* noires o+@car of+my ogni+@night ogni+notte on+me packt passo per+@again
        5 per+me per+sempre pills place plann* poi point..going point..on pour+ma procu* propo* proposito que+seguir
        5 quero+@self quero+me reaso* rede retour ri ruim sangrar schlu* schme* schon seguir+viviendo seria ses
        5 slaap*+@tired sono spaar stick suis+un tengo tetto the+@bridge the+@train the+world this+time tirar+a
        5 to+have todas todos tome tomei tonig* tonight took+a tropp* tutto+@all tutto+alle uma+@means vais van+binnen
        5 veux+@self veux+en vida vita viver vivie* viviendo volve* volver vorre*+@sleep wakker+werd want..be ware
        5 weite* wer werde+@self werde+mich whats whats+@thindrink whats+the wie wiede*+@wake wird world year zelfm*
        5 zelfmoord zie+@self ~<al ~<ali ~<aliv ~<and ~<app ~<bes ~<cer ~<ch ~<cora ~<de ~<ein ~<es ~<geh ~<go ~<hoo
        5 ~<imp ~<kms ~<kms> ~<oper ~<pai ~<pro ~<prop ~<som ~<tom ~<vid ~<viv ~<wh ~aci ~adie ~ait> ~aqu ~aqui ~aqui>
        5 ~ar> ~ari ~arme ~arse> ~aur ~aura ~bor ~car ~cco> ~cid ~ck> ~cora ~cun ~dec ~dic ~ebbe ~egt ~egt> ~elt ~elu
        5 ~ene ~ens ~eria ~erte ~eter ~gar ~gni ~gue ~ho> ~ia> ~iegt ~ien ~ige ~imo> ~iss ~ke> ~kms ~kms> ~kom ~lam
        5 ~lebe ~lem ~lie ~llen ~maz ~mazz ~ment> ~mi> ~more ~mori ~morir ~mpi ~nad ~ngo ~ntin ~og> ~ont ~oper ~ore
        5 ~orir ~outr ~pai ~prop ~qui> ~rai> ~raz ~rca ~rme ~roc ~rse> ~rsi ~rsi> ~sco ~sera> ~sia ~soi ~son ~ster
        5 ~sterv ~ten ~tra> ~tten ~tua ~utr ~ven ~ver> ~veux ~veux> ~zel
        4 @again+@better @again+@burden @again+@need @again+schla* @all+@all @all+@sorry @alone+@not @alone+@past
        4 @arm+@burn @arm+@cut @arm+@end @arm+@few @arm+@other @ask+@care @ask+@few @ask+@future @ask+@here @ask+@last
        4 @ask+acord* @ask+entra @ask+have @ask+im @ask+sia @better+@better @bridge+et @burden+@end @burden+to
        4 @burn+me @care+@night @child+@family @child+@find @child+@letter @confused+@data @control+@tired
        4 @count+@means @count+@sleep @count+le @cry+@all @cry+@self @cry+una @cut+@blood @cut+@eat @cut+@give
        4 @cut+@they @cut+di @cut+les @data+@arm @data+@count @data+@data @data+@decide @data+@never @data+@not
        4 @data+@pills @data+@sleep @data+@sport @data+@wish @data+d @data+du @data+letzt* @data+my @data+van
        4 @data+war @die+wil @doctor+@not @eat+@blood @eat+@means @eat+@pain @eat+@pills @eat+@wish @eat+sangr*
        4 @eat+tutta @eat+uma @empty+@family @empty+@wish @empty+en @end+@exist @end+@not @end+@trapped @end+a
        4 @end+aqui @enough+@skin @enough+@wish @exercise+@not @exercise+d @exercise+du @exercise+je @faint+@ask
        4 @faint+@trapped @fall @family+@afraid @family+@ask @family+@self @family+@they @family+@thing
        4 @family+@without @feel @feel+@data @feel+@end @few+@ask @few+@die @few+@exist @few+@letter @few+@never
        4 @few+@they @few+@vomit @film+@exercise @find @find+@ask @find+@here @future+@more @future+@pills
        4 @give+@burden @give+@end @give+@kill @give+@wake @give+esser* @give+nuovo @gone+@again @gone+@self
        4 @gone+@wish @head+@cut @head+@skip @heart+@night @heart+@sleep @heart+@tired @heart+batte @here+@calm
        4 @here+@care @here+@end @here+@enough @here+@past @here+@thindrink @here+@trapped @here+@wish @here+scato*
        4 @here+visto @hope+@car @hope+@fever @hunger+@past @jump+@control @jump+@train @jump+@wake @kill+@end
        4 @kill+@other @kill+in @leg+@self @letter+@calm @letter+@few @letter+de @life+@reason @life+desde
        4 @lose+@other @lose+all @means+@calm @means+me @minutes+@gone @minutes+@not @minutes+@vision @minutes+woche*
        4 @more+@exist @more+@family @more+@thindrink @more+wakke* @morning+@scale @morning+e @never+@again
        4 @never+@better @never+@water @never+meer @night+@better @night+@eat @night+@here @night+@morning
        4 @night+@sport @night+@stop @night+@wake @night+acabo @night+i @night+je @night+nacht @night+sono
        4 @nobody+@ask @nobody+@eat @nobody+@morning @nobody+@papers @nobody+mehr @not+@again @not+@tired @not+d
        4 @not+me @not+morge* @not+perte* @not+s @nothing+@ask @nothing+@few @nothing+@jump @nothing+@nothing
        4 @nothing+@past @nothing+ha @other+@calm @other+@car @other+@few @other+@not @other+@past @other+@skin
        4 @other+@skip @other+@tired @other+@wake @other+m @pain+@data @pain+@die @pain+@not @pain+@wish @pain+nicht
        4 @papers+@family @papers+@not @papers+@papers @papers+@wish @papers+e @papers+en @papers+et @papers+y
        4 @pills+@calm @pills+@count @pills+@face @pills+@past @pills+@planned @pills+scato* @pills+toda @pills+visto
        4 @poison+tutta @reason+@burden @reason+@exercise @reason+@life @reason+@morning @self+@burn @self+@end
        4 @self+@gone @self+@minutes @self+@papers @self+@poison @self+@wait @self+al @self+am @self+cherc* @self+com
        4 @self+corac* @self+coraz* @self+dass @self+daten @self+druck* @self+eigen @self+funer* @self+geen
        4 @self+gratt* @self+habe @self+herz @self+langs* @self+life @self+looke* @self+maar @self+medai* @self+mets
        4 @self+no @self+own @self+propr* @self+retie* @self+ruhe @self+samml* @self+so @self+talk @self+ultim*
        4 @self+vais @self+voor @self+werde @skin+@again @skin+@end @skip+@minutes @skip+@work @skip+con
        4 @sleep+@burden @sleep+@care @sleep+@minutes @sleep+para @sorry @sorry+@gone @sorry+@here @sorry+@pills
        4 @sorry+@wish @speech+like @sport+@alone @sport+sabe @stop+@other @stop+@without @stop+dormi* @stop+nao
        4 @stop+tras @stop+zu @thanks+@self @they+@scale @thin+meus @thindrink+@papers @thindrink+@skin
        4 @thindrink+@stop @thindrink+@train @thindrink+one @thindrink+weten @tired+@other @tired+@sleep @tired+@vomit
        4 @vision+@future @wait+@end @wait+@few @wait+@train @wait+sangr* @water+@pain @water+@past @water+@tired
        4 @water+@wake @water+en @water+wakke* @wish+@car @wish+@find @wish+@leg @wish+@morning @wish+@train @wish+an
        4 @wish+farla @wish+im @wish+meine @wish+the @wish+um @wish+zu @without @worse+@self a+@ask a+@few a+@means
        4 a+@nobody a+cada a+cortarme a+de a+este a+man a+saltar a..in a..mundo a..to aan+@self abend absch*
        4 acaba*..todo acaba*..tudo acabo acordei ai+pris aiuto al+@train al+weken alarm alla+@die alla+morte
        4 almos*+@jump alrea* already altri altur* altura and+i ander*+@self andere angry anyon* apaga* armar* armario
        4 arme asi ate+@blood ate+sangrar auf+@self aufhoren+zu autan* autant balco* bambini batte be+@die be+dead
        4 been behan* bestaan bin+lebensmude bom born bras bruder+hat burden+to cachets cada+@night caixa+toda cambio
        4 cansa*+@not cansado ce+@night chama che che+sia che..tutto cherche chi chies* cigarros cinto con+el con+una
        4 continuar corac* coracao coragem cortarme could+@jump courage cuore+batte d+@trapped d+etre dan dat dat+@all
        4 dat+alles daten de+@burn de+@morning de+@self de+cachets de+estar de+kerk de+partir de+sueno de+toute
        4 de+viver de+vivre decis* defin* dela demasiadas dentr*+@more des+gens desca*+@self deses* desta devia
        4 devia+ter di+@eat di+nuovo die+@means die+@without disparaitre diz doesn* doesnt dog+and doman* domani
        4 dont..i dormi*+@stop dormir+para e+@ask e+che e+le e+lo e+per e+poi each een+@end een..en een..ik eh eh+@not
        4 ein+@end ein+ende eine+woche einfach einzi* en+ik ende+@eat ende+machen entra+@self er+@again es+hat es+wird
        4 escol* esistere este+@face este+mundo esvaz* et+@they et+les ever existir facon facon+@self facon+je famil*
        4 famille fazer fica fim fin fin+a fine for+@control for+good forev* forever ga+@self gli+altri go googl*
        4 googl*+@ask googl*+@data gratt* gratt*+@wait haber heeft help here heute+nacht hij hilft hin ho+@decide
        4 ho+@eat ho+preso ho+un hoop i+do i+looked i..kill ich+dass ich+habe ich+sammle ich+werde ich..mir if+im
        4 ik..in ik..mezel* ill im+@few in+@self in+een in+my ingoiato+tutta irme is+@better is..ik ist+dass its..time
        4 j je je+me je+mets je+vais keine*+@more kerk kinde* know+@ask l+@breath l+air la+@life la+@trapped
        4 la+scatola la+visto lamina lange* las+@papers le+@skip lebensmude leven+@tired ligge* liggen longer look
        4 looke* looked los+@arm mache* machen macht male manchmal mas+@data me+@not me+@vision medai* meer+@wake
        4 meer+en meer+wakker mein+herz meine+@calm meine+daten meine+ruhe merece mesa mettr*+@end mettre+fin
        4 meu+coracao mi+corazon mij mijn+eigen minha* minhas moi+@self morir motor* my+@life my+@skin my+family
        4 my+life my+own n+a n+y n..plus nacht+@eat nacht+mache nadie+@self nadie+me nasci* nascido ne+s neck nelle
        4 neste neste+@face neste+mundo never+@wake niema* niemand nient*+@past niente+ha ningu* nog non..nient*
        4 non..piu nuit+@self nuit+je nur of..on om..te on+@self ongel* ongeluk opera*..mal operacao operatie
        4 operazione os+@self os+meus oubli* own para+@sleep para+dormir para+nao para+tras parar* pas+d pasti*+@stop
        4 pastillas+para pena pense+a penso per+@die per+@self per+morire perte* plan+@ask please pont+et por+@ask
        4 por+dentro por+que porta+e porte* pour pour+tout pra pregunto pris propr*+@trapped propre qu+@other quando+a
        4 que+acordei que+ca que+me que..outra queimo quell* queri* queria quier*..con retie* revue ruhep*+@last
        4 ruhepuls+letzte sabe saber+@ask saber+que salid* salida samml* samml*+@minutes sammle sammle+seit saper*
        4 saper*+@ask sapere sapere+che schluss+mit schre* schub* se+@ask se+o se..de sei seit+wochen should+have
        4 sich+@few sich+so slaap* sleep+and so+@ask sollen soms sono+@more sotto sous stand* such suici*+@other
        4 suizi* surge* surgery tagli*+@give tagliarmi tagliarmi+le talk tambe* tambem te+weten tem tendr* ter+nascido
        4 termi*+@here than the+@letter the+one the..going there* there*+@not theres theres+a theres+no tirarme
        4 tirarme+al to+@enough to+@pain to+@sleep to+be to+hurt to+sleep toda tomar+a too+many tout+s toute+facon
        4 trent*+@pills troppo turni* turning uberl* uberlege uma+corda un+@burden un+@scale un+problema unali*
        4 unali*+@self und+ich va+@pain va+a va+male vais+@self vais+me vale vedo veo veux+me vez+@not via vinte
        4 visto+@past visto+antes voglio+farla volta vom voor+@self voorg* voorgoed vorrei+dormire weet+@ask
        4 weiterleben werde weten weten+dat what+is when+@self when+im wie+@self wie+war will..mehr wish+@thindrink
        4 wish+the wont wunsc*+@self y y+lo yo zou+zo ~<ad ~<ah ~<aho ~<ai ~<ande ~<any ~<aq ~<aqu ~<aqui ~<cad ~<casa
        4 ~<ce ~<com> ~<comp ~<crev ~<dec ~<dese ~<dov ~<ele ~<es> ~<est ~<fer ~<fre ~<ga> ~<geho ~<gia ~<hab ~<ho>
        4 ~<hum ~<ide ~<im ~<it> ~<km ~<kno ~<last ~<lie ~<lig ~<ll ~<loo ~<look ~<mac ~<mach ~<metr ~<more ~<n> ~<na
        4 ~<ne ~<nec ~<ob ~<of ~<pac ~<para ~<pas> ~<pen ~<son ~<st ~<ster ~<su ~<te> ~<ter> ~<tod ~<tome ~<trat ~<vi
        4 ~<vou> ~<we ~<wer ~aar ~acci ~ades ~aho ~ald ~ald> ~ale> ~ali ~allem ~ama ~ang ~anger ~anna ~ant ~appo ~ara>
        4 ~arr ~arse ~asc ~bbe ~ben ~ben> ~bio> ~bit ~ble ~blem ~bra ~cas ~casa ~casa> ~chan ~cidi ~cie ~ckt ~ckt>
        4 ~com> ~comp ~conti ~cos> ~crev ~creve ~dan ~deci ~deli ~dent ~dese ~dood ~dov ~dy> ~ear> ~ebb ~eci ~eho
        4 ~einer ~eja> ~erad ~eram ~eram> ~eres ~eris ~erisc ~eter> ~etten ~eur> ~eve ~ever ~ext ~eze ~fer ~feri
        4 ~feris ~fin ~finit ~gaa ~geho ~gni> ~goi ~goo ~goog ~gui ~hab ~hac ~have ~here ~het ~hoo ~ht> ~hum ~ici
        4 ~idio ~idio> ~ied ~iegt> ~ifie ~ige> ~imm ~ind ~ind> ~init ~it> ~its> ~iv> ~ive> ~ivi ~ja> ~jve ~lac ~las
        4 ~lbe ~leben ~lieg ~liv ~llem ~lol ~look ~mach ~ment ~met ~ndr ~nec ~ngo> ~nit ~nke ~nna ~nna> ~ntinu ~ntra>
        4 ~ny> ~obl ~oble ~oblem ~ono ~ont> ~onti ~ontin ~org ~osi ~ost ~osta> ~own> ~par ~para ~post ~posta ~ppo ~pro
        4 ~probl ~rado> ~rag ~rai ~rait> ~rato> ~razo ~rei> ~rge ~rifi ~rifie ~rime ~rime> ~rir> ~ris ~risc ~risco
        4 ~rlo> ~rme> ~robl ~roble ~rse ~rte ~ry> ~sag ~scari ~se> ~sera ~sia> ~sie ~som ~sse ~stano ~ste ~stim ~suc
        4 ~such ~sui ~tam ~tano ~tant ~tel ~teri ~the ~tim ~tinu ~tod ~tom ~tome ~tou ~trat ~tres> ~ts> ~tten> ~turn
        4 ~uar ~uel ~uer ~uic ~unto ~ve> ~vide ~viv ~vol ~vou> ~wn> ~zelf>
        3 #20+@past @again+@exercise @again+@family @again+@pain @again+@self @again+and @again+la @all+@ask
        3 @all+@care @all+@family @all+@few @all+@find @all+@more @all+@need @all+@other @all+achte* @all+hinte*
        3 @all+in @all+kapot @all+tonig* @alone+@calm @alone+il @arm+@exercise @arm+@feel @arm+@not @arm+anos
        3 @ask+@all @ask+@cut @ask+@doctor @ask+@find @ask+@fun @ask+@funeral @ask+@gone @ask+@head @ask+@hide
        3 @ask+@numb @ask+@they @ask+@trapped @ask+@worse @ask+bad @ask+bette* @ask+ca @ask+conti* @ask+dat @ask+fico
        3 @ask+gets @ask+ir @ask+is @ask+lo @ask+nao @ask+skip @ask+still @ask+the @ask+todo @ask+vuole @ask+war
        3 @ask+you @better+@here @better+@pills @better+saber @binge+@die @blood+e @blue+@pills @body+@data
        3 @body+@wait @breath+@thindrink @breath+@wish @bridge+@head @bridge+@work @bridge+war @bridge+y @burden+@gone
        3 @burden+para @burden+pour @calm+@few @calm+@last @car+@minutes @car+@night @care+@wish @control+@few
        3 @control+@more @count+@face @count+@tired @count+las @count+pasti* @count+uma @cry+@papers @cry+@wait
        3 @cut+@end @cut+@self @cut+@tired @cut+las @data+@blood @data+@care @data+@cut @data+@exist @data+@minutes
        3 @data+@morning @data+@thindrink @data+@tired @data+e @data+id @data+wenn @decide+@nothing @decide+ben
        3 @decide+nada @decide+para @die+@arm @die+@better @die+@nobody @die+@scale @die+@skin @die+@wake @die+table*
        3 @die+ware @doctor+@ask @doctor+@end @doctor+@self @earn+@here @earn+i @eat+@face @eat+@funeral @eat+@sport
        3 @eat+d @eat+morre* @eat+se @empty+@ask @empty+@calm @empty+@letter @empty+@nobody @end+@means @end+@pain
        3 @end+@papers @end+@thindrink @end+aan @end+com @end+thing* @enough+@burn @enough+@eat @enough+@few
        3 @enough+@jump @enough+@self @enough+la @enough+on @exercise+@thanks @exercise+besse* @exercise+log
        3 @exist+@thindrink @face+@they @face+de @faint+@earn @faint+@other @faint+o @fall+@not @fall+@self @fall+by
        3 @family+@breath @family+@family @family+@funeral @family+@life @family+@reason @family+et @family+hat
        3 @family+respi* @family+stare* @family+wil @feel+@find @feel+a @feel+like @few+@empty @few+@exercise
        3 @few+@find @few+@past @few+@wish @few+a @few+il @few+kann @few+nooit @few+will @film+@last @film+my
        3 @find+@hope @find+@life @find+@nobody @find+@sleep @find+@wait @find+hoffe @find+me @future+@family
        3 @future+@future @future+@water @give+@gone @give+@morning @give+@self @give+tropp* @give+und @give+viver*
        3 @gone+@ask @gone+@burden @gone+@papers @gone+@wait @goodbye+@sorry @hate+@exist @head+@data @head+@die
        3 @head+@kill @head+@more @head+@papers @head+que @heart+@data @heart+@not @heart+bat @heart+klopt @here+@ask
        3 @here+@bridge @here+@burn @here+@die @here+@find @here+@nobody @here+@wake @here+cabez* @here+e @here+for
        3 @here+igles* @here+igual @here+minha @hide+@ask @hide+@face @hide+@other @hope+@worse @hope+ich @hope+ik
        3 @jump+@minutes @jump+@night @jump+@self @jump+andar* @jump+to @kill+@decide @kill+@fun @kill+plege*
        3 @last+@all @last+@eat @last+@exercise @last+@nobody @last+fois @leg @leg+@data @letter+@afraid
        3 @letter+@better @letter+@end @letter+@here @letter+que @life+@enough @life+@not @life+@other @life+nicht
        3 @lose+@die @lose+@wait @means+@cut @means+@other @means+@skin @means+en @means+in @means+somni*
        3 @minutes+@care @minutes+@pills @minutes+igual @minutes+minha @more+@give @more+@letter @more+@lose
        3 @more+@need @more+@nobody @more+@nothing @more+@thin @more+e @more+et @more+la @more+leben @more+me
        3 @more+vale @more+viver @more+vivre @morning+@give @morning+@leg @morning+@not @morning+@skin @morning+@wish
        3 @morning+en @morning+ist @morning+kommt @morning+niet @morning+non @need+@count @need+@die @need+@exercise
        3 @need+@pills @need+@they @need+@wait @need+@wish @need+de @never+@family @never+wiede* @night+@car
        3 @night+@count @night+@data @night+@decide @night+@hope @night+@leg @night+@lose @night+and @night+fruh
        3 @night+la @nobody+@count @nobody+knows @nobody+zou @not+@arm @not+@cry @not+@give @not+@last @not+@nothing
        3 @not+@papers @not+@past @not+@vomit @not+arriv* @not+be @not+hubie* @not+jamai* @not+m @not+merec* @not+need
        3 @not+reaso* @not+schri* @not+tengo @not+verra @not+weite* @not+zuruc* @nothing+@calm @nothing+@letter
        3 @nothing+@lose @nothing+@more @nothing+@sport @nothing+smaak* @off+@data @off+@earn @off+@off @off+o
        3 @other+@bridge @other+@face @other+@give @other+@life @other+@more @other+@without @other+coach
        3 @other+corag* @other+een @other+garaj* @other+geen @other+in @other+le @other+n @other+te @pain+@breath
        3 @pain+@doctor @pain+@earn @pain+@eat @pain+@end @pain+exist* @pain+mysel* @papers+@here @papers+@jump
        3 @papers+@letter @papers+@more @papers+@pills @papers+@they @papers+@train @papers+death @past+@doctor
        3 @past+@end @past+@gone @past+@jump @past+@water @past+sobri* @pills+@burn @pills+@care @pills+@give
        3 @pills+@nobody @pills+@other @pills+@trapped @pills+@wish @pills+cabez* @pills+del @pills+gut @pills+igles*
        3 @pills+insie* @planned+@self @pressure+@all @pressure+@thindrink @pressure+um @pressure+zu @reason+@find
        3 @reason+@more @reason+@other @reason+di @reason+do @reason+e @scale+@data @scale+@leg @scale+@night
        3 @scale+pour @scale+this @self+@cut @self+@data @self+@head @self+@hide @self+@letter @self+@more
        3 @self+@morning @self+@numb @self+@speech @self+@worse @self+app @self+armen @self+chiam* @self+doe @self+dog
        3 @self+elke @self+even @self+fais @self+go @self+hab @self+hago @self+hart @self+heart @self+know @self+lie
        3 @self+magoa* @self+metas @self+mijn @self+misse* @self+polse* @self+pourr* @self+prepa* @self+quand
        3 @self+regre* @self+runs @self+sais @self+schla* @self+schon @self+scrat* @self+somni* @self+sonni*
        3 @self+stehe @self+tegen @self+tell @self+thera* @self+um @self+veo @self+verle* @self+vogli* @self+voorg*
        3 @self+voudr* @self+want @self+wilde @skin+@cut @skin+@eat @skin+@means @skin+aufge* @skip @skip+@care
        3 @skip+@find @skip+@night @sleep+@all @sleep+@decide @sleep+@sorry @sleep+@stop @sleep+@water @sleep+@wish
        3 @sleep+bene @sleep+de @sleep+stufo @sorry+@last @sorry+@never @speech+@thindrink @speech+@wish @sport+@data
        3 @sport+@letter @sport+@other @sport+@past @sport+@wait @sport+un @stop+@give @stop+@hope @stop+@morning
        3 @stop+@sleep @stop+cada @stop+todos @swelling+@nobody @swelling+@other @thanks+@all @they+@arm @they+@burden
        3 @they+@calm @they+@cry @they+@end @they+@family @they+bras @thin+@wake @thin+olhos @thindrink+@eat
        3 @thindrink+@they @thindrink+@wish @thindrink+day @thindrink+inten* @thindrink+leven @thindrink+train
        3 @thindrink+voele* @thindrink+woods @thing+@arm @tired+@papers @tired+@wish @tired+klopt @tired+van
        3 @train+@skin @train+@thindrink @trapped+@arm @trapped+@planned @trapped+@tired @trapped+op @trapped+y
        3 @vision+@give @vision+@more @vision+@self @vision+any @vision+esta @vomit+@again @vomit+hochh* @wait+@blue
        3 @wait+@die @wait+@head @wait+@more @wait+@sleep @wait+@sport @wait+del @wait+l @wake+@face @wake+and
        3 @water+@more @water+@self @water+@wait @water+any @wish+@alone @wish+@control @wish+@earn @wish+@exist
        3 @wish+@give @wish+@here @wish+@means @wish+@not @wish+@pressure @wish+@sudden @wish+adorm* @wish+de
        3 @wish+ein @wish+eine @wish+el @wish+fur @wish+il @wish+le @wish+me @wish+mit @wish+nie @wish+no @wish+prend*
        3 @wish+raggi* @wish+sich @wish+sprin* @wish+tomo @wish+ve @without+@few @work+@letter @work+e @work+i
        3 @worse+my a a+@better a+@body a+@car a+@empty a+@end a+@hope a+@kill a+@wait a+bus a+esperanca a+mais
        3 a+nessuno a+quien a+tutti a+veces a+volte a..les aan+maken aan+mij about+death abschiedsbrief absic*
        3 absichtlich acaba*+@eat acabar+com acalm* acalma accidente adess* adesso adieu adormecer aereo after+a
        3 ai+@more ai+le ai+plus ai..de ainda al+@bridge algue* alguem alimentar alive alivia alivia+saber all+tonight
        3 alles+@find alles+@not alles+achter alles+hinter alles+kapot als+de am+wochenende amanh* amanha amo anche
        3 and+@give and+@self and..the andare+avanti anderen ano+@ask ano+que anos anos+sobrio antes+de anyone anyth*
        3 anything ao+@end ao+fim apartamento+limpo arms arriv* as..que assim atten* auch auf+meinem auf..und
        3 aufgekratzt aufhort auslassen auswe* avant* avanti averl* aviao avion ayuda bac bat bate be+@here be+around
        3 be+too beati* beating beend*+@self beende beende+ich being+@life being+alive ben+@tired besch* beschlossen
        3 besoi* besoin besta* bevor bien+@self bijna+@count bijna+@end bijna+klaar binnen bleiben blute* blutet body
        3 boite+de borde bracc* brief* briefje brude* bruder but c+est cada+@future cada+noche cajas calmo cambiaria
        3 can+@skip can+skip cansada+de cansado+de cant..more canti* care carta+de caval* ce+soir cette+@life
        3 cette+vie che+vuole chego cherc*+@eat chiam* chiav* chiesa chiud* cigar* cigarettes close coach+dice
        3 coach+dit coco coeur+bat colte* coltello come como+@die comprato comprei comprei+uma comprimidos con+@here
        3 con+@pills con+la conta* coraggio corre corta* cosa+succede cosi could+go coxa cuant*+@wish cuanto+se cuchi*
        3 da+@care da+@self da+igual da+minha dan+@ask dan+aan dan+kan das+@life das+leben dat+@fall dat+ongeluk
        3 dat..niet daten+@wish daten+wenn dauer* dauert de+@all de+@ask de+@cut de+@family de+@funeral de+@hide
        3 de+@wish de+agenda de+golpe de+irme de+marcas de+moins de+todos de+vivir de..du de..ligt de..sprin* debai*
        3 debaixo decidi deciso deja..a dejo del+@bridge del+@pain del+male del..mi dem+@exercise dem+@life dem+lauf
        3 dem+leben demas* demas*+@pills den..zu dentr*..morto dentro+ja der+@bridge der+@die der+@family der+brucke
        3 derniere derniere+fois desan* desej* desejo despues+del di+@burden di+troppo di+vivere dice die+@arm
        3 die+@ask die+@pills die+tabletten die..aufge* die..die diens* dieselbe dimanche+c dimen* dimmi dis disse+a
        3 disso dit doe doe+@self doe+mezelf dont+@need dont+need doorg* dormi*..sempr* dormi+de dos+@past dos+anos
        3 doule*+@ask dovev*+@jump dovevo drage* dragen dreis* dreis*+@pills dreissig drive druck du+@pain du+mal duro
        3 e+@better e+@jump e+@pills e+@wait e+depois e+ninguem e..andar* e..lento each+@night edge een+@car een+@data
        3 een+@means een+einde een+kamer een+keer een+week een..in ein+@means eind+aan eine+@pills el+@means el+garaje
        3 elle+@self em+@ask em+que en+@all en+@find en+@never en+@nobody en+@skin en+dan en+niemand en+nooit en..ik
        3 en..laat en..los en..meer encor*+@here encor*+@pills encore+la end+@papers end+things enterrement er+@letter
        3 er+een er+geen er+in es+@all es+zu escri* esperanca espero ess est+@ask est+que est+trop esta+bom esta+en
        3 esta+noche estan estan+en estoy+cansado estoy..de estuv* esvaziei esvaziei+o et+dit et..il etwas existing
        3 facci*+@end faccio+finita facil fanta* fantasma farei farla farla+@end farla+finita feel+@wish feel+like
        3 feel..endin* fenet* fenetre fois frau frett* fretta front front+of full+of funer* gaat+de gabe ganze* garag*
        3 garage garaj* garaje geeft gegeb* gegeben gehol* geholfen geht+@die geht+die geluk gente get+up gets
        3 gets+@self gets+my giste*+@need gluck go+to golpe guard*+@pills guard*+@self guardando guardando+pastillas
        3 gut hab+mir hab..was habe+beschlossen habe..wie habit* hacer* had..me hago+dano hand happe* happens hart
        3 hart+klopt hay healt* heart+is heb..pille* hebbe* hebben het+@self het..te heute+fruh heute..es high his
        3 hit+by ho+comprato ho+deciso ho+piu ho..pasti* ho..spera* hoch hochh* hochhaus hoeveel+van hoffe+ich
        3 home+@self hones* hoop+@self hoop+ik hope how..it hubie* hubiera hubiera+nacido hulp hurt+@self hurt+myself
        3 i+@cut i+@hide i+@pills i+@pressure i+already i+even i+know i+lie i+tell i..breat* i..die i..endin* ia
        3 ibuprofenos+de ich+@gone ich+hab ich+stehe ich..allen ich..auf ich..einer ich..um ich..umbri* ici ideas
        3 ideas+@kill ideas+suicidas ieman* iemand ieri+@night ieri+sera iets+@thindrink iets+te if+@thindrink if+the
        3 igles* iglesia igual ihnen ihrem ik ik+@few ik+aan ik+dat ik+doe ik+maar ik+voorgoed ik+wilde ik..al ik..dat
        3 ik..er ik..het ik..ik il+@not il+@wish il+coach il+coraggio il+n il+ne il..ancor* im+@gone im..here im..the
        3 imagine immer in+@thindrink in+einer in+fretta in+front in+garage in+it in+questo ingoi* ingoiato insie*
        3 insieme intensive inter* is+@again is+@hide is+bad is+better is+dat is+it is+niet is+still is+voor is..to
        3 ist ist+@self ist..ich it..i it..to its+@thindrink its+the j..le j..ma ja..os jamai*+@self janel* janela
        3 je+@self je+@stop je+pourrais je+regrette je+sais je+suis je+voudrais je..a je..au je..en je..fin
        3 jeden+@night jeden+abend jeder kan+ik kapot kein+@morning kein+morgen keine+@data keine+@exercise
        3 keine+schritte kenn kenn+@self kenn+ich kluis* know knows komt krijgt l..de la+@headache la+@pills la+cabeza
        3 la+iglesia la..de laat lache* las+@pills lasci* last+@exercise latel* lately le+bac le+coach le+courage
        3 le+meme le..repos leben+@not leben+nicht lebensversicherung leegg* leeggehaald leeggehaald+en leise les+bras
        3 lie liegen limit* limite limpo llave* llaves llaves+y llegue llevo+semanas lo+@decide lo+@find lo..en
        3 lo..lento looki* looking lugar m maar+@never maar+nooit magoa* magoar mais+@life mais+@reason mais+vale
        3 mais+viver make..stop man..am manan* manana manch*+@hope manchmal+hoffe manga marca* marcas mate matti*
        3 maybe me+@off me+elke me+hago me+magoar me+veo me+voor me..bras me..propo* mehr+@life mehr+leben
        3 mein+@family mein+@last mein+letzter mein..hat meine..ich meme mense* mensen merci merec* mes+somniferes
        3 messe metas+@few metri metri+@enough metri+bastano mets mettr* mettre mezel* mezelf mi..a mich+@end
        3 mijn+@skin mijn+armen mijn+hart mijn+polsen mijn+slaappillen mijn..van mim mind misse* mit+mir mocht*+@self
        3 mochte+ich moi moi+@ask moi+quand moles* mon+@heart morgen+kommt morni*+@self mouri* mourir mum muy
        3 my+@decide my+@head my+@sleep my+dog my+heart my+runs my+therapist mysel* myself na+@bridge na..do
        3 naast+@self nacid* nacido nada..y nao+@enough nao+@self ne+@never ne+jamais ne+le ne+m ne+verra nee nehme*
        3 nehmen nell nenhu* nenhuma nie+@again nie+wieder nie..werde* niema*+@wish niema*..me niema*..voor
        3 niemand+zou niet+in niet+lang niet+langer niet..ik night+@self night+i niks+smaakt no+@earn no+@stop
        3 no+hubiera no+lo no+reason no+tengo no..que nobody+knows nog+@life non non+@here nooit+geboren notar
        3 nuovo+le o+@future o+gato o+treinador obrig* obrigado ochte*+@not odeio of of+@pills of+on ofici* oficina
        3 oft oft+auf ojala ojala+@not ojala+no olhos olvid* om+iets on+do one only+@wait ook op..en os+@wake os+olhos
        3 otros oubli*+@self outra outro* outros overa* overal pace papa+@not papel papel+es para+@again para+@all
        3 para+@die para+@not para+cada para+todos pardo* pardon parte* partes partir pasa+@wish pasa+si passi*+@wish
        3 passiert+wenn passt patie* per+@all per+@not per+non per+tutti petit* petits piang* piu+@data plan+to plane
        3 plane*+@nothing plane*+@sport pleas* plege* plegen plus+@here plus+@life plus+@pills plus+et plus+la
        3 plus+vivre podia poids+pour polse* polsen pongo ponho porqu*+@wish porque+se porta* potre* potrei
        3 pour+@again pour+toujours pourr* pourrais pra+@end probl*+@few procu*+@eat proxi* proximo punto qu+il qu+on
        3 qu..ne quand*+@not quaranta+metri quarante quart* quarto quase que+@all que+@here que+@self que+@wake
        3 que+continuar que+todo que..a que..biops* que..vez quello queria+adormecer quero+um quero..quero quien
        3 quien+le quier*..todo raggi* rato reason regar* regre* regrette rejoi* rejoindre retie*+@self reven* revenir
        3 right+now s+arrete s+en sa safe sagen saida saltar+del schla*+@control schlu*..allem schluss schlussel
        3 schreibt schritte se+prendo se+ve see+any sei+@ask sem seman*+@count sempr* sempre senti* sentiria
        3 serai+@more serai+plus short* shoul* show+@self show+my si+@other si+tomo sich+das sich..um sleep sleut*
        3 sleutels sleutels+en smaak* smaakt smile so..nicht sobri* sobrio sobro solo+@other solo+il some somni*
        3 somniferes soms+@hope soms+hoop sonni* sonniferi sono+stufo soon spera* speranza stano* stanotte stare*
        3 stare+in starebbero stehe stimm* stop..the stopped strak* straks succe*+@wish succede+se suelt* suici*
        3 suis..de tanto te+@feel te+@life te+leven te+voelen tell tell+my telle* tengo+@hope tengo+@wait
        3 tengo+esperanza tengo+ideas tenho+@thin tenho+os tenta* terminei that that+it the the+@arm the+day
        3 the+intensive the+train the+woods the..stop the..the their therapist theyd this+@sport ti till+@thindrink
        3 till+the tinha tirar..vida tiro to+@data to+end to..good tod todas+partes todo+@end tome..pasti* took+too
        3 torna* tout+est toute trabalho+e train*+@data training+log trast* treinador+diz tres troca* troppe tu
        3 tudo+na tutti twent* twenty uberh*+@again umbri* un+@exercise un+@swelling un+fantasma un+poids una+@means
        3 una+semana und+@night und+dann und+das und+der une+@means va vai vai+melhorar vanav* vanavond vener*..nient*
        3 venti verde* verder verge* vergessen verle*+@self verra verschenkt veter* veterinaria veux veux..fin vezes
        3 vezes+desejo vezes..que vide viele visto vom+@bridge vom+hochhaus vond voor+@again voor+altijd voor+ik
        3 voor..trein voudr* voudrais voy..matar* vreem* want..i was+ik week+in weer weet weh weiss weiss+@ask
        3 wenn+der werd werel*+@ask wereld+is what+@ask where+@thindrink where+the who+@worse who+gets why+do wie..der
        3 wiede*..werde* wiegt wil wil+@other wil+er will+@die will+@not will+@self wish..had with+@other with..in
        3 wont+be woods wordt work+@self work+i world+is wunschte+ich y+los zal zal+@self zeg zelfmoord+plegen zette*
        3 zettel ziet zijn zu+@jump zu+springen zwei+@pain zwei+mal ~<acc ~<actu ~<alg ~<algu ~<alt ~<ama ~<ap ~<arm
        3 ~<arme ~<au ~<auc ~<bal ~<bald ~<be> ~<bil ~<bio ~<biop ~<bot ~<brac ~<bus ~<c> ~<cada ~<camb ~<cas ~<cel
        3 ~<celu ~<cerc ~<chan ~<cher ~<da ~<dan ~<deb ~<deci ~<dic ~<diz ~<done ~<dood ~<dove ~<eg ~<eine ~<end ~<er>
        3 ~<esta ~<etr ~<exi ~<exis ~<fa ~<far ~<feri ~<fig ~<figh ~<fine ~<fren ~<gaa ~<gebo ~<gego ~<gens ~<gera
        3 ~<goi ~<goin ~<have ~<hela ~<hoc ~<hoch ~<hoog ~<id> ~<idee ~<ig ~<ih ~<in ~<its ~<its> ~<ja> ~<je ~<ke
        3 ~<know ~<kom ~<lam ~<las ~<lebe ~<lied ~<lieg ~<lol ~<lol> ~<man> ~<med ~<mete ~<mic ~<mich ~<mond ~<nada
        3 ~<nadi ~<nee ~<nota ~<os> ~<pack ~<pain ~<pap ~<par ~<per ~<pij ~<pijn ~<plac ~<por ~<port ~<pr ~<prob
        3 ~<proc ~<pun ~<punt ~<raz ~<rede ~<reto ~<rui ~<sar ~<sara ~<sce ~<sera ~<sho ~<sind ~<soi ~<sol ~<sorr
        3 ~<sui ~<suic ~<sup ~<tel ~<th ~<tha ~<to> ~<tou ~<tout ~<tur ~<turn ~<un ~<und ~<vai ~<ven ~<vez ~<vol
        3 ~<voy> ~<ware ~<who ~<whos ~<wie ~<ya> ~<zel ~<zelf ~<zo ~<zu> ~aan> ~aapp ~aappi ~ab> ~abs ~acc ~acos>
        3 ~actua ~adie> ~afta ~aftab ~agem ~agem> ~agi ~agin ~ai> ~ais ~alg ~algu ~ally ~ally> ~alm ~am> ~ama> ~ambi
        3 ~amm ~amma ~an> ~ana ~anch ~angs ~angst ~anh ~anna> ~ans> ~anti> ~appil ~arac ~are ~arlo ~arlo> ~arme> ~arsi
        3 ~arsi> ~asa> ~asci ~ase ~ase> ~aurai ~ave ~azo ~azz ~bal ~bald ~bald> ~bbe> ~been ~bens ~bes ~bin ~biop
        3 ~biops ~bitu ~blema ~bod ~body ~bore ~boren ~bot ~brac ~braco ~brig ~calm ~camb ~cambi ~canti ~cari ~cco
        3 ~cel ~celu ~cerc ~ces ~cher ~cherc ~chia ~chl ~chlu ~cia ~ciden ~cidio ~cido> ~comm ~compa ~compr ~corag
        3 ~ctua ~dam ~das ~dat ~dat> ~dea ~deb ~den ~dente ~der> ~dere ~diz ~done ~done> ~dood> ~dove ~dra ~drai ~ea>
        3 ~eas ~ebbe> ~eben ~ebens ~ebor ~ebore ~eck ~eda ~eeft ~eeft> ~een ~een> ~eft ~eft> ~egar ~egoo ~egoog ~egu
        3 ~egue ~eguir ~eha ~eht ~eld ~eluk> ~ema ~empo> ~endr ~eng ~engo ~engo> ~enh ~enho ~enho> ~entr ~erati ~erc
        3 ~erch ~erche ~erh ~eria> ~erle ~ero ~ero> ~ersi ~erten ~erv ~eso ~esse> ~esso ~estar ~etou ~etour ~ett ~ette
        3 ~exis ~exist ~ez> ~ezel ~ezelf ~fam ~fie> ~fig ~figh ~fight ~fine ~fre ~fren ~frent ~fta ~ftab ~ftabl ~geb
        3 ~gebo ~gebor ~gego ~gegoo ~gek ~gem> ~ger ~gh> ~gia> ~gle ~goin ~going ~googe ~grar ~gst> ~guir ~guir>
        3 ~gunto ~have> ~he> ~hela ~herc ~herch ~hia ~hin> ~hlaft ~hlu ~hoch ~hoog> ~hore ~hore> ~hos> ~hub ~ian
        3 ~icidi ~ick> ~ida> ~ident ~ider ~ieg ~iem ~iema ~ieman ~iendo ~ieu ~ig> ~igh ~illet ~inf ~ing ~inu ~iop
        3 ~iops ~ire> ~isco ~isco> ~ise> ~isti ~ize ~ked ~ked> ~kest ~kest> ~kno ~know ~laa ~laapp ~lace ~laft ~lafta
        3 ~langs ~las> ~lea ~leb ~leg ~lem> ~lema ~lema> ~lf> ~lgu ~lich ~lie> ~lied ~liegt ~lig ~lke ~llem> ~llet
        3 ~lls ~lly ~lly> ~lol> ~lp> ~lta ~luc ~luck ~lug ~lui ~luk ~luk> ~ly> ~maak ~mac ~magi ~magin ~man ~man>
        3 ~mand> ~mari ~mbi ~men> ~mente ~mete ~mic ~mich ~mich> ~mma ~mmen ~mol ~mond ~mondo ~mpo ~mt> ~mun ~nada
        3 ~nada> ~nadi ~nadie ~nd> ~ndare ~ndere ~ndre> ~nest ~nger ~ngrar ~ngs ~ngst> ~nhas ~nhas> ~nho ~nho> ~ni>
        3 ~nken ~nken> ~ntag> ~nti> ~nto ~ntr ~obr ~od> ~odo ~ody ~ogi ~ogio ~ogio> ~oir> ~olv ~ome> ~omen ~omen> ~omm
        3 ~omp ~ompa ~ompr ~one ~one> ~ood ~oog> ~ooge ~oogel ~ook> ~oorg ~ope ~opr ~orag ~orc ~orca ~orcar ~orire
        3 ~orta ~ous ~pack ~pain ~pap ~para> ~parte ~pas> ~pil ~pill ~plac ~place ~ple ~ppil ~ppill ~pre> ~prob ~proc
        3 ~propr ~rab ~raca ~racao ~racos ~rade> ~rado ~rars ~rarse ~rati ~rcar ~rcar> ~reb ~rebb ~rebbe ~rer ~res>
        3 ~retou ~rif ~rim ~ring ~rle ~rob ~ropr ~rten ~rui ~sage ~sara ~sara> ~schie ~schlu ~sci ~sei ~sei> ~sel
        3 ~sen> ~sho ~sind ~sind> ~sis ~sol ~sorr ~spera ~sso ~stem ~sto> ~suic ~sup ~tabl ~tant> ~tar> ~tell ~tem
        3 ~teng ~tengo ~tenho ~ter ~terv ~tha ~tick ~tick> ~time> ~tir> ~tour ~tout ~tres ~tri> ~tte ~ual ~uch ~uck
        3 ~ude ~udo> ~uert ~ui> ~uil ~uir ~uir> ~uk> ~unto> ~ura ~urai ~urn ~usque ~utre ~utt ~uy> ~vai ~ven> ~vez
        3 ~via ~via> ~vond> ~voy> ~waa ~wanna ~ware ~wen ~who ~whos ~whos> ~wie ~xis ~xist ~xisti ~ya> ~yo> ~zes ~zes>
        3 ~zig ~zu>
        2 #20+anni #20+anos #45+anni #45+ans #45..enoug* @again+@arm @again+@count @again+@data @again+@die
        2 @again+@give @again+@jump @again+@last @again+@more @again+@other @again+@papers @again+doorg* @all+@again
        2 @all+@control @all+@give @all+@letter @all+@past @all+@reason @all+@thindrink @all+acabe @all+aufho* @all+im
        2 @all+me @all+spall* @alone+@empty @alone+@means @alone+@more @alone+thuis @arm+@die @arm+@thing @ask
        2 @ask+@blood @ask+@control @ask+@exist @ask+@fall @ask+@fat @ask+@goodbye @ask+@past @ask+@reason @ask+@wait
        2 @ask+@water @ask+als @ask+amo @ask+ampul* @ask+arriv* @ask+back @ask+c @ask+d @ask+decid* @ask+era @ask+fur
        2 @ask+geht @ask+giorn* @ask+lange* @ask+le @ask+llegu* @ask+loop @ask+murio @ask+nicht @ask+passi*
        2 @ask+prome* @ask+veert* @ask+viene @ask+vou @ask+was @ask+ya @ask+zijn @better @better+@breath @better+@car
        2 @better+@exist @better+@face @better+@find @better+@give @better+@gone @better+@need @better+af @better+cosi
        2 @better+de @better+sans @better+sem @better+seria @better+sin @binge+bottl* @binge+de @blood+@ask @blue+@ask
        2 @breath+@give @breath+@here @breath+@tired @breath+op @bridge+@stop @bridge+de @bridge+do @bridge+en
        2 @bridge+on @burden+@enough @burden+@exercise @burden+@more @burden+@not @burden+@stop @burden+@water
        2 @burden+night @burden+per @burden+time @burn+@night @burn+@self @calm+@ask @calm+@feel @calm+@wake @car+@off
        2 @car+@thindrink @car+@without @car+ik @car+in @car+off @care+@more @child+@head @confused+@pills @count+@all
        2 @count+@arm @count+@ask @count+@burden @count+@count @count+@more @count+@need @count+@nobody
        2 @count+@nothing @count+@past @count+@self @count+@sport @count+a @count+no @count+une @cry+@goodbye
        2 @cry+@night @cut+@ask @cut+los @data+@all @data+@burden @data+@exercise @data+@face @data+@feel @data+@hide
        2 @data+@kill @data+@train @data+@trapped @data+c @data+faits @data+geht @data+hr @data+in @data+its @data+le
        2 @data+ma @data+mes @data+que @data+so @data+tempo @data+this @data+von @decide+@headache @decide+@papers
        2 @decide+@sleep @decide+de @decide+di @decide+en @decide+is @decide+on @decide+up @die+@calm @die+@cry
        2 @die+@face @die+@feel @die+@give @die+arme @die+is @die+seria @doctor+@decide @doctor+@other @doctor+@speech
        2 @doctor+a @doctor+como @earn+@ask @earn+@burden @earn+@die @earn+@face @earn+@find @earn+@fun @earn+@not
        2 @earn+@wake @eat+@calm @eat+@skin @eat+@sleep @eat+and @eat+e @eat+home @eat+nicht* @eat+o @empty+@not
        2 @empty+@work @empty+in @end @end+@better @end+@burden @end+@die @end+@eat @end+@exercise @end+@feel
        2 @end+@few @end+@wish @end+@without @end+alivi* @end+but @end+logo @end+o @end+quart* @enough+@arm
        2 @enough+@breath @enough+@bridge @enough+@burden @enough+@die @enough+@family @enough+@minutes
        2 @enough+@morning @enough+@past @enough+@without @enough+ago @enough+le @enough+my @exercise+@all
        2 @exercise+@eat @exercise+@exist @exercise+@need @exercise+@night @exercise+@pain @exercise+@sport
        2 @exercise+@vomit @exercise+c @exercise+dice @exercise+faits @exercise+mal @exercise+penso @exercise+und
        2 @exercise+vom @exist+@life @face+@hide @face+@wish @faint+@end @faint+de @fall+@car @fall+@jump @fall+@pills
        2 @fall+me @family @family+@again @family+@alone @family+@blood @family+@count @family+@faint @family+@lose
        2 @family+@never @family+@off @family+@thindrink @family+@trapped @family+@vomit @family+@wait @family+@water
        2 @family+a @family+heeft @family+la @family+lange* @family+mais @family+quier* @family+s @family+sagt
        2 @family+says @fat+@again @fat+@eat @fat+bag @feel+@all @feel+@need @feel+@wish @feel+algum* @feel+sich
        2 @feel+somet* @few+@burden @few+@few @few+@hope @few+@jump @few+@life @few+@more @few+@planned @few+@sleep
        2 @few+@stop @few+@wake @few+sehr @few+thuis @few+tired @few+want @film+@burden @film+@data @find+@eat
        2 @find+@family @find+@few @find+@find @find+@gone @find+@past @find+@thanks @find+er @find+pouco @find+the
        2 @find+une @fun+@die @fun+@hide @fun+@lose @fun+@self @fun+@skin @fun+and @fun+na @future+@here @future+per
        2 @give+@count @give+@cut @give+@family @give+@jump @give+@papers @give+@pressure @give+@skin @give+alzar*
        2 @give+away @give+ich @give+la @give+o @give+segni @give+uccid* @gone+@few @gone+@night @gone+@other
        2 @gone+and @gone+his @gone+und @gone+wrong @goodbye+@ask @goodbye+@give @goodbye+@letter @guilt+@data
        2 @head+@alone @head+@better @head+@earn @head+@skin @head+@water @head+about @head+en @head+grita @head+solo
        2 @head+stand* @head+von @heart+@better @heart+@sport @heart+heute @heart+is @here+@breath @here+@earn
        2 @here+@give @here+@head @here+@more @here+@other @here+@wait @here+atras @here+biops* @here+boite
        2 @here+corre* @here+de @here+en @here+et @here+fines* @here+giorn* @here+matti* @here+medic* @here+mia
        2 @here+muert* @here+opera* @here+parte @here+play @here+porta @here+pross* @here+semai* @here+sur @here+vedo
        2 @here+vita @hide+@earn @hide+@minutes @hide+@thindrink @hope+@future @hope+dat @hope+qu @jump @jump+@car
        2 @jump+@feel @jump+@life @jump+@not @jump+@sleep @jump+@sport @jump+@thing @jump+con @jump+in @kill+il
        2 @kill+me @last+@again @last+@ask @last+@enough @last+@minutes @last+night @last+regis* @last+time @last+vez
        2 @leg+@give @leg+@pain @leg+hurti* @letter+@give @letter+@other @letter+@pain @letter+@thanks
        2 @letter+@thindrink @letter+@tired @letter+@vision @letter+and @letter+antes @letter+d @letter+gesch*
        2 @letter+keine @letter+nur @letter+sterb* @life+@care @life+@film @life+@guilt @life+@pills @life+@tired
        2 @life+@water @life+@wish @life+la @life+n @life+niet @lose+@all @lose+@ask @lose+@not @means+@again
        2 @means+@better @means+@few @means+@here @means+@last @means+@morning @means+@without @means+aufge*
        2 @means+jours @minutes+@bridge @minutes+@child @minutes+@earn @minutes+@head @minutes+@hope @minutes+@lose
        2 @minutes+@night @minutes+@nobody @minutes+@water @minutes+ago @minutes+april @minutes+la @minutes+porqu*
        2 @minutes+weil @minutes+zonda* @more+@car @more+@count @more+@enough @more+@find @more+@goodbye @more+@guilt
        2 @more+@here @more+@never @more+@pills @more+@sorry @more+aan @more+als @more+auf @more+aufwa* @more+besoi*
        2 @more+en @more+envie @more+esser* @more+esta @more+i @more+legge* @more+leven @more+liger* @more+perso*
        2 @more+rien @more+svegl* @more+viver* @morning+@again @morning+@eat @morning+@pressure @morning+@thindrink
        2 @morning+c @morning+is @need+@binge @need+@end @need+@family @need+@few @need+@find @need+@head @need+@hope
        2 @need+@means @need+@self @need+andar* @need+een @need+mich @need+one @need+pouco @never+@die @never+@earn
        2 @never+mais @night+@bridge @night+@enough @night+@feel @night+@head @night+@nothing @night+@other
        2 @night+@pain @night+@pressure @night+@reason @night+@wait @night+final* @night+j @night+nao @night+tarde
        2 @nobody+@feel @nobody+@need @nobody+@reason @nobody+@water @nobody+@worse @nobody+ha @not+@burden @not+@fall
        2 @not+@family @not+@gone @not+@letter @not+@lose @not+@means @not+acord* @not+als @not+besto* @not+dat
        2 @not+de @not+dejo @not+estoy @not+faits @not+have @not+lange* @not+manch* @not+meer @not+neces* @not+nodig
        2 @not+one @not+paro @not+pas @not+piu @not+plan @not+plant* @not+progr* @not+que @not+riesc* @not+sei
        2 @not+senti* @not+sers @not+sono @not+svegl* @not+te @not+tenho @not+torna* @not+vejo @not+volve*
        2 @nothing+@alone @nothing+@gone @nothing+@guilt @nothing+@here @nothing+@water @nothing+meer @nothing+mi
        2 @numb+@wish @off+@other @off+@papers @off+@self @off+@thindrink @off+the @other @other+@earn @other+@future
        2 @other+@heart @other+@train @other+@vision @other+@wait @other+@wish @other+accid* @other+anden @other+avion
        2 @other+cajon @other+cane @other+en @other+mes @other+mese @other+mio @other+muslo @other+ne @other+ponte
        2 @other+schre* @other+steed* @other+veut @other+wants @other+y @pain+@family @pain+@few @pain+@more
        2 @pain+@thing @papers+@end @papers+@hide @papers+@nobody @papers+@tired @papers+jumpi* @past+@calm
        2 @past+@enough @past+@exist @past+@here @past+@life @past+@reason @past+@sleep @past+@swelling @past+@train
        2 @past+di @past+nucht* @past+trock* @pills+@breath @pills+@control @pills+@hide @pills+@pain @pills+@poison
        2 @pills+@skin @pills+@sudden @pills+an @pills+auf @pills+biops* @pills+boite @pills+c @pills+corre* @pills+di
        2 @pills+drei @pills+e @pills+fines* @pills+gesch* @pills+giorn* @pills+ingen* @pills+liege* @pills+matti*
        2 @pills+medic* @pills+mia @pills+muert* @pills+on @pills+opera* @pills+para @pills+play @pills+pross*
        2 @pills+semai* @pills+sind @pills+sono @pills+vedo @pills+vita @pills+zu @poison+@here @pressure+@binge
        2 @pressure+a @pressure+and @pressure+per @reason+@better @reason+@exist @reason+@gone @reason+@here
        2 @reason+@not @reason+@stop @reason+@trapped @reason+and @reason+andar* @reason+bon @reason+is @reason+nog
        2 @reason+of @reason+om @reason+to @reason+y @scale+per @self+@all @self+@earn @self+@exist @self+@find
        2 @self+@leg @self+@other @self+@planned @self+aan @self+alles @self+almos* @self+alrea* @self+amigo
        2 @self+arms @self+asked @self+atten* @self+avera* @self+blijf @self+bring @self+brule @self+chied*
        2 @self+coloc @self+dat @self+diere* @self+dis @self+dors @self+eigen* @self+einde* @self+eruit @self+falta
        2 @self+famig* @self+figli* @self+frau @self+gegen @self+geste* @self+gewoo* @self+gone @self+harts* @self+heb
        2 @self+hier @self+i @self+je @self+jeter @self+jours @self+just @self+kill @self+krab @self+kratz*
        2 @self+lache @self+lache* @self+lado @self+last @self+le @self+leven @self+live @self+look @self+machu*
        2 @self+medal* @self+meine* @self+mind @self+mocht* @self+moura* @self+mum @self+n @self+nearl* @self+nehm
        2 @self+obiet* @self+passe @self+pense @self+pregu* @self+quier* @self+range @self+rasco @self+rathe*
        2 @self+reste @self+retra* @self+run @self+sass @self+selbs* @self+slaap* @self+stand* @self+stapp* @self+stop
        2 @self+tagli* @self+te @self+thigh* @self+ti @self+tome @self+tratt* @self+trepp* @self+tried @self+versc*
        2 @self+vet @self+volge* @self+wear @self+weer @self+weet @self+wont @self+writt* @self+zeg @self+zie @self+zu
        2 @skin+@minutes @skin+@stop @skin+again @skip+@all @skip+@bridge @skip+@other @skip+@sport @skip+dans
        2 @skip+el @sleep+@exercise @sleep+@hide @sleep+@means @sleep+@pressure @sleep+@scale @sleep+@skin
        2 @sleep+@they @sleep+bien @sleep+drei @sleep+drie @sleep+et @sleep+gut @sleep+je @sleep+mejor @sleep+rimas*
        2 @sleep+sind @sleep+svegl* @sleep+table* @sleep+tre @sleep+trois @sleep+un @sorry+@again @sorry+@all @sorry+e
        2 @sorry+m @sorry+un @speech+@ask @speech+@data @speech+@life @speech+@not @speech+de @speech+meer @speech+om
        2 @sport+@arm @sport+@ask @sport+@die @sport+@few @sport+@here @sport+@life @sport+@lose @sport+@sport
        2 @sport+@thin @sport+@without @sport+i @sport+mais @sport+se @sport+todo @stop+@feel @stop+@future
        2 @stop+@life @stop+@they @stop+morre* @stop+pas @stop+sempr* @stop+siemp* @swelling+@heart
        2 @swelling+@thindrink @thanks+por @they+@better @they+@gone @they+@numb @they+@water @thin+@cut
        2 @thin+@exercise @thin+@skin @thin+@skip @thin+@wait @thin+pulso* @thindrink+@again @thindrink+@ask
        2 @thindrink+@find @thindrink+@hide @thindrink+@life @thindrink+@pressure @thindrink+@wake @thindrink+@work
        2 @thindrink+cat @thindrink+cliff @thindrink+coura* @thindrink+gaan @thindrink+gym @thindrink+long
        2 @thindrink+plane @thindrink+point @thindrink+same @thindrink+staan @thindrink+track* @thing+@means
        2 @thing+@nobody @thing+mes @thing+ses @tired+@bridge @tired+@jump @tired+@letter @tired+@minutes
        2 @tired+@pills @tired+@train @tired+en @tired+te @train+@stop @train+@they @train+@train @trapped+@burn
        2 @trapped+@eat @trapped+@few @trapped+@thing @trapped+@trapped @trapped+en @trapped+lopen @trapped+non
        2 @trapped+te @vision+@few @vision+@minutes @vision+@water @vision+aucun* @vision+da @vision+e @vision+ich
        2 @vision+motiv* @vision+saida @vomit+@bridge @wait @wait+@all @wait+@alone @wait+@empty @wait+@face
        2 @wait+@family @wait+@feel @wait+@need @wait+@nobody @wait+@not @wait+@past @wait+@thindrink @wait+au
        2 @wait+cabec* @wait+es @wait+ich @wait+je @wait+qu @wait+till @wait+vener* @wake+@fun @wake+@jump
        2 @wake+@morning @wake+piu @water+@again @water+@future @water+@life @water+aan @water+is @water+leven
        2 @wish+@again @wish+@heart @wish+@hope @wish+@off @wish+@sorry @wish+@water @wish+@wish @wish+das
        2 @wish+deixa* @wish+die @wish+es @wish+esta @wish+gewoo* @wish+keine @wish+mich @wish+morir* @wish+passi*
        2 @wish+se @wish+sterb* @wish+tagli* @wish+verdw* @wish+zo @without+@better @without+@hope @without+@nothing
        2 @without+@other @without+@self @without+despe* @without+dor @without+gente @without+mij @without+my
        2 @work+@face @work+@fun @work+@jump @work+et a+#45 a+@all a+@binge a+@decide a+@head a+@lose a+@pills a+@self
        2 a+@sport a+@swelling a+@wish a+bit a+burden a+cabeca a+chi a+frente a+los a+mao a+minha a+ne a+parle a+quoi
        2 a+une a+vontade a+week a+whole a..c a..cambi* a..conti* a..de a..dispa* a..falta a..las a..me a..my a..na
        2 a..nao a..qu a..seria a..sul aan+@die aan+doodgaan about+@die about+@jump about+jumping about..front
        2 about..in acaba+logo acabe* acabe*..a acabei acabo+@eat acabo+com acabo+con acabo..todo accident achei
        2 achete+une acordado acordar addio adeus afecta+a ai+@count ai+@family ai+achete ai+bambini ai+cherche
        2 ai+deja ai+tellement ai+tres ai..envie ai..ma ai..peur ai..toute aimer*+@self aimerais+m ait ajuda al+@heart
        2 al..no algui* alguien alguma+coisa alle+@arm alle+@better alle+besser alle+spalle allee* alleen alleen+thuis
        2 alles+@ask alles+@end alles+is alles..de alles..ik alles..mir allo almos* almost along als+@die als+die
        2 als..niet am+@few am..i am..ich ampol* ampou*+@nobody ampoules ampul* ampul*+@nobody ampullen an+@enough
        2 an+@minutes an+@not an+hour ancor* ancora and+@wish and..#20 and..for and..want anden ando+a angefangen anni
        2 anoch* anoche anos+de ans+de any+@more any+@reason any+longer any+point apart* apartamento appart appart+est
        2 appen* appena apres+@self apres+je are..of armadietto armen around+for arret*+@data arret*+@exercise
        2 arret*+@not arret*..le arrete+pas arrivi as+@head as+minhas as+vozes as..desej* asked+@self asked+my asks
        2 aspetto at+home atten*+@self attends au+bout aucun aucun* aucun*+@reason aucun+@feel aucun+@guilt
        2 aucun+@reason aucun+sens aucune aucune+raison auf+einmal auf..bruck* aufge* aufgewacht aufho* aurai ausge*
        2 ausweg autre* autres avant+@ask avant+de avant+que avec+tout avera*+@data avoir away+@other away+his
        2 ayer..el bag bajo+@other bajo+el bald+@not bald+nicht bald..alles bald..das bald..eh bambi* bastante be+a
        2 be..for becau*..my because+of been+@pain been+hurting beend* befor*..go begun begun+to ben+@alone ben+@few
        2 ben+alleen ben+moe ben..dood ben..leven besoin+de besse* besser best+@data best+@sleep best+sleep besto*
        2 bestond beter+af bient* bientot bigli* biglietto bilhe* bilhete binne*..al binne*..ik binnenkort bis+@self
        2 bis+es bis+ich bit bitte bleib* boca boite bon borra* bottl* bottle bottle+of bouche+de bout brauc*
        2 brauc*+@self brauc*..nicht brauchst bring brug+en bude bude+ist burde* burde*..my burden burea* bureau busco
        2 but+ive by+@thindrink by+a by+the by..bus c+e c+etait c..je c..que ca+m cabez* cabeza cache* cada..que
        2 caiss* caisse cambi*+@here cambi*+@other cambi*+@pills camio* camion can+@enough can+you cansa*..de
        2 cansa*..estar carro+contra carry carta..despe* casa..o casse* cassetto ce+n ce..fait cerca* cercato cerco
        2 cerra* cette+@night cette+nuit chanc* chance chaqu*+@night chaque+nuit chave* chaves chaves+e che+giorno
        2 che..andar* che..il che..mio cherc*+@data chiavi chiavi+e chiedo chose* cielo cinturon clear* cles cles+et
        2 cliff close+@thindrink close+the coeur coeur..s coloc com+e com..do come+@arm come+@past come+back come..in
        2 comig* comigo comme comme* comme*+@self comme+d como+@self compa*+@wish compagni compl* compleanno
        2 compr*..corda con+i con..del con..di conos* coraz*..parar* corde corre*+@pain correa+del correr+mal cosa..se
        2 cosci* coscia could cours*+@self course+je cuand* cuando cuare*+@past cuarenta+anos cuchilla cuento cumpl* d
        2 d+habitude d+issue d+uscita da+de da..e daarn* daarna dall dan+@earn dan+mag dan..ik dan..mij danac*
        2 danac*..ich danach dange* dans+@self dans+une das+@again das+@not das+@self das..ist dass..es dass..kommt
        2 dat+@other dat+het dat+hij daten..ich datos day+@ask day+is de+@better de+@burden de+@count de+@fall
        2 de+@fever de+@give de+@sleep de+@sudden de+bon de+cette de+cote de+donnees de+douleur de+esta de+eu de+gout
        2 de+m de+noite de+paracetamol de+pensar de+pillen de+respirar de+sexta de+temps de+trein de+veterinaria
        2 de..acabe de..cansa* de..cette de..desde de..die de..een de..facon de..in de..is de..mis de..ofici*
        2 de..revei* de..rust de..sais de..slech* de..somni* de..tijd de..vida de..voor de..weet death debaj* debajo
        2 debajo+de decid* decid*+@kill decis*+@give deciso+di definitivo deixar deixar+de dejo+de del+@all del+@thing
        2 del+reloj del+todo del+viernes del..de del..lo del..me del..no dem..ein demai* demain+c demais den+hund
        2 denke+standig dentr*..gia depui* depuis der+@papers der+nachbarin der+schublade der..es der..liegt der..und
        2 des desca*..despe* desde despertador despu* despues devan* devant devant+le devia..com deze..niet di+@family
        2 di+@kill di+alzarmi di+uccidermi di..svegl* dice+che die+arme die..eine die..ik die..macht diere*
        2 dierenartstas diese*..nicht diman*..est dis+au dispa* dit+a dit..il divor*+@not dizen* dizendo do+@bridge
        2 do+que do+telhado dodel* dodelijk doen doet donnees dont+@decide dont+plan dood+@wish doodgaan
        2 door+@exercise door+@thindrink door+lopen door+te doorgaan doors* dopo+venerdi dopo..non dormo dormo+tre
        2 dors dors+trois dose down+@self drei+@minutes drei+stunden drie+@minutes drie+uur drop druck*..auf du..avec
        2 du..la due..per duele duerm*+@better duermo duermo+mejor durch* durchgegangen durmo+tres durmo..porqu*
        2 e+@few e+@letter e+@never e+@without e+eu e+meglio e+mi e+nessuno e+nunca e+sei e+sem e+so e+una e..che
        2 e..da e..eu e..nao e..porqu* e..salta* each..i ed ed+e een een+andere een..de eet+@not egal eh..mehr eigen
        2 eigen* ein ein+seil ein..ich ein..mache* ein..und einde* eindelijk einer+woche einfa* einfa*+@few
        2 einfach+nur einma* einmal el+@pills el+@skin el+@train el+accidente el+anden el+avion el+cajon el+entrenador
        2 el+mes el+muslo el..esta el..la el..un ela elke..de ella em en en+@hope en+@other en+@papers en+ben en+dat
        2 en+die en+el en+finis en+suis en+zegt en..con en..er encor* encore encue* ende endli* endlich endormir+et
        2 engol* enige enton* entonces entrenador+dice epoca+tambem er+@not er+als er+steeds er..naar eruit es+@eat
        2 es+@stop es+para es+que es..besse* es..dann es..kann es..la es..so escre*..de esist* esserci est+@control
        2 est+@data est+@exercise est+@gone est+@more est+@not est+bien est+partie est+pas est+plus est+propre
        2 est..haut est..je est..sans esta+@life esta+@pain esta+dor esta+epoca esta+noite esta+vida estar*
        2 estar*+@better estar+@die estar+muerto este+@end estou+@tired estou+cansada estou+estranhamente estoy+al
        2 estoy..no estranhamente estranho estuv*+@die estuviera estuviera+muerta et+@not et+ne et..ai et..l et..pense
        2 et..qu et..une etais+@die etran* eu+@not eu+@self eu+@stop eu+me eu+nao every*+@self every*+@wish
        2 every+@jump every+day every+step extra* facil* facile faire faits faits+pour falli* falta+@few falta+pouco
        2 famil*+@better famil*+@breath familie farmi farmi+del feel+something fer ferro* figli* fin..mes
        2 final*..corag* finch* finche fine+@wish fine+but fine..ive fines* finestra finis fino fino+a five+@minutes
        2 five+minutes follo* follow fond+@self for+@they for+them fossi+@die frau+sagt frente+do freundin freut
        2 fried* front..train fruh..aufge* fruh..wiede* full funerale fur+@all fur..schla* ga+ik gaan ganz ganzen gar
        2 gar+@not gar+nicht gato..casa gebur* geburtstag gedru* geen..ik gehe geht+das geluk..de genoe* genoeg
        2 gens+@data gens+@exercise gens+@not gens+pas gente+@ask gente+@eat gente+como genug gerau* geraumt gesag*
        2 gesagt geschluckt gesli* geslikt geste*..ich gewoon+dat gibt+es giornata giste*..ik gisteravond
        2 gisteravond+heb gisteren+heb givin* giving gleic* gleich gleich+schwer gli+@wake gli+occhi go..for goed
        2 goes+wrong gosto got+a gout gratto grita guard*..dormi* guard*..metas guard*..para ha ha..que haal habe+mit
        2 habe..table* habitude had hadde* hadden harts*..ik hasta+@ask hasta+que haus have..it heart heb heb+@all
        2 heb+een heeft+het heen hele+@pills hele..aan here..my herma*+@wish hermana+quiere het+@blood het+@decide
        2 het+@life het+@stop het+@thindrink het+leven het+te het+zou het..op heute..mache heute..wiede* hij..het
        2 hilfe hit..a hit..bus ho+@letter ho+@other ho+@trapped ho+cercato ho+gia ho+il ho+ripassato ho+scritto
        2 ho..due ho..le ho..suici* ho..tutta hochz* hochz*+@self hochzeit+meiner hoe..je hoffe hoffe* hoffentlich
        2 hold+@self hold+my home honestly hoop+dat hoop..de hope+@self horas+porque hour+@past hour+ago hr hrv+@few
        2 hrv+so hurt hurti* hurting i+@decide i+@life i+@poison i+almost i+go i+live i+look i+stop i+wear i+wont
        2 i..an i..at i..been i..being i..end i..get i..how i..i i..like i..per i..that i..to i..twent* ibuprofene
        2 ich+@cut ich+@sleep ich+bring ich+gegen ich+kratze ich+mag ich+meinen ich+mochte ich+morgen ich+nehm
        2 ich+sass ich+schlafe ich+verschwinde ich..allem ich..dem ich..diese* ich..einen ich..es ich..fruh ich..fur
        2 ich..gesag* ich..habe ich..immer ich..in ich..ist ich..leben* ich..nach ich..ruhe ich..schlu* ich..seit
        2 ich..ware ich..weite* ich..woche* ich..zuruc* id+rather id..have id..with idea idee ieder*..ik if+@self
        2 if..the if..was igrej* igreja ihn ik+@all ik+@cut ik+@head ik+@here ik+@need ik+@not ik+@sleep ik+@vision
        2 ik+alles ik+blijf ik+denk ik+eindelijk ik+gewoon ik+heb ik+het ik+krab ik+mijn ik+niet ik+op ik+slaap
        2 ik+tegen ik+weet ik+zeg ik+zie ik..de ik..dood ik..hele ik..ieder* ik..is ik..met ik..nerge* ik..nog ik..om
        2 ik..pijn ik..polse* ik..tot ik..voor ik..weer ik..zelfm* il+@bridge il+@self il+cane il+mese il+mio il+ponte
        2 il+veut il+y il..batte il..pas il..y im+gone im+kopf im+treppen im..a im..and im..burde* im..i imagino in
        2 in+@eat in+agenda in+casa in+den in+meno in+pace in+the in..damit in..it in..mondo in..of incid* incidente
        2 indem* indem*+@ask ingen* ingenomen ingoi*..la ingoi*..scato* inizi* intei* inteira invid* invid*+@ask
        2 invidio invidio+chi irmao+@more is+@burden is+@exercise is+@few is+@wish is+als is+in is+veertig is..metre*
        2 is..of is..off is..zonde* issue ist+sauber ist..es ist..so it+@all it+@stop it+all it+could it+down it+in
        2 it+normal it+wont it..tonig* its..last ive+@decide ive+@letter ive+got ive+written ive..the j+attends j..a
        2 j..des j..pris jaar+nuchter jahre+@skip jahre+trocken jamais+me je+@count je+@head je+@here je+dis je+dors
        2 je+mourais je+n je+passe je+pense je+range je+reste je..dans je..de je..deja je..encor* je..mon je..mort
        2 je..ne je..poids je..un jeden jeito jeter jeter+sous jumpi* jumping jumping+in jusqu* jusqu*+@here
        2 jusqu*+@pills jusqu+au jusque jusque+la just+@not just+@wish just+want just..to kamer kan..naar kann..weite*
        2 kat+heeft katze+ist keer keer+neem keine+@future keine..ich keine..will killed+me kinder kinderen kirch*
        2 kirche know+where komme komme* kommen krab kratze krieg* kriegt krijg* l+@fall l+appart l+operation l+unica
        2 la+@burn la+@die la+@future la+@morning la+@other la+@pressure la+@self la+@skin la+boite la+correa
        2 la+finestra la+giornata la+mattina la+medicion la+mia la+muerte la+operacion la+play la+prossima la+semaine
        2 la+vedo la+vita la..antes la..finit* la..lo la..non la..per la..sono laat+@ask lache laiss* laiss*+@self
        2 lamet* lange..die langs langs+de largo las las..me las..y last last+@night last+night last+time last..it
        2 latel*+@ask lauf lauf..der le+@few le+faire le+metro le+mie le+moins le+vois le..a le..el le..la le..mi leg
        2 les+@arm les+@papers les+@pills les..pour lette* letters letzter leven leven+@not leven+niet liege* life lig
        2 like+a like+this lleno* llenos llora* lo+@ask lo+que lo..la log logo longe* look+@eat look+at look..the
        2 looked+for looked+up looki*+@eat looking+at loro los+@family los+@wake los+ninos los+ojos los..de luego+@all
        2 lundi m+en m..et ma+retraite maar mache..mit machu* machuco made+up maint* maintenant mais+e mais+esta
        2 mais..o maken mama maman mamma manch*+@wish manch*..ich mano many mao matar* matarme maten matti*+@not
        2 mattina+non me+@data me+@enough me+@few me+@here me+@minutes me+@pressure me+da me+de me+fais me+in me+jeter
        2 me+machuco me+ne me+non me+rasco me+retiene me+ti me+tome me..#45 me..cigar* me..dia me..en me..hasta me..l
        2 me..les me..me me..nada me..que me..ses me..stop medailles medal* medecin+a medic*+@ask medic*+@eat medicion
        2 medico+como meer+@life meer+aan meer+leven meer..te megli* meglio mehr+@wake mehr+@wish mehr+als mehr+auf
        2 mehr..zu meilleur mein+@child meine* meine*+@sleep meine+@other meine+freundin meine..und
        2 meinen+schlaftabletten mejor mejor+@without mejor+sin melho*+@without melhor+sem merit* mes+jours mese+@not
        2 mese+non mese+scorso mesi messa* messa*+@ask met..gaat met..in met..moete* metro metro*..altur*
        2 metro*..sufic* mettr*..a meu+@funeral meu+@heart meu+@last meu+@other meu+funeral meu+ultimo mezel*+@again
        2 mezelf+van mezelf+weer mi+@cut mi+@heart mi+@not mi+faccio mi+gratto mi+no mi+sono mi+taglio mi+trattiene
        2 mi..le mi..ogni mi..parar* mi..y mia+famiglia mich+@kill mich+umbringen mich+zu mich..woche* mieux+@without
        2 mieux+de mieux+sans mijn+@exercise mijn+@head mijn+@life mijn+dierenartstas mijn+hartslag mijn+leven
        2 mijn+stappen mijn..en mijn..heeft mijn..het mijn..ik mim+@ask mio+@funeral mio+funerale mir+@again mir+noch
        2 mislu* mislukt miss miss+@self miss+me mit+@self mit+ihrem mit..leben mocht* mocht*..schla* mochte modo
        2 moest moi+je mon+coloc mon..je montag month* months montr* montr*+@means montre montre+mes morirme morre*
        2 mot motiv*..levan* moura* mourais mucho+rato muerta muerte muerto muito+@sport muito+tempo muslo musst*
        2 musste my+@data my+@exercise my+@last my+@papers my+arms my+average my+last my+mind my+mum my+plan my+sleep
        2 my+thighs my+vet my..again my..and my..have my..hes my..i my..in my..log my..says my..shoul* my..this n+ai
        2 n+en n..aura n..pas na+@head na+cabeca naast nach..lauf nachbarin nachsten nacht..schlu* nada+@few nada..a
        2 nam nao+@find nao+@vision nao+@wake nao+acordar nao+me nao+paro nao+sei nao+tenho nao+vejo nao..a nao..mais
        2 nao..quero nao..viver ne+@data ne+@exercise ne+@not ne+pas ne+sers ne..le neben need+one neem neem+elke nehm
        2 nehm+jede nessu* nessu*+@past nessuno nessuno+ha net neu nicht+zuruck nient*+@self niente+mi niet+@more
        2 niet+@need niet+@thindrink niet+@water niet+@wish niet+als niet+bestond niet+dat niet+meer niet+nodig
        2 niet+te niet..deze niet..drage* niet..morge* night+and niks+@more niks+@water niks+meer niks..een
        2 ningu*..ate ninguna ninos nix no+@more no+dejo no+estoy no+one no+piu no+plantao no+volver no..manan*
        2 no..mas no..salid* no..veo noch+@self noche noche+@end noche+acabo noche..las nodig nog+doorgaan noite+@end
        2 noite+@not noite+acabo noite+e noite+nao noite..tenho non+@few non+@find non+@pills non+@sleep non+@wake
        2 non+la non+lo non+riesco non+so non+sono non+tornare non..arriv* non..e non..vedo non..viver* nooit+@more
        2 nooit+@water nooit+meer normal+to not not+@eat not..back notar* notaria nourr* now+i nucht* nuchter numa
        2 numa+semana nunca+@more nunca+mais nuovo o+@better o+@sport o+apartamento o+carro o+coracao o+melhor o..bate
        2 o..corac* o..nao occhi occup* ochte*..ben odio..vivo of+@reason of+@self of..and of..mysel* of..train
        2 off+@thindrink off+the oggi+ho ohne+@self ojos om+@tired om+@trapped om+door om+het om+op om+voor
        2 omdat+@self omdat+ik once one+@ask only..becau* ont ontem..na onze onze+@past onze+ans op+@thindrink op+en
        2 op+te operacion ophou* ophoudt os+@data os+@jump os+@skin os+@skip os+pulsos ouvri* ouvri*+@they ouvrir
        2 ouvrir+les over..the overdosed overdosed+on overs* pain papa papa+eet papie* papier papier+en para+morrer
        2 para+siempre para..conti* para..segui* paracetamol+an parad* parce parce+@ask parce+que parec* parecia
        2 paren* parents parle+de paro+de parti*+@self partie pas+@ask pas+@wait pas+faits pas+le pas+que pas..vivre
        2 paso passe passiert pasti*..dormi* pastillas pensar pensar+en penso+@alone penso+@ask penso+@few penso+solo
        2 penso..morte peopl* people per..e per..io perch* perche perda* perdao perdi pergu* perso* personne
        2 perte*..este perte*..mundo peso+per peso..tutti peux..cette piang*..e piango piens* pienso pienso+en
        2 pille*..naast pillo* pillole piu+@better piu+@eat piu+@exist piu+@life piu+@wake piu+esserci piu+svegliarmi
        2 piu+vivere piu..quest* plan+on plane* planees planees+nada plannen play plays* playstation pleas*..me pleur*
        2 plus+@lose plus+@need plus+@nobody plus+@nothing plus+@wish plus+besoin plus+envie plus+personne plus+rien
        2 plus..cette plus..de plus..me point+of polso ponte..per porqu* porqu*..que porque poste* pour+@self pour+de
        2 pr..do pr..on pra+@ask prend*..ibupr* prepa* preso preso..pasti* prest*+@not presto+non prima+@give prima+di
        2 pris+trop pris..cache* pro+@self pro+me proch* prochain procuro progr* prome*+@ask prometer prometer+que
        2 pront* pront*+@not pronto+no propria puente+a pular pulso* pulsos qu+a qu+elle quand*+@exercise quand*+@here
        2 quand*+@pills quand+@other quando+corro quando+la quando+non quant*+@pills quant*+@sport quanta+insulina
        2 quanto+e quanto+tempo quara*+@past quara*..basta* quarante+ans quarante+metres que que+@decide que+@die
        2 que+decidi que+viene que+vou que..arret* que..le que..mais que..que que..s queda* queda*+@past queim*
        2 quero..acabe quero..com questa quiero+un quisi* quisi*+@sleep quisiera quisiera+dormir quoi+bon quoi..conti*
        2 rails ran+@not ran+no rasco rathe* rather rather+be razon* razones read reason+to reasons recom* recommence
        2 reden+@more reden+@water reden+meer reden+om regal*+@here regal*+@pills regis*+@thanks reich* remar*
        2 remarquerait rendr* rent rentr* respi*+@better reste+sur resting+hr resto+in retiene retra*+@self retraite+j
        2 riesc* riesco rijd rimas* rimas*..a rimasto riord* riordino ripas* ripassato ruhep*..woche s..avec saber
        2 sagt sale+@pain sale+mal salta* salut* same same+@burden same+@pressure same+@scale same+weight
        2 samml*..woche* sanguina sans sass sass+lange saube* sauber says..i scato*+@give scatola+di schei*
        2 schei*+@vision schie* schief schlafe+drei schlaftabletten+sind schlu*+@eat schlu*+@hide schluss+machen
        2 schme*+@nothing schmeckt schmeckt+nix schmerz schoo* schoon schre*+@self schri* schublade schwer se+esta
        2 se..a see..reaso* see..to segni sehr seine seit seja sem+@pain sem+@wake sem+dor seman*..me semana+todos
        2 semana+y sempr*..morte sens sentir+alguma sera+@more sera+tarde serai seria+@end seria+um seria..facil sers
        2 serve+andare seule sexta sexta+@not sexta+nao sexto sexto+@self sexto+me shoul*..with should show
        2 show..steps si..a sich sieht sigo simple since+@other sinds+zondag sinto..a slaap+drie slaap..de slaap..ik
        2 sleep*+@pills sleep..good sleep..never sleeping sleeping+tablets so so+@hope so+@vision so+gut so+sehr
        2 so+tired so..me soir soir+@self soir+j soit sola soll solo..mi some..i someo* someone somme*..les sommi*
        2 sommige soms..dat soms..ik sonnt* sono+@wake sono+rimasto sono+stanca sono+un sono..di sono..nuovo sonri*
        2 sotto+@other sotto+il souha* sous+le soy+un sparire spure staan stanc*+@give standig+daran stase* stasera
        2 station stehe* stehen steps sterb*+@ask stess* stick..in stop stopp* stufo sufic* suficiente suici*..mes
        2 suicidarme suicidio+il suis+@again suis+@tired suis+au suis+encore suis..la suis..poids suis..pour
        2 sul+@bridge sunday sur..et svegl*+@more svuotato swall* swallowed table*+@hide tablets tabletten+liegen
        2 tabletten+zu tagli*..bracc* tagli*..nuovo taglio taill* tambe*+@exercise tambem+correr tant taqui* tarde
        2 tavol* te+@here te+gaan te+staan te..dat telef*+@papers telha* telhado telle*+@wish tellement
        2 tellement+envie tengo+los tenho+@hope tenho+@wait tenho+esperanca ter..com ter..o terug that+@other that+she
        2 the+@morning the+@reason the+@wish the+cat the+cliff the+courage the+gym the+long the+plane the+point
        2 the+same the+tracks the..a the..an the..for the..had the..in the..its the..on the..what the..witho*
        2 the..would there*..in there*..point thigh* thighs think*+@papers think*..in think*..mysel* thinking+about
        2 this this+@ask this+@more this+@worse this+anymore this+is thuis tiene+#20 till time+i to+@head to+take
        2 to+think to..forev* to..me to..mysel* to..never toch+@not toch+niet tocht*+@eat toda+@night toda+a
        2 toda+noite todo+acabe todos+@self todos+me toe tolgo tomar..caixa tomar..toda too+@data took..bottl*
        2 took..pills took..whole tornare toujo* toujours tous+@they tous+les tout..arret* tout..d tout..temps
        2 toute..je tra traga* tragar trage* tragen tratt* trattiene tre+@minutes tre+mesi tre+ore trein trein*+@pills
        2 trenta treppen+haus tres+@minutes tres+horas tres+meses tried trocken trois+@minutes trois+heures trop+de
        2 tropp*+@pills tudo..ate tudo..o tuer tutta..scato* tutte tutte+le tutto..entro twee+@past twee+jaar twint*
        2 twintig uberh* uberhaupt uitwe* uitweg ultim*+@again ultima+vez um+@better um+alivio um+quarto um..a um..e
        2 um..eu um..para uma..a un+@data un+@fall un+@last un+@train un+accident un+camion un+peso un..a un..ma
        2 un..me un..mi un..mon un..per una+@face una+@sport una+corda una+volta una..todos und+@never und+es
        2 und+jetzt und+nie und+weiss und..es und..ist und..sprin* und..zu under une+@last une+corde une+derniere
        2 une+longue une+semaine unfal* unfall unica unica+cosa unico unter* uscit* uscita vacie van+@face van+kant
        2 van+mijn van..een van..zijn vanna* vannacht vedo+@reason vedo+motivo veertig+meter vejo vejo+@trapped
        2 vejo+saida veo+@reason ver+@minutes ver+da verab* verabschiedet verdr*+@self verschwinde versp* verze* vet
        2 vet+bag veut veux..tout veux..vivre vez..de via+d video+@stop video+para video..stick vie vie+n viele+von
        2 viene viern* viern*+@not viernes viernes+no vingt visto..de voele* voelen vogli*+@ask vogli*+@cut
        2 vogli*..finit* voglio+che vois+aucune volge* volon* volta* voltar volte* voltei voltei+a vonta* vontade
        2 vontade+de voor voor+mij voor..te voor..zijn vorre* vorre*..per vorre*..sempr* vorrei voudr*..pour
        2 voudr*..toujo* voz voz+alta vozes vrede vuelt* vuole waard waaro* waaro*+@again waaro*..nog waarom
        2 waarom+nog waiti* waiting wake+up wakke* wakker want want..end want..sleep waren was+@self was+fur
        2 was+passiert wat..de wat..mijn ways wear week..gaat weeks wenn..nicht wens went+down weten..het what+@self
        2 what+was what..sleep what..the whats+@self whats+my when+my when..stop where who whole+bottle why+is
        2 wie+geht wie..sich wiede*+@ask wil+@gone wil+@self wil+de wil+gewoon wil+mezelf wil+verdwijnen wilde
        2 will+keine will+sterben will..bette* will..ruhe will..und wird..besse* wisse* wissen with+@thindrink
        2 with+the withi* within within+a without+my woche..das workouts world+@ask would..on writt* written wurd
        2 y+@nobody y+@sport y+entonces y+nadie y+tiene y..plus y..que yo+@not yo+no zelf zelf+de zelfm*..het zes
        2 zie..geen zien..ik zodat zonda*+@ask zondag+is zonde*+@self zonder+mij zou zou+me zou+voor zu+@data zu+viele
        2 zu..wird zur+hochzeit zwei+@past zwei+jahre ~<abs ~<absc ~<acci ~<age ~<agen ~<ahog ~<ahor ~<ain ~<aj ~<aju
        2 ~<ajud ~<alr ~<alre ~<altr ~<alu ~<amm ~<amma ~<amp ~<anc ~<anda ~<ang ~<ans> ~<anyo ~<apa ~<arb ~<arma
        2 ~<arr ~<asi ~<asi> ~<ate ~<ate> ~<ausw ~<auta ~<av ~<ava ~<avan ~<avi ~<balc ~<bast ~<bee ~<been ~<beha
        2 ~<bill ~<bin ~<binn ~<bit ~<bor ~<bord ~<born ~<both ~<bras ~<braz ~<brev ~<busc ~<busq ~<cade ~<calm ~<can
        2 ~<cant ~<cha ~<chia ~<cho ~<choi ~<cia ~<ciel ~<cint ~<cle ~<comm ~<cono ~<cont ~<cort ~<dam ~<dami ~<dan>
        2 ~<dass ~<deba ~<debi ~<dej ~<dema ~<dev ~<di> ~<dice ~<dime ~<diss ~<diz> ~<doe ~<doo ~<dr ~<dro ~<dru
        2 ~<druc ~<du ~<durf ~<e> ~<egl ~<egli ~<eige ~<einz ~<el ~<eles ~<elev ~<elke ~<empu ~<ende ~<enou ~<er ~<erl
        2 ~<esv ~<esva ~<etre ~<eu ~<eu> ~<ev ~<eve ~<even ~<ew ~<ewi ~<ewig ~<faci ~<faco ~<fall ~<fam ~<fami ~<farl
        2 ~<faz ~<fec ~<fech ~<fin ~<fin> ~<for ~<fore ~<forg ~<ga ~<gaat ~<geb ~<geg ~<gek ~<geko ~<ger ~<gia> ~<go>
        2 ~<graa ~<grat ~<hab> ~<hac ~<heb ~<heef ~<here ~<hes ~<hes> ~<het ~<het> ~<hij> ~<hilf ~<hin ~<hin> ~<hof
        2 ~<hoop ~<idea ~<if ~<if> ~<ihn ~<ill ~<ill> ~<ima ~<imag ~<infe ~<insi ~<io ~<io> ~<irme ~<is ~<iv ~<ive
        2 ~<ive> ~<je> ~<jed ~<jede ~<jus ~<just ~<kap ~<ker ~<kie ~<kome ~<komm ~<lami ~<leb ~<lee ~<li ~<ligt ~<lim
        2 ~<lla ~<llav ~<lo> ~<maa ~<maak ~<mal ~<male ~<mam ~<mama ~<mana ~<manc ~<matt ~<may ~<meda ~<mens ~<mesa
        2 ~<mett ~<mi> ~<mij> ~<moe ~<mot ~<moto ~<mour ~<mun ~<mund ~<neck ~<nel ~<nes ~<nie ~<nie> ~<nog ~<nog>
        2 ~<obi ~<obit ~<ogn ~<ogni ~<oj ~<ol ~<olh ~<olho ~<on ~<one ~<op ~<os ~<ou ~<oub ~<oubl ~<outr ~<ow ~<own
        2 ~<own> ~<pena ~<per> ~<perd ~<pess ~<pil ~<pill ~<ple ~<poi ~<poi> ~<pol ~<pols ~<pou ~<pour ~<qu ~<qu>
        2 ~<que ~<quer ~<quis ~<rag ~<rat ~<razo ~<reas ~<red ~<reti ~<ri> ~<ruim ~<sam ~<samm ~<sape ~<says ~<sca
        2 ~<scar ~<scel ~<schm ~<see ~<seg ~<sei ~<sei> ~<ses ~<ses> ~<sob ~<sobr ~<some ~<sono ~<spaa ~<steh ~<stem
        2 ~<stic ~<stop ~<suc ~<such ~<sue ~<suiz ~<supe ~<swa ~<tal ~<talk ~<tar ~<tard ~<tell ~<tem ~<tem> ~<teng
        2 ~<tenh ~<tent ~<teru ~<tett ~<tex ~<text ~<than ~<the ~<tim ~<time ~<todo ~<toma ~<ton ~<toni ~<tote ~<trag
        2 ~<troc ~<tud ~<tudo ~<tut ~<tutt ~<um ~<und> ~<va ~<vais ~<vale ~<ve ~<vedo ~<veo ~<veo> ~<verr ~<vet ~<veu
        2 ~<vez> ~<via> ~<vida ~<vide ~<vin ~<vint ~<vis ~<vita ~<vivi ~<volt ~<volv ~<voy ~<voz ~<vre ~<waa ~<waar
        2 ~<wea ~<weak ~<weh ~<wer> ~<werd ~<wie> ~<wird ~<won ~<wont ~<worl ~<y> ~<ya ~<yea ~<year ~<yo> ~<ze ~<zet
        2 ~<zo> ~<zoe ~<zoek ~<zwar ~aak ~aak> ~aam> ~aan ~aap ~aar> ~aas ~aat> ~abe ~abe> ~abi ~abl ~able ~ablet
        2 ~abo> ~absc ~absch ~acabo ~acche ~accia ~accid ~acet ~aceta ~achet ~acht> ~acia ~acil ~ackt ~ackt> ~acord
        2 ~acos ~actu ~ade> ~adess ~adi ~ady ~ady> ~aft ~agend ~agg ~aggi ~ahog ~ahor ~aid ~aille ~air ~ais> ~aiss
        2 ~aisse ~aiuto ~aju ~ajud ~ajuda ~al> ~ala> ~alcon ~alid ~alida ~alive ~alivi ~alr ~alre ~alrea ~altr ~altri
        2 ~alu ~ambem ~amil ~amit ~amit> ~ammaz ~amml ~ammle ~amol ~amol> ~anchm ~ander ~andi ~andig ~ane> ~ange
        2 ~angen ~angr ~angra ~anke ~anns ~ansad ~antas ~anti ~anto ~ants ~ants> ~any> ~anyo ~anyon ~anz ~apa ~apere
        2 ~appen ~appi ~ara ~arace ~arai ~arait ~ard ~arda ~arma ~armar ~arro ~ascid ~ascu ~ass> ~astan ~atie ~atte
        2 ~aura> ~ausw ~auta ~autan ~ava ~avan ~ave> ~aves> ~azi ~azzar ~azzo ~azzo> ~balc ~balco ~bast ~basta ~be>
        2 ~bee ~been> ~beha ~behan ~being ~bensm ~berl ~berle ~bie ~bill ~bille ~binn ~binne ~bitua ~blet ~blett
        2 ~blute ~body> ~bone> ~bord ~born ~born> ~both ~braz ~brazo ~brev ~breve ~brige ~bsch ~bschi ~bus ~busc ~busq
        2 ~busqu ~cabo ~cabo> ~cad ~cada ~cada> ~cant ~carr ~cato ~cav ~cava ~cce ~cci ~ccia ~ccia> ~celt ~celui ~cer>
        2 ~cet ~ceta ~cetam ~chac ~chant ~chere ~chet ~chie ~chlo ~chlos ~chlus ~chm ~chma ~chmal ~cho ~choi ~chon>
        2 ~cht> ~chub ~cidar ~cido ~ciel ~cier ~cil ~cint ~cinto ~cki ~ckin ~cking ~comme ~con> ~cono ~corac ~corto
        2 ~cos ~ctu ~cun> ~cuno ~cuno> ~dail ~daill ~dami ~damit ~dan> ~danke ~dara> ~dare> ~dass ~dass> ~daten ~deba
        2 ~debi ~decis ~dee ~defin ~dej ~deja> ~delij ~delin ~della ~dema ~dentr ~dere> ~deren ~des ~deses ~desta
        2 ~devia ~dice ~dici ~dida> ~dig> ~dir ~dire> ~diss ~diz> ~dli ~dlic ~dlich ~do> ~doe ~don ~doo ~dos ~dose
        2 ~dosi ~dosis ~dovev ~drait ~dran> ~dre> ~dria ~druc ~druck ~dsbr ~dsbri ~durf ~durf> ~duurt ~dve ~dver ~ead>
        2 ~eady ~eady> ~eal ~ease ~ease> ~eba ~ebo ~ece ~eces ~ecidi ~ecis ~eck> ~edai ~edail ~edank ~ede ~eder> ~edic
        2 ~edici ~edid ~edida ~edsb ~edsbr ~eem ~eepi ~eepin ~ees> ~efa ~efin ~efini ~egen ~egl ~egli ~eglis ~egui
        2 ~eh> ~ehan ~ehand ~ehe> ~ehor ~eind ~eing> ~einz ~einzi ~eite ~eiter ~eja ~ekr ~ekra ~ela> ~elas> ~eld>
        2 ~eles> ~elev ~eleve ~elfm ~elfmo ~eli ~elk ~elke ~elke> ~elp> ~elt> ~elto ~elto> ~elui ~elui> ~eluk ~eman
        2 ~emand ~emd ~emde ~eme> ~emen ~ement ~emmi ~emmin ~empo ~emps ~emps> ~empu ~endo> ~enke ~enke> ~enoug ~ens>
        2 ~ensm ~ensmu ~enso ~enso> ~entro ~eo> ~epas ~epin ~eping ~erac ~erade ~erado ~erai ~erai> ~erait ~eral
        2 ~erci> ~erdos ~ereb ~erebb ~erece ~erei ~erel ~ereld ~eres> ~eress ~erge ~erha ~eri ~erke ~erleb ~erleg
        2 ~erli ~eron> ~ersi> ~erte> ~erug ~esa> ~eschl ~esco ~ese ~esesp ~esi ~eso> ~espe ~esse ~esu ~esv ~esva
        2 ~esvaz ~etam ~etamo ~etie ~etien ~etr ~etre ~etres ~ets> ~etta> ~etto ~etto> ~eur ~eux ~eux> ~evia ~evue
        2 ~evue> ~ewig ~ewige ~exi ~ezza> ~fac ~faci ~facil ~faco ~fah ~fahr ~fami ~famil ~fare ~farl ~faz ~fec ~fech
        2 ~fene ~fici ~fine> ~fmo ~fmoo ~fmoor ~for ~forev ~forg ~forge ~ft> ~ful ~ful> ~ga> ~gaan ~gaan> ~gaat ~gaat>
        2 ~gare ~gehor ~geko ~gekr ~gekra ~geld ~geld> ~gelu ~geluk ~gem ~gen ~gend ~genda ~gene ~gens ~gens> ~gera
        2 ~gerad ~get> ~gge ~ggen> ~ghe> ~gia ~gli ~glis ~glise ~goe ~goed ~goed> ~graa ~graag ~grar> ~grat ~gratt
        2 ~gst ~gua ~guem ~guem> ~haal ~hab> ~haber ~had ~hama> ~han> ~hang ~hant ~has> ~hat ~hats ~hats> ~hau ~heb
        2 ~heeft ~hel ~help> ~hereb ~heres ~hers ~hers> ~hes ~hes> ~het> ~hete ~hete> ~hieds ~hij> ~hilf ~hin ~his
        2 ~his> ~hlos ~hloss ~hlus ~hluss ~hma ~hmal ~hmal> ~hn> ~hoc ~hof ~hoffe ~hoi ~hoog ~hor ~hume ~iac ~iacch
        2 ~iada ~iadas ~iam> ~iasc ~ibt ~iche ~icie ~ick ~idar ~idea ~idee ~ieds ~iedsb ~ief ~ieh ~iene ~iene> ~ient
        2 ~iera ~iere ~iere> ~iero ~ieron ~ife ~ifer ~ifi ~iga ~igar ~igen> ~igu ~ihn ~ijd> ~ile ~ilf ~ill ~imagi ~imo
        2 ~inari ~inci ~indr ~indre ~iner ~iner> ~infe ~ing> ~inge> ~ings> ~inhas ~inita ~initi ~inken ~innen ~insi
        2 ~inte> ~inua ~inuar ~inue ~inuer ~inzi ~inzig ~iopsi ~ipi ~ira ~irar ~irar> ~ird ~ird> ~ires ~ires> ~iri
        2 ~iria ~iria> ~irme ~irme> ~iro> ~isis ~isis> ~issi ~isso ~isso> ~ita> ~itr ~itre ~itre> ~itsl ~itsla ~itu
        2 ~itua ~ituar ~iuto ~iuto> ~ivie ~ivien ~ivin ~iving ~izer ~izi ~izid ~jd> ~jed ~jede ~juda ~jus ~just ~just>
        2 ~kap ~kee ~keer ~kie ~kinde ~kome ~komen ~komm ~komme ~komt ~komt> ~kra ~laap ~lace> ~lach ~lache ~lami
        2 ~lamin ~lane ~lann ~lave ~lben ~lben> ~lcon ~lde ~lde> ~le> ~lease ~lege ~legue ~lenke ~lette ~leut ~leute
        2 ~leve ~leven ~lfm ~lfmo ~lfmoo ~lich> ~lida> ~ligt ~ligt> ~lise ~lise> ~livi ~lke> ~lla ~llav ~llave ~llegu
        2 ~llet> ~looke ~losse ~lre ~lrea ~lread ~lst ~lta> ~lte ~ltri ~ltri> ~lui> ~luss ~luss> ~lut ~lute ~lver>
        2 ~lvi ~maa ~maak> ~mache ~mal ~mal> ~mam ~mama ~manch ~mario ~marm ~marmi ~matt ~mazza ~mbem ~mbem> ~mde ~med
        2 ~meda ~medai ~medic ~messe ~meter ~mett ~mij> ~ming ~ming> ~mle ~mle> ~mmaz ~mmazz ~mment ~mmi ~mming ~mml
        2 ~mmle ~mmle> ~mmu ~mni ~moete ~mol> ~morta ~mot ~moto ~motor ~mour ~mpa ~mpan ~mpo> ~mpri ~mprim ~mps ~mps>
        2 ~mpu ~mud ~muert ~mund ~mundo ~nari ~nasci ~ncer ~ncer> ~nch ~nchm ~nchma ~ndeli ~nder> ~ndig> ~ndin ~ndre
        2 ~ne> ~neck ~neck> ~nee ~net ~nfe ~nfu ~nga> ~ngelu ~ngera ~ngr ~ngra ~ngs> ~ngst ~ngu ~nif ~nife ~nifer ~nij
        2 ~nijd ~nita ~nita> ~niti ~nke> ~nns ~nog ~nog> ~noire ~notar ~noug ~nough ~nsad ~nsm ~nsmu ~nsmud ~nso ~nso>
        2 ~ntas ~nte ~ntei ~ntra ~ntro> ~nue ~nuer ~nuer> ~nyo ~nyon ~nyone ~nzig ~nzig> ~oar ~oas ~oas> ~obi ~obit
        2 ~obitu ~obri ~obro ~oca ~och ~och> ~oches ~ocur ~odas ~odas> ~odb ~odos ~odos> ~ody> ~oed ~oeden ~oete
        2 ~oeten ~ogar ~ogel ~ogl ~ogni ~ogni> ~oire ~oires ~oisi ~ok> ~oked ~oked> ~ola> ~olh ~ols ~olt ~olta ~olte
        2 ~olve ~olver ~olvi ~omar ~omar> ~omei ~omei> ~omme ~omme> ~ommen ~ompan ~ompri ~omt ~omt> ~once ~ond> ~ondo
        2 ~ondo> ~ongel ~onig ~onigh ~ono> ~onta ~ood> ~oodb ~ooke ~ooked ~oorgo ~ope> ~opf> ~opos ~oposi ~oppe ~opre
        2 ~opre> ~ops ~opsi ~opsia ~orac ~oraca ~ordei ~oren ~oren> ~orev ~oreve ~orge ~orget ~orgoe ~orld ~orld>
        2 ~orrec ~orta> ~ortar ~osi> ~osis ~osis> ~osit ~osito ~ossen ~osta ~otar ~oth ~othe ~other ~otor ~oubli ~ould
        2 ~ourag ~out ~outra ~oven ~ovev ~own ~oze ~ozen ~ozen> ~paa ~paar ~paar> ~packt ~parac ~parai ~pas ~pass
        2 ~pedid ~pel> ~pena ~pena> ~pens ~pens> ~perac ~perad ~perd ~pess ~pills ~pin ~ping ~ping> ~pio> ~plane
        2 ~plann ~ple> ~plea ~poi> ~pol ~pols ~porta ~pos ~posi ~posit ~pot ~pou ~pour ~ppen ~pring ~procu ~propo ~psi
        2 ~psia ~psia> ~pur ~pur> ~qu> ~quer ~queri ~quis ~raag> ~racet ~rade ~rage ~ragem ~ragg ~raggi ~raitr ~rar>
        2 ~rara ~raran ~ratio ~ratt ~razos ~rci> ~rda ~rdei ~rdei> ~rdo ~rdos ~ready ~reas ~reaso ~rece> ~reci ~rect
        2 ~rect> ~rega ~regar ~rej ~reld ~reld> ~rent ~rente ~repa ~repas ~reti ~retie ~reto ~rett ~reve> ~revue ~rf>
        2 ~rger ~rget ~rget> ~rgo ~rgoe ~rgoed ~rha ~rhe ~ria> ~ried ~rieu ~ring> ~ringe ~rinke ~rire ~rire> ~rive>
        2 ~rke ~rks ~rla ~rla> ~rld ~rld> ~rleb ~rlebe ~rleg ~rlic ~rlich ~rlo ~rmar ~rmari ~roca ~rocu ~rocur ~ront
        2 ~ropo ~ropos ~ropre ~row ~rrar ~rrec ~rrect ~rrir ~rrir> ~rro ~rry ~rta ~rtad ~rtado ~rter ~rtir ~rtst
        2 ~rtsta ~ruim ~ruim> ~sabe> ~sagt> ~salid ~samm ~samml ~sang ~sape ~saper ~says ~says> ~sbr ~sbri ~sbrie
        2 ~scar ~sce ~scel ~scelt ~schi ~schl ~schlo ~schub ~scid ~scido ~see ~segui ~sej ~self ~self> ~seria ~sesp
        2 ~sespe ~sez ~sez> ~siada ~sich ~sier ~siert ~sis> ~sito ~sito> ~sje> ~slaap ~smu ~smud ~smude ~snij ~snijd
        2 ~sob ~sobr ~sobro ~soir ~some ~sonn ~sono ~sono> ~sorri ~sotto ~spaa ~spaar ~spe ~sque ~sque> ~ssag ~ssage
        2 ~ssem ~sser ~ssez ~ssez> ~ssie ~ssier ~sso> ~ssu ~sta ~stan ~star> ~stemm ~stick ~stuve ~such> ~sue ~suiz
        2 ~suizi ~supe ~super ~sva ~svaz ~svazi ~swa ~table ~tai ~talk ~talk> ~tambe ~tamo ~tamol ~tandi ~tano> ~tanto
        2 ~tare ~temm ~temps ~tend ~tendr ~tenh ~tent ~tente ~teres ~terie ~terug ~tett ~tetto ~tex ~text ~than ~than>
        2 ~ther ~ther> ~tig> ~time ~ting> ~tinua ~tinue ~tirar ~tiro> ~toda> ~todas ~todo ~todos ~toma ~tomar ~tome>
        2 ~tomei ~toni ~tonig ~tote ~tour> ~tout> ~tran ~trata ~tre> ~tri ~trin ~trink ~troc ~tropp ~tros ~tros> ~tsta
        2 ~tto ~tto> ~tuar ~tudo ~tudo> ~tur ~turni ~tutt ~uai ~uan ~uberl ~ubli ~ublie ~ucht ~uck> ~uda ~udav ~udava
        2 ~uder ~udo ~udr ~udra ~uel> ~uelt ~uem> ~uer> ~ueri ~ueria ~uerte ~ug> ~ugh ~ugh> ~uien ~uien> ~uile ~uim>
        2 ~uitsl ~uiz ~uizi ~uizid ~uma> ~umor ~und> ~uno> ~urag ~urage ~urf ~urf> ~urni ~urnin ~urr ~urt ~urt> ~usq
        2 ~usqu ~usw ~utan ~utant ~utra ~utra> ~utre> ~utti ~uurt ~uurt> ~va> ~vale ~vale> ~var ~vaz ~vazi ~vedo
        2 ~vedo> ~venir ~veo ~veo> ~verr ~vet ~vev ~vez> ~vida ~viend ~vin ~vint ~vinte ~vita ~vita> ~vive ~viver
        2 ~vivi ~vivie ~voir ~voir> ~volt ~volta ~volv ~volve ~von ~voorg ~voz ~vrai ~vre ~vue ~vue> ~vuo ~waar ~ware>
        2 ~way ~wea ~weak ~weg> ~weite ~welt> ~went ~wer ~wer> ~werel ~whats ~wie> ~wig ~wige ~wige> ~wird ~wird> ~won
        2 ~wont ~wont> ~worl ~world ~ybo ~ybod ~ybody ~yea ~year ~year> ~zar ~zarm ~zarmi ~zco ~zco> ~zelfm ~zen ~zer>
        2 ~zid ~zme ~zoe ~zoek ~zwar ~zzar ~zzo ~zzo>
        -2 #10+@scale #1200+@calorie #1200+@self #1200+kcal #1200+m #20+@exercise #20+@pills #20+ibuprofenos #20+km
        -2 #3..#45 @afraid+@ask @afraid+@scale @again+@again @again+@doctor @again+@earn @again+@enough @again+@fat
        -2 @again+@few @again+@period @again+@swelling @again+@thing @again+dunne* @again+lento @again+the
        -2 @all+@decide @all+@empty @all+@face @all+@faint @all+@minutes @all+@they @all+@thing @all+auf @all+cinqu*
        -2 @all+dizem @all+lo @all+mundo @all+night @all+scarp* @all+una @alone+@eat @alone+@other @alone+@sport
        -2 @alone+a @arm+@control @arm+@earn @arm+@find @arm+@leg @arm+@more @arm+@numb @arm+@pills @arm+@skin
        -2 @arm+@sport @arm+arm @arm+droit @arm+on @arm+verbr* @ask+@afraid @ask+@again @ask+@ask @ask+@breath
        -2 @ask+@calorie @ask+@child @ask+@count @ask+@face @ask+@faint @ask+@fever @ask+@hunger @ask+@means
        -2 @ask+@never @ask+a @ask+acabe @ask+como @ask+corre* @ask+dera @ask+did @ask+do @ask+ein @ask+el @ask+estoy
        -2 @ask+facci* @ask+far @ask+heb @ask+ist @ask+levan* @ask+lopen @ask+many @ask+mooi @ask+puedo @ask+sempr*
        -2 @ask+serve @ask+soy @ask+stopp* @ask+succe* @ask+they @ask+vem @ask+viel @ask+walki* @better+@again
        -2 @better+@blue @better+@feel @better+@sport @better+@thindrink @better+que @better+se @better+with
        -2 @binge+@hate @binge+@morning @binge+strip @blood+@here @blood+un @blue+@feel @blue+@self @body+@all
        -2 @body+@morning @breath+@blue @breath+@more @breath+@night @breath+@nothing @breath+@self @breath+no
        -2 @bridge+@arm @bridge+@exercise @bridge+@skin @bridge+@sport @bridge+@thindrink @burden+@again
        -2 @burden+@decide @burden+@feel @burden+@few @burden+@find @burden+@kill @burden+@means @burden+@past
        -2 @burden+@thin @burden+@thindrink @burden+ben @burden+month @burn+@pills @burn+dera @burn+la @calm+@calm
        -2 @calm+@enough @calm+@more @calm+@past @calm+@they @calm+@wait @calm+@work @calm+dagen @calorie+@self
        -2 @car+@burden @car+@find @car+@not @car+e @car+en @car+je @care+@reason @care+de @chest+@not
        -2 @chest+@pressure @chest+@self @chest+@wish @child+@not @confused+@self @control+@enough @control+que
        -2 @count+@hope @count+@other @count+@wake @count+met @cut+@earn @cut+@find @cut+@trapped @cut+@vomit @cut+my
        -2 @cut+o @data+#3 @data+@better @data+@calorie @data+@find @data+@future @data+@heart @data+@night
        -2 @data+@nothing @data+a @data+becau* @data+ben @data+cara @data+does @data+ein @data+end @data+far
        -2 @data+hoch @data+how @data+la @data+many @data+viel @decide+@future @decide+@hide @decide+it @die+@all
        -2 @die+@binge @die+@body @die+@earn @die+@find @die+@fun @die+@heart @die+@last @die+@not @die+@past
        -2 @die+@period @die+@vision @die+@vomit @die+aufze* @die+ganze @die+heuve* @die+ik @die+letzt* @die+messu*
        -2 @die+o @die+si @die+subit* @die+trepp* @die+versi* @die+vor @doctor+@need @doctor+@stop @earn @earn+@calm
        -2 @earn+@morning @earn+a @earn+dera @eat+@doctor @eat+@eat @eat+@exercise @eat+@minutes @eat+@poison
        -2 @eat+@tired @eat+ai @eat+five @eat+four @eat+nient* @eat+os @eat+quand @eat+sempr* @eat+with @empty+@eat
        -2 @empty+@few @empty+@gone @end+@arm @end+@count @end+@decide @end+@face @end+@food @end+@morning @end+@night
        -2 @end+@past @end+@planned @end+@sport @end+@thin @end+@thing @end+@train @end+acht @end+dem @end+ein
        -2 @end+enfar* @end+every* @end+for @end+gemac* @end+hat @end+imc @end+ist @end+la @end+mese @end+met
        -2 @end+plano @end+por @end+pront* @end+van @enough+@means @enough+@more @enough+@sport @enough+@they
        -2 @enough+every* @enough+ich @enough+ik @enough+mais @enough+mich @enough+of @exercise+@again @exercise+@ask
        -2 @exercise+@control @exercise+@die @exercise+@exercise @exercise+@fun @exercise+@kill @exercise+@more
        -2 @exercise+@other @exercise+@sleep @exercise+@thindrink @exercise+@without @exercise+and @exercise+conmi*
        -2 @exercise+in @exercise+with @exist+@again @exist+@more @exist+@sport @exist+@thin @face+@calm @face+@here
        -2 @face+@kill @face+@numb @face+@pain @face+@pills @face+das @face+ich @face+stort* @faint+@again
        -2 @faint+@data @faint+@doctor @faint+@few @faint+@jump @faint+@past @faint+@wait @fall+@ask @fall+@end
        -2 @fall+@sleep @fall+@sport @fall+@thindrink @fall+@trapped @fall+a @fall+the @family+@cut @family+@data
        -2 @family+@future @family+@give @family+@head @family+@heart @family+@morning @family+@pain @family+@poison
        -2 @family+@sudden @family+@tired @family+en @family+exage* @family+fait @family+foi @family+had @family+se
        -2 @fat+@few @fat+and @feel+@alone @feel+@fat @feel+@life @feel+@not @feel+@nothing @feel+@other @feel+@pills
        -2 @feel+@tired @feel+@without @feel+legge* @feel+vivo @fever+@here @fever+@pills @fever+@self @few+@alone
        -2 @few+@data @few+@fat @few+@film @few+@night @few+@pressure @few+@work @few+cansa* @few+done @few+en
        -2 @few+helps @few+i @few+mein @few+my @few+quero @few+schne* @few+that @few+un @film+@die @film+@heart
        -2 @film+@jump @film+@kill @film+@skin @film+@skip @film+@sleep @find+@thing @find+@water @find+@wish
        -2 @find+para @find+pasti* @find+se @find+si @find+un @find+uno @food+@data @food+@decide @food+@eat
        -2 @food+@other @food+@reason @food+and @food+in @fun+@burden @fun+@enough @fun+ich @funeral+@self
        -2 @funeral+was @future+@all @future+@end @future+@fun @future+@sport @future+@thindrink @give+@feel
        -2 @give+@fun @give+@night @give+non @gone+@better @gone+@control @gone+@end @gone+@feel @gone+@fun
        -2 @gone+@future @gone+@here @gone+@pain @gone+@pills @gone+@skin @gone+@sport @gone+ben @gone+from @gone+in
        -2 @gone+the @goodbye+@work @goodbye+to @guilt @guilt+@thindrink @hate @hate+@ask @hate+@data @hate+@exercise
        -2 @hate+@they @hate+les @hate+meine* @head+@family @head+@life @head+@tired @headache+@life @headache+@never
        -2 @headache+in @heart+@enough @heart+@few @heart+@heart @heart+@papers @heart+@they @heart+a @heart+quand*
        -2 @heart+rate @heart+stond @heart+stopp* @heart+und @here+@again @here+@blood @here+@burden @here+@data
        -2 @here+@family @here+@few @here+@pressure @here+@speech @here+@vision @here+@vomit @here+caja @here+carre*
        -2 @here+cena @here+clini* @here+cote @here+dista* @here+fin @here+gara @here+guard* @here+marat* @here+mitad
        -2 @here+monta* @here+notte @here+nuit @here+rodil* @here+sera @here+sorti* @here+testa @here+tirad* @here+un
        -2 @here+vista @here+voitu* @hide+@again @hide+@pills @hide+@reason @hide+dans @hope+@exercise @hope+@film
        -2 @hope+@give @hope+@life @hope+@nothing @hope+@past @hope+@sport @hope+@thindrink @hope+di @hope+fall
        -2 @hope+for @hunger+@they @hunger+@wait @jump+@again @jump+@count @jump+@face @jump+@fall @jump+@skin
        -2 @jump+@stop @jump+@thin @jump+a @jump+count @jump+ich @jump+la @jump+runni* @kill+@child @kill+@night
        -2 @kill+@tired @kill+@wish @kill+con @kill+quand* @last+@few @last+@more @last+@other @last+@scale
        -2 @last+@thindrink @last+@train @last+chilo @last+kilom* @last+month @leg+@ask @leg+@control @leg+@more
        -2 @leg+clean* @leg+sayin* @letter+@all @letter+@decide @letter+@exist @letter+@faint @letter+@morning
        -2 @letter+@night @letter+@skip @letter+@swelling @letter+a @letter+be @letter+den @letter+e @letter+einfa*
        -2 @letter+ich @letter+mit @letter+se @letter+un @life+@alone @life+e @lose+@body @lose+@give @lose+@means
        -2 @lose+@more @means+@body @means+@data @means+@hide @means+@scale @means+compr* @means+cuiss* @means+esta
        -2 @means+gespr* @minutes+@alone @minutes+@ask @minutes+@exercise @minutes+@give @minutes+@planned
        -2 @minutes+@sport @minutes+@thindrink @minutes+coron* @minutes+er @minutes+i @more+@calm @more+@control
        -2 @more+@cut @more+@film @more+@period @more+futur* @more+grand* @more+haut @more+je @more+silen*
        -2 @more+simpl* @more+sonno @more+veloc* @more+vite @more+vol @morning+@earn @morning+@enough
        -2 @morning+@exercise @morning+i @need+@burn @need+@eat @need+@period @need+@reason @need+@sleep @need+@speech
        -2 @need+el @need+om @need+para @need+to @never+@exercise @never+@past @never+@pills @never+@wish
        -2 @night+@exist @night+@minutes @night+@more @night+@vision @night+com @night+es @night+shift @night+this
        -2 @night+y @night+zwei @nobody+@jump @nobody+@wish @not+@afraid @not+@alone @not+@blood @not+@control
        -2 @not+@self @not+@they @not+@thin @not+@wait @not+@without @not+a @not+aguen* @not+aroun* @not+breat*
        -2 @not+casa @not+como @not+corre* @not+do @not+esist* @not+fim @not+ha @not+hoef @not+la @not+negat*
        -2 @not+plane* @not+queri* @not+so @not+suppo* @not+take @not+tem @not+vogli* @not+vois @not+voor @not+wake
        -2 @not+zin @nothing+@confused @nothing+@count @nothing+@die @nothing+@they @nothing+@thindrink
        -2 @nothing+@tired @nothing+@train @nothing+de @nothing+helps @nothing+te @numb @numb+@find @numb+@other
        -2 @numb+@speech @off+@again @off+@few @off+@wish @other+@all @other+@binge @other+@body @other+@care
        -2 @other+@chest @other+@count @other+@cry @other+@die @other+@doctor @other+@hide @other+@nobody
        -2 @other+@scale @other+@seizure @other+@trapped @other+coraz* @other+has @other+lungo @other+me @other+medic*
        -2 @other+met @other+niet @other+panta* @other+une @other+was @pain+@again @pain+@arm @pain+@better
        -2 @pain+@life @pain+@self @pain+@thindrink @pain+de @pain+en @pain+na @pain+weh @papers+@count @past+@count
        -2 @past+@die @past+@face @past+@hope @past+@past @past+@self @past+@trapped @past+conta @past+della
        -2 @past+fatto @past+ik @past+sterb* @period+@again @period+@few @period+@here @period+@pills @period+@sleep
        -2 @period+@stop @pills+@arm @pills+@more @pills+@need @pills+@not @pills+@speech @pills+@vision @pills+@wake
        -2 @pills+box @pills+caja @pills+carre* @pills+cena @pills+clini* @pills+cote @pills+dans @pills+did
        -2 @pills+dista* @pills+en @pills+fin @pills+gara @pills+guard* @pills+marat* @pills+mitad @pills+monta*
        -2 @pills+notte @pills+nuit @pills+of @pills+pour @pills+rodil* @pills+sera @pills+setti* @pills+sorti*
        -2 @pills+testa @pills+tirad* @pills+vista @pills+voitu* @pills+y @planned+e @poison+@binge @poison+@minutes
        -2 @poison+the @pressure+@chest @pressure+@die @pressure+@eat @pressure+@other @pressure+@past @pressure+@wish
        -2 @pressure+le @reason+@all @reason+@lose @reason+in @reason+per @reason+zou @scale+@cry @scale+@eat
        -2 @scale+@means @scale+@nothing @scale+@other @scale+@stop @self+@better @self+@breath @self+@care
        -2 @self+@confused @self+@fall @self+@nothing @self+@self @self+@they @self+adorm* @self+anell* @self+ate
        -2 @self+be @self+beter @self+brauc* @self+cama @self+cant @self+cao @self+cat @self+coach @self+corre*
        -2 @self+corte @self+cuiss* @self+da @self+dados @self+data @self+de @self+dead @self+desce* @self+desma*
        -2 @self+disci* @self+dit @self+dormi @self+dying @self+eat @self+eine @self+einen @self+einge* @self+envy
        -2 @self+er @self+esse @self+et @self+fait @self+faut @self+femme @self+ferti* @self+for @self+freun*
        -2 @self+gato @self+giorn* @self+gym @self+ha @self+hatte @self+het @self+hit @self+hund @self+immer
        -2 @self+kann @self+keine @self+lag @self+linke* @self+mal @self+manca @self+mata @self+mere @self+meurs
        -2 @self+mori @self+mothe* @self+muss @self+nacht* @self+nicht* @self+nog @self+objet* @self+old @self+over
        -2 @self+permi* @self+pouls @self+pulse @self+quemo @self+repos* @self+respi* @self+revei* @self+schwe*
        -2 @self+skipp* @self+sorel* @self+step @self+suike* @self+think @self+think* @self+tiene @self+tired @self+to
        -2 @self+tocht* @self+und @self+verst* @self+voel @self+wache @self+weigh @self+weigh* @self+wird @self+word
        -2 @self+zei @self+zum @self+zus @skin+@burn @skin+@pills @skin+@sleep @skip+@again @skip+@data
        -2 @skip+@exercise @skip+@thin @skip+@trapped @skip+the @sleep+@arm @sleep+@die @sleep+@earn @sleep+@eat
        -2 @sleep+@thindrink @sleep+a @sleep+badly @sleep+e @sleep+en @sleep+est @sleep+geval* @sleep+male @sleep+sans
        -2 @sleep+senza @sleep+sin @sleep+slech* @sleep+stanc* @sorry+@eat @sorry+@enough @sorry+@family @sorry+@more
        -2 @sorry+@water @sorry+a @sorry+dormi* @sorry+ik @speech+@again @speech+@breath @speech+@face @speech+@sport
        -2 @speech+@wake @sport+@decide @sport+@end @sport+@fun @sport+@kill @sport+@minutes @sport+@morning
        -2 @sport+@pain @sport+@pills @sport+e @sport+no @stop+@all @stop+@arm @stop+@control @stop+@eat @stop+@few
        -2 @stop+@jump @stop+@more @stop+@scale @stop+@skip @stop+@sport @stop+@thin @stop+@wait @stop+auf @stop+et
        -2 @stop+l @stop+le @stop+o @stop+salta* @sudden+@not @sudden+@water @sugar+@other @swelling+@eat
        -2 @swelling+@here @swelling+schlu* @they+@data @they+@die @they+@exercise @they+@face @they+@heart
        -2 @they+@jump @they+dont @they+ja @they+ne @thin+@alone @thin+@eat @thin+@exist @thin+@fat @thin+@few
        -2 @thin+@here @thin+@not @thin+@other @thin+@stop @thin+@thindrink @thin+possi* @thindrink+@all
        -2 @thindrink+@binge @thindrink+@breath @thindrink+@burden @thindrink+@cut @thindrink+@faint @thindrink+@gone
        -2 @thindrink+@jump @thindrink+@morning @thindrink+@past @thindrink+@self @thindrink+@thing @thindrink+@tired
        -2 @thindrink+@wait @thindrink+exam @thindrink+for @thindrink+garag* @thindrink+insur* @thindrink+kijke*
        -2 @thindrink+neigh* @thindrink+river @thindrink+run @thindrink+strea* @thindrink+whole @thing+@again
        -2 @thing+@ask @thing+@bridge @thing+@exist @thing+@find @thing+@night @thing+@not @thing+@pain @thing+@sport
        -2 @thing+@thindrink @thing+en @thing+murio @thing+que @thing+se @tired+@alone @tired+@arm @tired+@calm
        -2 @tired+@find @tired+@fun @tired+@night @tired+@past @tired+@self @tired+apres @tired+nueve @tired+piern*
        -2 @tired+stond @tired+tras @train+@ask @train+@exercise @train+@nothing @train+@pills @train+@sleep
        -2 @train+@wish @train+kam @trapped+@data @trapped+@heart @trapped+@night @trapped+@wish @trapped+of @vision
        -2 @vision+@feel @vision+@lose @vision+@pills @vision+@skip @vision+@sudden @vision+de @vision+deja
        -2 @vision+keine* @vision+o @vomit+@cut @vomit+@eat @vomit+@family @vomit+@letter @vomit+@other @vomit+a
        -2 @vomit+en @wait+#100 @wait+#20 @wait+@calm @wait+@car @wait+@control @wait+@fall @wait+@food @wait+@give
        -2 @wait+@here @wait+@jump @wait+@pressure @wait+@stop @wait+@thing @wait+drei @wait+les @wait+zur @wake+@give
        -2 @wake+@last @wake+@other @wake+a @wake+antes @wake+di @wake+om @water+@poison @water+@trapped
        -2 @water+@vision @water+vol @wish+@binge @wish+@calm @wish+@care @wish+@child @wish+@data @wish+@empty
        -2 @wish+@family @wish+@fever @wish+@few @wish+@headache @wish+@hunger @wish+@papers @wish+@poison
        -2 @wish+@reason @wish+@self @wish+@skin @wish+@speech @wish+@swelling @wish+acaba @wish+alzar* @wish+chiud*
        -2 @wish+dat @wish+den @wish+fatig* @wish+geen @wish+ik @wish+j @wish+manda* @wish+mas @wish+megli* @wish+mein
        -2 @wish+mezel* @wish+niema* @wish+paz @wish+plus @wish+que @wish+salta* @wish+smett* @wish+svegl* @wish+uit
        -2 @without+@more @without+@morning @without+@wish @work+@family @work+@kill @work+final* @work+me
        -2 @worse+@head @worse+@life @worse+@pain @worse+@past a+@breath a+@burden a+@data a+@family a+@fever
        -2 a+@headache a+@reason a+acheve a+avo a+cent a+commence a+corda a+day a+fever a+little a+midi a+pas
        -2 a+presque a+quatre a+respirer a+rest a+t a+tue a+way a..arriv* a..e a..et a..heure* a..inten* a..joelh*
        -2 a..morre* a..of a..quand a..se a..y aan+de aan+het abbas* abbia* abbiamo about+@exercise about+@self
        -2 about..and about..is acaba*..o acabar acabe acha acha+@ask acha+que achet*..a achev* acheve acont*+@eat
        -2 acontece+com acordo adormece adormece+e adormeci after+@thindrink after+the again* against ai+@afraid
        -2 ai+@give ai+donne ai+miei ai+peur ai..hier ai..le aide+contre aiuta ajuda+a al+@morning al+dia al+ginocchio
        -2 al+mattino al..che al..non alegr* all+@self all+night alle+cinque alles..lasse* alles..mich allow
        -2 allow+@self allow+myself almen* almendras als+ich als+mein am an and+@again and+@enough and+@sleep
        -2 and+slept and+still and+watched and..at and..befor* and..feel andar anell* anello anore* ans+@die
        -2 ans+sterben antes+@count antes+@papers anymo*+@ask anymo*+@data apagu* apaguei apert* aperta app+@die
        -2 appartamento appartamento+per apres+@here apres+@they apres+les ar are+@few aria arm+@ask arriv*+@more
        -2 arriv*..a arrive+plus as+a as+duas as+pernas as+quatro assez+de assis..le at at+five at+four ate+as
        -2 au+@sport au..arret* au..j au..s auf auf+@ask auf+@data auf+wie auf+zu aufze* aufzeichnung aus+dem
        -2 avant+@here avant+@pills avant+la avess* avisa* avisame avond* away+from baja bald+ein bambino basta
        -2 basta*..sprin* batte* be+easier be+happier be..by be..if beats bebi been+@papers been+cleaning been+saying
        -2 befor* before begin bei beim bella bello bem ben..er bene+a benen..dood besse*..ich besse*..mich bett
        -2 bette*..be bette*..i bewegung big bij bis+zur bis..bruck* bis..und bleib blist* blister boa bolha
        -2 bonne+@night bonne+nuit borra borro borst brace* bracelet bracelet+de brand* bras+@earn bras+droit
        -2 brauch+ich brauche bridg* bridge bridge+and brief..meine* bruck* brucke brude*+@give brust buffe*+@self bus
        -2 ca+suffit ca+va ca..da ca..mon ca..somme* cachette cae caffe* caixa+de caja caldo calor cama cancel
        -2 cancellato cancello cant+@enough cant+@stop cant+do cant+stop cant+take cao capo cas case ce+@pills ce+la
        -2 ce+mois cedo cena cent cent+@past cette+seance cette+semaine che+@sleep che+sono che..lo che..sia chega*
        -2 chest chez chiclete chili chius* chius*..le chius*..sigar* chiuso chiuso+con chose ci+@sleep ci+sono
        -2 cinturino clean* cleaning clube cocin* coisa+@ask coisa+que cold coleg* colle* com+@thin com+os com..tabac*
        -2 comer+@more comid* comida comme*+@ask comme+un como+@nothing como+@sport como+nada compr*+@thing compr*..de
        -2 con+@more con+los con+todos con..sigar* conse*+@wake conseguimos contre corde..saute* coron* corona
        -2 corre*+@self corre*..me correr+conmigo correre corri* corri+@alone corta*..de corta*..dias cortar cosa cose
        -2 cote+@self cote+m coucher could+@data could+@sleep could+sleep count+as coupe coupe* couper coura* cree
        -2 cree+@ask cree+que cuatr* cuatro cucina cuenta cuerda+de cuest* cuesta cuisses curio* cycli* d+un dag
        -2 dann+@die dann+die das+@exercise das+den das+training das+war dat+@self dat..kniep* daugh*+@ask daughter+is
        -2 de+#1200 de+#45 de+@car de+@means de+@stop de+@thing de+@wake de+anoche de+bus de+cansaco de+club de+coach
        -2 de+doos de+garde de+jours de+kat de+menos de+mes de+nuit de+ontem de+parar de+pas de+rodilla de+week
        -2 de+wekker de..ce de..dat de..en de..ik de..l de..me de..meer de..meu de..niet de..op de..para de..pra
        -2 debou* debout dei deja+@jump deja+@skip deja+sauter deje del+@decide del+@kill del+@planned del+ano
        -2 del+piano del+plan del+suicidio delga* della+@sport della+gara delle+@self delle+mie dem+@pills dem+@sleep
        -2 dem+rauchen dem..ich den+@decide den+plan den..schla* der+@chest der+@morning der+@pills der+@sleep
        -2 der+@sport der+schlaf der+zug der..von dera derec* dernier desas* desastre desce* descends desespere
        -2 despe*..empre* despe*..las despedi desperte desto detes*+@they deteste+les detto detto..che devie* dez
        -2 deze..is di+me di..cosa di..per dia+@all dia+todo dia..desca* dias..desca* die+@binge die+@earn die+@last
        -2 die+@papers die+@sport die+aufzeichnung die+ganze die+heuvel die+letzte die+messung die+versicherung
        -2 die..aufho* die..mich die..mir diese* dimag* diner dinge* dingen dio disci* disde* disdetto disdetto+l
        -2 dista*+@few distance distancia dit+@ask dizem dizem+@ask dizem+que do do..me docto* documentario doden
        -2 does+walking doi..tudo dolor* dolor+de dolore+al domin*+@self domin*..nada domingo+me donne* donne+@self
        -2 dont+@vision dont+@water dont+see dont..the doos dopo dor dor..joelh* dormir dormir+plus dort dritt* droit
        -2 due+volte duerme dunne* dunner e+@die e+@more e+ho e+morto e+piu e+tenho e+um e..giorn* e..mal e..recor*
        -2 e..todo early easie*..i echo echo+de een+@minutes een+@sport een+uur een..met een..voor eet eight eind+van
        -2 einen+@calm einen+ruhe ejerc* ejercicios ejercicios+del el+@body el+@doctor el+@end el+@heart el+@last
        -2 el+club el+corazon el+medico el+pantalon el..es elk elke..een em+pe em+tres empez* empezo en+@eat
        -2 en+@exercise en+@fun en+@here en+@hide en+@self en+@sleep en+@stop en+@thing en+a en+ai en+bici en+cachette
        -2 en+de en+deux en+la en+mi en+slaap en..el encon* ende+hat enfan* enfar* enfarte enorm* enorme enough+of
        -2 entre* entre*+@few entrenar envie+de envie..lever envoy* envy envy+people epaul* er+met er..in erava*..a
        -2 erinn*+@self erinnere erinnere+mich erinnerungen ertra* ertra*+@self es+#100 es+@here es+@pills es+la
        -2 escon* escura escursione esper*..mi espere+que est+@die est+@empty est+@kill est+@reason est+ce est+pour
        -2 est+quoi est+venu est..ca esta+@morning esta+manana esta..acabe este+@means este+@self este+mes estou+@eat
        -2 estou+com estraga et+@ask et+@other et+@self et+a et+il et+que et..ne et..suis etais+@more etais+plus
        -2 exagera exam fa..tutto facci*+@more faccio+piu factu* faill* failli fait+@pain fait+mal fall falta+@stop
        -2 falta+para famil*..a far+@ask faste* fatig*+@wait fatigue+apres feel+@better feel..for feliz felt femme
        -2 femme+dit ferro festa fever ficam* ficamos fijn fine+del fine+mese fini finis*+@trapped fitne* food for+a
        -2 for+weeks forme foto fotos freun*..ich freund frien* friends from+@thindrink from+the fruh+@wake
        -2 fruh+aufwachen fuera fui+a fui+este fur+@die fur+die gap gastr* gastroenteritis gato gato+@sleep
        -2 geen+@reason geen+@speech geen+zin geget* gegeten gegev* gehen gemus* gemuse gengi* genommen+und
        -2 genou..arret* gesag*..ich gesch*+@data geschnitten geschrieben geses* gesessen gesla* geslapen gesprongen
        -2 gestern+war getra* getti* getting geval* gevallen ginge giorn*..ripos* giorno+di gisteren give+@self
        -2 give+me gli+@sport gli+esami go+@exercise go+running golpe* goodbye+to grand gross* group+and guardia
        -2 ha+fatto ha..un hab+@few hab+ich hab+nur hab..dass hab..mehr haben+@die haben+die had+@enough had+@other
        -2 had+enough halt+mich halte happe*..data happe*..my happier+with hart+stond harts* hartslag hasnt
        -2 hasse+meinen hat+@self hatte+@self hay+@data hay..mi hay..para he+@poison heada* heart+@burden heart+@heart
        -2 heart+@stop heart+rate heart+stopped heb..opgeg* heeft+@self heeft+me heel helps helps+against her..i
        -2 herzi* herzinfarkt het+eind het+einde het+was het..de het..is heure*+@ask heures+que heute..mehr heuve*
        -2 heuvel hike hikin*..me hill hit+@thindrink hit+a hit+the ho+chiesto ho+chiuso ho+disdetto ho..al ho..gambe
        -2 ho..solo hoe+@stop hoe+stop hoffn*+@fall hoffn*+@jump hoffnungsloser hoffnungsloser+fall honge* honger
        -2 hoop..mijn hopel* horas horas+de horlo* horloge hort hort+auf hose hospital+por hou+ik hou..niet how+@data
        -2 how+do how+far how+many how..get hoy+@self hoy+me hunde* hunge* i i+@data i+@eat i+@fall i+@head i+@not
        -2 i+@scale i+ate i+cant i+eat i+envy i+giorni i+hit i+log i+skipped i+think i+vecchi i+weigh i+will i..about
        -2 i..do i..feel i..jump i..skip i..sleep i..way i..would ibupr*+@stop ibupr*..la ibuprofenos+para ich
        -2 ich+@afraid ich+@again ich+@ask ich+@letter ich+@need ich+besser ich+denk ich+esse ich+hatte ich+immer
        -2 ich+in ich+kann ich+keine ich+morgens ich+muss ich+nach ich+nur ich+wache ich+will ich+zum ich..alles
        -2 ich..durch ich..erinn* ich..keine ich..lange ich..mein ich..nicht ich..plank ich..schne* ich..wenn
        -2 ich..werde* ich..wiede* ich..zu id+like if+i if..a ik+@feel ik+@find ik+@gone ik+@other ik+@speech ik+er
        -2 ik+lag ik+voel ik+weg ik+word ik+zei ik..die ik..door ik..en ik..honde* ik..leven ik..me ik..opsta*
        -2 ik..slape* ik..sprin* ik..uit ik..wel ik..worde* ik..zo il+@few il+cinturino il+lungo il+me il+une il..la
        -2 il..mi ils+@not ils+ne im+@end im+@not im+@thindrink im+@tired im+a im+dead im+dying im+not im+over
        -2 im+thinking im+tired impro* in+@exercise in+@sport in+de in+montagna in+palestra in+salita in+that
        -2 in+tracking in..a in..i infarto infir* infirmiere insulin insuline insur* insur*+@wish insurance interet
        -2 intervallen into is+@numb is+@other is+er is+mooi is+my is..bette* is..die is..low is..met ist+@die
        -2 ist+besser ist+die ist+ein ist..der ist..wenn ist..zur it+with it..again it..good it..my it..so j+en
        -2 j..donne j..ecrit j..et j..que jamai*..mal januar je+@better je+@breath je+@die je+@find je+@give
        -2 je+@letter je+descends je+dormi je+meurs je+respire je..arriv* je..cette je..coupe* je..mieux je..moins
        -2 je..revei* je..senti* je..suis je..veux jeden+@morning jefe jour+de jours jours..repos judo kaffe*..ich
        -2 kaffe*..nicht kan kan..meer kann..mehr kat kcal keep+@thindrink keep+the keine*..im kg kijke* kijken
        -2 klaar+met klein*+@self knee knelt komis* komisch kopfw* kopfweh kopie kratz* krijg krijg+@self krijg+ik
        -2 kundi* l l+@last l+@thing l+appartamento l+interet l+orologio l..des l..non l..per l..sulla la+@swelling
        -2 la+@vomit la+caja la+carrera la+cena la+cote la+fin la+gara la+guardia la+maratona la+mitad la+montana
        -2 la+notte la+nuit la+rodilla la+sera la+settimana la+sortie la+testa la+tirada la+vista la+voiture la..los
        -2 la..no la..va lag larga las+nueve las+piernas lasciare last+@data last+month laufen lauft* lauftreff
        -2 le+@arm le+@data le+@night le+coeur le+week le..il le..me leben*..fur leeds legge* leggera lembr*
        -2 les+@exercise letzten levan* licht liep..de liet ligam* like+@self like+@thindrink like+to like..it linke*
        -2 llega* llegar llegar+a lleno lo..todo lohnt..sich long+runs longest longt* longtemps los+ejercicios los..se
        -2 loswe* low luft lunch lundi+@self ma+@data ma+@thing ma+femme ma+mere ma+montre ma+recuperation ma+vfc
        -2 ma..en maar+@fun made+it mag+@not mager magne* mai maigre mais..na makes+@self makes+me makkelijker mal+au
        -2 mal+en manca manda* mandar mange* mangi*+@nothing manqu* mata matin+@self matou matou+@self matou+me
        -2 me+@better me+@breath me+@give me+@life me+@sleep me+@swelling me+@tired me+@wish me+adormece me+beter
        -2 me+corte me+fait me+faut me+going me+mata me+mori me+nog me+on me+permito me+quemo me+reposer me+sleep
        -2 me+want me..apres me..estar me..posso me..todo me..vite media+@face media+cara medic*+@self meer+@enough
        -2 meer+vol meer..en meer..ik meer..mijn megli*+@wish meglio+se mehr mehr+in mehr+was mehr..fruh mein+hund
        -2 mein..mich meine*..gesch* meine+@family meine..hat meine..sind meine..tot meiner+schwester meio melho*
        -2 melhor menos+de mento mere+a mes+@body mes+@count mes+@skin mes+comprimes mes+cuisses messu* messu*+@again
        -2 messu*+@not messung messung+noch met met+de met+deze metad* metade meu+@data meu+@jump meu+@skin meu+@skip
        -2 meu+@sleep meu+cao meu+objetivo meu+pulso meu+sono meurs meus+@data meus+dados mi+@find mi+@jump mi+@skin
        -2 mi+@skip mi+ha mi+madre mi+manca mi+pulso mi+vo mi..cosi mi..es mi..la mi..murio mi..no mi..tutto mi..un
        -2 mia+@data mia+hrv mia+madre mia+sorella mia..non mich+und mich..kann mich..verle* midi mie+@pills
        -2 mie+pastiglie mieux+si mijn+@arm mijn+@family mijn+@other mijn+@vomit mijn+hrv mijn+slaap mijn+zus mijn..de
        -2 mijn..dood mijn..er minha+@family mio+@data mio+anello mir+den mir+wird mir..an mis+pastillas mitad moet
        -2 moet+@self moet+ik moi+et moi..que mois mois+@here mois+ci moiti* moitie moitie+de mon+pouls mon..est
        -2 monda*+@few monde+me monta* montagna montana month mooi moord moord+voor morde* morderisch morge*+@wish
        -2 morge*..ik morgens mori mori+al morreu+e mort..le mortas morte+@sudden morti morto+de motiv*..esta
        -2 motiv*..vfc motivo+per mount* move mude muere muertas mueve murio muscu* my+@arm my+@body my+@future
        -2 my+@give my+@pressure my+@scale my+@skip my+@thing my+cat my+coach my+data my+gym my+mother my+old my+pulse
        -2 my+step my+tablets my+weight my..dead my..were my..wrong myself+for n+aide n+arrive naar+@self naar+mijn
        -2 nach+drei nachbarn nada+@not nada..con nadar nao+@eat nao+@past nao+aguento nao+ha nao+tem nao..dia nas
        -2 ne+@earn ne+@enough ne+@vision ne+supporte ne+vois ne..jamai* ne..la ne..me ne..si nearl*+@kill
        -2 nearly+killed need+a need+to neem..pille* negativo negen nehme+@self nehme+meine nehme..table* neighbours
        -2 nessu*..venut* new+@sport next+@data nez nicht nicht+@end nicht+@few nicht+so nicht..der nicht..so
        -2 niema*+@need niemand+in nient* nient*+@exercise niente niet+aan niet+hoef niet+voor niet..de niet..het
        -2 night night+shift niks+@thindrink niks+te nine+@enough nine+@minutes nine+hours ningu*..corre* no+@eat
        -2 no+casa no+fim no..despe* no..levan* nobod*..the noche+es nodig+om noir noix non+voglio non..la non..mai
        -2 not+@wake not+wake nota+@wish nota+se nothing+helps notte nouve* nouveau nove novembre novo now+@self nueve
        -2 nuit nuit+de nunca+@self nunca+me nur+@self nur+@wait nur+mein o+@eat o+@end o+@film o+@hope o+@sleep
        -2 o+@wake o+despertador o+fim o+sono o..fica o..recor* objet* objetivo ocho oder of+@earn of+@life of+a
        -2 of+everything of+me of+undo of+zone of..my oito ok om+vijf om..uur oma on+long on+my on..for on..so ontem
        -2 ophie* ophield orolo* orologio ossig* ossigeno otra oude oude+@thing out out+of over+for pales* palestra
        -2 panic* panic*+@wish panico panta* pantalon para+@jump para+@other para+@skip para+el para+o para..es
        -2 para..vfc parar..desca* parco* parcours pare parti party pas+a pas+me pas..me pasado paseo passa passa*
        -2 passeggiata passo* passos pastillas+en pausieren pb pelo penda* pendant pensi* pensione peopl*+@ask
        -2 people+who peque* per+@end per+@exercise per+@here per+@other per+@pills per+correre per+fine per+il per+la
        -2 per+oggi per+questo per+un per+una per..mese perch*+@not perco* percorso permi* permito perna* perna*+@die
        -2 pernas pernas+mortas pero pero+@self perto peso petiscos peut peux+@data peux+@exercise peux+@not peux+pas
        -2 physi* physio piano+e piern*+@die piernas piernas+muertas pijn..de pills+and piu piu+@sleep piu+grande
        -2 piu+sonno piu..se plan+@self plus+@skin plus+haut plus+rapide plus+vite plus..chale* por+mi por..boa
        -2 por..no por..noche porto possi* posso pot pour+@means pour+@they pour+ca pour+le pour+les pour+mes preciso
        -2 prend*+@means prend*+@self press* prevenzione prevenzione+del previ* prima+della pro pross*+@not
        -2 prossima+non prova prufung pull pulse pupil* quand*+@jump quand*+@self quand*+@skip quand+j quare*+@count
        -2 quatr*+@minutes quatre quatre+heures que+@count que+@exercise que+@future que+@not que+acabe que+como
        -2 que+correr que+j que+no que+puedo que+soy que+vem que..au que..dor que..doule* que..en que..este
        -2 que..exame* que..fais que..mi que..tirar queimei quell..ha quels quem+dera quemo quero+@sleep quero+dormir
        -2 quero..a quero..as quero..dor quero..e quero..me quest*..al quest*..mi quier*+@end quier*+@sleep
        -2 quier*..este quiero quiero+despertarme quiero+dormir quint* quint*+@not quinta quinta+nao quota raar raffr*
        -2 raffreddore ralen* rapide rauch* rauch*+@end rauchen rauchen+schluss recuperation refor*+@self regis* repas
        -2 reposer respire resta* resta..marat* reveille revient rien rien+de ripos* riposare river run+in rust
        -2 rust+dagen sag sag+@self saign* saiso* saison salta*+@more saltar saltar+a salte salto sang+@here sangro
        -2 sans+me sareb* sareb*+@more sareb*..se sarebbe+meglio sarebbe+piu satur* sauna saute* sauter sayin* saying
        -2 saying+yes says+im sbatt* scare* scarp* scarpe schicken schlaf+ich schlafe schlafen schnell schon+@ask
        -2 schuldig schwester schwi* schwindlig scrat* scrat*..on scritto+una se+@not se+acaba se+le se+suicidou se..y
        -2 seconde seconde+en see..point sehe+@nobody sehe+keinen seine* seinen seit+@other seit+er semai*+@ask seman*
        -2 seman*+@again seman*+@ask semana+en semana+que semana+todo sentado+o senti senti*+@better sento
        -2 sento+@better sento+leggera senza+@reason senza+svegliarmi ser serai+@data serai+@exercise serai+@not
        -2 serai+pas seria+@more seria..se serie+@wish sert sessi* session set setti* setti*+@ask setti*+@future
        -2 settimana+prossima seul she+has shift shoul*+@self should+i si+@tired si+fatigue si+j si..la si..menos
        -2 sich..zu since since+@self since+i sind+@all sind+alle sirve six skin skip+@thindrink skip+the skipped
        -2 slaap+@fall slaap+gevallen slaap+slecht slaapt slape* slapen sleep..and sleep..the slept+badly sliep smett*
        -2 smettere+di snacking so+@control so+@wish so+done so+quero so+schnell so+that so..diese* so..on sobre* sofa
        -2 sommeil+est sonnt*..mir sono+pr sono+tagliato sono..la sorel* sorella sou sozin* spazi* spinn* spinning
        -2 sport*+@tired sportschool+op sposta sprint stata steig* step+@count step+count sterb*+@past sterbe+vor
        -2 stern* sternchen sterr* sterretjes stik stimmt+dann stort stort* stort+das strip subit* sudde* suddenly
        -2 suffi* suffit suffit+pour suici*+@wait suicida suicidas suicidou suike* suis+@all suis+@here suis+alle
        -2 suis+reste sul+ponte sunda* suppo*..la sur+le svegl*+@give svegl*..alle svegliarmi table* tabletten+habe
        -2 tagliato tambo* tan+@tired tan+rapido tarta* tartaruga tartaruga+e te+kijken te..ik tell+me tempo+@enough
        -2 termi*+@count termina termina+pronto testa thank* thanks that+@thindrink that+the that..me the+@binge
        -2 the+@cut the+@fall the+@jump the+@thing the+exam the+garage the+insurance the+neighbours the+river the+run
        -2 the+streak the+whole the..holid* the..i the..kilom* the..one thera* they they+@not they+dont thigh
        -2 think*..endin* think*..my this..to throu*+@thindrink through+the thursday tips tired to+@fall to+@gone
        -2 to+@wake to+bed to+every to+finish to+get to+wake to..data to..in to..over to..siste* to..today tocht*
        -2 tochter toda+@self toda+mi toda..minha toda..vida todo+@face todo+lo todo+mundo todo+y todos+dizem
        -2 toen+@self toen+ik told+me tombe tomo+@thin tomo+os took+@self took+my toon tout+me tout+pour traba*+@wish
        -2 tras+@here tras+@pills tras+la tre+settimane trent* tres+semanas trois+semaines trop+vite troub* trouble
        -2 tue tusse* tut+@pain tut+weh tutto+@thing tutto+e tutto+scarpe twice uhrba* uhrband uit..en ultim*+@scale
        -2 ultimo+chilo um um+@decide um+@find um+acht um+ein um+enfarte um+imc um+plano um+por um..de uma+bolha
        -2 uma..da uma..minha umbringen un+@vision un+an un+avc un+escursione un+imc un+jour un+peu un..moi
        -2 una+passeggiata und+@hate und+@pills und+@sleep und+@wish und+geht und+schlafe und..kann undo une
        -2 une+@reason une+@sport une+raison une+seconde une..mon une..saute* uno+@more up+on vado+in val valt
        -2 van+geluk van+het van..jaar van..wat vecch* vecch*+@sport vecchi vecin* vecinos vede veert* veertig
        -2 vejo+motivo velho* velhos ver ver+o verpe* verpest versl* verstop verwa* verward veux..cette veux..de
        -2 veux..doule* veux..march* vez+a vfc+@lose vfc+baja viaja* viajar video..das vieja* viejas viel+habe
        -2 viene+@not viene+no vieux vingt+fois vive vivo..plane* vivo..vez voel voel+@self voel+me vogli*+@kill
        -2 vogli*+@lose vogli*+@skip vogli*+@sleep vogli*+@stop vogli*+@wake vogli*..oggi vogli*..quest*
        -2 voglio+dormire voglio+smettere voglio+svegliarmi vois+deja voisins volev* volevo vomit* voor+mijn
        -2 voor+vandaag voor+vrijdag vor..aufwa* vorbei+ist vrien* vrijd* vrijdag vroeg+naar waaro*+@wish waarom+zou
        -2 wache wache+@night wache+nachts wann wanne* wanneer want+a want..kill want..live want..up want..wake
        -2 war+@night war+heute war+ich war+morderisch was+a was+mijn was+the wat+een wat..ik watch*+@thindrink
        -2 watched watched+the wedst* wedstrijd week+@data week+@end week+ben week+end weg weg+ben weini* weinig
        -2 weken..ik wekker+om wenn+@self wenn..schla* werk what when+@thindrink when+did when+the wie+ein wie+viel
        -2 wie..war wiege* wiegen wil+@care wil+@not wil+geen wil+uit wil+zo wil..doden wil..meer wil..worde* will
        -2 will+be will+den will+einfach will+mit will..alles will..werde* will..wiede* wir+haben wird+es with+this
        -2 woche..ich wolle* wollen wollt*+@self wollte+ich woord* woorden work+@ask workout would+@self would+i
        -2 would..if would..with would..witho* wurde wurde+ich y+@ask y+me y+mi y+que y..camin* y..nunca y..puedo yes
        -2 yes+to yoga zegt zegt+dat zegt..het zei..dat zit zodat..niet zomer zona zonda*..ik zone+#3 zu+@self
        -2 zu+@wish zu+mir zu..ich zug+kam zur zus ~<abb ~<acht ~<af ~<afe ~<alc ~<alco ~<alon ~<als ~<als> ~<alto
        -2 ~<alz ~<ami ~<ane ~<anel ~<ant ~<anti ~<apr ~<apu ~<apun ~<are ~<are> ~<arm> ~<auf ~<aufw ~<auj ~<aujo
        -2 ~<avo ~<bai ~<baix ~<ban ~<barb ~<bebi ~<bei ~<bel ~<bell ~<bene ~<bic ~<bici ~<bli ~<box ~<box> ~<bue
        -2 ~<buen ~<buf ~<buff ~<burp ~<cafe ~<camm ~<camp ~<cen ~<ces> ~<chal ~<chef ~<chei ~<cinc ~<clin ~<comi
        -2 ~<cons ~<coo ~<cors ~<covi ~<cr ~<cred ~<cro ~<croi ~<cu ~<cuis ~<dal ~<dar ~<das> ~<dav ~<dava ~<day
        -2 ~<days ~<del ~<der> ~<deux ~<diat ~<die ~<die> ~<dois ~<donn ~<dorm ~<dos> ~<dow ~<down ~<eat ~<eat> ~<ee
        -2 ~<eing ~<el> ~<ela ~<elas ~<era ~<era> ~<erav ~<eri ~<erin ~<escu ~<ete> ~<eten ~<face ~<fan ~<fang ~<fat
        -2 ~<fe ~<fel ~<fie ~<fil ~<film ~<fini ~<fir ~<fit ~<foo ~<foot ~<form ~<four ~<fr ~<froh ~<from ~<fru ~<fruh
        -2 ~<gam ~<gamb ~<gas ~<gast ~<gebe ~<gee ~<geen ~<gef ~<gelo ~<gels ~<gem ~<gesc ~<gesp ~<gew ~<gina ~<ging
        -2 ~<gino ~<gio ~<gom ~<graf ~<gun ~<gun> ~<hai ~<hard ~<havi ~<her> ~<heur ~<heut ~<hija ~<hiki ~<hill ~<hitt
        -2 ~<hiv ~<hive ~<ho ~<hog ~<hoge ~<hora ~<hos ~<hosp ~<hou ~<hou> ~<hr ~<hui> ~<hun ~<im> ~<imc ~<imc> ~<insu
        -2 ~<jet ~<jetz ~<joe ~<joel ~<jou ~<jour ~<kaf ~<kaff ~<kil ~<klim ~<kne ~<ku ~<kun ~<len ~<lent ~<lik ~<like
        -2 ~<lin ~<lit ~<liv ~<loh ~<lohn ~<lon ~<long ~<lus ~<lust ~<ma ~<mad ~<mai ~<mand ~<marc ~<mee ~<mein ~<mel
        -2 ~<meu ~<mijn ~<mis> ~<moi ~<mon> ~<mu ~<mur ~<musc ~<nega ~<nic ~<nine ~<nor ~<note ~<nov ~<nove ~<nu ~<nul
        -2 ~<o> ~<oi ~<on> ~<ops ~<ora ~<ov ~<pal ~<panc ~<pani ~<pauz ~<pe> ~<peda ~<peu ~<ph ~<plu ~<pos ~<poss
        -2 ~<pru ~<pruf ~<pue ~<pui ~<puis ~<pus ~<push ~<qua ~<ques ~<quit ~<racc ~<race ~<rade ~<radi ~<ral ~<rapi
        -2 ~<rech ~<rekk ~<rel ~<res ~<resf ~<reta ~<rid ~<ride ~<rin ~<rio> ~<rod ~<rodi ~<ron ~<rou ~<run> ~<rus
        -2 ~<sall ~<sat ~<sau ~<saut ~<sea ~<send ~<set ~<she> ~<sinn ~<sk ~<ski ~<sl ~<slep ~<slo ~<slow ~<sn ~<sore
        -2 ~<sp ~<spo ~<spor ~<spri ~<stor ~<stud ~<sud ~<ta ~<tag> ~<tan ~<tand ~<tap ~<tape ~<tenn ~<test ~<tete
        -2 ~<thr ~<tie ~<tien ~<tir ~<toen ~<tor ~<tort ~<tot> ~<tre ~<tri ~<tria ~<twee ~<two ~<two> ~<uit> ~<ul
        -2 ~<ult ~<ultr ~<up ~<ups ~<ups> ~<uu ~<uur ~<uur> ~<vand ~<velh ~<velo ~<venu ~<verb ~<verl ~<viaj ~<vic
        -2 ~<vici ~<viei ~<vit ~<vol> ~<von> ~<vor ~<vori ~<vr ~<vri ~<wac ~<wach ~<wal ~<wat ~<watc ~<wed ~<woc
        -2 ~<woch ~<za ~<zah ~<zahl ~<zei ~<zei> ~<zone ~aben ~acco ~acen ~ache> ~ack> ~adei ~adeir ~adel ~adio ~adio>
        -2 ~adr ~af> ~afei ~afen> ~affee ~afi ~ag> ~agen> ~ager ~agra ~agu ~ahr> ~aig ~ain ~ainer ~aio ~alad ~aleu
        -2 ~aleur ~alf ~alf> ~ali> ~alit ~alori ~als ~als> ~alte> ~alz ~amara ~ambe> ~ame> ~amen> ~amens ~ami> ~amin
        -2 ~aminh ~ammi ~ammin ~ams ~amst ~amste ~ana> ~anco> ~andaa ~ande ~ande> ~andem ~andom ~angi ~ank ~ank> ~ano
        -2 ~ansa ~ansar ~ant> ~anze> ~aper> ~api ~apid ~apido ~apie> ~apr ~apres ~aps ~apt ~apu ~apun ~apunt ~arar>
        -2 ~arba ~arli ~arm> ~artel ~aru ~as> ~assad ~assis ~astic ~astr ~ata ~atc ~atch ~ater> ~athl ~athlo ~ativ
        -2 ~ato> ~aton> ~atona ~ator ~atro ~atro> ~atur ~atzer ~aufst ~aufw ~aufwa ~auj ~aujo ~aujou ~aute ~auz ~auze
        -2 ~avam ~avamo ~avia> ~bad ~bar ~barb ~basse ~bat ~bater ~bebi ~bei ~beine ~bel ~bell ~bene ~benen ~bes> ~bic
        -2 ~bici ~bici> ~bij ~bij> ~bout ~bre> ~bru ~bue ~buen ~buena ~buf ~buff ~buffe ~burp ~burpe ~cafe ~cafe> ~cak
        -2 ~cake ~camm ~cammi ~camp ~cans ~cansa ~cch ~cchio ~cend ~cha> ~chale ~chef ~chef> ~chem ~chic ~chil ~child
        -2 ~chin ~ching ~chio ~chio> ~chla ~chlaf ~chne ~chnel ~chool ~chram ~chs> ~chti ~chts ~chts> ~chul ~chw ~cic
        -2 ~cida ~cida> ~cide> ~cinc ~cinco ~cini ~cini> ~cino ~cinqu ~cke ~cken ~cker ~cli ~clin ~clini ~col ~cola
        -2 ~comer ~comi> ~cond ~confu ~cons ~cool ~cool> ~cor ~corre ~corso ~cost ~costa ~cot ~coup ~coupe ~covi
        -2 ~covid ~cred ~crede ~cro ~croi ~cto ~cuis ~cul ~daa ~daag ~daag> ~dade ~dale ~dale> ~ddo ~deir ~deira
        -2 ~ders> ~desca ~det ~deux ~deux> ~dia> ~diat ~did> ~dil ~dill ~dilla ~dine ~ding ~dinge ~dio ~doin ~doing
        -2 ~dois ~dois> ~dome ~dome> ~door ~dorm ~dow ~down ~dura> ~dut ~eak> ~ean ~eat ~eau ~eau> ~ecor ~ecord ~edal
        -2 ~edale ~edi> ~edu ~eef> ~eek> ~eeps ~eeps> ~eerd> ~eerde ~eet ~egat ~egati ~ege ~egi ~egund ~eia> ~eib
        -2 ~eibe ~eie ~eier ~eill ~eilli ~eina ~einge ~eio ~eio> ~eken ~ekk ~ekke ~ekken ~elast ~elet ~elho> ~ell>
        -2 ~elle ~eloc ~eloce ~eloo ~eloof ~embr ~embre ~emi ~emin ~empe ~empi ~enci ~encia ~ends ~ends> ~enni ~ennis
        -2 ~enou> ~ensio ~ensit ~enu ~enuto ~epe ~epij ~epijn ~equen ~erap ~erava ~erdu ~erdur ~eren ~eren> ~erg ~ermi
        -2 ~erna ~ernas ~erno ~erno> ~erra ~errac ~erst ~ert ~ert> ~ertar ~ertra ~erun ~erung ~eryt ~eryth ~erzen ~esa
        -2 ~esami ~escan ~eschm ~escu ~escur ~esf ~esfr ~esfri ~essen ~est> ~esta> ~etar ~etard ~etc ~etch ~etchi
        -2 ~etir ~etire ~etis ~ett> ~ette> ~etz ~eue ~eun ~eure ~eures ~eute> ~evato ~evi ~evie ~ewe ~face ~facen ~fai
        -2 ~fait> ~fas ~fast ~fat ~feie ~feier ~fen ~fet ~fet> ~ffet ~ffet> ~ffi ~ffre ~fil ~film ~fir ~fit ~fle ~foo
        -2 ~foot ~form ~fot ~foto ~four ~four> ~fri ~fria ~friad ~froh ~froh> ~from ~from> ~fru ~fruh ~fruh> ~fst
        -2 ~fste ~fsteh ~fte ~fung ~fwa ~gamb ~gambe ~gara> ~gast ~gati ~gebe ~gee ~geef> ~geen ~geen> ~gelo ~gels
        -2 ~gels> ~genou ~ger> ~gera> ~gest ~getr ~getra ~ggi ~gher ~gher> ~gi> ~giat ~giato ~gim ~ginas ~ging ~ging>
        -2 ~ginoc ~gis ~giste ~gne ~gno ~gom ~gon ~gos ~gos> ~graf ~grafi ~gras ~grav ~gro> ~gtem ~gun ~gund ~gunta
        -2 ~hale ~haleu ~hando ~hard ~havi ~hef ~hef> ~hem ~hen> ~heri ~herin ~heur ~heure ~heut ~heute ~hiede ~highe
        -2 ~hija ~hija> ~hiki ~hikin ~hild ~hills ~hing> ~hio ~hio> ~hitt ~hitte ~hiv ~hive ~hiver ~hla ~hlaf ~hlaf>
        -2 ~hlen ~hlen> ~hlon ~hlon> ~hme> ~hna ~hnel ~hnell ~hnt ~hnt> ~hoge ~hoger ~hol ~hool ~hool> ~hose> ~hosp
        -2 ~hospi ~hram ~hti ~hts ~hui> ~hun ~iado ~iado> ~iaj ~iare ~iare> ~ias ~iath ~iathl ~ibe ~ibe> ~ic> ~ica
        -2 ~icar ~ice> ~icht ~icht> ~ici> ~icini ~icl ~id> ~idad ~ieb ~iebe ~iee ~ieil ~ieill ~iejo ~iejo> ~iek ~iek>
        -2 ~iepi ~iepij ~iern ~ies ~iesch ~iet ~iff ~ific ~igher ~ign ~ija ~ija> ~ijf> ~ik> ~ikes ~ikes> ~il> ~ila
        -2 ~illir ~illo> ~ilm ~ilo> ~imc ~imc> ~imos ~imos> ~inan ~inasi ~inco ~inco> ~inder ~inem ~inen ~inen> ~infar
        -2 ~inge ~inger ~inhan ~inho ~inir> ~inis ~inn> ~inoc ~inocc ~inqu ~inque ~insu ~insul ~inver ~ione ~ione>
        -2 ~iorni ~ios> ~ipp ~ique ~ique> ~irer ~irer> ~irma ~iros> ~isch ~isin ~isst ~isst> ~ista ~istan ~iste ~ital
        -2 ~ital> ~ite> ~ito ~itter ~ivee ~ivee> ~izz ~jahr> ~jar ~jar> ~jec ~ject ~ject> ~jetz ~jetzt ~jf> ~joe ~joel
        -2 ~joelh ~jourd ~jump> ~kaf ~kaff ~kaffe ~keeps ~kil ~king ~kipp ~kken ~kken> ~klim ~kne ~kniep ~knies ~kou
        -2 ~koud ~laf ~laf> ~lafen ~lag ~lank ~lank> ~lano ~lano> ~lant ~late> ~ldi ~lent> ~lep ~lept ~lept> ~ler>
        -2 ~lete ~lete> ~leva ~lho ~lho> ~li> ~lice ~like ~lini ~lir> ~lis ~list> ~llerg ~lleva ~lli ~llir ~llir>
        -2 ~loce ~loce> ~loh ~lohn ~lohnt ~longa ~loof ~loop ~loop> ~low ~lse> ~lso> ~lto ~lto> ~lust ~lust> ~mai
        -2 ~mana> ~mangi ~marc ~mato ~mbr ~mbre ~mbre> ~mc> ~mee ~mei ~mein ~mel ~mens> ~mento ~meri ~merze ~mes ~mid
        -2 ~mijn ~mijn> ~mind ~minha ~mis ~mit ~mito ~mito> ~mmina ~moi ~mon> ~morte ~mp> ~mpi> ~mst ~mste ~mste> ~mur
        -2 ~musc ~muss> ~nacht ~nap ~nass ~nat ~nce ~nco ~ndaa ~ndaag ~ndem> ~nden ~nden> ~ndom ~ndome ~nds ~nds> ~nea
        -2 ~neg ~negat ~nei ~nel ~nel> ~nell ~nelle ~nem ~neru ~nerun ~ness> ~nfar ~nfl ~nge> ~ngen ~ngen> ~nges ~ngt
        -2 ~nhan ~nhand ~nic ~nicht ~niep ~niepi ~nies ~niesc ~niet ~nin ~nine ~nine> ~nir ~nne> ~nneru ~nni ~nnis
        -2 ~nnis> ~nno ~nocc ~nocch ~nore ~norm ~nou> ~nov ~nove ~nqu ~nque ~nsio ~nsion ~nsit ~nsu ~nsul ~nsuli ~nta
        -2 ~ntad ~nted ~nted> ~ntens ~ntent ~nter ~nter> ~nui ~nuit ~nul ~nuto ~nuto> ~nvern ~occh ~oce ~odil ~odill
        -2 ~oelh ~oelho ~oen> ~oes> ~off ~oger ~oger> ~oh> ~ohn ~ohnt ~ohnt> ~oil ~ois> ~ojec ~oject ~ojet ~old ~old>
        -2 ~oli ~olto ~oma> ~omb ~omer> ~omet ~ompe ~on> ~onf ~onfu ~onga ~onne> ~onno ~onno> ~oorb ~oorbi ~oot ~opie
        -2 ~opie> ~oppi ~ora> ~orari ~orbi ~orbij ~orda> ~ori> ~orig ~orma ~orme> ~ormi> ~orn ~orni> ~oro> ~orr ~orreu
        -2 ~orri> ~orso ~orso> ~orte ~orti ~ortsc ~osa ~ose ~ose> ~oser ~oser> ~osp ~oss ~ote> ~ott ~ouc ~ouch ~ouche
        -2 ~oun ~oup ~oupe ~ouran ~ourd ~ourd> ~ours ~ours> ~ouw> ~ove ~ove> ~over ~overd ~ovid ~ovid> ~panc ~pani
        -2 ~pare> ~pauz ~pauze ~pee ~pees ~pees> ~pere ~pes ~peti ~petis ~peu ~pid ~pido ~pido> ~pier ~pire ~pire>
        -2 ~pital ~plank ~plano ~pli ~plic ~plu ~ports ~poss ~pres ~pres> ~prev ~pri ~prima ~prin ~prov ~pru ~pruf
        -2 ~prufu ~pte ~pte> ~pti ~punte ~pus ~push ~push> ~quad ~quatr ~quen ~ques ~quest ~quit ~race ~radel ~radi
        -2 ~radio ~rafi ~rall ~rance ~rande ~rant ~rapid ~rapie ~raso> ~rata> ~ratu ~rava ~ravam ~rba ~rba> ~rbi ~rbij
        -2 ~rbij> ~rbr ~rchen ~rde ~rdr ~rdu ~rdur ~rdura ~reak ~reak> ~rech ~recor ~ree> ~regi ~reib ~reina ~rekk
        -2 ~rekke ~rem ~rendo ~rere ~rereb ~resf ~resfr ~rest ~reta ~retar ~retc ~retch ~reu ~reu> ~revi ~rgan ~riad
        -2 ~riado ~riat ~riath ~rid ~rie ~riend ~ril ~rima ~rima> ~rivee ~rm> ~rma ~rma> ~rmina ~rnas ~rnas> ~rni>
        -2 ~rod ~rodi ~rodil ~roh ~roh> ~roit ~roit> ~rojec ~rojet ~ron ~rong ~rot ~rote ~rote> ~route ~rpee ~rpees
        -2 ~rrac ~rrait ~rras ~rren ~rrend ~rreu ~rreu> ~rri> ~rris ~rso ~rso> ~rtel ~rti> ~rtra ~rtrag ~rts ~rtsc
        -2 ~rtsch ~ruf ~rufu ~rufun ~ruga ~ruh> ~run> ~rung ~rust> ~rve ~ryt ~ryth ~rythi ~rzen ~rzen> ~sac ~sall
        -2 ~salle ~same ~sami ~sami> ~sare ~sare> ~sat ~sau ~saut ~saute ~scan ~scans ~sch> ~schla ~schne ~schu ~schul
        -2 ~schw ~scur ~sda ~sea ~sean ~segun ~sen ~send ~send> ~ser> ~sfr ~sfri ~sfria ~she> ~sinn ~sinn> ~sione
        -2 ~skipp ~slep ~slept ~slo ~slow ~smo ~so> ~sore ~spere ~spi ~spit ~spita ~ss> ~ssad ~ssert ~ssi ~ssis ~ssis>
        -2 ~sst> ~ste> ~stei ~stei> ~stico ~stres ~stret ~stro ~stu ~stud ~studi ~sud ~sul ~suli ~sulin ~tado ~tags
        -2 ~tags> ~tanco ~tande ~tape ~taper ~tati ~tchi ~tchin ~ted ~ted> ~tee ~tenn ~tenni ~tensi ~terva ~tete
        -2 ~tete> ~thl ~thlo ~thlon ~thr ~thro ~tico ~tico> ~tiem ~tif ~tio ~tion ~tip ~tire ~tiros ~tisc ~tito ~tito>
        -2 ~tiv ~tje ~tje> ~toen ~toen> ~ton> ~tona ~tona> ~touw ~touw> ~tra ~trag ~tram ~traso ~trea ~tret ~tretc
        -2 ~tria ~triat ~tro> ~tscho ~tt> ~tta ~tte> ~tter ~tter> ~ttere ~tudi ~tudio ~tuu ~tuur ~tuur> ~twee ~two
        -2 ~two> ~tzer ~tzer> ~uad ~uatro ~ucc ~udio> ~uen ~uena ~uena> ~ues ~uesti ~uev ~ueve ~ueve> ~uf> ~ufe> ~uffe
        -2 ~uffet ~ufst ~ufste ~uft ~ufu ~ufun ~ufung ~ufw ~ufwa ~uga ~uga> ~uh> ~uhr ~uik ~ula ~uli ~ulin ~ulso> ~ult
        -2 ~ultr ~ultra ~umar> ~umare ~ume ~umer ~umo> ~ump> ~unda ~unge ~ungen ~unn ~unte> ~ups ~ups> ~urd ~ure>
        -2 ~ures ~ures> ~uri ~urpe ~urpee ~urs> ~uru ~us> ~use ~ush ~ush> ~uso ~uso> ~ust> ~usten ~utin ~uto ~uto>
        -2 ~uze ~vag ~vall ~valle ~vamo> ~vand ~vanda ~vec ~ved> ~vee ~vee> ~velo ~veloc ~vem ~venu ~venut ~verb
        -2 ~verdu ~verno ~very ~veryt ~viaj ~vic ~vici ~vicin ~vid> ~viei ~vieil ~viejo ~vier ~vier> ~vit ~vol> ~von>
        -2 ~voorb ~vori ~vorig ~vri ~wac ~wach ~wach> ~wache ~walk> ~wat ~watc ~watch ~week> ~were> ~werk> ~wes ~west
        -2 ~wind ~wint ~wir ~woc ~woch ~woche ~zei ~zei> ~zinho ~zon ~zone
        -3 #45+de #more+@not #more+pas @again+@decide @again+@morning @again+@thin @again+@thindrink @again+@tired
        -3 @again+alto @again+plane* @again+vez @all+@exercise @all+@pills @all+@thin @all+gegev* @all+otto @all+per
        -3 @all+van @all+weh @all+y @all+zegt @alone+@night @alone+@thindrink @alone+@tired @arm+@arm @ask+@bridge
        -3 @ask+@burden @ask+@burn @ask+@exercise @ask+@film @ask+@hope @ask+@minutes @ask+@pressure @ask+@thing
        -3 @ask+@vision @ask+@without @ask+compr* @ask+e @ask+en @ask+faire @ask+kommt @ask+nada @ask+sabes @ask+sono
        -3 @better+@exercise @better+@minutes @better+to @better+wordt @binge+@family @binge+@night @binge+famil*
        -3 @binge+nacht @blood+@end @blood+um @breath+@ask @breath+@breath @breath+@not @breath+so @bridge+@heart
        -3 @bridge+@past @bridge+@water @burden+@car @burden+@pain @burden+@trapped @burn+@data @burn+@here
        -3 @burn+@thin @calm+@not @calm+tag @car+@need @car+@other @car+@thing @care+@exercise @chest+@ask @child+@eat
        -3 @child+@poison @control @control+@minutes @control+@night @control+@pills @control+night @count+@calorie
        -3 @count+@eat @count+@find @count+@letter @count+@thing @cut+@here @cut+@thindrink @data+@burn @data+@car
        -3 @data+@jump @data+@letter @data+@seizure @data+envie @data+i @data+me @die+@bridge @die+@few @die+@here
        -3 @die+@papers @die+@pills @die+@sudden @die+@they @die+bruck* @die+d @die+e @die+nachb* @die+plank
        -3 @die+woche @doctor+@enough @earn+@data @earn+@thin @earn+@wish @eat+@all @eat+@control @eat+@count
        -3 @eat+@data @eat+@food @eat+@need @eat+@reason @eat+@thin @eat+en @eat+na @end+@data @end+@minutes
        -3 @end+@more @end+@self @end+derni* @end+funf @end+my @end+pouco @end+todo @end+tutto @enough+@enough
        -3 @enough+@tired @enough+for @enough+fur @exercise+@letter @exercise+envie @exercise+la @exercise+me
        -3 @exercise+sur @face+me @fall+@other @family+@food @family+est @family+for @family+no @family+senta*
        -3 @family+war @feel+@here @feel+@minutes @feel+@morning @feel+@water @feel+de @fever+@not @few+@control
        -3 @few+@other @few+@tired @few+de @few+na @film+@ask @film+@bridge @film+@minutes @find+@all @find+@breath
        -3 @find+@minutes @find+uur @fun+@ask @fun+a @funeral+@here @future+@sleep @future+de @future+nao @future+week
        -3 @give+@again @give+@all @give+@exercise @give+@food @give+@here @give+@past @give+@trapped @give+fumar*
        -3 @give+mon @give+ripos* @give+todo @give+tudo @gone+un @head+@pain @head+@sport @head+dat @heart+@decide
        -3 @heart+@more @heart+@past @here+@face @here+@film @here+@heart @here+@sleep @here+@stop @here+bici
        -3 @here+chale* @here+cigar* @here+on @here+radio @here+sono @hide+@food @hope+@ask @jump+@ask @jump+@here
        -3 @jump+@trapped @kill+@exercise @kill+@family @kill+@few @kill+@food @kill+@here @kill+@pills @kill+@work
        -3 @last+@kill @last+@pain @laxative+@more @letter+@doctor @letter+@find @letter+@jump @letter+@life
        -3 @letter+@pills @letter+@sleep @life+@data @life+@eat @life+@few @life+@night @life+@sport @life+na
        -3 @lose+@family @lose+@wish @means+@die @means+@find @means+@swelling @means+a @means+amis @minutes+@again
        -3 @minutes+@nothing @minutes+@sleep @minutes+@tired @more+@again @more+@breath @more+@decide @more+@self
        -3 @more+@skin @more+@speech @more+@stop @more+@thing @more+il @more+zu @morning+@all @morning+@die
        -3 @morning+@here @morning+@vision @morning+no @need+@thindrink @need+@trapped @need+a @never+@other @never+de
        -3 @never+me @night+@pills @night+bin @night+et @nobody+@stop @nobody+para @nobody+sinn @not+@all @not+@eat
        -3 @not+@exercise @not+@fever @not+@skip @not+envie @not+estou @not+feel @not+fumar @not+ich @not+l @not+leben
        -3 @not+sinn @not+veux @not+want @nothing+@car @nothing+@find @nothing+@not @nothing+@skin @nothing+@wait
        -3 @nothing+aiuta @numb+@tired @other+@fall @other+@fever @other+@minutes @other+@pain @other+@pressure
        -3 @other+@sleep @other+@speech @other+@sport @other+@work @other+club @other+hat @other+veran* @pain+@chest
        -3 @pain+@control @pain+@head @pain+@here @pain+@sleep @pain+al @pain+alles @pain+todo @pain+tutto
        -3 @papers+@all @papers+@head @past+@future @past+@more @past+@papers @period+@ask @period+@not @pills+@all
        -3 @pills+@film @pills+@find @pills+@kill @pills+@seizure @pills+@swelling @pills+@thindrink @pills+@worse
        -3 @pills+and @pills+bici @pills+chale* @pills+cigar* @pills+habe @pills+heb @pills+radio @pills+regis*
        -3 @poison @poison+@thindrink @pressure+@again @pressure+@morning @pressure+@not @reason+@data @reason+@die
        -3 @reason+@eat @reason+@heart @reason+@never @reason+@sport @reason+@thindrink @reason+@thing @reason+das
        -3 @reason+mich @reason+voor @scale+@self @scale+@train @scale+@wish @scale+@without @scale+metro
        -3 @self+@burden @self+@calm @self+@jump @self+@need @self+@sudden @self+@water @self+@work @self+amis
        -3 @self+and @self+beim @self+bijna @self+chef @self+compr* @self+dati @self+delet* @self+despe* @self+die
        -3 @self+duele @self+esper* @self+geef @self+genoe* @self+grafi* @self+irma @self+jumpe* @self+kan @self+kind
        -3 @self+knie @self+lach @self+like @self+log @self+mange @self+meer @self+need @self+not @self+nur @self+oude
        -3 @self+overd* @self+pille* @self+puls @self+pulso @self+recup* @self+reloj @self+ronfl* @self+schil*
        -3 @self+schna* @self+serie @self+slept @self+soeur @self+sueno @self+suis @self+tempe* @self+vecch*
        -3 @self+verbr* @self+vieux @self+war @self+y @self+zo @self+zou @skin+on @skip+@stop @sleep+@hope
        -3 @sleep+@planned @sleep+@sleep @sleep+@wake @sleep+plus @sorry+@not @sorry+@stop @sorry+que @sorry+termi*
        -3 @sport+@count @sport+nos @stop+@find @stop+@lose @stop+@means @stop+@pills @stop+breat* @stop+corre*
        -3 @stop+de @stop+esta @stop+ik @stop+smoki* @stop+tudo @sudden+@speech @swelling+@all @swelling+@count
        -3 @swelling+@end @swelling+a @they+@fun @thin+@more @thin+@pills @thin+@wish @thindrink+@die @thindrink+@fall
        -3 @thindrink+@night @thindrink+@poison @thindrink+box @thindrink+lopen @thindrink+ten @thing+@few
        -3 @thing+@give @thing+@nothing @thing+@self @tired @tired+@eat @tired+het @tired+von @train+@pain
        -3 @trapped+@binge @vision+@fat @vision+@jump @vision+@papers @vision+@they @vision+@thindrink @vomit+@wait
        -3 @wait+@morning @wait+drie @wait+le @wait+mitta* @wake+@burden @wake+@data @wake+@few @wake+as
        -3 @water+@bridge @wish+@all @wish+@end @wish+@jump @wish+@sleep @wish+@stop @wish+alles @wish+corta*
        -3 @wish+einfa* @wish+esser* @wish+finir* @wish+kommt @wish+levan* @wish+mais @wish+melho* @wish+morge*
        -3 @wish+my @wish+nachs* @wish+nunca @wish+on @wish+termi* @wish+vite @wish+viver @wish+vivir @without+@night
        -3 @without+@not @without+@reason @without+@they @without+cafe @without+kaffe* @work+@not @work+@wish a+#3
        -3 a+#more a+@die a+@exercise a+@here a+@night a+@not a+bad a+cette a+fait a+letto a+ma a+pe a..life a..no aan
        -3 abends aber about acaba* accor* acht+@minutes acht+uur acordar+as acost* activ* after ai+@end ai+couru
        -3 ai+fini aiuta+contro alivio+porque alla+@sport alla+gara alle+otto allergique alles+@give alles+gegeven
        -3 alles+weh alles..und alone als+@future amis amis+@ask amis+que an+@self and+@calm and+im andare+a anel ano
        -3 antic* anticoagulante apres+le as as+cinco aslee* asleep assis+tout attac* au+@work audio* aufgegeben
        -3 aumen* aumento ausru* ausruhen auto avc avec+@self avec+moi avo baixa bas baske* bassa batti* battito bed
        -3 ben+de besse*+@wish besser+wenn better+to beweg* bis+mittags blij bloed brauch brief bringt bringt+das
        -3 bringt+mich ca+@self caminando camminare cance* cansaco cant carrera ce+@morning ce+matin che+@other che+il
        -3 che+succede chegam cheia chicl* chicl*+@self chied* chilo chilo+@train chilo+metro cidad* cidade cien
        -3 cigarette cinco+@morning cinq clinica club+me coffe* coffee com+as commence compe* con+@other con+le con+mi
        -3 content corda..salta* corde+a corre*+@more corta*+@self corte cosa+@ask cote couch* count couru
        -3 covid+@heart croit cucin* cuisi* d+une dal dans+@here dans+@pills dans+la das+@ask das+@wish das+was
        -3 de+@data de+@skip de+@tired de+escalada de+fumar de+mal de+mis de+nada de+remedios de+rire de+viaje
        -3 de+zomer de..mon de..nog dead+and dei+tudo dejar dejar+de del+@sleep del+maraton del+sonno delet* delete
        -3 dell delle dem dem+@swelling den denk+@not denti* derde desma* di+@all di+fumare di+riposo di+todo di..e
        -3 dia dias+de diat dice+que did did+@self did+i die+@bridge die+@decide die+@other die+brucke die+plank
        -3 die+woche dieet diese*+@past diesem dieses dieses+jahr dit+que do+@self does+it donde* donderdag
        -3 donne+@here donne+mon dont+@feel dont+feel dont..any doodm* doodmoe dormi dormi*+@without douleur+au drank
        -3 drei+wochen druckt du+@all duas duele+@all duele+todo durch+@pills durch+@sleep durch+schlafen duurl*
        -3 duurloop dying e+@end e+@sleep e+sono easie*+@wish easier+if einen eingetragen el+@cut el+verano el..del
        -3 elle+a empre* emprego en+@ask en+@pills en+me en..avec en..trop endin*+@self ending+my enough+for
        -3 erinnerung errei* escal* escalada espere esse est+le esta+semana et+je et..encor* etait exage* exame fanno
        -3 fatto figli*+@not figlia+non film final*+@wish finde fini+@last finir* finir*+@all finire finire+tutto
        -3 finish finisse finit*..il flat foi foot freun* freunden fruh+aufstehen fue fui funf fur+den fur+eine ganze
        -3 garde ge geben geen..voor gegeven gelau* gelaufen genna* gennaio genot* genoteerd genug+fur gespr* gezet*
        -3 gezeten gimna* gimnasio ging ging+@wish giorn* giorni+di good good+@night good+night grafico griff* grign*
        -3 hab+@not hab+keine habe+meine habe..aufge* haben half halt+@self happi* happier hat+sich heat heb+@self
        -3 hele+@night hele+nacht het+@end heute+bin ho+fatto hoe..ik hoje holid* holidays honde* honderd hopeless
        -3 hora hours hurts+@few i+@letter i+@need i+@pain i+@skip i+@sleep i+delete i+jumped i+need i+slept i..a
        -3 i..live ibuprofenos ich+@die ich+@eat ich+@few ich+brauche ich+im ich+war ich..am ich..genug ich..nacht*
        -3 ich..woche iedereen+zegt ik+@car ik+@more ik+@water ik+de ik+een ik+geef ik+kan ik+meer ik+zou ik..alles
        -3 ik..was im..in im..of im..on in+@ask in+het infar* ins+bett inten*+@self irma is+a is+de is+een is+to is..a
        -3 is..for ist+es it+@better it+@count it+@pain it+better it+count it+hurts j+@hope j+espere j..un jamais+de
        -3 janua* je+mange je..mes je..tout je..vivre jean jour jusqu+a kann+@self keeps+@self keeps+me keine
        -3 keine*+@reason keinen+sinn kine km km+@ask know+@papers know+about l+arrivee l+estate l+examen l..a
        -3 l..finis* l..l la+@count la+@cut la+@eat la+@end la+@sport la+@thing la+bici la+chaleur la+cigarette
        -3 la+radio la..et lange+duurloop lasse* lassen lassen+und le le+@heart le+@wake le+reveil le+sigarette legum*
        -3 legumes lets letto liep+naar llego lo+@give lo+de lo+del lo+di long longo ma+@family ma+soeur maand magra
        -3 maigr* mais male+@all male+tutto manan*+@not manana+no mangiato mangio manha marathon matin me+@again
        -3 me+@die me+@goodbye me+@kill me+@pain me+@water me+and me+despedi me+duele me+e me..vez media meer
        -3 meer+@sleep mehr+zu mein mein+@data mein+@jump mein+@skip mein+knie mein+puls meine*+@other meine+@pills
        -3 meine+tabletten meine+tochter meinen+freunden mejor* mere mes+@eat mes+amis mes..sont meu mi+@data mi+@past
        -3 mi+@thing mi+@wish mi+reloj mi+sueno mi+vfc mi..de mi..me mi..si mia+@family mich+@again mich+beim
        -3 mich+noch miei+@data miei+dati migli* mijn+@pills mijn+oude mijn+pillen minha+irma minut* mitta* mittags
        -3 moins mon+vieux monat morge* morni* morte* morto muda muda+o mude+von my+@jump my+arm na+de na+drie naar+de
        -3 naar+huis nachstes nao+estou nao..no nao..o natat* natation ne+@wish ne+me ne+veux ne..de neem+@self
        -3 neem+mijn nehme nella never never+@wish never..to next+week nicht* nicht+@self nicht+ich nicht..fruh
        -3 nicht..um nichts niema*..ik niente+aiuta no+@data no+@exercise no+@wish no..el nos notes novem* now now+my
        -3 nul ohne+@thindrink ohne+kaffee old om+@find om+@self om+acht om+mijn on+sundays ontem+@give op+de op+het
        -3 ora otra+@again otra+vez otto over+de par para+@exercise para+a para+correr parar+de pas+@pills pas+@wish
        -3 pas+envie pas+la pasa+con passeio pausi* pedale pense+@exercise per+le peu piano piern* pille*+@need
        -3 pille*..de pillen+heb piu+@other piu+il pizza plus plus+@self plus..je pouls prendo+le preve* puls push+ups
        -3 quali quatro que+faire que+sabes que..ai que..me que..no quell quero+@end quero+@life quero+viver
        -3 quero..esta quero..matar quero..o quest*+@planned questo+piano quier*+@kill quier*+@life quiero+terminar
        -3 quit quit+@thindrink rain ralle* ran readi* recht* reden+voor remed* remedios repos* restaurant retra*
        -3 reveiller+a rides rire river..and ronfl* ruhe+@morning ruhe+tag ruhet* ruhetage runni* running sabes
        -3 sabes+de salit* salita sangr*+@end sans+@self sans+@thindrink sans+cafe sat saute schil* schla* schlafe+ich
        -3 se+@die se+@end se+non se..la sechs secon* sedut* seduto see..of semana send..to senti*+@life serai*
        -3 serai*..si serait seria+@better seria+melhor she+@wish si si+@self si+e si+vite sie sigar* sigarette sit
        -3 slaap+@self slaap+ik smettere smoki* smoking snack* so+i soeur somme* sommer sonno sono+@other sore sortie
        -3 sozinho stond stop+@self stop+ik strangely strea* streak stres* stress suici*+@few suis+@swelling
        -3 suis+allergique suis..en suis..lent summer sundays taglich te+lopen tempe* tempe*+@ask tempo* tempo*+@here
        -3 tempo*+@minutes tempora tempora+da tenis tensi* tension terap* terapia termi* termi*+@all terminar
        -3 terminar+todo terminen terzo test the+@data the+@die the+@end the+@night the+box the+ten the..be the..start
        -3 there+are this+@morning this+morning this..is times tirar to+@exercise to+@jump to+@life to+live to+my
        -3 to+quit to+run to..a to..every* to..long to..to to..when tortu* tout+@end tout+@give tout+donne trainen
        -3 trainer tread* treadmill trein* trop try tut+@all tut+alles tutto+per twee uber uber+mich uccid* uit+de
        -3 um+@few um+funf um+pouco um..werde* uma+ca un+@few un+trail une+@food une+lettre une+pizza up+@eat up+at
        -3 vamos van van+@self veder*+@self vedere+i velha* velhas vem verbrannt verko* verle* verlo* verloren
        -3 verschwinden verst* vertr* veux..et vez+@decide vfc+@wish vfc+baixa vfc..si viaje vier vijf viros* virose
        -3 vogli*+@end vogli*..a vogli*..con voglio+finire voor+een vor vorre*+@eat wande* want..every* ware..ich
        -3 ware..wenn was+@ask was+@thindrink was+kommt watch* weeke* weekend weit wel wenn+ich werde* werden
        -3 what+@wish what..do when..it wil..deze wilde+@self wilde+ik will+ich will..die will..nicht wis with with+a
        -3 witho*+@self woche woche+nicht word wrong y+@wish y+seguir you..me zahle* zahlen zien zien+@self zien+ik
        -3 zin zin+in zo+@not zo+niet zu+gehen zur+@bridge zur+brucke zwei ~<ab ~<ach ~<acti ~<alo ~<ausr ~<bar ~<bas
        -3 ~<bass ~<beb ~<bl ~<caf ~<cal ~<calo ~<cami ~<chil ~<cinq ~<clu ~<club ~<dag ~<desc ~<di ~<dias ~<doi
        -3 ~<earl ~<env ~<esam ~<eti ~<etir ~<fai ~<fl ~<geno ~<ges ~<gran ~<gri ~<har ~<her ~<hi ~<hik ~<hit ~<hoy
        -3 ~<hoy> ~<hrv ~<hrv> ~<lass ~<lau ~<lauf ~<liep ~<lop ~<lope ~<ma> ~<mei ~<mia ~<mia> ~<mit ~<mus ~<my>
        -3 ~<nac ~<neg ~<ogg ~<oggi ~<ove ~<over ~<pasa ~<pau ~<pie ~<prim ~<prom ~<puls ~<quat ~<rach ~<rap ~<rec
        -3 ~<rek ~<rem ~<remi ~<runs ~<sche ~<schn ~<sec ~<sen ~<sent ~<smo ~<spr ~<star ~<stu ~<sub ~<tab ~<ten>
        -3 ~<terr ~<tes ~<tr ~<tw ~<viej ~<war> ~<week ~<win ~<wint ~<wir> ~<ziel ~<zon ~acha ~acha> ~aco> ~acti ~affe
        -3 ~agr ~ags ~ags> ~ail> ~ale ~aller ~alon ~alor ~alto ~alto> ~amos ~amos> ~anc ~ance> ~ando> ~ange> ~ani
        -3 ~ann> ~ano> ~arath ~arato ~arlie ~art> ~asan ~asio ~asio> ~assa ~assa> ~asse> ~ata> ~ater ~atho ~athon
        -3 ~aton ~atu ~aufen ~ausr ~bac ~band ~bass ~beb ~bert ~bertr ~bou ~box ~box> ~bre ~caf ~calo ~calor ~cami
        -3 ~cchi ~chema ~cher> ~chi ~chra ~cinq ~clu ~club ~club> ~conte ~coo ~corri ~cors ~cti ~dag> ~day> ~del>
        -3 ~dem> ~desc ~dias ~dias> ~does> ~donn ~donne ~door> ~dormi ~drei> ~dura ~earli ~eat> ~eco ~eer ~eerd ~ef>
        -3 ~egev ~egeve ~eia ~eibe> ~eil ~eine> ~eita ~eller ~emb ~emind ~emo ~emor ~eno ~ensi ~entad ~ento ~ep> ~erbr
        -3 ~erbra ~erd> ~ergi ~erie ~erie> ~erin ~erm ~ertr ~ertre ~es> ~esam ~esca ~esti> ~ete> ~etj ~etje ~etje>
        -3 ~etra ~etzt ~fe> ~fee ~fee> ~ffee ~ffee> ~finir ~gato ~gege ~gegev ~gel ~geno ~ges ~gesp ~geve ~geven ~ggi>
        -3 ~gna ~gra ~gran ~grand ~gro ~hard> ~hema ~hema> ~hen ~hik ~hil ~hit ~hlafe ~hle ~hon ~hoy ~hoy> ~hra ~hrv
        -3 ~hrv> ~ice ~ico ~ico> ~ide> ~iej ~ies> ~ijf ~iki ~ikin ~iking ~illi ~inas ~ine> ~ini ~inir ~inner ~ino ~inq
        -3 ~int ~ion ~ios ~iros ~isch> ~iso ~jou ~jour ~kann> ~kilom ~kin ~kke ~knie> ~kun ~lafe ~lerg ~lergi ~lier
        -3 ~lier> ~list ~lit ~ller> ~lon> ~lop ~lope ~lopen ~lori ~lub ~lub> ~magr ~mange ~march ~mare> ~mbe ~mbe>
        -3 ~mem ~minar ~minde ~minh ~mis> ~my> ~nac ~nach ~nasi ~nasio ~nce> ~ncia ~ncia> ~nco> ~nderd ~nders ~nen
        -3 ~nen> ~ng> ~ngi ~ning> ~nis> ~nner> ~no> ~note ~nsti ~nt> ~ntado ~nts> ~nut ~oce> ~oday ~oday> ~oggi ~oggi>
        -3 ~omer ~omi> ~ona> ~onn ~onne ~ons ~onst ~onten ~oof ~open ~open> ~orb ~ore> ~ormi ~ors ~os> ~ox> ~pasa
        -3 ~peda ~pedal ~pet ~pi> ~pit ~pita ~prom ~prome ~pul ~puls ~race> ~rach ~racha ~rada ~rada> ~raf ~rail
        -3 ~rail> ~rama ~rand ~rant> ~rapi ~rath ~ratho ~raton ~rav ~rbra ~rde> ~red ~ree ~rek ~remi ~remin ~rend ~rgi
        -3 ~rien ~rij ~rip ~rlie ~rlier ~roi ~rome ~rou ~rpe ~rre ~rrer ~rrere ~rst ~rt> ~rti ~rtr ~rtre ~rtrei ~ruhe
        -3 ~runs ~runs> ~rust ~rv> ~sand ~sando ~schem ~schn ~schra ~sec ~sent ~senta ~serie ~sert ~sert> ~sion ~ski
        -3 ~spor ~sport ~spri ~sprin ~sti> ~sub ~taba ~tad ~tado> ~tage ~tage> ~tart> ~tat ~test ~thon ~thon> ~tia
        -3 ~tit ~today ~tort ~tos> ~trail ~tre ~trei ~treib ~tsc ~tsch ~tzt ~tzt> ~uatr ~ubert ~udi ~udio ~uest ~ufen
        -3 ~ufen> ~uff ~uhe ~uit ~uls> ~un> ~ung ~uns ~uns> ~unta ~uran ~urant ~ure ~usr ~ute ~vam ~vamo ~velh ~verbr
        -3 ~verd ~viej ~vo> ~week ~winte ~wir> ~ziel ~zin
        -4 #10 @afraid+@here @afraid+@pills @afraid+@wish @again+@all @again+@calm @again+@end @again+@not @again+me
        -4 @again+um @all+@eat @all+@nothing @all+@sport @all+@tired @all+e @all+op @all+quatt* @arm+@pain
        -4 @ask+@letter @ask+@need @ask+@nothing @ask+@other @ask+@skin @ask+@tired @ask+@wake @ask+can @ask+er
        -4 @ask+kann @ask+there @ask+weit @better+@wait @better+che @better+si @blood+@reason @blood+@stop @body+@self
        -4 @breath+@few @bridge+@morning @calm+@earn @calm+@morning @calorie+@eat @car+@papers @car+@past
        -4 @child+@pills @confused @confused+@ask @count+as @count+metas @data+@die @data+rest @data+weit
        -4 @decide+@burden @decide+@family @decide+@here @decide+@minutes @decide+@not @die+@kill @die+@letter
        -4 @die+@more @die+@sport @die+@water @die+and @die+for @die+gels @die+knies* @die+un @doctor @earn+@again
        -4 @eat+@again @eat+@better @eat+@bridge @eat+@end @eat+@few @eat+@here @eat+@jump @eat+@morning @eat+@nothing
        -4 @eat+as @eat+mais @eat+un @end+@bridge @end+del @end+este @end+is @end+mon @enough+@decide @enough+voor
        -4 @exercise+@here @exercise+@morning @exist+@die @exist+@numb @exist+dood @face+@speech @family+@all
        -4 @family+@burden @family+@here @family+@nothing @family+is @feel+@again @feel+@sport @few+@minutes
        -4 @few+@pills @few+good @food+@ask @fun+@wish @funeral+@ask @funeral+@wish @future+@data @head+@bridge
        -4 @head+@never @head+@sleep @head+na @heart+@vision @here+@minutes @here+@thin @here+salle @hide+@here
        -4 @hope+@data @hope+@skip @hope+@stop @hope+@thing @hope+@tired @jump+@means @jump+highe* @jump+les
        -4 @last+@arm @last+@fun @laxative @letter+@data @letter+@kill @letter+@not @letter+@self @letter+heute
        -4 @life+@again @life+@decide @life+@pain @life+in @life+qual @lose+@scale @minutes+@pain @more+@afraid
        -4 @more+@better @more+so @more+tot @morning+@data @morning+@few @morning+@sleep @need+@breath @need+@give
        -4 @need+@here @need+@thing @night+@all @night+@wish @night+alles @night+nicht @night+we @nobody+@family
        -4 @nobody+@not @nobody+@skip @nobody+e @not+@car @not+@head @not+@hide @not+@jump @not+@period @not+@sport
        -4 @not+ho @not+joelh* @not+porto @nothing+@minutes @numb+@not @other+@cut @other+@fun @other+@poison
        -4 @other+@reason @other+a @other+dood @pain+@cut @pain+no @pain+so @papers+@night @past+@exercise
        -4 @past+@sport @past+@wait @pills+@head @pills+@heart @pills+@hope @pills+@night @pills+@thin @pills+apunt*
        -4 @pills+ich @pills+salle @pills+um @pressure+@here @pressure+@self @reason+es @reason+im @scale+@arm
        -4 @scale+@morning @scale+@not @self+@afraid @self+@calorie @self+@exercise @self+@feel @self+@film
        -4 @self+@seizure @self+benen @self+donne* @self+gesag* @self+hija @self+hrv @self+madre @self+on @self+pasti*
        -4 @self+reeks @self+routi* @self+senti* @self+svegl* @self+tante @self+the @self+veux @self+will @skin+@die
        -4 @skip+@more @skip+les @sleep+@better @sleep+@few @sleep+@pain @sleep+@past @sleep+ich @sleep+like
        -4 @sleep+que @sorry+vivir @speech+voor @sport+@not @stop+@here @stop+@papers @stop+el @sudden+@vision
        -4 @they+@eat @they+@not @they+@sleep @thin+@vision @thindrink+@calm @thindrink+@exercise @thindrink+@few
        -4 @thindrink+@heart @thindrink+@trapped @thindrink+@worse @thing+@future @thing+@other @tired+@die
        -4 @tired+@few @trapped+@sleep @trapped+longu* @trapped+slape* @vision+@eat @vision+@other @wait+@again
        -4 @wait+@pills @wait+@work @wait+do @wake+@again @wake+@eat @wake+@here @wake+@night @wake+@pills @wake+prima
        -4 @water+@sleep @water+@thindrink @water+in @wish+@count @wish+@thing @wish+@trapped @wish+@wake @wish+a
        -4 @wish+heute @wish+piu @wish+you @work+@ask a+@eat a+@hide a+@pain a+dor a+la a+noite aan..dat abend*
        -4 alle+quattro alles+@pain alto am+@skin and+@ask and+now and+what ao apres apunte around+on arrivee assis
        -4 auf+dem aufst* aufstehen aufwachen aujou* aujourd aujourd+hui basse bater benen+@exist benen+@other
        -4 benen+zijn boa+@night boa+noite buffe* buffet burpe* burpees but+@self cafe cai calor* ces cinqu* cinque
        -4 clini* club+@self comer con+me confu* contr*+@self corda+de cosi+veloce courant couri* courir covid crede
        -4 dagen daria das dat..zo dato days de+@end de+@find de+@nothing de+sportschool de..la de..van del depois+do
        -4 der+@cut despertarme die+for die+gels die+knieschmerzen dista* dois+@pills domin*+@not donne dont+@wish
        -4 dont+want door+@sleep door+slapen dor+@not dor+no dormi* dormi+@without drie+weken durch durmo+@pain
        -4 durmo+mal e+durmo e+venuto eat eerde* eerder el..de el..me else en+courant en..le entra* erava* eravamo
        -4 erinn* es+@wait es+sich esame esami escur* essen esta esta+vfc examens fait farla..con finir finir..le
        -4 finis* for+@thindrink for+the forma four fumar* fumare geef geen genoeg+voor genou+s gesagt+dass gesch*
        -4 grande guardar+metas gute+@night gute+nacht habe+ich handgelenk hatte hay+@wait her heute+@all heute+@not
        -4 heute+alles heute+nicht highe* higher hija hills hiver ho+le hoger hospi* hospital hou hui hurts hurts+so
        -4 i..the ich+@self ich+@wish ich+an ich+diese ich+einen ich+gesagt ik+@eat ik..lang il im+@die imc imc+de
        -4 insul* inten* inver* inverno is+there it+@ask it+is jahr je+@eat je+@not je+veux je..plus jours+de jump
        -4 kaffe* kaffee kan+@not kan+niet keeps kniep*+@stop knies* knieschmerzen koffi* koffie kratzer l+hiver
        -4 la+@face la+@family la+salle la..a lach lang lass+@self laufe laufe* le+dimanche le+gambe live lohnt
        -4 lohnt+es los+dias mange maraton maratona me+@wake me+reveille me..de meer+in mehr+@ask mehr+@end mehr+@few
        -4 mehr+so meilleure meine met+@self metro*+@enough meu+recorde mi+@wake mi+hija mi+si mi+sveglio mij+en mijn
        -4 mijn+benen mijn+reeks mijn..is minha+@here minha+@minutes minha+da musco* muss nach nada+@more nao..ningu*
        -4 negat* nessuno+e niet no+@end no+joelho norma* numer* o o+longo o+tabaco o..e opgeg* opgegeven opsta*
        -4 opstaan panca* para+esta pastillas+apunte pedal* penso+a petis* plus+@die plus+@wait plus+tot por+uma
        -4 por+una pour+une prima pris+le puis+@self puis+je push quanto quara*+@pills quatt* quattro que+l quest*
        -4 quier*..a quier*..mi quiero+vivir rapid* recup* reeks resfr* resfriado rest+@morning rest+day rodil*
        -4 rodilla routi* routine run s+est sai salle schla*+@self schna* schne* schul* seanc* seance segunda seque*
        -4 sequencia she simpl*+@wish sinn sinn+@self sinn+im skipp* so+@self so+good sollevato sono+stanco
        -4 sortie+longue sportschool stret* stretching studi* studio subsc* summe* sur svegl*+@past sveglio tabac*
        -4 tabaco tande* tandem tante te+@exercise tete the+@family therapie there there+a this+week tien tirad*
        -4 tirad*+@stop tirada tirada+larga to+jump tot tout+@self triathlon tudo+e uber+@self un un..de une+@letter
        -4 van+mij venut* venuto verdu* verdura verletzt veux..avec vicin* vicini vida+@ask viver+@wait vol von
        -4 von+der voorb* voorb*+@ask voorbij voorbij+is want..a war+@self wat+@ask wie+weit wil+dat wil..leven
        -4 will+@night will+heute will..um woche+@not y+@self zei ziele zijn+@die zijn+@numb zijn+dood zo+snel zone
        -4 zou+@self zwei+@pills ~<bu ~<cam ~<cin ~<co ~<der ~<dor ~<ear ~<esa ~<et ~<ete ~<fro ~<fue ~<fuma ~<gi
        -4 ~<gra ~<hal ~<hor ~<kilo ~<ko ~<mang ~<mes> ~<nach ~<or ~<pl ~<proj ~<pul ~<rad ~<ri ~<rok ~<roke ~<rout
        -4 ~<sch ~<str ~<stre ~<taba ~<toe ~<vel ~<vf ~<vfc ~<vfc> ~<vite ~<we> ~abac ~afe ~aff ~aine ~amo ~amo> ~ance
        -4 ~ang> ~arc ~arch ~arche ~art ~at> ~atr ~ban ~bas ~cal ~camin ~ce> ~cin ~derd ~earl ~ed> ~eek ~ek> ~elho
        -4 ~els> ~end> ~enn ~enta ~ento> ~erinn ~err ~esc ~ess> ~eta ~etzt> ~fc> ~fen> ~fro ~fue ~fuma ~fumar ~gam
        -4 ~gat ~gin ~gri ~ha> ~her> ~iamo ~iamo> ~ias> ~iat ~iep> ~ier ~ilom ~ilome ~ine ~inh ~inn ~ints ~ints> ~ita
        -4 ~itt ~jet ~kes> ~kilo ~la> ~lan> ~lat ~lent ~liep ~liep> ~lom ~lome ~lomet ~long ~lor ~mang ~mare ~mia
        -4 ~mia> ~mina ~mpe ~mus ~na> ~nas ~nde ~ndo ~nk> ~not ~nts ~oen ~ogg ~oke ~omem ~ometr ~omi ~ong ~onte ~ool
        -4 ~ool> ~oria> ~orni ~oro ~ort ~ote ~our ~pan ~pau ~pen> ~pie> ~plan> ~proj ~proje ~ps> ~qua ~quat ~raine
        -4 ~ram ~ran ~rd> ~ren ~rie> ~rinn ~rinne ~rints ~roj ~roje ~roken ~rout ~rs> ~rus ~sio> ~spo ~spr ~ssa ~ssa>
        -4 ~stanc ~start ~tabac ~tag ~tanc ~tart ~tch ~tens ~terra ~tes> ~tho ~tis ~toe ~tor ~tos ~ub> ~uit> ~umar
        -4 ~urs ~ust ~ute> ~uur ~uur> ~vfc ~vfc> ~vite ~vite> ~was ~was> ~we> ~wee ~win ~zt>
        -5 #more+@data @afraid+@not @ask+@life @ask+@more @ask+@self @ask+@swelling @ask+die @ask+een @ask+esta @ask+o
        -5 @ask+would @better+@decide @better+@water @better+if @better+wenn @binge+@self @blood+@not @body+@again
        -5 @bridge+and @car+@count @car+@self @car+@stop @child @confused+@not @data+@few @data+@other @decide+@gone
        -5 @die+@wait @die+ich @eat+@enough @eat+@past @end+@find @end+@other @end+mi @exercise+@self @exist+@self
        -5 @face+@sleep @few+@sport @find+@jump @find+@morning @food+@self @fun @funeral+@pills @future+@other @give
        -5 @give+me @head+@eat @head+@morning @headache+@head @headache+@pain @heart+@pills @here+@exercise
        -5 @here+@kill @here+@night @here+@train @hide+@car @hide+@not @hope+@jump @hope+@sleep @jump+@more
        -5 @jump+@they @kill+@self @laxative+@not @leg+@night @life+@exercise @life+@without @more+@arm @more+@eat
        -5 @more+@planned @more+rapid* @more+um @night+@trapped @not+@better @not+@breath @not+@few @not+@minutes
        -5 @not+@speech @not+erinn* @not+finis* @not+penso @not+quero @not+um @nothing+@burden @nothing+@eat
        -5 @nothing+@heart @nothing+@pain @numb+@self @other+@breath @other+@decide @other+@eat @other+@exercise
        -5 @other+@numb @pain+@stop @pain+au @pain+me @period+@self @pills+@here @pills+ho @pills+in @pills+una
        -5 @pressure @pressure+@ask @self+@chest @self+@enough @self+@fun @self+@never @self+@night @self+an
        -5 @self+beine @self+e @self+im @self+liep @self+mezel* @self+ne @self+nooit @self+ran @self+recor* @self+si
        -5 @self+train* @self+tudo @self+uccid* @self+vfc @skip+@means @skip+@pills @skip+@they @sorry+@tired @speech
        -5 @sport+@sleep @stop+@end @stop+@exercise @stop+a @sugar @thindrink+taper @thing+@more @tired+@they
        -5 @trapped+@ask @trapped+con @vision+@vision @wait+@life @wait+@night @wake+@minutes @wake+@tired
        -5 @wake+sempr* @wake+werde* @wish+@cut @wish+@feel @wish+@lose @wish+@planned @wish+acaba* @wish+e
        -5 @wish+never @wish+parar @wish+schne* @wish+senti* @wish+tout @wish+vivre @work+@calm @work+@end a+@morning
        -5 a+long acaba*+@self acht ai+ecrit ai+je along* als apunt* are au+genou avec+le be+@better be+@end be+over
        -5 beine beine+sind benen bici box caminhando cammi* can+@self can+i chale* chaleur chef comi con+@self correr
        -5 corso coupe*+@self dat+deze de+@exercise de+@fun de+hitte der desca* descansar desse* dessert deux die
        -5 diese+woche doi+@self doi+me dois dormi*+@more dos drei+@wake drei+wach e+@wish einem einge* el elastico
        -5 elke+@morning era erinn*+@more eten every* everything examen finis*+@never from fruh fur+@night fur+heute
        -5 geen..meer gels ginas* ginasio ginoc* ginocchio giorn*+@give giorni grafi* grand* had+a het+schema heure*
        -5 heures hikin* hiking hitte ho+corso i+@never i+never i+ran i..want ich+die ich..dass ich..heute ich..leben
        -5 ik+liep ik+mezelf in+and jetzt joelh* joelho keine..mehr kniep* kniepijn lange late le+@more le+plus lent
        -5 lust me+@earn me+suis me+tudo me..la mehr+um meine+beine mi+uccide minha mis mon more morreu nacht*
        -5 nao+@wish nao+quero nao..me nine nobody+in non+@wish on on+a over passe* pastiglie+ho pe plank plano
        -5 proje*+@end project puis pulso quatr* que+@eat que+o quero+@ask quero+que race radio rapido recor*
        -5 rest+days retar* rio route schlaf segun* she+@letter she+will sind+@die slept sprin* stanc* sterb*+@self
        -5 sterben+ich tag taper tenni* tennis the+taper this+@decide this+plan tiros to+@self to+stop toen triat* two
        -5 uccide uit und+@ask ups vanda* vandaag veloce veux+@life veux+tout veux+vivre vieil* wach wach+werden walk
        -5 were what+would wie..ich without+me would+@never would+never ~<corr ~<cour ~<do ~<ea ~<ex ~<gel ~<jo ~<kn
        -5 ~<la ~<mar ~<mara ~<pan ~<pla ~<ver ~<vie ~<wa ~<was ~<was> ~aba ~alle ~alo ~amen ~ath ~aufe ~cam ~cen ~chn
        -5 ~corr ~dag ~days ~days> ~doi ~elh ~elo ~els ~ern ~eti ~fei ~ffe ~gev ~hal ~har ~iep ~ike ~ken> ~lan ~laufe
        -5 ~ler ~lin ~ller ~mar ~mer> ~mos ~mos> ~nis ~nn> ~nner ~nor ~nten ~oria ~pla ~plan ~print ~rap ~rin ~rint
        -5 ~rok ~roke ~rom ~ruh ~stre ~terr ~train ~uat ~uls ~xamen
        -6 #300 #more+@exercise @again+a @all+@night @all+@pain @arm @ask+es @binge @blood+@few @burden+@arm
        -6 @cut+@pills @die+@end @die+al @die+prufu* @doctor+@pills @eat+@car @eat+@self @eat+@skip @end+@wake
        -6 @enough+@all @enough+de @exercise+@car @family+@fun @feel+@self @feel+me @few+@face @few+@self
        -6 @few+@thindrink @few+fruh @headache @headache+@self @heart @heart+@ask @hope+@family @hope+para
        -6 @hunger+@self @life+@thindrink @means+de @minutes+@data @minutes+@heart @minutes+@wake @more+@all
        -6 @more+@few @more+@past @more+in @need+@nobody @never+@end @nobody+@data @not+@never @not+@thing @not+@water
        -6 @past+@wake @pills+@eat @reason+@again @reason+@wish @scale+@ask @seizure @self+@few @self+@hate
        -6 @self+@past @self+@sleep @self+@vomit @self+diese @self+nehme @self+never @self+table* @skin+@not
        -6 @sleep+@night @sleep+ik @sport+@better @stop+@ask @sudden @swelling+@not @thindrink+@end @thing+@die
        -6 @tired+@wait @vision+@data @wait+para @wake+@all @wake+@not @wake+@wish @wish+@fun @wish+@future
        -6 @wish+@kill @wish+@other @wish+@sport @wish+@thin @wish+ich @wish+viver* @without+me a+@tired a+las a+mi
        -6 ai+@letter ai+@self aller* an+der arm aufwa* ca+minha cinco coach+@ask corri dass+@die dass+die de+@sport
        -6 de+repos door drei e+se eind..aan elast* esper*+@stop ete froh fumar gambe genou gun habe+mich hard heute
        -6 hrv ich+nehme ik+@self ik..niet im in+der it+to je+ne lento+e m+a mangi* marcher me+@feel mich+nicht
        -6 morning my nacht+@wish nicht+@kill overd* parar prufu* que+@pills que+es que+esta quero+acabar questi
        -6 recorde rekke* rekken remin* schra* send serie so+fruh sport* stanco start suici*+@ask uur veloc* viejo
        -6 vogli*+@life voglio+vivere war week wil..niet ~<ba ~<gin ~<heu ~<plan ~<pu ~<run ~ando ~cour ~dor ~el>
        -6 ~exame ~heu ~ier> ~ilo ~lauf ~lle> ~ls> ~mara ~mes> ~min ~nie ~oje ~oken ~oken> ~ona ~orm ~pie ~rain ~ufe
        -6 ~vie ~xame
        -7 #100 @all+@wait @better+@few @blood @blue @bridge+@data @data @die+@tired @die+de @end+avec @family+@sleep
        -7 @find+@skip @gone+@thindrink @hope+@pills @hope+de @life+@wait @minutes+@train @more+@other @never+@cut
        -7 @nobody+@alone @nobody+@few @nobody+@self @nobody+@thindrink @not+@feel @not+@pills @pills+@pills
        -7 @pills+@self @self+@eat @self+@family @self+@period @self+@wish @self+a @self+nicht @self+racha @sleep+@ask
        -7 @thindrink @tired+@ask @wait+@gone @wake+@past @wish+@body @wish+@night @wish+@tired che+l club con+il
        -7 conte* dias does earli* earlier etire* gara hoy kann knie la+@night liep ma march* mezel*..doden mi+@family
        -7 mi+racha mia mich+@not oggi prome* racha schem* schema schneller se+@self se+me ten terra* trail van+de
        -7 verbr* winte* winter ~<dia ~<exam ~<fum ~<ge ~<kni ~<knie ~<la> ~<rac ~<ru ~<trai ~alle> ~ame ~arat ~ato
        -7 ~erd ~exam ~fum ~ina ~ken ~kni ~knie ~lon ~marat ~mer ~nne ~sch ~sio ~str ~tes ~vel ~xam
        -8 #1200 @afraid @again+@minutes @again+@sport @ask+@eat @ask+@thin @ask+i @better+@more @better+@sleep
        -8 @calorie @die+@other @eat+@find @eat+@hide @family+@face @feel+@better @feel+@thindrink @hope+@self
        -8 @jump+@pills @kill+@ask @letter+@wake @life+@past @more+lento @more+morge* @morning @nobody+@exercise
        -8 @nobody+in @not+@other @pain+@wait @self+@body @self+@swelling @self+@thing @self+een @self+niet
        -8 @sleep+@without @wish+@wait corre* de+descanso es+tirar finir+avec finita+con kilom* kilometre lopen runs
        -8 sentado to+@stop today ubert* wir ~<cou ~<exa ~<gr ~<re ~and ~auf ~day ~dia ~ee> ~lau ~run ~trai
        -9 @better+@other @better+@wish @eat @exercise+@pills @face+@face @hate+@self @hope+@here @need+@car
        -9 @pain+@all @self+@fat @self+@food @self+@hunger @self+@scale @thindrink+@data @wish+@exercise @wish+@pain
        -9 @wish+@skip @work mezel*+@not senta* sprints train* vite we ~<ro ~cou ~exa
        -10 @ask+@sport @breath @chest @data+@bridge @eat+@not @fat @fever @life+@better @life+@sleep @life+a
        -10 @lose+@self @means+@skip @more+@sleep @more+@wait @not+@wake @past+@wish @self+@sport @self+@thin
        -10 @swelling @vomit @wait+de @work+@self lange+@life mes roken
        -11 @ask+l @count+@jump @count+@skip @film @means+@jump @never+@pain @sleep @wish+@past @without+@thindrink
        -11 camin* lang+@life proje* vfc ~<fu
        -12 #more @faint @hunger @last+@self @pills+@morning @self+@pain @thin @wish+@more habe+@self maken+aan marat*
        -13 @not+@thindrink @wake+@self alle exame* mezelf+niet plan was
        -14 #3 @body @die+@sleep @not+@sleep @period ~<ra
        -15 @die+@self @night+@sleep @not+@die @scale @wish+@decide
        -19 la
        -20 @food @minutes @thing
        -23 @wish+@life
        -24 @exercise
        -27 @sport
        -37 @not+@kill
        -89 bias
        [emergency]
        24 @faint
        23 #300
        21 @blood
        20 @breath @seizure
        18 @fever @numb
        17 @chest @poison @speech
        16 @child @lose+@without
        15 @pain+@chest @self+@breath e
        14 #45+de @blue @eat+@blue @scale+@without @self+@chest @self+spo @vomit+@thindrink
        13 @face @pressure+@ask @pressure+@chest @swelling a+#100 and avc satur* soffo* y
        12 @fall @scale+@self @self+@blood et in+@calm stik und
        11 @breath+is @chest+@exercise @scale+@ask @self+@faint @self+@fever @self+@numb @self+stik @sudden
        11 @vision+@vision @without+@wish ik+stik paral*
        10 #300..#300 #45+@minutes @burden+@ask @confused @confused+@ask @empty @headache+@head @heart+@vision
        10 @minutes+@night @not+@breath @pressure @wake @wake+@not en+#100 sangre satur*..#100 ~<co
        9 @all+@empty @blood+@blood @faint+@again @other+@chest @pain+@self @swelling+@swelling @wait+@swelling
        9 @without+@reason bewus* creo creo+@ask creo+que insul* spo spo+#3 ~eit ~ffo
        8 #300+#300 @arm+e @ask+@minutes @breath+@eat @breath+@more @exercise+@faint @fat+@face @few+@face
        8 @head+@heart @headache @headache+@pain @headache+@self @minutes @minutes+@speech @not @other+@not @period
        8 @poison+@pills @self+@vision @vomit en+ik in+ruhe saturation soffoco ~<as ~<ko
        7 #3+esta @arm+@arm @ask+dit @blood+@feel @blue+en @breath+@ask @child+@eat @cut+@not @cut+@stop @eat+@again
        7 @fall+@other @family+@head @feel @feel+@self @find+que @head @head+@never @lose+@exercise @minutes+@fall
        7 @more+@speech @not+@arm @not+@ask @not+@wake @numb+@self @other+@faint @pain+@arm @poison+@off @scale+@eat
        7 @seizure+@self @self+@blue @self+@face @self+@seizure @self+esta @self+recht* @vision @vomit+@ask
        7 @wait+@fall @wake+@other @wake+@self and+@self bloed cara convu* cuore dalla de+@fever de+cafe deitado
        7 e+@not era fais falsc* ge hi ictus in+bed kleine me+esta meme pausa respi* ruhe se sia since staat un+avc
        7 un+ictus van+@self zit ~<di ~<es ~<pau ~<un ~ik> ~ono ~pau ~sat ~ust ~zen
        6 #10+@scale #100+prozent #45+@give #45+di @arm @breath+@blue @breath+@vomit @car+@stop @chest+@not
        6 @child+@blue @die+@trapped @eat+norma* @end+avc @exercise+@arm @faint+@not @faint+en @family+@chest
        6 @family+se @fever+@data @fever+@fever @fever+@not @here+@fall @minutes+@all @minutes+@blue @minutes+@morning
        6 @not+@speech @other+@fever @past+@all @pills+@fall @scale+@few @scale+norma* @scale+sem @self+@without
        6 @self+madre @sleep+@faint @speech+@speech @sugar @sugar+@vomit @thindrink+@fat @wake+@faint @without+@night
        6 alles+@empty beroe* beroerte bijna cola conos* dans+@they dans+les de+@here de+@thindrink de+la deita* desde
        6 desma* dik een+beroerte esta even+@eat gaat gezic* gezicht ha halve have+a havin* having horri* in+rust je
        6 je+fais korta* kortademig l+@exercise liggend madre madre+@wish madre+se me+@breath mi+madre nicht of+#45 op
        6 out overg* prima*+@without proze* prozent sangue sdrai* sdraiato se+@self se+me um+avc un+@vision verke*
        6 went ~<e> ~<ha ~<sat ~<tos ~cad ~con ~erl ~foc ~it> ~kee ~po> ~reo ~sen ~spo ~verl
        5 #10+kilo @alone+@face @arm+@blue @arm+en @blood+@self @blue+@head @breath+#100 @breath+@calm @burden+@self
        5 @chest+@self @child+@blood @child+@exercise @child+@poison @data+#300 @eat+una @end+#300 @end+@again
        5 @faint+@without @family+@face @feel+@arm @feel+@here @feel+@leg @few+@blue @few+@without @find+@ask
        5 @find+@end @head+@sleep @headache+@never @heart+@papers @here+@again @here+@night @here+@numb @here+@past
        5 @here+@sleep @here+noche @lose+#10 @lose+@pressure @lose+@reason @minutes+@die @minutes+@eat @minutes+@sport
        5 @minutes+@wake @need+@breath @not+@gone @not+@minutes @not+@other @numb+@arm @numb+@minutes @other+@ask
        5 @other+@pills @other+@seizure @other+@wish @pain+@better @pills+@heart @pills+noche @poison+@here
        5 @scale+@gone @scale+@wish @scale+daalt @self+@confused @self+@here @self+@night @self+@pills @self+@sugar
        5 @self+@trapped @self+fais @self+zit @skin+@not @sleep+svenu* @speech+@breath @speech+@wish @speech+was
        5 @sudden+@not @sudden+@speech @sudden+@vision @sugar+@sugar @swelling+@wish @tired+@chest @trapped+@thindrink
        5 @vomit+@blue @wish+@blood @wish+@face @wish+@poison @without+@blue a+#300 a+@jump a+@vomit a+riposo ab acho
        5 acho+@ask acho+que ai+@lose ai+perdu algo als+ik antic* arrive assis attac* au+repos aus benen bin+beim blau
        5 brust c..un chest+@pain cogne confu* corria daalt+terwijl dans de+kleine de+stoel desde+a desmaiei di duran*
        5 durante e+@self e+nao e+un een einen+schlaganfall en escal* estou+a evano*..coura* fondo ge+worden gewic*
        5 gewicht+daalt habe+ich het+@ask ho+le i+am ich+einen ik+had ik+zit insuline is+#100 je..nuit kaum klein*
        5 koort* koorts la+@fall la+@night la+noche laufe*+@faint le+coeur ligge* maratona+e me..la mein+@child
        5 mi+@family n+arrive nearl* nearly o+@arm overgegeven pause prima* primavera que+me quoi recht* s
        5 schlaganfall seit sembr* sento senza+@reason sinds+de sinto sitze* sitzen sono sono+@faint sono+svenuto
        5 sputo stoel tensa* tensao terri* terwi* terwi*+@self terwijl terwijl+ik tete toso un und+@die und+die
        5 und+mir val verla* worte* worter ze zorge* zorgen zu+@wish ~<and> ~<at ~<avc ~<avc> ~<col ~<con ~<er ~<et>
        5 ~<pa ~<rea ~<sa ~<satu ~<sen ~<sof ~<soff ~<sp ~<stik ~<su ~<suf ~<und ~<und> ~<vomi ~<y> ~aat ~aat> ~ade
        5 ~all ~asf ~auw ~avc ~avc> ~col ~eit> ~eo> ~esp ~fal ~ffoc ~fix ~fixi ~gan ~go> ~inc ~ixi ~le> ~lin ~nd> ~oca
        5 ~off ~offo ~offoc ~onv ~reo> ~satu ~satur ~sof ~soff ~soffo ~spo> ~stik ~stik> ~suf ~ter ~tik ~tik> ~tos
        5 ~ue> ~val ~vc> ~ver ~vomi ~xio ~zat
        4 #20 #20..je #3..#100 #300+@ask @afraid+@arm @again+@ask @again+@breath @again+@train @again+@trapped
        4 @again+luft @arm+@die @arm+direi* @ask+@all @ask+@arm @ask+@better @ask+@blood @ask+@chest @ask+@empty
        4 @ask+@heart @ask+@morning @ask+@train @ask+estou @ask+i @ask+lang @ask+me @binge+@self @blood+@head
        4 @blood+@pills @blood+y @blue+@ask @blue+@blue @blue+@period @breath+@breath @breath+@not @breath+@nothing
        4 @breath+@water @breath+a @burden+@again @chest+@ask @chest+@gone @chest+@pressure @chest+@wish @child+@not
        4 @confused+@not @confused+@self @die+out @eat+@fat @eat+@off @eat+uma @end+@ask @end+@data @end+@thindrink
        4 @face+@face @face+@speech @faint+@jump @faint+@morning @faint+ge @faint+no @faint+out @fall+@vomit
        4 @family+@faint @family+@pain @family+@past @fat+@few @fever+@here @few+@need @find+@breath @food+@sugar
        4 @guilt+@end @head+@pain @head+terri* @heart @heart+@all @heart+@ask @heart+@eat @here+@ask @here+@head
        4 @here+@minutes @here+quatt* @hide+@self @hunger+@faint @minutes+@again @minutes+@data @minutes+@feel
        4 @minutes+geste* @minutes+giste* @minutes+heute @minutes+quatt* @more+@breath @more+@not @need+@again
        4 @night+@morning @night+morge* @not+@better @not+@blood @not+@stop @not+luft @not+para @not+suda
        4 @nothing+@confused @off+@again @other+@blue @other+@breath @other+@poison @pain+@breath @pain+@data
        4 @past+@feel @past+@head @period+@feel @period+@guilt @pills+@night @poison+@ask @poison+@wish @poison+a
        4 @pressure+@face @pressure+@not @pressure+@other @pressure+@pressure @pressure+@they @scale+@lose
        4 @scale+@minutes @scale+@nothing @self+@arm @self+@family @self+@need @self+@pressure @self+@speech
        4 @self+@sport @self+@swelling @self+@vomit @self+ahogo @self+am @self+borst @self+cough* @self+do @self+einen
        4 @self+had @self+have @self+keep @self+mae @self+mum @self+nehme @self+val @skin+@self @speech+@face
        4 @speech+@need @stop+@blood @stop+@minutes @stop+@not @sugar+@self @swelling+@again @they+@faint @tired+@fat
        4 @trapped+@ask @trapped+@exercise @vomit+@end @vomit+@wish @wait+@again @wish+@here @wish+@swelling
        4 @wish+@vision @wish+ik @wish+me @without+diat @without+motiv* a+@breath a+@fever a+fever a+garganta a..#300
        4 af ahogo alla+@arm alles alors alors+@ask alors+que and+i arde atemn* atemnot auf baisse+alors
        4 beim+@exercise beine braco+direito breath buite* buiten cabec* cabeca cafe cardi*+@self costa* cough* cuspo
        4 da+quattro de+@child de+@sudden de+febre de+repente de+tete defib* defibrillator dem+wespenstich depui*
        4 depui*+@here depuis dirai* dirait doing dois+@self dolor dolore e+@eat e+@vision eleve* eleve*+@scale eleven
        4 en+het essouffle esta+em esta..#100 estou+@eat estou+com evano* fast+@faint fecha* fechar fiebr* fiebre
        4 fievr* fievre finish flasc* flasche fles frio habe hart heart* heartbeat her herz heute+@morning
        4 heute+morgen ho hort husbands i+@train i+do i+have i+keep ich+nehme ich..luft idee+@ask ik+@fall ik+val im
        4 im+@arm in+@self in+der in+my injec* is is..een jambe* jambes je+@find je..la je..quoi kehle l+entrainement
        4 la+@head labio* labios le+@arm le+@heart legge* luz lying me+@water me+ahogo me+suis me..por mes meta
        4 mijn+@chest mijn+borst minha+mae mond mum my+@exercise my+husbands my+mum nehme now+my o+braco of+@breath
        4 of+breath ohne+diat ohnmachtig+ge on+dirait op+@thindrink out+in palpi* passe*+@trapped passed+out pauze
        4 penda* pendant perdi+#10 petto por+#300 press*..#300 pupil* quattro+giorni que+estou rast reagi* recht*+@arm
        4 recht*+@skin repen* repente rest ronca rusth* rusthartslag sai sauerstoffsattigung seit+@night seit+gestern
        4 seit+heute short short+of sinds sinds+gisteren sinto+a spo..esta sprint stem sur svenu* svenuto sweat*
        4 tambo* tengo tension+#20 ter then three tijde* tijdens times tive tombe* tossi* tossi*+@blood tusso uma
        4 un+@cut un+coup und+@self van+mij vomi von+#45 voz vrese* vreselijke weg weich wespe* wespenstich wie wolle*
        4 wollen y+@not y+no y..me yeste* yesterday zu+@wait zu+nach ~<bew ~<bewu ~<cola ~<cr ~<creo ~<dik ~<est ~<et
        4 ~<ke ~<kee ~<li ~<paus ~<ru ~<st ~<sti ~<suff ~<th ~<tr ~<zit ~aden ~aden> ~angre ~aral ~atm ~atura ~aus
        4 ~bew ~bewu ~bewus ~bla ~creo ~creo> ~dik ~drai ~eine ~eine> ~ena ~ent ~ese ~esen ~et> ~eur ~ewu ~ewus ~fall
        4 ~foco ~foco> ~gend ~ggend ~gre> ~hal ~hort ~hort> ~ich ~icht ~ile ~ine ~ing> ~insul ~keit ~keit> ~lam ~lau
        4 ~leg ~les ~liz ~mes> ~mig ~ng> ~ngre ~ngre> ~nsul ~nsuli ~oer ~ono> ~oqu ~oque ~oque> ~oso ~pal ~paral ~paus
        4 ~pil ~que> ~ral ~red> ~rge ~rib ~rrib ~rz> ~sche ~sin ~suff ~suli ~sulin ~sve ~sverl ~tad ~tta ~tura ~tus
        4 ~uff ~ulin ~und> ~upi ~uro ~uro> ~urz ~uss ~uto ~uto> ~verk ~wol ~woll ~wus ~zen>
        3 #10+quilos #300..i #45..febbr* #45..fievr* @again+@means @again+@morning @again+@pain @again+este @again+mal
        3 @again+vez @arm+@all @arm+@eat @arm+@empty @arm+droit @arm+et @arm+und @ask+#100 @ask+@period @ask+@poison
        3 @ask+@skin @ask+@thindrink @ask+levan* @ask+niet @ask+shoul* @ask+un @better+@more @better+a @blood+@end
        3 @blood+@face @blood+@not @blood+@stop @blood+@tired @blood+depui* @blue+@guilt @blue+@pressure @blue+blu
        3 @blue+frio @body+@scale @breath+@few @breath+@past @burden+@pills @burden+@without @burden+baiss* @care+@ask
        3 @care+@wish @care+de @chest+@arm @chest+@burden @chest+@car @chest+@fun @chest+@more @child+@breath
        3 @child+@other @child+de @child+heeft @confused+@morning @data+@face @data+@tired @data+cara @data+em
        3 @decide+a @die+@morning @die+@thindrink @die+table* @eat+#45 @eat+@all @eat+@head @eat+home @eat+un @eat+une
        3 @empty+@minutes @empty+e @end+@chest @end+@pressure @end+der @enough+@again @exercise+@fun @exercise+@hunger
        3 @exercise+is @face+@arm @face+@not @face+@numb @face+@wait @face+@wish @faint+@hide @faint+@trapped
        3 @family+@wake @family+hat @family+is @fat+@alone @feel+@chest @feel+@give @feel+@other @feel+@pills
        3 @feel+@vomit @feel+a @fever+@pain @fever+alta @fever+und @few+@thing @fun+@data @fun+today @give+@fever
        3 @give+@heart @give+caffe @give+febbr* @give+notte @guilt+@ask @guilt+de @head+@give @head+@life @head+e
        3 @head+nunca @headache+@life @heart+@empty @heart+@end @heart+em @here+@face @here+@means @here+@other
        3 @here+@sugar @here+@swelling @here+@vision @here+@wake @here+vista @hide+@exercise @hide+@pain @jump+@thing
        3 @jump+em @last+@more @lose+@burden @lose+@thindrink @means+@blue @minutes+@blood @minutes+@breath
        3 @minutes+@leg @minutes+@pills @minutes+@trapped @minutes+@without @minutes+o @minutes+quatr* @more+@arm
        3 @more+@cut @more+@earn @more+@fall @more+@vision @more+grand* @never+@pain @not+@burden @not+@here
        3 @not+@nothing @not+@pills @not+@self @not+a @not+idee @not+reagi* @not+weg @nothing+@breath @nothing+pour
        3 @off+@thing @other+@child @other+@nothing @other+@wake @other+@water @other+cuore @other+no @other+pecho
        3 @pain+@fun @pain+@head @pain+@life @past+@empty @past+@headache @past+@not @past+@pills @period+@ask
        3 @pills+@arm @pills+@means @pills+@minutes @pills+@numb @pills+@past @pills+@self @pills+@sleep
        3 @pills+@vision @pills+e @pills+vista @poison+@minutes @poison+@other @pressure+@exercise @pressure+@tired
        3 @pressure+op @scale+@burden @scale+@scale @scale+baiss* @scale+kwijt @scale+weg @self+@again @self+@child
        3 @self+@lose @self+@nothing @self+@reason @self+@sudden @self+@train @self+ai @self+bike @self+crois
        3 @self+hatte @self+hoest @self+huste @self+ist @self+krijg @self+littl* @self+manqu* @self+papa @self+sono
        3 @self+voy @self+ziel @skin+@more @skin+em @skip+em @sleep+@eat @sleep+@pills @sport+@again @sport+@blood
        3 @sport+@data @sport+@enough @sport+@pain @sport+@wish @sport+en @stop+@exercise @stop+@morning @stop+@stop
        3 @stop+@wish @stop+pas @stop+when @sudden+@control @swelling+@all @swelling+@wait @swelling+e @swelling+elke
        3 @they+@die @they+@pills @thindrink+@end @thindrink+@minutes @thindrink+@morning @thindrink+@pills
        3 @thindrink+@wish @thindrink+@worse @thing+@data @thing+@fun @tired+@empty @tired+@not @tired+@vision
        3 @trapped+@other @trapped+in @vision+@more @vision+@papers @vision+@sudden @vomit+@blood @vomit+@data
        3 @wait+cabec* @wait+dem @wake+@burden @wake+@data @wake+@gone @wish+@empty @wish+@headache @wish+@pressure
        3 @wish+@seizure @wish+coffe* @wish+fine @wish+hout @wish+la @without+foleg* @without+saber @worse+@head
        3 @worse+@life @worse+@pain @worse+@self a+@better a+@speech a+@swelling a+button a+meia a+tremer a..#45
        3 acorda ademe* ademen af+ge ai+failli al+@chest al+@eat al+petto al+traguardo allenamento als+@enough
        3 als+hout an and+my and+now anyth* anything are+thick arret*+@data arret*+@exercise arret*+@not arriv*+@more
        3 arrive+plus as+palavras at+home aus+der bad baiss* baisse battery battito+a bebe+@not bebeu bei beim..fast
        3 bij+elke bike bin..laufe* bleed* bleeding blu boca botti* bottiglia boute* bouteille bras+@earn bras+droit
        3 breat* butto* button c+etait cadut* caduta caer cai cant chose+a cinze* cinzento clean* coeur cola+@minutes
        3 cold colle* come+un comme+un conna* conse* conse*+@wake conseguimos corac* coracao coraz* corazon corri*
        3 cose coup crois da..giorn* daalt..ik dalla+primavera dann das+@again das+@feel das+gefuhl de+@chest de+@self
        3 de+que de+schouderbladen debou* dem+@fall dem+@swelling dem+sturz depuis+quatre desde+o desde..dia
        3 deze+maand di+@fever di+@thindrink di+caffe di+febbre di+notte dicht die die+@pills die+tabletten diesen
        3 diesen+monat dieta+@blue dikke dimag* direi* direito dit diz doeu dopo+@here dopo+@pills dopo+la doppe*
        3 doppelt dor e+#300 e+@sleep e+como e+diz e+non e+sono e+um e+vejo e..a e..se el+@chest el+pecho em+repouso
        3 en+@they en+de en..als entrainement er+@nothing es+un es+zu escup* escupo esta..un estou et..n etait fa fast
        3 febbr* febbre feeli* feeling flauw* flauwgevallen foleg* folego fredd* freddo gambe+molli ganze* ganzen
        3 garga* garganta garra* garrafa ge+@exercise ge+lopen geen+idee genom* genommen genommen+und getti* getting
        3 gevoel gewes* gewesen gewic*..ik gewic*..terwi* giorni gleic* gleich grande haar habe..einen halve+@sport
        3 halve+marathon hardl* hardlopen hat have he heeft het+@wish het+af het+hardlopen het+was ho+@lose ho+perso
        3 ho..di hoest horrible hout huste i+@ask i..even ich+@ask ich+hatte ich+huste ich..schla* idee iets ik+hoest
        3 ik+krijg il+cuore im+@sport im+ziel im..die incon* inconsciente inhal* insulina ist+@earn ist+@here ist+da
        3 ist+ganz j+ai je+crois kan+@not kan+niet keep keer kilo kilo+@burden kilo+@gone kilo+@lose kilo+kwijt
        3 kilo+weg kilos+@minutes kopf krijg kurz+@burden kurz+@gone kurz+weg kwijt l+allenamento la+vista la..depui*
        3 la..y labbr*+@blue labbra+blu lang las le+@blue le+labbra licht* like like+@thindrink like+coffee lopen+@ask
        3 mae maior maken manque marathon+en marca mauva* mauvaise me+voy me..un media media+@face media+cara meia
        3 meinen mezza mi+@sleep mi+sono mijn..#3 mijn..daalt mijn..en mijn..terwi* minha mir+ist mitta* mittag moiti*
        3 moitie moitie+de moles molli mond+en mots my+@few my+bike my+little n na+@head na+cabeca nach+dem nao..o
        3 nicht+@more nicht+auf nicht+mehr niet noche noir norma*+@wish now+@self omhoo* omhoog out..the palav*
        3 palavras parec* parol* parole passe* passed passi* pecho peque* pequena perdu perdu+#10 pernas+moles perso
        3 plotz* plotzlich plus+@self poids poids+baisse por+@here por+@pills por+la por..noche primavera+senza
        3 pulso+em pupil*+@more pupila pupille quatre+jours que..esta que..ter questo+mese qui reacc* reading
        3 reagi*+@not recht*..nicht repou* repouso respira respirar respirare rien+pour rigid*+@fever riusc* rust
        3 s+est saber sale sangro+y scheve+mond schla* schmerzen schouderbladen secon* sedut* seduto segun*+@again
        3 segunda+vez sem+@breath sem+folego sensa* senta* showe* slapp* slappe slappe+benen spieren stran* sturz su
        3 sua suda swall* tensi*..#300 there thick tossisco tossisco+sangue treme* tremer troca* tudo+@empty tusse*
        3 tussen tussen+de tutto tuve uit+de umgek* umgekippt un+@other un+@pain un+dolore up up+and urina van+mijn
        3 veel+@pills verwa* verward vez+este viel+van vodka volta vomit* von+@self war was was+@end was+fine
        3 wenn+@self wenn+ich werd werd+@all werd+alles wet what+should when+i while wird worde*..de words wordt ziel
        3 zuurs* zuurstof zweet+en ~<alg ~<and ~<ass ~<assi ~<bei ~<bot ~<ca ~<cad ~<cai ~<cara ~<conv ~<cre ~<cuo
        3 ~<cuor ~<cus ~<dan ~<des ~<desm ~<dik> ~<era ~<era> ~<esc ~<fais ~<fals ~<fe ~<fie ~<fla ~<ga ~<gaa ~<ge
        3 ~<ge> ~<gl ~<ha> ~<hal ~<hav ~<hi> ~<ict ~<ictu ~<ins ~<insu ~<je ~<ku ~<kur ~<kurz ~<lab ~<mem ~<meme ~<mol
        3 ~<on ~<op> ~<pal ~<proz ~<re ~<reag ~<rep ~<repo ~<res ~<resp ~<rus ~<rust ~<sd ~<sdr ~<sdra ~<se> ~<sho
        3 ~<si ~<sia ~<sia> ~<sinc ~<sl ~<sono ~<spo ~<spo> ~<spu ~<staa ~<sto ~<tam ~<tamb ~<ter ~<tim ~<time ~<to
        3 ~<tom ~<trem ~<tus ~<tuss ~<um ~<val ~<zit> ~ada ~ada> ~adem ~aia ~aiat ~aiato ~ais ~aiss ~ale ~alg ~aliz
        3 ~all> ~alla ~alla> ~alsc ~alsch ~amb ~anf ~anfa ~anfal ~angue ~arali ~arb ~arm> ~assi ~att ~atu ~atur ~ausa
        3 ~ausa> ~bei ~bot ~bre ~cada ~cada> ~cai ~cara ~cara> ~chtsv ~cola ~cono ~conv ~convu ~cte ~cuo ~cuor ~cuore
        3 ~cus ~dalla ~dan ~den> ~des ~desm ~desma ~dik> ~dor> ~dra ~draia ~eag ~ecte ~ee> ~eich> ~eitad ~eme ~ens
        3 ~era> ~erge ~erk ~erte> ~erw ~esen> ~espir ~esta> ~eur> ~eva ~evan ~ewust ~fais ~fais> ~fall> ~fals ~falsc
        3 ~fd> ~fe> ~ffoco ~fie ~fla ~gaa ~ggen ~glia ~gue> ~hav ~he> ~hes> ~ho> ~htsv ~htsve ~hus ~iat ~ictus ~ijn
        3 ~ike> ~ile> ~ince ~ince> ~ine> ~ins ~insu ~ion ~ira ~isc ~ita ~itz ~ke> ~keer ~kla ~kur ~kurz ~la> ~lab ~lah
        3 ~lahm ~lau> ~leine ~les> ~lik ~line ~line> ~lles ~lles> ~llt ~loed> ~lor ~lor> ~lsc ~lsch ~lter ~lter> ~ly>
        3 ~mem ~meme ~meme> ~nau ~nauw ~nds ~nds> ~nfal ~nfall ~ngue ~ngue> ~niet ~noo ~nqu ~nsu ~nte> ~nvu ~nvul
        3 ~nvuls ~oco> ~ofd ~ofd> ~oir ~oir> ~ome ~omi ~omo ~onf ~onvu ~onvul ~oof ~oofd ~oofd> ~opp ~orac ~org ~ort
        3 ~osc ~osce ~oso> ~ouche ~oze ~ozent ~pausa ~pir ~proz ~proze ~que ~raa ~raia ~raiat ~rali ~raliz ~ratio ~raz
        3 ~rea ~reag ~rec ~rem ~rep ~resp ~respi ~rke ~rly ~rly> ~roer ~roze ~rozen ~rre ~rri ~rte ~rte> ~ruh ~ruhe
        3 ~ruhe> ~rus ~rust ~rust> ~rza ~sce ~scen ~sche> ~sdr ~sdra ~sdrai ~sed ~sens ~sent ~sho ~sia ~sia> ~sinc
        3 ~since ~sion> ~sono ~ssa> ~ssi ~ssis ~st> ~ster ~sti ~sto ~sul ~tade ~tado> ~tamb ~tem ~tic ~time ~trem ~tsv
        3 ~tsve ~tsver ~ttig ~tto ~tuss ~tzt> ~uche ~uffo ~uft ~uhe ~uhe> ~ula ~uli ~uore ~uore> ~up> ~ur> ~uraz
        3 ~urazi ~usse ~ust> ~ut> ~val> ~ve> ~vul ~vuls ~war ~wust ~za> ~zent ~zent> ~zza
        2 #10..le #100+e #100+y #20+de #3..em #300+e #300+y #45..febre @afraid+@self @again+@again @again+@data
        2 @again+@exercise @again+@sport @again+by @all+@blood @all+@blue @all+@exercise @all+@past @all+@vision
        2 @all+trepp* @arm+@blood @arm+@control @arm+@earn @arm+@more @arm+@numb @arm+@they @arm+@vision @arm+como
        2 @arm+sinis* @arm+y @ask+@nothing @ask+@pain @ask+@papers @ask+@thin @ask+cosa @ask+de @ask+dias @ask+fine
        2 @ask+ho @ask+holz @ask+je @ask+jour @ask+m @ask+only @ask+preoc* @ask+qualc* @ask+tambo* @better+@water
        2 @binge+cardi* @binge+strip @blood+@arm @blood+@eat @blood+@exercise @blood+@gone @blood+@minutes
        2 @blood+@past @blood+@pressure @blood+@vision @blood+@vomit @blood+ist @blood+preta* @blood+und @blue+@feel
        2 @blue+@pills @blue+and @blue+azule* @blue+froid* @blue+roxos @body+@eat @body+@minutes @breath+@minutes
        2 @breath+@thin @breath+en @burden+@data @burden+@last @burden+@lose @burden+@nothing @burden+@pain
        2 @burden+night @burn+@car @burn+@chest @burn+when @car+@ask @car+@enough @car+@minutes @car+@self @car+@wish
        2 @car+and @care+@reason @chest+@die @chest+@eat @chest+@feel @chest+@here @chest+@last @chest+@minutes
        2 @chest+@pain @chest+@sport @chest+@stop @chest+@thindrink @chest+de @chest+e @chest+feels @chest+quand*
        2 @child+@ask @child+@better @child+@pills @child+@pressure @child+@wish @child+hat @child+respi*
        2 @confused+@wish @control+@confused @control+@pain @cry+plus @cut+@ask @data+@all @data+@other @data+@seizure
        2 @data+@speech @data+@they @data+@thindrink @data+dia @data+holz @data+insul* @data+van @die+@fat
        2 @die+@vision @die+knoch* @earn+@heart @eat+@breath @eat+@chest @eat+@cut @eat+@thindrink @eat+@vision
        2 @eat+@wish @eat+duas @eat+noch @eat+tambo* @eat+the @empty+@blood @empty+@thindrink @empty+@vision @end+@arm
        2 @end+@pain @end+but @end+line @enough+@lose @enough+@means @exercise+@data @exercise+@here @exercise+@past
        2 @exercise+@pills @exercise+@stop @exercise+das @exercise+pro @exist+@numb @face+@eat @face+@food
        2 @face+@swelling @face+@vision @face+dorme* @face+en @face+torta @faint+@data @faint+@end @faint+@exercise
        2 @faint+@seizure @faint+@self @faint+@swelling @faint+bij @fall+@ask @fall+@control @fall+@speech @fall+@wish
        2 @family+@data @family+@food @family+@give @family+@heart @family+@tired @family+de @family+heeft @family+mit
        2 @fat @fat+@here @fat+@pills @feel+@car @feel+@die @feel+@eat @feel+@gone @feel+@minutes @feel+@skin
        2 @feel+@sport @feel+@wait @feel+plus @fever+@minutes @fever+@speech @fever+and @fever+da @fever+et @fever+que
        2 @few+@off @few+komis* @few+one @find+@other @find+@self @find+@skin @find+el @food+@wish @fun+@few
        2 @fun+@gone @give+@night @give+@swelling @give+legno @gone+@again @gone+@arm @gone+@jump @gone+@night
        2 @guilt+@more @guilt+plus @head+@family @head+@past @head+@pressure @head+@trapped @head+de @head+gefal*
        2 @heart+@wait @heart+als @heart+attac* @heart+como @heart+marte* @heart+und @here+@child @here+@data
        2 @here+@eat @here+@headache @here+@morning @here+@poison @here+@water @here+@wish @here+cadut* @here+cara
        2 @here+chute @here+cintu* @here+corsa @here+ieri @here+luz @here+nuit @here+poitr* @here+sono @here+taza
        2 @here+tazza @here+testa @here+un @hide+@fever @jump+@night @jump+@not @last+night @leg+@other @leg+@self
        2 @leg+@swelling @life+in @lose @lose+@few @lose+@give @lose+@scale @lose+@skin @lose+the @minutes+@face
        2 @minutes+@headache @minutes+@here @minutes+@jump @minutes+@last @minutes+@minutes @minutes+@nothing
        2 @minutes+@numb @minutes+@pain @minutes+@self @minutes+@swelling @minutes+@thindrink @minutes+@vision
        2 @minutes+cara @minutes+ce @minutes+de @minutes+dem @minutes+einer @minutes+hier @minutes+ich @minutes+ieri
        2 @minutes+juni @minutes+la @minutes+last @minutes+ontem @minutes+op @minutes+un @more+@here @more+@nothing
        2 @more+@other @more+@pills @more+@self @more+@sport @more+@wait @more+e @more+en @more+ik @more+in @more+je
        2 @need+@thindrink @need+el @need+te @night+@confused @not+@chest @not+@confused @not+@control @not+@cry
        2 @not+@earn @not+@feel @not+@leg @not+@more @not+@pressure @not+acord* @not+auf @not+meer @not+mehr
        2 @not+passa @not+peito @not+sens @not+sento @not+si @not+sient* @not+sinto @not+so @not+stop @not+trans*
        2 @not+van @not+waar @not+wenn @nothing+@ask @nothing+@car @nothing+@more @nothing+@water @nothing+meer
        2 @numb+@die @numb+@thindrink @numb+im @other @other+@better @other+@binge @other+@burden @other+@confused
        2 @other+@cry @other+@data @other+@gone @other+@head @other+@hide @other+@more @other+@morning @other+@numb
        2 @other+@papers @other+@sleep @other+@stop @other+bebe @other+en @other+est @other+fin @other+me @other+ne
        2 @other+petto @other+vomit @pain @pain+@blue @pain+@eat @pain+@empty @pain+@last @pain+@never @pain+@skin
        2 @pain+@thing @pain+cosa @pain+de @pain+entre @pain+in @papers+@reason @past+@breath @past+@chest @past+@eat
        2 @past+@few @past+@leg @past+@sleep @past+@wake @past+dois @period+@end @period+@here @period+@pills
        2 @pills+@again @pills+@blood @pills+@child @pills+@end @pills+@head @pills+@morning @pills+@not @pills+@other
        2 @pills+@period @pills+@seizure @pills+@sugar @pills+@wake @pills+@water @pills+@wish @pills+cadut*
        2 @pills+chute @pills+corsa @pills+luz @pills+nuit @pills+poitr* @pills+sono @pills+taza @pills+tazza
        2 @pills+testa @poison+@all @poison+@binge @poison+@not @poison+@self @poison+the @poison+una @pressure+@car
        2 @pressure+@fever @pressure+@find @pressure+@past @pressure+@reason @pressure+@scale @pressure+@without
        2 @pressure+i @pressure+manch* @pressure+o @reason+@gone @reason+plus @scale+@again @scale+@chest
        2 @scale+@other @scale+@reason @scale+@thindrink @seizure+cardi* @self+@car @self+@data @self+@find
        2 @self+@give @self+@gone @self+@never @self+@off @self+asseo* @self+benen @self+bijna @self+blijf @self+brust
        2 @self+can @self+cara @self+chest @self+dauer* @self+durmi* @self+e @self+esse @self+evano* @self+falle
        2 @self+falta @self+faut @self+ging @self+husba* @self+kann @self+keel @self+keine @self+la @self+left
        2 @self+muss @self+norma* @self+pai @self+panta* @self+peso @self+poids @self+press @self+press* @self+respi*
        2 @self+right @self+schaf* @self+stehe @self+think @self+tira @self+vie @self+wiede* @self+wird @self+zie
        2 @sleep+@again @sleep+@give @sleep+@hide @sleep+@sport @sleep+svegl* @speech+@again @speech+@ask
        2 @speech+@pain @speech+e @sport+@ask @sport+@burden @sport+@car @sport+@faint @sport+@give @sport+@gone
        2 @sport+di @sport+this @stop+@ask @stop+@data @stop+@enough @stop+@off @stop+@self @stop+auf @stop+se
        2 @sudden+@more @sudden+@nothing @sudden+@self @sudden+@water @sugar+@again @sugar+@here @sugar+e
        2 @swelling+@not @swelling+@past @swelling+and @swelling+raro @they+@not @they+@wake @they+@wish @they+hat
        2 @they+is @they+jambe* @they+pomme* @they+yeux @thin+@blue @thin+@pills @thin+labio* @thindrink+@arm
        2 @thindrink+@cut @thindrink+@feel @thindrink+@heart @thindrink+@jump @thindrink+@leg @thindrink+@more
        2 @thindrink+@papers @thindrink+@self @thindrink+@skin @thindrink+@thin @thindrink+box @thindrink+bus
        2 @thindrink+chair @thindrink+finis* @thindrink+stair* @thindrink+wrong @thing+@minutes @thing+@self
        2 @tired+@all @tired+@exercise @tired+@faint @tired+@fall @tired+@heart @tired+@numb @tired+@swelling
        2 @tired+@thindrink @tired+@tired @tired+als @tired+palab* @trapped+@chest @trapped+@pills @trapped+i
        2 @vision+@cut @vision+@eat @vision+@nothing @vomit+@confused @vomit+@family @vomit+azula* @vomit+du @vomit+et
        2 @wait+@empty @wait+@head @wait+@here @wait+@other @wait+@pills @wait+chega @wait+de @wait+la @wake+@minutes
        2 @wake+@sport @wake+@tired @wake+en @water+@feel @water+@find @water+@speech @water+@vision @water+ik
        2 @wish+@car @wish+@enough @wish+@find @wish+@head @wish+@morning @wish+@need @wish+@pain @wish+@papers
        2 @wish+@they @wish+@wait @wish+alles @wish+een @wish+ferma @wish+in @wish+paro @wish+trago @without+@ask
        2 @without+@data @without+@few a+@arm a+@headache a+@off a+@poison a+@pressure a+accouche a+avale a+heart
        2 a+luz a+ogni a+primavera a+respirer a..corre* a..of a..um a..while a..y ab..es accou* accou*+@other accouche
        2 accouche+il acord* ademt af+@without af+zonder af..lopen affic* affiche ai..#10 ai..m ai..mal air algum*
        2 alguma alguma+coisa alla..e alors..je als als+een alta and+@ask and+at and+is and+it antic*..la
        2 anticoagulante anticoagulante+e aperta arde+@fever arde+@find arde+manchas arm arras* arrete+pas
        2 arriv*+@exercise arriv*+@not arriv*..a arrive+pas asseo* asseoir assim at+@thindrink at+the atmet attack
        2 auf+das auf+einmal aufgewacht ayer azula* azulados baby baiss*..je baiss*..que batti*..ripos* bebio before+i
        2 bei+@all bei+jeder beim beim+laufen beim..ohnma* beine+sind benen+@exist benen+@other benen+zijn betwe*
        2 between beweg* bin bizar* black blut boca+@food boca+torta borra borst botel* botella box braccio braco
        2 brauch brauch+ich brennt bu buurv* buurvrouw cache* cachets cada+@exercise cada+pausa caiu caldo+e calor
        2 calor+e camar* can+@few can+@wish can+only cara+@numb cara+@sleep cara+dormente cardiaque casi ce+@self
        2 ce+mia chair che+qualcuno chest+@feel chest+feels chest..i chevi* chevi*+@swelling chevilles
        2 chevilles+gonflees chose chute cintura climb close+@thindrink close+the cola+desde color color+cola comi
        2 comi..labio* comme como+tambor confused confuso corte+@not corti* cortina costas couch* couche crise
        2 crise+cardiaque custa d+@breath d..au da da+@face da+cara da+ieri da+un dalla..senza dan+een dans..escal*
        2 das+war dauer* dauernd de+@arm de+@burden de+@eat de+@fall de+@family de+@head de+@other de+@vomit de+@wake
        2 de+borst de+buurvrouw de+comer de+finish de+ma de+man de+pau de+tension de+val de..en de..marat* de..ne
        2 de..terri* dechi* dechirure dedos+@blue dedos+azulados dem den+@head den..und depois+de depui*+@ask
        2 depui*+@pills depui*..jours depuis+ce depuis+hier depuis+la der+@chest der+@cut der+brust der..getru* desce
        2 desde+ontem desde..meia desma*..corri* desperte deure* deuren devan* devan*+@they devant devant+les devo
        2 di+@night di+@pressure di+legno diat die+@not dieci diese* digo+tres dinge* dingen dispa* do+@chest do+@face
        2 doesn* doesnt dois dois+dias dolor*..petto dolor..pecho dolore+al donker dormente dose droit druk
        2 druk+@tired druk+op du..de due+volte dunke* dunkel durch+und durmi* e+@ask e+@end e+@swelling e+a e+le e+me
        2 e+tornato e+vedo each een+@minutes een+lange een+uur een..bij een..in eet einen einer einer+@minutes
        2 einer+stunde einfa*+@few einge* einma* einmal el+@end el+bebe el+fin eleve*..since elf elf+@scale elf+kilo
        2 elke elle en+@blood en+@speech en+dan en+praat en+reageert en+reposo en+wordt en..een en..niet en..pecho
        2 en..zie engol* engoliu er..voor erbro* erbrochen es+@other es..al escuro esque*+@ask esse essou* esta+@eat
        2 esta+com esta+en este+@means este+@self este+mes ester* estoy et+@they et+dit et+il et+les evanoui evanouir
        2 evanouir+en fa+@pain faccia faill*+@self failli+m falle fallt falta+@other falta+el faut febbr*+@here
        2 febbr*+@minutes febbre+da febre feels feels+@wish feels+like femme+a ferma fever fezes fezes+@blood
        2 fezes+pretas ficou fin fine+but finish+line for+two frio+y froid fruhe* fruher ganz ge..op gefuh* gefuhl
        2 geget*..en geht geht+@not geht+nicht geht..dem geht..nach gengi*+@not gesic* get+@breath get+air gevoe*
        2 gewic*..ich ging giste* gisteren giu+@here gli+ce gloei* goes gonfi* gonfl* gonflees gris gross*+@minutes
        2 ha+@ask ha+@trapped ha+dois habe+@self habla* hablar halb halb+@sport halb+marathon halbe* halben half+of
        2 hamme* hart..en hat+@die hat+die he+@poison heart+@ask heart+attack heb+@thindrink heb+te herz..mit herzr*
        2 herzrasen het+feest het..dat het..ge het..koffi* het..mijn het..op hi+e hij hij..meer ho+un ho..blu
        2 ho..labbr* hoe+lang holz home hoofd hort+auf hurts+in husba* i+@again i+@exercise i+@head i+@sport i+can
        2 i+on i+stand i+think i..is i..the ich+@again ich+@eat ich+@here ich+@wish ich+da ich+esse ich+falle ich+kann
        2 ich+keine ich+muss ich+stehe ich+wieder ich+zum ich..ab ich..blut ich..einen ich..keine ich..meine*
        2 ich..ohne ich..recht* ich..was ik ik+@ask ik+@vision ik+bijna ik+blijf ik+ging ik+normaal ik+zie ik..bloed
        2 ik..van il+@chest il+@child il+@cut il+@not il+@vomit il+me il+ne il+petto il..de il..non im+@hide
        2 im+@trapped im..blood im..und im..up immer impor* in+una in..brust in..en inqui* ir is+@faint is+@period
        2 is+de is..a isnt ist+es it+@ask j..#10 j..de j..du j..m j..mal j..perdu ja+nao je..arriv* je..d je..sang
        2 je..suis jeder+@exercise jeder+treppe jetzt jour+on juni kalt kalte* kalte*+@blue kalter kalter+schweiss
        2 kann+@self kaum+@again kaum+@not kaum+noch keel keel..dicht keine+@breath keine+luft kilo+@minutes kilos..le
        2 kleine+hat koffi* koffie komis* komisch kommen komt+@other komt+er koud koud..en krieg..luft krijg+@self
        2 la+@arm la+@chest la+@child la+@end la+@exercise la+@vision la+caduta la+chute la+corsa la+luz la+nuit
        2 la+poitrine la+taza la+tazza la+testa la..me la..quatr* la..se labbr* labbra labio*+@blue labio*..voz
        2 labios+azules labios+roxos las+@speech las+palabras lasst last+@night last+night le+@pills le+@speech le+dos
        2 le+gambe le+parole le+pastiglie le..blu legno les+@faint les+@wake les+jambes les+pommes les+yeux levantar
        2 lifte* lifted line linkerarm lippe* lippen longu* longue los+@blue los+labios lost+@thindrink lost+the
        2 m+@faint m+asseoir m+evanouir ma+@life ma+vie ma..a mais+e mal+a mal+de mal..respi* man+de manch*+@ask
        2 manchas manchas+que mandi* manqu* marte* me+@better me+@need me+a me+falta me+faut me+non me..corri*
        2 medio+dia mee meer+@self meer+ik meia+maratona mein+gewicht mein..mit mein..und meine* meine*..nicht
        2 meio+dia mes..sont meu+@burden meu+@pressure meu+@scale meu+pai meu+peso mezza+maratona mezzo+giorno mi..se
        2 mia+@pressure mia+@trapped mia+pressione midde* mij mij+@not mij+en mij+niet mijn+@swelling mijn+benen
        2 mijn+keel mijn+linkerarm mijn..dicht mijn..een mijn..gaat minha+@face minha+@family minha+cara mio+@burden
        2 mio+@pressure mio+@scale mio+peso mir+wird misse* misselijk mit..im moles* mon+@burden mon+@scale mon+poids
        2 mon..alors month morni* morning motivo musco* muscoli muscu* musculos musculos+de muske*+@ask muske*+@data
        2 muskeln muskeln+wie muss muss+@self my my+@fun my+@gone my+@speech my+@thing my+chest my+left my+right
        2 my+smile my+speech my..and my..today n+@stop n..a na+@enough na+chega na+de nach..wespe* nachts nao+@feel
        2 nao+@wake nao+se nao+sinto nao..a nas nas+@arm nas+costas ne ne+@cry ne+@feel ne+@guilt ne+@reason ne+sens
        2 ne..plus ne..pour nicht+@burden nicht+@few nicht+@gone nicht+so nicht+weg niet+@ask niet+@burden niet+@gone
        2 niet+@more niet+@water niet+meer niet+van niet+waar niet+weg niet..de niet..en night niks+@more niks+@water
        2 niks+meer no+@chest no+@stop no+para no+peito no+siento no..desde no..la noch+@breath noch+luft noix non
        2 non+@feel non+passa non+sento non+si norma* norma*+@ask norma*+@eat notte now now+@other nu nulla o+@chest
        2 o+coracao o+peito o..as o..dia o..direi* ogen ohne ohne..zu ohnma* ohnma*..worde* ohnmachtig omopl*+@empty
        2 on+@ask on+one on..bike on..du one one+@face one+side only op..borst op..geen opeen* opeens os+@blue
        2 os+labios out..i oxyge*..#100 pai palab* palabras panta* par+terre par+tout parecia pas+a passa pau
        2 pause+@self peito penso penso..un perdi* perdi..quilo* perdu..l perna* pernas peso+@without petto+@ask
        2 picad* piep piern*+@numb pijn..de pila pila+de piu+grande plas plein* plus+a plus+je podia poids..alors
        2 poids..que poitr* poitrine pomme* pommes pone porte* pound* pounds praat preoc* preso press+@self press+i
        2 pressione preta* pretas prima*..dieta primavera+sem prope* properly puis+tout pupil pupil+@ask pupil+is qual
        2 qual+cosa quand* quand*+@exercise quando quando+corro quando+ho quatre que+@self que+c que..a queda quel
        2 quel+jour quelq* quelq*+@decide quelque quelque+chose quilo* quilos raar raro raro+y readi* reage*
        2 reage*+@not reageert reageert+niet reagiert reagiert+nicht repos repos* reposo repre* reprendre respirer
        2 reveiller right+@skin roxos rucke* rucken rug s+arrete s+nachts s..et sache* sachen sangr* sangu* saturacion
        2 savoi* savoir say scapo* scapole schaf* schaffe schev* schev*+@face scheve schiena schni* schnitt
        2 schwa*+@blood se+@eat se+@poison se+le se+trago segun*..este segun*..mes seit+@self seit+dem seit+einer
        2 seit+ich seit..die seman*+@blood semanas+sangro sembra sens sens+@more sens+plus sentado ses+@hide
        2 ses+@pills ses+cachets settimana+scorsa short..breat* shoul* shoul*+@self should should+i shoulder si+@here
        2 si+@pills si+@stop si+ferma si+la sich sie sie+hat sient* siento sin+@reason since+@burden since+@last
        2 since+last sinto+@self sinto+me slage* slagen so so+komisch soake* soaked sobe somet* something sono+@wake
        2 sono+svegliato spieg* spiegel stair* stairs standig stehe stool* stools stops stopt strano+e strei* strip
        2 stuhl suda+con sudor+@period sudor+frio suelo sueur* sueurs sul+@self sul+mio sur+le svegliato swallowed
        2 sweating sweating+and taglio talks tambor taub taza tazza te+@wish tengo..de tengo..en tensi* tension
        2 tension+est the+@cut the+@end the+box the+bus the+chair the+finish the+stairs the+wrong the..since
        2 there+@wish there+was think this+@data this+@morning this+month this+morning tien time tira toen tombee
        2 tomei tornato torta+e tout+s trago train train* training trap trepp* treppe tres+@speech tropp*+@pills
        2 troppa tudo tudo+@blood tudo+preto tusse*..schou* twice twice+by two+days um um..nas un+@face un..de un..di
        2 un..poi un..un una una+pausa una+pila und+@seizure und+@speech und+reagiert und+wird und..norma* und..wenn
        2 une..de uno up+to urina..cola uur+@tired uur+op va+a valt van..en van..stoel vespa vez vez..mes viel voix
        2 vomit vomitare vomitato vomitei von von+meinen voy voy+a waar waar+@self waar+ik was+@blood we+@not we+cant
        2 wecke* wenn what..do what..i when+@self where wie+holz wille* willen with+@not with+no woord* woorden
        2 y+@here y+@pills y+dice y+estoy y+la y+los y+se yeux ze+@ask ze+is zeigt zijn+@numb zitte* zu..dem
        2 zu..wespe* zum+@car zum+bus ~<ab> ~<acho ~<af> ~<algo ~<anti ~<arde ~<atem ~<atta ~<auf> ~<aus> ~<av ~<ben
        2 ~<ber ~<bero ~<bijn ~<blau ~<bott ~<bui ~<cae ~<caf ~<chu ~<conf ~<cono ~<cora ~<cost ~<coug ~<cusp ~<dans
        2 ~<deit ~<desd ~<di> ~<dic ~<dim ~<dir ~<dira ~<doi ~<doin ~<dolo ~<dr ~<dura ~<ee ~<een ~<een> ~<ein ~<eine
        2 ~<en> ~<ep ~<epi ~<esca ~<ess ~<esto ~<eva ~<evan ~<fal ~<feb ~<fec ~<fieb ~<fire ~<fl ~<flas ~<fon ~<fond
        2 ~<frio ~<gaat ~<ganz ~<gela ~<gera ~<get ~<gewi ~<gez ~<gezi ~<gon ~<gonf ~<grad ~<grau ~<halv ~<havi ~<hea
        2 ~<her> ~<ho> ~<horr ~<hus ~<ic ~<im ~<inc ~<inj ~<inje ~<jamb ~<je> ~<kaum ~<keep ~<klam ~<klei ~<kn ~<kno
        2 ~<kom ~<koo ~<koor ~<kop ~<kor ~<kram ~<labi ~<leg ~<lig ~<ligg ~<ly ~<lyi ~<lyin ~<mad ~<madr ~<mau ~<men
        2 ~<mes> ~<meta ~<mezz ~<mid ~<midd ~<mole ~<mum ~<nea ~<near ~<niet ~<non ~<noo ~<oh ~<ohn ~<ont ~<op ~<out
        2 ~<out> ~<pai ~<pala ~<palp ~<para ~<pauz ~<pet ~<pett ~<poi ~<pu ~<pup ~<pupi ~<quoi ~<rast ~<repe ~<ro
        2 ~<ruh ~<ruhe ~<s> ~<sai> ~<sale ~<san ~<sb ~<sba ~<seit ~<semb ~<sens ~<sent ~<sh ~<sin ~<sit ~<sitz ~<sli
        2 ~<son ~<sput ~<stoe ~<sua ~<suda ~<sur> ~<sv ~<sve ~<sw ~<swe ~<taz ~<ten ~<teng ~<ter> ~<terw ~<tet ~<tete
        2 ~<then ~<thor ~<thr ~<thre ~<ti ~<toso ~<tre ~<tro ~<trom ~<un> ~<ung ~<val> ~<verk ~<volt ~<voul ~<voz
        2 ~<voz> ~<vres ~<weg> ~<weic ~<went ~<wes ~<wesp ~<wie> ~<wo ~<wol ~<woll ~<wor ~<wort ~<wu ~<wur ~<wurd ~<ye
        2 ~<ze> ~<zor ~<zorg ~abio ~abios ~accio ~acho ~acho> ~ademi ~ado ~adr ~adre ~adre> ~afa ~agan ~aganf ~agul
        2 ~agula ~ahm ~ahogo ~ai> ~aiei ~aiei> ~aisse ~alb ~alen ~alen> ~aler ~algo ~algo> ~alie ~alier ~alo ~alp
        2 ~alpi ~alpit ~als ~alv ~alve ~alve> ~ambe ~ambes ~ambo ~amd ~ampf ~ando> ~anou ~anoui ~ant ~ante> ~anti
        2 ~antic ~aque> ~ara> ~arba ~arca ~arec ~arl ~arly ~arly> ~assin ~assis ~atemn ~athl ~atio ~ation ~ato> ~ator>
        2 ~atta ~attac ~auft ~auft> ~aum ~aum> ~aus> ~auz ~auze ~auze> ~aver ~avera ~avin ~aving ~azon ~azon> ~baa
        2 ~bat ~bbr ~bea ~beat ~bei> ~benen ~bero ~beroe ~bes> ~bijn ~bijna ~bile ~bile> ~bio ~bios ~bios> ~blau
        2 ~blau> ~ble ~ble> ~bou ~bra ~brill ~bui ~cado ~cae ~caf ~cali ~calie ~care ~care> ~ccio ~ce> ~cen ~cenz
        2 ~char> ~cheu ~cheur ~chlag ~cho> ~coag ~coagu ~cogne ~cola> ~conf ~confu ~conos ~cons ~cora ~cost ~coug
        2 ~cough ~coup> ~ctus ~ctus> ~curo ~curo> ~cusp ~cuspo ~dand ~dando ~dans ~dans> ~ddo ~defib ~deit ~deita ~dem
        2 ~demi ~demig ~dens ~dens> ~desd ~desde ~dic ~dim ~ding ~ding> ~dir ~dira ~dirai ~dka ~dka> ~dolo ~dolor ~dre
        2 ~dre> ~ds> ~duran ~dut ~ea> ~eac ~eagi ~ear ~earl ~early ~eat ~ebr ~ebre ~ebre> ~echa ~echar ~echo> ~echte
        2 ~ect ~efib ~efibr ~eggen ~ehme> ~eiss ~eisse ~eita ~eite> ~eito ~eito> ~eli ~elin ~eling ~embra ~eme> ~emi
        2 ~emig ~emig> ~emn ~emno ~emnot ~enas ~enau ~enda ~eng ~ensa ~ensao ~enst ~ensti ~ent> ~entr ~enza ~enza>
        2 ~epent ~epi ~epo ~epos ~eraa ~eraak ~erarm ~erb ~erd ~erdo ~erer ~erer> ~ergeg ~erke ~erkee ~erkl ~erkla
        2 ~erla ~erlie ~ern ~eroe ~eroer ~erri ~errib ~erte ~erwi ~erwij ~erz> ~erzen ~esca ~escal ~esd ~esde ~esde>
        2 ~esel ~eseli ~esm ~esma ~esmai ~espen ~espi ~ester ~evano ~evr ~evre ~ewo ~ezi ~ezic ~ezich ~ezz ~fa> ~feb
        2 ~fec ~ffe ~fib ~fibr ~fibri ~fieb ~fiebr ~fire ~flas ~flasc ~fles> ~fond ~fondo ~fri ~frio ~frio> ~fus ~gaat
        2 ~gaat> ~ganf ~ganfa ~gant ~ganz ~ge> ~gela ~gend> ~geraa ~gew ~gewo ~gez ~gezi ~gezic ~gge ~gliat ~gne>
        2 ~gonf ~grad ~grau ~gre ~gris ~gue ~gul ~gula ~gulan ~ha> ~halv ~halve ~hart> ~hat ~havi ~havin ~herz> ~hes
        2 ~heur> ~hi> ~hing ~hing> ~hlag ~hlaga ~hle ~hles ~hless ~hme ~hogo ~hogo> ~horri ~hose ~hou ~hree ~hree>
        2 ~iato ~iato> ~ibi ~ibil ~ibile ~ibl ~ibri ~ibril ~ick> ~ico ~icoa ~icoag ~ictu ~iebr ~iebre ~iei ~iei> ~iel>
        2 ~ies ~iet ~igg ~igge ~iggen ~ijl ~ijl> ~ijna ~ijna> ~ike ~ikt ~ila ~illa ~illat ~im> ~imav ~imave ~imes>
        2 ~ina> ~inem ~inha ~inj ~inje ~injec ~ion> ~ipp ~irait ~isch ~ische ~isco ~isco> ~ish ~ish> ~isse ~itad
        2 ~itado ~itze ~itzen ~itzt ~itzt> ~ive ~ive> ~iza ~izza ~jamb ~jambe ~jdens ~jl> ~jna ~jna> ~ka> ~kaum ~kaum>
        2 ~keerd ~kei ~klaa ~klaar ~klam ~kle ~klei ~klein ~kno ~koo ~koor ~koort ~kop ~korta ~kram ~kramp ~kt> ~labi
        2 ~labio ~lag ~laga ~lagan ~lam> ~lant ~lar ~lar> ~las ~las> ~lasch ~lato ~lator ~lauft ~lein ~leu ~leur ~lgo
        2 ~lgo> ~lia ~liat ~lier ~liers ~lies ~ligg ~ligge ~likt ~lla ~lle ~lle> ~llte ~loe ~lom ~lore> ~los ~los>
        2 ~lpi ~lpit ~lpita ~lte ~lur ~lve ~lve> ~lyi ~lyin ~lying ~mad ~madr ~madre ~maie ~maiei ~mau ~mav ~mave
        2 ~maver ~mbes ~mbes> ~mbra ~md> ~me> ~medi ~merze ~meta ~meta> ~mezz ~mge ~mig> ~mme ~mnot ~mnot> ~mol ~moles
        2 ~mond> ~mpf ~mt> ~mum ~nas> ~nce> ~ncha ~ndo> ~ne> ~nea ~near ~nearl ~nfu ~nfus ~ngew ~nish> ~nje ~njec
        2 ~nject ~nks ~nly ~nly> ~nma ~nn> ~non ~nosc ~noui ~nsao ~nsao> ~nstic ~ntar> ~ntic ~ntico ~ntre ~ntre>
        2 ~nverk ~nze ~nzen ~oag ~oagu ~oagul ~ocad ~ocada ~ocar ~oco ~odk ~odka ~odka> ~oel> ~oert ~oerte ~ogne
        2 ~ogne> ~ogo ~ogo> ~oid ~oix ~oix> ~ole ~oli ~olle ~ollt ~ollte ~olor ~olor> ~olore ~ombe ~omi> ~omit ~omo>
        2 ~onca ~onca> ~ond> ~onfu ~onfus ~onk ~onos ~onosc ~ons ~onse ~oort ~oorts ~op> ~or> ~ordt ~ordt> ~orge
        2 ~orgen ~orni ~orria ~orrib ~ort> ~ortad ~orte ~orter ~orts ~orts> ~ose ~osi ~ots ~ots> ~ouc ~ouch ~oug ~oulo
        2 ~ound ~ounds ~oup> ~out> ~overg ~owe ~oz> ~ozen ~pai ~pala ~palp ~palpi ~para ~parec ~pause ~pauz ~pauze
        2 ~pelt ~pelt> ~penst ~pent ~pente ~pert ~pett ~petto ~pfa ~pfan ~pieg ~pila> ~pile ~pira ~pirar ~pire ~pita
        2 ~plo ~plom ~poso ~pper ~ppo> ~ppr ~pti ~pup ~pupi ~pupil ~put ~puto ~puto> ~qui ~quoi ~quoi> ~raak ~raakt
        2 ~rade ~raden ~rai ~rain ~rain> ~rampf ~rar ~rarm ~rarm> ~rast ~rast> ~rati ~rauw ~rauw> ~razi ~razio ~razon
        2 ~rcht ~rde ~rdt ~rdt> ~reagi ~rech ~recht ~red ~ree> ~reiss ~repen ~repo ~repos ~rese ~resel ~ressi ~rest>
        2 ~rgan ~rgant ~rgeg ~rgege ~rgen> ~ribi ~ribil ~ribl ~rible ~rimav ~risco ~rive ~rive> ~rkee ~rkeer ~rkla
        2 ~rla ~rlie ~rlies ~rm> ~rna ~rnal ~rni ~roc ~roca ~roe ~roert ~roh ~roi ~ronca ~roz ~rra ~rria ~rria> ~rribi
        2 ~rribl ~rriv ~rrive ~rtade ~rter ~rter> ~rwi ~rwij ~rwijl ~rzen ~rzen> ~sai> ~sale ~san ~sao ~sao> ~satz
        2 ~sba ~sca ~scal ~scali ~sch ~sco ~sco> ~scu ~scuro ~sde ~sde> ~sed> ~sees ~sees> ~seit ~seit> ~seli ~selij
        2 ~semb ~sembr ~sento ~sgo ~sie ~sien ~siend ~sing> ~sis> ~sit ~sitz ~sitze ~sli ~slik ~slikt ~slu ~sma ~smai
        2 ~smaie ~snt ~snt> ~sono> ~sos ~sos> ~spens ~spi ~spieg ~spir ~spira ~spl ~spot ~spu ~sput ~sputo ~ssa ~ssin
        2 ~ssing ~ssis> ~staat ~stich ~stoe ~stoel ~stz ~sua ~suda ~sur> ~sver ~swe ~taat ~taat> ~tac ~tadem ~tado
        2 ~tambo ~taz ~tbe ~temn ~temno ~ten> ~tensa ~terri ~terw ~terwi ~tete ~tete> ~tha ~then ~then> ~thi ~thl
        2 ~thle ~thles ~thor ~thr ~thre ~three ~tich ~tico ~ticoa ~tijde ~tim ~times ~tisch ~toe ~toel ~toel> ~tombe
        2 ~tor> ~toso ~toso> ~tou ~tou> ~trom ~ttac ~turat ~tus> ~tzt ~uche> ~uere ~uft> ~uhl ~ulan ~ulant ~uline ~ulo
        2 ~um> ~uma ~uma> ~unds ~unds> ~unge ~uoi ~uoi> ~uor ~upil ~ura ~urat ~urati ~urde ~urr ~urz> ~usa ~usa> ~usc
        2 ~usp ~uspo ~uspo> ~utto ~uve ~uze ~uze> ~vanou ~vera> ~verdo ~verge ~verke ~verla ~verli ~ving> ~volt ~vomi>
        2 ~vomit ~voul ~voz ~voz> ~vre ~vres ~vrese ~wea ~went ~went> ~wes ~wesp ~wespe ~wie> ~wij ~wijl ~wijl> ~wolle
        2 ~wollt ~wor ~wort ~worte ~wur ~wurd ~wurde ~yes ~yin ~ying ~ying> ~yth ~ythi ~ythin ~zate ~ze> ~zic ~zij
        2 ~zijn ~zijn> ~zit ~zit> ~zon> ~zor ~zorg ~zorge ~zza> ~zzat
        -2 #10..en #10..in #100+@eat #100+@night #100+at #100+d #100+heute #100+kg #100..#3 #100..morni* #100..sauer*
        -2 #1200+@self #1200+m #20+@exercise #20+ans #20+km #3+chili #3+kilo #300+@data #300..hoy #300..this
        -2 @again+@pills @again+@swelling @again+@wish @again+enorm* @all @all+@give @all+@minutes @all+@night
        -2 @all+@not @all+dia @alone+@nobody @arm+@here @arm+@other @arm+@trapped @arm+dolor* @arm+op @arm+schme* @ask
        -2 @ask+@calm @ask+@data @ask+@decide @ask+@doctor @ask+@faint @ask+@gone @ask+@leg @ask+@life @ask+@lose
        -2 @ask+@more @ask+@off @ask+@sleep @ask+@sport @ask+@tired @ask+@trapped @ask+als @ask+dejar @ask+mijn
        -2 @ask+ronco @ask+sangu* @ask+sore @ask+sprin* @ask+the @ask+volev* @ask+zone @better+@give @better+@sleep
        -2 @better+@thing @better+mal @better+when @binge+@hate @binge+@vomit @blood+#300 @blood+@data @blood+@enough
        -2 @blood+@jump @blood+@morning @blood+@other @blood+@skip @blood+@sport @blood+@trapped @blood+ein @blood+la
        -2 @blood+press* @blood+test @blood+un @blue+@arm @blue+@exercise @blue+@self @blue+@thindrink @blue+ein
        -2 @blue+und @body+@self @breath+@better @breath+@data @breath+@die @breath+@give @breath+@sport
        -2 @breath+@tired @breath+depoi* @breath+mal @breath+op @burden+@arm @burden+@exercise @burden+@other
        -2 @burden+desde @burden+en @burden+is @burn @calm+@calm @calm+@exercise @calm+in @chest+@tired
        -2 @chest+@trapped @chest+is @chest+por @chest+press @chest+von @child+@here @child+@they @count+@self
        -2 @cry+@other @cry+@sport @cut+@arm @cut+@other @cut+@vomit @cut+in @data+#45 @data+@again @data+@data
        -2 @data+@empty @data+@end @data+@faint @data+@fever @data+@few @data+@papers @data+@water @data+e @die+@ask
        -2 @die+@breath @die+@face @die+@period @die+@thing @die+uhr @doctor+@self @earn+@exercise @earn+@family @eat
        -2 @eat+#300 @eat+#more @eat+@doctor @eat+@hide @eat+@more @eat+@nothing @eat+@past @eat+@pills @eat+@planned
        -2 @eat+@self @eat+@sport @eat+@sugar @eat+@they @eat+@vomit @eat+@without @eat+and @eat+as @eat+o @eat+um
        -2 @eat+volev* @empty+@few @empty+@poison @empty+@thing @empty+in @end+@few @end+@scale @end+pouco @enough+bu
        -2 @exercise+@eat @exercise+@pain @exercise+@poison @exercise+@skip @exercise+de @exercise+e @exercise+was
        -2 @face+@end @faint+@pills @faint+@vomit @faint+@wish @faint+for @faint+um @faint+un @faint+van @fall+@fun
        -2 @fall+@self @fall+de @family+@all @family+@gone @family+@minutes @family+@they @family+@vomit
        -2 @family+@water @family+dit @family+hatte @fat+@ask @fat+@fat @fat+@scale @feel+@better @feel+@few
        -2 @feel+@guilt @fever+@vomit @fever+is @few+@ask @few+@breath @few+@control @few+@faint @few+@feel
        -2 @few+@sorry @few+@sport @few+@tired @film+@heart @find+@more @food+@exercise @food+@minutes @food+@pills
        -2 @food+dans @food+in @fun+@ask @fun+@end @fun+@self @funeral @funeral+de @future+@self @give+@arm
        -2 @give+@earn @give+@exercise @give+@more @give+@self @give+schie* @give+up @gone @gone+@self @gone+@vision
        -2 @guilt+@exercise @guilt+@not @hate+@self @head+@ask @head+@enough @head+@here @head+tras @headache+@enough
        -2 @headache+@poison @headache+tras @heart+@burden @heart+@calm @heart+@fun @heart+@give @heart+@more
        -2 @heart+@night @heart+batta* @here+@control @here+@enough @here+@exercise @here+@few @here+@future
        -2 @here+@sport @here+@trapped @here+@wait @here+carre* @here+cuest* @here+dieta @here+gastr* @here+sauna
        -2 @here+svegl* @here+vedo @hide+@eat @hide+@food @hope+@self @hunger+@blood @hunger+@die @hunger+@self
        -2 @hunger+@wish @jump+@ask @jump+@pills @jump+@thindrink @laxative @leg+@arm @leg+@control @leg+@more
        -2 @life+@self @life+@wish @lose+@not @lose+a @means+@head @means+@wish @means+und @minutes+@decide
        -2 @minutes+@earn @minutes+@faint @minutes+@few @minutes+@find @minutes+@give @minutes+@reason @minutes+a
        -2 @minutes+el @minutes+het @minutes+segun* @minutes+sie @more+@afraid @more+@trapped @morning+@ask
        -2 @morning+@not @morning+@self @need @need+@more @need+@self @need+mijn @never+@minutes @night+@more
        -2 @night+@pills @night+et @night+fruh @nobody+@self @not+@car @not+@end @not+@give @not+@goodbye @not+@head
        -2 @not+@life @not+@pain @not+@papers @not+breat* @not+feel @not+ho @not+mi @not+vejo @nothing @nothing+@again
        -2 @nothing+@here @nothing+@not @numb+@thing @other+@eat @other+@exercise @other+@never @other+@night
        -2 @other+@other @other+@reason @other+@thindrink @other+@tired @other+batti* @other+lunes @other+marat*
        -2 @other+mio @pain+@enough @pain+@few @pain+@sleep @pain+@thindrink @pain+@water @pain+au @pain+corre*
        -2 @pain+das @pain+en @papers+@ask @papers+@self @past+@again @past+@ask @past+@blood @past+@exercise
        -2 @past+@here @past+@water @past+@wish @past+der @past+einen @past+geled* @period+@breath @period+@not
        -2 @pills+@alone @pills+@enough @pills+@few @pills+@fun @pills+@future @pills+@life @pills+@wait @pills+carre*
        -2 @pills+cuest* @pills+gastr* @pills+genom* @pills+svegl* @pills+vedo @poison+@few @poison+@thindrink
        -2 @poison+@water @pressure+@end @pressure+@minutes @pressure+@morning @pressure+@self @pressure+@thing
        -2 @pressure+@vomit @pressure+desde @reason+@find @reason+@stop @reason+@thindrink @reason+@wake @reason+para
        -2 @scale+@arm @scale+@end @scale+@means @scale+@night @scale+de @scale+im @self+@ask @self+@better
        -2 @self+@control @self+@decide @self+@exercise @self+@film @self+@head @self+@headache @self+@life
        -2 @self+@nobody @self+@skin @self+@they @self+alway* @self+arm @self+batti* @self+bin @self+da @self+dad
        -2 @self+dont @self+habe @self+harts* @self+het @self+in @self+mata @self+pills @self+puls @self+revei*
        -2 @self+ronfl* @self+schou* @self+sit @self+still @self+throw @self+tio @self+veux @self+voel @self+wil
        -2 @self+wilde @self+woche* @skip+@ask @sleep+@self @sleep+en @speech+@better @sport+@feel @sport+@fun
        -2 @sport+@pressure @sport+@self @stop+@lose @stop+met @sugar+@thindrink @swelling+@exercise @swelling+@sleep
        -2 @swelling+a @swelling+het @thanks @thin @thin+@feel @thin+@wish @thindrink+@calm @thindrink+@count
        -2 @thindrink+@data @thindrink+@exercise @thindrink+@few @thindrink+@fun @thindrink+@here @thindrink+@vision
        -2 @thindrink+exam @tired @tired+@blood @tired+@die @tired+@here @tired+@night @tired+@sleep @tired+@work
        -2 @tired+een @tired+flexi* @trapped+@again @trapped+@work @trapped+het @vision+@count @vision+@data
        -2 @vision+@other @vision+@pills @vision+@speech @vision+@trapped @vision+progr* @vomit+@jump @vomit+@pressure
        -2 @vomit+@vomit @vomit+dopo @wait+@arm @wait+@eat @wait+@enough @wait+@exercise @wait+@poison
        -2 @wait+@thindrink @wait+dos @wait+le @wake+@exercise @water+@here @water+@poison @water+@sport @wish+@breath
        -2 @wish+@burden @wish+@chest @wish+@count @wish+@eat @wish+@exercise @wish+@family @wish+@few @wish+@fun
        -2 @wish+@jump @wish+@past @wish+@scale @wish+@skip @wish+@stop @wish+@wake @wish+a @wish+non @wish+the
        -2 @without+@nothing @without+@trapped @without+@wait @work+@self a+#20 a+@ask a+@blood a+@burden a+@count
        -2 a+@cut a+@data a+@exercise a+@family a+@morning a+@night a+@other a+@papers a+@scale a+cause a+horse
        -2 a+noite a+vizinha a..ans a..befor* a..do aan aan+@self abdom* achte* acqua adorm* afgev* afgevallen aguje*
        -2 agujetas agujetas+en ai+@more ai+@sleep ai+dormi ai+plus ai+pris ainda air..altit* al+@car al+bus alime*
        -2 allei* allein ancor* ancora anda ano ano+@without antes+do anzah* anzahl ao+@vision ao+ver ao..a apago
        -2 arrivee assez assez+@poison assez+bu at+#300 attack+in aucun auf+@ask auf+@data auf+wie aufgegeben augus*
        -2 avec away baja batta* becau* because bed+@ask been befor*+@self befor*+@thindrink before+the ben
        -2 benen..dood berg beter bette* bette*+@ask better better+when bien bij+de bij+het bij..niet bijna..van
        -2 bin+@self bin+ich bissc* bisschen bleib* bloed*..goed blood+@pressure blood+@trapped blood+pressure
        -2 blood+test blue blutd* blutdruck blute* blutet blutet+ein bom borst* braco+@arm braco+esquerdo bras breas*
        -2 breat*..this breathing brust+von burea* bureau but+@self c..bien c..quoi ca ca+@self ca+minha cabeza+tras
        -2 cacho* cachorro camin* can+@self can+i cansa* cant+@better cant+@breath cant+breathe carrera cause ce cena
        -2 cette chaque+jour chart* charts che+@blood chest+@trapped chest+is chest+press chest..sore chien cicli*
        -2 ciclista cinco club colpa com+o come+@wish come+volevo comid* comida comme* conta coracao+a corda corde
        -2 corre* corri..#300 corso cote count coupe coupe* couper d+@thindrink d+@trapped d+@water d+issue d+oxygene
        -2 d..est dagen..en daily dan dange* dangerous das+flexoes de+#1200 de+@data de+@exercise de+@heart
        -2 de+@morning de+@night de+@papers de+@sport de+fievre de+heuvel de+um de+un de..ik de..por dejar dejar+de
        -2 dem+@exercise dem+@sport den denti* depoi*+@arm depois+dos der+@arm des+@exercise desce* desde+@other
        -2 desde+el desde..#45 desis* desma*..ver despi* despi*..noche deux+mois di+@arm di+schiena dias dias+de
        -2 dice+@ask die+@period die+@thing die+uhr dieta dieta+@fever dieta+rigida dinne* dinner discu* discurso
        -2 discurso+#300 dit+@ask dit+que dizzy+for doe+@self does+it doet+@pain doet+pijn dont+@feel dont+feel
        -2 door+het dopo+le du..au duele durch durmo+@better durmo+melhor e+@pain e+o e+se e..na een..bloed* ein
        -2 ein+bisschen einen+@heart einen+herzinfarkt el+lunes el+maraton em+baixo en+@face en+@here en+casa en+deux
        -2 en+dos en+la en+me en+mi en..je en..la er+niet escursione est..que esta+@control esta+@night esta+bien
        -2 estar estat* estate et+j et..au eten exam exerc* fais+des fait+@pain fait+mal falta..no fasting fehlt felt
        -2 femme+dit fiets fisio flexi* flexiones flexo* flexoes foleg*+@wait folego+depois fonce* food for+@self foto
        -2 frequ*+@better frequ*+@breath frequenza from from+push fur gara garag* garage gastroenteritis geen..meer
        -2 gegev* gegeven gente gesch* gesla* geslapen gespr* gevoelloos gewic*+@self gewic*..janua* gewicht+im
        -2 giorni+di going+to gordu* gordura grafi* grafico great griff* griffe hab habe+meine haben halt halt+@self
        -2 hambr* hambre hangt hat+@self heart heart..a heb+mijn herzi* herzinfarkt het het+@eat het+@exercise
        -2 het+eten het+examen heure* heures heute+fruh heuve* heuvel hilft his ho+@trapped hoe hoofd*+@wait
        -2 hoofdpijn+na horas+a horse hund i i+@calm i+@faint i+@give i+@poison i+@sleep i+@wish i+dont i+sit i+still
        -2 i+throw i..in i..on i..up ibupr* ibuprofenos ich+@few ich+@not ich+bin ich+habe ich..nicht ich..sah
        -2 ich..schnu* ich..seit ik+@feel ik+het ik+niet ik+voel ik+wil ik+wilde ik..de ik..niet il+battito il+mio
        -2 il..a imc imc+de in+#more in+@sport in+november in+salita inizi* ins insop* inten* inter* inuti* inutile
        -2 is+mijn is+sore is..from issue ist ist+@self ist+mein it it+@count it+count ive j+en jaar jaar+@past
        -2 jaar+geleden januari je+veux je..le je..mal je..me jetzt+@control jetzt+gut keel+@ask keel+is keine..die
        -2 keinen klein*+@self korte* kreuz* kreuzheben l l+estate la+@pills la+@pressure la+@vomit la+carrera
        -2 la+cuesta la+sveglia la+vedo la..du la..et la..je laat lange* langer las+flexiones lauf laufe*+@ask
        -2 laufe*+@wish laugh* laughing le+@all le+monde le..a le..je le..la les..d lets lette* letzt* leven licht
        -2 liege* like+a lit looki* looki*+@eat looking looking+at lopen lose lucht luego lui lunes mai mais manan*
        -2 manana mange* maraton mas mata me+@kill me+@minutes me+da me+mata me..mal mein+@blood mein+@blue meiner
        -2 meses mesi metre* metres meu mi+@burden mi+@pressure mi+@scale mi+peso mi..de mi..un migli* mijn+hartslag
        -2 mijn..dood mijn..op mijn..vanna* minha+@here minha+@minutes minha+da minut* minuto mio+@heart mio+battito
        -2 mis misur* misura mois mon+@heart monde mondo mucho mundo muscl* my+@pills my+pills my..a n+ai nao+@eat
        -2 nao+@vision nao+vejo naso natat* natation ne+me nek nella nicht* nichts nient*..da ningu* no+@hope noch nog
        -2 non+@here non+@pills non+@self non+ho non+la non+mi normale nose november novembre nul o+@food o+@hide
        -2 o+@self o+cachorro o+dia o+meu o..esta o..um of onibu* onibus op+een opdru* opdrukken or ora ortei* os
        -2 over..morni* over..this oxigenio oxigenio+esta oxigeno oxygene par para+@not parac* paracetamol parle
        -2 partir paso passa* passato passo* pecho+por pensa* per+@other per+il perdi+a peso+desde photo pille* pillen
        -2 po poco poco+@minutes poi+un polle* por+@minutes por+@tired por+las por+minuto porti* posso pouco
        -2 pour+@self pra prend* press*..#100 pression pressure pris+trop pro+onibus puls push push+ups quais quand
        -2 quand*..di quatr*+@minutes quatro que+@swelling que+ronco que..um quell* quelle quero quest*+@face
        -2 questo+mondo quint* quint*+@not quinta quinta+nao quota racha rate rauch* rauchen rechn* rechnung recor*
        -2 rede redes registo reicht reken* rekening repar* respiratoria respire+mal retar* ronco rr rr+#300
        -2 rucke*+@pain run runni* running sa salit* salita sangro sans+@eat sans..dans sao says schla*+@ask schlaf
        -2 schle* schouder schra* schuu* se+@not se+non secca segui* seguir segundo segundo+al seit+@they seit+sie
        -2 seit..weg seman* semana sentir ser si..di sick sigo sind+@die sinds+het sinds+januari sinkt sinkt+@self
        -2 sinkt+mein skisc* slaap slape* slapen sleep soll soll+@self soll+ich somme* sore+from sorri*+@face sorriso
        -2 souff* souffle spazi* spierpijn spierpijn+in sprinting squat* squats stacc* stacco stanc* stanco stano*
        -2 stanotte steed* steeds stijv* stijv*+@arm stijve stijve+nek still stoppen strak* stret* strok* sucre sudo
        -2 sudor* sueur suici* sul+@data sul+grafico suor super sur+@here sur+@pills sur+la t+@other t+il tagli* take
        -2 takes taube te telef* tempe*..#45 tengo+@here tengo+@pills tengo+la tensi*..#10 terug test the+@bridge
        -2 the+@pills the+exam then+@self then+i these they think* throw throw+up tijd tio tiros toda toda+@here
        -2 toda+@pills toda+la todo+dia tombe+de tooth tot toute toute+@here toute+@pills toute+la traba* trane*
        -2 tranen tras+@other tras+el tras+los trist* triste trop+de turkl* turklinke tutta tutta+@here tutta+@pills
        -2 tutta+la tutu tuvo tuvo+un twee uhr um+@few um+pouco uma+ca un+@empty un+@few un+@means un+an un+escursione
        -2 un+po un+segundo una..sangu* und+@cry und..tagli* unter+#100 ups uur va vanda* vandaag veget* ver+a
        -2 vesci*..sangu* vfc vier vizinha voel vogli* voglio volev* volevo vomita vomitato+dopo vor+der vue walks
        -2 walks+daily wande* want war+es was+@thindrink was+the weggegeven weigh* when which wil wilde will with
        -2 witho* without y+@cry y+luego y..ans y..en zie+@self zoals zoals+@self zoals+ik zone zu+#100 zum ~<aft
        -2 ~<afte ~<ag ~<agu ~<al ~<alm ~<almo ~<alt ~<alti ~<anda ~<ans ~<ao ~<ao> ~<apa ~<ar> ~<as> ~<au> ~<avan
        -2 ~<band ~<bee ~<bef ~<befo ~<bes ~<best ~<bet ~<bij> ~<blaa ~<bol ~<bolh ~<bru ~<cam ~<carr ~<casa ~<cer
        -2 ~<che ~<che> ~<ci ~<con> ~<cont ~<corr ~<cos> ~<cour ~<cue ~<cur ~<dag ~<dage ~<dal> ~<dat ~<dat> ~<dej
        -2 ~<del> ~<den ~<des> ~<dia ~<dizz ~<do> ~<don ~<dood ~<dorm ~<dos> ~<ea ~<eat ~<eis ~<eise ~<exam ~<fac
        -2 ~<fact ~<fai ~<fait ~<falt ~<fil ~<fin ~<flex ~<fu ~<gara ~<gas ~<geb ~<gee ~<geen ~<goed ~<gu ~<heu ~<hora
        -2 ~<hoy ~<hoy> ~<il ~<inf ~<inte ~<janu ~<ju ~<kei ~<kein ~<kg ~<kg> ~<km ~<km> ~<laa ~<let ~<lund ~<lune
        -2 ~<maa ~<maan ~<mag ~<mara ~<mask ~<me ~<mel ~<mes ~<mic ~<mich ~<mo ~<mort ~<nac ~<nase ~<nez ~<nez> ~<ni
        -2 ~<nin ~<nov ~<oo ~<or ~<ore ~<pasa ~<pe ~<ped ~<peda ~<pel ~<pens ~<per> ~<pied ~<pol ~<pou ~<qu ~<que>
        -2 ~<rac ~<rad ~<red ~<rede ~<repa ~<sc ~<sch ~<schu ~<seg ~<segu ~<sign ~<so ~<sore ~<sou ~<stan ~<sudo ~<t>
        -2 ~<tage ~<tem ~<temp ~<to> ~<tod ~<toda ~<tras ~<vac ~<vann ~<vent ~<ver> ~<voe ~<voel ~<vor ~<voya ~<wat>
        -2 ~<we ~<wege ~<weni ~<wil ~<woc ~<woch ~<za ~<zo ~aag ~aan> ~aand ~ach> ~acht> ~achte ~actu ~actur ~afi ~aft
        -2 ~afte ~after ~age> ~agen ~agen> ~aglic ~ahre ~ahren ~ail ~aire ~aire> ~alm ~almo ~alt ~alti ~altit ~ame>
        -2 ~amen ~ampol ~ana> ~anc ~and ~ande ~ander ~ang ~anger ~angui ~anna ~annac ~anos ~anos> ~ans ~ant> ~anu
        -2 ~anua ~anuar ~anza ~ap> ~ape ~arat ~arato ~arche ~ardio ~aria ~aria> ~arme ~arts ~arts> ~asa> ~asan ~ase>
        -2 ~ask ~aso ~aso> ~asse> ~ate> ~athe ~athe> ~atie ~atie> ~aton ~avan ~avant ~ays ~ays> ~ban ~band ~bef ~befo
        -2 ~befor ~ben> ~bene> ~best ~bet ~bij> ~blaa ~blaar ~bol ~bolh ~bolha ~bru ~cal> ~cam ~carr ~casa ~casa> ~cau
        -2 ~caus ~cause ~cee ~cet ~chnu ~chs ~cid ~cide ~cin ~cke ~con> ~cont ~cor ~cord ~corr ~cue ~cur ~curs ~dag>
        -2 ~dage ~dagen ~dat ~dat> ~dej ~deli ~dent ~des> ~dis ~dizz ~dizzy ~dom ~don ~dood ~dood> ~dore> ~dorm ~dormi
        -2 ~dri ~druc ~druck ~durmo ~eathe ~eben> ~ec> ~eco ~eco> ~eda ~edal ~edde ~ede ~eden ~edi> ~eds> ~eel> ~efor
        -2 ~efore ~egun ~ehen ~ehen> ~eis ~eise ~eisen ~el> ~eld ~elg ~elho ~ell ~ell> ~ello ~elt> ~ema ~embe ~emp
        -2 ~emper ~enig ~enig> ~enti ~enzi ~epa ~epar ~era ~erai ~eran ~erand ~erat ~eratu ~erst ~ersto ~erto ~erto>
        -2 ~eru ~erv ~esa ~esa> ~esci ~essu ~etar ~eti ~etr ~etre ~ett ~eux ~exam ~fact ~factu ~fai ~fait ~fait> ~falt
        -2 ~falta ~feel> ~fil ~fit ~fit> ~flex ~fore ~fore> ~fter ~fun ~gar ~gar> ~gara ~gas ~geb ~geen ~geen> ~ges
        -2 ~glic ~glich ~glio ~gne ~gnes ~gnes> ~goed ~goed> ~gro ~grou ~grou> ~gt> ~gui ~guin ~guina ~gurt> ~hen ~hon
        -2 ~horas ~hoy ~hoy> ~hren ~hren> ~ica ~icl ~ida> ~iem ~ier> ~ierto ~igen ~ignes ~ijk> ~ill> ~ils> ~ima> ~inat
        -2 ~ind> ~iner ~iner> ~inf ~infa ~infar ~ink ~ino ~ino> ~inu ~ire> ~iro ~ise ~isen ~isen> ~isi ~ista ~ista>
        -2 ~isto ~isto> ~ite> ~ito ~ito> ~itu ~itud ~itude ~izi ~izzy ~izzy> ~janu ~janua ~jk> ~kat ~kein ~kes ~kes>
        -2 ~kg> ~kin ~king ~king> ~km> ~laar> ~lach ~ld> ~lech ~lecht ~led ~lenz ~lenzi ~lex ~lge ~lho ~lig> ~lim ~ll>
        -2 ~ller ~ller> ~llo> ~lmo ~loedd ~log ~loop ~lori ~lti ~ltit ~ltitu ~lue ~lund ~lundi ~lune ~maan ~maand
        -2 ~mais ~mais> ~man ~mana ~mara ~marat ~march ~mask ~mbre ~mbre> ~men ~mi> ~mich ~mich> ~mmi ~mor ~mort ~mper
        -2 ~mpera ~mpol ~mpoll ~nacht ~nan ~nar ~nari ~nase ~nat ~nata ~nco ~nco> ~ndag ~ndag> ~ndi ~ndi> ~ned ~nee
        -2 ~nel ~nel> ~nen ~ner ~nez ~nez> ~nfar ~ngui ~nguin ~nig> ~nim ~ning ~nnac ~nnach ~nos> ~nov ~nta ~nter
        -2 ~ntes ~ntes> ~nti ~nto ~nua ~nuar ~nun ~od> ~oda ~ode ~ode> ~oed ~oedd ~oes> ~off> ~oga ~ogu ~oite ~oite>
        -2 ~olha ~olha> ~olla> ~ona ~once ~ood ~ood> ~oon ~oor ~oras ~oras> ~ord ~orid ~orido ~ormi ~ormi> ~oro ~orrer
        -2 ~orri> ~ota ~oto ~oto> ~ours ~ours> ~ove ~oya ~oyan ~oyant ~ozz ~pag ~pasa ~passt ~pe> ~peda ~pedal ~pel
        -2 ~pela ~perat ~pes ~pfe ~pfen ~pfen> ~pied ~polla ~port ~pou ~poul ~pro ~quels ~rac ~rage ~rais ~ratie
        -2 ~raton ~ratu ~ratur ~rche ~rche> ~rci ~rd> ~rdi ~rdio ~rdr ~rede ~rendo ~repa ~res> ~ret ~ri> ~ria> ~rido
        -2 ~rido> ~rie> ~rio ~rit ~rme ~rme> ~rmi ~rmi> ~rmo ~rmo> ~rn> ~rog ~ros ~ros> ~rou ~rri> ~rro ~rse ~rse>
        -2 ~rso ~rt> ~ruc ~ruck ~rustg ~rve ~rzt> ~sag ~sam ~sand ~sando ~sar ~scr ~scurs ~se> ~si> ~sign ~signe ~sin>
        -2 ~sio> ~sla ~sore ~sore> ~sou ~sou> ~sse ~ssen ~ssur ~sta ~stan ~ste> ~stg ~stgu ~stgur ~sudo ~sur ~sure
        -2 ~svera ~taan ~tage ~tage> ~tal ~tal> ~tant ~tar ~tard ~tempe ~test ~tgu ~tgur ~tgurt ~the> ~tie> ~til ~tir>
        -2 ~titu ~titud ~tod ~toda ~toff> ~toma ~tra> ~tude ~tude> ~tura> ~ture> ~uar> ~ucht ~uck ~uck> ~ucke ~ude
        -2 ~ude> ~uel ~uels ~uels> ~uen ~uer ~uesta ~uin ~uina ~ule ~uls> ~ume ~undi ~undi> ~undo ~undo> ~unf ~unt>
        -2 ~uot ~uper ~uper> ~ure> ~ures ~ures> ~urmo ~urmo> ~urs ~ustg ~ustgu ~uti ~ux> ~vac ~vann ~vanna ~vee ~vent
        -2 ~ver> ~veran ~vers ~vie ~viv ~voe ~voya ~voyan ~wat> ~weni ~wenig ~wer ~wert ~werte ~wil ~win ~wind ~woc
        -2 ~woch ~woche ~word> ~xam ~yan ~yant ~yant> ~ys> ~zah ~zie ~zin ~zy> ~zzy ~zzy>
        -3 #10 #10+kg #100..oxyge* #300+@calorie #300+kcal #300..#100 #45+@data #45+today @again+@fat @again+@not
        -3 @again+@period @again+@stop @arm+@leg @arm+@work @ask+@burden @ask+@face @ask+@fun @ask+@give
        -3 @ask+@pressure @ask+finis* @ask+gira @ask+gone @ask+ich @ask+ist @better+@ask @better+@better
        -3 @better+@night @better+@pain @better+@self @better+@vision @better+in @binge @blood+@few @blood+@future
        -3 @blood+@heart @blood+@last @blood+@poison @blood+letzt* @blue+#300 @blue+@blood @blue+@fat @blue+@last
        -3 @blue+@other @blue+letzt* @blue+y @breath+@pain @breath+@self @breath+@vision @breath+de @breath+esta
        -3 @breath+no @breath+seco @burden @car+#300 @care+@vision @care+zicht @chest+@few @chest+@heart @chest+@hide
        -3 @chest+@skin @chest+band @chest+day @child+@wake @cut+@breath @cut+@self @cut+@skin @cut+@swelling @cut+le
        -3 @data+@poison @eat+@end @eat+@exercise @eat+@here @eat+nine @empty+@pressure @end @end+@eat @end+@self
        -3 @exercise+@self @exist+@die @exist+dood @face+@data @face+@self @faint+@die @faint+@doctor @faint+@eat
        -3 @faint+@fun @faint+@heart @faint+@other @faint+@past @family+@better @family+@breath @family+@cut
        -3 @family+@swelling @family+@thindrink @family+e @feel+@burden @fever+@again @fever+@morning @fever+@sleep
        -3 @fever+desde @fever+e @few+@heart @few+@minutes @few+@self @food+@self @give+@feel @gone+@data
        -3 @gone+@morning @gone+@other @head+@faint @head+@other @head+che @heart+#45 @heart+@again @heart+@exercise
        -3 @heart+@past @heart+@stop @here+@fever @here+@give @here+@not @here+cote @here+luned* @here+mia @hope
        -3 @hope+@arm @jump+@self @last+@self @life+@pills @lose+@all @lose+@ask @means+@arm @means+@here @means+@not
        -3 @means+in @minutes+@burden @minutes+@exercise @minutes+@not @minutes+luned* @minutes+maand* @minutes+monta*
        -3 @more+@control @morning+@data @morning+@wish @never+@faint @never+@heart @night+@not @night+@wake
        -3 @not+@empty @not+@need @not+@thindrink @not+@water @not+estou @off+@self @other+@fun @other+@past
        -3 @other+dood @other+y @pain+@exercise @pain+@wait @papers+@wish @period+@again @period+@period @period+@stop
        -3 @pills+@face @pills+@here @pills+@sport @pills+@trapped @pills+cote @pills+de @pills+mia @reason
        -3 @reason+@self @reason+un @scale+@planned @self+@afraid @self+@care @self+@count @self+@hate @self+@heart
        -3 @self+@kill @self+@past @self+@planned @self+@self @self+@stop @self+@thin @self+@worse @self+colla*
        -3 @sport+@vision @stop+@night @stop+@other @swelling+@car @swelling+@night @thin+@end @thindrink+@thing
        -3 @thing+@breath @thing+@chest @tired+@thing @tired+mijn @tired+voor @train @train+@self @trapped @vision+la
        -3 @vomit+@exercise @vomit+@numb @vomit+@poison @vomit+@self @vomit+in @wait+@self @wait+het @wake+@pills
        -3 @wake+la @wish+@die @wish+@fall @wish+@fever @wish+@more @wish+@never @wish+@thindrink @wish+@tired
        -3 @wish+ist @without+@other @without+febre a+@self a+@sport a+corrida a..de after al+@vision al+ver anoch*
        -3 anoche antes are+sore at+nine au+@sport band batte*+@self batterie be beetj* beetje bene best bleed
        -3 bloed*..#100 blutdruck+#300 bluts* bon borst+band braccia brust* bus+#300 c+e cammi* ce+@ask ce+que cerca*
        -3 che+@faint che+gira chest+@morning chest+day coach correndo correr corrida cours cuest* cuesta d da+lunedi
        -3 dalle dat+@self dat+ik day day+@ask day+@wish de+#45 de+anoche de+maand de..et deze+@data deze+week dia
        -3 dode door dos+@minutes e+#100 e+@more e+@wish e+poi e..alla e..infar* een+beetje een+paard en+@other
        -3 en+@pills en+mijn enorm* enorme er+@not est+@control est+bien est+ce est+passe et+@self et+du exage* exame*
        -3 examen factura facture faire falta feel+@wish feel+like fine fit fless* flessioni frequ* gedru*
        -3 gewic*+@minutes giorno giorno+di gira got had+a heb+@self het+@work hoje i+@fun i+collapsed i..my ich
        -3 ich+@self ich+nicht ik+@not il il+@eat il+y in+this in+tight indol* infar* infarctus into intox* is+@gone
        -3 is+a is+gone is+my is+that ist+seit jahre* jahren januar je+@cry je+@wish je+suis je..en kcal kein keine*
        -3 kilos+en kleiner la+@self la+@trapped la+cote la+mia la..en letzte liegestutzen linke*+@leg lo luned*
        -3 lunedi lust mal+en maratona melhor met monda* monday montag morge*+@chest morte muskelkater muskelkater+in
        -3 na+het nacht nacken nao+estou nariz nient* niente nimmt nine noite novem* o o+@ask o+que oggi ok om
        -3 on+@thindrink on+the one+@ask op+@self op+mijn opsta* opstaan ore overd* oxyge* paard par+le parti* pedal
        -3 pela pelo pense perso* peso+@minutes plus..depui* por+@other por+el pouls pour press* prima progr*
        -3 proze*+@breath prozent+sauerstoff pupillen qu radel* radeln regis* reich* respi*+@pain revei*+@here
        -3 revei*+@pills roeie* sagt saign* sauerstoff sauna schlecht seco seit+januar seit+montag sem+@fever
        -3 sem+febre senti* si sin sinds+maandag snel son sorri* sou spo..#100 stopp* stunden tensi*..#100
        -3 tension+#300 terra testa+@ask testa+che tight tonto tout+le uit+@vision uit+zicht uma..sangr* un+infarctus
        -3 une..en unter van ver+@here ver+@pills ver+la veux vizin* vomit*+@wait voor+het voor+mijn vor was+ist
        -3 wat+@ask wat+is week wegge* weil weil+@self weil+ich wel werde* werden what+is wind wir woche* y+@self y+mi
        -3 zicht zijn+@die zijn+dood ~<amp ~<ampo ~<an ~<blu ~<ch ~<chi ~<da ~<del ~<doo ~<el> ~<exa ~<fa ~<into ~<ja
        -3 ~<jan ~<mon ~<mor ~<ne ~<ox ~<pass ~<pr ~<que ~<reg ~<ri ~<sec ~<ser ~<sig ~<tag ~<ven ~<vom> ~<voo ~<voor
        -3 ~<vu ~<wan ~<wat ~<wi ~aan ~acht ~act ~al> ~ampo ~an> ~ana ~angro ~ano> ~asa ~ase ~asse ~ay> ~band> ~blu
        -3 ~cer ~ch> ~chi ~cic ~cos> ~cour ~ctur ~dag ~dal ~dal> ~dar ~day ~day> ~de> ~der ~di> ~do> ~dru ~eds ~efo
        -3 ~ege ~ein> ~ele ~ene> ~eno ~ero> ~esse ~ette ~eux> ~exa ~fen> ~fer ~ff> ~for ~ger ~gur ~gurt ~hnu ~ht> ~ici
        -3 ~ida ~ido> ~ien> ~ier ~ig> ~igne ~il> ~ill ~ind ~into ~ist ~ite ~jan ~laa ~let ~maa ~mas> ~min ~mina ~mon
        -3 ~mpo ~nac ~nach ~nder ~nes> ~neu ~nger ~ngro ~nin ~nne ~no> ~och ~olh ~olla ~oma ~oni ~ont ~onta ~ord>
        -3 ~ore> ~ori ~orm ~os> ~oxi ~pass ~ped ~per ~per> ~pera ~por ~rend ~ria ~rir ~rou> ~rrer ~rto ~rto> ~run ~sau
        -3 ~sec ~ser ~ssu ~sto> ~str ~the ~tie ~tir ~tit ~tte ~ture ~uar ~une ~unt ~upe ~van ~vom> ~voo ~voor ~voor>
        -3 ~vor ~wan ~wat
        -4 #100+@scale #100+this #20+#10 #20+@past #3 @again+@thindrink @ask+@eat @ask+@night @ask+@other @ask+@pills
        -4 @ask+@scale @ask+@stop @ask+@wish @ask+@without @ask+e @ask+my @ask+si @ask+that @blood+@cry
        -4 @blood+@thindrink @blue+@again @blue+@cry @blue+@cut @blue+@minutes @blue+et @blue+sind @breath+@here
        -4 @breath+@pills @breath+@thing @breath+@wait @bridge @chest+strap @child+@vomit @control @data+@ask
        -4 @data+@scale @data+de @decide @earn+@self @eat+@eat @end+#100 @end+@morning @enough+@poison @exist
        -4 @faint+@never @faint+@papers @faint+@vision @feel+de @fever+@more @film @find+@not @food+@thindrink
        -4 @fun+@minutes @gone+de @goodbye @heart+#300 @heart+@other @here+@self @jump @kill @lose+#3 @lose+@eat
        -4 @lose+@self @means+@self @minutes+@child @minutes+@gone @minutes+@other @minutes+@sleep @more+@ask @never
        -4 @not+@again @not+@enough @not+@exercise @not+@reason @not+@sleep @nothing+@eat @nothing+@fever
        -4 @nothing+@self @other+@die @papers @past+@never @past+@self @period+@self @planned @reason+@not @scale
        -4 @scale+@die @scale+en @self+@alone @self+@die @self+@enough @self+@hope @self+@last @self+beim @self+despi*
        -4 @self+oxige* @self+tempe* @self+word @skip @speech+@give @speech+@sport @speech+di @stop+de
        -4 @thindrink+@sport @tired+@self @vision+@here @vision+@not @vision+@self @vision+a @vomit+@here
        -4 @vomit+@pills @wait+@not @wake+por @water @water+@minutes @wish+@ask @wish+@give @wish+@self
        -4 @without+@minutes @without+@not @without+@self @without+@sugar @without+@thindrink a+@gone a+partir alle
        -4 als+ich altit* altitude anos ans aria as avant before+my blaar breathe casa chest+strap con daalt+@self
        -4 daalt+mijn dagen dal de..la desde+@again desde+segunda despierto dizzy dolorido dormi dos durmo e+#45
        -4 e+sudore e..marat* een+blaar en+un est+@reason est+quoi feel gastr* geen going harts* hartslag heart+@wish
        -4 ik+@speech ik+@wish ik+word in+@pressure km le maandag march* marche me+despierto melho* mesa mijn+@breath
        -4 mon monta* nez over+#100 oxige* para parla parla+@give parla+di partir+de passe quand*+@wish que+e schnu*
        -4 schnupfen schwindlig segun* sind+@minutes sinto* sintomas sintomas+de strap sudore t tage taglich tras
        -4 una+vescica und+geht vanna* vannacht vento vesci* vescica voor+@self wegen wenig y+a ~<ano ~<ap ~<ar ~<au
        -4 ~<blut ~<lo ~<lun ~<ma ~<mas ~<ra ~<sor ~<va ~<van ~<wa ~ame ~ami ~anda ~ann ~blut ~cht> ~eni ~erc ~eri
        -4 ~ers ~ess ~ied ~ign ~ina ~int ~llo ~lo> ~ls> ~lun ~ma> ~nda ~oor> ~ore ~pol ~poll ~ra> ~rat ~rato ~reg ~rid
        -4 ~rie ~ro> ~sig ~sor ~tag ~tra ~ura> ~urt>
        -5 #1200 @alone @arm+@sleep @ask+@exercise @ask+a @blood+@night @blood+de @blood+e @blue+@sport @breath+@end
        -5 @earn @faint+@count @family @feel+@fat @fever+@gone @gone+@ask @hate @here @minutes+@arm @minutes+@poison
        -5 @minutes+janua* @not+@not @not+me @numb+@pressure @other+@self @self+@cry @self+@other @sorry @wake+@arm
        -5 @wake+@sleep @wish+@wish @without+@food ao ar au befor* before bloed* brustgurt che dat de+@fun del des do
        -5 dood eisen en+voyant fait giorn*+@give goed het+lopen hoy is+@self janua* maand* mich passt quels signe*
        -5 sore tempe* to ver voyan* voyant ~<am ~<ce ~<ex ~<go ~<int ~<lu ~<na ~<po ~ach ~ag> ~age ~ano ~del ~ene
        -5 ~fen ~lut ~nde ~nes ~ren ~tan ~to> ~ure ~urt
        -6 #3+@scale #more @all+@self @ask+@ask @ask+is @future @here+factu* @life @means @more @more+@fever @more+de
        -6 @need+@not @night+@self @pain+@pain @past+@past @pills+factu* @self+@all @self+@binge @self+@cut
        -6 @self+@jump @self+@means @speech+@fever @vision+@reason @vomit+@night ampol* bij bolha corri cos cos+e
        -6 es+@here es+@pills es+la factu* horas kg lundi marat* me+@wake per plus+de que speech+#300 uma+bolha voor
        -6 wat word ~<pas ~ar> ~er> ~our ~pas
        -7 @arm+@pain @calorie @car @cut @doctor @exercise @family+@self @few @give @hunger @letter @minutes+@fever
        -7 @morning+@chest @nobody @pain+@minutes @self+@calm @self+@fat @self+@skip @self+@sleep @self+@wake
        -7 @without+@eat @without+@fever @work e+@blue el sangue+e ~<do ~<ve ~<vi ~ari ~mas
        -8 @arm+@minutes @better @data @enough @more+@minutes @not+@eat @past @self+@eat @self+@not @speech+#300
        -8 @they+@self @wake+@night @wish+@not ~om>
        -9 @count @cry @morning @night @thing vom
        -10 @ask+@fever @blood+@breath @breath+@night @fun @self+@thindrink
        -11 @die @food
        -12 @blood+@blue @sleep @sport @wait
        -19 #300+#100
        -60 bias
        [eating_disorder]
        23 #20
        22 @hide @laxative anore*
        20 #1200 @exercise+@food
        19 #10+@scale @wish+@thin ana pro+ana
        18 @thin
        17 @hate+@body @self+@thin
        16 @earn+@eat @food+@ask
        15 @afraid @eat @fat @hate @self+@calorie
        14 #45+@scale @data+@exercise @period @vomit bulim*
        13 pro
        12 #20+@scale #3..#45 @family+@nothing @fat+@fat @not+@eat @scale @scale+@not @they+@not
        11 @ask+@without @data+@food @hate+@self @life+@calorie @morning+@hunger @nothing @self+@fat @wait+@eat
        11 @wish+@scale bouli* de+#20 essen ~lim
        10 #45 #more @afraid+@eat @burn+@ask @calorie+@control @calorie+@morning @eat+@family @food+@self
        10 @hunger+@control @morning+@count @other+@eat @self+@afraid @self+@vomit bulimia dias+de ~nor ~ts> ~uli
        10 ~ulim ~ulimi
        9 #10 @again+@vomit @ask+@thin @body @eat+@exercise @eat+@nothing @few @few+@eat @food @hate+@ask
        9 @hunger+@self @minutes+@hide @more @more+@calm @morning+@control @morning+@here @past+@scale @scale+@cry
        9 @self+@period @self+@scale clini* e grosse kilos+en y ~<anor ~<sa ~ano ~anor ~anore ~nore
        8 #10+kilos #1200+@calorie #300 @afraid+@scale @again+@swelling @ask+@eat @binge @blue+@self @calorie+am
        8 @control @earn @eat+@feel @few+@better @food+@again @food+e @period+@few @scale+in @self+#20 @self+@eat
        8 @self+@skin @self+anore* @sport+@calorie @stop+@not @thin+@not @thindrink @without+@eat al comer de+@eat
        8 de+@food gorda hunge* kleiner une+@fat ~<da ~<di ~limi
        7 #45+kilo @afraid+@pressure @all+@eat @all+@not @all+@nothing @ask+@calorie @ask+@sport @binge+@without
        7 @burn+@eat @calorie+@night @calorie+@self @control+@nothing @eat+@wait @exercise+@wait @family+@more
        7 @family+@not @laxative+@food @laxative+@not @lose+#20 @minutes+@exercise @minutes+woche* @more+@more @more+c
        7 @not+@hide @nothing+@wait @past+dem @period+@lose @period+@scale @scale+@stop @scale+en @self+@body
        7 @self+@control @self+@cry @self+@self @self+corpo @self+de @sport+@scale @thin+@more @thindrink+@ask
        7 @wish+@lose @wish+@morning @wish+@skin a+@morning a+@skin a+day al+dia alime* clinica comid* dimag* gibts
        7 gross* imc..#20 ive klein* matan* me+@scale me+de off para per pra schif* seit+wochen si sono sonst thigh
        7 von vor+dem ~<ab ~<ana ~<ana> ~<dr ~<po ~<pro ~ca> ~ica ~it> ~roi
        6 #10+chili #10+quilos #3+e #300+@calorie #45..#3 #more+@calorie #more+@data #more+@exercise @afraid+@burden
        6 @afraid+@wish @again+@scale @ask+@all @ask+@exercise @ask+@life @ask+@nothing @ask+@skin @binge+@eat
        6 @binge+@hate @binge+@self @binge+@vomit @binge+e @blood+@ask @blue+@feel @child+@self @control+@self @cry
        6 @data+@more @earn+@food @eat+@not @eat+@pills @eat+@without @eat+en @exercise+@earn @few+@data @few+@food
        6 @head+@eat @head+dat @here+@not @hunger @hunger+@minutes @jump+@self @lose+@more @morning+@not
        6 @morning+@vision @morning+i @night+@control @night+@vomit @pills+@not @scale+@nothing @self+@earn
        6 @self+@hate @self+@hunger @self+affam* @sorry+un @thindrink+@thin @thindrink+@vision @thindrink+@wait
        6 @vomit+a @wait @wait+@ask @wait+dem @wish+@control @wish+@not @wish+a a+@eat a..de affam* affam*+@minutes
        6 al+giorno anorexia bmi bouil* bouillon corpo dagen de de+#more de+hambre de+lo desha* due educa* een+@scale
        6 eraf i ik..mijn imc+de in klein*+@self la llevo llevo+semanas lo+@ask lo+que minim* nach+dem negat*
        6 numa+semana om part+de que+@self quiero+un quind* rapet* schifosa settimane silen* so suda that+@self that+i
        6 the+@scale tre trois twee um und vomito want+a wasse* weeks wochen ~<an ~<ano ~<bou ~<pu ~<tr ~bo> ~bou ~cen
        6 ~chi ~con ~ee> ~er> ~et> ~exi ~gra ~ica> ~ice ~imi ~imia ~imia> ~limia ~mand ~na> ~ner ~norex ~ore ~orex
        6 ~orexi ~ra> ~rex ~rexi ~sac ~tro ~um>
        5 #100+@scale #1200+calorias #20+kilo #20+kilos #20..in #3 #45+@here #45+@pills #45+la @again @again+@eat
        5 @again+@few @all+@thin @alone+@data @ask+@body @ask+@feel @ask+@minutes @ask+@not @ask+ik @better+@feel
        5 @better+@skip @better+@water @blue+@again @blue+@scale @calorie @calorie+@calorie @calorie+al @data+@fat
        5 @data+@pills @earn+@wish @earn+comer @eat+#3 @eat+@lose @eat+megli* @exercise+@eat @exercise+@exercise
        5 @family+@trapped @family+por @fat+@give @feel+@guilt @few+@exercise @few+@scale @food+@decide @food+@here
        5 @food+@papers @food+et @fun+e @give+@scale @guilt+@eat @guilt+@wait @head+@need @here+@thin @hunger+porqu*
        5 @laxative+@more @life+con @life+on @lose+#10 @lose+non @minutes+@not @more+silen* @morning+@self
        5 @night+@self @nothing+fino @other+@jump @period+@again @period+@stop @pills+@thin @pressure+@morning
        5 @reason+@never @self+@child @self+@decide @self+@hide @self+@laxative @self+@nothing @self+food @self+live
        5 @skin @sleep+una @sorry+@thin @swelling+a @thin+@other @thin+@vision @thindrink+@scale @tired+@family
        5 @trapped+@food @trapped+@period @vision+@ask @vision+@fat @vision+@morning @water+@skip @wish+um @wish+un
        5 a+#1200 a+comer ab abfuh* am+@morning am+tag asi calor* chili+in cibo comida como+@burn con+#1200 dar
        5 days+of de+@self de+caldo des deux dias disci* dos drink e+#45 e+@cry een einen encog* every+@eat fiere
        5 fiere+de fois fui+@control giorni giorni+di hoe hoy i+@life i+@vomit i+@wish i+live ich..seit ik imc
        5 je..gross* kcal+al kilo+in kwijt* laxan* laxat* manger mangi*+@better mangio me+@feel mein+@sport
        5 meine*+@body meno+@eat mon+@body my+@eat my+food niente+fino num numa oma on+#1200 panic* panico par
        5 per+@other per+il polit* por+dia quattro+giorni queimo quero+um quilos revie* sabad* sabado seman*+@stop
        5 semanas+para set set+@self sit slice sono+una stell stell+@self tagen tenho tenho+de terug three times+a
        5 toile* tres tudo tudo+o una+@fat vejo wat+@self wat+ik weer wiede* wieder ze ~<bul ~<buli ~<cen ~<cr ~<go
        5 ~<gram ~<lax ~<num ~<om ~<pani ~<por ~<pr ~<pro> ~<qui ~<quin ~<reg ~<sac ~<si ~<th ~<tre ~<tro ~<tw ~<un
        5 ~ache ~age ~as> ~bul ~buli ~bulim ~dan ~dis ~dom ~enta ~go> ~icc ~ice> ~lax ~lini ~lo> ~mag ~man ~mia ~mia>
        5 ~mie> ~ner> ~nzi ~ois> ~pani ~por ~pro ~pro> ~re> ~ue> ~uil
        4 #10..en #10..in #20..un #more+passos @afraid+of @again+@fat @again+@feel @again+@period @again+kwijt*
        4 @again+me @all+@wait @alone+@exercise @ask+@binge @ask+@control @ask+@cut @ask+@enough @ask+como @ask+de
        4 @ask+fat @ask+j @ask+nada @better+@thindrink @blood+e @burn+@all @calorie+@here @calorie+@more
        4 @calorie+@sport @calorie+auf @calorie+por @car+@not @control+@wish @control+de @cry+por @data+@calm
        4 @data+@here @data+@past @data+and @decide+@ask @earn+@calorie @earn+@data @eat+@better @eat+@burn @eat+@hide
        4 @eat+@scale @eat+@they @eat+@thindrink @eat+@water @eat+on @end+@scale @enough+@exercise @enough+@scale
        4 @family+@past @fat+e @feel+@again @feel+@fat @few+@vision @few+@without @food+@guilt @food+@other
        4 @food+@reason @food+@trapped @food+y @give+@burden @give+@eat @give+@other @give+poter @gone+@minutes
        4 @hate+@eat @here+@few @here+@food @hide+@car @hunger+@here @hunger+@thin @laxative+@scale @lose+@not
        4 @lose+@stop @lose+@without @minutes+@scale @minutes+setti* @more+@scale @more+je @morning+@child
        4 @morning+@pills @night+@wait @night+e @nobody+knows @not+@burn @not+@never @not+@not @not+@stop @not+@thin
        4 @other+@pressure @other+@scale @other+cibo @past+@give @past+di @period+@here @period+@minutes @period+@not
        4 @period+@period @pills+@food @planned+to @pressure+@off @pressure+off @reason+@self @scale+@child
        4 @scale+@data @scale+@other @scale+com @self+@feel @self+@guilt @self+@minutes @self+@trapped @self+@without
        4 @self+denk @self+disci* @self+got @self+hide @self+irma @self+klein* @self+want @self+ziel @sport+@feel
        4 @sport+a @sport+ist @stop+@lose @stop+@self @swelling+@not @they+@hide @they+@thin @thindrink+@blood
        4 @thindrink+@few @thindrink+@laxative @thindrink+@skip @thindrink+@thindrink @thindrink+komen
        4 @thindrink+laxan* @thindrink+valle* @trapped+@ask @trapped+@die @trapped+@wait @vision+me @vomit+@all
        4 @vomit+@reason @wait+@cut @wait+@period @wait+@thin @wait+het @water+@thin @wish+@arm @wish+@vision a+dancer
        4 a+month a+proposito abdom* alimentaire alimentare am and aus avant+de avere bailarina+#3 banhe* banheiro
        4 bano bebo bin+@thin bitte bmi..#20 bread buffe* buffet but+i cada+@eat caldo calme can carbs+@wait
        4 carbs+after chicl* chicl*+@ask chili..mese chili..un coach com+#3 compe* conta* contate contate+due
        4 da+settimane dafur dance* dancer days de+cada de+manger de+ontem defic* defiz* defizit der+trainer desto
        4 di+poter dia+@count dia+@papers dia+conta dico die die+@food digo disci*+@not disciplina distu* disturbo
        4 drei droit duas duas+@minutes duas+horas dunne* dunner dus een+@fat en en+trois en..semai* encol* et etwas
        4 fatia fetta finge* flaca fois+par freitag gap geht+@die geht+die giorn*+@give got guard* het+@scale hide
        4 i+@eat i+am i+hide i+want ich ich+@eat ich+@feel ich..woche* ik+@earn ik+@head ik+denk ik+mag il+cibo in+een
        4 in+tre into irma is+de je je+@self jours jours+de knows la+@food le+@scale live lleva lo maalt* mande*
        4 masti* mastico me+pese menos+@ask meta mijn+@body mijn+@eat mijn+eten minha+irma minimum moet+@self
        4 nobody+knows now orgul* out panik par+jour para+@lose pillo* pillole pilul* piu poder porti* possi* possible
        4 poter pour pour+le prend* prima+@give prima+di propo*+@wait que+j queim* quell* quella quero+@end quilo*
        4 quinz* quinze run+to sai says se she silencio small* smaller solo spuck* squat* squats stand* stuk
        4 stuk+@food stuk+taart te+komen te+vallen tengo terri* that the+@exercise then then+@self three+days times
        4 to+get to..#10 torte trainer troub* trozo trozo+de twent* twenty uit um..#20 under valle* vallen
        4 vogli*+@lose volte waage want..#10 weigh* weight weken zeg zeg+@self ziel zwei ~<al ~<am ~<ba ~<boul ~<cal
        4 ~<clin ~<corp ~<dis ~<e> ~<ee ~<et ~<gr ~<ho ~<je ~<laxa ~<llev ~<qu ~<re ~<sab ~<set ~<spu ~<sta ~<to ~<twe
        4 ~<va ~<y> ~<ze ~aca> ~aff ~alle ~ana ~ana> ~ani ~ati ~axa ~boul ~bouli ~cchi ~cio ~clini ~corp ~day ~do>
        4 ~duc ~ech ~eer ~egl ~ent ~erdi ~ere> ~essen ~ete ~fel ~ffa ~gel ~ger ~gram ~gt> ~ibo ~ibo> ~imie ~imie>
        4 ~iner ~iner> ~iona ~is> ~la> ~laxa ~lei ~limie ~lin ~llev ~llo ~mie ~mpen ~nger ~nic ~nse ~num ~omi ~orp
        4 ~ouli ~oulim ~our ~que ~quin ~rda ~rec ~rech ~reg ~ress ~rie ~rme> ~rpo ~rs> ~sab ~set ~spu ~stel ~tte ~uin
        4 ~ull ~ur> ~vo> ~von ~wee ~ziel> ~zio
        3 #10+kilo #10..tres #1200+calorie #1200+calorieen #1200+dentro #1200..#1200 #1200..al #300+g #more+calories
        3 #more+schritten @afraid+@ask @again+@ask @again+@life @again+@thin @again+dunne* @again+my @again+zwei
        3 @all+@without @alone+@food @ask+@afraid @ask+@burn @ask+@fat @ask+@lose @ask+@pills @ask+@swelling
        3 @ask+chego @ask+dat @ask+est @ask+si @better+me @blood+@vision @blue @body+@all @body+@morning @body+@not
        3 @burden+@die @burden+@night @burden+night @burn+@past @calm+@past @calorie+@not @care+@again @care+@gone
        3 @child+ik @control+@data @control+@food @control+@minutes @control+today @count+@night @count+@not
        3 @count+cada @count+das @data+@few @data+@nothing @data+@scale @data+een @decide+@data @die+@food @die+@not
        3 @die+@nothing @die+het @earn+@not @earn+@self @earn+mich @eat+@binge @eat+@burden @eat+@car @eat+@gone
        3 @eat+@laxative @eat+@minutes @eat+@other @eat+@self @eat+@thin @eat+alime* @eat+dalla @eat+das @eat+ha
        3 @eat+je @eat+makes @eat+na @eat+noch @empty+@minutes @end+@past @end+@self @end+imc @enough+@past
        3 @exercise+#20 @exercise+@burn @exercise+@thindrink @exercise+@trapped @exercise+om @exercise+par
        3 @exercise+para @exercise+per @exercise+pro @exist+es @fall+in @family+@end @family+@other @family+cree
        3 @family+isst @fat+@scale @feel+@without @feel+enorm* @feel+mich @feel+so @few+@burn @few+@calorie
        3 @few+@control @few+@fat @few+@feel @few+@pressure @few+an @few+that @find+@ask @food+@data @food+@exercise
        3 @food+@feel @food+@few @food+@gone @food+@lose @food+@nothing @food+@pills @food+after @food+and @food+de
        3 @food+van @fun+of @give+@ask @give+@fun @give+@not @give+@pressure @give+caffe @give+mangi* @give+o @gone
        3 @gone+@ask @gone+@scale @hate+o @head+i @here+@ask @here+@exercise @here+@jump @here+@scale @here+@wait
        3 @here+comid* @here+mais @here+pizza @here+que @hide+@food @hide+@other @hunger+@not @hunger+@wish
        3 @last+@night @last+night @letter+@thin @letter+dass @lose+@die @lose+ohne @minutes+@body @minutes+@die
        3 @minutes+@here @minutes+@period @minutes+@pills @minutes+febru* @minutes+marzo @more+@again @more+@cry
        3 @more+was @morning+@all @morning+@die @morning+@night @morning+@sleep @morning+@wish @morning+becau*
        3 @night+@they @nobody+@self @not+@blue @not+@burden @not+@die @not+@jump @not+@period @not+@vomit @not+banhe*
        3 @not+drink @not+expli* @not+mangi* @not+negat* @not+stop @not+zwei @nothing+@die @off @off+@self
        3 @other+@body @other+@burden @other+@give @other+@hide @other+@period @other+@trapped @other+@without
        3 @other+bano @other+peso @pain+@count @papers+@arm @papers+das @period+@end @period+@gone @period+@more
        3 @period+@self @period+desde @period+maar @pills+@few @pills+@jump @pills+@laxative @pills+comid*
        3 @pills+pizza @pressure+@all @pressure+de @scale+@more @scale+@off @scale+@swelling @scale+@thindrink
        3 @scale+@wish @scale+bij @scale+off @scale+und @scale+verlo* @self+@head @self+@vision @self+a @self+al
        3 @self+alles @self+auf @self+doel @self+for @self+honge* @self+keep @self+m @self+mag @self+sinto
        3 @self+sorel* @self+weeg @self+will @skin+@not @skin+@vomit @skin+with @sleep+@control @sleep+stata
        3 @sorry+@self @sport+@again @sport+@tired @sport+op @stop+@food @stop+@hide @stop+o @stop+poder @sugar+@other
        3 @swelling+#3 @swelling+@family @swelling+@life @swelling+@more @they @they+@exercise @they+@more
        3 @they+@thindrink @they+dont @thin+@data @thin+@exist @thin+@few @thin+@film @thin+@thindrink @thin+@vomit
        3 @thin+show @thindrink+@again @thindrink+@body @thindrink+@exercise @thindrink+@food @thindrink+@jump
        3 @thindrink+@seizure @thindrink+dress @thindrink+scale @tired+@calorie @tired+@wait @trapped+@few @vision
        3 @vomit+@blue @vomit+@life @vomit+@morning @vomit+@self @vomit+@wait @vomit+in @wait+@gone @wait+@other
        3 @wait+@past @wait+@trapped @wait+compe* @wait+es @wait+freit* @wait+passa* @water+@thindrink @wish+@again
        3 @wish+@hunger @wish+@trapped @wish+como @wish+dass @wish+ik @wish+in @wish+puede @without+@end
        3 @without+@minutes @without+@not @without+@other @without+@period @without+iets a+@end a+@vomit a+failure
        3 a+seguir a..#3 a..nao aan+@thindrink aan+te abbuf* abbuffate abend* abfuhrmittel af af+@thindrink af+te
        3 al+weken almon* almonds amand* amandelen ana+tips and+say anore*+@ask anorexia+is anorexica antes+de aperta
        3 arroz asi+@ask asi+que ate+@eat atrac* atracones avant+d avoir avoir+le bagno bain balanca be bij+#3 bis+es
        3 bis+freitag bite blau bmi+van bruci* bufe+@self bufe+me but+@self c cada+@calorie cada+caloria caloria
        3 calorie can+@self can+i carne+@life carne+viva casa+@wait ce+@ask ce+que ceno ceno+@alone ceno+@few
        3 ceno+solo che che+@eat che+ho che+mangio chego chez choro+por come+@nothing come+@sport come+nada como
        3 como+@better como..o compensar compo* consi* conta+das contr*+@self corre correr+#20 corta cosi count cree
        3 cree+@ask cree+que cuand* cuando d+avoir dan+@exist dan+ser dans dans+@here dans+@pills dans+des dans+la
        3 dans+un dass+@family dat dat+ik de+@again de+@hunger de+arroz de+coach de+comer de+correr de+dag de+novo
        3 de+pizza de+weegschaal de..comi de..zegt debar* dem+@eat dem+@scale dem+essen dem+wiegen dem..ich denkt
        3 dentro+#1200 derec* derecho derecho+a deux+fois di+@thindrink di+caffe di+mangiare dia dia+esta dico+@ask
        3 dico+che die+@self die+@sport digo+@ask digo+que dimagrire diner direito dirit* diritto doel dois door dress
        3 drie drink+@self drink+ik droit+de due+volte e+@here e+@pills e+choro e+corre e+la e+poi e+tenho e..a e..em
        3 eatin* eating een+@binge een+bmi een+kilo een..en eet+@nothing ein el+@hide el+bano em em+casa emagr*
        3 emagrecer en+@blue entao escal*+@wait escon* escup* est esta+@lose esta+perdido estar+@thin eten every
        3 expli* failu* failure faire febru* febru*+@ask feel finch* finche fingers food+is for+weeks four+days freit*
        3 frida* friday frigo fui funfz* funfzehn galle* ge+worden get+@thin get+thin getel* geteld gezah* gezahlt
        3 giorn* go goal grama* gramas gramm* gramo* gramos guardo ha habe+#10 had+@food has hasta have heb hermana
        3 het+wordt horas+a hours how hoy+@not hoy+no hundert i+@again i+keep i..in ich+@earn ich+auf ich..#10
        3 iets+@thindrink iets+te ik+@scale ik+een ik+honger ik+me ik+weeg ik..eten ik..heb ik..ik il..un im+a im..#3
        3 in+@die in+@hide in+bagno in+die in+nine in+un in..e in..setti* in..und it its ive+@burn ive+@pressure
        3 ive+burned je+m je..que je..une jetzt..tage jusqu+a kalor* kcal+@past keep+@self keep+my keep..under keer
        3 keer+@count keer+geteld keer+per kg..seman* kg..tres kilo+@swelling kilo+bij kilo..een kilo..einem
        3 kilo..monat kilos..un klini* km+@exercise km+@stop km+para knieb* kniebeugen komen komme la+comida la+pizza
        3 largo las last+@night last+night laxante laxatives le+@earn le+@thin le+droit le+ossa let livre* lo..comi
        3 logo luego m maaltijden mager* magra maigr* make+up man+@self mandeln mando* mandorle mangi* mangiare
        3 me+@again me+@past me+sinto me..comer me..e measu* megli* meglio mehr mehr+@ask mehr+was mein..auf menor
        3 meses+@without mets metto mi+hermana mi..in mia+sorella mijn+@sport mijn+doel mit+#more month muss
        3 muss+@self muss+ich my+@calorie my+@skin my+fingers myself+for nacht* nachts nagel nao+@self nao+me negativo
        3 nero ni niet..de niks nix no+@hide no+banheiro nobod* nobody noch+zwei nur nur+an o+@thindrink odeio+o of+it
        3 oggi+@sleep oggi+sono ohne ohne..zu om+af on+@reason on+purpose onges* ongesteld orgullosa ossa panic*+@wish
        3 paque* para+o para+poder part passar passo* passos peque* per+@morning per+dag per..peso perch* perche
        3 perdido pero picco* piccola plus poi por..e porqu*..fui posso+@life pra+@not pra+nao propo* proposito puede
        3 puis purpo* purpose quanto quatr*..de quatre+jours quell*+@ask quello+che quier* quiero quilo*+@eat
        3 quilo*..seman* regla rentr* rentrer revient ruckf* sag sag+@self sagt sale say+@self schritten schwitzt
        3 se+@ask se+@eat se+@not se+como se+puede seit semaines seman*..de semanas senta* ser+es sette sind+blau
        3 sit+ups six so+that so..i sono+stata sorel* sorella soy+una spieg* stata+@control still* sto stree*
        3 streefgewicht sua sue te+@jump tengo+@afraid tengo+@ask tengo+derecho tengo+miedo tengo+que tengo..a
        3 tengo..comer the+@body the+dress the+scale they they+@not they+dont thin throu* through throw* tips to+put
        3 to..kg toast tot+het trainer+sagt tre+settimane tres..para trink* trots tudo..que tutto+quello twint*
        3 twintig um+imc un+@eat un+@food un+imc un..alime* un..e un..suda und+@hate und+@past und+vor under+#45
        3 under+@thindrink under+the until up+for ups val van van+gisteren vanda*+@control vaso vener* venerdi verao
        3 verbr* verlo*+@without verloren+ohne verpe* verpest vertr* viele+@exercise vingt vingt+fois viva
        3 voglio+perdere volto* voltou voor+het vor want was+@control weil what+do wil+zo will+dass wird+es worde*
        3 worden worki* working y+@other y+el y+luego zet zijn zo zodat zonder+iets zu zu+werden zum+@lose
        3 zum+abnehmen zwei+@pain zwei+mal ~<abd ~<abdo ~<affa ~<al> ~<ali ~<alim ~<as ~<aus ~<av ~<avo ~<bi ~<bit
        3 ~<boui ~<bro ~<bu ~<ce ~<che ~<cli ~<cor ~<cre ~<dan ~<def ~<defi ~<dia ~<dre ~<du ~<edu ~<educ ~<en ~<enco
        3 ~<esc ~<ev ~<fo ~<fri ~<gro ~<hung ~<iv ~<ive ~<ive> ~<jo ~<kle ~<klei ~<kom ~<liv ~<ll ~<lle ~<mand ~<mang
        3 ~<meno ~<met ~<min ~<nu ~<off ~<off> ~<om> ~<pan ~<per> ~<pra> ~<prof ~<pur ~<rech ~<regl ~<ri ~<saba ~<se
        3 ~<si> ~<so> ~<son ~<sono ~<sons ~<sput ~<st ~<suda ~<tag ~<tage ~<te ~<tea ~<thig ~<tip ~<tres ~<und ~<us
        3 ~<vac ~<von ~<von> ~<wea ~<zi ~aag ~abd ~abdo ~ach ~ache> ~af> ~affa ~affam ~agen ~agen> ~agr ~agra ~ake
        3 ~ale ~alim ~alime ~aller ~alme ~alor ~alori ~am> ~ando ~andom ~asi> ~asser ~atand ~ativ ~ats ~ats> ~avo ~ay>
        3 ~ays ~ays> ~bdo ~bit ~boui ~bouil ~bro ~buf ~buff ~cch ~cer ~che ~chif ~chifo ~chut ~chute ~cic ~cio> ~ciona
        3 ~clin ~comer ~comid ~compe ~cone ~dat> ~def ~defi ~dimag ~dome ~dome> ~duca ~eac ~each ~educ ~educa ~eer>
        3 ~efi ~ehr ~eim ~eks ~eks> ~el> ~en> ~ena ~enco ~enor ~entos ~enz ~enzi ~ers ~eru ~es> ~esc ~ess ~ets ~ette
        3 ~evo ~evo> ~ff> ~ffam ~fie ~fri ~fuh ~gers ~gh> ~gibts ~gorda ~gra> ~gross ~has ~hif ~hifo ~hig ~high ~high>
        3 ~hre ~hung ~hunge ~hut ~hute ~hute> ~ia> ~ibts ~ibts> ~ico> ~ie> ~iel> ~iere> ~ifo ~illo ~illon ~imagr ~in>
        3 ~ine ~inic ~inica ~ipl ~ipli ~iplin ~ique ~ique> ~ire> ~ive> ~ken ~ken> ~kle ~klei ~klein ~ks> ~lein ~leine
        3 ~let ~levo ~levo> ~lic ~lime ~limen ~linic ~lit ~ller ~llevo ~llon ~llon> ~lls ~lme ~lon> ~lor ~lori ~ls>
        3 ~magr ~magra ~mande ~mang ~matan ~meno ~menta ~mer ~mi> ~mpens ~nce ~ndom ~ndome ~nes> ~ngere ~nik ~nk> ~now
        3 ~ntos> ~nzio ~off> ~oge ~oit> ~omer ~omid ~omina ~omito ~ompe ~ompen ~ono ~ono> ~ons ~onst> ~ora> ~orda>
        3 ~osi ~osse> ~oui ~ouil ~ouill ~our> ~oy> ~pan ~para> ~pens ~per> ~pli ~plin ~po> ~pra> ~ps> ~put ~que> ~quei
        3 ~qui ~raa ~raf ~raf> ~ree ~regl ~res ~rfa ~rid ~rink ~rme ~rois> ~roit ~roit> ~rosse ~rt> ~saba ~sas ~sas>
        3 ~sat ~schif ~see ~sen> ~si> ~sit ~sono ~sono> ~sons ~sonst ~sput ~ssen ~ssen> ~star ~suda ~tand ~tando ~tee
        3 ~terd ~th> ~thig ~thigh ~thr ~tip ~to> ~tre ~tres ~tte> ~twe ~uck ~uill ~under ~unger ~vac ~vin ~von> ~was
        3 ~wea ~ys> ~ziel ~zion
        2 #10..een #10..em #10..ohne #10..tre #10..trois #10..una #10..verlo* #100+kilo #100+kilos #1200+@trapped
        2 #1200..dia #20+k #20..en #3..la #45+de #45..dice @afraid+@data @afraid+@not @afraid+@stop @afraid+de
        2 @afraid+di @afraid+se @again+@binge @again+@die @again+@pills @again+@pressure @again+a @again+de
        2 @again+naar @again+tengo @all+@here @all+@period @all+@self @all+@swelling @all+me @all+quell*
        2 @alone+@minutes @alone+@pressure @alone+@scale @alone+@vision @alone+y @arm+@all @arm+@few @arm+@nothing
        2 @arm+@sport @arm+@stop @arm+@wait @arm+veces @ask+#20 @ask+@arm @ask+@ask @ask+@car @ask+@child @ask+@die
        2 @ask+@food @ask+@means @ask+@morning @ask+@other @ask+@speech @ask+@vision @ask+@vomit @ask+@water @ask+bem
        2 @ask+ce @ask+comi @ask+desca* @ask+do @ask+een @ask+estoy @ask+geht @ask+ho @ask+i @ask+lange @ask+melho*
        2 @ask+merit* @ask+mijn @ask+my @ask+nicht @ask+nunca @ask+perdr* @ask+tirar @ask+vivir @ask+zie @better+@self
        2 @better+is @binge+en @binge+und @blue+@fat @blue+@sport @blue+und @body+@more @body+@pressure @body+@seizure
        2 @burden+@data @burden+@off @burden+@wait @burden+ik @burden+si @burn+#1200 @burn+@food @burn+@give
        2 @burn+@off @burn+@vision @burn+off @calorie+@again @calorie+@past @calorie+@pills @calorie+@stop
        2 @calorie+@they @calorie+par @calorie+vanda* @care+@reason @chest+@data @chest+@film @chest+@past
        2 @chest+@wish @chest+show @child @child+@ask @confused+@eat @confused+@not @control+@give @count
        2 @count+@again @count+@arm @count+@they @count+as @count+und @cry+@again @cry+e @cry+om @cry+per @cry+when
        2 @cut+@food @cut+@thindrink @data+@arm @data+@better @data+@cry @data+@end @data+@enough @data+@family
        2 @data+@feel @data+@find @data+@other @data+@without @data+a @data+geht @data+kilom* @data+lange @data+mas
        2 @data+squat* @decide+@off @decide+@other @decide+como @decide+how @die+@again @die+@all @die+@blue
        2 @die+@empty @die+@end @die+dan @die+ik @die+pizza @die+waage @doctor+@enough @doctor+i @earn+@burn
        2 @earn+@life @earn+@vision @eat+@chest @eat+@die @eat+@earn @eat+@find @eat+@future @eat+@means
        2 @eat+@pressure @eat+@reason @eat+@tired @eat+bem @eat+damit @eat+darf @eat+for @eat+i @eat+melho*
        2 @eat+nicht* @eat+once @eat+perdr* @eat+pour @eat+pract* @eat+so @eat+tirar @eat+uit @eat+und @empty+la
        2 @end+@binge @end+@here @end+@lose @end+@thing @end+@vomit @end+le @enough+@end @enough+a @exercise+@die
        2 @exercise+@give @exercise+@self @exercise+@stop @exercise+@they @exercise+@tired @exercise+becau*
        2 @exercise+befor* @exercise+for @exercise+ik @exercise+lopen @exercise+op @exercise+por @exercise+prima
        2 @exercise+to @exercise+um @exist+@die @exist+@thin @face+me @family+@child @family+@fun @family+@head
        2 @family+@jump @family+@leg @family+@skip @family+@sport @family+@vomit @family+denkt @family+eet
        2 @family+luta @family+per @family+ringt @fat+@hate @fat+@not @fat+@they @feel @feel+@burden @feel+@few
        2 @feel+@skin @feel+culpa @feel+in @feel+like @feel+the @few+@afraid @few+@die @few+@earn @few+@thin @few+como
        2 @few+ein @few+fett @few+gut @few+nos @few+une @few+y @film+@arm @food+@count @food+@give @food+@wait @food+d
        2 @food+di @food+und @fun+@afraid @fun+@all @fun+@ask @fun+@enough @fun+@few @fun+@gone @future+@thin
        2 @give+@blood @give+@data @give+@wish @give+andar* @give+ieri @give+mia @give+riso @gone+@again @gone+desde
        2 @guilt+@again @hate+@data @hate+@other @hate+how @hate+il @hate+meine* @head+@fun @head+@morning @head+@self
        2 @here+@body @here+@calm @here+@child @here+@hide @here+@laxative @here+@papers @here+@past @here+@self
        2 @here+balan* @here+clini* @here+giorn* @here+magra @here+minha @here+never* @here+salle @here+tisan*
        2 @hide+@burden @hide+@eat @hide+@gone @hide+@not @hide+@reason @hide+con @hide+il @hide+weg @hunger+@sleep
        2 @jump+@ask @jump+@jump @jump+@period @jump+@pressure @jump+@skin @jump+@trapped @jump+et @jump+l
        2 @laxative+@give @laxative+@here @laxative+@lose @laxative+befor* @letter+@family @lose+@data @means+@eat
        2 @minutes+#more @minutes+@all @minutes+@ask @minutes+@family @minutes+@give @minutes+@lose @minutes+@papers
        2 @minutes+@skin @minutes+a @minutes+des @minutes+in @minutes+minha @minutes+no @more+@decide @more+@not
        2 @more+@nothing @more+@past @more+@period @more+@water @more+@wish @more+auf @more+bajo @more+plane*
        2 @more+rapid* @morning+@ask @morning+@binge @morning+@past @morning+@wait @morning+a @morning+die @morning+la
        2 @need+@ask @never+beste* @night+@family @night+@other @night+@thindrink @night+@tired @night+geh @night+kein
        2 @night+plund* @night+y @nobody+sees @not+@body @not+@child @not+@fat @not+@papers @not+@past @not+@pills
        2 @not+@pressure @not+@reason @not+@scale @not+@vision @not+como @not+eaten @not+hoef @not+let @not+merec*
        2 @not+merez* @not+naar @not+se @not+sei @not+vois @nothing+@find @nothing+@here @nothing+@minutes
        2 @nothing+@not @nothing+en @nothing+om @numb+@data @off+@again @off+@all @off+@data @off+@eat @off+@food
        2 @off+me @other+@all @other+@cut @other+@head @other+@here @other+@self @other+@sorry @other+frigo
        2 @other+viern* @papers+que @past+@again @past+i @period+@exercise @period+@pills @period+@wish @pills+@here
        2 @pills+@hide @pills+@papers @pills+@scale @pills+clini* @pills+giorn* @pills+never* @pills+salle
        2 @pills+tisan* @pressure+@give @pressure+@past @pressure+@thindrink @pressure+me @reason+@control @reason+ik
        2 @scale+@ask @scale+@die @scale+@sport @scale+avant @scale+is @scale+mas @scale+num @scale+runte* @scale+si
        2 @scale+van @self+@binge @self+@calm @self+@exist @self+@family @self+@planned @self+@sport @self+asseo*
        2 @self+ate @self+been @self+bijna @self+bin @self+can @self+chew @self+culpa* @self+docht* @self+door
        2 @self+eat @self+een @self+einge* @self+erst @self+evano* @self+facci* @self+feel @self+finde @self+finge*
        2 @self+fuhl @self+herma* @self+log @self+love @self+mehr @self+not @self+obiet* @self+objec* @self+objet*
        2 @self+op @self+peux @self+prend* @self+renne* @self+repas @self+reste @self+ribs @self+soeur @self+sohn
        2 @self+solo @self+spaar @self+spend @self+stand* @self+tage @self+take @self+tanze @self+thigh* @self+think
        2 @self+tranq* @self+trouv* @self+verst* @self+voel @self+vomit* @self+walk @self+wil @skin+@more @skin+@thin
        2 @skin+es @skip+@eat @skip+@here @skip+@pills @skip+@thin @skip+@thindrink @skip+l @skip+van @sorry+@means
        2 @sorry+@wish @speech+@ask @sport+@burn @sport+en @stop+@burden @stop+@burn @stop+@earn @stop+@pressure
        2 @stop+@scale @stop+adelg* @stop+emagr* @stop+la @stop+pra @sugar+@papers @swelling+@all @swelling+esta
        2 @they+@again @they+@all @they+@cut @they+@data @they+me @they+ne @they+repas @thin+@alone @thin+@arm
        2 @thin+@calm @thin+@morning @thin+@self @thin+@wait @thin+l @thin+zu @thindrink+@burden @thindrink+@burn
        2 @thindrink+@chest @thindrink+@control @thindrink+@film @thindrink+@future @thindrink+@gone @thindrink+@hide
        2 @thindrink+@nothing @thindrink+@pressure @thindrink+@thing @thindrink+@worse @thindrink+maken @thindrink+old
        2 @thindrink+watch @thing+@night @thing+says @tired+@arm @tired+@scale @tired+dos @tired+en @trapped+@again
        2 @trapped+@minutes @trapped+@thindrink @trapped+@thing @trapped+at @trapped+heen @vision+#100 @vision+@self
        2 @vision+@thin @vision+ik @vomit+@decide @vomit+@hide @vomit+@they @vomit+apres @vomit+esta @vomit+na
        2 @wait+@burden @wait+@cry @wait+@decide @wait+@earn @wait+@give @wait+@pills @wait+@vision @wait+@vomit
        2 @wait+a @wait+chaqu* @wait+da @wait+dan @wait+do @wait+frida* @wait+non @wait+that @water @water+in
        2 @wish+#10 @wish+@afraid @wish+@calorie @wish+@exist @wish+@means @wish+@need @wish+@nothing @wish+@numb
        2 @wish+@pills @wish+@skip @wish+che @wish+la @wish+paro @wish+perde* @wish+zo @without @without+@again
        2 @without+@exercise @without+@nothing @without+@papers @without+menst* @without+rien a+@burden a+@thindrink
        2 a+@tired a+calca a+comida a+geladeira a+las a+un a..and a..calor* a..despu* a..ontem a..para aan..komen
        2 abdos abendessen abneh* abnehmen ad addom* addominali adelg* adelgazar af..valle* after+that ai+ete ai+un
        2 al+@doctor al+medico alergica alergica+a alle alle+due aller* allor* allora alors+@self alors+j
        2 alrea*+@decide als+@self als+ik als..s also am+an an+des an..mit and+got and+im and+ive and+she annul*
        2 annule ao+@doctor ao+medico apert* apres+chaque apres..repas arroz+y as+@calorie as+calorias asseo* asseoir
        2 at+practice auf auf+@die auf+die auf+und aun aus..und aux+@hide aux+toilettes avant+@give avant+vendredi
        2 aver avo avond* avondeten back baila* baila*..#45 bailarina baja+@here baja+@pills baja+la balan* balei*
        2 balle* becau*+@self because+i bed been been..for before+i bei ben+#10 ben+een ben..een ben..om beste* bevo
        2 bij bis..ist biscu* biscuit blauw* blauwe bleib* bleibe bolac* bones boyfr* boyfriend broke* broken bucke*
        2 bucket bufe bufe..e but+@thindrink c+est cada cada+refeicao cafe..chicl* calca calca+@pressure calorias+por
        2 calorieen calorieen+per calorieen+vandaag calories+par cammino can..on cance* cant+@stop cant+stop ce+n
        2 chaqu*+@decide chaqu*+@eat chaque+repas che+@wish che..il che..tutto chew chicl*..#100 chicle chiclete chili
        2 choro ciclo coach+zegt com+o combi*..par comme*+@lose comment+perdre como+bem como+tirar como..a como..bebo
        2 como..corre* con+@other con..al con..kcal conse* conta conta*..volte corre*..horas cose croit croit+@ask
        2 croit+que cry+@ask cry+when cuant*+@exercise cuant*+@more cuanto+mas cuatro+dias culpa* culpabilise cup d
        2 d+hier da+@self da+minha daarn* daarna dagen+@nothing dagen..om dann dar..peso das+@arm das+dos dass
        2 dat+@self dat..een days+and de+@hide de+@nothing de+@scale de+ayer de+ir de+m de+me de+moi de+pasta
        2 de+rentrer de+riz de+spiegel de+squats de+wc de..duas de..giste* de..la de..nog de..par de..passo* de..por
        2 de..quatr* de..rien de..verpe* debil defic*..#more defic*..calor* defice defice+de deficit+de del+@hide
        2 dem+buffet dem..jetzt dem..wiede* demai*+@exercise demi denk denkt+@self dentr* dentro depoi*+@here
        2 depoi*+@minutes depois+da depois+do depuis+des der+@morning der+tag des+semaines des..pour desca*+@wish
        2 deux..rien di di+@eat di+@food di+@fun di+andare di+ieri di+mia di+riso di..un dia+@few dia..das dias..#more
        2 dias..cafe dias..caldo die+@papers die+@scale die+pizza die+waage die..runte* dieta+e dinge* dingen direi*
        2 disci*+@they discipline do+@ask do+que docht* dochter docto*+@self doctor+i dois+@earn donc door+heen
        2 dos+veces down+@self down+my draag drop drum duas..a dubbe* dubbele durf e+ho e+mi e+piango e+silenzio
        2 e..#300 e..l e..me e..quand* each eat..i eaten eaten+for eatin*+@food educa*..me een+@data een+week een..aan
        2 een..dat een..heb een..te een..van eerst eet+@not eet+en ein+@fat ein..von einde* eindelijk einem+monat
        2 ejerc* el+@burden el+@pressure el+@scale el+peso el+viernes el..y elke en+@wait en+casa en+daarna en+het
        2 en+una en..calor* en..de en..in en..pour en..ze enorm* enorme entro entro+venerdi erst es+@end es+aus es..en
        2 es..ist escal* esce escondidas escup*+@here escup*+@pills escupo escupo+la ese essen+@again essen+@earn
        2 essen+darf essen+und est+@data est+@exercise est+@here est+@not est+@pills est+fichue est+la est+pas esta+em
        2 estar et+@here et+@pills et+j et+la et..dans ete+@control evanouir even every*+@self every+@data every+week
        2 every..and every..me everything everything+i explicar explicar+por fa..in fare fatto feel+@thindrink
        2 feel+like feel+the feel..failu* feest fichu* fichue fico filho+luta final* finalmente finch*+@not finche+non
        2 finde fini+le fino fino+a fiz fois..jour food+@ask food+and food..the fora four four..of fraca fress*
        2 from+@data from+yesterday fuhle fuhle+@self fuhle+mich furs gaat+de garga*..carne garganta+esta ge geh geht
        2 geht+das gelad* geladeira gemac* gemac*+@ask gemacht genom* genommen gente gesch* geschaut get
        2 get+@thindrink get+the gets giornata giste* gisteren gone gram grammi great grote hab+@afraid hab+angst
        2 habe..verlo* half half+a hals has+@leg has+been has+to hasse+meinen hate+@ask hate+@data hate+how have+to
        2 haven*+@eat havent+eaten heen herma* het+feest het+voor het..weer heute heute+kein ho+@afraid ho+fatto
        2 ho+paura hoe..ik hoeve*+@exercise hoje hoje+@not hoje+nao hora hora+@not hora+no how..i hueso* huesos hui+et
        2 hui..de huil+om i+@find i+@head i+@lose i+@sorry i+@wait i+ate i+can i+chew i+got i+have i+love i+spend
        2 i+take i+think i+walk i..bread i..fat i..food i..on i..run i..today i..twent* ich+@more ich+bin ich+finde
        2 ich+fuhl ich+mehr ich+tanze ich+will ich..#3 ich..desto ich..einen ich..kg ich..mich if+@self if+i ik+@all
        2 ik+@ask ik+@hunger ik+@trapped ik+alles ik+bijna ik+door ik+spaar ik+wil ik..al ik..in ik..mezel* ik..om
        2 il+@eat il+@few il+frigo il..senza ils ils+@not ils+ne im+@afraid im+already im+just im..dance* im..of
        2 in+@afraid in+@guilt in+colpa in+drei in+two in..#10 in..abneh* in..and in..en in..het in..per in..week
        2 in..weeks insul* insul*+@here insul*+@self into..and is+#20 is+@arm is+@past is+back isst isst..mehr ist
        2 it+@off it+@trapped it+@worse it+before it+for it+gets it+off it+out it..a ive+@leg ive+been ive+got
        2 ive..mysel* je+@guilt je+@here je+culpabilise je+peux je+prends je+reste je+suis je..c je..ich je..pese
        2 jean+serre jede jede+woche jejuo jetzt jetzt..nur journee+est jusqu jusqu* jusqu*+@here jusqu*+@pills jusque
        2 jusque+la juste+une k kann+@not kann+nicht kcal..dia keek keeps+@self keeps+me keer..dag kg+em kg..tre
        2 kg..weeks kilo kilo+@wait kilo+afvallen kilom* kilos+avant kilos..semai* km+lopen knochen krach* kracht
        2 krieg krieg+@self krieg+ich l+@pills l+@thindrink l+@water l+ho la+@eat la+@papers la+@scale la+giornata
        2 la+nevera la+salle la..cosi la..larga lager las+@arm las+dos las..de las..mi lassa* lassativi laufe*+@end
        2 laxan*..de laxantes laxee* le le+@eat le+@exercise le+@fat le+@morning le+diner le+frigo le+matin le..dans
        2 le..di le..me le..non le..puis leave left legge* leichter les+@decide les+@eat les+repas les..ne let+@self
        2 liber* like..failu* litro* litro*+@past litros litros+antes lloro+por loop+@self loop+ik los+@thin
        2 los+huesos love luta m+@faint m+asseoir m+evanouir m..de ma+soeur maar+de maigrir mais mais+@self mais+je
        2 make makes makes+@self makes+me mal mal..gezah* mamie manda* mange* mange+un many+@minutes many+km many..i
        2 marzo mas+@lose mas+bajo matin+@self me+@cry me+@minutes me+da me+on me..fois me..like me..the mehr+@wish
        2 mehr+auf mein+sohn meine meine+@period meine+tage meine+tochter melho*+@self menos menos+@eat menos+como
        2 menst* menstruacao mereco merez* merezco messe meta..com mets+@self metti mi+@family mi+faccio mi+objetivo
        2 mi..en mi..no mi..setti* mia..si mich+@few mich+so mijn+dochter mijn..niet minha+@family minimo
        2 mio+obiettivo mit..schri* moet mois+@without mois+sans mon+@decide mon+@eat mon+@sport mon+objectif monat
        2 monde+@self monde+me monte more morge*+@die morge*+@hunger morgens+die my+@chest my+@thin my+ribs my+thighs
        2 my..day my..goal my..is my..on my..purpo* my..to my..with mysel* mysel*+@eat mysel*..a mysel*..times myself
        2 n+est naar+het nach..torte nacht*..ich nachts+geh nachts+plunder nada nada+@wait nao+como nao+mereco
        2 nao..comer nasco* nasco*+@other nascondo nascondo+il ne+@eat ne+@vision ne+vois nei nella never* nevera
        2 nicht* nicht*+@eat nicht+auf nicht..was nichts nient*..a niet+@again niet+hoef niet+naar niet..is
        2 niets+@more niets+@water niets+meer niks+@wait no+@ask no+merezco no..a no..comer nobod*..i nobody+sees
        2 noche+y nog noite+e non+@eat non+mangio nonna nos..de not+@eat nothi*+@wait novo now+@self now+its
        2 num+@means num+@self num+mes numer*+@more nur..mit o+@burden o+@pressure o+@scale o+peso o..a o..sem
        2 obiettivo objec* objectif objetivo odeio odio+@other odio+il of+@all of+@thindrink of+everything of+ik
        2 of..weigh* off+@self off+me om+de om..valle* omdat on+@thindrink on+the only+@control only..i op op+en ora
        2 overa* overa*+@swelling overal overgeven panico+se para+@burn para+@here para+@pills para+adelgazar
        2 para+emagrecer para+la parce passa* paste* pastel paura+di pelo penso per+@lose per+dimagrire per..e
        2 perde*..chili perder+#10 perdi* pero+por pese..fois pese..par peso+@wish peur+de piango+per piedi+@all
        2 pillo*..non pizza+de plane*+@ask plane*+@eat plann*+@ask plann*+@data planning+how pleas* please plund*
        2 plund*+@self plunder plus+@ask plus+@self plus+je plus+que plus..est plus..je plus..plus por por+#300
        2 por+@other por+el por+que posso..#1200 poter+@eat poter+mangiare pour+@lose pour+@thin pour+maigrir pract*
        2 practice prend*+@laxative prendo prendo+lassativi prends prima prima..poter puedo+@life puedo+vivir
        2 puedo..con puis+tout puis+une qu+@they qu+ils quand quand*..#100 quand+est quatro+dias que que+@exercise
        2 que+@never que+@wish que+comi que+como que+correr que+estoy que+nunca que+se que..ai que..o quello quema*
        2 quemar quero..de quier*..de quiet* quilos+num quind*..al quindi refeicao regle rent repar* repas reste
        2 ribs+@data ribs+@film ribs+show rice rid rid+of rid..it rien ringt riso+e riz riz+et room runte* ruste*
        2 rusten sache* sag+ich salle sans+@nothing sans+@self sans+rien satur* scale schneller schul* schwi* se+@jump
        2 se+@morning se+@skip se..tenho seder* sedere seis seis+@papers sem+@period sem+menstruacao semai*..le
        2 sempre+a sentadillas sento+in sera+e serre+le sete setti*..il sh show si+@here si+@pills si+la si..le sieht
        2 siempre+tengo sient*+@guilt siete silenzio sind+@blue sind+@minutes so..dont soeur sohn sohn+ringt solo+y
        2 sonst..ich sou soy spaar spaar+@self spaar+mijn spend spiegel spuckt sputo spuug* spuugt squats+per standing
        2 stare stare+in stark* stata stree*..bij stuck sture* sturen subir suda+con svuot*+@other taart tage
        2 tagen+@empty tagen+@nothing tagen+nichts tanze te+maken tekor* tekort tekort+van tenho..a tenho..corre*
        2 tenir that+@food that..me thats the+@burden the+@calm the+@few the+@future the+@hide the+@morning
        2 the+@pressure the+@thin the+@thing the+old the+watch the..after the..i then+i thigh* thighs think*
        2 think*+@self thinks thinks+i times..day tirar tirar+a tisan* tisan*+@laxative to to+@lose to+go to+lose
        2 to+make tocht*+@eat today toilettes tomo+@laxative tomo+laxantes tot tot+dan tout tranq* trap tras tre..il
        2 tre..per tres+dias trouble trouv* trouve tudo+e tutto tutto..senza twee+keer twee+maanden twice two
        2 two+weeks um+@thin um..de um..zu un+demi un+numero un..la una+@eat una+cena und+@ask und+kann und..bis
        2 und..dem und..es une until+@self until+@thindrink until+the up+@self up+my van+@ask vanaf veces veces+al veo
        2 verbr*+@self verbranden verdi* vergo* vesti* vez+de vier+dagen viern* viernes vogli*+@ask vogli*..#10
        2 vogli*..chili voglio+che volte+al vom+@hide vomit* vomit*..propo* vomited voor+@self voor+ik voor+vrijdag
        2 voor..gewic* voor..ik waaro* waaro*+@self waarom waarom+ik wanne* wanneer was+@numb was+@self was..today
        2 wasser wat+een watch+says wc weak weari* wearing week+and week..dat weer+naar weer..de weigh..times wenn
        2 whats whats+@thindrink whats+the where+@self wie wie+geht wie+lange with with+my with..last witho* without
        2 woche* woche+@data y+@again y+@cry y+lloro y+me y..la yogur ze+@ask ze+@self ze+is ze+me ze..niet zeg+ik zes
        2 zeven zie zie+ik zimme* zimmer zodat+@self zodat+@they zodat+ze zodat..niet zonde*..doen zu+@eat zu+@self
        2 zu+machen zu+mir zum zweet zwei+@period zwei+@thing zwei+tage zwei+uhr zwei..gezah* ~<ab> ~<abf ~<abfu ~<aff
        2 ~<am> ~<and> ~<asi ~<asi> ~<aus> ~<aver ~<bal ~<banh ~<bano ~<bebo ~<bis ~<bitt ~<bl ~<bm ~<bmi ~<bmi>
        2 ~<brot ~<buf ~<buff ~<can> ~<cena ~<ci ~<cib ~<cibo ~<cic ~<coa ~<coac ~<cons ~<cred ~<cu ~<cua ~<daf ~<dafu
        2 ~<dag ~<dage ~<danc ~<dans ~<dar> ~<day ~<days ~<de ~<de> ~<denk ~<des> ~<desh ~<deux ~<dias ~<dico ~<die>
        2 ~<digo ~<dima ~<din ~<dir ~<disc ~<dist ~<dos ~<dos> ~<drei ~<dri ~<drie ~<droi ~<due ~<due> ~<dus> ~<ea
        2 ~<ed ~<een ~<een> ~<eet ~<ein ~<en> ~<enc ~<eno ~<enor ~<er ~<era ~<eraf ~<es ~<ess ~<esse ~<et> ~<etw
        2 ~<etwa ~<eve ~<exp ~<fai ~<febr ~<fier ~<flac ~<foi ~<fois ~<for ~<frid ~<frig ~<fu ~<gai ~<gain ~<gap
        2 ~<gap> ~<get ~<gi ~<gib ~<gibt ~<gor ~<gord ~<got ~<got> ~<gra ~<gros ~<gua ~<has ~<hav ~<have ~<heim ~<heu
        2 ~<hoe> ~<hour ~<hoy ~<hoy> ~<hu ~<hun ~<i> ~<ic ~<ich ~<ich> ~<ik ~<ik> ~<imc ~<imc> ~<in> ~<ir ~<it ~<jant
        2 ~<je> ~<jou ~<jour ~<kee ~<kl ~<komm ~<kr ~<la> ~<lit ~<litr ~<live ~<lo> ~<ma ~<maal ~<mag ~<mai ~<make
        2 ~<man ~<mata ~<mett ~<minc ~<mini ~<must ~<nag ~<nage ~<neg ~<nega ~<noj ~<now ~<now> ~<num> ~<numa ~<of
        2 ~<oma ~<oma> ~<par ~<par> ~<para ~<pil ~<plu ~<pode ~<poli ~<pour ~<pra ~<quei ~<quel ~<rap ~<rape ~<rec
        2 ~<reca ~<ren ~<revi ~<sag ~<say ~<schi ~<se> ~<set> ~<she ~<she> ~<sil ~<sile ~<sit ~<sit> ~<sli ~<slic
        2 ~<solo ~<sp ~<spuc ~<star ~<stat ~<stel ~<sud ~<teng ~<tenh ~<teru ~<tha ~<that ~<thr ~<toc ~<toi ~<toil
        2 ~<tre> ~<troi ~<trot ~<trou ~<tru ~<tud ~<tudo ~<twee ~<twi ~<ui ~<uit ~<uit> ~<um ~<um> ~<und> ~<val ~<vall
        2 ~<ve ~<ved ~<vej ~<vejo ~<vier ~<volt ~<vomi ~<vr ~<wass ~<wat ~<wear ~<wee ~<weer ~<wie ~<wied ~<word ~<ze>
        2 ~<zod ~<zw ~<zwe ~<zwei ~aalti ~ab> ~aba ~abad ~abado ~abdom ~abf ~abfu ~abfuh ~aca ~acch ~acchi ~acer
        2 ~acerm ~acher ~ada ~ada> ~afu ~afur ~afur> ~agel ~agt ~agt> ~ai> ~aig ~ail ~air ~aire ~aire> ~ak> ~ali ~all
        2 ~alle> ~alme> ~alo ~alti ~altij ~amer ~ancer ~and ~ane> ~angio ~anhe ~anhei ~anic ~anico ~anik ~anik> ~ann>
        2 ~ano> ~anti ~anti> ~anto ~anto> ~ap> ~ape ~apet ~apeti ~ar> ~are> ~arf ~arke ~arme> ~art> ~asco ~asi ~astic
        2 ~ata ~atan ~ater ~atia> ~ative ~aus> ~auw ~ave> ~axan ~axant ~axat ~axati ~bad ~bado ~bado> ~bal ~ban ~bang
        2 ~bang> ~banh ~banhe ~bano ~bano> ~bdom ~bdomi ~bebo ~bebo> ~bele ~bfu ~bfuh ~bfuhr ~bis ~bitt ~bitte ~ble
        2 ~ble> ~bmi ~bmi> ~bread ~brot ~bts ~bts> ~buffe ~cai> ~calme ~can> ~cchie ~ccio ~ccion ~ce> ~cena ~cent
        2 ~cerm ~cerme ~ceu ~cha> ~chaa ~che> ~chen ~chen> ~cher> ~chicl ~chti ~chtig ~chts ~chts> ~chu ~chw ~cib
        2 ~cibo ~cibo> ~cion ~cip ~cipl ~cipli ~coac ~coach ~coge ~colh ~colhe ~cond ~cons ~conta ~corpo ~cre ~cred
        2 ~cua ~da> ~daf ~dafu ~dafur ~dag ~dage ~dagen ~danc ~dance ~dano ~dano> ~dans ~day> ~days ~days> ~defic
        2 ~denk ~des ~des> ~desh ~desha ~desto ~deux ~deux> ~dia ~dias ~dias> ~dic ~dica ~diene ~digo ~digo> ~dima
        2 ~din ~dir ~disc ~disci ~dist ~distu ~domi ~domin ~dos> ~dre ~drei ~drei> ~dri ~drink ~dro ~droi ~droit
        2 ~ducac ~due ~due> ~ead> ~ean> ~eas ~eb> ~eca ~ecai ~eche ~ede ~ede> ~eder> ~edu ~eeks ~eeks> ~een> ~eets
        2 ~efic ~ega ~egat ~egati ~egla ~ego ~ego> ~eht ~eht> ~ei> ~eimo ~eimo> ~einen ~eir ~eiro ~eiro> ~eis> ~ejo
        2 ~ejo> ~ek> ~eke ~elf ~ell ~ella ~ella> ~ema ~ena> ~enar> ~enc ~encio ~encog ~encol ~engo ~engo> ~enh ~enho
        2 ~enho> ~enk ~enk> ~enorm ~ense ~ent> ~entai ~entar ~entro ~eraf ~eraf> ~erf ~erin> ~erme ~erme> ~erri ~ersu
        2 ~ersuc ~erta> ~erug ~erug> ~esh ~esha ~essi ~esso ~essor ~estel ~eta> ~ete> ~eten ~eten> ~etis ~etiss ~ett
        2 ~etta> ~ette> ~ettes ~etwa ~etwas ~exia ~exia> ~exp ~eze ~fai ~fall ~fam ~febr ~fet ~fet> ~ffel ~ffet ~ffet>
        2 ~fier ~fiere ~fiz ~flac ~flaca ~foi ~fois ~fois> ~fos ~fosa ~fosa> ~frid ~frig ~fuhr ~fur ~fur> ~gai ~gain
        2 ~gap ~gap> ~gat ~gati ~geht ~geht> ~gel> ~ger> ~gere> ~get ~gib ~gibt ~gio ~gna ~gnan ~gnant ~gno ~gno> ~gom
        2 ~gord ~gran ~grir ~gros ~hacer ~ham ~has> ~hats ~hats> ~he> ~hei ~heim ~heiro ~hem ~hem> ~hent> ~her> ~hicl
        2 ~hicle ~hier ~hifos ~hin ~hn> ~hoe> ~hour ~how> ~hoy ~hoy> ~hree ~hree> ~hro ~hti ~htig ~htig> ~hun ~iar
        2 ~iare ~iare> ~ibt ~icch ~icchi ~ich ~icle ~ido> ~ied ~iek ~iel ~iene ~ienz ~ifi ~ifie ~ifos ~ifosa ~ile
        2 ~ilen ~ilenc ~ilet ~ilo ~ilos ~ilos> ~ilu ~imag ~imane ~imc ~imc> ~imu ~imum ~imum> ~inal ~inc ~ince ~indi
        2 ~inen ~inen> ~inger ~ingt ~ingt> ~ini ~inim ~inimu ~ink ~ink> ~ins ~into> ~inz ~inze ~inze> ~io> ~ion ~iona>
        2 ~ioni ~ioni> ~iorni ~iqu ~ire ~iro> ~isci ~iscip ~ise ~istu ~istur ~isz ~ith ~ito ~ito> ~itr ~ive ~iz> ~jant
        2 ~jen ~jer ~jou ~jour ~kee ~knows ~kom ~laca> ~lar ~laxan ~laxat ~lenc ~lenci ~ler ~let> ~lette ~lev ~lhe
        2 ~lice ~lice> ~lina ~lina> ~lite ~litr ~liv ~ller> ~lls> ~lme> ~lorie ~los> ~lowe ~lpa ~lpa> ~lsa ~ltij
        2 ~ltijd ~lus ~maalt ~make ~mall ~malle ~manda ~mane ~mane> ~mas ~mata ~mc> ~men ~mes> ~met ~mida ~mida> ~min
        2 ~minc ~mince ~mini ~minim ~mito ~mito> ~mo> ~mpe ~must ~nag ~nage ~nagel ~nano ~nano> ~nant ~nante ~nar>
        2 ~ncer ~ncer> ~ncio ~ncio> ~nco ~ncog ~ncoge ~ncol ~ncolh ~ndel ~ndi ~ndo ~nega ~negat ~nen> ~ngio ~ngio>
        2 ~ngt> ~nheir ~nho> ~ni> ~nica ~nica> ~nico ~nico> ~nik> ~nimu ~nimum ~nis ~nis> ~nn> ~noj ~nor> ~nows ~nows>
        2 ~nst ~nst> ~nta ~ntai ~ntair ~nti> ~ntos ~ntro ~num> ~numa ~numa> ~nzion ~oac ~oach ~oach> ~oas ~obi ~och
        2 ~ochen ~ods ~off ~oile ~oilet ~ois ~oit ~oje ~ola> ~olhe ~olit ~olite ~olt ~olte ~olte> ~oma> ~omer> ~omida
        2 ~omin ~omme> ~omo ~omo> ~onan ~onano ~ond ~ones ~ones> ~oni> ~onst ~onta ~oorn ~opo ~orc ~orda ~ores ~orgu
        2 ~orgul ~ori ~orie ~orn ~orni ~orni> ~orpo ~orpo> ~ort> ~orz ~osa ~osa> ~oss ~osse ~ossib ~oter ~ouble ~ough>
        2 ~ours> ~out> ~owe ~ozo> ~panic ~panik ~par> ~pen ~pensa ~pense ~petis ~pil ~pill ~plu ~pode ~poder ~poli
        2 ~polit ~porti ~possi ~pour ~prof ~puc ~puck ~pur ~quats ~queim ~quel ~quell ~quind ~quinz ~raak ~rac ~rach
        2 ~rap ~rape ~rapet ~rbo> ~rchen ~rda> ~rdi ~rdis ~rdis> ~read ~read> ~reca ~recai ~ree> ~regla ~rei ~reit
        2 ~rel ~ressi ~revi ~revie ~rexia ~rez ~rge> ~rgu ~rgul ~rien ~rif ~rifi ~rifie ~rin ~rink> ~rke ~rni ~rni>
        2 ~ro> ~rof ~rois ~ross ~rot ~roub ~roubl ~roz ~rozo> ~rpo> ~rsu ~rsuc ~rsuch ~rta> ~rte ~rte> ~rua ~ruc ~rug>
        2 ~rvi ~rza ~rza> ~sabad ~sag ~sar> ~schi ~schw ~sci ~scip ~scipl ~scon ~scond ~sed ~sei ~seis ~seis> ~sen
        2 ~ser> ~set> ~she ~she> ~sib ~sic ~sica ~sica> ~sil ~sile ~silen ~sit> ~sito ~sli ~slic ~slice ~small ~solo
        2 ~solo> ~sor ~sos ~sos> ~spuc ~spuck ~ssa ~ssib ~ssic ~ssica ~ssor ~stell ~stic ~stoo ~stoor ~stuk> ~stur
        2 ~sturb ~suc ~such ~sucht ~sud ~suda> ~tagen ~tair ~taire ~tar ~tare ~tare> ~tart ~te> ~tea ~teld ~teld>
        2 ~tell> ~teng ~tengo ~tenh ~tenho ~terri ~teru ~terug ~tha ~that ~three ~thro ~tia> ~tine ~tine> ~tis ~tiss
        2 ~tisse ~toc ~toi ~toil ~toile ~toor ~torte ~tres> ~troi ~trois ~trot ~trou ~troub ~tru ~tsto ~ttes ~ttes>
        2 ~tto ~tto> ~tudo ~tudo> ~tuk> ~twa ~twas ~twas> ~twee> ~twi ~ua> ~uan ~uand ~uas ~uats ~uats> ~uble ~uca
        2 ~ucac ~ucht ~uchti ~uei ~ueim ~ueimo ~uell ~uella ~uffet ~ugh> ~uhr ~uie ~uillo ~uilos ~uind ~uindi ~uinz
        2 ~uinze ~uit> ~uk> ~ules ~ules> ~ulls ~uma ~uma> ~unde ~unge ~unz ~urbo> ~urs> ~us> ~usa ~usas ~usas> ~uta>
        2 ~ute> ~vej ~vejo ~vejo> ~ver ~vere ~vere> ~vert ~vier ~ving ~volt ~volte ~vomi ~vor> ~waf ~wass ~wasse ~wat
        2 ~wear ~wee> ~weeks ~weer> ~wei> ~weken ~west ~wie ~wied ~wiede ~win ~word ~xan ~xant ~xante ~xat ~xati
        2 ~xativ ~xia ~xia> ~zie ~zit ~zod ~zwe ~zwei ~zwei>
        -2 #10+@exercise #10+km #10..abneh* #100..#3 #1200..#20 #1200..g #20+@exercise #20+@hunger #20+@pills #20+kg
        -2 #20+km #3+kg #3..en #3..quatr* #more+kcal @afraid+@afraid @afraid+@arm @afraid+@sport @afraid+@wake
        -2 @again+@bridge @again+@minutes @again+@not @again+@nothing @again+@they @again+@trapped @again+@without
        -2 @again+auf @all+@fat @all+@other @all+@past @all+@thindrink @all+my @all+night @alone+@family @alone+@pills
        -2 @arm+@control @arm+@feel @arm+@leg @arm+@skin @arm+@thindrink @arm+@wish @arm+e @ask+@burden @ask+@care
        -2 @ask+@count @ask+@data @ask+@end @ask+@papers @ask+@past @ask+@planned @ask+@reason @ask+@self
        -2 @ask+@thindrink @ask+@trapped @ask+a @ask+cafe @ask+comer @ask+ein @ask+eu @ask+fico @ask+ist @ask+je
        -2 @ask+l @ask+mange* @ask+nehme @ask+previ* @ask+quilo* @ask+sabes @ask+smalt* @ask+soll @better+@ask
        -2 @better+@eat @better+@sport @better+@wish @better+dia @binge+@morning @binge+dag @binge+de @binge+nacht
        -2 @binge+pizza @blood+@earn @blue+@ask @blue+@eat @blue+@period @body+@blood @body+@eat @breath+@blue
        -2 @breath+@eat @breath+@wait @bridge+@self @burden+@eat @burden+@nothing @burden+@without @burden+a
        -2 @burden+en @burn+@few @burn+@pills @burn+@sport @burn+@wish @burn+la @burn+my @burn+o @calm+@earn
        -2 @calm+@morning @calm+@not @calorie+@give @calorie+@other @calorie+en @calorie+in @calorie+pour @car+@eat
        -2 @care+@ask @confused @confused+@ask @count+@exercise @count+@thindrink @count+le @count+les @cry+@eat
        -2 @cry+@more @cry+@papers @cut+@again @cut+@not @cut+@skin @cut+@stop @data+@burn @data+@control
        -2 @data+@minutes @data+@sugar @data+days @data+dia @data+do @data+ein @data+eiwit @data+nehme @data+peso
        -2 @data+prote* @data+steps @data+tage @decide+@minutes @decide+@wait @die+@body @die+@die @die+@hunger
        -2 @die+@minutes @die+@vomit @die+@wait @die+@wish @doctor+@few @doctor+@give @doctor+@need @doctor+@pills
        -2 @doctor+says @earn+@calm @earn+@future @earn+@minutes @earn+@scale @eat+@bridge @eat+@control @eat+@cut
        -2 @eat+@doctor @eat+@end @eat+@face @eat+@fat @eat+@heart @eat+@here @eat+@need @eat+@sorry @eat+@swelling
        -2 @eat+al @eat+as @eat+avant @eat+back @eat+befor* @eat+break* @eat+ce @eat+compr* @eat+da @eat+de @eat+les
        -2 @eat+previ* @eat+prima @eat+quoi @eat+that @eat+the @eat+une @empty+@calm @end+@exercise @end+@give
        -2 @end+@pressure @end+di @end+mit @enough+@decide @enough+@more @enough+@wait @enough+it @exercise+@better
        -2 @exercise+@binge @exercise+@enough @exercise+@here @exercise+@not @exercise+@scale @exercise+eine
        -2 @exercise+in @exist+@self @face+@ask @faint+@again @faint+@past @fall+@vomit @family+@better
        -2 @family+@burden @family+@data @family+@exercise @family+@food @family+@minutes @family+@thindrink
        -2 @family+@wait @family+@wish @family+and @family+va @fat+@ask @fat+@control @fat+@face @fat+@food
        -2 @fat+@thindrink @fat+@vomit @feel+@better @feel+@exercise @feel+@minutes @feel+@nothing @feel+@thin
        -2 @feel+@thindrink @feel+@vomit @feel+@water @feel+ich @fever+@ask @fever+@eat @fever+@gone @fever+@here
        -2 @few+@empty @few+@end @few+@face @few+@family @few+@give @few+@means @few+@night @few+@past @few+@pills
        -2 @few+@planned @few+@trapped @few+curio* @few+good @few+por @few+voor @film @film+@ask @film+@data
        -2 @food+@all @food+@better @food+@control @food+@morning @food+@swelling @food+antes @food+at @food+avant
        -2 @food+con @food+prima @funeral @future+@without @give+#20 @give+@exist @give+me @give+ripos* @give+un
        -2 @give+una @gone+@not @gone+@nothing @guilt+@not @hate+@exist @hate+@life @hate+@they @head+@not
        -2 @head+@thindrink @heart+@other @here+@fall @here+@fat @here+@head @here+@morning @here+@pills @here+fete
        -2 @here+quand* @here+semai* @hide+@faint @hide+@minutes @hide+@morning @hide+@wait @hide+am @hope+@ask
        -2 @hope+@not @hope+@nothing @hunger+@earn @hunger+bis @jump @jump+@off @jump+@stop @jump+es @kill+@food
        -2 @kill+@self @laxative+@exercise @leg+@arm @leg+@morning @leg+day @letter+@all @letter+@eat @letter+@wait
        -2 @letter+down @life+@pills @life+@self @life+@thindrink @life+@without @lose+@ask @lose+@body @lose+@decide
        -2 @minutes+@child @minutes+@eat @minutes+@feel @minutes+@find @minutes+@head @minutes+@morning
        -2 @minutes+@other @minutes+@pressure @minutes+@they @minutes+@vision @minutes+me @minutes+non @minutes+quand*
        -2 @minutes+seman* @more+@count @more+@eat @more+@family @more+@minutes @more+@morning @more+@papers
        -2 @more+@pressure @more+@reason @more+@self @more+@wait @more+@without @more+facil* @more+sehen
        -2 @morning+@calorie @morning+@leg @morning+@skin @morning+@skip @morning+habe @morning+lopen @morning+norma*
        -2 @need+@few @need+@more @need+ik @need+to @never+@self @night+@minutes @night+@more @night+con @nobody
        -2 @not+@afraid @not+@alone @not+@arm @not+@ask @not+@breath @not+@calm @not+@cry @not+@empty @not+@future
        -2 @not+@head @not+@minutes @not+@seizure @not+@sport @not+@sugar @not+@they @not+@thindrink @not+@tired
        -2 @not+@trapped @not+@wake @not+compr* @not+eat @not+feel @not+ho @not+posso @not+progr* @not+te @not+vogli*
        -2 @nothing+@burden @nothing+@calm @nothing+@empty @nothing+@give @nothing+@life @nothing+a @numb @off+@off
        -2 @other+@ask @other+@better @other+@chest @other+@control @other+@data @other+@doctor @other+@enough
        -2 @other+@find @other+@letter @other+@more @other+@nothing @other+@other @other+@pills @other+@stop
        -2 @other+@swelling @other+@thindrink @other+ciocc* @other+medic* @other+veran* @pain+@vomit @papers+@calorie
        -2 @papers+@they @papers+e @papers+le @papers+les @past+@data @past+@morning @past+@sleep @past+@wish
        -2 @past+dell @period+@blue @period+@pressure @pills+@ask @pills+@calorie @pills+@doctor @pills+@end
        -2 @pills+@family @pills+@fat @pills+@sport @pills+@sugar @pills+@trapped @pills+@without @pills+fete
        -2 @pills+semai* @planned+@ask @planned+@self @pressure+@die @pressure+@minutes @pressure+@pressure
        -2 @pressure+@thin @pressure+my @reason+@again @scale+#100 @scale+@eat @scale+@end @scale+@pills
        -2 @scale+@trapped @scale+@wait @scale+ate @scale+cada @scale+da @scale+desde @scale+dice @scale+no @scale+sem
        -2 @scale+until @scale+wenig* @seizure+@self @self+@car @self+@die @self+@empty @self+@face @self+@fall
        -2 @self+@fever @self+@find @self+@gone @self+@heart @self+@jump @self+@letter @self+@lose @self+@need
        -2 @self+@nobody @self+@other @self+@pain @self+@seizure @self+@sorry @self+@thing @self+@train @self+@work
        -2 @self+an @self+cane @self+could @self+dan @self+daugh* @self+doe @self+dont @self+en @self+es @self+et
        -2 @self+fit @self+frau @self+geef @self+goal @self+hasse @self+hate @self+hund @self+ik @self+im @self+machu*
        -2 @self+manca @self+n @self+need @self+niks @self+noch @self+panta* @self+peso @self+revei* @self+stay
        -2 @self+threw @self+throa* @self+tired @self+vois @self+weer @self+wiede* @self+wou @self+wrote @self+zei
        -2 @self+zie @skin+@die @skip+@exercise @skip+@other @skip+@stop @skip+es @sleep+@better @sleep+@self
        -2 @sorry+@eat @sorry+@stop @speech @speech+@other @speech+@self @sport+@burden @sport+@exercise @sport+@wish
        -2 @sport+eine @stop @stop+@data @stop+@sport @stop+@thindrink @stop+a @sudden+@vision @sugar+@eat
        -2 @sugar+@vomit @sugar+in @swelling+@eat @swelling+@here @swelling+@other @swelling+@pills @they+@eat
        -2 @thin+@again @thin+@ask @thin+@here @thin+@letter @thin+@minutes @thin+@sorry @thin+dias @thindrink+@cry
        -2 @thindrink+@feel @thindrink+@leg @thindrink+@minutes @thindrink+@more @thindrink+@water @thindrink+e
        -2 @thindrink+party @thindrink+same @thindrink+veel @thindrink+weini* @thing+@wish @tired+@ask @tired+@few
        -2 @tired+@food @tired+@give @tired+@papers @tired+@thindrink @trapped+@calorie @trapped+@eat
        -2 @trapped+@swelling @trapped+@trapped @trapped+war @vision+@here @vision+@not @vision+@reason @vomit+@blood
        -2 @vomit+@exercise @vomit+@here @vomit+@night @vomit+up @wait+@all @wait+@calm @wait+@count @wait+@data
        -2 @wait+@fall @wait+@few @wait+@food @wait+@fun @wait+@future @wait+@lose @wait+@minutes @wait+@not
        -2 @wait+@reason @wait+ich @wait+mitta* @wait+somme* @wait+the @wait+vener* @wait+zur @wake+@again
        -2 @water+@data @wish+@all @wish+@better @wish+@care @wish+@cry @wish+@feel @wish+@head @wish+accor* @wish+de
        -2 @wish+ist @wish+lo @wish+me @wish+muscu* @wish+soll @without+@ask @without+@breath @without+@guilt
        -2 @without+@morning @without+@pills @without+culpa @without+diat @without+dieta @without+drama
        -2 @without+stren* @worse+@self a+@few a+@film a+@more a+@night a+@period a+@self a+@sport a+che a+cold
        -2 a+horse a+menos a+noite a+walk a..for a..ho a..is a..non a..on a..that a..un abgen* abgenommen accor*
        -2 afval* afvallen ai+@end ai+fini ai+je ai..de aide aide+a ainda al+@heart al+matrimonio algo all+@night
        -2 all+@self all+my all+night allen allow allow+@self allow+myself am+@few am..mir an+der ancor* ancora and+a
        -2 and..a andat* ander* andere anni anno ano any as+@family as+a as+criancas at+@eat at+de at+that at..and ate
        -2 au au+mariage auf+@self auf+der auf+meiner avant+@they avant+l avant+le avant+les ayuda baila*+@ask
        -2 baila*+@eat bailarina+como baiss* balan*..#100 bambi* batti* battito beauc* beaucoup beaucoup+de beim bella
        -2 bem ben..en berei* besse* besser best between+two bis+mittags bis+sommer bis+zur bmi..#45 boca bon borro
        -2 box brauc* break* breakfast bueno c..bien ca+@self cachets cada+dia cake+@eat cake+at calor calor*..banan*
        -2 calor*..trime* calories calories+pour came cane cane+e cant+@eat cardi* carry ce ce+@self chall* challenge
        -2 chang* choco* ci ciocc* cioccolato colon* com+as combi* combien come+por comer+@more comer+@wait comi..no
        -2 comig* comigo commence como+@again como..#3 como..una compa* compro compt*+@they compte compte+les con+@all
        -2 con+@more con+mas conto conto+le cooki* corag* corri cosa+mangio crian* criancas cuisi* cuisinant cuore
        -2 curio* cut+@self cycli* d+un da+quando da+semana da..e dalla+primavera damit+@self damit+ich dans+@self
        -2 das..an daugh* de+@binge de+@burden de+@end de+@family de+@pills de+@sleep de+@swelling de+@train
        -2 de+@trapped de+ca de+ciclista de+hele de+kleine de+manha de+mi de+pates de+taart de+um de+una
        -2 de+veterinaria de..#1200 de..avant de..c de..dat de..de de..e de..est de..et de..met de..no de..seman*
        -2 debaj* debajo debajo+de debo dejeu* dejeuner dell dell+estate dem dem+@exercise dem+@sport dem+@thing
        -2 dem+rad dem+rennen denk+@self depois+de desde+@ask desde+que despe* despu*..#20 desse* dessert deux..jour
        -2 deux..par devo+smaltire di+riposo di+un di+una dia+@all dia+todo dia+y dias+con dias+muda dias..de diat
        -2 dice+#100 dice+che dice+que did+i didnt die+@period dit+@ask dit+que do..get doe dois+@scale dois+@self
        -2 dois+quilos done done+with dont+@head dopo+venerdi du due+@eat due+@past due+@scale due+anni due+chili dunn
        -2 e+@end e+@food e+@fun e+@gone e+@other e+nao e+um e..non e..peso e..quatt* een+@past een+jaar een..in
        -2 eet..vier eine+@binge eine+@earn eine+ganze einfa* einfa*+@few einfach eiwei* eiweiss el+@eat el+verano
        -2 em+@hunger em+jejum em..como en+@fun en+@sport en+cuisinant en+eet en+la en+peux end enjoy* entre* entreno
        -2 entro+l er es+@self esse+@self esse+ich essere esta este et+@ask et+que et..du eu+@self eu+me exame fa..e
        -2 facil* facile fais fast faste* faz fica fini finis* finit* finito fit flug for+@self for+me for+the fotos
        -2 frau frio fruhs* fruhstuck fue ganas ganas+de ganz ganze garga*..de gefah* gehen genoe* genoeg genug get+a
        -2 gewan* gewic*+@self giorn*+@wish giorno giorno+ho giugn* giugno gli gordu* gordura griep gros hab+ich habe
        -2 habe+@self hacer* had+a halt hasse hat hate hate..body have..in heat heb+ik heeft hele+@morning hele+dag
        -2 helps hermano het+@thindrink het+te heute..nicht* hi hij hilft ho+@end ho+finito ho..nient* hochz*+@self
        -2 hochzeit+meiner hoeve* hoeveel+eiwit horse hose hund+ist hunden i+@feel i+@hate i+@jump i+@need i+could
        -2 i+dont i+feel i+hate i+need i+stay i+threw i+wrote i..all i..body i..every i..nothi* i..to ibupr* ich+@hate
        -2 ich+@hunger ich+es ich+hasse ich+noch ich..bis ich..mehr ich..mitta* ich..nicht ich..noch id ik+@vision
        -2 ik+doe ik+geef ik+wou ik+zei ik+zie ik..de ik..en ik..het ik..niet ik..niets il+cioccolato im..and imagi*
        -2 in+de in+der in+mijn in+the in+vier ins inten* is is+a ist+mein ist+zu ist..bmi it+@all it+all je+@papers
        -2 je+n je..du je..en je..et je..un jejum jetzt+@control jetzt+gut jubilacion just kcal+en kcal..g kg+en
        -2 kg+until kg..mes kids kilo+per kilo+weniger kilos+de kind kinde* kleine km+@self knie knochel komis*
        -2 komisch korte* kwijt l+estate l+ete la+fete la+semaine laiss* laisse langer leegg* leeggehaald leg+@morning
        -2 leg+day leicht leven licht lieg liege* liegestutze ligge* lleno longe* longest los+dias lose+#3 low luft
        -2 lui luned* lunedi lungh* lungo maanden mach macht machu* machuco madre mahlz* mahlzeiten manca
        -2 mange+@reason mange+quoi mangi*+@past manha mante* many+@data many+days many+steps mas+@data me me+@ask
        -2 me+@earn me+@eat me+@wake me+@wish me+als me+dan me+machuco me..la medio+dia medo meer+@ask mehr+@vision
        -2 mehr+sehen mein+gewicht mein+hund meine*+@family meine*..ich meine+frau meiner+tochter meio+dia mejor
        -2 melho* melhora met meu+@sleep meu+sono mi+@find mi+@sport mi+hermano mi+manca midi mijn mijn..in minut* mio
        -2 mio+@scale mio+cane mir mit+@food mit+dem mit..kalor* mittags moi+et month* months moord moord+voor
        -2 morge*+@not muda muda+o muro muscu* musculo muske* muskeln my+@planned my+@sport my+@swelling my+calories
        -2 my+goal my+throat my..says mysel*..morni* n n+en n..plus na+de nadie nao+comi nao..ao nas natal negen nehm
        -2 nessu* neuf niet+@thindrink niet+te no+@exercise no+@future no..mento non+ho non+voglio non..mangi* nucht*
        -2 numero+de nuovo nur+@again nur+@not nur+noch o o+@ask o+@eat o+chocolate o+jantar o+que ochte*+@exercise
        -2 ochtends+lopen odio+@self of of+@food of+@self of+pasta of+the ohne+diat ok olvid* olvide om+@self om+mijn
        -2 on+sundays onibu* onibus opera* ora+@not ora+non os+dias os..e panta* panto* par+le parte+de party+and
        -2 passe* pasta+antes pasta+before pasta+prima pasti* pates+avant pausa per+@data per+@eat per+week perdre+#3
        -2 perro* pesa peso+a petis* peu piano picar pieno po poids ponte por+@here por+@pills por+@tired por+debajo
        -2 por+la por+las porta* pour+@self prepa* previsto prima+dell primavera+senza pro+onibus progr* pross*
        -2 prossima proteina proteine qu+@other qu+il quando+mangio quant*+@calorie quantas quante que+sabes queimei
        -2 queimei+o queme quest* questo quilometro quoi rad ramad* ramadan reaso* recup* refor* reforma rennen+eine
        -2 rente repos rest rest+days resta* restaurant retir* retra* retraite reuni* revei* right ripos* riposo ruhe
        -2 run+in rust ruta sabes sabes+de sais saltar same schla* schlaf schra* schwer se+@self se+me sehen sem
        -2 semana+porque senti* serve she+@ask shows sigo since sind sinds sinds+de slaap sleep slowl* slowly snacks
        -2 so+@tired so+i sofa somet* something sommer sorti* sortie sotto spazi* spo spo+#3 sport+@morning spring
        -2 stopp* strec* strecke strecke+hab stren* stric* sueno suis+@cut suis+coupe suis..je sundays sur surge*
        -2 surgery tag+habe tag..mir tanta tarta te+@cry te+@few te+@wish te+veel te+weinig tel tende* tendencia
        -2 tenho+medo tensi* tension tension+#20 terce* termi* that+@thindrink that+the the+@data the+@trapped
        -2 the+party the+same the..and there there+@ask thing three+months threw threw+up throa* throat time
        -2 time+@self tirad* tirad*+@stop tirada tirada+larga tired to+@die to+die to..a to..mysel* to..two
        -2 toast+#1200 toda tomor*+@ask too torta tourn* toute toute+@here toute+@pills toute+la tra tra+nove train*
        -2 training trein* tres..como tu tutti tutu twee+@scale twee+kilo uma+@food un+@past un+an un+anno un+lungo
        -2 un+po un..#45 una+tirada und+@feel und+@letter und+@wish und+will ups+a va+a vacac* vacaciones vacan* vai
        -2 van..bij vener*+@not venerdi+non verandert verdient vergeet vet veterinaria veterinaria+pesa viel
        -2 viel+@food viele+@period viele+tage vizin* volge* volle* voller vomitato+dopo vomitei voor voor+een vuelv*
        -2 wande* war was was+@ask was+ist was+soll wat..ik week week+is weet weini* weinig welcher which wie+ein
        -2 wie+nehme wil wil+@self wis wis+@self with+a wou wou+dat wrote wrote+down y+@eat y+@sorry y+@wish y+a
        -2 y+quiero years yoghu* yoghurt you zei zeit zu..ich zucch* zucchero zur+hochzeit zwei+@scale zwei..am ~<act
        -2 ~<acti ~<ak ~<alte ~<and ~<anda ~<anos ~<anz ~<anza ~<arm ~<at> ~<au ~<aug ~<ay ~<aye ~<ayer ~<bana ~<ben
        -2 ~<bene ~<bes ~<bet ~<blo ~<bod ~<body ~<bom ~<bom> ~<bor ~<bur ~<ca> ~<clo ~<colo ~<com ~<comm ~<conv
        -2 ~<cosa ~<del ~<der ~<der> ~<desc ~<dick ~<did ~<dige ~<dur ~<eiw ~<eli ~<elim ~<emp ~<est ~<esta ~<eu ~<eu>
        -2 ~<fas ~<fast ~<faul ~<fei ~<fer ~<fine ~<funf ~<gan ~<ganz ~<ge ~<gee ~<gen ~<geno ~<hat ~<hea ~<ja ~<kei
        -2 ~<kein ~<ki ~<ku ~<lan ~<lang ~<le ~<len ~<lent ~<lev ~<lieg ~<lig ~<lo ~<los ~<lung ~<mate ~<me ~<med
        -2 ~<ment ~<mese ~<mig ~<migl ~<mit ~<mitt ~<moi ~<mois ~<mon ~<mor ~<mud ~<mui ~<muit ~<musc ~<my> ~<neu
        -2 ~<nie ~<nor ~<norm ~<nov ~<nove ~<on ~<op ~<ou> ~<pap ~<pie ~<pran ~<prot ~<quem ~<qui> ~<rea ~<ret ~<san
        -2 ~<sang ~<sho ~<sink ~<slo ~<slow ~<sna ~<snac ~<soll ~<sonn ~<step ~<sur ~<tel ~<the> ~<this ~<trai ~<tri
        -2 ~<trim ~<tu ~<vee ~<veel ~<vet ~<vo ~<voll ~<war ~<wel ~<wil ~<zei ~aand ~aande ~ace> ~aci ~act ~ado ~agro
        -2 ~agro> ~agu ~ahl> ~aiss ~aisse ~ait ~akti ~al> ~almoc ~alta ~alte ~amb ~anan ~anana ~anc ~ande ~ander ~ang
        -2 ~ange ~anno ~anno> ~anos ~anos> ~anza ~anzah ~anzo ~anzo> ~apa ~ara ~ard ~ars ~asse> ~assen ~atel ~att ~auc
        -2 ~auf ~aul ~avi ~aye ~ayer ~ayer> ~bana ~banan ~batt ~ben ~bene ~bene> ~ber> ~bet ~blo ~bod ~bom ~bom> ~bor
        -2 ~bus ~cam ~cat ~cho ~ci> ~cin ~ck> ~cle ~co> ~colo ~comm ~comme ~compr ~conv ~cora ~cord ~cosa ~cosa> ~cour
        -2 ~das ~das> ~der ~desc ~dick ~dige ~dio ~dur ~eau> ~eci ~eck ~eco ~edi ~eel ~eel> ~efo ~ege ~egen ~egen>
        -2 ~egu ~ehe ~ehen ~ehen> ~eie ~eier ~eier> ~eil ~eill ~ein ~eiss ~eiw ~elas ~elas> ~elim ~elimi ~eme ~eme>
        -2 ~eni ~eno> ~ensi ~ente ~ente> ~enti ~ento> ~ep> ~epo ~erai ~eren ~eri ~erie ~erro ~erz ~ese ~eses ~eses>
        -2 ~esi ~esi> ~estre ~etr ~euf ~euf> ~eune ~fac ~fast> ~faul ~fei ~fer ~fine ~fit ~fra ~funf ~ga> ~gan ~ganz
        -2 ~geno ~gin ~glior ~grass ~gue> ~gus ~gust ~han ~har ~hea ~hel ~his ~his> ~hl> ~hor ~hur ~ibu ~icht> ~ick
        -2 ~id> ~ide ~ids ~ids> ~iem ~ien ~ieren ~ies> ~ieu ~ige ~iglio ~ij> ~ile> ~imana ~imav ~imave ~imest ~imin
        -2 ~imina ~ind ~ind> ~ing> ~ini> ~inis ~inkt ~inkt> ~int ~inut ~iore ~iore> ~ista ~ista> ~ite> ~iti ~ittag
        -2 ~iven ~iven> ~kein ~kel ~ker ~kti ~laf ~lang ~lange ~las> ~lasse ~lch ~lde ~lent ~lich> ~lieg ~lif ~lig
        -2 ~limin ~ling ~ling> ~lior ~liore ~lle> ~llen ~lmoc ~lmoco ~loc ~lon ~loo ~lung ~magro ~mana> ~manc ~mara
        -2 ~mate ~mav ~mave ~maver ~mbi ~mei ~mento ~mese ~meses ~mest ~mestr ~migl ~migli ~mina> ~mis ~mit ~mitt
        -2 ~mitta ~mmen ~mmer ~mmer> ~moc ~moco ~moco> ~moi ~mois ~mois> ~mor ~mpa ~mud ~mui ~muit ~musc ~muscl ~my>
        -2 ~nack ~nana ~nana> ~nca ~nd> ~nda> ~ne> ~ned ~neu ~ng> ~ngen ~ngen> ~ngia> ~ning ~nmi ~nnen ~noe ~norma
        -2 ~nos ~nov ~nove ~nove> ~nten ~ntic ~nvi ~nvie ~nzah ~nzahl ~nzo ~nzo> ~oeu ~oke ~olo ~omb ~ompr ~onno
        -2 ~onno> ~ont ~onv ~ope ~opi ~opp ~ormal ~orr ~orro> ~ors ~os> ~ose ~ose> ~oso ~oso> ~ost ~ota ~otei ~otein
        -2 ~ould ~ove ~ove> ~pap ~ped ~ped> ~pen> ~per ~pera ~pier ~poi ~poso ~ppe ~pran ~pranz ~prim ~prin ~prot
        -2 ~prote ~quem ~qui> ~rage ~raini ~rais> ~ranz ~ranzo ~ras ~rdu ~ria ~ril ~rim ~rimav ~rimes ~rio ~rio> ~rip
        -2 ~rma ~rmal ~rn> ~ron ~rote ~rotei ~rro ~rse> ~rta ~rze ~salta ~sang ~scl ~scle ~scle> ~scop ~sea ~sert
        -2 ~ses> ~sho ~sim ~sink ~sinkt ~sion ~slow ~sna ~snac ~snack ~soll ~sonn ~sonno ~spier ~spr ~sso> ~sta ~ste>
        -2 ~step ~stre ~stre> ~sun ~tab ~tal ~tant ~tas ~tas> ~tato ~tato> ~tein ~tela ~telas ~ten> ~tens ~tensi ~tep
        -2 ~teri ~the> ~ther ~this ~this> ~tire ~ton ~tra> ~trai ~tren ~tri ~trime ~trop> ~ttag ~tu> ~tut ~ube ~uco>
        -2 ~uem ~uen ~uer ~uic ~uik> ~uld ~uler ~uler> ~umm ~unda ~uri ~urn ~uro ~uro> ~urz ~usc ~uscl ~uscle ~ut>
        -2 ~uti ~veel ~veel> ~vel ~vet ~vid ~vida ~voll ~volle ~wand ~wande ~war ~we> ~wil ~yer ~yer> ~zahl> ~zeit
        -2 ~zer ~zer> ~zon ~zuc
        -3 #10+@ask #10+a #1200+@self #1200+m #20..de #3+chili #3+quilos #45+@control #45+gut @again+@calm
        -3 @again+@data @again+@earn @again+@sport @all @all+@calorie @all+@few @all+@night @alone+@self @arm+@ask
        -3 @ask @ask+@calm @ask+@empty @ask+@future @ask+@period @ask+@scale @ask+@seizure @ask+@stop @ask+giorn*
        -3 @ask+mas @ask+por @ask+slow @better+@other @better+@sleep @body+@minutes @body+@vomit @burden+@exercise
        -3 @burden+@minutes @burden+@not @burn @burn+@here @calorie+@fat @calorie+@thing @calorie+di @cut+@vomit
        -3 @data+@ask @data+@data @data+@need @data+@not @data+@pressure @data+@seizure @data+@thindrink @data+is
        -3 @data+slow @decide+@self @decide+par @die @earn+@sport @eat+@again @eat+@blue @eat+@planned @eat+@poison
        -3 @eat+@skin @eat+@sport @eat+@stop @eat+@trapped @eat+cake @eat+carne @eat+comme @eat+ik @eat+more @eat+par
        -3 @eat+poco @eat+voor @empty @empty+@wish @end+@wait @enough+@eat @enough+@few @enough+@need @exercise+de
        -3 @exercise+no @faint+@self @family+@die @family+@they @fat+@wait @fat+bag @feel+@not @feel+@sport @few+@calm
        -3 @few+@sport @few+noch @find @food+@binge @food+@family @food+@fat @food+befor* @future+@not @give+@calorie
        -3 @give+@here @give+@self @gone+@self @guilt+@self @hate+@exercise @head+@ask @heart+@eat @here+@calorie
        -3 @here+@pressure @here+@sport @here+@trapped @here+seman* @hide+@family @hope+@self @hunger+@feel
        -3 @hunger+@thindrink @hunger+@wait @jump+@other @jump+@thindrink @last+@exercise @last+van @laxative+@morning
        -3 @lose+@eat @lose+@few @lose+@planned @lose+two @means+@self @minutes+@minutes @minutes+@sleep
        -3 @minutes+@sport @minutes+@wish @more+@calorie @more+@earn @morning+@exercise @morning+de @need+@eat
        -3 @need+@nothing @nobody+@wish @not+@here @not+@morning @not+casa @not+comi @not+of @nothing+@eat
        -3 @nothing+@end @nothing+@few @nothing+@gone @other+@not @other+@wish @pain+@self @papers+@papers
        -3 @past+@other @pills+@pills @pills+setti* @pressure @pressure+@chest @pressure+@lose @pressure+@not
        -3 @pressure+@self @scale+@all @scale+@decide @scale+@enough @scale+@minutes @scale+a @scale+befor* @scale+de
        -3 @scale+ik @seizure @self+@all @self+@breath @self+@bridge @self+@count @self+@enough @self+@faint
        -3 @self+@hope @self+@papers @self+@pills @self+@pressure @self+@sugar @self+@tired @self+@water @self+feet
        -3 @self+poids @self+quemo @self+verbr* @self+verge* @self+vet @self+veux @skin+day @sorry @sorry+@morning
        -3 @stop+@eat @they+@enough @they+@self @they+@wish @thindrink+@find @thindrink+@not @thindrink+@other
        -3 @thindrink+@self @thindrink+@trapped @thindrink+sea @thing+@eat @tired @tired+@eat @trapped+@self
        -3 @trapped+in @vomit+@thindrink @wait+@planned @wait+@scale @wait+@thindrink @wait+@water @water+@ask
        -3 @water+@poison @water+@self @water+@sport @wish+@life @wish+@never @wish+@off @wish+@sport @without+@few
        -3 @without+@trapped @without+@wish @work+@self a+#3 a+@exercise a+lot activ* after+@thindrink after+the alte
        -3 an ao at+@thindrink at+the auf+dem augus* august bag becom* become beste beste+@morning betwe* between
        -3 blood brenn* brennen calor*+@give calorie+di casa+@hide casa+mento chaque+jour che+giorno cicli* ciclista
        -3 col com comme comme* conti* cosa+@eat could das de+descanso de+uma de+zomer de..bom den depoi* depois derde
        -3 desca* descanso devie* dick did did+@self diger* dimen* dit dont+@eat drama du+muscle e+@ask eat+more
        -3 een+@burden een+@last een+last eet+@self eet+ik ein+@scale eine eiwit en+@wish en+wil esse esser*
        -3 est+@control est+bien et+@eat et+je fat feet fine g geen hab+@self hab+das how+slow hund i+@here i+burned
        -3 ich+@not ich+am ieder* iedereen ik+eten in+#more in+@thindrink in+a in+het in+my in..in inuti* is+that
        -3 ist+@self ist+ein j jaar je+@wish je+veux jubil* judo kan+@self kan+ik kein kg+@lose kg+afvallen kilo..de
        -3 kilos+@minutes km+@not la+settimana la..#100 lange* lasse* lassen last+van le+@child le+petit leg les light
        -3 lot lot+of ma maand* mange+@eat mange+comme marat* marche mas+@ask mas+de mas+que me+@burn me+ne me+quemo
        -3 mein+@scale meine* mento mesi mijn+@scale mijn+gewicht mis mittag mon+@burden mon+@scale mon+poids morni*
        -3 morning muito my+@family my+feet my+vet nieuw* nieuwe no+casa normal or papa parar parte passt pasta+@past
        -3 perdi plan poco por+semana posso pouco pregu* prima*+@without puedo+@more puedo+mas quand*+@self quando+eu
        -3 quemo repas+par says+@self says+i sea semaine semana should slow snack* soll soll+@self soll+ich somme*
        -3 spier* spieren sprin* squat summe* summer sunda* tagli* taglich that+@end the+@water the+sea third tijd
        -3 tragu* traguardo treino trop+de two+kilos und+@eat up+@wait up+after va vaste* vasten veel+@food vet+bag
        -3 veter* veter*+@scale veux vom vomitato von+#45 voor+de want+to we wecke* wecker weigh welch* y+@ask
        -3 zegt+dat zomer zwei..tag ~<ai ~<alt ~<ar ~<be ~<bie ~<bien ~<ca ~<car ~<col ~<fini ~<gu ~<ha ~<hi ~<kg
        -3 ~<kg> ~<lie ~<lon ~<long ~<lose ~<mac ~<mach ~<mona ~<os> ~<pre ~<sin ~<sn ~<som ~<tra ~<trop ~<ub ~<ube
        -3 ~<uber ~aan ~ais> ~anta ~arta ~at> ~aten ~aten> ~ato> ~au> ~aug ~avera ~ber ~bes ~bie ~bur ~car ~cht> ~cia
        -3 ~col ~com ~come> ~cou ~cur ~de> ~den ~den> ~eau ~eet> ~eine> ~eli ~ern ~esp ~esser ~est ~esta ~eu> ~eun
        -3 ~fini ~ft> ~funf> ~gee ~gen ~ges ~gro> ~gue ~ian ~inu ~isi ~ita ~ita> ~itta ~kg> ~kke ~lan ~ld> ~leg ~long
        -3 ~lose ~lose> ~low ~low> ~lta ~lun ~ly> ~mac ~mach ~mig ~mme ~mona ~monat ~mpr ~nac ~nat ~naten ~nda ~nf>
        -3 ~nge> ~nin ~nno ~nno> ~nte ~oco> ~od> ~olle ~onat ~onate ~onn ~ood> ~ore> ~orm ~orma ~ould> ~rais ~rat ~rde
        -3 ~rde> ~ret ~rro> ~sch ~sche ~ses ~sio ~som ~sta> ~str ~tac ~tei ~tir ~trop ~tta ~uber ~uber> ~uld> ~unf
        -3 ~unf> ~ust> ~vee ~wel ~zei
        -4 #10+kg #1200+@data #1200+@exercise #1200+kcal #20+@ask #20+@sleep #3..in #300+kcal @ask+@family @ask+that
        -4 @binge+@food @body+@again @body+@scale @burden+@ask @burden+van @burn+@self @calm+@self @calorie+@data
        -4 @calorie+@thindrink @count+calor* @cry+@self @cut+@self @data+@eat @data+calor* @decide @earn+@morning
        -4 @eat+@ask @eat+@give @eat+@morning @eat+@wish @eat+antes @eat+non @eat+per @empty+@self @end+@eat
        -4 @enough+@morning @enough+@thindrink @exercise+@few @family+@again @family+@ask @family+e @fat+@calorie
        -4 @fat+@eat @fat+@other @fat+in @food+@eat @food+@thindrink @fun @give+@pills @goodbye @guilt+@exercise
        -4 @hate+my @here+@without @hunger+#20 @kill @last @last+@scale @leg @lose+@minutes @lose+@past @lose+@scale
        -4 @lose+@self @lose+@wait @lose+@wish @minutes+@self @more+@data @more+@few @more+@here @more+@other @more+de
        -4 @night+@ask @night+@eat @night+@nothing @not+@better @not+@exist @not+@feel @not+@more @not+@wish
        -4 @not+@without @nothing+@wish @papers+@enough @past+@exercise @past+@without @pills+@eat @pressure+a @reason
        -4 @scale+@control @scale+@doctor @scale+@future @scale+@lose @scale+@night @scale+per @self+@blood
        -4 @self+@burn @self+@end @self+@few @self+@kill @self+@stop @self+@swelling @self+body @self+heb @self+ne
        -4 @sport+@ask @stop+@night @swelling+@exercise @swelling+@wait @thin+@binge @thindrink+@poison @wait+#20
        -4 @wait+@again @wait+@control @wait+@feel @wait+@nothing @wait+@poison @wait+de @wish @wish+@earn @wish+du
        -4 @wish+to @without+@self a+pranzo a+week almoc* almoco and+@eat and+@self anos anzah* anzahl ayer banana
        -4 bene bij+de body ca comi+@nothing comi+@sport comi+nada de..en dice+@ask elimi* elimina en+@self esque* eu
        -4 fett good grass* hate+@self hate+my ho+mangiato ik+@need ik+heb imc..#45 in..monat* jour+@self kalorien
        -4 kg+@wait kg+abnehmen kg..in kilo+@few kilo..monat* km mangia matra* me+@not meiner meses migli* migliore
        -4 mois muscl* muscle my my+@body my+body nacht nouve* nouveau nove of+my parti* que..de qui salta*
        -4 seman*+@ask seman*+@eat semanas+como shoul* sinkt sinkt+@self sinkt+mein sonno steps this trime* trimestre
        -4 uber+#1200 van+de veel verge* zur ~<ac ~<at ~<fa ~<gut ~<gut> ~<kc ~<kca ~<kcal ~<lu ~<lun ~<mes ~anz ~ato
        -4 ~bien ~bien> ~cal> ~ed> ~emp ~ens ~ens> ~gut ~gut> ~ien> ~ine> ~ion> ~kca ~kcal ~kcal> ~las ~lat ~lie ~mes
        -4 ~nate ~ns> ~nut ~oco ~ou> ~pie ~pre ~pri ~rag ~ran ~sin ~ten ~ura
        -5 #10..un #20+g #3+kilo #3+kilos @all+@better @all+@morning @ask+@here @ask+@they @better+@wait @body+@fat
        -5 @burden+@lose @burden+@scale @calorie+#20 @calorie+@eat @car @chest @eat+ich @eat+por @end+@calorie @end+de
        -5 @food+#1200 @food+@calorie @hope @means @minutes+de @minutes+dem @need @not+@life @nothing+@self
        -5 @other+@family @past @past+@doctor @scale+@past @scale+abneh* @self+@better @self+@give @self+@more
        -5 @self+gewic* @sport @sugar+@self @sugar+@thindrink @swelling+@swelling @swelling+de @thindrink+@family
        -5 @thindrink+@sport @thindrink+@wish @thing @thing+@ask @train @wait+@better @wait+@exercise @wait+@more
        -5 @wait+le @wake+@self @wish+@few @wish+@gone @wish+@stop @without+@thindrink at banan* come compr* cosa
        -5 de..kcal der dopo+le e+il every+morning i+@burn i+@pressure je+@eat kcal+#20 magro mangi*+@few ou pranz*
        -5 pranzo prima* primavera seit+dem trop two+@scale ~<mu ~ais ~alt ~ate ~oll ~rai ~tra
        -6 #100 @afraid+@self @ask+@few @ask+@night @blood @calorie+@food @calorie+de @count+@self @data @eat+@calorie
        -6 @eat+@eat @exercise @exercise+@ask @exercise+@morning @family+@earn @letter @lose+in @minutes+@again
        -6 @minutes+@without @more+@burn @not+@exercise @not+@food @not+@sleep @nothing+@ask @planned @scale+@planned
        -6 @self+@cut @self+@data @self+@night @self+@thindrink @self+@wake @self+gut @sugar @wait+@family
        -6 @wait+@sleep @wish+@thindrink @work and+i bom calorias+de every+@morning in+@self mitta* norma* prote*
        -6 settimana the uber ~<mi ~<su
        -7 @bridge @count+@eat @data+@calorie @eat+#1200 @enough @faint @fever @few+@again @hunger+@ask @pain @poison
        -7 @thin+@wish @wait+@sport bien e+@eat funf lose ~<mo
        -8 @ask+@more @better @calorie+@enough @end @exercise+@more @face @future @pills @self+@sleep de+#45 kg kg..un
        -8 monaten os
        -9 @count+@enough @doctor @eat+@food @heart @sleep monat*
        -10 @breath @eat+@data @eat+@sleep @scale+@few kcal
        -11 @lose+#3 @wake gut
        -15 @scale+@scale
        -18 #3+@scale
        -89 bias
        """
}

// Made by Tests/SafetyTests/Training: never edited by hand.

/// What each feature counts for each concern (`SafetyClassifier`).
enum SafetyWeights {
    /// How many sentences the weights were learnt from, and a hash of them and of the concepts.
    static let sentences = 9060
    static let checksum: UInt64 = 10479713207288331096

    static let table = """
        [crisis]
        23 @exist
        21 @funeral
        20 @night+@ask
        19 @bridge @life @nothing+@self @wish
        18 @car @heart+@again
        17 @goodbye @not+@life @pain+@water ~me>
        16 @bridge+@jump @more+@life @nobody ~<so
        15 @bridge+@self @cut+@skin @papers @train
        14 @burden+@all @hope @self+@funeral @they @wait+@blood kms ~<vo
        13 @ask+@family @count @sleep+@again @tired+@life @trapped allen sterv*
        12 @again @car+@car @die @head @not+@trapped @pain @pills @self+@hope @skin n voy+a ~ir>
        11 @ask+@kill @car+@here @cut+@again @data+@last @family+@better @family+@more @hate+@life @morning+@wake
        11 @need @night+@self @reason+@self @self @self+famil* @wish+@die ho vou ~<mo ~arm ~ente>
        10 @all+@better @ask+@morning @ask+@skip @blood+@sleep @bridge+@bridge @burden+@family @burn+@feel @data+@more
        10 @decide+@head @eat+tudo @family+@wish @few+@here @few+@means @few+@not @future+@self @kill @last+@thanks
        10 @letter @minutes+@decide @more+@data @morning+@more @morning+@skip @not+in @self+@thanks @sleep+@tired
        10 @thanks @thindrink+@thindrink @train+@self @water @wish+@fall @without+@trapped casa com+tudo con+@all
        10 con+todo conti* ga it ~era ~ide ~nte>
        9 @all @burden @decide+@die @die+@without @end+@all @enough @family+@earn @family+@kill @goodbye+@all
        9 @head+@not @more @more+@reason @never+@hope @nobody+@find @not+@face @off @other+@other @pain+@ask
        9 @pills+@die @self+@bridge @self+@last @self+@skin @sleep+@control @tired+@tired @wait+@nothing allem
        9 de+@gone es hoog me+@eat of+going os sara sera te un+@car ~<ste ~ente
        8 @all+@self @better+@ask @calm @cry @cut @data+@end @decide+@self @exercise+@count @face+@few @family+@find
        8 @few+@family @head+@end @means @minutes+@kill @minutes+@self @nobody+@more @not+@exist @not+@need
        8 @other+@ask @poison+@pills @self+@car @self+@goodbye @self+@kill @self+@life @self+@nobody @self+@not
        8 @self+@pills @self+suici* @sleep+@never @stop+@count @stop+@die @tired+@not @vision+@past @wait+@wait @wake
        8 @wish+@pills @wish+@without @without+@wake actua* andar* andare aqui be com compa* de+@life einer eu exist*
        8 fur+@again fur+immer ja lol meter morir* morrer nada pijn segui* seguir slaappillen super* ter zu ~<met
        8 ~<mor ~<mori ~<sa ~app ~armi ~armi> ~com ~erl ~han ~ich> ~ime> ~mor ~ra> ~reve
        7 @again+@sleep @all+@stop @ask+@nobody @ask+@not @ask+@pain @ask+finis* @better+@all @better+@die
        7 @better+@without @bridge+@skip @bridge+e @car+@pills @car+@trapped @car+contr* @cut+@thin @cut+os
        7 @decide+@few @eat+@kill @end+@life @exercise+@stop @face @family+@letter @family+@speech @few @few+@trapped
        7 @future+@not @head+@jump @head+@train @here @letter+@ask @letter+@more @more+@wake @morning+@ask
        7 @never+@more @never+gebor* @night+@night @not+@more @other+@letter @other+@means @other+@water @past+@ask
        7 @pills+@ask @pressure+@end @reason @reason+@sleep @self+@train @self+umbri* @self+vo @self+wanna
        7 @skip+@funeral @sleep+@not @sleep+@self @sorry+@sorry @sport+@bridge @stop+@wake @thanks+@eat
        7 @thindrink+@arm @trapped+@all @trapped+@self @wait+@self @wish+@breath @wish+@eat @wish+@they @wish+o a+me
        7 acabar+con bald bastano biops* braco* bracos cambi* de+@die de+me done entra er even fica+tudo frent* frente
        7 fur+@self fur+mich gebor* geboren gegoo* gegoo*+@ask gens het ho+@count i+feel i+wanna it+before its langst
        7 le+@train le+braccia leben* mich mit+allem morire nadie no+@self no+me obitu* para pas propr* retou*
        7 schlaftabletten sorri* springen suicidio time tirar* to vou+@self vou+me voy wanna wanna+to ya ~<an ~<bo
        7 ~<br ~<bra ~<com ~<it ~<me ~<te ~ait ~aliv ~ch> ~da> ~ent ~gar ~impi ~kt> ~ms> ~nti ~pic ~rev ~rir ~rop ~son
        7 ~veu
        6 #45 #45+@past #45+meter @again+@pills @again+@wake @all+@die @all+@end @all+@gone @alone+@self @ask+@enough
        6 @ask+@wish @ask+ik @ask+la @ask+segui* @ask+tout @binge+@pills @bridge+@wish @calm+@die @calm+@self
        6 @care+@not @count+@pills @cut+le @data+@reason @data+for @decide+@calm @decide+@kill @die+@need @die+a
        6 @earn+@life @empty+@self @end+mache* @enough+@life @exercise+@not @face+@eat @feel+@ask @find+@end
        6 @find+@letter @future @give+@ask @gone+@not @head+@ask @heart+@night @heart+ainda @here+@letter @here+@life
        6 @here+@not @last+@not @letter+@eat @letter+@goodbye @life+@die @life+@reason @lose+@hope @means+@not
        6 @minutes+@count @minutes+@reason @more+@ask @more+@wish @need+@ask @need+@data @night @night+@end
        6 @nobody+@wait @not @not+@find @not+@future @not+@vision @nothing @other+@goodbye @other+@thindrink
        6 @pain+@exist @pain+que @past+@pain @pills+de @pills+genom* @self+@again @self+@blood @self+@heart
        6 @self+@stop @self+do @self+done @self+es @self+own @self+um @sleep+@exist @sleep+@give @sleep+for
        6 @sport+@wish @thindrink+@without @tired+@exist @tired+@stop @vision+@trapped @wait+@future @water+@not
        6 @wish+@funeral @wish+er @wish+voor a+@cut a+@nothing agend* agend*+@nobody agenda alles+@stop ammaz* basta*
        6 being bille* breve celui chant* che+finisca continuer correct d+@exist dat de+@pills de..de dentr* dentro
        6 desesperado di dire dont..be dood e eine eles em+breve en+@end es+@ask estar finita garag* gehor* gerad*
        6 gerade going going+on heute+@night ho+@more i+@feel i+am ich+es ich..mehr ich..mich id ik..sterv* im+done
        6 imagi* is+@thindrink is+the ive je langs* llegu* man manch* many+@pills mondo my+own ogni own parac* per
        6 per+me place procu* qu que+tout quero+@self quero+me quest*+@face questo+mondo repas* schme* ses sind
        6 sleep+for stemm* tempo temps to+@die to+@water to+die to+have todas tout tout+s trata* tudo vez vida welt
        6 werel* wereld whos wie wiede*+@wake you+@ask you+can zo ~<al ~<am ~<bi ~<ei ~<es ~<id ~<kms ~<kms> ~<prop
        6 ~<to ~<vou ~bri ~cco> ~cid ~co> ~ei> ~elf ~elf> ~elt ~ene> ~ever> ~feri ~geh ~go> ~gt> ~gue ~icc ~icco ~ich
        6 ~iden ~ige ~ime ~imp ~kms ~kms> ~len> ~lie ~llen> ~mpic ~og> ~ont ~oog ~orer ~picc ~picco ~prop ~rer> ~rever
        6 ~rmi> ~sco> ~si> ~ster ~tten ~ven ~vou
        5 @all+@arm @all+@burden @all+alle @all+besse* @ask+@arm @ask+@few @ask+@future @ask+@sorry @ask+@thanks
        5 @ask+acord* @ask+tudo @better+dran @blood+@wait @burden+@burden @burn @control+@die @count+@all @cry+@more
        5 @cut+@arm @cut+@wait @data+@family @data+@give @data+@need @data+@nobody @data+@not @data+@water @data+@wish
        5 @decide @decide+@ask @decide+@data @decide+@morning @die+@die @earn+@here @eat+@ask @eat+@earn @eat+@pills
        5 @eat+@wake @eat+er @end+@ask @end+@stop @end+aqui @enough+@ask @enough+@wait @exercise+@burden
        5 @exercise+@head @exercise+@last @exercise+@skin @exercise+@wish @face+@without @fall @family+@end
        5 @feel+@face @few+@all @few+@future @few+pra @find+@here @give+@eat @give+@self @give+@wake @give+esser*
        5 @gone+@never @goodbye+@thanks @hate+estar @head+de @here+@trapped @here+@wish @jump+@bridge @jump+@wish
        5 @kill+@means @lose+@life @lose+@minutes @minutes+@die @minutes+@wait @more+@die @more+@face @more+@pain
        5 @more+@thindrink @more+@tired @morning+@jump @need+@not @never+@not @never+@self @night+@eat @night+@morning
        5 @night+nacht @nobody+@morning @not+#45 @not+@ask @not+@end @not+@morning @not+@pain @not+@past @not+me
        5 @not+mehr @not+morge* @nothing+@jump @nothing+@nothing @nothing+@reason @off+@ask @off+@bridge @other+@again
        5 @other+@car @other+@here @other+@past @other+@skin @pain+@breath @pain+@not @pain+@pressure @papers+@papers
        5 @papers+@wish @past+de @pills+@enough @reason+@exercise @reason+@family @reason+@give @reason+@life
        5 @reason+@reason @scale+@family @self+@binge @self+@count @self+@die @self+@empty @self+@means @self+@off
        5 @self+@pressure @self+@wake @self+@without @self+compa* @self+feel @self+ga @self+looke* @self+maar @self+me
        5 @self+place @self+so @self+spaar @self+steps @skip+@self @sleep+@here @sleep+@life @sleep+@morning
        5 @sleep+and @sport+@self @sport+me @stop+tras @they+@wish @thindrink+@letter @thindrink+@pills @train+@jump
        5 @trapped+@pills @trapped+e @wait+@bridge @wait+@exercise @wake+werd @water+@data @wish+@car @wish+@morning
        5 @wish+endin* @wish+un @without+@pain a+@means a+@more a+caixa a+matarme a+proposito accid* acord* acordei
        5 aiuto al+@die an+@wake an+alarm and+@nobody and+nobody ans as+vezes ate aura bate befor*+@self before+i
        5 behan* ben+het besser+dran bestaan bin+lebensmude binne* biopsia bon+continuer braccia brazo* brazos busqu*
        5 busque c cada cherc* cherche comment compr* con+una continuar damit das+ist dass de+@goodbye de+despedida
        5 de+partir de+tomar de+viver de+vivre defin* deja della demasiadas den+@letter despedida deze+wereld di+@eat
        5 die+@means die+@without dit+qu do+it domingo+esta dran duurt eglis* eglise ein+@end ein+ende elke+@night
        5 elke+nacht estar+@life estar+vivo este+@face este+mundo estuve etre fica finisca+tutto finit* for+@control
        5 for+good forev* forever forge* forge*+@self forget forget+me gia go hab hab+@all have here hes heute+nacht
        5 ho+@decide i+looked i+want ik+@tired ik+al ik+ga ik+spaar ik..doden ik..in im+@few is+@not it+@end just
        5 komen l+eglise laat lamin* lamina langer lebensmude liegt liggen like+@end like+ending lo looke* looked
        5 los+brazos ma+@skip ma+famille ma+place maak maak+@self mache* machen me+@not medic* meine+@data mesa metre*
        5 metres mi mi..di mich+um mijn+@heart mijn+@tired moi morta mundo my+@family my+steps n+y naast+@self nasci*
        5 nascido neck nie no+@reason o+@car ogni+@night ogni+notte on+me one ongel* ongeluk packt para+tras
        5 paracetamol passo per+@die per+@self per+morire pills plann* poi point..going point..on pour+ma propo*
        5 proposito qu+@other que+@here que+acordei que+seguir que+tudo reaso* rede retour revue sangrar says schlu*
        5 schon se+o se..de seguir+viviendo seria sonntag sono spaar standig such suis+un tengo tenho ter+nascido
        5 termi*+@here the+@bridge there* theres tirar+a tomar tome tomei took+a tropp* tudo+@end tudo+acabe
        5 tutto+@all tutto+alle uma+@means und vais van+binnen veux+@self viver vivie* viviendo wakker+werd want..be
        5 ware weite* werde+@self werde+mich whats whats+@thindrink whats+the will+@self wird world zelfmoord ~<ah
        5 ~<ali ~<aliv ~<and ~<app ~<aur ~<aura ~<bes ~<de ~<dec ~<ein ~<ele ~<fre ~<geh ~<go ~<hoo ~<im ~<imp ~<n>
        5 ~<nad ~<pai ~<pen ~<po ~<som ~<son ~<ster ~<tu ~<ven ~<vi ~<vid ~<we ~aci ~ait> ~ama ~any ~ar> ~ara> ~arme
        5 ~ars ~bio ~cer ~comp ~cun ~das ~dec ~egt ~em> ~ene ~erad ~erte ~ever ~feris ~gni ~hum ~ia> ~idi ~ille ~ind
        5 ~ing ~iss ~its ~ld> ~lebe ~maz ~mazz ~men ~men> ~ment ~met ~mi> ~more ~mori ~morir ~mpi ~nad ~nd> ~ngo ~oir
        5 ~om> ~ook ~ore ~orir ~osi ~own> ~pai ~pera ~rar ~rca ~risco ~som ~sterv ~ten ~the ~tin ~tra> ~ts> ~tua ~uar
        5 ~utr ~ver> ~veux ~veux> ~vid ~wn> ~zel ~zelf
        4 #45+metres @again+@burden @again+@need @again+@self @again+@wish @all+@all @all+@few @all+@find @all+@sorry
        4 @all+@wish @all+hinte* @alone+@not @arm+@burn @arm+@cut @arm+@end @arm+@feel @arm+@other @ask+@end
        4 @ask+@funeral @ask+@head @ask+@last @ask+entra @ask+im @ask+is @ask+me @ask+nao @ask+voor @better+@better
        4 @breath+@thindrink @bridge+del @bridge+et @burden+@night @burden+para @burden+to @burn+me @care
        4 @child+@family @child+@find @child+@letter @confused+@data @count+@family @count+@sleep @cry+@all @cry+una
        4 @cut+@eat @cut+@exercise @data+@arm @data+@decide @data+@never @data+@pills @data+@sleep @data+@sport
        4 @data+@stop @data+and @data+du @data+e @decide+@thindrink @decide+the @die+@better @die+@wake @die+wil
        4 @doctor+@ask @doctor+@end @earn+@self @eat+@blood @eat+@funeral @eat+@means @eat+sangr* @eat+tutta @eat+uma
        4 @empty+@family @end @enough+@eat @enough+@skin @enough+@wish @exercise+@thanks @exercise+d @exercise+du
        4 @exercise+je @exercise+log @exist+@thindrink @faint+@ask @faint+@trapped @family+@afraid @family+@again
        4 @family+@family @family+@papers @family+@without @feel+@end @feel+a @few+@ask @few+@calm @few+@die
        4 @few+@exercise @few+@letter @few+@never @few+@they @few+@vomit @film+@exercise @find @find+@nobody
        4 @future+@future @give+@burden @give+@end @give+@gone @give+@kill @gone+@again @gone+@ask @gone+@self
        4 @gone+@wish @head+@cut @head+@die @head+@more @head+@skip @heart+@data @heart+bat @heart+klopt @here+@ask
        4 @here+@calm @here+@care @here+@find @here+@other @here+@pills @here+scato* @hide+@ask @hope+@fever
        4 @hunger+@data @hunger+@past @jump+@control @jump+@minutes @jump+@self @jump+@train @jump+@wake @jump+@work
        4 @kill+@end @kill+@other @kill+in @last+@eat @last+fois @leg+@self @letter+mir @life+@tired @life+desde
        4 @lose+@other @lose+all @means+@calm @means+me @minutes+@vision @minutes+woche* @more+@count @more+@here
        4 @more+@nobody @more+leben @more+wakke* @morning+@scale @morning+e @morning+en @never+@again @never+@better
        4 @never+@leg @never+@wake @never+been @night+@better @night+@here @night+@not @night+@stop @night+@tired
        4 @night+@wake @night+@wish @night+acabo @night+i @night+je @nobody+@ask @nobody+@eat @nobody+@papers
        4 @nobody+me @not+@again @not+@burden @not+@data @not+@here @not+@tired @not+d @not+jamai* @not+lang @not+le
        4 @not+llegu* @not+lo @not+perte* @nothing+@past @nothing+ha @other+@not @other+@tired @other+@wake
        4 @other+@without @other+garaj* @other+m @other+n @pain+@data @pain+@die @pain+@eat @pain+nicht
        4 @papers+@family @papers+@not @papers+@other @papers+en @papers+y @past+@not @pills+@calm @pills+@care
        4 @pills+@count @pills+@give @pills+@life @pills+@past @pills+@planned @pills+@wish @pills+scato* @pills+toda
        4 @planned+@self @poison+tutta @reason+@morning @reason+@not @reason+e @scale+@all @self+@burn @self+@future
        4 @self+@gone @self+@minutes @self+@wait @self+al @self+am @self+armen @self+coeur @self+com @self+dass
        4 @self+daten @self+eigen @self+funer* @self+geen @self+go @self+gratt* @self+habe @self+hago @self+heute
        4 @self+imagi* @self+langs* @self+life @self+medai* @self+mets @self+misse* @self+no @self+propr* @self+retie*
        4 @self+samml* @self+schon @self+talk @self+tegen @self+ultim* @self+vais @self+werde @self+wilde @skin+@again
        4 @skin+@end @skin+aufge* @skip+@minutes @skip+@work @skip+con @sleep+@burden @sleep+@care @sleep+@sorry
        4 @sleep+bene @sleep+op @sorry+@gone @sorry+@last @sorry+@wish @speech+like @sport+@data @sport+of @sport+sabe
        4 @stop+@family @stop+@without @stop+dormi* @stop+nao @stop+zu @swelling+@other @thanks+@all @thanks+@self
        4 @they+@scale @thin+meus @thindrink+@skin @thindrink+one @thindrink+weten @thindrink+world @tired+@pills
        4 @tired+@vomit @tired+de @tired+klopt @vision+@future @vision+@more @vision+@not @vomit+@again @wait+@end
        4 @wait+@more @wait+@not @wait+sangr* @wake+@face @water+@pain @water+@past @water+@self @water+@tired
        4 @water+@wake @water+wakke* @wish+@enough @wish+@find @wish+@heart @wish+an @wish+ein @wish+el @wish+en
        4 @wish+farla @wish+help @wish+meine @wish+the @wish+um @wish+zu @without @without+@few @without+@self
        4 @worse+@self a+@ask a+@kill a+@nobody a+cada a+cortarme a+este a+minha a+quien a+volte a..mundo a..to abend
        4 absch* acaba*..todo acaba*..tudo acabo accidente adieu ai+des ai+le ai+pris ai..de al+@train al+weken alarm
        4 alla+@die alla+morte alles+hinter almos*+@jump alrea* already altur* altura amo and+@never and+@self and+i
        4 and+never andare+avanti ander* apaga* arme asi ate+@blood ate+sangrar auf+@self auf+der aufgekratzt
        4 aufhoren+zu auswe* autan* autant avant* avanti balco* bambini bat be+@die be+dead been ben+@tired bien+@self
        4 bom born bracc* bras bruder+hat burden+to cada+@night cada+noche caixa+toda cansa*+@not ce+@night chama che
        4 cherc*+@eat chi chiud* cigar* cigarros cinto coeur+bat comprato contra cortarme cosi could+@jump d+@trapped
        4 d+etre dat+@all dat+@ask dat+alles dat+is daten de+@ask de+@burn de+@morning de+@self de+cachets de+estar
        4 decidi decis* dentr*+@more derniere+fois desca*+@self deses* desta dis disparaitre diz dog+and doman* domani
        4 doorg* dovev* drage* dragen dreis* dreis*+@pills dreissig e+@ask e+@wait e+depois e+le e+lo e+poi een+@end
        4 een+@means eigen ein+@means eine+@pills einzi* el+garaje elle+@self en+finir en..ik ende+@eat ende+machen
        4 endli* endlich enoug* enough entra+@self er..meer es+wird escol* espero ess esser* est+@ask est+que
        4 esta+@night estoy+@tired et+dit et+j ever existir famil* famille farei fazer fim fin fine ga+@self garage
        4 garaj* garaje giste*+@need graag gratt* gratt*+@wait haber happe* happens hart+klopt help+@self het..te
        4 hilft ho+@eat ho+comprato ho+piu ho+un ho..spera* hoch hoop hope i+@pills i+do ich+@night ich+@pressure
        4 ich+dass ich+habe ich+heute ich+sammle ich+werde ich..mir ich..wie ik ik+wilde ik..mezel* il+n ill immer
        4 in+@few in+it in+questo ingoiato+tutta inter* io irme is+@better is+niet ist+dass its..time je+me je+mets
        4 je+vais je..me kan+ik kinde* know+@ask l+@breath l+air la+@pills la+scatola la..de lange* las+@papers
        4 las+@pills last+@exercise le+@skip le+meme le+temps leise leven+@tired ligge* lo+@find los+@arm manchmal
        4 me+@vision me+hago medai* meer+@wake meer+en meer+wakker mehr+@life mehr+leben meine+daten meme merece mij
        4 mijn+armen mijn+eigen mim moi+@self mon+coeur morir motor* muert* my+@data my+@life my+@skin my+@sleep
        4 my+family my+life mysel* myself n+a n..plus nadie+@self nadie+me ne+@never ne+jamais nelle nenhu* neste
        4 neste+@face neste+mundo never+@leg never+been nient*+@past niente+ha niet+langer no+@earn nog nog+@life
        4 noire* noires non..nient* non..piu notar nuit+@self nuit+je nur o+coracao of+my of..on om..te on+@self ook
        4 os+@self os+meus oubli* para+@sleep para+dormir para+nao partir pas+d pena pense+a per+@again per+sempre
        4 perte* plan+@ask please pont+et por+dentro porta+e pour pour+@again pour+toujours pour+tout pris
        4 propr*+@trapped propre quando+a que+@wake que+ca que+me que..outra queimo quell* quello queri* queria quien
        4 quien+le quier*..con rato retie* ruim s+en sabe saber+@ask saber+que saida salid* salida samml*
        4 samml*+@minutes sammle sammle+seit saper* saper*+@ask sapere sapere+che schlu*..allem schluss sei
        4 seit+wochen sich+@few sich+so slaap* slaap*+@tired so+@ask soms sono+@more sotto sous spera* speranza strak*
        4 straks suici* suici*+@other suizi* surge* surgery tagliarmi tagliarmi+le talk tambe* tambem tanto te+weten
        4 tem tengo+@hope tengo+@wait tengo+esperanza tetto than the+@arm the+@train the+one the+world the..going
        4 there*+@not theres+a theres+no this+time tirarme tirarme+al to+@enough to+@pain to+@sleep to+hurt to+sleep
        4 todos tomar+a tonig* tonight train*+@data training+log trent*+@pills turni* turning uberl* uma+corda
        4 un+@exercise un+@scale una+@means unali* unali*+@self und+ich va+a vai vai+melhorar vais+@self vais+me vale
        4 veo veux+en vez+@not via vinte vita voglio+farla volta volve* volver voor+@again voor+@self voor+altijd
        4 voorg* voorgoed vorre*+@sleep vorrei+dormire wer werde weten weten+dat when+@self when+im wie+@self wil
        4 wil+@self will+@die will+@not will..mehr wish+@thindrink wish+the wont wunsc*+@self y+lo year zal zal+@self
        4 zelfm* zijn zo+graag zou+zo ~<ad ~<aho ~<ai ~<bal ~<casa ~<cer ~<ch ~<comp ~<crev ~<es> ~<est ~<feri ~<ga>
        4 ~<geho ~<gia ~<hab ~<hela ~<ho> ~<hum ~<ide ~<in ~<it> ~<km ~<kno ~<lie ~<lig ~<ll ~<look ~<mac ~<mach
        4 ~<mete ~<metr ~<more ~<na ~<nec ~<ob ~<os> ~<pij ~<pijn ~<plac ~<qu ~<sui ~<te> ~<th ~<tod ~<tom ~<tome
        4 ~<tout ~<vai ~<vez ~<viv ~<vol ~<vou> ~<wer ~<wh ~ades ~adie ~aho ~ali ~allem ~ama> ~ambi ~ang ~anger ~anna
        4 ~ant ~appo ~arr ~arse> ~asc ~ben ~bes ~bit ~bor ~bra ~brig ~calm ~cas ~casa ~casa> ~cco ~ces ~cidi ~ckt
        4 ~ckt> ~conti ~cos> ~creve ~dan ~deli ~den ~dent ~dic ~dy> ~eck ~eda ~egt> ~eho ~eja> ~engo ~eram ~eram> ~ere
        4 ~eres ~eris ~erisc ~ero> ~eter> ~etten ~eur> ~eve ~ext ~eze ~fin ~finit ~geho ~gni> ~goo ~goog ~gui ~hab
        4 ~hac ~hela ~het ~ho> ~hoo ~ider ~idio ~idio> ~iegt ~iegt> ~ien ~ieu ~ifie ~ige> ~imm ~imo> ~ind> ~init
        4 ~isco> ~its> ~iv> ~ivi ~ja> ~laa ~lac ~lace ~lam ~las ~lbe ~leben ~lem> ~lf> ~liv ~llem ~llem> ~llen ~lol
        4 ~look ~lta ~mac ~mach ~man ~ment> ~mun ~nec ~nest ~ngo> ~ni> ~nit ~nke ~nna> ~ntin ~ntinu ~ntra> ~ny> ~ome>
        4 ~ono ~ont> ~onti ~ontin ~orcar ~ost ~osta> ~outr ~pill ~plac ~place ~ple ~posta ~ppo ~qui ~qui> ~rade> ~rai>
        4 ~rait ~raz ~razo ~rcar ~rcar> ~rei> ~rer ~res> ~rifi ~rifie ~rim ~rime ~rime> ~rir> ~ris ~risc ~rlo> ~rme
        4 ~roc ~rse> ~rsi ~rsi> ~rten ~ry> ~sara> ~scari ~se> ~sel ~sera ~sera> ~sia ~soi ~spera ~sse ~sto> ~suc ~such
        4 ~sui ~tam ~tano ~tel ~terv ~tim ~tinu ~tir> ~tod ~tom ~tome ~tout ~tres> ~tten> ~uch ~ude ~uic ~vez ~vide
        4 ~viv ~vol ~vou> ~zelf>
        3 #20+@past @again+@better @again+@exercise @again+@family @again+@pain @again+@papers @again+and
        3 @again+schla* @all+@ask @all+@family @all+@give @all+@more @all+@reason @all+achte* @all+in @all+tonig*
        3 @alone+@past @alone+thuis @arm+@exercise @arm+@few @arm+@not @arm+@past @arm+anos @ask @ask+@all @ask+@care
        3 @ask+@control @ask+@cut @ask+@gone @ask+@here @ask+@numb @ask+@they @ask+@trapped @ask+@worse @ask+c
        3 @ask+conti* @ask+fico @ask+gets @ask+ir @ask+lo @ask+no @ask+still @ask+the @ask+todo @ask+viene @ask+vuole
        3 @ask+you @better @better+@here @better+@pills @binge+@die @blood+e @blue+@pills @body+@data @body+@wait
        3 @breath+@tired @breath+@wish @breath+op @bridge+@head @bridge+@work @bridge+de @bridge+y @burden+@end
        3 @burden+@exercise @burden+@gone @burden+@wish @burden+pour @calm+@few @calm+@last @car+@minutes @car+@night
        3 @car+ik @care+@more @care+@night @care+@wish @control+@few @control+@tired @count+@arm @count+@ask
        3 @count+@means @count+@tired @count+las @count+le @count+pasti* @count+uma @cry+@papers @cry+@self
        3 @cut+@blood @cut+@end @cut+@give @cut+@they @cut+@tired @cut+di @cut+las @cut+les @data+@blood @data+@care
        3 @data+@count @data+@cut @data+@data @data+@exist @data+@feel @data+@minutes @data+d @data+id @data+letzt*
        3 @data+my @data+van @data+von @data+war @data+wenn @decide+@headache @decide+@nothing @decide+ben
        3 @decide+nada @decide+on @decide+para @die+@arm @die+@calm @die+@cry @die+@nobody @die+@scale @die+table*
        3 @die+ware @earn+@not @earn+estar @earn+i @eat+@calm @eat+@wish @eat+morre* @eat+se @empty+@letter @empty+in
        3 @end+@eat @end+@means @end+@not @end+@pain @end+@trapped @end+@without @end+a @end+com @enough+@burn
        3 @enough+@few @enough+@here @enough+@jump @enough+on @exercise+@need @exercise+besse* @face+@alone
        3 @face+@self @face+@they @face+@wish @face+de @faint+@earn @faint+@other @faint+o @fall+@not @fall+@self
        3 @fall+by @family @family+@ask @family+@breath @family+@funeral @family+@life @family+@reason @family+@self
        3 @family+@water @family+et @family+lange* @family+respi* @family+stare* @feel @feel+@data @feel+@find
        3 @feel+algum* @feel+like @few+@exist @few+@past @few+@stop @few+a @few+kann @few+nooit @few+thuis @few+will
        3 @film+@last @film+my @find+@eat @find+@few @find+@wait @find+me @fun+@self @future+@family @future+@more
        3 @future+@water @future+per @give+@morning @give+@papers @give+@wait @give+nuovo @give+viver* @gone+@burden
        3 @gone+@wait @goodbye+@ask @goodbye+@sorry @head+@data @head+@earn @head+@kill @head+@papers @head+en
        3 @heart+@not @heart+@sleep @heart+@stop @heart+@tired @heart+batte @here+@bridge @here+@burn @here+@die
        3 @here+@earn @here+@end @here+@more @here+@nobody @here+@pain @here+@past @here+@thindrink @here+@wake
        3 @here+cabez* @here+for @here+igual @here+visto @hope+@car @hope+ik @jump+@night @jump+andar* @jump+to
        3 @kill+@decide @last+@all @last+@exercise @last+@nobody @leg @leg+@data @letter+@afraid @letter+@better
        3 @letter+@calm @letter+@end @letter+@here @letter+@other @letter+de @letter+que @life+@enough @life+@other
        3 @life+@pills @life+la @lose+@die @lose+@wait @means+@cut @means+@skin @means+en @means+in @means+somni*
        3 @minutes+@care @minutes+@earn @minutes+@gone @minutes+@head @minutes+@not @minutes+igual @more+@exist
        3 @more+@family @more+@give @more+@lose @more+@thin @more+aan @more+e @more+et @more+la @more+me @more+vale
        3 @more+viver @morning+@give @morning+@not @morning+@skin @morning+c @morning+kommt @morning+niet @morning+non
        3 @need+@binge @need+@count @need+@die @need+@end @need+@exercise @need+@few @need+@pills @need+@wish
        3 @need+andar* @never+@family @never+@water @never+meer @never+wiede* @night+@car @night+@count @night+@decide
        3 @night+@hope @night+@leg @night+@lose @night+@sport @night+@wait @night+fruh @night+la @night+sono
        3 @nobody+@count @nobody+@feel @nobody+@need @nobody+knows @nobody+mehr @not+@arm @not+@cry @not+@gone
        3 @not+@last @not+@nobody @not+@nothing @not+@vomit @not+arriv* @not+be @not+dat @not+estoy @not+have
        3 @not+hubie* @not+lange* @not+merec* @not+need @not+reaso* @not+schri* @not+svegl* @not+tengo @not+tenho
        3 @not+torna* @not+verra @not+weite* @not+zuruc* @nothing+@lose @nothing+@sport @nothing+@wish @nothing+smaak*
        3 @off+@data @off+@earn @off+@off @off+o @off+the @other @other+@family @other+@few @other+@give @other+@life
        3 @other+@more @other+@stop @other+@train @other+coach @other+een @other+geen @other+in @other+te
        3 @pain+@doctor @pain+@earn @pain+@end @pain+@wish @pain+mysel* @papers+@here @papers+@jump @papers+@letter
        3 @papers+@more @papers+@they @papers+@train @papers+death @papers+e @papers+et @past+@doctor @past+@give
        3 @past+@here @past+@water @past+nucht* @past+sobri* @pills+@burn @pills+@control @pills+@letter
        3 @pills+@nobody @pills+@trapped @pills+cabez* @pills+del @pills+gut @pills+ingen* @pills+insie* @pills+visto
        3 @pressure+@all @pressure+@thindrink @pressure+um @pressure+zu @reason+@burden @reason+@more @reason+@other
        3 @reason+andar* @reason+bon @reason+di @reason+do @scale+@data @scale+@leg @scale+@night @scale+pour
        3 @scale+this @self+@cut @self+@end @self+@exist @self+@find @self+@morning @self+@poison @self+@speech
        3 @self+@worse @self+app @self+chiam* @self+coraz* @self+doe @self+druck* @self+eigen* @self+elke @self+even
        3 @self+hab @self+hart @self+hier @self+leven @self+lie @self+magoa* @self+meine* @self+mijn @self+polse*
        3 @self+pourr* @self+quand @self+regre* @self+ruhe @self+runs @self+scrat* @self+somni* @self+sonni*
        3 @self+stehe @self+stop @self+tell @self+thera* @self+veo @self+verle* @self+vogli* @self+volge* @self+voorg*
        3 @self+want @skin+@cut @skin+@eat @skin+@means @skip @sleep+@data @sleep+@decide @sleep+@minutes @sleep+@more
        3 @sleep+@stop @sleep+@they @sleep+gut @sleep+para @sleep+stufo @sorry @sorry+@again @sorry+@all @sorry+@here
        3 @sorry+@never @sorry+@pills @sorry+e @speech+@thindrink @speech+@wish @sport+@die @sport+@here
        3 @sport+@letter @sport+@past @sport+a @sport+un @stop+@give @stop+@hope @stop+@morning @stop+@sleep
        3 @stop+todos @swelling+@ask @swelling+@nobody @they+@arm @they+@calm @they+@cry @they+@end @they+@family
        3 @they+@night @they+bras @thin+@wake @thin+olhos @thindrink+@eat @thindrink+@life @thindrink+@other
        3 @thindrink+@papers @thindrink+@they @thindrink+@train @thindrink+day @thindrink+leven @thindrink+train
        3 @thindrink+voele* @thindrink+woods @thing+@arm @tired+@other @tired+@papers @tired+@sleep @tired+@wish
        3 @tired+van @train+@skin @train+@train @trapped+@planned @trapped+@tired @trapped+@trapped @trapped+en
        3 @trapped+op @trapped+y @vision+@give @vision+@self @wait+@family @wait+@feel @wait+@head @wait+@sleep
        3 @wait+@sport @wait+@train @wait+del @wake+and @water+@again @water+@more @water+@wait @water+aan @water+en
        3 @wish+@control @wish+@earn @wish+@give @wish+@leg @wish+@pressure @wish+@sudden @wish+@train @wish+@water
        3 @wish+@wish @wish+adorm* @wish+de @wish+il @wish+le @wish+nie @wish+prend* @wish+raggi* @wish+sich
        3 @wish+sprin* @wish+tomo @wish+ve @wish+zo @without+@other @work+@letter @work+i a+@better a+@body a+@car
        3 a+@empty a+@end a+@hope a+@pills a+@self a+@wait a+bus a+esperanca a+mais a+man a+mao a+menos a+nessuno
        3 a+quoi a+saltar a+tutti a+veces a..conti* a..in a..le a..me a..my aan+@self aan+mij about+death
        3 abschiedsbrief acabe* acabei acalm* acalma achei acordado adess* adesso adormecer aereo ai+@family ai+@more
        3 ai+bambini ai+plus ainda al+@bridge algue* alguem alimentar alive all+tonight alleen+thuis alles+@find
        3 alles+@not alles+achter als+de amanh* amanha an+@enough an+@minutes an+hour anche ancor* ancora and+@give
        3 and..the angry ano+@ask ano+que anos anos+sobrio antes+de anyth* anything ao+@end ao+fim apart* apartamento
        3 apartamento+limpo armen arriv* as..que assim atten* auf+meinem auf..und aufhort auslassen ausweg autre*
        3 autres averl* aviao avion bac bald+@not bald+nicht batte be+@here be+around be+too beati* beating
        3 beend*+@self beende beende+ich being+@life being+alive ben+@alone ben+@few ben+alleen besoi* besoin besta*
        3 bilhe* bilhete binnen blute* blutet body boite boite+de borde bouche+de brief* briefje but cachets caiss*
        3 caisse calmo cambiaria cambio camio* camion cansada+de cansado cant..more canti* carry carta+de ce+soir
        3 cette+@life cette+vie che+vuole cherc*+@data chiam* chiesa cigarettes close coach+dice coco colte* coltello
        3 come como+@die comprei comprei+uma con+@here con+@pills con+la conta* corac* coracao corta* cosa+succede
        3 could could+go courage coxa cuant*+@wish cuanto+se cuchi* cuore+batte d da+@care da+igual dan dan+@ask
        3 dan+aan dan+kan dat+@fall dat+het dat+ongeluk dat..niet daten+@wish daten+wenn dauert de+@all de+@cut
        3 de+@family de+@funeral de+@hide de+@wish de+agenda de+golpe de+irme de+kerk de+marcas de+pensar de+pillen
        3 de+sueno de+todos de+toute de..du de..is de..sprin* de..weet debai* debaixo deja..a del+@pain del+male
        3 del..me del..mi dem+@exercise dem+@life dem+lauf dem+leben demain+c demas* demas*+@pills den..zu
        3 dentr*..morto dentro+ja der+@bridge der+@die der+@papers der+brucke derniere desan* desej* desejo
        3 despues+del deze..niet di+@burden di+nuovo di+vivere die+@arm die+@pills die+tabletten die..aufge* die..die
        3 dieselbe dimanche+c dimmi disse disse+a dit dit..il doe doe+@self doe+mezelf doesn* doesnt dont..i
        3 dormi*+@stop dormi*..sempr* dormir+para dormo dos+@past dos+anos doule*+@ask dovev*+@jump dovevo drive druck
        3 du+@pain du+mal duele e+@better e+@jump e+che each each+@night edge een+@car een+einde een+keer een..en
        3 een..ik een..in eh eh+@not eine+woche einfach el+@means ella en+@all en+@find en+@skin en+dan en+ik en..laat
        3 en..los enterrement er+@letter er+@not er+als er+een er+geen er+in es+@all es+hat escri* esistere esperanca
        3 est+trop esta+bom estan estan+en estar+@here estar+aqui estou+cansada estoy..de estuv* et..qu eu+@stop
        3 extra* facci*+@end faccio+finita facil facon facon+@self facon+je fanta* fantasma farla farla+@end
        3 farla+finita farmi farmi+del feel+@wish feel+like feel..endin* fenet* fenetre fin+a fois for+@self frau
        3 frett* fretta front front+of full+of funer* funerale ga+ik gabe ganze* gehe gehol* geholfen gesag* gesagt
        3 gesli* geslikt get+up gets gets+@self gets+my giste*..ik gleich+schwer gli+@wake gli+occhi go+to goed golpe
        3 googl* googl*+@ask googl*+@data guard*+@pills guardando guardando+pastillas gut haal hab..was habe+mit
        3 habit* hacer* had..me hago+dano hand have..it hay healt* heart+@ask heart+is heb..pille* hebbe* hebben heeft
        3 help het+@self het+@stop het..op heute+fruh heute..es high hij hilfe hin hit+by ho+preso ho..le ho..pasti*
        3 hoffe home+@self hones* honestly hoop+@self hoop+ik how..it hubie* hubiera hubiera+nacido hulp i+@cut
        3 i+@decide i+@hide i+@pressure i+already i+even i+go i+lie i+tell i..breat* i..die i..endin* i..kill ia
        3 ibuprofenos+de ich+@gone ich+@sleep ich+hab ich+meinen ich+schlafe ich+stehe ich..allen ich..auf ich..einer
        3 ich..fur ich..in ich..um ich..umbri* ieman* iemand ieri+@night ieri+sera iets+@thindrink iets+te if
        3 if+@thindrink if+the igual ik+aan ik+dat ik+doe ik+maar ik+voorgoed ik..al ik..dat ik..dood ik..het ik..ik
        3 ik..met ik..mijn il+@wish il+coach il..ancor* im+@gone im..here im..i imagine in+een in+fretta in+front
        3 in+garage ingen* ingenomen ingoi* ingoiato insie* insieme is+@again is+@calm is+still is..ik ist ist+@self
        3 ist..ich it+@all it+all it..i it..to its+@thindrink its+the j j..le j..ma ja..os jaar+nuchter jamai*+@self
        3 janel* janela je+@here je+@self je+@stop je+pourrais je+regrette je..a je..au je..poids jeden+@night
        3 jeden+abend jeder jeito just+@not just..to kapot keer keer+neem kein+@morning kein+morgen keine*+@more
        3 keine+@data keine+@exercise keine+schritte kerk knows komme* kommen l..de la+@burn la+@headache la+@life
        3 la+cabeza la+visto la..lo largo las..y lasci* latel* lately le+bac les+@papers les+bras letzter lie liegen
        3 life ligt limpo llegue llevo+semanas lo+@decide lo..lento longer look looked+for lugar m maar maar+@never
        3 maar+nooit macht magoa* magoar mais+@life mais+@reason mais+vale mais+viver male manan* manga mao marca*
        3 marcas mas+@data maten maybe me+@off me+elke me+in me+magoar me+veo me..bras me..nada me..propo* meer+aan
        3 mein+@last mein+letzter meine+@calm meine+ruhe meine..ich mense* mensen merci merec* mes+somniferes
        3 mese+@not mese+non messe metri metri+@enough metri+bastano mets mettr*+@end mettre+fin meu+@other mi+@not
        3 mi+corazon mi+faccio mi+no mich+@end mijn+@life mijn+@skin mijn+hart mijn+leven mijn+polsen mijn+slaappillen
        3 mijn..van mind mio+@funeral mio+funerale misse* mit+mir mocht*+@self mochte+ich moete* moeten moi+@ask
        3 moi+quand moles* mon+@heart morgen+kommt morni*+@self mot mouri* mourir muy my+@head my+runs my+sleep
        3 my+therapist my..hes na+@bridge naast nacht+@eat nacht+mache nacid* nacido nada+a nao+tenho nao..a ne+verra
        3 nell nenhuma net never+@wake nie+@again nie+wieder niema* niemand niet+dat niet+in niet+lang night+@self
        3 night+i niks+smaakt niks..een ningu* nix no+estoy no+hubiera no+reason no+tengo no..que nobody+knows non
        3 non+@wake non+tornare nooit+geboren notaria nucht* nuchter nuovo+le o+@heart o+apartamento o+gato
        3 o+treinador obrig* obrigado occhi ochte*+@not odeio of+@pills off+@thindrink off+the ofici* oficina
        3 ojala+@not ojala+no olhos olvid* om+iets op op..en os+@wake os+olhos oubli*+@self outra papa+@not papel
        3 papel+es papie* para+@again para+@all para+@die para+@not para+todos para..segui* paren* parents parte*
        3 partes pasa+@wish pasa+si passi*+@wish passiert+wenn passt pasti*+@stop pastillas+para patie* pensar penso
        3 peopl* people per+@all per+@not per+non per+tutti perdi petit* petits piang* piu+@data plan+on plan+to plane
        3 plane*+@nothing plane*+@sport pleas* plus+@here plus+@pills plus+et plus+la podia poids+pour polse* polsen
        3 pongo ponho por+@ask por+que porta* porte* potre* potrei pour+@self pour+l pourr* pourrais pra procuro
        3 propria punto qu+il qu+on qu..ne quand+@other quaranta+metri quart* quarto que+@all que+@self que+continuar
        3 que+todo que+viene que..a que..arret* que..biops* que..que que..s que..vez queria+adormecer quero+um
        3 quier*..todo quoi+bon quoi..conti* raggi* reason regar* regre* regrette rejoi* rejoindre resto+in
        3 retie*+@self revenir right+now rijd ruhep*+@last ruhepuls+letzte sa safe sagen saltar+del schei*
        3 schei*+@vision schla*+@control schluss+mit schme*+@nothing schmeckt schmeckt+nix schre* schritte schub*
        3 se+prendo se+ve sei+@ask seman*+@count sempr* sempre senti* sentir+alguma serai+@more serai+plus
        3 serve+andare short* show+@self show+my si+@other si+tomo si..a sich sigue sleep sleep+and smaak* smaakt
        3 smile sobri* sobrio sobro soir soll some somme*..les somni* somniferes soms+@hope soms+hoop sonni* sonniferi
        3 sonnt* sono+stufo soon sous+le soy+un stand* stare* stare+in starebbero stehe steps stimm* stops
        3 succe*+@wish succede+se suelt* suis+@tired suis..poids tagli*+@give taill* te+@feel te+@life te+leven
        3 te+voelen te..dat tell+my telle* terminei that the+@letter the+@pills the+day the+train the+woods the..in
        3 the..the their therapist theyd this+@ask this+@more this+@sport this+@worse this+anymore this+is ti till
        3 till+@thindrink till+the tinha tirar..vida tiro to+@data to+be to..good tod toda todas+partes todo+@end
        3 tome..pasti* too+many took+too torna* tornare toujo* toujours tout+est tout..arret* toute toute+facon trast*
        3 treinador+diz tres troca* troppe troppo tudo+na tutti twee+@past twee+jaar twent* twenty uberh*+@again
        3 uberlege un+@burden un+@swelling un+camion un+fantasma un+poids un..ma un..me un..per und+@night und+dann
        3 und+der une+@means vedo vener*..nient* venti verde* verder verge* vergessen verle*+@self verra verschenkt
        3 veux veux+me vezes vezes+desejo vezes..que vide viele viele+von vingt visto visto+@past visto+antes vom
        3 vom+@bridge vond vonta* vontade vontade+de voor+de voor..trein vorre* vorrei voy..matar* voz voz+alta was+ik
        3 week+in weer weet weet+@ask weh weiss weiterleben wenn+der wens werel*+@ask wereld+is what+is who+@worse
        3 who+gets why+do wie+war wie..der wiegt wil+@other wil+er wish..had wont+be woods wordt work+@self work+i
        3 wunschte+ich y y+los y..plus yo zeg zelf zie+@self zu+@jump zu+springen zwei+@pain zwei+mal ~<actu ~<agen
        3 ~<alg ~<algu ~<ama ~<anda ~<any ~<ap ~<aq ~<aqu ~<aqui ~<arme ~<auc ~<avi ~<bald ~<be> ~<bil ~<bin ~<bio
        3 ~<biop ~<bot ~<brac ~<bus ~<cad ~<camb ~<cas ~<ce ~<chan ~<com> ~<cort ~<da ~<dan ~<dat ~<deci ~<dese ~<dic
        3 ~<diz ~<done ~<dood ~<dov ~<eg ~<eine ~<end ~<er ~<er> ~<etr ~<eu ~<eu> ~<eve ~<exi ~<exis ~<fa ~<far ~<fer
        3 ~<fig ~<fren ~<gebo ~<gego ~<gens ~<gera ~<het ~<het> ~<hilf ~<hoc ~<hoch ~<hoog ~<ig ~<is ~<its ~<its> ~<iv
        3 ~<ive ~<ive> ~<ja> ~<je ~<ke ~<know ~<kom ~<las ~<last ~<lebe ~<li ~<lied ~<lieg ~<lim ~<lol ~<lol> ~<loo
        3 ~<mam ~<med ~<mic ~<mich ~<mond ~<mot ~<nada ~<nadi ~<ne ~<nota ~<obi ~<obit ~<of ~<on ~<pac ~<pack ~<pain
        3 ~<pap ~<pas> ~<per ~<proc ~<pun ~<punt ~<raz ~<rede ~<reto ~<rui ~<sar ~<sara ~<sera ~<ses ~<sind ~<st ~<su
        3 ~<suic ~<sup ~<supe ~<tard ~<tel ~<tem ~<ter> ~<tha ~<to> ~<tou ~<trat ~<tur ~<turn ~<un ~<ve ~<veu ~<volt
        3 ~<voy> ~<ware ~<who ~<wie ~<ya> ~<zel ~<zelf ~<zo> ~<zu> ~aak ~aan> ~aapp ~aappi ~aar ~ab> ~abe ~acc ~acci
        3 ~acos> ~actu ~actua ~adie> ~afta ~aftab ~agend ~agi ~ald ~ald> ~ale> ~alg ~algu ~ally ~ally> ~alu ~am> ~amm
        3 ~amma ~an> ~ana ~anch ~angs ~angst ~anh ~anna> ~anti ~anti> ~apa ~appil ~aqu ~aqui ~aqui> ~are ~ari ~arlo
        3 ~arme> ~arse ~asa> ~asci ~ase ~ase> ~aur ~aura ~azo ~azz ~azzar ~bal ~bald ~bald> ~bbe ~been ~ben> ~bens
        3 ~bie ~bin ~bio> ~biop ~biops ~bitu ~bitua ~bod ~body ~bore ~boren ~bot ~brac ~braco ~bus ~camb ~cambi ~canti
        3 ~cari ~cce ~chan ~chlu ~cho ~cia ~cia> ~ciden ~cidio ~cido> ~cie ~ck> ~com> ~comm ~compa ~cora ~cos ~crev
        3 ~ctua ~dam ~dat ~dat> ~deci ~dente ~der> ~des ~dese ~diz ~dlic ~dlich ~do> ~done ~done> ~dood ~dood> ~dov
        3 ~dra ~drai ~dre> ~ea> ~ear> ~eas ~ebbe ~ebens ~ebor ~ebore ~eci ~eck> ~een ~een> ~egar ~egoo ~egoog ~eguir
        3 ~ehe> ~ehor ~einer ~eja ~eld ~eld> ~elt> ~elu ~empo> ~eng ~engo> ~enh ~enke ~ens ~entr ~erado ~erh ~eria
        3 ~eria> ~erke ~erle ~erli ~ero ~ersi ~erten ~erv ~ese ~eso ~esse> ~esso ~estar ~eter ~etou ~etour ~etr ~etre
        3 ~ett ~ette ~exis ~exist ~ez> ~ezel ~ezelf ~fam ~fer ~fie> ~fig ~fine ~fre ~fren ~frent ~fta ~ftab ~ftabl
        3 ~gaa ~gaan ~gaan> ~geb ~gebo ~gebor ~gego ~gegoo ~gehor ~gek ~genda ~gens ~gens> ~ger ~gera ~gle ~goed> ~goi
        3 ~googe ~grar ~gst> ~guir ~guir> ~has> ~have ~he> ~here ~hes> ~het> ~hia ~hilf ~hin> ~hlaft ~hlu ~hoc ~hoch
        3 ~hoog> ~hore> ~hub ~ici ~icidi ~ida> ~ident ~ied ~ieg ~iendo ~iene> ~iero ~ig> ~iga ~igu ~ilf ~illet ~inf
        3 ~ing> ~inu ~iop ~iops ~ire> ~iri ~isco ~itu ~itua ~ituar ~ive> ~ize ~jve ~kest ~kest> ~kno ~know ~kom ~laapp
        3 ~laft ~lafta ~langs ~las> ~lea ~leb ~leg ~lenke ~leve ~lgu ~lich ~lich> ~lie> ~lied ~lieg ~lls ~lly ~lly>
        3 ~lol> ~lte ~lug ~ly> ~maak ~mam ~man> ~mand> ~mbi ~mente ~mete ~meter ~mett ~mic ~mich ~mich> ~mma ~mmen
        3 ~mmi ~mond ~mot ~mpo ~mpo> ~mpu ~nada ~nada> ~nadi ~nadie ~ndare ~ndr ~ndre> ~nger ~ngrar ~ngs ~ngst> ~nho>
        3 ~nke> ~nken ~nken> ~nna ~nti> ~ntr ~obit ~obitu ~obr ~och ~od> ~odo ~ody ~oed ~ogi ~ogio ~ogio> ~oir> ~ok>
        3 ~olv ~omen ~omen> ~omm ~ommen ~omp ~ompa ~one ~ood ~oog> ~ooge ~oogel ~ook> ~oorg ~opr ~orc ~orca ~org
        3 ~orire ~orta ~oth ~own ~pack ~pain ~pap ~par ~para> ~pil ~post ~ppil ~ppill ~proc ~propr ~qu> ~quer ~racos
        3 ~rag ~rait> ~ratt ~retou ~rge ~rif ~ring ~ring> ~rke ~rme> ~ropr ~rse ~rte ~rui ~sa> ~sag ~sara ~schlu ~sci
        3 ~sco ~sei> ~sen> ~sia> ~sind ~sis ~sis> ~sorri ~sso ~sta ~stano ~ste ~stim ~such> ~suic ~sup ~supe ~super
        3 ~tabl ~table ~tano> ~tant ~tar ~tar> ~tem ~teng ~tengo ~tha ~ther ~ti> ~time> ~tou ~tout> ~trat ~tre> ~tres
        3 ~tte ~tuar ~turn ~ual ~udo ~udo> ~uel ~uer ~ui> ~uir ~uir> ~uma> ~utre ~utt ~uy> ~vai ~volt ~voy> ~wanna
        3 ~ware ~wen ~who ~wie ~xis ~xist ~ya> ~zes ~zes> ~zig ~zu> ~zzar
        2 #20+anos #45+anni #45+ans #45..enoug* @again+@arm @again+@count @again+@data @again+@die @again+@give
        2 @again+@last @again+@other @again+aufwa* @again+doorg* @again+la @all+@again @all+@care @all+@control
        2 @all+@letter @all+@need @all+@nobody @all+@past @all+@sleep @all+@without @all+aufho* @all+em @all+im
        2 @all+keine* @all+me @all+spall* @all+und @alone @alone+@means @alone+@more @alone+il @ask+@blood @ask+@calm
        2 @ask+@decide @ask+@feel @ask+@hide @ask+@past @ask+@wait @ask+@water @ask+als @ask+amo @ask+ampul* @ask+back
        2 @ask+bad @ask+bette* @ask+ca @ask+d @ask+dat @ask+decid* @ask+geht @ask+giorn* @ask+ich @ask+id @ask+llegu*
        2 @ask+loop @ask+murio @ask+passi* @ask+prome* @ask+seria @ask+skip @ask+veert* @ask+war @ask+was @ask+ya
        2 @better+@breath @better+@car @better+@exist @better+@face @better+@find @better+@give @better+@gone
        2 @better+@need @better+@not @better+af @better+cosi @better+saber @better+sans @better+seria @better+sin
        2 @binge+bottl* @binge+de @blue+@ask @body+@thindrink @breath+@better @breath+@give @breath+@here
        2 @bridge+@stop @bridge+do @bridge+en @bridge+on @bridge+war @burden+@breath @burden+@not @burden+@water
        2 @burden+night @burden+per @burden+time @burn+@night @burn+@self @calm+@ask @calm+@feel @calm+@wake
        2 @calm+@wish @car+@eat @car+@off @car+@thindrink @car+@without @car+off @care+faz @child+@head
        2 @confused+@pills @control+@more @count+@burden @count+no @cry+@goodbye @cry+@night @cry+@wait @cut+@ask
        2 @cut+@self @cut+los @data+@all @data+@burden @data+@exercise @data+@face @data+@kill @data+@morning
        2 @data+@thindrink @data+@tired @data+@train @data+@trapped @data+besoi* @data+geht @data+hr @data+in @data+is
        2 @data+le @data+ma @data+mes @data+que @data+so @data+tempo @data+this @data+waren @decide+@papers
        2 @decide+@sleep @decide+de @decide+is @decide+to @decide+up @die+@feel @die+@give @die+@means @die+@pain
        2 @die+@skin @die+arme @die+seria @doctor+@wish @doctor+como @earn+@burden @earn+@die @earn+@face @earn+@fun
        2 @earn+@gone @earn+@trapped @earn+@wake @eat+@face @eat+@family @eat+@skin @eat+@sleep @eat+@sport @eat+@stop
        2 @eat+and @eat+d @eat+e @eat+home @eat+seria @empty+@ask @empty+@not @end+@burden @end+@papers @end+@sleep
        2 @end+@thindrink @end+@wish @end+aan @end+alivi* @end+but @end+de @end+logo @end+thing* @enough+@arm
        2 @enough+@breath @enough+@bridge @enough+@burden @enough+@die @enough+@family @enough+@letter
        2 @enough+@minutes @enough+@morning @enough+@past @enough+@thindrink @enough+a @enough+ago @enough+em
        2 @enough+le @enough+my @enough+this @exercise+@all @exercise+@exist @exercise+@night @exercise+@pain
        2 @exercise+@sport @exercise+@vomit @exercise+besoi* @exercise+ik @exercise+mal @exercise+und @exercise+vom
        2 @exist+@life @exist+@not @face+@hide @face+est @faint+@end @faint+de @fall+@jump @fall+@pills @fall+me
        2 @family+@alone @family+@arm @family+@blood @family+@count @family+@faint @family+@film @family+@never
        2 @family+@not @family+@off @family+@they @family+eet @family+estar* @family+hat @family+mais @family+quier*
        2 @family+sagt @family+says @family+wil @feel+@all @feel+@need @feel+sich @few+@better @few+@burden @few+@few
        2 @few+@find @few+@hope @few+@jump @few+@life @few+@nobody @few+@planned @few+@sleep @few+@wake @few+@water
        2 @few+@wish @few+een @few+ein @few+il @few+me @few+sehr @few+tired @film+@burden @film+@data @find+@ask
        2 @find+@data @find+@family @find+@gone @find+@hope @find+@past @find+@sleep @find+@thanks @find+er
        2 @find+hoffe @find+pouco @find+the @fun+@better @fun+@hide @fun+@not @fun+@skin @fun+and @fun+na @future+@eat
        2 @future+@head @future+@past @give+@cut @give+@family @give+@life @give+@more @give+@pressure @give+@skin
        2 @give+alzar* @give+away @give+la @give+o @give+segni @give+tropp* @give+uccid* @give+und @gone+@night
        2 @gone+@nothing @gone+@without @gone+and @gone+e @gone+my @gone+und @goodbye+@give @goodbye+@letter
        2 @guilt+@data @hate+@exist @head+@all @head+@alone @head+@better @head+@other @head+@skin @head+@thindrink
        2 @head+@water @head+@wish @head+about @head+em @head+grita @head+que @head+stand* @heart+@better @heart+@self
        2 @heart+@sport @heart+heute @heart+is @heart+vanna* @here+@breath @here+@exist @here+@feel @here+@give
        2 @here+@head @here+@last @here+@lose @here+@thing @here+biops* @here+boite @here+corre* @here+en @here+fines*
        2 @here+giorn* @here+igles* @here+matti* @here+medic* @here+mia @here+muert* @here+opera* @here+parte
        2 @here+play @here+semai* @here+sur @here+und @hide+@earn @hide+@family @hide+@minutes @hide+@other
        2 @hide+@thindrink @hope+@future @hope+@worse @hope+dat @hope+ich @jump @jump+@car @jump+@feel @jump+@sport
        2 @jump+con @jump+in @kill+@fun @kill+il @kill+me @kill+plege* @last+@again @last+@enough @last+@minutes
        2 @last+night @last+regis* @last+time @last+vez @leg+@give @leg+@pain @leg+hurti* @letter+@few @letter+@pain
        2 @letter+@thanks @letter+@thindrink @letter+@tired @letter+@vision @letter+and @letter+d @letter+gesch*
        2 @letter+keine @letter+nicht @letter+sterb* @life+@all @life+@guilt @life+@not @life+@water @life+n
        2 @life+niet @lose+@all @lose+@ask @lose+@not @lose+@papers @lose+@sorry @lose+@thindrink @means+@again
        2 @means+@better @means+@few @means+@morning @means+@other @means+@without @means+jours @minutes+@bridge
        2 @minutes+@child @minutes+@family @minutes+@hope @minutes+@lose @minutes+@nobody @minutes+@past
        2 @minutes+@pills @minutes+@water @minutes+@wish @minutes+ago @minutes+april @minutes+der @minutes+la
        2 @minutes+porqu* @minutes+zonda* @more+@find @more+@gone @more+@goodbye @more+@guilt @more+@letter
        2 @more+@need @more+@never @more+@pills @more+@sorry @more+als @more+auf @more+aufwa* @more+aufzu* @more+en
        2 @more+envie @more+esta @more+i @more+legge* @more+leven @more+liger* @more+perso* @more+rien @more+und
        2 @more+viver* @more+vivre @morning+@eat @morning+@leg @morning+@pressure @morning+@self @morning+@thindrink
        2 @morning+@wish @morning+is @morning+ist @need+@family @need+@hope @need+@more @need+@they @need+@wait
        2 @need+de @need+een @need+mich @need+one @need+pouco @never+@die @never+mais @night+@bridge @night+@data
        2 @night+@enough @night+@head @night+@nothing @night+@pressure @night+and @night+e @night+j @night+nao
        2 @night+tarde @nobody+@gone @nobody+@water @nobody+@worse @not+@care @not+@decide @not+@fall @not+@family
        2 @not+@give @not+@letter @not+@lose @not+@means @not+@papers @not+@reason @not+besoi* @not+besto* @not+de
        2 @not+domin* @not+m @not+manch* @not+meer @not+nodig @not+one @not+pas @not+piu @not+plan @not+que
        2 @not+riesc* @not+senti* @not+sers @not+sono @not+suis @not+the @not+veo @not+vou @nothing+@gone
        2 @nothing+@guilt @nothing+@here @nothing+@letter @nothing+@other @nothing+a @nothing+mi @numb+@wish
        2 @off+@other @off+@papers @off+@pills @off+@self @off+@thindrink @off+la @other+@bridge @other+@calm
        2 @other+@confused @other+@control @other+@heart @other+@skip @other+@wish @other+accid* @other+anden
        2 @other+avion @other+cane @other+en @other+le @other+mes @other+mese @other+mio @other+muslo @other+schre*
        2 @other+veut @other+y @pain+@family @pain+@few @pain+@more @pain+@thing @pain+exist* @papers+@hide
        2 @papers+@pills @papers+@tired @papers+jumpi* @past+#20 @past+@all @past+@calm @past+@count @past+@eat
        2 @past+@end @past+@exist @past+@gone @past+@jump @past+@life @past+@need @past+@skip @past+@sleep @past+di
        2 @past+male @past+trock* @pills+@again @pills+@breath @pills+@hide @pills+@minutes @pills+@nothing
        2 @pills+@other @pills+@poison @pills+@sleep @pills+@sudden @pills+@they @pills+an @pills+auf @pills+biops*
        2 @pills+boite @pills+c @pills+corre* @pills+di @pills+drei @pills+fines* @pills+gesch* @pills+giorn*
        2 @pills+igles* @pills+liege* @pills+ligge* @pills+matti* @pills+medic* @pills+mia @pills+muert* @pills+on
        2 @pills+para @pills+play @pills+semai* @pills+sind @pills+sono @pills+zu @planned+@data @planned+@night
        2 @poison+@give @poison+@here @pressure+@binge @pressure+@enough @pressure+@trapped @pressure+a @pressure+and
        2 @pressure+per @reason+@better @reason+@exist @reason+@few @reason+@find @reason+@gone @reason+@here
        2 @reason+@stop @reason+and @reason+nog @reason+of @reason+to @reason+y @scale+per @self+@alone @self+@data
        2 @self+@decide @self+@earn @self+@head @self+@hide @self+@leg @self+@letter @self+@more @self+@numb
        2 @self+@sorry @self+aan @self+ai @self+alles @self+almos* @self+alrea* @self+amigo @self+arms @self+asked
        2 @self+atten* @self+aurai* @self+avera* @self+blijf @self+bring @self+brule @self+calma @self+chied*
        2 @self+coloc @self+dat @self+deixa @self+dis @self+dog @self+dors @self+einfa* @self+einsc* @self+eruit
        2 @self+facci* @self+fais @self+falta @self+frau @self+gegen @self+gewoo* @self+gone @self+harts* @self+heart
        2 @self+heb @self+herz @self+hope @self+i @self+in @self+je @self+jeter @self+jours @self+just @self+kill
        2 @self+know @self+lache @self+lado @self+last @self+le @self+look @self+love @self+machu* @self+mag
        2 @self+medal* @self+met @self+mind @self+mocht* @self+moura* @self+mum @self+nearl* @self+non @self+only
        2 @self+passe @self+pregu* @self+prepa* @self+range @self+rathe* @self+reste @self+run @self+sass @self+schla*
        2 @self+selbs* @self+sie @self+stand* @self+stapp* @self+tagli* @self+thigh* @self+ti @self+tratt*
        2 @self+trepp* @self+voudr* @self+wear @self+weer @self+wenn @self+when @self+zeg @self+zie @self+zu
        2 @skin+@minutes @skin+@stop @skin+again @skip+@all @skip+@night @skip+@other @skip+@sport @skip+@wish
        2 @skip+dans @skip+el @sleep+@all @sleep+@exercise @sleep+@hide @sleep+@means @sleep+@pills @sleep+@pressure
        2 @sleep+@reason @sleep+@scale @sleep+@skin @sleep+@water @sleep+@wish @sleep+bien @sleep+de @sleep+drei
        2 @sleep+drie @sleep+et @sleep+is @sleep+je @sleep+on @sleep+rimas* @sleep+sind @sleep+tre @sleep+trois
        2 @sleep+un @sorry+@self @sorry+@sleep @sorry+@thindrink @sorry+acaba* @sorry+m @sorry+salir @sorry+un
        2 @sorry+wurde @speech+@ask @speech+@data @speech+@find @speech+@here @speech+@life @speech+@pills
        2 @speech+meer @sport+@alone @sport+@ask @sport+@life @sport+@lose @sport+@nothing @sport+@sport @sport+@wait
        2 @sport+i @sport+je @sport+mais @sport+se @sport+todo @stop+@feel @stop+@head @stop+@life @stop+@they
        2 @stop+morre* @stop+sempr* @stop+siemp* @swelling+@heart @swelling+@thindrink @thanks+por @they+@better
        2 @they+@burden @they+@numb @they+@papers @thin+@cut @thin+@jump @thin+@skin @thin+@skip @thin+@wait
        2 @thin+pulso* @thindrink+@ask @thindrink+@earn @thindrink+@funeral @thindrink+@hide @thindrink+@last
        2 @thindrink+@not @thindrink+@pressure @thindrink+@reason @thindrink+@sorry @thindrink+@wake @thindrink+@wish
        2 @thindrink+@work @thindrink+cliff @thindrink+coura* @thindrink+gaan @thindrink+long @thindrink+plane
        2 @thindrink+point @thindrink+same @thindrink+staan @thing+@exercise @thing+@lose @thing+@means @thing+@nobody
        2 @thing+la @thing+mes @tired+@bridge @tired+@family @tired+@jump @tired+@letter @tired+@sorry @tired+@train
        2 @tired+en @tired+te @tired+vanna* @tired+vom @train+@they @train+@thindrink @train+e @trapped+@arm
        2 @trapped+@burn @trapped+@enough @trapped+@few @trapped+@here @trapped+@other @trapped+@stop @trapped+@thing
        2 @trapped+non @vision+@life @vision+@reason @vision+@stop @vision+@water @vision+any @vision+aucun*
        2 @vision+como @vision+motiv* @vision+plus @vision+saida @vomit+@bridge @vomit+hochh* @wait+@ask @wait+@blue
        2 @wait+@die @wait+@need @wait+@nobody @wait+@wish @wait+au @wait+cabec* @wait+es @wait+garag* @wait+ich
        2 @wait+je @wait+que @wait+till @wake+@fun @wake+@jump @wake+@more @wake+@morning @wake+mais @wake+piu
        2 @water+@life @water+@sport @water+any @water+is @water+leven @wish+@again @wish+@alone @wish+@exist
        2 @wish+@here @wish+@hope @wish+@means @wish+@off @wish+@sorry @wish+amanh* @wish+das @wish+deixa* @wish+die
        2 @wish+dood @wish+es @wish+esta @wish+keine @wish+morir* @wish+ne @wish+nicht @wish+no @wish+pare
        2 @wish+passi* @wish+salir @wish+se @wish+sterb* @wish+tagli* @wish+verdw* @without+@hope @without+@nothing
        2 @without+despe* @without+dor @without+gente @without+mij @without+my @work+@face @work+@fun @work+@jump
        2 @work+@trapped @work+et @work+sorri* @worse+my a a+#45 a+@all a+@binge a+@decide a+@few a+@lose a+@sport
        2 a+@swelling a+@wish a+bit a+burden a+chi a+cosa a+de a+frente a+los a+ne a+plus a+une a+vontade a+whole a..c
        2 a..cambi* a..ce a..che a..de a..dispa* a..las a..les a..nao a..qu a..seria a..sul aan+@die aan+doodgaan
        2 aan+maken about+@die about+@jump about+jumping about..front about..in abschiedsbriefe absic* absichtlich
        2 acaba*+@eat acaba+logo acabar+com acabe*..a acabo+@eat acabo+com acabo+con acabo..todo accident accorgerebbe
        2 acide* acidente acord*+@more acordar+mais addio adeus adormecer+e afdel* afdeling afecta+a after+a ai+@count
        2 ai+cherche ai+deja ai+tellement ai+tres ai..chien ai..envie ai..ma ai..peur ai..toute aimer*+@self
        2 aimerais+m ajuda al+@heart al+@self al+mio al..no algui* alguien alguma+coisa alivia alivia+saber alle+@arm
        2 alle+@better alle+besser alle+spalle allenarsi alles+@ask alles+@nobody alles+is alles+keinen alles..de
        2 alles..ik alles..mir almos* almost along alta am+@sorry am+liebsten am+wochenende am..i am..ich
        2 ampou*+@nobody ampoules ampul* ampul*+@nobody ampullen an+@not and+@wish and..#20 and..for and..want anden
        2 anderen anders ando ando+a angefangen anni anoch* anoche anos+de ans+de any+@more any+@reason any+longer
        2 any+point appart apres+@self apres+je armar* armario arms around+for arrete arrivi as+@head as+@night
        2 as+@self as+minhas as+noites as+vozes asked+@self asked+my asks aspetto at+@thindrink at+home at+the ate..e
        2 attends au+@blood au+mariage au+sang auch aucun aucun* aucun*+@reason aucun+@feel aucun+@guilt aucun+@reason
        2 aucun+sens aucune aucune+raison auf+einmal auf..bruck* aufge* aufgewacht aufho* aurai aurai* aurai*+@wish
        2 aurais ausge* avant+@ask avant+de avant+que avec+tout avera*+@data avoir away+@self away+my ayer..el ayuda
        2 bald..alles bald..das bald..eh bambi* be+@few be+a becau*..my been+@pain been+hurting beend* befor*..go
        2 begrafenis ben+een ben+moe ben+op ben..dood ben..leven ben..van besch* beschlossen besoin+de besse* besser
        2 best best+@data best+@sleep best+sleep besto* bestond beter+af bevor bient* bient*+@more bientot
        2 bientot+plus bigli* biglietto bijna+@count bijna+@end bijna+klaar bin..langs* binar* binario binne*..al
        2 binne*..ik binnenkort bis+@self bis+es bis+ich bit bitte boca bon borra* bottl* bottle bottle+of brauc*
        2 brauc*+@self brauc*..nicht brauchst bring brude* bruder brug+en bude bude+ist burde* burde*..my burden
        2 burea* bureau busco but+ive by+@thindrink by+a by+the c+e c+est c+etait c..je c..que ca ca+m cabez* cabeza
        2 cache* cada..o cada..que cader* caixa cambi*+@here cambi*+@other cambi*+@pills camio*+@not can+@enough
        2 can+@skip can+skip can+you cansa*..de cansa*..estar cansado+de carro+contra carry+this carta..despe*
        2 casa+@not casa..o casci* cascina casse* cassetto ce+n ce..fait cerca* cercato cerco cerra* cette..que
        2 chaqu*+@night chaque+nuit che+giorno che..andar* che..il che..tutto chiedo chies* ci+@wish cielo cinturon
        2 clear* cliff close+@thindrink close+the coach+dit coach+zegt coeur coeur+@jump coisa coloc com+e com..do
        2 come+@arm come+@past come+back come..in comig* comigo comme comme* comme*+@self comme+d como+@self
        2 como+@wish como+seria compa*+@wish compagni compl* compleanno compr*..corda comprimidos con+i con..del
        2 conos* conti*+@without corag* corde corre*+@pain correa+del correr+mal cortados cosa+@need cosa+@reason
        2 cosa+serve cosa..se cosci* coscia cours*+@self course+je cuand* cuando cuchilla cuento cumpl* d+exister
        2 d+habitude d+issue d+uscita da da..e daarn* daarna dall dan+mag dan..ik dan..mij danac* danach dano dans+une
        2 das+@again das+@life das+@not das+@self das+leben dass..es dass..kommt dat+@other dat+hij dat..maar
        2 dat..meer dat..wakke* daten..ich datos dauer* day+@ask day+is de+@better de+@count de+@fall de+@fever
        2 de+@give de+@head de+@sleep de+@sudden de+@train de+afdeling de+bon de+donnees de+douleur de+esta de+m
        2 de+moins de+noite de+ochtend de+paracetamol de+respirar de+sexta de+temps de+trein de+vivir de..beter
        2 de..cansa* de..cette de..como de..desde de..die de..facon de..revei* de..rust de..slech* de..vida debaj*
        2 debajo debajo+de decid* decid*+@kill deciso definitivo deixar deixar+de dejo dejo+de del+@bridge del+@thing
        2 del+reloj del+viernes del..no dem..ein demai* den+@pills den+hund denke+standig dentr*..gia depui* depuis
        2 der+garage der+hund der+nachbarin der+scheidung der+trainer der..liegt der..und des des..tout desca*..despe*
        2 desde despu* despues devan* devant devant+le deze di+@family di+@kill di+alzarmi di+troppo di+uccidermi
        2 di..svegl* dia+e dice dice..vuole die+@ask die+arme die..eine die..ik diese*..nicht digo dije+a diman*..est
        2 dimen* dis+au dispa* dit+@life dit+a dit+leven divor* divor*+@not dizen* dizendo do+@bridge do+telhado
        2 documenti dodel* dodelijk doen doet donnees dont+@decide dont+plan dood+@wish doodgaan doorgaan doors*
        2 dopo..non dormi+de dormire dormo+tre dors dors+trois doule* douleur down+@self drei+@minutes drei+stunden
        2 drie+@minutes drie+uur drop druck*..auf du..la due..per duermo durch* durchgegangen durmo+tres durmo..porqu*
        2 duro e+@few e+@letter e+@never e+@papers e+@self e+@without e+meglio e+mi e+nunca e+so e+un e+una e..andar*
        2 e..da e..durmo e..ho e..lento e..mais e..nao e..salta* e..vo each..i ed ed+e een+@letter een+touw eet+@not
        2 egal eh..mehr eigen* ein+seil ein..ich ein..mache* eind+aan einde* eindelijk einer+woche einfa* einfa*+@few
        2 einfach+nur einma* einmal einschlafen+und el+@self el+@train el+accidente el+anden el+avion el+mes el+muslo
        2 el..la el..un ela em em+@ask em+que em..com en en+@die en+@few en+@hope en+@never en+@papers en+ben en+dat
        2 en+die en+finis en+nooit en+zegt en..ben en..con en..er en..garaj* en..meer encor* encore encue* end+@papers
        2 end+things endormir+et engol* enige enton* entonces epoca epoca+tambem er+@wish eruit es+que es+zu
        2 es..besse* es..dann es..kann es..la es..so escre*..de esserci est+@data est+@exercise est+@more est+@not
        2 est+pas est+plus est..je est..sans esta+@life esta+epoca esta+noche esta+noite esta+vida estao estar*
        2 estar*+@better estar+@die estar+muerto este+@end estou+@tired estou+estranhamente estoy estoy+al
        2 estoy+cansado estoy..no estranhamente estuv*+@die estuviera estuviera+muerta et+@not et+@they et+les et+ne
        2 et..ai et..il et..pense et..une etais+@die etein* eteindre etran* eu+@not eu+@self eu+@wish eu+me eu+nao
        2 every every*+@self every*+@wish every+@jump every+day every+night every+step everybody exister existing fa
        2 fa+@pain fa+male facil* facile faire falli* falta+@few falta+pouco famil*+@better famil*+@breath familie
        2 fanta*..casa ferme fico fille+et fin..mes finch* finche find fine+but fine..ive fines* finestra finis
        2 finisce follo* follow fond+@self for+@all fossi+@die frau+sagt frente+do frere+a freundin freut fried*
        2 front..the front..train fruh..aufge* fruh..wiede* full funfz* funfzehn fur+@all fur..schla* gaan ganz ganzen
        2 gar gar+@not gar+nicht garage+et garagem gato..casa gauw gauw+@stop gauw+ophoudt gebeu* gebeurt gebur*
        2 geburtstag gedru* geen..ik gegeb* gegeben gehe+@self gehe+ich geht+das gente gente+@ask gente+@eat
        2 gente+como geschluckt geste*..ich gibts giornata gisteren+heb givin* giving gleic* gleich go..for gosto
        2 got+a gratte gratto grita guard*..dormi* guard*..para ha+#20 ha..que hab+mir hab..absch* hab..eine
        2 habe+beschlossen habe..dem habe..table* habe..wie habitude hadde* hadden hago hart has hasta+@ask hasta+que
        2 hat+einen haus heb heb+een heeft+het heen hele+@pills here..my herma*+@wish hermana+quiere het+@blood
        2 het+@decide het+@thindrink het+te het+zou heute..ich heute..wiede* his ho+@letter ho+@trapped ho+cercato
        2 ho+deciso ho+gia ho+ripassato ho+scritto ho+tanta ho..corda ho..due ho..per ho..tutta hochh* hochhaus hochz*
        2 hochz*+@self hochzeit hochzeit+meiner hoe hoe..je hoeveel+van hoffe* hoffe+ich hoffentlich hold+@self
        2 hold+my home hones*+@thindrink hoop+dat hoop..de hope+@self horas+porque hour+@past hour+ago house how hr
        2 hrv+@few hrv+so hurt+@self hurt+myself hurti* hurting i+@fun i+@hope i+@poison i+@stop i+@wish i+almost
        2 i+hope i+know i+look i+love i+stop i+wear i..alive i..an i..been i..being i..end i..how i..like i..my i..no
        2 i..per i..twent* ich+@nobody ich+bring ich+einfach ich+einschlafen ich+gegen ich+keinen ich+mag ich+mochte
        2 ich+morgen ich+sass ich+schon ich..auswe* ich..bald ich..dem ich..diese* ich..einen ich..es ich..fruh
        2 ich..habe ich..immer ich..leben* ich..nach ich..ruhe ich..schlu* ich..seit ich..ware ich..weite* ich..woche*
        2 ici id+rather id..have idea ideas ideas+@kill ideas+suicidas idee if..was igles* iglesia igrej* igreja ihn
        2 ihnen ik+@all ik+@cut ik+@enough ik+@few ik+@here ik+@need ik+@sleep ik+@vision ik+alles ik+blijf ik+gewoon
        2 ik+had ik+heb ik+het ik+mijn ik+op ik+slaap ik+tegen ik+zeg ik+zie ik..de ik..nerge* ik..om ik..pijn
        2 ik..polse* ik..tot ik..van ik..voor ik..zelfm* il+@heart il+@not il+@self il+cane il+mese il+mio il+ne
        2 il+veut il+y il..batte il..pas il..ripos* il..y im+gone im+kopf im+so im+treppen im..a im..and im..burde*
        2 imagino in in+@self in+@thindrink in+agenda in+casa in+den in+einer in+my in+pace in..agend* in..damit
        2 in..it in..mondo in..of incid* incidente indem* indem*+@ask ingoi*..la ingoi*..scato* inizi* inteira invid*
        2 invid*+@ask invidio invidio+chi ir is is+@burden is+@exercise is+@few is+@hide is+@wish is+als is+bad
        2 is+better is+dat is+it is+veertig is..metre* is..off is..to is..zonde* issue ist+mein ist+sauber ist..es
        2 ist..so it+@stop it+down it+normal it..tonig* ive+got j+ai j+attends j+aurais j..a j..des j..pris
        2 jahre+@skip jahre+trocken jamais+me je+@count je+@papers je+@vision je+dis je+dors je+gratte je+mourais
        2 je+passe je+range je+reste je+suis je+vois je+voudrais je..dans je..de je..deja je..en je..fin je..je je..m
        2 je..mon je..mort je..suici* je..un jeden jeter jeter+sous jumpi* jumping jumping+in jusqu+au kan+@self
        2 kan..naar kann..weite* kat+heeft katze+ist keek keine* keine+@future keine..ich keine..will kinder kinderen
        2 kirch* kirche klopt know know+where komt krieg* kriegt krijgt l+@fall l+appart l+ho la+@data la+@die
        2 la+@morning la+@other la+@pressure la+@self la+@skin la+@trapped la+boite la+correa la+finestra la+giornata
        2 la+iglesia la+mattina la+medicion la+mia la+muerte la+play la+semaine la..antes la..finit* la..sono
        2 laat+@ask lache laiss* laiss*+@self lange+@stop lange+pause lange..die langs langs+de las las..la las..me
        2 last+@night last+night last+time latel*+@ask lauf lauf..der le+@few le+coach le+faire le+metro le+mie
        2 le+moins le..e le..el le..est le..la le..mi le..que le..repos lebensversicherung leg les+@arm lette*
        2 leven+@not leven+niet li liebs* liebs*+@wish liebsten liebsten+wurde liege* liger* like+a like+this limit*
        2 limite llama lleno* llenos llevo llora* lo+@ask lo+que lo..en lo..la logo longe* look+@eat look+at looked+up
        2 loro los+@family los+@wake los+ninos los+ojos los..de lost love luego+@all lumie* lumiere m..et ma..et
        2 maar+een machu* machuco made+up mag maint* maintenant mais+e mais+esta mais..o maken mama maman mamma
        2 man..am manana manch*+@hope manch*+@wish manch*..ich manchmal+hoffe mano many maria* mariage mariage+de
        2 mas+@better mate matti* matti*+@not mattina+non me+@burn me+@calm me+@data me+@end me+@enough me+@few
        2 me+@here me+@pressure me+@wait me+de me+deixa me+fais me+jeter me+machuco me+ne me+non me+retiene me+ti
        2 me+when me..#45 me..a me..cigar* me..dia me..e me..en me..et me..l me..les me..me me..que me..ses me..sous
        2 me..stop medailles medal* medic*+@ask medic*+@eat medicion medico+como meer+@life meer+leven meer..te megli*
        2 megli*..che meglio mehr+@wake mehr+als mehr+auf mehr..zu meilleur mein+@child mein+@family mein+bruder
        2 mein+herz mein..hat meine*+@sleep meine+@other meine+freundin meinen+schlaftabletten mejor+@without
        2 mejor+sin menos..alime* merit* mes+jours mesa..una mesje met+een met..de met..in metro metro*..altur*
        2 metro*..sufic* metto mettr* mettr*..a mettre meu+@funeral meu+@last meu+funeral meu+ultimo mezel*
        2 mezel*+@again mezelf mezelf+van mezelf+weer mi+@cut mi+@work mi+gratto mi+sono mi+taglio mi+trattiene mi..le
        2 mi..notte mi..ogni mich+@here mich+@kill mich+hier mich+umbringen mich+zu mich..und mich..woche*
        2 mieux+@without mieux+sans mijn+@exercise mijn+hartslag mijn+stappen mijn..en mijn..het mim+@ask minha*
        2 minhas mir+@again mir+einen mir+noch mir+wenn mislu* mislukt miss miss+@self miss+me mit+@self mit..leben
        2 mocht* mocht*..schla* mochte modo moi+je mon+coloc mon..bat mon..je monda* monday month* months montr*
        2 montr*+@here montr*+@means montr*+@pills montre montre+la montre+mes morfi* morge*..mehr morirme
        2 motiv*..levan* motor moura* mourais mucho+rato mude+@vomit mude+vom muerta muerte muerto muito+@sport
        2 muito+tempo mum muslo my+@decide my+@exercise my+@last my+@papers my+arms my+average my+dog my+heart my+last
        2 my+mind my+mum my+plan my+thighs my..again my..i my..is my..log my..says my..sleep my..this my..took n+en
        2 n+est n..aura na+@head na+cabeca na+garagem na..do nach..lauf nachbarin nada..y nao+@find nao+@self
        2 nao+acordar nao+me nao+vou nao..mais nao..nenhu* nao..quero nao..viver natal* natale ne+@data ne+@exercise
        2 ne+@not ne+m ne+pas ne+sers ne+suis ne..le need+one nehme* nehmen neu nicht+@more nicht+mehr nie..werde*
        2 niema*..me nient*+@self niente+mi niet+@more niet+@need niet+@water niet+bestond niet+meer niet+nodig
        2 niet..deze niet..drage* niet..ik niet..morge* ninguna ninos no+@more no+@vision no+domingo no+lo no+one
        2 no+piu no+veo no..manan* no..mas no..salid* no..veo noch+@self noche+@end noche+acabo nodig nog+doorgaan
        2 noite* noite+@end noite+@not noite+acabo noite+nao noites non+@few non+@find non+@sleep non+lo non+riesco
        2 non+so non+sono non..arriv* non..viver* nonna normal+to not not+@eat not+@thindrink not+have not+the
        2 not..back notar* nourr* numa numa+semana nunca+@more nunca+mais nur+ein o+@sport o+carro o..bate o..de
        2 o..limpo o..nao occup* ochte*..ben odio odio..vivo of of+@reason of+@self of+on of..and of..mysel* of..train
        2 oft oft+auf ojala ojos om om+@tired om+het om+op om+voor on+do once one+@ask one+@face one+@wish one+would
        2 only+@wait only..becau* ont ontem..na onze onze+@past onze+ans op+@thindrink op+en op+te ophou* ophoudt
        2 os+@data os+@jump os+@skin os+@skip os+pulsos os..e ouvri* ouvri*+@they ouvrir ouvrir+les overa* overal
        2 overdosed overdosed+on overs* pace pain papa papa+eet papier papier+en para+@self para+morrer para+siempre
        2 para..conti* paracetamol+an parce parce+@ask parce+que parec* parecia parti* pas+@ask pas+@need pas+@self
        2 pas+besoin pas+le pas+que paso passe passiert pasti*..dormi* pastillas pause+@self pensa* pensar+en
        2 penso+@ask penso+em penso..morte per..e perch* perche perde* personne perte*..este perte*..mundo peso+per
        2 peso..tutti peur peux..cette piang*..e piango piens* pienso pienso+en pille*..naast pillen+liggen
        2 piu+@better piu+@exist piu+@life piu+a piu+vivere piu..quest* planees planees+nada planned plannen play
        2 plays* playstation pleas*..me plege* plegen pleur* plus+@life plus+@lose plus+@nobody plus+@nothing
        2 plus+@wish plus+envie plus+personne plus+rien plus+vivre plus..cette plus..me poids point+of polso ponte+e
        2 ponte..per porqu*+@wish porque+se pour+de pour+moi pra+@again pra+sempre prefe* prefe*+@not prefere
        2 prend*..ibupr* prepa* preso preso..pasti* prest*+@not presto+non prima+@give prima+di pris+trop pris..cache*
        2 pro+@self pro+me procu*..nao prome*+@ask prometer prometer+que pront* pront*+@not pronto+no puente+a pular
        2 pulso* pulsos qu+a quand*+@exercise quand*+@here quand*+@not quand*+@pills quando+corro quando+la
        2 quant*+@sport quanto+tempo quara* quara*..basta* quarante quarante+metres quase que que+@decide que+@die
        2 que+decidi que+la que..le que..mais queda* queim* quelq* quelq*..a quero quero..acabe quero..com
        2 quero..quero quiero+acabar quiero+salir quiero+un quisi* quisiera raam ran+@not ran+no range rathe* rather
        2 rather+be razon* razones read reason+to reasons recom* recommence reden+@more reden+@water reden+meer
        2 regal*+@here regal*+@pills regis*+@thanks remar* remarquerait remet* rendr* rent respi*+@better reste+sur
        2 resting+hr retiene reven* riesc* riesco rimas* rimasto riord* riordino ripas* ripassato ruckf* ruhep*..woche
        2 s+@stop s+arrete saber sagt salta* salut* same same+@burden same+@pressure same+@scale same+weight
        2 samml*..woche* sanguina sans sarebbe+un sass sass+lange saube* sauber says..i scato*+@give scatola+di
        2 scheidung schlafe+drei schlaftabletten+sind schlagt+mein schlu*+@eat schlu*+@hide schluss+machen schlussel
        2 schmerz schoo* schoon schre*+@self schreibt schri* schwer scors* scrit* scritto se+@ask se+@morning
        2 se+amanha se+esta se+pare se..a see+@self see+any see..reaso* see..to segni sehr seine seit seit+der seja
        2 sem sem+@pain sem+@wake sem+dor semaine seman*+@all seman*..me semana+todos semana+y sempr*..morte
        2 senta*..de sentir sentiria sera+tarde serai seria+@end seria+um seria..facil sers seule sexta sexta+@not
        2 sexta+nao sexto sexto+@self sexto+me shouldnt shouldnt+be show show..steps sich+das sich..um sieht simple
        2 sinds+zondag sinto..a slaap+drie slaap..de slaap..ik slech* slecht sleep+@ask sleep+is sleep+on sleep..good
        2 sleep..never so so+@hope so+sehr so+tired so..me so..nicht soir+@self soir+j sola solo+@other solo+@self
        2 solo+il some..i someo* someone soms..dat soms..ik son sono+rimasto sono+sul sono+un sono..di sono..nuovo
        2 sonri* sotto+@other sotto+il sou+@end sou+um souha* soy+una sparire spure staan stanc*+@give standig+daran
        2 stano* stanotte stase* stasera stati* station stavo sterb* sterb*+@ask stess* sto stopped stric* strick
        2 stufo sueno sufic* suficiente suici*..mes suicidarme suicidio+il suis+au suis..de suis..pour sul+@train
        2 sul+binario sunday sur..et svegl*+@more sveglia swall* swallowed t table*+@hide tablets tabletten+liegen
        2 tabletten+zu tagli*..bracc* tagli*..nuovo taglio tambe*+@exercise tambem+correr tanta+voglia tanto+faz tarde
        2 te+@here te+@sorry te+gaan te+staan te..het telha* telhado tell telle*+@wish tellement tellement+envie telt
        2 tengo+ideas tengo+los tenho+@hope tenho+@thin tenho+@wait tenho+esperanca tenho+os tenta* terug that+@other
        2 that+she the+@funeral the+@morning the+@reason the+cliff the+courage the+long the+plane the+point the+same
        2 the..an the..had the..is the..its the..witho* the..would there*..in there+@wish they+@wish thigh* thighs
        2 think*+@papers think*..in think*..mysel* thinking+about this thuis tiene+#20 time+i tive to+@all to+@head
        2 to+end to+everyone to+make to+stand to+take to+think to..forev* to..it to..me to..mysel* to..never toch+@not
        2 toch+niet tocht*+@eat toda+a todas+as todli* todo+em todos+@self todos+me toe tolgo tomar..caixa tomar..toda
        2 too+@data took..bottl* took..pills took..whole tout..temps toute..je tra trag traga* tragar trage* tragen
        2 trainer+sagt trait* tratt* trattiene tre+@minutes tre+mesi tre+ore trein trein*+@pills treinta trenta
        2 treppen+haus tres+@minutes tres+horas tres+meses trocken trois+@minutes trois+heures trop+de tropp*+@pills
        2 tuer tutta..scato* twee..en twint* twintig uberh* uberhaupt uitwe* uitweg ultim*+@again ultima+vez
        2 um+@better um+@car um+alivio um..e um..eu umbri* un+@data un+@empty un+@fall un+@last un+@letter un+@train
        2 un+accident un+peso un..a un..mi un..mon un..non una+@burden una+@face una+@sport una+carga una+corda
        2 una+semana una..e una..todos und+@never und+@nobody und+@not und+das und+es und+jetzt und+keinen und+nie
        2 und+wollte und..es und..ist und..sprin* und..zu under une+corde une+longue une+semaine une..il unfal* unfall
        2 unica unico unter unter* uscit* uscita van+@face van+kant van+mijn van..zijn vanav* vanavond vanna* vannacht
        2 vedo+@reason vedo+motivo veel+@pills veertig+meter vejo vejo+@trapped vejo+saida veo+@reason ver+@ask
        2 ver+@eat ver+como verab* verabschiedet verdr*+@self versp* veut veux..fin veux..tout vez..de via+@other
        2 via+d vie vie+n viene viern* viern*+@not viernes viernes+no visto..de voele* voelen vogli*+@cut
        2 vogli*..finis* vogli*..finit* vogli*..vogli* voglio vois+@more vois+aucune vois+plus voit volge* volon*
        2 volte* voltei voltei+a vom+hochhaus voor+@all voor+@wish voor+als voor+ik voor+mij voor..te voor..zijn
        2 vorre*+@not vorre*..per vorre*..sempr* vorrei+non voudr* voudr*..pour voudr*..toujo* voudrais vozes vrede
        2 vuelt* vuole waar waard waaro*+@again waaro*..nog waarom+nog wacht wacht+@self wacht+ik wake+up wakke*
        2 wakker want want+it want..end want..i want..sleep waren was+@self was+passiert was..wenn wat+@other
        2 wat..mijn ways wear weeks weet..voor weiss+@ask weiterzumachen went+down werd werel*..beter weten..het
        2 what+@ask what+@self what+was what..sleep what..the whats+@self whats+my when+my when..stop where
        2 where+@thindrink where+the whole+bottle wie+geht wiede*+@ask wiede*..werde* wieder+aufwachen wil+@die
        2 wil+@gone wil+@numb wil+de wil+dood wil+verdwijnen wil..alles wilde will+keine will+nicht will+sterben
        2 will..mit will..ruhe will..und wird..besse* with+@self with+@thindrink with+the with..in without+my
        2 woche..das wollt*+@jump wollte+springen wordt+het workouts world+is would..on wurd wurde+es y+entonces y..es
        2 y..que yo+@not yo+no you..my zeggen+dat zelf+de zelfm*..het zelfmoord+plegen zes zette* zettel zie..geen
        2 zien..ik ziet zonde*+@self zonder+mij zou+voor zu+@data zu+viele zu..wird zur+hochzeit zwei+@past zwei+jahre
        2 ~<abs ~<absc ~<acc ~<acci ~<ade ~<ag ~<age ~<ahog ~<ahor ~<ain ~<aj ~<aju ~<ajud ~<alr ~<alre ~<alt ~<altu
        2 ~<alu ~<amm ~<amma ~<amo ~<amo> ~<amp ~<anc ~<ande ~<ang ~<ans> ~<apa ~<arm ~<arr ~<asi ~<ate ~<ate> ~<aucu
        2 ~<ausw ~<auta ~<av ~<ava ~<balc ~<bast ~<bat> ~<be ~<bee ~<been ~<beh ~<beha ~<best ~<bill ~<binn ~<bom>
        2 ~<bon ~<bone ~<bor ~<bord ~<born ~<both ~<bras ~<braz ~<brev ~<busq ~<c> ~<cada ~<calm ~<can ~<cant ~<cel
        2 ~<celu ~<cerc ~<cha ~<che> ~<chec ~<cher ~<chi> ~<chia ~<cho ~<choi ~<cia ~<cint ~<comm ~<cono ~<cont ~<cora
        2 ~<cosi ~<dam ~<dami ~<dass ~<dat> ~<deb ~<deba ~<def ~<defi ~<dej ~<dema ~<di> ~<dir ~<dire ~<dis> ~<diss
        2 ~<dom ~<doma ~<doo ~<dove ~<dr ~<dro ~<du ~<e> ~<egl ~<egli ~<eig ~<eige ~<einz ~<el ~<eles ~<elev ~<ell
        2 ~<empu ~<endl ~<enou ~<erl ~<esta ~<etre ~<ev ~<even ~<ew ~<ewi ~<ewig ~<faci ~<fal ~<fall ~<fam ~<fami
        2 ~<fant ~<farl ~<faz ~<faze ~<fec ~<fech ~<figh ~<fim ~<fim> ~<fin ~<fin> ~<fine ~<fore ~<forg ~<ga ~<geb
        2 ~<geg ~<geko ~<ger ~<gia> ~<go> ~<goi ~<goin ~<graa ~<grat ~<hab> ~<hac ~<have ~<heb ~<hee ~<here ~<hes
        2 ~<hes> ~<hin ~<hof ~<hoff ~<id> ~<idee ~<ih ~<ihn ~<ik ~<ik> ~<ima ~<imag ~<imm ~<infe ~<ing ~<ini ~<je>
        2 ~<jed ~<jede ~<jus ~<just ~<keer ~<ker ~<kie ~<kome ~<laa ~<laat ~<lam ~<lami ~<leb ~<ligg ~<limp ~<lla
        2 ~<lle ~<lo> ~<maa ~<maak ~<mama ~<man ~<man> ~<mana ~<mate ~<may ~<meda ~<mesa ~<mess ~<mett ~<mi> ~<mij>
        2 ~<mim ~<mim> ~<miss ~<moe ~<moi> ~<moto ~<mou ~<mour ~<mun ~<mund ~<neck ~<nee ~<nel ~<nes ~<nie ~<nie>
        2 ~<noir ~<non ~<nova ~<nur> ~<occ ~<ogn ~<ogni ~<oj ~<ol ~<olh ~<olho ~<one ~<one> ~<onge ~<ook ~<ook> ~<os
        2 ~<ou ~<oub ~<oubl ~<outr ~<ow ~<own ~<own> ~<pape ~<par ~<para ~<pena ~<per> ~<perd ~<pess ~<pil ~<pill
        2 ~<ple ~<poi ~<poi> ~<pol ~<pols ~<port ~<pou ~<pour ~<pro ~<qu> ~<quar ~<que ~<quer ~<quis ~<rat ~<rato
        2 ~<razo ~<reas ~<red ~<reti ~<ruim ~<sam ~<samm ~<sap ~<sape ~<say ~<says ~<sca ~<scar ~<schm ~<scho ~<seg
        2 ~<segu ~<sei> ~<ses> ~<sho ~<sigu ~<sob ~<sobr ~<soi ~<sol ~<some ~<soms ~<sono ~<sorr ~<sous ~<spaa ~<sta
        2 ~<stem ~<step ~<suc ~<such ~<suiz ~<surg ~<tal ~<talk ~<tar ~<tell ~<tem> ~<teng ~<tenh ~<tent ~<tex ~<text
        2 ~<than ~<the ~<tim ~<time ~<todo ~<toma ~<ton ~<toni ~<tote ~<troc ~<tud ~<tudo ~<tut ~<tutt ~<um ~<una
        2 ~<und ~<und> ~<vai> ~<vais ~<vale ~<veo ~<veo> ~<verr ~<vez> ~<via> ~<vida ~<vide ~<vin ~<vint ~<vivi ~<volv
        2 ~<voy ~<voz ~<waa ~<waar ~<wea ~<weak ~<weh ~<wen ~<wer> ~<wete ~<whos ~<wie> ~<wil ~<wil> ~<wird ~<wont
        2 ~<worl ~<wri ~<ya ~<yea ~<year ~<ze ~<zet ~<zijn ~<zwa ~<zwar ~aak> ~aam> ~aan ~aar> ~aas ~abe> ~aber ~aber>
        2 ~abl ~able ~ablet ~abo> ~abs ~absc ~absch ~acabo ~acch ~accia ~accid ~ace ~acet ~aceta ~acia ~acia> ~acid
        2 ~acil ~ackt ~ackt> ~acord ~acos ~ada ~adas ~adas> ~ades> ~adess ~ady ~ady> ~aft ~agem ~agem> ~agin ~agt
        2 ~agt> ~ahog ~ahor ~ai> ~aid ~aida ~aida> ~aill ~air ~aire ~ais ~aiss ~aisse ~aiuto ~aju ~ajud ~ajuda ~akt>
        2 ~alcon ~alive ~alli ~alm ~alma ~alma> ~alr ~alre ~alrea ~altur ~amil ~amill ~amit ~amit> ~ammaz ~amml ~ammle
        2 ~amol ~amol> ~anche ~anchm ~andi ~andig ~ange ~angen ~angr ~angra ~ani> ~anke ~ann ~anni ~anns ~ans> ~ansad
        2 ~antas ~anto ~ants ~ants> ~any> ~anz ~apere ~appe ~appen ~appi ~ara ~arac ~arace ~arag ~arage ~arda ~arlo>
        2 ~arro ~arros ~arry ~arsi ~arsi> ~artir ~ascid ~ascu ~ass> ~asso> ~astan ~atam ~aten ~atie ~atien ~atten
        2 ~aucu ~aucun ~aura> ~aurai ~ausw ~auswe ~auta ~autan ~aves> ~avo ~aze ~azer ~azer> ~azzo ~azzo> ~balc ~balco
        2 ~bast ~basta ~bat> ~bate> ~be> ~bee ~been> ~beh ~beha ~behan ~being ~bensm ~berl ~berle ~best ~bier ~bille
        2 ~binn ~binne ~blet ~blett ~blie ~blute ~body> ~bom> ~bon ~bone ~bone> ~bord ~born ~born> ~both ~bracc ~braz
        2 ~brazo ~brev ~breve ~brie ~brief ~brige ~bsch ~bschi ~busq ~busqu ~ca> ~cabo ~cabo> ~calma ~cant ~car ~carry
        2 ~cato ~cato> ~cav ~cava ~cci ~ccia ~ccia> ~cel ~celu ~celui ~cer> ~cerc ~ces> ~cet ~ceta ~cetam ~chac ~chant
        2 ~chec ~check ~cherc ~chia ~chiud ~chl ~chlo ~chlos ~chlus ~chm ~chma ~chmal ~choi ~chon ~chon> ~cidar ~cido
        2 ~cier ~cil ~cint ~cki ~ckin ~cking ~comme ~compr ~cono ~conta ~cort ~corto ~cosi ~cosi> ~ctu ~cun> ~cuno
        2 ~cuno> ~dado> ~dail ~daill ~dami ~damit ~danke ~dara> ~dare> ~das> ~dass ~dass> ~dea ~deb ~deba ~decis ~dee
        2 ~def ~defi ~defin ~dej ~deja> ~delij ~della ~dema ~dentr ~dere ~dere> ~des> ~deses ~dge ~dici ~dida> ~dig>
        2 ~dir ~dire ~dire> ~diss ~dli ~doma ~doman ~doo ~dos ~dosi ~dosis ~dove ~drait ~dran> ~dreis ~druc ~druck
        2 ~dsbr ~dsbri ~duurt ~dve ~dver ~ead> ~eady ~eady> ~ease ~ease> ~eba ~ebb ~eben ~ebo ~ece ~eces ~ecis ~edai
        2 ~edail ~edank ~ede ~eder> ~edic ~edici ~edid ~edida ~edsb ~edsbr ~eeft ~eeft> ~eepi ~eepin ~eer> ~efi ~efin
        2 ~efini ~eft ~eft> ~egen ~egl ~egli ~eglis ~egue ~egui ~eh> ~eha ~ehan ~ehand ~eht ~eige ~eigen ~eimo ~eimo>
        2 ~eind ~eing> ~einz ~einzi ~eise> ~eissi ~eite ~eiter ~ekr ~ekra ~ekrat ~ela ~elas> ~elb ~eles> ~elev ~eleve
        2 ~elfm ~elfmo ~eli ~eliz ~elui ~elui> ~eluk> ~emand ~ement ~emmi ~emmin ~empo ~emps ~emps> ~empu ~enda> ~ende
        2 ~ende> ~endl ~endli ~endo> ~endr ~enho ~enho> ~enk ~enke> ~enoug ~ens> ~ensm ~ensmu ~entro ~epas ~epin
        2 ~eping ~erade ~erai ~erait ~eral ~erc ~erci> ~erdos ~erece ~erei ~erel ~ereld ~eres> ~eress ~erha ~eri
        2 ~erleb ~erleg ~eron> ~erra> ~ersi> ~erte> ~ery> ~esa> ~eschl ~esco ~escol ~esesp ~eso> ~espe ~esse ~esso>
        2 ~esto ~esu ~etam ~etamo ~etres ~etro ~ets> ~etto ~etto> ~eu> ~eur ~eux> ~evue ~evue> ~ewig ~ewige ~exi ~ezza
        2 ~ezza> ~faci ~facil ~fal ~fall ~fami ~famil ~fare ~farei ~farl ~faz ~faze ~fazer ~fec ~fech ~feli ~feliz
        2 ~fene ~fgek ~fgekr ~fici ~figh ~fight ~fine> ~fmo ~fmoo ~fmoor ~fois ~fois> ~for ~forc ~forca ~forev ~forg
        2 ~forge ~ft> ~ful ~ful> ~ga> ~garag ~gare ~ged ~gehe ~gehe> ~geko ~gekr ~gekra ~geld ~geld> ~gem> ~gen ~gend
        2 ~gene ~gerad ~gerai ~gery ~gery> ~get> ~ggen> ~gh> ~ghe> ~gia ~gia> ~gli ~glis ~glise ~goe ~goed ~goin
        2 ~going ~graa ~graag ~grar> ~grat ~gratt ~gst ~gua ~guen ~guen> ~hab> ~had ~hait ~hait> ~hama> ~han> ~hang
        2 ~hange ~hant ~hats ~hats> ~have> ~heb ~heck ~hee ~hel ~herc ~herch ~heres ~hes ~hete ~hete> ~hi> ~hieds
        2 ~hilft ~hin ~his ~his> ~hiud ~hlos ~hloss ~hlus ~hluss ~hma ~hmal ~hmal> ~hof ~hoff ~hoffe ~hoi ~hoog ~hope>
        2 ~hor ~hore ~hos> ~how ~how> ~ht> ~hume ~iac ~iada ~iadas ~iasc ~iche ~icid ~icie ~idar ~idee ~ider> ~ieds
        2 ~iedsb ~ief ~ieh ~iem ~iema ~ieman ~iene ~iera ~iere> ~ieron ~ife ~ifer ~ifi ~igar ~igen ~igen> ~iggen ~igh
        2 ~igue ~ihn ~ijd> ~ile ~ilen> ~ilft ~ilft> ~ill ~im> ~imagi ~inci ~indr ~indre ~infe ~inge> ~inita ~initi
        2 ~inken ~innen ~insi ~inte> ~inua ~inuar ~inue ~inuer ~inzi ~inzig ~iopsi ~ipi ~irar ~ird ~ird> ~ire ~ires
        2 ~ires> ~iria ~iria> ~irme ~irme> ~iro> ~ise> ~isi ~isis ~isis> ~issi ~issig ~isti ~it> ~ita> ~itr ~itre
        2 ~itre> ~iud ~iuder ~iuto ~iuto> ~ivien ~ivin ~iving ~izer ~izi ~izid ~jd> ~jed ~jede ~juda ~jus ~just ~just>
        2 ~kant ~ke> ~ked ~ked> ~kee ~keer ~keer> ~kie ~kinde ~kome ~komen ~komme ~kra ~laat> ~lace> ~lami ~lamin
        2 ~lane ~lann ~lben ~lben> ~lcon ~lde ~lde> ~le> ~lease ~lege ~legue ~lem ~lette ~lfe ~lfm ~lfmo ~lfmoo ~liegt
        2 ~lig ~ligg ~ligge ~limp ~ling ~lise ~lise> ~liz ~llegu ~llet ~llet> ~lma ~lma> ~log ~looke ~los ~losse ~lp>
        2 ~lre ~lrea ~lread ~lst ~lta> ~ltur ~ltura ~lui ~lui> ~luk ~luk> ~lung ~luss ~luss> ~lute ~lver> ~maa ~maak>
        2 ~mache ~magi ~magin ~main ~mama ~manch ~mani ~mani> ~mari ~marm ~marmi ~mazza ~med ~meda ~medai ~medic ~mess
        2 ~messe ~mig ~mij> ~mil ~mille ~mim ~mim> ~ming ~ming> ~mle ~mle> ~mmaz ~mmazz ~mmen> ~mment ~mming ~mml
        2 ~mmle ~mmle> ~mmu ~mni ~moi> ~mol ~mol> ~mondo ~morta ~moto ~motor ~mour ~mpa ~mpan ~mpri ~mps ~mps> ~mt>
        2 ~mud ~muert ~mund ~mundo ~nasci ~ncer ~ncer> ~nch ~nche ~nchm ~nchma ~ncor ~nday> ~ndeli ~nder> ~ndere
        2 ~ndig> ~ndin ~ndl ~ndo> ~ndre ~neck ~neck> ~nee ~nees ~nees> ~nela ~nela> ~net ~nfe ~nfu ~nga> ~ngelu ~ngera
        2 ~ngr ~ngra ~ngs> ~ngst ~ngu ~nhas ~nhas> ~nho ~nif ~nife ~nifer ~nij ~nijd ~nita ~nita> ~niti ~nns ~noir
        2 ~noire ~notar ~noug ~nough ~nova ~now ~nsad ~nsm ~nsmu ~nsmud ~ntag> ~ntas ~ntei ~nto ~ntra ~nue ~nuer
        2 ~nuer> ~nur> ~nzig ~nzig> ~oar ~oas ~oas> ~obi ~obri ~oca ~och> ~oches ~ocu ~ocur ~odas ~odas> ~odb ~odos
        2 ~odos> ~ody> ~oe> ~oed> ~oeden ~ogar ~ogel ~ogl ~ogni ~ogni> ~oire ~oires ~oisi ~oked ~oked> ~olho ~olo ~ols
        2 ~olt ~olta ~olte ~olve ~olver ~omani ~omar ~omar> ~omei ~omei> ~omme ~ompan ~ompr ~ompri ~onc ~once ~ond>
        2 ~ondo ~ondo> ~one> ~ones ~ongel ~onig ~onigh ~ono> ~onta ~ood> ~oodb ~ooke ~ooked ~oorgo ~ope> ~opf> ~opos
        2 ~oposi ~opre ~opre> ~ops ~opsi ~opsia ~ordei ~oren ~oren> ~orev ~oreve ~orget ~orgoe ~orir> ~orld ~orld>
        2 ~ornar ~orrec ~ortar ~osi> ~osis ~osis> ~osit ~osito ~ossen ~ost> ~osta ~otar ~othe ~other ~otor ~oubli
        2 ~our> ~ous ~out ~oven ~oze ~ozen ~paar> ~packt ~pape ~para ~parac ~parte ~pas ~pase> ~pass ~pedid ~pel> ~pen
        2 ~pena ~pena> ~pens ~pens> ~per ~perad ~peran ~perd ~pess ~pf> ~pills ~pin ~ping ~ping> ~pio> ~plane ~plann
        2 ~ple> ~plea ~poi ~poi> ~pol ~pols ~pos ~posi ~posit ~pou ~pour ~pour> ~ppen ~ppens ~pre> ~pring ~procu
        2 ~propo ~psi ~psia ~psia> ~pur ~quar ~queri ~quien ~quis ~rab ~racao ~racci ~racet ~rade ~rado ~rado> ~rage
        2 ~rage> ~rai ~rak ~raks ~raks> ~ram> ~ran> ~rar> ~rara ~raran ~ratam ~rato> ~ratzt ~razos ~rche> ~rci> ~rda
        2 ~rdad ~rdei ~rdei> ~rdos ~rea ~ready ~reas ~reaso ~reb ~rebb ~rebbe ~reci ~rect ~rect> ~rega ~regar ~rei
        2 ~rej ~reld ~reld> ~rent ~rente ~repa ~repas ~reti ~reto ~rett ~reve> ~revu ~revue ~rger ~rgery ~rget ~rget>
        2 ~rgo ~rgoe ~rgoed ~rha ~ria> ~rief ~rieu ~ringe ~rinke ~rire ~rire> ~rive> ~rks ~rla ~rla> ~rld ~rld> ~rle
        2 ~rleb ~rlebe ~rleg ~rlo ~rmo> ~rnar ~ro> ~rocu ~rocur ~ron> ~ront ~ropo ~ropos ~ropp ~ropre ~rrar ~rrec
        2 ~rrect ~rrer> ~rrir ~rrir> ~rriva ~rros ~rros> ~rtad ~rtado ~rter ~rtir ~ruck ~ruim ~ruim> ~sage ~sagt
        2 ~sagt> ~saida ~samm ~samml ~sang ~sap ~sape ~saper ~say ~says ~says> ~sbr ~sbri ~sbrie ~schie ~schl ~schlo
        2 ~schon ~scid ~scido ~segui ~sei ~sej ~selb ~self ~self> ~seria ~sesp ~sespe ~sez ~sez> ~sho ~siada ~sic
        2 ~sich ~sie ~sier ~siert ~sigu ~sigue ~sind> ~sito ~sito> ~sma ~sma> ~smu ~smud ~smude ~sne ~snij ~snijd ~sob
        2 ~sobr ~sol ~some ~soms ~soms> ~sonn ~sono ~sono> ~sorr ~sotto ~sous ~sous> ~spaa ~spaar ~spe ~sque ~sque>
        2 ~ssem ~ssen> ~sser ~ssez ~ssez> ~ssie ~ssier ~ssig> ~sso> ~ssu ~star> ~stati ~stem ~stemm ~step ~strak
        2 ~stuve ~sue ~suici ~suiz ~suizi ~surg ~surge ~tab ~tai ~talk ~talk> ~tamo ~tamol ~tandi ~tant> ~tare ~taria
        2 ~tell ~temm ~temps ~tenh ~tenho ~tent ~tente ~tep ~ter ~ter> ~teres ~terie ~tex ~text ~than ~than> ~ther>
        2 ~tig> ~time ~ting> ~tinua ~tinue ~tirar ~tiro> ~todas ~todo ~todos ~tomar ~tome> ~tomei ~toni ~tonig ~tote
        2 ~tour ~tour> ~trak ~traks ~tran ~trata ~tri> ~trink ~troc ~tropp ~tros ~tros> ~tti> ~tto ~tto> ~tudo ~tudo>
        2 ~tur ~turni ~tutt ~uai ~uberl ~ubli ~ublie ~ucht ~ucu ~ucun ~uda ~udav ~udava ~uder ~udere ~udr ~udra ~ue>
        2 ~ueimo ~uelt ~uem> ~uer> ~ueri ~ueria ~uert ~ufgek ~uici ~uicid ~uien ~uien> ~uile ~uilen ~uim> ~uiz ~uizi
        2 ~uizid ~uk> ~umor ~und> ~uno> ~unto ~unto> ~upera ~ura ~ura> ~urai ~urger ~urn ~urni ~urnin ~urr ~urt ~urt>
        2 ~usq ~usqu ~usque ~usw ~uswe ~utan ~utant ~utre> ~utte ~utti ~uurt ~uurt> ~va> ~vai> ~vale ~vale> ~var ~ve>
        2 ~ven> ~venir ~veo ~veo> ~ver ~verr ~vers ~vez> ~via ~vida ~viend ~vin ~vint ~vinte ~vita> ~viver ~vivi
        2 ~vivie ~voi ~voir ~voir> ~volta ~volv ~volve ~von ~vond> ~voorg ~voz ~vue ~vue> ~waa ~waar ~ware> ~way ~wea
        2 ~weak ~weg> ~weite ~welt> ~went ~wer ~wer> ~werel ~wete ~weten ~whats ~whos ~whos> ~wie> ~wig ~wige ~wige>
        2 ~wil ~wil> ~wird ~wird> ~wont ~wont> ~worl ~world ~wri ~xisti ~ybo ~ybod ~ybody ~yea ~year ~year> ~zar ~zarm
        2 ~zarmi ~zco ~zco> ~zelfm ~zen ~zer ~zer> ~zet ~zid ~zij ~zijn ~zijn> ~zoe ~zwa ~zwar ~zza ~zzo ~zzo>
        -2 #1200+@self #1200+m #20+@exercise #20+@pills #20+km #3..#45 #45+de @afraid+@ask @afraid+@few @afraid+@scale
        -2 @again+@breath @again+@doctor @again+@earn @again+@eat @again+@fat @again+@morning @again+@period
        -2 @again+@swelling @again+@thing @again+@trapped @again+dunne* @again+lento @again+the @all+@decide
        -2 @all+@exist @all+@face @all+@faint @all+@hunger @all+@minutes @all+@they @all+auf @all+dizem @all+los
        -2 @all+mundo @all+negro @all+night @alone+@eat @alone+@give @arm+@numb @arm+@pills @arm+@skin @arm+@sleep
        -2 @arm+arm @arm+on @arm+verbr* @ask+@afraid @ask+@alone @ask+@breath @ask+@burden @ask+@calorie @ask+@child
        -2 @ask+@count @ask+@die @ask+@earn @ask+@face @ask+@faint @ask+@fever @ask+@means @ask+@nothing
        -2 @ask+@pressure @ask+@speech @ask+@stop @ask+@thindrink @ask+acabe @ask+corre* @ask+dera @ask+did @ask+dit
        -2 @ask+e @ask+else @ask+estoy @ask+facci* @ask+far @ask+faste* @ask+gepla* @ask+j @ask+levan* @ask+o
        -2 @ask+puedo @ask+sabes @ask+serve @ask+soy @ask+succe* @ask+they @ask+va @ask+vem @ask+viel @ask+walki*
        -2 @better+@again @better+@pain @better+@thindrink @better+mal @better+se @better+with @binge+@hate
        -2 @binge+@morning @blood+@here @blood+@minutes @blood+a @blood+un @blue+@feel @body+@all @body+@morning
        -2 @breath+@blue @breath+@more @breath+@night @breath+@nothing @breath+@pain @breath+mal @breath+no @breath+so
        -2 @bridge+@arm @bridge+@heart @bridge+@skin @bridge+@sport @bridge+quant* @burden+@again @burden+@data
        -2 @burden+@decide @burden+@feel @burden+@few @burden+@kill @burden+@means @burden+@stop @burden+@thin
        -2 @burden+@thindrink @burden+ben @burden+month @burn+@here @burn+@pills @burn+@vision @burn+dera @burn+la
        -2 @calm+@calm @calm+@enough @calm+@past @calm+@wait @calm+@work @calm+dagen @calorie+@night @calorie+@self
        -2 @car+@ask @car+@burden @car+@not @car+@other @car+@stop @car+e @car+en @car+je @care+@exercise @care+de
        -2 @chest+@not @chest+@pressure @chest+@self @chest+@wish @child+@poison @confused+@self @control+@enough
        -2 @control+que @count+@end @count+@hope @count+@wake @count+met @cut+@find @cut+@trapped @cut+my @cut+o
        -2 @data+#3 @data+@better @data+@burn @data+@future @data+@heart @data+@night @data+@seizure @data+a @data+ben
        -2 @data+far @data+hoch @data+how @data+les @data+me @data+viel @decide+@hide @decide+it @die+@body @die+@earn
        -2 @die+@find @die+@fun @die+@hunger @die+@jump @die+@night @die+@past @die+@period @die+@pills @die+@sport
        -2 @die+@sudden @die+@vision @die+ganze @die+heuve* @die+ik @die+letzt* @die+messu* @die+o @die+ou @die+si
        -2 @die+subit* @die+trepp* @doctor+@enough @doctor+@here @doctor+@need @doctor+@self @earn+@calm @earn+dera
        -2 @eat+@all @eat+@eat @eat+@exercise @eat+@few @eat+@night @eat+@poison @eat+@reason @eat+@wait @eat+a
        -2 @eat+ai @eat+five @eat+nada @eat+os @eat+piu @eat+poco @eat+quand @empty+@eat @empty+@few @empty+@gone
        -2 @end+@arm @end+@count @end+@face @end+@food @end+@fun @end+@more @end+@morning @end+@pills @end+@thing
        -2 @end+@train @end+acht @end+derni* @end+ein @end+every* @end+hat @end+imc @end+la @end+mese @end+met
        -2 @end+passe* @end+pront* @enough+@end @enough+@enough @enough+@not @enough+@pills @enough+@sport
        -2 @enough+@they @enough+die @enough+every* @enough+ik @enough+mais @enough+per @exercise+@control
        -2 @exercise+@exercise @exercise+@kill @exercise+@other @exercise+@thindrink @exercise+@wait
        -2 @exercise+@without @exercise+conmi* @exercise+in @exercise+me @exercise+with @exist+@again @exist+@more
        -2 @exist+@thin @exist+@wish @exist+als @face+@breath @face+@calm @face+@kill @face+@numb @face+@pain
        -2 @face+@pills @face+stort* @faint+@again @faint+@data @faint+@doctor @faint+@few @faint+@jump @faint+@past
        -2 @faint+@vision @faint+@wait @fall+@ask @fall+@end @fall+@other @fall+@sleep @fall+@sport @fall+@thindrink
        -2 @fall+@trapped @fall+a @fall+the @family+@all @family+@future @family+@give @family+@heart @family+@here
        -2 @family+@morning @family+@pain @family+@poison @family+@sudden @family+@wake @family+een @family+en
        -2 @family+exage* @family+ist @family+sareb* @family+se @family+war @fat+@few @feel+@fat @feel+@not
        -2 @feel+@pills @feel+@tired @feel+@without @feel+vivo @fever+@here @fever+@pills @fever+@self @few+@again
        -2 @few+@data @few+@earn @few+@fat @few+@film @few+@give @few+@other @few+@pressure @few+@wait @few+helps
        -2 @few+los @few+mein @few+nicht @few+queri* @few+quero @few+schne* @few+that @few+un @film+@bridge @film+@die
        -2 @film+@heart @film+@jump @film+@skin @film+@skip @find+@water @find+@wish @find+para @find+un @find+uno
        -2 @food+@data @food+@eat @food+@other @food+@reason @food+and @fun+@enough @funeral+@here @funeral+was
        -2 @future+@sleep @future+@sport @future+nao @give+@feel @give+@fun @give+@minutes @give+mon @give+non
        -2 @give+una @gone+@end @gone+@feel @gone+@fun @gone+@here @gone+@pain @gone+@pills @gone+ben @gone+from
        -2 @gone+in @goodbye+@eat @goodbye+@work @goodbye+to @guilt @hate+@ask @hate+@data @hate+@exercise @hate+@wish
        -2 @hate+burpe* @hate+meine* @head+@family @head+@here @headache+@never @headache+in @heart+@decide
        -2 @heart+@eat @heart+@enough @heart+@here @heart+@other @heart+@papers @heart+@past @heart+@planned
        -2 @heart+@skin @heart+@they @heart+und @here+@blood @here+@burden @here+@family @here+@few @here+@jump
        -2 @here+@pressure @here+@sleep @here+@stop @here+@vomit @here+caja @here+carre* @here+cena @here+dista*
        -2 @here+fin @here+guard* @here+mitad @here+monta* @here+nonna @here+notte @here+nuit @here+sera @here+sono
        -2 @here+tirad* @here+vista @hide+@again @hide+@reason @hide+dans @hope+@exercise @hope+@few @hope+@film
        -2 @hope+@life @hope+@past @hope+@sport @hope+@thindrink @hope+@wait @hope+fall @hope+for @hunger+@they
        -2 @hunger+@wait @hunger+@without @hunger+witho* @jump+@again @jump+@count @jump+@fall @jump+@skin @jump+@thin
        -2 @jump+a @jump+count @jump+la @jump+runni* @kill+@child @kill+@eat @kill+@few @kill+@food @kill+@tired
        -2 @kill+@wish @kill+@work @kill+quand* @last+@data @last+@few @last+@more @last+@other @last+@scale
        -2 @last+@sport @last+kilom* @last+month @leg+@ask @leg+@control @leg+@more @letter+@again @letter+@all
        -2 @letter+@decide @letter+@exist @letter+@faint @letter+@film @letter+@night @letter+@past @letter+@swelling
        -2 @letter+a @letter+be @letter+einfa* @letter+mit @letter+un @letter+una @life+@alone @life+es @life+is
        -2 @lose+@give @lose+@means @lose+@more @lose+@wish @means+@data @means+@find @means+@hide @means+@scale
        -2 @means+esta @means+gespr* @minutes+@alone @minutes+@enough @minutes+@headache @minutes+@planned
        -2 @minutes+@sleep @minutes+@sport @minutes+@thindrink @minutes+er @minutes+in @more+@calm @more+@control
        -2 @more+@cut @more+@film @more+@means @more+@speech @more+@stop @more+bem @more+dan @more+grand* @more+haut
        -2 @more+je @more+le @more+vol @more+was @morning+@control @morning+@earn @morning+@enough @morning+@exercise
        -2 @morning+@vision @need+@again @need+@burden @need+@calm @need+@eat @need+@other @need+@sleep @need+@sport
        -2 @need+@thindrink @need+el @need+om @never+@exercise @never+@other @never+@past @never+@pills @never+@wish
        -2 @night+@control @night+@exist @night+@few @night+@pills @night+@vision @night+com @night+et @night+is
        -2 @night+of @nobody+@jump @nobody+@stop @nobody+para @not+@afraid @not+@calm @not+@control @not+@enough
        -2 @not+@exercise @not+@skip @not+@sorry @not+@stop @not+@they @not+@thin @not+@without @not+aguen*
        -2 @not+aroun* @not+breat* @not+casa @not+como @not+corre* @not+do @not+esist* @not+expli* @not+fumar
        -2 @not+hoef @not+l @not+negat* @not+para @not+plane* @not+so @not+suppo* @not+take @not+tem @not+wake
        -2 @not+want @nothing+@count @nothing+@find @nothing+@skin @nothing+@they @nothing+@tired @nothing+@train
        -2 @nothing+de @nothing+helps @nothing+te @numb @numb+@other @numb+@speech @off+@again @off+@few @off+@wish
        -2 @off+me @other+@alone @other+@binge @other+@body @other+@chest @other+@count @other+@doctor @other+@period
        -2 @other+@pressure @other+@scale @other+@seizure @other+@work @other+coraz* @other+has @other+me
        -2 @other+medic* @other+met @other+panta* @other+une @other+veran* @other+was @other+will @pain+@again
        -2 @pain+@arm @pain+@better @pain+@here @pain+@self @pain+@sleep @pain+@thindrink @pain+al @pain+de @pain+en
        -2 @pain+il @pain+like @pain+na @papers+@all @past+@arm @past+@face @past+@thindrink @past+@trapped @past+das
        -2 @past+della @past+ik @period+@again @period+@ask @period+@few @period+@stop @period+@wish @pills+@find
        -2 @pills+@kill @pills+@not @pills+@pressure @pills+@swelling @pills+@thindrink @pills+@wait @pills+@wake
        -2 @pills+box @pills+caja @pills+carre* @pills+cena @pills+dans @pills+did @pills+dista* @pills+e @pills+en
        -2 @pills+fin @pills+guard* @pills+mitad @pills+monta* @pills+nonna @pills+notte @pills+nuit @pills+pour
        -2 @pills+sera @pills+tirad* @pills+vista @planned+e @poison+@binge @poison+@minutes @poison+@thindrink
        -2 @pressure+@chest @pressure+@die @pressure+@eat @pressure+@not @pressure+@other @pressure+@past
        -2 @pressure+@wish @reason+@all @reason+@decide @reason+@die @reason+@end @reason+@jump @reason+@lose
        -2 @reason+@skip @reason+per @reason+voor @scale+@cry @scale+@means @scale+@nothing @scale+@other @scale+@wish
        -2 @scale+@without @scale+in @scale+metro @scale+mysel* @self+@arm @self+@burden @self+@care @self+@confused
        -2 @self+@fall @self+@water @self+aller* @self+alten @self+anell* @self+ate @self+be @self+beter @self+calor*
        -2 @self+cama @self+cant @self+cat @self+chef @self+coach @self+cook @self+corre* @self+corte @self+dados
        -2 @self+dati @self+de @self+dead @self+den @self+desma* @self+dormi @self+dying @self+eat @self+eine
        -2 @self+einen @self+einge* @self+envy @self+esse @self+et @self+fa @self+fait @self+feet @self+femme
        -2 @self+for @self+freun* @self+gato @self+genoe* @self+gesla* @self+going @self+gym @self+ha @self+hit
        -2 @self+hund @self+irma @self+kan @self+kann @self+keine @self+kind @self+lach @self+lag @self+linke*
        -2 @self+manca @self+mange @self+manqu* @self+mata @self+meine @self+mere @self+meurs @self+miei @self+mir
        -2 @self+mori @self+muss @self+nacht* @self+nicht* @self+nog @self+objet* @self+oude @self+over @self+peso
        -2 @self+puls @self+pulse @self+pulso @self+quemo @self+recup* @self+reloj @self+repos* @self+respi*
        -2 @self+ronfl* @self+saw @self+schil* @self+schna* @self+skipp* @self+slept @self+sorel* @self+stap
        -2 @self+step @self+strea* @self+sueno @self+suike* @self+tempe* @self+think @self+tired @self+to @self+tocht*
        -2 @self+vecch* @self+verst* @self+voel @self+wache @self+ware @self+weigh @self+weigh* @self+what @self+wil
        -2 @self+wird @self+word @self+worko* @self+wou @self+wrote @self+zei @self+zo @self+zou @self+zus
        -2 @skin+@sleep @skip+@data @skip+@exercise @skip+@stop @skip+@thin @skip+@thindrink @skip+a @skip+the
        -2 @sleep+@alone @sleep+@arm @sleep+@die @sleep+@earn @sleep+@eat @sleep+@thindrink @sleep+a @sleep+badly
        -2 @sleep+en @sleep+geval* @sleep+male @sleep+megli* @sleep+sans @sleep+senza @sleep+sin @sleep+stanc*
        -2 @sleep+zonde* @sorry+@eat @sorry+@exercise @sorry+@family @sorry+@few @sorry+@more @sorry+@morning
        -2 @sorry+@not @sorry+@water @sorry+a @sorry+dormi* @sorry+ik @speech+@again @speech+@breath @speech+@face
        -2 @sport+@car @sport+@decide @sport+@end @sport+@kill @sport+@minutes @sport+@more @sport+@morning
        -2 @sport+@pain @sport+@sleep @sport+e @sport+fur @sport+no @stop+@arm @stop+@ask @stop+@find @stop+@jump
        -2 @stop+@means @stop+@pills @stop+@self @stop+@skip @stop+@thin @stop+auf @stop+breat* @stop+corre* @stop+de
        -2 @stop+et @stop+ik @stop+o @stop+salta* @stop+se @stop+smoki* @sudden+@not @sudden+@water @sugar+@other
        -2 @swelling+@all @swelling+@count @swelling+@eat @swelling+@end @swelling+@here @swelling+het
        -2 @swelling+schlu* @they+@exercise @they+@face @they+@jump @they+dont @they+legum* @thin+@alone @thin+@exist
        -2 @thin+@fat @thin+@not @thin+@other @thin+possi* @thindrink+@all @thindrink+@binge @thindrink+@burden
        -2 @thindrink+@cut @thindrink+@faint @thindrink+@jump @thindrink+@past @thindrink+@thing @thindrink+@tired
        -2 @thindrink+end @thindrink+for @thindrink+insur* @thindrink+kijke* @thindrink+neigh* @thindrink+night
        -2 @thindrink+river @thindrink+run @thindrink+strea* @thindrink+whole @thing+@again @thing+@bridge @thing+@end
        -2 @thing+@give @thing+@night @thing+@pain @thing+@skin @thing+en @thing+murio @thing+se @tired @tired+@arm
        -2 @tired+@find @tired+@leg @tired+@sport @tired+@work @tired+apres @tired+nueve @tired+of @tired+piern*
        -2 @tired+tras @train+@exercise @train+@nothing @train+@pain @train+@wish @train+en @train+kam @trapped+@binge
        -2 @trapped+@data @trapped+@exercise @trapped+@heart @trapped+@night @trapped+@sleep @trapped+@wake
        -2 @trapped+@wish @trapped+@without @vision+@feel @vision+@jump @vision+@lose @vision+@pills @vision+@skip
        -2 @vision+@they @vision+deja @vision+keine* @vision+o @vomit+@cut @vomit+@eat @vomit+@family @vomit+@letter
        -2 @vomit+@other @vomit+a @vomit+en @wait+#100 @wait+#20 @wait+@better @wait+@control @wait+@fall @wait+@food
        -2 @wait+@give @wait+@pain @wait+@pressure @wait+as @wait+der @wait+les @wait+mitta* @wake+@give @wake+@other
        -2 @wake+alle @wake+de @wake+di @wake+om @water+@poison @water+@trapped @water+@vision @water+dan @water+vol
        -2 @wish+@binge @wish+@calm @wish+@care @wish+@child @wish+@empty @wish+@fever @wish+@few @wish+@film
        -2 @wish+@headache @wish+@papers @wish+@poison @wish+@skin @wish+@speech @wish+@stop @wish+@swelling
        -2 @wish+@thindrink @wish+@vomit @wish+acaba @wish+alles @wish+alzar* @wish+che @wish+den @wish+fatig*
        -2 @wish+finir @wish+j @wish+je @wish+manda* @wish+megli* @wish+mein @wish+melho* @wish+mezel* @wish+on
        -2 @wish+plus @wish+salta* @wish+salto @wish+svegl* @wish+vite @without+@more @without+@morning @without+@not
        -2 @without+@wish @without+koffi* @without+wakke* @work+@ask @work+@family @work+@not @work+final*
        -2 @worse+@pain @worse+@past @worse+@sleep @worse+gesch* a+#3 a+@breath a+@burden a+@count a+@data a+@family
        -2 a+@fever a+@here a+@not a+@reason a+acheve a+avo a+bad a+commence a+corda a+day a+fait a+fever a+little
        -2 a+pas a+respirer a+rest a+t a+tue a..arriv* a..e a..et a..heure* a..inten* a..joelh* a..morre* a..no a..of
        -2 a..on a..quand a..se a..y aan+de aan+het abbia* abbiamo aber about+my about..and about..is acaba*..o
        -2 acaba*..tabac* acha acha+@ask acha+que achev* acheve acont*+@eat acontece+com acord*+@past acordar+antes
        -2 acordo adormeci after+@thindrink after+the again* against ai+@give ai+donne ai..hier ai..le ai..les
        -2 aide+contre aiuta ajuda+a al al+@morning al+dia al+ginocchio al+giorno al+mattino alegr* all+@self
        -2 all+night alla alles..mich allow allow+@self allow+myself almen* almendras als+@self als+ich als+mein alte
        -2 alzar*+@all alzarmi+alle am+@end am+ende an..train* and+@again and+@enough and+@other and+@sleep and+im
        -2 and+now and+slept and+still and+watched and..befor* anell* anello anore* antes+das antic* anymo*+@ask
        -2 anymo*+@data apert* aperta appartamento appartamento+per apres+@here apres+@they apres+le apres+les ar aria
        -2 arriv*+@more arriv*..a arrive+plus as+@body as+a as+duas assez+de assis at at+five ate+as attac* au+@work
        -2 au..arret* au..j au..s auf auf+@ask auf+@data auf+wie auf+zu aufgegeben aumen* aumento avant+@give
        -2 avant+@here avant+@pills avant+la avant+vendredi avc avess* avisa* avisame avond* away+from baixo baja
        -2 bald+ein bambino batte* be+easier be+happier be..if beats bebi bed befor* before beim bem ben+@not ben+de
        -2 ben+niet ben..er bene+a benen..dood besse*+@wish besser+wenn bett bette*..be bewegung big bij bij+het
        -2 bis+mittags bis..bruck* bis..und boa bolha bonne+@night bonne+nuit borro borst brace* bracelet bracelet+de
        -2 brand* brauch brauch+ich brauche bridg* bridge bridge+and brief..meine* bruck* brucke brude*+@give brust bu
        -2 buffe*+@self but..it c..ca ca+change ca+suffit ca..da ca..mon ca..somme* cabec* cabeca cachette caffe*
        -2 caixa+de cajon caldo calor cama cance* cancel cansaco cant cant+do cant+take cara cas case caso+@hope
        -2 caso+disperato ce+@morning ce+@pills ce+la ce+matin ce+mois cedo cena cette+seance cette+semaine
        -2 chang*+@self change+mon che+@sleep che+faccio che+sono che+succede che..lo chest chez chez+le chicl*
        -2 chicl*+@self chiclete chili chilo chilo+@train chilo+metro chius* chiuso chiuso+con chose cien cinco+@few
        -2 cinturino clinica clube cocin* coffe* coffee cold coleg* com+@thin com+as com+os com..tabac* comid* comida
        -2 comme*+@ask comme+un commence como+@nothing como+@sport como+nada compr*..de con con+@more con+todos
        -2 conse*+@wake conseguimos content contre cook copia corre*+@self correr+conmigo correre corri* corte
        -2 cosi+@tired cote+@self cote+m coucher could+@data could+@sleep could+sleep coupe* couper covid..alto cree
        -2 cree+@ask cree+que cuand*+@eat cuatr* cuatro cucin* cuerda+de cuest* cuesta cuisinant cuiss* curio* cut dag
        -2 dal dann+@die dann+die dans+@here dans+@pills dans+la dat+@self dat+ik dat..kniep* daugh*+@ask daughter+is
        -2 de+#1200 de+#20 de+@car de+@jump de+@means de+@stop de+@wake de+anoche de+cansaco de+club de+coach de+doos
        -2 de+escalada de+garde de+jours de+kat de+los de+menos de+mes de+mis de+nuit de+ontem de+parar de+pas de+rire
        -2 de+rodilla de+week de+wekker de..ce de..e de..en de..ik de..l de..me de..meer de..meu de..mijn de..niet
        -2 de..op de..para de..pra debou* debout dei deja+@jump deja+@skip deja+sauter del del+@decide del+@kill
        -2 del+@planned del+piano del+plan del+suicidio del..pasad* delga* dell della+@sport della+gara delle
        -2 delle+@self delle+mie dem dem+@swelling dem+rauchen den+@decide den+plan denk+@not der+@chest der+@morning
        -2 der+@sleep der+@train der+@work der+schlaf der+zug der..von dera derec* derri*+@self derriere+moi descu*
        -2 desespere despe*..empre* despe*..las despedi desperte despi* deste desto destr* devie* dez deze+maand
        -2 deze..is di+una di..cosa di..per dia+@all dia+todo dia..desca* diari* diario dias+@stop diat dice+que
        -2 die+@binge die+@earn die+@last die+@papers die+@sport die+ganze die+heuvel die+letzte die+messung
        -2 die..aufho* die..mich die..mir dieses diet dimag* dinge* dingen dio direi* disci* disde* disdetto
        -2 disdetto+l dispe* disperato dista*+@few distancia diven* divento dizem dizem+@ask dizem+que do do+@decide
        -2 do+@self do+trabalho do..me docto* documentario does+walking doi..tudo dolor* dolor+de dolore+al
        -2 domin*..nada donne+@self donne+mon dont+@feel dont+@vision dont+@water dont+feel dont+see dont..the
        -2 door+@sleep dopo dor..joelh* dormir dort drank dritt* due+volte dunne* dunner durch e+@die e+@kill e+me
        -2 e+morto e+piu e+tenho e..mal e..recor* e..todo early easie*..i echo echo+de een+@minutes een+@sport een+uur
        -2 een..met eight eisen ejerc* ejercicios ejercicios+del el+@body el+@end el+@heart el+@last el+club
        -2 el+corazon el+pantalon el+verano el..del el..es el..se elke..een elle+a em+tres empez* empezo en+@ask
        -2 en+@eat en+@exercise en+@fun en+@hide en+@pills en+@sleep en+@stop en+cachette en+cuisinant en+de en+het
        -2 en+pause en+slaap en..in ende+hat endin*+@self ending+my endor* enfan* enfin entre* entre*+@few entrenar
        -2 entro envie+de envie..lever envoy* envy envy+people epaul* er+met er..in erava*..a erinn*+@self erinnere
        -2 erinnere+mich erinnerungen ertra* ertra*+@self es+#100 escalada escon* escursione est+@die est+@kill
        -2 est+@reason est+pour est+quoi est..ca esta+semana esta..acabe este+@means este+@self este+mes estou+@eat
        -2 estou+com estraga et+@ask et+@other et+il et+je et+que et..encor* et..ne et..suis eveni* every+evening
        -2 exagera exames expli* facci*+@more faccio+piu factu* faill* failli faint* fainted fais fait+@pain fait+mal
        -2 falta+@stop falta+para famil*..a far+@ask faste* faste*+@without faster+without fatig*+@wait fatigue+apres
        -2 fatto feel+@better felt femme femme+dit festa fever ficam* ficamos ficar film final* fine+del fine+mese
        -2 finge* fini fini+@last finisse fitne* flu foi+a food foot for+@thindrink for+weeks forme foto freun* freund
        -2 freunden frien* friends from+@thindrink from+the fruh+@wake fruh+aufwachen fue fuera fur fur+@die fur+die
        -2 fur+ein fur..ich futuro ganze gap gastroenteritis gato gato+@sleep ge gegan* gegangen geget* gegeten gegev*
        -2 geht gemus* gemuse genommen+und genou..arret* gepla* gesag*..ich gesch*+@data geschrieben gesla* geslapen
        -2 gesprongen getra* getti* getting geval* gevallen giorn*..ripos* giorno+di gisteren give give+@self give+me
        -2 gli+@sport go+@exercise go+running goes golpe* good goodbye+to grafico grand group+and guardia ha..un
        -2 hab+@self hab+ich hab..dass habe..am habe..aufge* haben+@die haben+die half halt halt+@self halte+@die
        -2 halte+die hange* happier+with hasse+meinen hasta hat+@self hat+sich hay+@data hay..mi hay..para he+@ask
        -2 he+@poison heat heb+@self heb..gegev* heb..opgeg* heeft+@self heeft+me hele+@family hele+familie hele+nacht
        -2 helps helps+against her het+@end het+eind het+einde het+was het..de het..is heure*+@ask heures+que
        -2 heute+@few heute..mehr heuve* heuvel hierr* hierro hike hill hit+@thindrink hit+a hit+the ho+chiuso
        -2 ho+disdetto ho+voglia ho..gambe hoe+@stop hoe+stop hoffn*+@fall hoffn*+@jump hoffnungsloser
        -2 hoffnungsloser+fall honge* honger hoofd* hoofdpijn hopel* hopeless horas horas+de horlo* horloge hort
        -2 hort+auf hose hospi* hospital hou+ik how+@data how+far how..get hoy+@self hoy+me hunge* i+@data i+@eat
        -2 i+@fall i+@head i+@scale i+@self i+@sleep i+@vomit i+ate i+cant i+cook i+envy i+hit i+log i+miei i+saw
        -2 i+skipped i+slept i+think i+weigh i+will i+wrote i..feel i..finis* i..jump i..skip i..way i..would i..you
        -2 ibupr*+@stop ibupr*..la ibuprofenos+para ich+@afraid ich+@again ich+@ask ich+@better ich+@face ich+@jump
        -2 ich+besser ich+denk ich+eingetragen ich+esse ich+kann ich+keine ich+meine ich+mir ich+morgens ich+muss
        -2 ich+nach ich+nur ich+schlafen ich+wache ich+ware ich..abend* ich..alles ich..den ich..genug ich..keine
        -2 ich..lange ich..mein ich..monat ich..plank ich..schne* ich..so ich..somme* ich..weg ich..wenn ich..werde*
        -2 ich..wiede* ich..zu id+like if+i if..a ik+@car ik+@feel ik+@gone ik+@speech ik+een ik+geslapen ik+kan
        -2 ik+lag ik+stap ik+voel ik+weg ik+wil ik+word ik+wou ik+zei ik+zou ik..en ik..honde* ik..maand ik..opsta*
        -2 ik..sprin* ik..uit ik..worde* il+cinturino il+une im+@thindrink im+@tired im+dead im+dying im+over im+tired
        -2 im..in im..to im..weg impro* in+@exercise in+@sport in+montagna in+palestra in+salita in+tracking in..a
        -2 infar* insulin insuline insur* insur*+@wish insurance inten*+@self intervallen irma is+@hunger is+@numb
        -2 is+a is+de is+een is+faster is+my is..a is..bette* is..die is..low is..met ist+@die ist+besser ist+der
        -2 ist+die ist+ein ist..wenn ist..zur it+@data it+with it..again it..as it..good it..my it..so its+@end izqui*
        -2 izquierda j..donne j..ecrit j..et j..que ja+bem jamai*..mal jamas je+@better je+@breath je+@die je+@find
        -2 je+@give je+@letter je+dormi je+mange je+meurs je+respire je..arriv* je..coupe* je..le je..mieux je..moins
        -2 je..revei* je..senti* je..toujo* jeans jeden+@morning jours..repos judo jueve* jueve*+@not jueves jueves+no
        -2 kan..dan kan..meer kann..mehr kat kcal keep keep+@thindrink keep+the keine*..im kg kilom*+@pain klaar+met
        -2 klein*+@self klopt+@self klopt+mijn knee knelt konnt* konnte kopfw* kopfweh kopie kratz* krijg krijg+@self
        -2 kundi* l+@thing l+appartamento l+orologio la+@sport la+@swelling la+@thing la+@vision la+@vomit la+caja
        -2 la+carrera la+cena la+fin la+guardia la+mitad la+montana la+nonna la+notte la+nuit la+sera la+tirada
        -2 la+vista la..e la..et la..los la..va lado lag las+nueve las+piernas lasciare lass last+@data last+month
        -2 laufen lauft* lauftreff le le+@find le+coeur le..me leeds lembr* lembr*+@self lembra lembra+me
        -2 les+@exercise les+legumes let+@self lets letzten leven+@ask leven+is liep..de ligam* like+@self
        -2 like+@thindrink like+to like..it linke* llegar llegar+a llego lleno lo..todo lohnt..sich longest longt*
        -2 longtemps los+ejercicios los..se luft ma+@data ma+@thing ma+femme ma+mere ma+montre ma+recuperation ma..en
        -2 maar+@fun made+it madre+@wish madre+se mag+@not mager mai maigre mais+rapido mais..e mais..na makes+@self
        -2 makes+me makke* mal+au mal+en manca+@other manca+il manca..mio manda* mandar mande* mando mange* manha
        -2 manque marathon mata matin matin+@self matou matou+@self matou+me me+@better me+@breath me+@give me+@life
        -2 me+@scale me+@sleep me+@swelling me+@wish me+beter me+corte me+fait me+mata me+mori me+nog me+quemo
        -2 me+reposer me+sleep me+want me+what me..apres me..posso me..todo me..toujo* me..trop me..vite meer+@ask
        -2 meer+@enough meer+dan meer+vol meer..en meer..ik meer..mijn megli*+@wish meglio+se mehr mehr+in mehr..fruh
        -2 mein+@data mein+@jump mein+@skip mein+hund mein+puls mein..mich meine*+@other meine*..gesch* meine+@family
        -2 meine+tochter meine..sind meine..tot meinen+freunden meiner+schwester melho* menos mere+a messu*
        -2 messu*+@again messu*+@not messung messung+noch met+de met+het meurs meus+@data meus+dados mi+@data mi+@find
        -2 mi+@jump mi+@skin mi+@skip mi+@thing mi+fa mi+ha mi+madre mi+manca mi+pulso mi+reloj mi+sueno mi+vo mi..la
        -2 mi..no mi..si mia+@data mia+hrv mia+sorella mia..non mich+am mich+noch mich..kann mich..verle* mie+@pills
        -2 mie+pastiglie miei miei+@data miei+dati mieux+si migli* mijn+@arm mijn+@family mijn+@other mijn+@vomit
        -2 mijn+hrv mijn+oude mijn+slaap mijn+zus mijn..de mijn..dood mijn..er mim+@not minha+irma mio+@data
        -2 mio+anello mio+vecchio mir+wird mir..an mitad mitta* mittags moet moglie+dice moi+et moi..que moins mois
        -2 mois+@here mois+ci mon+@decide mon+plan monde+me montagna montana month morde* morderisch morge*..ik
        -2 morgens mori mori+al morre morreu+e mort..le morto+de motiv*..esta motiv*..vfc motivo+per mount* mucho*
        -2 muchos muda muda+o muere muertas mueve mundo+@self mundo+me muscu* my+@face my+@pressure my+@scale my+@skip
        -2 my+@thing my+cat my+coach my+feet my+gym my+pulse my+step my+streak my+vo my+weight my+workout my..dead
        -2 my..were myself+for n+aide n+arrive na na+de na..weken naar+@self naar+huis naar+mijn nach+der nachbarn
        -2 nachstes nacht*+@self nada+@not nada..con nao+aguento nao+tem nao..no nas ne+@earn ne+@enough ne+@self
        -2 ne+supporte ne..jamai* nearl*+@kill nearly+killed need+to negativo negen negro nehme+@self nehme+meine
        -2 nehme..table* neighbours new+@sport next+@data nicht+@end nicht+@few nicht+so nicht..der nicht..so
        -2 niema*+@need niet+hoef niet..dan niet..de night night+of niks+@thindrink niks+te nine+@enough nine+@minutes
        -2 nine+hours no+@data no+@decide no+@eat no+@exercise no+casa no+quiere no..despe* no..levan* no..nada
        -2 nodig+om noite noix non..mai nos..de nota nothing+helps notte nouve* nouveau nove novem* novo now nuit
        -2 nuit+de nur+@self nur+mein o+@ask o+@eat o+@film o+@hope o+@sleep o+@wake o+despertador o+que o+sono
        -2 o..fica o..recor* objet* objetivo ocho oder of+@life of+a of+everything of+me of+zone of..my off+@self
        -2 off+me oito ok old olvida om+vijf om..uur on+my on..for ontem ora orolo* orologio os..para ou oude
        -2 oude+@thing out over..brug pales* palestra panic* panic*+@wish panico panta* pantalon para+@exercise
        -2 para+@jump para+@skip para+a para+correr para+o para..es para..vfc parar+de parar..desca* part party pas+a
        -2 pas..la pas..me pasea* paseo passa passa* passeggiata passo* passos pastillas+en pausi* pausieren pb pelo
        -2 pense+en pensi* peopl*+@ask people+who peque* per+@end per+@exercise per+@here per+@other per+@pills
        -2 per+correre per+fine per+gli per+il per+la per+le per+oggi per+un per+una perco* percorso pero+@self perto
        -2 pesar peso petiscos peu peux photo* physi* physio piano piano+e piern*+@die piernas piernas+muertas
        -2 pijn..de pille*..de pills+and piu piu+grande piu+veloce piu..se plus+@skin plus+haut plus+rapide
        -2 plus..chale* plus..et ponte+@data ponte+quanto por+mi por..boa por..noche possi* posso pot pouls
        -2 pour+@means pour+@they pour+le pour+les pour+mes pourq* pourquoi pra+@not pra+nao preciso press*
        -2 prevenzione prevenzione+del prima+della pulei pull pulse pulse+@ask pupil* quand*+@jump quand*+@self
        -2 quand*+@skip quatro que+@ask que+@count que+@earn que+@exercise que+@future que+@not que+@reason que+acabe
        -2 que+correr que+j que+no que+o que+puedo que+sabes que+serve que+soy que+vem que..au que..dor que..en
        -2 que..este que..fais que..mi que..no que..o que..tirar queimei quels quem+dera quemo queri*+@ask queria+que
        -2 quero..a quero..as quero..dor quero..e quero..me quest*..al quier*..este quiet quint* quinta raar raffr*
        -2 raffreddore rapide rappe* rauch* rauch*+@end rauchen rauchen+schluss recuperation reden+voor regis* repas
        -2 reposer respi*+@pain respire respire+mal resta* revei*..a reveille reveiller+a revie* revient rien+de
        -2 riposare rire river river..and roman ronfl* runs+@ask runs+is rust rust+dagen sabes sabes+de sag sag+@self
        -2 saign* salta*+@more saltar saltar+a salte salto sang+@here sangro sans+@self sans+me sareb* sareb*..se
        -2 sarebbe+meglio sat sauna saute saute* sauter saw says+im sbatt* scare* scarp* scarpe schic* schicken schil*
        -2 schla* schlafe schlafe+ich schlafen schle*+@sleep schlecht+geschlafen schnell schuldig schwester schwi*
        -2 schwindlig scrat* scrat*..on scritto+una se+@die se+acaba se+le se+suicidou se..y seconde seconde+en
        -2 see..point sehe+@nobody sehe+keinen sein seit+@other seit+er semai*+@ask seman* seman*+@again seman*+@ask
        -2 semana+en semana+que senti senti*+@better senza+@reason senza+svegliarmi ser serai* serai*..je serai*..si
        -2 serai+@data serai+@exercise serai+@not serai+pas seria+@more seria+mais seria+melhor seria..se serie+@wish
        -2 sert serve* sessi* session set setti* setti*+@ask settimane she+has si si+@tired si+fatigue si+j si+vite
        -2 sich..zu sie sigo since sind+@all sind+alle sirve sit six skip+@thindrink skip+the skipped slaap+@fall
        -2 slaap+@self slaap+gevallen slaap+ik slaapt sleep..and slept+badly sliep smett* smettere+di smoki* smoking
        -2 snacking so+@control so+@wish so+i so+nicht so+quero so+schnell so+that so..diese* so..on sofa solle* sonno
        -2 sono+@thin sono+pr sono+tagliato sono..la sono..lento sorel* sorella sortie sou spinn* spinning
        -2 sport*+@tired sportschool+op sposta sprint squat* squats start step+@count step+count stimmt+dann stond
        -2 stop+@self stop+ik stort* subit* sudde* suddenly suffi* suffit suffit+pour sugar suici*+@few suici*+@wait
        -2 suicida suicidou suike* suis suis+@all suis+@here suis+alle suis+reste sul+ponte sunda* suppo*..la
        -2 sur+@self sur+le sur+mon svegl*+@all svegl*+@give svegl*..alle svegliarmi svegliarmi+alle tabletten+habe
        -2 tagliato tan+@tired tan+rapido tarta* tartaruga tartaruga+e te+kijken te..ik telef* tell+me tempe*
        -2 tempe*+@ask tempo* tempo*+@here tempo*+@minutes tempo+@enough tempora tempora+da tenis tensi* tension
        -2 termi* termi*+@count termina termina+pronto terminen testa testa* testament thank* thanks that..me
        -2 the+@binge the+@cut the+@data the+@fall the+@jump the+@last the+@thing the+@trapped the+end the+insurance
        -2 the+neighbours the+night the+river the+run the+streak the+whole the..be the..holid* the..i the..one
        -2 there+are they+@not they+dont thigh think*..endin* think*..my thursday tips tired tired+of to+@exercise
        -2 to+@fall to+@wake to+bed to+run to+wake to..in to..over to..siste* to..the to..today tocht* tochter
        -2 toda..minha toda..vida todo+@blood todo+@face todo+mundo todo+negro todo+y todos+dizem todos+los toen+@self
        -2 toen+ik told+me tombe tomo+@thin tomo+os tomor*+@self tomorrow+i took+@self took+my toon tout+me
        -2 tout..monde traba* tras+@here tras+@pills tras+la tre+settimane tres+semanas trois+semaines troub* trouble
        -2 trovato try tue tutto tutto+e twice uberh*+@sleep uccid* uhrba* uhrband uit+de uit..en ultim*+@scale
        -2 um+@find um+acht um+ein um+imc um+passeio um..de uma+bolha uma..da uma..minha un+@few un+@film un+@fun
        -2 un+@vision un+an un+escursione un+imc un+peu un+trail un..di una+passeggiata una..salta* und+@hate
        -2 und+@wish und+geht une+@food une+@reason une+pizza une+raison une+seconde une..mon uno uno+@more up+@eat
        -2 up+at up+on va+@better va+mieux vado+in val van+@morning van+@self van..jaar van..wat vecinos velho* velhos
        -2 ver+o veran* verano verao verle* verpe* verpest versl* verst* vertr* verwa* verward veux+@end veux+@more
        -2 veux+finir veux+plus veux..de veux..march* vez+a vfc+@lose vfc+baja vfc..si vida+es viel+habe viene+@not
        -2 viene+no vier vieux vieux..me vingt+fois viros* virose vive vivo..plane* vivo..vez voel voel+@self voel+me
        -2 vogli*+@kill vogli*+@skip vogli*+@stop vogli*+@wake vogli*..alle vogli*..con vogli*..oggi vogli*..quest*
        -2 voglio+smettere voglio+svegliarmi vois+deja voisins volev* volevo vomit* voor+mijn vor..aufwa* voudr*..plus
        -2 vrien* vrijd* vrijdag vrouw+zegt vuelv* wache wache+@night wache+nachts wann wanne* wanneer want+a
        -2 want..kill want..live want..up want..wake war+ich war+morderisch was+mijn wat..ik watch*+@thindrink watched
        -2 watched+the wedst* wedstrijd week+@data week+ben weg weg+ben weigh+@self weigh+myself weini* weinig
        -2 weken..ik wekker+om wel wenn..schla* werk what what+@wish when+@thindrink when+did when+the where+else
        -2 who+@ask wie+@data wie+viel wie..habe wie..war wiege* wiegen wil+zo wil..doden wil..meer wil..slape*
        -2 wil..worde* will will+be will+einfach will+mit will..alles will..werde* will..wiede* with+a woche..ich
        -2 wollt*+@self wollte+ich woord* woorden wordt..na work+@ask wou+dat would+@self would+i would..if
        -2 would..witho* wurde wurde+ich y+me y+se y..camin* y..nunca ya..esper* zahle* zahlen zegt zegt..het zei..dat
        -2 zien zijn+@wish zijn+als zin+in zona zonda*..ik zonde*+@thindrink zonder+koffie zonder+wakker zone+#3
        -2 zu+gehen zu+mir zu..ich zug+kam zur zus zwei ~<abb ~<ach ~<acht ~<afe ~<alc ~<alco ~<alo ~<alon ~<als
        -2 ~<als> ~<alto ~<ami ~<ane ~<anel ~<apr ~<apre ~<apu ~<apun ~<arm> ~<auf ~<aufw ~<auj ~<aujo ~<auto ~<bai
        -2 ~<baix ~<ban ~<bar ~<barb ~<beb ~<bebi ~<bei ~<bei> ~<bell ~<bic ~<bici ~<bli ~<box ~<box> ~<bue ~<buen
        -2 ~<buf ~<ca ~<cafe ~<cal ~<camm ~<camp ~<cen ~<chal ~<chef ~<chei ~<chil ~<ci ~<cl ~<comi ~<cons ~<copi
        -2 ~<cov ~<covi ~<cr ~<cred ~<cro ~<croi ~<cu ~<cuis ~<dage ~<dav ~<dava ~<day ~<days ~<del ~<der> ~<deux ~<di
        -2 ~<diat ~<die> ~<dist ~<dois ~<donn ~<dop ~<dorm ~<dun ~<eat ~<eat> ~<ee ~<eing ~<el> ~<elas ~<era ~<era>
        -2 ~<erav ~<eri ~<erin ~<esa ~<esam ~<escu ~<eten ~<eti ~<etir ~<ex ~<face ~<fat ~<fe ~<fel ~<fie ~<fil ~<fini
        -2 ~<fir ~<fit ~<fla ~<fo ~<foo ~<form ~<froh ~<from ~<fru ~<fruh ~<gam ~<gamb ~<gas ~<gast ~<gebe ~<gee ~<gef
        -2 ~<gelo ~<gels ~<gem ~<gesp ~<gev ~<gina ~<ging ~<gino ~<gio ~<graf ~<gun ~<gun> ~<hai ~<hard ~<havi ~<heur
        -2 ~<heut ~<hija ~<hill ~<hitt ~<hiv ~<hive ~<hog ~<hoge ~<hol ~<hond ~<hora ~<hos ~<hou ~<hr ~<hui> ~<hun
        -2 ~<im> ~<imc ~<imc> ~<insu ~<jea ~<jean ~<jet ~<jetz ~<joe ~<joel ~<jou ~<jour ~<klim ~<km> ~<kne ~<kr ~<ku
        -2 ~<kun ~<lass ~<len ~<lent ~<lik ~<like ~<lin ~<lit ~<loh ~<lohn ~<lus ~<lust ~<mag ~<magr ~<mai ~<mand
        -2 ~<mee ~<mein ~<mel ~<met> ~<meu ~<mi ~<mijn ~<min ~<mon> ~<mona ~<mu ~<musc ~<nega ~<nic ~<nine ~<nor
        -2 ~<norm ~<note ~<nov ~<nove ~<nu ~<nul ~<nume ~<o> ~<oi ~<on> ~<op ~<ops ~<ov ~<pal ~<panc ~<pani ~<pe>
        -2 ~<peu ~<ph ~<pie ~<plu ~<poss ~<prim ~<prom ~<pru ~<pruf ~<pui ~<puis ~<push ~<qua ~<ques ~<racc ~<race
        -2 ~<radi ~<ral ~<rapi ~<rech ~<rekk ~<rem ~<remi ~<resf ~<reta ~<rid ~<ride ~<rin ~<rio> ~<rod ~<ron ~<rou
        -2 ~<ruh ~<ruhe ~<sal ~<sall ~<sat ~<sau ~<saut ~<sche ~<send ~<sent ~<set ~<she> ~<sinn ~<sk ~<ski ~<skip
        -2 ~<slep ~<slo ~<soe ~<soeu ~<sof ~<sore ~<spo ~<spor ~<spri ~<sto ~<stu ~<stud ~<sud ~<sum ~<summ ~<sur>
        -2 ~<tab ~<tag> ~<tan ~<tand ~<tap ~<tape ~<ten> ~<tenn ~<ter ~<tes ~<test ~<thr ~<tie ~<tien ~<tir ~<toen
        -2 ~<tor ~<tort ~<tre ~<tria ~<tw ~<two ~<two> ~<uit> ~<ul ~<ult ~<ultr ~<un> ~<up ~<ups ~<ups> ~<uu ~<uur
        -2 ~<uur> ~<vand ~<velh ~<velo ~<verb ~<verl ~<viaj ~<vic ~<vici ~<viei ~<viej ~<vit ~<vori ~<vro ~<wac ~<wach
        -2 ~<wal ~<war> ~<wat ~<wed ~<wint ~<wro ~<zah ~<zahl ~<zei ~<ziel ~<zone ~aag ~acao ~acao> ~acco ~acen ~ache>
        -2 ~ack> ~adei ~adeir ~adio ~adio> ~adr ~af> ~afei ~afen> ~afi ~age> ~agen> ~ager ~agn ~agna ~agna> ~ags ~ags>
        -2 ~agu ~aig ~ail> ~ain ~ain> ~ainer ~aio ~aio> ~ala ~aleu ~aleur ~alf ~ali> ~alit ~alori ~als> ~alt> ~alte>
        -2 ~amara ~ambe> ~amens ~ami> ~aminh ~ammi ~ammin ~ams ~amst ~anco> ~andaa ~ande> ~andom ~angi ~ani ~ank> ~ano
        -2 ~ano> ~ansa ~ansar ~ant> ~ante ~anu ~aper> ~api ~apid ~apido ~apr ~apre ~aps ~apt ~apu ~apun ~apunt ~arar
        -2 ~arar> ~arato ~arba ~ard> ~arde ~arde> ~arli ~arlie ~arm> ~artel ~aru ~assa> ~assad ~astic ~atc ~atch
        -2 ~ater> ~ativ ~ato> ~aton ~ator ~atro ~atro> ~att ~atu ~aufw ~aufwa ~auj ~aujo ~aujou ~aute ~auto ~auto>
        -2 ~avam ~avamo ~ays> ~bac ~bad ~band> ~barb ~basse ~bater ~beb ~bebi ~beine ~bel ~bell ~bends ~bene ~benen
        -2 ~bic ~bici ~bici> ~bij ~bij> ~bla ~box ~box> ~bran ~bre ~bre> ~bru ~bt> ~buen ~buena ~buf ~buff ~cafe ~cak
        -2 ~cake ~camm ~cammi ~camp ~cans ~cansa ~cao ~cao> ~cchi ~cchio ~cele ~cha> ~chale ~chef ~chef> ~chem ~chema
        -2 ~chic ~chil ~child ~chin ~ching ~chio ~chio> ~chla ~chlaf ~chne ~chra ~chs> ~chts> ~chw ~chwi ~chwin ~cic
        -2 ~cida ~cide> ~cini ~cini> ~cino ~cinqu ~cke ~cken ~cker ~cli ~col ~comer ~comi> ~compe ~cond ~confu ~cons
        -2 ~cool ~cool> ~copi ~corri ~corso ~cost ~cot ~cov ~covi ~covid ~cred ~cro ~croi ~cto ~cuis ~cul ~daa ~daag
        -2 ~daag> ~dade ~dade> ~dage ~dagen ~dale ~dale> ~ddo ~de> ~deir ~deira ~del> ~dem> ~ders> ~desca ~deux ~deux>
        -2 ~dia> ~diat ~did ~did> ~dil ~dine ~dist ~doin ~doing ~dois ~dois> ~dome ~door> ~dorm ~drei> ~dunn ~dura>
        -2 ~dut ~duto ~duto> ~eak> ~earli ~eat ~eau ~eau> ~ec> ~ecor ~ecord ~edale ~edi> ~eek> ~eeps ~eeps> ~eerd>
        -2 ~eet ~egat ~egati ~egi ~ego> ~egun ~egund ~ehen ~ehen> ~eia ~eia> ~eib ~eie ~eier ~eill ~eilli ~ein> ~eina
        -2 ~einge ~eio> ~eisen ~eisst ~eita ~eken ~ekk ~ekke ~ekken ~elast ~elet ~elho> ~elle ~eloc ~eloce ~eloo
        -2 ~eloof ~ema> ~emb ~embr ~emin ~emind ~empe ~empi ~encia ~ends ~ends> ~enni ~ennis ~enou> ~ensio ~ensit ~env
        -2 ~epe ~epij ~epijn ~equ ~eque ~equen ~erap ~erava ~erdu ~erdur ~eren> ~erie ~erie> ~ermi ~erna ~erra ~errac
        -2 ~erri ~ers> ~erst ~ertar ~ertra ~erun ~erung ~eryt ~eryth ~erzen ~es> ~esam ~esami ~escan ~eschm ~escu ~esf
        -2 ~esfr ~esfri ~esp ~espo ~este ~etag ~etage ~etar ~etard ~etc ~etch ~etchi ~etir ~etire ~etis ~etra ~ett>
        -2 ~ette> ~etz ~eue ~eun ~eure ~eures ~eute> ~eva ~evie ~evien ~ewe ~facen ~fat ~fe> ~fee ~fee> ~feie ~feier
        -2 ~fen ~fer> ~ffee ~ffee> ~ffr ~ffre ~fil ~fir ~fit ~fla ~fle ~foo ~form ~fot ~foto ~fri ~fria ~friad ~froh
        -2 ~froh> ~from ~from> ~fru ~fruh ~fruh> ~fst ~fte ~fung ~fur ~fwa ~gamb ~gambe ~gamen ~gara> ~gas ~gast ~gati
        -2 ~gef ~gelo ~gels ~gels> ~genou ~ges ~getr ~getra ~ggi ~gher ~gher> ~gi> ~giat ~ginas ~ging ~ging> ~ginoc
        -2 ~gis ~gne ~gno ~gon ~gos ~gra ~grafi ~gras ~grav ~gte ~gtem ~gul ~gun> ~gund ~gunta ~hale ~haleu ~hando
        -2 ~hard ~hard> ~hatte ~havi ~hef ~hef> ~hema ~hema> ~heri ~herin ~heta ~hetag ~heur ~heure ~heut ~heute ~hic
        -2 ~hiede ~highe ~hija ~hija> ~hil ~hild ~hing ~hing> ~hio ~hio> ~hitt ~hitte ~hiv ~hive ~hiver ~hla ~hlaf
        -2 ~hlaf> ~hle ~hne ~hnt ~hnt> ~hoge ~hoger ~hol ~hol> ~hond ~hose> ~hra ~hts ~hui> ~hun ~hus ~hwi ~hwin
        -2 ~hwind ~iado ~iado> ~iaj ~iam ~iare ~iare> ~ibe> ~ic> ~ica ~icar ~icht> ~ici> ~icini ~ico ~ico> ~id> ~idad
        -2 ~iebe ~iee ~ieil ~ieill ~iej ~iejo ~iejo> ~iek ~iek> ~iepi ~iepij ~ieren ~iern ~ies ~ies> ~iesch ~iet ~iet>
        -2 ~iff ~igher ~ign ~ija ~ija> ~ijf> ~il> ~ila ~illi ~illir ~illo> ~ilo> ~imc ~imc> ~imos ~imos> ~inan ~inasi
        -2 ~inder ~ine> ~inen ~inen> ~inha ~inhan ~ini ~inir> ~inn> ~ino> ~inoc ~inocc ~inqu ~inque ~insu ~insul ~ione
        -2 ~iorni ~ios> ~ipp ~ique ~ique> ~irer ~irer> ~iro ~iros> ~isch ~isen ~isen> ~isin ~isst ~isst> ~ista ~istan
        -2 ~iste ~ith ~ith> ~ito ~itta ~itter ~ity ~ity> ~ivee ~ivee> ~izz ~jar> ~jea ~jean ~jec ~ject ~ject> ~jetz
        -2 ~jetzt ~jf> ~joe ~joel ~joelh ~jourd ~keeps ~kel ~kes ~kil ~king> ~kip ~kke ~kken ~kken> ~klim ~km> ~kne
        -2 ~kniep ~knies ~kou ~koud ~lad ~laf ~laf> ~lafen ~lang> ~lank ~lank> ~lano ~lano> ~late> ~lent> ~lento ~lep
        -2 ~lept ~lept> ~ler> ~leva ~lho ~lice ~lice> ~lier ~lier> ~lij ~like ~lini ~lis ~list> ~lla> ~llerg ~llir
        -2 ~llir> ~loce ~loce> ~loh ~lohn ~lohnt ~lon> ~longa ~loof ~loop ~low ~lse> ~lto ~lto> ~ltra ~lust ~lust>
        -2 ~mai ~mana> ~mange ~mangi ~march ~mato ~mbr ~mbre ~mc> ~mee ~mei ~mein ~mel ~mem ~mene ~menes ~mens> ~mento
        -2 ~merze ~mes ~met> ~mid ~mijn ~mijn> ~mit ~mito ~mito> ~mmer ~mmer> ~mmina ~mon ~mon> ~mona ~monat ~monta
        -2 ~mp> ~mpi> ~mst ~musc ~musco ~nach ~nap ~nass ~nat ~ndaa ~ndaag ~ndays ~nden ~nden> ~nder ~nders ~ndom
        -2 ~nds> ~nea ~negat ~nell ~nella ~nelle ~neru ~nerun ~ness> ~nfar ~ng> ~ngt ~nhan ~nhand ~nicht ~niep ~niepi
        -2 ~nies ~niesc ~niet ~niet> ~nine ~nine> ~nir ~nis> ~nish> ~nne> ~nner> ~nneru ~nnis ~nnis> ~nno ~nnt ~nnt>
        -2 ~nocc ~nocch ~nore ~norm ~norma ~nos ~nos> ~nou> ~nov ~nove ~nqu ~nque ~nsi ~nsio ~nsion ~nsit ~nst ~nsul
        -2 ~nsuli ~nt> ~ntad ~nted ~nted> ~ntent ~nts> ~nul ~nume ~numer ~oce ~oce> ~oelh ~oelho ~oen> ~oes ~oes>
        -2 ~oger ~oger> ~oh> ~ohn ~ohnt ~ohnt> ~oil ~ois> ~ojec ~oject ~old ~old> ~oli ~omb ~omet ~omi> ~ompe ~on>
        -2 ~ona> ~onat ~onder ~onf ~onfu ~onga ~onk ~onne> ~ons ~oot ~opie ~opie> ~oppi ~or> ~ora> ~orda> ~ori> ~orig
        -2 ~orma ~orme ~ormi> ~orn ~orni> ~oro> ~orre ~orreu ~orri> ~orso ~orso> ~orte> ~orti ~ortsc ~osa ~ose> ~oser
        -2 ~oser> ~oss ~ossi ~ott ~ouc ~ouch ~oun ~oup ~oupe ~ouran ~ourd ~ourd> ~ouw> ~over ~ovi ~ovid ~ovid> ~ox>
        -2 ~panc ~pani ~parar ~peda ~pedal ~pee ~pel ~perat ~pere ~pes ~pet ~peti ~petis ~peu ~pid ~pido ~pido> ~pier
        -2 ~pire ~pire> ~pit ~pita ~plank ~plano ~pli ~plic ~por ~ports ~posa ~poss ~ppel ~pres ~prev ~prima ~prin
        -2 ~prom ~prome ~pru ~pruf ~prufu ~punte ~push ~push> ~quad ~quatr ~quen ~ques ~quest ~quit ~race> ~rada ~radi
        -2 ~radio ~rafi ~rail ~rail> ~rall ~rance ~rant ~rant> ~rapid ~raso ~raso> ~raton ~rava ~ravam ~rba ~rba> ~rbi
        -2 ~rbr ~rch ~rche ~rchen ~rcher ~rdu ~rdur ~rdura ~reak ~reak> ~rech ~recor ~ree> ~reib ~rekk ~rekke ~rem
        -2 ~remi ~remin ~rendo ~resf ~resfr ~rest ~reta ~retar ~retc ~retch ~reu> ~revi ~rgan ~ri> ~riad ~riado ~riat
        -2 ~rid ~rie ~riend ~rij ~ril ~ringt ~rip ~rivee ~rko ~rkou ~rlie ~rlier ~rm> ~rma> ~rmina ~rni ~rni> ~rno
        -2 ~rod ~roh ~roh> ~roit ~roit> ~rojec ~rom> ~rome ~ron ~rong ~rot ~rote ~rote> ~route ~rrac ~rras ~rre> ~rren
        -2 ~rrend ~rrer ~rrere ~rreu ~rreu> ~rri> ~rso> ~rti ~rti> ~rtra ~rtrag ~rtsc ~rtsch ~ruf ~rufu ~rufun ~ruga
        -2 ~ruh> ~ruhet ~rung ~rust> ~rve ~ryt ~ryth ~rythi ~rzen ~rzen> ~sall ~salle ~sami ~sami> ~sare ~sat ~sau
        -2 ~saut ~saute ~sca ~scan ~scans ~sch> ~schem ~schla ~schne ~schra ~schw ~schwi ~scon ~scu ~scur ~sda ~sea
        -2 ~sean ~segun ~sent ~sfr ~sfri ~sfria ~sh> ~she> ~sinn ~sinn> ~sion ~sione ~sjes ~sjes> ~ske ~skip ~slep
        -2 ~slept ~slo ~smo ~soe ~soeu ~soeur ~sof ~sor ~sore ~spere ~spi ~spire ~ssad ~ssert ~sst ~sst> ~ste> ~stei
        -2 ~stei> ~stes> ~stic ~stico ~stres ~stret ~stro ~stu ~stud ~studi ~sud ~sul ~suli ~sulin ~sum ~summ ~summe
        -2 ~sur> ~taba ~tado ~tags ~tags> ~tanco ~tande ~tap ~tape ~taper ~tart ~tau ~tchi ~tchin ~ted ~ted> ~tenn
        -2 ~tenni ~terva ~test ~thr ~tia ~tic ~tico ~tico> ~tie ~tiem ~tien> ~tip ~tire ~tiros ~tisc ~tit ~tito ~tito>
        -2 ~tiv ~tje ~tje> ~toen ~toen> ~touw ~touw> ~trab ~trag ~tram ~traso ~tre ~trea ~trei ~tret ~tretc ~tria
        -2 ~triat ~tscho ~tt> ~tte> ~tter ~tter> ~ttere ~tudi ~tudio ~tuu ~tuur ~tuur> ~twee ~two ~two> ~uad ~uatro
        -2 ~ucc ~uche ~udio> ~uena ~uena> ~ues ~uesti ~uev ~ueve ~ueve> ~uf> ~ufe> ~uff ~uffe ~uft ~ufu ~ufun ~ufung
        -2 ~ufw ~ufwa ~uga ~uga> ~uh> ~uhet ~uheta ~uit ~ula ~uli ~ulin ~uls> ~ulso> ~ultr ~ultra ~um> ~umar> ~ume
        -2 ~umer ~umo> ~unda ~unn ~unt ~ups ~ups> ~urd ~ure ~ure> ~ures ~ures> ~uri ~urs> ~uscol ~use ~ush ~ush> ~uso
        -2 ~uso> ~ust> ~ute ~uto ~uto> ~uze ~vall ~valle ~vamo> ~vand ~vanda ~vec ~ved> ~vee ~vee> ~velo ~veloc ~vem
        -2 ~vem> ~verb ~verdu ~veryt ~viaj ~vic ~vici ~vicin ~vid> ~viei ~vieil ~viej ~viejo ~vim ~vimo ~vimos ~visa
        -2 ~vori ~vorig ~wac ~wach ~wach> ~wache ~walk> ~wat ~were> ~werk> ~wes ~west ~wind ~wint ~winte ~wit ~with>
        -2 ~woc ~woch ~wro ~zei ~ziel ~zin ~zon ~zone
        -3 #10 #more+@not #more+pas @again+@again @again+@all @again+@decide @again+alto @again+plane* @again+vez
        -3 @all+@eat @all+@thin @all+cinqu* @all+e @all+gegev* @all+lo @all+op @all+otto @all+per @all+quatt* @all+van
        -3 @all+weh @all+y @all+zegt @alone+@night @alone+@sport @alone+@thindrink @alone+@tired @alone+a @arm+@arm
        -3 @arm+@control @arm+@more @ask+@ask @ask+@bridge @ask+@burn @ask+@exercise @ask+@film @ask+@hope
        -3 @ask+@hunger @ask+@life @ask+@never @ask+@vision @ask+@without @ask+como @ask+compr* @ask+en @ask+er
        -3 @ask+kommt @ask+nada @ask+sono @better+@exercise @better+@minutes @better+to @better+wordt @binge+@family
        -3 @binge+famil* @binge+nacht @blood+@end @blood+@stop @blood+um @breath+@breath @bridge+@exercise
        -3 @bridge+@past @bridge+@water @burden+@car @burden+@pain @burden+@trapped @burn+@thin @calm+@not @calm+tag
        -3 @chest+@ask @child+@eat @child+@pills @control @control+@minutes @control+@night @control+@pills
        -3 @control+night @count+@calorie @count+@find @count+@letter @count+@self @data+@car @data+@jump
        -3 @data+@letter @data+does @data+envie @data+i @die+@all @die+@binge @die+@bridge @die+@heart @die+@kill
        -3 @die+@last @die+@letter @die+@they @die+@wait @die+@water @die+bruck* @die+d @die+e @die+gels @die+nachb*
        -3 @die+plank @die+un @die+woche @earn+@data @earn+@morning @earn+@thin @earn+@wish @earn+a @eat+@again
        -3 @eat+@control @eat+@count @eat+@food @eat+@more @eat+@morning @eat+@need @eat+@thin @eat+@tired @eat+en
        -3 @eat+mais @eat+na @eat+un @end+@minutes @end+@night @end+@planned @end+funf @end+is @end+my @end+pouco
        -3 @end+todo @end+tutto @enough+@tired @exercise+@die @exercise+@letter @exercise+@more @exercise+envie
        -3 @exercise+la @exercise+sur @face+@not @face+@speech @family+@food @family+@fun @family+@head @family+est
        -3 @family+for @family+no @feel+@here @feel+@minutes @feel+@morning @feel+@sport @feel+de @fever+@not
        -3 @few+@control @few+@pills @few+@tired @few+my @few+na @film+@ask @film+@kill @film+@minutes @film+@sleep
        -3 @find+@breath @find+@minutes @find+uur @food+@decide @fun+a @funeral+@self @future+@data @future+de
        -3 @future+week @give+@all @give+@food @give+@night @give+@past @give+@trapped @give+fumar* @give+ripos*
        -3 @give+todo @give+tudo @gone+@future @gone+un @head+@sport @head+@tired @head+dat @head+na @heart+@more
        -3 @here+@face @here+@film @here+@heart @here+@minutes @here+bici @here+cigar* @here+on @here+radio
        -3 @here+testa @hide+@food @hide+@here @hide+@pills @hope+@ask @hope+@data @hope+@give @hope+@skip @hope+di
        -3 @jump+@ask @jump+@here @jump+@trapped @kill+@exercise @kill+@here @kill+@night @kill+@pills @last+@arm
        -3 @last+@fun @last+@kill @last+@pain @laxative @laxative+@more @leg+clean* @letter+@doctor @letter+@jump
        -3 @letter+@life @letter+@morning @letter+@sleep @life+@again @life+@data @life+@few @life+@night @life+@sport
        -3 @life+in @life+na @means+@body @means+@die @means+@swelling @means+a @means+amis @means+compr*
        -3 @means+cuiss* @minutes+@again @minutes+@eat @minutes+@pain @minutes+@tired @minutes+coron* @minutes+i
        -3 @more+@decide @more+@period @more+futur* @more+il @more+simpl* @more+veloc* @more+vite @more+zu
        -3 @morning+@all @morning+@data @morning+@die @morning+@few @morning+@here @morning+i @morning+no @need+@here
        -3 @need+@reason @need+@trapped @never+de @night+alles @night+bin @night+es @night+this @night+zwei
        -3 @nobody+@few @nobody+@not @nobody+sinn @not+@all @not+@eat @not+@fever @not+@sport @not+@wait @not+a
        -3 @not+envie @not+estou @not+feel @not+fim @not+ho @not+ich @not+la @not+leben @not+porto @not+queri*
        -3 @not+sinn @not+veux @nothing+@car @nothing+@confused @nothing+aiuta @numb+@tired @other+@cut @other+@die
        -3 @other+@eat @other+@fall @other+@fever @other+@minutes @other+@poison @other+@speech @other+club @other+hat
        -3 @pain+@chest @pain+@control @pain+@head @pain+alles @pain+todo @pain+tutto @papers+@head @past+@exercise
        -3 @past+@future @past+@self @past+@wait @period+@not @pills+@all @pills+@film @pills+@here @pills+@seizure
        -3 @pills+@vision @pills+@worse @pills+bici @pills+cigar* @pills+habe @pills+heb @pills+radio @pills+regis*
        -3 @pills+testa @pills+um @poison @pressure+@again @pressure+@morning @pressure+le @reason+@data @reason+@eat
        -3 @reason+@heart @reason+@never @reason+@sport @reason+@thindrink @reason+@thing @scale+@eat @scale+@self
        -3 @scale+@train @self+@breath @self+@need @self+@sudden @self+@they @self+@work @self+amis @self+and
        -3 @self+beim @self+bijna @self+brauc* @self+compr* @self+cuiss* @self+da @self+delet* @self+die @self+dit
        -3 @self+duele @self+en @self+esper* @self+geef @self+immer @self+jumpe* @self+knie @self+log @self+madre
        -3 @self+meer @self+need @self+neem @self+not @self+nur @self+on @self+overd* @self+pasti* @self+permi*
        -3 @self+pille* @self+ran @self+revei* @self+schwe* @self+serie @self+suis @self+svegl* @self+und @self+verbr*
        -3 @self+veux @self+vieux @self+war @self+y @self+zum @skin+@pills @skin+on @skip+@again @sleep+@hope
        -3 @sleep+@past @sleep+@planned @sleep+@sleep @sleep+like @sorry+@stop @sorry+que @sorry+termi* @sport+@count
        -3 @sport+nos @stop+el @stop+esta @stop+tudo @sudden+@speech @sudden+@vision @they+@few @they+@fun
        -3 @they+@sleep @thin+@few @thin+@more @thin+@pills @thin+@stop @thin+@wish @thindrink+@calm @thindrink+@die
        -3 @thindrink+@fall @thindrink+@few @thindrink+@poison @thindrink+@self @thindrink+@trapped @thindrink+box
        -3 @thindrink+garag* @thindrink+lopen @tired+@alone @tired+@eat @tired+het @tired+von @train+@ask
        -3 @trapped+longu* @vision @vision+@fat @vision+@papers @vision+@thindrink @vomit+@wait @wait+@enough
        -3 @wait+@morning @wait+drei @wait+drie @wait+le @wake+@burden @wake+@eat @wake+@few @wake+@here @wake+@last
        -3 @wake+@pills @wake+antes @wake+as @water+@bridge @wish+@all @wish+@data @wish+@hunger @wish+@jump
        -3 @wish+@thing @wish+einfa* @wish+finir* @wish+kommt @wish+levan* @wish+mais @wish+morge* @wish+nachs*
        -3 @wish+termi* @wish+viver @wish+vivir @without+@night @without+@reason @without+cafe @without+kaffe*
        -3 @work+@wish a+#more a+@exercise a+@night a+cette a+la a+letto a+pe a+quatre a..life aan about about+@self
        -3 acaba* accor* acht+@minutes acht+uur acordar+as acost* activ* after ai+@end ai+fini aiuta+contro
        -3 alivio+porque alle+cinque alle+otto alle+quattro allergique alles+@give alles+@pain alles+gegeven alles+weh
        -3 alles..und als+@future am amis amis+@ask amis+que an an+@self and+@calm andare+a ano anticoagulante apres
        -3 are arreter as aslee* asleep audio* aufst* aufstehen aufwachen aus ausru* ausruhen aux avec avec+@self
        -3 avec+moi avo baixa bas baske* bassa batti* battito been+@papers been+cleaning begin bella better+to beweg*
        -3 blij bloed borra brief cai caminando camminare carrera ce+@decide ce+plan che+l chegam cheia chied* cidad*
        -3 cidade cigarette cinco+@morning cinq clean* cleaning club+me con+le con+me con+mi corda..salta* corde+a
        -3 coron* corona corre*+@more corso corta*+@self cortar cosa+@ask cosi+veloce cote couch* count count+as
        -3 coura* couri* courir covid+@heart crede croit cuisi* cuisses d+un das das+@exercise das+training dato
        -3 de+#45 de+@find de+@skip de+@tired de+fumar de+mal de+nada de+remedios de+viaje de+zomer de..la de..mon
        -3 de..nog de..van dead+and dei+tudo dejar dejar+de del+ano delet* delete denti* der+@cut derde dernier desma*
        -3 di+@all di+fumare di+riposo di+todo di..e dia dias+de did did+@self did+i die+@bridge die+@decide
        -3 die+@other die+brucke die+gels die+plank die+woche dieet diese*+@past diesem dieses+jahr dit+que does+it
        -3 domin*+@self domingo+me donde* donderdag donne+@here dont..any doodm* doodmoe dormi dormi*+@without
        -3 dormi+@without dos douleur+au drei+wochen druckt du+@all duas duele+@all duele+todo duerme durmo+@pain
        -3 durmo+mal duurl* duurloop e+@end e+@sleep e+sono easie*+@wish easier+if eerde* eerder einen eingetragen
        -3 el+@cut el..de empre* emprego en+@self en+a en+deux en+me en+mi en..avec en..le en..trop erinnerung errei*
        -3 es+@here es+@pills es+la escal* espere esse est+ce est+le esta+@morning esta+manana estat* estate etait
        -3 exage* fait figli*+@not figlia+non finir* finir*+@all finir..le finire finire+tutto finis* finit*..il flat
        -3 foi for+a forma four fruh+aufstehen fui funf garde gastr* geen geen..voor gegeven gelau* gelaufen genna*
        -3 gennaio genot* genoteerd gesch* gespr* gimna* gimnasio ging ging+@wish ginge giorn* giorni+di gli+esami
        -3 good+@night good+night grande griff* grign* hab+@not hab+keine habe+meine haben handgelenk happi* happier
        -3 hele+@night heute+@all heute+alles heute+bin hills ho+fatto hoe..ik holid* holidays hora hours hurts
        -3 hurts+@few i+@letter i+@need i+@pain i+@skip i+delete i+jumped i+need i+ran i..a i..live i..the ibuprofenos
        -3 ich ich+@die ich+@few ich+@letter ich+@need ich+brauche ich+im ich+immer ich+war ich+will ich+zum ich..am
        -3 ich..erinn* ich..nacht* ich..woche iedereen+zegt ik+@eat ik+@more ik+@water ik+geef ik+meer ik+neem
        -3 ik..alles ik..die ik..leven ik..was im+@not im+not im..of im..on in+@ask in+de in+het ins+bett is+to
        -3 is..for ist+es it+@better it+@count it+@pain it+better it+count it+hurts j+@hope j+en j+espere j..un jahr
        -3 jamais+de janua* januar je+@eat je+veux je..mes je..tout je..vivre jean jour jusqu+a kaffe* kaffee
        -3 kann+@self keine keine*+@reason keinen+sinn kine km+@ask koffi* koffie l+arrivee l+estate l+ete l..a
        -3 l..finis* la+@count la+@cut la+@eat la+@end la+@face la+bici la+cigarette la+radio la+testa la..a lach
        -3 lange+duurloop lasse* lassen lassen+und laufe laufe* le+@arm le+@heart le+@wake le+dimanche le+reveil
        -3 le+sigarette leben*..fur legum* legumes letto liep+naar lo+@give lo+de lo+del lo+di long long+runs longo
        -3 low ma+@family ma+vfc maand magne* magra maigr* mais makkelijker mal male+@all male+tutto manan*+@not
        -3 manana+no manca mangiato mangio me+@die me+@goodbye me+@kill me+@tired me+and me+despedi me+duele me+e
        -3 me+going me+permito me..estar me..vez media meer mehr+was mehr+zu meilleure mein mein+knie meine
        -3 meine+@pills meine+tabletten meio mejor* mere mes+@body mes+@count mes+@skin mes+amis mes+comprimes
        -3 mes+cuisses mes..sont met+@self meu mi+@wake mi+@wish mi+si mi+sveglio mi..de mi..me mia+@family
        -3 mich+@again mich+beim mich+und mijn+@pills mijn+pillen mijn..is minut* mir+den mit mon+vieux morge*
        -3 morge*+@wish morni* morte* morti morto move mude+von my+@arm my+@jump my+@sport my+arm na+drie nach+drei
        -3 nao+estou nao..ningu* nao..o natat* natation ne+@wish ne+veux ne..de need+a neem+@self neem+mijn nehme
        -3 never never+@wish never..to next+week nez nicht* nicht+@self nicht+ich nicht..fruh nicht..um nichts
        -3 niente+aiuta no+@end no+fim nobod*..the noche+es non..la nos not+@wake not+wake notes nueve nul nunca+@self
        -3 nunca+me o..e ohne+@thindrink ohne+kaffee om+@find om+@self om+acht om+mijn oma on+long ontem+@give op+de
        -3 op+het opgeg* opgegeven opsta* opstaan otra otra+@again otra+vez otto over+de panca* pas+@pills pas+@wish
        -3 pas+envie pas+la pasa+con passeio pedal* pedale perch*+@not permi* permito petis* peut piern* pille*+@need
        -3 pillen+heb piu+@other piu+il pizza plus plus+@self plus+vite plus..je pour+ca prendo+le preve* prima puls
        -3 push+ups quanto quatr*+@minutes quatre quatre+heures quatt* quattro que+como que..ai que..me quell
        -3 quero+@end quero+@life quero+viver quero..esta quero..matar quest*+@planned questo+piano quier*+@kill
        -3 quier*+@life quiero+despertarme quiero+terminar quit quit+@thindrink rain readi* recht* recup* remed*
        -3 remedios repos* rest+@morning rest+day restaurant rides ruhe+@morning ruhe+tag run runni* running s+est
        -3 salit* salita sangr*+@end sans+@thindrink sans+cafe sareb*+@more sarebbe+piu schla*+@self schna* schul*
        -3 se+non se..la seanc* seance sechs secon* see..of segunda semana send..to seque* sequencia seria+@better
        -3 she+@wish si+@self si+e si+je sigar* sigarette since+@self since+i smettere snack* so+@self sobre*
        -3 sollevato sore sortie+longue stern* sternchen strangely stres* stress subsc* suis+@swelling suis+allergique
        -3 suis..en suis..lent taglich te+@exercise te+lopen terap* terapia termi*+@all terminar terminar+todo terzo
        -3 tete the+@die the+@end the+box the+garage this+@morning this+morning this+week this..to times tirad*
        -3 tirad*+@stop tirada tirada+larga tirar to+@jump to+@life to+finish to+jump to+live to+quit to+stop to..a
        -3 to..every* to..long to..to to..when todo+lo tortu* tout+@end tout+@give tout+@self tout+donne tout+pour
        -3 trainen trainer tread* treadmill trein* trent* triathlon trop tut+@all tut+alles tutto+per uber uber+mich
        -3 um um+@few um+funf um+pouco um..werde* uma+ca umbringen und+@pills und+@sleep und+schlafe une+lettre vamos
        -3 van veder*+@self vedere+i vem verbrannt verlo* verloren verschwinden veux..avec veux..et vez+@decide
        -3 vfc+baixa viaje vijf vita+e viver+@wait vogli*+@end vogli*..a voglio+finire vol vorre*+@eat vroeg wande*
        -3 want..every* war+@self ware..ich ware..wenn was+@ask was+@thindrink was+kommt wat+@ask watch* werde* werden
        -3 what..do when..it wil..deze will..die will..nicht wird+es wis witho*+@self woche word workout wurde+@self
        -3 y+@self y+seguir yoga you..me zegt+dat ziele zien+@self zien+ik zin zit zo+@not zo+niet zomer zone
        -3 zur+@bridge zur+brucke ~<ab ~<acti ~<ausr ~<bass ~<bu ~<caf ~<calo ~<cami ~<cinc ~<cinq ~<coo ~<dag ~<dar
        -3 ~<desc ~<dias ~<die ~<doi ~<dor ~<ear ~<earl ~<env ~<ete> ~<fai ~<fl ~<geno ~<gra ~<gran ~<gri ~<her ~<hi
        -3 ~<hik ~<hit ~<ho ~<hoy ~<hoy> ~<hrv ~<hrv> ~<lau ~<lauf ~<liep ~<lon ~<long ~<lop ~<lope ~<ma> ~<mang
        -3 ~<mara ~<mei ~<mia ~<mia> ~<mis> ~<mit ~<mur ~<my> ~<nac ~<neg ~<ogg ~<oggi ~<or ~<ove ~<over ~<pasa ~<pau
        -3 ~<pl ~<pla ~<pos ~<pul ~<puls ~<quat ~<rach ~<rap ~<rec ~<rek ~<res ~<rout ~<runs ~<schn ~<sec ~<smo ~<sp
        -3 ~<spr ~<sub ~<taba ~<terr ~<tr ~<vite ~<vor ~<vr ~<week ~<win ~<wir> ~<zon ~abac ~acha ~acha> ~aco> ~acti
        -3 ~affe ~ag> ~agr ~aine ~alad ~ale ~aller ~alon ~alor ~als ~alto ~alto> ~amin ~amo> ~amos ~amos> ~ande ~ando>
        -3 ~ange> ~ann> ~arath ~arc ~art ~asan ~asio ~asio> ~assa ~asse> ~ata> ~ater ~atho ~athon ~aufen ~ausr ~band
        -3 ~bei ~bert ~bertr ~bou ~bue ~caf ~cal ~calo ~calor ~cami ~che ~cher> ~chi ~chts ~cinc ~cinco ~cinq ~club>
        -3 ~conte ~coo ~cor ~corre ~cti ~dag> ~day> ~desc ~dias ~dias> ~does> ~donn ~donne ~dormi ~dura ~ean ~earl
        -3 ~eat> ~eco ~ed> ~edu ~eerd ~ef> ~egev ~egeve ~eibe ~eibe> ~eil ~eine> ~eller ~emi ~emo ~emor ~enci ~end>
        -3 ~eno ~enta ~entad ~ento ~erat ~erbr ~erbra ~erd> ~eren ~erg ~ergi ~erin ~erinn ~erm ~ertr ~ertre ~esca
        -3 ~esta> ~esti> ~ete> ~etj ~etje ~etje> ~etzt ~evi ~face ~fai ~finir ~gato ~gee ~gege ~gegev ~geno ~ger>
        -3 ~gesp ~geve ~geven ~ggi> ~gna ~gos> ~gran ~grand ~gro> ~hem ~her> ~hik ~hit ~hlafe ~hon ~hoy ~hoy> ~hrv
        -3 ~hrv> ~ias> ~iat ~ibe ~ice ~ice> ~icht ~ide> ~iei ~ijf ~ikes ~ikes> ~iki ~ikin ~iking ~ilom ~ilome ~inas
        -3 ~inco ~inco> ~inir ~inn ~inner ~inq ~int ~ione> ~ios ~iros ~isch> ~iso ~ita ~jou ~jour ~kann> ~kilom ~kin
        -3 ~king ~knie> ~kun ~lafe ~lat ~lerg ~lergi ~lho> ~list ~lit ~ller> ~lom ~lome ~lomet ~lop ~lope ~lopen ~lori
        -3 ~lub> ~magr ~mang ~mare ~mare> ~mbe ~mbe> ~minar ~minde ~minh ~minha ~mis ~mpe ~mur ~my> ~na> ~nac ~nas
        -3 ~nasi ~nasio ~nce ~ncia ~ncia> ~nco ~nderd ~nen> ~ngen ~ngen> ~ngi ~nin ~ning> ~nk> ~no> ~not ~note ~nsti
        -3 ~ntado ~ntens ~nts ~oday ~oday> ~oggi ~oggi> ~oma> ~omem ~omer ~omer> ~ometr ~onn ~onne ~onst ~onten ~oof
        -3 ~ool ~ool> ~ope ~open ~open> ~orb ~ore> ~ormi ~orni ~orr ~ors ~orte ~ose ~ou> ~ove ~overd ~pan ~pasa ~pi>
        -3 ~ps> ~pul ~puls ~rach ~racha ~rada> ~raf ~ram ~rama ~rapi ~rath ~ratho ~rav ~rbra ~rde ~red ~rek ~rend ~reu
        -3 ~rgi ~rie> ~rien ~rinn ~rinne ~rma ~roi ~rou ~rout ~rpe ~rst ~rtr ~rtre ~rtrei ~rts ~ruhe ~runs ~runs> ~rus
        -3 ~rust ~rv> ~sand ~sando ~schn ~sec ~sen ~send ~send> ~senta ~ser> ~serie ~sert ~sert> ~ski ~spor ~sport
        -3 ~spri ~sprin ~ssa ~ssa> ~stanc ~sti ~sti> ~stre ~sub ~tabac ~tad ~tado> ~tage ~tage> ~tanc ~tat ~tee ~tensi
        -3 ~tes> ~thon ~thon> ~tif ~tio ~tion ~tion> ~today ~tort ~tos> ~trail ~treib ~tsc ~tsch ~tta ~tzt ~tzt> ~uatr
        -3 ~ubert ~udi ~udio ~uest ~ufen ~ufen> ~ult ~un> ~ung ~unge ~ungen ~uns ~uns> ~unta ~uran ~urant ~usr ~ute>
        -3 ~uur ~vam ~vamo ~velh ~verbr ~verd ~vit ~vite ~vite> ~vo> ~wee ~week ~week> ~wir>
        -4 @afraid+@pills @afraid+@wish @again+@calm @again+@end @again+@not @again+@thin @again+@thindrink
        -4 @again+@tired @again+me @again+um @all+@exercise @all+@nothing @all+@pills @all+@sport @all+@tired
        -4 @arm+@pain @ask+@letter @ask+@minutes @ask+@more @ask+@need @ask+@other @ask+@skin @ask+@tired @ask+@wake
        -4 @ask+can @ask+die @ask+een @ask+faire @ask+kann @ask+l @ask+weit @ask+would @better+@wait @better+@water
        -4 @better+if @better+si @better+wenn @binge+@night @blood+@not @blood+@reason @breath+@ask @breath+@few
        -4 @breath+@not @bridge+@morning @burn+@data @calm+@earn @calm+@morning @calorie+@eat @car+@need @car+@self
        -4 @car+@thing @confused @confused+@ask @confused+@not @count+@eat @count+as @cut+@here @cut+@thindrink
        -4 @data+@die @data+weit @decide+@burden @decide+@family @decide+@minutes @decide+@not @die+@end @die+@few
        -4 @die+@here @die+@more @die+and @die+for @earn+@again @eat+@better @eat+@bridge @eat+@data @eat+@end
        -4 @eat+@enough @eat+@here @eat+@past @eat+as @end+@bridge @end+@data @end+@self @end+del @end+este @end+mon
        -4 @enough+@decide @exercise+@here @exercise+@self @exist+@numb @exist+dood @face+me @family+@burden
        -4 @family+@nothing @family+is @feel+@again @feel+@thindrink @few+@minutes @few+good @food+@ask @food+@self
        -4 @fun+@wish @funeral+@ask @funeral+@pills @future+@other @give+@exercise @give+@here @give+me @head+@bridge
        -4 @head+@never @head+@pain @head+@sleep @heart+@pills @heart+@vision @here+@kill @here+@night @here+@thin
        -4 @here+@train @here+@vision @here+chale* @here+salle @hope+@jump @hope+@tired @jump+@means @jump+highe*
        -4 @jump+les @kill+@family @leg+@night @letter+@data @letter+@find @letter+@kill @letter+@not @letter+@self
        -4 @letter+heute @life+@decide @life+@pain @life+qual @lose+@family @lose+@scale @minutes+@ask
        -4 @minutes+@nothing @more+@afraid @more+@better @more+@breath @more+@eat @more+@few @more+@skin @more+so
        -4 @morning+@sleep @need+@breath @need+@give @need+@thing @need+a @never+me @night+@more @night+@sleep
        -4 @night+nicht @night+we @nobody+@reason @not+@alone @not+@car @not+@head @not+@hide @not+@jump @not+@period
        -4 @not+@self @not+@thing @not+joelh* @not+um @nothing+@eat @nothing+@not @nothing+@wait @numb+@not
        -4 @numb+@self @other+@exercise @other+@fun @other+@pain @other+@reason @other+@sleep @other+a @other+dood
        -4 @pain+@cut @pain+no @pain+so @past+@sport @pills+@eat @pills+@head @pills+@heart @pills+@hope @pills+@night
        -4 @pills+@thin @pills+and @pills+apunt* @pills+chale* @pills+ich @pills+in @pills+salle @pressure+@here
        -4 @pressure+@self @reason+@again @reason+es @reason+mich @scale+@arm @scale+@not @self+@afraid @self+@calm
        -4 @self+@calorie @self+@feel @self+@jump @self+@never @self+@past @self+@seizure @self+@vomit @self+benen
        -4 @self+despe* @self+donne* @self+gesag* @self+grafi* @self+hija @self+hrv @self+liep @self+ne @self+recor*
        -4 @self+reeks @self+routi* @self+senti* @self+soeur @self+tante @self+the @self+will @skin+@die @skip+@pills
        -4 @skip+les @sleep+@better @sleep+@night @sleep+@wake @sleep+ich @sleep+plus @sorry+vivir @speech+@self
        -4 @speech+voor @stop+@end @stop+@here @stop+@lose @stop+@thindrink @stop+a @swelling+a @they+@eat @they+@not
        -4 @thin+@vision @thindrink+@exercise @thindrink+@gone @thindrink+@heart @thindrink+@night @thindrink+@worse
        -4 @thing+@other @thing+@self @tired+@die @tired+@they @trapped+@ask @trapped+con @vision+@eat @vision+@other
        -4 @vision+@vision @wait+@calm @wait+@life @wait+do @wake+@again @wake+@data @wake+@minutes @wake+prima
        -4 @water+@sleep @water+@thindrink @water+in @wish+@body @wish+@count @wish+@lose @wish+a @wish+acaba*
        -4 @wish+corta* @wish+esser* @wish+heute @wish+my @wish+nunca @wish+tout @wish+you @without+@they @work+@end
        -4 a+@die a+@eat a+@hide a+@morning a+@pain a+dor a+ma a+noite abend* abends ai+ecrit alla+@sport alla+gara
        -4 alto am+@skin and+what anel ao apunte around+on arrivee as+cinco auf+dem aujou* aujourd aujourd+hui auto
        -4 bater be+@end be+over bei benen+@exist benen+@other benen+zijn boa+@night boa+noite box bringt bringt+mich
        -4 buffe* buffet burpe* burpees but+@self ca+minha cafe cammi* ces che+@other che+il chef cinqu* cinque clini*
        -4 club+@self comer compe* con+@self confu* contr*+@self corda+de correr corri courant dagen daria dat..zo
        -4 days de+@data de+@end de+@fun de+@nothing de+hitte de+sportschool del+@sleep del+maraton del+sonno
        -4 depois+do der+@pills despertarme desse* dessert deux die+for dista* dois+@pills domin*+@not donne
        -4 dont+@wish dont+want dor+@not dor+no dormi* dormir+plus drie+weken dying e+durmo eat einem elastico
        -4 elke+@morning else en+courant entra* erava* eravamo erinn* es+sich esami escur* esta+vfc eten every* fanno
        -4 farla..con finir finish fumar* fumare fur+@night fur+eine fur+heute geben geef genou+s gesagt+dass ginas*
        -4 ginasio giorn*+@give giorni grafi* grand* gute+@night gute+nacht habe+ich had+a hay+@wait heute+@not
        -4 heute+nicht highe* higher hija hiver ho+le hoje honde* honderd hou hui hurts+so ich+@eat ich+@wish ich+an
        -4 ich+diese ich+einen ich+gesagt ich..leben ik+de ik+liep ik..lang il im+@die imc imc+de in+and insul* inver*
        -4 inverno it+@ask it+is jours+de jump keeps keeps+@self keeps+me km know+@papers know+about kratzer l+hiver
        -4 la+@family la+chaleur la+salle lang lange le+gambe live lohnt lohnt+es los+dias ma+soeur mange maraton
        -4 me+@again me+@pain me+@wake me+@water me+reveille me..de me..la meer+@sleep meer+in mehr+@end mehr+@few
        -4 mehr+so mes+@eat met metro*+@enough meu+recorde mi+@past mi+hija mij+en mijn+benen mijn+reeks minha+@here
        -4 minha+@minutes minha+da monat monta* musco* muss naar+de nacht* nada+@more ne+me negat* nella niet no+@wish
        -4 no+joelho no..el norma* numer* o o+tabaco on on+sundays over par para+esta passe* pastillas+apunte pe
        -4 pense+@exercise penso+a plank plano po por+uma por+una pour+une pris+le proje*+@end prufu* puis puis+@self
        -4 puis+je push quali quara*+@pills que+faire quero+@ask quero+que quero..o quest* quier*..a quier*..mi
        -4 quiero+vivir race rapid* reeks resfr* resfriado retra* rodil* rodilla routi* routine ruhet* ruhetage sai
        -4 salle schlaf schne* se+@end sedut* seduto segun* senti*+@life she simpl*+@wish sinn skipp* slept so+good
        -4 soeur somme* sommer sono+@other sono+stanco sportschool stanc* sterb*+@self sterben+ich strea* streak
        -4 stret* stretching studi* studio summe* summer sundays sur svegl*+@past sveglio tabac* tabaco tag tande*
        -4 tandem tante the+@night therapie there this..is tien to+my tot triat* tudo+e two uber+@self un+po un..de
        -4 und+@ask une+@letter van+mij verko* verletzt veux+tout vfc+@wish vicin* vicini vida+@ask vieil* von von+der
        -4 voor+een voorb* voorb*+@ask voorbij voorbij+is vor want..a weit wenn+@self what+would wie+weit wie..ich
        -4 wil..leven wilde+@self wilde+ik will+@night will+heute will..um with without+me woche+@not woche+nicht
        -4 wrong zei zijn+@die zijn+@numb zijn+dood zo+snel zwei+@pills ~<bas ~<cam ~<cin ~<clu ~<club ~<do ~<ete
        -4 ~<fro ~<fue ~<fuma ~<hal ~<har ~<hor ~<kilo ~<ko ~<mar ~<mes> ~<mus ~<nach ~<proj ~<rad ~<rok ~<roke ~<sch
        -4 ~<sen ~<str ~<stre ~<toe ~<vel ~<vf ~<vfc ~<vfc> ~<vie ~<we> ~afe ~aff ~amo ~ance> ~ang> ~arch ~arche ~atr
        -4 ~ban ~bar ~bass ~cam ~camin ~ce> ~cen ~chn ~cin ~clu ~club ~derd ~eek ~ek> ~elho ~els> ~enn ~ensi ~ento>
        -4 ~ep> ~ern ~esc ~ess> ~eta ~eti ~etzt> ~fc> ~fen> ~fro ~fue ~fuma ~fumar ~gam ~gat ~gel ~gin ~gri ~gro ~gun
        -4 ~ha> ~hen ~hen> ~iamo ~iamo> ~iep> ~ier ~ine ~inh ~ino ~ints ~ints> ~ion ~itt ~jet ~kilo ~laufe ~liep
        -4 ~liep> ~lin ~long ~lor ~lub ~mia ~mia> ~mina ~mis> ~mus ~nce> ~nco> ~nde ~ndo ~nis ~nor ~oen ~ogg ~oke ~omi
        -4 ~ong ~onte ~oria ~oria> ~oro ~os> ~ote ~our ~pau ~pen> ~pie> ~proj ~proje ~qua ~quat ~raine ~ran ~rand ~rd>
        -4 ~rde> ~ree ~ren ~rints ~roj ~roje ~rre ~sio> ~spo ~spr ~tag ~tch ~tens ~terra ~tho ~tis ~toe ~tor ~tos ~tra
        -4 ~ub> ~uhe ~uit> ~uls ~umar ~urs ~ust ~uur> ~vfc ~vfc> ~we> ~win ~xamen ~zt>
        -5 #300 #more+@data @afraid+@here @afraid+@not @all+@night @all+@pain @arm @ask+@swelling @ask+there
        -5 @better+@decide @binge @binge+@self @body+@again @body+@self @bridge+and @child @data+@other @data+rest
        -5 @decide+@gone @decide+@here @die+ich @die+knies* @doctor @doctor+@pills @eat+@jump @eat+@self @end+@find
        -5 @end+@other @end+avec @end+mi @enough+de @exercise+@morning @exist+@die @exist+@self @face+@sleep
        -5 @few+@face @few+@sport @few+@thindrink @few+fruh @find+@jump @find+@morning @fun @funeral+@wish @give
        -5 @head+@morning @headache+@head @headache+@pain @headache+@self @heart+@ask @hide+@car @hide+@not
        -5 @hope+@sleep @hope+para @hunger+@self @jump+@more @jump+@they @laxative+@not @life+@exercise @life+@without
        -5 @life+e @more+@again @more+@arm @more+@past @more+@planned @more+rapid* @more+um @need+@nobody @night+@all
        -5 @nobody+@data @nobody+@skip @not+@better @not+@breath @not+@few @not+@minutes @not+@never @not+@speech
        -5 @not+erinn* @not+finis* @not+penso @not+quero @nothing+@burden @nothing+@minutes @nothing+@pain
        -5 @other+@breath @other+@decide @other+@numb @pain+@stop @pain+au @pain+me @papers+@night @period+@self
        -5 @pills+ho @pills+una @pressure @pressure+@ask @reason+@wish @reason+im @scale+@morning @seizure
        -5 @self+@chest @self+@film @self+@night @self+beine @self+e @self+im @self+mezel* @self+never @self+nooit
        -5 @self+si @self+train* @self+tudo @self+uccid* @self+vfc @skip+@means @skip+@more @skip+@they @sleep+@few
        -5 @sleep+@pain @sleep+ik @sleep+que @sorry+@tired @speech @sport+@not @sudden @sugar @thindrink+@end
        -5 @thindrink+taper @thing+@future @thing+@more @tired+@few @vision+@data @wait+@again @wait+@night
        -5 @wait+@pills @wait+@work @wait+para @wake+@tired @wake+sempr* @wake+werde* @wish+@end @wish+@fun
        -5 @wish+@kill @wish+@other @wish+@planned @wish+e @wish+ich @wish+never @wish+parar @wish+piu @wish+schne*
        -5 @wish+senti* @wish+vivre @without+me @work+@calm a+long a+mi aan..dat acaba*+@self acht ai+je along* als
        -5 an+der and+@ask apunt* au+genou aufwa* basse be+@better beine beine+sind benen bici calor* caminhando
        -5 can+@self can+i chale* chaleur coach+@ask comi coupe*+@self covid de+@exercise de+@sport de+repos der
        -5 desca* descansar die die+knieschmerzen diese+woche doi+@self doi+me dois door drei+@wake drei+wach e+@wish
        -5 einge* el..me elast* era erinn*+@more es+@wait esper*+@stop essen esta everything finis*+@never from fruh
        -5 fumar gambe geen..meer gels ginoc* ginocchio hatte het+schema heure* heures heute hitte hoger i..want
        -5 ich+@self ich..dass ich..heute ik+@self ik+mezelf ik..niet im in+der inten* is+there je+@not je+ne je..plus
        -5 jetzt joelh* joelho kan+@not kan+niet keine..mehr kniep* kniep*+@stop kniepijn knies* knieschmerzen
        -5 lass+@self late le+@more le+plus lent lust m+a mangi* me+@earn me+suis me+tudo mehr+@ask mehr+um
        -5 meine+beine mi+uccide mijn minha mon more nach nao+quero nao..me nine nobody+in non+@wish o+longo on+a
        -5 parar pastiglie+ho project prome* pulso quatr* que+@pills radio rapido recor* remin* rest+days retar* rio
        -5 route she+@letter she+will sind+@die sinn+@self sinn+im so+fruh taper ten tenni* tennis the+@family
        -5 the+taper this+@decide this+plan to+@self toen uccide uit un ups vanda* vandaag veloc* veloce verdu*
        -5 verdura veux+@life veux+vivre viejo wach wach+werden walk war wenn+ich were wil+dat wil..niet would+@never
        -5 would+never y+@wish ~<bl ~<co ~<corr ~<cour ~<der ~<ea ~<et ~<exam ~<gi ~<jo ~<kn ~<la ~<pan ~<plan ~<pu
        -5 ~<ri ~<ver ~<was ~<was> ~aba ~alle ~ame ~amen ~anc ~ance ~at> ~ath ~aufe ~bas ~corr ~dag ~days ~days> ~doi
        -5 ~dor ~el> ~elh ~elo ~els ~err ~exam ~exame ~fei ~ffe ~hal ~har ~iep ~ike ~ilo ~ken> ~kes> ~la> ~lan> ~lauf
        -5 ~lent ~ler ~ller ~mar ~mara ~marat ~mos> ~nn> ~nner ~nten ~ona ~ort ~pla ~plan ~plan> ~print ~rap ~rin
        -5 ~rint ~rok ~roke ~roken ~rom ~rs> ~terr ~tes ~train ~uat ~ufe ~was ~was> ~xam ~xame
        -6 #more+@exercise @again+a @ask+@self @ask+es @ask+esta @better+@few @blood @blood+@few @blue @burden+@arm
        -6 @cut+@pills @data @data+@few @die+@tired @die+de @eat+@car @end+@wake @enough+@all @exercise+@car
        -6 @family+@face @feel+me @few+@self @gone+@thindrink @head+@eat @headache @here+@exercise @hope+@pills
        -6 @hope+de @kill+@self @life+@thindrink @life+@wait @means+de @minutes+@data @minutes+@wake @more+in
        -6 @never+@end @nothing+@heart @past+@wake @pills+@pills @scale+@ask @self+@exercise @self+@family @self+@fun
        -6 @self+@hate @self+@sleep @self+an @self+diese @self+nehme @self+table* @skin+@not @stop+@exercise
        -6 @thindrink @thing+@die @tired+@wait @wake+@night @wake+@not @wake+@wish @wish+@cut @wish+@feel
        -6 @wish+@future @wish+@sport @wish+@thin @wish+@tired @wish+@wake @wish+viver* a+@tired a+las ai+@letter
        -6 ai+@self aller* arm con+il dat+deze does dormi*+@more drei earli* earlier eind..aan el etire* examens froh
        -6 genou gun habe+mich hard hrv i+@never i+never ich+die ich+nehme it+to kann kilometre lento+e march* marcher
        -6 mezel*..doden mia mich+nicht morning morreu nao+@wish nicht+@kill overd* que+@eat que+es que+esta
        -6 quero+acabar questi recorde rekke* rekken schem* schema schra* send serie sport* sprin* stanco suici*+@ask
        -6 tiros to+@stop trail uur vogli*+@life voglio+vivere winte* winter zou+@self ~<ba ~<dia ~<exa ~<fum ~<gel
        -6 ~<gin ~<heu ~<rac ~<ru ~<run ~<trai ~<wa ~alo ~ando ~arat ~ato ~cour ~exa ~fum ~gev ~heu ~ier> ~ken ~lan
        -6 ~lle> ~lon ~ls> ~mer> ~mos ~nie ~nne ~oje ~oken ~oken> ~orm ~pie ~rain ~ruh ~sio ~str ~vie
        -7 #100 @afraid @again+@sport @all+@wait @better+@other @die+@other @die+al @eat+@hide @eat+@nothing
        -7 @eat+@skip @face+@face @family+@sleep @feel+@better @feel+@self @find+@skip @hope+@family @jump+@pills
        -7 @life+@past @minutes+@heart @more+@all @morning @never+@cut @nobody+@exercise @nobody+@thindrink @nobody+in
        -7 @not+@feel @not+@water @self+@body @self+@enough @self+@few @self+@period @self+@swelling @self+@wish
        -7 @self+a @self+racha @sleep+@ask @sport+@better @swelling+@not @wait+@gone @wake+@all @wake+@past
        -7 @wish+@night avec+le cinco club con+@other conte* corre* de+descanso dias e+se finir+avec gara kilom* knie
        -7 la+@night liep ma marat* mezel*+@not mi+@family mi+racha mis my racha schneller se+@self se+me sentado
        -7 terra* verbr* week wir ~<ge ~<gr ~<kni ~<knie ~<la> ~alle> ~dia ~ee> ~erd ~ina ~kni ~knie ~lau ~mer ~mes>
        -7 ~vel
        -8 #1200 @again+@minutes @ask+@thin @ask+i @better+@more @bridge+@data @calorie @eat @eat+@find
        -8 @exercise+@pills @heart @hope+@here @hope+@self @kill+@ask @letter+@wake @minutes+@train @more+lento
        -8 @more+morge* @nobody+@self @not+@pills @pain+@wait @self+een @self+nicht @self+niet es+tirar ete finita+con
        -8 lopen me+@feel oggi runs senta* today ubert* van+de vite ~<cou ~<re ~auf ~day ~min ~run ~sch ~trai
        -9 @ask+@eat @ask+@sport @breath @hate+@self @life+@self @life+@sleep @more+@other @need+@car @not+@other
        -9 @pain+@all @pills+@self @self+@eat @self+@food @self+@hunger @self+@scale @self+@thing @sleep
        -9 @thindrink+@data @tired+@ask @wait+de @wish+@pain @wish+@skip @work hoy mich+@not sprints train* ~<ro ~and
        -9 ~cou
        -10 @better+@sleep @better+@wish @chest @data+@bridge @eat+@not @fat @fever @life+@better @lose+@self
        -10 @means+@skip @more+@sleep @more+@wait @not+@wake @pills+@morning @self+@fat @self+@sport @self+@thin
        -10 @sleep+@without @swelling @vomit @wish+@exercise @wish+@wait @work+@self camin* lang+@life lange+@life
        -10 proje* we
        -11 @count+@jump @count+@skip @life+a @means+@jump @never+@pain @past+@wish @self+@pain habe+@self mes
        -11 mezelf+niet roken vfc ~<fu
        -12 #more @body @faint @film @hunger @last+@self @wish+@more @wish+@past @without+@thindrink alle exame* plan
        -13 @not+@thindrink @thin @wake+@self maken+aan was ~<ra
        -14 #3 @die+@sleep @not+@die @not+@sleep @period
        -15 @die+@self @scale
        -16 @wish+@decide
        -17 la
        -18 @minutes @thing
        -19 @food
        -22 @exercise @wish+@life
        -25 @sport
        -35 @not+@kill
        -93 bias
        [emergency]
        25 @faint
        23 #300
        21 @blood @breath
        20 @seizure
        18 @chest @fever @numb
        17 @poison @speech
        16 @child @lose+@without
        15 @eat+@blue @pain+@chest @self+@breath e
        14 #45+de @blue @scale+@without @self+spo @vomit+@thindrink
        13 @face @pressure+@ask @pressure+@chest @self+@chest @swelling a+#100 and avc satur* soffo* y
        12 @empty @fall @self+@blood et in+@calm stik und
        11 @breath+is @chest+@exercise @confused @scale+@ask @scale+@self @self+@faint @self+@numb @self+stik @sudden
        11 @vision+@vision @without+@wish ik+stik paral*
        10 #300..#300 #45+@minutes @burden+@ask @confused+@ask @headache+@head @heart+@vision @minutes+@night
        10 @not+@breath @pressure @self+@fever @wake @wake+@not en+#100 sangre satur*..#100 ~<co
        9 @all+@empty @blood+@blood @faint+@again @headache+@self @pain+@self @swelling+@swelling @vomit
        9 @wait+@swelling @without+@reason bewus* creo creo+@ask creo+que insul* spo spo+#3 ~ffo
        8 #300+#300 @ask+@minutes @ask+dit @breath+@eat @exercise+@faint @family+@head @few+@face @head+@heart
        8 @headache @headache+@pain @minutes @not @other+@chest @other+@not @period @poison+@pills @scale+@eat
        8 @vomit+@ask en+ik in+ruhe saturation soffoco ~<as ~<ko ~<un ~eit
        7 #3+esta @arm+@arm @arm+e @blood+@feel @blue+en @breath+@ask @breath+@more @child+@eat @cut+@not @cut+@stop
        7 @eat+@again @fall+@other @fat+@face @feel+@self @find+que @head @head+@never @lose+@exercise @minutes+@fall
        7 @minutes+@speech @more+@speech @not+@arm @not+@ask @not+@wake @numb+@self @other+@faint @pain+@arm
        7 @poison+@off @seizure+@self @self+@blue @self+@face @self+@seizure @self+@vision @self+esta @self+recht*
        7 @wait+@fall @wake+@other and+@self bloed cara convu* dalla de+@fever de+cafe deitado desma* e+@not era
        7 falsc* ge hi ictus in+bed kleine me+esta meme pausa respi* ruhe sangue se sia since staat un+avc un+ictus
        7 van+@self zit ~<di ~<es ~<pau ~ik> ~ono ~pau ~sat ~sen ~ust ~zen
        6 #10+@scale #100+prozent #45+@give #45+di @arm @blood+@self @breath+@blue @breath+@vomit @car+@stop
        6 @chest+@not @child+@blue @child+@exercise @die+@trapped @eat+norma* @eat+una @end+avc @exercise+@arm
        6 @faint+@not @faint+en @family+@chest @family+se @feel @fever+@data @fever+@fever @fever+@not @find+@end
        6 @here+@fall @lose+@pressure @minutes+@all @minutes+@blue @minutes+@morning @not+@minutes @not+@speech
        6 @other+@fever @past+@all @pills+@fall @scale+@few @scale+norma* @scale+sem @self+@confused @self+@here
        6 @self+@without @sleep+@faint @speech+@speech @sugar+@vomit @thindrink+@fat @vision @wake+@faint @wake+@self
        6 @without+@night alles+@empty beroe* beroerte bijna cola conos* cuore dans+@they dans+les de+@here
        6 de+@thindrink de+la deita* desde dik e+nao een+beroerte en esta even+@eat fais gaat gezic* gezicht ha halve
        6 have+a havin* having ich+einen in+rust je je+fais korta* kortademig l+@exercise liggend madre+@wish madre+se
        6 me+@breath nicht of+#45 op out overg* prima*+@without proze* prozent sdrai* sdraiato se+@self se+me um+avc
        6 un+@vision verke* went ~<e> ~<ha ~<sat ~<tos ~cad ~con ~erl ~foc ~it> ~kee ~po> ~reo ~spo ~verl
        5 @alone+@face @arm+en @blue+@head @breath+#100 @breath+@nothing @chest+@self @child+@blood @child+@poison
        5 @end+#300 @end+@again @family+@face @feel+@arm @feel+@here @feel+@leg @few+@blue @few+@without @find+@ask
        5 @head+@sleep @headache+@never @heart+@papers @here+@again @here+@minutes @here+@numb @here+@sleep
        5 @here+noche @hide+@self @lose+#10 @lose+@reason @minutes+@data @minutes+@sport @not+@gone @not+@other
        5 @not+@stop @numb+@arm @other+@pills @other+@seizure @other+@wish @pain+@better @period+@feel @pills+@heart
        5 @pills+noche @poison+@here @pressure+@they @scale+@gone @scale+@wish @scale+daalt @self+@pills @self+@sugar
        5 @self+@trapped @self+fais @self+keep @self+madre @self+zit @skin+@not @sleep+svenu* @speech+@breath
        5 @speech+was @sudden+@not @sudden+@speech @sudden+@vision @sugar @sugar+@sugar @swelling+@wish @tired+@chest
        5 @trapped+@ask @trapped+@thindrink @vomit+@blue @wish+@blood @wish+@face @wish+@poison @wish+me
        5 @without+@blue a+@jump a+@vomit ab acho acho+@ask acho+que ai+@lose ai+perdu algo als+ik antic* arrive assis
        5 attac* au+repos aus bin+beim blau brust c..un chest+@pain cogne confu* corria daalt+terwijl dans de+febre
        5 de+kleine de+stoel desde+a desmaiei di duran* durante e+@self een einen+schlaganfall escal* estou+a
        5 evano*..coura* fles fondo ge+worden gewic* gewicht+daalt habe+ich het+@ask ho+le horri* i+am i+keep ik+had
        5 ik+zit injec* insuline is+#100 je..nuit kaum klein* koort* koorts la+@fall la+@night la+noche laufe*+@faint
        5 le+coeur ligge* madre maratona+e mein+@child mi+@family mi+madre n+arrive nearl* nearly o+@arm overgegeven
        5 pause prima* primavera que+me quoi recht* recht*+@arm recht*+@skin s schlaganfall seit sembr* senza+@reason
        5 sinds+de sinto sitze* sitzen sono sono+@faint sono+svenuto sputo stoel tensa* tensao terri* terwi*
        5 terwi*+@self terwijl terwijl+ik tete toso un und+@die und+die und+mir val worte* worter zorge* zorgen
        5 zu+@wish ~<and> ~<at ~<avc ~<avc> ~<col ~<er ~<est ~<et> ~<pa ~<rea ~<satu ~<sen ~<sof ~<soff ~<sp ~<stik
        5 ~<su ~<suf ~<und ~<und> ~<y> ~aat> ~ade ~all ~asf ~avc ~avc> ~col ~eit> ~eo> ~esp ~et> ~fal ~ffoc ~fix ~fixi
        5 ~gan ~go> ~inc ~ixi ~le> ~lin ~nd> ~oca ~off ~offo ~offoc ~onv ~reo> ~satu ~satur ~sche ~sof ~soff ~soffo
        5 ~spo> ~stik ~stik> ~suf ~ter ~tik ~tik> ~tos ~ue> ~uss ~val ~vc> ~ver ~zat
        4 #10+kilo #20 #20..je #3..#100 #300+@ask @afraid+@arm @again+@ask @again+@breath @again+@train
        4 @again+@trapped @again+luft @arm+@blue @arm+@die @arm+direi* @ask+#100 @ask+@all @ask+@arm @ask+@better
        4 @ask+@blood @ask+@chest @ask+@empty @ask+@heart @ask+@morning @ask+@train @ask+estou @ask+i @ask+lang
        4 @ask+me @binge+@self @blood+@head @blood+@pills @blood+@tired @blood+y @blue+@ask @blue+@blue @blue+@period
        4 @breath+@breath @breath+@calm @breath+@water @burden+@again @burden+@self @chest+@ask @chest+@fun
        4 @chest+@gone @chest+@pressure @chest+@wish @child+@not @confused+@not @confused+@self @data+#300 @die+out
        4 @eat+@fat @eat+@off @eat+uma @end+@ask @end+@data @end+@pressure @end+@thindrink @end+der @face+@arm
        4 @face+@face @faint+@jump @faint+@morning @faint+@without @faint+no @faint+out @fall+@vomit @family+@faint
        4 @family+@pain @family+@past @fat+@few @fever+@here @few+@need @find+@breath @food+@sugar @fun+today
        4 @guilt+@ask @guilt+@end @head+@pain @head+terri* @heart @heart+@all @heart+@eat @here+@head @here+@night
        4 @here+@past @here+@vision @here+quatt* @hide+@exercise @hunger+@faint @minutes+@again @minutes+@die
        4 @minutes+@eat @minutes+@feel @minutes+@pills @minutes+@wake @minutes+geste* @minutes+heute @minutes+quatt*
        4 @more+@breath @more+@not @need+@breath @night+@morning @night+morge* @not+@better @not+@blood @not+@here
        4 @not+@pills @not+a @not+idee @not+luft @not+para @not+suda @nothing+@confused @numb+@minutes @other+@ask
        4 @other+@blue @other+@breath @other+@poison @pain+@breath @pain+@data @pain+@fun @past+@feel @past+@head
        4 @period+@guilt @pills+@night @pills+@self @pills+@vision @poison+@ask @poison+@wish @poison+a @pressure+@not
        4 @pressure+@other @pressure+@pressure @scale+@lose @scale+@minutes @scale+@nothing @self+@arm @self+@family
        4 @self+@night @self+@nothing @self+@speech @self+@swelling @self+ahogo @self+am @self+bike @self+borst
        4 @self+cough* @self+do @self+einen @self+had @self+have @self+mae @self+mum @self+nehme @self+sono @self+val
        4 @speech+@face @speech+@need @speech+@wish @sport+@wish @stop+@blood @stop+@not @sudden+@control @sugar+@self
        4 @they+@faint @thindrink+@pills @thing+@fun @tired+@fat @vomit+@end @vomit+@wish @wait+@again @wish+@here
        4 @wish+@swelling @wish+ik @without+motiv* a+#300 a+@breath a+@fever a+fever a+garganta a+riposo a..#300 af
        4 ahogo alla+@arm alles alors alors+@ask alors+que and+i arde atemn* atemnot auf aus+der baisse+alors bei
        4 beim+@exercise beine benen braco+direito breat* breath buite* buiten cabec* cabeca cafe cardi*+@self costa*
        4 cough* cuspo da+quattro da..giorn* de+@child de+@sudden de+repente de+tete defib* defibrillator
        4 dem+wespenstich depui* depuis dieta+@blue dirai* dirait doing dois+@self dolore e+@eat e+@vision e+un eleve*
        4 eleve*+@scale eleven essouffle esta+em esta..#100 estou+@eat estou+com evano* fast+@faint febbr* febbre
        4 fecha* fechar fiebr* fiebre fievr* fievre finish flasc* flasche frio geen+idee habe hart heart* heartbeat
        4 her herz heute+@morning heute+morgen ho hort husbands i+@train i+do i+have ich+nehme ich..luft ik+@fall
        4 ik+val im+@arm in+@self in+my is is..een jambe* jambes je+@find je..la je..quoi kehle l+entrainement
        4 la+@head labio* labios le+@arm le+@heart legge* luz lying me+@water me+ahogo me+suis me..la me..por mes meta
        4 mi+@sleep mi+sono mijn+@chest mijn+borst minha+mae mond mum my+@exercise my+bike my+husbands my+mum nehme
        4 niet now+my o+braco of+@breath of+breath on+dirait op+@thindrink out+in palpi* passe*+@trapped passed+out
        4 pauze penda* pendant perdi+#10 petto plus+@self por+#300 press*..#300 pupil* quattro+giorni que+estou rast
        4 reading reagi* repen* repente rest ronca rusth* rusthartslag sai sangro+y sauerstoffsattigung seit+@night
        4 seit+gestern seit+heute sensa* senta* sento short+of spo..esta stem sur svenu* svenuto sweat* tambo* tengo
        4 tension+#20 ter then three tijde* tijdens times tive tombe* tossi* tossi*+@blood tusso uma un+@cut un+coup
        4 van+mij verla* vomi vomit* voz vrese* vreselijke weg weich wespe* wespenstich wie wolle* wollen y+@not y+no
        4 y..me yeste* yesterday ze zu+@wait zu+nach ~<ass ~<bew ~<bewu ~<cola ~<con ~<cr ~<creo ~<dik ~<et ~<fe ~<ke
        4 ~<kee ~<paus ~<rep ~<ru ~<sa ~<spo> ~<st ~<sti ~<suff ~<ter ~<th ~<tr ~<vomi ~<zit ~aat ~aden ~aden> ~angre
        4 ~aral ~atm ~atura ~aus ~auw ~bew ~bewu ~bewus ~bla ~creo ~creo> ~dik ~eine ~eine> ~ena ~ent ~esen ~eva ~ewu
        4 ~ewus ~fall ~foco ~foco> ~gend ~ggend ~gre> ~hal ~ich ~icht ~ile ~ine ~ing> ~insul ~keit ~keit> ~lam ~lau
        4 ~leg ~mes> ~mig ~nds ~nds> ~ngre ~ngre> ~nsul ~nsuli ~oer ~ono> ~oqu ~oque ~oque> ~oso ~pal ~paral ~paus
        4 ~pil ~que> ~ral ~rge ~rib ~rrib ~rz> ~sin ~suff ~suli ~sulin ~sve ~sverl ~tad ~tta ~tura ~tus ~uff ~ulin
        4 ~und> ~upi ~uro ~uro> ~urz ~uto ~uto> ~verk ~vomi ~wol ~woll ~wus ~xio ~zen>
        3 #10+quilos #100+e #300..i #45..febbr* #45..fievr* @again+@means @again+@morning @again+@pain @again+este
        3 @again+mal @again+vez @arm+@all @arm+@eat @arm+droit @arm+et @arm+und @arm+y @ask+@period @ask+@poison
        3 @ask+@skin @ask+@thindrink @ask+levan* @ask+niet @ask+shoul* @ask+un @better+a @blood+@end @blood+@face
        3 @blood+@stop @blood+depui* @blue+@guilt @blue+@pressure @blue+blu @blue+frio @body+@scale @breath+@few
        3 @breath+@not @breath+@past @breath+a @burden+@pills @burden+@without @care+@ask @care+@wish @care+de
        3 @chest+@arm @chest+@burden @chest+@car @chest+@more @child+@breath @child+@other @child+@pills @child+de
        3 @child+heeft @data+@face @data+@tired @data+cara @data+em @die+@morning @die+@thindrink @eat+#45 @eat+@head
        3 @eat+home @eat+un @eat+une @empty+@minutes @empty+e @end+@chest @enough+@again @exercise+@fun
        3 @exercise+@hunger @exercise+is @face+@not @face+@speech @face+@wait @face+@wish @faint+@hide @faint+@trapped
        3 @faint+ge @family+@wake @family+hat @family+is @fat+@alone @feel+@chest @feel+@give @feel+@minutes
        3 @feel+@other @feel+@pills @feel+@vomit @feel+a @fever+@pain @fever+alta @fever+und @few+one @fun+@data
        3 @give+@fever @give+@heart @give+caffe @give+febbr* @give+notte @head+@give @head+@life @head+e @head+nunca
        3 @headache+@life @heart+@ask @heart+@empty @heart+@end @heart+als @heart+em @here+@ask @here+@data
        3 @here+@face @here+@means @here+@sugar @here+@swelling @here+@wake @here+chute @here+vista @jump+@thing
        3 @jump+em @last+@more @leg+@self @lose @lose+@burden @lose+@thindrink @means+@blue @minutes+@blood
        3 @minutes+@breath @minutes+@leg @minutes+@nothing @minutes+@self @minutes+@without @minutes+de
        3 @minutes+giste* @minutes+o @minutes+quatr* @more+@arm @more+@cut @more+@fall @more+@self @more+grand*
        3 @need+@again @never+@pain @not+@self @not+sinto @not+weg @nothing+@breath @nothing+pour @off+@again
        3 @off+@thing @other+@child @other+@nothing @other+@wake @other+@water @other+cuore @other+est @other+no
        3 @other+pecho @pain+@head @pain+@life @past+@empty @past+@headache @past+@not @past+@pills @period+@ask
        3 @period+@pills @pills+@arm @pills+@means @pills+@minutes @pills+@numb @pills+@other @pills+@sleep
        3 @pills+chute @pills+e @pills+vista @poison+@minutes @poison+@other @pressure+@face @pressure+@tired
        3 @pressure+op @scale+@burden @scale+@scale @scale+weg @self+@again @self+@child @self+@lose @self+@need
        3 @self+@pressure @self+@reason @self+@sport @self+@sudden @self+@vomit @self+crois @self+hatte @self+hoest
        3 @self+husba* @self+huste @self+ist @self+krijg @self+littl* @self+manqu* @self+papa @self+voy @self+ziel
        3 @skin+@more @skin+@self @skin+em @skip+em @sleep+@eat @sleep+@pills @speech+@ask @sport+@again @sport+@blood
        3 @sport+@data @sport+@enough @sport+@pain @sport+en @stop+@minutes @stop+@stop @stop+@wish @stop+pas
        3 @stop+when @swelling+@again @swelling+@all @swelling+@past @swelling+@wait @swelling+e @swelling+elke
        3 @thindrink+@end @thindrink+@feel @thindrink+@minutes @thindrink+@morning @thindrink+@wish @thindrink+@worse
        3 @thing+@data @tired+@not @tired+@numb @tired+@vision @trapped+@exercise @trapped+@other @trapped+in
        3 @vision+@papers @vision+@sudden @vomit+@blood @vomit+@data @wait+dem @wait+la @wake+@burden @wake+@data
        3 @wake+@gone @wake+en @wish+@empty @wish+@pressure @wish+@seizure @wish+@vision @wish+coffe* @wish+fine
        3 @wish+hout @wish+in @wish+la @without+diat @without+foleg* @worse+@head @worse+@life @worse+@pain
        3 @worse+@self a+@better a+@swelling a+button a+meia a+tremer acorda ademe* ademen af+ge ai+failli al+@chest
        3 al+@eat al+petto al+traguardo als+@enough als+hout and+my and+now anyth* anything are+thick arret*+@data
        3 arret*+@exercise arret*+@not arriv*+@more arrive+plus as+palavras at+home baby bad baiss* battery battito+a
        3 bebeu beim..fast beine+sind bij+elke bike bin..laufe* bleed* bleeding boca botti* bottiglia boute* bouteille
        3 bras+@earn bras+droit butto* button c+etait cadut* caduta caer cant chute cinze* cinzento clean* coeur
        3 cola+@minutes cold colle* color color+cola come+un comi comme+un conna* conse* conse*+@wake conseguimos
        3 corac* coracao coraz* corazon corri* cose coup crois daalt..ik dalla+primavera dann das+@again das+@feel
        3 das+gefuhl de+@chest de+@self debou* dem+@fall dem+@swelling dem+sturz depui*+@here depuis+quatre der+brust
        3 desde+o desperte deze+maand di+@fever di+@thindrink di+caffe di+febbre di+notte dicht diesen diesen+monat
        3 dikke dimag* direi* direito dit diz dolor dopo+@here dopo+@pills dopo+la dor dose e+#300 e+@sleep e+como
        3 e+diz e+le e+sono e+um e+vejo e..a einen el+@chest el+pecho elke em+repouso en+@they en+de en+het en..als
        3 entrainement es+un es+zu escup* escupo esta+en esta..un estou et..n etait fallt feeli* feeling ficou flauw*
        3 flauwgevallen foleg* folego fredd* freddo gambe+molli garga* garganta garra* garrafa ge+@exercise ge+lopen
        3 genom* genommen getti* getting gevoel gewes* gewesen gewic*..ik gewic*..terwi* giorni giste* gisteren gleic*
        3 gleich haar habe..einen halve+@sport halve+marathon hardl* hardlopen hat have he heeft het+@wish het+af
        3 het+hardlopen het+was ho+@lose ho+perso ho..di hoest horrible hout husba* huste i+@ask i..even ich+@ask
        3 ich+hatte ich+huste ich..schla* idee iets ik+hoest ik+krijg il+cuore im im+@sport im+ziel im..die in+der
        3 incon* inconsciente inhal* insulina ist+@here ist+da je+crois kan+@not kan+niet keep keer kilo kilo+@burden
        3 kilo+@gone kilo+@lose kilo+weg kilos+@minutes kopf krijg kurz+@burden kurz+@gone kurz+weg la+@vision
        3 la+chute la+vista la..depui* la..y labbr*+@blue labbra+blu lang las le+@blue le+labbra licht* like
        3 like+@thindrink like+coffee lopen+@ask mae maior maken marathon+en mauva* mauvaise me+voy me..corri* me..un
        3 media media+@face media+cara meia meinen meu+@burden meu+@pressure meu+@scale meu+peso mezza mezza+maratona
        3 mijn..#3 mijn..daalt mijn..en mijn..terwi* minha mir+ist mitta* mittag molli mond+en mots my+@few my+little
        3 n nach+dem nao+@feel nao+sinto nao..o nicht+auf noche noir norma*+@wish now+@self ohne+diat ohnmachtig+ge
        3 omhoo* omhoog out..the palav* palavras par+terre par+tout parec* passe* passed passi* pecho peque* pequena
        3 perdu perdu+#10 piern*+@numb plotz* plotzlich poids por+@here por+@pills por+la por..noche primavera+senza
        3 pulso+em pupil*+@more pupila pupille quatre+jours que..esta que..ter queda questo+mese qui reacc* readi*
        3 reagi*+@not recht*..nicht repou* repouso respira respirar respirare rien+pour rigid*+@fever rust s+est sale
        3 scheve+mond schla* schmerzen schouderbladen secon* sedut* seduto segun*+@again segunda+vez sem+@breath
        3 sem+folego short shoul*+@self should+i showe* sinds sinds+gisteren sinto+a spieren sprint stran* sturz su
        3 sua suda suelo tensi*..#300 thick time tossisco tossisco+sangue treme* tremer troca* tusse* tussen tutto
        3 tuve uit+de umgek* umgekippt un+@other un+@pain un+dolore und+@self und+wird uno up urina van+mijn
        3 veel+@pills verwa* verward vez+este viel+van vodka volta von+#45 von+@self war was was+@blood was+@end
        3 was+fine wenn+@self wenn+ich werd werd+@all werd+alles wet what+should when+i while wird worde*..de words
        3 wordt ziel zuurs* zuurstof zweet+en ~<alg ~<and ~<assi ~<bei ~<bot ~<ca ~<cad ~<cai ~<cara ~<conv ~<cora
        3 ~<cre ~<cuo ~<cuor ~<dan ~<des ~<desm ~<era ~<era> ~<esc ~<fais ~<fals ~<fie ~<fla ~<ga ~<gaa ~<ge ~<ge>
        3 ~<gl ~<hal ~<hav ~<hi> ~<ict ~<ictu ~<inc ~<inj ~<inje ~<ins ~<insu ~<je ~<ku ~<kur ~<kurz ~<lab ~<li ~<mem
        3 ~<meme ~<mol ~<on ~<op> ~<out> ~<pal ~<proz ~<re ~<reag ~<repo ~<res ~<resp ~<ruhe ~<rus ~<rust ~<sd ~<sdr
        3 ~<sdra ~<se> ~<sho ~<si ~<sia ~<sia> ~<sinc ~<sl ~<sono ~<spu ~<staa ~<sto ~<tam ~<tamb ~<tim ~<time ~<to
        3 ~<tom ~<trem ~<tus ~<tuss ~<um ~<val ~<zit> ~ada ~ada> ~adem ~aia ~aiat ~aiato ~ais ~aiss ~alg ~aliz ~all>
        3 ~alla ~alsc ~alsch ~amb ~anf ~anfa ~anfal ~angue ~arali ~arb ~arl ~arm> ~assi ~att ~atu ~atur ~ausa ~ausa>
        3 ~bei ~bot ~bre ~cada ~cada> ~cai ~cara ~cara> ~ce> ~chtsv ~cola ~cono ~conv ~convu ~cte ~cuo ~cuor ~cuore
        3 ~dalla ~dan ~des ~desm ~desma ~dor> ~dra ~drai ~draia ~eag ~echte ~ecte ~ee> ~eich> ~eitad ~eme ~ens ~era>
        3 ~erge ~erk ~erte> ~erw ~ese ~esen> ~esm ~esma ~espir ~esta> ~eur ~eur> ~evan ~ewust ~fais ~fais> ~fall>
        3 ~fals ~falsc ~fd> ~fe> ~ffoco ~fie ~fla ~gaa ~ge> ~gge ~ggen ~gue> ~hav ~he> ~hes> ~ho> ~hort ~hort> ~htsv
        3 ~htsve ~hus ~iat ~ictus ~iet ~ijn ~ike> ~ile> ~ince ~ince> ~ine> ~inj ~inje ~ins ~insu ~ion ~ira ~isc ~ita
        3 ~itz ~ke> ~keer ~kla ~kur ~kurz ~la> ~lab ~lah ~lahm ~lau> ~leine ~les ~lik ~line ~line> ~liz ~lles ~lles>
        3 ~llt ~loed> ~lor ~lor> ~lsc ~lsch ~lter ~lter> ~ly> ~mem ~meme ~meme> ~nau ~nauw ~nfal ~nfall ~ng> ~ngue
        3 ~ngue> ~niet ~nje ~nn> ~noo ~nqu ~nsu ~nte> ~nvu ~nvul ~nvuls ~oco> ~ofd ~ofd> ~oir ~oir> ~olle ~ome ~omi
        3 ~omo ~onf ~onvu ~onvul ~oof ~oofd ~oofd> ~opp ~orac ~org ~ort ~osc ~osce ~oso> ~oze ~ozen ~ozent ~pausa ~pir
        3 ~proz ~proze ~que ~raa ~raia ~raiat ~rali ~raliz ~ratio ~raz ~rea ~reag ~rec ~red> ~rem ~rep ~resp ~respi
        3 ~rke ~rly ~rly> ~roer ~roze ~rozen ~rre ~rri ~rte ~rte> ~ruh ~ruhe ~ruhe> ~rus ~rust ~rust> ~rza ~sba ~sce
        3 ~scen ~sche> ~sco ~sdr ~sdra ~sdrai ~sed ~sens ~sent ~sho ~sia ~sia> ~sie ~sien ~sinc ~since ~sion> ~sono
        3 ~ssa> ~ssi ~ssis ~st> ~sti ~sto ~sul ~sver ~tade ~tado ~tado> ~tamb ~tem ~tic ~time ~trem ~tsv ~tsve ~tsver
        3 ~ttig ~tto ~tuss ~tzt> ~uche ~uffo ~uft ~uft> ~uhe ~uhe> ~ula ~uli ~uore ~uore> ~up> ~ur> ~uraz ~urazi ~usse
        3 ~ust> ~ut> ~val> ~ve> ~vul ~vuls ~war ~wij ~wust ~za> ~zent ~zent> ~zza
        2 #10..le #100+y #20+de #3..em #300+e #300+y #45..febre @afraid+@self @again+@again @again+@data
        2 @again+@exercise @again+@sport @again+by @all+@blood @all+@exercise @all+@past @all+@vision @all+trepp*
        2 @arm+@blood @arm+@control @arm+@earn @arm+@empty @arm+@fever @arm+@more @arm+@numb @arm+@period @arm+@sudden
        2 @arm+@they @arm+@vision @arm+como @arm+sinis* @ask+@nothing @ask+@pain @ask+@papers @ask+@thin @ask+c
        2 @ask+dias @ask+fine @ask+ho @ask+holz @ask+in @ask+je @ask+jour @ask+m @ask+only @ask+preoc* @ask+qualc*
        2 @ask+tambo* @better+@more @better+@water @binge+@tired @binge+cardi* @binge+strip @blood+@arm @blood+@eat
        2 @blood+@exercise @blood+@faint @blood+@gone @blood+@minutes @blood+@not @blood+@past @blood+@pressure
        2 @blood+@vomit @blood+da @blood+ist @blood+nere @blood+preta* @blood+und @blue+@feel @blue+@pills @blue+and
        2 @blue+azule* @blue+froid* @blue+roxos @body+@eat @body+@minutes @breath+@thin @breath+en @burden+@data
        2 @burden+@last @burden+@lose @burden+@more @burden+@nothing @burden+@pain @burden+baiss* @burden+night
        2 @burn+@car @burn+@chest @burn+when @car+@ask @car+@enough @car+@wish @car+and @care+@reason @chest+@die
        2 @chest+@eat @chest+@feel @chest+@here @chest+@last @chest+@minutes @chest+@pain @chest+@sport @chest+@stop
        2 @chest+@thindrink @chest+de @chest+e @chest+feels @chest+quand* @child+@ask @child+@better @child+@wish
        2 @child+hat @child+respi* @confused+@morning @confused+@wish @control+@confused @control+@pain @cry+plus
        2 @cut+@ask @data+@all @data+@other @data+@past @data+@seizure @data+@speech @data+@they @data+@thindrink
        2 @data+dia @data+holz @data+insul* @data+van @decide+a @die+@fat @die+@vision @die+table* @eat+@all
        2 @eat+@breath @eat+@chest @eat+@cut @eat+@thindrink @eat+@vision @eat+@wish @eat+duas @eat+noch @eat+tambo*
        2 @eat+the @empty+@blood @empty+@thindrink @empty+@vision @end+@arm @end+@pain @end+but @end+line
        2 @enough+@lose @enough+@means @enough+@self @exercise+@data @exercise+@here @exercise+@past @exercise+@pills
        2 @exercise+@stop @exercise+das @exercise+pro @exist+@numb @face+@control @face+@eat @face+@food @face+@numb
        2 @face+@sudden @face+@swelling @face+@vision @face+dorme* @face+en @face+torta @faint+@end @faint+@exercise
        2 @faint+@faint @faint+@seizure @faint+@self @faint+@swelling @faint+bij @fall+@ask @fall+@control
        2 @fall+@speech @fall+@wish @family+@data @family+@food @family+@heart @family+@pills @family+@poison
        2 @family+@tired @family+de @family+heeft @family+mit @fat @fat+@here @fat+@pills @feel+@car @feel+@die
        2 @feel+@eat @feel+@gone @feel+@skin @feel+@sport @feel+@wait @feel+plus @fever+@minutes @fever+@speech
        2 @fever+and @fever+da @fever+et @fever+que @few+@off @few+@wake @few+komis* @find+@other @find+@skin @find+el
        2 @food+@arm @food+@burden @food+@last @food+@past @food+@wish @food+from @fun+@few @fun+@gone @give+@night
        2 @give+@swelling @give+legno @gone+@again @gone+@arm @gone+@jump @gone+@night @guilt+@gone @guilt+@more
        2 @guilt+@self @guilt+de @guilt+plus @head+@family @head+@past @head+@pills @head+@pressure @head+@trapped
        2 @head+de @headache+@blood @heart+@wait @heart+attac* @heart+como @heart+marte* @heart+und @here+@child
        2 @here+@eat @here+@headache @here+@morning @here+@other @here+@pills @here+@poison @here+@thindrink
        2 @here+@water @here+@wish @here+cadut* @here+cara @here+cintu* @here+corsa @here+ieri @here+luz @here+nuit
        2 @here+poitr* @here+taza @here+tazza @here+testa @hide+@fever @hide+@pain @jump+@night @jump+@not @last+night
        2 @leg+@other @leg+@swelling @life+in @lose+@few @lose+@give @lose+@scale @lose+@skin @lose+the @minutes+@face
        2 @minutes+@headache @minutes+@here @minutes+@jump @minutes+@last @minutes+@minutes @minutes+@numb
        2 @minutes+@pain @minutes+@swelling @minutes+@thindrink @minutes+@trapped @minutes+@vision @minutes+cara
        2 @minutes+ce @minutes+dem @minutes+due @minutes+hier @minutes+ieri @minutes+juni @minutes+la @minutes+last
        2 @minutes+ontem @minutes+op @more+@earn @more+@nothing @more+@other @more+@pills @more+@sport @more+@vision
        2 @more+@wait @more+en @more+ik @more+in @more+je @need+@thindrink @need+el @need+te @night+@confused
        2 @not+@burden @not+@chest @not+@confused @not+@control @not+@cry @not+@feel @not+@leg @not+@more
        2 @not+@nothing @not+@pressure @not+acord* @not+auf @not+m @not+meer @not+mehr @not+passa @not+peito
        2 @not+reagi* @not+sens @not+sento @not+si @not+so @not+stop @not+trans* @not+van @not+waar @not+wenn
        2 @nothing+@ask @nothing+@more @nothing+@water @nothing+meer @numb+@thindrink @numb+im @other @other+@better
        2 @other+@burden @other+@cry @other+@data @other+@gone @other+@head @other+@hide @other+@more @other+@morning
        2 @other+@numb @other+@papers @other+@sleep @other+@stop @other+bebe @other+en @other+me @other+ne
        2 @other+petto @other+vomit @pain @pain+@blue @pain+@eat @pain+@empty @pain+@last @pain+@never @pain+@past
        2 @pain+@skin @pain+@thing @pain+al @pain+de @pain+entre @pain+in @papers+@die @papers+@reason @past+@breath
        2 @past+@chest @past+@eat @past+@few @past+@leg @past+@sleep @past+@wake @past+dois @period+@end @period+@here
        2 @pills+@again @pills+@blood @pills+@child @pills+@end @pills+@head @pills+@morning @pills+@past
        2 @pills+@period @pills+@seizure @pills+@sugar @pills+@wake @pills+@water @pills+@wish @pills+cadut*
        2 @pills+corsa @pills+luz @pills+nuit @pills+poitr* @pills+sono @pills+taza @pills+tazza @pills+testa
        2 @pills+van @poison+@binge @poison+@not @poison+@self @poison+the @poison+una @pressure+@car
        2 @pressure+@exercise @pressure+@find @pressure+@past @pressure+@reason @pressure+@scale @pressure+@without
        2 @pressure+i @pressure+manch* @pressure+o @reason+@gone @reason+plus @scale+@again @scale+@chest
        2 @scale+@other @scale+@reason @scale+@thindrink @scale+baiss* @scale+kwijt @seizure+cardi* @self+@car
        2 @self+@give @self+@gone @self+@never @self+@off @self+@tired @self+@train @self+ai @self+asseo* @self+benen
        2 @self+bijna @self+blijf @self+brust @self+can @self+chest @self+dauer* @self+durmi* @self+esse @self+evano*
        2 @self+falle @self+falta @self+faut @self+ging @self+kann @self+keel @self+la @self+left @self+muss
        2 @self+norma* @self+pai @self+panta* @self+peso @self+poids @self+press @self+press* @self+respi* @self+right
        2 @self+schaf* @self+stehe @self+think @self+tira @self+vie @self+voice @self+wiede* @self+wird @self+zie
        2 @sleep+@again @sleep+@give @sleep+@hide @sleep+@sport @sleep+svegl* @speech+@again @speech+@pain
        2 @speech+@self @speech+e @sport+@ask @sport+@burden @sport+@car @sport+@faint @sport+@give @sport+@gone
        2 @sport+@minutes @sport+di @sport+this @stop+@ask @stop+@data @stop+@enough @stop+@exercise @stop+@morning
        2 @stop+@off @stop+@self @stop+auf @stop+se @sudden+@more @sudden+@nothing @sudden+@self @sudden+@water
        2 @sugar+@again @sugar+@here @sugar+e @swelling+@not @swelling+and @swelling+raro @they+@die @they+@few
        2 @they+@not @they+@pills @they+hat @they+is @they+jambe* @they+pomme* @thin+@blue @thin+@pills @thin+labio*
        2 @thindrink+@cut @thindrink+@jump @thindrink+@more @thindrink+@papers @thindrink+@self @thindrink+@skin
        2 @thindrink+@thin @thindrink+box @thindrink+bus @thindrink+chair @thindrink+finis* @thindrink+stair*
        2 @thindrink+wrong @thing+@self @tired+@all @tired+@empty @tired+@exercise @tired+@faint @tired+@fall
        2 @tired+@heart @tired+@swelling @tired+@tired @tired+als @tired+in @tired+palab* @trapped+@chest
        2 @trapped+@pills @trapped+i @vision+@eat @vision+@empty @vision+@more @vision+@nothing @vomit+@confused
        2 @vomit+@family @vomit+azula* @vomit+du @vomit+et @wait+@empty @wait+@head @wait+@here @wait+@other
        2 @wait+@pills @wait+cabec* @wait+chega @wait+de @wait+festa @wake+@fever @wake+@minutes @wake+@sport
        2 @wake+@tired @water+@feel @water+@find @water+@speech @water+@vision @water+ik @wish+@car @wish+@enough
        2 @wish+@find @wish+@head @wish+@headache @wish+@need @wish+@pain @wish+@papers @wish+@they @wish+@wait
        2 @wish+alles @wish+een @wish+ferma @wish+paro @wish+trago @without+@data @without+@few @without+@give
        2 @without+saber a+@arm a+@head a+@headache a+@heart a+@off a+@poison a+@pressure a+accouche a+avale a+cabeca
        2 a+heart a+luz a+ogni a+primavera a+respirer a..#45 a..corre* a..of a..um a..while ab..es accou*
        2 accou*+@other accouche accouche+il acord* ademt af+@without af+zonder af..lopen affic* affiche ai..#10 ai..m
        2 ai..mal air algum* alguma alguma+coisa alla..e allenamento alors..je als als+een alta an and+@ask and+at
        2 and+is and+it and+this anticoagulante anticoagulante+e aperta arde+@fever arde+@find arde+manchas arm arras*
        2 arrete+pas arriv*+@exercise arriv*+@not arriv*..a arrive+pas asseo* asseoir assim at+@thindrink at+the atmet
        2 attack auf+das auf+einmal aufgewacht ayer azula* azulados baiss*..je baiss*..que baisse bati batti*..ripos*
        2 beauc* beaucoup bebe+@not bebio before+i bei+@all bei+jeder beim beim+laufen beim..ohnma* benen+@exist
        2 benen+@other benen+zijn beweg* bizar* black blu blut boca+@food boca+torta borra borst botao botel* botella
        2 box bp bp+#300 braccio braco bu buurv* buurvrouw cache* cachets cada+@exercise cada+pausa cai caiu caldo+e
        2 calor calor+e camar* can+@few can+@wish can+only cara+@numb cara+@sleep cara+dormente cardiaque casi
        2 ce+@self ce+mia chair che+qualcuno chest+@feel chest+feels chest..i chevi* chevi*+@swelling chevilles
        2 chevilles+gonflees chose chose+a cintura climb close+@thindrink close+the cola+desde come comi..labio* comme
        2 como+tambor confused confuso corte+@not corti* cortina costas couch* couche crise crise+cardiaque custa
        2 d+@breath d..au da da+@face da+cara da+ieri dad dalla..senza dans..escal* das+war dauer* dauernd de+@arm
        2 de+@eat de+@fall de+@family de+@head de+@other de+@vomit de+@wake de+borst de+buurvrouw de+comer de+finish
        2 de+ma de+man de+pau de+que de+schouderbladen de+tension de+val de..en de..marat* de..ne de..terri*
        2 dedos+@blue dedos+azulados dem den+@head den..und depui*+@ask depui*+@pills depui*..jours depuis+ce
        2 depuis+hier depuis+la der+@chest der+@cut der..getru* desce desde+ontem desde..dia desma*..corri* deure*
        2 deuren devan* devan*+@they devant devant+les devo di+@night di+@pressure di+legno diat die die+@not
        2 die+@pills die+tabletten dieci diese* digo+tres dinge* dingen dispa* do+@chest do+@face doesn* doesnt doeu
        2 dois dois+dias dolor*..petto dolor..pecho dolore+al doppe* doppelt dormente dose..antic* droit druk
        2 druk+@tired druk+op du..de duas+vezes due+giorni due+volte durch+und durmi* e+@ask e+@end e+@swelling e+a
        2 e+esta e+me e+non e..se each een+@minutes een+lange een+uur een..bij een..in eet einer einfa*+@few einma*
        2 einmal el+bebe eleve*..since elf elf+@scale elf+kilo elle en+@blood en+@speech en+dan en+praat en+reageert
        2 en+reposo en+wordt en..een en..niet en..pecho en..zie engol* engoliu entre er..voor erbro* erbrochen es..al
        2 esque*+@ask esse essou* esta+@eat esta+com este+@means este+@self este+mes ester* estoy et+@they et+dit
        2 et+il et+les evanoui evanouir evanouir+en fa fa+@pain faccia faill*+@self failli+m falle falta+@other
        2 falta+el fast faut febbr*+@here febbr*+@minutes febbre+da febre feci feci+@blood feci+nere feels feels+@wish
        2 feels+like femme+a ferma fever fezes fezes+@blood fezes+pretas fin fine+but finish+line for+two froid fruhe*
        2 fruher ganz ganze* ganzen ge..op geeft gefuh* gefuhl geget*..en geht geht+@not geht+nicht geht..dem
        2 geht..nach gengi*+@not genommen+und gepla* gesic* get+@breath get+air gevoe* gewic*..ich ging giu+@here
        2 gli+ce gloei* goes gonfi* gonfl* gonflees grande gris gross*+@minutes ha+@ask ha+@trapped ha+dois habe+@self
        2 habla* hablar halb halb+@sport halb+marathon halbe* halben half+of hamme* hart..en hat+@die hat+die
        2 he+@poison heart+@ask heart+attack heb+@thindrink heb+te herzr* herzrasen het+feest het..ge het..koffi*
        2 het..mijn het..op hi+e hij hij..meer ho+un ho..blu ho..labbr* hoe+lang holz home hoofd hort+auf hurts+in
        2 i+@again i+@exercise i+@head i+@sport i+can i+on i+rest i+stand i+think i..is i..the ich+@again ich+@eat
        2 ich+@here ich+@wish ich+da ich+esse ich+falle ich+kann ich+muss ich+stehe ich+wieder ich+zum ich..ab
        2 ich..blut ich..keine ich..meine* ich..ohne ich..recht* ich..was ik ik+@vision ik+bijna ik+blijf ik+ging
        2 ik+normaal ik+zie ik..bloed ik..van il+@chest il+@child il+@cut il+@not il+@vomit il+me il+ne il+petto
        2 il..de il..non im+@trapped im..blood im..und im..up immer impor* in+una in..brust in..en inqui* is+@faint
        2 is+@period is..a isnt ist+@earn ist+ganz it+@ask it+@not j+ai j..#10 j..de j..du j..m j..mal j..perdu ja+nao
        2 je..arriv* je..d je..sang je..suis jeder+@exercise jeder+treppe jetzt jour+on juni kalt kalte* kalte*+@blue
        2 kalter kalter+schweiss kann+@self kaum+@again kaum+@not kaum+noch keel keel..dicht keine+@breath keine+luft
        2 kilo+@minutes kilo+kwijt kilos..le kleine+hat koffi* koffie komis* komisch kommen komt+@other komt+er koud
        2 koud..en krieg..luft krijg+@self kwijt l+allenamento la+@arm la+@chest la+@child la+@end la+@exercise
        2 la+caduta la+corsa la+luz la+nuit la+poitrine la+taza la+tazza la+testa la..me la..quatr* la..se labbr*
        2 labbra labio*+@blue labio*..voz labios+azules labios+roxos lang+@self lang+ich las+@speech las+palabras
        2 lasst last+@night last+night le+@speech le+dita le+gambe le+parole le..blu legno les+@faint les+jambes
        2 les+pommes levantar lifte* lifted line linkerarm lippe* lippen longa longu* longue los+@blue los+labios
        2 lost+@thindrink lost+the m+@faint m+asseoir m+evanouir ma+@life ma+vie ma..a mais+e mal+a mal+de mal..respi*
        2 man+de manch*+@ask manchas manchas+que mandi* manqu* manque marca marte* me+@better me+@need me+a me+falta
        2 me+faut me+non medio+dia mee meer+@self meer+ik meia+maratona mein+gewicht mein..mit mein..und meine*
        2 meine*..nicht meio+dia mes..sont meu+pai mezzo mezzo+giorno mi..se mia mia+@pressure mia+@trapped
        2 mia+pressione midde* mij mij+@not mij+en mij+niet mijn+@swelling mijn+benen mijn+keel mijn+linkerarm
        2 mijn..dicht mijn..een mijn..gaat minha+@family mio+@burden mio+@pressure mio+@scale mio+peso mir+wird misse*
        2 misselijk mit..im moiti* moitie moitie+de moles moles* mon+@burden mon+@scale mon+poids mon..alors month
        2 morni* morning motivo musco* muscoli muscu* musculos musculos+de muske*+@ask muske*+@data muskeln
        2 muskeln+wie muss+@self my my+@fun my+@gone my+@thing my+chest my+left my+right my+smile my+speech my+voice
        2 my..and my..today n+@stop n..a na+@enough na+@head na+cabeca na+chega na+de na+festa nach..wespe* nachts
        2 nao+@wake nao+se nas nas+@arm nas+costas ne+@cry ne+@feel ne+@guilt ne+@reason ne+m ne+sens ne..plus
        2 ne..pour nelle nere nicht+@burden nicht+@few nicht+@gone nicht+@more nicht+mehr nicht+so nicht+weg
        2 niet+@burden niet+@gone niet+@more niet+@water niet+@wish niet+meer niet+van niet+waar niet+weg niet..de
        2 niet..en night niks+@more niks+@water niks+meer no+@chest no+@stop no+para no+peito no..la noch+@breath
        2 noch+luft noix non non+@feel non+passa non+sento non+si norma* norma*+@ask norma*+@eat notte now now+@other
        2 nu nulla o+@chest o+coracao o+peito o..as o..dia o..direi* ogen ohne ohne..zu ohnma* ohnma*..worde*
        2 ohnmachtig omopl*+@empty on+@ask on+n on+one on..bike on..du one one+@face one+side only op..borst op..geen
        2 opeen* opeens os+@blue os+labios out..i oxyge*..#100 pai palab* palabras panta* parecia parol* parole pas+a
        2 pau pause+@self peito penso penso..un perdi* perdi..quilo* perdu..l pernas+moles perso peso+@without
        2 petto+@ask picad* piep pijn..de pila pila+de pilha piu+grande plas plein* plus+a plus+je podia poids+baisse
        2 poids..alors poids..que poitr* poitrine pomme* pommes pone porte* pound* pounds praat preoc* preso
        2 press+@self press+i pressione preta* pretas prima*..dieta primavera+sem prope* properly puis+tout pupil
        2 pupil+@ask pupil+is quand* quand*+@exercise quando quando+corro quando+ho quatre que+@self que+c que..a quel
        2 quel+jour quelq*+@decide quelque quelque+chose quilo* quilos quilos+a raar raro raro+y reage* reage*+@not
        2 reageert reageert+niet reagiert reagiert+nicht repos repos* reposo repre* reprendre respirer reveiller
        2 right+@skin riusc* roxos rucke* rucken rug s+arrete s+nachts s..et saber sache* sachen sangr* sangu*
        2 saturacion savoi* savoir scapo* scapole schaf* schaffe schev* schev*+@face scheve schiena schni* schnitt
        2 schwa*+@blood se+@eat se+@poison se+le se+trago segun*..este segun*..mes seit+dem seit..die seman*+@blood
        2 semanas+sangro sembra sens sens+@more sens+plus sentado sentar ses+@hide ses+@pills ses+cachets
        2 short..breat* shoul* should si+@here si+@pills si+@stop si+ferma si+la sie sie+hat sient* siento sin+@reason
        2 since+@burden since+@last since+last sinis* sinto+@self sinto+me slage* slagen slapp* slappe slappe+benen so
        2 so+komisch soake* soaked sobe somet* something sono+@wake sono+svegliato spieg* spiegel standig stehe stool*
        2 stools stops stopt strip stuhl suda+con sudor+@period sudor+frio sueur* sueurs sul+@self sul+mio sur+le
        2 svegliato swall* swallowed sweating sweating+and taglio talks tambor tasse taza tazza te+@wish tengo..de
        2 tengo..en tensi* tension tension+est the+@cut the+@end the+box the+bus the+chair the+finish the+stairs
        2 the+wrong the..since there there+@wish there+was think this+@data this+@morning this+month this+morning
        2 this+time tien tira to+@die to+die toen tombee tomei torta+e tout+s trago train train* training trap trepp*
        2 treppe tres+@speech tropp*+@pills troppa tudo tudo+@blood tudo+@empty tudo+preto tusse*..schou* tussen+de
        2 twice twice+by two+days un+@face un..de un..di un..poi un..un una una+pausa una+pila und+@seizure
        2 und+@speech und+reagiert und..wenn up+and up+on urina..cola uur+@tired uur+op va+a valt van..stoel vespa vez
        2 vez..mes viel voce voice voice+@ask voice+is voix vomit vomitare vomitei von voy voy+a waar waar+@self
        2 waar+ik we+@not we+cant wecke* week+@past wenn what..do what..i when+@self where wie+holz wille* willen
        2 with+@not with+no woord* woorden y+@here y+@pills y+dice y+la y+los y+se ze+@ask ze+is zeigt zijn+@numb
        2 zitte* zu..dem zu..wespe* zum+@car zum+bus ~<ab> ~<acho ~<af> ~<algo ~<anti ~<any ~<ate ~<atem ~<atta ~<auf>
        2 ~<aus> ~<av ~<ben ~<ber ~<bero ~<bijn ~<bla ~<blau ~<bott ~<bui ~<buit ~<cae ~<caf ~<chu ~<cogn ~<conf
        2 ~<cono ~<cost ~<coug ~<cus ~<cusp ~<dans ~<deit ~<depu ~<desd ~<di> ~<dic ~<dik> ~<dim ~<dir ~<dira ~<doi
        2 ~<doin ~<dr ~<dra ~<dura ~<ee ~<een ~<een> ~<ein ~<eine ~<en> ~<ep ~<epi ~<esca ~<ess ~<esta ~<esto ~<eva
        2 ~<evan ~<fal ~<feb ~<fec ~<fech ~<fieb ~<fiev ~<fire ~<fl ~<flas ~<fon ~<fond ~<gaat ~<ganz ~<gela ~<gera
        2 ~<get ~<gewi ~<gez ~<gezi ~<gon ~<gonf ~<grad ~<grau ~<ha> ~<halv ~<hat ~<havi ~<horr ~<hort ~<hus ~<im
        2 ~<jamb ~<je> ~<kalt ~<kaum ~<keep ~<klam ~<klei ~<kn ~<kno ~<kom ~<koo ~<koor ~<kop ~<labi ~<leg ~<lig
        2 ~<ligg ~<ly ~<lyi ~<lyin ~<mad ~<madr ~<mau ~<men ~<mes> ~<meta ~<mezz ~<mid ~<midd ~<mole ~<mom ~<mum ~<nea
        2 ~<near ~<niet ~<non ~<noo ~<oh ~<ohn ~<ont ~<op ~<out ~<pai ~<pala ~<palp ~<par ~<para ~<pauz ~<perd ~<pet
        2 ~<pett ~<poi ~<pup ~<pupi ~<quoi ~<rast ~<repe ~<ro ~<ruh ~<s> ~<sai> ~<sale ~<san ~<sang ~<sb ~<sba ~<sed
        2 ~<seit ~<semb ~<sens ~<sent ~<sh ~<sin ~<sit ~<sitz ~<sli ~<son ~<spo ~<sput ~<stoe ~<sua ~<suda ~<sur> ~<sv
        2 ~<sve ~<sw ~<swe ~<taz ~<ten ~<teng ~<ter> ~<terw ~<tet ~<tete ~<then ~<thor ~<thr ~<thre ~<ti ~<toso ~<tre
        2 ~<tro ~<trom ~<uma ~<uma> ~<un> ~<ung ~<val> ~<verk ~<volt ~<voul ~<voz ~<voz> ~<vres ~<weg> ~<weic ~<went
        2 ~<wes ~<wesp ~<wie> ~<wo ~<wol ~<woll ~<wu ~<wur ~<wurd ~<ye ~<ze> ~<zor ~<zorg ~abio ~abios ~accio ~acho
        2 ~acho> ~ademi ~ado ~adr ~adre ~adre> ~afa ~agan ~aganf ~agul ~agula ~ahm ~ahogo ~ai> ~aiei ~aiei> ~aisse
        2 ~alb ~ale ~alen ~alen> ~aler ~algo ~algo> ~alie ~alier ~alla> ~alles ~alo ~alor ~alp ~alpi ~alpit ~als ~alv
        2 ~alve ~alve> ~ambe ~ambes ~ambo ~amd ~ando> ~anou ~anoui ~ant ~ante> ~antic ~aque> ~ara> ~arba ~arca ~arec
        2 ~arly ~arly> ~artb ~artbe ~asch ~asche ~assin ~assis ~atem ~atemn ~athl ~atio ~ation ~ato> ~ator> ~atta
        2 ~attac ~auft ~auft> ~aum ~aum> ~aus> ~auz ~auze ~auze> ~aver ~avera ~avin ~aving ~azon ~azon> ~baa ~bat ~bbr
        2 ~bea ~beat ~bei> ~benen ~bero ~beroe ~bes> ~bijn ~bijna ~bile ~bile> ~bio ~bios ~bios> ~blau ~blau> ~ble
        2 ~ble> ~bott ~bou ~bra ~bre> ~brill ~bui ~buit ~buite ~buro ~buro> ~by> ~ca> ~cado ~cae ~caf ~cafe> ~cali
        2 ~calie ~care ~care> ~ccio ~cen ~cenz ~char> ~cheu ~cheur ~chlag ~cho> ~chts ~cion ~coag ~coagu ~cogn ~cogne
        2 ~cola> ~conf ~confu ~conos ~cons ~cora ~cost ~coug ~cough ~coup> ~ctus ~ctus> ~curo ~curo> ~cus ~cusp ~cuspo
        2 ~dand ~dando ~dans ~dans> ~ddo ~defib ~deit ~deita ~dem ~demi ~demig ~den> ~dens ~dens> ~depu ~depui ~desd
        2 ~desde ~dic ~dik> ~dim ~ding ~ding> ~dir ~dira ~dirai ~dka ~dka> ~dre ~dre> ~ds> ~duran ~dut ~ea> ~eac ~eagi
        2 ~ear ~earl ~early ~eartb ~eat ~ebre ~ebre> ~echa ~echar ~ect ~eeft ~eeft> ~efib ~efibr ~eggen ~ehme> ~ei>
        2 ~eiss ~eisse ~eita ~eite> ~eito ~eito> ~eli ~elin ~eling ~embra ~eme> ~emi ~emig ~emig> ~emn ~emno ~emnot
        2 ~enau ~enda ~eng ~ensa ~ensao ~enst ~ensti ~ent> ~entr ~enza ~enza> ~epen ~epent ~epi ~epo ~epos ~epui
        2 ~epuis ~eraa ~eraak ~erarm ~erb ~erd ~eren> ~erer ~erer> ~ergeg ~erke ~erkee ~erkl ~erkla ~erla ~erlie ~ern
        2 ~eroe ~eroer ~erri ~errib ~erte ~erwi ~erwij ~erz> ~esca ~escal ~esd ~esde ~esde> ~esel ~eseli ~esmai ~espen
        2 ~espi ~ester ~ete ~euk ~euke ~euken ~evano ~evr ~evre ~evre> ~ewo ~ezi ~ezic ~ezich ~ezz ~fa> ~feb ~fec
        2 ~fech ~fecha ~ffe ~fib ~fibr ~fibri ~fieb ~fiebr ~fiev ~fievr ~fire ~flas ~flasc ~fles> ~fond ~fondo ~fri
        2 ~ft> ~fus ~gaat ~gaat> ~ganf ~ganfa ~gant ~ganz ~gela ~gend> ~geraa ~gew ~gewo ~gez ~gezi ~gezic ~glia
        2 ~gliat ~gne> ~gon ~gonf ~grad ~grau ~gre ~gris ~gue ~gul ~gula ~gulan ~ha> ~hale ~halv ~halve ~hart> ~hat
        2 ~havi ~havin ~herz> ~heur> ~hi> ~hin ~hing ~hing> ~hlag ~hlaga ~hle ~hles ~hless ~hme ~hogo ~hogo> ~horri
        2 ~hose ~hou ~hree ~hree> ~iato ~iato> ~ibi ~ibil ~ibile ~ibl ~ibri ~ibril ~iche> ~ick> ~ico ~icoa ~icoag
        2 ~ictu ~iebr ~iebre ~iei ~iei> ~iel> ~iend ~ies ~iet> ~ievr ~ievre ~igg ~igge ~iggen ~ijke ~ijke> ~ijl ~ijl>
        2 ~ijna ~ijna> ~ike ~ikt ~ila ~illa ~illat ~im> ~imav ~imave ~imes ~imes> ~ina> ~inch ~inem ~inha ~injec ~ion>
        2 ~ipp ~irai ~irait ~irar ~ische ~isco ~isco> ~ish> ~isse ~itad ~itado ~iten> ~itze ~itzen ~itzt ~itzt> ~ive
        2 ~ive> ~iza ~jamb ~jambe ~jdens ~jke ~jke> ~jl> ~jna ~jna> ~ka> ~kalt ~kaum ~kaum> ~keep ~keerd ~klaa ~klaar
        2 ~klam ~kle ~klei ~klein ~kno ~kom ~koo ~koor ~koort ~kop ~korta ~kt> ~labi ~labio ~lag ~laga ~lagan ~lam>
        2 ~lant ~lar ~lar> ~las ~las> ~lasch ~lato ~lator ~lauft ~lee ~lein ~lep ~les> ~leu ~leur ~lgo ~lgo> ~lia
        2 ~liat ~lier ~liers ~lies ~ligg ~ligge ~lijke ~likt ~lla ~lle ~llte ~loe ~lom ~lore> ~los ~los> ~lpi ~lpit
        2 ~lpita ~lte ~lur ~lve ~lve> ~lyi ~lyin ~lying ~mad ~madr ~madre ~maie ~maiei ~mau ~mav ~mave ~maver ~mba
        2 ~mbes ~mbes> ~mbra ~md> ~me> ~medi ~meta ~meta> ~mezz ~mge ~mig> ~mme ~mnot ~mnot> ~mol ~moles ~mom ~mpf
        2 ~mt> ~mum ~nas> ~nce> ~ncha ~ndo> ~ne> ~nea ~near ~nearl ~nfu ~nfus ~ngew ~niet> ~nish> ~njec ~nject ~nks
        2 ~non ~nosc ~noui ~nsa ~nsao ~nsao> ~nst ~nstic ~ntic ~ntico ~ntre ~ntre> ~nverk ~nze ~nzen ~oag ~oagu ~oagul
        2 ~ocad ~ocada ~ocar ~oco ~odk ~odka ~odka> ~oel> ~oer> ~oert ~oerte ~ogne ~ogne> ~ogo ~ogo> ~oid ~oix ~oix>
        2 ~ole ~oli ~oll ~ollt ~ollte ~olor ~olor> ~olore ~omi> ~omit ~omo> ~onca ~onca> ~ond> ~onfu ~onfus ~onk ~onos
        2 ~onosc ~ons ~onse ~oort ~oorts ~ordt ~ordt> ~orge ~orgen ~orni ~orria ~orrib ~orsa ~orsa> ~ort> ~ortad ~orte
        2 ~orter ~orts ~orts> ~ose ~osi ~ots ~ots> ~ouc ~ouch ~ouche ~oug ~oulo ~ound ~ounds ~oup> ~out> ~overg ~owe
        2 ~oz> ~pai ~pala ~palp ~palpi ~par ~para ~parec ~pause ~pauz ~pauze ~pelt ~pelt> ~penst ~pent ~pente ~perd
        2 ~pert ~pett ~petto ~pieg ~pila ~pila> ~pile ~pira ~pirar ~pire ~plo ~plom ~poso ~ppe ~pper ~ppo> ~ppr ~pti
        2 ~pup ~pupi ~pupil ~put ~puto ~puto> ~qui ~quoi ~quoi> ~raak ~raakt ~rade ~raden ~rai ~rain ~rain> ~rar ~rarm
        2 ~rarm> ~rast ~rast> ~rati ~rauw ~rauw> ~razi ~razio ~razon ~rcht ~rde ~rdt ~rdt> ~reagi ~rech ~recht ~red
        2 ~ree> ~reiss ~repen ~repo ~repos ~resel ~ressi ~rest> ~rgan ~rgant ~rgeg ~rgege ~rgen> ~ribi ~ribil ~ribl
        2 ~rible ~rimav ~risco ~rive ~rive> ~rkee ~rkeer ~rkla ~rla ~rlie ~rlies ~rm> ~rna ~rnal ~rni ~roc ~roca ~roe
        2 ~roert ~roh ~roi ~ronca ~roz ~rra ~rrei ~rria ~rria> ~rribi ~rribl ~rriv ~rrive ~rsa ~rsa> ~rtade ~rtb ~rtbe
        2 ~rtbea ~rter ~rter> ~rusth ~rwi ~rwij ~rwijl ~sai> ~sale ~san ~sao ~sao> ~satz ~sca ~scal ~scali ~sch ~sco>
        2 ~scu ~scuro ~sde ~sde> ~see ~sees ~sees> ~seit ~seit> ~seli ~selij ~semb ~sembr ~sen> ~sento ~sgo ~siend
        2 ~sing> ~sis> ~sit ~sitz ~sitze ~sli ~slik ~slikt ~slu ~sma ~smai ~smaie ~snt ~snt> ~sono> ~sos ~sos> ~spens
        2 ~spi ~spieg ~spir ~spira ~spl ~spot ~spu ~sput ~sputo ~ssa ~ssin ~ssing ~ssis> ~sso ~staat ~ster ~sth ~stha
        2 ~sthar ~stich ~stoe ~stoel ~stran ~stz ~sua ~suda ~sur> ~swe ~taat ~taat> ~tac ~tadem ~tambo ~taz ~tbe ~tbea
        2 ~tbeat ~tem> ~temn ~temno ~ten> ~tensa ~terri ~terw ~terwi ~tete ~tete> ~tha ~thar ~thart ~then ~then> ~thi
        2 ~thl ~thle ~thles ~thor ~thr ~thre ~three ~tich ~tico ~ticoa ~tijde ~tim ~times ~tisch ~toe ~toel ~toel>
        2 ~toso ~toso> ~tou ~tou> ~trom ~ttac ~turat ~tus> ~tzt ~uas ~uche> ~uere ~uhl ~uite ~uiten ~uke ~uken ~ulan
        2 ~ulant ~uline ~ulo ~um> ~uma ~uma> ~unds ~unds> ~unge ~uoi ~uoi> ~uor ~upil ~ura ~urat ~urati ~urde ~urr
        2 ~urz> ~usa> ~uso ~uso> ~usp ~uspo ~uspo> ~usth ~ustha ~utto ~uve ~uze ~uze> ~vanou ~vera> ~verge ~verke
        2 ~verla ~verli ~ving> ~volt ~vomi> ~vomit ~voul ~voz ~voz> ~vre ~vres ~vrese ~wea ~went ~went> ~wes ~wesp
        2 ~wespe ~wie> ~wijl ~wijl> ~wolle ~wollt ~worte ~wur ~wurd ~wurde ~yes ~yin ~ying ~ying> ~yth ~ythi ~ythin
        2 ~zate ~ze> ~zic ~zij ~zijn ~zijn> ~zit ~zit> ~zon> ~zor ~zorg ~zorge ~zza> ~zzat
        -2 #10 #10..en #10..in #100+@eat #100+@night #100+at #100+d #100+heute #100+kg #100..morni* #100..sauer*
        -2 #20+@exercise #20+km #3+kilo #300+@data #300..hoy #300..this @afraid @again+@pills @again+@swelling
        -2 @again+@wish @again+@without @again+enorm* @all @all+@give @all+@minutes @all+@night @all+@not @all+dia
        -2 @alone+@nobody @arm+@here @arm+@trapped @arm+@work @arm+op @arm+schme* @ask @ask+@calm @ask+@data
        -2 @ask+@decide @ask+@faint @ask+@leg @ask+@lose @ask+@more @ask+@off @ask+@planned @ask+@sleep @ask+@sport
        -2 @ask+@tired @ask+@trapped @ask+@vision @ask+als @ask+finis* @ask+mijn @ask+ronco @ask+sangu* @ask+sore
        -2 @ask+sprin* @ask+zone @better+@give @better+@sleep @better+@thing @better+mal @better+when @binge+@hate
        -2 @binge+@vomit @blood+#300 @blood+@data @blood+@enough @blood+@few @blood+@morning @blood+@sport
        -2 @blood+@trapped @blood+ein @blood+la @blood+press* @blood+test @blood+un @blue+@exercise @blue+@here
        -2 @blue+@thindrink @blue+ein @blue+und @body+@self @breath+@better @breath+@data @breath+@die @breath+@give
        -2 @breath+@sport @breath+depoi* @breath+mal @burden+@arm @burden+@exercise @burden+@other @burden+desde
        -2 @burden+en @burden+is @burn @calm+@calm @calm+@exercise @calm+in @car+@not @chest+@tired @chest+@trapped
        -2 @chest+is @chest+por @chest+press @chest+von @child+@here @count+@self @count+@stop @cry+@other @cry+@sport
        -2 @cut+@arm @cut+@other @cut+@vomit @cut+in @data+#45 @data+@again @data+@end @data+@exercise @data+@faint
        -2 @data+@fever @data+@few @data+@papers @data+@water @die+@breath @die+@face @die+@period @die+@thing
        -2 @die+uhr @doctor+@self @earn+@family @eat+#300 @eat+#more @eat+@doctor @eat+@hide @eat+@more @eat+@nothing
        -2 @eat+@past @eat+@pills @eat+@planned @eat+@self @eat+@sport @eat+@sugar @eat+@they @eat+@vomit
        -2 @eat+@without @eat+and @eat+as @eat+o @eat+um @eat+und @empty+@few @empty+@poison @empty+@thing @empty+in
        -2 @end+@few @end+@scale @end+pouco @enough+@breath @enough+@morning @enough+bu @enough+mich @exercise+@calm
        -2 @exercise+@eat @exercise+@pain @exercise+@poison @exercise+@skip @exercise+de @exercise+e @exercise+was
        -2 @face+@alone @face+@end @face+@pills @faint+@pills @faint+@vomit @faint+@wait @faint+@wish @faint+for
        -2 @faint+um @faint+un @faint+van @fall+@fun @fall+@self @fall+de @family+@all @family+@letter
        -2 @family+@minutes @family+@more @family+@they @family+@thindrink @family+@vomit @family+@water @family+dit
        -2 @family+wrest* @fat+@ask @fat+@fat @fat+@scale @feel+@better @feel+@few @feel+@guilt @fever+@vomit
        -2 @fever+is @few+@ask @few+@breath @few+@control @few+@faint @few+@feel @few+@sorry @few+@sport @few+@tired
        -2 @film+@heart @find @find+@more @food+@exercise @food+@pills @food+@reason @food+dans @food+in @fun+@ask
        -2 @fun+@end @fun+@self @funeral @funeral+de @future+@self @give+@earn @give+@exercise @give+@more @give+@self
        -2 @give+up @gone+@self @gone+@vision @guilt+@exercise @hate+@self @head+@ask @head+@enough @head+@here
        -2 @head+of @head+tras @headache+@poison @headache+tras @heart+@burden @heart+@calm @heart+@give @heart+@more
        -2 @heart+@night @heart+@stop @heart+batta* @heart+s @heart+stopp* @heart+vor @here+@control @here+@exercise
        -2 @here+@few @here+@future @here+@sport @here+@trapped @here+@wait @here+carre* @here+dieta @here+gastr*
        -2 @here+gripe @here+sauna @here+spesa @here+svegl* @here+terra @hide+@eat @hide+@food @hope+@self
        -2 @hunger+@blood @jump+@ask @jump+@thindrink @laxative @leg @leg+@arm @leg+@control @leg+@more @life+@wish
        -2 @lose+@not @lose+a @means+@head @means+@wish @minutes+@decide @minutes+@earn @minutes+@faint @minutes+@few
        -2 @minutes+@find @minutes+@give @minutes+@hide @minutes+@reason @minutes+a @minutes+el @minutes+het
        -2 @minutes+segun* @minutes+sie @minutes+terra @more+@afraid @more+@trapped @more+sehen @more+und
        -2 @morning+@ask @morning+@not @need+@self @need+mijn @never+@minutes @night+@ask @night+@here @night+@more
        -2 @night+@pills @night+et @night+fruh @nobody+@self @not+@car @not+@end @not+@face @not+@goodbye @not+@need
        -2 @not+@papers @not+@trapped @not+breat* @not+feel @not+ho @not+in @not+mi @not+vejo @nothing @nothing+@again
        -2 @nothing+@here @nothing+@not @numb+@thing @other+@eat @other+@exercise @other+@fall @other+@never
        -2 @other+@night @other+@other @other+@reason @other+@tired @other+batti* @other+lunes @pain+@enough
        -2 @pain+@exercise @pain+@few @pain+@reason @pain+@sleep @pain+@thindrink @pain+@water @pain+au @pain+corre*
        -2 @pain+das @pain+en @papers+@self @papers+@tired @past+@again @past+@blood @past+@here @past+@speech
        -2 @past+@tired @past+@water @past+del @past+der @past+einen @past+geled* @period+@breath @period+@not
        -2 @pills+@face @pills+@few @pills+@future @pills+@here @pills+@life @pills+@vomit @pills+carre* @pills+gastr*
        -2 @pills+genom* @pills+spesa @pills+svegl* @poison+@few @poison+@thindrink @poison+@water @pressure+@end
        -2 @pressure+@minutes @pressure+@morning @pressure+@self @pressure+@thing @pressure+@vomit @pressure+desde
        -2 @reason+@find @reason+@stop @reason+@thindrink @reason+@wake @reason+para @scale+@arm @scale+@end
        -2 @scale+@means @scale+@night @scale+de @scale+im @self+@ask @self+@better @self+@bridge @self+@control
        -2 @self+@earn @self+@empty @self+@film @self+@head @self+@headache @self+@letter @self+@nobody @self+@skin
        -2 @self+@stop @self+@they @self+alway* @self+arm @self+batti* @self+bin @self+bloed* @self+da @self+dad
        -2 @self+dis @self+dont @self+een @self+habe @self+harts* @self+het @self+in @self+pills @self+puls
        -2 @self+revei* @self+ribs @self+ronfl* @self+sat @self+schou* @self+sit @self+son @self+still @self+throw
        -2 @self+tio @self+veux @self+voel @self+wil @self+wilde @self+woche* @skip+@ask @skip+@scale @sleep+@minutes
        -2 @sleep+@self @sleep+en @sleep+sur @speech+@better @sport+@feel @sport+@fun @sport+@pressure @stop+@lose
        -2 @stop+@night @stop+met @stop+racin* @sugar+@thindrink @swelling+@exercise @swelling+@night @swelling+a
        -2 @swelling+het @thanks @they+@scale @thin @thin+@feel @thin+@wish @thindrink+@again @thindrink+@burden
        -2 @thindrink+@count @thindrink+@data @thindrink+@exercise @thindrink+@few @thindrink+@fun @thindrink+@here
        -2 @thindrink+blood @thindrink+exam @tired @tired+@blood @tired+@die @tired+@fun @tired+@here @tired+@night
        -2 @tired+@sleep @tired+@wait @tired+een @tired+flexi* @tired+voor @train+@train @trapped+@again
        -2 @trapped+@work @trapped+het @vision+@count @vision+@other @vision+@pills @vision+@trapped @vision+progr*
        -2 @vomit+@jump @vomit+@pressure @vomit+@vomit @vomit+dopo @wait+@arm @wait+@eat @wait+@enough @wait+@exercise
        -2 @wait+@thindrink @wait+der @wait+dos @wake+@exercise @wake+worde* @water+@here @water+@poison @water+@sport
        -2 @wish+@burden @wish+@chest @wish+@count @wish+@eat @wish+@exercise @wish+@family @wish+@few @wish+@fun
        -2 @wish+@heart @wish+@jump @wish+@past @wish+@scale @wish+@skip @wish+@stop @wish+@wake @wish+a @wish+non
        -2 @wish+the @without+@nothing @without+@trapped @without+@wait a+@blood a+@burden a+@count a+@cut a+@data
        -2 a+@exercise a+@family a+@morning a+@papers a+@scale a+cause a+quoi a..ans a..befor* aan aan+@self aan+mijn
        -2 abdom* achte* acqua adorm* afgev* afgevallen ai+@more ai+@sleep ai+dormi ai+plus ai+pris ai..le ainda
        -2 air..altit* al+@car al+bus alime* alla allei* allein am ancor* ancora anda ano+@without antes+do anzah*
        -2 anzahl ao+@vision ao+ver apago arrivee assez assez+@poison assez+bu at+#300 attack+in aufgegeben augus*
        -2 avec away baja batta* becau* because been beetj* beetje befor*+@self befor*+@thindrink before+the ben berg
        -2 beter bette* bette*+@ask better better+when bici bien bij+het bij..niet bijna..van bin+@self bin+ich bissc*
        -2 bisschen bleib* bloed*..goed blood+@pressure blood+@trapped blood+pressure blood+test blue blutd* blutdruck
        -2 blute* blutet blutet+ein boite bom borst* braco+@arm braco+esquerdo breas* breat*..this breathing brust+von
        -2 burea* bureau but+@self c..passe c..quoi ca ca+@self ca+minha cabeza+tras cambi* camin* can+@self can+i
        -2 cansa* cant+@better cant+@breath cant+breathe carrera cause ce cette chart* charts che+@blood
        -2 chest+@trapped chest+is chest+press chest..sore chien cicli* ciclista cinco club coach+@ask com+o comid*
        -2 comida comme* con+@self corda corde correndo corri..#300 corso cote count coupe coupe* couper cycli*
        -2 d+@thindrink d+@trapped d+@water d+issue d+oxygene d..est da+@faint da+terra dagen..en daily dan
        -2 das+flexoes daughter de+@data de+@exercise de+@heart de+@papers de+fievre de+heuvel de+um de+un de..et
        -2 de..ik de..por dei dem+@exercise dem+@sport den depar* depart depoi*+@arm depois+dos der+@arm desce*
        -2 desde+@other desde+el desde..#45 desis* desma*..ver despi* despi*..noche deux+mois di..e dias dias+de
        -2 dice+@ask die+@period die+@thing die+uhr dieta dieta+@fever dieta+rigida dinne* dinner dis discu* discurso
        -2 discurso+#300 dit+@ask dit+que dizzy+for do+@self doe+@self does+it donat* door+het dopo+le dos+@minutes
        -2 du..au due+mesi duele durch durmo+@better durmo+melhor e+@here e+@other e+@pain e+il e+o e+se e..na
        -2 een+beetje een..bloed* ein ein+bisschen einen+@heart einen+herzinfarkt el+lunes em+baixo en+@face en+@here
        -2 en+@pills en+casa en+deux en+dos en+el en+la en+me en+mi en..je en..la en..norma* engou* er+niet escursione
        -2 est..que esta+@control esta+@morning esta+@night esta+bien esta+manana estar et+j et..au eten exam exerc*
        -2 fais+des falta..no famil* fasting fehlt felt femme+dit fiets fine flexi* flexiones flexo* flexoes
        -2 foleg*+@wait folego+depois fonce* food for+@self foto frequ*+@better frequ*+@breath frequenza from
        -2 from+push gara garag* garage gedru* geen..meer gegev* gegeven gesch* gesla* geslapen gespr* gevoelloos
        -2 gewic*+@self gewic*..janua* gewicht+im giorni+di going+to gordu* gordura great griff* griffe gripe hab
        -2 habe+meine haben halt halt+@self hambr* hambre hangt hat+@self heart heart+@stop heart+stopped heart..a
        -2 heb+mijn here herzi* herzinfarkt het het+@eat het+@exercise het+eten heure* heures heute+fruh heuve* heuvel
        -2 hilft his ho+@trapped hoe hoofd*+@wait hoofdpijn+na horas+a hund hurt i i+@calm i+@faint i+@poison i+@sleep
        -2 i+@wish i+dont i+sat i+sit i+still i+throw i..in i..my i..on i..up ibupr* ibuprofenos ich+@few ich+@not
        -2 ich+@self ich+bin ich+habe ich..nicht ich..sah ich..schnu* ich..seit ik+@feel ik+@not ik+een ik+het ik+niet
        -2 ik+voel ik+wil ik+wilde ik..de ik..niet ik..wel il+battito il..a imc in+#more in+@sport in+due in+salita
        -2 in+un inizi* ins inten* inuti* inutile is+mijn is+sore is..from issue ist ist+@self ist+mein it it+@count
        -2 it+count ive j+en jaar jaar+@past jaar+geleden januari je+veux je..le je..me jetzt+@control jetzt+gut kein
        -2 keinen kilos+de klein*+@self kreuz* kreuzheben la+@pills la+@vomit la+carrera la+spesa la+sveglia la..du
        -2 la..je laat lange* langer las+flexiones lauf laufe*+@ask laufe*+@wish laugh* laughing le+@all le+monde
        -2 le..a le..je le..la les..d lets lette* letzt* leven liege* like+a lit lo looki* looki*+@eat looking
        -2 looking+at lopen lose lucht luego lunes mai mais manan* manana mange* maraton marea* mareado mas me+@kill
        -2 me+@minutes me+da me+reveille me..mal mehr+@vision mehr+sehen mein+@blood mein+@blue mein..letzt*
        -2 mein..nacht melhor meses mesi metre* metres meu mezel* mezelf mi mi+@burden mi+@pressure mi+@scale mi+peso
        -2 mi..de mi..un migli* mijn+@blood mijn+@data mijn+bloeddruk mijn+hartslag mijn..op mijn..vanna* minha+@here
        -2 minha+@minutes minha+da minut* minuto mio+@heart mio+battito mois mon+@heart monde mondo mucho mundo muscl*
        -2 my+@pills my+@thin my+daughter my+pills my+ribs my+son my..a n+ai nach+der nao+@eat nao+@vision nao+vejo
        -2 natat* natation nek nella neun nicht* nichts nient*..da ningu* no+@hope noch nog noite non+@self non+ho
        -2 non+mi normale nose novembre nul o+@food o+@self o+dia o+meu o..esta o..um om+de onibu* onibus op+een
        -2 opdru* opdrukken or ora ortei* os over..morni* over..this oxigenio oxigeno par para+@not parac* paracetamol
        -2 parle paso passa* passo* pecho+por pensa* per+@other per+il perdi+a peso+desde photo pille* pillen po poco
        -2 poco+@minutes pollen por+@minutes por+@tired por+las por+minuto porti* posso pouco pour pour+@self pra
        -2 prend* press*..#100 pression pressure pris+trop pro+onibus puls push push+ups quais quand quand*..di
        -2 quatr*+@minutes que+@swelling que+ronco que..um quero quest*+@face questo+mondo quint* quint*+@not quinta
        -2 quinta+nao quota racha racin* racing rate rauch* rauchen recor* rede redes reich* reken* rekening repar*
        -2 respiratoria respiro retar* ronco rr rr+#300 rucke*+@pain run runni* running sa salit* salita sangro
        -2 sans+@eat sans..dans sao sat says schla*+@ask schle* schouder schra* schuu* scorso se+@not se+non segui*
        -2 seguir segundo segundo+al sehen seit+@they seit+sie seit..weg sem..desde seman* semana sentir ser si..di
        -2 sick sigo sinds+het sinds+januari sinkt sinkt+@self sinkt+mein skisc* slaap slape* slapen sleep soll
        -2 soll+@self soll+ich son+wrestles sore+from sorri*+@face sorriso sou souff* souffle spazi* spesa spierpijn
        -2 spierpijn+in sprinting stacc* stacco stanc* stanco stano* stanotte stijv* stijv*+@arm stijve stijve+nek
        -2 still stoppen strak* stret* stric* strict stund* sucre sudo sudor* sueur suici* suis+@cut super sur+@here
        -2 sur+@pills sur+la t+@other t+il tagli* take takes taube te telef* tempe*..#45 tengo+@here tengo+@pills
        -2 tengo+la tensi*..#10 terug test the+@bridge the+blood the+exam then+@self then+i these they think* thinking
        -2 throw throw+up tio tiros toda toda+@here toda+@pills toda+la todo+dia tombe+de tooth tot toute toute+@here
        -2 toute+@pills toute+la traba* trane* tranen tras+@other tras+el tras+los trist* triste trop+de turkl*
        -2 turklinke tutta tutta+@here tutta+@pills tutta+la tutu tuvo twee uhr um+@few um+pouco uma+ca un+@empty
        -2 un+@few un+@means un+an un+escursione un+po un+segundo una..sangu* und+@cry und..tagli* une..en unter+#100
        -2 ups uur va vanda* vandaag veget* ver+a vesci*..sangu* vfc vier voel vogli* voglio vomita vomitato+dopo
        -2 voor+mijn vor+der vue wakker+worden walks walks+daily wande* want war+es was+@thindrink was+the wegge* weh
        -2 weil weil+@self weil+ich weini* weinig what+is which wil wilde will wind with witho* without woche* wrest*
        -2 wrestles wrestles+and y+luego y..ans y..en zie+@self zoals zoals+@self zoals+ik zone zu+#100 zum ~<aft
        -2 ~<afte ~<ag ~<agu ~<al ~<alm ~<almo ~<alt ~<alti ~<anda ~<ans ~<ans> ~<ao ~<ao> ~<apa ~<ar> ~<as> ~<au>
        -2 ~<avan ~<band ~<bee ~<bef ~<befo ~<best ~<bet ~<bij> ~<blaa ~<bol ~<bolh ~<bru ~<casa ~<cer ~<che ~<che>
        -2 ~<ci ~<con> ~<cont ~<corr ~<cos> ~<cour ~<cue ~<cur ~<dag ~<dage ~<dat ~<dat> ~<dej ~<del> ~<den ~<des>
        -2 ~<dia ~<dizz ~<do> ~<don ~<dood ~<dorm ~<dos> ~<ea ~<eat ~<eis ~<eise ~<exam ~<fac ~<fact ~<fai ~<fait
        -2 ~<falt ~<fin ~<flex ~<fu ~<fun ~<gara ~<gas ~<gast ~<geb ~<geen ~<gio ~<goe ~<goed ~<gu ~<heu ~<hora ~<hoy
        -2 ~<hoy> ~<il ~<inf ~<inte ~<janu ~<kei ~<kein ~<kg ~<kg> ~<km ~<km> ~<laa ~<le> ~<let ~<luch ~<lund ~<lune
        -2 ~<maa ~<maan ~<mag ~<mara ~<mask ~<me ~<mel ~<mic ~<mich ~<mo ~<mort ~<nac ~<nase ~<ne ~<neu ~<nez ~<nez>
        -2 ~<ni ~<nin ~<nov ~<nove ~<oo ~<or ~<ore ~<oxi ~<oxig ~<pe ~<ped ~<peda ~<pel ~<pens ~<per> ~<pi ~<pied
        -2 ~<pol ~<pou ~<pr ~<que> ~<rac ~<rad ~<red ~<rede ~<repa ~<sag ~<sc ~<sch ~<schu ~<sec ~<segu ~<sign ~<sk
        -2 ~<ski ~<so ~<sore ~<sou ~<stan ~<sudo ~<t> ~<tage ~<tem ~<temp ~<to> ~<tod ~<toda ~<tras ~<unt ~<vac ~<vann
        -2 ~<vent ~<ver> ~<vo ~<voe ~<voel ~<vor ~<voya ~<vu ~<wal ~<wat> ~<we ~<wege ~<weni ~<wil ~<za ~<zo ~aag
        -2 ~aan> ~aand ~ach> ~acht ~acht> ~achte ~actu ~actur ~afi ~aft ~afte ~after ~age> ~agen ~agen> ~aglic ~ahre
        -2 ~ahren ~ail ~aire ~aire> ~alle> ~alm ~almo ~alt ~alti ~altit ~ame> ~amen ~amm ~ampol ~ana> ~anc ~and ~ande
        -2 ~ander ~ang ~ange ~anger ~angui ~anna ~annac ~ans ~ant> ~anu ~anua ~anuar ~anza ~ap> ~ape ~arat ~arato
        -2 ~arche ~ardio ~aria ~aria> ~arme ~arts ~arts> ~asa> ~ase> ~ask ~aso ~aso> ~asse ~asse> ~athe ~athe> ~atie
        -2 ~atie> ~aton ~avan ~avant ~ays ~ays> ~ban ~band ~bef ~befo ~befor ~ben> ~bene> ~best ~bet ~bij> ~blaa
        -2 ~blaar ~boi ~bol ~bolh ~bolha ~bru ~cal> ~can ~casa ~casa> ~cau ~caus ~cause ~cee ~cet ~chi ~chlaf ~chnu
        -2 ~chs ~cid ~cide ~cin ~cke ~con> ~cord ~corr ~cue ~cur ~curs ~dag> ~dage ~dagen ~dal ~dat ~dat> ~dde> ~dej
        -2 ~deli ~dent ~des> ~dis ~dizz ~dizzy ~dom ~don ~dood ~dood> ~dore> ~dorm ~dormi ~dri ~druc ~druck ~dui
        -2 ~durmo ~eathe ~eben> ~ec> ~eco ~eco> ~edal ~edde ~ede ~eden ~edi> ~eds ~eds> ~eel> ~efor ~efore ~egun ~eis
        -2 ~eise ~eisen ~el> ~eld ~elg ~elho ~ell ~ell> ~ello ~elt> ~embe ~emp ~emper ~en> ~enig ~enig> ~enk ~enti
        -2 ~enzi ~epa ~epar ~era ~erai ~eran ~erat ~eratu ~erie ~erst ~ersto ~erto ~erto> ~erv ~esa> ~esci ~essu ~eta
        -2 ~etar ~eti ~etr ~etre ~ett ~eux ~exam ~fact ~factu ~fai ~fait ~fait> ~falt ~falta ~feel> ~fge ~fit ~fit>
        -2 ~flex ~fore ~fore> ~fter ~fun ~gar ~gar> ~gara ~gas ~gast ~gastr ~geb ~geen ~geen> ~ges ~glic ~glich ~glio
        -2 ~gne ~gnes ~gnes> ~goe ~goed ~goed> ~gro ~grou ~grou> ~gt> ~gui ~guin ~guina ~gurt> ~hen ~hlaf ~horas ~hoy
        -2 ~hoy> ~hren ~hren> ~ica ~icl ~iem ~ier> ~ierto ~igen ~ignes ~ill> ~ils> ~ima> ~inat ~ind> ~iner ~iner> ~inf
        -2 ~infa ~infar ~ink ~ino ~ino> ~inu ~iro ~ise ~isen ~isen> ~isi ~ista ~ista> ~isto ~isto> ~ite ~ite> ~ito
        -2 ~ito> ~itu ~itud ~itude ~izi ~izzy ~izzy> ~janu ~janua ~kat ~kein ~kes ~kes> ~kg> ~kin ~king ~king> ~km>
        -2 ~laar> ~lach ~lech ~lecht ~led ~lenz ~lenzi ~lex ~lge ~lho ~lig> ~lim ~ll> ~ller ~ller> ~llo> ~lmo ~loedd
        -2 ~log ~lori ~lti ~ltit ~ltitu ~lue ~lund ~lundi ~lune ~maan ~maand ~mais ~mais> ~man ~mana ~mara ~marat
        -2 ~march ~mask ~mbre ~mbre> ~men ~mi> ~mic ~mich ~mich> ~mor ~mort ~mper ~mpera ~mpol ~mpoll ~nacht ~nar
        -2 ~nari ~nase ~nat ~nata ~nco ~nco> ~ndag ~ndag> ~ndi> ~ned ~nee ~nel ~nel> ~ner ~nez ~nez> ~nfar ~ngui
        -2 ~nguin ~nig> ~nim ~ning ~nnac ~nnach ~nos> ~nov ~nove ~nta ~nter ~ntes ~ntes> ~nti ~nto ~nua ~nuar ~nun
        -2 ~od> ~oda ~ode ~ode> ~oed ~oedd ~oes> ~off> ~oga ~ogu ~oite ~olha ~olha> ~olla> ~olori ~ona ~once ~ood
        -2 ~ood> ~oon ~oor ~oras ~oras> ~ord ~orid ~orido ~ormi ~ormi> ~oro ~orrer ~orri> ~os> ~oto ~oto> ~ours ~ours>
        -2 ~ove ~oxig ~oxige ~oya ~oyan ~oyant ~ozz ~pag ~passt ~pe> ~peda ~pedal ~pel ~pela ~perat ~pes ~pfe ~pfen
        -2 ~pfen> ~pied ~polla ~port ~pou ~poul ~pro ~quels ~ratie ~raton ~ratu ~ratur ~rche ~rche> ~rci ~rd> ~rda
        -2 ~rdi ~rdio ~rdr ~rede ~rendo ~repa ~res> ~ret ~ri> ~ria> ~rido ~rido> ~rie> ~rio ~rir> ~rit ~rme ~rme> ~rmi
        -2 ~rmi> ~rmo ~rmo> ~rn> ~ros ~rou ~rri> ~rro ~rse ~rso ~rt> ~rten ~ruc ~ruck ~rustg ~rve ~rzt> ~sag ~sam ~sar
        -2 ~sau ~scr ~scurs ~se> ~sec ~si> ~sign ~signe ~sin> ~sla ~sore ~sore> ~sou ~sou> ~sse ~ssur ~sta ~stan ~ste>
        -2 ~stg ~stgu ~stgur ~sudo ~sup ~sur ~sure ~taan ~tage ~tage> ~tal ~tal> ~tant ~tempe ~test ~tgu ~tgur ~tgurt
        -2 ~the> ~tie> ~til ~tile ~tile> ~tir> ~titu ~titud ~tod ~toda ~tol ~toma ~tra> ~tter> ~tude ~tude> ~tura>
        -2 ~ture ~ture> ~tut ~uar> ~ube ~ucht ~uck ~uck> ~ucke ~ude> ~uel ~uels ~uels> ~uen ~uer ~uesta ~uina ~ule
        -2 ~uls> ~ume ~undi ~undi> ~undo ~undo> ~unf ~unt> ~uper ~uper> ~ure> ~ures ~ures> ~urmo ~urmo> ~urs ~ustg
        -2 ~ustgu ~uti ~ux> ~vac ~vann ~vanna ~vee ~vem ~vent ~ver> ~veran ~vers ~ves ~vid ~vie ~voe ~voor> ~vor>
        -2 ~voya ~voyan ~wat> ~weni ~wenig ~wer ~wert ~werte ~wil ~win ~wind ~word> ~xam ~xig ~xige ~xigen ~yan ~yant
        -2 ~yant> ~ys> ~zah ~zin ~zy> ~zzy ~zzy>
        -3 #10+kg #100..#3 #100..oxyge* #20+ans #300+@calorie #300+kcal #300..#100 #45+@data #45+today @again+@fat
        -3 @again+@period @again+@stop @arm+@leg @arm+@other @arm+dolor* @ask+@burden @ask+@face @ask+@fun @ask+@give
        -3 @ask+@gone @ask+@night @ask+@other @ask+@pressure @ask+@stop @ask+gira @ask+gone @ask+ich @ask+ist @ask+the
        -3 @better+@ask @better+@better @better+@night @better+@pain @better+@self @better+@vision @better+in @binge
        -3 @blood+@future @blood+@heart @blood+@last @blood+@other @blood+@poison @blood+letzt* @blue+#300
        -3 @blue+@blood @blue+@fat @blue+@last @blue+@other @blue+letzt* @blue+y @breath+@pain @breath+@self
        -3 @breath+@tired @breath+@vision @breath+de @breath+esta @breath+op @breath+seco @burden @car+#300
        -3 @care+@vision @care+zicht @chest+@few @chest+@heart @chest+@hide @chest+@skin @chest+band @chest+day
        -3 @child+@wake @cut+@breath @cut+@skin @cut+@swelling @cut+le @data+@data @data+@poison @data+de @eat+@end
        -3 @eat+@exercise @eat+@here @eat+nine @empty+@pressure @end @end+@eat @end+@self @exercise+@self @exist+@die
        -3 @exist+dood @face+@data @faint+@die @faint+@doctor @faint+@eat @faint+@fun @faint+@heart @faint+@other
        -3 @faint+@past @family+@better @family+@breath @family+@swelling @family+e @feel+@burden @fever+@again
        -3 @fever+@morning @fever+@sleep @fever+desde @fever+e @few+@heart @few+@minutes @food+@self @food+@thindrink
        -3 @gone+@data @gone+@morning @head+@faint @head+@other @head+che @headache+@enough @heart+#45 @heart+@again
        -3 @heart+@exercise @heart+@fun @heart+@past @here+@fever @here+@give @here+@not @here+cote @here+cuest*
        -3 @here+mia @hope @hope+@arm @hunger+@die @hunger+@self @hunger+@wish @jump @jump+@self @last+@self
        -3 @lose+@all @lose+@ask @means+@arm @means+@here @means+@not @means+in @minutes+@burden @minutes+@exercise
        -3 @minutes+@not @minutes+maand* @minutes+monta* @more+@ask @more+@control @morning+@data @morning+@self
        -3 @morning+@wish @never+@faint @never+@heart @night+@wake @not+@head @not+@pain @not+@thindrink @not+@water
        -3 @not+estou @off+@self @other+@fun @other+@past @other+dood @other+mio @other+y @pain+@wait @papers+@wish
        -3 @period+@again @period+@period @period+@stop @pills+@alone @pills+@sport @pills+@trapped @pills+cote
        -3 @pills+cuest* @pills+de @pills+mia @reason @reason+@self @reason+un @scale+@planned @self+@afraid
        -3 @self+@care @self+@count @self+@exercise @self+@heart @self+@kill @self+@life @self+@past @self+@planned
        -3 @self+@self @self+@thin @self+@worse @self+colla* @sport+@vision @stop+@other @swelling+@car @thin+@end
        -3 @thindrink+@thing @thindrink+@vision @thing+@breath @thing+@chest @tired+@thing @tired+mijn @train+@self
        -3 @trapped @vision+a @vision+la @vomit+@numb @vomit+@poison @vomit+@self @vomit+in @wait+@not @wait+@poison
        -3 @wait+@self @wait+het @wait+le @wake+@pills @wake+la @wish+@breath @wish+@fall @wish+@fever @wish+@more
        -3 @wish+@never @wish+@thindrink @wish+ist @without+@other @without+febre @work+@self a+#20 a+@self a+@sport
        -3 a+corrida a..de aguje* agujetas agujetas+en al+@vision al+ver ano anoch* anoche anos antes are+sore at+nine
        -3 au+@sport band batte*+@self batterie be bene best bleed bloed*..#100 blutdruck+#300 bluts* bon borst+band
        -3 braccia brust* bus+#300 c+e cammi* ce+@ask ce+que cerca* che+@faint che+gira chest+@morning chest+day coach
        -3 conta correr corrida cours cuest* cuesta d dat+@self dat+ik day day+@ask day+@wish de+#45 de+@night
        -3 de+anoche de+maand deze+@data deze+week dia dode doet+@pain doet+pijn door e+#100 e+@more e+@wish e+poi
        -3 e..alla e..infar* en+@other en+mijn enorm* enorme er+@not est+@control est+bien est+ce est+passe et+@self
        -3 et+du exage* exame* examen factura facture faire fait+@pain fait+mal falta feel+@wish feel+like fit fless*
        -3 flessioni frequ* gewic*+@minutes giorno giorno+di gira got had+a heb+@self het+@work hoje i+@fun
        -3 i+collapsed ich ich+nicht il il+@eat il+mio il+y in+this in+tight indol* infar* infarctus inter* into
        -3 intox* is+@gone is+a is+gone is+my is+that ist+seit jahre* jahren januar je+@wish je+suis je..en kcal
        -3 keine* kilos+en kleiner la+@self la+@trapped la+cote la+cuesta la+mia la..en la..et letzte licht
        -3 liegestutzen linke*+@leg lui maratona met monda* monday montag morge*+@chest morte muskelkater
        -3 muskelkater+in na+het nacht nacken nao+estou nariz ne+me nient* niente nimmt nine o o+@ask o+que of oggi ok
        -3 om on+@thindrink on+the one+@ask op+@self op+mijn opsta* opstaan ore overd* oxigenio+esta oxyge* oxygene
        -3 par+le parla parti* partir pedal pela pelo pense perso* peso+@minutes plus..depui* polle* por+@other por+el
        -3 pouls press* prima progr* proze*+@breath prozent+sauerstoff pupillen qu quatro radel* radeln rechn*
        -3 rechnung regis* respi*+@pain revei*+@here revei*+@pills roeie* sagt saign* sauerstoff sauna schlaf schlecht
        -3 seco seit+januar seit+montag sem+@fever sem+febre senti* si sin sinds+maandag sinto* sintomas sintomas+de
        -3 snel son sorri* spo..#100 stopp* stunden suor tension+#300 terra testa+@ask testa+che tight tonto tout+le
        -3 uit+@vision uit+zicht uma..sangr* un+infarctus unter van ver+@here ver+@pills ver+la veux vizin*
        -3 vomit*+@wait voor+het vor was+ist wat+@ask wat+is week weggegeven werde* werden when wir y+@cry y+@self
        -3 y+mi zicht zijn+@die zijn+dood ~<amp ~<ampo ~<an ~<bes ~<blu ~<cam ~<ch ~<chi ~<da ~<del ~<doo ~<el> ~<exa
        -3 ~<fa ~<into ~<ja ~<jan ~<lo ~<mon ~<mor ~<ox ~<pass ~<qu ~<que ~<ra ~<reg ~<ri ~<seg ~<ser ~<sig ~<tag
        -3 ~<ven ~<vom> ~<voo ~<voor ~<wan ~<wat ~<wi ~aan ~act ~al> ~ampo ~ana ~angro ~ano> ~asa ~ase ~ay> ~band>
        -3 ~blu ~cam ~cer ~ch> ~cic ~cont ~cos> ~cour ~ctur ~dal> ~dar ~day ~day> ~de> ~der ~di> ~do> ~dru ~efo ~ege
        -3 ~ein> ~ele ~ema ~ene> ~eno ~ero> ~esa ~esse ~ette ~eux> ~exa ~fen> ~fer ~ff> ~for ~ger ~gur ~gurt ~hnu ~ht>
        -3 ~ici ~ida ~ida> ~ido> ~ien> ~ier ~ig> ~il> ~ill ~ina ~ind ~into ~ire> ~jan ~laa ~let ~maa ~mas> ~min ~mina
        -3 ~mon ~mpo ~nac ~nach ~nan ~nder ~nes> ~neu ~nger ~ngro ~nin ~nne ~no> ~och ~olh ~olla ~oma ~oni ~ont ~onta
        -3 ~ord> ~ore> ~ori ~orm ~oxi ~pass ~ped ~per ~per> ~pera ~por ~rend ~ria ~rir ~rou> ~rrer ~rto> ~run ~ser
        -3 ~ssu ~sto> ~str ~tar ~the ~tie ~tir ~tit ~toff> ~uar ~ude ~uin ~une ~unt ~upe ~van ~vom> ~voo ~voor ~vor
        -3 ~wan ~wat
        -4 #100+@scale #100+this #20+#10 #20+@past #3 @again+@not @again+@thindrink @ask+@eat @ask+@pills @ask+@wish
        -4 @ask+my @ask+si @ask+that @blood+@cry @blood+@thindrink @blue+@again @blue+@cry @blue+@cut @blue+et
        -4 @blue+sind @breath+@here @breath+@pills @breath+@thing @breath+@wait @breath+no @bridge @chest+strap
        -4 @child+@vomit @control @cut+@self @data+@scale @decide @earn+@self @eat+@eat @end+#100 @end+@morning
        -4 @enough+@poison @exist @face+@self @faint+@count @faint+@never @faint+@papers @feel+de @fever+@more
        -4 @few+@self @film @find+@not @fun+@minutes @give+@feel @gone+de @goodbye @heart+#300 @heart+@other
        -4 @here+@self @here+luned* @kill @life+@pills @lose+#3 @lose+@eat @lose+@self @minutes+@child @minutes+@gone
        -4 @minutes+@other @minutes+@sleep @minutes+luned* @never @night+@not @not+@enough @not+@exercise @not+@reason
        -4 @not+@sleep @nothing+@eat @nothing+@fever @nothing+@self @other+@die @papers @past+@never @past+@self
        -4 @period+@self @reason+@not @scale @scale+@die @scale+en @self+@alone @self+@enough @self+@hate @self+@hope
        -4 @self+@last @self+beim @self+despi* @self+oxige* @self+tempe* @skip @sorry @speech+@give @speech+di
        -4 @stop+de @thindrink+@sport @train @vision+@here @vision+@not @vision+@self @vomit+@exercise @vomit+@here
        -4 @vomit+@pills @wake+por @water @water+@minutes @wish+@ask @wish+@die @wish+@give @wish+@self @wish+@tired
        -4 @without+@minutes @without+@not @without+@self @without+@sugar @without+@thindrink a+@gone a+partir after
        -4 alle als+ich altit* altitude ans aria as avant before+my breathe casa chest+strap con da+lunedi daalt+@self
        -4 daalt+mijn dagen dal de..la desde+@again desde+segunda despierto dizzy dolorido dood dormi dos durmo e+#45
        -4 e+sudore e..marat* en+un est+@reason est+quoi feel gastr* geen going harts* hartslag heart+@wish hoy
        -4 ik+@wish in+@pressure je+@cry km le luned* lunedi lust maandag mal+en march* marche me+despierto melho*
        -4 mesa mijn+@breath mon monta* nez novem* over+#100 oxige* para parla+@give parla+di partir+de passe
        -4 quand*+@wish que+e schnu* schnupfen schwindlig segun* sind+@minutes strap sudore tage taglich tempe*
        -4 tensi*..#100 tras una+vescica und+geht vanna* vannacht vento vesci* vescica voor+@self wegen wel wenig y+a
        -4 ~<ano ~<ap ~<ar ~<au ~<blut ~<lun ~<ma ~<mas ~<sor ~<va ~<van ~<wa ~ami ~an> ~ann ~blut ~cht> ~dag ~eni
        -4 ~erc ~eri ~ers ~ess ~ied ~ign ~igne ~int ~ist ~llo ~lo> ~ls> ~lun ~ma> ~nda ~oor> ~ore ~pol ~poll ~ra> ~rat
        -4 ~rato ~reg ~rid ~rie ~ro> ~rto ~sig ~sor ~tag ~tra ~tte ~ura> ~urt>
        -5 #1200 #3+@scale @alone @arm+@sleep @ask+@exercise @ask+@scale @ask+@without @ask+a @ask+e @blood+@night
        -5 @blood+de @blood+e @blue+@minutes @blue+@sport @breath+@end @data+@ask @earn @faint+@vision @family
        -5 @feel+@fat @fever+@gone @gone+@ask @hate @means+@self @minutes+@arm @minutes+@poison @minutes+janua*
        -5 @more+de @need+@not @not+@again @not+@not @not+me @numb+@pressure @other+@self @planned @self+@cry
        -5 @self+@die @self+@other @self+word @speech+@sport @tired+@self @wake+@arm @wake+@sleep @wish+@wish
        -5 @without+@food ao ar befor* before blaar bloed* brustgurt che corri cos cos+e dat de+@fun des do een+blaar
        -5 eisen en+voyant fait giorn*+@give goed het+lopen ik+@speech ik+word is+@self janua* lundi maand* mich passt
        -5 plus+de quels signe* sore t to voyan* voyant ~<am ~<ce ~<ex ~<go ~<int ~<na ~<po ~ach ~ag> ~age ~ame ~anda
        -5 ~ano ~del ~ene ~fen ~lut ~nde ~nes ~ren ~tan ~to> ~ure ~urt
        -6 #more @all+@self @ask+@ask @ask+is @doctor @few @future @here @here+factu* @life @minutes+@fever @more
        -6 @more+@fever @night+@self @pain+@minutes @pain+@pain @past+@past @pills+factu* @self+@binge @self+@jump
        -6 @self+@means @speech+@fever @vision+@reason @vomit+@night @work ampol* au bij bolha del el es+@here
        -6 es+@pills es+la factu* horas kg marat* me+@wake per que speech+#300 uma+bolha ver voor wat word ~<lu ~<pas
        -6 ~<ve ~ar> ~er> ~our ~pas
        -7 @arm+@minutes @arm+@pain @calorie @car @cut @exercise @give @hunger @letter @means @more+@minutes
        -7 @morning+@chest @self+@all @self+@calm @self+@cut @self+@fat @self+@skip @self+@sleep @wish+@not
        -7 @without+@eat @without+@fever e+@blue sangue+e ~<do ~<vi ~ari ~mas
        -8 @better @data @enough @family+@self @nobody @past @self+@eat @self+@not @self+@wake @speech+#300
        -8 @they+@self @wake+@night ~om>
        -9 @count @morning @night @not+@eat @thing vom
        -10 @ask+@fever @blood+@breath @breath+@night @cry @fun @self+@thindrink
        -11 @die @food
        -12 @blood+@blue @sleep @wait
        -13 @sport
        -19 #300+#100
        -61 bias
        [eating_disorder]
        23 #20
        22 @laxative anore*
        21 @hide
        20 #1200
        19 @exercise+@food @wish+@thin ana pro+ana
        18 #10+@scale @self+@thin @thin
        17 @hate+@body
        16 @earn+@eat @food+@ask
        15 @afraid @eat @fat
        14 @data+@exercise @hate @period @self+@calorie @vomit bulim*
        13 #45+@scale @scale
        12 #3..#45 @ask+@without @not+@eat @scale+@not @self+@fat @self+@scale pro
        11 #20+@scale @data+@food @family+@nothing @fat+@fat @food+@self @life+@calorie @morning+@hunger @nothing
        11 @they+@not @wait+@eat bouli* de+#20 dias+de essen ~lim
        10 #45 #more @afraid+@eat @burn+@ask @calorie+@control @calorie+@morning @eat+@family @eat+@nothing @few
        10 @hate+@ask @hate+@self @hunger+@control @morning+@count @other+@eat @self+@afraid @self+@vomit @wish+@scale
        10 bulimia ~<sa ~nor ~uli ~ulim ~ulimi
        9 @again+@vomit @body @control @eat+@exercise @few+@better @few+@eat @food @hunger+@self @minutes+@hide
        9 @more+@calm @morning+@here @scale+@cry @self+@period @without+@eat clini* comer e grosse kleiner y ~<anor
        9 ~<di ~ano ~anor ~anore ~nore ~ts>
        8 #10 #10+kilos #1200+@calorie #300 @afraid+@scale @again+@swelling @ask+@calorie @ask+@thin @binge
        8 @blue+@self @calorie+@night @eat+@feel @food+@again @more @more+@more @morning+@control @nothing+@wait
        8 @past+@scale @scale+in @self+@skin @self+anore* @sport+@calorie @stop+@not @thin+@not @thindrink+@ask
        8 @wish+@not al de+@eat de+@food gorda hunge* kilos+en klein* une+@fat ~<ab ~<da ~limi
        7 @afraid+@pressure @all+@eat @all+@nothing @ask+@eat @ask+@life @ask+@nothing @ask+@sport @burn+@eat
        7 @calorie+am @control+@nothing @earn @eat+@pills @eat+@wait @exercise+@wait @family+@not @few+@data @food+e
        7 @laxative+@food @laxative+@not @lose+#20 @minutes+@exercise @minutes+woche* @more+c @night+@control
        7 @not+@hide @past+dem @period+@few @period+@lose @scale+@stop @scale+en @self+#20 @self+@body @self+@control
        7 @self+@eat @self+@self @self+corpo @self+de @sport+@scale @thin+@more @thindrink @wait @wish+@lose
        7 @wish+@morning @wish+@skin a+@morning a+@skin a+day al+dia alime* clinica comid* de+#more de+lo dimag*
        7 educa* gross* imc..#20 ive klein*+@self matan* me+de off para per pra schif* seit+wochen si silen* so sono
        7 sonst thigh von vor+dem ~<ana ~<ana> ~<dr ~<pro ~ca> ~chi ~ica ~it> ~roi
        6 #10+chili #3+e #300+@calorie #45+kilo #45..#3 #more+@calorie #more+@data #more+@exercise @afraid+@burden
        6 @afraid+@wish @all+@not @ask+@all @ask+@exercise @better+@water @binge+@eat @binge+@hate @binge+@self
        6 @binge+@vomit @binge+@without @blood+@ask @blue+@feel @calorie+@self @child+@self @control+@self @cry
        6 @earn+@food @eat+@without @eat+en @exercise+@earn @family+@more @fat+@scale @few+@food @head+@eat @head+dat
        6 @hunger @hunger+@minutes @jump+@self @lose+@more @morning+@not @morning+i @night+@self @night+@vomit
        6 @nothing+fino @period+@scale @self+@cry @self+@earn @self+@hate @self+@hunger @self+affam* @thindrink+@thin
        6 @thindrink+@vision @thindrink+@wait @vomit+a @wait+dem @wish+a a+@eat a..de affam* affam*+@minutes al+giorno
        6 am+@morning am+tag anorexia bmi bouil* bouillon como+@burn corpo dagen de de+hambre des desha* deux dos due
        6 eraf gibts i+@vomit ik..mijn in la llevo llevo+semanas lo+@ask lo+que me+@feel me+@scale nach+dem negat*
        6 niente+fino om part+de que+@self quind* rapet* schifosa suda that+@self that+i the+@scale tre tudo twee
        6 una+@fat vomito want+a wasse* weeks wochen ~<an ~<ano ~<bou ~<po ~<pu ~<si ~<tr ~bo> ~bou ~cen ~con ~dan
        6 ~ee> ~er> ~et> ~exi ~gra ~ica> ~ice ~imi ~imia ~imia> ~limia ~mand ~na> ~norex ~ore ~orex ~orexi ~pro ~ra>
        6 ~rex ~rexi ~sac ~tro ~um>
        5 #10+quilos #1200+calorias #20..in #3 #45+@here #45+@pills #45+la #more+passos @again @again+@eat @again+@few
        5 @again+@scale @ask+@body @ask+@enough @ask+@minutes @ask+@not @ask+@skin @ask+como @ask+ik @ask+j
        5 @better+@skip @binge+e @blue+@again @blue+@scale @calorie @calorie+@calorie @calorie+al @cry+por @data+@fat
        5 @data+@more @data+@pills @earn+@wish @earn+comer @eat+#3 @eat+@lose @eat+@not @exercise+@eat
        5 @exercise+@exercise @family+@trapped @family+por @fat+@give @food+@decide @food+@here @food+@papers @food+et
        5 @give+@scale @guilt+@eat @guilt+@wait @hate+@eat @head+@need @here+@few @here+@not @here+@thin
        5 @hunger+porqu* @laxative+@more @life+con @life+on @lose+#10 @lose+non @morning+@self @morning+@vision
        5 @other+@jump @past+di @period+@again @period+@stop @pills+@not @pills+@thin @pressure+@morning
        5 @reason+@never @scale+@nothing @self+@child @self+@decide @self+@hide @self+@laxative @self+@nothing
        5 @self+@without @self+food @self+live @self+ziel @sleep+una @sorry+@thin @sorry+un @swelling+@not @swelling+a
        5 @thin+@other @thin+@vision @thindrink+@scale @tired+@family @trapped+@period @vision+@ask @vision+@fat
        5 @vision+@morning @wait+@ask @wish+@control @wish+um @wish+un a+#1200 a+comer ab abdom* asi banhe* banheiro
        5 bano calor* chili+in cibo comida con+#1200 dar days days+of de+caldo disci* drink e+#45 een een+@scale einen
        5 encog* every+@eat fiere fiere+de fois fui+@control gap giorni giorni+di hoe hoy i i+@life i+@wish i+live
        5 i+want ik imc imc+de je..gross* kcal+al kilo+in kwijt* laxan* laxat* manger mangio mein+@sport mijn+@body
        5 minim* mon+@body my+@eat my+food num numa numa+semana oma on+#1200 panic* panico par per+@other per+il
        5 polit* por+dia prima+@give prima+di que+j queimo quero+um quiero+un quilos revie* seman*+@stop semanas+para
        5 set+@self settimane sit slice sono+una spuck* stell stell+@self tagen tenho tenho+de terug three times+a
        5 trois um und vejo wat+@self wat+ik weigh* wiede* wieder ze ~<ba ~<bul ~<buli ~<cen ~<cr ~<go ~<gram ~<lax
        5 ~<om ~<pani ~<por ~<pr ~<pro> ~<qui ~<quin ~<reg ~<sac ~<th ~<tre ~<tro ~<tw ~<un ~ache ~age ~as> ~bul ~buli
        5 ~bulim ~dis ~dom ~enta ~go> ~icc ~ice> ~la> ~lax ~lini ~lo> ~mag ~mia ~mia> ~mie> ~ner ~ner> ~nzi ~ois>
        5 ~pani ~por ~pro> ~quin ~re> ~ue> ~uil
        4 #10..en #10..in #100+@scale #20+kilo #20+kilos #20..un @afraid+of @again+@fat @again+@feel @again+@period
        4 @again+kwijt* @again+me @all+@thin @all+@wait @alone+@data @alone+@exercise @ask+@binge @ask+@control
        4 @ask+@cut @ask+@feel @ask+de @ask+fat @ask+nada @better+@feel @better+@thindrink @calorie+@more
        4 @calorie+@sport @calorie+auf @calorie+por @control+de @count+das @data+@calm @data+@past @data+and
        4 @decide+@ask @earn+@calorie @earn+@data @eat+@better @eat+@burn @eat+@hide @eat+@other @eat+@scale
        4 @eat+@thindrink @eat+megli* @eat+on @end+@scale @enough+@exercise @family+@other @family+@past @fat+e
        4 @feel+@again @feel+@fat @feel+@guilt @few+@exercise @few+@feel @few+@scale @few+@vision @few+@without
        4 @food+@guilt @food+@other @food+@reason @food+@trapped @food+y @fun+e @give+@burden @give+@eat @give+@fun
        4 @give+@other @gone+@minutes @here+@food @here+que @hunger+@here @hunger+@thin @laxative+@scale @lose+@stop
        4 @minutes+@not @minutes+setti* @more+@scale @more+je @more+silen* @morning+@child @morning+@pills @night+e
        4 @nobody+knows @not+@never @not+@not @not+@stop @not+@thin @other+@body @other+cibo @papers+das @past+@give
        4 @period+@here @period+@minutes @period+@not @period+@period @pills+@food @pills+@laxative @planned+to
        4 @pressure+@off @pressure+off @reason+@self @scale+@child @scale+@data @scale+@other @self+@feel @self+@guilt
        4 @self+@minutes @self+@trapped @self+denk @self+irma @self+klein* @self+want @skin @skin+@not @sport+@feel
        4 @sport+a @stop+@lose @stop+@self @they @they+@hide @they+@thin @thindrink+@blood @thindrink+@laxative
        4 @thindrink+@skip @thindrink+@thindrink @thindrink+laxan* @thindrink+valle* @trapped+@ask @trapped+@die
        4 @trapped+@food @trapped+@wait @vision+me @vomit+@all @vomit+@reason @vomit+@wait @wait+@cut @wait+@past
        4 @wait+@period @wait+@thin @water+@skip @water+@thin @wish+@arm @wish+@hunger @wish+@vision a+dancer a+month
        4 a+proposito abfuh* alimentaire alimentare am and aperta aus avant+de avere bailarina+#3 bin+@thin bitte
        4 bmi..#20 bread buffe* buffet c calme can carbs+@wait carbs+after chicl* chicl*+@ask chili..mese chili..un
        4 coach com+#3 compe* conta* conta+das contate contate+due cuand* cuando da+settimane dafur dance* dancer
        4 de+@hunger de+@self de+manger de+ontem defic* defiz* defizit der+trainer desto dia+@count dia+@papers
        4 dia+conta dias dico die die+@food digo disci*+@not disciplina distu* disturbo drei droit duas duas+@minutes
        4 duas+horas dunne* dunner dus e+@cry eatin* eating een+@fat en en+trois encol* et etwas fatia fetta flaca
        4 fois+par freitag ge+worden geht+@die geht+die giorn*+@give got guard* het+@scale i+@eat i+am ich ich+@eat
        4 ich..seit ich..woche* ik+@earn ik+mag il+cibo in+een into irma is+de its je jours jours+de knows komme
        4 la+@food le+@scale live lleva lo maalt* mande* mangi*+@better me+pese meine*+@body meno+@eat menos+@ask meta
        4 mijn+@eat mijn+eten minha+irma minimum moet+@self nobody+knows now orgul* panik para+@lose pillo* pillole
        4 piu poder porti* possi* possible pour pour+le propo*+@wait quattro+giorni queim* quell* quella quero+@end
        4 quilo* quinz* quinze regla ruckf* run+to sabad* sabado sai says se se+@eat semanas set she silencio small*
        4 smaller solo squat* squats stand* stuk stuk+@food stuk+taart te+@jump te+vallen tengo terri* that
        4 the+@exercise three+days to+get to..#10 toile* torte tres troub* trozo trozo+de twent* twenty uit um..#20
        4 un+@eat und+@past und+vor valle* vallen vaso vogli*+@lose volte waage want..#10 weer weight weken zeg+@self
        4 ziel zodat zum+@lose zum+abnehmen zwei ~<al ~<am ~<boul ~<cal ~<clin ~<corp ~<dan ~<dis ~<du ~<e> ~<ee ~<ho
        4 ~<je ~<laxa ~<llev ~<num ~<qu ~<re ~<sab ~<set ~<spu ~<sta ~<to ~<twe ~<va ~<vac ~<y> ~<ze ~aca> ~ach ~aff
        4 ~alle ~ana ~ana> ~ani ~ati ~ats> ~axa ~boul ~bouli ~che ~cio ~clini ~corp ~day ~do> ~duc ~ech ~eer ~egl ~el>
        4 ~ent ~essen ~ete ~ffa ~ger ~gram ~gt> ~ibo ~ibo> ~imie ~imie> ~ine ~iner ~iner> ~iona ~is> ~laxa ~lei ~lic
        4 ~limie ~lin ~llev ~llo ~ls> ~man ~mie ~nger ~nic ~nse ~num ~omi ~orp ~ouli ~oulim ~our ~que ~que> ~rda ~rec
        4 ~rech ~reg ~ress ~rie ~rme> ~rpo ~rs> ~sab ~set ~spu ~stel ~uin ~ull ~ur> ~vac ~vo> ~wee ~ziel> ~zio
        3 #10..tres #100+kilo #1200+calorie #1200+calorieen #1200..#1200 #1200..al #300+g #more+calories
        3 #more+schritten @again+@ask @again+@life @again+@thin @again+a @again+dunne* @again+zwei @all+@without
        3 @alone+@food @arm+@sport @ask+@afraid @ask+@arm @ask+@burn @ask+@die @ask+@fat @ask+@lose @ask+@means
        3 @ask+@pills @ask+@swelling @ask+dat @ask+est @ask+tirar @better+me @blood+@vision @blood+e @body+@all
        3 @body+@morning @body+@not @burden+@die @burden+@night @burden+night @burn+@all @burn+@past @calm+@past
        3 @calorie+@here @calorie+@not @car+@not @care+@again @care+@gone @child+ik @control+@data @control+@food
        3 @control+@wish @control+today @count+@night @cut+@food @data+@few @data+@here @data+@nothing @data+@other
        3 @data+@scale @data+een @decide+@data @decide+@other @die+@food @die+@not @die+@nothing @die+het @earn+@not
        3 @earn+@self @earn+mich @eat+@binge @eat+@burden @eat+@car @eat+@earn @eat+@gone @eat+@laxative @eat+@minutes
        3 @eat+@self @eat+@they @eat+@thin @eat+@water @eat+alime* @eat+dalla @eat+ha @eat+je @eat+makes @eat+na
        3 @eat+nicht* @eat+noch @eat+tirar @empty+@minutes @end+@past @end+@self @end+imc @enough+@scale @exercise+#20
        3 @exercise+@burn @exercise+@thindrink @exercise+for @exercise+par @exercise+para @exercise+per @exercise+pro
        3 @exercise+um @exist+es @fall+in @family+@end @family+@fun @family+cree @family+isst @feel @feel+@few
        3 @feel+@without @feel+enorm* @few+@burn @few+@pressure @few+@water @few+an @few+nos @few+that @food+@data
        3 @food+@feel @food+@few @food+@gone @food+@lose @food+@nothing @food+@pills @food+and @food+de @food+van
        3 @fun+of @give+mangi* @give+o @give+poter @gone @gone+@scale @hate+o @head+@self @head+i @here+@exercise
        3 @here+@jump @here+@wait @here+comid* @here+mais @here+pizza @here+salle @hide+@car @hide+@food @hide+@other
        3 @hunger+@not @hunger+@wish @last+@night @last+night @letter+@thin @letter+dass @lose+@die @lose+@not
        3 @lose+@without @lose+ohne @minutes+@die @minutes+@here @minutes+@period @minutes+@scale @minutes+febru*
        3 @minutes+marzo @more+@again @more+@cry @more+@not @more+@nothing @more+@wish @more+was @morning+@all
        3 @morning+@ask @morning+@die @morning+becau* @night+@other @night+@they @night+@wait @nobody+@self @not+@blue
        3 @not+@burn @not+@die @not+@jump @not+@period @not+drink @not+expli* @not+mangi* @not+negat* @not+stop
        3 @not+zwei @nothing+@die @nothing+@not @off @off+@self @other+@all @other+@burden @other+@give @other+@hide
        3 @other+@period @other+@pressure @other+@scale @other+@trapped @other+@without @other+bano @other+peso
        3 @pain+@count @papers+@arm @period+@end @period+@gone @period+@self @period+desde @period+maar @pills+@few
        3 @pills+@jump @pills+comid* @pills+pizza @pills+salle @pressure+@all @pressure+de @scale+@die @scale+@more
        3 @scale+@off @scale+@swelling @scale+@wish @scale+bij @scale+com @scale+off @scale+runte* @scale+und
        3 @scale+verlo* @self+@head @self+@sport @self+al @self+alles @self+auf @self+bin @self+can @self+disci*
        3 @self+doel @self+for @self+got @self+hide @self+honge* @self+keep @self+m @self+mag @self+sinto @self+sorel*
        3 @skin+with @sleep+@control @sorry+@self @sport+@again @sport+@tired @sport+op @stop+@food @stop+@hide
        3 @stop+poder @swelling+#3 @swelling+@family @swelling+@life @swelling+@more @they+@all @they+@more
        3 @they+@thindrink @they+dont @thin+@data @thin+@exist @thin+@few @thin+@film @thin+@thindrink @thin+@vomit
        3 @thin+show @thindrink+@body @thindrink+@exercise @thindrink+@few @thindrink+@food @thindrink+@jump
        3 @thindrink+@seizure @thindrink+dress @thindrink+komen @thindrink+scale @tired+@calorie @tired+@wait
        3 @trapped+@few @vomit+@life @vomit+@self @vomit+in @wait+@decide @wait+@gone @wait+@other @wait+@trapped
        3 @wait+@vomit @wait+compe* @wait+es @wait+het @wait+passa* @water+@thindrink @wish+@again @wish+@trapped
        3 @wish+como @wish+dass @wish+ik @wish+in @wish+puede @without+@end @without+@minutes @without+@not
        3 @without+@other @without+@period @without+iets a+@vomit a+failure a+seguir a..#3 a..nao aan+@thindrink
        3 aan+te abbuf* abbuffate abfuhrmittel af af+@thindrink af+te al+weken almon* almonds als+ik amand* amandelen
        3 ana+tips and+say anore*+@ask anorexia+is anorexica antes+de arroz asi+@ask asi+que ate+@eat atrac* atracones
        3 avant+d avoir avoir+le bagno bain balanca bebo becau*+@self because+i bij+#3 bis+es bis+freitag bite bmi+van
        3 bruci* bufe+@self bufe+me but+@self but+i c+est cada+@eat caldo calorie carne+@life carne+viva casa+@wait
        3 ce+@ask ce+que ceno ceno+@alone ceno+@few ceno+solo che che+@eat che+ho che+mangio choro+por como
        3 como+@better como+tirar como..o compensar compo* consi* conta corre correr+#20 cosi count cree cree+@ask
        3 cree+que d+avoir dan+@exist dan+ser dass+@family dat de+@again de+arroz de+cada de+coach de+comer de+correr
        3 de+dag de+novo de+pizza de+weegschaal de..comi de..par de..passo* de..zegt debar* dem+@eat dem+@scale
        3 dem+essen dem+wiegen dem..ich denkt derec* derecho derecho+a deux+fois di di+mangiare di+poter dia dia+esta
        3 dias..#more dico+@ask dico+che die+@self die+@sport digo+@ask digo+que dimagrire diner direito dirit*
        3 diritto doel dois door dress drie drink+@self drink+ik droit+de due+volte e+@here e+choro e+corre e+tenho
        3 e..a e..em eatin*+@food een+@binge een+bmi een..en eet+@nothing ein el+@hide el+bano em em+casa emagr*
        3 emagrecer en+@blue en..semai* enorm* enorme entao escon* escup* essen+und esta+@lose esta+perdido
        3 estar+@thin et+@here et+@pills et+la eten every failu* failure faire fare febru* febru*+@ask feel final*
        3 finch* finche finge* fingers food+is for+weeks four+days freit* frida* friday frigo fui funfz* funfzehn
        3 galle* geh get+@thin get+thin getel* geteld gezah* gezahlt giorn* gisteren go goal grama* gramas gramm*
        3 gramo* gramos guardo ha habe+#10 had+@food hals has have heb hermana het+wordt hide horas+a hours how
        3 hoy+@not hoy+no hundert i+@again i+can i+hide i+keep i..in ich+@earn ich+@feel ich+auf ich+bin ich..#10 if+i
        3 ik+@head ik+denk ik+een ik+honger ik+me ik..eten ik..heb il..un im+a im..#3 in+@die in+@hide in+bagno in+die
        3 in+tre in+un in..#10 in..e in..setti* in..und it ive+@burn ive+@pressure ive+burned je+@self je+m je..une
        3 jetzt..tage kalor* kcal+@past keep..under keer keer+@count keer+geteld kg..seman* kg..tres kilo+@swelling
        3 kilo+bij kilo..een kilo..einem kilo..monat kilos..un km+@exercise km+@stop km+para knieb* kniebeugen
        3 la+comida la+pizza la+salle last+@night last+night laxante laxatives le+@earn le+@thin le+droit le+ossa let
        3 livre* lo..comi logo luego m maaltijden mager* magra maigr* make+up man+@self mandeln mando* mandorle mangi*
        3 mangiare masti* mastico me+@again me+@past me+sinto me..comer me..e measu* megli* meglio mehr mehr+@ask
        3 mehr+was menor meses+@without metti metto mi+hermana mia+sorella mich+@few mijn+@sport mijn+doel mit+#more
        3 month more muss muss+ich my+@calorie my+fingers myself+for nacht* nachts nagel negativo nero ni niet..de
        3 niks nix nobod* nobody noch+zwei nothi*+@wait nur nur+an o+@thindrink odeio+o of+it of..weigh* ohne om+af
        3 on+@reason on+purpose onges* ongesteld orgullosa ossa out panic*+@wish paque* par+jour para+o para+poder
        3 parce part passar passo* passos per+@morning per+dag per..peso perch* perche perdido pero picco* piccola
        3 pilul* plus por..e porqu*..fui posso+@life poter pra+@not pra+nao prend* propo* proposito puede puedo+@life
        3 puedo+vivir purpo* purpose quanto quatr*..de quatre+jours que+se quell*+@ask quello+che quiero quilo*+@eat
        3 quilo*..seman* rentr* rentrer rid rid+of sag sag+@self sag+ich sale salle say+@self schritten schwi*
        3 schwitzt se+@ask se+como se+puede seit semaines seman*..de senta* ser+es sette sit+ups six so+that so..i
        3 sorel* sorella soy+una spieg* still* sto stree* streefgewicht sua tage te+komen tengo+@afraid tengo+derecho
        3 tengo+miedo tengo..a tengo..comer the+@body the+dress the+scale then then+@self they they+@not they+dont
        3 thin throu* through times tips to+put to..kg toast tot+het trainer tre+settimane tres..para trink* trots
        3 um+imc un+@food un+imc un..alime* un..e un..suda und+@hate under under+@thindrink under+the une until up+for
        3 ups val van van+gisteren vanda*+@control vener* venerdi verao verbr* verlo*+@without verloren+ohne vertr*
        3 vesti* viele+@exercise vier+dagen vingt vingt+fois viva voglio+perdere vomit* vomited voor+het vor want
        3 was+@control wasser what+do wil+zo will+dass wird+es worde* worden worki* working y+@other y+el y+luego zeg
        3 zet zijn zo zonder+iets zu zwei+@pain zwei+mal ~<abd ~<abdo ~<affa ~<al> ~<ali ~<alim ~<as ~<aus ~<av ~<avo
        3 ~<bi ~<bit ~<bro ~<bu ~<ce ~<che ~<cli ~<cor ~<cre ~<day ~<def ~<defi ~<dia ~<dre ~<edu ~<educ ~<en ~<enco
        3 ~<esc ~<et ~<fo ~<fri ~<gr ~<gro ~<hung ~<it ~<iv ~<ive ~<ive> ~<kle ~<klei ~<kom ~<liv ~<ll ~<lle ~<mand
        3 ~<meno ~<met ~<min ~<nu ~<off ~<off> ~<pan ~<per> ~<pra> ~<prof ~<pur ~<rech ~<regl ~<ri ~<saba ~<schi ~<se
        3 ~<si> ~<sile ~<so> ~<son ~<sono ~<sons ~<sput ~<st ~<suda ~<tage ~<te ~<tea ~<thig ~<tip ~<und ~<us ~<val
        3 ~<ve ~<von> ~<wea ~<wee ~<zi ~aag ~abd ~abdo ~af> ~affa ~affam ~agen ~agen> ~agr ~agra ~ake ~ali ~alim
        3 ~alime ~all ~aller ~alme ~alori ~am> ~andom ~asi> ~asser ~atand ~ativ ~ats ~avo ~ays ~ays> ~bdo ~bit ~bro
        3 ~buf ~buff ~cchi ~cer ~chif ~chifo ~chut ~chute ~cic ~cio> ~ciona ~clin ~comer ~comid ~compe ~cone ~conta
        3 ~corpo ~dat> ~day> ~def ~defi ~dia ~dimag ~dome ~dome> ~domi ~domin ~duca ~eac ~each ~ede> ~educ ~educa
        3 ~eer> ~efi ~ehr ~eim ~eks ~eks> ~en> ~ena ~enco ~enor ~entos ~enz ~enzi ~erdi ~ere> ~ers ~eru ~es> ~esc ~ets
        3 ~evo ~evo> ~fel ~ff> ~ffam ~fie ~fri ~fuh ~gel ~gers ~gibts ~gorda ~gra> ~gross ~hif ~hifo ~hig ~high ~high>
        3 ~hre ~hung ~hunge ~hut ~hute ~hute> ~ia> ~ibts ~ibts> ~ich ~ico> ~ie> ~iel> ~iere> ~ifo ~illo ~imagr ~in>
        3 ~inic ~inica ~ipl ~ipli ~iplin ~ique ~ique> ~ire> ~ive> ~ken ~ken> ~klei ~klein ~kom ~ks> ~leine ~let ~levo
        3 ~levo> ~lime ~limen ~linic ~lit ~ller ~llevo ~lls ~lme ~lon> ~lor ~lori ~magr ~magra ~mande ~matan ~men
        3 ~meno ~mer ~mpen ~mpens ~nce ~ndom ~ndome ~nes> ~ngere ~nik ~nis ~nk> ~now ~ntos> ~nzio ~off> ~oge ~oit>
        3 ~omer ~omid ~omina ~ompe ~ompen ~ono> ~ons ~onst> ~ora> ~orda> ~orpo ~orpo> ~osse> ~oui ~oy> ~pan ~para>
        3 ~pens ~per> ~pli ~plin ~po> ~pra> ~ps> ~pur ~put ~quei ~qui ~raa ~raf ~raf> ~ree ~regl ~res ~rfa ~rid ~rink
        3 ~rme ~rois> ~roit ~roit> ~rosse ~rpo> ~rt> ~rta> ~saba ~sas> ~sat ~schif ~ser> ~si> ~sile ~silen ~sit ~sono
        3 ~sono> ~sonst ~sput ~ssa ~ssen ~ssen> ~suda ~tand ~tando ~te> ~tee ~terd ~th> ~thig ~thigh ~thr ~tip ~to>
        3 ~tre ~tres ~tres> ~tte ~tte> ~twe ~uck ~uill ~under ~unger ~von ~von> ~was ~wea ~ys> ~zie ~ziel ~zion
        2 #10+kilo #10..een #10..em #10..ohne #10..tre #10..trois #10..una #10..verlo* #100+kilos #1200+@trapped
        2 #1200+dentro #1200..dia #20+k #20..en #3..la #45..dice @afraid+@ask @afraid+@data @afraid+@not @afraid+@stop
        2 @afraid+de @afraid+di @afraid+se @again+@binge @again+@die @again+@pills @again+@pressure @again+de
        2 @again+feel @again+my @again+naar @again+tengo @all+@here @all+@period @all+@swelling @all+day @all+il
        2 @all+me @all+quell* @alone @alone+@pressure @alone+@scale @alone+@vision @alone+y @arm+@all @arm+@few
        2 @arm+@nothing @arm+@stop @arm+veces @ask+#20 @ask+@ask @ask+@child @ask+@food @ask+@numb @ask+@other
        2 @ask+@speech @ask+@vision @ask+@vomit @ask+@water @ask+ce @ask+chego @ask+comi @ask+do @ask+een @ask+estou
        2 @ask+estoy @ask+geht @ask+ho @ask+lange @ask+melho* @ask+merit* @ask+mijn @ask+my @ask+nicht @ask+nunca
        2 @ask+si @ask+vivir @ask+zie @better+is @binge+en @binge+und @blue @blue+@fat @blue+@sport @body+@more
        2 @body+@pressure @body+@seizure @burden+@cry @burden+@data @burden+@off @burden+@wait @burden+ik @burden+si
        2 @burn+#1200 @burn+@food @burn+@give @burn+@off @burn+@vision @burn+off @calm+@feel @calm+feel
        2 @calorie+@again @calorie+@past @calorie+@pills @calorie+@they @calorie+par @calorie+per @calorie+vanda*
        2 @care+@reason @chest+@data @chest+@film @chest+@past @chest+@wish @chest+show @child @child+@ask
        2 @confused+@eat @confused+@not @control+@enough @control+@minutes @control+@tired @control+op @count
        2 @count+@again @count+@arm @count+@more @count+@not @count+@vomit @count+as @count+cada @cry+@again @cry+e
        2 @cry+om @cry+per @cut+@thindrink @data+@again @data+@arm @data+@better @data+@cry @data+@die @data+@end
        2 @data+@enough @data+@family @data+@find @data+@stop @data+@without @data+a @data+geht @data+kilom*
        2 @data+lange @data+squat* @decide+@off @decide+@past @decide+como @decide+how @die+@again @die+@all
        2 @die+@blue @die+@papers @die+ik @die+pizza @die+waage @doctor+@enough @doctor+que @earn+@burn
        2 @earn+@exercise @earn+@life @earn+@vision @eat+@chest @eat+@die @eat+@empty @eat+@faint @eat+@find
        2 @eat+@future @eat+@means @eat+@pressure @eat+@reason @eat+@tired @eat+at @eat+damit @eat+darf @eat+das
        2 @eat+for @eat+i @eat+melho* @eat+once @eat+pour @eat+pract* @eat+so @eat+uit @eat+und @empty+la @end+@binge
        2 @end+@here @end+@lose @end+@thing @end+@vomit @end+le @enough+@end @enough+@past @enough+a @exercise+@decide
        2 @exercise+@die @exercise+@end @exercise+@give @exercise+@off @exercise+@other @exercise+@self
        2 @exercise+@stop @exercise+@trapped @exercise+apres @exercise+becau* @exercise+befor* @exercise+ik
        2 @exercise+lopen @exercise+om @exercise+por @exercise+prima @exercise+to @exercise+voor @exist+@thin @face+me
        2 @family+@child @family+@confused @family+@find @family+@head @family+@leg @family+@skip @family+@sport
        2 @family+@vomit @family+denkt @family+eet @family+luta @family+per @family+ringt @fat+@hate @fat+@not
        2 @fat+@self @fat+@they @feel+@burden @feel+culpa @feel+in @feel+mich @feel+so @few+@afraid @few+@calorie
        2 @few+@control @few+@die @few+@earn @few+@fat @few+@thin @few+como @few+fett @few+une @few+y @film+@arm
        2 @find+@ask @food+@count @food+@exercise @food+@wait @food+after @food+d @food+di @food+und @fun+@afraid
        2 @fun+@ask @fun+@enough @future+@thin @give+@ask @give+@blood @give+@not @give+@pressure @give+@wish
        2 @give+andar* @give+caffe @give+ieri @give+riso @gone+@again @gone+@ask @gone+desde @guilt+@again @hate+@data
        2 @hate+@other @hate+how @hate+il @hate+meine* @head+@fun @head+@morning @here+@ask @here+@body @here+@calm
        2 @here+@child @here+@hide @here+@laxative @here+@papers @here+@past @here+@scale @here+@self @here+@stop
        2 @here+clini* @here+magra @here+minha @here+never* @here+pasta @here+pesee @here+tisan* @hide+@burden
        2 @hide+@eat @hide+@gone @hide+@not @hide+@self @hide+con @hide+weg @hunger+@sleep @jump+@ask @jump+@period
        2 @jump+@pressure @jump+et @jump+l @laxative+@give @laxative+@here @laxative+@lose @laxative+la
        2 @letter+@family @lose @lose+@data @means+@eat @minutes+@ask @minutes+@body @minutes+@empty @minutes+@end
        2 @minutes+@family @minutes+@give @minutes+@lose @minutes+@papers @minutes+@pills @minutes+des @minutes+in
        2 @minutes+minha @more+@decide @more+@past @more+@period @more+auf @more+bajo @more+plane* @morning+@binge
        2 @morning+@body @morning+@night @morning+@past @morning+@sleep @morning+@wait @morning+@wish @morning+a
        2 @morning+die @morning+la @need+@ask @never+beste* @night+@family @night+@thindrink @night+geh @night+kein
        2 @night+plund* @nobody+sees @not+@body @not+@burden @not+@child @not+@fat @not+@papers @not+@past @not+@pills
        2 @not+@reason @not+@vision @not+@vomit @not+banhe* @not+como @not+eaten @not+eten @not+hoef @not+let
        2 @not+merec* @not+merez* @not+mi @not+naar @not+se @not+sei @not+vois @nothing+@find @nothing+@minutes
        2 @nothing+om @numb+@data @off+@all @off+@data @off+@eat @off+@food @off+me @other+@cut @other+@few
        2 @other+@head @other+@here @other+@self @other+@sorry @other+frigo @other+viern* @papers+que @past+@again
        2 @past+@self @past+de @past+i @period+@exercise @period+@more @period+@pills @period+@wish @pills+@empty
        2 @pills+@here @pills+@hide @pills+@papers @pills+@scale @pills+clini* @pills+never* @pills+pasta @pills+pesee
        2 @pills+tisan* @pressure+@cry @pressure+@give @pressure+@here @pressure+@past @pressure+@thindrink
        2 @pressure+me @reason+@control @reason+ik @scale+@here @scale+@sport @scale+@thindrink @scale+avant @scale+is
        2 @scale+mas @scale+num @scale+si @scale+van @self+@binge @self+@calm @self+@exist @self+@family
        2 @self+@morning @self+@planned @self+@vision @self+a @self+again @self+asseo* @self+ate @self+been
        2 @self+bijna @self+chew @self+culpa* @self+docht* @self+door @self+eat @self+een @self+einge* @self+erst
        2 @self+evano* @self+facci* @self+finde @self+fuhl @self+herma* @self+krieg* @self+log @self+mehr @self+mit
        2 @self+not @self+obiet* @self+objec* @self+objet* @self+peux @self+renne* @self+repas @self+ribs @self+sohn
        2 @self+solo @self+spaar @self+spend @self+stand* @self+tage @self+tanze @self+thigh* @self+think @self+tranq*
        2 @self+trouv* @self+verst* @self+vomit* @self+walk @self+weeg @self+will @skin+@more @skin+@thin @skin+@vomit
        2 @skin+es @skip+@eat @skip+@here @skip+@pills @skip+@thin @skip+l @skip+van @sleep+stata @sorry+@all
        2 @sorry+@means @sorry+@wish @speech+@ask @sport+@burn @sport+en @stop+@burden @stop+@burn @stop+@earn
        2 @stop+@pressure @stop+@scale @stop+adelg* @stop+emagr* @stop+la @stop+o @stop+pra @sugar+@other
        2 @sugar+@papers @swelling+@all @swelling+esta @they+@again @they+@cut @they+@data @they+@decide
        2 @they+@exercise @they+regar* @they+repas @thin+@alone @thin+@calm @thin+@find @thin+@morning @thin+@self
        2 @thin+@wait @thin+l @thin+zu @thindrink+@again @thindrink+@burden @thindrink+@burn @thindrink+@film
        2 @thindrink+@future @thindrink+@gone @thindrink+@hide @thindrink+@thing @thindrink+@worse @thindrink+en
        2 @thindrink+maken @thindrink+old @thindrink+watch @thing+@night @thing+says @tired+@arm @tired+@scale
        2 @tired+dos @tired+en @trapped+@again @trapped+@minutes @trapped+@not @trapped+@thing @trapped+at
        2 @trapped+heen @vision @vision+#100 @vision+@self @vision+@thin @vision+ik @vomit+@blue @vomit+@decide
        2 @vomit+@hide @vomit+@morning @vomit+@they @vomit+apres @vomit+esta @vomit+na @wait+@burden @wait+@cry
        2 @wait+@earn @wait+@give @wait+@here @wait+@pills @wait+@vision @wait+avoir @wait+chaqu* @wait+da @wait+do
        2 @wait+freit* @wait+frida* @wait+non @wait+ogni @wait+that @water @water+in @wish+#10 @wish+@afraid
        2 @wish+@enough @wish+@exist @wish+@means @wish+@need @wish+@nothing @wish+@numb @wish+@past @wish+@skip
        2 @wish+che @wish+i @wish+ich @wish+paro @wish+perde* @wish+puo @wish+zo @without+@again @without+@exercise
        2 @without+@nothing @without+@papers @without+menst* @without+rien a+@burden a+@data a+@end a+@thindrink
        2 a+@tired a+calca a+comida a+las a+un a..and a..calor* a..despu* a..ontem a..para aan..komen abdos abend*
        2 abendessen abneh* abnehmen ad addom* addominali adelg* adelgazar af..valle* after+that agua ai+ete ai+un
        2 al+@doctor al+medico alergica alergica+a all+@morning all+day alle alle+due allor* allora alors+@self
        2 alors+j alrea*+@decide als..s also am+an an+des an..mit and+got and+im and+ive and+she apert* apres+avoir
        2 apres+chaque apres..repas arroz+y as+@calorie as+calorias asseo* asseoir at+practice auf auf+@die auf+die
        2 auf+und aun aus..und aux+@hide aux+toilettes avant+@give avant+vendredi aver avo avond avondeten back baila*
        2 baila*..#45 bailarina baja+@here baja+@pills baja+la bajar+#10 balan* balei* balle* be bed been been..for
        2 before+i bei ben+#10 ben..een ben..om beruh* beste* bevo bij bis..ist biscu* biscuit blau blauw* blauwe
        2 bolac* bones boyfr* boyfriend broke* broken bucke* bucket bufe bufe..e cada cada+@calorie cada+caloria
        2 cada+refeicao cafe..chicl* calca calca+@pressure caloria calorias+por calorieen calorieen+per
        2 calorieen+vandaag calories+par cammino can+@self can+i can..on cance* cant+@stop cant+stop canti* ce+n
        2 chaqu*+@decide chaqu*+@eat chaque+repas che+@wish che..il che..tutto chego chew chez chicl*..#100 chicle
        2 chiclete chili choro ciclo coach+zegt com+o combi*..par come+@nothing come+@sport come+nada como..a
        2 como..bebo como..corre* con+@other con..al con..kcal conse* conta*..volte contr*+@self corre*..a
        2 corre*..horas corta croit croit+@ask croit+que cuant*+@exercise cuatro+dias culpabilise cup d+hier da+@self
        2 da+minha daarn* daarna dagen+@nothing dagen..om dann dans dans+@here dans+@pills dans+des dans+la dans+un
        2 dar..peso das+@arm das+dos dat+ik dat..een day days+and de+@hide de+@nothing de+ayer de+ir de+m de+me de+moi
        2 de+pasta de+rentrer de+riz de+spiegel de+squats de+wc de..duas de..giste* de..la de..nog de..por de..rien
        2 debil defic*..#more defic*..calor* defice defice+de del+@hide dem+buffet dem..wiede* demai*+@exercise demi
        2 denk dentr* dentro dentro+#1200 depoi*+@here depoi*+@minutes depois+da depois+do depuis+des der+@morning
        2 der+tag des+semaines des..pour deux+jours deux..avant dez di+@eat di+@food di+@fun di+@thindrink di+andare
        2 di+caffe di+ieri di+riso di..un dia+@few dia..das dia..perdi* dias..cafe dias..caldo die+@papers die+@scale
        2 die+pizza die+waage die..runte* dieta+e dinge* dingen direi* do+@ask do+que docht* dochter dois+@earn donc
        2 door+heen dopo+ogni dos+veces down+@self down+my draag drop drum duas..a dubbe* dubbele due+mesi durf
        2 e+@pills e+@self e+ho e+la e+mi e+piango e+poi e..#300 e..l e..me e..quand* each eat..i eaten eaten+for
        2 educa*..me een+@data een+kilo een+week een..aan een..dat een..heb een..te een..van eerst eet+@not eet+en
        2 ein+@fat ein..von einde* eindelijk einem+monat ejerc* el+@burden el+@pressure el+@scale el+peso el+viernes
        2 el..y elke en+@afraid en+@wait en+casa en+daarna en+het en+panico en+una en..bano en..calor* en..de en..in
        2 en..pour en..ze endli* endlich entro entro+en entro+venerdi es+@end es+aus es..en es..ist escal*
        2 escal*+@wait escalier escondidas escondo ese essen+@again essen+@earn essen+darf est est+@data est+@exercise
        2 est+@here est+@not est+@pills est+fichue est+la est+pas esta+em et+j et..dans ete+@control evanouir even
        2 every+@data every+week every..and every..me everything expli* explicar explicar+por fa..in feel..failu*
        2 feest fichu* fichue fico filho+luta finalmente finch*+@not finche+non finde fini+le fino fino+a fiz
        2 fois..jour food+@ask food+and food..the fora four four..of fraca fress* from+@data from+yesterday furs
        2 gaat+de garga*..carne garganta+esta ge geht geht+das gemac* gemac*+@ask gemacht genom* genommen gente gesch*
        2 get get+@thindrink get+the giorn*..per giornata giste* gone gram grammi great grote guard*..calor*
        2 hab+@afraid hab+angst habe..verlo* half+a has+@leg has+been has+to hasse+meinen hasta hate+@ask hate+@data
        2 hate+how have+to haven*+@eat havent+eaten heen herma* het+feest het+voor het..weer heute heute+kein
        2 ho+@afraid ho+fatto ho+paura hoe..ik hoeve*+@exercise hoje hoje+@not hoje+nao hora how+@data how..i hueso*
        2 huesos hui..de huil+om i+@enough i+@find i+@head i+@lose i+@wait i+ate i+chew i+have i+spend i+think i+walk
        2 i..bread i..fat i..food i..on i..run i..today i..twent* ich+@more ich+einen ich+finde ich+fuhl ich+kriege
        2 ich+mehr ich+tanze ich..#3 ich..desto ich..einen ich..kg ich..mich ich..zwei iets+@thindrink iets+te if
        2 if+@self ik+@all ik+@ask ik+@hunger ik+@scale ik+@trapped ik+alles ik+bijna ik+door ik+spaar ik+weeg ik..al
        2 ik..ik ik..in ik..mezel* ik..om il il+@eat il+frigo il..senza ils im+@afraid im+already im+just im..dance*
        2 im..of in+@afraid in+@guilt in+colpa in+nine in+two in..abneh* in..and in..en in..het in..per in..week
        2 in..weeks insul* insul*+@here intak* intake into..and is+#20 is+@arm is+@past is+back isst ist it+@trapped
        2 it+@worse it+before it+for it+gets it+out it..a ive+@leg ive+been ive+got ive..mysel* je+@guilt
        2 je+culpabilise je+peux je+prends je+suis je..c je..ich je..mon je..pese je..que jede jetzt jetzt..nur
        2 journee+est jusqu jusqu+a juste+une k kann+@not kann+nicht kcal..dia keek keep+@self keep+my keeps+@self
        2 keeps+me keer+per kg+em kg..tre kg..weeks kilo+@wait kilo+afvallen kilom* kilos+avant klini* km+lopen
        2 knochen komen krach* kracht kriege l+@pills l+ho la+@scale la+nevera la+pasta la+pesee la..larga la..sale
        2 lager largo las las+@arm las+dos las..de lassa* lassativi laufe*+@end laxan*..de laxantes laxee* le le+@eat
        2 le+@exercise le+@fat le+frigo le..di le..me le..non le..puis leave left legge* leichter les+@decide les+@eat
        2 les+repas les..ne let+@self liber* like..failu* litre* litres litro* litro*+@past litros litros+antes
        2 lloro+por loop+@self loop+ik los+@thin los+huesos luta m+@faint m+asseoir m+evanouir m..de maar+de maigrir
        2 mais mais+@self mais+je make makes makes+@self makes+me mal..gezah* mamie manda* mange* mange+un manha..e
        2 many+@minutes many+km many..i marzo mas+@lose mas+bajo matin+@self me+@cry me+@minutes me+da me+on me..fois
        2 me..like mehr+@wish mehr+auf mein+@family mein+sohn mein..auf meine meine+@period meine+tage meine+tochter
        2 melho*+@self meno menos menos+@eat menos+como menst* menstruacao mereco merez* merezco messe meta..com mets
        2 mets+@self mi+@family mi+faccio mi+objetivo mi..en mi..in mi..no mi..setti* mich+so mijn+dochter mijn..niet
        2 minha minha+@family mio+obiettivo mit..schri* moet mon+@decide mon+@eat mon+@sport mon+objectif monat
        2 monde+@self monde+me monte morge*+@die morge*+@hunger morgens+die muss+@self my+@chest my+@skin my+@thin
        2 my+ribs my+thighs my..goal my..is my..on my..purpo* my..to my..with mysel* mysel*+@eat mysel*..a
        2 mysel*..times myself n+est naar+het nach..torte nacht*..ich nachts+geh nachts+plunder nada+@wait nao+@self
        2 nao+me nao+mereco nao..comer nasco* nascondo nascondo+il ne+@eat ne+@vision ne+vois ne..que nei nella never*
        2 nevera nicht* nicht*+@eat nicht+auf nichts nient*..a niet+@again niet+hoef niet+naar niet..is niets+@more
        2 niets+@water niets+meer nine no+@ask no+@hide no+banheiro no+merezco no..a no..comer nobod*..i nobody+sees
        2 nog noite+e non+@eat non+mangio non+mi nonna nos+dias nos..de not+@eat novo now+@self num+@means num+@self
        2 num+mes numer*+@more o+@burden o+@pressure o+@scale o+peso o..a o..sem obiettivo objec* objectif objetivo
        2 odeio odio+@other odio+il of+@all of+@thindrink of+everything of+ik off+@self off+me oggi+@sleep oggi+sono
        2 ogni+@eat ogni+pasto ohne..zu om+de om..valle* omdat on+@thindrink on+the only+@control only..i op op+en ora
        2 overa*+@swelling overgeven panico+se par..de para+@burn para+@here para+@pills para+adelgazar para+emagrecer
        2 para+la passa* paste* pastel pasto paura+di pelo peque* per+@lose per+dimagrire per..e perde*..chili perdi*
        2 pero+por pesat* pesata pese..fois pese..par peso+@wish peur+de piango+per pillo*..non pizza+de plane*+@ask
        2 plane*+@eat plann*+@ask plann*+@data planning+how pleas* please plund* plund*+@self plunder plus+@ask
        2 plus+@self plus+que plus..est plus..je plus..plus poi por por+#300 por+@end por+@other por+el por+fin
        2 por+que porta posso..#1200 poter+@eat poter+mangiare pour+@lose pour+@thin pour+maigrir pract* practice
        2 prend*+@laxative prendo prendo+lassativi prends prima prima..poter puedo..con puis puis+tout puis+une
        2 qu+@they qu+ils quand quand*..#100 quand+est quando+a quatro+dias que que+@exercise que+@never que+@wish
        2 que+comi que+como que+correr que+estou que+estoy que+nunca que..a que..ai que..mange que..o quello quema*
        2 quemar quero..de quier* quier*..de quiet* quilos+num quind*..al quindi refeicao regle repas reste revient
        2 ribs+@data ribs+@film ribs+show rice rid..it rien ringt riso+e riz riz+et room runte* ruste* rusten sache*
        2 sagt sans+@nothing sans+@self sans+rien satur* schen* schwester se+@jump se+@morning se+@not se+@skip seder*
        2 sedere sees seis seis+@papers sem+@period sem+menstruacao semai*..le sempre+a sentadillas sento+in sera+e
        2 sete setti*..il sh show si+@here si+@pills si+la si+puo si..le sieht siempre+tengo sient* sient*+@guilt
        2 siento siete silenzio sind+@blue sind+@minutes sind+blau so..dont sohn sohn+ringt solo+y sono+stata
        2 sonst..ich sou soy spaar spaar+@self spaar+mijn spend spuckt sputo spuug* spuugt squats+per standig standing
        2 stata stata+@control still+@feel still+feel stree*..bij stuck sture* sturen subir sue sur+trois
        2 svuot*+@other taart tag tagen+@empty tagen+@nothing tagen+nichts tanze te te+maken tekor* tekort tekort+van
        2 tengo+@ask tengo+que tenho..a tenho..corre* that+@food thats the+@calm the+@few the+@future the+@hide
        2 the+@morning the+@pressure the+@thin the+@thing the+old the+watch the..after the..for the..i them then+i
        2 thigh* thighs think* think*+@self thinks thinks+i throw* times..day tirar tirar+a tisan* tisan*+@laxative to
        2 to+@jump to+@lose to+go to+lose to+make tocht*+@eat today toilettes tomo+@laxative tomo+laxantes tot touch*
        2 tout trainer+sagt tranq* tras tre..il tre..per tres+dias trots+@tired trots+op trouble trouv* trouve tudo+e
        2 tudo+pra tutto tutto+@other tutto+il tutto+quello tutto..senza twee+keer twee+maanden twice twint* twintig
        2 two two+weeks um+@thin um..de um..zu un+demi un+numero una+@eat una+cena und+@ask und+@self und+kann
        2 und..bis und..dem und..es under+#45 until+@thindrink until+the up+@self up+my van+@ask veces+al veo
        2 verbr*+@self verbranden verdi* vergo* verpe* verpest vez+de viern* viernes vogli*+@ask vogli*..#10
        2 vogli*..chili voglio+che volte+al volto* voltou vom+@hide vomit*..propo* voor+@self voor+ik voor+vrijdag
        2 voor..gewic* voor..ik vrijd* vrijdag waaro* waaro*+@self waarom waarom+ik wanne* wanneer war..zwei was+@numb
        2 was+@self was..today wat+een watch+says wc weak weari* wearing week+and week..dat weer+naar weer..de
        2 weigh..times weil wenn whats whats+@thindrink whats+the where+@self wie wie+geht wie+lange with+@exercise
        2 with+my with..last witho* without woche* woche+@data y+@again y+@cry y+@self y+lloro y+me y..la yogur
        2 ze+@self ze+me ze..niet zeg+ik zes zeven zie zie+ik zodat+@self zodat+@they zodat+ze zodat..niet zu+@eat
        2 zu+@self zu+machen zu+mir zu+werden zum zweet zwei+@thing zwei+uhr zwei..gezah* ~<ab> ~<abf ~<abfu ~<aff
        2 ~<and> ~<asi ~<asi> ~<aus> ~<aver ~<bag ~<bal ~<banh ~<bano ~<bis ~<bm ~<bmi ~<bmi> ~<boui ~<br ~<brav
        2 ~<brot ~<buf ~<c> ~<can ~<can> ~<cena ~<ci ~<cib ~<cibo ~<cic ~<cons ~<cred ~<cu ~<cua ~<dag ~<dage ~<danc
        2 ~<dar> ~<days ~<de ~<de> ~<denk ~<des> ~<desh ~<deux ~<dias ~<digo ~<dima ~<din ~<dir ~<disc ~<dist ~<dos
        2 ~<dos> ~<drei ~<dri ~<drie ~<droi ~<dua ~<duas ~<due ~<due> ~<dus> ~<ea ~<ed ~<een ~<een> ~<eet ~<ein ~<elk
        2 ~<en> ~<enc ~<eno ~<enor ~<er ~<era ~<eraf ~<es ~<ess ~<esse ~<et> ~<etw ~<etwa ~<ev ~<eve ~<exp ~<fai
        2 ~<febr ~<fier ~<flac ~<foi ~<fois ~<for ~<frid ~<frig ~<fu ~<gai ~<gain ~<gap ~<gap> ~<get ~<gi ~<gib ~<gibt
        2 ~<gor ~<gord ~<got ~<got> ~<gra ~<gros ~<gua ~<guar ~<has ~<have ~<heim ~<heu ~<hoe> ~<hour ~<hoy ~<hoy>
        2 ~<hu ~<hun ~<i> ~<ic ~<ich ~<ich> ~<ik ~<ik> ~<imc ~<imc> ~<in> ~<ir ~<its ~<its> ~<jant ~<jo ~<jou ~<jour
        2 ~<kee ~<kilo ~<kl ~<komm ~<kr ~<kwi ~<kwij ~<la> ~<lei ~<lit ~<litr ~<live ~<lo> ~<ma ~<maal ~<mai ~<make
        2 ~<man ~<mang ~<mata ~<mett ~<minc ~<mini ~<must ~<nag ~<nage ~<neg ~<nega ~<ni ~<noj ~<now ~<now> ~<num>
        2 ~<numa ~<of ~<om> ~<oma ~<oma> ~<par ~<par> ~<para ~<pil ~<plu ~<pode ~<poli ~<pour ~<pra ~<quei ~<quel
        2 ~<rap ~<rape ~<rec ~<reca ~<revi ~<sag ~<sai> ~<say ~<schw ~<set> ~<she ~<she> ~<sie ~<sil ~<sit ~<sit>
        2 ~<sli ~<slic ~<solo ~<sp ~<spuc ~<star ~<stat ~<stel ~<sud ~<tag ~<teng ~<tenh ~<teru ~<tha ~<that ~<thi
        2 ~<thr ~<toi ~<toil ~<tre> ~<tres ~<troi ~<trot ~<trou ~<tru ~<trui ~<tud ~<tudo ~<twee ~<ui ~<uit ~<uit>
        2 ~<um ~<um> ~<und> ~<vall ~<vaso ~<ved ~<vej ~<vejo ~<vier ~<volt ~<vomi ~<von ~<vr ~<wass ~<wat ~<wear ~<wie
        2 ~<wied ~<word ~<ze> ~<zod ~<zoda ~<zw ~<zwe ~<zwei ~aalti ~ab> ~aba ~abad ~abado ~abdom ~abf ~abfu ~abfuh
        2 ~aca ~acch ~acchi ~acer ~acerm ~ache> ~acher ~ada> ~ag> ~agt ~agt> ~ai> ~aig ~ail ~air ~aire ~aire> ~ak>
        2 ~akt> ~ale ~alle> ~alme> ~alo ~alor ~als ~alti ~altij ~ame ~amer ~ancer ~ando ~ane> ~angio ~anhe ~anhei
        2 ~anic ~anico ~anik ~anik> ~ano> ~anti ~anti> ~anto ~anto> ~ap> ~ape ~apet ~apeti ~ara> ~are ~are> ~arf
        2 ~arme> ~art> ~asco ~asi ~assa ~astic ~ata ~atan ~atia ~atia> ~ative ~aus> ~auw ~ave> ~axan ~axant ~axat
        2 ~axati ~ay> ~bad ~bado ~bado> ~bag ~bal ~ban ~banh ~banhe ~bano ~bano> ~bdom ~bdomi ~bele ~bfu ~bfuh ~bfuhr
        2 ~bis ~ble ~ble> ~bmi ~bmi> ~boui ~bouil ~bread ~brot ~bts ~bts> ~cai> ~calme ~can> ~cch ~cchie ~ccio ~ccion
        2 ~ce> ~cena ~cent ~cerm ~cerme ~ceu ~cha> ~chaa ~che> ~chen ~chen> ~cher> ~chicl ~chti ~chtig ~chts ~chts>
        2 ~chu ~chw ~chwi ~cib ~cibo ~cibo> ~cion ~cip ~cipl ~cipli ~cog ~coge ~colh ~colhe ~cond ~cons ~cre ~cred
        2 ~cua ~cuand ~da> ~dag ~dage ~dagen ~danc ~dance ~dano ~dano> ~dans ~dat ~days ~days> ~denk ~des ~des> ~desh
        2 ~desha ~deux ~deux> ~dias ~dias> ~dic ~dica ~diene ~digo ~digo> ~dima ~din ~dir ~disc ~disci ~dist ~distu
        2 ~dos> ~dre ~drei ~drei> ~dri ~drie ~drink ~dro ~droi ~droit ~dua ~duas ~duas> ~ducac ~due ~due> ~ean> ~eca
        2 ~ecai ~eche ~ede ~eder> ~edu ~eef ~eeks ~eeks> ~een ~een> ~eets ~ega ~egat ~egati ~egla ~ego ~ego> ~eht
        2 ~eht> ~ei> ~eimo ~eimo> ~einen ~einer ~eir ~eiro ~eiro> ~eis> ~ejo ~ek> ~eke ~elf ~ella ~ella> ~elo> ~ema
        2 ~ena> ~enc ~encio ~encog ~engo ~engo> ~enh ~enho ~enho> ~enk ~enk> ~enorm ~entai ~entar ~entro ~eraf ~eraf>
        2 ~erec ~erf ~erin ~erin> ~erme ~erme> ~ers> ~ersu ~ersuc ~erta> ~erug ~erug> ~esh ~esha ~ess ~essi ~essor
        2 ~estel ~eta> ~ete> ~eten ~eten> ~etis ~etiss ~ett ~etta> ~ette ~ette> ~ettes ~etwa ~etwas ~exia ~exia> ~exp
        2 ~eze ~fai ~fall ~fam ~fatia ~febr ~ffe ~ffel ~fier ~fiere ~fiz ~flac ~flaca ~foi ~fois ~fois> ~for ~fos
        2 ~fosa ~fosa> ~fre ~frid ~frig ~fuhr ~fur ~fur> ~gai ~gain ~gap ~gap> ~gat ~gati ~geht ~geht> ~gel> ~ger>
        2 ~gere> ~get ~gh> ~gib ~gibt ~gio ~gna ~gnan ~gnant ~gno ~gno> ~gom ~gor ~gord ~grir ~gros ~hacer ~ham ~has
        2 ~has> ~hats ~hats> ~he> ~hei ~heim ~heir ~heiro ~hem ~hem> ~hent> ~her> ~hicl ~hicle ~hier ~hifos ~hin ~hn>
        2 ~hoe> ~hour ~how> ~hoy ~hoy> ~hree ~hree> ~hti ~htig ~htig> ~hun ~hwi ~iare ~iare> ~ibt ~icch ~icchi ~icle
        2 ~ido> ~ied ~iek ~iel ~iene ~ienz ~ifi ~ifie ~ifos ~ifosa ~igo ~ile ~ilen ~ilenc ~ilet ~illon ~ilo ~ilos
        2 ~ilos> ~ilu ~imag ~imane ~imc ~imc> ~inal ~inc ~ince ~indi ~inen ~inen> ~inger ~ingt ~ingt> ~ini ~inim ~ink>
        2 ~ins ~into> ~inz ~inze ~inze> ~io> ~ion ~iona> ~ioni ~ioni> ~iorni ~iqu ~ire ~isci ~iscip ~ise ~istu ~istur
        2 ~isz ~ith ~ito ~ito> ~itr ~ive ~ix> ~iz> ~jant ~jen ~jer ~jou ~jour ~kee ~kilo ~kle ~knows ~komm ~komme ~kwi
        2 ~kwij ~kwijt ~laca> ~lar ~laxan ~laxat ~lein ~lenc ~lenci ~ler ~let> ~lev ~lhe ~lich ~lina ~lina> ~lite
        2 ~litr ~liv ~ller> ~llon ~llon> ~lme> ~lorie ~los> ~lowe ~lpa ~lpa> ~lsa ~ltij ~ltijd ~lus ~maalt ~make ~mall
        2 ~malle ~manda ~mane ~mane> ~mang ~mata ~mc> ~me> ~menta ~mes> ~met ~mi> ~mida ~mida> ~min ~minc ~mince ~mini
        2 ~minim ~mito ~mito> ~mo> ~must ~nag ~nage ~nagel ~nai ~nano ~nano> ~nant ~nante ~nap ~nar ~nar> ~ncer ~ncer>
        2 ~ncio ~ncio> ~nco ~ncog ~ncoge ~ndel ~ndi ~ndo ~neg ~nega ~negat ~ngio ~ngio> ~ngt> ~nhe ~nhei ~nheir ~ni>
        2 ~nica ~nica> ~nico ~nico> ~nik> ~nis> ~noj ~nor> ~nows ~nows> ~nst ~nst> ~nta ~ntai ~ntair ~ntare ~ntate
        2 ~nti> ~ntos ~ntro ~num> ~numa ~numa> ~nzion ~oas ~obi ~och ~ochen ~odat ~odat> ~ods ~off ~oile ~oilet ~ois
        2 ~oit ~oje ~ola> ~olhe ~olit ~olite ~olt ~olte ~olte> ~oma> ~omer> ~omida ~omin ~omito ~omme> ~omo ~omo>
        2 ~ona> ~onan ~onano ~ond ~ones ~ones> ~oni> ~ono ~onst ~onta ~ontat ~oorn ~opo ~orc ~orda ~ores ~orgu ~orgul
        2 ~ori ~orni ~orni> ~ort> ~orz ~osa ~osa> ~osi ~oss ~osse ~oter ~ouble ~ouil ~ouill ~our> ~ours> ~ourt> ~out>
        2 ~owe ~ozo> ~panic ~panik ~par> ~pen ~pensa ~petis ~pil ~pill ~plina ~plu ~pode ~poder ~poli ~polit ~port
        2 ~porti ~pose ~pour ~pour> ~pra ~prof ~puc ~puck ~quats ~queim ~quell ~quind ~quinz ~raak ~rac ~rach ~rape
        2 ~rapet ~rbo> ~rchen ~rda> ~rdi ~rdis ~rdis> ~read ~read> ~reca ~recai ~ree> ~regla ~rei ~reit ~rel ~ressi
        2 ~revie ~rexia ~rez ~rge> ~rgu ~rgul ~rien ~rif ~rifi ~rifie ~rin ~rink> ~rke ~rni ~rni> ~ro> ~rof ~rois
        2 ~ross ~rot ~roub ~roubl ~roz ~rozo> ~rsu ~rsuc ~rsuch ~rte> ~rua ~ruc ~rug> ~rvi ~rza ~rza> ~sa> ~sabad ~sag
        2 ~sai> ~sas ~say ~schi ~schw ~schwi ~sci ~scip ~scipl ~scon ~scond ~sed ~see ~sei ~seis ~seis> ~sen ~sen>
        2 ~set> ~she ~she> ~sic ~sica ~sica> ~sil ~sit> ~sito ~sli ~slic ~slice ~small ~solo ~solo> ~sons ~sor ~sos
        2 ~sos> ~spuc ~spuck ~ssic ~ssica ~ssor ~star ~stell ~stic ~stoo ~stoor ~stuk> ~stur ~sturb ~suc ~such ~sucht
        2 ~sud ~suda> ~ta> ~tair ~taire ~tar ~tare ~tare> ~tart ~tea ~tel ~teld ~teld> ~tell> ~teng ~tengo ~tenh
        2 ~tenho ~terri ~teru ~terug ~tha ~that ~three ~thro ~tia> ~tic ~tine ~tine> ~tis ~tiss ~tisse ~toi ~toil
        2 ~toile ~toor ~torte ~troi ~trois ~trot ~trou ~troub ~tru ~trui ~tst ~tsto ~ttes ~ttes> ~tto ~tto> ~tud ~tudo
        2 ~tudo> ~tuk> ~twas ~twas> ~twee> ~ua> ~uan ~uand ~uas ~uas> ~uats ~uats> ~uble ~uca ~ucac ~ucht ~uchti ~uei
        2 ~ueim ~ueimo ~uell ~uhr ~uie ~uillo ~uilos ~uind ~uindi ~uinz ~uinze ~uit> ~uk> ~ules ~ules> ~ulls ~uma
        2 ~uma> ~unde ~unge ~unz ~urbo> ~urs> ~us> ~usa ~uta> ~ute> ~vaso ~vaso> ~ve> ~vej ~vejo ~vejo> ~vere ~vere>
        2 ~vert ~vier ~vin ~ving ~volt ~volte ~vomi ~vor> ~waf ~wass ~wasse ~wat ~wear ~wee> ~weeks ~weer> ~wei>
        2 ~weken ~west ~wie ~wied ~wiede ~wijt ~win ~word ~xan ~xant ~xante ~xat ~xati ~xativ ~xia ~xia> ~zit ~zod
        2 ~zoda ~zodat ~zwe ~zwei ~zwei>
        -2 #10+@exercise #10+a #10+km #10..abneh* #100..#3 #1200..#20 #1200..do #1200..g #20+@exercise #20+@hunger
        -2 #20+@pills #20+kg #20+km #3+chili #3..en #3..quatr* #more+kcal @afraid+@afraid @afraid+@arm @afraid+@sport
        -2 @afraid+@wake @again+@bridge @again+@morning @again+@nothing @again+@they @again+@trapped @again+auf
        -2 @all+@exercise @all+@fat @all+@past @all+@thindrink @all+@wish @all+my @all+night @alone+@family
        -2 @alone+@pills @arm+@control @arm+@feel @arm+@leg @arm+@skin @arm+@thindrink @arm+@wish @arm+e @ask+@blood
        -2 @ask+@burden @ask+@count @ask+@data @ask+@end @ask+@future @ask+@papers @ask+@past @ask+@planned
        -2 @ask+@reason @ask+@thindrink @ask+cafe @ask+comer @ask+ein @ask+eu @ask+fico @ask+ist @ask+je @ask+mange*
        -2 @ask+mas @ask+nehme @ask+previ* @ask+quilo* @ask+sabes @ask+smalt* @ask+soll @ask+va @better+@sport
        -2 @better+@wish @binge+@morning @binge+dag @binge+nacht @binge+pizza @blood+@earn @blue+@ask @blue+@eat
        -2 @blue+@period @body+@eat @breath+@blue @breath+@eat @breath+@self @breath+@wait @bridge+@few @bridge+@self
        -2 @burden+@eat @burden+@nothing @burden+@self @burden+a @burn+@few @burn+@here @burn+@pills @burn+@sport
        -2 @burn+@wish @burn+la @burn+my @burn+o @calm+@earn @calm+@not @calm+@wait @calorie+@ask @calorie+@exercise
        -2 @calorie+@give @calorie+@other @calorie+en @calorie+in @calorie+pour @care+@ask @care+@food @chest+@ask
        -2 @confused @confused+@ask @control+dans @count+@calorie @count+@exercise @count+@thindrink @count+le
        -2 @count+les @cry+@eat @cry+@more @cry+@papers @cut+@again @cut+@not @cut+@stop @cut+@vomit @cut+my
        -2 @data+@all @data+@burn @data+@control @data+@data @data+@minutes @data+@sugar @data+dia @data+ein
        -2 @data+eiwit @data+nehme @data+peso @data+prote* @data+steps @decide+@wait @die+@body @die+@die @die+@doctor
        -2 @die+@hunger @die+@means @die+@minutes @die+@period @die+@vomit @die+@wait @die+@wish @doctor+@few
        -2 @doctor+@give @doctor+@need @doctor+@pills @doctor+says @earn+@calm @earn+@future @earn+@scale @eat+@bridge
        -2 @eat+@cut @eat+@doctor @eat+@end @eat+@fat @eat+@here @eat+@need @eat+@sorry @eat+@swelling @eat+@wish
        -2 @eat+al @eat+as @eat+avant @eat+comme @eat+compr* @eat+da @eat+de @eat+les @eat+like @eat+meio @eat+more
        -2 @eat+previ* @eat+prima @eat+quoi @eat+that @eat+une @empty+@calorie @empty+@other @end+@exercise @end+@give
        -2 @end+@means @end+@pressure @end+di @end+mit @enough+@morning @enough+@need @enough+@wait @exercise+@better
        -2 @exercise+@binge @exercise+@enough @exercise+@here @exercise+@not @exercise+e @exercise+eine @exercise+in
        -2 @exercise+je @exercise+m @exercise+no @exist+@self @faint+@past @fall+@vomit @family+@better
        -2 @family+@burden @family+@data @family+@exercise @family+@food @family+@minutes @family+@thindrink
        -2 @family+@wait @family+and @family+va @fat+@control @fat+@face @fat+@thindrink @fat+@vomit @feel+@minutes
        -2 @feel+@more @feel+@not @feel+@nothing @feel+@thin @feel+@vomit @fever+@ask @fever+@eat @fever+@gone
        -2 @fever+@here @few+@calm @few+@family @few+@give @few+@means @few+@past @few+@planned @few+@trapped
        -2 @few+@vomit @few+curio* @few+good @few+voor @film @film+@ask @food+@all @food+@better @food+@control
        -2 @food+@fun @food+@morning @food+@swelling @food+a @food+avant @food+prima @fun+@minutes @funeral
        -2 @future+@without @give+#20 @give+@again @give+@give @give+me @give+piu @give+ripos* @give+un @give+una
        -2 @gone+@not @gone+@nothing @hate+@exist @hate+@they @hate+i @head+@cut @head+@not @head+@thindrink
        -2 @heart+@other @here+@count @here+@decide @here+@fat @here+@morning @here+@sport @here+fete @here+ich
        -2 @here+quand* @here+semai* @hide+@faint @hide+@morning @hide+am @hunger+@earn @hunger+bis @jump @jump+@off
        -2 @jump+@other @jump+@stop @jump+es @kill+@food @laxative+@exercise @leg+@arm @leg+@morning @leg+day
        -2 @letter+@all @letter+@eat @letter+@wait @letter+down @life+@pills @life+@thindrink @life+@without
        -2 @lose+@ask @lose+@decide @minutes+@better @minutes+@child @minutes+@eat @minutes+@feel @minutes+@morning
        -2 @minutes+@pressure @minutes+@they @minutes+@vision @minutes+quand* @minutes+seman* @minutes+une @more+@eat
        -2 @more+@family @more+@minutes @more+@morning @more+@pressure @more+@self @more+@wait @more+@without
        -2 @morning+@leg @morning+@morning @morning+@skin @morning+@skip @morning+habe @morning+lopen @morning+norma*
        -2 @need+@more @need+ik @need+to @never+@self @night+@minutes @night+@more @night+@night @night+and @night+com
        -2 @nobody @not+@afraid @not+@ask @not+@breath @not+@cry @not+@future @not+@here @not+@minutes @not+@sport
        -2 @not+@sugar @not+@they @not+@thindrink @not+@tired @not+@trapped @not+@water @not+ho @not+posso @not+progr*
        -2 @not+te @not+tenho @not+vogli* @nothing+@burden @nothing+@feel @nothing+@life @nothing+@other
        -2 @nothing+@wish @off+@off @other+@ask @other+@chest @other+@control @other+@data @other+@doctor @other+@find
        -2 @other+@more @other+@nothing @other+@other @other+@pills @other+@stop @other+@swelling @other+ciocc*
        -2 @other+giorn* @other+medic* @other+veran* @other+y @pain+@vomit @papers+@they @papers+e @papers+le
        -2 @papers+les @past+@data @past+@morning @past+@other @past+@sleep @past+dell @period+@blue @period+@pressure
        -2 @pills+@ask @pills+@calorie @pills+@end @pills+@family @pills+@fat @pills+@sport @pills+@sugar
        -2 @pills+@trapped @pills+fete @pills+semai* @planned+@ask @planned+@self @pressure+@die @pressure+@minutes
        -2 @pressure+@pressure @pressure+@thin @pressure+my @reason+@again @scale+@all @scale+@end @scale+@exercise
        -2 @scale+@trapped @scale+afval* @scale+ate @scale+cada @scale+da @scale+desde @scale+dice @scale+par
        -2 @scale+sem @scale+sinds @seizure+@self @self+@all @self+@die @self+@face @self+@fall @self+@fever
        -2 @self+@gone @self+@goodbye @self+@hope @self+@jump @self+@life @self+@other @self+@pain @self+@sorry
        -2 @self+@thing @self+@train @self+@work @self+an @self+bmi @self+cane @self+could @self+dan @self+daugh*
        -2 @self+doe @self+en @self+es @self+et @self+frau @self+geef @self+goal @self+haat @self+hasse @self+hate
        -2 @self+hund @self+ik @self+im @self+machu* @self+need @self+nicht* @self+niks @self+noch @self+panta*
        -2 @self+peso @self+put @self+recup* @self+revei* @self+stay @self+threw @self+throa* @self+tired @self+vecch*
        -2 @self+vois @self+weer @self+wiede* @self+wou @self+wrote @self+zei @self+zie @skin+@die @skin+@feel
        -2 @skip+@exercise @skip+@other @skip+@stop @skip+es @sleep+@better @sleep+@minutes @sleep+melho* @sorry+@eat
        -2 @sorry+@other @sorry+@stop @speech @sport+@ask @sport+@burden @sport+@data @sport+@family @sport+@wish
        -2 @sport+eine @stop @stop+@data @stop+@eat @stop+@sport @stop+@thindrink @stop+a @stop+el @sudden+@vision
        -2 @sugar+@eat @sugar+@vomit @sugar+in @swelling+@here @they+@eat @thin+@again @thin+@exercise @thin+@here
        -2 @thin+@minutes @thin+@sorry @thin+dias @thindrink+@cry @thindrink+@feel @thindrink+@leg @thindrink+@minutes
        -2 @thindrink+@more @thindrink+@morning @thindrink+@not @thindrink+@self @thindrink+@sport @thindrink+@water
        -2 @thindrink+e @thindrink+party @thindrink+same @thindrink+sea @thindrink+weini* @thing+@wish @tired+@ask
        -2 @tired+@give @tired+@not @tired+@papers @tired+@thindrink @trapped+@calorie @trapped+@eat @trapped+@morning
        -2 @trapped+@swelling @trapped+@trapped @trapped+in @vision+@all @vision+@nothing @vision+@reason
        -2 @vision+@vision @vomit+@blood @vomit+@exercise @vomit+@here @vomit+@night @vomit+@pills @vomit+up
        -2 @wait+@count @wait+@data @wait+@fall @wait+@fun @wait+@future @wait+@lose @wait+@minutes @wait+@not
        -2 @wait+@reason @wait+@thindrink @wait+@water @wait+das @wait+drie @wait+ich @wait+meio @wait+mitta*
        -2 @wait+somme* @wait+vener* @wait+zur @wake+@again @wake+@eat @water+@data @water+@self @wish+@all
        -2 @wish+@alone @wish+@better @wish+@calm @wish+@cry @wish+@feel @wish+@head @wish+accor* @wish+es @wish+ist
        -2 @wish+lo @wish+muscu* @wish+soll @without+@ask @without+@fever @without+@guilt @without+@morning
        -2 @without+@pills @without+culpa @without+dieta @without+drama @without+stren* @worse+@self a+#3 a+@all
        -2 a+@ask a+@exercise a+@few a+@film a+@more a+@night a+@period a+@sport a+che a+cold a+menos a+noite a+nurse
        -2 a+piedi a+spinning a+walk a..for a..ho a..is a..non a..on a..that a..un abgen* abgenommen accor* afval*
        -2 afvallen aguen* aguento ai+@end ai+@lose ai+dit ai+fini ai+je ai+perdu ai..de aide aide+a al+@heart
        -2 al+matrimonio algo alimentar all+@night all+@self all+my all+night allen allow allow+@self allow+myself
        -2 am+@few am..mir an+der ancor* ancora and..a andat* ander* anni ano ano+@wait any as+@family as+a
        -2 as+criancas at+@eat at+de at+that at..and ate ate+meio au au+mariage auf+@self auf+der auf+meiner
        -2 avant+@they avant+l avant+le avant+les ayuda baila*+@ask baila*+@eat bailarina+como baiss* balan*..#100
        -2 bambi* batti* battito be+@better beauc* beaucoup beaucoup+de beim bella bem ben..en berei* besse* besser
        -2 between+two bin+@self bin+ich bis+mittags bis+sommer bis+zur bleib+@self bleib+ich bmi..#45 boa boca bon
        -2 borro box brauc* break* breakfast bueno c..bien cachets calor calor*..banan* calor*..trime* calories
        -2 calories+pour came cane cane+e cant+@eat cardi* ce ce+@self chall* challenge chang* change chaque+jour
        -2 chilo choco* ci ciocc* cioccolato club col colch* colon* com+as combi* combien come+por comer+@more
        -2 comer+@wait comi..no comig* comigo como+@again como..#3 como..una compa* comprimidos compt*+@they
        -2 compte+les con+@more con+@self con+mas conto+le cooki* corri cosa+mangio crian* criancas cuisi* cuisinant
        -2 cuore curio* cut+@self cycli* d+un da+quando da+semana da..e damit+@self damit+ich dans+@self das das..an
        -2 daugh* de+#1200 de+@burden de+@family de+@pills de+@sleep de+@swelling de+@thindrink de+@train de+@trapped
        -2 de+ciclista de+manha de+pates de+taart de+uma de+una de..#1200 de..avant de..dat de..e de..est de..et
        -2 de..met debaj* debajo debajo+de debo dejeu* dejeuner dem dem+@sport dem+@thing dem+rad dem+rennen
        -2 denk+@self depoi* depois depois+das depois+de depuis+une despe* despu*..#20 desse* dessert deux..jour
        -2 deux..par devie* devo+@eat devo+smaltire di+@more di+piu di+riposo di+un di+una dia+@all dia+todo dias+con
        -2 dias+muda dias..de diat dice+#100 dice+che dice+que did+i didnt die+@means died diman* diman*+@self
        -2 dimanche dimanche+je dimen* dit+@ask dit+que diz+@ask diz+que do..get doe dois+@scale dois+quilos done
        -2 done+with dopo+venerdi dopo..non drin du due+@eat due+@past due+@scale due+anni due+chili dunn e+@end
        -2 e+@gone e+nao e+um e..peso e..quatt* eat eat+more een+@past een+jaar eet..vier eine+@binge eine+@earn
        -2 eine+ganze einfa* einfach el+@eat el+verano em+@hunger em+jejum em..como en+@fun en+cuisinant en+eet en+la
        -2 en+peux en..je end enjoy* entre* entreno entro+l es+@self esse+@self esse+ich esta este estou+bem et+@ask
        -2 et+@eat et+que et..du et..veux eu+@self eu+me every+day exame fa..e fais fast faz feet+@all feet+all fica
        -2 fini finit* finito fit for+@self for+me fotos frau frio fruhs* fruhstuck fue g ganas ganas+de ganz ganze
        -2 garga*..de gehen genoe* genoeg genug get+a gewan* gewic* gewic*+@minutes gewic*+@self gewicht giorn*+@wish
        -2 giorno giorno+ho giugn* giugno gli gordu* gordura griep gros haat hab+ich habe habe+@self had+a
        -2 halve+@scale halve+kilo hasse hat hate hate..body have..in heat heb+ik heeft hele+@morning hele+dag helps
        -2 het+@thindrink het+te heute..nicht* hi hilft ho+@eat ho+@end ho+finito ho..nient* hochz*+@self
        -2 hochzeit+meiner hoeve* hoeve*..ik hoeveel hoeveel+eiwit hose hund+ist hunden i+@earn i+@feel i+@hate
        -2 i+@jump i+@need i+@scale i+burned i+could i+feel i+hate i+need i+put i+stay i+threw i+vecchi i+wrote
        -2 i..body i..every i..nothi* i..to ibupr* ich+@few ich+@hate ich+@hunger ich+es ich+hasse ich+noch ich+nur
        -2 ich..bis ich..mehr ich..mitta* ich..noch id ik+@vision ik+doe ik+geef ik+haat ik+wou ik+zei ik+zie ik..de
        -2 ik..en ik..het ik..niet ik..niets il+cioccolato il+giorno il+y im+on in+a in+de in+der in+the in+vier ins
        -2 inten* inuti* is+a ist+@self ist+mein ist+zu ist..bmi j je+@papers je..du je..en je..et je..un jejum
        -2 jetzt+@control jetzt+gut jeune judo just kcal+en kcal..g kein keine* kg+en kg..mes kids kilo+@lose kilo+par
        -2 kilo..norma* kilos..summe* kind kinde* kleine km+@self knochel komis* komisch kwijt l+estate la+fete
        -2 la+semaine laiss* laisse laut le+dimanche leegg* leeggehaald leg+@morning leg+day leven licht lieg liege*
        -2 liegestutze ligge* light like littl* little longe* longest los+dias lose+#3 lose..kilos low luft lui luned*
        -2 lunedi lungh* maanden mach machu* machuco madre mahlz* mahlzeiten makke* manca mange+@eat mange+@reason
        -2 mange+comme mange+quoi mangi*+@past mangi*..quatt* manha mante* many+@data many+steps marat* mas+@data
        -2 mas+de me me+@ask me+@eat me+@wake me+als me+dan me+machuco me..la medio+dia medo meer+@ask mein+gewicht
        -2 mein+hund meine*+@family meine*..ich meine+frau meiner+tochter meio+@scale meio+dia meio+quilo mejor melho*
        -2 melhora meses+#10 met meu+@sleep meu+sono mi+@find mi+@sport mia..e midi mijn..in minut* mio mio+@burden
        -2 mio+@pressure mio+@scale mio+cane mio+peso mit+dem mittags moi+et month* months morge*+@not muda muda+o
        -2 muito muro muscu* musculo muske* muskeln my+@doctor my+@planned my+@sport my+@swelling my+calories my+goal
        -2 my+throat my..says n n..plus na+de na+drie nach+#20 nao+comi nao+tenho nao..ao nas natal nei+giorni nessu*
        -2 niet+@thindrink niet+te night+and no+@exercise no..mento non+@earn non+ho non+voglio non..mangi* nucht*
        -2 numero+de nuovo nur+@again nur+@not nur+noch nurse+@self o o+@ask o+@eat o+chocolate o+jantar o+que
        -2 o..seman* ochte*+@exercise ochtends+lopen odio+@self odio+i of of+@food of+@self of+pasta of+the ok olvide
        -2 om+@self on+@self on+sundays onibu* onibus opera* os+dias os..e pace panta* panto* papa+@not par+le
        -2 para+@other para+el parar parte+de party+and paseo passe* pasta+before pasta+prima pasti* pates+avant
        -2 per+@data per+@eat per+week perdre+#3 perdu perro* peso+a petit peu piano picar pieno pille* pillen po
        -2 ponte por+@here por+@pills por+@tired por+debajo por+la por+las porta* posso pour+@self prepa* prepare
        -2 previsto prima+dell pro+onibus progr* pross* prossima proteina proteine puedo+@more puedo+mas put+@self
        -2 put+my qu+@other qu+il quando+mangio quant*+@calorie quantas quantas+calorias quante que+sabes queimei
        -2 queimei+o queme quest* questo quilometro quoi race rad ramad* ramadan reaso* recup* rennen+eine repos rest
        -2 resta* restaurant retra* reuni* revei* right ripos* riposo ruhe run+in rust ruta sabes sabes+de sais saltar
        -2 same sangr* schla* schlaf schra* schwer se+@self se+me sea segna sem semai*+@ask serie serve she+@ask shows
        -2 sigo sin since sinds sinds+de sleep slowl* slowly snacks so+@tired so+i sofa somet* something sommer sotto
        -2 spazi* spo spo+#3 sport+@morning spring stopp* strec* strecke strecke+hab stren* stric* sueno suis+@cut
        -2 suis+coupe suis+un suis..je sul sundays sur surge* surgery table* tag+habe tag..mir tanta tanto+@food
        -2 te+@cry te+@few te+@wish te+weinig tel tende* tendencia tenho+medo tensi* tension terce* termi*
        -2 that+@thindrink that+the the+party the+same the+sea the..and there there+@ask thing threw threw+up throa*
        -2 throat tirad* tirad*+@stop tirada tirada+larga tired to+@die to+die to..a to..kilos to..mysel* to..two
        -2 toast+#1200 toda too too+@few too+little torta toute toute+@here toute+@pills toute+la tra tra+nove train*
        -2 training trein* tres..como tu tutti tutu twee+@scale twee+kilo un+kilo un+lungo un+paseo un+po un..#45
        -2 una+tirada und+@feel und+@letter und+@wish und+will ups+a va+a vacan* vai van..bij vaste* vasten vecch*
        -2 vecchi vener*+@not venerdi+non verandert verdient vergeet verle* viel+@food vizin* voele* voelen volge*
        -2 volle* voller vomitato+dopo vomitei voor voor+een vuelv* wache wande* war was+@ask was+ist was+soll wat..ik
        -2 we wecke* wecker week week+is weet wegen weigh+in weini* weinig which wie+ein wie+nehme wil wil+@self wis
        -2 wis+@self with+a wou wou+dat wrote wrote+down y+@eat y+@sorry y+@wish y+a y+quiero yoga yoghu* yoghurt you
        -2 zei zu..ich zucch* zucchero zur+hochzeit zwei+@scale zwei..am ~<act ~<acti ~<alte ~<and ~<anda ~<ao ~<ao>
        -2 ~<arm ~<at> ~<au ~<aug ~<ay ~<aye ~<ayer ~<bana ~<ben ~<bene ~<bet ~<blo ~<bod ~<body ~<bom ~<bom> ~<bor
        -2 ~<bur ~<ca> ~<cam ~<car ~<clo ~<col ~<com ~<comm ~<conv ~<cosa ~<del ~<der> ~<dick ~<did ~<dige ~<eiw ~<eli
        -2 ~<elim ~<emp ~<est ~<esta ~<eu ~<eu> ~<fac ~<fas ~<fast ~<fer ~<fine ~<funf ~<gan ~<ganz ~<ge ~<gen ~<geno
        -2 ~<gu ~<ha ~<hab ~<hat ~<hea ~<ja ~<kei ~<kein ~<ku ~<kur ~<kurz ~<lan ~<lang ~<len ~<lieg ~<lig ~<lo ~<los
        -2 ~<lung ~<mach ~<mate ~<ment ~<mese ~<mig ~<migl ~<mit ~<mitt ~<mois ~<mon ~<mor ~<mud ~<musc ~<my> ~<nie
        -2 ~<nor ~<nove ~<on ~<op ~<ou> ~<pant ~<pap ~<pie ~<pran ~<pri ~<prot ~<quem ~<qui> ~<rea ~<ret ~<san ~<sang
        -2 ~<sho ~<sink ~<slo ~<slow ~<soll ~<sonn ~<ste ~<step ~<tan ~<tant ~<the> ~<this ~<trag ~<tri ~<tu ~<vee
        -2 ~<veel ~<voll ~<war ~<wel ~<wil ~<zei ~<zon ~aand ~aande ~abl ~ace> ~aci ~act ~ado ~agro ~agro> ~agu ~ahl>
        -2 ~aiss ~aisse ~ait ~alta ~alte ~amb ~anan ~anana ~anc ~ande ~ander ~ang ~ange ~anno ~anno> ~anza ~anzo
        -2 ~anzo> ~apa ~ara ~ard ~arta ~asse> ~assen ~atel ~au> ~auc ~auf ~aul ~avi ~aye ~ayer ~ayer> ~bana ~banan
        -2 ~batt ~ben ~bene ~bene> ~ber> ~bet ~blo ~bod ~bom ~bom> ~bor ~cam ~car ~cin ~cion> ~ck> ~cle ~co> ~comm
        -2 ~comme ~compr ~conv ~cora ~cord ~cosa ~cosa> ~cour ~das ~das> ~de> ~der ~dick ~dige ~dio ~dur ~eat> ~eau
        -2 ~eci ~eco ~edi ~eel ~eel> ~efo ~ege ~egen ~egen> ~egu ~ehe ~ehen ~ehen> ~eie ~eier ~eier> ~eigh> ~eill ~ein
        -2 ~eiss ~eiw ~elas ~elim ~elimi ~emb ~eme ~eme> ~eni ~ensi ~ente ~enti ~ento> ~ep> ~epo ~erai ~erdu ~erie
        -2 ~erro ~erz ~ese ~eses ~eses> ~esi ~esi> ~estre ~etr ~euf ~euf> ~eun ~eune ~fac ~fei ~fer ~fine ~fit ~fle
        -2 ~fra ~funf ~ga> ~gan ~ganz ~gee ~geno ~gia> ~glior ~gos ~grass ~gue> ~gus ~gust ~hab ~han ~har ~hea ~hel
        -2 ~his ~his> ~hl> ~hor ~iano ~iano> ~ibu ~icht> ~ick ~idd ~ide ~ids ~ids> ~ien ~ieren ~ieu ~ige ~iglio ~ij>
        -2 ~ile> ~ima> ~imana ~imav ~imave ~imin ~imina ~ing> ~ini> ~inkt ~inkt> ~int ~inut ~iore ~iore> ~ista ~ite>
        -2 ~iti ~ittag ~iven ~kein ~kel ~ker ~kur ~kurz ~lan ~lang ~las> ~lasse ~lch ~lde ~lent ~lich> ~lieg ~lif ~lig
        -2 ~limin ~ling> ~lior ~liore ~loc ~lon ~loo ~ltar ~lung ~mac ~mach ~magro ~mana> ~manc ~mara ~mate ~mav ~mave
        -2 ~maver ~mbi ~mei ~mel ~mento ~mese ~meses ~midd ~mig ~migl ~migli ~mina> ~mis ~mit ~mitt ~mitta ~mmen ~mmer
        -2 ~mmer> ~moc ~mois ~mois> ~mor ~mpa ~mpr ~mud ~musc ~muscl ~my> ~nack ~nana ~nana> ~nch ~nd> ~nda> ~ne> ~ned
        -2 ~ng> ~ngen ~ngen> ~ngia> ~ngu ~nin ~ning ~nmi ~noe ~nos ~nove ~nten ~nvi ~nvie ~nzo ~nzo> ~oeu ~oid ~oke
        -2 ~olo ~omb ~ompr ~onno ~onno> ~ont ~onv ~ope ~opp ~ormal ~orr ~orro> ~os> ~ose> ~oso ~oso> ~ost ~ota ~otei
        -2 ~otein ~ove ~pant ~pap ~ped> ~pera ~pia ~pier ~plan ~poi ~poso ~pran ~pranz ~prim ~prin ~prot ~prote ~pt>
        -2 ~quem ~qui> ~rage ~raini ~rais> ~ranz ~ranzo ~ras ~rdu ~rente ~ril ~rim ~rimav ~rimes ~rio ~rio> ~rip ~rmal
        -2 ~rmal> ~rn> ~rnin ~rning ~ron ~rote ~rotei ~rro ~rse> ~rta ~rze ~rzer ~rzer> ~salta ~sang ~sch ~sche ~scl
        -2 ~scle ~scle> ~sea ~sert ~sert> ~ses> ~sho ~sim ~sink ~sinkt ~sio ~sion ~slow ~soll ~sonno ~spier ~spr ~sso>
        -2 ~ste> ~step ~stre ~stre> ~stri ~sun ~tab ~tal ~tant ~tas ~tato ~tato> ~tein ~ten> ~tens ~tep ~ter ~ter>
        -2 ~the> ~ther ~this ~this> ~tie> ~ton ~tra> ~trag ~trai ~tren ~tri ~trop> ~ttag ~tter ~tu> ~tut ~tze ~tze>
        -2 ~ub> ~uco> ~uem ~uen ~uer ~uic ~uik> ~uld ~uler ~uler> ~umm ~umme ~ummer ~unda ~uri ~urn ~uro ~uro> ~urz
        -2 ~usc ~uscl ~uscle ~ut> ~uti ~veel ~veel> ~vel ~vid ~vida ~voll ~volle ~wand ~wande ~wel ~wil ~yer ~yer>
        -2 ~zahl> ~zeit ~zer ~zer> ~zon ~zuc
        -3 #10+@ask #1200+@self #1200+m #20..de #3+kg #3+quilos #45+@control #45+gut @again+@calm @again+@data
        -3 @again+@sport @all @all+@calorie @all+@morning @alone+@self @arm+@ask @ask @ask+@calm @ask+@empty
        -3 @ask+@period @ask+@self @ask+@stop @ask+@they @ask+giorn* @ask+por @ask+slow @better+@other @better+@sleep
        -3 @body+@minutes @body+@vomit @burden+@ask @burden+@exercise @burden+@minutes @burden+en @burden+van @burn
        -3 @calm+@morning @calorie+@data @calorie+@fat @calorie+@thing @calorie+di @cut+@skin @data+@need @data+@not
        -3 @data+@pressure @data+@seizure @data+@thindrink @data+do @data+slow @decide+@self @decide+par @die
        -3 @earn+@sport @eat+@ask @eat+@face @eat+@planned @eat+@poison @eat+@skin @eat+@sport @eat+@stop
        -3 @eat+@trapped @eat+carne @eat+ce @eat+ik @eat+par @eat+the @eat+voor @end+@wait @enough+@few @enough+@more
        -3 @exercise+@scale @exercise+de @faint+@self @family+@die @family+@they @family+@wish @fat+@ask @fat+@eat
        -3 @fat+@wait @feel+@exercise @few+@end @few+@face @few+@night @few+noch @find @food+@binge @food+@eat
        -3 @food+@family @food+@fat @food+at @food+befor* @food+con @fun @future+@not @give+@calorie @give+@here
        -3 @gone+@self @guilt+@not @guilt+@self @hate+@exercise @hate+@life @head+@ask @heart+@eat @here+@calorie
        -3 @here+@pressure @here+@trapped @here+@without @here+seman* @hide+@family @hope+@self @hunger+@feel
        -3 @hunger+@thindrink @hunger+@wait @jump+@thindrink @last @last+@exercise @last+van @laxative+@morning
        -3 @lose+@eat @lose+@few @lose+@planned @lose+two @means+@self @minutes+@minutes @minutes+@sleep
        -3 @minutes+@sport @minutes+@wish @more+@earn @more+@reason @more+de @morning+@calorie @morning+de
        -3 @nobody+@wish @not+@exist @not+@more @not+@wake @not+casa @not+comi @not+eat @not+of @nothing+@eat
        -3 @nothing+@end @nothing+@gone @numb @other+@not @other+@wish @papers+@calorie @papers+@papers @pills+@pills
        -3 @pills+@without @pills+setti* @pressure @pressure+@chest @pressure+@lose @pressure+@not @pressure+@self
        -3 @scale+#100 @scale+@decide @scale+@eat @scale+@wait @scale+a @scale+befor* @scale+de @scale+ik @scale+until
        -3 @scale+wenig* @self+@bridge @self+@faint @self+@heart @self+@letter @self+@papers @self+@pills
        -3 @self+@seizure @self+@sugar @self+@tired @self+@water @self+dont @self+feet @self+fit @self+n @self+poids
        -3 @self+quemo @self+verbr* @self+verge* @self+veux @skin+day @sorry @sorry+@morning @speech+@other
        -3 @swelling+@eat @they+@enough @they+@self @they+@wish @thindrink+@find @thindrink+@other @thindrink+@trapped
        -3 @tired @tired+@eat @tired+@few @trapped+@self @vomit+@thindrink @wait+@all @wait+@control @wait+@nothing
        -3 @wait+@planned @wait+the @water+@ask @water+@poison @wish+@never @wish+@off @wish+@sport @wish+me
        -3 @without+@few @without+@trapped @without+@wish @work+@self a+@self a+lot after+@thindrink after+the alte
        -3 anos at+@thindrink at+the auf+dem augus* august becom* become beste beste+@morning betwe* between blood
        -3 brenn* brennen cada+dia cake+@eat cake+at calor*+@give calorie+di casa+@hide casa+mento che+giorno cicli*
        -3 ciclista com comme* con+@all conti* cosa+@eat could de+descanso de+zomer de..bom de..de dell dell+estate
        -3 dem+@exercise den desca* descanso desde+@ask desde+que dick did did+@self die+@period diger* dit dont+@eat
        -3 drama du+muscle e+@ask e+@other een+@burden een+@last een+last eet+@self eet+ik ein+@scale eine eiwit
        -3 en+@wish en+wil esser* essere est+@control est+bien et+je faste* fat feet fett finis* geen good hab+@self
        -3 hab+das hij how+slow hund i+@here i+dont ich+@not ich+am ieder* iedereen ik+eten in+@thindrink in+het
        -3 in+mijn in+my in..in ist+ein jaar je+@wish je+n je+veux jour+@self kalorien kan+@self kan+ik kg+@lose
        -3 kg+until kilo+per kilo+weniger kilo..de kilos+@minutes kilos+de km+@not l+ete la+settimana la..#100 lange*
        -3 lasse* lassen last+van le+@child le+petit leg les lot lot+of lungo ma maand* marche mas+@ask mas+que
        -3 me+@burn me+@earn me+@wish me+ne me+quemo meine* meiner mento mesi mijn+gewicht mir mis mittag mon+@burden
        -3 mon+@scale mon+poids my+@body my+@family my+feet mysel*..morni* n+en nieuw* nieuwe no+casa nouve* nouveau
        -3 nove olvid* or papa parte parti* passt pasta+@past perdi plan poids por+semana pouco pregu* prima*+@without
        -3 quand*+@self quando+eu que..de quemo repas+par says+@self says+i semaine semana semana+porque senti* should
        -3 slow snack* soll soll+@self soll+ich somme* sorti* sortie spier* spieren sprin* squat sunda* tagli* taglich
        -3 that+@end the+@water third three+months tijd tragu* traguardo treino trop+de two+kilos und+@eat up+@wait
        -3 up+after va veel+@food veux viel vom vomitato von+#45 voor+de want+to was welch* y+@ask zomer zur zwei..tag
        -3 ~<ai ~<alt ~<ar ~<be ~<bie ~<bien ~<ca ~<der ~<fini ~<hi ~<kg ~<kg> ~<lie ~<lon ~<long ~<lose ~<mac ~<me
        -3 ~<mona ~<norm ~<os> ~<pre ~<sin ~<sn ~<som ~<trop ~<ub ~<ube ~<uber ~<vo ~aan ~ais> ~al> ~anta ~at> ~aten
        -3 ~aten> ~ato> ~att ~aug ~avera ~ber ~bes ~bie ~bur ~cho ~cht> ~col ~com ~come> ~cou ~cur ~den ~den> ~eet>
        -3 ~eil ~eine> ~eli ~esp ~esser ~est ~esta ~eu> ~fini ~ft> ~funf> ~gen ~ges ~gro> ~gue ~ian ~ine> ~inu ~isi
        -3 ~ita ~ita> ~itta ~kg> ~kke ~ld> ~leg ~ling ~long ~lose ~lose> ~low ~low> ~lta ~ly> ~mme ~mona ~monat ~nac
        -3 ~naten ~nda ~nf> ~nge> ~nno ~nno> ~norma ~nte ~oco> ~od> ~olle ~onat ~onn ~ood> ~orm ~orma ~ould ~ould>
        -3 ~ped ~ppe ~rais ~rat ~rde ~rde> ~ret ~rma ~rro> ~ses ~som ~sonn ~sta> ~str ~tac ~tei ~ten ~tir ~trop ~tta
        -3 ~ube ~uber ~uber> ~uld> ~unf ~unf> ~ust> ~vee ~war ~zei
        -4 #10+kg #10..un #1200+@data #1200+@exercise #1200+kcal #20+@ask #20+@sleep #20+g #3..in #300+kcal
        -4 @again+@earn @all+@few @all+@night @ask+@family @ask+@scale @ask+@seizure @ask+that @better+@wait
        -4 @binge+@food @body+@again @body+@scale @burden+@not @burn+@self @calorie+#20 @calorie+@thindrink @car
        -4 @count+calor* @cry+@self @cut+@self @data+@ask @data+@eat @data+calor* @data+is @decide @earn+@morning
        -4 @eat+@again @eat+@blue @eat+@give @eat+@morning @eat+antes @eat+cake @eat+per @eat+poco @empty+@self
        -4 @end+@calorie @end+@eat @enough+@eat @enough+@thindrink @exercise+@few @family+@again @family+e
        -4 @fat+@calorie @fat+@other @fat+in @food+#1200 @food+@calorie @food+@thindrink @give+@pills @give+@self
        -4 @goodbye @hate+my @hope @hunger+#20 @last+@scale @leg @lose+@minutes @lose+@past @lose+@self @lose+@wait
        -4 @lose+@wish @minutes+@self @more+@calorie @more+@data @more+@few @more+@other @morning+@exercise @need+@eat
        -4 @need+@nothing @night+@ask @night+@eat @night+@nothing @not+@better @not+@feel @not+@morning @not+@wish
        -4 @not+@without @pain+@self @papers+@enough @past+@exercise @past+@without @pills+@eat @pressure+a @reason
        -4 @scale+@control @scale+@doctor @scale+@future @scale+@minutes @seizure @self+@better @self+@blood
        -4 @self+@breath @self+@burn @self+@count @self+@end @self+@few @self+@kill @self+@pressure @self+@stop
        -4 @self+@swelling @self+body @self+heb @self+ne @sport @stop+@night @swelling+@exercise @swelling+@wait
        -4 @thin+@binge @thindrink+@poison @thing+@eat @wait+@again @wait+@feel @wait+@poison @wait+@scale @wait+de
        -4 @wish @wish+@earn @wish+@life @wish+du @wish+to @without+@self a+pranzo a+week activ* almoc* almoco an
        -4 and+@eat and+@self anzah* anzahl ao banana bene bij+de body ca comi+@nothing comi+@sport comi+nada comme
        -4 de..en derde dice+@ask elimi* en+@self esque* esse eu fine grass* hate+@self hate+my ik+@need ik+heb
        -4 imc..#45 in+#more in..monat* is+that kcal+#20 kg+abnehmen kg+afvallen kg..in kilo+@few kilo..monat* km
        -4 matra* me+@not mein+@scale migli* migliore mijn+@scale mois morni* morning muscl* muscle my my+body nacht
        -4 normal of+my poco pranz* pranzo qui salta* seman*+@ask seman*+@eat semanas+como shoul* sinkt sinkt+@self
        -4 sinkt+mein sonno steps summe* summer this trime* trimestre uber+#1200 veel verge* weigh zegt+dat ~<at ~<fa
        -4 ~<gut ~<gut> ~<kc ~<kca ~<kcal ~<lu ~<lun ~<mes ~<tra ~alt ~anz ~ato ~bien ~bien> ~cal> ~cia ~ed> ~emp ~ens
        -4 ~ens> ~ern ~gut ~gut> ~ien> ~ion> ~kca ~kcal ~kcal> ~las ~lat ~lie ~lun ~mes ~nat ~nate ~ns> ~nut ~oco
        -4 ~onate ~ore> ~ou> ~pie ~pre ~pri ~rag ~ran ~sin ~ura
        -5 #3+kilo #3+kilos @all+@better @ask+@few @ask+@here @body+@fat @burden+@lose @calm+@self @eat+@eat @eat+ich
        -5 @eat+non @eat+por @end+de @enough @family+@ask @guilt+@exercise @kill @lose+@scale @means @minutes+@again
        -5 @minutes+@without @minutes+de @minutes+dem @more+@here @need @not+@food @not+@life @nothing+@ask
        -5 @other+@family @past @past+@doctor @scale+@lose @scale+@night @scale+@past @scale+abneh* @scale+per
        -5 @self+@give @self+@more @self+gewic* @sugar @sugar+@self @sugar+@thindrink @swelling+@swelling @swelling+de
        -5 @thindrink+@family @thindrink+@wish @thing @thing+@ask @train @wait+#20 @wait+@better @wait+@family
        -5 @wait+@more @wait+le @wake+@self @wish+@few @wish+@gone @without+@thindrink @work at ayer banan* come
        -5 compr* cosa de..kcal der dopo+le e+il elimina every+morning ho+mangiato i+@burn i+@pressure je+@eat
        -5 kg+@wait magro mangi*+@few mangia meses mitta* ou prima* primavera seit+dem settimana trop two+@scale
        -5 van+de ~<ac ~<mu ~ais ~ate ~oll ~rai ~tra
        -6 @afraid+@self @ask+@night @blood @burden+@scale @calorie+@eat @calorie+@food @calorie+de @chest
        -6 @count+@self @data @eat+@calorie @exercise @exercise+@morning @family+@earn @hunger+@ask @lose+in
        -6 @more+@burn @nothing+@self @planned @scale+@planned @self+@cut @self+@night @self+@thindrink @self+@wake
        -6 @self+gut @wait+@exercise @wait+@sleep @wait+@sport @wish+@stop and+i bom calorias+de e+@eat in+@self
        -6 prote* the ~<mi ~<su
        -7 #100 @ask+@more @better @bridge @count+@eat @data+@calorie @eat+#1200 @exercise+@ask @face @faint @fever
        -7 @few+@again @letter @not+@exercise @not+@sleep @pain @poison @self+@data @thin+@wish @wish+@thindrink
        -7 every+@morning funf kg kg..un lose norma* uber ~<mo
        -8 @calorie+@enough @end @exercise+@more @future @pills @self+@sleep bien de+#45 monaten os
        -9 @count+@enough @doctor @heart @sleep monat*
        -10 @breath @eat+@data @eat+@food @eat+@sleep kcal
        -11 @lose+#3 @scale+@few @scale+@scale @wake gut
        -19 #3+@scale
        -87 bias
        """
}

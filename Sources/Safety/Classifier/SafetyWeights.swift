// Made by Tests/SafetyTests/Training: never edited by hand.

/// The weight of each feature for each concern (`SafetyClassifier`).
enum SafetyWeights {
    /// How many sentences the weights were learnt from, and a hash of them and of the concepts.
    static let sentences = 15276
    static let checksum: UInt64 = 548424797408084734

    static let table = """
        [crisis]
        8 @bridge @exist @life
        7 @funeral @self+suici* @someone doses kms sterv*
        6 @eat+tudo @nobody @self+ultim* allem con+@all doses+@not humil* io morir* opera* pisto* ter
        5 @bridge+e @car @car+contr* @goodbye @head @hospital @look @means @self+wanna @thanks @wish+@die @wish+mouri*
        5 allen aqui being cambiaria cherc* chois* coach+@say conti* corag* crever de+@die estar exist* farei+@skip
        5 ho+@count it ive metal morim* morrer o+@car per+@self poi probl* repas* scelt* the+@train to+@die un+@car
        4 @again @all+besse* @ask+altez* @ask+me @ask+tout @ask+tudo @ask+voor @bridge+@jump @bridge+@self @cry
        4 @cry+una @cut @cut+@skin @cut+na @date+@car @decide+ich @decide+on @decide+the @each+@night @give+nuovo @go
        4 @go+me @hate+estar @headache+de @here+becau* @hide @kill @kill+in @know @last+@thanks @letter @money
        4 @more+@life @more+esta @more+y @night+acabo @night+j @night+je @nobody+schul* @not+@life @not+in @not+morge*
        4 @pain+que @pills+genom* @pills+sind @punish @reason+@self @say+@wish @say+desca* @self+@bridge
        4 @self+@funeral @self+do @self+es @self+famil* @self+googl* @self+imagi* @self+looke* @self+umbri* @self+vo
        4 @self+werde @skin @skin+in @skip+con @sleep+@forever @sleep+sind @someone+is @sport+ill @they @tired+@life
        4 @trapped @wish+@forever @wish+morre* @wish+o a+@hospital a+@say abrir altra altur* altura ammaz* anneg*
        4 annegare appos* apposta apres+@self aurai* be bille* braccia braco* bracos celui cerca* cercato cicat*
        4 cobar* cobarde conta* creve* damit dan dass de+@gone de+@life de+@self decid* den+@letter desesperado
        4 die+@without dont+@decide dran drown durf e+@all einfach einzi* elke+@night en+@end ende+@doit ende+@eat
        4 ertri* ertrinken es+@ask escol* esta+@night etre fight fur+@again fur+@forever fur+@self gegoo* gegoo*+@ask
        4 gesuc* gesucht googl* hacia here heute+@night ho hoog ideas+@kill if irme kanns* kannst kling* la+@find
        4 le+@skip liedj* liedjes lol maak+@self me+@vision mich mij mim morire morirme n nadie novo+@wait nuit+@self
        4 obitu* of+@go oltre only+@here para+@die parac* pararse plann* poi+@sleep pra+@ask prend*+@here problema
        4 procu* proposito quero+@die retou* ruile* ruilen s+@stop schlaftabletten schme* sentada seria slaappillen
        4 sobro soir+@self songs sorri* springen staan standig stopp*+@wish such suicidio tagliarmi the+@letter tinha
        4 tirar* to+@water tonig* tonight tropp* tudo+@end vao veux+@die voor+@self wanna ways wil+@die wil+@numb
        4 will+@die yo you+@ask you+@manage
        3 #45+@past #more+@past @again+danac* @again+last @all @all+@better @all+@self @all+@wish @all+alle @all+nur
        3 @all+tonig* @alone+il @ask+@kill @ask+demai* @ask+ein @ask+entra @ask+finis* @ask+lo @ask+nao @ask+no
        3 @ask+non @ask+segui* @ask+tinha @ask+todo @ask+veert* @ask+zijn @better+dran @better+sans @binge+@pills
        3 @binge+doos @born @bridge+del @bridge+en @bridge+et @burden+@all @burden+para @burn @burn+me @car+@car
        3 @car+ich @car+sulla @care @count @count+a @count+der @cry+@date @cry+eine @cut+@again @cut+os @data+stop
        3 @date+@more @decide+@die @decide+@head @decide+@more @decide+ben @decide+den @die @die+@without @die+liede*
        3 @die+mal @die+wil @doit+dano @doit+finit* @doit+que @each+nacht @each+notte @earn+je @eat+er @eat+sangr*
        3 @eat+tutta @end+me @end+quart* @enough+@life @exercise+d @exist+notic* @family+@kill @family+@wait
        3 @family+@wish @family+a @family+ficar @feel+a @few+@trapped @few+pra @few+um @few+will @find+me @forever
        3 @future+@not @future+@vision @future+per @give+esser* @give+resta* @give+tropp* @give+viver* @go+on
        3 @gone+als @goodbye+e @hate+@life @head+ich @heart+@again @heart+ainda @heart+bat @heart+klopt @here+com
        3 @here+e @here+for @here+por @here+pour @here+visto @hide+@again @hide+@sleep @hide+de @hope @hospital+@pain
        3 @know+que @last+@bridge @letter+des @letter+mir @letter+sterb* @life+anymo* @life+desde @life+la @look+ich
        3 @lose+all @manage+@pain @means+somni* @minutes+desde @minutes+porqu* @more @more+elegi @more+escol* @more+la
        3 @more+rien @more+wakke* @morning+@more @morning+@skip @morning+kommt @morning+nog @never+been @never+gebor*
        3 @night+@ask @night+@self @night+i @night+nacht @nobody+me @not @not+@exist @not+@trapped @not+d @not+das
        3 @not+le @not+llegu* @not+lo @not+mehr @not+perte* @not+plan @not+progr* @not+reaso* @not+van
        3 @nothing+@reason @nothing+@self @nothing+ha @nothing+mehr @other+bigli* @other+camin* @other+muslo @pain
        3 @pain+@water @pain+exist* @pain+menos @papers @papers+e @papers+en @papers+y @pills+gut @pills+no
        3 @pills+toda @pills+visto @poison+tutta @reason @reason+bon @say+fur @say+qu @self+@last @self+@life
        3 @self+@nobody @self+@soon @self+@thanks @self+@without @self+aan @self+am @self+blijf @self+bruci*
        3 @self+coloc @self+compa* @self+durch @self+enter* @self+feel @self+funer* @self+habe @self+hago @self+heute
        3 @self+know @self+laats* @self+le @self+leven @self+look @self+maar @self+magoa* @self+me @self+medai*
        3 @self+mets @self+no @self+passe @self+place @self+plane* @self+polse* @self+porto @self+quero @self+quier*
        3 @self+retie* @self+samml* @self+schla* @self+scrat* @self+six @self+slape* @self+somni* @self+te @self+tome
        3 @self+tratt* @self+vedo @self+veo @self+vogli* @self+wakke* @self+wie @self+wilde @sit+@bridge @sit+en
        3 @sit+sul @skin+@minutes @skin+again @skin+when @sleep+@again @sleep+@stop @sleep+and @sleep+para
        3 @sleep+stata @soon @soon+elegi @speech+@leg @stop+als @stop+dormi* @stop+on @stop+quand* @stop+todos
        3 @they+hat @thindrink+lang @thindrink+light* @thindrink+voele* @tired+@not @tired+@tired @tired+canci*
        3 @tired+klopt @train @trapped+y @tried @tried+suici* @vision+@future @vision+@past @vision+esta @vision+saida
        3 @wait+@blood @wait+j @wait+sangr* @wait+vier @wake+werd @water+wakke* @wish @wish+aiuto @wish+ajuda
        3 @wish+ein @wish+el @wish+endin* @wish+farla @wish+it @wish+meine @wish+raggi* @wish+sterb* @wish+un
        3 @wish+ver @wish+voor @without+@pain @without+@trapped @without+dolor @without+dolor* @without+dor a+@body
        3 a+@cut a+@means acabo+@eat accid* accidente actually adess* adesso again+@burden again+@last agend* agenda
        3 agrad* ahoga* ahogarse ai+@count ai+@more aiuto aiuto+@wish ajuda+@wish al+@numb algun* alimentar alive
        3 alla+@die alle+@better alles+@count altez* altezza altri an+@wake and+@nobody and+@self ander* anderen
        3 ano+@ask arrivi ask assim at+@all ate ate+@blood atten* au+@blood auch aura+@more aurait avevo+@again avoir
        3 avran* avranno balco* bald basta* bastano bato be+@die beati* beating been+@give being+@here being+@life
        3 ben+@tired bestaan bigli* biglietto bilhe* bilhete biops* born bothe* bother bracc* bras brauchen breve
        3 brief* briefje brucio busqu* busque cabec*+@eat cachets cada+@night calendario cambi* caminho canci*
        3 canciones cansa*+@not cansada ce+@night certa* cette+@life chacu* chacun chama chanc* chance chant* che
        3 cherche cielo cliff coi coloc colte* comidas como+@die comprimidos contar continuar continuer contra coragem
        3 correct corta* cortarme corto cosi courage coxa cuchi* d+@exist d+@trapped dal+@bridge dass+@not dat
        3 dat+@all dat+@ask de+@burn de+@count de+@goodbye de+@hospital de+@more deces decida defin* deixar deja+@die
        3 dem+@life demasiadas dentr*+@more desca*+@self devia di+@kill die+@cry die+@means dies dies+@pain dime+@self
        3 dimen* dood doorsnijden dormi*+@stop dosis dovev* dreis*+@pills drive duele+@breath duurt e e+@never edge
        3 een+@car een+@end een+@morning eglis* eglise eigen* eigenlijk ein+@end eine+@pills einer einfa* einma*
        3 einmal elegi em+@soon en+@find en+@minutes enige enton* entonces entra entra+@self eruit+@ask es escap*
        3 escol*+@self escolhi esistere esser* esserci esta+@life estar*+@better estar+@life este+@face este+@someone
        3 estoy+@tired estuv* estuve estuviera etais+@die eu eu+@stop every*+@wish existir facci*+@end facon
        3 facon+@self farei fenet* fenetre fermarsi fest ficar+@eat fico for+@control forbi* forbici forge*
        3 forge*+@self forget frent* frente front garag* gebor* geboren gedruckt geen+@morning gerad* gerade gezoc*
        3 gezocht gia gocce gotas gratt*+@wait grazi* grazie guard*+@self haber habit* heart+@ask hele+@pills het
        3 het+@calm het+@means het+@thindrink hid hid+@thindrink hij ho+@decide ho+@more hones* hora+@minutes i+@doit
        3 i+@feel i+@know i+@look ich+@each ich+@pressure id ik ik+@here ik+@wake il+@letter imagi* imagino incid*
        3 incidente inten*+@give intenzione interieur it+@end its its+@soon its+@thindrink ja je+@know je+@look jeito
        3 kiste klinge komen la+@letter laat laissez lamin* lange+@skin langst las+@pills last+@exercise latie*
        3 latiendo le+@train leave+@thindrink lebensmude leggi* leggings liede* lieder like+@end llegu* lo lo+@decide
        3 looke* looked lugar ma+@skip maak magoa* magoar manch* manchmal manie* many+@pills marat*+@decide marcas
        3 mas+@self matra*+@sit me me+@burn me+@here medai* medic*+@ask meer+@wake merci mesa metal* metal+@self
        3 mettr*+@end mezel* mezelf mi+@burn mi+@doit mi+@vision mich+@burden mich+@gone mieux+@without mijn+@last
        3 mijn+@life modo moete* moeten moi moles* mon+@funeral morir mornings morre* morta muslo my+@last mysel*
        3 myself nacht+@doit nacht+@eat nada nadie+@self neck nel+@pills never+@leg nie+@more niema* nient*+@past
        3 ningu* noch+@here noche+@end nog noite+@end nome non non+@eat noticia ochte*+@again ogni+@night on+@self one
        3 ongel* ongeluk opera*+@go operacao operation packt para+@all para+@sleep paracetamol parar* parei pas
        3 passe*+@wish passo pastillas penso per+@all perte* pictu* picture piens* pienso pijnl* pills pistola
        3 plan+@ask plannen plus+@nothing pode+@stop polse* polsen por+@ask por+@wish potrei pra precisar prefe*
        3 prete* prima*+@not probl*+@few procurei propr* propr*+@trapped proximo puoi quarto que+@all queda* queimo
        3 queri* queri*+@vision queria quero+@self quest*+@face quest*+@someone quick* raggi* rand rede rejoi*
        3 rejoindre resba* reste* retie* reven* revenir revue ri sa saida salid* salida samml* samml*+@minutes sammle
        3 sangrar saper*+@ask sara sara+@all scari* scelto schau schla*+@control schlussel schub* se+@ask se+@water
        3 seduta segui* seguir segundos sem+@pain senza+@pain sera serai+@more sin+@pain sind sollen solo+@other soms
        3 speng* starebbero stehe*+@here stein stemm* stemming stick+@sit suficiente suici*+@other suis+@tired suizi*
        3 super* suyo tanto te te+@feel telle* tellen temps tengo tengo+@hope tengo+@wait tenia tetto that+@self
        3 the+@arm the+@pills then+@self there* there*+@not theres third+@sport this+@ask ti till tirar*+@soon tirarme
        3 to toda+@night todas todo+@end todos tomar tome tomei torna* tout tratt* trattiene trein*+@say trocava
        3 tu+@manage tudo tudo+@stop turni* turning tutto+@all uberl* uberlege ultim*+@data ultim*+@exercise
        3 ultimamente uma+@means umore un+@accident un+@child un+@cut un+@last un+@message un+@train unali*
        3 unali*+@self und vai van+@all vast vedo vejo+@trapped veo ver+@ask verda*+@not vergeten veux+@self vez
        3 vez+@not via vida vie vinte virus visto+@past vita viver volta volta* voltar volve* volver vom+@bridge
        3 voor+@again voor+@forever vou+@self voula* voy ware weet+@ask weite* wie+@self wiede*+@wake wilde wird
        3 wird+@never wish+@thindrink wollt* wollte wont y y+@all ya zelfm* zelfmoord zettel ~<aur ~<dec ~<it ~<kms
        3 ~arm ~arme ~armi ~dec ~dose ~dosi ~iden ~ir> ~kms ~kms> ~lem> ~maz ~mazz ~orir ~osi ~pist ~rai> ~rar ~rir
        3 ~such ~tten ~umi ~umil ~zelf
        2 @accident @accident+morta* @again+@here @again+@last @again+@reason @again+@skin @again+@sleep @again+@wait
        2 @again+af @again+aufwa* @again+ben @again+da @again+e @again+in @again+lang @again+por @again+schla*
        2 @again+think* @again+tinha @again+viel @again+y @all+@burden @all+@die @all+@end @all+@few @all+@gone
        2 @all+acabe @all+achte* @all+basta @all+be @all+em @all+estar* @all+finit* @all+i @all+im @all+in @all+kapot
        2 @alone+@not @alone+@pet @arm+@family @arm+bei @arm+over @ask+#45 @ask+@care @ask+@enough @ask+@family
        2 @ask+@goodbye @ask+@guilt @ask+@height @ask+@hospital @ask+@nobody @ask+@not @ask+@pain @ask+@sorry
        2 @ask+@thanks @ask+@wish @ask+acord* @ask+alles @ask+altur* @ask+amo @ask+ampul* @ask+ca @ask+calm
        2 @ask+conti* @ask+corta* @ask+dal @ask+dat @ask+decid* @ask+dure @ask+eu @ask+gets @ask+have @ask+het @ask+id
        2 @ask+im @ask+la @ask+lange* @ask+maman @ask+man @ask+meine @ask+mi @ask+nobod* @ask+op @ask+prome*
        2 @ask+quand* @ask+s @ask+se @ask+seria @ask+si @ask+still @ask+torna* @ask+vou @ask+vuole @ask+yo
        2 @better+@ask @better+@die @better+@without @better+ik @better+on @better+serlo @better+sin @better+un
        2 @binge+bottl* @blood+@sleep @blood+e @blood+meer @blood+y @born+compt* @born+le @born+s @breath+un
        2 @bridge+@skip @bridge+@work @bridge+de @bridge+do @bridge+is @bridge+on @burden @burden+@family @burden+@leg
        2 @burden+@speech @burden+als @burden+le @burden+per @burden+pour @burden+time @burden+to @burn+@feel
        2 @burn+avec @burn+com @calm @calm+@die @calm+in @calm+und @car+@here @car+@pills @car+@trapped @car+ik
        2 @car+por @care+@not @care+faz @control+so @control+wie @count+@not @count+@pills @count+@train @count+le
        2 @count+para @count+pas @count+per @cry+uma @cut+@means @cut+@self @cut+@they @cut+@wait @cut+@wish @cut+de
        2 @cut+di @cut+i @cut+la @cut+las @cut+les @cut+los @cut+sulla @cut+y @data+@decide @data+@more @data+@nobody
        2 @data+@not @data+@stop @data+@water @data+and @data+d @data+du @data+ein @data+geht @data+hr @data+id
        2 @data+insul* @data+leich* @data+moi @data+score @data+shoul* @data+tempo @data+tief @data+to @data+van
        2 @data+von @date+@all @date+@nobody @date+c @date+despu* @date+esta @date+estre* @date+ja @date+plan
        2 @date+todos @date+und @decide @decide+@calm @decide+@decide @decide+@kill @decide+@nothing @decide+@self
        2 @decide+@thindrink @decide+ik @decide+il @decide+nada @decide+para @decide+past @decide+que @decide+tudo
        2 @die+@need @die+fusse @die+handg* @die+het @die+is @die+katze @die+manca @die+seria @die+ware @doctor+como
        2 @doit+#45 @doit+@pills @doit+alsof @doit+mezel* @doit+telha* @each @each+@family @each+@future @each+@wish
        2 @each+abend @each+noche @each+nuit @each+tag @each+um @earn+estar @earn+et @earn+het @earn+nao @earn+ruhig
        2 @earn+viver @eat+@kill @eat+@leg @eat+@speech @eat+all @eat+back @eat+demai* @eat+larga @eat+morre* @eat+que
        2 @eat+raiva @eat+se @eat+seria @eat+toute @empty+en @empty+in @empty+lasse* @empty+mehr @end+@life @end+@stop
        2 @end+@trapped @end+aan @end+alivi* @end+but @end+com @end+con @end+de @end+fim @end+mache* @end+om
        2 @end+thing* @enough @enough+@again @enough+@skin @enough+and @enough+le @enough+might @enough+table*
        2 @exercise+@count @exercise+@say @exercise+@skin @exercise+@stop @exercise+dice @exercise+je @exercise+log
        2 @exercise+moi @exercise+overa* @exercise+vom @exercise+weer @exist+@doit @exist+la @face @face+@few @faint+o
        2 @fall @fall+by @family+@better @family+@cry @family+@funeral @family+@here @family+@manage @family+@more
        2 @family+@not @family+@papers @family+@self @family+elle @family+et @family+hebbe* @family+heeft @family+i
        2 @family+lange* @family+mais @family+que @family+repet* @family+s @family+sagt @family+sich @family+stare*
        2 @family+wacht @feel+algo @feel+algum* @feel+somet* @few @few+@bridge @few+@here @few+@life @few+@means
        2 @few+@nobody @few+@not @few+@they @few+@vomit @few+a @few+e @few+il @few+m @few+male @few+om @few+to
        2 @few+uma @few+waiti* @few+weit @few+you @film+my @find+@end @find+@letter @find+poco @find+the @forever+por
        2 @fun+allee* @fun+today @funeral+tausc* @future+@self @future+for @give+alzar* @give+butta* @give+doman*
        2 @give+la @give+miei @give+pasti* @give+sa @give+segni @give+svegl* @give+uccid* @give+und @go+@hospital
        2 @go+@kill @go+@not @go+a @go+avant* @go+dalla @go+das @go+die @go+ter @gone @gone+and @gone+con
        2 @goodbye+@all @goodbye+@thanks @goodbye+a @goodbye+et @goodbye+y @guilt+de @head+@jump @head+@kill
        2 @head+@not @head+@skip @head+@train @head+about @head+de @head+grita @head+je @head+me @head+o @head+que
        2 @head+stand* @head+van @head+zegge* @heart+@date @heart+@stop @heart+noch @height+@enough @height+@height
        2 @here @here+@bridge @here+@die @here+@letter @here+@lose @here+@more @here+@nobody @here+@not @here+@pain
        2 @here+@pet @here+arriv* @here+cozin* @here+en @here+fenet* @here+igual @here+lamet* @here+llave @here+lumie*
        2 @here+me @here+mesa @here+muert* @here+nota @here+opera* @here+pared @here+parte @here+passe* @here+pisto*
        2 @here+play @here+rabia @here+saro @here+scato* @here+sur @here+vita @hide+@manage @hide+le @hide+the
        2 @hide+wiede* @home+@family @home+@here @home+@not @home+mejor @home+might @home+terce* @hope+@car
        2 @hope+@hospital @hope+dass @hope+dat @hope+left @hope+qu @imagine @jump+@bridge @jump+@work @jump+andar*
        2 @jump+dal @jump+sotto @kill+@date @kill+@end @kill+plege* @know+@ask @know+a @know+calla @know+como
        2 @know+dat @know+la @know+noyer @know+o @know+prend* @know+quand* @last+@exercise @last+eintr* @last+escal*
        2 @last+fois @last+keer @last+mal @last+notit* @last+regis* @last+semai* @last+time @last+vez @last+volta
        2 @letter+@ask @letter+@eat @letter+@goodbye @letter+@letter @letter+and @letter+antes @letter+carta*
        2 @letter+d @letter+do @letter+ever @letter+gesch* @letter+il @letter+lette* @letter+que @letter+sie
        2 @letter+the @life+@reason @life+n @life+nehme* @life+nicht @life+since @look+@ask @look+@doit @look+@self
        2 @look+@train @look+abajo @look+as @look+at @look+can @look+le @look+les @look+naar @manage+@cut
        2 @manage+@means @manage+corta* @manage+go @manage+prome* @manage+skip @manage+stop @means+@minutes
        2 @means+@skin @means+an @means+aufge* @means+en @means+gekau* @means+me @message+@ask @message+@goodbye
        2 @message+che @message+que @minutes+@calm @minutes+@child @minutes+@decide @minutes+@head @minutes+@kill
        2 @minutes+@know @minutes+cozin* @minutes+d @minutes+da @minutes+igual @minutes+naar @minutes+rabia @minutes+s
        2 @minutes+setti* @minutes+weil @minutes+woche* @money+de @more+@data @more+@exist @more+@family @more+@more
        2 @more+@nothing @more+@reason @more+aufwa* @more+aufzu* @more+claro @more+d @more+e @more+estou @more+ging
        2 @more+me @more+nient* @more+op @more+senso @more+uma @more+vale @more+vivre @morning+@other @morning+c
        2 @morning+denk @morning+e @morning+en @morning+in @morning+is @morning+ist @morning+mi @morning+n
        2 @morning+noch @need @need+@count @need+@more @need+@soon @need+al @need+een @never+@better @never+@born
        2 @never+@hope @never+mais @never+meer @never+wiede* @night+@car @night+@end @night+@night @night+@pain
        2 @night+@sit @night+diese* @night+final* @night+ik @night+la @night+mit @night+rep @night+rezo @night+tarde
        2 @nobody+@eat @nobody+@more @nobody+@papers @nobody+@pet @nobody+@wait @nobody+da @nobody+ia @nobody+mehr
        2 @nobody+zou @not+#45 @not+@count @not+@decide @not+@family @not+@find @not+@future @not+@here @not+@more
        2 @not+@nobody @not+@vision @not+ask @not+be @not+come @not+compt* @not+conte* @not+dat @not+de @not+die
        2 @not+have @not+hilfe @not+hope @not+hubie* @not+hulp @not+lang @not+manch* @not+moi @not+nadie @not+need
        2 @not+one @not+para @not+plant* @not+pour @not+que @not+rangl* @not+s @not+schul* @not+sirvo @not+svegl*
        2 @not+turni* @not+volta* @not+vom @not+zuruc* @nothing @nothing+@feel @nothing+@more @nothing+@wish
        2 @nothing+meer @nothing+n @nothing+smaak* @nothing+will @nurse+je @off @off+o @other+@accident @other+@ask
        2 @other+@letter @other+@need @other+@not @other+@stop @other+accid* @other+cajon @other+calen* @other+coach
        2 @other+coles* @other+corag* @other+den @other+een @other+er @other+garaj* @other+geen @other+la @other+m
        2 @other+ne @other+niks @other+te @other+tiemp* @other+veut @other+virus @other+wants @other+zijn @pain+@exist
        2 @pain+@not @pain+for @pain+zum @papers+@not @papers+death @papers+et @papers+jumpi* @papers+liegt
        2 @papers+not @past+@calm @past+@pain @past+i @past+nucht* @pet+@family @pet+@here @pet+@home @pet+@other
        2 @pet+com @pet+houdt @pet+ist @pet+y @pills @pills+@not @pills+an @pills+c @pills+cuisi* @pills+de
        2 @pills+fenet* @pills+gesch* @pills+ingen* @pills+insie* @pills+intei* @pills+ist @pills+lamet* @pills+llave
        2 @pills+lumie* @pills+maint* @pills+muert* @pills+nota @pills+on @pills+opera* @pills+para @pills+pared
        2 @pills+passe* @pills+pisto* @pills+play @pills+por @pills+scato* @pills+sono @pills+vedo @pills+vita
        2 @pills+wegge* @pills+would @poison+@pills @poison+toute @pressure+a @pressure+aroun* @pressure+avec
        2 @pressure+mich @pressure+per @pressure+zu @punish+@ask @punish+@self @punish+het @punish+the @reason+@life
        2 @reason+@reason @reason+@sleep @reason+di @reason+i @reason+ik @reason+mehr @reason+noch @reason+nog
        2 @reason+of @reason+piu @reason+prepa* @reason+to @say @say+@date @say+@family @say+@other @say+@sorry @say+a
        2 @say+adieu @say+ich @say+is @say+las @say+leven @say+my @say+stand* @say+was @scale+@all @scale+meine*
        2 @scale+pra @scale+quand @self+@again @self+@burn @self+@car @self+@die @self+@empty @self+@face @self+@go
        2 @self+@goodbye @self+@head @self+@here @self+@hope @self+@kill @self+@means @self+@not @self+@pills
        2 @self+@skin @self+@speech @self+@stop @self+@wait @self+absic* @self+acabo @self+acalm* @self+ai @self+al
        2 @self+alle @self+als @self+amigo @self+app @self+armen @self+arrab* @self+atten* @self+been @self+begra*
        2 @self+bijt @self+brand @self+bring @self+calma @self+cambi* @self+cherc* @self+chiam* @self+coeur
        2 @self+coleg* @self+com @self+conna* @self+coraz* @self+cuore @self+deixa @self+derni* @self+drive
        2 @self+druck* @self+echan* @self+eigen @self+einde* @self+einsc* @self+elke @self+encue* @self+eruit
        2 @self+even @self+facci* @self+falta @self+gegen @self+gratt* @self+hab @self+hande @self+hart @self+herz
        2 @self+hield @self+hier @self+hinge* @self+hones* @self+hoop @self+jeden @self+jeter @self+keep @self+kijk
        2 @self+kopf @self+l @self+lache @self+lache* @self+lado @self+langs* @self+last @self+letzt* @self+levan*
        2 @self+lever @self+life @self+meine* @self+met @self+metas @self+mon @self+morre* @self+n @self+na @self+nao
        2 @self+noch @self+non @self+o @self+ouvri* @self+own @self+pack @self+parar @self+pense @self+per @self+piace
        2 @self+pills @self+plann* @self+plans @self+polsi @self+pourr* @self+prepa* @self+promi* @self+propi*
        2 @self+propr* @self+que @self+queim* @self+rappe* @self+recom* @self+regar* @self+regre* @self+ruhe
        2 @self+sais @self+schon @self+selbs* @self+serai @self+shoul* @self+slaap* @self+sleep* @self+so @self+sois
        2 @self+sonni* @self+spaar @self+stand* @self+stapp* @self+stehe @self+steps @self+swap @self+tegen @self+tell
        2 @self+thera* @self+ti @self+tolgo @self+tomar @self+tour @self+tried @self+um @self+vais @self+van
        2 @self+vejo @self+verle* @self+vie @self+voete* @self+vois @self+volvi @self+voor @self+weet @self+weg
        2 @self+when @self+wont @self+write @self+wurd @self+ya @self+zu @sit+in @sit+lange @sit+no @sit+sur
        2 @skin+@hate @skin+bei @skin+e @skin+larga @skin+lungh* @skip+@bridge @skip+@funeral @skip+avec @skip+com
        2 @skip+dal @skip+mahlz* @skip+with @sleep+@care @sleep+@child @sleep+@exist @sleep+@life @sleep+@morning
        2 @sleep+@tired @sleep+drie @sleep+for @sleep+gut @sleep+op @sleep+per @sleep+score @sleep+stanc* @sleep+stufo
        2 @sleep+table* @sleep+tanto @sleep+tre @sleep+un @someone+@ask @someone+@sleep @someone+@wish
        2 @someone+@without @someone+het @someone+in @someone+super* @soon+@all @soon+@data @soon+@more @soon+dood
        2 @soon+weken @sorry+ayuda @sorry+e @sorry+irme @sorry+l @sorry+m @speech+de @speech+em @sport+me @sport+ni
        2 @sport+sabe @sport+this @stop @stop+@decide @stop+@die @stop+@not @stop+@wake @stop+@wish @stop+avec
        2 @stop+cada @stop+mi @stop+morre* @stop+nao @stop+senti* @stop+zu @swelling+the @thanks+@all @thanks+@eat
        2 @thanks+for @thanks+fur @thanks+por @thanks+pour @thanks+you @they+@calm @they+@need @they+@self @they+@wish
        2 @they+bras @they+cache* @they+get @they+pleur* @thin+pes @thin+pulso* @thindrink+@arm @thindrink+@letter
        2 @thindrink+banda* @thindrink+calen* @thindrink+cat @thindrink+churc* @thindrink+coura* @thindrink+drawe*
        2 @thindrink+edge @thindrink+gun @thindrink+leven @thindrink+note @thindrink+one @thindrink+opera*
        2 @thindrink+point @thindrink+rope @thindrink+sea @thindrink+time @thindrink+train @thindrink+way
        2 @thindrink+weten @thindrink+woods @thing+@papers @thing+@stop @thing+can @thing+mes @thing+or @thing+pode
        2 @thing+puede @thing+zeit @tired+@exist @tired+@here @tired+@pills @tired+@stop @tired+@vomit @tired+@wake
        2 @tired+@wish @tired+een @tired+en @tired+in @tired+llave* @tired+pasti* @tired+vom @train+@self @train+e
        2 @train+y @trapped+@self @trapped+@trapped @trapped+a @trapped+e @trapped+et @trapped+lopen @trapped+op
        2 @tried+@kill @tried+@other @vision+@trapped @vision+@water @vision+entra* @vision+ik @vision+mezel*
        2 @vision+ningu* @vision+que @vision+to @wait @wait+@die @wait+@earn @wait+@nothing @wait+@other @wait+@wait
        2 @wait+cabec* @wait+coxa @wait+del @wait+es @wait+four @wait+gavet* @wait+her @wait+ich @wait+its @wait+je
        2 @wait+mijn @wait+mon @wait+qu @wait+till @wake+and @wake+piu @water @water+@self @water+@tired @water+op
        2 @water+to @wish+@accident @wish+@born @wish+@breath @wish+@enough @wish+@exist @wish+@fall @wish+@last
        2 @wish+@they @wish+adorm* @wish+an @wish+ayuda @wish+bene @wish+calla @wish+das @wish+diese @wish+dood
        2 @wish+er @wish+es @wish+estar @wish+estuv* @wish+ever @wish+facil* @wish+fur @wish+help @wish+il @wish+im
        2 @wish+irme @wish+le @wish+man @wish+mir @wish+morir* @wish+no @wish+noyer @wish+prend* @wish+ripre* @wish+se
        2 @wish+sich @wish+sprin* @wish+tomo @wish+um @wish+verdw* @wish+ze @wish+zo @without @without+@means
        2 @without+@without @without+casa @without+despe* @without+doule* @without+licht @without+mich @without+porte
        2 @without+ruido @work+@head @work+@look @work+sorri* @worse a+@ask a+@better a+@blood a+@car a+@cry a+@decide
        2 a+@empty a+@end a+@goodbye a+@kill a+@know a+@life a+@lose a+@more a+@nobody a+@nothing a+@reason a+@self
        2 abges* about+@jump about+@not abrac* abrac*+@care abrir* absch* abschiedsbrief abschiedsbriefe absic*
        2 absichtlich acaba*+@eat acabe* acabei acabo achter acide* acidente acord* acordar acordei actua* adelante
        2 adieu adormecer aereo af+@ask af+@without after+@date again agend*+@empty agend*+@nobody ahi ahora
        2 aide+@self aimer*+@self ait ajuda* al+@date al+@die al+@train alime* alivia allen+@say alles+@find
        2 alles+@not alles+@stop alli allor* allora almos*+@jump alrea* already als+@other alsof amo ampou*+@nobody
        2 ampoules ampul* ampul*+@nobody ampullen an+@enough an+@minutes ancor* ancora and+@give and+@gone
        2 and+@imagine and+@never andar* andare ander*+@self andere angry anni+@wish anoch*+@self any any+@more
        2 any+@soon anyon* anyone anyth* anything ao+@end ao+@pet apaga* apagado apoth*+@vision app+@other appart
        2 armadietto armar* armario armen arrab* arrabbio as+@few as+@self asi aside asked+@self askin* asking aspetto
        2 ate+@here ate+@pills atten*+@self attends aucun audio+@ask auf+@die aufhort aura aurai auraient aus+@go
        2 auslassen autan* autant autre* autres avais+@again avale avanc* avant* avant+@ask avanti averl* avevo aviao
        2 avion avreb* avrebbero away+@other ayuda+@sorry ayuda+@wish bac bad+@again bain banda* banhe* banheiro bat
        2 bathr* bathroom baum be+@self been beend*+@self beende befor*+@self begra* begrafenis ben+@hope
        2 ben+@thindrink besch* beschlossen besoi* besoin best+@sleep besta* betab* beter+@self bevor bient* bientot
        2 bijt binne* biopsia bis blade blank+@wait bleiben bless* blesse blijf boca boe bon boom borde bordo borra*
        2 brand+@self brazo* brazos bring broer+@say broth* brother bruch brude* bruder bude burn+@self butta*
        2 buttarmi by+@thindrink c cabec*+@doit cache* cada cada+@end cada+@future caixa* calcu* calen* calla calma
        2 calmo cambio camino camio* camio*+@not camion can+@enough can+@stop carry carton casa+@better casa+@not
        2 casa+@without caso casse* cassetto caval* cerco chaqu*+@night chave chave* chaves che+@ask che+@past
        2 che+@reason che+@wish chegue cheir* chemi* cherc*+@data cherc*+@eat chi chiam* chiama chiav* chiedo chies*
        2 chiesa chiud* chorar chose* churc* church ci+@wish ciel cigar* cigarettes cigarros cinq+@height cinto
        2 cinturon claro clear* cles cocam coeur coinq* coisa colega coles* coltello com+@ask come+@arm come+@past
        2 comme*+@self comment como+@sleep compa* compr* compr*+@stop comprato compt* compter connais contare
        2 conte*+@self contei corac* coracao coraggio corro+@few cosi+@better could+@jump counts coute* covar* cry
        2 cualq* cuand*+@not cuand*+@self cuchillo cuent*+@tired cui cuida* cura d+@goodbye d+@nurse da+@care daarn*
        2 daarna dai dall dan+@ask dan+@manage danac* danach dann dann+@ask dann+@manage dano dans+@self das+@not
        2 dat+@other dauer* dauert davan* de+@all de+@ask de+@burden de+@cut de+@fall de+@feel de+@guilt de+@hide
        2 de+@hope de+@lose de+@morning de+@nobody de+@numb de+@pills dead debai* debaixo decid*+@ask decid*+@kill
        2 decidi decis* definitivo dei+@self deixa* del+@pain dele demais demas* demas*+@pills den+@other den+@self
        2 denk denk+@self denke dentr* dentro depui*+@self der+@bridge der+@die der+@family der+@means der+@pressure
        2 derni*+@date des+@date des+@eat desan* deses* despe* despedida desta deze+@data deze+@date deze+@someone di
        2 di+@burden di+@eat di+@exist di+@family di+@here di+@life di+@morning di+@wake dias+@ask dicen* dicendo
        2 dicht die+@ask die+@hospital die+@trapped dieselbe diman*+@self dime dimmi dis disan* disant disso
        2 dit+@goodbye dit+@life diver* divor*+@not dizen* dizendo do+@ask do+@bridge doch doch+@all dodel* dodelijk
        2 doen dolore done dont dont+@need dont+@wake dood+@wish door+@exercise doors* douce* doucement doule*+@ask
        2 dovev*+@jump drawe* drawer drei+@pain dreis* dreissig drie+@minutes dritt*+@pain dritten du+@bridge du+@pain
        2 durchgegangen dure+@more e+@ask e+@earn e+@enough e+@letter e+@minutes e+@wait each+@night echan*
        2 echangerais echt ecrit een+@child een+@means een+@trapped eens egal eh eh+@not ehrli* ehrli*+@say ehrlich
        2 eigenen ein+@child ein+@empty ein+@means einen+@car einzige el+@accident el+@means el+@pills eles elke ella
        2 elle+@self em+@kill em+@skip en+@all en+@earn en+@hope en+@life en+@more en+@never en+@self encor*
        2 encor*+@here encor*+@pills encore encue* encuentren end+@papers enfor* enforcar enoug* enough enterrement
        2 enton*+@sleep entrando entre*+@say entsc* er+@not er+@other er+@wish erleb* ersat*+@give ersatzschlussel
        2 eruit es+@blood es+@blue es+@calm es+@someone es+@stop escal*+@without escalo escap*+@not escape escondi
        2 escri* esist* esperant espero espin* espingarda esque* esser*+@life est+@data est+@exercise est+@not
        2 esta+@again estan estao estar* estar+@die estar+@here estariam este+@end estranhamente estranho estuv*+@die
        2 et+@say et+@they etage* etages etait+@here etein* etre+@here etre+@pills etwas eu+@die eu+@not eu+@wish ever
        2 every*+@self everybody existing exter* extra* faill*+@jump faire famil* familie fanta* fantasma
        2 farma*+@vision farmi fatiguee faute fecha feito feito+@child felic*+@wish ferro* fico+@eat fin fin+@self
        2 finch* finche fine+@wish fingi* fingir finis finit* finita fino fino+@all fits follow fond for+@all forev*
        2 forever forma* fossi+@die frag frage franc*+@self franchement frida*+@few funer* funerale funf+@height
        2 fur+@all ga ga+@self gaan gabe ganz+@calm gar+@not garage garaj* garaje gavet* gaveta ge+@exercise gedru*
        2 gedul* geduld geen+@family gegeb* gegeben gehor* geht+@die geist gekau* gekauft gens gereg* gesag*+@self
        2 geschluckt gevaa* gewei*+@self gewoo* gewoon ghost gia+@die gibts+@not giste*+@again giste*+@need
        2 gisteravond given givin* giving gli+@wake gliml* glimlach gluck go golpe googl*+@ask googl*+@data grabo
        2 graci* gracias gratt* gratte grita guardando guardo guido guita* gut+@ask ha+@more haal hab+@all habitude
        2 hacer* hacerme hande handgelenke happe* happens hard+@enough hart has hasta+@ask hat+@nobody hatte* hatten
        2 have have+@leg have+@not haya he he+@wish heb+@soon hebbe* hebbe*+@they hebben heeft+@again heen help+@self
        2 hem hence herma*+@wish hes het+@blood het+@few het+@letter het+@self het+@soon het+@wish hield hilfe+@self
        2 hinge* hingehe his ho+@eat ho+@sport hohe hoje+@wait hold+@self holds holds+@self hond+@enough hones*+@self
        2 honestly hoop hope hope+@arm hope+@gone houdt hoy+@self hr hrv+@ask hubie* hubie*+@born hubiera hulp+@self
        2 humiliation i+@car i+@skin iam ich ich+@data ich+@empty ich+@go ich+@night ich+@nothing ich+@vision id+@skip
        2 idea ieder* iedereen ieman* iemand ieri+@night iets+@thindrink if+@thindrink ihnen ik+@all ik+@burn ik+@head
        2 ik+@hope ik+@know ik+@look ik+@not ik+@nothing ik+@soon ik+@wait il+@born il+@not il+@wish ill ils ils+@cry
        2 im+@burden im+@few im+@go im+@gone im+@soon imagi*+@not imagine impor* in+@few in+@head in+@home in+@self
        2 ingen* ingenomen ingoi* ingoiato inner* inten*+@kill intente into into+@thindrink irgen* is+@again is+@not
        2 is+@thindrink issue ist+@control it+@all it+@stop it+@wish it+@worse itch its+@calm ive+@decide ive+@leg
        2 ive+@stop j jamai*+@self janel* janela je je+@earn je+@go je+@head jeann* jeanne jeden+@night jeter
        2 jour+@self jucke* jucken juli jumpi* jumping just just+@not juste+@self kalen*+@empty kamer keep+@head keer
        2 kein+@morning keine* keine*+@more keine+@more keiner kenn kenn+@self kijk kilos+@ask kirch* kirche
        2 kling*+@eat klippe kluis* knokk* knokkels know+@ask komt kopf l+@accident l+@breath l+@fall l+@minutes
        2 la+@burn la+@die la+@hospital la+@life la+@more la+@skin laats*+@data lachl* lachle laiss* laiss*+@self
        2 laisser lamet* lametta lamina lands* landstrasse lang+@arm lang+@skin langer langzaam largo las+@papers
        2 lasci*+@go latel* lately le+@few le+@letter le+@work leave leben leben* leben+@not leer leg+@ask leise
        2 leque* lequel les+@papers les+@pills let lettres letzt*+@exercise letzt*+@pain levan*+@work levanto leven
        2 leven+@tired lichten lie life lig ligge* liggen light* lights lived livin*+@ask llama llave llave* llaves
        2 llegue lleno* llenos llora* lloraran lo+@better lo+@earn lo+@say loin long+@skin look look+@eat loro luci
        2 luego luego+@self lumie* lumiere lunghe m m+@imagine ma+@life maaltijden maar maar+@die mache* machen
        2 machuco magar* magari makkelijk mama maman mamma man manage manan*+@self manca+@few mandam manga+@stop
        2 mangu*+@ask manic* maniche maos marat*+@know marat*+@wish marca* marid*+@die marks mas+@data mate maten
        2 matin*+@self matte*+@self matters matti*+@self mattine maybe me+@decide me+@eat me+@enough me+@find me+@not
        2 me+@pressure me+@stop me+@thindrink medailles medic* medic*+@eat meer+@tired mehr+@wake mein+@last
        2 meine+@calm meio+@here meio+@minutes mejor+@without meme meno+@pain merec* merece merecia mes+@decide
        2 mese+@not meses mesje mesma messa* messe messe* messer met+@all met+@ask metas+@few meter metre* metres
        2 metri+@enough mets metto meu+@funeral meu+@last meu+@other mi mi+@ask mi+@cut mi+@kill mi+@not mich+@here
        2 mich+@kill mieux+@ask might mij+@not mijn+@head mijn+@skin minha* minhas mio+@funeral mir mir+@pain miro mn
        2 mocht*+@self moe moest mogen moi+@ask moi+@self mon+@last monat* montr*+@means mordo moris* morissi
        2 morni*+@self mot motor motor* mouri* mourir mouwe* mouwen mude+@vomit muert* muerte muito+@sport mum musst*
        2 musste muur my+@family my+@funeral my+@life my+@papers my+@sleep na+@bridge na+@head na+@skin nachsten
        2 nacht*+@car nacid* nacido nada+@doit nage nao nao+@say nao+@self nasci* nascido nascosto natur* ne+@count
        2 ne+@here ne+@papers neces* necesitar nehme* nehmen nem nenhu* nenhuma nerge* nerge*+@more nerge*+@water
        2 nergens nerve* neste neste+@face neste+@someone net neu next+@past nicht*+@more nicht+@more nie nie+@again
        2 niema*+@wish niemand nient*+@here night+@ask night+@self niks+@more niks+@water ninguem ningun nix no+@find
        2 no+@reason no+@self no+@stop nobod* nobodys noch+@minutes nog+@life noire* noires non+@find non+@here
        2 non+@wake not+@eat notar notar* nothi*+@letter nothi*+@wish notic* nourr* novo novo+@thin noyer num numa
        2 nuovo nur nur+@end nur+@trapped o+@doit o+@future o+@letter o+@pet obrig* obrigado occhi octobre of+@future
        2 of+@pills of+@self ogni ojala ojala+@not olho olvid* om+@not on+@doit onder one+@burden one+@last ontem+@cut
        2 onze+@past open operacion operatie operazione ort os os+@jump os+@scale os+@skin os+@skip other otros oubli*
        2 oubli*+@self oubliee outro* outros ouvri* ouvri*+@they ouvrir over+@face overa* overal overs* own
        2 own+@enough own+@home paar packi* packing packu*+@pills papa+@not papel papie* papier para para+@each
        2 para+@feel para+@not para+@self parad* parte* partes partir pasa+@wish paso+@other passar passi*+@wish pasti
        2 pasti* pasti*+@stop pastiglie patie* peggi* pena pensa* per+@again per+@die per+@forever per+@life per+@not
        2 perch* perche perda* perdao personne piang* piangeranno piani pictu*+@self pijn pijn+@not pille* pillen
        2 piu+@exist piu+@guilt piu+@nothing piu+@reason place plan+@self plane* plane*+@nothing plane*+@sport
        2 planning plans plege* plegen plek pleur* pleureront plus+@here plus+@life plus+@pills pode podia polsi ponho
        2 porqu*+@know porqu*+@wish portas porte* potre* pour pour+@again pour+@forever pour+@self pour+@soon pourrais
        2 pra+@end pra+@self prefi* prefiero preguntes pregunto prend*+@pills prend+@here prend+@pills prepa* preparar
        2 preso pretendo pris prochain procu*+@eat procuro prome*+@ask prometer promi* promis propia propo*
        2 propr*+@life propre propria pros pros+@other proxi* puede* puedes pulso* pulsos punto puo+@stop qu qualq*
        2 qualquer quand* quand+@family quando quant*+@arm quant*+@pills quant*+@sport que que+@here que+@hide
        2 que+@self que+@wake que+@wish quedara queim*+@eat quell*+@ask quelq* qui quien quiet rabia rangl* rasoi*
        2 rato recommence refeicoes regal*+@here regal*+@pills regel* regis*+@thanks regre* regrette reloj+@ask rentr*
        2 rentrer rep repas*+@ask repet* repete repon* repro*+@wait reser* reser*+@give reservesleutel resta+@nothing
        2 restare rester resto retie*+@self retient retour rezo riech* riech*+@wait riem rijd rijd+@self ripas*
        2 ripassato ripre* ruckf* ruhep*+@last ruhig rutsc* ruzie ruzie+@home s s+@other sabe saber+@ask safe sagen
        2 sair salir sans+@pain saper* sapere saro saro+@more sass sass+@wait saube* sauber scatola scelt*+@other
        2 schau+@self schei*+@vision schia* schla*+@count schlagt schlauch schlu* schlu*+@hide schlu*+@sit
        2 schme*+@self schre* schreib schreibt schri*+@wish schuld schuur scivo* seen sei+@ask sei+@eat seil+@count
        2 sein seit+@date seman*+@count seman*+@more sembl* senta*+@not senta*+@wait sentire seria* seria+@end serlo
        2 servir settl* seule sexto sexto+@self shell short* shouldnt si+@not si+@other si+@stop sich+@few silen*
        2 simpe* simpl* simple sin+@head sinds* sinds+@date sindsdien sirvo sitio slaap* slaap*+@tired sleep*+@pills
        2 sleep+@data sleev* sleut* sleutels smaak* smaakt smile so+@ask so+@hope soign* soir sois sola sola+@trapped
        2 soldi soll solle* some someb* somebody somniferes sonntag sono sono+@give sono+@more sono+@tired sonri* soon
        2 sotto sotto+@other sous spaar spaar+@soon spent* spera* speranza sta staan+@hunger stanc*+@give stanca
        2 stand* stano* stanotte stap stare* stata statt+@eat stay stehe stehe* stehen stemm*+@say stepp* steps+@ask
        2 sterb* stick still+@wish stockwerke stop+@ask stopp* stopped stops strad* strak* straks strick sua+@life
        2 succe*+@know succe*+@wish such+@self suelto suert* suerte suffisent sufic* suici* suicidarme suis+@again
        2 sulla sulla+@skin super*+@all svegl*+@more swallowed swap table*+@wish tablets tabletten tagli*+@give
        2 tagliata taglio tambe* tambem tampo* tampoco tan+@better tanta tanto+@doit tape taqui* tausc* tauschen
        2 tavol* te+@here te+@know te+@life team+@other telef*+@papers telha* telhado tem tempo temps+@ask tendr*
        2 tendrian tenho tenho+@end tenho+@hope tenho+@thin tenho+@wait tenta* tente* tentei ter+@born ter+@eat teria*
        2 teria*+@end teriam terug terwi* terwijl tete+@self texte* texted than that that+@ask that+@wish the+@burn
        2 the+@find the+@means the+@money the+@morning the+@pet the+@reason the+@tired the+@wish their them then
        2 therapist there+@ask theyd theyl* theyll thoug* thoughts tijd time tiroi* tiroir to+@all to+@ask to+@enough
        2 to+@head to+@pain toch+@not toda todli* todlich todo+@here toe tolgo tomei+@pills tonig*+@self too+@data
        2 tornare tot+@self touw tra+@few traba*+@look trabalho trains traitement trata* trent*+@pills tres+@eat tried
        2 troca* tropp*+@pills troppe troppo trovarmi tudo+@ask tuer tutti tutto+@end twent* twenty uberh*+@again
        2 uitwe* uitweg ultim* ultim*+@again ultimos um+@better um+@end uma+@last uma+@trapped umbri* un+@better
        2 un+@empty un+@exercise un+@fall un+@goodbye un+@heart un+@morning un+@not una+@alone una+@face und+@few
        2 und+@know und+@never und+@night und+@self und+@thing under+@thindrink une+@last unfal* unfall unica unico
        2 up+@morning uscita uur+@tired vais vais+@self van+@decide van+@eat van+@face vanav* vanavond vanna* vannacht
        2 vao+@cry vecin*+@here vecin*+@pills veel veel+@pills veel+@thindrink vejo vener*+@not venti verba* verdad
        2 verdiepingen verge* verge*+@self vergessen verle*+@self vero verra verze* veter* veterinaria veut+@die
        2 via+@other video video+@self vie+@here vie+@pills viele+@pills viga vijf+@height vinde* vinden vita+@pills
        2 viva vivie* viviendo vivre voeld* voelde vogli*+@sorry voila volge* volgend volon* volte* voltei vom vond
        2 voor+@all voor+@each voor+@wish vor+@self vorre* vorre*+@sleep vorrei vou voulais voz vraag vrai vreem*
        2 vrouw+@wait vuelt* vuole waar+@self waaro* waaro*+@self waarom wacht waiti* waiting wante* wanted wat+@other
        2 watch+@ask watch+@manage way week+@soon weeke*+@alone weet weg+@wish wegen wegen+@self wehtu* wehtun weiss
        2 weiss+@ask weiterleben wenn wenn+@family wer werd werde+@self werel*+@ask werk+@face weten what+@self
        2 when+@self where+@thindrink wheth* whether who who+@worse whos why+@self wie+@go wife+@ask wil+@gone
        2 wil+@other will+@they wish with+@someone wollt*+@jump woods wordt worth would wozu write yo+@not yo+@self
        2 you+@wish zal+@self ze zeit zelf zieht+@self ziet zoek zoeke* zoeken zoude* zouden zu zu+@data zu+@jump
        2 zus+@wish zusam* zusammen zwei+@pain zwei+@past ~<abr ~<ah ~<aho ~<ali ~<any ~<auc ~<be> ~<bra ~<cer ~<coi
        2 ~<dan ~<dov ~<erl ~<etr ~<exi ~<gia ~<hum ~<io ~<io> ~<it> ~<iv ~<ive ~<jei ~<kom ~<lla ~<met ~<mic ~<mod
        2 ~<mor ~<n> ~<nad ~<nec ~<ope ~<pen ~<pod ~<pun ~<rui ~<sar ~<so ~<tom ~<tu ~<vao ~<vid ~<viv ~<way ~<zel
        2 ~aapp ~aar ~aar> ~abl ~abr ~ada> ~ades ~adie ~afta ~agin ~aho ~ahor ~ai> ~ait ~ait> ~ale> ~aliv ~altr ~am>
        2 ~amol ~anns ~any ~appo ~aqui ~arac ~are ~arse ~atie ~aur ~aura ~azz ~azzo ~bbe ~bber ~ben> ~bio ~bio> ~ble
        2 ~blem ~bod ~body ~bord ~brac ~bri ~brig ~brir ~calm ~cat ~cav ~cava ~cce ~cco> ~celt ~cer ~cerc ~ceta ~cid
        2 ~cidi ~ciel ~ckt ~ckt> ~coi ~colh ~cora ~cun ~cun> ~dan ~dan> ~dao ~dao> ~dass ~dece ~deci ~dese ~dos ~dov
        2 ~dove ~dria ~durf ~dy> ~dys ~dys> ~ebb ~ebbe ~ebor ~eci ~ecid ~eder ~egar ~elf ~elf> ~elto ~elu ~ente ~era
        2 ~erad ~erai ~erba ~erch ~eres ~eria ~erl ~erle ~erzl ~esuc ~etal ~etam ~exi ~exis ~ext ~fin ~fren ~ftab ~gar
        2 ~geld ~gesu ~goog ~grar ~gui ~hela ~herc ~here ~het ~ho> ~hois ~hub ~hum ~humi ~iam> ~ian ~ian> ~idar ~ide
        2 ~ider ~idi ~idio ~iera ~ilen ~imp ~impi ~init ~inua ~irme ~iss ~isto ~ivi ~jei ~jeit ~jnlo ~jve ~kest ~kom
        2 ~lam ~lde> ~leb ~lebe ~len> ~lied ~llem ~look ~lqu ~lst ~lug ~magi ~mam ~me> ~mic ~mich ~mij> ~mmaz ~mod
        2 ~mor ~mori ~mpic ~ms> ~nad ~nadi ~ndri ~nec ~nest ~nneg ~nns ~nnst ~ntin ~obit ~oble ~ody ~odys ~oete ~oi>
        2 ~oir ~oir> ~olt ~olta ~olv ~ont> ~onti ~oog ~opos ~orag ~orca ~orer ~orim ~osen ~oses ~osi> ~osis ~outr
        2 ~pera ~pill ~pod ~poi> ~posi ~ppil ~ppos ~pref ~prob ~proc ~qui ~qui> ~quis ~ra> ~ragg ~rait ~rar> ~rara
        2 ~rars ~ratt ~rban ~rbre ~rca ~rcar ~rcat ~rci> ~reb ~rebb ~rei> ~rget ~riam ~rian ~rirm ~rle ~rleb ~rlo>
        2 ~rme ~rme> ~robl ~rocu ~rop ~rown ~rrir ~rsi ~rsi> ~rtri ~rzl ~rzlo ~scel ~sera ~si> ~soi ~sorr ~ster ~sto
        2 ~suc ~tabl ~tamo ~tar ~tar> ~terb ~tez ~tick ~tinu ~tola ~tome ~toni ~tran ~trat ~udo ~ui> ~uise ~umor ~unto
        2 ~urai ~urei ~urf ~usse ~utr ~utre ~uurt ~vanz ~vao ~vao> ~ven> ~vev ~via> ~vir ~viv ~vra ~xis ~xist ~ybo
        2 ~ybod ~yo> ~zar ~zel ~zlo ~zlos ~zzar
        1 #20+@past @accident+@sit @accident+das @accident+e @accident+geste* @accident+me @accident+mein
        1 @again+@alone @again+@arm @again+@better @again+@blood @again+@bridge @again+@burden @again+@burn
        1 @again+@count @again+@cupboard @again+@cut @again+@data @again+@die @again+@exist @again+@few
        1 @again+@forever @again+@fun @again+@gone @again+@head @again+@hope @again+@jump @again+@letter @again+@look
        1 @again+@manage @again+@message @again+@pain @again+@papers @again+@pills @again+@self @again+@swelling
        1 @again+@train @again+@wake @again+@wish @again+ab @again+alla @again+and @again+antes @again+aufst*
        1 @again+bei @again+di @again+doorg* @again+drie @again+een @again+esta @again+estou @again+la @again+le
        1 @again+manga @again+my @again+no @again+quant* @again+qui @again+schlu* @again+und @again+vez @again+was
        1 @again+zu @all+@accident @all+@arm @all+@ask @all+@blood @all+@care @all+@enough @all+@family @all+@find
        1 @all+@funeral @all+@goodbye @all+@head @all+@height @all+@last @all+@letter @all+@money @all+@need @all+@not
        1 @all+@other @all+@papers @all+@past @all+@punish @all+@reason @all+@scale @all+@sleep @all+@soon @all+@sorry
        1 @all+@stop @all+@thing @all+@trapped @all+@without @all+@work @all+al @all+ander* @all+coach @all+de @all+el
        1 @all+est @all+for @all+has @all+hin @all+hinte* @all+is @all+ist @all+keine* @all+les @all+me @all+of
        1 @all+que @all+quell* @all+se @all+si @all+spall* @all+termi* @all+the @all+to @all+tot @all+und @alone
        1 @alone+@all @alone+@bridge @alone+@calm @alone+@empty @alone+@enough @alone+@here @alone+@home @alone+@means
        1 @alone+@more @alone+@nobody @alone+@past @alone+@self @alone+@trapped @alone+che @alone+em @alone+mi
        1 @alone+op @alone+per @alone+piens* @alone+thuis @arm+@again @arm+@blood @arm+@burn @arm+@calm @arm+@cut
        1 @arm+@end @arm+@feel @arm+@few @arm+@manage @arm+@other @arm+@past @arm+@reason @arm+@say @arm+@self
        1 @arm+@soon @arm+@stop @arm+@wait @arm+and @arm+anos @arm+aufge* @arm+de @arm+meus @arm+of @arm+que @arm+sind
        1 @arm+with @ask @ask+@all @ask+@arm @ask+@ask @ask+@confused @ask+@cry @ask+@cut @ask+@date @ask+@die
        1 @ask+@end @ask+@exist @ask+@few @ask+@find @ask+@funeral @ask+@future @ask+@go @ask+@head @ask+@heart
        1 @ask+@here @ask+@message @ask+@money @ask+@morning @ask+@past @ask+@reason @ask+@skip @ask+@stop @ask+@they
        1 @ask+@wait @ask+@water @ask+@worse @ask+acaba @ask+acabe @ask+ainda @ask+als @ask+anos @ask+arriv* @ask+auf
        1 @ask+back @ask+bad @ask+beter @ask+bette* @ask+bij @ask+c @ask+cambi* @ask+ce @ask+con @ask+conta* @ask+cosa
        1 @ask+cuida* @ask+d @ask+da @ask+de @ask+dead @ask+deep @ask+deje @ask+der @ask+devie* @ask+deze @ask+doden
        1 @ask+dormi @ask+dormi* @ask+dose @ask+dosis @ask+dovev* @ask+du @ask+empty @ask+era @ask+estab* @ask+estor*
        1 @ask+estoy @ask+fare @ask+farlo @ask+fico @ask+for @ask+fur @ask+go @ask+gone @ask+hacer* @ask+happe*
        1 @ask+heigh* @ask+ik @ask+il @ask+is @ask+isnt @ask+j @ask+je @ask+just @ask+klaar @ask+le @ask+leeg
        1 @ask+llegu* @ask+loop @ask+los @ask+low @ask+makke* @ask+manda* @ask+mande* @ask+menos @ask+merec* @ask+moi
        1 @ask+murio @ask+nicht @ask+nothi* @ask+of @ask+on @ask+one @ask+pare @ask+pase @ask+perce* @ask+piens*
        1 @ask+pongo @ask+prepa* @ask+qualc* @ask+quand @ask+quer @ask+quier* @ask+respi* @ask+salto @ask+sara
        1 @ask+schoo* @ask+sei @ask+sia @ask+the @ask+to @ask+under @ask+va @ask+vado @ask+vem @ask+viene @ask+vijf
        1 @ask+volta* @ask+wacht @ask+was @ask+y @ask+you @ask+zeven @better+@better @better+@doit @better+@end
        1 @better+@hate @better+@hope @better+@not @better+@pills @better+@someone @better+af @better+cosi @better+de
        1 @better+i @better+ich @better+ohne @better+per @better+saber @better+sem @better+seria @better+when
        1 @better+witho* @better+zonde* @binge+@binge @binge+@head @binge+de @binge+klass* @binge+packu* @blood
        1 @blood+@ask @blood+@family @blood+@hope @blood+@manage @blood+@tired @blood+@wait @blood+@water @blood+@wish
        1 @blood+en @blood+et @blood+pour @blood+quand* @blood+und @blue+@sleep @body+@thindrink @body+@tired
        1 @body+@wait @body+con @born+@all @born+@alone @born+@born @born+@count @born+@date @born+@eat @born+@future
        1 @born+@imagine @born+@life @born+@lose @born+@money @born+@morning @born+@need @born+@nobody @born+@nurse
        1 @born+@papers @born+@sorry @born+avro @born+frein* @born+jamai* @born+m @born+manqu* @born+pas @born+remar*
        1 @born+reste @born+revie* @born+serai @born+sers @breath+@forever @breath+@know @breath+@more @breath+mais
        1 @breath+op @breath+under @bridge+@alone @bridge+@ask @bridge+@bridge @bridge+@earn @bridge+@few @bridge+@go
        1 @bridge+@head @bridge+@here @bridge+@pills @bridge+@sit @bridge+@stop @bridge+@trapped @bridge+@wait
        1 @bridge+@wish @bridge+du @bridge+no @bridge+of @bridge+solo @bridge+te @bridge+und @bridge+war @bridge+y
        1 @burden+@alone @burden+@bridge @burden+@burden @burden+@care @burden+@end @burden+@face @burden+@head
        1 @burden+@here @burden+@life @burden+@pet @burden+@pills @burden+@self @burden+@someone @burden+@wait
        1 @burden+@water @burden+@wish @burden+am @burden+and @burden+birth* @burden+en @burden+in @burden+of
        1 @burden+out @burden+und @burden+ware @burden+with @burn+@ask @burn+@better @burn+@decide @burn+@few
        1 @burn+@night @burn+@self @burn+@skin @burn+@stop @burn+@wish @burn+col @burn+con @burn+le @burn+mysel*
        1 @calm+@feel @calm+@few @calm+@know @calm+@last @calm+@self @calm+@wake @calm+@wish @calm+a @calm+saber
        1 @car+@ask @car+@bridge @car+@each @car+@night @car+@off @car+@wait @car+@wish @car+@without @car+a @car+and
        1 @car+can @car+de @car+me @car+off @car+sur @car+the @car+und @care+@calm @care+@decide @care+@doit
        1 @care+@few @care+@go @care+@more @care+@morning @care+@night @care+@nothing @care+@self @care+@soon
        1 @care+@wake @care+@wish @care+bald @care+i @care+im @care+non @care+tra @care+vale @care+vivir @care+wie
        1 @chest+@eat @chest+@scale @chest+@wait @child+@family @child+@find @child+@letter @child+@swelling
        1 @child+@vision @child+no @child+non @class+@pills @class+made @confused+@data @confused+@pills @control+@die
        1 @control+@few @control+@morning @control+@soon @control+@stop @control+and @control+look @control+resti*
        1 @control+y @count+@again @count+@arm @count+@ask @count+@body @count+@burden @count+@care @count+@doit
        1 @count+@face @count+@family @count+@go @count+@know @count+@more @count+@need @count+@nobody @count+@nothing
        1 @count+@papers @count+@sport @count+@thindrink @count+@tired @count+@wait @count+@wish @count+compr*
        1 @count+die @count+e @count+giu @count+i @count+key @count+las @count+les @count+nada @count+no @count+passo*
        1 @count+pasti* @count+piu @count+the @count+to @count+uma @cry+@data @cry+@exercise @cry+@goodbye @cry+@not
        1 @cry+@papers @cry+@self @cry+@they @cry+@wait @cry+een @cry+for @cry+une @cupboard @cupboard+@ask
        1 @cupboard+@know @cupboard+@money @cupboard+@nobody @cupboard+@reason @cupboard+@sleep @cupboard+do
        1 @cupboard+e @cupboard+en @cupboard+und @cut+@arm @cut+@ask @cut+@blood @cut+@blue @cut+@body @cut+@count
        1 @cut+@eat @cut+@exercise @cut+@give @cut+@here @cut+@leg @cut+@letter @cut+@minutes @cut+@numb @cut+@past
        1 @cut+@say @cut+@speech @cut+@thin @cut+esta @cut+le @cut+me @cut+mich @cut+mysel* @data+@arm @data+@care
        1 @data+@child @data+@count @data+@cut @data+@die @data+@eat @data+@end @data+@exist @data+@family @data+@feel
        1 @data+@find @data+@forever @data+@give @data+@go @data+@imagine @data+@last @data+@life @data+@need
        1 @data+@never @data+@nurse @data+@pills @data+@planned @data+@punish @data+@reason @data+@say @data+@sit
        1 @data+@sleep @data+@soon @data+@swelling @data+@train @data+@wish @data+ate @data+besoi* @data+c @data+ce
        1 @data+ci @data+conti* @data+de @data+deep @data+des @data+di @data+dos @data+e @data+end @data+esse
        1 @data+fine @data+for @data+hier @data+hrv @data+ich @data+im @data+in @data+is @data+its @data+le
        1 @data+letzt* @data+longe* @data+ma @data+mes @data+mijn @data+mir @data+mon @data+my @data+pesab*
        1 @data+pleas* @data+pro @data+pulse @data+quand* @data+que @data+sareb* @data+schla* @data+steps @data+table*
        1 @data+this @data+three @data+tomor* @data+vom @data+war @data+wenn @data+what @data+zu @date+@born
        1 @date+@burden @date+@calm @date+@care @date+@empty @date+@end @date+@enough @date+@forever @date+@go
        1 @date+@heart @date+@home @date+@money @date+@need @date+@nothing @date+@pills @date+@reason @date+@soon
        1 @date+@stop @date+@they @date+@wait @date+@water @date+@wish @date+after @date+and @date+apres @date+da
        1 @date+daarn* @date+danac* @date+depoi* @date+dites @date+durch @date+e @date+end @date+et @date+fui @date+is
        1 @date+la @date+mi @date+scors* @date+se @date+tout @date+what @date+y @date+zak @decide+@ask @decide+@data
        1 @decide+@date @decide+@empty @decide+@fun @decide+@headache @decide+@last @decide+@manage @decide+@morning
        1 @decide+@need @decide+@nobody @decide+@pain @decide+@planned @decide+@trapped @decide+@vision @decide+@water
        1 @decide+de @decide+en @decide+fur @decide+how @decide+is @decide+to @decide+up @die+@arm @die+@better
        1 @die+@blood @die+@feel @die+@hospital @die+@minutes @die+@nobody @die+@not @die+@pain @die+@punish
        1 @die+@someone @die+@wake @die+@wish @die+absch* @die+ander* @die+arme @die+augen @die+ben @die+brief*
        1 @die+che @die+drie @die+haar @die+hace @die+in @die+last @die+niet @die+no @die+table* @die+than @die+wand
        1 @die+waren @die+welt @die+wie @doctor+@doit @doctor+@end @doctor+@forever @doctor+@head @doctor+@not
        1 @doctor+falou @doctor+hab @doctor+in @doctor+is @doctor+lo @doctor+naar @doit+@all @doit+@bridge
        1 @doit+@cupboard @doit+@end @doit+@feel @doit+@find @doit+@funeral @doit+@give @doit+@here @doit+@know
        1 @doit+@life @doit+@nobody @doit+@not @doit+@pain @doit+@pressure @doit+@reason @doit+@say @doit+@tired
        1 @doit+@train @doit+@trapped @doit+@tried @doit+@wake @doit+@wish @doit+als @doit+armar* @doit+bette*
        1 @doit+combo* @doit+das @doit+del @doit+di @doit+dia @doit+du @doit+e @doit+et @doit+falta @doit+la @doit+meu
        1 @doit+muss @doit+sembl* @doit+senti* @doit+traba* @doit+und @each+@ask @each+@better @each+@blood @each+@car
        1 @each+@count @each+@end @each+@feel @each+@here @each+@hope @each+@kill @each+@more @each+@not @each+@other
        1 @each+@pills @each+@pressure @each+@say @each+@scale @each+@self @each+@thindrink @each+@without @each+avond
        1 @each+dag @each+day @each+eveni* @each+giorn* @each+night @each+of @each+semaf* @each+sera @each+singl*
        1 @each+soir @each+step @each+uno @each+vez @earn+@binge @earn+@cut @earn+@doit @earn+@exercise @earn+@find
        1 @earn+@go @earn+@gone @earn+@head @earn+@jump @earn+@life @earn+@means @earn+@minutes @earn+@not @earn+@self
        1 @earn+@stop @earn+@they @earn+@wake @earn+bette* @earn+con @earn+di @earn+fare @earn+i @earn+klass* @earn+me
        1 @earn+non @earn+packu* @earn+por @eat+@accident @eat+@arm @eat+@ask @eat+@blood @eat+@burden @eat+@doit
        1 @eat+@family @eat+@funeral @eat+@hope @eat+@hospital @eat+@life @eat+@lose @eat+@money @eat+@pain @eat+@pet
        1 @eat+@pills @eat+@say @eat+@wake @eat+@wish @eat+al @eat+ca @eat+das @eat+de @eat+den @eat+dormi @eat+es
        1 @eat+esta @eat+finis* @eat+home @eat+j @eat+la @eat+muss @eat+my @eat+nem @eat+nicht* @eat+niet @eat+o
        1 @eat+pas @eat+piu @eat+plus @eat+qualq* @eat+schoo* @eat+sea @eat+svegl* @eat+the @eat+thirt* @eat+traba*
        1 @eat+train* @eat+uma @eat+up @eat+yo @empty @empty+@calm @empty+@enough @empty+@family @empty+@home
        1 @empty+@letter @empty+@lose @empty+@manage @empty+@money @empty+@more @empty+@nobody @empty+@not
        1 @empty+@self @empty+@sport @empty+@wish @empty+dann @empty+mon @empty+y @end @end+@accident @end+@all
        1 @end+@cut @end+@end @end+@exist @end+@feel @end+@letter @end+@manage @end+@nobody @end+@pain @end+@pet
        1 @end+@pills @end+@self @end+a @end+acide* @end+camin* @end+caval* @end+d @end+een @end+entro @end+ich
        1 @end+ici @end+it @end+jeito @end+logo @end+meine* @end+mit @end+nicht @end+pra @end+setti* @end+zelfm*
        1 @end+zicht @enough+@breath @enough+@bridge @enough+@burn @enough+@control @enough+@few @enough+@height
        1 @enough+@jump @enough+@morning @enough+@night @enough+@past @enough+@pills @enough+@soon @enough+@wait
        1 @enough+@wish @enough+@without @enough+a @enough+ago @enough+cinco @enough+cinqu* @enough+dit @enough+eerde*
        1 @enough+em @enough+la @enough+me @enough+my @enough+on @enough+pasti* @enough+quand* @enough+so @enough+this
        1 @enough+tot @enough+vol @exercise+@accident @exercise+@body @exercise+@bridge @exercise+@burden
        1 @exercise+@decide @exercise+@eat @exercise+@exist @exercise+@head @exercise+@imagine @exercise+@last
        1 @exercise+@need @exercise+@night @exercise+@nobody @exercise+@not @exercise+@nurse @exercise+@punish
        1 @exercise+@swelling @exercise+@thanks @exercise+@vomit @exercise+besoi* @exercise+besse* @exercise+c
        1 @exercise+ca @exercise+conti* @exercise+du @exercise+heb @exercise+hier @exercise+im @exercise+jeudi
        1 @exercise+ma @exercise+mi @exercise+mon @exercise+nur @exercise+para @exercise+que @exercise+se
        1 @exercise+shoul* @exercise+si @exercise+this @exercise+und @exercise+une @exercise+war @exist+@heart
        1 @exist+@life @exist+@pills @exist+@sit @exist+@thindrink @exist+@trapped @exist+@wait @exist+en @exist+mai
        1 @exist+mostr* @exist+om @exist+pas @exist+um @face+@better @face+@eat @face+@give @face+@head @face+@home
        1 @face+@morning @face+@someone @face+@they @face+@tired @face+@wish @face+@without @face+a @face+and @face+de
        1 @face+e @face+en @face+et @face+in @face+und @faint+@ask @faint+@decide @faint+@earn @faint+@trapped
        1 @fall+@here @fall+@jump @fall+@pills @fall+@wait @fall+@wake @fall+e @fall+me @fall+morta* @fall+nada
        1 @family @family+@afraid @family+@breath @family+@bridge @family+@cut @family+@earn @family+@family
        1 @family+@feel @family+@find @family+@forever @family+@go @family+@letter @family+@life @family+@means
        1 @family+@message @family+@minutes @family+@never @family+@off @family+@other @family+@past @family+@pills
        1 @family+@reason @family+@say @family+@sorry @family+@speech @family+@stop @family+@they @family+@thing
        1 @family+@without @family+@work @family+ainda @family+auf @family+beloo* @family+de @family+deixo*
        1 @family+dejo @family+deser* @family+di @family+een @family+eet @family+eine @family+ela @family+escri*
        1 @family+estar* @family+found @family+grita @family+habla @family+hat @family+in @family+je @family+krijg*
        1 @family+la @family+le @family+liet @family+lo @family+mich @family+morre* @family+ou @family+queda*
        1 @family+quier* @family+redet @family+respi* @family+says @family+schre* @family+schri* @family+seria
        1 @family+si @family+so @family+to @family+und @family+wie @family+wil @family+would @family+zegt @family+zijn
        1 @family+zou @fat+bag @feel+@all @feel+@ask @feel+@data @feel+@face @feel+@find @feel+@pain @feel+@someone
        1 @feel+@soon @feel+@thin @feel+cosi @feel+dead @feel+di @feel+like @feel+qual @feel+quelq* @feel+sich
        1 @feel+so @few+@all @few+@blood @few+@burden @few+@calm @few+@care @few+@die @few+@empty @few+@exist
        1 @few+@few @few+@find @few+@forever @few+@future @few+@gone @few+@hate @few+@head @few+@hope @few+@letter
        1 @few+@money @few+@never @few+@pain @few+@papers @few+@pet @few+@sit @few+@stop @few+@wish @few+@without
        1 @few+@worse @few+badly @few+che @few+come @few+die @few+dont @few+drei @few+een @few+eine @few+einen
        1 @few+esper* @few+estor* @few+gut @few+ja @few+kann @few+komis* @few+le @few+left @few+met @few+mi @few+much
        1 @few+niedr* @few+nobod* @few+noch @few+nooit @few+op @few+para @few+per @few+perch* @few+piens* @few+por
        1 @few+quand* @few+quant* @few+sehr @few+she @few+sleep @few+solo @few+thuis @few+tired @few+une @few+wait
        1 @film+@arm @film+@exercise @film+@last @film+@thindrink @find @find+@accident @find+@again @find+@ask
        1 @find+@bridge @find+@decide @find+@eat @find+@family @find+@find @find+@gone @find+@here @find+@hope
        1 @find+@last @find+@life @find+@lose @find+@money @find+@nobody @find+@other @find+@papers @find+@past
        1 @find+@self @find+@someone @find+@stop @find+@thanks @find+@wait @find+a @find+alles @find+de @find+e
        1 @find+er @find+es @find+hoffe @find+i @find+la @find+longu* @find+mensc* @find+pouco @find+tous @food+@head
        1 @food+for @food+met @food+op @forever+@alone @forever+@blood @forever+@bridge @forever+@die @forever+@family
        1 @forever+@few @forever+@hope @forever+@look @forever+@sleep @forever+@wish @forever+alla @forever+quant*
        1 @forever+schlu* @fun+@all @fun+@alone @fun+@better @fun+@bridge @fun+@give @fun+@go @fun+@head @fun+@home
        1 @fun+@lose @fun+@morning @fun+@night @fun+@nobody @fun+@not @fun+ai @fun+and @fun+de @fun+her @fun+i @fun+na
        1 @fun+non @funeral+@pills @funeral+@wait @funeral+de @future @future+@accident @future+@born @future+@eat
        1 @future+@family @future+@future @future+@head @future+@here @future+@past @future+@pills @future+@someone
        1 @future+@wait @future+@water @future+e @future+eu @future+jaar @future+jahr @future+monat @future+seman*
        1 @future+van @future+years @give+@accident @give+@born @give+@burden @give+@car @give+@cut @give+@date
        1 @give+@die @give+@eat @give+@give @give+@go @give+@hope @give+@hospital @give+@kill @give+@life @give+@means
        1 @give+@need @give+@not @give+@papers @give+@pet @give+@self @give+@skin @give+@stop @give+@they @give+@tired
        1 @give+@train @give+@wait @give+@wake @give+a @give+andar* @give+away @give+de @give+finge* @give+ich
        1 @give+luned* @give+mais @give+morir* @give+nicht @give+o @give+out @give+quant* @give+respi* @give+ritor*
        1 @give+salta* @give+togli* @go+@again @go+@bridge @go+@cupboard @go+@face @go+@few @go+@find @go+@forever
        1 @go+@fun @go+@jump @go+@life @go+@need @go+@never @go+@self @go+@skip @go+@vision @go+@wait @go+@wake
        1 @go+@water @go+@without @go+@work @go+arbei* @go+down @go+i @go+ik @go+il @go+male @go+nao @go+out
        1 @go+preci* @go+sur @go+throu* @go+wrong @gone+@family @gone+@few @gone+@forever @gone+@never @gone+@not
        1 @gone+@papers @gone+@reason @gone+@stop @gone+@wait @gone+@wish @gone+all @gone+am @gone+del @gone+do
        1 @gone+his @gone+it @gone+my @gone+para @gone+und @gone+ware @gone+wrong @goodbye+@ask @goodbye+@each
        1 @goodbye+@give @goodbye+@letter @goodbye+@message @goodbye+@minutes @goodbye+@off @goodbye+@other
        1 @goodbye+@past @goodbye+@sorry @goodbye+@they @goodbye+@thindrink @goodbye+@thing @goodbye+@without
        1 @goodbye+genom* @goodbye+gesch* @goodbye+me @goodbye+tutti @guilt+@data @guilt+@nobody @guilt+che @guilt+di
        1 @hate @hate+@exist @hate+@thindrink @hate+het @head+@arm @head+@ask @head+@cut @head+@doit @head+@each
        1 @head+@eat @head+@end @head+@last @head+@lose @head+@more @head+@night @head+@papers @head+@self @head+@soon
        1 @head+@stop @head+@trapped @head+@wait @head+@water @head+@wish @head+a @head+al @head+alla @head+do
        1 @head+em @head+i @head+ik @head+is @head+mi @head+von @head+vroeg @head+y @headache+@trapped @heart+@face
        1 @heart+@not @heart+@other @heart+@sit @heart+@someone @heart+@trapped @heart+@wish @heart+and @heart+batte
        1 @heart+da @heart+drops @heart+heute @heart+is @heart+just @heart+pills @heart+this @heart+van @heart+vanna*
        1 @heart+went @height @height+@ask @height+@die @height+@each @height+@night @height+ist @height+limpi*
        1 @height+or @height+per @here+@ask @here+@burn @here+@calm @here+@care @here+@doit @here+@exist @here+@few
        1 @here+@find @here+@head @here+@home @here+@hospital @here+@life @here+@look @here+@need @here+@never
        1 @here+@nothing @here+@off @here+@other @here+@past @here+@soon @here+@wait @here+@wake @here+@wish
        1 @here+allor* @here+and @here+anymo* @here+app @here+atras @here+biops* @here+carri* @here+casci*
        1 @here+chiav* @here+chita* @here+cle @here+clini* @here+cocin* @here+corre* @here+cosa @here+cuiss* @here+da
        1 @here+dans @here+die @here+due @here+escop* @here+et @here+eveil* @here+facci* @here+falai* @here+ferme
        1 @here+fines* @here+fosse @here+giorn* @here+grang* @here+hora @here+idea @here+ideia @here+igles*
        1 @here+jambe @here+le @here+mangi* @here+mano @here+matro* @here+matti* @here+medic* @here+mesur* @here+mia
        1 @here+morph* @here+mort @here+munec* @here+natur* @here+nuca @here+nur @here+ou @here+para @here+paz
        1 @here+peau @here+pena @here+penso @here+per @here+pharm* @here+piel @here+piern* @here+ponte @here+porta
        1 @here+poutr* @here+press* @here+pross* @here+psy @here+sein @here+sensa* @here+sente* @here+seule @here+si
        1 @here+soir @here+sola @here+vecin* @here+vedo @here+verda* @here+veter* @here+vida @here+wenn @hide+@data
        1 @hide+@date @hide+@end @hide+@face @hide+@give @hide+@go @hide+@imagine @hide+@other @hide+@self @hide+@they
        1 @hide+@thindrink @hide+@tired @hide+@wait @hide+@wake @hide+awake @hide+com @hide+ein @hide+it @hide+seit
        1 @hide+there @hide+weer @home @home+@all @home+@ask @home+@better @home+@date @home+@empty @home+@home
        1 @home+@manage @home+@nobody @home+@other @home+@reason @home+@self @home+@soon @home+@thindrink
        1 @home+@without @home+dan @home+de @home+ein @home+est @home+limpi* @home+limpo @home+mia @home+no
        1 @home+nunca @home+plus @home+pulit* @home+so @home+toda @hope+@again @hope+@empty @hope+@fever @hope+@gone
        1 @hope+@pain @hope+@someone @hope+che @hope+i @hope+ich @hope+ik @hope+mehr @hope+someb* @hospital+@ask
        1 @hospital+@go @hospital+@self @hospital+de @hospital+e @hunger+@child @hunger+@data @hunger+@past
        1 @hunger+@sleep @hunger+@sport @imagine+@bridge @imagine+@control @imagine+@data @imagine+@exercise
        1 @imagine+@funeral @imagine+@jump @imagine+@know @imagine+@morning @imagine+@past @imagine+@skip
        1 @imagine+@stop @imagine+@thindrink @imagine+@tired @imagine+@wish @imagine+de @imagine+di @imagine+et
        1 @imagine+me @imagine+pas @imagine+pr @jump+@control @jump+@empty @jump+@feel @jump+@know @jump+@life
        1 @jump+@never @jump+@not @jump+@self @jump+@sit @jump+@someone @jump+@train @jump+@wake @jump+@water
        1 @jump+@wish @jump+aslee* @jump+con @jump+del @jump+do @jump+du @jump+for @jump+go @jump+in @jump+l @jump+off
        1 @jump+so @jump+the @jump+throu* @jump+und @kill+@decide @kill+@fun @kill+@head @kill+@means @kill+@minutes
        1 @kill+@sleep @kill+il @kill+mysel* @kill+todas @know+@accident @know+@burden @know+@calm @know+@car
        1 @know+@end @know+@enough @know+@faint @know+@future @know+@go @know+@head @know+@here @know+@last
        1 @know+@more @know+@not @know+@nothing @know+@off @know+@past @know+@pills @know+@self @know+@soon
        1 @know+@stop @know+@trapped @know+@wake @know+@water @know+@wish @know+@without @know+amanh* @know+apagu*
        1 @know+ce @know+daria @know+dass @know+eu @know+il @know+it @know+lo @know+mesi @know+moris* @know+nao
        1 @know+passe @know+puede @know+quant* @know+quest* @know+remet* @know+tarda @know+the @know+waar @know+was
        1 @know+what @last+@again @last+@all @last+@care @last+@data @last+@eat @last+@enough @last+@go @last+@here
        1 @last+@know @last+@morning @last+@nobody @last+@not @last+@pills @last+@soon @last+@thing @last+@water
        1 @last+@without @last+anive* @last+birth* @last+compl* @last+dia @last+gebur* @last+note @leg+@count
        1 @leg+@data @leg+@few @leg+@give @leg+@gone @leg+@self @leg+gone @leg+hurti* @leg+over @leg+savin*
        1 @leg+think* @letter+@accident @letter+@afraid @letter+@better @letter+@die @letter+@earn @letter+@forever
        1 @letter+@other @letter+@someone @letter+@thanks @letter+@they @letter+@tired @letter+ai @letter+che
        1 @letter+das @letter+dass @letter+de @letter+die @letter+down @letter+keine @letter+la @letter+nur @letter+o
        1 @letter+pour @letter+sempr* @letter+sont @life+@all @life+@date @life+@die @life+@enough @life+@few
        1 @life+@guilt @life+@lose @life+@not @life+@other @life+@pills @life+@water @life+@worse @life+comme
        1 @life+como @life+insur* @life+like @life+lo @life+niet @life+serve @life+zu @look+@bridge @look+@cupboard
        1 @look+@eat @look+@face @look+@jump @look+@manage @look+@means @look+@other @look+@planned @look+@stop
        1 @look+@they @look+@thindrink @look+@vomit @look+en @look+giu @look+i @look+ik @look+in @look+las @look+plus
        1 @look+pra @lose+@decide @lose+@die @lose+@each @lose+@hope @lose+@letter @lose+@life @lose+@minutes
        1 @lose+@nothing @lose+@other @lose+e @lose+el @lose+ne @lose+the @lose+todo @manage+@ask @manage+@blood
        1 @manage+@date @manage+@die @manage+@doit @manage+@empty @manage+@enough @manage+@family @manage+@future
        1 @manage+@gone @manage+@heart @manage+@here @manage+@jump @manage+@never @manage+@pills @manage+@skip
        1 @manage+@sleep @manage+@someone @manage+@sorry @manage+@thing @manage+@wait @manage+@wish @manage+conta*
        1 @manage+de @manage+den @manage+fare @manage+ik @manage+piu @manage+segui* @manage+so @manage+the
        1 @means+@better @means+@calm @means+@care @means+@cut @means+@decide @means+@heart @means+@here
        1 @means+@hunger @means+@last @means+@manage @means+@night @means+@not @means+@pills @means+@say @means+@self
        1 @means+@soon @means+@thindrink @means+@wish @means+@without @means+enfan* @means+in @means+is @means+mains
        1 @means+na @means+se @means+to @means+und @means+y @message @message+@gone @message+@lose @message+@say
        1 @message+@wait @message+@wish @message+a @message+and @message+qui @minutes+@ask @minutes+@bridge
        1 @minutes+@care @minutes+@cry @minutes+@die @minutes+@earn @minutes+@funeral @minutes+@gone @minutes+@home
        1 @minutes+@hope @minutes+@hunger @minutes+@minutes @minutes+@need @minutes+@nobody @minutes+@other
        1 @minutes+@pet @minutes+@pills @minutes+@reason @minutes+@self @minutes+@soon @minutes+@wait @minutes+@wish
        1 @minutes+ago @minutes+allor* @minutes+and @minutes+avril @minutes+dem @minutes+der @minutes+des @minutes+die
        1 @minutes+due @minutes+el @minutes+entao @minutes+ha @minutes+ideia @minutes+ist @minutes+je @minutes+l
        1 @minutes+les @minutes+maand* @minutes+mangi* @minutes+marga* @minutes+o @minutes+op @minutes+parte
        1 @minutes+paz @minutes+ponte @minutes+sein @minutes+she @minutes+sola @minutes+veter* @minutes+zonda*
        1 @money+@blood @money+@born @money+@family @money+@more @money+@not @money+@nothing @money+@papers
        1 @money+@self @money+@they @money+@thindrink @money+and @money+betaa* @money+e @money+et @more+@ask
        1 @more+@car @more+@date @more+@die @more+@doit @more+@each @more+@face @more+@find @more+@guilt @more+@heart
        1 @more+@here @more+@hope @more+@leg @more+@letter @more+@lose @more+@need @more+@never @more+@nobody
        1 @more+@not @more+@someone @more+@thin @more+@tired @more+@wake @more+@wish @more+an @more+aucun @more+auf
        1 @more+ben @more+besoi* @more+bisog* @more+compr* @more+da @more+en @more+es @more+esser* @more+et
        1 @more+exist* @more+felic* @more+i @more+ik @more+is @more+lange @more+leben @more+leben* @more+leven
        1 @more+liger* @more+lo @more+mit @more+nao @more+nie @more+no @more+nodig @more+opera* @more+ou @more+perso*
        1 @more+que @more+resti* @more+spera* @more+svegl* @more+te @more+tenho @more+trist* @more+und @more+weite*
        1 @more+wie @morning+@again @morning+@ask @morning+@cupboard @morning+@data @morning+@eat @morning+@empty
        1 @morning+@head @morning+@heart @morning+@jump @morning+@kill @morning+@leg @morning+@manage @morning+@money
        1 @morning+@need @morning+@never @morning+@reason @morning+@scale @morning+@skin @morning+@wake @morning+@wish
        1 @morning+aan @morning+after @morning+an @morning+and @morning+ben @morning+bin @morning+es @morning+fico
        1 @morning+for @morning+how @morning+im @morning+le @morning+mehr @morning+to @morning+wie @morning+zu
        1 @need+@ask @need+@binge @need+@data @need+@die @need+@family @need+@few @need+@find @need+@head @need+@hope
        1 @need+@never @need+@not @need+@numb @need+@pain @need+@pills @need+@wait @need+andar* @need+de @need+dele
        1 @need+esper* @need+geen @need+it @need+keine @need+mich @need+one @need+piu @need+pouco @never @never+@again
        1 @never+@blood @never+@each @never+@family @never+@feel @never+@home @never+@imagine @never+@leg @never+@life
        1 @never+@more @never+@morning @never+@not @never+@say @never+@self @never+@stop @never+@wake @never+@water
        1 @never+nato @never+piu @never+senti* @never+si @night @night+@accident @night+@better @night+@bridge
        1 @night+@count @night+@decide @night+@die @night+@doit @night+@enough @night+@feel @night+@head @night+@here
        1 @night+@hope @night+@leg @night+@lose @night+@morning @night+@not @night+@nothing @night+@pressure
        1 @night+@reason @night+@skin @night+@stop @night+@thindrink @night+@wake @night+@without @night+abend
        1 @night+and @night+au @night+becau* @night+bonit* @night+fruh @night+ga @night+geh @night+im @night+le
        1 @night+like @night+maak @night+mache @night+nao @night+non @night+por @night+prego @night+repas* @night+sono
        1 @night+the @night+with @nobody+@ask @nobody+@confused @nobody+@count @nobody+@find @nobody+@future
        1 @nobody+@go @nobody+@guilt @nobody+@here @nobody+@letter @nobody+@money @nobody+@reason @nobody+@tired
        1 @nobody+@water @nobody+auswe* @nobody+fica @nobody+ha @nobody+het @nobody+knows @nobody+lo @nobody+mi
        1 @nobody+ne @nobody+ter @nobody+weet @nobody+wurde @not+@arm @not+@born @not+@bridge @not+@care @not+@eat
        1 @not+@face @not+@fall @not+@forever @not+@give @not+@gone @not+@heart @not+@imagine @not+@last @not+@letter
        1 @not+@morning @not+@need @not+@not @not+@nothing @not+@nurse @not+@papers @not+@pet @not+@say @not+@someone
        1 @not+@stop @not+@vomit @not+@wish @not+@worse @not+arriv* @not+at @not+auswe* @not+avran* @not+avro
        1 @not+beim @not+being @not+besoi* @not+besto* @not+boven @not+brems* @not+c @not+chega* @not+chego
        1 @not+chied* @not+ci @not+conti* @not+daten @not+dejo @not+den @not+des @not+domin* @not+dormo @not+dover
        1 @not+duerm* @not+es @not+esser* @not+estar @not+este @not+eu @not+frein* @not+freno @not+ge @not+gemac*
        1 @not+hay @not+hier @not+hoffn* @not+idea @not+inter* @not+jamai* @not+lange* @not+llega* @not+m @not+meio
        1 @not+merec* @not+neces* @not+nodig @not+pas @not+pergu* @not+piu @not+plane* @not+plus @not+preci*
        1 @not+pregu* @not+puedo @not+remar* @not+reste @not+revie* @not+schri* @not+sei @not+senti* @not+serai
        1 @not+sers @not+servo @not+setti* @not+subir @not+suche* @not+te @not+tendr* @not+tener @not+tengo @not+ter
        1 @not+that @not+torna* @not+tu @not+uit @not+uitwe* @not+und @not+vai @not+vale @not+vejo @not+veo
        1 @not+volev* @not+volve* @not+vor @not+vou @not+waar @not+way @not+weite* @not+wurde @not+zu @not+zukun*
        1 @nothing+@again @nothing+@alone @nothing+@ask @nothing+@calm @nothing+@cupboard @nothing+@data
        1 @nothing+@date @nothing+@end @nothing+@exercise @nothing+@few @nothing+@forever @nothing+@guilt
        1 @nothing+@here @nothing+@hope @nothing+@jump @nothing+@letter @nothing+@life @nothing+@lose @nothing+@means
        1 @nothing+@never @nothing+@nothing @nothing+@past @nothing+@sport @nothing+@thin @nothing+@water
        1 @nothing+ajuda @nothing+apres @nothing+da @nothing+depoi* @nothing+despu* @nothing+left @nothing+mi
        1 @nothing+mudou @nothing+per @nothing+pra @nothing+que @nothing+solo @numb+ben @nurse @nurse+@end
        1 @nurse+@enough @nurse+bag @nurse+i @off+@arm @off+@ask @off+@bridge @off+@date @off+@decide @off+@earn
        1 @off+@papers @off+@self @off+@soon @off+and @off+l @off+the @other @other+#20 @other+@again @other+@born
        1 @other+@bridge @other+@car @other+@confused @other+@cry @other+@faint @other+@few @other+@give
        1 @other+@goodbye @other+@head @other+@here @other+@last @other+@life @other+@look @other+@means @other+@money
        1 @other+@other @other+@past @other+@pills @other+@self @other+@skin @other+@someone @other+@they
        1 @other+@thindrink @other+@vision @other+@wait @other+@water @other+@wish @other+@without @other+acant*
        1 @other+al @other+anden @other+ano @other+armar* @other+avion @other+bruil* @other+cuore @other+dan @other+de
        1 @other+dia @other+doesn* @other+escre* @other+fala @other+fiato @other+frasc* @other+guita* @other+ha
        1 @other+in @other+lavor* @other+le @other+mar @other+mater* @other+mes @other+mese @other+mio @other+mismo
        1 @other+n @other+nach @other+nicht @other+nog @other+om @other+paseo @other+perdi* @other+ponte @other+posto
        1 @other+rato @other+ruido @other+schre* @other+sitio @other+so @other+steed* @other+suici* @other+to
        1 @other+trata* @other+turno @other+vida @other+wiede* @other+y @other+zo @pain+@ask @pain+@breath @pain+@data
        1 @pain+@die @pain+@doctor @pain+@eat @pain+@end @pain+@family @pain+@few @pain+@forever @pain+@go
        1 @pain+@heart @pain+@know @pain+@more @pain+@never @pain+@nothing @pain+@past @pain+@pills @pain+@pressure
        1 @pain+@say @pain+@swelling @pain+@trapped @pain+@wish @pain+@without @pain+any @pain+cosa @pain+diese
        1 @pain+ik @pain+nicht @pain+non @pain+quand* @pain+to @pain+un @papers+@accident @papers+@ask @papers+@born
        1 @papers+@cupboard @papers+@date @papers+@fall @papers+@jump @papers+@letter @papers+@message @papers+@more
        1 @papers+@morning @papers+@need @papers+@nobody @papers+@other @papers+@pills @papers+@sit @papers+@skip
        1 @papers+@stop @papers+@they @papers+@train @papers+@trapped @papers+@wait @papers+@wish @papers+@worse
        1 @papers+as @papers+aux @papers+di @papers+his @papers+las @papers+me @papers+na @papers+to @papers+und
        1 @past+#20 @past+@again @past+@ask @past+@doctor @past+@exist @past+@gone @past+@guilt @past+@letter
        1 @past+@life @past+@manage @past+@message @past+@morning @past+@past @past+@pet @past+@reason @past+@self
        1 @past+@sit @past+@someone @past+@soon @past+@tried @past+@water @past+and @past+de @past+den @past+di
        1 @past+disso @past+dois @past+goals @past+il @past+la @past+male @past+manda* @past+meine* @past+mir
        1 @past+never @past+niet @past+of @past+piant* @past+piu @past+pross* @past+regal* @past+scrit* @past+sobre
        1 @past+sobri* @past+trock* @past+uma @past+when @past+with @period+@die @period+bruil* @pet+@ask @pet+@eat
        1 @pet+@enough @pet+@give @pet+@go @pet+@life @pet+@more @pet+@need @pet+@not @pet+@past @pet+@say @pet+@soon
        1 @pet+@they @pet+a @pet+and @pet+est @pet+halt @pet+ja @pet+qui @pet+ya @pills+@ask @pills+@born
        1 @pills+@bridge @pills+@burn @pills+@calm @pills+@care @pills+@cupboard @pills+@die @pills+@doit
        1 @pills+@enough @pills+@fall @pills+@few @pills+@height @pills+@hospital @pills+@letter @pills+@life
        1 @pills+@look @pills+@lose @pills+@means @pills+@minutes @pills+@need @pills+@nobody @pills+@nothing
        1 @pills+@off @pills+@pain @pills+@planned @pills+@poison @pills+@sit @pills+@soon @pills+@sudden
        1 @pills+@vision @pills+@wish @pills+@worse @pills+am @pills+app @pills+au @pills+auf @pills+betab* @pills+bij
        1 @pills+biops* @pills+ca @pills+carri* @pills+casci* @pills+chiav* @pills+chita* @pills+cle @pills+cocin*
        1 @pills+corre* @pills+cosa @pills+cuiss* @pills+d @pills+del @pills+di @pills+do @pills+drei @pills+e
        1 @pills+es @pills+escop* @pills+est @pills+et @pills+every @pills+facci* @pills+falai* @pills+ferme
        1 @pills+fines* @pills+giorn* @pills+grang* @pills+hora @pills+idea @pills+igles* @pills+is @pills+jambe
        1 @pills+liege* @pills+ligge* @pills+mano @pills+matro* @pills+matti* @pills+medic* @pills+mesur* @pills+mia
        1 @pills+morph* @pills+mort @pills+munec* @pills+natur* @pills+nuca @pills+ou @pills+parac* @pills+peau
        1 @pills+pena @pills+pharm* @pills+piel @pills+piern* @pills+poutr* @pills+press* @pills+pro @pills+pross*
        1 @pills+psy @pills+sensa* @pills+seule @pills+so @pills+van @pills+vecin* @pills+verda* @pills+vida
        1 @pills+vom @pills+von @pills+voor @pills+wert @pills+zu @pills+zum @planned+@die @planned+@water
        1 @poison+@here @pressure+@all @pressure+@ask @pressure+@binge @pressure+@control @pressure+@end
        1 @pressure+@family @pressure+@forever @pressure+@jump @pressure+@skip @pressure+@trapped @pressure+and
        1 @pressure+col @pressure+com @pressure+mysel* @pressure+para @pressure+si @pressure+um @pressure+what
        1 @pressure+when @punish+@car @punish+@exercise @punish+@go @punish+@here @punish+@jump @punish+@nobody
        1 @punish+@not @punish+@other @punish+@skin @punish+@skip @punish+@soon @punish+@sport @punish+@thindrink
        1 @punish+@trapped @punish+@wish @punish+bette* @reason+@ask @reason+@born @reason+@breath @reason+@burden
        1 @reason+@count @reason+@data @reason+@date @reason+@decide @reason+@exercise @reason+@exist @reason+@family
        1 @reason+@give @reason+@go @reason+@here @reason+@more @reason+@morning @reason+@not @reason+@other
        1 @reason+@sport @reason+@they @reason+@wake @reason+a @reason+and @reason+andar* @reason+conti* @reason+do
        1 @reason+e @reason+en @reason+ich @reason+mi @reason+resta* @reason+was @reason+with @say+@accident @say+@all
        1 @say+@ask @say+@calm @say+@data @say+@doctor @say+@earn @say+@face @say+@fun @say+@give @say+@go
        1 @say+@goodbye @say+@guilt @say+@kill @say+@life @say+@nobody @say+@numb @say+@past @say+@say @say+@self
        1 @say+@speech @say+@stop @say+@thin @say+@thindrink @say+@water @say+about @say+as @say+es @say+hab @say+he
        1 @say+ma @say+nicht @say+pardo* @say+sorry @say+that @say+the @say+tre @say+wat @scale+@family @scale+@leg
        1 @scale+@life @scale+@manage @scale+@night @scale+@skin @scale+@sleep @scale+and @scale+cuand* @scale+para
        1 @scale+per @scale+pour @scale+this @scale+when @self @self+@ask @self+@binge @self+@blood @self+@born
        1 @self+@burden @self+@child @self+@count @self+@cry @self+@cupboard @self+@cut @self+@decide @self+@doit
        1 @self+@earn @self+@end @self+@exist @self+@forever @self+@gone @self+@hide @self+@home @self+@imagine
        1 @self+@jump @self+@know @self+@leg @self+@letter @self+@look @self+@message @self+@money @self+@more
        1 @self+@morning @self+@numb @self+@nurse @self+@off @self+@other @self+@papers @self+@planned @self+@pressure
        1 @self+@punish @self+@reason @self+@self @self+@skip @self+@sorry @self+@train @self+@trapped @self+@tried
        1 @self+@vision @self+@wake @self+@worse @self+affai* @self+aime @self+aiuta @self+alles @self+alrea*
        1 @self+amico @self+apaga* @self+apart* @self+arm @self+arms @self+ask @self+asked @self+aspet* @self+asseo*
        1 @self+auch @self+aurai* @self+ausge* @self+autan* @self+avais @self+bambi* @self+bed @self+beurt @self+boys
        1 @self+broth* @self+brude* @self+brule @self+burn @self+busqu* @self+c @self+camar* @self+cance* @self+cara
        1 @self+che @self+chied* @self+class @self+coequ* @self+corac* @self+could @self+coupe* @self+cry @self+cuida*
        1 @self+dan @self+dass @self+dat @self+daten @self+de @self+decis* @self+denke @self+dentr* @self+derti*
        1 @self+deser* @self+deze @self+dicen @self+dicon* @self+didnt @self+diere* @self+dis @self+disap*
        1 @self+disen* @self+doe @self+doele* @self+dog @self+dois @self+donde* @self+done @self+dors @self+eigen*
        1 @self+einer @self+einfa* @self+en @self+endli* @self+enfan* @self+escri* @self+etais @self+eyes @self+fail
        1 @self+faile* @self+faire @self+fais @self+falle @self+famig* @self+ferme @self+fermo @self+frate* @self+fuhl
        1 @self+fuhle @self+ga @self+geen @self+geste* @self+gewoo* @self+gibt @self+gliss* @self+go @self+gone
        1 @self+had @self+hand @self+hande* @self+hands @self+hartp* @self+have @self+head @self+heart @self+heb
        1 @self+heen @self+hem @self+here @self+het @self+hold @self+hoofd @self+hope @self+hou @self+huil
        1 @self+huisg* @self+impor* @self+is @self+je @self+job @self+jungs @self+just @self+kauf @self+kill
        1 @self+kinde* @self+knuck* @self+koop @self+krab @self+kumpe* @self+la @self+leg @self+lembr* @self+leve
        1 @self+lie @self+liebe* @self+littl* @self+llama* @self+locke* @self+maak @self+mach @self+machu* @self+mag
        1 @self+mains @self+mala @self+mante* @self+manti* @self+matar @self+mate @self+might @self+mind @self+mira
        1 @self+misse* @self+mitbe* @self+moest @self+montr* @self+mordo @self+mords @self+morge* @self+moura*
        1 @self+muerd* @self+mum @self+naar @self+nacht* @self+nearl* @self+nehm @self+nek @self+next @self+ni
        1 @self+nicht* @self+niet @self+niets @self+nu @self+obiet* @self+ogen @self+ook @self+out @self+pai
        1 @self+para @self+paren* @self+pensi* @self+petit @self+pican @self+pijn @self+point* @self+pote @self+pray
        1 @self+prefe* @self+pregu* @self+press @self+prevo* @self+prie @self+procu* @self+quand @self+queda*
        1 @self+quedo @self+range @self+rasco @self+rathe* @self+resti* @self+ricor* @self+ritze @self+ruim @self+runs
        1 @self+s @self+sai @self+saro @self+sass @self+schaf* @self+schle* @self+schri* @self+scriv* @self+see
        1 @self+segur* @self+seh @self+sein @self+servi* @self+sie @self+since @self+siste* @self+sla @self+slech*
        1 @self+smile @self+soeur @self+soll @self+souff* @self+souri* @self+sta @self+steh @self+stel @self+stepp*
        1 @self+stood @self+stopp* @self+suis @self+tagli* @self+talk @self+tambe* @self+tempo @self+tete @self+thigh*
        1 @self+think @self+tijd @self+tonig* @self+too @self+took @self+tot @self+trepp* @self+trouv* @self+turno
        1 @self+twee @self+uberh* @self+uit @self+umgeb* @self+versc* @self+vet @self+vez @self+vida @self+visag*
        1 @self+volge* @self+voorg* @self+vor @self+vorhe* @self+voudr* @self+wacht @self+want @self+wante* @self+wear
        1 @self+weiss @self+wenn @self+were @self+wish @self+with @self+wollt* @self+would* @self+wrist* @self+writt*
        1 @self+zeg @self+zeit @self+zie @self+zonde* @self+zus @sit+@better @sit+@die @sit+@enough @sit+@imagine
        1 @sit+@minutes @sit+@more @sit+@other @sit+@pills @sit+@stop @sit+@thindrink @sit+@tired @sit+@wait @sit+a
        1 @sit+awake @sit+bis @sit+ein @sit+erop @sit+naast @sit+on @sit+op @sit+seit @skin+@again @skin+@ask
        1 @skin+@better @skin+@blood @skin+@count @skin+@cut @skin+@data @skin+@date @skin+@eat @skin+@end
        1 @skin+@family @skin+@head @skin+@means @skin+@scale @skin+@soon @skin+@stop @skin+@wait @skin+@wish
        1 @skin+alivi* @skin+and @skin+aufge* @skin+com @skin+compr* @skin+con @skin+en @skin+longu* @skin+und
        1 @skip+@doit @skip+@eat @skip+@end @skip+@face @skip+@head @skip+@home @skip+@know @skip+@manage
        1 @skip+@minutes @skip+@self @skip+@sit @skip+@someone @skip+@soon @skip+@wait @skip+@work @skip+and
        1 @skip+dans @skip+del @skip+do @skip+du @skip+e @skip+for @skip+heute @skip+l @skip+mi @skip+pour @skip+und
        1 @skip+van @sleep+@all @sleep+@born @sleep+@control @sleep+@count @sleep+@decide @sleep+@give @sleep+@go
        1 @sleep+@gone @sleep+@here @sleep+@jump @sleep+@more @sleep+@not @sleep+@pressure @sleep+@scale @sleep+@self
        1 @sleep+@sit @sleep+@skin @sleep+@soon @sleep+@vision @sleep+@wake @sleep+@water @sleep+alla @sleep+am
        1 @sleep+andat* @sleep+bene @sleep+come @sleep+comme @sleep+como @sleep+de @sleep+di @sleep+drei @sleep+en
        1 @sleep+fine @sleep+habe @sleep+has @sleep+im @sleep+in @sleep+je @sleep+nel @sleep+on @sleep+rimas*
        1 @sleep+solo @sleep+stran* @sleep+svegl* @sleep+three @sleep+tres @sleep+trois @sleep+tropp* @sleep+und
        1 @sleep+van @sleep+veter* @sleep+vom @sleep+wert @sleep+y @someone+@all @someone+@better @someone+@data
        1 @someone+@end @someone+@find @someone+@funeral @someone+@here @someone+@need @someone+@off @someone+@other
        1 @someone+@pills @someone+@self @someone+@someone @someone+@soon @someone+@stop @someone+@trapped
        1 @someone+@vision @someone+a @someone+ander* @someone+como @someone+de @someone+die @someone+e @someone+elses
        1 @someone+est @someone+just @someone+lo @someone+non @someone+sind @someone+un @someone+who @soon+@arm
        1 @soon+@bridge @soon+@cry @soon+@die @soon+@earn @soon+@family @soon+@find @soon+@forever @soon+@give
        1 @soon+@gone @soon+@guilt @soon+@jump @soon+@leg @soon+@life @soon+@need @soon+@night @soon+@nobody
        1 @soon+@not @soon+@numb @soon+@past @soon+@say @soon+@self @soon+@skin @soon+@sorry @soon+@sport @soon+@tired
        1 @soon+a @soon+es @soon+fini @soon+finit* @soon+gesch* @soon+he @soon+heb @soon+i @soon+in @soon+inged*
        1 @soon+klaar @soon+lo @soon+medic* @soon+mio @soon+morto @soon+nao @soon+nicht @soon+non @soon+plus
        1 @soon+schwe* @soon+suici* @soon+todo @soon+tout @sorry @sorry+@again @sorry+@all @sorry+@end @sorry+@exist
        1 @sorry+@few @sorry+@gone @sorry+@home @sorry+@last @sorry+@never @sorry+@self @sorry+@someone @sorry+@sorry
        1 @sorry+@thindrink @sorry+@wish @sorry+@without @sorry+acaba* @sorry+dit @sorry+estar @sorry+et @sorry+hab
        1 @sorry+her @sorry+un @sorry+vol @sorry+wurde @speech @speech+@ask @speech+@family @speech+@here
        1 @speech+@life @speech+@pills @speech+@skin @speech+@thindrink @speech+@tired @speech+@wait @speech+@wish
        1 @speech+davon @speech+en @speech+in @speech+like @speech+meer @speech+om @sport+@bridge @sport+@data
        1 @sport+@date @sport+@decide @sport+@feel @sport+@here @sport+@know @sport+@means @sport+@more @sport+@not
        1 @sport+@nothing @sport+@reason @sport+@thin @sport+@wish @sport+@without @sport+dell @sport+depoi*
        1 @sport+despu* @sport+leva @sport+lo @sport+mas @sport+mudou @sport+numbe* @sport+of @sport+para @sport+por
        1 @sport+pra @sport+que @sport+se @sport+solo @sport+that @sport+todo @sport+un @sport+voor @sport+will
        1 @stop+@ask @stop+@born @stop+@bridge @stop+@count @stop+@doit @stop+@enough @stop+@exist @stop+@family
        1 @stop+@feel @stop+@hope @stop+@life @stop+@other @stop+@punish @stop+@self @stop+@someone @stop+@stop
        1 @stop+@they @stop+@without @stop+being @stop+conti* @stop+en @stop+me @stop+mim @stop+nada @stop+ningu*
        1 @stop+no @stop+per @stop+se @stop+segui* @stop+sempr* @stop+siemp* @stop+sul @stop+tras @stop+un @stop+when
        1 @swelling+@ask @swelling+@jump @swelling+@means @swelling+@morning @swelling+@self @swelling+@skin
        1 @swelling+@skip @swelling+@soon @swelling+@thindrink @swelling+de @swelling+my @swelling+und @thanks+@self
        1 @thanks+@thindrink @thanks+di @thanks+voor @they+@better @they+@cry @they+@end @they+@funeral @they+@give
        1 @they+@know @they+@life @they+@message @they+@morning @they+@not @they+@numb @they+@other @they+@papers
        1 @they+@past @they+@scale @they+@someone @they+aurai* @they+autre* @they+dette* @they+endli* @they+have
        1 @they+het @they+huile* @they+lettr* @they+lieb @they+lives @they+me @they+n @they+niet @they+objec*
        1 @they+poste* @they+s @they+serai* @they+shoul* @they+soirs @they+yeux @thin+@better @thin+@cut @thin+@end
        1 @thin+@minutes @thin+@scale @thin+@skin @thin+@train @thin+braco* @thin+compr* @thin+dedos @thin+meus
        1 @thin+olhos @thin+turno* @thindrink+#20 @thindrink+@enough @thindrink+@guilt @thindrink+@head
        1 @thindrink+@hide @thindrink+@imagine @thindrink+@life @thindrink+@means @thindrink+@money @thindrink+@nobody
        1 @thindrink+@papers @thindrink+@pills @thindrink+@skin @thindrink+@someone @thindrink+@swelling
        1 @thindrink+@they @thindrink+@thindrink @thindrink+@train @thindrink+@wish @thindrink+@without @thindrink+app
        1 @thindrink+bank @thindrink+belt @thindrink+blijv* @thindrink+cliff @thindrink+coast @thindrink+commu*
        1 @thindrink+day @thindrink+divor* @thindrink+doen @thindrink+farm @thindrink+gaan @thindrink+groun*
        1 @thindrink+hour @thindrink+inten* @thindrink+keys @thindrink+kids @thindrink+kitch* @thindrink+komen
        1 @thindrink+lette* @thindrink+light @thindrink+moe @thindrink+morni* @thindrink+only @thindrink+pictu*
        1 @thindrink+place @thindrink+plane @thindrink+quarr* @thindrink+rent @thindrink+rest @thindrink+secon*
        1 @thindrink+spare @thindrink+sprin* @thindrink+staan @thindrink+start @thindrink+summe* @thindrink+table*
        1 @thindrink+team @thindrink+thoug* @thindrink+track* @thindrink+veel @thindrink+voice* @thindrink+weekl*
        1 @thindrink+windo* @thindrink+worde* @thindrink+world @thindrink+zien @thindrink+zitte* @thing+@born
        1 @thing+@care @thing+@doit @thing+@earn @thing+@last @thing+@letter @thing+@manage @thing+@message
        1 @thing+@off @thing+@pills @thing+@wish @thing+aus @thing+el @thing+mijn @thing+moi @thing+per @thing+puo
        1 @thing+send @thing+ses @thing+uit @thing+y @tired+@accident @tired+@again @tired+@all @tired+@bridge
        1 @tired+@each @tired+@feel @tired+@give @tired+@head @tired+@home @tired+@more @tired+@off @tired+@papers
        1 @tired+@soon @tired+@trapped @tired+de @tired+di @tired+er @tired+luces @tired+manos @tired+mijn
        1 @tired+noche* @tired+of @tired+te @tired+van @tired+vanna* @tired+voces @tired+werk @tired+zapat*
        1 @train+@again @train+@jump @train+@look @train+@pressure @train+@skin @train+@they @train+@thin
        1 @train+@thindrink @train+and @train+en @train+pas @train+te @train+zu @trapped+@alone @trapped+@arm
        1 @trapped+@burden @trapped+@burn @trapped+@die @trapped+@each @trapped+@head @trapped+@height @trapped+@life
        1 @trapped+@pills @trapped+@planned @trapped+@someone @trapped+@stop @trapped+@they @trapped+@wait
        1 @trapped+and @trapped+del @trapped+en @trapped+jusqu @trapped+mehr @trapped+non @trapped+open @trapped+para
        1 @trapped+te @tried+@means @tried+@self @tried+il @tried+to @vision @vision+@all @vision+@ask @vision+@better
        1 @vision+@doit @vision+@each @vision+@end @vision+@go @vision+@last @vision+@life @vision+@more
        1 @vision+@morning @vision+@stop @vision+a @vision+aucun @vision+aucun* @vision+como @vision+da @vision+des
        1 @vision+e @vision+geen @vision+mich @vision+mysel* @vision+nessu* @vision+octob* @vision+plus @vision+todo
        1 @vomit+@bridge @vomit+@end @vomit+@exercise @vomit+@forever @vomit+@never @vomit+@tired @vomit+@vomit
        1 @vomit+hochh* @vomit+mai @wait+@alone @wait+@blue @wait+@bridge @wait+@date @wait+@doit @wait+@empty
        1 @wait+@end @wait+@face @wait+@family @wait+@future @wait+@go @wait+@head @wait+@home @wait+@hope
        1 @wait+@hospital @wait+@jump @wait+@look @wait+@lose @wait+@manage @wait+@more @wait+@need @wait+@nobody
        1 @wait+@pain @wait+@punish @wait+@self @wait+@sleep @wait+@someone @wait+@thin @wait+@water @wait+@work
        1 @wait+a @wait+ao @wait+au @wait+die @wait+el @wait+en @wait+for @wait+frida* @wait+garag* @wait+haar
        1 @wait+het @wait+ik @wait+im @wait+is @wait+it @wait+last @wait+me @wait+minha @wait+my @wait+nach @wait+nada
        1 @wait+nur @wait+o @wait+ordem @wait+passa* @wait+plata* @wait+ponte @wait+prima* @wait+que @wait+three
        1 @wait+un @wait+vendr* @wait+vener* @wake @wake+@end @wake+@enough @wake+@face @wake+@fun @wake+@head
        1 @wake+@imagine @wake+@morning @wake+@stop @wake+@vision @wake+dicht @wake+en @wake+et @wake+mai @wake+zu
        1 @water+@again @water+@ask @water+@breath @water+@each @water+@forever @water+@future @water+@last
        1 @water+@life @water+@more @water+@not @water+@pain @water+@past @water+@say @water+@wake @water+a @water+and
        1 @water+ben @water+de @water+en @water+et @water+ik @water+is @water+leven @water+mysel* @water+no
        1 @water+nodig @water+octob* @water+te @water+un @water+und @wish+@again @wish+@arm @wish+@ask @wish+@car
        1 @wish+@control @wish+@doit @wish+@eat @wish+@end @wish+@faint @wish+@family @wish+@find @wish+@funeral
        1 @wish+@goodbye @wish+@head @wish+@here @wish+@hope @wish+@hospital @wish+@leg @wish+@morning @wish+@nobody
        1 @wish+@not @wish+@numb @wish+@nurse @wish+@off @wish+@pills @wish+@sit @wish+@sudden @wish+@train
        1 @wish+@vision @wish+@water @wish+@wish @wish+@without @wish+@worse @wish+acord* @wish+addor* @wish+amanh*
        1 @wish+apagu* @wish+be @wish+beter @wish+da @wish+daria @wish+dass @wish+de @wish+dead @wish+deixa* @wish+die
        1 @wish+dit @wish+do @wish+een @wish+eine @wish+en @wish+etre @wish+eu @wish+ferma @wish+fossi @wish+get
        1 @wish+good @wish+het @wish+hubie* @wish+ik @wish+ir @wish+irse @wish+keine @wish+l @wish+libre @wish+lo
        1 @wish+manag* @wish+manan* @wish+mette @wish+mit @wish+morir @wish+moris* @wish+nao @wish+need @wish+nog
        1 @wish+not @wish+nur @wish+on @wish+one @wish+out @wish+passe @wish+por @wish+puede @wish+quest* @wish+remet*
        1 @wish+rived* @wish+sair @wish+see @wish+si @wish+simpl* @wish+slape* @wish+suspe* @wish+tagli* @wish+take
        1 @wish+tarda @wish+that @wish+the @wish+there @wish+tomor* @wish+uno @wish+volta* @wish+volve* @wish+vuelv*
        1 @wish+wait @wish+walki* @wish+wurde @wish+zijn @without+@all @without+@alone @without+@ask @without+@family
        1 @without+@few @without+@head @without+@home @without+@hope @without+@imagine @without+@other
        1 @without+@someone @without+@tired @without+@wait @without+@wake @without+@wish @without+a @without+arret
        1 @without+cintu* @without+corda @without+dat @without+ela @without+ella @without+gente @without+mi
        1 @without+mij @without+que @work+@binge @work+@bridge @work+@face @work+@family @work+@fun @work+@home
        1 @work+@jump @work+@not @work+@soon @work+@without @work+e @work+et @work+i @work+no @work+sonri*
        1 @worse+@accident @worse+@data @worse+war a+@all a+@arm a+@binge a+@born a+@burn a+@calm a+@child a+@each
        1 a+@few a+@future a+@go a+@gone a+@hope a+@jump a+@message a+@minutes a+@need a+@off a+@scale a+@skin a+@skip
        1 a+@sorry a+@stop a+@swelling a+@wait abajo abbia abro absch*+@letter acaba+@soon acabe acalm* acalma acant*
        1 acantilado accid*+@die accident acho acho+@ask acont*+@know acont*+@wish acordado addio addor* addormentare
        1 addormentarmi adela* adorm* af af+@exercise afdel* afdeling affai* affairs affit* affitto afsch*
        1 afsch*+@soon afscheidsbrieven after* after+@self afterwards agora aguan*+@more ahora+@self ai ai+@doit
        1 ai+@empty ai+@other ai+@papers ai+@soon aime ainda air ait+@data ait+@exercise ait+@not ajuda al+@arm
        1 al+@doctor al+@heart al+@kill al+@letter al+@pet alarm algo algue* alguem algui* alguien algum* alguma
        1 alive+@more alive+@worse alivi*+@not alivio alla+@end alla+@other allait alle+@arm alle+@papers allee*+@home
        1 allenarsi alles alles+@ask alles+@care alles+@end alles+@nobody allo almos* almost alrea*+@decide als
        1 als+@die als+@nurse als+@say als+@self alter altro altro+@self alugu* aluguel alzar* alzarmi am+@date
        1 am+@few am+@life am+@sorry am+@swelling am+@train amanh*+@not ameli* ampollas an+@future anche ancor*+@ask
        1 ancor*+@here ancor*+@pills and and+@count and+@few and+@head and+@hope and+@jump and+@minutes and+@papers
        1 and+@say and+@someone and+@thindrink and+@wish andat*+@here anden ander ando anfan* angefangen animo annee
        1 anno+@future anoch* anoche anos anos+@tried ans anymo* anymo*+@data anymore ao+@doctor apaga*+@self apagu*
        1 apart* apartamento aperc* aperto apotheke app appar* appar*+@more appen* appena apres+@date apres+@give
        1 apret* apretado april* aprile apunt*+@pills apunto arbeiten arith* arithmetic arm+@wait armar*+@doit arme
        1 armen+@cut arms aroun* around arreg* arret arrete arriv* arriv*+@soon arriva arrive arrum* arrumo as+@head
        1 as+@letter as+@night as+@papers asked+@papers asks aspet* aspet*+@other asseo* asseoir assez assur*
        1 assurance at+@class at+@home ata atira* atira*+@self atirar atmen atrap* attend attention au+@kill aucun*
        1 aucun*+@reason aucun+@feel aucun+@guilt aucun+@reason aucune audio auf auf+@go auf+@hospital auf+@self
        1 aufge* aufgekratzt aufgewacht aufs aufzu* aun aurai+@data aurai+@exercise aurai+@more aurai+@not aurais
        1 auron* auront ausge* aussi auswe* auswe*+@more ausweg auto+@self autre aux+@other avant+@date avanz*
        1 avec+@here avec+@pills aver avera*+@data avera*+@heart avrei avrei+@more avrei+@soon avro+@more awake
        1 away+@self ayuda baby back badka* badka*+@again badkamer bag bahn bahns* bahnsteig baixo+@doit bajo+@other
        1 bald+@not bank bano bar barul* barulho basta bastante bate battere battr* battre be+@few be+@life beat
        1 beaut* bebe+@not becau* because bedan* bedankt been+@count been+@gone been+@head been+@pain beend*
        1 beerdigung befun* befund begraben begun behan* behandeling bei+@film beim+@exercise beim+@find beloo*
        1 beloofd belt ben ben+@all ben+@alone ben+@few berei*+@self berov* beroven beruhigt besli* besse*
        1 besse*+@self best+@data best+@other besto* bestond betaa* betaald beter* beter+@without betere bette*+@ask
        1 betwe*+@thindrink beurt bevor+@self bien+@self bient*+@more bij+@each bijna+@count bijna+@end bin+@few
        1 bin+@night bin+@say binario binne*+@need binnenkort bis+@die bis+@self bit bite bite+@self blanc* blanco
        1 blank bleed* bleeds bleib bleib* bleib*+@die bleib*+@wish blijv* blijven blute* blutet bocci* body boerd*
        1 boerderij boite bojen bonit* bord borsa borsa+@here borsa+@minutes bottl* bottle bouche boulo*+@self bout
        1 boven boy boys braco+@wait branc* branco bras+@here brauc* brauc*+@not brauc*+@self brauchte brems*
        1 brief*+@letter brief+@letter briga bring* broer* broertje bruci* bueno buite* buiten burea* bureau bus+@ask
        1 bus+@manage busco buurv* buurvrouw buy by ca ca+@doit caballo cabin* cabinet cache cada+@again cader* caer
        1 caiss* caisse caixa cajas cajon calcu*+@data calcule calen*+@empty calendar calm calm+@self camar* camarades
        1 cambi*+@never cambi*+@self came caminhao can can+@thindrink cancelled cant+@vision cant+@water canti* cao
        1 cao+@more cao+@self care cargar carregar carriere carta carta* cartas carte* carto* cas+@ask casa casa+@end
        1 casa+@jump casa+@never casa+@self casa+@skip casci* cascina casie* cavalcavia cavallo cavalo ce+@born
        1 ce+@here ce+@not ce+@wish cerra* certains cette+@date cette+@night chart* charts che+@earn che+@end che+@go
        1 che+@need che+@not che+@self che+@someone check check* check+@ask chegar chego chez+@self chiav*+@give
        1 chiave chiavi chied*+@give chien+@ask chien+@here chiesto chita* chitarra chiud*+@ask chiudo chole* chronic
        1 ci ci+@head cicatrices cierr* cierro cigar*+@ask cinco+@height cinco+@minutes cinqu*+@height cintu*
        1 cintu*+@ask cle cleared close close+@self close+@thindrink coast cocina coco coequ* coequipier coeur+@ask
        1 coeur+@jump col col+@other colch* colchon colesterol colhe* com com+@self come come+@self comes comid*
        1 comig* comig*+@not comigo comme+@self commu* commute como como+@doit como+@end como+@wish compa*+@wish
        1 compagni companera compl* compleanno compr*+@more compr*+@nothing compr*+@sport comprei comprida comprimes
        1 conco* concours condu* condu*+@more conduzco conos* conse* conse*+@sleep contas contate conte*+@eat contr*
        1 contr*+@here contr*+@pills copai*+@self copain coper* coperte coraz* corazon corda+@know corda+@wish corde
        1 corre corri*+@not corri+@eat corri+@wait corta*+@thin cortados cortar corte corte* cortei cosa cosa+@need
        1 cosa+@reason cosci* coscia costiera could could+@go count* count*+@thindrink counted coup coupe*+@here
        1 coupe*+@pills coupe+@they cours*+@self court cover cual cuand* cuand*+@ask cuand*+@here cuand*+@pills cuando
        1 cuant*+@know cuant*+@scale cuant*+@wish cuanta cuchilla cuell* cuello cuidado cuidar cuisse culpa cumpl*
        1 cumpl*+@not cuore curat* curta* d+@here d+@hope d+@wait da da+@bridge da+@calm da+@date da+@eat da+@exist
        1 da+@hospital da+@jump da+@nurse da+@self da+@skip da+@trapped daar daarn*+@ask daarn*+@manage dach dads
        1 dafur dagel* dagen+@die dak dalla+@family dalle damit+@nobody dan+@earn dan+@hate dan+@self dange*
        1 dange*+@wish dangereux dano+@ask dans dans+@means daran darau* darauf daria+@count daria+@find daria+@papers
        1 das+@again das+@life das+@self das+@stop dass+@self dat+@accident dat+@fall dat+@someone dat+@they
        1 daten+@wish dauer*+@self daugh*+@say day+@ask day+@data day+@self days+@minutes days+@wait de+@again de+@arm
        1 de+@better de+@care de+@cupboard de+@eat de+@face de+@faint de+@funeral de+@give de+@imagine de+@nurse
        1 de+@other de+@pain de+@reason de+@skin de+@sudden de+@train de+@wish de+@without debai*+@here
        1 debai*+@minutes debaj* debajo debi dechi* decide decision deciso dedos deixa+@sleep deixe* deixei deixo
        1 deixo* deixou deja dejam* dejam*+@sleep dejame dejar* dejar+@other deje deje+@tired dejo del+@bridge
        1 del+@date del+@doctor del+@end del+@family del+@self del+@thing dela delet*+@self della dem+@pills
        1 dem+@sleep demai* demenage demi demor* demora den den+@head den+@jump den+@pet den+@train denke+@self
        1 dentr*+@soon depoi*+@ask depui* depuis der+@cry der+@hospital der+@papers der+@pet der+@skin der+@thing
        1 der+@water derni*+@exercise derni*+@find derni*+@letter derniere derniers dertig des des+@find des+@letter
        1 des+@papers des+@skin des+@someone des+@speech desap* desap*+@nobody desco desde desde+@other desej* desejo
        1 deseo deser* deser*+@better desha*+@few desid* desk despe*+@self despedido despertar despertara despu*
        1 despu*+@self despues desta+@date dette* dettes deure* deuren deurk* deurklink deux+@past deven* devenir
        1 devie*+@means devie*+@self deviennent devient devol* devolvo devue* devuelvo deze di+@better di+@date di+@go
        1 di+@not di+@pain di+@pills di+@skip dia+@binge diari*+@ask dias+@minutes dice+@sorry dicen dicen+@ask dicie*
        1 diciendo dico dicon*+@give didnt die+@arm die+@goodbye die+@letter die+@pet die+@pills die+@self die+@skin
        1 die+@someone die+@wake diep diere* dierenarts dierenartstas diese diese*+@someone diesen digo dimmi+@other
        1 diplo* diplo*+@not diploma dire disap* disappear discu* discutir disen* disent disgu* disparaitre disso*
        1 dites diventando divor* diz diz+@self do+@better do+@cupboard do+@data do+@eat do+@funeral do+@give
        1 do+@thindrink do+@train docte* docteur documenti doesn* doesn*+@stop doesn*+@wish doesnt dogs dois+@past
        1 dokte* dokte*+@wish dokter dolor dolor+@ask domen*+@self donde donker donne*+@not dont+@ask dont+@know
        1 dood+@ask door+@thindrink doorg* doos doosj* dopo+@date dopo+@not dor+@wait dormi+@each dormire dormo dors
        1 dos+@past dos+@self dose dose+@give dosis+@pills dou doule* douleur dove dover dover+@exist dovevo
        1 down+@self doy drage* dragen draus* draussen drei+@minutes dritt* drive* drive+@thindrink droit drole drops
        1 druck druck* duele duermo dur dure durmiera duurt+@not e+@better e+@blood e+@calm e+@family e+@few e+@give
        1 e+@goodbye e+@head e+@jump e+@life e+@manage e+@night e+@nobody e+@not e+@nothing e+@past e+@self e+@soon
        1 e+@thin e+@without each earn ecrit+@ask een een+@accident een+@binge een+@data een+@date een+@empty
        1 een+@face een+@goodbye een+@pills een+@reason een+@speech eerli* eerli*+@say eerlijk eet+@not effac*
        1 egal+@ask egal+@data egal+@soon eigen eigen+@home ein ein+@car eind einde* eindelijk eine eine+@date
        1 einen+@morning einen+@off einer+@date einfa*+@few einsa* einsc* einschlafen el+@bridge el+@car el+@cupboard
        1 el+@head el+@money el+@skin el+@water ela ela+@not eleve* eleve*+@past eleven elf elf+@past elle elle+@wish
        1 elses em+@all em+@jump embal* emballe empur* en en+@blood en+@calm en+@few en+@go en+@head en+@jump en+@know
        1 en+@nobody en+@other en+@papers en+@say en+@skin en+@skip en+@vision en+@without encai* encon* encontro end
        1 enden endgu* endgultig endin* ending endli* endli*+@end endlich endormir ends enfan*+@here enfan*+@self
        1 enferme engol* ensen* ensen*+@other ensename entao enten* enterro entierro enton*+@more enton*+@soon
        1 entra*+@date entra*+@not entrare entre entre*+@self entrenador entrer entro+@other entschieden envid*
        1 envidio er er+@again er+@letter er+@nothing era+@other erde erlei* erleichtert ero erop es+@again es+@all
        1 es+@eat es+@end es+@not es+@self es+@soon es+@wish escop* escopeta escor* escre* escre*+@ask escreve
        1 escreveu escrevi escri*+@ask escribe escribio escribir eso+@know eso+@wish esper* esperanca esperando espoir
        1 esque*+@ask esquece ess essas esser*+@never esser*+@wake essere essermi est+@ask est+@blood est+@control
        1 est+@count est+@more estab*+@control estac* estacionamento estao+@wait estarei estarian este+@pain estiv*
        1 estiv*+@die estivesse esto estor* estorba estou estou+@tired estoy estoy+@soon esvaz* esvaziei et et+@born
        1 et+@each et+@lose et+@nobody et+@not et+@self etait+@pills etran* eu+@self every every+@jump every+@morning
        1 everyone exist exist*+@data exist*+@exercise exist*+@not exister existieren expre* expres eyes fa+@pain face
        1 facil facil* facil+@ask facile fail faile* faile*+@thindrink failed fala falai* falaise falha* fall+@sleep
        1 falli* fallo falls falou falou+@here falou+@minutes falta+@few famig* famiglia famil*+@better famil*+@breath
        1 famil*+@wish famille fanto* fantome farew* farewell farla farla+@end farlo fathe* father fatig* faudrait
        1 fault fauss* fauss*+@here fauss*+@pills fausse faut+@data faz+@feel faz+@reason faz+@sport fazer febre*
        1 febre*+@ask febrero fecho feel+@few feel+@wish feels+@wish feet femme+@self fenst* ferma ferma* ferme* fermo
        1 ferro+@here ferrovia feuer* fiamm* fica fica+@more ficam ficar fico+@wait figli* figli*+@give filho* filhos
        1 final* finally finalmente find find+@self find+@thindrink fine fine+@ask fine+@date fines* finestra fingere
        1 finis*+@all finisca finisce finished finit fino+@soon fique* fiquei five+@height five+@minutes fix fixe fiz
        1 floor* floors flugz* flugzeug fluss foi+@few fois fois+@ask follo* fonce* foncer fond+@self for+@ask
        1 for+@date for+@morning for+@self for+@skip for+@someone for+@they fora forgo* fort fossi frag+@not fragt
        1 franc* frasc* frasco frate* fratello frau+@say free frein* frein*+@data frein*+@exercise frein*+@not fremd*
        1 freno frent*+@doit frere frett* fretta freundin freut frida* frida*+@self friday fried* from+@self fuerz*
        1 fuerzas fun funeral funfzehn fur+@each furs+@future fusse gamba ganas ganz ganze+@binge ganze+@class
        1 ganze+@pills garagem gato gebeu* gebeurt gebor*+@self gebur* geburtstag gedac* gedachte gedan* gedanken
        1 geef+@self geeft geen+@data geen+@trapped gefah* gefallen gegen gegen* gegen+@die geh+@work gehal* gehalten
        1 gehen gekoc* gekocht geld gemac*+@self genau gene genoe* genoeg genom* genommen gente+@eat gentl* genug
        1 genug+@pills gerau* geraumt gered* gereden gesag* gesagt gesch*+@self geschreven geschrieben gesli* geslikt
        1 gesne* gesneden geste* gestern get+@better get+@end gets getti* getting geven geven+@self gewee* geweest
        1 gewei* geweint gewoo*+@stop gezah* gezahlt gezak* gezakt gezeg* gezegd gibts giste* gitaa* gitaar gitar*
        1 gitar*+@give gitarre gleis gliss* glisse going golpe* golpe*+@here golpe*+@pills gone good good+@data
        1 good+@look goodb* goodbye gosto gosto+@here got graag gradu* graffiato grang* grange gratto grazi*+@give
        1 groev* groeve grond gross groun* ground group*+@ask grund* grund+@more guard* guard*+@count guard*+@eat
        1 guard*+@pills guardarla guardato guitare guitarra gun gurte* gurtel guter ha ha+@ask ha+@cry ha+@find
        1 ha+@give ha+@here ha+@letter ha+@other ha+@pills ha+@reason hab hab+@afraid habe habe+@not haben+@they
        1 habitacion hablo habra* habran habri* habria hacerlo had+@self hadde* hadden halt hande* handen hands hang
        1 hanno happe*+@wish hardlopen haria* harian hart+@night hartp* hartpillen harts*+@night hasta hasta+@blood
        1 hasta+@other hat+@not hatte*+@they have+@thindrink he+@ask he+@end he+@letter he+@lose healt* health
        1 heart+@go heart+@pills heb heb+@decide heb+@not hebbe*+@not heeft heeft+@not heen+@go heigh* height heimg*
        1 held help helpen hem+@soon her+@not here+@more here+@worse hers herz het+@bridge het+@data het+@decide
        1 het+@more het+@not het+@other het+@stop het+@train het+@water hier hier+@night high hijo+@stop hilfe hilft
        1 him hin hinte* hinter ho+@here ho+@letter ho+@lose ho+@papers ho+@pills ho+@poison ho+@soon ho+@stop
        1 ho+@trapped ho+@tried hoch hochh* hochhaus hochs* hochstens hochz*+@self hoe+@better hoeft hoeve*+@exist
        1 hoeve*+@other hoeven hof hoffe hoffe* hoffentlich hoffn*+@more hoffnung hold home+@self hond+@ask honest
        1 honte hoogte hoop+@self hoor hope+@self hope+@someone hopelijk horse hotel hou+@enough hou+@say houdt+@self
        1 hour hour+@past house how+@ask how+@wish hoy+@sport hrv+@few hui+@self huil huild* huilde huile* huilen
        1 huisg* huisgenoot hulp humeu* humeur humor hund+@enough hurry hurti* hurti*+@self hurting husband
        1 huur+@pills i i+@again i+@ask i+@burn i+@cry i+@cut i+@decide i+@die i+@earn i+@face i+@hope i+@life
        1 i+@manage i+@money i+@not i+@pills i+@planned i+@poison i+@pressure i+@punish i+@say i+@soon i+@tried
        1 i+@vision i+@water i+@wish ia ibupr* ibuprofen ibuprofene ich+@ask ich+@burn ich+@cut ich+@doit ich+@earn
        1 ich+@end ich+@feel ich+@know ich+@leg ich+@morning ich+@nobody ich+@not ich+@pills ich+@skin ich+@sleep
        1 ich+@they ich+@vomit ich+@wake ici id+@doit id+@never id+@wish idea+@ask idea+@reason idee idee+@ask ideia
        1 ido ieder*+@better ieder*+@die ieder*+@wait ieman*+@self if+@self igles* iglesia igrej* igreja igual ihm
        1 ihm+@wait ihn ihn+@again ihr ihrem ik+@again ik+@care ik+@cry ik+@cut ik+@die ik+@doit ik+@food ik+@forever
        1 ik+@fun ik+@go ik+@imagine ik+@need ik+@numb ik+@other ik+@skip ik+@sorry ik+@thindrink ik+@tired ik+@vision
        1 ik+@wish ik+@without il+@breath il+@bridge il+@count il+@morning il+@other il+@self il+@skip il+@work
        1 im+@head im+@pills im+@sleep im+@trapped immag* immag*+@give immagino impor*+@wish importa in+@face in+@hide
        1 in+@last in+@pills in+@skip in+@sleep in+@thindrink indem* indem*+@ask inden* inged* ingedrukt ins+@leg
        1 insid* inside insie* insieme insul*+@here insul*+@need intan* intanto intei* inteira inteiro intensive
        1 inter*+@ask into+@self inuti* inutil inutile invecchiare invej* invej*+@ask invej*+@burn invej*+@earn invejo
        1 invid* invid*+@ask invidio io+@not io+@sleep ir ira irgendwas irmao+@more irse is+@all is+@better is+@calm
        1 is+@count is+@exercise is+@go is+@hide is+@nothing is+@other is+@reason is+@wait is+@wish isnt ist ist+@ask
        1 ist+@end ist+@head ist+@other ist+@soon ist+@wish it+@again it+@arm it+@blood it+@calm it+@care it+@doit
        1 it+@few it+@manage it+@not it+@past ive+@letter ive+@lose ive+@say j+@sorry ja+@not jaar+@not jahr+@eat
        1 jahre jahre+@skip jamai* jamais jambe je+@ask je+@here je+@morning je+@pills je+@say je+@self je+@stop
        1 je+@vision jeden jeman* jemand jetzt+@wait jeuke* jeuken job jours+@ask july jungs jusqu* jusqu*+@here
        1 jusqu*+@pills jusque just+@jump just+@stop just+@wish kalen* kalender kamen kann+@few kant kanto* kantoor
        1 kapot kauf keek keep keep+@self keepi* keeping keeps+@say keine*+@find keine*+@trapped keine+@data
        1 keine+@exercise keine+@future keine+@hope kerk keuke* keuken key keys kids kids+@earn kids+@eat kids+@punish
        1 kill kill+@self kinde* kinde*+@find kinder kitch* kitchen klaar klass* klasse kleiner klif klipp* klopt know
        1 know+@thindrink knowi* knowing knows knuck* knuckles kollege komme komme* kommen kommt komt+@other kon koop
        1 krab kraft* kriegt kumpe* kumpel kunne* kunnen l+@hospital l+@money la+@alone la+@arm la+@ask la+@bridge
        1 la+@doit la+@future la+@guilt la+@leg la+@means la+@minutes la+@other la+@pressure la+@speech la+@stop
        1 la+@vision laat+@ask laats*+@exercise lache lache* lado lame lame+@here lang lange lange+@stop langs langs*
        1 langsam largada larm+@burden las+@head las+@money las+@night las+@thing lasci* lasciarmi lasciato lascio
        1 lass last+@future last+@sport latel*+@ask latel*+@self laufe*+@accident laufe*+@head laugh lavor* lavoro le
        1 le+@alone le+@burn le+@car le+@cut le+@doit le+@earn le+@faint le+@head le+@headache le+@morning le+@papers
        1 le+@pills le+@vision le+@wish lebensversicherung lebew* lebewohl leeg leegg* leeggehaald left left+@end
        1 leicht leide* ler les+@arm les+@count les+@eat les+@give les+@hide les+@letter les+@money les+@sport
        1 les+@train les+@wake let+@go let+@jump let+@thindrink lette* lettere letters letzt*+@future letzter leur
        1 levan* levan*+@nobody levantarme leven+@not levensverzekering lever lezio* lezione lhe libre libre+@wish
        1 licht licht* licht+@end lie+@wake lieb liebs* liebs*+@wish liebsten liegen liegt liegt+@minutes lieve*
        1 liever life+@papers lig+@self lighter ligt like limit* limite limpio limpo line lives livin* living llama*
        1 llaman lleve llevo+@date lloro lo+@ask lo+@find lo+@vision locke* locke*+@data locked locker logo long+@self
        1 longa longer longt* longtemps longues looki* looking los+@arm los+@ask los+@body los+@family los+@skin
        1 los+@wake loschen lost+@all lost+@thindrink love+@other luces luego+@all luned* lunedi lunes m+@letter
        1 m+@sleep ma+@head maalt* maand* maand*+@wait maanden maar+@never mach mach+@die mache machu* madre+@ask
        1 mae+@ask mag+@self magar*+@wish mahlz* mahlzeiten mai+@born mai+@more mains maint* maintenant mais+@end
        1 maken mal+@earn male mama+@say mamas manag* manan* manan*+@more manan*+@soon mananas manch*+@hope
        1 manch*+@someone manch*+@wish manches manda*+@self mandato mande*+@other manga manga+@count manga+@eat mangu*
        1 manguera manha+@here manne* mano manos manti* mantiene many+@data mao marat*+@ask mare marga* marga*+@go
        1 margaret marid*+@wish marit*+@past marmi* mas+@not matar matarme matel* matelas materasso matra* matras
        1 matratze matri*+@give matro* matro*+@say matrona matte* matti* mattr* mattress me+@born me+@calm me+@care
        1 me+@count me+@doit me+@each me+@end me+@few me+@funeral me+@letter me+@off me+@other me+@planned me+@sorry
        1 mean+@thindrink meani* meaning medal medicaments medicao medicine medicion medico mee+@go meer meer+@life
        1 meer+@need meer+@self meer+@thindrink mehr mehr+@data mehr+@here mehr+@life mehr+@minutes mei mein+@child
        1 mein+@family mein+@heart mein+@pills mein+@sleep mein+@sport meine* meine*+@head meine*+@sleep meine+@data
        1 meine+@exercise meine+@other meinen meines melho*+@without meno+@here meno+@minutes menos+@ask mensa*
        1 mensagem menschen mense* mensen mere+@ask merec*+@here merec*+@pills merit* merit*+@give merit*+@not
        1 mes+@more mes+@pills mesi messa*+@ask message messen metri metro mets+@means mette mette* metti+@other
        1 mettr* mettre meu+@family meu+@future meu+@heart meus meus+@count meus+@eat mezel*+@again mezel*+@ask
        1 mezel*+@pain mi+@calm mi+@confused mi+@faint mi+@funeral mi+@heart mi+@last mi+@other mi+@pills mi+@pressure
        1 mi+@stop mi+@wait mich+@end mich+@past mich+@soon mich+@wait mich+@wish mie miei mieux mijn+@decide
        1 mijn+@exercise mijn+@funeral mijn+@heart mijn+@sport mijn+@tired mijn+@wake mind minha+@again minha+@count
        1 minha+@face minha+@life minha+@other minha+@papers minut*+@thindrink minutes mio+@future mio+@heart
        1 mio+@last mio+@other mio+@sport mir+@again mira mire miro+@tired mislu* mislukt mismo miss miss+@self misse*
        1 missi* mit+@all mitbe* mitbe*+@hide mocht mocht* mochte mogli*+@self moi+@not momen* momento mon+@child
        1 mon+@face mon+@family mon+@other mon+@work monat+@ask monat+@self monate monaten mond monda*+@wait monday
        1 mondo month* month+@self months montr*+@here montr*+@pills montr*+@self mords morfi* morfine morge*+@again
        1 morge*+@few morni* morph* morphine morre*+@past morresse mort morta+@ask mortal mortale morte morto* mortos
        1 morts mostrei motivi mots moura* mourais mouth movil moyen* much+@more much+@soon mucho mudou muerd* muerdo
        1 muerta muerto muertos muest* muest*+@self munec* muneca murio+@doit murio+@minutes murio+@past muro music*
        1 muslo* muslos musse* mussen musst*+@self my+@burden my+@class my+@decide my+@few my+@head my+@nurse
        1 my+@reason my+@skin my+@wake mysel*+@again mysel*+@night n+@exist na+@leg na+@pills na+@self na+@train naar
        1 naar+@water naast+@self nachbarin nachs* nachs*+@past nacht*+@go nacht+@self nada+@alone nada+@ask nada+@few
        1 nada+@wait nam name nao+@cry nao+@decide nao+@earn nao+@enough nao+@go nao+@know nao+@need nao+@papers
        1 nao+@reason nao+@vision nasco* natal natal* natale natio* nato nature ne+@data ne+@eat ne+@exercise ne+@find
        1 ne+@never ne+@not neben nee need needi* needing neem neemt neer negro nehm neighbour nel nell nell+@cupboard
        1 nelle nenhum nessu* nessu*+@past nessu*+@self nessuno never+@eat never+@wake next ni nich nicht
        1 nicht+@exercise nicht+@say niema*+@know nient*+@minutes nient*+@self niet niet+@again niet+@ask niet+@care
        1 niet+@find niet+@need niet+@stop niet+@wish niets+@more niets+@water nieuw night*+@self night+@thindrink
        1 night+@wish niks niks+@wait ningu*+@self ninguna ninos no no+@arm no+@burden no+@count no+@date no+@decide
        1 no+@earn no+@eat no+@fall no+@feel no+@food no+@hope no+@more no+@need no+@vision nobod*+@know nobod*+@wish
        1 nobody nocch* nocche noch noch+@data noch+@self noche noche+@decide noite* noite+@not noites non+@count
        1 non+@few non+@fun non+@manage non+@more non+@pills non+@reason non+@sleep nooit nooit+@born nooit+@more
        1 nooit+@water not not+@thindrink nota+@doit notar*+@ask notaria notaris note+@here note+@pills nothi*+@arm
        1 nothi*+@gone notit* notitie notte+@not notte+@wish noutr* noutra novem*+@self now+@ask now+@data now+@few
        1 now+@other nu nu+@ask nuca nuchter nudil* nudillos nueva* nuevas numa+@date numbe*+@ask nunca nunca+@ask
        1 nunca+@more nunca+@stop nuotato nur+@again nur+@all nur+@die nur+@not o+@better o+@cupboard o+@heart o+@home
        1 o+@money o+@not o+@self o+@sport o+@water ob ob+@self oben obers* oberschenkel objetivos occup* occuper
        1 ochte*+@not octob* october octub* octub*+@not octubre odio of+@ask of+@blood of+@wake off off+@thindrink
        1 offen ofici* oficina ogen ohne+@self ojala+@self ojos oktob* oktober olhos olvidado om+@alone om+@few
        1 om+@other om+@thindrink om+@tired om+@trapped omdat+@self on+@reason on+@wish once once+@self onde onde+@go
        1 one+@ask one+@face one+@self one+@skin one+@wish only only+@control only+@wait ontem ontem+@self ontslag
        1 onze ook op+@self op+@work open+@thindrink operations ophou* ophoudt opnie* opnieuw ora+@past ordem ordeno
        1 ore+@self ormai os+@count os+@data os+@eat os+@pills os+@self os+@vomit os+@wake oscuro otra otra+@again
        1 otro ou+@not ou+@self ouders out outra outra+@family outro outsi* outside outub* outubro ouvre over+@kill
        1 over+@self over+@vision overdosed ovunq* ovunque own+@life pacie* paciencia pagat* pagato pai pai+@not paid
        1 pain pak palav* palavras panse* papa+@look papie*+@wish papiers para+@again para+@ask para+@forever
        1 para+@look para+@nobody para+@nothing para+@sport paras* parasse parce parce+@ask parch* pardo* pardon pare
        1 parecia pared pared* pared*+@eat pared*+@wait parede parfo* parfo*+@self parfois park parol* parole parte
        1 parti*+@doit partie partiu pas+@ask pas+@need pas+@self paso pasos+@soon passa*+@ask passe+@here
        1 passe+@pills passen passi* passiert past past+@date pasti*+@self patch* patient paz+@know pazie* pazienza
        1 peco pedir pedra pedre* pedreira pelig* pen pensa*+@ask pensamento pensar pense pense* pense*+@ask pensee
        1 pensiero penso+@ask penso+@soon per per+@each per+@feel per+@go per+@means perch*+@count perch*+@self perde*
        1 perder perdi perdo* perdon peric* perro+@self perron perso perso*+@born perso*+@not pes pesab* pesab*+@ask
        1 pesaba peso+@stop pesso* petit* petits pettorale peut pezzo pharm*+@self pharmacie piace piango pican picke*
        1 picke*+@thindrink picked pido piece piens*+@ask pies pijn+@doit pille*+@sit pille*+@swelling pillo* pillole
        1 pis pisos piu piu+@better piu+@data piu+@eat piu+@here piu+@hope piu+@need piu+@wake plaat* plaats plane
        1 planejo planeo plann*+@ask plann*+@data planned plano* plano+@stop planos plata* plataforma platz play
        1 plays* playstation pleas* pleas*+@say please pleno pleure plus plus+@ask plus+@exist plus+@fun plus+@know
        1 plus+@lose plus+@minutes plus+@need plus+@nobody po+@give pochi poco poco+@not pode+@faint pode+@off podri*
        1 podria poi+@ask point* points polso pongo pongo+@here pongo+@pills ponte ponte+@few por+@all por+@last
        1 por+@not por+@self porqu* porqu*+@not porque porta* portare posso+@cut posso+@doit poste* posto pot pouco*
        1 pouco+@more poucos pour+@all pour+@born pour+@feel pour+@not pour+@someone pour+@vision pourq* pourquoi
        1 pourr* poutr* poutre pr pra+@sport pray pray+@self preci* prefe*+@exist prefere preferia preferirei
        1 preferiria prego prego+@give pregu*+@all prend* prende pression prest*+@not pret pretending prevo* prevois
        1 prevu prie prima+@give pro pro+@self problem proch* procu*+@wait procurar promi*+@self promised pront*
        1 pront*+@not pront*+@stop proper propi* pross* prossimo proxi*+@date psy puede puent* puente puertas pulit*
        1 pulita pulito puls+@night pulse*+@doit pulso*+@eat punte* punten puo pure purpo* purpose puts qu+@they quai
        1 quai+@self quais qual qualc*+@not quale quand*+@again quand*+@ask quand*+@eat quand*+@exercise quand*+@not
        1 quand*+@self quand+@here quand+@other quand+@pills quant*+@give quant*+@here quant*+@wish quanta quantos
        1 quarr* quarr*+@again quarry quase que+@blood que+@breath que+@burden que+@count que+@decide que+@die
        1 que+@end que+@exist que+@future que+@head que+@lose que+@morning que+@not que+@sorry queda*+@date
        1 queda*+@past queda+@nothing queda+@sport quedan quedarme quedo queim* quell* quelle quello quelq*+@decide
        1 quelqu quelque quem quere* quero+@go quero+@wake quest*+@date quest*+@pain questa qui+@self quick quicker
        1 quier*+@ask quier*+@die quier*+@gone quiere quisi* quisi*+@sleep quisiera quita*+@here quita*+@pills
        1 quitarse quoi quoi+@ask raam race+@scale rails raison raiva ran+@not rara rasco rasoir rassu* rathe*
        1 rathe*+@not rather rato+@ask razao razor read ready real reaso* reason reasons reden reden+@more
        1 reden+@water refei* regal* regale regalo regar* regar*+@more regarde registro regle reich* reichen reken
        1 relief remar*+@wish remarquerait remet* rendr* rendre rent rent+@ask rentrant renve* reparto repaso repit*
        1 repos+@self repro* reprovei repue* repuesto reserva resid* resid*+@self residente resisto respi*
        1 respi*+@better respi*+@more respirar respirare resse* ressemble resta resta+@not restam reste restent resti*
        1 resto+@alone resto+@few resum* resum*+@here resum*+@minutes resumo retiene retir* retir*+@self retire
        1 reveiller revie* revie*+@data revie*+@exercise revie*+@not reviennent ricom* rien+@ask rien+@wait rimas*
        1 rimasta riord* riordino ripos*+@self ritze ritze+@self riusc* rived* rivie* road rojo rood roof room rosa
        1 rot roule* rouleau round rovin* ruido ruim ruin runte* runter rutsc*+@self rutsch saber sai+@here
        1 sai+@minutes sair+@here sair+@minutes sais+@ask sale sale+@blood sale+@pain salir+@ask salta* saltando
        1 saltar salte* salut* salut*+@all salva* salvar same+@burden same+@pressure same+@scale sang sangr*
        1 sangr*+@ask sanguina sanno sans sans+@stop sao sapor* sapore sareb* sarebbe sat sauve* sauver savin* saving
        1 savoi* savoi*+@ask savoir say+@self says scato* scato*+@give scendo schaa* schaam schaff schei* scheiding
        1 scheidung schief schla*+@die schla*+@few schla*+@vomit schle*+@accident schli* schluss schme*+@not
        1 schme*+@nothing schmeckt schneiden schoo*+@decide schoo*+@self schoon schrank schre*+@few schre*+@self
        1 schri*+@wait schrijven schublade schuu* scogl* scogliera score screa* scrit* scritto scriv* scriv*+@ask
        1 scrive se se+@eat se+@faint se+@here se+@kill se+@morning se+@night se+@off se+@other se+@pills sea seder*
        1 sedermi see see+@ask see+@not segna+@here segna+@pills segni segno segur* segura seh sehe+@self sehr sei
        1 sei+@data seil seine seit seit+@die seja selbs* selbst sem sem+@other sem+@wake semaf*+@head semaforo
        1 seman*+@all seman*+@soon seman*+@wait semblant sembr* sembra sempr*+@data senao send+@self send+@thindrink
        1 senno sensa* sensa*+@ask sensazione sent sent+@self sentar sentarme sente* sentent senti*+@ask senti*+@pain
        1 sentir sentiria sento+@give senza ser+@end sera+@more serai serai* serai*+@better serai+@gone serait
        1 serra+@eat sers serve+@go servo ses sexta sexta+@not sh shift+@self shoul* show show+@self shows si+@few
        1 si+@find si+@here si+@morning si+@pills sia sich sie sie+@not sie+@self sigue sigui* silence silencio
        1 silenzio sin sin+@other sin+@self since+@other sind+@again sind+@not sinds+@other singl* singl*+@morning
        1 single sinn+@more sirvo+@stop siste* siste*+@self sistemato sister sitze* sitzen skipp*+@thindrink sla slang
        1 slang+@count slecht sleep+@end sleep+@few sleep+@self sleeping sleepy smell smess* smesso smett*+@give
        1 smette so so+@alone so+@doit so+@eat so+@few so+@here so+@know so+@manage so+@nobody so+@stop so+@vision
        1 so+@wait sobra sobri* sobrio soeur soffr* soffrire soign*+@self soirs soit+@end solli* sollievo solo
        1 solo+@head solo+@self solta* soltanto some+@calm some+@night someb*+@not someo* someone somet*+@self
        1 sometimes somni* soms+@hope son sonni* sonniferi sonno+@wish sonnt* sono+@cut sono+@gone sono+@nurse
        1 sono+@soon sono+@swelling sono+@wake sonrio sonst+@not sorrido sorrio sorry sotto+@faint sou sou+@end
        1 sou+@nurse souha* souhait soulagement sound* sounds souri* souris soy sozinha spare+@papers spari* sparire
        1 spegnermi spiel spint* spinta split spook spoor spure sta+@here sta+@minutes sta+@morning sta+@self
        1 sta+@tired staat staat+@other stand stanz* stanza stapp*+@need stare*+@better start*+@ask stase*+@here
        1 stase*+@pills station statt stavo steed* steeds steig stel+@self stell*+@self stemmen stepped steps+@doit
        1 sterb*+@data sterbe sterben sterf stil still still* stille stock* stood stop stopc* stoppen stopt
        1 strak*+@not stran* stranamente strange strap* strap*+@cut strei* stric* stufo stukj* sture* sturen subir
        1 succe* suche* suchen sue suelt* sueno+@wish suffi* suici*+@soon suicider suis+@data suis+@exercise suis+@not
        1 sul sul+@train summa* summary summe*+@self suo superar surge* surgery survi* sus suspe* suspe*+@other
        1 suspendo svegl*+@never svuot*+@here svuot*+@pills swall* table table* table*+@hide table*+@sit tafel
        1 tag+@ask tag+@data tagli* tagli*+@here tagli*+@pills taill* take takes tal+@sleep talk tambi* tambien tant
        1 tanta* tanta*+@earn tanta*+@wish tantas tanto+@not tanto+@reason tao+@better tarda tardi tbh te+@ask
        1 te+@doit te+@earn te+@fun te+@go te+@jump te+@manage te+@sit te+@sorry te+@tired team tegen* tegenwoordig
        1 telefoon telem* telemovel tell tell+@thindrink telle*+@wish tellement tempo+@not tendr*+@ask tener
        1 tener+@ask tengo+@earn tengo+@here tengo+@nothing tengo+@pills tengo+@reason tengo+@wish tenho+@sport tenut*
        1 tenuto ter+@ask terce*+@again termi*+@here terminado termine terminei terra terra+@minutes terre terza
        1 testa+@wait tete+@wait th than+@thindrink thank that+@other that+@they thats the+@bridge the+@count
        1 the+@faint the+@few the+@funeral the+@head the+@imagine the+@minutes the+@papers the+@pressure the+@skin
        1 the+@someone the+@swelling the+@thin the+@water their+@life them+@self thera*+@ask there+@wish they+@wish
        1 theyr* theyre thigh thigh* thighs think think* think*+@papers think+@papers think+@self thinking third
        1 thirty this+@more this+@someone this+@thing this+@wish this+@worse thoug*+@papers thought thuis tief tiefe*
        1 tiefer tiene tiene+@feel tiene+@here tiene+@other tiene+@reason tier tier+@doctor till+@thindrink tiro
        1 to+@count to+@cut to+@doit to+@eat to+@end to+@exist to+@few to+@here to+@kill to+@look to+@nothing to+@sit
        1 to+@sleep to+@tired to+@vision tocht*+@eat tod toda+@morning todas+@tired today* todays todo todo+@ask
        1 todo+@other todos+@ask todos+@self toen+@wish togli*+@here togli*+@pills togliersi toit told+@thindrink tomo
        1 tomor*+@ask too took torno tot+@burden tot+@last tot+@other tot+@period toujo* toujours tous tous+@means
        1 tous+@self tous+@they tout+@alone tout+@eat tra tracking trag trag+@self traga* tragar trage+@self
        1 train*+@data train*+@say train+@wish trapp* trapped trasf* trast* tratamento tratamiento tratar tre+@minutes
        1 treat trein*+@past trein*+@pills trein+@thindrink treinta tren trend trenta treppenhaus tres+@minutes
        1 trist*+@not trock* trocken trois* trois+@minutes troisieme trop+@control trouv* trouvent trova* truth tu
        1 tu+@self tu+@wait tubo tuin+@ask tumor tun turno tussen tutte tutti+@know tutti+@wish tutto tuyau twee+@past
        1 twice+@ask twice+@data twint* twintig two+@past uber+@all uberh* uberhaupt ubrig uffic* ufficio ultim*+@eat
        1 ultim*+@future um+@accident um+@car um+@fall um+@not um+@self un un+@burden un+@data un+@pressure un+@punish
        1 un+@scale un+@someone un+@swelling un+@trapped una una+@burden una+@date una+@eat una+@means und+@face
        1 und+@fun und+@hope und+@jump und+@letter und+@nobody und+@say und+@wish under under+@water une+@car
        1 une+@face une+@means une+@pills unico+@decide unico+@head uno+@ask uns unter unter* until until+@date
        1 up+@again up+@ask up+@self urla uscir* uscire uscit* use va+@pain vaarw* vaarwel vacie vada vale valor
        1 van+@data van+@date van+@other vecchio vecina veder* veder*+@other vedere vedo+@reason veill* vem+@self
        1 venda* vendria veo+@reason ver+@eat ver+@minutes ver+@other verab* verabschiedet verband verda* verde*
        1 verder verdi* verdr* vergi* vergi*+@self vergiss vergo* verha* verit* verke* vermissen verra* verrai
        1 versc*+@self verschenkt verschwinde versp* versprochen versteckt verstopt versucht verteilt vertige
        1 verzekering vet veut vez+@eat vez+@past vez+@skin vezes vida+@eat vida+@not vida+@pills vide vide+@self
        1 video+@not video+@stop vie+@eat viel+@eat viel+@pills viele vigli* vingt vinte+@minutes visag* visage visto
        1 vita+@reason vitamina vitamines viver* vivere vivir vivre+@self vlieg* vliegtuig voces+@self voci voci+@self
        1 voete* voeten vogli* vogli*+@ask vogli*+@cut voglio voice voice* voice*+@say voices voie+@exercise voie+@not
        1 vois vois+@more voix+@self vol+@die vol+@wait volev* volevo volge*+@past volle* voller volte+@hope
        1 volve*+@never volvi vom+@exercise vom+@never von+@all von+@exercise von+@self vonta* vontade voor voor+@date
        1 voor+@future voor+@someone voord* voord*+@self voordat voorg* voorgoed vorhe* vorher vorne vorre*+@exist
        1 vou+@need vou+@not voudr* voudr*+@sleep voudrais vozes vraim* vraiment vrede vreemd vuelto vuoto waar waard
        1 waaro*+@again wacht+@self wakke* wakker wand wande*+@self want want+@trapped ware+@wish waren+@self
        1 waren+@without wart warte warte+@self warten warum+@self was+@self was+@they way+@trapped we+@papers wear
        1 wecken week+@few weeke*+@few weekl* weekly weeks weg wegge*+@other weh weigh*+@ask weil weil+@self
        1 weiss+@wish weiterzumachen well welt wenigsten wenn+@self wens went+@self werd+@self werde werel* wereld
        1 werke* werken what+@ask what+@bridge where+@self wheth*+@self who+@not whole+@pills why why+@doit why+@wish
        1 wie+@accident wiede* wiede*+@ask wiede*+@data wieder wiegt will+@forever wille* willen windo* window
        1 winterfest wisse* wissen with+@other with+@self withi* within witho*+@food wo wo+@self wont+@need worde*
        1 worden words work+@self world world+@ask worri* worried worte* worter would* would+@enough would+@find
        1 wouldnt wrist* wrists writt* written wrote wunsc*+@self wurd wurde* wurden y+@hate y+@head y+@nobody y+@not
        1 y+@say y+@sorry y+@sport y+@tired y+@without ya+@self years years+@sport yeux zak zal ze+@cry ze+@self
        1 ze+@wish zee zeg zegge* zeggen zegt+@again zeig+@self zette* zie+@not zieht zien+@ask zien+@past zij zijn
        1 zitten zo zodat zomer+@vision zon zonde*+@self zou zou+@exist zover zu+@breath zu+@exist zu+@here zu+@know
        1 zu+@other zu+@wait zu+@wish zug zum zum+@die zur zus zwanz* zwanzig zwart* zwarte ~<abs ~<aca ~<acc ~<aci
        1 ~<ad ~<ade ~<ae ~<aer ~<aff ~<ag ~<aga ~<age ~<agr ~<ahi ~<ai ~<ai> ~<ain ~<ait ~<aj ~<aju ~<alf ~<alg ~<alr
        1 ~<alt ~<alu ~<ama ~<amm ~<amo ~<amp ~<an ~<anc ~<and ~<apa ~<app ~<aq ~<aqu ~<arb ~<arg ~<arm ~<aro ~<as
        1 ~<asi ~<ask ~<ata ~<ate ~<ati ~<au ~<aus ~<ava ~<avr ~<bac ~<bal ~<bea ~<bec ~<bee ~<bes ~<bia ~<bil ~<bin
        1 ~<bio ~<bo ~<bon ~<bov ~<boy ~<br ~<bri ~<bus ~<c> ~<cac ~<cad ~<cai ~<caj ~<can ~<cas ~<cav ~<ceu ~<ch
        1 ~<cha ~<che ~<cho ~<cia ~<cic ~<cie ~<cig ~<cle ~<cob ~<coe ~<col ~<com ~<cos ~<cox ~<cry ~<cuc ~<cum ~<da
        1 ~<dah ~<dak ~<dam ~<das ~<dat ~<dea ~<deb ~<dev ~<di> ~<dic ~<dim ~<don ~<dos ~<dou ~<doy ~<dro ~<dru ~<e>
        1 ~<ec ~<ech ~<ed ~<edg ~<een ~<eg ~<ega ~<egl ~<eh ~<eh> ~<ehr ~<ei ~<eig ~<ein ~<ele ~<elk ~<ell ~<emb ~<en
        1 ~<enc ~<eni ~<eno ~<ent ~<er> ~<ert ~<eru ~<es ~<es> ~<esc ~<esi ~<est ~<etw ~<eu ~<eu> ~<ew ~<ewi ~<ext
        1 ~<fa ~<fac ~<fam ~<far ~<faz ~<fec ~<fen ~<fer ~<fic ~<fig ~<fin ~<fix ~<fiz ~<fla ~<fon ~<for ~<fre ~<fun
        1 ~<ga> ~<gaa ~<gab ~<ged ~<ger ~<gez ~<gho ~<gli ~<go ~<go> ~<goc ~<goo ~<got ~<gu ~<gua ~<hab ~<hac ~<hau
        1 ~<hav ~<he> ~<heb ~<hem ~<hen ~<hes ~<het ~<hid ~<him ~<hin ~<his ~<ho> ~<hof ~<hoo ~<hr> ~<hu ~<hub ~<hul
        1 ~<ia ~<iam ~<ic ~<ich ~<id ~<id> ~<ido ~<ie ~<ied ~<iem ~<if ~<if> ~<ig ~<ih ~<ihn ~<ik ~<ik> ~<ill ~<ils
        1 ~<im ~<ima ~<imp ~<inc ~<ing ~<ir ~<ir> ~<irg ~<irm ~<itc ~<its ~<j> ~<ja> ~<je ~<je> ~<jeu ~<juc ~<jug
        1 ~<jul ~<jus ~<ke ~<kee ~<ken ~<ker ~<key ~<kie ~<kij ~<kis ~<kl ~<kla ~<kli ~<klu ~<kno ~<kra ~<laa ~<laf
        1 ~<lai ~<lam ~<lan ~<lap ~<lb ~<leb ~<lee ~<leq ~<lev ~<lic ~<lig ~<lim ~<lir ~<ll ~<llo ~<lo> ~<loi ~<lol
        1 ~<loo ~<lor ~<lue ~<lug ~<lum ~<m> ~<maa ~<mac ~<mah ~<mam ~<man ~<mao ~<me ~<me> ~<meh ~<mem ~<mez ~<mi
        1 ~<mi> ~<mim ~<mir ~<mn ~<mn> ~<mo ~<moe ~<mot ~<mou ~<mum ~<muu ~<mys ~<na ~<nam ~<nao ~<nat ~<ne ~<nee
        1 ~<neh ~<nel ~<nem ~<nen ~<ner ~<nes ~<net ~<nik ~<nix ~<nob ~<noc ~<nog ~<nom ~<non ~<noy ~<nuo ~<ob ~<ob>
        1 ~<obe ~<obr ~<occ ~<oct ~<ofi ~<ogn ~<oj ~<oja ~<ol ~<olh ~<olt ~<olv ~<on ~<ond ~<one ~<ong ~<opz ~<orm
        1 ~<os> ~<ot ~<oth ~<otr ~<ou ~<oub ~<out ~<ouv ~<ow ~<own ~<paa ~<pag ~<pai ~<pap ~<par ~<pay ~<peg ~<pha
        1 ~<pi ~<pij ~<pil ~<pis ~<ple ~<po ~<poi ~<pon ~<pot ~<pou ~<pr ~<pr> ~<pre ~<pro ~<pud ~<puo ~<pur ~<qu
        1 ~<qu> ~<que ~<qui ~<rag ~<ras ~<raz ~<reb ~<red ~<rej ~<res ~<ri> ~<ria ~<riv ~<roo ~<ruz ~<s> ~<sa> ~<sad
        1 ~<saf ~<san ~<sce ~<sci ~<see ~<seg ~<sei ~<sej ~<ser ~<sex ~<sh> ~<sho ~<si ~<sic ~<sil ~<sim ~<sis ~<smi
        1 ~<so> ~<sob ~<soi ~<sol ~<som ~<son ~<soo ~<sot ~<sou ~<st ~<sta ~<ste ~<sto ~<su ~<suc ~<sui ~<sul ~<sur
        1 ~<suy ~<swa ~<taf ~<tak ~<tam ~<taq ~<tav ~<tb ~<tbh ~<te ~<te> ~<tem ~<ter ~<tex ~<th ~<tha ~<the ~<ti>
        1 ~<tic ~<tij ~<til ~<tim ~<tin ~<to ~<to> ~<tod ~<ton ~<tou ~<tu> ~<tud ~<tum ~<tur ~<tut ~<ub ~<ube ~<ubr
        1 ~<uf ~<uff ~<ui ~<uit ~<um ~<umb ~<umo ~<umz ~<un ~<una ~<und ~<unf ~<uni ~<unt ~<usc ~<vai ~<val ~<ve ~<ved
        1 ~<vee ~<vei ~<vej ~<veo ~<vet ~<vez ~<vi ~<vig ~<vir ~<vo ~<voc ~<voe ~<vol ~<vou ~<voy ~<voz ~<vra ~<vre
        1 ~<vuo ~<waa ~<weg ~<weh ~<wen ~<wer ~<who ~<wie ~<wo ~<wol ~<won ~<wou ~<woz ~<wri ~<wur ~<y> ~<ya ~<ya>
        1 ~<yo> ~<ze ~<ze> ~<zij ~<zo> ~<zoe ~<zou ~<zu ~<zu> ~<zul ~<zus ~aak ~aak> ~aam> ~aan ~aan> ~aanr ~aarl
        1 ~aarn ~aaro ~aats ~ab> ~abal ~abe> ~abei ~abi ~abit ~able ~ablo ~abo> ~abra ~abri ~abro ~abs ~absc ~absi
        1 ~acab ~acao ~acc ~acce ~acch ~acci ~acer ~acet ~achl ~aci ~acia ~acid ~acil ~acki ~ackt ~acon ~acun ~ada
        1 ~add ~addi ~adec ~adon ~adua ~adv ~ady ~ady> ~aer ~aere ~aga ~agai ~agar ~agas ~agem ~ages ~agg ~aggi ~agi
        1 ~agni ~agoa ~agor ~ahe ~ahi ~ahi> ~ahlz ~ahog ~aid ~aida ~aie ~aien ~aill ~aime ~ains ~air ~air> ~aiss ~aiti
        1 ~aiv ~aiva ~aix ~aixo ~aju ~ajud ~akes ~aki ~akin ~aks ~aks> ~ala> ~alar ~alcu ~ald> ~alg ~algu ~alh ~alho
        1 ~alid ~alim ~alir ~all> ~allo ~ally ~alm ~alm> ~alma ~alo> ~alq ~alqu ~alr ~alre ~altu ~alu ~alug ~alun ~ama
        1 ~ama> ~ambi ~amet ~amil ~amio ~amit ~amma ~amml ~ammo ~ampu ~an> ~anac ~anam ~anar ~anav ~anch ~anco ~andi
        1 ~ands ~ane ~ane> ~anea ~anft ~ang ~anga ~angl ~angr ~angs ~anh ~anho ~anie ~anke ~ann ~anna ~anne ~anno
        1 ~anoc ~anr ~ans> ~anti ~anto ~any> ~anyo ~anyt ~anz ~anz> ~anza ~ao> ~apag ~apar ~ape> ~apel ~apot ~app
        1 ~appa ~apri ~aqu ~ar> ~ara ~ara> ~arad ~arag ~araj ~arar ~aras ~arca ~arce ~ard ~ard> ~arda ~ardo ~are>
        1 ~areb ~ared ~arei ~arer ~arg ~argo ~ari ~aria ~arif ~arks ~arlo ~arms ~arna ~aro ~aro> ~arol ~arom ~arry
        1 ~ars ~arsi ~arv ~arvo ~asar ~asc ~asci ~ascu ~ased ~asei ~asia ~asid ~ask ~ask> ~aski ~asks ~asm ~asma ~asoi
        1 ~ass> ~assu ~asta ~asti ~atal ~atam ~atar ~atel ~athr ~atir ~atm ~atri ~atte ~atzs ~auc ~aucu ~audr ~aufm
        1 ~aumt ~aus ~aus> ~ausc ~ausg ~aust ~ausw ~auta ~autr ~auve ~ava ~ava> ~aval ~avan ~ave ~ave> ~avet ~avev
        1 ~avio ~avoi ~avol ~avr ~avra ~avre ~awe ~awer ~aya ~ayb ~aybe ~aze ~azer ~azie ~azo ~azon ~azos ~azza ~bain
        1 ~bal ~balc ~bald ~balh ~balk ~balo ~bank ~bara ~bard ~bast ~bat> ~bath ~baum ~bbe> ~bben ~bbio ~be> ~bea
        1 ~beat ~beda ~bee ~been ~begr ~bein ~ben ~bens ~berl ~bero ~besc ~besi ~beso ~beta ~beur ~bevo ~bewo ~bges
        1 ~bh> ~biar ~bier ~bigl ~bilh ~bill ~binn ~biop ~bir> ~bis> ~bit ~bit> ~bitu ~blad ~blan ~blei ~blet ~bo>
        1 ~boc ~bocc ~boe> ~boit ~bon ~bon> ~bone ~boom ~bor ~bore ~both ~boy ~bra ~bras ~brev ~brie ~brin ~bro> ~brud
        1 ~bsc ~bsch ~bsi ~bsic ~bst ~bste ~bts ~bts> ~bude ~bus ~busc ~busq ~butt ~cabo ~cac ~cach ~cada ~cai ~caix
        1 ~caj ~caja ~cale ~cam> ~camb ~can> ~canz ~cao ~cao> ~cape ~cari ~cars ~cart ~cas ~cas> ~casa ~caso ~cass
        1 ~cata ~cato ~catr ~cau ~caus ~cca ~cce> ~ccen ~cces ~cci ~ccia ~ccid ~cec ~cel ~celu ~ceme ~cer> ~ceri ~cerm
        1 ~cert ~ces ~ces> ~cess ~ch> ~chac ~chai ~cham ~chan ~chav ~chec ~chei ~cher ~chet ~chi> ~chia ~chie ~chir
        1 ~chiu ~chk ~chlu ~chm ~chma ~chme ~choi ~chre ~chst ~cht> ~chtg ~chtl ~chub ~chuc ~chur ~chuu ~ci> ~cia
        1 ~cia> ~cias ~ciat ~cica ~cide ~cie ~cig ~ciga ~cil ~cile ~cint ~cip ~cis ~cisa ~cisi ~cita ~civo ~cked ~ckf
        1 ~ckfa ~cki ~ckin ~clar ~cles ~clif ~co> ~cob ~coba ~coca ~coe ~coeu ~coge ~coi> ~coin ~cois ~col ~cole ~colo
        1 ~colt ~com ~comp ~cono ~cont ~cope ~core ~cort ~cos ~cos> ~cosi ~cout ~cova ~cox ~coxa ~crev ~cri ~crib
        1 ~crit ~crol ~cry ~cry> ~ctob ~ctua ~cual ~cuch ~cue> ~cui> ~cuid ~cump ~cune ~cuno ~cure ~curo ~cute ~da>
        1 ~daar ~dach ~dahe ~dai ~dai> ~dail ~dak ~dak> ~dami ~dana ~dank ~dann ~dano ~dar ~dara ~dare ~dari ~darm
        1 ~das ~dat ~dat> ~dav ~dava ~dden ~ddio ~dea ~dea> ~dead ~deb ~deba ~debi ~dech ~deix ~dela ~deli ~dema ~demn
        1 ~den ~den> ~dend ~dent ~deo ~deo> ~der ~der> ~dere ~des ~des> ~desg ~dess ~deur ~devi ~devu ~dge ~dgu ~dgul
        1 ~dic ~dich ~dida ~dien ~diep ~dieu ~dig> ~digo ~dim ~dime ~dimm ~dino ~disa ~dise ~disg ~diss ~djes ~dli
        1 ~dlic ~dnt ~dnt> ~do> ~doch ~doen ~dokt ~doli ~don ~don> ~done ~dont ~dood ~douc ~dovr ~doy ~doy> ~dr> ~dra
        1 ~dra> ~drai ~dran ~draw ~dreh ~driv ~droi ~drow ~ds> ~dsb ~dsbr ~dsd ~dsdi ~dt> ~dul ~duld ~duta ~dve ~dver
        1 ~dwas ~ea> ~ead> ~eady ~eam ~eam> ~eann ~eare ~ears ~eaux ~eave ~eb> ~ebai ~ebaj ~ebe ~eben ~ebew ~ebio ~ebo
        1 ~ebod ~ebst ~eca ~ecau ~ece ~ecer ~eces ~echi ~ecia ~ecis ~eck ~eck> ~ecki ~eckt ~ecr ~ecri ~ecro ~eda ~edac
        1 ~edai ~edan ~edar ~edde ~ede ~edg ~edge ~edic ~edid ~edj ~edje ~edra ~edru ~edsb ~edul ~eec ~eem ~eemd ~eemt
        1 ~een ~een> ~eepi ~eer> ~eev ~eeve ~efer ~efi ~efie ~efin ~efj ~efje ~eft ~eft> ~efu ~efun ~ega ~egal ~egd
        1 ~egd> ~egg ~egi> ~ego> ~egoo ~egt ~egt> ~egu ~egue ~egui ~eh> ~eha ~ehal ~ehe ~ehe> ~ehm> ~eho ~ehor ~ehr
        1 ~ehr> ~ehrl ~ehtu ~ei> ~eib ~eib> ~eico ~eige ~eimo ~ein ~eine ~einf ~eing ~einm ~eint ~einz ~eir> ~eiro
        1 ~eiss ~eito ~eix ~eixa ~eja> ~ejam ~ejo ~ejo> ~ejoi ~eka ~ekau ~eke ~eker ~elb ~elbe ~elbs ~eld ~eld> ~eleg
        1 ~elfm ~eliz ~elke ~ells ~elq ~elqu ~elt ~elui ~eluk ~em> ~emas ~emba ~embl ~emd ~emde ~eme> ~emi> ~emmi
        1 ~emni ~emps ~empu ~emt ~emt> ~emut ~enca ~enco ~enda ~endg ~endl ~endr ~endw ~ene> ~enet ~enez ~enfo ~eng
        1 ~enga ~engo ~enh ~enho ~enhu ~enia ~enig ~enir ~enk ~enke ~enli ~enm ~enn> ~enoe ~enoo ~ens ~ens> ~ensm
        1 ~enso ~ensv ~ent ~entr ~enty ~enve ~eo> ~eor ~epas ~epet ~epin ~epon ~epro ~era> ~eraa ~erac ~eral ~eram
        1 ~eran ~eras ~eraz ~erb ~erca ~ere ~ere> ~ereb ~erec ~ereg ~ereo ~ereu ~erge ~erha ~eri ~eris ~erke ~erli
        1 ~erlo ~erne ~ero ~ero> ~erol ~eron ~erse ~ersi ~erso ~ersu ~erte ~ertj ~erug ~erui ~erwi ~eryb ~erz ~erz>
        1 ~erza ~esa> ~esan ~esb ~esba ~esco ~escr ~esej ~esel ~esg ~esgr ~esid ~esit ~esj ~esje ~esle ~esnt ~eso
        1 ~esoi ~espe ~esso ~esto ~estu ~esu ~et> ~etaa ~etab ~ete ~etei ~eter ~etie ~etim ~etou ~etre ~ets> ~ett
        1 ~ettl ~etto ~etwa ~etze ~eu> ~eug> ~euk ~euke ~eule ~eur> ~evaa ~ever ~evia ~evor ~evu ~evue ~ewig ~ewo
        1 ~ewoh ~ewoo ~ews ~ews> ~expr ~exte ~exto ~extr ~eyd ~eyd> ~eyl ~eyll ~ez> ~ezc ~ezco ~eze ~ezel ~ezoc ~fac
        1 ~faca ~fach ~faci ~fah ~fahr ~fair ~fal ~fall ~falo ~fam ~fami ~fant ~fare ~farl ~farm ~faz ~faze ~fde ~fech
        1 ~feed ~fene ~fer ~fera ~fere ~feri ~ferm ~ff> ~ffai ~ffen ~ffin ~ffis ~ffri ~fici ~fig ~figh ~fin> ~finc
        1 ~fing ~fino ~fise ~fiss ~fix ~fje ~fje> ~flam ~flat ~fmo ~fmoo ~fonc ~fond ~forb ~forc ~forg ~fout ~frag
        1 ~frer ~fret ~frir ~fron ~fta ~ful> ~fun ~fun> ~fund ~fune ~futt ~gaa ~gaan ~gab ~gabe ~gad ~gado ~gai ~gain
        1 ~gal> ~gare ~gari ~garr ~gars ~gav ~gd> ~gebo ~ged ~geda ~gedu ~gego ~geha ~geho ~geka ~geko ~gelt ~gem
        1 ~gem> ~gend ~gene ~gens ~gera ~gere ~gery ~ges> ~get> ~gewo ~gez ~geza ~gezo ~ggen ~ggiu ~gh> ~ghe> ~gho
        1 ~ghos ~gia> ~gibt ~gine ~gir> ~givi ~gli ~glia ~glie ~glij ~glim ~glin ~glis ~gner ~gni ~gni> ~go> ~goar
        1 ~gocc ~goi ~goia ~gol ~golp ~gone ~goo ~gora ~gost ~got ~gota ~graa ~grac ~grat ~graz ~gret ~grit ~gry ~gry>
        1 ~gst> ~gue ~gue> ~guee ~guel ~guem ~guen ~guie ~guir ~guit ~gult ~gun> ~guna ~gura ~gure ~haal ~hab ~hab>
        1 ~habe ~habi ~habr ~hac ~haci ~hacu ~hain ~hait ~ham ~ham> ~hama ~han ~hanc ~hang ~hans ~hare ~has> ~hau
        1 ~hau> ~haut ~hav ~have ~haya ~he> ~heb ~hebb ~heck ~hei ~heid ~heir ~heit ~hem ~hem> ~heme ~hemi ~hen> ~henc
        1 ~her ~hes> ~het> ~hete ~heth ~hets ~hey ~heyd ~heyl ~hgeg ~hi> ~hia ~hiar ~hiav ~hid ~hid> ~hie ~hied ~hies
        1 ~hij> ~hilf ~him ~hin ~hin> ~hina ~hink ~hint ~hir ~hiu ~hiud ~hlag ~hlau ~hlos ~hlu ~hluc ~hlus ~hlz ~hlze
        1 ~hm> ~hma ~hmal ~hme ~hner ~hof ~hoff ~hoga ~hoi ~hold ~hone ~hoog ~hoop ~horc ~hort ~host ~houg ~hre> ~hrei
        1 ~hrl ~hrli ~hroo ~hste ~ht> ~htg ~htge ~htl ~htli ~htu ~htun ~hubi ~huc ~huco ~huil ~huma ~hurc ~ia> ~iace
        1 ~iada ~iam ~iama ~iang ~iani ~iar ~iari ~iarm ~iasc ~iate ~iav ~iave ~iavi ~iaz ~iazi ~iben ~ibir ~ibts
        1 ~ican ~icat ~icc ~icco ~icen ~ich ~ich> ~iche ~ichs ~ici ~icia ~icid ~icie ~ick ~ick> ~ickt ~icoe ~ida ~ida>
        1 ~ideo ~iebs ~iech ~ied ~iede ~iedj ~ieds ~iee> ~ief ~iefe ~iefj ~iegt ~ield ~ielo ~iem ~iem> ~iema ~ien
        1 ~iene ~ient ~iere ~ierr ~iesa ~ieso ~ietr ~iett ~ieu ~ieu> ~ieur ~if> ~ife ~ife> ~ifer ~ifie ~ig> ~iga ~igad
        1 ~ige ~ige> ~igen ~igge ~igl ~igli ~igu ~igue ~igui ~ihn ~ihn> ~ihne ~ihr> ~ij> ~ijd> ~ijk> ~ijl ~ijl> ~ijnl
        1 ~ijv ~ijve ~ik> ~iks ~iks> ~ilde ~ile ~ilf ~ilhe ~ilia ~ilie ~ilin ~ille ~ills ~ils ~ils> ~imag ~imam ~ime
        1 ~ime> ~imen ~imi ~imid ~imla ~immi ~imo> ~impe ~impl ~impo ~inci ~ind> ~indr ~iner ~inf ~infe ~inga ~inge
        1 ~ingi ~ingu ~inl ~inm ~inma ~ino> ~insi ~into ~intr ~inu ~inue ~inz ~inzi ~iop ~iops ~iora ~ip> ~ipas ~ipi
        1 ~ipr ~ipre ~iqui ~irai ~irar ~irch ~ird ~ird> ~ire ~ire> ~ires ~irg ~irge ~iria ~irl ~irm ~iro> ~iroi ~irou
        1 ~iru ~irus ~irvo ~isar ~isco ~isea ~ised ~isg ~isge ~isgu ~isi> ~isie ~isis ~isj ~isje ~iss> ~issa ~issi
        1 ~isso ~issu ~ist ~isti ~ists ~it> ~ita> ~item ~ites ~ithi ~itin ~itiv ~its ~its> ~itsl ~itto ~itua ~itw
        1 ~itwe ~iun ~iung ~iuto ~iv> ~iva> ~ive ~ive> ~ived ~iver ~ivi> ~ivie ~ivin ~ivir ~ivo ~ivol ~ivos ~ixa ~ixar
        1 ~ixi ~ixo ~ixo> ~izar ~izid ~izio ~ja> ~jal ~jala ~jd> ~je> ~jes ~jes> ~jete ~jeuk ~jk> ~jl> ~jnl ~jo> ~joi
        1 ~join ~jon ~jon> ~juc ~juck ~juda ~jug ~jul ~juli ~jus ~just ~jven ~kame ~kan ~kant ~kee ~keer ~kenn ~keri
        1 ~kerk ~key ~kha ~kie ~kies ~kij ~kijk ~king ~kirc ~kis ~kist ~klif ~klin ~klip ~klu ~klui ~kno ~knok ~knoo
        1 ~know ~kome ~komm ~komt ~kon> ~kra ~kran ~kras ~kt> ~kto ~laa ~laat ~lac ~lacc ~lace ~lach ~lafa ~laft ~lage
        1 ~lagt ~lait ~lam> ~lama ~lame ~lami ~lane ~lang ~lann ~lans ~laro ~las> ~lasc ~lauc ~lav ~lave ~lbe ~lbe>
        1 ~lben ~lbs ~lbst ~lcon ~lcu ~lcul ~ld> ~lde ~ldi> ~ldn ~ldnt ~lds ~lds> ~leau ~leav ~lees ~leev ~lege ~legg
        1 ~legi ~legt ~leib ~lek> ~lem ~lema ~len ~lenc ~lend ~leno ~leq ~lequ ~leu ~leut ~lev ~leve ~lf> ~lfe ~lfm
        1 ~lfmo ~lge ~lgen ~lgo ~lgo> ~lgu ~lgue ~lgun ~lhe ~lhet ~lhi ~lhi> ~lia ~liar ~liat ~lich ~lie ~lie> ~liee
        1 ~lien ~liet ~liez ~lif> ~life ~liff ~lig ~ligg ~ligt ~lijf ~lijv ~lime ~liml ~limp ~lina ~lio> ~lip ~lir
        1 ~lir> ~lira ~liv ~live ~livi ~lke ~lke> ~lken ~llac ~llad ~llam ~llas ~llav ~llen ~llet ~lli> ~llo ~llor
        1 ~llos ~lls ~llte ~lly ~lly> ~lma ~lma> ~lo> ~loc> ~logo ~loi ~loin ~lol ~lol> ~lont ~lopt ~lora ~lote ~lp>
        1 ~lpe> ~lpi ~lque ~lqui ~lre ~lrea ~lsen ~lsi> ~lsof ~lsos ~lta ~lta> ~ltar ~ltel ~ltez ~lti ~ltig ~ltim ~ltr
        1 ~ltre ~ltri ~ltu ~ltur ~luck ~ludi ~lueg ~luga ~lugu ~lui> ~luk ~luk> ~lum ~lumi ~lus ~lusa ~luss ~lute ~lva
        1 ~lvi ~lvi> ~lvid ~ly> ~lzei ~maa ~maak ~maar ~mac ~mach ~maga ~mago ~mah ~mahl ~mama ~mame ~mamm ~man ~man>
        1 ~mand ~mani ~mano ~mao ~maos ~mark ~marm ~mars ~masi ~mat ~mate ~matt ~mayb ~mba ~mbai ~mbem ~mbia ~mbio
        1 ~mbl ~mbla ~mbri ~mde ~meb ~mebo ~mece ~meda ~meh ~mehr ~mei> ~meis ~meme ~men ~men> ~ment ~merc ~mesa ~mese
        1 ~mesj ~mess ~met ~meta ~meti ~mets ~mett ~mez ~meze ~mi> ~mido ~migh ~mil ~milh ~mili ~mim ~mim> ~mino ~mins
        1 ~mion ~mir ~mir> ~miro ~mism ~miss ~mke ~mla ~mlac ~mle ~mle> ~mma ~mmar ~mmen ~mmi> ~mml ~mmle ~mmo ~mmo>
        1 ~mn> ~mni ~modo ~moge ~moi> ~mol ~mol> ~mor> ~more ~morp ~morr ~mort ~mot ~mot> ~moto ~mou ~mour ~mouw ~mpag
        1 ~mpan ~mpi ~mpin ~mpli ~mpo ~mpoc ~mpri ~mps ~mps> ~mpu ~mpul ~mse ~mt> ~mude ~mudo ~mum ~mum> ~musl ~mut
        1 ~muti ~muu ~muur ~mys ~myse ~mzu ~naci ~nada ~nall ~nao ~nao> ~narb ~natu ~nav ~navo ~nca> ~nche ~nchm ~ncid
        1 ~ncin ~nco ~ncor ~ncou ~nd> ~ndar ~nde> ~ndgu ~ndie ~ndin ~ndo> ~ndos ~ndr ~ndra ~ndsd ~ndst ~nduz ~nece
        1 ~neck ~nede ~neem ~nega ~nela ~nenh ~nera ~nerv ~net ~net> ~netr ~neuv ~nfac ~nfe ~nfo ~nfor ~nfu ~nga>
        1 ~ngeh ~ngek ~ngel ~ngem ~nger ~nghe ~ngir ~ngl ~ngli ~ngo ~ngo> ~ngoi ~ngr ~ngra ~ngry ~ngs> ~ngu ~ngun
        1 ~nham ~nhas ~nho ~nho> ~nhu ~nhum ~nia> ~nic ~nico ~niem ~nif ~nife ~nigs ~nij ~nijd ~niks ~nit ~nita ~niti
        1 ~nix ~nix> ~nke ~nke> ~nken ~nkom ~nkor ~nlag ~nles ~nlo ~nma ~nmal ~nna ~nna> ~nnac ~nnif ~nny ~nny> ~nob
        1 ~nobo ~noch ~noeg ~nog ~nog> ~noir ~nok ~nokk ~nom ~nome ~non ~non> ~noo ~noop ~noot ~nosc ~not> ~noug ~nour
        1 ~novo ~now ~noy ~noye ~nri ~nsad ~nsi> ~nsie ~nsm ~nsmu ~nso ~nso> ~nst ~nst> ~nste ~nsv ~nsve ~ntar ~ntas
        1 ~nte> ~nted ~ntei ~nti ~nti> ~ntic ~nton ~ntot ~ntou ~ntr ~ntra ~ntro ~ntsc ~nty ~nty> ~nua ~nuc ~nuer ~num>
        1 ~numa ~nuov ~nur> ~nvid ~ny> ~nyo ~nyon ~nyt ~nyth ~nza ~nza> ~nzi ~nzig ~oar ~oar> ~ob> ~oba ~obar ~ober
        1 ~obl ~obo ~obod ~obr ~obri ~obro ~oc> ~oca ~ocal ~ocam ~ocav ~occa ~occe ~och> ~ocha ~ocur ~od> ~odas ~odb
        1 ~odel ~odes ~odia ~odl ~odli ~odo ~odo> ~odos ~odri ~ody> ~oeld ~oer ~oesn ~oeur ~ofi ~ofic ~og> ~ogar ~ogel
        1 ~ogen ~ogl ~ogle ~ogn ~ogni ~ohe> ~ohl> ~oiat ~oic ~oice ~oign ~oin ~oin> ~oind ~oinq ~ois ~oisa ~oisi ~oja
        1 ~ojal ~ojo ~ojos ~oked ~okk ~okke ~okt ~okto ~ola> ~olas ~oldi ~olds ~ole ~oles ~olg ~olge ~olgo ~olh ~olhe
        1 ~olhi ~olho ~ollt ~olo ~oloc ~olon ~olpe ~ols ~olse ~olsi ~olte ~oltr ~olve ~olvi ~om> ~omar ~ome ~ome>
        1 ~omeb ~omei ~omen ~omig ~omis ~omk ~omm ~ommt ~omp ~ompa ~ompr ~ompt ~omt ~omt> ~onc ~once ~ond ~ond> ~ondr
        1 ~one ~one> ~ones ~ongs ~onh ~onho ~onig ~onni ~ono ~ono> ~onos ~onr ~onri ~ont ~ony ~ony> ~oodb ~oog> ~ooge
        1 ~oogl ~ooit ~ook ~ook> ~ooke ~oom> ~oorg ~oors ~oorw ~oos ~oos> ~ope ~ope> ~oper ~opf> ~opp ~oppe ~opr ~opre
        1 ~opri ~ops ~ops> ~opsi ~opt> ~opz ~ora ~ora> ~orac ~orbi ~orc ~ordt ~orev ~org ~org> ~orgo ~oris ~orna ~orph
        1 ~orsn ~ort> ~orta ~orte ~orth ~orw ~orwe ~osci ~ose ~osit ~ost ~osto ~ot> ~otai ~otar ~otas ~oth ~othe ~otor
        1 ~otr ~otre ~otro ~oub ~oubl ~ouce ~oudt ~oug ~ough ~oula ~ould ~ound ~oura ~ourt ~out ~ouvr ~ouw ~ouwe ~ovar
        1 ~oven ~ovev ~ovo ~ovo> ~ovr ~owa ~owar ~own ~own> ~oxa ~oxa> ~oxim ~oy> ~oze ~oze> ~ozu ~ozu> ~paa ~paar
        1 ~pack ~pag ~paga ~pagn ~pai ~pain ~pap ~pape ~papi ~par ~para ~pard ~pare ~park ~pas> ~past ~pato ~pay ~peg
        1 ~pegg ~pena ~pend ~peng ~pens ~peor ~per ~pete ~pf> ~phar ~phin ~piac ~pic ~picc ~pick ~pict ~pien ~piet
        1 ~pig> ~pil ~pin ~ping ~pis ~pite ~plaa ~plac ~ple ~ple> ~pleg ~plek ~pleu ~plie ~poco ~pode ~podi ~podr ~poi
        1 ~pola ~pols ~pong ~ponh ~poor ~pot ~pot> ~potr ~pour ~ppa ~ppea ~ppi ~ppo ~ppo> ~pr> ~pra> ~prei ~prep ~pret
        1 ~pria ~pro ~prop ~pros ~prox ~psi ~psia ~psy ~psy> ~pu> ~pud ~puff ~pun ~punc ~punk ~punt ~puo ~puo> ~puoi
        1 ~pur ~pur> ~pure ~put ~qu> ~quai ~qual ~que ~que> ~quec ~qued ~quer ~quic ~raan ~rab ~rabb ~rabi ~rabo ~raca
        1 ~racc ~raco ~rade ~rado ~radu ~rafe ~rai ~raie ~raiv ~raj ~raje ~raks ~ral> ~ram> ~ran> ~rana ~rane ~rang
        1 ~rann ~rare ~rarm ~rase ~rass ~rati ~ravo ~raw ~rawe ~raz ~razo ~rba ~rbic ~rbol ~rcas ~rce> ~rdad ~rdao
        1 ~rdar ~rdei ~rdin ~rdo ~rdon ~rdos ~rdt ~rdt> ~re> ~reci ~rect ~red> ~reem ~ref ~refe ~refi ~refu ~rega ~reh
        1 ~rehe ~rei ~rej ~rejo ~reo> ~repa ~rer> ~rero ~resb ~resh ~reso ~rest ~reti ~reto ~rett ~rev ~reve ~revu
        1 ~rezo ~rge ~rgeb ~rger ~rgo ~rgo> ~rha ~rhan ~rhei ~ria ~ria> ~ribi ~rick ~riec ~ried ~rief ~riem ~rieu
        1 ~rifi ~rijv ~rimi ~rin> ~rinc ~ripr ~rir> ~rire ~rirl ~risc ~ritz ~riv ~rive ~rivi ~rla ~rla> ~rle> ~rleg
        1 ~rlic ~rlos ~rmar ~rmel ~rmi> ~rmo> ~rms ~rms> ~rna ~rnal ~rnar ~rner ~rnin ~ro> ~rob ~roc ~roca ~roir ~rol>
        1 ~romi ~ront ~roo ~room ~ropf ~ropo ~ropp ~ropr ~roth ~roun ~rovi ~rox ~roxi ~rph ~rphi ~rqu ~rra> ~rrab
        1 ~rrar ~rrec ~rreg ~rry ~rry> ~rse ~rse> ~rsn ~rsni ~rspr ~rsuc ~rtai ~rtar ~rte ~rte> ~rtei ~rten ~rth>
        1 ~rtir ~rtj ~rtje ~rton ~rtos ~ruch ~rud ~rui ~ruil ~ruim ~rus> ~ruts ~ruz ~ruzi ~rvat ~rven ~rves ~rvir ~rvo
        1 ~rvo> ~rweg ~rwi ~rwij ~ry> ~ryb ~rybo ~rze> ~rzei ~rzek ~sada ~saf ~safe ~sag ~sage ~said ~sair ~sali ~samm
        1 ~sang ~sap ~sape ~sar ~sar> ~sara ~sard ~saro ~saub ~sauv ~sbr ~sbri ~scap ~scha ~schi ~schm ~sci ~sci>
        1 ~scid ~scit ~sciv ~sco ~sco> ~scog ~scol ~sdi ~sdie ~seau ~see ~seen ~seg ~segu ~seh> ~sei> ~sein ~sej ~seja
        1 ~sejo ~sel ~sel> ~selb ~self ~semb ~sen ~sen> ~sena ~ser ~serl ~sesp ~sex ~sext ~sez ~sez> ~sfa ~sga ~sge
        1 ~sgen ~sges ~sgo ~sgr ~sgra ~sgus ~sho ~show ~sia ~sia> ~siad ~sic ~sich ~side ~sier ~sif ~sifi ~sig> ~sigu
        1 ~sil ~sile ~sill ~sim ~sim> ~simp ~sind ~sis ~sis> ~sist ~siti ~sito ~sje ~sje> ~sk> ~sks ~sks> ~slas ~sleu
        1 ~slip ~slo> ~slot ~sma ~sma> ~smaa ~smil ~smu ~smud ~snij ~sob ~sobr ~sof> ~soig ~soin ~soir ~sois ~sol
        1 ~sold ~soll ~som ~some ~soms ~son ~song ~sono ~sonr ~sons ~sot ~sott ~sou ~sour ~sous ~spaa ~spac ~spe ~spen
        1 ~spoo ~spra ~spre ~spu ~sque ~ssag ~sse ~ssel ~ssem ~ssen ~sser ~sset ~ssez ~ssie ~ssim ~sste ~ssue ~staa
        1 ~stao ~star ~stay ~ste ~stee ~steh ~stem ~stil ~stly ~sto> ~stol ~stop ~stoy ~stuv ~sue ~sue> ~suer ~sufi
        1 ~sui ~suic ~suiz ~sul ~sull ~supe ~supo ~surg ~suy ~suyo ~sver ~swa ~swal ~swap ~sy> ~taa ~taal ~taan ~tab
        1 ~tace ~tada ~taf ~tafe ~tafo ~tai ~tain ~tak ~tall ~tam ~tamb ~tano ~tant ~tap> ~tare ~tarl ~tarm ~tarr
        1 ~tasm ~tata ~tatt ~taus ~tavo ~tay ~tay> ~tbh ~tbh> ~team ~teh ~tehe ~teir ~tej ~teja ~tek ~teke ~tel ~tel>
        1 ~telh ~tell ~tels ~tely ~tem ~tem> ~temi ~temm ~ten ~ten> ~tend ~teng ~tenh ~tenu ~tenz ~tepp ~ter ~tere
        1 ~terl ~tero ~terw ~tett ~teu ~teur ~tex ~text ~tez> ~tezz ~tha ~than ~that ~the ~thei ~them ~then ~ther
        1 ~they ~thig ~thou ~ti> ~tic ~tica ~tici ~tief ~tien ~tig> ~tigl ~tigu ~tijd ~til ~til> ~till ~timo ~tin
        1 ~tinh ~tir> ~tjes ~tly ~tly> ~tma ~tod ~tod> ~todl ~todo ~toe> ~tol ~tole ~tolg ~tom ~toma ~tonc ~too> ~tool
        1 ~top ~topp ~tops ~topt ~tor> ~torn ~tot> ~tou ~tout ~toy ~toy> ~tra> ~trad ~trak ~trar ~tre> ~trel ~trer
        1 ~tri> ~tro> ~troc ~trop ~tros ~tti> ~ttie ~ttin ~tto ~tto> ~ttre ~tua ~tual ~tuar ~tub ~tubr ~tud ~tudo ~tum
        1 ~tumo ~tun> ~tura ~turn ~tutt ~tuv ~tuve ~tuvi ~twas ~tweg ~twen ~tzen ~tzs ~tzsc ~uado ~uai ~uai> ~ual
        1 ~ual> ~uall ~ualq ~uand ~uber ~ubie ~ubr ~ubri ~ubs> ~ucem ~uch ~uch> ~uchi ~ucht ~uci> ~ucio ~uckf ~uckt
        1 ~uco ~uco> ~ucu ~ucun ~udav ~ude ~uder ~udo> ~udon ~udr ~udra ~udt ~udt> ~ue> ~uec ~ueci ~ued ~ueda ~uee
        1 ~uee> ~uele ~uelq ~uelt ~uem ~uem> ~uer ~uer> ~ueri ~uert ~uerz ~uff> ~uffi ~ufi ~ufic ~ufm ~ug> ~ugh ~ugh>
        1 ~ught ~ugue ~uic ~uici ~uick ~uid ~uida ~uido ~uien ~uiet ~uile ~uili ~uir ~uir> ~uisg ~uisj ~uite ~uitw
        1 ~uizi ~uk> ~uke ~uken ~ukt ~ukt> ~ulai ~uld ~uld> ~uldn ~ulea ~uli> ~ulla ~ulle ~ulti ~uma> ~umbr ~umd ~umeu
        1 ~umie ~umo ~umpi ~umpl ~umt ~umt> ~umz ~umzu ~unal ~und> ~unfa ~unic ~unkt ~uno ~uno> ~unq ~unqu ~unti ~unts
        1 ~uo> ~uoi ~uoi> ~uol ~uole ~uov ~uovo ~upor ~upt ~ura ~ura> ~urag ~urar ~urec ~urer ~urf> ~urge ~urni ~uro
        1 ~uron ~uros ~urt ~urt> ~usam ~usch ~usci ~usg ~usge ~usl ~uslo ~usp ~usq ~usqu ~uss ~usst ~usw ~uswe ~utan
        1 ~utel ~uth> ~utig ~utor ~utro ~utt ~utte ~utti ~uve ~uve> ~uver ~uvie ~uvr ~uvri ~uw> ~uwen ~uy> ~uyo ~uyo>
        1 ~uzi ~uzie ~uzo ~uzo> ~vaa ~vaar ~vai ~vai> ~vale ~vali ~valo ~vana ~vanc ~var ~vard ~vare ~varm ~vas ~vast
        1 ~ved ~vedo ~vein ~vej ~vejo ~ven ~vens ~veo ~veo> ~ver ~ver> ~verg ~vero ~verr ~vers ~verz ~ves ~ves> ~vesl
        1 ~vet ~veta ~vete ~veu ~veu> ~veux ~veva ~vevo ~vez ~vez> ~vi> ~via ~viam ~viao ~vid ~vida ~vide ~vidi ~vie>
        1 ~vig ~viga ~vin ~vint ~vion ~vir> ~vire ~viru ~vis> ~vive ~vivi ~vivr ~voc ~voca ~voe ~voed ~vog ~voi ~voic
        1 ~voir ~vol ~volg ~volo ~volt ~volv ~vom> ~vono ~vorr ~vos ~vos> ~vou ~vou> ~voul ~voy> ~voz ~voz> ~vraa
        1 ~vrai ~vran ~vre ~vreb ~vree ~vrir ~vue ~vuel ~vuo ~vuol ~waa ~waar ~wad ~wait ~wall ~want ~wap ~wap> ~ward
        1 ~ware ~way ~way> ~ways ~weak ~wed> ~weet ~weg ~weg> ~wege ~weht ~wen ~wen> ~wenn ~wens ~went ~wer> ~werd
        1 ~wete ~whet ~who ~who> ~whos ~wie ~wied ~wies ~wig ~wige ~wijl ~wild ~wird ~wn> ~woh ~wohl ~woll ~won ~wont
        1 ~woo ~wood ~woon ~wou ~woul ~woz ~wozu ~wri ~writ ~ws> ~wur ~wurd ~xar ~xar> ~ximo ~xo> ~xpr ~xpre ~xte
        1 ~xted ~xter ~xto ~xto> ~xtr ~xtra ~ya> ~yas ~yas> ~ybe ~ybe> ~yd> ~ye> ~yll ~yll> ~yon ~yone ~yse ~ysel ~zal
        1 ~zar> ~zare ~zarm ~zco ~zco> ~zeih ~zek ~zeke ~zend ~zerr ~zes> ~zett ~zeu ~zeug ~zid ~zie ~zie> ~zieh ~ziet
        1 ~zig ~zige ~zij ~zij> ~zme ~zoc ~zoch ~zoe ~zoek ~zon> ~zor ~zou ~zoud ~zsc ~zsch ~zu> ~zuf ~zum ~zur> ~zus
        1 ~zusa ~zust ~zwar ~zzo ~zzo>
        -1 #10+@exercise #10+@minutes #10+@scale #100+@ask #100+@each #100+@hide #100+@past #100+@reason #100+@scale
        -1 #1200+@calorie #1200+@data #1200+@exercise #1200+@self #20+@exercise #20+@pills #3+@minutes #45+@minutes
        -1 #45+@nobody #45+@self #45+@wish #more+@self @accident+@accident @accident+@eat @accident+@empty
        -1 @accident+@end @accident+@hospital @accident+@not @accident+@nothing @accident+@sleep @accident+heute
        -1 @accident+meine @accident+mir @accident+morde* @afraid+@alone @afraid+@few @afraid+@pills @afraid+@sport
        -1 @afraid+voor @again+#more @again+@all @again+@control @again+@doit @again+@earn @again+@end @again+@enough
        -1 @again+@fever @again+@go @again+@hide @again+@home @again+@minutes @again+@not @again+@nothing @again+@say
        -1 @again+@someone @again+@soon @again+@thing @again+@tired @again+cansa* @again+does @again+einen @again+hoch
        -1 @again+il @again+mal @again+marat* @again+meine @again+mon @again+noch @again+telli* @again+vitam*
        -1 @again+wande* @again+wert @all+@cry @all+@decide @all+@eat @all+@exercise @all+@face @all+@faint
        -1 @all+@hunger @all+@leg @all+@lose @all+@night @all+@skin @all+@sport @all+@tired @all+@wait @all+@wake
        -1 @all+@water @all+bien @all+day @all+dicon* @all+dit @all+dizem @all+doet @all+eveni* @all+fine @all+gepos*
        -1 @all+gut @all+hurts @all+keeps @all+my @all+nove @all+per @all+rings @all+scarp* @all+stell* @all+y
        -1 @alone+@data @alone+@face @alone+@feel @alone+@film @alone+@give @alone+@hide @alone+@message @alone+@night
        -1 @alone+@pain @alone+@someone @alone+@soon @alone+@sport @alone+@tired @alone+@work @alone+di @alone+ik
        -1 @alone+im @alone+quier* @alone+rust @alone+un @alone+voor @arm @arm+@control @arm+@doit @arm+@fall
        -1 @arm+@gone @arm+@leg @arm+@minutes @arm+@morning @arm+@pain @arm+@pills @arm+@sit @arm+@skin @arm+@sleep
        -1 @arm+@sport @arm+@swelling @arm+am @arm+arm @arm+con @arm+does @arm+dolor* @arm+e @arm+engou* @arm+esque*
        -1 @arm+hand @arm+meses @arm+minut* @arm+my @arm+nadar @arm+pack @arm+pijn @arm+the @arm+tips @arm+tut
        -1 @arm+verbr* @ask+@burn @ask+@car @ask+@class @ask+@data @ask+@doit @ask+@exercise @ask+@fever @ask+@film
        -1 @ask+@food @ask+@fun @ask+@hope @ask+@hunger @ask+@letter @ask+@minutes @ask+@more @ask+@need @ask+@night
        -1 @ask+@nothing @ask+@planned @ask+@pressure @ask+@say @ask+@scale @ask+@sit @ask+@skin @ask+@swelling
        -1 @ask+@thing @ask+@tired @ask+@vision @ask+@without @ask+about @ask+acaba* @ask+aguan* @ask+ai @ask+ajout*
        -1 @ask+alegr* @ask+alivi* @ask+allun* @ask+apunt* @ask+beend* @ask+bin @ask+bom @ask+bonhe* @ask+born
        -1 @ask+camin* @ask+comec* @ask+comer @ask+corre* @ask+corti* @ask+dehnu* @ask+desni* @ask+dia @ask+did
        -1 @ask+dista* @ask+do @ask+does @ask+dood @ask+duerm* @ask+el @ask+else @ask+entre* @ask+er @ask+est
        -1 @ask+esta @ask+etait @ask+every* @ask+exerc* @ask+facci* @ask+far @ask+faste* @ask+feel @ask+gira
        -1 @ask+gross @ask+guant* @ask+hago @ask+he @ask+heavy @ask+heb @ask+heure @ask+high @ask+hoch @ask+hora
        -1 @ask+horas @ask+hrv @ask+ia @ask+ich @ask+in @ask+ist @ask+know @ask+laat @ask+lang @ask+lei @ask+levan*
        -1 @ask+long @ask+m @ask+manca* @ask+meer @ask+mejor @ask+mes @ask+meses @ask+mijn @ask+moet @ask+much
        -1 @ask+muore @ask+my @ask+nada @ask+niet @ask+ora @ask+pace @ask+passa @ask+perde @ask+piu @ask+plan @ask+por
        -1 @ask+press* @ask+progr* @ask+puedo @ask+que @ask+quelq* @ask+queri* @ask+quest* @ask+rekoe* @ask+ronco
        -1 @ask+rusti* @ask+sagt @ask+saign* @ask+sangu* @ask+schla* @ask+see @ask+serve @ask+sirve @ask+smett*
        -1 @ask+soll @ask+solo @ask+sont @ask+soy @ask+steck* @ask+stopp* @ask+stret* @ask+succe* @ask+tengo
        -1 @ask+tenho @ask+terug @ask+think @ask+trein* @ask+vaak @ask+vamos @ask+ver @ask+verte* @ask+viel @ask+vista
        -1 @ask+vive @ask+viver* @ask+vivir @ask+vuelv* @ask+vul @ask+wache @ask+will @ask+worko* @ask+zo @ask+zona
        -1 @ask+zone @better @better+@again @better+@exercise @better+@feel @better+@minutes @better+@other
        -1 @better+@say @better+@sit @better+@soon @better+@sport @better+@wait @better+@water @better+a @better+als
        -1 @better+at @better+but @better+che @better+com @better+en @better+er @better+in @better+is @better+mal
        -1 @better+no @better+par @better+than @better+to @better+voor @better+zijn @binge @binge+@again @binge+@calm
        -1 @binge+@family @binge+@gone @binge+@morning @binge+@night @binge+@not @binge+@someone @binge+@thindrink
        -1 @binge+@wake @binge+@wish @binge+avond @binge+cardi* @binge+huis @binge+torte @blood+@breath @blood+@data
        -1 @blood+@date @blood+@few @blood+@minutes @blood+@other @blood+@reason @blood+a @blood+dal @blood+de
        -1 @blood+hier @blood+in @blood+la @blood+last @blood+oscur* @blood+press* @blood+test @blood+um @blood+zin
        -1 @body+@again @body+@die @body+@doit @body+@self @body+kwijt @body+passt @born+@die @born+@doit @born+@earn
        -1 @born+@enough @born+@head @born+@kill @born+@other @born+@pain @born+@pills @born+@skip @born+@sleep
        -1 @born+@without @born+do @born+fait @born+pense @born+peux @born+posso @born+sto @breath+@ask @breath+@few
        -1 @breath+@night @breath+@not @breath+@vision @breath+de @breath+depoi* @breath+en @breath+exerc* @breath+if
        -1 @breath+in @breath+mal @breath+seco @breath+so @bridge+#10 @bridge+@die @bridge+@end @bridge+@exercise
        -1 @bridge+@heart @bridge+@morning @bridge+@past @bridge+@sport @bridge+@thindrink @bridge+@water @bridge+over
        -1 @bridge+pour @bridge+terra* @burden+@again @burden+@arm @burden+@car @burden+@decide @burden+@earn
        -1 @burden+@find @burden+@go @burden+@means @burden+@soon @burden+@sport @burden+@thindrink @burden+@thing
        -1 @burden+al @burden+as @burden+be @burden+bin @burden+es @burden+i @burden+il @burden+is @burden+mile
        -1 @burden+month @burden+morto @burden+naar @burden+nelle @burden+now @burden+on @burden+recov* @burden+so
        -1 @burden+summe* @burden+was @burn+@arm @burn+@burden @burn+@gone @burn+@pills @burn+a @burn+ik @burn+on
        -1 @burn+out @calm+@calm @calm+@control @calm+@data @calm+@doit @calm+@earn @calm+@eat @calm+@enough
        -1 @calm+@head @calm+@hide @calm+@minutes @calm+@pills @calm+@punish @calm+@sleep @calm+@they @calm+@wait
        -1 @calm+@work @calm+and @calm+e @calm+en @calm+er @calm+et @calm+maker @calm+me @calm+wie @calorie+@eat
        -1 @calorie+@enough @calorie+@self @calorie+is @calorie+para @calorie+pour @calorie+verbr* @car+@burden
        -1 @car+@count @car+@data @car+@date @car+@exercise @car+@find @car+@go @car+@need @car+@papers @car+@past
        -1 @car+@stop @car+@thing @car+cardi* @car+e @car+para @care+@exercise @care+@food @care+@minutes @care+@sleep
        -1 @care+@thindrink @care+@train @care+de @care+ge @care+me @care+om @care+te @care+zicht @chest+@ask
        -1 @chest+band @child @child+@control @child+@count @child+@eat @child+@night @child+@papers @child+@pills
        -1 @child+@say @child+@sleep @child+a @child+acord* @child+almoc* @child+bebio @child+conto @child+dej
        -1 @child+dejeu* @child+dronk @child+en @class+@date @class+@family @class+@fun @class+@wait @class+@wish
        -1 @class+and @class+twice @confused+@few @confused+@know @confused+gli @confused+por @control+@ask
        -1 @control+@date @control+@each @control+@heart @control+@minutes @control+@night @control+@pills
        -1 @control+@sleep @control+@wait @control+au @control+gesch* @control+il @control+je @control+le
        -1 @control+night @count+@all @count+@calorie @count+@date @count+@each @count+@eat @count+@few @count+@find
        -1 @count+@future @count+@head @count+@letter @count+@minutes @count+@morning @count+@other @count+as
        -1 @count+comme @count+como @count+da @count+das @count+du @count+en @count+il @count+met @count+na @count+que
        -1 @count+un @count+una @count+und @cry+@calm @cry+@enough @cry+@heart @cry+@other @cry+@pain @cry+@sleep
        -1 @cupboard+@feel @cupboard+@few @cupboard+@scale @cupboard+@wait @cut+@breath @cut+@decide @cut+@earn
        -1 @cut+@end @cut+@find @cut+@sport @cut+@stop @cut+@swelling @cut+@thindrink @cut+@thing @cut+@vomit @cut+bij
        -1 @cut+das @cut+el @cut+il @cut+my @data+#1200 @data+#3 @data+@better @data+@car @data+@each @data+@empty
        -1 @data+@few @data+@height @data+@kill @data+@leg @data+@look @data+@minutes @data+@night @data+@off
        -1 @data+@other @data+@skin @data+@work @data+a @data+ai @data+are @data+bassa @data+be @data+becau*
        -1 @data+beend* @data+besse* @data+camin* @data+dans @data+den @data+deu @data+die @data+disli* @data+do
        -1 @data+does @data+drinn* @data+envie @data+est @data+esta @data+etre @data+every @data+far @data+geen
        -1 @data+geges* @data+gross @data+hab @data+have @data+heavy @data+ho @data+hoch @data+hohen* @data+horas
        -1 @data+hours @data+how @data+ideas @data+if @data+impro* @data+ist @data+ive @data+l @data+la @data+lang
        -1 @data+like @data+long @data+look @data+low @data+m @data+marat* @data+me @data+mi @data+mood @data+more
        -1 @data+move @data+much @data+noch @data+notti @data+o @data+ok @data+ore @data+passi @data+perso* @data+se
        -1 @data+si @data+sind @data+stund* @data+sur @data+the @data+throu* @data+unter @data+uur @data+verbr*
        -1 @data+viel @data+vivre @data+we @data+werte @data+you @data+ziet @date+#45 @date+@again @date+@alone
        -1 @date+@body @date+@data @date+@decide @date+@doit @date+@each @date+@eat @date+@family @date+@gone
        -1 @date+@imagine @date+@means @date+@other @date+@papers @date+@planned @date+@vomit @date+alles @date+anter*
        -1 @date+bin @date+come @date+con @date+de @date+del @date+does @date+donc @date+entbu* @date+eu @date+geen
        -1 @date+hoef @date+how @date+im @date+na @date+nao @date+nicht @date+nicht* @date+nient* @date+no @date+on
        -1 @date+pross* @date+quand @date+que @date+rien @date+todo @date+verdw* @decide+@again @decide+@burden
        -1 @decide+@family @decide+@funeral @decide+@go @decide+@gone @decide+@here @decide+@imagine @decide+@know
        -1 @decide+@letter @decide+@sport @decide+@wait @decide+@wish @decide+ate @decide+do @decide+du @decide+e
        -1 @decide+een @decide+et @decide+it @decide+le @decide+pour @decide+se @decide+was @decide+y @die+@again
        -1 @die+@all @die+@binge @die+@data @die+@date @die+@doctor @die+@eat @die+@end @die+@food @die+@fun
        -1 @die+@give @die+@heart @die+@height @die+@hunger @die+@imagine @die+@jump @die+@kill @die+@know
        -1 @die+@letter @die+@night @die+@period @die+@pet @die+@pills @die+@say @die+@sit @die+@sport @die+@swelling
        -1 @die+@thing @die+@tired @die+@vision @die+@wait @die+@work @die+aan @die+alten @die+and @die+anoch*
        -1 @die+apres @die+aufze* @die+aussi* @die+dal @die+dalla @die+di @die+e @die+et @die+ganze @die+heuve*
        -1 @die+ich @die+ik @die+messu* @die+nase @die+o @die+of @die+ou @die+que @die+saiso* @die+schri* @die+schwe*
        -1 @die+stimm* @die+subit* @die+tired @die+to @die+trepp* @die+versi* @die+vor @die+woche* @die+y @doctor+#100
        -1 @doctor+@eat @doctor+@enough @doctor+@more @doctor+@need @doctor+@pills @doctor+asked @doctor+dice
        -1 @doctor+hat @doctor+que @doctor+sagt @doctor+says @doctor+zegt @doit+@again @doit+@calm @doit+@exercise
        -1 @doit+@exist @doit+@face @doit+@food @doit+@future @doit+@go @doit+@height @doit+@jump @doit+@letter
        -1 @doit+@means @doit+@minutes @doit+@need @doit+@papers @doit+@pet @doit+@self @doit+@skip @doit+@without
        -1 @doit+anoth* @doit+banco @doit+des @doit+en @doit+geen @doit+grupo @doit+ich @doit+ik @doit+is @doit+les
        -1 @doit+longo @doit+mal @doit+mas @doit+mes @doit+my @doit+not @doit+o @doit+olho @doit+pesi @doit+plano
        -1 @doit+plus @doit+schlu* @doit+sol @doit+trein* @doit+une @doit+verao @doit+we @each+@binge @each+@date
        -1 @each+@each @each+@eat @each+@fun @each+@means @each+@money @each+@past @each+@sleep @each+factu*
        -1 @each+jour @each+les @each+manan* @each+matin @each+matti* @each+morge* @each+ochte* @each+reken*
        -1 @each+semai* @each+setti* @each+ver @each+volta @earn+@all @earn+@calm @earn+@data @earn+@night
        -1 @earn+@nothing @earn+@other @earn+@sit @earn+@sport @earn+a @earn+abend @earn+conti* @earn+famil*
        -1 @earn+heute @earn+ich @earn+ik @earn+kein @earn+la @earn+nacht @earn+on @earn+out @earn+piu @earn+tag
        -1 @earn+torte @earn+un @earn+viver* @eat+@again @eat+@all @eat+@bridge @eat+@car @eat+@control @eat+@data
        -1 @eat+@doctor @eat+@eat @eat+@enough @eat+@exercise @eat+@find @eat+@food @eat+@future @eat+@head @eat+@here
        -1 @eat+@hide @eat+@home @eat+@jump @eat+@letter @eat+@minutes @eat+@morning @eat+@other @eat+@past
        -1 @eat+@reason @eat+@someone @eat+@they @eat+@tired @eat+@without @eat+a @eat+ajout* @eat+altit* @eat+arroz
        -1 @eat+as @eat+assez @eat+au @eat+aus @eat+becau* @eat+bem @eat+break* @eat+cake @eat+cinco @eat+com
        -1 @eat+comme @eat+da @eat+dei @eat+deux @eat+die @eat+dor @eat+du @eat+ein @eat+en @eat+genug @eat+gewog*
        -1 @eat+have @eat+helpt @eat+ho @eat+les @eat+like @eat+maar @eat+mas @eat+menos @eat+mir @eat+muito
        -1 @eat+nient* @eat+nine @eat+nothi* @eat+on @eat+op @eat+per @eat+pour @eat+presc* @eat+quand @eat+queri*
        -1 @eat+quoi @eat+sans @eat+schlu* @eat+six @eat+so @eat+tanto @eat+tard @eat+that @eat+trein* @eat+um
        -1 @eat+une @eat+until @eat+va @eat+van @eat+with @eat+zonde* @empty+@accident @empty+@doit @empty+@eat
        -1 @empty+@fun @empty+@go @empty+@other @empty+@tired @empty+bebi @empty+drin @empty+el @end+@again @end+@arm
        -1 @end+@bridge @end+@data @end+@doit @end+@exercise @end+@face @end+@film @end+@food @end+@height @end+@lose
        -1 @end+@minutes @end+@money @end+@morning @end+@never @end+@night @end+@other @end+@planned @end+@say
        -1 @end+@skip @end+@sorry @end+@sport @end+@thin @end+@thing @end+aber @end+amigo @end+ano @end+avc @end+avec
        -1 @end+bin @end+botao @end+bring* @end+by @end+caso @end+della @end+dem @end+der @end+derni* @end+desas*
        -1 @end+di @end+dia @end+diese* @end+du @end+ein @end+el @end+en @end+enfar* @end+for @end+gemac* @end+hat
        -1 @end+i @end+l @end+la @end+les @end+ma @end+mese @end+neun @end+nunca @end+o @end+of @end+passe* @end+pedi
        -1 @end+plano @end+pouco @end+pront* @end+segun* @end+so @end+this @end+und @end+vier @end+zehn @enough+#45
        -1 @enough+@all @enough+@decide @enough+@doit @enough+@earn @enough+@enough @enough+@head @enough+@manage
        -1 @enough+@means @enough+@other @enough+@stop @enough+@vomit @enough+@worse @enough+aos @enough+da
        -1 @enough+did @enough+die @enough+eet @enough+este @enough+every* @enough+for @enough+fur @enough+ik
        -1 @enough+it @enough+o @enough+of @enough+para @enough+plus @enough+quant* @enough+van @enough+voor
        -1 @exercise+#45 @exercise+#more @exercise+@ask @exercise+@better @exercise+@calm @exercise+@die
        -1 @exercise+@each @exercise+@end @exercise+@enough @exercise+@few @exercise+@here @exercise+@home
        -1 @exercise+@kill @exercise+@letter @exercise+@manage @exercise+@other @exercise+@sleep @exercise+@soon
        -1 @exercise+@thing @exercise+@wait @exercise+al @exercise+and @exercise+are @exercise+ausla* @exercise+autom*
        -1 @exercise+avec @exercise+ben @exercise+ci @exercise+con @exercise+conmi* @exercise+da @exercise+dans
        -1 @exercise+demai* @exercise+diga @exercise+drinn* @exercise+e @exercise+el @exercise+envie @exercise+etre
        -1 @exercise+faste* @exercise+fino @exercise+for @exercise+gewan* @exercise+have @exercise+hay @exercise+ia
        -1 @exercise+ideas @exercise+is @exercise+jusqu @exercise+late @exercise+le @exercise+me @exercise+mes
        -1 @exercise+mit @exercise+muss @exercise+na @exercise+naar @exercise+nicht @exercise+no @exercise+o
        -1 @exercise+op @exercise+over @exercise+per @exercise+por @exercise+resfr* @exercise+sind @exercise+solo
        -1 @exercise+suici* @exercise+they @exercise+track* @exercise+vivre @exercise+will @exercise+wird @exercise+y
        -1 @exercise+ze @exist+@decide @exist+@few @exist+@numb @exist+@pet @exist+@self @exist+@sleep @exist+@sport
        -1 @exist+@wish @exist+de @exist+es @exist+ho @exist+niet @exist+nulle @exist+stapp* @exist+trist* @face+@calm
        -1 @face+@die @face+@doit @face+@face @face+@fever @face+@fun @face+@kill @face+@minutes @face+@numb
        -1 @face+@pain @face+@pills @face+@say @face+@sleep @face+@trapped @face+das @face+dit @face+ich @face+of
        -1 @face+stort* @face+vom @faint+@data @faint+@die @faint+@never @faint+@past @faint+@sport @faint+@vision
        -1 @faint+@wait @faint+al @faint+con @faint+na @faint+um @fall+@again @fall+@ask @fall+@end @fall+@sleep
        -1 @fall+@thindrink @fall+@trapped @fall+a @fall+aslee* @family+@accident @family+@all @family+@burden
        -1 @family+@car @family+@class @family+@control @family+@date @family+@doit @family+@eat @family+@enough
        -1 @family+@exercise @family+@fever @family+@few @family+@food @family+@fun @family+@give @family+@heart
        -1 @family+@hospital @family+@jump @family+@laxative @family+@morning @family+@night @family+@pain
        -1 @family+@pet @family+@sit @family+@sport @family+@tired @family+@train @family+@water @family+bebio
        -1 @family+bij @family+calls @family+camin* @family+can @family+como @family+das @family+die @family+e
        -1 @family+est @family+fa @family+fait @family+foi @family+for @family+gedac* @family+hatte @family+isst
        -1 @family+ist @family+luta @family+mag @family+my @family+on @family+opges* @family+qui @family+ringt
        -1 @family+sareb* @family+ta @family+tem @family+uber @family+vea @family+ver @family+viene @family+vuole
        -1 @family+wants @family+was @family+wrest* @family+ya @fat+and @feel+@again @feel+@alone @feel+@better
        -1 @feel+@decide @feel+@guilt @feel+@more @feel+@morning @feel+@pills @feel+@self @feel+@thindrink
        -1 @feel+@water @feel+alive @feel+bette* @feel+culpa* @feel+falta @feel+fat @feel+great @feel+hopel* @feel+la
        -1 @feel+leger @feel+legge* @feel+liger* @fever+@again @fever+@date @fever+@gone @fever+@more @fever+@self
        -1 @few+@binge @few+@date @few+@earn @few+@exercise @few+@face @few+@fever @few+@film @few+@fun @few+@hide
        -1 @few+@minutes @few+@nothing @few+@pills @few+@self @few+@skip @few+@someone @few+@soon @few+@thing
        -1 @few+@tired @few+@train @few+an @few+and @few+anoto @few+befor* @few+blij @few+curio* @few+di @few+done
        -1 @few+en @few+eu @few+from @few+good @few+had @few+i @few+ich @few+ik @few+inter* @few+kaffe* @few+log
        -1 @few+los @few+mein @few+mude @few+nei @few+nicht @few+nos @few+not @few+plus @few+quero @few+quier*
        -1 @few+reaso* @few+rust @few+seit @few+since @few+te @few+un @few+viel @few+what @few+wie @film+@all
        -1 @film+@ask @film+@bridge @film+@end @film+@kill @film+@minutes @film+@sit @film+@sleep @film+@sorry
        -1 @film+about @film+over @film+sobre @film+trist* @film+uber @film+y @find+@data @find+@date @find+@doit
        -1 @find+@exist @find+@know @find+@minutes @find+@more @find+@morning @find+@night @find+@pet @find+@soon
        -1 @find+@thing @find+@water @find+al @find+datos @find+du @find+en @find+het @find+ich @find+if @find+maar
        -1 @find+my @find+objet* @find+para @find+pasti* @find+plus @find+se @find+si @find+that @find+uur
        -1 @food+@again @food+@count @food+@eat @food+@end @food+@family @food+@few @food+@find @food+@forever
        -1 @food+@leg @food+@morning @food+@other @food+@self @food+@thindrink @food+@trapped @food+and @food+avec
        -1 @food+dans @food+et @food+from @food+goes @food+hello @food+im @food+in @food+se @food+voor @forever+@end
        -1 @forever+@here @forever+@minutes @forever+@night @forever+@other @forever+@sport @forever+@tired
        -1 @forever+cansa* @forever+een @forever+noch @forever+un @fun+@eat @fun+@fever @fun+@heart @fun+@more
        -1 @fun+@past @fun+@say @fun+@self @fun+@wish @fun+als @fun+bij @fun+cuand* @fun+e @fun+ich @fun+in @fun+it
        -1 @fun+pausa @fun+quand @fun+when @funeral+@minutes @funeral+@wish @funeral+a @future+@all @future+@arm
        -1 @future+@ask @future+@end @future+@go @future+@life @future+@pet @future+@seizure @future+@sit
        -1 @future+@sleep @future+@sport @future+@thindrink @future+@wish @future+dei @future+des @future+goals
        -1 @future+in @future+month @future+nao @future+one @future+sache* @future+saiba @future+sappi* @future+to
        -1 @future+vida @future+week @future+woche @give+@all @give+@data @give+@exercise @give+@family @give+@feel
        -1 @give+@food @give+@fun @give+@funeral @give+@head @give+@look @give+@minutes @give+@past @give+@sport
        -1 @give+@thindrink @give+@trapped @give+allen* @give+avere @give+batte* @give+conge @give+corre* @give+en
        -1 @give+febbr* @give+messo @give+mio @give+notte @give+passi @give+pasti @give+quest* @give+si @give+uma
        -1 @give+un @give+una @give+up @give+zijn @go+@body @go+@car @go+@cut @go+@die @go+@eat @go+@exercise
        -1 @go+@exist @go+@fall @go+@food @go+@give @go+@home @go+@minutes @go+@nothing @go+@numb @go+@pet @go+@sit
        -1 @go+@sport @go+@thindrink @go+@thing @go+@trapped @go+al @go+bien @go+de @go+dood @go+es @go+ich @go+je
        -1 @go+met @go+mi @go+mieux @go+off @go+over @go+para @go+this @go+with @go+zeit @gone+@better @gone+@control
        -1 @gone+@data @gone+@date @gone+@earn @gone+@enough @gone+@morning @gone+@skin @gone+@soon @gone+@sport
        -1 @gone+@thindrink @gone+@train @gone+a @gone+arm @gone+bin @gone+en @gone+et @gone+half @gone+ma @gone+me
        -1 @gone+out @gone+uma @gone+una @gone+une @goodbye+@arm @goodbye+@date @goodbye+@eat @goodbye+@food
        -1 @goodbye+@head @goodbye+@here @goodbye+@hide @goodbye+@more @goodbye+@pills @goodbye+@sleep @goodbye+@water
        -1 @goodbye+@work @goodbye+carbo* @goodbye+de @goodbye+del @goodbye+do @goodbye+i @grams @grams+de
        -1 @guilt+@better @guilt+@go @guilt+@self @guilt+@thindrink @guilt+a @guilt+about @guilt+dat @guilt+i
        -1 @guilt+leger @guilt+mia @guilt+por @hate+@ask @hate+@self @hate+@they @hate+burpe* @hate+how @hate+il
        -1 @hate+les @hate+meine* @hate+mijn @hate+mon @hate+o @head+@body @head+@breath @head+@bridge @head+@class
        -1 @head+@cry @head+@enough @head+@exercise @head+@family @head+@few @head+@head @head+@here @head+@imagine
        -1 @head+@minutes @head+@morning @head+@other @head+@pain @head+@tired @head+apres @head+dat @head+del
        -1 @head+dopo @head+gefal* @head+ill @head+in @head+of @head+qui @head+steed* @head+that @headache
        -1 @headache+@all @headache+@head @headache+@past @headache+@self @headache+en @heart @heart+@ask @heart+@cut
        -1 @heart+@decide @heart+@enough @heart+@fun @heart+@give @heart+@gone @heart+@minutes @heart+@more
        -1 @heart+@past @heart+@planned @heart+@pressure @heart+@scale @heart+@skin @heart+@they @heart+@vision
        -1 @heart+als @heart+attac* @heart+bate @heart+blieb @heart+cuand* @heart+de @heart+op @heart+parou
        -1 @heart+quand* @heart+ralen* @heart+rate @heart+recov* @heart+se @heart+stopp* @heart+tranq* @heart+und
        -1 @heart+when @height+@data @height+@eat @height+@end @height+@exercise @height+@morning @height+@nothing
        -1 @height+@self @height+@sport @height+@wait @height+@wish @height+am @height+del @height+e @height+para
        -1 @height+perce* @height+waren @here+@all @here+@control @here+@cry @here+@data @here+@date @here+@face
        -1 @here+@family @here+@give @here+@go @here+@gone @here+@message @here+@night @here+@say @here+@sit
        -1 @here+@sleep @here+@sport @here+@stop @here+@thin @here+@thing @here+@tired @here+@train @here+a
        -1 @here+abuel* @here+ampol* @here+assis @here+barra @here+batte* @here+bici @here+boca @here+boda @here+cama
        -1 @here+carre* @here+casa @here+cena @here+chega @here+corsa @here+cote @here+courb* @here+creat*
        -1 @here+cuest* @here+desco* @here+dotto* @here+doule* @here+em @here+esper* @here+factu* @here+famil*
        -1 @here+fasti* @here+fibri* @here+fiest* @here+fin @here+gara @here+guard* @here+ich @here+il @here+je
        -1 @here+ligne @here+lista @here+m @here+manha @here+marat* @here+march* @here+miedo @here+mitad @here+mon
        -1 @here+monta* @here+mudan* @here+muscu @here+natac* @here+neben @here+noche @here+noite @here+nonna
        -1 @here+notte @here+nuit @here+nutri* @here+pales* @here+panta* @here+pasti* @here+pelic* @here+piogg*
        -1 @here+pisci* @here+poitr* @here+porte @here+pra @here+premi* @here+preve* @here+prof @here+prueb*
        -1 @here+retra* @here+sage @here+saign* @here+satur* @here+scriv* @here+seanc* @here+seman* @here+senta*
        -1 @here+soire* @here+subid* @here+svegl* @here+tarde @here+te @here+tempo* @here+testa @here+tirad*
        -1 @here+torre @here+tour @here+ultim* @here+vecch* @here+venta* @here+vfc @here+via @here+vitam* @here+voitu*
        -1 @hide+@count @hide+@die @hide+@each @hide+@family @hide+@food @hide+@home @hide+@morning @hide+@not
        -1 @hide+@reason @hide+@sport @hide+@wish @hide+a @hide+e @hide+en @hide+film @hide+ich @hide+im @hide+o
        -1 @home+@eat @home+@exercise @home+@gone @home+@past @home+@sport @home+@wake @home+ist @home+mento
        -1 @home+para @home+per @home+vendu* @hope+@data @hope+@doit @hope+@exercise @hope+@family @hope+@film
        -1 @hope+@give @hope+@jump @hope+@means @hope+@nothing @hope+@skip @hope+@sleep @hope+@sport @hope+@stop
        -1 @hope+@thindrink @hope+@tired @hope+antes @hope+fall @hope+la @hope+there* @hope+tocou @hospital+@data
        -1 @hospital+@eat @hospital+@not @hospital+@other @hunger+@ask @hunger+@earn @hunger+@go @hunger+@here
        -1 @hunger+@manage @hunger+@self @hunger+@they @hunger+@wait @hunger+@without @hunger+bis @hunger+jusqu
        -1 @imagine+@born @imagine+@minutes @imagine+avant @imagine+en @jump+@again @jump+@ask @jump+@calm @jump+@date
        -1 @jump+@fever @jump+@few @jump+@here @jump+@means @jump+@more @jump+@past @jump+@pills @jump+@skin
        -1 @jump+@sport @jump+@they @jump+@thin @jump+a @jump+count @jump+cuand* @jump+des @jump+el @jump+es
        -1 @jump+highe* @jump+ich @jump+le @jump+mais @jump+mas @jump+piu @jump+quand* @jump+rope @jump+up @jump+ups
        -1 @jump+yoga @jump+zien @kill+@alone @kill+@arm @kill+@child @kill+@die @kill+@earn @kill+@exercise
        -1 @kill+@family @kill+@here @kill+@past @kill+@self @kill+@sit @kill+@wait @kill+@wish @kill+con @kill+for
        -1 @kill+menos @kill+my @kill+pour @kill+solo @kill+squad @know+@arm @know+@each @know+@exercise @know+@few
        -1 @know+@heart @know+@height @know+@jump @know+@manage @know+@minutes @know+@never @know+@planned
        -1 @know+@scale @know+@skip @know+@sleep @know+@thindrink @know+@thing @know+@wait @know+corre* @know+corro
        -1 @know+enter* @know+ferme @know+fue @know+le @know+murio @know+na @know+no @know+non @know+that @know+voit
        -1 @last+@arm @last+@decide @last+@few @last+@find @last+@give @last+@goodbye @last+@hide @last+@kill
        -1 @last+@night @last+@sport @last+@thin @last+@vision @last+@wake @last+carre* @last+chilo @last+cumpl*
        -1 @last+del @last+jahr @last+kilom* @last+klim @last+mile @last+monat @last+month @last+push @last+quart*
        -1 @last+salit* @last+somme* @last+subid* @last+summe* @last+verja* @leg+@again @leg+@care @leg+@control
        -1 @leg+@each @leg+@fun @leg+@more @leg+@morning @leg+@night @leg+@say @leg+clean* @leg+climb* @leg+day
        -1 @leg+en @leg+tag @letter+@again @letter+@all @letter+@count @letter+@data @letter+@date @letter+@doctor
        -1 @letter+@faint @letter+@find @letter+@future @letter+@go @letter+@home @letter+@jump @letter+@kill
        -1 @letter+@life @letter+@look @letter+@message @letter+@morning @letter+@never @letter+@night @letter+@not
        -1 @letter+@papers @letter+@sport @letter+@swelling @letter+@thing @letter+@wake @letter+a @letter+aan
        -1 @letter+be @letter+den @letter+e @letter+een @letter+en @letter+le @letter+meine* @letter+mich @letter+mit
        -1 @letter+por @letter+se @letter+that @letter+un @letter+und @life+@again @life+@alone @life+@ask
        -1 @life+@burden @life+@count @life+@cut @life+@eat @life+@end @life+@food @life+@go @life+@heart
        -1 @life+@imagine @life+@know @life+@minutes @life+@night @life+@pain @life+@pet @life+and @life+con @life+de
        -1 @life+en @life+is @life+ist @life+na @life+o @life+on @life+op @life+ou @life+sans @life+senza @life+sin
        -1 @life+with @life+witho* @life+zonde* @look+@family @look+@home @look+@sit @look+@sleep @look+@thing
        -1 @look+esque* @look+la @look+strap @lose+#10 @lose+@body @lose+@data @lose+@exercise @lose+@go @lose+@here
        -1 @lose+@pills @lose+@scale @lose+@wish @lose+barri* @lose+best @lose+del @lose+in @lose+la @lose+mi
        -1 @lose+tutto @lose+un @lose+weigh* @manage+@again @manage+@burden @manage+@car @manage+@decide
        -1 @manage+@exercise @manage+@face @manage+@few @manage+@give @manage+@minutes @manage+@more @manage+@not
        -1 @manage+@other @manage+@pet @manage+@pressure @manage+@say @manage+@scale @manage+@vision @manage+@water
        -1 @manage+@without @manage+a @manage+conti* @manage+die @manage+ein @manage+het @manage+ich @manage+levan*
        -1 @manage+murde* @manage+my @manage+nager @manage+parar @manage+plus @manage+see @manage+think @manage+tomar
        -1 @manage+viver @manage+viver* @manage+vivir @means+@find @means+@hope @means+@letter @means+@means
        -1 @means+@pressure @means+@scale @means+@swelling @means+calor* @means+compr* @means+cuiss* @means+esta
        -1 @means+genou* @means+gespr* @means+jambe* @means+medic* @means+paren* @means+regle* @message+@end
        -1 @message+@letter @message+@sleep @message+@soon @message+aan @message+al @message+e @message+m
        -1 @minutes+@accident @minutes+@all @minutes+@alone @minutes+@better @minutes+@count @minutes+@data
        -1 @minutes+@doit @minutes+@face @minutes+@fall @minutes+@give @minutes+@height @minutes+@papers @minutes+@say
        -1 @minutes+@skip @minutes+@sleep @minutes+@sport @minutes+@they @minutes+@thin @minutes+@wake
        -1 @minutes+@without @minutes+auf @minutes+ca @minutes+chega @minutes+de @minutes+den @minutes+desco*
        -1 @minutes+did @minutes+e @minutes+em @minutes+er @minutes+fasti* @minutes+fuero* @minutes+gewan*
        -1 @minutes+het @minutes+hoe @minutes+ma @minutes+manha @minutes+marat* @minutes+mas @minutes+me @minutes+mi
        -1 @minutes+miedo @minutes+monda* @minutes+monta* @minutes+na @minutes+natac* @minutes+neben @minutes+noite
        -1 @minutes+opsta* @minutes+pra @minutes+prima* @minutes+que @minutes+schla* @minutes+sem @minutes+sie
        -1 @minutes+solo @minutes+torre @minutes+waren @minutes+ze @money+in @money+op @more+@accident @more+@afraid
        -1 @more+@all @more+@arm @more+@better @more+@calorie @more+@control @more+@eat @more+@exercise @more+@few
        -1 @more+@film @more+@fun @more+@go @more+@height @more+@manage @more+@pain @more+@past @more+@planned
        -1 @more+@skin @more+@sport @more+@stop @more+@swelling @more+@thing @more+@wait @more+aber @more+als
        -1 @more+alto @more+bang @more+belle @more+bonit* @more+calor* @more+conte* @more+couri* @more+dan @more+die
        -1 @more+el @more+em @more+esse @more+essen @more+eten @more+facil @more+facil* @more+feliz @more+fur @more+il
        -1 @more+je @more+junte* @more+laufe* @more+mal @more+mes @more+my @more+om @more+paso @more+peur @more+prote*
        -1 @more+quant* @more+quel @more+um @more+un @more+vol @more+voor @more+wande* @more+was @more+weh @more+wil
        -1 @more+zu @morning @morning+#10 @morning+#100 @morning+#45 @morning+@all @morning+@binge @morning+@bridge
        -1 @morning+@die @morning+@earn @morning+@enough @morning+@fun @morning+@home @morning+@hunger @morning+@pain
        -1 @morning+@punish @morning+@soon @morning+@tired @morning+@vision @morning+de @morning+from @morning+genoe*
        -1 @morning+habe @morning+i @morning+it @morning+je @morning+lopen @morning+no @morning+on @morning+was
        -1 @morning+weer @need+#20 @need+@again @need+@breath @need+@date @need+@eat @need+@future @need+@give
        -1 @need+@jump @need+@morning @need+@nobody @need+@reason @need+@sleep @need+@sport @need+@swelling
        -1 @need+@thing @need+@trapped @need+di @need+do @need+du @need+er @need+ferro @need+genoe* @need+giste*
        -1 @need+guard* @need+ik @need+la @need+que @need+se @need+the @need+to @never+@end @never+@exercise
        -1 @never+@minutes @never+@other @never+@past @never+@pills @never+@reason @never+@soon @never+mas @never+want
        -1 @night+@born @night+@calm @night+@date @night+@family @night+@forever @night+@imagine @night+@letter
        -1 @night+@more @night+@they @night+@trapped @night+@vision @night+allee* @night+aus @night+befor* @night+com
        -1 @night+con @night+en @night+es @night+ist @night+lange* @night+meine @night+morge* @night+nur @night+on
        -1 @night+shift* @night+sotto @night+this @night+wakke* @night+witho* @night+y @night+zu @nobody+@data
        -1 @nobody+@jump @nobody+@need @nobody+@not @nobody+@self @nobody+@sleep @nobody+@stop @nobody+@thindrink
        -1 @nobody+@thing @nobody+en @nobody+heeft @nobody+mit @nobody+nota @nobody+notar* @nobody+per @nobody+preci*
        -1 @nobody+se @nobody+sinn @nobody+veio @nobody+vino @not+@afraid @not+@better @not+@body @not+@car @not+@data
        -1 @not+@doit @not+@earn @not+@end @not+@exercise @not+@feel @not+@fever @not+@hide @not+@hospital @not+@jump
        -1 @not+@minutes @not+@never @not+@pain @not+@period @not+@pills @not+@scale @not+@self @not+@skip @not+@thin
        -1 @not+@wait @not+@wake @not+@without @not+@work @not+a @not+aan @not+acaba* @not+aguan* @not+aguen* @not+an
        -1 @not+aroun* @not+auf @not+bij @not+breat* @not+cafe @not+carro @not+chao @not+como @not+compr* @not+corre*
        -1 @not+dans @not+doi @not+dormi @not+drama @not+durch @not+eat @not+en @not+enten* @not+envie @not+esist*
        -1 @not+etre @not+fait @not+faz @not+fumar @not+futur* @not+gemus* @not+gesta* @not+grafi* @not+ha @not+had
        -1 @not+hoch @not+hoef @not+hospi* @not+i @not+ich @not+im @not+ins @not+inver* @not+l @not+la @not+lago
        -1 @not+leven @not+live @not+luft @not+lust @not+made @not+mal @not+merit* @not+mes @not+mit @not+nach
        -1 @not+nacht* @not+nicht @not+op @not+peito @not+pense @not+peux @not+pulso @not+quer @not+quero @not+respi*
        -1 @not+sabad* @not+serve @not+sinn @not+sleep @not+sofa @not+sopor* @not+soppo* @not+sto @not+stop
        -1 @not+suizi* @not+sur @not+tegen @not+tenho @not+tenis @not+to @not+traba* @not+trans* @not+verdi*
        -1 @not+vitam* @not+vivre @not+vogli* @not+voor @not+wait @not+want @not+wenn @not+zin @nothing+@better
        -1 @nothing+@burden @nothing+@car @nothing+@decide @nothing+@eat @nothing+@fun @nothing+@funeral @nothing+@go
        -1 @nothing+@heart @nothing+@minutes @nothing+@pain @nothing+@planned @nothing+@skin @nothing+@tired
        -1 @nothing+aiuta @nothing+al @nothing+aujou* @nothing+befor* @nothing+che @nothing+colaz* @nothing+drin
        -1 @nothing+ist @nothing+met @nothing+piu @nothing+und @nothing+vai @numb+@again @numb+@ask @numb+@find
        -1 @numb+@self @numb+@sleep @numb+@tired @numb+en @numb+op @numb+van @nurse+@night @nurse+contr* @nurse+de
        -1 @off+@end @off+@few @off+@thin @off+at @off+para @off+pra @other+#45 @other+@all @other+@body @other+@cut
        -1 @other+@data @other+@eat @other+@exercise @other+@fall @other+@fun @other+@future @other+@go @other+@height
        -1 @other+@imagine @other+@never @other+@pet @other+@planned @other+@pressure @other+@scale @other+@swelling
        -1 @other+@train @other+abuel* @other+aire @other+azuca* @other+bagno @other+burno* @other+cerot*
        -1 @other+compl* @other+contr* @other+coraz* @other+coro @other+cut @other+dat @other+denti* @other+desay*
        -1 @other+despe* @other+dito @other+docum* @other+dolor @other+dolor* @other+estre* @other+exame* @other+fin
        -1 @other+frigo @other+gato @other+gatto @other+ginoc* @other+giro @other+has @other+hospi* @other+ieman*
        -1 @other+il @other+ist @other+ligt @other+magne* @other+marat* @other+me @other+medic* @other+naar
        -1 @other+naast @other+niets @other+nonno @other+old @other+panta* @other+piano @other+picco* @other+plan
        -1 @other+plank @other+polso @other+prepa* @other+pulso @other+que @other+reloj @other+sangu* @other+segur*
        -1 @other+sende* @other+sofa @other+stapp* @other+tre @other+tren @other+triat* @other+ultim* @other+va
        -1 @other+veran* @other+vino @other+weer @other+will @other+zu @pain+@doit @pain+@exercise @pain+@fun
        -1 @pain+@head @pain+@manage @pain+@night @pain+@self @pain+@sorry @pain+@sport @pain+@thindrink @pain+aber
        -1 @pain+after @pain+das @pain+del @pain+di @pain+dormi @pain+el @pain+en @pain+et @pain+foi @pain+la
        -1 @pain+meer @pain+no @pain+o @papers+@all @papers+@data @papers+@doit @papers+@enough @papers+@exercise
        -1 @papers+@head @papers+@minutes @papers+@night @papers+@past @papers+@say @papers+@sport @papers+auf
        -1 @papers+comme @papers+como @papers+dat @papers+gives @papers+it @papers+le @papers+my @papers+on @papers+os
        -1 @papers+sulla @papers+the @papers+vie @past+@doit @past+@each @past+@exercise @past+@hope @past+@other
        -1 @past+@papers @past+@pressure @past+@sport @past+@wait @past+bene @past+bevut* @past+c @past+che @past+com
        -1 @past+conta @past+della @past+dem @past+der @past+einer @past+et @past+freud* @past+geled* @past+gente
        -1 @past+graff* @past+halb @past+ik @past+j @past+je @past+lo @past+mas @past+neugi* @past+no @past+non
        -1 @past+nunca @past+pack @past+que @past+scors* @past+sterb* @past+to @past+today @past+uccis* @past+van
        -1 @past+was @past+wie @past+y @period+@few @period+@self @period+@sleep @period+water @pet @pet+@all
        -1 @pet+@arm @pet+@cut @pet+@decide @pet+@means @pet+@minutes @pet+@sport @pet+@thindrink @pet+@tired
        -1 @pet+@trapped @pet+esta @pet+ha @pet+m @pet+me @pet+mi @pet+op @pet+stays @pills+@all @pills+@cry
        -1 @pills+@date @pills+@doctor @pills+@each @pills+@eat @pills+@exercise @pills+@film @pills+@head
        -1 @pills+@heart @pills+@here @pills+@hope @pills+@kill @pills+@manage @pills+@night @pills+@pet @pills+@pills
        -1 @pills+@reason @pills+@thindrink @pills+abuel* @pills+ampol* @pills+and @pills+antes @pills+as @pills+at
        -1 @pills+bici @pills+boda @pills+carre* @pills+casa @pills+cena @pills+corsa @pills+cote @pills+courb*
        -1 @pills+cuest* @pills+da @pills+doos @pills+dotto* @pills+doule* @pills+esper* @pills+factu* @pills+famil*
        -1 @pills+fibri* @pills+fico @pills+fiest* @pills+fin @pills+gara @pills+guard* @pills+ich @pills+ligne
        -1 @pills+lista @pills+marat* @pills+march* @pills+mitad @pills+monta* @pills+mudan* @pills+muscu @pills+noche
        -1 @pills+nonna @pills+notte @pills+nuit @pills+nutri* @pills+pales* @pills+panta* @pills+pasti* @pills+pelic*
        -1 @pills+piogg* @pills+pisci* @pills+poitr* @pills+porte @pills+premi* @pills+preve* @pills+prima*
        -1 @pills+prof @pills+retra* @pills+satur* @pills+schle* @pills+scriv* @pills+seanc* @pills+seman*
        -1 @pills+setti* @pills+soire* @pills+svegl* @pills+tarde @pills+te @pills+tempo* @pills+testa @pills+tirad*
        -1 @pills+torre @pills+tour @pills+ultim* @pills+vecch* @pills+venta* @pills+vfc @pills+via @pills+vitam*
        -1 @pills+voitu* @pills+y @planned+@date @planned+@give @planned+@soon @planned+@wait @planned+del @planned+e
        -1 @planned+is @planned+me @poison+@all @poison+@few @poison+@thindrink @poison+a @poison+in @poison+the
        -1 @poison+tutto @pressure @pressure+@again @pressure+@last @pressure+@morning @pressure+cardi* @pressure+i
        -1 @pressure+il @pressure+la @pressure+na @pressure+nelle @pressure+now @pressure+o @pressure+on @pressure+out
        -1 @pressure+y @punish+@morning @reason+@cut @reason+@forever @reason+@night @reason+@punish @reason+@skip
        -1 @reason+@speech @reason+@thindrink @reason+@thing @reason+de @reason+for @reason+fur @reason+in @reason+la
        -1 @reason+leger @reason+ma @reason+non @reason+para @reason+se @reason+shoul* @reason+the @reason+van
        -1 @say+@burden @say+@calorie @say+@doit @say+@enough @say+@few @say+@height @say+@here @say+@imagine
        -1 @say+@know @say+@manage @say+@means @say+@minutes @say+@need @say+@night @say+@not @say+@nothing
        -1 @say+@sleep @say+@soon @say+@sport @say+@swelling @say+@wait @say+ao @say+aos @say+au @say+ben @say+calor*
        -1 @say+das @say+dat @say+die @say+for @say+im @say+it @say+le @say+mijn @say+mir @say+mon @say+nach @say+o
        -1 @say+per @say+schem* @say+tempo @say+yes @scale+@arm @scale+@date @scale+@die @scale+@each @scale+@eat
        -1 @scale+@few @scale+@fun @scale+@go @scale+@more @scale+@morning @scale+@not @scale+@nothing @scale+@reason
        -1 @scale+@thindrink @scale+@train @scale+@wait @scale+a @scale+abneh* @scale+com @scale+como @scale+de
        -1 @scale+hasta @scale+i @scale+il @scale+in @scale+menos @scale+metro @scale+minde* @scale+mysel*
        -1 @scale+nelle @scale+no @scale+now @scale+te @scale+until @scale+wenig* @seizure+@end @seizure+cardi*
        -1 @seizure+im @self+#45 @self+@afraid @self+@blue @self+@calm @self+@calorie @self+@chest @self+@class
        -1 @self+@enough @self+@exercise @self+@faint @self+@fat @self+@fever @self+@few @self+@film @self+@food
        -1 @self+@fun @self+@guilt @self+@hate @self+@headache @self+@height @self+@hunger @self+@lose @self+@manage
        -1 @self+@minutes @self+@period @self+@scale @self+@seizure @self+@sit @self+@sleep @self+@thin @self+ab
        -1 @self+abend* @self+abonn* @self+adore @self+adorm* @self+age @self+alivi* @self+allee* @self+allen*
        -1 @self+alten @self+alter @self+and @self+anell* @self+antes @self+arane @self+arret* @self+as @self+at
        -1 @self+ate @self+atemf* @self+au @self+baas @self+back @self+beim @self+ben @self+besse* @self+bett
        -1 @self+bij @self+bijna @self+bis @self+bitte @self+blij @self+blood @self+bluts* @self+bmi @self+borst
        -1 @self+boss @self+brauc* @self+buik @self+buite* @self+cafe @self+cai @self+calf @self+calor* @self+cant
        -1 @self+cat @self+categ* @self+chef @self+chole* @self+cloth* @self+compr* @self+compt* @self+conta
        -1 @self+conte* @self+conti* @self+corri* @self+corte @self+cough* @self+cours @self+creyo @self+cuiss*
        -1 @self+culpa* @self+da @self+dad @self+dados @self+dati @self+datos @self+deixa* @self+deja @self+dejar*
        -1 @self+del @self+den @self+depre* @self+desce* @self+desma* @self+despe* @self+despi* @self+di @self+diagr*
        -1 @self+diese* @self+diet @self+disci* @self+docto* @self+donne* @self+door @self+dormi @self+dormi*
        -1 @self+dorsa* @self+durch* @self+dying @self+e @self+ein @self+eine @self+encan* @self+encor* @self+enter
        -1 @self+entra* @self+envy @self+ess @self+esse @self+essen @self+estav* @self+eten @self+fahr @self+fallt
        -1 @self+falta* @self+fanno @self+fast @self+faste* @self+felt @self+femme @self+ferti* @self+fiets
        -1 @self+figli @self+finge* @self+finis* @self+forgo* @self+foto @self+frien* @self+fui @self+fur @self+futur*
        -1 @self+gave @self+gegev* @self+genou @self+genou* @self+gewic* @self+ging @self+goal @self+grand
        -1 @self+grand* @self+grupp* @self+gums @self+gut @self+gym @self+ha @self+haat @self+hace @self+harts*
        -1 @self+hasse @self+herst* @self+hip @self+hurt @self+ich @self+iets @self+ihn @self+ik @self+ils @self+in
        -1 @self+jambe* @self+janua* @self+jetzt @self+jubil* @self+jumpe* @self+juni @self+kaffe* @self+kalen*
        -1 @self+kan @self+kann @self+kast @self+kat @self+katze @self+keine @self+knee @self+knees @self+kniee*
        -1 @self+krank* @self+kuit @self+lag @self+lasci* @self+lauf @self+laufe @self+laufe* @self+legs @self+lift
        -1 @self+linke* @self+log @self+loggi* @self+longe* @self+lopen @self+m @self+madre @self+mae @self+man
        -1 @self+manca @self+mange @self+mange* @self+mangi* @self+manqu* @self+march* @self+mata @self+matar*
        -1 @self+matav* @self+mato @self+medic* @self+mein @self+mejor @self+mere @self+meurs @self+mezel* @self+miss
        -1 @self+moede* @self+mogli* @self+mood @self+moois* @self+mutte* @self+my @self+nachs* @self+need @self+neem
        -1 @self+never @self+niedr* @self+nieuw* @self+niks @self+nino @self+nipot* @self+nonno @self+norma* @self+not
        -1 @self+note @self+notee* @self+nouve* @self+ocurr* @self+oktob* @self+om @self+one @self+oom @self+op
        -1 @self+ossig* @self+oubli* @self+overd* @self+oxige* @self+paro @self+pasti* @self+pere @self+pese
        -1 @self+peso @self+physi* @self+picco* @self+pille* @self+poids @self+porte @self+press* @self+prima
        -1 @self+prome* @self+puls @self+pulse @self+pulso @self+put @self+queme @self+quit @self+regle* @self+reloj
        -1 @self+remed* @self+respi* @self+rest @self+revei* @self+revoi* @self+ride @self+rodil* @self+salte
        -1 @self+saute @self+schie* @self+schna* @self+schni* @self+schou* @self+schul* @self+score @self+sento
        -1 @self+serve* @self+sit @self+skipp* @self+sliep @self+sohn @self+son @self+sorel* @self+speec* @self+sprin*
        -1 @self+squat @self+stann* @self+stap @self+start @self+step @self+sterb* @self+strea* @self+studi*
        -1 @self+suike* @self+swim @self+switc* @self+tel @self+tempe* @self+tenis @self+tensa* @self+the @self+thing
        -1 @self+thoug* @self+thyro* @self+tiene @self+tira @self+tocht* @self+toeko* @self+tomo @self+trava*
        -1 @self+trein* @self+truc @self+tucke* @self+tuera* @self+uncle @self+used @self+ventr* @self+verdi*
        -1 @self+verst* @self+vertr* @self+veux @self+vieja @self+viene @self+vinge* @self+voel @self+vrien*
        -1 @self+vrouw @self+wald @self+walk @self+wande* @self+wardr* @self+ware @self+was @self+wecke* @self+weigh
        -1 @self+weigh* @self+wenig* @self+went @self+werd @self+wiede* @self+wird @self+worko* @self+would
        -1 @self+wrote @self+wurde @self+zei @self+zia @self+ziel @self+ziele* @self+zio @self+zo @self+zonda*
        -1 @self+zoon @self+zukun* @self+zuurs* @sit+@all @sit+@arm @sit+@count @sit+@kill @sit+@night @sit+@self
        -1 @sit+all @sit+den @sit+down @sit+ich @sit+ik @sit+im @sit+me @sit+tutto @skin+@die @skin+@morning
        -1 @skin+@night @skin+@sleep @skin+@swelling @skin+@they @skin+@tired @skin+ainda @skin+avec @skin+cuand*
        -1 @skin+day @skin+does @skin+gesch* @skin+on @skin+quand* @skin+temp @skin+tempe* @skip+@again @skip+@date
        -1 @skip+@here @skip+@more @skip+@pills @skip+@skin @skip+@stop @skip+@they @skip+@thin @skip+@thing @skip+a
        -1 @skip+am @skip+cuand* @skip+de @skip+des @skip+es @skip+il @skip+la @skip+mais @skip+mas @skip+o @skip+of
        -1 @skip+piu @skip+quand* @skip+rope @skip+ups @skip+yoga @sleep+@ask @sleep+@better @sleep+@data @sleep+@doit
        -1 @sleep+@earn @sleep+@height @sleep+@hope @sleep+@look @sleep+@manage @sleep+@night @sleep+@nobody
        -1 @sleep+@past @sleep+@planned @sleep+@say @sleep+@thindrink @sleep+@trapped @sleep+@work @sleep+addor*
        -1 @sleep+alle @sleep+als @sleep+arriv* @sleep+as @sleep+auf @sleep+avant @sleep+badly @sleep+by @sleep+combi*
        -1 @sleep+cosi @sleep+eight @sleep+el @sleep+i @sleep+ich @sleep+ik @sleep+is @sleep+kann @sleep+laat
        -1 @sleep+latel* @sleep+le @sleep+like @sleep+look @sleep+mais @sleep+mas @sleep+megli* @sleep+mieux
        -1 @sleep+more @sleep+next @sleep+norma* @sleep+ocho @sleep+schle* @sleep+se @sleep+sem @sleep+senza
        -1 @sleep+slech* @sleep+throu* @sleep+wie @sleep+zonde* @someone+@again @someone+@exercise @someone+@future
        -1 @someone+@say @someone+@sport @someone+are @someone+dit @someone+no @someone+que @someone+zijn @soon+#3
        -1 @soon+@again @soon+@better @soon+@doit @soon+@faint @soon+@fun @soon+@pills @soon+@they @soon+@thing
        -1 @soon+@vision @soon+bien @soon+died @soon+dormi* @soon+een @soon+ein @soon+final @soon+gimna* @soon+giorn*
        -1 @soon+kille* @soon+mare @soon+matti* @soon+mi @soon+minut* @soon+paso @soon+ponte @soon+saute* @soon+tragu*
        -1 @soon+trent* @soon+ver @soon+was @soon+wiede* @sorry+@date @sorry+@earn @sorry+@enough @sorry+@exercise
        -1 @sorry+@stop @sorry+@wake @sorry+a @sorry+corre* @sorry+desap* @sorry+despe* @sorry+dormi* @sorry+es
        -1 @sorry+ik @sorry+it @sorry+la @sorry+quita* @sorry+tot @sorry+van @speech+#300 @speech+@again
        -1 @speech+@fever @speech+@minutes @speech+@say @speech+@sleep @speech+@wake @speech+que @speech+s @sport+@all
        -1 @sport+@better @sport+@car @sport+@eat @sport+@end @sport+@enough @sport+@exist @sport+@family @sport+@fun
        -1 @sport+@funeral @sport+@give @sport+@go @sport+@head @sport+@home @sport+@look @sport+@minutes
        -1 @sport+@pills @sport+@soon @sport+@trapped @sport+aan @sport+al @sport+als @sport+ate @sport+bitte
        -1 @sport+como @sport+con @sport+did @sport+e @sport+esta @sport+every @sport+fais @sport+for @sport+goes
        -1 @sport+hab @sport+halte @sport+hasta @sport+hou @sport+ist @sport+je @sport+maker @sport+mon @sport+nao
        -1 @sport+nearl* @sport+no @sport+nos @sport+perso* @sport+quant* @sport+so @sport+vai @sport+vino @sport+wie
        -1 @stop+#3 @stop+@all @stop+@arm @stop+@data @stop+@date @stop+@end @stop+@exercise @stop+@find @stop+@fun
        -1 @stop+@here @stop+@jump @stop+@means @stop+@need @stop+@night @stop+@pain @stop+@scale @stop+@sit
        -1 @stop+@skip @stop+@sport @stop+@thindrink @stop+@thing @stop+apaga* @stop+auf @stop+breat* @stop+coffe*
        -1 @stop+de @stop+el @stop+et @stop+fin @stop+for @stop+il @stop+l @stop+la @stop+los @stop+mis @stop+os
        -1 @stop+racin* @stop+runni* @stop+the @stop+think* @stop+weari* @sudden @sugar+@again @sugar+@end
        -1 @sugar+@forever @sugar+@other @sugar+@self @sugar+@thindrink @sugar+im @sugar+se @sugar+y @swelling+@count
        -1 @swelling+@doit @swelling+@earn @swelling+@end @swelling+@enough @swelling+@here @swelling+@more
        -1 @swelling+@not @swelling+@nothing @swelling+@sleep @swelling+@swelling @swelling+aufho* @swelling+estra*
        -1 @swelling+km @swelling+to @thanks+@lose @they+@all @they+@class @they+@data @they+@doctor @they+@eat
        -1 @they+@enough @they+@exercise @they+@fun @they+@means @they+@say @they+@sleep @they+@stop @they+@thing
        -1 @they+cours* @they+doigt* @they+enfan* @they+fract* @they+in @they+is @they+ist @they+jambe* @they+matin*
        -1 @they+notif* @they+nuits @they+omopl* @they+ont @they+pas @they+pompe* @they+snell* @they+vacan* @they+weg
        -1 @thin+@doit @thin+@letter @thin+@more @thin+@wish @thin+and @thin+dados @thin+dois @thin+e @thindrink
        -1 @thindrink+@accident @thindrink+@all @thindrink+@calm @thindrink+@control @thindrink+@cry
        -1 @thindrink+@doctor @thindrink+@doit @thindrink+@end @thindrink+@exercise @thindrink+@fall @thindrink+@few
        -1 @thindrink+@food @thindrink+@heart @thindrink+@height @thindrink+@home @thindrink+@jump @thindrink+@night
        -1 @thindrink+@sleep @thindrink+@trapped @thindrink+@worse @thindrink+al @thindrink+best @thindrink+bill
        -1 @thindrink+box @thindrink+buffe* @thindrink+car @thindrink+child* @thindrink+choir @thindrink+clini*
        -1 @thindrink+club @thindrink+da @thindrink+death @thindrink+denti* @thindrink+does @thindrink+e @thindrink+en
        -1 @thindrink+et @thindrink+eten @thindrink+exam @thindrink+final @thindrink+first @thindrink+floor
        -1 @thindrink+flu @thindrink+for @thindrink+fria @thindrink+froid* @thindrink+garag* @thindrink+group
        -1 @thindrink+highe* @thindrink+insur* @thindrink+inter* @thindrink+kijke* @thindrink+knee @thindrink+laat
        -1 @thindrink+least @thindrink+longe* @thindrink+mirro* @thindrink+mount* @thindrink+na @thindrink+nadar
        -1 @thindrink+neigh* @thindrink+next @thindrink+night @thindrink+notif* @thindrink+pain @thindrink+pills
        -1 @thindrink+plann* @thindrink+pool @thindrink+razor @thindrink+renne* @thindrink+ride @thindrink+sauna
        -1 @thindrink+scree* @thindrink+seven* @thindrink+stati* @thindrink+step @thindrink+steps @thindrink+tower
        -1 @thindrink+trail @thindrink+tread* @thindrink+walk @thindrink+wande* @thindrink+watch @thindrink+weath*
        -1 @thindrink+weddi* @thindrink+whole @thindrink+with @thindrink+wrong @thindrink+zette* @thindrink+zwemm*
        -1 @thing+@again @thing+@data @thing+@eat @thing+@empty @thing+@end @thing+@exist @thing+@few @thing+@find
        -1 @thing+@future @thing+@give @thing+@go @thing+@home @thing+@more @thing+@not @thing+@nothing @thing+@numb
        -1 @thing+@past @thing+@reason @thing+@sorry @thing+@sport @thing+@they @thing+aan @thing+al @thing+dood
        -1 @thing+en @thing+era @thing+gefal* @thing+het @thing+je @thing+murio @thing+nao @thing+non @thing+novo
        -1 @thing+s @thing+si @thing+strap @thing+the @thing+tot @thing+was @thing+wegge* @tired+@alone @tired+@calm
        -1 @tired+@data @tired+@die @tired+@few @tired+@find @tired+@leg @tired+@night @tired+@nothing @tired+@past
        -1 @tired+@sport @tired+@they @tired+@thindrink @tired+@wait @tired+@work @tired+desta @tired+diez @tired+do
        -1 @tired+dopo @tired+dos @tired+du @tired+haar @tired+het @tired+ik @tired+lange @tired+me @tired+naar
        -1 @tired+ocho @tired+om @tired+op @tired+piern* @tired+today @tired+tras @tired+von @tired+wande* @tired+zijn
        -1 @train+#1200 @train+@data @train+@exercise @train+@here @train+@minutes @train+@not @train+@pills
        -1 @train+@sleep @train+@train @train+@without @train+de @train+for @train+kam @train+late @train+naar
        -1 @train+track* @train+was @trapped+@again @trapped+@binge @trapped+@calm @trapped+@last @trapped+@thindrink
        -1 @trapped+@wake @trapped+@without @trapped+@work @trapped+at @trapped+door @trapped+een @trapped+heen
        -1 @trapped+het @trapped+in @trapped+mit @trapped+per @trapped+to @trapped+with @tried+triat* @vision+@burden
        -1 @vision+@count @vision+@enough @vision+@exercise @vision+@feel @vision+@here @vision+@jump @vision+@lose
        -1 @vision+@other @vision+@pills @vision+@pressure @vision+@skip @vision+@someone @vision+@soon
        -1 @vision+@thindrink @vision+de @vision+deja @vision+esque* @vision+i @vision+keine* @vision+la
        -1 @vision+motiv* @vision+o @vision+progr* @vision+you @vomit+@ask @vomit+@cut @vomit+@faint @vomit+@family
        -1 @vomit+@height @vomit+@letter @vomit+@manage @vomit+@more @vomit+@other @vomit+@sport @vomit+@thindrink
        -1 @vomit+@wait @vomit+eins @vomit+en @vomit+gesne* @vomit+rad @vomit+somme* @vomit+stuhl @vomit+una
        -1 @wait+#100 @wait+#20 @wait+@all @wait+@better @wait+@car @wait+@control @wait+@data @wait+@exist
        -1 @wait+@film @wait+@food @wait+@height @wait+@imagine @wait+@leg @wait+@letter @wait+@life @wait+@night
        -1 @wait+@past @wait+@planned @wait+@sit @wait+@stop @wait+@thing @wait+@trapped @wait+ca @wait+cama
        -1 @wait+cette @wait+corri* @wait+cozin* @wait+da @wait+den @wait+dos @wait+een @wait+enton* @wait+i
        -1 @wait+inter* @wait+l @wait+las @wait+late @wait+le @wait+noon @wait+pantu* @wait+quint* @wait+that
        -1 @wait+then @wait+too @wait+trois @wait+two @wait+ultim* @wait+until @wait+zu @wait+zum @wake+@alone
        -1 @wake+@ask @wake+@born @wake+@eat @wake+@few @wake+@forever @wake+@here @wake+@home @wake+@last @wake+@not
        -1 @wake+@off @wake+@pills @wake+@self @wake+@tired @wake+avant @wake+fino @wake+hasta @wake+por @wake+tocou
        -1 @wake+van @wake+went @water+@burn @water+@calorie @water+@enough @water+@home @water+@letter @water+@manage
        -1 @water+@other @water+@sleep @water+@sport @water+@swelling @water+@wish @water+bang @water+con @water+dan
        -1 @water+eten @water+fria @water+froid* @water+in @water+last @water+na @water+nadar @water+om @water+vol
        -1 @water+voor @water+wil @water+you @wish+#more @wish+@calm @wish+@data @wish+@date @wish+@each @wish+@fever
        -1 @wish+@few @wish+@film @wish+@food @wish+@fun @wish+@future @wish+@hunger @wish+@jump @wish+@kill
        -1 @wish+@lose @wish+@manage @wish+@never @wish+@night @wish+@papers @wish+@past @wish+@planned @wish+@reason
        -1 @wish+@scale @wish+@skin @wish+@sleep @wish+@someone @wish+@swelling @wish+@tired @wish+@wake @wish+ander*
        -1 @wish+arret* @wish+aus @wish+besse* @wish+blij @wish+born @wish+chiud* @wish+corro @wish+danse* @wish+der
        -1 @wish+dire @wish+dormi* @wish+enter* @wish+esser* @wish+ferme @wish+finir @wish+fue @wish+happe* @wish+i
        -1 @wish+ich @wish+ihn @wish+j @wish+juste @wish+kann @wish+leich* @wish+like @wish+manda* @wish+mangi*
        -1 @wish+meine* @wish+melho* @wish+mijn @wish+mon @wish+murio @wish+muscu* @wish+n @wish+na @wish+nachs*
        -1 @wish+niema* @wish+non @wish+nunca @wish+opgel* @wish+parte @wish+paz @wish+peace @wish+perde* @wish+perdr*
        -1 @wish+quita* @wish+reaso* @wish+ripar* @wish+sagt @wish+sale @wish+salto @wish+smett* @wish+soll @wish+solo
        -1 @wish+sorti* @wish+termi* @wish+to @wish+togli* @wish+tot @wish+tu @wish+vive @wish+vivir @wish+voit
        -1 @wish+war @without+@again @without+@date @without+@exercise @without+@manage @without+@more
        -1 @without+@morning @without+@night @without+@not @without+@reason @without+@say @without+@sleep
        -1 @without+@soon @without+@sugar @without+@train @without+acord* @without+alcoh* @without+alien* @without+any
        -1 @without+ascen* @without+aufzu* @without+cafei* @without+escal* @without+foleg* @without+kaffe*
        -1 @without+koffi* @without+le @without+motiv* @without+sucre @without+vonta* @without+wakin* @without+wakke*
        -1 @without+zucke* @work+@ask @work+@calm @work+@date @work+@end @work+@here @work+@night @work+@pain
        -1 @work+@pills @work+@sit @work+@wish @work+@work @work+a @work+all @work+le @work+me @work+out @work+verab*
        -1 @work+y @work+yeste* @worse+@doit @worse+@eat @worse+@other @worse+@pain @worse+@sleep @worse+@thindrink
        -1 @worse+@trapped a+@again a+@data a+@enough a+@exercise a+@face a+@fever a+@film a+@home a+@hunger a+@last
        -1 a+@leg a+@letter a+@look a+@morning a+@papers a+@past a+@period a+@pet a+@poison a+@someone a+@soon
        -1 a+@thindrink a+@thing a+@wake aan aan+@self abaix* abaixo aband* aband*+@self abandonne abdom* abdominal
        -1 abdominales abdos abitu* abneh* abnehmen about about+@eat about+@self about+@thindrink abschied abuel*
        -1 abuel*+@wish abuela acaba acaba* acaba*+@never acaba*+@not acaba+@eat acaba+@here acaba+@pills acabados
        -1 acabara acade* academia accid*+@self aceit* aceito achei+@ask achev* acheve acht+@minutes acont*+@eat acqua
        -1 activ* acuca* acucar acute acwr ad adapt* addormentato adian* adianta adore adormece adormeci adoro afect*
        -1 afecta afgev* afgevallen after after+@sport agach* again+@ask age agua agua+@sport aguje* agujetas
        -1 ai+@afraid ai+@again ai+@decide ai+@enough ai+@forever ai+@give ai+@lose ainda+@self aire aiuta ajout*
        -1 ajouter akku al+@end al+@exercise al+@faint al+@last al+@minutes al+@morning al+@other al+@sleep al+@sport
        -1 al+@thindrink al+@thing al+@trapped al+@vision al+@work alarm+@go alcoh* alcohol alegr*+@ask alegro alerg*
        -1 alergico alien* aliento alimentaire alkoh* alkoh*+@poison alkohol all+@date all+@morning all+@night allai*
        -1 alle+@vision allee*+@calm allee*+@thindrink allei* allei*+@self allein allen*+@here allenamento allenarmi
        -1 allergic allergisch alles+@control alles+@doit alles+@tired allow allow+@self alma almen* almendras almoc*
        -1 almoco along+@thindrink alongamento als+@exercise als+@future als+@they also alt alta+@ask alte alten
        -1 alten+@thing altes altit*+@not alway* always alzar*+@all am am+@arm am+@data am+@night am+@self
        -1 am+@thindrink am+@trapped amand* amandelen ami amici amico+@wish amigo*+@ask ammazzato amo+@here amo+@pills
        -1 ampoule an an+@die an+@not anali* analises ancie* ancienne and+@data and+@enough and+@exercise and+@fall
        -1 and+@feel and+@sit and+@sleep and+@soon and+@sport anda andan* andando andar anduv* anell* anello ano
        -1 anos+@eat anos+@never anos+@not anota anote* anotei anoto ans+@die ans+@self ansti* anstieg anter* anterior
        -1 antes+@count antes+@papers antib* antibiotico antic*+@ask antic*+@eat anticoagulante antig* antigo any+@ask
        -1 any+@reason anymo*+@ask anymo*+@self anyth*+@data ao ao+@exercise ao+@vision apaga apaguei app+@self
        -1 appartamento appartement appet* appetit appri* appris apres apres+@pills apunt* apuntalo aquec* aquel*
        -1 aquela ar arane arbeit arde are+@end are+@few aria arm arm+@ask armadio arrampicata arran* arranhou
        -1 arretent arriv*+@here arriv*+@pills arroz arzti* arzti*+@say arztin as as+@body as+@eat ascen* ascenseur
        -1 asien* asiento aslee* asleep assas* assassina assic* assicurazione assur*+@life ate+@wait atem atemf*
        -1 atemfrequenz atlet* atleta atrav* atravessei attac* attac*+@eat attack attra* au+@child au+@leg auf+@ask
        -1 auf+@data auf+@letter auf+@sport auf+@wish aufgeben aufwachen aufwarmen aufze* aufzeichnung aujou* aujourd
        -1 auslasse ausse*+@breath ausser aussi* aussicht auto autom* automatically avant+@give avant+@here
        -1 avant+@pills avant+@they avc avec avec+@more avec+@self aveni* avenir avera* avera*+@thindrink average
        -1 avere avess* avisa avisa* avisame avond avond*+@alone avond*+@few avondeten avonds avvis* avvisami ayuna*
        -1 ayuna*+@ask ayunas azuca* azuca*+@know azuca*+@wish azucar baas baby+@cry baixo+@minutes baja+@here
        -1 baja+@pills bajar bajo+@self banco band+@ask bandage bang banho barra barre* barri*+@ask barri*+@stop
        -1 barriga bas baske* basso bati batir batte* batte*+@self battery batti* battito be+@end be+@thindrink beach
        -1 beats bebe+@count bebe+@say bebi bebi+@few bebio becau*+@other bed+@burden bed+@last bedti* bedtime
        -1 been+@papers beenden beetj* beetje befor* befor*+@thindrink before begin begon behandlung bei+@all
        -1 bei+@exercise beim bein+@morning beine* beinen beiss* bela belas* belastung belie* belie*+@self
        -1 belle+@trapped bello bem+@ask bem+@not bend berg beroe* beroerte besse*+@feel besse*+@sleep beste beste*
        -1 beste+@ask beste+@morning bestens bestz* bestzeit beter+@wish bett+@ask bett+@go bette*+@eat bette*+@wish
        -1 bevut* bevuto bicic* bicicleta bien big bigge* bigger bike bilan* bilancia bill bin+@not bin+@thin
        -1 bis+@date bisog*+@give bissc* bisschen bitte bitte+@wish blase bled bleib+@self bleibt blieb blist* blister
        -1 bloed bloed* bloeddruk blood blood+@pressure blood+@trapped bluts* blutsauerstoff blutv* blutverdunner bmi
        -1 boa boda bolo bolsa* bolsas bom bonhe* bonheur bonit*+@doit borra borst bos boss botao botas boton
        -1 boton+@stop box boxes braco+@arm brand* brauch brauche break* breakfast breas* brech* bridg* bridge
        -1 bring*+@self bringt brodo brood brot brot+@gone brucia bruck* brucke brug brug+@end bruil* brule* bruler
        -1 brust brust* brustgurt bu bucke* bucket buen buena buena* buena*+@night buenas bueno+@stop buffe*
        -1 buffe*+@self buffet bug buik+@lose buite*+@better buite*+@breath buona* buonanotte burea*+@self
        -1 burn+@trapped burne* burne*+@self burned burpe*+@wish burpees bus but but+@few but+@self but+@thindrink
        -1 but+@wish ca+@born ca+@not ca+@self cabez* cabeza cachette cacho* cada+@eat cada+@money cada+@morning
        -1 cada+@vision cadut* caduto cafe+@here cafe+@minutes cafe+@self cafei* cafes cafes+@past caffe* cai cake
        -1 calca* calcas calci* calcio calf calls calo calor*+@ask calor*+@stop calor+@die calorias calorieen calories
        -1 cama cambiato cambie camin*+@all caminha caminhei cammi*+@all cammi*+@ask cammi*+@give camminando camminate
        -1 camminato campa* campagna can+@count can+@head can+@vision can+@water cancel cancella cancellato
        -1 cant+@better cant+@breath cant+@life cant+@stop cant+@wait car car+@self carbo* carbs cardi* cardiaque
        -1 cardio cardiologist caric* carin*+@papers carne carre* carri* carri*+@self cartons casa+@hide casa+@wait
        -1 casco casi casi+@self categ* categoria ce ce+@self cebol* ceint*+@exercise celeb* celebrated celle cem
        -1 cem+@past cena cerca cerotto certo ces cet ceux+@ask chall* challenge chang*+@thindrink changed chao
        -1 chaqu*+@date chaqu*+@money chaqu*+@morning charg* chat+@self chaud chaus* chaussures che+@blood che+@doit
        -1 che+@eat che+@faint che+@find che+@here che+@minutes che+@pills che+@say che+@sleep che+@sport che+@stop
        -1 che+@vision chega+@here chega+@minutes chegam cheguem chest chewi* chewi*+@food chewi*+@thindrink chewing
        -1 chicl* chicl*+@self chiclete chied* chied*+@ask chied*+@eat chiedere chien+@self chiff* chiffres child
        -1 child* children chilo chilo* chilo+@train chilometri chlor* chlor*+@swelling choco* choco*+@hide chocola
        -1 chocolate choir chor chris* chuva cigar*+@self cigarro cijfe* cinco+@morning cinq cinq+@minutes
        -1 cintu*+@stop cinturino citta city ciuda* ciudad class+@again cleaning climb* climbing clinic clock
        -1 clock+@sport cloqu* cloro+@pressure close* closed cloth* clothes coach+@self cocin* cocinando cogne colaz*
        -1 colazione cold colle*+@data colleagues collegas colleghi colpo com+@end com+@few com+@pain combi* combien
        -1 come+@here come+@stop comec* comeca comecou comer+@more comi+@burden comida comme*+@ask comme*+@without
        -1 comme+@doctor comme+@trapped como+@exercise como+@go como+@nothing como+@say como+@sport companeros
        -1 compl*+@give compr*+@here compr*+@minutes compras compre comprime compro compt*+@eat compte con con+@other
        -1 con+@pain con+@tired confr* confronta confu* conge conseille consi* conta conta+@ask conta+@eat content
        -1 contenta contenti contento contents conto conto+@self contr*+@other contr*+@self contratto contre cooke*
        -1 cooked cooks copai* coraz*+@know coro coro+@wish corps corre*+@few corre*+@self correu corri*+@here
        -1 corri*+@more corrida corriendo corro corro+@other corsa+@give cosa+@ask cote+@self cotes couche cough
        -1 cough* coughed could*+@data could*+@sleep could+@data could+@sleep count*+@self coupe* coura* coura*+@ask
        -1 courbatures courbe coure* couri*+@self cours cours* courses covid+@heart cozin* cozin*+@eat cramp* crampes
        -1 creatina cree cree+@ask crema creve creve+@wait creyo creyo+@morning crian* crian*+@not crise cross*
        -1 cru+@morning cruce cruce+@other cuand*+@end cuand*+@other cuant*+@minutes cuant*+@sleep cuanto cuare*
        -1 cuarenta cuatr* cuatro cucin* cucina cuent* cuenta cuisi*+@self cuisine cuisses culpa* culpabilise culpable
        -1 cuore+@wish curad* curiosidade curioso curso cut cut+@self cycle cycli* cycling d+@all d+@future d+@go
        -1 d+@minutes d+@wish da+@afraid da+@enough da+@few da+@morning da+@night da+@other da+@sport daaro* daarom
        -1 dacht* dachte dachterrasse dados+@know dados+@wish dag dagbo* dagboek dahei* daheim dakte* dakterras
        -1 dal+@fun dalla dalla+@other dan+@again dan+@exist dan+@food dan+@wish danca* dancar dance* dann+@die
        -1 dans+@here dans+@pills danse* dar darf darf+@self daria das das+@accident das+@binge das+@child das+@doit
        -1 das+@earn das+@eat das+@end das+@few das+@heart das+@papers das+@sport das+@thing dati datos+@wish
        -1 daugh*+@ask davanti davon day days de+@chest de+@child de+@class de+@end de+@film de+@find de+@future
        -1 de+@headache de+@heart de+@height de+@home de+@jump de+@last de+@night de+@not de+@past de+@scale de+@stop
        -1 de+@swelling de+@thin de+@vision de+@water dead+@tired deadl* deadlines debil debou* debout dechirure
        -1 decid*+@stop decided defi defic* degre* degrees degres dehnu* dei dei+@data dei+@eat dei+@exercise
        -1 dei+@family deite* deitei deito dej deja+@jump deja+@skip deja+@sleep dejar dejara dejeu* dejeuner del
        -1 del+@chest del+@future del+@letter del+@means del+@papers del+@pet del+@work delet* delete delga* delic*
        -1 dell dell+@hospital della+@date della+@exercise della+@sport delle delle+@self dem+@cry dem+@leg dem+@sport
        -1 deman*+@means demandez demen* demenagement den+@arm den+@body den+@decide den+@earn den+@exercise
        -1 den+@family den+@food den+@future den+@last den+@sleep den+@work denk+@again denke* denken denta* dentist
        -1 dentista dentiste depoi*+@arm depoi*+@here depoi*+@minutes depre* depressiv depui*+@here depui*+@pills der
        -1 der+@arm der+@chest der+@heart der+@jump der+@morning der+@other der+@skip der+@sleep der+@sport der+@work
        -1 derec* derecha derni*+@sport dernier des+@exercise des+@family des+@vision desayunar desayuno desce*
        -1 descends desconto descu* desis*+@here desis*+@minutes desisti desisto desligar desma*+@past desmaiei
        -1 desmayo despe*+@doit despe*+@past despi* despi*+@wait despierto deste deste+@decide destr* detes*+@self
        -1 detes*+@they detto deux+@minutes deuxi* deuxieme devagar devan* devant devie* dez+@scale di+@fever di+@fun
        -1 di+@night di+@sport dia+@ask diabe* diabetico diagr* diagramm diari* diario dias+@stop diat dice+@other
        -1 dick dicon*+@ask did+@self die+@binge die+@bridge die+@data die+@earn die+@papers die+@sport die+@thing
        -1 died diese*+@decide diese*+@past diese*+@sport diesem dieser dieta diffe* diga digiu* digiuno dije
        -1 dije+@soon dilat* dilatadas diman* dimanche dimentico diner dinne* dinner dio dir direi* direita disci*
        -1 disde* disdetto dislivello displ* display dista*+@alone distance distanza dit dit+@ask dit+@self dit+@sport
        -1 divan* divano diventa divento divor*+@more dix+@scale dizem+@ask dizzy dizzy* dizzying do+@exercise
        -1 do+@faint do+@letter do+@look do+@means do+@money do+@someone do+@vision dobra* doce doce+@minutes doctor
        -1 docum* documentario dodic* dodic*+@minutes dodici does+@self does+@thindrink doet+@not dog doi doigt doigt*
        -1 doigts dois dois+@eat dokte*+@say dolce dolorido doman*+@not domin* domin*+@self domingo donc donde*
        -1 donderdag donne donne*+@wish dont+@eat dont+@vision dont+@water dont+@wish dood+@tired doodg* dopo dorma*
        -1 dorma*+@more dormais dorme* dormi*+@all dormi*+@ask dormi*+@pain dormi*+@sorry dormi*+@wait dormi+@control
        -1 dormi+@data dormi+@eat dormi+@head dormi+@pain dormia dormiria dormo+@better dormo+@pain dors+@better
        -1 dors+@pain dorsa* dorsal dos+@minutes dos+@pills dottoressa douze dozen draag draai* drama drank+@thindrink
        -1 drauf* draw drei+@date drie drink drink* drinks dronk druckt dry du+@decide du+@eat du+@exercise du+@face
        -1 du+@morning du+@not du+@say du+@self du+@someone du+@sport du+@thing du+@work duas+@minutes dubbe* dubbel
        -1 due+@date due+@minutes due+@pills duerm*+@pain duerme duize* duizelig dunn duran* duran*+@other durch
        -1 durch*+@without durin* durin*+@thindrink during dus+@self e+@born e+@burden e+@car e+@empty e+@find e+@food
        -1 e+@fun e+@gone e+@kill e+@more e+@other e+@thindrink e+@water e+@work each+@morning early easie* easier eat
        -1 eat+@few eat+@food eat+@nothing eats eau echau* echauffement echel* ecran een+@burden een+@calm een+@decide
        -1 een+@film een+@food een+@letter een+@minutes een+@other eet+@few eet+@self efface effic* efficiency
        -1 ein+@hope ein+@letter ein+@other einde eindi* eindigt einen+@heart einfa*+@wish einfacher eingeschlafen
        -1 einhe* einheit einka* einsc*+@ask einsc*+@manage ejerc* ejercicios el+@ask el+@body el+@breath el+@class
        -1 el+@data el+@decide el+@doctor el+@eat el+@end el+@family el+@food el+@heart el+@hope el+@hospital el+@jump
        -1 el+@last el+@pain el+@papers el+@pressure el+@scale el+@skip el+@sport el+@sugar el+@wake eleva* elevation
        -1 elke+@morning elke+@papers else em+@again em+@calm em+@hunger emagr* emagrecer empfi* empfi*+@self empfiehl
        -1 empie* empieza empre* emprego en+@arm en+@data en+@eat en+@exercise en+@fun en+@hide en+@home en+@hunger
        -1 en+@sleep en+@sport en+@train encan* encanta encia* encias end+@self ende endet endin*+@self endor* endormi
        -1 endur* endurance energ* energy enero enero+@ask enfants enfar* enfarte enfermera enfim engor* engou*
        -1 engourdi enlev* ensen*+@self ensena entbu* entbunden enter enter+@thindrink entera entero enterramos entra*
        -1 entre* entro envie envy envy+@someone epaul* epoca er+@seizure er+@sit er+@someone er+@wait era+@end eraf
        -1 erafl* erafl*+@here erafl*+@pills erafle erano erbro* erbrochen erg erinnere erinnerung erinnerungen errei*
        -1 erst erst+@wait ervoo* ervoor erzah* es+@better es+@go es+@here es+@more es+@pills es+@without esa esame
        -1 escal* escalade escaleras escritorio eso esper*+@here esper*+@pills esqueco esquerdo ess+@enough essa esse
        -1 esse+@self essen+@ask essen+@data est+@again est+@empty est+@kill est+@other est+@stop est+@wish esta+@body
        -1 esta+@morning esta+@thing estar+@sit estav* estava este este+@sport estiv*+@not esto+@alone esto+@few
        -1 estou+@better estou+@eat estoy+@control estre* estrellas estres et+@ask et+@here et+@means et+@pills
        -1 et+@speech et+@wish etais+@more ete+@self eten+@without etoil* etoiles etre+@burden eu+@skip eu+@sleep
        -1 evano* evanoui evenings every*+@again every*+@pain exage*+@say exagera exame examen examenes exames excus*
        -1 excus*+@morning excuses exercices exercicio exercicios exercises expla* explain expli* expos* fa+@sorry
        -1 facil+@wish factura facture faint faint* fainted faisa* faisait fait fait+@more fallt fallt+@few falsc*
        -1 falta* falta*+@speech falta+@stop faltan faltar familia fanno far farto farto+@doit faste fasten fasti*
        -1 fastidio fat fatigue fatto fault+@self favor favor* favore febbr* febbre feel+@better feel+@fat feel+@hope
        -1 feest feet+@all feita felice feliz feliz+@ask felt felt+@faint felt+@wish femme femme+@say fenster feria*
        -1 feste* festeggiato feu fever fibra fibre* fibres fibri* ficam* ficamos ficar* ficar*+@better ficaria ficou
        -1 ficou+@eat fiebe* fieber fiest* fiesta fiets fievr* fievre fifth figli*+@not film+@papers final*+@give
        -1 finde fines finger fini fini+@last fini+@self fini+@they finir finir*+@other finis* finis*+@few
        -1 finis*+@trapped finishfoto finisse firme first first+@sport fisica fit fitne* fitness five fizem* fizemos
        -1 flat flauw* flauwgevallen fless* flexi* flexiones fligh* floor flu flu+@ask fois+@self foleg* foleg*+@wait
        -1 folego font food for+@future for+@other for+@sport forgot formi* forty foto foto+@here foto+@minutes fotog*
        -1 fotos four fraca fractionne fractionnes frags* frags*+@wait fragst frang* frango fredd* fredda freit*+@not
        -1 frequence freu freu+@self freud* freude freunden fria frieden frien* frien*+@self friends frigo frio
        -1 froh+@wish froid* froide from+@other fruh fruhe* fruher fruhs* fruhstuck fue fuero* fueron fui full fumer
        -1 funzi* fuss fussb* fussball futbo* futbol futeb* futebol futur* fysio g+@wait ga+@die ga+@numb gain
        -1 ganze*+@morning ganze*+@night ganze+@family ganze+@night gas gastr* gastr*+@date gastroenterite
        -1 gastroenteritis gatea* gateau gebro* gedacht geden* gedenklauf gedro* gedronken geen+@reason geen+@speech
        -1 geen+@thing gefal*+@self gefallt gefei* gefeiert gefra* gefragt gegan* gegangen geges* gegessen
        -1 geget*+@tired gegev*+@wish gegeven geht gejog* gejoggt gek gekek* gekeken gekil* gekillt gekun* gekundigt
        -1 gelau* gelaufen geled* geleden geles gelos* geloscht geluk* gelukkiger gemel* gemelo gemus* gemuse genci*
        -1 gencives gengi* gengive genna* gennaio genoe*+@eat genou* genoux gente geope* geopereerd gepla* gepland
        -1 gepos* gepos*+@family geren* gerend gesch* gesch*+@ask gesch*+@wish geschaafd geschenkt geschnitten
        -1 geschwommen geses* gesessen gesne*+@swelling gesprongen gesprungen gestart geste*+@not gesto* get+@hunger
        -1 getra* getragen getru* getrunken gets+@better geval gevul* gevuld gewan* gewandeld gewandert gewec*
        -1 gewechselt gewic* gewicht gewis* gewist gewog* gewogen gezei* gezeigt gezet* gezeten giall* giallo gib
        -1 gib+@self gibt+@nobody gibt+@not ginocchia giorn* giorno giove* giove*+@not giovedi gira gisteren gita gite
        -1 giugn* giugno give give+@self gives gleic*+@end gluci* glucides gluck*+@wish glucklich glucklicher goal
        -1 goal+@ask goede+@morning goes gomma gonn gonn+@self good+@night goodb*+@food grade* graden grado* grados
        -1 grafica grafiek grais* graisses gran+@eat grand+@family grandma grapj* grapje grass* grasso graus grave*
        -1 gravel great great+@ask great+@data gripe gripp* gripp*+@self grippe gross* grote* guant* guard*+@here
        -1 guardare guari* guarito guide gum gums gusto gut+@sleep gute gym ha+@cut ha+@data ha+@poison ha+@someone
        -1 haat haat+@exercise haat+@self hab+@again hab+@not hab+@self habe+@enough haben+@die haben+@self habia hace
        -1 hace+@more had+@enough haha halb half half+@self halte halte+@die halte+@self halve halve* hambr* hambre
        -1 hands* handschuhe hange* hangen happen happy hard harta* hartaanval harts*+@tired harts*+@wish has+@find
        -1 hasnt hasse hast hasta+@tired hat+@die hat+@past hate+@ask hate+@data hate+@exercise hatte have+@few
        -1 have+@nothing hay+@reason hay+@someone hazme heada* headache heart+@burden heart+@heart heart+@stop
        -1 heart+@wish heavy heb+@enough heb+@other heb+@self hecha hecha+@stop heeft+@self heel heerl* heerlijk
        -1 held+@die hele+@family hele+@home helem* helemaal helfe* helfen hello her herbs* herbst herst* herstel
        -1 herzi* herzinfarkt het+@binge het+@class het+@doit het+@exercise het+@face het+@fun het+@home het+@jump
        -1 het+@night het+@sleep het+@sport het+@wake heure+@self heut heut+@night heute heute+@morning heuve* heuvel
        -1 hier+@self hierr* hierro higher highest hijo+@wish hikes hill+@ask hill+@soon hill+@wish hip his+@future
        -1 ho+@born ho+@end ho+@give ho+@goodbye ho+@not ho+@say ho+@self hochsten hochz* hoe+@vision hoe+@wish hoef
        -1 hoef+@thindrink hoest* hoesten hoeve* hoeve*+@exercise hoeve*+@minutes hoeveel hoffn*+@fall hoffn*+@jump
        -1 hoffnungsloser hohen* hohenmeter hoher hoje hoje+@without holiday hombr* hombros honge* honger hoofd*
        -1 hoofd+@wait hoofdpijn hoogt* hopel* hopeless hopeloos hopit* hopital hor hor+@self hora+@self horas+@count
        -1 horas+@papers horas+@self horas+@without horlo*+@ask hot houde* houden hours+@doit how+@burden how+@data
        -1 how+@doit hoy+@not hoy+@without hrv+@again hrv+@better hrv+@night hueso* huesos huge hui huis huisa*
        -1 huisarts huit hunge* hurts hurts+@few hurts+@wait husba*+@ask husbands huste* husten hut huur+@tired i+@arm
        -1 i+@count i+@find i+@give i+@go i+@gone i+@here i+@leg i+@letter i+@lose i+@need i+@period i+@reason i+@sit
        -1 i+@skip i+@sleep i+@sport i+@wait ia+@die ia+@self iba ibuprofenos ich+@afraid ich+@again ich+@car ich+@die
        -1 ich+@eat ich+@find ich+@forever ich+@hate ich+@head ich+@hunger ich+@last ich+@need ich+@never ich+@other
        -1 ich+@self ich+@sorry ich+@sport ich+@wish id+@give id+@kill ideas ieder*+@say ijzer ik+@alone ik+@burden
        -1 ik+@count ik+@data ik+@face ik+@feel ik+@find ik+@hate ik+@jump ik+@manage ik+@self ik+@speech ik+@swelling
        -1 ik+@thing ik+@trapped il il+@blood il+@cupboard il+@decide il+@family il+@few il+@film il+@food il+@go
        -1 il+@height il+@hide il+@message il+@pain il+@planned il+@skin il+@sport il+@swelling il+@train im im+@again
        -1 im+@cut im+@end im+@fun im+@hospital im+@last im+@never im+@sport im+@swelling im+@thindrink im+@water imc
        -1 immer+@again immer+@not impro* improve in+@calm in+@car in+@data in+@die in+@exercise in+@guilt
        -1 in+@hospital in+@sport in+@thing incide indol* indoo* indoor infarctus infarto influ* influenza insop*
        -1 insopportabile insur* insur*+@give insur*+@wish insurance inten*+@self intenso interet interval intervallen
        -1 intox* intoxication invece inver* inverno iron irrit* is+@burden is+@cut is+@die is+@fun is+@hunger
        -1 is+@numb is+@self isso isst ist+@empty ist+@minutes ist+@not ist+@nothing ist+@pain ist+@past ist+@self
        -1 it+@better it+@count it+@data it+@eat it+@thindrink its+@end its+@hope its+@reason its+@self izqui*
        -1 izquierda j+@stop jaar+@past jahr+@ask jaja jamai*+@more jamas janei* janei*+@ask janeiro janta* jantar
        -1 janua* januar january je+@better je+@breath je+@cry je+@die je+@exercise je+@find je+@guilt je+@kill
        -1 je+@letter je+@nothing je+@skip je+@work jean jeans jede jejum jelly jelly+@wait jetzt+@ask jeudi+@self
        -1 joelh*+@end jogge* joue jour journee jours jours+@self jours+@without jubilacion judo judo+@date juin jump
        -1 junho juni junte* juntei juste+@here juste+@pills kalor* kalt kalte* kam+@not kam+@self kan+@self kann
        -1 kann+@not kann+@self kat kauwg* kauwgom kcal kcal+@burn keeps keer+@self keine*+@reason kept kg kg+@wait
        -1 kids+@future kille* killer killi* killi*+@self killing kilo+@few kilo+@lose kilo+@thindrink kilom*+@pain
        -1 kilom*+@self kilometer kilometres kilos kilos+@few kilos+@self kind kinde*+@swelling kiste* kisten kleine
        -1 kleintje klim klimm* klopt+@self km+@manage km+@not knee+@food knees knelt knie+@ask kniee* knieen koche*
        -1 kochen koffe* koffe*+@self koffeins koffi* koffie kolle*+@goodbye kollegen kommt+@wish konne* konnen konnt
        -1 kookt koor koort* koorts kopfs* kopfw* kopfweh kopie koste* koude krank krank* krankenhaus krieg kriegen
        -1 krijg krijg*+@self krijg+@self krimi kuche* kuchen kuit kundi* kurs kurve kwijt l+@exercise l+@home l+@last
        -1 l+@thindrink l+@water la+@chest la+@exercise la+@film la+@pain la+@swelling la+@vomit la+@wait la+@wake
        -1 laats*+@future laats*+@sport lac lachen lacht lacht* lag lage+@data lago lambe* lanch* lanche lang+@self
        -1 lange*+@exercise lange*+@sleep langs*+@sport langsamer langste langw* langz* larga* larga+@ask largo*
        -1 largos larm las+@arm las+@wait lascia lass+@self lassa* lassativo lasst last+@data last+@find last+@jump
        -1 lauf laufb* laufband laufe*+@wish laufe+@self laufer laufs* laufschuhe lawaa* lawaai laxan* laxante laxat*
        -1 laxee* laxeermiddel le+@body le+@data le+@doctor le+@exercise le+@food le+@give le+@heart le+@pet le+@say
        -1 le+@skin le+@sleep le+@sport le+@sugar le+@thindrink le+@trapped le+@vomit leavi* leaving
        -1 lebensmittelvergiftung left+@arm left+@self left+@skin left+@thindrink leg+@morning leger leger+@ask
        -1 leggera legs lei+@count leite les les+@blood les+@data les+@exercise les+@family les+@food les+@fun
        -1 les+@not les+@swelling les+@thin les+@thing les+@vomit lesen less lets+@self letter lettre letzt*+@past
        -1 letzte letzten levan*+@scale leve+@self leven+@ask leven+@without levend levou lezen licen* licen*+@self
        -1 licenciement liebe liebe*+@die liebe*+@wait lief lieg lieg+@self liegt+@self liepe* liepen liet lieve*+@die
        -1 lieve*+@numb life+@ask lifte* lifted ligera ligne ligt+@again like+@thindrink linke linke*+@leg linke+@arm
        -1 linke+@skin linker linkerarm lisbo* liste liter* littl* little live+@without llegar llego llegu*+@other
        -1 lleno lleva llevo lluvi* lluvia load loggi* logging login lohnt long+@exercise long+@wish longe*+@sport
        -1 longest longo longo* longos longs longue loop los los+@class los+@eat los+@exercise los+@thin lose
        -1 lose+@burden lose+@pressure lose+@scale loswe* loswerden lot lower lucht luft lunch lunghi lust+@more luta
        -1 m+@exercise ma ma+@ask ma+@film ma+@other ma+@sorry ma+@trapped maakt+@self maand maar+@fun machi*
        -1 macht+@self mad made made+@self madre madru* madrugar mae+@vision mag+@not mager maggi* magne*+@here
        -1 magne*+@wish magra magro maigr* maigre maint*+@other maior mais mais+@control mais+@fun make+@self maker
        -1 maker+@ask makes makke* mal+@give mal+@here mal+@pills mala malas male+@ask male+@other male+@soon mamie
        -1 man+@ask manan*+@not mancano mancato manche mandar mandas mange* mange+@enough mange+@reason manger
        -1 mangi*+@few mangi*+@give mangi*+@nothing mangiare mangio manha+@not manque manquent many+@enough
        -1 many+@minutes mao+@not maqui* maquinista marathon march*+@nurse marchant marchent mardi mardi+@self maria*
        -1 marid*+@ask marid*+@eat marte* mas+@better mas+@control mas+@enough mas+@fun mas+@other mass mata mataria
        -1 matav* matava matin+@self mato matou matou+@self matri* mauva* max maxim* may may+@self me+@again me+@alone
        -1 me+@burden me+@earn me+@exercise me+@give me+@go me+@goodbye me+@guilt me+@last me+@life me+@need me+@numb
        -1 me+@papers me+@past me+@reason me+@scale me+@soon me+@speech me+@swelling me+@trapped me+@wait me+@wake
        -1 me+@water me+@wish meal medi media media* median medic*+@say medica mee meer+@afraid meer+@ask meer+@eat
        -1 meer+@enough meer+@wish meet meeti* megli*+@know megli*+@wish mehr+@eat mehr+@end mehr+@exercise mehr+@pain
        -1 mehr+@sleep meia meill* meilleure mein mein+@data mein+@jump mein+@scale mein+@skip mein+@thing
        -1 meine*+@exercise meine*+@family meine*+@morning meine*+@other meine*+@wake meine+@family meine+@film meinem
        -1 mejor mejor+@ask mejor+@other melho*+@eat melho*+@know melhor menis* mense*+@exist mense*+@other mento mer
        -1 merco* mercoledi mere merie* merienda merkt mes+@ask mes+@calorie mes+@count mes+@eat mes+@period mes+@skin
        -1 mese+@future mess messo messo+@other messu* messu*+@again messu*+@not messung mesur*+@self met met+@die
        -1 met+@each met+@eat met+@food met+@self met+@sugar meta metad* metade metas meu+@breath meu+@thing meurs
        -1 meus+@data meus+@pills mezza mezzo mi+@better mi+@breath mi+@burden mi+@child mi+@data mi+@exercise
        -1 mi+@here mi+@imagine mi+@jump mi+@letter mi+@minutes mi+@need mi+@numb mi+@papers mi+@scale mi+@skin
        -1 mi+@skip mi+@sport mi+@thing mi+@wish mia+@family mia+@pressure mia+@trapped mich+@die mich+@each
        -1 mich+@hunger midde* mie+@pills miedo miei+@data miei+@exercise miei+@family mies mieux+@wish mijn+@body
        -1 mijn+@chest mijn+@child mijn+@cupboard mijn+@data mijn+@leg mijn+@night mijn+@other mijn+@pills mijn+@scale
        -1 mijn+@sleep mijn+@vomit mil mild mild+@laxative mile mim+@not minde* minde*+@exercise minder minha
        -1 minha+@sport minut* minut*+@exercise minut*+@tired minute minuten minuto mio+@breath mio+@data mio+@family
        -1 mio+@scale mio+@swelling mir+@empty mir+@exercise mir+@morning mir+@nothing mir+@worse mirro* mirror mis
        -1 mis+@pills mis+@self misselijk mist mit mit+@few mit+@food mit+@more mit+@other mit+@seizure mit+@sugar
        -1 mitad mitta* mittags mittw* moede* moeder moet moi+@again moi+@they moins mois mois+@future mois+@here
        -1 mois+@last molla* molle* mollet mon mon+@burden mon+@count mon+@data mon+@decide mon+@eat mon+@future
        -1 mon+@papers mon+@pills mon+@scale mon+@sleep monat monat+@die monat+@past monatsende monda*+@few monde+@say
        -1 monta*+@they montagna montagne montana monte montee month montr*+@know montr*+@wish mood+@leg mooi moois*
        -1 moois*+@burden moois*+@exercise mooiste moord moord* moordenaar moral moral* morale morderisch morderische
        -1 more more+@data more+@date more+@night more+@sleep morge* morge*+@not morgen morning morre*+@wait morrendo
        -1 morreu mort+@wait mortas morte* morte+@ask morte+@sudden mortes morto morto+@other mothe* mother mount*
        -1 mountains moyenne much+@few muda mudan* mudanza mueve mujer+@say mulhe*+@say mum+@ask mum+@manage
        -1 muoio+@give muore muscoli muscu musculo musiq* musique muskelkater muskeln muss mutte* mutte*+@wish mutter
        -1 my my+@blood my+@body my+@chest my+@eat my+@future my+@gone my+@jump my+@leg my+@morning my+@planned
        -1 my+@pressure my+@scale my+@skip my+@sport my+@thing my+@vomit n+@nurse na+@last na+@sport naar+@home
        -1 nach+@date nachbarn nachr* nachricht nachs*+@date nachstes nacht*+@eat nacht*+@more nacht*+@self
        -1 nacht*+@wake nachtdienst nada+@more nada+@not nada+@soon nadar nao+@doit nao+@pain nao+@past nao+@sleep
        -1 nao+@wish naps nariz nas nasce*+@doit nascer nasco*+@other nase nasen* nasenbluten naso natac* natacao
        -1 natat* natation ne+@ask ne+@head ne+@manage near nearl*+@end nearl*+@kill necesito need+@thindrink neede*
        -1 needed neem+@self negat* nehme+@self neigh* neighbours nel+@self nella nemen nerge*+@reason nessu*+@know
        -1 nessu*+@wish neue neue+@sport neuen neuf neuf+@minutes neugi* neugier neun+@minutes neunz* neunzig neus
        -1 never never+@wish new+@sport next+@data nez nicht*+@eat nicht+@earn nicht+@few nicht+@here nicht+@minutes
        -1 nicht+@punish nicht+@self nicht+@sleep niedr*+@data niedriger nient*+@ask nient*+@eat nient*+@exercise
        -1 nient*+@more niet+@exercise niet+@life niet+@swelling niet+@tired nieuw* night night* night+@few
        -1 night+@without nights nine+@enough nine+@minutes ninet* ninety ningu*+@need nino nino+@poison nipot*
        -1 no+@car no+@chest no+@enough no+@faint no+@heart no+@home no+@hospital no+@pain no+@skin no+@skip no+@thing
        -1 nobod*+@ask noch+@not noch+@pain noch+@wish nodig+@self nombr* nombre non+@need non+@self non+@wish noon
        -1 norma*+@each norma*+@eat norma*+@head normaal normale nos+@go nose nose+@blood nose+@cut nostr* not+@decide
        -1 nota nota+@know nota+@wish notar*+@wish note notee* notee*+@few noteer noten notic*+@wish notificacoes
        -1 notifiche notte notti nouve* nouveau novan* nove+@minutes now+@self nucht*+@blood nueva*+@ask nuevo nul
        -1 nulle numer* numeri nuotare nur+@wait nurse nurse+@self nutri* nutricionista nuts o o+@burden o+@child
        -1 o+@class o+@data o+@each o+@eat o+@enough o+@exercise o+@family o+@film o+@food o+@funeral o+@jump o+@other
        -1 o+@pressure o+@scale o+@skin o+@skip o+@thing obiet* obiettivo objec*+@self objet* objetivo ocho
        -1 ocho+@minutes oculi* oculista ocurr* ocurre oder odio+@other of+@each of+@earn of+@sleep oggi+@self
        -1 oggi+@sleep ogni+@date ogni+@morning ohne+@end ohne+@food ohne+@seizure ohne+@sugar ohne+@thindrink
        -1 oito+@minutes olho+@arm olvida om+@find ombro* ombros omopl* omoplates on on+@data on+@date on+@fun
        -1 on+@train one+@arm one+@gone one+@morning onges* ongesteld onkel onkel+@wish only+@reason ons ontbi*
        -1 ontbijt ontbr* ontbreken oom op+@exist op+@period opa opa+@wish open+@self opgel*+@exist opgel*+@other
        -1 opges* opgeschreven opsta* opstaan ora ora+@better ora+@give ora+@self orolo*+@not orolo*+@wish ortei* orto
        -1 oscura ossig* ossigeno otto+@minutes ou+@know ou+@wish oublie oude+@sport our out+@trapped oveja* ovejas
        -1 over own+@guilt oxige* oxigenio oxigeno pack+@ask padel paix pales*+@here panci* pancia panic* panico
        -1 pansement panta* pantalla pantalon pantu* panturrilha papa+@ask papa+@wish papi para+@eat para+@end
        -1 para+@faint para+@find para+@here para+@off para+@other para+@pills para+@soon para+@thin paral* parallele
        -1 parar parco* parcours parle* paro paro+@other part parti partida partiels partita parts party pas+@exist
        -1 pas+@here pas+@life pas+@means pas+@wish pasad* pasea* paseo* paseos pasos pass passa*+@more passata
        -1 passato passe*+@eat passe*+@wait passed passeggiata passeio passi+@ask passo* passo*+@earn passos passt
        -1 passt+@again passw* password passwort past+@other pasta pasti*+@past pastilla pastillero paura+@give pausa
        -1 pause pb pe+@wait pecho pecs pecto* pectoraux pedac* pedacos pedalar pedi pelic* pelicula penda*+@here
        -1 penda*+@pills penda*+@self pensavo pensi* pensioen peopl*+@ask peque* peque*+@eat pequeno per+@end
        -1 per+@here per+@lose per+@pills percentile perco* percorso percu* percurso perde perde*+@body perdi+@self
        -1 perfe* perfect perfetto pergu*+@ask pergu*+@eat perguntar perna* perna*+@die pernas pero+@ask pero+@other
        -1 pero+@self personal perto perze* perzentil pesag* pesagem pesar* pesar*+@each pese pese+@wait peser pesi
        -1 peso petiscos petit petit+@eat peux+@more peux+@sport pezzi photo photographie physio picad* picaduras
        -1 picar picco* piccolo picot* pied piedi+@all pieno piern* pierna piernas pijn+@more pijn+@wait pijn+@water
        -1 pille*+@pills piogg* pioggia pique piscina piscine piso piso+@stop piu+@control pizza plaisir planc* plank*
        -1 plank+@enough planken plano+@doit plano+@eat plano+@wait plant* plas pleis* plus+@afraid plus+@better
        -1 plus+@exercise plus+@means plus+@pain pluto* plutot podca* podcasts poi+@all poitr* poitrine polic*
        -1 polic*+@eat policial pollo polpa* polpaccio pols pompe* pompes pool por+@exercise por+@find por+@here
        -1 por+@pills por+@thindrink por+@water portapillole porti* portions porto pose posso+@life posso+@more poste
        -1 postr* postre pote+@ask potje pour+@exercise pour+@family pour+@here pour+@other pour+@pills pour+@they
        -1 pourq*+@self pra+@count pra+@date pra+@exercise pra+@vision prach* prachtig pranc* prancha prate*
        -1 preci*+@know preci*+@wish precisa preciso premiere prend*+@means preoc*+@few prepare prepari presc*
        -1 prescrit presq* presque pressao pressure prevenzione previ* previ*+@self previens prik prikt prima
        -1 prima*+@go prime* prime*+@again primeira primera print*+@self probl*+@know probl*+@wish prof profe*
        -1 professora progr*+@go prome*+@give pross*+@not prote* protein proteina proteines prova+@ask prova+@eat
        -1 proxi*+@life proze* prozent prueb* prufung prufungen puebl* pueblo puedo puedo+@life puis pull puls pulse
        -1 pulse+@ask pulso+@ask pulso+@calm puntu* pupilas pupillen pupilles put+@self quand*+@other quand*+@wish
        -1 quant* quant*+@data quant*+@exercise quant*+@minutes quant*+@night quantas quante quanto quara*+@minutes
        -1 quaranta quare*+@count quartal quarter quase+@faint quatr*+@height quatro quatt* quattro que+@alone
        -1 que+@ask que+@better que+@earn que+@few que+@food que+@fun que+@means que+@minutes que+@need que+@pills
        -1 que+@swelling que+@work quede queimei quell*+@minutes quella queme queme+@here queme+@pills quer
        -1 queri*+@sleep quero+@calm quest* quest*+@data quest*+@give quest*+@other quest*+@sport qui+@blood
        -1 quier*+@exercise quier*+@here quier*+@hope quier*+@life quier*+@lose quier*+@sleep quier*+@wake quiero
        -1 quilo* quilo*+@ask quilo*+@eat quilometro quilos quind* quindi quint* quint*+@not quint*+@self quinta quita
        -1 quitarme quota raad raad+@self raadt raar race+@each races rad radel* radeln radfa* radfahren radto* raffr*
        -1 raffreddore raise ralentit rameu* rameur ran+@self rando rando+@doit rapid*+@without rappe*+@self rappel
        -1 rappelle rare rate+@ask ratio rauch*+@stop readi* reagi* reali* realistas reaso*+@self recei* receita
        -1 recep* recept recet* rechnung recht* recor*+@lose record recov* recovery recue* recuerdamelo recuperacion
        -1 recuperation refor*+@self refre* regal regel regim* regime regis* regle* regles reis reken* rekening rekoe*
        -1 rekor* rekord relieved relog* relog*+@not relogio reloj reloj+@know reloj+@wish remed* remedios
        -1 remin*+@self remind remis* remise remo remo+@ask renne* renne*+@self rennen rente rentre renun* repas
        -1 repas+@know repas+@wish repos* repro*+@not resfr*+@not resil*+@self resistere respi*+@pain respiracion
        -1 respire rest resta*+@ask resta*+@doit restaurante reste+@sit resti*+@skip retom* retomo retraite retro*
        -1 retrouve revei* reveil revoi* rezep* rezept rhr rhume rider* ridere rides rifac* rifaccio rifar* rifare
        -1 right rigid* rigido ring rings ringt rinun* rinuncio ripar* riparte ripet* ripetute ripos* riposo rir rire
        -1 risa rise ritar* ritardo rodillas roman roman* ronfle rovin*+@other rovina rucke* ruder* rug+@pain rugza*
        -1 rugza*+@ask rugzak ruhep* run+@hunger runne* runners ruste* rusten ruta s+@night sabad* sabad*+@not sabado
        -1 sabat* sabato saber+@self sabor sac sache* sache*+@ask sachez sag+@self sage sagt+@self sah sai saiba
        -1 saiba+@ask saign* saio saiso* saiso*+@end saison salgo salta salta*+@here salta*+@pills salta+@ask saltata
        -1 saltato salte+@here salte+@pills salut*+@self salutato samed* samedi samst* samstag sang+@here sangr*+@end
        -1 sangro sans+@food sans+@sugar sans+@thindrink sapat* sappi* sappi*+@ask sappia saran*+@all satur*
        -1 saturacion saturday sauer* sauerstoffwert saute* saute+@they sauter saw+@self sayin* saying says+@self
        -1 sbatt* scadenze scapo* scapole scesa schee* scheelt schen* scher*+@ask scherm schermo schic* schla*
        -1 schla*+@again schla*+@ask schla*+@wish schla*+@worse schlaft schlaganfall schlapp schle* schlecht
        -1 schme*+@minutes schna* schni* schnitt schoenen schon schon+@ask schou* schouder schouderbladen schri*
        -1 schri*+@count schri*+@scale schrijf schritt schritten schul* schulterblattern schwarz schweren schwi*
        -1 schwindlig scont* sconto score+@self scors* scorsa scott* scratched scree* screen scrivania sdnn se+@binge
        -1 se+@exercise se+@not se+@past se+@self se+@wait seanc*+@self seaso* seaso*+@go seaso*+@gone season secca
        -1 seco second sedut*+@all segna segno+@here segno+@pills segun* segun*+@decide segun*+@soon seguro
        -1 sehe+@nobody sein+@wish seine* seinen seis seis+@ask seit+@other seit+@they seizo* seizoen sem+@breath
        -1 sem+@sport sem+@thindrink semaforos semaines seman* seman*+@again seman*+@ask seman*+@skip semana semi
        -1 sempr*+@tired sende* sendero sens+@better senta* senti*+@exercise senti*+@here senti*+@pills sentier
        -1 sentiero sento sento+@better senza+@exercise sept+@past ser ser+@self serai+@data serai+@exercise
        -1 serai+@not sere seria+@better serie* series sert serve* serve+@here serve+@pills ses+@data ses+@exercise
        -1 ses+@not sessi* session sette* settembre setti*+@future seul seven seven* seven*+@height seven+@night
        -1 seventy sfida she she+@ask she+@say she+@wish shift shift* shifts shop shoul*+@know si+@self si+@skip
        -1 si+@sport sich+@data sich+@self side sie+@more siebe* sieben siehs* siehst siemp* siempre sient*+@better
        -1 sient*+@guilt sim simples sin+@thindrink since since+@date since+@face since+@morning sincr* sind+@self
        -1 sinds+@they sinis* sinto+@find sinto+@need sirve siste*+@wish sisters sit sitz six six+@minutes size
        -1 skin+@fever skinn* skinny skip+@thindrink skipp* skipp*+@means skipped slaap slaap+@ask slape* slapen
        -1 sleep+@look sleep+@say sleeper slept+@wish sloopte smett* smetta snacking snel snijd* snori* snoring
        -1 so+@control so+@decide so+@end so+@minutes sobre socco* soccorso sohn soire* soiree sold solei* soleil
        -1 sollt*+@self solo+@give solo+@sorry solo+@tired solo+@wish some+@ask some+@someone sommeil sommi*+@someone
        -1 somniferos son+@ask son+@wish sonne sonnt*+@empty sonnt*+@nothing sonntags sono+@know sono+@sleep
        -1 sono+@thin sono+@wish sopor* sopor*+@more soporto soppo* soppo*+@more sopporto sorel* sorella sorri*+@face
        -1 sorriso sors sort sorti* sortir sou+@swelling soula*+@wish soule* sourire sous+@here sous+@pills sozinho
        -1 spann* spate* spazi* spazieren spaziergang speec* speech speic* speichern spero spero+@give spesa spierpijn
        -1 spin spin+@class splen* spo sports spost* spray sprin* sprin*+@count sprin*+@kill springe sprint squad
        -1 squat squat* squats stad stagi* stagione stair* stairs stal stanc* stanc*+@wait stanchezza standing stann*
        -1 stanno stapp* stapp*+@ask stare stark* starke stars start start* start*+@exercise start+@thindrink starts
        -1 stato steck* steg steif steigung step step+@count steps+@self sterb*+@past stern* sterr* sterretjes stessa
        -1 stiff stijf stijv* stijv*+@arm stijve stimm* stimm*+@self sting sto+@better sto+@few stockwerken stoel
        -1 stop+@head stop+@thindrink stort stort* storto strangely strap strec* strecke stree* stretches strin*
        -1 stringe stuck studi*+@lose stufo+@give stuhl stund* stund*+@pills stund*+@sleep stunden subid* subida
        -1 subit* sucre suffe* suffit sugar sugge* suggest suici*+@not suicido suiker suis+@burden suis+@die
        -1 suis+@doit suis+@here suis+@self suits suivr* suivre suizidal suizidpravention sul+@data sul+@feel
        -1 sulla+@life sulla+@scale summe* summe*+@wish summer sunda* suona* suona*+@all suonata super suppl*
        -1 suppl*+@here suppl*+@pills suppo* suppo*+@more supporte sur+@self sus+@data sus+@exercise sveglia swim
        -1 switc* switch swum sync t t+@other ta taart tablet tablettenbox tage tagen tagli*+@other taille talon
        -1 tan+@tired tanda* tandarts tandempartner tandv* tandvlees tanto+@food tapis tarde tarta tarta* tartaruga
        -1 te+@decide te+@eat te+@look te+@say tea techn* tel telef* telefono telli* telli*+@self telling tem+@more
        -1 temp tempe* tempe*+@ask temperature tempo+@sorry ten+@scale tende* tendencia tendre tenen tengo+@ask
        -1 tengo+@tired tenho+@again tenho+@forever tenir tensa* tensao terca terce* tercera termi*+@count
        -1 termi*+@pills termi*+@soon termina terrace terrasse terri* terrible testa testa+@ask testamento teste tete
        -1 teve teve+@end thank* thanks that+@exercise that+@thindrink the+@again the+@binge the+@class the+@data
        -1 the+@date the+@decide the+@die the+@doctor the+@fall the+@family the+@fat the+@food the+@height the+@last
        -1 the+@look the+@lose the+@night the+@pain the+@thing thera* there thing thing+@self this this+@data
        -1 this+@exercise this+@past tho those thyro* thyroid tiemp* tiempo tien+@minutes tien+@scale tijde* time+@ask
        -1 time+@doit times tin tiny tips tirad* tired+@data tirit* tirita to+@again to+@fall to+@know to+@life
        -1 to+@lose to+@period to+@self to+@thindrink to+@tried to+@wake tocht tocht* tocht*+@earn tochter tocou
        -1 toda+@here toda+@pills toda+@self today+@self todmu* todmude todo+@control toeko* toekomst toen+@self
        -1 toget* together togli togli+@here togli+@pills told+@self tomo+@find tomor*+@self too+@few too+@hunger
        -1 too+@self too+@soon toon torci* torcida toren torre+@wish torta torte tot+@wish total+@data total+@exercise
        -1 touch* tour tout+@end tout+@family tout+@go toute*+@they toute+@here toute+@pills tower traba*+@wish
        -1 trabajo track trage* tragen tragu* traguardo trail* trail+@exercise trail+@sport train train*+@skip
        -1 train+@train trainiere trainieren tramp* tranq* tranquille trans* transpire tras tras+@here tras+@pills
        -1 trata*+@ask trava* travail trave* travers tre tre+@date tre+@scale trein* treinar trekk* trekking trent*
        -1 trent*+@scale trentesimo trentieme trepp* treppen tres tres+@date trink* trinke trois trop+@eat
        -1 tropp*+@soon troqu* troquei truc try tucke* tucke*+@thindrink tucked tue tuera* tuerais turni turno+@here
        -1 tut+@not tutta tutta+@here tutta+@pills tutto+@thing tuve+@other tuvo twaal* twaal*+@minutes twaalf twee
        -1 twee+@minutes tweel* tweeling twint*+@minutes two uber+@self ublic* ubung* ubungen uccid* uhr uhr+@sit
        -1 uhrba* uhrband uit uit+@thindrink uit+@vision uitge* ultim*+@date ultim*+@scale ultima ultras um+@decide
        -1 um+@few um+@more um+@off uma+@date uma+@eat uma+@letter umbringen un+@few un+@grams un+@height un+@hide
        -1 un+@minutes un+@off un+@planned una+@film una+@food una+@minutes una+@other una+@sport unas uncle
        -1 und+@control und+@feel und+@go und+@look und+@more und+@not und+@pills und+@scale und+@sleep und+@wait undo
        -1 une+@minutes une+@reason unico+@ask unser* unsere unten unter*+@sit unterm up+@thindrink up+@wait ur urlau*
        -1 urlaub us usa usual uur+@sleep va va+@better va+@control va+@self vaak vacci* vacia vacie+@other vacun*
        -1 vado van van+@morning van+@period van+@self van+@thindrink vanda* vanda*+@again vanda*+@ask vanda*+@blood
        -1 vanno vea vecch*+@thing vecchia vede veder*+@self vegan vegan* vegana vegetarisch veio vejo+@reason velha
        -1 veloci vendr*+@self vener* vener*+@ask venerdi vent venti+@minutes vento ventr* ventre ver ver+@pills
        -1 ver+@self veran* verano verbrand verdien verga* vergelijk vergl* vergleich verhu* verhuizen verja*+@wish
        -1 verka* verko* verko*+@end verkoudheid verlo* verloren vermi*+@self vermisse vermo* verpe* verpest versa*
        -1 versc* verschlafen versicherung verspannt verstop verti* vertigo vertrek verva* vervangen ves vesci*
        -1 vescica veut+@say veux+@ask veux+@end veux+@few veux+@lose vi+@vision viagg* viaggio viajo vicin*+@other
        -1 vida+@here vieil* vieillir vieja viele* viele+@minutes vielen viend* viene+@alone viene+@few viene+@not
        -1 vier vier+@height vierz* vierzig vieux vijf villa* village vinge* vinge*+@cut vinger vino viros* virose
        -1 vista vitam*+@ask vitamine viver*+@without viver+@eat vivir+@without vivre+@without vocht voel voel+@self
        -1 voelt voetb* voetbal vogat* vogatore vogli*+@alone vogli*+@count vogli*+@eat vogli*+@few vogli*+@gone
        -1 vogli*+@kill vogli*+@lose vogli*+@sleep voie voie+@data vois+@soon voisi* voiture vol volho* volhoud volo
        -1 volta+@ask volte volun* voluntario vom+@blood vom+@thing vomi vomit* vomito vonde* vonden voorb*
        -1 voorb*+@ask voorb*+@morning voorbij voorg*+@stop vor vor+@fun vorbe* vorbei vorig* vorig+@past vorige vorm
        -1 vormo* vormonats vorre*+@ask vou+@eat vous vous+@self voyan* voyant vriend vrienden vroeg vuota waar+@ask
        -1 waard* waars* waars*+@self waarschuw wacht* wachtwoord wald walks wandelen wann+@ask wanne*+@need
        -1 want+@calm war+@die war+@night war+@soon wardr* wardr*+@few wardrobe warm wartet was+@accident was+@born
        -1 was+@few was+@fun was+@manage was+@say was+@thindrink wasse* wasser wat wat+@ask wat+@wish watch*
        -1 watch*+@thindrink watch+@die watched water water+@sport we+@tired weari* weari*+@thindrink wearing wecker
        -1 weddi* wedding wedne* week week+@data week+@doit week+@not week+@self weeke*+@end weet+@self weg+@ask
        -1 weggegeven weigh* weigh*+@self weigh+@self weight weit weitermachen weken wekker welch*+@pills welche welk
        -1 welke+@pills welte* welterusten wenig wenig*+@exercise wenig*+@minutes weniger wenn+@die wenn+@they
        -1 went+@off wer+@manage werte wettk* wettk*+@ask wettk*+@data wettkampf what what+@data when+@ask
        -1 when+@letter when+@manage when+@thindrink when+@wish where where+@doit which while while+@self
        -1 why+@thindrink wie+@data wie+@height wie+@pills wie+@sleep wiege* wiegen wil+@all will+@self wind
        -1 winte*+@data winte*+@sit winte*+@tired wis+@self with witho*+@thindrink witho*+@wake woche woche+@all
        -1 woens* woensdag wollt*+@self word+@other work+@ask work+@trapped worko* worko*+@self workout wou
        -1 would+@breath would+@someone wrest* wrestles wrist wunde* wurd+@self x y+@alone y+@ask y+@control y+@few
        -1 y+@other y+@sleep ya+@control yeste*+@ask yet zag zahle* zahlen zapatillas zat+@self zater* zaterdag
        -1 ze+@more zegt zegt+@self zehen zehn+@scale zehne* zehner zei+@self zes+@minutes zetten zia ziek ziel ziele
        -1 ziele* ziele+@need zielen zielf* zielfoto zijn+@data zijn+@exercise zijn+@not zin zin+@more zin+@water zio
        -1 zoals zoals+@tired zodat+@they zonda* zondag zonde*+@thindrink zone zoon zou+@better zu+@calm zu+@doit
        -1 zu+@exercise zu+@few zu+@go zucke* zucke*+@self zucker zum+@eat zum+@exercise zuruc* zuruck zuurs* zuurstof
        -1 zwaar zwanz*+@minutes zwei+@minutes zwei+@pills zwei+@scale zwei+@trapped zweit* zweiten zweitniedrigster
        -1 zwemm* zwemmen zwisc* zwischen zwolf ~<ab ~<abd ~<abe ~<acw ~<ada ~<afe ~<agu ~<al> ~<ale ~<alm ~<alo ~<alp
        -1 ~<ami ~<ana ~<ane ~<ani ~<ant ~<ao ~<aos ~<apu ~<ara ~<are ~<art ~<arz ~<asc ~<at> ~<aul ~<aum ~<aux ~<baa
        -1 ~<bad ~<baj ~<bak ~<bed ~<bel ~<bem ~<ber ~<bic ~<bij ~<bl ~<blo ~<blu ~<bol ~<bos ~<box ~<bu ~<bue ~<buf
        -1 ~<bum ~<bur ~<cam ~<ced ~<cen ~<chl ~<cid ~<cin ~<cit ~<cl ~<clo ~<cop ~<cor ~<cot ~<coz ~<cro ~<cru ~<cue
        -1 ~<cy ~<cyc ~<dag ~<dar ~<day ~<deh ~<der ~<deu ~<di ~<did ~<die ~<dif ~<din ~<dix ~<dob ~<doi ~<dor ~<dua
        -1 ~<dy ~<dyi ~<ea ~<ear ~<eat ~<eet ~<eis ~<ej ~<eje ~<el> ~<ene ~<env ~<epa ~<era ~<eri ~<err ~<esa ~<ese
        -1 ~<ete ~<exe ~<fas ~<fav ~<fel ~<fes ~<fib ~<fie ~<fir ~<fit ~<fl ~<fle ~<flo ~<foo ~<fot ~<fri ~<fro ~<fru
        -1 ~<fu ~<fue ~<fut ~<gam ~<ge ~<ge> ~<gem ~<gen ~<ges ~<gev ~<gi ~<gim ~<gio ~<gir ~<gl ~<gla ~<gom ~<gra
        -1 ~<gri ~<gum ~<h> ~<hah ~<hai ~<hal ~<ham ~<heu ~<hil ~<hit ~<hiv ~<hog ~<hor ~<hos ~<hou ~<hoy ~<hr ~<hrv
        -1 ~<hun ~<ict ~<iog ~<jan ~<jef ~<jo ~<joe ~<jou ~<jub ~<jun ~<kaf ~<kar ~<kc ~<kca ~<kg ~<kg> ~<kil ~<km>
        -1 ~<kne ~<koc ~<kof ~<kok ~<koo ~<kr ~<kre ~<kri ~<ku ~<kui ~<kun ~<kur ~<la> ~<lax ~<lay ~<lem ~<len ~<ley
        -1 ~<lij ~<lin ~<lis ~<llu ~<loh ~<low ~<lus ~<mad ~<mag ~<mai ~<map ~<maq ~<mar ~<mel ~<men ~<mia ~<mid ~<mil
        -1 ~<mit ~<mon ~<moo ~<mus ~<nac ~<nap ~<neg ~<nei ~<nig ~<nor ~<nos ~<nov ~<nue ~<nut ~<oe ~<oef ~<ogg ~<oi
        -1 ~<oit ~<ok ~<ok> ~<old ~<oli ~<oma ~<opa ~<opg ~<ops ~<opt ~<or ~<ora ~<ore ~<oro ~<ott ~<oud ~<oui ~<ox
        -1 ~<pe> ~<ped ~<pes ~<pet ~<ph ~<pho ~<phy ~<pla ~<po> ~<pom ~<poo ~<pos ~<pri ~<pub ~<pul ~<pup ~<pus ~<raa
        -1 ~<raf ~<ral ~<ran ~<rap ~<re ~<rel ~<rem ~<ren ~<reu ~<rh ~<ri ~<ric ~<rid ~<rif ~<rin ~<rir ~<rit ~<rod
        -1 ~<rom ~<ron ~<rou ~<ruh ~<rus ~<sab ~<sac ~<sat ~<sau ~<saw ~<sba ~<sd ~<sea ~<sec ~<seq ~<sev ~<sk ~<ski
        -1 ~<slo ~<smo ~<sn ~<sna ~<sno ~<snu ~<sof ~<sop ~<sp ~<spi ~<spo ~<sq ~<squ ~<str ~<stu ~<sub ~<sug ~<sun
        -1 ~<swi ~<sy ~<t> ~<tag ~<tas ~<tev ~<tia ~<tie ~<tio ~<tir ~<toc ~<toe ~<tog ~<top ~<tor ~<tos ~<tr ~<tra
        -1 ~<tre ~<tri ~<tw ~<two ~<uh ~<uhr ~<ul ~<ult ~<ups ~<usa ~<uu ~<uur ~<vac ~<vam ~<veg ~<vic ~<vie ~<vri
        -1 ~<vul ~<wa ~<wal ~<was ~<wat ~<wed ~<wij ~<win ~<wir ~<woc ~<wro ~<yog ~<za ~<zah ~<zap ~<zia ~<zit ~<zom
        -1 ~<zon ~<zuc ~<zw ~<zwe ~aaf ~aafd ~aag ~aag> ~aapt ~aars ~aart ~aba ~abac ~aban ~abat ~abd ~abdo ~abel
        -1 ~aben ~abes ~abil ~abs> ~abt ~abt> ~ac> ~aca> ~acad ~acco ~accr ~acel ~acen ~acha ~acin ~acks ~acl ~acle
        -1 ~aco> ~act ~acti ~acw ~acwr ~ad> ~adei ~adel ~aden ~adi> ~adin ~admi ~ado ~adr ~adt ~adt> ~afd> ~afe> ~afei
        -1 ~afen ~aff ~affe ~afic ~afie ~aft> ~ag> ~aga> ~agb ~agbo ~ageo ~agna ~agne ~ago> ~ags ~ags> ~agu ~agua
        -1 ~aguj ~ahl ~ahl> ~ahr> ~aig ~aign ~aigr ~ail ~ail> ~aine ~aini ~aio ~aio> ~aisa ~ajar ~akf ~al> ~alad ~alas
        -1 ~aldo ~aleg ~alem ~aler ~ales ~aleu ~alf ~alf> ~ali> ~alis ~alit ~aliz ~alk ~alle ~allt ~allu ~alo ~alor
        -1 ~alp ~alte ~alto ~ambe ~ame ~amed ~amen ~ami ~ami> ~amin ~amis ~amm> ~ammi ~amp ~ams ~amst ~ana> ~anal
        -1 ~ance ~anci ~ande ~andj ~andu ~andv ~anei ~angi ~ank> ~annt ~ano ~ano> ~ansa ~ante ~anua ~aou ~apat ~apen
        -1 ~api ~apia ~apid ~apj ~apje ~apo> ~apol ~appl ~aps> ~apt ~apt> ~apte ~apu ~apun ~apy ~aque ~arav ~arba ~arc
        -1 ~arch ~ardi ~arli ~arm> ~arml ~arne ~aron ~arp ~arpe ~arsc ~art ~arts ~arty ~arz ~as> ~asad ~asce ~aseo
        -1 ~asio ~asl ~assa ~assi ~asst ~aste ~astr ~astu ~atc ~atch ~atea ~ater ~ath ~athl ~atho ~atic ~atil ~atiz
        -1 ~atl ~atlo ~ato ~aton ~ator ~atre ~atro ~att> ~atu ~atur ~aub ~aubt ~aufs ~aufw ~aul ~aula ~aule ~aume ~aun
        -1 ~auna ~aunt ~ausa ~ausd ~ausi ~ausr ~auto ~auwg ~auz ~auze ~avam ~avec ~avel ~avis ~avvi ~avy ~avy> ~aw>
        -1 ~ayed ~ays ~ays> ~ayun ~azo> ~ba> ~baa ~baas ~baco ~bad ~bad> ~baja ~bak ~ball ~band ~barb ~barr ~bars ~bas
        -1 ~bat ~bati ~batt ~batu ~bauc ~bbel ~bbia ~bdo ~bebi ~bed ~bed> ~bedt ~beet ~befo ~bego ~bei> ~bel ~bel>
        -1 ~bela ~bell ~bem ~bem> ~bend ~bene ~berg ~bett ~bewe ~biam ~biat ~bic ~bici ~bid ~bida ~bij ~bij> ~bik
        -1 ~bila ~bim ~bimo ~biot ~blaa ~blar ~blas ~blic ~bloo ~boa> ~boek ~bol ~bol> ~bolh ~book ~borr ~bos ~box
        -1 ~box> ~bran ~bril ~broc ~bros ~bs> ~bscr ~bt> ~buc ~bue ~buen ~buf ~buik ~bum ~bump ~bun ~bur ~bus> ~caff
        -1 ~cai> ~cak ~cake ~cal ~cald ~calo ~cam ~cami ~camm ~camp ~cano ~cans ~capo ~carb ~card ~carp ~cati ~cch
        -1 ~cchi ~ccol ~ccor ~ccr ~ccro ~ce> ~ced ~cedo ~ceit ~cen ~cens ~cent ~cha> ~chas ~chat ~chez ~chic ~chil
        -1 ~chin ~chio ~chla ~chn ~chne ~chnu ~choc ~choe ~choo ~chra ~chro ~chti ~chts ~chuh ~chui ~chuv ~chuw ~chw
        -1 ~chwi ~ciai ~cic ~cice ~cici ~cin ~cinc ~cini ~cinq ~cios ~ciz ~cizi ~cke ~cken ~cker ~ckli ~cle> ~clet
        -1 ~clo ~clor ~coci ~cola ~coli ~coll ~coma ~cons ~coo ~cook ~cool ~copi ~cor ~cord ~coro ~cot ~cote ~couc
        -1 ~coug ~covi ~coz ~cozi ~cra ~cran ~cred ~cree ~crep ~crip ~cro ~croc ~croi ~cru ~cru> ~cruc ~cti ~ctio
        -1 ~ctiv ~cto ~cto> ~ctor ~ctus ~cuat ~cue ~cues ~cuis ~culo ~cupe ~curi ~curs ~cwr ~cwr> ~cyc ~cycl ~daag
        -1 ~daal ~dade ~dag ~dag> ~dagb ~dais ~dal ~dale ~dali ~dame ~damo ~danc ~day ~day> ~days ~dda ~dda> ~ddag
        -1 ~ddel ~ddin ~deas ~ded ~ded> ~dee ~deee ~deh ~dehn ~deir ~del ~del> ~dem> ~dens ~derd ~deru ~desm ~desn
        -1 ~det ~dett ~deu ~deut ~deux ~dez ~dez> ~dga ~dgaa ~dia> ~dias ~diat ~did> ~diec ~diee ~diez ~dif ~digi
        -1 ~digt ~dije ~dil ~dile ~dill ~dio ~diol ~disd ~disl ~dist ~dit ~dita ~dix ~dix> ~dizz ~dje> ~dmi ~dmil ~dmo
        -1 ~dmoe ~dob ~dobl ~dobr ~dodi ~does ~doi ~doig ~doit ~dolc ~dom ~domi ~donn ~door ~dore ~dorm ~dort ~draa
        -1 ~dram ~drig ~drij ~drin ~dron ~dti ~dtim ~duas ~due> ~dui ~duit ~dunn ~dura ~duto ~duv ~duvi ~dyi ~dyin
        -1 ~eadi ~eadm ~eag ~eak> ~ean ~eanc ~eano ~earl ~eat ~eat> ~eau> ~eavy ~ebol ~echs ~eci> ~eco ~ecor ~ecra
        -1 ~ect ~ecto ~ecu ~ecup ~edal ~edd ~edda ~eddo ~edev ~edi ~edi> ~edia ~edil ~edim ~edri ~edst ~edt ~edti
        -1 ~edui ~ee> ~eede ~eee ~eeen ~eerd ~ees ~ees> ~eet ~ef> ~efen ~eff> ~efo ~efon ~efor ~efr ~egan ~egas ~ege
        -1 ~eges ~eget ~egev ~egon ~egos ~egri ~egum ~ehn ~ehn> ~ehne ~eia ~eia> ~eias ~eie ~eier ~eif ~eigh ~eij
        -1 ~eijo ~eil ~eill ~eime ~eina ~eini ~eino ~eira ~eis ~eis> ~eise ~eita ~eizo ~ejas ~ejer ~ek> ~ekk ~ekke
        -1 ~ekoe ~ekom ~eku ~el> ~eldi ~elet ~elh ~elho ~elk> ~ell ~ella ~elle ~eln ~eln> ~elo ~eloo ~eltu ~embe ~embr
        -1 ~emet ~emin ~emo ~emor ~empe ~empl ~empr ~enag ~enci ~endu ~ener ~engr ~enis ~eniv ~enna ~enne ~enni ~ennt
        -1 ~eno> ~enot ~enta ~ento ~envo ~eos ~eos> ~ep> ~epau ~epe ~epen ~epes ~epij ~epl ~epla ~epos ~epre ~ept
        -1 ~ept> ~equ ~eque ~erap ~erav ~erbr ~erci ~erdu ~erei ~erem ~eret ~erg> ~ergi ~erm> ~ern ~ern> ~erna ~ernc
        -1 ~erno ~eroe ~errl ~ersl ~erst ~ertr ~erun ~erva ~eryt ~erzi ~erzo ~esam ~esas ~esay ~esca ~esce ~escu ~esem
        -1 ~esf ~esfr ~esim ~esin ~esio ~esiu ~esla ~esni ~espa ~espo ~espr ~ess> ~essi ~estr ~estz ~eta> ~etar ~etas
        -1 ~etc ~etch ~etes ~eti ~etir ~etis ~etit ~etj ~etje ~eto> ~etra ~etse ~etsj ~etta ~eue ~euf ~euf> ~eun>
        -1 ~eund ~eune ~euni ~eure ~euwe ~eval ~evat ~eve> ~evie ~evr ~evre ~ew> ~ewan ~eweg ~exag ~exao ~exe ~exer
        -1 ~exio ~expl ~eyen ~ezen ~ezet ~fa> ~fact ~fann ~fart ~fas ~fast ~fav ~favo ~fe> ~fee ~fee> ~fees ~feie
        -1 ~fein ~fell ~fem ~fen ~fen> ~fer> ~fero ~fes ~fest ~fet ~ffe> ~ffee ~ffie ~ffl ~ffli ~ffre ~fgeg ~fib ~fibr
        -1 ~fie ~fieb ~fiek ~fiet ~film ~fir ~fisi ~fit ~fit> ~fle ~flem ~flex ~fli ~flin ~flo ~flos ~flu> ~flue ~foi>
        -1 ~foo ~foot ~form ~fot ~foto ~frac ~fre> ~fred ~freu ~fri ~fria ~fro ~froh ~from ~fru ~fruh ~fst ~fste ~ftr
        -1 ~ftre ~fue ~fuh ~fumo ~fung ~fut ~futb ~fute ~futu ~fwa ~fwar ~fwe ~fzei ~ga> ~gac ~gach ~gamb ~game ~gan>
        -1 ~gao ~gao> ~gas ~gas> ~gate ~gbo ~gboe ~gefe ~gege ~geht ~geku ~gel ~gel> ~gelo ~gen> ~geno ~geo ~ger>
        -1 ~gese ~gesp ~gest ~geta ~getr ~gev ~geva ~geve ~gewi ~ggeg ~ggi> ~ggia ~gher ~ghi ~ghi> ~giat ~gic ~gim
        -1 ~gimn ~gin ~gin> ~gina ~gio ~gioi ~giq ~giqu ~giro ~gla ~glac ~glau ~glet ~glic ~gna ~gnat ~gne ~gnes ~gnot
        -1 ~gom ~gon> ~gos> ~gra ~gra> ~graf ~gram ~gran ~grap ~grav ~gre ~gres ~gri ~gria ~grif ~grig ~grip ~gro
        -1 ~gro> ~gsl ~gslo ~gss ~guis ~guj ~guje ~gum ~gume ~gza ~ha> ~haaf ~hah ~hal ~hale ~half ~har ~hart ~hase
        -1 ~havi ~hea ~heat ~heav ~heer ~hef> ~hefe ~hei> ~heia ~heis ~helf ~hell ~hema ~heri ~hero ~herr ~hest ~heta
        -1 ~heu ~heur ~heut ~heve ~hez ~hic ~hich ~hif ~hija ~hike ~hiki ~hil ~hild ~hili ~hilo ~hini ~hio ~hio> ~hit
        -1 ~hitt ~hitz ~hius ~hiv ~hive ~hl> ~hla ~hlaf ~hle ~hlec ~hlen ~hlo ~hlon ~hlor ~hnar ~hnel ~hnt ~hnt> ~hnu
        -1 ~hoco ~hoe ~hoen ~hoge ~hol ~hol> ~holi ~hon> ~hong ~hool ~hora ~horl ~hosp ~hot ~hoto ~hou> ~hoy ~hoy>
        -1 ~hra ~hram ~hrap ~hren ~hrer ~hrv ~hrv> ~hti ~htig ~htis ~hts ~htsc ~huh ~huhe ~huif ~hun ~huv ~huva ~huw
        -1 ~huw> ~hwi ~hwin ~hys ~hysi ~iado ~iai ~iaio ~iaj ~iaja ~iaje ~iami ~iano ~iar> ~ias ~ias> ~iat ~iat> ~iath
        -1 ~iatl ~iba ~iba> ~ibe> ~ibr ~ibri ~ibro ~ic> ~ica> ~ice ~ice> ~icet ~icl ~icle ~icor ~idad ~idd ~idda ~idde
        -1 ~ide> ~idee ~ides ~idet ~idou ~ieb ~iebe ~ieci ~iedi ~iedr ~iee ~ieen ~ieet ~ieg> ~iege ~iej ~ieja ~iejo
        -1 ~iek ~iek> ~iemp ~ieno ~ier> ~ierd ~iern ~ierz ~ies ~ies> ~iesc ~iest ~ieto ~iets ~iez ~iez> ~ifa ~ifac
        -1 ~iff ~ific ~ift ~ift> ~igam ~iger ~igi ~igiu ~igno ~igos ~ije> ~ijf ~ijft ~ijg> ~ike ~iker ~ikes ~iki ~ikin
        -1 ~il> ~ila ~ilac ~ild> ~ili> ~illi ~ilm ~ilm> ~ilo> ~ilom ~ilos ~ima> ~imei ~imn ~imna ~imos ~ina ~inar
        -1 ~inas ~inat ~inco ~ine> ~inem ~infl ~inh ~inha ~ini ~ini> ~inie ~inig ~inin ~inir ~inn> ~inne ~inni ~inoc
        -1 ~inq ~ints ~inv ~inve ~iny ~iny> ~iog ~ioga ~iogg ~ioi ~ioia ~iol ~ioli ~ion ~ione ~ionn ~ios> ~iosi ~ioti
        -1 ~ipe ~ipo ~ipos ~ipp ~ips ~ips> ~ipt ~ipti ~iqu ~ique ~irb ~irbt ~irit ~irmi ~iron ~iros ~irr ~irve ~isch
        -1 ~isci ~isd ~ises ~isic ~isin ~isli ~iso ~isol ~ispe ~isst ~ista ~ital ~itam ~itei ~iti> ~itm ~itmo ~itn
        -1 ~itt ~itt> ~itta ~itts ~ity ~ity> ~iuni ~iuno ~iuso ~ivan ~ivee ~ivel ~ivit ~ivro ~ix> ~izad ~izi> ~izo
        -1 ~izoe ~izz ~izzy ~jan ~jan> ~jant ~jar ~jar> ~jec ~ject ~jef ~jefe ~jerc ~jet> ~jft ~jft> ~jg> ~joe ~joel
        -1 ~jog ~jogg ~joro ~jou ~jour ~jub ~jubi ~juin ~jun ~juni ~kaf ~kaff ~kalt ~kam> ~kca ~kcal ~ken ~ken> ~kerc
        -1 ~kes> ~kg> ~kig ~kige ~kil ~kilo ~kine ~kip ~kke ~kken ~kki ~kkig ~klau ~klic ~klim ~km> ~kne ~knee ~koe
        -1 ~koef ~koek ~kof ~koff ~kok ~koke ~koo ~koor ~kou ~koud ~krat ~kre ~kret ~kri ~kui ~kuit ~kund ~kur ~kurz
        -1 ~kwa ~kwam ~la> ~laag ~laci ~lada ~laf ~laf> ~lafe ~lain ~lan ~lank ~lano ~lap ~lap> ~lape ~lase ~lat>
        -1 ~latt ~laub ~lax ~lay ~laz ~lazi ~lce ~lce> ~lcio ~ldi ~ldig ~ldin ~ldo ~ldo> ~lebr ~lec ~lech ~leed ~lego
        -1 ~legr ~lemb ~lena ~leng ~lep ~lept ~ler> ~lerg ~lex ~lexa ~lexi ~ley ~leye ~leze ~lgad ~lha ~lha> ~lhas
        -1 ~lhou ~li> ~lice ~lieb ~lier ~lift ~lign ~lij> ~lijd ~lin ~line ~linh ~link ~lior ~lis ~list ~lit ~lita
        -1 ~lite ~livr ~lk> ~lko ~lla> ~llat ~ller ~llev ~llin ~llt> ~llu ~llun ~ln> ~loc ~loce ~loci ~log ~loge ~logi
        -1 ~loh ~lohn ~lom ~lome ~lone ~long ~loo ~lood ~lop ~lor ~lor> ~lori ~low ~low> ~lpen ~ls> ~lse> ~lso> ~lt>
        -1 ~ltat ~ltes ~ltit ~ltra ~ltun ~lu> ~lube ~luch ~luen ~luie ~lukk ~lunc ~lust ~lwi ~mad ~magn ~magr ~maie
        -1 ~maig ~mala ~mang ~map ~maq ~maqu ~mar ~mara ~marc ~mare ~marr ~mato ~mbe ~mbe> ~mbes ~mbr ~mbre ~mbro
        -1 ~meia ~meil ~mel ~meld ~mena ~menc ~mend ~menu ~mer ~mer> ~mes> ~met> ~meur ~mezz ~mia ~mia> ~midd ~midi
        -1 ~min ~min> ~mind ~mis> ~mit ~mita ~mito ~mitt ~mlo ~mm> ~mmin ~mna ~mnas ~moed ~moit ~mok ~moki ~moll ~mon
        -1 ~mon> ~mont ~mooi ~morg ~moth ~mp> ~mpar ~mpe ~mper ~mpet ~mpez ~mpf ~mpie ~mpra ~mpro ~mst ~mste ~muda
        -1 ~mus ~musk ~na> ~nac ~nach ~nack ~naf ~nait ~nan ~nand ~nano ~nap ~naps ~nar> ~nas ~nase ~nasi ~nass ~nato
        -1 ~ncak ~ncan ~ncha ~nchr ~ncia ~ncie ~nco> ~ndas ~nde ~ndem ~nden ~ndez ~ndic ~ndid ~ndit ~ndj ~ndje ~ndom
        -1 ~ndon ~ndoo ~ndor ~ndou ~ndu ~ndu> ~nduv ~ndv ~ned> ~nee> ~nege ~nei ~nein ~nel ~nell ~nem ~nen> ~nere
        -1 ~neru ~nesi ~neue ~neuf ~neun ~new> ~nfar ~nfl ~nfle ~nflu ~ngam ~ngao ~ngen ~nges ~nget ~nghi ~ngi ~ngia
        -1 ~ngro ~ngsl ~ngss ~nhan ~nhar ~nick ~nie ~nie> ~nied ~niep ~nies ~nig> ~nin ~nine ~ning ~nio ~nion ~nis
        -1 ~nish ~nist ~nitt ~niv ~nker ~nmid ~nne ~nnee ~nnes ~nni ~nnin ~nnt ~nocc ~noix ~nonn ~nopp ~nor ~norm
        -1 ~nost ~not ~nou ~nous ~nov ~nru ~nsac ~nsar ~nscr ~nsi ~nsig ~nsio ~nsti ~nstr ~nta> ~ntal ~ntav ~ntb ~ntbi
        -1 ~nten ~nter ~ntib ~ntis ~ntit ~ntua ~nuev ~nul ~nurk ~nus ~nuss ~nut ~nvo ~nvoy ~oal ~oal> ~obe> ~obie
        -1 ~occo ~oce ~oce> ~ochi ~ocho ~oci ~ocid ~oday ~oder ~odga ~odic ~odil ~odm ~odmo ~oef ~oefe ~oek ~oel ~oelh
        -1 ~oen ~oene ~oent ~oes ~oes> ~ofa ~ofa> ~offl ~oft ~oge> ~ogg ~oggi ~ogr ~ogra ~ogre ~oh> ~oher ~ohnt ~oho
        -1 ~ohol ~oia> ~oigt ~oiti ~oito ~oix ~oix> ~oje ~ojec ~ojet ~oke ~ol> ~olan ~olaz ~olce ~old> ~olf ~olf> ~oli
        -1 ~olid ~olie ~olin ~olla ~olto ~oma ~oma> ~omb ~ombi ~ombr ~omec ~omem ~omer ~omet ~omi ~omi> ~ompe ~ona
        -1 ~ona> ~onen ~onf ~onfl ~ong ~ong> ~onga ~onis ~onk ~onk> ~onn ~onne ~onno ~ons ~onsi ~onst ~ontb ~oodm
        -1 ~ooi> ~ool ~ool> ~oop ~oop> ~oor> ~oort ~oot ~opa ~opa> ~opg ~opge ~opie ~opit ~opj ~opje ~opon ~optr ~oral
        -1 ~oras ~orbe ~ord> ~orel ~ori> ~oria ~orie ~orin ~ork ~ork> ~orlo ~orma ~orme ~orni ~oro ~oro> ~orol ~oron
        -1 ~orr ~orre ~orro ~ors ~orsa ~orso ~orti ~orts ~ortt ~ortu ~orty ~os> ~osar ~oser ~osid ~oso> ~osp ~ospe
        -1 ~ospi ~oss ~osso ~ostr ~ota ~ote> ~otee ~otei ~oter ~otes ~otif ~otin ~oto ~oto> ~otos ~ott ~otta ~ouch
        -1 ~oud ~oud> ~oude ~oudh ~oui ~oui> ~ouls ~ount ~oupe ~our ~ourb ~ourd ~oure ~ours ~ouru ~oute ~outi ~ouvi
        -1 ~oux ~oux> ~ova> ~ove> ~ovem ~ovid ~ox> ~pad ~pale ~panc ~pani ~pann ~pant ~par> ~pars ~pasa ~pase ~path
        -1 ~paul ~paus ~pauz ~paz ~paz> ~pee ~pee> ~pees ~pel ~pelo ~penn ~pere ~perf ~perz ~pes ~pes> ~pet ~peti
        -1 ~peu> ~pez ~pezo ~pge ~pgeg ~pho ~phot ~phy ~phys ~pia> ~piat ~pica ~pid ~pido ~pie ~pied ~pier ~pinn ~piog
        -1 ~pisc ~pit ~pita ~pje ~pjes ~pla ~plai ~plan ~plee ~plet ~plic ~plui ~poca ~pole ~poll ~pom ~pomp ~poni
        -1 ~pora ~pos ~pos> ~posa ~poss ~poul ~ppel ~ppie ~ppl ~ppli ~ppor ~ppr ~ppri ~pran ~pres ~prik ~prog ~prot
        -1 ~prov ~pru ~pruf ~pte> ~pti ~ptio ~ptr ~ptre ~pub ~publ ~pul ~pule ~puls ~pup ~pupi ~purt ~pus ~push ~py>
        -1 ~quad ~quat ~quel ~quen ~quid ~quin ~quot ~raad ~raaf ~rabt ~race ~rach ~ract ~rada ~raf ~raff ~raga ~rail
        -1 ~rakt ~ral ~rali ~rall ~rama ~rami ~ramm ~ramo ~ramp ~rand ~rank ~rano ~rant ~rapy ~rari ~rasa ~rat ~rata
        -1 ~rato ~ratu ~rav ~rava ~rave ~rbat ~rbes ~rbra ~rbs ~rci ~rcic ~rcis ~rciz ~rco ~rcor ~rcou ~rdag ~rdas
        -1 ~rdio ~rdr ~rdu ~rdur ~reak ~rec ~rech ~reco ~recu ~redu ~reek ~rees ~reff ~rege ~regi ~rein ~rek ~rekk
        -1 ~reko ~rel ~remi ~ren ~ren> ~rend ~renn ~repo ~rere ~resf ~ress ~ret ~retc ~retr ~reu> ~reun ~rgi ~rgic
        -1 ~rgiq ~rhu ~riad ~rice ~rid ~ride ~rie ~rien ~ries ~rifa ~riff ~rig ~rign ~rij ~rijf ~rik ~rik> ~ril ~rila
        -1 ~rill ~rin ~rine ~rino ~rios ~rip ~ripe ~ripo ~ript ~ritm ~riun ~rja ~rjaa ~rk> ~rko ~rkou ~rkr ~rlen ~rlie
        -1 ~rlog ~rloo ~rlor ~rm> ~rma ~rmal ~rmit ~rml ~rmlo ~rnas ~rnc ~rnch ~rnes ~rni> ~rnt ~rnt> ~rod ~rodi ~roe
        -1 ~roen ~rog ~rogr ~roh ~roh> ~roid ~roj ~rom ~roma ~rome ~ron ~rona ~ronf ~rong ~roni ~ronk ~roq ~roqu ~rose
        -1 ~rota ~rote ~rots ~roz ~rozo ~rpe> ~rran ~rrat ~rre ~rren ~rrer ~rreu ~rri ~rri> ~rrib ~rrie ~rrin ~rrl
        -1 ~rrli ~rs> ~rsa ~rsa> ~rsl ~rsla ~rso> ~rsoo ~rst ~rst> ~rsto ~rtan ~rtet ~rti ~rtie ~rtif ~rtis ~rto>
        -1 ~rtou ~rtr ~rtra ~rts ~rtsc ~rtsl ~rtt ~rtte ~rty ~rty> ~ru> ~ruce ~ruf ~rufu ~ruga ~ruh> ~run> ~rung ~runn
        -1 ~runs ~rus ~russ ~rust ~ruta ~rv> ~rva ~rve ~rve> ~rver ~rvie ~rwer ~ryt ~ryth ~rzen ~rzer ~rzi ~rzig ~rzo
        -1 ~rzo> ~rzt ~rzti ~sac ~sach ~saco ~sado ~saig ~saio ~sall ~same ~sami ~sams ~sand ~sano ~sao ~sas ~sast
        -1 ~sat ~satt ~sau ~saun ~saut ~saw ~saw> ~sayu ~sbat ~sca ~scad ~scal ~scan ~scen ~scer ~sch ~sch> ~sche
        -1 ~schn ~scho ~schw ~scic ~scin ~scl ~scle ~scu ~scue ~scul ~scur ~sda ~sdau ~sea ~sean ~seat ~sec ~sech
        -1 ~sedi ~segg ~sehe ~seiz ~sela ~send ~seo> ~seq ~sequ ~ser> ~sert ~sess ~sev ~sfi ~sfr ~sfri ~sida ~sieg
        -1 ~sies ~sigl ~sina ~sinn ~sins ~sion ~siq ~siqu ~site ~siu ~sium ~ske ~skel ~skip ~sla ~slap ~slau ~slep
        -1 ~slie ~sliv ~slo ~sloo ~slow ~smai ~smo ~smok ~sna ~snac ~snel ~sniv ~sno ~snor ~snu ~snur ~sofa ~sol>
        -1 ~soli ~somm ~sona ~sop ~sopp ~sore ~spa ~spaz ~spi ~spie ~spit ~spo ~spor ~spos ~spri ~squa ~sru ~sruh
        -1 ~ssa> ~ssad ~ssba ~sses ~ssi ~ssi> ~ssic ~ssio ~ssis ~ssp ~sss ~sst ~sst> ~stad ~stam ~stau ~ste> ~steg
        -1 ~stij ~stip ~stoe ~stof ~stri ~stro ~stu ~stuc ~stun ~stut ~stze ~sual ~sub ~subi ~subs ~sug ~suik ~sund
        -1 ~supp ~swi ~swim ~ta> ~taba ~taca ~tach ~tad> ~tado ~tadt ~tag ~tage ~tagn ~tags ~talo ~tame ~tami ~tanc
        -1 ~tand ~tap ~tapi ~tapp ~tard ~tars ~tart ~tas ~tas> ~tass ~tat ~tati ~tato ~taur ~tava ~tbi ~tbij ~tbol
        -1 ~tch ~tch> ~tche ~tchi ~tda ~tdag ~teb ~tebo ~tee> ~teer ~teg> ~teit ~teli ~telt ~teme ~teni ~tenn ~tep>
        -1 ~terc ~ters ~tes> ~tesi ~tet> ~tev ~thl ~thlo ~tho ~thon ~tia ~tia> ~tiam ~tico ~tiem ~ties ~tif ~tifi
        -1 ~tigs ~tine ~tiny ~tio ~tion ~tip ~tirb ~tirm ~tisc ~tiso ~tist ~tit ~tit> ~tito ~titu ~tiz ~tiza ~tje>
        -1 ~tlo ~tlo> ~tlon ~tmo ~tmo> ~tne ~toc ~toch ~toe ~toel ~toen ~tof ~tog ~tolt ~ton> ~tona ~tor ~tora ~torr
        -1 ~tort ~tos ~tos> ~toss ~tost ~tra ~traa ~tram ~tras ~traz ~tre ~trea ~tred ~tref ~trei ~tret ~trij ~troe
        -1 ~troq ~troz ~try> ~tsc ~tsch ~tse ~tsen ~tsj ~tsje ~tt> ~tta ~ttac ~ttag ~ttan ~tte> ~ttei ~tts ~tuac ~tuc
        -1 ~tuck ~tund ~tur> ~tus ~tus> ~tutz ~twee ~two ~two> ~ty> ~tza ~tzei ~tzer ~ua> ~uac ~uad ~uadr ~uali ~uas>
        -1 ~uat ~uatr ~ubb ~ube> ~ubi ~ubid ~ubil ~ubim ~ubsc ~ubt ~ubt> ~ubu ~ubun ~ucc ~ucch ~uce> ~uche ~ucke ~ud>
        -1 ~udam ~udh ~udhe ~udio ~uel> ~uela ~uels ~uen ~uenc ~ueno ~uenz ~uere ~ues ~uest ~uev ~ueve ~ufe> ~ufen
        -1 ~ufer ~uffe ~ufr ~ufs ~ufst ~uftr ~ufu ~ufun ~ufw ~ufwa ~ufze ~uh> ~uhe> ~uhen ~uher ~uhet ~uhle ~uhr ~uie>
        -1 ~uif ~uik ~uik> ~uilo ~uin ~uit> ~ukk ~ukki ~ula> ~uldi ~uler ~ull> ~uls> ~ulso ~ult ~ume ~umen ~umer ~umes
        -1 ~ump> ~ums ~unci ~unda ~unde ~ung ~ung> ~unga ~unge ~unh ~uni> ~unio ~unn ~unni ~uns ~uns> ~unt> ~unz ~unzi
        -1 ~uota ~upe ~upe> ~upi ~upil ~uppo ~ups ~ups> ~urad ~uren ~uri ~urin ~urio ~urir ~urk> ~url ~urlo ~urp ~urs>
        -1 ~ursi ~urso ~urta ~uru ~uru> ~usar ~uscl ~uscu ~usd ~usda ~ush ~ush> ~usie ~usk ~uske ~uso ~uso> ~usr ~usru
        -1 ~ussa ~usso ~ussu ~utas ~utb ~utbo ~ute> ~uteb ~utin ~uto ~uto> ~utur ~utze ~uur ~uur> ~uurl ~uva ~uva>
        -1 ~uvai ~uvi ~uvim ~uwe> ~uwg ~uze ~vac ~vaca ~vag ~val> ~vall ~vals ~vam ~vamo ~vat ~vato ~vav ~vavo ~vea
        -1 ~vec ~vec> ~vee ~vee> ~veg ~vega ~vege ~vel> ~velh ~velo ~vem ~vemb ~vend ~vent ~venu ~venz ~verm ~vert
        -1 ~vesc ~viaj ~vic ~vici ~vid> ~vie ~viej ~vier ~vill ~vim ~vimo ~vis ~visa ~viso ~vit ~vite ~voie ~vol>
        -1 ~voll ~vomi ~voya ~voye ~vrag ~vrie ~vro ~vul ~vul> ~vvi ~vvis ~vy> ~wal ~wald ~walk ~wam ~wam> ~wand ~warm
        -1 ~was ~was> ~wat ~watc ~weat ~wec ~wech ~weds ~wee> ~wegu ~wel> ~wem ~wemm ~were ~wett ~will ~wim ~wim> ~win
        -1 ~wind ~wint ~wir ~wis> ~woc ~woch ~work ~wou> ~wr> ~wro ~wron ~xag ~xage ~xer ~xerc ~xio ~xion ~xpl ~xpla
        -1 ~ycl ~yend ~yin ~ying ~ynch ~yog ~yoga ~ysi ~ysio ~yun ~yuna ~zaci ~zad ~zado ~zah ~zahl ~zap ~zapa ~zat
        -1 ~zate ~zato ~zeh ~zehn ~zei> ~zels ~zent ~zete ~zi> ~zia ~ziel ~zier ~zin ~zit ~zit> ~zoen ~zom ~zome ~zona
        -1 ~zone ~zt> ~zti ~ztin ~zuc ~zucc ~zwe ~zwem ~zy> ~zzy ~zzy>
        -2 #100+@sit #20 #20+@self #300 #more #more+@data #more+@not @accident+die @accident+ich @afraid @afraid+@here
        -2 @again+@calm @again+@decide @again+a @again+alto @again+lento @again+me @again+ruhe @again+un @again+una
        -2 @all+@pain @all+af @all+and @all+auf @all+cinqu* @all+despu* @all+dopo @all+e @all+gegev* @all+mundo
        -2 @all+night @all+otto @all+sei @all+weh @all+zegt @arm+coleg* @arm+in @arm+on @ask+@eat @ask+@sport
        -2 @ask+@wake @ask+bello @ask+coma @ask+compr* @ask+corri @ask+dera @ask+dice @ask+diz @ask+e @ask+een @ask+en
        -2 @ask+estir* @ask+faire @ask+foi @ask+i @ask+it @ask+kan @ask+mooi @ask+open @ask+paz @ask+rifar* @ask+route
        -2 @ask+so @ask+te @ask+too @ask+tourn* @ask+van @ask+walki* @ask+weit @ask+would @better+@date
        -2 @better+@decide @better+@few @better+@more @better+@sleep @better+@wish @better+se @better+si @better+with
        -2 @better+wordt @binge+famil* @binge+nacht @blood+un @blue @born+finis* @born+ho @born+merit* @born+sert
        -2 @born+suppo* @born+veux @breath @breath+no @burden+pra @burden+van @burn+aan @burn+dera @burn+la
        -2 @calm+@morning @calm+@not @calm+dag @calm+dagen @calm+na @calorie @car+je @chest @class+@end @class+acabe
        -2 @control+que @count+@thing @count+calor* @cupboard+con @cut+is @cut+ist @cut+o @cut+per @cut+um @data
        -2 @data+@future @data+@thing @data+abbia* @data+dormi @data+hoogt* @data+i @data+km @data+rest @data+weit
        -2 @data+were @date @date+corri @date+en @date+j @date+me @date+move @date+posso @date+pront* @date+propo*
        -2 @date+the @decide+me @die+@ask @die+@other @die+arzti* @die+d @die+dag @die+dan @die+en @die+for @die+gels
        -2 @die+hitze @die+letzt* @die+nachb* @die+on @die+plank @die+si @die+sur @die+tour @die+uhr @die+un
        -2 @die+woche @doctor @doctor+@say @doit+@decide @doit+de @doit+i @doit+me @doit+mundo @doit+outro
        -2 @doit+walki* @doit+you @each+morni* @each+nacht* @earn+dera @eat @eat+#3 @eat+@date @eat+@few @eat+@skip
        -2 @eat+ai @eat+eight @eat+four @eat+ik @eat+mais @eat+na @eat+poco @eat+por @eat+ten @end+@find @end+@someone
        -2 @end+@wake @end+acht @end+do @end+este @end+funf @end+il @end+is @end+mon @end+my @end+por @end+sechs
        -2 @end+todo @end+tutto @end+van @enough+ich @enough+vom @enough+will @exercise+@car @exercise+@more
        -2 @exercise+@morning @exercise+@pills @exercise+@self @exercise+in @exercise+ultra @exercise+with @exist+als
        -2 @exist+dood @face+van @faint+after @faint+for @fall+the @family+@data @family+@future @family+@sleep
        -2 @family+come @family+en @family+esta @family+exage* @family+had @family+is @family+lacht @family+no
        -2 @family+perch* @family+porqu* @family+pour @family+prend @family+se @family+senta* @family+war @feel+@sport
        -2 @feel+de @feel+me @feel+vivo @few+@data @few+@sport @few+@work @few+cansa* @few+de @few+my @few+na
        -2 @few+queri* @few+schne* @few+skip @few+two @film+and @film+e @find+@jump @find+@skip @find+le @find+un
        -2 @find+uno @food+je @forever+a @forever+um @fun+@ask @fun+a @fun+me @fun+quand* @fun+que @funeral+@ask
        -2 @funeral+was @future+@other @future+de @give+fumar* @give+gel @give+gioia @give+grave @give+lasci* @give+mi
        -2 @give+mon @give+nient* @give+piu @give+ripos* @give+testa @give+todo @give+tudo @give+vita @go+@wish @go+en
        -2 @go+in @go+runni* @gone+ben @gone+from @gone+in @gone+un @head+@sleep @head+@sport @head+corre* @head+da
        -2 @head+na @head+no @head+on @heart+@calm @heart+est @heart+s @heart+stond @heart+was @here+@exercise
        -2 @here+@film @here+@kill @here+bater* @here+chale* @here+chora* @here+cigar* @here+corda @here+dista*
        -2 @here+docto* @here+fine @here+linha @here+liste @here+moiti* @here+montr* @here+on @here+paix @here+pluie
        -2 @here+prima* @here+radio @here+rodil* @here+salid* @here+sera @here+sono @here+sorti* @here+tensi*
        -2 @here+tourn* @hide+dans @home+and @hope+@here @hope+@past @hope+@pills @hope+@self @hope+@thing @hope+di
        -2 @hope+for @hospital+@exercise @hospital+por @hunger+witho* @imagine+@night @imagine+la @jump+la @jump+plus
        -2 @jump+runni* @jump+was @kill+@ask @kill+@few @kill+@tired @kill+@work @kill+en @kill+per @kill+por
        -2 @kill+quand* @know+about @know+acabo @know+me @know+n @know+suici* @last+@self @laxative @leg+@wait
        -2 @leg+sayin* @letter+@self @letter+an @letter+ich @letter+tres @letter+une @life+@decide @life+@exercise
        -2 @life+@sport @life+@thindrink @life+@thing @life+@wait @life+@without @life+et @life+in @life+je @life+no
        -2 @life+qual @life+sem @lose+@self @manage+er @manage+mich @manage+niet @means+amis @means+pieds
        -2 @means+porqu* @means+sprin* @message+@work @minutes+@exercise @minutes+@heart @minutes+am @minutes+coron*
        -2 @minutes+di @minutes+en @minutes+in @minutes+linha @minutes+si @minutes+slaap @minutes+wakke* @more+@again
        -2 @more+grand* @more+haut @more+le @more+o @more+schla* @more+simpl* @more+sonno @more+veloc* @more+vite
        -2 @morning+loop @morning+nicht @morning+si @morning+subim* @need+@car @need+a @need+el @need+om @never+@cut
        -2 @never+de @never+me @night+bin @night+che @night+et @night+immer @night+que @night+so @night+toda @night+we
        -2 @nobody+@alone @nobody+@exercise @nobody+@few @nobody+@skip @nobody+e @nobody+kwam @not+@all @not+@calm
        -2 @not+@few @not+@head @not+@other @not+@thing @not+al @not+anive* @not+casa @not+clube @not+dormi*
        -2 @not+duele @not+fim @not+ho @not+leben @not+porto @not+ruhe @not+schla* @not+sert @not+suppo* @not+take
        -2 @not+terra* @not+verao @not+veux @not+vol @nothing+di @nothing+grave @nothing+te @off+@night @off+os
        -2 @off+um @other+@decide @other+@pain @other+@sleep @other+@sport @other+cloro @other+club @other+dedo
        -2 @other+dood @other+fondo @other+gimna* @other+hat @other+im @other+inner @other+lungo @other+met @other+piu
        -2 @other+sedil* @other+sueno @other+une @pain+@all @pain+@cut @pain+@leg @pain+@pet @pain+@stop @pain+al
        -2 @pain+alles @pain+de @pain+il @pain+in @pain+me @pain+na @pain+par @pain+posso @pain+so @papers+a @papers+i
        -2 @past+@wake @past+das @past+delle @past+fatto @pet+@die @pet+@pain @pet+@sleep @pet+de @pet+krijg*
        -2 @pills+@morning @pills+@never @pills+@self @pills+box @pills+chale* @pills+chora* @pills+cigar*
        -2 @pills+corda @pills+dans @pills+dista* @pills+docto* @pills+en @pills+fine @pills+habe @pills+heb
        -2 @pills+liste @pills+moiti* @pills+montr* @pills+paix @pills+pluie @pills+pra @pills+radio @pills+regis*
        -2 @pills+rodil* @pills+salid* @pills+sera @pills+sorti* @pills+tensi* @pills+una @pills+und @pressure+l
        -2 @reason+@heart @reason+d @reason+das @reason+es @reason+gli @reason+heute @reason+un @reason+voor @say+@eat
        -2 @say+@more @say+dass @say+mi @say+que @say+spo @seizure @self+#20 @self+@body @self+@eat @self+@night
        -2 @self+@pain @self+@swelling @self+@thing @self+a @self+alegr* @self+aller* @self+alway* @self+amis
        -2 @self+auf @self+be @self+bei @self+beine @self+benen @self+beter @self+but @self+colle* @self+cook
        -2 @self+corre* @self+das @self+delet* @self+deman* @self+die @self+ding @self+drank @self+duele @self+eet
        -2 @self+einen @self+einge* @self+era @self+et @self+fa @self+fait @self+faut @self+faz @self+gar @self+geef
        -2 @self+genoe* @self+gesag* @self+gesla* @self+giorn* @self+grafi* @self+hija @self+hund @self+im @self+immer
        -2 @self+kind @self+konnt* @self+lach @self+lay @self+left @self+minde* @self+mit @self+moet @self+mori
        -2 @self+mothe* @self+muss @self+nehme @self+nie @self+nooit @self+nucht* @self+nur @self+objet* @self+old
        -2 @self+pars @self+pieds @self+porqu* @self+pouls @self+quant* @self+quede @self+recor* @self+recup*
        -2 @self+repos* @self+repre* @self+ronfl* @self+routi* @self+saw @self+schil* @self+serve @self+slaap
        -2 @self+slept @self+somme* @self+sorti* @self+sueno @self+sur @self+svegl* @self+tia @self+tio @self+tired
        -2 @self+uccid* @self+un @self+une @self+va @self+verei* @self+verge* @self+vfc @self+vieux @self+vitam*
        -2 @self+wache @self+war @self+what @self+will @self+word @self+wou @self+zit @self+zou @sit+met @sit+o
        -2 @sit+todo @sit+tout @sit+toute @skip+@means @skip+was @sleep+#20 @sleep+@pain @sleep+@thing @sleep+@without
        -2 @sleep+c @sleep+es @sleep+est @sleep+geval* @sleep+mai @sleep+mal @sleep+male @sleep+plus @sleep+que
        -2 @sleep+sara @sleep+sin @someone+@calm @someone+@minutes @someone+corre* @soon+@class @soon+@other
        -2 @soon+ginoc* @soon+um @sorry+@tired @sorry+termi* @sorry+vivir @sport+@sleep @sport+en @sport+grave
        -2 @sport+is @stop+as @stop+ik @stop+las @stop+le @stop+met @stop+salta* @stop+smoki* @swelling+aux
        -2 @swelling+schlu* @they+copai* @they+ja @thin @thindrink+@data @thindrink+alarm @thindrink+chart
        -2 @thindrink+end @thindrink+famil* @thindrink+finis* @thindrink+fredd* @thindrink+funer* @thindrink+kann
        -2 @thindrink+lopen @thindrink+mi @thindrink+plan @thindrink+race @thindrink+rain @thindrink+strea*
        -2 @thindrink+ten @thindrink+weini* @thindrink+zegge* @thing+@die @thing+at @thing+e @thing+me @thing+mi
        -2 @thing+n @thing+nicht @thing+que @thing+se @tired+#3 @tired+@ask @tired+apres @tired+cinco @tired+del
        -2 @tired+met @tired+morto @tired+nueve @tired+rutas @tired+seis @tired+stond @train+gesta* @trapped+@find
        -2 @trapped+@letter @trapped+@sleep @trapped+con @trapped+longu* @vision+@data @vision+el @vision+en
        -2 @vision+the @vomit @vomit+winte* @wait+@again @wait+@morning @wait+amanh* @wait+der @wait+freit* @wait+leg
        -2 @wait+les @wait+mitta* @wait+morge* @wake+@minutes @wake+@night @wake+@past @wake+@wish @wake+alle
        -2 @wake+befor* @wake+la @wake+om @wake+werde* @water+fredd* @water+hardl* @water+the @wish+@body @wish+@feel
        -2 @wish+@height @wish+@life @wish+@more @wish+@pain @wish+@skip @wish+@sport @wish+@thindrink @wish+@thing
        -2 @wish+@wait @wish+acabo @wish+alles @wish+alzar* @wish+cambi* @wish+corre* @wish+den @wish+einfa*
        -2 @wish+fatig* @wish+finir* @wish+geht @wish+mais @wish+mas @wish+megli* @wish+mezel* @wish+morge* @wish+niet
        -2 @wish+piu @wish+salta* @wish+svegl* @wish+uccid* @wish+uit @wish+vite @wish+viver @wish+you @without+cafe
        -2 @without+caffe @without+recet* @work @work+@self @work+final* @worse+gesch* @worse+me a+@bridge a+@doit
        -2 a+@here a+@night a+@pain a+@sport abbia* abbiamo abend* abends about+@exercise abril acaba*+@here
        -2 acaba*+@self accor* acht acord*+@past acordo acost* acost*+@soon after+@leg after+@skin ai+@end ai+@pain
        -2 ai+@say ai+@skip al+@each al+@water alegria alivi*+@wish all+@end alle+@know allen* allergique alles+@give
        -2 allun* allungamenti alone alongamentos altit* altitude am+@end am+@skin amigo* amigos amis+@ask ampolla
        -2 an+@self and+@again and+@arm and+@calm and+@other anderes anel anni+@ask aos app+@die appel* appli apren*
        -2 aprendi apres+@here apres+@they apunt*+@here aqui+@thing are are+@die arrivee as+@thindrink assis atras*
        -2 au+@sport au+@work audio* aufgegeben aufhoren aufst* aufstehen aufwa* aula aumen* aumento aunt ausda*
        -2 ausdauer ausru* ausruhen autre+@decide aux avec+@they aviso* avisos avo avond* baby+@sleep bad baja balad*
        -2 balade band bande* barri* bassa bater* bateria batiz* batizado bauch be+@better been+@say begin+@self bei
        -2 beine bella belle ben+@die ben+@not benen benen+@exist benen+@other berge* bergen besse*+@wish best+@burden
        -2 bett beweg* bewegung bij bin+@here bin+@minutes bleed boa+@night bonne+@night book borne* bornes borro
        -2 brace* bracelet brenn* brennt brude*+@give buik burpe*+@ask ca+@count ca+@eat ca+@go ca+@papers caffe caldo
        -2 calor calor* camin*+@ask caminando caminhar camminare cansa*+@wait cansaco cansancio cant+@enough capo
        -2 carrera caso+@hope caso+@lose ce+@decide cedo cent cette+@face chale* chaleur chart chat chefe cheia chili
        -2 chius* chiuso chorale ci+@sleep cidad* cidade cigarette cinco cinco+@few cinqu* cinque classement cloro
        -2 club+@self clube coffe* coffee colegas colle* com+@more com+@stop coma comer comi commence compare compe*
        -2 compr*+@thing con+@more cook copains copia coron* corona corre*+@more correndo correre corri corri*
        -2 corri+@alone corsa corso corta*+@self corti* cortisol cos cosi+@tired cote couch* coucher count coupe
        -2 courb* couru crede crete croit cru cuesta cuisi* cuisinant cumpleanos curio* d+@need d+@stop da+@train
        -2 dag+@enough dagen dance*+@wait das+@ask das+@wish dati+@know dati+@wish dato dato+@all days+@self de+@car
        -2 de+@exercise de+@leg de+@skip de+@thing de+@tired dedo del+@decide del+@face del+@height del+@kill
        -2 del+@planned del+@sleep del+@someone dello dem+@swelling deman* deman*+@self deniv* denivele denti*
        -2 denti*+@say der+@binge der+@cut der+@data der+@wake dera derni*+@self desas* desastre desay* descanso
        -2 desis* desma* desni* desnivel despertarme desse* dessert detto+@soon deux deve deve+@exist dez di+@exercise
        -2 di+@funeral di+@head di+@look di+@more di+@nothing dia dia+@all dice+@self did die+@date die+@decide
        -2 die+@doctor die+@last die+@morning die+@other die+@period dieci dieci+@scale diese* dieses diet diez ding
        -2 disli* dispe* disperato dista* dista*+@few distancia dit+@again dito dix do+@decide do+@face do+@self
        -2 do+@skip docto* docto*+@say doctora dog+@again doi+@self doit dolor*+@soon doman*+@wish domin*+@not
        -2 donne+@here doodm* doodmoe door dorme dormi* dormi*+@without dormi+@without dormito dort drank drei
        -2 drie+@date drinn* drinnen du+@all duas due durch+@pills durch+@sleep durmo+@better duurl* duurloop dying
        -2 e+@doit e+@end e+@know e+@sleep e+@stop earli* echo eerde* eerder eet eight ein+@eat einde*+@trapped
        -2 eine+@sport einem einen+@calm einen+@letter eingetragen eisen el el+@cut el+@imagine el+@sleep empez*
        -2 empezo en+@again en+@doit en+@here en+@pills en+@stop en+@thing entrainer entre*+@few entre*+@wish entrenar
        -2 envoy* envoyer epaules era erava* eravamo erinn*+@self erinner ertra* ertra*+@self ertrag es+@other esage*
        -2 esami escalada escur* escura escursione eserc* esercizi esper*+@morning esper*+@not espere essen est+@die
        -2 est+@reason esta+@empty esta+@tired estat* estate este+@decide este+@means este+@self estir* estir*+@doit
        -2 estiramientos estraga ete ete+@last etirements eu+@kill eveni* evening everything exage* examens facen*
        -2 facendo faco factu* fahre* fahren fait+@pain far+@ask fast faste* faste*+@without faster fatig*+@wait faut
        -2 faz+@self feier* fell fell+@sleep fermato ferra* ferra*+@ask ferrata fiets* fietsen film fim+@doit
        -2 final*+@sleep final*+@wish finir*+@all finis*+@soon fisic* fisico fitte* fitter flexa* flexao foi foot
        -2 fossi+@more four+@enough four+@minutes fract* frage* fragen freun* freund froh from from+@thindrink
        -2 fruh+@wake fuhle* fuhlen fumar* fumare futuro gambe gambe+@die ganze garde ge ge+@burn ge+@care geget*
        -2 gegeten geis gel geloo* genot* genoteerd genug+@vomit gesch*+@data geschlafen gesla* geslapen gespr*
        -2 gesta*+@self gesta*+@train gestaan gestanden gestartet geste*+@accident geval* gevallen gimna* gimnasio
        -2 ginas* ginasio ging gioia giorn*+@wish giorni giro glaciar glacier glets* gluck* go+@exercise gradi grafico
        -2 grand grand* grande griff* grign* gripe+@exercise grund+@night guardia gute+@night h hab+@few had+@other
        -2 halte* halten handgelenk happi* happier harte* harts* hartslag hat+@self have+@self hay+@data heat heiss*
        -2 hele+@night helli* helling herrl* herrlich het+@eat het+@end het+@sit het+@thing het+@tired het+@work
        -2 heure*+@ask heure*+@self heute+@few highe* hija hikin* hiking hills hit+@thindrink hitze ho+@sleep
        -2 hoe+@stop hoeve*+@height hoger hoje+@not holid* holidays honde* honderd hoogtemeters horlo* horloge hou
        -2 hours hoy i+@pain i+@scale ibupr*+@stop ich+@accident ich+@better ich+@few ich+@future ich+@manage ich+@say
        -2 ictus ideee* ideeen ideia* ideias ihn+@self ik+@car ik+@eat ik+@gone ik+@stop il+@cut il+@more im+@die
        -2 im+@tired indic* infar* inner inner+@self inscr* inten* intensite intervalle intervals ioga ist+@die
        -2 it+@ask j+@hope jahr jambe* jambes je+@eat je+@give jefe jubil* just+@gone kaffe* kaffe*+@ask
        -2 kaffe*+@manage kaffee kam kan+@not keeps+@self kilo kilometre kinde*+@home kine km km+@ask knee+@pain
        -2 knie+@again knies* knieschmerzen know+@papers kocht koken korte* kratz* kratzer kwam l+@class l+@thing la
        -2 la+@calm la+@count la+@cry la+@cut la+@data la+@date la+@eat la+@end la+@face la+@head la+@hope la+@sport
        -2 la+@thing laag lach lacht+@few ladei* ladeira laisse land langen largar laufe* laufen lauft* lauftreff lay
        -2 le+@arm le+@child le+@date le+@decide le+@eat le+@imagine le+@message le+@more le+@night le+@wake lebendig
        -2 leeds legum* legumes lembr*+@self lembra lembretes lento lets levan*+@self leyen* leyendo libro liegestutze
        -2 lift ligam* ligament linha linke* live livro llena lo+@food lo+@give lo+@self longa* longao low lundi+@self
        -2 lust maakt macch*+@go magnesio magnesium mai mais+@eat makes+@self makkelijker mal+@sleep manca* mange
        -2 mangi* mangiato maratona marche marre mas+@sleep me+@better me+@die me+@fun me+@hope me+@pain me+@sleep
        -2 me+@tired medic*+@self meer+@exercise mehr+@pills mein+@pet mejoro menu mes+@arm mes+@body met+@more
        -2 met+@water metro*+@enough meu+@sleep meurt mi+@family mi+@find mi+@past mi+@wake mia mia+@data mich+@cut
        -2 mich+@not midi migli* mille minha+@here minha+@minutes mir+@ask mir+@nobody moet+@self mogli*+@say moiti*
        -2 moitie monta* monte* morde* mori mori+@soon morre motiv*+@stop move mucho* muchos mudam* mudamos muere
        -2 muertas mundo+@self muscl* muscle musco* muscu* muske* naar+@self nach nacht* nachtisch nachtschicht
        -2 nada+@funeral nager ne+@earn ne+@enough ne+@self ne+@wish near+@thindrink neces*+@other negen+@minutes
        -2 nessu*+@reason new nicht+@die nicht+@end nicht+@life nicht+@wait nicke* nickerchen niedr* niema*+@find
        -2 niema*+@need nient*+@give niet+@enough nieuwe niks+@thindrink no+@future no+@soon noch+@calm noch+@sport
        -2 noix nonno normal nos not+@wake noter notes notifications notte+@ask nous novem* november nueve nuits
        -2 nunca+@self nur+@self o+@ask o+@decide o+@end o+@more ochte*+@burden ochte*+@exercise oefen* oefeningen
        -2 of+@life of+@not of+@thindrink offli* offline oggi oggi+@not oito ojala+@other ok old old+@sport om+@self
        -2 oma on+@other only+@say ontem+@give op+@other opere* opgeg* opgegeven optre* ore ore+@give orolo* orologio
        -2 osped* ospedale otto oude+@thing oui pack pales* palestra panca* par para+@jump para+@skip para+@tired pars
        -2 parto pas+@pills pasado paseo passado passe* passi path pausi* pausieren paz pedal pela+@last pelo pensione
        -2 per+@exercise per+@morning per+@other perch*+@not pero petis* peu photo* photos physi* piano piant*+@all
        -2 pie+@ask piedi piern*+@die pille*+@need pisci* piu+@other piu+@sleep plais* plan+@wait plane+@self plat
        -2 pleeg pluie plus+@self plus+@skin po poca ponte+@morning por+@other porqu*+@find posso pour+@means pranz*
        -2 pranzo prend*+@self press* pressione preve* progr* programma programme proje*+@end project prome* prova
        -2 prufu* publi* pulei pulse+@wish pulso pupil* push quand*+@end quatr* quatre que+@calm que+@doit que+@eat
        -2 que+@exercise que+@manage que+@more que+@reason que+@say quell queri*+@ask quero+@life quero+@more
        -2 quero+@sleep quest*+@height quest*+@planned questo quier*+@kill quier*+@stop quit+@thindrink racin* racing
        -2 ralen* ralle* ran rando* randonnee rang rappe* rappels rauch* rauch*+@end rauchen recette recup*
        -2 rekoefeningen reminders repar* repos reposer repre* reprends resfr* resfriado reunion revei*+@here
        -2 revei*+@pills ricet* ricetta ricor* ride rio riposare rit ritmo riuni* ronfl* route+@go ruhe ruhet*
        -2 ruhetage runni* running runs+@ask rust rust+@morning rutas salit* salita salle salta*+@more sareb*+@more
        -2 satt sauna saw scade* scarp* scarpe schicken schil* schla*+@not schlaf schlafe schle*+@sleep schne*
        -2 schne*+@accident schnell schoe* schra* schuldig se+@die se+@doit se+@end se+@skip seanc* seance seat sechs
        -2 seconde sedil* sedile seduto see+@thindrink segna* segnato segunda segundo seil+@jump semai*+@ask
        -2 senta*+@all senti*+@better senza+@thindrink seria+@more serie+@wish serve setti*+@ask shoul*+@self
        -2 si+@tired siege siest* sigar* sigarette sind+@all sind+@die sinn slaap+@fall slaapt sleep+@wish slept sliep
        -2 slow smettere smoki* smoking snack* snacks snell* sneller so+@self sobre* sobremesa sofa soll+@self somme*
        -2 sommer sonno sono+@never sono+@other sono+@self sore sortie spier* spieren spinn* spinning sport*+@tired
        -2 sporttest sposta stadt stanc*+@die stanco start*+@self sternchen stirb* stirbt stop+@self strea* streak
        -2 stres* stress studio stuur subim* subimos subsc* sueno suici*+@wait suicida suicidou suike* suis+@all
        -2 suis+@swelling sul+@sleep sundays svegl*+@all sveglio synch* tabac* tabaco tacht* tag tagliato tao+@tired
        -2 te+@cry te+@few telt tempo* tempo*+@here tempo*+@minutes tempo+@enough tempora tempr* temprano tenni*
        -2 tennis tensi* tension terce*+@date termi*+@all terminar terminen terra* terzo testa* testament tete+@ask
        -2 tete+@here that+@sport the+@jump the+@wake this+@calm this+@sport throu*+@thindrink tia tia+@know tia+@wish
        -2 time+@all tio tira tirad*+@stop tirada tirar tiron todo+@face todo+@someone todo+@wait toen tolto
        -2 tomo+@self tomo+@thin took+@self top torre tortu* tosse tosse+@ask tourne tout+@give tout+@wait toute*
        -2 toutes trail+@nothing trainen trainer tread* treadmill treino tres+@letter triatlo triatlon trist*+@ask
        -2 trois+@date trota trots trotte tut+@all tutto+@wait uberh*+@sleep uccide ucciderei uhr+@not ultim*+@goodbye
        -2 ultim*+@sport um+@find un+@decide un+@die un+@film un+@pet und+@ask und+@die uno+@more ups usa+@self
        -2 uur+@ask uur+@wake vacan* vacances vai+@exist vamos vandaag vecch* vecch*+@sport vecchi vede+@self
        -2 veel+@food veget* velha* velhas veloc*+@not veloce vende* venut* venuto verao verbr* verbrannt verdu*
        -2 verei* verein verle* verletzt verschwinden versl* vertr* vezel* vezels vfc+@lose vfc+@wish viaja* viajar
        -2 viaje vicin* vicini vida+@ask vieja* viejas viejo vitam* vitam*+@eat vivan* vogli*+@end vogli*+@skip
        -2 vogli*+@stop vogli*+@wake voisins vrien* vrouw+@say vue vul vul+@self wach wache wache+@night walk wandern
        -2 wanderung wann wanne* wanneer war war+@empty war+@self ware+@better was+@ask was+@go watch we+@go weath*
        -2 weather wedst* wedstrijd weini* weinig wel were wette* wetter what+@papers when+@doit wil+@care wil+@not
        -2 wil+@self will winte* winte*+@ask wis woche+@not work wrong y+@self yes yoga+@self you+@doit zahl zahlt
        -2 zapat* ze+@ask zehn zei zien+@self zijn+@die zijn+@numb zijn+@wish zit zit+@self zo+@tired zomer zona zones
        -2 zou+@self zu+@eat zu+@end zucch* zucchero zur+@bridge ~<caf ~<clu ~<coo ~<cou ~<cr ~<cre ~<dia ~<eti ~<exa
        -2 ~<gel ~<gin ~<gr ~<hik ~<kn ~<lau ~<lop ~<neu ~<pan ~<pau ~<ra ~<rad ~<rec ~<rek ~<ro ~<rok ~<ru ~<run
        -2 ~<tes ~<vel ~<vf ~<vfc ~<we> ~<zeh ~adio ~afe ~afi ~ager ~alon ~amo ~amo> ~amos ~arat ~asan ~auf ~aufe
        -2 ~bass ~bert ~bes> ~burp ~caf ~cafe ~chef ~clu ~club ~corr ~cors ~cou ~cre ~desc ~dia ~dor ~eloc ~els ~els>
        -2 ~enin ~ensi ~erie ~eun ~exa ~exam ~fc> ~ffe ~fuma ~gam ~gels ~hef ~hik ~iamo ~iep ~iep> ~ilo ~inan ~inn
        -2 ~ios ~lan> ~lent ~ler ~liep ~lle> ~lon ~lon> ~loop ~lope ~lub ~lub> ~memo ~mina ~mos ~mos> ~musc ~neu ~nner
        -2 ~nnt> ~note ~nou> ~nove ~nsit ~oetj ~oga ~oga> ~oken ~orm ~ormi ~ota> ~ote ~pan ~pau ~peda ~pen> ~pie>
        -2 ~proj ~radi ~rafi ~rain ~ram ~rap ~rapi ~reu ~riat ~rie> ~rinn ~rint ~roje ~rok ~roke ~rot ~rott ~rout ~rpe
        -2 ~rpee ~rtre ~ruh ~ruhe ~run ~rval ~sio ~sio> ~str ~stre ~tens ~tes ~test ~tis ~toet ~trag ~trai ~tria ~trot
        -2 ~ub> ~ufe ~uhe ~uls ~ultr ~umar ~unta ~uran ~ures ~urpe ~urs ~vel ~vfc ~vfc> ~we> ~wir> ~xam ~xame
        -3 #10 #20+@minutes #more+@exercise @again+@sport @again+plane* @again+um @all+op @all+una @ask+along*
        -3 @ask+can @ask+es @ask+kann @ask+kommt @ask+sabes @ask+there @better+if @better+wenn @born+me @bridge+and
        -3 @burden+ben @calm+tag @control @count+@jump @count+@skip @count+metas @cut+@pet @cut+para @die+@self
        -3 @die+al @die+als @die+bruck* @die+i @die+knies* @die+prufu* @die+van @earn+@again @eat+five @end+del
        -3 @end+mi @enough+de @exercise+la @exercise+sur @face+me @faint @fat @few+fruh @forever+una @fun
        -3 @future+sobre @head+depoi* @here+salle @hope+para @imagine+a @jump+les @letter+heute @life+@better
        -3 @life+@past @life+@sleep @life+e @life+es @life+est @manage+i @means+@jump @means+@skip @means+a @minutes
        -3 @more+lento @more+morge* @more+rapid* @more+sehen @more+so @more+tot @morning+een @never+@pain
        -3 @night+@sleep @night+alles @night+nicht @nobody+no @nobody+para @not+@die @not+@thindrink @not+erinn*
        -3 @not+feel @not+finis* @not+joelh* @not+suici* @not+um @not+weer @other+cumpl* @pain+@wait @pain+todo
        -3 @pain+tutto @papers+do @past+e @pills+apunt* @pills+ho @pills+je @pills+non @pills+salle @pills+um
        -3 @reason+im @reason+mich @say+al @say+no @self+@sport @self+coach @self+diese @self+een @self+esper*
        -3 @self+hrv @self+knie @self+liep @self+meer @self+mehr @self+on @self+oude @self+ran @self+si @self+tante
        -3 @self+train* @self+tudo @self+vecch* @skip+les @sleep @sleep+a @someone+me @soon+con @speech+ik
        -3 @speech+voor @stop+corre* @stop+esta @stop+tudo @sugar @swelling @swelling+het @thin+dias @thindrink+taper
        -3 @trapped+slape* @vision+je @wait+do @wake+a @wake+antes @wake+as @wake+prima @wake+sempr* @wish+@decide
        -3 @wish+@exercise @wish+corta* @wish+e @wish+heute @wish+kommt @wish+never @wish+parar @wish+schne*
        -3 @wish+senti* @wish+tout @without+@thindrink a+@eat a+@hide aber abs ai+@self al alegr* alla+@sport aller*
        -3 alles+@pain along* alto am+@water amis apunte at baixa basse bed bem bici bij+@enough blaar blij bolha
        -3 brief cafe camin* caminar caminhando cammi* can+@self cent+@past chef cien conte* conte*+@ask contente
        -3 correr coupe*+@self courant couri* courir covid cuest* de+@data de+@fun de+@sport depoi*+@doit desca*
        -3 descansar deviens dias die+@class dieet does dois+@pills dont+@feel door+@sleep dor+@not dormi*+@more dos
        -3 drei+@wake duele+@all durmo+@pain earlier easie*+@wish een+@sport einge* elast* elastico erinn*
        -3 erinn*+@more eten exerc* ferie festa finis*+@never finish for+@thindrink forma fumo fur+@die fur+@night
        -3 gara ging+@wish ginocchio giorn*+@give glaci* grave hay+@wait herin* herinneringen heure* heures heute+@all
        -3 heute+@not hike hill hitte hiver horas hospi* hospital hrv i+@never ich+@more ik+@more ik+@water joelh*
        -3 joelho kilom* knee kniep* kniep*+@stop kniepijn kreta la+@family la+@night late laufe lembr* letto magne*
        -3 male+@all marat* maraton marcher me+@feel meer+@sleep mehr+@few mehr+@vision meine+@pills meldi* meldingen
        -3 mes mezel*+@not mi+@go mich+@self nacht+@wish negen nein neun nine ningu*+@not no+@data no+@end
        -3 no+@exercise norma* notif* nove o+@hope o+@sleep o+@wake oude overd* para+@exercise pe pedal* pedale pie
        -3 plan+@wish plano plus+@die plus+@wait pouls proje*+@soon quali quara*+@pills quel quels questi quit race
        -3 rapid* rapide rapido recor* recorde regen rein remin* rest+@morning restaurant retar* retra* reuni*
        -3 reveille ricor*+@self ricorda rodil* rodilla route routi* routine ruhe+@morning run runs sabes salle+@self
        -3 salte saute sehen senti*+@life seque* sequencia she+@letter sinn+@self sollevato sonni*+@not sportschool
        -3 steig* stret* stretching suici*+@alone svegl*+@past taglich tante taper te+@exercise te+@sport ten tenis
        -3 terap* terapia test the+@end therapie this+@decide tien tiros to+@exercise to+@stop today tout+@self train*
        -3 triathlon trott* ultra una+@each une+@letter une+@sport uur verdura vez+@decide vitamin vite vive voll
        -3 vrage* vragen was weg+@earn will+@night winter word word+@self would+@never would+@self yoga zo+@not ~<fum
        -3 ~<kni ~<rac ~cour ~cret ~fum ~kni ~knie ~lau ~lauf ~reta
        -4 #1200 @body @class @date+ben @die+@sleep @die+de @fever @hope+de @hunger @means+de @minutes+@train
        -4 @more+@sleep @more+in @nobody+in @not+@sleep @pain+au @period @scale @self+racha @self+reeks @self+senti*
        -4 @self+serie @self+table* @stop+a @wait+de @wait+para @wish+levan* @wish+viver* a+@die ai+@letter alle
        -4 burpe* club coach+@ask corre* dass+@die de+@nothing denk+@not dormi es+@wait esper*+@stop etire* exame*
        -4 forme fumar genou gesta* ginoc* grafi* habe+@self lange+@life lent liep lopen march* morge*+@wish
        -4 pense+@exercise plan plank promemoria puis+@self racha radio rain reeks rekke* rekken roken schem* schema
        -4 schneller sentado serie simpl*+@wish sport* sprints sterb*+@self suici*+@ask tande* tandem toetj* toetje
        -4 trail ubert* up+@eat veloc* vfc viver+@wait vogli*+@life wande* wat+@manage we
        -5 #100 #3 @ask+l @film @life+a @not+penso @wish+vivre a+@tired burpee creta knie lang+@life nicht+@kill
        -5 proje* suici*+@few triat* ultra* veux+@life wir
        -6 @exercise @food @thing gels
        -7 @not+@kill @sport
        -39 bias
        [emergency]
        10 @self+spo
        9 @blue @chest
        8 @faint @seizure @speech
        7 @blood @breath @numb @self+stik @sudden soffo* stik
        6 #300 @fever @headache @poison @swelling bewus* paral* saturation
        5 #300+@sit @confused @face @say+#45 @scale+sem @vomit bloed cola convu* creo creo+@ask de+@fever e in+@calm
        5 laufe*+@faint me+@breath respira satur*
        4 #20+@self #45+@give @arm+e @ask+dit @breath+#100 @breath+is @child @eat+norma* @eat+rest @faint+ge @faint+no
        4 @fall @fever+of @lose+@without @lose+conna* @minutes+geste* @minutes+heute @pain+@chest @pressure
        4 @pressure+@chest @scale+@without @scale+daalt @scale+norma* @self+@chest @self+esta @self+recht* @self+tril
        4 @sleep+svenu* @swelling+@swelling @vision aanva* aanval acorda ademt alles+@empty alors+@ask and and+@self
        4 avc brust cara chest+@pain confu* connaissance conos* corria deitado desma* despl* dik dois+@self e+@not
        4 e+@vision et hi hij horri* kleine korta* kortademig liggend madre+@know madre+@wish overg* pausa
        4 peso+@without prima*+@without pupil* sangre sangue saturazione seit+@night senza+@reason slaat soake* soaked
        4 soffoco sono+@faint spo tambo* tombe* toso tremo tril un+@vision und val vomit* wespe* y y+@not
        3 #10+@scale #3+@blue #3+@self #45 #45+@date #45+@fever #45+@minutes @again+este @alone+in @arm @arm+direi*
        3 @arm+en @arm+et @ask+doorw* @ask+levan* @ask+preoc* @ask+soake* @blood+@blood @blood+@feel @blood+depui*
        3 @blood+y @blue+and @blue+en @blue+frio @breath+@sit @breath+@vomit @breath+a @burden+baiss* @burden+sin
        3 @chest+@exercise @chest+de @chest+la @child+de @confused+@ask @date+vez @die+out @doit+@nothing @doit+nada
        3 @doit+rien @each+pausa @each+pause @eat+@blue @eat+una @empty @empty+alles @end+#300 @faint+en @faint+out
        3 @family+@faint @fat+@face @feel @fever+@not @fever+alta @fever+und @few+un @head+nunca @head+terri*
        3 @head+vomit* @headache+@head @headache+@pain @headache+@self @heart+@sit @heart+@vision @heart+und
        3 @here+vista @leg+con @minutes+giste* @minutes+ontem @minutes+yeste* @more+e @night+morge* @not+@breath
        3 @not+antwo* @not+para @not+passa @not+peito @not+respi* @not+suda @nothing+e @other+@chest @other+pecho
        3 @pills+vista @poison+@pills @poison+a @pressure+@ask @pressure+op @pressure+sin @scale+baiss* @scale+kwijt
        3 @scale+sin @scale+weg @self+@breath @self+@faint @self+ahogo @self+borst @self+chest @self+cough*
        3 @self+crois @self+einen @self+ging @self+hatte @self+hoest @self+ist @self+krijg @self+papa @self+press*
        3 @self+val @sit @speech+was @stop+nicht @sugar+#3 @they+escal* @thing+zegt @tired+#100 @trapped+in
        3 @vision+@vision @vomit+@blue @vomit+@thindrink @vomit+du @wake @wish+coffe* @without+@reason @without+diat
        3 @without+le @without+motiv* a+@breath a+@headache a+@vomit aceto* aceto*+@food acho+@ask ahogo ai+@lose algo
        3 alla+@arm antic* antwo* antwo*+@few arriv*+@more arrive atemn* atemnot atmet attac* balbu* bijna black blau
        3 bleeding boca borst cadut* caduta cardi*+@self cinze* cinzento cola+@minutes color conna* conse*+@wake
        3 conseguimos convulsao convulsion cough* coup crois cuore cuspo d+@breath dad+@ask dalla dans dans+@they
        3 dauer* dauernd de+@head de+@sudden de+@thindrink de+@vomit deboucheur defib* defibrillator deita* desat*
        3 desatascador desde desen* desentupidor dieta+@blue dirai* dirait doing doorw* doorweekt dura e+@self
        3 el+@chest eleve*+@scale elf+@scale empap* en+@self en+@they engoliu esta estou even+@eat falsc* febre ferve*
        3 ferve*+@not fever fles freddo frio ganz garna* garnalen ge gerad* gerade gevoel gezic* gezicht grade* graden
        3 ha hamme* he heute+@morning hoest horlo*+@say hort hort+@not idee+@ask ik+@fall im+@sit in+@self incon*
        3 inconsciente injec* insul* kaum keer kehle kilo+@burden kilo+@gone kilo+@lose kilo+@minutes kilos+@minutes
        3 klein* l+@exercise la+@fall labio* labios luz lying marc me+@water mijn+@chest mompe* mompelt mond musculos
        3 n+@manage naar+@breath neve no+@chest now+@self o+@arm opeen* opeens out over+@other overgegeven palpi*
        3 passe*+@trapped pausa+@soon pauze petto piern*+@numb poi+@all poitr* poitrine posos preto prope* properly
        3 pupil pupil*+@wish pupil+@ask quere* reagi* recht*+@arm recht*+@skin repen* repente respi* riech* riecht
        3 rigid*+@fever rohrr* rohrreiniger saturacion sauerstoffsattigung sdrai* sdraiato segun*+@again seit sembr*
        3 sensa* serpe* she+@not sia sin+@reason since+@burden since+@last sinds sputo sturz suda svenu* svenuto
        3 swall* swallowed terri* terwi* terwi*+@self terwijl thick tijdens tomber torno* tossi* tossi*+@blood
        3 tossisco touss* treme* tremer tremp* trempe tusso un+@cut un+@pain und+@self verba* verband verke* verwa*
        3 verward voet vomi vomitar voz vrese* vreselijke was+@blood went werd+@all wespenstich wet wird wolle* wollen
        3 wordt+@empty worte* worter zu+@wait zu+@wish zwart ~<tos ~ffo ~ffoc ~fixi ~foc ~offo ~onv ~stik ~tik ~tik>
        3 ~trem ~upi ~vomi
        2 #1200+@not #300+@ask #300+@other #45+@blue #45+@jump #45+@skip @again+askin* @again+by @again+luft
        2 @again+mal @all+@empty @all+@headache @all+@home @all+in @all+trepp* @alone+@face @alone+un @arm+@arm
        2 @arm+@blue @arm+and @arm+droit @arm+nicht @arm+sinis* @arm+und @arm+y @ask+#100 @ask+all @ask+blood
        2 @ask+cosa @ask+dag @ask+dia @ask+estou @ask+getti* @ask+hardl* @ask+holz @ask+igual @ask+io @ask+je
        2 @ask+jour @ask+kaffe* @ask+lang @ask+not @ask+s @ask+shoul* @ask+tag @ask+tambo* @ask+un @ask+una @better+a
        2 @binge+strip @blood+@all @blood+@not @blood+@stop @blood+and @blood+da @blood+en @blood+et @blood+nere
        2 @blood+preta* @blue+@alone @blue+@not @blue+@numb @blue+@vision @blue+e @blue+froid* @blue+niet @blue+roxos
        2 @body+@minutes @born+fais @born+repon* @born+s @born+trans* @breath+@breath @breath+@doit @breath+@more
        2 @breath+@not @breath+@nothing @breath+and @breath+doet @breath+isnt @breath+non @breath+prope* @burden+@ask
        2 @burden+@without @burden+for @burden+seit @car+@stop @chest+@arm @chest+@ask @chest+@here @chest+@minutes
        2 @chest+@not @chest+@skin @chest+beim @chest+desde @chest+e @chest+quand* @child+@blood @child+@blue
        2 @child+@not @child+@poison @child+hat @child+heeft @child+no @child+respi* @confused+que @control+@forever
        2 @cut+@here @cut+@not @cut+@pills @cut+@stop @cut+la @data+#300 @data+cara @data+dit @data+holz @data+insul*
        2 @data+kaffe* @date+@blood @date+de @date+sangr* @decide+a @die+beine @die+brust @die+kiste @die+klein*
        2 @doit+anyth* @doit+ester* @doit+nient* @doit+niks @doit+nothi* @each+@arm @each+@soon @each+escal*
        2 @each+trepp* @eat+#45 @eat+camar* @eat+dor @eat+een @eat+gamba* @eat+igual @eat+jetzt @eat+tambo* @eat+uma
        2 @eat+un @eat+une @empty+@all @empty+e @end+@chest @end+avc @end+but @end+der @end+enfar* @end+line @end+wie
        2 @enough+ago @exercise+#20 @exercise+@arm @exercise+@blue @exercise+@faint @exercise+lopen @exercise+ride
        2 @face+@face @face+dorme* @face+in @face+torta @faint+@again @faint+@not @faint+bij @fall+@other @fall+@vomit
        2 @family+@chest @family+@head @family+esta @family+se @family+vient @feel+@leg @feel+@self @feel+a @feel+the
        2 @fever+#45 @fever+@fever @fever+and @fever+da @fever+et @few+@blue @few+@face @few+@without @few+drei
        2 @find+@breath @find+el @find+que @food+@vomit @fun+overg* @fun+today @future+to @give+caffe @give+legno
        2 @give+testa @go+@face @go+a @go+black @go+dicht @go+nicht @go+out @gone+seit @guilt+de @head+@heart
        2 @head+@never @head+@pain @head+e @head+et @head+gefal* @headache+@never @headache+en @headache+in
        2 @heart+@all @heart+@papers @heart+a @heart+als @heart+como @heart+is @heart+le @heart+marte* @heart+rast
        2 @heart+slaat @heart+va @here+@fall @here+@numb @here+boca @here+bouch* @here+cadut* @here+chais* @here+chute
        2 @here+fievr* @here+ieri @here+luce @here+nause* @here+overg* @here+petit* @here+poitr* @here+quatt*
        2 @here+taza @here+tazza @home+plus @jump+is @jump+le @jump+with @know+me @know+pone @know+trago @leg+@again
        2 @leg+@forever @leg+a @leg+on @look+in @lose+#10 @lose+@burden @lose+@pressure @lose+@reason @lose+ohne
        2 @lose+sinds @manage+@speech @manage+a @manage+hardl* @manage+nur @manage+respi* @means+jambe* @minutes
        2 @minutes+@blue @minutes+@eat @minutes+@night @minutes+@not @minutes+@pills @minutes+@speech @minutes+ago
        2 @minutes+and @minutes+break* @minutes+cara @minutes+ce @minutes+einer @minutes+en @minutes+hier
        2 @minutes+ieri @minutes+juni @minutes+last @minutes+nella @minutes+quatr* @minutes+quatt* @minutes+un
        2 @minutes+zwei @more+@speech @more+en @morning+het @morning+ist @need+@breath @need+el @not @not+@arm
        2 @not+@speech @not+auf @not+doing @not+en @not+fais @not+idee @not+luft @not+omhoo* @not+paro @not+puede
        2 @not+reacc* @not+reagi* @not+repon* @not+respo* @not+riesc* @not+rispo* @not+s @not+sento @not+si
        2 @not+sient* @not+sinto @not+spari* @not+stop @not+sua @not+trans* @not+und @not+wach @not+wakke* @not+weg
        2 @nothing+y @numb+@arm @numb+@self @numb+im @numb+no @off+na @other+@blue @other+@breath @other+@faint
        2 @other+@not @other+@seizure @other+a @other+est @other+has @other+ne @other+niets @other+no @other+petto
        2 @other+pie @other+piede @other+tagli* @other+vomit @pain+@better @pain+@self @pain+cosa @pain+entre @pain+op
        2 @pain+respi* @past+le @past+preso @past+uma @period+e @pills+@heart @pills+@seizure @pills+bouch*
        2 @pills+cadut* @pills+chais* @pills+chute @pills+e @pills+fievr* @pills+luce @pills+nause* @pills+petit*
        2 @pills+poitr* @pills+taza @pills+tazza @pills+y @poison+@off @poison+del @poison+the @pressure+@not
        2 @pressure+@other @pressure+atras @pressure+in @pressure+o @reason+shoul* @say+#3 @say+#300 @say+@faint
        2 @say+@forever @say+@speech @say+dispa* @say+tres @scale+@ask @scale+@eat @scale+@minutes @scale+@nothing
        2 @scale+@self @scale+verlo* @self+@blood @self+@face @self+@vision @self+@vomit @self+am @self+baby
        2 @self+beine @self+benen @self+bike @self+brust @self+cara @self+climb @self+do @self+durmi* @self+face
        2 @self+fais @self+falta @self+gorge @self+huste @self+jambe* @self+keep @self+lifte* @self+littl*
        2 @self+manqu* @self+mum @self+nehme @self+norma* @self+o @self+panta* @self+press @self+saign* @self+schaf*
        2 @self+tira @self+train @self+visag* @self+voice @self+vomis @self+vomit @self+wet @self+ziel @self+zit
        2 @sit+als @sit+in @skin+@go @skin+and @skin+nicht @skin+with @skip+is @skip+le @sleep+@faint @someone+@sit
        2 @soon+acht @soon+petto @soon+tragu* @speech+@breath @speech+e @speech+saem @speech+unsin* @sport+this
        2 @stop+niet @stop+pas @stop+when @sudden+@not @sudden+@vision @sugar+@vomit @swelling+e @swelling+elke
        2 @swelling+every @swelling+gaat @swelling+se @they+pomme* @thin+labio* @thindrink+dik @thindrink+finis*
        2 @thindrink+light @thindrink+satz @thindrink+snow @thindrink+towel @thindrink+wrong @thing+@head @thing+@say
        2 @thing+de @thing+dice @thing+dit @thing+ride @tired+@chest @tired+koffi* @tired+palab* @tired+slaat
        2 @trapped+@other @vision+@alone @vision+@home @vision+e @vision+nicht* @vision+y @vomit+@blood @vomit+azula*
        2 @vomit+e @vomit+et @vomit+gaat @vomit+parec* @vomit+sembr* @vomit+tres @vomit+y @wait+@fall @wait+@swelling
        2 @wait+cabec* @wake+@faint @wake+@not @wish+@blood @wish+blood @wish+fine @wish+hout @wish+la @wish+me
        2 @wish+pone @wish+ripre* @wish+trago @without+@blue @without+@doit @without+@night @without+@wish
        2 @without+fare @without+nexo @without+saber @without+senti* a+@better a+@each a+@fall a+@fever a+@go a+@off
        2 a+@poison a+@pressure a+@wake ab aceto*+@sugar acetona acetone acho ademe* ademen af af+@without affic*
        2 affiche ai+@vomit air al+@chest al+@heart algum* alguma allait allergische alors als+@enough and+@ask
        2 and+@numb and+@other answe* answer anticoagulante anyth* anything appar*+@more arde arm+@not arret*+@data
        2 arret*+@exercise arret*+@not askin*+@ask assis atem atras+@doit auge+@empty auge+@nothing aus+@ask aus+@data
        2 avale azula* azulados balbucea balbucia batim* battiti bebe+@not bebeu bei+@all bei+@each beim+@exercise
        2 beine benen beroe* beroerte bigger bij+@each bike+@fun bizar* bizarre bleed* blijf+@vomit blu boca+@food
        2 bocca bolle* bollente bonkt borra botti* bottiglia boute* bouteille bp braco bras+@earn breat* brust+@wish
        2 butto* button cabec* cabeca cada+@exercise caer cai caigo caiu camar* camarao cant cartela casi ce+@self
        2 chest+@feel chevi* cheville choqu* choque chute clean* cleaner cobra coeur coeur+@ask cogne coisa* coisas
        2 cold com+@pain como+@care con+@tired confused confuso conse* continua continuo corac* coracao coraz* corazon
        2 corredor corte corte+@not cose custa custa+@self da+@again da+@face daalt dann+@wish das+@again das+@feel
        2 de+@burden de+@chest de+@child de+@fall debou* dedos+@blue del+@thindrink dem+@fall dem+@swelling den+@head
        2 depui* depuis der+@chest der+@seizure desce desco* desmaiei desperte di+@head di+@heart di+@pressure
        2 di+@thindrink die+@chest die+@child die+@skin dikke dimag* dinge* dingen dio direi* direito dispa*
        2 disparates diz do+@chest doet+@nothing doeu dolore doppe* doppelt dose drain drain+@papers drain+@poison
        2 druk druk+@tired du+@blood durante durmi* e+@eat e+@hide e+@say e+@sleep een+@face een+@vision einen
        2 einfa*+@few eingenasst einma* einma*+@earn einmal eleve* eleven elf elle embal* emballe empapada en en+@ask
        2 en+@blood en+@exist en+@speech encha* encharcada engol* enqua* enquanto entero entrainement entre entree era
        2 eruit escal* escaliers escono escup* escupo ess+@self essouffle est+@pressure esta+@blue estav* estava
        2 ester* esterno estou+@eat estoy+@confused et+@family et+@they evano* faccia face faill*+@jump fais
        2 fait+@nothing falta+@other fare+@nothing fast+@faint febbr* febbr*+@here febbr*+@minutes febbre fecha*
        2 fechar feci feci+@blood feeli* feeling feels+@wish ferver fezes fezes+@blood fiebr* fiebre fievr* fievre
        2 finish flaco* flasc* flasche flauw* flauwgevallen fondo for+@enough for+@minutes for+@not fredd*
        2 frio+@vision garga* garganta garra* garrafa gauch* gauche gefuh* gefuhl gehob* gehoben gengi*+@not genom*
        2 genommen gesic* gesli* geslikt get+@trapped getti* getting gewes* gewesen gewic* gezwollen gleic* gleich
        2 gloei* gloeiend gonfi* gonfl* gonfle grigi* grigio gris ha+@eat ha+@trapped habe+@blue habla* hablar
        2 halb+@sport halft* halfte halve halve+@sport hardl* hardlopen hart hasnt hat havin* having he+@ask
        2 he+@poison heart* heartbeat heeft helft her herz het+@ask hij+@better hij+@breath him ho+@lose holz
        2 hora+@ask horrible hour+@past hout huste i+@doit i+@train ictus iets ik+@sit il+@chest im+@arm im+@sport
        2 im+@trapped in+@few in+@home inhal*+@not inquieter ins+@leg insulina insuline is+@all is+@blue is+@not
        2 isnt+@doit ist+@earn ist+@here it+@pain je+@blood je+@doit je+@find je+@self je+@vision je+@vomit
        2 jeder+@exercise keel+@go keep keeps keine+@breath keuke* kiste klein*+@eat koche* koffi*+@fat komt
        2 komt+@other koort* koorts krijg kurz+@burden kurz+@gone kwijt kwijt+@minutes la+@chest la+@child la+@fever
        2 la+@vision labbr* labbra las+@speech lauft le+@arm le+@blue le+@funeral le+@go le+@headache legno
        2 lente+@without les+@faint les+@reason lesen levantei levou lezen ligge* like like+@thindrink limp line
        2 lippe* lippen lo+@breath longa luce ma+@swelling ma+@vomit macchie maior male+@better male+@breath manchas
        2 mandi* manque marca mareo marmo* marmonne mauvaise me+@faint me+@need media media+@face meia mein+@child
        2 meme menos+@minutes mentr* mentre messg* messgerat meu+@burden meu+@pressure mezza mi+@not mient* mientras
        2 mijn+@arm mijn+@face mijn+@leg minha+@face minut*+@here minut*+@pills misse* misselijk moi+@not moles molli
        2 mon+@face montr*+@say mordi* mots much+@pills mum mumbl* muske*+@ask muske*+@data my+@chest my+@face my+@few
        2 na+@head nao nao+@feel nao+@other nao+@stop nause* ne+@better nearl* nearly negro nere net nexo nicht
        2 nicht+@burden nicht+@gone niet niet+@burden niet+@gone niet+@wake no+@feel no+@stop noir non non+@fun
        2 non+@gone norma*+@eat norma*+@wish not+@breath nove+@scale oeil of+@breath ohnma* ohnmachtig ojo ol olie
        2 omhoo* omhoog omopl*+@empty onder* one+@face ontla* ontlasting onze+@scale onzin op os+@blue out+@ask palav*
        2 papa parec* parecia parle* parler parol* parole part pasil* passa passed passi* pau pause pecho peito+@ask
        2 pequena perdi* perdu perso petto+@ask pied piede piep pijn+@tired plaqu* plas plein plotz* plotzlich poids
        2 pomme* pommes pone preso preta* pretas prima* primavera print*+@without proze* prozent puedo+@better
        2 puedo+@breath puertas puffe*+@doit pupil*+@more pupila pupille quelq* quelq*+@decide quelque quilos rara
        2 rast reacc* reacciona reage* reage*+@not reageert reagi*+@not recht* recht*+@leg redet repon* repon*+@data
        2 repon*+@exercise repon*+@not repond reposo respi*+@more respire respirer respo* ridea* rideau riesc* riesco
        2 right+@skin ripre* rispo* risponde ronca roxos ruhe ruikt rusth* rusthartslag rutsc* s sachen saem sage
        2 sale+@blood salen sangr* sangu* sangu*+@wait satz scapo* scapole schlafrig schlaganfall schmerzen
        2 schouderbladen schwa*+@blood schwarz schwi*+@not scotta se+@eat se+@poison se+@self seman*+@blood
        2 seman*+@pain sens sento senza+@doit serin* serpent shaki* shaking she sheet* sheets shock short shoulder
        2 showe* sich sie sin+@feel since since+@eat sinto sitze* sitzen slage* slagen slapp* slappe snake sneeu*
        2 sneeuw snow son+@heart sont sont+@blue sorte* spariscono speak spieg*+@go spieren spray spray+@not spur
        2 spur+@self staat steck* stem stoel stool* stools stopc* stopt stopt+@not stran* strap* strip stuhl
        2 suda+@more sudde* suddenly sudo+@period sudor+@period suelo sueur* sueurs sul+@chest suor+@period sweat*
        2 sweating ta tambor tasse taza tazza te+@wish tengo tensa* tensao tensi* tension tete that+@not this+@morning
        2 three tijde* times tinte* tive tomad* tomada tombee tome tomei tomou tong towel towel+@ask trago
        2 trans*+@more trap trema tremb* tremble tres+@speech troca* tromm* tropp*+@pills troub* trouble tudo+@blood
        2 tudo+@empty tur tussen tuve tweed* tweede uberg* un un+@face un+@other und+@die und+@night und+@say
        2 und+@seizure und+@speech unsin* unsinn urina valt van+@self veel+@pills vento* ventoline verdo* verkeerde
        2 verla* verlo*+@without vezes vient visag* visage vodka voice+@ask volte vomis vomit vomit*+@blood von+@self
        2 vuelt* waist war+@blood warta* wartaal was+@end wecken weg weg+@minutes weich welch*+@morning welke+@morning
        2 wet+@self what+@morning wie+@thindrink wille* willen wird+@blood wird+@empty woord* woorden words wordt
        2 y+@speech ze ze+@ask zeigt zie zieht zitte* zon+@pain zorge* zorgen zunge zweet+@not ~<avc ~<bew ~<cai ~<col
        2 ~<dik ~<e> ~<et> ~<fla ~<hi> ~<inc ~<inj ~<kee ~<ko ~<pau ~<pum ~<pup ~<rea ~<sat ~<spu ~<sud ~<suf ~<tom
        2 ~<ung ~<y> ~aliz ~ambo ~anf ~anfa ~aral ~asf ~atm ~ausa ~auw ~auwd ~avc ~avc> ~bew ~bewu ~bla ~blau ~cad
        2 ~cai ~cara ~cono ~conv ~creo ~desm ~dik ~dor> ~eag ~eit ~eo> ~esen ~espl ~ewu ~ewus ~fall ~foca ~foco ~gris
        2 ~gue> ~htsv ~ikt ~inj ~inje ~ixi ~kee ~keer ~keit ~klam ~lab ~lack ~lah ~lahm ~lam ~lau> ~lik ~loe ~mig>
        2 ~nau ~nauw ~nfal ~ngew ~ngre ~noir ~nvu ~nvul ~oca ~olle ~ombe ~omi ~omit ~onf ~onfu ~onvu ~oqu ~oque ~orac
        2 ~osie ~pau ~paus ~pelt ~pil ~pire ~plo ~pond ~pum ~pump ~pup ~pupi ~rali ~reag ~reo ~reo> ~ribl ~rred ~rria
        2 ~rrib ~rz> ~san ~sat ~satu ~scie ~seli ~sfi ~sgo ~slik ~soff ~splo ~spo> ~sud ~suf ~suff ~sve ~tmi ~tomb
        2 ~toso ~trom ~tsv ~tsve ~ttig ~tura ~uffo ~upil ~urz ~uwd ~uwd> ~val> ~vc> ~verl ~vul ~vuls ~wd> ~wol ~woll
        2 ~wus ~wust ~zen
        1 #1200+@self #20+@fever #20+@pressure #45+@data #45+@find #45+@heart @accident+@all @accident+@hunger
        1 @accident+@not @accident+@other @accident+heute @accident+kaum @afraid+@arm @again @again+@ask
        1 @again+@breath @again+@means @again+@morning @again+@pain @again+@train @again+@trapped @again+e @again+en
        1 @again+falli* @again+naar @again+nie @again+vez @all+@blood @all+@blue @all+@eat @all+@feel @all+@go
        1 @all+@head @all+@manage @all+@pain @all+@sudden @all+@swelling @all+@thindrink @all+bulte* @all+em
        1 @all+heeft @all+im @all+impro* @all+les @all+negro @all+o @all+over @all+quadd* @all+que @alone
        1 @alone+@bridge @alone+@care @alone+@home @alone+no @arm+@all @arm+@die @arm+@eat @arm+@empty @arm+@fever
        1 @arm+@go @arm+@not @arm+@numb @arm+@period @arm+@speech @arm+@sudden @arm+@they @arm+@vision @arm+@wake
        1 @arm+addor* @arm+blade* @arm+como @arm+dias @arm+gauch* @arm+gris @arm+ist @arm+izqui* @arm+sind @arm+veces
        1 @ask+#45 @ask+@car @ask+@chest @ask+@empty @ask+@headache @ask+@morning @ask+@say @ask+@sit @ask+@skin
        1 @ask+@soon @ask+@thin @ask+@train @ask+algui* @ask+and @ask+c @ask+comin* @ask+corro @ask+day @ask+despe*
        1 @ask+dias @ask+diz @ask+eine @ask+es @ask+fine @ask+genom* @ask+gepla* @ask+giorn* @ask+i @ask+in @ask+kaum
        1 @ask+lying @ask+m @ask+me @ask+nao @ask+ne @ask+net @ask+norma* @ask+only @ask+out @ask+qualc* @ask+respi*
        1 @ask+sia @ask+siemp* @ask+steck* @ask+swell* @ask+ten @ask+thick @ask+uma @better+@chest @better+@more
        1 @better+@thin @better+and @better+cosi @better+piu @better+plus @binge+@pills @binge+@self @binge+@sleep
        1 @binge+@wake @binge+cardi* @binge+de @blood+@arm @blood+@exercise @blood+@face @blood+@faint @blood+@gone
        1 @blood+@head @blood+@here @blood+@minutes @blood+@past @blood+@pills @blood+@self @blood+@tired
        1 @blood+@vomit @blood+avec @blood+come @blood+desde @blood+in @blood+ist @blood+negra* @blood+noire*
        1 @blood+since @blood+sinds @blood+thinn* @blood+und @blood+wie @blue+@ask @blue+@care @blue+@feel
        1 @blue+@guilt @blue+@head @blue+@home @blue+@night @blue+@period @blue+@pills @blue+@pressure @blue+@self
        1 @blue+@stop @blue+@vomit @blue+@water @blue+are @blue+azule* @blue+blu @blue+de @blue+fredd* @blue+ist
        1 @blue+sont @body+@blood @body+@eat @body+@pain @body+@scale @body+are @body+e @body+et @body+gepla* @born
        1 @born+@arm @born+@cry @born+@earn @born+@more @born+@reason @born+m @born+sais @born+sens @breath+@accident
        1 @breath+@ask @breath+@blue @breath+@calm @breath+@chest @breath+@each @breath+@eat @breath+@few
        1 @breath+@food @breath+@past @breath+@sugar @breath+@thin @breath+@worse @breath+hilft @breath+ik @breath+ne
        1 @breath+nur @breath+piu @breath+satur* @breath+si @bridge+no @burden+@again @burden+@nothing @burden+@pain
        1 @burden+@pills @burden+@reason @burden+@self @burden+gaan @burden+mile @burden+sur @burn+@born @burn+@car
        1 @burn+@chest @burn+dans @burn+il @burn+in @burn+when @calm+@gone @calm+e @car+@ask @car+@wish @car+and
        1 @car+et @car+y @care @care+@ask @care+@blood @care+@wish @care+de @care+het @care+que @care+quoi
        1 @chest+@burden @chest+@car @chest+@data @chest+@date @chest+@die @chest+@feel @chest+@fun @chest+@go
        1 @chest+@gone @chest+@last @chest+@more @chest+@other @chest+@pills @chest+@pressure @chest+@self
        1 @chest+@soon @chest+@sport @chest+@stop @chest+@thindrink @chest+@wish @chest+als @chest+and @chest+che
        1 @chest+depui* @chest+en @chest+feels @chest+het @chest+que @chest+since @chest+sinds @chest+y @child+@better
        1 @child+@breath @child+@date @child+@eat @child+@exercise @child+@fever @child+@know @child+@minutes
        1 @child+@numb @child+@other @child+@pressure @child+@sudden @child+@wish @child+a @child+and @child+bebeu
        1 @child+esta @child+ik @child+is @child+n @child+non @child+se @confused+@know @confused+@morning
        1 @confused+@not @confused+@wish @control+@again @control+@confused @control+@more @control+@pain @cry+@say
        1 @cry+e @cry+plus @cut+@blood @cut+@face @cut+@leg @cut+@more @cut+@pressure @cut+das @cut+de @data+@all
        1 @data+@headache @data+@seizure @data+@sit @data+@speech @data+@tired @data+dia @data+eine @data+em
        1 @data+geled* @data+is @data+lang @data+le @data+marat* @data+op @data+quand @data+tempo @data+und @data+van
        1 @date+@child @date+@cut @date+@give @date+@head @date+@headache @date+@means @date+@more @date+@pain
        1 @date+@past @date+@sudden @date+di @date+entbu* @date+fa @date+geled* @date+ist @date+pregn* @date+scors*
        1 @date+und @date+zwang* @decide+@headache @decide+@never @die+@chest @die+@child @die+@die @die+@faint
        1 @die+@fat @die+@poison @die+@trapped @die+lippe* @die+nicht @die+stimm* @die+table* @doit+@arm @doit+@chest
        1 @doit+@few @doit+@hide @doit+@reason @doit+@speech @doit+corac* @doit+et @doit+una @doit+und @each+@accident
        1 @each+@care @each+@exercise @each+@here @each+@stop @each+step @each+where @earn+@blue @earn+@poison
        1 @earn+et @eat+@again @eat+@all @eat+@chest @eat+@fat @eat+@fever @eat+@forever @eat+@head @eat+@off
        1 @eat+@sit @eat+@swelling @eat+ca @eat+des @eat+duas @eat+el @eat+home @eat+ich @eat+noch @eat+off @eat+os
        1 @eat+out @eat+peanu* @eat+schlu* @eat+shrim* @eat+toute @eat+with @empty+@blood @empty+@minutes
        1 @empty+@thindrink @empty+@vision @empty+als @empty+drin @empty+et @empty+und @empty+vor @empty+wie
        1 @end+@accident @end+@again @end+@blue @end+@data @end+@exist @end+@faint @end+@heart @end+@jump @end+@other
        1 @end+@pain @end+@pressure @end+@skin @end+@skip @end+@thindrink @end+dem @end+en @end+te @end+the
        1 @enough+@again @enough+@past @enough+ik @exercise+@cry @exercise+@fever @exercise+@hunger
        1 @exercise+@pressure @exercise+@stop @exercise+@vomit @exercise+au @exercise+ca @exercise+das @exercise+esta
        1 @exercise+is @exercise+mit @exercise+now @exercise+pro @exist+@all @exist+@blue @exist+@skin @face+@arm
        1 @face+@control @face+@empty @face+@food @face+@go @face+@nothing @face+@numb @face+@speech @face+@sudden
        1 @face+@swelling @face+@vision @face+@wait @face+@wish @face+da @face+e @face+en @face+est @face+et @face+und
        1 @face+van @faint+@all @faint+@date @faint+@end @faint+@faint @faint+@go @faint+@here @faint+@hide
        1 @faint+@jump @faint+@know @faint+@minutes @faint+@morning @faint+@reason @faint+@seizure @faint+@soon
        1 @faint+@swelling @faint+@trapped @faint+@without @faint+a @faint+al @faint+and @faint+da @faint+ich
        1 @faint+na @fall+@accident @fall+@confused @fall+@control @fall+@head @fall+@soon @fall+@speech @fall+@wish
        1 @fall+@without @family+@date @family+@empty @family+@face @family+@feel @family+@heart @family+@know
        1 @family+@not @family+@numb @family+@pain @family+@past @family+@speech @family+@wake @family+con @family+de
        1 @family+dio @family+dronk @family+ha @family+hat @family+heeft @family+is @family+ist @family+krijg*
        1 @family+liegt @family+lies @family+met @family+mit @family+on @family+parle @family+ta @family+tiene @fat
        1 @fat+@alone @fat+@few @fat+@go @fat+@here @fat+@pills @fat+en @fat+so @fat+und @feel+@again @feel+@arm
        1 @feel+@ask @feel+@car @feel+@chest @feel+@die @feel+@faint @feel+@give @feel+@go @feel+@gone @feel+@here
        1 @feel+@minutes @feel+@other @feel+@pills @feel+@skin @feel+@someone @feel+@soon @feel+@vomit @feel+as
        1 @feel+dead @feel+faint @feel+ich @feel+il @feel+la @feel+me @feel+nada @feel+plus @feel+sick @fever+@ask
        1 @fever+@born @fever+@data @fever+@fall @fever+@here @fever+@look @fever+@minutes @fever+@pain @fever+@self
        1 @fever+@speech @fever+de @fever+is @fever+no @fever+que @fever+schwi* @few+@again @few+@care @few+@doit
        1 @few+@each @few+@height @few+@home @few+@need @few+@off @few+@speech @few+da @few+desde @few+eine @few+fast
        1 @few+in @few+komis* @few+noch @few+one @few+say @few+schne* @find+@end @find+il @find+l @find+mijn
        1 @find+minut* @food+#1200 @food+#45 @food+@sugar @food+@vision @food+@wish @food+a @food+from @forever+@more
        1 @fun+@each @fun+@few @fun+@go @fun+@gone @fun+de @funeral+@other @funeral+a @give+@fever @give+@give
        1 @give+@not @give+@pressure @give+@swelling @give+@vomit @give+anoch* @give+colpo @give+conti* @give+dieci
        1 @give+febbr* @give+gravi* @give+notte @give+peso @give+vespa @go @go+@all @go+@arm @go+@blood @go+@burden
        1 @go+@empty @go+@gone @go+@height @go+@jump @go+@not @go+@period @go+@thindrink @go+@trapped @go+@wait @go+in
        1 @go+niet @go+off @go+up @gone+@arm @gone+@face @gone+@jump @gone+@minutes @gone+@without @gone+gaan
        1 @gone+into @gone+non @gone+since @guilt+@ask @guilt+@end @guilt+@gone @guilt+@more @guilt+che @guilt+plus
        1 @head @head+@family @head+@give @head+@imagine @head+@life @head+@sleep @head+@vomit @head+and @head+da
        1 @head+de @head+la @head+o @head+y @headache+@ask @headache+@blood @headache+@family @headache+@few
        1 @headache+@headache @headache+@here @headache+@imagine @headache+@life @headache+@vomit @headache+@wish
        1 @headache+de @heart @heart+@empty @heart+@end @heart+@faint @heart+@jump @heart+@poison @heart+@reason
        1 @heart+@self @heart+@skip @heart+@sleep @heart+@swelling @heart+attac* @heart+dispa* @heart+em @heart+gesch*
        1 @heart+pills @heart+salta @heart+stolp* @height+und @here+@again @here+@blood @here+@blue @here+@cut
        1 @here+@face @here+@faint @here+@forever @here+@heart @here+@imagine @here+@jump @here+@know @here+@minutes
        1 @here+@period @here+@poison @here+@skin @here+@sleep @here+@speech @here+@sugar @here+@swelling
        1 @here+@vision @here+@vomit @here+@wake @here+@wish @here+bocca @here+cadei* @here+caida @here+caja
        1 @here+calda* @here+cara @here+cassa @here+chaud* @here+cintu* @here+cocin* @here+cozin* @here+cuisi*
        1 @here+due @here+espal* @here+et @here+fete @here+fiest* @here+jambe @here+lag @here+luz @here+macch*
        1 @here+macho* @here+manan* @here+mandi* @here+media @here+ne @here+neben @here+neige @here+nieve @here+noche
        1 @here+nonna @here+nuca @here+nuit @here+peau @here+picco* @here+piel @here+plaqu* @here+prise @here+quant*
        1 @here+revei* @here+scoss* @here+sensa* @here+silla @here+sta @here+tete @here+un @here+venda @here+vento*
        1 @hide @hide+@blood @hide+@exercise @hide+@feel @hide+@minutes @hide+@pain @hide+@thing @hide+am @hide+da
        1 @hide+im @hide+le @hide+pour @home @home+@die @home+@family @home+@head @home+@headache @home+@more
        1 @home+@pain @home+@pills @home+se @hope+en @hunger+@faint @hunger+weg @imagine+en @jump+@all @jump+@night
        1 @jump+@sit @jump+e @jump+em @jump+in @jump+und @jump+y @know @know+@blood @know+@data @know+@face
        1 @know+@head @know+@here @know+@pills @know+@poison @know+@say @know+@self @know+@swelling @know+a
        1 @know+cuant* @know+donde @know+ferme @know+ha @know+la @know+le @know+nicht @know+niet @know+va @know+where
        1 @last+@burn @last+@pressure @last+kilom* @last+mile @last+quilo* @leg @leg+@blood @leg+@breath @leg+@here
        1 @leg+@not @leg+@other @leg+@self @leg+@sport @leg+@swelling @leg+@thindrink @leg+com @leg+est @leg+gonfi*
        1 @leg+is @life+in @look+like @look+me @look+mich @look+says @lose @lose+@doit @lose+@exercise @lose+@give
        1 @lose+@minutes @lose+@scale @lose+@thindrink @lose+@wish @lose+de @lose+peso @lose+sangu* @lose+the
        1 @lose+weigh* @manage+@arm @manage+@better @manage+@breath @manage+@eat @manage+@few @manage+@imagine
        1 @manage+@need @manage+@not @manage+@skin @manage+@sudden @manage+@wake @manage+kaum @manage+levan*
        1 @manage+only @manage+pas @manage+plus @means+@blue @means+@numb @means+cache* @means+doigt* @means+levre*
        1 @means+to @minutes+@again @minutes+@all @minutes+@blood @minutes+@cut @minutes+@data @minutes+@die
        1 @minutes+@doit @minutes+@face @minutes+@fall @minutes+@feel @minutes+@forever @minutes+@future
        1 @minutes+@headache @minutes+@here @minutes+@jump @minutes+@leg @minutes+@minutes @minutes+@more
        1 @minutes+@morning @minutes+@nothing @minutes+@numb @minutes+@pain @minutes+@seizure @minutes+@self
        1 @minutes+@sport @minutes+@swelling @minutes+@thindrink @minutes+@vision @minutes+@vomit @minutes+@wake
        1 @minutes+@wish @minutes+@without @minutes+auf @minutes+cadei* @minutes+como @minutes+cozin* @minutes+dans
        1 @minutes+dem @minutes+die @minutes+due @minutes+e @minutes+een @minutes+et @minutes+hace @minutes+he
        1 @minutes+ich @minutes+ik @minutes+la @minutes+lag @minutes+le @minutes+manha @minutes+na @minutes+nada
        1 @minutes+neben @minutes+o @minutes+op @minutes+prima* @minutes+respi* @minutes+sprin* @minutes+the
        1 @minutes+una @minutes+und @minutes+une @minutes+van @minutes+vomit* @minutes+woche* @minutes+y @more+@arm
        1 @more+@breath @more+@care @more+@cut @more+@fall @more+@not @more+@say @more+a @more+d @more+et @more+grand*
        1 @more+ik @more+je @more+longa @more+longu* @more+mes @more+mon @more+nient* @more+ou @more+un @more+zu
        1 @morning+it @need+@again @need+@blood @need+@fever @need+@pain @need+ich @need+te @never+@pain
        1 @night+@morning @night+@soon @night+ist @night+nao @night+non @night+zwei @not+@alone @not+@ask @not+@better
        1 @not+@care @not+@confused @not+@cry @not+@few @not+@gone @not+@home @not+@know @not+@leg @not+@look
        1 @not+@minutes @not+@other @not+@say @not+@self @not+@stop @not+@vomit @not+@wake @not+a @not+aan @not+acord*
        1 @not+als @not+an @not+answe* @not+breat* @not+chang* @not+chao @not+come @not+consi* @not+conte* @not+corre*
        1 @not+es @not+espel* @not+fa @not+fade @not+fala @not+habla* @not+had @not+idea @not+know @not+let
        1 @not+levan* @not+lift @not+look @not+m @not+mehr @not+nie @not+olha @not+puedo @not+reaso* @not+sais @not+se
        1 @not+sens @not+smett* @not+so @not+somem @not+trovo @not+van @not+vuelv* @not+waar @not+wake @not+wegge*
        1 @not+wenn @not+wie @nothing @nothing+@arm @nothing+@breath @nothing+@confused @nothing+@doit
        1 @nothing+@manage @nothing+@minutes @nothing+@speech @nothing+@vision @nothing+binne* @nothing+drin
        1 @nothing+faire @nothing+je @nothing+meer @nothing+pour @numb+@fever @numb+@look @numb+@minutes @numb+@not
        1 @numb+and @numb+la @numb+runte* @numb+und @off @off+@again @off+@date @off+@thing @off+@wait @off+and @other
        1 @other+@all @other+@arm @other+@ask @other+@binge @other+@blood @other+@born @other+@confused @other+@eat
        1 @other+@end @other+@fever @other+@head @other+@headache @other+@jump @other+@know @other+@minutes
        1 @other+@numb @other+@pills @other+@poison @other+@say @other+@skin @other+@skip @other+@speech @other+@thin
        1 @other+@thindrink @other+@wake @other+@wish @other+aire @other+bebe @other+blist* @other+bracc* @other+brazo
        1 @other+calor @other+can @other+cant @other+carbo* @other+corte @other+cuore @other+en @other+espej*
        1 @other+fala @other+fiato @other+fin @other+hasnt @other+hat @other+heeft @other+ist @other+km @other+me
        1 @other+naast @other+nao @other+pille* @other+polso @other+rato @other+si @other+suelo @other+swall*
        1 @other+took @other+was @other+went @other+wont @pain @pain+@arm @pain+@blood @pain+@blue @pain+@body
        1 @pain+@breath @pain+@burden @pain+@data @pain+@date @pain+@empty @pain+@fun @pain+@gone @pain+@head
        1 @pain+@here @pain+@last @pain+@life @pain+@never @pain+@period @pain+@pills @pain+@soon @pain+@tired
        1 @pain+@wake @pain+a @pain+and @pain+dans @pain+de @pain+del @pain+di @pain+from @pain+in @pain+like @pain+my
        1 @pain+quand @papers+@without @papers+his @papers+senza @papers+to @past+@all @past+@blue @past+@chest
        1 @past+@date @past+@empty @past+@feel @past+@go @past+@headache @past+@leg @past+@not @past+@pills
        1 @past+@skin @past+@trapped @past+@vision @past+@wake @past+and @past+augen @past+beval* @past+den @past+dois
        1 @past+einer @past+ingoi* @past+male @past+manda* @past+mangi* @past+nada @past+now @past+parto* @past+piu
        1 @past+una @period @period+@alone @period+@end @period+@feel @period+@guilt @period+@home @period+@vision
        1 @period+pille* @period+sweat @period+y @period+zweet @pills @pills+@blood @pills+@face @pills+@faint
        1 @pills+@fall @pills+@feel @pills+@imagine @pills+@know @pills+@minutes @pills+@not @pills+@numb
        1 @pills+@other @pills+@period @pills+@poison @pills+@speech @pills+@vision @pills+@wake @pills+@water
        1 @pills+a @pills+and @pills+boca @pills+bocca @pills+caida @pills+caja @pills+calda* @pills+cassa
        1 @pills+chaud* @pills+cocin* @pills+cuisi* @pills+d @pills+di @pills+do @pills+espal* @pills+fete
        1 @pills+fiest* @pills+gespo* @pills+intei* @pills+jambe @pills+luz @pills+macch* @pills+macho* @pills+manan*
        1 @pills+mandi* @pills+media @pills+neige @pills+nieve @pills+noche @pills+non @pills+nonna @pills+nuca
        1 @pills+nuit @pills+of @pills+peau @pills+per @pills+picco* @pills+piel @pills+plaqu* @pills+pour
        1 @pills+prise @pills+revei* @pills+scoss* @pills+sensa* @pills+silla @pills+sono @pills+tete @pills+tilde
        1 @pills+toda @pills+van @pills+venda @pills+vento* @poison+@accident @poison+@ask @poison+@binge
        1 @poison+@blue @poison+@here @poison+@minutes @poison+@not @poison+@other @poison+@self @poison+@wake
        1 @poison+@wish @poison+du @poison+el @poison+from @poison+ich @poison+o @poison+toute @poison+uma @poison+una
        1 @poison+une @pressure+@again @pressure+@arm @pressure+@car @pressure+@exercise @pressure+@face
        1 @pressure+@find @pressure+@go @pressure+@pressure @pressure+@reason @pressure+@self @pressure+@soon
        1 @pressure+@they @pressure+@tired @pressure+@without @pressure+achte* @pressure+al @pressure+behin*
        1 @pressure+derri* @pressure+detra* @pressure+dietr* @pressure+i @pressure+is @pressure+manch* @pressure+no
        1 @pressure+on @pressure+pain @pressure+this @pressure+und @pressure+when @punish+@chest @punish+@pressure
        1 @punish+en @reason+@gone @reason+and @reason+en @reason+plus @say @say+@accident @say+@again @say+@breath
        1 @say+@heart @say+@jump @say+@leg @say+@morning @say+@need @say+@papers @say+@reason @say+@skip @say+@soon
        1 @say+@without @say+cose @say+n @say+tre @scale+@burden @scale+@care @scale+@doit @scale+@fever @scale+@few
        1 @scale+@gone @scale+@lose @scale+@reason @scale+@wish @scale+gone @scale+menos @scale+metro @scale+perdu*
        1 @scale+scend* @scale+seit @scale+sur @seizure+@manage @seizure+@minutes @seizure+@more @seizure+@not
        1 @seizure+@other @seizure+@self @seizure+@vision @seizure+cardi* @seizure+enter* @self+@arm @self+@blue
        1 @self+@confused @self+@empty @self+@feel @self+@fever @self+@go @self+@here @self+@leg @self+@nothing
        1 @self+@numb @self+@pain @self+@pills @self+@poison @self+@pressure @self+@seizure @self+@soon @self+@speech
        1 @self+@sudden @self+@sugar @self+@swelling @self+@trapped @self+@without @self+aan @self+acele* @self+ai
        1 @self+amiga @self+asseo* @self+been @self+bekom* @self+ben @self+bijna @self+blijf @self+bloed @self+blutd*
        1 @self+borst* @self+bras @self+breas* @self+broek @self+cache* @self+cadon* @self+can @self+cant @self+corte
        1 @self+could* @self+dauer* @self+desma* @self+dizzy @self+doigt* @self+e @self+esse @self+evano* @self+eyes
        1 @self+fa @self+facci* @self+falle @self+faut @self+feel @self+femme @self+fui @self+gewic* @self+gezic*
        1 @self+gliss* @self+had @self+hals @self+hart @self+hartp* @self+have @self+haven* @self+he @self+head
        1 @self+heb @self+herz @self+hoofd @self+ich @self+jaw @self+kaak @self+keel @self+kon @self+krieg @self+la
        1 @self+left @self+leg @self+legs @self+levre* @self+liege* @self+lig @self+lips @self+m @self+mae @self+mal
        1 @self+manca @self+mange @self+me @self+mitbe* @self+muss @self+naar @self+nearl* @self+nicht* @self+niks
        1 @self+non @self+over @self+padre @self+pai @self+passe* @self+pasti* @self+peque* @self+peso @self+pfeif*
        1 @self+picco* @self+poids @self+remed* @self+respi* @self+rest @self+right @self+see @self+segna @self+seh
        1 @self+sens @self+si @self+sie @self+since @self+smile @self+spieg* @self+spuug @self+stand @self+stehe
        1 @self+suis @self+thigh @self+think @self+threw @self+took @self+vader @self+vais @self+vida @self+vie
        1 @self+vois @self+vomit* @self+voy @self+vraag @self+was @self+werde @self+wie @self+wiede* @self+wird
        1 @self+woke @self+zie @self+zum @sit+@chest @sit+@earn @sit+@fat @sit+@few @sit+@minutes @sit+@not
        1 @sit+@seizure @sit+am @sit+auf @sit+die @sit+een @sit+en @sit+im @sit+sul @sit+sur @sit+there @skin
        1 @skin+@all @skin+@feel @skin+@not @skin+@self @skin+@tired @skin+em @skin+esta @skin+is @skin+se @skip+@all
        1 @skip+@go @skip+@sit @skip+e @skip+em @skip+in @skip+und @skip+y @sleep+fatta @sleep+svegl* @someone+@chest
        1 @someone+a @someone+else @someone+esta @soon @soon+@arm @soon+@chest @soon+@faint @soon+@minutes @soon+@not
        1 @soon+@off @soon+@train @soon+@trapped @soon+bracc* @soon+durch @soon+fianc* @soon+me @soon+no @soon+non
        1 @soon+sveni* @soon+um @soon+van @sorry+ik @speech+@again @speech+@ask @speech+@eat @speech+@face
        1 @speech+@morning @speech+@need @speech+@pain @speech+@speech @speech+@wish @speech+coisa @speech+come
        1 @speech+escon* @speech+et @speech+raro @speech+y @sport+@again @sport+@confused @sport+@hunger @sport+@means
        1 @sport+@minutes @sport+@pain @sport+da @sport+di @sport+do @sport+y @stop+@blood @stop+@each @stop+@minutes
        1 @stop+@morning @stop+@not @stop+@soon @stop+@stop @stop+@wish @stop+als @stop+auf @stop+en @stop+et @stop+l
        1 @stop+se @sudden+@blood @sudden+@control @sudden+@more @sudden+@nothing @sudden+@self @sudden+@speech
        1 @sudden+@water @sudden+heel @sugar @sugar+@fun @sugar+@seizure @sugar+@self @sugar+@sugar @sugar+@vision
        1 @sugar+e @sugar+et @sugar+y @swelling+@again @swelling+@blue @swelling+@breath @swelling+@each
        1 @swelling+@empty @swelling+@find @swelling+@know @swelling+@manage @swelling+@not @swelling+@past
        1 @swelling+@self @swelling+@speech @swelling+@they @swelling+@wish @swelling+after @swelling+and
        1 @swelling+bar @swelling+despu* @swelling+en @swelling+esta @swelling+estra* @swelling+et @swelling+ha
        1 @swelling+is @swelling+km @swelling+la @swelling+lingu* @swelling+par @swelling+por @swelling+raro
        1 @swelling+und @swelling+up @swelling+zu @they @they+@blue @they+@eat @they+@faint @they+@feel @they+@guilt
        1 @they+@manage @they+@not @they+@reason @they+@vision @they+doigt* @they+hat @they+is @they+kan @they+kann
        1 @they+kommt @they+mots @they+omopl* @they+selle* @they+will @they+yeux @thin+@blue @thin+@manage @thin+@not
        1 @thin+@pills @thin+@wake @thin+compr* @thin+dedos @thindrink+@all @thindrink+@blood @thindrink+@cut
        1 @thindrink+@enough @thindrink+@fat @thindrink+@headache @thindrink+@heart @thindrink+@jump
        1 @thindrink+@minutes @thindrink+@numb @thindrink+@other @thindrink+@papers @thindrink+@seizure
        1 @thindrink+@skip @thindrink+@thin @thindrink+@wish @thindrink+banda* @thindrink+box @thindrink+bus
        1 @thindrink+chair @thindrink+divin* @thindrink+doen @thindrink+fall @thindrink+fit @thindrink+groun*
        1 @thindrink+half @thindrink+house @thindrink+left @thindrink+mirro* @thindrink+other @thindrink+party
        1 @thindrink+place @thindrink+pool @thindrink+right @thindrink+scree* @thindrink+shoul* @thindrink+stair*
        1 @thindrink+toile* @thindrink+trail @thing+@fun @thing+@heart @thing+@jump @thing+@leg @thing+@self
        1 @thing+@skip @thing+@soon @thing+@vomit @thing+diz @thing+marca @thing+on @thing+op @thing+sagt @thing+says
        1 @tired+@empty @tired+@fall @tired+@fat @tired+@head @tired+@heart @tired+@numb @tired+@swelling
        1 @tired+@trapped @tired+@vision @tired+als @tired+costi* @tired+en @tired+haar @tired+in @tired+na
        1 @tired+pasti* @tired+piern* @tired+zijn @train+con @trapped+@ask @trapped+@chest @trapped+@doit
        1 @trapped+@heart @trapped+@period @trapped+@pills @trapped+@thindrink @trapped+i @trapped+la @trapped+of
        1 @trapped+this @vision+@blood @vision+@cut @vision+@eat @vision+@empty @vision+@few @vision+@minutes
        1 @vision+@more @vision+@nothing @vision+@papers @vision+@sudden @vision+des @vision+estre* @vision+nada
        1 @vision+plus @vision+sinis* @vision+stars @vision+the @vision+tudo @vision+tutto @vision+what @vomit+@ask
        1 @vomit+@confused @vomit+@end @vomit+@family @vomit+@give @vomit+@look @vomit+@not @vomit+@other @vomit+@self
        1 @vomit+@speech @vomit+@swelling @vomit+@wish @vomit+and @vomit+blood @vomit+esta @vomit+on @vomit+sangr*
        1 @vomit+sangu* @vomit+up @wait+@means @wait+@never @wait+@speech @wait+chega @wait+dem @wait+drie
        1 @wait+eatin* @wait+festa @wait+neve @wait+une @wake+@gone @wake+@here @wake+@know @wake+@other @wake+@self
        1 @wake+com @wake+en @wake+no @wake+und @wake+van @wake+went @wake+zu @water+@blood @water+@feel
        1 @water+@vision @water+en @water+ik @water+stars @water+the @wish+@breath @wish+@empty @wish+@face
        1 @wish+@head @wish+@headache @wish+@here @wish+@poison @wish+@pressure @wish+@seizure @wish+@sit
        1 @wish+@swelling @wish+@vision @wish+a @wish+alles @wish+donde @wish+een @wish+ferma @wish+ferme @wish+ik
        1 @wish+in @wish+it @wish+its @wish+le @wish+lying @wish+mad @wish+paro @wish+say @wish+svegl* @wish+that
        1 @wish+va @wish+van @wish+vite @wish+wood @without @without+@ask @without+@feel @without+@hide @without+@know
        1 @without+@nothing @without+@sport @without+che @without+dass @without+dieta @without+fazer @without+foleg*
        1 @without+hacer @without+iets @without+rien @without+senso @work+@seizure @worse @worse+@head @worse+@life
        1 @worse+@minutes @worse+@pain @worse+@self a a+@arm a+@binge a+@cry a+@eat a+@end a+@face a+@few a+@guilt
        1 a+@head a+@heart a+@here a+@jump a+@leg a+@look a+@lose a+@minutes a+@pills a+@skin a+@speech a+@swelling
        1 a+@wish abbas*+@other abbassa abuel*+@know accou* accou*+@other accouche aches achte*+@self acord*
        1 acord*+@eat acord*+@not acordei acros* across addor* addos* addosso again+@ask ago agora agora+@vomit ahora
        1 ahora+@vomit aire al+@arm al+@eat al+@faint al+@find alarm+@go alerg*+@swelling alien* aliento all+@end
        1 all+@sudden all+@swelling alla+@other allai* allenamento allergica alles allo allo+@fat alrea* already als
        1 als+@again alsof+@other alta alzat* alzat*+@here alzat*+@pills alzato amiga ampollas an+@each an+@enough
        1 an+@minutes and+@again and+@fever and+@not and+@past and+@thindrink ankle* ankles anticoagulant
        1 anticoagulantes anticoagulanti antwo*+@not aos apagu* apaguei aparelho apart* apartamento aperta appar*
        1 appena aquec* arde+@fever arde+@find ardie*+@not ardor arm arras* arret arretent arriv*+@ask arriv*+@data
        1 arriv*+@exercise arriv*+@not as+@arm as+@body as+@chest as+@speech as+@thin askin* asking asseo* asseoir
        1 assim at+@each at+@home atemz* atemzuge atras attack au+@body au+@car auf auf+@wish aufgewacht aufwarmen
        1 auge augen aus avuto awful ayer azul azule* azules baby baby+@ask bad bagno baiss* baisse banda* bandage bar
        1 bato battery battu* battu*+@here battu*+@pills bauch* beats beauc* beaucoup bebio been behal* behin*
        1 behin*+@self behind bei bei+@exercise beide beide+@arm beim bein bekom* bekomme belis* belon* bend
        1 benen+@exist benen+@other betwe*+@thindrink beval* bevallen beweg* biasc* biascica bigge* bij+@exercise bike
        1 bin bin+@empty bin+@few binne* binnen bit blade* blades blauw blauw* blauwe bleu bleue* bleues bleus blijf
        1 blijf* blijft blist* bloedverdunner bloedverdunners blut bocca+@face bois bombi* bombinha bosco bosqu*
        1 bosque botao botel* botella boton bottl* bottle bouch* bouche bouil* box bracc*+@arm braccio brand*
        1 brauc*+@self brauch breastbone breath brenn* brennen brennt broer* broertje brula* brulant brustbein
        1 brustschmerzen bu buite* buiten bulte* bulten burni* burning burns bus buurv* buurvrouw cacah* cache*
        1 cachets cadei* cadeira cadon* cadon*+@self cadono caduto cae cafe caida caido caiss* caisse caixa caja
        1 calam* calcas calda* caldaia can+@few can+@wish cant+@feel cant+@stop cant+@vision cant+@wake cant+@water
        1 cara+@numb cara+@sleep carbo* carbo*+@minutes carbon cardiaque carte* carton casa+@eat casi+@not casi+@self
        1 cassa cavig* cayo ce+@morning chair chais* chaise changed chao chaud* chaudiere chauf* che+@not che+@self
        1 che+@someone cheir* chest chest+@ask chied*+@ask chili chilo+@train chose chose* choses cintura climb cloqu*
        1 close+@thindrink coisa cold+@blue coleg* colega colla* collapsed colle* collega com+@thin come come+@trapped
        1 comes comeu comin* coming comio comme como companera companero con+@each confus consi*+@wake consigo conti*
        1 coraz*+@go corpo corri* corri*+@not corro+@soon corte* cortei cortina cosas cose+@without costa* costas
        1 coste* costelas costillas costo* costole couche cough could* couldnt cozinha crevettes crise croll* cup
        1 curta* curtain da da+@data da+@sit dabei dad dafur dann dappe* dappertutto das+@accident das+@breath
        1 das+@heart dauer*+@ask de+@again de+@ask de+@blood de+@calm de+@cut de+@earn de+@face de+@faint de+@fat
        1 de+@here de+@home de+@lose de+@other de+@pills de+@pressure de+@scale de+@self de+@skin debo dechi*
        1 dechirure del+@family della+@date delle+@self dem dem+@thing dem+@wake demas*+@pills demasiada demi+@minutes
        1 den+@body den+@wake depui*+@ask depui*+@here der+@child der+@cut der+@home der+@work derec* derecho
        1 des+@minutes des+@swelling desde+@doit desde+@minutes desde+@past desmaiar desmaye desmayo detra* detras
        1 deure* deuren deuxi* deuxieme devan*+@they devient devo di di+@again di+@burden di+@fever di+@night
        1 di+@scale di+@sudden di+@swelling diabe* diat dice dice+@papers dicht dick dico die die+@arm die+@blue
        1 die+@minutes die+@not die+@pills die+@sport dieci diesen dietr* dietro digo dispara dit dita divan*+@here
        1 diven* diventa divin* diving do+@heart do+@kill doble doesn* doesn*+@stop doesnt doigt* doigts dois dolio
        1 dolor dolor*+@soon donke* donker doors doos dopo+@here dopo+@pills doppi* doppi*+@pills dor dormente
        1 dose+@give dosis dosis+@blood doubl* double down+@minutes draai* drank+@thindrink drei drei+@pain droit
        1 drole dronk dropp* dropping druck drum du+@pain duas dubbe* dubbele due dunke* dunkel duran* durch* duurt
        1 e+@again e+@arm e+@ask e+@confused e+@end e+@give e+@numb e+@past e+@soon e+@speech e+@thin e+@wake each
        1 eat+@wish eatin*+@swelling een een+@fat een+@minutes een+@swelling eet effac*+@data effac*+@exercise
        1 effac*+@not effacent effet* effetto eight eight+@minutes ein+@pressure ein+@vision eine einem+@vision einer
        1 einer+@date einer+@minutes einfa* einfach einge* el+@breath el+@cut el+@end el+@faint el+@fat ela ela+@not
        1 ele eleph* elephant elkaa* elkaar elle+@born elle+@not em+@each en+@blue en+@each en+@few en+@go en+@know
        1 en+@need encia* encias endort enfar* enfarte engolir engourdie enjoa* enjoado enkel* enkels entbu* entbunden
        1 entre+@they epaule er er+@nothing erbro* erbrochen erge es es+@end es+@go es+@pressure es+@self escalera
        1 escaleras escalier escon* escuro espej* espejo espel* espelho esque* esque*+@ask esquerdo ess esse essou*
        1 est est+@empty est+@faint est+@fever est+@here est+@numb est+@pills est+@swelling esta+@eat esta+@numb
        1 esta+@period estab* estab*+@control estaba este+@means este+@self ester*+@minutes esternon estou+@confused
        1 estoy estranho estrelas et+@blood et+@born et+@not et+@other et+@say et+@self etait etau evanoui evanouir
        1 even every* every+@ask every+@jump everybody everything explo* explosion eyes fa+@more fa+@pain facci* fade
        1 faill* faill*+@self failli faint* fainted fala falle fallt fare fasciatura fast fatic* fatica fatta faut
        1 faz+@nothing faz+@sport fazer fazer+@nothing fazer+@sport febre+@minutes feel+@tired feel+@vomit feels feest
        1 ferma ferme festa fianc* fianco ficar ficou ficou+@eat fiebe* fieber fiest* fiesta fievr*+@minutes fingers
        1 fisch* fischio flat fleck* fleck*+@die flecken flojo floor fois foleg* folego fond foot formi* forte
        1 forte+@pain forti* fortissimo frage fragt frasc* frasco froid* froide froides from+@thindrink fruh+@past
        1 fruhe* fruher fruhl* fruhling fuori fuss gaat galop* galop*+@minutes galopa gamba* gambas gambe gambe*
        1 gamberi ganze* ganzen garga*+@not garga*+@wait garne* garnelen ge+@exercise gebro* geef+@self geeft gehaa*
        1 gehaald gehor* geht geht+@not gekri* gekriegt genci* gencives gengi* gengivas gepla* geplast geschluckt
        1 gespo* gespoten geste*+@poison get get+@breath geval* gevallen gevoe* gezet gezwo* ging giorni giste*
        1 giste*+@not gisteren giu giu+@here giugn* giugno gleic*+@end gliss* glisse gluhe* gluhe*+@fever gluhend
        1 glyce* glycemie goes golpe* golpe*+@here golpe*+@pills golpeo gone gone+@minutes gonfia gonfie gonfio gordi*
        1 gordijn gorge grand* grande grandma grau grey grijs gross* gross*+@minutes grossesse grote* grounds gun
        1 ha+@ask ha+@data ha+@poison haar haar+@pills habe habla hace+@nothing hace+@sport hacer+@nothing
        1 hacer+@sport had+@food had+@self hadde* hadden halb halbe* halben half half+@self half+@sport hall hand+@ask
        1 happe* happen hardly hartp* hartpillen has hat+@die hatte hatte+@self haus have+@leg haven* havent he+@wish
        1 head heada* heart+@ask heart+@pills heb+@thindrink heces heces+@blood hefti* heiss hele+@pills helem*
        1 helemaal hem+@not her+@pills herzr* herzrasen herzt* herzt*+@poison herztabletten hes het+@stop
        1 het+@thindrink het+@wake het+@wish hilft+@not hinch* hinchada his+@data his+@heart hives ho ho+@sport home
        1 hoofd hoofd* hoofdpijn hora hora+@eat hora+@not horas+@wait hot hou+@self hour house huid huile hunden hurry
        1 hurts husbands i+@again i+@ask i+@body i+@breath i+@die i+@exercise i+@head i+@sport i+@vision i+@water
        1 ich+@accident ich+@again ich+@ask ich+@breath ich+@data ich+@eat ich+@empty ich+@here ich+@manage
        1 ich+@minutes ich+@nothing ich+@they ich+@vision idea+@ask idee ieder* iedereen iets+@thindrink igual
        1 ihn+@not ik ik+@blood ik+@here ik+@need ik+@never ik+@nothing ik+@pressure ik+@soon ik+@vision ik+@vomit
        1 il+@arm il+@born il+@breath il+@child il+@cut il+@heart il+@hide il+@not il+@pills il+@skin il+@vomit im
        1 im+@fat im+@hide im+@vomit immer impor* impor*+@reason importe impro* improvviso in+@swelling inchados
        1 incom* ineen* ineens infarto ingoi* ingoiato inhal* inhaler inqui* insulin ir is is+@eat is+@faint is+@fat
        1 is+@numb is+@period is+@swelling isnt ist+@again ist+@ask ist+@numb ist+@soon ist+@wish it+@again it+@ask
        1 it+@eat it+@not izqui* izquierdo jamai*+@self jambe jambe* jambes jaw je je+@go je+@pills je+@say jede jeder
        1 jeman* jemand jetzt juin junho juni kaak kalt kalte* kalte*+@blue kalter kann+@eat kant kaum+@again
        1 kaum+@not keel kijkt kijkt+@self kilo kilometer kilos kilos+@few klein*+@breath knijp* knijpt knoch* knochel
        1 know+@ask kolle* kollege komen komis* komisch komme* kommen kon kop kopf kopfw* kopfweh koud koud+@blue
        1 kraam* krieg krieg+@eat krijg* krijgen kuche* kurz l+@arm la+@arm la+@breath la+@face la+@give la+@guilt
        1 la+@head la+@imagine la+@leg la+@morning la+@night la+@seizure la+@skin la+@sleep labbr*+@blue labio*+@blue
        1 lado lallt lambe* lang lang+@self lange+@stop largo las las+@chest las+@pills las+@thin lasst laste* lasted
        1 lato laufer le+@chest le+@faint le+@fat le+@heart le+@imagine le+@speech le+@thin le+@vomit le+@wake
        1 left+@arm leg legge* lengu* lengua lente les+@speech les+@swelling les+@vomit les+@wake letzt*+@exercise
        1 levan* levan*+@here levan*+@pills levanta levante leve+@more levre* levres leyen* leyendo licht* liegt
        1 liegt+@minutes liegt+@self lies lifte* lifted lifti* lifting ligad* ligt+@tired lingu* lingu*+@swelling
        1 lingua linke*+@arm linke*+@skin linken linkerarm links lo+@chest long+@self longue look looke* looked looks
        1 looks+@wish lopen+@ask loper los+@blue los+@body los+@vomit losin* losing lost lost+@thindrink luce+@self
        1 luego+@all luft lumie* lumiere lunga luz+@doit luz+@minutes luz+@past m+@faint ma+@life macch* macchinetta
        1 mache macho* machoire mad mader* madera maken mal mal+@ask mal+@give manca+@other manch* manch*+@ask mandato
        1 mandibola mandibula mange mange+@eat mangi*+@ask mangiato manqu* marca+@sugar marte* mas+@stop mauva* maybe
        1 me+@better me+@burden me+@other me+@pills mee meer+@self meia+@minutes meia+@night meine*+@head menin* meno
        1 mes+@blue mes+@hide mes+@pills mes+@vomit met+@blood meta metad* metade meter meter+@say meu+@scale mezz
        1 mezz+@minutes mezza+@night mezzo mi+@child mi+@family mi+@feel mi+@sleep mi+@wish mia+@pressure mia+@trapped
        1 midde* middel middernacht midi mie mie+@pills mij mij+@not mijn+@body mijn+@food mijn+@head mijn+@scale
        1 mijn+@swelling mile mim mim+@not minha minha+@life minha+@other minut*+@past minute minuti minuu* minuut
        1 mio+@burden mio+@pressure mio+@scale mir mir+@self miroi* miroir mirro* mirror mismo mitbe* mitbewohner
        1 mitta* mittag mitternacht mogli*+@past mois+@here moiti* moitie mole moles* molle molles momen* moment
        1 mon+@arm mon+@burden mon+@scale morad* morde* morni* morning morsa mot motiv* motivo mou muito
        1 mujer+@funeral mundw* mundwinkel muscl*+@wish musco* muscoli muscu* muskeln my+@arm my+@blue my+@exercise
        1 my+@fever my+@fun my+@gone my+@head my+@leg my+@past my+@speech my+@vomit my+@wake n n+@care n+@stop
        1 na+@enough naast nada nada+@doit nada+@here nagel* nam nao+@better nao+@breath nao+@cry nao+@know
        1 nao+@papers nao+@wake nas nas+@arm nausea ne ne+@cry ne+@doit ne+@feel ne+@guilt ne+@know ne+@reason neben
        1 negra* negras nehme neige nelle neona* neonato nero neuf+@scale neun+@scale next ni+@speech nicht+@ask
        1 nicht+@data nicht+@few nicht+@height nicht+@more nicht+@speech nicht+@wake niet+@ask niet+@wish niets
        1 niets+@more niets+@water nieve niks niks+@more niks+@water no no+@arm no+@ask no+@faint no+@fat no+@know
        1 no+@manage noch+@breath noch+@never noire* noires noite+@not noix non+@count non+@feel non+@few non+@find
        1 non+@manage non+@past non+@stop non+@wish nonse* nonsense noon norma*+@ask normalement nosso noten
        1 notte+@not now now+@other nu nuca nueve+@scale nulla nur nur+@again nur+@not o+@body o+@chest o+@child
        1 o+@cut o+@family o+@heart occhi* occhi*+@arm occhio of+@blood of+@pills off ogen ohne oil oleo olha olio oma
        1 omopl* omopl*+@blue omoplatas omoplates on+@ask on+@blood on+@self once one only only+@say ont onze oog
        1 op+@exist op+@other op+@period op+@thindrink ora+@ask ora+@better ora+@breath ora+@vomit order orina
        1 orolo*+@say os+@count os+@eat os+@pills os+@vomit oscuro other otto otto+@minutes ou+@self over+@thindrink
        1 overa*+@swelling overgeven pa pa+@sit padre padre+@speech pai pain palab* palabras palavras panse* pansement
        1 panta* pantaloni papa+@hide papa+@sit papi par+@minutes para+@soon param parece paro partes parto* partorito
        1 party pas+@other pasti* pastiglie pause+@self pavim* pavimento pe peanu* peanut peanuts peau pecho+@ask pee
        1 peine peito pele pelle penda* pendant penso peque* peque*+@eat peque*+@poison per+@means perce*
        1 perde*+@burden perde*+@pressure perde*+@scale perdi perdo perdo+@blood perdu* perdus perna perna* perna+@eat
        1 pernas petite pfeif* pfeife picad* picco*+@past piccola pie piece pijn pila pilha pills+@again pilze pior
        1 piqur* piqure pisci*+@other piso piu+@here piu+@nothing placa* placas place plaques plaquette plus+@means
        1 plus+@self podia poitr*+@ask poitr*+@here polpa*+@swelling pols polso pompe* pone+@blue por+@all portas
        1 porte* pot pound* pounds praat praten preciso pregn* pregnant pregu*+@all pregu*+@ask pregunto preoc* presa
        1 preso+@here preso+@pills press+@self pressione print* printemps pris prise pro+@arm puede puede+@lose puert*
        1 puest* puesto puffe* puffer pulls pulsa* pulsaciones pulse+@ask punture pupilas pupils puxa quadd* quaddeln
        1 qual qualc* qualcuno quand*+@exercise quant*+@sport quase quase+@faint quasi quasi+@faint que+@again
        1 que+@hope que+@not que+@someone que+@wake queda qui+@born qui+@not quick quilo* quoi raar rad ragaz*
        1 ran+@thindrink rapid* rapid*+@ask rare raro rato rato+@ask raus razon readi* reading reads reagiert reason
        1 rechte reden relog*+@say reloj+@say remon* remonte ren repos repos* repou* repouso reprendre respi*+@wish
        1 respirar respirare responde rest reten* reven* revie* revient ribbe* ribben richt* richtig riech*+@wait rien
        1 rien+@doit rien+@self riesce right right+@arm ring rippe* rippen riusc* roca roja roll ronch* ronchas rood
        1 rot rouge round round+@self rucke* rucken rug rutsc*+@self rutsch s+@stop saber sache* sai saigne sale
        1 salsi* salta sang sangro sans sans+@nothing savoi* savoir say sbatt* scala scend* scende schaf* schaffe
        1 schau* schau*+@self schaut schev* schev*+@face scheve schiena schla* schlag schlage schlange schlapp schme*
        1 schmerz schna*+@few schnee schon+@find schou* schwa* schwa*+@ask schwa*+@data schweiss schwi*+@self schwillt
        1 schwitzt scoss* scossa scott* scree* screen se se+@go se+@here se+@pills secon* sedia sedut* seduto see
        1 see+@thindrink see+@vision segna seh sehe+@self seit+@self seite selle* selle*+@blood selles sem+@breath
        1 sem+@doit semai*+@self semaines semanas sembra semi sens+@more sensa*+@ask sensazione sent senta* sentado
        1 sentar senti sento+@nothing sento+@other senza senza+@ask senza+@guilt seringa serpente serpi* serpiente ses
        1 ses+@hide ses+@pills setas setti*+@give setti*+@past settimane seul sh she+@eat she+@manage shes shoul*
        1 shoul*+@self shows shrim* shrimp si+@here si+@pills si+@sleep si+@stop sick side sie+@ask sie+@letter
        1 sie+@manage sie+@wish sient* sient*+@nothing sient*+@sport siento sigue silla sin+@doit since+@jump
        1 since+@thindrink sinds+@self sinis* sinistro sinto+@self skin skin+@ask slang slap sleep* sleepy smell*
        1 smells smile so+@here so+@hunger so+@minutes so+@soon sobe solo someb* somebody somem somet* something
        1 sonni* sonni*+@not sonniferi sono sono+@wake sorti sous+@here sous+@pills sozin*+@not spari* specc* specchio
        1 spieg* spiegel spillo spots sprint sprit* spuck* spuckt spuug stair* stairs standig stare stark* starke
        1 stars stech* stechen steek* steekt stehe stel stern* sterno sterr* sterretjes stijf stimme stolp* stolpert
        1 stoma*+@pain stop+@ask stopped stops stopt+@wish stort* storta strai* straight strange strano strei*
        1 stund*+@self su sua subir suda+@say sudo sudor*+@period sufoc* sufoco suike* suiker suis suis+@confused
        1 sul+@faint sul+@self sur sur+@self svegl* svegliato svenivo svenuta swall*+@thindrink swell* swelling
        1 ta+@numb tache* taches tagli*+@here tagli*+@pills taglio taille talks taub te+@better te+@breath te+@doit
        1 tea tempe*+@ask temps tenda tengo+@nothing tengo+@period tengo+@tired tenta* ter terre testa than+@thindrink
        1 the+@arm the+@cut the+@end the+@enough the+@fall the+@fat the+@find the+@gone the+@home the+@jump
        1 the+@seizure the+@skin the+@skip the+@swelling the+@thin then there there+@ask there+@wish thigh thing*
        1 things think thinn* threw throa* throa*+@ask throat throu* through throw* tiemb* tiemblo tien tien+@scale
        1 tiene tiene+@here tight* tilde time tira tirat* tirato tire tirit* tirita to+@die to+@eat to+@sit
        1 to+@someone tobil* todo+@ask todo+@blood todo+@here toe toilet tomado tombent tomei+@pills tongu*+@ask took
        1 tornato torno*+@swelling tornozelos tourn* tourne tous tous+@they tout tout+@numb traga* tragar trago+@other
        1 tragu* traguardo trail+@sport train trans* trave* travers trekt trent*+@scale trepp* treppe tres troppa
        1 trovo tudo tue tusse* tutto twent* twent*+@minutes twenty twice twint* twint*+@minutes twintig uber+@die
        1 uhr+@say ultim*+@scale um+@other um+@punish uma uma+@cut uma+@vision umgek* umgekippt un+@arm un+@eat
        1 un+@fun un+@letter un+@pressure una una+@pressure una+@vision und+@blood und+@blue und+@confused und+@fever
        1 und+@look und+@pressure und+@they undic* undic*+@scale undici une+@pressure unser up uren urin uur+@tired
        1 va+@other vader vai vais vais+@jump van+@morning vanaf vater veces vedo vedo+@all veel+@blood veloci venda
        1 venti vento*+@born vento*+@not ventr* ventre verme* vermelha vespa vez vie viel viel+@pills viene vingers
        1 vinte vinte+@minutes viola vite+@ask vlekk* vlekk*+@die vlekken voce vodka+@not voel voel+@self voice
        1 vois+@more voix volta volte+@soon volto* voltou vomitare vomitato vomite vomitei vomiting vomito von+@last
        1 vor+@wake vorha* vorhang voz+@swelling vraag vraag* vraagt vrouw+@ask vuelto waar waar+@self wach
        1 wake+@other wakke* wakker war+@night was+@doit was+@eat was+@sit watch+@say wc we+@all we+@not weak
        1 week+@past weeks+@child weet+@not weg+@go weggehen weigh*+@again weiss+@not weite* weiter weken+@child
        1 welcher wenn+@self went+@numb went+@off werd whats+@self when+@self where where+@self whole+@pills wie
        1 wiede*+@minutes winde* with+@not wodka wohnu* wohnung woke wont wont+@look wont+@wake wood worde* worden
        1 words+@ask words+@eat worry wrong wurde wurde* wurden y+@again y+@few y+@know y+@other y+@say y+@tired
        1 y+@vision yeux zakke* zakken ze+@manage zegt ziel zijn zijn+@blue zijn+@numb zit zittere zon zu zu+@data
        1 zu+@manage zu+@self zum+@car zwak zwang* zwanger zwart+@wish zweet zweit* zweite zwelt ~<ab> ~<ace ~<ach
        1 ~<af> ~<ago ~<ah ~<aho ~<air ~<alg ~<and ~<ank ~<ard ~<as ~<asc ~<ass ~<at ~<ata ~<ate ~<atm ~<az ~<azu
        1 ~<beb ~<bei ~<bek ~<biz ~<bl ~<bla ~<bo ~<boc ~<boi ~<bor ~<bot ~<bp ~<bp> ~<br ~<bre ~<cad ~<cae ~<cho
        1 ~<chu ~<co ~<cob ~<coe ~<cog ~<coi ~<con ~<cos ~<cr ~<cre ~<cuo ~<cus ~<dan ~<dap ~<dau ~<des ~<di ~<dic
        1 ~<dim ~<dio ~<dir ~<doi ~<dr ~<dra ~<dru ~<dur ~<ecl ~<een ~<ein ~<ele ~<elf ~<ell ~<emb ~<en> ~<enk ~<enq
        1 ~<ep ~<epa ~<epi ~<er ~<er> ~<era ~<eru ~<es ~<est ~<et ~<eva ~<fad ~<feb ~<fec ~<fev ~<fie ~<fl ~<fon ~<ga
        1 ~<gam ~<gan ~<gau ~<ge> ~<gez ~<gl ~<gli ~<glo ~<gon ~<ha ~<ha> ~<hal ~<hat ~<hav ~<he> ~<hee ~<hes ~<hi
        1 ~<hij ~<him ~<hus ~<ict ~<ie ~<iet ~<ine ~<ins ~<jaw ~<kau ~<ke ~<keh ~<keu ~<kl ~<kla ~<kn ~<kna ~<kno
        1 ~<koc ~<kom ~<koo ~<kop ~<kr ~<kra ~<kri ~<ku ~<kur ~<kw ~<kwi ~<lab ~<lal ~<len ~<li ~<lig ~<lik ~<lin
        1 ~<lip ~<luz ~<ly ~<lyi ~<mau ~<mem ~<mez ~<mid ~<mol ~<mom ~<mot ~<mum ~<nao ~<nau ~<ne ~<nea ~<net ~<nev
        1 ~<nex ~<nic ~<non ~<now ~<nu> ~<nub ~<oei ~<oh ~<ohn ~<ojo ~<ol ~<ol> ~<ole ~<oli ~<omh ~<omo ~<on ~<one
        1 ~<ont ~<onz ~<op ~<op> ~<ori ~<out ~<ov ~<ove ~<pai ~<pal ~<pe> ~<pec ~<peq ~<pet ~<pie ~<pin ~<plo ~<poi
        1 ~<pom ~<pu ~<pux ~<rar ~<reb ~<rep ~<rie ~<ril ~<ro ~<roc ~<roh ~<rox ~<rus ~<s> ~<sa ~<sae ~<san ~<sb ~<sba
        1 ~<sci ~<sdr ~<se> ~<sen ~<sfo ~<sh ~<sha ~<she ~<sho ~<si ~<sia ~<sic ~<sin ~<sla ~<sli ~<slu ~<sn ~<snu
        1 ~<soa ~<sof ~<sp ~<spr ~<sto ~<su ~<sua ~<sue ~<sv ~<sve ~<sw ~<swa ~<swe ~<ta> ~<tam ~<taz ~<ten ~<ter
        1 ~<tet ~<thr ~<tij ~<tim ~<tiv ~<toa ~<tob ~<tr ~<tre ~<tui ~<tus ~<um ~<uma ~<umg ~<un ~<un> ~<una ~<und
        1 ~<ur ~<uri ~<val ~<vez ~<vio ~<vod ~<vom ~<voz ~<vre ~<wes ~<wo ~<wod ~<wol ~<woo ~<wor ~<wu ~<wur ~<zaa
        1 ~<zak ~<ze> ~<zit ~<zor ~<zun ~<zup ~<zw ~<zwa ~aalt ~aanv ~aast ~aat ~aat> ~abbr ~abec ~abi ~abio ~abla
        1 ~acch ~acet ~acho ~ack> ~act> ~ada ~ada> ~add ~adde ~addo ~ade ~adem ~aden ~ads ~ads> ~adu ~adut ~aem ~aem>
        1 ~aer ~aer> ~afa ~afa> ~afr ~afri ~agan ~agee ~agie ~agul ~ahm ~aho ~ahog ~ahor ~aia ~aiat ~aiei ~aigo ~aill
        1 ~aior ~air ~air> ~airs ~aiss ~aist ~aiu> ~ake ~aked ~aken ~akl ~alab ~alam ~alav ~alb ~albe ~albu ~alda
        1 ~alem ~alen ~aler ~alf ~alft ~alg ~algo ~alie ~all ~alla ~allt ~alop ~alp ~alpi ~alsc ~alt> ~alv ~alve ~aly
        1 ~alys ~amar ~amb ~amba ~ambe ~ambu ~amd ~ampf ~and> ~andi ~andt ~aner ~ang> ~angr ~angu ~ankl ~anks ~anou
        1 ~answ ~anti ~antw ~anv ~anva ~anyt ~anz> ~ao> ~apa> ~apad ~apol ~appo ~aps ~apse ~aqu ~aque ~arao ~arb ~arba
        1 ~arc> ~arca ~ardl ~arec ~areo ~arl ~arly ~armo ~arna ~aro> ~arol ~arst ~art> ~artb ~arty ~arze ~asc ~asca
        1 ~asch ~asg ~asi ~asi> ~asil ~asn ~asnt ~atas ~atem ~athl ~atim ~atme ~atta ~atu ~atur ~atz> ~auli ~aum ~aum>
        1 ~aus ~aus> ~auw> ~auwe ~auwg ~auz ~auze ~ava> ~aval ~avin ~avra ~aw> ~aza> ~azo ~azo> ~azon ~azu ~azul ~azz
        1 ~azza ~baa ~bag ~bagn ~balb ~bare ~bars ~bbr ~bbre ~bea ~beat ~beb ~bee> ~bei ~beim ~bein ~bek ~bel> ~bent
        1 ~beu> ~bijn ~bil ~bile ~bio ~bios ~biz ~biza ~blac ~blad ~blar ~ble ~ble> ~bleu ~blo ~blo> ~bloe ~blu> ~boc
        1 ~boca ~bode ~boil ~boll ~bonk ~bor ~bor> ~bors ~bot ~bote ~bott ~bou ~bouc ~bp> ~bra ~bra> ~brav ~bre ~bre>
        1 ~brea ~bri> ~bro ~broc ~broe ~brus ~buc ~buce ~buci ~buro ~ca> ~cada ~cado ~cadu ~cae ~caer ~cai> ~caig
        1 ~caiu ~cali ~cant ~capo ~care ~casi ~ccio ~ccu ~ccup ~cea> ~cenz ~ceto ~chad ~char ~chas ~ches ~cheu ~chev
        1 ~chg ~chge ~chk ~chke ~cho ~cho> ~choq ~chos ~chou ~chtb ~chtz ~chu ~chut ~chuv ~chw ~chwa ~chwo ~cie ~cinz
        1 ~cit> ~ckt ~ckt> ~cla ~clai ~coa ~coag ~cob ~cobr ~coe ~coeu ~cogn ~coi ~cois ~col ~cola ~cold ~coli ~con
        1 ~cone ~conf ~conn ~cons ~cora ~coss ~cost ~couc ~coug ~coup ~cris ~croi ~cte ~ctus ~cuo ~cuor ~cupo ~curo
        1 ~cus ~cusp ~cust ~da> ~dall ~dan ~dand ~dans ~dapp ~dau ~daue ~dde ~dden ~ddo ~ddo> ~ddos ~debo ~deit ~deme
        1 ~demi ~demt ~denl ~dens ~depu ~derb ~des ~desd ~deu> ~dib ~dik> ~dikk ~dim ~dir ~dira ~disg ~dita ~diz> ~dka
        1 ~dka> ~dlo ~dlop ~doeu ~doi ~doin ~dopp ~dose ~doub ~dra ~drai ~ds> ~dt> ~dura ~dut ~duta ~ea> ~eac ~eacc
        1 ~eads ~eage ~eagi ~eak ~eane ~eath ~ebbi ~ebbr ~ebio ~ebl ~eblu ~ebou ~ebr ~ebre ~eca> ~eces ~ech ~echa
        1 ~echo ~ecia ~eck ~ecl ~ecla ~ecte ~eddo ~edet ~edia ~edl ~edor ~edv ~edve ~eedi ~eef ~eeft ~eekt ~eeli ~eels
        1 ~een ~eens ~eeps ~eet> ~eets ~eeu ~eeuw ~efal ~efib ~eft ~efuh ~ega> ~egro ~egt ~egt> ~ehle ~ehob ~eht> ~eif
        1 ~eine ~einm ~eit> ~eito ~ekip ~ekl ~ekle ~ekri ~ekt ~ekt> ~elev ~elft ~elij ~elin ~elon ~elq ~elqu ~emb
        1 ~emba ~embl ~eme> ~emer ~emi ~emig ~emmi ~emn ~emno ~emo> ~empa ~empf ~emt ~emt> ~enas ~enau ~ench ~eng
        1 ~engo ~enly ~enq ~enqu ~ens ~ens> ~ensa ~enst ~ent ~entr ~entu ~enut ~enza ~enzu ~eoc ~eocc ~epen ~epon
        1 ~epti ~epu ~epui ~eraa ~erad ~erb ~erba ~erbl ~erdo ~erdu ~erer ~erge ~erkl ~erl ~erly ~erna ~ernd ~eroe
        1 ~erp ~erpe ~erri ~erte ~ertu ~erui ~erw ~erwi ~erz> ~erze ~erzr ~esat ~esco ~esd ~esde ~esel ~esg ~esic ~esm
        1 ~esma ~esp ~espi ~espo ~essg ~esta ~esto ~et> ~eto ~eto> ~eton ~euk ~euke ~eur ~eur> ~eurs ~eva ~eval ~evan
        1 ~evil ~evou ~evr ~evre ~ewes ~ewo ~exo> ~exp ~expl ~eze ~ezes ~ezi ~ezic ~ezz ~fade ~fais ~fal ~fals ~fd>
        1 ~feb ~febb ~feci ~feel ~feif ~ferv ~fev ~feve ~feze ~ffel ~ffs ~ffsa ~fie ~fieb ~fiev ~fire ~fix ~fla ~flas
        1 ~flau ~fle> ~fles ~fole ~fond ~fras ~fred ~fri ~frio ~fsa ~fsat ~fte> ~fus ~fuse ~fuso ~gab ~gam ~gamb ~gan
        1 ~ganf ~gant ~ganz ~garg ~garn ~garr ~gau ~gauc ~ge> ~gebl ~geer ~gef ~gefu ~geho ~gela ~gena ~gend ~gera
        1 ~gesi ~gett ~gev ~geva ~gew ~gewo ~gez ~gezi ~gge ~ggen ~ghin ~gisc ~glia ~glo ~gloe ~gnar ~go> ~goes ~gol
        1 ~goli ~gon ~gonf ~gorg ~grau ~gre> ~gue ~guep ~guim ~gul ~gula ~guma ~ha> ~habe ~habl ~hak ~haki ~hal ~halb
        1 ~half ~halv ~hamm ~harc ~hard ~has ~has> ~hasn ~hav ~havi ~head ~hee ~heef ~heet ~hend ~hes ~hes> ~hev ~hevi
        1 ~hge ~hick ~hij ~hij> ~him ~him> ~hin ~hing ~hio ~hiz ~hke ~hkei ~hlag ~hle> ~hles ~hluc ~hmer ~hmu ~hnm
        1 ~hnma ~hnur ~hob ~hobe ~hock ~hog ~hogo ~holz ~hoof ~hoq ~hoqu ~horr ~hort ~hose ~hou ~howe ~hree ~hrew ~hro
        1 ~hrr ~hrre ~htb ~htba ~htig ~htz ~huf ~huid ~hurr ~hus ~hust ~hute ~huv ~hwa ~hwar ~hwit ~hwo ~iarl ~iat
        1 ~iata ~iato ~ibi ~ibil ~ibl ~ible ~ibri ~icad ~icha ~ichk ~icht ~ick ~ick> ~icoa ~icou ~ictu ~idoi ~idor
        1 ~iebr ~iec ~iech ~iega ~iel> ~iend ~ient ~iesc ~iet ~iet> ~iev ~ievr ~ifte ~igg ~igge ~ijg ~ijg> ~ijke ~ijl
        1 ~ijl> ~ijn ~ijna ~ijp ~ijpt ~ijt ~ijt> ~ik> ~ike ~ike> ~ikk ~ikke ~ikt> ~ikte ~ila> ~ile ~ile> ~iler ~ille
        1 ~ilos ~imav ~imes ~imos ~imp> ~inc ~ince ~inch ~inds ~ine ~ine> ~ing ~ing> ~inga ~inm ~inma ~ins ~insu ~inuo
        1 ~inz ~inze ~ion> ~ior> ~ippt ~ipr ~ipre ~ira ~ira> ~irai ~irar ~irb ~irc ~ird ~ird> ~ire ~ired ~irei ~irer
        1 ~isa ~isag ~isan ~isas ~isc ~isch ~isco ~isg ~ish ~ish> ~isi> ~isp ~ispa ~ispo ~issa ~it> ~itad ~itr ~itri
        1 ~itz ~itze ~itzt ~iug ~iza ~izar ~izza ~jamb ~jaw ~jaw> ~jec ~ject ~jg> ~jke ~jke> ~jl> ~jna ~jna> ~jpt ~jt>
        1 ~juni ~ka> ~kant ~kaum ~ke> ~ked ~ked> ~keep ~keh ~kehl ~kel> ~kens ~keu ~keuk ~kist ~kje> ~kla ~klaa ~klap
        1 ~kle ~kle> ~klei ~kna ~knij ~kno ~knoo ~knop ~kom ~komi ~komt ~koo ~koor ~kop ~kopf ~kram ~kree ~kri ~krij
        1 ~kt> ~kte ~kte> ~kur ~kurz ~kwi ~kwij ~laat ~labb ~labi ~labr ~laco ~lado ~lafa ~lafr ~laga ~lair ~lak ~lal
        1 ~lall ~lam> ~lamb ~lant ~lap ~lap> ~lapp ~laq ~laqu ~las> ~lauw ~lavr ~lben ~lbu ~lbuc ~le> ~lea> ~leg ~legn
        1 ~lein ~len> ~leo> ~les> ~lese ~leu ~leu> ~leur ~levr ~leze ~lfte ~lgo ~lgo> ~lgum ~lia ~liat ~lies ~ligg
        1 ~lijf ~like ~likt ~lin ~lina ~line ~ling ~lip ~lipp ~lips ~liq ~liqu ~lito ~liu ~liu> ~liz ~liza ~lizz ~lla
        1 ~llat ~lle ~llea ~llen ~lles ~lli> ~llt ~llt> ~llte ~lmen ~loed ~loei ~loer ~loi ~loir ~lojo ~loni ~look
        1 ~loos ~lor> ~lore ~lors ~los ~los> ~losi ~lot ~lott ~lotz ~lpeo ~lpi ~lpit ~lqu ~lque ~lsa ~lsao ~lsc ~lsch
        1 ~lsi ~lsio ~lt> ~lta> ~ltas ~lte ~lter ~luck ~lur ~lust ~luz ~luz> ~lve> ~lwi ~ly> ~lyi ~lyin ~lys ~lyse
        1 ~lzat ~macc ~maie ~maio ~marm ~mart ~mau ~mav ~mave ~mb> ~mba ~mbal ~mbas ~mbe ~mbe> ~mbee ~mbl ~mble ~mbo
        1 ~mbor ~mbou ~mbr ~mbra ~mbri ~mbu ~mbur ~md> ~meia ~mem ~mem> ~meme ~merz ~mes> ~meta ~mez ~mezz ~mge ~mgek
        1 ~mho ~mhoo ~mig ~ming ~misc ~mit ~mita ~mme> ~mmel ~mmes ~mno ~mnot ~moit ~mol ~mole ~molh ~mom ~momp ~monn
        1 ~mop ~mopl ~mord ~mors ~mot ~mots ~mou> ~mpa ~mpap ~mpas ~mpel ~mpf ~mpfi ~mpi ~mpin ~mpt> ~mt> ~mum ~mumb
        1 ~nade ~nais ~nak ~nake ~nala ~nale ~nao ~nao> ~nap ~napp ~napt ~nard ~nas> ~nass ~naus ~ncar ~nch ~ncha
        1 ~ncho ~ncon ~nd> ~ndib ~nds ~nds> ~ndt ~near ~neb ~nebb ~neeu ~negr ~nev ~neve ~nex ~nexo ~nfa ~nfia ~nfle
        1 ~nfu ~nfus ~ng> ~nga ~nga> ~ngo ~ngol ~ngr ~ngu ~ngua ~ngue ~nich ~niet ~nife ~nij ~nijp ~nina ~nje ~njec
        1 ~nkel ~nkle ~nly ~nly> ~nma ~nmac ~nmal ~nnai ~noix ~nol ~nomm ~non ~non> ~noo ~noop ~noot ~nop ~nopp ~nosc
        1 ~noui ~now ~now> ~noz ~noze ~nqua ~ns> ~nsa ~nsac ~nsao ~nsci ~nseg ~nsin ~nsp ~nspi ~nst ~nste ~nsti ~nsu
        1 ~nsul ~nsw ~nswe ~ntac ~nte> ~ntic ~ntol ~ntou ~ntst ~ntup ~ntw ~ntwo ~nua> ~nub ~nuo> ~nurk ~nurt ~nut>
        1 ~nva ~nval ~nyt ~nyth ~nz> ~nze ~nzen ~nzin ~oag ~oagu ~oak ~oake ~obil ~obra ~oca> ~ocad ~ocar ~ocat ~occa
        1 ~occu ~odia ~odk ~odka ~oed> ~oedv ~oeil ~oel> ~oer ~oer> ~oert ~oest ~oeu ~oeu> ~oeur ~ofd ~ofd> ~off ~offs
        1 ~ogne ~ogo ~ogo> ~ohnm ~ohr ~ohrr ~oid ~oide ~oil ~oile ~oir ~oir> ~oisa ~oiti ~oitr ~oix ~oix> ~oja> ~ojo
        1 ~ojo> ~ola ~ola> ~ole ~oleg ~oles ~oli ~olin ~olio ~oliu ~oll ~ollt ~olor ~ols ~ols> ~olte ~omad ~omb ~ombr
        1 ~ome ~ome> ~omei ~omh ~omho ~omi> ~omis ~omo ~omo> ~omop ~omou ~ompi ~omt ~omt> ~onca ~ond> ~onfi ~onfl ~onk
        1 ~onkt ~onna ~ono ~ono> ~onos ~onsc ~onse ~ontl ~onts ~onzi ~oof ~oofd ~ools ~oord ~oort ~oorw ~oos ~oose
        1 ~oot> ~opc ~opco ~opee ~oper ~opla ~opp ~oppa ~oppe ~ops> ~oraz ~ord ~orde ~ordi ~ords ~ordt ~ordu ~ores
        1 ~orga ~orin ~orni ~orra ~orri ~ors ~ors> ~orst ~ort> ~orte ~orw ~orwe ~osc ~osce ~ose ~oser ~osi ~osio ~oso
        1 ~oso> ~osos ~ots ~ots> ~otzl ~oub ~oubl ~ouc ~ouch ~oug ~ough ~oui ~oulo ~oup> ~ous ~ouss ~out> ~owe ~owed
        1 ~owel ~oxo ~oxos ~oz> ~oze ~ozel ~ozen ~pa> ~pada ~pai ~pain ~pal ~pala ~palp ~pana ~pap ~papa ~par ~parm
        1 ~paro ~pasi ~pau> ~pauz ~pco ~pec ~pech ~pee ~peen ~pena ~pent ~peo> ~peq ~pequ ~perd ~perl ~pert ~pett ~pfa
        1 ~pfan ~pfei ~pfi ~piat ~pid ~pie ~pied ~pieg ~piep ~pil> ~pila ~pile ~pill ~pin ~pinc ~pinh ~pir ~pira ~pita
        1 ~plaq ~plas ~plei ~pliq ~plom ~plos ~plot ~po> ~podi ~poid ~poit ~pom ~pomm ~pon ~pone ~poso ~pots ~ppa
        1 ~ppa> ~ppe ~pper ~ppia ~ppo> ~ppr ~ppt ~ppt> ~praa ~pray ~preo ~pret ~proz ~pse ~pti ~puc ~puck ~pui ~puis
        1 ~pull ~pur ~pur> ~puto ~puu ~puug ~pux ~puxa ~quas ~quee ~raa ~raak ~raar ~raat ~raci ~rade ~rafa ~rago
        1 ~raia ~ral ~ramp ~rar ~rarm ~rase ~rasg ~rast ~raul ~rauw ~ray ~ray> ~raz ~razi ~razo ~rba ~rban ~rbel ~rbl
        1 ~rbla ~rc> ~rca ~rca> ~rcad ~rchg ~rcht ~rden ~rdit ~rdl ~rdlo ~rdo ~rdoo ~rdt ~rdt> ~rdu ~rdu> ~rea ~reac
        1 ~rech ~red ~red> ~redd ~redo ~ree ~ree> ~reeg ~reh ~reht ~rem ~remb ~remo ~remp ~reoc ~rep ~repe ~repo ~rese
        1 ~reso ~resp ~reto ~rew> ~rgan ~rgeb ~rgeg ~rgev ~rib ~ribi ~riec ~rijg ~rin ~rina ~rine ~ripr ~ris ~ris>
        1 ~risc ~risi ~risp ~rive ~rke ~rkee ~rkla ~rler ~rly ~rly> ~rmio ~rmon ~rna ~rnal ~rnd ~rnd> ~rni> ~rnoz ~roc
        1 ~roca ~roch ~roda ~roe ~roer ~roh ~rohr ~roi ~rol ~role ~romm ~romp ~rope ~roub ~roxo ~roze ~rpen ~rrad
        1 ~rraf ~rri ~rriv ~rry ~rry> ~rst> ~rtbe ~rte ~rte> ~rtel ~rter ~rtes ~rtin ~rtut ~ruit ~rula ~rus ~rust
        1 ~ruts ~rver ~rwee ~rwi ~rwij ~rza ~rze ~rzen ~rzr ~rzra ~sac ~saca ~saci ~sae ~saem ~sage ~sai> ~sale ~sanc
        1 ~sang ~sani ~sao ~sao> ~sas> ~satz ~scad ~scal ~sce ~sce> ~scen ~sche ~schw ~sci ~sciu ~sco ~sco> ~scom
        1 ~scon ~scu ~scup ~sde ~sde> ~sdr ~sdra ~sed ~sed> ~see ~sees ~seit ~semb ~sen ~sens ~serp ~sfo ~shak ~she
        1 ~she> ~sho ~shoc ~shor ~sia ~sia> ~sic ~sich ~sie ~sie> ~sien ~sill ~sin ~sinc ~sind ~sing ~sint ~sion ~sis
        1 ~sis> ~sisc ~sitz ~skin ~sli ~slu ~sma ~smai ~smay ~snak ~snee ~snow ~snt ~snt> ~snu ~snur ~soa ~soak ~sof
        1 ~somb ~some ~sono ~sont ~spar ~spel ~spi ~spie ~spir ~spl ~spo ~spon ~spot ~spra ~spu ~spuc ~spur ~sput
        1 ~spuu ~ssa ~ssa> ~ssan ~ssg ~ssge ~ssin ~ssis ~sta> ~stav ~stb ~stec ~stem ~sth ~stha ~stic ~sto ~stoe ~stok
        1 ~stop ~stou ~stuh ~stz ~sua ~suda ~sudd ~sue ~suel ~sul ~suli ~sven ~sver ~swa ~swal ~swe ~swea ~taat ~tac
        1 ~tacc ~tad ~tade ~tado ~tait ~tamb ~taq ~taqu ~tarl ~tarr ~tasc ~tass ~taz ~taza ~tazz ~tbe ~tbea ~tbei
        1 ~teck ~tei> ~tela ~telo ~tem ~temn ~teng ~tern ~tero ~terr ~terw ~tet ~tete ~thar ~then ~thic ~thin ~thl
        1 ~thle ~thor ~thr ~thre ~tic ~tich ~tico ~tigl ~tild ~time ~tint ~tinu ~tme ~tmet ~toa ~toal ~tobi ~toel ~tok
        1 ~tol ~toli ~tolo ~tom ~tome ~tone ~tong ~tool ~top ~topc ~torn ~tos ~toss ~tou ~tou> ~tous ~tril ~trin ~trip
        1 ~troc ~tsto ~tta ~ttac ~tto ~tton ~tuh ~tuhl ~tuis ~tup ~tupi ~turz ~tus ~tus> ~tuss ~tuto ~tuve ~twoo ~twor
        1 ~tzi ~tzl ~tzli ~tzt> ~uad ~uado ~uas ~uasi ~ubl ~uble ~ucea ~uche ~uckt ~udd ~udde ~uee ~uee> ~uelo ~uelq
        1 ~uelt ~uep ~uepe ~uere ~uern ~uet ~uff ~uffe ~uft ~uft> ~uge> ~ughi ~ugl ~ugli ~uhe> ~uhl ~uhl> ~uik ~uikt
        1 ~uimo ~uis ~uis> ~uke ~uken ~ula ~ulad ~ulan ~uli ~ulic ~ulin ~ulle ~ulo ~uloi ~ulos ~ulsa ~ulsi ~ulte ~uma
        1 ~uma> ~umbl ~umg ~umge ~umpi ~und ~und> ~unds ~unge ~uni> ~unsi ~uola ~uor ~uore ~up> ~upar ~upid ~ura ~urac
        1 ~urat ~uraz ~urch ~urig ~urin ~urmi ~uro ~uro> ~urr ~urre ~urz> ~usa ~usa> ~usea ~usp ~uspo ~uss ~ussa ~usse
        1 ~usso ~ust ~ust> ~ustb ~uste ~usth ~utei ~uto ~uto> ~utsc ~utto ~uug ~uve ~uw> ~uwg ~uwge ~uxa ~uxa> ~uz>
        1 ~uze> ~val ~valt ~vane ~vano ~vece ~venu ~verb ~verk ~verw ~vett ~vez ~veze ~viol ~vlo ~vloe ~voca ~vod
        1 ~vodk ~voil ~voix ~volt ~vom ~voul ~voz ~voz> ~vra ~vras ~vre ~vres ~wais ~wall ~wart ~warz ~wea ~weat ~wed>
        1 ~weed ~weet ~weg> ~weic ~went ~wes ~wese ~wesp ~wet ~wet> ~wge ~wgev ~wij ~wijl ~wijt ~wir ~wird ~wod ~wodk
        1 ~woo ~woor ~wor ~word ~worr ~wort ~wur ~wurd ~xio ~xos ~xos> ~xpl ~xpli ~yth ~ythi ~za> ~zaag ~zada ~zak
        1 ~zakk ~zakt ~zarr ~zat ~zate ~ze> ~zelo ~zen> ~zent ~zes ~zes> ~zic ~zie> ~zieh ~zij ~zijn ~zitt ~zli ~zlic
        1 ~zon> ~zor ~zorg ~zra ~zras ~zul ~zula ~zung ~zup ~zupp ~zwa ~zwar ~zwee ~zwo ~zwol ~zza ~zza> ~zzat ~zzo
        1 ~zzo>
        -1 #10+@exercise #100+@breath #100+@calorie #100+@control #100+@exercise #100+@minutes #20+@exercise
        -1 #3+@minutes #300+@calorie #300+@data #300+@scale #300+@stop #45+@control #45+@go #45+@past #45+@self
        -1 #more+@other @accident+die @accident+es @accident+geste* @accident+ich @afraid+@here @again+#45
        -1 @again+@fall @again+@thindrink @again+einen @again+goed @again+going @again+hoch @again+me @again+un
        -1 @all+@all @all+@count @all+@data @all+@faint @all+@self @all+@sit @all+@sorry @all+and @all+bene @all+bien
        -1 @all+dia @all+e @all+fine @all+gegev* @all+hin @all+hurts @all+night @all+no @all+nove @all+op @all+spall*
        -1 @all+stell* @alone+@heart @alone+@self @alone+@tired @alone+ik @alone+im @arm+@doit @arm+@leg @arm+@letter
        -1 @arm+@other @arm+@pressure @arm+@sleep @arm+@thing @arm+@work @arm+desde @arm+duro @arm+engou* @arm+from
        -1 @arm+in @arm+is @arm+minut* @arm+on @arm+op @arm+pain @arm+perfe* @arm+pijn @arm+rigid* @arm+schme*
        -1 @arm+tips @arm+tut @ask+#20 @ask+#300 @ask+@burden @ask+@calm @ask+@exercise @ask+@more @ask+@other
        -1 @ask+@pressure @ask+@scale @ask+@sleep @ask+@sport @ask+@thing @ask+@tired @ask+@without @ask+along*
        -1 @ask+als @ask+ander* @ask+anos @ask+arret* @ask+dat @ask+dejar @ask+dicht @ask+down @ask+e @ask+een
        -1 @ask+ela @ask+empty @ask+entre* @ask+er @ask+est @ask+esta @ask+finis* @ask+gone @ask+hoe @ask+ich @ask+im
        -1 @ask+la @ask+lanch* @ask+le @ask+llevo @ask+mag @ask+mas @ask+mejor @ask+meme @ask+mijn @ask+my @ask+nadar
        -1 @ask+nu @ask+o @ask+ondra* @ask+passa @ask+plane* @ask+quilo* @ask+rekoe* @ask+ronco @ask+sangr*
        -1 @ask+sangu* @ask+sick @ask+sore @ask+sprin* @ask+stiff @ask+stret* @ask+the @ask+tourn* @ask+trein*
        -1 @ask+vaak @ask+ver @ask+verti* @ask+zone @better @better+@care @better+@night @better+@pain @better+@sleep
        -1 @better+@thing @better+@vision @better+e @better+la @better+male @better+per @better+rate @better+s
        -1 @better+when @better+zonde* @binge+@faint @binge+nacht @binge+team @blood+#300 @blood+@date @blood+@each
        -1 @blood+@few @blood+@future @blood+@heart @blood+@jump @blood+@night @blood+@other @blood+@skin @blood+@skip
        -1 @blood+@sport @blood+@thindrink @blood+@thing @blood+@trapped @blood+a @blood+con @blood+dal @blood+darf
        -1 @blood+el @blood+gegev* @blood+letzt* @blood+press* @blood+test @blood+um @blood+un @blue+@arm @blue+@blood
        -1 @blue+@class @blue+@cut @blue+@data @blue+@doit @blue+@exercise @blue+@fun @blue+@go @blue+@heart
        -1 @blue+@last @blue+@minutes @blue+@other @blue+@past @blue+@swelling @blue+@wait @blue+darf @blue+et
        -1 @blue+letzt* @blue+y @body+@again @body+@night @body+bug @body+fat @body+fett @body+fit @body+griep
        -1 @body+schra* @born+sert @breath+@blood @breath+@burden @breath+@end @breath+@here @breath+@night
        -1 @breath+@pain @breath+@pills @breath+@thindrink @breath+@thing @breath+@vision @breath+@wait @breath+an
        -1 @breath+at @breath+depoi* @breath+est @breath+exerc* @breath+in @breath+male @breath+op @breath+rate
        -1 @breath+under @bridge @bridge+and @bridge+pour @burden+#45 @burden+@stop @burden+as @burden+at @burden+be
        -1 @burden+da @burden+de @burden+depui* @burden+e @burden+il @burden+is @burden+now @burden+para @burden+pour
        -1 @burden+since @burn+la @burn+my @calm+@self @calm+dagen @calm+en @calm+in @calm+tag @calorie @car @car+me
        -1 @care+@vision @care+om @care+sol @care+zicht @chest+@alone @chest+@hide @chest+@skip @chest+@tired
        -1 @chest+@trapped @chest+@wait @chest+dolor* @chest+indol* @chest+is @chest+press @chest+van @chest+von
        -1 @child+@all @child+@control @child+@each @child+@here @child+@sleep @child+@vomit @child+@wake
        -1 @child+acord* @child+da @control+il @control+que @count+@data @count+@exercise @count+i @count+to
        -1 @cry+@other @cry+@sport @cupboard @cut @cut+@arm @cut+@breath @cut+@self @cut+@swelling @cut+@vomit
        -1 @cut+bij @cut+el @cut+en @cut+in @cut+is @cut+my @cut+per @data @data+#more @data+@breath @data+@fever
        -1 @data+@poison @data+@scale @data+bajo @data+beim @data+can @data+den @data+en @data+es @data+every @data+je
        -1 @data+mon @data+noch @data+rest @data+shoul* @data+the @data+vom @data+went @date+@burden @date+@eat
        -1 @date+@gone @date+@not @date+@scale @date+@swelling @date+@vomit @date+ben @date+davor @date+e @date+esta
        -1 @date+fui @date+geen @date+nao @date+non @date+sem @decide+e @decide+para @die @die+@face @die+@money
        -1 @die+@period @die+@soon @die+d @die+ganze @die+heuve* @die+knies* @die+luft @die+subit* @die+uhr @die+van
        -1 @die+woche @doctor+hat @doit @doit+@binge @doit+@pain @doit+@past @doit+@period @doit+@seizure @doit+alles
        -1 @doit+des @doit+du @doit+i @doit+ik @doit+la @doit+mal @doit+mundo @doit+my @doit+pijn @doit+sono
        -1 @doit+that @doit+une @each+@sleep @each+giorn* @each+jour @each+matin @each+matti* @each+nacht* @earn
        -1 @earn+@self @earn+corre* @earn+de @earn+ich @earn+ik @earn+nadar @eat+@better @eat+@doctor @eat+@eat
        -1 @eat+@exercise @eat+@here @eat+@more @eat+@skin @eat+@sport @eat+@sugar @eat+@vomit @eat+@without @eat+as
        -1 @eat+ce @eat+e @eat+finis* @eat+four @eat+hilft @eat+lunch @eat+minha @eat+nada @eat+nine @eat+o
        -1 @eat+plane* @eat+prevu @eat+sans @eat+sem @eat+tarde @eat+tardi @eat+uit @empty+@empty @empty+@head
        -1 @empty+@pressure @empty+@thing @empty+dans @empty+feliz @empty+hilft @empty+in @end @end+@morning
        -1 @end+@scale @end+@someone @end+ano @end+del @end+do @end+du @end+gemac* @end+imc @end+la @end+neun
        -1 @end+peso @end+pouco @end+quilo @end+segun* @end+this @enough+@poison @enough+das @enough+o @exercise+#45
        -1 @exercise+#more @exercise+@ask @exercise+@breath @exercise+@pain @exercise+@poison @exercise+aujou*
        -1 @exercise+club @exercise+de @exercise+e @exercise+ein @exercise+el @exercise+en @exercise+il @exercise+je
        -1 @exercise+mal @exercise+non @exercise+overa* @exercise+they @exercise+today @exercise+was @exercise+wat
        -1 @exercise+what @exercise+with @exist+@die @exist+stapp* @face+@again @face+@ask @face+@breath @face+@end
        -1 @face+@self @face+@sport @face+me @face+of @faint+#10 @faint+@control @faint+@count @faint+@die
        -1 @faint+@doctor @faint+@doit @faint+@fun @faint+@heart @faint+@money @faint+@never @faint+@other
        -1 @faint+@papers @faint+@past @faint+@skip @faint+@vision @faint+con @faint+for @faint+o @faint+per @faint+um
        -1 @faint+un @faint+van @fall+@fun @fall+de @fall+my @family+@ask @family+@die @family+@eat @family+@go
        -1 @family+@minutes @family+@say @family+@self @family+@swelling @family+@vomit @family+@water @family+dit
        -1 @family+eet @family+en @family+foi @family+fue @family+had @family+has @family+hatte @family+isst
        -1 @family+lacht @family+porqu* @family+takes @family+toma @family+wrest* @fat+@other @fat+and @feel+@better
        -1 @feel+@exercise @feel+@guilt @feel+corre* @feel+falta @feel+great @feel+leve @feel+light @feel+like
        -1 @feel+nient* @feel+van @fever+@again @fever+@morning @fever+@other @fever+@planned @fever+@sleep
        -1 @fever+@sport @fever+@vomit @fever+e @few+@fever @few+@minutes @few+@self @few+@skip @few+@thindrink
        -1 @few+@tired @few+and @few+com @few+de @few+ich @few+ik @few+since @film @film+de @find+@sport @find+ich
        -1 @find+ik @find+plus @food+#100 @food+@eat @food+@find @food+@other @food+@thindrink @food+dans @food+in
        -1 @food+nel @food+no @food+se @forever+@fall @forever+un @forever+una @fun+@ask @fun+@end @fun+@minutes
        -1 @fun+@self @fun+@swelling @fun+bij @fun+cuand* @fun+per @funeral+de @future+@seizure @future+woche @give
        -1 @give+@breath @give+@feel @give+@minutes @give+away @give+batti* @give+gioia @give+grave @give+la @give+le
        -1 @give+ossig* @give+piu @give+ripos* @give+sangu* @give+schie* @give+up @go+@cut @go+@each @go+bene @go+bien
        -1 @go+ich @go+jetzt @go+to @gone+@ask @gone+@other @gone+a @goodbye @grams @grams+de @guilt+@exercise
        -1 @guilt+@not @guilt+a @guilt+por @hate @head+@all @head+@better @head+@breath @head+@child @head+@doit
        -1 @head+@empty @head+@enough @head+@faint @head+@fun @head+@head @head+@minutes @head+@other @head+@past
        -1 @head+@poison @head+@wait @head+a @head+am @head+apres @head+che @head+depoi* @head+dopo @head+dormi
        -1 @head+is @head+me @head+na @head+on @head+op @head+qu @head+qui @head+tras @headache+@doit @headache+@eat
        -1 @headache+@enough @headache+@poison @headache+tras @heart+#300 @heart+@burden @heart+@calm @heart+@control
        -1 @heart+@fun @heart+@more @heart+@other @heart+@pressure @heart+@scale @heart+@stop @heart+@thing
        -1 @heart+bajo @heart+batta* @heart+blieb @heart+da @heart+de @heart+est @heart+hoger @heart+l @heart+noch
        -1 @heart+of @heart+per @heart+s @heart+stond @heart+stopp* @heart+vor @here+#300 @here+@each @here+@few
        -1 @here+@fun @here+@money @here+@self @here+@sport @here+@stop @here+@they @here+@wait @here+boite
        -1 @here+cabez* @here+cama @here+carre* @here+chale* @here+chega @here+creat* @here+cuest* @here+cuiss*
        -1 @here+dieta @here+dista* @here+fame @here+famil* @here+fora @here+gara @here+genna* @here+gorge @here+gripe
        -1 @here+igles* @here+ist @here+linha @here+luned* @here+marat* @here+me @here+mia @here+misur* @here+monte*
        -1 @here+naiss* @here+notte @here+nuque @here+on @here+pales* @here+poign* @here+pra @here+press* @here+prima*
        -1 @here+prof @here+prova @here+prueb* @here+quand* @here+repar* @here+salle @here+sauna @here+scato*
        -1 @here+senta* @here+setti* @here+solo @here+sorti* @here+spesa @here+sua @here+subid* @here+svegl*
        -1 @here+tensi* @here+terra @here+torre @here+tour @here+tourn* @here+vedo @here+voitu* @hide+dans @hide+ich
        -1 @home+@faint @home+and @home+en @home+mento @home+no @hope @hope+@arm @hospital @hunger @hunger+#100
        -1 @hunger+@die @hunger+einen @hunger+for @hunger+pour @jump @jump+#300 @jump+@self @jump+bajo @jump+de
        -1 @jump+of @jump+off @jump+op @jump+vom @jump+went @kill @kill+the @know+@fun @know+esta @know+fue @know+n
        -1 @know+non @know+para @know+preoc* @know+queda @know+ve @last @last+@self @last+nacht @last+somme* @leg+@arm
        -1 @leg+@ask @leg+@control @leg+@fever @leg+tag @letter+no @life @life+@thindrink @life+@without @life+e
        -1 @life+sem @life+zonde* @lose+#3 @lose+@all @lose+@eat @lose+@here @lose+@pills @lose+best @lose+el @lose+in
        -1 @lose+la @lose+mi @lose+my @manage+@without @manage+corre* @manage+i @manage+ich @manage+mas @means
        -1 @means+@here @means+@swelling @means+in @means+paren* @message @minutes+#300 @minutes+@arm @minutes+@child
        -1 @minutes+@date @minutes+@decide @minutes+@exercise @minutes+@gone @minutes+@poison @minutes+@say
        -1 @minutes+@scale @minutes+@sleep @minutes+@thing @minutes+@train @minutes+chega @minutes+coron* @minutes+d
        -1 @minutes+das @minutes+di @minutes+el @minutes+enero @minutes+entao @minutes+er @minutes+genna*
        -1 @minutes+gripe @minutes+hij @minutes+ist @minutes+janei* @minutes+janvi* @minutes+l @minutes+linha
        -1 @minutes+luned* @minutes+maand* @minutes+marat* @minutes+monda* @minutes+my @minutes+pra @minutes+prova
        -1 @minutes+quand* @minutes+sauna @minutes+sem @minutes+senta* @minutes+sie @minutes+sin @minutes+solo
        -1 @minutes+summe* @minutes+sur @minutes+terra @minutes+then @minutes+torre @minutes+tutto @minutes+wakke*
        -1 @minutes+ze @more @more+@ask @more+@control @more+@date @more+@fever @more+@manage @more+@minutes
        -1 @more+@pain @more+alto @more+con @more+dan @more+di @more+estoy @more+haut @more+le @more+lento @more+mal
        -1 @more+me @more+paso @more+sehen @morning+#10 @morning+@self @morning+is @morning+was @need+@not @need+a
        -1 @need+er @need+giste* @need+ik @need+me @need+mijn @never @never+@control @never+@faint @never+@heart
        -1 @never+@jump @never+@minutes @never+@skip @never+auf @night+@more @night+@not @night+@self @night+@sleep
        -1 @night+avec @night+e @night+et @night+fruh @night+kein @night+nicht @night+o @night+toda @night+wakke*
        -1 @nobody @nobody+no @nobody+se @not+@car @not+@data @not+@eat @not+@empty @not+@end @not+@exercise
        -1 @not+@give @not+@go @not+@heart @not+@life @not+@lose @not+@pain @not+@reason @not+@scale @not+@skip
        -1 @not+@sleep @not+@someone @not+@thindrink @not+al @not+calca* @not+casa @not+clube @not+como @not+da
        -1 @not+de @not+dinne* @not+duele @not+eat @not+estou @not+feel @not+fim @not+ha @not+ho @not+in @not+inver*
        -1 @not+le @not+leven @not+lo @not+mangi* @not+mi @not+pijn @not+point @not+quero @not+sabad* @not+senti*
        -1 @not+sert @not+tenho @not+terra* @not+tiene @not+traba* @not+vedo @not+vejo @not+vogli* @not+voor @not+zu
        -1 @nothing+@eat @nothing+@fever @nothing+@funeral @nothing+al @nothing+colaz* @nothing+de @nothing+di
        -1 @nothing+hilft @nothing+ist @nothing+mange @numb+@pressure @numb+@thing @numb+nos @numb+tras @numb+van
        -1 @numb+zehen @nurse @off+a @off+o @off+pour @off+um @other+@die @other+@fall @other+@fun @other+@never
        -1 @other+@self @other+@sport @other+batti* @other+burno* @other+caldo @other+cintu* @other+club @other+cuell*
        -1 @other+denti* @other+dia @other+escri* @other+fondo @other+geen @other+giorn* @other+heart @other+lunes
        -1 @other+mio @other+muro @other+nino @other+panta* @other+peso @other+piu @other+sangu* @other+stapp*
        -1 @other+steps @other+traba* @other+tragu* @other+triat* @other+vient* @other+vino @pain+@all @pain+@alone
        -1 @pain+@doit @pain+@enough @pain+@exercise @pain+@faint @pain+@few @pain+@jump @pain+@leg @pain+@minutes
        -1 @pain+@pain @pain+@scale @pain+@wait @pain+au @pain+beim @pain+bij @pain+corre* @pain+das @pain+el
        -1 @pain+esta @pain+na @pain+nas @pain+par @pain+per @pain+por @pain+seit @pain+since @pain+sinds @pain+tutto
        -1 @pain+vom @pain+weh @papers @papers+@exercise @papers+i @papers+out @past+#20 @past+@again @past+@class
        -1 @past+@faint @past+@fall @past+@forever @past+@minutes @past+@never @past+@past @past+@self @past+@vomit
        -1 @past+@water @past+ago @past+avuto @past+da @past+de @past+del @past+dell @past+della @past+delle @past+der
        -1 @past+desde @past+e @past+een @past+fa @past+from @past+geled* @past+ik @past+nunca @past+pain @past+senza
        -1 @past+since @period+@class @period+@doit @period+@exercise @period+@past @period+@period @period+@self
        -1 @period+antes @period+corro @pet+esta @pills+@all @pills+@few @pills+@money @pills+@sport @pills+@they
        -1 @pills+@trapped @pills+@wait @pills+boite @pills+cabez* @pills+carre* @pills+chale* @pills+cuest*
        -1 @pills+cuiss* @pills+dans @pills+de @pills+dieta @pills+en @pills+fame @pills+famil* @pills+fora
        -1 @pills+gara @pills+genom* @pills+gorge @pills+gripe @pills+igles* @pills+me @pills+mia @pills+misur*
        -1 @pills+monte* @pills+naiss* @pills+notte @pills+nuque @pills+pales* @pills+poign* @pills+press*
        -1 @pills+prima* @pills+prof @pills+salle @pills+scato* @pills+seman* @pills+setti* @pills+sorti* @pills+spesa
        -1 @pills+sua @pills+svegl* @pills+tensi* @pills+torre @pills+tour @pills+und @pills+vedo @pills+voitu*
        -1 @pills+wie @poison+@exercise @poison+@few @poison+@water @poison+in @poison+und @pressure+#300
        -1 @pressure+@sport @pressure+@thing @pressure+da @pressure+l @pressure+la @pressure+media @pressure+my
        -1 @pressure+now @pressure+para @pressure+since @pressure+von @punish+de @reason @reason+@breath
        -1 @reason+@thindrink @reason+corre* @reason+de @reason+in @reason+la @reason+mon @reason+para @reason+un
        -1 @reason+van @reason+voor @say+#100 @say+@ask @say+@not @say+@swelling @say+al @say+au @say+che @say+das
        -1 @say+dat @say+ich @say+it @say+no @say+que @say+spo @scale+@date @scale+@decide @scale+@die @scale+@here
        -1 @scale+@planned @scale+at @scale+de @scale+del @scale+duro @scale+en @scale+il @scale+im @scale+no
        -1 @scale+now @scale+par @scale+para @scale+per @scale+pour @seizure+again @self+@all @self+@alone @self+@calm
        -1 @self+@care @self+@cut @self+@die @self+@eat @self+@exercise @self+@fat @self+@heart @self+@jump
        -1 @self+@means @self+@money @self+@more @self+@other @self+@say @self+@skip @self+@sleep @self+@thin
        -1 @self+@thindrink @self+@thing @self+abend* @self+adore @self+aller* @self+almos* @self+alway* @self+app
        -1 @self+arano @self+arm @self+at @self+batti* @self+bei @self+beim @self+beter @self+bij @self+bloed*
        -1 @self+breat* @self+burne* @self+cai @self+calf @self+cardi* @self+coeur @self+colla* @self+colle*
        -1 @self+coupe* @self+cours @self+dad @self+derti* @self+despi* @self+diagr* @self+dit @self+dont @self+dors
        -1 @self+drank @self+duele @self+een @self+en @self+encan* @self+eruit @self+es @self+et @self+fasti*
        -1 @self+fathe* @self+feet @self+felt @self+fiets @self+filha @self+fils @self+frien* @self+geen @self+give
        -1 @self+got @self+grand @self+hace @self+hair @self+harts* @self+het @self+iets @self+il @self+im @self+in
        -1 @self+jumpe* @self+kaffe* @self+knee @self+knie @self+lag @self+levan* @self+lift @self+like @self+lopen
        -1 @self+mai @self+mange* @self+mann @self+mata @self+mein @self+mijn @self+mocht* @self+neck @self+neem
        -1 @self+nicht @self+niet @self+nucht* @self+numer* @self+oktob* @self+oncle @self+oom @self+op @self+ossig*
        -1 @self+ouder* @self+oxyge* @self+pais @self+paren* @self+paro @self+peux @self+pills @self+pouls @self+puls
        -1 @self+put @self+quemo @self+rasco @self+recor* @self+recup* @self+repos* @self+repre* @self+revei*
        -1 @self+ribs @self+ride @self+ronfl* @self+routi* @self+sat @self+saw @self+schla* @self+schna* @self+schou*
        -1 @self+schwi* @self+serve @self+side @self+sinto @self+siste* @self+sit @self+slaap @self+slech* @self+sleep
        -1 @self+sohn @self+somme* @self+son @self+sorti* @self+start* @self+stepp* @self+still @self+table*
        -1 @self+third @self+throw @self+thyro* @self+tiene @self+toeko* @self+train* @self+tudo @self+uccid* @self+up
        -1 @self+use @self+veux @self+vinge* @self+voete* @self+wache @self+wald @self+walk @self+wardr* @self+wil
        -1 @self+wilde @self+will @self+woche* @self+wou @self+zei @self+zoon @self+zukun* @self+zulet* @self+zweet
        -1 @sit+@better @sit+@home @sit+@kill @sit+a @sit+down @sit+e @sit+erop @sit+ich @sit+ik @sit+mein @sit+met
        -1 @sit+y @skin+@here @skin+@pills @skin+@swelling @skin+@thing @skin+@vision @skin+bajo @skin+de @skin+feel
        -1 @skin+on @skin+tempe* @skip @skip+#300 @skip+@control @skip+@pills @skip+bajo @skip+de @skip+l @skip+la
        -1 @skip+of @skip+went @sleep+@arm @sleep+@sleep @sleep+a @sleep+agita* @sleep+badly @sleep+c @sleep+e
        -1 @sleep+em @sleep+geval* @sleep+hab @sleep+ik @sleep+le @sleep+mal @sleep+male @sleep+no @sleep+piu
        -1 @sleep+pr @sleep+sur @sleep+tagli* @sleep+und @someone @soon+#10 @soon+@count @soon+@die @soon+@face
        -1 @soon+@money @soon+@pain @soon+@papers @soon+@vision @soon+@wish @soon+bien @soon+dood @soon+een
        -1 @soon+einen @soon+estoy @soon+hoe @soon+mare @soon+matti* @soon+otro @soon+paso @soon+saute*
        -1 @speech+@better @speech+@data @speech+@exercise @speech+@give @speech+@sport @speech+en @speech+per
        -1 @speech+que @speech+s @sport+@fun @sport+@skin @sport+@vision @sport+al @sport+come @sport+dagel*
        -1 @sport+hat @sport+i @sport+in @sport+je @sport+nao @sport+no @sport+non @sport+sind @sport+todo
        -1 @stop+@alone @stop+@arm @stop+@few @stop+@other @stop+@scale @stop+breat* @stop+de @stop+esta @stop+for
        -1 @stop+het @stop+il @stop+met @stop+mis @stop+o @stop+os @stop+racin* @sugar+#100 @sugar+@more @sugar+@other
        -1 @sugar+@thindrink @sugar+in @sugar+se @swelling+#3 @swelling+@car @swelling+@doit @swelling+@enough
        -1 @swelling+@exercise @swelling+@night @swelling+@sleep @swelling+@sport @swelling+a @swelling+aux
        -1 @swelling+de @swelling+depoi* @swelling+dopo @swelling+eater @swelling+het @swelling+schlu* @swelling+to
        -1 @they+@exercise @they+@self @they+bras @they+cours* @they+in @they+jours @they+signe* @they+snell*
        -1 @they+weg @thin+@end @thin+@wait @thin+@wish @thin+e @thindrink+@here @thindrink+@sport @thindrink+air
        -1 @thindrink+antes @thindrink+avant @thindrink+bill @thindrink+bin @thindrink+e @thindrink+en @thindrink+et
        -1 @thindrink+exam @thindrink+flu @thindrink+getru* @thindrink+gym @thindrink+heat @thindrink+ho
        -1 @thindrink+kids @thindrink+long @thindrink+momen* @thindrink+morni* @thindrink+on @thindrink+only
        -1 @thindrink+pain @thindrink+prima @thindrink+race @thindrink+run @thindrink+sauna @thindrink+taper
        -1 @thindrink+tower @thindrink+wall @thindrink+with @thindrink+zien @thing+@again @thing+@alone @thing+@ask
        -1 @thing+@blood @thing+@bridge @thing+@chest @thing+@cut @thing+@forever @thing+@minutes @thing+@past
        -1 @thing+@pressure @thing+@stop @thing+at @thing+dood @thing+era @thing+im @thing+je @thing+me @thing+mon
        -1 @thing+of @thing+se @thing+si @thing+van @tired+#300 @tired+@die @tired+@fun @tired+@night @tired+@self
        -1 @tired+diez @tired+hoger @tired+ik @tired+nueve @tired+of @tired+stond @tired+vakan* @tired+van @tired+voor
        -1 @train @train+de @trapped+#300 @trapped+@eat @trapped+and @trapped+at @trapped+de @trapped+het
        -1 @trapped+media @trapped+my @trapped+no @trapped+tropp* @tried+triat* @vision+@count @vision+@data
        -1 @vision+@exercise @vision+@here @vision+@not @vision+@pills @vision+@reason @vision+@self @vision+@soon
        -1 @vision+@speech @vision+aucun @vision+deja @vision+el @vision+en @vision+geen @vision+je @vision+la
        -1 @vision+motiv* @vision+no @vision+pas @vision+progr* @vision+you @vomit+@exercise @vomit+@here @vomit+@more
        -1 @vomit+@numb @vomit+@pills @vomit+@poison @vomit+a @vomit+apres @vomit+de @vomit+depoi* @vomit+dopo
        -1 @vomit+dorme* @vomit+gesne* @vomit+in @vomit+una @wait+#100 @wait+@enough @wait+@exercise @wait+@poison
        -1 @wait+@sit @wait+der @wait+do @wait+dos @wait+four @wait+het @wait+il @wait+les @wait+pisci* @wait+que
        -1 @wait+the @wait+un @wake+@arm @wake+@exercise @wake+@night @wake+@water @wake+antes @wake+as @wake+e
        -1 @wake+non @wake+por @wake+times @wake+worde* @water @water+@exercise @water+@here @water+@minutes
        -1 @water+@past @water+@pills @water+@sport @water+antes @water+con @water+dan @water+for @water+getru*
        -1 @water+hardl* @water+no @water+with @water+you @wish+#45 @wish+#more @wish+@fever @wish+@few @wish+@give
        -1 @wish+@heart @wish+@more @wish+@not @wish+@other @wish+@tired @wish+@wake @wish+@wish @wish+accor*
        -1 @wish+ander* @wish+aus @wish+d @wish+das @wish+du @wish+esta @wish+fatig* @wish+fue @wish+je @wish+n
        -1 @wish+niet @wish+non @wish+nunca @wish+para @wish+preoc* @wish+queda @wish+sick @wish+tambi* @wish+the
        -1 @wish+to @wish+tout @wish+ve @wish+vede @wish+wande* @without+@breath @without+@eat @without+@fever
        -1 @without+@food @without+@here @without+@minutes @without+@not @without+@other @without+@pressure
        -1 @without+@sugar @without+@thindrink @without+acuca* @without+alcoh* @without+azuca* @without+cafe
        -1 @without+cafei* @without+dor @without+drama @without+febre @without+kaffe* @without+koffi* @without+respi*
        -1 @without+stren* @without+sucre @without+suike* @without+zucch* @without+zucke* @work+@home @work+@sit
        -1 @work+senta* @worse+gesch* a+@again a+@ask a+@blood a+@body a+@burden a+@count a+@cut a+@data a+@date
        -1 a+@doit a+@find a+@home a+@hunger a+@letter a+@life a+@morning a+@night a+@not a+@nothing a+@nurse
        -1 a+@papers a+@scale a+@skip a+@sleep a+@thing a+@tired a+@trapped aan aan+@self aband* abbastanza abend*
        -1 abends aber about abril acaba*+@not acabados acade* academia accor* acord*+@past acordado acordo acqua adem
        -1 adesi* adian* adianta adore adorm* adormeci afgev* afgevallen after after* after+@thindrink afterwards
        -1 agita* agua+@exercise agua+@past aguento ai+@more ai+@say ai+@sleep aid ainda ajuda aktue* aktue*+@scale al
        -1 al+@morning al+@other al+@self al+@water alcol alegr* alegr*+@ask alegria alergico alime* alkoh* alkohol
        -1 all+@night alla alle alle+@vision allei*+@self allenarmi aller allergic allergique alles+@give alles+@pain
        -1 almos* almost along* alongamentos als+@sport also altit* altitude alto am am+@arm am+@give am+@skin amanh*
        -1 amanha amend* amendoim amigo* amigos ampol* ampou* ampoule anali* analisis and+@count and+@enough and+@feel
        -1 andam* andamento andamos andan* andando andat* andata andei ander* anderes anni anni+@past anno ano
        -1 anos+@minutes anos+@never ansti* anstieg antes+@doit antes+@here antes+@minutes any anzah* anzahl ao+@self
        -1 ao+@vision apaga apaga* apagadas apago apare*+@wait aparece app appel* apres apres+@they ar arano are+@die
        -1 aria arme arram* arrampicata arran* arreter arrivee arrivo arzt as as+@family aslee* asleep assas*
        -1 assassina assez au+@leg aucun audio* auf+@ask auf+@data aufgegeben aufgekratzt aufst* aufstehen augus*
        -1 august auto aux avant avant+@they avec avion avond* avonds away ayuda ayuna* ayunas azuca*+@know
        -1 azuca*+@wish baby+@here baby+@minutes baby+@sleep back back+@food back+@pain badly bajo+@other balad*
        -1 balade band+@ask bankd* bankdrucken batiz* batizado batta* batte*+@self batterie batterij batti*
        -1 batti*+@here batti*+@minutes batti*+@soon be bebe+@wake bebi becau* becau*+@other becau*+@self because
        -1 bed+@ask bed+@eat bedeu* bedeutet befor* befor*+@self befor*+@thindrink before begin* beginnen
        -1 begon+@without bei+@self bein+@morning bela belle bem+@ask bem+@not ben+@self berg berge* bergen besse*
        -1 besser best beter beter+@without bette* bette*+@ask better bewegungsring bici bien+@ask bien+@self
        -1 bij+@self bij+@sport bill bin+@not bin+@self bisco* bissc* bisschen bitte blase bled blick blieb
        -1 bloed+@give bloeddruk bloedt blood blood+@pressure blood+@sugar blood+@trapped bluta* bluta*+@earn
        -1 blutabnahme blute* blutet blutv* blutverdunner boa body body+@fat boite bom bon boots borro borst* botas
        -1 boven braccia breas* breat*+@burden breat*+@heart breathing brug brust* bucke* bucket buena bug buik
        -1 buite*+@better buite*+@breath burde* burden burea* bureau burne* burne*+@self burned burno* burnout
        -1 but+@thindrink c ca+@go ca+@self cabec*+@wait cabel* cabelo cachorro cafei* cafeine caffe* caffeine cal
        -1 cala calcanhar calf calma calor* cama cambi* cambi*+@here cambi*+@pills cambie cambio camin* camina
        -1 caminamos cammi* cammi*+@each cammina can+@self cansa* cant+@eat capel* capelli cardi* cardio cardiologist
        -1 carga caric* carre* carre*+@not carrera carto* casa casa+@hide casa+@not casco ce+@ask cedo cena cerca*
        -1 certa ces cette cette+@night chang*+@self change chaqu*+@morning charg* chart* charts chaus* chaussures che
        -1 che+@blood che+@sport check check+@ask check+@wish chest+@trapped cheve* cheveux chez chiffres chius*
        -1 chiuso chlor* choco* chocolate ci+@sleep cicli* ciclista cidad* cidade cijfe* cinco+@minutes cinq city
        -1 clear* clear*+@trapped cleared climb* climbing close* closed clotu* club+@self clube coach coach+@ask coche
        -1 col colaz* colazione colleghi collo collo+@fever colpa combi* combien come+@here come+@planned comec*
        -1 comec*+@without comid* comida comme*+@without comme+@planned commence comment como+@again como+@decide
        -1 como+@forever como+@say compe* compt* compte con con+@self consecutive conta contenta conto contr*
        -1 contr*+@other contro controle coraz*+@wish corda corde coron* corona corre corre* corre*+@data corre*+@pain
        -1 correndo correr corro corso corta* cortados cosa+@ask costa cote cote+@self cou count coupe* couper
        -1 coura*+@ask couri* courir cours cours*+@self courses couru covid creat* crema crian* criancas cuell*
        -1 cuell*+@fever cuello cuest* cuesta cuisinant cuiss* cuisse culpa* curio* cycli* cycling d+@all d+@go
        -1 d+@thindrink d+@water da+@ask da+@enough da+@faint da+@few da+@sport da+@train dagel* dagelijks dagen daily
        -1 dal dalle dan danac* danach dange* dangerous darf darf+@self darm dat+@self daugh*+@ask daughter davor day
        -1 day+@ask day+@wish days de+@better de+@care de+@date de+@few de+@food de+@leg de+@morning de+@night de+@not
        -1 de+@papers de+@pet de+@reason de+@skip de+@sleep de+@trapped de+@water deadlift debol* debole dedos+@numb
        -1 dedos+@sleep defi dei deite* deitei deixa deja deja+@jump deja+@skip dejar del+@doctor del+@face
        -1 del+@papers del+@someone dela delic* dell dell+@class della+@sport dello dem+@exercise dem+@leg dem+@sport
        -1 demai* den den+@data den+@food den+@seizure den+@sugar denk denti*+@say depar* depart depil* depiladas
        -1 depoi* depoi*+@arm depoi*+@doit depois der+@again der+@doctor der+@period der+@pressure der+@sport derde
        -1 derni* dernier derti* des+@exercise desca* descanso descer desde+@other desis* desisti desisto desma*+@past
        -1 despertador despierto despu* despues desse* dessert deste destra detto detto+@soon deurk* deurklink
        -1 deux+@minutes deux+@past deux+@scale dez+@minutes deze+@data deze+@date di+@arm di+@breath di+@chest
        -1 di+@data di+@fun di+@funeral di+@more dia+@all dia+@sit diagr* diagramm diari* diario dice+@ask did
        -1 did+@self die+@binge die+@breath die+@date die+@earn die+@period dieci+@minutes dieci+@past diep dieses
        -1 dieta diez+@minutes dilatadas diman* dimanche dinne* dinner dips dire discu* discurso dista* dista*+@few
        -1 dit+@again dit+@ask dito divento dizer do do+@sleep do+@someone docto* documenti dode doe+@self doei
        -1 doei+@blood doel doet+@pain doigt dois+@past dois+@scale dolce doman* domani don donat* donat*+@other
        -1 donato donde* donderdag donne donne+@here donnent dono door dopo dopo+@other dormentes dormi* dormi+@not
        -1 dormi+@pain dormir dormito dormo dors dos+@pills draag drama drivi* driving dry du+@all du+@burden du+@food
        -1 du+@scale du+@someone du+@thing du+@work duas+@minutes due+@minutes duele durch*+@without durmo+@better
        -1 duro duurl* duurloop e+@burden e+@die e+@empty e+@fever e+@find e+@gone e+@know e+@minutes e+@nobody
        -1 e+@other e+@pills e+@scale e+@thindrink e+@vomit e+@water e+@wish earli* earlier easte* easter eater eats
        -1 echo een+@past een+@sport een+@tired eerde* eerder ein ein+@fat ein+@hope eine+@minutes einem+@past
        -1 einen+@calm einen+@heart eingeschlafen eiwei* eiweisses ejerc* ejercicios el el+@ask el+@body el+@bridge
        -1 el+@date el+@other el+@pressure el+@scale el+@thindrink el+@work elast* empez* empez*+@without empezo
        -1 empre* emprego empty en+@breath en+@eat en+@exercise en+@face en+@home en+@hunger en+@sleep en+@thing
        -1 en+@vomit en+@wish encan* encanta encor* encore ended energ* energy enero engen engor* engordei engou*
        -1 engourdi engourdis entao enterramos entrainer entre* entreno envie epoca equil* er+@ask er+@not era+@end
        -1 era+@more erafl* erafl*+@here erafl*+@pills erafle erlau* erlaubt erop erro erzah* erzahl es+@all es+@here
        -1 es+@pills esame escalada escalade escursione espal*+@minutes esper* essen est+@again est+@funeral est+@pain
        -1 est+@stop esta+@control esta+@date esta+@empty esta+@morning esta+@night esta+@pain estar estar+@sit estat*
        -1 estate estou+@past estou+@tired estoy+@control et+@ask et+@sport etage* ete etein* eteindre eten etirements
        -1 every*+@pain exage* exam exame exame* examen exerc* exercises faccio facen* facendo factura facture fait
        -1 fait+@pain falai* falaises falsa falsa+@here falsa+@pills falta* falta*+@speech faltam famil* familia farta
        -1 fasci*+@exercise fascia fasting fathe* fatig* fatigue fatto febbraio febre* febrero febru* feel+@control
        -1 feel+@numb feel+@thin feet feet+@all feliz felt felt+@burden felt+@faint femme+@say fer ferma* ferra*
        -1 ferra*+@ask ferrata fett feu+@blood fez fibra fibra+@doit fico filha fils fim fim+@doit final fine finger
        -1 fini finishfoto fique* fiquei first fisio fit+@again fits fitte* fiz fleis* fleisch fless* fligh* flight
        -1 flights flu flug foi foleg*+@wait fonce* food for+@other for+@self for+@someone for+@thindrink fora forma
        -1 foto+@here foto+@minutes fraca fract* fractionne frau+@say frequ* frequ*+@better frequ*+@breath frequencia
        -1 frequenza frett* fretta freun* freund fried* frieden frien* frio+@past from fruh fruhs* fruhstuck fue
        -1 funci* funf fur furs fussb* fussball futur* futuro g gambe+@die ganze gar gare gas gastro gastroenterite
        -1 gastroenteritis gave gave+@gone geb gedaa* geen geen+@pain geen+@reason geen+@speech gegen gegen+@die
        -1 gegev* gegev*+@ask gegev*+@wish gegeven geh gehal* gehalten gehol* gekil* gekillt gels gemac* gemacht
        -1 gemel* genna* gennaio genoe* genoeg gente genug geren* gerend geschlafen geschwommen gesla* geslapen gesne*
        -1 gesne*+@swelling gesneden gespr* gesprongen gesta* gesta*+@self gestaan gesto* gesun* gevoelig gewec*
        -1 gewechselt gewic*+@self gewichtstrend gezie* gezien gezoc* gezocht gib gib+@self ginas* ginasio gioia
        -1 giorn*+@wish giorno gira glets* gluco* glucose go goed+@ask goede going gomma good gordu* gordura got gout
        -1 graff* graff*+@here graff*+@pills graffiata grafi* grafica grafico gran gran+@eat grand grand+@family
        -1 grass* grave great griep griff* griffe grimp* grimpe gripe gripp* grippe ground group group* groupe guant*
        -1 gut gym ha+@reason haare hab hable had+@other hair halt halte* halten hambr* hambre hands* handschuhe happy
        -1 harta harta* hartaanval harte* has+@leg has+@self hast haut have+@self havin*+@eat hay heart+@go
        -1 heart+@stop heat heb+@other heb+@self heeft+@self heerl* heerlijk held hele+@night helfe* helfen herzi*
        -1 herzinfarkt het+@class het+@eat het+@end het+@exercise het+@face het+@jump het+@not het+@thing het+@work
        -1 heure* heures heute+@not heuve* heuvel highe*+@burden highe*+@pressure highe*+@scale hilft hin
        -1 his+@exercise hit+@self hitte hiver ho+@eat ho+@say ho+@sleep ho+@trapped hochz* hochzeit hoe hoe+@vision
        -1 hoeve* hoeveel hoher hoje hoje+@without holiday hopel* horas+@sit horas+@without horlo* horloge horse horta
        -1 hospi* hospital houde* houden hoy hoy+@not hoy+@without hrv hrv+@ask huge hund hurt i+@burn i+@calm i+@data
        -1 i+@family i+@fun i+@give i+@here i+@jump i+@lose i+@pills i+@poison i+@reason i+@sleep ibupr* ibuprofen
        -1 ibuprofenos ich+@few ich+@letter ich+@not ich+@self id id+@wish idees igles* iglesia ihr ik+@blue
        -1 ik+@burden ik+@exercise ik+@not ik+@say ik+@thing ik+@tired ik+@water ik+@wish il il+@blood il+@burden
        -1 il+@eat il+@more il+@other il+@pressure il+@scale ils im+@never im+@thindrink imc in+@data in+@exercise
        -1 in+@guilt in+@jump in+@sport indolenzito infarctus inizi* inizi*+@without iniziato inseg* insop*
        -1 insopportabile insul*+@ask insul*+@data insuportavel inten* intensite inter* into intor* intoxication
        -1 inuti* inutile inver* inverno ioga iron irrit* is+@ask is+@burden is+@fever is+@gone is+@other is+@pain
        -1 is+@pressure is+@self is+@thindrink isst ist+@data ist+@end ist+@jump ist+@nothing ist+@pain ist+@past
        -1 ist+@self it+@count it+@letter itch its jaar jaar+@past jahre* jahren jamai* jamai*+@more jamais janei*
        -1 janeiro janua*+@without januar januari janvi* janvier je+@cry je+@exercise je+@manage je+@sleep je+@wish
        -1 jeans jetzt+@control jeun joelh* jubil* jumpe* jumpe*+@off jumped k kaugu* kaugummi kcal keel+@ask keep+@go
        -1 keeps+@self kein kein+@eat keine* keinen keuken killi* killing kilos+@eat kilos+@self kinde* kleid*
        -1 kleid*+@cupboard kleider kleiner klett* klimm* klopt klopt+@self km km+@self knee knie knien knies*
        -1 knieschmerzen komme komme+@self konnt* konnte korpe*+@fat korrelation korte* koste* kreta krieg+@self
        -1 kurze* kwam l+@last l+@minutes la+@date la+@headache la+@means la+@pressure la+@self la+@sport la+@trapped
        -1 la+@vomit laag lach lache* lachen lacht lacht+@few lag+@self lago lame lanch* lange* lange*+@wish langs*
        -1 langz* lasci* laten lauf laufe*+@ask laufe*+@wish laufk* laufkilometer laugh* laughing lavor* lavoro
        -1 le+@all le+@bridge le+@calm le+@date le+@decide le+@night le+@other le+@someone le+@thindrink leeg left
        -1 left+@self legam* leggera legs+@feel leich* leicht lent lento lets lets+@self letzt* letzt*+@night letzte
        -1 levan*+@faint levantamento levantarme leve leve+@pain leven leven* leven+@without lichten lie lieg
        -1 lieg+@self liegestutze lijn linha linker lit llego lo lo+@thing lo+@vision longt* longtemps looki*
        -1 looki*+@eat looking loopb* loopband los+@family lose lose+@burden lose+@pressure lose+@scale lot low lower
        -1 luces luces+@faint luces+@off lui lunch luned* lunedi lunes lust luzes ma+@trapped maandag maanden mag
        -1 mag+@self magen magne* magnesio magro mai maigre main mais mais+@control mais+@here mal+@self male
        -1 male+@all manan* manana mancano mange* mann manqu*+@ask manquent marathon maraton maratona march
        -1 march*+@each mare marea* mareado mas mass mata matti* mauvais max me+@burn me+@doit me+@imagine me+@kill
        -1 me+@minutes me+@soon me+@speech me+@swelling me+@tired me+@vision me+@wake mean mean+@blood measu* medic*
        -1 medico medo meer+@ask meet mehr+@vision mein+@data mein+@jump mein+@skip meine*+@data meine*+@family
        -1 meine+@pills mejor meldi* meldingen melho* melhor mere mes+@arm mes+@family mesa mesi mesmo messo met mets
        -1 meu meu+@breath meus+@family mezel* mezelf mi+@burden mi+@data mi+@kill mi+@need mi+@pressure mi+@reason
        -1 mi+@scale mi+@sport mia+@family mich mich+@hunger mieux migli* mijn+@blood mijn+@data mijn+@future
        -1 mijn+@skin mijn+@sleep mijn+@sport mijne mil mild mille minde* minder minha+@here minha+@minutes
        -1 minut*+@decide minut*+@self minut*+@without minuto minutos mio mio+@breath mio+@heart mir+@die mis
        -1 mis+@self misur* misura mit+@food mit+@other mn+@skin mochi* mochila mocht* mochte mois mois+@eat
        -1 mois+@last molla* mollet mon+@sleep monda* monday monde mondo montag montagne monte monte* montee montr*
        -1 montr*+@know montr*+@self montr*+@wish montre mooi moral* morale more morge* morgen morta* mortas morte
        -1 morte+@sudden morto motiv*+@stop ms+@data mucho mudan* mudanca muert* muertas mundo muro muscl* muscle
        -1 musculo muske* my+@better my+@other my+@period my+@pills my+@thin na na+@exercise naar+@self nach nachs*
        -1 nachs*+@date nachste nacht nacht*+@wake nachtdienst nadar naiss* naissance nao+@eat nao+@exercise nao+@past
        -1 nao+@vision nasci* naso natat* natation ne+@self neck+@ask neede* needed neem nehm nehm+@self nehme+@self
        -1 nel+@thindrink nervo* nessu* nessun neue neuf+@minutes neugi* neus new nicht* nicht+@here nicht+@minutes
        -1 nichts nient*+@eat nient*+@give niet+@life nieuwe nimmt nine ningu* ningu*+@not ninguem ninos nix no+@car
        -1 no+@date no+@eat no+@end no+@pain no+@soon no+@work nodig nog noite non+@eat non+@here non+@pills non+@self
        -1 non+@vision norma*+@wait normal nos nose nose+@blood nose+@cut notti nous novem* novem*+@self november
        -1 novie* noviembre nu+@again nucht* nucht*+@blood nuchter nuchtern nuits nul numer* nunca+@more nur+@self
        -1 nurse nurse+@self nuts o+@ask o+@burden o+@data o+@decide o+@doctor o+@food o+@hide o+@jump o+@more
        -1 o+@other o+@pressure o+@scale o+@self o+@skin o+@skip o+@sport oben obiet* objet* oculi* oculista of
        -1 of+@earn of+@exercise of+@not of+@thindrink oggi ogni+@morning ohne+@food ohne+@seizure ohne+@sugar
        -1 ohne+@thindrink ok oktob* oktober om on+@date oncle onder ondra* ondraaglijk one+@ask one+@exercise onion*
        -1 onions ons ontem+@give onze+@past oom op+@fun opsta* opstaan or ore orolo*+@wish ortei*+@empty ortei*+@numb
        -1 ortei*+@pressure orteils os ossig* ossigeno other+@face otra otro otro+@face ottim* ou ou+@know ou+@wish
        -1 oubli* oublie ouder* ouders out+@self outra ovunq* ovunque oxigenio oxigeno oxyge* paard pace padre*+@wish
        -1 pais pais+@wish pales* palestra pantalla pantu* panturrilha papa+@eat papa+@wish papel para para+@alone
        -1 para+@find para+@self para+@thin parallele parco* parcours paren* parents parla paro+@other parou partenza
        -1 parti* partir parto pasado paseo paso pasos pass passado passata passato passe passeio passi passo* passou
        -1 past pausi* pausieren peace pedal* pedale peito+@pain pela penda*+@here penda*+@pills penda*+@self pense
        -1 pensi* pensione peopl* people per+@here per+@minutes per+@other per+@pills perdere perdr* perdre perfe*
        -1 permi* perna*+@die pero perso* personal peso+@die peso+@here peso+@stop pessi* petis* petiscos peu peux
        -1 piano picar picky picot* pieds piern*+@die pijn+@minutes pijnl* pillo* pisci*+@date piscine piu+@control
        -1 piu+@give plan planc* plancha planeado plano play plus+@pain plus+@skin poids+@minutes poignee point polar
        -1 polle* pollen pont por por+@not por+@tired porti* portions pose posso pouco pouco+@eat pouls pour
        -1 pour+@here pour+@means pour+@pills pour+@they pourq* pourq*+@self pourquoi pr pra pra+@sport pra+@vision
        -1 pract* pranz* pranzo prend* prende preoc*+@few prepa* prepare presc* press*+@data pressure prest* presto
        -1 previ* previsto prevu primo prof profe* professora prote* prova proxi* proxima proze*+@breath prueb* pruebo
        -1 prufung publi* puedo+@more puis+@self puls pulse+@go pulso pulso+@lose punt qu qu+@other quais quale quali*
        -1 quand quara* quatr*+@minutes quatt*+@minutes que que+@better que+@blood que+@exercise que+@know que+@other
        -1 que+@sport que+@stop que+@swelling que+@vision quell* quell*+@sport quelle quels quent* quente queri*
        -1 queri*+@sleep queria quero quero+@ask quest*+@date questa quier* quiero quilo quilo*+@not quilometros
        -1 quind* quindi quint* quint*+@not quinta quoi+@here quoi+@pills quota races racin* racing radel* radeln
        -1 radfa* radfahren raide ralle* ran+@self rando rapide rasco rasoi* rasoir rate rauch*+@end ready rechn*
        -1 rechnung recor* record recorde recuperacion rede regal regal* regen regis* regista registo reich* reis
        -1 reken* rekening rekke* rekken rekoe* relog*+@ask reloj+@know reloj+@wish renne* rennen reposer reprends
        -1 respi*+@burden respi*+@heart respi*+@here respiracion respiration respiratoire respiratoria respiratory
        -1 respirazione respiro rest+@morning resta* resta*+@doit restaurant restaurante resto resul* retar* retra*
        -1 retro* revoi* revoir rezepte rhume rider* ridere riet ripar* ripet* ripetute rir rire risa rit ritmo rodil*
        -1 rodilla roeie* roeien rojo ronco rosso rotas route* routes rucke*+@pain rug+@pain ruhe+@morning ruhet*
        -1 ruhetage ruido rumor* rumore run runni* runni*+@data running rusti* rustig sa sabad* sabad*+@not sabado
        -1 sabat* sabato sac sagt sagt+@self sai+@here sai+@minutes sale+@pain salit* salita salle sang+@date
        -1 sang+@here sangr*+@end sangr*+@other sangra sans+@food sans+@sugar sao sapat* satt saturday saw+@self
        -1 scarp* scarponi scheelt schla*+@not schla*+@self schlaf schlafe schlafen schle* schle*+@sleep schlecht
        -1 schlu* schluss schme*+@minutes schme*+@nothing schmeckt schoo* school schouder schra* schrank schreibtisch
        -1 schri* schritte score scors* scorso scrat* scratched se+@fall se+@not sec seconde see+@not segui* seguir
        -1 segun* seh+@self sehen sei seine seine+@data seine+@exercise seis+@ask seit+@other seit+@they sem+@fever
        -1 sem+@food sem+@pain sem+@sugar semaf* semaforo semana sempr* sempre senkt sensi* sensible sentadillas
        -1 sente* senti*+@exercise senti*+@nothing sentido sentita senza+@breath senza+@food serie serie* series sert
        -1 ses+@data ses+@exercise ses+@not set seule* seulement she+@ask shoes si si+@self si+@tired sieht sigar*
        -1 signe* signes sigo silen* silence sin sin+@food sin+@sugar since+@date since+@face since+@morning
        -1 since+@other since+@past since+@self sincr* sind+@all sinds+@date sinds+@other sinds+@they sinkt
        -1 sinkt+@self sinto* sinto+@better sinto+@find sinto+@need sintomas siste* sisters sitz ski skin+@fever
        -1 skisc* slaap* slaap+@fall slaapscore slaapt slapen slech* slech*+@sleep slecht sleep slept smell smoot*
        -1 snack* snacks snel sneller so+@not so+@self sobre* sobremesa socco* soccorso sohn soire* soiree sol solei*
        -1 soleil somme* somme*+@vision sommeil sommer son sono+@cut sono+@thin sont+@they sopporto sorri*
        -1 sorri*+@face sorriso sorti* sortie sotto sou souff* souffle souri* sourire soy spalle spazi* spazieren
        -1 spaziergang spesa spinn* spinning sports sprinting squat* squats stacc* stacc*+@here stacco stadt stanc*
        -1 stanco standing stapp* stappen start* start*+@exercise started stato steek steg stehe* stehen steig*
        -1 steigung stell* stelle stepped stess* stesso stijv* stijv*+@arm stijve stil still stilt* stilte stitc*
        -1 stitch stond stoppen storto strak* stree* streefgewicht stren* stretches stretching stretti stric* strict
        -1 strok* stuck stund* stunden sube+@other subid* subida subit* subiu sucre sueur suis+@all suis+@burden
        -1 suis+@cut suis+@doit sul+@data sulla summe* summer suoi suona* suona*+@all suonata suor suppl* suppl*+@here
        -1 suppl*+@pills svegliarmi sveglio swam t+@other tage take take+@thindrink takes talon tambe*+@exercise
        -1 tambi* tambien tande* tandem tante tanto+@faint taper taube team tekor* tekort tel telef* telef*+@die
        -1 telefoon telt tem temperature tempo* tempo*+@here tempo*+@minutes tempora ten+@scale tende* tendencia
        -1 tengo+@here tengo+@pills tenho+@afraid terce* terceira terra terraco test testa* testa+@ask testa+@wait
        -1 testamento tete+@ask tete+@here tete+@wait teve teve+@end that+@guilt the+@class the+@family the+@food
        -1 the+@morning the+@pain the+@sport the+@water then+@self these they think* third this+@calm throw thuis
        -1 thyro* thyroid tiemp* tiempo tiene+@feel tiene+@reason time+@all tiny tio tirar to to+@better to+@breath
        -1 to+@stop toch toda toda+@here toda+@pills today todo+@control todo+@not toeko* toekomst toen+@self toes
        -1 toma tomo+@find tomo+@self too+@few too+@hunger too+@soon took+@self toon tooth top toren torre+@wish tot
        -1 tour tout+@eat tout+@family tout+@go tout+@stop tout+@wait toute+@here toute+@pills tower traba*
        -1 traba*+@sit trabajo trail+@nothing trainen tranq* tras+@other trein* treinar triat* triatlon trist* triste
        -1 trop+@eat troppo troqu* troquei trott* trotte trotz* trotzdem trouve tu tun turkl* turklinke turm tut
        -1 tut+@pain tutta tutta+@here tutta+@pills tutto+@sorry tutu tuvo twee+@minutes two+@enough two+@minutes
        -1 two+@past uccide uit+@vision ultra* ultras um+@burden um+@few um+@grams um+@scale uma+@again uma+@eat
        -1 umgeb* umgebracht un+@child un+@empty un+@exercise un+@fall un+@few un+@means un+@minutes un+@off un+@past
        -1 un+@scale un+@self und+@wish under under+@thindrink under+@water undo une+@minutes unert* unertraglich uns
        -1 unter unter* up+@self up+@thindrink use uso uur uur+@wake va+@control va+@sorry vaak vacci* vacia* vacun*
        -1 vado vakan* vakantie vale van van+@period vanna* vannacht varia* vaso vazia ve vede veert* veertig veget*
        -1 vejo+@reason velo veloc*+@not veo+@reason ver+@here ver+@pills ver+@self veran* verano verao verdu* verdura
        -1 verge* verlauf vermo* verschenkt versp* verspannt verst* vertige vesci* veux vez+@more vfc+@lose vi vicin*
        -1 vicino vide vient* viento vier+@minutes view vijf vijf+@minutes villa* village ville vinge*+@cut vinger
        -1 vino viros* virose visto vitam* vitam*+@ask vitam*+@eat vitaminas vitamine vizin* vizinhos voelt voete*
        -1 voeten vogli* voglio vois+@data vois+@exercise vois+@not vois+@soon voisi* voitu* voiture vol volev* volevo
        -1 volge* volto volvi* volvio vomi+@wait vomita voo voor+@ask voor+@self voor+@sport vor vorhe* vorher vorig*
        -1 vorige vorre* vorrei vou vu vuelvo vuota wache wache+@night wall wandelen wandelt wann wanne* wanne*+@earn
        -1 wanneer want war+@die war+@self wardr* wardr*+@few wardrobe waren warm was+@thindrink was+@tired was+@vomit
        -1 wasse*+@poison wat+@ask wat+@doit wat+@wish water we+@need weath* weather wecker wedst* wedstrijd week weer
        -1 wegen weggegeven weh weigh*+@minutes weil weil+@self weini* weinig weit wel welch*+@data welche welke
        -1 welke+@better welt wenig* wenig*+@self weniger werde* werden wert wette* wetter when which why wil wil+@not
        -1 will winte*+@sit winte*+@tired with+@self word+@other work wou wrest* wrestles y+@here y+@more y+@past
        -1 y+@pills y+@self y+@sleep ya+@control years years+@past yes yeste*+@manage yoga you zag zahl zahle* zahlen
        -1 zaino zat+@self zater* zaterdag zehen zei zeig zet zich zicht zie+@self zien ziet zijn+@data zijn+@exercise
        -1 zijn+@tired zin zit+@self zo+@not zoals zoals+@self zomer zonde*+@food zonde*+@self zonde*+@sugar
        -1 zonde*+@thindrink zone zoon zu+@doit zu+@few zucke* zucker zukun* zukunft zulet* zuletzt zum+@exercise
        -1 zur+@blood zur+@blue zuruc* zuruck zwei+@minutes ~<abe ~<abr ~<ado ~<aft ~<agu ~<alm ~<am ~<ama ~<ano ~<ans
        -1 ~<ao> ~<ap ~<apr ~<ari ~<au ~<au> ~<aut ~<ban ~<bef ~<bem ~<bes ~<bet ~<bie ~<blu ~<buo ~<bur ~<cam ~<cap
        -1 ~<ce ~<ci ~<clu ~<cue ~<cur ~<dar ~<dat ~<dej ~<del ~<den ~<dil ~<do ~<do> ~<don ~<doo ~<dor ~<ea ~<eat
        -1 ~<eis ~<el> ~<ene ~<ete ~<eti ~<ex ~<exa ~<fel ~<feu ~<fil ~<fit ~<fot ~<fu ~<fue ~<fun ~<gas ~<ged ~<ges
        -1 ~<gil ~<goe ~<gut ~<ib ~<ih ~<ihr ~<ind ~<int ~<jan ~<kar ~<kg ~<kg> ~<lac ~<lag ~<low ~<lun ~<ma ~<maa
        -1 ~<mag ~<mai ~<mas ~<mej ~<mel ~<meu ~<mg ~<mg> ~<mil ~<mon ~<ms ~<ms> ~<nac ~<nar ~<neu ~<nez ~<nim ~<nin
        -1 ~<ocu ~<ok ~<onk ~<opd ~<ore ~<ort ~<ox ~<oxi ~<pas ~<ped ~<ph ~<pho ~<po> ~<poc ~<pou ~<pus ~<ra ~<rac
        -1 ~<rai ~<rec ~<reg ~<rek ~<rij ~<rir ~<rr ~<rr> ~<rub ~<run ~<sau ~<sec ~<sor ~<sup ~<t> ~<tel ~<tig ~<tio
        -1 ~<unt ~<ups ~<us ~<uu ~<uur ~<va ~<vac ~<van ~<vaz ~<ve ~<veg ~<vf ~<vfc ~<vi ~<vil ~<voo ~<vor ~<vu ~<vuo
        -1 ~<wa ~<wal ~<wan ~<wat ~<weh ~<wel ~<wij ~<win ~<yo ~<yog ~<za ~<zah ~<zat ~<zic ~aan ~aan> ~aand ~aap
        -1 ~aap> ~abad ~abel ~ach ~acin ~actu ~afe ~afen ~afi ~aft ~afte ~ag> ~agad ~ager ~agua ~aguj ~ahl ~ahl> ~ahn
        -1 ~ahr ~ahre ~ais> ~ales ~alk ~almo ~alto ~ambi ~ame ~ame> ~amen ~ami ~amin ~ampo ~an> ~ana ~ana> ~anc ~anda
        -1 ~ande ~anen ~ani ~ani> ~ann ~ano ~ano> ~anos ~anua ~apel ~apr ~apre ~arat ~arch ~arco ~ardi ~ari ~aria
        -1 ~ariz ~arts ~aru ~asa ~asan ~ask> ~aso ~aso> ~asq ~asqu ~ate> ~ater ~atie ~aton ~att> ~aube ~augu ~aun
        -1 ~auna ~avan ~avec ~ay> ~azia ~bado ~baj ~bef ~befo ~bem ~bem> ~bet ~bete ~bie ~bien ~bij> ~blaa ~blic ~blu
        -1 ~boa ~boa> ~bolh ~bom> ~buo ~buon ~bure ~camm ~cans ~carr ~cau ~caus ~ccin ~ccor ~cee ~cer ~cesa ~ceu ~ceu>
        -1 ~chnu ~chra ~chuu ~cic ~cid ~cin ~cinc ~cino ~cinq ~clis ~clu ~club ~core ~cors ~cos> ~cour ~crep ~ctio
        -1 ~ctur ~cue ~culi ~cupe ~cur ~cura ~curi ~curs ~dag ~dag> ~dal> ~dar ~dar> ~dat ~dat> ~day ~day> ~dde> ~dej
        -1 ~del ~depi ~derd ~desi ~dil ~dila ~dill ~diol ~dizz ~dlig ~doei ~dole ~dom ~doma ~don ~dood ~dopo ~dorm
        -1 ~drog ~dru ~druc ~drup ~dui ~duro ~ec> ~ecca ~echn ~eco ~eco> ~ecu ~ecup ~eda ~edal ~edde ~edes ~edi> ~edru
        -1 ~eds ~eetj ~efe ~efen ~efo ~efor ~egal ~ege ~eges ~egi ~eil ~eil> ~eis> ~eld ~eld> ~ell> ~ello ~embe ~enar
        -1 ~ence ~ends ~ene ~ene> ~enem ~eni ~enig ~enin ~enti ~enzi ~epa ~epar ~epol ~eran ~erc ~erci ~eri ~erie
        -1 ~erig ~erit ~ero> ~erst ~esa ~esa> ~ess ~esse ~essu ~estu ~esu ~esun ~etag ~etar ~eti ~etir ~etj ~etje
        -1 ~euer ~eule ~eus ~eus> ~euws ~eux ~eux> ~exa ~exam ~exio ~exoe ~fact ~fc> ~fei ~fein ~fen ~fen> ~feni ~ferr
        -1 ~feu ~feu> ~fiat ~fisi ~fit ~fit> ~flem ~flex ~flos ~for ~fore ~fot ~foto ~frac ~fre ~freq ~fter ~fue ~gal>
        -1 ~gara ~gart ~gas ~gast ~gem ~gen ~gene ~geno ~gere ~ges ~gest ~geta ~gil ~gin ~glic ~goe ~goed ~graf ~gres
        -1 ~grim ~grip ~grou ~guin ~guj ~guje ~gur ~gurt ~gut ~gut> ~halt ~hers ~hich ~hlaf ~hnup ~hon ~hoto ~hra
        -1 ~hren ~hrer ~huu ~huur ~ici ~id> ~ida ~idad ~ido> ~ien> ~ier> ~ieri ~ierp ~ieu ~ieuw ~ieux ~ig> ~igen ~igne
        -1 ~ihr ~ihre ~ijk> ~il> ~ilat ~ill> ~ima> ~imas ~immt ~ina ~inat ~ini> ~ino ~ino> ~inq> ~into ~ioso ~ipe
        -1 ~irem ~iro ~iros ~isen ~ises ~isi ~issc ~isst ~ista ~isto ~ite> ~its ~its> ~itu ~izi ~izzy ~jado ~jan ~janu
        -1 ~jeta ~jk> ~kar ~kat ~kate ~kelk ~kes ~kes> ~kg> ~ki> ~laag ~laap ~lach ~lafe ~lagr ~lais ~lanc ~late ~laug
        -1 ~lay ~lay> ~lech ~ledi ~let ~lex ~lexi ~lexo ~lho ~lig> ~list ~lkat ~ller ~llon ~lmo ~lod ~lone ~loop ~lori
        -1 ~lto ~lto> ~lub ~lub> ~luco ~lun ~lund ~lune ~lut ~lutd ~luts ~maa ~maan ~mais ~mani ~mara ~mas ~mas> ~mask
        -1 ~mat ~mbi ~mbre ~mec ~mej ~menc ~mend ~mesa ~mg> ~mil ~mina ~mois ~mon ~mon> ~mort ~moz ~mpet ~mpo ~mpol
        -1 ~ms> ~mst ~nac ~nach ~nan ~nar ~nari ~narm ~nase ~nat ~nata ~nche ~ncl ~ncle ~nco> ~nda ~nde ~nden ~nder
        -1 ~ndi> ~ndol ~ned ~nen ~nes ~neu ~neu> ~neus ~nez ~nez> ~ngin ~ngro ~ngui ~nieu ~nig> ~nim ~nimm ~nin ~ning
        -1 ~nli ~nne ~nni ~nni> ~nnin ~nno> ~noit ~nos> ~nose ~nq> ~nsit ~nso ~ntag ~nter ~ntes ~ntox ~ntro ~nuar ~nup
        -1 ~nupf ~nzit ~nzo ~nzo> ~oa> ~occo ~ocu ~ocul ~od> ~ode> ~oedd ~oefe ~oei> ~oelt ~oen ~oent ~ofe ~oga ~ogar
        -1 ~oge> ~ogr ~ogre ~oite ~oje ~olat ~om> ~oman ~omas ~once ~oni ~onne ~onta ~onto ~ontr ~ood ~ood> ~oon ~oor>
        -1 ~ooth ~opd ~opdr ~opo ~opo> ~oras ~ord> ~ore ~ore> ~ori ~orid ~orm ~ormi ~oro ~oro> ~orre ~orso ~orto ~ota
        -1 ~otas ~oto ~oto> ~oupe ~our ~ouri ~ova ~oxi ~oxic ~oxig ~oya ~oyan ~paga ~pas ~paso ~pass ~pazi ~pdr ~pdru
        -1 ~ped ~peda ~pela ~pelo ~per> ~pera ~pes ~pfen ~pho ~phot ~plan ~play ~pne ~poc ~poco ~pol ~pola ~poll ~pont
        -1 ~por ~port ~pou ~poul ~pour ~pro ~prof ~prog ~pus ~push ~rab ~race ~rach ~ract ~raf ~rafi ~rais ~rane ~rasa
        -1 ~raso ~rat ~rato ~ratu ~rche ~rci ~rco ~rdr ~rdur ~reau ~recu ~reg ~regi ~ren ~rend ~repa ~req ~requ ~rer
        -1 ~rera ~rest ~ria ~ric ~rict ~rid ~rido ~rieu ~rif ~riff ~rijd ~rios ~ripe ~rir ~rir> ~rit ~riti ~riz ~riz>
        -1 ~rma ~rmat ~rmi ~rmi> ~rmo> ~robe ~roce ~roen ~rofe ~rog ~rogr ~rok ~roke ~rom> ~rou> ~roup ~rpi ~rpij ~rr>
        -1 ~rrer ~rri> ~rto ~rto> ~rub ~ruc ~ruck ~rukk ~run ~rup ~rupp ~ruta ~rzt ~rzt> ~sall ~sam ~sau ~saun ~sces
        -1 ~sceu ~scor ~scr ~sec ~secc ~sein ~sgi ~sgie ~sig ~sina ~sio> ~sk> ~ske ~ski> ~sor ~sore ~sou> ~span ~spaz
        -1 ~spor ~ssat ~ssen ~ssig ~sst> ~ssu ~ssur ~stan ~stap ~ste> ~stg ~stgu ~sto> ~str ~stre ~sttr ~stuc ~stut
        -1 ~sun ~sup ~supe ~sure ~taan ~tada ~tag ~tage ~tal ~tal> ~tan ~tap ~tard ~tdr ~tdru ~tele ~tgu ~tgur ~tie
        -1 ~tie> ~tigh ~tio> ~tir ~tir> ~tiro ~tit ~tito ~toda ~toot ~torr ~tox ~toxi ~tra ~tra> ~tren ~tret ~trij
        -1 ~troe ~trot ~tsa ~tsau ~tt> ~turd ~ture ~tutz ~uar ~uar> ~ubs ~ubs> ~ucho ~ucht ~uck ~uck> ~ucke ~uell
        -1 ~uels ~uen ~ugu ~uin ~uina ~ujet ~ukk ~ukke ~ule ~ulis ~ume ~umm ~unc ~undo ~une ~unes ~unf ~ungs ~unt
        -1 ~unt> ~uon ~uot ~uota ~upe ~uper ~upf ~upfe ~uppe ~upr ~upro ~ups ~ups> ~urda ~ure ~ure> ~urea ~ures ~urie
        -1 ~urio ~urir ~urmo ~urs ~ursi ~urso ~urt> ~ush ~ush> ~ustg ~utd ~utdr ~uth ~utsa ~utu ~utz ~utze ~uur ~uur>
        -1 ~uws ~uwsg ~ux> ~vac ~vacc ~vaci ~van> ~vec> ~vede ~vee ~vege ~vem ~vfc ~vfc> ~vid ~viv ~vom> ~voo ~voor
        -1 ~vor ~voya ~vu> ~vue> ~vuo ~walk ~wan ~wand ~wat ~wat> ~weni ~wert ~wil> ~win ~wind ~wir> ~wsg ~wsgi ~xam
        -1 ~xame ~xic ~xica ~xig ~xige ~xion ~xoe ~xoes ~yan ~yant ~yog ~zah ~zahl ~zat> ~zia ~zier ~zito ~zy> ~zzy
        -1 ~zzy>
        -2 #100+@night #100+@scale #3+@scale #more @arm+@pain @ask+@fever @ask+a @ask+gira @ask+is @ask+press* @ask+si
        -2 @ask+that @better+in @better+mal @blood+@breath @blood+@cry @blood+de @blood+ein @blood+la @blood+oxyge*
        -2 @blue+#300 @blue+@cry @blue+@sport @blue+ein @blue+sind @born+me @breath+esta @breath+mal @breath+no
        -2 @breath+seco @burden+desde @calm @car+#300 @chest+@few @chest+@heart @chest+day @chest+muscl* @chest+por
        -2 @class @control @cry @cry+en @cut+le @data+#45 @data+de @data+e @date @decide @die+nase @doctor @eat+#300
        -2 @eat+dans @end+#100 @enough @enough+bu @exercise @exist+dood @faint+as @family+@each @family+nimmt @feel+de
        -2 @few+@heart @few+curio* @food @fun+e @fun+vom @future @heart+#45 @here+banda @here+cote @here+factu*
        -2 @here+gastr* @imagine+la @jump+#45 @letter @minutes+@fever @minutes+janua* @minutes+monta* @money @more+de
        -2 @morning @morning+#45 @night @not+me @off+as @other+dood @other+e @other+marat* @pain+after @past @pet
        -2 @pills+banda @pills+cote @pills+factu* @pills+gastr* @planned @pressure+desde @self+blood @self+bluts*
        -2 @self+oxige* @self+tempe* @self+tensa* @self+tio @self+word @skip+#45 @sleep @sleep+en @soon+ver @sorry
        -2 @speech+@fever @speech+di @speech+voor @swelling+lopen @thing @tired+flexi* @vision+a @vomit+@night @wait
        -2 @wait+le @wake+@sleep @wake+la @work a+@self a+@sport agua aguje* agujetas al+@vision ampolla anda
        -2 ano+@without anos ans antes ao assez+@poison at+@eat au au+@sport band banda battito beetj* beetje bem bene
        -2 bien bij blaar bleed bloed* blood+@breath blutd* blutdruck bluts* blutsauerstoff cause che+@faint
        -2 chest+@morning cinco club comme* corri corrida cos curioso daalt+@self dat de+@data de+@exercise de+@fun
        -2 de+@pain de+@sport del depui*+@date desce* desde+@again desde+@date deviens die+@money dieta+@fever dilat*
        -2 dizzy dont+@feel dood dormi dos dos+@minutes durmo e+@here e+@more eisen em+@end en+@cry en+@here en+@pills
        -2 est+@reason etire* factu* feel+@wish fermato feu flessioni flexi* flexiones flexo* flexoes forme foto gara
        -2 gedru* gewic*+@minutes giorn*+@give goed ha+@lose hab+@self harts* hartslag heart+@wish hers hoofd*+@wait
        -2 horas i+@sit ik+@speech im+@blood im+@blue in+@pressure indol* janua* kg la+@money le+@more liege*
        -2 liegestutzen linke*+@leg lopen lundi maand* marat* march* marche mg mi+@breath mon mon+@breath mon+@heart
        -2 monta* ms muskelkater my+@blood nacken nariz nase nez nieuw* normale onkel onkel+@wish opdru* opdrukken
        -2 ortei* oxige* oxygene parla+@give passa* pedal pelo per peso+@minutes photo po poco poco+@minutes
        -2 por+@other prima progr* push quand*+@wish race racha rauch* rauchen recup* redes repar* respi*+@pain
        -2 revei*+@here revei*+@pills rr sans+@eat saturatie sauna scesa schnu* schnupfen schuu* schwindlig secca seco
        -2 segun*+@soon segundo senti* sind+@minutes slaap spierpijn sport* strap stret* sudore super t taglich tempe*
        -2 tenen tight tiros tonto torre toute tras und+@cry und+@go ups vent vescica vfc vomit*+@wait voor vue walks
        -2 walks+@each wande* wat wenig wir word y+@cry zat zijn+@die ~blut
        -3 #20+@past @arm+dolor* @breath+im @chest+band @chest+strap @count @fever+@date @fun @gone+de @morning+@chest
        -3 @other+y @self+zuurs* @sport a+@gone bolha brustgurt dolorido e+@blue fit gastr* intox* mijn+@breath
        -3 morge*+@chest passt sauer*+@self sauerstoff sore trane* tranen vento ver voyan* voyant wind
        -4 @blood+@blue @here+satur* @pills+satur* @speech+#300 vom
        -6 @date+#45
        -28 bias
        [eating_disorder]
        14 ana
        12 anore*
        10 #10+@scale @laxative
        9 bulim*
        8 #1200 @fat @hate @hide @thin
        7 #20+@scale #45+@scale @afraid bouli* bulimia
        6 @exercise+@food @nothing @vomit @wish+@thin bouillon essen every+@eat stepper zero
        5 #100+@self #300+@grams @binge+e @body @calorie+am @calorie+por @data+squat* @each+@eat @earn+@eat
        5 @earn+comer @eat @exist+#100 @food+e @lose+#20 @more+c @other+limit* @self+anore* @self+corpo @self+count
        5 @sport+#45 @vision+#100 bouil* bruhe cada+@eat comid* de+@food educa* gorda grosse het+@scale klein*
        5 klein*+@self kleiner laxat* panic* panico rapet* wat+@self ~anor ~limi ~ulim
        4 #20 #45 #45+@here #45+@nobody #45+@pills #more+@calorie @ask+comi @ask+nada @calorie+al @data+knieb*
        4 @date+para @each @eat+@feel @eat+je @food+@self @food+y @grams+van @hate+@body @here+que @hunger @hunger+#3
        4 @hunger+porqu* @life+on @manage+@calorie @minutes+septe* @more+peque* @more+silen* @morning+i @other+cibo
        4 @past+senti* @period @scale @scale+#20 @scale+@date @scale+in @self+@fat @self+affam* @self+food @self+regel
        4 @soon+giorn* @sorry+un @vomit+a @wish+como a+@eat a+@morning affam* affam*+@minutes alime* alimentare
        4 am+@morning anorexica asi broth camer* ceno+@alone ceno+@few chaqu*+@eat cibo clini* clinica comer comida
        4 como+@burn corpo dagen de+@eat derecho dias dimag* een+@grams elke+@eat encog* encol* entao fatia fiere fora
        4 fui+@control getal gibts hap hide hunge* janto jours kcal+@soon kleinste kwijt* la+@fever le+@earn le+@scale
        4 lepel lleva loffe* loffel maalt* magra march*+@more marchent masti* menor menos+@ask mon+@body
        4 morge*+@hunger nada+@wait pizza+@past poder polit* pon porti* pro quinz* quinze regel regra schif* schifosa
        4 seman*+@stop slice squat* squats stepp* that+@self the+@body the+@scale toile* trozo una+@fat une+@fat uvas
        4 vanda*+@control vomito ~<ana ~lim ~nore ~orex ~rex ~rexi
        3 #10 #100+@exist #1200+@calorie #300+@calorie #45+@not #more+@data #more+@exercise @afraid+@scale @afraid+of
        3 @again+kwijt* @arm+veces @ask+@without @ask+como @ask+de @ask+j @ask+komme @better+me @binge @binge+y
        3 @calorie+@control @calorie+@morning @calorie+@night @calorie+auf @calorie+par @control @control+de
        3 @control+today @cry @cry+por @data+@exercise @data+@food @data+agach* @data+kan @data+komme @data+squat
        3 @die+#45 @doctor+que @doit+senti* @each+@minutes @each+hap @earn @eat+@not @eat+@nothing @eat+alime* @eat+e
        3 @eat+en @eat+hab @eat+i @eat+in @eat+megli* @eat+nicht* @eat+on @eat+pour @eat+so @eat+verdi* @end+imc
        3 @exercise+para @exercise+per @exercise+por @exercise+pour @exercise+to @exercise+um @exercise+voor @faint+in
        3 @family+@nothing @family+por @fat+@fat @fat+i @feel+@fever @feel+enorm* @feel+sich @food @food+@ask
        3 @food+@data @food+and @food+d @food+de @food+et @food+und @food+van @fun+e @give+brodo @give+poter @grams
        3 @grams+#20 @grams+de @guilt+@eat @hate+@ask @hate+@self @head+dat @head+i @here+febbr* @here+hange*
        3 @here+mais @here+pizza @hunger+@control @hunger+@date @hunger+@self @hunger+@thin @life+@calorie @life+con
        3 @lose+#10 @lose+@date @manage+comer @manage+senta* @minutes+@food @minutes+on @minutes+setti*
        3 @minutes+stepp* @minutes+woche* @morning+@control @morning+@hunger @morning+becau* @morning+mijn
        3 @need+@scale @need+met @night+e @not+como @not+eten @not+expli* @not+mangi* @not+quart* @not+stop @not+verao
        3 @nothing+@wait @nothing+fino @other+numer* @papers+das @past+@scale @past+dem @past+di @pills+pizza
        3 @pressure+off @say+leich* @scale+@not @scale+en @scale+is @scale+morge* @scale+van @self+#20 @self+@eat
        3 @self+@nothing @self+@period @self+@thin @self+@vomit @self+alles @self+disci* @self+esse @self+for
        3 @self+live @self+measu* @self+twent* @sit+ups @sleep+@hate @sleep+stata @soon+dia @soon+medic*
        3 @sport+@calorie @sport+to @stop+poder @swelling+a @thin+@self @thin+show @thindrink+komen @thindrink+laxan*
        3 @thindrink+small* @thindrink+und @thindrink+valle* @vomit+in @wait+compe* @wait+dem @wait+es @without+sport
        3 a+@skin a+@soon a+@vomit aan+@thindrink ab abdom* abdominais abendessen aber+@die abfuh* abneh* abnehmen
        3 adhd adhd+@pills al+@doctor alimentaire alors+@self anorexia asi+@ask atrac* atracones au+@doctor avoir
        3 balan* balanca banhe* banheiro bebo beruhren bocad* bocado bocco* boccone bones brodo bufe bufe+@self buffe*
        3 buffet butto caerm* caerme calor* camera carbs+@wait carne+@life ceno cero cha chicl* chicl*+@ask chiff*
        3 chiffre coach+@say colhe* colher come+@nothing come+@sport como+@better compe* compensar compo* contate cosi
        3 cuant*+@more cucch* cucch*+@give cucchiaio culpa*+@wait dagen+@nothing dancer dar das+@scale dass+@family
        3 de+@forever de+@hide debar* defic* defiz* defizit del+@hide dem+@scale derec* deshacerme desto dia+@minutes
        3 dicas dico die+@count die+@scale digo digo+@ask dimagrire diner dirit* diritto disci* disci*+@not disciplina
        3 distu* disturbo doods* doodsbang douze drink+@self droit dunne* dunner dus e e+@cry eatin* eatin*+@food
        3 eating echec een+@binge een+@fat een+@scale eet eet+@nothing emagr* emagrecer eraf escada escon* escup*
        3 estar+@thin ete+@control etwas falle* fallen faut fetta finch* finche fingers flaca forza foto fotos fuhlt
        3 gaini* gaining gap garfa* garfada get+@thin giorn*+@here giorn*+@minutes giorni gomme had+@food
        3 hoeve*+@exercise i+@count i+@life i+@vomit ice ik+@all ik+@earn in+@afraid inseg* insul* ist+@scale it ive
        3 jogo keep+@self km+@stop kniebeugen l+@pills la+@eat la+@food la+@scale laxan* laxatifs laxatives le+@thin
        3 limit* limite llevo+@date lo+@ask maigr* make mal+@vomit mande* mangi* mangi*+@better mangio matan* me+@feel
        3 me+@hate me+@scale measure medec*+@ask mein+@sport meine*+@body meno+@eat mets+@self metti metti+@other
        3 meu+@body mijn+@body mijn+@eat minim* minimo muss muss+@die my+@eat nasco* negat* niet+@eat nothi*+@wait
        3 null numer* numero of+@few of+@nothing off ogni+@eat om orgullosa ossa panik para+@manage parce parce+@ask
        3 per+@morning photos piccola pizza pizza+@self poter pra prima+@give propo*+@wait pulo quell*+@ask quind*
        3 regla regle regol* regola reisw* repas resso* ressort resta+@not rule sag+@self sale schritten se+@eat si
        3 si+@ask silen* silencio sit small* smaller so+@earn sonst spuck* stand*+@eat stata+@control stell
        3 stell+@self stron* stuk+@food suda tagen te+@jump tenir thigh tibia* tibias tips toilettes torte train*+@say
        3 trainer trots troub* twelv* twelve um+@grams un+@food und+@past uur+@exercise valle* vallen vaso verpe*
        3 verpest vomit* waage was+@control welches will+@hunger wochen y zegt+@again zum+@lose zwei+@pain zwolf ~<bul
        3 ~<lax ~buli ~enor ~imi ~imia ~lax ~ouli ~pani ~uli
        2 #100+@more #100+@past #1200+@trapped #20+@period @afraid+@burden @afraid+@eat @afraid+@pressure
        2 @afraid+@wish @afraid+als @afraid+de @afraid+di @afraid+quand @afraid+se @afraid+when @again @again+@fat
        2 @again+@scale @again+@self @again+@swelling @again+@vomit @again+deux @again+dunne* @again+enorm*
        2 @again+feel @again+loswe* @again+me @again+my @again+steed* @again+tengo @again+twee @again+uit @again+zwei
        2 @all+@eat @all+@not @all+@nothing @all+loben @all+me @all+quell* @alone+@data @alone+@exercise @alone+con
        2 @arm+horas @arm+that @ask+#1200 @ask+@hunger @ask+@laxative @ask+@nothing @ask+ce @ask+chego @ask+corre*
        2 @ask+desca* @ask+dias @ask+du @ask+est @ask+fare @ask+fat @ask+ho @ask+ik @ask+its @ask+krijg @ask+melho*
        2 @ask+merit* @ask+numer* @ask+ser @ask+si @ask+tenho @ask+tirar @ask+verbr* @ask+verpe* @ask+viver @ask+wenig
        2 @ask+zie @better+@feel @better+@skip @better+is @binge+@calorie @binge+@data @binge+@hate @binge+@vomit
        2 @binge+@without @binge+en @binge+und @blood+coffe* @blood+e @blue+@again @blue+@feel @blue+@self @blue+in
        2 @born+mange @burden+aber @burden+me @burn+#1200 @burn+@all @burn+@ask @burn+@eat @burn+off @calm+@feel
        2 @calm+feel @calorie+@soon @calorie+bleib* @calorie+per @calorie+resta @calorie+vanda* @car+@minutes
        2 @car+@morning @car+bus @chest+@self @chest+@wish @chest+show @child+ik @class+@class @class+a @class+denke*
        2 @control+@nothing @control+drauf @control+op @control+war @count+as @count+das @count+las @cry+@grams
        2 @cry+om @cry+per @cry+when @cupboard @cupboard+@minutes @cupboard+e @cut+@each @cut+@eat @cut+as @cut+cada
        2 @data+@swelling @data+een @data+fat @data+hours @data+kcal @data+kilom* @data+mas @data+quilo* @data+senta*
        2 @data+stund* @data+wenig @date+#10 @date+@eat @date+@hunger @date+@jump @date+@not @date+@without @date+da
        2 @date+desde @date+ni @date+o @date+ohne @date+se @date+un @date+weegt @decide+como @die+het @die+ik
        2 @die+kalor* @die+pizza @doctor+@eat @doctor+hab @doctor+i @doit+#20 @doit+bufe @doit+vomir @doit+vomit*
        2 @each+@feel @each+biscu* @each+maalt* @each+meal @each+ora @each+pasto @each+refei* @each+repas @each+stund*
        2 @each+uur @earn+@data @earn+@food @earn+mich @earn+viver @eat+#3 @eat+@alone @eat+@binge @eat+@car
        2 @eat+@earn @eat+@exercise @eat+@hide @eat+@jump @eat+@self @eat+@they @eat+@water @eat+dalla @eat+deux
        2 @eat+du @eat+es @eat+et @eat+for @eat+ha @eat+is @eat+jamai* @eat+mejor @eat+melho* @eat+na @eat+nada
        2 @eat+ni @eat+piu @eat+pract* @eat+tirar @empty+coffe* @end+if @enough+do @enough+on @enough+that
        2 @exercise+@earn @exercise+@sleep @exercise+@swelling @exercise+@wait @exercise+becau* @exercise+befor*
        2 @exercise+deux @exercise+for @exercise+fur @exercise+lopen @exercise+om @exercise+par @exercise+pro @exist
        2 @faint+@exercise @faint+at @faint+na @fall+in @family+@hunger @family+@scale @family+crede @family+cree
        2 @family+denkt @family+me @family+ne @family+si @fat+de @fat+e @feel @feel+@again @feel+@fat @feel+so @few
        2 @few+@earn @few+@eat @few+@feel @few+@food @few+an @few+como @few+i @few+kann @few+mit @few+nos @few+now
        2 @few+that @few+une @food+@again @food+@guilt @food+@nothing @food+@papers @food+@say @food+@sleep
        2 @food+@soon @food+antes @food+di @food+goes @food+ik @food+me @food+wiede* @forever+@swelling
        2 @forever+@vomit @forever+tengo @fun+of @give+@scale @give+el @give+mangi* @give+mia @give+o @give+riso
        2 @go+das @go+die @gone+aber @gone+that @guilt+@wait @hate+@fat @hate+ich @hate+ik @hate+mich @hate+mon
        2 @hate+o @hate+tanto @head+@eat @heart+@not @here+@not @here+balan* @here+comid* @here+em @here+fievr*
        2 @here+magra @here+pasta @here+prof @here+profe @here+tisan* @hide+@say @hide+@self @hide+con @hide+il
        2 @hide+it @hide+la @hide+weg @home+de @hospital @hunger+@not @hunger+@scale @hunger+@water @hunger+is
        2 @hunger+me @jump+@self @jump+et @know @know+@eat @know+@hide @know+@thin @know+escon* @know+puede @know+that
        2 @laxative+@ask @laxative+@food @laxative+@more @laxative+@scale @laxative+@self @laxative+la @letter+dass
        2 @life+com @look+las @look+says @lose+@manage @lose+@more @lose+@stop @lose+asi @lose+en @lose+non @lose+ohne
        2 @lose+y @manage+@eat @manage+@stop @manage+desca* @manage+panik @manage+parar @manage+viver @means+cheve*
        2 @minutes+@exercise @minutes+@hide @minutes+@not @minutes+april @minutes+de @minutes+do @minutes+febru*
        2 @more+@calm @more+@more @more+forte @more+je @more+plane* @morning+@count @morning+@feel @morning+@here
        2 @morning+@life @morning+@not @morning+@self @morning+@vision @morning+die @morning+funf @morning+la
        2 @morning+pra @need+do @need+the @never+beste* @never+como @night+@control @night+@cupboard @night+@find
        2 @night+@vomit @night+en @night+geh @night+nur @night+plund* @night+svuot* @night+war @night+y @nobody+@hide
        2 @nobody+knows @nobody+sees @not+@eat @not+@hide @not+@hospital @not+@thin @not+banhe* @not+bebo @not+come
        2 @not+dormo @not+drink @not+duerm* @not+eaten @not+eet @not+hunge* @not+mange @not+negat* @not+notic*
        2 @not+onges* @not+pergu* @not+zwei @nothing+@nothing @nothing+avale* @nothing+en @nothing+hasta @nothing+om
        2 @off+befor* @off+me @other+bano @other+faut @other+hambr* @other+pelo @other+valt @other+viern* @other+zo
        2 @papers+as @papers+depui* @papers+que @past+meine* @past+no @period+@faint @period+@here @period+@lose
        2 @period+@minutes @period+@more @period+@scale @period+@self @period+depui* @period+desde @period+falls
        2 @period+maar @period+valt @period+wasse* @pills+@body @pills+@hunger @pills+@not @pills+balan* @pills+comid*
        2 @pills+damit @pills+fievr* @pills+pasta @pills+pra @pills+prof @pills+profe @pills+tisan* @planned+to
        2 @pressure+#45 @pressure+de @punish @punish+@data @punish+@eat @reason+non @say @say+@more @say+as @say+ik
        2 @scale+#45 @scale+@cry @scale+@manage @scale+@skin @scale+@stop @scale+aan @scale+below @scale+le @scale+off
        2 @scale+para @scale+und @scale+verlo* @seizure+in @self+#100 @self+@afraid @self+@body @self+@calorie
        2 @self+@earn @self+@grams @self+@hate @self+@hospital @self+@laxative @self+@scale @self+acele* @self+annul*
        2 @self+bois @self+calor* @self+cance* @self+cheve* @self+chew @self+darf @self+de @self+denk @self+dijen
        2 @self+doel @self+eet @self+einge* @self+erst @self+fuhl @self+got @self+haar @self+haven* @self+heute
        2 @self+hide @self+honge* @self+jette @self+kamer @self+leave @self+leg @self+limit* @self+m @self+make
        2 @self+me @self+mit @self+obiet* @self+objec* @self+odio @self+panic @self+paniq* @self+raak @self+regla
        2 @self+regle @self+regol* @self+regra @self+renne* @self+repas @self+rule @self+salto @self+spend
        2 @self+stand* @self+studi* @self+tel @self+thigh* @self+trotz* @self+trouv* @self+verst* @self+vier
        2 @self+weeg @self+word @self+wrist @self+ziel @sit+down @sit+por @skin+@vomit @skin+with @skip+@self @skip+ik
        2 @skip+l @skip+mahlz* @sleep+avant @sleep+una @soon+weken @sport+om @sport+op @sport+sind @stop+@not
        2 @stop+emagr* @stop+me @stop+now @stop+pra @sugar+and @swelling+#3 @they+@hide @they+@not @they+dont
        2 @they+repas @thin+@born @thin+@more @thin+@vision @thin+possi* @thindrink+@food @thindrink+@laxative
        2 @thindrink+@vision @thindrink+and @thindrink+de @thindrink+dress @thindrink+en @thindrink+least
        2 @thindrink+numbe* @thindrink+scale @thindrink+stair* @thindrink+weigh* @thing+says @tired+#1200
        2 @trapped+heen @trapped+how @trapped+kuche* @trapped+mijn @vision+@ask @vision+@fat @vision+@thin @vision+me
        2 @vomit+@eat @vomit+@nothing @vomit+apres @vomit+esta @vomit+my @vomit+na @wait+@eat @wait+@thin @wait+at
        2 @wait+avoir @wait+balan* @wait+cette @wait+chaqu* @wait+een @wait+escad* @wait+non @wait+passa* @water+#100
        2 @water+@skip @water+@thin @water+and @water+de @water+e @water+und @water+y @wish+#10 @wish+@eat
        2 @wish+@grams @wish+@scale @wish+@vision @wish+a @wish+da @wish+dass @wish+mama @wish+noch @wish+puede
        2 @wish+um @wish+un @wish+vuelv* @wish+zo @without+dat @without+iets @without+menst* @without+rien a+@binge
        2 a+@class a+@end a+@fever a+@vision abbuf* abbuffate abdom*+@past abend* aber abfuhrtee abier* abs addom*
        2 addominali adelg* adelgazar af af+@thindrink agach* agachamentos al+@date alles+@ask almon* almonds alors
        2 also alta amand* amandelen amend* and and+@doit ander*+@eat anderen anger* annul* annule anore*+@ask
        2 ao+@doctor aperta apres+@each april+@not arach* as+@calorie asco asque* asquerosa ate+@eat aunqu*
        2 aunqu*+@water aunque auto+@car aux+@hide avant aver avondeten ayunar bagno bags baila* bailarina balei*
        2 balle* bano becau* becau*+@self because beruh* bevo bicch* bicchiere bilan* bilancia bin+@control bin+@thin
        2 bis+@date bisco* bisco*+@self biscu* biscuit black+@thindrink blauw* blauwe bois bolac* boter* boterham
        2 bouch* boyfr* boyfriend bread brucio bucke* bucket bus+@each but+@self butte* butter cacah* cacahuete
        2 cae+@other calca calca+@pressure caldo caldo+@ask calme calorie cance* cancelo cant+@stop casa+@eat
        2 casa+@wait cena cenar chaqu*+@decide cheville chew chicl*+@more chicle chiclete chili choro ciclo comi
        2 comi+@wait como como+@not consigli copo corri+@eat corto corto+@each cosce crack* crede+@ask credo crise*
        2 crises croit croit+@ask cry cry+@ask cuand*+@ask cuand*+@wish cuant*+@exercise cuant*+@sit cucha* cucharada
        2 cuill* cuillere cup da+@again daarn* daarna dag+@feel dag+@self damit damit+@die dann dar+@other dare
        2 das+@arm day+@self de+@again de+@each de+@exercise de+@exist de+@hunger de+@manage de+@papers de+@scale
        2 de+@self de+@thin debil defice deficit degou* deixo delan* delante demai*+@exercise denke*+@they denkt
        2 der+@morning der+@scale des+@date desca*+@self desca*+@wish descendre desha* desmaiar deux devo devo+@doit
        2 devo+@exercise di+@food dia dia+@alone dia+@count dia+@few dia+@papers dias+@without dice+@more dico+@ask
        2 die+@food die+@self die+@skin dijen dinge* dingen dinne* dinner direito dit+@again do+@scale doce
        2 docto*+@self dodic* dodici doel doel+@tired dois dois+@earn donc door+@self dos down+@self doy+@hate doze
        2 drei dress drink drum duas duas+@minutes due dus+@self e+@here e+@nothing e+@sport e+@wait earn+@self eat
        2 eat+@self een een+@calm eet+@not effacer ein+@calm ein+@fat ein+@worse eklig el+@hide el+@hunger el+@period
        2 elk+@minutes elke elogi* else emagr*+@more en+@afraid en+@blue en+@wait enferme enorm* enorme entier
        2 eraf+@thindrink erst es+@burden es+@gone es+@other escad* escal*+@wait escalier esce esconde escondidas
        2 escondo ess essen+@again esta+@lose et et+@nothing et+@self eten every explicar facci*+@vomit faint*+@eat
        2 fais+@vomit falla* falls falls+@trapped faz+@feel febru*+@ask fecha* fechar fecho feels+@wish fichu* fichue
        2 finch*+@not fine+@wish finge* fingern fois food for+@date for+@eat forte+@without four fraca* freitag fress*
        2 frigo from+@data fuhle fuhle+@self funfz* funfzehn funzi* galle* geen+@eat geht+@die gemac*+@ask get getel*
        2 geteld gewic*+@wish gezah* gezahlt giorn* giorn*+@give gooi got gramo* gramos graph gras grita* gross*
        2 guada* guard* gum gum+@ask haat+@self hab+@afraid hals hange* hangen have+@food haven* haven*+@eat havent
        2 helfe* helfe*+@not helfen het+@burden het+@gone heute+@accident ho+@again hoje+@not how+@fat hoy hueso*
        2 huesos i i+@afraid i+@again i+@eat ich ich+@count ich+@earn ich+@eat ich+@feel ich+@punish ich+@say
        2 ich+@thin if if+@self ik ik+@count ik+@eat ik+@head ik+@not ik+@scale ik+@speech ik+@thin il+@eat il+@few
        2 il+@scale im+@car imc in+@die in+@hide in+@hospital insul*+@self insulin into is+@past it+@end it+@trapped
        2 ive+@burn ive+@leg ive+@pressure janta* jantar je je+@afraid je+@self jede jede+@minutes jette jette+@self
        2 kcal+@burn kcal+@earn kcal+@past keer keer+@count kippe* kippen klini* klo km+@exercise knieb* knochen knows
        2 komen komm komme+@self koort* koorts krach* kracht la+@body la+@earn la+@hunger la+@papers las lassa*
        2 lassativi laxan*+@more laxante laxantes laxee* le+@eat le+@fat le+@more le+@skin leave les+@decide les+@eat
        2 leve+@more licha* lichaam limit litro* litro*+@past litros live llevo lo loben loben+@self los+@body
        2 los+@skin los+@thin losch* loschen lower luego ma+@papers maaltijd maaltijden maand+@lose mager mager*
        2 mahlz* maigre maintenant makes makes+@self mama+@head mama+@self mandeln mando* mandorle mange mange* manger
        2 mangi*+@ask mangi*+@not mangiato many+@enough many+@exercise many+@minutes manza* manzana marz+@burden
        2 marz+@gone me+@control me+@doit me+@faint me+@past me+@skip measu* measu*+@self meine+@papers melho*+@self
        2 menos+@eat menst* menstruacao mereco merez* merezco merit*+@self meses+@without mets metto mi+@hate
        2 mi+@period mijn+@period miro+@tired moet mon+@decide mon+@sport monde+@self monte morge*+@die muslo* muslos
        2 muss+@self mysel* mysel*+@vomit myself na+@exercise na+@scale nada nagel nagel* nao+@ask nao+@eat napki*
        2 nasco*+@other nascondo ne+@eat need need+@thindrink negativo nero ni ni+@eat niet+@again niet+@period niks
        2 no+@hide no+@pills nobod*+@know nog+@again nojen* nojenta non+@eat nourr* nourriture nu nu+@ask nul num
        2 num+@means num+@self numa numa+@date nunca+@ask nunca+@eat nur nur+@all nur+@thindrink o+@not o+@thindrink
        2 odio+@care oggi+@sleep ogni+@minutes ol olie on+@reason on+@thindrink one+@food onges* onges*+@few ongesteld
        2 only+@earn or+@self ore+@give orgul* out+@data ouver* ouvert overg* overgegeven overgeven overs* panic
        2 panic*+@know panic*+@wish panic+@ask panie* panie*+@wish paniek paniq* paniq*+@ask panique paque* par para
        2 para+@burn para+@lose para+@not part paste* pastel pasto peque* pequena per per+@lose per+@not perch*
        2 perch*+@not perche perio* periods pero pesarme pesata peso+@self peso+@wish pezzi photo* piang* picco*
        2 pillo* pillole pilul* plane*+@ask plane*+@eat planning plund* plund*+@self plunder plus+@self poder+@eat poi
        2 por+@lose possi* possible posso+@life poter+@eat pour pour+@lose pra+@not preci*+@doit prend*+@laxative
        2 probl*+@know probl*+@wish prof profe profe* professora proposito puis pulls purpo* purpose qual quand*+@not
        2 quand*+@wish quant*+@exercise quarto quatr*+@minutes quatt*+@minutes que+@exist que+@never que+@self queim*
        2 queimar queimo quema* quemar quero+@end quiet* quilo* quilo*+@stop quilos quinc* quince quinto raak raken
        2 refei* regel+@wait registro regle*+@minutes rentr* rentrer resta restent restituisco revie* reviennent
        2 ribs+@data ribs+@film rid rien rien+@wait rijst* rijstwafels ripos*+@self room rotas ruckf* runte*
        2 sabe+@hide sache* sacos sacs sag sai sans+@nothing schen* schri*+@punish schwitzt scuol* scuola se
        2 se+@morning sedere seis+@papers seit seit+@date sem+@period semaines seman*+@skip semanas senao senno
        2 sentadillas senti sentir sentire septe* september serviette set+@self sete sette settimane si+@eat si+@fun
        2 si+@here si+@pills sich+@data sieht sieht+@family silenzio sinon situp* situps six sla sla+@self so
        2 so+@thindrink solo sotto+@self spaar+@self spend spieg* spiegel spoon sprit* spuckt stand* standing stata
        2 statt+@eat steht still* still+@feel stimmt stolz stops strai* straight stran*+@hunger strand stree*
        2 streefgewicht stuck+@food stufa stuk sube subir subir+@not sudad* sue suelto svuot*+@other svuoto swallow
        2 tag+@feel tagen+@empty tagen+@nothing tdah tekor* tekort tengo tengo+@afraid tengo+@ask tenho terri* terug
        2 that that+@food the+@eat the+@exercise the+@hide then then+@self they+@not thigh* thighs thin think*+@self
        2 think+@self thinks those three throu*+@date tipps tiro tisan* tisan*+@laxative toast toch+@feel tocht*+@eat
        2 todos+@self tombe* tomo+@laxative tomor*+@self tonig*+@data touch* trap tre tre+@date trein*+@say treinador
        2 treppe tres trink trink+@self trois trois+@date trots+@tired tudo twee twent* twenty twice uit uitge*+@data
        2 um+@food un+@jump una+@eat und und+@hate und+@self under under+@thindrink until+@date until+@thindrink
        2 up+@thindrink usa uso val valt+@care van+@eat vanda*+@not veces veces+@soon vedro vejo vejo+@fat verbranden
        2 verdienen verlo*+@without verra* verst* verstop vertrek vesti* vestido vezes viele+@exercise vier+@exercise
        2 vijft* viva viver+@eat voelt vogli*+@ask vogli*+@lose volte vomir vomir+@wait voor+@self vor vor+@self
        2 vreet* walvi* walvis wanne*+@vision was+@numb wasse* watch+@say water* wc weak weegs* weegschaal weeks weer
        2 weer+@care weil weil+@self wenig+@ask wenig+@manage wenn wenn+@die whale what+@self whats+@thindrink
        2 wie+@few wiede* wieder woche+@ask worki* working y+@again yogur zahl ze zeg zeg+@self zet zet+@self zimme*
        2 zimmer zitte* zo zodat zomer* zu+@doit zwak zwei zwei+@period zwei+@thing ~<ab ~<abd ~<bou ~<buf ~<cen ~<cib
        2 ~<cr ~<din ~<dr ~<edu ~<eet ~<esc ~<ess ~<fot ~<gre ~<kle ~<num ~<pan ~<pur ~<reg ~<sac ~<spu ~<tib ~<tip
        2 ~<tw ~<twe ~<zer ~abdo ~aca> ~acer ~agr ~agra ~anic ~ativ ~axa ~axat ~bdo ~bo> ~boui ~bro ~brot ~bruh ~bts
        2 ~bts> ~buf ~bul ~butt ~cad ~cen ~chif ~cib ~cibo ~colh ~cone ~corp ~crac ~croi ~dias ~dis ~duc ~duca ~ecai
        2 ~educ ~exi ~exic ~fel ~fel> ~ffa ~ffam ~ffel ~fier ~fot ~foto ~gel> ~gers ~gra> ~gren ~grir ~hif ~hifo ~hute
        2 ~ibo ~ibo> ~ibts ~icc ~ifo ~illo ~imie ~imit ~iner ~inic ~iona ~ipli ~jant ~klei ~laxa ~lein ~lime ~lini
        2 ~llo ~llon ~lls ~mag ~magr ~mand ~mang ~mida ~mpen ~mull ~must ~ner> ~nor ~nor> ~nul ~ola> ~olhe ~omi ~omid
        2 ~ora> ~orpo ~oto ~otos ~oui ~ouil ~pan ~plin ~pon> ~porc ~pper ~purg ~quin ~raak ~rape ~regl ~rfa ~roi ~roit
        2 ~rpo ~rpo> ~scon ~sen> ~spu ~ssen ~ssor ~stel ~teac ~teld ~temb ~tepp ~thig ~tip ~twa ~uats ~uet ~uill ~uin
        2 ~uinz ~ull ~vomi ~waf ~xat ~xati ~zero
        1 #100 #100+@again #100+@other #1200+@self #300 #45+@sport #more #more+@not @accident+@afraid
        1 @accident+@control @afraid+@ask @afraid+@know @afraid+@not @afraid+@self @afraid+@someone @afraid+@stop
        1 @afraid+quand* @again+#45 @again+@binge @again+@body @again+@die @again+@family @again+@feel @again+@few
        1 @again+@hide @again+@hope @again+@hospital @again+@know @again+@life @again+@night @again+@nobody
        1 @again+@nothing @again+@period @again+@pills @again+@stop @again+@thin @again+@vision @again+a @again+bei
        1 @again+de @again+die @again+falli* @again+hoch @again+koud @again+mal @again+naar @again+no @again+see
        1 @again+vez @again+was @all+@ask @all+@burden @all+@find @all+@lose @all+@minutes @all+@nobody @all+@period
        1 @all+@self @all+@thin @all+@wait @all+@without @all+allen* @all+dia @all+dicen @all+dizem @all+e @all+en
        1 @all+essen @all+keks @all+les @all+lo @all+mi @all+per @all+und @all+wiede* @all+y @alone @alone+@burn
        1 @alone+@car @alone+@earn @alone+@food @alone+@pressure @alone+@scale @alone+@thin @alone+@thindrink
        1 @alone+@vision @alone+@water @alone+een @alone+in @alone+op @alone+una @alone+veo @alone+water @alone+y
        1 @arm+@earn @arm+@few @arm+@nothing @arm+@sport @arm+@swelling @arm+@wait @arm+@without @arm+dias @arm+hurts
        1 @arm+meus @ask+#20 @ask+@afraid @ask+@all @ask+@binge @ask+@body @ask+@burn @ask+@calorie @ask+@child
        1 @ask+@class @ask+@control @ask+@date @ask+@eat @ask+@exercise @ask+@exist @ask+@fat @ask+@feel @ask+@hate
        1 @ask+@life @ask+@not @ask+@other @ask+@punish @ask+@skin @ask+@someone @ask+@soon @ask+@sport @ask+@swelling
        1 @ask+@thin @ask+@vision @ask+@vomit @ask+@water @ask+acabe @ask+aguan* @ask+back @ask+beter @ask+cierr*
        1 @ask+corri @ask+dat @ask+depen* @ask+desce* @ask+e @ask+eat @ask+em @ask+er @ask+escon* @ask+estou
        1 @ask+estoy @ask+eten @ask+facci* @ask+faire @ask+feel @ask+final* @ask+fine @ask+geht @ask+good @ask+ha
        1 @ask+hacer @ask+het @ask+is @ask+lange @ask+llevo @ask+lo @ask+m @ask+mee @ask+mejor @ask+mirar* @ask+much
        1 @ask+nao @ask+nem @ask+ni @ask+nicht @ask+no @ask+nothi* @ask+nunca @ask+o @ask+only @ask+perdr* @ask+quita*
        1 @ask+se @ask+sono @ask+sou @ask+soy @ask+tengo @ask+the @ask+tourn* @ask+um @ask+up @ask+val @ask+viele
        1 @ask+viver* @ask+vivir @ask+y @ask+zo @better+@thindrink @better+@water @better+ik @better+mais @better+piu
        1 @better+plus @binge+@ask @binge+@eat @binge+@nothing @binge+@past @binge+@self @binge+@trapped @binge+and
        1 @binge+cake @binge+packu* @binge+taart @binge+torte @blood+@ask @blood+@say @blood+@thindrink @blood+@vision
        1 @blood+and @blue @blue+@burden @blue+@fat @blue+@scale @blue+@sport @blue+and @blue+are @blue+e @blue+und
        1 @blue+y @body+@all @body+@ask @body+@born @body+@know @body+@minutes @body+@morning @body+@not
        1 @body+@nothing @body+@pills @body+@say @body+@wish @body+in @body+que @body+strin* @born+@here @born+@jump
        1 @born+@pills @born+@sleep @born+@tired @born+m @born+reste @born+vois @burden+#45 @burden+@cry @burden+@die
        1 @burden+@fat @burden+@off @burden+@wait @burden+fur @burden+ik @burden+is @burden+ist @burden+night
        1 @burden+se @burden+si @burn+@food @burn+@give @burn+@need @burn+@off @burn+@past @burn+@vision @burn+ik
        1 @burn+il @calm+@fat @calm+@need @calm+@water @calm+@worse @calm+see @calorie @calorie+@calorie
        1 @calorie+@earn @calorie+@here @calorie+@manage @calorie+@not @calorie+@pills @calorie+@self @calorie+@sleep
        1 @calorie+@they @calorie+@tired @calorie+a @calorie+i @calorie+o @calorie+of @calorie+pra @calorie+sono
        1 @calorie+verbr* @car+@each @car+@hide @car+@manage @car+@not @car+de @car+et @car+in @car+ogni @car+y
        1 @care+@again @care+@body @care+@faint @care+@fat @care+@gone @care+@not @care+@self @care+@sleep @care+a
        1 @care+en @care+wie @chest+@ask @chest+@enough @chest+@film @child+@born @child+@not @child+en @class
        1 @class+@eat @class+@head @class+@they @class+eet @confused+@eat @confused+@not @control+@accident
        1 @control+@arm @control+@each @control+@enough @control+@few @control+@food @control+@minutes
        1 @control+@nobody @control+@self @control+@sport @control+@wish @control+@without @control+of @control+on
        1 @control+y @count+@arm @count+@ask @count+@die @count+@manage @count+@night @count+@not @count+@other
        1 @count+@they @count+@tired @count+cada @count+de @count+e @count+il @count+und @cry+@again @cry+e @cry+pour
        1 @cupboard+@hide @cupboard+and @cupboard+en @cupboard+und @cupboard+y @cut @cut+@die @cut+@food @cut+a
        1 @cut+out @data+@arm @data+@calm @data+@cry @data+@earn @data+@end @data+@faint @data+@family @data+@fat
        1 @data+@give @data+@hate @data+@here @data+@hunger @data+@manage @data+@more @data+@nothing @data+@off
        1 @data+@pills @data+@stop @data+ai @data+and @data+becau* @data+befor* @data+con @data+d @data+dormi
        1 @data+dos @data+end @data+geht @data+horas @data+ich @data+j @data+km @data+lange @data+le @data+much
        1 @data+ore @data+pour @data+table* @data+that @data+two @data+uur @data+viele @data+voor @date+@binge
        1 @date+@care @date+@cry @date+@date @date+@die @date+@go @date+@home @date+@lose @date+@minutes @date+@pills
        1 @date+@scale @date+@skip @date+@stop @date+by @date+c @date+donc @date+el @date+end @date+niets @date+nur
        1 @date+of @date+or @date+senza @date+sin @date+wie @decide+@blood @decide+@empty @decide+@other @decide+and
        1 @decide+en @decide+how @die+#100 @die+@again @die+@count @die+@hate @die+@skin @die+ander* @die+dan
        1 @die+handg* @die+hose @die+ich @die+knie @die+train* @die+trepp* @die+waage @doctor+@ask @doctor+@not
        1 @doctor+@self @doctor+ho @doit+@cry @doit+@feel @doit+@fever @doit+@here @doit+@hunger @doit+@nothing
        1 @doit+@pills @doit+@swelling @doit+@vomit @doit+@wait @doit+@water @doit+banhe* @doit+de @doit+dos
        1 @doit+janta* @doit+la @doit+le @doit+mijn @doit+nada @doit+nient* @doit+no @doit+que @doit+schif*
        1 @each+@burden @each+@decide @each+@die @each+@enough @each+@food @each+@gone @each+@manage @each+@more
        1 @each+@scale @each+@self @each+@skin @each+bisco* @each+calor* @each+comid* @each+dag @each+hora @each+hour
        1 @each+keks @each+week @each+woche @earn+@alone @earn+@burn @earn+@calorie @earn+@decide @earn+@exercise
        1 @earn+@know @earn+@life @earn+@not @earn+@self @earn+@sit @earn+@soon @earn+@vision @earn+@wish @earn+eten
        1 @earn+ik @earn+la @earn+my @earn+mysel* @earn+packu* @earn+por @earn+torte @earn+viver* @eat+#100 @eat+#more
        1 @eat+@arm @eat+@ask @eat+@better @eat+@born @eat+@burden @eat+@class @eat+@confused @eat+@die @eat+@each
        1 @eat+@empty @eat+@faint @eat+@family @eat+@fever @eat+@few @eat+@gone @eat+@grams @eat+@here @eat+@laxative
        1 @eat+@look @eat+@lose @eat+@means @eat+@never @eat+@nobody @eat+@other @eat+@pain @eat+@papers @eat+@period
        1 @eat+@pills @eat+@punish @eat+@scale @eat+@someone @eat+@thindrink @eat+@vision @eat+@vomit @eat+@wait
        1 @eat+@without @eat+and @eat+at @eat+bin @eat+bis @eat+bread @eat+chez @eat+dans @eat+darf @eat+den
        1 @eat+dinne* @eat+ein @eat+em @eat+faire @eat+grand* @eat+heiml* @eat+ist @eat+la @eat+laxee* @eat+me @eat+my
        1 @eat+nem @eat+niet @eat+noch @eat+nor @eat+off @eat+once @eat+over @eat+para @eat+pas @eat+perdr*
        1 @eat+quita* @eat+sem @eat+sexta @eat+steek @eat+stiek* @eat+that @eat+today @eat+uit @eat+un @eat+und
        1 @eat+witho* @eat+y @empty+@cupboard @empty+@food @empty+@minutes @empty+@thindrink @empty+damit @empty+dann
        1 @empty+e @empty+essen @empty+et @empty+la @empty+le @empty+merkt @end+@binge @end+@feel @end+@food @end+@go
        1 @end+@grams @end+@heart @end+@jump @end+@pills @end+@self @end+@skip @end+bolo @end+die @end+el @end+je
        1 @end+le @end+setti* @end+und @end+zu @enough+@each @enough+@exercise @enough+@film @enough+@food
        1 @enough+@lose @enough+@past @enough+@scale @enough+@trapped @enough+a @enough+quand* @enough+sin @enough+und
        1 @exercise+#10 @exercise+#20 @exercise+@born @exercise+@burn @exercise+@each @exercise+@eat
        1 @exercise+@exercise @exercise+@faint @exercise+@give @exercise+@not @exercise+@off @exercise+@sit
        1 @exercise+@tired @exercise+@trapped @exercise+after @exercise+apres @exercise+avant @exercise+ci
        1 @exercise+combi* @exercise+das @exercise+dice @exercise+is @exercise+laufe* @exercise+ma @exercise+mas
        1 @exercise+mes @exercise+non @exercise+op @exercise+prima @exercise+wird @exist+@hate @exist+@thin @exist+es
        1 @exist+la @exist+piu @face+@thin @face+me @faint+la @faint+on @fall+ik @family+@born @family+@care
        1 @family+@child @family+@confused @family+@eat @family+@empty @family+@head @family+@more @family+@not
        1 @family+@past @family+@skip @family+@trapped @family+acha @family+calls @family+croit @family+das
        1 @family+eet @family+fa @family+fait @family+isst @family+ja @family+lucha @family+luta @family+mich
        1 @family+nao @family+nicht @family+non @family+per @family+ringt @family+think* @family+wrest* @family+ya
        1 @fat+#100 @fat+@few @fat+@give @fat+@grams @fat+@hate @fat+@hide @fat+@not @fat+@scale @fat+@self
        1 @fat+@sport @fat+@they @fat+di @fat+que @fat+so @fat+una @fat+und @fat+y @feel+@date @feel+@earn @feel+@eat
        1 @feel+@few @feel+@guilt @feel+@need @feel+@without @feel+culpa @feel+ik @feel+il @feel+in @feel+mich
        1 @feel+the @feel+una @fever @few+#1200 @few+#300 @few+@afraid @few+@all @few+@ask @few+@better @few+@body
        1 @few+@burn @few+@calorie @few+@data @few+@date @few+@die @few+@exercise @few+@fat @few+@letter @few+@manage
        1 @few+@papers @few+@pressure @few+@scale @few+@self @few+@soon @few+@they @few+@thindrink @few+@vision
        1 @few+@water @few+@without @few+after @few+allow @few+but @few+con @few+da @few+die @few+een @few+ein
        1 @few+fett @few+from @few+guilt* @few+gut @few+ik @few+ist @few+les @few+los @few+much @few+my @few+op
        1 @few+quant* @few+que @few+uma @few+una @few+veo @few+water @few+y @few+zu @film+@all @film+@arm @film+@not
        1 @film+and @find+@burden @find+@fat @find+@nothing @find+@scale @find+amigo* @find+para @find+que
        1 @food+@blood @food+@decide @food+@end @food+@feel @food+@give @food+@gone @food+@here @food+@lose
        1 @food+@more @food+@not @food+@pills @food+@reason @food+@trapped @food+after @food+en @food+enter*
        1 @food+from @food+i @food+porqu* @forever+@life @forever+@manage @forever+@period @forever+koud @fun+@afraid
        1 @fun+@all @fun+@arm @fun+@enough @fun+@gone @future+@thin @future+photo* @give+@burden @give+@cupboard
        1 @give+@eat @give+@fun @give+@not @give+@pressure @give+@soon @give+@swelling @give+@vomit @give+andar*
        1 @give+avere @give+caffe @give+dormi* @give+ieri @give+in @give+nicht @give+non @give+notte @give+quant*
        1 @give+quell* @go+@afraid @go+@car @go+@few @go+@food @go+@not @go+@nothing @go+avant* @go+de @go+in
        1 @go+nicht @go+niet @gone @gone+@minutes @gone+@say @gone+@scale @gone+desde @gone+for @gone+in @gone+is
        1 @gone+ist @gone+out @gone+since @grams+@ask @grams+@more @grams+von @guilt+@again @guilt+apres @hate+@care
        1 @hate+@eat @hate+@not @hate+cosi @hate+de @hate+how @hate+il @hate+meine* @hate+mijn @hate+mysel*
        1 @head+@class @head+@morning @head+@need @head+@self @head+@sorry @head+a @head+al @head+qui @head+van
        1 @head+von @heart+@ask @heart+@eat @heart+@empty @heart+@nothing @heart+@skip @heart+saute @heart+stolp*
        1 @height+@sleep @here+#300 @here+@body @here+@cupboard @here+@exercise @here+@faint @here+@fever @here+@hate
        1 @here+@here @here+@hide @here+@hunger @here+@jump @here+@nurse @here+@pain @here+@reason @here+@scale
        1 @here+@thin @here+bascu* @here+bilan* @here+canti* @here+cena @here+chez @here+clini* @here+colaz*
        1 @here+courb* @here+dieta @here+escal* @here+faim @here+fame @here+fiest* @here+foto @here+giorn* @here+in
        1 @here+insul* @here+lutte @here+mangi* @here+marte* @here+marzo @here+mesa @here+mia @here+minha @here+never*
        1 @here+noche @here+nourr* @here+panta* @here+pesa @here+pesee @here+plus @here+regla @here+repar* @here+salle
        1 @here+servi* @here+setti* @here+tourn* @here+un @hide+@burden @hide+@car @hide+@data @hide+@eat
        1 @hide+@enough @hide+@family @hide+@food @hide+@gone @hide+@hide @hide+@know @hide+@morning @hide+@not
        1 @hide+@nothing @hide+@other @hide+@reason @hide+@water @hide+auf @hide+com @hide+de @hide+en @hide+morge*
        1 @hide+o @hide+runni* @hide+weer @hide+wiede* @hide+with @hope+ich @hunger+@accident @hunger+@born
        1 @hunger+@enough @hunger+@few @hunger+@here @hunger+@minutes @hunger+@more @hunger+@night @hunger+@reason
        1 @hunger+@sleep @hunger+@soon @hunger+@stop @hunger+@thindrink @hunger+@wish @hunger+for @hunger+hasta
        1 @hunger+ik @hunger+jusqu @hunger+para @imagine+a @jump+@ask @jump+@born @jump+@car @jump+@cut @jump+@end
        1 @jump+@not @jump+@period @jump+@pills @jump+@tired @jump+a @jump+cuand* @jump+des @jump+l @jump+no @jump+op
        1 @jump+que @jump+so @know+@care @know+@data @know+@exercise @know+@family @know+@morning @know+@not
        1 @know+@nothing @know+@period @know+@sport @know+@vision @know+@vomit @know+a @know+amanh* @know+como
        1 @know+doman* @know+eu @know+het @know+las @know+pas @know+quant* @know+the @know+touch* @know+va @know+wie
        1 @last+night @laxative+@control @laxative+@family @laxative+@give @laxative+@go @laxative+@here
        1 @laxative+@lose @laxative+@not @laxative+@someone @laxative+@soon @laxative+@thin @laxative+@without
        1 @laxative+om @laxative+prima @leg+@date @leg+@eat @letter+@hunger @letter+@nothing @letter+@thin @life+@need
        1 @life+@soon @look @look+@all @look+@calorie @look+@night @look+@say @look+@tired @look+@vomit @look+as
        1 @look+in @lose @lose+@again @lose+@alone @lose+@die @lose+@future @lose+@not @lose+@water @lose+@without
        1 @lose+e @lose+jetzt @lose+le @lose+mes @lose+peso @manage @manage+@afraid @manage+@burn @manage+@few
        1 @manage+@jump @manage+@life @manage+@pressure @manage+@someone @manage+@soon @manage+@tired @manage+@without
        1 @manage+me @manage+mirar* @manage+nicht @manage+only @manage+viver* @manage+vivir @means+@vomit
        1 @means+doigt* @means+genou* @means+os @means+paren* @minutes+#300 @minutes+#more @minutes+@body
        1 @minutes+@date @minutes+@die @minutes+@empty @minutes+@faint @minutes+@give @minutes+@look @minutes+@means
        1 @minutes+@nothing @minutes+@off @minutes+@period @minutes+@skin @minutes+@soon @minutes+@tired
        1 @minutes+@trapped @minutes+@vomit @minutes+@wait @minutes+abril @minutes+augus* @minutes+avril @minutes+des
        1 @minutes+di @minutes+diens* @minutes+dinsd* @minutes+du @minutes+due @minutes+maart @minutes+mangi*
        1 @minutes+march @minutes+marco @minutes+mardi @minutes+mars @minutes+marte* @minutes+marz @minutes+marzo
        1 @minutes+mi @minutes+minha @minutes+niks @minutes+no @minutes+s @minutes+sonnt* @minutes+terca @minutes+that
        1 @minutes+un @minutes+zonda* @more @more+@again @more+@body @more+@born @more+@child @more+@cry @more+@faint
        1 @more+@grams @more+@jump @more+@lose @more+@not @more+@past @more+@period @more+@scale @more+@skip
        1 @more+@stop @more+@swelling @more+@thin @more+@water @more+@without @more+aber @more+auf @more+bajo
        1 @more+bas @more+basso @more+do @more+estou @more+il @more+leger @more+legge* @more+les @more+leve
        1 @more+liger* @more+mes @more+mit @more+nao @more+rapid* @more+veloc* @more+was @more+zu @morning
        1 @morning+@all @morning+@ask @morning+@binge @morning+@body @morning+@child @morning+@cry @morning+@die
        1 @morning+@eat @morning+@few @morning+@give @morning+@grams @morning+@letter @morning+@minutes
        1 @morning+@night @morning+@nothing @morning+@pain @morning+@pills @morning+@say @morning+@scale
        1 @morning+@sleep @morning+@thin @morning+@vomit @morning+@wait @morning+a @morning+and @morning+five
        1 @morning+for @morning+im @morning+is @morning+ist @morning+je @morning+long @morning+mehr @morning+nao
        1 @morning+since @morning+the @morning+und @morning+vijf @need+@doit @need+@fever @need+@food @need+@gone
        1 @need+@lose @need+@past @need+@thindrink @need+el @need+het @need+ich @need+il @need+it @need+para @need+to
        1 @never+@ask @never+@eat @never+@someone @never+@they @night+@accident @night+@again @night+@binge
        1 @night+@burden @night+@calorie @night+@each @night+@hide @night+@letter @night+@nothing @night+@other
        1 @night+@scale @night+@soon @night+@they @night+@wait @night+@water @night+allee* @night+kein @night+sotto
        1 @nobody+@data @nobody+@know @nobody+@pills @nobody+lo @nobody+sabe @nobody+weet @nobody+weiss @not
        1 @not+@blue @not+@body @not+@burn @not+@calorie @not+@child @not+@faint @not+@hunger @not+@jump @not+@know
        1 @not+@not @not+@period @not+@pills @not+@scale @not+@stop @not+@vomit @not+auf @not+bevo @not+boven
        1 @not+carro @not+chied* @not+comer @not+e @not+es @not+espel* @not+essen @not+fim @not+for @not+fragt
        1 @not+going @not+had @not+have @not+hay @not+know @not+l @not+la @not+las @not+let @not+mal @not+mange*
        1 @not+merec* @not+merez* @not+mes @not+naar @not+ontbi* @not+parqu* @not+passa @not+pregu* @not+reste @not+se
        1 @not+sei @not+slape* @not+sleep @not+smett* @not+toco @not+vesti* @not+vois @not+vom @not+voy @not+waar
        1 @not+was @not+weer @not+weiss @nothing+@date @nothing+@find @nothing+@minutes @nothing+@not @nothing+@past
        1 @nothing+after @nothing+apres @nothing+ate @nothing+but @nothing+ciclo @nothing+colaz* @nothing+da
        1 @nothing+damit @nothing+depoi* @nothing+desde @nothing+despu* @nothing+essen @nothing+meer @nothing+merkt
        1 @nothing+para @nothing+per @nothing+pour @nothing+pra @nothing+to @nothing+um @numb+@data @off @off+@all
        1 @off+@data @off+@food @off+@not @off+@past @off+@scale @off+@self @other+#45 @other+@body @other+@car
        1 @other+@care @other+@control @other+@eat @other+@hide @other+@hunger @other+@jump @other+@laxative
        1 @other+@more @other+@pressure @other+@scale @other+@sorry @other+@trapped @other+@without @other+bagno
        1 @other+bufe @other+buffe* @other+coach @other+coche @other+cole @other+coraz* @other+dat @other+desay*
        1 @other+digiu* @other+er @other+espej* @other+frigo @other+geen @other+grafi* @other+in @other+jueve*
        1 @other+me @other+nog @other+pan @other+perdi* @other+peso @other+pranz* @other+runs @other+sabad* @other+te
        1 @other+tre @other+vomit* @other+wiede* @pain+@alone @pain+@car @pain+@control @pain+@count @pain+@hide
        1 @pain+@hope @pain+@laxative @pain+@morning @pain+e @pain+il @pain+o @papers @papers+#more @papers+@arm
        1 @papers+@nothing @papers+@wait @papers+a @papers+na @past+#20 @past+@die @past+@feel @past+@give @past+@hate
        1 @past+@hide @past+@sleep @past+de @past+delle @past+den @past+disso @past+i @past+lotta @past+non @past+und
        1 @period+@again @period+@burden @period+@end @period+@few @period+@forever @period+@gone @period+@head
        1 @period+@jump @period+@manage @period+@not @period+@nothing @period+@pills @period+@stop @period+@trapped
        1 @period+@wish @period+but @period+da @period+e @period+mas @period+nicht* @period+y @pills+@cupboard
        1 @pills+@fever @pills+@few @pills+@hate @pills+@hide @pills+@jump @pills+@laxative @pills+@nurse
        1 @pills+@reason @pills+@scale @pills+@stop @pills+@thin @pills+@thindrink @pills+and @pills+bascu*
        1 @pills+bilan* @pills+canti* @pills+cena @pills+clini* @pills+colaz* @pills+courb* @pills+dieta @pills+escal*
        1 @pills+faim @pills+fame @pills+fiest* @pills+foto @pills+giorn* @pills+i @pills+ich @pills+insul* @pills+je
        1 @pills+lutte @pills+mia @pills+never* @pills+noche @pills+nourr* @pills+on @pills+panta* @pills+para
        1 @pills+pesee @pills+regla @pills+salle @pills+servi* @pills+so @pills+und @pills+van @pills+von @pills+weg
        1 @planned+@sleep @planned+@tired @pressure+#1200 @pressure+@again @pressure+@all @pressure+@cry
        1 @pressure+@food @pressure+@give @pressure+@morning @pressure+@off @pressure+@scale @pressure+@soon
        1 @pressure+al @pressure+i @pressure+ik @pressure+il @pressure+me @pressure+mijn @pressure+se @pressure+si
        1 @punish+@exercise @punish+@food @punish+@night @punish+@not @punish+@self @reason+@control @reason+@never
        1 @reason+@past @reason+@say @reason+@sit @reason+en @reason+i @reason+ich @reason+ik @reason+il @reason+le
        1 @reason+und @reason+y @say+@again @say+@arm @say+@ask @say+@better @say+@doctor @say+@eat @say+@few
        1 @say+@food @say+@hunger @say+@not @say+@sit @say+@soon @say+@thin @say+@thindrink @say+@tired @say+@water
        1 @say+ao @say+aos @say+au @say+cada @say+che @say+dass @say+ich @say+im @say+las @say+mijn @say+the
        1 @scale+@alone @scale+@ask @scale+@child @scale+@cut @scale+@data @scale+@doit @scale+@faint @scale+@fat
        1 @scale+@food @scale+@go @scale+@gone @scale+@grams @scale+@hide @scale+@home @scale+@know @scale+@morning
        1 @scale+@nothing @scale+@off @scale+@other @scale+@self @scale+@they @scale+@wish @scale+af @scale+and
        1 @scale+antes @scale+avant @scale+bij @scale+bis @scale+com @scale+con @scale+e @scale+el @scale+es
        1 @scale+final* @scale+gone @scale+il @scale+im @scale+me @scale+num @scale+scend* @scale+se @scale+si
        1 @scale+us @scale+von @scale+voor @self+#1200 @self+@again @self+@control @self+@cry @self+@cupboard
        1 @self+@decide @self+@exist @self+@faint @self+@feel @self+@fever @self+@forever @self+@guilt @self+@head
        1 @self+@hide @self+@hunger @self+@not @self+@off @self+@punish @self+@self @self+@skin @self+@soon
        1 @self+@trapped @self+@vision @self+@wait @self+@without @self+again @self+ai @self+al @self+allow*
        1 @self+alrea* @self+alway* @self+amiga @self+amigo* @self+arret* @self+asseo* @self+ate @self+atrev*
        1 @self+auf @self+avais @self+bad @self+barri* @self+been @self+bijna @self+bin @self+bring @self+broek
        1 @self+broth* @self+buik @self+cadon* @self+cae @self+can @self+capel* @self+cook @self+corac* @self+cover
        1 @self+crois @self+culpa* @self+cut @self+deja @self+deser* @self+detes* @self+diero* @self+dinne* @self+dis
        1 @self+dizzy @self+docht* @self+doigt* @self+dois @self+door @self+doy @self+eat @self+een @self+essen
        1 @self+evano* @self+fa @self+facci* @self+fanno @self+faut @self+faz @self+feel @self+felic* @self+felt
        1 @self+fille @self+final* @self+finde @self+finge* @self+frere @self+fuhle @self+full @self+fur @self+ga
        1 @self+garde @self+genou* @self+gesag* @self+gooi @self+habe @self+hace @self+handg* @self+hanno @self+hart
        1 @self+hele @self+hem @self+herma* @self+herz @self+hija @self+hip @self+huil @self+ich @self+il @self+immer
        1 @self+insul* @self+io @self+irma @self+jaw @self+jeans @self+jeune @self+just @self+keep @self+kein
        1 @self+klein* @self+knees @self+korpe* @self+kotze @self+krieg* @self+la @self+laufe* @self+les @self+limit
        1 @self+locke* @self+log @self+look @self+lose @self+love @self+lunch @self+mag @self+march* @self+mareo
        1 @self+meer @self+mehr @self+mets @self+mich @self+misur* @self+morge* @self+naar @self+nao @self+neith*
        1 @self+nie @self+niet @self+no @self+o @self+objet* @self+om @self+only @self+ont @self+op @self+pais
        1 @self+panta* @self+paren* @self+pasti @self+per @self+perds @self+perio* @self+pese @self+plan @self+pleur*
        1 @self+poign* @self+polse* @self+polsi @self+porte @self+prend* @self+prevo* @self+provo* @self+quand*
        1 @self+reste @self+revoi* @self+ribs @self+run @self+s @self+sag @self+saute @self+schne* @self+schon
        1 @self+schwi* @self+see @self+sens @self+senti @self+serve* @self+sinto @self+skip @self+slik @self+so
        1 @self+soeur @self+solo @self+sorel* @self+spaar @self+spinn* @self+stand @self+still @self+tanze @self+think
        1 @self+throw @self+tien @self+told @self+tomo @self+took @self+tranq* @self+twee @self+unter @self+vedo
        1 @self+ventr* @self+vergo* @self+vide @self+vinge* @self+voel @self+vomis @self+vomit* @self+walk @self+want
        1 @self+wear @self+weer @self+wenn @self+werde @self+wil @self+will @self+with @self+zahl @self+zeg @self+zus
        1 @sit+@earn @sit+and @skin @skin+@again @skin+@all @skin+@arm @skin+@fat @skin+@know @skin+@not @skin+@sport
        1 @skin+@they @skin+@vision @skin+@wish @skin+ainda @skin+com @skin+con @skin+es @skin+se @skip+@ask
        1 @skip+@body @skip+@born @skip+@decide @skip+@eat @skip+@end @skip+@not @skip+@nurse @skip+@pills @skip+@thin
        1 @skip+@wish @skip+com @skip+cuand* @skip+des @skip+i @skip+pour @skip+van @sleep+@control @sleep+@hunger
        1 @sleep+di @sleep+el @sleep+fiera @sleep+ich @sleep+o @sleep+sem @sleep+van @someone @someone+@hate
        1 @someone+@know @someone+@they @someone+@thin @someone+ander* @someone+else @someone+theyd @someone+un @soon
        1 @soon+@again @soon+@all @soon+@ask @soon+@care @soon+@date @soon+@doctor @soon+@eat @soon+@enough
        1 @soon+@grams @soon+@not @soon+@nothing @soon+@say @soon+hoe @soon+matti* @soon+posto @soon+todo @soon+tout
        1 @soon+wiede* @sorry+@hunger @sorry+@know @sorry+@means @sorry+@thin @sorry+bajar @sorry+que @sport+@again
        1 @sport+@burn @sport+@feel @sport+@scale @sport+a @sport+antes @sport+ate @sport+auf @sport+but @sport+depoi*
        1 @sport+desde @sport+despu* @sport+en @sport+hasta @sport+ist @sport+lo @sport+mas @sport+pra @stop+@body
        1 @stop+@burn @stop+@earn @stop+@faint @stop+@food @stop+@hide @stop+@home @stop+@lose @stop+@manage
        1 @stop+@period @stop+@self @stop+adelg* @stop+askin* @stop+in @stop+la @stop+nao @stop+no @stop+que
        1 @stop+quema* @stop+un @sugar+@again @sugar+@other @sugar+@papers @sugar+@wish @sugar+e @sugar+et @swelling
        1 @swelling+@all @swelling+@family @swelling+@life @swelling+@more @swelling+@not @swelling+@papers
        1 @swelling+@soon @swelling+after @swelling+depoi* @swelling+dopo @swelling+en @swelling+esta @swelling+na
        1 @they @they+@again @they+@born @they+@data @they+@decide @they+@fat @they+@hate @they+@hospital @they+@more
        1 @they+@thin @they+@thindrink @they+cache* @they+gens @they+is @they+ist @they+jours @they+me @they+mich
        1 @they+ne @they+photo* @they+prais* @they+regar* @they+soirs @they+toile* @they+verra* @they+were
        1 @they+zoude* @thin+@alone @thin+@calm @thin+@data @thin+@enough @thin+@exist @thin+@fat @thin+@few
        1 @thin+@film @thin+@find @thin+@morning @thin+@not @thin+@nothing @thin+@nurse @thin+@other @thin+@past
        1 @thin+@thin @thin+@thindrink @thin+@vomit @thin+@wish @thin+de @thin+dedos @thin+i @thin+l @thin+pulso*
        1 @thin+te @thin+zu @thindrink @thindrink+@ask @thindrink+@blood @thindrink+@body @thindrink+@burn
        1 @thindrink+@die @thindrink+@eat @thindrink+@faint @thindrink+@few @thindrink+@hide @thindrink+@jump
        1 @thindrink+@lose @thindrink+@not @thindrink+@nothing @thindrink+@scale @thindrink+@seizure @thindrink+@skip
        1 @thindrink+@stop @thindrink+@thin @thindrink+@thindrink @thindrink+@wait @thindrink+@without @thindrink+al
        1 @thindrink+bathr* @thindrink+blijv* @thindrink+doen @thindrink+e @thindrink+fridg* @thindrink+ho
        1 @thindrink+how @thindrink+in @thindrink+lowes* @thindrink+maken @thindrink+morni* @thindrink+stres*
        1 @thindrink+tap @thindrink+team @thindrink+time @thindrink+toile* @thindrink+tread* @thindrink+watch
        1 @thindrink+y @thing+@go @thing+@water @thing+deux @thing+to @tired+@family @tired+@other @tired+@scale
        1 @tired+calor* @tired+dos @tired+een @tired+en @tired+fotos @tired+het @tired+munec* @tired+rodil*
        1 @tired+schoo* @tired+train* @tired+tres @trapped+@again @trapped+@ask @trapped+@calorie @trapped+@data
        1 @trapped+@die @trapped+@few @trapped+@food @trapped+@period @trapped+@thing @trapped+@wait @trapped+and
        1 @trapped+at @trapped+het @trapped+mit @trapped+sugar @trapped+tout @vision @vision+@again @vision+@body
        1 @vision+@eat @vision+@exist @vision+@hate @vision+@morning @vision+@self @vision+como @vision+de
        1 @vision+gorda @vision+how @vision+ik @vision+le @vision+los @vision+que @vision+si @vision+solo
        1 @vision+stars @vomit+@all @vomit+@arm @vomit+@decide @vomit+@find @vomit+@know @vomit+@letter @vomit+@life
        1 @vomit+@night @vomit+@past @vomit+@reason @vomit+@self @vomit+@swelling @vomit+@they @vomit+@vomit
        1 @vomit+@wait @vomit+after @vomit+dopo @vomit+mijn @wait @wait+@ask @wait+@binge @wait+@burn @wait+@cry
        1 @wait+@cut @wait+@each @wait+@earn @wait+@fat @wait+@gone @wait+@hide @wait+@look @wait+@nothing @wait+@pain
        1 @wait+@period @wait+@say @wait+@vision @wait+a @wait+ca @wait+cena @wait+da @wait+dan @wait+freit*
        1 @wait+frent* @wait+frida* @wait+garga* @wait+het @wait+i @wait+ik @wait+it @wait+its @wait+jedem @wait+my
        1 @wait+ogni @wait+sexta @wait+that @water+@again @water+@lose @water+@more @water+@not @water+@stop
        1 @water+@thindrink @water+al @water+en @water+et @water+for @water+how @water+in @water+me @water+stars
        1 @wish+@afraid @wish+@again @wish+@ask @wish+@burn @wish+@calorie @wish+@control @wish+@enough @wish+@family
        1 @wish+@heart @wish+@hunger @wish+@know @wish+@lose @wish+@means @wish+@morning @wish+@not @wish+@papers
        1 @wish+@period @wish+@self @wish+@skin @wish+@skip @wish+allow @wish+amanh* @wish+bajar @wish+che
        1 @wish+chiud* @wish+die @wish+doman* @wish+engor* @wish+etre @wish+eu @wish+good @wish+ik @wish+in @wish+its
        1 @wish+jeman* @wish+la @wish+las @wish+manan* @wish+mehr @wish+meu @wish+mijn @wish+mon @wish+morge*
        1 @wish+nog @wish+paro @wish+perde* @wish+por @wish+puo @wish+rived* @wish+that @wish+touch* @wish+va
        1 @wish+verbr* @without @without+@die @without+@doit @without+@eat @without+@end @without+@exercise
        1 @without+@know @without+@lose @without+@minutes @without+@nobody @without+@not @without+@nothing
        1 @without+@other @without+@papers @without+@period @without+@scale @without+@someone @without+@sport
        1 @without+avoir @without+comer @without+dass @without+fazer @without+hacer @without+nada @without+que
        1 @without+regla @without+zucke* @worse+@eat @worse+@wait @worse+gewis* a+@cry a+@cupboard a+@enough a+@exist
        1 a+@food a+@lose a+@nobody a+@pills a+@someone a+@stop a+@thindrink ab+@date abbas*+@other abdominales abdos
        1 aber+@self abfuhrmittel absic* absichtlich acabe acade* academia aceit* aceite acele* acelera acha acha+@ask
        1 acho acima acord*+@not acqua acqua+@soon ad after+@eat after+@self afval* afvallen again agli agora
        1 agora+@not agua aguan* aguan*+@without aguantar ahora ahora+@not ai ai+@afraid ai+@data ai+@doit
        1 ai+@exercise ai+@here ai+@not ai+@pills ainda+@self ajuda* al al+@ask al+@morning al+@skip al+@thindrink
        1 al+@water alergica algo all+@exercise allee*+@thindrink allee*+@tired allee*+@water allen*+@here aller*
        1 allergica allergisch alles+@again allo allo+@fat allor* allora allowed almen* almendras almos* almost
        1 alrea*+@decide als als+@family als+@self altij*+@period alway*+@doit amendoas amendoim amiga amiga+@vomit
        1 amigo* amigo*+@ask amigos ancor* ancor*+@here ancor*+@pills ancora and+@blood and+@few and+@food and+@gone
        1 and+@nothing and+@past and+@say and+@self and+@sit and+@thindrink and+@wish ander* angst anota antes anyon*
        1 anyone anzei* ao+@pet apaga* apare* apare*+@wait aparece apert* apfel appel appena apres aprie* aprieta
        1 april apunta are+@few arroz arrum* arrumo arzti* arztin as+@skin askin* asking asseo* asseoir assim
        1 assim+@ask ate+@date ate+@here atrev* atrevo auch auch+@end auf auf+@die aumen* aumento aun aus ausge*
        1 ausge*+@ask ausge*+@data aussi* auto autre avais avale* avaler avant* avant+@date avant+@give avanti
        1 avec+@here avec+@pills avere avevo avond avond* avond*+@alone avond*+@few avril ayuda* ayuna* azuis azule*
        1 azules back bad+@again badka* badka*+@again badkamer badly bain baja+@here baja+@pills balance baleia
        1 baleine balen* balena ballena ballerina banhe*+@eat barra barri*+@ask bascu* bascula basso bastano bathr*
        1 bathroom be be+@thin beach bed bed+@data beden* been befor*+@self begon+@without bei below besse*+@feel
        1 beter+@self bevor bevor+@self bin bis+@self biscoito biscotto bite bitte black blau bleib* bleibe bleiben
        1 blijf blijv* blijven blu blue bmi bolacha bolo bolo+@binge bolsa* bolsas bonit* bonito borra* boven bring
        1 broke* broken brood brot brot+@gone broth* brothers bruci* bruci*+@other buffe*+@self bus bus+@all but
        1 but+@thindrink buy by+@date c ca+@born ca+@know ca+@not ca+@wish cabel* cabelo caber caber+@not cache cache*
        1 cachette cada cada+@calorie cada+@minutes cader* cadon* cadon*+@self cadono cae cai cair cake calls calo
        1 calor*+@sleep calor*+@soon caloria calorias calorieen camino cammino can can+@few can+@wish cancel canti*
        1 cantine capel* capelli cardio carro carte casti* ce+@ask ce+@night cena+@self cent cent+@grams chamb*
        1 chambre chaqu* chaque che+@eat che+@sleep che+@wish chego cheia cheve* cheveux chevi* chew+@self chewi*
        1 chewing chez chez+@family chiede chiffres chiud* chiudo chose* choses ci+@scale ciclo+@here ciclo+@minutes
        1 cierr* cierre cinquieme cinta clinique coach coche coeur+@jump coeur+@skip coisa* coisas cole colleghi colpa
        1 com+@ask combi*+@self come+@doit comer+@nothing comer+@sport comer+@stop comer+@without comes+@arm
        1 comes+@past comidas comme*+@doit comme*+@lose comme*+@self comme+@self como+@nothing como+@sport como+@wait
        1 con+@here con+@other con+@pills conse* consi* consi*+@stop consigo conta* conto contr*+@self cook coper*
        1 coperte corps corre corre*+@past corri corso corta cosas cose cosi+@care cosi+@self coste* costelas
        1 costillas costo* costole costs count coupe courbe court couru cover coxas crampi crede cree cree+@ask crema
        1 crois cual cuand* cuand*+@eat cuand*+@not cuand*+@other cuando cuant*+@minutes cuant*+@sleep cuantas cuantos
        1 cuatr*+@minutes cuent*+@tired cuento cuisses culpa* culpabilise custa cutti* cutti*+@trapped cutting
        1 da+@afraid da+@date da+@eat dafur dag dag+@ask dalla+@family damit+@wait dan+@earn dan+@exist dan+@food
        1 dance* dans dans+@here dans+@pills darf das+@eat das+@trapped dass dat+@self davan* davanti davve* davvero
        1 day day+@ask day+@minutes de de+@born de+@burn de+@cupboard de+@date de+@fat de+@go de+@hospital de+@minutes
        1 de+@morning de+@period de+@swelling de+@tired debol* debole debou* debout dedos deed dejar* delgada delle
        1 dem+@eat demai*+@not demai*+@self demasiado demi den+@arm den+@cupboard den+@swelling den+@vomit denk denke*
        1 denken denkt+@self dentr* dentro depen* depense depoi*+@here depoi*+@minutes depui* depui*+@date depuis
        1 der+@blood der+@class der+@doctor der+@exercise des des+@decide des+@eat desce desce* desce*+@again desde
        1 deser* deserve desma* dessu* dessus desto+@better detes* detes*+@self deteste deux+@minutes devan*+@they
        1 deve deve+@exist devo+@earn devol* devolvo devue* devuelvo di di+@chest di+@data di+@eat di+@exercise
        1 di+@fun di+@go di+@not di+@scale di+@thindrink dia+@enough dias+@stop dicht+@ask die die+@body die+@calorie
        1 die+@exercise die+@hospital die+@sport diero* dieron digiu* dije+@soon dinne*+@few dinne*+@self dinsd*
        1 dinsdag direi* dis disci*+@they discipline displ* display disso dita divento dizem+@ask do do+@ask do+@eat
        1 do+@hide do+@not docht* dochter doigt* doigts doman* dont dont+@vision dont+@water door dopo dopo+@each
        1 dopo+@self doppe* doppelt doppi* dormi*+@without dormo dos+@minutes dos+@self dou dover down doy draag drauf
        1 drauf* drei+@date drei+@thindrink drie drie+@date drop dropp* du+@eat du+@morning du+@pain dubbe* dubbele
        1 due+@minutes dun dun+@thindrink dunn durchhalte durf dying e+@again e+@enough e+@faint e+@hide e+@minutes
        1 e+@pills e+@pressure e+@say e+@scale earn eat+@eat eat+@not eaten eau ecole een+@data een+@date een+@food
        1 eerde* eerder eerst effac* egal+@ask egal+@data ein einde* eindelijk einen einen+@eat einer+@date ejerc*
        1 el+@body el+@burden el+@car el+@class el+@fat el+@pressure el+@scale el+@vision eliminer elk elkaa* elkaar
        1 elle elogiam em+@afraid embal* embal*+@hide en en+@cry en+@data en+@eat en+@hide en+@say encer* end+@self
        1 enfer* engor* engor*+@end engordar entera entie* entlassen entrar entrare entre*+@say entrenador entro
        1 entro+@date er er+@again erbro* erbrochen erg erin erklaren eruit es es+@again es+@end es+@few es+@here
        1 es+@pills es+@without escal* escalera escol* escol*+@find escola escon*+@here escon*+@pills escupo escuro
        1 espej* espejo espel* espelho ess+@self essen+@earn essen+@not essen+@wait esser*+@more est est+@ask
        1 est+@data est+@exercise est+@funeral est+@here est+@not est+@pills est+@reason est+@wish estac*
        1 estacionamento estao estar estei* esteira et+@they et+@wait eten+@care eten+@pressure etre etre+@here
        1 etre+@pills eu+@not evanouir even even+@eat every*+@self every+@data every+@date every+@enough
        1 every+@minutes everything expla* explain expre* expres facci*+@hate failu* failure faim faint* faire falli*
        1 fallimento falta+@stop fame fammi fanno+@self fare fare+@nothing faste faut+@data fazer+@nothing
        1 fazer+@sport febbr* febbraio febre febre* febre*+@ask febrero februari feel feel+@fat feel+@few
        1 feel+@thindrink feels feest felic* fermarmi ferme* festa fever ff fianc* ficam ficar+@thin fico fiebe*
        1 fieber fiebr* fiebre fiera fievr* fievre figli*+@not figli*+@past fille fils+@doit final* finally finde
        1 finde+@self fine+@date fines fique*+@without flauw* foi+@few food+@ask for+@all for+@water force fort forte
        1 fotog* fraca fracaso fracasso fract* frage* fragen freit* frent* frente frida* frida*+@self friday fridg*
        1 fridge frika* frikandel frio+@more from+@date from+@self fuera fuerz* fui funci* fur+@all fur+@night furs ga
        1 gaat galet* galle*+@give galleta ganar* ganze+@binge ganze+@pills garga* garganta gatea* gatea*+@binge
        1 gateau geb gefuh* gefuhl gegessen geh geht gekau* gelad* geladeira gelau* gelaufen gemac* gemacht genommen
        1 genou* genoux gens gente geren* gerend geschafft get+@fun get+@thindrink geven+@self gewis* gewissen
        1 gia+@head gibts+@not ginocchia giornata gira giste* gisteren go goal goes gola gone gone+@minutes good+@data
        1 gooi+@self got+@fun grafi* grafico grafiek gramm gramm* grammes grasa grote guard*+@tired guardo gums haare
        1 hacen hacen+@find hacen+@need hacer hacer+@nothing hacer+@sport hago+@here hago+@pills hambr* hambre handg*
        1 handgelenke hanno has hasnt hass hasse+@self hasta hasta+@ask hate+@ask hate+@data hatte+@self have hay haya
        1 he+@lose heb heel heen heiml* heimlich hele+@date helpe* helpe*+@self helpen herma* hermana het het+@again
        1 het+@eat het+@forever het+@not het+@other het+@sleep heute+@few hija hip ho+@afraid ho+@lose ho+@other
        1 hochz*+@again hochz*+@not hoe hoe+@better hoe+@fall hoef hoef+@thindrink hoeve*+@minutes hoger honge* honger
        1 hora hora+@ask hora+@not hour hours hours+@doit how+@data hoy+@not hoy+@self huil hundert hunger hungern
        1 husba*+@head i+@calm i+@cut i+@enough i+@find i+@gone i+@head i+@look i+@lose i+@not i+@period i+@punish
        1 i+@skin i+@skip i+@sorry i+@vision i+@wait i+@water i+@wish ich+@all ich+@cut ich+@empty ich+@exercise
        1 ich+@forever ich+@go ich+@leg ich+@more ich+@never ich+@nothing ich+@scale ich+@self ich+@skin ich+@soon
        1 ich+@tired ich+@vomit ieman* iemand iets+@thindrink if+@thindrink ihn+@again ik+@again ik+@cry ik+@cut
        1 ik+@data ik+@enough ik+@exercise ik+@forever ik+@go ik+@hide ik+@more ik+@other ik+@pills ik+@say ik+@self
        1 ik+@soon ik+@sport ik+@trapped ik+@vomit il+@cupboard il+@data il+@date il+@hunger ill ils ils+@born
        1 ils+@not im im+@afraid im+@earn im+@faint im+@few im+@hide im+@soon im+@vomit in in+@car in+@each in+@few
        1 in+@guilt in+@skip in+@swelling in+@vomit infir* infirmiere inizi*+@without insom* insul*+@burden
        1 insul*+@gone insul*+@here insulina insuline intak* intake intan* intanto inteiro iogur* iogurte irma is+@arm
        1 is+@end is+@nothing is+@other is+@thindrink ist ist+@die ist+@few it+@arm it+@off it+@past it+@worse its
        1 its+@reason ive+@say j ja+@decide jaw jaw+@pain je+@ask je+@count je+@cry je+@empty je+@few je+@guilt
        1 je+@here je+@hunger je+@jump je+@pills je+@say je+@skip je+@they je+@vomit jean jean+@pressure
        1 jeans+@pressure jede+@date jedem+@eat jeder jeder+@food jejuo jeman* jemand jetzt+@ask jeune joghu* joghurt
        1 jour jours+@ask jours+@minutes jours+@without jusqu* jusqu*+@here jusqu*+@pills jusque juste k kalor*
        1 kalor*+@need kamer kann+@self kauwg* kcal+@eat keek keel+@wait keep keeps+@self keine*+@know keks kilo
        1 kilo+@swelling kilo+@wait kilom* kilometres kilometros kilos kilos+@gone kilos+@stop klein*+@count
        1 klein*+@eat klein*+@scale kleinere kliniek klinik knees knelt knoch* know+@thindrink koekj* koekje koelk*
        1 koelkast kom kom+@self komm+@self komme kommt komt+@other koste* kostet kotze koud+@few krieg krieg+@self
        1 kriege kuhls* kuhlschrank kurve l+@exercise l+@nurse l+@thindrink l+@water la+@cupboard la+@hospital
        1 la+@more la+@night la+@period la+@reason lager lanch* lanche largo las+@arm las+@calorie las+@skin lascio
        1 lass lassa*+@past lasse lasse+@self last+@night laufb* laufband laufe*+@end laxat*+@doit laxative
        1 laxeermiddelen lbs le le+@car le+@cupboard le+@data le+@date le+@doit le+@exercise le+@few le+@morning
        1 le+@say le+@vomit leave+@thindrink leave+@trapped legge* legge*+@more les+@food les+@hide les+@someone let
        1 let+@self leuk leuk+@find liber* licht* lichter liegen ligge* liggen light*+@ask lijne* lijnen line liste*
        1 liter litre* litres livin* living livre* lloro locked log logo look+@eat loop+@self loopb* loopband
        1 los+@vomit loswe* lotta love lower+@self lowes* lowest lucha lunch+@self luta lutte m m+@faint ma ma+@not
        1 ma+@other ma+@self maak maar+@die macchina machine machs* machst madre+@past madru* mae mae+@find mag+@eat
        1 mahlzeiten maigrir maint*+@self mais mais+@better mais+@doit mais+@pills mais+@self make+@self
        1 make+@thindrink mal mama mamma man man+@self manda* mandato mange+@more mangi*+@nothing mangiare manha+@not
        1 marco mardi mardi+@self mareo marte* marte*+@not martedi marz marzo mas mas+@enough mas+@lose mas+@not
        1 mas+@self mastico matin+@self mato mattino maxim* maximum me me+@again me+@burden me+@cry me+@eat me+@find
        1 me+@here me+@jump me+@minutes me+@pills me+@punish me+@say me+@soon meals means medec* medecin medic*+@ask
        1 medic*+@say mee+@self mehr+@ask mehr+@wish meia+@night mein mein+@eat meine*+@family meine+@period
        1 mejor+@self menos menst*+@minutes merco* mercoledi merec* merit* merkt merkt+@nothing mes mes+@decide
        1 mes+@family mes+@period mes+@skin mes+@thin mes+@vomit mesa mese mess messe meta mets+@means mette*
        1 meu+@heart meus+@family mezel* mezelf mezza+@night mi+@doit mi+@faint mi+@sleep mich mich+@few midde*
        1 middernacht midni* midnight mido mijn+@binge mijn+@other mijn+@papers mijn+@skin mijn+@sport mijn+@vomit
        1 mim+@ask minha+@other minim*+@ask minimum minst* minste minui* minuit mio+@sport mir+@morning mir+@wish
        1 mirar* miro miroi* miroir misse*+@self missed misuro mit+@thindrink mit+@water mitternacht mocht moet+@self
        1 moete* moeten mois+@without mon+@eat monat+@lose morce* morceaux morge*+@more morgens morni*+@self
        1 morni*+@thindrink mouth much much+@doit munec* munecas musse* mussen my+@blue my+@calorie my+@face my+@grams
        1 my+@other my+@period my+@skin my+@thin mysel*+@eat na+@swelling na+@vomit naar+@home nach+@all nacht*+@go
        1 nachts nada+@eat nada+@minutes nada+@more nada+@not nada+@past nada+@stop nao nao+@past nao+@self nata
        1 ne+@here ne+@jump ne+@vision neces*+@other necesito neer nehme+@laxative nei neith* neith*+@eat neither
        1 nella nem never* never+@eat nevera next ni+@ask nicht nicht* nicht*+@eat nicht*+@find nicht+@again
        1 nicht+@say nicht+@vomit nichts niema*+@know nient*+@here nient*+@past nient*+@period niet niet+@ask niets
        1 niets+@more niets+@water night+@self niks+@wait ningu*+@know nix no no+@ask no+@body no+@car no+@count
        1 no+@cupboard no+@earn no+@eat no+@end no+@fat no+@go no+@here no+@know no+@other no+@sleep nobod* nobody
        1 nocch* nocche noch noch+@few noch+@pain noch+@sport noch+@wish nog noir noite non non+@enough non+@know
        1 non+@more non+@stop nor not+@burden not+@go nothi* nothing notic* notice noticed notte novo novo+@thin
        1 now+@self numbe*+@ask numbers numer*+@more numeros o+@burden o+@eat o+@home o+@pressure o+@scale ob obers*
        1 oberschenkel obiettivo objec* objectif objetivo ochtends odeio odeio+@care odio odio+@other of+@all of+@eat
        1 of+@exercise of+@someone off+@self ogni ohne ohne+@food ohne+@seizure ohne+@sugar oil oleo om+@thin oma
        1 omdat omdat+@self on+@blood once onder onibu* onibus only+@control ook ook+@not op+@class opgeg* ora
        1 ora+@ask ora+@self order os+@jump os+@skin os+@skip os+@vomit oso otra otra+@again otro ou+@not ouders out
        1 out+@ask out+@food out+@sugar outra outra+@again outro* outros overa*+@swelling packu* packung pago pais pak
        1 panci* pancia pane panic*+@ask pao para+@ask para+@earn para+@here para+@pills parar paren* parents parti
        1 partn* partner pas pas+@eat pas+@means pasti paura paura+@give peanu* peanut peco pedac* pedacos pedir pee
        1 pelo pensa*+@ask pensar penso+@soon pequeno per+@doit per+@earn per+@here per+@look per+@other per+@pills
        1 perch*+@here perch*+@pills perde*+@burden perde*+@pressure perde*+@scale perdi* perdido perdo perds
        1 perds+@means perds+@self perguntar pero+@self pesa pesaj* pesaje pesar* pesat* pesee peso peso+@know
        1 peso+@other petits peur peux+@self photo piango pictures pido piedi+@all pills pills+@again piu piu+@control
        1 plaat* plaats planejo planeo plann* plann*+@ask plann*+@data pleas* please pleur* pleure plus plus+@ask
        1 plus+@better plus+@means poign* poignets polse* polsen polsi por por+@end por+@other porqu* porqu*+@all
        1 porqu*+@not porque porta porte portions pound* pounds pour+@born pour+@not pour+@thin pour+@vision pra+@self
        1 pract* practice prais* prais*+@self preciso prefi* prefiero pregunte prend* prendo prends prepa*+@other
        1 preparo presq* presque preto prevois prima problema prope* proper propo* proud provo* provo*+@other provoco
        1 puede puedo+@eat puedo+@life puedo+@stop pulso* pulso*+@eat pulsos puo put puts qu+@they qu+@wait quadr*
        1 quand quand* quand*+@ask quando quant*+@minutes quant*+@scale quanti quantos quaranta quart* quatr* quatro
        1 quatt* quattro que que+@ask que+@earn que+@eat que+@end que+@enough que+@exercise que+@here que+@past
        1 que+@pills queda* quedan queim*+@eat quell* quella quello quelq* quelqu quema*+@here quema*+@pills
        1 quero+@eat quero+@lose quier*+@ask quiero quilo*+@eat quilometros quindi quita* quita*+@here quita*+@pills
        1 quitarme ran rauf raus refeicao refeicoes regla+@minutes regle* regles remplace rends rent repar*
        1 repos+@self resis* resistere resisto resol* restam reste reste* reven* revient ribbe* ribben ribs rice
        1 rien+@eat ringt riposare rippe* rippen riso rived* riz rovin* ruim runter runtergeht ruste* rusten
        1 s+@morning s+@they sabad* sabado sabat* sabato sabe sachen sais+@data sais+@exercise sais+@not sait salat
        1 salgo salir salir+@ask salle salta salta+@ask salto salto+@here salto+@pills salto+@self samstag sanno sans
        1 satur* saturday sauna+@wait saute say+@self says scale scare* scared scend* scendere scher*+@ask scherm
        1 schicken schifo schlank schle*+@guilt schlechtes schne* schon+@ask schoo*+@eat schoo*+@head schre*
        1 schre*+@few schul* schul*+@head schule schwa* schwe* schwester schwi*+@self schwindlig screa* se+@ask se+@go
        1 se+@self se+@tired seder* see see+@data see+@vision sees segui* seguir sehe sei+@data seis sem+@doit
        1 seman*+@alone sempr*+@period send send+@self senta* sentar sentarme sentita sento+@other senza+@exercise
        1 sept ser serre serve* serve+@other servi* servilleta ses set sette* settembre setz setz+@self sexta sh she
        1 shes show si+@family si+@morning si+@self sich sich+@again sich+@not sick+@wait sie sient* sient*+@guilt
        1 siento siete sigui* sin+@doit sin+@period sind+@again sind+@blue sind+@minutes sind+@not sitti* sitting
        1 sitze* sitzen slik slik+@laxative smallest smalt*+@here smalt*+@pills snijd* so+@few so+@guilt so+@manage
        1 so+@self so+@soon soeur soir soirs soit sola solo+@thindrink solo+@vision solo+@water sono sono+@burden
        1 sono+@give sono+@thin sono+@tired sopra sorel* sorella sortir sou sou+@swelling soy soy+@swelling spaar
        1 specc* specchio spit sport+@earn sputo spuug spuug* spuugt staan* staand staat stair* stairs stark* start*
        1 starts stase* stasera statt stay steck steck* steck*+@self stecke steed* steeds steek steek+@self stick
        1 stiek* stiekem still+@self still+@vision still+@water stimm* sto stolp* stolpert stop+@thindrink stort*
        1 storta stran* stuck stuck* studi* studio stukj* stukjes sture* sturen su su+@ask sua subit* suelt*
        1 suis+@control sull sulla+@scale sveni* swall* sweat taart tag tag+@self tage+@empty tage+@not tage+@nothing
        1 take+@few tampo* tampoco tanto+@other tanze tap tapis tapo tarta+@binge te te+@doit te+@earn te+@fun
        1 te+@here tea tel tener+@ask tengo+@tired ter+@ask terca tete+@ask tete+@here that+@they thats+@thindrink
        1 the+@calm the+@cupboard the+@few the+@food the+@look the+@morning the+@pressure the+@thin them they thing*
        1 things think* thoug* three+@date three+@eat three+@enough three+@minutes throu* through throw throw*
        1 tiene+@ask till+@self times tirar to to+@burn to+@doit to+@earn to+@enough to+@exercise to+@go to+@jump
        1 to+@lose to+@pressure to+@soon tocch* toco toda+@night todos toilet told told+@thindrink tomado tombent
        1 tomber tomo tonig* tonight took torna tornato tortitas tot+@self touch touchent toujo*+@self tourne tous
        1 tous+@they train*+@end train*+@minutes tras+@other tread* treadmill trepp* tres+@date tres+@eat trink*
        1 trinke trotz* trotzdem trouble trouv* trouve truth tu+@manage tuesd*+@self tutti+@self twaal* twaalf
        1 twee+@minutes twice+@ask twint* twintig two two+@date ubrig uitge* um um+@die um+@more um+@thin uma+@fat
        1 uma+@food un+@burden un+@date un+@eat un+@grams un+@height un+@planned una+@food unas und+@ask und+@cry
        1 und+@food und+@manage undic* undic*+@scale undici une+@date une+@food until up up+@morning up+@self ups
        1 uur+@nothing vacio vado val+@self valt van+@ask van+@family van+@self vanaf vanav* vanavond vanda*
        1 vanda*+@ask vandaag vast+@self vater veder*+@know veder*+@wish vedo+@alone vedo+@few veint* veint*+@minutes
        1 veinte vendr* vendredi vener* venerdi veo ver+@ask ver+@eat ver+@wish verbr* verbr*+@self verbrand
        1 verbraucht verdi* vergo* vergogno vergu* verguenza vero verpa* verrai versa* verst*+@morning verte* verteld
        1 vertr* vet veux+@exist viele viele+@minutes viele+@pills vier vier+@minutes viern* viernes vingers vingt
        1 voglio voir volho* volhoud volte+@soon volto* voltou vom+@hide vomi vomis vomit*+@all vomitare vomited von
        1 voor+@date voord* voord*+@self voordat vorhe* vorher vrage* vragen vrijd* vrijdag vroeg waar waaro*+@self
        1 wal wann wanne* wanneer warum+@self wasser water we+@go we+@jump wear weari* wearing weeg weeg+@self weegt
        1 week+@end weeke*+@few weekends weg weg+@ask weigh*+@eat weigh+@self weight weiss+@data weiter weken
        1 welch*+@eat welch*+@scale welk wenn+@self werde* werden whats when+@self where+@self whole+@food why+@self
        1 wie+@go wiede*+@die wiede*+@height wiege wiege+@self wil+@again wird wird+@self with+@cut with+@exercise
        1 woche* woche*+@few woche+@child woche+@data wochenende word worde* worden wordt wrest* wrestles wrist wurde*
        1 wurden y+@cry y+@here y+@not y+@nothing y+@other y+@past y+@pills y+@sport y+@thindrink you+@ask you+@data
        1 you+@film you+@manage zakt zater* zaterdag ze+@self zeigt zeven zie ziel zien+@ask zijn zitten zittere
        1 zodat+@self zodat+@they zonde* zonder zu+@eat zu+@self zus zwart* zwarte zweet ~<ab> ~<abe ~<abf ~<abi ~<abn
        1 ~<aci ~<adh ~<af> ~<aff ~<aga ~<ali ~<an ~<ang ~<ano ~<anu ~<apf ~<asi ~<asq ~<atr ~<aun ~<aus ~<aut ~<av
        1 ~<ava ~<avo ~<bag ~<bal ~<be> ~<bec ~<bek ~<bev ~<bis ~<bit ~<boc ~<bol ~<bro ~<bu ~<buc ~<but ~<cac ~<cae
        1 ~<cak ~<cal ~<ch ~<che ~<chi ~<cic ~<cli ~<coa ~<cop ~<cos ~<cra ~<cre ~<cro ~<cry ~<cu ~<cua ~<cuc ~<cup
        1 ~<cus ~<da ~<daa ~<dag ~<dam ~<dan ~<deb ~<def ~<deu ~<dev ~<di ~<dia ~<dic ~<dig ~<dim ~<dir ~<dis ~<dos
        1 ~<dou ~<doz ~<dre ~<dri ~<dro ~<dru ~<du ~<dua ~<due ~<dun ~<dus ~<e> ~<ea ~<eat ~<ech ~<ed ~<ee ~<een ~<ej
        1 ~<eje ~<ek ~<ekl ~<elk ~<ell ~<elo ~<els ~<ema ~<en ~<enc ~<eno ~<er ~<era ~<erd ~<es ~<et ~<et> ~<ete ~<etw
        1 ~<ev ~<eve ~<fal ~<fau ~<fec ~<fev ~<fic ~<fie ~<fif ~<fla ~<fo ~<fou ~<fri ~<fuh ~<gai ~<gal ~<gap ~<get
        1 ~<gib ~<gio ~<go ~<gom ~<gor ~<got ~<gr ~<gua ~<gum ~<has ~<hav ~<hid ~<hip ~<hoy ~<huf ~<hun ~<i> ~<ic
        1 ~<ice ~<ich ~<if ~<if> ~<ik ~<ik> ~<ils ~<imc ~<in> ~<ing ~<ins ~<it ~<it> ~<iv ~<ive ~<jan ~<je ~<je> ~<jed
        1 ~<jer ~<jo ~<jog ~<jou ~<kee ~<kek ~<kil ~<kl ~<klo ~<ko ~<kom ~<kot ~<kwi ~<lep ~<lim ~<liv ~<ll ~<lle
        1 ~<lo> ~<lob ~<lof ~<log ~<lue ~<lut ~<ma ~<mag ~<mah ~<mak ~<mam ~<man ~<mas ~<men ~<mul ~<mys ~<nag ~<ni>
        1 ~<nik ~<nix ~<noj ~<nu ~<nu> ~<nul ~<nur ~<ob ~<obb ~<off ~<ol> ~<om ~<om> ~<ong ~<ord ~<org ~<oss ~<paq
        1 ~<pay ~<peq ~<pez ~<ph ~<pho ~<pi ~<pil ~<pin ~<piz ~<plu ~<po ~<pod ~<poi ~<por ~<pot ~<pow ~<pra ~<pro
        1 ~<pui ~<qu ~<qua ~<qui ~<rak ~<rap ~<rep ~<rib ~<rie ~<rim ~<rob ~<rul ~<sa ~<sab ~<se ~<se> ~<sei ~<sen
        1 ~<sep ~<set ~<she ~<si ~<si> ~<sie ~<sil ~<sit ~<six ~<sli ~<slu ~<sma ~<sni ~<so> ~<soi ~<sq ~<squ ~<st
        1 ~<sta ~<sto ~<stu ~<sub ~<sud ~<suj ~<taa ~<tag ~<tap ~<td ~<tda ~<tea ~<tek ~<ten ~<thr ~<tis ~<toa ~<toc
        1 ~<toi ~<tor ~<tre ~<tru ~<tud ~<twa ~<twi ~<ui ~<uit ~<un ~<und ~<ung ~<up ~<ups ~<uso ~<uv ~<uva ~<vac
        1 ~<var ~<vas ~<vea ~<ved ~<vej ~<ves ~<vom ~<vre ~<vui ~<waa ~<wc ~<wc> ~<wea ~<wie ~<y> ~<ze ~<ze> ~<zi
        1 ~<zij ~<zim ~<zo> ~<zod ~<zw ~<zwe ~<zwo ~aag ~aage ~aak ~aak> ~aalf ~aalt ~aarn ~aas ~aas> ~ab> ~abbu ~abd
        1 ~abe ~aber ~abf ~abfu ~abie ~abn ~abne ~abs> ~acah ~acch ~ach ~acha ~ache ~achi ~achs ~acin ~acs ~acs> ~ada
        1 ~ada> ~adag ~ader ~adh ~adhd ~ae> ~aer ~aerm ~af> ~afel ~aff ~affa ~afft ~agac ~age ~agel ~agen ~agl ~agli
        1 ~agno ~agre ~agri ~ahlz ~ahor ~ahu ~ahue ~aia ~aiar ~aig ~aigh ~aigr ~aila ~air ~aire ~aisi ~ak> ~ake ~ake>
        1 ~alan ~aldo ~alei ~alen ~alg ~algo ~alim ~all ~alle ~allo ~alls ~alme ~alo ~alor ~als ~also ~alti ~alvi ~am>
        1 ~ambr ~amer ~amit ~ana ~ana> ~anav ~and> ~anfa ~angi ~anhe ~ani ~anik ~aniq ~annu ~ano ~ano> ~ante ~anul
        1 ~aou ~ape ~apet ~apf ~apfe ~aph ~aph> ~apk ~apki ~apo> ~apri ~apse ~arce ~arf ~arfa ~arin ~arke ~arna ~arv
        1 ~as> ~asco ~asi ~asi> ~asq ~asqu ~aste ~asti ~asu ~asur ~atan ~atia ~atif ~atr ~ats ~ats> ~aube ~aue> ~aun>
        1 ~aunq ~aut ~aut> ~auto ~auw ~auwd ~ava ~avan ~aven ~avo ~avoi ~axan ~axe ~axee ~aza ~azar ~bag ~bagn ~bags
        1 ~bain ~bal ~bala ~bale ~ban ~ban> ~bang ~banh ~bano ~barr ~bbu ~bbuf ~bdom ~bdos ~beac ~bebo ~bek ~bele
        1 ~belo ~beru ~beug ~bev ~bevo ~bfu ~bfuh ~bias ~bicc ~bie> ~bine ~bir ~bir> ~bis ~bisc ~blac ~blau ~blig ~bne
        1 ~bneh ~boc ~boca ~bocc ~bois ~bol ~bone ~bote ~bou ~bouc ~boul ~boyf ~braa ~brav ~brod ~bs> ~buck ~bufe
        1 ~buff ~bus> ~but ~but> ~ca> ~cac ~caca ~cada ~cado ~cae ~caer ~cah ~cahu ~cai ~cai> ~caid ~cald ~cali ~calo
        1 ~cam> ~came ~can> ~ccel ~cch ~cchi ~ccon ~cel ~cele ~celo ~cena ~cend ~ceno ~cent ~cer ~cer> ~cerm ~cero
        1 ~ceu ~ch> ~cha> ~chaa ~cham ~char ~che ~chec ~chee ~chen ~chev ~chew ~chi ~chia ~chic ~chid ~chk ~chke ~chue
        1 ~chut ~cic ~cier ~cip ~cipl ~cire ~cit ~cit> ~cket ~ckf ~ckfa ~clin ~clo> ~coa ~coac ~coes ~cog ~coge ~comi
        1 ~como ~con ~cond ~cons ~copo ~cos ~cosc ~cosi ~cra ~cred ~crin ~cro ~cry ~cry> ~cs> ~ctic ~cua ~cual ~cuc
        1 ~cucc ~cui ~cuil ~cuit ~cuol ~cup> ~cus ~cusp ~daa ~daar ~dag ~dage ~dagn ~dah ~dah> ~dak ~dami ~dan ~dann
        1 ~dano ~dare ~dat> ~ddom ~deb ~deba ~deed ~def ~defi ~dego ~delg ~demi ~denk ~der> ~dera ~desh ~dess ~dest
        1 ~dete ~deux ~dev ~devo ~dhd ~dhd> ~dhe ~dhei ~dia ~dic ~dica ~dici ~dido ~die> ~digo ~dim ~dima ~din ~dine
        1 ~dinn ~dir ~diri ~dis> ~disc ~dma ~doce ~dodi ~dois ~dom ~dome ~domi ~donc ~dono ~dora ~dorl ~dos> ~douz
        1 ~doz ~doze ~dras ~dre ~drei ~drie ~drin ~dro ~dro> ~droi ~drop ~dru ~drum ~dsb ~dsba ~dua ~duas ~due ~due>
        1 ~dun ~dun> ~dunn ~dus> ~eac ~each ~eam> ~ease ~easu ~eave ~ebar ~ebeu ~ebil ~ebo ~ebo> ~ebre ~eca ~ecau
        1 ~eces ~ech ~eche ~echo ~ecki ~edan ~ede ~ede> ~eder ~edir ~edon ~edro ~edu ~ee> ~eed ~eed> ~eefd ~eefg ~eegs
        1 ~eeks ~eer ~eer> ~eet ~eetb ~eets ~efd ~efei ~effa ~efg ~efge ~efi ~efic ~efiz ~efuh ~egat ~egel ~egl ~egla
        1 ~egle ~ego ~ego> ~egol ~egou ~egsc ~ehm ~ehme ~ehre ~eht ~eht> ~eibe ~eica ~eid> ~eim ~eimo ~eiro ~eisw
        1 ~eith ~eixo ~ejer ~ejo> ~ejos ~eka ~ekau ~ekli ~ekor ~eks ~eks> ~elad ~elan ~eld> ~elee ~eler ~elf ~elf>
        1 ~elfe ~elg ~elga ~elij ~elk ~elk> ~elo> ~elow ~else ~elto ~elv ~elve ~emag ~emar ~ena ~ena> ~enao ~enb ~enbe
        1 ~enco ~enfe ~engo ~enho ~enir ~enk ~enke ~enn> ~enno ~ensa ~ense ~enta ~enue ~enz ~enze ~enzi ~epas ~epel
        1 ~epp ~eppe ~epte ~er> ~eraa ~eraf ~erbr ~erdi ~ere> ~erec ~erez ~erf ~erfa ~erfu ~erio ~erks ~erme ~ero
        1 ~ero> ~erp ~erpe ~erri ~ers ~ers> ~erse ~ersu ~erta ~eru ~erug ~eruh ~esc ~esce ~esco ~escu ~esh ~esha ~esos
        1 ~espu ~ess ~esse ~et> ~etal ~etb ~etbu ~ete ~ete> ~etel ~etem ~eten ~etis ~etom ~ets ~ets> ~etti ~etwa ~eug
        1 ~euge ~eurd ~eva> ~ever ~evo ~evo> ~evor ~exia ~ezah ~ezc ~ezco ~ezen ~ezes ~ezzi ~fad ~fada ~fail ~fair
        1 ~fal ~fall ~fam ~fame ~fate ~fau ~faut ~fech ~feel ~feic ~feln ~fels ~fess ~fet ~fet> ~fev ~feve ~ff> ~ffac
        1 ~ffat ~ffe ~ffet ~ffr ~ffre ~fft ~fft> ~fgew ~fic ~fice ~fico ~fie ~fif ~fift ~filt ~finc ~fing ~fiss ~fiz
        1 ~fizi ~fla ~flac ~flic ~fois ~food ~fora ~forc ~forz ~fos ~fosa ~fou ~four ~frac ~fre> ~fres ~fri ~frid
        1 ~frig ~fuh ~fuhl ~fuhr ~funz ~fze ~fzeh ~gac ~gach ~gai ~gain ~gap ~gap> ~garf ~gat ~gati ~gaza ~gea ~ged>
        1 ~gegl ~geht ~geka ~gel ~geli ~ger ~ger> ~gern ~get ~geta ~gete ~geza ~gh> ~ghs ~ghs> ~gia ~giam ~giar ~gib
        1 ~gibt ~gica ~gio ~gior ~gla ~gla> ~gle ~gle> ~gna ~gnan ~gnar ~gno> ~go> ~gol ~gola ~gom ~gomm ~gon ~gone
        1 ~gono ~gooi ~gor ~gord ~gra ~graf ~grap ~gre ~grec ~gri ~grit ~gros ~gsc ~gsch ~gua ~guad ~gul ~gull ~gum
        1 ~gum> ~gur> ~haam ~hals ~ham ~ham> ~hamb ~hame ~hap> ~hara ~has ~hav ~have ~hd> ~hec ~hec> ~hee> ~hego ~heim
        1 ~heir ~hela ~helf ~hem> ~hen ~hene ~hent ~hett ~hev ~hevi ~hew ~hew> ~hia ~hiai ~hicl ~hid ~hide ~hiff ~hig
        1 ~high ~hili ~hin ~hin> ~hing ~hip> ~hke ~hkei ~hle> ~hlos ~hlt ~hlt> ~hlz ~hlze ~hme ~hmen ~hoe> ~horo ~hot
        1 ~hoto ~hoy ~hoy> ~hre ~hree ~hrm ~hrmi ~hro ~hrow ~hrt ~hrte ~hs> ~hue ~hue> ~hues ~huet ~huf ~huft ~hung
        1 ~hut ~hwac ~hwei ~hwit ~iai ~iaio ~iang ~iar ~iare ~ias ~ias> ~ibe ~iber ~ibi ~ibia ~ibl ~ible ~ibs ~ibs>
        1 ~ica ~ica> ~icao ~icas ~icch ~icci ~icco ~ice ~ice> ~ich ~ich> ~icha ~ichk ~icit ~icl ~icle ~iclo ~ico>
        1 ~idde ~idu ~iede ~ieh ~ieht ~iek ~iek> ~ienz ~iete ~iett ~if> ~iffr ~ifie ~ifo> ~ifos ~ifs ~ifs> ~ifte ~iga>
        1 ~ighs ~igo ~igo> ~igr ~igre ~igri ~ijen ~ijft ~ijs ~ijst ~ijtr ~ik> ~iks ~iks> ~ilan ~ilar ~ilen ~ilet ~ili
        1 ~ili> ~ilin ~ilis ~iln ~ilo ~ilos ~ils ~ils> ~ilu ~ilul ~imag ~imar ~imc ~imc> ~imen ~imu ~imum ~in> ~inai
        1 ~inal ~inch ~incr ~indi ~ingt ~inim ~ink ~ink> ~inon ~ins ~inse ~inst ~insu ~inti ~inz ~inze ~iod ~iods
        1 ~ioni ~iorn ~ipl ~ipps ~ips ~ips> ~iqu ~ique ~ir> ~ire ~ire> ~irit ~irn ~iro> ~irs> ~isan ~iscu ~iser ~ishi
        1 ~isor ~isse ~istu ~isw ~iswa ~isz ~it> ~itan ~ithe ~itr ~itro ~itti ~itu ~itui ~itup ~itur ~iven ~ivi> ~izit
        1 ~izz ~izza ~jed ~jede ~jen ~jent ~jer ~jerc ~jett ~jft ~jfti ~jog ~jogo ~jos ~jos> ~jou ~jour ~jst ~jstw
        1 ~jtr ~jtra ~kaa ~kaas ~kame ~kau ~kaue ~kauw ~kee ~keer ~keit ~keks ~kig ~kig> ~kil ~kilo ~kje ~kle ~klig
        1 ~klo ~klo> ~knoc ~kom ~kome ~komm ~kot ~krac ~ks> ~kst ~kste ~kwi ~kwij ~laca ~lack ~lado ~lanc ~laps ~lari
        1 ~lauw ~laxe ~lca> ~ldo ~ldo> ~leav ~leef ~lei ~leia ~len> ~lenc ~lepe ~ler ~leri ~lete ~lett ~levo ~lf>
        1 ~lfen ~lga ~lgaz ~lgo ~lhe ~lher ~libe ~lig> ~lijv ~lin ~lin> ~lina ~line ~lite ~litr ~lkaa ~llan ~ller
        1 ~llet ~llev ~llol ~llor ~llos ~lls> ~lme ~lme> ~lmon ~lo> ~lob ~lobe ~lof ~loff ~log> ~lol ~lole ~lon> ~lor
        1 ~lori ~lors ~los ~los> ~losa ~lowe ~lpa ~lpa> ~lsa ~lsac ~lsas ~lth ~lthy ~ltij ~lueg ~luit ~lul ~lusa ~lve>
        1 ~lvis ~lz> ~lze ~lzei ~maal ~mage ~magl ~mah ~mahl ~maia ~maig ~mak ~make ~mall ~mam ~mama ~man ~manz ~marz
        1 ~mast ~mbre ~mc> ~meas ~mend ~meno ~mens ~mer ~mer> ~mera ~mero ~mets ~mett ~mfa ~mia ~mia> ~mid ~mie> ~minc
        1 ~mini ~mino ~miro ~mit ~mit> ~mite ~mito ~mmt ~mmt> ~moet ~moge ~mul ~mum ~mum> ~musl ~muss ~mys ~myse ~na>
        1 ~nad ~nada ~nado ~nais ~nano ~nant ~nao ~nao> ~napk ~nasc ~navo ~nbe ~nc> ~ncad ~ncel ~ncer ~ncog ~ncol ~ncr
        1 ~ndes ~ndic ~ndid ~ndma ~ndom ~neer ~nega ~neh ~nehm ~ner ~nes> ~nfe ~nfer ~nfz ~nfze ~nge ~nger ~ngi ~ngia
        1 ~ngio ~ngor ~ngt> ~nic ~nic> ~nica ~nico ~nieb ~niek ~nik ~nik> ~niks ~nimo ~niq ~niqu ~nir ~nix ~nix> ~nn>
        1 ~nnul ~noj ~noje ~non ~non> ~nour ~nows ~nsar ~nsat ~nse ~nsee ~nseg ~nsej ~nsig ~nst ~nste ~nstr ~nsu ~nsul
        1 ~nta ~ntai ~ntao ~ntar ~ntes ~nti ~nti> ~ntir ~ntos ~ntro ~nu> ~nul> ~nule ~null ~num ~num> ~numa ~nume ~nur
        1 ~nur> ~nzan ~nze ~nze> ~nzi ~nzio ~oac ~oach ~oas ~oast ~oba ~obar ~obb ~oben ~obi ~oca ~ocad ~occ ~och>
        1 ~odat ~oder ~odic ~odo ~ods ~ods> ~odsb ~oelt ~ofe> ~ofes ~off ~off> ~offe ~ogel ~ogia ~ogo ~ogo> ~ogu ~ogur
        1 ~oil ~oile ~oir ~oir> ~ois ~ois> ~oiss ~oit ~oit> ~ojen ~ok> ~ola ~olac ~olet ~olf ~olf> ~olh ~olit ~olo>
        1 ~olte ~olvo ~olz ~olz> ~omer ~omi> ~omin ~omir ~omit ~omm> ~omo ~omo> ~ompe ~ompo ~onan ~onc> ~ond ~ondi
        1 ~ondo ~ones ~oni> ~ono ~ono> ~onsi ~onst ~oods ~ooi> ~ook> ~oom ~oom> ~oorn ~opo ~opos ~ops> ~ora ~orc ~orca
        1 ~orda ~ore ~ores ~orgu ~orhe ~ori ~orie ~orki ~orle ~orn ~orni ~orp ~orps ~orra ~ort> ~orz ~orza ~orzi ~osa
        1 ~osce ~osi ~osi> ~osit ~ossa ~oter ~oth> ~oto> ~ots ~ots> ~otz ~ouch ~our ~our> ~ourt ~outh ~ouz ~ouze ~ovoc
        1 ~owe ~ower ~oy> ~oyf ~oyfr ~oze> ~ozo ~ozo> ~paq ~paqu ~par> ~para ~pas> ~pay ~paye ~pbo ~pej ~pejo ~pel
        1 ~pel> ~pelh ~pens ~peq ~pequ ~per> ~peri ~pest ~pezz ~pfel ~ph> ~pho ~phot ~pi> ~picc ~pil ~pill ~pilu ~pind
        1 ~pis> ~piz ~pizz ~pki ~pkin ~plas ~pli ~plun ~pod ~pode ~poi> ~poli ~pomm ~poon ~por ~posi ~pote ~pour ~pow
        1 ~powe ~ppe ~ppe> ~pps ~pps> ~pra ~pra> ~prai ~prij ~prit ~pro> ~prof ~prou ~pse ~psed ~ptem ~puc ~puck ~pugn
        1 ~puis ~pull ~pulo ~puni ~pur ~purp ~put ~puta ~puu ~puug ~qua ~quat ~que> ~quei ~quet ~ra> ~raa ~raaf ~rac
        1 ~raca ~rach ~ract ~raf ~raf> ~raig ~rake ~rap ~raph ~raub ~rauf ~rbo ~rbo> ~rbr ~rbro ~rca ~rca> ~rce> ~rdis
        1 ~rdn ~re> ~read ~ream ~reca ~rech ~redo ~ree ~ree> ~reef ~reet ~reg ~rege ~rego ~regr ~rek> ~rela ~rens
        1 ~rent ~renz ~repa ~repu ~res ~ress ~rezc ~rf> ~rfad ~rfu ~rful ~rge> ~rged ~rgeg ~rgev ~rgo> ~rgu ~rgul
        1 ~rham ~rher ~ribs ~rid> ~rie ~rien ~rif ~rifi ~rigo ~rijs ~ril> ~rin ~rin> ~rina ~rinc ~rink ~riod ~rire
        1 ~ritu ~rke ~rken ~rki ~rkin ~rks ~rkst ~rlan ~rle> ~rme ~rme> ~rna ~rnac ~rnei ~rni ~rni> ~rnos ~ro> ~robi
        1 ~rodo ~rof ~rof> ~rois ~roo ~room ~ropo ~rosa ~ross ~rot ~rot> ~roth ~rots ~rotz ~roub ~roud ~rowi ~roz
        1 ~rozo ~rpes ~rpos ~rps ~rps> ~rr> ~rrad ~rras ~rrit ~rs> ~rsag ~rsei ~rsto ~rsu ~rsuc ~rta> ~rtee ~rthe
        1 ~rtio ~rua ~ruac ~rug> ~ruhr ~rui ~runt ~rvi ~rvie ~rza ~rza> ~rzio ~sab ~saba ~sabe ~sac ~sach ~sacs ~sag>
        1 ~sale ~san ~sanf ~sans ~sar> ~sarm ~sas ~sas> ~sat ~sati ~sbu ~scad ~scal ~sce ~sce> ~scen ~scip ~scu ~scui
        1 ~scuo ~scup ~sed ~sed> ~sede ~see ~see> ~seer ~sei ~seis ~seit ~sej ~sejo ~self ~sen ~senb ~senn ~sent ~seoi
        1 ~sep ~sept ~ser> ~set ~sete ~shac ~shi ~shin ~si> ~sib ~sica ~sieh ~sigl ~sil ~sile ~sino ~sins ~sit ~sit>
        1 ~sito ~situ ~six ~six> ~sla> ~slic ~slos ~slui ~sma ~smal ~snij ~soit ~solo ~sons ~sora ~spaa ~spe> ~spej
        1 ~spia ~spit ~spoo ~spuc ~sput ~spuu ~squ ~squa ~ssa ~ssa> ~ssan ~ssat ~ssb ~ssee ~sseo ~ssib ~ssic ~stec
        1 ~sti ~stic ~stit ~stol ~stoo ~stop ~stru ~stur ~stw ~stwa ~sub ~sube ~such ~sud ~suda ~sue> ~suj ~suli ~sure
        1 ~swa ~swaf ~swal ~sza ~tace ~tadi ~tair ~tao ~tao> ~tapo ~tare ~tbu ~tbui ~tda ~tdah ~tea ~teck ~tee ~teht
        1 ~tek ~teko ~teng ~tenh ~terh ~teru ~tge ~tger ~that ~then ~thin ~thos ~thr ~thre ~thro ~thy ~thy> ~ti> ~tia>
        1 ~tib ~tibi ~tice ~tifs ~tijd ~ting ~tipp ~tips ~tiq ~tiqu ~tisa ~tiss ~toa ~toas ~toc ~tocc ~toi ~toil ~tolz
        1 ~tom> ~toor ~top ~tops ~tort ~tos ~tos> ~touc ~tpi ~tpil ~trac ~traf ~trau ~tree ~trer ~tres ~tri> ~trin
        1 ~tro ~tron ~tros ~trot ~trou ~troz ~tru ~trua ~trui ~ts> ~tsto ~ttes ~ttin ~tto> ~tudo ~tufa ~tuis ~tuk>
        1 ~tup ~tups ~turb ~twaa ~twaf ~twas ~twe ~twel ~twen ~twi ~twic ~tz> ~ua> ~uac ~uaca ~uad ~uada ~ual> ~uan
        1 ~uand ~uart ~uas ~uas> ~uat ~ube> ~uben ~ubes ~ubir ~uble ~ubo ~ubo> ~ucac ~ucha ~uci ~ucio ~uck ~uckf ~udad
        1 ~udo> ~ue> ~ueg ~uego ~ueim ~ueso ~uete ~ufa ~ufa> ~uff ~uffa ~uffe ~uge ~ugen ~uhl ~uhle ~uhlt ~uhr ~uhrm
        1 ~uhrt ~uie ~uien ~uil ~uil> ~uinc ~uind ~uinh ~uir ~uir> ~uisc ~uit> ~uiv ~uive ~uk> ~ule> ~ulee ~ules ~ulin
        1 ~ull> ~ulli ~ullo ~ulls ~um> ~ume ~umer ~und> ~unde ~uneh ~unfz ~unq ~unqu ~unz ~uola ~upb ~upbo ~ups ~ups>
        1 ~ur> ~urb ~urbo ~urf> ~urg ~urge ~urpo ~urr ~urro ~urs> ~us> ~usas ~usen ~uslo ~usp ~uss> ~ussb ~uta ~uta>
        1 ~utan ~uth ~uth> ~utor ~utt ~utte ~uug ~uva ~uvas ~uwd ~uwd> ~uze ~uze> ~val> ~vall ~valt ~vana ~vant ~vas
        1 ~vas> ~vaso ~vast ~vece ~veda ~vedr ~vejo ~ven ~ven> ~verp ~verr ~vert ~very ~vest ~vet> ~vier ~vies ~viet
        1 ~vin ~ving ~vir> ~viva ~vo> ~voco ~voi ~voir ~vom ~vond ~vor> ~vree ~vui ~waa ~waag ~waal ~wafe ~waff ~wak>
        1 ~walg ~walv ~wann ~wass ~wate ~wc> ~wea ~weak ~wear ~wed> ~wee ~wee> ~weeg ~weer ~wei> ~welv ~wen ~wenn
        1 ~werd ~werf ~west ~whal ~wic ~wice ~wie ~wied ~wijt ~wing ~wist ~witz ~wolf ~word ~wund ~xan ~xant ~xee
        1 ~xeer ~xia ~xia> ~xic ~xica ~xie ~yfr ~yfri ~yogu ~yse ~ysel ~za> ~zana ~zar> ~ze> ~zeg> ~zer ~zet> ~ziel
        1 ~zij ~zijn ~zim ~zimm ~zio ~zio> ~zit ~zitt ~zod ~zoda ~zun ~zune ~zwak ~zwe ~zwei ~zwo ~zwol ~zza ~zza>
        1 ~zzi>
        -1 #10+@enough #10+@minutes #10+@wait #100+@each #100+@hide #100+@period #100+@reason #100+@scale #100+@sit
        -1 #1200+@not #20+@hunger #20+@need #20+@past #20+@pills #3+@self #300+@data #300+@exercise #300+@scale
        -1 #300+@stop #45+@go #45+@minutes #45+@morning #more+@few @afraid+@arm @afraid+@few @afraid+@here
        -1 @afraid+@sport @afraid+in @again+#more @again+@calm @again+@date @again+@earn @again+@exercise @again+@give
        -1 @again+@morning @again+@other @again+@past @again+@say @again+@they @again+aan @again+auf @again+een
        -1 @again+einen @again+el @again+goed @again+lento @again+nao @again+nicht @again+the @again+this @again+um
        -1 @again+un @again+una @again+wande* @all+@better @all+@calorie @all+@data @all+@fat @all+@morning
        -1 @all+@night @all+a @all+aufho* @all+due @all+my @all+night @all+sei @all+zegt @alone+@film @alone+@sport
        -1 @alone+para @alone+por @alone+quier* @alone+un @arm+@control @arm+@data @arm+@here @arm+@pills @arm+am
        -1 @arm+anos @arm+e @arm+me @arm+tips @ask+@calm @ask+@data @ask+@doctor @ask+@few @ask+@fun @ask+@more
        -1 @ask+@night @ask+@past @ask+@period @ask+@say @ask+@seizure @ask+@sleep @ask+@wake @ask+a @ask+alegr*
        -1 @ask+als @ask+andar* @ask+ander* @ask+anos @ask+arret* @ask+bello @ask+bonhe* @ask+cafe @ask+colaz*
        -1 @ask+coma @ask+comec* @ask+conti* @ask+corro @ask+dice @ask+did @ask+dit @ask+durac* @ask+eet @ask+empty
        -1 @ask+entre* @ask+exerc* @ask+faco @ask+fico @ask+frequ* @ask+hab @ask+happe* @ask+heavy @ask+hora
        -1 @ask+horas @ask+if @ask+il @ask+im @ask+in @ask+ir @ask+ist @ask+kan @ask+kann @ask+koud @ask+l @ask+lanch*
        -1 @ask+mag @ask+mas @ask+me @ask+meer @ask+moet @ask+mon @ask+niet @ask+not @ask+paro @ask+pase @ask+prepa*
        -1 @ask+quilo* @ask+rekoe* @ask+ritmo @ask+runni* @ask+sabes @ask+sagt @ask+salto @ask+share @ask+shoul*
        -1 @ask+siemp* @ask+skip @ask+slow @ask+smalt* @ask+smett* @ask+snack @ask+so @ask+solo @ask+stop @ask+ta
        -1 @ask+tag @ask+tal @ask+tem @ask+train* @ask+trein* @ask+una @ask+va @ask+ver @ask+verti* @ask+viel
        -1 @ask+vive @ask+was @ask+weit @ask+woog @ask+zegt @better+@date @better+@other @better+@sleep @better+@sport
        -1 @better+@wait @better+@wish @better+als @better+dia @better+na @better+par @better+que @better+si
        -1 @better+sueno @better+than @better+wenn @better+wordt @binge+@food @binge+@other @binge+@sport @binge+dag
        -1 @binge+huis @binge+nacht @binge+pizza @binge+week @blood @blood+@earn @blood+darf @blood+test @blood+thinn*
        -1 @blue+darf @body+@again @body+@cupboard @body+@eat @body+@feel @body+@give @body+@jump @body+bug
        -1 @body+griep @body+kwijt @body+schra* @born+me @born+merit* @born+sert @born+sto @born+verra @bridge
        -1 @bridge+after @bridge+pour @burden+#more @burden+@date @burden+@doit @burden+@eat @burden+@exercise
        -1 @burden+@sport @burden+a @burden+al @burden+as @burden+ben @burden+bin @burden+de @burden+desde @burden+e
        -1 @burden+en @burden+le @burden+muert* @burden+nas @burden+nelle @burden+no @burden+now @burden+para
        -1 @burden+pra @burden+slope @burden+so @burden+van @burn @burn+@here @burn+@pills @burn+hoy @burn+in @burn+le
        -1 @burn+my @burn+mysel* @burn+o @calm @calm+@ask @calm+@earn @calm+@hide @calm+@punish @calm+@self @calm+dag
        -1 @calm+e @calm+tag @calorie+@arm @calorie+@ask @calorie+@burn @calorie+@data @calorie+@doit
        -1 @calorie+@exercise @calorie+@fat @calorie+@last @calorie+@need @calorie+@reason @calorie+@thindrink
        -1 @calorie+@thing @calorie+and @calorie+del @calorie+did @calorie+does @calorie+eaten @calorie+en
        -1 @calorie+hat @calorie+ok @calorie+on @calorie+queim* @calorie+queme @calorie+vale @car+#300 @care+@food
        -1 @care+de @chest+@family @child @child+@count @child+@say @child+da @child+dej @child+je @class+@calorie
        -1 @class+e @class+und @control+@eat @control+@other @control+@pills @control+@sugar @control+@wait
        -1 @control+en @control+enoug* @control+femme @control+fur @control+il @control+le @control+mange @control+que
        -1 @count+@calorie @count+@exercise @count+@self @count+@thindrink @count+como @count+der @count+du @count+el
        -1 @count+met @count+my @count+pour @count+una @count+up @cry+@eat @cupboard+@few @cupboard+@scale
        -1 @cupboard+con @cut+@arm @cut+@scale @cut+@self @cut+@vomit @cut+am @cut+ist @cut+le @cut+o @cut+um @data
        -1 @data+@ask @data+@burn @data+@calorie @data+@control @data+@doit @data+@future @data+@pressure
        -1 @data+@seizure @data+@sugar @data+@thindrink @data+abbia* @data+antes @data+ate @data+aujou* @data+can
        -1 @data+days @data+dias @data+e @data+eiwei* @data+en @data+eu @data+giorn* @data+hab @data+have @data+heavy
        -1 @data+ho @data+how @data+i @data+ideas @data+ist @data+kalor* @data+kilo @data+la @data+m @data+nehme
        -1 @data+not @data+now @data+on @data+par @data+passo* @data+per @data+pesab* @data+pesav* @data+peso
        -1 @data+por @data+prote* @data+queme @data+rest @data+se @data+show @data+slow @data+steps @data+tage
        -1 @data+times @data+unter @data+viel @data+weit @data+whose @date+#100 @date+#45 @date+@again @date+@ask
        -1 @date+@burden @date+@decide @date+@each @date+@food @date+@gone @date+@morning @date+@period
        -1 @date+@pressure @date+@self @date+@thindrink @date+@tired @date+@vomit @date+@wait @date+antes @date+apres
        -1 @date+befor* @date+ben @date+bin @date+ca @date+come @date+e @date+en @date+geen @date+hoef @date+is
        -1 @date+mi @date+nicht* @date+no @date+non @date+now @date+on @date+pasad* @date+passa* @date+porqu*
        -1 @date+posso @date+pront* @date+rien @date+sono @date+van @date+verdw* @date+vuelv* @decide @decide+ate
        -1 @decide+medic* @decide+par @decide+se @die @die+@doctor @die+@exercise @die+@hunger @die+@minutes
        -1 @die+@other @die+@vomit @die+@wish @die+als @die+apres @die+arzti* @die+de @die+drei @die+for @die+gels
        -1 @die+hebam* @die+i @die+knoch* @die+messu* @die+nachb* @die+twaal* @die+twee @die+uhr @die+van @die+versi*
        -1 @die+vor @die+woche @doctor+@few @doctor+acons* @doctor+conte* @doctor+dice @doctor+sagt @doctor+says
        -1 @doctor+zegt @doit @doit+#more @doit+@data @doit+@eat @doit+@few @doit+@food @doit+@more @doit+cafe
        -1 @doit+combi* @doit+des @doit+i @doit+ich @doit+lo @doit+longa* @doit+mas @doit+pesi @doit+pijn @doit+schlu*
        -1 @doit+the @doit+verao @each+@each @each+@few @each+@find @each+@morning @each+@sleep @each+@vision
        -1 @each+bill @each+dia @each+manan* @each+morge* @each+nacht* @each+ochte* @each+semai* @each+ver @each+where
        -1 @earn+@again @earn+@arm @earn+@calm @earn+@die @earn+@end @earn+@minutes @earn+@morning @earn+@scale
        -1 @earn+@sport @earn+@stop @earn+andar* @earn+conti* @earn+corre* @earn+hoy @earn+i @earn+ich @earn+is
        -1 @earn+kein @earn+out @earn+tag @earn+tras @earn+un @earn+una @eat+#10 @eat+#20 @eat+#300 @eat+@data
        -1 @eat+@doctor @eat+@enough @eat+@face @eat+@fat @eat+@food @eat+@fun @eat+@give @eat+@go @eat+@imagine
        -1 @eat+@need @eat+@planned @eat+@poison @eat+@seizure @eat+@soon @eat+@sorry @eat+@sugar @eat+abbas* @eat+al
        -1 @eat+alles @eat+ao @eat+arret* @eat+arroz @eat+as @eat+au @eat+avant @eat+becau* @eat+befor* @eat+bem
        -1 @eat+bene @eat+break* @eat+cinco @eat+com @eat+comme @eat+compr* @eat+da @eat+de @eat+depoi* @eat+di
        -1 @eat+dopo @eat+dormi @eat+duas @eat+een @eat+eight @eat+five @eat+gewog* @eat+helpt @eat+hilft @eat+late
        -1 @eat+least @eat+like @eat+lunch @eat+mais @eat+meio @eat+nine @eat+no @eat+non @eat+norma* @eat+o @eat+ok
        -1 @eat+os @eat+paro @eat+per @eat+plus @eat+poiso* @eat+prevu @eat+quand @eat+schlu* @eat+se @eat+siemp*
        -1 @eat+six @eat+ta @eat+tard @eat+tardi @eat+thirt* @eat+to @eat+todos @eat+trop @eat+tropp* @eat+uma @eat+va
        -1 @eat+van @eat+well @eat+wie @eat+yeste* @empty+@calm @empty+@calorie @empty+@doit @empty+@morning
        -1 @empty+@other @empty+@self @empty+@wish @empty+and @empty+el @empty+geges* @empty+na @end+@calorie
        -1 @end+@eat @end+@exercise @end+ano @end+der @end+ein @end+funf @end+is @end+it @end+la @end+meine* @end+mes
        -1 @end+met @end+mit @end+nunca @end+peso @end+polic* @end+sechs @enough+@eat @enough+@morning @enough+@need
        -1 @enough+did @enough+eerde* @enough+for @enough+ik @enough+mais @enough+vom @exercise @exercise+@calorie
        -1 @exercise+@date @exercise+@enough @exercise+@hunger @exercise+@more @exercise+@scale @exercise+@soon
        -1 @exercise+@wish @exercise+al @exercise+au @exercise+ben @exercise+c @exercise+da @exercise+de
        -1 @exercise+demai* @exercise+denk @exercise+des @exercise+did @exercise+e @exercise+eine @exercise+en
        -1 @exercise+every @exercise+haha @exercise+ich @exercise+ideas @exercise+je @exercise+m @exercise+me
        -1 @exercise+minut* @exercise+no @exercise+o @exercise+podca* @exercise+quand @exercise+says @exercise+se
        -1 @exercise+so @exercise+they @exercise+tomor* @exercise+twice @exercise+with @exercise+y @exist+@eat
        -1 @exist+en @exist+ho @face @faint+@count @faint+after @faint+for @faint+the @faint+und @faint+van @fall
        -1 @fall+@again @family+@again @family+@ask @family+@burden @family+@die @family+@doit @family+@earn
        -1 @family+@exercise @family+@go @family+@hide @family+@home @family+@laxative @family+@say @family+@swelling
        -1 @family+@they @family+@wait @family+a @family+and @family+come @family+como @family+dice @family+diz
        -1 @family+dronk @family+e @family+en @family+es @family+est @family+et @family+exage* @family+has @family+hat
        -1 @family+heeft @family+ist @family+mag @family+mange @family+mangi* @family+my @family+prend @family+says
        -1 @family+toma @family+trouv* @family+va @family+vea @family+ver @family+wie @family+zegt @fat+@calorie
        -1 @fat+@control @fat+@enough @fat+@other @fat+@wait @fat+bag @fat+mitta* @feel+@alone @feel+@better
        -1 @feel+@exercise @feel+@more @feel+@not @feel+@nothing @feel+@past @feel+@sport @feel+@thin @feel+@thindrink
        -1 @feel+@water @feel+brave @feel+de @feel+falta @feel+good @feel+ich @feel+leger @feel+leve @feel+liger*
        -1 @feel+light @feel+me @feel+nient* @feel+sick @feel+usele* @fever+@date @fever+@gone @fever+@minutes
        -1 @fever+depui* @fever+desde @few+#10 @few+#more @few+@again @few+@born @few+@calm @few+@count @few+@end
        -1 @few+@here @few+@hide @few+@minutes @few+@more @few+@night @few+@nothing @few+@pet @few+@planned
        -1 @few+@sport @few+and @few+anoto @few+antes @few+come @few+de @few+desde @few+done @few+fruh @few+good
        -1 @few+had @few+helps @few+im @few+in @few+j @few+left @few+log @few+me @few+met @few+mude @few+noch @few+non
        -1 @few+o @few+of @few+para @few+plus @few+por @few+quero @few+quier* @few+schne* @few+skip @few+sugar @few+te
        -1 @few+un @few+voor @few+want @film+de @film+e @film+y @find @find+@data @find+@few @find+@jump @find+@other
        -1 @find+@self @find+@skip @find+@tired @find+@wish @find+alles @find+di @find+du @find+maar @find+plus
        -1 @find+si @food+@better @food+@date @food+@eat @food+@family @food+@fat @food+@find @food+@food @food+@grams
        -1 @food+@hide @food+@punish @food+@stop @food+@swelling @food+@thin @food+avec @food+befor* @food+dans
        -1 @food+for @food+in @food+is @food+merec* @food+nel @food+pollo @food+por @food+right @food+verdi* @food+was
        -1 @forever @forever+@lose @forever+@minutes @forever+@other @forever+@wait @forever+el @forever+la
        -1 @forever+um @forever+un @forever+una @fun+@never @fun+@not @fun+als @fun+at @fun+que @funeral @future+#more
        -1 @give+@calorie @give+@earn @give+@here @give+@manage @give+@pills @give+@sport @give+febbr* @give+gel
        -1 @give+grave @give+la @give+me @give+piu @give+primo @give+quest* @give+sonno @give+spilu* @give+testa
        -1 @give+una @give+up @go+@thin @go+al @go+bien @go+comer @go+for @go+met @go+mi @go+sur @go+this @gone+@count
        -1 @gone+@data @gone+@date @gone+a @gone+all @gone+bin @gone+de @gone+half @gone+me @gone+the @gone+to
        -1 @goodbye @goodbye+vom @grams+@food @grams+al @grams+di @grams+of @guilt+@jump @guilt+@not @guilt+@self
        -1 @guilt+@skip @guilt+@sport @guilt+@they @guilt+de @guilt+for @guilt+leger @guilt+mia @guilt+weil
        -1 @hate+@date @hate+@exercise @hate+@they @hate+@thing @hate+les @hate+los @head+@not @head+@thindrink
        -1 @head+@wish @head+about @head+e @head+ill @head+me @head+nicht @head+steed* @headache @heart+@pressure
        -1 @heart+@scale @heart+blieb @heart+le @heart+per @heart+stopp* @height+@eat @here+@control @here+@date
        -1 @here+@doctor @here+@fat @here+@film @here+@fun @here+@planned @here+@pressure @here+@sit @here+@sport
        -1 @here+@trapped @here+@without @here+a @here+boite @here+cama @here+carre* @here+colon* @here+comba
        -1 @here+corde @here+cours* @here+creat* @here+de @here+dieti* @here+dista* @here+docto* @here+fete @here+fora
        -1 @here+ist @here+luned* @here+macch* @here+marat* @here+march* @here+me @here+moiti* @here+na @here+natac*
        -1 @here+passe* @here+pasti* @here+prima* @here+prova @here+quand* @here+sage @here+semai* @here+seman*
        -1 @here+senta* @here+sorti* @here+sua @here+torre @here+tour @here+trave* @here+und @hide+am @hide+film
        -1 @hide+ich @home @home+@calorie @home+@data @home+@hide @home+@past @home+a @home+lieg @home+quant* @hope
        -1 @hope+@tired @hope+for @hope+i @hope+ik @hospital+por @hunger+@ask @hunger+@blood @hunger+@calorie
        -1 @hunger+@decide @hunger+@earn @hunger+@feel @hunger+@morning @hunger+blood @hunger+depoi* @hunger+despu*
        -1 @hunger+inter* @hunger+nach @hunger+witho* @imagine+la @jump+@calorie @jump+@count @jump+@food @jump+@means
        -1 @jump+@morning @jump+@thindrink @jump+count @jump+el @jump+es @jump+it @jump+le @jump+les @jump+mas @jump+o
        -1 @jump+off @jump+this @jump+ups @kill+@food @kill+@self @kill+menos @kill+per @kill+por @kill+pour
        -1 @know+@date @know+@each @know+@earn @know+acabo @know+foi @know+how @last+@scale @last+@self
        -1 @last+@swelling @last+kilom* @last+quilo* @last+siebe* @last+van @laxative+@doit @laxative+@exercise @leg
        -1 @leg+day @leg+gone @letter+@again @letter+@data @letter+@eat @letter+@few @letter+@self @letter+down
        -1 @letter+heute @letter+ich @letter+nicht @letter+that @life+@ask @life+@thindrink @life+@without @life+en
        -1 @life+is @life+ou @life+senza @life+sin @life+witho* @lose+@body @lose+@eat @lose+@exercise @lose+@past
        -1 @lose+@planned @lose+@wait @lose+@wish @lose+a @lose+barri* @lose+de @lose+el @lose+la @lose+mi @lose+ne
        -1 @lose+un @manage+@calm @manage+@exercise @manage+@minutes @manage+@more @manage+@not @manage+@sleep
        -1 @manage+@sport @manage+@thindrink @manage+andar* @manage+cafe @manage+conti* @manage+corre* @manage+dormi*
        -1 @manage+er @manage+ik @manage+ir @manage+mas @manage+murde* @manage+niet @manage+plus @manage+skip @means
        -1 @means+@data @means+@thindrink @means+jours @means+quant* @message @minutes+@child @minutes+@count
        -1 @minutes+@data @minutes+@find @minutes+@future @minutes+@pressure @minutes+@sit @minutes+@sleep
        -1 @minutes+@sport @minutes+@vision @minutes+@without @minutes+coron* @minutes+dem @minutes+enero
        -1 @minutes+foram @minutes+fuero* @minutes+gewan* @minutes+hazme @minutes+hoe @minutes+i @minutes+ist
        -1 @minutes+janei* @minutes+janua* @minutes+la @minutes+le @minutes+les @minutes+luned* @minutes+maand*
        -1 @minutes+marat* @minutes+mas @minutes+mia @minutes+monta* @minutes+my @minutes+na @minutes+natac*
        -1 @minutes+prova @minutes+quand* @minutes+segun* @minutes+seman* @minutes+senta* @minutes+sie @minutes+the
        -1 @minutes+then @minutes+torre @minutes+train* @minutes+une @minutes+ze @money @more+@ask @more+@calorie
        -1 @more+@data @more+@date @more+@earn @more+@exercise @more+@fever @more+@few @more+@find @more+@food
        -1 @more+@here @more+@hunger @more+@minutes @more+@pressure @more+@self @more+@wait @more+de @more+en
        -1 @more+essen @more+facil @more+facil* @more+heure* @more+paura @more+per @more+qu @more+quant* @more+sehen
        -1 @more+so @more+tot @more+wat @more+weh @morning+#45 @morning+@calorie @morning+@date @morning+@earn
        -1 @morning+@exercise @morning+@punish @morning+@without @morning+de @morning+from @morning+in @morning+it
        -1 @morning+last @morning+laufe* @morning+letzt* @morning+light @morning+loop @morning+lopen @morning+matin
        -1 @morning+mean @morning+niet @morning+norma* @morning+of @morning+uit @need+#20 @need+@burn @need+@eat
        -1 @need+@more @need+@nothing @need+de @need+ferro @need+ik @need+me @never+#more @never+@exercise @never+auf
        -1 @never+get @night+@ask @night+@eat @night+alles @night+and @night+aus @night+com @night+nicht @night+so
        -1 @night+tres @night+zu @night+zwei @nobody+@jump @nobody+@morning @nobody+@need @nobody+@skip @nobody+@soon
        -1 @nobody+@wish @nobody+heeft @nobody+me @nobody+mi @nobody+mit @nobody+ne @nobody+needs @nobody+notar*
        -1 @not+#more @not+@afraid @not+@alone @not+@better @not+@calm @not+@each @not+@end @not+@enough
        -1 @not+@exercise @not+@feel @not+@food @not+@head @not+@life @not+@more @not+@morning @not+@self @not+@soon
        -1 @not+@sugar @not+@thindrink @not+@thing @not+@wish @not+@without @not+acaba* @not+aguen* @not+anive*
        -1 @not+aufst* @not+c @not+cafe @not+comi @not+compr* @not+corre* @not+da @not+deser* @not+dormi* @not+drama
        -1 @not+estou @not+estoy @not+fumar @not+gemus* @not+grafi* @not+ho @not+in @not+inver* @not+joelh* @not+leben
        -1 @not+live @not+me @not+mit @not+nicht @not+of @not+om @not+op @not+par @not+penso @not+posso @not+quier*
        -1 @not+senti* @not+sert @not+sinto @not+snack* @not+sono @not+soppo* @not+soy @not+sto @not+te @not+tenho
        -1 @not+think @not+to @not+touch @not+verra @not+vogli* @not+wait @not+want @not+zu @nothing+@ask
        -1 @nothing+@better @nothing+@burden @nothing+@calm @nothing+@end @nothing+@fun @nothing+@go @nothing+@gone
        -1 @nothing+@morning @nothing+@pain @nothing+@scale @nothing+@self @nothing+@wish @nothing+a @nothing+aiuta
        -1 @nothing+al @nothing+aujou* @nothing+binne* @nothing+che @nothing+de @nothing+di @nothing+geges*
        -1 @nothing+helps @nothing+left @nothing+mange @nothing+me @nothing+mudou @nothing+n @nothing+ne @nothing+piu
        -1 @nothing+te @nothing+vai @numb @numb+il @nurse @nurse+@exercise @nurse+@minutes @nurse+@night @nurse+@scale
        -1 @nurse+@self @nurse+a @nurse+bag @nurse+de @off+@end @off+@night @off+os @off+per @off+um @other+@data
        -1 @other+@decide @other+@family @other+@find @other+@grams @other+@pills @other+@swelling @other+@wish
        -1 @other+azuca* @other+burno* @other+caldo @other+choco* @other+corti* @other+cut @other+domin* @other+een
        -1 @other+faudr* @other+gesag* @other+giro @other+hats @other+huert* @other+il @other+inner @other+is
        -1 @other+lunes @other+lungo @other+mater* @other+medic* @other+megli* @other+nat @other+niet @other+paseo
        -1 @other+piano @other+plan @other+pulso @other+que @other+recup* @other+sende* @other+tragu* @other+va
        -1 @other+vener* @other+veran* @other+y @pain @pain+@ask @pain+@exercise @pain+after @pain+bij @pain+de
        -1 @pain+di @pain+el @pain+et @pain+me @pain+mysel* @pain+no @pain+quand @papers+@calorie @papers+@thindrink
        -1 @papers+@water @papers+como @papers+gives @papers+on @papers+out @past @past+@data @past+@doctor
        -1 @past+@exercise @past+@here @past+@minutes @past+@morning @past+@other @past+@pills @past+@without
        -1 @past+com @past+con @past+conta @past+da @past+del @past+dell @past+der @past+do @past+e @past+et
        -1 @past+hunge* @past+ik @past+je @past+lo @past+mas @past+mit @past+per @past+quatr* @past+renne*
        -1 @past+sterb* @past+van @past+with @past+y @period+@date @period+@water @period+am @period+corro @period+mit
        -1 @period+water @pet+@fat @pet+@self @pet+e @pet+ist @pills+@control @pills+@date @pills+@doctor @pills+@eat
        -1 @pills+@fat @pills+@forever @pills+@past @pills+@sugar @pills+@trapped @pills+bij @pills+boite
        -1 @pills+carre* @pills+comba @pills+como @pills+corde @pills+cours* @pills+creat* @pills+del @pills+dieti*
        -1 @pills+dista* @pills+docto* @pills+fete @pills+fora @pills+gespo* @pills+march* @pills+me @pills+moiti*
        -1 @pills+passe* @pills+pasti* @pills+prima* @pills+sage @pills+semai* @pills+seman* @pills+setti*
        -1 @pills+sorti* @pills+sua @pills+tour @pills+voor @pills+zum @pills+zusam* @pressure+@die @pressure+@doit
        -1 @pressure+a @pressure+desde @pressure+la @pressure+muert* @pressure+my @pressure+mysel* @pressure+nas
        -1 @pressure+nelle @pressure+now @pressure+oggi @pressure+para @pressure+slope @pressure+un @punish+@control
        -1 @punish+@fun @punish+@morning @punish+a @punish+de @reason @reason+@eat @reason+como @reason+it
        -1 @reason+leger @reason+se @say+#45 @say+@burden @say+@data @say+@enough @say+@exercise @say+@grams
        -1 @say+@need @say+@night @say+@they @say+@wait @say+@wish @say+das @say+der @say+el @say+femme @say+l @say+la
        -1 @say+me @say+que @say+schem* @say+sie @scale+#more @scale+@chest @scale+@control @scale+@decide
        -1 @scale+@doctor @scale+@end @scale+@enough @scale+@exercise @scale+@family @scale+@future @scale+@hunger
        -1 @scale+@letter @scale+@past @scale+@period @scale+@scale @scale+@skip @scale+@trapped @scale+@wait @scale+a
        -1 @scale+afval* @scale+ate @scale+becau* @scale+befor* @scale+cada @scale+como @scale+cuand* @scale+dem
        -1 @scale+depui* @scale+desde @scale+di @scale+entro @scale+esta @scale+every @scale+hasta @scale+menos
        -1 @scale+muert* @scale+nas @scale+nelle @scale+norma* @scale+of @scale+over @scale+par @scale+perdu*
        -1 @scale+pour @scale+pra @scale+quand @scale+quand* @scale+says @scale+since @scale+slope @scale+wenig*
        -1 @seizure @seizure+@again @seizure+@eat @seizure+@thindrink @seizure+im @self+@alone @self+@better
        -1 @self+@blood @self+@burn @self+@data @self+@doit @self+@end @self+@exercise @self+@give @self+@height
        -1 @self+@jump @self+@kill @self+@more @self+@night @self+@pain @self+@pet @self+@sleep @self+@sugar
        -1 @self+@swelling @self+@thing @self+@wake @self+@wish @self+@work @self+aide @self+allee* @self+allen*
        -1 @self+am @self+an @self+and @self+aspet* @self+bajo @self+bei @self+bitte @self+body @self+burn @self+burnt
        -1 @self+burpe* @self+calf @self+catch @self+coach @self+compa* @self+compr* @self+could @self+could*
        -1 @self+cours @self+da @self+dahei* @self+dan @self+das @self+dass @self+daugh* @self+dead @self+desce*
        -1 @self+diagr* @self+die @self+diere* @self+dieti* @self+ding @self+docto* @self+doe @self+done @self+dormi
        -1 @self+dorsa* @self+drank @self+dritt* @self+e @self+entra* @self+es @self+esper* @self+et @self+etais
        -1 @self+eten @self+even @self+fast @self+faste* @self+fasti* @self+first @self+forgo* @self+geef @self+gere
        -1 @self+gewic* @self+gewog* @self+giorn* @self+giste* @self+go @self+goed @self+grand* @self+hang @self+heb
        -1 @self+herst* @self+hope @self+hopin* @self+hund @self+hurt @self+husba* @self+iets @self+ik @self+im
        -1 @self+jours @self+jubil* @self+jumpe* @self+juni @self+kann @self+kids @self+knee @self+lay @self+legs
        -1 @self+leich* @self+lo @self+lost @self+mache @self+machu* @self+madre @self+mai @self+man @self+manca
        -1 @self+mangi* @self+mann @self+manqu* @self+matav* @self+mejor @self+mere @self+mijn @self+moede*
        -1 @self+muero @self+nehm @self+new @self+nieuw* @self+niks @self+noch @self+norma* @self+notee* @self+nouve*
        -1 @self+novem* @self+nucht* @self+numer* @self+nur @self+ocorr* @self+olvid* @self+on @self+oncle
        -1 @self+oubli* @self+out @self+paro @self+pars @self+passe* @self+pesai* @self+pesav* @self+petto*
        -1 @self+pille* @self+pills @self+poids @self+pro @self+prome* @self+pulso @self+put @self+quand @self+queda
        -1 @self+queda* @self+rate @self+rest @self+revei* @self+ricor* @self+salte @self+saw @self+scare*
        -1 @self+schri* @self+senti* @self+serie @self+shoul* @self+si @self+skipp* @self+sleep @self+sonno
        -1 @self+sonnt* @self+stann* @self+stap @self+start @self+start* @self+step @self+stepp* @self+steps
        -1 @self+sterb* @self+stopp* @self+sueno @self+table* @self+tempe* @self+tempo @self+the @self+this
        -1 @self+throa* @self+tiens @self+tiera* @self+tijd @self+tired @self+toen @self+tomor* @self+tour @self+tu
        -1 @self+tuera* @self+un @self+und @self+van @self+vecch* @self+verei* @self+vet @self+veux @self+vfc
        -1 @self+vois @self+voor @self+vorhe* @self+wach @self+wache @self+wante* @self+war @self+wardr* @self+wecke*
        -1 @self+weigh* @self+went @self+when @self+wiede* @self+wilde @self+wird @self+wou @self+wrote @self+y
        -1 @self+zei @self+zeit @self+zie @self+zit @self+zoon @self+zou @sit+@night @sit+all @sit+am @sit+die @sit+er
        -1 @sit+ich @sit+ik @sit+o @skin+@die @skin+compr* @skin+feel @skip+@calorie @skip+@date @skip+@sleep
        -1 @skip+break* @skip+dinne* @skip+el @skip+es @skip+il @skip+le @skip+mas @skip+mi @skip+o @skip+ups
        -1 @sleep+@ask @sleep+@eat @sleep+@minutes @sleep+a @sleep+ancor* @sleep+c @sleep+como @sleep+cosi @sleep+e
        -1 @sleep+en @sleep+is @sleep+melho* @sleep+no @sleep+piu @sleep+stufo @sleep+sul @sleep+un @sleep+y
        -1 @soon+@feel @soon+@pills @soon+die @soon+gimna* @soon+matri* @soon+medio @soon+saute* @soon+schwe*
        -1 @soon+tragu* @soon+van @soon+ver @sorry+@arm @sorry+@earn @sorry+@here @sorry+@stop @sorry+ik @sorry+lo
        -1 @sorry+perde* @speech @speech+et @speech+ik @sport+@ask @sport+@care @sport+@eat @sport+@end @sport+@family
        -1 @sport+@few @sport+@morning @sport+@self @sport+@soon @sport+al @sport+de @sport+e @sport+eine @sport+em
        -1 @sport+ik @sport+in @sport+me @sport+mudou @sport+na @sport+nos @sport+over @sport+que @sport+un @sport+vai
        -1 @sport+van @sport+welch* @stop+#3 @stop+@arm @stop+@data @stop+@eat @stop+@minutes @stop+@night
        -1 @stop+@swelling @stop+as @stop+baixo @stop+de @stop+di @stop+el @stop+for @stop+il @stop+las @stop+mi
        -1 @stop+os @stop+pour @stop+se @stop+snack* @stop+think* @stop+tudo @stop+weari* @sugar+@eat @sugar+@more
        -1 @sugar+@self @sugar+i @sugar+im @swelling+@exercise @swelling+@fun @swelling+@here @swelling+@pills
        -1 @swelling+@swelling @swelling+aux @swelling+het @swelling+y @thanks+por @they+@enough @they+@say
        -1 @they+cotes @they+in @they+matin* @they+pompe* @thin+@binge @thin+and @thin+braco* @thin+dois @thin+e
        -1 @thin+meus @thin+objet* @thin+pes @thindrink+@binge @thindrink+@born @thindrink+@date @thindrink+@family
        -1 @thindrink+@find @thindrink+@go @thindrink+@grams @thindrink+@leg @thindrink+@period @thindrink+@poison
        -1 @thindrink+@sleep @thindrink+@sport @thindrink+@trapped @thindrink+@wish @thindrink+back @thindrink+box
        -1 @thindrink+buoys @thindrink+dog @thindrink+fall @thindrink+finis* @thindrink+floor @thindrink+fria
        -1 @thindrink+gaan @thindrink+heat @thindrink+kann @thindrink+kids @thindrink+kitch* @thindrink+longe*
        -1 @thindrink+meeti* @thindrink+menge @thindrink+mi @thindrink+nadar @thindrink+neigh* @thindrink+notif*
        -1 @thindrink+pain @thindrink+party @thindrink+plann* @thindrink+prima @thindrink+race @thindrink+rain
        -1 @thindrink+ride @thindrink+right @thindrink+runni* @thindrink+same @thindrink+sea @thindrink+secon*
        -1 @thindrink+ten @thindrink+third @thindrink+train* @thindrink+veel @thindrink+voor @thindrink+wall
        -1 @thindrink+weddi* @thindrink+weini* @thindrink+whole @thindrink+with @thindrink+zette* @thindrink+zwemm*
        -1 @thing+@ask @thing+@eat @thing+je @thing+mi @thing+o @thing+que @tired @tired+@eat @tired+@food
        -1 @tired+@morning @tired+@papers @tired+@thindrink @tired+boyas @tired+de @tired+lange @tired+mijn @tired+mit
        -1 @tired+om @tired+reis @tired+seis @tired+vom @tired+wande* @train @trapped+@nothing @trapped+@self
        -1 @trapped+@swelling @trapped+@vomit @trapped+longu* @trapped+my @trapped+to @vision+@exercise @vision+@not
        -1 @vision+@past @vision+@reason @vision+corro @vision+deja @vision+el @vision+en @vision+ich @vision+je
        -1 @vision+mysel* @vision+no @vision+octob* @vomit+#10 @vomit+@ask @vomit+@cut @vomit+@exercise @vomit+@faint
        -1 @vomit+@food @vomit+@manage @vomit+@more @vomit+@poison @vomit+@thindrink @vomit+@water @vomit+gesne*
        -1 @vomit+una @vomit+winte* @wait+#45 @wait+@again @wait+@all @wait+@better @wait+@control @wait+@data
        -1 @wait+@date @wait+@exercise @wait+@family @wait+@feel @wait+@food @wait+@fun @wait+@hunger @wait+@lose
        -1 @wait+@manage @wait+@more @wait+@planned @wait+@poison @wait+@scale @wait+@skip @wait+@sleep @wait+@sport
        -1 @wait+@sugar @wait+al @wait+amanh* @wait+ao @wait+as @wait+au @wait+break* @wait+cama @wait+chris*
        -1 @wait+das @wait+de @wait+den @wait+drei @wait+drie @wait+la @wait+las @wait+leg @wait+les @wait+medio
        -1 @wait+meio @wait+minha @wait+mitta* @wait+morge* @wait+neve @wait+sauna @wait+somme* @wait+the @wait+trop
        -1 @wait+twee @wait+two @wait+une @wait+vendr* @wait+vrijd* @wait+zu @wait+zum @wait+zwei @wake+@again
        -1 @wake+@self @wake+a @wake+la @wake+non @wake+up @water+@ask @water+@poison @water+@sport @water+ein
        -1 @water+fria @water+is @water+menge @water+mysel* @water+na @water+nadar @water+octob* @water+voor
        -1 @water+wat @water+with @wish+#more @wish+@all @wish+@alone @wish+@calm @wish+@care @wish+@each @wish+@earn
        -1 @wish+@feel @wish+@few @wish+@give @wish+@gone @wish+@hide @wish+@never @wish+@stop @wish+@thindrink
        -1 @wish+acabo @wish+accor* @wish+alles @wish+ander* @wish+bis @wish+come @wish+corre* @wish+den @wish+e
        -1 @wish+foi @wish+hab @wish+het @wish+heute @wish+like @wish+log @wish+manag* @wish+mezel* @wish+mich
        -1 @wish+muscu* @wish+nicht @wish+parar @wish+parte @wish+sagt @wish+salto @wish+seule* @wish+sie @wish+solo
        -1 @wish+togli* @wish+vanda* @wish+volta* @wish+voor @wish+wenn @without+@burden @without+@decide
        -1 @without+@fever @without+@morning @without+@pressure @without+@self @without+@skip @without+@sleep
        -1 @without+@soon @without+@thindrink @without+a @without+cafe @without+caffe @without+comen* @without+culpa
        -1 @without+dieta @without+drama @without+febre @without+fome @without+kaffe* @without+me @without+regim*
        -1 @without+stren* @work+@few @work+@self @work+@sit @work+dus @work+i @work+is @work+out @worse+@exercise
        -1 @worse+@self @worse+me a+@ask a+@blood a+@body a+@born a+@bridge a+@burden a+@die a+@doit a+@each
        -1 a+@exercise a+@few a+@film a+@gone a+@hunger a+@leg a+@night a+@nurse a+@pain a+@sport a+@thing a+@train
        -1 aan aan+@self aband* abbastanza abbia* abbiamo abend abends abgen* abgenommen about absch* absch*+@vomit
        -1 aburr* aburr*+@ask aburr*+@eat acaba acaba* acaba*+@never acabo acaso accid*+@not accor* achet* achete
        -1 acons* acost* acost*+@soon activ*+@calorie active actua* acuca* acucar addor* addormentato adoro afgev*
        -1 afgevallen after+@exercise after+@future after+@leg after+@skin again* against agend* agend*+@empty agenda
        -1 agua+@sport aguen*+@more aguento aguje* agujetas ai+@end ai+@family ai+@lose ai+@pain ai+@self ai+@skip
        -1 aide aiuta ajuda aktive aktiven al+@data al+@die al+@heart al+@other al+@vision alcoh* alcohol alegr*
        -1 alegria alergico alkoh* alkohol all all+@date all+@night all+@self allai* alle+@know allei* allein allen
        -1 allen* allenarmi alleno alles+@stop almue* almuerzo als+@eat alten altes alto altre alway* always am+@date
        -1 am+@few am+@give am+@night am+@self am+@skin am+@swelling am+@trapped amane* amanecer an+@ask anali*
        -1 analises and+@arm and+@count and+@data and+@eat and+@exercise and+@feel and+@fun and+@sleep anda andan*
        -1 andando andat* andat*+@here andat*+@pills andata anderes anduv* anive* aniversario anno ano anos+@eat
        -1 anos+@not anote* anotei anoth* another anoto ans ans+@die ans+@self antei* anteil antes+@count antes+@doit
        -1 antes+@here antes+@minutes antes+@papers antib* antibiotico antic* anymo*+@ask anyth*+@data anzah*
        -1 anzah*+@period anzahl ao ao+@self apoth* apotheek app appel* apres+@date apres+@give apres+@they apuntalo
        -1 aqui arm armad* armadio armar* armario armoi* armoire arrampicata arriv* arzt as+@eat aspet* aspetta assas*
        -1 assassina assis at+@each at+@few au+@child au+@work audio* auf+@self aufwa* augus* august ausgeraumt
        -1 aussicht autre+@decide avc avec avera* average avisa avvis* avvisami away+@thindrink ayer ayuda ayunas
        -1 azuca* azucar baby baby+@here baby+@minutes baby+@sleep bad bag baje bajo bajo+@other bajo+@self balad*
        -1 balade balla* bambi* bambini banane bastante bati batti* battito beauc* beaucoup bebe bebe+@self
        -1 becau*+@other becom* become bed+@eat been+@gone beenden befor*+@thindrink begin begin+@self bei+@all beim
        -1 belie* belie*+@self bella belly bem+@ask bem+@not benis* benissimo berei* berei*+@self berge* bergen beroe*
        -1 beroerte besse* besser best best+@morning beste beste*+@other besten bette* bette*+@wish better betwe*
        -1 between bici bici+@ask bien+@ask bien+@eat big bij bij+@enough bij+@exercise bill bin+@end bin+@night
        -1 bin+@not bin+@self bitte+@die bitte+@wish blase bleibt blieb blij bloed blood blood+@thin bluta*
        -1 bluta*+@earn blutabnahme blutv* blutverdunner boa boda boeie* boeien boias boite bojen bolo+@eat bon bonhe*
        -1 bonheur bored borro botas bouee* bouees bough* bought box boyas braco* bracos brand brauc* brauch braucht
        -1 brave brave+@enough breas* brech* brenn* brennen bruci*+@here bruci*+@pills brucia bruciato bruil* bruiloft
        -1 brule brule* bruler buen bueno+@stop bugel* bugeleisen buik+@lose buoys burde* burden buren burne*
        -1 burne*+@self burned burnt burpe* burpe*+@self burpee burpees busta busta+@give but+@end but+@few but+@wish
        -1 butta* ca+@count ca+@doit ca+@eat ca+@papers ca+@self cabec* cabeca cabez* cabeza cacho* cada+@morning
        -1 cada+@vision cafes cafes+@past caffe* caffe+@past caffeine cala calca* calcas calf calma calor calor*+@ask
        -1 calor*+@doit calor*+@earn calor*+@eat calor*+@need calor*+@reason cama cambi*+@nothing cambi*+@other
        -1 cambi*+@self cambiato came caminhando cammi* cammi*+@all cammi*+@ask cammi*+@give camminare can+@skip
        -1 cance*+@thindrink cancello cane cant+@doit cant+@eat cant+@life cant+@vision cant+@water carga caric* carne
        -1 carre* carre*+@past carrera carri* carri*+@self carry casa case caso caso+@lose catch catch+@self causa
        -1 causa+@here causa+@minutes ce+@body ce+@decide ce+@morning ce+@self cerra* certo ces cette cette+@date
        -1 chall* challenge chang* chang*+@self change chaqu*+@date che+@here che+@past che+@pills chef chick* chicken
        -1 chicl*+@self chilo choco*+@hide chocolat chocolate chor chose chris* christmas chuva ci cicli* ciclista
        -1 cigar* cigarro cinco cinco+@minutes cinq cinq+@minutes cinqu*+@height cintu* clear* clear*+@trapped cleared
        -1 clock club coach+@ask coach+@self cocin* coisa col colaz* colazione colch* colchao colchon cold
        -1 colonoscopia com+@end com+@more com+@self com+@stop coma comba come come+@planned come+@stop comec* comeco
        -1 comen* comentarios comer+@past comi+@control comig* comigo comin* comincio comme* comme*+@ask comme*+@stop
        -1 comme+@planned commence como+@doctor como+@forever como+@go como+@here como+@sleep como+@wish compa*
        -1 compare compensa compr*+@thing compre comprida comprimidos compro compte comun* con+@all con+@more
        -1 con+@self conmi* conmigo consecutive conta+@ask conta+@eat conte* conte*+@ask contente continuo contro
        -1 cooke* cooked cooki* corda+@data corde coron* corona corre* corre*+@few correndo correr corro+@past corsa
        -1 corti* cos cosa+@ask cosi+@tired costiera cote coucher count*+@self counted coura* courbatures cours cours*
        -1 course creatina creatine crian* criancas cuand*+@exercise cuant*+@burden cuant*+@burn cuant*+@calorie
        -1 cuant*+@earn cuant*+@pressure cuant*+@scale cuanta cucinato cuest* cuesta cuisi* cuisinant cuore
        -1 curiosidade cycle cycli* cycling da+@hunger da+@pressure da+@sport dabei dados dag+@care dahei*+@hide
        -1 dahei*+@sit dal dalla+@other damit+@self dan+@wish dann+@die dans+@means dans+@they darm das+@child
        -1 das+@end das+@exercise das+@family das+@few das+@self dat+@wish daugh* daughter davon day+@burden day+@data
        -1 day+@last day+@thin days+@self de+@body de+@breath de+@burden de+@calorie de+@data de+@decide de+@end
        -1 de+@family de+@fever de+@guilt de+@head de+@last de+@means de+@not de+@nurse de+@pet de+@stop de+@sugar
        -1 de+@train de+@trapped de+@wake de+@water de+@work dead deadl* debo defi deixa dej deja+@jump deja+@skip
        -1 dejar del del+@self dela delicia dell dell+@hospital della della+@date dem+@sport dem+@thing demai*
        -1 demai*+@morning demasiados den den+@decide den+@family den+@food denk+@again denk+@not denk+@self depor*
        -1 deporte depui*+@here depui*+@pills der der+@cut der+@data der+@date der+@decide der+@home der+@period
        -1 der+@pet der+@pills derecha derni* des+@exercise desay* desca* descends descer desco desde+@again
        -1 desde+@ask deseo+@ask deshalb despa* despacio despe* desse* dessert detec* detector detes*+@they deux+@past
        -1 deux+@scale devient devo+@eat dez+@scale deze di+@fever di+@funeral di+@head di+@more di+@sport dia+@all
        -1 dia+@ask dia+@binge diabe* diabetico diat dice dice+@here dice+@other dice+@pills did did+@self didnt
        -1 die+@date die+@doctor die+@other die+@period die+@pills die+@thin die+@thing die+@wish dieci+@scale died
        -1 dieet diere* dierenartstas diese diese* diese+@date dieta+@fever dieti* dieti*+@say dietist dietista
        -1 dietitian diez+@scale diger* digerir diges* dijk dimen* dimentico ding dinne*+@data direita dista*
        -1 dista*+@alone dista*+@few distancia dit dit+@ask dit+@self divan* divano diventa divor* divor*+@self
        -1 divorce dix+@scale diz+@ask do+@skip doce+@minutes docte* docteur docto* doctora doden dodic*+@minutes doe
        -1 doet doet+@pain dog dog+@again doi doi+@self doigt dois+@past dois+@scale dolor domen* domen*+@not domenica
        -1 domin* domin*+@self domingo donde done donne* donne+@here donnerstag dont+@earn dont+@feel dont+@head
        -1 dont+@punish dont+@wish doodg* doosj* doosje dopo+@here dopo+@pills dor dormi dormi*+@more dormi*+@sleep
        -1 dormi+@ask dormi+@eat dormi+@not dorsa* dorsal dos+@past dose douce* doucement doux douze+@minutes
        -1 down+@all doze+@minutes drank draus* draussen drei+@minutes drie+@scale drill* drills dritt* dritten drivi*
        -1 driving dronk druck* druckt du du+@exercise due+@date due+@eat due+@past due+@scale duerme durac* durin*
        -1 during duurl* duurloop e+@ask e+@count e+@earn e+@empty e+@few e+@food e+@fun e+@gone e+@nobody e+@past
        -1 e+@period e+@skip e+@stop e+@swelling e+@trapped e+@water easte* easter eat+@few eat+@wish eats echo
        -1 een+@film een+@off een+@past een+@sport een+@wake eens eerst* eerste eggs ein+@eat eindigen eine
        -1 einen+@calm einfa* einfach eingeschlafen einhe* eisen eiwei* eiweiss el+@child el+@data el+@decide el+@food
        -1 el+@jump el+@skin el+@skip el+@sugar elimi* em+@die em+@hunger empec* empece empiezo empty en+@arm en+@ask
        -1 en+@die en+@few en+@fun en+@hunger en+@manage en+@more en+@sport en+@thing en+@wish ende energ* energy
        -1 enero enfan* enfants enjoy* enjoyed enterramos entrainer entre* entre*+@wish entrenar entreno envie equil*
        -1 er+@nothing era era+@end erbij erinn* erinn*+@self erinnere errei* erst+@wait ervoo* ervoor erzah* erzahlt
        -1 es+@more es+@not es+@self es+@wait esami escal*+@ask escal*+@eat escal*+@self escaleras escondi escursione
        -1 eso espal* espalda esper* esper*+@morning espor* esporte esque* esqui esse+@self essen+@ask essen+@data
        -1 esta esta+@body esta+@control esta+@date estab* estat* estate este este+@means este+@self esto+@alone
        -1 esto+@few estoy+@control estra* estrada esvaziei et+@ask et+@eat etais etais+@more etait etirements
        -1 eu+@kill eu+@scale eu+@self eveni* eveni*+@self evening every+@ask everybody exage* exage*+@say exagera
        -1 exame exame* exerc* exerc*+@minutes exercise expli*+@here expli*+@pills explica explique facil facil*
        -1 facile factu* fahre* fahren fainted fait fait+@data falai* falaises falle falta faltar fast fast+@wait
        -1 faste*+@without fasti*+@blood fat fatig* fatigue fatta faudr* faudra favor feel+@burden feel+@guilt
        -1 feel+@thin feel+@wish feet feet+@all felt+@burden felt+@faint femme femme+@find fer feria* ferias ferie
        -1 fermato ferme ferro ferti* fertig fewer fibra fibra+@doit fibre fibre* fibres fica fica+@eat ficar+@wait
        -1 fiets* fiets+@ask fietsen fievr*+@minutes figli*+@eat final*+@feel finger fini finis* finish finit* finito
        -1 fino+@all fino+@soon firma first first+@morning fit fits fleis* fleisch fles floor flug foi fome+@wait font
        -1 food+@poison foram forca* forcas forge* forget forme fortu* fortune frang* frango fredd* frett* fretta freu
        -1 freu+@self freund freut fria frio fruh fruhe* fruhl* fruhs* fue fuero* fueron fuhl fuhl+@self fuhle* fuhlen
        -1 fui+@burden full fumar fumer fun funf fuss g g+@food g+@wait gaan gaf gain gambe ganhe* ganhei ganz ganze
        -1 ganze*+@morning gas gastr* gastr*+@date gastroenterite gave gave+@gone ge+@burn gebeu* gebeurt gedan* geef
        -1 geen gegen gegla*+@morning geglaubt gehts gekauft gel gelatina geles gemus* gemuse genau* genauso genoe*
        -1 genoeg genug genug+@vomit gere geschnitten geschwommen geseh* gesehen gesne* gesneden gespo* gespoten
        -1 gesprungen geste*+@accident geste*+@not get+@hunger getru* getrunken getti* getting gewan* gewandeld gewic*
        -1 gewic*+@self gewichtstrend gewog*+@wish gezwo* gezwommen gib gib+@self gibt ging ging+@wish giorn*+@skip
        -1 giorn*+@wish giro gite giugn* giugno giust* giusto gives glaci* gli+@sport gluck*+@wish glucklicher
        -1 goed+@ask goed+@eat goede goede+@morning gonn gonn+@self good grad grado* grados grais* graisses gran
        -1 grandma grass* grassi graus gravi* great+@ask great+@data griep grign* grignoter gross*+@eat grosses
        -1 grossesse grote+@eat group* groupe guia gun gusta haal haat+@exercise hab+@die hab+@self habe+@self habit*
        -1 habitude hace hace+@more had haha halbe*+@minutes half+@self halt halte* halten halve+@scale hambr*+@wait
        -1 hand hang+@self happe* happe*+@wish happens happi* happier happy hardly harts* hartslag hasse hasta+@data
        -1 hasta+@tired hate+@exercise hate+@self hats haus haut have+@few have+@nothing have+@self heat heavy
        -1 heb+@self hebam* hebamme heeft heerl* heerlijk heigh* hele+@home hele+@morning hele+@night help helps helpt
        -1 her herin* herinneringen herrl* herrlich herst* herstel het+@care het+@doit het+@end het+@exercise
        -1 het+@pills het+@sport het+@thindrink het+@thing het+@tired het+@water heure*+@ask heureux heute+@all hid
        -1 hid+@thindrink hij hike hikes hilft hiver ho+@born ho+@burn ho+@end ho+@not ho+@pressure ho+@trapped
        -1 ho+@vomit hochs* hochstens hoe+@ask hoef+@self hoeve*+@calorie hof hoje+@ask holid* hond hoop hoop+@self
        -1 hope hope+@self hopin* hoping hopit* hopital horas+@count horas+@papers horas+@self horas+@sit horlo*
        -1 horloge horse hot hou hou+@self how+@burden hoy+@without hrv huert* huerto huisa* huisarts hund hunden
        -1 hungr* hungry hurt hurt+@self hurts husba* husband i+@earn i+@go i+@here i+@hope i+@hunger i+@pain
        -1 i+@planned i+@poison i+@sit i+@sleep i+@soon i+@stop iba ibupr* ich+@again ich+@ask ich+@burn ich+@doit
        -1 ich+@few ich+@here ich+@home ich+@hunger ich+@wake ici ictus id id+@die ideas ideee* ideeen idees ideia*
        -1 ideias ieder*+@say igual ihn+@self ijzer ik+@alone ik+@burden ik+@date ik+@doit ik+@few ik+@find ik+@need
        -1 ik+@nothing ik+@past ik+@sit ik+@sleep ik+@vision il+@better il+@doctor il+@fun il+@go il+@heart il+@height
        -1 il+@pet il+@planned il+@thindrink im+@die im+@exercise im+@never im+@thindrink im+@water in+@calm in+@data
        -1 in+@eat in+@more in+@scale in+@sleep in+@thindrink in+@thing indic* injec* inner inner+@self inste* instead
        -1 insul*+@ask insul*+@eat insur* insur*+@give insurance integ* inteira inten* intensite intera intermittent
        -1 intermittente interval inuti* inutil invec* invece inver* inverno io ioga iron is+@burden is+@empty
        -1 is+@exercise is+@period is+@self ist+@burden ist+@control ist+@empty ist+@gone ist+@hide ist+@jump ist+@not
        -1 ist+@self ist+@sit it+@all it+@ask it+@go it+@pain izqui* izquierda jahr jahre* jahren jaja jamai*+@more
        -1 janei* janeiro janua* january je+@burden je+@doit je+@exercise je+@heart je+@kill je+@lose je+@nothing
        -1 je+@wish jeans jelly jelly+@wait jetzt+@control jeudi jeudi+@self jeun joelho jonge* joue jours+@self
        -1 jubil* jubilacion judo juin july jump jumpe*+@off jumped junho juni juni+@without kaffe*+@ask
        -1 kaffe*+@manage kalorien kalt kam kam+@self kamen kan+@not kan+@self kapot kapot+@wait katze kcal+@enough
        -1 kcal+@reason keep+@thindrink keine keine* kept kerst kg+@eat kids kilo+@each kilo+@more kilom*+@self
        -1 kilometre kilos+@end kilos+@minutes kilos+@self kind kinde* kinderen kindern kip kitch* kitchen klass*
        -1 klasse kleid* kleid*+@cupboard kleider kleine km km+@fun km+@self knee knee+@food knee+@pain knie
        -1 knie+@again knien knochel knop know+@ask know+@data kocht koken konnt* konnt*+@self konnte kookt koolh*
        -1 koolhydraten korte* kratz* kratzer kreta kurz kurze* kwijt l l+@cupboard l+@grams l+@hospital l+@minutes
        -1 la+@arm la+@control la+@doctor la+@end la+@means la+@pills la+@say la+@skin la+@sport la+@trapped laat
        -1 laat+@self laats* laatste lache* lachen lago laisse lange lange*+@exercise langen langer langs* langsam
        -1 langz* langzaam largo* largos lascia last last+@data late+@ask late+@doit latel* latel*+@self lately laten
        -1 later lauf lauf+@self laufe laufe* laufe*+@head laufen laufk* laufkilometer lay le+@arm le+@bridge
        -1 le+@decide le+@doctor le+@food le+@give le+@heart le+@here le+@sport le+@sugar le+@thindrink leben*
        -1 lebensmittelvergiftung leeg leegg* leeggehaald leer left+@self leg+@morning legam* legs legs+@feel legum*
        -1 legumes leich* leich*+@feel leich*+@wish leicht lembr*+@self lembra lembretes lent lento les les+@chest
        -1 les+@exercise les+@thin lesen less less+@food less+@sugar letzt* letzte levan* levan*+@work levanto leven
        -1 lever licht licht+@feel lieg lieg+@self liege* liegestutze liegt life life+@ask lift ligera like lit liter*
        -1 litern littl* little live+@without livro llego lluev* llueva lo+@food lo+@self lo+@sport locker log+@self
        -1 long+@exercise longa* longao longe* longe*+@self longest longo longo* longos longs longu* longue loop loopt
        -1 lopen los+@date los+@exercise los+@family los+@other lost lot low lui lunch lunch+@ask lundi lundi+@self
        -1 luned* lunedi lunes lungh* lunghi lust m+@exercise m+@nurse maakt maakt* maakte maandag maanden macch*+@go
        -1 mach macht macht+@self machu* madre madrugar mae+@vision magen magne* magnesium mai mais+@data mais+@eat
        -1 maken makke* makkelijker mal+@ask mal+@give mamma+@not manca manch* manche manga manga+@count manga+@eat
        -1 mange+@eat mangi*+@burden mangi*+@enough mangi*+@give mangi*+@sorry mangu* mangueira manguera mani mann
        -1 manqu* manque many+@data maqui* maquinista marat*+@food marathon maraton maratona march*+@each march*+@wait
        -1 marche marcher marid*+@ask marid*+@eat marmi* mas+@ask mas+@data mas+@sleep massa+@past mata matar* mataria
        -1 matav* matava matel* matelas mater* materasso matras matratze maxim*+@scale may+@self me+@alone me+@ask
        -1 me+@better me+@born me+@cut me+@die me+@earn me+@fall me+@few me+@hope me+@hunger me+@imagine me+@lose
        -1 me+@morning me+@need me+@not me+@sleep me+@swelling me+@thindrink me+@wake me+@wish mean mean+@thindrink
        -1 mean+@water media medio medo meer meer+@ask meeti* meeting mehr+@eat mehr+@few mehr+@pain mehr+@vision
        -1 meill* meilleur mein+@family mein+@pet mein+@scale meine*+@pills meine*+@sleep meine*+@wake meine+@pills
        -1 meiner meins meio+@scale mejor mejor* mejor+@imagine mejor+@sleep mejoro meldi* meldingen melho* melhora
        -1 menge menin* menino menos+@minutes menos+@past mere merec*+@here merec*+@pills merece merecida meren*
        -1 merenda merie* merienda merit*+@data merit*+@exercise merit*+@not mes+@body meses+@ask meses+@eat messo
        -1 messo+@other messu* messu*+@again messu*+@not messung met met+@eat met+@self meter metre* metres metro*
        -1 metros mette meu+@burden meu+@pressure meu+@sleep meus+@count meus+@eat mezel*+@not mezzo+@scale mi+@better
        -1 mi+@data mi+@eat mi+@find mi+@go mi+@heart mi+@imagine mi+@jump mi+@skin mi+@skip mi+@sport mi+@wait
        -1 mi+@wish mich+@better mich+@empty mieux mieux+@wish mij mijn+@arm mijn+@pills mijn+@scale mil mil+@data
        -1 mil+@exercise mild minha+@here minha+@minutes minus minut* minutes minuti minutos mio mio+@sleep
        -1 mio+@swelling mir+@control mir+@die mir+@empty mir+@exercise mir+@not mir+@nothing mira mis mis+@self mismo
        -1 mit+@all mit+@few mit+@food mit+@other mit+@self mittagessen mittags ml+@data ml+@thindrink ml+@water
        -1 mn+@skin mochi* mochilas moe moede* moeder moest mogli*+@say mogli*+@self moi+@ask moiti* moitie molha*
        -1 molhado momen* moment mon+@burden mon+@count mon+@scale mon+@sleep monat*+@wait monta* montag month*
        -1 month*+@self months montr* montre morde* morden morge*+@again morge*+@ask morge*+@exercise morgen morni*
        -1 morning mort mort+@wait morte* mortes mou+@other ms ms+@data much+@food mucha mucho mude mudou muero muert*
        -1 muito mujer+@say mulhe*+@say murde* murder muro musco* muske* muskeln my+@body my+@data my+@doctor
        -1 my+@family my+@leg my+@nurse my+@pills my+@sleep my+@sport my+@swelling my+@thindrink mysel*+@hope na+@date
        -1 na+@self naar naar+@self nach nach+@other nachb* nacht nada+@self nada+@soon nadar nade nadei nadie+@self
        -1 nage nao+@enough nao+@exercise nao+@feel nao+@wish nas nas+@train nass nat natac* natacao natacion natal
        -1 ne+@earn ne+@self needs neem neem+@self neemt negative negen negen+@minutes negen+@scale nehm nehm+@each
        -1 neigh* neighbours nein nelle nervo* nervos nessu*+@reason nessu*+@self neuf neuf+@minutes neuf+@scale neun
        -1 neun+@scale neunz* neunzig neve new new+@thing nicel* nicely nicht+@here nicht+@life nicht+@minutes
        -1 nicht+@past nicht+@wait niedrig nient*+@ask nient*+@exercise nient*+@give nient*+@more niet+@thindrink
        -1 niet+@tired nieuw* nieuwe night* niks+@thindrink nimmt nine+@scale ninos no+@data no+@date no+@exercise
        -1 no+@future no+@self no+@sorry no+@stop no+@thindrink no+@tired no+@trapped nobod*+@need noch+@not noche*
        -1 noches nodig noite* noite*+@eat noites noix non+@ask non+@feel non+@wish norma*+@eat norma*+@wait normaal
        -1 normale not notar* notar*+@wish notee*+@few noten nothi*+@arm nothi*+@gone notif* notifications notti
        -1 nouve* nouveau nove+@minutes novembro novie* noviembre nucht* nucht*+@blood nuchter nuchtern nudel* nudeln
        -1 nuevo nuits nuota* nuoto nuovo nur+@again nur+@not nur+@wait nurse+@self nutri* nutricionista nuts o o+@arm
        -1 o+@binge o+@child o+@decide o+@doctor o+@enough o+@exercise o+@film o+@food o+@heart o+@jump o+@last
        -1 o+@other o+@skin o+@skip o+@sugar o+@thing obiettivi objetivos obrigado ochte*+@burden ochte*+@exercise
        -1 ochtend ocorr* ocorre octob* octub* octub*+@not octubre oder of+@food of+@morning of+@not of+@thindrink
        -1 of+@water oggi+@not ohne+@thindrink oito okay oktob* oktob*+@vision oktober old oliva oltre oltre+@date
        -1 olvid* olvida olvide ombro* ombros on+@ask on+@data on+@date on+@morning on+@self oncle onde onion* onions
        -1 only+@data ontbi* ontbijt onze op+@food op+@self opera* opsta* opstaan ora+@give os+@ask os+@scale os+@self
        -1 osped* ospedale oubli* oublie our out+@self outro outub* outubro oveja* ovejas over overd* oxige* oxigenio
        -1 pace packe* pad panca* panta* panto* papa papa+@eat para+@eat para+@other para+@thin para+@tired parco*
        -1 parcours pare parec* parece park parla+@give paro paro+@other pars parte parti* partir pas+@here pasad*
        -1 pasada pase paseo paseo* paseos pass passa passa* passada passe*+@eat passe*+@wait passeggiata passeio
        -1 passer passo*+@eat pasti* pastilla pates pause pe pe+@eat pecto* pectoraux pedra peito penda*+@self pensi*
        -1 pensione per+@data per+@date per+@off per+@self perce* percentage perco* percorso percu* percurso perde*
        -1 perde*+@body perder perdi perfe* perfect pergunta perna perro* perso* perso*+@born perso*+@not pes pesab*
        -1 pesab*+@ask pesaba pesad* pesado pesai* pesai*+@ask pesais pesas pesato pesav* pesav*+@ask pesava pesavo
        -1 pesce pesi peso+@die peso+@minutes peso+@stop petis* petiscos petit petto* peu physi* physio piano pie+@ask
        -1 pieno piern* pierna pile pille*+@swelling pisci* piscine piso piu+@afraid piu+@data pizza+@earn
        -1 pizza+@punish planc* plancha plane*+@doctor planeado plannen plano plano+@eat plano+@wait plein plus+@data
        -1 plus+@die plus+@wait po podca* podcasts poiso* poisoning polic* polic*+@eat policial polli* pollo
        -1 pollo+@food pols pompe* pompes pongo pont ponte ponto* pontos por+@date por+@not por+@thindrink por+@tired
        -1 por+@water por+@wish porte* porto posso posso+@exercise posso+@go postr* postre pouco poule* poule*+@food
        -1 poulet pouls pour+@ask pour+@self pour+@they pra+@date pra+@exercise pra+@exist precies pregu* prend
        -1 prend*+@all prend*+@self prende prendre prepa* prepare presc* preso prevoir prevu prima* prima*+@without
        -1 prima+@ask primavera primo pro+@class pro+@date pro+@morning problem progr* programma prome* prome*+@give
        -1 promemoria pront* pronto pros pros+@other pross* prossima prote*+@eat protein proteina proteines prova
        -1 proze* prozent publi* puedo+@exercise puedo+@go puedo+@more puest* pulse pulso punt punte* punten punto
        -1 push put+@self qu+@other quand*+@exercise quand*+@self quand+@self quant*+@burden quant*+@data
        -1 quant*+@pressure quant*+@self quant*+@wish quanta quara*+@past quara*+@pills quarant quaresima quartal
        -1 quarter que+@alone que+@few que+@fun que+@life que+@minutes que+@other que+@say que+@stop queda queimei
        -1 quelle quem queme quent* quente queri* queri*+@ask queria quest*+@date questa questo qui quier*+@stop quilo
        -1 quilo*+@ask quilo*+@not quilo*+@wait quilometro quinta quit quita quoi quoi+@here quoi+@pills quota raadt
        -1 rabat* rabatt rad radel* radeln ragionevole rain raiso* raisonnable ralle* ramad* ramadan rando
        -1 rapid*+@without rappe* rappels rauch* rauchen razoa* razoavel razon* razonable reaso* reason recei* receita
        -1 recet* recic* recip* recipe recor* recor*+@soon recorde recue* recuperacao recuperacion recuperation
        -1 recupero refor* reforma regal regen regis* regista reis rekoe* rekoefeningen relog* relogio remet* remin*
        -1 reminders ren rente repas+@know repas+@wish repos respiracion resta* resta*+@ask resta*+@doit restaurante
        -1 retar* reten* retir* retirement retou* retour retra* retraite reuni* reuniones revei* revei*+@here
        -1 revei*+@pills reveille revoir rezept rezepte ricet* ricetta ricor* ricor*+@self ricorda ride rien+@born
        -1 rien+@not rifar* right rigid* rinuncio ripos* riposo riqui* riquisima rise ritmo roken rolli* rolling row
        -1 rucks* rugza* ruhe ruhe+@morning ruhep* ruhepuls ruido runni* running runs+@ask rust rust+@morning ruta
        -1 sabad*+@not sabes saco sage+@family sagt+@self sagt+@they sah saio sais salle+@self saltar salte
        -1 salto+@more same sang sangr* satt sauna saute* sauter saw scale+@say scarp* scarponi schaf* schem* schema
        -1 schermo scheu* schla* schla*+@count schlaf schle*+@self schluss schneiden schok* schokolade schon* schrank
        -1 schrijf schritte schwimmen scree* scree*+@sport screen se+@doit se+@end se+@past seanc* seance secon*
        -1 second seguidos segun* segun*+@soon segunda seh seh+@self sei+@ask seis+@minutes seit+@they sem+@fever
        -1 sem+@hunger sem+@self semai*+@ask semai*+@self seman*+@again semana semi sempr*+@here sempr*+@pills sende*
        -1 sendero sens+@better sensi* sensi*+@wait sensible senso sentado senti*+@better senti*+@nothing sentido
        -1 sentier sentiero sentiria senza+@thindrink serie serra serra+@eat sert servo* servono setti*+@ask
        -1 setti*+@sleep setti*+@without settimana seule*+@self seven* seventeen share she+@ask short* shoul*+@self
        -1 si+@few si+@skip siemp*+@other sient*+@better sigar* sin+@eat sin+@exercise sin+@thindrink since
        -1 since+@past since+@self since+@thindrink sinds+@they sinkt sinkt+@self sinto+@better sinto+@find
        -1 sinto+@guilt sinto+@need skip+@eat skipp* skipp*+@eat skipped slaap+@ask slept slice* slices sliep slope
        -1 slowl* slowly smett*+@give smoke smoot* smoothie snack snack*+@eat snacken snacking snacks snel so+@control
        -1 so+@tired socco* soccorso socor* sofa solei* soleil solle* solo+@self solo+@sorry solo+@stop somet*
        -1 something sommeil sommer sommi* sommige soms soms+@hope sonne* sonntags sono+@again sono+@self sopa
        -1 sopa+@ask sopa+@manage soppo* soppo*+@more sopporto soren* soreness sorti* sou+@end soup soy+@nurse
        -1 soy+@self spat spat+@eat spate* spazi* spazieren spegn* spier* spilu* spilu*+@here spilu*+@pills spiluccare
        -1 sport* sport*+@tired sporttest sprin* sprin*+@self spring springen sta sta+@self stanc* stanco stann*
        -1 stanno stap starke start start*+@exercise start+@thindrink steh step step+@count stepped steps+@few sterb*
        -1 sterb*+@past sterb*+@self sterbe stern* sternum stess* stesso stirb* stirbt sto+@few stockwerken stoma*
        -1 stomach stop+@eat stop+@head strec* strecke stren* stret* stric* strict stufo stufo+@give suave sucre sueno
        -1 sufic* suficiente sugar sugar+@self suici* suici*+@ask suicide suike* suiker suis+@all suis+@cut suis+@die
        -1 suits sul sul+@self summe* summer sun+@fun sunda* sunday sundays super+@data supli* suplicio sur surge*
        -1 surgery svegl* svuot* svuotato swam swam+@trapped t t+@other ta tag+@last taglich taill* taille
        -1 take+@thindrink takes tal tande* tandem tanta tard tardi tasto te+@cry te+@decide te+@few te+@go te+@sport
        -1 te+@wish tee tegen tem+@more tempe* tempo temps ten+@scale tende* tendencia tengo+@earn tengo+@wish
        -1 tenho+@thin tenia tenni* tennis tensa* tensao terce* terceiro termi* termine terminei terzo than that+@eat
        -1 that+@fun that+@sport that+@thindrink the the+@again the+@binge the+@child the+@date the+@end the+@faint
        -1 the+@fall the+@family the+@height the+@pain the+@pet the+@trapped the+@work thee thera* there there+@ask
        -1 these thing think*+@papers thinking thinn* thinner third this this+@calm this+@data this+@date this+@more
        -1 this+@sport this+@worse tho threw throa* throat throu*+@thindrink tien tien+@scale tiens tiera*
        -1 tierarzttasche tijd till+@thindrink time times+@doit tin tinha tiny tira tirad* tirad*+@stop tirada tired
        -1 tiroi* tiros to+@data to+@die to+@end to+@gone to+@know to+@period to+@thindrink to+@work tocht*+@earn
        -1 todas today todo+@not toen toen+@self toes toetj* toetje togli toma tomada tomar tomo+@thin tonig*+@ask too
        -1 too+@data too+@few too+@hunger too+@soon torre torre+@wait torta torta+@binge tortu* toute toute+@here
        -1 toute+@pills tra trag trage* tragen tragu* traguardo trail trail+@nothing train train*+@self trainiere
        -1 trainieren training tras+@here tras+@pills trast* trave* tre+@scale treat trein* trend trent*+@grams
        -1 tres+@minutes trilh* trilha trilhas trois* trois+@minutes troisieme tromm* trop+@control trop+@eat tropp*
        -1 tropp*+@soon troppi troppo trous* trouv*+@ask trozo* trozos tuera* tuerais tun+@self turm tusse* tut
        -1 tut+@not tutu twee+@past twee+@scale twee+@swelling twice+@data two+@past u uber+@self ubert* ubung*
        -1 ubungen uccid* ucciderei uhrba* uhrband ultim* ultim*+@goodbye ultimo ultra* um+@means um+@pressure
        -1 um+@punish um+@scale um+@self uma+@again un+@child un+@decide un+@hide un+@laxative un+@off un+@pressure
        -1 una+@burden una+@find und+@doit und+@feel und+@letter und+@not und+@other und+@pills und+@sleep und+@wish
        -1 une+@trapped unser* unsere uova up+@eat urgen* urgen*+@wait urlau* urlaub usa+@self usele* usele*+@eat
        -1 useless uur+@ask va+@control va+@self vacan* vacances vacia* vai vai+@exist vale vale+@ask vale+@eat value
        -1 van+@morning van+@say vanda*+@burn vanno vazia ve vecch* vecchi vecchio vecin* vecinos veel veert*+@past
        -1 veill* velha* velhas veloc* vener*+@ask vent ver+@exercise ver+@not ver+@self ver+@thin veran* verbrannt
        -1 verdi*+@wait verdiend verdw* verdwijnen verei* verein vergeet verhe* verke* verkeerde verla* vermo*
        -1 vermogen verra versc* verschenkt verschlafen versi* versicherung versl* versus verti* verwi* veter*
        -1 veter*+@scale veterinaire veterinaria veux vezel* vezels vfc viaje vicin*+@other vicini viejo viel viele*
        -1 viele+@calorie viele+@period vielen vier+@height vieux vijf+@minutes vindt vinge*+@cut viros* virose vitam*
        -1 vitamin vitamina vive viver*+@without vivir+@without vizin* vizinhos vo voce vocht voel+@self vogli*+@alone
        -1 vogli*+@few vogli*+@give voglia voila vois+@soon voisi* voisins volge* volle* voller volta* voltar volte*
        -1 volte+@here voltei volto vomit*+@blood vomitato vomitei vonta* vontade voor vor+@exercise vor+@hunger
        -1 vor+@sport vorig* vorig*+@data vorig*+@date vorige vorre* vorrei vou+@eat voy vraag vrouw+@say vul
        -1 vul+@self vuoto waard waard* wach wache wache+@night wait wakke* wakker wald walk walk+@thindrink wall
        -1 wande* wande*+@self wandelen wann+@ask wann+@exercise wanne*+@earn wante* wanted wants war+@empty wardr*
        -1 wardr*+@few wardrobe was+@say was+@wish wat+@eat wat+@manage wat+@say wat+@wish watched water+@sport we
        -1 weari*+@thindrink wecke* wecker wedst* wedstrijd week+@eat week+@self weekl* weekl*+@data weekly weet+@self
        -1 weg+@earn wegge* weigh weigh*+@self weini* weinig weit wekke* wekker wel welch*+@morning welchem welcher
        -1 welke well wenig*+@eat wenig*+@wish wenigsten wenn+@they went wert wet what what+@ask what+@wish
        -1 whats+@self when+@doit which whose why+@doit wie+@control wiede*+@sport wife+@say wil wil+@all wilde
        -1 will+@night will+@not will+@self winde* winte* winte*+@ask winter wir wird+@better wis with+@all with+@eat
        -1 with+@thindrink witho*+@self witho*+@thindrink woche woche+@lose woens* woensdag wont+@vision wont+@water
        -1 woog woog+@self word+@self work work+@ask work+@self work+@trapped worth wou would would+@ask would+@eat
        -1 would+@wish wrote wurde x y+@ask y+@control y+@sorry y+@without years yeste* yeste*+@ask yeste*+@manage
        -1 yeste*+@not yesterday yet yo yoga yoghu* yoghurt zat zegt zehn zehn+@scale zehne* zehner zei zeit zelf
        -1 zenuw* zenuwen zette* zetten zicht ziele zit+@self zo+@not zo+@tired zoals zoals+@again zoals+@forever
        -1 zoals+@self zoals+@tired zona zonda* zondag zone zoon zou zu zu+@few zucke* zucke*+@eat zucke*+@self zucker
        -1 zulet* zuletzt zur+@blood zur+@blue zusam* zwang* zwei+@exercise zwei+@past zwei+@pills zwei+@scale
        -1 zwei+@trapped zwemm* zwemm*+@ask zwemmen ~<abg ~<aco ~<act ~<ak ~<akt ~<alk ~<ani ~<ann ~<ao ~<ar ~<arm
        -1 ~<at ~<at> ~<bem ~<ben ~<bes ~<bet ~<bie ~<blo ~<bod ~<boe ~<bom ~<bur ~<ca> ~<cam ~<car ~<cio ~<clu ~<col
        -1 ~<coz ~<cur ~<cy ~<cyc ~<del ~<did ~<doe ~<eiw ~<emp ~<esq ~<ex ~<exa ~<fac ~<fas ~<fav ~<fei ~<fer ~<fib
        -1 ~<fit ~<fru ~<fum ~<gan ~<gas ~<ge ~<gee ~<gen ~<ges ~<gew ~<goe ~<gut ~<hah ~<hat ~<her ~<hi ~<hil ~<hop
        -1 ~<ib ~<ici ~<id ~<ide ~<inv ~<jaa ~<jah ~<jun ~<kap ~<kg ~<kg> ~<kid ~<kin ~<kla ~<km ~<km> ~<kur ~<lan
        -1 ~<lat ~<lau ~<lee ~<lem ~<len ~<lev ~<lie ~<lif ~<lon ~<lu ~<lus ~<mat ~<med ~<mej ~<mig ~<mil ~<mis ~<ml
        -1 ~<ml> ~<mo ~<moi ~<mu ~<mud ~<mue ~<mui ~<nat ~<neu ~<nor ~<nov ~<nuo ~<nut ~<oc ~<okt ~<opt ~<os> ~<ott
        -1 ~<ou> ~<pap ~<pas ~<pet ~<pla ~<poc ~<pre ~<rac ~<rad ~<ret ~<reu ~<rez ~<rig ~<rit ~<rug ~<ruh ~<rut ~<sec
        -1 ~<siz ~<slo ~<smo ~<sn ~<sna ~<sno ~<som ~<sug ~<sun ~<t> ~<tan ~<tee ~<tes ~<tie ~<tir ~<toe ~<tra ~<ub
        -1 ~<ube ~<uo ~<uov ~<va> ~<vai ~<vee ~<vic ~<vit ~<voc ~<vul ~<wa ~<wac ~<war ~<wed ~<wet ~<zuc ~aald ~aan
        -1 ~aand ~aap ~aap> ~aard ~abg ~abge ~abl ~ace> ~acl ~acle ~acol ~act ~acti ~ad> ~adar ~ade ~ade> ~ados ~ago>
        -1 ~agro ~ahr ~aile ~aini ~ait ~ait> ~aite ~ajo ~ajo> ~akt ~akti ~aleg ~alk ~alko ~alte ~alu ~alue ~amb ~ambi
        -1 ~amin ~anal ~andd ~ande ~aniv ~anos ~anso ~anz ~anza ~anzo ~apa> ~apot ~app ~arat ~ard ~ard> ~arde ~ardr
        -1 ~ares ~argu ~ari ~ario ~arm ~arm> ~arma ~armo ~arne ~arre ~arri ~ars ~arta ~arts ~aseo ~ass ~asse ~assi
        -1 ~asst ~ast> ~asts ~atac ~ate ~aten ~atio ~ato ~ato> ~aton ~att ~atz ~atze ~auc ~auch ~auco ~auf ~auft ~aug
        -1 ~aul ~aule ~avi ~azi ~ba> ~bag> ~bam ~bana ~bau ~beau ~beco ~bem ~bem> ~bene ~bes ~bet ~bge ~bgen ~bia>
        -1 ~bien ~blie ~blo ~bod ~boda ~boe ~boek ~bom ~bom> ~bon> ~bra ~bra> ~bt> ~bur ~burn ~burp ~by> ~caba ~cama
        -1 ~camb ~cans ~car ~cat ~cei> ~cep ~cept ~cert ~chad ~chan ~chel ~chem ~chla ~choc ~cia ~cian ~cid ~cil ~cin
        -1 ~cioc ~cipe ~cks ~cle ~cle> ~club ~col ~col> ~cola ~coli ~colo ~com> ~coma ~comm ~conv ~copi ~cord ~corr
        -1 ~cosa ~cou ~cour ~coz ~cta ~cte ~ctiv ~cto ~culo ~cupe ~cur ~curi ~curs ~curt ~cyc ~cycl ~dad ~darm ~dda
        -1 ~ddag ~ddi ~ddin ~dea ~degl ~devi ~dez ~deze ~diet ~dig> ~dige ~dimi ~doe ~does ~donn ~dram ~drob ~eauc
        -1 ~ebe> ~ecep ~eci ~ecip ~ect ~ecta ~ecto ~ecu ~ecup ~ed> ~edd ~eddi ~eden ~eeft ~eek> ~eem ~egam ~egen ~egg
        -1 ~egu ~egun ~eibt ~eie ~eier ~eigh ~eil ~eill ~eino ~eiw ~eiwi ~elas ~eli ~elin ~elps ~eme ~emen ~emp ~empa
        -1 ~encu ~enda ~endi ~enge ~enhu ~eni ~enim ~ensi ~ente ~enu ~enug ~ep> ~epos ~eps ~eps> ~ept> ~era ~erac
        -1 ~erai ~eran ~erbe ~erce ~erda ~erdu ~erei ~erhe ~erie ~erl ~erla ~erli ~ern ~ert> ~erti ~ervo ~erzo ~esa
        -1 ~esad ~esai ~esay ~ese ~eses ~esi ~esi> ~esq ~esqu ~estr ~etan ~etir ~etit ~ett> ~euf ~euf> ~eun ~eun>
        -1 ~evis ~ewog ~exa ~exam ~ezep ~fait ~faul ~fav ~favo ~feet ~feie ~fen ~fer ~feri ~fib ~fibr ~fini ~fit ~fle
        -1 ~frai ~fru ~fruh ~ft> ~ftr ~fum ~game ~gan ~gana ~gar ~gar> ~garr ~geba ~gee ~geet ~gen ~geno ~genu ~gera
        -1 ~ges ~ghe ~ghed ~gico ~gin ~giro ~gne ~goe ~goed ~gos ~grad ~gro> ~gs> ~gst ~gue ~gue> ~guic ~gun ~gut
        -1 ~gut> ~had ~hado ~hah ~han ~hao ~hao> ~happ ~hed ~hed> ~heef ~hei> ~help ~hema ~hero ~hilf ~his ~his> ~hla
        -1 ~hlaf ~hoc ~hoco ~hol ~hop ~hort ~houl ~hrew ~hwer ~iamo ~iand ~ibr ~ibre ~ibt> ~icac ~icia ~icie ~icin
        -1 ~idad ~idda ~ide ~ider ~iens ~iep ~iep> ~ieti ~ieu ~ieux ~ift> ~igar ~ige ~igen ~iger ~ighe ~ij> ~ike ~ila>
        -1 ~ild ~ild> ~ile> ~ilf ~ilft ~ilit ~imav ~imin ~inan ~inar ~ini> ~inis ~inos ~inu ~inut ~inv ~inve ~ioc
        -1 ~iocc ~ion> ~iore ~ios ~ios> ~iosi ~irad ~iros ~isa> ~isi ~ison ~ista ~isto ~ita ~ita> ~ital ~iti ~itta
        -1 ~iwi ~iwit ~ixa ~ixa> ~ize> ~jaa ~jaar ~jah ~jahr ~joye ~jun ~juni ~kap ~ked ~ked> ~ker ~ker> ~kg> ~kid
        -1 ~kind ~kke ~kken ~kla ~km> ~koh ~koho ~kro ~kti ~ktiv ~kto ~ktob ~kur ~kurz ~laa ~laap ~lade ~laf ~lan
        -1 ~lan> ~land ~lang ~lat ~late ~lato ~lau ~lauf ~ld> ~lde ~leeg ~leg ~legr ~lem ~lemb ~lent ~letz ~leve ~lft
        -1 ~lft> ~libr ~lici ~lie ~lieg ~lif ~lift ~ligh ~ling ~lior ~lito ~lko ~lkoh ~lma ~lmoc ~lon ~long ~lono ~loo
        -1 ~lood ~loop ~lop ~lope ~lor> ~lps ~lps> ~ltar ~lten ~ltr ~lub ~lune ~lung ~lust ~ly> ~maan ~manc ~mara ~mat
        -1 ~mate ~matr ~mav ~mave ~mbi ~mbia ~mbra ~medo ~meil ~mej ~mel ~menc ~mese ~mesi ~mest ~midi ~mien ~mig
        -1 ~migl ~mild ~minu ~mis ~mitt ~ml> ~mme ~mmel ~mmen ~moco ~moi ~mois ~mon ~moo ~moor ~mos ~mos> ~mpa ~mpac
        -1 ~mpr ~ms> ~mud ~muda ~mue ~muer ~mui ~muit ~musc ~musk ~nac ~nack ~nate ~nced ~ncei ~nch> ~nco> ~ncu ~nda
        -1 ~nda> ~ndag ~ndas ~nday ~ndd ~nead ~ned ~ned> ~neem ~nege ~ness ~neu ~nga ~ngen ~ngos ~ngs ~nhu ~nier ~nin
        -1 ~ning ~nio ~nion ~nist ~niv ~nive ~nmi ~nmid ~nne ~nnen ~nni ~nni> ~noe ~noep ~norm ~nos ~nos> ~nosc ~noss
        -1 ~not> ~nov ~nove ~ntal ~nted ~nten ~ntic ~ntid ~ntl ~ntli ~ntor ~ntox ~nug ~nug> ~nuo ~nut ~nve ~nvi ~nvie
        -1 ~nzo ~nzo> ~ober ~oca> ~oci ~oco ~ocol ~oct ~oden ~oed ~oed> ~oede ~oek> ~oen ~oep ~oep> ~oeuf ~oga ~oga>
        -1 ~oho ~ohol ~oila ~oisi ~oiso ~oke ~oke> ~okt ~okto ~olat ~oliv ~oll ~oll> ~olle ~olon ~olvi ~omm ~omme
        -1 ~ompr ~ongo ~onin ~onn ~onne ~onno ~onos ~onv ~oo> ~oog ~oog> ~oop ~oop> ~ope ~ope> ~opi ~opia ~optr ~ored
        -1 ~ork> ~orm ~orma ~orr ~orro ~osco ~oso ~oso> ~ostu ~ota ~otat ~otei ~otti ~ou> ~ould ~oup ~oup> ~ova> ~ove>
        -1 ~ovem ~oxi ~oxic ~oyed ~ozz ~pac ~pap ~papa ~pare ~pase ~pass ~pat ~pate ~pect ~pera ~pet ~pett ~pia> ~pica
        -1 ~pie ~pier ~pig ~pla ~plan ~poco ~pone ~pos> ~post ~pot> ~poul ~pp> ~ppo ~pran ~pre ~preg ~prev ~prog ~pros
        -1 ~prot ~pt> ~pte> ~ptr ~ptre ~puls ~punt ~py> ~ques ~race ~rad ~rag ~rai ~rain ~rais ~ral ~rama ~ran ~ranz
        -1 ~rapp ~rat ~rato ~rauc ~rav ~ravi ~rci ~rdas ~rde> ~rdr ~rdro ~rdu ~rdus ~reat ~reci ~recu ~regu ~reme
        -1 ~repo ~ret ~reta ~reu ~rew ~rew> ~rgee ~ria ~ria> ~ric ~rich ~rico ~rige ~rijf ~rill ~rio ~rio> ~rios ~rk>
        -1 ~rlau ~rli ~rma ~rmal ~rmin ~rned ~roe ~rog ~rogr ~rok ~roke ~ron ~ron> ~ront ~rop ~rop> ~rote ~rott ~rpee
        -1 ~rril ~rro ~rro> ~rsa ~rsar ~rse> ~rsi ~rsta ~rtaa ~rtan ~rung ~rze ~rzer ~rzt> ~sad ~sada ~saio ~sais ~sam
        -1 ~sari ~sars ~sayu ~scan ~scl ~scle ~scop ~sec ~sens ~seo ~seo> ~ses ~ses> ~sez ~sez> ~shou ~sida ~sim ~sima
        -1 ~sina ~sio ~siz ~size ~ske ~skel ~slo ~slow ~smo ~sna ~snac ~sne ~sno ~snoe ~soll ~som ~somm ~soni ~sonn
        -1 ~spa ~spet ~spo> ~sses ~ssez ~sst ~sst> ~sta> ~stau ~stea ~ster ~stp ~stre ~stut ~sug ~sun ~sund ~tab ~tac
        -1 ~taco ~tail ~tal ~tami ~tard ~tato ~tau ~taur ~teg ~tei ~tein ~telt ~temp ~tenc ~tens ~teps ~teri ~term
        -1 ~test ~this ~tias ~tie ~tie> ~tige ~tina ~tira ~tje ~tje> ~tob ~tobe ~toe ~toma ~ton ~ton> ~tona ~too>
        -1 ~tora ~toss ~tour ~tox ~toxi ~tra ~trag ~trai ~tras ~tred ~tren ~tric ~trim ~trop ~tsc ~tsch ~tt> ~tta
        -1 ~ttac ~ttag ~tue ~tueu ~tut ~tutz ~tze> ~ub> ~uber ~ubli ~uco> ~ucou ~ude> ~ueco ~uest ~uftr ~ugar ~ught
        -1 ~uic ~uisi ~ukk ~ukke ~uld ~uld> ~uler ~ulet ~uls ~uls> ~ult ~unda ~unes ~ung ~ung> ~ungo ~uni ~uni> ~uot
        -1 ~uota ~uov ~uper ~ura ~uran ~uri ~urpe ~urta ~urz ~urze ~usc ~uscl ~usco ~uscu ~usk ~uske ~ust> ~usto ~uter
        -1 ~uti ~utu ~utz ~utze ~vai ~vai> ~valo ~valu ~veil ~vel ~veli ~vem ~vemb ~vern ~verv ~vete ~via ~vic ~vici
        -1 ~vid ~vis ~vist ~vit ~vita ~voch ~voll ~vom> ~vos ~vos> ~vul> ~walk ~wand ~war ~wedd ~wet ~wis> ~wit> ~wog
        -1 ~woge ~wom ~xa> ~xam ~ycl ~yoga ~zep ~zept ~zer> ~zoa ~zou> ~zuc ~zucc ~zze ~zze>
        -2 #10+@ask #10+@exercise #1200+@data #1200+@exercise #20+@ask #45+@control #45+@exercise @again+walk
        -2 @arm+kilos @arm+trozo* @ask+comer @ask+giorn* @ask+mange* @ask+plane* @ask+por @ask+previ* @ask+soll
        -2 @ask+that @ask+vul @better @body+fat @body+fett @body+fit @body+passt @born+ho @breath @burn+la
        -2 @calorie+#20 @calorie+@eat @calorie+@enough @calorie+@food @calorie+de @calorie+di @calorie+in
        -2 @calorie+pour @class+@data @count+@eat @count+le @cut+my @data+#1200 @data+@eat @data+calor* @data+dia
        -2 @data+eiwit @data+is @data+tengo @date+como @date+je @date+nient* @doctor @doit+mir @each+jour @each+matin
        -2 @eat+#1200 @eat+@calorie @eat+@eat @eat+@sleep @eat+antes @eat+cake @eat+ce @eat+ich @eat+ik @eat+minha
        -2 @eat+mir @eat+more @eat+par @eat+plane* @eat+poco @eat+previ* @eat+prima @eat+quoi @eat+tanto @eat+tarde
        -2 @eat+voor @end @end+de @end+di @enough @exercise+@ask @exercise+@morning @exercise+in @family+@data
        -2 @family+nimmt @family+porqu* @fat+and @fat+in @few+befor* @few+curio* @few+uber @find+that @food+@thindrink
        -2 @food+at @food+avant @food+con @food+met @food+of @food+or @food+voor @fun @future @give+un @grams+@control
        -2 @guilt+@exercise @guilt+dat @guilt+por @hate+burpe* @hate+my @heart @height @here+#100 @home+mento
        -2 @hunger+#20 @hunger+#more @hunger+@manage @hunger+de @kill @last @laxative+@morning @letter @lose+in
        -2 @lose+two @manage+@ask @minutes+cama @more+@burn @more+calor* @more+eten @morning+habe @night+con @not+casa
        -2 @not+feel @not+merit* @not+sport @nothing+befor* @other+ciocc* @other+giorn* @papers+@enough @papers+dat
        -2 @papers+le @pills+as @say+@scale @say+calor* @say+de @say+i @say+le @scale+#100 @scale+@night
        -2 @scale+@planned @scale+@say @scale+d @scale+de @scale+dice @scale+ik @scale+now @scale+until @seizure+again
        -2 @self+#10 @self+abend* @self+bmi @self+cada @self+feet @self+gut @self+muss @self+prima @self+recup*
        -2 @self+slaap @self+verbr* @self+verge* @skin+day @sleep @sorry @sport @stop+ik @stop+los @sugar+@thindrink
        -2 @sugar+in @swelling+de @thin+dias @thing @tired+#100 @trapped+in @wait+#1200 @wait+le @water+eten @wish+du
        -2 @wish+soll @wish+to a+@date a+@not activ* after+@thindrink aktiv* aktiv*+@calorie almoc* almoco anni anos
        -2 ao+@eat as+@again assez at at+@eat avonds ayuna*+@ask baila*+@ask baila*+@eat baile banan* banana bem
        -2 ben+@self bene beste+@morning body body+@fat ca cake+@eat calor*+@burn calor*+@data calor*+@give cambi*
        -2 cambia casa+@data casa+@hide chaqu*+@morning choco* ciocc* cioccolato colon*+@morning com comer+@more
        -2 comer+@wait comme como+@again como+@decide compr* corro creat* curio* cut+@self dance*+@wait de+@binge
        -2 de+@future de+@more de+@past de+@sport delic* dem+@exercise derde desayunar descanso devie* deviens
        -2 dice+@ask do+@thindrink docto*+@say does dois+@eat dos+@scale drama een+@burden een+@last eet+@self
        -2 ein+@scale eiwit eiwit+@ask elimina em+@end esqueco est+@control every+@morning exercicio faste* faster
        -2 fatia* fatias fecha fett fit+@again for+@self ganas gels gewog* gewogen goed hat hoe+@stop i+@burn i+@jump
        -2 i+@other i+@pressure in+@self intox* jaar je+@scale kilo+@few km+@ask km+@manage km+@not korpe*+@fat
        -2 l+@sport la+@date lange* largu* larguei lasse* lassen le+@child lembr* light lunch+@food lungo maand*
        -2 mach+@self man+@ask mange*+@more mange+@reason mangi*+@past mangia marat* matra* me+@burn meer+@eat mento
        -2 mesi met+@all meu+@scale midi migliore mijn+@sleep mild+@laxative mio+@scale mittag ml mois monat* moord
        -2 morge*+@not muda muscl* muscle muscu* musculo nel+@thindrink niet+@exercise no+@home non+@earn normal nove
        -2 novem* november nur+@self o+@ask o+@each odio+@self optre* os ottim* par+@date parts passe* passt
        -2 passt+@again past per+@eat perdu* perdus pesar*+@each pese+@wait picar pizza+@binge pizza+@wait plan
        -2 plus+@eat poco pra+@eat previ* previsto prote* quant*+@grams quest* race recep* recept recup* restaurant
        -2 rezep* richt* salade salta* says+@self schra* schwer semaine seman*+@ask seman*+@eat shoul* should size
        -2 slaap slow snack* soll soll+@self somme* sonno sortie spieren spo sport+@morning steps stop+@self svuotata
        -2 tanto+@food tarde telt test the+@water to+@stop toca today+@doit tour trag+@self train* trainen treino
        -2 tres+@scale trime* trimestre trop twaal*+@minutes twee+@date two+@scale uber un+@past und+@go va veel+@food
        -2 verandert verge* verve* vez+@more vicin* viel+@food vom was was+@ask weddi* wedding week weighed wil+@self
        -2 wis+@self word+@other y+@eat zomer zucch* zucchero ~<kc ~<kca ~<lun ~cal> ~kca ~kcal ~lun
        -3 #100+@calorie #20+@sleep @count+@enough @each+morni* @eat+assez @eat+por @other+e @pet @planned @poison
        -3 @scale+@each @scale+abneh* @scale+per @self+quemo @sugar @wait+#20 @wake @work balan*+@say bien bom colon*
        -3 comi+@nothing comi+@sport cosa cosa+@eat due+@fat e+@eat fette gut kg kg+@lose kg+@wait magro meses migli*
        -3 mitta* monaten norma* ou pasta+@past pranz* pranzo that+@end valor
        -4 #3+@minutes #3+@scale @count+calor* @eat+carne @food+#1200 @lose+#3 mangi*+@few
        -5 @say+#100 kcal
        -34 bias
        """
}

// Made by Tests/SafetyTests/Training: never edited by hand.

/// The weight of each feature for each concern (`SafetyClassifier`).
enum SafetyWeights {
    /// How many sentences the weights were learnt from, and a hash of them and of the concepts.
    static let sentences = 10928
    static let checksum: UInt64 = 11929670529520221920

    static let table = """
        [crisis]
        47 @life
        44 @exist
        39 @someone
        34 @wish
        33 @nobody
        31 @again
        30 @bridge
        29 @wish+@die
        28 @die @head @trapped
        27 @goodbye @pills @self
        26 @funeral ~<so
        25 @cut+@skin @not @papers @they it
        24 @go @night+@ask
        23 @hospital @night+@self @nothing+@self
        22 @all @car e ho
        21 @bridge+@self @date+@car @few @letter @soon n ~me>
        20 @bridge+@jump @each+@night @know @not+@exist @not+@life @pain @tired+@life
        19 @hope es ~era ~ir>
        18 @ask+@not @kill @self+@again @self+@funeral @self+@life @train @wait+@blood ~<to ~<vo
        17 @burden+@all @future+@not @more @not+@trapped @reason @reason+@self @say+@wish @self+@hope @self+@nobody
        17 @self+@soon ~<es ~arm
        16 @all+@better @ask+@family @family+@better @more+@life @need @nothing @pain+@water @self+@bridge @self+@kill
        16 @skin @thanks mich para y
        15 @all+@self @count @each @family+@wish @few+@not @here @last+@thanks @look @self+@last @self+@not
        15 @self+@thanks aqui exist* te ~<te ~nte> ~ra>
        14 @cut @data+@more @future @head+@jump @heart+@again @means @minutes+@decide @more+@data @morning+@ask
        14 @not+@vision @say @self+@goodbye @self+@skin be conti* estar ive morir* nada opera* probl* ter tudo zu
        14 ~ente>
        13 @all+@end @burn+@feel @car+@car @decide+@self @face @fall @family+@papers @future+@self @letter+@ask
        13 @minutes+@self @night+@end @not+@find @not+@someone @off @other+@ask @poison+@pills @self+@head
        13 @self+@pills @sit+@bridge @sleep+@again @sleep+@tired @without+@trapped het pas und ~<an ~<it ~<mo ~<po
        13 ~mor
        12 @accident @ask+@date @ask+@morning @ask+@pain @better+@without @binge+@pills @burden @cut+@again @data+@not
        12 @date+@all @enough @family+@kill @hate+@life @heart+@stop @manage+@pain @night @pain+@ask @self+@go
        12 @self+@stop @sleep+@not @tired+@not @wish+@exist com de+@life er lo morrer nadie tengo to ~<mor ~<pr ~<pro
        12 ~cid ~da> ~ente ~go> ~ho> ~ich> ~ide ~rir
        11 @all+@wish @ask+@kill @better+@ask @blood+@sleep @calm @care @cry @decide+@kill @die+@without @each+@family
        11 @empty+@self @end+@all @exercise+@count @few+@calm @few+@means @goodbye+@all @head+@not @home
        11 @hospital+@pain @jump+@bridge @letter+@goodbye @more+@wake @morning+@skip @nobody+@find @not+@here
        11 @not+@more @other+@letter @other+@not @past+@pain @pills+@die @say+@date @say+@other @self+@car
        11 @self+@train @self+famil* @self+suici* @sleep+@exist @soon+@more @trapped+@self @wait+@wait @wish+@fall
        11 @wish+@pills @wish+@they di me+@eat per tenho ~<br ~<tu ~ei> ~elf ~ich ~it> ~rme ~tar
        10 @again+@here @car+@here @data+@pills @date+@more @decide+@die @eat+tudo @family+@letter @family+@more
        10 @few+@family @future+@vision @know+@ask @know+@stop @minutes+@kill @more+@ask @more+@reason @more+@wish
        10 @morning+@more @morning+@wake @nobody+@wait @not+@need @say+@family @say+@sorry @self+@empty @self+@means
        10 @self+@without @sleep+@give @sleep+@never @soon+@data @tired+@tired @water allen com+tudo eu ja kms manch*
        10 morire que schlaftabletten segui* seguir sera sono suicidio to+@die to+die todos tonig* tonight vida voy+a
        10 ~<bra ~<est ~<it> ~<me ~<mori ~<sa ~ch> ~com ~elf> ~em> ~ere ~ia> ~nd> ~pro ~tar>
        9 @all+@burden @all+@die @all+@gone @alone+@self @ask+@enough @ask+@few @ask+@nobody @ask+@skip @ask+@sorry
        9 @better+@die @bridge+@skip @burn @cry+@date @decide+@ask @decide+@head @eat+@doit @eat+@pills @enough+@life
        9 @face+@few @few+@here @few+@trapped @find+@letter @go+@kill @go+a @head+@ask @head+@train @here+@life
        9 @here+@wish @imagine @kill+@date @know+que @look+@train @more+@exist @never+@hope @night+@night @nobody+@ask
        9 @not+@ask @other+@pills @pain+@exist @pills+@ask @pills+@hospital @reason+@life @self+@face @self+@heart
        9 @self+n @skip+@bridge @sleep+@more @someone+@without @soon+@all @sport+@wish @thindrink+@thindrink
        9 @tired+@exist @tired+@stop @train+@self @vision+@trapped @wait+@date @wait+@self @wish+@car a+@cut allem
        9 aurai* braco* bracos casa che con+@all con+todo dat de+@pills esta+@night i+feel id its je je+n le+braccia
        9 man mysel* myself no+me non os parac* penso sind springen tropp* un+@car vou ~<e> ~<ei ~<ein ~<ho> ~<met
        9 ~<na ~<nad ~<th ~ar> ~ara ~are ~armi ~armi> ~ble ~cer ~ens ~nad ~nti ~qui ~rar ~ria> ~rme> ~rop ~son ~tten
        8 @all+@ask @ask @ask+@go @ask+@wish @burden+@family @car+contr* @care+@not @data+@end @data+@sleep
        8 @data+@soon @data+@stop @data+@water @decide @decide+@calm @decide+@data @doit+@pills @each+@wish @end+@life
        8 @exercise+@burden @exercise+@last @exercise+@skin @exercise+@stop @family+@find @family+@pills
        8 @family+@speech @find+@end @give+@date @head+@kill @head+@self @heart+@night @heart+@sit @here+@ask
        8 @here+@not @home+@self @know+@not @leg+@self @look+@eat @minutes+@date @minutes+@wait @more+@say @never
        8 @never+@more @never+@wake @night+@sit @nobody+@more @not+@again @not+@count @not+@morning @not+@stop
        8 @nothing+@more @nothing+@reason @nothing+@wish @other+@accident @other+@again @other+@other @papers+@papers
        8 @past+@ask @past+@not @pills+@enough @pills+@life @self+@cut @self+@exist @self+@papers @self+@vision
        8 @self+@wait @self+es @self+feel @self+me @soon+@not @sport+me @thanks+@eat @thindrink+@pills @thing+@papers
        8 @vision+@past @water+@wake @wish+@enough @wish+un @without+@pain and and+@self andare being cambi*
        8 coach+@say compa* d+@exist damit de+@gone dovev* einfach esser* et etre heute+@night ho+@count i+@feel
        8 ich+es imagi* maak+@self mezel* mezelf morre* ningu* nog paracetamol pour pra problema qu que+@self sara
        8 schlu* seria slaappillen tout vez ~<and ~<com ~<da ~<es> ~<id ~<n> ~<para ~<st ~<ste ~any ~arme ~be> ~bri
        8 ~dan ~erl ~gar ~gue ~het ~iden ~ind ~kom ~llen> ~lo> ~mori ~morir ~ngo ~ont ~orir ~para ~pera ~si> ~tel ~ten
        8 ~ven
        7 @again+@pills @again+@self @again+@wake @alone+@calm @ask+@head @ask+@hospital @ask+@thanks @ask+@wait
        7 @ask+ik @better+dran @bridge+@bridge @bridge+@wish @bridge+e @burden+@burden @car+@trapped @count+@pills
        7 @cut+@arm @cut+@eat @cut+@exercise @data+@count @data+@data @data+@exercise @data+@give @date+@soon
        7 @decide+@thindrink @doit+@pain @each+@ask @each+@future @earn+@self @eat+@kill @eat+@pain @eat+@wish @end
        7 @exercise+@head @exercise+@say @family @family+@earn @family+@without @feel+@ask @few+@burden @find
        7 @give+@ask @go+me @gone @head+@end @head+@skip @here+@bridge @here+@calm @here+@letter @here+@pain
        7 @here+@pills @hope+@hospital @jump+@work @kill+@end @letter+@letter @life+@die @life+@reason @means+@calm
        7 @means+@not @means+@self @minutes+@reason @more+@nothing @more+wakke* @morning+@manage @need+@data
        7 @need+@not @need+@soon @night+acabo @nobody+me @not+@face @nothing+@ask @other @other+@goodbye @other+@here
        7 @other+@means @past+de @pills+de @reason+@sleep @say+@data @say+@self @self+@blood @self+@count @self+@die
        7 @self+@doit @self+@here @self+@look @self+@off @self+@wake @self+habe @self+maar @self+vo @skip+@funeral
        7 @sleep+@control @sleep+@self @someone+@funeral @sorry+@wish @stop+@wake @they+@wish @thindrink+@arm
        7 @thindrink+@wish @vision @wait+@nothing @water+wakke* @wish+@funeral @wish+@without @without @without+@wake
        7 a+me acabo accid* and+i andar* besser+dran braccia c continuer d dass de+@goodbye de+despedida de+me dentr*
        7 dentro dran ein estoy existir famil* finit* finita fur+@again fur+immer fur+mich garag* have ich+habe if ik
        7 just la+@life leven maak meer+@wake meer+wakker mij mim moi my+@family n..plus nao no+@self ogni one pijn
        7 plann* propr* sangrar sous standig suici* the+@train there* theres time tutti veo vita viver ware zo ~<any
        7 ~<aur ~<aura ~<bes ~<ch ~<qu ~<son ~<tod ~<un ~<ve ~<vi ~<vid ~<viv ~aar ~adie ~ait ~aqui ~ara> ~ars ~bra
        7 ~cidi ~cora ~den ~dent ~do> ~fin ~han ~idi ~ing ~kt> ~len> ~lf> ~men ~ngo> ~oir ~om> ~ono ~orta ~par ~qui>
        7 ~rait ~ria ~rte ~the ~tin ~tod ~tten> ~uar ~vid ~zel ~zelf
        6 #45+@past @again+@burden @again+@sleep @all+@few @all+@not @arm+@burn @arm+@feel @ask+@all @ask+@arm
        6 @ask+@future @ask+la @ask+tout @ask+tudo @better @better+@all @blood+@wait @bridge+@work @burn+@self
        6 @car+@pills @care+@night @control+@soon @cut+@thin @cut+@wait @cut+os @data+@eat @data+@need @data+@reason
        6 @data+@sit @data+@sport @date+@nobody @die+@better @die+@need @doit+@not @doit+@wish @earn+@go @earn+@here
        6 @earn+@life @eat+@ask @eat+@family @eat+@wake @end+@stop @exercise+d @family+@funeral @family+@thing
        6 @few+@all @few+@stop @few+@they @few+@wish @film+@exercise @find+@ask @find+@nobody @give+@burden @give+@eat
        6 @go+@jump @go+@wake @gone+@never @gone+@not @goodbye+@thanks @head+@doit @here+@die @here+@hospital
        6 @here+@past @here+por @home+@ask @home+@here @home+@soon @hospital+@ask @jump+@self @jump+@sit @jump+@train
        6 @know+@future @know+@last @last+@eat @manage+@data @minutes+@count @minutes+@die @morning+@jump @need+@count
        6 @need+de @never+gebor* @night+@eat @night+@stop @night+nacht @nobody+@know @not+@arm @not+@nothing @not+@say
        6 @not+d @not+me @not+mehr @other+@skin @other+@stop @other+@thindrink @pain+@data @pain+@eat @pain+@wish
        6 @papers+@nobody @papers+e @papers+en @past+@doctor @pills+@other @pills+@wish @pills+genom*
        6 @reason+@exercise @reason+@go @reason+@more @self+@burn @self+@end @self+@hide @self+@know @self+@other
        6 @self+@trapped @self+compa* @self+funer* @self+heute @self+own @self+steps @self+ultim* @self+wanna
        6 @skin+@eat @skip+@self @sleep+@care @sleep+@here @sleep+@life @sleep+@morning @someone+@better @soon+@end
        6 @sorry @sorry+@sorry @sport+@self @stop+@count @stop+@die @stop+@not @thanks+@all @they+@someone
        6 @thindrink+@letter @tired+de @train+@look @trapped+e @vision+@future @vision+@more @wait+@future @wait+@not
        6 @wait+sangr* @wake @wish+@accident @wish+@again @wish+@breath @wish+@find @wish+@not @wish+o a+@hospital
        6 a+@life a+caixa agend* agend*+@nobody agenda ai+@more ai+plus alive alles+@stop ammaz* ander* anyth*
        6 anything aqui+por as+vezes ate basta* bastano been biops* bracc* brazo* brazos cansada+de ce+@night cherc*
        6 comment continuar corag* corta* cosi d+etre de+@die de+@self de+viver de+vivre decid* decidi defin* deses*
        6 despedida e+@nobody e+@not een einfa* en enoug* enough entra estar+@life fur+@self ga gebor* geboren gegoo*
        6 gegoo*+@ask gia hab he here heute+nacht ho+@decide ho+@more i+wanna ich..mich im+@few in+@few in+@self io
        6 komen lamin* langer langst lasci* le+@train liegt ligge* liggen llegu* lol looke* looked los+brazos maar
        6 manchmal medic* meter metre* metres mi mijn+@skin mit+allem morir muert* my+@sleep my+own my+steps n+y
        6 nadie+@self nadie+me nessuno non..piu nur o+@car obitu* ongel* ongeluk operation own pas+d per+me poi
        6 probl*+@few propo* proposito que+tout que+tudo repas* retou* s+@stop schme* slaap* so sterb* sterben sterv*
        6 super* that this+@ask tirar* todas tomar tomei tudo+@end tudo+acabe un+problema vie wanna wanna+to was+@self
        6 wont zelfm* zelfmoord ~<ad ~<am ~<aq ~<aqu ~<aqui ~<be> ~<bo ~<dec ~<esta ~<exi ~<exis ~<iv ~<ive ~<ive>
        6 ~<kom ~<ll ~<mic ~<mich ~<ne ~<pen ~<por ~<prop ~<si ~<te> ~<ten ~<ter> ~<the ~<tom ~<tud ~<tudo ~<und ~<y>
        6 ~acc ~acci ~aci ~ada ~ada> ~ale> ~aliv ~ama ~ana ~aqui> ~arme> ~ben> ~bio ~cas ~ciden ~conti ~dat> ~dec ~dy>
        6 ~ebbe ~ema ~engo ~engo> ~ent ~eria ~eria> ~estar ~et> ~ett ~etten ~exi ~exis ~exist ~gni ~here ~ident ~ien
        6 ~iss ~ive ~ive> ~lam ~lebe ~lem ~lie ~llen ~mi> ~mic ~mich ~mich> ~ms> ~nada> ~ntin ~ntinu ~odo ~oir> ~ont>
        6 ~onti ~ontin ~opera ~osi ~para> ~pens ~per ~prop ~rait> ~raz ~re> ~rmi> ~rsi ~sel ~ser ~sera ~soi ~star>
        6 ~ster ~teng ~tengo ~tinu ~tom ~tou ~tran ~tte ~tudo ~tudo> ~udo ~udo> ~utt ~viv ~vol ~xis ~xist
        5 @again+@last @again+@wish @all+@sorry @all+@stop @all+besse* @alone+@means @alone+@not @arm+@cut @arm+@say
        5 @ask+@die @ask+@end @ask+@find @ask+@look @ask+@pills @ask+@say @ask+@water @ask+finis* @ask+lo @ask+me
        5 @ask+no @ask+segui* @blood+@manage @blood+e @bridge+@head @burden+to @calm+@self @care+@wish @count+@family
        5 @cry+@more @cut+@blood @cut+le @data+@blood @data+@decide @data+@family @data+@last @data+@nobody
        5 @data+@thindrink @data+and @data+d @data+my @date+@go @date+@wait @decide+@few @decide+@morning @doit+@here
        5 @doit+@thindrink @each+@not @each+@say @each+@thindrink @eat+@blood @eat+sangr* @empty @empty+@home
        5 @end+mache* @enough+@ask @exercise+@eat @exercise+@wish @face+@wish @family+@reason @feel @feel+@data
        5 @feel+@someone @feel+like @few+@die @few+@exist @few+@letter @few+@never @few+@vomit @film+my @find+@eat
        5 @give+@kill @give+@wait @give+viver* @go+@few @go+@hospital @go+@not @go+@skip @gone+@again @gone+@self
        5 @gone+@wish @goodbye+@letter @hate+estar @head+@cut @heart+@date @heart+@other @here+@burn @here+@doit
        5 @here+@know @here+@trapped @hide+@ask @imagine+@tired @kill+@means @know+@pills @know+@soon @know+@wake
        5 @last+@not @last+@soon @letter+@eat @letter+de @look+at @lose+@life @lose+@minutes @lose+@not @lose+@other
        5 @manage+@sleep @minutes+@not @minutes+@vision @more+@each @more+@guilt @more+@here @more+@letter
        5 @more+@thindrink @more+@tired @never+@self @never+@water @never+meer @night+@better @night+@other @night+je
        5 @nobody+@eat @nobody+@papers @not+@family @not+@future @nothing+@again @nothing+@calm @nothing+@data
        5 @nothing+@few @nothing+@past @off+@bridge @other+@car @other+@few @other+n @pain+@breath @pain+@die
        5 @pain+@doctor @pain+@pressure @papers+@here @papers+@letter @papers+@more @papers+@other @papers+@sit
        5 @past+@soon @pills+@burn @pills+@calm @pills+@past @pills+@sit @pills+sind @pressure+@end @say+@all
        5 @scale+@all @self+@binge @self+@gone @self+@home @self+@letter @self+@morning @self+@numb @self+am
        5 @self+coeur @self+coraz* @self+dass @self+do @self+gratt* @self+hart @self+herz @self+imagi* @self+keep
        5 @self+looke* @self+mets @self+polse* @self+retie* @self+schla* @self+so @self+umbri* @self+werde
        5 @skin+@means @skip+@work @sleep+@decide @sleep+@water @sleep+sind @someone+@ask @someone+@find @someone+is
        5 @soon+@bridge @soon+@nobody @soon+@tired @sorry+@gone @sport+@ask @sport+@bridge @sport+@know @stop+@decide
        5 @stop+@family @stop+@sleep @stop+@without @stop+dormi* @thindrink+@bridge @thindrink+@go @thindrink+@know
        5 @thindrink+@papers @thindrink+@reason @thindrink+@train @tired+@other @tired+@vomit @train+@jump
        5 @trapped+@each @trapped+@pills @trapped+@trapped @wait+@bridge @wait+@end @wait+@go @wake+@face @wake+werd
        5 @water+@not @wish+@family @wish+@here @wish+@never @wish+@numb @wish+@off @wish+be @wish+dood @wish+morre*
        5 @wish+no @wish+voor @without+@few a a+@more a+@nobody a+cortarme a+menos absch* accidente acord* actua*
        5 actually adieu al+@train altur* altura andere arme arriv* asi assim ate+@blood ate+sangrar aura avant*
        5 avanti avoir bald be+@die be+dead ben+@tired besoi* besoin bestaan bille* binne* bras cada cada+@night ce
        5 ce+soir celui che+finisca chiud* come compr* comprimidos con+una conta* contra corac* coracao cortarme
        5 courage d+@trapped de+@cut de+@hospital de+tomar de..de decis* della demasiadas den+@letter dentr*+@more
        5 desesperado di+vivere die+@means die+@without do+it doe+@self dood durf e+poi ein+@end ein+@means ein+ende
        5 eine einer en+@end es+@ask esistere esta+noche estar+vivo estoy+@tired even fin fine for+@control for+good
        5 forev* forever forge* forge*+@self forget forget+me frent* frente funer* garage gerad* gerade gratt*
        5 gratt*+@wait happe* happens heart+@ask heeft his hones* honestly hoog hope hubie* hubiera i+@decide i+am
        5 i+keep i+looked ich+@night ich+heute ich+werde ich..mir ik+maar ik..mezel* il+n ill incidente irme
        5 is+@thindrink is+the ist j je+mets la+@hospital leben* los+@arm m mache* machen manan* me+@vision mein+herz
        5 mesa mi+corazon mi+sono mi..di mijn+@heart mijn+@tired mijn+hart mijn+polsen moete* moeten mon+coeur morta
        5 my+@data n+a nessu* nie niema* niemand no+@reason nooit of+@go of+going of+my ogni+@night om om..te
        5 para+@sleep para+dormir passo pasti*+@stop pastillas+para per+@again per+@self per+sempre piens* pienso
        5 pienso+en please polse* polsen por+@ask por+dentro porta* pour+tout procu* proxi* qu+@other quando+a quell*
        5 quello retie* s saida schlaftabletten+sind schlussel seguir+viviendo seit seit+@date sempr* sempre show+my
        5 sich soir sonntag sotto stand* steps stick sufic* suici*+@other suis+un tagliarmi tagliarmi+le tem tempo
        5 temps tetto the+@bridge the+@letter the+@pills this+is tirar*+@soon tirarme tirarme+al to+@enough tome
        5 took+a trata* troppo uberl* uma+@means und+ich vezes vivie* viviendo volta volve* volver voor voor+@self voy
        5 wakker+werd want was+ik way weite* werd wiede*+@wake wil+@die wil+@numb wil+dood will+@die would+be ya zijn
        5 ~<ai ~<ali ~<arm ~<av ~<brac ~<cer ~<com> ~<con ~<cora ~<dan ~<deci ~<dese ~<di> ~<dov ~<er> ~<ha ~<het
        5 ~<het> ~<in ~<je ~<lo> ~<look ~<mac ~<mach ~<metr ~<nada ~<nadi ~<nec ~<on ~<ope ~<oper ~<par ~<pas> ~<port
        5 ~<pour ~<prob ~<sar ~<sera ~<sind ~<som ~<teng ~<to> ~<todo ~<tome ~<tou ~<tro ~<und> ~<vez ~<vol ~<volt
        5 ~<vou ~<zu> ~abl ~adie> ~ai> ~ait> ~ali ~alm ~ang ~anger ~app ~aqu ~ari ~arse> ~asc ~aura ~bbe ~ben ~blem
        5 ~body ~brac ~calm ~cci ~ces ~cide ~com> ~comp ~con ~cos ~das ~deci ~dente ~dere ~des ~dese ~dic ~dos ~dov
        5 ~ebb ~ece ~eci ~ede ~egt ~elt ~ene> ~eng ~enh ~enso ~enso> ~erai ~eres ~erte ~ette ~fac ~finit ~gli ~gni>
        5 ~gt> ~have ~het> ~hlu ~ida> ~idio ~idio> ~iera ~ille ~init ~irar ~ire> ~its ~ivi ~las ~ld> ~leb ~leben ~lem>
        5 ~look ~lta ~mac ~mach ~men> ~ment ~met ~nada ~nadi ~nadie ~nec ~nho> ~obl ~oble ~oblem ~obr ~ody ~og> ~ome>
        5 ~ono> ~ook ~oper ~org ~pas> ~pill ~pour ~prob ~probl ~rag ~rai ~rai> ~razo ~rca ~rei> ~rev ~reve ~rir> ~rlo>
        5 ~robl ~roble ~roc ~rse ~rse> ~rsi> ~rta ~sco ~sco> ~sera> ~sia ~sind ~sto ~such ~tabl ~tant ~ti> ~todo ~tome
        5 ~tra> ~tres> ~uer ~uert ~ui> ~urai ~utr ~ve> ~ven> ~veu ~vez ~voi ~volt ~vou ~xisti ~zelf> ~zu>
        4 #20+@past #45+meter #45+metres @accident+@jump @accident+morta* @again+@ask @again+@need @again+la
        4 @again+last @all+@give @all+@reason @all+@soon @all+im @all+tonig* @alone+@past @ask+@care @ask+@cut
        4 @ask+@exist @ask+@last @ask+@they @ask+@trapped @ask+@worse @ask+entra @ask+have @ask+im @ask+to @ask+todo
        4 @ask+voor @ask+was @ask+you @better+@better @better+@someone @bridge+del @bridge+et @burden+@someone
        4 @burden+time @burn+me @calm+@ask @calm+@die @calm+@know @calm+@last @car+@each @car+@night @child+@find
        4 @child+@letter @control+@die @control+@tired @count+@ask @count+@burden @count+@face @count+@sleep @count+le
        4 @cry+@all @cut+@give @cut+@self @cut+@they @cut+@tired @cut+di @cut+les @cut+los @data+@care @data+@exist
        4 @data+@know @data+@morning @data+@say @data+for @data+hr @data+to @data+van @data+war @date+@care
        4 @date+@heart @date+@need @date+@pills @date+@sleep @decide+@doit @decide+@end @decide+ben @decide+para
        4 @decide+the @die+@die @die+@nobody @die+@wake @doctor+@ask @doctor+@not @doit+@bridge @doit+@end @doit+@life
        4 @doit+@reason @doit+mezel* @each+@pills @each+nacht @each+noche @each+notte @eat+@earn @eat+@funeral
        4 @eat+@means @eat+er @eat+morre* @eat+o @eat+tutta @eat+uma @empty+@calm @empty+@family @empty+@letter
        4 @empty+@wish @end+@accident @end+@ask @end+@die @end+@exist @end+@manage @end+@trapped @end+aqui @end+com
        4 @end+con @end+it @enough+@burn @enough+@morning @enough+@wish @exercise+@exist @exercise+@need
        4 @exercise+@not @exist+@life @face+@they @faint+@ask @fall+@self @family+@family @family+@life
        4 @family+@manage @feel+@face @few+@ask @few+@empty @few+@few @few+@life @few+@past @few+a @few+nooit @few+pra
        4 @few+will @film+@data @find+@here @find+@self @find+@thanks @find+@wait @find+me @fun+@not @fun+@self
        4 @future+@family @give+@end @give+@go @give+@life @give+@wake @give+esser* @give+tropp* @give+uccid*
        4 @go+@self @go+avant* @goodbye+@sorry @guilt+@data @hate+@exist @head+@more @head+de @here+@care @here+scato*
        4 @here+vita @hide @home+@family @home+@home @home+@nobody @home+@not @home+@other @hope+@car @hospital+@go
        4 @hospital+@self @imagine+@funeral @jump+@wish @kill+@fun @kill+@other @kill+in @know+@enough @know+@off
        4 @know+@sport @know+o @last+@again @last+@all @last+time @letter+@afraid @letter+@better @letter+@here
        4 @letter+@thanks @letter+d @letter+mir @letter+que @letter+sterb* @life+@not @look+@self @lose+all
        4 @manage+@all @means+@skin @means+me @means+somni* @minutes+@head @minutes+@pills @minutes+woche* @more+@die
        4 @more+@family @more+@goodbye @more+@need @more+@not @more+@thin @more+la @more+rien @morning+@eat
        4 @morning+@wish @morning+e @need+@ask @need+@die @need+@exercise @need+@hope @need+een @never+@again
        4 @never+@better @never+@home @never+@leg @never+@not @never+been @never+mais @night+@decide @night+@here
        4 @night+@not @night+@nothing @night+i @night+j @nobody+@count @nobody+@date @not+@gone @not+@last
        4 @not+@nobody @not+@papers @not+@vomit @not+be @not+have @not+hubie* @not+in @not+jamai* @not+lang @not+le
        4 @not+llegu* @not+lo @not+merec* @not+morge* @not+reaso* @not+s @not+tengo @nothing+@feel @nothing+@here
        4 @nothing+@lose @nothing+@nothing @nothing+ha @off+@ask @off+@off @off+@thindrink @off+the @other+@tired
        4 @other+@water @other+@without @other+een @pain+@few @pain+@not @pain+exist* @pain+nicht @pain+que
        4 @papers+@jump @papers+@not @papers+@pills @papers+@they @papers+et @papers+y @pills+@give @pills+@letter
        4 @pills+@pain @pills+@stop @pills+para @pills+scato* @pills+toda @pills+vita @poison+@here @poison+tutta
        4 @pressure+@all @reason+@family @reason+@give @reason+@morning @reason+@other @reason+@reason @say+@end
        4 @say+@say @say+@speech @say+a @say+desca* @say+qu @self+@leg @self+@pressure @self+@reason @self+@someone
        4 @self+@speech @self+ai @self+armen @self+calma @self+heart @self+heb @self+machu* @self+magoa* @self+medai*
        4 @self+pense @self+place @self+plane* @self+propr* @self+samml* @self+somni* @self+sonni* @self+spaar
        4 @self+tegen @self+vogli* @self+voor @sit+@tired @skin+@again @skin+@blood @skin+@end @skip+@doit
        4 @skip+@minutes @skip+@sit @skip+con @sleep+@all @sleep+@burden @sleep+@date @sleep+@skin @sleep+for
        4 @sleep+para @someone+@someone @someone+@soon @someone+@trapped @soon+@arm @soon+@jump @soon+@past
        4 @soon+@skin @soon+@sport @sorry+@again @sorry+@last @sorry+@self @speech+@life @sport+@find @sport+@wait
        4 @stop+@feel @stop+@other @stop+senti* @stop+todos @swelling+@ask @swelling+@nobody @thanks+@self @they+@arm
        4 @they+@papers @they+@self @they+bras @thin+@skin @thin+@skip @thin+braco* @thin+pulso* @thindrink+@other
        4 @thindrink+@they @thindrink+@without @thindrink+train @thindrink+voele* @tired+@pills @tired+@sleep
        4 @trapped+@few @vision+esta @wait @wait+@exercise @wait+@family @wait+@few @wait+@head @wait+@manage
        4 @wait+@train @wake+@morning @water+@pain @water+@say @water+@tired @wish+@go @wish+@gone @wish+@morning
        4 @wish+@pressure @wish+@train @wish+@vision @wish+@water @wish+@wish @wish+adorm* @wish+eine @wish+endin*
        4 @wish+er @wish+farla @wish+mit @wish+mouri* @wish+raggi* @wish+sprin* @wish+sterb* @wish+the @wish+um
        4 @wish+zo @without+@other @without+@someone @worse+@data @worse+@self a+@all a+@ask a+de a+matarme a+nessuno
        4 a+proposito a+quien a+saltar a+tutti a+veces a+volte acabo+@eat acabo+com adess* adesso adormecer
        4 again+@burden again+@last again+last ai+le ai+pris aiuto alimentar all all+tonight alrea* already altri
        4 an+@wake an+alarm ancor* ancora and+@nobody and+nobody andare+avanti anderen anos any+more anyon* apaga*
        4 armar* armario armen arms atten* auch aucun auf+der aufge* auswe* autan* autant autre* autres be+too
        4 befor*+@self before+i being+@life being+alive ben+moe besta* bin+@few biopsia bon bruder+hat busqu* busque
        4 c+e c+est cada+noche calmo cambio cansa*+@not carro+contra carry chama chant* cherche chi chiav* chies* ci
        4 cigar* cigarros cinto coisa come+@arm come+@past come+back como+@die comprato con+@here con+@pills con+la
        4 correct could coxa cuchi* d+@goodbye da dal+@bridge dan das+@life das+ist das+leben dat+@all dat+alles
        4 dauer* de+@ask de+@burn de+@count de+@pain de+estar de+marcas de+moins dead debai* debaixo deciso definitivo
        4 del+@pain del+male demai* demas* derniere desca*+@self desde devia devia+ter di+@burden di+@eat di+@kill
        4 di+troppo di+uccidermi die+@arm dit+qu divor* diz doe+mezelf doesn* doesnt doman* domani done doorg*
        4 dormi*+@stop dormir+para dovev*+@jump dreis* dreis*+@pills dreissig duurt e+@ask e+@never e+@wait e+che
        4 e+depois e+nunca een+@means eine+@pills einzi* eles elke elke+@night elke+nacht em en+@find en+@never
        4 en+@other en+finis en+ik en+nooit ende+@doit ende+@eat ende+machen entra+@self er+@again er+een es+wird
        4 escri* esserci esta+noite estar* estar*+@better estar+@die estar+@here estar+aqui este+@face este+@someone
        4 este+mundo estou+cansada estuv* estuve et+j familie farla farla+@end farla+finita farmi farmi+del fazer
        4 feel+@wish feel+like fenet* fenetre fico finis finisca+tutto front front+of funeral fur gens gewoo* gewoon
        4 gli+altri guard* hab+mir haber hacer* had+met hart heb heb+een hebbe* hebben hes hij ho+comprato ho+deciso
        4 ho+piu ho+preso hoop how+to how..it hr hubiera+nacido i+@again i+@pills i+want ich+dass ich+sammle
        4 ieri+@night ieri+sera ik+@need ik+@tired ik+heb ik+spaar ik..dat ik..in il+@not il+ne im+@gone imagino
        4 in+@thindrink in+een in+front in+it in+meno in+my incid* ingoi* ingoiato ingoiato+tutta is+@not ist+dass
        4 ist..ich it+@all it+@end it+all it..be it..to its+@thindrink its+the j+ai janel* janela je+@head je+@self
        4 je+me je+pense keep komme* kommen komt la+scatola la+vita lamina lange* langs* las+@pills last+time latel*
        4 lately le+@skip le+temps leben les+@arm les+bras letzter liegen life ligt like+@end like+ending lo+@decide
        4 looked+up lugar ma+@skip ma+famille ma+place maar+@never maar+nooit macht machu* machuco magoa* magoar male
        4 marca* marcas me me+@here me+machuco me+magoar medai* medic*+@ask medic*+@eat meine* merci merec*
        4 mes+somniferes mets mijn+armen mir morirme mouri* mourir my+@exercise my+heart my+sleep n+ai nacht+@doit
        4 nacht+@eat nacht+mache nacid* nacido ne+@never ne+jamais ne+s neces* neck nee nenhu* nenhuma never+@leg
        4 never+been nient*+@past niente+ha ninguem no+hubiera no+reason no+tengo nobod* noche noite+@end noite+acabo
        4 non+@here nooit+geboren nuit+@self nuit+je o+@doit o+carro obrig* obrigado of+@self off+@thindrink off+the
        4 ogni+notte ojala ojala+@not ojala+no on+me once opera*+@go opera*..mal os+@data os+@jump os+@skin os+@skip
        4 os+bracos os+pulsos outro* outros papie* para+@again para+@all para+@die para+@feel para+sentir para+todos
        4 parar* pasti* pastillas pena pense+a per+@all per+@die per+@not per+morire per+non per+tutti perch* perche
        4 pills plan+@ask planning pleas* plus+@nothing plus+rien ponte+e porta+e preso pris procu*+@eat
        4 propr*+@trapped propria proximo pulso* pulsos punto quarto que+@all que+@here que+todo queri* queria
        4 queria+adormecer quero+@die quero+morrer quien quien+le raggi* rentr* resting+hr retour reven* revenir s+en
        4 sabe salid* salida salta* samml* samml*+@minutes sammle sammle+seit sans scelt* schluss schluss+mit schub*
        4 se+o seit+wochen sens senti* sentir should+have show show+@self sleep sleep+for sobro soir+@self soir+j
        4 somni* somniferes soms sonni* sonniferi sono+@tired sorri* sous+le spaar stare* starebbero stemm* sto such
        4 suicidarme suis+@tired suizi* tagli* tagli*+@give tanto te+@feel te+voelen tendr* tengo+@hope tengo+@wait
        4 tengo+esperanza that+i the+@wish the+train the..the there*+@not theres+a theres+no till to+@sleep to+@water
        4 to+be to+sleep tod todli* todlich todo+@end tomar+a too+many torna* tout+s tres uberlege un+@accident
        4 un+@last un+@scale un+@swelling unali* unali*+@self vale vanav* vanavond vanna* vannacht vedo vejo vez+@not
        4 via vinte vivre voglio+farla vois vom+@bridge voor+@again voor+altijd voorg* voorgoed vorre* vorre*+@sleep
        4 vorrei vou+@self vou+me vuelt* vuole waaro* waarom weer weiterleben wer werde+mich when+@self when+im wie
        4 wie+@accident wie+@self wie+war wil will+sterben wird with..in wont+be y+@not y+no yo you+@ask you+@manage
        4 you+can ze ziet zou zou+zo ~<acc ~<ah ~<alg ~<aliv ~<arme ~<auc ~<calm ~<cas ~<ce ~<che ~<comp ~<dat> ~<de
        4 ~<dove ~<ele ~<en ~<end ~<etr ~<eu ~<eu> ~<fa ~<far ~<fin ~<fre ~<gia ~<hab ~<hoo ~<id> ~<ide ~<ih ~<its
        4 ~<its> ~<ja> ~<je> ~<ke ~<kee ~<kms ~<kms> ~<kno ~<lam ~<lebe ~<li ~<lie ~<lig ~<loo ~<maa ~<non ~<non> ~<ob
        4 ~<os> ~<pa ~<pai ~<pens ~<per ~<per> ~<que> ~<soi ~<sono ~<sta ~<ster ~<sui ~<tenh ~<tha ~<ton ~<toni ~<trat
        4 ~<ven ~<vida ~<vou> ~<ware ~<ze ~<zo ~<zu ~aan> ~aar> ~ab> ~able ~ablet ~abs ~aca ~ade ~ades ~adi ~afta
        4 ~aftab ~agi ~agin ~alg ~allem ~anh ~ann ~anna ~anti> ~anto ~ao> ~arl ~arlo ~arlo> ~arr ~arse ~asci ~aur
        4 ~aurai ~azo ~been ~bes ~bio> ~bit ~blet ~bod ~body> ~bor ~car ~chlu ~cidio ~cie ~ck> ~co> ~compa ~cos> ~cun
        4 ~dat ~dea ~der ~dove ~dria ~eben ~eda ~een ~eft ~eft> ~egar ~egt> ~egu ~egue ~eguir ~elu ~en> ~end ~endo>
        4 ~endr ~ene ~enho ~enho> ~erad ~erait ~erch ~erche ~eres> ~erle ~eter ~etre ~eu> ~ever ~ever> ~ext ~ez> ~eze
        4 ~ezel ~ezelf ~fam ~fer ~feri ~fta ~ftab ~ftabl ~geh ~gh> ~glia ~goo ~grar ~gua ~gui ~guir ~guir> ~hab ~hav
        4 ~he> ~hlaft ~hub ~hum ~icidi ~ick ~ida ~ider ~ied ~iegt ~iegt> ~iem ~ient ~iera> ~ife ~ig> ~ime> ~imo> ~imp
        4 ~ind> ~ira ~ire ~isti ~ita> ~its> ~ja> ~je> ~kee ~kms ~kms> ~lac ~laft ~lafta ~lette ~leve ~leven ~lich
        4 ~lich> ~lieg ~llem ~llem> ~luss ~ly> ~maa ~magi ~magin ~man ~manch ~maz ~mazz ~mente ~mol ~mt> ~ndere ~ndr
        4 ~nes ~nest ~nger ~ngrar ~ngu ~nho ~ni> ~nit ~nke ~nna ~non ~non> ~nso ~nso> ~nti> ~ntr ~ntra> ~ny> ~odos
        4 ~odos> ~ody> ~olt ~ome ~omm ~ommen ~omp ~ompa ~onig ~onigh ~oog ~orire ~ould ~ous ~pai ~pas ~pen ~pil ~pin
        4 ~ping ~ple ~proc ~rac ~racos ~reb ~rebb ~rebbe ~rei ~rer> ~rever ~rge ~rire ~rire> ~rle ~rob ~ropp ~rta>
        4 ~ry> ~sa> ~sang ~schlu ~sci ~se> ~segui ~self ~self> ~sia> ~sie ~sind> ~sis ~som ~sono ~sono> ~sse ~sser
        4 ~stano ~star ~sti ~sto> ~suc ~sui ~table ~tam ~tano ~tenh ~tenho ~ter ~tha ~tir> ~todos ~toni ~tonig ~trat
        4 ~tropp ~tto ~tto> ~tua ~tud ~ug> ~uic ~uir ~uir> ~und> ~unto ~utti ~ver> ~vida ~vide ~viver ~voir ~voir>
        4 ~vou> ~ware ~way ~wen
        3 #45 @accident+@sit @accident+@they @accident+me @again+@arm @again+@better @again+@exercise @again+@family
        3 @again+@funeral @again+@look @again+@night @again+@other @again+@papers @all+@accident @all+@arm @all+@care
        3 @all+@find @all+@fun @all+@manage @all+@more @all+@other @all+@without @all+acabe @all+achte* @all+alle
        3 @all+in @alone+@all @alone+@empty @alone+il @arm+@end @arm+@exercise @arm+@few @arm+@other @ask+@accident
        3 @ask+@gone @ask+acord* @ask+ampul* @ask+back @ask+conti* @ask+dosis @ask+fico @ask+gets @ask+id @ask+nao
        3 @ask+quand* @ask+still @ask+the @ask+torna* @ask+veert* @ask+vuole @ask+zijn @better+@breath @better+@car
        3 @better+@here @better+@not @better+af @better+sans @better+seria @better+sin @binge+bottl* @blood+@ask
        3 @breath+@know @breath+@thindrink @bridge+en @burden+@end @burden+@exercise @burden+@face @burden+@wish
        3 @burden+para @burden+pour @burn+@night @calm+@wake @calm+@wish @car+@ask @car+@minutes @car+@thindrink
        3 @car+@without @care+@doit @care+@more @care+@self @care+@soon @child+@family @confused+@data @count+@more
        3 @count+a @count+pasti* @cry+@self @cry+@wait @cry+una @cut+@ask @cut+@date @cut+@means @cut+@say @cut+las
        3 @cut+me @data+@all @data+@arm @data+@cut @data+@face @data+@feel @data+@go @data+@minutes @data+@never
        3 @data+@self @data+@tired @data+@wait @data+du @data+id @data+is @data+its @data+letzt* @data+tempo @data+von
        3 @date+@burden @date+@count @date+@reason @date+@stop @date+@water @date+mi @decide+@date @decide+@nothing
        3 @decide+de @decide+how @decide+is @decide+nada @decide+on @die+@arm @die+@hospital @die+@means @die+@pain
        3 @die+@thindrink @die+arme @die+seria @die+table* @die+ware @die+wil @doctor+@end @doctor+como @doit+@ask
        3 @doit+@family @doit+@nobody @doit+@other @doit+@train @doit+finit* @doit+que @each+@car @each+@here
        3 @each+@more @earn+@ask @earn+estar @eat+@accident @eat+@face @eat+@life @eat+@say @eat+@wait @eat+@without
        3 @eat+se @empty+@ask @empty+@nobody @empty+en @empty+in @end+@doit @end+@feel @end+@here @end+@letter
        3 @end+@not @end+@papers @end+@without @end+a @end+aan @end+de @end+quart* @end+thing* @enough+@again
        3 @enough+@arm @enough+@bridge @enough+@burden @enough+@here @enough+@jump @enough+@past @enough+@skin
        3 @enough+@soon @enough+@wait @enough+ago @enough+my @enough+on @exercise+@sport @exercise+@thanks
        3 @exercise+@vomit @exercise+du @exercise+log @exercise+vom @exist+@here @exist+@thindrink @exist+la
        3 @face+@eat @face+@home @face+@without @faint+@imagine @faint+@trapped @fall+@jump @fall+by @family+@afraid
        3 @family+@breath @family+@calm @family+@count @family+@faint @family+@other @family+hat @family+heeft
        3 @family+mais @family+respi* @family+stare* @family+wil @feel+@soon @feel+a @feel+algo @feel+algum* @few+@arm
        3 @few+@find @few+@future @few+il @few+kann @few+want @film+@last @film+@thindrink @find+@family @find+@find
        3 @find+@hope @find+@life @find+@past @find+@someone @find+a @find+hoffe @fun+@go @future+@future
        3 @future+@past @future+@pills @future+per @give+@cut @give+@die @give+@gone @give+@jump @give+@morning
        3 @give+@not @give+@skin @give+nuovo @give+segni @go+@again @go+@ask @go+@face @go+@find @go+@need @go+@thin
        3 @go+@wait @go+die @gone+@ask @gone+@papers @gone+@wait @gone+and @goodbye+@ask @goodbye+@give
        3 @goodbye+gesch* @head+@all @head+@better @head+@each @head+@earn @head+@give @head+@night @head+@skin
        3 @head+a @head+em @head+en @head+grita @head+me @head+que @head+stand* @heart+@better @heart+@tired
        3 @heart+ainda @heart+bat @heart+is @heart+klopt @heart+vanna* @here+@enough @here+@exist @here+@find
        3 @here+@home @here+@more @here+@nobody @here+@soon @here+@wait @here+@wake @here+e @here+en @here+for
        3 @here+igual @here+muert* @here+opera* @here+saro @here+visto @hide+@other @hide+@self @home+@all
        3 @home+@thindrink @hope+@gone @hope+@worse @hope+dat @hope+ich @hope+left @hospital+de @hunger+@sport
        3 @imagine+@bridge @imagine+@jump @imagine+@skip @imagine+@without @jump @jump+@control @jump+@go
        3 @jump+@minutes @jump+@wake @jump+con @jump+dal @kill+@decide @kill+mysel* @kill+plege* @know+@blood
        3 @know+@morning @know+@night @know+@trapped @know+dat @know+prend* @last+@ask @last+@enough @last+@minutes
        3 @last+fois @last+regis* @last+vez @leg+@pain @leg+hurti* @letter+@thindrink @letter+gesch* @letter+nur
        3 @life+@guilt @life+@other @life+@worse @life+anymo* @life+desde @life+n @look+@other @look+@pills
        3 @look+@thindrink @lose+@ask @lose+@each @lose+@hope @manage+@enough @manage+@future @manage+@go
        3 @manage+@never @manage+ik @manage+you @means+@cut @means+@few @means+@other @means+en @means+in
        3 @minutes+@bridge @minutes+@calm @minutes+@care @minutes+@earn @minutes+@know @minutes+@night @minutes+@soon
        3 @minutes+ago @minutes+igual @minutes+porqu* @more+@car @more+@earn @more+e @more+esta @more+me @more+nao
        3 @more+vale @morning+@give @morning+c @morning+is @morning+kommt @morning+non @need+@better @need+@family
        3 @need+@few @need+@means @need+@wait @need+andar* @never+@family @never+wiede* @night+@bridge @night+@car
        3 @night+@enough @night+@give @night+@hope @night+@lose @night+@morning @night+@pain @night+@thindrink
        3 @night+@wake @night+final* @night+fruh @night+la @night+tarde @nobody+@need @nobody+zou @not+#45 @not+@cry
        3 @not+@imagine @not+@know @not+@letter @not+arriv* @not+auswe* @not+ci @not+come @not+e @not+hope @not+m
        3 @not+manch* @not+neces* @not+need @not+one @not+perte* @not+svegl* @not+tenho @not+volve* @not+zuruc*
        3 @nothing+@alone @nothing+@date @nothing+@guilt @nothing+@jump @nothing+@letter @nothing+@life
        3 @nothing+@water @nothing+meer @numb+@wish @off+@papers @off+@self @other+@bridge @other+@calm @other+@more
        3 @other+@nothing @other+@self @other+@skip @other+@someone @other+@sorry @other+@wake @other+accid*
        3 @other+corag* @other+garaj* @other+geen @other+le @other+m @other+te @pain+@family @pain+@go @pain+@pain
        3 @pain+menos @papers+@family @papers+@hide @papers+@home @papers+@tired @papers+@train @papers+@wish
        3 @papers+jumpi* @papers+und @past+@exist @past+@gone @past+@manage @past+@reason @past+@train @past+sobri*
        3 @pills+@again @pills+@care @pills+@count @pills+@doit @pills+@feel @pills+@hide @pills+@look @pills+@nobody
        3 @pills+@not @pills+@planned @pills+@poison @pills+an @pills+di @pills+gesch* @pills+gut @pills+insie*
        3 @pills+muert* @pills+opera* @pills+parac* @pills+sono @pills+visto @planned+@self @pressure+um
        3 @reason+@burden @reason+@doit @reason+@soon @reason+and @reason+andar* @reason+bon @reason+e @reason+mehr
        3 @reason+of @say+@doctor @say+@face @say+@fun @say+@goodbye @say+@life @say+@stop @say+@thindrink @say+ich
        3 @say+my @say+was @scale+@data @scale+@family @scale+pour @scale+this @self+@all @self+@date @self+@future
        3 @self+@hospital @self+@need @self+@they @self+@worse @self+al @self+amigo @self+arms @self+aurai* @self+been
        3 @self+cherc* @self+com @self+corac* @self+cuore @self+dat @self+denke @self+doe @self+done @self+druck*
        3 @self+eigen @self+einfa* @self+gewoo* @self+hab @self+hago @self+hand @self+jeter @self+just @self+know
        3 @self+kopf @self+langs* @self+lie @self+maak @self+met @self+misse* @self+no @self+pourr* @self+prepa*
        3 @self+quier* @self+regre* @self+scrat* @self+shoul* @self+sie @self+sleep @self+stapp* @self+tagli*
        3 @self+tell @self+thera* @self+tratt* @self+tried @self+um @self+vais @self+van @self+veo @self+voorg*
        3 @self+want @self+wenn @self+wilde @self+wont @sit+@enough @sit+@exercise @sit+@letter @sit+@pills @sit+in
        3 @sit+naast @skin+@date @skin+@sit @skin+@wait @skip+@care @skip+@someone @skip+@wait @skip+dal @sleep+@go
        3 @sleep+@hide @sleep+@means @sleep+@minutes @sleep+@pills @sleep+@soon @sleep+@stop @sleep+and @sleep+bene
        3 @sleep+gut @sleep+op @sleep+per @sleep+stanc* @sleep+table* @sleep+un @someone+@all @someone+@eat
        3 @someone+@end @someone+@here @someone+@off @someone+@self @someone+@thindrink @someone+super* @soon+@ask
        3 @soon+@date @soon+@die @soon+@find @soon+@go @soon+@here @soon+@home @soon+@letter @soon+@need @soon+@pain
        3 @soon+@thindrink @soon+@train @soon+weken @sorry+@never @sorry+e @sorry+wurde @speech+@thindrink
        3 @speech+@wish @sport+@alone @sport+@date @sport+@die @sport+@doit @sport+@feel @sport+@here @sport+@letter
        3 @sport+@other @sport+pra @sport+sabe @stop @stop+@give @stop+@hope @stop+nao @stop+segui* @stop+sempr*
        3 @stop+zu @thanks+por @they+@better @they+@burden @they+@calm @they+@end @they+aurai* @thin+@ask @thin+@cut
        3 @thin+@jump @thin+@wait @thin+meus @thindrink+@eat @thindrink+@family @thindrink+@hospital @thindrink+@life
        3 @thindrink+@skin @thindrink+@someone @thindrink+day @thindrink+gaan @thindrink+leven @thindrink+one
        3 @thindrink+only @thindrink+point @thindrink+weten @thindrink+world @tired+@accident @tired+@bridge
        3 @tired+@head @tired+@here @tired+klopt @tired+vanna* @train+@skin @train+@thindrink @train+zu @trapped+@burn
        3 @trapped+@doit @trapped+@more @trapped+@other @trapped+@stop @trapped+y @vision+@few @vision+@give
        3 @vision+@go @vision+@self @vision+@water @vision+saida @vomit+@again @vomit+@bridge @wait+@alone
        3 @wait+@empty @wait+@face @wait+@hospital @wait+@more @wait+@need @wait+@nobody @wait+@sleep @wait+del
        3 @wait+je @wake+@fun @wake+@jump @wake+and @wake+piu @water+@again @water+@breath @water+@date @water+@more
        3 @water+@past @water+is @wish+@alone @wish+@better @wish+@control @wish+@eat @wish+@hospital @wish+@leg
        3 @wish+@sudden @wish+de @wish+desap* @wish+ein @wish+el @wish+fur @wish+im @wish+it @wish+le @wish+meine
        3 @wish+mich @wish+morir* @wish+prend* @wish+se @wish+tomo @wish+verdw* @without+@ask @without+@better
        3 @without+@hope @without+@self @without+despe* @without+mich @work+e a+@better a+@binge a+@car a+@empty
        3 a+@end a+@head a+@jump a+@know a+@lose a+@means a+@nothing a+@say a+@skin a+bus a+cortar a+este a+plus
        3 a+quoi a+whole a..in a..le a..mundo a..que aan+mij abend about+@jump about+jumping absch*+@letter
        3 abschiedsbrief abschiedsbriefe acaba*..todo acaba*..tudo acabar+con acabo+con acalm* acalma acide* acidente
        3 acordei addio aereo again ai+@count ai+@family ai+bambini ai+des ai..de ainda al+@date al+weken alarm algum*
        3 alguma alguma+coisa alime* alla+@die alla+morte alle+@better alle+besser allen+@say alles+@find alles+achter
        3 almos*+@jump als+de am+@sorry am+liebsten amanh* amanha amo ampul* ampul*+@nobody ampullen an+@enough
        3 an+@minutes an+hour and+@give and+@never and+never and..the ander*+@self ando+a anni anos+de ans antes+de
        3 apres+@self apres+je au+@blood au+sang auf+einmal auf..und aufgewacht aufhoren+zu aufhort auraient aurais
        3 ausge* avion balco* bambini be+@here beati* beating been+@pain been+hurting behan* besoin+de besse* besser
        3 best+@data best+@sleep best+sleep betab* beter+af bigli* biglietto bilhe* bilhete bin+lebensmude bin+so
        3 binnen boca boite+de bon+continuer bottle+of breve brief* briefje brude* bruder brug+en burden+to cachets
        3 caixa caixa+toda calma cambiaria camio* camion can+you cansada carta* cartas cartas+de carte* caval* cerca*
        3 cercato cette+@life cette+vie chaqu*+@night chave* chaves chaves+e che+vuole che..tutto cherc*+@eat chiavi
        3 chiavi+e chiesa ci+@wish ci+saro cielo cigarettes clear* cles cles+et coco coeur coeur+bat colte* coltello
        3 com+o comme* compa*+@wish comprei contar coragem coraggio corre corro+@few cosa+succede could+@jump cuchilla
        3 d+addio d+issue da+@care da+igual dal+tetto dan+@ask dan+@manage dan+aan dan+kan das..ist dat+@accident
        3 dat+@ask dat+@fall dat+@other dat+is dat+ongeluk daten dauert de+@all de+@better de+@date de+@eat de+@fall
        3 de+@family de+@here de+@hide de+@morning de+bon de+cachets de+contar de+golpe de+irme de+m de+partir
        3 de+pensar de+pillen de+respirar de+todos de+toute de+vivir decid*+@kill deja dejo dela demain+c demais
        3 demas*+@pills den+zug den..zu denk denk+@self denke denke+standig dentro+ja depui* depuis der+@bridge
        3 der+@die der+@family der+@papers der+brucke der..und derniere+fois desap* desej* desejo despues+del desta
        3 deze+@someone deze+wereld di+@jump di+@life di+nuovo die+@ask die+@hospital die+@pills die+arme
        3 die+tabletten die..aufge* diens* digo dimmi dire dis disparaitre divor*+@not dizen* dizendo do+que dodel*
        3 dodelijk doe dont dont+@need dont+need dont..be doors* dosis dosis+@pills dosis+paracetamol dovevo drage*
        3 dragen drive duermo e+@few e+@pills e+@self e+le e+lo e+nao e+nessuno e+ninguem e+non e+per e+so e..salta*
        3 each edge een+@car een+@end een+kamer een+keer egal eglis* eglise eh eh+@not eigen* eind+aan eine+@date
        3 eine+woche einma* einmal el+@accident el+@car el+@means el+accidente el+garaje ela ella elle+@self em+@soon
        3 em+breve en+@skin en+el en..ik en..meer encor*+@here encor*+@pills encore+la end+@papers end+things ende
        3 ending+it endli* endlich er+@not er+als er+geen er..meer es+@stop es+hat es+para es+que es+zu escol* escre*
        3 esist* esperanca espero ess essere est+@ask est+que est+trop esta+@life esta+vida esta..acabo este+@end
        3 estou+@tired estoy..de esvaz* et+@say et+@they et+dit et+les etais+@die etre+@here etre+@pills etre+la etwas
        3 eu+@self eu+me ever every*+@self every*+@wish everybody exister extra* facci* facci*+@end faccio+finita
        3 facil facon facon+@self facon+je famille fanta* fantasma farei feel fica fica+tudo fin+a final*..corag*
        3 finch* finche fine+@wish frett* fretta fur+@all ga+@self gabe ganze* garaj* garaje gehol* geholfen geht+@die
        3 geht+die genom* genug gerau* geraumt geschluckt gets gets+@self gets+my gluck going+on golpe googl*
        3 googl*+@ask googl*+@data gosto graag gratto grita guard*+@pills guard*+@self guardando guardando+pastillas
        3 ha hand hart+klopt hatte* hatte*+@they hatten hatten+sie heart+is heb..pille* herz het+@means het+@self
        3 het+te het..te heute+fruh hilft hin hit+by ho+@eat ho+@letter ho+@other ho+cercato ho+il ho+scritto ho+un
        3 ho..spera* hoffe hoffe* hoffe+ich hoffentlich hoop+dat hope+@arm hope+@gone hope+@self hope+left
        3 horas+porque hour+@past hour+ago hurti* hurting i+@ask i+@doit i+@hide i+@know i+@look i+@pressure i+@soon
        3 i+do i+know i+lie i+tell i+wont i..die ia ibuprofenos+de ich+@pressure ich+@sleep ich+denke ich+hab
        3 ich+schlafe ich..auf ich..mehr ich..umbri* ich..wie idea iets+@thindrink iets+te if+@self if+@thindrink
        3 if+im if+the igual ihnen ihrem ik+@doit ik+@few ik+@go ik+@soon ik+al ik+dat ik+doe ik+gewoon ik+maak
        3 ik+voorgoed ik+wilde ik..al ik..dood ik..een ik..het ik..ik ik..sterv* il+@wish il+coraggio il..y
        3 ils+auraient im+done im+so imagine in+@home in+casa in+fretta in+the in..of insie* insieme ir is is+@again
        3 is+@hide is+bad is+het is+still is+veertig is+voor is..ik issue it+before it..tonig* its..time ive+@decide
        3 ive+@leg ive+been ive+got ive..the j+aurais ja+@not jamai*+@self je+@go je+@here je+@stop je+pourrais
        3 je+regrette je+vais je..a je..au je..en je..me jeter jeter+sous jumpi* jumping jumping+in just+@wish
        3 just+want kamer kan+ik kant keer keer+neem kein+@morning kein+morgen keine+@data kids kill kill+@self
        3 kill+myself kopf l+@accident l+@fall l+@hospital l+air l+eglise la+@burn la+@die la+@pills la+@skin
        3 la+@trapped la+muerte la+operacion la+visto la..de laat laiss* laiss*+@self lamet* largo las+@papers
        3 last+@exercise latel*+@self lately+i lebensmude leegg* leeggehaald leeggehaald+en leise les+@papers
        3 les+@pills li lie liebs* liebs*+@wish liebsten liebsten+wurde liege* llave* llaves llaves+y llegue lo+@find
        3 lo+@say lo..en look look+@eat look+at looki* looking mais+@reason mais+vale manana manch*+@hope manch*..ich
        3 manchmal+hoffe manga many+@pills mas+@data matar matarme mate matti* maybe me+@burn me+@calm me+@not me+@off
        3 me+@other me+hago me+in me+jeter me+veo me+voor me..propo* medico+como mein+@family mein+@last mein+bruder
        3 mein+letzter mein..hat meine+@data meine+daten meinen meinen+schlaftabletten mejor+@without mejor+sin merece
        3 mese+@not mese+non mesje messa* messa*+@ask metri metri+@enough metri+bastano metro metro*..altur*
        3 metro*..sufic* metto mettr*+@end mettre+fin meu+@other meu+coracao mezelf+met mezelf+van mi+@cut mi+@heart
        3 mi+gratto mi+taglio mi+trattiene mich+um mieux+@without mieux+sans mijn+eigen mijn+slaappillen mijn+stappen
        3 mijn..en mind minha* minhas mio+cuore miss+@self miss+me misse* modo moi+@self moles* mondo montr*+@self
        3 morgen+kommt moris* morissi mot motor muerte mum mundo my+@decide my+@head my+@heart my+@last my+@papers
        3 my+@skin my+arms my+family my+last n+en n..pas na+@bridge naast+@self nao+@enough nao+@self nao+me nao+tenho
        3 nao..a nasci* nascido ne+@find ne+m nehme* nehmen nell nicht+@more nicht+mehr nie+@again nie+wieder
        3 niema*+@wish niema*..me niemand+zou night+@self night+i niks niks+@more niks+@water niks+meer nix no+@earn
        3 no+@hope no+@stop no+hope no+lo no+one no+volver nobody noche+@end noche+acabo nog+@life noire* noires
        3 non+@few non+@find non+@wake non+ci non+so nooit+@more nooit+@water nooit+meer notar nunca nunca+@more
        3 nunca+mais nuovo+le o+@future ochte*+@not odeio of of+@pills of+being ohne+@self ohne+mich om+iets
        3 omdat+@self omdat+ik on+@self onder one+@burden ontem+@cut ontem+cortei onze onze+@past op..en operacao
        3 operacion operatie operazione os+@self os+meus otros oubli* oubli*+@self out overa* overal packt para+@not
        3 para+nao para+seguir paracetamol+an parte* partes pasa+@wish pasa+si passi*+@wish passiert+wenn penso+em
        3 perda* perdao perte* piang* pille*+@sit piu+@exist place plan+on plane*+@nothing plane*+@sport plann*+@ask
        3 plann*+@data plege* plegen plus+@here plus+@pills plus+la podia poids+pour point+of point..going point..on
        3 pont+et por+que porqu*+@know porta porte porte* posso+@go potre* potrei pour+@again pour+de pour+moi
        3 pour+toujours pourr* pourrais pra+@end preci* prefe* pregunto proch* propre puent* puente quand*+@exercise
        3 quand*+@not quando+corro quant*+@sport quanto+tempo quara* quaranta+metri que+@wake que+@wish que+acordei
        3 que+ca que+continuar que+me que+seguir que..arret* que..outra queimo quem quero+@self quero+me quero+um
        3 quest*+@face quest*+@someone questo+mondo qui quick* quoi quoi+bon rato reaso* rede regis*+@thanks regre*
        3 regrette reich* rejoi* rejoindre rendr* retie*+@self revue ri ruhep*+@last ruhepuls+letzte ruim s+arrete sa
        3 saber+@ask saber+que safe saltar+del salut* sangr* saper* saper*+@ask sapere sapere+che saro says scato*
        3 scatola schei*+@vision schla*+@control schlu*+@hide schlu*+@sit schlu*..allem schon schreibt schritte scrit*
        3 scritto se+prendo se..de see segni seja sem+@self sentir+algo sentir+alguma sentire sera+tarde serai+@more
        3 serai+plus serve+@go serve+andare ses sexto sexto+@self sexto+me shoul* shouldnt shouldnt+be show..steps
        3 si+tomo si..a sia sich+@few sich+das sich+so sigue simpl* simple sinds siste* slaap*+@tired sleep*+@pills
        3 sleeping sleeping+tablets sleut* sleutels sleutels+en so+@ask so+tired so..nicht sobri* sobrio soit sola
        3 sollen solo+@other solo+il sonnt* sono+stanca sono+tagliata sono+un sono..di sparire spera* speranza
        3 stanc*+@give stano* stanotte stase* stasera stick+@sit stopp* stopped stopt succe*+@know succe*+@wish
        3 succede+se suficiente suis+@again suis+encore suis+fatigue suis..de svegl*+@more swallowed tagliata
        3 tagliata+di taill* tambe* tambem tanta tavol* te+@go te+@know te+@life te+gaan te+leven te+weten tell telle*
        3 tener tenho+@hope tenho+@thin tenho+@wait tenho+esperanca tenho+os tenta* ter+nascido ter..o termi*+@here
        3 that+@self that+it the+@arm the+@few the+@hospital the+@morning the+@reason the+@someone the+day the+one
        3 the+only the+point the+world their therapist theyd thing* things this+time ti till+@thindrink till+the
        3 tirar+a to+@data to+@pain to+end to+have to+hurt to..it to..mysel* toda+@night toda+noite todas+partes
        3 todo+acabe tolgo tome..pasti* tomei+@pills too+@data took+too tornare toujo* toujours toute+facon tra
        3 trabalho+e train*+@data training+log tratt* trattiene trent*+@pills tres+@minutes tres+horas tried troca*
        3 troppe tuer tutto+@all tutto+alle uberh*+@again uitwe* uitweg ultim*+@again ultima+vez um+quarto uma+corda
        3 umbri* un+@burden un+@exercise un+@fall un+@letter un+@train un+camion un+fantasma un+poids un..me una+@date
        3 una+@face una+@means und+@never und+das und+nie une+@means une+corde va+a vai vai+melhorar van+@face
        3 van+binnen van+kant veertig+meter vejo+@trapped vejo+saida verze* veter* veterinaria veut veux+@die
        3 veux+@self veux+mourir vezes+desejo vie+n viele viele+@pills viele+von visto+@past visto+antes viver* vivere
        3 volge* volta* voltar volte* voltei voltei+a vond vonta* vontade vontade+de voor+@all voor+mij vor+den voz
        3 voz+alta vreem* was+my ways weet weh weiss welke wens werde werde+@self werel* wereld weten weten+dat
        3 what+@self who who+@worse who+gets whole+bottle whos wil+@gone wil+@other wil+er wil+verdwijnen wish
        3 wish+@thindrink wish+the wordt world would y+los y..que zeg zelfmoord+plegen zette* zettel zo+graag zodat
        3 zu+@jump zu+springen zug+zu ~<abs ~<ac ~<aca ~<acab ~<acci ~<ade ~<aho ~<algu ~<ama ~<and> ~<ande ~<ar ~<au
        3 ~<ava ~<bee ~<been ~<bil ~<bot ~<c> ~<cad ~<camb ~<car ~<cart ~<casa ~<cerc ~<chan ~<che> ~<cont ~<cort ~<d>
        3 ~<dam ~<dami ~<dass ~<dat ~<deb ~<dema ~<dic ~<diz ~<dr ~<ein> ~<en> ~<enou ~<er ~<escr ~<esto ~<et> ~<etre
        3 ~<fam ~<fami ~<fine ~<for ~<gebo ~<gera ~<gia> ~<have ~<he ~<heb ~<hela ~<hum ~<if ~<if> ~<ik ~<ik> ~<ima
        3 ~<imag ~<is ~<jus ~<just ~<las ~<le ~<leb ~<lieg ~<lle ~<lo ~<lol ~<lol> ~<maak ~<man ~<man> ~<med ~<mett
        3 ~<meze ~<mij> ~<mim ~<mim> ~<mir ~<moi> ~<mot ~<mou ~<mour ~<mys ~<myse ~<nao ~<nao> ~<nee ~<nes ~<ning
        3 ~<nog ~<nog> ~<obit ~<of ~<ogn ~<ogni ~<one ~<one> ~<ou ~<out ~<pi ~<pij ~<pijn ~<pil ~<pill ~<plac ~<poi
        3 ~<pols ~<pon ~<pra> ~<proc ~<pun ~<punt ~<qu> ~<que ~<san ~<sara ~<seg ~<sho ~<sob ~<sobr ~<sol ~<sou ~<sous
        3 ~<stop ~<su ~<suic ~<tant ~<tel ~<that ~<tout ~<trop ~<tur ~<turn ~<tut ~<tutt ~<um ~<veo ~<veo> ~<vez>
        3 ~<vide ~<vivi ~<voor ~<waa ~<waar ~<way ~<wh ~<who ~<wie ~<zel ~<zelf ~<zo> ~aak ~aak> ~aan ~aapp ~aappi
        3 ~abe ~abe> ~abo> ~absc ~absch ~acab ~acabo ~accia ~accid ~acet ~aceta ~acid ~acos> ~adess ~aft ~agem ~agem>
        3 ~agg ~aggi ~aho ~aien ~air ~ala> ~ald ~ald> ~algu ~alive ~alu ~am> ~ama> ~ambi ~amil ~amit ~amit> ~amma
        3 ~amol ~amol> ~anch ~andig ~ane ~angr ~angra ~anni ~ans> ~ant ~anti ~anto> ~any> ~anz ~appen ~appil ~arac
        3 ~arace ~arag ~arage ~arda ~are> ~aro ~arro ~arsi ~arsi> ~arte ~asa> ~ase ~ase> ~astan ~atte ~atten ~ava ~ave
        3 ~avo ~avoi ~avoir ~azz ~azzar ~bee ~been> ~being ~bens ~bier ~bitu ~bitua ~blema ~blett ~boren ~bot ~braco
        3 ~brie ~brief ~brig ~bsch ~bschi ~ca> ~cab ~cabo ~cabo> ~camb ~cambi ~cart ~casa ~casa> ~cato ~cav ~ccia
        3 ~ccia> ~cel ~cer> ~cerc ~ces> ~ceta ~cetam ~chan ~che ~che> ~chie ~chlus ~chm ~cia ~ckt ~ckt> ~cono ~corag
        3 ~cort ~crev ~creve ~dam ~dami ~damit ~dar ~dare> ~dass ~dass> ~deb ~deli ~delij ~dema ~dentr ~dere> ~di>
        3 ~dig ~diz ~dli ~dlic ~dlich ~dood ~dood> ~dovev ~dra ~dran> ~dsb ~dsbr ~dsbri ~ead> ~eas ~ebens ~ebor ~ebore
        3 ~eces ~ecidi ~ecis ~edan ~eder ~edid ~edida ~eeft ~eeft> ~een> ~eg> ~ega ~egen ~egui ~eha ~eht ~einer ~eing>
        3 ~eja> ~ejo ~ejo> ~ela ~ela> ~eld ~elke ~elke> ~eluk> ~ende> ~enoug ~ens> ~entr ~entro ~eo> ~era> ~eral
        3 ~eral> ~eram ~eram> ~erati ~erc ~erci> ~eri ~ero ~ero> ~ersi ~erz ~escr ~eso ~espe ~esse ~esser ~esso ~esto
        3 ~estoy ~etam ~etamo ~eter> ~etr ~etto ~etto> ~eve ~even> ~fach> ~fami ~famil ~feris ~fine ~for ~garag ~gare
        3 ~gebo ~gebor ~gek ~gem> ~gend ~gge ~gia> ~goog ~grar> ~hac ~have> ~heb ~hela ~heres ~hes> ~hia ~hie ~hin
        3 ~hin> ~hlus ~hluss ~icc ~icco ~ici ~icid ~ick> ~ief ~ieg ~iema ~ieman ~iendo ~iene> ~ifer ~iga ~ige> ~igu
        3 ~ill ~illen ~illet ~imag ~imagi ~ime ~imo ~impi ~in> ~inci ~ing> ~ingu ~inita ~inu ~inue ~inuer ~irar> ~irme
        3 ~irme> ~issi ~ister ~istir ~itu ~itua ~ituar ~ize ~jus ~just ~just> ~ke> ~kest ~kest> ~kno ~komm ~komme ~laa
        3 ~laapp ~lace ~lann ~lea ~leg ~lema ~lema> ~lgu ~lia ~lie> ~liegt ~lig ~liv ~lke> ~llet ~llo ~lls ~lol ~lol>
        3 ~lte ~lti ~luck ~lug ~luk ~luk> ~maak ~maak> ~mache ~mag ~man> ~mand> ~mani ~mari ~mazza ~mei> ~ment> ~mett
        3 ~meze ~mezel ~mij> ~mim ~mim> ~mma ~mmen ~moi> ~mol> ~mot ~mou ~mour ~mpa ~mpi ~mpo ~mys ~myse ~mysel ~nao
        3 ~nao> ~ncor ~ndare ~nder> ~ndo> ~ndre> ~nera ~ngr ~ngra ~nif ~nife ~nifer ~ningu ~nita ~nita> ~nken> ~nna>
        3 ~nog ~nog> ~noug ~nough ~nte ~ntra ~ntro ~ntro> ~nuer ~nuer> ~obit ~obitu ~obri ~oca ~ogni ~ogni> ~oin ~oit
        3 ~ola> ~ols ~olta ~olte ~olv ~omen ~omen> ~omme ~onc ~once ~ond> ~one ~ones ~onta ~oor ~oorg ~ope ~opp ~opr
        3 ~orag ~orc ~orir> ~orta> ~ortar ~oul ~ould> ~our> ~ous> ~outr ~ovev ~own> ~parac ~pedid ~penso ~pic ~picc
        3 ~picco ~ping> ~plac ~place ~plann ~pols ~porta ~pour> ~ppen ~ppil ~ppill ~pra ~pra> ~pre> ~propr ~pur ~quis
        3 ~raca ~racao ~racet ~raco ~rade ~rade> ~rado ~rado> ~ragg ~raggi ~ran> ~rar> ~rato> ~ratt ~rci> ~rda ~rdo
        3 ~rgo ~rief ~ring ~ringe ~risc ~risco ~riv ~rive> ~rla> ~rlo ~rmar ~ro> ~ropr ~rry ~rte> ~rten ~san ~sap
        3 ~sara ~sara> ~sbr ~sbri ~sbrie ~scari ~schie ~scr ~scri ~seria ~sho ~sic ~sich ~sim ~sito ~sito> ~sob ~sobr
        3 ~sol ~sou ~sous ~sous> ~spe ~spera ~sso ~sta ~ste ~sterv ~stir> ~stoy ~stoy> ~stran ~suic ~suici ~tab ~tamo
        3 ~tamol ~tan ~tandi ~tarm ~tei ~tell ~tem ~that ~ther ~thi ~thin ~tick ~tim ~tinue ~tir ~tome> ~tout ~tout>
        3 ~toy ~toy> ~tres ~tri> ~tro ~tros ~tros> ~tti> ~tuar ~tur ~turn ~tutt ~tutti ~ual ~uch ~uder ~uel ~uem>
        3 ~uer> ~ugh> ~uici ~uicid ~uk> ~uma> ~unto> ~urn ~urt ~utre ~utti> ~vale ~vale> ~veo ~veo> ~vev ~vez> ~via
        3 ~via> ~vida> ~vita> ~vivi ~volta ~von ~vond> ~voor ~vre ~waa ~waar ~ware> ~way> ~weg> ~who ~wie ~wn> ~ya>
        3 ~yo> ~yse ~ysel ~yself ~zes ~zes> ~zig ~zzar
        2 #20+anni #20+anos #45+anni #45+ans #45..enoug* @accident+@die @accident+mein @again+@bridge @again+@count
        2 @again+@cut @again+@date @again+@die @again+@exist @again+@fun @again+@head @again+@imagine @again+@jump
        2 @again+@more @again+@pain @again+@without @again+alla @again+aufwa* @again+doorg* @again+estou @again+no
        2 @again+think* @again+zu @all+@again @all+@all @all+@blood @all+@control @all+@data @all+@family @all+@go
        2 @all+@know @all+@last @all+@letter @all+@need @all+@past @all+@someone @all+@thindrink @all+@trapped
        2 @all+@work @all+el @all+estar* @all+kapot @all+me @all+quell* @all+the @all+und @alone+@care @alone+@family
        2 @alone+@home @alone+@trapped @arm+@all @arm+@not @arm+@soon @arm+anos @arm+aufge* @arm+with @ask+#45
        2 @ask+@better @ask+@car @ask+@feel @ask+@funeral @ask+@goodbye @ask+@here @ask+@hide @ask+@numb @ask+@off
        2 @ask+@sleep @ask+amo @ask+bad @ask+bette* @ask+c @ask+ca @ask+corro @ask+cosa @ask+dat @ask+decid* @ask+dia
        2 @ask+dice @ask+dormi @ask+dure @ask+era @ask+eu @ask+fur @ask+geht @ask+giorn* @ask+hacer* @ask+happe*
        2 @ask+het @ask+ho @ask+ir @ask+lange* @ask+llegu* @ask+mi @ask+non @ask+nothi* @ask+quer @ask+se @ask+seria
        2 @ask+sia @ask+viele @ask+war @ask+weg @better+@doit @better+@face @better+@find @better+@give @better+@gone
        2 @better+@hope @better+@pills @better+@they @better+cosi @better+ik @better+saber @better+sem @binge+@binge
        2 @binge+@die @binge+de @binge+packu* @blood+@self @blood+et @blood+y @blue+@pills @body+@data @body+@date
        2 @body+@wait @breath+@tired @breath+@wish @breath+op @bridge+@ask @bridge+@doit @bridge+@enough @bridge+@stop
        2 @bridge+de @bridge+do @bridge+of @bridge+on @bridge+und @bridge+y @burden+@breath @burden+@care
        2 @burden+@gone @burden+@night @burden+@papers @burden+@pills @burden+and @burden+of @burden+per @burn+@ask
        2 @burn+@stop @calm+@feel @calm+@few @calm+in @calm+saber @car+@not @car+@off @car+@wish @car+and @car+ik
        2 @car+in @car+off @care+@calm @care+@few @care+@here @care+@morning @care+@wake @care+faz @care+i
        2 @child+@head @confused @confused+@pills @control+@few @control+@know @control+@more @control+@self
        2 @control+@stop @count+@again @count+@arm @count+@count @count+@means @count+@need @count+@nobody
        2 @count+@nothing @count+@stop @count+@tired @count+@wait @count+@without @count+las @count+para @count+uma
        2 @cry+@goodbye @cry+@night @cry+@papers @cry+@wish @cut+@burden @cut+@count @cut+@data @cut+@manage
        2 @data+@cry @data+@doit @data+@here @data+@hide @data+@means @data+@thanks @data+@train @data+@wake @data+ate
        2 @data+besoi* @data+di @data+en @data+geht @data+ich @data+in @data+insul* @data+mes @data+mon @data+que
        2 @data+schla* @data+this @data+tief @data+viele @data+with @date+@better @date+@jump @date+@look
        2 @date+@nothing @date+@tired @date+and @date+c @date+esta @date+is @date+ist @date+todos @date+what
        2 @decide+@better @decide+@decide @decide+@each @decide+@fun @decide+@headache @decide+@off @decide+@papers
        2 @decide+@sleep @decide+di @decide+up @die+@burden @die+@calm @die+@feel @die+@food @die+@manage @die+@scale
        2 @die+@someone @die+a @die+is @doctor+@doit @doctor+@gone @doit @doit+#45 @doit+@breath @doit+@cut
        2 @doit+@feel @doit+@find @doit+@give @doit+@pressure @doit+@say @doit+@trapped @doit+@wake @doit+combo*
        2 @doit+dano @doit+du @doit+ik @doit+telha* @each+@eat @each+@end @each+@give @each+@jump @each+@pressure
        2 @each+@scale @each+@without @each+abend @each+day @each+nuit @each+singl* @each+step @each+tag @earn+@better
        2 @earn+@binge @earn+@doit @earn+@exist @earn+@family @earn+@feel @earn+@gone @earn+@not @earn+@pills
        2 @earn+@they @earn+@wake @earn+de @earn+di @earn+i @earn+packu* @earn+to @earn+viver @eat+@arm @eat+@die
        2 @eat+@empty @eat+@hospital @eat+@papers @eat+@sleep @eat+@sport @eat+@train @eat+back @eat+d @eat+de
        2 @eat+dormi @eat+nicht* @eat+para @eat+seria @eat+svegl* @eat+toute @empty+@lose @empty+@manage @empty+@work
        2 @end+@better @end+@eat @end+@end @end+@few @end+@look @end+@pain @end+@wish @end+alivi* @end+setti*
        2 @end+zelfm* @enough+@breath @enough+@die @enough+@eat @enough+@exercise @enough+@few @enough+@look
        2 @enough+@pills @enough+@without @enough+and @enough+la @enough+le @enough+this @exercise+@accident
        2 @exercise+@doit @exercise+@never @exercise+@night @exercise+@pain @exercise+@tired @exercise+besoi*
        2 @exercise+besse* @exercise+c @exercise+de @exercise+dice @exercise+en @exercise+ik @exercise+im @exercise+je
        2 @exercise+und @exist+@imagine @exist+@pills @exist+om @face+@date @face+@sit @face+@someone @face+de
        2 @face+in @faint+@earn @faint+@other @faint+de @faint+o @fall+@die @fall+@not @fall+@pills @fall+@they
        2 @fall+me @fall+morta* @family+@alone @family+@end @family+@know @family+@lose @family+@they @family+@trapped
        2 @family+a @family+de @family+et @family+found @family+lange* @family+of @feel+@all @feel+@end @feel+@find
        2 @feel+@pain @feel+di @feel+qual @feel+quelq* @feel+somet* @few+@care @few+@exercise @few+@gone @few+@hope
        2 @few+@know @few+@look @few+@more @few+@need @few+@nobody @few+@pain @few+@papers @few+@sit @few+@without
        2 @few+che @few+e @few+een @few+ein @few+gut @few+komis* @few+tired @few+to @film+@burden @find+@accident
        2 @find+@again @find+@better @find+@gone @find+er @find+the @fun+@better @fun+@data @fun+@die @fun+@night
        2 @fun+@sit @fun+@skin @fun+na @future+@exercise @future+@head @future+@here @give+@bridge @give+@give
        2 @give+@pain @give+@papers @give+@pressure @give+@reason @give+@self @give+@skip @give+@soon @give+@stop
        2 @give+alzar* @give+butta* @give+la @give+miei @give+o @give+und @go+@bridge @go+@control @go+@data @go+@doit
        2 @go+@life @go+@never @go+@pain @go+@sleep @go+@water @go+@work @go+das @go+ik @go+male @go+on @go+preci*
        2 @go+ter @gone+@family @gone+@few @gone+@find @gone+@night @gone+@nobody @gone+@nothing @gone+@other
        2 @gone+@past @gone+con @gone+e @gone+his @gone+und @goodbye+@self @hate+@eat @head+@again @head+@alone
        2 @head+@data @head+@die @head+@fun @head+@papers @head+@past @head+@wish @head+di @head+mi @head+von
        2 @heart+@care @heart+@not @heart+@sleep @heart+@sport @heart+batte @heart+heute @heart+noch @here+@earn
        2 @here+@eat @here+@end @here+@feel @here+@guilt @here+@head @here+@headache @here+@look @here+@other
        2 @here+@thindrink @here+biops* @here+boite @here+cabez* @here+facci* @here+giorn* @here+igles* @here+mano
        2 @here+matti* @here+minha @here+mort @here+na @here+parte @here+paz @here+play @here+porta @here+pross*
        2 @here+sur @here+vida @here+vie @hide+@face @hide+@go @home+@bridge @home+@earn @home+@imagine @home+@papers
        2 @home+limpo @hope+@arm @hope+@empty @hope+@fever @hope+@someone @hope+i @hope+ik @hope+qu @hospital+@family
        2 @hunger+@data @hunger+@past @imagine+@all @imagine+@ask @imagine+@control @imagine+@data @imagine+@doit
        2 @imagine+@exercise @imagine+@give @imagine+@morning @jump+@better @jump+@blood @jump+@car @jump+@doit
        2 @jump+@eat @jump+@know @jump+@life @jump+@night @jump+@not @jump+@someone @jump+@wait @jump+andar* @jump+da
        2 @jump+del @jump+do @jump+du @jump+in @jump+to @kill+@night @kill+il @kill+me @kill+todas @know+@accident
        2 @know+@again @know+@all @know+@burden @know+@car @know+@fall @know+@go @know+@here @know+@nothing
        2 @know+@thin @know+@wish @know+@without @know+a @know+dass @know+moris* @know+ve @last+@accident @last+@care
        2 @last+@find @last+@future @last+@here @last+@letter @last+@morning @last+@nobody @last+@sleep @last+volta
        2 @leg @leg+@count @leg+@data @leg+@few @letter+@calm @letter+@doit @letter+@end @letter+@few @letter+@give
        2 @letter+@other @letter+@pain @letter+@soon @letter+and @letter+antes @letter+carta* @letter+sempr*
        2 @life+@all @life+@date @life+@enough @life+@lose @life+@more @life+@wish @life+ist @life+la @life+nicht
        2 @life+zu @look+@face @look+@they @look+@tired @look+@wish @look+las @look+le @lose+@date @lose+@die
        2 @lose+@papers @lose+@reason @lose+@sorry @lose+@thindrink @manage+@blood @manage+@date @manage+@morning
        2 @manage+@pills @manage+@skip @manage+@someone @manage+@soon @manage+@sorry @manage+@they @manage+ir
        2 @manage+segui* @manage+skip @means+@again @means+@head @means+@heart @means+@last @means+@morning
        2 @means+@soon @means+@without @means+aufge* @means+is @means+und @minutes+@child @minutes+@enough
        2 @minutes+@faint @minutes+@find @minutes+@gone @minutes+@hope @minutes+@lose @minutes+@nobody
        2 @minutes+@trapped @minutes+april @minutes+der @minutes+des @minutes+la @minutes+minha @minutes+paz
        2 @minutes+setti* @minutes+weil @more+@enough @more+@face @more+@feel @more+@find @more+@hope @more+@lose
        2 @more+@more @more+@never @more+@nobody @more+@pain @more+@someone @more+@soon @more+@sorry @more+aucun
        2 @more+aufwa* @more+aufzu* @more+besoi* @more+da @more+de @more+en @more+envie @more+esser* @more+et
        2 @more+leben @more+leven @more+liger* @more+senso @more+vivre @more+weite* @more+y @morning+@pressure
        2 @morning+@scale @morning+@thindrink @morning+en @morning+ist @morning+niet @need+@binge @need+@find
        2 @need+@goodbye @need+@head @need+@know @need+@letter @need+@pain @need+@pills @need+@stop @need+@they
        2 @need+@wish @need+one @never+@eat @never+@imagine @night+@accident @night+@count @night+@data @night+@doit
        2 @night+@feel @night+@fun @night+@head @night+@pressure @night+@reason @night+@say @night+@sport
        2 @night+@tired @night+@wait @night+@wish @night+@without @night+and @night+diese* @night+sono @nobody+@feel
        2 @nobody+@morning @nobody+@other @nobody+@past @nobody+@reason @nobody+@trapped @nobody+@worse @nobody+ha
        2 @nobody+knows @nobody+mehr @nobody+sabe @not+@burden @not+@care @not+@earn @not+@fall @not+@look @not+@self
        2 @not+@tired @not+@worse @not+acord* @not+being @not+besoi* @not+besto* @not+c @not+dat @not+de @not+dejo
        2 @not+es @not+lange* @not+paro @not+pas @not+plan @not+plant* @not+puedo @not+que @not+schri* @not+se
        2 @not+senti* @not+that @not+torna* @not+van @not+vejo @not+veo @not+vom @not+vou @not+weite* @nothing+@arm
        2 @nothing+@exercise @nothing+@other @nothing+@sport @nothing+me @nothing+mehr @nothing+mi @nothing+pra
        2 @nothing+que @nothing+smaak* @nothing+solo @numb @numb+@go @off+@data @off+@date @off+@earn @off+@other
        2 @off+@soon @off+o @other+@confused @other+@doit @other+@earn @other+@empty @other+@exist @other+@face
        2 @other+@family @other+@future @other+@gone @other+@life @other+@look @other+@papers @other+@past
        2 @other+@vision @other+@wait @other+@wish @other+anden @other+avion @other+bigli* @other+cane @other+coach
        2 @other+dia @other+divor* @other+in @other+mes @other+mese @other+mio @other+muslo @other+ne @other+om
        2 @other+schre* @other+tiemp* @other+veut @other+wants @other+y @other+zijn @pain+@again @pain+@earn
        2 @pain+@know @pain+@more @pain+@self @pain+@soon @pain+@thing @pain+cosa @pain+mysel* @papers+@arm
        2 @papers+@date @papers+@end @papers+@trapped @papers+@worse @papers+death @past+#20 @past+@all @past+@calm
        2 @past+@eat @past+@end @past+@enough @past+@give @past+@go @past+@guilt @past+@jump @past+@life @past+@water
        2 @past+che @past+di @past+male @past+nucht* @past+piu @past+with @pills+@bridge @pills+@burden @pills+@car
        2 @pills+@control @pills+@face @pills+@fall @pills+@guilt @pills+@home @pills+@know @pills+@minutes
        2 @pills+@papers @pills+@skin @pills+@they @pills+@trapped @pills+auf @pills+biops* @pills+boite @pills+c
        2 @pills+cabez* @pills+del @pills+drei @pills+e @pills+facci* @pills+giorn* @pills+igles* @pills+liege*
        2 @pills+ligge* @pills+mano @pills+matti* @pills+mort @pills+on @pills+play @pills+pross* @pills+vida
        2 @pills+vie @pills+wegge* @pills+would @pills+zu @planned+@data @planned+@doit @poison+@give @poison+@self
        2 @poison+toute @pressure+@binge @pressure+@enough @pressure+@thindrink @pressure+@trapped @pressure+a
        2 @pressure+and @pressure+per @pressure+zu @reason+@data @reason+@enough @reason+@exist @reason+@find
        2 @reason+@gone @reason+@know @reason+@wake @reason+conti* @reason+di @reason+i @reason+nog @say+@calm
        2 @say+@earn @say+@go @say+@kill @say+@morning @say+@numb @say+@pills @say+he @say+pardo* @say+wat @scale+per
        2 @self+@ask @self+@burden @self+@data @self+@decide @self+@give @self+@imagine @self+@more @self+@planned
        2 @self+@poison @self+@sorry @self+accou* @self+aime @self+alrea* @self+amico @self+app @self+atten*
        2 @self+bring @self+camar* @self+can @self+cance* @self+chiam* @self+coloc @self+daten @self+derni*
        2 @self+dicen @self+dicon* @self+dis @self+dors @self+eigen* @self+ein @self+einde* @self+einsc* @self+elke
        2 @self+eruit @self+even @self+eyes @self+facci* @self+fais @self+frau @self+ga @self+geen @self+gegen
        2 @self+geste* @self+goals @self+gone @self+have @self+hier @self+hoofd @self+hoop @self+hope @self+in
        2 @self+je @self+kids @self+kill @self+klein* @self+la @self+laats* @self+lache* @self+last @self+le
        2 @self+leven @self+life @self+littl* @self+look @self+love @self+made @self+mari @self+mate @self+medal*
        2 @self+meine* @self+metas @self+mich @self+mind @self+mocht* @self+moura* @self+mum @self+non @self+ogen
        2 @self+para @self+passe @self+piace @self+pijn @self+pills @self+press @self+quand @self+rasco @self+rathe*
        2 @self+reste @self+ruhe @self+sais @self+schon @self+selbs* @self+siste* @self+slaap* @self+sleep*
        2 @self+stand* @self+stehe @self+stop @self+talk @self+te @self+thigh* @self+ti @self+tolgo @self+tome
        2 @self+tonig* @self+took @self+umgeb* @self+vedo @self+vejo @self+verle* @self+vie @self+vois @self+volge*
        2 @self+vor @self+voudr* @self+wear @self+weet @self+when @self+would* @self+writt* @self+zu @sit+@ask
        2 @sit+@here @sit+@imagine @sit+@thindrink @sit+@wish @sit+en @sit+op @skin+@count @skin+@cut @skin+@stop
        2 @skin+again @skin+aufge* @skin+con @skip @skip+@blood @skip+@find @skip+@know @skip+@manage @skip+@night
        2 @skip+@soon @skip+da @skip+del @skip+do @skip+du @skip+el @sleep+@cut @sleep+@data @sleep+@heart
        2 @sleep+@home @sleep+@know @sleep+@pressure @sleep+@reason @sleep+@scale @sleep+@sit @sleep+@sorry
        2 @sleep+@wake @sleep+@wish @sleep+bien @sleep+de @sleep+drei @sleep+drie @sleep+et @sleep+on @sleep+stran*
        2 @sleep+stufo @sleep+svegl* @sleep+tanto @sleep+tre @sleep+trois @sleep+tropp* @someone+@doit @someone+@life
        2 @someone+@need @someone+@not @someone+@they @someone+@wish @someone+in @soon+@count @soon+@doctor
        2 @soon+@funeral @soon+@give @soon+@goodbye @soon+@heart @soon+@off @soon+@say @soon+@sorry @soon+@wish
        2 @soon+klaar @soon+medic* @sorry+@all @sorry+@end @sorry+@here @sorry+@pills @sorry+@sleep @sorry+@someone
        2 @sorry+@soon @sorry+@thindrink @sorry+irme @sorry+l @sorry+m @sorry+un @speech+@find @speech+@go
        2 @speech+@here @speech+@not @speech+@pills @speech+de @speech+em @speech+like @speech+meer @speech+om
        2 @sport+@arm @sport+@calm @sport+@data @sport+@few @sport+@life @sport+@lose @sport+@sit @sport+@sport
        2 @sport+@thin @sport+i @sport+mais @sport+of @sport+por @sport+que @sport+se @stop+@each @stop+@exist
        2 @stop+@few @stop+@they @stop+@wish @stop+cada @stop+conti* @stop+morre* @stop+siemp* @stop+tras
        2 @swelling+@heart @swelling+@know @swelling+@other @swelling+@past @thanks+@thindrink @thanks+for
        2 @they+@again @they+@control @they+@cry @they+@family @they+@few @they+@know @they+@life @they+@numb
        2 @they+@scale @they+@sit @they+@water @they+autre* @they+lives @they+me @they+n @thin+@data @thin+@exercise
        2 @thin+@not @thin+@self @thin+@wake @thin+@without @thin+olhos @thindrink+@again @thindrink+@ask
        2 @thindrink+@decide @thindrink+@enough @thindrink+@exist @thindrink+@feel @thindrink+@funeral
        2 @thindrink+@hide @thindrink+@pressure @thindrink+@sorry @thindrink+@stop @thindrink+churc* @thindrink+cliff
        2 @thindrink+coura* @thindrink+divor* @thindrink+doen @thindrink+inten* @thindrink+plane @thindrink+sprin*
        2 @thindrink+veel @thindrink+way @thindrink+woods @thing+@arm @thing+@means @thing+@nobody @thing+@say
        2 @thing+mes @thing+ses @tired+@again @tired+@each @tired+@exercise @tired+@family @tired+@jump @tired+@letter
        2 @tired+@soon @tired+@wish @tired+di @tired+en @tired+pasti* @tired+te @tired+van @tired+voces @train+@data
        2 @train+@know @train+@they @trapped+@all @trapped+@alone @trapped+@arm @trapped+@enough @trapped+@give
        2 @trapped+@nobody @trapped+@planned @trapped+@tired @trapped+and @trapped+del @trapped+en @trapped+et
        2 @trapped+op @trapped+para @trapped+te @vision+@all @vision+@ask @vision+@enough @vision+@life
        2 @vision+@morning @vision+@not @vision+@stop @vision+aucun* @vision+como @vision+e @vision+ningu*
        2 @vision+plus @vomit+@exercise @vomit+hochh* @wait+@all @wait+@ask @wait+@blue @wait+@burden @wait+@burn
        2 @wait+@die @wait+@other @wait+@thindrink @wait+au @wait+cabec* @wait+el @wait+es @wait+garag* @wait+ich
        2 @wait+l @wait+nada @wait+qu @water+@bridge @water+@data @water+@each @water+@exist @water+@future
        2 @water+@life @water+@self @water+@soon @water+en @water+leven @wish+@blood @wish+@give @wish+@head
        2 @wish+@last @wish+@look @wish+@nobody @wish+addor* @wish+an @wish+das @wish+deixa* @wish+die @wish+en
        2 @wish+es @wish+estar @wish+help @wish+het @wish+il @wish+in @wish+ir @wish+irme @wish+keine @wish+l
        2 @wish+moris* @wish+ne @wish+nie @wish+pas @wish+sich @wish+simpl* @wish+tagli* @wish+ve @wish+walki*
        2 @without+@alone @without+@car @without+@nothing @without+dor @without+mi @without+mij @without+porte
        2 @work+@face @work+@fun @work+@jump @work+et @work+i @worse+@ask @worse+my a+#45 a+@blood a+@body a+@burn
        2 a+@date a+@few a+@hope a+@kill a+@skip a+@swelling a+@trapped a+@wait a+@wish a+bit a+cabeca a+cada a+chi
        2 a+esperanca a+frente a+mais a+man a+mao a+mesma a+ne a+propria a+s a+une a+vivere a+vivre a..bon a..brazo*
        2 a..cambi* a..che a..conti* a..de a..each a..les a..los a..me a..my a..na a..nao a..sens a..seria a..to
        2 a..vida aan+@self aan+maken about+death about..front about..in abschiedsbriefe+geschrieben absic*
        2 absichtlich acabe* acabe*..a acabei acabo..todo acabo..tudo accid*+@die accident account acordado acordar
        2 addormentarmi addormentarmi+e adeus adormecer+e af af+@without af+zonder afdel* afdeling afsch* after+a
        2 again..night ago aguan*+@more aguanto+mas ai ai+@soon ai+achete ai+cherche ai+tellement ai+tres ai..toute
        2 aime+l aimer*+@self aimerais+m ait al+@die al+@doctor al+@heart al+medico algo algue* alguem algui* alguien
        2 alivi* alivia alivia+saber all+@thindrink all+the all+to all..over alla+@end alla+fine alleno alles
        2 alles+@not alles+kapot alles..de alles..ik alli alrea*+@decide als+@die als+@other als+die als+er als+het
        2 als+mijn als..niet altij* altijd am+sonntag am+wochenende am..ich ampol* ampou*+@nobody ampoules an..ago
        2 anche ancor*+@here and+@wish anden ander*..mich ando angefangen angry ano+@ask ano+que anos+sobrio ans+de
        2 antes..irme any any+@more any+@soon any+longer anyone ao+@doctor ao+@end ao+fim ao+medico apart*
        2 apartamento+limpo appart appen* appena armadietto armar*+@doit arrive arrivi as+@night as+@papers as+@self
        2 as+minhas as+noites as+well as..desej* as..que ask asked+@self asked+my asks aspetto atrap* atten*+@self
        2 attends aucun* aucun*+@reason aucun+@feel aucun+@guilt aucun+@reason aucun+sens aucune aucune+raison
        2 auf+@self auf+meinem auf..bruck* aufgekratzt aurai auslassen ausweg avale avale+toute avant+@ask avant+que
        2 avera*+@data averl* aviao awake away+@other away+his ayer+@self ayer..el baby bac bajo+@other bajo+el
        2 bald..das bastante bat bate batte be+@life be+a be+alive be+here been+@count been..my beend* beend*+@self
        2 beende beende+ich beerdigung ben+@alone ben+@few ben+@hope ben+@other ben+alleen ben+er ben+het ben..van
        2 besch* beschlossen best besto* bestond beter+@self beter+ik bevor bien+@self bient* bientot bijna+@count
        2 bijna+@end bijna+klaar binne*..ik birth* bis+es bit bleib* bleiben bless* blesse blute* blutet body boite
        2 bom borde born borra* bottl* bottle bouche+de boven brauc* brauc*+@self bring broth* brother brucke+und bude
        2 bude+ist burde*..my burn+@self busco butta* buttarmi by+@thindrink by+a by+the c..je c..que ca+m cache*
        2 cada+@future cader* caiss* caisse cajas camar* cambi*+@here cambi*+@other cambi*+@pills came camio*+@not
        2 can+@enough cansa*..de cansa*..estar cansa*..viver cansado+de cant..more canti* care carro carry+this
        2 carta*..despe* carta+de carta..despe* casa..o casse* cassetto ce+@ask ce+n ce+soit ce..fait ce..j cerco
        2 cerra* cette+@night cette+nuit chanc* chance chang* chaque+nuit che+@ask che+giorno che+sia che..andar*
        2 che..il che..mio che..sara chegar chego chegu* chegue cherc*+@data chiam* chose* churc* church cintu*
        2 cintura cinturon cleared cliff close coach+dice coach+dit coeur+@jump col coloc com..do combien+de come..in
        2 comig* comigo comme*+@self como+@doit como+dormi como+seria como..defin* compagni compl* compleanno
        2 compr*+@stop compr*..corda comprei+uma comprimidos+para con..compa* con..del condu*+@more conse*
        2 conti*+@without continuer+a coraz* coraz*..parar* corazon corta*+@thin corta*..braco* corta*..brazo*
        2 cortados cortar+os corte* cortei cosa..se cosci* coscia counts cours*+@self course+je cry cuant*
        2 cuant*+@know cuant*+@wish cuanto+se cui cuida* cuidado cuore cuore+batte d+autre d+exister d+uscita d..veux
        2 da+@calm da+minha da+paz da+settimane da..e daarn* daarna dall damit+@they damit+sie danac* danach dange*
        2 dano dans dans+une daran das+@not das..letzt* das..was dass..es dass..kommt dat+een dat+hij dat..het
        2 dat..niet daten+@wish daten+wenn day+@ask day+is de de+@breath de+@burden de+@feel de+@few de+@funeral
        2 de+@give de+@guilt de+@sudden de+@wish de+afdeling de+cote de+donnees de+douleur de+esta de+kerk de+man
        2 de+paracetamol de+proposito de+semana de+sens de+temps de+trein de+veterinaria de+vez de..acabe de..c
        2 de..cansa* de..desde de..du de..facon de..ligt de..que de..revei* de..somni* de..sprin* de..vida de..weet
        2 debai*+@here debai*+@minutes debaixo+da decid*..este decis*+@give deciso+di dei+@self dei+miei deixar
        2 deixar+de dejar* dejo+de del+@all del+@bridge del+@date del+todo del+viernes del..me del..mi del..no
        2 dem+@life dem+lauf dem+leben dem..ein den+@train denke..daran dentr*+@soon dentr*..morto dentro+ya
        2 depuis+des der+alten der+garage der+nachbarin der..liegt des+@date des+@someone des+gens des+semaines desan*
        2 desap*+@nobody desaparecer desca*..despe* deseo despe* despu* despues deure* deuren devan* devant devant+le
        2 devia..com deze..niet di+@exist di+@family di+@pain di+alzarmi di+buttarmi di..bracc* di..quest* di..svegl*
        2 dice dice+@sorry dice..vuole dicen* dicendo dicht dicon*+@give dicono+di die+is die..die die..macht die..und
        2 dieselbe diesen dimanche+c dime dime+@self dimen* dispa* disse+a disso dit..il divor*+@self divorce divorcio
        2 do+@ask do+@bridge do+@eat do+@train do+comboio do+telhado doch doch+@all doch+alles doe+ik doen doet
        2 dog+and domingo+esta dont+@decide dont+plan dont..i dood+@wish door+@thindrink door+te doorgaan dopo..non
        2 dormi*..sempr* dormi+de dormo dormo+tre dors dors+trois dos+@past dos+anos dose doule* doule*+@ask douleur
        2 dove drei+@minutes drei+stunden drie+@minutes drie+uur druck du+@pain du+mal du..avec duele durchgegangen
        2 dure dure+@more durmo+tres durmo..porqu* e+@again e+@better e+@head e+@jump e+@letter e+@without e+meglio
        2 e+mi e+penso e+sem e+una e..#20 e..andar* e..che e..da e..de e..eu e..lento e..mais e..me e..nao e..porqu*
        2 e..ultim* e..uma each+@night ed ed+e een+@data een+@date een+andere een+eind een+einde een+touw een+week
        2 een..en een..ik een..in eigen ein+@car ein+seil ein..ich ein..mache* ein..und einde* eindelijk einfa*+@few
        2 einfach+nur einschlafen+und el+@pills el+@skin el+anden el+avion el+dia el+entrenador el+mes el+muslo
        2 el+tiempo elf+@past em+@ask em+@jump em+@skip em+que em+tirar en+@all en+@die en+@few en+@hope en+@life
        2 en+@nobody en+@not en+@papers en+@say en+aurai en+ben en+dan en+dat en+die en+niemand en+vie en..con en..er
        2 en..los en..wakke* encor* encore encue* endin*..all endormir+et enige enton* entonces entre*+@say
        2 entrenador+dice er+@letter er+in er..aan er..eind er..ik erleb* erlei* erleichtert eruit es+@all es+@wish
        2 es..besse* es..kann es..mich es..so escre*..de escribi esser*+@life esser*+@wake essermi essermi+svegliato
        2 est+@data est+@exercise est+@gone est+@more est+@not est+partie est+pas est+plus est..je esta+bom esta+en
        2 esta..con estan estan+en estao estar+muerto estarei estarei+ca estariam estariam+melhor estarian+mejor
        2 este..seman* estou estou+estranhamente estou..viver estoy+cansado estra* estranhamente estranho estuv*+@die
        2 estuviera estuviera+muerta esvaziei esvaziei+o et+@not et+ne et..ai et..il et..pense et..qu etein* eteindre
        2 etran* etre+en eu+@stop eu..machu* every+@jump every+day every+single every+step exist*+@data existieren
        2 existing fa+@pain fa+male faccio face faire fala fala+em falha* falls famil*+@better famil*+@breath
        2 famil*+@wish fammi+vedere fanta*..casa farlo farmi..male feel+something feel..endin* ferro* fico+@wait
        2 fico+na finalmente fine+@date fine+settimana fine..ive fines* finestra finis*+@all flugz* flugzeug fois
        2 follo* follow fond for for+@all for+@they for+all for+myself for+them fossi+@die frau frent*+@doit frente+do
        2 frere fried* front..the front..train full+of funerale fur..schla* ga+ik gaan gaat gaat+de ganz ganz+@calm
        2 ganze+@binge ganze+@pills ganze+packung ganzen garage+et garagem gato..casa gebeu* gebeurt gebur* geburtstag
        2 geeft geen+@data geen..ik gegen* gehor* geht+das gekau* gekauft genommen gesch*+@self gesli* geslikt
        2 geste*..ich gewoo*+@stop gibts giornata giste*+@need giste*..ik gli+@wake gli+occhi go go+to go..for goodb*
        2 goodbye gradu* gratte gross grund+@more grund+mehr guard*..dormi* guard*..para guardarla gut ha+#20 ha+@more
        2 ha+piu ha..que haal hab+@all hab..absch* hab..schon habe+beschlossen habe+zu habe..table* habe..wie habit*
        2 hacerlo hacerme hacerme+dano had..me hadde* hadden hago+dano happe*+@wish happens+if hart+@night
        2 hart+vannacht hasta+@ask hasta+@other hasta+el hasta+que hat+@nobody hat+@not hat+einen have+@leg have+been
        2 have+it hay heart heb+@decide heb+de heeft+@again heeft+het heeft+nog hele+@pills help+@self here..my
        2 het+@ask het+@decide het+@life het+@not het+@soon het+@stop het+@thindrink het+af het+is het+leven het+niet
        2 het+voor het+wordt het..en het..op heute..es heute..mache hield hier hij..het hilfe ho+@soon ho+gia
        2 ho+ripassato ho+tanta ho..ci ho..le ho..pasti* ho..per ho..tutta ho..una hoch hochh* hochhaus hoeve*..slaap*
        2 hoeveel+van hold+@self hold+my home+@self hones*+@self hones*+@thindrink hoop+@self hoop+ik hope+i hour
        2 house how+@ask how+was how..did hrv+@ask hrv+@few hrv+is hrv+so hulp hurti*+@self hurting+myself i+@cut
        2 i+@hope i+@manage i+@trapped i+already i+can i+even i+have i+hope i+just i+look i+love i+made i+passi
        2 i+should i+stop i+took i+wear i+wouldnt i..alive i..been i..being i..breat* i..endin* i..id i..it i..like
        2 i..no i..up ibuprofen ich+@cut ich+@earn ich+@enough ich+@go ich+@gone ich+@nobody ich+@pills ich+@they
        2 ich+bring ich+einfach ich+einschlafen ich+gegen ich+keinen ich+meinen ich+mich ich+mochte ich+morgen ich+sie
        2 ich+stehe ich..absch* ich..allem ich..allen ich..dem ich..einer ich..es ich..fur ich..in ich..leben*
        2 ich..nach ich..schon ich..seit ich..stand* ich..um ich..ware ich..weite* ich..woche* ici id+rather id..with
        2 ideas ideas+@kill ideas+suicidas idee ieder* iedereen ieman* iemand iets..voele* if..the if..was igles*
        2 iglesia igrej* igreja ihn ik+@all ik+@cut ik+@head ik+@hope ik+@know ik+@sleep ik+aan ik+alles ik+denk
        2 ik+eindelijk ik+ga ik+hoop ik+op ik+slaap ik+tegen ik+van ik+weet ik..doden ik..er ik..gebor* ik..is ik..moe
        2 ik..pijn ik..polse* ik..tot ik..uitwe* ik..van ik..weer ik..zelfm* il+@letter il+biglietto il+cane il+coach
        2 il+mese il+mio il+veut il+y il..ancor* il..pas ils ils+n im+@go im+@head im+going im+gone im+kopf im..the
        2 im..tired immag* immer in+@sleep in+agenda in+einer in+garage in+knowing in+questo in+slapen in..armen
        2 in..damit in..it indem* indem*+@ask ingoi*..la ingoi*..scato* insid* inside insul* inteira intensive
        2 into+@thindrink into+the ir+ter irmao+@more irme+con is+#45 is+@better is+@burden is+@calm is+@few
        2 is+@nothing is+@wish is+als is+better is+dat is+in is+niet is+nothing is..i is..metre* is..off is..to
        2 is..zonde* ist+@ask ist+@wish ist+sauber ist+schluss ist+was ist..es it+@care it+@manage it+@not it+@stop
        2 it+could it+down it+matters it+normal it+takes it+wont it..i its..last ive+@letter ive+written j+aime
        2 j+attends j..des j..finis j..le j..ma j..pris ja+nao ja..os jaar+nuchter jamais+me je+@know je+dors
        2 je+gratte je+mourais je+passe je+reste je+sais je+voudrais je..ai je..encor* je..etre je..fatig* je..fin
        2 je..m je..ne je..poids je..saute* je..suici* je..un jeden jeden+@night jeden+abend jeder jeito jumpi*..front
        2 jumpi*..of jusqu+au just+@stop just..to katze+ist keek keep+@head keep+thinking keine* keine*+@find
        2 keine*+@more keine*..mehr keine+@exercise keine+schritte keiner kenn kenn+@self kenn+ich kerk kind+of kinde*
        2 kirch* kirche klopt kluis* know+@ask knowi* knowing knows kriegt krijgt l+@breath l+accident l+appart l+ho
        2 l+idea l+idee l+operation l+unico l..de la+@arm la+@doit la+@future la+@headache la+@home la+@morning
        2 la+@pressure la+biopsia la+boite la+cabeza la+faccio la+giornata la+iglesia la+mano la+mattina la+mort
        2 la+play la+prossima la+vida la+vie la..antes la..finit* la..lo la..mal la..sono laat+mijn lachl* lachle
        2 lametta las+@head las+pastillas las+voces las..me lasci*+@go lasciarmi last+@sport latel*+@ask le+@doit
        2 le+@pills le+bac le+coach le+courage le+faire le+meme le+metro le+voci le..el le..repos leben+@not leben+ist
        2 leben+nicht leben+zu lebensversicherung left les+autres let+@go let+@jump let+go lette* letters lettres
        2 lettres+d leven+@tired like+a like+this limit* limite limpo lives llama lleno* llenos llevo+@date
        2 llevo+semanas llora* lo+@ask lo+@vision lo+que lo+veo lo..lento locke* log long+did longer looked+for loro
        2 los+@family los+@wake los+ninos los+ojos los..de lost luego+@all m+en m..et ma+@life ma+vie maak+ik maar+een
        2 maar..gebor* mach mach+@self mach+ich mache..mit made+up magar* magari mais+e mais+esta makes+it mama mamma
        2 man+de man..am mananas manch*+@wish manch*..nessu* mano mao mari marks mas+@self mas+y matar* matar*..fin
        2 matte*+@self matters matters+i mattina+non me+@count me+@data me+@doit me+@each me+@end me+@enough
        2 me+@minutes me+@pressure me+@stop me+@wait me+da me+dicen me+elke me+fais me+mate me+non me+para me+prende
        2 me+rasco me+retiene me+retient me+ti me+tome me+vejo me+when me..bras me..cigar* me..e me..hasta me..les
        2 me..me me..nada me..que me..sous me..stop medailles medal* medic*..defin* meer+@life meer+en meer+leven
        2 meer..te meer..worde* megli* megli*..che meglio mehr+@here mehr+@life mehr+@minutes mehr+@wake mehr+da
        2 mehr+leben mein+@child mein+@heart meine*+@sleep meine+@calm meine+ruhe melho*+@without melhor+sem meme meno
        2 meno+@here meno+@minutes meno+da menos..alime* mensa* merit* merit*+@give merito+di mese+scorso mesma messe
        2 met..in met..moete* metas+@few mettr* mettre meu+@family meu+@funeral meu+@last meu+amigo meu+funeral
        2 meu+marido meu+ultimo mezel*+@again mezel*+@pain mezelf+pijn mezelf+weer mi+@calm mi+@doit mi+@kill mi+@not
        2 mi+alleno mi+calma mi+dicono mi+faccio mi+no mi+piace mi+tolgo mi..a mi..bracc* mi..parar* mi..y mich+@end
        2 mich+@kill mich+@past mich+@wait mich+umbringen mich+umgebracht mich+vor mich..woche* mieux+@ask mieux+que
        2 mieux..moi might might+as mijn+@exercise mijn+@head mijn+@last mijn+@life mijn+@wake mijn+bed mijn+hoofd
        2 mijn+laatste mijn+leven mijn+ogen mijn..heeft mijn..het mijn..van mio+@funeral mio+@other mio+amico
        2 mio+funerale mio..ferma* mir+@again mir+noch mir+wenn mislu* mislukt mismo miss mit+ihrem mit+mir mocht*
        2 mocht*+@self mochte mochte+ich moe moe+van moest moi+@ask moi+je moi+quand momento mon+@family mon+coloc
        2 mon+mari montag month* months montr* montr*+@means montr*..pas montre montre+mes mordo morfi* morfina
        2 morni*+@self mornings morph* mortal motivi motor* moura* mourais muerta muerto munec* muslo my+@few my+@life
        2 my+@wake my+eyes my+goals my+kids my+life my+little my+mind my+mum my+pills my+plan my+sister my+sleeping
        2 my+therapist my+thighs my..again my..and my..have my..hes my..is my..log my..sleep my..this my..train*
        2 mysel*+@night myself+tonight n..aucun n..aura n..de na+@head na+cabeca na+garagem na..do naast nachsten
        2 nacht..schlu* nada+@ask nada+@few nada+@self nada+me nada+pra nada+que nada..y nadie+@know nao+@go nao+@know
        2 nao+@vision nao+@wake nao+acordar nao+e nao+estarei nao+paro nao+vejo nao+vou nao..de nao..nenhu* nao..saida
        2 natal* natale ne+@data ne+@exercise ne+@not ne+le ne+pas ne..d neces*..de need+one nehm nel+@pills
        2 nel+cassetto nessu*+@past nessuno+ha neste neste+@face neste+@someone neste+mundo neu never+@wake nicht+vom
        2 nicht+zuruck nie..werde* niema*..voor nient*+@self niente+mi niet+bestond niet+dat niet+in niet+lang
        2 niet+langer niet+van niet..ik night+@ask niks+smaakt ningu*..ate ninguna ninos no+@ask no+@date no+@manage
        2 no+@need no+@vision no+dejo no+plantao no+puedo no+se no+veo no..manan* no..mas no..nacid* no..ningu*
        2 no..que no..salid* no..veo nobod*+@know nobody+knows noch+@here noch+@minutes noch+da noche..con noche..todo
        2 nodig nog+doorgaan noite* noite..com noite..tenho noite..tudo noites non+@eat non+tornare non..a non..arriv*
        2 non..e non..nessu* non..nient* non..saro non..spera* nonna normal+to not+@eat not+being not+that notaria
        2 nourr* numa nuovo nuovo..bracc* nur+@all nur+@trapped nur+ein o+@better o+@heart o+@home o+@sport o+coracao
        2 o+gato o+melhor o+treinador o..contr* o..corac* o..ultim* ob ob+@self ob+ich occhi occup* occuper
        2 ochte*..wakke* odio odio..vivo of+on of..and of..on of..train off ofici* oficina ogen ojala..hubie*
        2 ojala..nacid* ojos olhar olhos olvid* om+@not om+@trapped om+door om+het om+niet om+voor om..voele* on+@doit
        2 on+@reason on+do on+purpose on+sunday onde onder+de one+@ask one+@wish one+would only only+@wait ont
        2 ontem..na onze+ans onze..de op+@thindrink op+en op+te os+@wake os+olhos outra ouvri* ouvri*+@they ouvrir
        2 ouvrir+les over+@kill overdosed overdosed+on overs* packu*+@pills pain papa+@not papel papel+es papier
        2 papier+en para+@each para+cada para+continuar para+morrer para+sempre para+siempre para+tras para..conti*
        2 para..segui* parac*..ago parac*..hour parad* parce parce+@ask parce+que pardo* pardon parec* parle+de
        2 paro+de parte parti*+@self partie pas+@ask pas+@need pas+besoin pas+que pas..vivre passe passiert
        2 pasti*..dormi* patie* paz+@know paz+saber pensar penso+@ask penso+@give penso+di penso..morte per+@feel
        2 per+@go per+andare per+sentire per..e perso* personne perte*..este perte*..mundo peso+per peso..tutti petit*
        2 petits piace+l piang*..e piango pijnl* pillen+liggen pillo* pillole piu+@data piu+@eat piu+@guilt
        2 piu+@reason piu+a piu+esserci piu+senso plan+to plane plane* plane*..suici* planees planees+nada planned
        2 plannen plays* playstation pleas*..me plus+@ask plus+@life plus+@need plus+@wish plus+aucun plus+besoin
        2 plus+envie plus+et plus+vivre plus..me poco+e podri* podria polso pongo ponho ponte ponte..per por+@self
        2 por..ya porqu* porqu*+@wish porqu*..plane* porque porque+se portas porte+et poste* pour+@feel pour+@self
        2 pour+ma pour+sentir pour..le pra+@ask pra+@self pra+mim precisar prend*+@here prend*..ibupr* prende
        2 prende+aqui prepa* preparo preso..pasti* prima+@ask prima+che pro pro+@self pro+me problem prochain procuro
        2 propr*+@life propria+vida proxi*..nao puedo+seguir puente+a purpo* purpose qu+a qu+elle qu+il qu+on qu..ne
        2 qual qual+cosa quale quand* quand*..penso quand+@other quando quando+non quant* quant*+@pills
        2 quanta+insulina quara*..basta* quarante+metres quase que+@decide que+decidi que+dia que+estou que+eu que+la
        2 que+lo que+quer que..acabe que..biops* que..le que..morre* que..que que..s que..soit que..vez queda* queim*
        2 quell*+@ask quero+@go quero+ir quero..acabe quero..com quero..quero quero..tudo quier*+@gone quier*..con
        2 quier*..todo quiero+irme quiero+un quisi* quisiera quoi..conti* raam rails ran+@not ran+no rasco rathe*
        2 rather read reason reasons reden+@more reden+@water reden+meer reden+om regal* regal*+@here regal*+@pills
        2 regar* reichen remar* remarquerait rent rentrer resisto respi*+@better respirar reste reste+sur resti*
        2 resting resto+in retiene retient ricom* right+now rijd riord* riordino ripas* ripassato ruckf* ruhig
        2 sabe+@ask sabe+que saber sagen sale+@pain sale+mal same+@burden same+@pressure same+@scale same+weight
        2 samml*..woche* sang sanguina sans+@stop sareb* sarebbe sarebbe+un saro+@more saro+piu saube* sauber
        2 sauter+du says+he scato*+@give scatola+di schei* schief schlafe+drei schlagt+mein schlu*+@doit schlu*+@eat
        2 schluss+machen schme*+@nothing schmeckt schmeckt+nix schmerz schoo* schre* schre*+@self se+@ask se+@here
        2 se+morissi se+suicider se+ve se..a see..to sei sei+@ask seine seit+der sem+@pain sem+@wake sem+dor
        2 seman*+@count seman*..me semana+todos semanas sempr*..morte sempre+alla senti*+@ask senti*+@pain
        2 senti*..coisa sentir+quelque sentire+qual sento+@give sento+di serai*+@better seria+@end seria+um
        2 seria..alivi* seria..facil seule sh shift+@self shift+i short* shoul*..with sich..um sieht silen* sin
        2 sin+@self sin+mi singl* singl*+@morning single single+day sister slaap+drie slape*..meer slapen+en sleep*
        2 sleep+@data sleep+and sleep+on sleep..good smaak* smaakt smile so+@hope so+@manage so+@tired so+gut
        2 so+komisch so..vom sobrio+e soir..en soir..finis sola+@trapped solo solo..cane solo..mi some some..i
        2 somet*+@self sometimes sometimes+i somme*..les soms+@hope soms+hoop soms..dat soms..ik son sonntag+ist
        2 sono+@cut sono+@more sono+@wake sono+stranamente sono+stufo sono+sul sono..nuovo sono..per sonri* soon
        2 sotto+@other sotto+il soy+un soy+una spari* spure sta stanca stanca+di standig+daran stanotte+finalmente
        2 stanz* stanza stapp*+@need stavo stay stehe stehe* stehen steps..last steps..the stess* stick..in stops
        2 strak* straks stran* stranamente strick suelt* suici*..mes suicider suicidio+il suis+au suis..poids
        2 suis..pour sunday sur..et surge* surgery svuotato swall* table*+@hide table*+@sit table*+@wish tablets
        2 tablets+would tabletten+liegen tabletten+zu tagli*..bracc* tagli*..le tagli*..nuovo taglio takes takes+to
        2 talk tant tanta* tanta*+@earn tanta*+@wish tanta+voglia tantas tantas+ganas tanto+@doit tanto+faz taqui* tbh
        2 te+@doit te+@exist te+@sorry te+doen te+veel telef*+@papers telha* telhado tell+my telle*+@wish
        2 tellement+envie tengo+ideas tengo+los tengo+tantas tengo+un ter+@eat ter+com ter..com terminei
        2 terra+@minutes terug than than+@thindrink than+the thanks+for the the+@exercise the+@funeral the+church
        2 the+cliff the+courage the+divorce the+intensive the+plane the+way the+woods the..and the..for the..going
        2 the..in the..on the..would their+@life their+lives them thera*+@ask there*..in there*..of there+is thigh*
        2 thighs think think*..in this..last tiene+#20 time+@self time+i time+of tinha tirar..vida tiro to+@ask
        2 to+@count to+@end to+@head to+come to+make to+take to+think to..forev* to..good to..never to..off toch+@not
        2 toch+niet toda todas+as todo todo+@other todo+el todos+@self todos+me tomar..caixa tomar..toda tonig*+@self
        2 tonig*..my too took took..bottl* took..whole tous+@they tous+les tout+est tout+le tout..arret* tout..d
        2 tout..temps toute toute..je tra+@few tra+poco trage* tragen train trast* tre+@minutes tre+ore trein*+@pills
        2 trein*+@say treinador+diz tres+meses tres..porqu* trois+@minutes trois+heures tropp*+@pills trouv* tu
        2 tudo+na tudo..o turni* turning turno tutta..scato* tutte tutte+le twee+@past twee+jaar twent* twenty twint*
        2 twintig uber+@all uberh* uberhaupt uffic* ufficio ultim* ultima ultima+volta um+@better um+alivio um..a
        2 um..e um..eu um..para uma..a un+@better un+@empty un+@off un+accidente un+peso un..per una+@alone
        2 una+@burden una+@sport una+carga una+corda una+semana una+sola una+stanza una..todos und+@face und+@fun
        2 und+@jump und+@know und+@nobody und+@say und+dann und+der und+es und+weiss und+wollte und..sprin*
        2 und..wiede* und..zu under under+@thindrink une+@last une+derniere une+longue unfal* unfall unica unico unter
        2 unter* up+@ask up+@morning up+@self up+my up+tomorrow uscit* uscita va+@pain va+male vacie vais vais+@self
        2 vais+me van+@other van+ochtend van..een van..slaap* van..van van..zijn veces veces+deseo veder* vedere
        2 vedo+@reason vedo+motivo veel+@pills vendr* vendria venta* ventana venti veo+@reason ver+@ask ver+@eat
        2 ver+como verab* verabschiedet verde* verder verdw* verdwijnen verge* verge*+@self vergessen verle*+@self
        2 verschenkt versp* veux+@data veux+@exercise veux+@not veux+en veux+pas veux..fin vez+no vezes..que via+d
        2 vide video video..stick viern*+@not viernes+no vingt visto visto..de voces voces+@self voces+me voci
        2 voci+@self voci+mi vogli* vogli*+@cut vogli*..finis* vogli*..finit* vois+@more vois+aucune vois+plus volon*
        2 volte*..corta* vom vom+@exercise vom+hochhaus von+meinen von..sind voor+@wish voor+als voor..te voor..trein
        2 voor..zijn vor..zu vorre*..per vorre*..sempr* vorrei+addormentarmi vorrei+dormire vou+@need vou+precisar
        2 voudr* voudrais voy..matar* vuelto waar waard waaro*+@again waaro*..nog waarom+nog wakke* wakker wall+and
        2 want+it want..be want..sleep war+mein waren waren..besse* was+fur was..maar was..nooit was..sleep was..wenn
        2 wat+@other way+to wear week+@soon week+and week+in week+what weet+@ask weg weg+@wish weiss+@ask
        2 weiterzumachen welt wenig* weniger wenn wenn+der went+down werd+@self werd+ik werel*+@ask wereld+is
        2 what+@ask what+happens what+i what+is what+was what..sleep whats whats+@thindrink whats+the whats..of
        2 whats..point when+my when..stop where+@thindrink where+the whole..of why+@self why+i wie+@go wie+geht
        2 wie+ich wie+viele wie..der wiede*..werde* wieder+aufwachen wilde will..bette* wille* willen willen+in
        2 wish..had with+@other with+@thindrink with+the withi* within within+a witho*+@food wochen wollt*+@jump
        2 wollte+springen woods work+@self work+i world+is would* would+@find wouldnt writt* written wunsc*+@self wurd
        2 wurde wurde+mich y+@head y+@nobody y+@sport y+entonces y+lo y+nadie y+tiene y..no y..plus year year+with
        2 years yo+@not yo+no you..my zal zal+@self zelf zelfm*..het zie+@self zijn+om zitten zoek zonde*+@self
        2 zonder+mij zou+voor zu+@data zu+@exist zu+viele zus+@wish zus+wil zwanz* zwanzig zwei+@pain zwei+mal ~<a>
        2 ~<absc ~<actu ~<ades ~<adi ~<adie ~<ag ~<age ~<agen ~<ahog ~<ahor ~<ain ~<all> ~<alr ~<alre ~<alt ~<altr
        2 ~<altu ~<alu ~<amm ~<amma ~<amp ~<anc ~<anco ~<anyt ~<apa ~<app ~<arma ~<arms ~<arr ~<arri ~<as ~<asi ~<asi>
        2 ~<ask ~<ate ~<ate> ~<auch ~<aucu ~<aufg ~<ausw ~<aut ~<auta ~<avan ~<avi ~<avoi ~<avr ~<bal ~<bald ~<bast
        2 ~<beda ~<beso ~<best ~<beta ~<bi ~<bill ~<bin ~<binn ~<bio ~<biop ~<boc ~<bon ~<bor ~<bras ~<braz ~<bus
        2 ~<busc ~<busq ~<cada ~<cade ~<can ~<ce> ~<cel ~<celu ~<cha ~<cher ~<chia ~<cho ~<ci> ~<cie ~<ciel ~<cig
        2 ~<ciga ~<cint ~<cle ~<coi ~<cois ~<comm ~<cono ~<cos ~<cosi ~<cox ~<coxa ~<crev ~<cuch ~<da> ~<dea ~<deba
        2 ~<debi ~<deix ~<dem ~<des ~<desd ~<deur ~<dice ~<dim ~<dime ~<divo ~<diz> ~<dize ~<doma ~<doo ~<dood ~<dran
        2 ~<dro ~<durf ~<ed ~<een ~<een> ~<eg ~<eig ~<eige ~<eine ~<einf ~<eles ~<elke ~<ell ~<em> ~<empu ~<eno ~<erl
        2 ~<estu ~<eve ~<fac ~<faci ~<faco ~<fal ~<fall ~<fant ~<farl ~<farm ~<faz ~<faze ~<fec ~<fech ~<fene ~<fin>
        2 ~<fon ~<fore ~<forg ~<fren ~<fron ~<fun ~<fune ~<fur ~<fur> ~<ga> ~<gaa ~<geb ~<gego ~<geho ~<geko ~<gens
        2 ~<gewo ~<go ~<goo ~<grat ~<gua ~<guar ~<hab> ~<hac ~<hav ~<he> ~<heb> ~<hee ~<heef ~<here ~<hij> ~<hilf
        2 ~<hin ~<his ~<his> ~<hoc ~<hoch ~<hof ~<hoff ~<hone ~<hoop ~<hr> ~<hub ~<hubi ~<idea ~<idee ~<ie ~<ig ~<ihn
        2 ~<ill ~<ill> ~<imm ~<inc ~<inci ~<ing ~<insi ~<io ~<io> ~<irme ~<ist ~<ist> ~<j> ~<jed ~<jede ~<ju ~<keer
        2 ~<kie ~<kl ~<km ~<know ~<kome ~<komm ~<komt ~<lame ~<lami ~<lan ~<lang ~<lasc ~<last ~<lei ~<leve ~<lied
        2 ~<ligg ~<ligt ~<lim ~<lla ~<lleg ~<lug ~<luga ~<m> ~<maar ~<male ~<mam ~<mama ~<mana ~<manc ~<mari ~<matt
        2 ~<may ~<meda ~<mer ~<mesa ~<mesj ~<mete ~<mez ~<mi> ~<mir> ~<moe ~<mond ~<morr ~<moto ~<mun ~<nece ~<nel
        2 ~<nenh ~<ness ~<nie> ~<niem ~<nin ~<nob ~<nobo ~<nooi ~<nota ~<nur ~<nur> ~<obi ~<obr ~<obri ~<occ ~<oj
        2 ~<oja ~<ojal ~<ol ~<olh ~<om> ~<onc ~<once ~<onde ~<ong ~<onge ~<op ~<os ~<outr ~<ow ~<own ~<own> ~<pain
        2 ~<pap ~<papi ~<pas ~<pena ~<pien ~<ple ~<poi> ~<pol ~<pou ~<pra ~<prox ~<pur ~<qui ~<quis ~<ragg ~<raz
        2 ~<razo ~<red ~<rede ~<rent ~<repa ~<ret ~<reti ~<reto ~<rui ~<s> ~<samm ~<sang ~<sap ~<sce ~<scel ~<schm
        2 ~<scri ~<see ~<segu ~<sei ~<seit ~<sens ~<ser ~<sh ~<show ~<sic ~<sich ~<simp ~<sin ~<slaa ~<slee ~<so>
        2 ~<soir ~<some ~<somn ~<soms ~<sorr ~<sot ~<sott ~<stan ~<steh ~<stem ~<stic ~<sto ~<suc ~<such ~<sufi ~<suiz
        2 ~<supe ~<swa ~<tard ~<tell ~<tem ~<tem> ~<tent ~<ter ~<tett ~<than ~<they ~<thi ~<thin ~<tim ~<time ~<todl
        2 ~<toma ~<una ~<unal ~<uni ~<unic ~<vai ~<val ~<vale ~<vana ~<ved ~<vedo ~<vej ~<vejo ~<vet ~<veu ~<veze
        2 ~<via> ~<vie> ~<vita ~<vive ~<vivr ~<vog ~<volv ~<voo ~<vorr ~<voy> ~<voz ~<vre ~<vuo ~<want ~<way> ~<we
        2 ~<weh ~<wen ~<wer ~<werd ~<wil> ~<wird ~<won ~<wont ~<woul ~<wu ~<wur ~<wurd ~<ya ~<ya> ~<yea ~<year ~<yo>
        2 ~<ze> ~<zet ~<zij ~<zijn ~<zoe ~<zoek ~<zou ~<zou> ~aald ~aald> ~aam> ~aap ~abr ~acche ~ace ~ach ~achet
        2 ~acht> ~achu ~achuc ~acia ~acia> ~acido ~acil ~aco ~acord ~acos ~actua ~add ~ade> ~adieu ~ady ~ady> ~agar
        2 ~agend ~aggiu ~agino ~aglia ~agni ~ago ~ahog ~ahor ~aid ~aida ~aida> ~aie ~aient ~aill ~aille ~aire ~ais
        2 ~aiss ~aisse ~aiuto ~ake ~akt> ~alh ~alha ~alid ~alida ~alivi ~ally ~ally> ~alma ~alma> ~alr ~alre ~alrea
        2 ~altr ~altu ~altur ~ambio ~amm ~ammaz ~amml ~ammle ~an> ~anan ~anana ~anas ~anas> ~anav ~anavo ~anchm ~ancor
        2 ~andi ~ane> ~anela ~ange ~angs ~angst ~anna> ~ansad ~anta ~anta> ~antas ~anyt ~anyth ~apa ~apar ~apier ~appe
        2 ~appi ~appo ~aran ~aran> ~arcas ~ard ~arda> ~areb ~arebb ~arec ~aria ~aria> ~arla ~arla> ~arma ~armar ~arms
        2 ~arms> ~aro> ~arriv ~arros ~arry ~asia ~asiad ~ass> ~assim ~asta ~atam ~atar ~atel ~ately ~atemi ~atie
        2 ~atien ~auc ~aucu ~aucun ~aura> ~ausw ~auswe ~auta ~autan ~aval ~avan ~avant ~ave> ~aves ~aves> ~avi ~avr
        2 ~aze ~azer ~azer> ~azon ~azos ~azos> ~azza ~bald ~bald> ~bast ~basta ~bbe> ~bber ~bbero ~beda ~ber ~berl
        2 ~berle ~bero ~bero> ~beso ~besoi ~best ~besta ~beta ~bie ~bill ~bille ~bin ~binn ~binne ~biop ~biops ~blute
        2 ~bo> ~boc ~bon ~bore ~bracc ~bras ~bras> ~braz ~brazo ~briga ~brige ~brin ~bring ~bro ~bsc ~bst ~bus ~busc
        2 ~busq ~busqu ~cabe ~cad ~cada ~cada> ~cai ~calma ~calmo ~canti ~cari ~carry ~carta ~carte ~cat ~cato> ~cava
        2 ~cce ~ccid ~ccide ~cco ~cco> ~celt ~celu ~celui ~cet ~chai ~chei ~cheid ~cher ~cherc ~chere ~ches> ~chet
        2 ~chia ~chiav ~chied ~chies ~chill ~chiud ~chlos ~chma ~chmal ~chrei ~chuc ~chuco ~ci> ~cia> ~ciat ~cidar
        2 ~cidi> ~cido> ~ciel ~cient ~cier ~cig ~ciga ~cigar ~cil ~cint ~cio> ~cis ~cki ~ckin ~cking ~coi ~cois ~coisa
        2 ~come> ~comm ~comme ~compr ~con> ~cont ~conta ~cora> ~corac ~corta ~cosi ~cosi> ~cox ~coxa ~coxa> ~cri ~crol
        2 ~ctua ~ctual ~cuch ~cuchi ~cun> ~dado ~dado> ~daill ~dan> ~dank ~danke ~dara ~dare ~darm ~dead> ~deba ~debai
        2 ~debi ~decid ~decis ~defin ~deix ~dela ~della ~demai ~demas ~deme ~demen ~der> ~deren ~desd ~desde ~deses
        2 ~dess ~desso ~deur ~devia ~dge ~dice ~dida ~dida> ~die> ~dieu ~dieu> ~dig> ~dio> ~divo ~divor ~diz> ~dize
        2 ~doma ~doman ~doo ~dose ~dosi ~dosis ~drai ~drait ~dran ~dre> ~dreis ~dria> ~durf ~durf> ~duurt ~dve ~dver
        2 ~eac ~ead ~eady ~eady> ~ear ~ear> ~ease ~ease> ~eb> ~eba ~ebai ~ebaix ~ebbe> ~ebber ~ebe ~eben> ~ecer ~ecer>
        2 ~eces> ~ecid ~eck ~eck> ~ecro ~edai ~edail ~edank ~eder> ~edic ~edsb ~edsbr ~eem ~eep ~eep> ~eepi ~eepin
        2 ~eer> ~efin ~efini ~egal ~egare ~egen> ~egl ~egli ~egoo ~egoog ~egue> ~eh> ~eho ~eige ~ein ~einf ~einfa
        2 ~eiss ~eissi ~eiter ~eix ~ekr ~ekra ~eld> ~eles> ~elfm ~elfmo ~eli ~elij ~elijk ~elk ~elto ~elto> ~elui
        2 ~elui> ~eluk ~emai ~emand ~emas ~emasi ~eme> ~emi> ~empo> ~emps ~emps> ~empu ~enda> ~ende ~endo ~endri ~enet
        2 ~enetr ~enhu ~enhum ~enir ~enir> ~enk ~enke ~enke> ~enn> ~enom ~epas ~epin ~eping ~erac ~erade ~erado ~erai>
        2 ~erbe ~erben ~erdo ~erdos ~ere> ~erge ~erh ~erha ~eri> ~eris ~erisc ~erke ~erleb ~erleg ~erli ~erlo> ~eron>
        2 ~ers ~ersi> ~erte> ~erten ~erz> ~esa> ~esco ~escri ~esde ~esde> ~ese ~esesp ~esi ~esit ~esoi ~esoin ~esped
        2 ~esse> ~esso> ~essun ~est ~estaa ~estly ~estuv ~esu ~esuc ~esuch ~etie ~etien ~etou ~etour ~etre> ~etres
        2 ~ets> ~etta> ~eur> ~eutel ~even ~evia ~evia> ~ewo ~ewoo ~ewoon ~ezes ~ezes> ~fach ~faci ~facil ~faco ~fal
        2 ~fall ~fare ~farl ~farm ~farmi ~faz ~faze ~fazer ~fec ~fech ~fene ~fenet ~fere ~feres ~feri> ~fici ~fin>
        2 ~fine> ~fmo ~fmoo ~fmoor ~forev ~forg ~forge ~fren ~frent ~fron ~front ~ft> ~fune ~funer ~fur> ~gaa ~gaan
        2 ~gaan> ~gado ~gado> ~gal ~gare> ~garro ~geb ~ged ~geda ~gego ~gegoo ~geha ~geho ~geko ~gekr ~gekra ~geld
        2 ~geld> ~gelu ~geluk ~gem ~genda ~genom ~ger ~gera ~gerad ~gesu ~gesuc ~get> ~gewo ~gewoo ~ggen ~ggen> ~ggiu
        2 ~ggiun ~ghe> ~gino> ~giung ~gle ~gliar ~gliat ~glie ~goed ~goed> ~goi ~googe ~grat ~gratt ~gst> ~guar ~gue>
        2 ~guem ~guem> ~guna ~gunto ~haa ~haal ~hab> ~haber ~hacer ~hama> ~hang ~happe ~has> ~hat ~hau ~heb> ~heef
        2 ~heeft ~hei ~her ~herc ~herch ~hers> ~hete ~hete> ~hey ~hi> ~hiav ~hied ~hieds ~hies ~hij> ~hilf ~his ~his>
        2 ~hiud ~hlos ~hloss ~hma ~hmal ~hmal> ~hof ~hoff ~hoffe ~hone ~hones ~hoo ~hoog> ~hope> ~how ~how> ~hre ~hrei
        2 ~hreib ~ht> ~hubi ~hubie ~huc ~huco ~huco> ~huma ~huma> ~iacch ~iada ~iadas ~iam> ~ian ~iarm ~iarmi ~iav
        2 ~ibt ~iche ~icie ~icio> ~idar ~idea ~ider> ~idi> ~ids ~iede ~ieds ~iedsb ~ieh ~iene ~iens ~ienso ~ient>
        2 ~iere> ~iero ~ieron ~ietto ~ieu ~ieu> ~if> ~ifere ~iferi ~ifie ~igad ~igado ~igar ~igarr ~ige ~igg ~igge
        2 ~iggen ~iglie ~igo> ~igue ~ihn ~ijd> ~ijk ~ijk> ~ile ~ilen ~ilf ~ilie ~ilie> ~ils ~ils> ~imi ~imid ~imido
        2 ~imm ~inari ~incid ~ines ~inf ~infac ~ingen ~ingue ~inis> ~initi ~inken ~innen ~insi ~inte> ~inua ~inuar
        2 ~iop ~iops ~iopsi ~ipi ~irarm ~ires ~ires> ~iri ~iria ~iro> ~isa ~isco ~isco> ~issig ~issu ~itiv ~itivo ~iud
        2 ~iuder ~iung ~iunge ~iuto ~iuto> ~iver ~ivie ~ivien ~ivor ~izid ~jal ~jala ~jala> ~janel ~jd> ~jed ~jede
        2 ~jk> ~jo> ~jve ~kant ~ked ~ked> ~keep> ~keer ~keer> ~kie ~klin ~know ~kome ~komen ~komt ~komt> ~kra ~laap
        2 ~lame ~lami ~lamin ~lane ~lang ~langs ~las> ~lasc ~lasci ~latel ~lbe ~lde ~lde> ~leas ~lease ~lee ~lege
        2 ~lege> ~legue ~lei ~len ~lenke ~lett ~lfe ~lfm ~lfmo ~lfmoo ~lgo ~lgo> ~liar ~liat ~liata ~lida> ~lied
        2 ~life> ~ligg ~ligge ~ligt ~ligt> ~livi ~lke ~lla ~lleg ~llegu ~llet> ~lly ~lly> ~lma ~lma> ~looke ~lre ~lrea
        2 ~lread ~lsen ~lsen> ~lta> ~ltar ~ltur ~ltura ~luc ~luga ~lugar ~luss> ~lusse ~lute ~lver> ~maar ~maar>
        2 ~machu ~mam ~mama ~manan ~mani> ~marca ~mario ~masi ~masia ~matar ~matt ~mbi ~mbio ~mbio> ~mecer ~med ~meda
        2 ~medai ~medic ~merci ~mesj ~mesje ~mete ~meter ~mez ~mido ~midos ~mil ~milie ~ming> ~mir ~mle ~mle> ~mmaz
        2 ~mmazz ~mmen> ~mment ~mmi> ~mml ~mmle ~mmle> ~mni ~mnif ~mnife ~mo> ~moete ~mond ~more ~morr ~morre ~morta
        2 ~moto ~motor ~mouri ~mpag ~mpagn ~mpan ~mpic ~mpo> ~mpr ~mpri ~mps ~mps> ~mpu ~muert ~mun ~nacid ~naliv
        2 ~nana ~nas> ~nav ~navo ~navon ~nca> ~ncer ~ncer> ~nch ~nchm ~nchma ~ncid ~ncide ~ncora ~nder ~ndig> ~ndre
        2 ~ndri ~ndria ~ne> ~nece ~neces ~nela ~nela> ~nenh ~nenhu ~neral ~nessu ~nestl ~net ~netr ~netre ~nfac ~nfach
        2 ~nfu ~nga> ~nge ~ngel ~ngelu ~ngera ~ngs> ~ngst> ~nguem ~nhas ~nhas> ~nhu ~nhum ~nhuma ~niem ~niema ~nij
        2 ~nijd ~niti ~nitiv ~nke> ~nken ~nnif ~nnife ~nob ~nobo ~nobod ~noche ~noo ~nooi ~nooit ~notar ~nsad ~ntag>
        2 ~ntas ~ntei ~ntei> ~nuar> ~nue ~nur> ~nyt ~nyth ~nythi ~nza ~nza> ~nzi ~nzig ~nzig> ~oar ~obi ~obod ~obody
        2 ~obrig ~obro ~obro> ~oches ~ocur ~od> ~odas ~odas> ~odb ~odl ~odli ~odlic ~odo> ~oe> ~oed ~oeden ~oete
        2 ~oeten ~ogar ~ogel ~ogl ~ogn ~oi> ~oin> ~oisa ~oisa> ~oit> ~oite ~ojal ~ojala ~oked ~oked> ~ola ~ole> ~olg
        2 ~olh ~olo ~olo> ~olse ~olsen ~olta> ~olve ~olver ~omani ~omar ~omar> ~omei ~omei> ~omnif ~ompag ~ompan ~ompr
        2 ~ompri ~oms ~oms> ~omt ~omt> ~once> ~ond ~one> ~onest ~ongel ~onh ~oni ~onni ~onnif ~ontar ~ood ~oodb ~oog>
        2 ~ooge ~oogel ~ooit ~ooit> ~ook> ~ooke ~ooked ~oon> ~oorgo ~ope> ~opf> ~opos ~oposi ~oppe ~oppo ~oppo> ~opri
        2 ~opria ~ops ~opsi ~opsia ~orac ~oraca ~orca ~orcar ~orer ~orev ~oreve ~orget ~orgo ~orgoe ~orirm ~ornar
        2 ~orrei ~osi> ~osis ~osis> ~osit ~osito ~ost ~ost> ~osta> ~otar ~oth ~other ~otor ~oug ~ough ~ough> ~ourag
        2 ~out> ~oven ~oveva ~own ~oxa ~oxa> ~oxim ~oximo ~oy> ~pag ~pagni ~pain ~pap ~papi ~papie ~parec ~parte
        2 ~passo ~pedi ~pel> ~pena ~pena> ~pens> ~per> ~perac ~perad ~peran ~perch ~pf> ~pien ~piens ~pille ~pills
        2 ~pio> ~plane ~plea ~poi ~poi> ~polse ~pon ~posi ~posit ~post ~posta ~pot ~pou ~ppe ~ppens ~ppi ~ppo ~ppo>
        2 ~prato ~preso ~pria ~pria> ~primi ~pring ~proch ~procu ~propo ~prox ~proxi ~psi ~psia ~psia> ~qu> ~que>
        2 ~queri ~quien ~quise ~rab ~racci ~rage ~ragem ~raie ~raien ~rais ~rais> ~ral> ~ranh ~rara ~raran ~rarme
        2 ~rars ~rarse ~ratam ~rati ~razon ~razos ~rben ~rben> ~rcar ~rcar> ~rcas ~rcas> ~rche> ~rdei ~rdei> ~rdos
        2 ~ready ~rece ~reci ~rect> ~rega ~reiss ~rej ~rent ~repa ~repas ~res> ~reti ~retie ~reto ~retou ~rett ~reve>
        2 ~rf> ~rger ~rget ~rget> ~rgoe ~rgoed ~rha ~ri> ~riam ~riam> ~rian ~rian> ~ried ~rifi ~rifie ~rigad ~rime>
        2 ~rimi ~rimid ~ring> ~rirm ~rirme ~rit ~ritt ~rke ~rks ~rla ~rleb ~rlebe ~rleg ~rlege ~rlic ~rlich ~rmari
        2 ~rms ~rms> ~rnar ~roca ~rocu ~rocur ~ront ~ront> ~ropo ~ropos ~roppo ~ropri ~ros> ~rox ~roxi ~roxim ~rqu
        2 ~rque ~rrar ~rrei> ~rrer> ~rrir ~rrir> ~rriv ~rros> ~rry> ~rtado ~rtei ~ruck ~rui ~sabe> ~sada ~sada> ~sag
        2 ~sage ~saida ~salid ~salta ~samm ~samml ~sangr ~sar ~scel ~scelt ~scha ~schei ~schi ~schlo ~scia ~sciat
        2 ~sde> ~see ~seg ~segu ~sei ~sei> ~seit ~seit> ~sej ~sel> ~sempr ~sen> ~sens ~sesp ~sespe ~show ~siad ~siada
        2 ~sich> ~sier ~siert ~sim> ~simp ~sis> ~sist ~siste ~sit ~sje ~sje> ~slaa ~slaap ~sma> ~snij ~snijd ~sobro
        2 ~soin ~soin> ~soir ~soir> ~some ~soms ~soms> ~sonn ~sonni ~sorr ~sorri ~sot ~sott ~sotto ~sper ~sque ~ssag
        2 ~ssel> ~ssem ~sser> ~sserc ~ssie ~ssier ~ssim ~ssim> ~sso> ~ssu ~ssun ~ssuno ~stan ~stand ~stem ~stemm
        2 ~steps ~sterb ~stere ~stick ~stil ~stim ~stir ~stly ~stly> ~stop ~stuv ~such> ~sucht ~sue ~sufi ~sufic ~suiz
        2 ~suizi ~suno ~suno> ~supe ~super ~swa ~swe ~tano> ~tant> ~tanta ~tanto ~tare ~tareb ~taria ~tarl ~tarlo
        2 ~tarmi ~tas ~tavo ~tei> ~tello ~tely ~tely> ~tem> ~temi ~temi> ~temm ~temps ~tend ~tendr ~teps ~teps> ~terb
        2 ~terbe ~teri ~tett ~tetto ~than ~that> ~ther> ~there ~they ~thing ~tick> ~tien ~tig ~tig> ~till ~time ~time>
        2 ~ting> ~tinua ~tirar ~tiro> ~tly ~tly> ~todas ~todl ~todli ~tomar ~tomei ~top ~tour ~tour> ~trana ~tranh
        2 ~trata ~trop ~ts> ~tual ~tuall ~tura> ~tut ~uall ~ually ~uan ~uant ~uar> ~uarda ~uarto ~uberl ~ubie ~ubier
        2 ~uch> ~uchi ~uchil ~ucht ~uck ~uck> ~ucu ~ucun ~ucun> ~udav ~udava ~ude ~udere ~udr ~udra ~ue> ~uello ~uelt
        2 ~uelto ~uem ~ueri ~ueria ~uerte ~ufi ~ufic ~ufici ~ugh ~uien ~uien> ~uil ~uile ~uise ~uiz ~uizi ~uizid ~uld
        2 ~uld> ~umor ~una ~unal ~unali ~une ~uner ~unera ~unic ~uno> ~uol ~ur> ~ura ~urag ~urage ~urf ~urf> ~uro ~urr
        2 ~usq ~usqu ~usque ~usse ~ussel ~usw ~uswe ~utan ~utant ~utel ~uurt ~uurt> ~uy> ~vana ~vanav ~vanti ~var
        2 ~vedo ~vedo> ~vej ~vejo ~vejo> ~venir ~vers ~verz ~vet ~veux ~veux> ~veva ~veze ~vezes ~vi> ~viend ~vin
        2 ~vita ~vive ~vivie ~vivr ~vog ~volte ~volv ~volve ~vond ~voo ~voor> ~voorg ~vor ~vorr ~vorre ~voy> ~voz
        2 ~vuelt ~vuo ~waaro ~wanna ~want ~want> ~weer> ~weh ~wer> ~werd ~werd> ~wil> ~wird ~wird> ~won ~wont ~wont>
        2 ~woul ~would ~wur ~wurd ~ybo ~ybod ~ybody ~yea ~year ~zar ~zarmi ~zco ~zco> ~zelfm ~zen ~zen> ~zid ~zij
        2 ~zijn ~zijn> ~zoe ~zoek ~zon> ~zos ~zos> ~zou ~zou>
        -2 #10+@scale #100+@scale #1200+@self #1200+m #3+max #more+corro @accident+@accident @accident+@eat
        -2 @accident+@empty @accident+@nothing @accident+@sleep @accident+@worse @afraid+@minutes @afraid+@sport
        -2 @again+@again @again+@eat @again+@feel @again+@say @again+@thin @again+@thing @again+@wait @again+@water
        -2 @again+alto @again+cansa* @again+lento @again+mal @again+nicht @again+quart* @again+the @again+un
        -2 @again+vez @all+@cry @all+@doit @all+@eat @all+@face @all+@faint @all+@here @all+@hunger @all+@jump
        -2 @all+@pills @all+@sit @all+@they @all+@wake @all+and @all+auf @all+day @all+dia @all+gegev* @all+lo
        -2 @all+per @all+una @all+weh @all+zegt @alone+@eat @alone+@end @alone+@face @alone+@give @alone+@minutes
        -2 @alone+@pain @alone+@work @arm+@date @arm+@empty @arm+@leg @arm+@numb @arm+@sleep @arm+@sport @arm+arm
        -2 @arm+verbr* @ask+@calorie @ask+@face @ask+@faint @ask+@film @ask+@give @ask+@manage @ask+@need
        -2 @ask+@nothing @ask+@papers @ask+@pressure @ask+@soon @ask+@speech @ask+@stop @ask+@thindrink @ask+@work
        -2 @ask+about @ask+camin* @ask+como @ask+corre* @ask+did @ask+dista* @ask+do @ask+else @ask+en @ask+far
        -2 @ask+faste* @ask+gira @ask+heb @ask+hora @ask+ich @ask+mangi* @ask+many @ask+mooi @ask+much @ask+my
        -2 @ask+paro @ask+por @ask+puedo @ask+route @ask+saign* @ask+sempr* @ask+serve @ask+stop @ask+stopp*
        -2 @ask+succe* @ask+va @ask+viel @ask+vive @ask+walki* @ask+zona @ask+zone @better+@feel @better+@imagine
        -2 @better+@morning @better+@pain @better+@thindrink @better+che @better+e @better+in @better+wordt
        -2 @binge+@calm @binge+@thindrink @binge+@wish @blood+@again @blood+@end @blood+@go @blood+@heart
        -2 @blood+@minutes @blood+@more @blood+@pressure @blood+@thindrink @blood+a @blood+press* @blood+um
        -2 @body+@reason @breath+@blue @breath+@few @breath+@pain @breath+@self @breath+@sleep @breath+no @breath+so
        -2 @bridge+@arm @bridge+@past @bridge+@skin @bridge+@thindrink @bridge+@water @burden+@doit @burden+@few
        -2 @burden+@find @burden+@home @burden+@means @burden+@pain @burden+@soon @burden+@thin @burden+@trapped
        -2 @burn+@end @burn+@manage @burn+@more @calm+@again @calm+@calm @calm+@doit @calm+@minutes @calm+@past
        -2 @calm+@wait @calm+@work @calm+dagen @calorie+@ask @car+@find @car+@go @car+je @care+@exercise @chest+@ask
        -2 @child+@eat @control+@each @control+@night @control+night @control+que @count+@child @count+@find
        -2 @count+@morning @count+@night @count+@wake @count+calor* @count+met @cut+@earn @cut+@here @cut+my @cut+o
        -2 @data+#3 @data+@again @data+@control @data+@earn @data+@empty @data+@head @data+@letter @data+@period
        -2 @data+@skin @data+@skip @data+@work @data+ai @data+becau* @data+does @data+dormi @data+envie @data+far
        -2 @data+ho @data+many @data+more @data+much @data+se @data+si @data+viel @data+were @date+@ask @date+@calorie
        -2 @date+@decide @date+@eat @date+@film @date+@future @date+@minutes @date+@not @date+@other @date+@self
        -2 @date+en @date+move @date+nao @date+que @date+the @decide+@eat @decide+@exercise @decide+@go @decide+@wait
        -2 @decide+ate @decide+me @die+@ask @die+@decide @die+@enough @die+@last @die+@pressure @die+@sit @die+@skip
        -2 @die+@vision @die+and @die+anoch* @die+en @die+for @die+heuve* @die+i @die+ik @die+letzt* @die+nachb*
        -2 @die+subit* @die+to @die+vor @doctor+@exercise @doctor+@give @doctor+@need @doctor+@self @doit+@means
        -2 @doit+@vomit @doit+@wait @doit+@without @doit+mal @doit+my @doit+piu @doit+une @doit+walki* @each+@exercise
        -2 @each+les @each+morni* @earn+@all @earn+@calm @earn+@exercise @earn+@sport @earn+@wish @earn+a @earn+nacht
        -2 @earn+out @eat+@burn @eat+@calorie @eat+@car @eat+@child @eat+@cut @eat+@heart @eat+@minutes @eat+@morning
        -2 @eat+@need @eat+@other @eat+@someone @eat+@soon @eat+@stop @eat+@sugar @eat+@thin @eat+assez @eat+four
        -2 @eat+ik @eat+na @eat+nient* @eat+os @eat+paro @eat+poco @eat+sempr* @eat+un @eat+va @eat+with
        -2 @empty+@accident @empty+@control @empty+@eat @empty+bebi @end+@arm @end+@exercise @end+@heart @end+@lose
        -2 @end+@minutes @end+@other @end+@someone @end+@thin @end+@thing @end+@train @end+@wait @end+dem @end+desas*
        -2 @end+do @end+ein @end+gemac* @end+il @end+la @end+mese @end+met @end+mon @end+passe* @end+por @end+the
        -2 @end+vier @enough+@doit @enough+@head @enough+@means @enough+@need @enough+@worse @enough+este @enough+for
        -2 @enough+ich @enough+ik @enough+mais @enough+mich @enough+vom @exercise+@few @exercise+@go @exercise+@letter
        -2 @exercise+@minutes @exercise+@wait @exercise+conmi* @exercise+e @exercise+envie @exist+@water @face+@doit
        -2 @face+@here @face+@minutes @face+@soon @face+@swelling @face+das @faint+@die @faint+@doit @faint+@eat
        -2 @faint+@few @faint+@never @faint+@papers @faint+@wait @faint+for @fall+@ask @fall+@trapped @fall+a
        -2 @fall+the @family+@ask @family+@car @family+@cut @family+@eat @family+@exercise @family+@exist
        -2 @family+@future @family+@head @family+@heart @family+@morning @family+@pain @family+@say @family+@sit
        -2 @family+esta @family+fait @family+foi @family+for @family+had @family+ist @family+me @family+nao @family+no
        -2 @family+war @fat+@wait @fat+and @feel+@alone @feel+@control @feel+@decide @feel+@fat @feel+@know
        -2 @feel+@morning @feel+@tired @feel+la @feel+leger @feel+vivo @fever+@here @fever+@not @fever+@self
        -2 @few+@count @few+@earn @few+@eat @few+@give @few+@hide @few+@nothing @few+@poison @few+@say @few+@someone
        -2 @few+@soon @few+en @few+good @few+mein @few+queri* @few+schne* @few+un @film+@all @film+@heart @film+@jump
        -2 @film+@sit @film+@skin @film+@skip @film+@wish @film+about @find+@all @find+@arm @find+@breath @find+@data
        -2 @find+@doit @find+@future @find+@know @find+@tired @find+se @food+@ask @food+@eat @food+@more @food+@other
        -2 @food+in @fun+@eat @fun+@past @fun+@say @fun+@sport @fun+a @funeral+@ask @funeral+@self @future+@arm
        -2 @future+@decide @future+@end @future+@sleep @future+@thindrink @future+@wish @future+in @give+@again
        -2 @give+@all @give+@better @give+@blood @give+@body @give+@enough @give+@heart @give+@home @give+@sport
        -2 @give+@thindrink @give+@thing @give+fumar* @give+mon @give+todo @give+tudo @give+tutto @give+una @go+@body
        -2 @go+@burden @go+@food @go+@head @go+@last @go+@soon @go+@sport @go+al @go+bien @go+de @go+dood @go+en
        -2 @go+mieux @go+runni* @gone+@control @gone+@end @gone+@enough @gone+@fun @gone+@future @gone+@minutes
        -2 @gone+ben @gone+from @gone+in @gone+the @gone+un @guilt+@exercise @guilt+@go @guilt+@not @guilt+@self
        -2 @guilt+leger @guilt+mia @hate+@ask @hate+@data @hate+@wish @hate+les @hate+meine* @head+@body @head+@bridge
        -2 @head+@date @head+@faint @head+@lose @head+@pain @head+@say @head+@wait @head+alla @head+dat @heart+@burden
        -2 @heart+@cut @heart+@each @heart+@family @heart+@few @heart+@gone @heart+@heart @heart+@here
        -2 @heart+@pressure @heart+@scale @heart+@skin @heart+@skip @heart+@they @heart+@vision @heart+quand
        -2 @heart+quand* @heart+rate @heart+s @heart+stond @heart+stopp* @heart+und @heart+was @here+@blood
        -2 @here+@burden @here+@each @here+@empty @here+@fever @here+@pressure @here+@speech @here+@sudden @here+@thin
        -2 @here+@vision @here+caja @here+cena @here+corda @here+cuest* @here+dieta @here+factu* @here+famil*
        -2 @here+fin @here+gara @here+guard* @here+mitad @here+monta* @here+noche @here+on @here+planc* @here+prima*
        -2 @here+rodil* @here+saign* @here+seanc* @here+svegl* @here+tirad* @hide+@again @hide+@food @hide+@know
        -2 @hide+@morning @hide+@pills @hide+@reason @hide+@wish @hide+dans @home+@hide @home+@means @home+and
        -2 @home+mento @home+para @home+per @hope+@doit @hope+@exercise @hope+@give @hope+@past @hope+@sleep
        -2 @hope+@thindrink @hope+a @hope+di @hope+fall @hope+la @hope+que @hospital+@other @hospital+por @hunger+@ask
        -2 @hunger+@doit @hunger+@feel @hunger+@they @hunger+@thindrink @hunger+@without @hunger+witho* @jump+@again
        -2 @jump+@decide @jump+@exercise @jump+@few @jump+@skin @jump+@stop @jump+a @jump+en @jump+es @jump+highe*
        -2 @jump+ich @jump+plus @jump+runni* @kill+@arm @kill+@past @kill+@thindrink @kill+con @kill+en @kill+per
        -2 @kill+solo @know+@date @know+@decide @know+@eat @know+@fun @know+@papers @know+@skin @know+about
        -2 @know+acabo @know+corre* @know+murio @last+@fun @last+@night @last+@other @last+@past @last+@scale
        -2 @last+@thin @last+@thindrink @last+@vision @last+kilom* @last+monat @last+quart* @leg+@ask @leg+@morning
        -2 @leg+@say @leg+clean* @leg+day @leg+sayin* @letter+@date @letter+@faint @letter+@film @letter+@kill
        -2 @letter+@know @letter+@life @letter+@night @letter+@pills @letter+@skip @letter+@sport @letter+@swelling
        -2 @letter+den @letter+e @letter+se @letter+une @life+@ask @life+@count @life+@imagine @life+@self @life+@soon
        -2 @life+es @life+est @look+@home @lose @lose+#3 @lose+@data @lose+@give @lose+@here @lose+@means @lose+@pills
        -2 @lose+@soon @lose+mi @manage+@calm @manage+@earn @manage+@exercise @manage+@say @means+@eat @means+@more
        -2 @means+@scale @means+a @means+amis @means+cuiss* @means+gespr* @means+porqu* @minutes+@again @minutes+@all
        -2 @minutes+@better @minutes+@doit @minutes+@feel @minutes+@imagine @minutes+@life @minutes+@means
        -2 @minutes+@minutes @minutes+@nothing @minutes+@skip @minutes+@they @minutes+di @minutes+in @minutes+op
        -2 @minutes+schla* @more+@accident @more+@calorie @more+@cut @more+@morning @more+@stop @more+alto @more+fur
        -2 @more+futur* @more+o @more+sehen @more+simpl* @more+sonno @more+um @more+vol @morning+@all @morning+@data
        -2 @morning+@die @morning+@minutes @morning+@morning @morning+habe @morning+i @morning+loop @need+@breath
        -2 @need+@eat @need+@sleep @need+@speech @need+@sport @need+@swelling @need+@thindrink @need+ik @need+om
        -2 @never+@exercise @never+de @night+@alone @night+@few @night+@go @night+@imagine @night+@minutes @night+bin
        -2 @night+com @night+con @night+so @night+we @night+zu @night+zwei @nobody+@letter @nobody+@stop @nobody+kwam
        -2 @nobody+nota @nobody+para @not+@accident @not+@control @not+@date @not+@end @not+@fever @not+@film
        -2 @not+@hospital @not+@scale @not+@sorry @not+@thin @not+a @not+aguen* @not+aroun* @not+casa @not+dormi
        -2 @not+envie @not+esist* @not+feel @not+futur* @not+grafi* @not+ha @not+l @not+leben @not+mal @not+mit
        -2 @not+posso @not+quer @not+queri* @not+sleep @not+soppo* @not+suici* @not+take @not+verdi* @not+voor
        -2 @not+want @nothing+@car @nothing+@die @nothing+@minutes @nothing+@they @nothing+@thindrink @nothing+@wait
        -2 @nothing+aiuta @nothing+de @nothing+te @numb+@face @numb+@not @numb+@sleep @numb+@tired @off+@wish
        -2 @other+@alone @other+@body @other+@each @other+@home @other+@know @other+@never @other+@planned @other+dedo
        -2 @other+despe* @other+exame* @other+gimna* @other+has @other+lungo @other+marat* @other+me @other+met
        -2 @other+panta* @other+piano @other+sueno @other+telef* @other+une @other+was @other+will @pain+@arm
        -2 @pain+@control @pain+@doit @pain+@exercise @pain+@give @pain+@here @pain+@thindrink @pain+alles @pain+dormi
        -2 @pain+en @pain+in @pain+na @pain+so @papers+@calorie @papers+@enough @papers+@know @papers+@life @papers+it
        -2 @past+@count @past+@future @past+@hope @past+@minutes @past+@never @past+@papers @past+@past
        -2 @past+@pressure @past+@tired @past+conta @past+das @past+della @past+delle @past+fatto @past+geled*
        -2 @past+uccis* @period+@few @period+@sleep @pills+@child @pills+@empty @pills+@end @pills+@heart @pills+@more
        -2 @pills+@pills @pills+@swelling @pills+@wait @pills+and @pills+as @pills+caja @pills+cena @pills+corda
        -2 @pills+cuest* @pills+dans @pills+dieta @pills+en @pills+factu* @pills+famil* @pills+fin @pills+gara
        -2 @pills+heb @pills+marat* @pills+mitad @pills+monta* @pills+noche @pills+planc* @pills+prima* @pills+rodil*
        -2 @pills+seanc* @pills+svegl* @pills+tirad* @pills+und @planned @planned+@soon @poison+@few @pressure+@chest
        -2 @pressure+@exercise @pressure+@go @pressure+@here @pressure+@morning @pressure+@not @pressure+@past
        -2 @pressure+@wish @reason+@all @reason+@decide @reason+@heart @reason+@jump @reason+@minutes @reason+@skip
        -2 @reason+de @reason+fur @reason+heute @reason+leger @reason+the @reason+un @reason+van @say+@ask
        -2 @say+@calorie @say+@faint @say+@find @say+@letter @say+@means @say+@night @say+@not @say+@soon @say+@wait
        -2 @say+calor* @say+schem* @say+yes @scale+@future @scale+@go @scale+@means @scale+@other @scale+@planned
        -2 @scale+@trapped @scale+@wish @scale+mysel* @self+@alone @self+@blue @self+@fall @self+@feel @self+@fever
        -2 @self+@guilt @self+@jump @self+abend* @self+alegr* @self+alten @self+amis @self+as @self+batti* @self+beine
        -2 @self+bijna @self+blood @self+brauc* @self+cook @self+corre* @self+corte @self+cuiss* @self+dados
        -2 @self+dati @self+de @self+delet* @self+den @self+desma* @self+despi* @self+detes* @self+dormi @self+drank
        -2 @self+eat @self+eine @self+einen @self+fast @self+ferti* @self+freun* @self+frien* @self+genoe*
        -2 @self+giorn* @self+going @self+gums @self+hasse @self+hatte @self+het @self+hit @self+irma @self+jumpe*
        -2 @self+keine @self+knee @self+konnt* @self+laufe* @self+leben @self+lopen @self+madre @self+manca
        -2 @self+manqu* @self+mato @self+meine @self+mere @self+meurs @self+minde* @self+moet @self+mogli* @self+muero
        -2 @self+neem @self+nonno @self+nur @self+old @self+over @self+oxige* @self+paro @self+permi* @self+peso
        -2 @self+physi* @self+porqu* @self+puls @self+pulse @self+reloj @self+repos* @self+respi* @self+saute
        -2 @self+saw @self+schna* @self+schni* @self+schre* @self+schul* @self+schwe* @self+sehe @self+serve
        -2 @self+skipp* @self+soeur @self+start @self+step @self+strea* @self+tensi* @self+tired @self+to @self+und
        -2 @self+une @self+verbr* @self+verst* @self+veux @self+vinge* @self+vitam* @self+vrouw @self+watch
        -2 @self+weigh @self+weigh* @self+wenig* @self+what @self+word @self+wou @self+would @self+zei @self+zonda*
        -2 @self+zou @self+zweit* @sit+@arm @sit+@night @sit+@sit @sit+ik @sit+me @sit+todo @sit+tout @skin+@die
        -2 @skin+@fever @skin+@last @skin+@morning @skin+@pills @skin+@self @skin+@sleep @skin+day @skin+on
        -2 @skin+tempe* @skip+@ask @skip+@data @skip+@date @skip+@not @skip+@trapped @skip+es @skip+la @sleep+@head
        -2 @sleep+@imagine @sleep+@planned @sleep+badly @sleep+e @sleep+es @sleep+like @sleep+male @sleep+more
        -2 @sleep+que @someone+@sleep @someone+corre* @soon+@afraid @soon+@better @soon+@doit @soon+@exercise
        -2 @soon+@few @soon+@papers @soon+@scale @soon+@thin @soon+@thing @soon+@wait @soon+matti* @soon+saute*
        -2 @soon+ver @soon+was @sorry+@body @sorry+@date @sorry+@exercise @sorry+@hope @sorry+@past @sorry+@water
        -2 @sorry+despe* @sorry+dormi* @sorry+ik @sorry+termi* @sorry+vivir @speech @speech+@again @speech+@fever
        -2 @speech+@minutes @speech+@say @speech+@self @sport+@car @sport+@count @sport+@decide @sport+@eat
        -2 @sport+@fun @sport+@kill @sport+@pain @sport+@stop @sport+@vision @sport+de @sport+ik @sport+no @sport+non
        -2 @stop+@car @stop+@date @stop+@food @stop+@heart @stop+@jump @stop+@know @stop+@lose @stop+@need
        -2 @stop+@night @stop+@papers @stop+@past @stop+@reason @stop+@scale @stop+@sit @stop+@sport @stop+@thin
        -2 @stop+et @stop+le @stop+mis @stop+salta* @stop+se @stop+smoki* @sugar+@eat @sugar+@not @sugar+@other
        -2 @sugar+@self @swelling+@doit @swelling+@eat @swelling+@sleep @swelling+@swelling @swelling+@vomit
        -2 @swelling+@wait @swelling+a @swelling+schlu* @they+@enough @they+@face @they+@heart @they+in @they+ja
        -2 @they+jambe* @thin+@letter @thin+dias @thin+e @thindrink+@binge @thindrink+@count @thindrink+@cut
        -2 @thindrink+@date @thindrink+@doctor @thindrink+@empty @thindrink+@faint @thindrink+@heart @thindrink+@leg
        -2 @thindrink+@minutes @thindrink+@period @thindrink+@skip @thindrink+@thing @thindrink+box @thindrink+end
        -2 @thindrink+flu @thindrink+garag* @thindrink+neigh* @thindrink+race @thindrink+strea* @thindrink+ten
        -2 @thindrink+train* @thindrink+tread* @thindrink+whole @thindrink+zegge* @thing+@empty @thing+@end
        -2 @thing+@family @thing+@go @thing+@here @thing+@home @thing+@pain @thing+@reason @thing+@soon @thing+@stop
        -2 @thing+@thindrink @thing+n @thing+wegge* @tired+@calm @tired+@date @tired+@decide @tired+@find @tired+@past
        -2 @tired+cuatr* @tired+del @tired+dopo @tired+stond @tired+tras @tired+von @train+@pills @train+@sleep
        -2 @trapped+@ask @trapped+@binge @trapped+@exercise @trapped+@heart @trapped+@past @trapped+@wake
        -2 @trapped+@work @vision+@count @vision+@die @vision+@eat @vision+@feel @vision+@here @vision+@jump
        -2 @vision+@skip @vision+a @vision+de @vision+deja @vision+en @vision+la @vision+o @vision+the @vomit+@cut
        -2 @vomit+@letter @vomit+@night @vomit+en @vomit+winte* @wait+@accident @wait+@calm @wait+@car @wait+@control
        -2 @wait+@count @wait+@data @wait+@enough @wait+@food @wait+@leg @wait+@stop @wait+@thing @wait+drie
        -2 @wait+late @wait+leg @wait+mitta* @wake+@die @wake+@give @wake+@last @wake+@wait @wake+befor* @wake+de
        -2 @wake+di @wake+om @wake+werde* @water+@burn @water+@exercise @water+@manage @water+@poison @water+@sport
        -2 @water+the @water+vol @wish+@fever @wish+@film @wish+@manage @wish+@say @wish+@skin @wish+@sleep
        -2 @wish+@soon @wish+@speech @wish+@trapped @wish+acaba* @wish+acabo @wish+alzar* @wish+corre* @wish+einfa*
        -2 @wish+esser* @wish+fatig* @wish+ist @wish+mein @wish+melho* @wish+mezel* @wish+murio @wish+muscu*
        -2 @wish+nachs* @wish+non @wish+nunca @wish+perde* @wish+plus @wish+salto @wish+svegl* @wish+vive @wish+viver
        -2 @wish+vivir @wish+war @wish+you @without+@food @without+@night @without+@reason @without+alcoh*
        -2 @without+cafei* @without+caffe @without+kaffe* @without+koffi* @work+@date @work+@kill @work+@pills
        -2 @work+@work @work+je @work+me @work+out @worse+@doit @worse+@sleep a+#more a+@again a+@burden a+@data
        -2 a+@family a+@gone a+@letter a+@sport a+@thing a+acheve a+avo a+cinq a+commence a+corda a+pe a+presque
        -2 a+quatre a+second a+t a+trail a+tue a+way a+zona a..#3 a..ans a..cinco a..et a..herma* a..i a..inten*
        -2 a..life a..no a..on a..quand a..quand* a..se a..y aan+de aan+mijn aband* aband*+@self abdos about+@self
        -2 about+it about+my abuel* acaba* acabara accor* aceit* aceito achev* acheve acont*+@eat acontece+com
        -2 acord*+@past acordar+antes after+@leg after+@skin after+@thindrink after+leg after+the again* against
        -2 ai+@give ai+couru ai+donne ai+envie ai..le aide+contre aiuta aiuta+a aiuta+contro ajuda+a al+@each
        -2 al+@exercise al+@morning al+@vision al+mattino al+ver alegr*+@ask alegria alegro alkohol all+@morning
        -2 all+day allei* allein allergique alles+@give alles+gegeven alles+weh alles..lasse* alles..und allow
        -2 allow+@self allow+myself als+@future als+ich als+ik als+mein als..meer alzar*+@all alzarmi+alle am am+@end
        -2 am+ende amis amis+@ask amis+que an+den an..train* and+@again and+@calm and+@exercise and+@sleep and+slept
        -2 and+watched and+what and..sleep andare+a andat* anders antes antes+@count antes+@papers antes+das
        -2 antic*+@ask antic*+@eat anymo*+@ask app+@die appartamento appartamento+per appet* arbei* arbeit aria
        -2 around+on arreter as+a as+oito as+pernas as+quatro aslee* asleep assis+tout at+four ate+as atemf*
        -2 atemfrequenz attac* au au..arret* au..s aufgegeben aufhoren aumen* aumento aus aus+dem auto avant+@here
        -2 avant+@pills avant+la avec+@self avec+le average avisa* avisame avond* away+from baixo balad* balade
        -2 bambino band barri* barriga bas baske* basta bastan bastan+para bater be+happier be+over bebi+@few
        -2 been+@papers been+@say been+cleaning been+saying before+six begon bei beim+kochen beine* beine+sind beinen
        -2 belle ben+@not ben+@self ben+@stop ben+de ben+gestopt ben+ik ben+niet ben..er benen..dood besse*..ich
        -2 bette*+@wish bette*..i better+if betwe* between bevut* bevuto bewegung bij+de bis+mittags bled bloed*
        -2 blood+@pressure blood+@trapped blood+pressure boa bolha bonne+@night bonne+nuit brace* bracelet bracelet+de
        -2 brauche breathe bridg* bridge bridge+and brief..train* brude*+@give but+@self but+i ca+@go ca+@self ca+va
        -2 ca..da cafei* cai calorias calories caminando camminato cansa*+@wait cansaco cansancio cant+@enough
        -2 cant+take capo car casa+@give casa+@hide casa+mento casi+@self casi+me categ* ce+@decide ce+@morning
        -2 ce+@pills ce+la ce+matin ce+mois ce+plan cedo celeb* cena cent+anni cent+ans cette cette+@date
        -2 cette+semaine chaqu* chaque chaus* chaussures che+@faint che+@not che+@other che+@sleep che+gira che+il
        -2 che+non che+sono che+succede che..un chegam cheia chest chiclete chili chius*..le chius*..sigar* cidad*
        -2 cidade cien cinco+@few cinco+@morning cinq+@minutes cinq+heures cinturino clean* cleaning climbing clube
        -2 cocinando colpa com+@thin com+os combien+ai come+por como+paro compr*..de compre compre+una comprimes
        -2 compte con+il con+lo con+los con+me con+mi con+todos con..sigar* conto contre cook copia copia+del
        -2 corda..salta* corde+a corre*+@few corre*+@self correndo correr+conmigo corrida corriendo corta*+@self
        -2 corta*..de corta*..dias corte cos cos+e cosa+@ask cosi+stanco cosi+veloce cote+@self coucher could+@data
        -2 could+@sleep could+sleep count+as coupe coupe+en courb* covid+@heart crede cree cree+@ask cree+que cucina
        -2 cuerd* cuerda cuerda+de cuisinant cuisses curio* cut cut+my cycle cycli* cycling d+infarto d+un dacht* dag
        -2 dal dalla daria das+@exercise das+training dat+ik dat..kniep* dat..zo dato+@all dato+tutto daugh*+@ask
        -2 daughter+is de+#1200 de+#45 de+@go de+@hunger de+@leg de+@skip de+@stop de+@thing de+@wake de+alegria
        -2 de+ayer de+been de+bus de+club de+escalada de+garde de+ir de+kat de+las de+mal de+menos de+mi de+ontem
        -2 de+parar de+pas de+pie de+remedios de+un de+viaje de+wedstrijd de+wekker de+zin de..a de..dat de..meer
        -2 de..mi de..mijn de..mon de..niet de..nog de..op de..pra dead+and debou* debout dedo dei+a dei+tudo
        -2 deja+@jump deja+@skip deja+sauter dejar+de del+@decide del+@kill del+@letter del+diario del+maraton
        -2 del+plan del+suicidio delet* delete della+gara delle+@self delle+mie dem+@pills dem+@sleep den+@decide
        -2 den+beinen den+plan denta* dentista depre* der+@cut der+@work der+arbeit der+nachtschicht dera derde derec*
        -2 descanso desce* desmaiei despe*..cinco despe*..empre* despedi despertarme+a despi* despues+de destr* detes*
        -2 detes*+@they deteste deteste+les detto..che di+@all di+@exercise di+@fun di+fumare di+questa di+todo di+una
        -2 di..e di..per dia+de dia..desca* diari* diario dias+@stop dias..desca* diat die+@last die+@other die+for
        -2 die+heuvel die+letzte die..aufho* die..mich diese diese* diesem diet dije disde* disdetto disdetto+l
        -2 dista*+@alone distance dit+@sport dit+schema dito dizzy do+@decide docto*+@say doctor does+walking
        -2 doi..tudo dolor*+@soon dolore+al domin*+@self domin*..nada donde* donderdag donne* donne+mon dont+@feel
        -2 dont+@wish dont+feel dont+want doodm* doodmoe dor dor..joelh* dormi*+@without dormi+@without dormir+plus
        -2 dort dos+@pills douleur+au drama dritt* dronk druckt due+@pills duerme dunn durch+@pills durch+@sleep
        -2 durch+schlafen durmo dying+to e+@doit e+@kill e+@sleep e+@stop e+fermato e+migliore e+normale e+piu e..mal
        -2 e..mio early easie*+@wish easier+if echo echo+de ecrit+une een+@minutes een+beetje een+brief een+uur
        -2 een+wandeling een..van effic* efficiency eind+van eind..aan eine+@minutes eine+@sport eine+neue eine+stunde
        -2 eine+wanderung einen einen+@heart einen+herzinfarkt einen..tag eisen ejerc* ejercicios ejercicios+del
        -2 el+@body el+@cut el+@end el+@hope el+@imagine el+@last el+@sleep el+@thindrink el+@thing el+@wake el+club
        -2 el+dedo el+despertador el+examen el+gimnasio el+maraton el+pantalon el+sueno el..del elke+@morning elle+a
        -2 em+pe em..pelo empezo en+#more en+@sleep en+cuisinant en+de en+deux en+mi en+mijn en+pause en+slaap en+wil
        -2 en..avec en..el en..je en..le en..trop end+@self endin*+@self ending+my enfan* enfar* enfarte enough+for
        -2 enter* entre*+@wish entro er+met er..met erinnerung erinnerungen errei* ertra* ertra*+@self es+@better
        -2 es+bella es+gibt es+un es..para esage* escura escursione esper*+@ask esper*+@here esper*+@pills esper*..a
        -2 espere+que est+@empty est+@kill est+@reason est+le est+mon est+mort est+quoi esta+@empty esta+@tired
        -2 este+@decide et+@ask et+@self et+@wish et+je et+mon et+que eveni* evening exage*+@say exagera excuses
        -2 exerc* facci*+@more faccio+piu factura facture faill* failli famil*..a farla..con faste*+@without
        -2 faster+without fat fatto febbr* febbre feel+@better feel..for feet+@all feet+all fell fell+@sleep
        -2 fell+asleep felt femme+@say femme+dit fermato ferro ficam* ficamos fiebe* fieber fiets* fietsen figli*+@not
        -2 figlia+non fijn filme fim+@doit fim+do final*+@wish finde fine+del fine+mese finge* fini+avec finir..le
        -2 fitne* flu flu+@ask foot for+me forme foto fotos fract* fractionne freunden friends from+a fuhle* fuhlen
        -2 fui+a fui+este fur+den fur+eine fussb* fussball ga+@die ga+@numb ga+dood ganze+@night ganze+nacht gara+@not
        -2 gara+non gastroenteritis ge+worden geben gedacht geen+@speech geen..in gegan* gegangen geges* gegessen
        -2 geget* gegeten gegev* geh gehen geled* geleden geluk* genommen+und genot* genoteerd genou..arret*
        -2 genug+@vomit genug+vom geren* gerend gesag*..ich gesch*+@data geschlafen geschnitten gesla* geslapen
        -2 gesprongen gesta* geste*+@accident gestern+war gesto* gestopt gestopt+met get+to getru* getrunken gezet*
        -2 gezeten giorn*..ripos* giorni+di giorno gira give give+@self give+me gli+esami go+@exercise go+running
        -2 gomma good+@night good+night grafica grafiek grand grave griff* grign* gripe gross* grund+@night
        -2 grund+heute guardia gums gun h ha+fatto ha+ucciso hab+@few hab+das hab+nur hab..dass hab..mehr had+@other
        -2 halb half halt+mich halte hambr* hambre handgelenk hange* happier+with hard hart+stond hasse hasse+meinen
        -2 hat+mich hate+@exercise hate+burpees have+@self have+i hay+@data heart+@burden heart+@heart heart+@stop
        -2 heart+rate heart+stopped heavy heb+me heb..opgeg* heb..zin heeft+@self heeft+me hele+nacht helps
        -2 helps+against helpt herzi* herzinfarkt het+@eat het+@exercise het+@work het+eind het+examen het+lopen
        -2 het+was het..is heure heure*+@ask heures+que heute+bin heute+so heute+zu heuve* heuvel hierr* hierro higher
        -2 hikin*..me hill hills hit+@thindrink hit+a hit+the ho+@say ho+dato ho+detto ho+disdetto ho+mangiato
        -2 ho..solo hoffn*+@fall hoffn*+@jump hoffnungsloser hoffnungsloser+fall hoher hoje+@without hoje+sem holid*
        -2 holidays hombr* honde* honderd honge* honger hopeless hora+@self hora+me hort hospital+por hou+ik hou..niet
        -2 hou..vol how+@doit how+do how+far how+i how+many how+much how..i hoy+@self hoy+@without hoy+me hoy+sin
        -2 hrv+@better hueso* huesos hurts hurts+so i+@eat i+@fall i+@go i+@jump i+@skip i+cook i+delete i+drank i+eat
        -2 i+giorni i+got i+hit i+jumped i+only i+saw i+skipped i+start i+vecchi i+weigh i+would i..in i..less i..live
        -2 i..sleep i..the i..want i..witho* ibuprofen+for ibuprofene+per ibuprofenes+pour ich+@again ich+@eat
        -2 ich+@face ich+@find ich+@hate ich+@last ich+@manage ich+@need ich+abends ich+besser ich+denk ich+hasse
        -2 ich+hatte ich+keine ich+konnte ich+letzten ich+meine ich+nicht ich+nur ich+sehe ich+vermisse ich..alles
        -2 ich..als ich..durch ich..erinn* ich..keine* ich..leben ich..mein ich..monat ich..schla* ich..schne*
        -2 ich..werde* ich..woche ictus iedereen+zegt ik+@car ik+@find ik+@gone ik+@speech ik+de ik+minder ik+neem
        -2 ik+schreef ik+weg ik+word ik+wou ik+zei ik+zou ik..alles ik..beter ik..door ik..geen ik..meer ik..opsta*
        -2 ik..slape* ik..uit il+@cut il+@doctor il+@planned il+cinturino il+lungo il+medico il+piano il+une ils..vite
        -2 im+@cut im+@not im+@thindrink im+@tired im+not im+on im+over im+schnitt im+tired im+zweiten im..on im..to
        -2 imc+de impro* in+@ask in+@exercise in+@thing in+bici in+cucina in+de in+palestra in+salita in..i in..sport*
        -2 infarctus insur* insurance inten*+@self interet irma iron is+@hunger is+@numb is+a is+faster is+it is..met
        -2 is..the ist+@die ist+@self ist+besser ist+die ist+ein ist+mein ist+zu ist..wenn it+@count it+@data
        -2 it+@thindrink it+count it+is it+the it+was it+with it..good izqui* izquierda j+en j..donne j..que j..un
        -2 jaar+@past jaar+geleden jamais+de jambe* jambes januar je+@die je+@find je+@hate je+@letter je+@skip
        -2 je+deteste je+dormi je+meurs je+saute je+veux je..coupe* je..mes je..mieux je..moins je..plus je..revei*
        -2 je..senti* je..suppo* je..tout jean jeden+@morning joelh*+@end jour+de jours..repos just+@gone kan..meer
        -2 kann..mehr kat keep+@thindrink keep+the kein keine*..im kilo kilom*+@pain kilometres kilos klaar+met
        -2 km+@manage knee+@food knee+@pain knee+pain know+@papers know+about koche* kochen kopie kratz* krijg
        -2 krijg+@self krijg+ik kundi* kwijt l+@exercise l+appartamento l+ete l+interet l..a l..finis* l..non l..per
        -2 la+@cut la+@data la+@date la+@decide la+@head la+@last la+@wake la+caja la+cena la+corda la+cuesta la+dieta
        -2 la+fin la+gara la+guardia la+maratona la+mitad la+montana la+noche la+primavera la+rodilla la+seance
        -2 la+sveglia la+tirada la..es lang larga* largar las+cuatro lasciare last+@data laufe+@self laufe+ich lavor*
        -2 lavoro le+@arm le+@food le+@heart le+@say le+@sport le+@vomit le+dije leeds left+@skin leg+@morning leg+day
        -2 les+@exercise les+@night les+jambes letzte letzten+monat liep+naar ligament linke* liter* littl* little
        -2 llego lleno lo+@food lo+@give lo+del lo+di lo+zucchero lohnt long+runs longest longo longue los+@thin
        -2 los+ejercicios los+huesos los..se loswe* low luft lui m..tue ma+@data ma+@thing ma+mere ma+montre ma+soeur
        -2 ma+vfc ma..en magnesio magnesium magro magro+e mai maigr* maigre mais+o mais+rapido makke* mal+en
        -2 male+@other male+@soon male+al male+il man+@ask mangi*+@few mangi*+@nothing mangiare manha+@not manha+nao
        -2 manque marathons marido+esta mas+rapido mato matou matou+@self matou+me maxim* me+@alone me+@better
        -2 me+@exercise me+@give me+@goodbye me+@guilt me+@imagine me+@sleep me+@water me+as me+corte me+despedi me+e
        -2 me+manque me+mato me+muero me+nog me+on me+paro me+permito me+reposer me+sentiria me+suis me+the me+want
        -2 me+what me..el me..het me..los me..mal me..si me..todo me..vez me..vite meer+@enough meer+vol meer..de
        -2 meer..mijn megli*+@know megli*+@wish meglio+se mehr+@vision mehr+fur mehr+in mehr+sehen mehr+um mehr..der
        -2 mehr..fruh meill* mein+@data mein+@jump mein+@life mein+@skip mein+leben mein+puls mein..ist mein..mich
        -2 meine*+@other meine+beine meinem+bruder meinen+freunden meio mejor* melho*+@wish melho*..mais melho*..menos
        -2 melhor melhor+se mento mere mere+a mes+@skin mes+amis mes+cuisses mes+porque mes..sont met+deze metad*
        -2 metade metas meu..e meurs meurt meus+@data meus+dados mezel*..doden mi+@burden mi+@find mi+@pressure
        -2 mi+@scale mi+@sport mi+@thing mi+manca mi+peso mi+reloj mi+serve mi+si mi+vfc mi..es mi..murio mi..que
        -2 mi..si mi..un mia+@data mia+hrv mia+moglie mia..e mich+noch mich+und midi mie+@pills mie+pastiglie
        -2 miei+@data miei+dati mij+en mijn+@body mijn+@thing mijn+@vomit mijn+vinger mijn+vrouw mijn..de minha+irma
        -2 minuten mio+battito mio+nonno mio..morto mir+@exercise mir+den mir+eine mir+laufen mir+wird mis+@pills
        -2 mis+@self mitad mittags moet+@self moet+ik mogli* mogli*+@say moglie moglie+dice moi+une moins mois+@here
        -2 mois+ci mon..de mon..est monda*+@few montana mooi moord moord+voor morge*+@not morge*..so morgen morre
        -2 morreu+e mortas morto+d motiv*+@stop motiv*..esta motiv*..vfc motivo motivo+para motivo+per move mucho*
        -2 muchos muda muda+o mude mude+von muere muero muero+de mueve mundo+@self mundo+me murio+anoche muro muscu*
        -2 musculo muske* my+@arm my+@blood my+@body my+@future my+@gone my+@look my+@pressure my+@scale my+@skip
        -2 my+@sport my+blood my+gums my+hrv my+knee my+left my+old my+physio my+pulse my+step my+streak my+tablets
        -2 my+watch my+weight my..a my..on my..were my..wrong n+aide na+@sport na+drie naar+de nach+drei nachstes
        -2 nacht*+@self nachts nachtschicht nada+@soon nada..con nadar nager nao+@eat nao+@past nao+aguento nao+ha
        -2 nao+quer nao..ningu* naps natat* natation ne+@earn ne..de ne..jamai* ne..la ne..me ne..plus near
        -2 near+@thindrink near+the need+a negen neigh* neighbours nella neue neuf neuf+@minutes neuf+heures never
        -2 never+@wish never..to new next+week nez nicht* nicht+@die nicht+@earn nicht+@end nicht+@few nicht+@past
        -2 nicht+so nicht+verdient nicht..der nicht..fruh nicht..so nichts niedr*+@data niedriger niema*+@need
        -2 niema*..ik niemand+in niemand+kwam nient* niente niente+aiuta niet+aan niet+voor niet..de niks+@thindrink
        -2 niks+te nine+@enough nine+@minutes nine+hours no+@home no+@wish no+casa no+future no+grafico no+quiere
        -2 no..despe* nobody+in noch+@pain noch+@sport noch+mal nodig+om noix non+@ask non+posso non+sopporto non..mai
        -2 nonno nonno+e norma*+@head normaal normale nos not+@wake not+wake nota nota+@know nota+@wish nota+se notif*
        -2 nouve* nouveau november now+@self now+my nueve nuevo nuit+de nuits nul nur+@self nur+mein o+@eat o+@end
        -2 o+@film o+@hope o+@wake o+despertador o+fim o..morre* ocho ochte*+@burden ochte*+@exercise of+@earn
        -2 of+@thindrink of+a of+living of+the of+undo ohne+@thindrink ohne+kaffee olvida om+vier on+@data on+average
        -2 on+long on+runs only+@say ontem+@give ontsl* ore ore+@give ore+di os+dias oscura ossig* ossigeno otra
        -2 otra+@again otra+vez ou oude+@thing over+@thindrink over+the oxige* pack panci* pancia pantalon papa+@wish
        -2 para+@find para+@here para+@jump para+@pills para+@skip para+la para+mis para..vfc parar..desca* pare paro
        -2 paro+@other paro+el parti party pas+@wish pas+a pas+envie pasado pasea* passa passa* passado passiert+mit
        -2 pausieren pedal pedale pense+en pensi* pensioen pensione penso+a per+@end per+@exercise per+correre
        -2 per+fine per+oggi per+un per+una per..mese perce* perch*+@not perco* percorso percu* percurso perde*+@body
        -2 permi* permito perna*+@die pernas+mortas pero pero+@self pero+me perto pesar petiscos peut photo* pie piedi
        -2 pille*+@need pillen+heb pills+and pisci* piscina piu+@sleep piu+grande piu+sonno piu+veloce plan+@wait
        -2 plan+@wish plan+me plan..a planc* plane+@self plano+@eat plano+@wait plano+ate pleeg pleeg+de plus
        -2 plus+@self plus+le plus..je ponte+a por+@here por+@pills por+hoje por+la por+una por..noche porqu*+@find
        -2 porto pouco pouls+@ask pouls+quand pour+@here pour+@means pour+@pills pour+la pour+mes pranz* pranzo prend*
        -2 prend*..compr* prend*..pasti* prends+mes pressure previ* prima* prima+della prima+delle primavera pris+le
        -2 prome* prufung puede pulse pupillen push+ups put+@self put+my quand*+@jump quand*+@skip quando+e quanto+ho
        -2 quare*+@count quasi quatr*+@minutes quatre+heures que+@doit que+@know que+@minutes que+@need que+@other
        -2 que+@stop que+como que+correr que+corro que+e que+el que+faire que+hora que+puedo que..au que..dor que..el
        -2 que..este que..me que..mi que..suis que..un queimei quell queri*+@ask queria+que quero+@life quero+@sleep
        -2 quero+acabar quero+dormir quero+viver quero..dor quero..esta quero..me quest*+@date quest*+@planned
        -2 questa+settimana questo+piano qui+@blood quier*+@end quier*+@hope quier*+@life quier*+@sleep quier*+@stop
        -2 quier*+@wake quier*..este quiero+dormir quiero+terminar quiero+vivir quilo* quint* quinta race+and rad
        -2 raffr* raffreddore ralen* rando rando* randonnee rapid*+@without rate rauch*+@end rauchen+schluss raus
        -2 readi* reaso*..the reason+for recht* record regim* regime rekor* rekord relog* relogio reloj reloj+@know
        -2 reloj+@wish reloj+se remed* remedios remin*+@self remind remind+me repos repos* reposer respi*+@pain
        -2 rest+days resta..marat* retra* revei*..a rien+de right rings riposare ritmo roman route+@go ruhe..ich
        -2 run+in rust+dagen s+@night saber+@self sabor sai said salte sang+@here sangr*+@end sangre sans+@thindrink
        -2 sans+cafe sareb*+@more sarebbe+piu satur* sauna saute* sauter sayin* saying saying+yes says+@self
        -2 says..will sbatt* scare* scarp* scarpe scher* schil*..lach schla*+@wish schlaf+ich schle* schna*
        -2 schne*+@accident schnell+war schnitt schon+@ask schreef schreef+een schuld schwe* schwester schwi* se
        -2 se+acabo se+murio se+suicido se..la se..menos seanc*+@self seance+m seaso* season sechs second seconde
        -2 seconde+en see+@thindrink see+the segundo sehe+@not seil+@jump seman* seman*+@ask semana+en semana+que send
        -2 sens+@better sens+leger senta*+@all sentado+todo senza+@thindrink senza+caffe serai*..si serai+@data
        -2 serai+@exercise serai+@not serai+pas seria+mais seria+melhor seria..se serie* serie+@wish series sert
        -2 serve+a sessi* session seul she+@say she+has should+i si+@tired si+fatigue side sie sie..sie sigar* simples
        -2 since sind+@all sind+@die sind+alle sit six skin skipped slaap slape* sleep+more sleeper slept+badly
        -2 sliep+@self sliep+ik slow slow+down smoki* smoking snack* so+i so+schnell so..aufwa* soeur solo+@tired
        -2 sommeil sommer sonno+e sonntags sono+pr sono+tagliato soppo* soppo*+@more sopporto sopporto+piu sozin*
        -2 spaziergang spier* spieren spinn* spinning sport*+@tired sportschool+op sprin* spring sprinting
        -2 stanc*+@wait stanchezza steg sterb*+@past sterbe+vor stern* sternchen stirb* stirbt stond stop+@thindrink
        -2 stort stort+das strangely stund*+@pills stund*+@sleep stunde stunden subit* subsc* sucre suici*+@wait
        -2 suici*..#more suicida suicidas suicido suiker suis+@all suis+@die suis+@swelling suis+alle suis+allergique
        -2 suis+mort suis..lent summer sur+le svegl*+@give svegl*..alle svegliarmi svegliarmi+prima switc* tag+habe
        -2 tag..ich tage tan+@tired tan+rapido tao+@tired tao+cansado tarta* tartaruga tartaruga+e te+@say te+@sport
        -2 te+zeggen temperature tengo+@tired tengo+las terap*..a termina terminen terzo testa* testa+@ask testa+che
        -2 that+@sport the+@binge the+@cut the+@die the+@jump the+@night the+@thing the+@trapped the+box the+end
        -2 the+flu the+garage the+neighbours the+race the+streak the+ten the+treadmill the+whole the..kilom* the..one
        -2 thera* there there+are this+@calm this+@morning this+@past this+morning this+pace this+year this..i
        -2 this..is throu*+@thindrink through+the thursday tio tirar to+@gone to+@know to+@thindrink to+@wake to+every
        -2 to+know to+my to+the to+wake to..a to..at to..every* to..in to..long toda+@self toda+mi toda..vida todo+dia
        -2 todo+lo todo+y told told+me tomo+@find tomo+@self tomo+mis tomo..compr* tomor*+@self tomorrow+i took+@self
        -2 took+my toon tout+@end tout+@give tout+donne toute* toute*+@they toutes toutes+les trabajo tragu* traguardo
        -2 trainieren tras+@here tras+@pills tras+la trave* tre+@date tre+settimane trent* tres+@date tres+semanas
        -2 trop try tudo+e tut+@all tut+alles tutto tutto+e tutto+per twaal* twaalf twice twice+a uber+@die uber+die
        -2 uber+mich uber..bruck* ucciderei ucciderei+per uit+de ultim*+@scale um+desastre um+ein um+passeio um+por
        -2 um+vier um..de uma+bolha uma..da uma..minha un+@decide un+@film un+@minutes un+@other un+an un+avc
        -2 un+escursione un+infarctus un+infarto un+ora un+plan una+copia una+passeggiata una..salta* und+@ask undo
        -2 une+@food une+@reason une+pizza une+raison une+randonnee une+seconde une..en une..mon unten until+late
        -2 up+before up+on up+this va+mieux vacan* vado van van+@self van+het van+mij van..wat vecch*+@sport vecchi
        -2 vecin* vejo+@reason vejo+motivo vejo..esta veloci vem ver+@pills ver+la ver+o veran* verano verao verbrand
        -2 verdi* verko* verle* vermi*+@self vermisse verschwinden versl* vertr* veux..avec veux..de veux..et
        -2 veux..march* veux..me vfc+@lose vfc+baja vfc..si viaje vida+e vida+es vie+est viele* vielen viene+@not
        -2 viene+no vieux vijf+@minutes vijf+uur vinge* vinger vita+e vitamin vivo..plane* vivo..vez vo vo+#3
        -2 vogli*+@skip vogli*+@wake vogli*..a vogli*..alle vogli*..il vogli*..oggi voglio+svegliarmi vois+@soon
        -2 vois+deja volev* volevo volun* voluntario vom+winter vomit* von vonde* vonden voor+mijn voor+vandaag
        -2 vor..aufwa* vrien* vrijd* vrijdag vroeg+naar vrouw vrouw+@say vrouw+zegt wach wach+werden wache..auf
        -2 wake+before wandeling wandern wanderung wann want..a want..every* want..up want..wake war+@die ware+@better
        -2 ware..ich ware..wenn warum was+@accident was+ist was+mijn was+the was+war wat+een wat..ik watch*
        -2 watch*+@thindrink watched watched+the water we+@go wecke* wecker week+@doit week+ben weeke* weeke*+@end
        -2 weekend weg+ben weggegeven weigh* weini* weinig wekker+om wenn+@they wenn+sie werde* werden werk wert what
        -2 what+@papers what+@wish what+about when+@doit when+@thindrink when+did when+the when..it where+else
        -2 why+@ask why+@thindrink why+the wie+viel wie..die wie..habe wie..ist wiege* wiegen wil+@all wil+alles
        -2 wil+dat wil..deze wil..meer will+den will+ich will..alles will..die will..nicht will..um will..werde*
        -2 will..wiede* windo* window winte*+@data wir+haben wis with+@self with+a with+this witho*+@self
        -2 without+alcohol woche..ich wollt*+@self wollte+ich woord* woorden work work+@trapped work+out worko* wou
        -2 wou+dat would+my would..be would..with would..witho* wrist wrote wrote+a y+@wish y+mi y+que y+seguir yes+to
        -2 yoga zegt zei..dat zien+@self zien+ik zijn..ik zin+@more zin+@water zin+in zin+meer zin+van zin..in zo+@not
        -2 zo+niet zo+snel zomer zonde*+@thindrink zonder+koffie zone+#3 zones zou+@self zu+@exercise zu+@few
        -2 zu+laufen zu+wenig zu..ich zucke* zucker zur+@bridge zur+brucke zwei zweiten zweiten+quartal ~<abbi ~<abe
        -2 ~<abo ~<abou ~<ach ~<acht ~<acti ~<alc ~<alco ~<ale ~<aleg ~<alle ~<alo ~<alon ~<als> ~<alto ~<ami ~<an>
        -2 ~<ane ~<anel ~<ant ~<ao ~<ao> ~<apu ~<apun ~<are ~<are> ~<arm> ~<as> ~<aud ~<audi ~<auf> ~<aufw ~<auj
        -2 ~<aujo ~<ausr ~<bad ~<bai ~<baix ~<band ~<bar ~<bas ~<bass ~<bat ~<batt ~<bebi ~<bed ~<bed> ~<bem ~<bem>
        -2 ~<ben ~<bene ~<bet ~<bett ~<bij ~<bij> ~<bli ~<blo ~<bloo ~<bol ~<bui ~<bur ~<burp ~<caff ~<camp ~<cent
        -2 ~<chef ~<ci ~<cof ~<coff ~<comi ~<coo ~<cors ~<cot ~<cote ~<coun ~<coup ~<covi ~<cu ~<cue ~<cues ~<cuis
        -2 ~<cy ~<cyc ~<cycl ~<das> ~<day> ~<days ~<dem> ~<den> ~<dez ~<dia> ~<did ~<did> ~<diet ~<dist ~<does ~<dois
        -2 ~<dow ~<down ~<dram ~<durc ~<dy ~<dyi ~<dyin ~<ear ~<earl ~<eat> ~<eer ~<eerd ~<eet ~<eet> ~<eing ~<elas
        -2 ~<enfa ~<ent ~<env ~<eri ~<erin ~<esam ~<esca ~<escu ~<eta ~<etai ~<ete> ~<eten ~<ex ~<exag ~<fait ~<fat
        -2 ~<fel ~<fi ~<film ~<fle ~<foi> ~<form ~<fot ~<foto ~<four ~<fr ~<fui ~<fui> ~<gam ~<gamb ~<ge> ~<gels ~<gem
        -2 ~<geno ~<gim ~<gimn ~<gina ~<gino ~<har ~<hija ~<hike ~<hill ~<hitt ~<hiv ~<hive ~<hoj ~<hoje ~<hos ~<hou
        -2 ~<hui ~<hui> ~<hund ~<infa ~<jah ~<jahr ~<joe ~<joel ~<kaf ~<kaff ~<klim ~<km> ~<kne ~<knee ~<kof ~<koff
        -2 ~<ku ~<kun ~<l> ~<len ~<let ~<lin ~<lit ~<liv ~<lus ~<lust ~<marc ~<mas ~<mato ~<max ~<meta ~<meu ~<meur
        -2 ~<migl ~<min ~<minu ~<mit> ~<mona ~<mont ~<moo ~<muc ~<my ~<nei ~<neu ~<niet ~<nine ~<note ~<nott ~<nu
        -2 ~<nui ~<nuit ~<obj ~<obje ~<oder ~<oi ~<ok ~<ok> ~<opg ~<opge ~<ops ~<ora ~<ora> ~<ove ~<over ~<ox ~<pal
        -2 ~<panc ~<pasa ~<pase ~<paus ~<pe> ~<peda ~<pelo ~<pern ~<pes ~<peu ~<peu> ~<ph ~<pier ~<piz ~<pizz ~<plu
        -2 ~<pos ~<poss ~<prev ~<pru ~<pruf ~<pui ~<puis ~<push ~<qua ~<quit ~<rach ~<radi ~<ral ~<ran> ~<rau ~<recu
        -2 ~<rekk ~<relo ~<rem ~<remi ~<repo ~<resf ~<rid ~<ride ~<rin ~<rio> ~<rodi ~<ron ~<rou ~<ruh ~<runn ~<rust
        -2 ~<sall ~<sat ~<saut ~<schw ~<sean ~<seco ~<sent ~<seq ~<sequ ~<she ~<sinn ~<sk ~<ski ~<sl ~<slep ~<sli
        -2 ~<slie ~<slo ~<slow ~<sm ~<smo ~<sn ~<sore ~<spaz ~<spo ~<stud ~<subi ~<sum ~<summ ~<taba ~<ten> ~<tens
        -2 ~<terr ~<tie ~<tien ~<tir ~<tire ~<toc ~<toen ~<tor ~<tri ~<tria ~<two ~<two> ~<uit> ~<va> ~<velh ~<velo
        -2 ~<verb ~<verl ~<viaj ~<vier ~<vit ~<vol> ~<vr ~<vri ~<wac ~<wach ~<watc ~<wed ~<will ~<wir ~<wit ~<woc
        -2 ~<woch ~<wr ~<wron ~<zei ~<zei> ~<ziel ~<zin ~<zin> ~<zona ~<zone ~<zuc ~<zw ~<zwe ~<zwei ~aag> ~abaco
        -2 ~abbia ~abou ~about ~ache> ~achts ~act ~acti ~adio ~adio> ~af> ~afei ~affe> ~affee ~afic ~afico ~aga> ~agen
        -2 ~agera ~aglic ~agr ~ags ~ags> ~agu ~ahr> ~aig ~ail ~ainer ~aini ~aja ~aja> ~alade ~ale ~aleg ~alegr ~ales
        -2 ~alf ~alf> ~als> ~alte> ~ambe ~ambe> ~amen> ~ami> ~amo> ~ams ~anc ~anci ~ancia ~anda ~andel ~ang> ~ange>
        -2 ~angia ~ano ~ansa ~ansar ~apen ~apen> ~apia ~apia> ~apie> ~apres ~apun ~apunt ~arar ~arlie ~arm> ~arrer
        -2 ~arts ~asan ~aseo ~aseo> ~assa ~assa> ~assis ~ast> ~aste ~atch> ~ate ~ater> ~aton> ~atona ~ator ~att ~attit
        -2 ~attr ~audi ~audio ~aufe> ~aufs ~aufst ~aufw ~aufwa ~auj ~aujo ~aujou ~aul ~auran ~ausr ~aute> ~ays ~azier
        -2 ~bac ~baco ~baco> ~bad ~baj ~band> ~basse ~batti ~bbia ~bebi ~bed ~bei ~beine ~bella ~bends ~benen ~ber>
        -2 ~bert ~bertr ~bes> ~bet ~bett ~bje ~bjet ~bjeti ~bloo ~blood ~bout ~bout> ~box ~box> ~bran ~bue ~bui ~bur
        -2 ~burp ~burpe ~bus> ~caff ~caffe ~cala ~calad ~camp ~cans ~cansa ~cchio ~cent> ~chef ~chef> ~chem ~chic
        -2 ~chil ~child ~chio ~chio> ~chool ~chra ~chs ~cht ~chts> ~chul ~chw ~cic ~cide> ~cino ~cinq> ~cinqu ~cke
        -2 ~cken ~cker ~cle ~cle> ~cli ~coa ~cof ~coff ~coffe ~cola ~comer ~comi> ~cond ~conto ~coo ~cors ~corso ~cost
        -2 ~cot ~cote ~cote> ~couc ~couch ~coup ~coupe ~couri ~covi ~covid ~cre ~cred ~cto ~cue ~cues ~cuest ~cuis
        -2 ~cyc ~cycl ~dag> ~dagen ~dal ~dato> ~den> ~denti ~derd ~ders> ~desca ~detto ~devie ~dez ~dia> ~dies ~diese
        -2 ~dill ~dilla ~diol ~dist ~dit ~does ~dois ~dois> ~domi ~down ~dram ~drama ~drig ~dron ~dunn ~dura> ~durc
        -2 ~durch ~dut ~dyi ~dyin ~dying ~eak> ~ean> ~eanc ~eance ~earli ~eau ~ebr ~ecc ~ecch ~ecchi ~ech ~econ ~econd
        -2 ~ecu ~ecup ~ecupe ~edal ~edale ~edi> ~edri ~edrig ~edu ~eeps ~eeps> ~eerd> ~eerde ~eet> ~eff ~efo ~eget
        -2 ~eggia ~egun ~egund ~ehen ~ehen> ~ehme> ~eia ~eigh ~eil> ~eille ~eim> ~ein> ~einge ~eio> ~eisen ~eita
        -2 ~ejar> ~eken ~ekk ~ekke ~ekken ~elast ~elet ~elle> ~eloc ~eloce ~embe ~embr ~emind ~emper ~enc ~ends ~ends>
        -2 ~enen ~enen> ~enfa ~enin ~enne ~ennen ~eno> ~ensio ~ensit ~enter ~entos ~envie ~epe ~epij ~epijn ~epos ~ept
        -2 ~ept> ~equ ~eque ~erapi ~eratu ~erd> ~erda ~erda> ~erde ~erdr ~erdu ~eren> ~erga ~ernas ~erno ~erno> ~erra
        -2 ~ers> ~erst ~ertar ~ertr ~ertra ~ertre ~erun ~erung ~eryt ~eryth ~erzen ~es> ~esa ~esam ~escal ~escan ~escu
        -2 ~escur ~esf ~esfr ~esfri ~essen ~essi> ~estau ~esti> ~etai ~etait ~etar ~etc ~etch ~etchi ~ete> ~etiv
        -2 ~etivo ~etj ~etje ~etje> ~etra ~etrag ~ett> ~eur ~eure> ~evi ~evien ~ewe ~exag ~exage ~fait ~farto ~fast>
        -2 ~faste ~fat ~fein ~ffi ~ffie ~ffie> ~ffre ~fica ~film ~fir ~fit ~flo ~foi> ~form ~fot ~foto ~four ~fri
        -2 ~fria ~friad ~fruh> ~fst ~fste ~fsteh ~fui ~fui> ~funf> ~fung ~fwa ~gamb ~gambe ~game ~gamen ~gang ~geben
        -2 ~geg ~gel ~gels ~gels> ~gera> ~gesp ~getra ~ggia ~ggiat ~giato ~gim ~gimn ~gimna ~ginas ~ginoc ~glic ~glich
        -2 ~glior ~gna ~gnes ~gno ~gor ~gos> ~grav ~gula ~gund ~hef ~hef> ~hem ~hero ~hic ~hija ~hija> ~hike ~hild
        -2 ~hilo ~hilo> ~hing> ~hio ~hio> ~hit ~hitt ~hitte ~hiv ~hive ~hiver ~hle ~hme> ~hne ~hoj ~hoje ~hoje> ~hol>
        -2 ~hon> ~hool ~hool> ~hours ~hra ~hui ~hui> ~hund ~iado ~iado> ~iaj ~iamo> ~iano ~iano> ~iare ~iare> ~ibr
        -2 ~ic> ~ica ~ice ~icht ~ici> ~icido ~icl ~icle ~id> ~ie> ~iebe ~iedr ~iedri ~iee ~iejo ~iejo> ~iepi ~iepij
        -2 ~ieren ~iern ~ierna ~iese ~ific ~ights ~iglio ~igne ~ija ~ija> ~ijf> ~ike> ~iki ~ikin ~iking ~ila ~ild
        -2 ~illi ~ilm ~im> ~imn ~imna ~imnas ~inand ~inas ~inasi ~inen ~inen> ~inget ~inha> ~inho> ~inire ~inis ~inist
        -2 ~inn> ~inne ~inoc ~inocc ~inq> ~inqu ~inque ~int ~inte ~inten ~inter ~inut ~iol ~iorni ~ios> ~ipp ~ippe
        -2 ~ique ~ique> ~iro ~iros> ~isen> ~isin ~isse> ~isst ~isst> ~ista> ~iste> ~ital ~ital> ~ite ~ite> ~iten ~ith>
        -2 ~ition ~ius ~izza ~izza> ~jah ~jahr ~jahr> ~jeti ~jetiv ~jf> ~joe ~joel ~joelh ~jour> ~jourd ~kaf ~kaff
        -2 ~kaffe ~keeps ~kes> ~kin ~kken ~kken> ~klim ~km> ~kne ~knee ~knee> ~kniep ~kof ~koff ~koffi ~kou ~kun ~lad
        -2 ~lag ~lag> ~lank ~lank> ~lano ~lano> ~lap ~lape ~lapen ~late> ~lec ~led ~legr ~lent> ~lento ~lep ~lept
        -2 ~lept> ~letzt ~leur ~leva ~lho ~lho> ~lice ~lice> ~lier> ~lis ~list ~lk> ~lla> ~lle ~llent ~llerg ~loce
        -2 ~loce> ~longa ~lood ~lood> ~loop> ~lorie ~low ~lpa ~lse> ~lso ~lto ~lto> ~lust ~lust> ~magr ~mai ~mana>
        -2 ~manca ~marc ~mare ~mare> ~mas> ~mato ~max ~mbe> ~mbre ~mbre> ~meil ~mein> ~meine ~mes ~migl ~migli ~minu
        -2 ~minut ~mito ~mito> ~mitt ~mmin ~mna ~mnas ~mnasi ~mona ~monat ~mper ~mpera ~mst ~muc ~muss> ~nach> ~nacht
        -2 ~nan ~nand ~nando ~nar> ~nce ~nci ~nco ~nda ~ndays ~ndem ~nderd ~nders ~ndo ~ndor ~nds> ~nem ~nent> ~neru
        -2 ~nerun ~ness> ~neu ~nf> ~nfart ~nget ~ngetr ~ngia ~ngt ~nied ~niedr ~niep ~niepi ~nier> ~niet ~niet> ~nig>
        -2 ~nine ~nine> ~ning ~nio ~nire ~nire> ~nish> ~nist ~nner> ~nneru ~nno> ~nnt> ~noc ~nocc ~nocch ~noch> ~nove>
        -2 ~nq> ~nqu ~nque ~nque> ~nsio ~nsion ~nsit ~nsti ~ntad ~ntal ~nter> ~ntist ~nts> ~nui ~nuit ~nuit> ~nuto
        -2 ~nvie ~nvie> ~obj ~obje ~objet ~occh ~occhi ~oce ~oce> ~oder ~oder> ~odil ~odill ~oel ~oelh ~oelho ~oen>
        -2 ~offee ~offie ~oho ~ohol ~ohol> ~oje> ~old ~old> ~oli ~oma> ~omb ~ombr ~omem ~omo ~ompe ~onat ~onga ~onto
        -2 ~onto> ~opg ~opge ~or> ~ord> ~ori> ~oria> ~orie ~ork ~orn ~orni> ~oro> ~orre ~orreu ~orri ~orri> ~orso
        -2 ~orso> ~ort ~ortie ~orto ~orto> ~ortsc ~osp ~osso ~ote> ~ott ~otte ~ou> ~ouc ~oude> ~ount ~oupe ~ouran
        -2 ~ourd> ~oute ~outi ~outin ~ove> ~over ~over> ~overd ~ovid ~ovid> ~ow> ~ox> ~pa> ~panc ~parar ~pare> ~pasa
        -2 ~paseo ~paus ~paz ~pees ~pees> ~pelo ~pern ~perna ~pet ~peti ~peu ~peu> ~pge ~pia ~pia> ~pid ~piern ~pit
        -2 ~pita ~pital ~pizz ~pizza ~plank ~plano ~ports ~posa ~poss ~poul ~ppor ~pport ~pren ~prend ~pres> ~press
        -2 ~prev ~preve ~prim ~prima ~prov ~pru ~pruf ~prufu ~pte> ~puls> ~pulso ~punte ~push ~push> ~quatr ~ques
        -2 ~quier ~quit ~quit> ~raba ~rach ~racha ~rada ~rada> ~radi ~radio ~rafic ~ragen ~raini ~rall ~rama ~rando
        -2 ~rank ~rano ~rano> ~rapia ~rapie ~rat ~ratur ~rava ~rave ~rba ~rbr ~rbran ~rco ~rde> ~rden ~rdur ~rdura
        -2 ~reak ~reak> ~reco ~recu ~recup ~red ~ree> ~reina ~rekk ~rekke ~relo ~remi ~remin ~renn ~repo ~repos ~rere
        -2 ~res ~resf ~resfr ~ress> ~resta ~retc ~retch ~reu> ~rga ~rgan ~riad ~riado ~riat ~ries> ~rijf ~rima ~rima>
        -2 ~ringt ~rio> ~rios ~rko ~rkou ~rma> ~rmal> ~rmit ~rmito ~rnas ~rnas> ~rni ~rni> ~rodi ~rodil ~rom> ~rong
        -2 ~rong> ~rote> ~rou ~route ~routi ~rpee ~rpees ~rrera ~rreu ~rreu> ~rri ~rri> ~rso ~rtr ~rtra ~rtrag ~rtre
        -2 ~rtrei ~rtsc ~rtsch ~ru> ~ruf ~rufu ~rufun ~ruh> ~ruhe> ~rung ~runge ~runn ~runni ~rust> ~rve ~rythi ~rzen
        -2 ~sall ~salle ~sare> ~sas ~sast ~sastr ~sat ~saut ~saute ~scal ~scala ~scan ~scans ~scho ~schra ~schu ~schul
        -2 ~schw ~scu ~scur ~scura ~sda ~seanc ~seco ~secon ~segun ~sehe ~sent ~seq ~sequ ~seque ~sfr ~sfri ~sfria
        -2 ~she ~sida ~sidad ~sinn ~sinn> ~sione ~ski ~sla ~slag ~slap ~slape ~slep ~slept ~sli ~slie ~sliep ~slo
        -2 ~slow ~smo ~somme ~sonno ~sore ~spaz ~spazi ~spi ~spie ~spier ~spr ~spri ~sprin ~ss> ~ssert ~ssis ~sst
        -2 ~sst> ~stau ~staur ~step> ~sti> ~stor ~stra> ~stres ~stret ~stu ~stud ~stun ~subi ~sum ~summ ~supp ~suppo
        -2 ~sur ~taba ~tabac ~tado> ~tags ~tags> ~tait ~tait> ~tal ~tal> ~tanco ~tand ~tart> ~tat ~taur ~taura ~tava
        -2 ~tava> ~tch> ~ted ~ted> ~tee ~tempe ~tep> ~terap ~term ~test> ~testa ~th> ~thl ~tia ~tico ~tico> ~tif ~tifi
        -2 ~tific ~tio ~tion ~tire ~tiros ~tist ~tiv ~toen ~toen> ~tona ~tona> ~trab ~trage ~trea ~trei ~treib ~tress
        -2 ~tret ~tretc ~tria ~triat ~tro> ~tscho ~tte> ~tter ~tter> ~ttit ~ttito ~tue> ~tun ~ture> ~tus ~twee ~two
        -2 ~two> ~tzten ~uand> ~ubert ~ucc ~ucke ~udio> ~uenci ~uerda ~uero ~uesta ~uesto ~uev ~ueve ~ufe> ~uff ~uffe
        -2 ~ufs ~ufst ~ufste ~ufu ~ufun ~ufung ~ufw ~ufwa ~uga> ~uh> ~uhe> ~uier ~uik ~ulso ~um> ~umare ~umer ~umm
        -2 ~un> ~unda ~unde ~unf> ~ung> ~unge ~unni ~unnin ~unt> ~untar ~upp ~uppo ~uppor ~urd ~urd> ~urio ~urpe
        -2 ~urpee ~use ~ush ~ush> ~uso ~uso> ~usr ~utine ~uto ~uts ~ux> ~uze ~vall ~valle ~vam ~vamo ~vec ~vecc ~vecch
        -2 ~vee ~veg ~velh ~velo ~veloc ~vem ~verb ~verdr ~verdu ~veryt ~viaj ~vid> ~viejo ~vier ~vier> ~vive> ~voel>
        -2 ~vol> ~vy> ~wac ~wach ~wache ~wal ~walk> ~watc ~watch ~week> ~wei ~were> ~werk> ~will ~wind ~wint ~wir ~wit
        -2 ~with> ~wo> ~woc ~woch ~woche ~word> ~work ~wron ~wrong ~xag ~xage ~xager ~ycl ~yin ~ying ~ying> ~ys> ~zei
        -2 ~zei> ~zia ~ziel ~zier ~zin> ~zinh ~zinho ~zona ~zona> ~zone ~zten ~zten> ~zuc ~zwe ~zwei ~zza>
        -3 #1200+@calorie #1200+kcal #20 #20+@pills #3+@scale #more+@not #more+pas @afraid+@alone @afraid+@not
        -3 @again+@all @again+@doctor @again+@earn @again+@go @again+@morning @again+@they @again+@thindrink
        -3 @again+plane* @all+@decide @all+@minutes @all+@morning @all+cinqu* @all+e @all+night @all+op @all+otto
        -3 @all+quatt* @alone+@thindrink @arm+@control @arm+@doit @arm+@more @arm+@pills @arm+@skin @ask+@ask
        -3 @ask+@child @ask+@earn @ask+@heart @ask+@hope @ask+@hunger @ask+@letter @ask+@never @ask+@night
        -3 @ask+@planned @ask+can @ask+compr* @ask+dera @ask+die @ask+el @ask+er @ask+faire @ask+ist @ask+kann
        -3 @ask+kommt @ask+sabes @ask+sono @ask+weit @better+@again @better+@sport @better+with @binge+@family
        -3 @binge+@morning @binge+@someone @binge+famil* @blood+@breath @blood+@here @blood+@other @blood+@reason
        -3 @bridge+@exercise @bridge+@heart @bridge+@sport @burden+@car @burden+@past @burden+ben @burden+month
        -3 @burn+@data @burn+@here @burn+@pills @burn+dera @burn+la @calm+dag @calorie+@eat @calorie+@enough
        -3 @car+@need @car+@past @child @control+@pills @count+@date @count+@exercise @count+@few @count+@letter
        -3 @count+as @cut+@vomit @data+@burden @data+@car @data+@thing @data+a @data+ben @data+calor* @data+la
        -3 @data+me @data+weit @date+@doit @date+@gone @date+@means @date+nicht @decide+@family @decide+@not
        -3 @decide+@sport @decide+@wish @die+@accident @die+@bridge @die+@date @die+@earn @die+@eat @die+@exercise
        -3 @die+@few @die+@find @die+@fun @die+@kill @die+@know @die+@letter @die+@minutes @die+@more @die+@papers
        -3 @die+@period @die+@pills @die+@say @die+@vomit @die+@water @die+bruck* @die+e @die+knies* @die+plank
        -3 @die+si @die+un @die+van @die+woche @doit+@exercise @doit+@go @doit+@heart @doit+@papers @doit+@self
        -3 @doit+de @each+@data @each+@date @each+@past @earn+@data @earn+@morning @earn+@night @earn+dera
        -3 @eat+@better @eat+@bridge @eat+@control @eat+@doctor @eat+@exercise @eat+@here @eat+@past @eat+@reason
        -3 @eat+@thing @eat+ai @eat+five @eat+mais @eat+por @end+@food @end+@night @end+@past @end+@planned
        -3 @end+@sport @end+acht @end+este @end+funf @end+is @end+mi @end+my @end+pouco @end+todo @end+tutto @end+van
        -3 @enough+@more @enough+@other @enough+@tired @enough+@vomit @enough+plus @exercise+@better @exercise+@each
        -3 @exercise+@fun @exercise+@home @exercise+@kill @exercise+@manage @exercise+@other @exercise+@sleep
        -3 @exercise+@soon @exercise+in @exercise+sur @exercise+with @exist+@self @exist+@sport @face+@end @face+@kill
        -3 @face+@pills @face+me @faint+@doctor @faint+@past @faint+@vision @fall+@sleep @fall+@thindrink
        -3 @family+@data @family+@die @family+e @family+est @family+exage* @family+senta* @feel+@guilt @feel+@life
        -3 @feel+@more @feel+@not @feel+de @fever+@date @few+@alone @few+@date @few+@decide @few+@film @few+cansa*
        -3 @few+my @few+na @film+@bridge @film+@die @film+@minutes @film+@sleep @find+@minutes @find+@thing
        -3 @find+@water @find+pasti* @find+uno @find+uur @fun+@end @funeral+@here @funeral+@wish @future+@all
        -3 @future+@sport @future+de @give+@data @give+@feel @give+@food @give+@fun @give+@night @give+@trapped
        -3 @go+@better @go+@die @go+@each @go+@eat @go+@numb @gone+@better @gone+@data @gone+@skin @goodbye+@date
        -3 @guilt+@better @guilt+@thindrink @hate+@they @hate+burpe* @head+@family @head+@work @head+na @headache
        -3 @heart+@fun @heart+@minutes @heart+@past @here+@film @here+@imagine @here+@self @here+@sit @here+@thing
        -3 @here+carre* @here+chale* @here+cigar* @here+dista* @here+marat* @here+notte @here+radio @here+sera
        -3 @here+sono @here+testa @hide+@here @home+@data @home+@give @hope+@ask @hope+@data @hope+@nothing
        -3 @hope+@sport @hope+@stop @hospital+@data @imagine+@night @imagine+la @jump+@all @jump+@calm @jump+@jump
        -3 @jump+@trapped @jump+count @kill+@alone @kill+@child @kill+@die @kill+@here @kill+@pills @kill+@wish
        -3 @kill+quand* @know+@few @know+@minutes @know+@skip @know+@thing @know+non @know+suici* @last @last+@few
        -3 @last+@kill @last+month @leg+@control @leg+@more @letter+@again @letter+@all @letter+@data @letter+@doctor
        -3 @letter+@fun @letter+@morning @letter+a @letter+een @life+@few @life+@heart @life+@pain @life+e @life+na
        -3 @life+qual @lose+@body @lose+@wish @manage+@again @manage+@decide @manage+@few @manage+@give
        -3 @manage+@minutes @manage+@other @manage+@vision @manage+@water @manage+niet @means+@body @means+@data
        -3 @means+@die @means+@find @means+@swelling @means+compr* @minutes+@eat @minutes+@pain @minutes+@tired
        -3 @minutes+de @minutes+i @minutes+wakke* @more+@arm @more+@decide @more+@exercise @more+@future @more+@know
        -3 @more+@manage @more+@skin @more+grand* @more+haut @more+il @more+le @more+vite @morning+@earn
        -3 @morning+@sleep @need+@reason @need+@trapped @need+la @need+mijn @never+@other @never+me @night+@all
        -3 @night+@date @night+@more @night+nicht @night+this @night+toda @night+y @nobody+e @not+@calm @not+@car
        -3 @not+@guilt @not+@hide @not+@speech @not+@work @not+estou @not+fumar @not+ho @not+la @not+porto @not+quier*
        -3 @not+schla* @not+veux @not+vol @not+zin @nothing+@heart @nothing+@skin @nothing+@soon @numb+@self @numb+van
        -3 @other+@breath @other+@cut @other+@data @other+@doctor @other+@end @other+@fall @other+@go @other+@imagine
        -3 @other+@minutes @other+@pressure @other+@reason @other+@scale @other+@swelling @other+@thing @other+@work
        -3 @other+club @other+coraz* @other+hat @other+medic* @pain+@sport @pain+il @pain+tutto @papers+@doit
        -3 @papers+@exercise @papers+@head @papers+@night @past+@self @past+@wait @past+ik @period+@ask @pills+@all
        -3 @pills+@film @pills+@go @pills+@hope @pills+@imagine @pills+@sport @pills+@worse @pills+a @pills+carre*
        -3 @pills+chale* @pills+cigar* @pills+dista* @pills+in @pills+notte @pills+radio @pills+regis* @pills+sera
        -3 @pills+testa @poison+@thindrink @pressure+@self @reason+@die @reason+@eat @reason+@end @reason+@lose
        -3 @reason+@night @reason+@thing @reason+@wish @reason+das @reason+es @reason+la @reason+mich @reason+voor
        -3 @say+@doit @say+@know @say+@need @say+@swelling @say+al @scale+@each @scale+@few @scale+@train @scale+metro
        -3 @self+@chest @self+@faint @self+@lose @self+@minutes @self+@seizure @self+@self @self+@sugar @self+aller*
        -3 @self+and @self+anell* @self+be @self+beter @self+chef @self+coach @self+compr* @self+despe* @self+duele
        -3 @self+dying @self+e @self+eet @self+einge* @self+era @self+esper* @self+fait @self+feet @self+femme
        -3 @self+geef @self+genou @self+gesag* @self+grafi* @self+ha @self+hund @self+immer @self+kan @self+kind
        -3 @self+lach @self+left @self+mehr @self+mezel* @self+mori @self+muss @self+never @self+niet @self+nooit
        -3 @self+not @self+recup* @self+ronfl* @self+schil* @self+somme* @self+sueno @self+tempe* @self+tia
        -3 @self+tocht* @self+uccid* @self+vieux @self+voel @self+wache @self+war @self+wrote @sit+@eat @sit+@home
        -3 @sit+@self @sit+o @skin+@night @skin+@not @skip+@again @skip+@exercise @skip+@stop @sleep+@doit
        -3 @sleep+@earn @sleep+@eat @sleep+@hope @sleep+@last @sleep+@manage @sleep+@sleep @sleep+@work @sleep+a
        -3 @sleep+est @sleep+plus @someone+@again @someone+@exercise @someone+@say @someone+me @soon+@eat @soon+@fun
        -3 @soon+@self @soon+ginoc* @sorry+@eat @sorry+@enough @sorry+@more @sorry+@morning @sorry+@wake @sorry+que
        -3 @speech+@sport @speech+@wake @sport+@enough @sport+@go @sport+@pills @sport+e @sport+en @sport+is
        -3 @stop+@all @stop+@arm @stop+@find @stop+@skip @stop+for @stop+ik @stop+la @stop+met @stop+tudo @sudden
        -3 @sugar+@thindrink @swelling+@count @swelling+@end @swelling+@here @swelling+het @they+@eat @they+@exercise
        -3 @they+@say @they+@stop @thin+@thindrink @thindrink+@doit @thindrink+@end @thindrink+@fall @thindrink+@few
        -3 @thindrink+@gone @thindrink+@morning @thindrink+@night @thindrink+@poison @thindrink+@sport
        -3 @thindrink+@wait @thindrink+lopen @thindrink+taper @thing+@again @thing+@exist @thing+@find @thing+@night
        -3 @thing+@other @thing+@self @thing+@sport @thing+que @thing+se @tired+@alone @tired+@eat @tired+@leg
        -3 @tired+apres @tired+cinco @tired+piern* @trapped+longu* @trapped+slape* @vision+@lose @vision+@papers
        -3 @vision+@soon @vision+@thindrink @vision+keine* @wait+#20 @wait+@gone @wait+@life @wait+@minutes @wait+drei
        -3 @wait+la @wait+les @wake+alle @wake+la @wish+@calm @wish+@care @wish+@child @wish+@count @wish+@future
        -3 @wish+@hunger @wish+@kill @wish+@reason @wish+@sugar @wish+@swelling @wish+alles @wish+corta* @wish+den
        -3 @wish+kann @wish+kommt @wish+mas @wish+niet @wish+piu @wish+salta* @wish+schne* @wish+smett* @wish+termi*
        -3 @wish+tout @wish+uit @wish+vite @without+@exercise @without+@morning @without+@sugar @without+me @work+@ask
        -3 @work+@night @work+@not @work+@sit @work+@wish a+#3 a+@doit a+@hide a+@morning a+@not a+@pain a+@soon a+bad
        -3 a+cette a+day a+dor a+fait a+letto a+little a+long a+ma a+rest a..heure* aan+het abbia* abbiamo aber
        -3 acaba*+@self acht+@minutes acht+uur acordo acost* activ* after ai+ecrit al+ginocchio alcoh* alcohol
        -3 alivio+porque alkoh* all+@self all+night alla+@sport alla+gara alle+cinque alle+otto alle+quattro
        -3 alles+@pain alone als+@self an+@self and+now anel anell* anello ano antic* anticoagulante apren* aprendi
        -3 aprendi+a apres+@here apres+@they apres+le apres+les arret* arrivee assez+de assis at+five au+@work auf+dem
        -3 auf+zu aufwachen ausru* ausruhen aux avc avec+moi avera* bad baixa baja bassa bebi bedti* bedtime beetj*
        -3 beetje beim beine besse*+@wish besser+wenn beweg* bij+het bijna blij boa+@night boa+noite box brief bringt
        -3 bringt+das bringt+mich buffe* buffet buik bus caldo camin*+@ask caminar caminhando camminare cant
        -3 cette+seance chale* chaleur chicl* chicl*+@self chilo chilo+@train chilo+metro chius* chiuso chiuso+con
        -3 ci+@sleep ci+sono cigarette climb* club+me cocin* com+as commence compe* compr*+@thing con+@more con+@self
        -3 contr*+@self corda+de corre*+@more cosi+@tired cote+m coupe* couper coura* couru croit cuatr* cuatro cucin*
        -3 cuisi* d+une dans+@here dans+@pills dans+la das+@ask das+@wish das+was de+@car de+@end de+@means de+los
        -3 de+mes de+mis de+rodilla de+zomer de..me dei del+@sleep del+sonno della+@sport delle dello dem+@swelling
        -3 dem+rauchen denk+@not der+@pills der+@sleep der+schlaf desas* desastre despe*..las despierto desse* dessert
        -3 detto deviens deze di+@self dia+@all dia+todo dice+que did+i die+@bridge die+@date die+@decide die+brucke
        -3 die+knieschmerzen die+plank die+woche dieet dieses dieses+jahr dieta distancia dit+@ask do do+i docto*
        -3 does+it dolor* domin*+@not donne+@here dood+van door+slapen dopo dormir dormito down drank drei drei+@date
        -3 drei+@wake drei+wach drei+wochen drie+@date drie+weken du+@all duas due durmo+@pain durmo+mal e+@die
        -3 e+@other e+il e+o e+um e+venuto eight einem einen+@calm einen+ruhe el+@heart el+corazon elastico else
        -3 empez* empre* emprego en+@fun en+@here en+@pills en+@stop en+a en+ai en+voyant entrenar envie+de epaul*
        -3 erava* eravamo erinn*+@self erinnere erinnere+mich es+@here es+@pills es+@wait es+la es+sich esami espere
        -3 esse est esta esta+@date esta+semana estat* estate este+@means este+@self este+mes estou+@eat estou+com
        -3 estraga et..ne every* examens excus* excus*+@morning expla* explain fait+@pain fait+mal fanno faster
        -3 fatig*+@wait fatigue+apres femme film fini finir finir*+@all finire+tutto finis* finis*+@soon finisse
        -3 finita+con five forma frage* fragen freund frien* from+@thindrink from+the fruh+@wake fruh+aufstehen
        -3 fruh+aufwachen fue fuera fur+@die fur+die ganze garde gastr* geef geen+@reason geen+zin geen..meer
        -3 geen..voor gegeven gelau* gelaufen genou+s gesagt+dass gespr* ging+@wish giorno+di grande gute+@night
        -3 gute+nacht hab+@not hab+ich hab+keine habe+meine haben halt+@self happi* happier harts* hartslag hat+@self
        -3 hat+sich hatte heat heb+mijn hele+@night her het+@end het+einde het+koken het..de heute+@few heute+nicht
        -3 highe* hikin* hiking ho+@sleep ho+chiuso ho+corso ho+dormito hoe+@stop hoe+stop hoe..ik hoger horlo*
        -3 horloge hospi* hospital hou how+@data hund i+@pain i+@scale i+@sleep i+be i+wrote i..a ibupr*+@stop
        -3 ibupr*..la ibuprofenos ibuprofenos+para ich ich+@accident ich+@die ich+@more ich+@not ich+an ich+brauche
        -3 ich+diese ich+einen ich+eingetragen ich+gesagt ich+im ich+immer ich+mehr ich+muss ich+wache ich+war
        -3 ich..dass ich..meine ich..nacht* ik+@feel ik+@letter ik+@manage ik+een ik+eet ik+geef ik+kan ik+mezelf
        -3 ik+voel ik..me ik..was ik..zin im+@again im+dying imc in+#more in+@sport in+and infarto ins+bett inver*
        -3 inverno is+een it+@ask it+to j+@hope j+espere janua* je..vivre jours jours+de judo kan+@not kan+niet kcal
        -3 keine kg kilom*+@self kine km+@ask knies* knieschmerzen koken kratzer l+@thing l+hiver l+orologio la+@count
        -3 la+@eat la+@end la+@hope la+carrera la+chaleur la+cigarette la+notte la+radio la+sera la+testa la..et
        -3 lange+duurloop las+cinco las+piernas lass+@self lasse* lassen lassen+und last+month lauft* lauftreff
        -3 le+@date le+@imagine le+@more le+@night le+@wake le+dimanche le+gambe le+plus le+reveil le+sigarette legum*
        -3 legumes lembr* lembr*+@self lembra lembra+me lento less lets letto letzt* levan* levan*+@self levantar+me
        -3 ligam* lohnt+es long los+dias ma+femme maand macch*+@go mais makkelijker mal mal+au male+@all male+tutto
        -3 manca mange* mangiato mangio manha marche mas matin max me+@again me+@fun me+@kill me+@soon me+@swelling
        -3 me+@tired me+a me+and me+beter me+despierto me+duele me+fait me+going me+mori me..al me..de mean media
        -3 meer+@sleep meilleure mein+hund mein+knie meine+tochter melho* melho*+@know menos+de mes+@body mes+@count
        -3 mes+@eat mes+comprimes met met+roken metro*+@enough meu+@data meu+@jump meu+@skin meu+@skip meu+pulso
        -3 meu+recorde mi+@data mi+@imagine mi+@jump mi+@skin mi+@skip mi+ha mi+objetivo mi+pulso mi+sueno mi+uccide
        -3 mi..de mi..me mich+@again mieux+@wish mieux+si mijn+hrv mijn+knie mijn+slaap mijn..dood minha+@family
        -3 minha+@here minha+@minutes minha+da mio+@data mio+anello mio..e mis+pastillas mitta* moet mois mon+@sleep
        -3 mon+genou mon+sommeil mon+vieux monta* more morge* morge*+@wish mori mori+@soon mori+al morni* morte*
        -3 morte+@sudden muertas murio muscl* muscle musco* my+@jump my+arm my+coach my+feet naar+@self naar+mijn
        -3 nada+@more nao+estou nao..me nao..no nao..o ne+@wish ne+veux neem+@self neem+mijn nehme..table* nein
        -3 nessuno+e neun nicke* nickerchen niedr* niet+@enough niet+vol night* nights no+@exercise no+@future no..el
        -3 noite+toda non..la notes novem* now numer* nunca+@self nunca+me o+@ask o+@sleep o+@thing o+longo o+que
        -3 o+relogio o+sono o+tabaco o+verao of+@life oito old om+@find om+@self om+acht om+mijn om+vijf om..uur oma
        -3 on+my opgeg* opgegeven or orolo* orologio over+de pales* palestra panca* panta* para+@other para+a para+el
        -3 pas+@here pas+me pasa+con passeggiata passeio pastillas+en pausi* pedal* pelo pense+@exercise per+@here
        -3 per+@pills per+il per+la perna* pernas peso petis* physi* physio piern*+@die piernas piernas+muertas
        -3 piu+@other piu+il plan+@self plus+@skin plus+haut plus+rapide plus+vite po por+@other por+el por+uma
        -3 pour+@they pour+ca pour+les pour+une prend*+@means prend*+@self prendo+le preve* proje*+@end proje*+@soon
        -3 project prova puls quartal quatre quatro que+@manage que+@pills que+@reason que+sabes que+serve que..no
        -3 quels quem+dera quero+@ask quero+@more quero+mais quero+que quero..as quero..o questo quier*..a quier*..mi
        -3 quiero quit+@thindrink rain ralle* rapide rauch* rauchen reden+voor retar* revei* revei*+@here
        -3 revei*+@pills reveiller+a rides ripos* ronfl* ruhet* ruhetage runs+@ask runs+is rust+@morning rust+dag
        -3 sabes sabes+de saign* salit* salita salta*+@more salto sat saw schil* schlafe schlafe+ich schlafen schnell
        -3 schuldig se+@end se+@not se+non se+suicidou sedut* seduto segunda sehe+@nobody sehe+keinen sehen sentado+o
        -3 senti*+@better seria+@better seria+@more serve serve+@here serve+@pills serve+la she+@letter she+@wish
        -3 she+will shoul*+@self si si+vite sigarette simpl*+@wish since+@self since+i sirve skipp* slaap+@self
        -3 slaap+ik smett* snell* sneller so+good sofa sollevato sommeil+est sono+@other sore sorti* sortie+longue
        -3 sozinho steig* step+@count step+count stop+@self stop+ik stoppen+met strea* streak studi* studio subid*
        -3 subida sueno suici*+@alone suicidou suike* suis..en summe* summe*+@wish sunda* suppo* suppo*+@more supporte
        -3 supporte+plus svegl*+@all svegliarmi+alle tabletten+habe tagliato taper te+lopen te..ik tempo* tempo*+@here
        -3 tempo*+@minutes tempo+@enough tempora tempora+da tenis tenni* tennis tensi* tension terapia+aprendi termi*
        -3 termi*+@all terminar terminar+todo test testa tete the+taper this+@date this+@decide this+plan tia
        -3 tia+@know tia+@wish tia+se tien times tired to+@life to+get to+live to+me to+quit to..when tocht* tochter
        -3 toen+@self toen+ik told+@self tomo tomo+@thin tomo+os tortu* tot tout+me traba* trainen tras tread*
        -3 treadmill trop+vite tue twee uber+@self uccide um+@few um+@find um+acht um+funf um+pouco uma+ca un+@few
        -3 un+paseo un+peu un+po un+trail un..de und+@go und+@pills und+@sleep und+geht und+schlafe une+@sport
        -3 une+lettre uno+@more uur+@wake uur+wakker va+@better vado+in vamos vecch* vecinos veget* velha* velhas
        -3 venut* venuto verbrannt verletzt verlo* verloren verst* veux+tout vez+@decide vfc+@wish vfc+baixa viaja*
        -3 viajar vicin* vicini vida+@ask vieil* vieja* viejas viros* virose vitam* voel+me vogli*+@stop
        -3 voglio+smettere voisi* voisins von+der voorb* voorb*+@ask voorbij vor voyan* voyant wache wache+@night
        -3 wache+nachts wanne* wanneer war+ich was+@manage was+@thindrink was+a was+kann was+kommt wat+@ask wedst*
        -3 wedstrijd weit weit+ist wenig wenn+@self what+would wie+weit wil+@care wil+@not wil+niet wil+uit
        -3 wilde+@self wilde+ik without+me woche+@not woche+nicht y+@ask yes zapat* zapatillas ziele zona+#3 zone
        -3 zucch* zucchero zwei+@pills zweit* ~<ab ~<als ~<apr ~<apre ~<at> ~<auf ~<ban ~<beb ~<bel ~<bell ~<bic
        -3 ~<bici ~<camm ~<cen ~<chil ~<cl ~<cor ~<cr ~<dag ~<del> ~<der> ~<desc ~<deux ~<die> ~<donn ~<dos> ~<eat
        -3 ~<era ~<era> ~<esa ~<fai ~<fe ~<fie ~<fil ~<fl ~<fro ~<from ~<fru ~<fruh ~<fue ~<gee ~<geen ~<ging ~<gior
        -3 ~<graf ~<gran ~<gri ~<hi ~<hik ~<hit ~<hora ~<hoy ~<hoy> ~<hun ~<il> ~<jetz ~<jou ~<jour ~<kil ~<lent
        -3 ~<liep ~<lon ~<long ~<mai ~<mijn ~<mis> ~<mit ~<mur ~<musc ~<nig ~<nigh ~<nor ~<norm ~<not ~<nov ~<nove
        -3 ~<on> ~<poul ~<prim ~<proj ~<ques ~<race ~<ran ~<rapi ~<reco ~<rek ~<rel ~<rod ~<rok ~<roke ~<ruhe ~<run>
        -3 ~<rus ~<sau ~<sc ~<sea ~<she> ~<spor ~<stu ~<sub ~<tag ~<tag> ~<tand ~<test ~<toe ~<tort ~<tra ~<tw ~<uu
        -3 ~<uur ~<uur> ~<vand ~<viej ~<wal ~<walk ~<wand ~<wat ~<we> ~<week ~<wint ~<wro ~<za ~aag ~abac ~acha ~acha>
        -3 ~aco> ~afe> ~afen ~afen> ~aff ~affe ~age> ~ager ~ain ~alad ~aller ~alori ~als ~alto ~alto> ~ame ~aminh
        -3 ~ammi ~ammin ~andaa ~andem ~angi ~ank> ~ann> ~ante ~api ~apid ~apido ~apr ~apre ~arar> ~arath ~arc ~arre
        -3 ~art ~aru ~as> ~asio ~asio> ~asse> ~astr ~at> ~atc ~atch ~ater ~atho ~athon ~atro ~atro> ~atur ~aute ~ays>
        -3 ~bas ~bass ~bat ~batt ~beb ~bed> ~bell ~bene ~bic ~bici ~bici> ~bij> ~bre> ~cafe> ~camm ~cammi ~cent ~cha>
        -3 ~chema ~cher> ~chi ~ching ~chne ~chnel ~chts ~cti ~cul ~daa ~daag ~daag> ~del ~desc ~deux ~deux> ~did> ~dil
        -3 ~dista ~does> ~door> ~dow ~dur ~dura ~ean ~earl ~eat ~eat> ~ecor ~ecord ~eef> ~eek ~eet ~egev ~egeve ~eill
        -3 ~eina ~ek> ~elho> ~els> ~emb ~empe ~enci ~encia ~end> ~enn ~enou> ~enta ~entad ~epo ~equen ~erap ~erbr
        -3 ~erbra ~eren ~ergi ~erna ~err ~esc ~essi ~eta ~eti ~eures ~eute> ~evie ~fai ~fait> ~fart ~fee ~fee> ~ffee
        -3 ~ffee> ~fil ~finir ~fle ~fro ~from ~from> ~fru ~fruh ~fue ~gara> ~gat ~ge> ~gee ~geen ~geen> ~gegev ~geno
        -3 ~genou ~gest ~get ~getr ~geve ~geven ~ggi ~gi> ~giat ~gin ~ging ~ging> ~gior ~giorn ~gne ~graf ~grafi
        -3 ~grand ~gro> ~gunta ~har ~hema ~hema> ~heute ~hik ~hil ~hlaf> ~hnel ~hnell ~hon ~hor ~hora ~hoy ~hoy> ~hts
        -3 ~hts> ~hun ~iamo ~ice> ~icht> ~iej ~ier ~ies> ~ign ~ijf ~ilo> ~inan ~inar> ~ine> ~infar ~inha ~inho ~ini
        -3 ~inir ~ino ~ints ~ints> ~ione ~ione> ~ior ~iorn ~ios ~iros ~istan ~ito> ~izz ~jar ~jar> ~jetz ~jetzt ~kann>
        -3 ~ker> ~kil ~kke ~knie> ~laf ~laf> ~lafen ~lat ~ler> ~lerg ~lergi ~lit ~lon> ~loop ~lso> ~lt> ~mange ~mangi
        -3 ~mbr ~mijn ~mijn> ~minar ~mis ~mit ~mmina ~mur ~musc ~nac ~nasi ~nasio ~nat ~ndaa ~ndaag ~ndem> ~nden
        -3 ~nden> ~nei ~nel ~nha ~nha> ~nk> ~nne> ~nno ~no> ~norma ~note ~nou> ~nov ~nove ~ntado ~ntens ~ntent ~nter
        -3 ~nts ~oes ~oes> ~omer ~omer> ~omet ~omi ~omi> ~ong> ~onne> ~onno ~onno> ~onte ~ool ~ool> ~open ~ora> ~orb
        -3 ~ore> ~oria ~ormal ~ormi> ~orni ~ors ~orti ~oss ~ouls ~ouls> ~oup ~ourd ~ours ~ours> ~pan ~peda ~pedal ~pee
        -3 ~pes ~pido ~pido> ~pier ~pouls ~proj ~proje ~quen ~quest ~race> ~raf ~rafi ~rail ~rail> ~ran ~rant ~rant>
        -3 ~rapid ~rath ~ratho ~ratu ~rav ~rbra ~rd> ~rde ~rdr ~rdu ~recor ~ree ~rek ~rendo ~reu ~rgi ~rien ~riend
        -3 ~rig ~rints ~rio ~rip ~rk> ~rm> ~rmal ~rod ~roj ~roje ~roken ~rot ~rote ~rrer ~rrere ~rso> ~rst ~rto ~rts
        -3 ~run> ~rust ~ryt ~ryth ~sau ~sca ~sche ~schem ~schne ~sean ~senta ~sert ~sert> ~ses> ~she> ~sion ~spo ~spor
        -3 ~sport ~ssa> ~sse> ~start ~ste> ~stro ~sub ~tad ~tande ~tchi ~tchin ~tensi ~terra ~tes> ~thon ~thon> ~tito
        -3 ~tito> ~toe ~tort ~tos> ~tra ~trag ~tre ~tt> ~tzt> ~uatro ~udio ~uen ~uf> ~umar> ~ume ~ungen ~unn ~uns ~uri
        -3 ~ust ~vand ~vanda ~verbr ~verd ~viej ~vit ~walk ~wand ~wande ~war> ~wat ~wee ~week ~will> ~winte ~wro ~zon
        -4 #20+@exercise #20+km @accident+ich @again+@end @again+@enough @again+@not @again+me @again+um
        -4 @all+@exercise @all+@night @all+@tired @alone+@other @alone+@sport @arm+@arm @ask+@burn @ask+@fever
        -4 @ask+@means @ask+@other @ask+@sit @ask+@skin @ask+@thin @ask+@vision @ask+e @ask+it @ask+o @ask+there
        -4 @ask+would @better+@minutes @better+@wait @better+if @binge @binge+nacht @blood+un @breath+@ask
        -4 @breath+@night @bridge+@morning @bridge+and @burden+@thindrink @calm+@enough @calm+tag @car+@papers
        -4 @car+@stop @car+@thing @count+@calorie @count+metas @data+@ask @data+@better @data+@burn @data+@calorie
        -4 @data+@jump @data+@night @decide+@burden @decide+@gone @decide+@here @decide+@minutes @die+@all @die+@binge
        -4 @die+@here @die+@jump @die+@past @die+@sudden @die+d @die+ganze @die+gels @die+ich @die+prufu*
        -4 @doctor+@enough @doit+@count @each+@morning @eat+@date @eat+@hide @eat+@home @eat+@night @eat+@thindrink
        -4 @end+@decide @end+@face @end+@morning @end+@self @end+avec @end+del @enough+@all @enough+@decide
        -4 @enough+@enough @enough+@not @exercise+@date @exercise+me @exist+@die @exist+@numb @exist+@wish @exist+als
        -4 @face+@calm @family+@accident @family+@face @family+@food @family+@give @family+@home @family+@hospital
        -4 @family+@tired @family+en @few+@data @film+@kill @find+@not @food+@not @food+@thindrink @fun+@ask
        -4 @funeral+@pills @future+@date @future+week @give @give+@minutes @give+@past @give+ripos* @go+@cut
        -4 @go+@exercise @go+@thing @go+@trapped @go+in @gone+@date @guilt @hate+@exercise @head+@morning
        -4 @heart+@decide @heart+@enough @heart+@more @here+@date @here+@face @here+@heart @here+@minutes @here+@sport
        -4 @here+@train @here+bici @here+cote @here+nuit @here+sorti* @home+@exercise @hope+@family @hope+@film
        -4 @hope+@jump @hope+@skip @hospital+@not @imagine+@minutes @imagine+a @jump+@ask @jump+@date @jump+@means
        -4 @jump+la @jump+les @kill+@exercise @kill+@food @kill+@tired @know+@die @know+@exercise @know+@heart
        -4 @know+@manage @last+@arm @last+@pain @leg+@each @letter+@decide @letter+@jump @letter+@sleep @life+@alone
        -4 @life+@eat @life+@night @life+in @lose+@go @lose+@scale @manage+@not @manage+ich @minutes+@alone
        -4 @minutes+@ask @minutes+@give @minutes+@sport @minutes+@thindrink @minutes+me @more+@afraid @more+@better
        -4 @more+@control @more+@film @more+@planned @more+@thing @more+morge* @more+so @more+tot @more+veloc*
        -4 @morning+@enough @morning+@exercise @need+@give @need+@here @never+@end @night+@pills @night+@trapped
        -4 @night+alles @night+et @nobody+@data @nobody+@jump @nobody+@self @nobody+@thindrink @nobody+sinn
        -4 @not+@afraid @not+@breath @not+@eat @not+@jump @not+@period @not+@skip @not+@sport @not+@water @not+erinn*
        -4 @not+fim @not+penso @not+quero @not+sinn @not+suppo* @not+um @not+vogli* @nothing+@eat @nothing+@pain
        -4 @other+@eat @other+@numb @other+a @other+dood @other+veran* @pain+@head @pain+de @pain+todo @papers+@all
        -4 @period+@self @pills+@find @pills+@manage @pills+@thindrink @pills+@thing @pills+apunt* @pills+bici
        -4 @pills+cote @pills+habe @pills+ho @pills+nuit @pills+sorti* @pills+una @reason+@again @reason+@sport
        -4 @say+@exercise @say+@few @say+@sport @say+@they @say+dass @scale+@arm @scale+@date @self+@afraid
        -4 @self+@better @self+@water @self+an @self+beim @self+cant @self+diese @self+donne* @self+liep @self+mange
        -4 @self+mata @self+meer @self+need @self+objet* @self+on @self+pasti* @self+pille* @self+pouls @self+recor*
        -4 @self+reeks @self+routi* @self+si @self+slept @self+svegl* @self+tante @self+the @self+tudo @self+vecch*
        -4 @sit+@kill @skip+@thin @skip+les @sleep+@few @soon+con @sorry+@not @sorry+@stop @sport+@end @stop+@end
        -4 @stop+@means @stop+@self @stop+@thindrink @stop+corre* @stop+de @stop+esta @swelling+@not @they+@fun
        -4 @thindrink+@calm @thindrink+@exercise @thindrink+@manage @thindrink+@self @thindrink+@trapped
        -4 @thindrink+@worse @thing+@give @thing+@nothing @tired+@data @tired+@die @tired+@self @trapped+@sleep
        -4 @vision+@pills @vomit+@wait @wait+@again @wait+@morning @wait+@work @wait+der @wake+@few @wake+@not @wake+a
        -4 @wake+antes @wake+as @wake+prima @wake+sempr* @wish+@all @wish+@planned @wish+@stop @wish+@thindrink
        -4 @wish+finir* @wish+i @wish+je @wish+levan* @wish+morge* @wish+never @without+@more @without+@they a+@die
        -4 a+@here a+cent abend* abends acordar+as ai+@end ai+@letter ai+fini along* alto am+@self am+@skin am+i
        -4 an+der apunt* apunte as au+genou audio* auf avo basse be+@better befor* before bella bem bett blood
        -4 ca+minha caffe calor caminhar cardi* carre* cent cent+@past ces cinq coffe* coffee con+le corso cote couch*
        -4 coupe*+@self covid cuest* cuesta dagen dass+@die dass+die dat+deze dato de+@data de+@exercise de+@find
        -4 de+@nothing de+hitte de+nada de..la de..van dejar dem den dernier descansar desma* di+riposo dias+de
        -4 dice+@ask did+@self die+@binge die+@earn die+ganze die+gels diese*+@past diese+@date diese+woche
        -4 dista*+@few dois+@pills dolor+de donne door+@sleep duele+@all duele+todo durch duurl* duurloop dying e+@end
        -4 e+durmo e+morto earli* earlier eat eerde* eerder eet eingetragen el+verano el..de el..me elast* en+@self
        -4 en+la en+me entra* entre* envie erinn*+@more escalada escur* essen est+@die etire* exage* factu* faste*
        -4 finir* finir+avec finire finish four freun* froh fumar* fumare funf fur+@night fur+heute ge gesch* gimna*
        -4 gimnasio ginas* ginasio grafico guardar+metas hay+@wait het+schema heute+@all heute+@not heute+alles hike
        -4 hiver hoje hora horas i i+@letter i+@need i+@never i+cant i+need i+never i+slept ich+@self ich..nicht
        -4 ik+@eat ik+@more ik+@self ik+@water ik+liep ik+meer ik..niet im+@die in+der in+het is+@self is+there
        -4 je+mange jusqu+a kaffe* kaffee kann+ich keeps keeps+@self keeps+me keine*+@reason keine..mehr keinen+sinn
        -4 knee kniep* kniep*+@stop kniepijn koffi* koffie l+estate la+@family la+bici la+cote la+nuit la+sortie la..a
        -4 lach lang+@life late lent lento+e ma+@family magne* maken+aan maraton mata me+@earn me+@pain me+mata
        -4 me+tudo mehr+@few mehr+so meu+@sleep meu+sono mezel*+@not mi+@past mi+@wake mi+sveglio mia+@family
        -4 mich+@not mich+beim mich+nicht mijn+@pills mijn+pillen mijn+reeks mijn..is minut* mit mon+pouls monat month
        -4 morreu morto muss my+@thing nach+der nacht+@wish nao+quero ne+@enough ne+me ne+supporte nehme nehme+@self
        -4 nehme+meine nicht+@kill niet nine no+@data no+fim non+voglio normal notte nove nuit o..e objet* objetivo
        -4 oder ok on+a on+sundays op+de opsta* opstaan otto oude overd* par para+@exercise para+correr parar+de
        -4 pas+@pills pas+la paseo pastiglie+ho pastillas+apunte pe per+@other peu piano piern* plus+@die plus+@wait
        -4 plus+tot posso press* prima prufu* puis+@self puis+je pupil* push quand quara*+@pills quatt* quattro
        -4 que+@eat que+@exercise que+l que+o quier* quiero+despertarme quit ran recorde reeks remin* resfr* resfriado
        -4 rest+@morning rest+day resta* restaurant reveille routi* routine ruhe ruhe+@morning ruhe+tag s+est saute
        -4 schla*+@self schra* schul* se+@die semana senti*+@life seque* sequencia si+@self sliep smettere so+@self
        -4 sonno spazi* stanc* stanco start step sterb*+@self sterben+ich stress stund* sur svegl*+@past sveglio
        -4 tabac* tabaco taglich tante te+@exercise tempe* terap* terapia the+@data the+@end therapie this+@data
        -4 this+week tirad* tirad*+@stop tirada tirada+larga tiros to+@exercise to+bed to+run tout+@self trainer
        -4 trein* triathlon una+@each une une+@letter uno ups va veloce ver verdu* verdura vier vijf viver+@wait voel
        -4 voel+@self vogli*+@end voglio+finire vol voor+een voorbij+is war+@self was+@ask watch were with woche word
        -4 would+@never would+i would+never wrong y+@self zegt+dat zei zijn+@wish zijn+als zin ~<al> ~<cafe ~<cal
        -4 ~<cami ~<cinc ~<cinq ~<clu ~<club ~<day ~<del ~<dias ~<doi ~<ea ~<ete ~<fas ~<fast ~<ges ~<gio ~<gra ~<hal
        -4 ~<heur ~<heut ~<hr ~<lop ~<lope ~<mein ~<mia ~<mia> ~<mon> ~<mus ~<nac ~<o> ~<ogg ~<oggi ~<pau ~<puls
        -4 ~<quat ~<rap ~<rout ~<runs ~<sche ~<schn ~<sec ~<sp ~<str ~<tes ~<vel ~<vie ~<vite ~<war> ~<wi ~<win ~<wir>
        -4 ~<zon ~afi ~age ~agen> ~ail> ~aine ~al> ~alk ~alon ~alor ~amin ~amo ~ance ~ance> ~ando ~ano> ~ant> ~arato
        -4 ~arch ~arche ~ast ~ata> ~aton ~atu ~aufen ~band ~bel ~bij ~cafe ~calor ~cami ~cch ~cchi ~ce> ~cen ~chin
        -4 ~chla ~chlaf ~cinc ~cinco ~cinq ~clu ~club ~club> ~conte ~cor ~corri ~dag ~del> ~dem> ~dias ~dias> ~doi
        -4 ~donn ~donne ~dorm ~eco ~eerd ~ef> ~ege ~eine> ~elho ~ell ~eller ~els ~ensi ~ep> ~erg ~erie> ~erinn ~esca
        -4 ~est> ~esta> ~etz ~etzt> ~eun ~eure ~fast ~fe> ~fei ~fie ~gege ~ger> ~ggi> ~gio ~gran ~gri ~gro ~hen ~hen>
        -4 ~her> ~heur ~heure ~heut ~hla ~hlaf ~hlafe ~ias ~iep> ~ies ~il> ~ilom ~ilome ~inco ~inco> ~inner ~inq ~ion
        -4 ~ito ~jet ~jou ~jour ~ken> ~kilom ~la> ~lafe ~lom ~lome ~lomet ~long ~lop ~lope ~lopen ~lori ~lub ~lub>
        -4 ~march ~mbe ~mein ~mento ~mer ~minh ~minha ~mis> ~mon> ~mpe ~nach ~nas ~nce> ~ncia ~ncia> ~nde ~nell ~nelle
        -4 ~nen ~nfar ~ng> ~ngi ~nin ~ning> ~nis ~norm ~nut ~oday ~oday> ~oen ~ogg ~oggi ~oggi> ~oke ~ometr ~ong ~onn
        -4 ~onne ~onten ~open> ~orma ~oro ~orr ~pie> ~pres ~print ~pul ~qua ~raine ~ram ~raton ~rend ~ress ~rie ~rij
        -4 ~rin ~rinn ~rinne ~rint ~rma ~rok ~roke ~rom ~ron ~rout ~rpe ~rti ~rto> ~ruhe ~runs ~runs> ~rus ~schla
        -4 ~schn ~sea ~sec ~serie ~stanc ~tage> ~tanc ~tart ~terr ~test ~tho ~tis ~today ~tos ~trail ~tsc ~tsch ~tzt
        -4 ~uatr ~udi ~ues ~ufen ~ufen> ~uit ~uls> ~ulso> ~uns> ~unta ~urant ~ure> ~ures ~ures> ~urs> ~vite ~vite>
        -4 ~vo> ~we> ~win ~wir> ~xamen ~zt>
        -5 #more+@data @afraid+@few @afraid+@pills @again+@decide @again+@tired @again+a @all+@sport @alone+@night
        -5 @alone+@tired @arm+@pain @ask+@doit @ask+@jump @ask+@scale @ask+@tired @ask+een @ask+es @ask+esta
        -5 @better+@exercise @better+@water @better+se @binge+@night @calm+@earn @calm+@not @car+@count @control
        -5 @count+@thing @cut+@pills @cut+@thindrink @data+@die @data+i @date+@few @die+@heart @die+@hunger
        -5 @die+@night @die+@soon @die+@sport @die+@they @die+al @doit+@jump @each+@head @each+@sleep @eat+@again
        -5 @eat+@eat @eat+@enough @eat+@jump @eat+as @end+@bridge @end+@wake @exercise+@ask @exercise+@car
        -5 @exercise+@die @exercise+@here @exercise+la @exist+dood @face+@sleep @family+@doit @feel+@again
        -5 @feel+@water @few+@other @few+@tired @few+@work @few+de @few+fruh @find+@date @find+@more @find+@morning
        -5 @find+@soon @food+@self @fun+@wish @future+@other @future+@sit @give+@exercise @give+me @go+@other
        -5 @go+@pills @head+@sleep @heart+@pills @here+@family @here+@few @here+@go @here+salle @hope+@thing
        -5 @hope+@tired @hope+de @hunger+@wait @jump+@count @jump+@here @jump+@they @jump+@thin @kill+@family
        -5 @kill+@self @kill+@sit @know+@never @know+me @leg+@night @letter+@find @letter+@wake @letter+heute
        -5 @life+@again @manage+@more @manage+@self @manage+i @minutes+@exercise @minutes+@few @minutes+@say
        -5 @minutes+@wake @more+@all @more+@past @morning+@few @need+@date @need+@nobody @nobody+@skip @not+@all
        -5 @not+@alone @not+@never @not+finis* @not+joelh* @nothing+@burden @nothing+@go @other+@pain @pain+@cut
        -5 @pain+@other @pain+@sleep @pain+@stop @pain+al @pain+au @pain+me @pain+no @past+@sport @past+@wake
        -5 @pills+@head @pills+@kill @pills+ich @pills+salle @pills+um @reason+im @say+@manage @scale+@eat
        -5 @scale+@morning @scale+@not @scale+@self @seizure @self+@period @self+@thindrink @self+@work @self+benen
        -5 @self+die @self+een @self+hija @self+oude @self+pulso @self+revei* @self+serie @self+vfc @skip+@means
        -5 @skip+@more @skip+@pills @sleep+@past @sleep+ich @soon+@faint @soon+@kill @soon+@other @soon+@they
        -5 @soon+@vision @speech+voor @sport+@better @sport+@sleep @stop+@ask @stop+@pills @stop+el @they+@sleep
        -5 @thing+@few @thing+@not @tired @tired+@doit @tired+@they @tired+@work @trapped+con @vision+@other
        -5 @wait+@night @wait+do @wait+le @wake+@again @wake+@here @wake+@pills @water+in @wish+@cut @wish+@few
        -5 @wish+@food @wish+@jump @wish+heute @wish+parar @wish+senti* @wish+viver* @wish+vivre @without+cafe
        -5 @work+@calm @work+@end a+@eat a+@exercise a+@night a+la a+mi about alegr* ao arm as+cinco aufst* aufstehen
        -5 aufwa* batti* battito bed benen+@exist benen+@other benen+zijn bij can+@self can+i carrera chef cinqu*
        -5 cinque club+@self coach+@ask comer correre corri* count couri* courir day days de+@tired de+fumar de+repos
        -5 de+sportschool denti* denti*+@say depoi*+@doit depois+do despertarme devie* dit+que doi+@self doi+me
        -5 dor+@not dor+no dormi dormi*+@more e+@know e+@wish e+se een+@sport einge* es+tirar escal* esta+vfc etait
        -5 examen fast finis*+@never for+@thindrink for+the fruh fui gambe giorn*+@give giorni grand* habe+mich had+a
        -5 hija hitte horas+de hours ich+@few ich+@say ich+die ich..heute infar* inten* is+my jahr jour kann+@self km
        -5 l la+@face la+@sport la+@thing la+salle lange+@life laufe laufen letzten live lust marathon marcher
        -5 me+reveille me..la meer+in meine+@pills meine+tabletten met+@self mezelf+niet mi+hija migli* mijn+benen
        -5 mijn+oude morning na+de night no+joelho noch non+@wish ora para+esta passe* pizza plank puis que+es
        -5 que+esta questi recup* rekke* rekken rio route runni* running rust salle se+@self se+me secon* segun* si+e
        -5 si+je sinn sinn+@self sinn+im slept so+fruh somme* sortie sportschool stres* stret* stretching suici*+@few
        -5 sundays terra* to+@self to+stop toen triat* two uber ubert* uit up+@eat up+at veux+@life veux+vivre viejo
        -5 vive vogli*+@life voglio+vivere walk will+@night will+heute would+@self zijn+@die zijn+@numb zijn+dood zona
        -5 ~<bl ~<bu ~<calo ~<cam ~<der ~<die ~<dorm ~<fuma ~<hrv ~<hrv> ~<im> ~<kilo ~<ma> ~<mang ~<mes> ~<mon ~<pan
        -5 ~<pl ~<pu ~<pul ~<rad ~<rec ~<ri ~<stre ~<ver ~<vf ~<vfc ~<vfc> ~aba ~amen ~amos ~amos> ~ande ~ath ~atr
        -5 ~ban ~bou ~bre ~calo ~cam ~corre ~day> ~days ~days> ~eil ~elh ~elle ~ento> ~erie ~ess> ~etzt ~exame ~fas
        -5 ~fc> ~fen ~fuma ~fumar ~gam ~ges ~gev ~ha> ~hal ~hrv ~hrv> ~ias> ~ide> ~ier> ~ike ~ine ~inn ~ista ~itt
        -5 ~kilo ~lent ~liep ~liep> ~ller> ~lor ~mang ~mar ~mei ~mer> ~mia ~mia> ~mina ~mus ~na> ~nco> ~nen> ~nn> ~nor
        -5 ~not ~oje ~oken ~oken> ~ona> ~ote ~our ~pau ~pen> ~pie ~puls ~quat ~rand ~rapi ~rie> ~rv> ~sio> ~st> ~sta>
        -5 ~tage ~tch ~tens ~tit ~tor ~ub> ~uest ~uhe ~umar ~ung ~uran ~uur ~uur> ~vfc ~vfc> ~xame ~zin
        -6 #300 @afraid @again+@minutes @all+@wait @arm @ask+@exercise @ask+@know @ask+@swelling @ask+@thing
        -6 @better+@decide @better+si @better+wenn @bridge+@data @count+@eat @date+@again @date+@data @date+ben
        -6 @die+@end @doit+@decide @earn+@again @eat+@find @eat+@food @enough+de @exercise+@morning @face+@face
        -6 @family+@all @family+@burden @family+@fun @family+is @feel+me @few+@pills @few+@self @few+@thindrink
        -6 @film+@ask @find+@jump @go+@thindrink @head+@sport @here+@data @here+@sleep @hope+para @hospital+@exercise
        -6 @hunger+@self @jump+@more @kill+@few @know+@jump @life+@decide @manage+@without @minutes+@data
        -6 @minutes+@heart @more+lento @need+@thing @need+a @nobody+@alone @nobody+in @not+@better @not+@without
        -6 @other+@decide @other+@fun @past @past+@exercise @pills+@exercise @reason+@thindrink @say+@burden
        -6 @self+@accident @self+@calorie @self+@family @self+@hate @self+@manage @self+@vomit @self+im @self+knie
        -6 @self+nehme @self+nicht @self+racha @self+ran @self+senti* @self+train* @skip+@they @sleep+@better
        -6 @sleep+ik @someone+@calm @sorry+@tired @sport+@soon @stop+@exercise @stop+@here @stop+a @thin+@wish
        -6 @thing+@ask @thing+@future @wait+@here @wait+para @wake+@eat @water+@sleep @wish+@minutes @wish+@thing
        -6 @wish+@wake @wish+e @wish+ich @wish+mais @without+@not acht aller* als an apres are at aujou* aujourd
        -6 aujourd+hui benen burpe* burpees che+l comi corri courant das de+@fun desca* dia did die do+@self dois
        -6 en+courant erinn* esper*+@stop ete eten everything foi for+a gels ging ginoc* ginocchio giorn* heb+@self
        -6 hui i+ran ich+@letter ich+nehme ich+will il je+@eat jetzt joelh* joelho kilometre laufe* mange maratona
        -6 me+@die mein mi+racha nao+@wish no+@end over plano pouls quatr* race racha radio rodil* rodilla roken run
        -6 schla* schne* seanc* seance she sprints tag tande* tandem ten vanda* vandaag veloc* week wenn+ich wie..ich
        -6 will ~<caf ~<cin ~<dor ~<el> ~<exam ~<fum ~<gel ~<gin ~<hor ~<kn ~<knie ~<lau ~<lauf ~<mei ~<mu ~<my>
        -6 ~<nach ~<pla ~<sch ~ag> ~caf ~cal ~camin ~chn ~dormi ~elo ~ento ~ern ~exam ~fen> ~ffe ~fum ~iep ~ken ~knie
        -6 ~lan ~ler ~mon ~mos ~mos> ~my> ~nner ~nten ~ormi ~ren ~rre ~rs> ~ruh ~stre ~tag ~uat ~uit> ~urs ~ute ~was>
        -6 ~xam
        -7 #10 #1200 @afraid+@here @again+@calm @all+@pain @ask+@data @ask+@life @better+@date @blood @blood+@few
        -7 @body+@again @body+@self @burden+@arm @calm+@morning @data+@bridge @data+@other @doctor+@pills @doit+i
        -7 @eat+@end @end+@find @few+@face @few+@minutes @find+@skip @give+@here @here+@kill @kill+@work @letter+@not
        -7 @letter+@self @life+@sport @life+@wait @life+a @manage+@thindrink @means+de @more+rapid* @never+@cut
        -7 @nobody+@few @other+@soon @other+@sport @pressure @say+@enough @say+que @self+hrv @self+table* @self+will
        -7 @sit+@all @sleep+@night @sleep+@without @thing+@more @tired+@few @wake+@all @wake+@minutes @wake+@wish
        -7 @wish+@lose @wish+@night @wish+@self a+noite ai+je bici cafe calor* correr del deux dista* door fait gara
        -7 geen genou habe+ich je+@not kann liep m+a me+@feel me+@wake minha nach nacht* on quest* recor* schem*
        -7 schema schneller suici*+@ask verbr* ~<cour ~<di ~<exa ~<jo ~<kni ~<mar ~<mara ~<or ~<rac ~afe ~alle ~ato
        -7 ~aufe ~ed> ~ee> ~erd ~inh ~kni ~lan> ~laufe ~ller ~ls> ~mara ~marat ~plan> ~rap ~train ~ufe ~uls ~ure ~ute>
        -7 ~vel ~vie ~was
        -8 #more+@exercise @ask+@minutes @ask+@more @better+@few @better+@other @blue @date+@alone @die+@tired @doctor
        -8 @doctor+@say @eat+@data @eat+@not @eat+@skip @exercise+@more @family+@date @feel+@sport @heart+@ask
        -8 @here+@exercise @here+@night @hope+@pills @life+@exercise @life+@without @minutes+@sleep @minutes+@train
        -8 @more+@eat @more+in @need+@car @not+@doit @not+@feel @not+@wake @pills+@each @say+@eat @say+@more
        -8 @scale+@ask @self+@few @self+@thin @self+ne @sleep+@pain @sport+@not @tired+@wait @wait+@pills @wake+@past
        -8 @wake+@tired @wish+@date @wish+@other @wish+@sport a+@tired a+las ai+@self cammi* de+descanso does dos era
        -8 from fumar grafi* heure* heures heute hoy je+ne kilom* knie mangi* march* mi+@family mijn mis parar proje*
        -8 rapid* rapido schlaf senta* sentado sport* to+@stop trail wande* we winte* winter ~<dia ~<do ~<heu ~<plan
        -8 ~<re ~<trai ~<was ~<was> ~alle> ~alo ~arat ~cin ~cour ~dor ~el> ~exa ~ilo ~ina ~lon ~mes> ~nie ~ona ~pla
        -8 ~plan ~rain ~tes
        -9 @ask+@self @ask+@wake @breath @chest @count+@skip @data+@few @date+@here @die+@other @exercise+@pills
        -9 @feel+@self @feel+@thindrink @gone+@thindrink @hope+@here @jump+@pills @life+@thindrink @means+@skip
        -9 @more+@few @nobody+@exercise @not+@minutes @pain+@all @pills+@here @pills+@self @self+@calm @self+@fat
        -9 @self+@film @self+@fun @self+@past @sleep+@ask @someone+@minutes @thin @thing+@die @wake+@night @wish+@body
        -9 @wish+@feel @wish+@tired @wish+@wait al club conte* de+@sport der dias dormi* ich+@wish meine mon norma* o
        -9 oggi pulso runs serie uur van+de vite wir ~<fu ~<gi ~<gr ~<run ~<wa ~dia ~heu ~lauf ~nne ~sch ~sio
        -10 #100 @ask+i @ask+l @count+@jump @die+@wait @die+de @eat+@few @eat+@self @family+@sleep @fat @few+@sport
        -10 @go+@wish @hate+@self @kill+@ask @life+@better @life+@past @means+@jump @more+@other @never+@pain
        -10 @not+@exercise @not+@head @not+@pills @other+@exercise @other+@sleep @pain+@wait @pills+@date @pills+@eat
        -10 @pills+@morning @pills+@night @self+@exercise @sugar @tired+@ask @vision+@data @wish+@fun cinco lopen mia
        -10 today war ~<corr ~<la ~<ro ~and ~corr ~day ~lle> ~orm ~str ~trai
        -11 @better+@more @calorie @eat @fever @heart @hope+@self @last+@self @lose+@self @more+@wait @not+@other
        -11 @not+@thing @self+@night @self+@wish @self+a @vomit @wait+de exame* ~<ba ~<ru ~lau
        -12 @better+@sleep @feel+@better @life+@sleep @morning @not+@few @period @self+@scale @thindrink
        -12 @thindrink+@data @wish+@pain @wish+@skip hrv im la+@night ma mes ~<cou ~auf ~min ~run
        -13 @ask+@eat @fun @past+@wish @self+@body @self+@hunger @self+@pain @self+@swelling @wake+@self vfc ~<la>
        -13 ~cou
        -14 @again+@sport @ask+@sport @date @exercise+@self @faint camin* habe+@self
        -15 @self+@food @self+@sleep @swelling @work+@self el my train* ~<ge
        -16 @data @wish+@past alle corre* ~<ra
        -17 @night+@sleep marat*
        -18 @more+@sleep @not+@thindrink @self+@eat @wish+@more @without+@thindrink @work plan
        -19 #3 #more @self+@thing
        -20 @better+@wish @body @die+@sleep @film @hunger @not+@die @wish+@exercise @wish+@life was
        -21 @wish+@decide
        -22 @sleep
        -23 @not+@sleep
        -26 @not+@kill @scale @self+@sport
        -29 @die+@self
        -30 @minutes
        -31 @food
        -32 la
        -36 @thing
        -50 @exercise @sport
        -205 bias
        [emergency]
        44 @blood
        43 @faint
        40 @breath @chest
        38 e
        36 @blue
        34 @swelling
        33 #300 @fever
        32 @speech
        30 @face @poison
        29 @seizure
        28 @child @numb y
        26 @self+@breath @self+@chest
        25 and und
        24 @lose+@without @vomit et
        23 @fall @pressure+@chest
        22 @not @pressure @swelling+@swelling
        21 @scale+@without
        20 @pain+@chest @self+@faint @sit
        19 @arm @empty @self+@blood @sudden
        18 @minutes @period @pressure+@ask @scale+@self
        17 @eat+@blue @feel @not+@breath @other+@not @vision and+@self
        16 @confused @vomit+@thindrink @wake ~<co ~<un
        15 @blood+@blood @headache @headache+@head @poison+@pills @scale+@ask @self+@face @vision+@vision ~<e>
        14 @burden+@ask @chest+@exercise @head @other+@faint satur* ~<es
        13 #45+de @all+@empty @confused+@ask @fever+@minutes @headache+@self @heart+@sit @heart+@vision
        13 @minutes+@night @not+@minutes @pain+@self @self+@numb @self+@vision @self+@vomit e+@not en ~nd>
        12 @feel+@self @headache+@pain @not+@ask @other+@chest @self+spo desde en+ik insul* seit soffo* ~<di ~<ha
        11 @arm+@arm @breath+@more @fat+@face @few+@face @head+@never @know @minutes+@fall @not+@arm @other+@ask
        11 @vomit+@blood @wait+@swelling @without+@reason a+#100 in+@calm paral* respi* sangue stik vomit* ~<y> ~et>
        10 #10+@scale #300+#300 @blood+@self @breath+@sit @faint+@again @fever+@not @minutes+@speech @numb+@arm
        10 @numb+@self @other+@pills @other+@seizure @poison+@off @scale+@eat @self+@blue @self+@go @self+@pills
        10 @self+@trapped @sudden+@speech bewus* bloed dans de+@fever een ha klein* kleine op out sangre ~<and> ~<est
        10 ~<et> ~<pa ~<und ~<und> ~eit
        9 @breath+@blue @breath+@vomit @chest+@not @child+@eat @doit+@nothing @exercise+@faint @faint+@not
        9 @fall+@other @family+@head @headache+@never @here+@fall @lose+@pressure @not+@speech @not+@stop @other
        9 @other+@breath @pain+@arm @pills+@fall @self+stik @vomit+@ask @wait+@fall @wake+@not @without+@wish and+i
        9 de+cafe depui* depuis e+@self estou hi ik+stik je s sinds sono spo spo+#3 una ~<et ~<ko ~<sa ~<si ~cad ~go>
        9 ~lin
        8 #300..#300 @alone+@face @arm+@blue @arm+e @blood+@feel @burden+@self @car+@stop @chest+@arm @chest+@ask
        8 @chest+@self @child+@not @child+@poison @cut+@not @cut+@stop @each+@arm @each+@soon @eat+@again
        8 @exercise+@arm @family+@chest @family+@face @fever+@here @heart+@papers @here+@know @minutes+@morning
        8 @more+@speech @not+@better @not+@gone @pain @pressure+@not @scale+@nothing @self+@again @self+@seizure
        8 @self+@speech @self+@without @sleep+@faint @stop+@not @sudden+@not @sugar+@vomit @tired+@chest
        8 @without+@night brust cara cola convu* cuore dalla desma* e+nao en+#100 esta la+@fall like nicht pausa
        8 prima*+@without saturation se soffoco tengo uma und+@self weg y+@not y+no ~<bo ~<col ~<vomi ~all ~col ~con
        8 ~ent ~esp ~ik> ~ine ~ing> ~it> ~le> ~omi ~ono ~sen ~sin ~und> ~vomi
        7 #3+esta #300+@sit #45 @ask+@chest @breath+@breath @breath+@doit @breath+@not @chest+@pressure @die+@trapped
        7 @each+@exercise @eat+una @face+@face @face+@speech @faint+@seizure @family+@faint @family+@speech @feel+@leg
        7 @fever+@fever @go @head+@heart @head+@pain @heart+@eat @here+@again @here+@face @here+@numb @here+@sleep
        7 @lose+@reason @manage+@arm @manage+@breath @manage+@speech @minutes+@all @minutes+@blue @minutes+@eat
        7 @need+@breath @not+@self @other+@fever @pain+@date @pills @pills+@heart @poison+@here @pressure+@other
        7 @say+@speech @scale+@few @scale+@lose @scale+@minutes @self+@confused @self+@fever @self+@nothing
        7 @self+@pain @self+@pressure @self+@soon @speech+@breath @speech+@face @sudden+@vision @sugar+@sugar
        7 @vomit+@blue @wake+@faint @wake+@other @wake+@self @wish+@blood algo alles+@empty antic* avc bijna confu*
        7 creo creo+@ask creo+que de+@thindrink dik en+@self frio ge he l+@exercise liggend me+@breath overg*
        7 satur*..#100 since sinds+de terri* tossi* tossi*+@blood un+@vision val went ~<pau ~<wo ~eit> ~ens ~ffo ~ich
        7 ~inc ~ing ~la> ~ne> ~pau ~pil ~sat ~sto ~ust ~zen
        6 #10+kilo #45+@give #45+di @ask+@minutes @ask+@sit @ask+je @binge+@self @blood+@minutes @blood+@not
        6 @blood+@stop @blue+@blue @breath+#100 @breath+@nothing @breath+is @burden+@without @chest+@gone
        6 @child+@blood @child+@blue @data+@sit @date+@blood @date+@past @eat+@off @end+@again @face+@arm @face+@numb
        6 @faint+@hide @family+@date @family+@know @family+@pain @family+@past @fat @fat+@few @feel+@here @few+@blue
        6 @few+@without @find+que @go+@face @here+@past @hide @know+@data @know+me @lose @lose+#10 @lose+@burden
        6 @lose+@scale @manage+@better @minutes+@again @minutes+@here @minutes+@pills @minutes+@self @more+@breath
        6 @not+@here @not+@say @not+@wake @nothing+@confused @off @other+@wish @pain+@better @pain+@breath
        6 @pills+@know @poison+@minutes @poison+@self @pressure+@pressure @seizure+@self @self+@arm @self+@feel
        6 @self+@sudden @self+@sugar @self+recht* @sleep+svenu* @sugar @they @they+@faint @trapped+@ask
        6 @trapped+@thindrink @without+@blue a+#300 a+@breath a+@vomit als+ik aus beim beim+@exercise bin+beim borst
        6 corria dans+@they dans+les de+@child de+@here de+@sudden de+kleine de+la de+repente deitado desde+a desmaiei
        6 di e+@vision era estou+a falsc* fievr* fievre ge+worden getti* getting gezic* gezicht ho ho+le horri* ik
        6 in+@self in+der in+ruhe is labio* labios laufe*+@faint ligge* niet pause poitr* poitrine press*..#300 prima*
        6 primavera repen* repente respira sangr* sangu* se+@self se+me sento sia sono+@faint sono+svenuto svenu*
        6 tambo* toso un und+@die und+die und+mir van+@self vomit*+@blood wespe* wie ze ~<and ~<des ~<fe ~<he ~<li
        6 ~<re ~<rea ~<sat ~<satu ~<se ~<sen ~<sin ~<su ~<tos ~ada ~ade ~aus ~auw ~ble ~des ~ds> ~fal ~fall ~foc ~ha>
        6 ~icht ~ijn ~kee ~les ~ng> ~nte> ~off ~onf ~po> ~rte ~rz> ~san ~satu ~satur ~spo ~ue> ~val ~ver
        5 #3..#100 #300+e #45+@minutes @again+@ask @again+@breath @arm+@all @arm+@eat @arm+@empty @arm+en @arm+et
        5 @ask+@all @ask+@empty @ask+@morning @ask+@say @ask+@soon @ask+@thindrink @ask+dit @blood+@ask @blood+@head
        5 @blue+@ask @blue+@period @body+@blood @body+@minutes @body+@scale @breath+@eat @breath+a @chest+@date
        5 @chest+@minutes @child+@breath @child+@other @child+@self @child+hat @date+@head @date+@more @each+@self
        5 @eat+@all @eat+norma* @eat+uma @eat+un @faint+@morning @faint+@self @faint+@without @faint+en @faint+ge
        5 @fall+@vomit @family+se @feel+@arm @feel+@chest @fever+@data @find+@breath @food+@sugar @go+@jump @go+@not
        5 @go+@wait @head+terri* @heart @heart+@all @here+@vision @know+@self @leg+@self @lose+@exercise @manage+@not
        5 @minutes+@die @minutes+@leg @minutes+@minutes @minutes+@nothing @minutes+@thindrink @minutes+@vision
        5 @minutes+heute @more+@say @not+@burden @not+@know @not+@more @not+para @not+weg @numb+@not @other+@blue
        5 @other+@know @other+@poison @pain+@blue @pain+@head @past+@all @past+@headache @pills+@blood @pills+@numb
        5 @pills+@other @pills+@seizure @pills+@self @pressure+@face @pressure+@without @scale+@gone @scale+@wish
        5 @scale+daalt @scale+norma* @scale+sem @self+@empty @self+@here @self+@know @self+@lose @self+@need
        5 @self+@swelling @self+ahogo @self+borst @self+chest @self+esta @self+keep @sit+@chest @someone+@chest
        5 @someone+@sit @soon @speech+@speech @sport+@again @stop+@minutes @stop+@stop @swelling+@wish @vision+@papers
        5 @vision+@sudden @vomit+@wish @wait+@again @wish+@poison @wish+@sit @wish+ik @wish+me a+@better a+@jump
        5 a+garganta af ahogo air alles alors+@ask alors+que and+my and+now arrive auf baby baiss* baisse+alors cabec*
        5 cabeca chest+@pain cogne colle* corac* coracao coraz* corazon corri* daalt+terwijl de+@chest de+febre deita*
        5 der+brust die dieta+@blue dolore e+mi e+non e+sono escal* fais febbr* febbre fecha* fechar fondo
        5 gewicht+daalt gonfi* haar halve hart hat heeft herz i+keep ich+@manage in+bed in+my in+rust incon*
        5 inconsciente insulina insuline kaum keep kilo kilo+@lose koort* koorts korta* kortademig le+@arm luz
        5 maratona+e marca me+ahogo me+esta meme mijn+@chest mijn+borst mond my+chest n+@manage n+arrive nearl* nearly
        5 non now+@self now+my o+@arm ohnmachtig+ge one out+in overgegeven peso+@without petto pupil* reagi* recht*
        5 ruhe sale sdrai* sdraiato seit+@night seit+heute sembr* senza+@reason sinto stran* svenuto swall* sweat*
        5 tensi* tension terwi* terwi*+@self terwijl terwijl+ik tete three tijde* tijdens tombe* tossisco
        5 tossisco+sangue un+@other und+ich verke* voz was wird wordt worte* worter ~<as ~<at ~<bot ~<cola ~<desd
        5 ~<en> ~<er ~<esto ~<ga ~<in ~<on ~<paus ~<rep ~<resp ~<san ~<sang ~<seit ~<sof ~<sp ~<st ~<te ~<ten ~<to
        5 ~<tom ~aat ~aat> ~ada> ~amb ~atura ~bei ~bla ~bre ~ca> ~desd ~desde ~eine ~erl ~esd ~esde ~esde> ~ffoc ~gan
        5 ~gue> ~hal ~ine> ~insul ~isc ~ke> ~kle ~kt> ~lab ~leine ~les> ~lik ~lle ~los> ~ly> ~nds ~nds> ~ngue> ~nsul
        5 ~nsuli ~oca ~offo ~offoc ~oll ~olle ~ome ~omit ~omo ~ono> ~onv ~paus ~pir ~raa ~rea ~reo ~resp ~rib ~rri
        5 ~rrib ~rus ~rust ~sang ~sco ~sde ~sde> ~seit ~seit> ~sof ~soffo ~spi ~spir ~spo> ~suli ~sulin ~sve ~tic ~tos
        5 ~tou ~tou> ~ula ~ulin ~und ~upi ~verl ~vomit ~wol ~zen>
        4 #10+quilos #20+@self @accident+@not @again @again+@means @again+este @again+luft @all+@blood @all+@vision
        4 @arm+@control @arm+@fever @arm+@numb @arm+@sudden @arm+@vision @arm+direi* @arm+y @ask+@heart @ask+@period
        4 @ask+@skin @ask+i @ask+lang @ask+preoc* @ask+tambo* @better+@more @binge+@pills @blood+@face @blood+@pills
        4 @blood+@tired @blood+@vision @blood+@vomit @blood+depui* @blood+en @blood+y @blue+@feel @blue+@guilt
        4 @blue+@head @blue+@pressure @blue+and @blue+en @blue+frio @breath+@ask @breath+@few @breath+@thin
        4 @breath+@water @burden+@again @burden+baiss* @burn+@chest @car+@ask @chest+@burden @chest+@car @chest+@data
        4 @chest+@go @chest+@here @chest+@more @chest+@wish @child+@ask @child+@better @child+@date @child+@exercise
        4 @child+@pressure @child+heeft @confused+@know @confused+@not @data+#300 @data+@tired @date+@again
        4 @date+@headache @date+@means @date+vez @die+out @doit+@arm @doit+@reason @each+@here @each+pausa @eat+@empty
        4 @eat+@fat @eat+@thindrink @eat+rest @eat+tambo* @eat+une @empty+@minutes @empty+@vision @end+@ask
        4 @end+@chest @end+@thindrink @end+avc @enough+@again @exercise+@soon @exercise+@stop @face+@control
        4 @face+@not @face+@sudden @face+@wait @faint+@date @faint+@exercise @faint+@go @faint+@know @faint+@trapped
        4 @faint+no @faint+out @fall+@speech @family+hat @fat+@alone @feel+@ask @feel+@minutes @feel+@other
        4 @feel+@pills @fever+alta @fever+da @fever+of @fever+und @few+@need @find+@ask @find+@end @go+@burden
        4 @go+@gone @go+@thindrink @go+a @guilt+@ask @guilt+@end @head+@give @head+@life @head+@sleep @head+nunca
        4 @headache+@life @heart+@ask @heart+como @here+@ask @here+@head @here+@minutes @here+@sugar @here+@swelling
        4 @here+@wish @here+ieri @here+poitr* @hide+@self @hunger+@faint @know+@ask @know+@here @know+@pills
        4 @last+@pressure @leg+@swelling @lose+@thindrink @manage+@few @means+@blue @minutes+@breath @minutes+@face
        4 @minutes+@feel @minutes+@wake @minutes+geste* @minutes+giste* @minutes+ieri @more+@fall @more+@not
        4 @more+grand* @need+@again @never+@pain @night+@morning @night+@soon @night+morge* @not+@feel @not+@leg
        4 @not+@other @not+@period @not+a @not+mehr @not+respi* @not+suda @nothing+@breath @numb+@minutes @off+@again
        4 @other+@all @other+@arm @other+@wake @other+cuore @other+est @other+no @other+pecho @pain+@data @pain+@empty
        4 @pain+@life @past+@breath @past+@feel @past+@head @past+@not @period+@ask @period+@feel @period+@guilt
        4 @pills+@arm @pills+@past @pills+@vision @pills+@wish @pills+poitr* @poison+@ask @poison+@not @poison+@wish
        4 @poison+a @pressure+@tired @pressure+in @pressure+op @say+@breath @say+@need @scale+@doit @scale+baiss*
        4 @scale+kwijt @self @self+@family @self+@leg @self+@off @self+@poison @self+ai @self+cough* @self+crois
        4 @self+do @self+einen @self+hatte @self+have @self+hoest @self+krijg @self+madre @self+papa @self+val
        4 @sit+@ask @sit+@swelling @skin+@not @soon+@chest @soon+@faint @speech+@ask @speech+@need @speech+e
        4 @stop+@blood @stop+@each @stop+pas @sudden+@control @sugar+@self @swelling+@all @swelling+@self @swelling+e
        4 @thindrink+@fat @thindrink+@jump @thindrink+@papers @thindrink+@wish @tired+@swelling @tired+@vision
        4 @trapped+@other @trapped+in @vision+@more @vomit+@confused @vomit+sangu* @wake+@here @wish+@empty
        4 @wish+@face @wish+@here @wish+@swelling @wish+@vision @wish+coffe* @wish+la @without @without+@know
        4 @without+@nothing @without+diat @without+motiv* @worse+@head @worse+@life @worse+@pain a+@swelling a+tremer
        4 ab acho acho+@ask acho+que ai+@lose ai+perdu alla+@arm alors als and+is anyth* anything arde arret*+@data
        4 arret*+@exercise arret*+@not arriv*+@more arrive+plus at+rest atemn* atemnot attac* au+repos baisse bei
        4 beim+laufen beine blau boca braco braco+direito breat* breath cadut* caduta cafe cant cola+@minutes cold
        4 color color+cola comme comme+un como+tambor conos* conse*+@wake conseguimos cough* crois cuspo da da+ieri
        4 dann de+@head de+@pills de+@self de+@vomit de+stoel defib* defibrillator dem+@fall dem+sturz depui*+@here
        4 der+@chest devo dirai* dirait direi* direito doing dois+@self dolor dopo+@here dopo+@pills dopo+la dor
        4 duran* durante e+@eat e+@sleep e+como e+estou e+vejo einen einen+schlaganfall el+@chest el+pecho eleve*
        4 eleve*+@scale eleven elle em+repouso en+het en+wordt entrainement entre er es esta..#100 estou+@eat
        4 estou+com estoy even+@eat fast+@faint febbr*+@here febbr*+@minutes febbre+da feeli* feeling fiebr* fiebre
        4 flauw* flauwgevallen fles fredd* freddo gaat ganz ganze* ganzen garga* garganta genom* gewic* grande hardl*
        4 hardlopen have+a havin* having her het+@ask het+hardlopen heute+@morning heute+morgen hij hoest hort i+@doit
        4 i+do i+have ich+einen ich+hatte iets ik+@fall ik+had ik+hoest ik+krijg ik+val ik..bloed il+cuore im+@sit
        4 injec* j+ai jambe* jambes je+@doit je+crois je+fais jetzt kilo+kwijt kilos+@minutes kleine+hat koud
        4 kurz+@burden kurz+@gone kurz+weg l+entrainement la+@arm la+@chest la+@head la+poitrine le+coeur
        4 like+@thindrink like+coffee lying madre+@know madre+@wish madre+se marte* me+@water media mein+@child meta
        4 mezza mi+@family mi+@sleep mi+madre mi+sono mijn+@arm mijn..en minha my+@exercise my..and n nao nicht+@more
        4 nicht+mehr noir nu o+braco o+coracao of+#45 of+@breath of+breath ohne+diat on+dirait opeen* opeens out..the
        4 palpi* parec* parol* parole passe*+@trapped passed passed+out pausa+@soon pecho pequena perdi* perdi+#10
        4 piern*+@numb plotz* plotzlich poids+baisse por+#300 preoc* prope* properly pupil pupil*+@more pupil+@ask
        4 pupil+is que+@self quilo* quilos quoi recht*+@arm recht*+@skin repou* repouso respirar respirare
        4 rigid*+@fever ronca rusth* rusthartslag sauerstoffsattigung schlaganfall schwa* segun*+@again segunda+vez
        4 seit+gestern sensa* senza since+@burden since+@last since+last sinds+gisteren sitze* sitzen sont spo..esta
        4 sputo staat stem stoel stopt sturz suda suelo sur swallowed tambor tensa* tensao thick tive treme* tremer
        4 tutto tuve um+avc un+@cut un+@pain un+@pressure un+avc un+coup un+dolore up up+and van+mijn verwa* vez+este
        4 viel vodka vomi vrese* vreselijke werd+@all werd+alles when+i wolle* wollen worde* worden words zitte*
        4 zorge* zorgen zu+@wish ~<alg ~<bei ~<bew ~<bewu ~<br ~<cad ~<cai ~<con ~<cora ~<dan ~<dans ~<depu ~<dik ~<ee
        4 ~<een ~<een> ~<en ~<fie ~<fla ~<gl ~<gon ~<ha> ~<hal ~<hi> ~<inc ~<ins ~<insu ~<je ~<kee ~<klei ~<lab ~<mol
        4 ~<op> ~<out> ~<pal ~<pup ~<pupi ~<repo ~<s> ~<sei ~<sh ~<soff ~<son ~<sono ~<spo> ~<stik ~<sto ~<suf ~<ter
        4 ~<th ~<tr ~<trem ~<tro ~<um ~<wor ~alg ~alla ~and> ~angre ~angue ~ant ~ao> ~aral ~atm ~atur ~bew ~bewu
        4 ~bewus ~ble> ~bor ~bot ~bra ~cada ~cai ~cara ~cara> ~cola ~cola> ~cora ~da> ~dan ~dans ~dans> ~depu ~depui
        4 ~dik ~dor> ~eag ~ee> ~eine> ~eme ~ena ~eng ~engo> ~enst ~entr ~epu ~epui ~epuis ~es> ~esen ~espi ~espir
        4 ~esto ~estou ~eva ~ewu ~ewus ~fie ~fla ~foco ~foco> ~ge> ~gend ~ggend ~gon ~gre> ~gue ~he> ~hes ~hes> ~ho>
        4 ~iat ~ie> ~iet ~ike ~ike> ~ile ~inds ~inds> ~ins ~insu ~ion> ~ira ~isco ~isco> ~itz ~klei ~klein ~lau ~lei
        4 ~lein ~liz ~lla ~loed> ~los ~na> ~ngo ~ngre ~ngre> ~ngue ~niet ~ns> ~nsu ~oir ~opp ~orac ~oso ~out> ~pal
        4 ~paral ~puis ~puis> ~pup ~pupi ~pupil ~ral ~rar ~rem ~reo> ~rep ~respi ~rge ~roi ~rte> ~rust> ~sche ~sco>
        4 ~sed ~sind ~sinds ~sion> ~soff ~sono ~ssi ~sti ~stik ~stik> ~stou ~stou> ~suf ~sul ~sverl ~tem ~teng ~tengo
        4 ~tik ~tik> ~trem ~tto ~tura ~uli ~uma ~uma> ~uore ~up> ~upil ~urz ~uss ~uto ~uto> ~val> ~vre ~vul ~vuls ~war
        4 ~woll ~wor ~wus ~za>
        3 #10+kilos #100+e #100+prozent #20+de #300+@ask #300+y #45..febbr* #45..febre #45..fievr* @again+@morning
        3 @again+@train @again+@trapped @again+vez @all+@blue @all+@go @all+trepp* @arm+@die @arm+@not @arm+@period
        3 @arm+@they @arm+droit @arm+und @ask+@blood @ask+@car @ask+@fat @ask+@headache @ask+@not @ask+@papers
        3 @ask+@someone @ask+@swelling @ask+@thin @ask+@train @ask+cosa @ask+estou @ask+getti* @ask+levan* @ask+me
        3 @ask+shoul* @ask+un @better+@chest @better+@thin @better+a @binge+strip @blood+@arm @blood+@eat
        3 @blood+@faint @blood+@past @blood+@wake @blood+und @blue+blu @breath+@calm @breath+@chest @burden+@lose
        3 @burden+@nothing @burden+@pills @burden+@reason @burden+sin @burn+@not @car+@wish @care+@ask @care+@wish
        3 @care+de @chest+@eat @chest+@feel @chest+@fun @chest+@pills @chest+@soon @chest+beim @chest+e
        3 @child+@minutes @child+@numb @child+@pills @child+de @child+respi* @confused+@morning @confused+@self
        3 @control+@confused @control+@pain @cut+@ask @data+@face @data+@other @data+@seizure @data+@speech @data+cara
        3 @data+em @data+insul* @date+@pain @decide+a @die+@child @die+@die @die+@fat @die+@morning @die+klein*
        3 @each+pause @each+trepp* @eat+#45 @eat+@head @eat+@sit @eat+@vision @eat+home @eat+the @empty+@thindrink
        3 @empty+e @end+@accident @end+@data @end+@pressure @end+wie @exercise+@fun @exercise+@hunger @exercise+ride
        3 @face+@eat @face+@go @face+@sleep @face+@swelling @face+@vision @face+@wish @face+dorme* @faint+@all
        3 @faint+@here @faint+@jump @faint+@swelling @faint+a @faint+bij @fall+@control @family+@data @family+@not
        3 @family+@other @family+@pills @family+@sudden @fat+@here @fat+@pills @feel+@again @feel+@vomit @feel+a
        3 @fever+@ask @fever+@look @fever+@pain @fever+@self @fever+@speech @fever+and @few+@off @few+@thing
        3 @fun+today @give+@fever @give+@night @give+@not @give+caffe @give+febbr* @give+notte @go+@period @go+nicht
        3 @guilt+de @head+e @headache+@blood @heart+@empty @heart+@end @heart+em @heart+marte* @heart+slaat @heart+und
        3 @here+@child @here+@data @here+@eat @here+@imagine @here+@means @here+@other @here+@poison @here+@wake
        3 @here+cadut* @here+cara @here+chute @here+noche @here+petit* @here+quatt* @here+taza @here+tazza @here+un
        3 @here+vista @hide+@exercise @hide+@pain @jump+@sit @jump+@thing @jump+em @know+@face @know+@poison
        3 @last+@more @leg @leg+@other @leg+is @lose+@minutes @lose+de @manage+@more @manage+@skin @manage+@sudden
        3 @manage+levan* @manage+plus @minutes+@blood @minutes+@data @minutes+@doit @minutes+@jump @minutes+@last
        3 @minutes+@numb @minutes+@pain @minutes+@past @minutes+@sport @minutes+@without @minutes+break* @minutes+cara
        3 @minutes+ce @minutes+dem @minutes+juni @minutes+la @minutes+last @minutes+o @minutes+ontem @minutes+quatt*
        3 @minutes+yeste* @more+@arm @more+@earn @more+@nothing @not+@all @not+@confused @not+@fever @not+@pressure
        3 @not+@vomit @not+auf @not+idee @not+luft @not+passa @not+peito @not+reagi* @not+s @not+sinto @not+so
        3 @not+stop @nothing+@doit @numb+@fever @numb+@look @numb+im @off+@thing @other+@better @other+@child
        3 @other+@confused @other+@head @other+@hide @other+@morning @other+@numb @other+@papers @other+@say
        3 @other+@stop @other+@sugar @other+@water @other+en @other+ne @other+petto @pain+@blood @pain+@body
        3 @pain+@fun @pain+@here @pain+@never @pain+@tired @pain+cosa @pain+de @pain+entre @past+@date @past+@empty
        3 @past+@pills @past+@wake @past+uma @period+@pills @period+e @pills+@child @pills+@imagine @pills+@period
        3 @pills+@poison @pills+@sleep @pills+@sugar @pills+cadut* @pills+chute @pills+e @pills+noche @pills+petit*
        3 @pills+taza @pills+tazza @pills+vista @poison+@all @poison+@other @poison+the @pressure+@car
        3 @pressure+@exercise @pressure+@find @pressure+@reason @pressure+@soon @pressure+@they @pressure+sin
        3 @say+@reason @say+tres @scale+@again @scale+@burden @scale+@chest @scale+@reason @scale+sin @scale+weg
        3 @self+@head @self+@manage @self+@period @self+@reason @self+bike @self+dauer* @self+durmi* @self+face
        3 @self+fais @self+husba* @self+ist @self+la @self+littl* @self+mae @self+mum @self+n @self+nehme @self+press*
        3 @self+sono @self+train @self+voy @self+zie @self+ziel @self+zit @sit+@fat @sit+@self @sit+in @skin+@more
        3 @skin+em @skip+@sit @skip+em @sleep+@eat @sleep+@hide @sleep+svegl* @someone+@self @soon+@exercise
        3 @soon+@sport @soon+@train @soon+tragu* @speech+@pain @speech+@wish @speech+was @sport+@data @sport+@wish
        3 @stop @stop+@data @stop+@exercise @stop+@morning @stop+@soon @stop+@wish @stop+niet @stop+when @sudden+@more
        3 @sudden+@nothing @sudden+@self @sudden+@water @swelling+@again @swelling+@breath @swelling+@each
        3 @swelling+@past @swelling+elke @they+is @they+pomme* @thin+@blue @thindrink+@arm @thindrink+@blood
        3 @thindrink+@end @thindrink+@minutes @thindrink+@pills @thindrink+@seizure @thindrink+@skin @thindrink+@thin
        3 @thindrink+wrong @thing+@data @thing+@fun @thing+ride @tired+@exercise @tired+@fat @tired+@not @tired+@numb
        3 @tired+@soon @tired+@thindrink @tired+@tired @tired+palab* @tired+slaat @vision+@empty @vision+@nothing
        3 @vomit+@end @vomit+@swelling @vomit+azula* @vomit+du @wait+@head @wait+cabec* @wait+dem @wait+la
        3 @wake+@burden @wake+@gone @wake+@know @water+@speech @wish+@pills @wish+@seizure @wish+@they @wish+alles
        3 @wish+een @wish+fine @wish+hout @without+@ask @without+@doit @without+saber @worse+@self a a+@each a+@fever
        3 a+@headache a+@off a+@poison a+@pressure a+avale a+button a+fever a+luz a+meia a+respirer a+riposo a..#300
        3 a..e acord* acorda ademt al+@eat al+traguardo algum* alguma alguma+coisa allenamento als+@enough als+een
        3 als+hout alta and+@ask and+im and+it anticoagulante are+thick arrete+pas as+palavras assim at+@home
        3 at+@thindrink at+home at+the atmet auf+einmal avale azula* azulados baby+heeft battery bebeu bei+@all
        3 bei+@each bei+jeder beim..fast beine+sind ben+#10 benen beroe* beroerte bij+@each bij+elke bike bike+@fun
        3 bike+ride bin..laufe* bizar* black bleed* bleeding blu bocca borra botti* bottiglia boute* bouteille bp
        3 bp+#300 braccio bras+@earn bras+droit brust+beim buite* buiten butto* button cada+pausa caer cai cara+@numb
        3 cara+@sleep cara+dormente cardi*+@self ce+mia chose+a chute cinze* cinzento coeur cola+desde come+un como
        3 confuso conna* conse* corac*..e cose costa* coup da+@face da+cara da+quattro da+un da..giorn* daalt
        3 daalt..ik dalla+primavera dans+le das+@again das+@feel das+gefuhl dauer* dauernd de+@ask de+@burden de+@eat
        3 de+@fall de+borst de+comer de+que de+tension de+tete de+val debou* dedos+@blue dedos+azulados
        3 dem+wespenstich depuis+ce desde+o desde+ontem desde..dia desma*..corri* di+@fever di+@night di+@pressure
        3 di+@thindrink di+caffe di+febbre di+notte diat dicht die+@child die+kleine digo+tres dimag* doeu dois doppe*
        3 dormente dose droit druk du+@blood du+sang durmi* e+#300 e+@ask e+@say e+a e+esta e+le e..a e..de
        3 een+@vision een+beroerte eet einma* einmal elf elf+@scale elf+kilo en+@blood en+@speech en+praat en+reposo
        3 en..als en..niet engol* engoliu erbro* erbrochen es+zu escup* escupo essouffle est esta+em esta+en
        3 este+@means este+@self este+mes et+@they et+les et..n evano* evano*..coura* fa fa+@pain faccia fallt febre
        3 feels fever finish flasc* flasche gambe garra* garrafa gauch* gauche geen+idee gefuh* gefuhl geht geht+@not
        3 geht+nicht genommen gesic* gevoel gewic*..ik gewic*..terwi* giorni giste* gisteren gleic* gleich gli+ce
        3 gonfl* grand* gris ha+uma habe halve+@sport halve+marathon hamme* hart+slaat he+@ask he+@poison head heart*
        3 heartbeat het+was hi+e ho+@lose ho+perso ho+un home hoofd horrible hout hurts husba* husbands i+@ask
        3 i+@train i+am i+train ich+nehme ich..luft ictus idee+@ask ik+@sit ik+@vision ik+zie ik+zit il+@chest il+@not
        3 il+ne il+petto im+@arm im+@sport im+ziel in..brust insulin is+#100 is+@faint is+@swelling is+getting is+not
        3 is..en ist+@earn ist+ganz je+@find je+@self je+n je..nuit jeder jeder+@exercise jeder+treppe juni kehle
        3 kilo+@burden kilo+@gone kilo+@minutes kilo+weg komis* komisch kopf krijg kwijt l+allenamento la+@child
        3 la+caduta la+chute la+noche la+petite la+taza la+tazza la+vista la..y labbr* labbr*+@blue labbra labbra+blu
        3 lang las las+@speech las+palabras le+@blue le+@heart le+@speech le+gambe le+labbra le+parole legge*
        3 les+@faint les+pommes lippe* lippen longa madre mae maior maken mandi* marathon+en mauva* mauvaise me+@faint
        3 me+suis me+voy me..corri* me..la media+@face media+cara meia meu+@burden meu+@pressure meu+@scale meu+peso
        3 mezza+maratona mijn mijn+@face mijn+@leg mijn..daalt mijn..terwi* minha+mae mir+ist mond+en mots mum
        3 musculos musculos+de my+@chest my+@face my+@few my+@thing my+bike my+face my+husbands my+little my+mum
        3 na+@head na+cabeca nach+dem nao+@feel nao+sinto nao..o nause* ne ne+s nicht+auf no+@chest no+@stop no+para
        3 no+peito no..la now o+@heart ohne ohnma* ohnmachtig omhoo* omhoog omopl* omopl*+@empty only op+@thindrink
        3 op..borst palab* palabras palav* palavras parecia passi* pause+@self pauze penda* pendant peque* perdu
        3 perdu+#10 perso peso+sin petite petto+@ask pijn plus+@self plus+a poids pomme* pommes praat preso pressione
        3 preto primavera+senza proze* prozent pulso+em pupila pupille qual+cosa quattro+giorni que+estou que+me queda
        3 quelq* quelq*+@decide quelque quelque+chose questo+mese rast reacc* reagi*+@not reposo respi*+@more respirer
        3 rest right+@skin s+est saber sangro+y saturacion schev* schev*+@face scheve scheve+mond schmerzen
        3 schouderbladen schwa*+@blood schwarz se+@poison seit+dem sens senta* short short+of should+i showe* sie
        3 sient* siento sin+@reason since+@eat since+breakfast sinto+a slaat so sono+@wake sono+svegliato sprint
        3 stair* stairs stool* stools stopt+@not stopt+niet strip sudde* suddenly sueur* sueurs taza tazza
        3 tensi*..#300 tension+#20 ter the+wrong the..since there this+@morning this+morning times tombee tomei
        3 training trap trepp* tres+@speech troca* trouble tudo+@blood tudo+@empty tudo+preto tusse* tussen tusso
        3 two+days uit+de un+@face un+ictus una+pausa und+@seizure und+@speech und+wird urina van+mij verla* verward
        3 vomit vomitei von+#45 von+@self was+@blood was+@end was+fine weich wenn+@self wenn+ich werd wespenstich wet
        3 what+should when+@self wurde y..me ze+@ask ze+is zieht zit zu+@wait zu+nach zwart zweite ~<air ~<algo ~<anti
        3 ~<ass ~<avc ~<avc> ~<bijn ~<bla ~<blau ~<boc ~<bor ~<cara ~<conf ~<conv ~<cos ~<cost ~<cr ~<cre ~<creo ~<cuo
        3 ~<cuor ~<desm ~<dic ~<dik> ~<dir ~<doi ~<dr ~<ein ~<eine ~<esc ~<esta ~<fal ~<fall ~<feb ~<fec ~<fl ~<fond
        3 ~<frio ~<ganz ~<ge ~<ge> ~<get ~<gonf ~<hat ~<hav ~<he> ~<hea ~<inco ~<je> ~<ke ~<keep ~<kl ~<kle ~<kn ~<kom
        3 ~<kurz ~<ligg ~<lik ~<like ~<niet ~<non ~<op ~<out ~<par ~<para ~<poi ~<reag ~<res ~<ro ~<rus ~<sale ~<se>
        3 ~<sens ~<sia ~<sia> ~<sinc ~<sind ~<spo ~<spu ~<sti ~<sud ~<sw ~<tam ~<tamb ~<teng ~<tens ~<thr ~<thre ~<ti
        3 ~<tre ~<uma ~<uma> ~<un> ~<una ~<una> ~<val ~<val> ~<vom ~<weg> ~<went ~<word ~<zit ~<zw ~abe ~adem ~aden
        3 ~aden> ~agul ~agula ~air ~aiss ~ale ~algo ~algo> ~aliz ~all> ~alla> ~als ~alt> ~ambe ~anf ~anfa ~anfal ~anti
        3 ~antic ~arali ~arb ~arm> ~arr ~as> ~assi ~att ~atu ~aus> ~ausa ~ausa> ~avc ~avc> ~azon ~azon> ~bbr ~bijn
        3 ~bijna ~bio ~blau ~boc ~bou ~bre> ~cada> ~ce> ~cho ~chtsv ~coag ~coagu ~conf ~confu ~cono ~cons ~conv ~convu
        3 ~cost ~creo ~creo> ~cuo ~cuor ~cuore ~cup ~curo ~curo> ~dalla ~ddo ~desm ~desma ~dik> ~dir ~dka ~dka> ~dra
        3 ~drai ~ebe ~ebre ~ebre> ~ech ~eeft ~eeft> ~eli ~emb ~engo ~ens> ~ent> ~ente> ~enza ~enza> ~eo> ~era> ~erge
        3 ~erk ~erri ~erw ~erwi ~erz> ~ese ~esen> ~esm ~esma ~esta> ~eur ~eur> ~evr ~evre ~ewust ~fa> ~fall> ~fd> ~fe>
        3 ~feb ~ffoco ~fond ~frio ~frio> ~gant ~ganz ~gend> ~gew ~gge ~ggen ~gonf ~gris ~gul ~gula ~gulan ~hav ~hi>
        3 ~hin ~hing ~hing> ~hort ~hort> ~htsv ~htsve ~hus ~iato ~iato> ~ibl ~ible ~icht> ~ick> ~icoa ~icoag ~ient
        3 ~igg ~igge ~iggen ~ijn> ~ijna ~ijna> ~ile> ~im> ~ince ~ince> ~inch ~inha ~irar ~ire ~ita ~ive ~ive> ~jn>
        3 ~jna ~jna> ~ka> ~keer ~keit ~keit> ~kom ~kurz ~lam ~lant ~lauw ~leg ~leu ~lgo ~lgo> ~ligg ~ligge ~like
        3 ~like> ~ling ~lla> ~lles ~lles> ~llt ~loe ~lor ~lor> ~lter ~lter> ~mbe ~mbl ~me> ~mes> ~mig ~mol ~nau ~nch
        3 ~ncha ~ndo> ~nfal ~nfall ~nfu ~nfus ~ngo> ~ngu ~niet> ~nly ~nly> ~non ~nst ~nt> ~ntic ~ntico ~nto> ~ntr
        3 ~ntre> ~nvu ~nvul ~nvuls ~nze ~nzen ~oag ~oagu ~oagul ~oco> ~odk ~odka ~odka> ~ofd ~ofd> ~oir> ~ois ~ois>
        3 ~ola ~ola> ~ole ~oli ~olor ~olor> ~ome> ~omo> ~ond> ~onfu ~onfus ~ons ~onvu ~onvul ~oof ~oofd ~oofd> ~ordt
        3 ~ordt> ~ort ~orte ~osc ~ose ~osi ~oso> ~ouche ~out ~overg ~oz> ~pai ~par ~pausa ~pen ~penst ~pira ~pirar
        3 ~pire ~poi ~pond ~ppe ~pui ~que> ~rali ~raliz ~ratio ~raz ~razon ~rde ~rdt ~rdt> ~re> ~reag ~rec ~rech ~red>
        3 ~repo ~rgant ~ribl ~rible ~rin ~rine ~rine> ~rive ~rly ~rly> ~rra ~rribl ~rrive ~rwi ~sale ~sao ~sao> ~sce
        3 ~sch ~sche> ~scuro ~sei ~sens ~sent ~sento ~sia ~sie ~sinc ~since ~sono> ~spira ~spu ~ssa> ~ssis ~stran ~sud
        3 ~swe ~ta> ~tad ~tado> ~tamb ~ten ~ter ~terri ~tha ~thi ~thin ~thing ~thr ~thre ~tico ~ticoa ~tig ~tom ~toss
        3 ~tsv ~tsve ~tsver ~tta ~ttig ~turat ~tus ~tzt> ~uche> ~uckt ~uckt> ~uff ~uft ~uhl ~uis> ~ulan ~ulant ~uor
        3 ~uore> ~urat ~urati ~uro ~uro> ~usa> ~ust> ~utto ~vc> ~verk ~vom ~vres ~weg> ~went ~went> ~wij ~wolle ~word
        3 ~wust ~zat ~ze> ~zon> ~zza
        2 #10..le #100+en #100+y #20..je #3..em #3..en #300..i @accident @accident+@control @accident+@earn
        2 @accident+@few @accident+@other @accident+@past @afraid+@arm @again+@again @again+@data @again+@pain
        2 @again+@self @again+@sit @again+@soon @again+by @again+mal @all+@accident @all+@ask @all+@control @all+@eat
        2 @all+@exercise @all+@past @all+@say @all+@sudden @all+impro* @alone+@here @alone+@pills @arm+@blood
        2 @arm+@earn @arm+@go @arm+and @arm+como @arm+gauch* @arm+sinis* @ask+#100 @ask+@arm @ask+@better @ask+@blue
        2 @ask+@breath @ask+@end @ask+@poison @ask+blood @ask+c @ask+dias @ask+fine @ask+genom* @ask+holz @ask+igual
        2 @ask+in @ask+jour @ask+m @ask+not @ask+only @ask+qualc* @ask+respi* @ask+tag @better+piu @binge+cardi*
        2 @blood+@exercise @blood+@gone @blood+@here @blood+@pressure @blood+@they @blood+@wish @blood+and @blood+da
        2 @blood+et @blood+in @blood+ist @blood+nere @blood+preta* @blood+vor @blue+@die @blue+@pills @blue+@self
        2 @blue+@vomit @blue+azule* @blue+froid* @blue+roxos @blue+sont @body+@eat @breath+@each @breath+@minutes
        2 @breath+@past @breath+@wish @breath+en @bridge+@ask @burden+@breath @burden+@chest @burden+@data
        2 @burden+@eat @burden+@last @burden+@pain @burden+night @burn+@ask @burn+@car @burn+in @burn+when
        2 @car+@enough @car+@minutes @car+and @care+@reason @chest+@again @chest+@die @chest+@fever @chest+@last
        2 @chest+@other @chest+@pain @chest+@sport @chest+@stop @chest+@thindrink @chest+de @chest+quand* @child+@earn
        2 @child+@fever @child+@know @child+@seizure @child+@wish @child+a @child+is @confused+@again @confused+@wish
        2 @confused+que @control+@again @control+@blood @control+@say @control+@sudden @cry+@say @cry+plus @data+@all
        2 @data+@head @data+@imagine @data+@past @data+@they @data+@thindrink @data+dia @data+holz @data+op @data+van
        2 @date+@child @date+@each @date+@exercise @date+@pressure @date+sangr* @decide+@head @decide+@headache
        2 @decide+@never @die+@chest @die+@thindrink @die+beine @die+stimm* @die+table* @doit+@chest @doit+@few
        2 @doit+@minutes @doit+@more @doit+@sport @doit+@vision @doit+@water @doit+@worse @doit+nada @doit+una
        2 @each+@past @each+@pills @each+@stop @each+escal* @earn+@heart @earn+@poison @eat+@chest @eat+@each
        2 @eat+@home @eat+@papers @eat+@seizure @eat+ca @eat+duas @eat+igual @eat+noch @eat+os @empty+@blood
        2 @empty+@face @empty+@past @empty+@wake @empty+@wish @empty+vor @end+#300 @end+@all @end+@faint @end+der
        2 @end+enfar* @end+line @enough+@date @enough+@lose @enough+@means @enough+@past @enough+@self @enough+ago
        2 @exercise+@accident @exercise+@data @exercise+@earn @exercise+@imagine @exercise+@know @exercise+@pressure
        2 @exercise+das @exercise+is @exercise+lopen @exercise+mit @exist+@numb @face+@empty @face+@find @face+@food
        2 @face+en @face+est @face+in @face+torta @face+van @faint+@ask @faint+@data @faint+@end @faint+@faint
        2 @faint+@soon @faint+ich @fall+@accident @fall+@all @fall+@ask @fall+@confused @fall+@minutes @fall+@soon
        2 @fall+@wish @family+@blood @family+@give @family+@here @family+@period @family+@poison @family+@wake
        2 @family+con @family+de @family+heeft @family+is @family+mit @fat+@go @fat+und @feel+@car @feel+@data
        2 @feel+@die @feel+@earn @feel+@eat @feel+@give @feel+@go @feel+@gone @feel+@skin @feel+@someone @feel+@soon
        2 @feel+@sport @feel+plus @fever+@fall @fever+depui* @fever+et @fever+que @few+komis* @few+one @find+@other
        2 @find+el @food+@arm @food+@fun @food+@wish @fun+@data @fun+@few @fun+@go @fun+@gone @give+@date @give+@heart
        2 @give+@pressure @give+@swelling @give+legno @go+@arm @go+@end @go+@fever @go+@few @go+@trapped @gone+@again
        2 @gone+@arm @gone+@face @gone+@jump @gone+@minutes @gone+@night @guilt+@here @guilt+@more @guilt+@pills
        2 @guilt+plus @head+@imagine @head+@past @head+@pressure @head+@self @head+@trapped @head+de @head+gefal*
        2 @headache+@imagine @headache+in @heart+@blood @heart+@self @heart+@skip @heart+@sleep @heart+@soon
        2 @heart+@wait @heart+a @heart+als @heart+salta @here+@blood @here+@blue @here+@breath @here+@chest
        2 @here+@morning @here+@night @here+@off @here+@period @here+@speech @here+@vomit @here+@water @here+boca
        2 @here+bouch* @here+chais* @here+cintu* @here+luz @here+macho* @here+mandi* @here+quant* @here+tete
        2 @hide+@ask @hide+@fever @hide+@manage @hide+@not @home+@more @jump+@minutes @jump+@night @jump+@not
        2 @jump+@other @jump+e @jump+with @know+@swelling @know+@wait @know+le @know+trago @last+@burn @last+@exercise
        2 @last+kilom* @last+night @leg+@breath @leg+@minutes @leg+gonfi* @life+in @look+@not @look+@self @look+like
        2 @lose+@blood @lose+@few @lose+@give @lose+@skin @lose+ohne @lose+peso @lose+sangu* @lose+sinds @lose+the
        2 @manage+@here @manage+@wake @manage+@wish @manage+kaum @manage+only @manage+pas @manage+respi* @means+levre*
        2 @minutes+@ask @minutes+@care @minutes+@empty @minutes+@headache @minutes+@swelling @minutes+@trapped
        2 @minutes+@wish @minutes+ago @minutes+de @minutes+due @minutes+e @minutes+en @minutes+hier @minutes+ich
        2 @minutes+quatr* @minutes+sprin* @minutes+un @minutes+una @minutes+van @minutes+woche* @more+@cut @more+@numb
        2 @more+@pills @more+@self @more+@sport @more+@vision @more+a @more+d @more+e @more+en @more+ik @more+in
        2 @morning+ist @need+@blood @need+@thindrink @need+el @need+ich @need+te @never+@eat @never+@self
        2 @night+@confused @not+@chest @not+@control @not+@doit @not+@faint @not+@morning @not+@nothing @not+@sit
        2 @not+acord* @not+als @not+chao @not+e @not+en @not+paro @not+repon* @not+respo* @not+rispo* @not+sens
        2 @not+sento @not+si @not+sient* @not+trans* @not+und @not+van @not+wenn @nothing+@ask @nothing+@car
        2 @nothing+@more @nothing+@water @nothing+e @nothing+meer @nothing+pour @numb+@die @numb+@face @numb+@other
        2 @numb+@thindrink @off+@date @off+@here @off+@minutes @other+@binge @other+@cry @other+@data @other+@gone
        2 @other+@headache @other+@more @other+@nothing @other+@period @other+@sleep @other+@speech @other+@thin
        2 @other+blist* @other+bracc* @other+fin @other+suelo @other+vomit @pain+@eat @pain+@last @pain+@not
        2 @pain+@period @pain+@pills @pain+@soon @pain+@vomit @pain+@wake @pain+@wish @pain+dans @pain+in @pain+op
        2 @papers+@reason @past+@better @past+@chest @past+@eat @past+@few @past+@go @past+@leg @past+@pain
        2 @past+@poison @past+@vision @past+augen @past+dois @past+ingoi* @past+una @period+@blue @period+@end
        2 @period+@here @period+y @period+zweet @pills+@again @pills+@ask @pills+@breath @pills+@chest @pills+@head
        2 @pills+@means @pills+@not @pills+@speech @pills+@wake @pills+@water @pills+boca @pills+bouch* @pills+chais*
        2 @pills+luz @pills+macho* @pills+mandi* @pills+of @pills+sono @pills+tete @pills+van @pills+y @poison+@binge
        2 @poison+@give @poison+del @poison+uma @poison+una @poison+une @pressure+@again @pressure+@arm
        2 @pressure+@breath @pressure+@fever @pressure+@off @pressure+@pills @pressure+@scale @pressure+@self
        2 @pressure+e @pressure+manch* @reason+@gone @reason+@more @reason+plus @say+#300 @say+@again @say+@morning
        2 @scale+@care @scale+@not @scale+@other @scale+@scale @scale+gone @scale+verlo* @seizure+@all @seizure+@blue
        2 @seizure+cardi* @self+@car @self+@child @self+@doit @self+@find @self+@give @self+@gone @self+@hide
        2 @self+@never @self+@sit @self+am @self+asseo* @self+beine @self+blijf @self+blutd* @self+brust @self+can
        2 @self+cara @self+climb @self+could* @self+desma* @self+dois @self+esse @self+fa @self+falle @self+falta
        2 @self+faut @self+gewic* @self+had @self+head @self+herz @self+huste @self+jaw @self+kann @self+keel
        2 @self+levre* @self+lifte* @self+mal @self+mange @self+manqu* @self+me @self+moet @self+muss @self+non
        2 @self+norma* @self+pai @self+panta* @self+peso @self+poids @self+press @self+respi* @self+right @self+saign*
        2 @self+schaf* @self+seh @self+sento @self+sie @self+spuug @self+stand @self+suis @self+tete @self+think
        2 @self+tira @self+took @self+vais @self+vie @self+visag* @self+voice @self+vomis @self+was @self+wiede*
        2 @self+wife @self+wird @sit+@breath @sit+@family @sit+@minutes @sit+@seizure @sit+@wish @sit+als
        2 @skin+@control @skin+@go @skin+@numb @skin+@self @skin+@sit @skin+and @skip+@minutes @skip+e @sleep+@again
        2 @sleep+@pills @sleep+@soon @sleep+@speech @sleep+@sport @soon+@again @soon+@arm @soon+@end @soon+petto
        2 @sorry+@self @speech+@again @speech+@eat @speech+come @sport+@ask @sport+@blood @sport+@burden @sport+@car
        2 @sport+@confused @sport+@enough @sport+@exercise @sport+@give @sport+@gone @sport+@minutes @sport+@pain
        2 @sport+@soon @sport+@thindrink @sport+di @sport+en @sport+this @stop+@enough @stop+@vomit @stop+en @stop+se
        2 @sugar+@here @sugar+e @swelling+@know @swelling+@minutes @swelling+@wait @swelling+esta @swelling+raro
        2 @they+@blue @they+@die @they+@morning @they+@not @they+@other @they+@pills @they+@speech @they+@vomit
        2 @they+@wish @they+hat @they+mots @thin+@not @thin+@pills @thin+@pressure @thin+@wake @thin+compr*
        2 @thin+labio* @thindrink+@ask @thindrink+@cut @thindrink+@fall @thindrink+@heart @thindrink+@morning
        2 @thindrink+@wake @thindrink+@worse @thindrink+box @thindrink+chair @thindrink+fall @thindrink+finis*
        2 @thindrink+stair* @thing+@say @thing+@self @thing+@sit @thing+marca @tired+@empty @tired+@faint @tired+@fall
        2 @tired+@head @tired+@heart @tired+@trapped @tired+@wish @tired+als @tired+en @tired+in @tired+pasti*
        2 @trapped+@chest @trapped+@doit @trapped+@exercise @trapped+@minutes @trapped+@nothing @trapped+@papers
        2 @trapped+@period @trapped+@pills @vision+@all @vision+@blood @vision+des @vision+e @vision+plus @vomit+@data
        2 @vomit+@eat @vomit+@family @vomit+@go @vomit+@look @vomit+e @vomit+esta @vomit+et @vomit+on @wait+@all
        2 @wait+@date @wait+@empty @wait+@heart @wait+@pills @wait+chega @wait+festa @wake+@data @wake+@fever
        2 @wake+@go @wake+@minutes @wake+@sport @wake+und @water+@feel @water+@find @water+@vision @water+ik
        2 @wish+@car @wish+@enough @wish+@head @wish+@headache @wish+@need @wish+@papers @wish+@pressure @wish+@say
        2 @wish+@vomit @wish+blood @wish+ferma @wish+in @wish+le @wish+trago @wish+wood @without+@data @without+@few
        2 @without+@give @without+@sport @without+foleg* @work+@seizure @worse a+@arm a+@go a+@head a+@heart a+@lose
        2 a+@speech a+accouche a+cabeca a+chaque a+fatica a+heart a+ogni a+perder a+primavera a+respirare a..#45
        2 a..esta a..sem ab..es ab..zu accou*+@other accouche accouche+il addor* ademe* ademen af+@without af+ge
        2 af+zonder affic* affiche ahora ai+failli ai..#10 ai..m al+@chest al+@heart al+petto all+@sudden
        2 all+improvviso alla+mandibola alla..e allergische allo allo+@fat allo+specchio alors..je als+@self alta+e
        2 alta..luz am..at an+@enough an+@minutes an+hour and+@not and+the and..cant antic*..la anticoagulante+e
        2 antwo* antwo*+@not aperta arde+@fever arde+@find arde+manchas arm arras* arriv*+@exercise arriv*+@not
        2 arriv*..a arrive+pas as+@chest as+@thin as+costelas asseo* asseoir assis atem auf+das augen augen+und
        2 aus+der ausse* ausse*+@breath ausser ausser+atem azule* azules bad baiss*..je baiss*..que balbu* battito+a
        2 bebe bebe+@not bebio before+i beim..ohnma* benen+@exist benen+@other benen+zijn bevut*..botti* bigge* bigger
        2 bin blauw blauw* blauwe bleue* bleues blijf bloed+en blut boca+@food boca+torta botao botel* botella bottl*
        2 bottle bouto* bouton brauc*+@self brauch brauch+ich break* breakfast brenn* brustschmerzen bu bus buurv*
        2 buurvrouw c+etait c..un cache* cachets cada+@exercise caiu camar* can+@few can+@wish can+only cant+@stop
        2 cant+stop cardiaque casi ce+@morning ce+@self ce+matin chair chao che+@someone che+qualcuno chest
        2 chest+@feel chest..i chose cintura clean* climb close+@thindrink close+the coffe* coffee coisa* coisas
        2 colega collega com+@thin com+os come come+@trapped comi..labio* comme+ca como+@care como+igual companero
        2 con+@tired con+las confus confused corac*..vejo corriendo corte corte+@not cortina cosas costas coste*
        2 costelas couche could* couldnt crise crise+cardiaque cuore..e custa d+@breath d+un d..au da+@data dabei
        2 dalla..senza dan+een dans..escal* dans..poitr* dans..pomme* das+@accident das+war das..nicht de+@other
        2 de+@scale de+@wake de+buurvrouw de+cabeca de+fievre de+lente de+ma de+pau de+schouderbladen de+vodka
        2 de+vomitar de..sin de..terri* dem dem+@swelling den+@head depui*..jours depuis+hier depuis+quatre der+@cut
        2 der..beim derec* desce desde..meia desde..prima* desperte deure* deuren devan* devan*+@they devant
        2 devant+les deze+maand di+legno dick dick+und die+@chest die+@not die+@pills die+beine die+stimme
        2 die+tabletten die..und diesen diesen+monat digo dikke dinge* dingen dispa* dit diz do+@chest doesn* doesnt
        2 dois+dias dolor*+@soon dolor..pecho dolore+al donker dopo..cadut* doppelt dor+de dose..antic* doubl* double
        2 doule* douleur douleur+dans draai* druk+@tired druk+op du du+@pain du+mal du..de due due+giorni dunke*
        2 dunkel durch+und e+@arm e+@confused e+@past e+@swelling e+dice e+diz e+ha e+me e+tenho e+um e+uma e+un e+una
        2 e+vedo e..cose e..pausa e..se e..tudo een+lange een..bij een..in ein+@pressure einer einfa* einfa*+@few
        2 einfach el+@end el+@faint el+fin el+suelo el..y eleve*..since elle+est en+@blue en+@skin en+@they en+dan
        2 en+de en+reageert en..pecho en..zie endor* endort enkel* enkels entero entre+@they entre+les er+@nothing
        2 es+@end es+@other es+aus es+un es..al escuro esquerdo+e ess esse est+@empty est+@faint est+a esta+@eat
        2 esta+com esta..un estaba ester* estoy+@confused et+@not et+@other et+@say et+dit et+il et+je et+ne etait
        2 eyes face falle falta+@other falta+el fast fatica feci feci+@blood feci+nere feels+@wish feels+like femme+a
        2 ferma festa festa..marte* fezes fezes+@blood fezes+pretas ficou fiebe* fieber fievr*+@minutes fievre+depuis
        2 fin finish+line five+@minutes five+minutes flauw*..hardl* flauw*..het floor foleg* folego formi* fragt
        2 frio+e frio+y frio..sensa* froid froid* fruh+@past fruh+jahr fruhe* fruher galop* gambe+molli garganta+esta
        2 gauche+et ge+@exercise ge+lopen geeft gengi*+@not genommen+und gerad* gerade geschluckt gesli* geslikt
        2 get+@breath get+@trapped get+air get+out gevoe* gewes* gewesen gezwo* gezwollen gloei* goes gone gonfie
        2 gonfle grand*+@minutes grand*..la grau grigi* grigio gross* grote* ha+@ask ha+@eat ha+@poison ha+@trapped
        2 ha+dois ha+ingoiato habe+#10 habe+@blue habe+ich habe+zu habe..einen habe..schla* habla* hablar hace+una
        2 had+@self had+ik halb halb+@sport halb+marathon halbe* halben half half+@sport half+marathon hart..en
        2 hat+@die hat+den hat+die hat+eine hatte have he..and heart+@ask heb+@thindrink heb+te heces hele+@pills
        2 hele+strip herzr* herzrasen het+@thindrink het+@wish het+af het+feest het+te het..koffi* het..op hij..meer
        2 hij..niet ho..blu ho..di ho..gambe ho..labbr* hoe+lang holz hora+@not hour+@past hour+ago hurry hurts+in
        2 huste i+@again i+@exercise i+@head i+@sport i+can i+climb i+couldnt i+lifted i+stand i+think i+took i+was
        2 i..even i..is ich+@again ich+@ask ich+@empty ich+@nothing ich+@they ich+@wish ich+esse ich+falle ich+huste
        2 ich+kann ich+muss ich+nichts ich+seh ich+sie ich+wieder ich..ab ich..beim ich..blut ich..einen ich..ohne
        2 ich..recht* ich..schla* idee igual ik+@here ik+@soon ik+@vomit ik+bijna ik+blijf ik+moet ik+normaal ik+spuug
        2 ik..en ik..overg* ik..recht* ik..van ik..zitte* il+@arm il+@child il+@vomit il+braccio il+me il..de il..non
        2 im im+@trapped im..blood im..die im..up immer impor* improvviso in+@few in+meno in+una in..chest in..en
        2 in..this incha* inchados incom* ingoi* ingoiato inhal* inqui* is+@not is+@period is..een is..than isnt
        2 it+@ask it+@pain it+hurts j..#10 j..du j..m j..mal j..perdu jamai*+@self jaw je+@ask je+@blood je+@go
        2 je+@vomit je+dois je+mange je+me je+saigne je+vais je+vomis je..arriv* je..d je..la je..quoi je..sang
        2 je..suis je..tombe* jour+on kalt kalte* kalte*+@blue kalter kalter+schweiss kaum+@again kaum+@not kaum+noch
        2 keel keeps keer keine+@breath keine+luft kilometer kilos kilos+depuis kilos+since kilos..le klein*+@breath
        2 komen komme* kommen komt komt+@other komt+er koud+@blue koud+zweet kurz kwijt+@minutes kwijt+sinds l+@breath
        2 la+@exercise la+@night la+@vision la+boca la+bouche la+chaise la+luz la+machoire la+mandibula la+tete
        2 la..depui* la..me la..se labio*+@blue labio*..voz labios+azules labios+roxos lado lallt las+@pills
        2 las+pastillas lasst last+@night last+night le+bras le+dita le+dos le+printemps le..blu le..et legno lente
        2 lente+@without lente+zonder les+@speech les+mots levantar levre* levres levres+sont licht* lifte* lifted
        2 like+wood line linkerarm links longu* longue looke* looked looks looks+@wish looks+like los+@blue los+labios
        2 lost+@thindrink lost+the luft lunga luz+@past m+asseoir ma+@head ma+@life ma+tete ma+vie ma..a macho*
        2 machoire mais+e mal+a mal..respi* manch* manch*+@ask manchas manchas+que mandibola mandibula mange
        2 mange+normalement manqu* manque marca+#300 marca+@sugar marca+hi matin maybe me+@better me+@burden me+@go
        2 me+@need me+@not me+falta me+faut me+non me..por me..un medio medio+dia mee meer+@self meer+ik meia+maratona
        2 mein+blutdruck mein+herz meine* meine+beine meinen meio+dia meno menos+@minutes menos+desde mes mes+@blue
        2 mes+levres mes..sont metad*+@here metad*+@minutes metade+da meu+pai mezzo mezzo+giorno mi+@feel mi+@not
        2 mi+fa mi+no mi+sento mi..#3 midde* mient* mientras mij mij+@not mij+niet mijn+@family mijn+@swelling
        2 mijn+keel mijn+linkerarm mijn..#3 mijn..een mijn..niet mijn..omhoo* minha+@face minha+cara minha..esta
        2 mio+@burden mio+@pressure mio+@scale mio+peso mir mir+wird mismo misse* misselijk mitta* mittag moet moiti*
        2 moitie moitie+de moles moles* molle* molli mon+@burden mon+@face mon+@scale mon+poids mon+visage mon..alors
        2 mon..baiss* morni* morning motiv* motivo muscl*+@wish muscles+like musco* muscoli muscu* muske*+@ask
        2 muske*+@data muskeln muskeln+wie muss muss+@self my my+@family my+@head my+head my+jaw my+right my+voice
        2 my+wife my..my my..ride my..today n+@stop n..a na+@enough na+chega na+festa nach..wespe* nachts nada
        2 nao+@stop nao+@wake nao+para nao+passa nao..a nas nas+@arm nas+costas ne+@cry ne+@doit ne+@feel ne+@guilt
        2 ne+@reason ne+repond ne+sens ne..pas ne..plus nehme nelle nere nicht+@burden nicht+@few nicht+@gone nicht+so
        2 nicht+und nicht+weg niet+@burden niet+@gone niet+@wish niet+als niet+en niet+van niet+weg niet..de niet..en
        2 night niks niks+@more niks+@water niks+meer no+@faint no+@feel no+chao no+siento noch+@breath noch+luft
        2 noche noix non+@feel non+@fun non+e non+passa non+risponde non+sento non+si non..da non..piu norma*+@eat
        2 norma*+@wish normalement notte now+@other nur o+@chest o+@child o+bebe o+peito o..direi* o..peso ogen
        2 ohne..zu ohnma*..worde* on+@ask on+one on..bike on..ride one+@face one+side only+@say ontla* ontlasting onze
        2 onze+@scale op..en order os+@blue os+@count os+@eat os+@pills os+comprimidos os+labios out..i over+#300
        2 overgeven oxyge*..#100 par+terre par+tout paro+de party pas pas+a passa passe* pau penso penso..un
        2 peque*+@eat perde*+@burden perde*+@pressure perde*+@scale perder+peso perdi*..peso perdi..quilo*
        2 perdo+@blood perdo+sangue perdu..l pernas+moles peso..e petit* picad* piep piern* pijn+@tired pijn+op
        2 pijn..de pila pilha pior piu+grande plas plein* plus plus+d podia poids..alors poids..que pone por..noche
        2 porte* pound* pounds preta* pretas prima*..dieta prima*..sudor* primavera+sem primavera+sin print*
        2 print*+@without printemps printemps+sans pris puedo+@better puedo+@breath puedo+respirar puis+tout
        2 pupil*..desde pupil*..grand* qualc* qualcuno quand*+@exercise quando+corro quatre+jours que+c que+dia que+es
        2 que..a que..est que..esta que..ter quel+jour qui quilos+a quilos+desde raar rapid* rapid*+@ask rapido+que
        2 raro raro+y raus razon reading reage* reage*+@not reageert reageert+niet reagiert reagiert+nicht recht*+@leg
        2 recht*..en recht*..nicht remon* remonte repon* repond repos repos* repre* reprendre respi*..que respire
        2 respo* rien+pour rigid*..alta rippe* rippen rispo* risponde riusc* roxos rust rutsc* s+@stop s+arrete s..et
        2 sache* sachen sai salta salta+e sauer* scapo* scapole schaf* schaffe schev*..en schme* schnitt schou*
        2 schwa*+@past schwarz+vor se+@eat se+le se+trago seder* segun*..este segun*..mes sehe+@self sehe+ich
        2 seit+@self seit+ich seit+juni seit+wochen seit..die seite selle* selles sem+@breath sem+folego seman*+@blood
        2 seman*+@pain semanas+sangro sembra sens+@more sens+plus sensa*..que sentar ses+@hide ses+@pills ses+cachets
        2 shes shoul* shoulder si+@here si+@pills si+@stop si+ferma si+la sich sie+hat since+@jump since+spring
        2 since..night sinds+van sinis* sinto..direi* skin slage* slagen slapp* slappe slappe+benen sleep* so+komisch
        2 soake* soaked sobe somet* something sono..corre* sont+@blue sont+bleues sorte* specc* specchio spieg*
        2 spieg*+@go spiegel spieren spray spuug standig stech* stechen steek* steekt stimme stort* strano strano+e
        2 strei* stuhl su sua sube subir suda+con sudor+@period sudor+frio suis+@confused suis+confus sul+@self
        2 sul+mio svegliato swall*+@thindrink sweating sweating+and tag+ist taglio talks tasse taub te+@wish
        2 temperature+is tengo+@tired tengo+las tengo+los tengo..en tenho+de tension+est tenta* than than+@thindrink
        2 than+the that+@not the+@arm the+@breath the+@cut the+@end the+@fall the+@jump the+box the+chair the+fall
        2 the+finish the+stairs the..morni* the..this then there+@ask there+@wish there+was thick+and think this+month
        2 threw threw+up tien tiene time tira tomber tome took torno* torno*+@swelling tornozelos tornozelos+inchados
        2 torta+e tout tout+s trago tragu* traguardo train* treppe tropp*+@pills troppa troub* tudo tussen+de twice
        2 twice+by um+@other um+enfarte umgek* umgekippt un+@eat un..de un..en un..petto un..poi una+pila una..grand*
        2 und+@night und+@say und+das und+reagiert und..ganz und..kaum und..wenn up+to urina..cola va+a vais
        2 vais+@jump valt van..stoel vater vedo veel+@pills verlo*+@without verloren+ohne vespa vez vez..mes
        2 viel+@pills viel+insulin viel+van visag* visage voce vodka+@not voice voice+@ask voice+is vois+@more
        2 vois+des vois+plus voix volta vomis vomis+du vomita+e vomitar vomitato vomite vomitei+sangue von von+meinen
        2 vor+@wake vor+augen voy voy+a vrouw+@ask vrouw+is waist war was+blood we+@not we+cant week+@past
        2 welch*+@morning welcher wenn what..do what..i where whole+@pills wie+holz wife wille* willen with+@not
        2 with+no wodka wood woord* woorden worde*..de wrong y+@know y+@say y+@tired y+@vision y+dice y+estoy y+las
        2 y+los y+se y+tengo y+veo y..que zeigt ziel zijn+@numb zitten zon zonde* zonder zu zu..dem zu..wespe* zunge
        2 zuurs* zuurstof zwak zweit* ~<ab> ~<af> ~<ah ~<aho ~<ahog ~<air> ~<alor ~<als> ~<an ~<any ~<anyt ~<ard
        2 ~<arde ~<assi ~<ate ~<atem ~<atm ~<atme ~<atta ~<auf> ~<auge ~<aus ~<aus> ~<az ~<azu ~<azul ~<bab ~<baby
        2 ~<bais ~<beb ~<bebe ~<beim ~<bloe ~<boca ~<bors ~<bott ~<bou ~<bout ~<bre ~<brea ~<brus ~<ca ~<cab ~<cabe
        2 ~<cadu ~<cae ~<cant ~<chu ~<cold ~<coll ~<colo ~<cono ~<coug ~<cus ~<da> ~<dall ~<dann ~<dep ~<dev ~<devo
        2 ~<di> ~<die ~<die> ~<dim ~<dira ~<doin ~<dol ~<dopp ~<dor> ~<dra ~<ele ~<elle ~<ep ~<era ~<era> ~<es> ~<esca
        2 ~<fais ~<fals ~<febb ~<fech ~<fee ~<feel ~<fieb ~<fiev ~<fire ~<flas ~<flau ~<fon ~<fri ~<gaa ~<gaat ~<gam
        2 ~<gamb ~<gan ~<garg ~<gela ~<gera ~<gett ~<gez ~<gezi ~<gli ~<grau ~<haar ~<halb ~<half ~<halv ~<hat> ~<head
        2 ~<hee ~<heef ~<her ~<hij> ~<ho> ~<hoes ~<horr ~<hort ~<hus ~<ie ~<iet ~<iets ~<ik ~<ik> ~<im ~<inch ~<inj
        2 ~<inje ~<is ~<is> ~<jamb ~<jet ~<jetz ~<jun ~<kalt ~<kaum ~<kil ~<kilo ~<klam ~<kno ~<koo ~<koor ~<kop ~<kou
        2 ~<koud ~<kr ~<kram ~<ku ~<kur ~<labi ~<lig ~<lin ~<luz ~<luz> ~<ly ~<lyi ~<lyin ~<mad ~<mart ~<mau ~<mem
        2 ~<meme ~<men ~<ment ~<meta ~<mez ~<mezz ~<mid ~<midd ~<mij ~<minh ~<mir ~<mole ~<mot ~<mum ~<n> ~<nao ~<nao>
        2 ~<nau ~<nea ~<near ~<nic ~<nich ~<noir ~<non> ~<nu> ~<oh ~<ohn ~<one ~<one> ~<opee ~<ou ~<ov ~<ove ~<over
        2 ~<pai ~<pain ~<pala ~<palp ~<pec ~<pech ~<perd ~<pet ~<pett ~<pil ~<plot ~<poit ~<pret ~<pu ~<quoi ~<rar
        2 ~<reac ~<rech ~<repe ~<ru ~<rust ~<sb ~<sba ~<sd ~<sdr ~<sdra ~<sed ~<semb ~<sent ~<senz ~<sho ~<sie ~<sl
        2 ~<sli ~<some ~<sont ~<spr ~<staa ~<stoe ~<stur ~<sua ~<suda ~<sue ~<suff ~<sv ~<sve ~<sven ~<swal ~<swe
        2 ~<swea ~<taz ~<terr ~<terw ~<tet ~<tete ~<thic ~<tij ~<tijd ~<tim ~<time ~<tiv ~<tive ~<tomb ~<tome ~<toso
        2 ~<toss ~<trom ~<tus ~<tuss ~<ung ~<up> ~<uri ~<urin ~<verk ~<verw ~<vod ~<vodk ~<voi ~<voz ~<voz> ~<vres
        2 ~<was ~<was> ~<we ~<weg ~<wen ~<wes ~<wesp ~<wie ~<wie> ~<wird ~<wort ~<wu ~<wur ~<wurd ~<ze> ~<zi ~<zitt
        2 ~<zor ~<zorg ~<zwa ~aar ~aar> ~abec ~abeca ~abi ~abio ~abios ~aby ~aby> ~accio ~acho ~aco ~ademi ~adu ~adut
        2 ~aduta ~ae> ~aem ~aem> ~afa ~ahm ~aho ~ahog ~ahogo ~aia ~aiat ~aiato ~aiei ~aiei> ~air> ~airs ~airs> ~ais
        2 ~aisse ~ak> ~alb ~alen ~alen> ~aler ~ali ~alie ~alier ~alles ~allo ~allow ~allt ~allt> ~alors ~alp ~alpi
        2 ~alpit ~alsc ~alsch ~alta> ~alv ~alve ~alve> ~ambes ~ambo ~ampf ~andi ~aner ~ang ~angr ~angu ~ante> ~any
        2 ~anyt ~anyth ~anz> ~anzen ~aque ~aque> ~ara ~ara> ~arba ~arca ~arca> ~ardl ~ardlo ~arec ~argan ~arl ~arly
        2 ~arly> ~arol ~arole ~art> ~arte ~asf ~assa> ~atem ~atemn ~ati ~ator> ~atta ~attac ~atte ~auge ~aum> ~auwg
        2 ~auwge ~ava> ~aver ~avera ~azo ~azu ~azul ~baa ~bab ~baby ~baby> ~bag ~bais ~baiss ~bat ~batt ~bbre ~bbre>
        2 ~be> ~beb ~bebe ~beca> ~bei> ~beim ~beim> ~bile ~bile> ~bios ~bios> ~blauw ~bloe ~bloed ~boca ~boca> ~bors
        2 ~borst ~bott ~bra> ~brea ~breat ~brill ~brus ~brust ~by> ~cabe ~cabec ~cado ~cadu ~cadut ~cae ~cali ~calie
        2 ~cant> ~care> ~ccio ~cenz ~cha ~char> ~ches ~cheur ~chio ~chio> ~chlag ~cho> ~chou ~cht ~chti ~chtig ~chw
        2 ~chwa ~chwar ~cien ~cient ~cion ~ckt ~ckt> ~cla ~co> ~coa ~cogne ~cold ~cold> ~coll ~colle ~como ~conos
        2 ~consc ~corac ~coraz ~cos ~costa ~coug ~cough ~coup> ~cte ~cus ~dall ~dann ~dann> ~dde ~dden ~defib ~deita
        2 ~dem ~demig ~den ~dens ~dens> ~dep ~dev ~devo ~devo> ~dia ~dia> ~dic ~die> ~dim ~dira ~dirai ~direi ~dlo
        2 ~dlop ~dlope ~doe ~doi ~dopp ~dos ~draia ~dt> ~du> ~dut ~duta ~duta> ~ea> ~eac ~eagi ~eak ~early ~eat ~eath>
        2 ~ebb ~ebbr ~ebbre ~eca> ~echa ~echar ~echo ~echo> ~echte ~ecte ~eder ~eder> ~edia ~edia> ~eef ~eek ~eeli
        2 ~eelin ~eens ~eens> ~eep ~ees ~efib ~efibr ~eft ~eft> ~ega> ~eguim ~eht ~eht> ~ei> ~eich> ~eif ~eim ~eim>
        2 ~ein ~eita ~eitad ~eite> ~eito ~eito> ~ekt ~ekt> ~elij ~elijk ~elin ~eling ~elle> ~embl ~embra ~eme> ~emi
        2 ~emig ~emig> ~emn ~emno ~emnot ~en> ~enau ~endo> ~ensa ~ensao ~enste ~ensti ~ento ~entre ~enu ~enut ~enuto
        2 ~epe ~epen ~epent ~epo ~epos ~eraa ~eraak ~erarm ~erb ~erbl ~erbla ~erd ~erdo ~ergeg ~erke ~erkee ~erkl
        2 ~erkla ~erlie ~erly ~erly> ~ern ~erna ~err ~errib ~erte ~erte> ~erwij ~erze ~erzen ~escal ~esel ~eseli
        2 ~esmai ~espe ~espen ~est ~estoy ~ete ~ete> ~eto ~ettin ~eval ~evall ~evan ~even> ~ever ~ever> ~evo ~evo>
        2 ~evre> ~ewo ~eye ~ezi ~ezic ~ezich ~ezz ~fais ~fais> ~fals ~falsc ~fast> ~febb ~febbr ~fec ~fech ~fecha ~fee
        2 ~feel ~feeli ~fibri ~fieb ~fiev ~fievr ~fire ~fix ~fixi ~flas ~flau ~fle> ~fles> ~fondo ~fri ~ft> ~fus ~gaa
        2 ~gaat ~gaat> ~gam ~gamb ~ganta ~ganz> ~garg ~garga ~garr ~gela ~geraa ~get ~gett ~getti ~gev ~gewo ~gez
        2 ~gezi ~gezic ~glia ~gliat ~gne> ~gno ~gno> ~gonfi ~grau ~gre ~guim ~guimo ~haar ~haar> ~halb ~half ~halv
        2 ~halve ~har ~hardl ~hart> ~hat ~hat> ~havin ~hea ~hee ~heef ~heeft ~here> ~herz> ~heur> ~hick ~hick> ~hij>
        2 ~hio ~hio> ~hlag ~hoest ~hogo ~hogo> ~horr ~horri ~hose ~hou ~hree ~hree> ~htig ~htig> ~hwa ~hwar ~hwarz
        2 ~ible> ~ibri ~ibril ~ick ~ico ~ieb ~iei ~iei> ~iel> ~iet> ~iev ~ievr ~ievre ~ife> ~ijke> ~ijl ~ijl> ~ikt
        2 ~ila> ~illa ~illat ~ilo ~ilos ~ilos> ~imav ~imave ~ina> ~incha ~incon ~inem ~inha> ~inj ~inje ~injec ~into>
        2 ~ion ~ior> ~ipp ~ippen ~ira> ~irait ~ird ~ird> ~ireit ~irs> ~is> ~isch ~ische ~isp ~isse ~itad ~itado ~itr
        2 ~itri ~itrin ~itze ~itzen ~itzt ~itzt> ~ivel> ~ixi ~iza ~jamb ~jambe ~jdens ~jetz ~jetzt ~jke> ~jl> ~jun
        2 ~kalt ~kaum ~kaum> ~keep ~keep> ~keerd ~kilo ~kilo> ~kla ~klaa ~klaar ~klam ~kno ~koo ~koor ~koort ~kop
        2 ~korta ~koud ~koud> ~kram ~kramp ~kur ~labi ~labio ~lad ~lado ~lah ~lahm ~lante ~las ~las> ~lator ~lau>
        2 ~lauwg ~lega> ~len> ~leur ~lev ~lia ~liat ~likt ~lina ~lina> ~line ~line> ~lip ~lleg ~llen> ~llowe ~llt>
        2 ~llte ~loed ~loos ~lore ~lore> ~lors ~lors> ~lotz ~lotzl ~lowed ~lpi ~lpit ~lpita ~lsc ~lsch ~lt> ~lta> ~lte
        2 ~lur ~luz ~luz> ~lve> ~lyi ~lyin ~lying ~maie ~maiei ~marca ~mart ~mau ~mav ~mave ~maver ~mba ~mbe> ~mbes
        2 ~mbes> ~mbo ~mbra ~md> ~media ~mem ~meme ~meme> ~merze ~meta ~mez ~mezz ~mid ~mig> ~mij ~mit ~mita ~mme
        2 ~mme> ~mno ~mnot ~mnot> ~moles ~mond> ~mot ~mpf ~mt> ~nao ~nao> ~nas> ~nass ~nauw ~nce> ~ncon ~ncons ~near
        2 ~nearl ~nfa ~nfi ~nga> ~nge> ~ngew ~ngr ~nha> ~nich ~nicht ~nje ~njec ~nke ~nkel ~nma ~noir ~noir> ~non>
        2 ~noo ~nosc ~now> ~nqu ~nsao ~nsao> ~nsci ~nscie ~nseg ~nsegu ~nste ~nstei ~nstic ~ntar> ~ntre ~nu> ~nverk
        2 ~nyt ~nyth ~nythi ~nzen> ~oca> ~ocad ~ocada ~occ ~oco ~oed> ~oel> ~oer ~oeu ~ogn ~ogne ~ogne> ~ogo ~ogo>
        2 ~oid ~oitr ~oitri ~oix ~oix> ~ole> ~olleg ~ollt ~ollte ~olore ~omb ~ombe ~omis ~omita ~omite ~onca ~onca>
        2 ~ond ~onfi ~onk ~onna ~onos ~onosc ~onsc ~onsci ~onse ~onseg ~oort ~oorts ~oos ~op> ~opee ~opeen ~operl
        2 ~oppe ~oqu ~oque ~oque> ~oraca ~oraz ~orazo ~orden ~org ~orge ~orgen ~orni ~orri ~orria ~orrib ~ors ~orst
        2 ~orst> ~ort> ~ortad ~orter ~orts ~orts> ~osce ~ossi ~ossis ~ots ~ots> ~otz ~otzl ~otzli ~oub ~oubl ~ouble
        2 ~ouch ~oud> ~oug ~over ~owe ~owed ~owed> ~pain ~pala ~palp ~palpi ~para ~parec ~parol ~pause ~pec ~pech
        2 ~pecho ~pee ~peen ~peens ~pelt ~pelt> ~pent ~pente ~perd ~perdi ~perl ~perly ~pert ~perte ~pett ~petto ~pieg
        2 ~pila ~pila> ~pile ~pira> ~pire> ~plo ~plom ~plot ~plotz ~poit ~poitr ~poso ~ppa ~pper ~pret ~prope ~quena
        2 ~qui ~raak ~raakt ~racao ~raco ~raco> ~rade ~raia ~raiat ~rampf ~rare ~rare> ~rarm ~rarm> ~rast ~rati ~razo
        2 ~rbl ~rbla ~rca ~rca> ~rcht ~rde> ~rden ~rden> ~rdl ~rdlo ~rdlop ~rdo ~reac ~reagi ~reath ~recht ~red ~reito
        2 ~remo ~repe ~repen ~repos ~rese ~resel ~ressi ~rgan ~rgeg ~rgege ~rgen> ~rig ~rimav ~ris> ~risc ~risco ~riv
        2 ~rive> ~rivel ~rke ~rkee ~rkeer ~rkla ~rm> ~rna ~rni ~roc ~roer ~rois> ~rol ~role ~role> ~ronca ~roper ~rria
        2 ~rria> ~rriv ~rry> ~rs> ~rst> ~rtade ~rter ~rter> ~rts> ~ruh ~ruhe ~ruhe> ~rusth ~rwij ~rwijl ~rze ~rzen
        2 ~rzen> ~sac ~sale> ~sangr ~sangu ~sba ~sca ~scal ~scali ~scen ~schw ~schwa ~scie ~scien ~scu ~sdr ~sdra
        2 ~sdrai ~sed> ~see ~sees ~sees> ~seli ~selij ~semb ~sembr ~sen> ~sensa ~senz ~senza ~sgo ~sho ~sia> ~sien
        2 ~sing> ~sion ~sisc ~sisco ~sitze ~sli ~slik ~slikt ~sma ~smai ~smaie ~snt ~snt> ~some ~son ~sont ~sont> ~sos
        2 ~sos> ~spen ~spens ~spie ~spieg ~spire ~spon ~spond ~ssa ~ssin ~ssisc ~st> ~sta> ~stel ~ster ~sth ~stha
        2 ~sthar ~stich ~stoe ~stoel ~stop ~stoy ~stoy> ~sturz ~stz ~suda ~sue ~suff ~sven ~svenu ~sver ~swal ~swall
        2 ~swea ~sweat ~tac ~tade ~tadem ~tado ~tambo ~tato ~tato> ~taz ~te> ~tei> ~tel ~tella ~temn ~temno ~tensa
        2 ~terr ~terwi ~tete ~tete> ~thar ~thart ~thic ~thick ~three ~tich ~tigl ~tigli ~tij ~tijd ~tijde ~time ~tin
        2 ~ting ~ting> ~tmi ~toe ~toel ~toel> ~tomb ~tombe ~tome ~ton> ~top ~toso ~toso> ~tossi ~toy ~toy> ~tran ~tre>
        2 ~trin ~trine ~trom ~ttac ~ttin ~tting ~tto> ~tton ~tur ~turz ~turz> ~tuss ~tutto ~tzl ~tzli ~tzlic ~tzt
        2 ~uanto ~ubl ~uble ~uble> ~uche ~ud> ~udd ~udde ~udden ~uena ~uena> ~uffo ~uft> ~uge ~uhe ~uhe> ~uhl> ~uimo
        2 ~uimos ~uis ~ulina ~uline ~ulo ~um> ~unge ~uraz ~urazi ~urde ~urin ~urmi ~urz> ~us> ~usa ~uso ~uso> ~usse
        2 ~usth ~ustha ~ut> ~utt ~utto> ~uve ~uw> ~uwg ~uwge ~uwgev ~uz> ~vai ~vais ~ve> ~ven ~venu ~venut ~vera>
        2 ~verg ~verge ~verke ~verli ~viel> ~ving ~ving> ~voc ~vod ~vodk ~vodka ~voi ~voz ~voz> ~vre> ~vrese ~wall
        2 ~wallo ~wart ~warz ~was ~was> ~wea ~weat ~wed> ~weg ~wen ~wes ~wesp ~wespe ~wet ~wge ~wgev ~wgeva ~wic ~wie
        2 ~wie> ~wijl ~wijl> ~wir ~wird ~wird> ~wollt ~woo ~worde ~words ~wordt ~wort ~worte ~wur ~wurd ~wurde ~xio
        2 ~yth ~ythi ~ythin ~zad ~zada ~zate ~zent ~zic ~zich ~zicht ~zij ~zijn ~zijn> ~zit ~zitt ~zitte ~zli ~zlic
        2 ~zlich ~zon ~zorg ~zorge ~zt> ~zwa ~zza>
        -2 #10 #10+@exercise #10+km #100+@night #100+heute #100+hoje #100+this #100..oxige* #20 #20+@exercise #20+ans
        -2 #20+km #3+kilo #3+max #300+g #300..#100 @accident+es @afraid @afraid+@here @again+@burden @again+@doctor
        -2 @again+@enough @again+@minutes @again+@pills @again+@pressure @again+@wait @all+@give @all+@here
        -2 @all+@night @all+@wake @all+i @all+night @alone+@heart @alone+@self @alone+@tired @arm+@ask @arm+@burn
        -2 @arm+@here @arm+@manage @arm+@scale @arm+duro @arm+is @arm+op @arm+schme* @arm+tut @ask+@body @ask+@date
        -2 @ask+@die @ask+@eat @ask+@few @ask+@fun @ask+@give @ask+@gone @ask+@life @ask+@off @ask+@sport @ask+@thing
        -2 @ask+@wake @ask+@water @ask+it @ask+plane* @ask+sangu* @ask+sore @ask+stiff @ask+zone @better+@ask
        -2 @better+@better @better+@exercise @better+@heart @better+@vision @better+rate @better+when @binge+@night
        -2 @binge+@sport @binge+nacht @blood+@burden @blood+@earn @blood+@go @blood+@jump @blood+@manage @blood+@more
        -2 @blood+@morning @blood+@skip @blood+ein @blood+la @blood+test @blue+@again @blue+@blood @blue+@data
        -2 @blue+@doit @blue+@earn @blue+@exercise @blue+@other @blue+@past @blue+@thindrink @blue+ein @blue+y
        -2 @body+@again @body+@fat @body+@feel @body+@night @breath+@better @breath+@go @breath+@sleep @breath+no
        -2 @burden+@arm @burden+@exercise @burden+@few @burden+@thindrink @burden+is @burn+@manage @burn+la @burn+my
        -2 @calm @calm+@minutes @calm+@self @car+#300 @care+@vision @care+zicht @chest+@alone @chest+@morning
        -2 @chest+@skin @chest+@trapped @chest+is @chest+por @chest+press @child+@each @child+@here @child+@sleep
        -2 @child+da @count+@eat @count+@self @cry+@other @cut+@breath @cut+@other @cut+le @cut+my @data+#45
        -2 @data+@again @data+@breath @data+@date @data+@eat @data+@empty @data+@fever @data+@food @data+@heart
        -2 @data+@manage @data+@night @data+@poison @data+@pressure @data+den @date+@data @date+@future @date+@pills
        -2 @date+@swelling @date+@without @date+ben @date+e @die+@again @die+@binge @die+@earn @die+@face @die+@fun
        -2 @die+@period @die+@sudden @doctor+@data @doctor+@exercise @doit+@eat @doit+@sleep @doit+i @doit+mal
        -2 @doit+pijn @each+@head @earn+@thindrink @earn+ich @eat+#300 @eat+@better @eat+@date @eat+@decide @eat+@end
        -2 @eat+@few @eat+@go @eat+@hide @eat+@more @eat+@nothing @eat+@past @eat+@scale @eat+@self @eat+@sleep
        -2 @eat+@stop @eat+@they @eat+@vomit @eat+@without @eat+as @eat+de @eat+nine @eat+plane* @eat+prevu
        -2 @empty+@few @empty+dans @end+#100 @end+@burden @end+@eat @end+@few @end+@here @end+@morning @end+@pills
        -2 @end+@scale @end+peso @end+pouco @enough+@more @enough+@not @enough+@water @enough+bu @exercise+@calm
        -2 @exercise+@go @exercise+@pain @exercise+@poison @exercise+@they @exercise+en @exist @exist+@die @exist+dood
        -2 @face+@better @face+@doit @face+@end @face+@enough @face+@exercise @face+@sport @faint+@fun @faint+@heart
        -2 @faint+@other @faint+@vomit @faint+for @faint+um @faint+un @faint+van @fall+@fun @fall+de @family+@all
        -2 @family+@breath @family+@cut @family+@family @family+@gone @family+@letter @family+@minutes @family+@more
        -2 @family+en @fat+@other @feel+@control @feel+@wish @fever+@again @fever+@more @fever+@morning @fever+@other
        -2 @fever+e @few+@breath @few+@control @few+@count @few+@minutes @few+@pills @few+@sport @few+@thindrink
        -2 @few+de @film+@ask @find+@arm @find+@minutes @find+@more @find+@not @food+@eat @food+@exercise @food+@find
        -2 @food+@minutes @food+@swelling @food+in @fun+@end @fun+@self @fun+@swelling @fun+bij @fun+e @fun+vom
        -2 @funeral+de @future+@date @future+@not @future+@self @give+@better @give+@earn @give+@exercise @give+@go
        -2 @give+@here @give+@manage @give+@more @give+@pills @give+ripos* @go+@ask @go+@data @go+@sorry @go+bene
        -2 @go+to @gone+@date @gone+@here @guilt+@better @guilt+@not @head+@enough @head+@thindrink @head+@wait
        -2 @head+tras @headache+@enough @headache+tras @heart+#300 @heart+#45 @heart+@arm @heart+@calm @heart+@family
        -2 @heart+@give @heart+@go @heart+@gone @heart+@minutes @heart+@say @heart+@skin @heart+s @heart+stopp*
        -2 @here+@each @here+@enough @here+@fever @here+@future @here+@give @here+@here @here+@kill @here+@soon
        -2 @here+@they @here+@thing @here+banda @here+carre* @here+cena @here+cuest* @here+dieta @here+gastr*
        -2 @here+gripe @here+ist @here+luned* @here+mia @here+notte @here+salle @here+sauna @here+svegl* @here+vedo
        -2 @home+@hide @home+@not @home+@sit @hospital+@not @hunger+@die @hunger+@eat @hunger+@feel @hunger+@self
        -2 @hunger+@wish @hunger+inter* @imagine+@here @imagine+@minutes @imagine+@night @imagine+@pills @jump+@eat
        -2 @jump+@pills @jump+@thindrink @know+@fun @know+@heart @know+@other @know+non @last+nacht @letter+@faint
        -2 @letter+@sit @life+@ask @life+@exercise @life+@thindrink @life+@without @life+e @lose+@all @lose+@arm
        -2 @lose+@data @lose+@date @lose+@here @lose+@means @lose+@pills @lose+in @manage+@life @manage+@minutes
        -2 @manage+@sleep @manage+@thindrink @manage+@vision @manage+@without @manage+i @means+@arm @means+@pills
        -2 @means+@swelling @minutes+@end @minutes+@few @minutes+@go @minutes+@never @minutes+@say @minutes+@sit
        -2 @minutes+@wait @minutes+@water @minutes+das @minutes+enero @minutes+ist @minutes+janei* @minutes+janvi*
        -2 @minutes+luned* @minutes+maand* @minutes+que @minutes+senta* @minutes+sie @minutes+wakke* @more+@afraid
        -2 @more+@eat @more+@exercise @more+@face @more+@give @more+@hope @more+@morning @more+@wake @more+@wish
        -2 @more+lento @more+sehen @morning+@data @morning+@wish @morning+was @need+@ask @need+@give @need+ik
        -2 @need+mijn @never+@faint @never+@heart @never+@minutes @never+@more @night+@here @night+@pills
        -2 @night+@sleep @night+e @night+et @night+fruh @nobody+@not @nobody+@self @not+@alone @not+@calm @not+@car
        -2 @not+@decide @not+@future @not+@go @not+@head @not+@hope @not+@life @not+@lose @not+@nobody @not+@scale
        -2 @not+@sport @not+eat @not+estou @not+feel @not+ho @not+quero @not+soppo* @not+vogli* @not+zu
        -2 @nothing+@again @nothing+@date @nothing+@die @nothing+@fever @nothing+@gone @nothing+@not @nothing+@pain
        -2 @nothing+@self @off+@self @other+@doctor @other+@exercise @other+@fall @other+@find @other+@give
        -2 @other+@never @other+@night @other+@other @other+@soon @other+@sport @other+@thing @other+@train
        -2 @other+batti* @other+dood @other+lunes @other+marat* @other+peso @pain+@alone @pain+@enough @pain+@jump
        -2 @pain+@other @pain+after @pain+au @pain+corre* @pain+das @pain+weh @papers+@ask @papers+@self @papers+@sit
        -2 @past+#20 @past+@again @past+@exercise @past+@know @past+@minutes @past+@vomit @past+del @past+della
        -2 @past+der @past+geled* @period+@past @period+@self @pills+@all @pills+@date @pills+@doctor @pills+@eat
        -2 @pills+@exercise @pills+@fun @pills+@future @pills+@life @pills+@scale @pills+@soon @pills+@thing
        -2 @pills+@wait @pills+banda @pills+carre* @pills+cena @pills+cuest* @pills+gastr* @pills+mia @pills+notte
        -2 @pills+salle @pills+svegl* @pills+vedo @poison+@few @poison+@past @poison+@thindrink @pressure+#300
        -2 @pressure+@morning @pressure+@skin @pressure+my @reason+@data @reason+@stop @reason+@wake @reason+@wish
        -2 @reason+de @reason+para @say+@manage @say+@more @say+@self @say+@wish @scale+@arm @scale+@each @scale+@end
        -2 @scale+@future @scale+@means @scale+de @scale+duro @self+@afraid @self+@burn @self+@cry @self+@film
        -2 @self+@future @self+@goodbye @self+@hospital @self+@morning @self+@night @self+@someone @self+@sorry
        -2 @self+@tired @self+arm @self+bloed* @self+coeur @self+colla* @self+cours @self+cut @self+dad @self+dont
        -2 @self+duele @self+een @self+en @self+got @self+het @self+im @self+in @self+knie @self+mijn @self+neck
        -2 @self+neem @self+nicht @self+op @self+pille* @self+pouls @self+puls @self+recor* @self+ribs @self+ride
        -2 @self+saw @self+sit @self+slaap @self+still @self+tempe* @sit+@car @sit+@eat @sit+@faint @sit+@other
        -2 @sit+@sit @sit+ich @sit+ik @skin @skin+@here @skip+@again @skip+@control @skip+@pills @skip+@scale
        -2 @sleep+@earn @sleep+@more @sleep+@other @sleep+ik @someone+@not @soon+@count @soon+@jump @soon+@pills
        -2 @soon+@soon @soon+@wait @speech+@better @speech+@data @speech+@wake @speech+voor @sport+@empty @sport+@fun
        -2 @sport+@go @sport+@nothing @sport+@pressure @sport+nao @sport+no @stop+@again @stop+@arm @stop+@few
        -2 @sugar+@find @sugar+@other @swelling+@car @swelling+@doit @swelling+@night @swelling+@sleep
        -2 @swelling+@sport @swelling+a @swelling+de @swelling+lopen @thanks @they+@burden @they+@exercise @they+@gone
        -2 @they+@heart @they+weg @thin+@end @thin+@thindrink @thin+@wait @thindrink @thindrink+@breath
        -2 @thindrink+@calm @thindrink+@exercise @thindrink+@few @thindrink+@fun @thindrink+@manage @thindrink+@not
        -2 @thindrink+@say @thindrink+@soon @thindrink+@thing @thindrink+e @thindrink+lowes* @thindrink+race
        -2 @thindrink+sauna @thing+@chest @thing+@here @thing+@pills @thing+@pressure @thing+@thindrink @thing+im
        -2 @tired+@again @tired+@alone @tired+@few @tired+@food @tired+@fun @tired+@give @tired+@night @tired+@sleep
        -2 @tired+@they @tired+@thing @tired+@work @tired+flexi* @tired+voor @train+@ask @train+@not @train+@self
        -2 @train+@train @trapped+#300 @trapped+@swelling @vision+@burden @vision+@count @vision+@feel
        -2 @vision+@pressure @vision+@scale @vision+@soon @vision+@speech @vision+@stop @vision+en @vision+ik
        -2 @vision+la @vision+progr* @vomit+@jump @vomit+@self @vomit+@sleep @vomit+@wait @vomit+a @vomit+dopo
        -2 @wait+@doit @wait+@enough @wait+@feel @wait+@self @wait+@thindrink @wait+@trapped @wait+do @wait+het
        -2 @wait+il @wake+@each @wake+@past @wake+worde* @water+@here @water+@past @water+@pills @water+@poison
        -2 @water+@thindrink @wish+@better @wish+@die @wish+@doit @wish+@eat @wish+@exercise @wish+@exist
        -2 @wish+@family @wish+@fever @wish+@few @wish+@go @wish+@jump @wish+@life @wish+@lose @wish+@scale
        -2 @wish+@sport @wish+@thindrink @wish+de @wish+je @wish+mijn @wish+non @wish+nunca @wish+the @wish+to
        -2 @without+@burden @without+@pressure @without+@scale @without+@wait @without+comme* @without+febre
        -2 @work+@minutes @work+senta* a+#20 a+@blood a+@count a+@exercise a+@find a+@life a+@night a+@not a+@thing
        -2 a+@tired a+las a+lot a+minha a+noite a+non a..de aan+@self aan+de aan+mijn about accor* acqua adorm* afgev*
        -2 afgevallen agua ai+@sleep ai+dormi ainda aiuta alegr* alegria all+@night all+night allee* alleen also alto
        -2 am+fuss amanh* amanha ampou* ampoule and+@feel ander* anni ano+@without antes+@here antes+@minutes antes+da
        -2 ao+@vision ao+ver apres+le are+sore arzt as+a aslee* asleep assez assez+@poison assez+bu at+#300 at+@eat
        -2 at+nine au+@sport auto away baby+@here baby+@minutes baby+da back baja balad* balade banda banda+del
        -2 batte*+@self batterie batti* bed bed+@eat bed+at befor*+@thindrink before+my before+the belle bem
        -2 bette*+@ask better+when bij+de bij+lopen bin+@self bin+ich bissc* bisschen blase blase+am bleed
        -2 bloed*..#100 bloedt blood+test blutd* blutd*..#100 blutdruck blute* blutet blutet+ein body bom bon botas
        -2 breathe burne* burne*+@self burned burned+my bus+#300 c+e ca+@go ca+@self ca+minha ca+va cabeza+tras
        -2 caduto+dalla calor* cambi* can can+@self can+i cansado cant+eat cardi* cardio carga carre* cena cerca*
        -2 chaus* chaussures che+@blood che..un chest+@trapped chest+is chest+press chest..sore choco* cicli* ciclista
        -2 cinco+@minutes cinco+horas cinq cinqu* cinque climb* club+me coach+@ask colpa combi* combien combien+de
        -2 comme+@planned comme+prevu como+@decide conta contr* cote count couri* courir cours couru covid cuest*
        -2 cuesta cut+@self cut+my cycling d+@thindrink d+@water da+@sport da+ist da+lunedi daalt+@self daalt+mijn
        -2 dahei* daheim daily dalle dange* dangerous darf darf+@self darf+ich das+flexoes date day+@ask day+@wish
        -2 day+was de+@few de+@pain de+@sleep de+@thing de+@trapped de+alegria de+anoche de+correr de+descanso
        -2 de+maand de+marathon de+marche de+oxigenio de+sang de+un de..et de..ik dedos+@numb dedos+@sleep dejar
        -2 della+@sport della+gara dello denti* depar* depart depoi*+@doit depois+do depui*+@date depuis+janvier
        -2 desde+enero desde+janeiro desma*..ver detto deviens di+riposo dia dias dice+@ask did did+@self die+@period
        -2 dieta dieta+@fever dieta+rigida dilat* dista* dizzy+for dode doet+@pain doet+pijn donat* donato dont
        -2 dopo+@other dopo+il dopo+le dormir drama duele durmo+@better durmo+melhor duro e+#45 e+@die e+@here
        -2 e+@other e+@pain e+@vomit e+fermato e+o e+piu e+poi e+vomita e..alla e..mio e..na eat een..bloed*
        -2 ein+bisschen einen+@heart einen+herzinfarkt el+lunes el+maraton em+@end em+baixo em+um empre* emprego
        -2 en+@home en+dos en+el en+mijn en..la encor* encore energy enero engourdis engourdis+dans envie er+niet
        -2 es+@here es+@pills es+la es+tirar escursione esper* est+@stop est+arrete est+passe est..que esta+@control
        -2 esta+@night esta+bien esta+noite estar estat* estate este+calor et+du eten faire fait+@pain fait+mal famil*
        -2 fat felt ferma* fermato feu film fim fisio fless* flessioni flexi* flexiones flexo* flexoes fligh* foi
        -2 frequ*+@better frequ*+@breath from+push fue fur g ganze gar gastroenterite gedru* geen+@reason geen+@speech
        -2 gegeven geh gels gemac* gemacht genna* gennaio gesch* geschlafen gesne* gesneden gesprungen gesto*
        -2 gewic*..janua* going+to gomma grafico grass* gravi* griep griff* griffe gripe gut haben had+a hand
        -2 hat+@self haut have+@self have+i heart+@stop heart+@wish heart+stopped heb+ik heb+mijn het+@eat het+@work
        -2 het+koken heure+de heute heute+@not heute+fruh heuve* heuvel hoe hopel* horas+@sit horas+sentado hund i
        -2 i+@burn i+@calm i+@cut i+@fun i+@sleep i+collapsed i+cut i+dont i+had i+ride i+saw i+sit i+still i..in
        -2 i..on ibuprofenos ich+@few ich+im ich..nicht ik+@exercise ik+een ik+het ik+neem ik+niet ik..bij ik..de
        -2 ik..niet il+battito il..a il..e imc imc+de in in+#more in+de in+het in+this in+tight in+un indol* inizi*
        -2 iniziato inuti* inver* inverno iron is+@fever is+a is+it is+sore is+stiff is+that is..from ist+@self
        -2 ist+der ist+mein j+en jaar+@past jaar+geleden jahre* jahren janei* janeiro janua*+@without januari january
        -2 janvi* janvier je+@exercise je+@not je+cours je+ne je+suis je..en je..le jeans juste keinen kg+en kilos+en
        -2 knie koken korte* kreuz* kreuzheben kurze* l la+@date la+@life la+@self la+@trapped la+@vomit la+banda
        -2 la+carrera la+cena la+cuesta la+mia la+notte la+salle la+sveglia la+vedo la..du lach lache* lachen lange*
        -2 langer las+flexiones later laufe laugh* laughing le+@all le+@more le+@someone le+monde le+plus le..est lent
        -2 lento letzt*+@night letzte+nacht leve leven licht lit looki* looking los+dias lose lot low lower lowes*
        -2 lowest lui lundi luned* lunedi lunes m+a mag mal+en manan* manana maraton max me+@kill me+@swelling
        -2 me+duele me+reveille medic* medico megli* meglio mehr+@vision mehr+sehen meine mejor mesa meses mi..de
        -2 mi..un mieux migli* mijn+@blood mijn+@breath mijn+@data mijn+@heart mijn+@pills mijn+bloeddruk mijn+pillen
        -2 minha+@here minha+@minutes minha+da minuto misur* misura moi mois mon+coeur mon+pouls monta* more
        -2 morge*+@chest morte morto mucho muert* muertas mundo muske* my+@other my+@thin my+finger my+neck my+ribs
        -2 my..a na+het nao+estou nao+quero naso ne+@self neck+@ask neck+is neem neem+@self neem+mijn nehm nek nel
        -2 nella nervo* nessu* neun nicht* nicht+zu nichts nieuw* nimmt nine ningu* ninguem no+@eat non+@here
        -2 non+@pills non+ho non+la non+sopporto non+voglio nos nucht* o+@ask o+@burden o+@pressure o+@scale o+peso
        -2 o+que of+the on+@thindrink on+a on+the opdru* opdrukken opsta* opstaan ortei*+@empty ortei*+@numb
        -2 ortei*+@pressure orteils orteils+engourdis otra over+#100 overd* oxigenio oxigeno oxyge* pace par+le
        -2 para+@self parla parou partir paseo paso passa* passato passo* pecho+por pela pensa* pensi* per+@other
        -2 per+il perdr* perdre pescoco+duro peso peu peux photo picar piedi piern*+@die piernas+muertas pille* pillen
        -2 pisci* piu plane* poco+@minutes point pollen por+@tired por+las pouco pra prend* press* press*..#100 prevu
        -2 prima+della prise+de prote* prova proze*+@breath prozent+sauerstoff pupillen quand quando+e quara* quatr*
        -2 quatr*+@minutes quell* quelle queri* queria quest* questa quiero racha radel* radeln ralle* redes reich*
        -2 reken* rekening respi*+@burden respi*+@heart respiratoria respiratory respiratory+rate respire+mal
        -2 respiro+mal resta* retar* roeie* routi* routine rr rr+#300 rucke*+@pain run sa saign* salit* salle
        -2 sang+@here sanguina sans+@eat sans..dans saw schle* schlecht schnu* schnupfen schri* schuu* se+@not se+non
        -2 secca seconde seconde+en segun*+@soon segundo+al sehen seit+@they seit+das seit+sie sem+@fever sem+febre
        -2 semana she+@ask si+@self si+je si..di sigo sin since+january sinds+@date sinds+januari sinds+maandag sinto*
        -2 sintomas sintomas+de skisc* slech* slecht sleep slept sneller sommeil soppo* sopporto sorri*+@face sorriso
        -2 sorti* sortie sou soy spaziergang spierpijn+in stacc* stacco stanco stano* stanotte stijv* stijv*+@arm
        -2 stijve stijve+nek still strok* sucre sudore suor super svegliarmi tag tagli* take taube telef* tem
        -2 ten+@minutes tensi*..#100 terra testa* testamento the the+@sport the+lowest the+race the+sauna the..i they
        -2 tirar to+@stop to+stop toen+@self tombe+de toon toon+de tot tout+le traba* traba*+@sit trabajo
        -2 trane*..marat* tras+@here tras+@other tras+@pills tras+el tras+la tras+los trein* trist* triste tu
        -2 tut+@pain tut+weh tutti tutu twee two+@minutes type uber uit+@vision uit+zicht um+@burden um+@few um+@scale
        -2 um+peso um+pouco uma+ca uma..sangr* un+@empty un+@means un+an un+ano un+escursione un+peu un+segundo
        -2 una..sangu* und+@cry und+@pills und+@sleep und..tagli* une+ampoule une+seconde une..en unter uur+@wake
        -2 uur+wakker va+@sorry va+bene vacci* van+het vanna* vannacht vejo+@reason vento ver+@here ver+@pills ver+la
        -2 verst* vesci*..sangu* vier+@minutes vijf vizin* vo vo+#3 von+der voor+de voor+het voor+mijn vor vor+der vue
        -2 wakker+worden walks walks+@each walks+daily wande* wann want want+to war+es was+@thindrink wat+@ask wegen
        -2 weggegeven welche wenig* weniger werde* werden what+is whats whats+@thindrink whats+the which wilde
        -2 wir+haben wir+sind with+@self y+@cry y+@self y..en ya you zeig zeig+den zicht zie+@self zie+ik zijn+@die
        -2 zijn+dood zin zoals zona zu+#100 zulet* zuletzt ~<ab ~<aca ~<aft ~<afte ~<agu ~<alle ~<alm ~<almo ~<amp
        -2 ~<ampo ~<anda ~<ano> ~<ante ~<apa ~<apr ~<apre ~<ar ~<au> ~<avan ~<ave ~<ban ~<band ~<bee ~<bef ~<befo
        -2 ~<bel ~<bell ~<bes ~<best ~<bett ~<bi ~<bis ~<bloo ~<cal ~<cami ~<camm ~<carr ~<casa ~<cet ~<ch ~<che
        -2 ~<che> ~<cin ~<cinc ~<clu ~<club ~<con> ~<corr ~<cou ~<cur ~<dag ~<dage ~<dar ~<dat> ~<day ~<day> ~<dej
        -2 ~<des> ~<dood ~<eat ~<eis ~<eise ~<ene ~<ener ~<exam ~<fact ~<fi ~<fil ~<fin ~<flex ~<from ~<gara ~<gas
        -2 ~<gast ~<geb ~<goed ~<graf ~<gu ~<hab> ~<heur ~<hil ~<hoj ~<hoje ~<ich ~<ich> ~<il> ~<ju ~<km ~<km> ~<la
        -2 ~<la> ~<lac ~<lach ~<lie ~<lop ~<lope ~<low ~<lowe ~<luch ~<lun ~<lune ~<maan ~<mag ~<mai ~<mais ~<mej
        -2 ~<mel ~<melh ~<mer ~<mes ~<met> ~<mic ~<mich ~<mis> ~<mon> ~<mu ~<na ~<nach ~<nar ~<nari ~<neu ~<nin ~<noit
        -2 ~<nov ~<nove ~<ok ~<ok> ~<om> ~<ore ~<ore> ~<ox ~<oxi ~<oxig ~<pase ~<ped ~<peda ~<pens ~<per ~<peu ~<pla
        -2 ~<pol ~<poul ~<pro ~<prog ~<pul ~<puls ~<push ~<qua ~<que> ~<race ~<rad ~<rat ~<rate ~<regi ~<repa ~<ri
        -2 ~<run ~<schl ~<schr ~<sle ~<sore ~<sou ~<spa ~<sta ~<stan ~<stre ~<tage ~<tem ~<temp ~<tod ~<tra ~<tras
        -2 ~<tut ~<unt ~<uu ~<uur ~<uur> ~<van> ~<ver> ~<veu ~<vf ~<vfc ~<vfc> ~<vie ~<viv ~<vog ~<vogl ~<voya ~<wal
        -2 ~<walk ~<wat> ~<weni ~<wh ~<wil> ~<wir> ~<wit ~<with ~<yo ~<zo ~aag ~aan> ~aand ~aap ~aap> ~abo ~ace ~ach>
        -2 ~act ~actu ~actur ~afe ~afen ~afen> ~afi ~afte ~after ~age> ~agen ~agen> ~ahl ~ahl> ~ahr ~ahre ~ahren ~ais>
        -2 ~alk ~alle ~alm ~almo ~am> ~ama ~ame> ~amin ~ammi ~ammin ~amos ~amos> ~ampo ~ana ~anca ~and ~ander ~ane
        -2 ~anger ~angui ~ani ~anno ~anno> ~antes ~anu ~anza ~ap> ~ape ~apr ~apre ~apres ~arato ~arch ~arche ~ardi
        -2 ~ardio ~aria> ~ariz ~ariz> ~arts ~aru ~ary ~ary> ~asa> ~ase> ~aso ~aso> ~ass> ~asse ~astro ~ata> ~ater
        -2 ~ater> ~athe ~ato ~aton ~atr ~atro ~atro> ~augu ~aun ~aut ~avan ~avant ~ays ~ays> ~bef ~befo ~befor ~bell
        -2 ~bene> ~best ~bett ~bien ~bien> ~bis ~bloo ~blood ~bur ~cal ~cal> ~cami ~camin ~camm ~cammi ~cans ~carr
        -2 ~casa ~casa> ~cat ~cau ~caus ~cause ~cer ~cet ~chl ~chr ~chs ~cht> ~cic ~cid ~cinc ~cinco ~cino ~cino> ~cke
        -2 ~cle> ~cli ~clu ~club ~club> ~con> ~cor ~corre ~cos> ~coupe ~ctu ~ctur ~cue ~cur ~curs ~dage ~dal ~dat>
        -2 ~days ~days> ~dej ~del> ~dere> ~des> ~di> ~dio ~do> ~dom ~doo ~dood ~dood> ~door> ~durmo ~ean ~ec> ~echt>
        -2 ~eco> ~eda ~edal ~eden ~edi> ~eds ~efor ~efore ~egen ~egi ~egun ~eh> ~ehen ~ehen> ~eil> ~eis ~eise ~eisen
        -2 ~eja ~eld ~elh ~elho ~elhor ~ell ~ell> ~ello ~em> ~embe ~emp ~empe ~emper ~enc ~end ~ende ~ene> ~enig ~epa
        -2 ~eran ~erat ~eratu ~erci ~erie ~erie> ~erit ~erm ~erst ~esa> ~etar ~eti ~etr ~ette ~etter ~eun ~eure ~eures
        -2 ~exam ~exame ~fact ~factu ~fc> ~fei ~fein ~feine ~ffei ~ffein ~fge ~fil ~flex ~for ~fore ~fore> ~fot ~foto
        -2 ~foto> ~freq ~frequ ~from ~from> ~fter ~gang ~gar> ~gara ~gas ~gast ~gastr ~geb ~gee ~gem ~gen ~gen> ~ger
        -2 ~ger> ~ges ~ggi ~ght ~gin ~glio> ~goe ~goed ~goed> ~gou ~gra ~graf ~grafi ~gres ~guin ~guina ~gurt ~gurt>
        -2 ~gus ~gust ~hab> ~hau ~hen> ~heure ~hil ~hlafe ~hoj ~hoje ~hoje> ~hon ~hop ~hora ~hren ~hren> ~hui ~ica
        -2 ~ico> ~id> ~ida> ~ido ~ied ~iens ~ieu ~ig> ~igh ~ight ~igne ~ill ~ils> ~ima ~in> ~inat ~inco> ~ind> ~infar
        -2 ~inn ~inner ~int ~inter ~inu ~inut ~irat ~irato ~iro ~ise ~isen ~isen> ~ista ~ista> ~isto ~isto> ~ith ~ito
        -2 ~ito> ~itu ~ivo> ~izi ~kat ~keine ~kes ~kes> ~km> ~laa ~laap ~laap> ~laar> ~lach ~laf> ~lafe ~lafen ~ld>
        -2 ~lec ~lech ~lecht ~letz ~letzt ~lex ~lhor ~lio ~ller ~ller> ~llo ~llo> ~lmo ~log ~lood ~lood> ~loop ~lorid
        -2 ~low ~lpa ~ls> ~lto> ~lub ~lub> ~lune ~maan ~maand ~mais> ~male> ~mara ~mat ~mbi ~mbre ~mej ~mel ~melho
        -2 ~mich ~mich> ~minu ~mmen ~mmi ~mon> ~monda ~moo ~mos ~mpe ~mper ~mpera ~mpo ~nan ~nari ~nariz ~nata ~nday
        -2 ~nden ~nden> ~nel ~nen ~nes> ~ngen> ~nger ~ngs ~ngui ~nguin ~nig> ~nim ~nni ~nno ~nno> ~noit ~noite ~nov
        -2 ~nove ~nso ~nta ~nten ~nvi ~nvie ~ocht ~oda ~oen ~oent ~oente ~of> ~ogg ~ogl ~ogli ~oglio ~ogr ~ogre ~ogres
        -2 ~oite ~oje ~oje> ~oke ~oken ~oken> ~olori ~oma ~ona> ~onday ~onge ~onn ~onne ~onta ~oon ~oppo ~orid ~orido
        -2 ~ormi> ~oro> ~orri> ~orro ~ota ~ouls ~ouls> ~oupe ~ourd ~ouri ~ourir ~ours ~ours> ~oxig ~oxige ~oya ~oyan
        -2 ~oyant ~pag ~pase ~passt ~paz ~peda ~pedal ~perat ~pes ~peu ~pirat ~poc ~poll ~pouls ~ppor ~pport ~pres>
        -2 ~prog ~progr ~pul ~puls ~push ~push> ~qua ~quero ~race ~rafi ~rage ~rais ~rate> ~raton ~rator ~ratu ~ratur
        -2 ~rche> ~rda ~rdi ~rdio ~regi ~rendo ~repa ~repar ~req ~requ ~reque ~rest ~reu ~ri> ~ria> ~rido ~rido> ~rie>
        -2 ~rim ~rima> ~rir> ~riz ~riz> ~rk> ~rn> ~rne ~roen ~roent ~rog ~rogr ~rogre ~rok ~roke ~rom> ~ros ~ros> ~rou
        -2 ~rou> ~rrer> ~rri> ~rro ~rse ~rso ~rtei ~rti ~rustg ~rve ~rzt> ~sam ~sar ~sau ~schl ~scr ~senti ~ses ~sig
        -2 ~sin> ~sio> ~sist ~sla ~slaap ~sle ~son> ~sore ~sore> ~sou ~sou> ~ss> ~ssen ~ssur ~ssure ~stanc ~stg ~stgu
        -2 ~stgur ~stre ~stund ~sup ~sure ~tal ~tal> ~tanc ~tari ~tempe ~test ~tgu ~tgur ~tgurt ~the> ~ti> ~tie ~tito
        -2 ~tito> ~tod ~tra> ~tren ~tti> ~tu> ~tund ~tunde ~tura> ~ture ~ture> ~tut ~uat ~uatro ~ucht ~ucke ~ude>
        -2 ~uell ~uero ~uero> ~uest ~uesta ~ugu ~uin ~uina ~ule ~ume ~unde ~une ~unt> ~uper ~urir ~urmo ~urmo> ~urne
        -2 ~urs ~urt ~ush> ~ustg ~ustgu ~ute ~uti ~uur ~va> ~van> ~vec ~ver> ~veu ~vfc ~vfc> ~vier ~vier> ~viv ~vo>
        -2 ~vog ~vogl ~vogli ~vor ~voya ~voyan ~walk ~wat> ~weni ~wenig ~wert ~wil> ~wind ~wir> ~with ~word> ~xam
        -2 ~xame ~xig ~xige ~xigen ~yan ~yant ~yant> ~ys> ~zahl ~zin
        -3 #100+de #100+kg #300+@calorie #300+kcal #300+mg @again+@thindrink @all+@sit @arm+@doit @arm+@leg
        -3 @arm+@pressure @arm+@work @ask+@calm @ask+@data @ask+@decide @ask+@doctor @ask+@lose @ask+@manage
        -3 @ask+@planned @ask+@pressure @ask+@without @ask+e @ask+gira @ask+ich @ask+si @ask+the @better+@burden
        -3 @better+@night @better+@sleep @better+@thing @better+@wish @better+in @better+mal @blood+#300 @blood+@each
        -3 @blood+@future @blood+@sport @blood+@trapped @blood+letzt* @blood+oxyge* @blood+press* @blue+@cut
        -3 @blue+@last @blue+letzt* @blue+sind @body+@self @breath+@data @breath+@end @breath+@heart @breath+@vision
        -3 @breath+de @breath+esta @breath+mal @breath+rate @burden+@stop @burden+desde @burn @burn+@eat @chest+@hide
        -3 @chest+@tired @chest+band @chest+day @chest+strap @child+@wake @cry+@sport @cut+@arm @cut+@swelling
        -3 @cut+@vomit @data+@ask @data+@burden @data+@few @data+@minutes @data+e @date+@ask @date+@burden @date+@eat
        -3 @date+@here @date+@scale @die+@ask @die+@self @doctor+@self @doit+@exercise @each+@morning @each+@sleep
        -3 @earn+@exercise @eat+@exercise @eat+@food @eat+@here @eat+@planned @eat+@sport @eat+@sugar @eat+o
        -3 @empty+@thing @enough+@poison @exercise+@not @exercise+de @exercise+e @face+@ask @face+@self @faint+@die
        -3 @faint+@doit @faint+@papers @family+@better @family+@eat @family+@swelling @family+@vomit @family+e
        -3 @fat+@ask @feel+@exercise @feel+@guilt @feel+de @few+@eat @few+@tired @find @food+@not @food+@other
        -3 @food+@self @fun+@ask @go+@cut @go+@each @go+@self @gone+@self @hate+@self @head+@faint @head+che
        -3 @heart+@burden @here+@fun @here+@scale @here+@self @here+@trapped @hope+@arm @hope+@self @hospital
        -3 @hunger+@wait @imagine+la @jump+@self @know+@never @leg+@arm @leg+@control @leg+@more @life+@self
        -3 @manage+@exercise @manage+ich @means+@here @minutes+@scale @minutes+@train @minutes+el @minutes+monda*
        -3 @more+@fever @more+@minutes @morning+@not @night+@minutes @night+@more @night+@wake @not+@again @not+@date
        -3 @not+@end @not+@give @not+@never @not+@thing @not+@wait @not+@without @not+fim @not+mi @numb+@thing
        -3 @other+@reason @other+@work @other+mio @other+y @pain+@doit @pain+@thindrink @past+@here @past+@sport
        -3 @past+@water @past+@wish @past+da @period+@breath @pills+@each @pills+@few @poison+@water @pressure+@manage
        -3 @pressure+@minutes @pressure+@thing @pressure+desde @reason+@not @reason+@thindrink @say+@swelling @say+que
        -3 @scale @scale+@date @scale+@decide @self+@better @self+@binge @self+@burden @self+@care @self+@decide
        -3 @self+@each @self+@end @self+@fun @self+@hate @self+@home @self+@hope @self+@past @self+@planned
        -3 @self+@they @self+@thing @self+@wake @self+@wish @self+@worse @self+beim @self+blood @self+harts*
        -3 @self+oxige* @self+revei* @self+veux @self+wil @sleep+@ask @sleep+@data @sleep+@minutes @sleep+en @someone
        -3 @soon+@papers @soon+@vision @soon+ver @speech+@give @speech+di @sport+@self @stop+@other @stop+de
        -3 @swelling+@exercise @swelling+het @thindrink+@data @thindrink+@find @thindrink+@here @tired @tired+@ask
        -3 @tired+@die @tired+@here @vision+@other @vision+@pills @vision+a @vomit+@numb @wait+@exercise @wait+@not
        -3 @wake+@exercise @wake+la @water+@minutes @wish+@fun @wish+@heart @wish+@other @wish+@past @wish+@self
        -3 @wish+@stop @wish+@tired @wish+@wake @without+@other @work+@home @work+@sit a+@ask a+@burden a+@sport
        -3 a+cause a+corrida aan after aguje* agujetas agujetas+en al al+@vision al+ver als+ich altit* altitude ampol*
        -3 anos ans anzah* anzahl ar aria as augus* august avec battito be becau* because beetj* beetje bene best
        -3 beter bette* better bien bij+het blaar blood+@breath blood+@pressure blood+@trapped blood+oxygen
        -3 blood+pressure bluts* borst+band braccia brust* burea* bureau caffe* caffeine cansa* carrera cause ce+@ask
        -3 ce+que che+@faint che+gira chest+@morning chest+day chest+strap club+@self coach com+o conte* correndo
        -3 corrida cos cos+e coupe cycli* d de+#45 de+@night dei den denti*+@say der desca* descanso desde+@again
        -3 desde+@date desde+@other desde+el desde+segunda desis* dinne* dinner dizzy dos+@minutes e+@know e+se
        -3 e+sudore e..marat* een+beetje een+blaar el+@date en+@other en+me energ* engou* er+@not est+ce examen exerc*
        -3 factura facture fait feel feel+@wish feel+like fiets fit food foto frequ* gara gegev* gewic*+@minutes
        -3 giorno giorno+di gira going got herzi* herzinfarkt hilft horas+de hours hrv hurt ibupr* ich+@not ich+nicht
        -3 ik+@not ik+wil il+mio il+y inten* is+mijn jaar januar je+@wish je+veux keine* la+@sport la..en le letzt*
        -3 letzte liege* liegestutzen linke*+@leg lo lucht lust maandag mai mas me me+@imagine mean melhor meu mg
        -3 mijn+hartslag minut* mio mit monday monde muscl* muscle muskelkater muskelkater+in my+@blood my+blood
        -3 nacken ne+me nez nient* niente no+@end no+fim noch nog non+@self non+mi normale novem* o o+@self o+meu
        -3 of+@thindrink oggi or ortei* oxigenio+esta parla+@give parla+di passe pedal pelo perso* peso+desde plan
        -3 poco polle* por por+@other por+el posso pour pressure puls push+ups qu quand*+@wish quatro quier* race
        -3 rauch* rauchen recor* regis* repar* respiro revei*+@here revei*+@pills runni* running sagt schra*
        -3 schwindlig segun* segundo seit+januar serie si since+@date since+@face since+@morning since+monday
        -3 sind+@minutes somme* son sore+from sorri* spazi* spierpijn sport* stanc* strap stret* suici* t taglich test
        -3 testa+@ask testa+che tight toda trane* tranen tut un+@few una+vescica und+@go und+geht ups va vanda*
        -3 vandaag veget* vesci* vescica vier vomit*+@wait voor+@self weh weigh* weight weil weil+@self weil+ich wenig
        -3 when will wind with y+mi zat zone ~<ac ~<ag ~<ano ~<ao ~<ao> ~<bet ~<bij> ~<bur ~<cont ~<cour ~<dat ~<den
        -3 ~<do> ~<don ~<doo ~<dor ~<dos> ~<ea ~<exa ~<gee ~<geen ~<gi ~<hora ~<il ~<inte ~<into ~<janu ~<kei ~<kein
        -3 ~<kg ~<kg> ~<let ~<lu ~<maa ~<mara ~<mo ~<mort ~<nac ~<ne ~<of ~<of> ~<or ~<pass ~<pe ~<plan ~<pr ~<que
        -3 ~<rac ~<reg ~<sec ~<tag ~<to> ~<vac ~<vu ~<wan ~<wat ~<wei ~<wil ~<za ~aan ~acht ~acht> ~aft ~alle> ~amen
        -3 ~ande ~anua ~anuar ~arat ~aria ~asa ~ase ~ate ~ate> ~ban ~band ~band> ~bet ~bie ~bij> ~ch> ~cher ~chlaf
        -3 ~cont ~corr ~dag ~dal> ~dat ~day> ~don ~dru ~druc ~druck ~eco ~efo ~ege ~eil ~ele ~eno ~epar ~ero ~ers ~erv
        -3 ~esa ~esse ~essu ~exa ~fen> ~fer ~fre ~geen ~geen> ~gest ~glio ~hen ~heu ~hlaf ~ian ~ido> ~ien> ~ier> ~ill>
        -3 ~ima> ~isi ~janu ~janua ~kein ~kg> ~laf ~lho ~ll> ~lo> ~lori ~lun ~maa ~mais ~marat ~march ~mas> ~mi> ~mina
        -3 ~mon ~mort ~nach ~nar ~nat ~nco> ~nder ~ned ~ner ~nes ~nin ~ning ~nne ~nos ~nos> ~nter ~ntes ~ntes> ~nua
        -3 ~nuar ~oni ~ont ~oor ~ore ~ore> ~ormi ~oro ~orre ~orrer ~orto ~orto> ~oto ~oto> ~oxi ~pass ~pe> ~ped ~pera
        -3 ~plan ~pol ~port ~pou ~poul ~ran ~rch ~rche ~rci ~rend ~res> ~rid ~rir ~rit ~rmi> ~rmo ~rmo> ~ruck> ~ser
        -3 ~sta ~ste> ~str ~stu ~sur ~tage ~tage> ~tar ~tes ~the ~tit ~tt> ~uck ~uen ~uer ~uls> ~undo ~undo> ~upe
        -3 ~ure> ~urt> ~uur> ~vac ~van ~vid ~vie ~wan ~wat ~wei ~wil ~zah
        -4 #10+kg #100+@scale #1200 #20+@past #3 @all+@minutes @arm+dolor* @ask+@more @ask+@night @ask+@self
        -4 @ask+@tired @ask+is @ask+mijn @ask+that @better+@minutes @blood+@date @blood+@heart @blood+@last
        -4 @blood+@thindrink @blood+de @blood+un @blue+#300 @blue+@minutes @breath+@burden @breath+@here @breath+@pain
        -4 @breath+@pills @breath+@wait @breath+seco @chest+@few @chest+@heart @chest+@wait @control @data+@data
        -4 @date+@self @doctor+@ask @doit+@pain @doit+@self @earn+@self @eat+@doctor @empty+@pressure @end+@self
        -4 @faint+@count @faint+@doctor @faint+@never @family @family+@die @family+@go @family+@say @family+@thindrink
        -4 @family+@water @feel+@better @fever+@sleep @few+@ask @few+@heart @few+@self @give+@feel @gone+@ask
        -4 @gone+@other @gone+de @guilt+@exercise @hate @head+@other @heart+@again @heart+@fun @heart+@more
        -4 @heart+@other @heart+@stop @here @here+@exercise @here+@few @here+@wait @here+cote @here+factu*
        -4 @home+@faint @last @lose+#3 @lose+@self @minutes+@child @minutes+@exercise @minutes+@heart @minutes+@poison
        -4 @more+@ask @more+@control @more+de @morning+@self @night+@not @not+@empty @not+@need @not+@not @not+vejo
        -4 @nothing+@eat @other+@die @other+@past @other+@swelling @pain+@exercise @pain+@few @pain+@sleep @pain+@wait
        -4 @past+@never @pills+@trapped @pills+cote @pills+factu* @reason @say+@not @scale+@die @scale+@planned
        -4 @scale+en @self+@alone @self+@control @self+@count @self+@imagine @self+@letter @self+@more @self+@self
        -4 @self+word @sit+@home @sleep+@self @soon+@die @speech+@fever @sugar+@thindrink @thin+@wish @vision+@data
        -4 @vision+@here @vomit+@poison @wait+@minutes @wait+@poison @wait+le @wake+@night @water @water+@sport
        -4 @wish+@ask @wish+@burden @wish+@give @without+@minutes @work+@self a+@gone a+partir am ano apres avant band
        -4 bici blood blutdruck+#300 bolha brustgurt cammi* casa cette cinco comme* corri dagen dal dat+@self dat+ik
        -4 day de+@data de+@exercise de..la dolorido door dormi* durmo e+@wish eisen en+@here en+@pills en+la en+un
        -4 en+voyant exame* from giorn*+@give grafi* hoy i+@sit ich+@self ik+@speech ik+word in+@pressure inter*
        -4 intox* is+my kcal kein la+cote lopen maand* mais maratona marche me+@wake mi+@burden mi+@pressure mi+@scale
        -4 mi+peso mich mis mon+@heart monda* nacht nao+@vision nao+vejo nariz noite ok om oxige* parti* partir+de
        -4 pense plus+de po progr* push quero respi*+@pain sauna schlaf seco speech+#300 stund* stunden tempe*
        -4 uma+bolha un+po veux vfc voglio voyan* voyant wil wir y+a ~<au ~<blu ~<cam ~<ci ~<del> ~<dorm ~<fu ~<go
        -4 ~<heu ~<mas ~<mon ~<mor ~<per> ~<pou ~<qu ~<ser ~<sor ~<van ~<vom> ~<voo ~<voor ~<wi ~al> ~anc ~ann ~ano>
        -4 ~ay> ~blu ~cam ~can ~cour ~dar ~dorm ~dormi ~ein> ~enti ~ero> ~eux ~eux> ~horas ~ida ~ina ~ino ~ino> ~let
        -4 ~min ~mor ~nac ~neu ~och ~ona ~oras ~oras> ~ord> ~ori ~orm ~per ~per> ~pro ~rato ~reg ~ria ~rie ~rmi ~rrer
        -4 ~rto> ~ruc ~ruck ~run ~sec ~sor ~ssu ~stan ~sto> ~tir ~tra ~uck> ~unt ~ures ~ures> ~ux> ~vom> ~voo ~voor
        -4 ~voor>
        -5 #3+@scale @alone @arm+@other @ask+@sleep @ask+@stop @ask+@wish @ask+a @better+@pain @better+@self
        -5 @blood+@few @blood+@night @blue+@sport @breath+@thing @bridge @child+@vomit @cut+@self @data+@scale
        -5 @data+de @date+@not @faint+@past @faint+@vision @family+@each @fun+@minutes @give+@self @goodbye
        -5 @here+@sport @home @hope @lose+@eat @means+@self @minutes+@arm @minutes+@fever @minutes+@gone @more+@date
        -5 @need+@not @need+@self @never @not+@enough @not+me @numb+@pressure @other+@fun @pills+@sport @self+@heart
        -5 @self+@kill @self+@last @self+@say @self+@thin @speech+#300 @speech+@sport @sport+@not @sport+@vision
        -5 @thindrink+@sport @tired+@self @vomit+@exercise @vomit+@pills @wish+@minutes @wish+@never @wish+@wish
        -5 @without+@fever @without+@not @without+@self @without+@sugar a+@self befor* before camin* che club con
        -5 corre* correr dat dood e+@blue e+@more factu* gastr* goed hab hab+ich hartslag heb+@self het+lopen heure*
        -5 heures hoje i..my ich ik+@wish la melho* met mon ore para passt peso+@minutes pouls prima que rate sangue+e
        -5 senti* slaap tage van vogli* ~<ap ~<blut ~<ce ~<el> ~<ex ~<int ~<ja ~<jan ~<me ~<pas ~<ra ~<va ~<wa ~ach
        -5 ~age ~ame ~ami ~ano ~ar> ~cin ~day ~ene ~eni ~erc ~eri ~fen ~ici ~ier ~ist ~jan ~nda ~no> ~od> ~ood ~ood>
        -5 ~oor> ~por ~ro> ~rto ~tag ~uar ~ura>
        -6 @arm+@sleep @ask+@exercise @ask+@other @ask+my @blood+@cry @blue+@cry @burden @earn @eat+@eat @end
        -6 @exercise+@self @food+@thindrink @kill @last+@self @more @not+@pain @not+@sleep @not+@thindrink @past+@past
        -6 @pills+@here @self+@enough @self+@exercise @self+@fat @self+@means @train @vomit+@here @wake+@arm
        -6 @wake+@sleep @wish+@more @without+@food @without+@thindrink alle antes ao au bloed* de+@sport des dormi
        -6 hab+@self harts* il km march* sore tras uur ver wat word ~<am ~<del ~<lo ~<po ~anda ~blut ~del ~il> ~lut
        -6 ~mas ~pas ~ren ~tan
        -7 @ask+@ask @ask+@burden @ask+@scale @car @doit @jump @means @minutes+@sleep @minutes+janua* @not+@exercise
        -7 @pain+@minutes @past+@self @planned @self+@ask @self+@skip @sorry @vision+@not @vision+@self @vomit+@night
        -7 de+@fun do dos is+@self janua* marat* to ~<ma ~<ve ~ag> ~ess ~nde ~rat ~to> ~ure
        -8 @all+@self @ask+@fever @cry @cut @few @film @hunger @life @minutes+@other @morning+@chest @night+@self
        -8 @nobody @not+@reason @pain+@pain @say+@ask @self+@calm @self+@cut @self+@jump @self+@not @self+@other @skip
        -8 @wish+@not @without+@eat bij geen kg of ~<vi ~an> ~ari ~er> ~our
        -9 @arm+@minutes @breath+@night @calorie @date+#45 @decide @family+@self @future @give @other+@self @self+@all
        -9 @self+@die @they+@self @vision+@reason del horas per voor ~<do
        -10 #more @arm+@pain @better @minutes+@date @self+@eat
        -11 @count @doctor @not+@eat @work vom ~om>
        -12 @blood+@blue @blood+@breath @fever+@date @letter el
        -13 @die @enough @past
        -14 @morning
        -15 @food @fun @night
        -16 #300+#100 @data @self+@sleep @self+@thindrink
        -17 @exercise @thing
        -19 @wait
        -20 @date
        -24 @sport
        -25 @sleep
        -140 bias
        [eating_disorder]
        39 @hide
        37 @thin
        36 #1200
        35 @eat
        32 @fat
        31 #10+@scale #20 @laxative @wish+@thin
        29 @exercise+@food anore*
        26 @earn+@eat @nothing
        25 @food @scale+@date @self+@thin @vomit
        24 @hate @period @scale
        23 @afraid ana e pro+ana
        22 @food+@ask @wait+@eat
        21 @data+@exercise @self+@fat y
        20 ~<di
        19 @not+@eat @self+@eat @self+@vomit bulim*
        18 @data+@food @eat+@nothing @fat+@fat @few pro
        17 @binge @control @earn @hate+@body @scale+in @self+@calorie @self+@self
        16 @other+@eat @self+@nothing @they+@not essen
        15 #10 #300 @again @few+@eat @hate+@self @scale+@not @wish+@scale bulimia de+@food per ~lim
        14 @ask+@without @body @each+@eat @food+@self @hunger @morning+@control @morning+@hunger @past+@scale
        14 @self+@afraid para und ~er>
        13 #1200+@calorie #20+@scale #45+@scale @cry @date+@eat @eat+@hide @hunger+@self @more @not+@hide @self+@hate
        13 @self+@hide @self+@period @self+anore* @stop+@not @thindrink comer om ~<po ~<si ~nor ~ra>
        12 #10+kilos #45 @all+@eat @calorie+@morning @eat+@family @hate+@ask @here+@not @hunger+@control @more+@more
        12 @scale+@cry @self+@earn @self+@scale @thindrink+@ask ive ~<an ~<anor ~anor ~anore ~as> ~it> ~nore ~ts> ~uli
        11 @afraid+@scale @calorie+@control @eat+@feel @eat+@not @eat+@wait @exercise+@earn @family+@nothing @food+e
        11 @head+@eat @life+@calorie @lose @lose+#10 @manage+@calorie @minutes+@hide @morning+@self @pills+@not @say
        11 @self+@body @wait comid* de de+@eat ik so tengo ~<da ~ano ~limi ~na> ~ulim ~ulimi
        10 #10+kilo #3..#45 #more+@calorie @all+@not @ask+@not @ask+@skin @binge+@vomit @blue+@self @date+@without
        10 @each @eat+@exercise @family+@not @here+@thin @hunger+@date @lose+@date @morning+@count @morning+@here
        10 @scale+@doit @self+@control @self+@cry @self+@skin @they @thindrink+@thin @wish+@morning @without+@eat
        10 a+@eat a+day alime* and bouli* calor* de+#20 dias dias+de dimag* disci* een et gorda in off pra que+@self
        10 si vomito ~<ab ~et> ~lo> ~norex ~orex ~orexi ~rex ~rexi
        9 #more+@data #more+@exercise @afraid+@eat @again+@vomit @ask+@eat @ask+@nothing @ask+@soon @blue+@feel
        9 @burn+@ask @burn+@eat @calorie @calorie+@night @control+@nothing @earn+@food @earn+@self @eat+@self
        9 @eat+@without @food+@again @here @jump+@self @know @laxative+@food @minutes+@exercise @more+@calm
        9 @morning+@ask @night+@vomit @not+@hospital @period+@minutes @period+@scale @self+@vision @sport+@calorie
        9 @thin+@not @vision @vision+@fat @wait+@each @wish+@not a+@morning am+@morning am+tag anorexia comida dagen
        9 de+#more en imc kilos+en klein* panic* panico por+dia sono tenho ~<ana> ~<e> ~<sa ~<to ~<un ~exi ~go> ~ica
        9 ~imi ~mag ~por ~re> ~tro
        8 #300+@calorie @afraid+@wish @again+@swelling @all+@nothing @alone+@data @ask+@body @ask+@calorie
        8 @ask+@exercise @ask+@thin @binge+@self @calorie+@soon @data+@more @each+@self @eat+@pills @eat+en
        8 @exercise+@wait @feel @feel+@fat @food+@soon @give+@scale @guilt+@eat @hunger+@thin @laxative+@scale
        8 @manage+@eat @morning+@not @night+@control @night+@self @nothing+@wait @off @period+@lose @pills+@thin
        8 @say+@few @say+@more @scale+@nothing @scale+@stop @scale+en @self+@again @self+@feel @self+@hospital
        8 @self+@laxative @self+@soon @self+corpo @soon @soon+giorn* @vomit+@eat @wait+@thin @water+@thin
        8 @wish+@vision @without+@doit al al+giorno bmi clini* corpo dos due i ich imc+de it kilo+in kleiner laxan*
        8 mangi* me+@scale pour silen* terug that um una+@fat vomit* ze ~<ana ~<ano ~<ba ~<bul ~<buli ~<dr ~<en ~<lax
        8 ~<ma ~<por ~<pro ~<qu ~<re ~<te ~<y> ~buli ~bulim ~ca> ~con ~ee> ~en> ~imia ~imia> ~lax ~limia ~omi ~ore
        8 ~our ~roi ~ur>
        7 #10+chili #10+quilos #10..in @afraid+@pressure @again+@fat @again+@self @alone+@exercise @ask+@all
        7 @ask+@feel @ask+ik @better+@skip @binge+@hate @blood+@ask @blue @calorie+am @control+@self @data+@here
        7 @date+@not @each+@scale @exercise+@exercise @exercise+per @family+@more @fat+@scale @few+@data
        7 @few+@exercise @few+@food @food+@here @food+@papers @food+@say @give+@eat @gone @guilt+@wait @hate+@eat
        7 @here+@food @here+@scale @laxative+@here @laxative+@not @lose+#20 @lose+@without @morning @not+@thin
        7 @nothing+@date @past+dem @say+@better @self @self+@date @self+@minutes @self+@without @self+disci*
        7 @soon+@ask @soon+dia @sport+@scale @stop+@lose @they+@hide @thin+@more @thindrink+@food
        7 @thindrink+@thindrink @thindrink+@vision @wait+dem @wish+@control @wish+@hunger ab al+dia ana+tips anorexica
        7 cibo de+@self des deux dia die droit gibts giorn* giorni grosse hoe je laxat* llevo magra mangio nach+dem
        7 negat* nur par par+jour para+@lose per+dag que quilo* quilos schif* se solo that+@self three toile* twee
        7 vor+dem wiede* wieder ~<dia ~<ee ~<es ~<et ~<gram ~<om ~<pani ~<pro> ~<qui ~<ten ~<th ~<und ~bo> ~bul ~cen
        7 ~dan ~es> ~essen ~gra ~ica> ~lei ~lin ~llo ~magr ~man ~mia ~mia> ~ner ~ner> ~pani ~ue> ~um>
        6 #1200+calorias #more+calories @afraid+@burden @again+@eat @again+@few @ask+@binge @ask+@date @ask+@sport
        6 @ask+j @ask+nada @better+@feel @binge+@without @binge+e @blue+@again @calorie+@self @calorie+al @calorie+por
        6 @child+@self @control+@food @cry+por @data+@pills @date+@cry @date+@scale @each+@date @each+@more
        6 @earn+@wish @eat+@lose @eat+@minutes @eat+@scale @eat+@thindrink @eat+on @end+@scale @exercise+@eat
        6 @exercise+@sit @fat+@give @feel+@guilt @few+@better @few+@feel @few+@scale @few+@without @food+y @hide+@say
        6 @hospital @hunger+porqu* @know+@thin @look @lose+@more @manage+@life @minutes+@die @minutes+@scale @more+c
        6 @more+silen* @morning+@pills @morning+@vision @morning+i @night+e @not @not+@not @not+@stop @other+cibo
        6 @past+@give @past+di @period+@again @period+@here @period+@more @period+@not @pills+@food @pills+@laxative
        6 @say+@again @say+@thindrink @say+@water @scale+@go @scale+@wish @self+@here @self+@hunger @self+@trapped
        6 @self+affam* @skin @thin+@vision @thindrink+@jump @thindrink+valle* @trapped+@ask @vision+@ask @wait+@ask
        6 @water+@skip @water+@thindrink @wish+@lose @wish+@skin a+#1200 abfuh* abneh* abnehmen af affam*
        6 affam*+@minutes anore*+@ask anorexia+is asi banhe* banheiro bano bouil* bouillon clinica como compe* digo
        6 dimagrire disci*+@not disciplina duas e+@cry educa* een+@scale escon* every fui+@control gross* guard* hoy
        6 i+@vomit ich+@eat ik+@earn il+cibo jours kwijt* la+@food laxantes lo lo+@ask lo+que maigr* me+@feel me+de
        6 minim* my+@eat nada niks num part+de per+@morning poder por porti* prima+@give prima+di que+j quind* rapet*
        6 revie* schifosa sit slice sonst squat* squats tagen te te+@jump te+vallen that+i the+@scale tips to
        6 tomo+@laxative tomo+laxantes tres trois und+@self und+ich une+@fat valle* vallen vejo wat+@self wat+ik zwei
        6 ~<bou ~<cen ~<cr ~<dis ~<esc ~<go ~<je ~<laxa ~<pa ~<per> ~<pr ~<pu ~<tre ~<tw ~<und> ~<va ~<ze ~agr ~all
        6 ~ana> ~ani ~ati ~axa ~bou ~chi ~dis ~do> ~ger ~gram ~ice ~ice> ~iner ~la> ~laxa ~lor ~nic ~ois> ~our> ~pro
        6 ~pro> ~que ~rie ~rme> ~sen ~ssen ~ssen> ~uil
        5 #10..en #1200..#1200 #20+kilos #20..in #3+e #45+@here #45+@pills #45+kilo #45+la #45..#3 #more @afraid+@not
        5 @all+@ask @all+@thin @ask+@again @ask+@control @ask+@cut @ask+@food @ask+@minutes @ask+@vision @ask+comi
        5 @ask+como @ask+est @better+@thindrink @better+@water @binge+@eat @body+@morning @body+@not @burn+@all
        5 @burn+@food @calorie+@calorie @count+das @data+@calm @data+@manage @data+squat* @date+@go @decide+@ask
        5 @each+@data @each+@minutes @earn+@calorie @earn+@not @earn+comer @eat+#3 @eat+@other @eat+@water @end+imc
        5 @exercise+@each @exercise+para @family+@trapped @fat+@hate @feel+@again @few+@manage @few+@vision
        5 @food+@decide @food+@nothing @food+@reason @food+de @food+et @give+poter @gone+@minutes @head+@self
        5 @head+dat @here+@ask @here+@hide @here+@home @hide+@eat @hide+@other @hide+@self @hunger+@minutes
        5 @hunger+@not @laxative+@go @laxative+@more @life+on @manage @manage+@jump @manage+@without @manage+comer
        5 @minutes+@ask @minutes+@date @minutes+@here @minutes+@pills @minutes+@wait @minutes+febru* @more+@nothing
        5 @more+@scale @morning+@night @night+@wait @not+@nothing @nothing+@minutes @off+@self @other+@jump
        5 @other+@scale @papers+das @period+@few @period+@period @period+@self @period+@stop @pills+@hide
        5 @pressure+@off @pressure+off @reason+@never @scale+@self @scale+is @self+#20 @self+@guilt @self+@head
        5 @self+@wait @self+de @self+food @sit+@earn @skin+@not @sleep+@control @sleep+una @soon+@all @sorry+@thin
        5 @sport+@again @swelling+@soon @swelling+a @thin+@data @thin+@other @thin+@self @thindrink+@blood
        5 @thindrink+@hide @thindrink+@skip @thindrink+@wait @tired+@family @trapped+@food @vision+@morning
        5 @vision+@thin @wish+@arm @wish+@pills @wish+a @without+@exercise @without+@period a+@skin a+comer a..de
        5 abbuf* abbuffate abdom* af+@thindrink af+te alimentaire alimentare avoir bagno bailarina+#3 balan*
        5 becau*+@self because+i bmi+van bmi..#20 bread but calorias+por can ceno ceno+@alone ceno+@few ceno+solo che
        5 chili chili+in coach+@say compo* consi* conta+das dar de+@hide de+arroz de+caldo de+lo de+manger defic*
        5 dentr* dentro di di+poter dia+@count dia+@papers dia+conta diner distu* disturbo drei een+bmi emagr*
        5 emagrecer enorm* enorme eraf eten fatia febru*+@ask finch* finche hunge* i+@eat i+@wish if ik+mag il+@eat
        5 imc..#20 in+un je+@self keer klein*+@self la+@scale lassa* luego manger menor menos+@ask mijn+@body my+food
        5 mysel* myself om+af on+#1200 orgul* per+@lose per+dimagrire piu pleas* please polit* possi* poter que+comi
        5 quell* quinz* quinze repas rien seit seit+@date semanas settimane silencio six sono+una soy squats+per stuk
        5 stuk+@food stuk+taart suda tenho+de the+@exercise the+@hide thigh tre trots troub* trozo trozo+de tudo uit
        5 um+imc val van volte von waage want+a weeks weer wenn wochen y+luego zeg zodat zum+@lose zum+abnehmen ~<bu
        5 ~<cal ~<dag ~<du ~<ess ~<esse ~<it ~<iv ~<ive ~<ive> ~<man ~<om> ~<pan ~<par ~<para ~<quin ~<reg ~<tr ~<tro
        5 ~af> ~ake ~alor ~alori ~ana ~ativ ~comer ~dia ~een ~een> ~eer ~engo ~enor ~ent ~eru ~esc ~ess ~ete ~fri ~ich
        5 ~ico> ~ik> ~iner> ~lori ~mand ~mer ~nger ~ono> ~ora> ~oy> ~para> ~per> ~pli ~ps> ~que> ~qui ~quin ~rda ~ro>
        5 ~rs> ~rt> ~sac ~sen> ~si> ~sit ~tte ~ull ~und> ~vo>
        4 #100+@scale #1200+calorie #1200+calorieen #1200+calories #1200+dentro #3+and #more+passos @afraid+@know
        4 @afraid+de @afraid+of @again+@feel @again+@hospital @again+@period @again+@scale @again+@thin @again+kwijt*
        4 @again+me @all+@wait @alone @alone+@food @ask+@arm @ask+@enough @ask+@life @ask+@means @ask+@other
        4 @better+me @blood+@vision @blood+e @blue+@fat @blue+@scale @burden+@die @burden+@night @burden+night
        4 @burn+#1200 @burn+@past @calorie+@lose @calorie+@manage @car+@manage @control+@each @control+@minutes
        4 @control+@wish @control+de @control+today @cut+@food @data+@fat @data+@nothing @data+@past @date+@binge
        4 @date+@die @date+@hunger @date+un @die+@again @doit+@burden @doit+@scale @doit+@vomit @eat+@again @eat+@arm
        4 @eat+@binge @eat+@car @eat+@earn @eat+@gone @eat+@laxative @eat+@look @eat+@they @eat+alime* @eat+nada
        4 @eat+pour @empty+@minutes @empty+@thindrink @enough+@exercise @enough+@past @enough+@scale @exercise+@burn
        4 @exercise+@give @exercise+om @exercise+to @exist @exist+@thin @fall+in @family+@other @family+por @fat+e
        4 @feel+enorm* @few+@afraid @few+@ask @few+@burn @few+@earn @few+@pressure @few+@self @few+@thin @find+@ask
        4 @food+@exercise @food+@few @food+@give @food+@gone @food+@guilt @food+@other @food+@pills @food+@trapped
        4 @food+van @fun+e @fun+of @give+@burden @give+@not @give+@other @go+@not @go+@nothing @go+die @gone+@ask
        4 @gone+@scale @hate+o @head+i @here+@eat @here+@wait @here+comid* @here+pizza @hide+@burden @hide+@car
        4 @hide+@gone @hide+@not @hide+con @hide+weg @hunger+@here @hunger+@sleep @know+@morning @last+@night
        4 @last+night @laxative+@give @laxative+@lose @laxative+@soon @life+@soon @life+con @manage+@afraid
        4 @manage+@soon @manage+@stop @minutes+@body @minutes+@more @minutes+@not @minutes+@period @minutes+marzo
        4 @minutes+setti* @minutes+woche* @more+@period @more+je @morning+@all @morning+@binge @morning+@cry
        4 @morning+@die @night+@accident @night+@they @not+@body @not+@know @not+@never @not+@past @not+@period
        4 @not+@vomit @not+como @not+mangi* @not+negat* @not+stop @nothing+@not @nothing+fino @other+@body
        4 @other+@give @other+@hide @other+@pressure @other+@trapped @other+bano @pain+@count @papers @papers+@arm
        4 @period+@end @period+@gone @period+@manage @period+desde @pills+comid* @pills+pizza @pressure+@all
        4 @pressure+@morning @reason+@say @scale+@manage @scale+@more @scale+com @scale+num @scale+van @self+@each
        4 @self+@off @self+alles @self+got @self+keep @self+live @self+want @self+ziel @sit+ups @skip+@here
        4 @skip+@thin @sleep+stata @soon+@not @sorry+un @sport+@feel @sport+a @sport+to @stop+@food @stop+emagr*
        4 @sugar+@papers @swelling+#3 @swelling+@not @they+@again @they+@data @thin+@few @thin+@film @thin+@thindrink
        4 @thin+show @thindrink+@exercise @thindrink+@few @thindrink+@laxative @thindrink+@scale @thindrink+laxan*
        4 @tired+@calorie @trapped+@die @trapped+@period @trapped+@wait @vision+@eat @vision+me @vomit+@all
        4 @vomit+@reason @vomit+@self @vomit+@swelling @vomit+@wait @vomit+a @vomit+in @wait+@gone @wait+@self
        4 @wait+@vomit @wait+compe* @wish+@ask @wish+@enough @wish+@exist @wish+@here @wish+@means @wish+como @wish+um
        4 @wish+un @without @without+@end @without+@minutes @without+@nothing @without+@other @without+@papers
        4 @without+sport a+@soon a+@vomit a+comida abfuhrmittel am antes+de aperta arroz asi+@ask asi+que ate+@eat
        4 atrac* atracones avant+de avere balanca balei* be bebo becau* because been bij+#3 bleib* but+@self but+i c
        4 caldo calme calorieen calories+a ce+@ask ce+que chicl* chicl*+@ask com+#3 como+@better como+@burn compensar
        4 con+#1200 conta d da+settimane daarn* daarna dag dann dans days+of de+@each de+comer de+me de+ontem de+pizza
        4 de+weegschaal defic*..#more defic*..calor* del+@hide dem+@scale dem+essen dem+wiegen denkt dentro+#1200
        4 der+trainer derecho derecho+a devo di+@food dico die+@food digo+@ask digo+que dirit* diritto discipline dois
        4 drink droit+de duas+@minutes duas+horas due+volte dunne* dunner dus e+#45 e+poi eatin* eating een+@binge
        4 een+@fat een..en ein einen el+@hide el+bano en+@wait en+daarna encog* entao escup* est estar+@thin etwas
        4 every+@eat feel fetta fiere fiere+de final* finge* flaca fois fois+par fora four frigo funfz* funfzehn
        4 gaini* gaining gap geht+@die geht+die get gezah* gezahlt giorni+di go got gramm* gramo* gramos had+@food
        4 hasta have have+to het+@scale hoeve*+@exercise hoje hours i+@again i+@life i+keep i+live i+want ich+@earn
        4 if+@self if+i ik+@eat ik..eten ik..mijn in+@die in+@hide in+bagno in+die in+een into its ive+@leg ive+been
        4 janta* jantar je..gross* jede jour k kalor* kcal+@soon kcal+al kilo km+@exercise la la+comida la+pizza
        4 lassativi last+@night last+night laxatives laxee* le le+@earn le+@thin le+droit le+ossa llevo+@date
        4 llevo+semanas maalt* maigrir mande* mange* masti* mastico matan* mehr mein+@sport meta mets muss muss+@self
        4 muss+ich my+@skin nachts nao negativo nella niente+fino nobod* nobody num+@means num+@self num+mes odeio+o
        4 of+it oggi+@sleep oggi+sono ohne om+de oma on+@reason on+purpose op orgullosa ossa panic*+@wish panik paque*
        4 para+emagrecer perch* perche perdi* perdido pilul* pizza poi possible prend* prend*+@laxative
        4 prendo+lassativi prima propo* propo*+@wait proposito purpo* purpose quanto queim* quero+um quiero+un
        4 quilos+num regla ruckf* run+to sabad* sabado sag sag+@self sag+ich sale se+@eat seit+wochen semaines senta*
        4 set set+@self she sient* siento sit+ups small* smaller so+that sono+stata stata stata+@control stell
        4 stell+@self stree* streefgewicht tengo+@ask tengo+derecho tengo+que terri* then+@self three+days times+a
        4 to+get toast toilettes under ups van+#20 van+gisteren vanda*+@control vaso verbr* was+@control worki*
        4 working zeg+@self zijn zu+@doit zwei+@pain zwei+mal ~<al ~<ali ~<alim ~<am ~<and> ~<as ~<av ~<avo ~<bal
        4 ~<boul ~<bro ~<ce ~<che ~<corp ~<dan ~<de ~<de> ~<dias ~<disc ~<dre ~<een ~<een> ~<en> ~<er ~<et> ~<ev ~<eve
        4 ~<fri ~<get ~<gi ~<ho ~<ik ~<ik> ~<imc ~<imc> ~<in> ~<jo ~<jou ~<jour ~<kle ~<klei ~<llev ~<mang ~<met ~<num
        4 ~<off ~<off> ~<pra> ~<ri ~<sab ~<sac ~<se ~<set ~<si> ~<sie ~<so> ~<sono ~<st ~<sta ~<teng ~<that ~<tip
        4 ~<twe ~<vomi ~<wie ~aag ~aca> ~ache ~ada> ~age ~agra ~ale ~alim ~alime ~alle ~alo ~am> ~anic ~anico ~ara>
        4 ~are> ~bal ~bouli ~buf ~cer ~che ~cio ~cipl ~cipli ~comid ~corp ~dag ~dat> ~dias ~dias> ~dimag ~disc ~disci
        4 ~dom ~eer> ~egl ~em> ~ena ~ena> ~engo> ~enho ~enho> ~enta ~entr ~ere> ~esse ~ette ~ette> ~evo ~evo> ~exia
        4 ~exia> ~ff> ~ffa ~ger> ~gio ~gorda ~gra> ~grir ~has ~ia> ~ias> ~ibo ~ibo> ~icc ~ifo ~ile ~ilos ~ilos> ~imag
        4 ~imagr ~imc ~imc> ~imie> ~in> ~iona ~ipl ~ipli ~iplin ~ir> ~is> ~isci ~iscip ~ito ~ito> ~jou ~jour ~kle
        4 ~klei ~klein ~lein ~leine ~lic ~lime ~limen ~limie ~lini ~lle ~llev ~lorie ~los ~los> ~ls> ~magra ~mang ~mc>
        4 ~mida ~mie> ~mito ~mito> ~mpen ~mpens ~ndo ~nico ~nico> ~nik ~nn> ~nse ~nta ~ntos> ~ntro ~num ~off ~off>
        4 ~oit> ~omer ~omer> ~omid ~omida ~omito ~omo ~omo> ~ompen ~ono ~ons ~ora ~orp ~ouli ~oulim ~pan ~panic ~para
        4 ~plin ~po> ~port ~pra> ~qua ~raa ~rec ~ree ~reg ~regl ~rexia ~rme ~roit ~roit> ~rpo ~sci ~scip ~scipl ~scond
        4 ~see ~sei ~set ~sono ~sono> ~spu ~ssa ~stel ~tar ~teng ~tengo ~tenho ~that ~thr ~tip ~to> ~tte> ~uan ~uin
        4 ~und ~under ~vomi ~wee ~wie ~xia ~xia> ~zio
        3 #10..tres #1200+@trapped #1200+kalorien #1200..al #1200..dia #20+k #20+kilo #20..un #300+g #300+gramos
        3 #more+schritten @accident+@control @afraid+@ask @afraid+@stop @afraid+se @again+@binge @again+@die
        3 @again+@manage @again+@pills @again+@stop @again+a @again+dunne* @again+tengo @all+@period @all+@without
        3 @all+quell* @alone+@vision @arm+@few @arm+@nothing @arm+@sport @arm+@wait @arm+veces @ask+#1200 @ask+@afraid
        3 @ask+@die @ask+@home @ask+@hunger @ask+@lose @ask+@swelling @ask+corre* @ask+de @ask+tirar @binge+en
        3 @binge+und @blood+@self @body+@all @body+@more @burn+@calorie @burn+@off @burn+off @calm+@past
        3 @calorie+@earn @calorie+@here @calorie+@more @calorie+@stop @calorie+a @calorie+auf @calorie+par
        3 @calorie+per @car+@not @care+@again @care+@gone @child+@they @child+ik @control+@data @control+@enough
        3 @control+@few @control+@give @count+@again @count+@each @count+@manage @count+@night @count+@not @cry+om
        3 @data+@earn @data+@end @data+@few @data+@go @data+@stop @data+and @data+een @data+fat @data+kilom* @date
        3 @date+#10 @date+@date @date+@lose @date+@stop @date+da @date+para @decide+como @die+@food @die+@not @die+het
        3 @die+waage @doit+@ask @doit+@exercise @doit+@lose @doit+@nothing @doit+@swelling @doit+janta* @each+@calorie
        3 @each+@decide @each+@feel @each+@manage @each+@other @each+@past @each+week @earn+@data @earn+@here
        3 @earn+@sit @eat+@die @eat+@each @eat+@empty @eat+@manage @eat+@means @eat+@papers @eat+@thin @eat+@tired
        3 @eat+dalla @eat+ha @eat+i @eat+je @eat+megli* @eat+na @eat+pract* @eat+so @eat+tirar @empty+@food
        3 @empty+@wait @enough+@end @exercise+#20 @exercise+@thindrink @exercise+@trapped @exercise+becau*
        3 @exercise+par @exercise+por @exercise+prima @exercise+pro @exercise+um @family+@child @family+@head @fat+de
        3 @fat+di @fat+una @feel+@date @feel+@eat @feel+@without @feel+so @few+@all @few+@burden @few+@calorie
        3 @few+@date @few+@die @few+@fat @few+@thindrink @few+an @few+como @few+that @food+@data @food+@feel
        3 @food+@lose @food+@more @food+and @food+d @food+di @food+und @fun+@enough @give+@fun @give+@pressure
        3 @give+caffe @give+ieri @give+mangi* @give+o @give+riso @go+@die @go+@few @go+@food @hate+@other @hate+il
        3 @head+@morning @head+@need @here+@calm @here+@exercise @here+@few @here+@jump @here+@laxative @here+@self
        3 @here+@vomit @here+balan* @here+magra @here+mais @here+pasta @here+que @here+tisan* @home+@wait
        3 @hunger+@water @hunger+@wish @know+@eat @know+@not @know+@nothing @know+@papers @know+@vision @know+@vomit
        3 @laxative+@past @laxative+@self @laxative+@thin @laxative+la @letter+@thin @letter+dass @look+@calorie
        3 @look+@night @lose+@not @lose+non @manage+@burn @manage+@few @manage+senta* @minutes+@all @minutes+@empty
        3 @minutes+@skin @more+@afraid @more+@again @more+@cry @more+@decide @more+@not @more+@water @more+plane*
        3 @morning+@child @morning+@eat @morning+@home @morning+@more @morning+@sleep @morning+@wait @morning+@wish
        3 @morning+becau* @morning+die @night+@each @night+@family @night+@soon @night+@thindrink @night+@tired
        3 @night+plund* @night+y @nobody+@know @nobody+knows @not+@burn @not+@date @not+@fat @not+@papers @not+banhe*
        3 @not+expli* @nothing+@find @nothing+@past @nothing+@water @off+@food @other+@here @other+@period
        3 @other+@wait @other+peso @other+viern* @papers+que @past+@eat @past+i @period+@pills @period+@wish
        3 @period+maar @period+wasse* @pills+@again @pills+@few @pills+@jump @pills+@scale @pills+@stop @pills+pasta
        3 @pills+tisan* @planned+to @pressure+#1200 @pressure+@calorie @pressure+@soon @pressure+@thindrink
        3 @reason+@self @say+@arm @say+@soon @scale+@child @scale+@data @scale+@know @scale+@off @scale+@sport
        3 @scale+@swelling @scale+@thindrink @scale+bij @scale+morge* @scale+off @scale+und @self+@child @self+@decide
        3 @self+@exist @self+@family @self+@leg @self+auf @self+been @self+can @self+chew @self+denk @self+doel
        3 @self+eat @self+erst @self+esse @self+facci* @self+have @self+haven* @self+hide @self+honge* @self+irma
        3 @self+klein* @self+m @self+mag @self+objec* @self+sinto @self+stand* @self+tage @self+thigh* @self+trouv*
        3 @self+weeg @self+word @self+wrist @skin+@more @skin+@vomit @skin+with @skip+@eat @skip+@pills @skip+@self
        3 @soon+@enough @soon+@nothing @sorry+@know @sport+@date @sport+@tired @sport+ist @sport+op @stop+@burn
        3 @stop+@pressure @stop+@self @stop+adelg* @stop+poder @swelling+@family @swelling+@life @they+@exercise
        3 @they+@hospital @they+@more @they+@thin @they+@thindrink @they+dont @they+ne @thin+@calm @thin+@exist
        3 @thin+@find @thin+@morning @thin+@nothing @thin+@vomit @thin+possi* @thin+zu @thindrink+@body @thindrink+and
        3 @thindrink+dress @thindrink+komen @thindrink+lowes* @thindrink+scale @tired+@exercise @trapped
        3 @trapped+@again @trapped+@few @trapped+@minutes @vision+#100 @vision+@self @vision+gorda @vomit+@life
        3 @vomit+@morning @vomit+@vomit @wait+@cut @wait+@earn @wait+@look @wait+@other @wait+@period @wait+es
        3 @wait+het @wait+non @water+@lose @wish+#10 @wish+@again @wish+che @wish+dass @wish+ik @wish+zo @without+@not
        3 @without+menst* @worse a+@end a+balanca a+month a+proposito a+seguir a..calor* a..nao abendessen acqua
        3 adelg* adelgazar ai+ete almon* almonds alors alors+@self am+an amand* amandelen an+des an+tagen as+@calorie
        3 as+calorias at+practice auf+und aux+@hide aux+toilettes avant+d avoir+le avondeten back baila* baila*..#45
        3 bailarina bain bin+@control bin+stolz bis+@date bis+es bis+freitag bite bmi+von bones bufe+@self bufe+me
        3 buffe* buffet but+@thindrink c+est cada cada+@eat calor*..dia calorie calorieen+per calories+par cant+@stop
        3 cant+stop carbs+@wait carbs+after carne+@life carne+viva casa+@wait che+@eat che+@wish che+ho che+mangio
        3 chew chez choro choro+por ciclo coach como+tirar con+@other conse* conta* contate contate+due corre
        3 correr+#20 cosi cuand* cuando cuatro+dias culpa*+@wait culpabilise d+avoir d+hier dagen+@nothing dagen+met
        3 dans+@here dans+@pills dans+la dar..peso darf das+@arm das+dos dass+@family dat dat+ik de+#100 de+@again
        3 de+@scale de+cada de+dag de+hambre de+pesarme de+wc debar* deficit defiz* defizit dem+@eat dem..ich
        3 der+@morning der+tag derec* des+@date desha* desto deux+@minutes deux+fois deux+heures di+@eat di+@thindrink
        3 di+caffe di+ieri di+mangiare di+riso dia+esta dias+para dias..#more dico+@ask dico+che die+@scale die+@self
        3 die+waage dieta+e digiu* direito disci*+@they do+jantar doel door dos+veces dress drie drink+@self drink+ik
        3 drum e+@here e+@pills e+choro e+corre e+la e+mi e+silenzio e+tenho e..a eatin*+@food een..van eet
        3 eet+@nothing ein+@fat el+@date el+viernes em emagr*+@more en+@afraid en+panico en+trois en..semai* encol*
        3 entro entro+en es esce escondidas escondo est+fichue esta+@lose esta+perdido estar ete+@control even
        3 everything expli* fare fichu* fichue fico finalmente finch*+@not finche+non fingers food+is four+days freit*
        3 freitag fress* frida* friday fui galle* garga* garganta geht get+@thin get+thin getel* geteld giste*
        3 gisteren goal gone gram grama* gramas guardo gum+@ask ha has haven* havent hermana het+voor het+wordt hide
        3 ho+fatto hoe..ik how how+@data how+@fat huil huil+om hundert i+@ask i+@count i+can i+have i+havent i+hide
        3 i..run i..the ich+@feel ich+auf ich+esse ich..mich ich..seit ik+@all ik+@head ik+@scale ik+@speech ik+alles
        3 ik+denk ik+honger ik+weeg ik+word ik..ik ils+@not ils+ne im+just in+#10 in+@afraid in..und insul* intak*
        3 intake irma is+@arm is+@past is+@thindrink is+back is+de is+the ist it+@trapped it+out ive+got je+@guilt
        3 je+culpabilise je+m je..que journee+est jours+a kalorien+am kcal+@past keer+@count keer+geteld keer+per
        3 kilo+@swelling kilo+bij kilo..een kilos..un km+@stop km+para knieb* kniebeugen knows komme komme+@self
        3 komme+ich l+@thindrink l+@water la+pasta laxan*..de laxante laxantes+antes le+@eat le+@fat le+@scale let
        3 litro* litro*+@past litros litros+antes live lleva lowes* lowest maaltijden maigre make make+up makes
        3 makes+@self makes+me mandeln mando* mandorle mangi*+@better mangiare many+@exercise marzo me+@here
        3 me+@minutes me+da me+pese me+sinto me..e measu* mehr+@wish meine*+@body meine+@period meine+tage meno+@eat
        3 menos+@eat menos+como menst* menstruacao mets+@self metti metto mi+@doit mi+faccio mi+hermana mijn+@eat
        3 mijn+@sport mijn+doel mijn+eten minha+irma minimo minimum mit+#1200 mit+#more moet+@self mon+@body
        3 mon+@sport mon+objectif morge*+@die morge*+@hunger morgens+die my+@thin my+calorie my+fingers my+thighs
        3 my+wrist my..is nachts+plunder nada+@wait nao+@ask nao+@eat nao+@self nao+como nao+me nasco* nascondo
        3 nascondo+il nero ni nicht* nicht*+@eat nichts niet..de nix no+@hide no+banheiro nobod*+@know nobody+knows
        3 noche+y nog non non+@eat nothi*+@wait numa numa+@date numa+semana nur+an odeio odio+@other odio+il
        3 om..valle* onges* ongesteld out panic*+@know panico+se para+@burn para+@manage para+@not para+adelgazar
        3 para+poder parce part pero pesarme peso+@wish peur+de picco* piccola pillo* pillole pizza+de plane*+@ask
        3 plane*+@eat plund* plund*+@self plunder plus plus+@self por+#300 porqu* porqu*..fui porque pour+@lose
        3 pour+@thin pour+maigrir pra+@not pra+nao pract* practice prendo pro..tips puis quand+est quant* quatr*..de
        3 quatre+jours quatro+dias quattro+giorni que+@wish que+correr que+se que..ai queimar queimo quell*+@ask
        3 quella quello quello+che quema* quemar quero+@end quindi rentr* rentrer revient rid rid+of riso+e runte*
        3 sache* sai scale schritten se+@morning seis seis+@papers sem+@period sem+menstruacao seman*+@stop
        3 semanas+para sette show sieht siempre+tengo so..i soy+una spieg* sport spuck* stand* still* sto stolz sua
        3 subir taart tagen+@empty tagen+@nothing tagen+nichts te+komen tengo+@afraid tengo+miedo tengo..a that+@food
        3 the+@body the+@few the+dress the+lowest the+scale then then+i they they+@not they+dont thigh* thighs thin
        3 think*+@self thinks throu* through tisan* tisan*+@laxative to+@earn to+be to+make to+put tomo torte tot+het
        3 train*+@say trainer trainer+sagt trink* tudo+o tudo+pra tutto tutto+quello twee+keer two um+@thin um..#20
        3 um..de um..zu un+@eat un+@food un+imc un..alime* und+@cry und+@hate und+@past und+vor under+the up+@self
        3 up+for up+my vanda* vandaag veces veo verbranden vergo* verpe* verpest vesti* vezes viele+@exercise vier
        3 viva vogli*+@ask vogli*+@lose voglio+che volto* voltou voor+@self voor+ik wasse* wc weegs* weegschaal weg
        3 weight weken wenn+ich wil+zo will+dass wird+es y+@again zet ziel zo zodat+@self zu+werden ~<ab> ~<abd ~<abdo
        3 ~<af> ~<al> ~<bl ~<bm ~<bmi ~<bmi> ~<but ~<calo ~<cib ~<cibo ~<cli ~<clin ~<cons ~<cre ~<cu ~<dage ~<def
        3 ~<defi ~<des> ~<deux ~<dia> ~<die> ~<digo ~<dima ~<din ~<dos ~<dos> ~<dro ~<droi ~<due ~<due> ~<dun ~<ea
        3 ~<eet ~<enco ~<eno ~<enor ~<esco ~<ever ~<fo ~<fu ~<gib ~<gibt ~<gior ~<gor ~<gord ~<gr ~<gra ~<gua ~<has
        3 ~<hav ~<have ~<hoe> ~<hu ~<i> ~<ic ~<ich ~<ich> ~<it> ~<jant ~<je> ~<kee ~<kil ~<kilo ~<kl ~<kom ~<liv ~<ll
        3 ~<lle ~<lo> ~<mag ~<mai ~<maig ~<mand ~<meno ~<min ~<nega ~<nu ~<num> ~<nur ~<nur> ~<par> ~<port ~<pour
        3 ~<pra ~<prof ~<pur ~<que> ~<reca ~<regl ~<repa ~<rie ~<saba ~<schi ~<se> ~<sei ~<sil ~<sile ~<sit ~<sli ~<so
        3 ~<solo ~<son ~<sons ~<spu ~<te> ~<tenh ~<teru ~<tha ~<thig ~<thr ~<tips ~<to> ~<toc ~<toi ~<toil ~<tres
        3 ~<trot ~<twee ~<um ~<um> ~<us ~<val ~<ve ~<vej ~<vejo ~<volt ~<wea ~<wied ~<ze> ~<zi ~abd ~abdo ~ach ~ada
        3 ~aff ~agen ~agen> ~agra> ~agrir ~aig ~aigr ~ak> ~ali ~alme ~alti ~ame ~angi ~angio ~anto ~ar> ~arme> ~asi>
        3 ~ats ~ats> ~avo ~axan ~axant ~axat ~axati ~ay> ~bdo ~ble ~bmi ~bmi> ~boul ~bro ~bts ~bts> ~buff ~but ~cad
        3 ~calo ~calor ~ce> ~chif ~chifo ~chts> ~cib ~cibo ~cibo> ~cic ~cio> ~cip ~clin ~clini ~compe ~cond ~condo
        3 ~cone ~cons ~conta ~corpo ~da> ~dage ~dagen ~dano ~dano> ~def ~defi ~deux ~deux> ~die> ~digo ~digo> ~dima
        3 ~din ~dre ~dro ~droi ~droit ~duc ~due> ~eca ~ecai ~ech ~ede ~ede> ~eder> ~efi ~egat ~egati ~ehm ~ehme ~ehr
        3 ~eht ~eht> ~ei> ~eim ~einer ~eir ~eiro ~eiro> ~ejo ~elf ~elf> ~enco ~eng ~enh ~enk ~enorm ~entar ~entos
        3 ~entro ~enz ~ers ~erug ~erug> ~ete> ~eten ~eten> ~ets ~ett ~ettes ~ever ~every ~exic ~exica ~fall ~fel ~fuh
        3 ~gati ~gel ~get ~gh> ~gib ~gibt ~gibts ~gior ~giorn ~gle ~gno ~gno> ~gor ~gord ~grire ~gt> ~gua ~ham ~hav
        3 ~have ~hei ~hif ~hifo ~hin ~ho> ~hoe> ~hre ~hree ~hree> ~ias ~ibts ~ibts> ~ico ~ida ~ido> ~ie> ~iere> ~if>
        3 ~igo ~ilen ~ilet ~illo ~ilo ~ima ~imie ~inal ~ine ~inic ~ink ~iorn ~iorni ~ique ~ire> ~ive ~ive> ~jant ~kee
        3 ~kilo ~kom ~ks> ~laxan ~laxat ~le> ~ler ~let ~lette ~lina ~lina> ~linic ~lit ~ller ~llevo ~lls ~lme ~maig
        3 ~maigr ~mande ~mangi ~men ~meno ~menta ~mi> ~mida> ~mie ~mo> ~nd> ~nega ~negat ~neh ~nehm ~nehme ~nes> ~ngi
        3 ~ngio ~ngio> ~ngo ~ngo> ~nho> ~ni> ~nk> ~nst ~ntar ~ntos ~ntr ~ntro> ~num> ~nur> ~nzi ~oge ~oil ~oile ~oilet
        3 ~oir ~oir> ~ois ~ola> ~olo> ~olt ~om> ~omina ~omit ~ompe ~ond ~ones ~ones> ~onst> ~opo ~ord ~orda ~orda>
        3 ~ori ~orie ~orn ~orni ~orni> ~orpo ~orpo> ~ort> ~osa ~osi ~oui ~ours> ~owe ~par> ~pas> ~pen ~pens ~pour
        3 ~pour> ~pur ~raf> ~read ~reca ~recai ~rech ~res ~ress ~rexic ~rgu ~rid ~rien ~rink ~rni ~rni> ~rois ~rois>
        3 ~roz ~rpo> ~rta> ~rug> ~sab ~saba ~sas> ~sat ~sce ~schif ~scon ~se> ~sil ~sile ~silen ~sli ~solo ~solo>
        3 ~sonst ~squ ~star ~sti ~stur ~tee ~tel ~teld ~teld> ~tenh ~teru ~terug ~tes> ~th> ~tha ~that> ~thig ~thigh
        3 ~thin ~three ~tips ~tips> ~toc ~toi ~toil ~toile ~tre ~tres ~tres> ~trot ~tru ~ttes ~ttes> ~twe ~twee> ~ua>
        3 ~uanto ~uas ~uhr ~uie ~uill ~uilos ~unde ~urs> ~vej ~vejo ~vejo> ~ver ~vere ~vere> ~very ~volt ~vomit ~wea
        3 ~wee> ~wied ~wiede ~xan ~xant ~xante ~xat ~xati ~xica> ~ziel>
        2 #10..a #10..een #10..em #10..trois #10..una #100+kilo #100+kilos #1200..am #1200..day #1200..desde
        2 #1200..febru* #1200..giorn* #1200..por #1200..tag #20+@period #20+tage #20..para #20..poder #3+und #3..la
        2 #300..hoy #300..mehr #45+de #45..dice #more+pasos #more+passi #more+stappen #more..tag @afraid+@data
        2 @afraid+@give @afraid+di @again+@ask @again+@doit @again+@here @again+@life @again+de @again+feel
        2 @again+loswe* @again+my @again+naar @again+zwei @all+@die @all+@empty @all+@find @all+@here @all+@home
        2 @all+@need @all+lo @alone+@burden @alone+@minutes @alone+@pressure @alone+@scale @alone+@thin
        2 @alone+@thindrink @alone+y @arm+@all @arm+@family @arm+@stop @arm+meus @ask+#20 @ask+@better @ask+@burn
        2 @ask+@car @ask+@earn @ask+@know @ask+@numb @ask+@vomit @ask+@wait @ask+@water @ask+back @ask+ce @ask+chego
        2 @ask+dat @ask+estou @ask+estoy @ask+fare @ask+fat @ask+ha @ask+ho @ask+lange @ask+mejor @ask+melho*
        2 @ask+nicht @ask+nunca @ask+quita* @ask+se @ask+si @ask+sono @ask+terug @ask+the @ask+vivir @ask+wenig
        2 @ask+zie @better+@more @better+is @binge+@all @binge+@binge @binge+@night @binge+@past @binge+and
        2 @blood+@say @blue+@burden @blue+@sport @blue+und @body+@here @body+@know @body+@nothing @body+@pills
        2 @body+@say @body+@wish @burden+@cry @burden+@go @burden+@off @burden+@self @burden+@trapped @burden+@wish
        2 @burden+ik @burden+si @burn+@give @burn+@need @burn+@vision @calm+@fat @calm+@feel @calm+feel
        2 @calorie+@again @calorie+@not @calorie+@past @calorie+@pills @calorie+@sport @calorie+@they @calorie+vanda*
        2 @car+@ask @chest+@data @chest+@film @chest+@past @chest+@wish @chest+show @child @child+@ask @child+en
        2 @confused+@eat @confused+@not @control+@accident @control+@arm @control+@fun @control+@tired @control+drauf
        2 @control+op @control+war @count+@arm @count+@more @count+@tired @count+@vomit @count+las @count+und
        2 @cry+@again @cry+@ask @cry+e @cry+per @cry+pour @cry+when @cut+@thindrink @data+@arm @data+@better
        2 @data+@cry @data+@cut @data+@feel @data+@find @data+@other @data+@self @data+@sit @data+@soon @data+@without
        2 @data+a @data+hours @data+lange @data+mas @data+wenig @date+@care @date+@home @date+@know @date+@manage
        2 @date+@more @date+@nothing @date+@wish @date+and @date+c @date+o @date+ohne @date+se @date+wie @decide+@data
        2 @decide+@eat @decide+@other @die+@all @die+@blue @die+@give @die+@more @die+@nothing @die+ik @die+pizza
        2 @doit+#20 @doit+@again @doit+@cry @doit+@cut @doit+@enough @doit+@give @doit+@minutes @doit+@wait @doit+le
        2 @doit+nada @doit+que @doit+vomir @each+@ask @each+@cry @each+@enough @each+@exercise @each+@fat @each+@not
        2 @each+calor* @each+pasto @each+refei* @each+repas @each+singl* @each+woche @earn+@all @earn+@burn
        2 @earn+@know @earn+@life @earn+@pills @earn+@vision @earn+de @earn+la @earn+mich @earn+my @eat+@better
        2 @eat+@chest @eat+@future @eat+@here @eat+@hunger @eat+@vision @eat+@vomit @eat+das @eat+for @eat+makes
        2 @eat+mejor @eat+melho* @eat+nicht* @eat+noch @eat+ohne @eat+once @eat+para @eat+piu @eat+quita* @eat+uit
        2 @eat+und @eat+y @empty @empty+@ask @empty+essen @empty+la @end+@again @end+@binge @end+@doit @end+@go
        2 @end+@past @end+@thing @end+@vomit @end+die @end+zu @enough+@doit @enough+@each @enough+@film @enough+@lose
        2 @enough+@trapped @enough+a @enough+do @enough+that @exercise+@cut @exercise+@die @exercise+@minutes
        2 @exercise+@off @exercise+@stop @exercise+befor* @exercise+deux @exercise+for @exercise+is @exercise+laufe*
        2 @exercise+lopen @exercise+voor @exist+@more @face+@thin @family+@confused @family+@end @family+@find
        2 @family+@jump @family+@leg @family+@past @family+@skip @family+@thin @family+crede @family+cree
        2 @family+croit @family+denkt @family+eet @family+isst @family+non @family+per @fat+@not @fat+@they @fat+y
        2 @feel+@burden @feel+@earn @feel+@food @feel+@hate @feel+@skin @feel+culpa @feel+mich @feel+the @few+@control
        2 @few+@nobody @few+@papers @few+@stop @few+@they @few+@water @few+@wish @few+een @few+ein @few+fett @few+i
        2 @few+kann @few+nos @few+une @few+water @few+y @film+@arm @film+@past @film+and @find+que @food+@blood
        2 @food+@count @food+@doit @food+after @food+en @food+porqu* @fun+@afraid @fun+@all @fun+@ask @fun+@few
        2 @fun+@gone @future+@thin @give @give+@ask @give+@blood @give+@vomit @give+@wish @give+notte @go @go+@doit
        2 @go+@jump @go+@scale @go+das @go+de @gone+@again @gone+@die @gone+desde @gone+since @guilt @guilt+@again
        2 @hate+@not @hate+mich @hate+mon @head+@fun @head+@home @head+@night @head+a @here+@again @here+@child
        2 @here+@find @here+@gone @here+@hunger @here+@nothing @here+@papers @here+@past @here+@period @here+@reason
        2 @here+@say @here+@stop @here+@tired @here+bilan* @here+clini* @here+giorn* @here+in @here+never*
        2 @here+repar* @here+salle @here+setti* @hide+@food @hide+@hide @hide+@nothing @hide+@pressure @hide+@reason
        2 @hide+@they @hide+@water @hide+il @home+@pills @home+de @hunger+@accident @hunger+@data @hunger+@eat
        2 @hunger+@night @hunger+@stop @hunger+hasta @jump+@cut @jump+@doit @jump+@here @jump+@not @jump+@period
        2 @jump+@pressure @jump+@skin @jump+@trapped @jump+et @jump+l @know+@exercise @know+@minutes @know+@soon
        2 @know+@they @know+amanh* @know+como @know+puede @laxative+@pills @laxative+@stop @laxative+antes
        2 @laxative+para @leg+@date @letter+@hunger @letter+@lose @look+@here @look+@say @look+@tired @look+in
        2 @look+las @look+says @lose+@again @lose+@die @lose+@doit @lose+@stop @lose+ohne @manage+@know @manage+@look
        2 @manage+@sit @manage+@skin @manage+nicht @manage+vivir @minutes+#more @minutes+@burden @minutes+@gone
        2 @minutes+@lose @minutes+@nothing @minutes+@trapped @minutes+des @minutes+do @minutes+no @more+@manage
        2 @more+@past @more+@skin @more+@skip @more+@sport @more+@thin @more+@thindrink @more+@wish @more+auf
        2 @more+was @more+y @morning+@again @morning+@body @morning+@give @morning+@go @morning+@jump @morning+@lose
        2 @morning+@manage @morning+@reason @morning+@say @morning+@scale @morning+@soon @morning+@vomit @morning+a
        2 @morning+la @need+@ask @need+@trapped @never+beste* @night+@calorie @night+@data @night+@exercise
        2 @night+@few @night+@hide @night+@other @night+@past @night+allee* @night+geh @night+kein @night+nur
        2 @nobody+sees @not+@binge @not+@blue @not+@burden @not+@child @not+@jump @not+@look @not+@pills
        2 @not+@pressure @not+@scale @not+come @not+drink @not+eaten @not+espel* @not+eten @not+mange* @not+merez*
        2 @not+notic* @not+se @not+tengo @not+vois @not+zwei @nothing+@control @nothing+@here @nothing+@more
        2 @nothing+en @nothing+essen @nothing+ha @nothing+hasta @nothing+meer @nothing+om @numb+@data @off+@all
        2 @off+@data @off+@eat @off+me @other+@burden @other+@cut @other+@date @other+@earn @other+@few @other+@food
        2 @other+@go @other+@head @other+@lose @other+@say @other+@skip @other+@sorry @other+@without @other+frigo
        2 @papers+@eat @past+@control @past+@go @past+@manage @past+@not @past+de @period+@burden @period+@exercise
        2 @pills+@empty @pills+@here @pills+@home @pills+@hospital @pills+@nothing @pills+@other @pills+@papers
        2 @pills+@period @pills+@reason @pills+@say @pills+@soon @pills+@tired @pills+@vomit @pills+@worse @pills+and
        2 @pills+balan* @pills+bilan* @pills+clini* @pills+giorn* @pills+never* @pills+salle @pressure+@cry
        2 @pressure+@give @pressure+@here @pressure+@past @pressure+@scale @pressure+@wish @pressure+de @pressure+me
        2 @pressure+um @reason+@control @reason+@sleep @reason+und @say+@ask @say+@doctor @say+@food @say+@nothing
        2 @say+@thin @say+ich @say+ik @say+im @scale+@burn @scale+@cut @scale+@means @scale+@soon @scale+@without
        2 @scale+final* @scale+im @scale+runte* @scale+si @scale+verlo* @scale+von @seizure+in @self+@arm @self+@binge
        2 @self+@confused @self+@film @self+@morning @self+@planned @self+@worse @self+al @self+asseo* @self+bin
        2 @self+calor* @self+crois @self+culpa* @self+darf @self+dis @self+door @self+ess @self+feel @self+finde
        2 @self+for @self+fuhl @self+handg* @self+herma* @self+heute @self+huil @self+just @self+krieg* @self+log
        2 @self+me @self+mehr @self+mets @self+mit @self+obiet* @self+objet* @self+op @self+pais @self+pese
        2 @self+pleur* @self+renne* @self+repas @self+reste @self+ribs @self+sag @self+see @self+sento @self+sient*
        2 @self+so @self+solo @self+sorel* @self+spaar @self+spend @self+think @self+took @self+tranq* @self+twent*
        2 @self+verst* @self+vomis @self+vomit* @self+will @sit+down @skin+@know @skin+@wish @skin+es @skip+@decide
        2 @skip+l @skip+van @soon+@again @soon+@arm @soon+@burden @soon+@care @soon+@cry @soon+@data @soon+@decide
        2 @soon+@doctor @soon+@eat @soon+@lose @soon+@morning @soon+@papers @soon+@pressure @soon+@reason @soon+medic*
        2 @soon+weken @sorry+@means @sorry+@self @sorry+@wish @speech+@ask @sport+@burn @sport+@past @sport+en
        2 @sport+ha @sport+hasta @stop+@body @stop+@burden @stop+@earn @stop+@hide @stop+@home @stop+@manage
        2 @stop+@scale @stop+@tired @stop+@vomit @stop+la @stop+nao @stop+pra @sugar+@again @sugar+@ask @sugar+@other
        2 @swelling+@all @swelling+@more @swelling+esta @swelling+por @they+@all @they+@cut @they+@decide
        2 @they+@nothing @they+repas @thin+@alone @thin+@date @thin+@enough @thin+@fat @thin+@here @thin+@thin
        2 @thin+@wait @thin+de @thin+l @thindrink+@again @thindrink+@burn @thindrink+@calorie @thindrink+@chest
        2 @thindrink+@control @thindrink+@die @thindrink+@film @thindrink+@fun @thindrink+@future @thindrink+@give
        2 @thindrink+@gone @thindrink+@here @thindrink+@look @thindrink+@lose @thindrink+@nothing @thindrink+@pressure
        2 @thindrink+@say @thindrink+@seizure @thindrink+@sit @thindrink+@stop @thindrink+@thing @thindrink+@worse
        2 @thindrink+bathr* @thindrink+blijv* @thindrink+de @thindrink+en @thindrink+fridg* @thindrink+least
        2 @thindrink+old @thindrink+small* @thindrink+stair* @thindrink+toile* @thindrink+tread* @thindrink+und
        2 @thindrink+watch @thing+@go @thing+@night @thing+@say @thing+says @tired+@arm @tired+@know @tired+@scale
        2 @tired+@wait @tired+calor* @tired+dos @tired+een @tired+en @trapped+@thing @trapped+@wish @trapped+at
        2 @trapped+heen @vision+@body @vision+@data @vision+@doit @vision+@few @vision+ik @vomit+@ask @vomit+@blue
        2 @vomit+@decide @vomit+@doit @vomit+@hide @vomit+apres @vomit+esta @vomit+na @wait+@burden @wait+@cry
        2 @wait+@decide @wait+@doit @wait+@hide @wait+@past @wait+@say @wait+@tired @wait+@trapped @wait+@vision
        2 @wait+@wait @wait+at @wait+avoir @wait+cena @wait+chaqu* @wait+da @wait+do @wait+een @wait+freit* @wait+my
        2 @wait+ogni @wait+passa* @wait+that @water @water+@again @water+@end @water+@give @water+@stop @water+and
        2 @water+de @water+und @wish+@afraid @wish+@burn @wish+@calorie @wish+@date @wish+@family @wish+@minutes
        2 @wish+@numb @wish+@papers @wish+@skip @wish+@trapped @wish+amanh* @wish+een @wish+in @wish+la @wish+puede
        2 @wish+puo @wish+that @without+@again @without+@die @without+@give @without+@jump @without+@lose
        2 @without+@stop @without+comer @without+iets @without+rien a a+#more a+@data a+@swelling a+@thindrink
        2 a+dancer a+failure a+garganta a+geladeira a+l a+un a..#3 a..and a..dos a..ontem a..volto* aan+@thindrink
        2 aan+te abdominales abdos abend* acha acha+@ask acha+que addom* addominali af..valle* after+that agach*
        2 agachamentos agua ahora ai+miei ai+un al+@date al+@doctor al+medico al+weken alergica alergica+a alle+due
        2 allee*+@tired alles+@ask allo allo+@fat allo+specchio allor* allora almen* almendras alors+j als+ik also
        2 amend* amendoas and+@past and+@say and+@thindrink and+got and+im and+ive and+say and+she and+then annul*
        2 anyth* anything ao+@doctor ao+medico apert* apres+@each apres+avoir apres+chaque apres..repas arroz+e
        2 arroz+y as asque* asquerosa asseo* asseoir aun aus aus..und aussi* avant avant+@date avant+@give
        2 avant+vendredi avant..avoir avec+@here avec+@pills avec+la aver avo avoir..droit avond* avond*+@alone
        2 avond*+@few azuis azule* azules badka* badkamer baja+@here baja+@pills baja+la bajar+#10 balei*..#100 balle*
        2 bathr* bathroom been..for before+i bei ben+#10 ben+een beruh* beste* bevo bilan* bilancia bin+@thin binne*
        2 bis..ist biscu* biscuit blau blauw* blauwe bleibe bleiben blijv* blijven bolac* boyfr* boyfriend broke*
        2 broken bruci* bufe bufe..e buffe*+@self but+the cachette cada+refeicao cafe..chicl* calor*+@soon calor*..dag
        2 calor*..day calor*..jour calor*..la calorias calorieen+vandaag camino cammino can..on cance* ce+n cena
        2 cette..de chaqu*+@decide chaqu*+@eat chaque+repas che+@sleep che+sono che..a chego chicl*..#100 chicle
        2 chiclete chili..mese chili..un choro..grama* coach+zegt com+#1200 come+@nothing come+@sport come+nada
        2 comer+@nothing comer+@sport comer+@stop comer+nada comer+para como+@nothing como+@sport como+en como+ha
        2 como+nada como..#20 como..bebo como..corre* como..me con+el con+l con..al con..kcal conta*..volte
        2 contr*+@self corre*..horas corre*..km corre*..para corta count crede crede+@ask crede+che cree cree+@ask
        2 cree+que crois croit croit+@ask croit+que cry cry+@ask cry+when cuant*+@exercise cuant*+@more cuanto+mas
        2 culpa* cup d+@here d+autre d..droit d..le dafur dagen+niets dagen..om dalla+@family damit dance* dancer
        2 dans+des dans+un dat+@self dat..een day+@ask days days+and de+@go de+@hospital de+@hunger de+@manage
        2 de+@papers de+ayer de+badkamer de+cafe de+coach de+correr de+ir de+m de+moi de+novo de+pasta de+poder
        2 de+rentrer de+riz de+spiegel de+squats de..comi de..dias de..duas de..giste* de..jours de..kilos de..par
        2 de..passo* de..rien de..tengo de..zegt debil defice defice+de deficit+of dejar* delgada demai*+@exercise
        2 denk denkt+@self denkt+dat dentr*..desde depoi*+@doit depoi*+@here depoi*+@minutes depois+da depois+do
        2 depuis+des der+@blood des+semaines des..pour desce desde despues+de detes*+@self deteste+mon devo+@doit
        2 devo+@exercise devo+correre di+@fun di+@night di+@scale di+notte di..un dia+@few dia..das dia..perdi*
        2 dias..cafe dias..caldo dias..para dice+@more die+@papers die+@sport die+ich die+pizza die..mehr die..nicht
        2 diet digiu*..sono dinne* dinne*+@few dinner dinner+on dinner+so direi* dis divento do+@ask do+@eat do+que
        2 dois+@earn doman* domani donc dont door+heen dopo dopo+@each dopo+@eat dopo+@other dopo+cena dopo+il
        2 dopo+ogni dos+@self dos+meus down+@self down+my draag drauf drop du+@morning du+matin duas+vezes dubbele
        2 due+@minutes due+ore e+@again e+@enough e+@not e+@self e+a e+ainda e+ho e+piango e+tornato e..#300 e..em
        2 e..l e..me e..quand* each earn earn+@self earn+my eat+@eat eat..i eaten eaten+for educa*..me een+@data
        2 een+week een..#20 een..dat een..heb eerst eet+en einde* eindelijk einem+monat einer+@date einer+woche ejerc*
        2 el+@burden el+@pressure el+@scale el+peso el..y elke elle else em+@home em+casa en+@blue en+@hide en+@home
        2 en+ben en+cachette en+casa en+el en+het en+ik en+un en+una en..bano en..om en..voel en..y en..ze endli*
        2 endlich enfer*+@not engor* engordar entrainement entre entro+@date entro+venerdi entro..panic* erst eruit
        2 es..ist escal* escal*+@wait escol* escola escup*+@here escup*+@pills escupo escupo+la ese espel* espelho ess
        2 essen+@again essen+@without essen+ohne essen+und est+@data est+@exercise est+@here est+@not est+@pills
        2 est+ce est+la est+le est+pas esta+em et+@here et+@pills et+@self et+j et+la et..dans etre every* every+@data
        2 every+@date every+single every+week every..and every..me explicar explicar+por failu* failure faire
        2 fais+@vomit fais+vomir fatto feel+@thindrink feel+the fehle* fehlen finally finde fino fiz fois..jour
        2 food+@ask food+and food..the for+@date for+weeks fraca fridg* fridge from+@data from+yesterday fuhle
        2 fuhle+@self fuhle+mich gaat+de garga*..carne garganta+esta ge+worden gefuh* gefuhl geh geht+das gelad*
        2 geladeira genommen geschafft get+@fun get+@thindrink get+rid get+the get..it gets giorn*+@give giorn*..per
        2 giornata giorni+per goes gola gone+@minutes gone+since gorda+y gramm grammes grammi grote guard*..calor* gum
        2 hab+@afraid hab+angst hab+ein habe+#10 hals hambr* hambre has+@leg has+been has+to have+an haven*+@eat
        2 havent+eaten hay heen hele+@date herma* het het+@not het+eten het+niet het..weer heure heute+kein heute+nur
        2 ho ho+@afraid ho+@other ho+il ho+paura hoje+@not hoje+nao hora hora+@not hora+en hora+no horas+a hours+@doit
        2 hours+do hoy+@not hoy+no hueso* huesos hui+et hunde* hundr* hundred hungern i+@find i+@lose i+@not i+@vision
        2 i+@water i+am i+chew i+eat i+run i+see i+spend i+think i+took i+walk i..bread i..fat i..food i..i i..them
        2 i..today i..twice ich+@more ich+@thin ich+bin ich+darf ich+erst ich+ess ich+finde ich+fuhl ich+heute
        2 ich+kriege ich+mehr ich+sag ich+schlank ich..#10 ich..#1200 ich..alle ich..desto ich..die ich..ein
        2 ich..einen ich..nur ich..um ich..und ich..woche* ieri iets+@thindrink iets+te if..eat ik+@cry ik+@hunger
        2 ik+@thin ik+@trapped ik+at ik+door ik+een ik+huil ik+me ik+spaar ik..al ik..bmi ik..heb ik..mezel* ik..om
        2 il+@date il+@few il+frigo il..un ils im+@afraid im+@few im+a im..#3 im..of in+@guilt in+@hospital in+colpa
        2 in+drei in+einem in+einer in+nine in+tre in+una in..#10 in..abneh* in..days in..e in..en in..het in..non
        2 in..setti* in..weeks insul*+@here insul*+@self insuline into..and is+#20 is+terug it+@worse it+before it+for
        2 it+gets ive+@burn ive+@pressure ive+burned j..ete je+@cry je+@here je+@say je+@skip je+@vomit je+crois
        2 je+dis je+me je+mets je+pleure je+reste je+vomis je..c je..des je..ich je..pese je..repas je..une jede+@date
        2 jede+woche jejuo jetzt..nur jetzt..tage jours+de jours+pour jusqu* jusqu*+@here jusqu*+@pills jusqu+a jusque
        2 jusque+la juste juste+une kalor*..tag kamer kann+@not kann+nicht kcal+@burn kcal..dia keep keep+@self
        2 keep+my keep..under keeps+@self keeps+me keer..dag kg+in kg..seman* kg..tres kg..weeks kilo+@wait
        2 kilo..einem kilo..monat kilometer kilos kilos+in kilos..mes kilos..semai* kilos..seman* kippe* kippen klini*
        2 km+laufen km+lopen km..poder km..senta* knochen kom kom+@self kom+ik komen krach* kracht kriege l+@exercise
        2 l+@pills l+eau l+entrainement l+ho la+@eat la+@hospital la+@papers la+balance la+bilancia la+giornata
        2 la+nevera la+salle la..le la..sale lager largo las las+@arm las+@calorie las+calorias las+dos las..mi
        2 lassa*..di laufe*+@end laxan*+@past laxan*+@stop laxantes+para laxeermiddelen le+@exercise le+@few le+diner
        2 le+frigo le+miroir le..dans le..de le..mange* le..non le..puis le..une leave legge* leichter les+@decide
        2 les+@eat les+repas les..ne licht* lichter liste* liter livre* lloro lloro+por lo+del lo..comi logo look+@eat
        2 look+at loop+@self loop+ik los+@body los+@thin los+huesos lower m m+asseoir maar+de maart mag mager mager*
        2 mais mais+@self mais+je make..for mal..gezah* mama man+@self manan* manana manda* many+@enough many+@minutes
        2 many+hours many+km many..i mas+a mas+y mas..mas matin+@self me+@again me+@cry me+@past me+fais me+siento
        2 me..comer me..et me..fois me..gorda medic*+@say mehr+auf mehr+was mein..auf mejor+@self melho*+@self menos
        2 menos..me mereco merez* merezco merkt mese meses+@without messe met+#more meta..com meus+pais mezel* mezelf
        2 mi+@family mi+@feel mi+objetivo mi+sento mi..in mi..no mi..setti* mia+sorella mia..non mich+@few mich+so
        2 mijn..niet minha+@family mio+@sport mio+obiettivo miroi* miroir mon+@decide monat+@lose monte month more
        2 morge* morgens my+@calorie my+@chest my+ribs my+training my..goal my..on my..purpo* my..show my..with
        2 mysel*+@eat mysel*..a mysel*..times myself+for n+ai n+est na+een nach..essen nach..torte nacht* nacht*+@go
        2 nacht*..ich nachts+geh nada+@past nada+ha nada+hasta nada..dias nagel nao+mereco nao..comer nasco*+@other ne
        2 ne+@eat ne+@vision ne+vois nehme nehme+@laxative nehme+abfuhrmittel nehme+ich nei never* nevera nichts+essen
        2 niet+@again niet+@eat niet..is niets+@more niets+@water niets+meer no+@ask no+@earn no+@fat no+espelho
        2 no+merezco no+tengo no..a nobody+sees noch+zwei noite+e non+mangio non..piu nonna notic* nourr* nourriture
        2 novo now now+@self now+its numer* numer*+@more numero nur+@all nur+@thindrink o+@thindrink o+treinador o..a
        2 obiet* obiettivo objec* objectif objetivo ochtends of+@all of+everything of+those of..weigh* off+@self
        2 off+me oggi oggi..stata ogni+@eat ogni+pasto ohne..zu om..pizza om..te omdat once only only+@control ontem
        2 op+een op+en ora overgeven pais par..et para+@here para+@pills para+la para+nao para..el para..senta* partn*
        2 partner pas passar passo* passos paste* pastel pasto paura paura+@give paura+di pelo penso peque* pequena
        2 per+@earn per+@here per+il per+smaltire per..e per..peso perder+#10 perdere+#10 perio* pero+por pesar*
        2 pesata pese..fois pese..par piang* piango piango+per pillo*..non pills+and piu..piu pleur* pleure
        2 pleure+pour plus+je plus+que plus..est plus..plus poder+@eat poder+comer por+@end por+fin por..e por..grama*
        2 porqu*+@all porque+todos porta porte posso+@life posso..#1200 poter+@eat poter+mangiare pour+le preto
        2 prima..poter proud puede puedo+@eat puedo+@life puedo+comer puedo+vivir puis+tout puis+une pulls puo
        2 qu+@they qu+ils quand quand*+@ask quand*..#100 quando+como quant*+@exercise quant*..mais quant*..per quanti
        2 quantos que+@eat que+@exercise que+@know que+@never que+estou que+estoy que+nunca quel+est quell*..mangi*
        2 quero+@lose quero..de quier* quiero quiet* quilo*+@eat quilo*..mes quilo*..seman* quind*..al quita* raus
        2 refei* refeicao regar* regel regle regle* regles repar* reste ribs ribs+@data ribs+@film ribs+show rice
        2 rid..it riso riz riz+et room run runter s s+@morning s+nachts s+ochtends sagt sans+@nothing sans+rien satur*
        2 saturday say+@self says schlank schul* schwe* schwester schwitzt scuol* scuola se+@ask se+@jump se+@skip
        2 se+amanha se+como se+puede seder* sedere see see+@self sees seman*..de sempre+a sentadillas sentar sentarme
        2 sento sento+in senza+@exercise sept sera+e servi* serviette set..goal sete sh si+@here si+@pills si+la
        2 si+puo si..le sient*+@guilt siete silenzio sin+comer sind sind+@blue sind+@minutes sind+blau singl* single
        2 sitze* sitzen smalt*+@here smalt*+@pills smaltire+la solo+y sonst..ich sorel* sorella sou spaar spaar+@self
        2 spaar+mijn specc* specchio spend spiegel spuckt sputo spuug* spuugt standing stare+in stark* stay
        2 still+@feel still+feel stolz+drauf strai* straight stree*..bij stuck sture* sturen su sube suda+con sue
        2 svuot*+@other sweat tag tagen+mit te+@fun te+@here te+blijven tekor* tekort tekort+van tengo..comer
        2 tengo..corre* tenho..corre* tenir that..me thats the+@calm the+@food the+@future the+@look the+@morning
        2 the+@thin the+@thing the+bathroom the+fridge the+least the+old the+stairs the+toilet the+treadmill the+watch
        2 the..for the..i them think* think+@self think+i thinks+i those throu*+@date throw* till till+@self times
        2 times..day tirar to+@go to+go to..off to..thin tocht*+@eat today todo+lo toilet tomo..antes tomo..de tomor*
        2 tomor*+@self tomorrow tomorrow+i tornato tot tot..is touch* tranq* tread* treadmill trein*+@say
        2 treinador+diz tres+dias tres..para trinke trots+@tired trots+op trouble trouv* trouve twee..getel* twent*
        2 twenty twice twint* twintig um+@die um+die um+zu un+mese un+numero un..e un..la un..suda una+@eat una+cena
        2 una..#100 una..el una..y unas und+@manage und+kann und..bis und..dem und..es under+#45 under+@thindrink
        2 until+@thindrink until+the up up+@thindrink up+and vacio van+@ask vanda*+@ask vanda*+@not veces+@soon
        2 veces+al vejo+@fat vener* venerdi verbr*+@self verbr*..wat verde* verder verlo*+@without verloren+ohne
        2 vertr* vestido vez+de viele..pro vier+dagen viern* viernes vingt vingt+fois vogli*..#10 voglio volte+@soon
        2 volte+al vom+@hide vomir vomir+@wait vomir+apres vomis vomit*+@all vomit*..propo* vomited von+gestern
        2 voor+het voor..gewic* vor vor+@self vor..wiege* wann wanne* wanneer want was+@numb was+ik was..today wat+een
        2 watch+@say watch+says weak weari* wearing weeg weeg+@self week+and weer+naar weer..de weigh..times weil
        2 wenig+@ask wenig+@manage wenig+kann wenn+@self what+@self what+i whats+@thindrink whats+the where+@self wie
        2 wie+@few wie+lange wie+wenig wie..ich wie..pro wil+een will+@hunger with with..last with..night woche*
        2 woche+@data word worde* worden y+@cry y+@hate y+@other y+asquerosa y+el y+lloro y+lo y+me y+tengo y..la
        2 yogur ze+@self ze+me zeg+ik zet..op zeven zie zie+@self zie+ik zimme* zimmer zitte* zitten zodat+@they
        2 zodat+ik zodat+ze zodat..niet zomer* zonder+iets zu zu+@eat zu+@self zu+kippen zu+mir zweet zwei+@thing
        2 zwei+uhr zwei..gezah* ~<abbu ~<abf ~<abfu ~<abn ~<abne ~<af ~<aff ~<affa ~<arro ~<asi ~<asi> ~<atr ~<atra
        2 ~<aus ~<avoi ~<bag ~<bagn ~<bala ~<bale ~<banh ~<bano ~<bebo ~<bec ~<been ~<bit ~<bla ~<blau ~<ble ~<blei
        2 ~<bol ~<boui ~<br ~<brav ~<brot ~<buf ~<but> ~<can ~<can> ~<cena ~<ceno ~<cent ~<ch ~<che> ~<chi ~<chil ~<ci
        2 ~<cic ~<comi ~<como ~<con ~<cred ~<cro ~<croi ~<cua ~<cuan ~<d> ~<dann ~<dans ~<dar ~<dar> ~<denk ~<deu
        2 ~<dev ~<devo ~<di> ~<dic ~<dico ~<dig ~<dim ~<dine ~<dir ~<diri ~<dois ~<drei ~<dri ~<drie ~<dua ~<duas
        2 ~<dunn ~<dus> ~<eat ~<eati ~<ed ~<edu ~<educ ~<ein ~<ein> ~<el ~<elk ~<ell ~<ema ~<emag ~<enc ~<ent ~<era
        2 ~<eraf ~<est> ~<ete ~<eten ~<etw ~<etwa ~<exp ~<fai ~<fier ~<finc ~<fing ~<flac ~<fois ~<for ~<fora ~<fr
        2 ~<fre ~<frid ~<frig ~<fun ~<gap ~<gap> ~<get> ~<gio ~<go> ~<gro ~<gros ~<guar ~<hast ~<heim ~<heu ~<hoe
        2 ~<hour ~<hoy ~<hoy> ~<hun ~<hung ~<if ~<if> ~<im ~<in ~<its ~<its> ~<jan ~<kalo ~<keer ~<ko ~<la> ~<le>
        2 ~<lit ~<litr ~<lowe ~<lue ~<lueg ~<maal ~<mak ~<make ~<mam ~<marz ~<mas ~<mast ~<meh ~<mehr ~<men ~<mets
        2 ~<mett ~<minc ~<mini ~<must ~<mys ~<myse ~<nao ~<nao> ~<neg ~<ni ~<nik ~<niks ~<nob ~<nobo ~<noj ~<non ~<ob
        2 ~<of ~<oma ~<oma> ~<op> ~<or ~<org ~<orgu ~<oss ~<per ~<pi ~<pil ~<piu ~<piu> ~<piz ~<pizz ~<pl ~<ple ~<plea
        2 ~<plu ~<pod ~<pode ~<poi> ~<poli ~<por> ~<pot ~<pote ~<prop ~<pull ~<quan ~<que ~<quel ~<quil ~<rap ~<rape
        2 ~<rech ~<ren ~<rep ~<revi ~<ric ~<rien ~<sag ~<sag> ~<sale ~<schw ~<see ~<seit ~<set> ~<she ~<she> ~<sit>
        2 ~<six ~<six> ~<slic ~<sma ~<smal ~<soy ~<soy> ~<sp ~<spi ~<sput ~<sq ~<squ ~<squa ~<star ~<stat ~<sub ~<sud
        2 ~<suda ~<tag ~<tage ~<tea ~<thin ~<thre ~<thro ~<ti ~<tom ~<tomo ~<tor ~<tre> ~<troi ~<trou ~<tru ~<trui
        2 ~<tud ~<tudo ~<twi ~<ui ~<uit ~<uit> ~<up ~<vac ~<val> ~<vall ~<van ~<van> ~<vaso ~<ved ~<vez ~<vier ~<vom
        2 ~<von ~<von> ~<waa ~<waag ~<wann ~<wat ~<wear ~<weeg ~<weer ~<wenn ~<wor ~<word ~<zeg ~<zeg> ~<zod ~<zoda
        2 ~<zw ~<zwe ~<zwei ~aage ~aage> ~aalt ~aalti ~aar ~aarn ~aarna ~aart ~aart> ~ab> ~abad ~abado ~abbu ~abbuf
        2 ~abdom ~abe ~abf ~abfu ~abfuh ~abn ~abne ~abneh ~aca ~acha ~achts ~acon ~acone ~aduta ~affa ~affam ~agel
        2 ~ager ~agn ~agno ~agno> ~agre ~agrec ~agri ~agt ~agt> ~ai> ~aigri ~ail ~air ~ake> ~aken ~aken> ~alan ~alanc
        2 ~ale> ~aller ~allet ~almen ~als ~altij ~amer ~and> ~ando ~andom ~ane> ~anhe ~anhei ~ann> ~ans> ~ant ~antes
        2 ~anti ~anti> ~anto> ~ape ~apet ~apeti ~aps ~apse ~apsed ~are ~arf ~arin ~arke ~arme ~arn ~arna ~arna> ~arro
        2 ~arroz ~art> ~arte ~asco ~ase> ~asi ~assa ~assat ~asser ~asta ~asta> ~astic ~atand ~atia> ~atin ~ating
        2 ~ative ~ativi ~atrac ~aus ~aus> ~auw ~aven ~avent ~avoi ~avoir ~bad ~bado ~bado> ~bag ~bagn ~bagno ~bala
        2 ~balan ~bale ~ban ~banh ~banhe ~bano ~bano> ~bbu ~bbuf ~bbuff ~bdom ~bdomi ~bebo ~bebo> ~been ~been> ~bele
        2 ~bfu ~bfuh ~bfuhr ~bit ~blau ~blei ~bleib ~bne ~bneh ~bnehm ~bol ~boui ~bouil ~brav ~bread ~brot ~buffa
        2 ~but> ~cada ~cada> ~cai ~cai> ~cale ~can> ~cchi ~ccio ~ccion ~cena ~ceno ~ceno> ~cent ~cer> ~cha ~chaa ~cham
        2 ~chame ~che> ~chen ~chen> ~chicl ~chili ~chts ~chu ~chut ~chute ~chw ~ciona ~ckf ~ckfa ~coge ~colh ~colhe
        2 ~comi ~como ~como> ~compo ~cones ~consi ~cre ~cred ~cro ~croi ~cua ~cuan ~daa ~daarn ~dann ~dann> ~dans
        2 ~dans> ~dar ~dat ~defic ~delg ~delga ~denk ~denkt ~dentr ~der> ~des> ~deu ~dev ~devo ~dia> ~dic ~dica ~dido
        2 ~dido> ~dig ~dine ~diner ~dir ~diri ~dirit ~distu ~dois ~dois> ~dome ~dome> ~domi ~domin ~dos ~dos> ~drei
        2 ~drei> ~drie ~dua ~duas ~duas> ~duca ~ducac ~due ~dun ~dunn ~eac ~each ~ead ~ead> ~eas ~ease ~ease> ~eati
        2 ~eatin ~ece ~ecer ~ecer> ~edan ~eder ~edu ~educ ~educa ~eef ~eeg ~eeks ~eeks> ~eetb ~eetbu ~efic ~eg> ~ega
        2 ~egel> ~egla ~egla> ~egle ~ego ~ego> ~ehmen ~ehn ~ehr> ~eib ~eis> ~eit ~eit> ~ejo> ~ejos ~ejos> ~eks ~eks>
        2 ~el> ~elg ~elga ~elk ~ella ~ella> ~emag ~emagr ~encio ~encog ~enn> ~eno ~enor> ~ensa ~ense ~ent> ~entai
        2 ~enzi ~epas ~epas> ~eraf ~eraf> ~erbr ~erdi ~erf ~erin> ~ero ~erst> ~ersuc ~erta ~erta> ~ery ~ery> ~esarm
        2 ~esce ~esce> ~esco ~escon ~escup ~essor ~estel ~eta> ~etb ~etbu ~etbui ~etis ~etiss ~eto ~ets> ~etwa ~etwas
        2 ~even> ~exp ~ey> ~eze ~fai ~fall> ~fam ~fat ~fate ~fate> ~fet ~ffam ~ffat ~ffate ~ffe ~ffel ~fic ~fie ~fier
        2 ~fiere ~finc ~finch ~fing ~finge ~fiz ~flac ~flaca ~fois ~fois> ~fora ~fora> ~fos ~fosa ~fosa> ~fre ~frid
        2 ~frig ~frigo ~fuhr ~fuhrm ~fun ~gaini ~gap ~gap> ~gat ~geht ~geht> ~gel> ~gers ~gio> ~gla ~gla> ~gle> ~gna
        2 ~gnan ~gnant ~gramm ~gramo ~gre ~grec ~grece ~gri ~grir> ~gros ~gross ~gul ~gull ~gullo ~haa ~hacer ~hame
        2 ~has> ~hast ~hasta ~have> ~heim ~heir ~heiro ~hem> ~hent> ~het ~hicl ~hicle ~hifos ~hig ~high ~high> ~hili
        2 ~hili> ~hing ~hing> ~hme ~hmen ~hmen> ~hn> ~hoe ~hour ~how ~how> ~hoy ~hoy> ~hrm ~hrmi ~hrmit ~hro ~hts>
        2 ~hue ~hun ~hung ~hunge ~hut ~hute ~hute> ~iar ~iare ~iare> ~ibe ~ibl ~ible ~ible> ~ibt ~icad ~icadu ~ich>
        2 ~icl ~icle ~ida> ~idas ~idas> ~ied ~iede ~ieder ~iek ~iet ~iete ~ifie ~ifos ~ifosa ~igo> ~igr ~igri ~igrir
        2 ~iks ~iks> ~ilenc ~ilett ~ili ~ili> ~illon ~ilu ~imane ~imen ~iment ~inc ~ince ~inch ~inche ~indi ~ing ~inge
        2 ~inger ~inica ~inim ~ink> ~into> ~inz ~inze ~inze> ~io> ~iona> ~ioni ~ioni> ~ips ~ips> ~iqu ~ique> ~ire
        2 ~irit ~iritt ~iro ~iro> ~isan ~isc ~issen ~istu ~istur ~iter> ~itr ~iu> ~iva> ~ivi ~ix> ~iz> ~izza ~izza>
        2 ~jan ~jen ~jer ~jo> ~jours ~kalo ~kalor ~keer ~keer> ~ken> ~kil ~kilo> ~kno ~kt> ~lac ~laca ~laca> ~lanc
        2 ~lanca ~laps ~lapse ~lassa ~lease ~leib ~lenc ~lenci ~lett ~levo ~levo> ~lhe ~li> ~lice> ~lich ~line ~line>
        2 ~lite ~litr ~liv ~ller> ~llon ~llon> ~llor ~llosa ~lls> ~lmen ~lon> ~losa ~losa> ~lowe ~lpa ~lsa ~lti ~ltij
        2 ~ltijd ~lue ~lueg ~luego ~maalt ~mager ~magre ~magri ~mai ~mak ~make ~mall ~malle ~mam ~manas ~manda ~mane
        2 ~mane> ~mange ~marz ~mas ~masti ~matan ~meh ~mehr ~mehr> ~mend ~menor ~mer> ~met ~mets ~mets> ~mid ~minal
        2 ~minc ~mince ~mini ~minim ~mpe ~mport ~must ~mys ~myse ~mysel ~nada> ~nagel ~nal ~nant ~nante ~nao ~nao>
        2 ~ncio ~ncio> ~ncog ~ncoge ~nde ~ndel ~nder> ~ndet ~ndi ~ndom ~ndome ~nella ~nger> ~ngere ~nhe ~nhei ~nheir
        2 ~nho ~nica ~nica> ~nik> ~niks ~niks> ~nner> ~nob ~nobo ~nobod ~noj ~non ~non> ~nor> ~nores ~norme ~now
        2 ~nsar> ~nseg ~nsej ~nsig ~nsigl ~nst> ~ntai ~ntair ~ntare ~ntes ~ntes> ~nti> ~nur ~nzio ~oas ~obi ~obo ~obod
        2 ~obody ~och> ~ochen ~odat ~odat> ~ode ~ods ~oe> ~ogur ~oit ~oje ~ola ~olh ~olhe ~olit ~olite ~olte ~olte>
        2 ~ompo ~ompor ~ondo ~ondo> ~onsej ~onsi ~onsig ~onst ~onta ~onta> ~oom ~oom> ~opo> ~opos ~oposi ~orc ~ores
        2 ~org ~orgu ~orgul ~orki ~orkin ~orme> ~orz ~osa> ~osit ~osito ~oss ~osse> ~ossib ~oter ~ots ~ots> ~ouble
        2 ~oug ~ough ~ough> ~ouil ~ouill ~ours ~ozo> ~par ~pel ~pensa ~pense ~petis ~pil ~pill ~piu ~piu> ~piz ~pizz
        2 ~pizza ~plea ~pleas ~plina ~plu ~pod ~pode ~poder ~poi> ~poli ~polit ~por> ~porti ~posi ~posit ~possi ~pote
        2 ~poter ~pra ~prof ~prop ~propo ~pse ~psed ~psed> ~pui ~puis ~puis> ~pull ~put ~quan ~quat ~quats ~quei ~quel
        2 ~quell ~quil ~quilo ~quind ~quinz ~raak ~racon ~raf ~ram ~ramm ~rape ~rapet ~rbo ~rbo> ~rda> ~read> ~rece
        2 ~recer ~recho ~ree> ~regla ~regle ~rei ~repa ~repas ~ressi ~revie ~rez ~rf> ~rfa ~rgul ~rgull ~ri> ~rica
        2 ~rien> ~rif ~rifi ~rifie ~rigo ~rigo> ~rink> ~rir ~rire ~rire> ~rke ~rki ~rkin ~rking ~rof ~roo ~room ~room>
        2 ~ropo ~ropos ~ros ~ross ~rosse ~rots ~rots> ~rou ~roub ~roubl ~roz> ~rozo> ~rroz ~rroz> ~rsuc ~rsuch ~rte
        2 ~rte> ~rua ~ruc ~ruckf ~rug ~rui ~rvi ~rza> ~sa> ~sabad ~sag> ~sale ~sale> ~sar> ~sarm ~sas ~sativ ~scal
        2 ~scale ~sce> ~scha ~schi ~schw ~sco ~scup ~sed ~sed> ~see> ~seis ~seis> ~seit ~seit> ~self ~self> ~set> ~she
        2 ~she> ~sib ~sic ~sica ~sica> ~sie ~sig ~sigl ~sigli ~sit> ~sito ~sito> ~six ~six> ~slic ~slice ~smal ~small
        2 ~sons ~sos ~sos> ~soy ~soy> ~sput ~squa ~squat ~ssat ~ssati ~sse ~ssi ~ssib ~ssic ~ssica ~ssor ~stat ~stic
        2 ~stuk> ~sturb ~sub ~sud ~suda ~suda> ~tagen ~tair ~taire ~tak ~take ~tando ~tare ~tare> ~tbu ~tbui ~tea
        2 ~tel> ~terd ~tes ~thi ~thre ~thro ~tia> ~tic ~tice ~tijd ~ting ~ting> ~tiss ~tisse ~tiv ~tives ~tivi> ~tom
        2 ~tomo ~tos ~tos> ~trac ~traco ~trink ~troi ~trois ~tros ~tros> ~trots ~trou ~troub ~trui ~ttin ~tting ~tto
        2 ~tto> ~tud ~tudo ~tudo> ~tuk> ~turb ~turbo ~twa ~twas ~twas> ~twee ~twi ~uand ~uant ~uas> ~uat ~uats ~uats>
        2 ~uble ~ucac ~uchti ~uck ~uckf ~uckfa ~ueg ~uego ~uego> ~uei ~uell ~uff ~uffa ~uffat ~ugh> ~uhrm ~uhrmi ~uien
        2 ~uien> ~uillo ~uind ~uindi ~uinz ~uinze ~uit> ~uk> ~ullo ~ullos ~ulls ~unar ~unger ~unz ~urbo ~urbo> ~ure>
        2 ~us> ~uta> ~vac ~val> ~van ~van> ~vas ~vaso ~vaso> ~ved ~ven ~verbr ~vert ~very> ~ves ~vez ~vier ~vin ~ving
        2 ~volte ~vom ~von ~von> ~waag ~waage ~waf ~wann ~wat ~wear ~weeg ~weeks ~weer ~weer> ~wei> ~wen ~wenn ~wenn>
        2 ~wer ~werd ~werde ~wes ~west ~wor ~word ~worki ~xativ ~xic ~xica ~yse ~ysel ~yself ~yth ~ythi ~ythin ~za>
        2 ~zak ~zeg ~zeg> ~zehn ~ziel ~zio> ~zion ~zit ~zod ~zoda ~zodat ~zwe ~zwei ~zwei> ~zza ~zza>
        -2 #10+@ask #10+@exercise #10+@wait #10+bis #10+km #10..#20 #10..febru* #100+@period #100+tage #1200+@self
        -2 #1200+m #1200+ml #1200..#20 #1200..g #20+@hunger #20+@pills #20+august #20+februar #20+kg #20..de
        -2 #20..prote* #3 #3+chili #3..en #45+@exercise #45+@minutes #45+km #more+steps @afraid+@few @afraid+@sport
        -2 @again+@data @again+@doctor @again+@enough @again+@minutes @again+@morning @again+@they @again+een
        -2 @again+lento @again+this @again+un @all+@calorie @all+@exercise @all+@fat @all+@past @all+@thindrink
        -2 @all+dia @all+night @alone+@night @alone+@other @alone+@pills @alone+@sport @arm+@arm @arm+@control
        -2 @arm+@leg @arm+@pills @arm+@scale @arm+@skin @arm+@thindrink @arm+e @arm+kilos @ask+@blood @ask+@count
        -2 @ask+@decide @ask+@end @ask+@face @ask+@future @ask+@head @ask+@last @ask+@need @ask+@pain @ask+@sugar
        -2 @ask+@thing @ask+@trapped @ask+cafe @ask+comer @ask+corro @ask+did @ask+e @ask+giorn* @ask+i @ask+il
        -2 @ask+je @ask+l @ask+mas @ask+paro @ask+queri* @ask+quilo* @ask+sabes @ask+slow @ask+soll @ask+stop @ask+tag
        -2 @ask+va @better+@eat @better+dia @binge+@morning @binge+nacht @binge+pizza @blood+@earn @blood+@few
        -2 @blood+@other @blood+thinn* @blue+@earn @body+@vomit @body+fat @breath+@blue @burden @burden+@date
        -2 @burden+@each @burden+@end @burden+@exercise @burden+@lose @burden+@minutes @burden+@morning
        -2 @burden+@pressure @burden+@scale @burden+en @burden+van @burn+@date @burn+@more @burn+@not @burn+@sport
        -2 @burn+@wish @calm+@family @calm+@wait @calm+dag @calm+tag @calorie+@burden @calorie+@fat @calorie+@give
        -2 @calorie+@last @calorie+@other @calorie+@wait @calorie+del @calorie+en @calorie+in @car+@eat @car+@exercise
        -2 @child+@vomit @control+@eat @control+@thindrink @control+que @count+@thing @count+les @cry+@self @cut+@arm
        -2 @cut+my @data+@bridge @data+@doit @data+@morning @data+@need @data+@night @data+@wait @data+days @data+dia
        -2 @data+eiwit @data+kilo @data+prote* @data+slow @date+#100 @date+@decide @date+@doit @date+@few @date+@gone
        -2 @date+@here @date+@morning @date+@period @date+@wait @date+ben @date+e @date+geen @date+je @date+porqu*
        -2 @decide+@burden @decide+@date @decide+@minutes @decide+@sport @decide+ate @die+@data @die+@doctor
        -2 @die+@other @die+@past @die+@sleep @die+@vomit @die+@wait @doctor+@ask @doctor+@earn @doctor+@exercise
        -2 @doctor+@food @doctor+@manage @doctor+@need @doctor+@pills @doctor+@say @doctor+@self @doctor+@sugar
        -2 @doctor+says @doit+@control @doit+@data @doit+@date @doit+@food @doit+@need @doit+@night @doit+@self
        -2 @doit+ich @each+@head @each+@night @each+dia @each+jour @earn+@again @earn+@calm @earn+tag @eat+@decide
        -2 @eat+@fat @eat+@fun @eat+@go @eat+@heart @eat+@imagine @eat+@more @eat+@night @eat+@skin @eat+ao @eat+as
        -2 @eat+assez @eat+befor* @eat+break* @eat+comme @eat+five @eat+hilft @eat+les @eat+meio @eat+more @eat+norma*
        -2 @eat+os @eat+par @eat+paro @eat+prevu @eat+prima @eat+queri* @eat+quoi @eat+tanto @eat+that @eat+voor
        -2 @empty+@calorie @empty+@self @end+@burden @end+@date @end+@exercise @end+@means @end+@pressure @end+ano
        -2 @end+mit @enough+@decide @enough+@other @enough+@thindrink @enough+@wait @enough+este @exercise+@alone
        -2 @exercise+@bridge @exercise+@doit @exercise+@fun @exercise+@go @exercise+@head @exercise+@here
        -2 @exercise+@papers @exercise+@reason @exercise+@self @exercise+e @exercise+je @exercise+me @exercise+no
        -2 @exercise+y @exist+@self @faint+@die @faint+@doctor @faint+@doit @faint+@eat @faint+for @family+@again
        -2 @family+@better @family+@data @family+@date @family+@doit @family+@exercise @family+@minutes @family+@they
        -2 @family+a @family+and @family+dice @family+en @family+is @fat+@control @fat+@eat @fat+and @fat+bag @fat+in
        -2 @feel+@alone @feel+@control @feel+@give @feel+@more @feel+@nothing @feel+@thin @feel+@tired @feel+light
        -2 @feel+me @fever+@ask @fever+@gone @few+#more @few+@decide @few+@end @few+@give @few+@more @few+@night
        -2 @few+@pain @few+@skin @few+@sugar @few+good @few+me @few+voor @find+@more @find+@not @food+@all @food+@date
        -2 @food+@eat @food+@fun @food+@not @food+@sport @food+@swelling @food+antes @food+avant @food+befor* @food+of
        -2 @food+prima @fun+@minutes @funeral+@here @funeral+@pills @future+@without @give+@date @give+@past @give+la
        -2 @give+me @give+piu @give+ripos* @give+un @go+@control @go+@data @go+@date @go+@exercise @gone+@date
        -2 @gone+@wait @guilt+@better @guilt+@thindrink @hate+@stop @hate+@they @hate+@thing @head+@not @head+@wish
        -2 @heart+@again @heart+@ask @heart+@eat @heart+@other @heart+@work @here+@calorie @here+@doit @here+@end
        -2 @here+@face @here+@fever @here+@fun @here+@means @here+@morning @here+@pills @here+@sleep @here+seman*
        -2 @hide+@faint @hide+@morning @home @home+@again @home+@doit @home+@faint @home+@sit @home+@sport @hope+@few
        -2 @hope+@here @hope+@not @hope+@sport @hope+@thing @hospital+@ask @hospital+@data @hospital+@exercise
        -2 @hospital+@not @hospital+@self @hunger+@blood @hunger+@earn @hunger+@other @hunger+@thindrink @imagine
        -2 @imagine+@not @jump+@child @jump+@minutes @jump+@more @jump+les @kill+@ask @kill+@self @know+@date
        -2 @know+@end @know+@pills @know+me @last+@data @last+@eat @last+@exercise @last+@not @last+@period @leg+@arm
        -2 @leg+@ask @leg+@control @leg+@more @leg+day @letter+@all @letter+@eat @letter+@not @life+@alone @life+@ask
        -2 @life+@pills @life+@wait @lose+@decide @lose+@exercise @lose+@minutes @lose+un @manage+@other @manage+@past
        -2 @manage+@self @manage+@skip @manage+@sleep @manage+@wait @manage+@water @manage+cafe @manage+mas
        -2 @means+@count @means+compr* @minutes+@better @minutes+@go @minutes+@hospital @minutes+@life @minutes+@skip
        -2 @minutes+@they @minutes+@wish @minutes+dem @minutes+janua* @minutes+maand* @minutes+me @minutes+seman*
        -2 @more+@all @more+@calorie @more+@cut @more+@earn @more+@end @more+@fever @more+@food @more+@hope
        -2 @more+@minutes @more+@need @more+@reason @more+@self @more+@sugar @more+@thing @more+@wait @more+@without
        -2 @more+d @more+de @more+facil @more+no @more+quant* @more+sehen @more+so @morning+#100 @morning+@morning
        -2 @morning+light @morning+norma* @need+ik @night+@die @night+@more @night+@nothing @night+com @night+con
        -2 @nobody+@wish @not+@calm @not+@data @not+@decide @not+@doit @not+@enough @not+@few @not+@future @not+@head
        -2 @not+@here @not+@hope @not+@night @not+@self @not+@skip @not+@sorry @not+@swelling @not+@tired
        -2 @not+@trapped @not+@water @not+aguen* @not+compr* @not+da @not+drama @not+lo @not+meer @not+merit*
        -2 @not+snack* @not+te @not+vogli* @not+want @nothing+@better @nothing+@data @nothing+@empty @nothing+@end
        -2 @nothing+@give @nothing+@go @nothing+@pain @nothing+@soon @nothing+@wish @nothing+a @nothing+al @numb
        -2 @other+@control @other+@decide @other+@doctor @other+@find @other+@more @other+@not @other+@other
        -2 @other+@swelling @other+ciocc* @other+medic* @other+veran* @other+y @pain+@ask @pain+@other @pain+@wait
        -2 @papers+@all @papers+les @past+@ask @past+@doit @past+@here @past+@nothing @past+@pills @past+@sleep
        -2 @past+das @past+del @past+do @pills+@ask @pills+@calorie @pills+@data @pills+@doctor @pills+@end
        -2 @pills+@face @pills+@means @pills+@pressure @pills+@sport @pills+@sugar @pills+@without @pills+setti*
        -2 @planned+@self @pressure @pressure+@arm @pressure+@doit @pressure+@jump @pressure+@manage
        -2 @pressure+@minutes @pressure+@not @pressure+@thin @pressure+a @reason+@again @reason+@thindrink
        -2 @say+@burden @say+@calorie @say+@die @say+@end @say+@find @say+@night @say+@scale @say+@they @say+@wish
        -2 @say+calor* @scale+@earn @scale+@eat @scale+@exercise @scale+@period @scale+@trapped @scale+ate
        -2 @scale+befor* @scale+cada @scale+dem @scale+dice @scale+i @scale+je @scale+nove @scale+now @scale+of
        -2 @scale+par @scale+until @scale+wenig* @seizure+@eat @seizure+@exercise @self+@bridge @self+@car
        -2 @self+@fever @self+@future @self+@gone @self+@means @self+@nobody @self+@pressure @self+@someone
        -2 @self+@sorry @self+@train @self+am @self+an @self+and @self+bitte @self+bmi @self+body @self+categ*
        -2 @self+compt* @self+could @self+daugh* @self+den @self+die @self+diere* @self+doe @self+dont @self+etais
        -2 @self+fast @self+frau @self+giorn* @self+hate @self+hope @self+hund @self+kaffe* @self+mach @self+machu*
        -2 @self+mijn @self+nicht @self+niks @self+noch @self+nur @self+on @self+poids @self+ran @self+recup*
        -2 @self+revei* @self+shoul* @self+slaap @self+suis @self+table* @self+throa* @self+vecch* @self+vet
        -2 @self+veux @self+vois @self+weigh* @self+wou @self+y @self+zei @sit+@eat @sit+@faint @sit+@hide @sit+@home
        -2 @sit+@sit @sit+@thindrink @sit+ich @skip @skip+@child @skip+@more @skip+@sleep @sleep+@better
        -2 @sleep+@minutes @sleep+@other @sleep+@tired @sleep+melho* @someone+@again @someone+@exercise @someone+@not
        -2 @soon+@die @soon+@heart @soon+@jump @soon+matri* @soon+no @sorry+@other @sorry+@stop @speech @speech+@self
        -2 @sport+@data @sport+@end @sport+@family @sport+@not @sport+@soon @sport+@thindrink @sport+al @sport+e
        -2 @stop+@again @stop+@ask @stop+@data @stop+@stop @stop+@swelling @stop+a @stop+di @stop+el @stop+ik @stop+mi
        -2 @stop+se @sugar+@exercise @sugar+@more @sugar+in @swelling+@eat @swelling+@night @swelling+@other
        -2 @swelling+het @they+@eat @they+@enough @they+@self @they+@wish @thin+@again @thin+@binge @thin+@doctor
        -2 @thin+@eat @thin+@end @thin+@exercise @thin+@letter @thin+@minutes @thin+e @thin+meus @thindrink+@bridge
        -2 @thindrink+@doctor @thindrink+@faint @thindrink+@leg @thindrink+@minutes @thindrink+@morning
        -2 @thindrink+@other @thindrink+@soon @thindrink+@work @thindrink+e @thindrink+nadar @thindrink+party
        -2 @thindrink+veel @thindrink+weddi* @thindrink+weini* @thing+@few @thing+@not @thing+@nothing @thing+que
        -2 @tired+@alone @tired+@not @train+@self @trapped+@eat @trapped+@morning @trapped+@swelling @trapped+de
        -2 @trapped+longu* @vision+@here @vision+@soon @vomit+#10 @vomit+@data @vomit+@pills @vomit+@poison
        -2 @wait+#1200 @wait+@bridge @wait+@count @wait+@enough @wait+@lose @wait+@minutes @wait+@planned
        -2 @wait+@reason @wait+ao @wait+das @wait+meio @wait+mitta* @wait+o @wait+somme* @wake+@eat @wake+@not
        -2 @wake+@wish @wake+up @water+@burn @water+@eat @water+nadar @wish+@alone @wish+@better @wish+@calm
        -2 @wish+@cry @wish+@decide @wish+@end @wish+@face @wish+@go @wish+@kill @wish+@other @wish+@pain
        -2 @wish+@reason @wish+@someone @wish+@they @wish+@vomit @wish+de @wish+du @wish+e @wish+me @wish+muscu*
        -2 @wish+my @wish+soll @without+@ask @without+@breath @without+@burden @without+@fever @without+@guilt
        -2 @without+@here @without+@pressure @without+@sleep @without+@wait @without+culpa @without+dieta
        -2 @without+drama @without+stren* @work+@date @work+@eat @work+@sit @worse+@self a+@date a+@family a+@night
        -2 a+@not a+lot a+menos a+mi a+noite a+row a+walk a+week a..ho a..non a..on abgen* abgenommen activ*+@calorie
        -2 active active+calories agua+@sport agua+nadar aguen* aguen*+@more aguento aguento+mais ai+@say ai+@self
        -2 ai+dit aide aide+a al+matrimonio all all+@night all+@self all+night als+ich alto am+@few am+@self am+i
        -2 am+wenigsten an+@ask an+der an+welchem anali* andat* ander* anni anno ano+@without antes+@doit antes+das
        -2 antes+del antes+do antic* any anzah*+@period anzahl+tage ao+verao arm arreter assez at+five at+that at..and
        -2 ate+#1200 ate+ao ate+meio ate+o au+mariage audio* aufwa* augus* august avant+@they avant+l avant+les avec
        -2 avera* average avonds azuca* azucar bag baila*+@ask baila*+@eat bailarina+como balan*+@say bambi* bambini
        -2 batti* battito beauc* beaucoup beaucoup+de becom* become befor* befor*+@thindrink before before+the ben
        -2 berei* besse* besser best beste+@morning bette* better bici big bij+het bis+#20 bis+mittags bis+sommer boda
        -2 body+@fat body+fat bon brauc* brauch brenn* brennen bruil* bruiloft brule buik burne* burne*+@self burned
        -2 burpe* burpees bus cada+dia cala calor calor*+@burn calor*+@data calor*..banan* calor*..trime* cambia
        -2 cammi* cane cant+@eat cant+eat cardi* carga carre* carry categoria chaqu* chaque chaque+jour che+giorno
        -2 chien chilo chris* christmas cicli* ciclista cinco+@minutes cinco+horas ciocc* cioccolato clock
        -2 colon*+@morning com+@thin com+os combien+de come+@planned come+previsto comer+@more comer+@past comer+antes
        -2 comin* comme+@planned comme+prevu commence como+@again como+@sleep como+@wish como+paro como+planeado
        -2 como+por como+queria comprimes comprimidos compro compt*+@they compte+les conte* conti* correr+y
        -2 cosa+mangio cosa..di cote could coura* cours cours* crian* criancas cuant*+@calorie cuantas+calorias cuisi*
        -2 cuisinant cuore cut+@self cut+my cycli* d+un da da+@sport da+semana dal das dass+@self daugh* daughter
        -2 daughter+and day+@thin day+light de+#1200 de+@data de+@date de+@doctor de+@end de+@few de+@fun de+@means
        -2 de+@not de+@pills de+@sleep de+@swelling de+@train de+@trapped de+ciclista de+dokter de+fumar de+menos
        -2 de+mes de+pas de+pates de+picar de+proteina de+proteines de+semana de+um de+uma de+veterinaria de..#1200
        -2 de..avant de..dat de..je del+@self dell dell+estate della dem+#20 dem+@sport demi+@scale demi+kilo den..tag
        -2 denk+@self depois+das depois+de despe* detto deviens devo+@eat di+@more di+piu di+riposo di+un dia+@all
        -2 dia+de dia+todo dia..seman* dias+muda dias..desca* dice+#100 dice+che dick died dieet diere* dierenartstas
        -2 disse dista* dista*+@few diz+@ask diz+que dizzy docto* docto*+@say dois+@eat dois+@scale dois+quilos dokte*
        -2 dokter domen* domenica domin* donne dont+@eat dont+@wish dont+want dopo+@here dopo+@pills dopo+la dormi*
        -2 dos+@scale dos+kilos du du+muscle due+@eat due+@scale due+chili durmo e+@end e+@food e+@wish e+come e+o
        -2 e+um e..peso eat+a eat+more eats een+@past een+jaar ein+@eat ein+tragen eisen eiwei* eiweiss el+@eat
        -2 el+verano elimina em+@end em+um en+#more en+@fun en+@here en+cuisinant en+mi en+mijn en+vacances en..como
        -2 end enfan* enfants enjoy* enjoyed envie envie+de erinn* erinn*+@self erinnere erinnere+mich es+@self
        -2 esse+@self esse+ich essou* est+@control est+bien estat* estate este+@decide estou+bem etais eu+@self eu+me
        -2 excus* excus*+@morning excuses exerc* facil faster febbre feel+@thin feel+light fim finit* finito first
        -2 five flug for+a for+the fotos frau fumar g g+de ganas ganas+de ganz ganze ganze*+@morning ganzen+tag gara
        -2 gastr* gegen gels genoe* genoeg genug geste* gestern gewan* gewic*+@self gewicht ging giorno+di gli goed
        -2 grave gravi* griep gripe hab hab+das hace had halt halt+@self halve+@scale halve+kilo hate have+@self
        -2 have..in heat heb+@self heb+ik helps helpt het+@exercise het+lopen het+ontbijt heure* heures ho+@end
        -2 ho+finito ho..la ho..nient* hochs* hoe+@stop hoe+stop hoeve*+@calorie hoeve*..ik hoeveel+calorieen
        -2 hoeveel+eiwit hope horas+de how+slow i+@hate i+@hope i+@jump i+@scale i+@sleep i+could i+dont i+giorni
        -2 i+hate i+hope i+ran i+weighed i..all i..nothi* i..this ibupr* ich+@again ich+@doit ich+@few ich+@hunger
        -2 ich+@sit ich+den ich+mach ich+noch ich+nur ich..mehr ich..mitta* ich..train* id ieder* iedereen ijzer
        -2 ik+@doit ik+@wish ik+doe ik+met ik+wou ik+zei ik..meer ik..niet il+cioccolato il+y in+de in+der in+mijn
        -2 in..in in..monat* insul*+@ask inter* intox* is+@empty is+a is+mijn is+my it+@all it+all j+etais ja jahr
        -2 janua* je+@count je+@not je+@papers je+compte je+ne je+veux je..du je..en je..par jejum jetzt+@control
        -2 jetzt+gut jubil* jubilacion judo+@date just kam kcal+a kcal+en kcal..g keep+this kein keine kg+afvallen
        -2 kg+until kg..in kg..mes kilo+par kilo+weniger kilo..norma* kilos+de kind kinde* km+@ask km+@manage knie
        -2 kurze* kwijt la+@face la+@trapped la+settimana la..con la..et laiss* laisse lange langs* later le+@doctor
        -2 le+medecin least leg leg+@morning leg+day lembr* lembr*+@self lembra lembra+me letzten levan* licht lieg
        -2 like longu* longue loop lost lot lot+of low luft lui lungh* mach machu* magne* magro+e manca mange+@eat
        -2 mange+@reason mange+comme mange+quoi mangi*+@past manha many+days marathon maraton maratona mas+@ask
        -2 mas+que matra* me+@die me+@imagine me+@wish me+als me+and me+e me+ne me+reveille me+suis me+vois medic*
        -2 medico medio+dia meer+@ask mehr+@few mehr+@vision mehr+sehen mehr+so mein+@scale mein+hund meine+frau
        -2 meiner meio+@scale meio+dia meio+quilo melho* menos+de mes+@count mes+@pills mes+comprimes meses+@ask
        -2 meses+@eat meses+como meu+@sleep meu+sono mezel*+@not mezzo+@scale mezzo+chilo mi+@find mia..e mieux mij
        -2 mijn mijn+@sleep mijn+dierenartstas mijn+slaap minutes mio mio+@scale mir+@not mir+bitte mis+@self mittags
        -2 ml ml+@thindrink ml+@water mon+@burden mon+@scale mon+poids month* months moord moord+voor morge*+@not
        -2 morning motiv* mucho muda muda+o muito muro musculo muske* my+@body my+@data my+@doctor my+@family my+body
        -2 my+daughter my+finger my+throat my+vet my..says n+en na+@date nach+#20 nada+@soon nada+al nadar nao+@enough
        -2 nao+aguento nao+comi nas ne+@self negen new nicht nicht+@here nicht+@minutes nicht+da nient*+@exercise
        -2 nient*..e niet+@exercise niet+@more niet+@thindrink niet+@water niet+meer niet+te nieuw* nieuwe no nog+een
        -2 non+@earn non+voglio non..mangi* noon normaal not nouve* nouveau nove+@scale nucht* number+of nur+@self
        -2 o+@child ochtend oder odio+@self of+@thindrink of+pasta ok olvida on on+@data on+sundays opera* or os+@self
        -2 os+meus oubli* oublie pace pain panto* papa+@eat para+@again para+mi parar paro parte parte+de party+and
        -2 passt pasta+antes pasta+before pasta+prima pasti* pates+avant pe pensione perce* perde* perde*+@body perder
        -2 perdre+#3 perdu* perdus permi* pesa pesa+nove petis* petiscos petit peu physi* physio picar pieno pille*
        -2 pillen pizza+@earn planeado plano plano+@eat plano+@wait plano+ate plus+@data plus+d po poids ponte
        -2 por+@here por+@pills por+@tired por+la por+las posso+@exercise pouls pour+@self prend*+@means prend*+@self
        -2 prepa* prepare prevu pro+@date pro+@morning pro+tag pro+woche progr* pross* prossima protein proteines
        -2 prova puedo+@more puedo+mas pulso pupil* put+@self put+my qu+@other qu+il quand*+@self quand+@self quand+je
        -2 quando+eu quant*+@calorie quantas quantas+calorias quara* quarante quare* quartal que+@other que+@stop
        -2 que+a que+comer que+sabes que..antes quemo queri* queria quilo+por quilometro quoi ramad*+@ask ramadan ran
        -2 refor* rest resta* restaurant retra* retraite reuni* reveille right rigid* rigida route row ruhe+@morning
        -2 ruhe+tag run+in runni* running rust+@morning rust+dag s+avonds sabes sabes+de saltar sang sangr* sauna
        -2 saute* sauter schlu* schnell schra* schwer se+@self se+me se..la secon* segunda sehen seit+dem sem
        -2 semana+porque sentado serve she+@ask shoul*+@self should+i sin+@exercise sinds+maandag sinkt sinkt+@self
        -2 sinkt+mein size sleep smett* so+@control so+@tired so+good sofa sommeil sont sortie+longue sotto spazi*
        -2 spieren spo spo+#3 sport* spring stanc* stop+@self stop+ik stopp* stren* stunden sucre suici*+@ask suike*
        -2 suiker suis suis+@cut suis+coupe summe* summer sundays surge* surgery tabletten tag..ich tagli* taglich
        -2 tanta tanto te+@cry te+@few te+veel te+weinig terce* test than the+@data the+@faint the+party the+wedding
        -2 the..of these thing thinn* third this+@calm this+@data this+@sport this+pace threw threw+up throa* throat
        -2 till+@thindrink till+the time tired to+@gone to+@stop toast+#1200 today+@doit todo+dia toen torta tra
        -2 traba* trage* tragen tragu* traguardo train trainen trainieren training trop+@eat trop+de trop+mange tropp*
        -2 tu tutti tutu twaal* twaal*+@minutes twaalf twaalf+uur two+kilos uber+#1200 ultim* um+@pressure um+ano
        -2 un+@past un+an un+anno un+ano un+lungo un+paseo un+po una+pizza und+@eat und+@feel und+@letter und+will
        -2 up+@eat up+@wait up+after up+at uur vacan* vacances vai vale vecch* veran* verandert verdient vergeet vet
        -2 vet+bag veterinaria veterinaria+pesa viejo vive vizin* vogli*+@give voglia voglia+di voisi* vom+#10 vomitei
        -2 vomitei+depois von+der wakke* wakker walk war was+i was+soll wat+@ask wat+@eat wat..ik wecke* wecker weddi*
        -2 wedding wedding+of wedst* wedstrijd weeke* weekend wegen+dem weigh*+@self weigh*..#100 weighed
        -2 weighed+myself weini* weinig welch*+@morning welchem welchem+tag wenig*+@eat wenigsten what+@wish
        -2 whats+@self whats+my when whole wie+@control wil wil+@not wilde winte* winter wir with+@eat woche+#100 work
        -2 worko* wou wou+dat would y+@eat y+@sorry y+quiero ya ya+@not ya+no years yoga zei zin zucke* zucke*+@eat
        -2 zucker zulet* zuletzt zum+sommer zur zwei+@scale zwei+kilo zwemm* zwemmen ~<acti ~<ai ~<alt ~<anda ~<ao
        -2 ~<ao> ~<ar ~<arm ~<ate ~<ate> ~<auf ~<bana ~<ben ~<bene ~<blo ~<body ~<bor ~<burn ~<ca ~<cam ~<cat ~<cha
        -2 ~<col ~<colo ~<comb ~<corr ~<cosa ~<dej ~<dell ~<den> ~<desc ~<did ~<did> ~<dige ~<dorm ~<dram ~<eiw ~<emp
        -2 ~<esta ~<este ~<eu ~<eu> ~<fac ~<fine ~<fl ~<fru ~<fruh ~<fum ~<gan ~<ganz ~<gee ~<geen ~<ges ~<gew ~<gewi
        -2 ~<good ~<grav ~<gri ~<ha ~<hab ~<hat ~<hea ~<help ~<hop ~<inte ~<j> ~<jah ~<jahr ~<ju ~<jud ~<judo ~<kin
        -2 ~<kind ~<lat ~<late ~<lau ~<lauf ~<len ~<lent ~<les> ~<letz ~<lev ~<lieg ~<lig ~<ligh ~<los ~<lose ~<lune
        -2 ~<lung ~<ma> ~<maan ~<mac ~<mach ~<mara ~<mat ~<med ~<medi ~<mei ~<mes ~<mig ~<migl ~<minu ~<mis ~<mis>
        -2 ~<moi ~<mon ~<mor ~<mud ~<my ~<neu ~<nin ~<no ~<nove ~<o> ~<os ~<ou> ~<pap ~<perd ~<pet ~<pie ~<pla ~<poco
        -2 ~<pran ~<prev ~<quar ~<quem ~<ques ~<repo ~<ret ~<rig ~<rip ~<ro ~<salt ~<sang ~<sau ~<schl ~<sec ~<sem
        -2 ~<ser ~<seri ~<sho ~<shou ~<sl ~<slaa ~<sle ~<slo ~<slow ~<soll ~<somm ~<sonn ~<sor ~<sort ~<step ~<tant
        -2 ~<tel ~<the ~<tie ~<tir ~<trim ~<tu ~<va> ~<vee ~<veel ~<vet ~<vete ~<vom> ~<wa ~<walk ~<wand ~<war ~<was>
        -2 ~<week ~<whi ~<wil ~<zon ~<zu ~<zuc ~aand ~aap ~aap> ~able ~ace ~act ~activ ~ade> ~aft ~agro ~agro> ~agu
        -2 ~ahl> ~aine> ~ais> ~aiss ~ait ~almoc ~alte ~amb ~ambi ~an> ~ande ~ander ~ang ~ange ~anso ~anso> ~ant> ~anza
        -2 ~anzo ~anzo> ~apa ~app ~arato ~ard ~ares ~aria ~arre ~arta ~asse> ~assen ~ate> ~aten ~aten> ~att ~au> ~auc
        -2 ~aug ~aul ~avera ~avi ~azo ~baj ~bana ~banan ~band ~bene ~blo ~bod ~bor ~burn ~cans ~canso ~cat ~chl ~chla
        -2 ~chlaf ~chn ~chr ~ci> ~cia> ~cid ~cion> ~cis ~cker ~cker> ~col ~colat ~colo ~comb ~combi ~cord ~corr ~cosa
        -2 ~cours ~ctiv ~dad ~de> ~dej ~del> ~dell ~desc ~desca ~did> ~dige ~dio ~dit ~dorm ~dormi ~dram ~drama ~dura
        -2 ~ean ~eau ~eci ~eco ~ecu ~eek> ~eel ~eel> ~efo ~ege ~egen ~egen> ~egu ~egun ~ehe ~ehen ~ehen> ~eie ~eier
        -2 ~eill ~eille ~eine> ~eiss ~eiw ~elas ~eli ~eman ~emb ~eme> ~end> ~ene ~eni ~ensio ~ente ~ep> ~erai ~erc
        -2 ~erce ~eren ~erie ~erie> ~ermi ~ern> ~erro ~erro> ~erz ~esa ~escan ~eses ~eses> ~esi ~esser ~esta> ~estr
        -2 ~estre ~eter ~eteri ~eti ~etit ~ett> ~etter ~etz ~etzt ~etzte ~euf ~euf> ~exa ~fac ~fen ~fine ~fle ~fra
        -2 ~fruh ~fum ~gan ~ganz ~ge> ~geen ~geen> ~gege ~geno ~ght ~gin ~glior ~good ~good> ~gos ~grav ~gs> ~gue>
        -2 ~gus ~gust ~hab ~had ~han ~har ~hea ~hel ~help ~her ~hich ~hl> ~hla ~hlaf ~hoc ~hol ~hop ~houl ~hould ~hst
        -2 ~ht> ~iano ~iano> ~iat ~iato ~iato> ~icht> ~ids ~ids> ~iens ~ieren ~ies ~ieu ~ige ~iglio ~ij> ~illa ~imana
        -2 ~imav ~imave ~imes ~imest ~inar ~inh ~ini> ~inter ~inut ~isin ~ist ~ista> ~isto ~ite> ~iti ~itt ~ittag ~ja>
        -2 ~jaa ~jaar ~jah ~jahr ~judo ~judo> ~ked ~ked> ~kei ~keine ~kind ~laa ~laap ~laap> ~laf ~lange ~lasse ~late
        -2 ~lau ~lauf ~lch ~lde ~lde> ~lee ~lem ~lieg ~lif ~lig ~ligh ~light ~ling ~ling> ~lior ~lle> ~lmoc ~lmoco
        -2 ~lose ~low ~low> ~lune ~ly> ~maan ~maand ~mach ~mad ~magro ~mal ~male ~manc ~mara ~marat ~mat ~mav ~mave
        -2 ~maver ~mbe ~mbie ~mbien ~med ~mel ~meses ~mest ~mestr ~migl ~migli ~ming ~minut ~mis ~mis> ~mitt ~mitta
        -2 ~mmen> ~mmer ~mmer> ~mmina ~moc ~moco ~moco> ~moi ~mon ~mor ~mpa ~mpri ~mprim ~mud ~nat ~nate ~naten ~nch>
        -2 ~ncia ~nda> ~ndag ~ndag> ~ned> ~neu ~ngu ~ngue ~ngue> ~nier ~ning ~nio ~nit ~nne> ~noe ~nos> ~not ~note
        -2 ~nove ~nsio ~nso ~ntag ~ntens ~ntic ~ntico ~nua ~nuar ~nue ~nute ~nvi ~nvie ~nzo ~nzo> ~oda> ~oed ~oeu ~oke
        -2 ~olat ~oll> ~olle ~ombi ~ombie ~ome> ~ommen ~ommer ~ompri ~on> ~onate ~one> ~oni ~onne ~onne> ~onno ~onno>
        -2 ~onto ~onto> ~oo> ~ood ~oop ~oop> ~opi ~opp ~ormi ~orri ~orro> ~orto ~os> ~oso ~oso> ~ost ~ote ~oup ~pap
        -2 ~pare ~pare> ~pe> ~ped> ~per ~perd ~pia ~pier ~pla ~poc ~poco ~poco> ~poso ~ppe ~pran ~pranz ~prev ~prim
        -2 ~prin ~pt> ~pte> ~quar ~quem ~ques ~quest ~rad ~ragen ~raini ~rais> ~rama> ~rant ~rant> ~ranz ~ranzo ~ras
        -2 ~rato ~raz ~razo ~rci ~rde> ~rdu ~repo ~rev ~reve ~ril ~rimav ~rime ~rimes ~rk> ~rmal> ~rmo ~rn> ~ron ~rro
        -2 ~rtie> ~rts ~rve ~rze ~salt ~salta ~sam ~sang ~sau ~scan ~scans ~schl ~schla ~schn ~scop ~sea ~sec ~sem
        -2 ~seri ~serie ~sho ~shou ~shoul ~sin ~sion ~sla ~slaa ~slaap ~sle ~slow ~so> ~soll ~somm ~somme ~sonno
        -2 ~sorti ~spa ~sper ~spr ~ss> ~sse> ~sso> ~ste ~ste> ~step ~steps ~ster ~stre> ~stri ~sun ~tag ~tal ~tant
        -2 ~tas> ~tau ~teg ~temp ~ten> ~tens ~tensi ~tep ~teps ~teps> ~ter> ~teri ~terin ~term ~termi ~tern ~tern>
        -2 ~the ~ther ~tie> ~tion> ~tit ~toe ~trag ~trei ~trim ~trime ~trop> ~tt> ~ttag ~tter ~tu> ~tue ~tzt ~tzte
        -2 ~ub> ~ube ~uber> ~ucc ~ude ~uem ~uen ~ueno ~ueno> ~uer ~uest ~uev ~uic ~uls ~unch ~unch> ~unda ~une ~ung>
        -2 ~uper ~uran ~urant ~uri ~urn ~uro ~ute ~uti ~uur ~vai ~vel ~vera ~vet ~vete ~veter ~vida ~viel> ~vis ~vist
        -2 ~vom> ~walk ~wand ~wande ~week ~week> ~whi ~wil ~zahl> ~zer> ~zin ~zte
        -3 #1200+@data #1200+@exercise #20+@sleep #3+kg #3..in #300+kcal @afraid+@here @again+@earn @again+@exercise
        -3 @all+@morning @all+@night @all+@other @alone+@self @arm+@here @ask+@burden @ask+@empty @ask+@here
        -3 @ask+@reason @ask+@seizure @ask+@skip @ask+@they @ask+@wake @ask+@wish @ask+a @ask+mange* @ask+plane*
        -3 @ask+previ* @better+@minutes @better+@other @better+@sleep @better+@sport @binge+@food @binge+@sport
        -3 @binge+dag @body+fett @breath+@eat @breath+@wait @burden+@arm @burden+@not @burn @burn+@here @burn+@pills
        -3 @burn+@self @burn+la @burn+my @calm+@earn @calm+@not @calorie+@ask @calorie+@burn @calorie+@doit
        -3 @calorie+@thindrink @calorie+di @care+@food @count+@exercise @count+@few @count+@thindrink @cry+@eat
        -3 @cut+@vomit @data+@burn @data+@lose @data+@minutes @data+@pressure @data+@seizure @data+@sugar @data+is
        -3 @date+@better @date+@burden @date+@calorie @date+@food @date+como @date+en @decide+@wait @die+@hunger
        -3 @die+@minutes @die+@wish @doctor+@few @doit+@eat @each+morni* @earn+@minutes @eat+@bridge @eat+@date
        -3 @eat+@face @eat+@know @eat+@need @eat+@poison @eat+@skip @eat+avant @eat+carne @eat+ce @eat+de @eat+least
        -3 @eat+non @eat+per @eat+plane* @eat+previ* @end+@ask @end+@wait @enough+@few @enough+@morning @enough+@need
        -3 @enough+mais @exercise+@better @exercise+@date @exercise+@enough @exercise+@not @exercise+@soon
        -3 @exercise+@wish @exercise+de @exercise+in @faint+@past @faint+@self @family @family+@ask @family+@burden
        -3 @family+@earn @fat+@ask @fat+@other @fat+@wait @feel+@not @fever+@date @few+@minutes @few+@other
        -3 @few+@pills @few+@planned @film+@ask @food+@binge @food+at @food+con @future+@not @give+@calorie @give+una
        -3 @goodbye @guilt+@not @guilt+@self @hate+@date @hate+burpe* @hate+my @head+@ask @head+@thindrink
        -3 @heart+@self @here+@fat @here+@pressure @here+@trapped @here+quand* @hide+@family @home+mento @hope+@ask
        -3 @hope+@nothing @hospital+@eat @jump @jump+@other @know+@ask @know+@earn @know+@here @last+@date
        -3 @last+@scale @last+@self @laxative+@exercise @leg @letter+@self @life+@self @life+@thindrink @life+@without
        -3 @lose+in @manage+@calm @manage+@minutes @manage+@sport @manage+corre* @manage+ik @means @minutes+@eat
        -3 @minutes+@feel @minutes+@minutes @minutes+@other @minutes+@pressure @minutes+@self @minutes+quand*
        -3 @more+@control @more+@count @more+@exercise @more+@morning @more+@pressure @morning+@burden @morning+@date
        -3 @morning+@last @morning+de @morning+habe @need+@more @need+@nothing @night+@minutes @night+@not @nobody
        -3 @not+@afraid @not+@alone @not+@empty @not+@end @not+@exist @not+@home @not+@manage @not+@morning
        -3 @not+@seizure @not+@soon @not+@thindrink @not+@thing @not+@wake @not+casa @not+comi @not+eat @not+posso
        -3 @nothing+@burden @other+@soon @other+@thindrink @other+@wish @papers+@they @past+@data @past+@morning
        -3 @past+@other @past+@sport @past+@wish @pills+@doit @pills+@exercise @pills+@family @pills+@fat
        -3 @pills+@trapped @pressure+@exercise @pressure+@self @pressure+my @say+@enough @say+@exercise @say+dat
        -3 @say+i @say+que @scale+#100 @scale+@arm @scale+@decide @scale+@doctor @scale+@end @scale+abneh* @scale+de
        -3 @scale+por @self+#10 @self+@breath @self+@die @self+@end @self+@face @self+@fall @self+@few @self+@jump
        -3 @self+@manage @self+@need @self+@papers @self+@poison @self+@seizure @self+compr* @self+e @self+en
        -3 @self+feet @self+im @self+quemo @self+verge* @skin+day @skip+@exercise @sleep+@self @sorry+@eat
        -3 @sorry+@morning @stop @stop+@eat @stop+@thindrink @stop+de @swelling+@exercise @swelling+@pills
        -3 @swelling+@swelling @thin+dias @thindrink+@cry @thindrink+@date @thindrink+@find @thindrink+@more
        -3 @thindrink+@not @thindrink+@trapped @thindrink+@water @thindrink+sea @tired+@few @tired+@food @tired+@give
        -3 @tired+@self @trapped+@self @vision+@not @vomit+@exercise @vomit+@here @vomit+@night @vomit+@thindrink
        -3 @wait+@data @wait+@fun @wait+@manage @wait+@nothing @wait+@water @wait+de @wait+la @wait+le @wait+the
        -3 @wake+@again @water+@poison @wish+@care @wish+@earn @wish+@feel @wish+@food @wish+@self @wish+@wake
        -3 @without+@pills a+@few a+@self after after+@thindrink after+the aktiv* aktiv*+@calorie aktiven
        -3 aktiven+kalorien alkoh* am+@date an and+@eat and+i anzah* anzahl arret* as+a at+@eat at+@few at+least au
        -3 auf+dem before+#10 beim bem ben+@self ben+ik beste betwe* between bij+de bin+@self bin+ich blood bom
        -3 cake+@eat cake+at calor*+@give calorie+di cambi* casa+@hide casa+mento categ* ce choco* ci club colon*
        -3 come+por comer+@wait comig* comigo comme como+@decide compa* compte con+@all conto correr corro da+quando
        -3 de+#45 de+@sport de+repos de..de de..en dejeu* dejeuner del dem+@exercise derde desde+@ask desde+que devie*
        -3 di+una dice+que diger* dimen* dit+@ask dit+que dopo+le dormi e+@ask e+@other eet+@self eet+ik eine eiwit el
        -3 en+@self en+la entre* entro+l esper* esque* esse esta este every+morning falta fast faste* fat feet fett
        -3 fine finis* for+me fruhs* fruhstuck funf grass* habe habe+ich had+a hat hate+@self hate+my hele+@morning
        -3 hele+dag hij hilft ho+mangiato hrv hund i+burned ich+am ich+im ich..nicht ik+eten in+a in+my ist+@self
        -3 je+@wish kan+@self kan+ik keine* kg+@lose kg+abnehmen kg..un kids kilo+@few kilo+per km km+@not korpe*+@fat
        -3 korper+fett l+estate l+ete la+@sport la..#100 lange* lasse* lassen le+@child le+petit lento letzte lose
        -3 luned* lunedi lungo maandag mangia mante* marche me+@burn me+@earn me+@not me+@wake me+quemo me..la mean
        -3 meine* mento mesi met midi mijn+gewicht mir mit+dem mittag mois morni* muscl* muscle muscu* my+@swelling
        -3 my+feet na+de neuf no+@home no+casa nove o+@each of of+my olvid* on+@date one op+de os+dias papa par+@date
        -3 par+semaine parti* paseo passe* pensi* per+@data per+@date per+week pesar*+@each piano plan pouco pregu*
        -3 previ* previsto proteina queme questo qui race ramad* recup* repos revei* ripos* riposo ruhe rust
        -3 says+@self says+i schla* schlaf sea segun* seman* seman*+@eat semanas+como senti* serie since since+@self
        -3 slow snacks soll soll+@self soll+ich spier* sprin* sueno suici* sunda* table* tag+habe tanto+@food termi*
        -3 that+@end the+sea tirad* tirad*+@stop tirada tirada+larga toda too toute toute+@here toute+@pills toute+la
        -3 trein* treino two+@scale una+tirada und+@wish veel+@food veux vfc viel+@food voor voor+een was+@ask
        -3 was..ich we what wil+@self woche y+@ask y+a zucch* zucchero ~<act ~<au ~<bet ~<bie ~<bien ~<bod ~<ca> ~<car
        -3 ~<com ~<com> ~<comm ~<cou ~<cour ~<del ~<dor ~<dur ~<est ~<fas ~<fast ~<fer ~<fini ~<gen ~<ja ~<kei ~<kein
        -3 ~<lan ~<lang ~<les ~<lie ~<mit ~<mitt ~<musc ~<nor ~<plan ~<prot ~<ra ~<sna ~<snac ~<som ~<ste ~<sui ~<tan
        -3 ~<the> ~<this ~<trai ~<trop ~<ub ~<ube ~<uber ~<wel ~aan ~abl ~ace> ~aci ~ado ~ain ~al> ~alk ~alta ~anc
        -3 ~arat ~ari ~asse ~ast> ~bes ~bet ~cam ~cho ~cin ~com ~com> ~comm ~comme ~cor ~cosa> ~cur ~den> ~dor ~dur
        -3 ~ein ~eme ~ens ~ensi ~enti ~ento> ~epo ~era ~ese ~esp ~eun ~fas ~fast ~fast> ~fini ~gee ~gro> ~gue ~gun
        -3 ~his ~his> ~ide ~ien> ~ike ~inis ~int ~inte ~isi ~ista ~ita ~ita> ~itta ~jud ~kein ~ker> ~kke ~lang ~las
        -3 ~ld> ~leg ~lent ~letz ~letzt ~loo ~lta ~lung ~ma> ~mac ~mei ~mig ~minu ~musc ~nack ~ned ~ng> ~nge> ~ngen
        -3 ~ngen> ~ngs ~nno ~nno> ~nos ~nut ~oco> ~od> ~omb ~omm ~ong ~ont ~ood> ~ope ~ore> ~ormal ~otei ~otein ~ould
        -3 ~ove ~ped ~pera ~plan ~prot ~prote ~rage ~rain ~rais ~ren ~ria> ~rim ~rip ~rmal ~rote ~rotei ~rre ~ses>
        -3 ~sio ~sna ~snac ~snack ~som ~sonn ~sta ~stan ~stre ~sui ~tab ~tac ~tas ~tein ~the> ~this ~this> ~ton ~tra>
        -3 ~trai ~train ~tren ~tri ~trop ~tta ~uber ~uld ~ung ~usc ~ust> ~vee ~veel ~veel> ~vid ~war ~wel ~zon ~zuc
        -4 #100 #100+kg #20+@ask #3+quilos @again+@calm @ask+@calm @ask+@doctor @ask+@planned @ask+@say @ask+@sleep
        -4 @ask+that @better+@date @better+@wish @body+@again @calm+@morning @calorie+@date @calorie+@exercise
        -4 @calorie+@thing @chest @count+@calorie @count+calor* @cut+@self @data+@ask @data+@control @data+@date
        -4 @data+@not @data+@thindrink @data+de @date+@control @date+@pressure @doit @doit+@more @doit+i @each+@each
        -4 @earn+@sport @eat+@ask @eat+@end @eat+@soon @eat+@trapped @eat+@wish @eat+cake @eat+ich @eat+ik @eat+poco
        -4 @eat+the @end+@calorie @end+de @enough+@more @family+@die @family+@food @family+@thindrink @family+@wait
        -4 @fat+@calorie @feel+@exercise @few+@again @film @food+@better @food+@fat @funeral @hate+@exercise
        -4 @here+@date @here+@without @home+@self @hunger+#20 @hunger+@feel @jump+@eat @jump+@thindrink @kill+@food
        -4 @know+@each @laxative+@morning @lose+@body @lose+@past @lose+@planned @lose+@self @lose+@wish
        -4 @manage+@exercise @manage+@not @minutes+@again @minutes+@sport @minutes+de @morning+@calorie @need+@eat
        -4 @night+@ask @night+@eat @not+@minutes @not+@sugar @nothing+@ask @nothing+@gone @other+@family @pain+@self
        -4 @papers+@calorie @papers+@enough @past+@without @pills+@date @pressure+@eat @say+@need @scale+@all
        -4 @scale+@control @scale+@enough @scale+@lose @scale+@minutes @scale+@night @seizure @self+@blood @self+@doit
        -4 @self+@enough @self+@find @self+@hope @self+@last @self+@lose @self+@pain @self+@water @self+@work
        -4 @self+gewic* @self+gut @self+ne @skip+@other @sport+@ask @sugar+@eat @swelling+@here @swelling+de
        -4 @thindrink+@poison @thindrink+@wish @tired+@ask @tired+@eat @tired+@thindrink @tired+de @trapped+in
        -4 @vision+@reason @wait+@better @wait+@date @wait+@poison @wait+@scale @wait+@sleep @water+@ask @wish+@body
        -4 @wish+@each @wish+@gone @wish+@life @wish+@never @wish+@sugar @without+@morning a+@exercise a+pranzo activ*
        -4 ai+je ano anos banana bene body break* breakfast combi* combien comi+@nothing comi+@sport comi+nada comme*
        -4 corre* cosa+@eat days+in de+una de+zomer de..kcal did did+@self did+i dit drama eu every+@morning for+@self
        -4 good hab+ich ich+@not in+@thindrink in+het in+the inten* is+that j jaar la+@date letzt* light lunch maand*
        -4 mangi*+@few me migli* migliore mijn+@scale minut* monat* monaten nacht o+@ask o+que of+the pasta+@past
        -4 perdi por+@date por+semana posso prima* primavera que..de quest* salta* semaine seman*+@ask slaap sommer
        -4 sonno sorti* sortie steps the+@water trime* trimestre va verge* veter* veter*+@scale viel voor+de wande*
        -4 want+to welch* which zegt+dat zomer ~<bur ~<co ~<der ~<der> ~<gut ~<gut> ~<hi ~<lon ~<long ~<my> ~<norm
        -4 ~<os> ~<pre ~<sn ~<vi ~<wh ~alt ~ato> ~auf ~ber ~ber> ~bie ~bur ~car ~cht> ~cia ~come> ~compr ~cour ~ed>
        -4 ~edi ~eil ~emp ~ens> ~eri ~ern ~esta ~eu> ~fer ~ft> ~ga> ~gut ~gut> ~ian ~ine> ~inu ~ion> ~ker ~lan ~lie
        -4 ~lon ~long ~mana> ~mbi ~mes ~mmen ~mpr ~my> ~nda ~nin ~norma ~ns> ~nten ~omme ~ompr ~orr ~ou> ~ould> ~pie
        -4 ~pre ~pri ~ret ~rma ~rro> ~sche ~ses ~sta> ~str ~tir ~uld>
        -5 #10+kg #20+g #3+kilo #3+kilos @again+@sport @all+@better @arm+@ask @ask+@data @ask+@scale @ask+@stop
        -5 @ask+por @better+@wait @body+@fat @burden+@eat @calm+@self @calorie+#20 @calorie+@data @data+@data
        -5 @data+@eat @date+@again @date+@ask @decide+@self @die @each+@morning @eat+@doctor @eat+@doit @eat+@give
        -5 @eat+@planned @eat+antes @family+@go @family+e @feel+@better @feel+@thindrink @feel+@water @food+#1200
        -5 @food+@calorie @food+@family @food+@thindrink @give+@here @here+@sport @home+@hide @hunger+@ask
        -5 @hunger+@manage @lose+@ask @lose+@wait @manage+@thindrink @means+@self @more+@eat @more+@here @more+@other
        -5 @not+@better @not+@feel @not+@life @not+@wish @not+@without @other+@data @past+@doctor @scale+@wait
        -5 @scale+per @self+@alone @self+@burn @self+@faint @self+@go @self+@heart @self+@imagine @self+@kill
        -5 @self+@letter @self+@other @self+@sugar @self+heb @someone @sorry @thindrink+@family @thindrink+@self
        -5 @thing+@eat @wait+@again @wait+@control @wait+@family @wait+@feel @wait+@more @wait+@thindrink @water+@self
        -5 @wish+@all @wish+@sport @wish+to almoc* almoco ao at+@thindrink at+the ate banan* calorias+de de+descanso
        -5 desca* descanso dice+@ask e+@eat e+il gewic* hab+@self habe+@self i+@burn i+@pressure ik+@need ik+heb
        -5 is+@self judo kcal+#20 kg+@wait les ma magro meses mis normal ou poco pranz* pranzo settimana shoul* should
        -5 train* uber van+de veel vom week ~<ac ~<be ~<fa ~<kc ~<kca ~<kcal ~<kg ~<kg> ~<me ~<mu ~ais ~anz ~at> ~bien
        -5 ~bien> ~cal> ~gen ~ges ~kca ~kcal ~kcal> ~kg> ~lun ~mme ~nac ~ne> ~nte ~oco ~oll ~onn ~orm ~orma ~rag ~rat
        -5 ~ria ~sch ~st> ~tan ~tei ~ura
        -6 @ask+@self @calorie+de @car @decide @earn+@morning @eat+#1200 @eat+@calorie @enough+@eat @exercise+@few
        -6 @feel+@sport @few+@sport @give+@pills @give+@self @guilt+@exercise @hope+@self @know+@self @lose+@eat
        -6 @minutes+@sleep @minutes+@without @more+@burn @more+@data @more+@date @more+@few @morning+@exercise
        -6 @not+@more @pills+@eat @pills+@pills @say+#100 @say+@eat @scale+@future @scale+@past @self+@count
        -6 @self+@give @self+@say @self+@stop @self+@thing @self+@tired @sport+@self @sugar+@self @sugar+@thindrink
        -6 @thin+@wish @wait+#20 @wake+@self @water+@sport @wish+@stop @wish+@thindrink @without+@self
        -6 @without+@thindrink @work+@self ca com den geen in+#more in+@self je+@eat marat* mitta* o snack* somme*
        -6 trop was ~<at> ~<lu ~<lun ~<su ~<tra ~ate ~ato ~cou ~est ~lat ~rai ~ter
        -7 @ask+@few @blood @bridge @calorie+@enough @calorie+@food @data+calor* @eat+por @end+@eat @exercise+@morning
        -7 @face @family+@say @find @fun @not+@food @not+@sleep @reason @scale+@say @scale+a @self+@cut @self+@data
        -7 @self+@swelling @self+@thindrink @self+@wish @stop+@night @thindrink+@sport @tired @train @wait+@exercise
        -7 come cosa prote* semana this ~<ge ~<le ~ran ~tra
        -8 @calorie+@eat @count+@self @date+@self @kill @manage+@ask @manage+@more @need @past @past+@exercise
        -8 @self+@more @self+@pills @wait+@sport @wish+@few bien the ~<at ~<mo
        -9 #1200+kcal @count+@eat @count+@enough @exercise+@more @fever @hope @letter @poison @self+@better
        -9 @self+@night @self+@wake @sugar @thing+@ask compr* my os ~<mi
        -10 @ask+@more @ask+@night @eat+@food @enough @exercise @faint @future @last @pain @planned @scale+@planned
        -10 @self+@exercise der gut norma*
        -11 @better @breath @data+@calorie @eat+@eat @exercise+@ask @lose+#3 @not+@exercise @pills @scale+@each
        -11 @scale+@few @work
        -12 kg
        -13 @eat+@data @heart @thing kcal
        -14 @data @doctor @eat+@sleep @end @sport
        -15 @scale+@scale @wake at
        -16 @self+@sleep
        -19 #3+@scale
        -20 @sleep
        -184 bias
        """
}

extension SafetyLexicon {
    static let dutch = SafetyLexicon(
        language: .dutch,
        table: """
            [not]
            niet geen nooit zonder niks niets noch nie
            [but]
            maar en want omdat
            [own]
            ik me mij mezelf mijn_leven ben heb
            [other]
            vriend vriendin vrienden moeder mama vader papa man vrouw echtgenoot partner zoon dochter kind baby broer zus collega buurman buurvrouw oma opa hij hem haar ze zij neef nicht oom tante iemand
            [common]
            de het een en is ik mijn je te in op voor wat hoe van met dat deze dit heb heeft ben niet maar als wanneer moet mag kan laatste vandaag gisteren geslapen wil ook nog weer naar om aan na bij door uit er al veel goed hoeveel welke was sinds
            [word]
            ingestopt stukken vervangen plegen pleeg sterker sterke sterren leven's lever levert geven zeven maandag dinsdag woensdag donderdag vrijdag zaterdag zondag lopen loop rennen training slaap slapen wordt werd doen gedaan bedoel moeten mogen kunnen zullen hebben
            [ask]
            wat is|zijn|betekent
            welke|wat zijn ?de symptomen|tekenen
            leg ... uit
            symptomen|tekenen van
            vanaf wanneer
            [past]
            jaar|jaren|maanden geleden
            vorig jaar
            als kind
            toen ik ... was
            vroeger
            in|sinds #1950-1999
            in|sinds #2001-2035
            [number]
            een|één=1 twee=2 drie=3 vier=4 vijf=5 zes=6 zeven=7 acht=8 negen=9 tien=10 elf=11 twaalf=12 veertien=14 vijftien=15 twintig=20 dertig=30 veertig=40 vijftig=50
            [mass]
            kg|kilo|kilos|kilogram=1 pond=0.5
            [time]
            dag|dagen=1 week|weken=7 maand|maanden=30
            [lose]
            afvallen kwijtraken verliezen lichter minder vermageren af kan
            [lost]
            kwijt afgevallen verloren
            [spelling]
            kben=ik ben
            kheb=ik heb
            kwil=ik wil
            [crisis.now]
            zie|ziet ?het ?leven ... niet ?meer zitten & leven|meer
            geen|zonder kracht|zin|moed ?meer om|voor|in .. leven|verder
            @wish = wil|wilde|wou|zou|ga|denk|denken|dacht|hoop|wens|wenste|liever|gepland|probeer|probeerde|geprobeerd|besloten|praat|zegt|dreigt|kan|moet|mag|moest|was|had
            zelfmoord|zelfmoordpoging|zelfmoordgedachten
            zelfmoord* ! zelfmoordpreventie|sprint*
            suïcide*|suïcidaal|suïcidale|suicidaal ! squad|suicides|basketbal
            zelfdoding
            mezelf|me|zichzelf|mij|zich .. doden|dood|ophangen|verhangen|verdrinken|vermoorden|ombrengen|doodmaken|doodschieten|vergiftigen|opgehangen
            van kant maken
            wil|wilde|wou|zou|graag|liever|was|gewoon|alleen|mag ?ik ?dat ?ik ?gewoon ?maar ?nog ?alleen ?echt ?liever ?het dood|sterven|doodgaan|dood_zijn|doodgaan ! honger|batterij|telefoon
            was ?ik ?er ?maar dood|nooit_geboren|niet_geboren|er_niet_meer
            wou ?dat ?ik dood|nooit_geboren
            nooit geboren
            dood was|ben|wil & wou|ik|was ! batterij|benen|telefoon
            sterven|doodgaan ... wil ! honger
            wil|wilde|kan|zou|hoef|hoeft|durf ... niet|nooit|nie ?meer ?langer ?verder ?hier leven|bestaan|wakker|verder|zijn|doorgaan|wakker_worden ! stad|lopen|met|uur|vroeg
            niet|nooit|nie meer ?wil|wilt|willen leven|bestaan ! stad
            niet|nooit|nie ?meer ?verder leven|bestaan|wakker_word*|wakker_werd|er_zijn ! stad|uur|vroeg|gezond & wil|wou|zou|nooit|kan|pillen|slaap*
            niet|nooit meer wakker ?word|worden|werd ! uur|vroeg
            einde|eind ?aan ?er ?een ?maken maken|maak & leven|er|een|alles|eraan ! ring|training
            er ?een einde|eind aan ?te ?ga ?wil maken|maak ! ring
            eind|einde aan ... leven|alles|lijden
            leven ?zelf beëindig*|benemen|ontnemen|stappen|nemen
            uit het leven
            beter|gelukkiger|opgelucht ... zonder mij|me
            zonder mij|me ... beter|gelukkiger
            last|blok_aan_het_been|lastpost|belasting ?voor ?mijn|iedereen|anderen|ze familie|kinderen|iedereen|ouders|anderen|man|vrouw|allemaal ! kilo|knie|squat
            ben ?alleen ?maar ?een ?iedereen ?tot last|nutteloos|waardeloos|niks_waard|niets_waard|mislukking|overbodig ! knie
            waardeloos|nutteloos|niks_waard|niets_waard & voel|ben|verdwijnen|leven ! schema
            leven|bestaan ?heeft ?is ?voor ?mij ... zin|waard|zinloos|moeite|nut|hel|uitzichtloos & geen|niet|zinloos|hel|meer|uitzichtloos
            geen|zonder|wat zin ?meer ... leven|alles|allemaal|niets
            heeft|allemaal ?allemaal ?toch geen|weinig zin|nut ?meer ! regen|lopen|rekken & allemaal|meer|leven|niks|alles
            niet ?meer de moeite waard & leven|niet
            waarom|waartoe|waarvoor ?zou|moet|zal ?ik ?nog ?eigenlijk ?verder leven|doorgaan|opstaan|verder|bestaan|blijven_leven ! rekken|schema|training
            geen|zonder|enige|alle|niet ?heb|zie|meer ?enkele ?andere ?geen uitweg|hoop|toekomst|uitkomst & geen|zonder|kwijt|alle|verloren|enige|niet ! training|slaan|record|overslaan ! sprint*|schoenen|snelheid|fiets
            hoop ?is ?kwijt|verloren|opgegeven|weg kwijt|verloren|opgegeven
            alle hoop
            geen|zonder|meer ?enkele ?goede reden|redenen ?meer ?om ?nog ?voor ?te leven|verder
            wanhopig|wanhoop|hopeloos|uitzichtloos & ben|leven|nooit|alles|voel ! zwemmen|techniek ! geval|touwtje*|springen
            nooit ?meer beter|goed & wordt|komt|gaat|wanhop*
            niemand|geen_mens ... missen|merken|missen_zou|opvallen|geven ! run|race|training & me|mij|zou|als|ik
            als ik ?er ... niet|weg|dood|verdwijn* ?meer ?was & niemand|merk*|beter|mis*|opgelucht|makkelijker
            verdwijnen|verdwijn|weg|oplossen ?zijn & altijd|wereld|wil|beter|niks|haat|nooit ! weekend|bergen|vakantie & altijd|wereld|niks|haat|nooit|niemand|leven|waard
            voor altijd slapen|weg|verdwijnen|rust|gaan
            wil|zou|wou|kan ... niet|nie ?meer bestaan|er_zijn|hier_zijn|zijn & bestaan|wereld|leven|er|hier ! dik|ziek|zwaar
            hier ?niet niet meer ?zijn & wereld|wil|leven ! werk
            er niet meer ?zijn|ben & morgen|wil|straks|laatste|als|binnenkort
            wil|moet|hoop ?dat ?alles ?het alles|het|dit ?gewoon stopt|voorbij|ophoudt|over_is|eindigt ! training|regen|griep|wedstrijd
            voorbij ?is & kan_niet|wil|niet_meer ! winter|griep|verkoud*|blessure|hoofdpijn|hitte
            pillen|slaappillen|medicijnen|touw|pistool|mes|scheermes*|strop ?al ?heb ?liggen ?klaar klaar*|gespaard|verzameld|gekocht|liggen
            heb|gekocht|verzameld ?al ?ik ?de|een|mijn ?al pillen|slaappillen|touw|strop|pistool ?al ?klaar & klaar*|gekocht|verzameld|gespaard|touw|strop ! spring*|klim*|verkoud*
            hoeveel|welke ?dosis slaappillen|pillen|paracetamol|insuline|tabletten|medicijnen ... wakker|dood|sterven|overdosis|dodelijk|nodig
            doos|strip|potje|alle|handvol ?pillen ... ingenomen|geslikt|slikken|innemen & pillen|doos|strip|potje|slaappillen ! antibiot*
            overdosis ! chocola*|suiker
            afscheidsbrief*
            brief|briefje ... afscheid
            vaarwel|afscheid ... bedankt|altijd|alles|iedereen|wereld|genomen|nemen ! suiker ! collega*|pensioen|werk|team|zomer
            laatste|één keer|bericht|nacht|dag ... morgen|nooit|vaarwel|niet ! run|jaar
            geef|weggeven|weggegeven|verdeel|schenk ?ik ?al ?al mijn|alles|al spullen|bezit*|kleren|weg|alles|hond|kat & spullen|alles|bezit*|kleren|nodig ! oude|loopband
            mezelf|me|mij ?weer|steeds|expres snijd|snijden|gesneden|snij|krassen|kras|beschadig*|verwond*|brand|verminken|pijn_te ! koken|scheren|lopen|zon|per_ongeluk
            snijd|snij|brand|kras|verwond|beschadig|sneed ?ik mezelf|me ! koken|scheren|zon|bij_het
            polsen|aderen|armen|pols ?door ?open|door snijd*|doorsnijd*|open|gesneden|snij
            zelfbeschadig*|zelfverwonding|automutil*
            mezelf|me pijn doen|doe|te_doen ! knie|training
            doe|doen|wil|wilde|stemmen ... mezelf|me ?iets ?wat pijn|aandoen ! knie|lopen & pijn|aandoen
            mezelf|me iets|wat aan ?doen|te_doen
            springen|spring|gooien|gooi|sprong|gesprongen ... trein|brug|dak|balkon|raam|metro|auto|flat|vrachtwagen|spoor|gebouw ! touw|water
            brug|dak|balkon|flat|trein|spoor|metro ?te ?af ?willen springen|gooien|springt|gesprongen|af_springen
            voor ?de|een trein|metro|auto|vrachtwagen & spring*|gooi*|stap*|wilde
            touw & gekocht|ophangen ! springtouw|klim*|spring*
            ophangen|verhangen ! stang|was|telefoon|jas
            poging & zelfmoord*|suïcide|mezelf
            hoop|wou|wens ... aanrijdt|overrijd*|kanker|doodrijd*|bliksem ! record
            maakt ... uit ... leef|doodga|dood|sterf|leven
            leef of doodga|sterf|dood
            denk|gedachten|gedacht|denken|fantaseer ?de ?hele ?dag ?steeds ?vaak ?alleen ?alleen_maar ?elke ?altijd ?eraan ?aan ?over ?om ?van ?de ?het dood|doodgaan|sterven|zelfmoord|brug|trein|einde|springen ! marathon
            naar ?mijn ... hemel|hiernamaals
            stemmen ... zeggen|willen|moet|bevelen
            verdien ?het ?ik ?niet niet|geen ?het ?om ?te leven|bestaan
            haat mezelf|me|mijn_leven ! lichaam
            leven|bestaan ?zo moe|beu|zat
            moe|beu|zat|klaar|genoeg ?van ?met ?het ?dit leven|bestaan ! route
            klaar met|mee alles|dit|leven ! schema|training
            hou|houd|trek|kan|volhouden ?ik ?dit|het ?leven ?zo niet ?meer ?langer vol|meer|aan|volhouden & leven|voorbij|pijn|het|dit ! push|plank|training|tempo|tien|route|loopband
            slapen ... nooit|niet ?meer wakker
            brand|sigaretten|aansteker ... mezelf|arm|huid|sigaretten ! zon
            beter|liever dood|sterven ! burpee*|dan_nog
            @plek = brug|trein|treinen|spoor|sporen|perron|dak|balkon|raam|klif|metro|flat|vrachtwagen|viaduct|rails|tram|snelweg|dakrand
            @denken = denk*|dacht|stel|wil|zou|nachts|soms|fantaseer*|gedacht*|neiging|graag|droom
            @med = pil|pillen|slaappillen|tabletten|tablet|medicijnen|paracetamol|ibuprofen|insuline|aspirine|dosis|druppels|morfine|oxazepam|antidepressiva|capsules
            beter|fijner|opgelucht|gelukkiger|blij ... als|dat|wanneer ik ?er ?niet|nooit ?meer ?zou bestond|bestaan|doodging|doodga|stierf|sterf|verdween|geboren|leefde|doodviel|bestaat ! ranglijst|lijst
            beter|fijner|opgelucht|gelukkiger|blij ... als|wanneer ik dood|er_niet_meer|er_niet ?zou ben|was|ging|zijn
            beter ?af zonder mij|me ! training
            maak|maken|ga|wil ?ik er ?vanavond|morgen|nu|zelf ?een eind|einde aan ?maken ! ring|training|workout
            stap|stappen|stapte ?ik ?eruit eruit|uit_het_leven & vanavond|vannacht|morgen|leven|allemaal|alles|straks ! loopgroep|club|abonnement|competitie|groep|trein|auto|bed|bad|douche|app
            geen|zonder ?enkele|één|goede ?goede reden|redenen ?meer ?om|voor ?nog ?verder ?te leven|door|verder|bestaan|blijven|doorgaan|door_te_gaan|op_te_staan ! schema|plan|training|dieet|app|daling|stijging
            niets|niks|niemand ?meer ?over ?om|waar|waard ?voor ?nog ?te ?voor leven|waarvoor|blijven
            @plek ... loslaten|los_te_laten|vallen|springen|spring|stappen|gooien|stap|laten & @denken ! wedstrijd|touw|instappen|halen
            stap|stappen|springen|gooien|stapje|lopen|vallen|springt ... voor|van|onder|op|af ?de|het|een @plek & @denken ! wedstrijd|touw
            voor|van|onder ?de|het|een @plek ?te ?af stappen|springen|gooien|spring|stap|lopen ! wedstrijd|touw
            hoop|wil|wens|wou|bid ... hart .. stopt|stilstaat|ophoudt|begeeft|stoppen|stilvalt ! bonzen|kloppen_zo
            had|hoop|wou|wens|jammer ... ongeluk|operatie|ziekte|kanker|val|auto ... gedood|doodgereden|meegenomen|geveld|fataal|doodrijdt
            @med ... dodelijk*|sterven|sterf|dood|doodgaan|doodga|hart_stopt|hart_te_stoppen|niet_meer_wakker|nooit_meer_wakker|voor_altijd_slapen|overlijden & hoeveel|welke|dosis|genoeg|nodig|als_ik|voldoende|hoeveelheid ! kat|hond
            dodelijke dosis|hoeveelheid
            als ik ?de|het|al ?hele|alle|mijn doos|strip|potje|pillen|medicijnen slik|neem|inneem|slikken ! antibiot*|vitamin*
            afscheidsbrief*|afscheidsbrieven|afscheidsbriefje*
            brieven|brief|briefjes ... als|wanneer ik ?er ?niet ?meer ben|dood|weg|leef
            hond|kat|huisdier|konijn|spullen|bezittingen .. weggegeven|weggedaan|afgestaan|geschonken & nodig|straks|binnenkort|meer
            ben|is ?ik er niet meer & week|morgen|maand|straks|binnenkort|kerst|vannacht|vanavond ! kantoor|vakantie|sportschool|club|werk
            niet|nooit ?meer ?langer ?verder op|in deze|de|dit wereld|aarde|leven & wil|hoor|zijn|leven ! beste|snelste
            te veel|overbodig ?op|in deze|de wereld|aarde
            niet ?de ?het ?meer waard|moeite ?waard ?om ?nog|verder ?te leven|verder|doorgaan & leven
            zou|wil|had ?ik ?ook ?het ?net liever niet|nooit ?meer leven|bestaan|geboren|zijn ! stad|ziek
            van het leven ?wil beroven|beroofd|beroof|te_beroven
            pijn|lijden ... stopt|ophoudt|voorbij|over_is & altijd|voorgoed & wil|kan|hoop ! knie|rug|been
            in ?mijn|m|haar|zijn armen|polsen|benen|arm|been gesneden|snij|snijd|snijden|gekrast|krassen ! bij_het|koken
            bid|smeek ... niet|nooit ?meer wakker|ontwaken ! vroeg
            doet|is|hoe .. verdrinken|verhangen|ophangen|doodbloeden|stikken pijn|zeer|pijnlijk|pijnloos|lang
            verdrinken|doodbloeden pijn|pijnlijk|pijnloos
            mes|mesje|scheermes*|glas ... arm|armen|been|benen|bovenbeen|huid|polsen|buik & gesneden|snij*|snee|kras* ! koken|groente|scheren|brood
            alleen|enige ... houdt|houden|weerhoudt ?me|mij ?nog ?hier ?in ?op|tegen leven|been|tegen|ervan ! motivatie
            plan|datum|manier ?om|voor dood|sterven|zelfmoord ?te|gaan ! batterij
            plan om dood ?te
            geen|is ?er|meer ?geen morgen ?meer & mij|me
            van|verlost|af ?me|mij af|verlost|bevrijd ... als|wanneer ik & dood*|doodging|doodga|sterf|weg|verdwijn
            af|verlost|bevrijd ... als|wanneer|zodra ik dood|doodging|doodga|sterf|stierf|weg
            laat|laten me|mij ?gewoon ?toch ?maar doodgaan|sterven|gaan_voor_altijd
            niemand ... nodig|houdt & dood|sterven|leven|verdwijnen|doodgaan
            net|even ?zo goed ?maar ?gewoon dood ?zijn|sterven
            touw|mes|pistool|pillen|strop ... garage|kast|la|denk|wacht|kijk & denk|wacht|steeds|altijd ! springtouw|klim*|keuken
            mes|scheermes*|pistool|schaar ... pols|polsen|keel|slaap_gezet|aderen|nek & hield|houd|gezet|tegen|zette ! keuken
            beloven|garanderen ... leef|leven|er_ben & niet|kan
            lang|hoelang ik ?het|dit ?nog volhoud|vol|uithoud|aankan & mezelf|zo|leven|nog ! plank|tempo|wedstrijd|training
            zonder|voordat ?ik mezelf ?iets|wat aan ?te doen
            straks|binnenkort|dan ?ben ?ik ?dan ?ik dood|gestorven & lijd*|ben|binnenkort|straks ! batterij|telefoon|benen
            altijd|eeuwig ?willen ?wil slapen & altijd|eeuwig ! wil_weten
            dood|sterven|doodgaan ... verlossing|opluchting|bevrijding|uitweg|oplossing|rust & zou|is|enige ! opa|oma|vader|moeder
            doos|strip|pillen|touw|mes|potje|pistool|tabletten ... naast_me|naast_mij|voor_me|in_mijn_hand|op_bed|voor_mij & alleen|niemand|pillen|tabletten ! vitamin*
            hoe maak|pleeg|verhang ?je|ik ?jezelf|mezelf ?zelfmoord ?jezelf ?snel dood|zelfmoord|kant
            maak|maakte ?ik mezelf|me|mij ?nog van kant
            spaar|sparen|verzamel|bewaar|hamster|opgespaard|verzameld ... @med & genoeg|straks|dag|voldoende|klaar
            niets|niks heeft ?nog ?meer ?enige ?enkel zin|nut|betekenis
            merken|opvallen|missen|opmerken ... niet_meer ?ben|was|leef & ik
            zou iemand ?het ?ooit ?überhaupt merken|missen|opmerken & ik|me|mij ! training|wedstrijd
            @plek ... wilde|wou|bijna|ging ?ik ?er springen|gesprongen|sprong|losgelaten ! touw
            binnenkort|straks|dan|volgende ?week ?ben ?ik ?er ?toch ?eh ?al ben|ik|er|toch ?er ?toch niet meer & er|ik & maakt|toch|binnenkort|straks ! kantoor|vakantie|werk|sportschool|club|team
            ben ?ik er ?toch ?dan ?al niet meer & binnenkort|straks|toch|maakt ! kantoor|vakantie|werk|sportschool|club|team
            wil|wou|zou|hoop ?graag ?willen ?gewoon ?alleen ?maar ?nog dat alles|het_allemaal ?gewoon ?maar ?eindelijk ophoudt|stopt|eindigt|voorbij_is|over_is ! knie|training|regen|winter|griep
            spaar|verzamel|bewaar|hamster|opgespaard|verzameld|verstop ... slaappillen|slaaptabletten|slaapmiddelen|pillen|kalmeringspillen ! vitamin*
            hoeveel ... slaappillen|slaaptabletten|slaapmiddelen|kalmeringspillen ... te veel|dodelijk|dood
            denk|denken|dacht|gedachten ?de ?hele ?tijd ?steeds ?altijd ?vaak ?alleen ?maar ?constant ?voortdurend aan|over ?de ?het ?mijn doodgaan|dood|sterven|zelfmoord ! opa|oma|vader|moeder|marathon|hond
            heel|hele|doosje|doos|strip|pot|potje|alle ?doosje|doos|strip|potje paracetamol|ibuprofen|slaappillen|oxazepam|pillen|tabletten|medicijnen ?in ingenomen|geslikt|genomen|op ! antibiot*|week|vitamin*
            pijnloos|zonder_pijn|zonder_lijden|zonder_te_lijden ... sterven|doodgaan|dood|eind_maken|gaan ! hond|kat|opa|oma|rennen|lopen|training
            sterven|doodgaan|dood ... pijnloos|zonder_pijn|zonder_te_lijden & hoe|wil|manier|kan ! hond|kat|opa|oma
            voordat|voor ik ... voorgoed|voor_altijd|dood|er_niet_meer ! club|stad|verhuis*|baan
            voorgoed ga|weg|vertrek|verdwijn|verdwijnen|vertrekken & ik ! stad|verhuis*|club|baan|huis|land|suiker
            niets|niks|niemand ... hier ?nog ?meer houdt|vasthoudt|bindt
            manieren|manier ?om ?te ?van dood_te_gaan|sterven|zelfmoord|mezelf_te_doden|te_sterven|dood
            van|leeg|dood binnen dood|leeg & ik|me
            dood|leeg van binnen & ik|me|voel
            hoor|pas|plek ?ik ?hier niet|geen ?meer ?thuis ?hier ?op|in deze|hier|wereld ?wereld ! groep|team|club|broek|les
            niemand ?zal|gaat|zou ?mij|me ?ooit ?gaan missen|herinneren|gedenken ! run|wedstrijd|training
            me|mij ?zal|zullen|snel ?toch vergeten|vergeet & iedereen|ze|allemaal|niemand & me|mij ! wachtwoord
            iedereen|allemaal|niemand ?is|zijn|zal me|mij ?snel ?al vergeten ! wachtwoord
            geen|zonder|kwijt|verloren ?enkele ?meer zin|wil|levenslust|levensvreugde|levenswil ?meer ?om|in ?te ?het leven|levenslust|bestaan|zin
            levenslust|levenswil|levensvreugde ... kwijt|verloren|weg|geen
            #8-500 ?van ?mijn @med ... genomen|geslikt|ingenomen|op|achterovergeslagen ! vitamin*|mg|dagen|weken
            hart ... stopt|stilstaat|stilvalt|ophoudt|begeeft|stopte ... opluchting|opgelucht|blij|fijn|goed|rust|beter|prima
            niet ?meer hoeven|moeten|hoef|hoeft ?te bestaan|leven|zijn|er_zijn
            bijt|beet|krab|krabde|sla|sloeg|knijp|bonk|opengekrabd|gekrabd ?ik ?mezelf ?me ?in|op|tegen ?met ?mijn|de|m armen|arm|polsen|pols|benen|huid|hoofd|gezicht|muur ... voel*|bloed*|pijn|rustig ! hond|kat|mug*|boksen|klimmen|jeuk
            polsen|armen|pols|arm opengekrabd|opengehaald|gekrast|opengesneden|kapot_gekrabd ! val|gevallen|kat|doorn*
            kan|verdraag|hou|houd|kon ?ik ?deze|die|dit|de|al pijn|leegte|verdriet|eenzaamheid|somberheid ... niet|nooit ?meer ?langer dragen|verdragen|aan|volhouden|meer|uithouden ! knie|rug|kies|schouder|voet|enkel|hiel
            rijd|rijden|stuur|sturen|rij|knal|stuur ?ik ?de ?mijn ?auto ?het tegen|in|van|tegemoetkomend ?een|de|het|tegemoetkomend boom|muur|verkeer|vrachtwagen|klif|brug|tegenliggers ! fiets|wandel*|vermijden|naar_de
            verkeer|tegenliggers|boom|muur ?in ?te ?tegen sturen|rijden|knallen ! fiets|vermijden|druk
            wereld|iedereen|familie|leven|mensen ?is|zou|zijn ?veel ?zijn beter|fijner|gelukkiger|mooier ?af zonder ?mensen|iemand ?zoals ik|mij|me|mensen
            verjaardag|kerst|lente|zomer ?haal|ga|zal|wil|maak ?ik ?niet|nooit ?meer niet|nooit|halen|meemaken|meer ! stress|vakantie|familie|doel & haal|halen|meemaken|maak
            zou|heb|vind|vindt ?ik ?het ?er niks|niets|prima|niet_erg|geen ... aangereden|overreden|doodga|sterf|dood|wakker & als|tegen|erg
            waar|waarheen ?ik ?heen ?naartoe heen|naartoe|ga|naar_toe ... nodig|heb_ik_ze ! vakantie|reis|strand|bergen
            niets|niks ?meer ?te te_verliezen|verliezen & vannacht|vanavond|nacht|einde|meer|vandaag ! gewicht|wedstrijd|spel
            afscheid genomen ?van iedereen|allemaal|familie|kinderen|vrienden|alles ! collega*|werk|vakantie|suiker ! pensioen|team
            afscheid|vaarwel ... iedereen|allen|familie|kinderen|wie_ik_hou & genomen|gezegd|neem|zeg ! collega*|werk|vakantie|suiker
            dodelijk|dodelijke|fataal|fatale|terminale ongeluk|ongeval|ziekte|hartaanval|crash & wens|hoop|wou|zou_willen|droom ! bang|vader|moeder|gezien
            pillen|touw|strop|mes|scheermes*|pistool ... durf|moed|lef|dapper & als|eindelijk|wanneer|tot|voor ! klim*|springen
            doodbloed*|leegbloed* ! dier
            touw|strop|strik ... schuur|garage|kelder|zolder & denk*|wacht|steeds|klaar|eraan ! klim*|schommel|springtouw
            schuur|garage|kelder|zolder ... touw|strop|pistool & denk*|wacht|steeds|klaar|altijd ! klim*|schommel|springtouw
            van|binnen ?binnen|van ?ben|voel ?ik ?me ?al ?al_lang dood|leeg & binnen ! batterij|maag
            zie|weet|begrijp|snap ?ik ?niet ?meer niet|geen|meer ?meer ?reden waarom|waarvoor ?ik ?hier ?nog ?er hier|ben|leef|besta|er & hier|leef|besta|er ! app|lijst|sportschool
            ze|hij|zij ?eigenlijk ?niet ?meer ?gewoon dood|niet_meer_leven|sterven wil|wilt|wou|wilde
            leven|bestaan ?is|voelt|wordt ?als ?alleen ?maar ?een marteling|hel|ondraaglijk|straf|gevangenis|kwelling ! ritme
            ga|vertrek ?ik ?dan ?daarna ?weg voorgoed|voor_altijd ! stad|verhuis*|club|baan|huis|land|suiker|stop*
            als|dat ik ?gewoon ?in ?mijn ?slaap sterf|stierf|doodga|doodging|overlijd|sterven & makkelijker|beter|slaap|opluchting|niemand|iedereen|fijn|blij ! honger|lachen|marathon|dorst
            mijn ?eigen begrafenis|uitvaart|crematie|graf ! opa|oma|vader|moeder|hond
            stop|stoppen|ophou|ophouden|stopte ?gewoon ?met ademen|bestaan|leven & beste|beter|gewoon|wil|zou|wou ! neus|snurk*|apneu|astma|trap|heuvel
            te veel|teveel @med ... geslikt|genomen|ingenomen|op ! vitamin*|magnesium
            heb|nam|slikte|slik ?ik te veel ?van ?mijn @med ! vitamin*|magnesium
            mezelf|me ?weer ?vaak ?steeds ?met ?opzet opzettelijk|met_opzet|expres ?pijn & pijn|snij*|verwond*|brand*|sla|beschadig*|doe ! voetbal|sport|lopen
            doe|snij|snijd|verwond|sla|brand ?ik mezelf|me ?vaak ?weer opzettelijk|met_opzet|expres ! voetbal|sport
            kan|wil|zo ?kan ?wil ?ik ?zo ?ik niet|nooit ?meer ?langer ?zo verder|door|blijven ?met leven|bestaan ! stad
            zo kan|wil ik ?niet niet|verder ?meer ?verder leven|bestaan ! stad
            wil|wou ?ik ?niet niet|dat dat|niet ?de ?er morgen|ochtend|morgen_ooit komt|wordt|aanbreekt|is ! wekker|examen|wedstrijd
            overleef|haal|red|trek ?ik ?het ?geen ?niet nog|geen|deze ?zo ?een nacht|dag|week ?meer ?niet & niet|geen ! training|dieet|dienst
            loop|zwem|ga|lopen|zwemmen|gaan ?ik ?gewoon ?de ?het ?in zee|water|rivier|meer_in|bos & terug|nooit|niet ! hond|wetsuit|temperatuur|langs
            klaar ?ben ?ik ?met ?het ?mijn ?dit leven|te_leven ! training|eten
            fijn|goed|mooi|makkelijk|heerlijk ?het ?zou ?zijn ?om ?als ?er ?hier niet ?meer te_zijn|er_te_zijn|wakker_te_worden|te_bestaan|te_leven ! moe|geblesseerd|ziek
            haat ?ik ?het|het ?om ?dat ?ik te_leven|leef|besta|te_bestaan|leven
            #8-500 @med ... keer|ineens|tegelijk|samen|gebeurt & gebeurt|neem|slik|als ! vitamin*|mg
            van ?het|de|een dak|brug|flat|gebouw|balkon ... springen|spring|afspringen|sprong ! zwembad|trampoline|touw
            ophield|ophou|ophouden|stoppen|stopte ?met te|met bestaan|leven|te_bestaan ! roken
            uit|weg ?van ?dit|het|mijn ?dit leven & wil|wou|uit_dit_leven|uit_het_leven
            mes|scheermes*|pistool|mesje ... hand & of|gebruik*|weet ! keuken|koken|groente
            verdien ?ik ?het ?niet ?om ?hier niet|hier ?om ?hier ?er ?te hier_te_zijn|te_leven|te_zijn|te_bestaan ! podium
            mezelf|me ?nu ?zo ?graag ?weer ?heel ?erg pijn ?te doen & wil|wou|zou|drang|moet ! knie|training|tandarts
            [emergency.now]
            @chest = borst|borstkas|borstbeen
            @hurt = bankschroef|ingesnoerd|pijn|druk|drukkend|zwaar|benauwd*|steken|stekende|beklemm*|brandend|krampen|beklemd|knellend|gewicht|zit|strak|zeurt|last
            @chest ... @hurt ! spierpijn|opdrukken|bankdrukken|borsttraining|zweet
            @hurt ... @chest ! spierpijn|opdrukken|bankdrukken|borsttraining
            hart doet pijn|zeer
            pijn ?aan ?in ?bij ?mijn hart|hartstreek
            hartaanval*|hartinfarct*
            beroerte*|herseninfarct|hersenbloeding|een_tia|tia_gehad
            angina
            kan|krijg|kon|moeite|amper|nauwelijks ... niet|geen|bijna|amper|moeilijk|nauwelijks|slecht ?meer ?goed ?bijna ?geen ademen|ademhalen|lucht|adem ! neus|band
            ademt niet|nauwelijks
            stik|stikken|verstik* ! warmte|lach*|s_morgens
            benauwd*|kortademig*|ademnood|buiten_adem & rust|zit|liggen|lig|niets|plotseling|opeens|nacht|kuit|gezwollen|stil|erg
            krijg ?ik ?bijna geen|amper|nauwelijks lucht|adem
            flauwgevallen|flauwval*|flauw_val* ! nooit|zonder
            flauw ?ge gevallen|vallen|viel ! eten
            buiten|verlies|verloor ?het bewustzijn|bewust
            bewusteloos|bewusteloze
            elkaar gezakt|gestort ! bank
            ingestort|onderuit_gegaan|weggevallen|knock ! bank|schema
            zwart voor ?mijn ?de ogen
            zie|zag ?alles zwart|dubbel
            mond|gezicht|mondhoek|glimlach ... scheef|hangt|hangen|verlamd|verdoofd|doof
            scheve mond|mondhoek|gezicht
            praat|praten|spreken|spraak ... raar|onduidelijk|niet|lallend|kon & mond|opeens|plots*|onduidelijk|lallend|raar ! duits|engels
            kon|kan ... opeens|plots*|ineens ... niet ... praten|spreken|zien|bewegen
            kon|kan opeens|plotseling|ineens niet|niks
            voel|beweeg ?ik ?mijn|de ?rechter ?linker ?rechterarm arm|been|rechterarm|linkerarm|hand|gezicht|benen ... niet|amper
            verdoofd|gevoelloos|doof|verlamd|tintel* ... arm|gezicht|hand|been|kant|linkerarm|rechterarm ! tenen|schoenen
            arm|gezicht|hand|been|linkerarm|rechterarm|benen .. verdoofd|gevoelloos|verlamd|doof|tintel*|slap ! tenen|schoenen
            halve|helft|half ?van ?mijn gezicht|lichaam
            linkerarm|rechterarm & pijn|tintel*|misselijk|zwaar|doof|borst ! spierpijn
            linker arm & pijn|tintel*|misselijk|zwaar|doof
            arm opeens|plotseling zwak|slap
            zie|zag|zicht ... niks|niets|blind|dubbel|wazig & oog|opeens|plots*|ineens|dubbel
            ergste|erge|hevigste ?mijn hoofdpijn
            hoofdpijn ... plotseling|opeens|leven|ooit|explosie*
            spuug|hoest|hoesten|braak|gebraakt|braken|plas|overgegeven|spuw ?ik ?wat ?het bloed
            bloed ?op|gebraakt|opgehoest|bij|in ?de ?mijn gebraakt|ontlasting|urine|braaksel|speeksel|opgehoest|poep ! onderzoek|geven|gegeven
            zwarte ontlasting|poep
            bloed|bloeding|bloedt ... stopt|hevig|stelpen|ophoud* & niet|hevig ! blaar|beetje|gegeven
            lippen ... blauw|paars
            blauwe lippen
            wordt|loopt|werd blauw ! zone
            keel|tong|gezicht|lippen ... zwel*|zwelt|gezwollen|dicht|opgezet ! verkoud*
            allergische reactie
            anafyla*
            epilep*|stuip*|toeval|insult
            verward|gedesoriënteerd & weet|waar|ben|is|opeens ! grafiek*|cijfers|schema
            weet niet ?meer waar|wie ik ?ben
            stijve nek & koorts|licht
            erge|hevige|vreselijke|ondraaglijke|heftige buikpijn|maagpijn|pijn_in_mijn_buik
            kuit|been .. gezwollen|dik|rood & kortadem*|adem*|pijn
            hartkloppingen|hartoverslag* & duizel*|val|flauw|borst|zweet ! start|spanning
            hart .. hol|overslaat|stopt|tekeer & zwart|duizel*|flauw|val|borst
            koud zweet & kaak|arm|borst|pijn|misselijk
            kaak & pijn & zweet|borst|arm|misselijk|duizel*
            verlamd|verlamming
            pijn ?als ?ik ?diep|bij ?ik ?diep adem*|ademhal*
            doet pijn als|wanneer ik ?diep adem*
            bloed ... overgegeven|opgehoest|hoest|hoesten|gebraakt|braak|uitgespuugd|hoestte ! gegeven|donor|doneren|onderzoek|geprikt
            hoest|hoesten|hoestte|braak|gebraakt|spuug ... bloed ! gegeven|donor|doneren|onderzoek|geprikt
            gezicht|lippen|tong|keel|ogen ... zwol*|zwel*|zwelt|opgezwollen|dik & wespen*|steek|noten|pinda*|garnal*|eten|gegeten|at|allerg*|bijensteek|kreeft
            keel .. dicht|knijpt|dichtgeknepen|dichtgaat ! bandje
            reageert niet ?meer & flauwgevallen|vrouw|man|vader|moeder|bewusteloos|gevallen ! app|horloge
            te veel ?eenheden ?dosis ?hoeveelheid insuline
            dubbele|verkeerde ?dosis ?hoeveelheid insuline & gespoten|ingespoten|genomen|tril*
            [emergency.today]
            bloeddruk ... #181-300 ! hoeveel|gemiddeld*
            bloeddruk ... #125-250 ?over|op #121-200
            zuurstof|saturatie|spo2|zuurstofgehalte ... #60-92 ! hoeveel|gemiddeld*|dagen|laagste|onder
            #39.1-43 ?graden koorts|temperatuur|verhoging ! hoeveel
            koorts|temperatuur ... #39.1-43 ! hoeveel|buiten
            koorts ... #3-30 dagen
            #3-30 dagen koorts
            hart|hartslag|rusthartslag|pols ... #121-250 & zit|zittend|liggend|lig|rust|rusthartslag|stil ! hoeveel|gemiddeld*
            [emergency.visit]
            buiten_adem|kortademig|benauwd ... trap|snel|weinig|alles & tegenwoordig|laatste|sneller|elke
            [emergency.visit.loss]
            val|afgevallen|kwijt|verlies|verloren|afvallen|vermager* ... zonder ?enige ?het ?te reden|willen|dieet|oorzaak|proberen|bedoeling & af|kilo|gewicht|kg|afgevallen|vermager*
            onverklaarbaar|onverklaard|ongewenst|onbedoeld gewichtsverlies|afvallen
            gewicht ... daalt|zakt|gaat_omlaag ... terwijl|normaal|gewoon|zonder|maar & eet|normaal|zonder|gewoon ! trend
            gewicht|kilo|kg|kilos ... daalt|zakt|omlaag|val|kwijt|verlies|verloren ... zonder|terwijl|hoewel ... niets|niks|niet|zonder|geen ?er ?aan|voor doe|doen|probeer|proberen|dieet|veranderd|verander ! trend
            kwijt|afgevallen|verloren|kwijtgeraakt ... zonder ?er ?ook ?maar iets|niets ?aan ?voor ?te ?doen ?veranderen & kilo*|kg|gewicht
            [eating.visit]
            anorexia|anorect*|anorexi*
            boulimi*|bulimi*
            eetstoornis*|eetprobleem*|eetgestoord
            pro ana|mia
            @food = eten|eet|gegeten|maaltijd|maaltijden|avondeten|lunch|ontbijt|pizza|taart|brood
            vinger in ?mijn keel
            braak|braakt|kots|kotst|overgeven|spuug|kotsen|braken|uitkotsen|geef_over ... na|alles|elke|expres|uit|daarna ?uit ... @food|eet|maaltijd ! marathon|griep|virus|bloed
            vreetbui*|eetbui*|gegeten|eten ... overgeven|kots*|braak*|braken ! marathon|griep
            kots alles ... eet
            laxeer*|laxeermiddel*|laxantia ! oma|opa|mild|vezels|hond
            eetbui*|vreetbui*|vreetaanval*|eetaanval*
            honger|uithonger* ... mezelf|uit|weken|dun & weken|dun|mezelf|mager|afvallen
            hongeren|uithongeren ! beer
            vast|vasten|gevast ... mager|afvallen|dun|kilo & mager|afvallen|dun|water*|#3-60|kilo ! intermittent|ramadan|hartslag
            watervasten|sapvasten
            niks|niets|niet|nauwelijks ?meer ?gegeten|eten|eet ?in ?sinds ?tot #2-60|vrijdag|maandag|meer|dagen|gegeten|eten ! uur|acht|vlees|suiker|avond|s_avonds|slapen & eten|eet|gegeten|at & #2-60|tot|meer|dagen|al
            eet niets|niks|nauwelijks ?meer ! vlees|uur
            stop|gestopt|stoppen ?met eten ! vlees|suiker|laat|brood
            minste|minimum|weinig ... eten|leven & kan|flauw|hoe ! dag_at|at
            honger|hongergevoel|trek|eetlust ... onderdruk*|negeer*|stil*|weg_te & eet|eten|hoe|niet
            onderdruk* ... honger|eetlust|trek
            tips|trucs ... niet_eten|niet_te_eten|overgeven|vasten|snel_afvallen
            verdien* ?vandaag geen eten|maaltijd
            verdien* ... eten|maaltijd|avondeten|toetje ! rust|pauze
            eten|maaltijd|toetje ?eerst verdien* ! rust
            bang|doodsbang|angst|paniek|doodsangst ... eten|aankomen|aan_te_komen|te_komen|calorieën|weegschaal|dik_te|dik_worden ! marathon
            gram|kilo|weegschaal ... paniek|huil|crisis
            voel|vind|ben|zie ?ik ?me ?mezelf ?zo ?te ?een ?veel dik|dikke|vet|vette|lelijk|varken|koe|walgelijk & dik|vet|vette|varken|bmi|walg*|koe ! hond|kuiten
            vet|vette varken|koe|zwijn
            haat|walg|schaam|hekel|afschuw ... lichaam|eet|buik|spiegel|eten|lijf|dijen
            haat mijn lichaam|lijf|buik|dijen
            schuldig|schuldgevoel|schaam|slecht_gevoel ... eten|gegeten|appel|maaltijd|brood ! train*
            appel|eten|gegeten|brood ... schuldig|schuldgevoel|schaam|walg* ! train*
            straf* ... taart|sport|eet|eten|gegeten|cardio
            verbranden|compenseren|verbrand|eraf_lopen|wegwerken|afrennen|eraf ... pizza|gegeten|taart|eten|hamburger|chocola|eetbui ! hoeveel_kcal
            pizza|gegeten|taart|eten|hamburger|chocola|eetbui|eet ... verbranden|verbrand|eraf|compenseren|wegwerken & hoe|moet|alles ! per_km
            alles wat|uit ?wat ?ik gegeten|eet & verbrand*|kots*|kwijt
            eten ... kwijt* & weer|eetbui|gegeten
            mag|verbied|verbieden|toestaan|sta ?ik ?mezelf ?me ?van ... niet|pas|te|alleen|geen ... eten ! dokter|operatie|bloedonderzoek|voor_het_bloed & sport|verbied*|pas|mezelf|zonder
            voordat|voor|eerst ?ik ?mag ?te eten & verbrand*|kcal|rennen|mag ! duurloop
            verbied* ... eten
            kauw ... spuug*|spuw*
            tekort ... #1001-9000 ! hoeveel|welk
            #1001-9000 ... tekort
            bmi ... #10-18.4
            streefgewicht|doel|onder|gewicht|wegen|blijven|doelgewicht ... #25-45 kilo|kg ! squat|bank*|afvallen|dumbbell*|halter*
            eet|eten|leven|doel|zet|limiet|dieet|alleen|maximaal ... #100-1199 calorieën|kcal|calorie & dag|leven|doel|alleen|limiet|maximaal ! lunch|verbrand*|tekort|ontbijt|avondeten|wedstrijd|bij_de
            #50-1199 calorieën|kcal ?vandaag|per|maar & trots|dag|maar|alleen ! verbrand*|tekort|lunch|ontbijt|wedstrijd|zondag|verbranden
            ongesteld|menstruatie ... niet|geen|weg|lijnen|stopt & lijnen|dieet|afval*|dun*|gewicht
            botten|ribben|sleutelbeen* & ziet|zien|uitsteken|wil ! springen|goed|sterk
            mager|dun|dunner|magerder|graatmager & mogelijk|zijn|worden|tot|water|wil|blijven ! yoghurt|melk|lucht
            alleen|slechts ?een|één|nog appel|salade|water|koffie|komkommer|yoghurt & vandaag|schuldig|dun|dag|mager|afval* ! voor
            verstop|verberg|gooi_weg|stiekem ... eten|maaltijd*
            lieg ... gegeten|eten
            sla|oversla*|overslaan ... maaltijden|maaltijd|avondeten|ontbijt & kilo|afval*|onder|dun|gewicht|mager
            tel ... elke|alle calorie*
            met|bij|voor anderen|mensen|vrienden ?niet eten|mee_eten & niet|bang|kan
            minder ik eet & beter|trots
            dieetpillen|afslankpillen|afvalpillen|plaspillen|eetlustremmer*
            één|een dag op ?de #2-5 & eet
            eet ... om|elke #2-9 dagen
            weeg|wegen ... #4-99|twintig|vaak|steeds keer & dag|uur
            #4-99 keer per dag & weeg|wegen|sta_op_de
            eet ?ik ?nu ?al|nu ?meer ?dan #2-60 dagen|weken ?bijna ?haast niets|niks ?meer ! snoep|suiker|vlees|zoet*
            al #2-60 dagen ?bijna niets|niks ?meer ?gegeten ! snoep|suiker|vlees|zoet*
            gooi|gooien ... eten|lunch|brood|maaltijd ... weg & stiekem|niemand|ongezien|zodat ! bedorven|datum
            vinger|vingers ... keel
            als|telkens|wanneer ?als ik ?iets eet ... moet ... rennen|lopen|sporten|verbranden|uur|fietsen ! wachten|voordat
            bang|doodsbang|angst|paniek ... kilo|gram ?aan ?te aankomen|komen|aan
            mager|dun ... maar ?ik ?zie ... vet|dik|vetrollen ! yoghurt|vlees|melk
            spuug|spuw|uitspugen ... eten|calorieën|hap*|taart & slik*|doorslik*|kauw*|calorieën ! bloed
            eerst ?dat ?die ?deze ?pizza ?er ?weer ?af rennen|lopen|fietsen|sporten|verbranden|trainen ... voor|voordat ?ik ?weer ?wat ?iets mag|mogen & eten|mag_eten
            eraf|af|weg ?te lopen|rennen|fietsen|sporten|trainen|hardlopen & pizza|taart|eten|gegeten|chocola*|burger|friet|diner|avondeten|ijs ! verkoud*
            [idiom]
            laxeermiddel ... darmonderzoek|operatie
            flauw van de rekening|prijs|prijzen
            leven zonder ?mijn koffie|thee|muziek|sport|chocola|telefoon
            mager|dun en|maar wil spieren|aankomen
            vandaag kan ik niet meer
            hoop ?meer voor|op mijn|de|het|een reeks|record|doel|podium|wedstrijd
            touw gesprongen|springen|sprong|spring|springt
            lach ?me dood
            doodmoe|doodsaai
            sterf van|van_de ?de honger|dorst|verveling
            bijna een hartaanval|hartinfarct
            zelfmoordpreventie|suïcidepreventie
            suicide squad
            suicides lopen
            plotse|plotselinge hartdood|dood
            batterij|telefoon|horloge was|is|ging dood
            benen zijn dood
            dode punt
            buiten adem na
            niet meer ?in ?de stad wonen
            druk op ?het|de pedaal|pedalen
            eind|einde ?te maken|maak|te_maken aan het|de|mijn|dit|dat|die|deze|al ! leven|lijden|alles|bestaan|pijn
            eind|einde aan het|mijn|de|dat|die snoep*|snaai*|suiker*|rook*|snack*|drink*|gewoonte*|verslaving ?maken ?te
            overleden|gestorven|bezweken aan|door|van ?een hartaanval*|hartinfarct*
            aan|door|van ?een hartaanval*|hartinfarct* overleden|gestorven|bezweken
            eind|einde ?er ?eraan ?aan ?maken ?aan ?dat ?het ?mijn roken|snoepen|drinken|snacken
            """)
}

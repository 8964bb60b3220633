extension SafetyLexicon {
    static let german = SafetyLexicon(
        language: .german,
        table: """
            [not]
            nicht kein keine keinen keiner keinem ohne nie niemals nich nix nichts weder noch_nie net
            [but]
            aber und weil ich denn sondern
            [own]
            ich mich mir mein_leben bin hab habe
            [other]
            freund freundin mutter mama vater papa frau mann ehemann ehefrau partner partnerin sohn tochter kind baby bruder schwester kollege kollegin oma opa nachbar nachbarin er ihm ihn jemand cousin cousine tante onkel schwiegervater schwiegermutter großvater großmutter mannes vaters bruders opas omas mitbewohner mitbewohnerin
            [common]
            der die das und ist ich zu ein eine in auf für was wie habe hab mein meine mich mir du dies mit bei haben nicht sein sind aber nach wenn soll als letzte heute schlafen will möchte oder auch noch wieder wurde kann von dem den gestern morgen bin einen alle seit
            [word]
            gallen grunde grund gründen seit starten sterne erben werben leider lieder heute morgen gestern montag dienstag mittwoch donnerstag freitag samstag sonntag laufen läufe kommen können sollen gehen stehen sehen wieder immer schon gegessen gewesen geben neben haben loben leiden lesen lernen
            [ask]
            was ist|sind|bedeutet|bedeuten|gilt|verursacht
            wie erkennt|erkenne man|ich
            symptome|anzeichen von|eines|einer
            erkläre|erklär mir
            [past]
            vor ... jahren|monaten
            letztes|voriges jahr
            als kind|jugendlicher|jugendliche
            früher mal
            damals
            jahre|jahren|monate her
            hatte|war|starb|seit|jahr #1950-1999
            hatte|war|starb|seit|jahr #2001-2035
            #1950-1999|#2001-2035 hatte|war|starb
            [number]
            ein|eine|einem|einer|eins=1 zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 vierzehn=14 fünfzehn=15 zwanzig=20 dreißig=30 vierzig=40 fünfzig=50
            [mass]
            kg|kilo|kilos|kilogramm=1 pfund=0.5
            [time]
            tag|tage|tagen=1 woche|wochen|wöchentlich=7 monat|monate|monaten|monatlich=30
            [lose]
            abnehmen abzunehmen verlieren nehme nehm runter weniger loswerden abnahme geht
            [lost]
            abgenommen verloren
            [spelling]
            kannst=kann du
            hab's=habe es
            gehts=geht es
            umbring=umbringen
            lben=leben
            lebn=leben
            leeben=leben
            nich=nicht
            nihct=nicht
            [crisis.now]
            keine|kein kraft|energie|lust|willen|mut ?mehr zum|zu|für ?das leben|weiterleben|weitermachen|weiterzuleben
            @kill = umbringen|umbringe|umzubringen|umgebracht|töten|töte|ermorden|erhängen|erhänge|aufhängen|aufzuhängen|aufhänge|erschießen|erschieße|ertränken|vergiften|abstechen|auslöschen|richten
            @wish = will|wollte|möchte|mag|werde|würde|überlege|denke|plane|geplant|versucht|versuche|könnte|soll|sollte|muss|kann|darf|wünsche|wünschte|hoffe|lieber|liebsten|beschlossen|wollen|redet|spricht|droht|sagt|bereit|vor
            mich|sich|mir|dich ... @kill ! laut|job|arbeit|training|berg|lachen
            @kill mich|sich|dich
            @kill ich mich
            bring|bringe|bringt ich mich um
            bring|bringe|bringt mich|sich um ! training|berg|workout|steigung|hitze|sport|kälte|job|arbeit|lauf|übung ! muskelkater|chef|prüfung*|plan|stress|treppe*|steuer*|warten|neugier|burpee*|kniebeuge*|lärm|wetter|kater
            mich|sich umbringen|umzubringen|umbring*
            suizid*
            suizid|suizidgedanken|selbstmordgedanken|selbstmörder
            selbstmord* ! selbstmordsprint* ! sprint*
            selbsttötung
            freitod
            lebensmüd* ! abfahrt|rad|aktion|fahrer|strecke
            will|möchte|mag|wollte|kann|wünschte|wünsche|hoffe .. nicht|nie|nimmer mehr ?wieder leben|weiterleben|aufwachen|da_sein|existieren|hier_sein|sein|dasein|weitermachen|aufwache ! in|auf|bei|mit
            nicht|nie|nimmer mehr ?wieder leben|weiterleben|da_sein|existieren|dasein|auf_der_welt ! stadt|land|bei|mit|in
            nicht|nie ?mehr ?wieder aufwachen|aufwache|aufzuwachen|wach_werden & will|möchte|einschlafen|nie|morgen|hoffe|wünsche|wünschte|einfach ! früh|nachts|so
            will|möchte|wollte|würde_gern|würde_gerne|wünsche|wünschte|darf|könnte|am_liebsten|lieber|liebsten|einfach|nur|wäre ... sterben|tot|gestorben|tot_sein ! hunger|langweil* ! durst|handy|akku|beine ! stück|kuchen|schokolade|pizza|torte|eis|burger|kaffee|lachen
            tot|gestorben wäre|sein ! akku|handy
            wäre|wär ?ich ?doch ?nur ?lieber ?am ?liebsten ?schon ?einfach tot|gestorben|nie_geboren|nicht_geboren|nicht_mehr_da|weg
            nie geboren
            sterben .. will|möchte|wollen ! hunger|langweil*
            denke|denk|gedanken|nachgedacht|denkt|überlege|grüble ?schon ?wieder ?oft ?ständig ?nur ?dauernd ?immer ?daran ?an|ans|über|vom|mit ?den ?das tod|sterben|sterbe|schluss|ende_zu|es_zu_beenden|ende|springen|von_der_brücke & tod|sterben|schluss|ende|beenden|springen|brücke|leben
            schluss ?zu mach*|gemacht & denke|will|leben|allem|möchte|daran|einfach ! naschen|chips|süß*|snack*|zucker*|alkohol|heute|lärm|training|mit_dem_lärm|für_heute|rauchen|zucker
            schluss_machen|beenden|ende_setzen|ein_ende|ende_machen & leben|allem|allen|alles|will|möchte|daran|es|dem ! naschen|chips|süß*|snack*|zucker*|alkohol|rauch*|workout|training|einheit|plan|aufzeichnung|wie
            dem|allem|meinem|allen leben|ganzen|allem ?ein ende
            will|möchte|werde|würde .. dem|allem|diesem_leben ?endlich ein ende setzen|machen|bereiten ! naschen|rauchen|zucker|süß*|chips
            leben ?zu ?selbst ?mir|sich nehmen|genommen|nimmt|beenden|beendet|wegwerfen
            nehm|nehme|nimmt|nehmen ?ich mir|sich das leben
            ohne mich ... besser|glücklicher|leichter|gut|froh|erleichtert
            besser|glücklicher|leichter ?alle ?dran ... ohne_mich|ohne_mir ! training|laufen
            wenn|falls ich ?mal ?einfach ?nicht ?mehr ?plötzlich ?morgen weg|tot|nicht_mehr|verschwinden|verschwinde|verschwände|sterbe|gestorben|verschwunden|stürbe|gehe_für_immer & merk*|vermiss*|egal|froh|besser|erleichtert|wäre|wär|stör*|interessier* ! urlaub
            keiner|niemand|niemandem|keinem ... vermiss*|fehlen|merken|bemerken|traurig_sein|interessiert|auffallen ! rennen|lauf ! runde
            last|belastung|bürde ?für ?nur ?allen ?alle & familie|alle|anderen|euch|bin|eltern|mann|frau|kinder|falle|allen ! kniebeugen|last_für|ruhe|trainings* ! training
            falle ... zur last
            bin ?nur ?noch ?allen ?eine ?nichts ?zu ?eine last|bürde|belastung|wertlos|nutzlos|überflüssig
            wertlos|nutzlos|überflüssig|ungeliebt & fühle|bin|fühl|komme
            hoffnungslos & fühl*|alles|leben|lage|bin|so|ist_alles ! schwimm*|technik|fall|schlecht_im|form
            keine|jede|alle|ohne|null ?mehr hoffnung ! sieg|rennen|bestzeit
            hoffnung ?ist ?schon ?längst ?aufgegeben|verloren|weg|gestorben ! bestzeit|auf|rekord|sieg|wetter
            kein|keinen|ohne|welchen|null sinn ?mehr & leben|alles|mehr|weiter|alles_keinen|lebens ! dehn*|regen|laufen|training|trainieren
            sinn ... leben|lebens & kein|keinen|nicht|ohne|welchen|verloren|sehe
            leben ?ist ?hat ?macht ?für ?mich ... sinnlos|wertlos|lebenswert|sinn|unerträglich|qual|hölle & kein|keinen|nicht|sinnlos|wertlos|unerträglich|qual|hölle|mehr
            nicht ?mehr lebenswert
            wozu|warum|wofür|weshalb|weswegen ?soll|sollte|noch|lohnt ?es ?ich ?überhaupt ?eigentlich ?sich ?noch leben|weiterleben|weitermachen|aufstehen|am_leben|weiter|kämpfen ! trainier* ! plan
            kein|keinen|keine|ohne ?einzigen grund|gründe|sinn ?mehr ... leben|weiterleben|aufzustehen|weiterzumachen
            nichts|niemanden ?mehr wofür|für ... lebe|leben|lohnt
            kein|keinen|ein|einen|einziger|einzige|letzter ?letzte ?anderen ausweg|lösung & kein|keinen|tod|einzige|einziger|mehr
            sehe|seh|sehen ?ich ?für ?mich ?einfach ?gar keine|keinen|kein ?andere ?mehr zukunft|ausweg|licht|land|sinn|perspektive|morgen
            keine zukunft ?mehr ! plan ! schuh*|laufschuh*|sprint*|akku|handy|rad|tempo|verein|hose
            weiß|weiss ?einfach ?echt nicht ?mehr weiter & leben|mehr ! trainingsplan|plan|übung|aufgabe
            nicht mehr weiter ! plan|trainingsplan|laufen|km|schritte
            kann|mag|halte|halt|schaff|schaffe|pack|packe|ertrage|ertrag ?ich ?das|es ?alles ?echt ?einfach ?auch nicht mehr|länger ?aus ! als|joggen|laufen|liegestütz*|so|plank|km|klimmzüge|kilometer|rennen|heben|schlafen|bewegen|sprechen|atmen|essen|schwimmen|training|früh
            nicht ?mehr|länger aushalten|aus|ertragen & leben|alles|das|schmerz|es ! plank|hitze|position
            alles|es|das ?endlich ?nur ?einfach vorbei ?ist|sein|wäre & will|möchte|soll|wünsche|wäre|hoffe ! training|winter|lauf|grippe|rennen
            will|möchte|wollte|wünsche ... verschwinden|weg_sein|weg|auflösen|nicht_mehr_sein|nicht_da_sein & immer|nie|hasse|welt|einfach_weg_sein|aufwachen|merkt|weg_sein|keiner|sein ! wochenende|urlaub|wanderung|berge
            für immer|ewig einschlafen|schlafen|weg|verschwinden|gehen|ruhe
            immer einschlafen|schlafen|verschwinden
            einschlafen .. nie|nicht ?mehr ?wieder aufw*
            tabletten|schlaftabletten|pillen|medikamente|strick|seil|pistole|messer|rasierklinge* ?habe ?ich ?schon ?alle ?liegen ?bereit bereit|zurechtgelegt|gesammelt|gekauft|besorgt|gehortet|da|liegen ! springseil|kletter*|vitamin*
            wie_viele|wieviele|wieviel|welche|wie_viel tabletten|schlaftabletten|pillen|paracetamol|insulin|ibuprofen ... tödlich|sterben|tod|umzubringen|überdosis|reichen|töten|aufwachen|braucht_man
            tödlich* & tabletten|schlaftabletten|dosis|pillen|paracetamol|insulin ! kaffee
            strick|seil|galgen|schlinge ?mir ?schon gekauft|besorgt|gekauft|geknüpft|hängt ! springseil|kletter*|spring*
            seil|strick & gekauft|besorgt ! springseil|kletter*|springen|wandern
            abschiedsbrief*
            abschied|lebewohl ?für ?nehmen ?von immer|nehmen|genommen|allen|euch|euch_allen|welt
            leb|lebt|lebe wohl
            danke_für_alles|danke_fürs & wars|wohl|abschied|letzte|mal|vorbei|ende
            letztes|letzte|letzten|letztem mal|nachricht|tag|nacht|abend|worte & morgen|nicht_mehr|nie|frage|bin_ich|leben|schreibe|hören ! bestzeit|gelaufen
            bin|werde|ist|wird ?ich ?er ?sie ?dann ?bald ?schon|morgen nicht mehr ?da|hier|sein|leben & da|hier|leben ! büro|zuhause|urlaub
            nicht mehr da|hier ?zu sein & will|möchte|mag|wollte|welt ! büro|wohn*
            verschenk*|verteile|hergeben|weggebe|weggegeben ?ich ?gerade ?jetzt ?schon ?alle ?all alle|meine|all ?meine sachen|besitz|kleider|habseligkeiten|haustiere|hund|katze|dinge|alles ! altes|laufband
            testament|nachlass & gemacht|geschrieben|regle|geregelt|verabschiedet & verabschied*|bald|weg|tot|wenn
            springen|springe|gesprungen|werfen|werfe|schmeißen|stürzen|stürze|legen ... brücke|zug|dach|balkon|fenster|bahn|gleise|u_bahn|auto|klippe|hochhaus|haus|lkw|tod
            brücke|dach|balkon|klippe|gleise|gleisen|zug|u_bahn|hochhaus ... springen|werfen|stürzen|legen|runterspringen|gesprungen|schmeißen ! trainier*
            vor|unter den|die|einen zug|bahn|lkw|u_bahn & werf*|spring*|leg*|schmeiß*|stürz*|lauf*
            ritz|ritze|ritzen|geritzt|ritzt mich|mir|sich|wieder|mal
            mich|mir|sich ?selbst ?wieder ?gestern ritze|ritzen|geritzt|ritz|schneide|schneiden|geschnitten|verletzen|verletze|aufgeschnitten|verbrenne|schlitzen & ritz*|arm|arme|pulsadern|absicht|wieder|selbst|beine|will|möchte|mag ! koch*|rasier*|knie|training|grill*|küche|laufen|papier
            arme|arm|pulsadern|handgelenk* ... aufgeschnitten|aufschneiden|aufschlitzen|ritze*|schneide|schneiden|geritzt|aufgeritzt
            selbst verletz*|verletzung
            selbstverletz*
            zigaretten|zigarette|feuerzeug ... arm|haut|arme|bein
            mir|sich ?selbst ?heute ?noch ?noch_was etwas|was ?heute ?noch antun|anzutun|antue|angetan|an
            tu|tue|tut ?ich mir|sich ... was|etwas an
            überdosis & genommen|tabletten|schlucken|nehmen|geschluckt ! kuchen|schokolade|koffein
            ganze|alle|packung|schachtel|flasche|handvoll ?packung|schachtel ?der tabletten|schlaftabletten|pillen|packung|schachtel & genommen|geschluckt|nehmen|schlucken ! antibiotik*
            stimmen ... mir|ich|mich & sagen|befehlen|wollen|flüstern|töten
            hoff*|wünsch* ... überfähr*|überfahren|überrollt|umfährt|krebs_bekomme|nicht_mehr_aufwache|blitz_trifft
            egal ?ob ?ich ?wenn leb*|sterb*|tot|aufwache ?oder
            ob ich lebe|leb|sterbe|tot
            satt|leid|müde|überdrüssig|keinen_bock|kein_bock|keine_lust|schnauze_voll|bock ?das ?es ?vom ?aufs ?mehr ?auf ?zu ?mit leben|lebens|weiterzuleben|welt|dasein & satt|leid|müde|kein|keinen|keine|voll|überdrüssig ! land|stadt
            leben ?einfach ?so satt|leid|müde|überdrüssig|nicht_mehr|aufgegeben|aufgeben|hassen|hasse
            geb|gebe|gib ?ich auf & leben|sinn|ich_kann_nicht ! eintrag|lösch*|plan
            hasse|hass ?ich mich|mein_leben|mir
            verdiene|verdien ?ich ?es nicht ?es ?zu leben|da_zu_sein|am_leben
            wird|es ?es ?alles ?nie|niemals|nimmer ?wieder ?mehr besser|gut & nie|niemals|nimmer|nicht_mehr & leben|wieder|wird ! zeit|pace
            nur noch|mehr weine|heule|weinen|tot_sein|zu_ihm|zu_ihr|schlafen & weine|heule|tot|zu_ihm|zu_ihr|immer
            zu ihm|ihr|ihnen & tod|himmel|gestorben|verstorben
            himmel|drüben & zu_meinem|zu_meiner|wiedersehen|folgen|nachfolgen
            erbt|bekommt|kriegt ... wenn ich & umgebracht|tot|gestorben|weg|sterbe
            lieber tot|sterben ! burpee*|als_noch|als_nochmal|liegestütz*
            tot ?sein als so|dick|weiter
            welt ... ohne mich
            @ort = brücke|zug|züge|gleis|gleise|gleisen|bahnsteig|dach|balkon|hochhaus|fenster|klippe|bahn|lkw|autobahn|schienen|geländer|parkhaus|dachkante
            @sinnen = denk*|vorstell*|stelle|will|möchte|manchmal|könnte|drang|gedanke*|gedanken|überleg*|nachts|fantasie*|träum*|daran
            @med = tablette|tabletten|schlaftabletten|schlafmittel|pillen|paracetamol|ibuprofen|insulin|aspirin|medikamente|medikament|dosis|morphin|valium|tropfen|beruhigungsmittel|antidepressiva|schlaftablette
            wenn|dass es mich nicht|nie|nimmer ?mehr gäbe|gäb|gibt|gebe|gegeben ! liste|rangliste|tabelle|suche
            besser|leichter|glücklicher|erleichtert|froh ... wenn|falls|dass|ohne ich ?einfach ?endlich ?nicht|nie ?mehr sterbe|stürbe|tot|weg|existiere|existierte|lebe|lebte|geboren|gestorben|verschwinde|verschwände|da ! urlaub
            mach|mache|machen .. schluss .. allem|leben|mir ! süß*|zucker*|chips|naschen|snack*|alkohol|rauch*
            schluss ?mit allem|dem_leben|meinem_leben ! süß*|zucker*|chips|naschen|snack*|alkohol|rauch*|training
            beende|beenden ?ich ?heute ?jetzt ?morgen ?bald es|alles|das_ganze|das_alles & heute|nacht|abend|jetzt|morgen|bald|endgültig|endlich ! training|einheit|workout|aufzeichnung|abo|plan|diät|lauf|aufzeichnen
            nichts|niemand|keiner ?mehr .. mich ?noch ?hier hält
            nichts|niemanden ?mehr ... leben|lebe|weiterleben|lohnt ?für & wofür|für|wozu|warum|lohnt
            @ort ... loslassen|loszulassen|fallen|fallenlassen|treten|trete|springe|springen|springt|hinunter|runter|stürzen & @sinnen ! joggen|laufen|lauf|wander*|trainier*|box
            schritt|treten|trete|fallen|springen|lehne ... vor|von|auf|unter|über ?den|die|das|der ?einen @ort & @sinnen ! trainier*
            bahnsteig|bahnsteigkante|gleis|gleise|brüstung ... schritt
            hoffe|hoffentlich|wünsche|wünschte|will|möchte|bete ... herz ... stehen|stillsteht|aufhört|stehenbleibt|versagt|bleibt|aufhören ! rast|rasen|stolper*|ruhig
            wache|wach|wachte ... nicht|nie ?mehr ?wieder auf & hoff*|wünsch*|will|schön|liebsten ! nachts|durch
            auto|lkw|bus|laster|zug|bahn|lastwagen .. überfahren|erfasst|erfassen|überrollt|erwischt|überfährt|umfährt & wäre|recht|hoff*|wünsch*|egal|froh|schön|liebsten ! fuchs|katze|hund|angst
            unfall|op|krankheit|krebs|operation|sturz ... getötet|umgebracht|erwischt|gestorben & wünsch*|hätte|schade|hoff*|froh|besser ! angst|vater|mutter
            @med ... tödlich*|sterb*|tod|töten|umzubringen|umbring*|herzstillstand|nicht_mehr_aufwache|nicht_mehr_aufzuwachen|nicht_mehr_aufwachen|nie_mehr_aufwache|nie_wieder_aufwache|für_immer_schlafen|für_immer_zu_schlafen|für_immer_einschlafen|nicht_mehr_wach & wie_viel|wieviel|wie_viele|welche|reich*|genug|brauch*|bräuchte|muss|menge|dosis|nehme|wenn ! katze|hund|viren
            @med .. herz ... stehen|stillsteht|aufhört|anhalten|stoppen ! arzt
            tödliche|tödlichen dosis|menge
            ganze|alle ?meine ?die packung|schachtel|tabletten|schlaftabletten ... sterbe|sterben|tot|passiert & nehme|schlucke|nehmen|schlucken
            briefe|brief|zeilen ... wenn|falls ich|es ?mich ?einmal ?mal ?nicht ?mehr bin|tot|weg|da|lebe|gibt|gehe ! urlaub
            katze|hund|haustier|haustiere|kaninchen|sachen|möbel|besitz ... weggegeben|abgegeben|verschenkt|vererbt & brauch*|bald|nicht_mehr|immer|gehe ! laufband|altes|verein
            besitz|habe ... verschenkt|weggegeben|verteilt & immer|bald|abschied|gehe
            gehe|geh|verschwinde ?ich ?bald ?dann|jetzt für immer ! offline|urlaub|verein
            lieber|wäre|will|möchte|wünschte|wär ?ich ?lieber ?doch nicht ?mehr am leben
            nicht|nie|nimmer ?mehr ?länger auf|in dieser|der|diese welt ! beste|schnellste
            weg von|aus dieser|der welt & will|möchte|nur|endlich
            zu viel|überflüssig auf|in dieser|der welt
            leben ... beenden|nehmen|wegwerfen|ausknipsen & will|möchte|mein|mir|sich|selbst|werde|könnte
            schmerz|schmerzen|qual|leiden|leid ... aufhört|aufhören|endet|enden|vorbei & immer|endlich|will|möchte & kann_nicht|immer|leben|halte ! knie|rücken|schulter|bein
            nie auf|in die|der|diese welt gekommen
            antun|anzutun & mir|etwas|was|leid
            s v|svv wieder|druck|drang|rückfall
            svv
            bete|flehe ... nicht|nie ?mehr ?wieder aufwache|aufwachen|aufzuwachen|wach
            tut|ist|wie ... ertrinken|erhängen|verbluten|ersticken|aufhängen weh|schmerzhaft|schmerzlos|lange|qualvoll
            ertrinken|erhängen|verbluten ... weh|schmerzhaft|schmerzlos
            klinge|messer|rasierklinge|scherbe ... oberschenkel|arm|arme|bein|beine|haut|unterarm|bauch|mich & geschnitten|schneid*|ritz*|geritzt ! rasier*|koch*|gemüse
            nur|einzige|einziger|einziges ... hält|halten mich ?noch ?hier ?am leben|hier ! motiviert
            plan|plane|geplant ... sterbe|sterben|umbringe|springe|umzubringen|leben_beende ! trainingsplan|akku
            gibt|kein|keinen ?für ?mich ?es ?für ?mich kein|keinen|ein morgen ?mehr & mich|mehr|kein
            los|frei|befreit ... wenn|falls|sobald ich ?nicht ?mehr sterbe|tot|weg|stürbe|gestorben|lebe|da
            wenn ich sterbe|stürbe|tot_bin|tot_wäre ... los|frei|befreit|besser|erleichtert
            lasst|lass|lassen ?sie mich ?doch ?einfach ?endlich sterben|gehen_für_immer
            braucht|vermisst|will|liebt ?mich & niemand|keiner|keinen & tot|sterben|leben|weg|verschwinden|gestorben
            strick|seil|pistole|messer|tabletten ... garage|keller|schrank|nachttisch|liegt|wartet|hängt & mich|wart*|denk*|immer|für_mich ! springseil|kletter*|küche
            liegt|hängt|wartet|habe ... strick|schlinge|pistole|galgen & mich|garage|keller|dachboden|bereit ! springseil|kletter*
            messer|klinge|pistole|rasierklinge|schere ... pulsadern|handgelenk|handgelenke|kehle|kopf|arm|hals|pulsader & gehalten|halte|hielt|gesetzt|drück*|angesetzt
            versprechen|garantieren ... lebe|leben|da_bin|am_leben & nicht|kann
            lange ich ?das ?es ?noch durchhalte|aushalte|schaffe|ertrage ! plank|tempo|training|lauf|hängen|diät
            antun|anzutun|antue & was|etwas
            leiden|schmerz|qual ?ein ende ! knie|rücken
            bald|dann ?bin ?ich ?bald tot|gestorben|erlöst ! akku|handy|beine
            bin ?ich ?dann|bald nicht mehr hier|da & bald|leiden|dann|ende ! büro|urlaub
            genauso|genausogut|ebenso ?gut gut ?gleich tot|sterben
            tod|sterben ... erlösung|ausweg|befreiung|erleichterung|lösung|frieden ! oma|opa|vater|mutter
            wie bringt|bringe|tötet|erhängt|vergiftet ?man|ich ?sich|mich ... um|selbst|sich|mich & schnell*|schmerzlos|am_schnellsten|am_besten|sich|mich ! berg
            packung|schachtel|tablettenpackung|tablettenschachtel|tabletten|pistole|messer|strick|klinge ... neben_mir|vor_mir|in_der_hand|auf_dem_bett|neben_dem_bett & allein|keiner|niemand|tablett*|bereit ! vitamin*
            sammle|sammel|horte|spare|hebe|gesammelt|gehortet|aufgehoben|aufgespart ... @med & reicht|genug|soweit|ausreicht|tag ! flasche*
            vor|unter ?den|einen|die|der zug|bahn|u_bahn|sbahn|s_bahn|auto|lkw|lastwagen ?zu gehen|laufen|werfen|springen|legen|rennen & denk*|will|überleg*|stell*|gedanke*|könnte|manchmal ! rannte
            auf|an ?der|einer brücke ... fast|beinahe|kurz ?davor ?zu gesprungen|springen|losgelassen
            fast|beinahe gesprungen|losgelassen & brücke|dach|zug|balkon|gleis*
            merken|bemerken|auffallen|vermissen ... nicht_mehr_da|weg_bin|weg_wäre|nicht_mehr_gäbe|tot & ich|mich
            würde|wird jemand|wer|irgendwer ?überhaupt merken|vermissen|bemerken|auffallen & wenn|falls|mich ! lauf|rennen
            nichts hat|macht|ergibt|hätte ?mehr ?noch ?einen ?irgendeinen sinn
            nichts ?mehr ?hier ?was mich|mir hält|hier_hält|bleibt ! zurück_vom
            will|möchte|mag|kann ?ich ?einfach ?echt ?wirklich ?auch nicht mehr $ ! als|km|kilometer|laufen|rennen|training|plank|essen|satt|runde|runden|kurz|übung|sport|heute_nicht_mehr
            bald|demnächst|dann ?bin ?ich ?eh ?ja ?ohnehin ?sowieso ?bald nicht mehr da|hier|am_leben ! büro|urlaub|zuhause|stadt|firma|verein|team|studio|arbeit|handy
            bin ?ich ?dann ?bald ?eh ?ja ?ohnehin ?sowieso nicht mehr da|hier|unter_euch & bald|egal|dann|demnächst ! büro|urlaub|zuhause|stadt|firma|verein|team|studio|arbeit|handy
            will|möchte|wünsche|wünschte|wünsch|soll|hoffe ?ich ?mir ?einfach ?nur ?dass alles ?endlich ?einfach ?nur aufhört|endet|vorbei_ist|zu_ende_ist|aufhören|enden ! knie|rücken|lärm|regen|training|winter
            @schlafmittel = schlaftabletten|schlafmittel|schlafpillen|schlaftablette|beruhigungsmittel|valium|diazepam
            sammle|sammel|horte|spare|spar|bunkere|gesammelt|gehortet|gebunkert|hebe|aufgespart ... @schlafmittel|tabletten|pillen ! vitamin*|punkte|magnesium|nahrung*
            @schlafmittel|tabletten|pillen ... gesammelt|gehortet|gebunkert|aufgehoben|sammle|zurückgelegt ! vitamin*|magnesium
            wie_viele|wieviele|wieviel|wie_viel ... @schlafmittel .. zu_viel|zu_viele|zuviel|zuviele
            warum|wozu|wofür|weshalb|weswegen soll|sollte|muss ?ich ?morgen ?überhaupt ?noch ?überhaupt ?eigentlich aufstehen|aufwachen|weiterleben ! früh|wecker|training|fünf|sechs|uhr|feiertag|sonntag
            für mich gibt ?es ?hier nichts|keinen_platz|keine_zukunft|kein_morgen ?mehr ! karte|menü|restaurant|auswahl|strecke
            tu|tue|füge ?ich mir ?selbst ?immer ?wieder ?öfter ?manchmal weh|schmerzen|schmerz|leid|gewalt & selbst|druck|absicht|nachts|allein|stress|spüre|spüren|wieder|immer|zu|manchmal ! knie|rücken|laufen|fuß|training|sport
            schmerzlos|schmerzfrei|ohne_schmerzen|ohne_schmerz|ohne_zu_leiden|qualfrei ... sterben|sterbe|tod|umzubringen|gehen_kann|selbstmord ! katze|hund|oma|opa
            sterben|sterbe|tod ... schmerzlos|schmerzfrei|ohne_schmerzen|ohne_zu_leiden & wie|will|möchte|geht|kann ! katze|hund|oma|opa
            schluss ?mit mir ! training|diät|übung|trainer
            dem|meinem leben abgeschlossen|fertig
            für immer ?ist ?dann ?danach schluss|aus|vorbei|weg ?mit ?mir & mir|ich|leben|danach|dann ! zucker|rauchen|naschen|abo|verein|verletzung
            bevor|ehe ich ?für ?immer gehe|gehe_für_immer|sterbe|weg_bin|nicht_mehr_bin|nicht_mehr_da_bin|verschwinde ! urlaub|arbeit|haus|joggen|training|bett|sport|laufen
            letztes|letzten|allerletztes mal ... bevor|danach|dann & für_immer|sterbe|nicht_mehr|schluss|ende|weg ! urlaub|saison|abo|bestzeit|verein
            innerlich|schon|eigentlich ?bin ?ich ?längst tot & ich|innerlich|fühle ! akku|handy|beine|hund|opa|oma|vater|mutter
            mich hier|noch|am hält|hielt nichts|niemand|keiner ! training|motivation
            gehöre|passe ?ich nicht ?mehr ?hierher|in|auf ?diese|die welt|hierher|leben ! gruppe|klasse|team|hose
            keiner|niemand|kein_mensch wird|würde|würd ?mich ?überhaupt ?jemals ?je ?mir ?eine ?träne ?mich vermissen|nachtrauern|nachweinen|beweinen|erinnern ! rennen
            mich wird|würde|vermisst ?sowieso ?eh ?ja keiner|niemand ?vermissen ! rennen
            haben|werden|hat mich ?doch ?eh ?schnell alle|jeder ?schnell ?längst vergessen
            alle|jeder|kinder|familie|freunde ?werden|haben|wird|hat mich ?schnell ?bald ?längst vergessen ! passwort|einladen|abzuholen
            keinen|kein|ohne|null|verloren ?mehr ?jeden ?den ?meinen lebenswillen|lebensmut|lebenslust|lebensfreude|überlebenswillen
            lebenswille*|lebensmut|lebenslust|lebensfreude ... verloren|weg|keinen|mehr|gebrochen|erloschen
            #8-500 ?von ?meinen ?meiner @med ... genommen|geschluckt|eingenommen|eingeworfen|intus|runtergespült ! vitamin*|mg|tage|wochen|ml
            nehme|nahm|schlucke|schluckte ?ich ?gerade ?jetzt #8-500 @med ! vitamin*|mg|tage|wochen|ml
            herz ... aufhört|stehenbleibt|stehen_bleibt|aussetzt|versagt|aufhören ... erleichtert|froh|recht|erlösung|erleichterung|dankbar|egal|schlimm
            nicht|nie ?mehr existieren|leben_müssen|da_sein_müssen|am_leben & müssen|schlafen|mehr|will|mag ! konto|daten
            beiße|beiß|kratze|kratz|haue|hau|schlage|schlag|kneife|boxe|gekratzt|aufgekratzt|gebissen ?ich ?mir ?mich ?in|auf|gegen ?mir ?die|den|das|meine|meinen arme|arm|handgelenke|handgelenk|haut|beine|kopf|wand|gesicht|oberschenkel ... spür*|fühl*|blut*|druck|wund|beruhig*|ruhe ! hund|mücke*|juck*|boxtraining|klettern
            handgelenke|handgelenk|arme|arm|unterarme|pulsadern ?blutig ?wieder aufgekratzt|aufgeritzt|zerkratzt|aufgebissen|aufgeschürft ! sturz|gefallen|katze|dornen|rad ! dorn|busch|gestrüpp|brombeer*|biken
            kann|ertrage|halte|könnte ?ich ?diesen|diese|den|das|all ?inneren ?ganzen schmerz|schmerzen|leere|qual|traurigkeit|einsamkeit|dunkelheit ... nicht|nie ?mehr ?länger ertragen|tragen|aushalten|aus|mehr ! knie|rücken|schulter|zahn|ferse|bein
            gegenverkehr|baum|brückenpfeiler|leitplanke|lkw|wand|mauer ?zu lenken|fahren|steuern|rasen|fahre|ziehen|krachen ! angst|ausweichen|parken|rad
            gegen|in|vor ?einen|den|die|das ?nächsten baum|gegenverkehr|brückenpfeiler|leitplanke|mauer & fahre|fahren|lenken|steuern|rase|rasen|ziehen|krachen ! gewandert|spaziert|unfall_gesehen
            fahre|rase|lenke|steuere ?ich ?mit ?dem ?das ?auto ?mich gegen|in|vor ?einen|den|die baum|gegenverkehr|brückenpfeiler|leitplanke|mauer|abgrund
            welt|leben|familie|alle|allen|menschen ?ist|wäre|sind|wären|geht|ginge ?doch ?es ?viel besser|schöner|leichter ?dran ohne ?leute|menschen|jemanden|so ?wie ?einen mich|mir|ich
            geburtstag|weihnachten|silvester|sommer|frühling|monatsende ?werde|erlebe|erreiche|schaffe|feiere ?ich ?wohl ?sicher ?eh ?gar nicht|nie ?mehr ! stress|urlaub|feier|ziel|plan
            werde|will|möchte ?ich ?meinen|den|das|mein ?nächsten|nächstes geburtstag|weihnachten|sommer ?gar nicht|nie ?mehr erleben|feiern|sehen|erreichen ! stress|urlaub|allein
            hätte|habe nichts dagegen ?wenn ?ich ... überfähr*|sterb*|tot|aufwach*|aufhört|stürbe|gestorben
            wäre ?es ?mir|mir ?es recht|egal|lieber & überfähr*|sterb*|bus|lkw|tot|stürbe|krebs ! parken
            wo|wohin ?ich hingehe|hin_gehe|gehe|hingeh ?da|dort brauch*|brauche
            brauche|brauch ?ich ?da|dort ?ja ?eh nicht ?mehr ?da|dort & hingehe|wohin|wo_ich|lösch* ! laufband|handy|abo|app|wecker
            nichts ?mehr zu_verlieren & nacht|heute|abend|soweit|ende|mehr ! gewicht|rennen|spiel|gegner
            verabschiede*|verabschiedet|abschied|lebewohl ?mich ?heute ?von|habe allen|alle|jedem|familie|kindern|freunden|allem|euch ! kollegen|urlaub|flughafen|job|firma|verein|zucker
            tödlichen|tödlicher|tödliche|schlimmen|schweren unfall|krankheit|herzinfarkt|absturz|diagnose & wünsche|wünschte|hoffe|hätte_gern|träume|sehne ! angst|gesehen|vater|mutter
            tabletten|pillen|strick|seil|pistole|messer|klinge ... mut|mutig|traue|trau & falls|endlich|wenn|bis|finde|habe ! klettern|springen|dosis
            verblute*|verbluten|auszubluten|ausbluten ! tier|reh|nasenbluten
            seil|strick|galgen ... schuppen|garage|keller|dachboden|schrank|baum & denke|denk|daran|warte*|schaue|bereit|ständig ! klettern|schaukel|springseil|segel*
            schuppen|garage|keller|dachboden ... seil|strick|schlinge|pistole & denke|denk|daran|warte*|ständig|immer|bereit ! klettern|schaukel|springseil
            innerlich ?bin ?ich ?schon ?längst ?fühle ?mich leer|tot|gestorben|abgestorben
            sehe|weiß|weiss|verstehe ?ich ?einfach ?keinen ?sinn|grund|nicht ?mehr warum|wozu|wofür ?ich ?überhaupt ?noch hier|da|lebe|am_leben|existiere|weitermache ! app|liste|büro
            müde|satt|leid ?vom ?das ?es ?des leben|lebens|kämpfen|dasein ! stadt|land
            nicht suizidal aber|jedoch|nur
            leben|dasein ?ist|fühlt|wird ?sich ?nur ?nur_noch ?noch ?eine|ein ?reine qual|hölle|folter|last|strafe|gefängnis|unerträglich ! stil|stadt
            wenn|falls|dass ?ich ?einfach ?heute ?im ?nachts ?schlaf ich ?einfach ?heute ?nacht ?im ?schlaf sterbe|stürbe|gestorben|sterben_würde|nicht_aufwache|tot_wäre & besser|einfacher|leichter|schön|gut|froh|egal|alle|schlaf|keiner|niemand|hoffe|wünsche ! hunger|lachen|marathon|langeweile
            meine|eigene|meiner|eigenen|mein beerdigung|begräbnis|trauerfeier|grab|grabstein|todesanzeige ! oma|opa|hund|vater|mutter
            aufhöre|aufhören|aufhörte ?einfach ?würde ?zu atmen|leben|existieren & beste|einfach|wünsche|will|besser|möchte|schön|wenn ! nase|schnarch*|apnoe|asthma|treppe
            einfach|nicht ?nicht ?mehr atmen & aufhöre|aufhören|will|beste|besser ! nase|schnarch*|apnoe|asthma|treppe|berg|sprint
            zu|viel viele|zuviele|zu_viele|zu_viel ?von ?den ?meine ?meinen @med ... genommen|geschluckt|eingenommen|intus ! vitamin*|magnesium|tage
            zu viele|viel ?von ?den ?meine ?meinen @med ! vitamin*|magnesium|eingetragen
            verletze|verletz|schneide|schlage|verbrenne|bestrafe|quäle ?ich ?mich|mich ?ich ?selbst ?oft ?wieder ?manchmal ?immer absichtlich|selbst|mit_absicht|vorsätzlich|selber|bewusst ! sport|fußball|laufen|training
            mich|mir absichtlich|vorsätzlich|mit_absicht verletz*|weh|schneide|geschnitten|schlage
            kann|will|mag|werde ?ich|so ?so ?ich nicht ?mehr ?länger ?so weiterleben|weiterexistieren|am_leben_bleiben|weiter_leben ! stadt
            so kann|will ?ich|es nicht|nimmer ?mehr weiterleben|weiterexistieren|leben ! stadt|land
            überlebe|überstehe|schaffe|halte|überleben ?ich noch|nicht|eine|einen ?so ?eine ?einen ?weitere nacht|tag|woche ?mehr ?nicht & nicht|kein|nie ! training|diät|schicht|lager|plank
            noch ?so eine|einen|ein ?solche ?weitere nacht|tag|woche|monat überlebe|überstehe|ertrage ?ich nicht ! training|schicht|diät
            will|möchte|wünsche|mag ?ich ?mir|nicht ?nicht dass|nicht ?es ?der ?nie ?wieder morgen kommt|wird|anbricht|da_ist ! wecker|prüfung|rennen|arbeit
            gehe|geh|laufe|schwimme|verschwinde|gehen|laufen ?ich ?einfach ?raus ins|in ?den ?die ?das meer|wasser|fluss|see|wald|ostsee|nordsee & zurück|wieder|nie|nicht ! hund|neopren|kalt|temperatur|joggen
            lebewohl|tschüss|auf_wiedersehen ?meinen ?zu ?den kindern|kinder|familie|eltern|frau|mann|freunden & bevor|tue|mache|gehe|dann
            kindern|kinder|familie|eltern|frau|mann ... lebewohl|abschied|leb_wohl|tschüss & bevor|tue|tun|gehe|mache|dann ! arbeit|urlaub|schule
            puls|herz ... null|stehen_bleiben|aufhören|stillstehen & von_mir_aus|meinetwegen|egal|soll|darf|kann|gerne ! diagramm|sensor*|fehler|anzeige|kurve
            allem|alles ein|dem ?ganzen ende|schluss ?zu ?bald machen|setzen|bereiten ! naschen|zucker|rauch*|diät|abo
            bin|fühle ?mich ?ich ?doch nichts|nix|wertlos ?mehr wert & keiner|keinen|niemand|niemanden|verschwinde|tot|leben|weg
            keiner|keinen|niemand|niemanden ?würde|würd|wird ?es kümmern|interessieren|stören|jucken & ich|mich & weg|verschwinde|tot|sterbe|weg_bin|nicht_mehr|wert ! rennen|lauf
            fertig|durch|abgeschlossen ?ich ?bin ?ich mit|mit_dem|mit_meinem ?dem ?meinem leben|allem|welt ! training|essen|diät|abwasch
            ende|limit ?meiner|meine ?letzten kräfte|kraft & morgen|mehr|leben|nicht|will ! lauf|rennen|training|satz|sprint
            schön|gut|leicht|friedlich|besser ?es ?wäre ?nicht nicht ?mehr ?da|hier da_zu_sein|zu_sein|zu_leben|aufzuwachen|existieren ! verletzt|müde|krank|zuhause
            nicht|nie ?mehr ?länger ?vorhabe|vor|plane ?noch ?lange da_zu_bleiben|da_zu_sein|zu_leben|am_leben_zu_bleiben|hier_zu_sein|hier_zu_bleiben ! büro|urlaub|stadt
            hasse ?ich ?es|es ?ich ?noch ?überhaupt am_leben|zu_leben|zu_existieren|geboren_zu_sein|leben_zu_müssen
            #8-500 @med ... auf_einmal|zusammen|gleichzeitig|passiert & passiert|nehme|schlucke|nehm|wenn ! vitamin*|mg
            raus ?aus|aus diesem|dem|meinem leben & will|möchte|raus
            messer|klinge|pistole|rasierklinge|strick ... in der|meiner hand & ob|benutze|weiß|soll|mich ! küche|koch*|gemüse
            halte|hab|habe|sitze ... messer|klinge|pistole|rasierklinge|strick & ob|benutz*|weiß ! küche|koch*|gemüse
            verdient|verdiene ?ich ?es ?nicht hier_zu_sein|da_zu_sein|zu_leben|am_leben_zu_sein|geliebt_zu_werden & nicht
            kann|könnte ?ich ?es nicht versprechen|garantieren & passiert|antue|nacht|heute|lebe|sicher|bleibe ! training|ziel
            mir|mich ?gerade ?jetzt ?so ?sehr ?selbst ?etwas ?unbedingt wehtun|weh_tun|verletzen|schneiden & will|möchte|muss|drang|könnte ! training|sport|zahnarzt
            versicherung|lebensversicherung ... besser|mehr ?ohne ?dran|wert dran|tot|ohne_mich ! auto
            besser|mehr ... lebensversicherung|versicherung ! auto|beitrag|gezahlt|tarif
            [emergency.now]
            @hurt = eingeschnürt|zugeschnürt|zusammengeschnürt|schraubstock|schmerz|schmerzen|weh|druck|drückt|enge|eng|engegefühl|stechen|sticht|brennen|brennt|ziehen|zieht|beklemmung|krampf|krampft|drücken|pressen|stich|stiche|schnürt|schwer|taub|gewicht|last
            @chest = brust|brustkorb|brustbein|herzgegend|brustbereich
            @chest ... @hurt ! muskelkater|liegestütz*|bankdrücken|brusttraining|schwimm*
            @hurt ... @chest ! muskelkater|liegestütz*|bankdrücken|brusttraining|schwimm*
            brustschmerz*|brustenge|engegefühl|herzschmerz*|brustdruck
            jemand|elefant|stein|gewicht|etwas ... auf meiner|der @chest
            herz ?tut ?mir weh|schmerzt|sticht|stolpert|rast|bleibt|aussetzt & weh|schmerzt|sticht|schwind*|ohn*|sitz*|lieg*|schwarz|#121-250|umfall*|umkipp*
            herzinfarkt* ! was_ist ! fast
            schlaganfall* ! was_ist
            herzrasen|herzstolpern|herzklopfen & schwind*|schwarz|ohnm*|umfall*|umkipp*|liege|sitze|luft|sitzen|falle ! start|vorfreude
            linker|linken|linke arm|schulter|hand & weh|schmerz*|taub|kribbel*|zieht|schwer|übel ! impfung|muskelkater|kurzhantel*|aufschlag
            kribbeln|schmerz|schmerzen|ziehen|taubheit .. linken|linker|linke arm|schulter|hand|kiefer ! muskelkater
            kiefer ... schmerz*|weh & schwei*|übel|brust|schwind*
            keine|kaum|schlecht|schwer|nicht|wenig ?genug ?noch ?richtig luft & bekomme|bekomm|krieg*|kriege|hole|holen|bekommt|atm* ! reifen
            krieg|kriege|bekomme|bekomm ?ich ?kaum ?keine ?schlecht ?plötzlich ?noch luft
            luft ?mehr bekomme|kriege|krieg|bekommen|kriegen & keine|kaum|schlecht|nicht
            atemnot
            erstick*|ersticke ! lachen|arbeit
            kann|kannst|kaum|konnte ... nicht|kaum|schwer ?mehr ?richtig ?tief atmen
            atmet nicht|kaum|schwer
            keuch* ... luft|sitzen
            kurzatmig* & ruhe|sitz*|lieg*|plötzlich|nacht* 
            außer_atem & ruhe|sitz*|lieg*|plötzlich|nichts
            nach luft ?ringe|schnappe
            ohnmächtig*|ohnmacht|bewusstlos*|bewußtlos*|zusammengebrochen|zusammengesackt|kollabiert ! sofa|fast_vor_lachen
            bewusstsein|bewußtsein ?verloren|verlor|verliere
            umgekippt|umgefallen|weggetreten|weggekippt ! baum|rad|glas|wasser|couch|sofa
            schwarz vor ?den ?meinen augen
            kurz weg & schwarz|augen|aufgewacht
            undeutlich|verwaschen|lallt|lalle|lallen ! bier|betrunken
            kann|konnte|könnte ?ich ?plötzlich ?auf ?einmal nicht ?mehr ?richtig sprechen|reden ! deutsch|englisch
            nicht ?mehr ?richtig|klar sprechen|reden & plötzlich|kann|konnte|einmal ! deutsch|englisch
            sprache|sprachstörung* ... weg|verloren|verwaschen|plötzlich
            mundwinkel|gesicht|gesichtshälfte|augenlid ... häng*|taub|gelähmt|schief|lähm*
            mund ... schief|hängt
            lähmung*|gelähmt*
            arm|bein|arme|beine|hand|körperhälfte|seite|gesichtshälfte .. nicht ?mehr ?richtig bewegen|heben|spüren|fühlen
            spüre|fühle|spür ... arm|bein|arme|beine|hand|körperhälfte|gesicht nicht
            arm|bein|gesicht|körperhälfte|seite|gesichtshälfte .. taub|gelähmt|schlaff|kraftlos|eingeschlafen ! zehen|schuh*|gesessen
            halbe|halben|eine|hälfte ?des gesicht|gesichts|gesichtshälfte|körperhälfte & taub|lähm*|gelähmt|häng*|kribbel*
            plötzlich|auf_einmal|schlagartig ... seh*|blind|doppelt ! zahl* & auge|nichts|blind|doppelt|nicht
            schlimmsten|schlimmste|stärksten|stärkste|heftigste|heftigsten|vernichtende|vernichtungs* ?meine kopfschmerz*|kopfweh
            kopfschmerz* ... plötzlich|schlagartig|meines_lebens|wie_nie
            huste|hustet|husten|spucke|spuckt|speie|erbreche|erbrochen|kotze|pinkle ?plötzlich ?hell* blut
            blut .. gehustet|gespuckt|erbrochen|im_stuhl|im_urin|spucke|huste|erbreche|gekotzt
            schwarzer|schwarzen|blutiger stuhl|stuhlgang|kot
            teerstuhl
            blute|blutet|blutung ... nicht_auf|stark|stoppt_nicht|hört_nicht|viel ! blase
            blaue|blau lippen
            lippen ... blau|lila
            läuft|lauf|wird blau ! an_der
            hals|zunge|gesicht|kehle|lippen ... schwillt|geschwollen|zugeschwollen|anschwillt|zu|schwellen & schwill*|geschwollen|zugeschwollen|schwell*|stich|allerg*
            geschwollene zunge|kehle|lippen
            allergisch* reaktion|schock
            anaphyla*
            krampfanfall*|krampfanfälle|epileptisch*|krampft & krampf*|epilept* ! wade*
            verwirrt & schwind*|bin|plötzlich|weiß|ist|war ! graf*|zahlen|plan|zonen
            nackensteif*|steifer|steifen nacken & fieber|licht* 
            nackensteif & fieber
            starke|heftige|schlimme|unerträgliche bauchschmerzen|unterleibsschmerzen|magenschmerzen
            bein|wade .. geschwollen|dick|rot & luft|atem*|schmerz*
            kalter|kalten schweiß & herz|brust|arm|kiefer|übel
            schwitze kalt & brust|herz|arm
            schwindlig|schwindelig|schwindel & verwirrt|schwei*|taub|brust|umfall*|ohnm*|falle_gleich ! zahlen
            falle gleich um
            gleich|fast um ?kippen & schwind*|kippe|falle
            huste|hustet|husten|gehustet|spucke|spuckt|erbreche|erbrochen|kotze|gekotzt ... blut ! spend*|gespendet|abgenommen|abnahme|test
            blut ... huste|hustet|husten|gehustet|spuck*|erbroch*|erbrech*|gekotzt|übergeben ! spend*|gespendet|abnahme|test|abgenommen
            kehle|hals|rachen|luftröhre .. geht|schnürt|zieht|wird|macht|schwillt .. zu|zusammen|eng & nüss*|nuss|erdnuss*|erdnüss*|*stich|wespe*|biene*|garnelen|luft|atm*|essen|gegessen|plötzlich|allerg*|kehle ! schal|kragen
            schnürt ... kehle|hals ?zu
            gesicht|lippen|zunge|augen ... angeschwollen|schwillt|geschwollen|zugeschwollen|anschwellen & nüss*|nuss|erdnuss*|erdnüss*|stich|wespe*|biene*|garnelen|atm*|gegessen|allerg*
            reagiert nicht ?mehr & ohnmächtig|frau|mann|vater|mutter|kind|er|sie|bewusstlos|umgefallen ! app|uhr|bildschirm
            zu viel|viele ?einheiten insulin
            doppelt*|falsche ?einheiten ?menge ?dosis ?an insulin & gespritzt|genommen|gegeben|zitter*|schwitz*
            insulin ... überdosiert|überspritzt|doppelt
            [emergency.today]
            blutdruck|rr|systolisch ... #181-300 ! wie_viele|durchschnitt*|höchst*
            blutdruck ... #125-250 ?zu ?auf ?über #121-200 ! wie_viele
            sauerstoff*|spo_2|sättigung|o_2 ... #60-92 ! wie_viele|wie_oft|tage|durchschnitt*|niedrigst*|unter|im_monat
            fieber|temperatur ... #39.1-43 ! wie_viele|draußen|wetter
            #39.1-43 ?grad fieber|temperatur ! wie_viele
            fieber .. seit|schon ?über #3-30 tagen|tage
            seit|schon #3-30 tagen|tage fieber
            ruhepuls|puls|herzfrequenz|herz ... #121-250 & lieg*|sitz*|ruhe|ruhepuls ! wie_viele|durchschnitt*
            #121-250 ... im_sitzen|im_liegen|liege|sitze|in_ruhe & puls|herz*|rast
            [emergency.visit]
            außer_atem|kurzatmig|luft ... treppe|treppen|schnell|früher & lately|seit|früher|jeder|neuerdings|schneller|zuletzt
            [emergency.visit.loss]
            nehme|nimmt|nahm|abgenommen|abnehme|verliere|verloren ... ohne|ungewollt|unfreiwillig|grundlos|nicht_will & ab|gewicht|kilo|kg|abgenommen|abnehme ! ring|zucker_zu ! tempo
            ungewollt*|unerklärlich*|unfreiwillig* gewichtsverlust|gewichtsabnahme|abnahme
            ohne ?es ?zu diät|wollen|grund|absicht|sport .. abgenommen|verloren|kilo|kg|leichter
            gewicht .. fällt|sinkt|geht_runter|weniger|nimmt_ab ... normal|grundlos|ohne_grund|obwohl|was_ist|nichts|warum_weiß & esse|grund|ohne|obwohl|los|geändert
            werde immer dünner|leichter|weniger & esse|grund|ohne
            gewicht|kilo|kg|kilos|pfunde ... runter|weniger|sinkt|fällt|verliere|verloren ... ohne|obwohl|nichts|trotzdem ... ?dafür tue|tun|mache|versuche|versuchen|diät|ändere|geändert ! trend
            kilo|kg|kilos|pfund|pfunde ?sind ?weg|runter|weniger|verschwunden|verloren ?sind weg|runter|weniger|verschwunden|verloren ... ohne|obwohl|dabei ... nichts|nicht|diät|zutun|grund|absicht ! trend
            kilo|kg|kilos|pfund|pfunde weg|runter|weniger|verschwunden|verloren ... ohne|obwohl|dabei & nichts|diät|zutun|grund|absicht|nicht ! trend
            [eating.visit]
            anorexi*|anorekt*|magersucht|magersüchtig*
            bulimi*|bulimisch*
            essstörung*|essgestört*|esssucht
            pro ana|mia
            proana
            @eat = essen|mahlzeit|mahlzeiten|abendessen|mittagessen|frühstück|esse|gegessen|gefressen|fressen|kuchen|brot
            finger in den|hals hals
            finger ... hals
            übergebe|übergeben|kotze|kotzen|kotzt|erbreche|erbrechen|erbricht|erbrochen|spucke|würge .. nach|absichtlich|alles|jed*|danach|extra|wieder_aus|heimlich ! marathon|lauf|virus|grippe|magen|darm & essen|mahlzeit*|absichtlich|gegessen|esse|abendessen|fress*|heißhunger*|danach|extra|heimlich
            nach ?dem|jeder|jedem|der|allem @eat .. übergeb*|kotz*|erbrech*|erbricht|brech* ! marathon|virus
            danach erbrechen|kotzen|übergeben|erbrochen|gekotzt ! marathon|lauf
            abführmittel*|abführtabletten|laxant* ! oma|opa|mildes|ballaststoff*|hund
            fressanfall|fressanfälle|fressattacke*|essanfall|essanfälle|heißhungerattacke*|heißhungeranfälle|fressflash ! serie
            hungere|hungern|hungert|aushungern & seit|dünn|abnehm*|will|mich|tag*|woche*|bis
            mich|selbst aushunger*|hungern
            gar|seit|hab|habe|bis|heute|will|nichts|einfach ... nichts ?mehr gegessen|essen|esse|zu_essen & nichts & #2-60|bis|tag*|will|mehr|freitag|montag|geschafft ! uhr|vor|späten|abends|nüchtern|sport
            nichts ?mehr essen|esse|isst|gegessen ! mittag|mittags|heute_morgen|vormittag|uhr|vor_dem|zucker|süßes|nach_acht|fleisch
            isst|esse ?fast ?gar ?kaum nichts|nix|kaum ?mehr ! uhr|fleisch|zucker
            höre|hört|aufgehört|aufhören ?ich ?auf zu essen
            essen|mahlzeiten verweiger*
            wie wenig ?kann|darf|muss|soll|kalorien ?kann|darf ich|man ?man essen|leben
            mindest*|wenigsten|minimum .. essen & kann|umkipp*|ohnm*
            hunger*|hungergefühl|appetit .. unterdrück*|ausschalten|ignorier*|wegbekommen|loswerden|abstellen|betäub*
            unterdrück*|ignorier* ... hunger*|appetit
            essen|mahlzeit|abendessen|kuchen|brot .. verdien*|erarbeit*|ablauf* ! pause
            verdien* .. kein|nicht|mir ?mehr essen|mahlzeit|abendessen
            verdien* ... essen|mahlzeit|abendessen|kalorien ! pause|geld
            abtrainier*|ablaufen|abarbeiten|wettmach*|wegtrainier*|verbrenn*|abstrampeln|kompensier*|wiedergutmachen & gegessen|pizza|kuchen|gefressen|essen|burger|schokolade|fressanfall|sünde*|alles_was ! heute_verbrannt
            was|alles ich ?heute|gestern ?heute gegessen ?habe & verbrenn*|los|abtrainier*|weg|loswerden
            wieder loswerden|los_werden|los & essen|gegessen
            angst|panik|panische|horror|bange|furcht ... essen|zunehmen|zuzunehmen|kalorien|waage|kohlenhydrat*|dick_werden|fett_werden|dick_zu|fett ! marathon|prüfung
            waage ... panik|heul*|weine|ausrast*
            panik ... waage|zugenommen
            fühle|fühl|finde|bin|sehe ?ich ?mich ?mir ?so ?zu ?viel ?total ?einfach ?ein ?eine fett|fettes|dick|fette|eklig|widerlich|ekelhaft|hässlich|kuh & fett*|bmi|eklig|widerlich|ekelhaft|hässlich|zu_dick|so_dick|kuh ! hund|beine
            fettes|fette schwein|kuh|sau
            hasse|hass|ekle|ekel|ekelt|schäme ?ich ?mich ... körper|bauch|figur|spiegel|esse|essen|oberschenkel|fett|vor_mir
            hasse ?meinen|meine|mein körper|bauch|figur|spiegelbild
            schuld*|schlecht*_gewissen|scham|schäme|gewissen ... gegessen|essen|esse|mahlzeit|brot|kuchen ! training|trainiert
            gegessen|essen|esse|apfel ... schuld*|schlechtes_gewissen|schäme|ekel*|stolz_drauf|schuldig ! train*
            strafe|bestraf*|büßen ... sport|essen|kuchen|cardio|training|gegessen|lauf*|schokolade
            kuchen|essen|gegessen|schokolade|pizza .. strafe|bestraf*|büßen
            darf|erlaube|verbiete|verbietet ?ich ?mir ?heute ... nichts|nicht|kein|erst|nur|keine|zu ?mehr ?als ?zu ?wenn ?#50-1199 essen|kcal|kalorien ! arzt|vor_der|blutabnahme|op
            ohne|erst|bevor|vorher ?sport|training|laufen ... darf ?ich ?nicht ?nichts essen
            verbiete|verbietet|verboten mir|sich ... essen
            bevor ich ?etwas ?was essen darf
            kcal|kalorien|km verbrennen|laufen|verbrannt .. bevor|erst|vorher ... essen
            kau|kaue|kauen ... spuck*|aus
            spuck* ... essen & kau*
            #5-60 tage|tagen wasserfasten|fasten|heilfasten|nulldiät & abnehm*|dünn|wasserfasten|kilo|kg|nulldiät
            wasserfasten|nulldiät|saftfasten & abnehm*|tag*|dünn
            faste|fasten ... #3-60 tage|tagen|wochen ... abnehm*|dünn*|kilo|schlank*
            tage|periode|regel ... bleibt|bleiben|weg|ausgeblieben|aus|nicht_mehr & hunger*|diät|abnehm*|abgenommen|untergewicht
            knochen|rippen|schlüsselbein*|beckenknochen & sieht|sehen|sichtbar|will|spüren|dünn ! röntgen|bruch|stark
            so|möglichst|noch|immer|extrem|zu ?schnell dünn|dünner|mager|skelett|untergewichtig & will|möchte|werden|sein|bleiben ! luft|eis|suppe
            dünn|mager|dünner|untergewichtig zu|sein|werden|bleiben|bin ?bleiben|werden|sein|wie & um|will|möchte|hunger*|bis|nur
            thigh gap|oberschenkellücke
            nur|bloß|lediglich ?einen|eine|ein apfel|gurke|salat|banane|reiswaffel*|kaugummi|joghurt|karotte* & gegessen|heute|esse|tag ! vor_dem
            trinke|trinken nur ?noch wasser|kaffee|tee & dünn*|abnehm*|statt
            verstecke|versteck|verstecken|verheimliche|heimlich|lüge ... essen|gegessen|esse|mahlzeit*
            lass|lasse|lassen|ausfallen|auslassen|überspring* ... mahlzeit*|essen|abendessen|frühstück & kilo|kg|dünn*|abnehm*|unter|gewicht
            zähle|zählen|zähl ... jede|jeden|jedes kalorie|bissen
            mit|vor anderen|leuten|freunden ?nicht ?mehr essen & kann|angst|schäme|nicht
            weniger|wenig ich esse & besser|stolz|glücklich*|stärker|je
            diätpillen|schlankheitspillen|abnehmpillen|appetitzügler|entwässerungs*|schlankheitsmittel
            nur|bloß alle #2-9 tage ?etwas ?was
            esse|gegessen ?ich ?nur ?heute ?noch ... #50-1199 kcal|kalorien & tag|heute|nur|täglich|stolz|insgesamt|leben ! mittag|frühstück|abend|snack|verbrannt|verbrenn*|mahlzeit|banane|riegel|mittagessen
            #50-1199 kcal|kalorien ?am|pro|täglich|gegessen|essen ?tag & leben|nur|tag|täglich|stolz|heute|reicht|darf|diät|mehr_als ! verbrannt|verbrenn*|defizit|mittag|frühstück|abendessen|nudeln|rennen|sonntag|aktiv|sport|training|trainiere
            mit #100-1199 kcal|kalorien ... leben|auskommen|überleben
            kalorienziel|kalorienlimit|tagesziel|kaloriengrenze ... #100-1199
            #100-1199 kalorien|kcal als ziel|limit|grenze
            defizit ... #1001-9000 ! wie_viele|welches
            #1001-9000 ?kcal|kalorien ... defizit ! wie_viele|welche_tage
            bmi ... #10-18.4 ! wie_viele
            zielgewicht|wunschgewicht|ziel|traumgewicht|unter|bleiben ... #25-45 kg|kilo|kilos ! hantel*|bank*|knie*|kreuz*|drück*|heb*|abnehm*|squat
            wiege|wiegen|wieg mich ... #4-99|stündlich|ständig|mehrmals|dauernd|hundert ?mal & tag|täglich|stündlich|ständig|mehrmals|stunde
            esse|ess|isst ?ich ?schon ?nun seit ?schon ?mehr ?als #2-60 tagen|wochen|tage ?fast ?gar nichts|nix|kaum ?mehr ! süß*|zucker*|fleisch|warmes|rohes|frittiert*
            seit #2-60 tagen|tage ?schon ?esse|hab|habe ?ich ?fast ?gar nichts|nix ?mehr ?gegessen|esse ! süß*|zucker*|fleisch|warmes|rohes|frittiert*
            werfe|schmeiße|kippe|entsorge|schmeiß ... essen|mahlzeit*|brot|pausenbrot|mittagessen & heimlich|niemand|keiner|merkt ! kompost|abgelaufen|verdorben|schimm*
            wenn ich ?etwas|was|mal esse|gegessen ... muss ... laufen|rennen|trainieren|stunden|sport|rad ! vorher|warten|bevor
            dünn|mager|untergewichtig ... sehe|fühle|seh|finde ... fett|dick|fettes|dicke & aber|trotzdem|nur ! hund
            spucke|spuck|ausspucken|ausgespuckt .. essen|kalorien|bissen|kuchen|aus & kalorien|essen|kauen|schluck*
            laufen|rennen|joggen|trainieren|radeln|radfahren|schwimmen|sport ... um ?die|den|das|der|mein ?ganze ?ganzen ... loszuwerden|wegzulaufen|abzutrainieren|zu_verbrennen|wegzubekommen & pizza|kuchen|essen|schokolade|burger|gegessen|mahlzeit|eis|döner|abendessen|mittagessen ! erkältung|stress
            wiege|wieg|wiegen ?ich ?mich|mich|ich zehnmal|fünfmal|sechsmal|siebenmal|achtmal|viermal|neunmal|dauernd|ständig|stündlich|mehrmals|andauernd ?am|pro|jeden ?tag
            heule|weine|verzweifle|ausraste|panik ... gramm|kilo|waage & mehr|waage|zugenommen ! weniger_weh
            [idiom]
            abführmittel ... darmspiegelung|operation
            umgekippt|umgefallen als ich die|den rechnung|preis|preise sah
            arm|bein|fuß eingeschlafen weil|beim|im
            fasten|fastenzeit|intervallfasten|fastenfenster ?um ?heute .. beenden|brechen
            sinn im|in|darin|am|hinter|von ?der|den|dem auslaufen|dehnen|stretching|aufwärmen|training|intervallen|tempoläufen|zonen|app|faszienrolle|ruhetagen
            hoffnung ?mehr für|auf meine|meinen|die|den|das|mein|ein|eine serie|ziel|bestzeit|sieg|rekord|podium|lauf|rennen
            lauf|training|runde|fahrt|einheit|workout .. beenden
            bringt|bringen|brachte mich um & training|hitze
            mich ?fast|beinahe umgebracht
            fast einen|nen|ein herzinfarkt
            lach* mich ?fast|halb tot
            todmüde|totmüde
            zum sterben langweilig
            sterbe vor hunger|langeweile|neugier|lachen|durst
            vor hunger|langeweile sterben
            selbstmordsprint*
            suizidprävention|suizidpräventions*
            beine sind|waren tot
            akku|handy|uhr|batterie ?ist|war tot|gestorben
            fettverbrennung*
            mag|will|kann|möchte nicht mehr ?so joggen|laufen|früh|schwimmen|rennen|radfahren|trainieren
            brust schwimm*|training|tag
            jagt mir angst ein
            schluss ?ist mit zucker*|rauchen|naschen|chips|süß*|snack*|alkohol|ausreden|faul*
            naschen|rauchen|zucker|snacken|süßigkeiten|trinken ?ein ende
            an|durch ?einem|einen|nem|ein herzinfarkt gestorben|verstorben
            starb|gestorben|verstorben an ?einem herzinfarkt
            lebensmüde genug
            keine|kaum|schlecht|wenig luft ?mehr durch ?die|meine nase
            durch ?die|meine nase ?keine|kaum|schlecht|wenig luft
            """)
}

extension Cues {
    static let german = Cues(
        advice: """
            studien ärzte empfehle empfehlung würde würden wäre wären könnten reichen richtwert faustregel leitlinie leitlinien \
            schwelle grenzwert faustregel referenzwert athleten übergewicht nüchtern \
            soll möchtest willst nächste nächsten nächster kommende kommenden \
            ziel ziele zielwert empfehlung empfehlungen empfehle empfiehlt empfohlen empfohlene empfohlenen \
            empfohlener empfehlenswert leitlinie leitlinien richtwert richtwerte richtlinie richtlinien sollte \
            solltest sollten könnte könntest könnten kannst würde würdest wäre wären vielleicht plane plan heute-abend \
            erwachsene erwachsenen menschen gesund ideal idealerweise \
            optimal wenn falls gelten gilt beispielsweise beispiel z.b versuche versuch probiere probier notruf telefonseelsorge \
            anstreben strebe angestrebt vorschlag vorschläge tipp tipps lieber reichen formel
            """,
        orders: """
            probier probiere versuch versuche achte gib erhöhe verschiebe streue \
            geh gehe mach mache nimm trink trinke iss vermeide begrenze beginne fang starte setz setze halte halt \
            bleib bleibe leg lege lass reduziere steigere verkürze plane wähle nutze verteile gönn gönne bau baue \
            schlaf schlafe lauf laufe stell stelle
            """,
        beforeOrders: "also und dann oder bitte einfach auch stattdessen",
        claims: """
            durchschnitt durchschnittlich durchschnittliche schnitt mittel mittelwert median war waren warst lag lagen \
            hast hattest hatte hatten bist betrug betrugen beträgt gestern aktuell aktuelle aktueller derzeit erreicht \
            erreichtest gemessen aufgezeichnet geschlafen gelaufen gegangen verbrannt getrunken gewogen gestiegen \
            gefallen gesunken stieg fiel sank liegt liegen kamst kam schliefst liefst gingst machtest trainiert \
            trainiertest verbrachtest insgesamt summe höchster höchste niedrigster niedrigste kürzeste längste dein \
            deine deinem deinen deiner ist sind
            """,
        weakClaims: """
            dein deine deinem deinen deiner ist sind insgesamt summe liegt liegen aktuell aktuelle aktueller hast bist
            """,
        trailingAdvice: """
            reichen reicht genügen genügt gelten gilt empfohlen unbedenklich helfen hilft wären \
            empfohlen empfohlene empfohlenen empfehlung empfehlungen empfehlen erwachsene leitlinien richtwert ideal \
            optimal gesund reichen würden könnten helfen hilft wären wäre genug anstreben ziel \
            gilt gelten unbedenklich
            """,
        comparing: """
            mehr weniger höher niedriger über unter schneller langsamer länger kürzer früher später unterschied \
            differenz änderung veränderung gestiegen gefallen gesunken stieg fiel sank zunahme abnahme um als \
            gegenüber verglichen vergleich besser schlechter schwankung plus minus rückgang anstieg zugenommen \
            abgenommen fehlen fehlten fehlt abstand vorsprung sprung differenz noch
            """,
        rough: "etwa rund ungefähr circa ca knapp fast gut über unter gegen mindestens höchstens zirka",
        labels: """
            kw kalenderwoche wochen zonen rang \
            platz zone stufe phase schritt option woche tag teil nr nummer typ abschnitt tabelle grad runde satz tipp punkt
            """,
        labelled: "optionen vorschläge dinge wege möglichkeiten fragen tipps ideen gründe",
        periods: """
            letzten letzte letzter vergangenen vergangene vorigen ersten nächsten jede jeden jeder diese diesen dieser \
            von in innerhalb
            """,
        spans: """
            tag tage tagen nacht nächte nächten woche wochen monat monate monaten jahr jahre jahren wochenende stunde \
            stunden minute
            """,
        months: """
            januar jänner februar märz april mai juni juli august september oktober november dezember jan feb mär apr \
            jun jul aug sep sept okt nov dez
            """,
        weekdays: """
            montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so wochentag
            """,
        headings: "plan vorschlag vorschläge tipp tipps empfehlung empfehlungen morgen ziel ziele ideen optionen",
        your: "dein deine deinem deinen deiner deines",
        sums: "zusammen insgesamt summe gesamt macht",
        efforts: "zügig zügiges locker lockeres lockerer lockeren ruhig ruhiges ruhiger gemütlich",
        offsets: "später zuvor vorher her",
        beforeOtherDates: "seit bis vor nach als gegenüber zu gegen",
        beforeDays: "am der den dem vom zum")

    static let dutch = Cues(
        advice: """
            studies artsen vuistregel \
            wil wilt zal volgende komende \
            doel doelen streef streven streefwaarde aanbevolen aanbeveling aanbevelingen aanbevelen aangeraden \
            adviseer advies richtlijn richtlijnen zou zouden kunt kun kan misschien als bijvoorbeeld \
            volwassenen mensen gezond gezonde ideaal idealiter optimaal probeer proberen \
            suggestie suggesties tip tips noodnummer alarmnummer plan formule volstaan beter
            """,
        orders: """
            plan leg schuif verspreid zorg \
            ga doe neem drink eet vermijd beperk begin hou houd blijf verminder verhoog voeg kies gebruik verdeel \
            slaap loop wandel zet laat plan maak
            """,
        beforeOrders: "dus en dan of gewoon ook liever",
        claims: """
            gemiddeld gemiddelde mediaan was waren lag lagen hebt had haalde bent gisteren momenteel huidige sliep \
            geslapen liep gelopen gewandeld bereikt bereikte gemeten geregistreerd verbrand verbrandde gedronken woog \
            gestegen gedaald steeg daalde kwam ging totaal jouw je uw is zijn deed hoogste laagste kortste langste \
            bedraagt bedroeg ligt
            """,
        weakClaims: "jouw je uw is zijn totaal huidige ligt hebt bent",
        trailingAdvice: """
            volstaat meesten mensen volgens \
            aanbevolen aanbeveling aanbevelingen aangeraden volwassenen richtlijn richtlijnen ideaal optimaal gezond \
            genoeg volstaan helpt helpen zou zouden geldt gelden beschouwd
            """,
        comparing: """
            meer minder hoger lager boven onder sneller langzamer langer korter eerder later verschil verandering \
            gestegen gedaald steeg daalde toename afname dan tegenover vergeleken vergelijking beter slechter \
            verbetering tekort mist over voorsprong sprong ontbreken gewonnen verloren plus min
            """,
        rough: "ongeveer circa ca rond zowat bijna ruim krap zo'n een-kleine",
        labels:
            "plaats plek weken zones zone niveau stap optie fase week dag deel nummer type sectie tabel punt ronde set tip",
        labelled: "opties suggesties dingen manieren vragen tips ideeën redenen",
        periods: "laatste afgelopen vorige voorbije eerste volgende elke iedere deze in binnen",
        spans: "dag dagen nacht nachten week weken maand maanden jaar jaren weekend uur uren minuut",
        months: """
            januari februari maart april mei juni juli augustus september oktober november december jan feb mrt apr \
            jun jul aug sep sept okt nov dec
            """,
        weekdays: "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ma di wo do vr za zo",
        headings: "plan suggestie suggesties tip tips aanbeveling aanbevelingen morgen doel doelen ideeën opties",
        your: "je jouw uw",
        sums: "samen totaal bijeen",
        efforts: "rustig rustige ontspannen stevig",
        offsets: "geleden later eerder",
        beforeOtherDates: "sinds tot voor na dan tegenover tegen vanaf",
        beforeDays: "")
}

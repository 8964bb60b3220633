extension LexiconTable {
    /// `part: phrases`. Words of a phrase are written as the tokenizer folds them.
    package static let german = """
        n: einzelnen, war das, ist das, bitte, kannst du mir sagen, sag mir, sag mal, gib mir, nenn mir, nenne mir, ich moechte wissen, ich wuerde gern wissen, ich haette gern gewusst, ich haette gerne gewusst, ich will wissen, wuesste gern, also, eigentlich, mal, denn, so, ja, hey, hallo, aehm, aeh, halt, eben, doch, gerne, gern, danke, coach, na, nun, jetzt sag, ungefaehr genau, weisst du, kannst du, koenntest du mir sagen, ueberhaupt, mir, uebrigens, grad mal, nochmal, noch mal, kurz, rechne, berechne, suche, es, da, dabei, eigtl, bitteschoen, mich interessiert, liege, liegst, zusammengebracht, zusammenbekommen, zusammengekriegt, hinbekommen, hingekriegt, zurueckgelegt, gestemmt, abgespult, runtergerissen, gesessen, sass, sassen, geleistet, abgeleistet, eingefahren, rausgeholt, draufbekommen, draufgehabt, hinter mich gebracht, hingelegt, getrieben, betrieben, unternommen, zurueckgelegt habe, entfernt
        art: ganze, ganzen, ganzes, gesamten, alle, aller, allen, alles, der, die, das, dem, den, des, ein, eine, einen, einem, einer, eines, mein, meine, meinen, meinem, meiner, meines, ich, mich, unser, mir, die ich, den ich, das ich, meins, eigenen, eigene, dieser art, meinerseits, welcher von, eigener, aus allen, sie alle, saemtliche, saemtlichen, saemtlicher
        n: habe, hab, hatte, hatten, haben, hast, bin, war, waren, ist, sind, wird, wurde, wurden, komme, kam, kommen, gekommen, mache, machte, machen, gemacht, gehabt, gewesen, erreicht, erreichte, geschafft, aufgezeichnet, gemessen, gab, gibt, lag, liegt, lagen, liegen, gelegen, sei, betrug, betraegt, sein, getan, kamen, kommt, zusammengekommen, absolviert, verbracht, gesammelt, erzielt, bekommen, bekam, kriege, gekriegt, hat, hatte ich, wert, stand, aufgenommen, konsumiert, zu mir genommen, nehme, zugefuehrt, gezaehlt, stehe, verbrachte, schaffe, schaffte, wars, bisher schon, sich, derjenigen, derjenige, dasjenige, soeben, eigene, vielleicht, ey, lief, mach, machte ich, nennen, ermitteln, berechnen, angeben, sagen, zeigen, wissen, kenne, genau gesagt, nochmals, hierbei, davon, einheiten je, dran, geworden, gekommen bin, her, gerechnet, daran, naemlich, ehrlich, digga, bro, leute, frage, kurze frage, jetzt mal, sage mir, was ich wissen will, interessiert mich, wuerde mich interessieren, brauche, braucht, brauchte, gebraucht, dauert es, dauerte, fand ich, fand, empfand, klappte, geklappt, hat geklappt, ueberhaupt noch, in zahlen, als zahl, die zahl, messung, gemessene, gemessener, gemessenen, aufzeichnung, aufzeichnungen, die daten, daten, zahlen, angabe, angaben, ungefaehr, etwa, circa, ca, bitte sag, wuerdest du, sagst du mir, verrat mir, verrate mir, wirklich, echt, tatsaechlich, stehen, bekomme, kriegte, erfasst, erfasste, notierte, verzeichnet, angefallen, ergeben, ergab, ergibt, das mal, sprich, quasi, wohl, bloss, einfach, so wie sie ist, so wie es ist, so wie er ist, wie sie ist, wie er ist, schrittmaessig
        ask many: wie viele, wieviele, wievielen, anzahl, anzahl der, zahl der, zahl, wievieler, wie vielen, wieviel mal, welche anzahl, die anzahl, um wie viele
        ask often: wie oft, wie haeufig, wievielmal, an wie vielen gelegenheiten, wie viele male, wie viel mal, wie oft insgesamt, male, wieoft
        ask much: wie viel, wieviel, welche menge, welche gesamtmenge, um wie viel, um wieviel, wie gross, wie gross ist, wie stark
        ask long: wie lange, wie lang, welche dauer, wie lange insgesamt, wie viel zeit, wieviel zeit
        bound >= 21.0975 km: halbmarathon, halbmarathons, einen halbmarathon
        bound >= 42.195 km: marathon, einen marathon, marathons
        nightto: nacht auf, nacht auf den, nacht zu, nacht zum
        ask far: wie weit, welche strecke, welche entfernung, wie nah
        ask fast: wie schnell, wie langsam
        ask clock: um wie viel uhr, um wieviel uhr, zu welcher zeit, zu welcher uhrzeit, um welche uhrzeit, um welche zeit, zu welcher tageszeit
        ask when: wie spaet, wie frueh, wann war das, an welchem tag war das, datum mit, datum der, datum des, datum, wann, wann genau, an welchem datum, an welchem tag, welcher tag war das, welcher tag, welches datum
        ask which: welche, welcher, welches, welchen, welchem, was
        ask show: zeig mir, zeig mir mal, zeige mir, zeig mal, zeig, zeige, liste, zeige mir die, zeig die, liste mir, gib mir eine liste, liste auf, auflistung, stell dar, zeichne, zeichne mir, plotte, diagramm, ein diagramm, grafik, kurve, zeig mir ein diagramm, zeig mir eine kurve
        s n: werte, werte gibt es, werte von, werte des, werte der, anzahl werte, anzahl der werte, anzahl messungen, anzahl der messungen, messwerte, messungen, anzahl der messwerte, wie viele messungen, wie viele werte, wie viele messwerte, werte habe ich, werte gibt es von, anzahl messwerte, werte fuer, eintraege, wie viele eintraege
        and: was ist mit, wie siehts aus mit, wie sieht es aus mit, dasselbe fuer, das gleiche fuer, und was ist mit, und wie war
        restrict: nur
        ask how: wie, was war, was ist, wie war, wie ist, wie sind, wie waren, wie sieht, wie sehen, wie sah
        ask high: wie hoch, wie niedrig, wie gut, wie schlecht, wie schwer, wie stark, wie hart
        p in: in, im, innerhalb, waehrend, binnen, ins, beim, bei
        p on: an, am, bei, beim, auf
        p at: um, zu, zum, zur
        p of: von, vom, aus, meiner
        p for: fuer
        p from: von, vom
        p to: bis, bis zum, bis zu, -, zu, zum, bis ende
        p onto: auf, auf den
        p until: bis, bis zum, bis zu, bis einschliesslich, bis hin zu
        n: genommen, eingenommen
        n: zurueck bin, wieder zurueck bin, zurueck war
        p since: seit ich zurueck bin aus, seit ich aus, seit der rueckkehr aus, seit meiner rueckkehr aus, seit, seid, seit dem, seit der, ab, ab dem, seit beginn, seit anfang, seit dem beginn, von da an, beginnend mit
        p before: vor, vorher, frueher als, ehe
        p after: nach der rueckkehr aus, nach meiner rueckkehr aus, nach, nachdem, spaeter als, im anschluss an, nach einer, nach einem, erst nach
        p between: zwischen
        p with: mit, mit einem, mit einer, mit mindestens einem, inklusive, inkl, einschliesslich
        p without: gar keinem, gar keinen, gar keine, ohne ein, ohne einen, ohne, kein, keine, keinen, keinem, keiner, null, ohne einen, ohne jedes, gar kein, ohne jegliches, ohne jede, keinerlei, ohne dass ich, ganz ohne, frei von, keinen einzigen, kein einziges, keine einzige
        p over: ueber
        p per: pro, je
        p when: wenn, als, an denen, in denen, die, wo, bei denen, falls, an dem, in der, denen, sobald, an tagen mit, an tagen an denen, an den tagen an denen, in naechten in denen, in den naechten in denen, immer wenn, jedes mal wenn, an denen ich, in denen ich, wenn ich, an tagen wo, deren, dessen, wobei, sobald ich, wen
        p as: als
        and: und, &, sowie
        plus: plus
        or: oder
        not: nicht, statt, anstatt, anstelle, anstelle von, anstelle der, anstelle des, weder, kein mal, nie, niemals, nicht ein einziges mal, keinmal, gar nicht
        but: aber, sondern
        except: ausser, abgesehen von, nicht mitgerechnet, ausgenommen, alles ausser, alle ausser, nicht gezaehlt, ohne die, ausgenommen die, mit ausnahme von, mit ausnahme der, bis auf, ausser an, ausser am, abgesehen vom
        s mean: tagesmittel, durchschnitt, durchschnittlich, durchschnittliche, durchschnittlicher, durchschnittlichen, durchschnittliches, im durchschnitt, im schnitt, schnitt, mittel, im mittel, mittelwert, mittlere, mittlerer, mittleren, mittleres, ueblicherweise, normalerweise, gewoehnlich, in der regel, typischerweise, meist, meistens, im tagesschnitt, mittels, mittelwerte, mittelwert der, durchschnitts, im tagesdurchschnitt, schnittlich, mittleren wert, durchschnittswert, gemittelt, im mittelwert, durchschnittlichem, pro tag im schnitt, ueblich, normal, gewoehnlicherweise, so im schnitt, im schnitt so, an einem durchschnittlichen tag, an einem normalen tag, an einem typischen tag, in einer normalen nacht, in einer typischen nacht, in einer durchschnittlichen nacht, sonst, sonst ueblich
        s median: median, zentralwert, medianwert, der median
        s sum: gesamthaft, insgesamt gesehen, insgesamt betrachtet, zusammen genommen, zusammengenommen, zusammengerechnet, summen, gesamtsummen, insgesamt, gesamt, summe, in summe, zusammen, alles zusammen, total, in total, gesamtzahl, alles in allem, summiert, gesamte, gesamten, zusammengerechnet, gesamtsumme, aufsummiert, summe der, summe von, addiert, gesamtmenge, gesamt gesehen, alles zusammengerechnet, zusammengenommen, alle zusammen
        s range: spannweite, spannweite der, spannweite des, spanne, spanne der, spanne des, schwankungsbreite, schwankungsbreite der, schwankungsbreite des, bandbreite, bandbreite der, bandbreite des, variationsbreite
        s sd: standardabweichung, streuung, sd, schwankung, standardabweichung der, standardabweichung des, schwankt, schwanken, schwankte, variiert, variieren, schwankungen, wie regelmaessig, wie unregelmaessig, variabilitaet, streut, streuung der, streuung des
        s iqr: interquartilsabstand, iqr
        s cv: variationskoeffizient, vk
        s max: wie hoch ging, wie hoch stieg, wie hoch kletterte, wie hoch kam, maximum, maximal, maximale, maximaler, max, hoechstwert, rekord, bestwert, spitzenwert, hoechstwert der, hoechstens an einem tag, maximum der, maximum des, hoechster wert, groesster wert, rekordwert, allzeithoch, bestmarke, hoechststand, spitze, rekords, rekordes, hoechste wert
        s min: wie tief ging, wie tief sank, wie tief fiel, wie niedrig ging, minimum, minimal, minimale, minimaler, min, tiefstwert, tiefster wert, niedrigster wert, kleinster wert, minimum der, minimum des, tiefststand, allzeittief, niedrigste wert
        s last: zuletzt, letzter wert, aktuelle, aktueller, aktuelles, neueste, neuester, letzter, letzte messung, letzter messwert, juengster, juengste, juengster wert, neuester wert, aktueller wert, zuletzt gemessene, zuletzt gemessener, zuletzt gemessenen, letzter stand, letztes mal, das letzte mal, zum letzten mal, letztmals
        s first: zuerst, erster wert, zum ersten mal, das erste mal, erstmals, erster messwert, erstes mal
        s share: % der, prozent der, anteil, anteil der, wie viel prozent der, wieviel prozent der, wie viel prozent, wieviel prozent, prozentsatz, welcher anteil, wie viel prozent der tage, an wie viel prozent der tage, prozentualer anteil, anteil an, anteil von, welcher prozentsatz, welchem anteil, an welchem anteil der, in wie viel prozent der
        s trend: trendlinie, trendgerade, trend, tendenz, verlauf, entwicklung, trend des, trend der, trend von, steigung, steigung des, steigung der, steigt oder sinkt, steigt oder faellt, rauf oder runter, hoch oder runter, entwickelt sich, entwickelt, entwickelte, entwickelte sich, tendenz der, trend je, zu oder ab, ab oder zu, gestiegen oder gesunken, langfristiger trend, kurve, veraendert sich, aufwaerts oder abwaerts
        s change: veraenderung, veraendert, aenderung, geaendert, unterschied zwischen anfang und ende, veraenderung der, veraenderung des, sich veraendert, hat sich veraendert, differenz letzter minus erster, letzter minus erster, verschiebung, abgenommen oder zugenommen, aenderung der, aenderung des, geaendert hat, letzter minus erster wert, differenz zwischen erstem und letztem
        s streak: aufeinanderfolgende, aufeinanderfolgender, aufeinanderfolgenden, hintereinander, in folge, am stueck, nacheinander, serie, in serie, reihe, in einer reihe, hintereinander ohne pause, in serie hintereinander, ununterbrochen, tage in folge, tage am stueck, naechte in folge, nacheinander ohne, tagesserie, serie mit, serie von, serie an, durchgehend
        s streakLongest: laengste serie, laengste reihe, laengste strecke an tagen, laengste serie an tagen, laengste serie von, laengste serie mit, laengste serie an, laengste tagesserie, laengste folge, laengste folge von, laengste phase, rekordserie, laengste kette, wie viele tage am stueck hoechstens, beste serie, laengste serie ohne, maximale serie, laengste ununterbrochene serie
        s streakCurrent: aktuelle serie, laufende serie, momentane serie, jetzige serie, derzeitige serie, derzeitige laenge der serie, aktuelle laenge der serie, laufende serie von, aktuelle serie von, laufende serie mit, aktuelle serie mit, derzeitige serie mit, derzeitige serie von, jetzige serie mit, momentane serie von, serie gerade, derzeitige laenge der serie mit
        s list: jeden einzeln, einzeln, jeden tag einzeln, tag fuer tag, alle einzeln, einzelne tage, aufgelistet, fuer jeden tag, fuer jede nacht, jede nacht einzeln, nacht fuer nacht, der reihe nach, auflisten, auflistung, einzelwerte, alle werte, jeder einzelne, jede einzelne, einzeln aufgelistet, alle tage einzeln, liste der, liste aller, taegliche werte, tageswerte, jeder tag, werte der einzelnen tage, an jedem tag der, an jedem tag im, fuer jeden tag der, fuer jeden tag im
        s difference: unterschied, differenz, differenz zwischen, unterschied zwischen, differenz der, unterschied der, wie gross ist der unterschied, unterschied beim, unterschied bei, unterschied im, unterscheidet sich, unterscheiden sich, unterschieden, abstand zwischen, differenz aus, wie unterschiedlich
        s correlation: korrelation, zusammenhang, korreliert, zusammenhang zwischen, korrelation zwischen, haengt zusammen, korrelation von, korrelation der, korrelation des, korrelation mit, korrelationskoeffizient, zusammenhang von, haengen zusammen, haengt ab, haengen ab, beziehung zwischen, korrelieren, wie haengen, wie haengt, wie stark haengen, wie stark haengt, haengen, haengt, zusammenhaengen, verhaeltnis zwischen, zusammenhang mit, steht in zusammenhang mit, r zwischen, gibt es einen zusammenhang zwischen
        s rolling: gleitend, gleitender, gleitende, rollierend, rollierende, gleitender durchschnitt, gleitendes mittel, gleitender mittelwert, gleitenden durchschnitt, rollierender durchschnitt, laufender durchschnitt, gleitendes, gleitenden
        s percentile: perzentil, tes perzentil
        cur: gerade, grad, aktuell, momentan, im moment, zurzeit, derzeit, jetzt, die aktuelle, aktuelle, bisher, im augenblick, jetzt schon, jetziger, jetzige, jetzigen, laufende, momentane, momentaner, derzeitige, derzeitiger, derzeitigen, aktuellen, aktueller, zum jetzigen zeitpunkt, noch immer, immer noch, heute noch
        sup+: meiste, meisten, am meisten, hoechste, hoechster, hoechsten, hoechstes, am hoechsten, groesste, groesster, groessten, maximal, groesstes, hoechstens, rekord, am staerksten, staerkste, am allermeisten, hoechstem
        sup-: wenigste, wenigsten, am wenigsten, niedrigste, niedrigster, niedrigsten, niedrigstes, am niedrigsten, geringste, geringsten, kleinste, kleinster, tiefste, tiefster, tiefsten, geringster, am geringsten, schwaechste, wenigster, niedrigstem
        sup+ long: laengste, laengster, laengsten, laengstes, am laengsten
        sup- long: kuerzeste, kuerzester, kuerzesten, kuerzestes, am kuerzesten
        sup+ far: weiteste, weitester, weitesten, am weitesten, weitestes, weiteste strecke, laengste strecke
        sup+ fast: schnellste, schnellster, schnellsten, schnellstes, am schnellsten, flotteste, flottester, flottesten, flottestes, zuegigste, zuegigster, zuegigsten, am flottesten, am zuegigsten
        sup- fast: langsamste, langsamster, langsamsten, am langsamsten
        sup+ late: spaeteste, spaetester, spaetesten, am spaetesten
        sup- late: frueheste, fruehester, fruehesten, am fruehesten, frueheste
        sup+ hard: haerteste, haertestes, haertester, haertesten, anstrengendste, anstrengendstes, intensivste, intensivstes, anstrengendster, anstrengendsten, am anstrengendsten, intensivster
        sup- hard: leichteste training, lockerste
        sup+ heavy: am schwersten, schwerste, schwerster, schwersten, schwerstes
        sup- heavy: am leichtesten, leichteste
        sup+ good: beste, bester, besten, bestes, am besten, bester je, am allerbesten
        sup- good: schlechteste, schlechtester, schlechtesten, schlechtestes, am schlechtesten, schlimmste
        sup last: letzter, letzte, letzten, letztes, letztem, zuletzt, zum letzten mal, das letzte mal, juengste, letztens, vergangenste, juengstes, juengsten, neuesten
        sup first: erster, erste, ersten, erstes, zum ersten mal, das erste mal
        cmp+: mehr, hoeher, groesser, hoehere, hoeherer, groessere, mehr oder weniger, hoeher oder niedriger, viel mehr, deutlich mehr, groesserer
        cmp-: weniger, niedriger, kleiner, geringer, niedrigere, tiefer, viel weniger, deutlich weniger, kleinere, kleinerer, geringere
        cmp+ often: haeufiger, oefter, oefters, regelmaessiger, mehr oft
        cmp- often: seltener, weniger oft
        cmp+ long: laenger, viel laenger, laenger oder kuerzer, laengere
        cmp- long: kuerzer, kuerzere
        cmp+ far: weiter
        cmp+ fast: schneller, flotter, zuegiger
        cmp- fast: langsamer
        cmp+ late: spaeter, spaeter oder frueher
        cmp- late: frueher, eher
        cmp+ hard: haerter
        cmp+ good: besser, besser oder schlechter, schlechter oder besser
        cmp- good: schlechter
        cmp+ heavy: schwerer
        cmp- heavy: leichter
        than: als
        vs: verglichen mit, im vergleich zu, im vergleich zum, im vergleich zur, gegenueber, gegen, versus, vs, im vergleich mit, gegenueber dem, gegenueber der, im gegensatz zu, versus dem, verglichen zu, im vergleich, gegenueber dem von, im verhaeltnis zu, anstatt, im unterschied zu, verglichen mit dem, verglichen mit der
        compare: vergleich, vergleiche, im vergleich, vergleich von, vergleich zwischen, verglichen, vergleiche mir
        risen+: stieg, gestiegen ist, gestiegen, zugenommen, hochgegangen, gewachsen, erhoeht, angestiegen, dazugekommen, groesser geworden, laenger geworden, zunahm
        risen-: fiel, sank, gefallen ist, gesunken ist, gesunken, abgenommen, gefallen, runtergegangen, zurueckgegangen, abgesunken, weniger geworden, kuerzer geworden, reduziert, verloren, abnahm
        rise+: steigt, steigend, steigen, aufwaertstrend, nimmt zu, geht hoch, geht rauf, hoch geht, wird hoeher, wird mehr, aufwaerts, geht aufwaerts, nehme zu, nehme ich zu, zunehmend, wird laenger
        rise-: sinkt, sinkend, sinken, abwaertstrend, nimmt ab, faellt, geht runter, geht zurueck, runter geht, wird niedriger, wird weniger, abwaerts, geht abwaerts, nehme ab, nehme ich ab, abnehmend, wird kuerzer, ab, abwaertstrends
        sg >=: mindestens, wenigstens, nicht weniger als, >=, minimum, zumindest, ab, wenigstens die, mindestens die, nicht unter, minimal, von mindestens, bei mindestens, ab den, erreichte oder ueberschritt, erreicht oder ueberschritten
        sg >: mehr als, ueber, >, laenger als, hoeher als, weiter als, groesser als, spaeter als, oberhalb von, ueber die, jenseits, schwerer als, besser als, oberhalb, mehr wie, laenger wie, oefter als, haeufiger als, ueberschritt, ueberschritten, hoeher wie, nach mehr als, von ueber, auf ueber, mit ueber, schneller als minus
        sg <: weniger als, unter, <, kuerzer als, niedriger als, frueher als, kleiner als, unterhalb von, geringer als, leichter als, schlechter als, unterhalb, weniger wie, kuerzer wie, unter die, unterschritten, unterschritt, von unter, auf unter, mit unter, vor
        sg <=: hoechstens, maximal, nicht mehr als, <=, bis zu, bis maximal, nicht ueber, nicht laenger als, nicht hoeher als, von hoechstens, maximal bis
        sg ==: genau, exakt, =, gleich
        post >=: oder mehr, und mehr, oder darueber, oder laenger, +, plus, mindestens, oder hoeher, oder spaeter, aufwaerts, oder drueber, oder groesser, oder schwerer, oder weiter, und hoeher, und laenger, und spaeter, und aufwaerts
        post <=: oder weniger, oder darunter, und weniger, hoechstens, oder kuerzer, oder frueher, oder drunter, oder niedriger, oder leichter, und kuerzer, und darunter
        per day: an einem tag, an einem einzigen tag, taeglich, pro tag, am tag, je tag, jeden tag, taegliche, taeglicher, taeglichen, tag, tagesdurchschnitt, in einem tag, ueber den tag, im tagesverlauf, an einzelnen tagen, fuer jeden tag, pro kalendertag, am einzelnen tag, pro tag gesehen, tags, taeglichem
        per night: in einer nacht, pro nacht, je nacht, jede nacht, naechtlich, naechtliche, naechtlicher, naechtlichen, je einer nacht
        rate week: pro woche, je woche, in der woche, die woche, wochendurchschnitt, pro woche im schnitt, in einer woche, jede woche im schnitt, woechentlich im schnitt, wochenrate, wochenschnitt, im wochenschnitt, wochenmittel, im wochenmittel
        rate month: pro monat, je monat, im monat, monatsdurchschnitt, in einem monat, jeden monat im schnitt, monatlich im schnitt, monatsschnitt, im monatsschnitt
        per week: woechentlich, jede woche, woechentliche, woechentlichen, je woche einzeln, je kalenderwoche, pro kalenderwoche, in jeder woche, wochenwerte, auf wochenbasis, wochenweise, in wochenwerten
        by week: wochenweise, woche fuer woche, nach wochen, fuer jede woche, aufgeteilt nach wochen
        per month: monatlich, jeder monat, jeden monat, monatliche, monatlichen, monatsmittel, monatsmittel des, monatsmittel der, je kalendermonat, in jedem monat, monatswerte, monatssummen
        by month: monatsweise, monat fuer monat, nach monaten, nach monat, fuer jeden monat, aufgeteilt nach monaten, monat fuer monat gesehen
        per quarter: pro quartal, je quartal, quartalsweise
        per year: jaehrlich, pro jahr, je jahr, jedes jahr, im jahr
        by year: fuer jedes jahr, jahr fuer jahr, nach jahren
        per weekday: je wochentag, pro wochentag, an jedem wochentag, wochentagsweise, wochentag fuer wochentag
        by weekday: nach wochentag, nach wochentagen, fuer jeden wochentag, nach den wochentagen, aufgeteilt nach wochentagen
        per type: nach art, nach sportart, je sportart, pro sportart, nach trainingsart, nach sportarten, nach trainingsarten, fuer jede sportart, jeder sportart, jeder art, je art, nach arten, je trainingsart
        unit weekday: wochentag, wochentage, wochentagen, welchem wochentag, wochentags
        unit type: welcher sport, welchen sport, welche sportarten, sportart, trainingsart, art von training, sportarten, trainingsarten, art des trainings, art, sorte training
        d day: der tag, tag, tage, tagen, tages
        d night: die nacht, nacht, naechte, naechten
        d morning: morgens frueh, am morgen, der morgen, den morgen, dem morgen, vormittag
        d evening: abend, abende
        d week: woche, wochen, kalenderwoche, kw, volle woche, vollen woche, volle wochen, vollen wochen, kalenderwochen
        d month: voller monat, vollen monat, vollen monats, volle monate, vollen monate, vollen monaten, kalendermonat, kalendermonats, kalendermonate, kalendermonaten
        d month: monat, monate, monaten, monats
        d quarter: quartal, quartale, quartalen
        d year: jahr, jahre, jahren, jahres
        d weekend: wochenende
        rel last: letzte, letzten, letzter, letztes, letztem, vergangene, vergangenen, vergangener, vergangenes, vergangenem, vorige, vorigen, voriger, voriges, vorigem, lezten, lezte
        rel this: diese, dieser, diesen, dieses, diesem, aktuelle, aktuellen, laufenden, laufende
        fromlast 3: drittletzte, drittletzten, drittletzter, drittletztes, drittletztem
        fromlast 4: viertletzte, viertletzten, viertletzter, viertletztes, viertletztem
        rel beforeLast: vorletzte, vorletzten, vorletzter, vorletztes, vorletztem
        rel next: naechste, naechsten, naechster, naechstes, kommende, kommenden, kommender
        rel weekBefore: die woche zuvor, woche zuvor, die woche davor, woche davor, der woche davor, zur woche davor, davor die woche, vorwoche davor, voriger woche davor, zur vorwoche, der vorwoche
        rel monthBefore: davor der monat, davor den monat, der monat zuvor, monat zuvor, der monat davor, monat davor, dem monat davor, den monat davor, des vormonats, dem vormonat, zum vormonat
        rel yearBefore: davor das jahr, das jahr zuvor, jahr zuvor, das jahr davor, jahr davor, dem jahr davor
        rel before: davor, der vorperiode, dem zeitraum davor, der zeit davor, dem davor, vorherigen, vorangegangenen, davorliegenden, vorangehenden
        rel dayBefore: am tag davor, tag davor, die nacht davor, der nacht davor, am vortag, dem vortag, des vortags, vortag, dem tag davor, der tag davor
        rel weekAgo: gleichen zeitraum letzte woche, gleichen zeitraum letzter woche, gleichen zeitraum der letzten woche, gleichen zeitraum in der letzten woche, gleichen zeitraum der vorwoche, gleichen zeitraum in der vorwoche, gleichen zeitraum vor einer woche, zum gleichen zeitraum letzte woche, zum gleichen zeitraum letzter woche, zum gleichen zeitraum der letzten woche, zum gleichen zeitraum in der letzten woche, zum gleichen zeitraum der vorwoche, zum gleichen zeitraum in der vorwoche, zum gleichen zeitraum vor einer woche, im gleichen zeitraum letzte woche, im gleichen zeitraum letzter woche, im gleichen zeitraum der letzten woche, im gleichen zeitraum in der letzten woche, im gleichen zeitraum der vorwoche, im gleichen zeitraum in der vorwoche, im gleichen zeitraum vor einer woche, dem gleichen zeitraum letzte woche, dem gleichen zeitraum letzter woche, dem gleichen zeitraum der letzten woche, dem gleichen zeitraum in der letzten woche, dem gleichen zeitraum der vorwoche, dem gleichen zeitraum in der vorwoche, dem gleichen zeitraum vor einer woche, selben zeitraum letzte woche, selben zeitraum letzter woche, selben zeitraum der letzten woche, selben zeitraum in der letzten woche, selben zeitraum der vorwoche, selben zeitraum in der vorwoche, selben zeitraum vor einer woche, zum selben zeitraum letzte woche, zum selben zeitraum letzter woche, zum selben zeitraum der letzten woche, zum selben zeitraum in der letzten woche, zum selben zeitraum der vorwoche, zum selben zeitraum in der vorwoche, zum selben zeitraum vor einer woche, im selben zeitraum letzte woche, im selben zeitraum letzter woche, im selben zeitraum der letzten woche, im selben zeitraum in der letzten woche, im selben zeitraum der vorwoche, im selben zeitraum in der vorwoche, im selben zeitraum vor einer woche, dem selben zeitraum letzte woche, dem selben zeitraum letzter woche, dem selben zeitraum der letzten woche, dem selben zeitraum in der letzten woche, dem selben zeitraum der vorwoche, dem selben zeitraum in der vorwoche, dem selben zeitraum vor einer woche, gleichen zeitpunkt letzte woche, gleichen zeitpunkt letzter woche, gleichen zeitpunkt der letzten woche, gleichen zeitpunkt in der letzten woche, gleichen zeitpunkt der vorwoche, gleichen zeitpunkt in der vorwoche, gleichen zeitpunkt vor einer woche, zum gleichen zeitpunkt letzte woche, zum gleichen zeitpunkt letzter woche, zum gleichen zeitpunkt der letzten woche, zum gleichen zeitpunkt in der letzten woche, zum gleichen zeitpunkt der vorwoche, zum gleichen zeitpunkt in der vorwoche, zum gleichen zeitpunkt vor einer woche, im gleichen zeitpunkt letzte woche, im gleichen zeitpunkt letzter woche, im gleichen zeitpunkt der letzten woche, im gleichen zeitpunkt in der letzten woche, im gleichen zeitpunkt der vorwoche, im gleichen zeitpunkt in der vorwoche, im gleichen zeitpunkt vor einer woche, dem gleichen zeitpunkt letzte woche, dem gleichen zeitpunkt letzter woche, dem gleichen zeitpunkt der letzten woche, dem gleichen zeitpunkt in der letzten woche, dem gleichen zeitpunkt der vorwoche, dem gleichen zeitpunkt in der vorwoche, dem gleichen zeitpunkt vor einer woche, selben zeitpunkt letzte woche, selben zeitpunkt letzter woche, selben zeitpunkt der letzten woche, selben zeitpunkt in der letzten woche, selben zeitpunkt der vorwoche, selben zeitpunkt in der vorwoche, selben zeitpunkt vor einer woche, zum selben zeitpunkt letzte woche, zum selben zeitpunkt letzter woche, zum selben zeitpunkt der letzten woche, zum selben zeitpunkt in der letzten woche, zum selben zeitpunkt der vorwoche, zum selben zeitpunkt in der vorwoche, zum selben zeitpunkt vor einer woche, im selben zeitpunkt letzte woche, im selben zeitpunkt letzter woche, im selben zeitpunkt der letzten woche, im selben zeitpunkt in der letzten woche, im selben zeitpunkt der vorwoche, im selben zeitpunkt in der vorwoche, im selben zeitpunkt vor einer woche, dem selben zeitpunkt letzte woche, dem selben zeitpunkt letzter woche, dem selben zeitpunkt der letzten woche, dem selben zeitpunkt in der letzten woche, dem selben zeitpunkt der vorwoche, dem selben zeitpunkt in der vorwoche, dem selben zeitpunkt vor einer woche, gleichen tagen letzte woche, gleichen tagen letzter woche, gleichen tagen der letzten woche, gleichen tagen in der letzten woche, gleichen tagen der vorwoche, gleichen tagen in der vorwoche, gleichen tagen vor einer woche, zu den gleichen tagen letzte woche, zu den gleichen tagen letzter woche, zu den gleichen tagen der letzten woche, zu den gleichen tagen in der letzten woche, zu den gleichen tagen der vorwoche, zu den gleichen tagen in der vorwoche, zu den gleichen tagen vor einer woche, den gleichen tagen letzte woche, den gleichen tagen letzter woche, den gleichen tagen der letzten woche, den gleichen tagen in der letzten woche, den gleichen tagen der vorwoche, den gleichen tagen in der vorwoche, den gleichen tagen vor einer woche, an den gleichen tagen letzte woche, an den gleichen tagen letzter woche, an den gleichen tagen der letzten woche, an den gleichen tagen in der letzten woche, an den gleichen tagen der vorwoche, an den gleichen tagen in der vorwoche, an den gleichen tagen vor einer woche, zu gleichen tagen letzte woche, zu gleichen tagen letzter woche, zu gleichen tagen der letzten woche, zu gleichen tagen in der letzten woche, zu gleichen tagen der vorwoche, zu gleichen tagen in der vorwoche, zu gleichen tagen vor einer woche, selben tagen letzte woche, selben tagen letzter woche, selben tagen der letzten woche, selben tagen in der letzten woche, selben tagen der vorwoche, selben tagen in der vorwoche, selben tagen vor einer woche, zu den selben tagen letzte woche, zu den selben tagen letzter woche, zu den selben tagen der letzten woche, zu den selben tagen in der letzten woche, zu den selben tagen der vorwoche, zu den selben tagen in der vorwoche, zu den selben tagen vor einer woche, den selben tagen letzte woche, den selben tagen letzter woche, den selben tagen der letzten woche, den selben tagen in der letzten woche, den selben tagen der vorwoche, den selben tagen in der vorwoche, den selben tagen vor einer woche, an den selben tagen letzte woche, an den selben tagen letzter woche, an den selben tagen der letzten woche, an den selben tagen in der letzten woche, an den selben tagen der vorwoche, an den selben tagen in der vorwoche, an den selben tagen vor einer woche, zu selben tagen letzte woche, zu selben tagen letzter woche, zu selben tagen der letzten woche, zu selben tagen in der letzten woche, zu selben tagen der vorwoche, zu selben tagen in der vorwoche, zu selben tagen vor einer woche, denselben tagen letzte woche, denselben tagen letzter woche, denselben tagen der letzten woche, denselben tagen in der letzten woche, denselben tagen der vorwoche, denselben tagen in der vorwoche, denselben tagen vor einer woche, zu denselben tagen letzte woche, zu denselben tagen letzter woche, zu denselben tagen der letzten woche, zu denselben tagen in der letzten woche, zu denselben tagen der vorwoche, zu denselben tagen in der vorwoche, zu denselben tagen vor einer woche, gleichen zeit letzte woche, gleichen zeit letzter woche, gleichen zeit der letzten woche, gleichen zeit in der letzten woche, gleichen zeit der vorwoche, gleichen zeit in der vorwoche, gleichen zeit vor einer woche, zur gleichen zeit letzte woche, zur gleichen zeit letzter woche, zur gleichen zeit der letzten woche, zur gleichen zeit in der letzten woche, zur gleichen zeit der vorwoche, zur gleichen zeit in der vorwoche, zur gleichen zeit vor einer woche, selben zeit letzte woche, selben zeit letzter woche, selben zeit der letzten woche, selben zeit in der letzten woche, selben zeit der vorwoche, selben zeit in der vorwoche, selben zeit vor einer woche, zur selben zeit letzte woche, zur selben zeit letzter woche, zur selben zeit der letzten woche, zur selben zeit in der letzten woche, zur selben zeit der vorwoche, zur selben zeit in der vorwoche, zur selben zeit vor einer woche, letzte woche um diese zeit, letzte woche zur gleichen zeit, letzte woche bis zum gleichen tag, letzte woche zum gleichen zeitpunkt
        rel monthAgo: gleichen zeitraum letzten monat, gleichen zeitraum letzten monats, gleichen zeitraum des letzten monats, gleichen zeitraum im letzten monat, gleichen zeitraum des vormonats, gleichen zeitraum im vormonat, gleichen zeitraum vor einem monat, zum gleichen zeitraum letzten monat, zum gleichen zeitraum letzten monats, zum gleichen zeitraum des letzten monats, zum gleichen zeitraum im letzten monat, zum gleichen zeitraum des vormonats, zum gleichen zeitraum im vormonat, zum gleichen zeitraum vor einem monat, im gleichen zeitraum letzten monat, im gleichen zeitraum letzten monats, im gleichen zeitraum des letzten monats, im gleichen zeitraum im letzten monat, im gleichen zeitraum des vormonats, im gleichen zeitraum im vormonat, im gleichen zeitraum vor einem monat, dem gleichen zeitraum letzten monat, dem gleichen zeitraum letzten monats, dem gleichen zeitraum des letzten monats, dem gleichen zeitraum im letzten monat, dem gleichen zeitraum des vormonats, dem gleichen zeitraum im vormonat, dem gleichen zeitraum vor einem monat, selben zeitraum letzten monat, selben zeitraum letzten monats, selben zeitraum des letzten monats, selben zeitraum im letzten monat, selben zeitraum des vormonats, selben zeitraum im vormonat, selben zeitraum vor einem monat, zum selben zeitraum letzten monat, zum selben zeitraum letzten monats, zum selben zeitraum des letzten monats, zum selben zeitraum im letzten monat, zum selben zeitraum des vormonats, zum selben zeitraum im vormonat, zum selben zeitraum vor einem monat, im selben zeitraum letzten monat, im selben zeitraum letzten monats, im selben zeitraum des letzten monats, im selben zeitraum im letzten monat, im selben zeitraum des vormonats, im selben zeitraum im vormonat, im selben zeitraum vor einem monat, dem selben zeitraum letzten monat, dem selben zeitraum letzten monats, dem selben zeitraum des letzten monats, dem selben zeitraum im letzten monat, dem selben zeitraum des vormonats, dem selben zeitraum im vormonat, dem selben zeitraum vor einem monat, gleichen zeitpunkt letzten monat, gleichen zeitpunkt letzten monats, gleichen zeitpunkt des letzten monats, gleichen zeitpunkt im letzten monat, gleichen zeitpunkt des vormonats, gleichen zeitpunkt im vormonat, gleichen zeitpunkt vor einem monat, zum gleichen zeitpunkt letzten monat, zum gleichen zeitpunkt letzten monats, zum gleichen zeitpunkt des letzten monats, zum gleichen zeitpunkt im letzten monat, zum gleichen zeitpunkt des vormonats, zum gleichen zeitpunkt im vormonat, zum gleichen zeitpunkt vor einem monat, im gleichen zeitpunkt letzten monat, im gleichen zeitpunkt letzten monats, im gleichen zeitpunkt des letzten monats, im gleichen zeitpunkt im letzten monat, im gleichen zeitpunkt des vormonats, im gleichen zeitpunkt im vormonat, im gleichen zeitpunkt vor einem monat, dem gleichen zeitpunkt letzten monat, dem gleichen zeitpunkt letzten monats, dem gleichen zeitpunkt des letzten monats, dem gleichen zeitpunkt im letzten monat, dem gleichen zeitpunkt des vormonats, dem gleichen zeitpunkt im vormonat, dem gleichen zeitpunkt vor einem monat, selben zeitpunkt letzten monat, selben zeitpunkt letzten monats, selben zeitpunkt des letzten monats, selben zeitpunkt im letzten monat, selben zeitpunkt des vormonats, selben zeitpunkt im vormonat, selben zeitpunkt vor einem monat, zum selben zeitpunkt letzten monat, zum selben zeitpunkt letzten monats, zum selben zeitpunkt des letzten monats, zum selben zeitpunkt im letzten monat, zum selben zeitpunkt des vormonats, zum selben zeitpunkt im vormonat, zum selben zeitpunkt vor einem monat, im selben zeitpunkt letzten monat, im selben zeitpunkt letzten monats, im selben zeitpunkt des letzten monats, im selben zeitpunkt im letzten monat, im selben zeitpunkt des vormonats, im selben zeitpunkt im vormonat, im selben zeitpunkt vor einem monat, dem selben zeitpunkt letzten monat, dem selben zeitpunkt letzten monats, dem selben zeitpunkt des letzten monats, dem selben zeitpunkt im letzten monat, dem selben zeitpunkt des vormonats, dem selben zeitpunkt im vormonat, dem selben zeitpunkt vor einem monat, gleichen tagen letzten monat, gleichen tagen letzten monats, gleichen tagen des letzten monats, gleichen tagen im letzten monat, gleichen tagen des vormonats, gleichen tagen im vormonat, gleichen tagen vor einem monat, zu den gleichen tagen letzten monat, zu den gleichen tagen letzten monats, zu den gleichen tagen des letzten monats, zu den gleichen tagen im letzten monat, zu den gleichen tagen des vormonats, zu den gleichen tagen im vormonat, zu den gleichen tagen vor einem monat, den gleichen tagen letzten monat, den gleichen tagen letzten monats, den gleichen tagen des letzten monats, den gleichen tagen im letzten monat, den gleichen tagen des vormonats, den gleichen tagen im vormonat, den gleichen tagen vor einem monat, an den gleichen tagen letzten monat, an den gleichen tagen letzten monats, an den gleichen tagen des letzten monats, an den gleichen tagen im letzten monat, an den gleichen tagen des vormonats, an den gleichen tagen im vormonat, an den gleichen tagen vor einem monat, zu gleichen tagen letzten monat, zu gleichen tagen letzten monats, zu gleichen tagen des letzten monats, zu gleichen tagen im letzten monat, zu gleichen tagen des vormonats, zu gleichen tagen im vormonat, zu gleichen tagen vor einem monat, selben tagen letzten monat, selben tagen letzten monats, selben tagen des letzten monats, selben tagen im letzten monat, selben tagen des vormonats, selben tagen im vormonat, selben tagen vor einem monat, zu den selben tagen letzten monat, zu den selben tagen letzten monats, zu den selben tagen des letzten monats, zu den selben tagen im letzten monat, zu den selben tagen des vormonats, zu den selben tagen im vormonat, zu den selben tagen vor einem monat, den selben tagen letzten monat, den selben tagen letzten monats, den selben tagen des letzten monats, den selben tagen im letzten monat, den selben tagen des vormonats, den selben tagen im vormonat, den selben tagen vor einem monat, an den selben tagen letzten monat, an den selben tagen letzten monats, an den selben tagen des letzten monats, an den selben tagen im letzten monat, an den selben tagen des vormonats, an den selben tagen im vormonat, an den selben tagen vor einem monat, zu selben tagen letzten monat, zu selben tagen letzten monats, zu selben tagen des letzten monats, zu selben tagen im letzten monat, zu selben tagen des vormonats, zu selben tagen im vormonat, zu selben tagen vor einem monat, denselben tagen letzten monat, denselben tagen letzten monats, denselben tagen des letzten monats, denselben tagen im letzten monat, denselben tagen des vormonats, denselben tagen im vormonat, denselben tagen vor einem monat, zu denselben tagen letzten monat, zu denselben tagen letzten monats, zu denselben tagen des letzten monats, zu denselben tagen im letzten monat, zu denselben tagen des vormonats, zu denselben tagen im vormonat, zu denselben tagen vor einem monat, gleichen zeit letzten monat, gleichen zeit letzten monats, gleichen zeit des letzten monats, gleichen zeit im letzten monat, gleichen zeit des vormonats, gleichen zeit im vormonat, gleichen zeit vor einem monat, zur gleichen zeit letzten monat, zur gleichen zeit letzten monats, zur gleichen zeit des letzten monats, zur gleichen zeit im letzten monat, zur gleichen zeit des vormonats, zur gleichen zeit im vormonat, zur gleichen zeit vor einem monat, selben zeit letzten monat, selben zeit letzten monats, selben zeit des letzten monats, selben zeit im letzten monat, selben zeit des vormonats, selben zeit im vormonat, selben zeit vor einem monat, zur selben zeit letzten monat, zur selben zeit letzten monats, zur selben zeit des letzten monats, zur selben zeit im letzten monat, zur selben zeit des vormonats, zur selben zeit im vormonat, zur selben zeit vor einem monat, letzten monat um diese zeit, letzten monat zur gleichen zeit, letzten monat bis zum gleichen tag, letzten monat zum gleichen zeitpunkt
        rel yearAgo: vor einem jahr, ein jahr davor, ein jahr zuvor, ein jahr frueher, im jahr davor, im vorjahr, dem vorjahr, vorjahr, im selben zeitraum des vorjahres, im gleichen monat des vorjahres, im selben monat des vorjahres, im selben monat vor einem jahr, gleicher monat im vorjahr, dem vorjahresmonat, vorjahresmonat, dem gleichen monat im vorjahr, im gleichen zeitraum im vorjahr, letztes jahr um diese zeit, letztes jahr zur gleichen zeit, vor einem jahr um diese zeit, ein jahr vorher, vorjahreszeitraum, dem vorjahreszeitraum, zum vorjahr, im vorjahr zur gleichen zeit, im vorjahreszeitraum
        day 0: heutigen tag, heutigen tage, heutigen tages, heute, bisher heute, heutigen, heut, heutige, heutiger, heutiges, am heutigen tag, des heutigen tages, den heutigen
        day 1: gestrigen tag, gestrigen tage, gestrigen tages, gestern, gestrige, gestrigen, gestriger, gestriges, am gestrigen tag, des gestrigen tages
        day 2: vorgestrigen tag, vorgestrigen tage, vorgestrigen tages, vorgestern, vorgestrige, vorgestrigen
        night 0: gestern nacht, gestern auf heute, gestern auf heute nacht, von gestern auf heute, letzte nacht, heute nacht, vergangene nacht, letzter nacht, in der letzten nacht, diese nacht, der letzten nacht, letzten nacht, vergangener nacht, der vergangenen nacht, heut nacht, in der vergangenen nacht, die letzte nacht, der heutigen nacht, dieser nacht
        night 1: vorgestern auf gestern, von vorgestern auf gestern, vorgestern nacht, vorgestern in der nacht
        tomorrow: morgen
        future: uebermorgen, naechste woche, naechsten monat, naechstes jahr, naechste nacht, kommende woche, naechster woche
        lastweek: vorwoche, letzte woche, letzter woche, in der vorwoche
        lastmonth: vormonat, im vormonat
        all: jemals, ever, je, aller zeiten, insgesamt je, seit beginn, ueberhaupt je, ueber alles, in allen aufzeichnungen, seit beginn der aufzeichnungen, ueber alle daten, in meinen daten, in allen daten, bisher
        weekend: wochenende, wochenenden, am wochenende, an wochenenden, samstags und sonntags, an samstagen und sonntagen, wochenends, samstag und sonntag, samstag sonntag, wochenendtage, wochenendtagen, an wochenendtagen, wochenendnaechte, sa und so, am we, we, sa - so, samstag - sonntag, sa bis so, samstag bis sonntag
        workday: mo - fr, montag - freitag, an jedem werktag, jeden werktag, an jedem arbeitstag, jeden arbeitstag, werktag, mo bis fr, werktags, wochentags, an werktagen, an wochentagen, unter der woche, werktage, werktagen, arbeitstage, an arbeitstagen, montag bis freitag, montags bis freitags, von montag bis freitag, arbeitstagen, mo bis fr, mo fr, montag freitag, von montags bis freitags, unter der woche mo bis fr, an einem werktag, an werktagen im schnitt, werktagnaechte, arbeitstag, an einem arbeitstag, arbeitswoche, in der arbeitswoche, bueronaechte, buerotage, an buerotagen, an einem wochentag
        wd 0: montag, mo
        wd 1: dienstag, di
        wd 2: mittwoch, mi
        wd 3: donnerstag, do
        wd 4: freitag, fr
        wd 5: samstag, sonnabend, sa, samstg
        wd 6: sonntag
        wds 0: montags, montage, montagen, jeden montag, an montagen
        wds 1: dienstags, dienstage, dienstagen, jeden dienstag, an dienstagen
        wds 2: mittwochs, mittwoche, mittwochen, jeden mittwoch, an mittwochen
        wds 3: donnerstags, donnerstage, donnerstagen, jeden donnerstag, an donnerstagen
        wds 4: freitags, freitage, freitagen, jeden freitag, an freitagen
        wds 5: samstags, samstage, samstagen, sonnabends, jeden samstag, an samstagen
        wds 6: sonntags, sonntage, sonntagen, jeden sonntag, an sonntagen
        mon 1: januar, jan, jaenner
        mon 2: februar, feb
        mon 3: maerz
        mon 4: april, apr
        mon 5: mai
        mon 6: juni, jun
        mon 7: juli, jul
        mon 8: august, aug
        mon 9: september, sept, sep
        mon 10: oktober, okt
        mon 11: november, nov
        mon 12: dezember, dez
        season 3: fruehling, fruehjahr
        season 6: sommer
        season 9: herbst
        season 12: winter
        quarter 1: q1, erstes quartal, ersten quartal, 1 quartal
        quarter 2: q2, zweites quartal, zweiten quartal, 2 quartal
        quarter 3: q3, drittes quartal, dritten quartal, 3 quartal
        quarter 4: q4, viertes quartal, vierten quartal, 4 quartal
        half 1: erste haelfte, ersten haelfte, erstes halbjahr, ersten halbjahr, erstes halbjahr von, ersten haelfte von, ersten jahreshaelfte, erste jahreshaelfte, der ersten jahreshaelfte
        half 2: zweite haelfte, zweiten haelfte, zweites halbjahr, zweiten halbjahr, zweiten haelfte von, zweiten jahreshaelfte, zweite jahreshaelfte, der zweiten jahreshaelfte
        edge start: anfang, beginn, beginn des, anfang des, fruehlingsanfang
        edge end: ende
        edge middle: mitte
        feast christmasEve: heiligabend, heilig abend, heiligen abend, heiliger abend, heiligabends
        feast christmas: weihnachten, ersten weihnachtstag, 1 weihnachtstag, ersten feiertag, 1 feiertag, erster feiertag, ersten weihnachtsfeiertag, 1 weihnachtsfeiertag, erster weihnachtsfeiertag
        feast boxingDay: zweiten weihnachtstag
        feast christmasDays: die feiertage, den feiertagen, der feiertage, ueber die feiertage, an den feiertagen, in den feiertagen, weihnachtsfeiertage, weihnachtsfeiertagen, weihnachtstage, weihnachtstagen, ueber weihnachten
        feast betweenYears: zwischen den jahren, zwischen den feiertagen
        feast advent: advent, adventszeit, vorweihnachtszeit
        feast advent1: ersten advent, erster advent, 1 advent, ersten adventssonntag
        feast advent2: zweiten advent, zweiter advent, 2 advent, zweiten adventssonntag
        feast advent3: dritten advent, dritter advent, 3 advent, dritten adventssonntag
        feast advent4: vierten advent, vierter advent, 4 advent, vierten adventssonntag
        feast newYearsEve: silvester
        feast newYear: neujahr, neujahrstag
        feast easter: ostern, ostersonntag
        feast whitsun: pfingsten
        feast nikolaus: nikolaus
        feast unity: tag der deutschen einheit
        tod <12:00: vor dem mittag, vormittags, am vormittag, vor mittag, morgens, am morgen, morgens frueh, in der frueh, vorm mittag, vor dem mittagessen
        tod >=12:00: nachmittags, am nachmittag, nach dem mittag, ab mittag, nach dem mittagessen
        tod >=18:00: abends, am abend, abend, nach feierabend
        daypart 0 <12:00: heute frueh, heute morgen, heute vormittag
        daypart 0 >=12:00: heute nachmittag
        daypart 0 >=18:00: heute abend
        daypart 1 <12:00: gestern frueh, gestern morgen, gestern vormittag
        daypart 1 >=12:00: gestern nachmittag
        daypart 1 >=18:00: gestern abend
        clock 12:00: mittag
        past 15: viertel nach
        past -15: viertel vor, dreiviertel
        time: zeit, zeiten
        pair bp_systolic_mmhg bp_diastolic_mmhg: blutdruck, blutdruckwerte, blutdrucks, blutdruckwert
        clock 00:00: mitternacht
        oclock: uhr, uhr morgens, uhr frueh, uhr nachts, uhr in der nacht, uhr in der frueh, uhr vormittags, uhr mittags
        pm: uhr abends, uhr am abend, uhr nachmittags, uhr am nachmittag
        halfpast: halb
        half: einhalb
        ago: vor
        measure 30 min: eine halbe stunde, halbe stunde, einer halben stunde
        measure 60 min: eine stunde, einer stunde, 1 stunde
        measure 90 min: anderthalb stunden, eineinhalb stunden
        measure 45 min: eine dreiviertelstunde, dreiviertelstunde
        u min: minuten, minute, min, minuten von, min lang
        u h: stunden, stunde, std, h, stunden lang, stunde lang
        u km: km, kilometer, kilometern
        u mi: meilen, meile
        u m: meter, metern, m
        u kg: kg, kilo, kilogramm
        u lb: pfund
        u g: gramm, g
        u l: liter, l, litern, in l, in litern
        u ml: ml, milliliter
        u kcal: kcal, kilokalorien, kcals, kilokalorie
        u bpm: schlaege, bpm, schlaege pro minute
        u ms: ms, millisekunden
        u %: %, prozent, prozent der tage, in prozent, als prozent
        u mg: mg, milligramm
        u glasses: glaeser, glas, glaesern
        u drinks: drinks, getraenke, glaeser alkohol, drink
        u km/h: km/h, kmh, km h, km pro stunde, kilometer pro stunde, stundenkilometer, stundenkilometern, kilometern pro stunde
        u mph: mph, meilen pro stunde
        u min/km: minuten pro kilometer, min pro km, min/km, min km
        u min/mi: minuten pro meile, min pro meile
        q steps: schrittzahlen, schritten am tag, gelaufene schritte
        q flights: treppenstockwerke, hochgestiegene stockwerke, treppenetage, stiegen
        q distance_km: kilometer zu fuss, strecke zu fuss, wegstrecke, gehkilometer, fussstrecke, laufweg
        q active_kcal: kalorienausgang, aktiven kalorien, aktiver energie, aktive kalorie, verbrauchte kalorien, kalorienverbrauch, aktiver kalorien, aktivitaetskalorien verbrannt, aktiven energie, aktiv verbrannte kalorien
        q calories: kalorien, kalorie, kcal
        q basal_kcal: kalorien in ruhe, energie in ruhe, ruheverbrauch
        q exercise_min: trainingsminuten am tag, minuten training am tag, aktivminuten, sportminuten laut ring, bewegungszeit
        q daylight_min: tageslichts, sonne, zeit in der sonne, licht, zeit draussen, minuten draussen
        q stand_hours: stehstunde, stehzeit
        q resting_hr_bpm: ruhepulse, ruhepulswert, ruhepulswerte, rupuls, ruhepuls wert, ruheherzschlag
        q heart: puls, herzfrequenz, schnittpuls, durchschnittspuls, durchschnittsherzfrequenz, herzschlag, herz
        q hrv_sdnn_ms: herzfrequenzvariabilitaeten, herzvariabilitaet, hrv wert, hrv werte, hf variabilitaet
        q resp_rate_brpm: atemzuegen, atemzuege in der minute, atemfrequenzen, atmungsfrequenz
        q spo2_pct: sauerstoffgehalt, blutsauerstoffs, sauerstoff im blut, o2, o2 saettigung, sauerstoffsaettigungen
        q wrist_temp_dev_c: handgelenktemperatur abweichung, abweichung der handgelenktemperatur, abweichung der handgelenkstemperatur, temperaturabweichung, hauttemperatur abweichung
        q vo2max: vo2max wert, vo2 max wert, maximale sauerstoffaufnahme, sauerstoffaufnahme, vo2maxwert, fitnesslevel, ausdauer, fitness
        q strength_volume_kg: gewicht gehoben, gewicht habe ich gehoben, gewicht hab ich gehoben, gewicht bewegt, gewicht habe ich bewegt, gewicht gestemmt, gewicht habe ich gestemmt, kilo habe ich gehoben, kilo gehoben, kilo gestemmt
        q weight_kg: gewichtswert, gewichtswerte, gewichte, koerpergewichts, kilos, waage, auf der waage, waegungen, waegung
        v weight_kg: wieg, schwer, wiegst, gewogen habe
        q body_fat_pct: koerperfettwert, koerperfettanteils, fettquote, koerperfettprozent
        q bp_systolic_mmhg: obere blutdruckwert, oberen blutdruckwert, obere blutdruckwerte, oberen blutdruckwerte, oberer blutdruckwerte, oberer druck, oberen druck, systolischer wert, systolischer, systolische, systolischen, oberer wert, obere wert, oberen wert, oberer, oberen, der obere, oberer blutdruck, oberer blutdruckwert, oberen blutdruck, systole
        q bp_diastolic_mmhg: untere blutdruckwert, unteren blutdruckwert, untere blutdruckwerte, unteren blutdruckwerte, unterer blutdruckwerte, unterer druck, unteren druck, diastolischer wert, diastolischer, diastolische, diastolischen, unterer wert, untere wert, unteren wert, unterer, der untere, unterer blutdruck, unterer blutdruckwert, unteren blutdruck, diastole
        q glucose_mmol_l: zuckerwert, glukosewert, blutzuckerwert
        q sleep_min: schlafdauern, schlafmenge, schlafs, nachtschlaf, schlaf pro nacht, geschlafene zeit, geschlafene stunden, schlafzeiten, naechtlicher schlaf
        v sleep_min: schlaf ich, schlafe ich, penne, schlummere, schlaf gehabt, wie war meine nacht, wie war die nacht, wie war mein schlaf, wie war meine letzte nacht, wie war die letzte nacht
        q sleep_total_min: schlaf inklusive mittagsschlaf, schlaf inkl mittagsschlaf, schlaf einschliesslich mittagsschlaf, schlaf samt mittagsschlaf, schlaf und nickerchen, schlaf mit mittagsschlaf, gesamter schlaf mit nickerchen, gesamtschlaf
        q in_bed_min: liegezeit, minuten im bett verbracht, zeit im bett verbracht, bettliegezeit
        q awake_min: wachzeit nachts, wachzeit in der nacht, wachminuten, nachts wach, naechtliche wachzeit, zeit wach, wach im bett, minuten wach
        q latency_min: um einzuschlafen, bis ich einschlafe, bis zum einschlafen, einschlafminuten, dauer des einschlafens, bis ich schlafe, bis ich eingeschlafen bin, wach bis ich einschlafe, wach liege bis ich einschlafe, wach bis ich schlafe, wach bevor ich einschlafe
        q deep_min: tiefschlafminuten, tiefen schlaf, tiefer schlaf, tiefschlafzeit, tiefschlafmenge, minuten tiefschlaf
        q core_min: kernschlafs, leichtschlafs, leichten schlaf
        q rem_min: rem schlafs, rem phase, rem minuten, rem zeit, remphase, minuten rem
        q sleep_efficiency: effizient, schlafqualitaet in prozent, effizienz des schlafs, effizienz meines schlafs, wie effizient
        q deep_share: tiefschlaf anteil, anteil vom tiefschlaf, tiefschlafquote, tiefschlaf in prozent
        q rem_share: remanteil, rem schlafanteil, anteil des rem schlafs, anteil rem, rem quote
        q bed_time: bettgang, bettgaenge, bettgangs, bettzeit, bettzeiten, bettzeit uhrzeit, uhrzeit des zubettgehens, zubettgehzeiten, bettgehzeiten, schlafenszeiten, bettgehuhrzeit
        v bed_time: im bett, in die falle, ins bett gekommen, ins bett gehen, schlafen gehen, hingelegt, in die federn, eingeschlafen, schlafe ich ein, schlief ich ein, gehe schlafen, im bett war, im bett gewesen, einschlafe, einschlief, einschlafen
        q wake_time: aufstehzeiten, weckzeiten, aufwachuhrzeit, uhrzeit des aufwachens, uhrzeit des aufstehens
        v wake_time: wach, aus dem bett, aus den federn, bin aufgestanden, raus aus dem bett, auf, aufstand, wach war
        q naps: schlaefchens, mittagsschlafs, powernaps, kurzschlaf, powernap
        q nap_min: nickerchenzeit, nickerchendauer gesamt, zeit mit nickerchen
        q workout_min: trainingsdauern, zeit mit training, zeit mit sport, dauer der trainings, trainingszeit gesamt, sportzeit, minuten trainiert, trainingsminuten der trainings
        q load_edwards: trainingsbelastungen, belastungswert, trainingslasten, load
        q water_ml: wassers, trinkmenge, getrunkenes wasser, fluessigkeitsmenge, getrunkene menge, wasserkonsum
        q caffeine_mg: koffeins, kaffees, koffeinzufuhr, koffeinkonsum, koffeinwert
        q alcohol_units: alkohols, drink, alkoholkonsum, alkoholische getraenk, alkoholmaessig, was mit alkohol, dem alkohol
        q dietary_kcal: aufgenommene kalorien, kalorien zu mir genommen, gegessene kcal, kcal gegessen, energiezufuhr, nahrungskalorien, essen in kalorien
        q protein_g: eiweisses, proteinzufuhr, eiweisszufuhr, eiweissmenge, proteins, proteinmenge
        q carbs_g: kohlenhydratmenge, kohlehydrate
        q fat_g: fettzufuhr, fettmenge, nahrungsfetts
        q fiber_g: ballaststoffmenge, ballaststoffzufuhr
        q mindful_min: meditationen, achtsamkeitszeit, achtsame minuten, minuten meditation, minuten meditiert
        q mood_1to5: stimmungswert, gemuetslage, stimmungen, laune im schnitt
        q energy_1to5: energielevels, energie gefuehl, energiewerte, energieniveau
        q stress_1to5: stressig, gestresst, stresses, stresswerte
        q motivation_1to5: motiviert, motivationswert, motivationslevel
        q soreness_1to5: muskelkaters, muskelkaterwert
        v walk: gelatscht, latsche, gestiefelt, gegangen, gehe, ging, gehen, spaziert, zu fuss, zu fuss gegangen, gelaufen, laufe, lief
        v climb: hochgestiegen, gestiegene, gestiegen
        f bmi: bmi, body mass index, bmi wert, body-mass-index
        f monotony: trainingsmonotonie, monotonie
        f sleep_debt: schlaf fehlt mir, schlaf fehlt mir noch, fehlender schlaf, schlafschuld, schlafdefizit, schlafschulden, schlafschuld in stunden, schlafdefizits, schlafmangel, schlafrueckstand, schlafminus, schlaf schulde ich mir, schlaf schulde ich meinem koerper, schlaf bin ich mir schuldig
        f consistency: gleichmaessigkeit des schlafs, gleichmaessigkeit meines schlafs, gleichmaessigkeit, schlafkonsistenz, konsistenz des schlafs, konsistenz meines schlafs, konsistenz, gleichmaessig schlafe ich, gleichmaessig ist mein schlaf
        f sri: schlafregelmaessigkeit, schlafregelmaessigkeitsindex, sri, regelmaessigkeit des schlafs, regelmaessigkeit meines schlafs, schlafregelmaessigkeitswert, regelmaessig schlafe ich, regelmaessig ist mein schlaf
        f ctl: chronische trainingsbelastung, ctl, fitnesswert ctl, chronische belastung
        f atl: atl, akute trainingsbelastung, akute belastung, ermuedung atl, trainingsermuedung
        f tsb: tsb, form tsb, trainingsform, formwert, trainingsbilanz, tsb wert
        f acwr: acwr, verhaeltnis akut zu chronisch, belastungsverhaeltnis akut zu chronisch, verhaeltnis akuter zu chronischer belastung, belastungsverhaeltnis, akut zu chronisch, akute zu chronische belastung, verhaeltnis akute zu chronische belastung
        f lean_mass: fettfreie masse, magermasse
        f mifflin: grundumsatz, grundumsatz nach mifflin, ruheumsatz nach mifflin, mifflin st jeor, mifflin
        f social_jetlag: sozialer jetlag, sozialen jetlag
        normal: im ueblichen bereich, im normalen bereich, im normalbereich, ausserhalb des normalbereichs, ausserhalb des ueblichen bereichs, ausserhalb meines ueblichen bereichs, in meinem ueblichen bereich, normal fuer mich, ueblicher bereich, in meinem normalen bereich, im gewohnten bereich, in meinem ueblichen rahmen, im rahmen, normal, im normbereich fuer mich, wie ueblich, im ueblichen rahmen, wie sonst
        k *: trainings, training, workouts, workout, trainingseinheiten, einheiten, einheit, sporteinheiten, sport, trainingseinheit, sporteinheit, workouts aller art, sportliche einheiten, aktivitaeten, trainingstermine, sporttermine
        kv *: trainieren gegangen, trainieren gewesen, trainieren war, trainiert, trainiere, trainierte, sport gemacht, sport getrieben, trainieren, sport, sport machte, gesportelt, sport mache
        k Running: laeufe, lauf, laeufen, laufen, joggen, jogging, lauftraining, laufeinheiten, laufrunden, lauftrainings, laufrunde, dauerlauf, laufeinheit, laufs, joggingrunden, joggingrunde, laufens
        kv Running: gehe ich laufen, gehe laufen, ging ich laufen, gehe ich joggen, gehe joggen, ging ich joggen, laufen gegangen, joggen gegangen, gelaufen, laufe, lief, gejoggt, jogge, laufen, gerannt, joggen, joggte, laufen gewesen, losgelaufen, laufe ich, joggen war, joggen gewesen, lief ich
        k Walking: spaziergaenge, spaziergang, spaziergaengen, gehen, walking
        kv Walking: spazieren
        k Cycling: radtouren, radtour, radfahrten, radfahren, radfahrt, fahrradtouren, fahrradtour, fahrradfahren, radeln, rad, fahrradfahrten, radausfahrten, fahrten mit dem rad, radeinheiten, radtraining, mit dem rad, dem rad, fahrrad, mit dem fahrrad, raeder, radausflug, radausfluege
        kv Cycling: geradelt, rad gefahren, radle, fahrrad gefahren, mit dem rad gefahren, radelte, gefahren, mit dem fahrrad gefahren, rad fahre, fahre rad, radfahren war
        k Swimming: schwimmen, schwimmeinheiten, schwimmtraining, schwimmtrainings, schwimmeinheit, schwimmgaenge, schwimmens, schwimmbahnen, schwimmbesuche
        kv Swimming: gehe ich schwimmen, gehe schwimmen, ging ich schwimmen, schwimmen gegangen, geschwommen, schwimme, schwamm, schwimmen
        k Hiking: wanderungen, wanderung, wandern, bergtouren, bergtour, wanderungen gemacht, wandertouren, wandertour, bergwanderungen, wanderns
        kv Hiking: gehe ich wandern, gehe wandern, ging ich wandern, wandern gegangen, gewandert, wandere, wanderte, wandern
        k Strength: kraft, krafttraining, krafteinheiten, krafttrainings, krafteinheit, krafttrainingseinheiten, kraftsport, gewichtheben, kraftworkouts, krafttrainingstermine, hanteltraining
        kv Strength: gewichte gestemmt, krafttraining gemacht, gewichte gehoben
        k Yoga: yoga, yogaeinheiten, yogastunden, yogaeinheit
        k HIIT: hiit, hiit einheiten, intervalltraining, hiit einheit, intervalltrainings
        k Pilates: pilates
        k Rowing: rudern, rudereinheiten, rudertraining, ruderns
        kv Rowing: gerudert
        k Boxing: boxen, boxtraining
        k Tennis: tennis
        k Dance: tanzen
        kd Running: lauftagen, lauftage, lauftag
        kd Hiking: wandertagen, wandertage, wandertag
        kd Yoga: yogatagen, yogatage, yogatag
        kd Cycling: radtagen, radtage
        kd Swimming: schwimmtagen, schwimmtage
        kd Strength: krafttagen, krafttage, krafttrainingstagen
        kd *: trainingstagen, trainingstage, sporttagen, sporttage, trainingstag
        ka Running distance_km: laufkilometer, laufkilometern, laufstrecke, laufdistanz
        ka Cycling distance_km: radkilometer, radstrecke, radkilometern
        ka Swimming distance_km: schwimmstrecke
        ka Running pace_s_km: lauftempo, laufpace
        a duration_min: dauer, laenge, dauerte, zeit, dauert, dauern, dauerten, gedauert
        a pace_s_km: tempo, pace, geschwindigkeit, schnitt tempo, kilometerzeit, schnell pro kilometer, tempo pro kilometer, pace pro kilometer, minuten pro kilometer, durchschnittstempo, durchschnittspace, laufgeschwindigkeit
        a avg_hr: schnittpuls, durchschnittspuls, durchschnittliche herzfrequenz, durchschnittlicher puls, mittlerer puls, puls im schnitt, mittlere herzfrequenz, durchschnittsherzfrequenz, nach puls
        a max_hr: maximalpuls, maximale herzfrequenz, maximaler puls, hoechstpuls, hoechster puls, maximalherzfrequenz, hoechste herzfrequenz, hoechster pulswert, spitzenpuls, maximalen puls
        a elevation_m: hoehenmeter, hoehenmetern, anstieg, aufstieg, hoehengewinn, hoehenmeters, hoehe, hoehenunterschied, aufstiegs, anstiegs, hoehenmetern insgesamt, hoehenmeter bergauf
        a zone1_min: zone 1, minuten in zone 1, zeit in zone 1, minuten zone 1, zone 1 zeit, in zone 1, zone eins
        a zone2_min: zone 2, minuten in zone 2, zeit in zone 2, minuten zone 2, zone 2 zeit, in zone 2, zone zwei
        a zone3_min: zone 3, minuten in zone 3, zeit in zone 3, minuten zone 3, zone 3 zeit, in zone 3, zone drei
        a zone4_min: zone 4, minuten in zone 4, zeit in zone 4, minuten zone 4, zone 4 zeit, in zone 4, zone vier
        a zone5_min: zone 5, minuten in zone 5, zeit in zone 5, minuten zone 5, zone 5 zeit, in zone 5, zone fuenf, minuten in zone fuenf
        a rpe: anstrengung, rpe, belastungsempfinden, anstrengungswert, anstrengend fand ich die, anstrengend fand ich, wie anstrengend fand ich die, wie anstrengend, anstrengend, anstrengungsgrad, anstrengend waren, nach anstrengung
        a hrr1_bpm: herzfrequenzerholung, pulserholung, pulserholung nach einer minute, herzfrequenzerholung nach einer minute, pulserholung nach 1 minute, erholungspuls, erholungspuls nach einer minute
        indoor 1: drinnen, auf dem laufband, laufband, in der halle, im hallenbad, im becken, auf der rolle, im fitnessstudio
        indoor 0: draussen, im freien, im freiwasser, an der frischen luft
        flag move_closed: bewegungsring geschlossen, bewegungsring, bewegungsziel erreicht
        flag exercise_closed: trainingsring geschlossen, trainingsring, trainingsziel erreicht
        flag stand_closed: stehring geschlossen, stehring, stehziel erreicht
        flag rings_closed: alle ringe geschlossen, alle ringe, alle drei ringe, alle drei ringe geschlossen
        closed: geschlossen, zu gemacht, voll gemacht
        num 1: einmal
        ord 1: ersten, erster
        ord 2: zweiten
        ord 3: dritten
        ord 4: vierten
        ord 5: fuenften
        ord 6: sechsten
        ord 7: siebten
        ord 8: achten
        ord 9: neunten
        ord 10: zehnten
        ord 12: zwoelften
        ord 15: fuenfzehnten
        ord 17: siebzehnten
        ord 20: zwanzigsten
        yn: an irgendeinem tag, irgendein, irgendeine, irgendwann, ueberhaupt, ueberhaupt irgendwann
        ask date: datum mit, datum der, datum des, datum, an welchem datum, an welchem tag, an welchem tag war das, welcher tag war das, welcher tag, welches datum, wann war das, datum von, an welchen tagen, tage an denen, daten der
        exceptafter: ausgenommen, nicht mitgerechnet, nicht mitgezaehlt, nicht eingerechnet, ausgeschlossen, herausgerechnet
        minus: minus, abzueglich, weniger dem, weniger der
        others: an anderen tagen, andere tage, anderen tagen, den anderen tagen, allen anderen tagen, an allen anderen tagen, sonst, ansonsten, den uebrigen tagen, uebrige tage, sonstigen tagen, anderen, andere, uebrigen, restlichen, den anderen, den uebrigen, den restlichen
        opposite: ohne, tage ohne, an tagen ohne, nicht, an tagen ohne alkohol, tagen ohne
        both: beide, beides, beiden, nebeneinander
        no unclear: an den meisten tagen, in den meisten naechten, in den meisten wochen, in den meisten monaten, die meisten tage ueber, die meiste zeit, an den meisten wochenenden
        every: an jedem tag, jeden einzelnen tag, jeden tag, alle tage, an allen tagen, jede einzelne nacht, immer, jede nacht
        free: freie, freien, frei, freier
        lag 1: die nacht drauf, in der nacht drauf, am tag drauf, am naechsten tag, am folgetag, des folgetags, folgetag, am tag danach, tag danach, am naechsten morgen, in der nacht danach, in der folgenden nacht, der folgenden nacht, am darauffolgenden tag, einen tag spaeter, die nacht danach, der nacht danach, tags darauf, am tag darauf, in der nacht darauf, des naechsten tages, des naechsten tags, in der darauffolgenden nacht, nacht danach, naechsten morgen, am morgen danach, verzoegerung von einem tag, einen tag danach
        lag 2: zwei tage spaeter, 2 tage spaeter, zwei tage danach, 2 tage danach, uebernaechsten tag, am uebernaechsten tag
        lag 3: drei tage spaeter, 3 tage spaeter, drei tage danach, 3 tage danach
        lag 0: am selben tag, am gleichen tag, desselben tages, des gleichen tages, selben tag, gleichen tag, gleicher tag, selber tag
        lastn 14 day: letzten zwei wochen, letzten 2 wochen, in den letzten zwei wochen, vergangenen zwei wochen, letzten vierzehn tage, letzten 14 tage, vergangenen 14 tage, die letzten 14 tage
        lastn 7 day: 7 tage bis heute, letzten sieben tage, letzten 7 tage, vergangenen sieben tage, vergangenen 7 tage, den letzten 7 tagen, den letzten sieben tagen
        lastn 30 day: in letzter zeit, neuerdings, letztens, zuletzt so, kuerzlich, in juengster zeit, in den letzten wochen, seit einiger zeit
        lastn 365 day: letzten zwoelf monate, letzten 12 monate, in den letzten zwoelf monaten, im letzten jahr bis heute, den letzten zwoelf monaten
        s gap: groesster abstand zwischen zwei, groesste pause zwischen zwei, laengste pause zwischen zwei, laengster abstand zwischen zwei, groesste luecke, laengste luecke, groesste luecke zwischen, laengste pause, laengste pause ohne, laengste zeit zwischen zwei, laengster abstand zwischen, groesster abstand zwischen, groesste pause zwischen, laengste zeit ohne, laengste pause vom, laengste pause beim, laengste unterbrechung, tage hoechstens zwischen zwei, pause, pausen
        s table: tabelle, als tabelle, in einer tabelle, tabellarisch, tabellarische uebersicht, in tabellenform, als uebersicht, tabelle der
        method spearman: spearman, rangkorrelation, spearman korrelation, rangkorrelation von, spearman rangkorrelation
        method mann_kendall: signifikant, signifikanter, mann kendall, mann kendall test, statistisch signifikant, signifikanten
        method ols: kleinste quadrate, lineare regression
        s percentChange: prozentuale veraenderung, veraenderung in prozent, prozentuale aenderung, um wie viel prozent, um wieviel prozent, aenderung in prozent, prozentual, prozentualer unterschied
        s ratio: verhaeltnis von, verhaeltnis der, quotient, geteilt durch, wie viel mal so viel
        s smoothed: exponentiell geglaettet, exponentiell geglaettetes, geglaettet, geglaettetes, geglaetteter, geglaettete, exponentiell gewichtet, ewma, exponentiell geglaettete, gleitend geglaettet
        sup+ hilly: bergigste, bergigster, mit den meisten hoehenmetern, huegeligste, meisten hoehenmeter
        sup+ common: am haeufigsten, haeufigste, haeufigster, haeufigstes, haeufigsten, am oeftesten, oeftesten, am regelmaessigsten, liebste, lieblings
        sup- common: am seltensten, seltensten, am wenigsten oft
        back week 1: in der woche davor, vorwoche, letzte kalenderwoche, der vorwoche
        back month 1: vormonats, des vormonats
        back year 0: laufendes jahr, im laufenden jahr, des laufenden jahres, laufenden jahres, dieses jahres, heuer, des jahres, laufenden jahr
        back month 0: laufender monat, laufenden monat, im laufenden monat, laufenden monats, dieses monats, diesen monat, des monats
        back week 0: laufende woche, laufenden woche, dieser woche, diese woche, in der laufenden woche, der laufenden woche
        back year 1: vorjahres, des vorjahres, voriges jahr, im vorigen jahr, letztes kalenderjahr, vorjahr, im vorjahr
        u °C: grad
        v naps: nickerchen gemacht, ein nickerchen gemacht, mittagsschlaf gemacht, gedoest
        f nap_length: laenge der nickerchen, laenge eines nickerchens, dauer eines nickerchens, nickerchenlaenge, nickerchen laenge
        v alcohol_units: getrunken, trinke, trink, trank, alkohol getrunken, alkohol trinke, was getrunken, etwas getrunken, gesoffen, gebechert, alkohol trank
        f goal_distance: abstand zum gewichtsziel, bis zum gewichtsziel, bis zum zielgewicht, abstand zum zielgewicht, weit bis zum zielgewicht, zum wunschgewicht, gewichtsziel entfernt, meinem gewichtsziel, vom gewichtsziel, vom zielgewicht, zum zielgewicht, zum gewichtsziel, meinem zielgewicht, noch von meinem gewichtsziel entfernt, noch von meinem zielgewicht entfernt, noch vom zielgewicht entfernt, noch von meinem wunschgewicht entfernt
        f hr_zones: herzfrequenzzonen, pulszonen, trainingszonen, meine zonen, zonengrenzen
        f outliers: ausreisser, ausreisserwerte, ungewoehnliche werte
        f robust_z: z wert, robuster z wert, z score
        f energy_from_trend: energiebilanz aus dem gewichtstrend, kalorienbilanz aus dem gewicht, energieueberschuss oder defizit
        balance: im minus, im defizit, im kalorienminus, kalorienminus, kalorienbilanz, energiebilanz, kaloriendefizit, kalorienueberschuss, gegessen minus verbrannt
        k Soccer: fussball, fussballspiele
        kv Soccer: fussball gespielt
        kv Tennis: tennis gespielt
        k Climbing: klettern, bouldern, klettereinheiten
        kv Climbing: geklettert, klettern gewesen
        k Golf: golf
        kv Yoga: yoga gemacht
        k Elliptical: crosstrainer, ellipsentrainer
        k Core: core training, bauchtraining, rumpftraining
        k Stairs: treppensteigen, stepper
        a zone45_min: zone 4 und 5, zonen 4 und 5, zone 4 plus 5, in zone 4 und 5, in den zonen 4 und 5, harten zonen
        a start_clock: startzeit, startuhrzeit, beginn der trainings, uhrzeit des trainingsbeginns, trainingsbeginn, startzeiten
        a distance_km: nach strecke, nach distanz, nach kilometern, gesamtstrecke, gesamtdistanz, gesamtkilometer
        peru km: je kilometer, pro kilometer, pro km, je km
        peru min: je minute, pro minute, pro min
        peru h: pro stunde, je stunde
        t move_closed == 1: bewegungsring zu, bewegungsring schon zu, geschlossenem bewegungsring, mit geschlossenem bewegungsring, bewegungsziel geschafft, bewegungsring geschafft, bewegungsring voll, bewegungsring ist
        t exercise_closed == 1: trainingsring zu, geschlossenem trainingsring, trainingsziel geschafft, trainingsring voll
        t stand_closed == 1: stehring zu, geschlossenem stehring, stehziel geschafft, stehring voll
        t rings_closed == 1: saemtlichen ringen zu, ringe geschlossen, ringe zu, alle ringe zu, alle ringe voll, alle drei ringe zu, allen ringen geschlossen, allen drei ringen, allen ringen, saemtlichen ringen, alle ringe schliessen, saemtliche ringe, alle drei ringe voll
        t move_closed == 0: bewegungsring offen, bewegungsring nicht geschlossen, bewegungsziel verfehlt, bewegungsring verfehlt
        t exercise_closed == 0: trainingsring offen, trainingsring nicht geschlossen, trainingsziel verfehlt
        t stand_closed == 0: stehring offen, stehring nicht geschlossen, stehziel verfehlt
        t rings_closed == 0: nicht alle ringe, ringe nicht geschlossen
        t workouts == 0: restday, restdays, rest days, rest day, ruhetage, ruhetag, ruhetagen, trainingsfreie tage, trainingsfreien tagen, sportfreie tage, sportfreien tagen, tage ohne training, tagen ohne training, tage ohne sport, tagen ohne sport, pausentage, pausentagen, kein sport gemacht, nicht trainiert, keinen sport gemacht
        t alcohol_units == 0: alkoholfreie tage, alkoholfreien tagen, alkoholfrei, trockene tage, nuechterne tage, keinen alkohol getrunken, nichts getrunken, alkoholfreien naechten, ohne alkohol getrunken zu haben, keinen alkohol, keinen tropfen
        t alcohol_units > 0: tagen mit alkohol, tage mit alkohol
        t caffeine_mg == 0: koffeinfreie tage, koffeinfreien tagen, kaffeefreie tage
        num 0: null
        num 12: ein dutzend
        ord 11: elften
        ord 13: dreizehnten
        ord 14: vierzehnten
        ord 16: sechzehnten
        ord 18: achtzehnten
        ord 19: neunzehnten
        ord 21: einundzwanzigsten
        ord 22: zweiundzwanzigsten
        ord 23: dreiundzwanzigsten
        ord 24: vierundzwanzigsten
        ord 25: fuenfundzwanzigsten
        ord 26: sechsundzwanzigsten
        ord 27: siebenundzwanzigsten
        ord 28: achtundzwanzigsten
        ord 29: neunundzwanzigsten
        ord 30: dreissigsten
        ord 31: einunddreissigsten
        ord 75: fuenfundsiebzigsten
        ord 90: neunzigsten
        event trip: ich verreist war, ich weg war, ich im urlaub war, ich auf reisen war, verreist, reise, urlaub, ferien, dienstreise, trip
        event illness: ich krank war, ich erkaeltet war, erkaeltet, erkaeltet war, ich corona hatte, ich grippe hatte, krank gewesen, corona, krank, krankheit, grippe, erkaeltung, krank war
        why: warum ist, warum war, warum sind, warum waren, warum hat, warum habe, warum, wieso, weshalb, wieso ist, weshalb ist, gruende fuer, gruende fuer den, gruende fuer die, grund fuer, ursache fuer, ursachen fuer, woran liegt es dass, woher kommt, was steckt hinter, wie kommt es dass
        con tired: warum bin ich muede, wie muede bin ich, wie erschoepft bin ich, wie kaputt bin ich, ich bin muede warum, ich bin so muede warum, bin so muede warum, ich bin muede woran liegt das, ich bin so muede woran liegt das, woran liegt es dass ich so muede bin, warum bin ich so muede, wieso bin ich so muede, weshalb bin ich so muede, warum bin ich so schlapp, warum bin ich so kaputt, warum bin ich so erschoepft, warum fuehle ich mich so muede, warum fuehle ich mich schlapp, warum bin ich schlapp, warum bin ich kaputt, warum bin ich erschoepft, wieso bin ich muede, warum bin ich so platt, warum bin ich staendig muede, warum bin ich dauernd muede, warum habe ich keine energie
        con train: bin ich heute bereit fuers training, bin ich bereit fuer das training, bin ich heute bereit fuer das training, bin ich heute bereit zu trainieren, bin ich bereit zu trainieren, soll ich heute trainieren oder lieber pause machen, soll ich trainieren oder lieber pause machen, soll ich heute trainieren oder lieber ruhen, soll ich heute trainieren oder eher pause machen, soll ich trainieren, soll ich heute laufen oder pausieren, soll ich heute trainieren oder pausieren, soll ich trainieren oder pausieren, soll ich heute trainieren oder ruhen, laufen oder pause, training oder pause heute, trainieren oder pausieren, trainieren oder ausruhen, soll ich heute laufen oder mich ausruhen, soll ich heute trainieren oder mich ausruhen, soll ich heute trainieren, sollte ich heute trainieren, sollte ich trainieren, soll ich heute sport machen, soll ich heute laufen, soll ich heute laufen gehen, kann ich heute trainieren, bin ich fit fuers training, bin ich bereit fuers training, soll ich pausieren, soll ich heute pausieren, soll ich mich ausruhen, soll ich einen ruhetag machen, brauche ich einen ruhetag, ist heute ein guter tag zum trainieren, ist heute ein guter trainingstag, wie hart soll ich heute trainieren, training oder pause, soll ich heute hart trainieren, wie hart darf ich heute trainieren
        con recovered: bin ich erholt, bin ich erholt genug, wie ist meine erholung, wie erholt bin ich, erholungswert, trainiere ich zu viel
        con fitter: werde ich fitter, bin ich fitter geworden, bin ich fitter, verbessert sich meine fitness, wird meine fitness besser, verliere ich fitness
        con bedtime: wann soll ich ins bett, wann soll ich ins bett gehen, wann sollte ich ins bett, wann sollte ich ins bett gehen, wann soll ich schlafen gehen, wann sollte ich schlafen gehen, wann muss ich ins bett, wann muss ich schlafen gehen, um wie viel uhr soll ich ins bett, um wie viel uhr sollte ich ins bett gehen, beste schlafenszeit fuer mich, wann gehe ich am besten ins bett
        con changed: was hat sich veraendert, was hat sich geaendert, was ist anders, was war anders, hat sich etwas veraendert, hat sich etwas geaendert, was faellt auf, was ist auffaellig, was ist neu, irgendwas auffaelliges
        con doing: wie geht es mir, wie gehts mir, wie geht es, wie laeuft es, wie laeuft es bei mir, wie stehe ich da, wie steht es um mich, wie schlage ich mich, bin ich auf kurs, zusammenfassung, fass zusammen, fasse zusammen, ueberblick, rueckblick, wie war, wie war meine, wie war mein, wie lief, wie lief es, wie gesund bin ich, wie fit bin ich, bericht, wie mache ich mich, wie war meine woche, wie war die woche, wie war der, wie lief mein, wie lief der, wie lief die, fass, fasse, fass mir, rueckschau, rueckblick auf, blick zurueck auf, wie stehe ich, wie laeufts, wie steht es
        con wentWell: was lief gut, was ist gut gelaufen, was laeuft gut, was habe ich gut gemacht, was war gut, was hat sich verbessert, worauf kann ich stolz sein, gute nachrichten, was hat geklappt, was klappt gut, erfolge, meine erfolge, was lief diese woche gut, was ist diese woche gut gelaufen, was lief letzte woche gut
        con next: was soll ich tun, was soll ich machen, was soll ich als naechstes tun, was soll ich als naechstes machen, was sollte ich tun, was sollte ich verbessern, woran sollte ich arbeiten, woran soll ich arbeiten, was kann ich verbessern, was kann ich besser machen, was koennte ich verbessern, was schlaegst du vor, was empfiehlst du, hast du tipps, tipps, ratschlaege, was als naechstes, worauf sollte ich achten, worauf soll ich achten, gib mir einen rat, wie kann ich besser schlafen, wie werde ich fitter, was soll ich heute machen, was soll ich heute tun
        con usual: ist das normal fuer mich, ist das fuer mich normal, ist das ueblich fuer mich, ist das fuer mich ueblich, ist das ungewoehnlich fuer mich, ist das typisch fuer mich, fuer mich normal, normal fuer mich, fuer mich ueblich, ueblich fuer mich, fuer mich typisch, typisch fuer mich, ungewoehnlich fuer mich, fuer mich ungewoehnlich
        con forAge: fuer mein alter, in meinem alter, gut fuer mein alter, perzentil fuer mein alter, altersperzentil, altersperzentil meiner, in meiner altersgruppe, fuer meine altersgruppe
        req age: wie alt bin ich, was ist mein alter, wie hoch ist mein alter
        req height: wie gross bin ich, was ist meine koerpergroesse, meine koerpergroesse, wie hoch ist meine koerpergroesse
        req help: hilfe, was kann ich fragen, was kann ich dich fragen, was kann ich dich alles fragen, was kannst du, was kannst du alles, wie funktioniert das, welche fragen kann ich stellen, was kann ich alles fragen, was weisst du alles, beispiele, befehle, wie benutze ich das
        req identity: wer bist du, was bist du, bist du eine ki, bist du ein bot, bist du ein mensch, wie heisst du, bist du ein arzt
        req greeting: hallo, hi, hey, guten morgen, guten tag, guten abend, moin, servus, gruess dich, hallihallo, tach, grueezi, gruezi, gruess gott, gruess sie, griass di, hoi, salue, moin moin, nabend
        req thanks: danke, danke dir, vielen dank, dankeschoen, danke schoen, besten dank, merci, super danke, super, toll, klasse, prima, perfekt, alles klar, tschuess, gute nacht, bis dann, ok danke
        req catalogue: welche daten hast du von mir, welche daten hast du alle von mir, welche werte hast du von mir, welche werte hast du alle von mir, welche daten hast du ueber mich, welche daten hast du, welche daten gibt es, was weisst du, was weisst du ueber mich, was weisst du ueber, was weisst du ueber mein, was weisst du ueber meinen, was weisst du ueber meine, was wird aufgezeichnet, was ist aufgezeichnet, welche werte gibt es, welche werte kennst du, was hast du ueber, was zeichnest du auf, welche metriken gibt es, meine daten, welche daten hast du ueber, welche daten gibt es ueber, was ist aufgezeichnet zu
        req explain: erklaere, erklaer, erklaere mir, erklaer mir, was bedeutet, was heisst, was ist mit gemeint, bedeutung von, definition von, was versteht man unter, was meint, was besagt, was sagt aus, was ist eigentlich, kannst du mir erklaeren was, was misst, bedeutung
        req goals: meine ziele, welche ziele habe ich, wie stehe ich zu meinen zielen, ziele, zielerreichung, erreiche ich meine ziele, wie nah bin ich an meinen zielen, wie nah bin ich meinen zielen
        req entries: was habe ich eingetragen, was habe ich notiert, meine eintraege, was habe ich gegessen, was habe ich geloggt, was steht im log, eintraege, mein protokoll, was hab ich gegessen, was habe ich heute gegessen, was hab ich heute gegessen, was ass ich, was habe ich zu mir genommen
        s sinceLast: wie viele tage seit meinem letzten, wie viele tage seit der letzten, wie lange ist es her dass ich, wie lange ist es her seit ich, wie viele tage ist es her dass ich, wie viele tage ist es her seit ich, wie viele naechte ist es her dass ich, wie viele naechte ist es her seit ich, wie viele tage seit ich zuletzt, wie viele naechte seit ich zuletzt, wie lange ist mein letzter, tage seit dem letzten, tage seit meinem letzten, wie lange ist mein letztes, wie viele tage seit dem letzten
        edge firstWeek: erste woche im, ersten woche im, erste woche des, ersten woche des
        edge lastWeek: letzte woche im, letzten woche im, letzte woche des, letzten woche des
        req goal: ziel, ziele, tagesziel
        s affects: hat einfluss auf, einfluss auf, beeinflusst, beeinflussen, auswirkung auf, wirkt sich aus, wirkt auf, wirkung von, effekt von, auswirkung von, einfluss von
        adj: lange, so lange, lang, so wenige, wenige, so viele, viele, hoch, niedrig, schlecht, kurz, lang, gut, so hoch, so niedrig, so schlecht, so kurz, so lang, so gut, erhoeht, wenig, so wenig, viel, so viel, tief, so tief
        con brief: tagesbericht, tagesbriefing, gib mir ein briefing, morgenbericht, kurzbericht
        con review: wochenrueckblick, rueckblick auf die woche, wochenbericht, wochenauswertung
        n: nein, gemessen, wuerdest du mir sagen, ich hab mal ne frage, hab mal ne frage, eine frage, ich wollte wissen, wollte wissen, wollte mal wissen, ich wollte fragen, wollte fragen, ich frage mich, frage mich, koennten sie mir sagen, koennen sie mir sagen, guten morgen, guten tag, guten abend, mein arzt will wissen, meine aerztin will wissen, mein arzt moechte wissen, aus neugier, nur so, nebenbei, verrate, erzaehl mir, erzaehl mal, lass mich wissen, sei so gut, waere nett, kannst du mal, kannst du mir, koenntest du, mit datum, mit daten, mit dem datum, sie waren, weiss nicht mehr, laut meiner uhr, laut uhr, laut den daten, laut meinen daten
        withnaps: mit nickerchen, samt nickerchen, inklusive nickerchen, nickerchen eingerechnet, nickerchen mitgerechnet, nickerchen mitgezaehlt, mit den nickerchen, mit mittagsschlaf, inkl nickerchen, plus nickerchen, nickerchen inklusive, inklusive mittagsschlaf, inkl mittagsschlaf, samt mittagsschlaf, plus mittagsschlaf, einschliesslich mittagsschlaf, einschliesslich nickerchen, mittagsschlaf inklusive, mittagsschlaf eingerechnet, mittagsschlaf mitgerechnet
        ofsleep: in % vom schlaf, in prozent vom schlaf, am gesamtschlaf, vom gesamtschlaf, am schlaf, vom schlaf, in prozent des schlafs
        inbedawake: im bett aber nicht geschlafen, im bett ohne zu schlafen, im bett und nicht geschlafen
        t dietary_kcal present 0: mahlzeiten eingetragen, essen eingetragen, mahlzeiten notiert, essen notiert, mahlzeiten erfasst
        u drinks: glas alkohol
        s mean: monatsmittel, wochenmittel, tagesschnitt, durchschnittswerte
        k *: alle sportarten, alle trainingsarten, saemtliche sportarten
        ask date: wann fing das an, wann hat das angefangen, wann begann das, wann ging das los, wann endete das
        con doing: was habe ich gemacht, was hab ich gemacht, was habe ich getan
        v exercise_min: bewegt, bewege mich, bewege ich mich, mich bewegt
        s list: sortiert, sortiere sie, sortieren
        wrise+: nehme zu, nehme ich zu
        wrise-: nehme ab, nehme ich ab
        wrisen+: zugenommen, zunahm, zugelegt
        wrisen+: gewichtszunahme
        wrisen-: abgenommen, abnahm, runter, gewichtsverlust, gewichtsabnahme
        wtrend: ab oder zu, zu oder ab, nehme ich ab oder zu
        wtrend: gewichtstrend, gewichtstrends
        q distance_km: kilometer zu fuss gegangen, zu fuss zurueckgelegt
        halfyear 1: erste jahreshaelfte, ersten jahreshaelfte, erstes halbjahr, ersten halbjahr
        halfyear 2: zweite jahreshaelfte, zweiten jahreshaelfte, zweites halbjahr, zweiten halbjahr
        should: soll ich, sollte ich, darf ich, soll ich ein, soll ich eine
        becoming: wird, geht
        cur: schon, bereits
        req lacking: brauche ich noch, brauch ich noch, brauche ich heute noch, brauch ich heute noch, brauche ich jetzt noch, muss ich noch, muss ich heute noch, muss ich noch gehen, muss ich heute noch gehen, muss ich noch machen, muss ich heute noch machen, muss ich noch laufen, muss ich heute noch laufen, muss ich noch trinken, muss ich heute noch trinken, muss ich noch verbrennen, muss ich heute noch verbrennen, muss ich noch essen, muss ich heute noch essen, sind noch uebrig, sind es noch, fehlen mir, fehlen, fehlt mir, fehlt, fehlt noch, fehlt mir noch, fehlen noch, fehlen mir noch
        p without: fehlt die, fehlt der, fehlt das, fehlen die, fehlt meine, fehlt mein, fehlt mir die, fehlt mir der, fehlt mir das, fehlen mir die, fehlte die, fehlte der, fehlten die, fehlte mir die, fehlte mir der, fehlten mir die, fehlt eine, fehlt ein, fehlt mir eine, fehlt mir ein
        req goal: fehlen zum ziel, noch zum ziel, bis zum ziel, zum ziel, zu meinem ziel
        yn: ja oder nein
        a start_clock: begonnen, angefangen, begannen, start, gestartet, startet, losgelaufen
        occasion: geburt, der geburt, die geburt, das baby kam, unser kind geboren wurde, hochzeit, der hochzeit, umzug, dem umzug, fruehlingsanfang, dem fruehlingsanfang, schulferien, den schulferien, sommerferien, den sommerferien, weihnachtsferien, den weihnachtsferien, neuen job, dem neuen job, operation, der operation, op, der op, renntag, semester, ferien, den ferien, geburtstag, meinem geburtstag, rauchfrei, nichtraucher, semesterbeginn, semesterstart, semesteranfang, vorlesungsbeginn, das semester begann, das semester anfing
        n: allerdings, anhand, antwort, auch, ausserdem, auswertung, auswerten, dazu, ergebnis, ermittle, hoer mal, irgendwie, klar, komplett, merke, naja, natuerlich, richtig, schau, schau mal, schauen, sicher, stimmt, tue, ziemlich, zunaechst, zwar, bringe, gebe, geben, geraten, vermutlich, deiner meinung nach, im einzelnen, an zahlen, zahlenmaessig, es gibt, gab es, gibt es, war es, waren es, ist es, hast du, haettest du, kannst du sehen, siehst du, gebrauchte, zustande, zustande gekommen, zusammengerechnet worden
        cur: inzwischen, mittlerweile, bislang, soweit, sofort, bis jetzt, bis dato, bis heute
        s mean: typischen, typische, typischerweise so, gemittelte, durchschnittl, mittl, im wochenschnitt, im monatsschnitt, meistens so, schnittmaessig, tagesschnitt
        s sum: wenn man alles zusammenzaehlt, wenn ich alles zusammenzaehle, wenn du alles zusammenzaehlst, wenn man alles zusammenrechnet, wenn ich alles zusammenrechne, wenn du alles zusammenrechnest, wenn man alles addiert, gesamtanzahl, zusammengezaehlt, gesamtwert, in der summe, alles in summe, summe aller, insg, ges, zusammengefasst
        s max: hoechster stand, hoechste marke, maxwert, maximalwert, hoechstwerte, spitzenwerte
        s min: tiefster stand, minwert, minimalwert, tiefste marke, niedrigster stand
        risen-: rueckgang
        sg <: unterschreiten, unter der marke von, weniger als nur, niedriger wie, frueher wie
        sg >: uebertroffen, uebertraf, oberhalb der, mehr als nur, jenseits von, jenseits der
        sg >=: nicht weniger wie, auf mindestens, auf wenigstens, von wenigstens, mit wenigstens
        s trend: richtung, langfristige entwicklung, wohin, wohin geht, wohin entwickelt sich, tendiert
        s correlation: gibt es einen zusammenhang, zusammenhang gibt es, besteht ein zusammenhang, bezug zwischen, korrelierte, wie sehr haengen, wie eng haengen
        s affects: ruiniert, versaut, vermiest, aendert, veraendert durch, verbessert, verschlechtert, senkt, erhoeht, stoert, schadet, hilft, bringt etwas fuer, auswirkungen auf, auswirkungen von, wirken sich auf, einfluesse auf, macht etwas mit
        vs: gegenueber von, im gegensatz zur, im gegensatz zum, verglichen zum, verglichen zur
        compare: vergleichen, stelle gegenueber, gegenueberstellung, gegenueberstellung von
        except: nicht eingerechnet, ohne beruecksichtigung von, abzueglich, weggelassen, ausgeschlossen
        restrict: ausschliesslich, lediglich, aber nur, aber nur die, dabei nur, wobei nur, einzig, bloss, nur die, nur an, nur am, nur im
        why: warum habe ich nur, warum hab ich nur, warum bin ich nur, warum hatte ich nur, warum war ich nur, warum nur, wieso habe ich nur, wieso hab ich nur, wieso bin ich nur, wieso hatte ich nur, wieso nur, weshalb habe ich nur, weshalb nur, aus welchem grund, weswegen, wodurch, wie kommts dass, was ist der grund fuer, was ist schuld an, woran lag es dass, woran liegts dass, woran lag
        con tired: warum bin ich immer muede, warum bin ich heute so muede, warum bin ich derzeit so muede, warum fuehle ich mich muede, warum fuehle ich mich so erschoepft, warum fuehle ich mich so schlapp, wieso bin ich so kaputt, wieso bin ich so schlapp, wieso bin ich so erschoepft, weshalb bin ich muede, warum bin ich so fertig, wieso fuehle ich mich so muede, warum hab ich keine energie, warum bin ich so energielos
        con doing: wie stehts um mich, wie stehts, wie gehts, wie laeufts bei mir, wie sieht es aus, wie siehts aus, wie lief meine woche, wie lief die woche, gib mir eine zusammenfassung, kurze zusammenfassung, zusammenfassung der woche, mach eine zusammenfassung, fass mal zusammen, wie steht es um meine gesundheit, wie ist meine form, ueberblick ueber
        con next: was empfiehlst du mir, was raetst du mir, was soll ich verbessern, was waere gut fuer mich, worauf soll ich mich konzentrieren, was bringt mir am meisten, was kann ich tun, was koennte ich tun, was koennte ich besser machen, hast du einen tipp, hast du einen rat, einen tipp, ein tipp, gib mir einen tipp, was jetzt, wie weiter
        con wentWell: was lief gut, was ging gut, was war positiv, was hat gut geklappt, was ist besser geworden, was wurde besser, highlights, was waren die highlights, was lief besonders gut
        con changed: was hat sich getan, was ist passiert, gibt es etwas auffaelliges, gibt es auffaelligkeiten, auffaelligkeiten, irgendwelche auffaelligkeiten, gibt es etwas neues, gibts was neues, was ist ungewoehnlich, was war ungewoehnlich
        k Badminton: badminton
        k Squash: squash
        k Basketball: basketball
        k Volleyball: volleyball
        k Downhill Skiing: skifahren, ski, skitage, ski gefahren
        k Cross Country Skiing: langlauf, skilanglauf, langlaufen
        kv Tennis: tennis gespielt, tennisspielen
        k Running: laufsessions, laufworkouts, laufaktivitaeten, joggingeinheiten, laufstrecke, laufstrecken
        k Cycling: rennradfahrten, rennradtouren, mountainbiketouren, fahrradeinheiten, radausfluegen
        k Strength: kraftworkout, krafttrainingseinheit, gewichtstraining, fitnessstudio, studio, im fitnessstudio, im studio
        q sleep_min: schlafdauer pro nacht, nachtruhe, schlafgesamtzeit, reine schlafzeit, schlummer, geschlafene minuten, stunden geschlafen, schlafpensum
        q resting_hr_bpm: ruhe herzfrequenz, ruhepuls am morgen, morgenpuls
        q steps: gegangene schritte, tagesschritte, schrittanzahl, schrittmenge, gemachte schritte, schrittwerte
        q water_ml: getrunkenes, fluessigkeitszufuhr, trinkwasser, fluessigkeitsaufnahme, wasseraufnahme
        q weight_kg: koerpermasse, waagengewicht, gewichtsangabe, mein gewicht
        q exercise_min: bewegung, aktivitaetsminuten, aktivitaetszeit, aktive zeit, minuten aktiv, sportring, trainingsring minuten
        q active_kcal: verbrannte energie, aktivitaetsenergie, verbrauchte energie, aktiver verbrauch, kalorien durch bewegung, kalorien durch aktivitaet
        q mood_1to5: gemuet, gefuehlslage, stimmungswerte, gute laune, gelaunt
        q stress_1to5: stressempfinden, stressskala, anspannung
        q distance_km: gelaufene kilometer zu fuss, kilometer gegangen, gegangene kilometer, zurueckgelegte kilometer, gehwege, gegangene strecke
        con bedtime: wann gehe ich heute am besten ins bett, wann ist die beste zeit ins bett zu gehen, wann ist die beste zeit zum schlafen, beste zeit ins bett zu gehen, wann waere gut ins bett zu gehen, wann soll ich heute ins bett, wann soll ich heute schlafen gehen, wann soll ich heute ins bett gehen
        atnight: nachts, in der nacht, bei nacht, im schlaf, waehrend des schlafs, waehrend des schlafes, beim schlafen, waehrend ich schlafe
        withoutnaps: nickerchen nicht mitgerechnet, ohne nickerchen, nickerchen nicht mitgezaehlt, ohne die nickerchen, nickerchen ausgenommen, nickerchen nicht eingerechnet, nickerchen abgezogen
        ka Running distance_km: laufkilometer, laufkilometern, gelaufene laufkilometer, laufdistanz
        ka Cycling distance_km: radkilometer, radkilometern, raddistanz
        no norm: schritte brauche ich, schritte brauch ich, wasser brauche ich, protein brauche ich, eiweiss brauche ich, kalorien brauche ich, training brauche ich, sport brauche ich, bewegung brauche ich, koffein brauche ich, soll ich essen, sollte ich essen, soll ich trinken, sollte ich trinken, soll ich schlafen, sollte ich schlafen, brauche ich am tag, brauche ich pro tag, brauche ich pro nacht, muesste ich schlafen, muss ich schlafen, brauche ich wirklich
        yearago: heute vor einem jahr, am selben tag letztes jahr
        v unbroken: in einem rutsch, auf einmal
        improved: verbessert, besser geworden, verbesserte
        worsened: verschlechtert, schlechter geworden, verschlechterte
        improving: wird besser, verbessert sich, werde besser
        worsening: wird schlechter, verschlechtert sich
        v dietary_kcal: zu mir genommen, zu mir nehme, zu mir nahm, zu mir nehmen, zu mir genommene, verputzt, verdrueckt
        lastn 6 month: letzten halben jahr, letztes halbes jahr, im letzten halben jahr, vergangenen halben jahr
        by weekday: auf die wochentage, verteilt auf die wochentage, auf die wochentage verteilt
        by quarter: nach quartalen, nach quartal, fuer jedes quartal, aufgeteilt nach quartalen, quartal fuer quartal
        rel weekendBefore: das wochenende davor, wochenende davor, am wochenende davor, dem wochenende davor, das wochenende zuvor, wochenende zuvor
        rel quarterBefore: das quartal davor, quartal davor, im quartal davor, dem quartal davor, das quartal zuvor, quartal zuvor, vorquartal, im vorquartal, dem vorquartal, zum vorquartal
        day 3: vorvorgestern
        d morning: an morgen
        per day: am tage
        s list: an den einzelnen tagen
        past 5: fuenf nach
        past 10: zehn nach
        past 20: zwanzig nach
        past -5: fuenf vor
        past -10: zehn vor
        past -20: zwanzig vor
        measure 15 min: eine viertelstunde, viertelstunde, einer viertelstunde
        measure 30 min: halben stunde, ne halbe stunde
        f goal_distance: muss ich noch abnehmen, ich noch abnehmen muss, habe ich noch abzunehmen, kilo ueber meinem ziel, kilo ueber meinem zielgewicht, kilo ueber meinem gewichtsziel, kg ueber meinem ziel, ueber meinem zielgewicht, ueber meinem gewichtsziel, ueber dem zielgewicht, unter meinem zielgewicht, unter meinem gewichtsziel
        req goal: bin ich auf kurs fuer, bin ich auf kurs bei, bin ich auf kurs mit, bin ich im plan bei, bin ich im plan mit, auf kurs fuer, auf kurs bei, auf kurs mit, im plan bei, im plan mit
        d year: kalenderjahr, kalenderjahres
        s change: anders
        rel before: frueher, vorher
        ka Running pace_s_km: minuten brauche ich fuer einen kilometer, minuten brauche ich pro kilometer, brauche ich fuer einen kilometer, brauche ich pro kilometer, minuten brauche ich fuer den kilometer, brauche ich fuer den kilometer, minuten brauche ich auf einen kilometer, brauche ich auf einen kilometer
        measure 0.5 kg: ein halbes kilo, halbes kilo, ein halbes kilogramm
        measure 1 kg: ein kilo, ein kilogramm, ein kg
        measure 0.5 kg: ein pfund
        u s: sekunden, sekunde, sek
        u yd: yards, yard
        u st: stone
        q move_pct: anteil am bewegungsziel, prozent vom bewegungsziel, prozent des bewegungsziels, prozent meines bewegungsziels, bewegungsziel in prozent, prozent vom bewegungsring, prozent des bewegungsrings, vom bewegungsziel, vom bewegungsring, meines bewegungsziels
        q mid_sleep: schlafmitte, mitte des schlafs, mitte meines schlafs, schlafmittelpunkt
        q sleep_source: schlafquelle, quelle des schlafs, quelle der schlafdaten, uhr oder handy, handy oder uhr, uhr oder iphone, uhr oder telefon, welchem geraet, welches geraet
        q ln_hrv: logarithmus der hrv, ln hrv, log hrv
        q body_fat_pct: kfa, fettprozent
        q heart: pulsschlag
        a max_hr: maxpuls, pulsmaximum, hoechster herzschlag
        a elevation_m: hm
        lag 7: eine woche spaeter, eine woche danach, 7 tage spaeter, sieben tage spaeter
        t naps > 0: tage mit nickerchen, tagen mit nickerchen, tage mit mittagsschlaf, tagen mit mittagsschlaf
        t mindful_min > 0: meditationstage, meditationstagen, tage mit meditation, tagen mit meditation
        burned: gesamtverbrauch, gesamtkalorienverbrauch, gesamtenergieverbrauch, gesamtumsatz
        v stand_hours: gestanden
        v naps: mittags hingelegt, mittags geschlafen, mittags schlafe, mittagsschlaf gehalten, nickerchen gehalten
        v awake_min: wachgelegen
        f trimp_banister: trimp, trimp nach banister, banister
        ka Running distance_km: laufumfang, laufumfaenge, laufpensum
        ka Running duration_min: laufzeit, laufminuten, laufstunden, laufdauer
        ka Cycling duration_min: radminuten, radstunden, zeit im sattel, sattelzeit, stunden im sattel
        ka Cycling elevation_m: radhoehenmeter
        ka Swimming distance_km: schwimmdistanz
        ka Swimming duration_min: schwimmminuten, schwimmzeit
        ka Strength duration_min: kraftminuten
        ka Yoga duration_min: yogaminuten
        k *: session, sessions, trainingssessions
        k Cycling: ausfahrten, ausfahrt, velotouren, velotour, velofahrten, velofahrt, velofahren, velo, mit dem velo, im sattel
        kv Cycling: velo gefahren, mit dem velo gefahren, velo fahre, im sattel, im sattel verbracht, im sattel gesessen
        k Strength: gym, im gym, kraftraum, im kraftraum, hanteln
        k Soccer: fussballtraining, fussballspiel
        kv Soccer: fussball spielen, fussball spiele, gekickt, kicken
        k Climbing: kletterhalle, in der kletterhalle, boulderhalle, in der boulderhalle
        kv Climbing: gebouldert
        kv Golf: golf gespielt, golfen
        k Mixed Cardio: crossfit, zirkeltraining, cardiotraining, cardioeinheiten, cardio
        k Table Tennis: tischtennis
        kv Table Tennis: tischtennis gespielt
        k Skating: schlittschuhlaufen, eislaufen, inlineskaten
        kv Skating: schlittschuh gelaufen, schlittschuh gefahren
        k Snowboarding: snowboarden, snowboard
        kv Snowboarding: snowboard gefahren
        kv Cross Country Skiing: langlaufen war, langlaufen gewesen, langlaufen gegangen
        kv Downhill Skiing: skifahren war, skifahren gewesen
        k Handball: handball
        k Martial Arts: kampfsport
        kv Dance: getanzt, tanzen gewesen
        kv Pilates: pilates gemacht
        kv HIIT: hiit gemacht
        kv Boxing: geboxt
        kv Walking: spazieren gegangen, spazieren war, spazieren gewesen, spazierengegangen, spazierengehen
        v climb: hinaufgegangen, hochgelaufen, hinaufgestiegen, raufgegangen, raufgelaufen
        wrisen-: abgespeckt
        risen+: gesteigert
        mon 2: feber
        feast newYear: jahreswechsel
        p in: innert
        s mean: im allgemeinen, generell, im grossen und ganzen
        s sum: unterm strich, summa summarum, zusammengezogen
        s share: quote, quote der
        sup+: top
        ask many: wv
        ask much: wv
        ask often: wieoft
        ask long: wielang, wielange
        ask far: wieweit
        ask fast: wieschnell
        ask high: wiehoch
        not: nich, ned
        lastn 30 day: neulich
        s trend: trends
        s ratio: verhaeltnis
        t rings_closed == 1: geschlossenen ringen, mit geschlossenen ringen, mit allen ringen geschlossen, ringe zugekriegt, ringe zubekommen
        f goal_distance: noch von meinem zielgewicht weg, noch vom zielgewicht weg, von meinem zielgewicht weg, vom zielgewicht weg, noch von meinem wunschgewicht weg, noch von meinem gewichtsziel weg, noch vom wunschgewicht entfernt
        sg >=: fruehestens, fruehestens um
        sg <=: spaetestens, spaetestens um
        art: ne, nen, ner, nem, i
        n: gabs, habs, gibts, ists, liefs, gings, machts, kann es sein dass, kanns sein dass, koennte es sein dass, stimmt es dass, stimmts dass, ist es so dass, weisst du noch, weisst du ob, weisst du zufaellig, ich frag mich ob, ich frag mich, frag mich ob, ich frage mich ob, frage mich ob, sag mir ob, sag mal ob, kannst du mir sagen ob, mich interessiert ob, mich wuerde interessieren ob, mich wuerde interessieren, mich wuerde mal interessieren, wuerde mich mal interessieren, interessieren wuerde mich, was mich interessieren wuerde, was mich mal interessieren wuerde, was mich interessiert, ich wuerde gerne wissen, ich wuerde gern wissen ob, ich wuerde gerne wissen ob, ich moechte wissen ob, ich will wissen ob, wollte wissen ob, wollte mal wissen ob, gerne erfahren, ich wuerde gerne erfahren, ich wuerde gern erfahren, ich moechte erfahren, duerfte ich erfahren, darf ich erfahren, darf ich fragen, darf ich wissen, schau mal ob, schau ob, schau nach ob, schau nach, schau mal nach, sieh nach, guck mal, guck mal nach, teilen sie mir mit, bitte teilen sie mir mit, teile mir mit, teil mir mit, sagen sie mir, nennen sie mir, zeigen sie mir, waeren sie so freundlich, waerst du so nett, waerst du so lieb, mir zu sagen, mir zu nennen, mir sagen, mir verraten, ich mein, ich meine, mein ich, meine ich, meinte ich, ich meinte, nee, noe, quatsch, sorry, entschuldigung, entschuldige, stattdessen, vielmehr, lieber, registriert, dokumentiert, getrackt, geloggt, notiert, eingetragen, bewaeltigt, angesammelt, zugekriegt, zubekommen
        p on: aufm, aufn, aufs, ans
        p in: im zeitraum, im laufe des, im laufe der, im verlauf des, im verlauf der
        p with: getaggt mit, markiert mit, markiert als, mit dem tag, mit dem schlagwort, mit der markierung, mitm, mit ner, mit nem
        p after: nachm
        p before: vorm
        p of: ausm
        rel this: heurigen, heuriger, heurige, heuriges, heurigem, diesjaehrigen, diesjaehriger, diesjaehrige, diesjaehriges
        rel dayBefore: tags zuvor, tags davor, am tag zuvor, tag zuvor, am tag vorher, tag vorher
        season 3: fruehlingsmonaten, fruehlingsmonate, fruehjahrsmonaten, fruehjahrsmonate
        season 6: sommermonaten, sommermonate
        season 9: herbstmonaten, herbstmonate
        season 12: wintermonaten, wintermonate
        quarter 1: 1 vierteljahr, ersten drei monaten des jahres, ersten vierteljahr
        half 1: 1 halbjahr, h1, 1 haelfte, 1 jahreshaelfte
        half 2: 2 halbjahr, h2, 2 haelfte, 2 jahreshaelfte
        halfyear 1: 1 halbjahr, h1, 1 jahreshaelfte
        halfyear 2: 2 halbjahr, h2, 2 jahreshaelfte
        n: zeitpunkt zu dem ich, zeitpunkt an dem ich, uhrzeit zu der ich, uhrzeit um die ich
        q bed_time: zeitpunkt des zubettgehens, zeitpunkt des schlafengehens
        q wake_time: zeitpunkt des aufwachens, zeitpunkt des aufstehens
        n: der fall, war das der fall, das der fall, war es der fall, der fall war, kam das vor, kam es vor, ist das vorgekommen, gruppiert, gegliedert, aufgeschluesselt, oder bilde ich mir das ein, oder bild ich mir das ein, oder bilde ich mir das nur ein, oder bild ich mir das nur ein, oder taeusche ich mich, oder taeusch ich mich, oder taeuscht das, oder kommt mir das nur so vor, oder ist das einbildung, oder ist das nur einbildung
        n: jedoch, dennoch, trotzdem, ohnehin, sowieso, immerhin, leider, hoffentlich, angeblich, anscheinend, offenbar, offensichtlich, sicherlich, letztlich, letztendlich, schliesslich, komischerweise, interessanterweise, okay, okey, durchaus, unbedingt, deshalb, deswegen, daher, ebenfalls, zudem, selber, selbst, unterwegs, zirka, zirca, rund, grob, schaetzungsweise, erstmal, endlich, wenigstens, zumindest, erfreulicherweise, persoenlich, persoenliche, persoenlicher, persoenlichen, persoenliches, geknackt, gepackt, hingekriegt, erzielte, lautet, lautete, lauten, beziffern, mitteilen, bitte mitteilen, mir mitteilen, koennen sie mir bitte sagen, koennten sie mir bitte sagen, koennen sie mir mitteilen, koennten sie mir mitteilen, koennen sie mir bitte mitteilen, koennten sie mir bitte mitteilen, koennen sie mir verraten, ich moechte gern wissen, ich moechte gerne wissen, ich haette gern eine auskunft, ich bitte um auskunft, mich wuerde noch interessieren, ich brauche mal, ich braeuchte mal, sag doch mal, sag schon, kannst mir sagen, kannst mir mal sagen, weisst eh, eh, gell, oida, mann ey, lol, haha, hmm, hm, pls, please, sowohl, quasi so, so ungefaehr, so circa, so etwa, so rund
        and: als auch, wie auch, sowie auch, und auch
        q steps: steps, step count
        q sleep_min: sleep, pennzeit, geschlafene zeit pro nacht, naechtliche schlafdauer, naechtliche schlafzeit
        q weight_kg: weight
        q water_ml: water, h2o
        q protein_g: protein intake, proteine, proteinmenge
        q alcohol_units: alk, alc
        q hrv_sdnn_ms: heart rate variability
        q resting_hr_bpm: resting heart rate, resting hr, resting pulse, rhr
        q deep_min: deep sleep
        q rem_min: rem sleep
        q mood_1to5: mood
        q flights: etage, flights, stairs
        q calories: calories, calorie, cals
        q heart: heart rate, hr
        q latency_min: zum einschlafen, zum wegdoesen, bis ich weg bin, bis ich eingepennt bin
        s mean: average, avg, mean
        s sum: sum
        k Running: run, runs, running, joggingeinheit
        k Cycling: ride, rides, bike ride, bike rides, cycling
        k Swimming: swim, swims, swimming
        k Walking: walk, walks, nordic walking
        k Hiking: hike, hikes, hiking
        kv Running: rennen war, rennen gewesen, rennen gegangen
        kv Walking: spazieren gehe, spazieren ging, spazieren gegangen bin
        kv Strength: gepumpt, pumpen war, pumpen gewesen, pumpen gegangen, gewichte gestemmt, trainieren im gym
        k Strength: pumpen, gewichtstrainings
        k Flexibility: dehnen, dehnuebungen, dehneinheiten, stretching
        kv Flexibility: gedehnt, gestretcht
        k Kickboxing: kickboxen
        k Martial Arts: karate, judo, taekwondo
        k Equestrian Sports: reiten, reitstunden, reitstunde, ausritte, ausritt
        kv Equestrian Sports: geritten, reiten war, reiten gewesen
        k Sailing: segeln, segeltoerns, segeltoern
        kv Sailing: gesegelt, segeln war, segeln gewesen
        k Paddle Sports: paddeln, kajak, kajakfahren, kanu, kanufahren
        kv Paddle Sports: gepaddelt, kajak gefahren, kanu gefahren
        k Jump Rope: seilspringen, seilhuepfen
        k Gymnastics: gymnastik, turnen
        k Downhill Skiing: schifahren, schitage, schitagen, skitagen, pistentage
        kv Downhill Skiing: schi gefahren, schifahren war
        a pace_s_km: durchschnittsgeschwindigkeit, durchschnittsgeschwindigkeiten, fahrgeschwindigkeit, mittlere geschwindigkeit, durchschnittliche geschwindigkeit, speed, kilometerschnitt
        a duration_min: fahrzeit, fahrtzeit, fahrzeiten, bewegungsdauer
        v sleep_min: geratzt, gepooft, gepennt habe, gepennt hab, gschlafen, gschlafn
        v bed_time: pennen gegangen, pennen gehe, pennen gehen, pennen ging, in die heia, in die heia gegangen, ins bett bin, ins bett gegangen bin, schlafen gegangen bin, ins nest, mich schlafen gelegt, schlafen gelegt, zu bett gegangen, zu bett gehe, zu bett, ins bett marschiert
        v wake_time: aufgestanden bin, aus den federn gekommen, aus dem bett gekommen, aus der falle, aus dem bett gestiegen
        v naps: mittags ein nickerchen gemacht, mittags ein schlaefchen gemacht, mittags ein nickerchen, mittags ein schlaefchen, ein schlaefchen gemacht, schlaefchen gemacht, mittagsschlaefchen gemacht, siesta gemacht, siesta gehalten, tagsueber geschlafen, tagsueber ein nickerchen gemacht
        q naps: siesta, siestas, mittagsschlaefchen, schlaefchen
        v dietary_kcal: zu mir nehm, gefuttert
        n: zu mir nehme, zu mir nahm, zu mir nehm
        f goal_distance: kilo fehlen mir noch bis zu meinem zielgewicht, kilo fehlen noch bis zu meinem zielgewicht, kilo sind es noch bis zu meinem zielgewicht, kilo noch bis zu meinem zielgewicht, kilo fehlen mir bis zu meinem zielgewicht, kilo fehlen mir noch bis zum ziel, kilo fehlen noch bis zum ziel, kilo fehlen mir noch, kilo fehlen noch zum ziel, kilo fehlen mir noch zum ziel, kilo muss ich noch abnehmen, kilo sind es noch bis zum ziel, kilo noch bis zum ziel, kilo bis zum ziel, kilo bis zum zielgewicht, kilo bis zum wunschgewicht, kilo noch bis zum zielgewicht, kilo noch bis zum wunschgewicht, noch bis zum zielgewicht, noch bis zum wunschgewicht, kg fehlen mir noch bis zum ziel, kg fehlen mir noch, kg noch bis zum ziel, kg bis zum ziel, kg bis zum zielgewicht, kg noch bis zum zielgewicht
        req goals: bin ich auf kurs mit meinen zielen, wie stehts um meine ziele, wie steht es um meine ziele, wie stehen meine ziele, wie weit bin ich mit meinen zielen, wie nah bin ich an meinen zielen dran
        s n: n der, n von, n fuer, wie oft gemessen, anzahl der eintraege, anzahl eintraege
        s change: steigerung, zuwachs, verbesserung, verschlechterung
        con train: soll ich heute sport machen, soll ich heute was machen, soll ich heute laufen, kann ich heute trainieren, kann ich heute sport machen, kann ich heute laufen, darf ich heute trainieren, bin ich fit genug fuers training, bin ich heute fit genug fuers training, bin ich heute fit genug zum trainieren, bin ich fit fuers training
        con recovered: bin ich heute erholt, wie erholt bin ich heute, bin ich genug erholt, bin ich heute erholt genug, bin ich ausgeruht, bin ich heute ausgeruht, wie ausgeruht bin ich, wie ist meine erholung heute
        no norm: sollte ich wiegen, soll ich wiegen, sollte ich trinken, sollte ich denn trinken, sollte ich schlafen, soll ich denn schlafen, sollte ich denn schlafen, sollte ich gehen, sollte ich am tag gehen
        no diagnosis: sorgen machen, muss ich zum arzt, soll ich zum arzt, sollte ich zum arzt, ist das gefaehrlich, ist das schlimm, bin ich gesund, habe ich eine krankheit, hab ich eine krankheit
        feast carnivalMonday: rosenmontag
        feast ashWednesday: aschermittwoch
        feast goodFriday: karfreitag
        feast easterMonday: ostermontag
        feast ascension: himmelfahrt, christi himmelfahrt, auffahrt, vatertag
        feast whitMonday: pfingstmontag
        feast corpusChristi: fronleichnam
        feast mayDay: tag der arbeit, maifeiertag
        feast epiphany: dreikoenig, heilige drei koenige, dreikoenigstag
        feast allSaints: allerheiligen
        feast boxingDay: stefanitag, stephanstag, stefanstag
        ask many: zaehle, zaehl, zaehle mal, zaehl mal, bitte zaehlen, zaehlen
        n: koennten sie mir, koennten sie, koennen sie mir, koennen sie, wuerden sie mir, wuerden sie, wuerdest du mir, wuerdest du, moechten sie mir, haetten sie, hab die guete, die guete, freundlicherweise, netterweise, liebenswuerdigerweise, hoeflich, hoeflichst, gefaelligst, mitteilen, mitzuteilen, darlegen, darzulegen, aufzeigen, erlaeutern, zu erfahren, zu wissen, in erfahrung bringen, waere es moeglich, waere es machbar, ist es moeglich zu erfahren, es waere sehr nett, waere sehr nett, waere es nett, es waere nett, es waere schoen, es waere lieb, waere lieb, wenn sie mir, wenn du mir, sagen koennten, mitteilen koennten, nennen koennten, zeigen koennten, sagen koenntest, verraten koennten, verraten koenntest, sagen wuerden, nennen wuerden, mitteilen wuerden, zeigen wuerden, duerfte ich fragen, duerfte ich sie fragen, darf ich sie fragen, duerfte ich wissen, ich wollte sie fragen, falls es keine umstaende macht, wenn es keine umstaende macht, falls es ihnen nichts ausmacht, wenn es ihnen nichts ausmacht, wenn ich fragen darf, wenn moeglich, falls moeglich, sofern moeglich, gehe ich recht in der annahme dass, gehe ich recht in der annahme, lieg ich richtig dass, liege ich richtig dass, gerne gewusst, gern gewusst, ich haette gern gewusst ob, ich haette gerne gewusst ob, mich beschaeftigt die frage, es wuerde mich interessieren, wuerde mich interessieren, entschuldigen sie die stoerung, entschuldigen sie, schauen sie bitte nach, schauen sie, im voraus, herzlichen dank, vielen dank im voraus, ob sie mir wohl, ob sie mir, ob du mir, ob sie wohl, wohl, was das angeht
        n: ich hab das gefuehl dass, ich habe das gefuehl dass, ich hab den eindruck dass, ich habe den eindruck dass, hab das gefuehl dass, ich hab das gefuehl, ich habe das gefuehl, ich glaube dass, ich glaub dass, mir kommt vor dass, mir kommts vor dass, mir kommt vor, stimmt das, stimmts, taeusche ich mich, oder taeusche ich mich, bilde ich mir das ein
        n: gmacht, gwesen, gwen, ghabt, gsammelt, zamkriegt, zammkriegt, zammbracht, zambracht, grad eben, fei, gschafft, gwusst, bitschoen, bittschoen, hani, konsum, ob, schaff, schaffs
        art: mei, meim
        n: ach, ach nee, ach nein, ach so, sagen sie mal, sagen sie, ich will sehen, will ich sehen, ich moechte sehen, ich moechte gern sehen, ich moechte gerne sehen, ich wuerde gern sehen, ich wuerde gerne sehen, wuerde ich gern wissen, wuerde ich gerne wissen, wuerde ich gern erfahren, wuerde ich gerne erfahren, wuesste ich gern, wuesste ich gerne, haette ich gern gewusst, haette ich gerne gewusst, wenn es ihnen moeglich ist, wenn es dir moeglich ist, waere ihnen dankbar, waere ihnen sehr dankbar, waere dir dankbar, ich waere dankbar, mitteilten, nennten, ihnen, darf ich um, duerfte ich um, ich bitte um, um die angabe, die angabe, angabe, zu bitten, bitten, darum bitten
        q latency_min: brauch ich im schnitt zum einschlafen, brauch ich so im schnitt zum einschlafen, brauche ich zum einschlafen, brauch ich zum einschlafen, brauche ich um einzuschlafen, brauch ich um einzuschlafen, brauche ich bis ich schlafe, brauch ich bis ich schlaf
        lastn 3 month: letzten vierteljahr, letztes vierteljahr, im letzten vierteljahr, vergangenen vierteljahr
        k Cycling: tour mit dem rad, touren mit dem rad, touren auf dem rad, radltour, radltouren, radl, mit dem radl, mitm radl, mitm rad, mitm bike, mit dem bike
        kv Cycling: gfahrn, radl gfahrn, fahre, fahr, fuhr
        ask clock: wie viel uhr, wieviel uhr
        ask high: wie krass, wie heftig, wie wild
        ask how: wie verhaelt es sich mit, wie verhaelt sich, wie steht es mit, wie stehts mit, wie siehts mit, wie sieht es mit
        day 0: heit, huet, huett
        day 1: geschter, geschtern, gester
        ask many: wie vil, wivil, wievil
        n: han ich, han i
        feast christmas: ersten weihnachtsfeiertag, erster weihnachtsfeiertag, 1 weihnachtsfeiertag, christtag
        feast boxingDay: zweiten weihnachtsfeiertag, zweiter weihnachtsfeiertag, 2 weihnachtsfeiertag, 2 weihnachtstag
        feast newYear: neujahrsmorgen
        q strength_volume_kg: gesamtvolumen, hantelvolumen
        all: letzten jahre, den letzten jahren, letzten jahren, vergangenen jahren, vergangenen jahre, ueber die jahre, die jahre ueber, im laufe der jahre, in all den jahren
        v walk: gangen, gloffen
        kv Running: glaufen
        kv Cycling: gfahren
        kv Swimming: gschwommen
        v dietary_kcal: gessen, gfuttert
        v weight_kg: gwogen
        k Cycling: fahrt, fahrten
        k Running: joggingrunden, laufsport
        ka Swimming distance_km: schwimmmeter, schwimmkilometer, schwimmstrecken
        ka Hiking distance_km: wanderkilometer
        ka Hiking elevation_m: wanderhoehenmeter
        ka Running elevation_m: laufhoehenmeter
        ka Swimming duration_min: schwimmstunden
        ka Strength duration_min: kraftstunden, krafttrainingszeit
        req thanks: wow, krass, oha, aha, achso, ach so, ah ok, ah, interessant, verstehe, egal, schon gut, vergiss es, vergiss das, na gut, na ja, sauber, puh, oje, stark, nice, cool, top, passt, das wars, das war es, danke das wars, wunderbar, spitze
        n: meinte, noch eine frage, noch was, noch etwas, noch eins, eine noch, andere frage, neue frage, naechste frage, dann, dann noch, ich meine
        opposite: umgekehrt, andersrum, andersherum, anders herum, anders rum, und umgekehrt
        and: wie ist es mit, wie ist es bei, wie stehts mit, wie steht es mit, wie stehts um, wie steht es um, genauso fuer, dasselbe mit, das gleiche mit, selbes fuer, gleiches fuer
        q hrv_sdnn_ms: hfv
        ask show: als diagramm, als grafik, als kurve, als graph, als schaubild
        s list: zeig sie mir, zeig sie mir mal, zeige sie mir, liste sie auf, zaehl sie auf
        no norm: gut oder schlecht, sieht gut aus, sieht gut aus oder, sieht das gut aus, ist das hoch, ist das niedrig, ist das zu viel, ist das zu wenig, ist das zu hoch, ist das zu niedrig, ist das ok, ist das okay, wie sollte er sein, wie sollte es sein
        rise+: steigt er, steigt sie, steigt es, ist er gestiegen, ist sie gestiegen
        rise-: sinkt er, sinkt sie, sinkt es, faellt er, faellt sie, ist er gesunken, ist sie gesunken
        improving: wird er besser, wird sie besser, wird es besser
        worsening: wird er schlechter, wird sie schlechter, wird es schlechter
        n: hatte ich mir vorgenommen dass, hatte mir vorgenommen dass, habe ich mir vorgenommen dass, gelungen, ist mir gelungen, ist mir das gelungen, hingehauen, raussuchen, heraussuchen, rauskramen, nachgucken, nachschauen, nachschlagen, nachsehen, ausrechnen, zusammenrechnen, zusammensuchen, durchgeben, aufsagen
        missed: nicht geschafft, nicht erreicht, nicht gelungen, nicht geklappt, nicht hingehauen, nicht hinbekommen, nicht hingekriegt, nicht gepackt, nicht gereicht, nicht voll bekommen, verfehlt, verpasst
        normal: noch normal, noch normal fuer mich, noch im rahmen, noch im ueblichen rahmen, noch im ueblichen bereich, noch im normalen bereich, noch im normalbereich, noch in meinem normalen bereich, noch in meinem ueblichen bereich, im gruenen bereich, noch im gruenen bereich, in meiner normalen spanne, in meiner ueblichen spanne, in der ueblichen spanne, noch in meiner normalen spanne, noch in meiner ueblichen spanne, noch in der ueblichen spanne
        risen+: nach oben gegangen
        risen-: nach unten gegangen
        occasion: fastenzeit, osterferien, herbstferien, pfingstferien, winterferien, semesterferien, faschingsferien, elternzeit, reha, kur, trainingslager, schulbeginn, schulanfang, taufe, trennung, pruefungszeit, pruefungsphase, klausurenphase
        p since: seit wir zurueck sind aus, seit wir aus, seitdem ich aus, seitdem wir aus, seit der heimkehr aus, seit meiner heimkehr aus, seit unserer rueckkehr aus
        n: zurueck sind, wieder zurueck sind, wieder da bin, wieder da sind, wieder daheim bin, wieder daheim sind, wieder zuhause bin, wieder zuhause sind, wieder zu hause bin, wieder zu hause sind, wieder heim bin
        q dietary_kcal: kalorien aus essen, kalorien aus dem essen, kalorien aus nahrung, kalorien aus der nahrung, kalorien aus mahlzeiten, kalorien vom essen, kalorien beim essen
        p in: in der zeit, waehrend der zeit
        cur: zur zeit
        req thanks: moment, moment mal, momentchen, moment aeh, warte, warte mal, wart mal
        others: die andern beiden nicht, die anderen beiden nicht, aber die anderen nicht, aber nicht die anderen, die anderen nicht, die andern nicht
        q resting_hr_bpm: morgendlicher puls, morgendlichen puls, puls beim aufwachen, puls nach dem aufwachen, puls in der frueh
        ask which: was waren
        s list: jede der, jeden der, jeder der, jedes der, jede einzelne der, jeden einzelnen der, als liste, in einer liste, in listenform, als aufzaehlung
        exceptafter: rausgerechnet, ausgeklammert, weggerechnet, rausgenommen, weggelassen, ausgelassen, nicht einbezogen, nicht beruecksichtigt
        rel dayBefore: am vorabend, vorabend, am abend davor, abend davor, am abend zuvor, abend zuvor, am abend vorher
        u fl oz: unzen, unze, fluessigunzen, in unzen
        ask long: seit wie vielen tagen, seit wievielen tagen, seit wieviel tagen, wie lange ging, wie lange gingen, wie lang ging, wie lang gingen
        weekend: woende, wochenend, am wochenend
        per day: taegl, tgl
        s mean: ø, durchschn, durchschnittl
        unit weekday: tag der woche, tage der woche, tagen der woche, welchem tag der woche, welcher tag der woche
        n: gingen, intus, ich taet gern wissen, ich taet gerne wissen, taet ich gern wissen, taet mich interessieren, taete mich interessieren, falsch verstanden, missverstanden, du hast mich falsch verstanden
        s iqr: quartilsabstand, quartilabstand, interquartilbereich, interquartilsbereich
        s share: als anteil, als quote, als prozentsatz
        a zone45_min: zeit in zone 4 und 5, minuten in zone 4 und 5, zeit in den zonen 4 und 5, minuten in den zonen 4 und 5
        why: woran lags, woran liegts, woran lag das, woran liegt das, woran lag es, woran liegt es, wie kommts, wie kommt das, wie kam das, wieso das, weshalb das, warum das
        tod <12:00: vormittag, am fruehen morgen
        tod >=12:00: nachmittag
        event illness: influenza, coronainfektion, covid, covidinfektion, coronaerkrankung, infektion, erkrankung, magen darm, angina, mandelentzuendung, bronchitis, krankenstand, krankschreibung
        sg >: ging ueber, gingen ueber
        k Yoga: yogastunde, yogakurs, yogakurse, yogasession, yogasessions
        t alcohol_units == 0: trinke ich nichts, trink ich nichts, trinke ich nix, trink ich nix, trinke ich keinen alkohol, trink ich keinen alkohol, nichts trinken, keinen alkohol trinken, nix trinken, nix getrunken
        t move_closed == 0: fehlte der bewegungsring, fehlte mir der bewegungsring, bewegungsring gefehlt
        t exercise_closed == 0: fehlte der trainingsring, fehlte mir der trainingsring, trainingsring gefehlt
        t stand_closed == 0: fehlte der stehring, fehlte mir der stehring, stehring gefehlt
        n: gucken, checken, check mal, check doch mal, mal checken, verraten, verrat mir, rausfinden, herausfinden, find heraus, finde heraus, finde mal heraus, find mal raus, im blick, hast du im blick, vor augen, lg, vg, mfg, liebe gruesse, viele gruesse, schoene gruesse, danke dir, dank dir, ich danke dir, danke schoen, dankeschoen, vielen dank, tausend dank, merci, interessant waere, waere interessant, spannend waere, waere spannend, interessehalber, nur interessehalber, nur mal interessehalber, mal interessehalber, aus interesse, nur aus interesse, rein interessehalber, magst du mir sagen, magst du mal, magst du, willst du mir sagen, wuerdest du mal, verraetst du mir, sagst du mir, nennst du mir, zeigst du mir, gibst du mir, hast du ne ahnung, hast du eine ahnung, hast du ahnung, keine ahnung, weil es mich interessiert, weils mich interessiert, weil mich das interessiert, darf ich sehen, lass mal sehen, lass sehen, lass mich sehen, kleine frage, noch ne frage, mal ne frage, ne frage, ganz kurze frage, wenns geht, wenn es geht, wenn das geht, wenn du magst, wenn du willst, wenn du kannst, wenn du das weisst, wenn du es weisst, falls du das weisst, falls du es weisst, falls bekannt, falls vorhanden, falls das geht, wenns dir nichts ausmacht, mal so gefragt, nur so gefragt, so gefragt, ich hab mich gefragt, ich habe mich gefragt, hab mich gefragt, habe mich gefragt, ich hab mich gefragt ob, ich habe mich gefragt ob, du sag mal, sag ich mal, sagen wir, sagen wir mal, ich bin neugierig, bin neugierig, neugierig, gib mal, gib mir mal, gib mir bitte, ich haette gern, ich haette gerne, haette gern, haette gerne, ich braeuchte, sag an, sag schnell, denn jetzt, denn nun, jetzt denn, jetzt eigentlich, eigentlich jetzt, nun eigentlich
        ask how: was sagt, was sagen, wo liegt, wo liegen, wo lag, wo lagen, wo steht, wo stehen, was war mit, was waren mit, bei wie viel lag, bei wie viel liegt, bei wieviel lag, bei wieviel liegt, auf welchem niveau, in welchem bereich lag
        ask much: zeig mir wie viel, zeig mir bitte wie viel, zeige mir wie viel
        ask many: zeig mir wie viele, zeig mir bitte wie viele, zeige mir wie viele
        ask often: zeig mir wie oft, zeig mir bitte wie oft, zeige mir wie oft
        ask long: zeig mir wie lange, zeig mir bitte wie lange, zeige mir wie lange
        ask when: zeig mir wann, zeig mir bitte wann, zeige mir wann
        rel beforeLast: vorvergangene, vorvergangenen, vorvergangener, vorvergangenes, vorvergangenem, vorvorige, vorvorigen, vorvoriges
        ago: heute vor
        p over: uebers
        u h: stdn, stnd, hrs
        u min: mins
        u kcal: kal
        q active_kcal: aktive kcal, aktiven kcal, aktive kilokalorien, aktiven kilokalorien, aktive calories, aktiven calories, active calories, active energy, aktive kal
        q heart: pulses, herzschlags
        q resting_hr_bpm: ruhe hr, ruhe hf, ruhehf, puls im ruhezustand, pulses in ruhe, ruhe herzfrequenz
        q flights: stock
        q carbs_g: kohlenhydratzufuhr, kohlenhydrataufnahme, carbs, carb
        q fiber_g: ballaststoffaufnahme, fiber
        q fat_g: fettaufnahme
        q caffeine_mg: coffein, caffeine, caffein, koffein menge
        q sleep_efficiency: sleep efficiency, schlaf effizienz
        weekend: sa - so, sa & so, sa + so, an den wochenenden
        q deep_min: tief schlaf
        f sleep_debt: schlaf defizit
        a max_hr: max puls, max herzfrequenz, max hr
        ka Running distance_km: gelaufene kilometer
        q dietary_kcal: gegessene kilokalorien, gegessene calories, kcal aus essen, kcal aus dem essen, kilokalorien aus essen, kilokalorien aus dem essen
        q sleep_min: sleep duration, sleep time, schlaf dauer, nachtschlafdauer
        q resp_rate_brpm: respiratory rate, breathing rate, atemrate
        q body_fat_pct: body fat
        q stress_1to5: stress level
        q hrv_sdnn_ms: h r v, herzfrequenz variabilitaet, herzraten variabilitaet, puls variabilitaet
        pair bp_systolic_mmhg bp_diastolic_mmhg: blood pressure
        k Strength: strength training, weight training, kraft training
        k *: work outs, work out
        indoor 1: indoor
        indoor 0: outdoor
        s max: persoenlicher rekord, persoenlichen rekord, persoenliche bestmarke, persoenliche bestleistung, persoenlicher bestwert, persoenliches maximum, persoenlicher hoechstwert
        ask how: wie lautet, wie lauten, wie heisst
        v active_kcal: verbrauche, verbrauch, verbrauchte, verbraucht, verbrauchen
        ord 1: erstem
        post >=: erreichte oder ueberschritt, erreicht oder ueberschritten, erreicht oder ueberschreitet
        v sleep_min: am schlafen, am pennen
        q active_kcal: kalorien die aktiven
        q nap_min: tagesschlaf, tagschlaf, tagesschlafs, tagschlafs
        f sri: regelmaessig schlaf ich
        s affects: wirkt, wirken, ausgewirkt
        n: und zwar, is
        occasion: nachtdienst, nachtdienste, spaetdienst, fruehdienst, lernwoche, lernphase, pruefungswoche, pruefungswochen, urlaubswoche
        q rem_share: rem %, % rem, rem prozent, prozent rem
        q deep_share: tiefschlaf %, % tiefschlaf, prozent tiefschlaf, tiefschlaf prozent
        f goal_distance: trennt mich von meinem zielgewicht, trennt mich noch von meinem zielgewicht, trennt mich von meinem gewichtsziel, trennt mich noch von meinem gewichtsziel, trennen mich von meinem zielgewicht, trennen mich noch von meinem zielgewicht
        a zone1_min: z1 minuten, z1 min, minuten in z1, zeit in z1, z1 zeit
        a zone2_min: z2 minuten, z2 min, minuten in z2, zeit in z2, z2 zeit
        a zone3_min: z3 minuten, z3 min, minuten in z3, zeit in z3, z3 zeit
        a zone4_min: z4 minuten, z4 min, minuten in z4, zeit in z4, z4 zeit
        a zone5_min: z5 minuten, z5 min, minuten in z5, zeit in z5, z5 zeit
        workday: schultag, schultage, schultagen, an schultagen, an einem schultag
        risen+: wieder gestiegen, wieder angestiegen, wieder hochgegangen
        risen-: wieder gesunken, wieder gefallen, wieder runtergegangen, wieder zurueckgegangen
        v wake_time: aufstehen muss, aufstehen musste, raus muss, raus musste, aufstehen soll
        by quarter: quartal um quartal, in quartalen, nach den quartalen
        occasion: ramadan, hitzewelle, der hitzewelle, die hitzewelle, hitzeperiode, kaeltewelle, klausurwoche, klausurenwoche, fasten, fastenkur, trainingsblock, dem trainingsblock, diaet, der diaet, die diaet, massephase, definitionsphase, trainingsphase, quarantaene, marathonvorbereitung, wettkampfvorbereitung, sommerurlaub, winterurlaub, skiferien, herbsturlaub, projektphase, hochsaison
        n: dumme frage aber, bloede frage aber, doofe frage aber, kurze frage aber, vielleicht eine dumme frage aber, ist vielleicht eine dumme frage aber, wenn ueberhaupt, wuerdest du sagen
        measure 60 min: ne stunde, ner stunde
        p when: obwohl, obgleich
        rel yearAgo: denselben monaten im vorjahr, in denselben monaten im vorjahr, denselben monaten des vorjahres, in denselben monaten des vorjahres, denselben monaten ein jahr davor, in denselben monaten ein jahr davor, denselben monaten ein jahr zuvor, denselben monaten ein jahr frueher, denselben monaten vor einem jahr, in denselben monaten vor einem jahr, denselben monaten letztes jahr, in denselben monaten letztes jahr, den gleichen monaten im vorjahr, in den gleichen monaten im vorjahr, den gleichen monaten ein jahr davor, in den gleichen monaten ein jahr davor, den gleichen monaten letztes jahr, in den gleichen monaten letztes jahr, den selben monaten ein jahr davor, den selben monaten im vorjahr, im selben zeitraum ein jahr davor, im selben zeitraum ein jahr zuvor, im selben zeitraum im vorjahr, im selben zeitraum vor einem jahr, im selben zeitraum letztes jahr, im gleichen zeitraum ein jahr davor, im gleichen zeitraum letztes jahr, im gleichen zeitraum vor einem jahr, im gleichen zeitraum im vorjahr, demselben zeitraum im vorjahr, demselben zeitraum letztes jahr, demselben zeitraum ein jahr davor, denselben zeitraum im vorjahr, denselben zeitraum letztes jahr, den gleichen zeitraum im vorjahr, den gleichen zeitraum letztes jahr, dem gleichen zeitraum im vorjahr, dem gleichen zeitraum letztes jahr, derselben zeit im vorjahr, derselben zeit letztes jahr
        others: den restlichen tagen, an den restlichen tagen, an den uebrigen tagen, die uebrigen tage, die restlichen tage
        indoor 0: freiwasser, im see, im offenen wasser, in offenem wasser
        a zone45_min: z4 z5, in z4 z5, min in z4 z5, minuten in z4 z5, zeit in z4 z5, z4 + z5, z4 plus z5, z4 und z5, zone 4 + 5, zonen 4 + 5, zone 4 + zone 5, in z4 + z5, in z4 plus z5, in z4 und z5, in zone 4 + 5, in zonen 4 + 5, in zone 4 + zone 5, min in z4 + z5, min in z4 plus z5, min in z4 und z5, min in zone 4 + 5, min in zonen 4 + 5, min in zone 4 + zone 5, minuten in z4 + z5, minuten in z4 plus z5, minuten in z4 und z5, minuten in zone 4 + 5, minuten in zonen 4 + 5, minuten in zone 4 + zone 5, zeit in z4 + z5, zeit in z4 plus z5, zeit in z4 und z5, zeit in zone 4 + 5, zeit in zonen 4 + 5, zeit in zone 4 + zone 5
        withnaps: inklusive mittagsschlaf, inkl mittagsschlaf, samt mittagsschlaf, einschliesslich mittagsschlaf, einschliesslich nickerchen, mittagsschlaf eingerechnet, mittagsschlaf mitgerechnet, mittagsschlaf mitgezaehlt, plus mittagsschlaf, mittagsschlaf inklusive, mit dem mittagsschlaf, wenn man die nickerchen mitzaehlt, wenn man nickerchen mitzaehlt, wenn ich die nickerchen mitzaehle, wenn ich nickerchen mitzaehle, wenn man die nickerchen mitrechnet, wenn man den mittagsschlaf mitzaehlt, wenn man den mittagsschlaf mitrechnet, wenn ich den mittagsschlaf mitzaehle
        withoutnaps: ohne mittagsschlaf, mittagsschlaf nicht mitgezaehlt, mittagsschlaf nicht mitgerechnet, mittagsschlaf ausgenommen
        v climb: steige ich, steig ich, stieg ich
        except: exkl, excl, exklusive
        s correlation: korr, corr, korr zwischen, corr zwischen
        ka Swimming pace_s_km: schwimmtempo, schwimmpace, schwimmgeschwindigkeit
        q energy_1to5: energiepunkte, energie punkte
        others: rest der woche, der rest der woche, den rest der woche, dem rest der woche, die restlichen tage der woche, den restlichen tagen der woche, die uebrigen tage der woche, den uebrigen tagen der woche, die anderen tage der woche, den anderen tagen der woche, die anderen wochentage, den anderen wochentagen
        no unclear: und was habe ich da gemacht, und was hab ich da gemacht, und was habe ich dabei gemacht, und was hab ich gemacht, seit wann bin ich wach, seit wann bin ich heute wach, seit wann bin ich auf, wie lange bin ich schon wach, wie lange bin ich heute schon wach, wie lange bin ich schon auf, wie lange bin ich jetzt wach, wie lange bin ich jetzt schon wach
        f vo2_percentile: vo2max perzentil, perzentil meiner vo2max, perzentil der vo2max, vo2max als perzentil, vo2 max perzentil, perzentil beim vo2max
        """
}

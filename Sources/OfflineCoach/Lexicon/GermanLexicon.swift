extension Lexicon {
    /// `part: phrases`. Words of a phrase are written as the tokenizer folds them.
    static let german = """
        n: schon, war das, ist das, bitte, kannst du mir sagen, sag mir, sag mal, gib mir, nenn mir, nenne mir, ich moechte wissen, ich wuerde gern wissen, ich haette gern gewusst, ich haette gerne gewusst, ich will wissen, wuesste gern, also, eigentlich, mal, denn, so, ja, hey, hallo, aehm, aeh, halt, eben, doch, gerne, gern, danke, coach, na, nun, jetzt sag, ungefaehr genau, weisst du, kannst du, koenntest du mir sagen, ueberhaupt, mir, insgesamt gesehen, uebrigens, grad mal, nochmal, noch mal, schnell, kurz, rechne, berechne, suche, es, da, dabei, eigtl, bitteschoen, mich interessiert
        art: alle, aller, allen, alles, der, die, das, dem, den, des, ein, eine, einen, einem, einer, eines, mein, meine, meinen, meinem, meiner, meines, ich, mich, unser, mir, die ich, den ich, das ich, meins, eigenen, eigene
        n: habe, hab, hatte, hatten, haben, hast, bin, war, waren, ist, sind, wird, wurde, wurden, komme, kam, kommen, gekommen, mache, machte, machen, gemacht, gehabt, gewesen, erreicht, erreichte, geschafft, aufgezeichnet, gemessen, gab, gibt, lag, liegt, lagen, liegen, gelegen, sei, fiel, betrug, betraegt, sein, getan, kamen, kommt, zusammengekommen, absolviert, verbracht, gesammelt, erzielt, bekommen, bekam, kriege, gekriegt, hat, hatte ich, wert, stand, hoch, aufgenommen, konsumiert, zu mir genommen, nehme, zugefuehrt, gezaehlt, stehe, verbrachte, schaffe, schaffte, wars
        ask many: wie viele, wieviele, anzahl, anzahl der, zahl der, wie viel, wieviel
        ask often: wie oft, wie haeufig, wievielmal
        ask much: wie viel, wieviel, welche menge
        ask long: wie lange, wie lang
        ask far: wie weit, welche strecke
        ask fast: wie schnell, wie langsam
        ask when: wann war das, an welchem tag war das, datum mit, datum der, datum des, datum, wann, um wie viel uhr, um wieviel uhr, wann genau, an welchem datum, an welchem tag, welcher tag war das, welcher tag, zu welcher zeit, welches datum
        ask which: welche, welcher, welches, welchen, welchem, was
        ask show: zeig mir, zeig mir mal, zeige mir, zeig mal, zeig, zeige, liste
        s n: werte, werte gibt es, werte von, werte des, werte der
        and: was ist mit, wie siehts aus mit, wie sieht es aus mit, dasselbe fuer, das gleiche fuer, und was ist mit, und wie war
        restrict: nur
        ask how: wie
        ask high: wie hoch, wie niedrig, wie gut, wie schlecht, wie schwer, wie stark, wie spaet, wie frueh, wie hart
        p in: in, im, innerhalb, waehrend, binnen, ins, beim, bei
        p on: an, am, auf, bei, beim
        p at: um, zu, zum, zur
        p of: von, vom, aus, meiner
        p for: fuer
        p from: von, vom, ab
        p to: bis, bis zum, bis zu, -, zu, zum, auf, bis ende
        p until: bis, bis zum
        p since: seit, seid, seit dem, seit der, ab, ab dem
        p before: vor, vorher
        p after: nach, nachdem
        p between: zwischen
        p with: mit
        p without: ohne ein, ohne einen, ohne, kein, keine, keinen, keinem, keiner, null, ohne einen, ohne jedes, gar kein
        p over: ueber
        p per: pro, je
        p when: wenn, als, an denen, in denen, die, wo, bei denen, falls, an dem, in der, denen, sobald
        p as: als
        and: und, &, plus, sowie
        or: oder
        not: nicht, kein mal, nie
        but: aber
        except: ausser, abgesehen von, nicht mitgerechnet, ausgenommen, alles ausser, alle ausser, nicht gezaehlt
        s mean: tagesmittel, durchschnitt, durchschnittlich, durchschnittliche, durchschnittlicher, durchschnittlichen, durchschnittliches, im durchschnitt, im schnitt, schnitt, mittel, im mittel, mittelwert, mittlere, mittlerer, mittleren, mittleres, ueblicherweise, normalerweise, gewoehnlich, in der regel, typischerweise, meist, meistens, im tagesschnitt
        s median: median, zentralwert
        s sum: insgesamt, gesamt, summe, in summe, zusammen, alles zusammen, total, in total, gesamtzahl, alles in allem, summiert, gesamte, gesamten, zusammengerechnet, gesamtsumme
        s sd: standardabweichung, streuung, sd, schwankung
        s iqr: interquartilsabstand, iqr
        s cv: variationskoeffizient, vk
        s max: maximum, maximal, maximale, maximaler, max, hoechstwert, rekord, bestwert, spitzenwert
        s min: minimum, minimal, minimale, minimaler, min, tiefstwert
        s last: zuletzt, letzter wert, aktuell, aktuelle, aktueller, aktuelles, neueste, neuester, jetzt, momentan, derzeit, letzter, zurzeit
        s first: erster wert
        s share: % der, prozent der, anteil, anteil der, wie viel prozent der, wieviel prozent der, wie viel prozent, wieviel prozent, prozentsatz, welcher anteil
        s trend: trend, tendenz, verlauf, entwicklung
        s change: veraenderung, veraendert, aenderung, geaendert, unterschied zwischen anfang und ende
        s streak: hintereinander, in folge, am stueck, nacheinander, serie, in serie, reihe, in einer reihe
        s streakLongest: laengste serie, laengste reihe, laengste strecke an tagen, laengste serie an tagen, laengste serie von, laengste serie mit
        s streakCurrent: aktuelle serie, laufende serie, momentane serie, jetzige serie, derzeitige serie
        s list: jeden einzeln, einzeln, jeden tag einzeln, tag fuer tag, alle einzeln, einzelne tage, aufgelistet, fuer jeden tag, fuer jede nacht, jede nacht einzeln, nacht fuer nacht, der reihe nach, auflisten, auflistung
        s difference: unterschied, differenz, differenz zwischen, unterschied zwischen
        s correlation: korrelation, zusammenhang, korreliert, zusammenhang zwischen, korrelation zwischen, haengt zusammen
        s rolling: gleitend, gleitender, gleitende, rollierend, rollierende
        s percentile: perzentil, tes perzentil
        cur: gerade, grad, aktuell, momentan, im moment, zurzeit, derzeit, jetzt, die aktuelle, aktuelle, bisher
        sup+: meiste, meisten, am meisten, hoechste, hoechster, hoechsten, hoechstes, am hoechsten, groesste, groesster, groessten, maximal, groesstes
        sup-: wenigste, wenigsten, am wenigsten, niedrigste, niedrigster, niedrigsten, niedrigstes, am niedrigsten, geringste, geringsten, kleinste, kleinster, tiefste, tiefster, tiefsten, geringster
        sup+ long: laengste, laengster, laengsten, laengstes, am laengsten
        sup- long: kuerzeste, kuerzester, kuerzesten, kuerzestes, am kuerzesten
        sup+ far: weiteste, weitester, weitesten, am weitesten
        sup+ fast: schnellste, schnellster, schnellsten, schnellstes, am schnellsten
        sup- fast: langsamste, langsamster, langsamsten, am langsamsten
        sup+ late: spaeteste, spaetester, spaetesten, am spaetesten
        sup- late: frueheste, fruehester, fruehesten, am fruehesten, frueheste
        sup+ hard: haerteste, haertestes, haertester, haertesten, anstrengendste, anstrengendstes, intensivste, intensivstes, anstrengendster
        sup- hard: leichteste training, lockerste
        sup+ heavy: am schwersten, schwerste
        sup- heavy: am leichtesten, leichteste
        sup+ good: beste, bester, besten, bestes, am besten
        sup- good: schlechteste, schlechtester, schlechtesten, schlechtestes, am schlechtesten, schlimmste
        sup last: letzter, letzte, letzten, letztes, letztem, zuletzt, zum letzten mal, das letzte mal, juengste
        sup first: erster, erste, ersten, erstes, zum ersten mal, das erste mal
        cmp+: mehr, hoeher, groesser, hoehere, hoeherer
        cmp-: weniger, niedriger, kleiner, geringer, niedrigere, tiefer
        cmp+ long: laenger
        cmp- long: kuerzer
        cmp+ far: weiter
        cmp+ fast: schneller
        cmp- fast: langsamer
        cmp+ late: spaeter
        cmp- late: frueher, eher
        cmp+ hard: haerter
        cmp+ good: besser
        cmp- good: schlechter
        cmp+ heavy: schwerer
        cmp- heavy: leichter
        than: als
        vs: verglichen mit, im vergleich zu, im vergleich zum, im vergleich zur, gegenueber, gegen, versus, vs, im vergleich mit, gegenueber dem, gegenueber der, minus, im gegensatz zu
        compare: vergleich, vergleiche, im vergleich
        risen+: gestiegen, zugenommen, verbessert, hochgegangen, gewachsen, erhoeht
        risen-: gesunken, abgenommen, gefallen, verschlechtert, runtergegangen, zurueckgegangen
        rise+: steigt, steigend, steigen, aufwaertstrend, nimmt zu
        rise-: sinkt, sinkend, sinken, abwaertstrend, nimmt ab, faellt
        sg >=: mindestens, wenigstens, nicht weniger als, >=, minimum, zumindest, ab
        sg >: mehr als, ueber, >, laenger als, hoeher als, weiter als, groesser als, spaeter als, oberhalb von, ueber die, jenseits, schwerer als, besser als, oberhalb
        sg <: weniger als, unter, <, kuerzer als, niedriger als, frueher als, kleiner als, unterhalb von, geringer als, leichter als, schlechter als, unterhalb
        sg <=: hoechstens, maximal, nicht mehr als, <=, bis zu, bis maximal
        sg ==: genau, exakt, =, gleich
        post >=: oder mehr, und mehr, oder darueber, oder laenger, +, plus, mindestens, oder hoeher, oder spaeter, aufwaerts
        post <=: oder weniger, oder darunter, und weniger, hoechstens, oder kuerzer, oder frueher
        per day: an einem tag, an einem einzigen tag, taeglich, pro tag, am tag, je tag, jeden tag, taegliche, taeglicher, taeglichen, tag, tagesdurchschnitt
        per night: in einer nacht, pro nacht, je nacht, jede nacht, naechtlich, naechtliche, naechtlicher, naechtlichen
        rate week: pro woche, je woche, in der woche, die woche
        rate month: pro monat, je monat, im monat
        per week: woechentlich, jede woche, wochenweise, woche fuer woche, nach wochen, woechentliche, woechentlichen
        per month: monatlich, jeden monat, monatsweise, monat fuer monat, nach monaten, monatliche, monatlichen, nach monat
        per quarter: pro quartal, je quartal, quartalsweise
        per year: jaehrlich, pro jahr, je jahr, jedes jahr, im jahr
        per weekday: nach wochentag, je wochentag, pro wochentag, nach wochentagen
        per type: nach art, nach sportart, je sportart, pro sportart, nach trainingsart
        unit weekday: wochentag, wochentage, wochentagen
        unit type: sportart, trainingsart, art von training
        d day: tag, tage, tagen, tages
        d night: nacht, naechte, naechten
        d morning: morgen, morgens frueh, am morgen, vormittag
        d evening: abend, abende
        d week: woche, wochen, kalenderwoche
        d month: monat, monate, monaten, monats
        d quarter: quartal, quartale, quartalen
        d year: jahr, jahre, jahren, jahres
        d weekend: wochenende
        rel last: letzte, letzten, letzter, letztes, letztem, vergangene, vergangenen, vergangener, vergangenes, vergangenem, vorige, vorigen, voriger, voriges, vorigem, lezten, lezte
        rel this: diese, dieser, diesen, dieses, diesem, aktuelle, aktuellen, laufenden, laufende
        rel next: naechste, naechsten, naechster, naechstes, kommende, kommenden, kommender
        rel before: die woche davor, der monat davor, das jahr davor, woche davor, monat davor, jahr davor, der woche davor, dem monat davor, dem jahr davor, den monat davor, davor, am tag davor, tag davor, die nacht davor, der nacht davor, zur woche davor, der vorperiode, dem zeitraum davor
        rel yearAgo: vor einem jahr, ein jahr davor, ein jahr zuvor, ein jahr frueher, im jahr davor, im vorjahr, dem vorjahr, vorjahr, im selben zeitraum des vorjahres, im gleichen monat des vorjahres, im selben monat des vorjahres, im selben monat vor einem jahr, gleicher monat im vorjahr, dem vorjahresmonat, vorjahresmonat, dem gleichen monat im vorjahr, im gleichen zeitraum im vorjahr
        day 0: heute, bis heute, bisher heute, jetzt, heutigen
        day 1: gestern, gestrige, gestrigen
        day 2: vorgestern
        night 0: gestern nacht, letzte nacht, heute nacht, vergangene nacht, letzter nacht, in der letzten nacht, diese nacht, heute frueh, heute morgen
        night 1: vorletzte nacht, vorletzter nacht
        back week 2: vorletzte woche, vorletzter woche
        back month 2: vorletzten monat, vorletzter monat, im vorletzten monat
        back weekend 2: vorletztes wochenende, am vorletzten wochenende
        future: morgen, uebermorgen, naechste woche, naechsten monat, naechstes jahr, naechste nacht, kommende woche, naechster woche
        lastweek: vorwoche, letzte woche, letzter woche, in der vorwoche
        lastmonth: vormonat, im vormonat
        all: jemals, je, aller zeiten, insgesamt je, seit beginn, ueberhaupt je, ueber alles, in allen aufzeichnungen, seit beginn der aufzeichnungen, ueber alle daten, in meinen daten, in allen daten, bisher
        weekend: wochenende, wochenenden, am wochenende, an wochenenden, samstags und sonntags, an samstagen und sonntagen, wochenends
        workday: werktag, mo bis fr, werktags, wochentags, an werktagen, an wochentagen, unter der woche, werktage, werktagen, arbeitstage, an arbeitstagen, montag bis freitag, montags bis freitags, von montag bis freitag, arbeitstagen, mo bis fr
        wd 0: montag, mo
        wd 1: dienstag, di
        wd 2: mittwoch, mi
        wd 3: donnerstag, do
        wd 4: freitag, fr
        wd 5: samstag, sonnabend, sa, samstg
        wd 6: sonntag
        wds 0: montags, montage, montagen
        wds 1: dienstags, dienstage, dienstagen
        wds 2: mittwochs, mittwoche, mittwochen
        wds 3: donnerstags, donnerstage, donnerstagen
        wds 4: freitags, freitage, freitagen
        wds 5: samstags, samstage, samstagen, sonnabends
        wds 6: sonntags, sonntage, sonntagen
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
        half 1: erste haelfte, ersten haelfte, erstes halbjahr, ersten halbjahr, erstes halbjahr von, ersten haelfte von
        half 2: zweite haelfte, zweiten haelfte, zweites halbjahr, zweiten halbjahr, zweiten haelfte von
        edge start: anfang, beginn
        edge end: ende
        edge middle: mitte
        feast christmasEve: heiligabend, heilig abend
        feast christmas: weihnachten, ersten weihnachtstag, 1 weihnachtstag
        feast boxingDay: zweiten weihnachtstag
        feast newYearsEve: silvester
        feast newYear: neujahr, neujahrstag
        feast easter: ostern, ostersonntag
        feast whitsun: pfingsten
        feast nikolaus: nikolaus
        feast unity: tag der deutschen einheit
        tod <12:00: vor dem mittag, vormittags, am vormittag, vor mittag, morgens
        tod >=12:00: nachmittags, am nachmittag
        tod >=18:00: abends, am abend, abend
        clock 12:00: mittag
        clock 00:00: mitternacht
        oclock: uhr
        halfpast: halb
        half: einhalb
        ago: vor
        measure 30 min: eine halbe stunde, halbe stunde, einer halben stunde
        measure 60 min: eine stunde, einer stunde, 1 stunde
        measure 90 min: anderthalb stunden, eineinhalb stunden
        measure 45 min: eine dreiviertelstunde, dreiviertelstunde
        u min: minuten, minute, min
        u h: stunden, stunde, std, h
        u km: km, kilometer, kilometern
        u mi: meilen, meile
        u m: meter, metern, m
        u kg: kg, kilo, kilogramm
        u lb: pfund
        u g: gramm, g
        u l: liter, l, litern
        u ml: ml, milliliter
        u kcal: kcal, kilokalorien
        u bpm: schlaege, bpm, schlaege pro minute
        u ms: ms, millisekunden
        u %: %, prozent
        u mg: mg, milligramm
        u drinks: drinks, getraenke, glaeser alkohol
        u min/km: minuten pro kilometer, min pro km, min/km
        u min/mi: minuten pro meile, min pro meile
        q steps: schritte, schritt, schritten, schrittzahl, schritteanzahl, anzahl schritte
        q flights: stockwerke, stockwerken, etagen, treppen, treppenstufen, stockwerk, treppenetagen
        q distance_km: gehstrecke, zurueckgelegte gehstrecke, strecke, distanz, gehstrecke, gehdistanz, zurueckgelegte strecke, gelaufene strecke zu fuss
        q active_kcal: aktive kalorien, aktive energie, aktivkalorien, aktivitaetskalorien, bewegungskalorien, verbrannte kalorien, aktive kcal, bewegungsenergie, verbrannten kalorien
        q calories: kalorien, kalorie
        q basal_kcal: ruheenergie, grundumsatz energie, ruhekalorien, ruheumsatz
        q exercise_min: trainingszeit, trainingsminuten, bewegungsminuten, aktive minuten, uebungsminuten, minuten bewegung
        q daylight_min: tageslicht, zeit im tageslicht, tageslichtzeit, tageslichtminuten, sonnenlicht, minuten tageslicht
        q stand_hours: stehstunden, stunden im stehen, steh stunden
        q move_goal_kcal: bewegungsziel
        q exercise_goal_min: trainingsziel
        q stand_goal_hours: stehziel
        q resting_hr_bpm: ruhepuls, ruheherzfrequenz, ruhepulses, puls in ruhe, ruhe puls, herzfrequenz in ruhe
        q walking_hr_bpm: gehpuls, puls beim gehen, gehherzfrequenz, herzfrequenz beim gehen
        q heart: puls, herzfrequenz, durchschnittspuls, durchschnittsherzfrequenz, herzschlag
        q hrv_sdnn_ms: hrv, herzfrequenzvariabilitaet, herzratenvariabilitaet, sdnn
        q hrv_rmssd_ms: rmssd
        q resp_rate_brpm: atemfrequenz, atemzuege pro minute, atemzuege, atmung, atemrate
        q spo2_pct: blutsauerstoff, sauerstoffsaettigung, spo2, sauerstoff, sauerstoffwert, saettigung
        q wrist_temp_dev_c: handgelenktemperatur, handgelenkstemperatur, hauttemperatur, temperatur am handgelenk
        q vo2max: vo2max, vo2 max, cardiofitness, cardio fitness, ausdauerfitness
        q weight_kg: gewicht, koerpergewicht, gewichts, gewicht von mir
        v weight_kg: wiege, wog, gewogen, wiegen
        q body_fat_pct: koerperfett, koerperfettanteil, fettanteil, koerperfetts
        q bp_systolic_mmhg: systolischer blutdruck, systolische blutdruck, systolisch, systolischen blutdruck
        q bp_diastolic_mmhg: diastolischer blutdruck, diastolische blutdruck, diastolisch, diastolischen blutdruck
        q glucose_mmol_l: blutzucker, glukose, blutglukose
        q sleep_min: schlaf, schlafdauer, schlafzeit, schlafminuten, schlafstunden, stunden schlaf, schlafes, schlaflaenge
        v sleep_min: geschlafen, schlafe, schlief, schlafen, gepennt, schlaeft, schliefe
        q sleep_total_min: schlaf mit nickerchen, schlaf samt nickerchen, schlaf inklusive nickerchen, gesamtschlaf mit nickerchen
        q in_bed_min: zeit im bett, im bett, bettzeit, stunden im bett, minuten im bett
        q awake_min: wachzeit, wach, wachliegen, wachphasen, wach gelegen, wachgelegen, wach in der nacht
        q latency_min: einschlafzeit, einschlafdauer, zum einschlafen, einschlaflatenz, schlaflatenz, einschlafen
        q deep_min: tiefschlaf, tiefschlafs, tiefschlafdauer, tiefschlafphase
        q core_min: kernschlaf, leichtschlaf, leichter schlaf
        q rem_min: rem schlaf, rem, remschlaf, traumschlaf
        q sleep_efficiency: schlafeffizienz, effizienz
        q deep_share: tiefschlafanteil, anteil tiefschlaf, anteil des tiefschlafs
        q rem_share: rem anteil, anteil rem schlaf
        q bed_time: zubettgehzeit, schlafenszeit, bettgehzeit, einschlafuhrzeit, zeit des zubettgehens
        v bed_time: ins bett, ins bett gegangen, gehe ins bett, ging ins bett, zu bett, ins bett gehe, schlafen gegangen, schlafen gehe, zu bett gegangen, gehe ich ins bett, ging ich ins bett, gehe ich schlafen
        q wake_time: aufwachzeit, aufstehzeit, weckzeit, aufwachzeiten
        v wake_time: aufgestanden, aufgewacht, stehe ich auf, wache ich auf, aufstehe, aufwache, stand ich auf, wachte ich auf, aufstehen, aufwachen, stehe auf, wach geworden
        q mid_sleep: schlafmitte, mitte des schlafs
        q sleep_source: geraet kam der schlaf, schlafquelle
        q naps: nickerchen, mittagsschlaf, schlaefchen, naps, mittagsschlaefchen
        q nap_min: nickerchenminuten, minuten nickerchen, dauer der nickerchen
        q workout_min: trainingsdauer, sportminuten, minuten training, minuten sport, trainingsstunden, stunden sport, stunden training
        q load_edwards: trainingsbelastung, trainingslast, belastung
        q water_ml: wasser, wassermenge, fluessigkeit, wasserzufuhr
        v water_ml: getrunken, trinke, trank, trinken
        q caffeine_mg: koffein, kaffee, koffeinmenge, koffien
        q alcohol_units: alkohol, alkoholische getraenke, drinks, alkoholischen getraenken, alkoholmenge, bier
        q dietary_kcal: kalorienzufuhr, nahrungsenergie, gegessene kalorien, kalorien beim essen, kalorienaufnahme, kalorien gegessen
        v dietary_kcal: gegessen, esse, ass, essen, beim essen
        v active_kcal: verbrannt, verbrenne, verbrannte, verbraucht
        q protein_g: eiweiss, protein, proteine
        q carbs_g: kohlenhydrate, kohlenhydraten, carbs
        q fat_g: fett, nahrungsfett, fette
        q fiber_g: ballaststoffe, ballaststoffen
        q mindful_min: achtsamkeitsminuten, achtsamkeit, meditation, meditationsminuten, meditationszeit
        v mindful_min: meditiert, meditiere, meditierte
        q mood_1to5: stimmung, laune
        q energy_1to5: energie, energielevel, energiewert
        q stress_1to5: stress, stresslevel, stresswert, stressniveau
        q motivation_1to5: motivation
        q soreness_1to5: muskelkater
        v walk: gegangen, gehe, ging, gehen, spaziert, zu fuss, zu fuss gegangen, gelaufen, laufe, lief
        v climb: hochgestiegen, gestiegene, gestiegen
        f bmi: bmi, body mass index
        f monotony: trainingsmonotonie, monotonie
        f sleep_debt: schlafschuld, schlafdefizit, schlafschulden
        f sri: schlafregelmaessigkeit, schlafregelmaessigkeitsindex, sri
        f ctl: chronische trainingsbelastung, ctl
        f acwr: acwr, verhaeltnis akut zu chronisch
        f lean_mass: fettfreie masse, magermasse
        f mifflin: grundumsatz
        f social_jetlag: sozialer jetlag, sozialen jetlag
        normal: im ueblichen bereich, im normalen bereich, im normalbereich, ausserhalb des normalbereichs, ausserhalb des ueblichen bereichs, ausserhalb meines ueblichen bereichs, in meinem ueblichen bereich, normal fuer mich, ueblicher bereich, in meinem normalen bereich, im gewohnten bereich
        k *: trainings, training, workouts, workout, trainingseinheiten, einheiten, einheit, sporteinheiten, sport, trainingseinheit, sporteinheit
        kv *: trainiert, trainiere, trainierte, sport gemacht, sport getrieben, trainieren
        k Running: laeufe, lauf, laeufen, laufen, joggen, jogging, lauftraining, laufeinheiten, laufrunden, lauftrainings, laufrunde, dauerlauf
        kv Running: gelaufen, laufe, lief, gejoggt, jogge, laufen, gerannt, joggen, joggte, laufen gewesen
        k Walking: spaziergaenge, spaziergang, spaziergaengen, gehen, walking
        kv Walking: spazieren
        k Cycling: radtouren, radtour, radfahrten, radfahren, radfahrt, fahrradtouren, fahrradtour, fahrradfahren, radeln, rad, fahrradfahrten, radausfahrten, fahrten mit dem rad
        kv Cycling: geradelt, rad gefahren, radle, fahrrad gefahren, mit dem rad gefahren, radelte, gefahren, mit dem fahrrad gefahren
        k Swimming: schwimmen, schwimmeinheiten, schwimmtraining, schwimmtrainings, schwimmeinheit, schwimmgaenge
        kv Swimming: geschwommen, schwimme, schwamm, schwimmen
        k Hiking: wanderungen, wanderung, wandern, bergtouren, bergtour
        kv Hiking: gewandert, wandere, wanderte, wandern
        k Strength: kraft, krafttraining, krafteinheiten, krafttrainings, krafteinheit, krafttrainingseinheiten, kraftsport, gewichtheben
        kv Strength: gewichte gestemmt
        k Yoga: yoga, yogaeinheiten, yogastunden, yogaeinheit
        k HIIT: hiit, hiit einheiten, intervalltraining, hiit einheit, intervalltrainings
        k Pilates: pilates
        k Rowing: rudern, rudereinheiten, rudertraining
        kv Rowing: gerudert
        k Boxing: boxen, boxtraining
        k Tennis: tennis
        k Dance: tanzen
        kd Running: lauftagen, lauftage, lauftag
        kd Yoga: yogatagen, yogatage, yogatag
        kd Cycling: radtagen, radtage
        kd Swimming: schwimmtagen, schwimmtage
        kd Strength: krafttagen, krafttage, krafttrainingstagen
        kd *: trainingstagen, trainingstage, sporttagen, sporttage, trainingstag
        ka Running distance_km: laufkilometer, laufkilometern, laufstrecke, laufdistanz
        ka Cycling distance_km: radkilometer, radstrecke, radkilometern
        ka Swimming distance_km: schwimmstrecke
        ka Running pace_s_km: lauftempo, laufpace
        a duration_min: dauer, laenge
        a pace_s_km: tempo, pace, geschwindigkeit, schnitt tempo, kilometerzeit
        a avg_hr: durchschnittspuls, durchschnittliche herzfrequenz, durchschnittlicher puls, mittlerer puls
        a max_hr: maximalpuls, maximale herzfrequenz, maximaler puls, hoechstpuls, hoechster puls, maximalherzfrequenz, hoechste herzfrequenz
        a elevation_m: hoehenmeter, hoehenmetern, anstieg, aufstieg, hoehengewinn
        a zone1_min: zone 1, minuten in zone 1, zeit in zone 1, minuten zone 1
        a zone2_min: zone 2, minuten in zone 2, zeit in zone 2, minuten zone 2
        a zone3_min: zone 3, minuten in zone 3, zeit in zone 3, minuten zone 3
        a zone4_min: zone 4, minuten in zone 4, zeit in zone 4, minuten zone 4
        a zone5_min: zone 5, minuten in zone 5, zeit in zone 5, minuten zone 5
        a rpe: anstrengung, rpe, belastungsempfinden, anstrengungswert
        a hrr1_bpm: herzfrequenzerholung, pulserholung
        indoor 1: drinnen, auf dem laufband, laufband, in der halle
        indoor 0: draussen, im freien
        flag move_closed: bewegungsring geschlossen, bewegungsring, bewegungsziel erreicht
        flag exercise_closed: trainingsring geschlossen, trainingsring, trainingsziel erreicht
        flag stand_closed: stehring geschlossen, stehring, stehziel erreicht
        flag rings_closed: alle ringe geschlossen, alle ringe, alle drei ringe, alle drei ringe geschlossen
        closed: geschlossen, zu gemacht, voll gemacht
        num 1: einmal
        num 2: zweimal
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
        yn: an irgendeinem tag, irgendein, irgendeine, irgendwann
        """
}

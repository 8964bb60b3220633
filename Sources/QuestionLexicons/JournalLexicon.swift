extension LexiconTable {
    /// Tags and symptoms of a day, and exercises of strength training, by the names that the log has for them.
    package static let englishJournal = """
        tag headache: headache, headaches, a headache, head ache, head aches
        tag migraine: migraine, migraines, a migraine, migraine attack, migraine attacks
        tag sore throat: sore throat, a sore throat, throat ache
        tag nausea: nausea, nauseous
        tag cough: cough, a cough, coughing
        tag cold: with a cold, days with a cold, a cold on, have i had a cold
        tag sick: sick days, sick day, days sick, days off sick
        tag stomach ache: stomach ache, stomach aches, stomach pain, stomachache, tummy ache, a stomach ache
        tag back pain: back pain, backache, back ache, back pains
        tag knee pain: knee pain, knee pains, knee ache
        tag neck pain: neck pain, neck pains
        tag toothache: toothache, a toothache
        tag dizziness: dizziness, dizzy
        tag allergy: allergy, allergies, hay fever
        tag diarrhea: diarrhea, diarrhoea
        tag heartburn: heartburn
        tag cramps: cramps, cramp, a cramp
        tag insomnia: insomnia
        tag fatigue: fatigue, fatigued
        tag rash: rash, a rash
        tag period: my period, on my period, menstruation, period days
        tag ibuprofen: ibuprofen, ibuprofens, advil, nurofen
        tag paracetamol: paracetamol, acetaminophen, tylenol
        tag aspirin: aspirin, aspirins
        tag antibiotic: antibiotic, antibiotics, an antibiotic
        tag antihistamine: antihistamine, antihistamines, cetirizine
        tag vitamin d: take vitamin d, took vitamin d, taken vitamin d, taking vitamin d, with vitamin d, on vitamin d
        tag vitamin c: take vitamin c, took vitamin c, taken vitamin c, taking vitamin c, with vitamin c, on vitamin c
        tag magnesium: take magnesium, took magnesium, taken magnesium, taking magnesium, with magnesium, on magnesium
        tag iron: take iron, took iron, taken iron, taking iron, with iron, on iron
        tag melatonin: take melatonin, took melatonin, taken melatonin, taking melatonin, with melatonin, on melatonin
        tag creatine: take creatine, took creatine, taken creatine, taking creatine, with creatine, on creatine
        tag zinc: take zinc, took zinc, taken zinc, taking zinc, with zinc, on zinc
        tag multivitamin: multivitamin, multivitamins
        tag pill: my pill
        tag travel: travel day, travel days, travelling days
        tag vacation: vacation days, vacation day, holiday days
        tag late meal: late meal, late meals, a late meal, late dinner, late dinners, a late dinner, ate late, eat late, eating late, late eating, ate dinner late, eat dinner late
        tag sauna: sauna, saunas, a sauna, sauna session, sauna sessions
        tag party: party, parties, a party, partied
        tag jet lag: jet lag, jetlag, jet lagged
        tag massage: massage, massages, a massage
        tag cold shower: cold shower, cold showers, a cold shower
        tag ice bath: ice bath, ice baths, an ice bath
        tag night shift: night shift, night shifts, a night shift, late shift, late shifts
        tag home office: home office
        tag vaccination: vaccination, vaccinations, vaccine, vaccinated
        own injury|knee_pain: knee injury, injury, injured my knee, hurt my knee, knee trouble
        own injury: ankle injury, back injury, got injured, got hurt
        thatday 0: that day, on that day, that very day, that date
        thatday 1: the day after that, the day following that one, the night after that, the next day, the following day, the night after that one
        enough: enough, sufficient, sufficiently
        ex bench press: bench press, bench presses, bench, benched, benchpress, bench pressing
        ex squat: squat, squats, back squat, back squats, squatted, squatting
        ex front squat: front squat, front squats
        ex deadlift: deadlift, deadlifts, deadlifted, deadlifting
        ex romanian deadlift: romanian deadlift, romanian deadlifts, rdl, rdls
        ex overhead press: overhead press, overhead presses, ohp, military press, shoulder press
        ex row: barbell row, barbell rows, bent over row, bent over rows, cable row, cable rows
        ex pull-up: pull up, pull ups, pullup, pullups, pull-up, pull-ups
        ex chin-up: chin up, chin ups, chinup, chinups, chin-up, chin-ups
        ex push-up: push up, push ups, pushup, pushups, push-up, push-ups, press-ups
        ex sit-up: sit up, sit ups, situp, situps, sit-up, sit-ups, crunches
        ex dip: dips
        ex burpee: burpees, burpee
        ex lunge: lunges, lunge
        ex curl: curls, bicep curls, biceps curls, bicep curl
        ex plank: plank, planks
        ex leg press: leg press
        ex hip thrust: hip thrust, hip thrusts
        ex lat pulldown: lat pulldown, lat pulldowns, pulldown, pulldowns
        lift maximum: 1rm, one rep max, one repetition maximum, e1rm, estimated max, estimated maximum, estimated 1rm, estimated one rep max, 1 rep max, 1 rm
        lift volume: volume, tonnage, weight moved, total weight, training volume
        lift sets: sets, set
        lift repetitions: reps, rep, repetitions
        lift progress: progress, progressed, getting stronger, stronger
        lift heaviest: working weight, pr, prs, load
        """

    package static let germanJournal = """
        tag headache: kopfschmerzen, kopfschmerz, kopfweh
        tag migraine: migraene, migraeneanfall, migraeneanfaelle
        tag sore throat: halsschmerzen, halsweh
        tag nausea: uebelkeit
        tag cough: husten
        tag cold: schnupfen, mit erkaeltung, tage mit erkaeltung, an tagen mit erkaeltung
        tag sick: krankheitstage, krankheitstagen, krankheitstag, kranke tage
        tag stomach ache: bauchschmerzen, bauchweh, magenschmerzen
        tag back pain: rueckenschmerzen, rueckenweh
        tag knee pain: knieschmerzen
        tag neck pain: nackenschmerzen
        tag toothache: zahnschmerzen
        tag dizziness: schwindel, schwindlig
        tag allergy: allergie, heuschnupfen
        tag diarrhea: durchfall
        tag heartburn: sodbrennen
        tag cramps: kraempfe, krampf
        tag insomnia: schlaflosigkeit
        tag fatigue: muedigkeit
        tag rash: ausschlag
        tag period: meine periode, meine tage, menstruation, periode
        tag ibuprofen: ibuprofen, ibu
        tag paracetamol: paracetamol
        tag aspirin: aspirin
        tag antibiotic: antibiotikum, antibiotika
        tag antihistamine: antihistaminikum, cetirizin
        tag vitamin d: vitamin d genommen, vitamin d eingenommen, nehme ich vitamin d, mit vitamin d
        tag vitamin c: vitamin c genommen, vitamin c eingenommen, nehme ich vitamin c, mit vitamin c
        tag magnesium: magnesium genommen, magnesium eingenommen, nehme ich magnesium, mit magnesium
        tag melatonin: melatonin genommen, melatonin eingenommen, nehme ich melatonin, mit melatonin
        tag creatine: kreatin genommen, kreatin eingenommen, nehme ich kreatin, mit kreatin
        tag zinc: zink genommen, zink eingenommen, nehme ich zink, mit zink
        tag pill: die pille
        tag travel: reisetage, reisetagen, reisetag
        tag vacation: urlaubstage, urlaubstagen, urlaubstag
        tag late meal: spaet gegessen, spaetes essen, spaetem essen, spaet esse, spaetes abendessen, spaetem abendessen, spaet zu abend gegessen
        tag sauna: sauna, saunagang, saunagaenge, in der sauna, saunabesuch, saunabesuche, saunatage, saunatagen
        tag party: party, partys, feier
        tag jet lag: jetlag
        tag massage: massage, massagen
        tag cold shower: kalte dusche, kalten dusche, kalt geduscht
        tag ice bath: eisbad, eisbaeder
        tag night shift: nachtschicht, nachtschichten, nachtdienste, nachtdiensten, nachtwachen, mit nachtdienst, mit nachtwache
        tag home office: homeoffice, home office
        tag vaccination: impfung, impfungen, geimpft
        own injury|knee_pain: knieverletzung, verletzung, am knie verletzt
        thatday 0: an dem tag, an diesem tag, an jenem tag, diesem tag, jenem tag, an demselben tag
        thatday 1: am tag nach diesem, am tag danach, am naechsten tag, am folgetag, in der nacht danach
        enough: genug, genuegend, ausreichend, reicht das, reicht das aus, reicht mir das, hat das gereicht
        ex bench press: bankdruecken, beim bankdruecken, auf der bank, druecke ich auf der bank, drueck ich auf der bank, auf der bank gedrueckt, auf der flachbank, flachbankdruecken, bank gedrueckt
        ex squat: kniebeuge, kniebeugen
        ex front squat: frontkniebeuge, frontkniebeugen
        ex deadlift: kreuzheben, kreuzheben gehoben, gekreuzhebt
        ex overhead press: schulterdruecken, ueberkopfdruecken
        ex row: langhantelrudern
        ex pull-up: klimmzug, klimmzuege, klimmzuegen
        ex push-up: liegestuetz, liegestuetze, liegestuetzen
        ex lunge: ausfallschritte, ausfallschritt
        ex plank: unterarmstuetz, planke
        ex leg press: beinpresse
        ex lat pulldown: latzug, latziehen
        lift maximum: 1rm, 1 rm, 1er max, maximalkraft, geschaetztes maximum, einerwiederholungsmaximum
        lift volume: volumen, tonnage, bewegtes gewicht, gesamtgewicht
        lift sets: saetze, satz, saetzen
        lift repetitions: wiederholungen, wiederholung, wdh
        lift progress: fortschritt, fortschritte, staerker geworden
        lift heaviest: arbeitsgewicht, bestleistung, schwerstes gewicht, schwerster satz
        """

    /// Places by the time zones that trips are found by: the name, its zones, the words.
    package static let places: [(name: String, zones: String, words: String)] = [
        ("Rome", "Europe/Rome", "rome, rom"),
        (
            "Italy", "Europe/Rome",
            "italy, italien, tuscany, toskana, milan, mailand, venice, venedig, sicily, sizilien, florence, florenz, naples, neapel, sardinia, sardinien, suedtirol"
        ),
        ("Lisbon", "Europe/Lisbon", "lisbon, lissabon"), ("Portugal", "Europe/Lisbon", "portugal, porto, algarve"),
        ("Madeira", "Atlantic/Madeira", "madeira"), ("Azores", "Atlantic/Azores", "azores, azoren"),
        (
            "Spain", "Europe/Madrid",
            "spain, spanien, madrid, barcelona, mallorca, majorca, andalusia, andalusien, ibiza"
        ),
        (
            "Canary Islands", "Atlantic/Canary",
            "canary islands, tenerife, teneriffa, gran canaria, lanzarote, kanaren, fuerteventura"
        ),
        ("France", "Europe/Paris", "france, frankreich, paris, provence, lyon, brittany, bretagne, corsica, korsika"),
        ("London", "Europe/London", "london"),
        ("England", "Europe/London", "england, scotland, schottland, wales, uk, grossbritannien, edinburgh"),
        ("Ireland", "Europe/Dublin", "ireland, irland, dublin"),
        ("Norway", "Europe/Oslo", "norway, norwegen, oslo"),
        ("Sweden", "Europe/Stockholm", "sweden, schweden, stockholm"),
        ("Denmark", "Europe/Copenhagen", "denmark, daenemark, copenhagen, kopenhagen"),
        ("Finland", "Europe/Helsinki", "finland, finnland, helsinki, lapland, lappland"),
        ("Iceland", "Atlantic/Reykjavik", "iceland, island, reykjavik"),
        ("Netherlands", "Europe/Amsterdam", "netherlands, niederlande, niederlanden, holland, amsterdam"),
        ("Belgium", "Europe/Brussels", "belgium, belgien, brussels, bruessel"),
        ("Germany", "Europe/Berlin|Europe/Busingen", "germany, deutschland, berlin, munich, muenchen, hamburg"),
        ("Austria", "Europe/Vienna", "austria, oesterreich, vienna, wien, tyrol, tirol, salzburg"),
        ("Switzerland", "Europe/Zurich", "switzerland, schweiz, zurich, zuerich, geneva, genf"),
        ("Greece", "Europe/Athens", "greece, griechenland, athens, athen, crete, kreta, rhodos"),
        ("Croatia", "Europe/Zagreb", "croatia, kroatien, zagreb, dubrovnik"),
        ("Turkey", "Europe/Istanbul", "istanbul, die tuerkei, der tuerkei, antalya"),
        ("Poland", "Europe/Warsaw", "poland, polen, warsaw, warschau, krakow, krakau"),
        ("Czechia", "Europe/Prague", "czechia, tschechien, prague, prag"),
        ("Hungary", "Europe/Budapest", "hungary, ungarn, budapest"),
        ("Egypt", "Africa/Cairo", "egypt, aegypten, cairo, kairo"),
        ("Morocco", "Africa/Casablanca", "morocco, marokko, marrakesh, marrakesch"),
        ("South Africa", "Africa/Johannesburg", "south africa, suedafrika, cape town, kapstadt"),
        ("Japan", "Asia/Tokyo", "japan, tokyo, tokio, kyoto, osaka"),
        ("Thailand", "Asia/Bangkok", "thailand, bangkok, phuket"),
        ("Bali", "Asia/Makassar", "bali"), ("Singapore", "Asia/Singapore", "singapore, singapur"),
        ("China", "Asia/Shanghai", "china, beijing, peking, shanghai"),
        ("Hong Kong", "Asia/Hong_Kong", "hong kong, hongkong"),
        ("India", "Asia/Kolkata|Asia/Calcutta", "india, indien, mumbai, delhi"), ("Dubai", "Asia/Dubai", "dubai"),
        ("Vietnam", "Asia/Ho_Chi_Minh|Asia/Saigon", "vietnam, hanoi"), ("Korea", "Asia/Seoul", "korea, seoul"),
        (
            "Australia", "Australia/Sydney|Australia/Melbourne|Australia/Brisbane|Australia/Perth|Australia/Adelaide",
            "australia, australien, sydney, melbourne"
        ),
        ("New Zealand", "Pacific/Auckland", "new zealand, neuseeland, auckland"),
        ("New York", "America/New_York", "new york, nyc, boston, florida, miami, washington"),
        ("California", "America/Los_Angeles", "california, kalifornien, los angeles, san francisco, seattle"),
        (
            "USA",
            "America/New_York|America/Chicago|America/Denver|America/Los_Angeles|America/Phoenix|America/Anchorage|America/Detroit|Pacific/Honolulu",
            "usa, the us, the states, united states, amerika, den usa"
        ),
        ("Chicago", "America/Chicago", "chicago, texas"), ("Hawaii", "Pacific/Honolulu", "hawaii"),
        (
            "Canada", "America/Toronto|America/Vancouver|America/Edmonton|America/Halifax|America/Winnipeg",
            "canada, kanada, toronto, vancouver, montreal"
        ),
        ("Mexico", "America/Mexico_City|America/Cancun", "mexico, mexiko, cancun"),
        ("Brazil", "America/Sao_Paulo", "brazil, brasilien, rio"),
        ("Argentina", "America/Argentina/Buenos_Aires|America/Buenos_Aires", "argentina, argentinien, buenos aires"),
    ]

    /// The German names of places that have one of their own.
    package static let germanPlaces = [
        "Rome": "Rom", "Italy": "Italien", "Lisbon": "Lissabon", "Azores": "Azoren", "Spain": "Spanien",
        "Canary Islands": "Kanaren", "France": "Frankreich", "Ireland": "Irland", "Norway": "Norwegen",
        "Sweden": "Schweden", "Denmark": "Dänemark", "Finland": "Finnland", "Iceland": "Island",
        "Netherlands": "Niederlande", "Belgium": "Belgien", "Germany": "Deutschland", "Austria": "Österreich",
        "Switzerland": "Schweiz", "Greece": "Griechenland", "Croatia": "Kroatien", "Turkey": "Türkei",
        "Poland": "Polen", "Czechia": "Tschechien", "Hungary": "Ungarn", "Egypt": "Ägypten", "Morocco": "Marokko",
        "South Africa": "Südafrika", "Singapore": "Singapur", "Hong Kong": "Hongkong", "India": "Indien",
        "Australia": "Australien", "New Zealand": "Neuseeland", "California": "Kalifornien", "Canada": "Kanada",
        "Mexico": "Mexiko", "Brazil": "Brasilien", "Argentina": "Argentinien",
    ]

    /// The German names of the exercises that the log has English names for.
    package static let germanExercises = [
        "bench press": "Bankdrücken", "squat": "Kniebeuge", "front squat": "Frontkniebeuge", "deadlift": "Kreuzheben",
        "romanian deadlift": "rumänisches Kreuzheben", "overhead press": "Schulterdrücken", "row": "Langhantelrudern",
        "pull-up": "Klimmzug", "push-up": "Liegestütz", "lunge": "Ausfallschritt", "plank": "Unterarmstütz",
        "leg press": "Beinpresse", "lat pulldown": "Latzug",
    ]

    /// The places as lines of a table.
    package static var placeTable: String {
        places.map { "place \($0.name.replacing(" ", with: "_")) \($0.zones): \($0.words)" }.joined(separator: "\n")
    }
}

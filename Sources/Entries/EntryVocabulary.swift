/// The words of an entry, brought to the English ones that its readers know.
///
/// A piece keeps what was typed as its source, so that names and notes stay in the person's words.
enum EntryVocabulary {
    /// The longest phrase counts; what is in no phrase stays.
    static func canonical(_ pieces: [EntryPiece]) -> [EntryPiece] {
        var result: [EntryPiece] = []
        var index = 0
        while index < pieces.count {
            let longest = (1...longestPhrase).reversed().first { count in
                phrase(pieces, index, count).flatMap { phrases[$0] } != nil
            }
            guard let count = longest, let word = phrase(pieces, index, count).flatMap({ phrases[$0] }) else {
                result.append(pieces[index])
                index += 1
                continue
            }
            let source = pieces[index..<(index + count)].map(\.source).joined(separator: " ")
            let isLabel = pieces[index + count - 1].isLabel
            result.append(EntryPiece(kind: .word(word), source: source, isLabel: isLabel))
            index += count
        }
        return result
    }

    private static let longestPhrase = 4

    private static func phrase(_ pieces: [EntryPiece], _ start: Int, _ count: Int) -> String? {
        guard start + count <= pieces.count else { return nil }
        // `omega 3` is a name too.
        let words = pieces[start..<(start + count)].compactMap { piece in
            piece.word ?? (count > 1 && piece.wholeNumber != nil ? piece.source : nil)
        }
        return words.count == count ? words.joined(separator: " ") : nil
    }

    private static let phrases: [String: String] = {
        var phrases: [String: String] = [:]
        for (tag, names) in TagLexicon.table { for name in names + [tag] { phrases[name] = tag } }
        for (word, names) in table { for name in names { phrases[name] = word } }
        return phrases
    }()

    /// Single words that begin an entry or name its subject, for corrections of slips.
    static let words: Set<String> = {
        var words = Set(phrases.keys).union(table.keys).filter { $0.allSatisfy(\.isLetter) }
        // Names that only the readers use.
        words.subtract(["daybeforeyesterday", "aftermeal", "beforemeal", "lastnight", "sofar", "energydrink"])
        words.formUnion(ExerciseLexicon.words)
        words.subtract(smallTalk)
        words.formUnion(ActivityLexicon.singleWords)
        return words
    }()

    /// Words of persons and sizes that say nothing where an entry has no text of its own.
    static let smallTalk: Set<String> = [
        "i", "i've", "ive", "i'm", "im", "have", "has", "got", "get", "just", "drunk", "drank", "had", "took", "a",
        "an",
        "the", "my", "me", "myself", "mir", "mich", "is", "was", "of", "with", "and", "large", "small", "big", "great",
        "großes", "großer", "große", "kleines", "kleiner", "kleine", "it", "its", "it's", "measured", "measuring",
        "gemessen", "value", "wert", "reading", "please", "bitte", "feel", "feeling", "felt", "been", "es", "das",
        "der",
        "die", "den", "currently", "again", "wieder", "noch", "another", "nochmal", "still", "day's", "log", "add",
        "eingetragen", "done",
        "in",
        "total", "insgesamt", "finished", "drink", "intake", "beträgt", "for", "-", "–", "—", "=", "+", "&",
    ]

    /// The words that the readers know, and those that people write for them in English and German.
    private static let table: [String: [String]] = [
        // Time
        "now": ["jetzt", "gerade", "just now", "right now"], "today": ["heute", "heut"], "yesterday": ["gestern"],
        "daybeforeyesterday": ["vorgestern", "day before yesterday", "the day before yesterday"],
        "tomorrow": ["übermorgen"], "at": ["um", "gegen"], "from": ["von"], "to": ["bis", "until", "till", "–", "-"],
        "oclock": ["uhr", "o'clock"], "noon": ["midday", "mittag"], "before": ["vor"],
        "half": ["halb", "halber", "halbe", "halben", "halbes"],
        "monday": ["montag", "mon", "mondays"], "tuesday": ["dienstag", "tue"], "wednesday": ["mittwoch", "wed"],
        "thursday": ["donnerstag", "thu"], "friday": ["freitag", "fri"], "saturday": ["samstag", "sonnabend"],
        "sunday": ["sonntag"],
        "morning": [
            "früh", "vormittag", "vormittags", "morgens", "this morning", "heute morgen", "heute früh", "heut früh",
            "heute vormittag",
            "in the morning", "am morgen", "am vormittag",
        ],
        "afternoon": [
            "nachmittag", "nachmittags", "this afternoon", "heute nachmittag", "in the afternoon", "am nachmittag",
        ],
        "evening": ["abend", "abends", "this evening", "heute abend", "in the evening", "am abend"],
        "night": ["nacht", "nachts", "at night", "in der nacht", "heute nacht"],
        "lastnight": ["last night", "letzte nacht"], "earlier": ["vorhin"],
        "sofar": ["so far", "bisher", "bislang", "bis jetzt", "until now", "till now", "up to now"],
        // What is written down
        "water": [
            "wasser", "mineralwasser", "leitungswasser", "sparkling water", "tap water", "still water",
            "mineral water", "h2o", "sprudel", "sprudelwasser", "stilles wasser", "selters", "selter",
        ],
        "weight": [
            "kilos", "morgengewicht", "morning weight", "weight in the morning",
            "wog",
            "gewicht", "körpergewicht", "wiege", "gewogen", "body weight", "my weight", "mein gewicht", "weighed in",
            "scale says", "scale shows", "scale reads", "the scale says", "scales say", "waage", "auf der waage",
            "die waage sagt", "waage sagt", "waage zeigt", "laut waage", "bw", "body mass", "bodyweight", "scale", "wt",
            "gew",
        ],
        "bodyfat": [
            "body fat percent", "bodyfat percent",
            "body fat", "körperfett", "körperfettanteil", "kfa", "fat percentage", "body fat percentage", "fettanteil",
            "bf",
        ],
        "bp": ["pressure", "bd", "blood pressure", "blutdruck", "rr"],
        "pulse": ["puls", "hf", "herzfrequenz", "herzschlag"],
        "systolic": ["systolisch", "sys", "systole"], "diastolic": ["diastolisch", "dia", "diastole"],
        "glucose": [
            "blood sugar", "blood sugars", "blood glucose", "blutzucker", "bz", "bg", "bgl", "bsl", "bs", "sugars",
            "glukose", "sugar level",
            "nüchternblutzucker",
            "nüchternzucker", "nüchternglukose", "zuckerwert", "blutzuckerwert", "nüchternwert",
            "my sugar", "mein zucker",
        ],
        "temperature": [
            "bbt", "basal temperature", "basal body temperature", "basaltemperatur", "aufwachtemperatur",
            "temp", "temperatur", "körpertemperatur", "body temperature", "body temp", "fever temperature",
        ], "fever": ["fieber"],
        "rhr": [
            "rest hr", "hr at rest", "heart rate at rest", "pulse at rest", "resting hr", "resting pulse",
            "resting heart rate", "ruhepuls", "ruheherzfrequenz", "ruhe puls", "heart rate resting", "pulse resting",
            "hr resting", "puls in ruhe", "resting heartrate",
        ],
        "meditated": [
            "guided meditation", "mindful breathing", "geführte meditation", "zazen", "breathing meditation",
            "meditation", "meditiert", "meditieren", "mindful", "mindfulness", "achtsamkeit", "mindful minutes",
            "meditate",
            "achtsamkeitsübung", "breathing exercise", "breathing exercises", "breathing", "breathwork",
            "box breathing", "deep breathing", "atemübung",
            "atemübungen",
        ],
        "slept": [
            "im bett", "geschlafen von", "schlafe",
            "schlafen", "sleeping", "nachtschlaf", "gepennt", "pennen",
            "schlief", "geschlafen", "schlaf", "sleep", "slept from", "went to sleep", "went to bed", "asleep", "bed",
            "in bed", "ins bett", "to bed", "fell asleep", "eingeschlafen",
        ],
        "nap": [
            "short nap", "quick nap", "kurzes nickerchen",
            "nickerchen", "mittagsschläfchen", "schläfchen", "mittagsruhe", "power nap", "napped", "mittagsschlaf",
            "powernap",
        ],
        "woke": ["wach", "woke up", "up at", "up", "awake", "aufgewacht", "aufgestanden", "got up"],
        "goal": ["ziel", "my goal", "mein ziel", "new goal", "neues ziel", "set goal"], "note": ["notiz", "notes"],
        "fasting": ["nüchtern", "fasted"],
        "aftermeal": [
            "postprandial", "post meal", "postmeal", "nach essen", "post breakfast", "post lunch", "post dinner",
            "nachm essen",
            "after meal", "after a meal", "after eating", "nach dem essen", "after food", "after breakfast",
            "after lunch", "after dinner", "nach dem frühstück", "nach dem mittagessen", "nach dem abendessen",
        ],
        "beforemeal": [
            "before breakfast", "before lunch", "before dinner", "before eating", "before a meal", "before the meal",
            "pre meal", "premeal", "pre breakfast", "pre lunch", "pre dinner", "vorm essen", "vorm frühstück",
            "vor essen",
            "vor dem frühstück", "vor dem essen", "vor dem mittagessen", "vor dem abendessen", "before food",
        ],
        // Scales
        "mood": ["stimmung", "laune"], "energy": ["energie", "energy levels", "energielevel"],
        "stress": [
            "stresslevel", "stress levels", "stresspegel", "work stress", "exam stress", "job stress", "arbeitsstress",
            "prüfungsstress",
        ], "motivation": [],
        "soreness": ["muskelkater", "sore", "muscle soreness"],
        // Food
        "breakfast": ["frühstück", "brekkie", "brekky", "zmorge"], "lunch": ["mittagessen", "zmittag"],
        "dinner": ["abendessen", "abendbrot", "znacht"],
        "snack": ["zwischenmahlzeit", "znüni", "zvieri"], "ate": ["gegessen", "aß", "eating", "just ate"],
        "meal": ["mahlzeit"],
        "drank": ["trank", "getrunken", "drink of"], "had": ["hatte"],
        "protein": ["eiweiß", "eiweiss", "proteine", "prot", "eiw", "ew"],
        "carbs": ["kohlenhydrate", "kh"], "fat": ["fett"], "caffeine": ["koffein", "caf", "caff", "koff"],
        "calories": ["kalorien"],
        "coffee": [
            "cold brew", "filterkaffee", "americano", "flat white", "milchkaffee", "macchiato", "latte macchiato",
            "mocha", "filter coffee", "iced coffee", "eiskaffee", "cortado", "lungo", "ristretto", "kaffee", "café",
            "café crème",
        ], "energydrink": ["energy drink", "energy drinks", "red bull"],
        "softdrink": ["coconut water", "kokoswasser", "tonic water", "tonic", "rivella", "iced tea", "eistee"],
        "tea": ["tee"], "of": ["von der"], "with": ["mit"], "and": ["und"],
        "glass": ["glas"], "glasses": ["gläser"], "bottle": ["flasche"], "bottles": ["flaschen"], "cup": ["tasse"],
        "cups": ["tassen"], "can": ["dose"], "cans": ["dosen"],
        "beer": [
            "bier", "biere", "weizen", "pils", "ale", "ales", "lager", "lagers", "ipa", "ipas", "stout", "stouts",
            "pilsner",
            "guinness", "tennents", "tennent's", "carling", "carlsberg", "peroni", "moretti", "kronenbourg", "amstel",
            "miller lite", "michelob", "augustiner", "krombacher", "bitburger", "warsteiner", "paulaner", "erdinger",
            "tegernseer", "ottakringer", "heineken", "budweiser", "bud light", "bud lights", "coors", "coors light",
            "helles", "kölsch",
        ],
        "wine": [
            "wein", "rotwein", "weißwein", "red wine", "white wine", "rosé", "chardonnay", "merlot", "riesling",
            "pinot noir",
            "pinot grigio", "sauvignon blanc", "cabernet", "malbec", "rioja", "chianti", "primitivo", "grauburgunder",
        ],
        "cocktail": [
            "cocktails", "margarita", "margaritas", "mojito", "mojitos", "negroni", "negronis", "aperol spritz",
            "aperol",
            "caipirinha", "caipirinhas", "espresso martini", "espresso martinis", "irish coffee", "irish coffees",
        ],
        "gin": ["gin and tonic", "gin tonic", "gin & tonic"], "champagne": ["sekt"],
        "schnapps": ["schnaps", "schnäpse"],
        "drink": ["alcoholic drink", "alcoholic drinks"],
        "alcohol": ["alkohol", "units of alcohol", "units alcohol", "unit of alcohol", "unit alcohol"],
        // Numbers
        "a": ["ein", "eine", "einen", "einem", "einer"], "no": ["kein", "keine", "keinen"],
        // Persons and verbs that say nothing
        "i": ["ich", "habe", "hab", "bin", "ging", "fuhr", "gefahren", "feel", "fühle mich"],
        "did": ["machte", "gemacht", "trainierte"], "played": ["spielte", "gespielt"], "is": ["ist"], "was": ["war"],
        "my": ["mein", "meine"], "for": ["für"],
        // Goals
        "by": ["bis zum"], "week": ["woche"], "day": ["tag"], "nightly": ["nächtlich"], "daily": ["täglich"],
        "weekly": ["wöchentlich"], "month": ["monat"], "monthly": ["monatlich"], "year": ["jahr"],
        "yearly": ["jährlich", "annually", "annual"], "million": ["mio", "mio.", "millionen", "mill", "mln"],
        "per": ["pro"], "steps": ["schritte", "step"],
        "workouts": [
            "trainings", "workout sessions", "work out", "trainingseinheiten", "training sessions", "sporteinheiten",
        ],
    ]
}

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
        let words = pieces[start..<(start + count)].compactMap(\.word)
        return words.count == count ? words.joined(separator: " ") : nil
    }

    private static let phrases: [String: String] = {
        var phrases: [String: String] = [:]
        for (tag, names) in TagLexicon.table { for name in names + [tag] { phrases[name] = tag } }
        for (word, names) in table { for name in names { phrases[name] = word } }
        return phrases
    }()

    /// The words that the readers know, and those that people write for them in English and German.
    private static let table: [String: [String]] = [
        // Time
        "now": ["jetzt", "gerade", "just now", "right now"], "today": ["heute"], "yesterday": ["gestern"],
        "daybeforeyesterday": ["vorgestern", "day before yesterday", "the day before yesterday"],
        "tomorrow": ["übermorgen"], "at": ["um", "gegen"], "from": ["von"], "to": ["bis", "until", "till", "–", "-"],
        "oclock": ["uhr", "o'clock"], "noon": ["midday", "mittag"], "before": ["vor"],
        "half": ["halb", "halber", "halbe", "halben", "halbes"],
        "monday": ["montag", "mon", "mondays"], "tuesday": ["dienstag", "tue"], "wednesday": ["mittwoch", "wed"],
        "thursday": ["donnerstag", "thu"], "friday": ["freitag", "fri"], "saturday": ["samstag", "sonnabend"],
        "sunday": ["sonntag"], "morning": ["früh", "vormittag", "vormittags", "morgens", "this morning"],
        "afternoon": ["nachmittag", "nachmittags"], "evening": ["abend", "abends", "this evening"],
        "night": ["nacht", "nachts"], "earlier": ["vorhin"],
        // What is written down
        "water": ["wasser", "mineralwasser", "leitungswasser", "sparkling water", "tap water"],
        "weight": [
            "gewicht", "körpergewicht", "wiege", "gewogen", "body weight", "my weight", "mein gewicht", "weighed in",
            "scale says", "waage", "auf der waage",
        ],
        "bodyfat": [
            "body fat", "körperfett", "körperfettanteil", "kfa", "fat percentage", "body fat percentage", "fettanteil",
            "bf",
        ],
        "bp": ["blood pressure", "blutdruck", "rr"], "pulse": ["puls"],
        "glucose": ["blood sugar", "blood glucose", "blutzucker", "bz", "bg", "glukose", "sugar level"],
        "temperature": [
            "temp", "temperatur", "körpertemperatur", "body temperature", "body temp", "fever temperature",
        ], "fever": ["fieber"],
        "rhr": [
            "rest hr", "hr at rest", "heart rate at rest", "pulse at rest", "resting hr", "resting pulse",
            "resting heart rate", "ruhepuls", "ruheherzfrequenz",
        ],
        "meditated": [
            "meditation", "meditiert", "meditieren", "mindful", "mindfulness", "achtsamkeit", "mindful minutes",
            "achtsamkeitsübung", "breathing exercise", "breathing exercises", "breathing", "breathwork", "atemübung",
            "atemübungen",
        ],
        "slept": [
            "schlief", "geschlafen", "schlaf", "sleep", "slept from", "went to sleep", "went to bed", "asleep", "bed",
            "in bed", "ins bett", "to bed", "fell asleep", "eingeschlafen",
        ],
        "nap": ["nickerchen", "power nap", "napped", "mittagsschlaf", "powernap"],
        "woke": ["woke up", "up at", "up", "awake", "aufgewacht", "aufgestanden", "got up"],
        "goal": ["ziel", "my goal", "mein ziel", "new goal", "neues ziel", "set goal"], "note": ["notiz", "notes"],
        "fasting": ["nüchtern", "fasted"],
        "aftermeal": [
            "after meal", "after a meal", "after eating", "nach dem essen", "after food", "after breakfast",
            "after lunch", "after dinner", "nach dem frühstück", "nach dem mittagessen", "nach dem abendessen",
        ],
        // Scales
        "mood": ["stimmung", "laune"], "energy": ["energie"], "stress": ["stresslevel"], "motivation": [],
        "soreness": ["muskelkater", "sore"],
        // Food
        "breakfast": ["frühstück"], "lunch": ["mittagessen"], "dinner": ["abendessen", "abendbrot"],
        "snack": ["zwischenmahlzeit"], "ate": ["gegessen", "aß"], "meal": ["mahlzeit"],
        "drank": ["trank", "getrunken", "drink of"], "had": ["hatte"], "protein": ["eiweiß", "eiweiss", "proteine"],
        "carbs": ["kohlenhydrate", "kh"], "fat": ["fett"], "caffeine": ["koffein"], "calories": ["kalorien"],
        "coffee": ["kaffee"], "energydrink": ["energy drink", "energy drinks", "red bull"],
        "tea": ["tee"], "of": ["von der"], "with": ["mit"], "and": ["und"],
        "glass": ["glas"], "glasses": ["gläser"], "bottle": ["flasche"], "bottles": ["flaschen"], "cup": ["tasse"],
        "cups": ["tassen"], "can": ["dose"], "cans": ["dosen"],
        "beer": ["bier", "biere", "weizen", "pils", "ale", "lager"],
        "wine": ["wein", "rotwein", "weißwein", "red wine", "white wine", "rosé"], "cocktail": ["cocktails"],
        "gin": ["gin and tonic", "gin tonic", "gin & tonic"], "champagne": ["sekt"],
        "schnapps": ["schnaps", "schnäpse"],
        "drink": ["alcoholic drink", "alcoholic drinks"],
        "alcohol": ["alkohol", "units of alcohol", "units alcohol", "unit of alcohol", "unit alcohol"],
        // Numbers
        "a": ["ein", "eine", "einen", "einem", "einer"], "no": ["kein", "keine"],
        // Persons and verbs that say nothing
        "i": ["ich", "habe", "hab", "bin", "ging", "fuhr", "gefahren", "feel", "fühle mich"],
        "did": ["machte", "gemacht", "trainierte"], "played": ["spielte", "gespielt"], "is": ["ist"], "was": ["war"],
        "my": ["mein", "meine"], "for": ["für"],
        // Goals
        "by": ["bis zum"], "week": ["woche"], "day": ["tag"], "daily": ["täglich"], "weekly": ["wöchentlich"],
        "per": ["pro"], "steps": ["schritte", "step"], "workouts": ["trainings", "workout sessions"],
    ]
}

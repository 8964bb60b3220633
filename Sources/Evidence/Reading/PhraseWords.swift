/// Words that numbers in words are put together with: parts and wholes, fractions, halves.
extension AnswerLanguage {
    /// Between a part and its whole.
    var partOf: Set<String> {
        switch self {
        case .english: ["in", "of", "out", "every"]
        case .german: ["von", "aus", "je", "in"]
        case .french: ["sur", "en", "de"]
        case .spanish: ["de", "cada", "sobre", "en"]
        case .italian: ["su", "ogni", "in", "di", "delle", "dei", "sulle"]
        case .portuguese: ["em", "cada", "de"]
        case .dutch: ["van", "op", "de", "in"]
        }
    }

    /// Between two that are told of side by side.
    var joints: Set<String> {
        switch self {
        case .english: ["and", "but", "while", "whereas"]
        case .german: ["und", "aber", "während"]
        case .french: ["et", "mais", "tandis"]
        case .spanish: ["y", "e", "pero", "mientras"]
        case .italian: ["e", "ed", "ma", "mentre"]
        case .portuguese: ["e", "mas", "enquanto"]
        case .dutch: ["en", "maar", "terwijl"]
        }
    }

    /// The words for parts of a whole.
    var fractions: [String: Double] {
        switch self {
        case .english:
            [
                "half": 1.0 / 2, "third": 1.0 / 3, "thirds": 1.0 / 3, "quarter": 1.0 / 4, "quarters": 1.0 / 4,
                "fifth": 1.0 / 5, "fifths": 1.0 / 5, "tenth": 1.0 / 10, "tenths": 1.0 / 10,
            ]
        case .german:
            ["hälfte": 1.0 / 2, "drittel": 1.0 / 3, "viertel": 1.0 / 4, "fünftel": 1.0 / 5, "zehntel": 1.0 / 10]
        case .french:
            [
                "moitié": 1.0 / 2, "tiers": 1.0 / 3, "quart": 1.0 / 4, "quarts": 1.0 / 4, "cinquième": 1.0 / 5,
                "cinquièmes": 1.0 / 5, "dixième": 1.0 / 10,
            ]
        case .spanish:
            [
                "mitad": 1.0 / 2, "tercio": 1.0 / 3, "tercios": 1.0 / 3, "cuarta": 1.0 / 4, "cuartos": 1.0 / 4,
                "quintos": 1.0 / 5,
            ]
        case .italian:
            ["metà": 1.0 / 2, "terzi": 1.0 / 3, "quarti": 1.0 / 4, "quinti": 1.0 / 5, "decimo": 1.0 / 10]
        case .portuguese:
            ["metade": 1.0 / 2, "terço": 1.0 / 3, "terços": 1.0 / 3, "quartos": 1.0 / 4, "quintos": 1.0 / 5]
        case .dutch:
            ["helft": 1.0 / 2, "derde": 1.0 / 3, "kwart": 1.0 / 4, "vijfde": 1.0 / 5, "tiende": 1.0 / 10]
        }
    }

    /// Between such a part and what it is of.
    var beforeWholes: Set<String> {
        switch self {
        case .english: ["of"]
        case .german: ["der", "aller", "deiner", "von"]
        case .french: ["de", "des"]
        case .spanish: ["de", "parte"]
        case .italian: ["di", "delle", "dei", "degli"]
        case .portuguese: ["de", "das", "dos"]
        case .dutch: ["van"]
        }
    }

    /// Between a part and the whole that it is of: `72 of 413 minutes`.
    var wholes: Set<String> {
        switch self {
        case .english: ["of"]
        case .german: ["von"]
        case .french: ["sur"]
        case .spanish: ["de"]
        case .italian: ["su"]
        case .portuguese: ["em", "de"]
        case .dutch: ["van"]
        }
    }

    /// The words before those that a part is of.
    var possessives: Set<String> {
        switch self {
        case .english: ["your", "the", "those", "these"]
        case .german: ["deiner", "der", "ihrer", "deinen", "den", "dieser", "diesen"]
        case .french: ["tes", "vos", "des", "ces", "les"]
        case .spanish: ["tus", "las", "los", "sus", "esas", "esos"]
        case .italian: ["tue", "tuoi", "delle", "dei", "degli", "ultime", "ultimi"]
        case .portuguese: ["tuas", "teus", "das", "dos", "suas", "seus"]
        case .dutch: ["je", "jouw", "uw", "de", "die", "deze"]
        }
    }

    var partitives: Set<String> {
        switch self {
        case .english: ["of them", "of these", "of those"]
        case .german: ["davon", "von ihnen", "dieser"]
        case .french: ["d'entre eux", "d'entre elles"]
        case .spanish: ["de ellos", "de ellas", "de esas", "de esos"]
        case .italian: ["di loro", "di queste", "di questi"]
        case .portuguese: ["deles", "delas"]
        case .dutch: ["ervan", "daarvan", "van hen"]
        }
    }

    var numberEndings: [String] {
        switch self {
        case .german: ["einhalbmal", "einhalb", "mal"]
        case .dutch: ["maal"]
        default: []
        }
    }

    var halves: [[String]] {
        switch self {
        case .english: [["and", "a", "half"]]
        case .german: []
        case .french: [["et", "demie"], ["et", "demi"]]
        case .spanish: [["y", "media"], ["y", "medio"]]
        case .italian: [["e", "mezza"], ["e", "mezzo"]]
        case .portuguese: [["e", "meia"], ["e", "meio"]]
        case .dutch: [["en", "een", "half"], ["en", "een", "halve"]]
        }
    }
}

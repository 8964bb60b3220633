import Foundation
import HealthModel

/// Food, and drinks that are no water.
extension EntryLine {
    static let mealWords: Set = [
        "meal", "ate", "eat", "eaten", "food", "breakfast", "lunch", "dinner", "supper", "snack", "brunch",
    ]
    /// Drinks of which milligrams are those of caffeine.
    static let stimulants: Set = [
        "coffee", "coffees", "espresso", "espressos", "cappuccino", "cappuccinos", "latte", "lattes", "tea", "teas",
        "cola", "colas", "matcha", "caffeine", "energydrink",
    ]
    /// Whether the words end in a drink that is neither water nor counted as alcohol: `Apfelschorle`, and `orange juice` where
    /// it is said how much of it.
    static func nameSoftDrink(_ words: [String], isMeasured: Bool) -> Bool {
        guard let last = words.last, isSoftDrink(last) else { return false }
        return words.count == 1 || isMeasured && words.count < 4
    }

    private static func isSoftDrink(_ word: String) -> Bool {
        ["softdrink", "milk", "milch", "soda", "juice", "kakao", "cocoa"].contains(word)
            || ["schorle", "saft", "milch", "juice", "smoothie", "milkshake", "limonade", "lemonade", "kombucha"]
                .contains(where: word.hasSuffix)
    }

    /// Words that only say that it is a meal.
    private static let introductions: Set = ["meal", "ate", "eat", "eaten", "food", "i", "had", "drank"]
    private static let articles: Set = ["a", "an", "some", "the", "ein", "eine", "einen", "-", "–"]

    /// Words at the end of a name that belong to its figures or only say that it was eaten.
    private static let trailing: Set = [
        "and", "with", "und", "mit", "for", "at", "about", "approx", "approximately", "roughly", "ca", "circa", "etwa",
        "ungefähr", "um", "à", "ate", "eaten", "gegessen", "getrunken", "today", "heute", "-", "–", "=", "~",
    ]

    /// `p45 c70 f18` behind the energy.
    private static let shortNutrients: [Character: String] = ["p": "protein", "c": "carbs", "f": "fat"]

    private static let shortNames = [
        "e": "protein", "ew": "protein", "p": "protein", "k": "carbs", "c": "carbs", "f": "fat",
    ]

    /// `55p 60c 8f`: protein and one more at least, as `c` and `f` are degrees too.
    static func saysShortNutrients(_ pieces: [EntryPiece]) -> Bool {
        let units = Set(pieces.compactMap { $0.amount?.unit })
        return units.contains("p") && !units.isDisjoint(with: ["c", "f"])
    }

    /// `p45` is `protein 45g`.
    private static func spelledOut(_ pieces: [EntryPiece]) -> [EntryPiece] {
        let hasEnergy =
            saysShortNutrients(pieces)
            || pieces.contains {
                $0.amount.map { Nutrient.Kind.energy.takes($0.unit) } ?? false
            }
        return pieces.enumerated().flatMap { place, piece -> [EntryPiece] in
            // `E 20g`, `50P` beside energy
            if hasEnergy, let word = piece.word, let name = Self.shortNames[word], pieces.indices.contains(place + 1),
                pieces[place + 1].amount?.unit == "g"
            {
                return [EntryPiece(kind: .word(name), source: piece.source)]
            }
            if hasEnergy, case .quantity(let grams, let unit) = piece.kind, unit.count == 1,
                let name = unit.first.flatMap({ shortNutrients[$0] })
            {
                return [
                    EntryPiece(kind: .quantity(grams, unit: "g"), source: piece.source),
                    EntryPiece(kind: .word(name), source: piece.source),
                ]
            }
            guard let word = piece.word, let first = word.first, let name = shortNutrients[first],
                let grams = Double(word.dropFirst().hasSuffix("g") ? word.dropFirst().dropLast() : word.dropFirst())
            else { return [piece] }
            return [
                EntryPiece(kind: .word(name), source: String(word.prefix(1))),
                EntryPiece(kind: .quantity(grams, unit: "g"), source: String(word.dropFirst())),
            ]
        }
    }

    func meal(_ pieces: [EntryPiece], _ moment: TypedMoment) throws(EntryProblem) -> LogEntry {
        var rest = Self.spelledOut(pieces)[...]
        while let first = rest.first, let word = first.word,
            Self.introductions.contains(word) || (first.isLabel && Self.mealWords.contains(word) && rest.count > 1)
        {
            rest.removeFirst()
        }
        let isStimulant = pieces.contains { $0.word.map(Self.stimulants.contains) ?? false }
        // `tortellini 250g, carbs 62, protein 14`: a line that ends in a number names each of them before it.
        let isNamedBefore =
            rest.last?.number != nil && rest.dropLast().last?.word.flatMap(Nutrient.Kind.init)?.takes("g") ?? false
        if isNamedBefore { try refuseTwoFigures(Array(rest)) }
        try refuseShares(Array(rest))
        var meal = LogEntry.Meal(name: "")
        var name: [String] = []
        while let piece = rest.popFirst() {
            if let nutrient = try nutrient(piece, &rest, isStimulant: isStimulant, isNamedBefore: isNamedBefore) {
                try nutrient.put(into: &meal)
            } else {
                if case .ambiguous = piece.kind { try refuseAmbiguous([piece]) }
                if piece.clock != nil || ["am", "pm", "uhr"].contains(piece.amount?.unit) {
                    throw EntryProblem("“\(piece.source)” is a second time in it: write one entry for each.")
                }
                try refuseUnnamed(piece, rest.first, hasName: !name.isEmpty, in: meal)
                name.append(piece.source)
            }
        }
        if meal == LogEntry.Meal(name: ""), let length = pieces.first(where: { TypedLength.seconds(of: $0) != nil }) {
            throw EntryProblem("It is not clear what “\(length.source)” means in a meal: write what was eaten alone.")
        }
        while let first = name.first?.lowercased(), Self.articles.contains(first), name.count > 1 {
            name.removeFirst()
        }
        while let last = name.last?.lowercased(), name.count > 1, Self.trailing.contains(last) { name.removeLast() }
        if name.isEmpty, meal.caffeine != nil { name = ["caffeine"] }
        // `dinner: 700 kcal`
        if name.isEmpty, let label = pieces.first, label.isLabel { name = [label.source] }
        guard let text = try EntryBounds.name(name.joined(separator: " ")) else {
            throw EntryProblem("Say what it was: “meal oats and berries 420kcal”.")
        }
        if meal == LogEntry.Meal(name: "") { try refusePinch(pieces) }
        meal.name = text
        try refuseUneaten(name)
        try refuseDrinks(pieces)
        return .meal(meal, at: try moment.instant(by: clock))
    }

    /// `3 bars 120 kcal each`, `2 Eier je 80 kcal`, `oats 370 kcal per 100 g`: the figure is of a part of what was eaten.
    private func refuseShares(_ pieces: [EntryPiece]) throws(EntryProblem) {
        guard pieces.contains(where: { $0.holdsFigure }) else { return }
        let isCounted = pieces.contains { piece in
            (piece.number ?? piece.multiple.map(Double.init) ?? piece.word.flatMap(NumberWord.value) ?? 0) > 1
        }
        let share = pieces.enumerated().first { place, piece in
            switch piece.word {
            case "each", "apiece", "jeweils", "shared", "sharing", "split", "geteilt": true
            case "je", "à": isCounted
            case "per" where place > 0 && pieces[place - 1].amount.map { Nutrient.Kind.energy.takes($0.unit) } ?? false:
                isCounted || pieces.dropFirst(place + 1).first?.amount != nil
            default: false
            }
        }
        guard let share else { return }
        throw EntryProblem(
            "It is not clear whether that is all or each: write the figures of all, without “\(share.element.source)”.")
    }

    /// `inositol 2g`: so few grams without energy may be a medicine as well.
    private func refusePinch(_ pieces: [EntryPiece]) throws(EntryProblem) {
        guard pieces.first?.word.map({ !Self.mealWords.contains($0) }) ?? false,
            pieces.allSatisfy({ !$0.holdsFigure || $0.amount?.unit == "g" }),
            let dose = pieces.first(where: { $0.amount?.unit == "g" }), let grams = dose.amount?.value, grams <= 5
        else { return }
        let name = pieces.filter { !$0.holdsFigure }.map(\.source).joined(separator: " ")
        throw EntryProblem(
            "It is not clear what “\(name)” is: write “medication \(name) \(dose.source)”, or its energy if it was eaten."
        )
    }

    /// `shake 30g protein 150`: behind grams each name may be theirs, and the bare figure at the end something else.
    private func refuseTwoFigures(_ pieces: [EntryPiece]) throws(EntryProblem) {
        let named = pieces.indices.dropFirst().filter {
            pieces[$0].word.flatMap(Nutrient.Kind.init)?.takes("g") ?? false
        }
        guard let last = pieces.last, let first = named.last, !named.isEmpty,
            named.allSatisfy({ ["g", "gram", "grams"].contains(pieces[$0 - 1].amount?.unit) })
        else { return }
        throw EntryProblem(
            "“\(pieces[first].source)” may be of “\(pieces[first - 1].source)” or of “\(last.source)”: write each figure with its unit."
        )
    }

    /// `dinner 600kcal 2 glasses wine`: drinks are counted, and would only stand in the name.
    private func refuseDrinks(_ pieces: [EntryPiece]) throws(EntryProblem) {
        for (place, piece) in pieces.enumerated() where piece.number != nil || Self.vesselCount(piece) != nil {
            let behind = pieces[(place + 1)...].drop { ["of", "glass", "glasses"].contains($0.word) }
            guard let drink = behind.first, drink.word.flatMap(AlcoholNames.count) != nil,
                !AlcoholNames.namesFood(behind.compactMap(\.word))
            else { continue }
            throw EntryProblem("Write one entry at a time; “\(piece.source) \(drink.source)” is another one.")
        }
    }

    /// A figure of a meal that would only stand in its name: `lunch 650 + coffee`, `540 kcal 22g ew`, `350 kcal 2x`.
    private func refuseUnnamed(
        _ piece: EntryPiece, _ next: EntryPiece?, hasName: Bool, in meal: LogEntry.Meal
    ) throws(EntryProblem) {
        let hasFigures = meal != LogEntry.Meal(name: "")
        // `9.15 coffee`, `coffee 9ish`
        let isTime =
            !hasName && TypedMoment.pointed(piece).map { $0 >= 300 } ?? false
            || piece.amount?.unit == "ish"
        if isTime { throw EntryProblem("“\(piece.source)” may be a time: write \(TypedMoment.example).") }
        if hasFigures, piece.multiple != nil {
            throw EntryProblem(
                "It is not clear whether that is all or each: write the energy of all, without “\(piece.source)”.")
        }
        // Behind energy a weight is one of a food, or of what is no word of one.
        let isWeight = hasFigures && ["g", "gram", "grams"].contains(piece.amount?.unit)
        let isOfNothing = isWeight && (next?.word.map { $0.count < 3 } ?? true)
        // `62 P`
        let letter = piece.number != nil ? next?.word : hasFigures ? piece.amount?.unit : nil
        let isShort = letter.map { $0.count == 1 && Self.shortNames[$0] != nil } ?? false
        let isLarge = !hasFigures && piece.number.map { $0 >= 100 } ?? false
        guard isOfNothing || isShort || isLarge || next == nil && hasName && piece.number != nil else { return }
        let example = isOfNothing || isShort ? "\(piece.source) protein" : "\(piece.source)kcal"
        throw EntryProblem("It is not clear what “\(piece.source)” is of: write \(example), for example.")
    }

    /// Words that name no food: energy that was spent or is left, and how somebody ate.
    private static let uneaten: Set = [
        "burned", "burnt", "verbrannt", "verbraucht", "spent", "tdee", "bmr", "deficit", "defizit", "kaloriendefizit",
        "surplus", "grundumsatz", "leistungsumsatz", "maintenance", "limit", "budget", "target", "left", "remaining",
        "übrig", "total", "gesamt", "insgesamt", "daily", "intake", "net", "netto", "active", "so", "far", "bisher",
        "out", "well", "too", "much", "lot", "healthy", "healthily", "badly", "enough", "less", "more", "little", "zu",
        "viel", "wenig", "gut", "schlecht", "gesund", "ungesund", "genug", "a", "ein", "the", "today", "heute", "day",
    ]

    private func refuseUneaten(_ name: [String]) throws(EntryProblem) {
        let words = name.map { $0.lowercased() }
        // `breakfast run`
        let kind = Self.mealWords.contains(words[0]) ? ActivityLexicon.first(in: Array(words.dropFirst()))?.range : nil
        guard words.allSatisfy(Self.uneaten.contains) || kind == 0..<(words.count - 1) else { return }
        throw EntryProblem(
            "“\(name.joined(separator: " "))” is nothing to eat: write what it was, as “meal oats and berries 420kcal”."
        )
    }

    /// A figure of a meal: `420kcal`, `15g protein`, `protein 15g`, `95mg caffeine`; `nil` for a piece of its name.
    private func nutrient(
        _ piece: EntryPiece, _ rest: inout ArraySlice<EntryPiece>, isStimulant: Bool, isNamedBefore: Bool
    ) throws(EntryProblem) -> Nutrient? {
        if let word = piece.word, let kind = Nutrient.Kind(word), let next = rest.first {
            if case .ambiguous = next.kind { try refuseAmbiguous([next]) }
            guard let (value, unit) = next.amount,
                kind.takes(unit) || isNamedBefore && kind.takesBare(unit, rest.dropFirst().first)
            else { return nil }
            rest.removeFirst()
            return Nutrient(kind, value, unit, source: next.source)
        }
        let unit: String
        if case .ambiguous(let written) = piece.kind { unit = written } else { unit = piece.amount?.unit ?? "" }
        guard !unit.isEmpty else {
            guard let number = piece.number, let kind = rest.first?.word.flatMap(Nutrient.Kind.init),
                kind.isEnergy || number >= 5 && ["carbs", "protein"].contains(rest.first?.word)
                    || !isNamedBefore && kind.takesBare(unit, rest.dropFirst().first)
            else {
                return nil
            }
            rest.removeFirst()
            return Nutrient(kind, number, "", source: piece.source)
        }
        if Nutrient.Kind.energy.takes(unit) {
            try refuseAmbiguous([piece])
            return piece.amount.map { Nutrient(.energy, $0.value, unit, source: piece.source) }
        }
        guard ["g", "gram", "grams", "mg"].contains(unit) else { return nil }
        // `15 g of protein`.
        let next = rest.first?.word == "of" ? rest.dropFirst() : rest
        if let kind = next.first?.word.flatMap(Nutrient.Kind.init), kind.takes(unit),
            !isNamedBefore || next.dropFirst().first?.number == nil
        {
            try refuseAmbiguous([piece])
            rest = next.dropFirst()
            return piece.amount.map { Nutrient(kind, $0.value, unit, source: piece.source) }
        }
        guard unit == "mg" else { return nil }
        guard isStimulant, let value = piece.amount?.value else {
            throw EntryProblem(
                "It is not clear what “\(piece.source)” is of: write \(piece.source) caffeine, for example.")
        }
        return Nutrient(.caffeine, value, unit, source: piece.source)
    }

    /// `2 beers`, `a glass of wine`.
    func drinks(_ pieces: [EntryPiece], _ moment: TypedMoment) throws(EntryProblem) -> LogEntry {
        let example = "2 beers"
        let filler: Set = [
            "drank", "had", "i", "of", "glass", "glasses", "shot", "shots", "pint", "pints", "can", "cans", "bottle",
            "bottles", "alcohol", "units", "unit", "nice", "cold", "just", "nur", "only", "wieder", "again", "my",
            "the",
            "for", "and", "a", "an", "light",
        ]
        var count: Double?
        var energy: Nutrient?
        var names: [String] = []
        for piece in pieces {
            if energy == nil, let (value, unit) = piece.amount, Nutrient.Kind.energy.takes(unit) {
                energy = Nutrient(.energy, value, unit, source: piece.source)
                continue
            }
            let number =
                piece.word.flatMap(NumberWord.value) ?? Self.vesselCount(piece) ?? piece.number
                ?? piece.multiple.map(Double.init)
            if let number {
                // `half a beer`
                if let part = count, number == 1, piece.word != nil {
                    count = part
                    continue
                }
                guard count == nil else { throw EntryProblem("There are two numbers in it; write “\(example)”.") }
                count = number
            } else if let word = piece.word, let singular = AlcoholNames.count(word) {
                let typed = piece.source.lowercased()
                names.append(typed == singular + "s" || singular == "drink" ? singular : piece.source)
            } else if piece.word.map({ !filler.contains($0) }) ?? true {
                try refuseAmbiguous([piece])
                throw EntryProblem(
                    "It is not clear what “\(piece.source)” means beside drinks: write how many there were, as “\(example)”."
                )
            }
        }
        if names.isEmpty, pieces.contains(where: { $0.word == "alcohol" }) { names = ["drink"] }
        guard names.count == 1, let name = names.first else { throw EntryProblem("Write one kind of drink at a time.") }
        let isOne = pieces.contains { $0.source.lowercased() == name }
        if pieces.contains(where: Self.isBottle), !["beer", "cider"].contains(AlcoholNames.kind(pieces)) {
            throw EntryProblem("A bottle of it holds several drinks: write how many you had, as “4 glasses of wine”.")
        }
        guard let drinks = count ?? (isOne ? 1 : nil) else { throw EntryProblem("Say how many: “\(example)”.") }
        // `beer 0.33` is how much of it, in litres.
        if let part = pieces.first(where: { $0.number.map { $0 != $0.rounded() } ?? false }), name != "drink" {
            throw EntryProblem("“\(part.source)” is no number of drinks: write how many there were, as “\(example)”.")
        }
        guard drinks > 0 else { throw EntryProblem("None is no drink: write “no alcohol” for a day without.") }
        var meal = LogEntry.Meal(name: name)
        meal.alcohol = try EntryBounds.alcohol.check(drinks, "Drinks", .drinks)
        try energy?.put(into: &meal)
        return .meal(meal, at: try moment.instant(by: clock))
    }

    private static func isBottle(_ piece: EntryPiece) -> Bool {
        ["bottle", "bottles"].contains(piece.word)
            || ["bottle", "bottles", "flasche", "flaschen"].contains(piece.amount?.unit)
    }

    /// `2 glasses` counts two, whatever they hold.
    private static func vesselCount(_ piece: EntryPiece) -> Double? {
        guard case .quantity(let count, let unit) = piece.kind else { return nil }
        return ["glass", "glasses", "pint", "pints", "can", "cans", "bottle", "bottles"].contains(unit) ? count : nil
    }
}

/// A figure of a meal.
struct Nutrient {
    enum Kind {
        case energy, kilojoules, protein, carbohydrates, fat, caffeine

        init?(_ word: String) {
            switch word {
            case "kcal", "calories", "calorie", "cal", "cals", "energy": self = .energy
            case "kj": self = .kilojoules
            case "protein", "proteins": self = .protein
            case "carbs", "carb", "carbohydrates", "carbohydrate": self = .carbohydrates
            case "fat", "fats": self = .fat
            case "caffeine": self = .caffeine
            default: return nil
            }
        }

        var isEnergy: Bool { self == .energy || self == .kilojoules }

        func takes(_ unit: String) -> Bool {
            switch self {
            case .energy, .kilojoules: ["kcal", "cal", "cals", "calories", "kj"].contains(unit)
            case .protein, .carbohydrates, .fat: ["g", "gram", "grams"].contains(unit)
            case .caffeine: unit == "mg"
            }
        }

        /// Whether a number without a unit is in grams of it: `kh 62, fat 14`. Where a word of the name follows, as in
        /// `5 fat cookies`, it is not.
        func takesBare(_ unit: String, _ next: EntryPiece?) -> Bool {
            takes("g") && unit.isEmpty
                && (next.map { $0.holdsFigure || $0.word.flatMap(Kind.init) != nil } ?? true)
        }
    }

    private var kind: Kind
    private var value: Double

    init(_ kind: Kind, _ value: Double, _ unit: String, source: String) {
        // The thermochemical calorie, as food tables have it.
        self.value = unit == "kj" || kind == .kilojoules ? (value / 4.184).nineDecimals : value
        self.kind = kind.isEnergy ? .energy : kind
    }

    func put(into meal: inout LogEntry.Meal) throws(EntryProblem) {
        let (place, bounds, name, unit): (WritableKeyPath<LogEntry.Meal, Double?>, EntryBounds, String, ShownUnit) =
            switch kind {
            case .energy, .kilojoules: (\.kilocalories, .foodEnergy, "Energy", .kilocalories)
            case .protein: (\.protein, .protein, "Protein", .grams)
            case .carbohydrates: (\.carbohydrates, .carbohydrates, "Carbohydrates", .grams)
            case .fat: (\.fat, .fat, "Fat", .grams)
            case .caffeine: (\.caffeine, .caffeine, "Caffeine", .milligrams)
            }
        guard meal[keyPath: place] == nil else { throw EntryProblem("\(name) is in it twice; say it once.") }
        meal[keyPath: place] = try bounds.check(value, name, unit)
    }
}

/// Drinks with alcohol by their names.
enum AlcoholNames {
    private static let names = [
        "beer", "wine", "cider", "whisky", "whiskey", "gin", "rum", "vodka", "cocktail", "champagne", "prosecco",
        "drink",
        "sherry", "sake", "tequila", "schnapps",
    ]

    /// Whether a word says that there is none in it: `alkoholfreies`.
    static func isFree(_ word: String) -> Bool {
        word.hasPrefix("alkoholfreie") || ["non-alcoholic", "nonalcoholic", "alcohol-free"].contains(word)
    }

    /// Whether the first word only says what a food is made with: `rum cake`.
    static func namesFood(_ words: [String]) -> Bool {
        guard words.count > 1, count(words[0]) != nil, count(words[1]) == nil else { return false }
        let others = ["and", "with", "of", "kcal", "calories", "at"]
        return !others.contains(words[1]) && words[1].allSatisfy { $0.isLetter || $0 == "-" }
            && NumberWord.value(words[1]) == nil && !TypedDay.namesDay(words[1])
    }

    /// The first one that is named.
    static func kind(_ pieces: [EntryPiece]) -> String { pieces.lazy.compactMap { $0.word.flatMap(count) }.first ?? "" }

    /// The word for one of them; `nil` for another word.
    static func count(_ word: String) -> String? {
        names.first { $0 == word || $0 + "s" == word } ?? compound(word)
    }

    /// `Weißbier`, `Glühwein`.
    private static func compound(_ word: String) -> String? {
        guard word.count > 6, !["schwein", "malzbier", "wildschwein"].contains(word) else { return nil }
        return [("bier", "beer"), ("wein", "wine"), ("schnaps", "schnapps"), ("likör", "schnapps")].first {
            word.hasSuffix($0.0)
        }?.1
    }
}

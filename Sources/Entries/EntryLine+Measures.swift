import Foundation
import HealthModel

/// Water, weight and check-ins.
extension EntryLine {
    // MARK: Water

    func water(_ pieces: [EntryPiece], _ moment: TypedMoment) throws(EntryProblem) -> LogEntry {
        let example = units == .metric ? "water 500ml" : "water 16oz"
        let articles: Set = ["a", "an"]
        var rest = pieces.filter { piece in
            guard let word = piece.word else { return true }
            return word != "water" && (articles.contains(word) || !EntryVocabulary.smallTalk.contains(word))
        }
        // What it was drunk from says nothing beside a volume: `a glass of water, 400ml`. A number of glasses does.
        if let volume = rest.firstIndex(where: { $0.amount.map { TypedVolume.isUnit($0.unit) } ?? false }) {
            let isCounted = rest[..<volume].contains { $0.amount != nil || SpokenClock.word($0) != nil }
            if !isCounted { rest.removeAll { $0.word.map(TypedVolume.isVessel) ?? false } }
        }
        try refuseAmbiguous(rest)
        // `half a litre`, `a litre`.
        if let unit = rest.firstIndex(where: { $0.word.map(TypedVolume.isUnit) ?? false }), unit > 0 {
            // `a quarter of a litre`
            let before = rest[..<unit].compactMap(\.word).compactMap {
                ["quarter", "viertel"].contains($0) ? 0.25 : NumberWord.value($0)
            }
            if before.count == unit, let name = rest[unit].word {
                let source = rest[...unit].map(\.source).joined(separator: " ")
                let number = before.reduce(1, *)
                rest.replaceSubrange(...unit, with: [EntryPiece(kind: .quantity(number, unit: name), source: source)])
            }
        }
        rest = TypedVolume.multiplied(rest)
        rest.removeAll { $0.word.map(articles.contains) ?? false }
        guard let (amount, left) = TypedVolume.first(in: rest) else {
            if rest.count == 1, let vessel = rest[0].word, TypedVolume.isVessel(vessel) {
                throw TypedVolume.uncertain(1, vessel, units, rest[0].source)
            }
            throw EntryProblem("Say how much water: “\(example)”.")
        }
        try refuse(left, of: "a line about water", example: example)
        let isNamed = pieces.contains { $0.word == "water" }
        guard isNamed else {
            let amount = TypedVolume.isUnit(amount.unit) ? "\(NumberText.text(amount.value))\(amount.unit)" : "500ml"
            throw EntryProblem("Say what it was: “water \(amount)”, or a drink by its name.")
        }
        let milliliters = try TypedVolume.milliliters(amount.value, amount.unit, units, source: amount.source)
        let bounded = try EntryBounds.water.check(milliliters, "Water", units.volume)
        return .water(milliliters: bounded, at: try moment.instant(by: clock))
    }

    // MARK: Weight

    func weight(_ pieces: [EntryPiece], _ moment: TypedMoment) throws(EntryProblem) -> LogEntry {
        let example = units == .metric ? "weight 72.4 18 % fat" : "weight 159.6 18 % fat"
        let filler = [
            "weight", "weighed", "weigh", "weigh-in", "i", "with", "and", "is", "was", "of", "my", "at", "currently",
        ]
        var rest = pieces.filter { piece in
            piece.word.map { !filler.contains($0) && !EntryVocabulary.smallTalk.contains($0) } ?? true
        }
        for index in rest.indices where rest[index].word == "bodyfat" { rest[index].kind = .word("fat") }
        let isFatNamed = rest.contains { $0.word == "fat" }
        try refuseAmbiguous(rest)
        let fat = takeBodyFat(&rest, isNamed: isFatNamed)
        guard let kilograms = try TypedMass.taken(from: &rest, units) else {
            throw EntryProblem("Say what you weigh: “\(example)”.")
        }
        try refuse(rest, of: "a weighing", example: example)
        return .weight(
            kilograms: try EntryBounds.weight.check(kilograms, "Weight", units.weight()),
            bodyFatPercent: try fat.map { fat throws(EntryProblem) in
                try EntryBounds.bodyFat.check(fat, "Body fat", .percent)
            },
            at: try moment.instant(by: clock))
    }

    /// `18%`, `fat 18`, `18% fat`.
    private func takeBodyFat(_ pieces: inout [EntryPiece], isNamed: Bool) -> Double? {
        let share = pieces.firstIndex { piece in piece.amount.map { ["%", "percent"].contains($0.unit) } ?? false }
        if let share {
            let value = pieces.remove(at: share).amount?.value
            pieces.removeAll { $0.word == "fat" }
            return value
        }
        guard isNamed, let fat = pieces.firstIndex(where: { $0.word == "fat" }), fat + 1 < pieces.count,
            let value = pieces[fat + 1].number
        else { return nil }
        pieces.removeSubrange(fat...(fat + 1))
        return value
    }

    // MARK: Check-ins

    /// A day between a scale and its figure says when: `mood yesterday 4`.
    static func withDayInFront(_ pieces: [EntryPiece]) -> [EntryPiece] {
        guard
            let place = pieces.indices.dropFirst().dropLast().first(where: { index in
                pieces[index].word.map(TypedDay.namesDay) ?? false && level(pieces[index + 1]) != nil
                    && pieces[index - 1].word.flatMap(CheckIn.Scale.init(typed:)) != nil
            })
        else { return pieces }
        var pieces = pieces
        pieces.insert(pieces.remove(at: place), at: 0)
        return pieces
    }

    func checkIn(_ pieces: [EntryPiece], _ moment: TypedMoment) throws(EntryProblem) -> LogEntry {
        var checkIn = CheckIn()
        var note: [String] = []
        var rest = pieces[...]
        while ["feeling", "felt", "i", "my", "the"].contains(rest.first?.word) { rest.removeFirst() }
        while let piece = rest.popFirst() {
            let scale = piece.word.flatMap(CheckIn.Scale.init(typed:))
            let figure = rest.prefix { ["is", "was", "level", "lvl", "a", "at", "of", "today"].contains($0.word) }
            if scale != nil, rest.dropFirst(figure.count).first.flatMap(Self.level) != nil {
                rest.removeFirst(figure.count)
            }
            let next = rest.first.flatMap(Self.level)
            if let scale, let level = next {
                let figure = rest.removeFirst()
                guard let level, (1...5).contains(level) else { throw Self.offScale(scale, figure) }
                guard checkIn[scale] == nil else {
                    throw EntryProblem("There are two figures for \(scale.rawValue); say one.")
                }
                checkIn[scale] = level
            } else if scale != nil, note.isEmpty, checkIn == CheckIn() {
                throw Self.offScale(scale ?? .mood)
            } else {
                try refuseSecondEntry(piece, rest.first)
                try refuseOpenFigure(piece, rest.first, behind: note.last)
                note.append(piece.source)
            }
        }
        while let first = note.first, ["-", "–", "and", "und"].contains(first.lowercased()) { note.removeFirst() }
        try refuseMistypedScale(note)
        guard checkIn != CheckIn() else { throw Self.offScale(.mood) }
        checkIn.notes = try EntryBounds.note(note.joined(separator: " "))
        return .checkIn(checkIn, day: try moment.wholeDay(by: clock))
    }

    /// A figure in the note that may be another level or value: `mood 4 -> 2`, `stress 4 bp 140/90`, `mood 2 morning 4 evening`. One
    /// that counts the word behind it is part of the text, `tired after 3 coffees`, as is how strong something was: `knee 6/10`.
    private func refuseOpenFigure(
        _ piece: EntryPiece, _ next: EntryPiece?, behind word: String?
    ) throws(EntryProblem) {
        let isPair = piece.word.map { $0.wholeMatch(of: Self.pair) != nil || ["->", "→", "=>"].contains($0) } ?? false
        let isLevel = piece.number != nil && (next.map { Self.isTime($0) } ?? true)
        if isPair, let word, TagLexicon.name(word.lowercased()) != nil {
            throw EntryProblem("Write one entry at a time; “\(word) \(piece.source)” is another one.")
        }
        // What a slip made of a scale is asked about by its name.
        guard
            isPair && (word == nil || Self.outOfTen(piece) == nil)
                || isLevel && word.flatMap(EntrySpelling.scale) == nil
        else { return }
        throw EntryProblem("It is not clear what “\(piece.source)” means in a check-in: say “mood 4 energy 3”.")
    }

    private static func isTime(_ piece: EntryPiece) -> Bool {
        PartOfDay(piece, behind: nil) != nil || piece.word.map(TypedDay.namesDay) ?? false
    }

    // Made once: a regex literal is compiled wherever it is evaluated. It is never changed.
    nonisolated(unsafe) private static let pair = /\d{1,3}\/\d{1,3}/

    /// `enrgy 3` in a note is a figure that would be lost there.
    private func refuseMistypedScale(_ note: [String]) throws(EntryProblem) {
        for (word, next) in zip(note, note.dropFirst()) where Int(next).map((1...5).contains) ?? false {
            guard let meant = EntrySpelling.scale(near: word) else { continue }
            throw EntryProblem("It is not clear what “\(word) \(next)” is: did you mean “\(meant) \(next)”?")
        }
    }

    /// `4` and `4/5`; the inner `nil` is a figure that is on no scale of ours, as `+1` is, which says a change.
    private static func level(_ piece: EntryPiece) -> Int?? {
        if let number = piece.number { return .some(piece.source.first == "+" ? nil : Int(exactly: number)) }
        guard let word = piece.word, word.contains("/") else { return nil }
        let parts = word.split(separator: "/").map { Int($0) }
        guard parts.count == 2, let level = parts[0], parts[1] != nil else { return nil }
        return .some(parts[1] == 5 ? level : nil)
    }

    /// The question for a level of a scale; of one out of ten, `8/10` and `8`, what it would be.
    private static func offScale(_ scale: CheckIn.Scale, _ figure: EntryPiece? = nil) -> EntryProblem {
        let name = scale.rawValue
        guard let figure, let tenths = outOfTen(figure) ?? figure.wholeNumber.flatMap({ $0 > 5 ? $0 : nil }),
            (1...10).contains(tenths)
        else {
            return EntryProblem("Say \(name) from 1 (low) to 5 (high): “\(name) 4”.")
        }
        let (lower, upper) = (max(1, tenths / 2), (tenths + 1) / 2)
        let meant = lower == upper ? "“\(name) \(upper)”" : "“\(name) \(lower)” or “\(name) \(upper)”"
        return EntryProblem("Say \(name) from 1 (low) to 5 (high), not to 10: \(tenths) of 10 is \(meant).")
    }

    /// A note is words; a figure of another kind of entry in it would be lost there.
    private func refuseSecondEntry(_ piece: EntryPiece, _ next: EntryPiece?) throws(EntryProblem) {
        let names: Set = ["water", "weight", "meal", "bp", "glucose", "temperature", "rhr", "bodyfat", "steps"]
        let isOther =
            piece.word.map(names.contains) ?? false && next?.amount != nil
            || piece.word == "slept" && next?.number != nil
        if isOther { throw EntryProblem("Write one entry at a time; “\(piece.source)” begins another one.") }
    }
}

/// Volumes as people type them.
enum TypedVolume {
    /// Of the fluid ounce of the United States, as everywhere here.
    private static let milliliters = [
        "ml": 1.0, "cl": 10, "dl": 100, "l": 1000, "litre": 1000, "litres": 1000, "liter": 1000, "liters": 1000,
        "milliliter": 1, "oz": UnitSystem.millilitresInFluidOunce, "floz": UnitSystem.millilitresInFluidOunce,
    ]
    /// What a vessel is taken to hold in a proposal, in millilitres and fluid ounces; never stored unasked.
    private static let usual: [String: (Double, Double)] = [
        "cup": (250, 8), "glass": (250, 8), "bottle": (500, 16), "mug": (300, 10), "can": (330, 12),
    ]
    /// Measures of no certain size.
    private static let vessels: Set = [
        "cup", "cups", "glass", "glasses", "bottle", "bottles", "pint", "pints", "mug", "mugs", "can", "cans", "quart",
        "quarts", "gallon", "gallons",
    ]

    /// The plausible range of a bare number, in the person's unit.
    private static func plausible(_ units: UnitSystem) -> ClosedRange<Double> {
        units == .metric ? 30...5000 : 1...100
    }

    /// The first amount, and what is beside it. `16 fl oz` is one.
    static func first(
        in pieces: [EntryPiece]
    ) -> (amount: (value: Double, unit: String, source: String), rest: [EntryPiece])? {
        for index in pieces.indices {
            guard let (value, unit) = pieces[index].amount else { continue }
            var rest = pieces
            rest.remove(at: index)
            let next = rest.indices.contains(index) ? rest[index].word : nil
            if unit.isEmpty || unit == "fl", let next, unit == "fl" ? ["oz", "ounces"].contains(next) : next == "fl" {
                rest.remove(at: index)
                if next == "fl", rest.indices.contains(index), ["oz", "ounces"].contains(rest[index].word) {
                    rest.remove(at: index)
                }
                return ((value, "floz", pieces[index].source + " fl oz"), rest)
            }
            if unit.isEmpty, let next, vessels.contains(next) || next == "ounces" {
                rest.remove(at: index)
                return ((value, next == "ounces" ? "oz" : next, pieces[index].source + " " + next), rest)
            }
            return ((value, unit, pieces[index].source), rest)
        }
        return nil
    }

    static func isUnit(_ name: String) -> Bool { milliliters[name] != nil }
    static func isVessel(_ name: String) -> Bool { vessels.contains(name) }

    // Made once: a regex literal is compiled wherever it is evaluated. It is never changed.
    nonisolated(unsafe) private static let countedVolume = /(\d{1,2})[x×](\d+(?:[.,]\d+)?)(ml|cl|dl|l|oz|)/

    /// `2 glasses of 250 ml`, `2 Gläser à 250 ml`, `3x250ml`, `2 x 0.5 l` as one amount.
    static func multiplied(_ pieces: [EntryPiece]) -> [EntryPiece] {
        var pieces = pieces
        for (index, piece) in pieces.enumerated() {
            let glued = piece.word?.wholeMatch(of: countedVolume)
            guard let glued, let count = Double(glued.1), let each = Double(glued.2.replacing(",", with: ".")) else {
                continue
            }
            let unit = String(glued.3)
            let kind: EntryPiece.Kind = unit.isEmpty ? .number(count * each) : .quantity(count * each, unit: unit)
            pieces[index] = EntryPiece(kind: kind, source: piece.source)
        }
        // `500ml x2`, `2x 500 ml`
        if let place = pieces.firstIndex(where: { $0.multiple != nil }), let count = pieces[place].multiple,
            let volume = [place - 1, place + 1].first(where: { pieces.indices.contains($0) && pieces[$0].amount != nil }
            ),
            case .quantity(let each, let unit) = pieces[volume].kind, isUnit(unit)
        {
            pieces[volume].kind = .quantity(Double(count) * each, unit: unit)
            pieces.remove(at: place)
        }
        pieces.removeAll { ["each", "jeweils"].contains($0.word) }
        guard let first = pieces.firstIndex(where: { (1...20).contains(Self.count(of: $0)) }) else { return pieces }
        let count = Self.count(of: pieces[first])
        var last = first + 1
        while last < pieces.count, let word = pieces[last].word,
            vessels.contains(word) || ["à", "je", "each", "x", "×", "a"].contains(word)
        { last += 1 }
        let isOfVessels = pieces[first].amount.map { vessels.contains($0.unit) } ?? false
        guard last > first + 1 || isOfVessels, last < pieces.count, let (each, unit) = pieces[last].amount, isUnit(unit)
        else {
            return pieces
        }
        let source = pieces[first...last].map(\.source).joined(separator: " ")
        pieces.replaceSubrange(
            first...last, with: [EntryPiece(kind: .quantity(count * each, unit: unit), source: source)])
        return pieces
    }

    /// `2`, `two` and `2 bottles`; 0 for another piece.
    private static func count(of piece: EntryPiece) -> Double {
        if let number = piece.wholeNumber { return Double(number) }
        if case .quantity(let count, let unit) = piece.kind, vessels.contains(unit) {
            return count.rounded() == count ? count : 0
        }
        return SpokenClock.word(piece).map { Double($0) } ?? 0
    }

    static func milliliters(
        _ value: Double, _ unit: String, _ units: UnitSystem, source: String
    ) throws(EntryProblem) -> Double {
        if let factor = milliliters[unit] { return value * factor }
        if vessels.contains(unit) { throw uncertain(value, unit, units, source) }
        guard unit.isEmpty else {
            throw EntryProblem("“\(source)” is no amount of a drink: write it in ml, l or oz.")
        }
        guard plausible(units).contains(value) else {
            let other = units == .metric ? "l" : "ml"
            let mine = units == .metric ? "ml" : "oz"
            throw .twoReadings(
                source, "\(source) \(mine)", "\(source) \(other)", write: "\(source)\(mine) or \(source)\(other)")
        }
        return value / units.volume.factor
    }
}

extension TypedVolume {
    /// The question about a number of vessels, with what they hold by the usual size.
    static func uncertain(_ count: Double, _ vessel: String, _ units: UnitSystem, _ source: String) -> EntryProblem {
        let (unit, own) = units == .metric ? ("ml", "300ml") : ("oz", "12oz")
        let names = [vessel, String(vessel.dropLast()), String(vessel.dropLast(2))]
        guard let size = names.lazy.compactMap({ usual[$0] }).first else {
            return EntryProblem("How much “\(source)” holds is not certain: write \(own), for example.")
        }
        let each = units == .metric ? size.0 : size.1
        let all = NumberText.text(count * each)
        return EntryProblem(
            "How much “\(source)” holds is not certain: with \(NumberText.text(each)) \(unit) each it is “water \(all)\(unit)”; write that, or your own amount."
        )
    }
}

/// Weights as people type them.
enum TypedMass {
    static func isUnit(_ name: String) -> Bool {
        [
            "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "lb", "lbs", "pound", "pounds", "st", "stone",
            "g500",
        ].contains(name)
    }

    /// Takes the weight out of the pieces: `72.4`, `72.4 kg`, `159 lb`, `11 st 5 lb`; `nil` where there is none.
    static func taken(from pieces: inout [EntryPiece], _ units: UnitSystem) throws(EntryProblem) -> Double? {
        guard let index = pieces.firstIndex(where: { $0.amount != nil }), let (value, unit) = pieces[index].amount
        else {
            return nil
        }
        let source = pieces.remove(at: index).source
        switch unit {
        case "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms": return value
        case "lb", "lbs", "pound", "pounds": return value * UnitSystem.kilogramsInPound
        // The German pound.
        case "g500": return value / 2
        case "st", "stone":
            var pounds = value * 14
            if pieces.indices.contains(index), let (more, unit) = pieces[index].amount,
                ["", "lb", "lbs", "pound", "pounds"].contains(unit), more < 14
            {
                pounds += more
                pieces.remove(at: index)
            }
            return pounds * UnitSystem.kilogramsInPound
        case "": return try bare(value, source, units)
        default: throw EntryProblem("“\(source)” is no weight: write it in kg or lb.")
        }
    }

    /// The person's unit, unless the number is one of the other for nearly everybody.
    private static func bare(_ value: Double, _ source: String, _ units: UnitSystem) throws(EntryProblem) -> Double {
        guard units == .metric ? value <= 200 : value >= 90 else {
            throw .twoReadings(source, "\(source) kg", "\(source) lb", write: "\(source)kg or \(source)lb")
        }
        return units.weight().kept(value)
    }
}

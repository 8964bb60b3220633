import Foundation
import HealthModel

/// Reads one line of natural entry in English or German: `water 500ml`, `weight 72.4`, `mood 4`, `ran 5k 26:10`,
/// `bench 3x8 60kg`, `bp 128/82`, `slept 23:10-6:45`, `meal oats 420kcal`, `Kopfschmerzen 6/10`, `goal steps 9000`.
///
/// An ambiguous line is refused with both readings. A number without a unit is one of the person's units.
public struct EntryLine: Sendable {
    public var clock: EntryClock
    public var units: UnitSystem
    /// Examples for a line that is not understood; `nil` for those of all kinds.
    private let offered: [String]?

    public init(clock: EntryClock, units: UnitSystem, offering examples: [String]? = nil) {
        (self.clock, self.units, offered) = (clock, units, examples)
    }

    /// Examples of lines, in the person's units.
    public static func examples(_ units: UnitSystem) -> [String] {
        let (water, weight, run) =
            units == .metric
            ? ("water 500ml", "weight 72.4", "ran 5k 26:10") : ("water 16oz", "weight 160", "ran 3 miles 26:10")
        let sets = units == .metric ? "bench 3x8 60kg" : "bench 3x8 135"
        return [
            water, weight, "mood 4 energy 3 slept badly", run, sets, "bp 128/82",
            "meal oats and berries 420kcal 15g protein", "slept 23:10-6:45", "headache 6/10", "goal steps 9000",
            "coffee 95mg caffeine", "2 beers yesterday 21:00", "plan run tue 45min",
        ]
    }

    /// Reads a line of one entry.
    /// - Throws: one sentence about what is not understood, and what would be.
    public func read(_ line: String) throws(EntryProblem) -> Proposal {
        do throws(EntryProblem) { return try one(line) } catch {
            let parts = EntryParts.entries(of: line, reader: self) ?? []
            guard parts.count > 1 else { throw explained(error, line) }
            throw EntryProblem("Write one entry at a time: “\(parts[0].text)”, then “\(parts[1].text)”.")
        }
    }

    /// Reads a line of one entry, or of several that stand side by side: `weight 72.4, water 500, slept 23-7`. All of them are
    /// understood, or none.
    /// - Throws: one sentence about what is not understood, and what would be.
    public func readAll(_ line: String) throws(EntryProblem) -> [Proposal] {
        do throws(EntryProblem) { return [try one(line)] } catch {
            guard let parts = EntryParts.entries(of: line, reader: self) else { throw explained(error, line) }
            try EntryParts.refuseDoubt(parts, clock)
            return parts.map { .entry($0.entry) }
        }
    }

    /// The problem of a line that says no entry, with what may have been meant.
    private func explained(_ problem: EntryProblem, _ line: String) -> EntryProblem {
        if let goal = EntryParts.goal(in: line, reader: self) {
            return EntryProblem("Write one entry at a time: “\(goal)” is a goal.")
        }
        guard let pieces = try? EntryPieces.of(line), !pieces.isEmpty,
            Subject(EntryFigures.withoutApproximations(pieces)) == nil,
            let meant = EntrySpelling.meant(by: line, reader: self)
        else { return problem }  // A line that is too long has been refused for that.
        return EntryProblem("It is not clear what “\(Self.quoted(line))” is: did you mean “\(meant)”?")
    }

    private static func quoted(_ line: String) -> String {
        String(line.trimmingCharacters(in: .whitespacesAndNewlines).prefix(60))
    }

    /// Reads a line of one entry, without looking for what else may have been meant.
    func one(_ line: String) throws(EntryProblem) -> Proposal {
        let proposal = try whole(line)
        if case .entry(let entry) = proposal, let second = EntryParts.second(of: line, in: entry, reader: self) {
            throw EntryProblem("Write one entry at a time; “\(second)” is another one.")
        }
        return proposal
    }

    /// Reads a line as one entry, whatever its text takes in.
    func whole(_ line: String) throws(EntryProblem) -> Proposal {
        var pieces = try EntryPieces.of(line)
        if let first = pieces.first?.word, Self.planWords.contains(first) { return .entry(try plan(line)) }
        if let first = pieces.first?.word, Self.templateWords.contains(first) { return .entry(try template(line)) }
        guard !pieces.isEmpty else { throw EntryProblem("Type what to write down: \(listedExamples).") }
        try Self.refuseEnding(pieces)
        let exact = EntryFigures.withoutApproximations(pieces)
        let named = Subject(exact)
        // `bench 8`, `bench 60kg`, `bench 8 same weight`: nothing says how often and with what.
        if named == nil || named == .weight, let found = Self.exercises(exact).first, found.range.lowerBound == 0,
            exact.dropFirst(found.range.count).first?.holdsFigure ?? false
        {
            throw SetNotation(exercise: found.exercise, units: units).missing
        }
        guard let subject = named else {
            throw EntryProblem(
                "It is not clear what “\(Self.quoted(line))” is: write, for example, \(listedExamples).")
        }
        // Words of a text stay as they are.
        if subject != .checkIn && subject != .meal { pieces = exact }
        switch subject {
        case .note: return .entry(try note(line))
        case .goal:
            if let race = try raceGoal(line) { return .entry(race) }
            return .goal(try goal(pieces))
        default: break
        }
        return .entry(try entry(subject, pieces))
    }

    private func entry(_ subject: Subject, _ pieces: [EntryPiece]) throws(EntryProblem) -> LogEntry {
        if subject == .sleep { return try sleep(pieces) }
        var pieces = pieces
        // A dash parts figures, where no time ends behind it.
        if !subject.holdsText { pieces.removeAll { $0.word == "to" && !$0.source.contains(where: \.isLetter) } }
        if pieces.count > 1, pieces[0].word.map(Self.mealWords.contains) ?? false, pieces[1].word == "to",
            !pieces[1].source.contains(where: \.isLetter)
        {
            pieces.remove(at: 1)
            pieces[0].isLabel = true
        }
        // `lunch at noon: tuna sandwich`.
        if pieces.contains(where: \.isLabel) { pieces[0].isLabel = true }
        // `lunch was soup`
        if subject == .meal, pieces.count > 2, pieces[0].word.map(Self.mealWords.contains) ?? false,
            ["was", "is"].contains(pieces[1].word)
        {
            pieces.remove(at: 1)
            pieces[0].isLabel = true
        }
        try refuseUnreal(pieces, subject)
        try refuseOtherSense(pieces, subject)
        try refuseTotal(pieces, subject)
        pieces = try TypedDay.brought(pieces, today: clock.today)
        pieces = subject == .strength ? Self.withLoads(pieces) : withTimes(pieces, subject)
        if subject.holdsLength { pieces = Self.withTimeAtEnd(Self.withPaces(pieces), subject) }
        if subject == .checkIn { pieces = Self.withDayInFront(pieces) }
        if subject == .tags { pieces = Self.withLongParts(pieces) }
        let moment = try TypedMoment.taken(
            from: &pieces, by: clock, clockIsLength: subject.holdsLength, holdsText: subject.holdsText)
        pieces = moment.withoutRepetition(in: pieces, holdsText: subject.holdsText)
        return try entry(subject, pieces, moment)
    }

    /// `@7` and `@0830` are two pieces; beside sets the figure is a load or an effort. `9h15` is a time, where no length is said.
    private func withTimes(_ pieces: [EntryPiece], _ subject: Subject) -> [EntryPiece] {
        let saysNoLength = [.water, .weight, .bodyFat, .bloodPressure, .glucose, .bodyTemperature, .restingHeartRate]
            .contains(subject)
        // No such value has four digits: `bg 8.1 1145`.
        let holdsJoined = saysNoLength && subject != .water && pieces.count { $0.holdsFigure } > 1
        return pieces.enumerated().flatMap { index, piece -> [EntryPiece] in
            let isAgo = index > 0 && pieces[index - 1].word == "before" || pieces.contains { $0.word == "ago" }
            if saysNoLength, !isAgo, let parts = piece.word?.wholeMatch(of: Self.hourAndMinute),
                let hour = Int(parts.1),
                let minute = Int(parts.2)
            {
                return [EntryPiece(kind: .clock([hour, minute]), source: piece.source)]
            }
            if holdsJoined, let minute = TypedMoment.joined(piece), piece.wholeNumber != clock.today.components.year {
                return [EntryPiece(kind: .clock([minute / 60, minute % 60]), source: piece.source)]
            }
            guard let word = piece.word, word.first == "@", word.dropFirst().first?.isNumber ?? false else {
                return [piece]
            }
            return [
                EntryPiece(kind: .word("@"), source: "@"), EntryPieces.piece(String(piece.source.dropFirst())),
            ]
        }
    }

    /// `at 5:30 pace` says no time of day, and no length.
    private static func withPaces(_ pieces: [EntryPiece]) -> [EntryPiece] {
        var pieces = pieces
        for index in pieces.indices.dropLast()
        where pieces[index].clock != nil
            && ["pace", "min/km", "/km", "min/mile", "/mi"].contains(pieces[index + 1].word)
        {
            pieces[index].kind = .word(pieces[index].source)
        }
        return pieces
    }

    /// `7:15 run 5k 26:10`, `yoga 50 min 18:00`: a clock at an end is a time of day, where another one or a length says how long it
    /// took, and beside sets that say their repetitions. Behind the length of what has a pace it may be that.
    private static func withTimeAtEnd(_ pieces: [EntryPiece], _ subject: Subject) -> [EntryPiece] {
        func isTime(_ piece: EntryPiece?) -> Bool {
            piece?.clock.map { $0.count == 2 && (4..<24).contains($0[0]) } ?? false
        }
        func isPointed(_ piece: EntryPiece?) -> Bool { piece.flatMap(TypedMoment.pointed).map { $0 >= 240 } ?? false }
        func saysLength(_ pieces: ArraySlice<EntryPiece>) -> Bool {
            pieces.contains { $0.clock != nil || TypedLength.seconds(of: $0) != nil }
        }
        // `yoga 75 min 18:30 yesterday`
        if let day = pieces.last, day.word.map(TypedDay.namesDay) ?? false, isTime(pieces.dropLast().last) {
            return withTimeAtEnd(pieces.dropLast(), subject) + [day]
        }
        guard pieces.count > 2 else { return pieces }
        let at = EntryPiece(kind: .word("at"), source: "at")
        let isHeld = subject == .strength && exercises(pieces).contains { $0.exercise.isHeld }
        if isTime(pieces.first), !isHeld, subject == .strength || saysLength(pieces.dropFirst()) {
            return [at] + pieces
        }
        guard isTime(pieces.last) || isPointed(pieces.last), subject == .workout, saysLength(pieces.dropLast()),
            pieces[pieces.count - 2].word != "at",
            let kind = ActivityLexicon.first(in: pieces.map { $0.word ?? "" })?.activity, !kind.hasPace
        else { return pieces }
        return pieces.dropLast() + [at] + pieces.suffix(1)
    }

    private func entry(
        _ subject: Subject, _ pieces: [EntryPiece], _ moment: TypedMoment
    ) throws(EntryProblem) -> LogEntry {
        switch subject {
        case .checkIn: return try checkIn(pieces, moment)
        case .workout: return try workout(pieces, moment)
        default: break
        }
        // Where a word about time would be overlooked, it is refused.
        // A tag is of a day, and glucose after a meal is measured at the clock's time.
        try TypedMoment.refuseVague(pieces, phrases: moment.isNow && subject != .tags && subject != .glucose)
        switch subject {
        case .water: return try water(pieces, moment)
        case .weight: return try weight(pieces, moment)
        case .bodyFat: return try bodyFat(pieces, moment)
        case .bloodPressure: return try bloodPressure(pieces, moment)
        case .glucose: return try glucose(pieces, moment)
        case .bodyTemperature: return try bodyTemperature(pieces, moment)
        case .restingHeartRate: return try restingHeartRate(pieces, moment)
        case .mindfulness: return try mindfulness(pieces, moment)
        case .strength: return try strength(pieces, moment)
        case .tags: return try tags(pieces, moment)
        case .drinks: return try drinks(pieces, moment)
        case .meal, .note, .goal, .sleep, .checkIn, .workout: return try meal(pieces, moment)
        }
    }

    private var listedExamples: String {
        let some = (offered ?? Array(Self.examples(units).prefix(4))).map { "“\($0)”" }
        return some.dropLast().joined(separator: ", ") + " or " + (some.last ?? "")
    }

    /// The subject of a line.
    enum Subject: Equatable {
        case water, weight, checkIn, workout, meal, drinks
        case bodyFat, bloodPressure, glucose, bodyTemperature, restingHeartRate, mindfulness, sleep, strength, tags,
            note,
            goal

        /// `26:10` is a length there, and not a time of day.
        var holdsLength: Bool { self == .workout || self == .strength }

        /// A day that is named may be part of its text.
        var holdsText: Bool { [.checkIn, .workout, .meal].contains(self) }

        private static let names: [String: Subject] = [
            "water": .water, "weight": .weight, "weighed": .weight, "weigh": .weight, "weigh-in": .weight,
            "bodyfat": .bodyFat, "bp": .bloodPressure, "glucose": .glucose, "temperature": .bodyTemperature,
            "rhr": .restingHeartRate, "meditated": .mindfulness, "slept": .sleep, "nap": .sleep, "note": .note,
            "goal": .goal,
        ]
        private static let vessels: Set = [
            "glass", "glasses", "shot", "shots", "pint", "pints", "can", "cans", "bottle", "bottles",
        ]

        /// The first word that is not about time or amount says it; else what stands anywhere in the line.
        init?(_ pieces: [EntryPiece]) {
            let words = pieces.compactMap(\.word)
            let spoken = Array(words.drop(while: Self.isPassed))
            let first = spoken.first ?? ""
            if first == "note" {
                self = .note
            } else if EntryLine.isTagLabel(pieces) {
                self = .tags
            } else if spoken.prefix(3).contains("goal") {
                self = .goal
            } else if EntryLine.namesSets(pieces) {
                self = .strength
            } else if first == "fever",
                !pieces.contains(where: { $0.amount.map { ["", "c", "f", "°"].contains($0.unit) } ?? false })
            {
                self = .tags
            } else if let named = Self.named(first, spoken, pieces) {
                // `77.3kg 18.4% body fat`
                let isWeighing = pieces.contains { $0.amount.map { TypedMass.isUnit($0.unit) } ?? false }
                self = named == .bodyFat && isWeighing ? .weight : named
            } else if let found = Self.anywhere(spoken, pieces) {
                self = found
            } else if EntryLine.unknownMedicine(in: pieces) != nil {
                self = .tags
            } else if Self.namesOnlyVessels(pieces, spoken) {
                self = .water
            } else {
                return nil
            }
        }

        /// `drank 3 glasses`: nothing is said of what was in them, which is asked about.
        private static func namesOnlyVessels(_ pieces: [EntryPiece], _ spoken: [String]) -> Bool {
            pieces.contains { TypedVolume.isVessel($0.amount?.unit ?? $0.word ?? "") }
                && spoken.allSatisfy { TypedVolume.isVessel($0) || isPassed($0) || TypedVolume.isUnit($0) }
        }

        /// Words about time, amounts, and the person.
        private static func isPassed(_ word: String) -> Bool {
            let passed: Set = [
                "at", "@", "now", "today", "yesterday", "daybeforeyesterday", "ago", "before", "on", "am", "pm", "a",
                "an",
                "one", "i", "drank", "had", "of", "fl", "oz", "ounces", "my", "the", "did", "took", "oclock", "last",
                "night", "lastnight", "measured", "morning", "morgen", "noon", "around", "afternoon", "evening",
                "earlier", "bad",
                "strong",
                "slight", "mild", "started", "taking",
                "severe", "leichte", "starke", "schlimme",
            ]
            return passed.contains(word) || EntryLine.degrees.contains(word) || NumberWord.value(word) != nil
                || EntryVocabulary.smallTalk.contains(word) || CivilDay(iso: word) != nil
                || TypedLength.isLength(word)
                || TypedDay.isWeekday(word) || word.contains(where: \.isNumber) && word.allSatisfy { !$0.isLetter }
        }

        private static func isVolume(_ pieces: [EntryPiece]) -> Bool {
            pieces.contains { $0.amount.map { TypedVolume.isUnit($0.unit) } ?? false }
        }

        /// Whether a figure of food stands in it.
        private static func isFood(_ pieces: [EntryPiece]) -> Bool {
            pieces.contains { piece in
                piece.word == "caffeine" || piece.amount.map { Nutrient.Kind.energy.takes($0.unit) } ?? false
            }
        }

        private static func named(_ first: String, _ spoken: [String], _ pieces: [EntryPiece]) -> Subject? {
            if let subject = names[first] { return subject }
            let (isFood, isMeasured) = (isFood(pieces), isVolume(pieces))
            switch first {
            case "fever": return .bodyTemperature
            case _ where TagLexicon.name(first) != nil && !isFood: return .tags
            case _ where CheckIn.Scale(typed: first) != nil: return .checkIn
            case "feeling", "felt":
                let next = spoken.dropFirst().first ?? ""
                return CheckIn.Scale(typed: next) != nil ? .checkIn : TagLexicon.name(next) != nil ? .tags : nil
            case _ where EntryLine.mealWords.contains(first): return .meal
            case _ where isFood && AlcoholNames.namesFood(spoken): return .meal
            case _ where AlcoholNames.isFree(first): return .meal
            case _ where AlcoholNames.count(first) != nil: return .drinks
            case "alcohol": return .drinks
            case _ where vessels.contains(first) && spoken.contains(where: { AlcoholNames.count($0) != nil }):
                return .drinks
            case _
            where EntryLine.stimulants.contains(first) || EntryLine.nameSoftDrink(spoken, isMeasured: isMeasured):
                return .meal
            default: return ActivityLexicon.isActivity(spoken) && !["did"].contains(first) ? .workout : nil
            }
        }

        /// `136/81/64`, where two figures alone may be something else.
        private static func isPressureAndPulse(_ piece: EntryPiece) -> Bool {
            let figures = (piece.word ?? "").split(separator: "/", omittingEmptySubsequences: false).map {
                Int($0) ?? 0
            }
            return figures.count == 3 && (90...220).contains(figures[0]) && (40...figures[0] - 10).contains(figures[1])
                && (40...180).contains(figures[2])
        }

        /// Whether a distance or a length of time stands in it that is none since then.
        private static func isExercise(_ pieces: [EntryPiece], _ spoken: [String]) -> Bool {
            let distances: Set = ["km", "mi", "mile", "miles", "kilometre", "kilometres", "kilometer", "kilometers"]
            guard !spoken.contains(where: EntryLine.mealWords.contains) else { return false }
            let isAgo = pieces.contains { ["ago", "before"].contains($0.word) }
            return pieces.contains { piece in
                piece.amount.map { distances.contains($0.unit) } ?? false
                    || !isAgo && TypedLength.seconds(of: piece).map { $0 >= 600 } ?? false
            }
        }

        private static func anywhere(_ spoken: [String], _ pieces: [EntryPiece]) -> Subject? {
            let units = pieces.compactMap { piece -> String? in
                if case .ambiguous(let unit) = piece.kind { return unit }
                return piece.amount?.unit
            }
            let hasLength =
                pieces.contains { TypedLength.seconds(of: $0) != nil || $0.clock != nil } || spoken.contains("hour")
            func holds(_ names: String...) -> Bool { spoken.contains { names.contains($0) } }
            let isEnergetic = units.contains { Nutrient.Kind.energy.takes($0) }
            // `sugar 6.1` is measured, `sugar 20 g` eaten.
            let isMeasured =
                !units.isEmpty && units.allSatisfy { ["", "mmol", "mg/dl", "am", "pm", "uhr"].contains($0) }
            if isMeasured, ["sugar", "zucker"].contains(spoken.first) { return .glucose }
            if !isEnergetic && spoken.first.flatMap(TagLexicon.name) != nil
                || pieces.first.flatMap({ EntryLine.hashTag($0.source[...]) }) != nil
            {
                return .tags
            }
            if holds("bp", "systolic") || spoken.isEmpty && pieces.contains(where: Self.isPressureAndPulse) {
                return .bloodPressure
            }
            if holds("glucose") || units.contains("mg/dl") || units.contains("mmol") { return .glucose }
            if holds("rhr") || holds("pulse", "hr") && holds("ruhe", "resting", "rest") { return .restingHeartRate }
            if holds("meditated") { return .mindfulness }
            if holds("slept", "nap") { return .sleep }
            if hasLength, ActivityLexicon.first(in: spoken) != nil || holds("workout", "training") { return .workout }
            // Nobody eats for hours and miles: it is a kind of exercise that is not known.
            if isEnergetic { return Self.isExercise(pieces, spoken) ? nil : .meal }
            if holds("bodyfat", "fat"), units == ["%"] { return .bodyFat }
            if holds("bodyfat") && !units.contains(where: TypedMass.isUnit) { return .bodyFat }
            if spoken.contains(where: { AlcoholNames.count($0) != nil }) || holds("alcohol") { return .drinks }
            if holds("water") { return .water }
            if holds("weight", "weigh", "weighed") { return .weight }
            if holds("temperature", "celsius", "fahrenheit"), !holds("caffeine") { return .bodyTemperature }
            // `72.4 kg at 7.15`, `12st 7`
            if spoken.isEmpty, let unit = units.first(where: { !["", "am", "pm", "uhr"].contains($0) }),
                units.allSatisfy({ [unit, "", "lb", "lbs", "am", "pm", "uhr", "%"].contains($0) })
            {
                if TypedMass.isUnit(unit) { return .weight }
                if unit == "c" || unit == "f" { return .bodyTemperature }
                let value = pieces.first { $0.amount?.unit == "°" }?.amount?.value ?? 0
                if unit == "°", (34...42).contains(value) || (93...108).contains(value) { return .bodyTemperature }
            }
            // `noodles 80 carbs`
            let isNourishing = zip(pieces, pieces.dropFirst()).contains {
                $0.number != nil && ["carbs", "protein"].contains($1.word)
            }
            let isForMeal = zip(spoken, spoken.dropFirst()).contains {
                ["for", "zum"].contains($0) && EntryLine.mealWords.contains($1)
            }
            if spoken.contains(where: EntryLine.stimulants.contains)
                || EntryLine.nameSoftDrink(spoken, isMeasured: isVolume(pieces)) || isForMeal || isNourishing
                || units.contains("g") || holds("caffeine") || EntryLine.saysShortNutrients(pieces)
            {
                return spoken.isEmpty ? nil : .meal
            }
            if pieces.contains(where: { $0.isLabel && EntryLine.mealWords.contains($0.word ?? "") }) { return .meal }
            guard let first = spoken.first else { return nil }
            if ["did", "workout", "went", "played"].contains(first), spoken.count > 1 { return .workout }
            return ActivityLexicon.first(in: spoken) != nil ? .workout : nil
        }
    }

    // Made once: a regex literal is compiled wherever it is evaluated. None is ever changed.
    nonisolated(unsafe) private static let hourAndMinute = /([01]?\d|2[0-3])h([0-5]\d)/
    nonisolated(unsafe) private static let pointedThousands = /^\d{1,3}\.\d{3}(?!\d)/

    /// Words left over that nobody asked for.
    func refuse(_ pieces: [EntryPiece], of what: String, example: String) throws(EntryProblem) {
        guard let piece = pieces.first else { return }
        throw EntryProblem("It is not clear what “\(piece.source)” means in \(what): write, for example, “\(example)”.")
    }

    /// - Throws: for `1,500`, with both readings.
    func refuseAmbiguous(_ pieces: [EntryPiece]) throws(EntryProblem) {
        for piece in pieces {
            // `1.100 kcal` is so written in German, and nobody measures thousandths of it.
            if case .quantity(let value, let unit) = piece.kind, ["ml", "kcal", "cal", "kj", "mg"].contains(unit),
                piece.source.contains(Self.pointedThousands)
            {
                let (whole, decimal) = (NumberText.text(value * 1000, 0), NumberText.text(value, 3))
                throw .twoReadings(piece.source, whole, decimal, write: "\(whole) or \(decimal)")
            }
            guard case .ambiguous = piece.kind else { continue }
            let digits = piece.source.filter { $0.isNumber || $0 == "," }
            let (whole, decimal) = (digits.replacing(",", with: ""), digits.replacing(",", with: "."))
            throw .twoReadings(piece.source, whole, decimal, write: "\(whole) or \(decimal)")
        }
    }
}

extension CheckIn.Scale {
    init?(typed word: String) {
        if word == "sore" { self = .soreness } else { self.init(rawValue: word) }
    }
}

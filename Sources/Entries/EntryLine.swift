import Foundation
import HealthModel

/// Reads one line of natural entry: `water 500ml`, `weight 72.4`, `mood 4`, `ran 5k 26:10`, `meal oats 420kcal`.
///
/// What has two meanings is refused with both. A number without a unit is one of the person's units.
public struct EntryLine: Sendable {
    public var clock: EntryClock
    public var units: UnitSystem

    public init(clock: EntryClock, units: UnitSystem) {
        self.clock = clock
        self.units = units
    }

    /// What can be typed, in the person's units.
    public static func examples(_ units: UnitSystem) -> [String] {
        let (water, weight, run) =
            units == .metric
            ? ("water 500ml", "weight 72.4", "ran 5k 26:10") : ("water 16oz", "weight 160", "ran 3 miles 26:10")
        return [
            water, weight, "mood 4 energy 3 slept badly", run, "strength 50min rpe 7",
            "meal oats and berries 420kcal 15g protein", "coffee 95mg caffeine", "2 beers yesterday 21:00",
        ]
    }

    /// - Throws: one sentence about what is not understood, and what would be.
    public func read(_ line: String) throws(EntryProblem) -> LogEntry {
        var pieces = try EntryPieces.of(line)
        guard !pieces.isEmpty else { throw EntryProblem("Type what to write down: \(listedExamples).") }
        guard let subject = Subject(pieces) else {
            let text = String(line.trimmingCharacters(in: .whitespacesAndNewlines).prefix(60))
            throw EntryProblem("It is not clear what “\(text)” is: write, for example, \(listedExamples).")
        }
        let moment = try TypedMoment.taken(from: &pieces, by: clock, clockIsLength: subject == .workout)
        switch subject {
        case .checkIn: return try checkIn(pieces, moment)
        case .water: return try exact(pieces) { pieces throws(EntryProblem) in try water(pieces, moment) }
        case .weight: return try exact(pieces) { pieces throws(EntryProblem) in try weight(pieces, moment) }
        case .workout: return try workout(pieces, moment)
        case .meal: return try exact(pieces) { pieces throws(EntryProblem) in try meal(pieces, moment) }
        case .drinks: return try exact(pieces) { pieces throws(EntryProblem) in try drinks(pieces, moment) }
        }
    }

    private var listedExamples: String {
        let some = Self.examples(units).prefix(4).map { "“\($0)”" }
        return some.dropLast().joined(separator: ", ") + " or " + (some.last ?? "")
    }

    /// Where a word about time would be overlooked, it is refused.
    private func exact(
        _ pieces: [EntryPiece], _ read: ([EntryPiece]) throws(EntryProblem) -> LogEntry
    ) throws(EntryProblem) -> LogEntry {
        try TypedMoment.refuseVague(pieces)
        return try read(pieces)
    }

    /// What a line is about.
    enum Subject: Equatable {
        case water, weight, checkIn, workout, meal, drinks

        /// The first word that is not about time or amount says it.
        init?(_ pieces: [EntryPiece]) {
            let passed: Set = [
                "at", "@", "now", "today", "yesterday", "ago", "am", "pm", "a", "an", "one", "i", "drank", "had", "of",
                "fl", "oz", "ounces",
            ]
            let words = pieces.compactMap(\.word)
            let spoken = words.drop { passed.contains($0) || CivilDay(iso: $0) != nil || TypedLength.isLength($0) }
            guard let first = spoken.first else { return nil }
            switch first {
            case "water": self = .water
            case "weight", "weighed", "weigh", "weigh-in": self = .weight
            case _ where Scale(typed: first) != nil: self = .checkIn
            case "feeling", "felt":
                self = spoken.dropFirst().first.flatMap(Scale.init(typed:)) == nil ? .meal : .checkIn
            case _ where EntryLine.mealWords.contains(first) || EntryLine.stimulants.contains(first): self = .meal
            case _ where AlcoholNames.count(first) != nil: self = .drinks
            case "glass", "glasses", "shot", "shots", "pint", "pints", "can", "cans", "bottle", "bottles":
                guard spoken.contains(where: { AlcoholNames.count($0) != nil }) else { return nil }
                self = .drinks
            default:
                guard ActivityLexicon.isActivity(Array(spoken)) else { return nil }
                self = .workout
            }
            if self == .meal, first == "felt" || first == "feeling" { return nil }
        }
    }

    /// Words left over that nobody asked for.
    func refuse(_ pieces: [EntryPiece], of what: String, example: String) throws(EntryProblem) {
        guard let piece = pieces.first else { return }
        throw EntryProblem("It is not clear what “\(piece.source)” means in \(what): write, for example, “\(example)”.")
    }

    /// - Throws: for `1,500`, with both readings.
    func refuseAmbiguous(_ pieces: [EntryPiece]) throws(EntryProblem) {
        for piece in pieces {
            guard case .ambiguous = piece.kind else { continue }
            let digits = piece.source.filter { $0.isNumber || $0 == "," }
            let (whole, decimal) = (digits.replacing(",", with: ""), digits.replacing(",", with: "."))
            throw .twoReadings(piece.source, whole, decimal, write: "\(whole) or \(decimal)")
        }
    }
}

/// What a person says of a day on a scale of 1 to 5.
enum Scale: String, CaseIterable {
    case mood, energy, stress, motivation, soreness

    init?(typed word: String) {
        if word == "sore" { self = .soreness } else { self.init(rawValue: word) }
    }

    var place: WritableKeyPath<CheckIn, Int?> & Sendable {
        switch self {
        case .mood: \.mood
        case .energy: \.energy
        case .stress: \.stress
        case .motivation: \.motivation
        case .soreness: \.soreness
        }
    }
}

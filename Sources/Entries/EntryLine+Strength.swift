import Foundation
import HealthModel

/// Strength sets: `bench 3x8 60kg, squat 5x5 100`.
extension EntryLine {
    /// Where in the words the exercises stand.
    static func exercises(_ pieces: [EntryPiece]) -> [(exercise: ExerciseLexicon.Exercise, range: Range<Int>)] {
        let words = pieces.map { $0.source.lowercased().trimmingCharacters(in: [":", ","]) }
        var found: [(ExerciseLexicon.Exercise, Range<Int>)] = []
        var index = 0
        while index < words.count {
            guard let (exercise, count) = ExerciseLexicon.first(in: words[index...]) else {
                index += 1
                continue
            }
            found.append((exercise, index..<(index + count)))
            index += count
        }
        return found
    }

    // Made once: a regex literal is compiled wherever it is evaluated. Neither is ever changed.
    nonisolated(unsafe) private static let factor = /(?:\d|kg|kgs|lbs?|kilos?) ?[x×*] ?\d/
    nonisolated(unsafe) private static let spacedList = /\d ?(?:kg|kgs|lbs?|kilos?)(?: \d{1,2}){3}\b/
    nonisolated(unsafe) private static let list = /^\d+([\/,]\d+)+$/

    /// Whether sets of an exercise stand in the line.
    static func namesSets(_ pieces: [EntryPiece]) -> Bool {
        guard let first = exercises(pieces).first else { return false }
        if first.exercise.isHeld { return true }
        if first.exercise.isBodyweight, pieces.contains(where: { $0.number != nil }) { return true }
        let text = SetNotation.plain(pieces.map(\.source).joined(separator: " "))
        if text.contains(factor) || text.contains(spacedList) { return true }
        return pieces.contains { piece in
            let word = piece.source.lowercased()
            if ["bw", "x", "×"].contains(word) { return true }
            guard word.contains(where: \.isNumber) else { return false }
            return word.contains(factor) || word.contains(list) || word.hasPrefix("x")
        }
    }

    /// `at 100kg` says a load and no time.
    static func withLoads(_ pieces: [EntryPiece]) -> [EntryPiece] {
        var pieces = pieces
        for index in pieces.indices.dropLast() where ["at", "with"].contains(pieces[index].word) {
            guard let (value, unit) = pieces[index + 1].amount, TypedMass.isUnit(unit) || unit.isEmpty && value > 24
            else {
                continue
            }
            pieces[index] = EntryPiece(kind: .word("@load"), source: "@")
        }
        return pieces
    }

    func strength(_ pieces: [EntryPiece], _ moment: TypedMoment) throws(EntryProblem) -> LogEntry {
        let exercises = Self.exercises(pieces)
        let filler: Set = [
            "i", "did", "and", "had", "workout", "strength", "training", "of", "weighted", "with", "gym", "today",
            "heute",
        ]
        let lead = pieces[..<(exercises.first?.range.lowerBound ?? 0)].filter {
            !($0.word.map(filler.contains) ?? false)
        }
        var sets: [StrengthSet] = []
        for (place, found) in exercises.enumerated() {
            let end = place + 1 < exercises.count ? exercises[place + 1].range.lowerBound : pieces.count
            var text = pieces[found.range.upperBound..<end].map(\.source).joined(separator: " ")
            // Load and repetitions may stand in front: `3x8 squats 80 kg`.
            if place == 0, !lead.isEmpty { text = lead.map(\.source).joined(separator: " ") + " " + text }
            sets += try SetNotation(exercise: found.exercise, units: units).read(text)
        }
        guard sets.count <= 100 else { throw EntryProblem("An entry has at most 100 sets.") }
        return .strength(sets, at: try moment.instant(by: clock))
    }
}

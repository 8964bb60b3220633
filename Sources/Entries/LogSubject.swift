/// A symptom, medicine, circumstance or exercise that words name, by the name under which the log keeps it.
public struct LogSubject: Equatable, Sendable {
    public var name: String
    public var isExercise: Bool

    /// The first that the words of a text name, the longest name at a place; `nil` where they name none.
    public init?(in text: String) {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
        for start in words.indices {
            let rest = words[start...]
            for count in stride(from: min(3, rest.count), to: 0, by: -1) {
                guard let name = TagLexicon.name(rest.prefix(count).joined(separator: " ")) else { continue }
                (self.name, isExercise) = (name, false)
                return
            }
            if let found = ExerciseLexicon.first(in: rest) {
                (name, isExercise) = (found.exercise.name, true)
                return
            }
        }
        return nil
    }
}

import Console
import HealthImport
import ImportKit
import SettingsModel

extension StatementSurvey {
    /// The statements by kind, with samples of their text, for a person who is asked. Nothing in it is hidden.
    public var lines: [String] {
        ImportStatement.allCases.flatMap { statement -> [String] in
            guard let count = counts[statement] else { return [] }
            let words = examples[statement] ?? []
            let more = statement == .profile ? 0 : count - words.count
            return ["• \(statement.counted(count))"] + words.map { "    \(ExactText.quoted($0))" }
                + (more > 0 && !words.isEmpty ? ["    and \(grouped(more)) more"] : [])
        }
    }
}

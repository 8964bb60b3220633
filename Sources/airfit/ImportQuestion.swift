import Foundation
import HealthImport
import SettingsModel

extension StatementSurvey {
    /// What there is of each, with words of it, for a person who is asked. Nothing in it is hidden.
    var lines: [String] {
        ImportStatement.allCases.flatMap { statement -> [String] in
            guard let count = counts[statement] else { return [] }
            let words = examples[statement] ?? []
            let more = statement == .profile ? 0 : count - words.count
            return ["• \(statement.counted(count))"] + words.map { "    \(ExactText.quoted($0))" }
                + (more > 0 && !words.isEmpty ? ["    and \(grouped(more)) more"] : [])
        }
    }
}

/// Asks on the terminal whether an import takes what nothing measured.
struct ImportQuestion {
    let path: String
    let survey: StatementSurvey

    /// - Returns: `false` without a terminal.
    func ask() -> Bool {
        guard HiddenPrompt.isPossible, let terminal = PromptTerminal() else { return false }
        terminal.show("\(path) holds more than measured data. Nothing measured this; take it only if it is yours:")
        survey.lines.forEach(terminal.show)
        return ["y", "yes"].contains(terminal.ask("Take it (y), or the measured data only (n)?")?.lowercased() ?? "")
    }
}

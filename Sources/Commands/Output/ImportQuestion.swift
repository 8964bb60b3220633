import Console
import Foundation
import HealthImport
import KeySupply
import SettingsModel

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

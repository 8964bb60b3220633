import Foundation
import LogFile
import App

/// What is counted of the use of the program, where the person switched that on.
extension Context {
    /// `nil` while nothing is to be counted.
    var usageCounts: UsageCounts? { settings.privacy.usageCounts ? UsageCounts(path: usagePath) : nil }

    /// Counts the command that is run.
    func countCommand() {
        guard let counts = usageCounts else { return }
        let names = AirFit.configuration.subcommands.compactMap { $0.configuration.commandName }
        let name = CommandLine.arguments.dropFirst().first { names.contains($0) }
        counts.count(name.map { "command \($0)" } ?? "full screen", on: today.iso)
        counts.save()
    }
}

extension AppState.Screen {
    /// As it is counted: `screen today`.
    var usageName: String { "screen \(self)" }
}

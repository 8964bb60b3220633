import Foundation
import App
import LogFile
import ProgramContext

extension Context {
    /// Counts the command that is run, where the person switched that on.
    func countCommand() {
        guard let counts = usageCounts else { return }
        let names = AirFit.configuration.subcommands.compactMap { $0.configuration.commandName }
        let name = CommandLine.arguments.dropFirst().first { names.contains($0) }
        counts.count(name.map { "command \($0)" } ?? "full screen", on: today.iso)
        counts.save()
    }
}

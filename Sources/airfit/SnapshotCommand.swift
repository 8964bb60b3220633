import ArgumentParser
import HealthModel

/// `airfit snapshot`: the day's snapshot.
struct SnapshotCommand: AsyncParsableCommand, TakesVaultPassphrase {
    static let configuration = CommandConfiguration(
        commandName: "snapshot", abstract: "Print what is known about a day.",
        discussion: "With --json one object; every field is there, null where nothing was measured.")

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let json = json
        try await Context.running([common, root.common]) { context in
            let snapshot = try await context.report().snapshot
            if json {
                Output.json(SnapshotJSON.text(of: snapshot))
            } else {
                Output.print(SnapshotText.text(of: snapshot, units: context.settings.units.system))
            }
        }
    }
}

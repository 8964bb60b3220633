import ArgumentParser
import ProgramContext

/// Options that every command takes, before or after its name.
struct CommonOptions: ParsableArguments {
    @Flag(help: "Use a built-in sample year in a throw-away store, with the offline coach.")
    var demo = false

    @Option(name: .customLong("date"), help: ArgumentHelp("Take this day as today.", valueName: "YYYY-MM-DD"))
    var dates: [String] = []

    var start: StartOptions { StartOptions(demo: demo, date: dates.first) }

    func validate() throws {
        guard Set(dates).count < 2 else { throw ValidationError(StartOptions.twoDates) }
    }
}

import ArgumentParser
import Settings

/// `airfit config path`
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Where the configuration is.", subcommands: [Path.self])

    struct Path: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Print the path of config.toml.")

        func run() throws {
            Output.print(try Context.locations().configFile)
        }
    }
}

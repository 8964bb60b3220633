import ArgumentParser
import Console
import Licenses

/// `airfit licenses`: the notices of what the program is made of.
struct LicensesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "licenses",
        abstract: "Print the licence of the program and of everything that is linked into it or loaded by it.")

    func run() throws {
        Output.print(Notice.all.map(\.text).joined(separator: "\n\n"))
    }
}

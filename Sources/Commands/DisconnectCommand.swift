import ArgumentParser
import Connections
import Console
import DataWork
import Foundation
import HealthStore
import ProgramContext
import Vault

/// `airfit disconnect`: ends a connection at both ends, and asks what becomes of the data.
struct DisconnectCommand: AsyncParsableCommand, TakesVaultPassphrase {
    static let configuration = CommandConfiguration(
        commandName: "disconnect", abstract: "End a connection; its data stay or go, as you say.",
        discussion: """
            The service is told where it can be told; the tokens, the app's secret or the key are removed here whatever it \
            answers. Data that a file of the same maker gave, too, stay in either case.
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: "The service.")
    var service: String

    @Flag(help: "The data stay.")
    var keepData = false

    @Flag(help: "The data go.")
    var deleteData = false

    func validate() throws {
        if keepData, deleteData { throw ValidationError("--keep-data and --delete-data say opposite things.") }
    }

    func run() async throws {
        let (id, keeps, deletes, passphrase) = (service, keepData, deleteData, passphrase)
        try await Context.running([common, root.common]) { context in
            let service = try ConnectionService.named(id)
            guard !context.isDemo, context.connections.state(of: service.id) != nil else {
                throw Failure(.notConnected, service)
            }
            let goes = try keeps || deletes ? deletes : Self.asks(service)
            try await context.keys.unlock(prompt: passphrase.prompt(context))
            do throws(ConnectionError) {
                if let remark = try await context.connections.disconnect(service) { Output.error(remark) }
            } catch {
                throw Failure(error, service)
            }
            Output.print("\(service.title) is disconnected; its tokens are gone.")
            guard goes else { return Output.printNote("Its data stay.") }
            let records = try await context.deleteData(of: service, in: try await context.health())
            Output.print("\(grouped(records)) records of it are gone.")
        }
    }

    /// Whether the data go.
    private static func asks(_ service: ConnectionService) throws -> Bool {
        guard let terminal = PromptTerminal() else {
            throw Failure("Say what becomes of the data: --keep-data or --delete-data.", .usage)
        }
        switch terminal.ask("The data of \(service.title) that are here: type \"keep\" or \"delete\".")?.lowercased() {
        case "keep": return false
        case "delete": return true
        default: throw Failure("Nothing was changed.", .other)
        }
    }
}

import ArgumentParser
import Connections
import Console
import EventLoop
import Foundation
import HealthModel
import KeySupply
import ProgramContext
import Vault

/// `airfit connect`: lets AirFit read a cloud, with the person's own key or app.
struct ConnectCommand: AsyncParsableCommand, TakesVaultPassphrase {
    static let configuration = CommandConfiguration(
        commandName: "connect", abstract: "Connect the cloud of a watch, ring or scale.",
        discussion: """
            AirFit has no server. Intervals.icu takes a key of yours; at the others you register an app of your own once, \
            which takes some minutes: the command says where, which redirect address to paste there and what to tick. Then \
            your browser opens, you agree, and it comes back to this machine. Over SSH, and always at Wahoo, paste the address \
            that the browser ended on. Keys, secrets and tokens are never arguments: they are asked for, or read from standard input, and lie \
            in the vault alone.

            What goes out are requests for your own data, nothing else, and only when you sync: airfit sync. Services: \
            \(ServiceRegistry.all.map(\.id).joined(separator: ", ")).
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: "The service, as airfit connections lists it.")
    var service: String

    @Option(help: ArgumentHelp("The client id of the app that you registered.", valueName: "id"))
    var clientID: String?

    @Option(help: ArgumentHelp("The port of the redirect address that you registered.", valueName: "number"))
    var port = OAuthForm.usualPort

    @Option(help: ArgumentHelp("Where the account is, at Dexcom: us, eu or jp.", valueName: "region"))
    var region: String?

    @Option(help: ArgumentHelp("Read back to this day; all there is without it.", valueName: "YYYY-MM-DD"))
    var since: String?

    @Flag(help: "Do not open a browser; print the address alone.")
    var noBrowser = false

    func validate() throws {
        guard (1_024...65_535).contains(port) else { throw ValidationError("--port is 1024 to 65535.") }
        if passphrase.passphraseFd == 0 {
            throw ValidationError("Standard input holds the key; give the passphrase by another number, such as 3.")
        }
    }

    func run() async throws {
        let (id, clientID, port, passphrase) = (service, clientID, port, passphrase)
        let (since, opensBrowser, region) = (try CivilDay.day(since), !noBrowser, region)
        try await Context.running([common, root.common]) { context in
            let service = try ConnectionService.named(id)
            guard !context.isDemo else { throw Failure("The sample year has no connections.", .usage) }
            guard context.settings.connections.isOn(service.id) else { throw Failure(switchedOff: service) }
            let connecting = Connecting(
                context: context, service: service, clientID: clientID, port: port, region: region, since: since,
                opensBrowser: opensBrowser, prompt: passphrase.prompt(context))
            do {
                try await connecting.printConnected(connecting.run())
            } catch let error as ConnectionError {
                throw Failure(error, service)
            }
        }
    }
}

extension CivilDay {
    /// - Throws: `Failure` for what is no date.
    static func day(_ text: String?) throws -> CivilDay? {
        guard let text else { return nil }
        guard let day = CivilDay(iso: text) else {
            throw Failure("\(text) is not a date; write it as 2026-01-31.", .usage)
        }
        return day
    }
}

extension ConnectionService {
    /// - Throws: `Failure` for one that cannot be connected, with the reason and another way where there is one.
    static func named(_ id: String) throws -> ConnectionService {
        let id = id.lowercased()
        if let service = ServiceRegistry.service(id) { return service }
        if let closed = ServiceRegistry.closed(id) {
            throw Failure("\(closed.title) cannot be connected. \(closed.reason) \(closed.path)", .usage)
        }
        let known = ServiceRegistry.all.map(\.id).joined(separator: ", ")
        throw Failure("There is no service called \(id); there are \(known).", .usage)
    }
}

/// One attempt on the command line.
private struct Connecting {
    let context: Context
    let service: ConnectionService
    let clientID: String?
    let port: Int
    let region: String?
    let since: CivilDay?
    let opensBrowser: Bool
    let prompt: PassphrasePrompt

    func run() async throws -> ConnectionState {
        if let region, !service.regions.contains(where: { $0.id == region }) {
            let known = service.regions.map { "\($0.id) (\($0.title))" }.joined(separator: ", ")
            throw Failure(
                known.isEmpty
                    ? "\(service.title) has one server for all; leave --region out."
                    : "\(service.title) has no region \(region); there are \(known).", .usage)
        }
        // First: what came back with a code cannot wait for a passphrase.
        try await context.keys.unlockOrCreate(prompt)
        switch service.authorization {
        case .key(let form):
            explain()
            let key = try KeyEntry.key(of: service.title)
            Output.printNote("The \(form.title) is tried at \(service.title).")
            return try await context.connections.connect(service, key: key, since: since)
        case .oauth: return try await authorise()
        }
    }

    private func explain(redirectURI: String? = nil) {
        Output.printNote("Once, at \(service.registration.address):")
        for (number, step) in service.registration.steps.enumerated() { Output.printNote("  \(number + 1). \(step)") }
        if let redirectURI { Output.printNote("Redirect address: \(redirectURI)") }
    }

    private func authorise() async throws -> ConnectionState {
        let connections = context.connections
        let app = try await app(connections)
        let listener = try service.isPastedOnly ? LoopbackListener() : LoopbackListener(port: app.port)
        guard let attempt = connections.attempt(service, app: app) else { throw ConnectionError.noToken }
        Output.printNote("Agree in your browser at:")
        Output.print(attempt.address)
        if opensBrowser { open(attempt.address) }
        Output.printNote(
            service.isPastedOnly
                ? "Then the browser cannot open the page that it is sent to: paste its address here, and press Enter."
                : "Waiting for it to come back; or paste the address that it ended on, and press Enter.")
        while true {
            let arrival = try await listener.arrival(
                for: attempt, orLineOf: STDIN_FILENO, now: { Date().timeIntervalSince1970 })
            switch arrival {
            case .browser(let visit):
                return try await connections.finish(service, app: app, attempt: attempt, visit: visit, since: since)
            case .line(let line):
                do throws(ConnectionError) {
                    return try await connections.finish(
                        service, app: app, attempt: attempt, pasted: line, since: since)
                } catch {
                    guard case .notAnAddress = error else { throw error }
                    Output.error(error.sentence(service.title, id: service.id))
                }
            }
        }
    }

    /// The app that is known, or the one that the person names now.
    private func app(_ connections: Connections) async throws -> ClientApp {
        if clientID == nil, region == nil, let known = try await connections.app(of: service.id) {
            Output.printNote("The app that you registered at \(service.title) is known.")
            return known
        }
        let redirectURI = service.redirectURI(port: port) ?? OAuthForm.redirectURI(port: port)
        explain(redirectURI: redirectURI)
        let id: String
        if let clientID {
            id = clientID
        } else {
            guard HiddenPrompt.isPossible, let terminal = PromptTerminal(), let typed = terminal.ask("Client id:"),
                !typed.isEmpty
            else { throw Failure("Give the app's client id with --client-id.", .usage) }
            id = typed
        }
        guard id.utf8.count <= 512, id.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw Failure("The client id holds a blank or a letter that none has; copy it again.", .badInput)
        }
        let region = try region ?? chosenRegion()
        return ClientApp(
            clientID: id, clientSecret: try KeyEntry.key(of: "the app (client secret)"), redirectURI: redirectURI,
            region: region)
    }

    /// `nil` at a service that has one server for all.
    private func chosenRegion() throws -> String? {
        guard !service.regions.isEmpty else { return nil }
        let words = service.regions.map { "\($0.id) (\($0.title))" }.joined(separator: ", ")
        guard HiddenPrompt.isPossible, let terminal = PromptTerminal(),
            let typed = terminal.ask("Where is the account: \(words)?")?.lowercased(),
            service.regions.contains(where: { $0.id == typed })
        else { throw Failure("Say where the account is with --region: \(words).", .usage) }
        return typed
    }

    /// Where there is a browser; the address stands above either way.
    private func open(_ address: String) {
        let environment = context.environment
        Task { @MainActor in
            // One that fails says so itself, and the address can be opened by hand.
            guard case .program(let path) = WebBrowser(environment) else { return }
            _ = await WebBrowser.show(address, with: path, environment)
        }
    }

    func printConnected(_ state: ConnectionState) {
        let account = (state.accountName ?? state.accountID).map { ", account \($0)" } ?? ""
        Output.print("\(service.title) is connected\(account).")
        if account.isEmpty { Output.printNote(service.unknownAccountRemark) }
        if let granted = state.granted {
            let given = service.scopes.filter { granted.contains($0.id) }
            if !given.isEmpty { Output.printNote("Granted: \(given.map(\.gives).joined(separator: "; ")).") }
            let missing = service.scopes.filter { !granted.contains($0.id) }
            for scope in missing { Output.printNote("Not ticked: \(scope.id) (\(scope.gives)).") }
        }
        let reach = state.since.map { "back to \($0.iso)" } ?? "back to the first day there is"
        Output.printNote(
            state.days.map { days in
                "\(days.lowerBound.iso) to \(days.upperBound.iso) is here; go on with: airfit sync \(service.id)"
            } ?? "Nothing was read yet; airfit sync \(service.id) reads \(reach).")
    }
}

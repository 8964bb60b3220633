import ArgumentParser
import ChatModel
import Console
import Foundation
import JSON
import ProgramContext
import Providers

/// `airfit providers`: which providers there are and how each stands.
struct ProvidersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "providers", abstract: "List the AI providers, and what each needs to be used.",
        discussion: """
            Nobody is asked: a provider that is set up has its key and address. Whether it answers says airfit doctor. Keys are \
            never printed.
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let json = json
        try await Context.running([common, root.common]) { context in
            let statuses = context.providerDirectory.statuses
            let active = context.activeProvider
            let unconfirmed = context.keys.unconfirmedCommands.map(\.id)
            func waits(_ status: ProviderStatus) -> Bool {
                status.keySource == .command && unconfirmed.contains(status.id)
            }
            if json {
                let list = statuses.map { ProviderLine.fields($0, isActive: $0.id == active, waits: waits($0)) }
                Output.json(JSONText.object(["providers": list + [ProviderLine.offline(isActive: active == .offline)]]))
            } else {
                for status in statuses {
                    Output.print(ProviderLine.text(status, isActive: status.id == active, waits: waits(status)))
                }
                let mark = active == .offline ? "*" : " "
                Output.print("\(mark) offline     ready: the built-in coach, which is no AI and asks nobody")
            }
        }
    }
}

/// A provider as `airfit providers` prints it.
private enum ProviderLine {
    /// - Parameter waits: its key command is not confirmed, and was not run.
    static func fields(_ status: ProviderStatus, isActive: Bool, waits: Bool) -> [String: Any] {
        [
            "id": status.id.rawValue, "name": status.name, "status": code(status.state, waits), "active": isActive,
            "reason": reason(status, waits) ?? NSNull(), "key_variable": status.keyVariable,
            "key_source": status.keySource.name ?? NSNull() as Any,
            "base_url": status.baseURL ?? NSNull() as Any, "default_model": status.defaultModel,
            "key_page": status.keyPage ?? NSNull() as Any,
        ]
    }

    static func offline(isActive: Bool) -> [String: Any] {
        [
            "id": ProviderID.offline.rawValue, "name": "Offline coach", "status": "ready", "active": isActive,
            "reason": NSNull(), "key_variable": NSNull(), "key_source": NSNull(), "base_url": NSNull(),
            "default_model": NSNull(), "key_page": NSNull(),
        ]
    }

    /// Two lines; `*` marks the one that is asked.
    static func text(_ status: ProviderStatus, isActive: Bool, waits: Bool) -> String {
        let id = status.id.rawValue
        let state =
            reason(status, waits).map { "\(code(status.state, waits).replacing("_", with: " ")): \($0)" }
            ?? "set up, not asked"
        let key = status.hasKey && !waits ? ", key from \(status.keySource.place)" : ""
        let mark = isActive ? "*" : " "
        var lines = ["\(mark) \(id)\(String(repeating: " ", count: max(1, 12 - id.count)))\(state)\(key)"]
        if let address = status.baseURL { lines.append("              \(address), model \(status.defaultModel)") }
        return lines.joined(separator: "\n")
    }

    private static func code(_ state: ProviderStatus.State, _ waits: Bool) -> String {
        switch state {
        case .ready where waits: "not_confirmed"
        case .ready: "ready"
        case .noKey: "no_key"
        case .noAddress: "no_address"
        case .unconfirmedHost: "not_confirmed"
        case .badConfiguration: "bad_configuration"
        }
    }

    /// The advice for a provider; `nil` where there is nothing to do.
    private static func reason(_ status: ProviderStatus, _ waits: Bool) -> String? {
        switch status.state {
        case .ready where waits:
            "its key command was not run, as you have not confirmed it: airfit keys confirm \(status.id.rawValue)"
        case .ready: nil
        case .noKey: "set \(status.keyVariable)" + (status.keyPage.map { "; keys are at \($0)" } ?? "")
        case .noAddress: "give its base_url under [providers.\(status.id.rawValue)] in config.toml"
        case .unconfirmedHost(let host):
            "nothing was sent to \(host), as you have not confirmed it: airfit keys confirm \(status.id.rawValue)"
        case .badConfiguration(let reason): reason
        }
    }
}

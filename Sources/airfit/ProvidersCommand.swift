import ArgumentParser
import ChatModel
import Foundation
import Providers

/// `airfit providers`: which providers there are and how each stands.
struct ProvidersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "providers", abstract: "List the AI providers, and what each needs to be used.",
        discussion: "Nobody is asked: a provider that is ready has its key and address. Keys are never printed.")

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let json = json
        try await Context.running([common, root.common]) { context in
            let statuses = context.providerDirectory.statuses
            let active = context.activeProvider
            if json {
                let list = statuses.map { ProviderLine.fields($0, isActive: $0.id == active) }
                Output.json(JSONText.object(["providers": list + [ProviderLine.offline(isActive: active == .offline)]]))
            } else {
                for status in statuses { Output.print(ProviderLine.text(status, isActive: status.id == active)) }
                let mark = active == .offline ? "*" : " "
                Output.print("\(mark) offline     ready: the built-in coach, which is no AI and asks nobody")
            }
        }
    }
}

/// A provider as `airfit providers` prints it.
private enum ProviderLine {
    static func fields(_ status: ProviderStatus, isActive: Bool) -> [String: Any] {
        [
            "id": status.id.rawValue, "name": status.name, "status": code(status.state), "active": isActive,
            "reason": reason(status) ?? NSNull(), "key_variable": status.keyVariable,
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
    static func text(_ status: ProviderStatus, isActive: Bool) -> String {
        let id = status.id.rawValue
        let state = reason(status).map { "\(code(status.state).replacing("_", with: " ")): \($0)" } ?? "ready"
        let key = status.hasKey ? ", key from \(status.keySource.place)" : ""
        let mark = isActive ? "*" : " "
        var lines = ["\(mark) \(id)\(String(repeating: " ", count: max(1, 12 - id.count)))\(state)\(key)"]
        if let address = status.baseURL { lines.append("              \(address), model \(status.defaultModel)") }
        return lines.joined(separator: "\n")
    }

    private static func code(_ state: ProviderStatus.State) -> String {
        switch state {
        case .ready: "ready"
        case .noKey: "no_key"
        case .noAddress: "no_address"
        case .badConfiguration: "bad_configuration"
        }
    }

    /// What to do; `nil` where nothing has to be done.
    private static func reason(_ status: ProviderStatus) -> String? {
        switch status.state {
        case .ready: nil
        case .noKey: "set \(status.keyVariable)" + (status.keyPage.map { "; keys are at \($0)" } ?? "")
        case .noAddress: "give its base_url under [providers.\(status.id.rawValue)] in config.toml"
        case .badConfiguration(let reason): reason
        }
    }
}

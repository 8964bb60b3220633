import ScreenKit
import Canvas
import ChatModel

/// How a provider stands, in a word or two and in a sentence.
struct ProviderWording {
    let providers: ProvidersState

    func status(of id: ProviderID) -> (words: String, role: StyleRole) {
        guard id != .offline else { return ("active · no AI, no network", .good) }
        guard let entry = providers[id] else { return ("…", .muted) }
        switch entry.state {
        case .noKey: return ("no key", .warning)
        case .noAddress: return ("no address", .warning)
        case .locked: return ("needs unlocking", .warning)
        case .unconfirmedHost: return ("address not confirmed", .warning)
        case .badConfiguration: return ("cannot be used", .bad)
        case .ready: return answer(of: id)
        }
    }

    private func answer(of id: ProviderID) -> (words: String, role: StyleRole) {
        guard case .answered(let answer)? = providers.asked[id] else {
            return (providers.asked[id] == nil ? "not asked yet" : "asking …", .muted)
        }
        guard let problem = answer.problem else {
            var parts = ["active"]
            if let count = answer.modelCount { parts.append(Self.models(count)) }
            if let left = answer.remainingUSD { parts.append("\(Dollars.text(max(0, left))) left") }
            return (parts.joined(separator: " · "), .good)
        }
        switch problem {
        case .networkUnavailable, .timeout: return ("unreachable", .bad)
        default: return (problem.cause.lowercased(), .bad)
        }
    }

    /// The fault, whole; `nil` where all is well.
    func sentence(of id: ProviderID) -> String? {
        guard let entry = providers[id] else { return nil }
        switch entry.state {
        case .ready: break
        case .noKey:
            return "Please add an API key" + (entry.keyPage.map { "; you get one at \($0)" } ?? "") + "."
        case .locked: return "Its key is in the vault, which is locked."
        case .noAddress: return "Please say where it is reached."
        case .unconfirmedHost(let host):
            return
                "Its address is new or has changed: nothing goes to \(ShortText.oneLine(host, 200)) before you confirm it."
        case .badConfiguration(let reason): return ShortText.oneLine(reason, 300) + "."
        }
        guard case .answered(let answer)? = providers.asked[id] else { return nil }
        if let problem = answer.problem { return problem.sentence }
        guard answer.hasModel == false else { return nil }
        return "It does not list the model \(ShortText.oneLine(entry.model, 60)); choose another one."
    }

    /// For the row in the list: `42 models · key`.
    func row(of entry: ProviderEntry) -> String {
        var parts: [String] = []
        if let count = providers.modelCount(of: entry) { parts.append(Self.models(count)) }
        switch entry.state {
        case .ready: parts.append(entry.hasKey ? "key" : entry.needsKey ? "no key" : "no key needed")
        case .noKey: parts.append("no key")
        case .noAddress: parts.append("no address")
        case .locked: parts.append("locked key")
        case .unconfirmedHost: parts.append("address not confirmed")
        case .badConfiguration: parts.append("cannot be used")
        }
        return parts.joined(separator: " · ")
    }

    static func models(_ count: Int) -> String { "\(count) model\(count == 1 ? "" : "s")" }
}

import ChatModel
import Foundation
import HealthModel
import ScreenKit
import SettingsModel

extension WaitingQuestion.Terms {
    /// The terms of a request that the person can know as things stand.
    /// - Parameter reader: where the model answers; `nil` where that is not known.
    public init(_ model: ModelReference, at reader: ModelRecipient?, _ privacy: Settings.Privacy, _ info: ModelInfo?) {
        let isUnasked = reader.map { privacy.isUnasked(model.provider, at: $0) } ?? true
        let shared = reader.map { privacy.shared(with: model.provider, at: $0).map(\.rawValue).sorted() }
        self.init(
            model: model, host: reader?.host ?? "", shared: isUnasked ? nil : shared, inputPrice: info?.price?.input,
            outputPrice: info?.price?.output)
    }
}

extension ModelRecipient {
    /// Whether the model answers on another machine, as far as is known. A server of this machine, and one that the person has
    /// marked local, can be reached without a way out.
    public var needsNetwork: Bool { place == .elsewhere && !BaseURL.isOfThisMachine(host) }
}

extension WaitingQuestion.Doubt {
    /// Part of a sentence.
    /// - Parameter model: the one that is asked now.
    public func words(asking model: ModelReference) -> String {
        switch self {
        case .old(let hours): "you asked this \(hours == 1 ? "an hour" : "\(hours) hours") ago"
        case .clockSetBack: "the clock was set back since you asked this"
        case .otherModel(let old):
            "you asked \(ShortText.oneLine(old.settingsName, 40)), and now it would go to "
                + ShortText.oneLine(model.settingsName, 40)
        case .otherHost(let host): "it would go to another host: \(ShortText.oneLine(host, 60))"
        case .otherConsent: "what \(model.provider.rawValue) may see has changed"
        case .otherPrice: "the price of the model has changed"
        case .toBeAsked: "something is asked before it goes out"
        }
    }

    /// One sentence of several reasons, without its end.
    public static func sentence(_ doubts: [Self], asking model: ModelReference) -> String {
        let reasons = doubts.map { $0.words(asking: model) }.joined(separator: "; ")
        return reasons.prefix(1).uppercased() + reasons.dropFirst()
    }
}

extension WaitingQuestion {
    /// `1st`, `2nd`, `11th`, `23rd`.
    public static func ordinal(_ number: Int) -> String {
        let isTeen = (11...13).contains(number % 100)
        let ending = isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
        return "\(number)\(ending)"
    }
}

extension ChatMessage.Completion {
    /// Whether the answer did not come because its provider could not be reached.
    public var failedForNetwork: Bool {
        switch self {
        case .failed(.networkUnavailable), .failed(.timeout), .failed(.streamingError): true
        default: false
        }
    }
}

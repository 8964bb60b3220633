import ChatModel
import Foundation
import SettingsScreen

/// What a provider said of the credit with it.
public struct ProviderCredit: Sendable {
    var provider: ProviderID
    /// US dollars; `nil` where it does not tell.
    var remainingUSD: Double?
    var problem: ServiceError?

    var words: String {
        if let remainingUSD { return "\(SpendWords.price(.told(max(0, remainingUSD)))) left" }
        return problem?.sentence ?? "does not tell"
    }
}

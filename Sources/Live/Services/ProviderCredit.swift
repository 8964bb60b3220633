import ChatModel
import Foundation
import SettingsScreen

/// The credit with a provider, as it reported it.
public struct ProviderCredit: Sendable {
    var provider: ProviderID
    /// US dollars; `nil` where it does not tell.
    var remainingUSD: Double?
    var problem: ServiceError?

    var words: String {
        if let remainingUSD { return "\(SpendWording.price(.told(max(0, remainingUSD)))) left" }
        return problem?.sentence ?? "does not tell"
    }
}

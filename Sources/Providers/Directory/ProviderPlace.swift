import ChatModel
import Networking

extension ProviderDirectory {
    /// Marks loopback addresses as leading elsewhere, as those of a tunnel or of a proxy do.
    public static let tunnelVariable = "AIRFIT_LOOPBACK_IS_ELSEWHERE"

    /// Whether the server of a provider is asked on this machine, or on a host that the person marked local. Where its
    /// answers are computed is another matter: it may pass everything on (`ModelPlaces`). Nothing is looked up on the
    /// network; what `localhost` means is checked again when the connection is made.
    func isAskedHere(_ id: ProviderID) -> Bool {
        guard setting(Self.tunnelVariable) == nil, let address = address(of: id) else { return false }
        return settings(of: id).isLocal || HTTPRequest(.post, address).isToThisMachine
    }

    /// The host that a provider is asked at, for consent and for showing; empty for one without an address.
    func authority(of id: ProviderID) -> String { address(of: id).flatMap { HTTPRequest(.post, $0).authority } ?? "" }
}

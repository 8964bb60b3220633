import ChatModel
import Networking

extension ProviderDirectory {
    /// Marks loopback addresses as leading elsewhere, as those of a tunnel or of a proxy do.
    public static let tunnelVariable = "AIRFIT_LOOPBACK_IS_ELSEWHERE"

    /// Where a provider answers, with the host for showing.
    public func reader(of id: ProviderID) -> ModelReader {
        let place = place(of: id)
        let host = place == .offline ? "" : address(of: id).flatMap { HTTPRequest(.post, $0).host } ?? ""
        return ModelReader(place, host: host)
    }

    /// Where a provider answers: on this machine by its address or by the person's word, else elsewhere. Nothing is looked
    /// up on the network; what `localhost` means is checked again when the connection is made.
    public func place(of id: ProviderID) -> ModelPlace {
        guard id != .offline else { return .offline }
        guard setting(Self.tunnelVariable) == nil else { return .elsewhere }
        if settings(of: id).isLocal { return .local }
        guard let address = address(of: id) else { return .elsewhere }
        return HTTPRequest(.post, address).isToThisMachine ? .local : .elsewhere
    }
}

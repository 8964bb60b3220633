import Glibc

/// The type of network that connects this machine to others.
public enum NetworkType: String, Sendable, CaseIterable {
    case wifi, cellular, ethernet
    /// A tunnel, a bridge, something unknown.
    case other
    case none
}

/// Whether other machines can be reached, as far as the kernel knows: there is a way out. Whether anybody answers there is
/// another matter.
public struct NetworkStatus: Equatable, Sendable {
    /// An interface that is up has a default route. With the loopback interface alone it is `false`.
    public var isReachable: Bool
    public var type: NetworkType
    /// Some other machine can be reached, if only one of the local network: a proxy may be there.
    public var hasNeighbours: Bool

    /// - Parameter hasNeighbours: `nil` where a way out says so.
    public init(isReachable: Bool, type: NetworkType, hasNeighbours: Bool? = nil) {
        self.isReachable = isReachable
        self.type = type
        self.hasNeighbours = hasNeighbours ?? isReachable
    }

    public static let unreachable = NetworkStatus(isReachable: false, type: .none)
}

/// The kernel's tables of routes and interfaces.
struct RouteTables {
    /// Folders that stand for `/proc` and `/sys`.
    var proc: String
    var sys: String

    var status: NetworkStatus {
        let routes = (ipv4Routes + ipv6Routes).filter { isUp($0.interface) }
        let ways = routes.filter(\.isDefault).sorted { $0.metric < $1.metric }
        guard !ways.isEmpty else {
            return NetworkStatus(isReachable: false, type: .none, hasNeighbours: !routes.isEmpty)
        }
        // A tunnel goes over something: that is what the type is about.
        let types = ways.lazy.map { type(of: $0.interface) }
        return NetworkStatus(isReachable: true, type: types.first { $0 != .other } ?? .other)
    }

    private struct Route {
        var interface: String
        var metric: UInt32
        var isDefault: Bool
    }
    private static let isUsable: UInt32 = 0x0001  // RTF_UP
    private static let isRejecting: UInt32 = 0x0200  // RTF_REJECT

    /// Interface, destination, gateway, flags, counts, metric, mask, …; numbers in hexadecimal, the metric in decimal.
    private var ipv4Routes: [Route] {
        rows(of: proc + "/net/route").dropFirst().compactMap { fields in
            guard fields.count >= 8, let destination = UInt32(fields[1], radix: 16),
                let mask = UInt32(fields[7], radix: 16), let flags = UInt32(fields[3], radix: 16),
                Self.leadsOut(flags), fields[0] != "lo"
            else { return nil }
            return Route(
                interface: fields[0], metric: UInt32(fields[6]) ?? .max, isDefault: destination == 0 && mask == 0)
        }
    }

    /// Destination, its length, source, its length, next hop, metric, two counts, flags, interface; in hexadecimal.
    private var ipv6Routes: [Route] {
        rows(of: proc + "/net/ipv6_route").compactMap { fields in
            guard fields.count >= 10, let length = UInt32(fields[1], radix: 16),
                let flags = UInt32(fields[8], radix: 16), Self.leadsOut(flags), fields[9] != "lo"
            else { return nil }
            let isDefault = fields[0].allSatisfy { $0 == "0" } && length == 0
            // Its own address and multicast, which every interface has, lead to nobody.
            guard isDefault || length < 128 && !fields[0].hasPrefix("ff") else { return nil }
            return Route(interface: fields[9], metric: UInt32(fields[5], radix: 16) ?? .max, isDefault: isDefault)
        }
    }

    private static func leadsOut(_ flags: UInt32) -> Bool { flags & isUsable != 0 && flags & isRejecting == 0 }

    /// Tunnels say `unknown` of themselves. What cannot be asked is taken to be up, since a route goes there.
    private func isUp(_ interface: String) -> Bool {
        guard let state = text(of: "\(sys)/class/net/\(interface)/operstate") else { return true }
        return ["up", "unknown"].contains(state.filter { !$0.isWhitespace })
    }

    private func type(of interface: String) -> NetworkType {
        let folder = "\(sys)/class/net/\(interface)"
        if exists(folder + "/wireless") || exists(folder + "/phy80211") { return .wifi }
        let isModem = text(of: folder + "/uevent")?.contains("DEVTYPE=wwan") ?? false
        if isModem || ["wwan", "ppp", "rmnet"].contains(where: interface.hasPrefix) { return .cellular }
        // ARPHRD_ETHER; a container's or bridge's interface says so too, and stands for the cable behind it.
        let isPlain = text(of: folder + "/type")?.filter { !$0.isWhitespace } == "1"
        return isPlain ? .ethernet : .other
    }

    private func rows(of path: String) -> [[String]] {
        (text(of: path) ?? "").split(separator: "\n").map { line in
            line.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
        }
    }

    private func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// `nil` where there is no such file, or it cannot be read. At most 1 MiB: a router's table can be long.
    private func text(of path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 16_384)
        while bytes.count < 1 << 20 {
            let count = read(descriptor, &piece, piece.count)
            guard count > 0 else { break }
            bytes += piece.prefix(count)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

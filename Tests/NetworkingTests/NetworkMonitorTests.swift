import Foundation
import Networking
import Testing

@Suite(.timeLimit(.minutes(10))) struct `Network monitor` {
    private let folder = NSTemporaryDirectory() + "airfit-network-\(UUID().uuidString)"

    private static let ipv4Head =
        "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT\n"
    private static func ipv4Default(_ interface: String, metric: Int = 100, flags: String = "0003") -> String {
        "\(interface)\t00000000\t0101A8C0\t\(flags)\t0\t0\t\(metric)\t00000000\t0\t0\t0\n"
    }
    private static let ipv4Local = "wlan0\t0001A8C0\t00000000\t0001\t0\t0\t600\t00FFFFFF\t0\t0\t0\n"
    private static func ipv6Default(_ interface: String, flags: String = "00450003") -> String {
        let zeros = String(repeating: "0", count: 32)
        return
            "\(zeros) 00 \(zeros) 00 fe800000000000000000000000000001 00000400 00000001 00000000 \(flags) \(interface)\n"
    }

    // MARK: As things stand

    @Test func `a default route over wireless is wifi`() throws {
        defer { remove() }
        try interface("wlan0", folders: ["wireless", "phy80211"])
        #expect(try status(ipv4: Self.ipv4Default("wlan0") + Self.ipv4Local) == .init(isReachable: true, type: .wifi))
    }

    @Test(arguments: [
        ("wwan0", "", NetworkType.cellular), ("rmnet_data0", "", .cellular), ("ppp0", "", .cellular),
        ("wwp0s20f0u6", "DEVTYPE=wwan\nINTERFACE=wwp0s20f0u6\n", .cellular), ("enp3s0", "", .ethernet),
    ])
    func `modems and cables are told apart`(name: String, event: String, type: NetworkType) throws {
        defer { remove() }
        try interface(name, event: event)
        #expect(try status(ipv4: Self.ipv4Default(name)) == .init(isReachable: true, type: type))
    }

    @Test func `a tunnel is what it goes over, and other when nobody knows`() throws {
        defer { remove() }
        try interface("tun0", state: "unknown", type: "65534")
        try interface("wlan0", folders: ["phy80211"])
        let tunnel = Self.ipv4Default("tun0", metric: 50)
        #expect(try status(ipv4: tunnel) == .init(isReachable: true, type: .other))
        #expect(try status(ipv4: tunnel + Self.ipv4Default("wlan0")) == .init(isReachable: true, type: .wifi))
    }

    @Test func `of several ways the preferred one counts`() throws {
        defer { remove() }
        try interface("eth0")
        try interface("wlan0", folders: ["wireless"])
        let both = Self.ipv4Default("wlan0", metric: 600) + Self.ipv4Default("eth0", metric: 100)
        #expect(try status(ipv4: both).type == .ethernet)
    }

    @Test func `IPv6 alone is a way out`() throws {
        defer { remove() }
        try interface("eth0")
        #expect(try status(ipv4: "", ipv6: Self.ipv6Default("eth0")) == .init(isReachable: true, type: .ethernet))
    }

    @Test func `nothing leads out without a default route, or over what is down, looped back or rejecting`() throws {
        defer { remove() }
        try interface("eth0", state: "down")
        try interface("wlan0", folders: ["wireless"])
        try interface("lo", state: "unknown", type: "772")
        #expect(try status(ipv4: "") == .unreachable)
        #expect(try status(ipv4: Self.ipv4Default("eth0")) == .unreachable)
        #expect(try status(ipv4: Self.ipv4Default("lo")) == .unreachable)
        #expect(try status(ipv4: Self.ipv4Default("wlan0", flags: "0201")) == .unreachable)
        #expect(try status(ipv4: "", ipv6: Self.ipv6Default("lo", flags: "00200200")) == .unreachable)
    }

    @Test func `a route to the local network alone leads to neighbours, not out`() throws {
        defer { remove() }
        try interface("wlan0", folders: ["wireless"])
        try interface("eth0")
        #expect(
            try status(ipv4: Self.ipv4Local) == .init(isReachable: false, type: .none, hasNeighbours: true))
        // The interface's own address and its multicast.
        let address = "fe800000000000000000000000000002 80", group = "ff000000000000000000000000000000 08"
        let zeros = String(repeating: "0", count: 32)
        let rest = " \(zeros) 00 \(zeros) 00000100 00000001 00000000 00000001 eth0\n"
        #expect(try status(ipv4: "", ipv6: address + rest + group + rest) == .unreachable)
    }

    @Test(arguments: ["", "\n\n", "x", "eth0\t00000000", "eth0\tzz\tzz\tzz\t0\t0\tzz\tzz\n", "\0\0\t\t\t"])
    func `tables that cannot be read are no way out`(table: String) throws {
        defer { remove() }
        #expect(try status(ipv4: table, ipv6: table) == .unreachable)
        #expect(NetworkMonitor(proc: "/none", sys: "/none").current == .unreachable)
    }

    // MARK: Changes

    @Test func `each difference is told once, starting with how it is`() async throws {
        defer { remove() }
        try interface("eth0")
        try interface("wlan0", folders: ["wireless"])
        try tables(ipv4: Self.ipv4Default("eth0"))
        let (events, voice) = AsyncStream.makeStream(of: Void.self)
        let (looked, sign) = AsyncStream.makeStream(of: Void.self)
        let monitor = NetworkMonitor(
            proc: folder + "/proc", sys: folder + "/sys", events: { events }, debounce: { sign.yield() })
        var changes = monitor.changes.makeAsyncIterator()
        var looks = looked.makeAsyncIterator()
        #expect(await changes.next() == .init(isReachable: true, type: .ethernet))
        voice.yield()  // nothing differs
        await looks.next()
        try tables(ipv4: "")
        voice.yield()
        #expect(await changes.next() == .unreachable)
        try tables(ipv4: Self.ipv4Default("wlan0"))
        voice.yield()
        #expect(await changes.next() == .init(isReachable: true, type: .wifi))
        voice.finish()
        #expect(await changes.next() == nil)
    }

    @Test func `the kernel's own news can be listened to, and end with the listener`() async throws {
        let before = try netlinkSockets
        do {
            var changes = NetworkMonitor().changes.makeAsyncIterator()
            #expect(await changes.next() == NetworkMonitor().current)
            #expect(try netlinkSockets == before + 1)
        }
        while try netlinkSockets != before { await Task.yield() }  // closed on a queue
    }

    /// Sockets of this process for news of routes.
    private var netlinkSockets: Int {
        get throws {
            let mine = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
                try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")  // closed meanwhile
            }
            let table = kernelTable("/proc/self/net/netlink")
            return table.split(separator: "\n").dropFirst().count { line in
                let fields = line.split(separator: " ")
                return fields.count > 9 && fields[1] == "0" && fields[3] == "00000441"
                    && mine.contains("socket:[\(fields[9])]")
            }
        }
    }

    private func status(ipv4: String, ipv6: String = "") throws -> NetworkStatus {
        try tables(ipv4: ipv4, ipv6: ipv6)
        return NetworkMonitor(proc: folder + "/proc", sys: folder + "/sys").current
    }

    private func tables(ipv4: String, ipv6: String = "") throws {
        try write(ipv4.isEmpty ? "" : Self.ipv4Head + ipv4, to: "proc/net/route")
        try write(ipv6, to: "proc/net/ipv6_route")
    }

    private func interface(
        _ name: String, state: String = "up", type: String = "1", event: String = "", folders: [String] = []
    ) throws {
        try write(state + "\n", to: "sys/class/net/\(name)/operstate")
        try write(type + "\n", to: "sys/class/net/\(name)/type")
        try write(event, to: "sys/class/net/\(name)/uevent")
        for folder in folders { try write("", to: "sys/class/net/\(name)/\(folder)/x") }
    }

    private func write(_ text: String, to path: String) throws {
        let path = "\(folder)/\(path)"
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    private func remove() {
        // What stays behind in /tmp harms nobody.
        try? FileManager.default.removeItem(atPath: folder)
    }
}

import Dispatch
import Glibc

/// The kernel's own news of links and routes, from a netlink socket.
public enum RouteEvents {
    /// RTMGRP_LINK, RTMGRP_IPV4_ROUTE, RTMGRP_IPV6_ROUTE of <linux/rtnetlink.h>.
    private static let groups: UInt32 = 0x1 | 0x40 | 0x400

    /// `struct sockaddr_nl` of <linux/netlink.h>.
    private struct Address {
        var family = UInt16(AF_NETLINK)
        var padding: UInt16 = 0
        var port: UInt32 = 0
        var groups = RouteEvents.groups
    }

    /// One element for any number of messages that have come. Ends at once where the kernel offers no such socket, as in
    /// some containers. The socket is closed when the reader ends.
    @Sendable public static func stream() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        guard let socket = openSocket() else {
            continuation.finish()
            return stream
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: .global(qos: .utility))
        source.setEventHandler {
            if drain(socket) { continuation.yield() } else { continuation.finish() }
        }
        source.setCancelHandler { close(socket) }
        // A source may be cancelled from anywhere.
        nonisolated(unsafe) let ending = source
        continuation.onTermination = { _ in ending.cancel() }
        source.resume()
        return stream
    }

    private static func openSocket() -> Int32? {
        let kind = Int32(SOCK_RAW.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let socket = Glibc.socket(AF_NETLINK, kind, 0)  // NETLINK_ROUTE
        guard socket >= 0 else { return nil }
        var address = Address()
        let code = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<Address>.size))
            }
        }
        guard code == 0 else {
            close(socket)
            return nil
        }
        return socket
    }

    /// Reads and drops the messages: the network is looked at afterwards. `false` when the socket is of no use any
    /// more; one that overflowed (ENOBUFS) goes on.
    private static func drain(_ socket: Int32) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = recv(socket, &buffer, buffer.count, 0)
            if count > 0 { continue }
            if count < 0 && errno == EINTR { continue }
            return count < 0 && [EAGAIN, EWOULDBLOCK, ENOBUFS].contains(errno)
        }
    }
}

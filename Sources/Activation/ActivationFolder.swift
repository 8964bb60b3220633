import Files
import Glibc

/// The folder of the sockets by which a running AirFit is asked for a screen: in the runtime folder of the person, or
/// where there is none in one of their own below `/tmp`; for them alone (0700).
public struct ActivationFolder: Equatable, Sendable {
    /// Why the folder cannot be used; one sentence.
    public struct Failure: Error, Equatable, Sendable {
        public var sentence: String
        public init(_ sentence: String) { self.sentence = sentence }
    }

    public let path: String
    /// Tells the programs apart that have different data.
    private let tag: String

    /// - Parameter data: the folder of the data; each has its own programs.
    public init(environment: [String: String], data: String) {
        let runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") && $0.utf8.count < 60 ? $0 : nil }
        path = runtime.map { $0 + "/airfit" } ?? "/tmp/airfit-\(getuid())"
        // FNV-1a: short, and the same in every start.
        let hash = data.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        tag = String(hash, radix: 36)
    }

    func socket(of process: pid_t) -> String { "\(path)/\(tag).\(process)" }

    /// Makes the folder where there is none.
    /// - Throws: where it is a link, is another user's, or can be entered by others.
    func make() throws(Failure) {
        if PathText.mkdir(path, 0o700) != 0, errno != EEXIST {
            throw Failure("\(path) cannot be made: \(FileFailure.last.reason).")
        }
        guard try check() else { throw Failure("\(path) is gone.") }
    }

    /// - Returns: whether there is one.
    /// - Throws: as `make`.
    func check() throws(Failure) -> Bool {
        guard let facts = PathText.status(path) else { return false }
        guard facts.st_mode & S_IFMT == S_IFDIR else {
            throw Failure("\(path) is a link or a file and no folder; it is not used. Remove it.")
        }
        guard facts.st_uid == getuid() else { throw Failure("\(path) belongs to another user; it is not used.") }
        guard facts.st_mode & 0o077 == 0 else {
            throw Failure("\(path) can be entered by other users; it is not used. Close it: chmod 700 \(path)")
        }
        return true
    }

    /// The sockets of programs with the same data, that of the newest program first.
    func sockets() throws(Failure) -> [String] {
        guard try check(), let folder = PathText.withSystemPath(path, { opendir($0) }) else { return [] }
        defer { closedir(folder) }
        var found: [(path: String, at: Int)] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard name.hasPrefix(tag + "."), let facts = PathText.status("\(path)/\(name)"),
                facts.st_mode & S_IFMT == S_IFSOCK, facts.st_uid == getuid()
            else { continue }
            found.append(("\(path)/\(name)", facts.st_mtim.tv_sec * 1_000_000_000 + facts.st_mtim.tv_nsec))
        }
        return found.sorted { $0.at > $1.at }.map(\.path)
    }
}

/// Sockets by their paths.
enum LocalSocket {
    /// A new one that children do not get and that never waits; -1 where there is none.
    static func make() -> Int32 {
        socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
    }

    /// Calls with the address of a path; `nil` for one that is too long.
    static func withAddress(_ path: String, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32? {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = PathText.bytes(of: path)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                call($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }

    /// The user at the other end; `nil` where the system does not say.
    static func peer(of descriptor: Int32) -> uid_t? {
        // `struct ucred`: the process, the user, the group.
        var facts: [UInt32] = [0, 0, 0]
        var size = socklen_t(MemoryLayout<UInt32>.stride * facts.count)
        let got = getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &facts, &size)
        return got == 0 && Int(size) == MemoryLayout<UInt32>.stride * facts.count ? facts[1] : nil
    }
}

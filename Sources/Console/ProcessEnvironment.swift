import Foundation

/// The environment of the process, read without waiting for the Foundation library at the start.
public enum ProcessEnvironment: Sendable {
    /// The variables of the environment; of one that is there twice, the first.
    public static func environment() -> [String: String] {
        var variables: [String: String] = [:]
        variables.reserveCapacity(64)
        var entry = environ
        while let text = entry.pointee {
            defer { entry += 1 }
            guard let equals = strchr(text, Int32(UInt8(ascii: "="))) else { continue }
            let name = UnsafeRawBufferPointer(start: text, count: UnsafeMutablePointer(equals) - text)
            let key = String(decoding: name, as: UTF8.self)
            if variables[key] == nil { variables[key] = String(cString: equals + 1) }
        }
        return variables
    }

    /// Overwrites the values of variables in the process's own memory: to `getenv` they are empty from then on. Before
    /// another thread reads the environment.
    public static func overwrite(_ names: some Sequence<String>) {
        for name in names {
            guard let value = getenv(name) else { continue }
            explicit_bzero(value, strlen(value))
        }
    }

    /// The system's time zone: that of `TZ`, else the one that `/etc/localtime` leads to.
    public static func timeZone(_ environment: [String: String]) -> TimeZone {
        guard environment["TZ"] == nil else { return .current }
        var path = [UInt8](repeating: 0, count: 1024)
        let count = path.withUnsafeMutableBytes { bytes in
            bytes.withMemoryRebound(to: CChar.self) { readlink("/etc/localtime", $0.baseAddress!, $0.count) }
        }
        let folder = Array("/zoneinfo/".utf8)
        guard count > 0, count < path.count,
            let start = (0...max(0, count - folder.count)).first(where: { path[$0...].starts(with: folder) }),
            let zone = TimeZone(
                identifier: String(decoding: path[(start + folder.count)..<count], as: UTF8.self))
        else { return .current }
        return zone
    }
}

import Files
import Foundation

/// Where AirFit keeps its files, by the XDG Base Directory Specification 0.8. Makes none of the folders.
public struct FileLocations: Equatable, Sendable {
    /// Folders of AirFit alone, absolute, without a slash at the end.
    public var config: String
    public var data: String
    public var state: String
    public var cache: String
    /// The folder to remove at the end when the data are thrown away; `nil` where they are kept.
    public private(set) var throwAwayFolder: TemporaryFolder?

    public var configFile: String { config + "/config.toml" }
    public var themesFolder: String { config + "/themes" }
    public var healthDatabase: String { data + "/health.sqlite" }
    public var conversationDatabase: String { data + "/conversations.sqlite" }
    public var logFile: String { state + "/airfit.log" }
    /// When each service answered last.
    public var serviceRecords: String { state + "/services.json" }

    /// - Parameters:
    ///   - environment: `XDG_*_HOME` count if absolute, as the specification says; else `HOME`.
    ///   - accountHome: asked where `HOME` is missing or not absolute.
    public init(
        environment: [String: String], accountHome: () -> String? = FileLocations.homeOfAccount
    ) throws(FileLocationError) {
        let home = Self.absolute(environment["HOME"]) ?? Self.absolute(accountHome())
        func folder(_ variable: String, _ fallback: String) throws(FileLocationError) -> String {
            if let base = Self.absolute(environment[variable]) { return Self.join(base, "airfit") }
            guard let home else { throw .noHome(variable: variable) }
            return Self.join(home, "\(fallback)/airfit")
        }
        config = try folder("XDG_CONFIG_HOME", ".config")
        data = try folder("XDG_DATA_HOME", ".local/share")
        state = try folder("XDG_STATE_HOME", ".local/state")
        cache = try folder("XDG_CACHE_HOME", ".cache")
    }

    /// Locations of a demonstration: data, state and cache in a fresh private folder, which this makes (0700) and
    /// `removeThrowAway` removes; those of demonstrations that were killed are removed here. The person's own
    /// configuration is read if there is one, for theme and units.
    public static func throwAway(environment: [String: String]) throws(FileLocationError) -> FileLocations {
        let parent = absolute(environment["TMPDIR"]) ?? "/tmp"
        let folder: TemporaryFolder
        do throws(FileFailure) {
            folder = try TemporaryFolder.ofProcess(join(parent, "airfit-demo-"))
        } catch {
            throw .cannotMake(folder: parent, reason: error.reason)
        }
        var inside = environment
        for (variable, name) in [("DATA", "data"), ("STATE", "state"), ("CACHE", "cache")] {
            inside["XDG_\(variable)_HOME"] = join(folder.path, name)
        }
        inside["HOME"] = absolute(environment["HOME"]) ?? folder.path
        var locations = try FileLocations(environment: inside)
        locations.throwAwayFolder = folder
        return locations
    }

    /// Removes what a demonstration wrote; does nothing to kept data.
    public func removeThrowAway() { throwAwayFolder?.remove() }

    /// The home folder that the account database names; `nil` for an account without one.
    public static func homeOfAccount() -> String? {
        guard let entry = getpwuid(geteuid()), let home = entry.pointee.pw_dir else { return nil }
        return String(cString: home)
    }

    private static func absolute(_ path: String?) -> String? {
        path.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }

    private static func join(_ base: String, _ name: String) -> String {
        base.hasSuffix("/") ? base + name : "\(base)/\(name)"
    }
}

/// Why there is no place for files.
public enum FileLocationError: Error, Equatable, Sendable {
    case noHome(variable: String)
    case cannotMake(folder: String, reason: String)

    /// One sentence for people.
    public var message: String {
        switch self {
        case .noHome(let variable): "There is no home folder: set HOME or \(variable) to an absolute path."
        case .cannotMake(let folder, let reason): "Cannot make a folder in \(folder): \(reason)."
        }
    }
}

import Foundation
import Settings

/// The files and folders that are the person's alone, closed to others where something has opened them: a copy made with
/// another mode, a folder made by hand, a database of another program's umask.
struct OwnFiles {
    private let folders: [String]
    private let files: [String]

    init(_ locations: FileLocations) {
        folders = [locations.data, locations.state, locations.cache, locations.config]
        let databases = [locations.healthDatabase, locations.conversationDatabase]
        let vault = ["vault", "vault.bak", "vault.damaged", "vault.lock", "vault.tries"].map {
            "\(locations.data)/\($0)"
        }
        files =
            databases.flatMap { path in ["", "-wal", "-shm", "-journal"].map { path + $0 } } + vault
            + [locations.logFile, locations.configFile]
    }

    /// Takes away what others may do with them. A link is followed: what counts is where it leads.
    /// - Returns: sentences for people, none where all were closed.
    func close() -> [String] {
        var closed: [String] = []
        var problems: [String] = []
        for (paths, most) in [(folders, mode_t(0o700)), (files, mode_t(0o600))] {
            for path in paths {
                var facts = stat()
                guard stat(path, &facts) == 0, facts.st_mode & 0o077 != 0 else { continue }
                if facts.st_uid != geteuid() {
                    problems.append("\(path) belongs to another user, who can read what is in it.")
                } else if chmod(path, facts.st_mode & most) == 0 {
                    closed.append(path)
                } else {
                    problems.append(
                        "Others can read \(path), and it cannot be closed: \(String(cString: strerror(errno))).")
                }
            }
        }
        guard !closed.isEmpty else { return problems }
        return ["Others could read \(closed.formatted(.list(type: .and).locale(Self.english))); now only you can."]
            + problems
    }

    private static let english = Locale(identifier: "en_GB")
}

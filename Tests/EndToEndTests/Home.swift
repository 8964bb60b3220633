import Foundation
import Glibc
import TestSupport

/// A person's home of its own, thrown away with the test, and the program in it.
final class Home {
    let folder: String
    /// What the program sees; nothing else is passed on.
    var environment: [String: String]

    /// - Parameter isFirstRun: nobody was here before, so the program begins with its setup.
    init(isFirstRun: Bool = false) throws {
        var template = Array("/tmp/airfit-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        environment = [
            "HOME": folder, "XDG_CONFIG_HOME": folder + "/config", "XDG_DATA_HOME": folder + "/data",
            "XDG_STATE_HOME": folder + "/state", "XDG_CACHE_HOME": folder + "/cache", "TMPDIR": folder,
            "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LANG": "C.UTF-8", "TZ": "UTC",
        ]
        // A program built to count its lines writes what it counted to a folder of CI's, apart from what the tests count: one that
        // is killed leaves half a profile there. Without that folder it is thrown away.
        let own = ProcessInfo.processInfo.environment
        if own["LLVM_PROFILE_FILE"] != nil {
            environment["LLVM_PROFILE_FILE"] = own["AIRFIT_PROFILES"].map { $0 + "/%p.profraw" } ?? "/dev/null"
        }
        if !isFirstRun {
            try file("state/airfit/setup", "over\n")
            chmod(folder + "/state/airfit", 0o700)
            chmod(folder + "/state/airfit/setup", 0o600)
        }
    }

    deinit {
        // A folder that a test made read-only stays behind in /tmp, where that harms nobody.
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// The program under test: `AIRFIT_BINARY`, else the one beside the test bundle.
    static let program: String = {
        if let path = ProcessInfo.processInfo.environment["AIRFIT_BINARY"] { return path }
        let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return bundle.deletingLastPathComponent().appendingPathComponent("airfit").path
    }()

    // MARK: Files

    /// The path of a file in the home, written if there is text.
    @discardableResult
    func file(_ name: String, _ text: String? = nil) throws -> String {
        let path = folder + "/" + name
        guard let text else { return path }
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        // Close-on-exec, as Foundation's own writing is not: what another test starts meanwhile would hold a script open, and
        // a file that is open for writing cannot be run.
        let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: Data(text.utf8))
        // As AirFit makes its own: it closes what others can read, and says so.
        if name.contains("/airfit/") {
            chmod(path, 0o600)
            chmod((path as NSString).deletingLastPathComponent, 0o700)
        }
        return path
    }

    /// Files and folders left in the folder for temporary files, by name.
    var throwAwayFolders: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasPrefix("airfit-demo") }
    }

    /// Talks with a server that speaks Chat Completions.
    func use(_ server: LoopbackServer) { environment["AIRFIT_CUSTOM_BASE_URL"] = server.url + "/v1" }

    // MARK: The command line

    /// Runs a command to its end with pipes on all three sides.
    func run(_ arguments: String..., input: String = "") throws -> PipedProgram { try run(arguments, input: input) }

    func run(_ arguments: [String], input: String = "") throws -> PipedProgram {
        try PipedProgram(running: Self.program, arguments: arguments, environment: environment, input: input)
    }

    /// Opens the full screen.
    func open(_ arguments: String..., columns: Int = 120, rows: Int = 36) throws -> Screen {
        try Screen(arguments, in: self, columns: columns, rows: rows)
    }
}

import EventLoop
import Foundation
import Processes
import LockScreen
import SettingsScreen

/// The system's reader of fingerprints, asked through `fprintd-verify`.
///
/// It says yes or no and gives no key, so it opens only what the system's keyring keeps. Never over ssh: the reader stands at
/// another desk than the person.
public struct FingerprintReader: Sendable {
    static let noKeyring =
        "A finger opens only what the system's keyring keeps, and it keeps no key of this vault."

    private let environment: [String: String]
    /// `nil` where there is none, or where the person is elsewhere.
    private let program: String?

    public init(environment: [String: String]) {
        self.environment = environment
        program = ["/usr/bin/fprintd-verify", "/usr/local/bin/fprintd-verify"].first { access($0, X_OK) == 0 }
    }

    private var isRemote: Bool {
        ["SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT"].contains { environment[$0]?.isEmpty == false }
    }

    /// - Parameter hasKeyring: the vault has a slot that the system's keyring opens.
    public func support(hasKeyring: Bool) -> LockFacts.Fingerprint {
        if isRemote { return .absent("Over ssh the reader is out of your reach.") }
        guard program != nil else {
            return .absent("There is no fprintd here; install it and enrol a finger with fprintd-enroll.")
        }
        return hasKeyring ? .available : .absent(Self.noKeyring)
    }

    /// Waits for a finger, 30 seconds at most. Ending the reading ends the program.
    public func read() -> AsyncStream<FingerEvent> {
        guard let program, !isRemote else {
            return AsyncStream {
                $0.yield(.failed("There is no reader of fingerprints here."))
                $0.finish()
            }
        }
        return AsyncStream { continuation in
            let reading = Task { @MainActor in
                var words = FingerprintOutput()
                let ending = await ChildProgram.run(
                    program, [], environment: childEnvironment, limit: .seconds(30)
                ) { line in
                    if let event = words.read(line) { continuation.yield(event) }
                }
                switch ending {
                case .exited(let code): continuation.yield(words.ending(succeeded: code == 0))
                case .outOfTime: continuation.yield(.failed("No finger came within 30 seconds."))
                case .killed: continuation.yield(words.ending(succeeded: false))
                case .notStarted(let reason): continuation.yield(.failed("The reader cannot be asked: \(reason)."))
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in reading.cancel() }
        }
    }

    private var childEnvironment: ChildEnvironment {
        // In English, or its lines could not be read.
        ChildEnvironment(of: environment).setting("PATH", "/usr/bin:/bin").setting("LC_ALL", "C")
    }
}

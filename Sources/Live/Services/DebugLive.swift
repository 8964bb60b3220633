import AppStore
import Doctor
import Foundation
import HealthModel
import KeySupply
import LogFile
import Networking
import ProgramContext
import SettingsScreen
import SettingsModel

/// The services of the debug page.
extension Context {
    /// The health store, with its reads timed where the program is measured.
    public func measured(_ store: any HealthReading) -> any HealthReading {
        instruments.map { TimedHealth(store: store, instruments: $0) } ?? store
    }

    var debugServices: DebugServices {
        DebugServices(
            check: { asksProviders in checks(asksProviders: asksProviders) }, measure: { figures() },
            keepOutline: { text throws(SettingsServices.SaveFailure) in try keepOutline(text) },
            keepLog: { wanted in keepLog(wanted) })
    }

    // MARK: - Health of the parts

    /// As `airfit doctor`, but for the terminal: looking at it would disturb the screen that is open.
    private func checks(asksProviders: Bool) -> AsyncStream<DebugCheck> {
        var examination = DoctorExamination(
            environment: environment, locations: locations, isOffline: !asksProviders,
            passphrase: PassphrasePrompt(mayAsk: false))
        examination.isQuiet = true
        examination.keys = keys
        let quiet = examination
        return AsyncStream { continuation in
            let work = Task {
                let (configuration, settings) = quiet.timed { quiet.checkConfiguration() }
                continuation.yield(DebugCheck(configuration))
                continuation.yield(DebugCheck(quiet.timed { quiet.checkFolders() }))
                continuation.yield(DebugCheck(quiet.timed { quiet.checkHealthStore() }))
                continuation.yield(DebugCheck(quiet.timed { quiet.checkConversations() }))
                continuation.yield(DebugCheck(quiet.timed { quiet.checkThemes(settings) }))
                continuation.yield(DebugCheck(quiet.timed { quiet.checkNetwork() }))
                for provider in await quiet.checkProviders(settings) { continuation.yield(DebugCheck(provider)) }
                for weather in await quiet.checkWeather(settings) { continuation.yield(DebugCheck(weather)) }
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }

    // MARK: - Figures

    private func figures() -> DebugFigures {
        var figures = instruments?.figures ?? DebugFigures()
        figures.requests = client.recent.reversed().map(DebugFigures.Request.init)
        figures.stores = places.map { DebugFigures.Store($0.title, bytes: FileFacts(of: $0.path).bytes) }
        figures.memoryBytes = ProcessFigures.residentBytes
        (figures.wakeUps, figures.cpuSeconds) = (ProcessFigures.wakeUps, ProcessFigures.cpuSeconds)
        return figures
    }

    // MARK: - State and log

    /// For its owner alone, and never through a link.
    private func keepOutline(_ text: String) throws(SettingsServices.SaveFailure) -> String {
        let path = locations.state + "/state.json"
        // Where it cannot be made the file cannot either, and that is told.
        try? FileManager.default.createDirectory(
            atPath: locations.state, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        unlink(path)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        let bytes = Array(text.utf8)
        defer { if descriptor >= 0 { close(descriptor) } }
        guard descriptor >= 0, write(descriptor, bytes, bytes.count) == bytes.count else {
            throw SettingsServices.SaveFailure("\(path) could not be written: \(String(cString: strerror(errno))).")
        }
        return path
    }

    /// - Parameter wanted: `nil` only asks.
    private func keepLog(_ wanted: Bool?) -> (until: String?, path: String) {
        if wanted == true, !debugLog.begin() { return (nil, debugLog.path) }
        if wanted == false { debugLog.end() }
        let until = debugLog.until.map { seconds in
            let style = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: zone)
            return String(Date(timeIntervalSince1970: seconds).formatted(style).prefix(16))  // to the minute
        }
        return (until, debugLog.path)
    }
}

extension DebugCheck {
    init(_ health: ServiceHealth) {
        let standing: Standing =
            switch health.status {
            case .healthy: .good
            case .degraded: .attention
            case .unhealthy: .bad
            case .unknown: .unknown
            }
        self.init(
            health.title, standing, Redaction.cleaned(health.message), advice: health.advice,
            milliseconds: health.seconds * 1_000)
    }
}

extension DebugFigures.Request {
    init(_ entry: RequestLogEntry) {
        self.init(
            method: entry.method.rawValue, place: Redaction.cleaned(entry.host + entry.path), status: entry.status,
            error: entry.error?.caseName, bytes: entry.metrics.bodyBytes,
            firstByteMs: entry.metrics.firstByte / .milliseconds(1), totalMs: entry.metrics.total / .milliseconds(1))
    }
}

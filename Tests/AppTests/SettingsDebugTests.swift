import Canvas
import ChatModel
import Foundation
import HealthModel
import SettingsModel
import TestSupport
import Testing

@testable import App
@testable import SettingsScreen

@Suite struct `The debug page` {
    static var figures: DebugFigures {
        var figures = DebugFigures()
        figures.requests = [
            DebugFigures.Request(
                method: "POST", place: "api.openai.com/v1/responses", status: 200, error: nil, bytes: 12_345,
                firstByteMs: 480, totalMs: 2_100)
        ]
        figures.frames.milliseconds = (1...200).map { Double($0) / 100 }
        figures.frames.bytes = Array(repeating: 300, count: 199) + [6_000]
        figures.frames.count = 412
        figures.reads = [DebugFigures.Read("Day's report", milliseconds: [3, 5, 4])]
        figures.stores = [DebugFigures.Store("Health data", bytes: 12 << 20)]
        figures.memoryBytes = 21 << 20
        figures.wakeUps = 90
        figures.cpuSeconds = 0.21
        figures.upSeconds = 60
        return figures
    }

    static func opened(_ width: Int = 80, _ height: Int = 24) -> SettingsVisit {
        var visit = SettingsVisit(width, height, at: .debug, debug: true)
        for check in [
            DebugCheck("Health store", .good, "1,234 samples", milliseconds: 12),
            DebugCheck("Network", .attention, "No way out of this machine", advice: "Connect to a network"),
            DebugCheck("OpenAI", .bad, "The key was refused"), DebugCheck("Ollama", .unknown, "Not running here"),
        ] {
            visit.send(.debug(.checked(check)))
        }
        visit.send(.debug(.checksDone))
        visit.send(.debug(.measured(figures)))
        return visit
    }

    @Test func `opening looks at every part and sends nothing`() {
        var visit = SettingsVisit(debug: true)
        visit.go(to: .page(.debug))
        visit.press(.enter)
        #expect(visit.effects.contains(.settings(.debug(.check(asksProviders: false)))))
        #expect(visit.effects.contains(.settings(.debug(.measure))))
        visit.press(.home, .enter)
        #expect(visit.effects.contains(.settings(.debug(.check(asksProviders: true)))))
        #expect(visit.shows("checking…"))
    }

    @Test func `each part says how it is doing by a sign, not by colour alone`() {
        let text = DebugText.text(Self.opened().state)
        for line in [
            "✓ Health store: 1,234 samples · 12 ms", "! Network: No way out of this machine", "→ Connect to a network",
            "✗ OpenAI: The key was refused", "· Ollama: Not running here",
        ] {
            #expect(text.contains(line), "\(line)")
        }
    }

    @Test func `says what was measured`() {
        let text = DebugText.text(Self.opened().state)
        for line in [
            "POST api.openai.com/v1/responses: 200 · 12.1 KiB · first byte 480 ms · total 2.10 s",
            "Drawn: 412 since the start, the last 200 here", "median: 1.00 ms", "95 of 100 within: 1.90 ms",
            "99 of 100 within: 1.98 ms", "Written: 328 B a frame, 5.9 KiB at most", "Memory: 21.0 MiB",
            "Wake-ups: 90, 90 a minute", "Day's report: 4.00 ms · 3 times, median 4.00 ms", "Health data: 12.0 MiB",
        ] {
            #expect(text.contains(line), "\(line)")
        }
    }

    @Test func `what was found stays while it is looked for again`() {
        var visit = Self.opened()
        visit.press(.home, .enter)
        visit.send(.debug(.checked(DebugCheck("Health store", .bad, "It is damaged"))))
        #expect(visit.state.debug.checks.count == 4)
        #expect(visit.state.debug.checks.first?.standing == .bad)
        visit.send(.debug(.checksDone))
        #expect(visit.state.debug.checks.count == 1 && !visit.state.debug.isChecking)
    }

    @Test func `the whole page can be copied`() {
        var visit = Self.opened()
        visit.go(to: "debug.copy")
        visit.press(.enter)
        #expect(visit.effects.contains(.settings(.copy(ClipboardText(DebugText.text(visit.state))))))
    }

    @Test func `the log is begun and ended on wish`() {
        var visit = Self.opened()
        visit.go(to: "debug.log")
        visit.press(.enter)
        #expect(visit.effects == [.settings(.debug(.keepLog(true)))])
        visit.send(.debug(.logKept(until: "22 Nov 23:00", path: "/state/debug.log")))
        #expect(visit.shows("End the debug log") && visit.shows("until 22 Nov 23:00"))
        visit.press(.enter)
        #expect(visit.effects == [.settings(.debug(.keepLog(false)))])
    }

    @Test(arguments: [(60, 20), (80, 24), (120, 36), (200, 50)])
    func `as drawn`(_ width: Int, _ height: Int) {
        let difference = snapshotDifference(Self.opened(width, height).shown, "settings-debug-\(width)x\(height)")
        #expect(difference == nil, "\(difference ?? "")")
    }
}

@Suite struct `The outline of the state` {
    /// In every text and value of a person that the state can hold.
    private static let canary = "kanarie7319"
    private static let number = 731_973.0

    private func planted() -> AppState {
        let canary = Self.canary
        var settings = Settings()
        settings.profile.name = canary
        settings.profile.heightCm = 173.19
        settings.coach.model = canary
        settings.coach.provider = ProviderID(canary)
        settings.personas[canary] = .standard
        settings.personas[canary]?.wishes = canary
        settings.providers[ProviderID(canary)] = Settings.Provider()
        settings.data.watchedFolder = "/" + canary
        settings.goals.weightKg = 73.19
        var visit = SettingsVisit(120, 36, at: .profile, settings)
        visit.app.settings.themes = [canary]
        visit.go(to: "profile.name")
        visit.press(.enter)
        visit.type(canary)
        visit.send(.settingsRead(settings, problems: [canary]))
        var app = visit.app
        var report = SampleReports.runningDay
        report.snapshot.activity.steps = Int(Self.number)
        report.snapshot.subjective.notes = canary
        _ = app.apply(.today(.reportArrived(report)))
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        _ = app.apply(.coach(.askFor(canary, at: now)))
        _ = app.apply(.coach(.replyEvent(.text(canary), turn: 1, at: now)))
        _ = app.apply(.coach(.draftRestored(canary)))
        _ = app.apply(.noticed(.init(canary, .problem)))
        return app
    }

    @Test func `holds nothing that a person wrote, named or measured`() {
        let app = planted()
        var canvas = Canvas(app.size)
        drawApp(app, on: &canvas)
        #expect("\(app)".contains(Self.canary) && "\(app)".contains("731973"), "the canaries are in the state")
        let text = StateOutline.text(of: app)
        for secret in [Self.canary, "731973", "173.19", "73.19"] { #expect(!text.contains(secret), "\(secret)") }
    }

    @Test func `is JSON and tells screens, sizes, counts and phases`() throws {
        let text = StateOutline.text(of: planted())
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [String: Any]])
        #expect(object["program"]?["screen"] as? String == "settings")
        #expect(object["program"]?["columns"] as? Int == 120)
        #expect(object["today"]?["report"] as? String == "loaded")
        #expect(object["coach"]?["isReplying"] as? Bool == true)
        #expect(object["settings"]?["isTyping"] as? Bool == true)
        #expect(object["settings"]?["problemsInFile"] as? Int == 1)
    }

    @Test func `an action is named without what it holds`() {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        #expect(CaseName.of(.opened) == "opened")
        #expect(CaseName.of(.settings(.key(.character("x")))) == "settings.key")
        #expect(CaseName.of(.coach(.askFor(Self.canary, at: now))) == "coach.askFor")
        #expect(CaseName.of(.input(.paste(Self.canary), at: now)) == "input.paste")
        #expect(CaseName.of(.noticed(.init(Self.canary))) == "noticed")
    }
}

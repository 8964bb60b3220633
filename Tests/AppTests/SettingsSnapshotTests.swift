import Canvas
import Foundation
import SettingsModel
import TestSupport
import Testing

@testable import SettingsScreen

@Suite struct `The settings, drawn` {
    static let sizes = [(60, 20), (80, 24), (120, 36), (200, 50)]

    private func visit(_ size: (Int, Int), at page: SettingsDestination?) -> SettingsVisit {
        var settings = Settings()
        settings.profile.name = "Jo"
        settings.goals.steps = 9_000
        settings.privacy.sharedRemotely = [.sleep, .activity]
        settings.privacy.consents[.openAI] = .init(host: "api.openai.com", shared: [.sleep])
        var visit = SettingsVisit(size.0, size.1, at: page, settings)
        visit.app.settings.themes = ["dusk", "dawn", "forest"]
        var about = visit.state.about
        about.parts = [
            .init("Swift", "6.3"), .init("SQLite", "3.40.1"), .init("libcurl", "7.88.1 with OpenSSL/3.0.17"),
        ]
        about.terminal = [.init("Name", "xterm-256color"), .init("Colours", "24-bit"), .init("Size", "80×24")]
        about.places = [
            .init("Settings", "/home/jo/.config/airfit/config.toml", note: "1.2 KiB, mode 600"),
            .init("Health data", "/home/jo/.local/share/airfit/health.sqlite", note: "12.0 MiB, mode 600"),
        ]
        visit.send(.aboutRead(about))
        return visit
    }

    @Test(arguments: sizes) func `tree`(_ size: (Int, Int)) { expect(visit(size, at: nil), "tree", size) }

    @Test(arguments: sizes, [SettingsDestination.profile, .units, .appearance, .privacy, .about])
    func `page`(_ size: (Int, Int), _ page: SettingsDestination) { expect(visit(size, at: page), "\(page)", size) }

    @Test(arguments: sizes) func `search`(_ size: (Int, Int)) {
        var visit = visit(size, at: nil)
        visit.type("/sleep")
        expect(visit, "search", size)
    }

    @Test(arguments: sizes) func `something to read`(_ size: (Int, Int)) {
        var visit = visit(size, at: .about)
        visit.go(to: "about.privacy")
        visit.press(.enter)
        expect(visit, "privacy-text", size)
    }

    private func expect(_ visit: SettingsVisit, _ name: String, _ size: (Int, Int)) {
        let difference = snapshotDifference(visit.shown, "settings-\(name)-\(size.0)x\(size.1)")
        #expect(difference == nil, "\(difference ?? "")")
    }
}

@Suite struct `Settings for everybody` {
    /// Roles whose contrast with every ground is at least 4.5 in the built-in themes.
    private static let legible: Set<StyleRole> = [
        .text, .muted, .strong, .title, .accent, .accentSecondary, .key, .keyLabel, .good, .warning, .bad, .info,
        .heading, .link, .code, .quote, .emphasis, .person, .coach,
    ]

    @Test(arguments: [(80, 24), (200, 50)])
    func `words are drawn in colours that can be read`(_ width: Int, _ height: Int) {
        for page in allPages.map(Optional.some) + [nil] {
            let canvas = SettingsVisit(width, height, at: page, debug: true).canvas
            for row in 0..<height {
                let pale = canvas.row(row).filter { !Self.legible.contains($0.style.role) }
                let roles = Set(pale.filter { $0.scalars.contains(where: Self.isLetter) }.map(\.style.role))
                #expect(roles.isEmpty, "\(page.map { "\($0)" } ?? "tree"), row \(row)")
            }
        }
    }

    private static func isLetter(_ scalar: UInt32) -> Bool {
        Unicode.Scalar(scalar).map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
    }

    @Test func `what is on, chosen or under the cursor is told by signs, not by colour`() {
        for page in allPages {
            var visit = SettingsVisit(80, 24, at: page, debug: true)
            for _ in 0..<24 where visit.row == nil { visit.press(.down) }
            for _ in visit.state.rows(of: page).filter(\.canHaveCursor) {
                guard let row = visit.state.row(at: page), let line = visit.shown.first(where: { $0.contains("▸") })
                else { break }
                switch row.kind {
                case .option: #expect(["[x]", "[ ]", "(•)", "( )"].contains { line.contains($0) }, "\(row.id)")
                case .field:
                    if case .flag = row.field?.kind {
                        #expect(line.contains("on  [x]") || line.contains("off  [ ]"), "\(row.id)")
                    }
                case .action: #expect(line.contains("[ ") && line.contains(" ]"), "\(row.id)")
                default: break
                }
                visit.press(.down)
            }
        }
    }

    @Test func `what the mouse reaches the keys reach too`() {
        for page in allPages {
            var visit = SettingsVisit(200, 50, at: page, debug: true)
            var reached: Set<SettingsRowID> = []
            visit.goDown { if let row = $0.row { reached.insert(row) } }
            let clickable = visit.state.rows(of: page).filter(\.canHaveCursor).map(\.id)
            #expect(Set(clickable).subtracting(reached) == [], "\(page)")
        }
    }
}

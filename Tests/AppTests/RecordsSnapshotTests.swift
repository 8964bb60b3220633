@testable import ScreenKit
import Canvas
import Foundation
import HealthModel
import SettingsModel
import TestSupport
import Testing

@testable import RecordsScreen

@Suite struct `The records, drawn` {
    static let sizes = [(60, 20), (80, 24), (200, 50)]

    private func expect(_ visit: RecordsVisit, _ name: String, _ size: (Int, Int)) {
        let difference = snapshotDifference(visit.shown, "records-\(name)-\(size.0)x\(size.1)")
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test(arguments: sizes) func `imports`(_ size: (Int, Int)) {
        var visit = RecordsVisit(size, at: .imports(ImportsPage()))
        expect(visit, "imports", size)
        visit.press(.down)
        expect(visit, "imports-long", size)
        visit.type("u")
        expect(visit, "imports-undo", size)
    }

    @Test(arguments: sizes) func `files of an import`(_ size: (Int, Int)) {
        var visit = RecordsVisit(size, at: .imports(ImportsPage()))
        visit.press(.enter)
        expect(visit, "files", size)
        visit.press(.down, .down)
        expect(visit, "files-rejected", size)
    }

    @Test(arguments: sizes) func `an import that runs`(_ size: (Int, Int)) {
        var visit = RecordsVisit(size, at: .importing(ImportingPage()))
        visit.begin("/home/jo/export.zip")
        var progress = DataProgress(
            title: "Importing export.zip", bytes: 421_000_000, totalBytes: 1_040_000_000, rows: 912_004, seconds: 2.4)
        (progress.file, progress.fileNumber, progress.fileCount) = ("apple_health_export/export.xml", 3, 214)
        visit.send(.settings(.data(.progressed(progress))))
        expect(visit, "importing", size)
        visit.press(.escape)
        expect(visit, "importing-question", size)
        visit.type("b")
        expect(visit, "importing-background", size)
    }

    @Test(arguments: sizes) func `what became of an import`(_ size: (Int, Int)) {
        var visit = RecordsVisit(size, at: .importing(ImportingPage()))
        visit.begin("/home/jo/export.zip")
        let report = Records.ImportReport(path: "/home/jo/export.zip", files: RecordSamples.files, seconds: 3.42)
        visit.send(.settings(.data(.reported(report))))
        visit.send(.settings(.data(.ended(report.sentence, isProblem: true))))
        visit.press(.down)
        expect(visit, "results", size)
    }

    @Test(arguments: sizes) func `sources`(_ size: (Int, Int)) {
        var visit = RecordsVisit(size, at: .sources(SourcesPage()))
        visit.press(.down)
        expect(visit, "sources", size)
        visit.type("m")
        expect(visit, "sources-metrics", size)
    }

    @Test(arguments: sizes) func `all data by type`(_ size: (Int, Int)) {
        var visit = RecordsVisit(size, at: .contents(ContentsPage()))
        expect(visit, "contents", size)
        visit.type("/heart")
        expect(visit, "contents-filter", size)
    }

    @Test(arguments: sizes) func `days and samples`(_ size: (Int, Int)) {
        var visit = RecordsVisit(size, at: .days(DaysPage(RecordSamples.weight)))
        expect(visit, "days", size)
        visit.press(.enter, .down, .down, .down, .down)
        expect(visit, "samples", size)
        visit.type("e")
        expect(visit, "samples-edit", size)
    }

    @Test(arguments: sizes) func `workouts, nights and findings`(_ size: (Int, Int)) {
        for (page, name) in [
            (RecordsPage.workouts(WorkoutsPage()), "workout"), (.nights(NightsPage()), "night"),
            (.findings(FindingsPage("electrocardiogram")), "finding"),
        ] {
            var visit = RecordsVisit(size, at: page)
            expect(visit, "\(name)s", size)
            visit.press(.enter)
            expect(visit, name, size)
        }
        expect(RecordsVisit(size, at: .pieces(SleepPiecesPage(of: nil))), "sleep-left-out", size)
    }

    @Test(arguments: sizes) func `a workout with what is computed from it`(_ size: (Int, Int)) {
        var store = MadeUpRecords()
        store.workout = RecordSamples.figures
        var visit = RecordsVisit(size, at: .workouts(WorkoutsPage()), store: store)
        visit.press(.enter)
        expect(visit, "workout-figures", size)
        visit.press(.end)
        expect(visit, "workout-figures-end", size)
    }

    @Test(arguments: sizes) func `why a number is what it is`(_ size: (Int, Int)) {
        expect(RecordsVisit(size, at: .why(WhyPage(.steps, on: RecordSamples.today))), "why", size)
        var store = MadeUpRecords()
        store.explanation = RecordSamples.restingHeartRate
        expect(
            RecordsVisit(size, at: .why(WhyPage(.restingHeartRate, on: RecordSamples.today)), store: store),
            "why-pulse", size)
    }

    @Test(arguments: sizes) func `nothing there`(_ size: (Int, Int)) {
        var store = MadeUpRecords()
        (store.imports, store.sources, store.contents) = ([], Records.SourceOrder([]), Records.Contents())
        store.samplesOfDay = 0
        expect(RecordsVisit(size, at: .imports(ImportsPage()), store: store), "imports-empty", size)
        expect(RecordsVisit(size, at: .sources(SourcesPage()), store: store), "sources-empty", size)
        expect(RecordsVisit(size, at: .contents(ContentsPage()), store: store), "contents-empty", size)
        expect(
            RecordsVisit(size, at: .samples(SamplesPage(RecordSamples.weight, on: RecordSamples.today)), store: store),
            "samples-empty", size)
    }

    @Test(arguments: sizes) func `what cannot be read`(_ size: (Int, Int)) {
        var store = MadeUpRecords()
        store.problem = HealthStoreError.busy.sentence
        expect(RecordsVisit(size, at: .imports(ImportsPage()), store: store), "imports-failed", size)
        expect(RecordsVisit(size, at: .why(WhyPage(.steps, on: RecordSamples.today)), store: store), "why-failed", size)
    }

    @Test(arguments: sizes) func `permissions, and the question before the first import`(_ size: (Int, Int)) {
        var settings = Settings()
        settings.privacy.sharedRemotely = [.sleep, .activity]
        settings.privacy.shown.remove(.body)
        var visit = SettingsVisit(size.0, size.1, at: .permissions, settings)
        visit.press(.down, .right)
        let page = snapshotDifference(visit.shown, "records-permissions-\(size.0)x\(size.1)")
        #expect(page == nil, "\(page ?? "")")
        visit.send(.data(.asked(.importFiles(paths: ["/home/jo/export.zip"], passphrase: nil))))
        let sheet = snapshotDifference(visit.shown, "records-keep-\(size.0)x\(size.1)")
        #expect(sheet == nil, "\(sheet ?? "")")
    }

    @Test(arguments: sizes) func `a hidden category on the dashboard`(_ size: (Int, Int)) {
        var settings = Settings()
        settings.privacy.shown = [.activity, .profile]
        let visit = RecordsVisit(size.0, size.1, settings)
        expect(visit, "today-hidden", size)
    }

    @Test func `even the smallest terminal draws every page`() {
        let pages: [RecordsPage] = [
            .imports(ImportsPage()), .sources(SourcesPage()), .contents(ContentsPage()),
            .days(DaysPage(RecordSamples.steps)), .samples(SamplesPage(RecordSamples.steps, on: RecordSamples.today)),
            .workouts(WorkoutsPage()), .nights(NightsPage()), .findings(FindingsPage("electrocardiogram")),
            .why(WhyPage(.steps, on: RecordSamples.today)),
        ]
        for page in pages {
            let visit = RecordsVisit((40, 10), at: page)
            for (width, height) in [(40, 10), (12, 3), (1, 1), (0, 0)] {
                let place = Rect(column: 2, row: 1, width: width, height: height)
                var canvas = Canvas(Size(width: 60, height: 20))
                drawRecords(visit.app.records, in: place, on: &canvas)
                #expect(canvas.pointsDrawn(outside: place) == [], "\(page.content.title) in \(width)×\(height)")
            }
        }
    }
}

extension RecordsVisit {
    /// An import begins, after the questions were answered.
    mutating func begin(_ path: String) {
        send(
            .settings(
                .data(.keepChosen(Set(HealthCategory.allCases), then: .importFiles(paths: [path], passphrase: nil)))))
    }
}

@testable import ScreenKit
import Canvas
import Foundation
import HealthModel
import SettingsModel
import TestSupport
import Testing
@testable import App

@testable import RecordsScreen

@Suite struct `Imports and their undoing` {
    @Test func `undo asks first and says what goes`() {
        var visit = RecordsVisit((80, 24), at: .imports(ImportsPage()))
        visit.type("u")
        #expect(visit.reads.contains(.undoForecast(3)))
        #expect(visit.shows("48,213 rows go"))
        #expect(visit.shows("412 days are"))
        visit.press(.enter)
        #expect(visit.changes == [])
        visit.type("uy")
        #expect(visit.changes == [.undo(batch: 3)])
    }

    @Test func `an undone import stays in the list and is not undone again`() {
        var visit = RecordsVisit((80, 24), at: .imports(ImportsPage()))
        visit.type("uy")
        visit.store.imports[0].undoneAt = RecordSamples.moment(RecordSamples.today, 9)
        visit.finishChanges("48,213 rows are gone.")
        #expect(visit.footer.contains("48,213 rows are gone."))
        visit.press(.up)
        #expect(visit.marked.contains("undone"))
        visit.type("u")
        #expect(visit.footer.contains("undone already"))
        #expect(visit.changes == [])
    }

    @Test func `an import that cannot be undone says why`() {
        var visit = RecordsVisit((80, 24), at: .imports(ImportsPage()))
        visit.type("uy")
        visit.send(.records(.changeFailed(.undo(batch: 3), "Another AirFit is writing.")))
        #expect(visit.footer.contains("Another AirFit is writing."))
    }

    @Test func `the mouse opens the files of an import and goes back`() {
        var visit = RecordsVisit((80, 24), at: .imports(ImportsPage()))
        visit.click("Garmin, all")
        #expect(visit.marked.contains("Garmin, all"))
        visit.click("Garmin, all")
        #expect(visit.shows("Files of Garmin, all of it"))
        visit.click("‹")
        #expect(visit.shows("Imports"))
        visit.click("‹")
        #expect(visit.app.screen == .today)
    }

    @Test func `reasons are folded, the commonest first`() {
        var visit = RecordsVisit((80, 24), at: .imports(ImportsPage()))
        visit.press(.enter)
        #expect(visit.shows("Left out: 1,000 has no value; 200 ends before it begins; 4 is of the future."))
    }

    @Test func `names from outside are shown without what they would do to a terminal`() {
        var visit = RecordsVisit((80, 24), at: .imports(ImportsPage()))
        visit.press(.enter)
        #expect(!visit.shown.joined().unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
    }
}

@Suite struct `An import on the screen` {
    private func running() -> RecordsVisit {
        var visit = RecordsVisit(80, 24)
        visit.begin("/tmp/export.zip")
        visit.send(
            .settings(
                .data(
                    .progressed(
                        DataProgress(title: "Importing export.zip", bytes: 42, totalBytes: 100, rows: 9, seconds: 1)))))
        return visit
    }

    @Test func `shows itself when it begins`() {
        let visit = running()
        #expect(visit.app.screen == .records)
        #expect(visit.shows("42 %"))
        #expect(visit.shows("42 B of 100 B"))
    }

    @Test func `escape asks once, and the import goes on in the background`() {
        var visit = running()
        visit.press(.escape)
        #expect(visit.shows("still running"))
        visit.press(.escape)
        #expect(!visit.shows("still running"))
        #expect(visit.app.screen == .records)
        visit.press(.escape, .enter)
        #expect(visit.app.screen == .today)
        #expect(visit.footer.hasPrefix(" 42 % importing"))
        #expect(!visit.others.contains(.settings(.data(.stop))))
    }

    @Test func `stopping stops it`() {
        var visit = running()
        visit.press(.escape)
        visit.type("s")
        #expect(visit.others.contains(.settings(.data(.stop))))
        visit.send(.settings(.data(.ended("Stopped; nothing half stays behind.", isProblem: false))))
        #expect(visit.shows("Stopped; nothing half stays behind."))
    }

    @Test func `a click on the footer brings the progress back`() {
        var visit = running()
        visit.press(.escape, .enter)
        visit.click("importing")
        #expect(visit.app.screen == .records)
        #expect(visit.shows("Importing export.zip"))
    }

    @Test func `the files show when it ends, and i asks for the next one`() {
        var visit = running()
        visit.send(
            .settings(
                .data(.reported(Records.ImportReport(path: "/tmp/export.zip", files: RecordSamples.files, seconds: 1))))
        )
        visit.send(.settings(.data(.ended("Done.", isProblem: false))))
        #expect(visit.shows("4 files: 1 imported, 1 in part, 1 known, 1 rejected."))
        visit.type("i")
        #expect(visit.app.screen == .records)
        #expect(visit.shows("Import: a file, a zip or a folder"))
    }

    @Test func `the first import asks what to keep, with what is sensitive left out`() {
        var visit = RecordsVisit(80, 24)
        visit.type("i")
        visit.input(.paste("/tmp/export.zip"))
        visit.press(.enter)
        #expect(visit.shows("What may AirFit keep?"))
        #expect(visit.shows("[x] Activity"))
        #expect(visit.shows("[ ] Places"))
        visit.press(.end)
        visit.type(" ")
        visit.press(.enter)
        #expect(visit.app.screen == .records)
        let kept = visit.app.settings.settings.privacy.kept
        #expect(kept?.contains(.location) == true)
        #expect(kept?.contains(.reproductive) == false)
        #expect(visit.others.contains(.settings(.data(.importFiles(paths: ["/tmp/export.zip"], passphrase: nil)))))
    }

    @Test func `nothing is imported where the question is left`() {
        var visit = RecordsVisit(80, 24)
        visit.type("i")
        visit.input(.paste("/tmp/export.zip"))
        visit.press(.enter, .escape)
        #expect(visit.app.overlay == nil)
        #expect(visit.app.settings.settings.privacy.kept == nil)
        #expect(!visit.others.contains { $0.beginsImport })
    }

    @Test func `quitting while it runs asks first, a second time goes`() {
        var visit = RecordsVisit(80, 24)
        visit.begin("/tmp/export.zip")
        visit.send(.settings(.data(.progressed(DataProgress(title: "Importing export.zip")))))
        visit.press(.control("q"))
        #expect(!visit.others.contains(.quit))
        #expect(visit.shows("Importing export.zip is not finished."))
        visit.type("n")
        #expect(visit.app.overlay == nil)
        visit.press(.control("q"))
        visit.type("y")
        #expect(visit.others.contains(.quit))
    }

    @Test func `later imports ask nothing`() {
        var settings = Settings()
        settings.privacy.kept = [.activity]
        var visit = RecordsVisit(80, 24, settings)
        visit.send(.settings(.data(.asked(.importFiles(paths: ["/tmp/a.fit"], passphrase: nil)))))
        #expect(visit.others.contains { $0.beginsImport })
    }
}

@Suite struct `The order of sources` {
    @Test func `a source moves down and up again`() {
        var visit = RecordsVisit((80, 24), at: .sources(SourcesPage()))
        visit.type("-")
        guard case .order(nil, let choices)? = visit.changes.first else {
            Issue.record("no order was set")
            return
        }
        #expect(choices.map(\.name).prefix(2) == ["Jo's iPhone", "Jo's Apple Watch"])
        #expect(visit.marked.contains("Jo's Apple Watch"))
    }

    @Test func `while days are reckoned anew it says how far, and waits`() {
        var visit = RecordsVisit((80, 24), at: .sources(SourcesPage()))
        visit.type("-")
        visit.send(.records(.changing(visit.changes[0], done: 1_204, of: 3_650)))
        #expect(visit.shows("1,204 of 3,650 days"))
        visit.type("-")
        #expect(visit.changes.count == 1)
        visit.store.sources.isOwn = true
        visit.finishChanges()
        #expect(visit.shows("This is your own order."))
    }

    @Test func `a source is left out and counted again`() {
        var visit = RecordsVisit((80, 24), at: .sources(SourcesPage()))
        visit.type("x")
        guard case .order(nil, let choices)? = visit.changes.first else {
            Issue.record("no order was set")
            return
        }
        #expect(choices.first == .init("Jo's Apple Watch", isExcluded: true))
        #expect(visit.marked.contains("left out"))
    }

    @Test func `a metric has an order of its own`() {
        var visit = RecordsVisit((80, 24), at: .sources(SourcesPage()))
        visit.type("m")
        visit.press(.down, .enter)
        #expect(visit.shows("Sources of steps"))
        #expect(visit.reads.contains(.sources(.steps)))
    }

    @Test func `the usual order comes back with delete`() {
        var store = MadeUpRecords()
        store.sources.isOwn = true
        var visit = RecordsVisit((80, 24), at: .sources(SourcesPage()), store: store)
        visit.press(.delete)
        #expect(visit.changes == [.order(nil, [])])
    }
}

@Suite struct `The data browser` {
    @Test func `leads from types to days to samples and back`() {
        var visit = RecordsVisit(80, 24)
        visit.type("D")
        visit.type("/step")
        visit.press(.enter, .enter)
        #expect(visit.shows("1,204,113 samples"))
        visit.press(.enter)
        #expect(visit.shows("07:00:00"))
        visit.press(.escape, .escape, .escape)
        #expect(visit.shows("Data"))
        visit.press(.escape)
        #expect(visit.app.screen == .today)
    }

    @Test func `holds a part of a long list at a time, in both directions`() {
        var visit = RecordsVisit((80, 24), at: .days(DaysPage(RecordSamples.steps)))
        #expect(visit.reads.count == 1)
        visit.press(.end)
        #expect(visit.reads.last == .days(type: 1, Records.Place(isBackwards: true)))
        let last = RecordSamples.today.advanced(by: -999)
        #expect(visit.marked.contains(DayText.medium(last)))
        for _ in 0..<600 { visit.press(.up) }
        #expect(visit.marked.contains(DayText.medium(last.advanced(by: 600))))
        visit.press(.home)
        #expect(visit.marked.contains(DayText.medium(RecordSamples.today)))
        for _ in 0..<100 { visit.press(.pageDown) }
        #expect(visit.marked.contains(DayText.medium(last)))
        guard case .days(let page)? = visit.app.records.pages.last else {
            Issue.record("another page shows")
            return
        }
        #expect(page.list.rows.count <= RecordList<Records.DayOfType>.mostRows)
    }

    @Test func `days are read again after their samples were looked at`() {
        var visit = RecordsVisit((80, 24), at: .days(DaysPage(RecordSamples.steps)))
        visit.press(.down, .down)
        let day = RecordSamples.today.advanced(by: -2)
        visit.press(.enter)
        visit.type("x")
        let before = visit.reads.count
        visit.press(.escape)
        #expect(visit.reads[before] == .days(type: 1, Records.Place(after: day.advanced(by: 1))))
        #expect(visit.marked.contains(DayText.medium(day)))
    }

    @Test func `recordings of the same time are one workout after m, and two again after another`() {
        var visit = RecordsVisit((80, 24), at: .workouts(WorkoutsPage()))
        var other = RecordSamples.workout.key
        other.source = 9
        func put(_ relation: WorkoutDetail.Other.Relation) {
            visit.store.workout.others = [
                WorkoutDetail.Other(key: other, activity: "Running", sourceName: "Phone", relation: relation)
            ]
        }
        put(.apart)
        visit.press(.enter)
        #expect(visit.shows("counts by itself; m merges them") && visit.footer.contains("m merge"))
        visit.type("m")
        visit.press(.enter)
        #expect(visit.changes == [.merge(RecordSamples.workout.key, other)])
        put(.byHand(entry: 7))
        visit.finishChanges()
        #expect(visit.shows("one, as you said"))
        visit.type("m")
        visit.press(.enter)
        #expect(visit.changes == [.split(entry: 7)])
    }

    @Test func `workouts are filtered by words, and what is not understood is told`() {
        var visit = RecordsVisit((80, 24), at: .workouts(WorkoutsPage()))
        visit.type("/")
        visit.type("runs since whenever")
        visit.press(.enter)
        #expect(visit.shows("It is not clear what"))
        visit.press(KeyPress(.character("u"), .control))
        visit.type("runs over 5 km typed")
        visit.press(.enter)
        #expect(visit.shows("Only: “Running” in the kind, at least 5 km, typed"))
        var filter = WorkoutFilter(kind: "Running")
        (filter.meters.least, filter.isTyped) = (5_000, true)
        #expect(visit.reads.last == .workouts(filter, Records.Place()))
    }

    @Test func `a date is gone to`() {
        var visit = RecordsVisit((80, 24), at: .days(DaysPage(RecordSamples.steps)))
        visit.type("/")
        visit.press(KeyPress(.character("u"), .control))
        visit.type("2025-13")
        visit.press(.enter)
        #expect(visit.shows("Type a date such as"))
        visit.press(.backspace, .backspace)
        visit.type("03")
        visit.press(.enter)
        #expect(visit.marked.contains("31 Mar 2025"))
        visit.press(.up)
        #expect(visit.marked.contains("1 Apr 2025"))
    }

    @Test func `a sample is left out, counted again, edited and restored`() {
        var visit = RecordsVisit((80, 24), at: .samples(SamplesPage(RecordSamples.weight, on: RecordSamples.today)))
        visit.type("x")
        let key = RecordSamples.samples(1, of: 2, on: RecordSamples.today)[0].key
        #expect(visit.changes == [.sample(key, .exclude)])
        visit.finishChanges()
        #expect(visit.marked.contains("left out"))
        visit.type("x")
        #expect(visit.changes == [.sample(key, .restore)])
        visit.finishChanges()
        visit.type("e")
        visit.press(KeyPress(.character("u"), .control))
        visit.type("71,5")
        visit.press(.enter)
        #expect(visit.changes == [.sample(key, .replace(71.5))])
        visit.finishChanges()
        #expect(visit.marked.contains("71.5 kg"))
        #expect(visit.shows("Imported as 72.4 kg"))
        visit.type("u")
        #expect(visit.changes == [.sample(key, .restore)])
    }

    @Test func `a value is typed in the unit that shows, and checked`() {
        var settings = Settings()
        settings.units.system = .imperial
        var visit = RecordsVisit(80, 24, settings)
        visit.run(
            visit.app.openRecords(.samples(SamplesPage(RecordSamples.weight, on: RecordSamples.today))))
        #expect(visit.shows("159.6 lb"))
        visit.type("e")
        visit.press(KeyPress(.character("u"), .control))
        visit.type("9000")
        visit.press(.enter)
        #expect(visit.shows("No one has that"))
        visit.press(KeyPress(.character("u"), .control))
        visit.type("abc")
        visit.press(.enter)
        #expect(visit.shows("Type a number"))
        visit.press(KeyPress(.character("u"), .control))
        visit.type("160")
        visit.press(.enter)
        guard case .sample(_, .replace(let kilograms))? = visit.changes.last else {
            Issue.record("nothing was changed")
            return
        }
        #expect(abs(kilograms - 72.5747792) < 1e-6)
    }

    @Test func `a source is filtered by its letters`() {
        var visit = RecordsVisit((80, 24), at: .samples(SamplesPage(RecordSamples.steps, on: RecordSamples.today)))
        visit.type("/phone")
        visit.press(.enter)
        #expect(visit.shows("Only sources with “phone”"))
        #expect(!visit.shown.dropLast(4).contains { $0.contains("Watch") })
    }

    @Test func `an answer for a day that was left changes nothing`() {
        var visit = RecordsVisit((80, 24), at: .samples(SamplesPage(RecordSamples.steps, on: RecordSamples.today)))
        visit.type("[")
        let before = visit.shown
        visit.send(
            .records(
                .arrived(
                    .samples(type: 1, day: RecordSamples.today, filter: "", Records.Place()),
                    .samples(Records.Page([], isLast: true)))))
        #expect(visit.shown == before)
    }

    @Test func `what is hidden is told from what is missing`() {
        var settings = Settings()
        settings.privacy.shown.remove(.heart)
        var visit = RecordsVisit(80, 24, settings)
        visit.type("D")
        #expect(visit.shown.contains { $0.contains("Heart rate ") && $0.contains("hidden") })
        visit.type("/heart rate")
        visit.press(.enter, .enter)
        #expect(visit.app.screen == .settings)
    }

    @Test func `a chart leads to the samples of its metric`() {
        var visit = RecordsVisit(80, 24)
        visit.send(.today(.chartChosen(.steps)))
        visit.type("D")
        #expect(visit.shows("1,204,113 samples"))
        #expect(visit.marked.contains("21 Nov 2026"))
    }
}

@Suite struct `A night of pieces` {
    @Test func `a piece is left out and counted again`() {
        var visit = RecordsVisit((80, 24), at: .nights(NightsPage()))
        visit.press(.enter, .down)
        #expect(visit.marked.contains("core"))
        visit.type("x")
        let key = RecordSamples.night.pieces[1].key
        #expect(visit.changes == [.sleep(key, isExcluded: true)])
        visit.store.problem = "This night is gone."
        visit.finishChanges()
        #expect(visit.marked.contains("left out"))
        #expect(visit.shows("What is left makes no night"))
        visit.type("x")
        #expect(visit.changes == [.sleep(key, isExcluded: false)])
    }

    @Test func `what was left out is found among the data`() {
        var store = MadeUpRecords()
        store.contents.sleepLeftOut = 1
        var visit = RecordsVisit((80, 24), at: .contents(ContentsPage()), store: store)
        visit.press(.down, .down)
        #expect(visit.marked.contains("Sleep left out"))
        visit.press(.enter)
        visit.type("x")
        #expect(visit.changes == [.sleep(RecordSamples.night.pieces[2].key, isExcluded: false)])
    }

    @Test func `a finding shows the time by the clock there`() {
        let visit = RecordsVisit((80, 24), at: .findings(FindingsPage("electrocardiogram")))
        #expect(visit.marked.contains("09:00 (UTC+1)"))
    }
}

@Suite struct `Why a number is what it is` {
    @Test func `opens from the dashboard and from a chart`() {
        var visit = RecordsVisit(80, 24)
        visit.type("w")
        #expect(visit.reads == [.explanation(.activeEnergy, RecordSamples.today)])
        visit.press(.escape)
        visit.send(.today(.chartChosen(.steps)))
        visit.type("w")
        #expect(visit.app.screen == .today)
        visit.type("W")
        #expect(visit.reads.last == .explanation(.steps, RecordSamples.today))
    }

    @Test func `says what was left out of the sum`() {
        let visit = RecordsVisit((80, 24), at: .why(WhyPage(.steps, on: RecordSamples.today)))
        #expect(visit.shows("6,212  counts for the day"))
        #expect(visit.shows("9,914  all sources added, 3,702 of it"))
        #expect(visit.shows("308 of 4,010"))
        #expect(visit.shows("6,190  Apple's own summary"))
    }

    @Test func `the day before is one key away, and the future is not shown`() {
        var visit = RecordsVisit((80, 24), at: .why(WhyPage(.steps, on: RecordSamples.today)))
        visit.type("]")
        #expect(visit.reads.count == 1)
        visit.type("[")
        #expect(visit.reads.last == .explanation(.steps, RecordSamples.today.advanced(by: -1)))
    }

    @Test func `leads to the sources of the metric, and is read again after`() {
        var visit = RecordsVisit((80, 24), at: .why(WhyPage(.steps, on: RecordSamples.today)))
        visit.type("s")
        #expect(visit.shows("Sources of steps"))
        visit.press(.escape)
        #expect(visit.reads.count { $0 == .explanation(.steps, RecordSamples.today) } == 2)
    }
}

@Suite struct `Permissions` {
    @Test func `each tick is a setting`() {
        var visit = SettingsVisit(80, 24, at: .permissions)
        visit.go(to: .category(.heart))
        visit.type(" ")
        #expect(!visit.settings.privacy.shown.contains(.heart))
        visit.press(.right)
        visit.type(" ")
        #expect(visit.settings.privacy.kept?.contains(.heart) == false)
        #expect(visit.settings.privacy.kept?.count == HealthCategory.allCases.count - 1)
        visit.press(.right)
        visit.type(" ")
        #expect(visit.settings.privacy.sharedRemotely == [.heart])
        #expect(visit.saved.map(\.key) == ["privacy.share_remote"])
    }

    @Test func `the mouse ticks the column it is on`() {
        var visit = SettingsVisit(80, 24, at: .permissions)
        for (row, line) in visit.shown.enumerated() where line.contains("Sleep") {
            guard let box = line.range(of: "[x]", options: .backwards) else { continue }
            let column = line[..<box.lowerBound].cellWidth
            visit.input(.mouse(MouseEvent(.press, at: Point(column: column + 1, row: row))))
            break
        }
        #expect(visit.settings.privacy.kept?.contains(.sleep) == false)
        #expect(visit.settings.privacy.shown.contains(.sleep))
    }

    @Test func `a hidden category says so on the dashboard`() {
        var settings = Settings()
        settings.privacy.shown = [.activity]
        var visit = RecordsVisit(80, 24, settings)
        #expect(visit.shows("hidden"))
        visit.send(.today(.chartChosen(.restingHeartRate)))
        #expect(visit.shows("Heart is hidden"))
        visit.type("W")
        #expect(visit.shows("Heart is hidden"))
    }
}

@Suite struct `The records by keyboard` {
    @Test func `the palette opens them`() {
        for (letters, title) in [
            ("browse data", "Data"), ("data", "Data"), ("sources and", "Sources"), ("imports so", "Imports"),
            ("why this", "Why this number"),
        ] {
            var visit = RecordsVisit(80, 24)
            visit.press(.control("k"))
            visit.type(letters)
            visit.press(.enter)
            #expect(visit.app.screen == .records, "\(letters)")
            #expect(visit.shows(title), "\(letters)")
        }
    }

    @Test func `settings lead there and get the person back`() {
        var visit = RecordsVisit(80, 24)
        visit.run(visit.app.openSettings(at: .data))
        visit.click("Sources")
        visit.press(.enter)
        #expect(visit.shows("Jo's Apple Watch"))
        visit.press(.escape)
        #expect(visit.app.screen == .settings)
    }

    @Test func `without data the keys of the dashboard open nothing`() {
        var visit = RecordsVisit(80, 24)
        visit.send(.today(.reportArrived(SampleReports.emptyStore)))
        visit.type("wDs")
        #expect(visit.app.screen == .today)
    }
}

@Suite struct `Words of records` {
    @Test func `values keep the decimals they have`() {
        #expect(RecordWording.value(72.4, ShownUnit("kg", decimals: 2)) == "72.4 kg")
        #expect(RecordWording.value(72, ShownUnit("kg", decimals: 2)) == "72 kg")
        #expect(RecordWording.value(0.975, ShownUnit("%", decimals: 1, factor: 100)) == "97.5 %")
        #expect(RecordWording.value(1_200, ShownUnit("", decimals: 2)) == "1,200")
    }

    @Test func `moments are told by the clock there`() {
        #expect(RecordWording.clock(-3_600, offset: 0) == "23:00:00")
        #expect(RecordWording.clock(0, offset: -12_600) == "20:30:00")
        #expect(RecordWording.offset(-12_600) == "UTC−3:30")
        #expect(RecordWording.day(Date(timeIntervalSince1970: -1), offset: 0) == CivilDay(number: -1))
    }

    @Test func `a date may be a month or a year`() {
        #expect(TypedValue.day("2024-02") == CivilDay(iso: "2024-02-29"))
        #expect(TypedValue.day("2025") == CivilDay(iso: "2025-12-31"))
        #expect(TypedValue.day("2025-2-1") == nil)
        #expect(TypedValue.number("0x10") == nil)
        #expect(TypedValue.number("1,5") == 1.5)
    }
}

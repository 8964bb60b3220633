@testable import ScreenKit
import Canvas
import Foundation
import HealthModel
import SettingsModel
import TestSupport
import Testing
@testable import App

@Suite struct `The columns of a table` {
    private static let place = Records.TablePlace(path: "/home/jo/weights.csv", file: "/home/jo/weights.csv")

    /// At what became of an import with a table that says too little.
    private func refused(_ size: (Int, Int) = (80, 24)) -> RecordsVisit {
        var settings = Settings()
        settings.privacy.kept = [.body]
        var visit = RecordsVisit(size.0, size.1, settings)
        visit.begin("/home/jo/weights.csv")
        let file = Records.ImportFile(
            name: "weights.csv", format: "csv", status: .rejected,
            reason: "Its dates could have the day or the month first",
            table: Self.place)
        visit.send(.settings(.data(.reported(.init(path: "/home/jo/weights.csv", files: [file], seconds: 0.1)))))
        visit.send(.settings(.data(.ended("Not imported.", isProblem: true))))
        return visit
    }

    private func opened(_ size: (Int, Int) = (80, 24)) -> RecordsVisit {
        var visit = refused(size)
        visit.type("c")
        return visit
    }

    @Test func `a table that was refused opens from its result, at what must be said`() {
        let visit = opened()
        #expect(visit.shows("Columns of weights.csv"))
        #expect(visit.shows("Say whether the day or the month comes first"))
        #expect(visit.marked.contains("How dates are written"))
        #expect(visit.marked.contains("? say which"))
    }

    @Test func `nothing is imported before everything is said`() {
        var visit = opened()
        visit.type("i")
        #expect(visit.changes.isEmpty)
        #expect(visit.footer.contains("Say whether the day or the month comes first"))
    }

    @Test func `what is said is kept, and the table imported with it`() {
        var visit = opened()
        visit.press(.enter)
        visit.type("day")
        visit.press(.enter)
        #expect(visit.shows("Say of at least one column what it is"))
        visit.press(.down, .down, .down, .enter)
        visit.type("weight")
        visit.press(.enter)
        #expect(visit.shows("Everything is said"))
        visit.type("u")
        visit.press(.down, .enter)
        #expect(visit.shows("Weight, in lb"))
        visit.type("i")
        guard case .table(let mapping)? = visit.changes.first else {
            Issue.record("nothing is kept")
            return
        }
        #expect(mapping.dateOrder == .dayFirst)
        #expect(
            mapping.columns == [
                .init(heading: "Gewicht am Morgen, nach dem Aufstehen", metric: "weight_kg", unit: "lb")
            ])
        visit.finishChanges()
        #expect(visit.others.last(where: \.beginsImport) != nil)
        #expect(visit.app.records.showsImport)
    }

    @Test func `a column is one thing only, and can be left out again`() {
        var visit = opened()
        visit.press(.down, .down, .down, .down, .enter, .down, .down, .enter)
        #expect(visit.marked.contains("the time of day"))
        visit.press(.enter)
        visit.type("mood")
        visit.press(.enter)
        #expect(visit.marked.contains("Mood"))
        visit.type("x")
        #expect(visit.marked.contains("left out"))
    }

    @Test func `the mouse chooses and imports`() {
        var visit = opened()
        visit.click("How dates are written")
        visit.click("Month first")
        visit.click("Gewicht am")
        visit.click("Gewicht am")
        visit.click("Weight")
        visit.click("[ Import it so ]")
        #expect(visit.changes.count == 1)
    }

    @Test(arguments: [(60, 20), (80, 24), (200, 50)]) func `drawn`(_ size: (Int, Int)) {
        func expect(_ visit: RecordsVisit, _ name: String) {
            let difference = snapshotDifference(visit.shown, "table-\(name)-\(size.0)x\(size.1)")
            #expect(difference == nil, "\(difference ?? "")")
        }
        expect(refused(size), "refused")
        var visit = opened(size)
        expect(visit, "open")
        visit.press(.enter, .down, .enter, .down, .down, .down, .enter)
        expect(visit, "choice")
        visit.type("weight")
        visit.press(.enter)
        expect(visit, "said")
    }
}

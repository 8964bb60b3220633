import Foundation
import HealthModel
import Testing

@testable import HealthImport
@testable import ImportKit

/// Keeps everything in words, with names in place of the numbers that each sink has of its own, and takes every mark.
private final class WrittenSink: ImportSink {
    private var names = NumberedNames()
    private var types: [ImportedType] { names.types }
    private var sources: [ImportedSource] { names.sources }
    private(set) var lines: [String] = []
    private(set) var marks: [(mark: ImportMark, lines: Int)] = []
    var wantsMark: Bool { true }
    func reached(_ mark: ImportMark) { marks.append((mark, lines.count)) }

    func number(of type: ImportedType) -> Int32 { names.number(of: type) }
    func number(of source: ImportedSource) -> Int32 { names.number(of: source) }
    func add(samples: [ImportedSample]) {
        for sample in samples {
            lines.append(
                "\(types[Int(sample.type)].identifier) \(sources[Int(sample.source)].name) \(sample.start) "
                    + "\(sample.duration) \(sample.value)")
        }
    }
    func add(sleep: [ImportedSleep]) { for piece in sleep { lines.append("\(piece.start) \(piece.stage)") } }
    func add(workout: ImportedWorkout) { lines.append("\(workout.start) \(workout.activity) \(workout.events)") }
    func add(summary: ImportedActivitySummary) { lines.append("\(summary)") }
    func add(checkIn: ImportedCheckIn) { lines.append("\(checkIn)") }
    func add(route: ImportedRoute) { lines.append("route of \(route.points)") }
    func add(beats: ImportedBeats) { lines.append("\(beats.beats)") }
    func add(finding: ImportedFinding) { lines.append(finding.title) }
    func set(profile: ImportedProfile) {}
}

@Suite struct `A large file of any format` {
    /// Reads a text, then goes on from every mark of that reading, and compares.
    /// - Returns: the marks.
    @discardableResult
    private func goesOn(
        _ text: String, named name: String, as format: any HealthFormat.Type, atLeast least: Int
    ) throws -> [ImportMark] {
        let folder = try ScratchFolder()
        let document = try HealthDocument(path: folder.write(Array(text.utf8), as: name))
        let isRecognised = format.recognises(document)
        try #require(isRecognised)
        let whole = WrittenSink()
        let expected = try format.read(document, into: whole, context: vendorContext()) { _ in true }
        try #require(whole.marks.count >= least, "there are only \(whole.marks.count) marks")
        for (mark, lines) in whole.marks {
            var context = vendorContext()
            context.resumed = mark
            let rest = WrittenSink()
            let tally = try format.read(document, into: rest, context: context) { _ in true }
            #expect(tally == expected)
            #expect(rest.lines == Array(whole.lines[lines...]))
        }
        return whole.marks.map(\.mark)
    }

    private func instants(_ count: Int, _ line: (Int) -> String = { _ in "" }) -> String {
        let rows = (0..<count).map { number in
            let time = String(format: "%02d:%02d:%02d", number / 3600, number / 60 % 60, number % 60)
            return "2025-03-01T\(time)+01:00,heart_rate,\(60 + number % 40),bpm\n" + line(number)
        }
        return "date,metric,value,unit\n" + rows.joined()
    }

    @Test func `goes on in a table of instants without a look at what is before`() throws {
        let marks = try goesOn(instants(700), named: "rates.csv", as: CSVFormat.self, atLeast: 10)
        #expect(marks.allSatisfy { $0.notes["byte"] != nil })
    }

    @Test func `goes on in a table with quoted lines and empty ones`() throws {
        let text = instants(500) {
            $0 % 5 == 0 ? "\n\"2025-03-02T01:00:0\($0 % 10)+01:00\",steps,\"\($0 + 1)\",\n" : ""
        }
        try goesOn(text, named: "mixed.csv", as: CSVFormat.self, atLeast: 8)
    }

    @Test func `goes on in a table whose rows add up by the day, and with lines that cannot be read`() throws {
        let text = instants(400) { number in
            switch number % 40 {
            case 7: "2025-02-0\(number % 7 + 1),steps,\(number),\n"
            case 20: "2025-02-01,mood,4,\n"
            case 33: "what,is,this\n"
            case 34: "2025-02-01,blood_magic,3,\n"
            default: ""
            }
        }
        try goesOn(text, named: "days.csv", as: CSVFormat.self, atLeast: 6)
    }

    @Test func `goes on in lists of points, of which the first tell how long each is`() throws {
        func points(_ count: Int, _ value: (Int) -> String) -> String {
            (0..<count).map { number in
                let time = String(format: "%02d:%02d:00", number / 60 % 24, number % 60)
                return
                    "{\"date\":\"2025-03-0\(1 + number / 1440) \(time) +0100\",\(value(number)),\"source\":\"A \\\"Watch\\\"\"}"
            }.joined(separator: ",\n")
        }
        let text = """
            {"data":{"metrics":[
            {"name":"step_count","units":"count","data":[\(points(300) { "\"qty\":\($0 % 90 + 1)" })]},
            {"name":"heart_rate","units":"bpm","data":[\(points(200) { "\"Avg\":\($0 % 50 + 50),\"Min\":1,\"Max\":2" })]},
            {"units":"count","data":[\(points(90) { "\"qty\":\($0 % 3 + 1)" })],"name":"flights_climbed"}],
            "workouts":[{"name":"Running","start":"2025-03-01 08:00:00 +0100","end":"2025-03-01 09:00:00 +0100",
            "heartRateData":[\(points(80) { "\"Avg\":\($0 % 50 + 90)" })]}],
            "symptoms":[\((0..<150).map { "{\"start\":\"2025-03-01 08:00:00 +0100\",\"name\":\"cough \($0)\"}" }
                .joined(separator: ","))]}}
            """
        try goesOn(text, named: "HealthAutoExport.json", as: HealthAutoExportFormat.self, atLeast: 8)
    }

    @Test func `goes on in an export of AirFit, in every table of it`() throws {
        func rows(_ count: Int, _ row: (Int) -> String) -> String { (0..<count).map(row).joined(separator: ",\n") }
        let text = """
            {"format":"airfit-export","version":1,"tables":{
            "sources":{"columns":["id","name","device","class"],"rows":[[1,"Watch","","watch"]]},
            "types":{"columns":["id","identifier","unit","aggregation"],
            "rows":[[1,"HKQuantityTypeIdentifierHeartRate","count/min","discrete"]]},
            "samples":{"columns":["type","start_unix_s","source","duration_s","value"],
            "rows":[\(rows(300) { "[1,\(1_740_000_000 + $0),1,0,\(60 + $0 % 9)]" })]},
            "sleep_segments":{"columns":["start_unix_s","source","duration_s","stage"],
            "rows":[\(rows(90) { "[\(1_740_000_000 + 60 * $0),1,60,\"core\"]" })]},
            "route_points":{"columns":["route","source","at_unix_ms","latitude","longitude"],
            "rows":[\(rows(300) { "[\($0 / 100),1,\(1_740_000_000_000 + 1000 * $0),50.\($0 + 100),8.5]" })]}
            }}
            """
        try goesOn(text, named: "airfit.json", as: AirFitFormat.self, atLeast: 8)
    }

    @Test func `is not gone on with where it has no such step`() throws {
        let folder = try ScratchFolder()
        let document = try HealthDocument(path: folder.write(Array(instants(30).utf8), as: "short.csv"))
        var context = vendorContext()
        context.resumed = ImportMark(position: 0, tally: ImportTally(), notes: ["step": "100"])
        #expect(throws: ImportError.self) {
            try CSVFormat.read(document, into: WrittenSink(), context: context) { _ in true }
        }
    }
}

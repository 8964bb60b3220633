import Foundation
import HealthModel
import TestSupport
import Testing

@testable import HealthImport
@testable import ImportKit

@Suite struct `Damaged exports of other makers` {
    @Test(arguments: ["health-auto-export", "fitbit", "google-fit", "garmin", "oura", "whoop", "withings", "csv"])
    func `a file that is cut anywhere gives what was whole or one sentence`(folder: String) throws {
        let scratch = try ScratchFolder()
        for name in try vendorFixtures(folder) {
            let bytes = [UInt8](try Data(contentsOf: URL(filePath: vendorFixture(name))))
            let whole = try HealthDocument(path: vendorFixture(name))
            guard let format = vendorFormats.first(where: { $0.recognises(whole) }) else { continue }
            let records = (try? vendorRead(whole, as: format).tally.records) ?? .max
            for part in 1..<12 {
                let cut = bytes.prefix(bytes.count * part / 12)
                let path = try scratch.write(Array(cut), as: URL(filePath: name).lastPathComponent)
                let document = try HealthDocument(path: path)
                guard format.recognises(document) else { continue }
                do {
                    let tally = try vendorRead(document, as: format).tally
                    #expect(tally.records <= records, "\(name) \(part)")
                    if name.hasSuffix(".json"), tally.note == nil { #expect(tally.cutOff != nil, "\(name) \(part)") }
                } catch let error as ImportError {
                    #expect(error.message.hasSuffix(".") && !error.message.contains("Problem"))
                }
            }
        }
    }

    @Test(arguments: [
        ("[{\"dateTime\":\"03/19/25 23:00:00\",\"value\":\"\u{FF}\"}]", "steps-2025-03-01.json"),
        ("[{\"dateTime\":5,\"value\":\"1\"},{\"dateTime\":null,\"value\":[1]}]", "steps-2025-03-01.json"),
        ("[{\"dateTime\":\"03/19/25 23:00:00\",\"value\":1e999},{\"dateTime\":\"x\",\"value\":\"1\"}]", "steps-1.json"),
    ])
    func `wrong types and huge numbers in fields are left out and counted`(text: String, name: String) throws {
        let (sink, tally) = try vendorRead(text: text, named: name, as: FitbitFormat.self)
        #expect(sink.isEmpty && tally.records == tally.skipped.values.reduce(0, +))
    }

    @Test func `what begins after now is left out, and a value of today's whole day is not`() throws {
        let text = """
            timestamp,metric,value
            2025-03-20T08:00:00,weight_kg,70
            2025-03-20T20:00:00,weight_kg,71
            2025-03-20T20:00:00,mood_1to5,4
            """
        let day = try #require(CivilDay(iso: "2025-03-20"))
        let context = vendorContext(now: Int64(berlin.start(of: day) + 9 * 3_600))
        let timed = try vendorRead(text: text, named: "a.csv", as: CSVFormat.self, context: context)
        #expect(timed.sink.values("BodyMass") == [70] && timed.sink.checkIns.isEmpty)
        #expect(timed.tally.skipped == ["a date in the future": 2] && timed.tally.records == 3)
        let days = """
            date,metric,value
            2025-03-20,weight_kg,70
            2025-03-20,mindful_min,10
            2025-03-20,steps,800
            2025-03-20,mood_1to5,4
            2025-03-21,weight_kg,71
            2025-03-21,mindful_min,10
            2025-03-21,steps,800
            2025-03-21,mood_1to5,4
            """
        let whole = try vendorRead(text: days, named: "a.csv", as: CSVFormat.self, context: context)
        #expect(whole.sink.samples.count == 3 && whole.sink.checkIns.count == 1)
        #expect(whole.sink.checkIns.allSatisfy { $0.writtenAt <= context.now })
        #expect(whole.tally.skipped == ["a date in the future": 4] && whole.tally.records == 8)
    }

    @Test func `what is dated before 1970 or after now is left out`() throws {
        let rows = ["01/01/1900 10:00:00", "03/19/25 23:00:00", "01/05/26 10:00:00"]
            .map { "{\"dateTime\":\"\($0)\",\"value\":\"7\"}" }.joined(separator: ",")
        let (sink, tally) = try vendorRead(text: "[\(rows)]", named: "steps-2025-03-01.json", as: FitbitFormat.self)
        #expect(sink.values("StepCount") == [7])
        #expect(tally.skipped == ["a date before 1970": 1, "a date in the future": 1])
    }

    @Test func `bytes that are not UTF-8 end a JSON file and are Latin-1 in a table`() throws {
        let scratch = try ScratchFolder()
        var bytes = Array("[{\"dateTime\":\"03/19/25 23:00:00\",\"value\":\"5\"},{\"dateTime\":\"".utf8)
        bytes += [0xFF, 0xFE] + Array("\",\"value\":\"5\"}]".utf8)
        let steps = try HealthDocument(path: scratch.write(bytes, as: "steps-2025-03-01.json"))
        let read = try vendorRead(steps, as: FitbitFormat.self)
        #expect(read.sink.samples.count == 1 && read.tally.cutOff == "a text in it is not UTF-8")
        let table = Array("Datum;K".utf8) + [0xF6] + Array("rperfett (%)\n20.03.2025;19,5\n".utf8)
        let fat = try HealthDocument(path: scratch.write(table, as: "a.csv"))
        #expect(try vendorRead(fat, as: CSVFormat.self).sink.values("BodyFatPercentage") == [0.195])
    }

    @Test(arguments: [
        "", "[]", "{}", "{\"data\":{}}", "[{}]", "null", "a", "a,b\n", "\u{0}\u{0}", "{\"data\":[]}", "[[[[",
    ])
    func `a file with nothing in it is of no format or gives nothing`(text: String) throws {
        let scratch = try ScratchFolder()
        let document = try HealthDocument(path: scratch.write(Array(text.utf8), as: "x.json"))
        for format in vendorFormats where format.recognises(document) {
            #expect(try vendorRead(document, as: format).sink.isEmpty)
        }
    }

    @Test func `a quote that is never closed gives the rows before it`() throws {
        let text = "date,metric,value\n2025-03-12,steps,100\n\"2025-03-13,steps,200\n"
        let (sink, tally) = try vendorRead(text: text, named: "a.csv", as: CSVFormat.self)
        #expect(sink.values("StepCount") == [100] && tally.cutOff == "it ends in the middle of a quoted text")
    }

    @Test func `nesting without end is refused`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let deep =
                    "{\"data\":{\"metrics\":[{\"name\":\"step_count\",\"units\":\"count\",\"data\":["
                    + String(repeating: "[", count: 100_000)
                #expect(throws: ImportError.self) {
                    _ = try vendorRead(text: deep, named: "HealthAutoExport.json", as: HealthAutoExportFormat.self)
                }
            }
        }
    }

    @Test func `reading stops when it is no longer wanted`() throws {
        let document = try HealthDocument(path: vendorFixture("garmin/UDSFile_2025-03-20_2025-04-09.json"))
        #expect(throws: ImportError.cancelled) {
            _ = try GarminFormat.read(document, into: VendorSink(), context: vendorContext()) { _ in false }
        }
    }
}

@Suite struct `Databases from outside` {
    /// A Health Connect database whose bytes are changed.
    private func changed(_ change: (inout [UInt8]) -> Void) throws -> (ScratchFolder, HealthDocument) {
        let archive = try vendorArchive("health-connect/Health Connect.zip")
        guard let entry = archive.entries.first else { throw NotRecognised() }
        let whole = try HealthDocument(entry, in: archive)
        var bytes = try whole.bytes(limit: 4 << 20)
        change(&bytes)
        let folder = try ScratchFolder()
        return (folder, try HealthDocument(path: folder.write(bytes, as: "health_connect_export.db")))
    }

    @Test func `a database that is cut or broken is refused with a sentence`() throws {
        for part in 1..<16 {
            let (folder, document) = try changed { $0.removeLast($0.count * part / 16) }
            defer { withExtendedLifetime(folder) {} }
            do {
                _ = try vendorRead(document, as: HealthConnectFormat.self)
                Issue.record("a database cut at \(part) was read to its end")
            } catch let error as ImportError {
                #expect(error.message.hasSuffix("."))
            }
        }
        for seed in 1..<24 {
            let (folder, document) = try changed { bytes in
                for step in 0..<40 {
                    bytes[(seed * 7919 + step * 104_729) % bytes.count] ^= UInt8(1 + (seed + step) % 254)
                }
            }
            defer { withExtendedLifetime(folder) {} }
            // Whatever was hit: it is read or refused, and nothing traps.
            _ = try? vendorRead(document, as: HealthConnectFormat.self)
        }
    }

    @Test func `another database is not one of Health Connect`() throws {
        let folder = try ScratchFolder()
        let bytes = Array("SQLite format 3\0".utf8) + [UInt8](repeating: 0, count: 4080)
        let document = try HealthDocument(path: folder.write(bytes, as: "notes.db"))
        #expect(formats(of: document).isEmpty)
    }
}

import HealthModel
import ImportKit
import Testing

@testable import HealthImport
@testable import ImportKit

@Suite struct `People in plain tables` {
    /// Rows of several people on the same days.
    private static func table(_ heading: String, _ people: [String], days: Int = 6) -> String {
        var rows = ["date,\(heading),weight_kg,steps"]
        for day in 1...days {
            for (index, person) in people.enumerated() {
                rows.append("2025-03-0\(day),\(person),\(60 + index * 20).\(day),\(5000 + day * 100 + index)")
            }
        }
        return rows.joined(separator: "\n") + "\n"
    }

    private static func preview(_ text: String) throws -> CSVPreview {
        let folder = try ScratchFolder()
        return try CSVPreview.of(path: try folder.write(Array(text.utf8), as: "a.csv"))
    }

    @Test(arguments: [
        "Name", "patient", "athlete_name", "user", "who", "subject_id", "Person", "Mitglied", "profile", "Vorname",
        "whose", "family", "Läufer", "x",
    ])
    func `are told apart by what is in a column, whatever it is called`(heading: String) throws {
        let text = Self.table(heading, ["Anna", "Ben"])
        let ambiguity = CSVAmbiguity.person(heading: heading, people: ["Anna", "Ben"])
        #expect(try Self.preview(text).ambiguities == [ambiguity])
        #expect(ambiguity.reason.contains("its column \(heading) tells 2 people apart (Anna, Ben)"))
        #expect(throws: ImportError.self) { _ = try vendorRead(text: text, named: "a.csv", as: CSVFormat.self) }
        var context = vendorContext()
        context.person = "Ben"
        let (sink, tally) = try vendorRead(text: text, named: "a.csv", as: CSVFormat.self, context: context)
        #expect(sink.values("BodyMass") == [80.1, 80.2, 80.3, 80.4, 80.5, 80.6])
        #expect(tally.skipped == ["of another person": 12], "two values in each of six rows")
        context.person = CSVMapping.Person.everybody
        let all = try vendorRead(text: text, named: "a.csv", as: CSVFormat.self, context: context)
        #expect(all.sink.values("BodyMass").count == 6 && all.tally.skipped.values.reduce(0, +) == 6)
    }

    @Test(arguments: ["Name", "patient", "who", "x", "id"])
    func `in a table of one person stop nothing`(heading: String) throws {
        let text = Self.table(heading, ["Anna"])
        #expect(try Self.preview(text).ambiguities.isEmpty)
        let (sink, tally) = try vendorRead(text: text, named: "a.csv", as: CSVFormat.self)
        #expect(sink.values("BodyMass").count == 6 && tally.skipped.isEmpty)
        #expect(tally.note == "Columns that were not read: \(heading)")
    }

    @Test func `are two where only one of them is named, and one where the name stands once`() throws {
        #expect(
            try Self.preview(Self.table("Name", ["Ben", ""])).ambiguities == [.person(heading: "Name", people: ["Ben"])]
        )
        let once = "date,Name,steps\n2025-03-01,Ben,100\n2025-03-02,,200\n2025-03-03,,300\n"
        #expect(try Self.preview(once).ambiguities.isEmpty)
        #expect(try Self.preview("date,Person,steps\n2025-03-01,A,1\n2025-03-01,B,2\n").ambiguities.count == 1)
    }

    @Test func `are told apart in the long form, too`() throws {
        var rows = ["date,family,metric,value"]
        for day in 1...4 {
            for (person, weight) in [("Anna", 60), ("Ben", 80)] {
                rows += [
                    "2025-03-0\(day),\(person),weight_kg,\(weight)", "2025-03-0\(day),\(person),steps,\(weight)00",
                ]
            }
        }
        let preview = try Self.preview(rows.joined(separator: "\n"))
        #expect(preview.ambiguities == [.person(heading: "family", people: ["Anna", "Ben"])])
    }

    /// Rows whose dates never meet: a name and a weight each.
    private static func alternating(_ rows: [(String, String)], heading: String = "x") -> String {
        let lines = rows.enumerated().map { "2025-03-\($0 + 10);\($1.0);\($1.1);5000" }
        return (["date;\(heading);weight kg;steps"] + lines).joined(separator: "\n")
    }

    @Test func `are told apart by weights that cannot be one body's, where their dates never meet`() throws {
        let rows = [
            ("Ben", "80,5"), ("Ben", "80,4"), ("Anna", "61,2"), ("Ben", "80,1"), ("Anna", "61"), ("Anna", "61,1"),
        ]
        let people = [CSVAmbiguity.person(heading: "x", people: ["Anna", "Ben"])]
        #expect(try Self.preview(Self.alternating(rows)).ambiguities == people)
        let long = rows.enumerated().map { "2025-03-\($0 + 10);\($1.0);weight_kg;\($1.1)" }
        #expect(
            try Self.preview((["date;x;metric;value"] + long).joined(separator: "\n")).ambiguities == people)
        let device = Self.alternating(rows, heading: "device")
        #expect(try Self.preview(device).ambiguities.isEmpty, "another column by its name")
    }

    @Test func `are not seen where one body changes, or hardly does`() throws {
        let lost = (0..<9).map { ($0 < 4 ? "Bulk" : "Cut", "\(90 - $0 * 3)") }
        #expect(try Self.preview(Self.alternating(lost)).ambiguities.isEmpty)
        let alike = (0..<9).map { ($0 % 2 == 0 ? "Cellar" : "Attic", $0 % 2 == 0 ? "80,5" : "82,0") }
        #expect(try Self.preview(Self.alternating(alike)).ambiguities.isEmpty)
        let once = (0..<9).map { ($0 == 4 ? "Anna" : "Ben", $0 == 4 ? "61" : "80") }
        #expect(try Self.preview(Self.alternating(once)).ambiguities.isEmpty)
    }

    @Test(
        arguments: [
            ("comment", ["felt good", "tired"]), ("notes", ["ok", "ok", "headache"]), ("x", ["morning", "evening"]),
            ("meal", ["breakfast", "lunch", "dinner"]), ("x", ["before lunch", "after lunch"]), ("x", ["AM", "PM"]),
            ("device", ["Watch", "Phone"]), ("x", ["Fitbit", "Garmin"]), ("arm", ["left", "right"]),
            ("type", ["A", "B"]), ("x", ["1", "2"]), ("score", ["1.5", "2.5"]),
        ])
    func `are not seen in notes, meals, devices and times of day`(heading: String, values: [String]) throws {
        #expect(try Self.preview(Self.table(heading, values)).ambiguities.isEmpty)
    }

    @Test func `are not seen in what was done from minute to minute, and are where minutes are shared`() throws {
        func table(_ name: (Int) -> String) -> String {
            let rows = (0..<400).map { row in
                "2025-03-0\(row / 100 + 1) \(10 + row % 100 / 60):\(10 + row % 100 % 60 / 2),6\(row % 10),\(name(row))"
            }
            return (["time,heart rate,x"] + rows).joined(separator: "\n")
        }
        #expect(try Self.preview(table { $0 % 100 / 60 == 0 ? "Desk" : "Sofa" }).ambiguities.isEmpty)
        let people = try Self.preview(table { $0 % 2 == 0 ? "Anna" : "Ben" })
        #expect(people.ambiguities == [.person(heading: "x", people: ["Anna", "Ben"])])
    }

    @Test func `are not seen in remarks under any heading`() throws {
        let remarks = ["slept well", "a long day at the office", "", "legs heavy", "slept well", "", "cold"]
        var rows = ["date,x,weight_kg"]
        for (index, remark) in remarks.enumerated() {
            rows.append("2025-03-0\(index % 4 + 1),\(remark),8\(index).5")
        }
        #expect(try Self.preview(rows.joined(separator: "\n")).ambiguities.isEmpty)
    }

    @Test func `are not seen in numbers of rows, names of dishes and titles of workouts`() throws {
        let numbered = (1...9).map { "\($0),2025-03-0\(($0 + 1) / 2),8\($0).5" }
        #expect(try Self.preview((["id,date,weight_kg"] + numbered).joined(separator: "\n")).ambiguities.isEmpty)
        let dishes = (1...9).map { "2025-03-0\(($0 + 1) / 2),\(["Porridge", "Rice"][$0 % 2]),\($0)00,1\($0)" }
        #expect(
            try Self.preview((["date,name,calories eaten,protein"] + dishes).joined(separator: "\n")).ambiguities
                .isEmpty)
        let runs = (1...9).map { "2025-03-0\($0),\(["Morning Run", "Evening Run"][$0 % 2]),\($0)" }
        #expect(try Self.preview((["date,name,distance km"] + runs).joined(separator: "\n")).ambiguities.isEmpty)
    }

    @Test func `are asked about again where a mapping was made for the table of one`() throws {
        let one = try Self.preview(Self.table("Name", ["Anna"]))
        var context = vendorContext()
        context.csvMappings[one.headerHash] = one.guess
        let text = Self.table("Name", ["Anna", "Ben"])
        #expect(throws: ImportError.self) {
            _ = try vendorRead(text: text, named: "a.csv", as: CSVFormat.self, context: context)
        }
        context.csvMappings[one.headerHash]?.person = CSVMapping.Person(heading: "Name", value: "Anna")
        let sink = try vendorRead(text: text, named: "a.csv", as: CSVFormat.self, context: context).sink
        #expect(sink.values("BodyMass") == [60.1, 60.2, 60.3, 60.4, 60.5, 60.6])
    }

    @Test func `have fingerprints of their own, as each other choice of how a table is read`() throws {
        let folder = try ScratchFolder()
        let text = Self.table("Name", ["Anna", "Ben"])
        let file = try firstFile(at: try folder.write(Array(text.utf8), as: "a.csv"))
        let preview = try Self.preview(text)
        var mapping = try #require(preview.guess)
        func fingerprint(_ mapping: CSVMapping?, person: String? = nil) -> String {
            file.readingFingerprint(by: mapping.map { [preview.headerHash: $0] } ?? [:], person: person)
        }
        let guessed = fingerprint(mapping)
        mapping.columns[0].metric = "height_cm"
        let mapped = fingerprint(mapping)
        mapping.person = CSVMapping.Person(heading: "Name", value: "Anna")
        let all = [
            fingerprint(nil), fingerprint(nil, person: "Anna"), fingerprint(nil, person: "Ben"), guessed, mapped,
            fingerprint(mapping),
        ]
        #expect(Set(all).count == all.count)
        #expect(fingerprint(nil) == file.fingerprint, "read as it tells by itself")
        #expect(fingerprint(mapping, person: "Ben") == fingerprint(mapping), "what is remembered goes before")
        #expect(file.readingFingerprint(by: ["other": mapping], person: nil) == file.fingerprint)
    }

    @Test func `who are named stand in any column that has them`() throws {
        let preview = try Self.preview(Self.table("type", ["A", "B"]))
        #expect(preview.heading(of: "B") == "type" && preview.heading(of: "C") == nil)
    }
}

@Suite struct `Rows of one date` {
    @Test(arguments: ["device", "Source", "Gerät"])
    func `of two devices are values of two sources, and are not added up`(heading: String) throws {
        let text = "date,\(heading),steps\n2025-03-01,Watch,5000\n2025-03-01,Phone,4000\n2025-03-02,Watch,6000\n"
        let (sink, tally) = try vendorRead(text: text, named: "a.csv", as: CSVFormat.self)
        #expect(sink.values("StepCount") == [5000, 4000, 6000] && tally.skipped.isEmpty && tally.note == nil)
        // The table itself is none where each row names one.
        #expect(sink.sources.map(\.name) == ["Watch", "Phone"])
    }

    @Test func `are counted, with the rule by which they become one value`() throws {
        let text = "date,steps,weight_kg,mood\n2025-03-01,5000,70.1,3\n2025-03-01,2000,70.5,4\n2025-03-02,6000,70.2,5\n"
        let (sink, tally) = try vendorRead(text: text, named: "a.csv", as: CSVFormat.self)
        #expect(sink.sums("StepCount") == ["2025-03-01": 7000, "2025-03-02": 6000])
        #expect(sink.values("BodyMass") == [70.5, 70.2] && sink.checkIns.map(\.answers.mood) == [4, 5])
        #expect(tally.skipped == ["of a date that has a later row, which counts": 2])
        #expect(tally.note == "Values of rows with the same date were added up: 1 of steps")
    }
}

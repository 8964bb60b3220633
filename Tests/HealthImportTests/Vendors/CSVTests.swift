import Foundation
import HealthModel
import Testing

@testable import HealthImport
@testable import ImportKit

@Suite struct `Plain tables` {
    @Test(arguments: ["iso-comma.csv", "semicolon-decimal-comma.csv", "us-dates-tab.tsv"])
    func `columns, dates and numbers of many countries are told by themselves`(name: String) throws {
        let root = try #require(try Expected("csv").root[name] as? [String: Any])
        let (sink, tally) = try vendorRead("csv/" + name, as: CSVFormat.self)
        #expect(sink.samples("StepCount").count == root["rows"] as? Int)
        #expect(sink.values("StepCount").reduce(0, +) == (root["steps"] as? NSNumber)?.doubleValue)
        let weights = sink.values("BodyMass")
        let mean = weights.reduce(0, +) / Double(weights.count)
        let expected = try #require((root["weight_mean"] ?? root["weight_kg_mean"]) as? Double)
        #expect(abs(mean - expected) < 0.001 + (root["weight_kg_mean"] == nil ? 0 : 0.005))
        #expect(sink.sums("StepCount")["2025-03-20"] == 8991 && tally.skipped.isEmpty)
        #expect(sink.sources.map(\.name) == [name])
    }

    @Test func `the long form has times of any kind and keeps notes with line breaks apart`() throws {
        let root = try #require(try Expected("csv").root["long-format.csv"] as? [String: Any])
        let (sink, tally) = try vendorRead("csv/long-format.csv", as: CSVFormat.self)
        #expect(tally.records == root["rows"] as? Int && tally.skipped.isEmpty)
        for type in ["BodyMass", "RestingHeartRate", "StepCount"] { #expect(sink.samples(type).count == 21) }
        #expect(sink.values("StepCount").reduce(0, +) == root["steps"] as? Double)
        #expect(sink.samples("StepCount").first?.start == 1_742_504_400)
    }

    @Test func `metrics of the catalogue that come by day are known by their names there`() throws {
        let computed: Set<MetricID> = [
            .moveGoal, .exerciseGoal, .standGoal, .moveClosed, .exerciseClosed, .standClosed, .ringsClosed,
            .movePercent, .logHeartRateVariability, .wristTemperature, .timeInBed, .sleepAwake, .latency, .sleepDeep,
            .sleepCore,
            .sleepREM, .sleepEfficiency, .deepShare, .remShare, .naps, .napMinutes, .sleepTotal, .sleepDebt, .bedTime,
            .wakeTime, .midSleep, .bedAfterNoon, .sleepSource, .workouts, .workoutMinutes, .strength,
            .strengthVolume, .runDistance, .load, .weekday, .isWeekend, .zone, .tags,
        ]
        let unknown = MetricID.allCases.filter { CSVMetric.heading($0.rawValue) == nil }
        #expect(Set(unknown) == computed, "the others are computed of nights, rings, workouts and the calendar")
    }

    private func standHours(_ text: String, now: Int64 = testNow) throws -> [ImportedSample] {
        try vendorRead(text: text, named: "a.csv", as: CSVFormat.self, context: vendorContext(now: now)).sink
            .samples("HKCategoryTypeIdentifierAppleStandHour")
    }

    @Test func `hours with standing in them are as many of the day, and the others are without`() throws {
        let text = "date,stand_hours\n2025-03-01,3\n2025-03-02,0\n2025-03-03,25\n"
        let (sink, tally) = try vendorRead(text: text, named: "a.csv", as: CSVFormat.self)
        let hours = sink.samples("HKCategoryTypeIdentifierAppleStandHour")
        #expect(hours.count == 48 && hours.allSatisfy { $0.duration == 3_600 })
        #expect(Set(hours.map(\.start)).count == 48)
        #expect(sink.sums("HKCategoryTypeIdentifierAppleStandHour")["2025-03-01"] == 3)
        #expect(sink.sums("HKCategoryTypeIdentifierAppleStandHour")["2025-03-02"] == 0)
        #expect(tally.skipped == ["a value that cannot be right": 1])
    }

    @Test func `fewer hours with standing in them have the places of those of the table before`() throws {
        var values: [Int64: Double] = [:]
        for count in [12, 2] {
            for hour in try standHours("date,stand_hours\n2025-03-01,\(count)\n") { values[hour.start] = hour.value }
        }
        #expect(values.count == 24 && values.values.reduce(0, +) == 2)
    }

    @Test(arguments: [("2025-03-30", 23), ("2025-10-26", 25)])
    func `hours with standing in them stay within a day on which the clocks change`(day: String, hours: Int) throws {
        let all = try standHours("date,stand_hours\n\(day),\(hours)\n")
        #expect(all.count == hours && all.allSatisfy { berlin.day(atUnix: Int($0.start)).iso == day && $0.value == 1 })
        #expect(try standHours("date,stand_hours\n\(day),\(hours + 1)\n").isEmpty)
    }

    @Test func `of the day that goes on only the hours that have begun are known`() throws {
        let day = try #require(CivilDay(iso: "2025-03-01"))
        let now = Int64(berlin.start(of: day)) + 10 * 3_600 + 300
        let hours = try standHours("date,stand_hours\n2025-03-01,4\n", now: now)
        #expect(hours.map(\.value) == [1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test(arguments: [("sep=;\n", ";"), ("\u{FEFF}SEP=,\r\n", ","), ("sep=\t\n", "\t")])
    func `the line by which spreadsheets are told what stands between fields is no row`(line: String, mark: String)
        throws
    {
        let rows = ["day\(mark)steps\(mark)weight", "2025-03-01\(mark)1000\(mark)80", "2025-03-02\(mark)2000\(mark)81"]
        let (sink, tally) = try vendorRead(
            text: line + rows.joined(separator: "\r\n"), named: "a.csv", as: CSVFormat.self)
        #expect(sink.values("StepCount") == [1000, 2000] && sink.values("BodyMass") == [80, 81])
        #expect(tally.skipped.isEmpty)
    }

    @Test func `a long one can be stopped while it is looked at for how to read it`() throws {
        let folder = try ScratchFolder()
        let rows = (0..<20_000).map { "2026-03-\(10 + $0 % 20),\($0)" }
        let path = try folder.write(Array((["date,steps"] + rows).joined(separator: "\n").utf8), as: "long.csv")
        let sink = VendorSink()
        var asked = 0
        #expect(throws: ImportError.cancelled) {
            try CSVFormat.read(try HealthDocument(path: path), into: sink, context: vendorContext()) { _ in
                asked += 1
                return false
            }
        }
        #expect(asked == 1 && sink.samples.isEmpty)
    }

    @Test func `a file of many people is refused until one is named`() throws {
        let path = vendorFixture("csv/fitabase-dailyActivity_merged.csv")
        let preview = try CSVPreview.of(path: path)
        #expect(preview.ambiguities.count == 1 && preview.personHeading == "Customer Id" && preview.people.count == 2)
        #expect(throws: ImportError.self) {
            _ = try vendorRead("csv/fitabase-dailyActivity_merged.csv", as: CSVFormat.self)
        }
        var context = vendorContext()
        var mapping = try #require(preview.guess)
        #expect(mapping.dateOrder == .monthDayYear)
        mapping.person = CSVMapping.Person(heading: "Customer Id", value: "1503960366")
        context.csvMappings[preview.headerHash] = mapping
        let sink = try vendorRead("csv/fitabase-dailyActivity_merged.csv", as: CSVFormat.self, context: context).sink
        #expect(sink.sums("StepCount")["2016-04-12"] == 13_162)
        #expect(sink.sums("AirFitTotalEnergyBurned")["2016-04-12"] == 1985)
        #expect(sink.sums("AppleExerciseTime")["2016-04-12"] == 38)
        #expect(sink.sums("DistanceWalkingRunning")["2016-04-12"] == 8500)
    }

    @Test func `a file of many people is read for the one that is named, whatever its headings`() throws {
        let text = "Date,Person,Steps\n12 Mar 2025,anna,100\n12 Mar 2025,ben,200\n13 Mar 2025,anna,300\n"
        let reason = CSVAmbiguity.person(heading: "Person", people: ["anna", "ben"]).reason
        var context = vendorContext()
        for wanted in [nil, "nobody"] as [String?] {
            context.person = wanted
            #expect {
                _ = try vendorRead(text: text, named: "a.csv", as: CSVFormat.self, context: context)
            } throws: { error in
                guard case ImportError.severalPeople(_, let people, reason) = error else { return false }
                return people == ["anna", "ben"]
            }
        }
        context.person = "anna"
        let (sink, tally) = try vendorRead(text: text, named: "a.csv", as: CSVFormat.self, context: context)
        #expect(sink.sums("StepCount") == ["2025-03-12": 100, "2025-03-13": 300])
        #expect(tally.records == 3 && tally.skipped == ["of another person": 1])
    }

    /// Three people on three days each, with numbers in place of names.
    private static let people = [
        "1503960366;2025-03-20;8991", "1503960366;2025-03-21;9233", "1503960366;2025-03-22;7000",
        "1624580081;2025-03-20;100", "1624580081;2025-03-21;200", "1624580081;2025-03-22;300",
        "1644430081;2025-03-20;11", "1644430081;2025-03-21;12", "1644430081;2025-03-22;13",
    ]

    @Test(arguments: ["Id;Vom;Steps", "Customer Id;Messung;Schritte", "Nr;Vom;Steps", "Kennung;day of record;steps"])
    func `ten digits that tell people apart are no dates, whatever the columns are named`(headings: String) throws {
        let folder = try ScratchFolder()
        let path = try folder.write(Array(([headings] + Self.people).joined(separator: "\n").utf8), as: "a.csv")
        let preview = try CSVPreview.of(path: path)
        let names = headings.split(separator: ";").map(String.init)
        #expect(preview.guess?.dateHeading == names[1])
        #expect(
            preview.ambiguities == [
                .person(heading: names[0], people: ["1503960366", "1624580081", "1644430081"])
            ])
        var context = vendorContext()
        context.csvMappings[preview.headerHash] = preview.guess
        context.csvMappings[preview.headerHash]?.person = CSVMapping.Person(heading: names[0], value: "1624580081")
        let sink = try vendorRead(HealthDocument(path: path), as: CSVFormat.self, context: context).sink
        #expect(sink.sums("StepCount") == ["2025-03-20": 100, "2025-03-21": 200, "2025-03-22": 300])
    }

    @Test func `numbers that tell people apart make no table of dates by themselves`() throws {
        let rows = Self.people.map { $0.replacing("2025-03-", with: "") }
        let folder = try ScratchFolder()
        let path = try folder.write(Array((["Nr;Lauf;Steps"] + rows).joined(separator: "\n").utf8), as: "a.csv")
        #expect(try !CSVFormat.recognises(HealthDocument(path: path)))
        #expect(try CSVPreview.of(path: path).ambiguities.contains(.noDateColumn))
    }

    @Test func `Unix times under a heading that is not known are asked about, and read when it is said`() throws {
        let text = "stamp,steps\n1742450400,100\n1742536800,200\n1742623200,300\n"
        let folder = try ScratchFolder()
        let path = try folder.write(Array(text.utf8), as: "a.csv")
        let preview = try CSVPreview.of(path: path)
        #expect(preview.ambiguities == [.dateColumn(heading: "stamp")])
        var context = vendorContext()
        context.csvMappings[preview.headerHash] = preview.guess
        let sink = try vendorRead(HealthDocument(path: path), as: CSVFormat.self, context: context).sink
        #expect(sink.samples("StepCount").map(\.start) == [1_742_450_400, 1_742_536_800, 1_742_623_200])
        let known = try vendorRead(
            text: text.replacing("stamp", with: "timestamp"), named: "a.csv", as: CSVFormat.self
        ).sink
        #expect(known.samples("StepCount").map(\.start) == sink.samples("StepCount").map(\.start))
        let milliseconds = try vendorRead(
            text: text.replacing("stamp", with: "end_time_ms"), named: "a.csv", as: CSVFormat.self
        ).sink
        #expect(milliseconds.samples("StepCount").count == 3)
    }

    @Test func `the number of a record is nobody's number, and eight digits can be a date`() throws {
        let text =
            "record no,am,weight_kg\n100001,20250320,80\n100002,20250320,80.5\n100003,20250321,81\n100004,20250322,82\n"
        let sink = try vendorRead(text: text, named: "a.csv", as: CSVFormat.self).sink
        #expect(sink.sums("BodyMass") == ["2025-03-20": 80.5, "2025-03-21": 81, "2025-03-22": 82])
    }

    @Test func `lines of a day add up for totals, and the last stands for anything else`() throws {
        let text =
            "date,metric,value,unit\n2026-03-12,water_ml,250,\n2026-03-12,water_ml,0.5,L\n2026-03-12,weight_kg,80,\n"
            + "2026-03-12,weight_kg,81,\n2026-03-12,steps,100,\n"
        let (sink, tally) = try vendorRead(
            text: text, named: "log.csv", as: CSVFormat.self, context: vendorContext(now: 1_800_000_000))
        #expect(sink.values("DietaryWater") == [750] && sink.values("BodyMass") == [81])
        #expect(tally.skipped == ["of a date that has a later row, which counts": 1])
        #expect(tally.note == "Values of rows with the same date were added up: 1 of water_ml")
        #expect(sink.samples("StepCount").first?.duration == 86_400)
        let day = try #require(CivilDay(iso: "2026-03-12"))
        #expect(sink.samples("BodyMass").first?.start == berlin.noon(of: day))
    }

    @Test func `feelings become one check-in a day, with its note`() throws {
        let text =
            "date,metric,value,note\n2025-03-12,mood_1to5,4,\n2025-03-12,soreness_1to5,2,legs\n2025-03-12,energy_1to5,9,\n"
        let (sink, tally) = try vendorRead(text: text, named: "log.csv", as: CSVFormat.self)
        #expect(
            sink.checkIns.count == 1 && sink.checkIns.first?.answers.mood == 4
                && sink.checkIns.first?.answers.soreness == 2)
        #expect(sink.checkIns.first?.answers.notes == "legs" && sink.checkIns.first?.answers.energy == nil)
        #expect(tally.skipped == ["a value that cannot be right": 1])
    }

    @Test func `a line that cannot be read is skipped and named, an unknown metric too`() throws {
        let text =
            "date,metric,value\n2025-03-12,steps,100\n2025-02-30,steps,1\n2025-03-13,moon,5\n2025-03-14,steps,many\n"
        let (sink, tally) = try vendorRead(text: text, named: "log.csv", as: CSVFormat.self)
        #expect(sink.values("StepCount") == [100])
        #expect(tally.skipped == ["a line that cannot be read": 2, "a metric that is not known: moon": 1])
        #expect(tally.note == "Lines 3, 5 cannot be read" && tally.records == 4)
    }

    @Test func `dates that make sense both ways are refused with the choice, and read when it is made`() throws {
        let text = "date,steps\n03/04/2025,100\n04/05/2025,200\n"
        let folder = try ScratchFolder()
        let path = try folder.write(Array(text.utf8), as: "a.csv")
        let preview = try CSVPreview.of(path: path)
        #expect(preview.ambiguities == [.dateOrder])
        #expect(throws: ImportError.refused(path: path, reason: CSVAmbiguity.dateOrder.reason)) {
            _ = try vendorRead(HealthDocument(path: path), as: CSVFormat.self)
        }
        var context = vendorContext()
        var mapping = try #require(preview.guess)
        mapping.dateOrder = .dayMonthYear
        context.csvMappings[preview.headerHash] = mapping
        let sink = try vendorRead(HealthDocument(path: path), as: CSVFormat.self, context: context).sink
        #expect(sink.sums("StepCount") == ["2025-04-03": 100, "2025-05-04": 200])
    }

    @Test(arguments: ["12 Mar 2025|5 Apr 2025", "\"Mar 12, 2025\"|\"Apr 5, 2025\"", "12. März 2025|5. April 2025"])
    func `dates with names of months say themselves what is day and what is month`(dates: String) throws {
        let days = dates.split(separator: "|")
        let sink = try vendorRead(
            text: "date,steps\n\(days[0]),100\n\(days[1]),200\n", named: "a.csv", as: CSVFormat.self
        ).sink
        #expect(sink.sums("StepCount") == ["2025-03-12": 100, "2025-04-05": 200])
    }

    @Test func `numbers that make sense both ways are refused with the choice`() throws {
        let folder = try ScratchFolder()
        let path = try folder.write(Array("date,steps\n2025-04-03,8.991\n2025-04-04,9.233\n".utf8), as: "a.csv")
        #expect(try CSVPreview.of(path: path).ambiguities == [.decimalSign])
    }

    @Test func `columns without a known name are read once they are named`() throws {
        let folder = try ScratchFolder()
        let path = try folder.write(Array("Tag;Marschmeilen\n20.03.2025;2,5\n21.03.2025;3,5\n".utf8), as: "a.csv")
        let document = try HealthDocument(path: path)
        #expect(CSVFormat.recognises(document))
        let preview = try CSVPreview.of(path: path)
        #expect(
            preview.ambiguities == [.noMetric] && preview.firstRows == [["20.03.2025", "2,5"], ["21.03.2025", "3,5"]])
        var context = vendorContext()
        var mapping = try #require(preview.guess)
        mapping.columns = [CSVMapping.Column(heading: "Marschmeilen", metric: "distance_km", unit: "mi")]
        context.csvMappings[preview.headerHash] = mapping
        let sink = try vendorRead(document, as: CSVFormat.self, context: context).sink
        #expect(sink.sums("DistanceWalkingRunning") == ["2025-03-20": 4023.36, "2025-03-21": 5632.704])
    }

    @Test func `a mapping survives being stored`() throws {
        let preview = try CSVPreview.of(path: vendorFixture("csv/us-dates-tab.tsv"))
        let mapping = try #require(preview.guess)
        #expect(mapping.columns.map(\.metric) == ["steps", "weight_kg"] && mapping.columns[1].unit == "lb")
        let stored = try JSONEncoder().encode(mapping)
        #expect(try JSONDecoder().decode(CSVMapping.self, from: stored) == mapping)
    }

    @Test(
        arguments: [
            ("Gewicht (kg)", "weight_kg", "kg"), ("Ruhepuls", "resting_hr_bpm", nil), ("pasos", "steps", nil),
            ("Sauerstoffsättigung [%]", "spo2_pct", "%"), ("fréquence cardiaque au repos", "resting_hr_bpm", nil),
            ("body_fat_pct", "body_fat_pct", nil), ("DistanceWalkingRunning", "distance_km", nil),
            ("sleep_hours", "sleep_min", "hours"), ("TotalSteps", "steps", nil),
        ] as [(String, String, String?)])
    func `headings of several languages are understood`(heading: String, metric: String, unit: String?) {
        let found = CSVMetric.heading(heading)
        #expect(found?.metric.id == metric && found?.unit == unit)
    }

    @Test func `Apple's identifiers are metrics, with shares as Apple writes them`() throws {
        let text =
            "time,metric,value,unit\n2025-03-12T08:00:00Z,HKQuantityTypeIdentifierOxygenSaturation,0.97,\n"
            + "2025-03-12T09:00:00Z,HKQuantityTypeIdentifierOxygenSaturation,96,%\n2025-03-12T10:00:00Z,spo2,98,\n"
        let sink = try vendorRead(text: text, named: "a.csv", as: CSVFormat.self).sink
        #expect(sink.values("OxygenSaturation") == [0.97, 0.96, 0.98])
    }
}

@Suite struct `Written numbers and times` {
    @Test(arguments: [
        ("8.991", DecimalSign.comma, 8991.0), ("79,77", .comma, 79.77), ("12.072,5", .comma, 12_072.5),
        ("8,991", .point, 8991), ("175.9", .point, 175.9), ("1 200", .point, 1200), ("-3", .point, -3),
    ])
    func `groups and decimals are told apart`(text: String, sign: DecimalSign, value: Double) {
        #expect(WrittenNumber.grouped(text, decimals: sign) == value)
    }

    @Test(arguments: ["", "nan", "inf", "0x10", "1e999", "1,2", "12.3.4", "--1", "１２"])
    func `what is no number is none`(text: String) { #expect(WrittenNumber.plain(text) == nil) }

    @Test(
        arguments: [
            ("2025-03-20T07:13:20.000+01:00", 1_742_451_200), ("2025-03-20 06:13:20Z", 1_742_451_200),
            ("2025-03-20 07:13:20", 1_742_451_200), ("03/20/25 07:13:20", 1_742_451_200),
            ("3/20/2025, 7:13:20 AM", 1_742_451_200), ("2025-03-20 07:13:20 +0100", 1_742_451_200),
            ("20 Mar 2025 07:13:20", 1_742_451_200), ("Thu, March 20th, 2025 at 7:13:20 AM", 1_742_451_200),
            ("20-Mar-25 07:13:20", 1_742_451_200), ("20. März 2025 07:13:20", 1_742_451_200),
            ("jeudi 20 mars 2025 07:13:20", 1_742_451_200), ("20 de marzo de 2025 07:13:20", 1_742_451_200),
            ("2025/MAR/20 07:13:20", 1_742_451_200), ("20 mrt 2025 07:13:20", 1_742_451_200),
        ] as [(String, Int64)])
    func `an instant is read however it is written`(text: String, unix: Int64) {
        #expect(WrittenTime(text, order: .monthDayYear)?.unix(by: berlin) == unix)
    }

    @Test(arguments: [
        "2025-02-30", "2025-13-01", "25:00", "2025-03-20 24:01", "2025-03-20x", "20.03.2025", "1/2", "30 Feb 2025",
        "12 Jui 2025", "March 2025", "20 Mar", "may 5", "run 20 Mar 2025", "mar mar 2025",
    ])
    func `what is no date is none`(text: String) { #expect(WrittenTime(text) == nil) }

    @Test func `clock times that do not exist or exist twice have one instant`() throws {
        let spring = try #require(CivilDay(iso: "2025-03-30"))
        #expect(berlin.unix(of: spring, second: 9000) == berlin.unix(of: spring, second: 12_600))
        let autumn = try #require(CivilDay(iso: "2025-10-26"))
        #expect(berlin.unix(of: autumn, second: 9000) + 2 * 3600 == berlin.unix(of: autumn, second: 12_600))
        #expect(berlin.span(of: autumn).duration == 25 * 3600)
    }
}

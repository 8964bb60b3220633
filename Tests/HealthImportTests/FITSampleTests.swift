import Foundation
import Testing

@testable import HealthImport
@testable import ImportKit

/// What an independent decoder reads in a file.
private struct ExpectedFIT: Decodable {
    struct Figures: Decodable { var n: Int, min: Double, max: Double, mean: Double }
    struct Session: Decodable {
        var sport: String?
        var total_elapsed_time, total_timer_time, total_distance, total_calories: Double?
        var avg_heart_rate, max_heart_rate, avg_power, total_ascent: Double?
    }
    struct Totals: Decodable {
        var heart_rate_n: Int
        var heart_rate_sum: Double
        var steps_last_by_type: [String: Double]
    }
    struct Weight: Decodable { var timestamp: String, weight: Double, percent_fat: Double, muscle_mass: Double? }
    struct Stress: Decodable { var n: Int, measured: Int, sum_measured: Double }
    struct Variability: Decodable { var weekly_average: Double, last_night_average: Double }

    var error: String?
    var messages: [String: Int]
    var sessions: [Session]
    var records: [String: Figures]
    var monitoring_totals: Totals?
    var weight_scale: [Weight]?
    var sleep_levels: [[String]]?
    var stress: Stress?
    var hrv_status_summary: [Variability]?
    var developer_fields: [String]?

    private enum Key: String, CodingKey {
        case error, messages, sessions, records, monitoring_totals, weight_scale, sleep_levels, stress
        case hrv_status_summary, developer_fields
    }
    private struct Channel: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: Key.self)
        error = try box.decodeIfPresent(String.self, forKey: .error)
        messages = try box.decode([String: Int].self, forKey: .messages)
        // Times are text in some and numbers in others; they are not looked at here.
        sessions = try box.decode([Session].self, forKey: .sessions)
        records = [:]
        if box.contains(.records) {
            let channels = try box.nestedContainer(keyedBy: Channel.self, forKey: .records)
            for key in channels.allKeys where !["first", "last"].contains(key.stringValue) {
                records[key.stringValue] = try channels.decode(Figures.self, forKey: key)
            }
        }
        monitoring_totals = try box.decodeIfPresent(Totals.self, forKey: .monitoring_totals)
        weight_scale = try box.decodeIfPresent([Weight].self, forKey: .weight_scale)
        sleep_levels = try box.decodeIfPresent([[String]].self, forKey: .sleep_levels)
        stress = try box.decodeIfPresent(Stress.self, forKey: .stress)
        hrv_status_summary = try box.decodeIfPresent([Variability].self, forKey: .hrv_status_summary)
        developer_fields = try box.decodeIfPresent([String].self, forKey: .developer_fields)
    }

    static let all: [String: ExpectedFIT] = {
        // Without the file every test below fails at its first look-up.
        guard let data = try? Data(contentsOf: URL(filePath: fixture("fit/expected.json"))) else { return [:] }
        return (try? JSONDecoder().decode([String: ExpectedFIT].self, from: data)) ?? [:]
    }()
}

/// Counts messages by number and keeps the records' cadence without its fraction.
private final class MessageCounter: FITMessageHandler {
    var counts: [UInt16: Int] = [:]
    var activity = FITActivity()
    var cadences: [Double] = []
    var names: Set<String> = []

    func handle(_ message: FITMessage) {
        counts[message.definition.message, default: 0] += 1
        switch message.definition.message {
        case 18: activity.addSession(message)
        case 20:
            activity.addRecord(message)
            if let cadence = message.real(4) { cadences.append(cadence) }
        case 206: if let name = message.text(3) { names.insert(name) }
        default: break
        }
    }

    func values(_ channel: WorkoutChannel) -> [Double] {
        activity.readings.filter { $0.channel == channel }.map(\.value)
    }
}

private let messageNumbers: [String: UInt16] = [
    "file_id": 0, "device_settings": 2, "user_profile": 3, "zones_target": 7, "sport": 12, "training_settings": 13,
    "session": 18, "lap": 19, "record": 20, "event": 21, "device_info": 23, "workout": 26, "weight_scale": 30,
    "activity": 34, "file_creator": 49, "monitoring": 55, "hrv": 78, "monitoring_info": 103, "hr": 132,
    "field_description": 206, "developer_data_id": 207, "time_in_zone": 216, "stress_level": 227, "sleep_level": 275,
    "sleep_assessment": 346, "hrv_status_summary": 370, "hrv_value": 371,
]

@Suite struct `FIT files of real devices` {
    @Test(arguments: ExpectedFIT.all.keys.sorted())
    func `have the messages that another decoder finds`(_ name: String) throws {
        let expected = try #require(ExpectedFIT.all[name])
        let counter = try decoded(name)
        for (message, count) in expected.messages {
            let unknown = message.hasPrefix("unknown_") ? UInt16(message.dropFirst(8)) : nil
            let number = try #require(messageNumbers[message] ?? unknown, "\(message)")
            #expect(counter.counts[number] == count, "\(message)")
        }
        #expect(counter.counts.values.reduce(0, +) == expected.messages.values.reduce(0, +))
        #expect(counter.names == Set(expected.developer_fields ?? []).union(unusedFields(name)))
    }

    /// Described, but in no record.
    private func unusedFields(_ name: String) -> Set<String> {
        name.hasPrefix("elemnt") ? ["calibration", "charge"] : []
    }

    @Test(arguments: ExpectedFIT.all.keys.sorted())
    func `have the values that another decoder finds`(_ name: String) throws {
        let expected = try #require(ExpectedFIT.all[name])
        let counter = try decoded(name)
        let channels: [String: [Double]] = [
            "altitude": counter.values(.altitude), "enhanced_altitude": counter.values(.altitude),
            "distance": counter.values(.distance), "speed": counter.values(.speed),
            "enhanced_speed": counter.values(.speed), "heart_rate": counter.values(.heartRate),
            "power": counter.values(.power), "temperature": counter.values(.temperature),
            "cadence": counter.cadences,
            "position_lat": counter.activity.positions.map { Double($0.latitude) },
        ]
        for (channel, figures) in expected.records {
            let values = try #require(channels[channel], "\(channel)")
            #expect(values.count == figures.n, "\(channel)")
            #expect(abs((values.min() ?? .nan) - figures.min) < 0.001, "\(channel)")
            #expect(abs((values.max() ?? .nan) - figures.max) < 0.001, "\(channel)")
            #expect(abs(values.reduce(0, +) / Double(values.count) - figures.mean) < 0.001, "\(channel)")
        }
        for (session, wanted) in zip(counter.activity.sessions, expected.sessions) {
            #expect(session.elapsed == wanted.total_elapsed_time)
            #expect(session.timer == wanted.total_timer_time)
            #expect(session.distance == wanted.total_distance)
            #expect(session.energy == wanted.total_calories)
            #expect(session.averageRate == wanted.avg_heart_rate)
            #expect(session.maximumRate == wanted.max_heart_rate)
            #expect(session.averagePower == wanted.avg_power)
            #expect(session.ascent == wanted.total_ascent)
        }
        #expect(counter.activity.sessions.count == expected.sessions.count)
    }

    private func decoded(_ name: String) throws -> MessageCounter {
        let counter = MessageCounter()
        var decoder = FITDecoder(ByteWindow(MemoryBlocks(try fixtureBytes("fit/\(name)"))), handler: counter)
        try decoder.readAll { _ in true }
        #expect((decoder.cutOff == nil) == (ExpectedFIT.all[name]?.error == nil), "\(decoder.cutOff ?? "whole")")
        return counter
    }

    @Test(arguments: ExpectedFIT.all.filter { !$0.value.sessions.isEmpty }.keys.sorted())
    func `become workouts`(_ name: String) throws {
        let expected = try #require(ExpectedFIT.all[name])
        let (sink, _) = try readFIT(try fixtureBytes("fit/\(name)"))
        #expect(sink.workouts.count == expected.sessions.count)
        for (workout, wanted) in zip(sink.workouts, expected.sessions) {
            #expect(workout.activity.lowercased() == wanted.sport)
            #expect(workout.durationSeconds == wanted.total_timer_time)
            #expect((workout.distanceMeters ?? 0) == wanted.total_distance)
            #expect((workout.energyKcal ?? 0) == wanted.total_calories ?? 0)
            if let rate = wanted.avg_heart_rate, rate > 0 { #expect(workout.averageHeartRateBPM == rate) }
            if let ascent = wanted.total_ascent { #expect(workout.elevationGainMeters == ascent) }
        }
    }

    @Test(arguments: ["MonitoringFile.fit", "synthetic-monitoring.fit"])
    func `have a day's steps and heart rates`(_ name: String) throws {
        let wanted = try #require(ExpectedFIT.all[name]?.monitoring_totals)
        let (sink, tally) = try readFIT(try fixtureBytes("fit/\(name)"))
        #expect(sink.values("StepCount").reduce(0, +) == wanted.steps_last_by_type.values.reduce(0, +))
        #expect(sink.values("HeartRate").count == wanted.heart_rate_n)
        #expect(sink.values("HeartRate").reduce(0, +) == wanted.heart_rate_sum)
        #expect(tally.skipped.isEmpty)
        #expect(sink.sources.map(\.sourceClass) == [.watch])
    }

    @Test func `have a day's metres and energy, at rest and beyond`() throws {
        let (sink, _) = try readFIT(try fixtureBytes("fit/synthetic-monitoring.fit"))
        #expect(abs(sink.values("DistanceWalkingRunning").reduce(0, +) - 4856) < 0.001)
        #expect(sink.values("ActiveEnergyBurned").reduce(0, +) == 242)
        // 1,750 kcal a day, over the 23 hours up to the last numbers.
        let resting = sink.values("BasalEnergyBurned").reduce(0, +)
        #expect(abs(resting - 1750.0 * 23 / 24) < 0.001)
        #expect(sink.source(0).name == "Garmin Forerunner 945")
    }

    @Test(arguments: ["WeightScaleSingleUser.fit", "synthetic-weight.fit"])
    func `have weights and shares of fat`(_ name: String) throws {
        let wanted = try #require(ExpectedFIT.all[name]?.weight_scale)
        let (sink, _) = try readFIT(try fixtureBytes("fit/\(name)"))
        #expect(sink.values("BodyMass") == wanted.map(\.weight))
        #expect(zip(sink.values("BodyFatPercentage"), wanted).allSatisfy { abs($0 - $1.percent_fat / 100) < 1e-9 })
        #expect(sink.values("AirFitMuscleMass") == wanted.compactMap(\.muscle_mass))
        let times = wanted.map { (try? Date($0.timestamp, strategy: .iso8601)).map { Int64($0.timeIntervalSince1970) } }
        #expect(sink.samples("BodyMass").map(\.start) == times)
    }

    @Test func `have the stages of a night, each until the next`() throws {
        let levels = try #require(ExpectedFIT.all["synthetic-sleep.fit"]?.sleep_levels)
        let (sink, _) = try readFIT(try fixtureBytes("fit/synthetic-sleep.fit"))
        let stages = ["awake": 2, "light": 3, "deep": 4, "rem": 5]
        // The last level only ends the one before it.
        #expect(sink.sleep.map(\.stage.rawValue) == levels.dropLast().map { stages[$0[1]] })
        for (piece, next) in zip(sink.sleep, sink.sleep.dropFirst()) {
            #expect(piece.start + Int64(piece.duration) == next.start)
        }
        #expect(sink.sleep.first?.start == 1_743_286_680)
        let minutes = sink.sleep.map { Int($0.duration) / 60 }.reduce(0, +)
        #expect(minutes == 494)
    }

    @Test func `have what the watch thought of the night`() throws {
        let (sink, _) = try readFIT(try fixtureBytes("fit/synthetic-sleep.fit"))
        #expect(sink.values("AirFitGarminSleepScore") == [81])
        let fields = try #require(sink.findings.first).fields
        for wanted in [
            ("Sleep score", "81"), ("Deep sleep score", "70"), ("REM sleep score", "75"), ("Awakenings", "5"),
            ("Average stress", "17.25"),
        ] {
            #expect(fields.contains(ImportedFinding.Field(wanted.0, wanted.1)))
        }
    }

    @Test func `have stress where it could be measured`() throws {
        let wanted = try #require(ExpectedFIT.all["synthetic-stress.fit"]?.stress)
        let (sink, _) = try readFIT(try fixtureBytes("fit/synthetic-stress.fit"))
        #expect(sink.values("AirFitGarminStress").count == wanted.measured)
        #expect(sink.values("AirFitGarminStress").reduce(0, +) == wanted.sum_measured)
    }

    @Test func `have heart rate variability value by value, and its status`() throws {
        let wanted = try #require(ExpectedFIT.all["synthetic-hrv-status.fit"]?.hrv_status_summary?.first)
        let (sink, _) = try readFIT(try fixtureBytes("fit/synthetic-hrv-status.fit"))
        let values = sink.values("HeartRateVariabilityRMSSD")
        #expect(values.count == 80)
        #expect(values.first == 58.046875)
        #expect(sink.values("AirFitGarminHRVWeeklyAverage") == [wanted.weekly_average])
        let fields = try #require(sink.findings.first).fields
        #expect(fields.contains(ImportedFinding.Field("Last night", "\(wanted.last_night_average) ms")))
        #expect(fields.contains(ImportedFinding.Field("Highest 5 minutes", "78 ms")))
        #expect(fields.contains(ImportedFinding.Field("Low below", "43 ms")))
        #expect(fields.contains(ImportedFinding.Field("Balanced from", "47 ms")))
        #expect(fields.contains(ImportedFinding.Field("Balanced to", "62 ms")))
        #expect(fields.contains(ImportedFinding.Field("Status", "balanced")))
    }

    @Test func `have the heart's beats one behind the other`() throws {
        let (sink, _) = try readFIT(try fixtureBytes("fit/garmin-fenix-5-run.fit"))
        let first = try #require(sink.beats.first?.beats.first)
        #expect(first.offsetMs == 1093)
        #expect(abs(first.bpm - 60_000 / 1093.0) < 1e-9)
        #expect(sink.source(0).name == "Garmin fēnix 5")
        #expect(sink.workouts.first?.title == "Run")
    }

    @Test func `of a triathlon have its parts, and heart rates from under water`() throws {
        let (sink, _) = try readFIT(try fixtureBytes("fit/sample_mulitple_header.fit"))
        #expect(sink.workouts.map(\.activity) == ["Swimming", "Transition", "Cycling", "Transition", "Running"])
        #expect(sink.values("DistanceSwimming") == [1644.71])
        #expect(sink.values("DistanceCycling") == [40_909.42])
        #expect(sink.values("DistanceWalkingRunning") == [141.7, 31.93, 9805.92])
        let swim = try #require(sink.workouts.first)
        let rates = sink.samples("HeartRate").filter { (swim.start..<swim.end).contains($0.start) }
        #expect(rates.count > 1500)
        #expect(Set(sink.samples("HeartRate").map(\.start)).count == sink.samples("HeartRate").count)
    }

    @Test func `of a watch that counts from its start are placed by its local time`() throws {
        let (sink, _) = try readFIT(try fixtureBytes("fit/compressed-speed-distance.fit"))
        let workout = try #require(sink.workouts.first)
        // 13 February 2012, 12:21:03 in New York, is the end by the device's clock.
        #expect(workout.start == 1_329_153_663 - (17_221_751 - 17_217_864))
        #expect(workout.events.filter { $0.kind == .pause }.map(\.durationSeconds) == [110])
        #expect(workout.events.filter { $0.kind == .lap }.count == 11)
        #expect(workout.steps == 10_124)
    }

    @Test func `on a trainer have no route on earth`() throws {
        let (sink, tally) = try readFIT(try fixtureBytes("fit/0134902991.fit"))
        #expect(sink.routes.isEmpty)
        #expect(tally.skipped["a route through a virtual world"] == 1)
        #expect(sink.workouts.first?.isIndoor == true)
        #expect(sink.values("AirFitDevelopercustomTime").count == 739)
        #expect(sink.values("HeartRate").isEmpty)
    }

    @Test func `have a route and its zone`() throws {
        let (sink, _) = try readFIT(
            try fixtureBytes("fit/elemnt-bolt-no-application-id-inside-developer-data-id.fit"))
        let route = try #require(sink.routes.first)
        #expect(route.points.count == 131)
        #expect(abs((route.points.first?.latitude ?? 0) - 49.87) < 0.01)
        #expect(sink.workouts.first?.isIndoor == false)
        #expect(sink.workouts.first?.zoneName == "Etc/GMT-2")
        #expect(sink.zones == ["Etc/GMT-2", "Etc/GMT-2"])
        #expect(
            sink.source(0)
                == ImportedSource(
                    name: "Wahoo ELEMNT BOLT", device: "manufacturer:Wahoo, model:ELEMNT BOLT", sourceClass: .other))
        #expect(sink.values("CyclingPower").count == 115)
        #expect(sink.values("CyclingCadence").count == 132)
        #expect(sink.values("CyclingSpeed").count == 131)
    }

    @Test func `without any time give no samples, and say so`() throws {
        let (sink, tally) = try readFIT(try fixtureBytes("fit/DeveloperData.fit"))
        #expect(sink.samples.isEmpty)
        #expect(tally.skipped["no start date"] != nil)
    }
}

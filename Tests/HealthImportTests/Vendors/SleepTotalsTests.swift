import Foundation
import HealthModel
import Synchronization
import Testing

@testable import HealthImport
@testable import ImportKit

/// A night as a file might tell it, in contradiction with itself too.
private struct ToldNight {
    var start: Int64
    var length: Int64
    var deep: Int64
    var core: Int64
    var rem: Int64
    var awake: Int64

    /// The same for the same number.
    init(number: UInt64) {
        var state = number &* 0x9E37_79B9_7F4A_7C15 | 1
        func drawn(_ most: UInt64) -> Int64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int64((state >> 33) % most)
        }
        start = 1_742_500_000 + drawn(20_000)
        length = 3600 + drawn(10) * 3600 + drawn(3600)
        // Whole minutes, which some makers have; now and then more than the night is long, or far less.
        let most = UInt64(length / 60) / (drawn(4) == 0 ? 1 : 4) + 1
        (deep, core, rem, awake) = (drawn(most) * 60, drawn(most) * 60 + 60, drawn(most) * 60, drawn(most) * 60)
    }

    var end: Int64 { start + length }
    var asleep: Int64 { deep + core + rem }

    /// The formatters by their formats: one costs milliseconds to make.
    private static let formatters = Mutex<[String: DateFormatter]>([:])

    func text(_ time: Int64, _ format: String = "yyyy-MM-dd'T'HH:mm:ss") -> String {
        Self.formatters.withLock { formatters in
            let formatter = formatters[format] ?? DateFormatter()
            if formatters.updateValue(formatter, forKey: format) == nil {
                formatter.locale = Locale(identifier: "en_US_POSIX")
                formatter.timeZone = .gmt
                formatter.dateFormat = format
            }
            return formatter.string(from: Date(timeIntervalSince1970: Double(time)))
        }
    }
}

/// A maker's way to tell a night.
private enum Maker: String, CaseIterable {
    case healthAutoExport, garmin, oura, ouraLetters, whoop, withings, fitbit, fitbitByHand

    func read(_ night: ToldNight) throws -> VendorSink {
        switch self {
        case .healthAutoExport:
            let space = "yyyy-MM-dd HH:mm:ss '+0000'"
            func hours(_ seconds: Int64) -> Double { Double(seconds) / 3600 }
            return try sink(
                """
                {"data":{"metrics":[{"name":"sleep_analysis","units":"hr","data":[{"date":"\(night.text(night.start, space))",
                "sleepStart":"\(night.text(night.start, space))","sleepEnd":"\(night.text(night.end, space))",
                "totalSleep":\(hours(night.asleep)),"core":\(hours(night.core)),"deep":\(hours(night.deep)),
                "rem":\(hours(night.rem)),"awake":\(hours(night.awake)),"source":"Watch"}]}]}}
                """, "HealthAutoExport.json", HealthAutoExportFormat.self)
        case .garmin:
            return try sink(
                """
                [{"sleepStartTimestampGMT":"\(night.text(night.start)).0","sleepEndTimestampGMT":"\(night.text(night.end)).0",
                "calendarDate":"\(night.text(night.end, "yyyy-MM-dd"))","deepSleepSeconds":\(night.deep),
                "lightSleepSeconds":\(night.core),"remSleepSeconds":\(night.rem),"awakeSleepSeconds":\(night.awake)}]
                """, "2025_sleepData.json", GarminFormat.self)
        case .oura, .ouraLetters:
            let letters = self == .oura ? "" : "44221133221144223312"
            return try sink(
                """
                {"data":[{"day":"\(night.text(night.end, "yyyy-MM-dd"))","bedtime_start":"\(night.text(night.start))+00:00",
                "bedtime_end":"\(night.text(night.end))+00:00","total_sleep_duration":\(night.asleep),
                "deep_sleep_duration":\(night.deep),"light_sleep_duration":\(night.core),"rem_sleep_duration":\(night.rem),
                "awake_time":\(night.awake),"time_in_bed":\(night.length),"type":"long_sleep","average_hrv":40,
                "sleep_phase_5_min":"\(letters)"}],"next_token":null}
                """, "sleep.json", OuraFormat.self)
        case .whoop:
            let time = "yyyy-MM-dd HH:mm:ss"
            let headings =
                "Cycle start time,Cycle end time,Cycle timezone,Sleep onset,Wake onset,Sleep performance %,"
                + "Respiratory rate (rpm),Asleep duration (min),In bed duration (min),Light sleep duration (min),"
                + "Deep (SWS) duration (min),REM duration (min),Awake duration (min),Sleep need (min),Sleep debt (min),"
                + "Sleep efficiency %,Sleep consistency %,Nap"
            let row =
                "\(night.text(night.start, time)),,UTCZ,\(night.text(night.start, time)),\(night.text(night.end, time)),80,14,"
                + "\(night.asleep / 60),\(night.length / 60),\(night.core / 60),\(night.deep / 60),\(night.rem / 60),"
                + "\(night.awake / 60),480,10,90,70,false"
            return try sink("\(headings)\n\(row)\n", "sleeps.csv", WhoopFormat.self)
        case .withings:
            let headings =
                #"from,to,"light (s)","deep (s)","rem (s)","awake (s)","wake up","Duration to sleep (s)","#
                + #""Duration to wake up (s)","Snoring (s)","Snoring episodes","Average heart rate","Heart rate (min)","#
                + #""Heart rate (max)""#
            let row =
                "\(night.text(night.start))+00:00,\(night.text(night.end))+00:00,\(night.core),\(night.deep),\(night.rem),"
                + "\(night.awake),2,0,0,0,0,55,50,70"
            return try sink("\(headings)\n\(row)\n", "sleep.csv", WithingsFormat.self)
        case .fitbit, .fitbitByHand:
            let levels: [(String, Int64)] = [
                ("light", night.core), ("deep", night.deep), ("wake", night.awake), ("rem", night.rem),
            ]
            let data =
                self == .fitbitByHand
                ? "" : levels.map { #"{"dateTime":"x","level":"\#($0.0)","seconds":\#($0.1)}"# }.joined(separator: ",")
            return try sink(
                """
                [{"logId":1,"dateOfSleep":"\(night.text(night.end, "yyyy-MM-dd"))","startTime":"\(night.text(night.start)).000",
                "endTime":"\(night.text(night.end)).000","duration":\(night.length * 1000),
                "minutesAsleep":\(night.asleep / 60),"minutesAwake":\(night.awake / 60),"mainSleep":true,
                "levels":{"data":[\(data)],"shortData":[]}}]
                """, "sleep-2025-03-01.json", FitbitFormat.self)
        }
    }

    private func sink(_ text: String, _ name: String, _ format: any HealthFormat.Type) throws -> VendorSink {
        // In a zone without summer time, so that local times and those with an offset are the same night.
        try vendorRead(
            text: text, named: name, as: format, context: ImportContext(now: testNow, home: DayClock(zone: .gmt))
        ).sink
    }
}

@Suite struct `Nights of which only totals are known` {
    @Test(arguments: Maker.allCases.map(\.rawValue))
    func `have stages that neither overlap nor exceed the night, and no hole that parts it`(maker: String) throws {
        let maker = try #require(Maker(rawValue: maker))
        for number in 0..<150 {
            let night = ToldNight(number: UInt64(number))
            let pieces = try maker.read(night).sleep.filter { $0.stage != .inBed }.sorted { $0.start < $1.start }
            let told = "\(maker) \(number) \(night)"
            #expect(!pieces.isEmpty, "\(told)")
            #expect(pieces.reduce(0) { $0 + Int64($1.duration) } <= night.length, "\(told)")
            #expect(pieces.allSatisfy { $0.duration > 0 && $0.start >= night.start }, "\(told)")
            #expect(pieces.allSatisfy { $0.start + Int64($0.duration) <= night.end }, "\(told)")
            for (piece, next) in zip(pieces, pieces.dropFirst()) {
                let end = piece.start + Int64(piece.duration)
                #expect(end <= next.start && next.start - end < 3600, "\(told)")
            }
            let asleep = pieces.filter(\.stage.isAsleep).reduce(0) { $0 + Int64($1.duration) }
            guard night.asleep <= night.length, maker != .fitbit else { continue }
            #expect(asleep == night.asleep, "\(told)")
        }
    }

    @Test func `end when the file says, however long was neither asleep nor awake`() {
        let night = SleepLayout(start: 0, end: 9 * 3600, deep: 3600, core: 3 * 3600, rem: 3600, awake: 600)
        let pieces = night.pieces
        #expect(pieces.first?.start == 0 && pieces.last.map { $0.start + $0.duration } == 9 * 3600)
        #expect(pieces.filter { $0.stage == .awake }.map(\.duration) == [600])
        #expect(pieces.filter(\.stage.isAsleep).reduce(0) { $0 + $1.duration } == 5 * 3600)
    }

    @Test func `have a source of their own, with the name of that of the pieces`() throws {
        let sink = try Maker.garmin.read(ToldNight(number: 1))
        let pieces = sink.sleep.filter { $0.stage != .inBed }
        #expect(Set(pieces.map { sink.sources[Int($0.source)].device }) == [ImportedSource.totalsDevice])
        #expect(Set(sink.sources.map(\.name)) == ["Garmin"])
        let letters = try Maker.ouraLetters.read(ToldNight(number: 1))
        #expect(!letters.sources.contains { $0.device == ImportedSource.totalsDevice })
    }
}

import ChatModel
import CoachEngine
import Entries
import Foundation
import HealthModel

/// Saturday, complete unless the fixture is asked at its noon.
let today = CivilDay(iso: "2026-03-14")!
/// Noon of it.
let entryMoment = EntryClock(now: Date(timeIntervalSince1970: 1_773_489_600), home: HomeTime(zone: .gmt))

/// A hundred days of even data in UTC: 8,000 steps and more by the weekday, 7 h of sleep, a resting heart rate that
/// sinks by one beat in ten days.
struct FixtureHealth: HealthReading {
    var failure: HealthStoreError?
    /// Whether the data of today reach only to noon.
    var isPartial = false
    var isEmpty = false
    /// Days without a record, back from today.
    var gaps: [MetricID: Set<Int>] = [:]
    /// Changes a report before it is handed out.
    var adjust: @Sendable (inout DayReport) -> Void = { _ in }

    static let first = today.advanced(by: -99)

    /// The metrics that have values.
    static let recorded: Set<MetricID> = [
        .steps, .distance, .activeEnergy, .exerciseMinutes, .sleep, .sleepDeep, .sleepREM, .sleepCore,
        .restingHeartRate, .heartRateVariability, .bloodOxygen, .weight,
    ]

    func value(_ metric: MetricID, _ day: CivilDay) -> Double? {
        let back = today - day
        guard !isEmpty, (0...99).contains(back), gaps[metric]?.contains(back) != true else { return nil }
        switch metric {
        case .steps: return back == 30 ? 20_001 : 8000 + Double(day.weekday) * 500
        case .distance: return 6
        case .activeEnergy: return 450
        case .exerciseMinutes: return 35
        case .sleep: return 420 + Double(day.weekday)
        case .sleepDeep: return 60
        case .sleepREM: return 90
        case .sleepCore: return 270 + Double(day.weekday)
        case .restingHeartRate: return 55 + Double(back) / 10
        case .heartRateVariability: return 48 + Double(back % 5)
        case .bloodOxygen: return 97
        case .weight: return back.isMultiple(of: 7) ? 72 : nil
        default: return nil
        }
    }

    func report(of day: CivilDay) async throws(HealthStoreError) -> DayReport {
        if let failure { throw failure }
        let noonAfter = Double(day.number) * 86_400 + 43_200 + (isPartial && day == today ? 0 : 86_400)
        var snapshot = HealthSnapshot(day: day, takenAt: Date(timeIntervalSince1970: noonAfter), zoneName: "UTC")
        fill(&snapshot)
        var report = DayReport(snapshot: snapshot, comparisons: comparisons(on: day))
        report.extent = isEmpty ? nil : Self.first...today
        adjust(&report)
        return report
    }

    func dailyValues(of metric: MetricID, in days: ClosedRange<CivilDay>) async throws(HealthStoreError) -> [DailyValue]
    {
        if let failure { throw failure }
        return (max(days.lowerBound, Self.first).number...max(days.upperBound, Self.first).number).compactMap {
            number in
            let day = CivilDay(number: number)
            return days.contains(day) ? value(metric, day).map { DailyValue(day: day, value: $0) } : nil
        }
    }

    func intradayValues(of metric: MetricID, on day: CivilDay) async throws(HealthStoreError) -> [IntradayValue] { [] }

    private func fill(_ snapshot: inout HealthSnapshot) {
        let day = snapshot.day
        snapshot.activity.steps = value(.steps, day).map { Int($0) }
        snapshot.activity.activeEnergyKcal = value(.activeEnergy, day)
        snapshot.activity.moveGoalKcal = value(.activeEnergy, day).map { _ in 500 }
        snapshot.heart.restingHeartRateBPM = value(.restingHeartRate, day).map { Int($0.rounded()) }
        snapshot.body.weightKg = isEmpty ? nil : 72
        snapshot.sleep.debtMinutes = isEmpty ? nil : 200
        guard let asleep = value(.sleep, day) else { return }
        let wake = Date(timeIntervalSince1970: Double(day.number) * 86_400 + 23_400)
        var night = SleepNight(
            bedtime: wake.addingTimeInterval(-27_000), wakeTime: wake, bedtimeOffset: 0, wakeOffset: 0,
            asleepMinutes: asleep, inBedMinutes: 450, hasInBedData: true, sourceName: "Watch")
        night.deepMinutes = value(.sleepDeep, day)
        night.remMinutes = value(.sleepREM, day)
        night.coreMinutes = value(.sleepCore, day)
        snapshot.sleep.lastNight = night
    }

    private func comparisons(on day: CivilDay) -> [MetricID: MetricComparison] {
        var all: [MetricID: MetricComparison] = [:]
        for metric in MetricID.allCases where value(metric, Self.first.advanced(by: 1)) != nil || metric == .weight {
            let before = (1...28).compactMap { value(metric, day.advanced(by: -$0)) }.sorted()
            let baseline =
                before.count < 14
                ? nil
                : Baseline(
                    median: before[before.count / 2], low: before[before.count / 4], high: before[before.count * 3 / 4],
                    days: before.count)
            all[metric] = MetricComparison(
                value: value(metric, day), recent: (0..<28).map { value(metric, day.advanced(by: $0 - 27)) },
                baseline: baseline, recordedDays: before.count)
        }
        return isEmpty ? [:] : all
    }
}

func text(of reply: AsyncStream<ReplyEvent>) async -> String {
    var text = ""
    for await event in reply { if case .text(let piece) = event { text += piece } }
    return text
}

import HealthModel
import HealthQuery

@testable import Findings

let today = CivilDay(iso: "2026-05-31")!

/// A person's days, the last being today; `nil` where nothing was recorded.
func inputs(
    _ columns: [DayField: [Double?]], texts: [DayField: [String?]] = [:], goals: [DayField: Double] = [:],
    minuteOfDay: Int? = nil, hidden: Set<HealthCategory> = [], adjust: (inout FindingInputs) -> Void = { _ in }
) -> FindingInputs {
    let count = max(columns.values.map(\.count).max() ?? 0, texts.values.map(\.count).max() ?? 0)
    let first = today.advanced(by: 1 - max(1, count))
    let padded = columns.mapValues { Array(repeating: nil, count: count - $0.count) + $0 }
    let paddedTexts = texts.mapValues { Array(repeating: nil, count: count - $0.count) + $0 }
    let table = DayTable(
        DayColumns(first: count == 0 ? nil : first, numbers: padded, texts: paddedTexts), today: today)
    var inputs = FindingInputs(
        table: table, person: QueryPerson(homeZone: "Europe/Berlin", goals: goals.mapValues { [QueryGoal($0)] }),
        minuteOfDay: minuteOfDay,
        hidden: hidden)
    adjust(&inputs)
    return inputs
}

/// Values about a middle without a direction, the same each time.
func quiet(_ middle: Double, spread: Double, days: Int) -> [Double?] {
    // Knuth's generator, begun elsewhere for each middle, so that no two columns go together.
    var state = UInt64(middle.magnitude * 1000) &* 2_654_435_761 &+ 12_345
    return (0..<days).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return middle + spread * (Double(state >> 40) / Double(1 << 24) * 2 - 1)
    }
}

/// A workout of a day before today.
func workout(_ id: Int, daysAgo: Int, _ type: String = "Running", minutes: Double = 45, km: Double? = nil)
    -> QueryWorkout
{
    let day = today.advanced(by: -daysAgo)
    var workout = QueryWorkout(
        id: id, type: type, start: "\(day.iso)T18:00:00+02:00", end: "\(day.iso)T18:45:00+02:00", startAt: 0,
        date: day, zone: "Europe/Berlin", startClock: 1080, duration: minutes)
    workout.distance = km
    return workout
}

/// A main sleep of a day before today.
func night(daysAgo: Int, asleep: Double) -> QueryNight {
    QueryNight(
        wakeDate: today.advanced(by: -daysAgo), bed: 1380, wake: 420, inBed: asleep + 30, asleep: asleep,
        source: "Watch", rawAsleep: asleep, rawInBed: asleep + 30, naiveAsleepSum: asleep, sources: ["Watch"],
        duplicates: 0, naps: [], asleepSpans: [])
}

extension Double {
    func isNear(_ other: Double, within distance: Double) -> Bool { abs(self - other) <= distance }
}

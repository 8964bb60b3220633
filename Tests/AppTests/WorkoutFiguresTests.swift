import Foundation
import HealthModel
import HealthQuery
import ScreenKit
import Testing

@testable import RecordsScreen

/// What a workout's page computes.
@Suite struct `The figures of a workout` {
    private static let day = CivilDay(number: 20_833)
    private static let start = day.number * 86_400 + 7 * 3_600

    private func query(_ daysAgo: Int, minutes: Double, zones: [Double]? = nil) -> QueryWorkout {
        let day = Self.day.advanced(by: -daysAgo)
        var workout = QueryWorkout(
            id: 1, type: "Running", start: "", end: "", startAt: Self.start - daysAgo * 86_400, date: day, zone: "UTC",
            startClock: 420, duration: minutes)
        (workout.distance, workout.zoneMinutes, workout.effort) = (minutes / 5, zones, 7)
        return workout
    }

    private func detail(_ activity: String = "Running", beats: [(Double, Double)] = []) -> WorkoutDetail {
        let key = WorkoutKey(day: Self.day, start: Self.start, source: 1, activity: activity, end: Self.start + 3_000)
        let record = WorkoutRecord(
            key: key, activity: activity, sourceName: "Watch", zoneName: nil, offset: 0, durationSeconds: 3_000)
        return WorkoutDetail(
            record: record, events: [], routes: [],
            heartRates: beats.map { .init(at: record.start + $0.0, bpm: $0.1) })
    }

    private func set(_ exercise: String, _ load: Double, _ count: Int, daysAgo: Int = 0, clock: Int = 420) -> QuerySet {
        var set = QuerySet(exercise, date: Self.day.advanced(by: -daysAgo), clock: clock)
        (set.load, set.repetitions) = (load, count)
        return set
    }

    @Test func `are those of the tools, beside the usual ones of its kind before`() throws {
        let all =
            [9, 7, 5, 2].map { query($0, minutes: 30 + Double($0)) } + [
                query(0, minutes: 50, zones: [10, 20, 15, 5, 0])
            ]
        let figures = Records.WorkoutFigures(detail(), among: all, sets: [])
        #expect(figures.load == all[4].number(.load) && figures.sessionLoad == 350 && figures.pace == 300)
        let time = try #require(figures.comparisons.first { $0.field == .duration })
        #expect(time.value == 50 && time.usual == 36 && time.count == 4)
        // None of those before has zones.
        #expect(!figures.comparisons.contains { $0.field == .load })
    }

    @Test func `two workouts before are too few to say what is usual`() {
        let all = [query(4, minutes: 30), query(2, minutes: 40), query(0, minutes: 50)]
        #expect(Records.WorkoutFigures(detail(), among: all, sets: []).comparisons.isEmpty)
    }

    @Test func `the pulse is a mean for each part, and a gap where none was measured`() throws {
        let figures = Records.WorkoutFigures(
            detail(beats: [(0, 100), (10, 110), (20, 105), (2_980, 150), (2_990, 150), (2_999, 150), (4_000, 200)]),
            among: [], sets: [])
        try #require(figures.pulse.count == 60)
        #expect(figures.pulse[0] == 105 && figures.pulse[59] == 150)
        #expect(figures.pulse[1...58].allSatisfy { $0 == nil })
    }

    @Test func `a pulse of few values has parts as long as the time between them`() {
        let beats = (0..<10).map { (Double($0) * 300, 100 + Double($0)) }
        let figures = Records.WorkoutFigures(detail(beats: beats), among: [], sets: [])
        #expect(figures.pulse == (0..<10).map { 100 + Double($0) })
    }

    @Test func `sets of its time are its own, with what is the best so far`() throws {
        let sets = [
            set("squat", 100, 5, daysAgo: 7), set("squat", 105, 5), set("squat", 105, 5, clock: 469),
            set("squat", 60, 8, clock: 600), set("row", 50, 8),
        ]
        let figures = Records.WorkoutFigures(detail("Strength"), among: [], sets: sets)
        let squat = try #require(figures.exercises.first)
        #expect(squat.sets.count == 2 && squat.volume == 1_050 && abs((squat.maximum ?? 0) - 122.5) < 1e-9)
        #expect(squat.records == [.heaviest, .maximum, .volume])
        // The first time is no record.
        #expect(figures.exercises.last?.records == [])
    }
}

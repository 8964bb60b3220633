import Foundation
import HealthModel
import HealthQuery
import ScreenKit

extension Records {
    /// The figures computed from a workout, beside its record.
    public struct WorkoutFigures: Equatable, Sendable {
        /// A value of this workout and the usual one of earlier workouts of its kind.
        public struct Comparison: Equatable, Sendable {
            public var field: WorkoutField
            /// In the field's unit.
            public var value: Double
            /// The median of those before, in the field's unit.
            public var usual: Double
            /// How many workouts before it have a value.
            public var count: Int
        }

        /// An exercise of the workout's time.
        public struct Exercise: Equatable, Sendable {
            public var name: String
            /// In the order they were done.
            public var sets: [QuerySet]
            /// Kilograms times repetitions; `nil` where no load is known.
            public var volume: Double?
            /// Estimated one-repetition maximum in kilograms (Epley); `nil` beyond ten repetitions.
            public var maximum: Double?
            /// Which of its figures are the best so far.
            public var records: Set<Record>
        }

        /// A figure that can be the best so far: load, estimated one-repetition maximum, load times repetitions.
        public enum Record: Hashable, Sendable { case heaviest, maximum, volume }

        /// Mean pulse of equal parts of the workout; `nil` where none was measured.
        public var pulse: [Double?] = []
        /// The training impulse by the mean pulse, with what it goes by (Banister).
        public struct Impulse: Equatable, Sendable {
            /// The training impulse; it has no unit.
            public var value: Double
            /// Beats a minute, of the day.
            public var resting: Double
            /// Beats a minute: as set, else by age.
            public var maximum: Double

            public init(value: Double, resting: Double, maximum: Double) {
                (self.value, self.resting, self.maximum) = (value, resting, maximum)
            }

            /// As the formula of the tools answers; `nil` where it lacks something.
            public init?(of workout: QueryWorkout, _ table: DayTable, _ person: QueryPerson) {
                let inputs = FormulaInputs(table: table, person: person, workouts: [workout])
                // What is missing is told by the tool; here the line is left out.
                guard let answer = try? inputs.trimp(on: workout.date, type: nil) else { return nil }
                var numbers: [String: Double] = [:]
                for (name, value) in answer { if case .number(let number) = value { numbers[name] = number } }
                guard let value = numbers["value"], let resting = numbers["rest"], let maximum = numbers["hr_max"]
                else {
                    return nil
                }
                self.init(value: value, resting: resting, maximum: maximum)
            }
        }

        /// Minutes in zones 1 to 5; `nil` without samples.
        public var zoneMinutes: [Double]?
        /// Zone minutes times the zone's number (Edwards).
        public var load: Double?
        /// `nil` where rest, maximum, sex or mean pulse are not known.
        public var impulse: Impulse?
        /// Effort times minutes (Foster).
        public var sessionLoad: Double?
        /// Seconds a kilometre; `nil` without a distance.
        public var pace: Double?
        /// 1 to 10, as the person said; `nil` where nothing was said.
        public var effort: Double?
        public var comparisons: [Comparison] = []
        public var exercises: [Exercise] = []

        public init() {}

        /// Parts of the curve.
        private static let mostParts = 60
        /// As many workouts before it are compared with.
        public static let compared = 10
        /// Fewer have no usual value.
        private static let fewest = 3

        /// - Parameters:
        ///   - workouts: in order of start: those of its day and the days beside it, and as many of its kind before as
        ///     are compared with.
        ///   - sets: those of its time, and all earlier ones of their exercises.
        public init(_ detail: WorkoutDetail, among workouts: [QueryWorkout], sets: [QuerySet]) {
            pulse = Self.curve(detail)
            exercises = Self.exercises(of: detail, sets)
            guard let own = Self.whole(detail, among: workouts) else { return }
            zoneMinutes = own.zoneMinutes
            effort = own.effort
            load = own.number(.load)
            sessionLoad = own.number(.sessionLoad)
            // The length and way of a recording that counts with another one are not those of the whole.
            guard abs(own.startAt - detail.record.key.start) <= 60, own.type == detail.record.activity else { return }
            pace = own.number(.pace)
            let before = workouts.filter { $0.type == own.type && $0.startAt < own.startAt }.suffix(Self.compared)
            let fields: [WorkoutField] = [.duration, .distance, .pace, .averageHeartRate, .load]
            comparisons = fields.compactMap { field in
                let known = before.compactMap { $0.number(field) }
                guard let value = own.number(field), known.count >= Self.fewest,
                    let usual = Percentile.median(known)
                else { return nil }
                return Comparison(field: field, value: value, usual: usual, count: known.count)
            }
        }

        /// The workout that a recording counts as: its own, or that of the recording it is one with; `nil` where it counts
        /// nowhere.
        public static func whole(_ detail: WorkoutDetail, among workouts: [QueryWorkout]) -> QueryWorkout? {
            let same = detail.others.filter { $0.relation != .apart }.map { ($0.key.start, $0.activity) }
            let recordings = [(detail.record.key.start, detail.record.activity)] + same
            return workouts.first { workout in
                recordings.contains { abs(workout.startAt - $0.0) <= 60 && workout.type == $0.1 }
            }
        }

        private static func curve(_ detail: WorkoutDetail) -> [Double?] {
            let span = Double(detail.record.key.end - detail.record.key.start)
            guard span > 0, !detail.heartRates.isEmpty else { return [] }
            let parts = parts(of: detail.heartRates, span)
            var sums = [(sum: Double, count: Double)](repeating: (0, 0), count: parts)
            for beat in detail.heartRates {
                let share = beat.at.timeIntervalSince(detail.record.start) / span
                guard share >= 0, share <= 1 else { continue }
                let part = min(parts - 1, Int(share * Double(parts)))
                sums[part] = (sums[part].sum + beat.bpm, sums[part].count + 1)
            }
            return sums.map { $0.count > 0 ? $0.sum / $0.count : nil }
        }

        /// Parts no shorter than the time from one value to the next: else there would be gaps between all of them.
        private static func parts(of beats: [WorkoutDetail.HeartRate], _ span: Double) -> Int {
            let steps = zip(beats, beats.dropFirst()).map { $1.at.timeIntervalSince($0.at) }
            guard let usual = Percentile.median(steps), usual > 0 else { return mostParts }
            return min(mostParts, max(1, Int(span / usual)))
        }

        /// The sets that were written down in its time, or to the minute of its start as a recorded workout leaves them.
        private static func exercises(of detail: WorkoutDetail, _ all: [QuerySet]) -> [Exercise] {
            let record = detail.record
            func minute(_ instant: Date) -> Int {
                let local = Int(instant.timeIntervalSince1970.rounded(.down)) + record.offset
                return local / 60
            }
            let times = minute(record.start)...max(minute(record.start), minute(record.end))
            let own = all.filter { times.contains($0.date.number * 1440 + $0.clock) }
            return Grouped.by(own, \.exercise).map { name, sets in
                let before = StrengthSession.of(all.filter { $0.exercise == name && $0.date < sets[0].date })
                let (now, best) = (StrengthRecords(StrengthSession.of(sets)), StrengthRecords(before))
                var records: Set<Record> = []
                // The first time there is nothing to beat.
                if !before.isEmpty {
                    for (record, path) in [
                        (Record.heaviest, \StrengthRecords.heaviest), (.maximum, \.maximum), (.volume, \.volume),
                    ] {
                        guard let value = now[keyPath: path]?.kilograms else { continue }
                        if value > best[keyPath: path]?.kilograms ?? 0 { records.insert(record) }
                    }
                }
                return Exercise(
                    name: name, sets: sets, volume: now.volume?.kilograms, maximum: now.maximum?.kilograms,
                    records: records)
            }
        }
    }
}

import HealthModel
import HealthQuery

/// The best of a kind of workout, or of an exercise, with its day.
public struct KindRecord: Equatable, Sendable {
    /// The quantity that a record is of.
    public enum Measure: Equatable, Sendable {
        /// Kilometres; minutes; minutes a kilometre; metres; kilocalories; beats a minute.
        case distance, duration, pace, climb, energy, heartRate
        /// Minutes over a distance, by the time that passed: the fastest piece of a run.
        case fastest(BestEffort.Distance)
        /// Kilograms: the heaviest set, the estimated one-repetition maximum (Epley), the volume of a day.
        case heaviest, maximum, volume

        var title: String {
            switch self {
            case .distance: "longest"
            case .duration: "longest time"
            case .pace: "fastest pace"
            case .climb: "most climb"
            case .energy: "most energy"
            case .heartRate: "highest pulse"
            case .fastest(.kilometre): "fastest 1 km"
            case .fastest(.mile): "fastest mile"
            case .fastest(.fiveKilometres): "fastest 5 km"
            case .fastest(.tenKilometres): "fastest 10 km"
            case .fastest(.halfMarathon): "fastest half"
            case .fastest(.marathon): "fastest marathon"
            case .heaviest: "heaviest set"
            case .maximum: "est. 1RM (Epley)"
            case .volume: "most volume"
            }
        }
    }

    /// `Running`, `bench press`.
    public var kind: String
    public var measure: Measure
    /// In the unit of its measure.
    public var value: Double
    public var day: CivilDay
    /// Workouts or days with a value.
    public var count: Int

    /// The first of a kind is no record yet.
    private static let fewest = 2
    /// Kilometres from which on a pace counts.
    private static let shortest = 1.0

    /// - Parameters:
    ///   - workouts: in order of start.
    ///   - sets: in order of time.
    public static func all(_ workouts: [QueryWorkout], _ sets: [QuerySet]) -> [KindRecord] {
        let kinds = Grouped.by(workouts, \.type).sorted { ($1.items.count, $0.key) < ($0.items.count, $1.key) }
        var records = kinds.flatMap { kind in
            [
                best(kind.key, .distance, kind.items, \.distance), best(kind.key, .duration, kind.items, \.duration),
                best(kind.key, .pace, kind.items, isLeast: true) { workout in
                    workout.distance.flatMap { $0 >= shortest ? workout.duration / $0 : nil }
                },
                best(kind.key, .climb, kind.items, \.elevation), best(kind.key, .energy, kind.items, \.activeEnergy),
                best(kind.key, .heartRate, kind.items, \.maximumHeartRate),
            ].compactMap(\.self)
        }
        for exercise in Grouped.by(sets, \.exercise).sorted(by: { $0.key < $1.key }) {
            let sessions = StrengthSession.of(exercise.items)
            guard sessions.count >= fewest else { continue }
            let found = StrengthRecords(sessions)
            for (measure, best) in [
                (Measure.heaviest, found.heaviest), (.maximum, found.maximum), (.volume, found.volume),
            ] {
                guard let best else { continue }
                records.append(
                    KindRecord(
                        kind: exercise.key, measure: measure, value: best.kilograms, day: best.date,
                        count: sessions.count))
            }
        }
        return records
    }

    /// The fastest pieces of runs, each with its kind of workout, the shortest distance first; none of a distance that was
    /// run once.
    static func fastest(_ efforts: [BestEffort]) -> [KindRecord] {
        Grouped.by(efforts, \.kind).sorted { $0.key < $1.key }.flatMap { kind, efforts in
            BestEffort.Distance.allCases.compactMap { distance -> KindRecord? in
                let known = efforts.filter { $0.distance == distance }
                guard known.count >= fewest, var best = known.first else { return nil }
                for one in known where one.seconds < best.seconds { best = one }
                return KindRecord(
                    kind: kind, measure: .fastest(distance), value: best.seconds / 60, day: best.day,
                    count: known.count)
            }
        }
    }

    /// Of equal ones the first.
    private static func best(
        _ kind: String, _ measure: Measure, _ workouts: [QueryWorkout], isLeast: Bool = false,
        _ value: (QueryWorkout) -> Double?
    ) -> KindRecord? {
        let known = workouts.compactMap { workout in
            value(workout).flatMap { $0.isFinite && $0 > 0 ? DatedValue(day: workout.date, value: $0) : nil }
        }
        guard known.count >= fewest, var best = known.first else { return nil }
        for one in known where isLeast ? one.value < best.value : one.value > best.value { best = one }
        return KindRecord(kind: kind, measure: measure, value: best.value, day: best.day, count: known.count)
    }
}

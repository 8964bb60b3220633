import Foundation
import HealthModel
import HealthStore
import ImportKit
import SettingsModel
import Weather
import WeatherModel

/// The weather of workouts that are over: asked once each, where the person switched it on, and kept as samples over the time of
/// the workout. It is an import like any other: listed, exported, undone and erased with the rest.
public struct PastWorkoutWeather: Sendable {
    /// The result of a run.
    public struct Outcome: Equatable, Sendable {
        /// Workouts that have their weather now.
        public var found = 0
        /// Calls that were answered.
        public var calls = 0
        /// Workouts that wait for another run.
        public var waiting = 0
        /// Workouts that began more than thirty kilometres from every place.
        public var farAway = 0
        /// Workouts of whose time the service knows nothing.
        public var unknown = 0
        /// Why it ended early; one sentence.
        public var problem: String?

        public init() {}
    }

    private let health: HealthStore
    private let weather: WeatherService
    private let places: [Place]
    private let pause: @Sendable () async throws -> Void

    /// Calls in a run; the rest is for the next one.
    static let mostCalls = 60
    /// Kinds that are done nowhere but outdoors.
    private static let alwaysOutdoors: Set<String> = [
        "Hiking", "Downhill Skiing", "Cross Country Skiing", "Snowboarding", "Golf", "Sailing", "Surfing Sports",
        "Paddle Sports", "Equestrian Sports", "Fishing", "Hunting",
    ]

    /// - Parameters:
    ///   - places: the person's, home first.
    ///   - pause: before each call but the first.
    public init(
        health: HealthStore, weather: WeatherService, places: [Place],
        pause: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(1)) }
    ) {
        self.health = health
        self.weather = weather
        self.places = places
        self.pause = pause
    }

    /// Asks for the weather of workouts up to a day that have none, the latest first.
    public func run(upTo today: CivilDay) async throws(HealthStoreError) -> Outcome {
        var outcome = Outcome()
        guard !places.isEmpty else { return outcome }
        let plan = WorkoutWeatherPlan(try await missing(upTo: today), places: places)
        outcome.farAway = plan.farAway
        outcome.waiting = plan.calls.reduce(0) { $0 + $1.workouts.count }
        var known: [(workout: OutdoorWorkout, weather: WorkoutWeather)] = []
        for (number, call) in plan.calls.prefix(Self.mostCalls).enumerated() {
            do {
                if number > 0 { try await pause() }
                let hours = try await weather.hours(of: call.days, at: call.place.coordinate)
                outcome.calls += 1
                outcome.waiting -= call.workouts.count
                let found = call.workouts.compactMap { workout in
                    WorkoutWeather(hours, from: workout.start, to: workout.end).map { (workout, $0) }
                }
                known += found
                outcome.unknown += call.workouts.count - found.count
            } catch {
                // Without a sentence: the program ends.
                outcome.problem = (error as? WeatherError)?.sentence
                break
            }
        }
        outcome.found = known.count
        try await keep(known)
        return outcome
    }

    // MARK: Parts

    private func missing(upTo today: CivilDay) async throws(HealthStoreError) -> [OutdoorWorkout] {
        let began = try await health.tracks { track in track.points.first.map { (track.start, $0) } }
        let starts = Dictionary(began) { first, _ in first }
        let order = starts.keys.sorted()
        let workouts = try await health.workouts(upTo: today)
        guard let oldest = workouts.first else { return [] }
        let since = Date(timeIntervalSince1970: Double(oldest.startAt - 60))
        let kept = try await health.samples(
            of: WorkoutWeather.Figure.temperature.rawValue, since: since, limit: workouts.count + 1)
        let done = Set(kept.map(\.start))
        let now = weather.moment.timeIntervalSince1970
        return workouts.compactMap { workout in
            // The store writes it so; else the time without pauses stands in.
            let ended = try? Date(workout.end, strategy: .iso8601)
            let end = ended.map { Int($0.timeIntervalSince1970) } ?? workout.startAt + Int(workout.duration * 60)
            // The hour after it must be over too.
            guard !done.contains(workout.startAt), Double(end) + 7200 < now else { return nil }
            let track = Self.start(ofTrackIn: workout.startAt - 60...max(end, workout.startAt), order).flatMap {
                starts[$0]
            }
            guard
                workout.isIndoor == false || track != nil && workout.isIndoor != true
                    || workout.isIndoor == nil && Self.alwaysOutdoors.contains(workout.type)
            else { return nil }
            return OutdoorWorkout(
                start: Date(timeIntervalSince1970: Double(workout.startAt)),
                end: Date(timeIntervalSince1970: Double(end)),
                began: track.flatMap { Coordinate(latitude: $0.latitude, longitude: $0.longitude) })
        }
    }

    /// The first of ascending instants within a span; `nil` for none.
    private static func start(ofTrackIn span: ClosedRange<Int>, _ order: [Int]) -> Int? {
        var (low, high) = (0, order.count)
        while low < high {
            let middle = (low + high) / 2
            if order[middle] < span.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < order.count && order[low] <= span.upperBound ? order[low] : nil
    }

    /// Of the batches that it stores.
    static let format = "weather"

    private func keep(_ known: [(workout: OutdoorWorkout, weather: WorkoutWeather)]) async throws(HealthStoreError) {
        guard let first = known.map(\.workout.start).min(), let last = known.map(\.workout.start).max() else { return }
        let fingerprint = "weather \(first.timeIntervalSince1970) \(last.timeIntervalSince1970) \(UUID().uuidString)"
        let origin = ImportOrigin(
            path: "Weather of past workouts", format: Self.format, fingerprint: fingerprint, byteCount: 0)
        do throws(ImportFailure) {
            _ = try await health.importing(origin) { sink in try Self.write(known, to: sink) }
        } catch {
            switch error {
            case .store(let error): throw error
            case .cancelled: return  // the answers are in the cache: nobody is asked twice
            case .reader: throw .failed(reason: "the weather of past workouts could not be kept")
            }
        }
    }

    private static func write(
        _ known: [(workout: OutdoorWorkout, weather: WorkoutWeather)], to sink: any ImportSink
    ) throws -> ImportTally {
        let source = try sink.number(
            of: ImportedSource(name: WorkoutWeather.sourceName, device: "", sourceClass: .other))
        var numbers: [WorkoutWeather.Figure: Int32] = [:]
        for figure in WorkoutWeather.Figure.allCases {
            numbers[figure] = try sink.number(
                of: ImportedType(identifier: figure.rawValue, unit: figure.unit, aggregation: .discrete))
        }
        var tally = ImportTally()
        let samples = known.flatMap { workout, weather in
            weather.samples.compactMap { figure, value -> ImportedSample? in
                guard let type = numbers[figure] else { return nil }
                tally.byType[figure.rawValue, default: 0] += 1
                let start = Int64(workout.start.timeIntervalSince1970)
                return ImportedSample(
                    type: type, source: source, start: start,
                    duration: Int32(clamping: Int64(workout.end.timeIntervalSince1970) - start), value: value)
            }
        }
        tally.records = samples.count
        try sink.add(samples: samples)
        return tally
    }
}

extension HealthStore {
    /// The weather that is kept of a workout; `nil` for none.
    /// - Parameter start: of the workout, to the minute.
    public func weather(ofWorkoutAt start: Date) throws(HealthStoreError) -> WorkoutWeather? {
        var samples: [WorkoutWeather.Figure: Double] = [:]
        for figure in WorkoutWeather.Figure.allCases {
            let found = try self.samples(of: figure.rawValue, since: start.addingTimeInterval(-60), limit: 1).first
            guard let found, abs(Double(found.start) - start.timeIntervalSince1970) <= 60 else { continue }
            samples[figure] = found.value
        }
        return WorkoutWeather(samples: samples)
    }
}

extension Context {
    /// Whether the weather of past workouts may be asked for: switched on, with a place, and kept at all.
    public var asksPastWeather: Bool {
        settings.weather.pastWorkouts && settings.weather.home != nil
            && settings.privacy.keptCategories.contains(.location)
    }

    /// The weather of past workouts, at the person's places.
    public func pastWorkoutWeather(_ health: HealthStore) -> PastWorkoutWeather {
        PastWorkoutWeather(
            health: health, weather: weather,
            places: [settings.weather.home].compactMap(\.self) + settings.weather.named)
    }
}

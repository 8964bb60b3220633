import Foundation
import HealthModel
import WeatherModel

/// A workout outdoors that is over.
public struct OutdoorWorkout: Equatable, Sendable {
    /// When it began.
    public var start: Date
    /// When it ended.
    public var end: Date
    /// Where its way began; `nil` for one without a recorded way.
    public var began: Coordinate?

    public init(start: Date, end: Date, began: Coordinate? = nil) {
        self.start = start
        self.end = end
        self.began = began
    }
}

/// The calls that the weather of workouts takes: one for up to two weeks at a place of the person's. No way and no coordinate
/// of a workout goes out.
public struct WorkoutWeatherPlan: Equatable, Sendable {
    /// One call with the workouts that it is for.
    public struct Call: Equatable, Sendable {
        public var place: Place
        public var days: ClosedRange<CivilDay>
        public var workouts: [OutdoorWorkout]
    }

    /// The latest first.
    public var calls: [Call] = []
    /// Workouts that began too far from every place: nobody is asked.
    public var farAway = 0

    /// Metres from a place up to which its weather stands for that of a workout.
    public static let reach = 30_000.0
    /// Days in a call; more would count as several.
    static let longest = 14

    /// - Parameter places: the person's, that of workouts without a recorded way first.
    public init(_ workouts: [OutdoorWorkout], places: [Place]) {
        var byPlace: [(place: Place, workouts: [OutdoorWorkout])] = places.map { ($0, []) }
        for workout in workouts {
            guard let index = Self.place(of: workout, places) else {
                farAway += 1
                continue
            }
            byPlace[index].workouts.append(workout)
        }
        calls = byPlace.flatMap { place, workouts in Self.calls(at: place, workouts) }
            .sorted { $0.days.upperBound > $1.days.upperBound }
    }

    private static func place(of workout: OutdoorWorkout, _ places: [Place]) -> Int? {
        guard let began = workout.began else { return places.isEmpty ? nil : 0 }
        let nearest = places.indices.min {
            places[$0].coordinate.distance(to: began) < places[$1].coordinate.distance(to: began)
        }
        return nearest.flatMap { places[$0].coordinate.distance(to: began) <= reach ? $0 : nil }
    }

    private static func calls(at place: Place, _ workouts: [OutdoorWorkout]) -> [Call] {
        var calls: [Call] = []
        for workout in workouts.sorted(by: { $0.start < $1.start }) {
            let (first, last) = (day(of: workout.start), day(of: workout.end))
            if let call = calls.last, last < call.days.lowerBound.advanced(by: longest) {
                calls[calls.count - 1].days = call.days.lowerBound...max(call.days.upperBound, last)
                calls[calls.count - 1].workouts.append(workout)
            } else {
                calls.append(Call(place: place, days: first...max(first, last), workouts: [workout]))
            }
        }
        return calls
    }

    /// In UTC, as the calls are.
    private static func day(of instant: Date) -> CivilDay {
        CivilDay(number: Int((instant.timeIntervalSince1970 / 86_400).rounded(.down)))
    }
}

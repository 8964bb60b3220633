import Foundation
import ImportKit

/// The way of a run outdoors: a round through the park, another one on each day.
struct SampleRoute {
    /// Seconds from one point to the next.
    private static let step = 15
    /// Pieces by which the round is measured.
    private static let pieces = 720
    /// Where all rounds begin, in degrees: the zoo's lake in Berlin.
    private static let home = (latitude: 52.5146, longitude: 13.3501)
    private static let metersInDegree = 111_195.0

    private let workout: SampleWorkout
    /// Metres east and north of home, and the way to there along the round.
    private let round: [(east: Double, north: Double, along: Double)]
    private let phases: [Double]

    /// `nil` for what is not run outdoors: on Tuesdays the treadmill.
    init?(_ workout: SampleWorkout, _ age: Int, in life: SampleLife) {
        guard workout.activity == "Running", life.day(age).weekday != 1, !life.isTrip(age) else { return nil }
        self.workout = workout
        var noise = life.noise(age, .route)
        let phases = (0..<4).map { _ in noise.between(0, 2 * .pi) }
        self.phases = phases
        let meters = workout.metersPerMinute * Double(workout.minutes)
        func place(_ piece: Int) -> (east: Double, north: Double) {
            let angle = 2 * Double.pi * Double(piece) / Double(Self.pieces)
            let radius = 1 + 0.28 * sin(2 * angle + phases[0]) + 0.16 * sin(3 * angle + phases[1])
            return (1.5 * radius * cos(angle + phases[2]), radius * sin(angle + phases[2]))
        }
        let first = place(0)
        var plain = [(east: 0.0, north: 0.0, along: 0.0)]
        for piece in 1...Self.pieces {
            let (here, last) = (place(piece), plain[piece - 1])
            let (east, north) = (here.east - first.east, here.north - first.north)
            let length = (east - last.east) * (east - last.east) + (north - last.north) * (north - last.north)
            plain.append((east, north, last.along + length.squareRoot()))
        }
        let scale = meters / plain[Self.pieces].along
        round = plain.map { ($0.east * scale, $0.north * scale, $0.along * scale) }
    }

    /// A point each 15 seconds, a little faster here and slower there.
    func imported(from source: Int32) -> ImportedRoute {
        let seconds = workout.minutes * 60
        let whole = round[Self.pieces].along
        var piece = 0
        let points = stride(from: 0, through: seconds, by: Self.step).map { second -> ImportedRoute.Point in
            let share = Double(second) / Double(seconds)
            let along = whole * (share + 0.008 * sin(2 * .pi * 3 * share))
            while piece < Self.pieces - 1, round[piece + 1].along < along { piece += 1 }
            let (from, to) = (round[piece], round[piece + 1])
            let part = min(1, max(0, (along - from.along) / (to.along - from.along)))
            let (east, north) = (from.east + (to.east - from.east) * part, from.north + (to.north - from.north) * part)
            let wide = Self.metersInDegree * cos(Self.home.latitude * .pi / 180)
            let altitude = 36 + 5 * sin(2 * .pi * share + phases[3]) + 1.5 * sin(2 * .pi * 4 * share)
            // To a millionth of a degree, as watches write them: the same on every machine.
            return ImportedRoute.Point(
                atMs: Int64(workout.start + second) * 1000,
                latitude: ((Self.home.latitude + north / Self.metersInDegree) * 1e6).rounded() / 1e6,
                longitude: ((Self.home.longitude + east / wide) * 1e6).rounded() / 1e6,
                altitude: (altitude * 10).rounded() / 10)
        }
        return ImportedRoute(source: source, points: points)
    }
}

import Canvas
import Foundation
import HealthModel
import ScreenKit
import Widgets

extension Records {
    /// The way of a workout on the plane, and its pieces.
    public struct WorkoutTrack: Equatable, Sendable {
        /// A place of the way, in metres east and north of its south-west corner.
        public struct Place: Equatable, Sendable {
            /// Metres east of the first point.
            public var east: Double
            /// Metres north of the first point.
            public var north: Double
            /// Whether the way to it was not recorded.
            public var isAfterGap: Bool
        }

        public var places: [Place] = []
        /// Of a kilometre each, or of a mile.
        public var splits: [TrackSplits.Split] = []
        /// Of the laps that were pressed.
        public var laps: [TrackSplits.Split] = []
        /// Seconds a kilometre as on the flat (Minetti); `nil` without altitudes.
        public var flatPace: Double?

        public init() {}

        /// Places kept at most.
        private static let mostPlaces = 2_000

        /// - Parameter length: metres of a split.
        public init(_ detail: WorkoutDetail, splitsOf length: Double) {
            let points = TrackSplits.joined(detail.routes.map(\.way))
            guard points.count > 1 else { return }
            places = Self.places(of: points)
            let activity = detail.record.activity
            let pauses = detail.events.filter { $0.kind == .pause && $0.durationSeconds > 0 }.map {
                $0.start.timeIntervalSince1970...($0.start.timeIntervalSince1970 + $0.durationSeconds)
            }
            let fastest = TrackSplits.fastest(of: activity)
            let steps = TrackSplits.steps(along: points, pauses: pauses, fastest: fastest)
            splits = TrackSplits.splits(steps, every: length)
            // Minetti measured the cost of running alone.
            if WorkoutKind.isRun(activity), let flat = TrackSplits.flatMetres(steps), flat > 0,
                let seconds = steps.last?.seconds
            {
                flatPace = seconds / flat * 1_000
            }
            laps = detail.events.filter { $0.kind == .lap && $0.durationSeconds > 0 }.compactMap { lap in
                let from = lap.start.timeIntervalSince1970
                let own = points.filter { (from...(from + lap.durationSeconds)).contains($0.at) }
                let steps = TrackSplits.steps(along: own, pauses: pauses, fastest: fastest)
                guard let end = steps.last, end.metres > 0 else { return nil }
                return TrackSplits.splits(steps, every: end.metres).first
            }
        }

        /// On a plane that touches the earth in the middle of the way.
        private static func places(of points: [WorkoutDetail.WayPoint]) -> [Place] {
            let latitudes = points.map(\.latitude), longitudes = points.map(\.longitude)
            guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min() else {
                return []
            }
            let metre = GreatCircle.earthRadius * .pi / 180
            let width = metre * cos((south + north) / 2 * .pi / 180)
            let step = max(1, (points.count + mostPlaces - 1) / mostPlaces)
            return points.enumerated().compactMap { index, point in
                guard index % step == 0 || index == points.count - 1 || point.isAfterGap else { return nil }
                return Place(
                    east: (point.longitude - west) * width, north: (point.latitude - south) * metre,
                    isAfterGap: point.isAfterGap)
            }
        }
    }
}

/// The way of a workout as a map of braille dots, north at the top: where it began and where it ended stand in it.
struct WorkoutMap {
    private let places: [Records.WorkoutTrack.Place]
    private let format: MetricFormat

    private static let (rows, columns) = (12, 60)

    init(_ workout: Records.Workout, _ context: RecordsContext) {
        places = context.hidden.contains(.location) ? [] : workout.way?.places ?? []
        format = context.format
    }

    private var isShown: Bool { places.count > 1 && span.width + span.height > 0 }

    private var span: (width: Double, height: Double) {
        (places.map(\.east).max() ?? 0, places.map(\.north).max() ?? 0)
    }

    /// The heading, and rows that it is drawn over.
    var lines: [InkLine] {
        guard isShown else { return [] }
        let size = [span.width, span.height].map { format.text($0 / 1000, of: .distance) }.joined(separator: " × ")
        return [
            InkLine(), InkLine("Route", .heading, .bold).adding("  north at the top, \(size); ◆ start, ■ end", .muted),
        ] + Array(repeating: InkLine(), count: Self.rows)
    }

    /// - Parameter end: the row below its last one, from the top of the area.
    func draw(above end: Int, in area: Rect, on canvas: inout Canvas) {
        guard isShown else { return }
        // What is scrolled out of sight is cut off.
        let top = end - Self.rows
        guard end > 0, top < area.height else { return }
        let place = Rect(
            column: area.column, row: area.row + top, width: min(area.width, Self.columns), height: Self.rows)
        var dots = BrailleCanvas(place.size)
        let (wide, high) = (Double(dots.dotWidth - 1), Double(dots.dotHeight - 1))
        guard wide > 0, high > 0 else { return }
        let scale = max(span.width / wide, span.height / high)
        guard scale > 0 else { return }
        func dot(_ place: Records.WorkoutTrack.Place) -> (x: Int, y: Int) {
            (Int((place.east / scale).rounded()), Int((high - place.north / scale).rounded()))
        }
        let way = BrailleCanvas.Layer(.distance)
        for (from, to) in zip(places, places.dropFirst()) where !to.isAfterGap {
            dots.line(from: dot(from), to: dot(to), way)
        }
        dots.draw(atColumn: place.column, row: place.row, on: &canvas, within: area)
        for (mark, spot) in [("■", places.last), ("◆", places.first)] {
            guard let spot else { continue }
            let (x, y) = dot(spot)
            canvas.ink(
                mark, column: place.column + x / 2, row: place.row + y / 4, .accent, .bold, within: area)
        }
    }
}

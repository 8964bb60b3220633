/// A way cut into pieces of equal length, by the time that one moved.
public enum TrackSplits {
    /// A point of the way: seconds moved and metres covered since its start, neither ever falling.
    public struct Step: Equatable, Sendable {
        /// Length in seconds.
        public var seconds: Double
        /// Length in metres.
        public var metres: Double
        /// Metres above sea level; `nil` where it was not recorded.
        public var altitude: Double?

        public init(seconds: Double, metres: Double, altitude: Double? = nil) {
            (self.seconds, self.metres, self.altitude) = (seconds, metres, altitude)
        }
    }

    /// A piece of the way.
    public struct Split: Equatable, Sendable {
        /// Shorter than the others in the last one.
        public var metres: Double
        /// Moving time.
        public var seconds: Double
        /// Metres up and down within it; `nil` without altitudes.
        public var climb: (up: Double, down: Double)?

        /// Compares all figures of the split.
        public static func == (one: Split, other: Split) -> Bool {
            one.metres == other.metres && one.seconds == other.seconds && one.climb?.up == other.climb?.up
                && one.climb?.down == other.climb?.down
        }
    }

    /// Slower than this for as long is standing (training-and-findings.md 3).
    private static let (stillSpeed, stillSeconds, longestGap) = (0.3, 10.0, 30.0)
    /// Points nearer to each other are one.
    private static let nearest = 2.0
    /// A rest shorter than this is no split.
    private static let shortestRest = 20.0

    /// Moving time and distance along a way. Jumps faster than `fastest` metres a second are left out, as are gaps of more
    /// than 30 s, pauses, and standing for 10 s and longer.
    /// - Parameters:
    ///   - points: in order of time.
    ///   - pauses: Unix seconds.
    public static func steps(
        along points: [WorkoutDetail.WayPoint], pauses: [ClosedRange<Double>] = [], fastest: Double
    ) -> [Step] {
        guard let first = points.first else { return [] }
        var steps = [Step(seconds: 0, metres: 0, altitude: first.altitude)]
        var (seconds, metres) = (0.0, 0.0)
        for leg in legs(along: points, fastest: fastest) {
            guard let way = leg.metres else { continue }
            let time = leg.end.at - leg.start
            let isStanding = way / time < stillSpeed && time >= stillSeconds
            let paused = pauses.reduce(0) { sum, pause in
                sum + max(0, min(pause.upperBound, leg.end.at) - max(pause.lowerBound, leg.start))
            }
            if !isStanding { seconds += max(0, time - paused) }
            metres += way
            steps.append(Step(seconds: seconds, metres: metres, altitude: leg.end.altitude))
        }
        return steps
    }

    /// The way in pieces with the time that passed, for the fastest stretches in it. Jumps and gaps are left out as they are
    /// of the steps; where one stood and the receiver went on, nothing was covered.
    /// - Parameter points: in order of time.
    public static func pieces(along points: [WorkoutDetail.WayPoint], fastest: Double) -> [PacedTrack.Piece] {
        legs(along: points, fastest: fastest).flatMap { leg -> [PacedTrack.Piece] in
            let rest = PacedTrack.Piece(start: leg.start, end: leg.restedUntil, metres: 0)
            let way = leg.metres.map { PacedTrack.Piece(start: leg.restedUntil, end: leg.end.at, metres: $0) }
            return [rest, way].compactMap(\.self).filter { $0.end > $0.start }
        }
    }

    /// Metres a second beyond which a point is a jump, by the plain or stored name of a workout: 12 on foot, 30 else.
    public static func fastest(of activity: String) -> Double { WorkoutKind.isOnFoot(activity) ? 12 : 30 }

    /// The ways of a workout as one: between two of them nothing was recorded.
    public static func joined(_ ways: [[WorkoutDetail.WayPoint]]) -> [WorkoutDetail.WayPoint] {
        ways.flatMap { way in
            way.enumerated().map { index, point in
                var point = point
                point.isAfterGap = point.isAfterGap || index == 0
                return point
            }
        }
    }

    /// From a point that counts to the next one.
    private struct Leg {
        /// Unix seconds.
        var start: Double
        /// The last moment, Unix seconds, at which the receiver was still where it had been at the start.
        var restedUntil: Double
        var end: WorkoutDetail.WayPoint
        /// `nil` where that was not recorded, or took longer than `longestGap`.
        var metres: Double?
    }

    private static func legs(along points: [WorkoutDetail.WayPoint], fastest: Double) -> [Leg] {
        guard var last = points.first else { return [] }
        var legs: [Leg] = []
        var restedUntil = last.at
        func end(at point: WorkoutDetail.WayPoint, _ metres: Double?) {
            legs.append(Leg(start: last.at, restedUntil: restedUntil, end: point, metres: metres))
            (last, restedUntil) = (point, point.at)
        }
        for point in points.dropFirst() {
            let time = point.at - last.at
            guard time > 0 else { continue }
            let way = GreatCircle.distance(
                fromLatitude: last.latitude, longitude: last.longitude, toLatitude: point.latitude,
                longitude: point.longitude)
            let isNear = way < nearest && !point.isAfterGap && point.at - restedUntil <= longestGap
            if isNear { restedUntil = point.at }
            if point.isAfterGap || time > longestGap {
                end(at: point, nil)
            } else if !isNear, way / time <= fastest {
                end(at: point, way)
            }
        }
        return legs
    }

    /// Pieces of `length` metres, the rest of the way behind them; the moment of a border lies linearly between its
    /// neighbours.
    public static func splits(_ steps: [Step], every length: Double) -> [Split] {
        guard length > 0, let end = steps.last, end.metres > 0 else { return [] }
        var borders = Array(stride(from: 0, through: end.metres, by: length))
        if end.metres - (borders.last ?? 0) >= shortestRest { borders.append(end.metres) }
        return zip(borders, borders.dropFirst()).map { from, to in
            Split(
                metres: to - from, seconds: time(steps, at: to) - time(steps, at: from),
                climb: climb(steps, from: from, to: to))
        }
    }

    /// Seconds moved at a distance.
    private static func time(_ steps: [Step], at metres: Double) -> Double {
        guard let index = steps.firstIndex(where: { $0.metres >= metres }) else { return steps.last?.seconds ?? 0 }
        let right = steps[index]
        guard index > 0, right.metres > steps[index - 1].metres else { return right.seconds }
        let left = steps[index - 1]
        return left.seconds + (metres - left.metres) / (right.metres - left.metres) * (right.seconds - left.seconds)
    }

    private static func climb(_ steps: [Step], from: Double, to: Double) -> (up: Double, down: Double)? {
        let heights = steps.filter { $0.metres >= from && $0.metres <= to }.compactMap(\.altitude)
        return heights.count < 2 ? nil : Climb.of(heights)
    }

    // MARK: On the flat

    /// Metres of a level way that cost as much: the cost of running at a gradient beside that on the flat (Minetti 2002,
    /// doi 10.1152/japplphysiol.01177.2001), gradients over 60 m within ±30 %, the credit downhill no more than a fifth.
    /// An estimate. `nil` without altitudes.
    public static func flatMetres(_ steps: [Step]) -> Double? {
        var pieces: [(metres: Double, altitude: Double)] = []
        for step in steps {
            guard let altitude = step.altitude else { continue }
            if let last = pieces.last, step.metres - last.metres < gradeLength { continue }
            pieces.append((step.metres, altitude))
        }
        guard pieces.count > 1 else { return nil }
        return zip(pieces, pieces.dropFirst()).reduce(0) { sum, pair in
            let way = pair.1.metres - pair.0.metres
            let grade = (pair.1.altitude - pair.0.altitude) / way
            return sum + way * max(leastFactor, cost(ofGradient: grade) / cost(ofGradient: 0))
        }
    }

    private static let (gradeLength, steepest, leastFactor) = (60.0, 0.3, 0.8)

    /// Joule a kilogram and metre.
    static func cost(ofGradient gradient: Double) -> Double {
        let i = min(max(gradient, -steepest), steepest)
        return ((((155.4 * i - 30.4) * i - 43.3) * i + 46.3) * i + 19.5) * i + 3.6
    }
}

/// Metres climbed and descended.
public enum Climb {
    /// Heights are smoothed first, each with 40 % of itself and 30 % of each neighbour; then a change counts only once it has
    /// come to `threshold`: the noise of a receiver would otherwise double the sum.
    public static func of(_ heights: [Double], threshold: Double = 2) -> (up: Double, down: Double) {
        guard var anchor = heights.first else { return (0, 0) }
        var (up, down) = (0.0, 0.0)
        for index in heights.indices.dropFirst() {
            let height = smoothed(heights, index)
            let change = height - anchor
            guard abs(change) >= threshold || index == heights.count - 1 else { continue }
            if change > 0 { up += change } else { down -= change }
            anchor = height
        }
        return (up, down)
    }

    private static func smoothed(_ heights: [Double], _ index: Int) -> Double {
        guard index > 0, index + 1 < heights.count else { return heights[index] }
        return heights[index - 1] * 0.3 + heights[index] * 0.4 + heights[index + 1] * 0.3
    }
}

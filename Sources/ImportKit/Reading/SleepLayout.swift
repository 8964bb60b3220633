import HealthModel

/// A night of which only the minutes in each stage are known, not when they were.
///
/// Stages are laid out one after the other, so that first and last sleep, and the total of every stage, are those of the
/// file. Time awake stands before the last stage, where most of it is in a real night.
package struct SleepLayout {
    /// Unix seconds of the first and the last sleep.
    package var start: Int64
    /// Unix seconds at which the last sleep ends.
    package var end: Int64
    /// Seconds.
    package var deep: Int64 = 0
    /// Seconds.
    package var core: Int64 = 0
    /// Seconds.
    package var rem: Int64 = 0
    /// Seconds of sleep of no known stage.
    package var unspecified: Int64 = 0
    /// Seconds awake in between.
    package var awake: Int64 = 0

    /// A stretch of one stage: start in Unix seconds, duration in seconds.
    package struct Piece: Equatable {
        package var stage: SleepStage
        package var start: Int64
        package var duration: Int64

        package init(stage: SleepStage, start: Int64, duration: Int64) {
            (self.stage, self.start, self.duration) = (stage, start, duration)
        }
    }

    package init(
        start: Int64, end: Int64, deep: Int64 = 0, core: Int64 = 0, rem: Int64 = 0, unspecified: Int64 = 0,
        awake: Int64 = 0
    ) {
        (self.start, self.end) = (start, end)
        (self.deep, self.core, self.rem) = (deep, core, rem)
        (self.unspecified, self.awake) = (unspecified, awake)
    }

    /// Seconds of all stages of sleep.
    package var asleep: Int64 { deep + core + rem + unspecified }

    /// Without a piece of sleep longer than the night: what is more is cut from every stage in proportion.
    private var fitted: SleepLayout {
        let length = max(0, end - start)
        var night = self
        if asleep > length {
            func share(_ seconds: Int64) -> Int64 { Int64(Double(seconds) / Double(asleep) * Double(length)) }
            (night.deep, night.core, night.rem) = (share(deep), share(core), share(rem))
            night.unspecified = share(unspecified)
        }
        night.awake = max(0, min(awake, length - night.asleep))
        return night
    }

    /// The pieces in order. Time neither asleep nor awake stands before the last stage, as the time awake does; where
    /// it is so long that it would part the night, it is spread over it. A span of more than a day and a half is no
    /// night's: there the stages follow its beginning.
    package var pieces: [Piece] {
        let night = fitted
        var stages: [(stage: SleepStage, duration: Int64)] = [
            (.deep, night.deep), (.core, night.core), (.asleepUnspecified, night.unspecified), (.rem, night.rem),
        ].filter { $0.duration > 0 }
        guard var last = stages.popLast() else { return [] }
        if stages.isEmpty {
            stages = [(last.stage, last.duration - last.duration / 2)]
            last.duration /= 2
        }
        if night.awake > 0 { stages.append((.awake, night.awake)) }
        if last.duration > 0 { stages.append(last) }
        let rest = max(0, end - start - night.asleep - night.awake)
        guard end - start <= Self.longestNight else { return Self.laid(stages, from: start, holes: [], asleep: 1) }
        let count = max(1, (rest + Self.longestHole - 1) / Self.longestHole)
        guard count > 1 else { return Self.laid(stages, from: start, restBeforeLast: rest) }
        let holes = (0..<count).map { rest * ($0 + 1) / count - rest * $0 / count }
        return Self.laid(stages, from: start, holes: holes, asleep: night.asleep)
    }

    /// Shorter than what parts two episodes of sleep.
    private static let longestHole: Int64 = 45 * 60
    private static let longestNight: Int64 = 36 * 3600

    private static func laid(
        _ stages: [(stage: SleepStage, duration: Int64)], from start: Int64, restBeforeLast rest: Int64
    ) -> [Piece] {
        var at = start
        var pieces: [Piece] = []
        // The rest is not to part the sleep from the time awake at its end.
        let place = stages.lastIndex { $0.stage == .awake } ?? stages.count - 1
        for (index, (stage, duration)) in stages.enumerated() {
            if index == place, stages.count > 1 { at += rest }
            pieces.append(Piece(stage: stage, start: at, duration: duration))
            at += duration
        }
        return pieces
    }

    /// - Parameters:
    ///   - holes: evenly between the parts of the sleep.
    ///   - asleep: seconds of sleep among the stages.
    private static func laid(
        _ stages: [(stage: SleepStage, duration: Int64)], from start: Int64, holes: [Int64], asleep: Int64
    ) -> [Piece] {
        var at = start
        var (slept, next) = (Int64(0), 0)
        var pieces: [Piece] = []
        for (stage, duration) in stages {
            var rest = duration
            func cut() -> Int64 { asleep * Int64(next + 1) / Int64(holes.count + 1) }
            while stage != .awake, next < holes.count, slept + rest > cut() {
                let part = cut() - slept
                if part > 0 { pieces.append(Piece(stage: stage, start: at, duration: part)) }
                at += part + holes[next]
                (rest, slept, next) = (rest - part, slept + part, next + 1)
            }
            if rest > 0 { pieces.append(Piece(stage: stage, start: at, duration: rest)) }
            at += rest
            if stage != .awake { slept += rest }
        }
        return pieces
    }

    /// Stages in the order in which they were, each stretched so that the totals are those given: for nights that come
    /// as one letter for five minutes beside exact totals. `nil` where the letters lack a stage that has a total.
    package func pieces(following order: [SleepStage]) -> [Piece]? { fitted.ordered(by: order) }

    private func ordered(by order: [SleepStage]) -> [Piece]? {
        let totals: [SleepStage: Int64] = [
            .deep: deep, .core: core, .rem: rem, .asleepUnspecified: unspecified, .awake: awake,
        ]
        var counts: [SleepStage: Int64] = [:]
        for stage in order { counts[stage, default: 0] += 1 }
        guard asleep > 0, totals.allSatisfy({ $0.value <= 0 || $0.key == .awake || counts[$0.key, default: 0] > 0 })
        else { return nil }
        var pieces: [Piece] = []
        // Without a letter for it, the time awake was before the first sleep.
        var at = start + (counts[.awake] == nil ? awake : 0)
        if at > start { pieces.append(Piece(stage: .awake, start: start, duration: at - start)) }
        var passed: [SleepStage: Int64] = [:]
        for stage in order {
            let count = counts[stage, default: 1]
            let index = passed[stage, default: 0]
            passed[stage] = index + 1
            let total = totals[stage, default: 0]
            let duration = total * (index + 1) / count - total * index / count
            guard duration > 0 else { continue }
            if let previous = pieces.last, previous.stage == stage {
                pieces[pieces.count - 1].duration += duration
            } else {
                pieces.append(Piece(stage: stage, start: at, duration: duration))
            }
            at += duration
        }
        return pieces
    }
}

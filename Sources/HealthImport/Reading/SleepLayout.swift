import HealthModel

/// A night of which only the minutes in each stage are known, not when they were.
///
/// Stages are laid out one after the other, so that first and last sleep, and the total of every stage, are those of the
/// file. Time awake stands before the last stage, where most of it is in a real night.
struct SleepLayout {
    /// Unix seconds of the first and the last sleep.
    var start: Int64
    var end: Int64
    /// Seconds.
    var deep: Int64 = 0
    var core: Int64 = 0
    var rem: Int64 = 0
    var unspecified: Int64 = 0
    var awake: Int64 = 0

    struct Piece: Equatable {
        var stage: SleepStage
        var start: Int64
        var duration: Int64
    }

    var asleep: Int64 { deep + core + rem + unspecified }

    var pieces: [Piece] {
        var stages: [(stage: SleepStage, duration: Int64)] = [
            (.deep, deep), (.core, core), (.asleepUnspecified, unspecified), (.rem, rem),
        ].filter { $0.duration > 0 }
        guard var last = stages.popLast() else { return [] }
        if stages.isEmpty {
            stages = [(last.stage, last.duration - last.duration / 2)]
            last.duration /= 2
        }
        var pieces: [Piece] = []
        var at = start
        for (stage, duration) in stages {
            pieces.append(Piece(stage: stage, start: at, duration: duration))
            at += duration
        }
        let lastStart = max(at, end - last.duration)
        let awake = min(awake, lastStart - at)
        if awake > 0 { pieces.append(Piece(stage: .awake, start: lastStart - awake, duration: awake)) }
        if last.duration > 0 { pieces.append(Piece(stage: last.stage, start: lastStart, duration: last.duration)) }
        return pieces
    }

    /// Stages in the order in which they were, each stretched so that the totals are those given: for nights that come
    /// as one letter for five minutes beside exact totals.
    func pieces(following order: [SleepStage]) -> [Piece] {
        let totals: [SleepStage: Int64] = [
            .deep: deep, .core: core, .rem: rem, .asleepUnspecified: unspecified, .awake: awake,
        ]
        var counts: [SleepStage: Int64] = [:]
        for stage in order { counts[stage, default: 0] += 1 }
        guard asleep > 0, totals.allSatisfy({ $0.value <= 0 || $0.key == .awake || counts[$0.key, default: 0] > 0 })
        else { return pieces }
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

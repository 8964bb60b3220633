import HealthModel

/// One night, named by the day on which it ended.
struct SampleNight {
    struct Piece {
        var stage: SleepStage
        var start: Int
        var seconds: Int
    }

    /// Unix seconds of lying down and getting up.
    let bed: Int
    let wake: Int

    init(_ age: Int, in life: SampleLife) {
        var noise = life.noise(age, .night)
        let isFree = life.isWeekend(age) || life.isTrip(age)
        let usual = isFree ? noise.around(8.1, by: 0.55) : noise.around(6.8, by: 0.2)
        var hours = isFree ? noise.around(8.1, by: 0.5) : noise.around(7.45, by: 0.45)
        if noise.chance(0.04) { hours = noise.between(4.8, 5.7) }
        let sickness = life.sickness(age)
        wake = life.start(age) + Int((usual + 1.2 * sickness) * 3_600)
        bed = wake - Int((hours + 1.6 * sickness) * 3_600)
    }

    /// Stages in cycles of about 95 minutes: deep sleep early, REM late, short awakenings between.
    func pieces(_ age: Int, in life: SampleLife) -> [Piece] {
        var noise = life.noise(age, .night)
        for _ in 0..<24 { _ = noise.next() }
        let restless = 1 + 1.5 * life.sickness(age) + noise.share()
        var pieces: [Piece] = []
        var time = bed + Int(noise.between(6, 22) * 60)
        let end = wake - Int(noise.between(2, 9) * 60)
        func add(_ stage: SleepStage, _ minutes: Double) {
            let seconds = min(Int(minutes * 2) * 30, end - time)
            guard seconds > 0 else { return }
            pieces.append(Piece(stage: stage, start: time, seconds: seconds))
            time += seconds
        }
        let deep = [34.0, 24, 11, 4, 0, 0]
        let rem = [7.0, 16, 23, 29, 32, 34]
        var cycle = 0
        while time < end {
            let step = min(cycle, 5)
            add(.core, noise.between(14, 26))
            if noise.chance(0.35 * restless) { add(.awake, noise.between(1, 4)) }
            if deep[step] > 0 { add(.deep, deep[step] * noise.between(0.65, 1.35)) }
            add(.core, noise.between(18, 32))
            add(.rem, rem[step] * noise.between(0.7, 1.3))
            if noise.chance(0.3 * restless) { add(.awake, noise.between(1, 5 * restless)) }
            cycle += 1
        }
        return pieces
    }
}

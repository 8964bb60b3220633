import HealthModel

extension SampleRecorder {
    mutating func recordHeart(_ age: Int, _ night: SampleNight, _ workout: SampleWorkout?) throws {
        let resting = life.restingRate(age)
        var noise = life.noise(age, .heart)
        for _ in 0..<8 { _ = noise.next() }
        let start = life.start(age)
        let end = life.start(age - 1)
        let isWornAtNight = life.wearsWatchAtNight(age)
        var time = start + Int(noise.between(0, 900))
        while time < end {
            let isAsleep = time < night.wake
            if !isAsleep || isWornAtNight, workout.map({ time < $0.start || time > $0.end }) ?? true {
                let rate = rate(at: time, from: start, resting: resting, isAsleep: isAsleep, &noise)
                try batch.add(.heartRate, rate.rounded(), from: watch, at: time)
            }
            time += Int(noise.between(isAsleep ? 900 : 600, isAsleep ? 2_100 : 1_800))
        }
        try recordDaySpans(start, night, resting, &noise)
        try recordVariability(age, night, isWornAtNight, &noise)
        if isWornAtNight { try recordBreathing(age, night, &noise) }
    }

    /// The two rates that stand for a day are there from the morning on and grow with it.
    private mutating func recordDaySpans(
        _ start: Int, _ night: SampleNight, _ resting: Double, _ noise: inout SampleNoise
    ) throws {
        let walking = noise.around(resting + 41, by: 2.5).rounded()
        guard batch.now >= night.wake + 7_200 else { return }
        try batch.add(
            .restingRate, resting.rounded(), from: watch, at: start, seconds: min(20 * 3_600, batch.now - start))
        let out = night.wake + 3_600
        try batch.add(.walkingRate, walking, from: watch, at: out, seconds: min(10 * 3_600, batch.now - out))
    }

    private func rate(
        at time: Int, from start: Int, resting: Double, isAsleep: Bool, _ noise: inout SampleNoise
    ) -> Double {
        if isAsleep { return noise.around(resting - 4, by: 2) }
        let hour = Double(time - start) / 3_600
        let afternoon = max(0, 7 - abs(hour - 15)) * 0.9
        let moving = noise.chance(0.22) ? noise.between(12, 38) : 0
        return noise.around(resting + 11 + afternoon, by: 4) + moving
    }

    private mutating func recordVariability(
        _ age: Int, _ night: SampleNight, _ isWornAtNight: Bool, _ noise: inout SampleNoise
    ) throws {
        let usual = noise.around(43 + 9 * life.progress(age) - 15 * life.sickness(age), by: 4)
        let count = isWornAtNight ? 5 : 2
        for index in 0..<count {
            let isNight = isWornAtNight && index < 3
            let time =
                isNight
                ? night.bed + (night.wake - night.bed) * (index + 1) / 4
                : night.wake + (index - (count - 2)) * 18_000 + Int(noise.between(3_600, 12_000))
            let value = max(9, noise.around(usual + (isNight ? 5 : -4), by: 6))
            try batch.add(.variability, (value * 10).rounded() / 10, from: watch, at: time, seconds: 60)
        }
    }

    private mutating func recordBreathing(_ age: Int, _ night: SampleNight, _ noise: inout SampleNoise) throws {
        let usual = 14.4 + 1.9 * life.sickness(age)
        var time = night.bed + 1_800
        while time < night.wake {
            let breaths = (noise.around(usual, by: 0.7) * 2).rounded() / 2
            try batch.add(.respiration, breaths, from: watch, at: time)
            if noise.chance(0.7) {
                let oxygen = (min(1, noise.around(0.966 - 0.012 * life.sickness(age), by: 0.009)) * 100).rounded() / 100
                try batch.add(.oxygen, oxygen, from: watch, at: time + 400, seconds: 15)
            }
            time += Int(noise.between(2_400, 4_200))
        }
    }

    mutating func recordBody(_ age: Int, _ night: SampleNight) throws {
        var noise = life.noise(age, .body)
        if life.isMeasured(age) { try batch.add(.height, 1.78, from: phone, at: night.wake, byHand: true) }
        guard noise.chance(0.58), !life.isTrip(age) else { return }
        let feast = life.isFeast(age) ? 0.7 : 0
        let weight = noise.around(81.9 - 3.8 * life.progress(age) + feast - 0.7 * life.sickness(age), by: 0.33)
        let fat = noise.around(0.226 - 0.028 * life.progress(age), by: 0.0035)
        let time = night.wake + Int(noise.between(240, 1_500))
        try batch.add(.weight, (weight * 20).rounded() / 20, from: scale, at: time)
        try batch.add(.bodyFat, (fat * 1_000).rounded() / 1_000, from: scale, at: time)
        try batch.add(.leanMass, (weight * (1 - fat) * 10).rounded() / 10, from: scale, at: time)
    }
}

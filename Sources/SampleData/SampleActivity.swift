import HealthModel
import ImportKit

extension SampleRecorder {
    /// Shares of the day's steps by the hour on the wall.
    private static let workday: [Double] = [
        0, 0, 0, 0, 0, 0, 1, 5, 10, 4, 3, 4, 9, 6, 3, 3, 4, 9, 8, 5, 4, 3, 1, 0,
    ]
    private static let freeDay: [Double] = [
        0, 0, 0, 0, 0, 0, 0, 0, 2, 5, 8, 9, 7, 6, 8, 9, 8, 6, 5, 5, 4, 3, 2, 0,
    ]

    mutating func recordActivity(_ age: Int, _ night: SampleNight, _ workout: SampleWorkout?) throws {
        var noise = life.noise(age, .activity)
        let isFree = life.isWeekend(age) || life.isTrip(age)
        let shape = isFree ? Self.freeDay : Self.workday
        let usual = 6_900 + 900 * life.summer(age) + 700 * life.progress(age) + (isFree ? -300 : 0)
        let mood = noise.around(1, by: 0.2) * (life.isTrip(age) ? 1.85 : 1) * (1 - 0.75 * life.sickness(age))
        let total = usual * max(0.25, mood)
        let sum = shape.reduce(0, +)
        let hasWatch = life.wearsWatch(age)
        let dayStart = life.start(age)
        for hour in 0..<(life.start(age - 1) - dayStart) / 3_600 {  // not 24 where the clocks change, or on a journey
            let start = dayStart + hour * 3_600
            let isAwake = start + 1_800 > night.wake && hour < 23
            let steps = isAwake ? total * shape[min(hour, 23)] / sum * noise.between(0.55, 1.45) : 0
            if hasWatch { try recordWatchHour(start, hour, steps, isAwake, workout, &noise) }
            try recordPhoneHour(start, steps, hasWatch, workout, &noise)
            if isAwake, (8...18).contains(hour), hasWatch, noise.chance(0.55) {
                let minutes = noise.between(2, isFree ? 34 : 16) * (1.1 + 0.6 * life.summer(age))
                try batch.add(.daylight, minutes.rounded(), from: watch, at: start, seconds: 3_600)
            }
        }
    }

    private mutating func recordWatchHour(
        _ start: Int, _ hour: Int, _ steps: Double, _ isAwake: Bool, _ workout: SampleWorkout?,
        _ noise: inout SampleNoise
    ) throws {
        try batch.add(.basalEnergy, noise.around(isAwake ? 76 : 69, by: 1.5), from: watch, at: start, seconds: 3_600)
        guard isAwake else { return }
        let early = noise.between(0.25, 0.75)
        for (half, share) in [(0, early), (1, 1 - early)] {
            let from = start + half * 1_800 + Int(noise.between(0, 420))
            let seconds = Int(noise.between(600, 1_260))
            let count = (steps * share).rounded()
            if let workout, from < workout.end, from + seconds > workout.start { continue }
            if count > 0 {
                try batch.add(.steps, count, from: watch, at: from, seconds: seconds)
                try batch.add(.distance, count * noise.around(0.74, by: 0.02), from: watch, at: from, seconds: seconds)
            }
            let kcal = count * 0.038 + noise.between(1.5, 5)
            if try batch.add(.activeEnergy, kcal, from: watch, at: from, seconds: seconds) { batch.energy += kcal }
            if count > 620 {
                let minutes = Double(min(15, Int(count / 105)))
                if try batch.add(.exercise, minutes, from: watch, at: from, seconds: Int(minutes) * 60) {
                    batch.exercise += minutes
                }
            }
        }
        let stands = steps > 60 ? noise.chance(0.94) : noise.chance(0.45)
        if try batch.add(.standHour, stands ? 1 : 0, from: watch, at: start, seconds: 3_600), stands {
            batch.stood += 1
        }
    }

    /// The phone counts the same steps again, fewer, and not those of a workout without it.
    private mutating func recordPhoneHour(
        _ start: Int, _ steps: Double, _ hasWatch: Bool, _ workout: SampleWorkout?, _ noise: inout SampleNoise
    ) throws {
        let from = start + Int(noise.between(60, 600))
        let seconds = Int(noise.between(1_500, 2_900))
        if steps > 20, noise.chance(hasWatch ? 0.8 : 0.97) {
            let count = (steps * noise.between(0.62, 0.96)).rounded()
            try batch.add(.steps, count, from: phone, at: from, seconds: seconds)
            try batch.add(.distance, count * noise.around(0.71, by: 0.04), from: phone, at: from, seconds: seconds)
        }
        if steps > 250, noise.chance(0.45) {
            try batch.add(.flights, Double(Int(noise.between(1, 3.6))), from: phone, at: from, seconds: 600)
        }
    }

    mutating func recordWorkout(_ workout: SampleWorkout, _ age: Int) throws {
        guard workout.end <= batch.now else { return }
        var noise = life.noise(age, .workouts)
        let resting = life.restingRate(age)
        var rates: [Double] = []
        for minute in 0..<workout.minutes {
            let rate = noise.around(workout.rate(atMinute: minute, resting: resting), by: 2).rounded()
            rates.append(rate)
            try batch.add(.heartRate, rate, from: watch, at: workout.start + minute * 60 + 5)
        }
        var minute = 0
        while minute < workout.minutes {
            let length = min(5, workout.minutes - minute)
            try recordWorkoutPiece(workout, minute, length, &noise)
            minute += length
        }
        let kcal = workout.kcalPerMinute * Double(workout.minutes)
        let meters = workout.metersPerMinute * Double(workout.minutes)
        var whole = ImportedWorkout(
            source: watch, activity: workout.activity, start: Int64(workout.start), end: Int64(workout.end),
            durationSeconds: Double(workout.minutes * 60))
        whole.energyKcal = kcal.rounded()
        whole.distanceMeters = meters > 0 ? meters.rounded() : nil
        whole.averageHeartRateBPM = (rates.reduce(0, +) / Double(rates.count)).rounded()
        whole.maximumHeartRateBPM = rates.max()
        whole.zoneName = life.zoneName(age)
        try sink.add(workout: whole)
        if let route = SampleRoute(workout, age, in: life) { try sink.add(route: route.imported(from: watch)) }
        if workout.averageRate > 125 {
            let drop = noise.around(26 + 8 * life.progress(age), by: 2.5).rounded()
            try batch.add(.recovery, drop, from: watch, at: workout.end + 60)
        }
        if workout.activity == "Running" {
            let capacity = noise.around(40.8 + 4.1 * life.progress(age), by: 0.22)
            try batch.add(.vo2Max, (capacity * 10).rounded() / 10, from: watch, at: workout.end)
        }
    }

    private mutating func recordWorkoutPiece(
        _ workout: SampleWorkout, _ minute: Int, _ length: Int, _ noise: inout SampleNoise
    ) throws {
        let (from, seconds) = (workout.start + minute * 60, length * 60)
        let part = Double(length) * noise.between(0.96, 1.04)
        let kcal = workout.kcalPerMinute * part
        try batch.add(.activeEnergy, kcal, from: watch, at: from, seconds: seconds)
        batch.energy += kcal
        if workout.averageRate > 95 {
            try batch.add(.exercise, Double(length), from: watch, at: from, seconds: seconds)
            batch.exercise += Double(length)
        }
        if workout.stepsPerMinute > 0 {
            try batch.add(.steps, (workout.stepsPerMinute * part).rounded(), from: watch, at: from, seconds: seconds)
        }
        if workout.metersPerMinute > 0 {
            let type: SampleType = workout.activity == "Cycling" ? .cycling : .distance
            try batch.add(type, workout.metersPerMinute * part, from: watch, at: from, seconds: seconds)
        }
    }
}

import HealthModel

/// A workout of the week's plan, kept or not.
struct SampleWorkout {
    var activity: String
    var start: Int
    var minutes: Int
    var averageRate: Double
    var kcalPerMinute: Double
    var metersPerMinute: Double
    var stepsPerMinute: Double

    var end: Int { start + minutes * 60 }

    /// Heart rate `minute` minutes in: a ramp of six minutes, a drift upwards, and waves where there are intervals.
    func rate(atMinute minute: Int, resting: Double) -> Double {
        let ramp = min(1, Double(minute + 1) / 6)
        let drift = 8 * Double(minute) / Double(max(1, minutes)) - 4
        let wave = activity == "TraditionalStrengthTraining" ? (minute % 5 < 2 ? 11.0 : -8) : 0
        return resting + 20 + (averageRate - resting - 20) * ramp + drift + wave
    }

    init?(_ age: Int, in life: SampleLife) {
        var noise = life.noise(age, .workouts)
        guard life.isFit(age), !noise.chance(0.24) else { return nil }
        let fit = life.progress(age)
        let hour: Double
        let isSummer = life.summer(age) > 0.1
        switch life.isTrip(age) ? 6 : life.day(age).weekday {
        case 0, 4:
            guard life.day(age).weekday == 0 || noise.chance(0.5) else { return nil }
            (activity, hour, minutes) = ("TraditionalStrengthTraining", 18.1, Int(noise.between(40, 58)))
            (averageRate, kcalPerMinute, metersPerMinute, stepsPerMinute) = (114, 5.6, 0, 14)
        case 1, 3:
            (activity, hour, minutes) = ("Running", 17.9, Int(noise.between(28, 42) + 8 * fit))
            (averageRate, kcalPerMinute) = (152, 11.2)
            (metersPerMinute, stepsPerMinute) = (noise.around(160 + 16 * fit, by: 5), 164)
        case 2:
            (activity, hour, minutes) = ("Yoga", 19.8, Int(noise.between(25, 40)))
            (averageRate, kcalPerMinute, metersPerMinute, stepsPerMinute) = (84, 2.9, 0, 0)
        case 5 where isSummer:
            (activity, hour, minutes) = ("Cycling", 10.2, Int(noise.between(65, 140)))
            (averageRate, kcalPerMinute) = (134, 8.6)
            (metersPerMinute, stepsPerMinute) = (noise.around(395 + 30 * fit, by: 18), 0)
        case 5:
            (activity, hour, minutes) = ("Running", 10.4, Int(noise.between(55, 70) + 18 * fit))
            (averageRate, kcalPerMinute) = (147, 10.6)
            (metersPerMinute, stepsPerMinute) = (noise.around(154 + 15 * fit, by: 4), 162)
        default:
            (activity, hour, minutes) = ("Walking", 14.6, Int(noise.between(35, 85)))
            (averageRate, kcalPerMinute, metersPerMinute, stepsPerMinute) = (102, 4.4, 86, 112)
        }
        averageRate = noise.around(averageRate, by: 2.5)
        start = life.start(age) + Int(noise.around(hour, by: 0.25) * 3_600)
    }
}

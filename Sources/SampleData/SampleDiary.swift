import Entries
import Foundation
import HealthModel
import ImportKit

/// The diary of the sample person: food, water, coffee, and how the day feels.
extension SampleRecorder {
    private struct Meal {
        var name: String
        /// Hours after getting up.
        var hour: Double
        var kcal: Double
        /// Shares of the energy.
        var (protein, fat): (Double, Double)
    }
    private static let meals = [
        Meal(name: "Breakfast", hour: 0.8, kcal: 480, protein: 0.17, fat: 0.3),
        Meal(name: "Lunch", hour: 5.8, kcal: 720, protein: 0.21, fat: 0.33),
        Meal(name: "Dinner", hour: 12.2, kcal: 810, protein: 0.2, fat: 0.36),
    ]
    /// kcal in a gram.
    private static let (energyOfProtein, energyOfCarbohydrates, energyOfFat) = (4.0, 4.0, 9.0)

    /// On most days but those of a holiday. A meal that was forgotten is missing.
    mutating func recordFood(_ age: Int, _ night: SampleNight) throws {
        var noise = life.noise(age, .food)
        guard !life.isTrip(age), noise.chance(0.82) else { return }
        let hunger = (1 - 0.35 * life.sickness(age)) * (life.isFeast(age) ? 1.12 : 1)
        for meal in Self.meals {
            let size = noise.around(hunger, by: 0.16)
            let time = night.wake + Int((meal.hour + noise.between(-0.4, 0.4)) * 3_600)
            guard noise.chance(0.94) else { continue }
            let kcal = (meal.kcal * max(0.4, size)).rounded()
            let rest = kcal * (1 - meal.protein - meal.fat)
            var eaten = LogEntry.Meal(name: meal.name)
            eaten.kilocalories = kcal
            eaten.protein = Self.grams(kcal * meal.protein / Self.energyOfProtein)
            eaten.fat = Self.grams(kcal * meal.fat / Self.energyOfFat)
            eaten.carbohydrates = Self.grams(rest / Self.energyOfCarbohydrates)
            try batch.add(.dietaryEnergy, kcal, from: diary, at: time, byHand: true)
            for (type, grams) in [
                (SampleType.protein, eaten.protein), (.fat, eaten.fat), (.carbohydrates, eaten.carbohydrates),
            ] {
                try batch.add(type, grams ?? 0, from: diary, at: time)
            }
            try list(.meal(eaten, at: Self.moment(time)), age, at: time)
            try batch.add(.fiber, Self.grams(kcal * noise.between(0.009, 0.015)), from: diary, at: time)
        }
        for glass in 0..<Int(noise.between(5, 9.5)) {
            let time = night.wake + 1_800 + glass * 6_000 + Int(noise.between(0, 4_000))
            let size = noise.chance(0.3) ? 300.0 : 250
            try batch.add(.water, size, from: diary, at: time)
            try list(.water(milliliters: size, at: Self.moment(time)), age, at: time)
        }
        for cup in 0..<Int(noise.between(1, 3.9)) {
            let time = night.wake + 2_400 + cup * 9_000
            try batch.add(.caffeine, 0.08, from: diary, at: time)
            var coffee = LogEntry.Meal(name: "Coffee")
            coffee.caffeine = 80
            try list(.meal(coffee, at: Self.moment(time)), age, at: time)
        }
    }

    private static func moment(_ time: Int) -> Date { Date(timeIntervalSince1970: Double(time)) }

    private static func grams(_ value: Double) -> Double { (value * 10).rounded() / 10 }

    /// Written on getting up: after a short night there is less of everything but stress.
    mutating func recordMood(_ age: Int, _ night: SampleNight) throws {
        var noise = life.noise(age, .mood)
        let time = night.wake + 1_500
        guard noise.chance(0.6), time <= batch.now else { return }
        let rest = Double(night.wake - night.bed) / 3_600 - 7.4
        let lift = 0.5 * max(-2, min(2, rest)) - 2 * life.sickness(age) + (life.isTrip(age) ? 0.7 : 0)
        func scale(_ value: Double) -> Int { Int(min(5, max(1, value.rounded()))) }
        var said = CheckIn()
        said.energy = scale(noise.around(3.4 + lift, by: 0.7))
        said.mood = scale(noise.around(3.7 + 0.8 * lift, by: 0.6))
        said.stress = scale(noise.around((life.isWeekend(age) ? 2 : 2.9) - 0.5 * lift, by: 0.7))
        said.motivation = scale(noise.around(3.5 + lift, by: 0.7))
        said.soreness = scale(noise.around(2.1 + 1.5 * life.sickness(age), by: 0.8))
        try sink.add(checkIn: ImportedCheckIn(day: life.day(age), answers: said, writtenAt: Int64(time)))
        try list(.checkIn(said, day: life.day(age)), age, at: time)
    }
}

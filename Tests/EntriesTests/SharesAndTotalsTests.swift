import Entries
import Foundation
import HealthModel
import Testing

@Suite struct `A line whose figures may not be of all of it` {
    private func words(_ text: String) -> String {
        let clock = EntryClock(
            now: Date(timeIntervalSince1970: 1_774_703_100),
            home: HomeTime(zone: TimeZone(identifier: "Europe/Berlin") ?? .gmt))
        do throws(EntryProblem) {
            return EntryWording(clock: clock, units: .metric)
                .line(try EntryLine(clock: clock, units: .metric).read(text))
        } catch {
            return error.sentence
        }
    }

    @Test(arguments: [
        ("3 eggs 70 kcal each", "each"), ("flat white x2 130mg caffeine each", "each"), ("2 Eier je 80 kcal", "je"),
        ("2 bars 200 kcal pro Riegel", "pro"), ("oats 370 kcal per 100 g", "per"),
        ("pizza 1200 kcal shared with 2 friends", "shared"),
    ]) func `is asked about where they are of a part`(text: String, word: String) {
        #expect(
            words(text)
                == "It is not clear whether that is all or each: write the figures of all, without “\(word)”.")
    }

    @Test(arguments: ["protein bar 200 kcal pro Riegel", "whey pro 30g protein 120 kcal"])
    func `is read where there is one`(text: String) { #expect(words(text).hasPrefix("Meal")) }

    @Test(arguments: [
        ("4 Kaffee bis jetzt", "bis jetzt"), ("3 beers so far", "so far"), ("Wasser 1,5l bisher", "bisher"),
        ("meditated 20 min until now", "until now"),
    ]) func `is asked about where they add up what was before`(text: String, word: String) {
        #expect(words(text).hasPrefix("“\(word)” may hold what is written down already"))
    }

    @Test func `is asked about where so little may be a medicine`() {
        #expect(
            words("psyllium 5g")
                == "It is not clear what “psyllium” is: write “medication psyllium 5g”, or its energy if it was eaten.")
        #expect(words("medication psyllium 5g") == "Tag: psyllium 5g, today")
        #expect(words("honey 5g 15 kcal") == "Meal: honey 5g, 15 kcal, today at 14:05")
        #expect(words("cheese 30g") == "Meal: cheese 30g, today at 14:05")
    }

    @Test(arguments: [
        ("fasted cardio 40 min incline walk", "Walking, 40 min"), ("gym 30 min treadmill", "Running, 30 min"),
        ("gym 45 min legs", "Strength, 45 min"), ("Fitnessstudio 1h", "Strength, 1 h"),
        ("cardio 20 min stepper", "Cardio, 20 min"), ("running machine 30 min", "Running, 30 min, indoors"),
    ]) func `is of the kind of workout that says more`(text: String, kind: String) {
        #expect(words(text).hasPrefix("Workout: \(kind)"))
    }
}

import ChatModel
import Entries
import Foundation
import HealthModel
import HealthQuery
import Testing

private let paris = TimeZone(identifier: "Europe/Paris") ?? .gmt
/// Sunday 29 March 2026, 14:05 in Paris.
private let now = Date(timeIntervalSince1970: 1_774_785_900)
private let clock = EntryClock(now: now, home: HomeTime(zone: paris))
private let metric = EntryWording(clock: clock, units: .metric)
private let imperial = EntryWording(clock: clock, units: .imperial)

private func meal(_ change: (inout LogEntry.Meal) -> Void) -> Proposal {
    var meal = LogEntry.Meal(name: "oats")
    change(&meal)
    return .entry(.meal(meal, at: now))
}

private func run(_ change: (inout LogEntry.LoggedWorkout) -> Void = { _ in }) -> Proposal {
    var run = LogEntry.LoggedWorkout(type: "Running", start: now - 7200, minutes: 26.166666667)
    run.kilometres = 5
    change(&run)
    return .entry(.workout(run))
}

private func refusal(_ work: () throws(EntryProblem) -> Proposal) -> String {
    do throws(EntryProblem) { return "taken: \(try work())" } catch { return error.sentence }
}

@Suite struct `What is to be stored, in words` {
    @Test func `names every value, in the person's units`() {
        let water = Proposal.entry(.water(milliliters: 500, at: now))
        #expect(metric.line(water) == "Water: 500 ml, today at 14:05")
        #expect(imperial.line(water) == "Water: 16.91 fl oz, today at 14:05")
        let weight = Proposal.entry(.weight(kilograms: 72.4, bodyFatPercent: 18, at: now - 86_400))
        #expect(metric.line(weight) == "Weight: 72.4 kg, 18 % body fat, yesterday at 13:05")
        #expect(imperial.line(weight) == "Weight: 159.61 lb, 18 % body fat, yesterday at 13:05")
    }

    @Test func `leaves out what is not known`() {
        #expect(metric.line(meal { _ in }) == "Meal: oats, today at 14:05")
        let full = meal {
            $0.kilocalories = 420
            $0.protein = 15
            $0.caffeine = 0
        }
        #expect(metric.line(full) == "Meal: oats, 420 kcal, 15 g protein, 0 mg caffeine, today at 14:05")
        #expect(metric.line(meal { $0.alcohol = 1 }) == "Drinks: oats, 1 alcoholic drink, today at 14:05")
    }

    @Test func `tells a workout, a day and a goal`() {
        #expect(metric.line(run()) == "Workout: Running, 5 km in 26 min 10 s, today at 12:05")
        let full = run {
            $0.effort = 7
            $0.isIndoor = true
            $0.note = "felt great"
        }
        #expect(
            imperial.line(full)
                == "Workout: Running, 3.11 mi in 26 min 10 s, effort 7 of 10, indoors, today at 12:05: felt great")
        let day = Proposal.entry(.checkIn(CheckIn(mood: 4, notes: "slept badly"), day: clock.today.advanced(by: -3)))
        #expect(metric.line(day) == "Check-in: mood 4, 2026-03-26: slept badly")
        #expect(metric.line(.goal(.init(.steps, target: 9000, period: .day))) == "Goal: 9,000 steps a day")
        #expect(metric.text(.goal(.init(.steps, target: 12_500, period: .week))) == "12,500 steps a week")
        #expect(
            imperial.line(.goal(.init(.weight, target: 62, due: CivilDay(iso: "2026-12-01"))))
                == "Goal: Weight 136.69 lb by 2026-12-01")
        #expect(
            metric.line(.memory(fact: "Trains in the morning", about: .schedule))
                == "Memory: “Trains in the morning” (schedule)")
    }
}

@Suite struct `A proposal that is typed over` {
    private let water = Proposal.entry(.water(milliliters: 500, at: now))

    @Test func `names what is stored in so few words that a heading holds them`() {
        func names(_ proposals: [Proposal]) -> [String] { proposals.map(metric.name) }
        let water = Proposal.entry(.water(milliliters: 500, at: now))
        let weight = Proposal.entry(.weight(kilograms: 72.4, bodyFatPercent: 18, at: now))
        #expect(
            names([
                water, weight, meal { _ in }, run(), .goal(.init(.steps, target: 10_000, period: .day)),
                .goal(.init(.activeEnergy, target: 500, period: .day)),
            ]) == [
                "Water 500 ml", "Weight 72.4 kg", "Meal: oats", "Workout: Running, 5 km in 26 min 10 s",
                "Goal: 10,000 steps a day", "Goal: Active energy 500 kcal a day",
            ])
    }

    @Test func `takes the new value in the person's units`() throws {
        #expect(try metric.setting(.amount, to: "0.3 l", in: water) == .entry(.water(milliliters: 300, at: now)))
        #expect(
            try imperial.setting(.amount, to: "8", in: water) == .entry(.water(milliliters: 236.5882365, at: now)))
        #expect(
            try metric.setting(.time, to: "12:00", in: water)
                == .entry(.water(milliliters: 500, at: Date(timeIntervalSince1970: 1_774_778_400))))
    }

    @Test func `stays exactly what it was where a text is left as it is`() throws {
        let weight = Proposal.entry(.weight(kilograms: 72.4, bodyFatPercent: nil, at: now + 0.25))
        for field in imperial.fields(weight) {
            #expect(try imperial.setting(field.key, to: field.text, in: weight) == weight)
        }
    }

    @Test func `reads back every text it shows`() throws {
        let proposals: [Proposal] = [
            water,
            meal {
                $0.kilocalories = 420; $0.protein = 15.5; $0.alcohol = 1
            },
            run {
                $0.effort = 7; $0.isIndoor = false; $0.averageHeartRate = 151; $0.note = "hot"
            },
            .entry(.checkIn(CheckIn(energy: 3, mood: 4, notes: "fine"), day: clock.today)),
            .goal(.init(.runDistance, target: 20, period: .week, due: clock.today.advanced(by: 30))),
            .memory(fact: "Trains in the morning", about: .schedule),
        ]
        for words in [metric, imperial] {
            for proposal in proposals {
                for field in words.fields(proposal) where !field.text.isEmpty {
                    let spaced = try words.setting(field.key, to: field.text + "  ", in: proposal)
                    #expect(words.line(spaced) == words.line(proposal))
                }
            }
        }
    }

    @Test func `loses what is emptied, unless it must be there`() throws {
        let full = meal { $0.kilocalories = 420 }
        #expect(try metric.setting(.energy, to: "", in: full) == meal { _ in })
        #expect(
            refusal { () throws(EntryProblem) in try metric.setting(.name, to: "", in: full) }
                == "Name cannot be left out.")
    }

    @Test func `stays as it is where the text is not understood`() {
        func says(_ key: ProposalField.Key, _ text: String, _ proposal: Proposal) -> String {
            refusal { () throws(EntryProblem) in try metric.setting(key, to: text, in: proposal) }
        }
        #expect(says(.amount, "much", water) == "“much” is no amount: write 500 ml, for example.")
        #expect(says(.amount, "2", water) == "“2” may mean 2 ml or 2 l: write 2ml or 2l.")
        #expect(
            says(.time, "21:00", water) == "21:00 today lies in the future; only what has happened is written down.")
        #expect(says(.energy, "420 g", meal { _ in }) == "“420 g” is no energy: write 20 kcal, for example.")
        #expect(says(.mood, "7", .entry(.checkIn(CheckIn(mood: 4), day: clock.today))) == "Mood goes from 1 to 5.")
        #expect(
            says(.mood, "", .entry(.checkIn(CheckIn(mood: 4), day: clock.today)))
                == "A check-in says at least one of mood, energy, stress, motivation and soreness.")
        #expect(says(.length, "5 km", run()) == "Write a length as 26 min 10 s.")
    }

    @Test func `changes goals and memories too`() throws {
        let goal = Proposal.goal(.init(.weight, target: 62))
        #expect(try imperial.setting(.target, to: "150 lb", in: goal) == .goal(.init(.weight, target: 68.0388555)))
        #expect(
            try metric.setting(.due, to: "2026-12-01", in: goal)
                == .goal(.init(.weight, target: 62, due: CivilDay(iso: "2026-12-01"))))
        let memory = Proposal.memory(fact: "Runs", about: .other)
        #expect(try metric.setting(.about, to: "schedule", in: memory) == .memory(fact: "Runs", about: .schedule))
    }
}

@Suite struct `What is hardly meant` {
    private func doubt(_ proposal: Proposal, lastWeight: Double? = nil, _ units: UnitSystem = .metric) -> String? {
        Plausibility(lastWeight: lastWeight).doubt(about: proposal, units)
    }

    @Test func `is asked about once more`() {
        let weight = Proposal.entry(.weight(kilograms: 159, bodyFatPercent: nil, at: now))
        #expect(doubt(weight, lastWeight: 72) == "That is 87 kg more than the last weight.")
        #expect(doubt(weight, lastWeight: 72, .imperial) == "That is 191.8 lb more than the last weight.")
        #expect(doubt(.entry(.water(milliliters: 3000, at: now))) != nil)
        #expect(
            doubt(
                meal {
                    $0.kilocalories = 420; $0.fat = 90
                }) != nil)
        #expect(doubt(run { $0.kilometres = 50 }) == "That would be 114.6 km an hour.")
        #expect(doubt(.goal(.init(.steps, target: 100_000, period: .week))) == nil)
        #expect(doubt(.goal(.init(.standHours, target: 30, period: .day))) != nil)
    }

    @Test func `is nothing that people do`() {
        #expect(doubt(.entry(.weight(kilograms: 72, bodyFatPercent: 18, at: now)), lastWeight: 73) == nil)
        func fall(after days: Int) -> String? {
            Plausibility(lastWeight: 78.4, daysSinceWeight: days)
                .doubt(about: .entry(.weight(kilograms: 72.4, bodyFatPercent: nil, at: now)), .metric)
        }
        #expect(fall(after: 1) == "That is 6 kg less than the last weight." && fall(after: 30) == nil)
        #expect(doubt(.entry(.water(milliliters: 750, at: now))) == nil)
        #expect(
            doubt(
                meal {
                    $0.kilocalories = 900; $0.fat = 40
                }) == nil)
        #expect(doubt(run()) == nil)
    }
}

@Suite struct `The sign of something stored` {
    @Test func `is a letter and a number`() {
        let id = UUID(uuidString: "1F0A9C27-0000-0000-0000-000000000000") ?? UUID()
        for (reference, text) in [
            (EntryReference.entry(12), "e12"), (.goal(3), "g3"), (EntryReference(memory: id), "m1f0a9c27"),
        ] {
            #expect(reference.text == text)
            #expect(EntryReference(text) == reference && EntryReference(text.uppercased()) == reference)
        }
        #expect(EntryReference(memory: id).names(id))
        for text in ["", "e", "12", "x3", "e-1", "m12", "m1f0a9c2z", "e99999999999999999999"] {
            #expect(EntryReference(text) == nil, "\(text)")
        }
    }
}

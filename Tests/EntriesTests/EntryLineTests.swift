import Entries
import Foundation
import HealthModel
import Testing

/// Sunday 29 March 2026, 14:05 in Paris; the clocks went forward that night.
private let paris = TimeZone(identifier: "Europe/Paris") ?? .gmt
private let now = Date(timeIntervalSince1970: 1_774_785_900)
private let today = CivilDay(iso: "2026-03-29") ?? CivilDay(number: 0)

private func line(_ units: UnitSystem = .metric) -> EntryLine {
    EntryLine(clock: EntryClock(now: now, home: HomeTime(zone: paris)), units: units)
}

private func read(_ text: String, _ units: UnitSystem = .metric) throws -> LogEntry {
    guard case .entry(let entry) = try line(units).read(text) else { throw EntryProblem("no entry: \(text)") }
    return entry
}

/// What is said about a line that is not stored.
private func refusal(_ text: String, _ units: UnitSystem = .metric) -> String {
    do throws(EntryProblem) {
        return "stored: \(try line(units).read(text))"
    } catch {
        return error.sentence
    }
}

private func meal(_ text: String) throws -> LogEntry.Meal {
    guard case .meal(let meal, _) = try read(text) else { throw EntryProblem("no meal: \(text)") }
    return meal
}

private func workout(_ text: String, _ units: UnitSystem = .metric) throws -> LogEntry.LoggedWorkout {
    guard case .workout(let workout) = try read(text, units) else { throw EntryProblem("no workout: \(text)") }
    return workout
}

private func checkIn(_ text: String) throws -> (CheckIn, CivilDay) {
    guard case .checkIn(let checkIn, let day) = try read(text) else { throw EntryProblem("no check-in: \(text)") }
    return (checkIn, day)
}

@Suite struct `A line about water` {
    @Test(arguments: [
        ("water 500ml", 500), ("500 ml water", 500), ("0.5 l water", 500), ("water 0,5l", 500),
        ("drank 330ml of water", 330),
        ("water 500", 500), ("Water: 25cl", 250), ("water 1.5 litres", 1500),
    ]) func `is an amount in millilitres`(text: String, milliliters: Double) throws {
        #expect(try read(text) == .water(milliliters: milliliters, at: now))
    }

    @Test(arguments: ["water 16oz", "16 fl oz water", "water 16 fl oz", "water 16"])
    func `counts fluid ounces where a person does`(text: String) throws {
        #expect(try read(text, .imperial) == .water(milliliters: 473.176473, at: now))
    }

    @Test func `is refused with both readings where a number may be either`() {
        #expect(refusal("water 2") == "“2” may mean 2 ml or 2 l: write 2ml or 2l.")
        #expect(refusal("water 500", .imperial) == "“500” may mean 500 oz or 500 ml: write 500oz or 500ml.")
        #expect(refusal("water 1,500 ml") == "“1,500 ml” may mean 1500 or 1.500: write 1500 or 1.500.")
    }

    @Test(arguments: [
        ("shake 30g protein 150", "“protein” may be of “30g” or of “150”"),
        ("gel 100kcal 25g carbs 1030", "“carbs” may be of “25g” or of “1030”"),
        ("went shopping 2h", "It is not clear whether “shopping” is a kind of exercise"),
        ("played fortnite 3h", "It is not clear whether “fortnite” is a kind of exercise"),
    ]) func `asks where a figure has two names, and where nobody knows the kind`(text: String, start: String) {
        #expect(refusal(text).hasPrefix(start), "\(refusal(text))")
    }

    @Test func `takes four digits behind a value for a time`() throws {
        let at = try #require(EntryClock(now: now, home: HomeTime(zone: paris)).instant(of: today, minute: 7 * 60 + 15))
        #expect(
            try read("bp 128/82 0715") == .measurement(.bloodPressure(systolic: 128, diastolic: 82, pulse: nil), at: at)
        )
    }

    @Test func `asks how much a glass holds`() {
        let amount = "with 250 ml each it is “water 500ml”; write that, or your own amount."
        #expect(refusal("water 2 glasses") == "How much “2 glasses” holds is not certain: \(amount)")
        #expect(refusal("a bottle of water", .imperial).contains("“water 16oz”"))
        for text in ["drank 3 glasses", "2 glasses of 250 ml"] {
            #expect(refusal(text).hasPrefix("Say what it was: “water 500ml”"), "\(text)")
        }
        #expect(refusal("water") == "Say how much water: “water 500ml”.")
        #expect(refusal("water 6l") == "Water is between 1 and 5000 ml.")
    }

    @Test func `says what it does not understand`() {
        #expect(
            refusal("water 500ml with lemon")
                == "It is not clear what “lemon” means in a line about water: write, for example, “water 500ml”.")
        #expect(refusal("water 500kg") == "“500kg” is no amount of a drink: write it in ml, l or oz.")
    }
}

@Suite struct `A line about weight` {
    @Test func `is in the person's unit unless it says another`() throws {
        #expect(try read("weight 72.4") == .weight(kilograms: 72.4, bodyFatPercent: nil, at: now))
        #expect(try read("weight 160", .imperial) == .weight(kilograms: 72.5747792, bodyFatPercent: nil, at: now))
        #expect(
            try read("weight 159 lb 18% fat") == .weight(kilograms: 72.12118683, bodyFatPercent: 18, at: now))
        #expect(try read("weighed 11 st 5 lb") == .weight(kilograms: 72.12118683, bodyFatPercent: nil, at: now))
        #expect(try read("weight 72,4 fat 18") == .weight(kilograms: 72.4, bodyFatPercent: 18, at: now))
    }

    @Test func `is refused with both readings where hardly anybody has it in that unit`() {
        #expect(refusal("weight 72", .imperial) == "“72” may mean 72 kg or 72 lb: write 72kg or 72lb.")
        #expect(refusal("weight 210") == "“210” may mean 210 kg or 210 lb: write 210kg or 210lb.")
        #expect(refusal("weight 12kg") == "Weight is between 20 and 400 kg.")
        #expect(refusal("weight") == "Say what you weigh: “weight 72.4 18 % fat”.")
    }
}

@Suite struct `A line about how one feels` {
    @Test func `holds scales and a note`() throws {
        let (said, day) = try checkIn("mood 4 energy 3 slept badly")
        #expect(said == CheckIn(energy: 3, mood: 4, notes: "slept badly"))
        #expect(day == today)
    }

    @Test func `takes all five scales, in any order, out of five`() throws {
        let (said, _) = try checkIn("stress 2, mood 4/5, sore 1, motivation 5, energy 3")
        #expect(said == CheckIn(energy: 3, mood: 4, stress: 2, motivation: 5, soreness: 1))
    }

    @Test func `is of the day it names`() throws {
        #expect(try checkIn("yesterday mood 2").1 == today.advanced(by: -1))
        #expect(try checkIn("mood 2 yesterday").1 == today.advanced(by: -1))
        #expect(try checkIn("2026-03-20 mood 2").1 == CivilDay(iso: "2026-03-20"))
    }

    @Test(arguments: ["mood 2 on 20 march 2025", "mood 2 20.3.2025"])
    func `is of a day of another year, said in words`(line: String) throws {
        #expect(try checkIn(line).1 == CivilDay(iso: "2025-03-20"))
    }

    @Test func `keeps a word of its note that is no time`() throws {
        #expect(try checkIn("mood 2 long day at work").0.notes == "long day at work")
        #expect(try checkIn("mood 2 slept 5 hours last night").0.notes == "slept 5 hours last night")
        #expect(try checkIn("mood 2 \"ran too far yesterday\"").0.notes == "ran too far yesterday")
        #expect(try checkIn("mood 4 left knee 6/10").0.notes == "left knee 6/10")
        #expect(try checkIn("stress 4 Schulter 6/10").0.notes == "Schulter 6/10")
    }

    @Test func `is refused where it says two things`() {
        #expect(
            refusal("mood 2 ran too far yesterday")
                == "“yesterday” may say when, or be part of the text: put it first, or the text in quotes.")
        #expect(refusal("mood 8") == "Say mood from 1 (low) to 5 (high), not to 10: 8 of 10 is “mood 4”.")
        #expect(refusal("mood 8/10") == "Say mood from 1 (low) to 5 (high), not to 10: 8 of 10 is “mood 4”.")
        #expect(
            refusal("stimmung 7 von 10")
                == "Say mood from 1 (low) to 5 (high), not to 10: 7 of 10 is “mood 3” or “mood 4”.")
        #expect(refusal("mood 4 back pain 6/10") == "Write one entry at a time; “back pain 6/10” is another one.")
        #expect(refusal("mood +1") == "Say mood from 1 (low) to 5 (high): “mood 4”.")
        #expect(refusal("mood good") == "Say mood from 1 (low) to 5 (high): “mood 4”.")
        #expect(refusal("mood 3 mood 4") == "There are two figures for mood; say one.")
        #expect(refusal("mood 4 at 7:30") == "A check-in is of a whole day: leave the time out.")
        #expect(
            refusal("2026-04-02 mood 4") == "2026-04-02 lies in the future; only what has happened is written down.")
        #expect(refusal("mood 4 weight 72.4") == "Write one entry at a time; “weight” begins another one.")
    }
}

@Suite struct `A line about a workout` {
    @Test func `has just ended unless it says when it began`() throws {
        let run = try workout("ran 5k 26:10")
        #expect(run.type == "Running" && run.kilometres == 5)
        #expect(abs(run.minutes - 26.166_666_667) < 1e-9)
        #expect(run.start == now - 1570)
        #expect(try workout("ran 5k 26:10 at 7:30").start == Date(timeIntervalSince1970: 1_774_762_200))
        #expect(try workout("yesterday 21:00 yoga 45 min").start == Date(timeIntervalSince1970: 1_774_728_000))
    }

    @Test(arguments: [
        ("walked 3 miles 45 min", "Walking", 45.0, 4.828032), ("3 mile walk 45min", "Walking", 45, 4.828032),
        ("cycled 40 km 1:35:00", "Cycling", 95, 40), ("bike ride 20km in 1h05", "Cycling", 65, 20),
        ("swam 1500m 32 min", "Swimming", 32, 1.5), ("hiked 10 km 3:30", "Hiking", 210, 10),
        ("swam 400 metres 10 min", "Swimming", 10, 0.4),
    ]) func `knows kinds, distances and lengths`(text: String, type: String, minutes: Double, km: Double) throws {
        let read = try workout(text)
        #expect(read.type == type && read.minutes == minutes && read.kilometres == km)
    }

    @Test(arguments: [
        ("lief 5 km 26:10", "Running", 26.166_666_667, 5.0), ("joggte 5 km in 30 min", "Running", 30, 5),
        ("ich rannte 10 km 52:30", "Running", 52.5, 10), ("fuhr 40 km Rad 1:35:00", "Cycling", 95, 40),
        ("fuhr Rad 20 km 58:00", "Cycling", 58, 20), ("radelte 12 km 40 min", "Cycling", 40, 12),
        ("bin 20 km Rad gefahren in 58:00", "Cycling", 58, 20), ("schwamm 1,5 km 32:00", "Swimming", 32, 1.5),
        ("ging 4 km spazieren 50 min", "Walking", 50, 4), ("spazierte 4 km 50 min", "Walking", 50, 4),
        ("wanderte 10 km 3:30:00", "Hiking", 210, 10), ("ruderte 5 km 24:00", "Rowing", 24, 5),
        ("gestern 18:00 lief ich 5 km 26:30", "Running", 26.5, 5),
    ]) func `reads what is told in German`(text: String, type: String, minutes: Double, km: Double) throws {
        let read = try workout(text)
        #expect(read.type == type && abs(read.minutes - minutes) < 1e-9 && read.kilometres == km && read.note == nil)
    }

    @Test func `reads kinds that are done or played in German`() throws {
        #expect(try workout("machte Yoga 45 min").type == "Yoga")
        #expect(try workout("spielte Tischtennis 1 h").type == "Table Tennis")
        #expect(try workout("fuhr Ski 2 h").type == "Skiing")
        #expect(try workout("tanzte 90 min").type == "Dance")
    }

    @Test func `takes effort, heart rate, energy, the place and a note`() throws {
        let read = try workout("strength 50min rpe 7 felt strong")
        #expect(read.type == "Strength" && read.minutes == 50 && read.effort == 7 && read.note == "felt strong")
        let run = try workout("indoor run 30 min avg hr 150 320kcal")
        #expect(run.averageHeartRate == 150 && run.kilocalories == 320 && run.isIndoor == true)
        #expect(try workout("treadmill 30 min 148bpm").isIndoor == true)
        #expect(try workout("ran 5 miles 48:00 outside", .imperial).isIndoor == false)
    }

    @Test func `knows kinds of two words, and keeps one that nobody knows`() throws {
        #expect(try workout("table tennis 1h").type == "Table Tennis")
        #expect(try workout("workout parkour 40 min").type == "Parkour")
        #expect(try workout("lifted weights 40 min").type == "Strength")
    }

    @Test func `is refused with both readings where a figure may be either`() {
        #expect(refusal("ran 5 26:10") == "“5” may mean 5 km or 5 minutes: write 5km or 5min.")
        #expect(refusal("ran 30m") == "“30m” may mean 30 metres or 30 minutes: write 30 metres or 30min.")
        #expect(refusal("yoga 1:15") == "“1:15” may mean 1 min 15 s or 1 h 15 min: write 1m15s or 1h15.")
        #expect(refusal("ran 5k 26:10 yesterday at 7") == "“at 7” may mean 07:00 or 19:00: write at 7:00 or at 7pm.")
    }

    @Test func `is refused without a length, and before it is over`() {
        #expect(refusal("ran 5k") == "Say how long it took: 26:10, for example.")
        #expect(refusal("ran 30 min at 14:00") == "A workout that began then and took that long is not over yet.")
        #expect(refusal("strength 50min rpe 11") == "Effort goes from 1 (rest) to 10 (all out): “rpe 7”.")
        #expect(
            refusal("ran 5k 26:10 5:14/km")
                == "It is not clear what “5:14/km” means in a workout: write 5km, 26 min, 300kcal, 150bpm or rpe 7.")
        #expect(refusal("ran 5k 26:10 yesterday") == "Say at what time: yesterday 21:00, for example.")
    }
}

@Suite struct `A line about a meal` {
    @Test func `has a name and the figures that are said`() throws {
        let oats = try meal("meal oats and berries 420kcal 15g protein")
        #expect(oats.name == "oats and berries" && oats.kilocalories == 420 && oats.protein == 15 && oats.fat == nil)
        let pasta = try meal("lunch pasta 650 kcal, protein 22g, 80g of carbs, fat 18 g")
        #expect(pasta.name == "lunch pasta" && pasta.protein == 22 && pasta.carbohydrates == 80 && pasta.fat == 18)
    }

    @Test func `keeps numbers that belong to its name`() throws {
        #expect(try meal("ate 2 eggs and 1 toast 300 calories").name == "2 eggs and 1 toast")
        #expect(try meal("meal oats 50g 190kcal").name == "oats 50g")
        #expect(try meal("meal fat free yogurt 90kcal").name == "fat free yogurt")
        #expect(try meal("meal \"7 up yesterday\" 140kcal").name == "7 up yesterday")
    }

    @Test func `counts caffeine and drinks`() throws {
        let coffee = try meal("coffee 95mg caffeine")
        #expect(coffee.name == "coffee" && coffee.caffeine == 95)
        #expect(try meal("coffee 95mg").caffeine == 95)
        #expect(try meal("2 beers").alcohol == 2)
        #expect(
            try meal("a glass of wine")
                == {
                    var wine = LogEntry.Meal(name: "wine"); wine.alcohol = 1; return wine
                }())
        #expect(try meal("meal bar 418.4kj").kilocalories == 100)
    }

    @Test func `has the time it says`() throws {
        #expect(try read("2 beers yesterday 21:00").instant == Date(timeIntervalSince1970: 1_774_728_000))
        #expect(try read("meal oats 300kcal at 7:30").instant == Date(timeIntervalSince1970: 1_774_762_200))
        #expect(try read("meal oats 300kcal 7:30am").instant == Date(timeIntervalSince1970: 1_774_762_200))
        #expect(try read("coffee 95mg 20 min ago").instant == now - 1200)
        #expect(try read("7:30 yesterday meal oats").instant == Date(timeIntervalSince1970: 1_774_679_400))
        #expect(try read("2 beers 28 march 2026 21:00").instant == Date(timeIntervalSince1970: 1_774_728_000))
    }

    @Test func `is refused where something is not clear`() {
        #expect(refusal("meal oats 420") == "It is not clear what “420” is of: write 420kcal, for example.")
        #expect(refusal("meal soup 95mg") == "It is not clear what “95mg” is of: write 95mg caffeine, for example.")
        #expect(refusal("meal 420kcal") == "Say what it was: “meal oats and berries 420kcal”.")
        #expect(
            refusal("coffee this morning")
                == "“this morning” is no exact time: write at 7:30, yesterday 21:00, 2026-03-14 7:30 or 20 min ago.")
        #expect(refusal("beers") == "Say how many: “2 beers”.")
        #expect(refusal("meal oats 300kcal 200kcal") == "Energy is in it twice; say it once.")
    }
}

@Suite struct `A time that a line says vaguely` {
    @Test(arguments: [
        ("meal oats 300kcal at breakfast", "at breakfast"), ("meal oats 300kcal lunchtime", "lunchtime"),
        ("Haferbrei 300 kcal zum Frühstück", "zum frühstück"), ("2 beers after work", "after work"),
        ("ran 5k 26:10 after work", "after work"), ("bench 3x8 60kg after work", "after work"),
    ]) func `is asked for`(text: String, words: String) {
        #expect(
            refusal(text)
                == "“\(words)” is no exact time: write at 7:30, yesterday 21:00, 2026-03-14 7:30 or 20 min ago.")
    }

    @Test(arguments: [
        ("meal oats at breakfast 300kcal at 7:30", "oats at breakfast"),
        ("meal \"porridge for lunch\" 300kcal", "porridge for lunch"), ("breakfast: oats 300kcal", "oats"),
    ]) func `is no question beside a clock time, in quotes or before a colon`(text: String, name: String) throws {
        #expect(try meal(text).name == name)
    }
}

@Suite struct `Any line` {
    @Test func `that is not understood is told what would be`() {
        let sentence = refusal("hello there")
        #expect(sentence.hasPrefix("It is not clear what “hello there” is: write, for example, “water 500ml”"))
        #expect(refusal("  ").hasPrefix("Type what to write down:"))
        #expect(refusal(String(repeating: "a", count: 1001)) == "An entry is at most 1000 characters long.")
    }

    @Test func `about the future is refused`() {
        #expect(
            refusal("water 500ml at 21:00")
                == "21:00 today lies in the future; only what has happened is written down.")
        #expect(
            refusal("water 500ml 2026-04-01 9:00")
                == "09:00 2026-04-01 lies in the future; only what has happened is written down.")
    }

    @Test func `has the year that is said`() {
        for words in ["goal weight 70kg by 1 march 2027", "Ziel Gewicht 70 kg bis 1. März 2027"] {
            guard case .goal(let aim)? = try? line().read(words) else {
                Issue.record("\(words): \(refusal(words))")
                continue
            }
            #expect(aim.due == CivilDay(iso: "2027-03-01"))
        }
        #expect(
            refusal("goal weight 70kg by 1 march 2024") == "2024-03-01 is over; a goal is reached on a day to come.")
    }

    @Test func `about a time that the clocks left out is refused`() {
        #expect(
            refusal("water 500ml at 2:30")
                == "There was no 02:30 on 2026-03-29: the clocks were put forward over it.")
    }

    @Test(arguments: EntryLine.examples(.metric)) func `among the examples is understood`(example: String) throws {
        _ = try line().read(example)
    }

    @Test(arguments: EntryLine.examples(.imperial)) func `among the imperial examples is understood`(example: String)
        throws
    {
        _ = try line(.imperial).read(example)
    }

    @Test func `never traps, whatever is typed`() {
        let parts = [
            "water", "mood", "ran", "5", "1,500", "7:30", "at", "yesterday", "\"", "500ml", "pm", "ago", "%", "🏃", "½",
            "-3",
        ]
        for first in parts {
            for second in parts {
                for third in parts { _ = refusal("\(first) \(second) \(third)") }
            }
        }
    }
}

@Suite struct `The clock of entries` {
    @Test func `of a day that was named is over, at the clock's time`() {
        let clock = EntryClock(now: now, home: HomeTime(zone: paris), today: CivilDay(iso: "2026-03-27"))
        #expect(clock.now == Date(timeIntervalSince1970: 1_774_616_700))
        #expect(clock.latest == Date(timeIntervalSince1970: 1_774_652_399))
    }

    @Test func `goes by whole seconds, as what is stored does`() {
        #expect(EntryClock(now: now + 0.9, home: HomeTime(zone: paris)).now == now)
        #expect(EntryClock(now: now + 0.9, home: HomeTime(zone: paris)).latest == now)
    }

    /// From Paris to Tokyo on 10 March at 10:00 of Paris, and back on 20 March at 10:00 of Tokyo.
    private var abroad: HomeTime {
        HomeTime(
            zone: paris, trips: [Trip(zoneName: "Asia/Tokyo", start: 1_773_133_200, end: 1_773_968_400)])
    }

    private func time(_ text: String) throws -> String? {
        let clock = EntryClock(now: now, home: abroad)
        guard case .entry(let entry) = try EntryLine(clock: clock, units: .metric).read(text) else { return nil }
        let at = try #require(entry.instant)
        let (day, minute) = clock.local(at)
        return
            "\(at.iso8601(offset: clock.offset(at: at)).dropFirst(11)) is \(day.iso) \(EntryClock.text(minute: minute))"
    }

    @Test func `is that of the place on a day of a trip`() throws {
        #expect(try time("water 300 ml 2026-03-12 07:30") == "07:30:00+09:00 is 2026-03-12 07:30")
        #expect(try time("water 300 ml 2026-03-09 07:30") == "07:30:00+01:00 is 2026-03-09 07:30")
        #expect(try time("water 300 ml 2026-03-10 07:30") == "07:30:00+01:00 is 2026-03-10 07:30")
        #expect(try time("water 300 ml 2026-03-10 19:30") == "19:30:00+09:00 is 2026-03-10 19:30")
        #expect(try time("water 300 ml 2026-03-25 07:30") == "07:30:00+01:00 is 2026-03-25 07:30")
        let problem = EntryProblem(
            "There was no 12:30 on 2026-03-10: your clock went from Europe/Paris to Asia/Tokyo over it.")
        #expect(throws: problem) { try time("water 300 ml 2026-03-10 12:30") }
    }

    @Test func `is that of the place for a day of a trip that is named as today`() throws {
        let clock = EntryClock(now: now, home: abroad, today: CivilDay(iso: "2026-03-12"))
        #expect(clock.now == Date(timeIntervalSince1970: 1_773_291_900))  // 14:05 in Tokyo
        #expect(clock.latest == Date(timeIntervalSince1970: 1_773_327_599))
        #expect(clock.local(clock.now).minute == 14 * 60 + 5)
    }

    @Test func `allows nothing later than the moment, whatever day is named`() {
        #expect(EntryClock(now: now, home: HomeTime(zone: paris)).latest == now)
        #expect(EntryClock(now: now, home: HomeTime(zone: paris), today: CivilDay(iso: "2026-12-01")).latest == now)
    }
}

@Suite struct `A line with a slip or with two entries` {
    @Test(arguments: [
        ("watr 500ml", "It is not clear what “watr 500ml” is: did you mean “water 500ml”?"),
        ("Gewciht 72,4", "It is not clear what “Gewciht 72,4” is: did you mean “Gewicht 72,4”?"),
        ("mood 4 enrgy 3", "It is not clear what “enrgy 3” is: did you mean “energy 3”?"),
        (
            "weight 72.4, water 500ml",
            "Write one entry at a time: “weight 72.4”, then “water 500ml”."
        ),
        ("pizza 800 kcal, water 500ml", "Write one entry at a time: “pizza 800 kcal”, then “water 500ml”."),
        ("mood 4, ran 5k 26:10", "Write one entry at a time: “mood 4”, then “ran 5k 26:10”."),
        ("mood 4 sleep 7", "Write one entry at a time; “sleep” begins another one."),
    ]) func `is asked about`(text: String, sentence: String) { #expect(refusal(text) == sentence) }

    @Test func `keeps a note that only sounds like an entry`() throws {
        #expect(try checkIn("mood 2, slept 5 hours last night").0.notes == "slept 5 hours last night")
        #expect(try checkIn("mood 4, and a good run").0.notes == "a good run")
    }

    @Test func `asks for a number of drinks where a bottle holds several, and for thousands behind a point`() {
        #expect(
            refusal("a bottle of wine")
                == "A bottle of it holds several drinks: write how many you had, as “4 glasses of wine”.")
        #expect(refusal("cake 1.100 kcal") == "“1.100 kcal” may mean 1100 or 1.1: write 1100 or 1.1.")
    }
}

@Suite struct `A time in words` {
    @Test(arguments: [
        ("water 500ml at half past seven", 7 * 60 + 30), ("500ml Wasser um halb acht", 7 * 60 + 30),
        ("water 500ml at quarter to ten", 9 * 60 + 45), ("500ml Wasser um Viertel nach acht", 8 * 60 + 15),
        ("500ml Wasser um fünf vor halb neun", 8 * 60 + 25), ("500ml Wasser um dreiviertel acht", 7 * 60 + 45),
        ("water 500ml at 9 in the morning", 9 * 60), ("500ml Wasser um 12 Uhr 30", 12 * 60 + 30),
        ("500ml Wasser um 7.15", 7 * 60 + 15), ("water 500ml at 8.05 am", 8 * 60 + 5),
    ]) func `is one of today`(text: String, minute: Int) throws {
        // The clocks went forward that night: an hour less has passed since midnight.
        let midnight = Date(timeIntervalSince1970: 1_774_738_800)
        #expect(try read(text) == .water(milliliters: 500, at: midnight + Double(minute * 60 - 3600)))
    }
}

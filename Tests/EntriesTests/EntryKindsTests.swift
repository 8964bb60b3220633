import Entries
import Foundation
import HealthModel
import Testing

/// Saturday 28 March 2026, 14:05 in Berlin.
private let clock = EntryClock(
    now: Date(timeIntervalSince1970: 1_774_703_100), home: HomeTime(zone: TimeZone(identifier: "Europe/Berlin") ?? .gmt)
)

private func words(_ text: String, _ units: UnitSystem = .metric) -> String {
    do throws(EntryProblem) {
        return EntryWording(clock: clock, units: units).line(try EntryLine(clock: clock, units: units).read(text))
    } catch {
        return error.sentence
    }
}

private func entry(_ text: String, _ units: UnitSystem = .metric) throws -> LogEntry {
    guard case .entry(let entry) = try EntryLine(clock: clock, units: units).read(text) else {
        throw EntryProblem("no entry: \(text)")
    }
    return entry
}

@Suite struct `A line about what an instrument shows` {
    @Test(arguments: [
        ("bp 128/82", "Pressure: 128/82 mmHg, today at 14:05"),
        ("Blutdruck 128/82 72 gestern 21:00", "Pressure: 128/82 mmHg, pulse 72 bpm, yesterday at 21:00"),
        ("bp 16.0/10.7 kPa", "Pressure: 120/80 mmHg, today at 14:05"),
        ("blood pressure 124 over 79", "Pressure: 124/79 mmHg, today at 14:05"),
        ("glucose 5.4", "Glucose: 5.4 mmol/l, today at 14:05"),
        ("Blutzucker 126 mg/dl nüchtern", "Glucose: 6.99 mmol/l, fasting, today at 14:05"),
        ("temp 99.5F", "Temp.: 37.5 °C, today at 14:05"), ("Fieber 38,9", "Temp.: 38.9 °C, today at 14:05"),
        ("body fat 18.5%", "Body fat: 18.5 %, today at 14:05"), ("KFA 17,8%", "Body fat: 17.8 %, today at 14:05"),
        ("Ruhepuls 52 um 7:10", "Rest. HR: 52 bpm, today at 07:10"),
    ]) func `is read in its units`(text: String, line: String) { #expect(words(text) == line) }

    @Test func `shows the other units to who counts in them`() {
        #expect(words("glucose 98", .imperial) == "Glucose: 98 mg/dl, today at 14:05")
        #expect(words("temp 99.5", .imperial) == "Temp.: 99.5 °F, today at 14:05")
    }

    @Test(arguments: [
        ("bp 400/20", "The upper value is between 70 and 260 mmHg."),
        ("bp 82/128", "The upper value comes first and is at least 10 above the lower one: “bp 128/82”."),
        ("bp 128", "Say both values: “bp 128/82”."),
        ("glucose 35", "“35” may mean 35 mmol/l or 35 mg/dl: write 35 mmol/l or 35 mg/dl."),
        ("temp 12", "A body temperature is between 34 and 42 °C."),
        ("body fat 90%", "Body fat is between 2 and 75 %."),
        ("resting pulse", "Say the beats a minute: “resting pulse 52”."),
        ("bp 128/82 at 18:00", "18:00 today lies in the future; only what has happened is written down."),
        (
            "bp 128/82 this morning",
            "“this morning” is no exact time: write at 7:30, yesterday 21:00, 2026-03-14 7:30 or 20 min ago."
        ),
    ]) func `is refused with what would do`(text: String, sentence: String) { #expect(words(text) == sentence) }
}

@Suite struct `A line about a night` {
    @Test func `is the last one between its times`() throws {
        #expect(words("slept 23:10-6:45") == "Sleep: 7 h 35 min, from yesterday 23:10 to today 06:45")
        #expect(words("habe von 23 Uhr bis 7 Uhr geschlafen") == "Sleep: 8 h, from yesterday 23:00 to today 07:00")
        #expect(words("nap 13:00-13:25") == "Sleep: 25 min, from today 13:00 to today 13:25")
        // It is not over yet: a slip, or one of another day.
        #expect(words("nap 15:00-15:30") == "Say on which day the nap was: “nap yesterday 14:00-14:30”.")
        #expect(words("nap yesterday 15:00-15:30") == "Sleep: 30 min, from yesterday 15:00 to yesterday 15:30")
        #expect(
            words("slept Wednesday 23:05 to Thursday 6:50")
                == "Sleep: 7 h 45 min, from 2026-03-25 23:05 to 2026-03-26 06:50")
    }

    @Test func `is refused without both times, and beyond a day's length`() {
        #expect(words("slept 23:10") == "Say when you fell asleep and when you woke: “slept 23:10-6:45”.")
        #expect(words("slept 25:10-6:45") == "“25:10” is no time of day: write 7:30 or 19:00.")
        #expect(words("slept 6:00-5:55") == "A sleep is between 5 and 960 min.")
    }

    @Test func `of minutes of meditation has just ended`() {
        #expect(words("meditated 10 min") == "Mindful: 10 min, today at 13:55")
        #expect(words("15 Minuten Meditation um 7") == "Mindful: 15 min, today at 07:00")
        #expect(
            words("meditated 90 min at 13:30") == "A meditation that began then and took that long is not over yet.")
    }
}

/// The table of facts on how strength sets are typed.
@Suite struct `A line of strength sets` {
    @Test(arguments: [
        ("bench 3x8 60kg", "bench press 3x8 60 kg"), ("bench 3×8@60", "bench press 3x8 60 kg"),
        ("squat 5x5 100", "squat 5x5 100 kg"), ("bench 60kg x 8 x 3", "bench press 3x8 60 kg"),
        ("bench 60x8x3", "bench press 3x8 60 kg"), ("bench 3x8x60", "bench press 3x8 60 kg"),
        ("bench 5x5x10", "bench press 5x5 10 kg"), ("bench 8/8/7 60kg", "bench press 8/8/7 60 kg"),
        ("bench 8,8,7 @ 60,5", "bench press 8/8/7 60.5 kg"), ("bench 5/3/1 100", "bench press 5/3/1 100 kg"),
        ("dip bw x 12", "dip 1x12"), ("dips 3x8 +10kg", "dip 3x8 +10 kg"),
        ("dips 3x8 10kg", "dip 3x8 +10 kg"), ("pull-ups 10, 8, 6", "pull-up 10/8/6"),
        ("deadlift 1RM 140", "deadlift 1x1 140 kg"), ("bench 3 sets of 8 at 60kg", "bench press 3x8 60 kg"),
        ("squat 100kg for 5 reps", "squat 1x5 100 kg"), ("dips 3x8 -20kg", "dip 3x8 -20 kg"),
        ("bench 60x8", "bench press 1x8 60 kg"), ("bench 60kg x 8 @8", "bench press 1x8 60 kg rpe 8"),
        ("curl 2x20kg x 10", "curl 1x10 40 kg"), ("bench 2x20kg x 10", "bench press 2x10 20 kg"),
        ("plank 3x60s", "plank 3x60s"), ("plank 1:30", "plank 1x90s"),
        ("Kniebeugen 3x8 82,5kg, Klimmzüge 8/8/7", "squat 3x8 82.5 kg, pull-up 8/8/7"),
    ]) func `is read as people write them`(text: String, sets: String) {
        #expect(words(text) == "Strength: \(sets), today at 14:05")
    }

    @Test func `counts pounds and repetitions in reserve`() throws {
        guard case .strength(let sets, _) = try entry("deadlift 135 lb x 5 rir2") else {
            Issue.record("no sets")
            return
        }
        #expect(sets == [StrengthSet("deadlift", repetitions: 5, load: .kilograms(61.23496995), effort: 8)])
    }

    @Test(arguments: [
        ("bench 8", "Say sets, repetitions and weight: “bench press 3x8 60kg”."),
        ("bench 60kg", "Say sets, repetitions and weight: “bench press 3x8 60kg”."),
        ("bench 8 same weight", "Say sets, repetitions and weight: “bench press 3x8 60kg”."),
        ("bench 3x8", "Say with what weight: “bench press 3x8 60kg”, or bw for none."),
        ("bench 12x10", "“12x10” may be 12 sets of 10 or 10 sets of 12: write “bench press 3x8 60kg”."),
        ("pull-ups 10 60", "“60” may mean a set of 60 or 60 kg more: write +60kg, or the sets as 10/8/6."),
        ("bench 3x8@7", "“@7” may mean 7 kg or an effort of 7: write 7kg or rpe 7."),
        ("bench 3x0 60kg", "A set has 1 to 100 repetitions."), ("bench 1x5 10000kg", "A weight is at most 500 kg."),
        ("bench 30x8 60kg", "“30x8” may be 30 sets of 8 or 8 sets of 30: write “bench press 3x8 60kg”."),
    ]) func `is refused where it may be two things, or can't be`(text: String, sentence: String) {
        #expect(words(text) == sentence)
    }

    @Test func `can be typed again as it is told`() throws {
        for line in ["bench 8/8/7 60kg, squat 5x5 100", "pull-ups 3x8 +10kg", "plank 2x45s", "bench 60kg x 8 @8"] {
            let first = try entry(line)
            let told = try #require(EntryWording(clock: clock, units: .metric).typedLine(first))
            #expect(try entry(told).isSame(as: first), "\(line) → \(told)")
        }
    }
}

@Suite struct `A line of symptoms, medicines and tags` {
    @Test(arguments: [
        ("headache", "Tag: headache, today"), ("Kopfschmerzen 7/10", "Tag: headache, 7 of 10, today"),
        ("ibuprofen 400 mg at 11:30", "Tag: ibuprofen 400 mg, today at 11:30"),
        ("tag late meal", "Tag: late meal, today"), ("tag spätes Essen", "Tag: late meal, today"),
        ("tags travel, sauna", "Tag: travel, sauna, today"), ("symptom headache 6/10", "Tag: headache, 6 of 10, today"),
        ("Migräne mit Aura 6/10", "Tag: migraine, 6 of 10, today: Migräne mit Aura 6/10"),
        ("dizzy after standing up 3/10", "Tag: dizziness, 3 of 10, today: dizzy after standing up 3/10"),
        ("headache all day 5", "Tag: headache, 5 of 10, today: headache all day 5"),
        ("medication ibuprofen 400", "Tag: ibuprofen 400, today"),
        ("Medikament Ibuprofen 400", "Tag: ibuprofen 400, today"),
        ("took ibuprofen 400 mg", "Tag: ibuprofen 400 mg, today"),
        ("medication Lercanidipin 10mg 8:00", "Tag: lercanidipin 10mg, today at 08:00"),
        ("late meal yesterday", "Tag: late meal, yesterday"), ("headache, nausea", "Tag: headache, nausea, today"),
        ("#deadline #Homeoffice", "Tag: deadline, Homeoffice, today"),
        ("note: long drive #travel", "Tag: travel, today: long drive"),
        ("Notiz: neue Matratze", "Note: today: neue Matratze"),
    ]) func `is kept as it is said`(text: String, line: String) { #expect(words(text) == line) }

    @Test func `is refused where words are left over`() {
        #expect(
            words("headache pizza")
                == "It is not clear what “pizza” means in a line of symptoms, medicines or tags: write, for example, “headache 6/10”."
        )
        #expect(words("headache 12/10") == "How strong it is goes from 0 to 10: “headache 6/10”.")
        #expect(words("note:") == "Say what to note: “note: slept at my sister's”.")
    }

    @Test(arguments: ["Tag 3 ohne Zucker", "medication forgotten", "medicine ball 3x10", "med 10 min"])
    func `is none by a word that may mean something else`(text: String) {
        #expect(!words(text).hasPrefix("Tag"))
    }

    @Test func `is refused where it says what somebody has enough of`() {
        #expect(words("sick of it") == "“sick of it” may mean something else: write what it was alone, as “sick”.")
        #expect(words("tired of all this").hasPrefix("“tired of all this” may mean something else"))
        #expect(words("headache of 6/10") == "Tag: headache, 6 of 10, today")
    }
}

@Suite struct `A line that sets a goal` {
    @Test(arguments: [
        ("goal steps 9000", "Goal: 9,000 steps a day"), ("ziel 10 000 schritte", "Goal: 10,000 steps a day"),
        ("Ziel: 10.000 Schritte am Tag", "Goal: 10,000 steps a day"),
        ("goal weight 70kg by 2026-06-01", "Goal: Weight 70 kg by 2026-06-01"),
        ("goal run 30km a week", "Goal: Distance run 30 km a week"), ("goal water 2l", "Goal: Water 2,000 ml a day"),
        ("goal sleep 7h30", "Goal: Sleep 7.5 h a night"),
        ("goal workouts 3 a week", "Goal: 3 workouts a week"),
        ("Ziel 12'000 Schritte", "Goal: 12,000 steps a day"),
        ("goal run 100km a month", "Goal: Distance run 100 km a month"),
        ("goal run 1000 km this year", "Goal: Distance run 1,000 km a year by 2026-12-31"),
        ("Ziel 1.000 km laufen dieses Jahr", "Goal: Distance run 1,000 km a year by 2026-12-31"),
        ("goal 2 million steps this year", "Goal: 2,000,000 steps a year by 2026-12-31"),
        ("Ziel Schritte 3.000.000 im Jahr", "Goal: 3,000,000 steps a year"),
        ("Ziel 12 Trainings im Monat", "Goal: 12 workouts a month"),
        ("goal weight 75 kg this year", "Goal: Weight 75 kg by 2026-12-31"),
    ]) func `says metric, figure and time`(text: String, line: String) { #expect(words(text) == line) }

    @Test func `is refused without a figure, and for a day that is over`() {
        #expect(words("goal steps") == "Say the figure: “goal steps 9000”.")
        #expect(words("goal weight 70kg by 2026-01-01") == "2026-01-01 is over; a goal is reached on a day to come.")
        #expect(words("goal steps 0") == "A goal is above zero.")
        // All that is run until a day is proposed as what it is a week.
        #expect(
            words("goal run 100 km by June 30")
                == "Say in which time: all until then would be “goal run 7.4 km a week until 2026-06-30”.")
    }

    @Test func `asks for the weight to reach, and names what counts a sport`() {
        #expect(
            words("goal lose 50 lb by December 31")
                == "“lose” says how far, and a goal the weight to reach: write “goal weight 70kg by 2026-12-31”.")
        #expect(words("Ziel 25 kg abnehmen bis 31. Dezember").hasPrefix("“abnehmen” says how far"))
        #expect(words("goal 60 km cycling a month").hasPrefix("A goal of cycling alone is not kept"))
        #expect(words("goal sleep 8h a month").hasPrefix("That is no sum of a month"))
    }
}

@Suite struct `A day that is named` {
    @Test(arguments: [
        ("water 500ml on Monday 7:15", "2026-03-23 at 07:15"),
        ("Wasser 500ml am Montag um 18 Uhr", "2026-03-23 at 18:00"),
        ("water 500ml 14.3. 7:30", "2026-03-14 at 07:30"), ("water 500ml March 14 7:30", "2026-03-14 at 07:30"),
        ("water 500ml 2 days ago 8:30", "2026-03-26 at 08:30"),
        ("vor 2 Tagen 8:30 500ml Wasser", "2026-03-26 at 08:30"),
        ("vorgestern 8:00 500ml Wasser", "2026-03-26 at 08:00"), ("water 500ml an hour ago", "today at 13:05"),
        ("500ml Wasser vor 20 min", "today at 13:45"), ("water 500ml at noon", "today at 12:00"),
        ("500ml Wasser um halb acht", "today at 07:30"), ("water 500ml at 7", "today at 07:00"),
    ]) func `is the nearest one before now`(text: String, when: String) {
        #expect(words(text) == "Water: 500 ml, \(when)")
    }

    @Test func `is refused where two are meant, or none is`() {
        #expect(
            words("water 500ml on Saturday 7:00")
                == "“Saturday” may mean today or 2026-03-21: write today or 2026-03-21.")
        #expect(words("water 500ml 31.2. 7:30") == "“31.2.” is no day of the calendar: write it as 2026-03-28.")
        #expect(
            words("water 500ml yesterday at 7") == "“at 7” may mean 07:00 or 19:00: write at 7:00 or at 7pm.")
    }
}

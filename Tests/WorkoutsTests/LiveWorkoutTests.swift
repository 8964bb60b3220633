import Entries
import Foundation
import HealthModel
import Testing
import Workouts

/// A moment so many seconds after a start at 18:00 by both clocks.
func moment(_ seconds: Double, wallShift: Double = 0, boot: String = "one") -> WorkoutMoment {
    WorkoutMoment(wall: 1_795_716_000 + seconds + wallShift, boot: boot, running: 5_000 + seconds)
}

extension LiveWorkout {
    /// With events at seconds from its start.
    static func after(_ type: String = "Strength", _ events: (WorkoutEvent.Kind, Double)...) throws -> LiveWorkout {
        var workout = LiveWorkout(type, at: moment(0))
        for (kind, seconds) in events { try workout.add(WorkoutEvent(kind, at: moment(seconds))) }
        return workout
    }
}

let bench = StrengthSet("bench press", repetitions: 8, load: .kilograms(60))

@Suite struct `A workout while it is recorded` {
    @Test func `counts its time without its pauses`() throws {
        var workout = try LiveWorkout.after("Running", (.paused, 600), (.resumed, 720))
        #expect(workout.activeSeconds(at: moment(1000)) == 880)
        #expect(workout.totalSeconds(at: moment(1000)) == 1000)
        try workout.add(WorkoutEvent(.paused, at: moment(1000)))
        #expect(workout.isPaused && workout.activeSeconds(at: moment(5000)) == 880)
    }

    @Test func `counts laps without the pauses in them`() throws {
        let workout = try LiveWorkout.after("Running", (.lap, 300), (.paused, 400), (.resumed, 460), (.lap, 660))
        #expect(workout.lapSeconds == [300, 300])
        #expect(workout.currentLapSeconds(at: moment(700)) == 40)
    }

    @Test func `refuses what does not fit and stays as it was`() throws {
        var workout = try LiveWorkout.after("Running", (.paused, 10))
        let before = workout
        for kind in [
            WorkoutEvent.Kind.paused, .lap, .rest(seconds: 60), .sets([]), .started(type: "Yoga", isIndoor: nil),
        ] {
            #expect(throws: WorkoutProblem.self) { try workout.add(WorkoutEvent(kind, at: moment(20))) }
        }
        #expect(workout == before)
    }

    @Test func `takes back the last set and its rest, then the one before`() throws {
        var workout = try LiveWorkout.after(
            "Strength", (.sets([bench]), 60), (.sets([bench]), 200), (.rest(seconds: 30), 210))
        try workout.add(WorkoutEvent(.undone, at: moment(220)))
        #expect(workout.sets.count == 1 && workout.restLeft(at: moment(60)) == 120)
        try workout.add(WorkoutEvent(.undone, at: moment(221)))
        #expect(workout.sets.isEmpty && workout.rest == nil)
        #expect(throws: WorkoutProblem.self) { try workout.add(WorkoutEvent(.undone, at: moment(222))) }
    }

    @Test func `a pause that is taken back was none`() throws {
        let workout = try LiveWorkout.after("Running", (.paused, 100), (.undone, 110))
        #expect(!workout.isPaused && workout.activeSeconds(at: moment(200)) == 200)
    }

    @Test func `a rest follows each set, by its repetitions, and can be made longer`() throws {
        var workout = try LiveWorkout.after("Strength", (.sets([bench]), 60))
        #expect(workout.restLeft(at: moment(90)) == 90)
        #expect(workout.restLeft(at: moment(200)) == -20)
        try workout.add(WorkoutEvent(.rest(seconds: 180), at: moment(100)))
        #expect(workout.restLeft(at: moment(200)) == 40)
        try workout.add(WorkoutEvent(.rest(seconds: 0), at: moment(210)))
        #expect(workout.rest == nil)
    }

    @Test func `a rest stands still in a pause and goes on after it`() throws {
        var workout = try LiveWorkout.after("Strength", (.sets([bench]), 60), (.paused, 100))
        #expect(workout.restLeft(at: moment(400)) == 80 && workout.isRestOver(at: moment(400)) == false)
        try workout.add(WorkoutEvent(.rest(seconds: workout.restLength(with: 30, at: moment(400))), at: moment(400)))
        #expect(workout.restLeft(at: moment(400)) == 110)
        try workout.add(WorkoutEvent(.resumed, at: moment(400)))
        #expect(workout.restLeft(at: moment(410)) == 100)
        // The next pause stops it again.
        try workout.add(WorkoutEvent(.paused, at: moment(450)))
        #expect(workout.restLeft(at: moment(900)) == 60)
    }

    @Test func `a rest that was over before a pause is over after it`() throws {
        let workout = try LiveWorkout.after("Strength", (.sets([bench]), 60), (.paused, 300), (.resumed, 900))
        #expect(workout.restLeft(at: moment(900)) == -720)
        #expect(workout.restLength(with: 30, at: moment(900)) == 870)
    }

    @Test func `a set in a pause is rested after from its end`() throws {
        let workout = try LiveWorkout.after("Strength", (.paused, 60), (.sets([bench]), 100), (.resumed, 200))
        #expect(workout.restLeft(at: moment(250)) == 70)
    }

    @Test(arguments: [(5, 180.0), (6, 120), (12, 120), (13, 75)]) func `the rest goes by the repetitions`(
        repetitions: Int, seconds: Double
    ) {
        #expect(RestRule.seconds(after: StrengthSet("squat", repetitions: repetitions)) == seconds)
        #expect(RestRule.seconds(after: StrengthSet("curl", repetitions: repetitions)) == 75)
    }

    @Test func `a journal gives the same workout as its events`() throws {
        let events: [(WorkoutEvent.Kind, Double)] = [
            (.sets([bench, bench]), 60), (.note("left knee"), 61), (.undone, 62), (.lap, 90), (.paused, 100),
            (.resumed, 130), (.rest(seconds: 45), 131),
        ]
        var workout = LiveWorkout("Strength", isIndoor: true, at: moment(0))
        var text = WorkoutJournal.line(WorkoutEvent(.started(type: "Strength", isIndoor: true), at: moment(0)))
        for (kind, seconds) in events {
            let event = WorkoutEvent(kind, at: moment(seconds))
            try workout.add(event)
            text += WorkoutJournal.line(event)
        }
        #expect(LiveWorkout(WorkoutJournal.read(text).events) == workout)
    }

    @Test func `of a day that was taken for today lies in that day`() throws {
        let shift = -86_400.0 * 8
        let workout = LiveWorkout("Running", dayShift: shift, at: moment(0))
        let read = try #require(LiveWorkout(WorkoutJournal.read(WorkoutJournal.line(workout.events[0])).events))
        let today = LiveWorkout("Running", at: moment(0)).startDate(at: moment(600))
        #expect(read.startDate(at: moment(600)) == today.addingTimeInterval(shift))
        #expect(read.totalSeconds(at: moment(600)) == 600)
    }

    @Test func `a journal cut at any byte gives the events that were whole`() throws {
        let events = [
            WorkoutEvent(.started(type: "Running", isIndoor: nil), at: moment(0)), WorkoutEvent(.lap, at: moment(9)),
            WorkoutEvent(.note("Höhe"), at: moment(12)),
        ]
        let lines = events.map(WorkoutJournal.line)
        let whole = lines.flatMap(\.self)
        let ends = lines.indices.map { lines[...$0].reduce(0) { $0 + $1.count } }
        for count in 0...whole.count {
            let read = WorkoutJournal.read(Array(whole.prefix(count)))
            #expect(read.events.count == ends.count { $0 <= count } && read.unread == 0)
        }
    }
}

@Suite struct `The clocks of a workout` {
    @Test(arguments: [-3600.0, 3600]) func `that is set while it runs changes no length, and moves the start`(
        shift: Double
    ) {
        let workout = LiveWorkout("Running", at: moment(0))
        let end = moment(1800, wallShift: shift)
        #expect(workout.activeSeconds(at: end) == 1800)
        let stored = workout.workout(endingAt: end)
        #expect(stored.minutes == 30)
        // It ended now, by the clock as it is now.
        #expect(stored.start.timeIntervalSince1970 + stored.elapsedSeconds == end.wall)
    }

    @Test func `goes on by the wall where the machine was started anew`() throws {
        var workout = LiveWorkout("Running", at: moment(0))
        let again = WorkoutMoment(wall: moment(900).wall, boot: "two", running: 12)
        try workout.add(WorkoutEvent(.lap, at: again))
        #expect(workout.lapSeconds == [900] && workout.clockShift(at: again) == 0)
        let later = WorkoutMoment(wall: moment(960).wall, boot: "two", running: 72)
        #expect(workout.activeSeconds(at: later) == 960)
    }

    @Test func `a clock that runs back over a start of the machine makes nothing negative`() {
        let workout = LiveWorkout("Running", at: moment(0))
        let before = WorkoutMoment(wall: moment(-500).wall, boot: "two", running: 3)
        #expect(workout.activeSeconds(at: before) == 0)
    }

    @Test func `a clock that runs back over a start of the machine begins nothing in the future`() throws {
        var workout = LiveWorkout("Running", at: moment(0))
        try workout.add(WorkoutEvent(.lap, at: moment(120)))
        let before = WorkoutMoment(wall: moment(-500).wall, boot: "two", running: 3)
        let stored = workout.workout(endingAt: before)
        #expect(stored.minutes == 2 && stored.start == moment(-620).date)
    }

    @Test func `over midnight it is one workout of the day it began`() throws {
        let workout = LiveWorkout("Running", at: moment(5.9 * 3600))
        let stored = workout.workout(endingAt: moment(6.5 * 3600))
        #expect(abs(stored.minutes - 36) < 0.02 && stored.start == moment(5.9 * 3600).date)
    }
}

@Suite struct `The end of a workout` {
    @Test func `makes a workout and its sets`() throws {
        let live = try LiveWorkout.after(
            "Strength", (.sets([bench]), 60), (.paused, 100), (.resumed, 160), (.note("felt easy"), 170))
        let workout = live.workout(endingAt: moment(660))
        #expect(workout.minutes == 10 && workout.elapsedSeconds == 660 && workout.note == "felt easy")
        #expect(workout.pauses == [.init(offset: 100, seconds: 60)])
        #expect(live.entries(of: workout) == [.workout(workout), .strength([bench], at: workout.start)])
    }

    @Test func `the last lap ends with it`() throws {
        let live = try LiveWorkout.after("Running", (.lap, 300), (.lap, 610))
        #expect(
            live.workout(endingAt: moment(800)).laps
                == [.init(offset: 0, seconds: 300), .init(offset: 300, seconds: 310), .init(offset: 610, seconds: 190)])
    }

    @Test func `a pause in which it ends is none of it`() throws {
        let live = try LiveWorkout.after("Running", (.paused, 600))
        let workout = live.workout(endingAt: moment(9000))
        #expect(workout.minutes == 10 && workout.pauses == nil)
    }

    @Test func `of more than half a day is asked about`() {
        let workout = LiveWorkout("Hiking", at: moment(0)).workout(endingAt: moment(26 * 3600))
        #expect(Plausibility().doubt(about: .entry(.workout(workout)), .metric) != nil)
    }

    @Test func `time since the last event can be left out`() throws {
        let live = try LiveWorkout.after("Strength", (.sets([bench]), 600), (.gapLeftOut, 9000), (.sets([bench]), 9100))
        #expect(live.activeSeconds(at: moment(9100)) == 700)
    }

    @Test func `nothing follows it`() throws {
        var live = LiveWorkout("Running", at: moment(0))
        try live.add(WorkoutEvent(.ended(live.workout(endingAt: moment(60))), at: moment(60)))
        #expect(!live.isLive)
        #expect(throws: WorkoutProblem.self) { try live.add(WorkoutEvent(.lap, at: moment(61))) }
    }
}

@Suite struct `A line typed in a workout` {
    private func read(_ line: String, after last: StrengthSet? = bench) throws -> [StrengthSet] {
        let clock = EntryClock(now: moment(0).date, home: HomeTime(zone: .gmt))
        return try SetLine(clock: clock, units: .metric, last: last).read(line)
    }

    @Test func `names exercise, repetitions and weight, or goes on with the last set`() throws {
        #expect(try read("squat 5x100kg") == [StrengthSet("squat", repetitions: 5, load: .kilograms(100))])
        #expect(try read("7x62.5kg") == [StrengthSet("bench press", repetitions: 7, load: .kilograms(62.5))])
        #expect(try read("8 x 62,5 @8").first?.effort == 8)
        #expect(try read("3x8x60kg").count == 3 && read("3 x 8 x 60").count == 3 && read("10x60") == read("60kg x 10"))
        #expect(try read("6") == [StrengthSet("bench press", repetitions: 6, load: .kilograms(60))])
        #expect(try read("") == [bench])
        #expect(try read("plank 60s").first?.seconds == 60)
    }

    @Test func `is at the weight that is known of the exercise in the workout`() throws {
        let press = StrengthSet("overhead press", repetitions: 8, load: .kilograms(35))
        let pull = StrengthSet("pull-up", repetitions: 8, load: .body(added: 10))
        var live = LiveWorkout("Strength", plan: [press, pull], at: moment(0))
        func read(_ line: String) throws -> [String] {
            let clock = EntryClock(now: moment(0).date, home: HomeTime(zone: .gmt))
            return try SetLine(clock: clock, units: .metric, last: live.nextSet, known: live.knownSets).read(line).map {
                "\($0.exercise) \($0.repetitions ?? 0) \($0.load.map { "\($0)" } ?? "")"
            }
        }
        #expect(try read("ohp 7") == ["overhead press 7 kilograms(35.0)"])
        #expect(try read("ohp 8/7") == ["overhead press 8 kilograms(35.0)", "overhead press 7 kilograms(35.0)"])
        #expect(try read("pull-ups 6") == ["pull-up 6 body(added: 10.0)"])
        #expect(try read("pull-ups 6 bw") == ["pull-up 6 body(added: 0.0)"])
        var heavier = press
        heavier.load = .kilograms(37.5)
        try live.add(WorkoutEvent(.sets([heavier]), at: moment(60)))
        #expect(try read("ohp 3x5").count == 3 && read("ohp 5") == ["overhead press 5 kilograms(37.5)"])
        #expect(try read("ohp 5x40") == ["overhead press 5 kilograms(40.0)"])
        for line in ["bench 8", "ohp 8x20"] { #expect(throws: EntryProblem.self) { try read(line) } }
        #expect(throws: EntryProblem.self) { try read("ohp 0") }
    }

    @Test(arguments: ["", "8", "hello", "water 500ml", "bench 8x900kg", "bench 0x60kg", "lunge 3x10 2x12kg"])
    func `that says no set is refused in one sentence`(line: String) {
        #expect(throws: EntryProblem.self) { try read(line, after: nil) }
    }

    @Test(arguments: [
        ("bench 3x", "Say sets, repetitions and weight: “bench press 3x8 60kg”."),
        ("xyz 3x8", "It is not clear what “xyz 3x8” is: write, for example, “bench 8x60kg” or “plank 60s”."),
    ]) func `that is not understood is told by examples of sets`(line: String, sentence: String) {
        let problem = #expect(throws: EntryProblem.self) { try read(line) }
        #expect(problem?.sentence == sentence)
    }

    @Test(arguments: [0.0, 400]) func `with a weight that is hardly meant is asked about`(kilograms: Double) {
        let set = StrengthSet("bench press", repetitions: 8, load: .kilograms(kilograms))
        #expect(Plausibility().doubt(about: .entry(.strength([set], at: moment(0).date)), .metric) != nil)
    }
}

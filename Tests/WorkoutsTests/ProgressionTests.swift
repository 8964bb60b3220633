import Entries
import HealthModel
import Testing
import Workouts

/// The worked examples of the rule.
@Suite struct `What is proposed for an exercise` {
    private static let today = CivilDay(number: 20_833)

    /// Sessions two days apart, the last one two days ago.
    private static func next(
        _ sessions: (load: Double, repetitions: [Int])..., exercise: String = "bench press", effort: Double? = nil,
        daysAgo: Int = 2
    ) -> Progression.Proposal? {
        let all = sessions.enumerated().map { index, session in
            Progression.Session(
                day: today.advanced(by: -daysAgo - 2 * (sessions.count - 1 - index)),
                sets: session.repetitions.map {
                    StrengthSet(exercise, repetitions: $0, load: .kilograms(session.load), effort: effort)
                })
        }
        return Progression.next(after: all, on: today)
    }

    private func expect(
        _ proposal: Progression.Proposal?, _ load: Double, _ repetitions: Int, _ reason: Progression.Reason,
        at location: SourceLocation = #_sourceLocation
    ) {
        #expect(proposal?.sets.allSatisfy { $0.load == .kilograms(load) } == true, sourceLocation: location)
        #expect(proposal?.sets.allSatisfy { $0.repetitions == repetitions } == true, sourceLocation: location)
        #expect(proposal?.reason == reason, sourceLocation: location)
    }

    @Test func `all done is the next plates: 2.5 kg, and 5 for the legs`() {
        expect(Self.next((60, [8, 8, 8])), 62.5, 8, .more)
        expect(Self.next((100, [5, 5, 5, 5, 5]), exercise: "squat"), 105, 5, .more)
    }

    @Test func `not all done is the same again, and twice nine tenths down to the plates`() {
        expect(Self.next((60, [8, 8, 8]), (62.5, [8, 7, 6])), 62.5, 8, .again)
        expect(Self.next((60, [8, 8, 8]), (62.5, [8, 7, 6]), (62.5, [8, 8, 7])), 55, 8, .less)
        expect(Self.next((60, [8, 8, 8]), (62.5, [7, 7, 7])), 62.5, 8, .again)
    }

    @Test func `a step of more than a tenth waits for two repetitions more`() {
        expect(Self.next((8, [10, 10, 10]), exercise: "lateral raise"), 8, 11, .repetitionsFirst)
        expect(Self.next((8, [10, 10, 10]), (8, [11, 11, 11]), exercise: "lateral raise"), 8, 12, .repetitionsFirst)
        expect(
            Self.next((8, [10, 10, 10]), (8, [11, 11, 11]), (8, [12, 12, 12]), exercise: "lateral raise"), 10, 10, .more
        )
    }

    @Test func `days off are nine tenths, and very hard is the same again`() {
        expect(Self.next((60, [8, 8, 8]), daysAgo: 14), 52.5, 8, .daysOff(14))
        expect(Self.next((60, [8, 8, 8]), effort: 9.5), 60, 8, .again)
    }

    @Test func `of a saved template goes by what was done since it was written`() throws {
        let sets = (1...3).map { _ in StrengthSet("bench press", repetitions: 8, load: .kilograms(70)) }
        let written = Self.today.advanced(by: -10)
        let template = try SavedTemplate("Push", sets: sets, day: written)
        func proposal(_ daysAgo: Int, _ done: [Int], load: Double = 70) -> Progression.Proposal? {
            let session = Progression.Session(
                day: Self.today.advanced(by: -daysAgo),
                sets: done.map { StrengthSet("bench press", repetitions: $0, load: .kilograms(load)) })
            return TemplateProposal(id: 1, template, after: [session], on: Self.today).exercises.first?.proposal
        }
        // Before it was written another weight was lifted, also on the same day.
        expect(proposal(12, [8, 8, 8], load: 60), 70, 8, .asWritten)
        expect(proposal(10, [8, 8, 8], load: 60), 70, 8, .asWritten)
        expect(proposal(9, [8, 8, 8]), 72.5, 8, .more)
        expect(proposal(3, [8, 7, 5]), 70, 8, .again)
        // Other sets than the template's are of another one.
        expect(proposal(3, [8, 8]), 70, 8, .asWritten)
        expect(proposal(3, [5, 5, 5]), 70, 8, .asWritten)
    }

    @Test func `of templates that share an exercise keeps a load for each of them`() throws {
        func sets(_ count: Int, _ repetitions: Int, _ load: Double) -> [StrengthSet] {
            (1...count).map { _ in StrengthSet("squat", repetitions: repetitions, load: .kilograms(load)) }
        }
        let written = Self.today.advanced(by: -10)
        let (heavy, light) = (sets(5, 5, 100), sets(3, 10, 60))
        let sessions = [
            Progression.Session(day: Self.today.advanced(by: -4), sets: heavy),
            Progression.Session(day: Self.today.advanced(by: -2), sets: light),
        ]
        func proposal(_ sets: [StrengthSet]) throws -> Progression.Proposal? {
            let template = try SavedTemplate("Legs", sets: sets, day: written)
            return TemplateProposal(id: 1, template, after: sessions, on: Self.today).exercises.first?.proposal
        }
        expect(try proposal(heavy), 105, 5, .more)
        expect(try proposal(light), 65, 10, .more)
    }

    @Test func `without one load it is as before`() {
        let sets = [
            StrengthSet("squat", repetitions: 8, load: .kilograms(60), effort: 6),
            StrengthSet("squat", repetitions: 5, load: .kilograms(100)),
        ]
        let proposal = Progression.next(after: [.init(day: Self.today, sets: sets)], on: Self.today)
        #expect(proposal?.reason == .asBefore && proposal?.sets.map(\.effort) == [nil, nil])
        #expect(Progression.next(after: [], on: Self.today) == nil)
    }

    @Test func `a plan is done set by set, in any order`() throws {
        let squat = StrengthSet("squat", repetitions: 5, load: .kilograms(100))
        var live = LiveWorkout("Strength", plan: [bench, bench, squat], at: moment(0))
        try live.add(WorkoutEvent(.sets([squat]), at: moment(10)))
        #expect(live.planLeft == [bench, bench])
        try live.add(WorkoutEvent(.sets([bench]), at: moment(20)))
        #expect(live.planLeft == [bench])
        try live.add(WorkoutEvent(.undone, at: moment(21)))
        #expect(live.planLeft == [bench, bench])
    }

    @Test func `the last workouts are offered once for each list of exercises, without what was taken back`() {
        func entry(_ id: Int, _ sets: [StrengthSet], _ seconds: Double, undone: Bool = false) -> LoggedEntry {
            let at = moment(seconds).date
            return LoggedEntry(id: id, entry: .strength(sets, at: at), writtenAt: at, undoneAt: undone ? at : nil)
        }
        let squat = StrengthSet("squat", repetitions: 5, load: .kilograms(100))
        let clock = EntryClock(now: moment(0).date, home: HomeTime(zone: .gmt))
        let sessions = Progression.sessions(
            in: [
                entry(4, [squat], -100, undone: true), entry(3, [bench], -86_400), entry(2, [squat], -2 * 86_400),
                entry(1, [bench], -3 * 86_400),
            ], by: clock)
        #expect(sessions.count == 3)
        let templates = WorkoutTemplate.recent(sessions, on: clock.today)
        #expect(templates.map(\.exercises.first?.name) == ["bench press", "squat"])
        #expect(templates[0].plan.first?.load == .kilograms(62.5))
    }
}

import Canvas
import Entries
import Foundation
import HealthModel
import Plans
import ScreenKit
import TestSupport
import Testing
import Workouts

@testable import WorkoutScreen

/// So many seconds after 08:00 of 15 January 2027, by both clocks.
func workoutMoment(_ seconds: Double) -> WorkoutMoment {
    WorkoutMoment(wall: second(0).timeIntervalSince1970 + seconds, boot: "one", running: 1_000 + seconds)
}

let benchSet = StrengthSet("bench press", repetitions: 8, load: .kilograms(60))

extension LiveWorkout {
    /// Forty minutes of strength: six sets of three exercises, a pause, a note.
    static var strength: LiveWorkout {
        var live = LiveWorkout("Strength", at: workoutMoment(-2_400))
        let squat = StrengthSet("squat", repetitions: 5, load: .kilograms(100), effort: 8)
        let pull = StrengthSet("pull-up", repetitions: 8, load: .body(added: 0))
        let events: [(WorkoutEvent.Kind, Double)] = [
            (.sets([benchSet]), -2_000), (.sets([benchSet]), -1_800), (.paused, -1_700), (.resumed, -1_400),
            (.sets([squat]), -900), (.sets([squat]), -600), (.note("left knee"), -500), (.sets([pull]), -300),
            (.sets([pull]), -48),
        ]
        for (kind, seconds) in events {
            do { try live.add(WorkoutEvent(kind, at: workoutMoment(seconds))) } catch {
                preconditionFailure("\(error)")
            }
        }
        return live
    }

    /// A run of three laps.
    static var run: LiveWorkout {
        var live = LiveWorkout("Running", isIndoor: false, at: workoutMoment(-1_000))
        for seconds in [-690.0, -380] {
            do { try live.add(WorkoutEvent(.lap, at: workoutMoment(seconds))) } catch {
                preconditionFailure("\(error)")
            }
        }
        return live
    }
}

extension WorkoutState {
    /// The clock shows 08:00 of 15 January 2027.
    static func showing(
        _ live: LiveWorkout?, isFollowing: Bool = false, isFirst: Bool = false, width: Int = 80, height: Int = 22
    ) -> WorkoutState {
        var state = WorkoutState()
        state.today = CivilDay(iso: "2027-01-15")
        _ = state.apply(.resized(Size(width: width, height: height)))
        if !isFirst { _ = state.apply(.read(nil, isFollowing: false, at: workoutMoment(0))) }
        _ = state.apply(.read(live, isFollowing: isFollowing, at: workoutMoment(0)))
        return state
    }

    @discardableResult mutating func press(_ keys: KeyPress...) -> [WorkoutEffect] {
        keys.flatMap { apply(.key($0, at: second(0))) }
    }

    mutating func type(_ text: String) { for character in text { press(.character(character)) } }

    var shown: [String] {
        screen(width: size.width, height: size.height) { drawWorkout(self, in: $0, on: &$1, focused: true) }
    }

    func says(_ text: String) -> Bool { shown.contains { $0.contains(text) } }
}

@Suite struct `The workout screen` {
    @Test func `starts the chosen kind, or the one that is typed`() {
        var state = WorkoutState.showing(nil)
        #expect(state.press(KeyPress(.down), KeyPress(.enter)) == [.start("Running", isIndoor: nil, plan: [])])
        state = .showing(nil)
        state.type("laufband")
        #expect(state.press(KeyPress(.enter)) == [.start("Running", isIndoor: true, plan: [])])
        state = .showing(nil)
        state.type("indoor cycling")
        #expect(state.press(KeyPress(.enter)) == [.start("Cycling", isIndoor: true, plan: [])])
    }

    @Test func `records pause, lap and undo by a key each`() {
        var state = WorkoutState.showing(.run)
        #expect(state.press(.character(" ")) == [.record(.paused)])
        state = .showing(.run)
        #expect(state.press(.character("L")) == [.record(.lap)])
        state = .showing(.run)
        #expect(state.press(.character("u")) == [.record(.undone)])
    }

    @Test func `takes letters for an exercise where sets are done, and never for the end`() {
        var state = WorkoutState.showing(.strength)
        state.type("squat 5x100kg")
        #expect(state.line == .sets && state.editor.text == "squat 5x100kg")
        state = .showing(.run)
        #expect(state.press(.character("e")).isEmpty && state.sheet == nil)
    }

    @Test func `does one thing after the other`() {
        var state = WorkoutState.showing(.run)
        #expect(state.press(.character("L"), .character("L")) == [.record(.lap)])
        _ = state.apply(.recorded(.run, at: workoutMoment(1)))
        #expect(state.press(.character("L")) == [.record(.lap)])
    }

    @Test func `a digit begins a set of the exercise before, and Enter alone repeats it`() {
        var state = WorkoutState.showing(.strength)
        state.type("6")
        let six = StrengthSet("pull-up", repetitions: 6, load: .body(added: 0))
        #expect(state.press(KeyPress(.enter)) == [.record(.sets([six]))])
        state = .showing(.strength)
        #expect(state.press(KeyPress(.enter)).isEmpty)
        #expect(state.says("the same again: pull-up 1x8"))
        #expect(state.press(KeyPress(.enter)).count == 1)
    }

    @Test func `a set is in the list only when it is on disk`() throws {
        var state = WorkoutState.showing(.strength)
        state.press(KeyPress(.enter))
        state.type("squat 5x120kg")
        state.press(KeyPress(.enter))
        #expect(state.line == .sets && state.live?.sets.count == 6)
        var live = LiveWorkout.strength
        try live.add(
            WorkoutEvent(.sets([StrengthSet("squat", repetitions: 5, load: .kilograms(120))]), at: workoutMoment(2)))
        _ = state.apply(.recorded(live, at: workoutMoment(2)))
        #expect(state.line == nil && state.says("1x5 120 kg"))
    }

    @Test func `what is typed while a set is being written is the next one`() throws {
        var state = WorkoutState.showing(.strength)
        state.press(KeyPress(.enter))
        state.type("squat 5x120kg")
        state.press(KeyPress(.enter))
        state.type("6")
        #expect(state.press(KeyPress(.enter)).isEmpty)
        var live = LiveWorkout.strength
        try live.add(
            WorkoutEvent(.sets([StrengthSet("squat", repetitions: 5, load: .kilograms(120))]), at: workoutMoment(2)))
        let six = StrengthSet("squat", repetitions: 6, load: .kilograms(120))
        #expect(state.apply(.recorded(live, at: workoutMoment(2))) == [.record(.sets([six]))])
        try live.add(WorkoutEvent(.sets([six]), at: workoutMoment(3)))
        _ = state.apply(.recorded(live, at: workoutMoment(3)))
        #expect(state.line == nil && state.live?.sets.count == 8)
    }

    @Test func `a set that could not be written is in the line again, with what was typed behind it`() {
        var state = WorkoutState.showing(.strength)
        state.press(KeyPress(.enter))
        state.type("squat 5x120kg")
        state.press(KeyPress(.enter))
        state.type("bench 8x60kg")
        _ = state.apply(.failed("The disk is full."))
        #expect(state.line == .sets && state.editor.text == "squat 5x120kg, bench 8x60kg")
        #expect(state.press(KeyPress(.enter)).count == 1)
    }

    @Test func `what is typed while a note is being written is the next one`() throws {
        var state = WorkoutState.showing(.run)
        state.press(.character("n"))
        state.type("wind")
        #expect(state.press(KeyPress(.enter)) == [.record(.note("wind"))])
        state.type("rain")
        var live = LiveWorkout.run
        try live.add(WorkoutEvent(.note("wind"), at: workoutMoment(2)))
        #expect(state.apply(.recorded(live, at: workoutMoment(2))).isEmpty)
        #expect(state.line == .note && state.editor.text == "rain")
        #expect(state.press(KeyPress(.enter)) == [.record(.note("rain"))])
        _ = state.apply(.failed("The disk is full."))
        #expect(state.line == .note && state.editor.text == "rain")
    }

    @Test(arguments: ["n", "6"]) func `a line stays open while a click is recorded`(opening: Character) throws {
        var state = WorkoutState.showing(.strength)
        state.press(opening == "n" ? .character("N") : .character(opening))
        state.type("5 left")
        let text = state.editor.text
        #expect(state.apply(.clicked(HitTarget(WorkoutTarget.pause), at: second(0))) == [.record(.paused)])
        var live = LiveWorkout.strength
        try live.add(WorkoutEvent(.paused, at: workoutMoment(2)))
        _ = state.apply(.recorded(live, at: workoutMoment(2)))
        #expect(state.line != nil && state.editor.text == text)
    }

    @Test func `a line begun while the set before it is being written stays`() throws {
        var state = WorkoutState.showing(.strength)
        state.type("squat 5x120kg")
        state.press(KeyPress(.enter), KeyPress(.escape))
        state.type("bench")
        var live = LiveWorkout.strength
        try live.add(
            WorkoutEvent(.sets([StrengthSet("squat", repetitions: 5, load: .kilograms(120))]), at: workoutMoment(2)))
        _ = state.apply(.recorded(live, at: workoutMoment(2)))
        #expect(state.line == .sets && state.editor.text == "bench")
    }

    @Test func `what is typed while the workout begins is its first set`() {
        var state = WorkoutState.showing(nil)
        state.type("str")
        #expect(state.press(KeyPress(.enter)) == [.start("Strength", isIndoor: nil, plan: [])])
        state.type("squat 5x100kg")
        _ = state.apply(.recorded(LiveWorkout("Strength", at: workoutMoment(0)), at: workoutMoment(0)))
        #expect(state.line == .sets && state.editor.text == "squat 5x100kg")
        #expect(state.press(KeyPress(.enter)).count == 1)
        state = .showing(nil)
        state.type("run")
        state.press(KeyPress(.enter))
        _ = state.apply(.recorded(LiveWorkout("Running", at: workoutMoment(0)), at: workoutMoment(0)))
        #expect(state.line == nil && state.editor.isEmpty)
    }

    @Test func `the end that could not be stored is looked at again, as it was changed`() throws {
        var state = WorkoutState.showing(.run)
        _ = state.apply(.endAsked(at: workoutMoment(0)))
        let sheet = try #require(state.sheet)
        #expect(state.press(KeyPress(.enter)).count == 1)
        #expect(state.sheet == nil)
        _ = state.apply(.failed("The disk is full."))
        #expect(state.sheet?.proposal == sheet.proposal)
        #expect(state.press(KeyPress(.enter)).count == 1)
    }

    @Test(arguments: ["bench 8x0kg", "bench 8x400kg"]) func `a weight hardly meant is asked about once`(line: String) {
        var state = WorkoutState.showing(.strength)
        state.press(KeyPress(.enter))
        state.type(line)
        #expect(state.press(KeyPress(.enter)).isEmpty && state.says("Enter again"))
        #expect(state.press(KeyPress(.enter)).count == 1)
    }

    @Test func `the end is looked at, with effort, before it is stored`() throws {
        var state = WorkoutState.showing(.run)
        #expect(state.press(.character("E")) == [.askEnd])
        _ = state.apply(.endAsked(at: workoutMoment(0)))
        let sheet = try #require(state.sheet)
        #expect(sheet.original == .entry(.workout(LiveWorkout.run.workout(endingAt: workoutMoment(0)))))
        #expect(state.press(KeyPress(.enter)) == [.end(LiveWorkout.run.workout(endingAt: workoutMoment(0)))])
    }

    @Test func `the end is put off, or the workout is thrown away after one more question`() throws {
        var state = WorkoutState.showing(.run)
        _ = state.apply(.endAsked(at: workoutMoment(0)))
        #expect(state.says("[ Not yet ] [ Throw away ]"))
        #expect(state.press(KeyPress(.escape)).isEmpty && state.sheet == nil && state.live != nil)
        _ = state.apply(.endAsked(at: workoutMoment(0)))
        #expect(state.press(.character("D")).isEmpty && state.says("Throw the workout away"))
        #expect(state.press(.character("n")).isEmpty && state.live != nil)
        _ = state.apply(.endAsked(at: workoutMoment(0)))
        #expect(state.apply(.clicked(HitTarget(ProposalTarget.discard), at: second(0))).isEmpty && state.sheet == nil)
        #expect(state.press(.character("y")) == [.record(.discarded)])
    }

    @Test func `one of 26 hours is asked about`() throws {
        var state = WorkoutState.showing(LiveWorkout("Hiking", at: workoutMoment(-26 * 3600)))
        _ = state.apply(.endAsked(at: workoutMoment(0)))
        #expect(state.press(KeyPress(.enter)).isEmpty)
        #expect(state.sheet?.doubt != nil)
        #expect(state.press(.character("y")).count == 1)
    }

    @Test func `one found at the start is offered, to go on, without the gap, or to its last event`() {
        func found() -> WorkoutState { .showing(.run, isFirst: true) }
        var state = WorkoutState()
        #expect(state.apply(.read(.run, isFollowing: false, at: workoutMoment(0))) == [.show])
        state = found()
        #expect(state.isOffered && state.press(KeyPress(.enter)).isEmpty && !state.isOffered)
        state = found()
        #expect(state.press(.character("g")) == [.record(.gapLeftOut)])
        state = found()
        state.press(.character("e"))
        #expect(state.press(KeyPress(.enter)) == [.end(LiveWorkout.run.workout(endingAt: workoutMoment(-380)))])
        state = found()
        #expect(state.press(.character("D")).isEmpty && state.press(.character("n")).isEmpty)
        state.press(.character("D"))
        #expect(state.press(.character("y")) == [.record(.discarded)])
    }

    @Test func `one that another screen records is followed`() {
        var state = WorkoutState.showing(.run, isFollowing: true)
        #expect(state.says("Another AirFit records this workout"))
        guard case .notice? = state.press(.character("l")).first else {
            Issue.record("a lap of a workout that is followed")
            return
        }
        #expect(state.press(KeyPress(.enter)) == [.load])
        // It is still recorded elsewhere: said once, where it was asked.
        let again = WorkoutAction.read(.run, isFollowing: true, at: workoutMoment(1))
        guard case .notice? = state.apply(again).first else {
            Issue.record("it was not said that the other screen still records")
            return
        }
        #expect(state.apply(again).isEmpty)
    }

    // MARK: A plan

    private var done: [Progression.Session] {
        let squat = StrengthSet("squat", repetitions: 5, load: .kilograms(100))
        let sets = Array(repeating: benchSet, count: 3) + Array(repeating: squat, count: 5)
        return [Progression.Session(day: CivilDay(number: 20_830), sets: sets)]
    }

    @Test func `can be the last one again, with more where all was done`() {
        var state = WorkoutState.showing(nil)
        _ = state.apply(.sessionsRead(done))
        state.press(KeyPress(.down))
        #expect(state.says("3x8 62.5 kg  all done last time"))
        guard case .start("Strength", nil, let plan)? = state.press(KeyPress(.enter)).first else {
            Issue.record("no start")
            return
        }
        #expect(plan.count == 8 && plan[0].load == .kilograms(62.5) && plan[7].load == .kilograms(105))
    }

    @Test func `can be typed, and Enter does its next set`() throws {
        var state = WorkoutState.showing(nil)
        state.type("bench 2x8 60kg, squat 5x100kg")
        guard case .start(_, _, let plan)? = state.press(KeyPress(.enter)).first else {
            Issue.record("no start")
            return
        }
        var live = LiveWorkout("Strength", plan: plan, at: workoutMoment(-60))
        try live.add(WorkoutEvent(.sets([benchSet, benchSet]), at: workoutMoment(-30)))
        state = .showing(live)
        state.press(KeyPress(.enter))
        #expect(state.says("by plan: squat 1x5 100 kg"))
        #expect(
            state.press(KeyPress(.enter)) == [
                .record(.sets([StrengthSet("squat", repetitions: 5, load: .kilograms(100))]))
            ])
    }

    @Test func `can be a template that is written in an editor, with what each line is read as`() {
        var state = WorkoutState.showing(nil)
        state.press(.control("n"))
        state.type("Push day")
        #expect(state.press(.control("s")).isEmpty && state.says("between 1 and 100 sets"))
        state.press(KeyPress(.down))
        state.type("bench 3x8")
        #expect(state.press(.control("s")).isEmpty, "a weight is missing")
        state.type(" 60kg")
        #expect(state.says("= bench press 3x8 60 kg"))
        state.press(KeyPress(.enter))
        state.type("squat 5x5 100")
        guard case .saveTemplate(let template, inPlaceOf: [])? = state.press(.control("s")).first else {
            Issue.record("not saved: \(state.shown)")
            return
        }
        #expect(template.name == "Push day" && template.sets.count == 8)
        let entry = LoggedEntry(id: 4, entry: .template(template), writtenAt: second(0))
        _ = state.apply(.templateChanged("Kept."))
        _ = state.apply(.templatesRead([entry]))
        state.press(KeyPress(.down))
        #expect(state.says("Push day: bench press 3x8 60 kg, squat 5x5 100 kg"))
        #expect(state.says("as the template has it"))
        guard case .start("Strength", nil, let plan)? = state.press(KeyPress(.enter)).first else {
            Issue.record("no start")
            return
        }
        #expect(plan == template.sets)
    }

    @Test func `a template is changed in its own place, and deleted after a question`() throws {
        var state = WorkoutState.showing(nil)
        let template = try SavedTemplate("Legs", sets: [benchSet], day: CivilDay(number: 20_830))
        _ = state.apply(.templatesRead([LoggedEntry(id: 4, entry: .template(template), writtenAt: second(0))]))
        state.press(KeyPress(.down), .control("e"))
        state.press(KeyPress(.down))
        state.type("0")
        #expect(state.press(KeyPress(.escape)).isEmpty && state.says("It is not saved"))
        state.press(.character("n"))
        state.press(KeyPress(.backspace))
        state.press(KeyPress(.up))
        state.type("!")
        guard case .saveTemplate(let changed, inPlaceOf: [4])? = state.press(.control("s")).first else {
            Issue.record("not saved: \(state.shown)")
            return
        }
        #expect(changed.name == "Legs!" && changed.sets == [benchSet])
        _ = state.apply(.templateChanged("Kept."))
        state.press(KeyPress(.down), KeyPress(.delete))
        #expect(state.says("Delete the template “Legs”?"))
        #expect(state.press(.character("y")) == [.deleteTemplate(template)])
    }

    @Test func `a template that is begun while another is deleted stays open`() {
        var state = WorkoutState.showing(nil)
        state.press(KeyPress(.character("n"), .control))
        state.type("push")
        _ = state.apply(.templateChanged("It is deleted."))
        #expect(state.templatePage?.lines[0].text == "push")
    }

    @Test func `a past workout becomes a template`() {
        var state = WorkoutState.showing(nil)
        _ = state.apply(.sessionsRead(done))
        state.press(KeyPress(.down), .control("e"))
        #expect(state.says("bench press 3x8 60 kg") && state.says("squat 5x5 100 kg"))
        state.type("Full body")
        guard case .saveTemplate(let template, inPlaceOf: [])? = state.press(.control("s")).first else {
            Issue.record("not saved")
            return
        }
        #expect(template.sets == done[0].sets)
    }

    @Test func `a template, a past workout and a kind begin a line that plans them for a day`() throws {
        var state = WorkoutState.showing(nil)
        #expect(state.press(.alt("p")) == [.planAnother("plan strength ")])
        let template = try SavedTemplate("Legs", sets: [benchSet], day: CivilDay(number: 20_830))
        _ = state.apply(.templatesRead([LoggedEntry(id: 4, entry: .template(template), writtenAt: second(0))]))
        _ = state.apply(.sessionsRead(done))
        for expected in [[benchSet], state.templates[0].plan] {
            guard case .planAnother(let line)? = state.press(KeyPress(.down), .alt("p")).first else {
                Issue.record("nothing is planned")
                return
            }
            let reader = EntryLine(clock: EntryClock(now: second(0), home: HomeTime(zone: .gmt)), units: .metric)
            guard case .entry(.plan(let sessions)) = try reader.read(line + "tomorrow 18:00") else {
                Issue.record("no plan: \(line)")
                return
            }
            #expect(sessions.map(\.sets) == [expected] && sessions[0].minute == 18 * 60)
        }
    }

    @Test func `a session of the plan is moved to another day, after a yes that names what is there already`() throws {
        let today = try #require(CivilDay(iso: "2027-01-15"))
        let sessions = [0, 1, 3].map { days in
            var session = PlannedSession(
                id: "\(days)", day: today.advanced(by: days), type: "Running", origin: .rules)
            session.kilometres = 5 + Double(days)
            return session
        }
        let entry = LoggedEntry(id: 7, entry: .plan(sessions), writtenAt: second(0))
        let days = today...today.advanced(by: 13)
        var state = WorkoutState.showing(nil)
        state.press(.control("p"))
        _ = state.apply(.planRead(PlanReview([entry], done: [], in: days, today: today), changes: []))
        state.press(.character("<"))
        #expect(state.planPage?.moving == nil, "not into the past")
        state.press(.character(">"))
        #expect(state.says("→ Sat 16 Jan?  y / n") && state.says("Beside it on that day: Running, 6 km"))
        state.press(.character(">"))
        #expect(state.says("→ Sun 17 Jan?  y / n") && !state.says("Beside it"))
        #expect(state.press(.character("n")).isEmpty && state.planPage?.moving == nil)
        state.press(.character(">"), .character(">"))
        guard case .changePlan(let changes)? = state.press(.character("y")).first, changes.count == 1 else {
            Issue.record("no change")
            return
        }
        #expect(changes[0].entry == 7 && changes[0].before == sessions[0])
        let after = changes[0].after
        #expect(after.day == today.advanced(by: 2) && after.sequence == 1 && after.origin == .person)
        #expect(after.reason == "You moved it from Fri 15 Jan.")
    }

    @Test(arguments: sizes) func `the editor of a template`(_ width: Int, _ height: Int) {
        var state = WorkoutState.showing(nil, width: width, height: height)
        _ = state.apply(.sessionsRead(done))
        state.press(KeyPress(.down), .control("e"), KeyPress(.down))
        expect(state, "workout-template", width, height)
    }

    @Test(arguments: sizes) func `the choice of a past workout`(_ width: Int, _ height: Int) {
        var state = WorkoutState.showing(nil, width: width, height: height)
        _ = state.apply(.sessionsRead(done))
        state.press(KeyPress(.down))
        expect(state, "workout-again", width, height)
    }

    // MARK: The clock

    @Test func `asks for one tick a second while it shows, one a minute on other screens, none while nothing shows`() {
        var state = WorkoutState.showing(.run)
        let open = state.followClock(isOpen: true, isInSight: true)
        #expect(open == [.wake(at: workoutMoment(1.01).running)])
        #expect(state.followClock(isOpen: true, isInSight: true).isEmpty)
        #expect(state.followClock(isOpen: false, isInSight: true) == [.wake(at: workoutMoment(20.01).running)])
        #expect(state.followClock(isOpen: false, isInSight: false) == [.wake(at: nil)])
    }

    @Test func `without the focus it shows minutes and asks for one tick a minute, but counts a rest down`() {
        var state = WorkoutState.showing(.run)
        _ = state.followClock(isOpen: true, isInSight: true)
        let asked = state.followClock(isOpen: true, isInSight: true, hasFocus: false)
        #expect(asked == [.wake(at: workoutMoment(20.01).running)])
        #expect(!state.showsSeconds)
        _ = state.followClock(isOpen: true, isInSight: true)
        #expect(state.showsSeconds)
        var resting = WorkoutState.showing(.strength)
        _ = resting.followClock(isOpen: true, isInSight: true, hasFocus: false)
        #expect(resting.showsSeconds)
    }

    @Test func `a paused clock asks for no tick`() throws {
        var live = LiveWorkout.run
        try live.add(WorkoutEvent(.paused, at: workoutMoment(0)))
        var state = WorkoutState.showing(live)
        #expect(state.followClock(isOpen: true, isInSight: true).isEmpty)
    }

    @Test func `a pause stops the rest, which goes on with what was left`() throws {
        var live = LiveWorkout.strength
        try live.add(WorkoutEvent(.paused, at: workoutMoment(0)))
        var state = WorkoutState.showing(live)
        #expect(state.followClock(isOpen: true, isInSight: true).isEmpty && state.says("1:12"))
        #expect(state.apply(.ticked(workoutMoment(500))).isEmpty && state.says("1:12"))
        try live.add(WorkoutEvent(.resumed, at: workoutMoment(500)))
        state = WorkoutState.showing(live)
        _ = state.apply(.ticked(workoutMoment(500)))
        _ = state.followClock(isOpen: false, isInSight: false)
        #expect(state.wake == workoutMoment(572).running)
    }

    @Test func `the end of a rest is told once, also while nothing shows`() {
        var state = WorkoutState.showing(.strength)
        #expect(state.followClock(isOpen: false, isInSight: false) == [.wake(at: workoutMoment(72).running)])
        let told = state.apply(.ticked(workoutMoment(72)))
        #expect(told == [.bell, .notice("The rest is over.", isProblem: false)])
        #expect(state.followClock(isOpen: false, isInSight: false).isEmpty)
        #expect(state.apply(.ticked(workoutMoment(73))).isEmpty)
    }

    // MARK: Drawn

    static let sizes = [(60, 18), (80, 22), (200, 48)]

    @Test(arguments: sizes) func `strength, with a set being typed`(_ width: Int, _ height: Int) {
        var state = WorkoutState.showing(.strength, width: width, height: height)
        state.type("squat 5x102.5kg @9")
        expect(state, "workout-strength", width, height)
    }

    @Test(arguments: sizes) func `a run with laps`(_ width: Int, _ height: Int) {
        expect(.showing(.run, width: width, height: height), "workout-run", width, height)
    }

    @Test(arguments: sizes) func `an offer to go on`(_ width: Int, _ height: Int) {
        expect(.showing(.run, isFirst: true, width: width, height: height), "workout-offer", width, height)
    }

    @Test(arguments: sizes) func `what one begins with`(_ width: Int, _ height: Int) {
        expect(.showing(nil, width: width, height: height), "workout-start", width, height)
    }

    @Test func `nothing is drawn outside of the smallest screens`() {
        for size in [(0, 0), (1, 1), (7, 2)] {
            let state = WorkoutState.showing(.strength, width: size.0, height: size.1)
            #expect(state.shown.count == size.1)
        }
    }

    private func expect(_ state: WorkoutState, _ name: String, _ width: Int, _ height: Int) {
        let difference = snapshotDifference(state.shown, "\(name)-\(width)x\(height)")
        #expect(difference == nil, "\(difference ?? "")")
    }
}

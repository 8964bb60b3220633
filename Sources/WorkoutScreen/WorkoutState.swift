import Canvas
import Entries
import Foundation
import HealthModel
import Plans
import ScreenKit
import Widgets
import Workouts

/// The workout screen: the workout that is being recorded, or what one begins with.
public struct WorkoutState: Equatable, Sendable {
    /// The line that is typed at the foot.
    public enum Line: Equatable, Sendable { case sets, note }

    /// A question that y or n answers.
    enum Question: Equatable, Sendable { case discard, deletion(SavedTemplate) }

    /// A line of sets, a note or a beginning that is being written to the disk.
    struct Submission: Equatable, Sendable {
        /// As it was typed.
        var text: String
        /// The line holds the next one already.
        var hasNext = false
        /// Enter was pressed on the next one.
        var isNextEntered = false
    }

    /// The workout that is going on; `nil` for none.
    public internal(set) var live: LiveWorkout?
    /// Whether the journal was read since the program began.
    public internal(set) var isRead = false
    /// Another screen records it, and this one follows.
    public internal(set) var isFollowing = false
    /// Enter asked to record here: the next reading tells whether that can be.
    var wantsLead = false
    /// It was going on when the program began, and nobody said yet how it goes on.
    public internal(set) var isOffered = false
    /// The last moment that is known, by both clocks; `nil` before the journal was read.
    public internal(set) var moment: WorkoutMoment?
    /// The line that is typed; `nil` while letters are keys.
    public internal(set) var line: Line?
    public internal(set) var editor = TextEditorState()
    /// The sets that the line says, or why it says none.
    var reading: Result<[StrengthSet], EntryProblem>?
    /// Enter was pressed on what is not understood.
    var isRefused = false
    /// The doubt about the line's sets; another Enter records them all the same.
    var doubt: String?
    /// The line that is being written; `nil` while none is.
    var submitted: Submission?
    var question: Question?
    /// The workout as it is to be stored, for a last look.
    public internal(set) var sheet: ProposalSheet?
    /// The sheet that is being stored, for where that fails.
    var submittedSheet: ProposalSheet?
    /// The journal is being written: until that is done, nothing else is.
    var isBusy = false
    /// The rest whose end was told, by its place in the workout.
    var toldRest: Double?
    /// The last workouts with sets, to be done again; the newest first.
    public internal(set) var templates: [WorkoutTemplate] = []
    /// The sets of the log by day, the newest last.
    var sessions: [Progression.Session] = []
    /// The saved templates, by name.
    public internal(set) var saved: [TemplateProposal] = []
    /// A template is being written; `nil` while none is.
    var templatePage: TemplatePage?
    /// The plan of this week and the next; `nil` until it was read.
    public internal(set) var plan: PlanReview?
    /// The plan is looked at; `nil` while it is not.
    var planPage: PlanPage?
    /// Among the kinds that a workout can begin with.
    var cursor = 0
    /// The moment of the next tick that was asked for, in seconds since the machine was started.
    public internal(set) var wake: Double?
    /// The clock shows seconds; without the focus it shows minutes, so that it is right without a tick a second.
    var showsSeconds = true

    /// The units, clock and names by which it is worded.
    public var place = WritingPlace()
    public var today: CivilDay?
    public var now = Date(timeIntervalSince1970: 0)
    public internal(set) var size = Size(width: 80, height: 22)

    public init() {}

    public var context: WritingContext { place.context(at: now, today: today) }

    /// Letters are text now, not keys.
    public var takesText: Bool {
        sheet?.edit != nil || line != nil || live == nil && planPage == nil && question == nil
    }

    /// A way to begin a workout.
    enum Beginning: Equatable, Sendable {
        case kind(String, isIndoor: Bool?)
        /// Sets that were typed.
        case sets([StrengthSet])
        case template(WorkoutTemplate)
        case saved(TemplateProposal)
        /// Of today's plan.
        case session(PlannedSession)
    }

    /// The ways that match the typed letters; the usual kinds and the last workouts for none.
    var beginnings: [Beginning] {
        let typed = editor.text.trimmingCharacters(in: .whitespaces).lowercased()
        let kinds = Self.usual.map { Beginning.kind($0, isIndoor: nil) }
        guard live == nil, !typed.isEmpty else {
            return sessionsToday.map(Beginning.session) + kinds.prefix(1) + saved.map(Beginning.saved)
                + templates.map(Beginning.template) + kinds.dropFirst()
        }
        if let sets = try? SetLine(clock: context.clock, units: place.units, last: nil).read(typed) {
            return [.sets(sets)]
        }
        let named = saved.filter { $0.template.name.lowercased().contains(typed) }.map(Beginning.saved)
        let found = Self.usual.filter { $0.lowercased().hasPrefix(typed) }
        if !found.isEmpty || !named.isEmpty { return named + found.map { .kind($0, isIndoor: nil) } }
        return ActivityLexicon.kind(typed).map { [.kind($0.type, isIndoor: $0.isIndoor)] } ?? []
    }

    private static let usual = [
        "Strength", "Running", "Walking", "Cycling", "Swimming", "Hiking", "Yoga", "HIIT", "Rowing", "Climbing",
    ]

    /// Sets are done in it: letters are the beginning of an exercise.
    var isOfSets: Bool {
        live.map { !$0.sets.isEmpty || !$0.plan.isEmpty || ["Strength", "HIIT", "Core"].contains($0.type) } ?? false
    }

    public var keyHints: [KeyHint] {
        if let sheet { return sheet.keyHints }
        if case .deletion? = question { return [KeyHint("y", "delete it"), KeyHint("n", "keep it")] }
        if question != nil { return [KeyHint("y", "throw it away"), KeyHint("n", "keep it")] }
        guard let live else {
            if let templatePage { return templatePage.keyHints }
            if let planPage { return planPage.keyHints }
            let all = beginnings
            let own: [KeyHint] =
                switch all.indices.contains(cursor) ? all[cursor] : nil {
                case .saved?: [KeyHint("^E", "edit"), KeyHint("Alt-P", "plan it"), KeyHint("Del", "delete")]
                case .template?, .sets?: [KeyHint("^E", "keep as template"), KeyHint("Alt-P", "plan it")]
                case .kind?, .session?, nil: [KeyHint("^N", "new template")]
                }
            return [KeyHint("Enter", "start"), KeyHint("↑↓", "choose")] + own + [
                KeyHint("^P", "plan"), KeyHint("F7", "those so far"), KeyHint("Esc", "back"),
            ]
        }
        if isFollowing { return [KeyHint("Enter", "record here"), KeyHint("Esc", "back")] }
        if isOffered {
            let gap = live.isPaused ? [] : [KeyHint("g", "leave the gap out")]
            return [KeyHint("Enter", "go on")] + gap + [KeyHint("e", "end it there"), KeyHint("D", "throw away")]
        }
        if line != nil {
            return [KeyHint("Enter", doubt == nil ? "record" : "record it all the same"), KeyHint("Esc", "leave it")]
        }
        let rest = live.rest == nil ? [] : [KeyHint("X", "end the rest"), KeyHint("R", "+30 s")]
        return [
            KeyHint("Space", live.isPaused ? "go on" : "pause"), KeyHint("Enter", "set"), KeyHint("E", "end"),
            KeyHint("L", "lap"),
        ] + rest + [KeyHint("U", "undo"), KeyHint("N", "note"), KeyHint("D", "throw away"), KeyHint("Esc", "back")]
    }

    // MARK: The clock

    /// Asks for the next tick: one a second while the screen shows a clock that runs, one a minute for the line on other
    /// screens and in a terminal without the focus, which may be hidden, and one at the end of a rest; none while nothing of
    /// it shows. A rest that runs is counted down without the focus too.
    /// - Parameters:
    ///   - isOpen: the screen itself shows.
    ///   - isInSight: a line of it shows at least.
    ///   - hasFocus: as the terminal reports it; `true` where it does not.
    /// - Returns: what is asked for, where that has changed.
    public mutating func followClock(isOpen: Bool, isInSight: Bool, hasFocus: Bool = true) -> [WorkoutEffect] {
        let isResting = live.map { !$0.isPaused && $0.rest.map { $0.offset != toldRest } ?? false } ?? false
        showsSeconds = isOpen && (hasFocus || isResting)
        let wanted = nextTick(isInSight: isInSight)
        guard wanted != wake else { return [] }
        wake = wanted
        return [.wake(at: wanted)]
    }

    private func nextTick(isInSight: Bool) -> Double? {
        // A pause stops both clocks.
        guard let live, let moment, !live.isPaused else { return nil }
        var ticks: [Double] = []
        let untilRestEnds = live.rest.flatMap { $0.offset == toldRest ? nil : live.restLeft(at: moment) }
        if let untilRestEnds { ticks.append(max(0, untilRestEnds)) }
        if isInSight, sheet == nil {
            let active = live.activeSeconds(at: moment)
            let step: Double = showsSeconds ? 1 : 60
            // A little late rather than early: then it shows the next number.
            ticks.append((active / step).rounded(.down) * step + step - active + 0.01)
        }
        return ticks.min().map { moment.running + $0 }
    }
}

/// Actions on the state of the workout.
public enum WorkoutAction: Equatable, Sendable {
    case opened(at: Date)
    case key(KeyPress, at: Date)
    case paste(String, at: Date)
    case wheel(Int)
    case clicked(HitTarget, at: Date)
    /// The journal as it is on disk.
    case read(LiveWorkout?, isFollowing: Bool, at: WorkoutMoment)
    /// Sets of the log by day, the newest last.
    case sessionsRead([Progression.Session])
    /// The entries with templates that stand.
    case templatesRead([LoggedEntry])
    /// The template is stored, or deleted.
    case templateChanged(String)
    /// To look at the plan.
    case planOpened(at: Date)
    /// The plan with what is proposed for it.
    case planRead(PlanReview, changes: [PlanChange])
    /// The confirmed changes of the plan are stored.
    case planChanged
    /// An event is on disk.
    case recorded(LiveWorkout, at: WorkoutMoment)
    /// A request failed.
    case failed(String)
    /// The journal could not be read.
    case readFailed(String)
    /// The end is to be looked at before it is stored.
    case endAsked(at: WorkoutMoment)
    /// It is in the log: the lines of its entries.
    case stored([LogEntry])
    case ticked(WorkoutMoment)
    case resized(Size)
    /// The journal changed on disk.
    case journalChanged
}

/// Effects of the workout, run outside of its state.
public enum WorkoutEffect: Equatable, Sendable {
    case load
    /// Reads the sets of the log, and brings them as `.sessionsRead`.
    case loadSessions
    /// Reads the saved templates, and brings them as `.templatesRead`.
    case loadTemplates
    /// Keeps a template, in the place of entries that go.
    case saveTemplate(SavedTemplate, inPlaceOf: [LoggedEntry.ID])
    /// Deletes the templates of a name.
    case deleteTemplate(SavedTemplate)
    /// Reads the plan, and brings it as `.planRead`.
    case loadPlan
    /// Stores changes that the person confirmed.
    case changePlan([PlanChange])
    /// Opens the log's line to plan a session, with the beginning of what is typed.
    case planAnother(String)
    case start(String, isIndoor: Bool?, plan: [StrengthSet])
    case record(WorkoutEvent.Kind)
    /// Brings the present moment as `.endAsked`.
    case askEnd
    case end(LogEntry.LoggedWorkout)
    /// Brings `.ticked` at that moment, in seconds since the machine was started; `nil` for never.
    case wake(at: Double?)
    case bell
    case notice(String, isProblem: Bool)
    case close
    /// Shows the screen: there is something to be decided.
    case show
}

/// The hit targets of the workout.
enum WorkoutTarget: Hashable, Sendable {
    case kind(Int)
    /// Of the plan.
    case session(Int)
    /// Of the template that is written; 0 is its name.
    case templateLine(Int)
    case pause, set, endRest
    case line
}

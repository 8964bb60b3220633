import ScreenKit
import Canvas
import Entries
import Foundation
import HealthModel
import HealthQuery
import Widgets

/// The log: the line being typed, the entries, the goals in force.
public struct LogState: Equatable, Sendable {
    /// Where keys go.
    public enum Focus: Equatable, Sendable { case line, timeline, goals }

    /// The reading of the line, as far as it is understood.
    enum Reading: Equatable, Sendable {
        case empty
        /// Never empty; several entries that stand side by side are stored together.
        case understood([Proposal])
        /// One sentence.
        case unclear(String)
        /// To be answered by the coach, not stored.
        case question(String)
    }

    public internal(set) var editor = TextEditorState()
    var reading = Reading.empty
    /// Enter was pressed on what is not understood.
    var isRefused = false
    /// The doubt about the line's entry; another Enter stores it all the same.
    public var doubt: String?
    /// Lines that were stored or put aside, also before the program began; the oldest first.
    public var history: [String] = []
    var historyIndex: Int?
    /// The text typed before the history was opened.
    public var putAside = ""
    /// The line was completed; `nil` for one that was typed whole.
    var completion: Completion?

    public internal(set) var focus = Focus.line
    /// The newest first; `nil` until they are read.
    public internal(set) var entries: [LoggedEntry]?
    /// By which a weight is found odd; read with the entries.
    public internal(set) var newestWeight: NewestWeight?
    /// The goals that stand, also those that are hidden.
    var allGoals: [GoalStanding] = []
    /// Categories that the person doesn't want to see.
    public var hidden: Set<HealthCategory> = []
    /// Why they could not be read; one sentence.
    public var problem: String?
    public var cursor = 0
    var goalCursor = 0
    /// Taken back since the program began: they stay in sight, to be put back.
    public var takenBack: Set<LoggedEntry.ID> = []
    /// The last change, which can be undone.
    public internal(set) var last: LogStep?
    var writing = Writing.idle
    /// The store is at it: until it is done, nothing else is begun.
    var isWriting: Bool { writing != .idle }
    /// What was typed is not stored yet, as an import or another program is writing.
    public var isDelayed: Bool { writing == .delayed }
    /// Enter was pressed on the line meanwhile, or before the entries were read.
    var storesNext = false
    /// An entry that is being changed.
    public var sheet: (entry: LoggedEntry, sheet: ProposalSheet)? {
        get { openEntrySheet.map { ($0.entry, $0.sheet) } }
        set { openEntrySheet = newValue.map { OpenEntrySheet(entry: $0.entry, sheet: $0.sheet) } }
    }
    private var openEntrySheet: OpenEntrySheet?
    /// The check-in that is being filled in.
    var checkIn: CheckInSheet?
    /// It opens when the entries are read.
    var awaitsCheckIn = false
    /// The page of all goals; `nil` while it is closed.
    var goalsPage: GoalsPage?
    /// The goals get the keys when they are read, at the one of that number.
    var awaitedGoal: AwaitedGoal?

    enum Writing: Equatable, Sendable { case idle, begun, delayed }

    struct AwaitedGoal: Equatable, Sendable { var id: Goal.ID? }

    /// The units, clock and names by which entries are worded, and the moment they hold for.
    public var place = WritingPlace()
    /// The day that counts as today where it is not the calendar's; `nil` for the calendar's.
    public var today: CivilDay?
    public var now = Date(timeIntervalSince1970: 0)
    public internal(set) var size = Size(width: 80, height: 22)

    private struct OpenEntrySheet: Equatable, Sendable {
        var entry: LoggedEntry
        var sheet: ProposalSheet
    }

    public init() {}

    public var context: WritingContext {
        var place = place
        place.weight = newestWeight ?? place.weight
        return place.context(at: now, today: today)
    }

    /// Whether the store has said what it holds, or that it can't.
    var isRead: Bool { entries != nil || problem != nil }

    /// Entries that show, the latest first.
    var shownEntries: [LoggedEntry] { standingEntries.filter { !hidden.contains($0.entry.category) } }

    private var standingEntries: [LoggedEntry] {
        (entries ?? []).filter { $0.undoneAt == nil || takenBack.contains($0.id) }
    }

    /// Goals that show.
    public var goals: [GoalStanding] {
        hidden.isEmpty ? allGoals : allGoals.filter { $0.goal.aim.metric.categories.isDisjoint(with: hidden) }
    }

    /// How many entries don't show, and of what; `nil` where all do.
    public var hiddenNote: String? {
        let unseen = standingEntries.map(\.entry.category).filter(hidden.contains)
        guard !unseen.isEmpty else { return nil }
        let names = HealthCategory.allCases.filter(unseen.contains).map(\.title).joined(separator: ", ")
        return "\(unseen.count) hidden: \(names). Settings, Permissions shows them again."
    }

    /// The entry with the cursor; `nil` where none shows.
    public var current: LoggedEntry? { shownEntries.indices.contains(cursor) ? shownEntries[cursor] : nil }
    var currentGoal: GoalStanding? { goals.indices.contains(goalCursor) ? goals[goalCursor] : nil }
    public var isSheetOpen: Bool { sheet != nil || checkIn != nil || goalsPage != nil }

    /// Reads lines by the clock and in the units of the person.
    var reader: EntryLine { EntryLine(clock: context.clock, units: place.units) }

    /// The five feelings of today, the latest value of each.
    var checkInSoFar: CheckIn {
        let today = context.clock.today
        var all = CheckIn()
        for entry in (entries ?? []).filter({ $0.undoneAt == nil }).sorted(by: { $0.id < $1.id }) {
            guard case .checkIn(let said, today) = entry.entry else { continue }
            for scale in CheckIn.Scale.allCases { all[scale] = said[scale] ?? all[scale] }
            all.notes = said.notes ?? all.notes
        }
        return all
    }

    private var enterWords: String {
        if case .question = reading { return "ask the coach" }
        return doubt == nil ? "store" : "store it all the same"
    }

    /// Lines that go on from the one that is typed, by what was eaten before; the best first.
    var completions: [String] {
        guard focus == .line, !isSheetOpen else { return [] }
        return MealCompletion(shownEntries, reader: reader).lines(for: completion?.typed ?? editor.text)
    }

    public var keyHints: [KeyHint] {
        if let checkIn { return checkIn.keyHints }
        if let sheet { return sheet.sheet.keyHints }
        if let shownPage { return keyHints(of: shownPage) }
        let undo = last.map { [KeyHint("Alt-U", $0.isUndone ? "put back" : "undo")] } ?? []
        switch focus {
        case .line:
            let store = editor.isEmpty ? [] : [KeyHint("Enter", enterWords)]
            let list = shownEntries.isEmpty ? [] : [KeyHint("↓", "entries")]
            let complete = completions.count > (completion == nil ? 0 : 1) ? [KeyHint("Tab", "complete")] : []
            return store + complete + undo + list + [KeyHint("↑", "earlier lines"), KeyHint("Esc", "back")]
        case .timeline:
            let isBack = current?.undoneAt != nil
            return [KeyHint("Enter", isBack ? "put back" : "change")]
                + (isBack ? [] : [KeyHint("Del", "take back")]) + undo
                + [KeyHint("Tab", goals.isEmpty ? "line" : "goals"), KeyHint("Esc", "line")]
        case .goals:
            return [
                KeyHint("Enter", "change it"), KeyHint("Alt-C", "completed"), KeyHint("Alt-L", "let go"),
                KeyHint("Del", "remove"), KeyHint("Alt-G", "all goals"),
            ] + undo + [KeyHint("Esc", "line")]
        }
    }
}

/// A typed line in whose place a completion of it stands.
struct Completion: Equatable, Sendable {
    var typed: String
    /// Among its completions.
    var index: Int
}

/// Something done to what is written down, with what takes it back.
public enum LogStep: Equatable, Sendable {
    /// The entries of a line, at least one.
    case stored([Stored])
    /// Entries that were stored together, at least one.
    case takenBack([Stored])
    case changed(LoggedEntry.ID, from: LogEntry, to: LogEntry)
    case goalRemoved(Goal)
    case goalSet(Goal)

    /// An entry with the number by which it is taken back.
    public struct Stored: Equatable, Sendable {
        public var id: LoggedEntry.ID
        public var entry: LogEntry

        public init(id: LoggedEntry.ID, entry: LogEntry) {
            self.id = id
            self.entry = entry
        }
    }

    /// The write that takes it back.
    var inverse: LogWrite {
        switch self {
        case .stored(let stored): .takeBack(stored)
        case .takenBack(let stored): .store(stored.map(\.entry))
        case .changed(let id, let old, let new): .change(id, from: new, to: old)
        case .goalRemoved(let goal): .setGoal(goal.aim)
        case .goalSet(let goal): .removeGoal(goal)
        }
    }

    /// Whether it took something away: undoing it puts that back.
    var isUndone: Bool {
        switch self {
        case .stored, .goalSet, .changed: false
        case .takenBack, .goalRemoved: true
        }
    }
}

/// Actions on the log's state.
public enum LogAction: Equatable, Sendable {
    case opened(at: Date)
    /// With the beginning of a line, as from the palette.
    case begun(String, at: Date)
    /// To say how one feels.
    case checkInBegun(at: Date)
    /// To look at the goals, at that of a number.
    case goalsBegun(Goal.ID?, at: Date)
    /// To look at all goals: those that stand, proposals and earlier ones.
    case goalsPageBegun(at: Date)
    case goalBookRead(GoalBook)
    case key(KeyPress, at: Date)
    case paste(String, at: Date)
    case wheel(Int)
    case clicked(HitTarget, at: Date)
    case loaded([LoggedEntry], [GoalStanding], weight: NewestWeight? = nil)
    case readFailed(String)
    case written(LogWrite, LogWritten)
    case writeFailed(LogWrite, String)
    /// Something that is to be written into the health data waits for an import or another program.
    case writeDelayed
    case resized(Size)
    case dataChanged
    /// Lines that were kept for this start, the oldest first.
    case linesRestored([String])
    /// Takes back an entry that the coach stored.
    case takeBack(StoredByCoach)
}

/// A write to the store.
public enum LogWrite: Equatable, Sendable {
    /// Stores all of them, or none.
    case store([LogEntry])
    /// Takes the old one back and stores the new one, as one step.
    case change(LoggedEntry.ID, from: LogEntry, to: LogEntry)
    /// Takes back all of them, or none.
    case takeBack([LogStep.Stored])
    case removeGoal(Goal)
    case setGoal(Goal.Aim)
    case forget(EntryReference)

    /// The write in words; empty for an entry that is forgotten.
    public func line(in context: WritingContext) -> String {
        switch self {
        case .store(let entries): Self.line(entries, in: context)
        case .change(_, _, let entry): Self.line([entry], in: context)
        case .takeBack(let stored): Self.line(stored.map(\.entry), in: context)
        case .removeGoal(let goal): ProposalForm(.goal(goal.aim), in: context).text
        case .setGoal(let aim): ProposalForm(.goal(aim), in: context).text
        case .forget: ""
        }
    }

    /// The write that takes back what the coach stored.
    init(takingBack stored: StoredByCoach) {
        switch (stored.reference, stored.proposal) {
        case (.entry(let id), .entry(let entry)): self = .takeBack([LogStep.Stored(id: id, entry: entry)])
        case (.goal(let id), .goal(let aim)):
            self = .removeGoal(Goal(id: id, aim: aim, setAt: Date(timeIntervalSince1970: 0)))
        default: self = .forget(stored.reference)
        }
    }

    private static func line(_ entries: [LogEntry], in context: WritingContext) -> String {
        entries.map { ProposalForm(.entry($0), in: context).line }.joined(separator: " · ")
    }
}

/// The result of a write.
public enum LogWritten: Equatable, Sendable {
    /// Those that did not stand already; empty where all did.
    case stored([LogStep.Stored])
    case goal(Goal)
    case done
}

/// Effects of the log, run outside of its state.
public enum LogEffect: Equatable, Sendable {
    case load
    /// Reads earlier goals and proposals.
    case loadGoalBook
    case write(LogWrite)
    /// Keeps the lines for the next start, the oldest first.
    case keepLines([String])
    case notice(String, isProblem: Bool)
    case close
    /// The coach is asked.
    case ask(String)
}

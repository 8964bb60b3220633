@testable import ScreenKit
import Canvas
import Entries
import Foundation
import HealthModel
import HealthQuery
import TestSupport
import Testing

@testable import App
@testable import CoachScreen
@testable import LogScreen
@testable import TodayScreen

extension LogState {
    /// Entries of this day and the one before, a goal; the clock shows 08:00 of 15 January 2027.
    static func filled(goals: Bool = true, width: Int = 80, height: Int = 22) -> LogState {
        var log = LogState()
        log.today = CivilDay(iso: "2027-01-15")
        _ = log.apply(.resized(Size(width: width, height: height)))
        _ = log.apply(.opened(at: second(0)))
        let weight = NewestWeight(kilograms: 72, day: CivilDay(iso: "2027-01-05") ?? CivilDay(number: 0))
        _ = log.apply(.loaded(samples, goals ? standings : [], weight: weight))
        return log
    }

    static var samples: [LoggedEntry] {
        var oats = LogEntry.Meal(name: "Oats and berries")
        (oats.kilocalories, oats.protein) = (420, 15)
        var run = LogEntry.LoggedWorkout(type: "Running", start: second(-86_400), minutes: 26)
        (run.kilometres, run.effort) = (5, 7)
        return [
            LoggedEntry(id: 1, entry: .water(milliliters: 500, at: second(-3_600)), writtenAt: second(-3_600)),
            LoggedEntry(id: 2, entry: .meal(oats, at: second(-1_800)), writtenAt: second(-1_700)),
            LoggedEntry(
                id: 3,
                entry: .checkIn(CheckIn(energy: 3, mood: 4, notes: "slept badly"), day: CivilDay(number: 20_832)),
                writtenAt: second(-60_000)),
            LoggedEntry(id: 4, entry: .workout(run), writtenAt: second(-80_000)),
            LoggedEntry(
                id: 5, entry: .weight(kilograms: 72.4, bodyFatPercent: 18.5, at: second(-90_000)),
                writtenAt: second(-90_000)),
            LoggedEntry(
                id: 6, entry: .water(milliliters: 300, at: second(-90_000)), writtenAt: second(-90_000),
                undoneAt: second(-89_000)),
        ]
    }

    private static var standings: [GoalStanding] {
        [
            GoalStanding(
                goal: Goal(id: 1, aim: Goal.Aim(.steps, target: 10_000, period: .day), setAt: second(-900_000)),
                value: 6_120),
            GoalStanding(goal: Goal(id: 2, aim: Goal.Aim(.weight, target: 70), setAt: second(-900_000)), value: 72.4),
        ]
    }

    @discardableResult mutating func press(_ keys: KeyPress...) -> [LogEffect] {
        keys.flatMap { apply(.key($0, at: second(0))) }
    }

    mutating func type(_ text: String) { for character in text { press(.character(character)) } }

    var shown: [String] {
        screen(width: size.width, height: size.height) { drawLog(self, in: $0, on: &$1, focused: true) }
    }

    func says(_ text: String) -> Bool { shown.contains { $0.contains(text) } }

    @discardableResult mutating func click(_ text: String) -> [LogEffect] {
        var canvas = Canvas(size)
        drawLog(self, in: canvas.bounds, on: &canvas, focused: true)
        for (row, line) in canvas.textRows.enumerated() {
            guard let range = line.range(of: text) else { continue }
            let column = line[..<range.lowerBound].cellWidth
            guard let target = canvas.target(at: Point(column: column, row: row)) else { continue }
            return apply(.clicked(target, at: second(0)))
        }
        return []
    }
}

private typealias Stored = LogStep.Stored

extension LogAction {
    /// The store says that it has stored `entry` under the number `id`.
    fileprivate static func stored(_ entry: LogEntry, as id: LoggedEntry.ID) -> LogAction {
        .written(.store([entry]), .stored([Stored(id: id, entry: entry)]))
    }
}

extension [LogEffect] {
    fileprivate var write: LogWrite? {
        for case .write(let write) in self { return write }
        return nil
    }
}

@Suite struct `The line of the log` {
    @Test
    func `a goal that is asked for by its number is chosen, and one that does not stand is told with those that do`() {
        var log = LogState.filled()
        let read = LogAction.loaded(LogState.samples, log.goals)
        _ = log.apply(.goalsBegun(2, at: second(0)))
        #expect(log.apply(read).isEmpty && log.focus == .goals && log.goalCursor == 1)
        _ = log.apply(.goalsBegun(99, at: second(0)))
        let sentence = "There is no goal g99. There are g1 (10,000 steps a day), g2 (Weight 70 kg)."
        #expect(log.apply(read) == [.notice(sentence, isProblem: true)])
        _ = log.apply(.goalsBegun(nil, at: second(0)))
        #expect(log.apply(read).isEmpty && log.focus == .goals)
        log = .filled(goals: false)
        _ = log.apply(.goalsBegun(1, at: second(0)))
        let none = "There is no goal g1, and no other stands."
        #expect(log.apply(.loaded([], [])) == [.notice(none, isProblem: true)])
    }

    @Test func `what lies ahead of the clock is said not to count yet`() {
        var log = LogState.filled(goals: false)
        let water = LogEntry.water(milliliters: 750, at: second(3_600))
        var held = LoggedEntry(id: 9, entry: water, writtenAt: second(3_600))
        held.isHeld = true
        _ = log.apply(.loaded(LogState.samples + [held], []))
        #expect(log.says("1 entry lies ahead of the clock: it counts when it has happened"))
        #expect(log.shown.contains { $0.contains("750 ml") && $0.contains("not yet") })
        #expect(!log.shown.contains { $0.contains("500 ml") && $0.contains("not yet") })
    }

    @Test func `a plan is told in one line of its sessions`() throws {
        let first = try #require(CivilDay(iso: "2027-01-18"))
        let sessions = [0, 2].map { day in
            PlannedSession(id: "\(day)", day: first.advanced(by: day), type: "Walking", origin: .rules)
        }
        var log = LogState.filled()
        _ = log.apply(.loaded([LoggedEntry(id: 7, entry: .plan(sessions), writtenAt: second(0))], []))
        #expect(log.says("Plan      2 sessions, Mon 18 Jan to Wed 20 Jan"))
        _ = log.apply(.loaded([LoggedEntry(id: 7, entry: .plan([sessions[1]]), writtenAt: second(0))], []))
        #expect(log.says("Plan      Walking, Wed 20 Jan"))
    }

    @Test func `a plan stands on the day it was written, not above today`() throws {
        var log = LogState.filled()
        let today = log.context.clock.today
        let session = PlannedSession(id: "1", day: today.advanced(by: 5), type: "Walking", origin: .person)
        let plan = LoggedEntry(id: 7, entry: .plan([session]), writtenAt: second(-90_000))
        let water = LoggedEntry(id: 8, entry: .water(milliliters: 500, at: second(0)), writtenAt: second(0))
        _ = log.apply(.loaded([plan, water], []))
        #expect(log.shownEntries.map(\.id) == [8, 7])
        #expect(log.says("yesterday") && !log.says("in 5 days"))
    }

    @Test func `a meal is completed by those eaten before, the most frequent first`() {
        func meal(_ id: Int, _ name: String, _ kilocalories: Double? = nil) -> LoggedEntry {
            var meal = LogEntry.Meal(name: name)
            meal.kilocalories = kilocalories
            return LoggedEntry(id: id, entry: .meal(meal, at: second(-Double(id) * 3_600)), writtenAt: second(-9_000))
        }
        var log = LogState.filled()
        let meals = [meal(1, "Omelette"), meal(2, "Oats and berries", 420), meal(3, "oats and berries", 500)]
        _ = log.apply(.loaded(meals + [meal(4, "Pasta")], []))
        log.type("meal o")
        #expect(log.says("Tab: meal Oats and berries 420kcal · Tab again for 1 more"))
        log.press(KeyPress(.tab))
        #expect(log.editor.text == "meal Oats and berries 420kcal" && log.says("Enter stores it"))
        log.press(KeyPress(.tab))
        #expect(log.editor.text == "meal Omelette")
        guard case .meal(let eaten, _)? = log.press(KeyPress(.enter)).write.flatMap(stored) else {
            Issue.record("no meal")
            return
        }
        #expect(eaten.name == "Omelette")
    }

    private func stored(_ write: LogWrite) -> LogEntry? {
        if case .store(let entries) = write { entries.first } else { nil }
    }

    @Test func `without a meal to go on to, Tab goes to the entries`() {
        var log = LogState.filled()
        log.type("meal xyz")
        log.press(KeyPress(.tab))
        #expect(log.editor.text == "meal xyz" && log.focus == .timeline)
    }

    @Test func `what the person hides does not show, and the list says so`() {
        var log = LogState.filled()
        log.hidden = [.nutrition, .body]
        #expect(log.shownEntries.map(\.id) == [3, 4])
        #expect(log.goals.map(\.goal.aim.metric) == [.steps])
        let rows = log.shown.joined(separator: "\n")
        #expect(rows.contains("3 hidden: Body, Food and water. Settings, Permissions shows them again."))
        #expect(!rows.contains("Oats") && !rows.contains("18.5"))
        log.hidden = Set(HealthCategory.allCases)
        #expect(log.shown.contains { $0.contains("What is written down is hidden") })
        log.hidden = []
        #expect(log.shownEntries.count == 5 && log.goals.count == 2)
    }

    @Test func `keeps an amount as it is beside a name that is read from right to left`() {
        var log = LogState.filled()
        var salad = LogEntry.Meal(name: "סלט ירקות")
        salad.kilocalories = 200
        let entry = LoggedEntry(id: 1, entry: .meal(salad, at: second(-3_600)), writtenAt: second(-3_600))
        _ = log.apply(.loaded([entry], []))
        var canvas = Canvas(log.size)
        canvas.ordersText = true
        drawLog(log, in: canvas.bounds, on: &canvas, focused: false)
        #expect(canvas.textRows.contains { $0.contains("תוקרי טלס · 200 kcal") })
    }

    @Test func `is read while it is typed, and stored by Enter`() {
        var log = LogState.filled()
        log.type("water 750ml")
        #expect(log.says("Water: 750 ml, today at 08:00"))
        let entry = LogEntry.water(milliliters: 750, at: second(0))
        let effects = log.press(KeyPress(.enter))
        #expect(effects == [.write(.store([entry]))])
        #expect(log.editor.text == "water 750ml", "it stays until it is stored")
        let after = log.apply(.stored(entry, as: 9))
        #expect(log.editor.isEmpty && after.contains(.load) && log.last == .stored([Stored(id: 9, entry: entry)]))
        #expect(log.says("Saved.") && log.says("Alt-U undoes it"))
    }

    @Test func `of several entries shows a row for each, and stores and undoes them together`() {
        var log = LogState.filled(width: 60, height: 18)
        log.type("weight 71.9, water 750ml, mood 4")
        let rows = ["Weight: 71.9 kg, today at 08:00", "Water: 750 ml, today at 08:00", "Check-in: mood 4, today"]
        #expect(rows.allSatisfy(log.says) && log.says("Enter stores all 3"))
        guard case .store(let entries)? = log.click(rows[1]).write else {
            Issue.record("a click on a row stores nothing")
            return
        }
        let stored = zip(7..., entries).map { Stored(id: $0, entry: $1) }
        let effects = log.apply(.written(.store(entries), .stored(stored)))
        #expect(stored.count == 3 && effects.contains(.load) && log.last == .stored(stored))
        #expect(log.editor.isEmpty && log.says("Saved.") && log.says("Alt-U undoes it"))
        #expect(log.press(.alt("u")).write == .takeBack(stored))
        _ = log.apply(.written(.takeBack(stored), .done))
        #expect(log.press(.alt("u")).write == .store(entries))
    }

    @Test func `of several entries says which of them stood already, and undoes the others`() {
        var log = LogState.filled()
        log.type("water 750ml, mood 4")
        guard case .store(let entries)? = log.press(KeyPress(.enter)).write else {
            Issue.record("nothing is stored")
            return
        }
        let stored = [Stored(id: 9, entry: entries[1])]
        let effects = log.apply(.written(.store(entries), .stored(stored)))
        let notice = "Saved but for 1 that stood already: Water: 750 ml, today at 08:00 · Check-in: mood 4, today."
        #expect(effects.first == .notice(notice, isProblem: false))
        #expect(log.press(.alt("u")).write == .takeBack(stored))
    }

    @Test func `that stands already is told so, frees the line and undoes nothing`() throws {
        var log = LogState.filled()
        log.type("water 750ml")
        let entry = try #require(log.press(KeyPress(.enter)).write.flatMap(stored))
        let effects = log.apply(.written(.store([entry]), .stored([])))
        let notice = "That stands already: Water: 750 ml, today at 08:00."
        #expect(effects.first == .notice(notice, isProblem: false))
        #expect(log.editor.isEmpty && log.last == nil)
    }

    @Test func `of several entries asks once more about what is hardly possible in one of them`() {
        var log = LogState.filled()
        log.type("mood 4, water 4500ml")
        #expect(log.press(KeyPress(.enter)).write == nil && log.says("Enter again"))
        guard case .store? = log.press(KeyPress(.enter)).write else {
            Issue.record("nothing is stored")
            return
        }
    }

    @Test func `of several entries cuts what is long, and says how many have no row`() {
        var log = LogState.filled(goals: false, width: 60, height: 18)
        let meal = "meal porridge blueberries raspberries yoghurt honey walnuts 420kcal 15g protein"
        _ = log.apply(.paste(meal + ", water 750ml", at: second(0)))
        #expect(log.shown.contains { $0.contains("porridge blueberries") && $0.contains("…") })
        #expect(log.says("Water: 750 ml, today at 08:00") && log.says("Enter stores all 2"))
        log = .filled(goals: false, width: 60, height: 8)
        let waters = (11...19).map { "water 300ml at 7:\($0)" }
        _ = log.apply(.paste(waters.joined(separator: ", "), at: second(0)))
        #expect(log.says("Water: 300 ml, today at 07:16") && !log.says("07:17"))
        guard case .store(let entries)? = log.click("and 3 more · Enter stores all 9").write else {
            Issue.record("a click on the last row stores nothing")
            return
        }
        #expect(entries.count == 9)
    }

    @Test func `says what it does not understand, and keeps it`() {
        var log = LogState.filled()
        log.type("blub 12")
        #expect(log.press(KeyPress(.enter)).write == nil)
        #expect(log.isRefused && log.editor.text == "blub 12" && log.says("“blub 12”"))
        log.press(KeyPress(.backspace))
        #expect(!log.isRefused)
    }

    @Test func `waits for the newest weight before it stores one`() {
        var log = LogState()
        log.today = CivilDay(iso: "2027-01-15")
        _ = log.apply(.opened(at: second(0)))
        log.type("weight 60")
        #expect(log.press(KeyPress(.enter)).write == nil)
        let weight = NewestWeight(kilograms: 72, day: CivilDay(iso: "2027-01-15") ?? CivilDay(number: 0))
        #expect(log.apply(.loaded([], [], weight: weight)).write == nil)
        #expect(log.doubt == "That is 12 kg less than the last weight.")
        #expect(log.press(KeyPress(.enter)).write != nil)
    }

    @Test func `asks once more before it stores what is hardly possible`() {
        var log = LogState.filled()
        log.type("water 4500ml")
        #expect(log.press(KeyPress(.enter)).write == nil && log.says("Enter again"))
        #expect(log.press(KeyPress(.enter)).write == .store([.water(milliliters: 4_500, at: second(0))]))
        var changed = LogState.filled()
        changed.type("water 4500ml")
        changed.press(KeyPress(.enter))
        changed.press(KeyPress(.backspace), KeyPress(.backspace), KeyPress(.backspace))
        changed.type("1ml")
        #expect(changed.doubt == nil)
    }

    @Test func `keeps what cannot be stored`() {
        var log = LogState.filled()
        log.type("water 750ml")
        log.press(KeyPress(.enter))
        let entry = LogEntry.water(milliliters: 750, at: second(0))
        #expect(log.press(KeyPress(.enter)).write == nil, "one thing after the other")
        let effects = log.apply(.writeFailed(.store([entry]), "The disk is full."))
        #expect(effects.first == .notice("The disk is full.", isProblem: true))
        #expect(log.editor.text == "water 750ml" && log.press(KeyPress(.enter)).write == .store([entry]))
    }

    @Test func `says that it waits for whoever is writing, until it is stored or given up`() {
        var log = LogState.filled()
        _ = log.apply(.writeDelayed)
        #expect(!log.isDelayed, "what waits is not of the log")
        log.type("water 750ml")
        guard let write = log.press(KeyPress(.enter)).write.flatMap(stored) else { return }
        _ = log.apply(.writeDelayed)
        #expect(log.isDelayed && log.says("Not stored yet") && log.editor.text == "water 750ml")
        var app = AppState.opened(80, 24)
        app.log = log
        #expect(app.lossOfQuitting != nil)
        var refused = log
        _ = refused.apply(.writeFailed(.store([write]), "The disk is full."))
        #expect(!refused.isDelayed && refused.editor.text == "water 750ml")
        _ = log.apply(.stored(write, as: 9))
        #expect(!log.isDelayed && log.editor.isEmpty)
        app.log = log
        #expect(app.lossOfQuitting == nil)
    }

    @Test func `stores the next line when the one before is stored`() {
        var log = LogState.filled()
        log.type("water 750ml")
        guard let first = log.press(KeyPress(.enter)).write.flatMap(stored) else { return }
        log.press(KeyPress(.enter))
        #expect(log.apply(.stored(first, as: 9)).write == nil, "the same Enter stores nothing twice")
        log.type("mood 4")
        guard let second = log.press(KeyPress(.enter)).write.flatMap(stored) else { return }
        log.press(.control("u"))
        log.type("water 1l")
        #expect(log.press(KeyPress(.enter)).write == nil)
        #expect(
            log.apply(.stored(second, as: 10)).write == .store([.water(milliliters: 1_000, at: Self.now)]))
    }

    private static let now = second(0)

    @Test func `has a history, with what was being typed at its end`() {
        var log = LogState.filled()
        for line in ["water 1l", "mood 4"] {
            log.type(line)
            guard let entry = log.press(KeyPress(.enter)).write.flatMap(stored) else { continue }
            _ = log.apply(.stored(entry, as: 9))
        }
        log.type("wei")
        log.press(KeyPress(.up))
        #expect(log.editor.text == "mood 4")
        log.press(KeyPress(.up))
        #expect(log.editor.text == "water 1l")
        log.press(KeyPress(.down), KeyPress(.down))
        #expect(log.editor.text == "wei")
    }

    @Test func `keeps what was typed for the next start, within bounds`() throws {
        var log = LogState.filled()
        log.type("water 1l")
        let entry = try #require(log.press(KeyPress(.enter)).write.flatMap(stored))
        let effects = log.apply(.stored(entry, as: 9))
        #expect(effects.contains(.keepLines(["water 1l"])))
        // Nothing new, nothing to keep.
        #expect(!log.press(KeyPress(.up)).contains { if case .keepLines = $0 { true } else { false } })

        var next = LogState.filled()
        #expect(next.apply(.linesRestored((0..<300).map { "water \($0)ml" } + ["water 1l"])) == [])
        #expect(next.history.count == 200)
        next.press(KeyPress(.up))
        #expect(next.editor.text == "water 1l")
    }

    @Test func `takes a paste as one line`() {
        var log = LogState.filled()
        _ = log.apply(.paste("water\n500ml\n", at: second(0)))
        #expect(log.editor.text == "water 500ml" && log.says("Water: 500 ml"))
        _ = log.apply(.paste(String(repeating: "x", count: 10_000), at: second(0)))
        #expect(log.editor.text.count == 500)
    }

    @Test func `begins as the palette says`() {
        var log = LogState.filled()
        _ = log.apply(.begun("weight ", at: second(0)))
        log.type("71.9")
        #expect(log.says("Weight: 71.9 kg"))
    }
}

@Suite struct `The timeline of the log` {
    @Test func `shows the days with their entries, the latest first`() {
        let shown = LogState.filled().shown
        let rows = [
            "15 January 2027", "Oats and berries", "500 ml", "14 January 2027", "“slept badly”", "Running", "72.4 kg",
        ]
        let found = rows.map { row in shown.firstIndex { $0.contains(row) } ?? -1 }
        #expect(!found.contains(-1) && found == found.sorted(), "\(found)\n\(shown.joined(separator: "\n"))")
        #expect(!shown.contains { $0.contains("300 ml") }, "it was taken back before")
    }

    @Test func `takes an entry back and puts it back`() {
        var log = LogState.filled()
        log.press(KeyPress(.down))
        let meal = LogState.samples[1]
        #expect(log.press(KeyPress(.delete)).write == .takeBack([Stored(id: 2, entry: meal.entry)]))
        var gone = LogState.samples
        gone[1].undoneAt = second(1)
        _ = log.apply(.written(.takeBack([Stored(id: 2, entry: meal.entry)]), .done))
        _ = log.apply(.loaded(gone, []))
        #expect(log.says("taken back") || log.says("put back"))
        #expect(log.press(KeyPress(.delete)).write == nil)
        #expect(log.press(KeyPress(.enter)).write == .store([meal.entry]))
        _ = log.apply(.stored(meal.entry, as: 12))
        #expect(log.last == .stored([Stored(id: 12, entry: meal.entry)]) && log.takenBack.isEmpty)
    }

    @Test func `undoes the last step, and undoes the undoing`() {
        var log = LogState.filled()
        let entry = LogEntry.water(milliliters: 750, at: second(0))
        _ = log.apply(.stored(entry, as: 9))
        #expect(log.press(.alt("u")).write == .takeBack([Stored(id: 9, entry: entry)]))
        _ = log.apply(.written(.takeBack([Stored(id: 9, entry: entry)]), .done))
        #expect(log.press(.alt("u")).write == .store([entry]))
        _ = log.apply(.stored(entry, as: 10))
        #expect(log.press(.alt("u")).write == .takeBack([Stored(id: 10, entry: entry)]))
    }

    @Test func `changes an entry as one step, which is undone as one`() {
        var log = LogState.filled()
        log.press(KeyPress(.down), KeyPress(.down), KeyPress(.enter))
        #expect(log.says("Change the entry") && log.says("500 ml"))
        log.press(.character("e"), .control("u"))
        log.type("600 ml")
        log.press(KeyPress(.enter))
        let old = LogState.samples[0].entry
        let new = LogEntry.water(milliliters: 600, at: second(-3_600))
        #expect(log.press(KeyPress(.enter)).write == .change(1, from: old, to: new))
        _ = log.apply(.written(.change(1, from: old, to: new), .stored([Stored(id: 13, entry: new)])))
        #expect(log.press(.alt("u")).write == .change(13, from: new, to: old))
    }

    @Test func `changes nothing when nothing was changed`() {
        var log = LogState.filled()
        log.press(KeyPress(.down), KeyPress(.enter))
        #expect(log.press(KeyPress(.enter)).write == nil && !log.isSheetOpen)
    }

    @Test func `gives letters to the line, wherever the keys go`() {
        var log = LogState.filled()
        log.press(KeyPress(.down))
        log.type("mood 4")
        #expect(log.focus == .line && log.editor.text == "mood 4")
    }

    @Test func `works by the mouse`() {
        var log = LogState.filled(width: 200, height: 40)
        log.click("Oats and berries")
        #expect(log.focus == .timeline && log.cursor == 0)
        #expect(log.click("[ take back ]").write == .takeBack([Stored(id: 2, entry: LogState.samples[1].entry)]))
    }

    @Test func `takes back what the coach stored`() {
        var log = LogState.filled()
        let what = StoredByCoach(
            reference: .entry(1), proposal: .entry(LogState.samples[0].entry), words: "Water: 500 ml")
        #expect(log.apply(.takeBack(what)).write == .takeBack([Stored(id: 1, entry: LogState.samples[0].entry)]))
        let fact = StoredByCoach(
            reference: .memory("1f0a9c27"), proposal: .memory(fact: "I run", about: .other), words: "Memory")
        #expect(log.apply(.takeBack(fact)).write == .forget(.memory("1f0a9c27")))
    }
}

@Suite struct `The goals of the log` {
    @Test func `say how far they are`() {
        let log = LogState.filled(width: 200, height: 40)
        #expect(log.says("6,120 today, 61 %") && log.says("72.4 kg now, 2.4 kg to go"))
    }

    @Test func `are removed, and set again by undoing`() {
        var log = LogState.filled()
        log.press(KeyPress(.tab), KeyPress(.tab))
        let goal = log.goals[0].goal
        #expect(log.press(KeyPress(.delete)).write == .removeGoal(goal))
        _ = log.apply(.written(.removeGoal(goal), .done))
        #expect(log.press(.alt("u")).write == .setGoal(goal.aim))
    }
}

@Suite struct `The check-in` {
    private func opened() -> LogState {
        var log = LogState.filled()
        _ = log.apply(.checkInBegun(at: second(0)))
        let today = CheckIn(energy: 3, mood: 4, notes: "slept badly")
        let said = LoggedEntry(
            id: 7, entry: .checkIn(today, day: CivilDay(number: 20_833)), writtenAt: second(-7_200))
        _ = log.apply(.loaded(LogState.samples + [said], []))
        return log
    }

    @Test func `takes a key for each feeling and stores what is new`() {
        var log = opened()
        #expect(log.isSheetOpen && log.says("How do you feel?"))
        // Energy 3 and mood 4 were said, with a note.
        log.type("4")
        log.press(KeyPress(.down))
        log.type("251")
        let effects = log.press(KeyPress(.enter))
        let said = CheckIn(energy: 4, stress: 2, motivation: 5, soreness: 1)
        #expect(effects.write == .store([.checkIn(said, day: CivilDay(number: 20_833))]) && !log.isSheetOpen)
    }

    @Test func `stores nothing where nothing was said, and nothing by Esc`() {
        var log = opened()
        #expect(log.press(KeyPress(.enter)).write == nil)
        log = opened()
        log.type("1")
        #expect(log.press(KeyPress(.escape)).write == nil && !log.isSheetOpen)
    }

    @Test func `takes a note below the feelings`() {
        var log = opened()
        for _ in 0..<5 { log.press(KeyPress(.down)) }
        log.type(", 5k")
        let effects = log.press(KeyPress(.enter))
        #expect(effects.write == .store([.checkIn(CheckIn(notes: "slept badly, 5k"), day: CivilDay(number: 20_833))]))
    }

    @Test func `takes tags of the day, and tells what they are read as`() {
        let day = CivilDay(number: 20_833)
        var log = opened()
        log.type("5")
        for _ in 0..<5 { log.press(KeyPress(.down)) }
        log.type("travel, kopfschmerzen 6/10, deadline")
        #expect(log.says("= travel · headache 6 of 10 · deadline"))
        var headache = LogEntry.TagEntry(["headache"], day: day)
        headache.severity = 6
        let effects = log.press(KeyPress(.enter))
        let tags = [LogEntry.TagEntry(["travel"], day: day), headache, LogEntry.TagEntry(["deadline"], day: day)]
        #expect(effects.write == .store([.checkIn(CheckIn(energy: 5), day: day)] + tags.map(LogEntry.tags)))
    }

    @Test func `stores nothing while a tag is not understood, and says which`() {
        var log = opened()
        log.type("5")
        for _ in 0..<5 { log.press(KeyPress(.down)) }
        log.type("travel, book club")
        #expect(log.press(KeyPress(.enter)).write == nil && log.isSheetOpen && log.says("“book club” is no known tag"))
        for _ in 0..<5 { log.press(KeyPress(.backspace)) }
        #expect(!log.says("is no known tag") && log.press(KeyPress(.enter)).write != nil)
    }

    @Test func `takes a click on a figure`() throws {
        var log = opened()
        var canvas = Canvas(log.size)
        drawLog(log, in: canvas.bounds, on: &canvas, focused: true)
        let row = try #require(canvas.textRows.firstIndex { $0.contains("Stress") })
        let line = canvas.textRows[row]
        let column = try #require(line.range(of: " 5 ").map { line[..<$0.lowerBound].cellWidth })
        let target = try #require(canvas.target(at: Point(column: column + 1, row: row)))
        _ = log.apply(.clicked(target, at: second(0)))
        #expect(
            log.press(KeyPress(.enter)).write == .store([.checkIn(CheckIn(stress: 5), day: CivilDay(number: 20_833))]))
    }
}

@Suite struct `A goal in the log` {
    @Test func `tells while it is typed in whose place it would stand`() {
        var log = LogState.filled(width: 100)
        log.type("goal steps 12000")
        #expect(log.says("12,000 steps a day, in the place of 10,000 steps a day"))
        log = .filled(width: 100)
        log.type("goal steps 60000 a week")
        #expect(log.says("60,000 steps a week") && !log.says("in the place of"), "of another span it stands beside it")
        log = .filled(width: 100)
        log.type("goal water 2l")
        #expect(log.says("Water 2,000 ml a day") && !log.says("in the place of"))
    }

    @Test(arguments: Goal.Aim.metrics) func `can be typed again by its line`(metric: DayField) throws {
        let period: Goal.Period? = metric == .weight ? nil : .week
        let target: Double = metric == .weight ? 70 : 30
        let aim = Goal.Aim(
            metric, target: target, period: period, due: metric == .weight ? CivilDay(iso: "2027-02-01") : nil)
        let context = WritingPlace().context(at: second(0), today: nil)
        let standing = GoalStanding(goal: Goal(id: 1, aim: aim, setAt: second(0)), value: nil)
        let line = GoalProgressWording(standing: standing, context: context).line
        #expect(try EntryLine(clock: context.clock, units: .metric).read(line) == .goal(aim), "\(line)")
    }

    @Test func `is changed in the line`() {
        var log = LogState.filled()
        log.press(KeyPress(.tab), KeyPress(.tab), KeyPress(.enter))
        #expect(log.focus == .line && log.editor.text == "goal steps 10000 a day")
    }

    @Test func `with a date tells the pace that is needed beside the one there is`() throws {
        let aim = Goal.Aim(.weight, target: 70, due: CivilDay(iso: "2027-02-26"))
        let days = [0.0, 2, 4, 7, 9, 11, 14, 16, 18, 21, 23, 25, 27]
        let weights = [74.6, 74.9, 74.2, 74.1, 74.4, 73.8, 73.9, 73.4, 73.7, 73.2, 73.5, 73.0, 73.1]
        let points = zip(days, weights).map { (x: $0, y: $1) }
        let pace = try #require(GoalPace(points, today: 27, target: 70, days: 42))
        let standing = GoalStanding(goal: Goal(id: 1, aim: aim, setAt: second(0)), value: 73.1, pace: pace)
        let words = GoalProgressWording(standing: standing, context: WritingPlace().context(at: second(0), today: nil))
        #expect(words.progress == "73.1 kg now, 3.1 kg to go; −0.49 kg a week needed, −0.43 now: on pace")
    }

    @Test func `of a year tells the pace that is needed beside that of the last weeks`() throws {
        let aim = Goal.Aim(.runDistance, target: 1500, period: .year)
        let weeks = [Double](repeating: 19.5 / 7, count: 28)
        let pace = try #require(GoalPace(sum: 812, target: 1500, elapsed: 237, left: 128, recent: weeks))
        let standing = GoalStanding(goal: Goal(id: 1, aim: aim, setAt: second(0)), value: 812, pace: pace)
        let words = GoalProgressWording(standing: standing, context: WritingPlace().context(at: second(0), today: nil))
        #expect(words.progress == "812.0 km this year, 54 %; 37.63 km a week needed, 19.50 now: not at this rate")
    }

    @Test func `of a week tells what is left, and the days for it`() {
        let aim = Goal.Aim(.exerciseMinutes, target: 150, period: .week)
        let standing = GoalStanding(goal: Goal(id: 1, aim: aim, setAt: second(0)), value: 95)
        // A Friday.
        let words = GoalProgressWording(standing: standing, context: WritingPlace().context(at: second(0), today: nil))
        #expect(words.progress == "95 min this week, 63 %: 55 min in 3 days")
    }
}

@Suite struct `The log within the program` {
    private func opened() -> AppState {
        var app = AppState(
            size: Size(width: 80, height: 24), today: TodayState(today: SampleReports.today),
            coach: CoachState(model: offline))
        _ = app.apply(.opened)
        _ = app.apply(.today(.reportArrived(SampleReports.runningDay)))
        return app
    }

    private func press(_ app: inout AppState, _ keys: KeyPress...) -> [AppEffect] {
        keys.flatMap { app.apply(.input(.key($0), at: second(0))) }
    }

    @Test func `opens by F5 and by L, and Esc goes back to where it was`() {
        var app = opened()
        #expect(press(&app, .character("L")).contains(.log(.load)) && app.screen == .log)
        _ = press(&app, KeyPress(.escape))
        #expect(app.screen == .today)
        _ = press(&app, .control("t"), KeyPress(.function(5)))
        #expect(app.screen == .log)
        _ = press(&app, KeyPress(.escape))
        #expect(app.screen == .coach)
    }

    @Test func `is begun by the palette`() {
        var app = opened()
        _ = press(&app, .control("k"))
        for character in "log how" { _ = press(&app, .character(character)) }
        _ = press(&app, KeyPress(.enter))
        #expect(app.screen == .log && app.log.editor.text == "mood ")
    }

    @Test func `has the day read anew when something was stored`() {
        var app = opened()
        _ = press(&app, KeyPress(.function(5)))
        let entry = LogEntry.water(milliliters: 500, at: second(0))
        let effects = app.apply(.log(.stored(entry, as: 1)))
        #expect(effects.contains(.today(.loadReport(SampleReports.today))))
        #expect(app.notice?.text.hasPrefix("Saved: Water: 500 ml") == true)
    }

    @Test func `a question of the coach is told as drawn only where it can be seen`() {
        var app = opened()
        _ = press(&app, .control("t"))
        _ = app.apply(.coach(.askFor("Log water", at: second(0))))
        _ = app.apply(
            .coach(.proposalAsked(1, .entry(.water(milliliters: 500, at: second(0))), doubt: nil, at: second(1))))
        #expect(app.awaitsSight)
        _ = press(&app, .control("t"))
        #expect(!app.apply(.drawn).contains(.coach(.resolveProposal(1))))
        _ = press(&app, .control("t"))
        #expect(app.awaitsSight && app.apply(.drawn) == [.coach(.resolveProposal(1))] && !app.awaitsSight)
    }
}

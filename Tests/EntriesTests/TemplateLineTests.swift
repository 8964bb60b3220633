import Entries
import Foundation
import HealthModel
import Testing

@Suite struct `A template` {
    /// Thursday, 26 November 2026, noon in Berlin.
    private let clock = EntryClock(
        now: Date(timeIntervalSince1970: 1_795_690_800),
        home: HomeTime(zone: TimeZone(identifier: "Europe/Berlin") ?? .gmt))
    private var words: EntryWording { EntryWording(clock: clock, units: .metric) }

    private func read(_ line: String) throws -> Proposal { try EntryLine(clock: clock, units: .metric).read(line) }

    @Test(arguments: [
        "template push day: bench 3x8 60kg, squat 5x5 100",
        "Vorlage: push day: Bankdrücken 3x8 60kg, Kniebeugen 5x5 100",
    ])
    func `is a name and sets, in one line`(line: String) throws {
        guard case .entry(.template(let template)) = try read(line) else {
            Issue.record("no template")
            return
        }
        #expect(template.name == "push day" && template.sets.count == 8 && template.day == clock.today)
        let again = try #require(words.typedLine(.template(template)))
        #expect(again == "template push day: bench press 3x8 60 kg, squat 5x5 100 kg")
        #expect(try read(again) == .entry(.template(template)))
        #expect(
            words.line(.entry(.template(template))) == "Template: push day: bench press 3x8 60 kg, squat 5x5 100 kg")
    }

    @Test(arguments: [
        ("template push day", "a colon"), ("template push day: 500 ml water", "no sets"),
        ("template : bench 3x8 60", "name"),
        ("template push day: bench 3x8 60 yesterday 18:00", "no time"),
        ("template push day: bench 3x0 60kg", "1 to 100"),
    ])
    func `that cannot be kept is told in one sentence`(line: String, words: String) {
        let problem = #expect(throws: EntryProblem.self) { try read(line) }
        #expect(problem?.sentence.contains(words) == true, "\(problem?.sentence ?? "")")
    }

    @Test func `keeps no effort, and is typed over part by part`() throws {
        let set = StrengthSet("squat", repetitions: 5, load: .kilograms(100), effort: 9)
        let template = try SavedTemplate("Legs", sets: [set], day: clock.today)
        #expect(template.sets[0].effort == nil)
        let renamed = try words.setting(.name, to: "Leg day", in: .entry(.template(template)))
        let changed = try words.setting(.sets, to: "squat 3x5 105kg", in: renamed)
        guard case .entry(.template(let result)) = changed else { return }
        #expect(result.name == "Leg day" && result.sets.count == 3 && result.sets[0].load == .kilograms(105))
    }

    @Test func `of a name that is there already takes its place; what was taken back is none`() throws {
        func entry(_ id: Int, _ name: String, _ kilograms: Double, undone: Bool = false) throws -> LoggedEntry {
            let set = StrengthSet("squat", repetitions: 5, load: .kilograms(kilograms))
            return LoggedEntry(
                id: id, entry: .template(try SavedTemplate(name, sets: [set], day: clock.today)), writtenAt: clock.now,
                undoneAt: undone ? clock.now : nil)
        }
        let standing = SavedTemplate.standing(in: [
            try entry(3, "legs", 110), try entry(1, "Legs", 100), try entry(2, "Arms", 20),
            try entry(4, "Core", 5, undone: true),
        ])
        #expect(standing.map(\.id) == [2, 3])
    }
}

@Suite struct `Two recordings of one workout` {
    private func recording(_ source: String, _ start: Double, _ end: Double) -> WorkoutPair.Recording {
        WorkoutPair.Recording(
            activity: "Running", source: source, start: Date(timeIntervalSince1970: start),
            end: Date(timeIntervalSince1970: end))
    }

    @Test func `have time in common`() throws {
        let pair = try WorkoutPair(recording("Watch", 0, 1_800), recording("Phone", 1_500, 3_000))
        #expect(pair.first.source == "Watch")
        #expect(throws: EntryProblem.self) {
            try WorkoutPair(recording("Watch", 0, 1_800), recording("Phone", 1_800, 3_000))
        }
    }

    @Test func `tell of a source without a name that it has none`() throws {
        let pair = try WorkoutPair(recording("", 0, 1_800), recording("Phone", 1_500, 3_000))
        let clock = EntryClock(now: Date(timeIntervalSince1970: 9_000), home: HomeTime(zone: .gmt))
        let text = EntryWording(clock: clock, units: .metric).text(.entry(.sameWorkout(pair)))
        #expect(text.hasPrefix("Running by a source without a name, ") && text.contains("Running by Phone, "))
    }

    @Test func `are known while the entry stands`() throws {
        let (watch, phone) = (recording("Watch", 0, 1_800), recording("Phone", 1_500, 3_000))
        let entry = LogEntry.sameWorkout(try WorkoutPair(watch, phone))
        let now = Date(timeIntervalSince1970: 9_000)
        let stands = WorkoutPairs([LoggedEntry(id: 7, entry: entry, writtenAt: now)])
        #expect(stands.entry(of: phone, among: [watch]) == 7 && stands.entry(of: watch, among: [phone]) == 7)
        #expect(stands.entry(of: phone, among: [recording("Ring", 0, 1_800)]) == nil)
        #expect(WorkoutPairs([LoggedEntry(id: 7, entry: entry, writtenAt: now, undoneAt: now)]).isEmpty)
        #expect(try JSONDecoder().decode(LogEntry.self, from: JSONEncoder().encode(entry)) == entry)
    }
}

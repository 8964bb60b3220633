import ChatModel
import Foundation
import HealthModel
import JSON
import Testing

@testable import CoachEngine
@testable import CoachTools

/// Questions with what is expected, in files beside the tests.
enum OfflineFixture {
    static func text(_ name: String) -> String {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(name)").path
        return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }

    static func write(_ text: String, _ name: String) throws {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(name)").path
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// `? question`, then the calls, one a line.
    static let plans: [(question: String, calls: [String])] = text("offline-plans.txt").split(separator: "\n? ").map {
        let lines = $0.split(separator: "\n").map(String.init)
        let first = lines.first ?? ""
        return (first.hasPrefix("? ") ? String(first.dropFirst(2)) : first, Array(lines.dropFirst()))
    }

    /// `## question`, then the answer.
    static let answers: [(question: String, answer: String)] = ("\n" + text("offline-answers.md")).components(
        separatedBy: "\n## "
    ).dropFirst().map { part in
        let end = part.firstIndex(of: "\n") ?? part.endIndex
        return (String(part[..<end]), part[end...].trimmingCharacters(in: .newlines))
    }
}

@Suite struct `The offline coach plans calls` {
    @Test func `of at least 150 questions`() { #expect(OfflineFixture.plans.count >= 150) }

    @Test(arguments: OfflineFixture.plans)
    func `exactly these`(_ question: String, _ calls: [String]) async {
        let planned = await OfflineTalk().plan(question).map { "\($0.name) \($0.argumentsJSON)" }
        #expect(planned == calls, "\(question)")
    }

    @Test func `that every schema takes, whatever is asked`() async throws {
        var random = SplitRandom(state: 7)
        let words = Self.vocabulary
        for turn in 0..<200 {
            let count = 1 + Int(random.next() % 9)
            let question = (0..<count).map { _ in words[Int(random.next() % UInt64(words.count))] }.joined(
                separator: " ")
            // The calls of every question, and the whole answer of every fourth.
            try await check(question, answering: turn.isMultiple(of: 4))
        }
        for question in [
            "", "???", "2026-99-99 steps", "over over over", "last 0 days steps", "steps last 99999 days",
            "🏃", "steps in the last 99999999999 years", "average since since since", "0 weekends ago sleep",
        ] {
            try await check(question, answering: true)
        }
    }

    private static let toolbox = Toolbox(QueryToolkit(FixtureQuery()) { ToolClock(today: today) }.tools)

    /// Calls run through the toolbox are not refused for their form, and the answer has words.
    private func check(_ question: String, answering: Bool) async throws {
        for call in await OfflineTalk().plan(question) {
            if ToolSchemas.kind(of: call.name) == .write {
                let arguments = try #require(JSONValue(call.argumentsJSON))
                #expect(throws: Never.self, "\(question): \(call)") {
                    try ToolSchemas.check(arguments, for: call.name)
                }
                continue
            }
            let outcome = await Self.toolbox.run(call.name, call.argumentsJSON, for: .everything)
            let code = outcome.problem
            #expect(code != .invalidArguments && code != .unknownTool, "\(question): \(call) \(outcome.json)")
        }
        guard answering else { return }
        #expect(await !OfflineTalk().answer(question).isEmpty, "\(question)")
    }

    private static let vocabulary =
        ("how what when why did is was my i the a in on of to and or with last this yesterday today week month year days "
        + "weeks steps sleep hrv weight heart rate resting best worst longest most least average median total trend compare "
        + "affect related streak over under more than less 10000 7.5 8k 500 ml log water remember goal run runs workout pace "
        + "bmi zones debt nap bedtime wake since easter march february q1 2026 2025 2 ago weekend weekdays every any ever "
        + "normal unusual record gap alcohol coffee late exercise kg lb hours minutes set mood energy 4 5 km ! 🏃 ünïcode")
        .split(separator: " ").map(String.init)
}

/// The same words every time.
private struct SplitRandom {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

@Suite struct `The offline coach over three weeks known by hand` {
    @Test(arguments: OfflineFixture.answers)
    func `answers in these words`(_ question: String, _ expected: String) async {
        let talk = OfflineTalk(reading: ExampleReading(), clock: ToolClock(today: ExampleReading.today))
        let answer = await talk.answer(question)
        #expect(answer == expected, "\(question)")
        #expect(OfflineFixture.answers.count >= 40)
    }

    /// Health-metric practice, sections 15 and 16: no diagnosis, no blame, no "good" and "bad" food.
    @Test func `never diagnoses and never blames`() {
        let forbidden = [
            "diagnos", "you have apnoea", "you have apnea", "afib", "you are depressed", "medical grade", "clinical",
            "you failed", "lazy", "should have", "shame", "guilty", "cheat", "disappointing", "bad food", "your fault",
            "you must", "no excuse", "unhealthy",
        ]
        let said = OfflineFixture.text("offline-answers.md").lowercased()
        for word in forbidden { #expect(!said.contains(word), "\(word)") }
    }
}

/// Writes both files anew from what is planned and answered now, with `AIRFIT_UPDATE_SNAPSHOTS=1`; the difference is read in
/// review.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["AIRFIT_UPDATE_SNAPSHOTS"] != nil))
struct `Writing the offline coach's plans and answers anew` {
    @Test func plans() async throws {
        var lines: [String] = []
        for (question, _) in OfflineFixture.plans {
            lines.append("? \(question)")
            lines += await OfflineTalk().plan(question).map { "\($0.name) \($0.argumentsJSON)" }
        }
        try OfflineFixture.write(lines.joined(separator: "\n") + "\n", "offline-plans.txt")
    }

    @Test func answers() async throws {
        var parts: [String] = []
        for (question, _) in OfflineFixture.answers {
            let talk = OfflineTalk(reading: ExampleReading(), clock: ToolClock(today: ExampleReading.today))
            parts.append("## \(question)\n\n\(await talk.answer(question))\n")
        }
        try OfflineFixture.write(parts.joined(separator: "\n"), "offline-answers.md")
    }
}

import Foundation
import JSON
import Testing

@testable import OfflineCoach

/// Questions of the corpus in other wordings, made by rules: what means the same is read as the same or refused, what means
/// something else never as the same. `REWORDINGS=all swift test --filter 'Another wording'` takes every question in place of
/// a sample and prints all that differs.
@Suite struct `Another wording` {
    /// Nothing that is measured alone.
    private static let files = [
        "train-english", "train-german", "mends", "strangers-en", "strangers-de", "fresh-1", "fresh-2", "fresh-3",
        "fresh-4", "everyday",
    ]
    private static let takesAll = ProcessInfo.processInfo.environment["REWORDINGS"] == "all"

    private struct Count {
        var all = 0
        var refused = 0
        var wrong: [String] = []
    }

    /// The questions of the sample that are read rightly, and those of their rewordings that are in it.
    private func readings(
        of files: [String], in rewordings: [Rewording], one share: UInt64,
        _ check: (CorpusCase, Reading.Result, Rewording, String, Reading.Result) -> Void
    ) throws {
        // `share` is no multiple of three: a question whose hash is one is held out.
        for item in try files.flatMap({ try CorpusCase.all(in: "\($0).jsonl") }) where item.earlier.isEmpty {
            guard Self.takesAll || Rewording.fnv(item.text) % share == 3, CorpusScore([item]).right == 1 else {
                continue
            }
            let reader = QuestionReader(today: item.today)
            let reading = reader.reading(of: item.text)
            let wording = Wording(item.text, reading.language)
            for rewording in rewordings {
                for text in Set(rewording.variants(wording)).sorted() where text != item.text {
                    guard Self.takesAll || Rewording.fnv(text) % 5 == 0 else { continue }
                    check(item, reading.result, rewording, text, reader.reading(of: text).result)
                }
            }
        }
    }

    private func meaning(_ result: Reading.Result, _ item: CorpusCase) -> Meaning? {
        guard case .question(let question) = result else { return nil }
        var text = ""
        question.notation.write(into: &text, depth: nil)
        return Meaning(JSONValue(text) ?? .missing, today: item.today)
    }

    private func report(_ counts: [String: Count]) -> Count {
        var total = Count()
        for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
            if Self.takesAll { print("\(name): \(count.wrong.count) wrong, \(count.refused) refused of \(count.all)") }
            total.all += count.all
            total.refused += count.refused
            total.wrong += count.wrong.map { "\(name): \($0)" }
        }
        print("\(total.wrong.count) wrong, \(total.refused) refused of \(total.all)")
        print(total.wrong.joined(separator: "\n"))
        return total
    }

    @Test func `of the same meaning is read as the same, or refused`() throws {
        var counts: [String: Count] = [:]
        try readings(of: Self.files, in: Rewording.same, one: 40) { item, base, rewording, text, result in
            guard let meant = meaning(base, item) else { return }
            counts[rewording.name, default: Count()].all += 1
            if case .refused = result {
                counts[rewording.name]?.refused += 1
            } else if meaning(result, item) != meant {
                counts[rewording.name]?.wrong.append("\(item.text) => \(text)")
            }
        }
        let total = report(counts)
        #expect(total.all > 200)
        #expect(Double(total.wrong.count) <= 0.01 * Double(total.all))
        #expect(Double(total.refused) <= 0.05 * Double(total.all))
    }

    @Test func `of another meaning is not read as the same`() throws {
        var counts: [String: Count] = [:]
        try readings(of: Self.files, in: Rewording.other, one: 40) { item, base, rewording, text, result in
            guard let meant = meaning(base, item) else { return }
            counts[rewording.name, default: Count()].all += 1
            if case .refused = result {
                counts[rewording.name]?.refused += 1
            } else if meaning(result, item) == meant {
                counts[rewording.name]?.wrong.append("\(item.text) => \(text)")
            }
        }
        let total = report(counts)
        #expect(total.all > 200)
        #expect(Double(total.wrong.count) <= 0.02 * Double(total.all))
    }

    @Test func `of what gets no number gets none`() throws {
        var counts: [String: Count] = [:]
        try readings(of: ["train-refusals"], in: Rewording.same, one: 10) { _, base, rewording, text, result in
            guard case .refused = base else { return }
            counts[rewording.name, default: Count()].all += 1
            if case .refused = result {
                counts[rewording.name]?.refused += 1
            } else {
                counts[rewording.name]?.wrong.append("\(text): \(result)")
            }
        }
        let total = report(counts)
        #expect(total.all > 40)
        #expect(Double(total.wrong.count) <= 0.01 * Double(total.all))
    }
}

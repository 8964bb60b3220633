import Testing

@testable import OfflineCoach

@Suite struct `The corpus of plain questions` {
    private static let kinds = ["english", "german", "refusals", "dialogues"]

    /// Nothing that is measured here is read by those who write rules.
    @Test func `is read rightly, or refused`() throws {
        for part in ["train", "held"] {
            var wrong = 0
            var right = 0
            var count = 0
            for kind in Self.kinds {
                let score = CorpusScore(try CorpusCase.all(in: "\(part)-\(kind).jsonl"))
                print("\(part) \(kind): \(score.line)")
                wrong += score.wrong.count
                right += score.right
                count += score.count
                if part == "train", !score.wrong.isEmpty { print(score.wrong.joined(separator: "\n")) }
            }
            print("\(part): \(100 * right / count) % right, \(1000 * wrong / count) ‰ wrong of \(count)")
            #expect(count > 500)
            #expect(Double(wrong) <= (part == "train" ? 0.003 : 0.025) * Double(count))
            #expect(Double(right) >= (part == "train" ? 0.95 : 0.84) * Double(count))
        }
    }

    /// Of another hand, which had not seen the rules: what to expect of a stranger's questions. The bounds only keep it from
    /// getting worse.
    @Test(arguments: [
        ("unseen-1", 200, 193, 0), ("unseen-2", 200, 182, 1), ("unseen-3", 220, 207, 0), ("unseen-4", 214, 209, 1),
        ("unseen-5", 224, 178, 4), ("unseen-6", 228, 208, 1), ("unseen-7", 227, 213, 1), ("unseen-8", 228, 186, 6),
        ("fresh-1", 136, 132, 0), ("fresh-2", 121, 117, 0), ("fresh-3", 215, 213, 0), ("fresh-4", 365, 363, 0),
        ("fresh-4-held", 179, 166, 7), ("fresh-5", 170, 162, 1), ("fresh-5-held", 71, 52, 3),
        ("strangers-en", 234, 217, 0), ("strangers-en-held", 115, 85, 2), ("mends", 4090, 4090, 0),
        ("strangers-de", 248, 245, 1), ("strangers-de-held", 116, 100, 4), ("fresh-6", 131, 125, 0),
        ("fresh-6-held", 86, 72, 6),
    ])
    func `of another hand is read no worse than before`(
        file: String, count: Int, right: Int, wrong: Int
    ) throws {
        let score = CorpusScore(try CorpusCase.all(in: "\(file).jsonl"))
        print("\(file): \(score.line)")
        #expect(score.count == count)
        #expect(score.right >= right)
        #expect(score.wrong.count <= wrong)
    }
}

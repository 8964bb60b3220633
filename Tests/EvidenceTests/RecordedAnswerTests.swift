import ChatModel
import Evidence
import Foundation
import Testing

/// How often the check fires, on answers whose numbers were looked at one by one.
@Suite struct `The check on recorded answers` {
    private struct Score {
        var answers = 0
        var rightNumbers = 0
        var rightFlagged: [String] = []
        var rightMarked = 0
        var otherFlagged: [String] = []
        var invented = 0
        var inventedFound = 0
        var missed: [String] = []
        var rightAnswers = 0
        var rightAnswersFlagged = 0

        var sentence: String {
            """
            \(answers) answers. Of \(rightAnswers) right answers it fires on \(rightAnswersFlagged). \
            Of \(rightNumbers) right numbers it flags \(rightFlagged.count) and marks \(rightMarked); \
            it flags \(otherFlagged.count) other numbers. \
            Of \(invented) invented numbers it finds \(inventedFound).
            """
        }

        /// The numbers themselves.
        var names: String {
            """
            right but flagged: \(rightFlagged)
            other but flagged: \(otherFlagged)
            invented but missed: \(missed)
            """
        }
    }

    private func score(_ fixtures: RecordedReplies) -> Score {
        var score = Score()
        for answer in fixtures.answers {
            score.answers += 1
            let evidence = answer.base(fixtures).evidence(for: answer.text)
            let flagged = evidence.unsupported
            for checked in flagged {
                let name = "\(answer.name): \(checked.figure.text)"
                switch answer.label(of: checked.figure.place) {
                case true?: score.rightFlagged.append(name)
                case nil: score.otherFlagged.append(name)
                case false?: break
                }
            }
            score.rightNumbers += answer.right.count
            score.rightMarked += answer.right.count { place in
                evidence.figures.contains { $0.standing.source != nil && $0.figure.place.overlaps(place) }
            }
            score.invented += answer.invented.count
            for place in answer.invented {
                if flagged.contains(where: { $0.figure.place.overlaps(place) }) {
                    score.inventedFound += 1
                } else {
                    let figure = evidence.figures.first { $0.figure.place.overlaps(place) }
                    score.missed.append(
                        "\(answer.name): \(figure.map { "\($0.figure.text) \($0.standing)" } ?? "not read")")
                }
            }
            if answer.invented.isEmpty {
                score.rightAnswers += 1
                score.rightAnswersFlagged += flagged.isEmpty ? 0 : 1
            }
        }
        return score
    }

    /// How many numbers of a file may be misjudged: `rightFlagged` of the right ones, `otherFlagged` of those that are no
    /// claim, and `missed` of the invented ones.
    struct Corpus: CustomTestStringConvertible, Sendable {
        let file: String
        var rightFlagged = 0
        var otherFlagged = 0
        var missed = 0
        var testDescription: String { file }

        /// Files that are measured and not read: no number of them is printed.
        var isUnread: Bool {
            [
                "held", "unseen-1.", "unseen-3.", "fresh-", "control", "practice-8.", "practice-12.",
                "practice-15-held",
                "practice-16-held",
            ].contains(
                where: file.hasPrefix)
        }
    }

    /// Answers that the rules were made with. What is still misjudged there is pinned, so that it can only fall.
    static let tuned = [
        Corpus(file: "answers.md"), Corpus(file: "held-out.md"), Corpus(file: "languages.md"),
        Corpus(file: "styles.md"), Corpus(file: "further.md", rightFlagged: 1, otherFlagged: 1),
        Corpus(file: "more.md"), Corpus(file: "held-back.md", otherFlagged: 4, missed: 3),
        Corpus(file: "held-back-2.md", otherFlagged: 1, missed: 2),
        Corpus(file: "fresh-1.md", otherFlagged: 1), Corpus(file: "fresh-2.md", missed: 2),
        Corpus(file: "fresh-3.md", missed: 6), Corpus(file: "unseen-1.md", otherFlagged: 14, missed: 7),
        Corpus(file: "unseen-2.md", rightFlagged: 0, otherFlagged: 41, missed: 5),
        Corpus(file: "practice.md", rightFlagged: 2, otherFlagged: 4, missed: 1),
        Corpus(file: "practice-2.md", otherFlagged: 8),
        Corpus(file: "practice-3.md", rightFlagged: 4, otherFlagged: 4),
        Corpus(file: "practice-4.md", rightFlagged: 5, otherFlagged: 6, missed: 2),
        Corpus(file: "practice-5.md", rightFlagged: 10, otherFlagged: 3, missed: 11),
        Corpus(file: "practice-6.md", rightFlagged: 4, otherFlagged: 3, missed: 5),
        Corpus(file: "practice-7.md", rightFlagged: 20, otherFlagged: 5, missed: 15),
        Corpus(file: "practice-8.md", rightFlagged: 13, otherFlagged: 2, missed: 5),
        Corpus(file: "practice-9.md", rightFlagged: 14, otherFlagged: 10, missed: 3),
        Corpus(file: "practice-10.md", rightFlagged: 19, otherFlagged: 4),
        Corpus(file: "practice-11.md", rightFlagged: 80, otherFlagged: 33, missed: 3),
        Corpus(file: "practice-13.md", rightFlagged: 19, otherFlagged: 4, missed: 2),
        Corpus(file: "practice-14.md", rightFlagged: 5, otherFlagged: 1, missed: 13),
        Corpus(file: "practice-15.md", rightFlagged: 23, otherFlagged: 5, missed: 16),
        Corpus(file: "practice-16.md", rightFlagged: 6, otherFlagged: 1, missed: 3),
        Corpus(file: "practice-17.md", rightFlagged: 33, otherFlagged: 11, missed: 22),
    ]

    @Test(arguments: tuned) func `it is quiet on right numbers and finds invented ones`(corpus: Corpus) throws {
        let score = score(try RecordedReplies.load(corpus.file))
        print("\(corpus.file): \(score.sentence)")
        if !corpus.isUnread { print(score.names) }
        expect(score, within: corpus)
        #expect(Double(score.rightMarked) >= 0.83 * Double(score.rightNumbers))
    }

    /// What is reached on answers that no rule was made with. Only their figures are printed, so that it stays so.
    static let heldBack = [
        Corpus(file: "control.md", rightFlagged: 10, otherFlagged: 13, missed: 0),
        Corpus(file: "unseen-3.md", rightFlagged: 17, otherFlagged: 5, missed: 11),
        Corpus(file: "practice-12.md", rightFlagged: 57, otherFlagged: 4, missed: 1),
        Corpus(file: "practice-15-held.md", rightFlagged: 6, otherFlagged: 9, missed: 8),
        Corpus(file: "practice-16-held.md", rightFlagged: 6, otherFlagged: 1, missed: 2),
    ]

    @Test(arguments: heldBack) func `it does less well on answers that were held back`(corpus: Corpus) throws {
        let score = score(try RecordedReplies.load(corpus.file))
        func share(_ part: Int, of whole: Int) -> String {
            String(format: "%.1f %%", 100 * Double(part) / Double(whole))
        }
        print(
            """
            \(corpus.file): \(score.answers) answers. Of \(score.rightNumbers) right numbers \
            \(score.rightFlagged.count) are flagged (\(share(score.rightFlagged.count, of: score.rightNumbers))), of the \
            others \(score.otherFlagged.count); of \(score.invented) invented ones \(score.inventedFound) are found \
            (\(share(score.inventedFound, of: score.invented))).
            """)
        #expect(score.rightFlagged.count <= corpus.rightFlagged)
        #expect(score.otherFlagged.count <= corpus.otherFlagged)
        #expect(score.missed.count <= corpus.missed)
    }

    private func expect(_ score: Score, within corpus: Corpus) {
        let names = corpus.isUnread ? "" : score.names
        #expect(score.rightFlagged.count <= corpus.rightFlagged, "\(names)")
        #expect(score.otherFlagged.count <= corpus.otherFlagged, "\(names)")
        #expect(score.missed.count <= corpus.missed, "\(names)")
    }
}

import Evidence
import Foundation
import Testing

/// Mistakes that are made of right answers, one at a time: a number changed in its digits, and a number in the place of
/// another of the same measure. Some of them come true by chance, so that not all can be found.
@Suite struct `Mistakes made of right answers` {
    private static let files = ["fresh-1.md", "fresh-2.md", "fresh-3.md"]

    /// A right answer with one number in the place of another.
    private struct Mistake {
        let text: String
        let place: Range<Int>

        init(_ answer: RecordedAnswer, at place: Range<Int>, _ replacement: String) {
            let scalars = Array(answer.text.unicodeScalars)
            text =
                String(String.UnicodeScalarView(scalars[..<place.lowerBound])) + replacement
                + String(String.UnicodeScalarView(scalars[place.upperBound...]))
            self.place = place.lowerBound..<place.lowerBound + replacement.unicodeScalars.count
        }

        func isFound(_ base: EvidenceBase) -> Bool {
            base.evidence(for: text).unsupported.contains { $0.figure.place.overlaps(place) }
        }
    }

    private func score(_ mistakes: (RecordedAnswer, EvidenceBase) -> [Mistake]) throws -> (found: Int, of: Int) {
        var (found, all) = (0, 0)
        for file in Self.files {
            let fixtures = try RecordedReplies.load(file)
            for answer in fixtures.answers where answer.invented.isEmpty {
                let base = answer.base(fixtures)
                for mistake in mistakes(answer, base) {
                    all += 1
                    found += mistake.isFound(base) ? 1 : 0
                }
            }
        }
        return (found, all)
    }

    private func text(_ place: Range<Int>, of answer: RecordedAnswer) -> String {
        String(String.UnicodeScalarView(Array(answer.text.unicodeScalars)[place]))
    }

    @Test func `a number with a fifth more is found`() throws {
        let (found, all) = try score { answer, _ in
            answer.right.compactMap { place in
                var text = text(place, of: answer)
                guard let digits = text.firstMatch(of: #/[0-9]+/#), digits.output.count <= 4,
                    let value = Int(digits.output), value > 0
                else { return nil }
                text.replaceSubrange(digits.range, with: String(value + max(1, value / 5)))
                return Mistake(answer, at: place, text)
            }
        }
        print("changed digits: \(found) of \(all) found")
        #expect(Double(found) >= 0.97 * Double(all))
    }

    @Test func `a number in the place of another is found more often than not`() throws {
        let (found, all) = try score { answer, base in
            let figures = base.evidence(for: answer.text).figures.map(\.figure)
            func reading(_ place: Range<Int>) -> Figure.Reading? {
                figures.first { $0.place.overlaps(place) }?.readings.first
            }
            return answer.right.flatMap { place -> [Mistake] in
                guard let own = reading(place), own.measure != nil else { return [] }
                let others = answer.right.filter { other in
                    guard let that = reading(other) else { return false }
                    return that.measure == own.measure && !that.range.overlaps(own.range)
                }
                return others.prefix(2).map { Mistake(answer, at: place, text($0, of: answer)) }
            }
        }
        print("another's place: \(found) of \(all) found")
        #expect(Double(found) >= 0.8 * Double(all))
    }
}

/// The words and the runs of digits of a text, in its order.
struct TextTokens: Sendable {
    struct Word: Sendable {
        /// In small letters.
        var text: String
        /// Offsets of Unicode scalars.
        var place: Range<Int>
        var isCapital: Bool
        var number: Int?
    }

    private(set) var words: [Word] = []
    let scalars: [Unicode.Scalar]

    init(_ text: String) {
        scalars = Array(text.unicodeScalars.prefix(FigureReader.longestText))
        var at = 0
        while at < scalars.count {
            let start = at
            if scalars[at].isDigit {
                while at < scalars.count, scalars[at].isDigit { at += 1 }
                let number = at - start <= 4 ? Int(String(word: scalars[start..<at])) : nil
                words.append(Word(text: "", place: start..<at, isCapital: false, number: number))
            } else if scalars[at].isLetter {
                while at < scalars.count, scalars[at].isLetter || scalars[at].isDigit { at += 1 }
                let text = String(word: scalars[start..<Swift.min(at, start + 32)])
                let isCapital = !scalars[start].properties.isLowercase
                words.append(Word(text: text, place: start..<at, isCapital: isCapital))
            } else {
                at += 1
            }
        }
    }
}

extension RandomAccessCollection where Index == Int {
    /// The elements that lie within a range; they are in order.
    func within(_ range: Range<Int>, by place: (Element) -> Range<Int>) -> SubSequence {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if place(self[middle]).lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < endIndex, place(self[end]).upperBound <= range.upperBound { end += 1 }
        return self[low..<end]
    }
}

/// A search: words that must all occur, each at least as the beginning of one. Case and accents make no difference.
/// Input is text: nothing in it is an operator.
public struct SearchTerms: Equatable, Sendable {
    /// As they were typed, without those that hold neither a letter nor a digit.
    public let all: [String]
    private let folded: [[Unicode.Scalar]]

    /// As much as anybody types; the rest is not looked at.
    private static let longestText = 200
    private static let mostWords = 12

    public init(_ typed: String) {
        let words = typed.prefix(Self.longestText).split(whereSeparator: \.isWhitespace)
            .filter { $0.unicodeScalars.contains { $0.isPartOfWord } }
        all = words.prefix(Self.mostWords).map(String.init)
        folded = all.map { word in
            // Marks around a word are not looked for.
            let scalars = FoldedText(word).scalars
            let first = scalars.firstIndex { $0.isPartOfWord } ?? 0
            let last = scalars.lastIndex { $0.isPartOfWord } ?? scalars.count - 1
            return first <= last ? Array(scalars[first...last]) : []
        }
        .filter { !$0.isEmpty }
    }

    public var isEmpty: Bool { folded.isEmpty }

    /// Whether all words are in a text, wherever in it.
    public func areAll(in text: String) -> Bool {
        guard !isEmpty else { return false }
        let text = FoldedText(text)
        return folded.allSatisfy { Self.places(of: $0, in: text, anywhere: true, limit: 1).first != nil }
    }

    /// How many of the words are in a text, wherever in it.
    public func count(in text: String) -> Int {
        let text = FoldedText(text)
        return folded.count { Self.places(of: $0, in: text, anywhere: true, limit: 1).first != nil }
    }

    /// Where most of the words stand close together, from the first of them; `nil` where none begins a word.
    func densestPlace(in text: String, within reach: Int) -> String.Index? {
        let folded = FoldedText(text)
        let found = self.folded.enumerated().flatMap { number, word in
            Self.places(of: word, in: folded, anywhere: false, limit: 100).map { (number: number, at: $0.lowerBound) }
        }
        .sorted { $0.at < $1.at }
        var best: (count: Int, at: String.Index)?
        for (index, place) in found.enumerated() {
            let end = text.index(place.at, offsetBy: reach, limitedBy: text.endIndex) ?? text.endIndex
            let count = Set(found[index...].prefix { $0.at <= end }.map(\.number)).count
            if count > best?.count ?? 0 { best = (count, place.at) }
        }
        return best?.at
    }

    /// The places of the words in a text, from its beginning, none over another.
    /// - Parameter anywhere: within words too, not at their beginnings alone.
    public func places(in text: String, anywhere: Bool, limit: Int = 100) -> [Range<String.Index>] {
        let folded = FoldedText(text)
        var found = self.folded.flatMap { Self.places(of: $0, in: folded, anywhere: anywhere, limit: limit) }
        found.sort { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
        var apart: [Range<String.Index>] = []
        for place in found where apart.last.map({ $0.upperBound <= place.lowerBound }) ?? true {
            apart.append(place)
            if apart.count == limit { break }
        }
        return apart
    }

    private static func places(
        of word: [Unicode.Scalar], in text: FoldedText, anywhere: Bool, limit: Int
    ) -> [Range<String.Index>] {
        let scalars = text.scalars
        var found: [Range<String.Index>] = []
        guard let first = word.first, scalars.count >= word.count else { return [] }
        var start = 0
        while start <= scalars.count - word.count, found.count < limit {
            guard scalars[start] == first, isEqual(word, scalars, start),
                anywhere || first.isWrittenWithoutBlanks || start == 0 || !scalars[start - 1].isPartOfWord
                    || scalars[start - 1].isWrittenWithoutBlanks
            else {
                start += 1
                continue
            }
            found.append(text.places[start]..<text.place(behind: start + word.count))
            start += word.count
        }
        return found
    }

    private static func isEqual(_ word: [Unicode.Scalar], _ scalars: [Unicode.Scalar], _ start: Int) -> Bool {
        for offset in word.indices.dropFirst() where scalars[start + offset] != word[offset] { return false }
        return true
    }

    /// Compares the terms.
    public static func == (left: SearchTerms, right: SearchTerms) -> Bool { left.all == right.all }
}

extension Unicode.Scalar {
    /// A letter or a digit of any script.
    public var isPartOfWord: Bool {
        if isASCII { return properties.isAlphabetic || (48...57).contains(value) }
        return switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .privateUse:
            true
        default: false
        }
    }

    /// Of a script whose words follow one another without a blank, so that any of its letters may begin one: Chinese,
    /// Japanese, Korean with its endings, Thai, Lao, Khmer, Burmese.
    public var isWrittenWithoutBlanks: Bool {
        switch value {
        case 0x0E00..<0x0F00, 0x1000..<0x10A0, 0x1100..<0x1200, 0x1780..<0x1800, 0x2E80..<0x2FE0, 0x3005...0x3007,
            0x3040..<0x3100, 0x3130..<0x3190, 0x31F0..<0x3200, 0x3400..<0x4DC0, 0x4E00..<0xA000, 0xAC00..<0xD7B0,
            0xF900..<0xFB00, 0xFF66..<0xFFA0, 0x20000..<0x32000:
            true
        default: false
        }
    }
}

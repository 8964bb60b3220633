import Canvas

/// A line of a text that is being written.
///
/// A key lays its whole line out anew. So the letters that are most of every line stand here as bytes too, which need no
/// looking up to be measured, and no decoding to be drawn.
struct EditorLine: Equatable {
    /// Grapheme clusters.
    private(set) var characters: [Character]
    /// For each character its byte where it is ASCII, else 0. No line has a line end or another control character in it.
    private var letters: [UInt8]
    /// Every character takes one cell.
    private(set) var isPlain: Bool

    init(_ characters: some Sequence<Character>) {
        self.characters = Array(characters)
        letters = self.characters.map(Self.letter)
        isPlain = !letters.contains(0)
    }

    static func == (left: EditorLine, right: EditorLine) -> Bool { left.characters == right.characters }

    subscript(offset: Int) -> Character { characters[offset] }

    var count: Int { characters.count }
    var isEmpty: Bool { characters.isEmpty }

    mutating func insert(_ character: Character, at offset: Int) {
        characters.insert(character, at: offset)
        letters.insert(Self.letter(character), at: offset)
        if letters[offset] == 0 { isPlain = false }
    }

    func cells(at offset: Int) -> Int { letters[offset] != 0 ? 1 : String(characters[offset]).cellWidth }

    func cells(in range: Range<Int>) -> Int { isPlain ? range.count : range.reduce(0) { $0 + cells(at: $1) } }

    /// The first character that has no room: those from `start` up to it take no more cells than there are.
    func end(from start: Int, cells: Int) -> Int {
        if isPlain { return min(count, start + cells) }
        var end = start
        var rest = cells
        while end < count {
            rest -= self.cells(at: end)
            guard rest >= 0 else { break }
            end += 1
        }
        return end
    }

    func lastBlank(in range: Range<Int>) -> Int? { letters[range].lastIndex(of: 0x20) }

    func text(in range: Range<Int>) -> String {
        letters[range].contains(0) ? String(characters[range]) : String(decoding: letters[range], as: UTF8.self)
    }

    var text: String { text(in: 0..<count) }

    /// Whether it is ASCII and no control character.
    static func isLetter(_ character: Character) -> Bool { (0x20..<0x7F).contains(letter(character)) }

    private static func letter(_ character: Character) -> UInt8 {
        let bytes = character.utf8
        return bytes.count == 1 ? bytes[bytes.startIndex] : 0
    }
}

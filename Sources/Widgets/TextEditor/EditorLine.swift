import Canvas

/// A line of a text that is being written.
///
/// A key lays its whole line out anew. So the letters that are most of every line stand here as bytes too, which need no
/// looking up to be measured, and no decoding to be drawn.
struct EditorLine: Equatable {
    /// Grapheme clusters.
    private(set) var characters: [Character]
    /// For each character its byte where it is ASCII, else 0. No line has a line end or another control character in it.
    private(set) var letters: [UInt8]

    init(_ characters: some Sequence<Character>) {
        self.characters = Array(characters)
        letters = self.characters.map(Self.letter)
    }

    static func == (left: EditorLine, right: EditorLine) -> Bool { left.characters == right.characters }

    subscript(offset: Int) -> Character { characters[offset] }

    var count: Int { characters.count }
    var isEmpty: Bool { characters.isEmpty }

    mutating func insert(_ character: Character, at offset: Int) {
        characters.insert(character, at: offset)
        letters.insert(Self.letter(character), at: offset)
    }

    func cells(at offset: Int) -> Int { letters[offset] != 0 ? 1 : String(characters[offset]).cellWidth }

    func cells(in range: Range<Int>) -> Int { range.reduce(0) { $0 + cells(at: $1) } }

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

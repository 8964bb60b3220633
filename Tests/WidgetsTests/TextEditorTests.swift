import Canvas
import TestSupport
import Testing

@testable import Widgets

extension TextEditorState {
    @discardableResult mutating func press(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = [])
        -> TextEditorOutcome
    {
        apply(KeyPress(key, modifiers))
    }

    mutating func type(_ text: String) {
        for character in text { apply(.character(character)) }
    }

    /// The text with the cursor as `|`.
    var marked: String {
        var shown = lines
        shown[line].insert("|", at: offset)
        return shown.map(\.text).joined(separator: "\n")
    }
}

@Suite struct `Text editor` {
    @Test func `enter submits, the others start a line`() {
        var editor = TextEditorState("a")
        #expect(editor.press(.enter) == .submitted)
        for (key, modifiers): (KeyPress.Key, KeyPress.Modifiers) in [
            (.enter, .alt), (.enter, .shift), (.character("j"), .control),
        ] {
            #expect(editor.press(key, modifiers) == .edited)
        }
        #expect(editor.text == "a\n\n\n")
        editor.type("b\\")
        #expect(editor.press(.enter) == .edited)
        #expect(editor.text == "a\n\n\nb\n")
    }

    @Test func `words are moved over and deleted`() {
        var editor = TextEditorState("one two, three")
        editor.press(.left, .control)
        #expect(editor.marked == "one two, |three")
        editor.apply(.alt("b"))
        #expect(editor.marked == "one |two, three")
        editor.apply(.alt("f"))
        #expect(editor.marked == "one two|, three")
        editor.apply(.control("w"))
        #expect(editor.marked == "one |, three")
        editor.apply(.alt("d"))
        #expect(editor.marked == "one |")
        editor.press(.backspace, .alt)
        #expect(editor.marked == "|")
    }

    @Test func `what is cut can be put back`() {
        var editor = TextEditorState("one two")
        editor.press(.left, .control)
        editor.apply(.control("k"))
        #expect(editor.marked == "one |")
        editor.apply(.control("a"))
        editor.apply(.control("y"))
        #expect(editor.marked == "two|one ")
        editor.apply(.control("u"))
        #expect(editor.marked == "|one ")
    }

    @Test func `a run of typing is taken back at once`() {
        var editor = TextEditorState()
        editor.type("hello there")
        editor.apply(.control("_"))
        #expect(editor.text == "hello ")
        editor.apply(.alt("z"))
        #expect(editor.text.isEmpty)
        editor.apply(KeyPress(.character("z"), [.alt, .shift]))
        editor.apply(.alt("Z"))
        #expect(editor.text == "hello there")
    }

    @Test func `backspace joins lines and takes whole characters`() {
        var editor = TextEditorState("a\n👩‍⚕️é")
        editor.press(.backspace)
        editor.press(.backspace)
        #expect(editor.marked == "a\n|")
        editor.press(.backspace)
        #expect(editor.marked == "a|")
    }

    @Test func `a combining mark joins the letter before it`() {
        var editor = TextEditorState("e")
        editor.insert("\u{301}")
        #expect(editor.characters == ["é"])
        #expect(editor.offset == 1)
    }

    @Test func `up and down go by rows and keep the column`() {
        var editor = TextEditorState("aaaa bbbb cccc\nx\nlonger line")
        editor.width = 7
        editor.press(.up)
        #expect(editor.line == 1 || editor.offset < 11)
        while editor.press(.up) == .moved {}
        #expect(editor.line == 0 && editor.offset <= 5)
        #expect(editor.press(.up) == .leftAbove)
    }

    @Test func `the cursor is where the next character goes`() {
        var editor = TextEditorState("漢字 a")
        editor.width = 20
        var canvas = Canvas(Size(width: 20, height: 2))
        TextEditorView(editor).draw(in: canvas.bounds, on: &canvas, focused: true)
        #expect(canvas.cursor == Point(column: 6, row: 0))
        #expect(canvas.textRows == ["漢字 a", ""])
    }

    @Test func `a long text is scrolled to the cursor`() {
        let editor = TextEditorState((1...50).map { "line \($0)" }.joined(separator: "\n"))
        #expect(
            screen(width: 20, height: 2) { TextEditorView(editor).draw(in: $0, on: &$1, focused: true) } == [
                "line 49", "line 50",
            ])
    }

    @Test(arguments: 0..<40) func `undo takes back whatever was done`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var editor = TextEditorState("some words\nin two lines")
        let start = editor.text
        let keys: [KeyPress] = [
            .character("x"), .character(" "), KeyPress(.backspace), KeyPress(.delete), .control("w"), .control("k"),
            .control("u"), .control("y"), .control("j"), KeyPress(.left), KeyPress(.up), KeyPress(.right), .alt("d"),
        ]
        for _ in 0..<30 { if let key = keys.randomElement(using: &random) { editor.apply(key) } }
        for _ in 0..<31 { editor.undo() }
        #expect(editor.text == start || editor.text.isEmpty)
        for _ in 0..<40 { editor.redo() }
        let end = editor.text
        for _ in 0..<40 { editor.undo() }
        for _ in 0..<40 { editor.redo() }
        #expect(editor.text == end)
    }
}

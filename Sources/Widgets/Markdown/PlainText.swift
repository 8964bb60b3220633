import Canvas

/// Text without marks, wrapped.
public enum PlainText {
    /// The text wrapped at words to a width in cells, without Markdown.
    public static func lines(_ text: String, _ style: TextStyle, width: Int) -> [StyledLine] {
        SafeText.lines(of: text).flatMap { LineWrapper.wrap([StyledRun(String($0), style)], width: width) }
    }
}

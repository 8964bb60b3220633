import Canvas

/// Text cut to a length.
public enum ShortText {
    /// Text from outside on one line of bounded length.
    public static func oneLine(_ text: String, _ limit: Int) -> String {
        let line = text.prefix(limit * 2).split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > limit ? line.prefix(limit - 1) + "…" : line
    }

    /// Cut to cells, an ellipsis in the place of what is missing.
    public static func cut(_ text: String, toWidth width: Int) -> String {
        guard text.cellWidth > width else { return text }
        var cut = ""
        var used = 1
        for character in text {
            let cells = String(character).cellWidth
            guard used + cells <= width else { break }
            used += cells
            cut.append(character)
        }
        return cut + "…"
    }
}

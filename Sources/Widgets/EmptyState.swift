import Canvas

/// The text in place of a screen's content: what is missing, and how to get it. Centred, wrapped at words.
public struct EmptyState: Widget, Equatable, Sendable {
    /// A line that says what to do next.
    public struct Step: Equatable, Sendable {
        public var text: String
        /// Drawn as something to type.
        public var isCommand: Bool

        public init(_ text: String, isCommand: Bool = false) {
            self.text = text
            self.isCommand = isCommand
        }
    }

    public var title: String
    public var steps: [Step]

    public init(_ title: String, _ steps: [Step] = []) {
        self.title = title
        self.steps = steps
    }

    /// Draws title and steps in the middle of the area.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        // Words do not touch the edges.
        let width = area.width > 40 ? area.width - 4 : area.width
        var lines = InkLine.wrapped(title, .strong, .bold, width: width)
        if !steps.isEmpty { lines.append(InkLine()) }
        for step in steps {
            lines += InkLine.wrapped(step.text, step.isCommand ? .code : .muted, width: width)
        }
        if lines.count > area.height { lines.removeAll(where: \.isEmpty) }
        let top = area.row + max(0, (area.height - lines.count) / 2)
        for (offset, line) in lines.enumerated() where top + offset < area.endRow {
            let start = area.column + max(0, (area.width - line.cellWidth) / 2)
            line.draw(in: Rect(column: start, row: top + offset, width: area.endColumn - start, height: 1), on: &canvas)
        }
    }

}

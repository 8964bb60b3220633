import Canvas

/// A part of the screen that is drawn again only when what it shows, or its place, has changed.
public struct DrawnPart<Content: Equatable & Sendable>: Sendable {
    private var drawn: (content: Content, area: Rect)?

    public init() {}

    /// Draws anew only where the content or the area differ from what was drawn last.
    public mutating func draw(
        _ content: Content, in area: Rect, on canvas: inout Canvas, _ draw: (inout Canvas) -> Void
    ) {
        if let drawn, drawn.area == area, drawn.content == content { return }
        canvas.fill(area, .plain)
        draw(&canvas)
        drawn = (content, area)
    }
}

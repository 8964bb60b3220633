import Canvas

/// The box of a sheet over a screen.
public enum SheetBox {
    /// The box of a sheet with its frame, in the middle of the screen.
    public static func place(_ wanted: Size, in area: Rect) -> Rect {
        let (width, height) = (min(area.width, wanted.width + 4), min(area.height, wanted.height + 2))
        return Rect(
            column: area.column + (area.width - width) / 2, row: area.row + (area.height - height) / 2, width: width,
            height: height)
    }
}

private enum BoxTarget { case box, beside }

extension HitTarget {
    /// A box over the page: what lies below it takes no clicks.
    public static let box = HitTarget(BoxTarget.box)
    /// Beside everything that a screen has drawn for the mouse.
    public static let beside = HitTarget(BoxTarget.beside)
}

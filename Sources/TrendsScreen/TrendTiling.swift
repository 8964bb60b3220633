import Canvas

/// Where the charts of several metrics stand: one below the other, in two or more columns where the screen is wide. Where
/// there is no room for all, those about the one in focus.
struct TrendTiling {
    /// Index of a metric with its area.
    private(set) var places: [(index: Int, area: Rect)] = []

    private static let leastWidth = 56
    private static let goodHeight = 11
    private static let leastHeight = 6

    init(count: Int, focus: Int, in area: Rect) {
        guard count > 0, !area.isEmpty else { return }
        let most = max(1, min(count, area.width / Self.leastWidth))
        var columns = 1
        while columns < most, area.height / rows(count, columns) < Self.goodHeight { columns += 1 }
        let fitting = max(1, area.height / Self.leastHeight)
        let shown = min(rows(count, columns), fitting)
        let first = min(max(0, focus / columns - shown / 2), rows(count, columns) - shown)
        for row in 0..<shown {
            let (top, bottom) = (row * area.height / shown, (row + 1) * area.height / shown)
            // A last row that is not full is as wide as the others are together.
            let indices = ((first + row) * columns..<min(count, (first + row + 1) * columns))
            for (column, index) in indices.enumerated() {
                let left = column * area.width / indices.count
                let right = (column + 1) * area.width / indices.count
                let gap = column + 1 < indices.count ? 2 : 0
                places.append(
                    (
                        index,
                        Rect(
                            column: area.column + left, row: area.row + top, width: right - left - gap,
                            height: bottom - top)
                    ))
            }
        }
    }
}

private func rows(_ count: Int, _ columns: Int) -> Int { (count + columns - 1) / columns }

import Canvas

/// A table as lines: columns as wide as their content, wide ones wrapped, numbers to the right. Where even that does not
/// fit, each row becomes lines of name and value.
struct TableLayout {
    private let table: MarkdownTable
    private let layout: MarkdownLayout
    private let columns: Int
    /// Cells between two columns: a blank, a line, a blank.
    private static let gutter = 3

    init(_ table: MarkdownTable, in layout: MarkdownLayout) {
        self.table = table
        self.layout = layout
        columns = max(table.header.count, 1)
    }

    func lines() -> [StyledLine] {
        guard let widths = columnWidths() else { return keyedLines() }
        let rightAligned = (0..<columns).map(isRightAligned)
        var lines = row(table.header, widths, rightAligned, header: true)
        let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: "─┼─")
        lines.append(StyledLine([StyledRun(rule, layout.style(.tableBorder))]))
        for cells in table.rows { lines += row(cells, widths, rightAligned, header: false) }
        return lines
    }

    // MARK: Columns

    /// The width of each column; `nil` when they cannot be made to fit.
    private func columnWidths() -> [Int]? {
        let room = layout.width - (columns - 1) * Self.gutter
        var natural = Array(repeating: 1, count: columns)
        var least = Array(repeating: 1, count: columns)
        for cells in [table.header] + table.rows {
            for (column, cell) in cells.prefix(columns).enumerated() {
                let text = plain(cell)
                natural[column] = max(natural[column], text.cellWidth)
                let longestWord = text.split(separator: " ").map { $0.cellWidth }.max() ?? 1
                least[column] = max(least[column], min(longestWord, 16))
            }
        }
        guard least.reduce(0, +) <= room else { return nil }
        var excess = natural.reduce(0, +) - room
        while excess > 0 {
            // Narrow the widest column that still may be, down to the next one or by what is left over.
            guard let widest = (0..<columns).filter({ natural[$0] > least[$0] }).max(by: { natural[$0] < natural[$1] })
            else { return nil }
            let next = natural.filter { $0 < natural[widest] }.max() ?? 0
            let step = max(1, min(excess, natural[widest] - max(next, least[widest])))
            natural[widest] -= step
            excess -= step
        }
        return natural
    }

    private func isRightAligned(_ column: Int) -> Bool {
        switch column < table.alignments.count ? table.alignments[column] : .natural {
        case .right: return true
        case .left, .center: return false
        case .natural:
            let cells = table.rows.map { $0.indices.contains(column) ? plain($0[column]) : "" }
            return cells.contains(where: Self.isNumber) && cells.allSatisfy { Self.isMissing($0) || Self.isNumber($0) }
        }
    }

    /// A number, perhaps with a sign and a short unit: `8,432`, `−1.5 %`, `7h 05m`.
    static func isNumber(_ text: String) -> Bool {
        var letters = 0
        var digits = 0
        for scalar in text.unicodeScalars {
            if scalar.properties.numericType != nil {
                digits += 1
            } else if scalar.properties.isAlphabetic {
                letters += 1
            }
            if digits == 0, letters > 0 { return false }
        }
        return digits > 0 && letters <= 4
    }

    private static func isMissing(_ text: String) -> Bool {
        text.isEmpty || text == "-" || text == "–" || text == "—" || text == "n/a"
    }

    // MARK: Rows

    private func row(
        _ cells: [[MarkdownInline]], _ widths: [Int], _ rightAligned: [Bool], header: Bool
    ) -> [StyledLine] {
        let base = header ? TextStyle(.strong, on: layout.ground, .bold) : layout.style(.text)
        let wrapped = widths.indices.map { column in
            cells.indices.contains(column)
                ? LineWrapper.wrap(layout.runs(cells[column], base), width: widths[column]) : [.empty]
        }
        let height = wrapped.map(\.count).max() ?? 1
        return (0..<height).map { index in
            var runs: [StyledRun] = []
            for (column, width) in widths.enumerated() {
                if column > 0 { runs.append(StyledRun(" │ ", layout.style(.tableBorder))) }
                let line = index < wrapped[column].count ? wrapped[column][index] : .empty
                let spare = max(0, width - line.text.cellWidth)
                let centred = column < table.alignments.count && table.alignments[column] == .center
                let left = rightAligned[column] ? spare : centred ? spare / 2 : 0
                if left > 0 { runs.append(StyledRun(String(repeating: " ", count: left), layout.style(.text))) }
                runs += line.runs
                let right = spare - left
                if right > 0, column < widths.count - 1 {
                    runs.append(StyledRun(String(repeating: " ", count: right), layout.style(.text)))
                }
            }
            var line = StyledLine(runs)
            // The columns keep their order, whatever stands in them.
            line.base = .leftToRight
            return line
        }
    }

    private func keyedLines() -> [StyledLine] {
        let names = table.header.map(plain)
        let nameWidth = min(names.map(\.cellWidth).max() ?? 0, max(1, layout.width / 2))
        let valueWidth = max(1, layout.width - nameWidth - 2)
        var lines: [StyledLine] = []
        for (index, cells) in table.rows.enumerated() {
            if index > 0 { lines.append(.empty) }
            for (column, cell) in cells.prefix(columns).enumerated() {
                let name = LineWrapper.wrap([StyledRun(names[column], layout.style(.muted))], width: nameWidth)
                let base = column == 0 ? TextStyle(.strong, on: layout.ground, .bold) : layout.style(.text)
                let value = LineWrapper.wrap(layout.runs(cell, base), width: valueWidth)
                for row in 0..<max(name.count, value.count) {
                    let left = row < name.count ? name[row] : .empty
                    let gap = String(repeating: " ", count: max(0, nameWidth - left.text.cellWidth) + 2)
                    let right = row < value.count ? value[row].runs : []
                    lines.append(StyledLine(left.runs + [StyledRun(gap, layout.style(.text))] + right))
                }
            }
        }
        if table.rows.isEmpty {
            lines = LineWrapper.wrap(
                [StyledRun(names.joined(separator: " · "), layout.style(.strong))], width: layout.width)
        }
        return lines
    }

    private func plain(_ cell: [MarkdownInline]) -> String { cell.reduce(into: "") { $0 += $1.text } }
}

import Canvas
import ChatModel
import Widgets

extension CoachState {
    /// In the place of the title: what is filtered for, and how many are left.
    func drawPickerHead(_ picker: ModelPickerState, in area: Rect, on canvas: inout Canvas, focused: Bool) {
        guard !area.isEmpty else { return }
        let (all, left) = modelCounts
        let models = (picker.filter.isEmpty ? "" : "\(left) of ") + "\(all) model\(all == 1 ? "" : "s")"
        let found = picker.isLoading ? "asking …" : models
        let count = area.width < 70 ? found : "\(found) · $ a million tokens in · out"
        let column = max(area.column, area.endColumn - count.cellWidth - 1)
        canvas.write(count, column: column, row: area.row, TextStyle(.muted), within: area)
        let head = area.splitLeft(column - area.column - 1).left.splitLeft(min(2, area.width / 8)).rest
        let end = canvas.write(
            "Models  ", column: head.column, row: head.row, TextStyle(.title, on: .base, .bold), within: head)
        let cursor = canvas.write(picker.filter, column: end, row: head.row, .plain, within: head)
        if picker.filter.isEmpty {
            canvas.write("type to filter", column: end, row: head.row, TextStyle(.faint), within: head)
        }
        if focused, cursor < head.endColumn { canvas.cursor = Point(column: cursor, row: head.row) }
    }

    func drawPicker(_ picker: ModelPickerState, in area: Rect, on canvas: inout Canvas) {
        let rest = area.splitLeft(textWidth + 4).left.splitTop(area.height > 12 && titleRows == 1 ? 1 : 0).rest
        let rows = modelRows
        var number = -1
        let numbers = rows.map { row in
            if row.reference != nil { number += 1 }
            return row.reference == nil ? -1 : number
        }
        guard number >= 0 else {
            canvas.write(
                "No model has these words.", column: rest.column + 2, row: rest.row, TextStyle(.muted), within: rest)
            return
        }
        let at = numbers.firstIndex(of: picker.selected) ?? 0
        let first = max(0, min(at - rest.height / 2, rows.count - rest.height))
        for line in 0..<min(rest.height, rows.count - first) {
            let place = rest.line(line)
            let isSelected = first + line == at
            draw(rows[first + line], isSelected: isSelected, in: place, on: &canvas)
            let number = numbers[first + line]
            if number >= 0 { canvas.mark(place, as: HitTarget("coach.pickModel", number)) }
        }
    }

    private func draw(_ row: ModelRow, isSelected: Bool, in line: Rect, on canvas: inout Canvas) {
        let ground: GroundRole = isSelected ? .selection : .base
        if isSelected { canvas.fill(line, TextStyle(.text, on: ground)) }
        if row.reference != nil {
            let mark = isSelected ? "▸" : row.reference == model ? "•" : " "
            canvas.write(mark, column: line.column, row: line.row, TextStyle(.accent, on: ground), within: line)
        }
        let text = line.splitLeft(min(2, line.width / 8)).rest
        switch row {
        case .heading(let name, let note):
            let end = canvas.write(
                name, column: text.column, row: text.row, TextStyle(.heading, on: .base, .bold), within: text)
            canvas.write(note, column: end + 2, row: text.row, TextStyle(.faint), within: text)
        case .problem(let sentence):
            canvas.write(
                ToolWords.cut(sentence, toWidth: text.width), column: text.column, row: text.row,
                TextStyle(.warning), within: text)
        case .typed(let reference, let providerName):
            let end = canvas.write(
                reference.model, column: text.column, row: text.row, TextStyle(.text, on: ground), within: text)
            canvas.write(
                " of \(providerName)", column: end, row: text.row, TextStyle(.muted, on: ground), within: text)
        case .model(let info): draw(info, isSelected: isSelected, in: text, on: &canvas)
        }
    }

    /// Name, longest prompt, abilities, price: the columns a narrow list has no room for are left out.
    private func draw(_ info: ModelInfo, isSelected: Bool, in line: Rect, on canvas: inout Canvas) {
        let ground: GroundRole = isSelected ? .selection : .base
        let role: StyleRole = isSelected ? .strong : .text
        func right(_ text: String, end: Int, _ role: StyleRole) {
            canvas.write(
                text, column: max(line.column, end - text.cellWidth), row: line.row, TextStyle(role, on: ground),
                within: line)
        }
        let isWide = line.width >= 68
        let priceWidth = 15
        var end = line.endColumn - 1
        right(Self.price(info.price), end: end, info.price == nil ? .faint : .muted)
        end -= priceWidth + 1
        if isWide {
            let marks = [info.canUseTools == true ? "tools" : "     ", info.canThink == true ? "thinks" : "      "]
            right(marks.joined(separator: " "), end: end, .muted)
            end -= 13
        }
        if line.width >= 46 {
            right(info.contextTokens.map { Tokens.short($0) } ?? "", end: end, .muted)
            end -= 8
        }
        let room = max(4, end - line.column)
        let name = ToolWords.oneLine(info.reference.provider == .offline ? info.name : info.reference.model, 200)
        let after = canvas.write(
            ToolWords.cut(name, toWidth: room), column: line.column, row: line.row, TextStyle(role, on: ground),
            within: line)
        let label = ToolWords.oneLine(info.name, 100)
        guard label != info.reference.model, label != name, after + 2 + label.cellWidth <= end else { return }
        canvas.write(label, column: after + 2, row: line.row, TextStyle(.faint, on: ground), within: line)
    }

    /// Dollars for a million tokens in and out.
    private static func price(_ price: ModelPrice?) -> String {
        guard let price else { return "price unknown" }
        if price.input == 0, price.output == 0 { return "free" }
        return "\(Dollars.price(price.input)) · \(Dollars.price(price.output))"
    }

    /// All that is known of the chosen model, for the status line.
    var chosenModelWords: String {
        guard let chosen = chosenModel else { return "" }
        let info = modelRows.lazy.compactMap { if case .model(let info) = $0 { info } else { nil } }
            .first { $0.reference == chosen }
        var parts = [providerName(of: chosen.provider)]
        guard let info else { return (parts + ["as typed, in no list"]).joined(separator: " · ") }
        if let limit = info.contextTokens { parts.append("reads \(Tokens.short(limit))") }
        if let limit = info.maxOutputTokens { parts.append("writes \(Tokens.short(limit))") }
        let abilities = [(info.canUseTools, "tools"), (info.canThink, "thinks"), (info.canSee, "sees")]
        parts += abilities.filter { $0.0 == true }.map(\.1)
        if let price = info.price, price.input > 0 || price.output > 0 {
            parts.append("\(Dollars.price(price.input)) in, \(Dollars.price(price.output)) out a million")
        } else {
            parts.append(info.price == nil ? "price unknown" : "free")
        }
        return parts.joined(separator: " · ")
    }
}

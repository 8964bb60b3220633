import ScreenKit
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
            if number >= 0 { canvas.mark(place, as: CoachTarget.pickModel(number)) }
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
                ShortText.cut(sentence, toWidth: text.width), column: text.column, row: text.row,
                TextStyle(.warning), within: text)
        case .typed(let reference, let providerName):
            let end = canvas.write(
                reference.model, column: text.column, row: text.row, TextStyle(.text, on: ground), within: text)
            canvas.write(
                " of \(providerName)", column: end, row: text.row, TextStyle(.muted, on: ground), within: text)
        case .model(let info): ModelLine(info: info, isSelected: isSelected).draw(in: text, on: &canvas)
        }
    }

    /// All that is known of the chosen model, for the status line.
    var chosenModelWords: String {
        guard let chosen = chosenModel else { return "" }
        let info = modelRows.lazy.compactMap { if case .model(let info) = $0 { info } else { nil } }
            .first { $0.reference == chosen }
        let provider = providerName(of: chosen.provider)
        return "\(provider) · \(info.map(ModelLine.facts) ?? "as typed, in no list")"
    }
}

import Canvas
import Entries
import Widgets

/// Where the parts of the sheet stand, and its fields in lines.
struct ProposalSheetLayout {
    struct Line: Equatable {
        var field: Int
        /// Empty for the further lines of a long value.
        var label: String
        var text: String
        var role = Role.value

        /// What a line says: the value of its field, the reason for it, or, below the last field, something about all of them.
        enum Role { case value, reason, remark }
    }

    let lines: [Line]
    let box: Size
    let introRows: Int
    let fieldRows: Int
    let footRows: Int
    let labelWidth: Int
    /// Below the fields: a problem, the doubt, or nothing.
    let foot: String

    static let widest = 72
    static let missing = "not given"

    /// - Parameter intro: said above the fields where there is room.
    init(_ sheet: ProposalSheet, in size: Size, intro: String = "") {
        let width = min(Self.widest, size.width)
        let inner = max(1, width - 4)
        let form = sheet.form
        let labelWidth = min((form.fields.map(\.label.cellWidth).max() ?? 0) + 2, max(8, inner / 2))
        let room = max(1, inner - labelWidth - 2)
        let fields = form.fields.enumerated().flatMap { index, field in
            let words = field.text.isEmpty ? [Self.missing] : Self.wrapped(field.text, width: room)
            let reason = form.reason(ofField: index).map { Self.wrapped($0, width: room) } ?? []
            return words.enumerated().map {
                Line(field: index, label: $0.offset == 0 ? field.label : "", text: $0.element)
            } + reason.map { Line(field: index, label: "", text: $0, role: .reason) }
        }
        // They are of what was proposed, and say nothing of what a person has changed.
        let said = sheet.proposal == sheet.original ? sheet.remarks : []
        let remarks = said.flatMap { Self.wrapped($0, width: inner - 2) }
        let last = form.fields.count - 1
        lines =
            fields
            + (remarks.isEmpty ? [] : [""] + remarks).map { Line(field: last, label: "", text: $0, role: .remark) }
        foot = sheet.edit?.problem ?? sheet.doubt ?? ""
        let footWords = SheetText.height(foot, width: inner)
        // Frame and buttons; what is left is for the fields, then for the words.
        let free = max(1, size.height - 3)
        let footRows = min(footWords, max(0, free - 1))
        let introWords = intro.isEmpty ? 0 : SheetText.height(intro, width: inner) + 1
        let introRows = free - footRows >= lines.count + introWords ? introWords : 0
        let gap = free - footRows - introRows > lines.count ? 1 : 0
        fieldRows = max(1, min(lines.count, free - footRows - introRows - gap))
        (self.footRows, self.introRows, self.labelWidth) = (footRows, introRows, labelWidth)
        box = Size(width: width, height: min(size.height, introRows + fieldRows + gap + footRows + 3))
    }

    private static func wrapped(_ text: String, width: Int) -> [String] {
        PlainText.lines(SafeText.line(text), .plain, width: width).map(\.text)
    }
}

extension ProposalSheet {
    /// A question with what it is about, as far as there is room: `Store this? Water 500 ml`.
    public func title(_ question: String, ending: String = "", width: Int) -> String {
        let room = max(1, min(ProposalSheetLayout.widest, width) - 7 - (question + ending).cellWidth)
        return "\(question) \(SafeText.line(form.name).truncated(toCells: room))\(ending)"
    }

    /// - Parameters:
    ///   - title: of the box.
    ///   - intro: said above the fields where there is room.
    ///   - isOpen: keys go to it; else it says what will be asked.
    public func draw(titled title: String, intro: String, in area: Rect, on canvas: inout Canvas, isOpen: Bool) {
        guard area.width >= 12, area.height >= 5 else { return }
        let layout = ProposalSheetLayout(self, in: area.size, intro: intro)
        let box = Rect(
            column: area.column + (area.width - layout.box.width) / 2,
            row: area.row + (area.height - layout.box.height) / 2, width: layout.box.width, height: layout.box.height)
        if isOpen { canvas.cursor = nil }
        let inner = drawRaisedBox(titled: title, in: box, on: &canvas)
        let (words, rest) = inner.splitTop(layout.introRows)
        if layout.introRows > 0 { SheetText.draw(intro, .muted, in: words, on: &canvas) }
        let (fields, below) = rest.splitTop(layout.fieldRows)
        drawFields(layout, in: fields, on: &canvas, isOpen: isOpen)
        let (foot, buttons) = below.splitBottom(1)
        let place = foot.splitBottom(layout.footRows).bottom
        SheetText.draw(layout.foot, edit?.problem == nil ? .warning : .bad, in: place, on: &canvas)
        drawButtons(in: buttons, on: &canvas, isOpen: isOpen, hasMore: first + layout.fieldRows < layout.lines.count)
    }

    private func drawFields(_ layout: ProposalSheetLayout, in area: Rect, on canvas: inout Canvas, isOpen: Bool) {
        let before = ProposalForm(original, in: context).fields
        let now = form.fields
        for (row, line) in layout.lines.dropFirst(first).prefix(area.height).enumerated() {
            let place = area.line(row)
            let isOfCurrent = isOpen && line.field == cursor
            let isAt = isOfCurrent && line.role == .value
            let ground: GroundRole = isAt ? .selection : .raised
            if isAt { canvas.fill(place, TextStyle(.text, on: ground)) }
            canvas.mark(place, as: ProposalTarget.row(line.field))
            let mark = isAt && !line.label.isEmpty ? "▸ " : "  "
            canvas.write(
                mark, column: place.column, row: place.row, TextStyle(.accent, on: ground), within: place)
            let name = place.splitLeft(2).rest
            canvas.write(
                line.label, column: name.column, row: name.row, TextStyle(.muted, on: ground), within: name)
            let value = name.splitLeft(layout.labelWidth).rest
            if isOfCurrent, let edit, line.role == .value || row == 0 {
                // The lines of a long value make room for the one that is typed.
                if !line.label.isEmpty || row == 0 {
                    LineField.draw(edit.text.characters, cursor: edit.text.offset, in: value, on: &canvas)
                }
                continue
            }
            guard line.role == .value else {
                let room = line.role == .remark ? name : value
                canvas.write(
                    line.text, column: room.column, row: room.row, TextStyle(.muted, on: ground), within: room)
                continue
            }
            let isMissing = now[line.field].text.isEmpty
            let end = canvas.write(
                line.text, column: value.column, row: value.row,
                TextStyle(isMissing ? .faint : .strong, on: ground, isMissing ? [] : .bold), within: value)
            let was = before.indices.contains(line.field) ? before[line.field].text : ""
            guard !line.label.isEmpty, was != now[line.field].text else { continue }
            let note = "  was \(was.isEmpty ? ProposalSheetLayout.missing : SafeText.line(was))"
            let room = value.endColumn - end
            guard room > 8 else { continue }
            canvas.write(
                note.truncated(toCells: room), column: end, row: value.row, TextStyle(.muted, on: ground),
                within: value)
        }
        let style = TextStyle(.muted, on: .raised)
        if first > 0 { canvas.write("↑", column: area.endColumn, row: area.row, style) }
        if first + area.height < layout.lines.count {
            canvas.write("↓", column: area.endColumn, row: area.endRow - 1, style)
        }
    }

    private func drawButtons(in line: Rect, on canvas: inout Canvas, isOpen: Bool, hasMore: Bool) {
        var column = line.column
        let save = doubt != nil ? "Yes, store it" : hasMore ? "Read on" : "Store it"
        let leave: [(String, ProposalTarget)] =
            switch subject {
            case .proposal: [("Don't store", .leave)]
            case .storedEntry: [("Leave it as it was", .leave)]
            case .endOfWorkout: [("Not yet", .leave), ("Throw away", .discard)]
            }
        let buttons = [(save, ProposalTarget.save), (edit == nil ? "Change" : "Take it", .change)] + leave
        let faces = SheetButtons.labels(buttons.map(\.0), width: line.width, between: 1)
        for (index, button) in buttons.enumerated() {
            let role: StyleRole = !isOpen ? .faint : index == 0 ? .accent : .text
            let style = TextStyle(role, on: .raised, index == 0 && isOpen ? .bold : [])
            let end = canvas.write(faces[index], column: column, row: line.row, style, within: line)
            if isOpen {
                canvas.mark(
                    Rect(column: column, row: line.row, width: end - column, height: 1), as: button.1)
            }
            column = end + 1
        }
    }
}

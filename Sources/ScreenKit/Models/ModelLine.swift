import Canvas
import ChatModel
import Widgets

/// A model on one line of a list: name, longest prompt, abilities, price. The columns a narrow list has no room for are
/// left out.
public struct ModelLine {
    public var info: ModelInfo
    public var isSelected: Bool
    /// Of a line that is not selected.
    public var ground = GroundRole.base

    public init(info: ModelInfo, isSelected: Bool, ground: GroundRole = GroundRole.base) {
        self.info = info
        self.isSelected = isSelected
        self.ground = ground
    }

    /// Draws on one row; the prompt's length needs 46 columns, the abilities 68.
    public func draw(in line: Rect, on canvas: inout Canvas) {
        let ground: GroundRole = isSelected ? .selection : ground
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
        let name = ShortText.oneLine(info.reference.provider == .offline ? info.name : info.reference.model, 200)
        let after = canvas.write(
            ShortText.cut(name, toWidth: room), column: line.column, row: line.row, TextStyle(role, on: ground),
            within: line)
        let label = ShortText.oneLine(info.name, 100)
        guard label != info.reference.model, label != name, after + 2 + label.cellWidth <= end else { return }
        canvas.write(label, column: after + 2, row: line.row, TextStyle(.faint, on: ground), within: line)
    }

    /// Dollars for a million tokens in and out.
    private static func price(_ price: ModelPrice?) -> String {
        guard let price else { return "price unknown" }
        if price.input == 0, price.output == 0 { return "free" }
        return "\(Dollars.price(price.input)) · \(Dollars.price(price.output))"
    }

    /// All that is known of a model: `reads 1.05 M · writes 128 k · tools · $2 in, $10 out a million`.
    public static func facts(of info: ModelInfo) -> String {
        var parts: [String] = []
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

import ScreenKit
import Canvas
import WeatherModel
import Widgets

/// A place that is looked up by its name, chosen from what was found, and named.
public struct PlaceSheet: SettingsSheetContent {
    /// The purpose of the place.
    public enum Purpose: Equatable, Sendable {
        case home
        /// One of the further places; the name of the one that it takes the place of, `nil` for a new one.
        case further(replacing: String?)
    }

    private enum Phase: Equatable, Sendable {
        case typing, searching
        case choosing([Place], cursor: Int)
        case naming(Place)
    }

    let purpose: Purpose
    /// Who is asked for places.
    private let host: String
    private var phase = Phase.typing
    private var text = TextEditorState("")
    private var problem: String?

    init(_ purpose: Purpose, host: String) { (self.purpose, self.host) = (purpose, host) }

    /// Gives a place another name.
    init(renaming place: Place) {
        (purpose, host, phase) = (.further(replacing: place.name), "", .naming(place))
        text = TextEditorState(place.name)
    }

    public var title: String {
        switch (purpose, phase) {
        case (.home, _): "Where are you?"
        case (.further, .naming): "What do you call it?"
        case (.further, _): "Add a place"
        }
    }

    var wantedSize: Size { Size(width: 70, height: 14) }
    public var keyHints: [KeyHint] {
        switch phase {
        case .typing: [KeyHint("Enter", "search"), KeyHint("Esc", "cancel")]
        case .searching: [KeyHint("Esc", "stop")]
        case .choosing: [KeyHint("↑ ↓", "choose"), KeyHint("Enter", "take it"), KeyHint("Esc", "search again")]
        case .naming: [KeyHint("Enter", "keep"), KeyHint("Esc", "cancel")]
        }
    }

    // MARK: Input

    mutating func apply(_ input: SheetInput) -> SheetOutcome {
        switch input {
        case .key(let press): return apply(press)
        case .wheel(let lines): move(by: lines.signum())
        case .paste(let pasted):
            guard isTyping else { break }
            text.insert(pasted.split(whereSeparator: \.isNewline).joined(separator: " "))
            problem = nil
        case .clicked(let target):
            switch target.as(SheetTarget.self) {
            case .cancel?: return cancel()
            case .submit?: return enter()
            case .line(let index)?:
                guard case .choosing(let places, _) = phase, places.indices.contains(index) else { break }
                phase = .choosing(places, cursor: index)
                return enter()
            case .browse?, .askKeyring?, nil: break
            }
        }
        return .open([])
    }

    private var isTyping: Bool {
        switch phase {
        case .typing, .naming: true
        case .searching, .choosing: false
        }
    }

    private mutating func apply(_ press: KeyPress) -> SheetOutcome {
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control): return cancel()
        case (.enter, _): return enter()
        case (.up, _) where !isTyping, (.character("k"), []) where !isTyping: move(by: -1)
        case (.down, _) where !isTyping, (.character("j"), []) where !isTyping: move(by: 1)
        default:
            guard isTyping else { break }
            problem = nil
            text.apply(press)
        }
        return .open([])
    }

    private mutating func move(by steps: Int) {
        guard case .choosing(let places, let cursor) = phase else { return }
        phase = .choosing(places, cursor: min(max(0, cursor + steps), places.count - 1))
    }

    /// One step back.
    private mutating func cancel() -> SheetOutcome {
        switch phase {
        case .choosing, .searching:
            phase = .typing
            return .open([])
        case .typing, .naming: return .closed([])
        }
    }

    private mutating func enter() -> SheetOutcome {
        let typed = text.text.split(separator: " ").joined(separator: " ")
        switch phase {
        case .searching: return .open([])
        case .typing:
            guard !typed.isEmpty else {
                problem = "Write a name, a postcode, or a coordinate such as 52.52, 13.41."
                return .open([])
            }
            (phase, problem) = (.searching, nil)
            return .open([.searchPlaces(typed)])
        case .choosing(let places, let cursor):
            guard places.indices.contains(cursor) else { return .open([]) }
            if purpose == .home { return .handedOver(.place(.chosen(places[cursor], purpose))) }
            phase = .naming(places[cursor])
            text = TextEditorState(places[cursor].name)
        case .naming(var place):
            place.name = typed.filter { $0 != "=" }
            guard NamedPlace.place(NamedPlace.text(place)) != nil else {
                problem = "A place is kept under a name that is not empty."
                return .open([])
            }
            return .handedOver(.place(.chosen(place, purpose)))
        }
        return .open([])
    }

    mutating func receive(_ places: [Place]) {
        guard phase == .searching else { return }
        if places.isEmpty { return refuse("There is no place of that name at \(host).") }
        phase = .choosing(places, cursor: 0)
    }

    mutating func refuse(_ sentence: String) {
        guard phase == .searching else { return }
        (phase, problem) = (.typing, sentence)
    }

    // MARK: Drawing

    /// Draws the entry of a name, or the places found while one is chosen; on the raised ground.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        let (body, foot) = area.splitBottom(1)
        switch phase {
        case .typing, .naming, .searching: drawEntry(in: body, on: &canvas)
        case .choosing(let places, let cursor): draw(places, cursor, in: body, on: &canvas)
        }
        let title =
            switch phase {
            case .typing, .searching: "Search"
            case .choosing: "Take it"
            case .naming: "Keep"
            }
        SheetButtons(buttons: [
            .init(title: title, target: HitTarget(SheetTarget.submit), isFocused: phase != .searching),
            .init(title: "Cancel", target: HitTarget(SheetTarget.cancel)),
        ]).draw(in: foot, on: &canvas)
    }

    private func drawEntry(in area: Rect, on canvas: inout Canvas) {
        let line = area.line(0)
        canvas.write("Name", column: line.column, row: line.row, TextStyle(.text, on: .raised), within: line)
        let box = line.splitLeft(7).rest
        LineField.draw(text.characters, cursor: text.offset, in: box, on: &canvas)
        let note: String
        switch phase {
        case .searching: note = "Asking \(host) …"
        case .naming(let place): note = "\(place.coordinate.text): kept under this name on this machine."
        default:
            note =
                "A town, a postcode, or a coordinate such as 52.52, 13.41, which asks nobody. Enter sends the name, and nothing "
                + "else, to \(host) (places by GeoNames, CC BY 4.0). AirFit keeps two decimals, about a kilometre."
        }
        let place = area.splitTop(2).rest
        SheetText.draw(problem ?? note, problem == nil ? .muted : .bad, in: place, on: &canvas)
    }

    private func draw(_ places: [Place], _ cursor: Int, in area: Rect, on canvas: inout Canvas) {
        let first = max(0, min(cursor - area.height / 2, places.count - area.height))
        for (row, place) in places.dropFirst(first).prefix(area.height).enumerated() {
            let (line, isHere) = (area.line(row), first + row == cursor)
            let ground: GroundRole = isHere ? .selection : .raised
            canvas.fill(line, TextStyle(.text, on: ground))
            let coordinate = place.coordinate.text
            let room = line.splitLeft(max(0, line.width - coordinate.cellWidth - 1)).left
            canvas.write(
                ((isHere ? "▸ " : "  ") + ShortText.oneLine(place.title, 120)).truncated(toCells: room.width),
                column: room.column, row: line.row, TextStyle(isHere ? .strong : .text, on: ground), within: room)
            canvas.write(
                coordinate, column: room.endColumn + 1, row: line.row, TextStyle(.muted, on: ground), within: line)
            canvas.mark(line, as: SheetTarget.line(first + row))
        }
    }
}

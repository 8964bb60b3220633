import Canvas
import ScreenKit
import Widgets

/// Connects a cloud step by step: what to do there, what to paste here, then the browser, or the address that it ended on.
public struct ConnectSheet: SettingsSheetContent {
    enum Field: Equatable, Sendable { case clientID, secret, pasted }
    enum Phase: Equatable, Sendable {
        case filling
        /// It is tried, or tokens are fetched.
        case working
        /// The person agrees elsewhere.
        case waiting(address: String)
    }

    public let facts: ConnectionFacts
    private(set) var phase = Phase.filling
    private var clientID = TextEditorState("")
    private var pasted = TextEditorState("")
    private var secret = SecretEntry()
    private var focus = 0
    private(set) var problem: String?

    init(_ facts: ConnectionFacts) { self.facts = facts }

    public var title: String { "Connect \(facts.title)" }
    var wantedSize: Size { Size(width: 76, height: 20) }

    public var keyHints: [KeyHint] {
        var hints = [KeyHint("Enter", enterWords)]
        if fields.count > 1 { hints.append(KeyHint("Tab", "next field")) }
        hints += [KeyHint("Alt-O", "open the page")]
        if copied != nil { hints.append(KeyHint("Alt-C", "copy the address")) }
        return hints + [KeyHint("Esc", phase == .filling ? "cancel" : "stop")]
    }

    private var enterWords: String {
        switch phase {
        case .filling: focus < fields.count - 1 ? "next" : facts.keyTitle == nil ? "open the browser" : "test and keep"
        case .working, .waiting: "take what is pasted"
        }
    }

    private var fields: [Field] {
        switch phase {
        case .filling: facts.keyTitle == nil ? [.clientID, .secret] : [.secret]
        case .working: []
        case .waiting: [.pasted]
        }
    }

    /// The text that one key copies: first the redirect address, then the one to agree at.
    private var copied: String? {
        if case .waiting(let address) = phase { return address }
        return facts.redirectURI
    }

    // MARK: From outside

    mutating func wait(for address: String) {
        (phase, focus, problem) = (.waiting(address: address), 0, nil)
    }

    mutating func refuse(_ sentence: String) {
        if case .waiting = phase, !pasted.text.isEmpty { pasted = TextEditorState("") } else { phase = .filling }
        (focus, problem) = (0, sentence)
    }

    // MARK: Input

    mutating func apply(_ input: SheetInput) -> SheetOutcome {
        switch input {
        case .wheel, .clicked: return .open([])
        case .paste(let text):
            insert(text.filter { !$0.isNewline })
            return .open([])
        case .key(let press): return apply(press)
        }
    }

    private mutating func apply(_ press: KeyPress) -> SheetOutcome {
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control):
            secret.wipe()
            return .closed(phase == .filling ? [] : [.connection(.stopConnecting)])
        case (.character("o"), .alt):
            let page = if case .waiting(let address) = phase { address } else { facts.address }
            return .open(WebAddress(page).map { [.openLink($0)] } ?? [])
        case (.character("c"), .alt):
            guard let copied else { return .open([]) }
            return .open([.copy(ClipboardText(copied)), .notice("The address is copied.", isProblem: false)])
        case (.tab, .shift), (.up, _): if !fields.isEmpty { focus = (focus + fields.count - 1) % fields.count }
        case (.tab, _), (.down, _): if !fields.isEmpty { focus = (focus + 1) % fields.count }
        case (.enter, _): return enter()
        default: edit(press)
        }
        return .open([])
    }

    private mutating func edit(_ press: KeyPress) {
        problem = nil
        guard fields.indices.contains(focus) else { return }
        switch fields[focus] {
        case .clientID: clientID.apply(press)
        case .pasted: pasted.apply(press)
        case .secret:
            switch (press.key, press.modifiers) {
            case (.backspace, _): secret.deleteLast()
            case (.character("u"), .control): secret.wipe()
            case (.character(let letter), let modifiers) where modifiers.isSubset(of: .shift):
                secret.append(String(letter))
            default: break
            }
        }
    }

    private mutating func insert(_ text: String) {
        problem = nil
        guard fields.indices.contains(focus) else { return }
        switch fields[focus] {
        case .clientID: clientID.insert(text)
        case .pasted: pasted.insert(text)
        case .secret: secret.append(text)
        }
    }

    private mutating func enter() -> SheetOutcome {
        switch phase {
        case .working: return .open([])
        case .waiting:
            guard !pasted.text.isEmpty else { return .open([]) }
            return .open([.connection(.pasted(pasted.text))])
        case .filling:
            if focus < fields.count - 1 {
                focus += 1
                return .open([])
            }
            let id = clientID.text.filter { !$0.isWhitespace }
            if facts.keyTitle == nil, id.isEmpty { return refused("Paste the client id first.", at: .clientID) }
            if secret.isEmpty {
                return refused("Paste the \(facts.keyTitle.map { "\($0)" } ?? "client secret") first.", at: .secret)
            }
            (phase, problem) = (.working, nil)
            return .open([.connection(.connect(id: facts.id, clientID: id, secret: secret.taken()))])
        }
    }

    private mutating func refused(_ sentence: String, at field: Field) -> SheetOutcome {
        (problem, focus) = (sentence, fields.firstIndex(of: field) ?? 0)
        return .open([])
    }

    // MARK: Drawing

    /// Draws the steps at the service and the fields, or the address to agree at while it waits; on the raised ground.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        var row = area.row
        func write(_ words: String, _ role: StyleRole) {
            row = SheetWords.draw(words, role, in: area.splitTop(row - area.row).rest, on: &canvas)
        }
        if case .waiting(let address) = phase {
            write("Agree in your browser. It comes back here by itself; this waits for five minutes.", .text)
            write(address, .link)
            write("Or paste the address that it ended on:", .muted)
        } else {
            write(facts.address, .link)
            for (number, step) in facts.steps.enumerated() { write("\(number + 1). \(step)", .text) }
            if let redirect = facts.redirectURI { write("Redirect address: \(redirect)", .strong) }
        }
        for (index, field) in fields.enumerated() {
            let isHere = index == focus
            if case .waiting = phase {
            } else {
                write("\(isHere ? "›" : " ") \(label(field))", isHere ? .strong : .muted)
            }
            guard row < area.endRow else { return }
            draw(field, isHere: isHere, in: area.line(row - area.row).splitLeft(2).rest, on: &canvas)
            row += 1
        }
        if let problem {
            write(problem, .bad)
        } else if phase == .working {
            write("It is tried at \(facts.title) …", .accent)
        }
    }

    private func label(_ field: Field) -> String {
        switch field {
        case .clientID: "Client id"
        case .secret: "\(facts.keyTitle ?? "Client secret")\(secret.isEmpty ? "" : ", \(secret.count) characters")"
        case .pasted: "Address"
        }
    }

    private func draw(_ field: Field, isHere: Bool, in line: Rect, on canvas: inout Canvas) {
        let cursor = canvas.cursor
        switch field {
        case .clientID: LineField.draw(Array(clientID.text), cursor: clientID.text.count, in: line, on: &canvas)
        case .pasted: LineField.draw(Array(pasted.text), cursor: pasted.text.count, in: line, on: &canvas)
        case .secret:
            LineField.draw(repeatElement("•", count: secret.count), cursor: secret.count, in: line, on: &canvas)
        }
        if !isHere { canvas.cursor = cursor }
    }
}

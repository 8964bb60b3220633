import Canvas
import ScreenKit
import Widgets

/// Connects a cloud step by step: what to do there, what to paste here, then the browser, or the address that it ended on.
public struct ConnectSheet: SettingsSheetContent {
    enum Field: Equatable, Sendable { case region, port, clientID, secret, pasted }
    enum Phase: Equatable, Sendable {
        case filling
        /// It is tried, or tokens are fetched.
        case working
        /// The person agrees elsewhere.
        case waiting(address: String)
        /// It is connected: whose it is, what was granted, and how far back to go.
        case looking(FirstLook)
    }

    public let facts: ConnectionFacts
    private(set) var phase = Phase.filling
    private var clientID = TextEditorState("")
    private var pasted = TextEditorState("")
    private var secret = SecretEntry()
    private var focus = 0
    private var region = 0
    private var port = TextEditorState("")
    /// Whether another port than the usual one is typed.
    private var asksPort = false
    /// Whether an app is known already, which is taken where none is typed.
    private let isKnown: Bool
    private var reach = 0
    private(set) var problem: String?

    /// - Parameter again: the app is known, and the browser is opened at once.
    init(_ facts: ConnectionFacts, again: Bool = false) {
        (self.facts, isKnown) = (facts, again)
        if again { phase = .working }
    }

    public var title: String { "Connect \(facts.title)" }
    var wantedSize: Size { Size(width: 76, height: 20) }

    public var keyHints: [KeyHint] {
        if case .looking = phase {
            return [KeyHint("↑↓", "choose"), KeyHint("Enter", "read now"), KeyHint("Esc", "later")]
        }
        var hints = [KeyHint("Enter", enterWords)]
        if fields.count > 1 { hints.append(KeyHint("Tab", "next field")) }
        hints += [KeyHint("Alt-O", "open the page")]
        if phase == .filling, facts.port != nil, !asksPort { hints.append(KeyHint("Alt-P", "another port")) }
        if copied != nil { hints.append(KeyHint("Alt-C", "copy the address")) }
        return hints + [KeyHint("Esc", phase == .filling ? "cancel" : "stop")]
    }

    private var enterWords: String {
        switch phase {
        case .filling: focus < fields.count - 1 ? "next" : facts.keyTitle == nil ? "open the browser" : "test and keep"
        case .working, .waiting: "take what is pasted"
        case .looking: "read now"
        }
    }

    private var fields: [Field] {
        switch phase {
        case .filling:
            facts.keyTitle == nil
                ? (facts.regions.isEmpty ? [] : [Field.region]) + (asksPort ? [.port] : []) + [.clientID, .secret]
                : [.secret]
        case .working, .looking: []
        case .waiting: [.pasted]
        }
    }

    /// The text that one key copies: first the redirect address, then the one to agree at.
    private var copied: String? {
        if case .waiting(let address) = phase { return address }
        return redirectURI
    }

    /// The address to register, with the port that is typed where that is one; `nil` for a service with a key.
    private var redirectURI: String? {
        guard let usual = facts.port, let chosen = chosenPort else { return facts.redirectURI }
        return facts.redirectURI?.replacing(":\(usual)/", with: ":\(chosen)/")
    }

    /// The port that is typed; `nil` where none is asked for, and for what is none.
    private var chosenPort: Int? {
        guard asksPort, let number = Int(port.text), (1_024...65_535).contains(number) else { return nil }
        return number
    }

    // MARK: From outside

    mutating func wait(for address: String) {
        (phase, focus, problem) = (.waiting(address: address), 0, nil)
    }

    mutating func look(_ look: FirstLook) {
        (phase, focus, problem) = (.looking(look), 0, nil)
    }

    mutating func refuse(_ sentence: String) {
        pasted = TextEditorState("")
        (phase, focus, problem) = (.filling, 0, sentence)
    }

    /// The pasted text is no answer; another one may be pasted.
    mutating func askAgain(_ sentence: String) {
        (pasted, problem) = (TextEditorState(""), sentence)
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
        if case .looking = phase { return choose(press) }
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
        case (.character("p"), .alt):
            guard phase == .filling, facts.port != nil else { return .open([]) }
            asksPort = true
            (focus, problem) = (fields.firstIndex(of: .port) ?? 0, nil)
        case (.tab, .shift), (.up, _): if !fields.isEmpty { focus = (focus + fields.count - 1) % fields.count }
        case (.tab, _), (.down, _): if !fields.isEmpty { focus = (focus + 1) % fields.count }
        case (.enter, _): return enter()
        default: edit(press)
        }
        return .open([])
    }

    /// How far back to go.
    private mutating func choose(_ press: KeyPress) -> SheetOutcome {
        let reaches = ConnectionReach.allCases
        switch press.key {
        case .escape: return .closed([])
        case .up: reach = (reach + reaches.count - 1) % reaches.count
        case .down, .tab: reach = (reach + 1) % reaches.count
        case .enter: return .closed([.connection(.reach(id: facts.id, reaches[reach]))])
        default: break
        }
        return .open([])
    }

    private mutating func edit(_ press: KeyPress) {
        problem = nil
        guard fields.indices.contains(focus) else { return }
        switch fields[focus] {
        case .region:
            let count = facts.regions.count
            if press.key == .left { region = (region + count - 1) % count }
            if press.key == .right || press.key == .character(" ") { region = (region + 1) % count }
        case .port: port.apply(press)
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
        case .region: break
        case .port: port.insert(text)
        case .clientID: clientID.insert(text)
        case .pasted: pasted.insert(text)
        case .secret: secret.append(text)
        }
    }

    private mutating func enter() -> SheetOutcome {
        switch phase {
        case .working, .looking: return .open([])
        case .waiting:
            guard !pasted.text.isEmpty else { return .open([]) }
            return .open([.connection(.pasted(pasted.text))])
        case .filling:
            if focus < fields.count - 1 {
                focus += 1
                return .open([])
            }
            let id = clientID.text.filter { !$0.isWhitespace }
            // Neither: the app that is known.
            if !isKnown || !id.isEmpty || !secret.isEmpty {
                if facts.keyTitle == nil, id.isEmpty { return refused("Paste the client id first.", at: .clientID) }
                if secret.isEmpty {
                    return refused("Paste the \(facts.keyTitle ?? "client secret") first.", at: .secret)
                }
            }
            if let doubt = doubt(of: .clientID) { return refused(doubt, at: .clientID) }
            if asksPort, let doubt = doubt(of: .port) { return refused(doubt, at: .port) }
            let region = facts.regions.indices.contains(self.region) ? facts.regions[self.region].id : nil
            (phase, problem) = (.working, nil)
            return .open([
                .connection(
                    .connect(
                        ConnectionRequest(
                            id: facts.id, clientID: id, secret: secret.taken(), region: region, port: chosenPort)))
            ])
        }
    }

    private mutating func refused(_ sentence: String, at field: Field) -> SheetOutcome {
        (problem, focus) = (sentence, fields.firstIndex(of: field) ?? 0)
        return .open([])
    }

    /// Why what stands in a field cannot be right, while it is typed; `nil` for nothing to say.
    private func doubt(of field: Field) -> String? {
        switch field {
        case .region: return nil
        case .port: return chosenPort == nil ? "A port is a number from 1024 to 65535." : nil
        case .clientID:
            let text = clientID.text.filter { !$0.isWhitespace }
            if text.contains("://") || text.contains("@") {
                return "That is an address; the client id is a word of letters and digits."
            }
            let isSendable = text.utf8.count <= 512 && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
            return isSendable ? nil : "The client id holds a letter that none has; copy it again."
        case .secret:
            return secret.isEmpty || secret.count >= 8 ? nil : "That is shorter than any; copy the whole of it."
        case .pasted:
            let text = pasted.text
            guard text.contains("://"), !text.contains("code="), !text.contains("error=") else { return nil }
            return "There is no code in that address; copy the whole of it, from the page after you agreed."
        }
    }

    // MARK: Drawing

    /// Draws the steps at the service and the fields, or the address to agree at while it waits; on the raised ground.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        if case .looking(let look) = phase { return draw(look, in: area, on: &canvas) }
        var row = area.row
        // Where there is little room the fields have it, with a line for what is said of them.
        var room = area
        let isFilling = phase == .filling
        room.height = max(1, area.height - fields.count * (isFilling ? 2 : 1) - 2)
        func write(_ words: String, _ role: StyleRole) {
            row = SheetText.draw(words, role, in: room.splitTop(row - room.row).rest, on: &canvas)
        }
        if case .waiting(let address) = phase, facts.isPastedOnly {
            write("Agree in your browser. Then it cannot open the page that it is sent to, which is right:", .text)
            write(address, .link)
            write("Paste the address of that page:", .muted)
        } else if case .waiting(let address) = phase {
            write("Agree in your browser. It comes back here by itself; this waits for five minutes.", .text)
            write(address, .link)
            write("Or paste the address that it ended on:", .muted)
        } else {
            write(facts.address, .link)
            for (number, step) in facts.steps.enumerated() { write("\(number + 1). \(step)", .text) }
            if let redirect = redirectURI { write("Redirect address (Alt-C copies it): \(redirect)", .strong) }
            if isKnown, isFilling { write("Leave both empty to take the app that is known.", .muted) }
        }
        room = area
        for (index, field) in fields.enumerated() {
            let isHere = index == focus
            if isFilling { write("\(isHere ? "›" : "·") \(label(field))", isHere ? .strong : .muted) }
            guard row < area.endRow else { return }
            draw(field, isHere: isHere, in: area.line(row - area.row).splitLeft(2).rest, on: &canvas)
            row += 1
            if isHere, problem == nil, let doubt = doubt(of: field) { write(doubt, .warning) }
        }
        if let problem {
            write(problem, .bad)
        } else if phase == .working {
            write("It is tried at \(facts.title) …", .accent)
        }
    }

    private func draw(_ look: FirstLook, in area: Rect, on canvas: inout Canvas) {
        var row = area.row
        func write(_ words: String, _ role: StyleRole) {
            row = SheetText.draw(words, role, in: area.splitTop(row - area.row).rest, on: &canvas)
        }
        write("Account: \(look.account)", .strong)
        if !look.granted.isEmpty { write("Granted: \(look.granted.joined(separator: "; "))", .good) }
        if !look.missing.isEmpty { write("Not ticked: \(look.missing.joined(separator: "; "))", .warning) }
        write("How far back is it to be read?", .text)
        for (index, reach) in ConnectionReach.allCases.enumerated() {
            write("\(index == self.reach ? "›" : "·") \(reach.title)", index == self.reach ? .strong : .muted)
        }
    }

    private func label(_ field: Field) -> String {
        switch field {
        case .region: "Where the account is (← →)"
        case .port: "Port of the redirect address"
        case .clientID: "Client id"
        case .secret: "\(facts.keyTitle ?? "Client secret")\(secret.isEmpty ? "" : ", \(secret.count) characters")"
        case .pasted: "Address"
        }
    }

    private func draw(_ field: Field, isHere: Bool, in line: Rect, on canvas: inout Canvas) {
        let cursor = canvas.cursor
        switch field {
        case .region:
            let title = facts.regions.indices.contains(region) ? facts.regions[region].title : ""
            LineField.draw(Array("‹ \(title) ›"), cursor: 0, in: line, on: &canvas)
        case .port: LineField.draw(Array(port.text), cursor: port.text.count, in: line, on: &canvas)
        case .clientID: LineField.draw(Array(clientID.text), cursor: clientID.text.count, in: line, on: &canvas)
        case .pasted: LineField.draw(Array(pasted.text), cursor: pasted.text.count, in: line, on: &canvas)
        case .secret:
            LineField.draw(repeatElement("•", count: secret.count), cursor: secret.count, in: line, on: &canvas)
        }
        if !isHere { canvas.cursor = cursor }
    }
}

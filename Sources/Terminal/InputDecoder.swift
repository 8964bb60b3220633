import Canvas

/// Makes events of the terminal's bytes, cut anywhere.
///
/// A state machine with limits: 64 bytes for a control sequence, 4 KiB for a string, 1 MiB for a paste; what is longer
/// or unknown is swallowed, never typed. It has no clock: `timeout` says how long to wait for the rest, and
/// `endWaiting` decides without it.
package struct InputDecoder {
    /// The input that is waited for, which decides how long.
    enum Timeout: Equatable {
        /// Escape came last: the key, or the start of a sequence.
        case escape
        /// A sequence has begun.
        case sequence
        /// A paste has begun; its end may be lost.
        case paste
    }

    private enum State {
        case ground
        case utf8(rest: Int)
        case escape
        case singleShift
        case control
        /// Too long, or not a sequence at all: swallowed to its end.
        case skippedControl
        /// Answers of OSC, DCS, APC and PM, by their introducer, up to ST; only an OSC may end with BEL.
        case string(introducer: UInt8, sawEscape: Bool)
        /// Bytes that follow an old-fashioned report.
        case skipped(rest: Int)
        case paste
    }

    /// Backspace as the terminal's line settings name it.
    private let eraseByte: UInt8
    private var state = State.ground
    private var collected: [UInt8] = []
    private var pasted = PasteBuffer()
    /// Characters that came together: so composed ones stay one key press.
    private var typed: [Unicode.Scalar] = []
    private var decoded: [TerminalInput] = []

    static let longestControl = 64
    static let longestString = 4096

    package init(eraseByte: UInt8 = 0x7F) { self.eraseByte = eraseByte }

    /// The input that is being waited for; `nil` for none.
    var timeout: Timeout? {
        switch state {
        case .ground: nil
        case .escape: .escape
        case .paste: .paste
        default: .sequence
        }
    }

    /// Consumes bytes and returns what they completed, often nothing.
    package mutating func feed(_ bytes: some Collection<UInt8>) -> [TerminalInput] {
        var rest = bytes[...]
        while let byte = rest.first {
            if case .paste = state {
                if let paste = pasted.take(&rest) {
                    state = .ground
                    emit(paste)
                }
                continue
            }
            rest = rest.dropFirst()
            consume(byte)
        }
        return decode()
    }

    /// The rest did not come in time: a lone escape is the key, an unfinished sequence is dropped.
    package mutating func endWaiting() -> [TerminalInput] {
        switch state {
        case .escape: press(.escape)
        case .control where collected.isEmpty: emit(.key(.alt("[")))
        case .singleShift: emit(.key(.alt("O")))
        case .string(let introducer, false) where collected.isEmpty:
            emit(.key(.alt(Character(Unicode.Scalar(introducer)))))
        case .paste: emit(pasted.finish())
        default: break
        }
        state = .ground
        collected.removeAll()
        return decode()
    }

    private mutating func decode() -> [TerminalInput] {
        flushTyped()
        // Freed, so that what was typed is wiped with the memory: it may be a passphrase.
        defer { decoded.removeAll() }
        return decoded
    }

    private mutating func consume(_ byte: UInt8) {
        switch state {
        case .ground: ground(byte)
        case .utf8(let rest): continueCharacter(byte, rest: rest)
        case .escape: afterEscape(byte)
        case .singleShift:
            state = .ground
            if byte == 0x1B { return begin(.escape) }
            if let key = KeySequence.singleShift(byte) { emit(.key(key)) }
        case .control, .skippedControl: control(byte)
        case .string(let introducer, let sawEscape): string(byte, introducer: introducer, sawEscape: sawEscape)
        case .skipped(let rest): state = rest > 1 ? .skipped(rest: rest - 1) : .ground
        case .paste: break  // taken in one piece by `feed`
        }
    }

    // MARK: Characters

    private mutating func ground(_ byte: UInt8) {
        switch byte {
        case 0x1B: begin(.escape)
        case 0x20...0x7E: typed.append(Unicode.Scalar(byte))
        case 0xC2...0xF4:
            collected = [byte]
            state = .utf8(rest: byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3)
        case 0x80...0xFF: break  // not UTF-8
        default: emit(.key(KeySequence.controlByte(byte, eraseByte: eraseByte)))
        }
    }

    private mutating func continueCharacter(_ byte: UInt8, rest: Int) {
        guard byte & 0xC0 == 0x80 else {
            begin(.ground)
            return ground(byte)
        }
        collected.append(byte)
        if rest > 1 { return state = .utf8(rest: rest - 1) }
        let character = String(decoding: collected, as: UTF8.self).unicodeScalars
        // Too long a form or a surrogate decodes to several; C1 controls are nobody's text.
        if character.count == 1, let scalar = character.first, scalar.value >= 0xA0 { typed.append(scalar) }
        begin(.ground)
    }

    // MARK: Sequences

    private mutating func begin(_ next: State) {
        collected.removeAll()
        state = next
    }

    private mutating func afterEscape(_ byte: UInt8) {
        switch byte {
        case 0x1B: press(.escape)  // and the second may begin a sequence
        case UInt8(ascii: "["): begin(.control)
        case UInt8(ascii: "O"): begin(.singleShift)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            begin(.string(introducer: byte, sawEscape: false))
        case 0x20...0x7E:
            begin(.ground)
            emit(.key(.alt(Character(Unicode.Scalar(byte)))))
        case 0x80...0xFF:
            press(.escape)
            begin(.ground)
            ground(byte)
        default:
            begin(.ground)
            var key = KeySequence.controlByte(byte, eraseByte: eraseByte)
            key.modifiers.insert(.alt)
            emit(.key(key))
        }
    }

    private mutating func control(_ byte: UInt8) {
        var isSkipped = false
        if case .skippedControl = state { isSkipped = true }
        switch byte {
        case 0x1B: begin(.escape)
        case 0x5B where collected.isEmpty && !isSkipped: collected.append(byte)  // a function key of the Linux console
        case 0x20...0x3F:
            if collected.count >= Self.longestControl { return begin(.skippedControl) }
            if !isSkipped { collected.append(byte) }
        case 0x40...0x7E:
            let isMouseReport = byte == UInt8(ascii: "M") && collected.isEmpty && !isSkipped
            let parameters = collected
            begin(isMouseReport ? .skipped(rest: 3) : .ground)
            if !isSkipped, !isMouseReport { finishControl(parameters, final: byte) }
        default:  // cannot stand in a sequence: it was none
            begin(.ground)
            ground(byte)
        }
    }

    private mutating func finishControl(_ parameters: [UInt8], final: UInt8) {
        switch ControlSequence(parameters, final: final).meaning {
        case .input(let input): emit(input)
        case .pasteStart:
            pasted = PasteBuffer()
            state = .paste
        case .nothing: break
        }
    }

    private mutating func string(_ byte: UInt8, introducer: UInt8, sawEscape: Bool) {
        let isOSC = introducer == UInt8(ascii: "]")
        switch byte {
        case UInt8(ascii: "\\") where sawEscape, 0x07 where isOSC:
            if isOSC, let answer = ControlSequence.background(collected) { emit(.answer(answer)) }
            if isOSC, let id = NotificationSequence.clicked(collected) { emit(.answer(.noticeClicked(id))) }
            if introducer == UInt8(ascii: "P"), collected.starts(with: Array(">|".utf8)) {
                emit(.answer(.version(String(decoding: collected.dropFirst(2), as: UTF8.self))))
            }
            begin(.ground)
        case 0x1B: state = .string(introducer: introducer, sawEscape: true)
        case _ where sawEscape:  // the string was cut; another sequence begins
            begin(.escape)
            afterEscape(byte)
        case 0x18, 0x1A: begin(.ground)  // CAN and SUB end every sequence
        default: if collected.count < Self.longestString { collected.append(byte) }
        }
    }

    // MARK: Out

    private mutating func press(_ key: KeyPress.Key) { emit(.key(KeyPress(key))) }
    private mutating func emit(_ paste: PasteBuffer.Paste) {
        emit(.paste(paste.text))
        if paste.isCut { emit(.pasteCut) }
    }
    private mutating func emit(_ event: InputEvent) { emit(.event(event)) }

    private mutating func emit(_ input: TerminalInput) {
        flushTyped()
        decoded.append(input)
    }

    private mutating func flushTyped() {
        guard let first = typed.first else { return }
        let characters = typed.count == 1 ? [Character(first)] : Array(String(String.UnicodeScalarView(typed)))
        decoded += characters.map { .event(.key(.character($0))) }
        typed.removeAll()
    }
}

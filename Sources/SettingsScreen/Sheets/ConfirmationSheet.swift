import ScreenKit
import Canvas
import ChatModel
import Widgets

/// Something that came from elsewhere or was changed, and does nothing until the person has seen and confirmed it.
public enum ConfirmationSubject: Equatable, Sendable {
    /// Settings of a restored backup, each a line with its exact value.
    case restoredSettings(lines: [String])
    /// - Parameter words: the exact words of the command, as they are shown.
    case keyCommand(ProviderID, words: String)
    /// A host that the configuration names for a provider: scheme, name and port.
    case host(ProviderID, String)
    /// The statements of an export that nothing measured. The import waits for the answer.
    case importedStatements(file: String, lines: [String])
    /// Whose values are to be taken of a table or a scale of several people. The import waits for the answer.
    /// - Parameter mayBeOne: whether all of them may be the person under several names.
    case importedPeople(file: String, people: [String], mayBeOne: Bool)

    public var title: String {
        switch self {
        case .restoredSettings: "Settings of the restored backup"
        case .keyCommand: "May this program run?"
        case .host: "May this address be asked?"
        case .importedStatements: "What else is in this export"
        case .importedPeople: "Whose values?"
        }
    }

    var intro: String {
        switch self {
        case .restoredSettings:
            "These run programs, send data or speak to a model. They are off until you confirm them."
        case .keyCommand(let id, _):
            "The key command of \(id.rawValue) is new or has changed. AirFit would run it, without a shell, for the key:"
        case .host(let id, _):
            "The address of \(id.rawValue) is new or has changed. What is asked of it, and your key where there is one, would go to:"
        case .importedStatements(let file, _):
            "Nothing measured this in \(file): somebody said, chose or agreed to it. Take it only if that was you."
        case .importedPeople(let file, let people, _):
            "\(file) has values of \(people.count > 1 ? "\(people.count) people" : "more than one person"). Those of one are "
                + "taken; the others' are left out."
        }
    }

    public var lines: [String] {
        switch self {
        case .restoredSettings(let lines), .importedStatements(_, let lines): lines
        case .keyCommand(_, let words): [words]
        case .importedPeople(_, let people, let mayBeOne): people + (mayBeOne ? ["All of these are me"] : [])
        case .host(_, let host): [host]
        }
    }

    /// Whether one of the lines is chosen.
    var isChoice: Bool { if case .importedPeople = self { true } else { false } }

    /// The buttons, the one that changes nothing first.
    public var answers: [(answer: ConfirmationAnswer, title: String, key: Character)] {
        switch self {
        case .restoredSettings: [(.later, "Not now", "n"), (.yes, "Confirm", "y"), (.no, "Drop them", "d")]
        case .keyCommand: [(.later, "Do not run it", "n"), (.yes, "Run it", "y")]
        case .host: [(.later, "Send nothing there", "n"), (.yes, "Ask it there", "y")]
        case .importedStatements: [(.no, "Measured data only", "n"), (.yes, "Take this too", "y")]
        case .importedPeople: [(.yes, "Take these values", "y"), (.no, "Leave the file out", "n")]
        }
    }
}

/// The person's answer.
public enum ConfirmationAnswer: Hashable, Sendable {
    case yes
    /// One of the lines, from 0.
    case chosen(Int)
    /// It is gone.
    case no
    /// It stays off, and is asked about another time.
    case later
}

/// An event of confirmations.
public enum ConfirmationAction: Equatable, Sendable {
    /// The program began, or the settings changed: something may wait.
    case changed
    /// The waiting changes were looked up.
    case found([ConfirmationSubject])
    case answered(ConfirmationSubject, ConfirmationAnswer)
    /// An answer was followed; one sentence.
    case followed(String)
}

/// Effects of the confirmations.
public enum ConfirmationEffect: Equatable, Sendable {
    /// Looks up what waits.
    case look
    case answer(ConfirmationSubject, ConfirmationAnswer)
}

/// Shows what waits, word for word, and asks.
public struct ConfirmationSheet: SettingsSheetContent {
    public let subject: ConfirmationSubject
    private var scroll = 0
    /// The line that is chosen, where one is.
    private var choice = 0
    /// The button with the focus; the first changes nothing, or takes what the person chose.
    private var focus = 0
    /// As large as it was drawn last: so far it can be scrolled.
    private static let widest = 96

    public init(_ subject: ConfirmationSubject) { self.subject = subject }

    public var title: String { subject.title }
    var wantedSize: Size {
        let width = Self.widest
        return Size(
            width: width, height: SheetText.height(subject.intro, width: width - 4) + lines(width: width - 4).count + 5
        )
    }

    public var keyHints: [KeyHint] {
        subject.answers.map { KeyHint(String($0.key), $0.title.lowercased()) }
            + [KeyHint("↑ ↓", subject.isChoice ? "choose" : "scroll")]
    }

    /// The answer that changes nothing.
    private var refusal: ConfirmationAnswer { subject.isChoice ? .no : subject.answers[0].answer }

    mutating func apply(_ input: SheetInput) -> SheetOutcome {
        switch input {
        case .wheel(let lines): move(by: lines)
        case .paste: break
        case .clicked(let target):
            switch target.as(ConfirmationTarget.self) {
            case .choice(let index)?: choice = min(max(0, index), subject.lines.count - 1)
            case .answer(let given)?: return answer(given)
            case nil: break
            }
        case .key(let press):
            switch (press.key, press.modifiers) {
            case (.escape, _), (.character("c"), .control): return answer(refusal)
            case (.enter, _): return answer(subject.answers[focus].answer)
            case (.up, _), (.character("k"), []): move(by: -1)
            case (.down, _), (.character("j"), []): move(by: 1)
            case (.pageUp, _): move(by: -10)
            case (.pageDown, _), (.character(" "), []): move(by: 10)
            case (.home, _): scroll = 0
            case (.tab, .shift), (.left, _): focus = (focus + subject.answers.count - 1) % subject.answers.count
            case (.tab, _), (.right, _): focus = (focus + 1) % subject.answers.count
            case (.character(let letter), []):
                if let chosen = subject.answers.first(where: { $0.key == letter }) { return answer(chosen.answer) }
            default: break
            }
        }
        return .open([])
    }

    private func answer(_ answer: ConfirmationAnswer) -> SheetOutcome {
        .handedOver(.confirmation(.answered(subject, subject.isChoice && answer == .yes ? .chosen(choice) : answer)))
    }

    private mutating func move(by step: Int) {
        if subject.isChoice { choice = min(max(0, choice + step), subject.lines.count - 1) }
        scroll = min(max(0, scroll + step), max(0, lines(width: Self.widest - 4).count - 1))
    }

    private func lines(width: Int) -> [StyledLine] {
        // Of a choice each has one line.
        if subject.isChoice {
            return subject.lines.map { StyledLine([StyledRun($0, TextStyle(.strong, on: .raised))]) }
        }
        return subject.lines.flatMap { PlainText.lines($0, TextStyle(.strong, on: .raised), width: max(1, width)) }
    }

    /// Draws the question, the lines that fit from where it is scrolled to, and the answers; on the raised ground.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        let height = SheetText.height(subject.intro, width: area.width)
        SheetText.draw(subject.intro, .text, in: area.splitTop(min(height, max(0, area.height - 3))).top, on: &canvas)
        let (list, foot) = area.splitTop(min(height + 1, max(0, area.height - 3))).rest.splitBottom(2)
        let all = lines(width: list.width - 2)
        let first = max(0, min(subject.isChoice ? choice - list.height / 2 : scroll, all.count - list.height))
        for (row, line) in all.dropFirst(first).prefix(list.height).enumerated() {
            let isChosen = subject.isChoice && first + row == choice
            let style = TextStyle(.strong, on: isChosen ? .selection : .raised)
            if isChosen { canvas.fill(list.line(row), style) }
            let mark = subject.isChoice ? (isChosen ? "▸ " : "  ") : ""
            canvas.write(mark + line.text, column: list.column, row: list.row + row, style, within: list)
            if subject.isChoice { canvas.mark(list.line(row), as: ConfirmationTarget.choice(first + row)) }
        }
        let style = TextStyle(.warning, on: .raised)
        if first > 0 { canvas.write("↑", column: list.endColumn - 1, row: list.row, style, within: list) }
        if all.count > first + list.height {
            canvas.write("↓", column: list.endColumn - 1, row: list.endRow - 1, style, within: list)
            canvas.write(
                "\(all.count - first - list.height) more lines below", column: foot.column, row: foot.row, style,
                within: foot)
        }
        SheetButtons(
            buttons: subject.answers.enumerated().map { index, one in
                .init(
                    title: one.title, target: HitTarget(ConfirmationTarget.answer(one.answer)),
                    isFocused: index == focus,
                    isDestructive: one.answer == .yes && !subject.isChoice)
            }
        ).draw(in: foot.line(foot.height - 1), on: &canvas)
    }
}

extension SettingsState {
    /// Takes in what waits for the person's word, and what the person answered.
    public mutating func apply(confirmation action: ConfirmationAction) -> [SettingsEffect] {
        switch action {
        case .changed: return [.confirmation(.look)]
        case .found(let subjects):
            let asked = waiting.filter(\.isOfImport)
            waiting = asked + subjects.filter { !putOff.contains($0) }
        case .answered(let subject, let answer):
            sheet = nil
            waiting.removeAll { $0 == subject }
            if case .importedPeople(_, let people, _) = subject {
                guard case .chosen(let index) = answer else { return [.data(.answerPerson(nil))] }
                return [.data(.answerPerson(index < people.count ? people[index] : Records.everybody))]
            }
            if subject.isOfImport { return [.data(.answerImport(answer == .yes))] }
            if answer != .later { return [.confirmation(.answer(subject, answer))] }
            putOff.append(subject)
        case .followed(let sentence): return [.provider(.list), .notice(sentence, isProblem: false)]
        }
        return []
    }

    /// Shows what waits where nothing else is open.
    mutating func showNextConfirmation() {
        guard sheet == nil, alert == nil, editor == nil, let next = waiting.first else { return }
        show(.confirmation(ConfirmationSheet(next)))
    }

    /// The import that asked is over.
    mutating func forgetImportQuestion() {
        waiting.removeAll(where: \.isOfImport)
        if case .confirmation(let open)? = sheet, open.subject.isOfImport { sheet = nil }
    }
}

extension ConfirmationSubject {
    fileprivate var isOfImport: Bool {
        switch self {
        case .importedStatements, .importedPeople: true
        case .restoredSettings, .keyCommand, .host: false
        }
    }
}

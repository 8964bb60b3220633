import ScreenKit
import Canvas
import ChatModel
import Widgets

/// A key of a provider being entered: hidden while it is typed, tried with the provider before it is kept.
public struct KeySheet: SettingsSheetContent {
    enum Focus: Int, CaseIterable { case entry, reveal, copy, save, untested, cancel }

    /// How far the new key has come: typed, tried at its provider, saved.
    public enum Phase: Equatable, Sendable {
        case typing
        case trying
        case saving
        /// One sentence; some failures say nothing about the key, so that it may be kept without a test.
        case failed(String, mayBeSaved: Bool)
    }

    public let provider: ProviderID
    public let name: String
    /// The address where a person gets a key; `nil` where none is known.
    public let keyPage: String?
    /// A remark on keys that the service refuses.
    let refusalNote: String?
    private let isReplacing: Bool
    public var phase = Phase.typing
    public var key = SecretField()
    /// The key that the provider took; `nil` before.
    var taken: SecretField?
    private(set) var isRevealed = false
    private(set) var focus = Focus.entry
    /// Why what was typed is no key; one sentence.
    public private(set) var problem: String?
    /// The spinner while the key is tried; empty with reduced motion.
    var spinner = ""

    init(_ entry: ProviderKeys) {
        provider = entry.id
        name = ShortText.oneLine(entry.name, 40)
        keyPage = entry.keyPage
        refusalNote = entry.refusalNote
        isReplacing = entry.inVault != nil
    }

    public var title: String { isReplacing ? "Replace the key of \(name)" : "Add a key for \(name)" }
    var wantedSize: Size { Size(width: 72, height: 15) }
    var isBusy: Bool { phase == .trying || phase == .saving }
    var mayBeSavedUntested: Bool { if case .failed(_, mayBeSaved: true) = phase { true } else { false } }

    public var keyHints: [KeyHint] {
        if isBusy { return phase == .trying ? [KeyHint("Esc", "stop")] : [] }
        var hints = [KeyHint("Enter", enterWords), KeyHint("Alt-V", isRevealed ? "hide" : "show")]
        if keyPage != nil { hints += [KeyHint("Alt-O", "open the address"), KeyHint("Alt-C", "copy it")] }
        return hints + [KeyHint("Tab", "next"), KeyHint("Esc", "cancel")]
    }

    private var enterWords: String {
        switch focus {
        case .entry, .save: "test and save"
        case .reveal: isRevealed ? "hide" : "show"
        case .copy: "copy"
        case .untested: "save untested"
        case .cancel: "cancel"
        }
    }

    // MARK: Input

    mutating func apply(_ input: SheetInput) -> SheetOutcome {
        switch input {
        case .key(let press): return apply(press)
        case .paste(let text):
            guard !isBusy else { break }
            // A line end behind it is not part of a key; one in the middle is told of.
            edit { $0.insert(text) }
            focus = .entry
        case .clicked(let target):
            guard let new = target.as(Focus.self) else { break }
            if isBusy { return new == .cancel ? cancel() : .open([]) }
            focus = new
            if new != .entry { return activate() }
        case .wheel: break
        }
        return .open([])
    }

    private mutating func apply(_ press: KeyPress) -> SheetOutcome {
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control): return cancel()
        case _ where isBusy: break
        case (.tab, .shift), (.up, _): moveFocus(by: -1)
        case (.tab, _), (.down, _): moveFocus(by: 1)
        case (.character("v"), .alt): isRevealed.toggle()
        case (.character("c"), .alt): return .open(copying)
        case (.character("o"), .alt): return .open(keyPage.flatMap { WebAddress($0) }.map { [.openLink($0)] } ?? [])
        case (.enter, _): return activate()
        case (.character(" "), _) where focus != .entry: return activate()
        case (.left, _) where focus != .entry: moveFocus(by: -1)
        case (.right, _) where focus != .entry: moveFocus(by: 1)
        case (.backspace, _), (.delete, _): edit { $0.deleteBackward() }
        case (.character("u"), .control), (.character("w"), .control): edit { $0.clear() }
        case (.character(let letter), let modifiers) where modifiers.isSubset(of: .shift):
            focus = .entry
            edit { $0.insert(String(letter)) }
        default: break
        }
        return .open([])
    }

    private mutating func edit(_ change: (inout SecretField) -> Void) {
        change(&key)
        problem = nil
        phase = .typing
    }

    private var places: [Focus] {
        Focus.allCases.filter { place in
            switch place {
            case .copy: keyPage != nil
            case .untested: mayBeSavedUntested
            default: true
            }
        }
    }

    private mutating func moveFocus(by step: Int) {
        let places = places
        let at = places.firstIndex(of: focus) ?? 0
        focus = places[(at + step + places.count) % places.count]
    }

    private mutating func activate() -> SheetOutcome {
        switch focus {
        case .entry, .save: return submit(isTried: true)
        case .untested: return submit(isTried: false)
        case .reveal: isRevealed.toggle()
        case .copy: return .open(copying)
        case .cancel: return cancel()
        }
        return .open([])
    }

    private var copying: [SettingsEffect] {
        keyPage.map { [.copy(ClipboardText($0)), .notice("The address is copied.", isProblem: false)] } ?? []
    }

    private mutating func submit(isTried: Bool) -> SheetOutcome {
        key = key.trimmed()
        if let problem = key.keyProblem {
            (self.problem, focus) = (problem, .entry)
            return .open([])
        }
        return .handedOver(.keys(.submitted(isTried: isTried)))
    }

    private func cancel() -> SheetOutcome {
        switch phase {
        case .trying: .handedOver(.keys(.tryingStopped))
        case .saving: .open([])  // it is being written
        case .typing, .failed: .closed([])
        }
    }

    /// The key was tried, and something is wrong.
    mutating func refuse(_ sentence: String, mayBeSaved: Bool) {
        phase = .failed(sentence, mayBeSaved: mayBeSaved)
        focus = mayBeSaved ? .untested : .entry
    }
}

import ScreenKit
import Canvas
import SettingsModel

extension OnboardingState {
    /// The only place the setup changes.
    /// - Parameter context: what is set, and how the lock stands.
    public mutating func apply(_ action: OnboardingAction, _ context: OnboardingContext) -> [OnboardingEffect] {
        switch action {
        case .opened: return open(context)
        case .key(let press): return apply(press, context)
        case .paste(let text): paste(text)
        case .clicked(let target): return click(target, context)
        case .wheel(let lines): moveCursor(by: lines.signum())
        case .providersFound(let found, let isComplete): receive(found, isComplete)
        case .passphraseAnswered(let problem): return takePassphrase(problem, context)
        case .importChanged: followImport(context.importing)
        case .sampleLeft: ask(context)
        }
        return []
    }

    private mutating func open(_ context: OnboardingContext) -> [OnboardingEffect] {
        if progress.isOver { progress = OnboardingProgress() }
        return go(to: progress.step, context)
    }

    private mutating func receive(_ found: [FoundProvider], _ isComplete: Bool) {
        guard step == .provider, case .choice(let options, let cursor) = form else { return }
        let chosen = cursor.map { options[$0].id }
        // Who has not moved yet means the first.
        let hasMoved = cursor ?? 0 > 0
        providers = found
        isLooking = !isComplete
        let new = providerOptions
        form = .choice(new, cursor: hasMoved ? new.firstIndex { $0.id == chosen } ?? 0 : 0)
    }

    private mutating func takePassphrase(_ problem: String?, _ context: OnboardingContext) -> [OnboardingEffect] {
        guard isSettingPassphrase else { return [] }
        isSettingPassphrase = false
        guard let problem else { return advance(.done, [SettingChange("lock.enabled", .flag(true))], context) }
        if case .passphrase(var entries) = form {
            entries.refuse(problem)
            form = .passphrase(entries)
        }
        return []
    }

    // MARK: - Keys

    private mutating func apply(_ press: KeyPress, _ context: OnboardingContext) -> [OnboardingEffect] {
        guard !isSettingPassphrase else { return [] }
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("s"), .control): return skip(context)
        case (.pageUp, _): return back(context)
        case (.pageDown, _): return submit(context)
        case (.tab, .shift): moveFocus(by: -1)
        case (.tab, _): moveFocus(by: 1)
        case (.enter, _): return focusedButton.map { self.press($0, context) } ?? submit(context)
        default: return applyToForm(press, context)
        }
        return []
    }

    private mutating func applyToForm(_ press: KeyPress, _ context: OnboardingContext) -> [OnboardingEffect] {
        if focusedButton != nil {
            switch press.key {
            case .left, .up: moveFocus(by: -1)
            case .right, .down: moveFocus(by: 1)
            case .character(" "): return focusedButton.map { self.press($0, context) } ?? []
            default: break
            }
            return []
        }
        switch form {
        case .choice(let options, _): return applyToChoice(press, options, context)
        case .passphrase(var entries):
            let outcome = entries.apply(press)
            form = .passphrase(entries)
            _ = outcome  // Enter and Esc do not come here
        case .fields(var fields):
            switch fields[focus].editor.apply(press) {
            case .edited: fields[focus].problem = nil
            case .leftAbove:
                moveFocus(by: -1)
                return []
            case .leftBelow:
                moveFocus(by: 1)
                return []
            case .moved, .submitted, .ignored: break
            }
            form = .fields(fields)
        }
        return []
    }

    private mutating func applyToChoice(
        _ press: KeyPress, _ options: [OnboardingOption], _ context: OnboardingContext
    ) -> [OnboardingEffect] {
        switch press.key {
        case .up, .character("k"): moveCursor(by: -1)
        case .down, .character("j"): moveCursor(by: 1)
        case .home: moveCursor(by: -options.count)
        case .end: moveCursor(by: options.count)
        case .character(let digit) where press.modifiers.isEmpty:
            guard let number = digit.wholeNumberValue, options.indices.contains(number - 1) else { break }
            form = .choice(options, cursor: number - 1)
            return submit(context)
        default: break
        }
        return []
    }

    private mutating func moveCursor(by steps: Int) {
        guard case .choice(let options, let cursor) = form, !options.isEmpty else { return }
        let start = cursor ?? (steps > 0 ? -1 : options.count)
        form = .choice(options, cursor: min(max(0, start + steps), options.count - 1))
    }

    private mutating func moveFocus(by steps: Int) {
        let count = form.stops + Button.allCases.count
        focus = (focus + steps + count) % count
        if focusedButton == .back, step.previous == nil { moveFocus(by: steps) }
    }

    private mutating func paste(_ text: String) {
        guard focusedButton == nil else { return }
        switch form {
        case .fields(var fields):
            fields[focus].editor.insert(text.split(whereSeparator: \.isNewline).joined(separator: " "))
            fields[focus].problem = nil
            form = .fields(fields)
        case .passphrase(var entries):
            entries.add(text)
            form = .passphrase(entries)
        case .choice: break
        }
    }

    // MARK: - Steps

    private mutating func press(_ button: Button, _ context: OnboardingContext) -> [OnboardingEffect] {
        switch button {
        case .next: submit(context)
        case .skip: skip(context)
        case .back: back(context)
        case .skipAll: skipAll()
        }
    }

    private mutating func submit(_ context: OnboardingContext) -> [OnboardingEffect] {
        switch form {
        case .fields: return submitFields(context)
        case .choice(let options, let cursor):
            // Nothing was chosen, so nothing is stored.
            guard let cursor, options.indices.contains(cursor) else { return skip(context) }
            return choose(options[cursor].id, context)
        case .passphrase(var entries):
            let outcome = entries.apply(KeyPress(.enter))
            form = .passphrase(entries)
            guard case .complete(_, let new) = outcome else { return [] }
            isSettingPassphrase = true
            return [.setPassphrase(new)]
        }
    }

    private mutating func skip(_ context: OnboardingContext) -> [OnboardingEffect] {
        wipe()
        return advance(.skipped, [], context)
    }

    /// One question back; from a part of a question to its beginning.
    private mutating func back(_ context: OnboardingContext) -> [OnboardingEffect] {
        wipe()
        if isWithinStep {
            ask(context)
            return []
        }
        return step.previous.map { go(to: $0, context) } ?? []
    }

    private var isWithinStep: Bool {
        switch (step, form) {
        case (.data, .fields), (.lock, .passphrase): true
        default: false
        }
    }

    private mutating func skipAll() -> [OnboardingEffect] {
        wipe()
        for step in OnboardingStep.allCases where progress.marks[step] == nil { progress.marks[step] = .skipped }
        return finish()
    }

    /// Overwrites a passphrase that is being typed.
    public mutating func wipe() {
        guard case .passphrase(var entries) = form else { return }
        entries.wipe()
        form = .passphrase(entries)
    }

    // MARK: - Mouse

    private mutating func click(_ target: HitTarget, _ context: OnboardingContext) -> [OnboardingEffect] {
        guard !isSettingPassphrase else { return [] }
        if let target = target.as(PassphraseTarget.self), case .passphrase(var entries) = form {
            focus = 0
            entries.focus(on: target.index)
            form = .passphrase(entries)
        }
        guard let target = target.as(OnboardingTarget.self) else { return [] }
        switch (target, form) {
        case (.button(let button), _): return press(button, context)
        case (.option(let index), .choice(let options, _)):
            guard options.indices.contains(index) else { return [] }
            form = .choice(options, cursor: index)
            return submit(context)
        case (.field(let index), .fields(let fields)): if fields.indices.contains(index) { focus = index }
        case (.option, _), (.field, _): break
        }
        return []
    }
}

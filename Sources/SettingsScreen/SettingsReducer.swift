import ScreenKit
import Canvas
import SettingsModel
import Widgets

extension SettingsState {
    /// The only place the settings screen changes. Pure: what must happen outside is returned, not done.
    public mutating func apply(_ action: SettingsAction) -> [SettingsEffect] {
        defer { showNextConfirmation() }
        return handle(action)
    }

    private mutating func handle(_ action: SettingsAction) -> [SettingsEffect] {
        switch action {
        case .opened(let destination): return open(at: destination)
        case .reached(let row): return putCursor(on: row)
        case .key(let press): return applyKey(press)
        case .paste(let text): return paste(text)
        case .clicked(let target): return clicked(target)
        case .wheel(let lines): return wheel(lines)
        case .resized(let size):
            self.size = size
            return []
        case .settingsRead(let settings, let problems): return receive(settings, problems)
        case .saveFailed(let sentence):
            return [.notice("\(sentence) The change holds until AirFit ends.", isProblem: true)]
        case .themesListed(let names):
            themes = names
            return []
        case .aboutRead(let facts):
            about = facts
            return []
        case .debug(let action): return debug.apply(action)
        case .set(let changes): return set(changes)
        case .lockFactsRead(let facts):
            lockFacts = facts
            return []
        case .passphraseAnswered(let problem): return takePassphrase(problem)
        case .recoveryCodeMade(let code): return showRecoveryCode(code)
        case .notificationFactsRead(var facts):
            facts.lastTry = notificationFacts.lastTry
            notificationFacts = facts
            return []
        case .notificationTried(let sentence):
            notificationFacts.lastTry = sentence
            return []
        case .provider(let action): return apply(provider: action)
        case .keys(let action): return apply(keys: action)
        case .persona(let action): return apply(persona: action)
        case .data(let event): return apply(event)
        case .memory(let action): return apply(memory: action)
        case .place(let action): return apply(place: action)
        case .serviceFactsRead(let facts):
            serviceFacts = facts
            return []
        case .spend(let action): return apply(spend: action)
        case .connection(let action): return apply(connections: action)
        case .confirmation(let action): return apply(confirmation: action)
        case .folderRead(let request, let reading): return receive(request, reading)
        }
    }

    // MARK: - Going about

    private mutating func open(at destination: SettingsDestination?) -> [SettingsEffect] {
        (search, editor) = (nil, nil)
        guard let destination else { return [.listThemes] + (open.map { $0.page.opened(&self) } ?? factsBesideList) }
        path = []
        return [.listThemes] + goTo(destination)
    }

    /// Opens a page below the one that is open.
    mutating func goTo(_ destination: SettingsDestination) -> [SettingsEffect] {
        // A page begins with its first line.
        scroll = cursors[destination] == nil ? -SettingsLayout.mostScroll : 0
        if path.isEmpty { cursors[nil] = .page(destination) }
        path.append(destination)
        return destination.page.opened(&self)
    }

    /// One step back; at the root it leaves the settings.
    mutating func goBack() -> [SettingsEffect] {
        scroll = 0
        guard let last = path.popLast() else { return [.close] }
        return last.page.left(&self) + factsBesideList
    }

    mutating func goToRoot() -> [SettingsEffect] {
        var effects: [SettingsEffect] = []
        while !path.isEmpty { effects += goBack() }
        return effects
    }

    // MARK: - Settings

    /// Sets a value at once and has it written; what cannot be set says why and changes nothing.
    public mutating func set(_ key: String, _ value: SettingValue?) -> [SettingsEffect] {
        set([SettingChange(key, value)])
    }

    /// Changes settings and has them written; stops with a notice at the first that is unknown or refused.
    public mutating func set(_ changes: [SettingChange]) -> [SettingsEffect] {
        for change in changes {
            guard let field = SettingCatalog.field(change.key) else {
                return [.notice("\(change.key) is not a setting.", isProblem: true)]
            }
            if let reason = change.value.flatMap(field.check) {
                return [.notice("\(field.title) \(reason).", isProblem: true)]
            }
            field.write(&settings, change.value)
        }
        return [.save(changes)]
    }

    private mutating func receive(_ settings: Settings, _ problems: [String]) -> [SettingsEffect] {
        let isNew = problems != fileProblems
        self.settings = settings
        fileProblems = problems
        guard isNew, let first = problems.first else { return [] }
        return [.notice(first, isProblem: true)]
    }

    // MARK: - Text

    private mutating func paste(_ text: String) -> [SettingsEffect] {
        if sheet != nil { return applyToSheet(.paste(text)) }
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        if search != nil {
            search?.filter += line
        } else if editor != nil {
            editor?.text.insert(line)
        }
        return []
    }

    /// Begins to type the value of a setting.
    public mutating func edit(_ field: SettingField) { editor = FieldEditor(field, in: settings) }

    mutating func applyToEditor(_ press: KeyPress) -> [SettingsEffect] {
        guard var editor, let field = SettingCatalog.field(editor.key) else { return [] }
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control):
            self.editor = nil
            return []
        case (.enter, _):
            guard let result = editor.result(for: field) else {
                self.editor = editor
                return []
            }
            self.editor = nil
            return set(field.key, result)
        default:
            editor.text.apply(press)
            editor.problem = nil
            self.editor = editor
            return []
        }
    }

    // MARK: - Sheets and alerts

    /// Opens a sheet in the place of one that is open.
    public mutating func show(_ sheet: SettingsSheet) { self.sheet = sheet }
    /// Asks before something that cannot be taken back.
    public mutating func show(_ alert: SettingsAlert) { self.alert = alert }

    mutating func applyToSheet(_ input: SheetInput) -> [SettingsEffect] {
        guard let outcome = sheet?.apply(input) else { return [] }
        return follow(outcome)
    }

    mutating func follow(_ outcome: SheetOutcome) -> [SettingsEffect] {
        switch outcome {
        case .open(let effects):
            if case .reading(var reading) = sheet, let content = sheet?.content {
                reading.clampScroll(
                    in: SheetBox.place(content.wantedSize, in: Rect(size)).inset(columns: 2, rows: 1).size)
                sheet = .reading(reading)
            }
            return effects
        case .closed(let effects):
            sheet = nil
            return effects
        case .handedOver(let action): return apply(action)
        }
    }

    mutating func applyToAlert(_ press: KeyPress) -> [SettingsEffect] {
        switch alert?.apply(press) {
        case .closed: alert = nil
        case .confirmed: return confirmAlert()
        case .open, nil: break
        }
        return []
    }

    mutating func confirmAlert() -> [SettingsEffect] {
        guard let alert, alert.isReady else { return [] }
        self.alert = nil
        return alert.confirm == nil ? [] : open?.page.activate(alert.action, in: &self) ?? []
    }
}

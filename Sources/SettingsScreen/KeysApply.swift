import ChatModel
import SettingsModel

extension SettingsState {
    /// Takes in what became of a key or of the vault.
    public mutating func apply(keys action: KeysAction) -> [SettingsEffect] {
        switch action {
        case .listed(let listing):
            keys.listing = listing
            return []
        case .submitted(let isTried): return submit(isTried: isTried)
        case .tried(let problem): return receive(problem)
        case .keptTried(let sentence, let isProblem): return [.notice(sentence, isProblem: isProblem)]
        case .tryingStopped:
            updateKeySheet { $0.phase = .typing }
            return [.keys(.stopTrying)]
        case .openerChosen(let opener): return open(with: opener)
        case .openingStopped:
            if case .vault(var vault)? = sheet {
                vault.refused("")
                sheet = .vault(vault)
            }
            return [.keys(.stopOpening)]
        case .vaultOpened(let work): return vaultIsOpen(then: work)
        case .vaultRefused(let sentence):
            guard case .vault(var vault)? = sheet else { return [.notice(sentence, isProblem: true)] }
            vault.refused(sentence)
            sheet = .vault(vault)
            return []
        case .done(let work): return isDone(work)
        case .failed(let work, let sentence, let isLocked):
            return isLocked ? openVault(then: work, isKnownLocked: true) : hasFailed(work, sentence)
        case .turned: return turn()
        }
    }

    // MARK: The sheet

    /// Where a key of the provider is entered.
    mutating func openKeySheet(_ id: ProviderID) -> [SettingsEffect] {
        let entry =
            keys[id]
            ?? ProviderKeys(
                id: id, name: providers.name(of: id), needsKey: providers[id]?.needsKey ?? true,
                keyPage: providers[id]?.keyPage)
        show(.keyEntry(KeySheet(entry)))
        // How the vault stands is known by the time the key is typed.
        return keys.listing == nil ? [.keys(.list)] : []
    }

    /// A key or passphrase that was being typed goes when the settings are left.
    public mutating func forgetTyped() {
        switch sheet {
        case .keyEntry?, .vault?: sheet = nil
        default: break
        }
    }

    private mutating func updateKeySheet(_ change: (inout KeySheet) -> Void) {
        guard case .keyEntry(var entry)? = sheet else { return }
        change(&entry)
        sheet = .keyEntry(entry)
    }

    private mutating func submit(isTried: Bool) -> [SettingsEffect] {
        guard case .keyEntry(let entry)? = sheet, !entry.isBusy else { return [] }
        if !isTried { return perform(.save(entry.provider, entry.key, isTested: entry.taken == entry.key)) }
        updateKeySheet { $0.phase = .trying }
        return [.keys(.tryKey(entry.provider, entry.key))] + startTurning()
    }

    private mutating func receive(_ problem: ServiceError?) -> [SettingsEffect] {
        guard case .keyEntry(let entry)? = sheet, entry.phase == .trying else { return [] }
        guard let problem else {
            updateKeySheet { $0.taken = entry.key }
            return perform(.save(entry.provider, entry.key, isTested: true))
        }
        let says: (words: String, mayBeSaved: Bool) =
            switch problem {
            case .authenticationFailed:
                (
                    "\(entry.name) does not take this key; check it and try again."
                        + (entry.refusalNote.map { " \($0)" } ?? ""), entry.refusalNote != nil
                )
            case .networkUnavailable, .timeout:
                ("\(problem.sentence) The key can be saved without a test.", true)
            default: (problem.sentence, true)
            }
        updateKeySheet { $0.refuse(says.words, mayBeSaved: says.mayBeSaved) }
        return []
    }

    // MARK: The vault

    /// Does it when the vault is open, else asks for what opens it first.
    public mutating func perform(_ work: KeyWork) -> [SettingsEffect] {
        switch keys.listing?.vault {
        case .unlocked?:
            updateKeySheet { $0.phase = .saving }
            return [.keys(.perform(work))] + startTurning()
        case .unusable(let reason)?:
            updateKeySheet { $0.refuse(reason, mayBeSaved: false) }
            if case .keyEntry? = sheet { return [] }
            return [.notice(reason, isProblem: true)]
        default: return openVault(then: work)
        }
    }

    /// - Parameter isKnownLocked: it was found locked although the list says otherwise.
    public mutating func openVault(then work: KeyWork, isKnownLocked: Bool = false) -> [SettingsEffect] {
        var condition = keys.listing?.vault ?? .none(hasKeyring: false)
        if isKnownLocked, case .unlocked(let protection) = condition { condition = .locked(protection) }
        guard let vault = VaultSheet(condition, then: work) else { return [] }
        show(.vault(vault))
        return isKnownLocked ? [.keys(.list)] : []
    }

    private mutating func open(with opener: VaultSheet.Opener) -> [SettingsEffect] {
        guard case .vault(var vault)? = sheet, !vault.isBusy else { return [] }
        (vault.isBusy, vault.problem) = (true, nil)
        sheet = .vault(vault)
        let effect: KeysEffect =
            switch opener {
            case .passphrase(let passphrase): .unlock(passphrase, then: vault.work)
            case .keyring: .unlock(nil, then: vault.work)
            case .new(let protection): .makeVault(protection, then: vault.work)
            }
        return [.keys(effect)] + startTurning()
    }

    private mutating func vaultIsOpen(then work: KeyWork) -> [SettingsEffect] {
        if case .vault? = sheet { sheet = nil }
        let seen: [SettingsEffect] = [.keys(.list), .provider(.list)]
        switch work {
        case .look: return seen
        case .connection(let row): return seen + ConnectionsPage.run(row, in: &self)
        default: return seen + [.keys(.perform(work))]
        }
    }

    // MARK: What was done

    /// The name of who takes a key, for people.
    private func keyName(_ id: ProviderID) -> String { keys[id]?.name ?? providers.name(of: id) }

    private mutating func isDone(_ work: KeyWork) -> [SettingsEffect] {
        let seen: [SettingsEffect] = [.keys(.list), .provider(.list)]
        switch work {
        case .connection, .look: return seen
        case .addKeyring: return seen + [.notice("The keyring of the desktop opens the vault now.", isProblem: false)]
        case .removeKeyring:
            return seen + [.notice("The keyring opens the vault no more; the passphrase does.", isProblem: false)]
        case .save(let id, _, _):
            if case .keyEntry(let entry)? = sheet, entry.provider == id { sheet = nil }
            providers.asked[id] = nil
            return seen + [.notice("The key of \(keyName(id)) is in the vault.", isProblem: false)]
        case .adopt(let found):
            providers.asked[found.provider] = nil
            let name = providers.name(of: found.provider)
            return seen + [.notice("The key of \(name) is copied into the vault.", isProblem: false)]
        case .remove(let id): return replace(id) + seen
        }
    }

    /// A key that could not be saved is there to be saved again.
    private mutating func hasFailed(_ work: KeyWork, _ sentence: String) -> [SettingsEffect] {
        guard case .save(let id, let key, let isTested) = work else {
            return [.notice(sentence, isProblem: true), .keys(.list)]
        }
        let effects = openKeySheet(id)
        updateKeySheet {
            $0.key = key
            $0.taken = isTested ? key : nil
            $0.refuse(sentence, mayBeSaved: true)
        }
        return effects + [.keys(.list)]
    }

    /// Who answers when the vault's key of a provider is gone; `nil` where nothing changes, as with one that may answer
    /// without a key: nothing moves from a model on this machine to a provider elsewhere unasked.
    func successor(of id: ProviderID) -> ProviderID? {
        guard providers.active?.provider == id, providers[id]?.needsKey == true else { return nil }
        let isStoredElsewhere = keys[id]?.holdings.contains { $0.source != .vault } ?? false
        guard !isStoredElsewhere else { return nil }
        return providers.entries.first { $0.id != id && $0.state == .ready && $0.hasKey }?.id ?? .offline
    }

    private mutating func replace(_ id: ProviderID) -> [SettingsEffect] {
        providers.asked[id] = nil
        let name = keyName(id)
        guard let next = successor(of: id) else {
            let isAsked = providers.active?.provider == id && providers[id]?.needsKey == false
            return [
                .notice(
                    "The key of \(name) is removed" + (isAsked ? "; it is asked without one from now on." : "."),
                    isProblem: false)
            ]
        }
        // Without another one the choice is left to AirFit: a key added later counts at once.
        let choice: SettingValue? = next == .offline ? nil : .text(next.rawValue)
        let effects = set([SettingChange("coach.provider", choice), SettingChange("coach.model", nil)])
        let says = "The key of \(name) is removed; \(Self.answering(next, in: providers)) from now on."
        return effects + [.notice(says, isProblem: false)]
    }

    static func answering(_ id: ProviderID, in providers: ProvidersState) -> String {
        id == .offline ? "the offline coach answers" : "\(providers.name(of: id)) answers"
    }

    // MARK: What turns

    private static let turns = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    private static let plainTurns = ["|", "/", "-", "\\"]

    private mutating func startTurning() -> [SettingsEffect] {
        guard !settings.ui.reducedMotion else { return [] }
        keys.turn = 0
        showTurn()
        return [.keys(.turn)]
    }

    /// Goes on as long as something takes time.
    private mutating func turn() -> [SettingsEffect] {
        let isBusy =
            switch sheet {
            case .keyEntry(let entry)?: entry.isBusy
            case .vault(let vault)?: vault.isBusy
            default: false
            }
        guard isBusy, !settings.ui.reducedMotion else { return [] }
        keys.turn += 1
        showTurn()
        return [.keys(.turn)]
    }

    private mutating func showTurn() {
        let signs = settings.ui.ascii ? Self.plainTurns : Self.turns
        let sign = signs[keys.turn % signs.count]
        switch sheet {
        case .keyEntry(var entry)?:
            entry.spinner = sign
            sheet = .keyEntry(entry)
        case .vault(var vault)?:
            vault.spinner = sign
            sheet = .vault(vault)
        default: break
        }
    }
}

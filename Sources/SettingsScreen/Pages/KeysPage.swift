import ScreenKit
import Canvas
import ChatModel
import Foundation
import SettingsModel
import Widgets

/// The keys of the providers, and where they are kept.
enum KeysPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        guard let listing = state.keys.listing else { return [.text("Looking for keys …")] }
        let weather = listing.weather.isEmpty ? [] : [.heading("Weather services")] + listing.weather.map(row)
        return [.heading("Keys")] + listing.entries.map(row) + weather + [
            .text(
                "Where several hold a key: the environment counts first, then the key command, then the vault.", .faint)
        ] + vault(listing.vault) + found(listing, state)
    }

    // MARK: Rows

    static func row(_ entry: ProviderKeys) -> SettingsRow {
        let holding = entry.holdings.first
        let value = holding.map(Self.words) ?? (entry.needsKey ? "no key" : "none needed")
        return .action(.key(entry.id), ShortText.oneLine(entry.name, 40), value: value, help: help(entry))
    }

    /// `vault · …1f3c`
    private static func words(_ holding: KeyLocation) -> String {
        let source =
            switch holding.source {
            case .environment(let variable): ShortText.oneLine(variable, 60)
            case .command(let program): "command \(ShortText.oneLine(program, 40))"
            case .vault: "vault"
            }
        return holding.lastFour.isEmpty ? source : "\(source) · …\(ShortText.oneLine(holding.lastFour, 4))"
    }

    private static func help(_ entry: ProviderKeys) -> String {
        var parts: [String] = []
        if let holding = entry.inVault {
            if let entered = holding.enteredAt { parts.append("Entered \(day(entered))") }
            if holding.isUntested { parts.append("untested") }
            parts.append(holding.lastUsed.map { "last used \(day($0))" } ?? "not used yet")
        }
        let others = entry.holdings.dropFirst().map(words)
        if !others.isEmpty { parts.append("also in \(others.joined(separator: ", "))") }
        let known = parts.isEmpty ? "" : parts.joined(separator: "; ") + ". "
        let removal = entry.inVault == nil ? "" : ", Del removes it from the vault"
        return "\(known)Enter \(entry.inVault == nil ? "adds" : "replaces") a key, t tries it\(removal)."
    }

    /// `2026-11-21`, by Greenwich.
    private static func day(_ date: Date) -> String { date.formatted(.iso8601.year().month().day()) }

    private static func vault(_ condition: VaultCondition) -> [SettingsRow] {
        var rows = [SettingsRow.heading("Vault")]
        switch condition {
        case .none(let hasKeyring):
            rows.append(.fact("State", "none yet", .muted))
            rows.append(
                .text(
                    "The first key you enter makes it"
                        + (hasKeyring ? "; the keyring of the desktop can open it for you." : ".")))
        case .locked(let protection):
            rows.append(.fact("State", "locked", .warning))
            rows.append(.fact("Opened by", words(protection), protection == .nothing ? .bad : .text))
            rows.append(.action("unlock", "Unlock the vault", help: "Keys in it can be used and changed then."))
        case .unlocked(let protection):
            rows.append(.fact("State", "unlocked", .good))
            rows.append(.fact("Opened by", words(protection), protection == .nothing ? .bad : .text))
            if protection == .nothing {
                rows.append(.text("Your keys are not protected: whoever has the file has the keys.", .bad))
            }
            rows += keyring(protection)
        case .unusable(let reason):
            rows.append(.fact("State", "cannot be used", .bad))
            rows.append(.text(reason, .bad))
        }
        return rows
    }

    private static func keyring(_ protection: VaultCondition.Protection) -> [SettingsRow] {
        switch protection {
        case .passphrase:
            [
                .action(
                    "keyring.add", "Let the keyring open it",
                    help: "The keyring of the desktop opens the vault then; the passphrase still does.")
            ]
        case .keyringAndPassphrase:
            [
                .action(
                    "keyring.remove", "By the passphrase alone",
                    help: "The keyring of the desktop opens the vault no more: you are asked for the passphrase.")
            ]
        case .keyring, .nothing: []
        }
    }

    private static func words(_ protection: VaultCondition.Protection) -> String {
        switch protection {
        case .keyring: "the keyring of the desktop"
        case .passphrase: "a passphrase"
        case .keyringAndPassphrase: "the keyring, or a passphrase"
        case .nothing: "anybody: not protected"
        }
    }

    private static func found(_ listing: KeyListing, _ state: SettingsState) -> [SettingsRow] {
        guard !listing.found.isEmpty else { return [] }
        let rows = listing.found.map { found in
            let name = state.providers.name(of: found.provider)
            let tail = found.lastFour.isEmpty ? "" : " · …\(ShortText.oneLine(found.lastFour, 4))"
            return SettingsRow.action(
                .foundKey(found.id), "Copy \(name)", value: ShortText.oneLine(found.place, 200) + tail,
                help: "Copies this key into the vault. What is there now stays; take it out yourself if you like.")
        }
        return [.heading("Found on this machine")] + rows
    }

    // MARK: What rows do

    static var facts: [SettingsEffect] { [.keys(.list), .provider(.list)] }

    static func activate(_ id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect] {
        switch id {
        case "unlock": return state.openVault(then: .look)
        case "keyring.add": return state.perform(.addKeyring)
        case "keyring.remove": return state.perform(.removeKeyring)
        case .key(let provider): return state.openKeySheet(provider)
        case .removedKey(let provider): return state.perform(.remove(provider))
        case .foundKey(let id):
            return state.keys.listing?.found.first { $0.id == id }.map { state.perform(.adopt($0)) } ?? []
        default: return []
        }
    }

    static func key(_ press: KeyPress, on id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect]? {
        guard case .key(let provider) = id else { return nil }
        switch (press.key, press.modifiers) {
        case (.delete, _), (.character("x"), []): return askToRemove(provider, &state)
        case (.character("t"), []): return test(provider, &state)
        default: return nil
        }
    }

    private static func askToRemove(_ id: ProviderID, _ state: inout SettingsState) -> [SettingsEffect] {
        guard let entry = state.keys[id] else { return [] }
        let name = ShortText.oneLine(entry.name, 40)
        guard let stored = entry.inVault else {
            let place = entry.holdings.first.map { "it comes from \(words($0)); take it out there" } ?? "there is none"
            return [.notice("The vault has no key of \(name): \(place).", isProblem: true)]
        }
        let tail = stored.lastFour.isEmpty ? "" : " (…\(stored.lastFour))"
        let next = state.successor(of: id).map {
            " \(name) answers now; then \(SettingsState.answering($0, in: state.providers))."
        }
        state.show(
            SettingsAlert(
                title: "Remove the key of \(name)?",
                message: "The key\(tail) goes from the vault and is not kept anywhere else by AirFit.\(next ?? "")",
                confirm: "Remove", action: .removedKey(id), isDestructive: true))
        return []
    }

    /// Asks the provider with the key that counts.
    private static func test(_ id: ProviderID, _ state: inout SettingsState) -> [SettingsEffect] {
        if state.keys.isWeather(id) {
            let name = state.keys[id]?.name ?? id.rawValue
            return [.keys(.tryKept(id)), .notice("Trying the key of \(name) …", isProblem: false)]
        }
        guard state.providers[id]?.state == .ready else {
            let sentence = ProviderWording(providers: state.providers).sentence(of: id) ?? "There is no key to try."
            return [.notice(sentence, isProblem: true)]
        }
        return state.ask(id, again: true)
            + [.notice("Trying the key of \(state.providers.name(of: id)) …", isProblem: false)]
    }

    static func keyHints(_ state: SettingsState) -> [KeyHint] {
        guard case .keys? = state.open, case .key(let provider)? = state.row(at: .keys)?.id else { return [] }
        return hints(ofKey: provider, state)
    }

    static func hints(ofKey provider: ProviderID, _ state: SettingsState) -> [KeyHint] {
        guard let entry = state.keys[provider] else { return [] }
        return [KeyHint("t", "try it")] + (entry.inVault == nil ? [] : [KeyHint("Del", "remove")])
    }
}

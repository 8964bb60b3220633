import Canvas
import ChatModel
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AppStore
@testable import CoachScreen
@testable import SettingsScreen

/// Providers and keys in memory: what the settings find out, and what they had done.
private final class ScriptedKeys: Sendable {
    struct State {
        var vault = VaultCondition.none(hasKeyring: false)
        /// By provider, as text: this is a test.
        var kept: [ProviderID: String] = [:]
        var tried: [String] = []
        var refuses: ServiceError?
        var passphrase: String?
    }
    let state = Mutex(State())
    /// A test of a key waits here, where there is one.
    let gate: AsyncGate?

    init(gate: AsyncGate? = nil) { self.gate = gate }

    private func entry(_ id: ProviderID, _ name: String) -> ProviderEntry {
        let hasKey = state.withLock { $0.kept[id] != nil }
        return ProviderEntry(id: id, name: name, state: hasKey ? .ready : .noKey, hasKey: hasKey, model: "\(name)-1")
    }

    var providers: ProviderServices {
        ProviderServices(list: { [self] in
            let entries = [entry(.openAI, "OpenAI"), entry(.anthropic, "Anthropic")]
            let active = entries.first { $0.hasKey }
            return (
                entries,
                active.map { ModelReference(provider: $0.id, model: $0.model) } ?? CoachState.offlineCoach
            )
        })
    }

    var services: KeyServices {
        KeyServices(
            list: { [self] in
                state.withLock { state in
                    KeyListing(
                        entries: [ProviderID.openAI, .anthropic].map { id in
                            ProviderKeys(
                                id: id, name: id == .openAI ? "OpenAI" : "Anthropic",
                                holdings: state.kept[id].map {
                                    [KeyLocation(.vault, lastFour: String($0.suffix(4)))]
                                } ?? [])
                        }, vault: state.vault)
                }
            },
            tryKey: { [self] _, key in
                key.withText { text in state.withLock { $0.tried.append(text) } }
                await gate?.pass()
                return state.withLock { $0.refuses }
            },
            unlock: { [self] passphrase throws(KeyServices.Failure) in
                let isRight = state.withLock { state in
                    passphrase?.withText { $0 == state.passphrase } ?? false
                }
                guard isRight else { throw KeyServices.Failure("This does not open it.") }
                state.withLock { $0.vault = .unlocked(.passphrase) }
            },
            makeVault: { [self] protection throws(KeyServices.Failure) in
                guard case .passphrase(let passphrase) = protection else { return }
                passphrase.withText { text in state.withLock { $0.passphrase = text } }
                state.withLock { $0.vault = .unlocked(.passphrase) }
            },
            perform: { [self] work throws(KeyServices.Failure) in
                switch work {
                case .save(let id, let key, _):
                    key.withText { text in state.withLock { $0.kept[id] = text } }
                case .remove(let id): state.withLock { $0.kept[id] = nil }
                case .adopt, .addKeyring, .removeKeyring, .connection, .look: break
                }
            })
    }
}

@MainActor @Suite(.timeLimit(.minutes(10))) struct `Keys in the settings` {
    private static let key = "sk-scripted-0123456789"

    private func atKeys(_ keys: ScriptedKeys) async -> Scenario {
        let person = await Scenario.opened {
            $0.providers = keys.providers
            $0.keys = keys.services
        }
        person.press(KeyPress(.function(9)))
        person.store.send(.settings(.opened(.keys)))
        await person.until { $0.settings.keys.listing != nil && !$0.settings.providers.entries.isEmpty }
        return person
    }

    /// Up to where the vault is asked for.
    private func enter(_ person: Scenario) {
        person.press(KeyPress(.enter))
        person.type(Self.key)
        person.press(KeyPress(.enter))
    }

    private func makeVault(_ person: Scenario) async {
        await person.until { $0.settings.vaultSheet != nil }
        person.press(KeyPress(.enter))
        for _ in 0..<2 {
            person.type("four words make one")
            person.press(KeyPress(.enter))
        }
    }

    @Test func `the first key is tried, protected, saved, and its provider answers from then on`() async {
        let keys = ScriptedKeys()
        let person = await atKeys(keys)
        #expect(person.state.coach.model.provider != .openAI)
        enter(person)
        await makeVault(person)
        await person.until { $0.coach.model.provider == .openAI }
        #expect(keys.state.withLock(\.tried) == [Self.key])
        #expect(keys.state.withLock(\.kept) == [.openAI: Self.key])
        #expect(person.state.settings.sheet == nil)
        await person.until { _ in person.shows("vault · …6789") }
        #expect(!person.shown.joined().contains(Self.key))
    }

    @Test func `a test that is stopped saves nothing`() async {
        let gate = AsyncGate()
        let keys = ScriptedKeys(gate: gate)
        let person = await atKeys(keys)
        enter(person)
        await person.until { _ in person.shows("Trying it with OpenAI") }
        person.press(KeyPress(.escape))
        gate.open()
        person.press(KeyPress(.escape))
        await person.store.writes.drain()
        #expect(person.state.settings.sheet == nil)
        #expect(keys.state.withLock(\.kept).isEmpty)
    }

    @Test func `a locked vault is opened with its passphrase, a wrong one is told`() async {
        let keys = ScriptedKeys()
        keys.state.withLock { ($0.vault, $0.passphrase) = (.locked(.passphrase), "four words make one") }
        let person = await atKeys(keys)
        enter(person)
        await person.until { $0.settings.vaultSheet != nil }
        person.type("not this one")
        person.press(KeyPress(.enter))
        await person.until { _ in person.shows("This does not open it.") }
        person.type("four words make one")
        person.press(KeyPress(.enter))
        await person.until { $0.coach.model.provider == .openAI }
        #expect(keys.state.withLock(\.kept) == [.openAI: Self.key])
    }

    @Test func `when the key of the one that answers goes, the next one takes over and it is said`() async {
        let keys = ScriptedKeys()
        keys.state.withLock {
            ($0.vault, $0.kept) = (.unlocked(.passphrase), [.openAI: "a-key-1", .anthropic: "a-key-2"])
        }
        let person = await atKeys(keys)
        person.press(KeyPress(.delete), .character("y"))
        await person.until { $0.coach.model.provider == .anthropic }
        #expect(person.state.settings.settings.coach.provider == .anthropic)
        #expect(person.footer.contains("Anthropic answers from now on"))
        person.press(KeyPress(.down), KeyPress(.delete), .character("y"))
        await person.until { $0.coach.model.provider == .offline }
        #expect(person.state.settings.settings.coach.provider == nil)
    }
}

extension SettingsState {
    fileprivate var vaultSheet: VaultSheet? { if case .vault(let sheet)? = sheet { sheet } else { nil } }
}

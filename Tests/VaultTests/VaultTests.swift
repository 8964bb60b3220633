import Foundation
import Synchronization
import Passphrases
import Testing

@testable import Vault

/// A clock that a test moves by hand.
final class TestClock: Sendable {
    private let seconds = Mutex(1000.0)

    func advance(_ by: Double) { seconds.withLock { $0 += by } }

    func clock(boot: String = "first") -> VaultClock {
        VaultClock(
            sinceBoot: { .seconds(self.seconds.withLock { $0 }) }, boot: boot,
            // No clock stops at whole seconds.
            now: { Date(timeIntervalSince1970: 1_795_000_000.123_456_789 + self.seconds.withLock { $0 }) })
    }
}

extension Secret {
    static func key(_ text: String) -> Secret { try! Secret(key: text) }
}

extension TestFolder {
    func vault(_ clock: TestClock = TestClock(), boot: String = "first") -> Vault {
        Vault(folder: path + "/data", clock: clock.clock(boot: boot), cost: { .test })
    }

    /// A vault with a passphrase and a key of openai, unlocked.
    func filledVault(_ clock: TestClock = TestClock()) async throws -> Vault {
        let vault = vault(clock)
        try await vault.create(with: [.passphrase(.test())])
        try await vault.set(.key("sk-openai-0123456789"), for: "openai")
        return vault
    }
}

@Suite struct `A vault` {
    private let folder = TestFolder()
    private let clock = TestClock()

    @Test func `is none, unlocked, locked and unlocked again`() async throws {
        let vault = folder.vault()
        #expect(await vault.standing() == .none)
        #expect(!vault.isThere)
        #expect(folder.names.isEmpty)
        try await vault.create(with: [.passphrase(.test())])
        try await vault.set(.key("sk-one"), for: "openai")
        guard case .unlocked(let facts) = await vault.standing() else { return #expect(Bool(false), "not unlocked") }
        #expect(facts.keyNames == ["openai"])
        #expect(facts.slots.map(\.kind) == [.passphrase])
        await vault.lock()
        #expect(await vault.standing() == .locked(facts))
        #expect(vault.unlockedKeys["openai"] == nil)
        await #expect(throws: VaultError.locked) { try await vault.key("openai") }
        await #expect(throws: VaultError.locked) { try await vault.keys() }
        await #expect(throws: VaultError.locked) { try await vault.set(.key("sk-two"), for: "openai") }
        try await vault.unlock(with: .passphrase(.test()))
        #expect(try await vault.key("openai") == .key("sk-one"))
        #expect(vault.unlockedKeys["openai"] == .key("sk-one"))
        #expect(vault.isThere)
    }

    @Test func `lists keys by their last four characters, when they were entered and when used`() async throws {
        let vault = try await folder.filledVault(clock)
        try await vault.set(.key("short"), for: "gemini")
        let entered = Date(timeIntervalSince1970: 1_795_001_000.123)
        clock.advance(10)
        try await vault.noteUse(of: "openai")
        let expected = [
            VaultKey(name: "gemini", lastFour: "", enteredAt: entered, lastUsed: nil),
            VaultKey(
                name: "openai", lastFour: "6789", enteredAt: entered,
                lastUsed: Date(timeIntervalSince1970: 1_795_001_010.123)),
        ]
        #expect(try await vault.keys() == expected)
        let generation = await vault.standing().facts?.generation
        clock.advance(600)
        try await vault.noteUse(of: "openai")
        #expect(await vault.standing().facts?.generation == generation, "a use within the hour was written")
    }

    @Test func `replaces and deletes a key for good, in its backup too`() async throws {
        let vault = try await folder.filledVault()
        try await vault.set(.key("sk-another"), for: "openai")
        #expect(try await vault.key("openai") == .key("sk-another"))
        try await vault.delete("openai")
        #expect(try await vault.key("openai") == nil)
        await #expect(throws: VaultError.noSuchKey(name: "openai")) { try await vault.delete("openai") }
        #expect(try folder.bytes("data/vault") == folder.bytes("data/vault.bak"))
    }

    @Test func `refuses names and keys that cannot be`() async throws {
        let vault = try await folder.filledVault()
        for name in ["", "a b", "a\u{1B}", String(repeating: "n", count: 129)] {
            await #expect(throws: VaultError.nameRefused) { try await vault.set(.key("k"), for: name) }
        }
        await #expect(throws: VaultError.nameRefused) { try await vault.set(.random(count: 5000), for: "a") }
        #expect(try await vault.keys().count == 1)
    }

    @Test func `is not made over another one`() async throws {
        _ = try await folder.filledVault()
        let before = try folder.bytes("data/vault")
        await #expect(throws: VaultError.alreadyThere) {
            try await folder.vault().create(with: [.passphrase(.test("another passphrase"))])
        }
        #expect(try folder.bytes("data/vault") == before)
    }

    @Test func `takes no short passphrase and not none at all`() async throws {
        let vault = folder.vault()
        await #expect(throws: VaultError.passphraseRefused(PassphraseStrength("123456789").problem ?? "")) {
            try await vault.create(with: [.passphrase(.test("123456789"))])
        }
        await #expect(throws: VaultError.lastSlot) { try await vault.create(with: []) }
        #expect(folder.names.isEmpty)
    }

    @Test func `opens by each of its slots`() async throws {
        let vault = try await folder.filledVault()
        let ring = Secret.random(count: 32)
        let code = RecoveryCode.random()
        try await vault.addSlot(.keyring(ring))
        try await vault.addSlot(.recovery(code))
        for opener in [VaultOpener.passphrase(.test()), .keyring(ring), .recovery(try RecoveryCode(code.text))] {
            let other = folder.vault()
            try await other.unlock(with: opener)
            #expect(try await other.key("openai") == .key("sk-openai-0123456789"))
        }
        for opener in [VaultOpener.keyring(.random(count: 32)), .unprotected] {
            await #expect(throws: VaultError.wrongSecret) { try await folder.vault().unlock(with: opener) }
        }
    }

    @Test func `opens for anybody when the person wanted it unprotected`() async throws {
        let vault = folder.vault()
        try await vault.create(with: [.unprotected])
        try await vault.set(.key("sk-one"), for: "a")
        let other = folder.vault()
        try await other.unlock(with: .unprotected)
        #expect(try await other.key("a") == .key("sk-one"))
        #expect(await other.standing().facts?.has(.unprotected) == true)
    }

    @Test func `keeps its last slot`() async throws {
        let vault = try await folder.filledVault()
        let first = try #require(await vault.standing().facts?.slots.first)
        await #expect(throws: VaultError.lastSlot) { try await vault.removeSlot(first.id) }
        let ring = Secret.random(count: 32)
        try await vault.addSlot(.keyring(ring))
        try await vault.removeSlot(first.id)
        await #expect(throws: VaultError.noSuchSlot) { try await vault.removeSlot(first.id) }
        await #expect(throws: VaultError.wrongSecret) { try await folder.vault().unlock(with: .passphrase(.test())) }
        try await folder.vault().unlock(with: .keyring(ring))
    }

    @Test func `changes its passphrase without touching the keys`() async throws {
        let vault = try await folder.filledVault()
        await vault.lock()
        try await vault.changePassphrase(from: .test(), to: .test("a new passphrase"))
        #expect(await vault.standing().facts?.slots.count == 1)
        let other = folder.vault(clock)
        await #expect(throws: VaultError.wrongSecret) { try await other.unlock(with: .passphrase(.test())) }
        clock.advance(2)
        try await other.unlock(with: .passphrase(.test("a new passphrase")))
        #expect(try await other.key("openai") == .key("sk-openai-0123456789"))
        #expect(try folder.bytes("data/vault") == folder.bytes("data/vault.bak"), "the old passphrase opens the backup")
    }

    @Test func `makes its passphrase dearer without touching the keys`() async throws {
        _ = try await folder.filledVault()
        let dearer = try #require(PassphraseCost(memoryBytes: 32768, passes: 2))
        let vault = Vault(folder: folder.file("data"), clock: clock.clock(), cost: { dearer })
        try await vault.changePassphrase(from: .test(), to: .test())
        let facts = try #require(await vault.standing().facts)
        #expect(facts.slots.map(\.cost) == [dearer])
        #expect(facts.isCheapToGuess)
        try await folder.vault().unlock(with: .passphrase(.test()))
        #expect(vault.unlockedKeys["openai"] == .key("sk-openai-0123456789"))
    }

    @Test func `is encrypted anew so that nothing from before opens it`() async throws {
        let vault = try await folder.filledVault()
        let ring = Secret.random(count: 32)
        try await vault.addSlot(.keyring(ring))
        try await vault.rotate(with: [.passphrase(.test("quite another one"))])
        for opener in [VaultOpener.passphrase(.test()), .keyring(ring)] {
            await #expect(throws: VaultError.wrongSecret) { try await folder.vault(TestClock()).unlock(with: opener) }
            clock.advance(60)
        }
        let other = folder.vault(clock, boot: "second")
        clock.advance(60)
        try await other.unlock(with: .passphrase(.test("quite another one")))
        #expect(try await other.key("openai") == .key("sk-openai-0123456789"))
    }

    @Test func `stays locked when it is locked while it is being unlocked`() async throws {
        _ = try await folder.filledVault()
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let go = DispatchSemaphore(value: 0)
        // The clock is asked when a try begins, on a thread of its own.
        let slow = VaultClock(
            sinceBoot: {
                begin.yield()
                go.wait()
                go.signal()
                return .seconds(1)
            }, boot: "first", now: { Date() })
        let vault = Vault(folder: folder.file("data"), clock: slow, cost: { .test })
        let unlocking = Task { try await vault.unlock(with: .passphrase(.test())) }
        for await _ in begun { break }
        await vault.lock()
        go.signal()
        await #expect(throws: VaultError.cancelled) { try await unlocking.value }
        #expect(vault.unlockedKeys["openai"] == nil)
        guard case .locked = await vault.standing() else { return #expect(Bool(false), "not locked") }
    }

    @Test func `serves a hundred at once`() async throws {
        let vault = try await folder.filledVault()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<100 {
                group.addTask {
                    switch number % 4 {
                    case 0: try await vault.set(.key("sk-\(number)"), for: "p\(number)")
                    case 1: _ = try await vault.key("openai")
                    case 2: _ = try await vault.keys()
                    default: #expect(vault.unlockedKeys["openai"] == .key("sk-openai-0123456789"))
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await vault.keys().count == 26)
        let other = folder.vault()
        try await other.unlock(with: .passphrase(.test()))
        #expect(try await other.keys().count == 26)
    }

    @Test func `goes with everything that belongs to it`() async throws {
        let vault = try await folder.filledVault()
        try await vault.erase()
        #expect(await vault.standing() == .none)
        #expect(folder.names == ["data"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("data")).isEmpty)
        #expect(vault.unlockedKeys["openai"] == nil)
    }
}

@Suite struct `Wrong passphrases` {
    private let folder = TestFolder()
    private let clock = TestClock()

    private func attempt(_ vault: Vault, _ text: String = "not this passphrase") async -> VaultError? {
        do {
            try await vault.unlock(with: .passphrase(.test(text)))
            return nil
        } catch {
            return error
        }
    }

    @Test func `make the next one wait longer each time, up to a minute`() async throws {
        _ = try await folder.filledVault()
        for wait in [1.0, 2, 4, 8, 16, 32, 60, 60] {
            // A program started anew waits no less.
            let vault = folder.vault(clock)
            #expect(await attempt(vault) == .wrongSecret)
            #expect(await attempt(folder.vault(clock), "correct horse battery") == .tooSoon(wait: .seconds(wait)))
            clock.advance(wait - 0.5)
            #expect(await attempt(vault) == .tooSoon(wait: .milliseconds(500)))
            clock.advance(0.5)
            #expect(await vault.waitBeforeNextTry() == .zero)
        }
        #expect(await attempt(folder.vault(clock), "correct horse battery") == nil)
        #expect(await attempt(folder.vault(clock)) == .wrongSecret)
        clock.advance(1)
        #expect(await attempt(folder.vault(clock)) == .wrongSecret, "the count did not begin anew")
    }

    @Test func `are not forgotten by a new start of the system`() async throws {
        _ = try await folder.filledVault()
        for _ in 0..<4 {
            #expect(await attempt(folder.vault(clock)) == .wrongSecret)
            clock.advance(60)
        }
        let justStarted = TestClock()
        justStarted.advance(-998)
        let vault = folder.vault(justStarted, boot: "second")
        #expect(await attempt(vault, "correct horse battery") == .tooSoon(wait: .seconds(6)))
        justStarted.advance(6)
        #expect(await attempt(vault, "correct horse battery") == nil)
    }

    @Test func `count for a recovery code too, but not for a keyring`() async throws {
        let vault = try await folder.filledVault(clock)
        try await vault.addSlot(.recovery(.random()))
        let other = folder.vault(clock)
        await #expect(throws: VaultError.wrongSecret) { try await other.unlock(with: .keyring(.random(count: 32))) }
        await #expect(throws: VaultError.wrongSecret) { try await other.unlock(with: .recovery(.random())) }
        await #expect(throws: VaultError.tooSoon(wait: .seconds(1))) {
            try await other.unlock(with: .recovery(.random()))
        }
    }

    @Test func `are counted when somebody wrote into the counter`() async throws {
        _ = try await folder.filledVault()
        try folder.write(Array("nonsense".utf8), to: "data/vault.tries")
        #expect(await attempt(folder.vault(clock)) == .wrongSecret)
        #expect(await attempt(folder.vault(clock)) == .tooSoon(wait: .seconds(60)))
        try folder.write(Array("1 99999999999999 first\n".utf8), to: "data/vault.tries")
        #expect(await attempt(folder.vault(clock)) == .tooSoon(wait: .seconds(1)), "a wait without end")
    }
}

import Foundation
import Testing

@testable import Vault

/// A program that behaves as `secret-tool` does, with a folder for a keyring.
@Suite struct `The keyring` {
    private let folder = TestFolder()

    /// - Parameter state: `open`, `locked` or `headless`.
    private func service(_ state: String = "open", limit: Duration = .seconds(20)) throws -> SecretService {
        let script = """
            cd \(folder.path)
            verb=$1; shift
            case $1 in --label*) shift;; esac
            item=item-$4
            case \(state) in
            headless) echo 'secret-tool: Cannot autolaunch D-Bus without X11 $DISPLAY' >&2; exit 1;;
            hanging) sleep 1000;;
            esac
            case \(state)-$verb in
            open-store) cat >$item;;
            open-lookup) cat $item 2>/dev/null || exit 1;;
            open-clear) rm -f $item;;
            open-search) test -e $item && { echo '[/1]'; echo "secret = $(cat $item)"; }; exit 0;;
            locked-search) test -e $item && { echo '[/1]'; echo 'label = AirFit'; }; exit 0;;
            locked-store) echo 'secret-tool: Cannot create an item in a locked collection' >&2; exit 1;;
            *) exit 1;;
            esac
            """
        try folder.write(Array(script.utf8), to: "tool-\(state)")
        return SecretService(
            environment: ["PATH": "/usr/bin:/bin"], tool: ["/bin/sh", folder.file("tool-\(state)")], quick: limit,
            interactiveTimeout: limit)
    }

    @Test func `keeps a key, gives it back and forgets it`() async throws {
        let service = try service()
        let key = Secret.random(count: 32)
        #expect(try await service.key(of: "a", mayAsk: false) == nil)
        try await service.keep(key, of: "a")
        #expect(try await service.key(of: "a", mayAsk: false) == key)
        try await service.forget("a")
        #expect(try await service.key(of: "a", mayAsk: false) == nil)
        try await service.forget("a")
    }

    @Test func `that is locked is never taken for an empty one`() async throws {
        try await service().keep(.random(count: 32), of: "a")
        let locked = try service("locked")
        for mayAsk in [false, true] {
            await #expect(throws: SecretService.Problem.locked) { try await locked.key(of: "a", mayAsk: mayAsk) }
        }
        await #expect(throws: SecretService.Problem.locked) { try await locked.keep(.random(count: 32), of: "b") }
        await #expect(throws: SecretService.Problem.locked) { try await locked.forget("a") }
    }

    @Test func `that is not there is told at once`() async throws {
        await #expect(throws: SecretService.Problem.noService) { try await service("headless").check() }
        let none = SecretService(environment: ["PATH": folder.path])
        await #expect(throws: SecretService.Problem.noTool) { try await none.check() }
        try await service().check()
    }

    @Test func `that hangs is given up`() async throws {
        let hanging = try service("hanging", limit: .milliseconds(50))
        await #expect(throws: SecretService.Problem.timedOut) { try await hanging.check() }
    }

    @Test func `opens a vault`() async throws {
        let service = try service()
        let vault = folder.vault()
        try await vault.create(with: [], keyring: service)
        try await vault.set(.key("sk-one"), for: "openai")
        let other = folder.vault()
        try await other.unlock(with: service, mayAsk: false)
        #expect(other.unlockedKeys["openai"] == .key("sk-one"))
        let locked = try self.service("locked")
        await #expect(throws: SecretService.Problem.locked) {
            try await folder.vault().unlock(with: locked, mayAsk: false)
        }
    }

    @Test func `is added to a vault, replaced and taken away`() async throws {
        let service = try service()
        let vault = try await folder.filledVault()
        await #expect(throws: VaultError.noSuchSlot) { try await vault.unlock(with: service, mayAsk: false) }
        try await vault.addKeyring(service)
        try await vault.addKeyring(service)
        #expect(await vault.standing().facts?.slots.map(\.kind) == [.passphrase, .keyring])
        try await folder.vault().unlock(with: service, mayAsk: false)
        try await vault.removeKeyring(service)
        #expect(await vault.standing().facts?.slots.map(\.kind) == [.passphrase])
        #expect(folder.names.filter { $0.hasPrefix("item") }.isEmpty)
    }

    @Test func `that does not keep its key makes no vault`() async throws {
        let vault = folder.vault()
        let locked = try service("locked")
        await #expect(throws: SecretService.Problem.locked) { try await vault.create(with: [], keyring: locked) }
        #expect(await vault.standing() == .none)
    }

    @Test func `that lost its key does not open the vault, and no other vault is made`() async throws {
        let service = try service()
        let vault = folder.vault()
        try await vault.create(with: [], keyring: service)
        for item in folder.names where item.hasPrefix("item") { unlink(folder.file(item)) }
        let other = folder.vault()
        await #expect(throws: VaultError.wrongSecret) { try await other.unlock(with: service, mayAsk: false) }
        await #expect(throws: VaultError.alreadyThere) { try await other.create(with: [], keyring: service) }
    }
}

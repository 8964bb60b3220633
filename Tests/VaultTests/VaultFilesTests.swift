import Foundation
import Testing

@testable import Vault

@Suite struct `The files of a vault` {
    private let folder = TestFolder()

    private func unlocked() async throws -> Vault {
        let vault = folder.vault()
        try await vault.unlock(with: .passphrase(.test()))
        return vault
    }

    @Test func `are for their owner alone, and made so again`() async throws {
        _ = try await folder.filledVault()
        #expect(folder.mode("data") == 0o700)
        for name in ["data/vault", "data/vault.bak", "data/vault.lock"] {
            #expect(folder.mode(name) == 0o600, "\(name)")
        }
        chmod(folder.file("data/vault"), 0o644)
        chmod(folder.file("data"), 0o755)
        let vault = try await unlocked()
        #expect(folder.mode("data/vault") == 0o600)
        try await vault.set(.key("sk-two"), for: "b")
        #expect(folder.mode("data") == 0o700)
        let notices = await vault.takeNotices()
        #expect(notices.count == 2)
        #expect(notices.allSatisfy { $0.contains("now only you can") })
        #expect(await vault.takeNotices().isEmpty)
    }

    @Test func `are not followed through a link, nor read from a folder or pipe`() async throws {
        _ = try await folder.filledVault()
        let path = folder.file("data/vault")
        rename(path, folder.file("elsewhere"))
        symlink(folder.file("elsewhere"), path)
        for _ in 0..<2 {
            let standing = await folder.vault().standing()
            guard case .unusable(.notPrivate, hasBackup: true) = standing else {
                Issue.record("\(standing)")
                return
            }
            unlink(path)
            mkfifo(path, 0o600)
        }
    }

    @Test func `of more than a megabyte are not read`() async throws {
        _ = try await folder.filledVault()
        truncate(folder.file("data/vault"), (1 << 20) + 1)
        let standing = await folder.vault().standing()
        #expect(standing == .unusable(.tooLarge(path: folder.file("data/vault")), hasBackup: true))
    }

    @Test func `that are damaged give way to the backup and are kept`() async throws {
        let vault = try await folder.filledVault()
        var bytes = try folder.bytes("data/vault")
        bytes[bytes.count / 2] ^= 1
        try folder.write(bytes, to: "data/vault")
        await #expect(throws: VaultError.damaged(.changed)) { try await vault.set(.key("sk-b"), for: "b") }
        let other = folder.vault()
        #expect(await other.standing() == .unusable(.damaged(.changed), hasBackup: true))
        await #expect(throws: VaultError.damaged(.changed)) { try await other.unlock(with: .passphrase(.test())) }
        try await other.restoreBackup()
        #expect(try folder.bytes("data/vault.damaged") == bytes)
        try await other.unlock(with: .passphrase(.test()))
        #expect(try await other.key("openai") == .key("sk-openai-0123456789"))
    }

    @Test func `that are gone give way to the backup, and no new vault is made over it`() async throws {
        _ = try await folder.filledVault()
        unlink(folder.file("data/vault"))
        let vault = folder.vault()
        #expect(await vault.standing() == .unusable(.missing, hasBackup: true))
        await #expect(throws: VaultError.missing) { try await vault.create(with: [.passphrase(.test())]) }
        try await vault.restoreBackup()
        try await vault.unlock(with: .passphrase(.test()))
        #expect(try await vault.keys().count == 1)
    }

    @Test func `that are whole are not put aside, nor those of a newer version`() async throws {
        _ = try await folder.filledVault()
        await #expect(throws: VaultError.alreadyThere) { try await folder.vault().restoreBackup() }
        var newer = Array(try folder.bytes("data/vault").dropLast(32))
        newer[VaultFile.mark.count] = UInt8(ascii: "2")
        try folder.write(newer + Sodium.hash(newer), to: "data/vault")
        #expect(await folder.vault().standing() == .unusable(.newerVersion, hasBackup: true))
        await #expect(throws: VaultError.alreadyThere) { try await folder.vault().restoreBackup() }
    }

    @Test func `without a usable backup stay as they are`() async throws {
        let vault = try await folder.filledVault()
        try folder.write([1, 2, 3], to: "data/vault")
        try folder.write([1, 2, 3], to: "data/vault.bak")
        await vault.lock()
        #expect(await vault.standing() == .unusable(.notOurs, hasBackup: false))
        await #expect(throws: VaultError.noBackup) { try await vault.restoreBackup() }
        #expect(try folder.bytes("data/vault") == [1, 2, 3])
    }

    @Test func `half written by a killed program are swept away`() async throws {
        let vault = try await folder.filledVault()
        try folder.write([1], to: "data/vault.new-abc")
        try folder.write([1], to: "data/vault.bak.new-abc")
        try await vault.set(.key("sk-b"), for: "b")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("data"))
        #expect(names.sorted() == ["vault", "vault.bak", "vault.lock"])
    }

    @Test func `are read in a folder that cannot be written to, and nothing is lost by trying`() async throws {
        _ = try await folder.filledVault()
        let before = try folder.bytes("data/vault")
        let vault = try await unlocked()
        // Root may write anywhere; a path below a file can be written by nobody.
        if geteuid() != 0 {
            chmod(folder.file("data"), 0o500)
            await #expect(throws: VaultError.self) { try await vault.set(.key("sk-b"), for: "b") }
            #expect(try await vault.key("openai") != nil)
            chmod(folder.file("data"), 0o700)
        }
        #expect(try folder.bytes("data/vault") == before)
        let nowhere = Vault(folder: folder.file("data/vault/below"), clock: TestClock().clock(), cost: { .test })
        await #expect(throws: VaultError.self) { try await nowhere.create(with: [.passphrase(.test())]) }
    }
}

@Suite struct `Two programs with one vault` {
    private let folder = TestFolder()

    private func two() async throws -> (Vault, Vault) {
        let one = try await folder.filledVault()
        let other = folder.vault()
        try await other.unlock(with: .passphrase(.test()))
        return (one, other)
    }

    @Test func `lose none of the other's keys`() async throws {
        let (one, other) = try await two()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                let vault = number % 2 == 0 ? one : other
                group.addTask {
                    await #expect(throws: Never.self) { try await vault.set(.key("k\(number)"), for: "p\(number)") }
                }
            }
        }
        #expect(try await one.keys().count == 21)
        #expect(try await other.keys() == one.keys())
        #expect(try await one.key("p7") == .key("k7"))
    }

    @Test func `see what the other has changed`() async throws {
        let (one, other) = try await two()
        try await one.set(.key("sk-two"), for: "openai")
        #expect(try await other.key("openai") == .key("sk-two"))
        try await other.delete("openai")
        #expect(try await one.key("openai") == nil)
        #expect(one.unlockedKeys["openai"] == nil)
    }

    @Test func `are locked when the other encrypts it anew or removes it`() async throws {
        let (one, other) = try await two()
        try await one.rotate(with: [.passphrase(.test())])
        await #expect(throws: VaultError.changedElsewhere) { try await other.set(.key("sk"), for: "b") }
        guard case .locked = await other.standing() else {
            Issue.record("not locked")
            return
        }
        try await other.unlock(with: .passphrase(.test()))
        try await one.erase()
        await #expect(throws: VaultError.changedElsewhere) { try await other.key("openai") }
        #expect(await other.standing() == .none)
        #expect(other.unlockedKeys["openai"] == nil)
    }

    @Test func `keep what is newer when an old file is put back`() async throws {
        let vault = try await folder.filledVault()
        let old = try folder.bytes("data/vault")
        try await vault.set(.key("sk-b"), for: "b")
        try folder.write(old, to: "data/vault")
        #expect(try await vault.keys().count == 2)
        try await vault.set(.key("sk-c"), for: "c")
        let other = folder.vault()
        try await other.unlock(with: .passphrase(.test()))
        #expect(try await other.keys().map(\.name) == ["b", "c", "openai"])
    }

    @Test func `make one vault when both begin at once`() async throws {
        let one = folder.vault()
        let other = folder.vault()
        async let first = Result { try await one.create(with: [.passphrase(.test())]) }
        async let second = Result { try await other.create(with: [.passphrase(.test("another walnut kettle prism"))]) }
        let outcomes = await [first, second]
        #expect(outcomes.filter { if case .success = $0 { true } else { false } }.count == 1)
        for case .failure(let error) in outcomes { #expect(error as? VaultError == .alreadyThere) }
    }
}

extension Result where Failure == any Error {
    fileprivate init(_ work: () async throws -> Success) async {
        do {
            self = .success(try await work())
        } catch {
            self = .failure(error)
        }
    }
}

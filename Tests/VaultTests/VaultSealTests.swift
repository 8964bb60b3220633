import Foundation
import Testing

@testable import Vault

@Suite struct `A file sealed with the key of a vault` {
    private let folder = TestFolder()
    private var path: String { folder.file("backup") }
    private let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }

    private func vault() -> Vault { Vault(folder: folder.file("data"), cost: { .test }) }

    private func seal(with vault: Vault) async throws {
        let writer = try SealedFileWriter(path: path, seal: try #require(vault.seal))
        try writer.write(bytes)
        try writer.finish()
    }

    private func content(_ unlock: (SealedFileReader) throws -> Void) throws -> [UInt8] {
        let reader = try SealedFileReader(path: path)
        try unlock(reader)
        var read: [UInt8] = []
        while let piece = try reader.read() { read += piece }
        return read
    }

    @Test func `is opened by the vault, and by its passphrase when the vault is gone`() async throws {
        let vault = vault()
        try await vault.create(with: [.passphrase(.test())])
        try await seal(with: vault)
        let opener = try await vault.sealOpener()
        #expect(SealedFile.isSealed(path: path))
        #expect(SealedFile.opens(path: path, with: opener))
        #expect(!SealedFile.isUnprotected(path: path))
        #expect(try content { try $0.unlock(with: opener) } == bytes)
        try await vault.erase()
        #expect(try content { try $0.unlock(passphrase: .test()) } == bytes)
        #expect(throws: VaultError.wrongSecret) { try content { try $0.unlock(passphrase: .test("another one")) } }
    }

    @Test func `is not opened by a vault with another key`() async throws {
        let vault = vault()
        try await vault.create(with: [.passphrase(.test())])
        try await seal(with: vault)
        try await vault.rotate(with: [.passphrase(.test())])
        #expect(!SealedFile.opens(path: path, with: try await vault.sealOpener()))
    }

    @Test func `is as open as the vault`() async throws {
        let vault = vault()
        try await vault.create(with: [.unprotected])
        try await seal(with: vault)
        #expect(SealedFile.isUnprotected(path: path))
        #expect(try content { try $0.unlockUnprotected() } == bytes)
    }

    @Test func `is made by a locked vault, which cannot open it`() async throws {
        try await vault().create(with: [.passphrase(.test())])
        let vault = vault()
        try await seal(with: vault)
        await #expect(throws: VaultError.locked) { try await vault.sealOpener() }
        #expect(throws: VaultError.locked) { try content { _ in } }
        #expect(try content { try $0.unlock(passphrase: .test()) } == bytes)
        try await vault.unlock(with: .passphrase(.test()))
        let opener = try await vault.sealOpener()
        #expect(try content { try $0.unlock(with: opener) } == bytes)
    }

    @Test func `is made by the key of today after the vault was encrypted anew`() async throws {
        let vault = vault()
        try await vault.create(with: [.passphrase(.test())])
        try await vault.rotate(with: [.passphrase(.test("another one here"))])
        try await seal(with: vault)
        #expect(try content { try $0.unlock(passphrase: .test("another one here")) } == bytes)
    }

    @Test func `is made by a vault of an earlier version once that was unlocked`() async throws {
        let vault = vault()
        try await vault.create(with: [.passphrase(.test())])
        try await vault.set(.test(), for: "openai")
        let place = VaultPlace(folder: folder.file("data"))
        let file = try VaultFile(try #require(try place.read(place.vault)).bytes)
        let key = try file.header.key(with: .passphrase(.test(), .least))
        var header = file.header
        header.sealingKey = nil
        try place.write(VaultFile.bytes(header, try file.contents(key: key), key: key), to: place.vault)
        let later = self.vault()
        #expect(later.seal == nil)
        try await later.unlock(with: .passphrase(.test()))
        #expect(try await later.keys().map(\.name) == ["openai"])
        await later.lock()
        try await seal(with: later)
        #expect(try content { try $0.unlock(passphrase: .test()) } == bytes)
    }

    @Test func `does not open with a byte changed, or cut`() async throws {
        let vault = vault()
        try await vault.create(with: [.passphrase(.test())])
        let writer = try SealedFileWriter(path: path, seal: try #require(vault.seal))
        try writer.write([1, 2, 3])
        try writer.finish()
        let opener = try await vault.sealOpener()
        let whole = try folder.bytes("backup")
        for place in whole.indices {
            var changed = whole
            changed[place] ^= 1
            for bytes in [changed, Array(whole[..<place])] {
                try folder.write(bytes, to: "backup")
                #expect(throws: VaultError.self) { try content { try $0.unlock(with: opener) } }
            }
        }
    }

    @Test func `has its key in a box for the vault's key alone`() throws {
        let (one, other) = (Secret.random(count: 32), Secret.random(count: 32))
        let box = SealingKey.seal(one, for: SealingKey.publicKey(of: other))
        #expect(SealingKey.open(box, vaultKey: other) == one)
        #expect(SealingKey.open(box, vaultKey: one) == nil)
        #expect(SealingKey.open(Array(box.dropLast()), vaultKey: other) == nil)
        #expect(box.firstRange(of: one.withBytes { Array($0) }) == nil)
    }
}

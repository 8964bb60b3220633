import Foundation
import Testing

@testable import Vault

@Suite struct `A file sealed with the key of a vault` {
    private let folder = TestFolder()
    private var path: String { folder.file("backup") }
    private let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }

    private func vault() -> Vault { Vault(folder: folder.file("data"), cost: { .test }) }

    private func seal(with vault: Vault) async throws {
        let writer = try SealedFileWriter(path: path, seal: try await vault.seal())
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
        let seal = try await vault.seal()
        #expect(SealedFile.isSealed(path: path))
        #expect(SealedFile.opens(path: path, with: seal))
        #expect(!SealedFile.isUnprotected(path: path))
        #expect(try content { try $0.unlock(seal: seal) } == bytes)
        try await vault.erase()
        #expect(try content { try $0.unlock(passphrase: .test()) } == bytes)
        #expect(throws: VaultError.wrongSecret) { try content { try $0.unlock(passphrase: .test("another one")) } }
    }

    @Test func `is not opened by a vault with another key`() async throws {
        let vault = vault()
        try await vault.create(with: [.passphrase(.test())])
        try await seal(with: vault)
        try await vault.rotate(with: [.passphrase(.test())])
        #expect(!SealedFile.opens(path: path, with: try await vault.seal()))
    }

    @Test func `is as open as the vault`() async throws {
        let vault = vault()
        try await vault.create(with: [.unprotected])
        try await seal(with: vault)
        #expect(SealedFile.isUnprotected(path: path))
        #expect(try content { try $0.unlockUnprotected() } == bytes)
    }

    @Test func `is not made by a locked vault`() async throws {
        let vault = vault()
        try await vault.create(with: [.passphrase(.test())])
        await vault.lock()
        await #expect(throws: VaultError.locked) { try await vault.seal() }
    }
}

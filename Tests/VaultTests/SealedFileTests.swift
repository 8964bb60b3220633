import Foundation
import Testing

@testable import Vault

@Suite struct `A sealed file` {
    private let folder = TestFolder()
    private var path: String { folder.file("backup") }

    private func seal(_ bytes: [UInt8], pieces: Int = 100_000) throws {
        let writer = try SealedFileWriter(path: path, passphrase: .test(), cost: .test)
        for start in stride(from: 0, to: bytes.count, by: pieces) {
            try writer.write(Array(bytes[start..<min(start + pieces, bytes.count)]))
        }
        try writer.finish()
    }

    private func opened(_ secret: Secret = .test()) throws -> [UInt8] {
        let reader = try SealedFileReader(path: path)
        try reader.unlock(passphrase: secret)
        var bytes: [UInt8] = []
        while let piece = try reader.read() { bytes += piece }
        return bytes
    }

    private func error(_ work: () throws -> some Any) -> VaultError? {
        do {
            _ = try work()
            return nil
        } catch {
            return error as? VaultError
        }
    }

    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 131_072, 300_001])
    func `gives back what was put in, whatever its size`(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        for pieces in [1000, 65_536, 400_000] {
            try seal(bytes, pieces: pieces)
            #expect(try opened() == bytes)
        }
        #expect(folder.mode("backup") == 0o600)
        #expect(folder.names == ["backup"])
        #expect(SealedFile.isSealed(path: path))
    }

    @Test func `holds nothing in the clear`() throws {
        try seal(Array("resting heart rate 52".utf8))
        #expect(try folder.bytes("backup").firstRange(of: Array("heart".utf8)) == nil)
    }

    @Test func `takes its place only when finished`() throws {
        try seal([1, 2, 3])
        do {
            let writer = try SealedFileWriter(path: path, passphrase: .test(), cost: .test)
            try writer.write([4, 5, 6])
            #expect(folder.names.count == 2)
        }
        #expect(folder.names == ["backup"])
        #expect(try opened() == [1, 2, 3])
    }

    @Test func `opens with its passphrase alone, and after a wrong one too`() throws {
        try seal([1, 2, 3])
        let reader = try SealedFileReader(path: path)
        #expect(throws: VaultError.locked) { try reader.read() }
        #expect(throws: VaultError.wrongSecret) { try reader.unlock(passphrase: .test("another one here")) }
        try reader.unlock(passphrase: .test())
        #expect(try reader.read() == [1, 2, 3])
        #expect(try reader.read() == nil)
    }

    @Test func `never reads to its end when cut anywhere`() throws {
        try seal([UInt8](repeating: 7, count: 131_072 + 100))
        let bytes = try folder.bytes("backup")
        let start = bytes.count - 131_172 - 3 * SecretStream.overheadBytes
        let piece = SealedFile.pieceBytes + SecretStream.overheadBytes
        // Everywhere in the header, and around the borders of the pieces.
        let borders = [start, start + piece, start + 2 * piece, bytes.count].flatMap { $0 - 20..<$0 + 20 }
        for count in Array(0..<start) + borders.filter({ $0 < bytes.count }) {
            try folder.write(Array(bytes.prefix(count)), to: "backup")
            #expect(error { try opened() } == .damaged(.cutOff), "\(count) bytes")
        }
    }

    @Test func `never opens with a byte changed`() throws {
        try seal([UInt8](repeating: 7, count: 300))
        let bytes = try folder.bytes("backup")
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 0x20
            try folder.write(changed, to: "backup")
            let error = error { try opened() }
            switch index {
            case 0..<7: #expect(error == .notOurs, "byte \(index)")
            default:
                #expect(error == .damaged(.changed) || error == .damaged(.cutOff), "byte \(index): \(error as Any)")
            }
        }
    }

    @Test func `with its pieces in another order, twice or longer is damaged`() throws {
        try seal((0..<3).flatMap { [UInt8](repeating: $0, count: 65_536) })
        let bytes = try folder.bytes("backup")
        let piece = SealedFile.pieceBytes + SecretStream.overheadBytes
        let head = Array(bytes.prefix(bytes.count - 3 * piece))
        let pieces = (0..<3).map { Array(bytes.dropFirst(head.count + $0 * piece).prefix(piece)) }
        for order in [[1, 0, 2], [0, 0, 1, 2], [0, 2], [2], [0, 1, 2, 2]] {
            try folder.write(head + order.flatMap { pieces[$0] }, to: "backup")
            #expect(error { try opened() } == .damaged(.changed), "\(order)")
        }
        try folder.write(bytes + [0], to: "backup")
        #expect(error { try opened() } == .damaged(.changed))
    }

    @Test func `is told from other files and folders`() throws {
        try folder.write(Array("{\"version\":1,\"steps\":[]}".utf8), to: "backup")
        #expect(error { try opened() } == .notOurs)
        #expect(!SealedFile.isSealed(path: path))
        #expect(!SealedFile.isSealed(path: folder.path))
        guard case .cannotRead = error({ try SealedFileReader(path: folder.path) }) else {
            Issue.record("a folder was opened")
            return
        }
    }
}

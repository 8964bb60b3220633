import Foundation
import Testing

@testable import Vault

/// Fast enough for a test that opens thousands of times.
extension PassphraseCost {
    static let test = PassphraseCost(memoryBytes: 8192, passes: 1)!
}

extension Secret {
    static func test(_ text: String = "correct horse battery") -> Secret { try! Secret(passphrase: text) }
}

@Suite struct `The bytes of a vault` {
    static let key = Secret.random(count: 32)
    static let noon = Date(timeIntervalSince1970: 1_795_000_000)

    static func contents(_ names: String...) -> VaultContents {
        let entries = names.map { ($0, VaultContents.Entry(key: .test("key of \($0)"), enteredAt: noon)) }
        return VaultContents(entries: Dictionary(uniqueKeysWithValues: entries))
    }

    static func header(_ change: (inout SealedHeader) -> Void = { _ in }) throws -> SealedHeader {
        let id = SealedHeader.newID()
        let slot = try KeySlot.wrapping(key, with: .passphrase(.test(), .test), of: id, at: noon)
        var header = SealedHeader(cipher: SealedHeader.vaultCipher, key: key, slots: [slot], vault: id)
        change(&header)
        return header
    }

    private func opened(_ bytes: [UInt8], _ secret: Secret = .test()) throws -> VaultContents {
        let file = try VaultFile(bytes)
        return try file.contents(key: file.header.key(with: .passphrase(secret, .test)))
    }

    @Test func `give back what was put in`() throws {
        var contents = Self.contents("openai", "gemini")
        contents.entries["gemini"]?.noteUse(at: Self.noon.addingTimeInterval(5.123456789))
        let bytes = VaultFile.bytes(try Self.header(), contents, key: Self.key)
        #expect(try opened(bytes) == contents)
        #expect(try VaultFile(bytes).header.holds == ["gemini", "openai"])
    }

    @Test func `give back any time as it was put in`() throws {
        for fraction in stride(from: 0.0, to: 1, by: 0.000_777) {
            let date = Self.noon.addingTimeInterval(fraction)
            let contents = VaultContents(entries: ["a": .init(key: .test(), enteredAt: date, lastUsed: date)])
            #expect(VaultContents(bytes: contents.bytes) == contents)
            #expect(abs(contents.entries["a"]!.enteredAt.timeIntervalSince(date)) < 0.001)
        }
        let odd = [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: .infinity)]
        for date in odd {
            let contents = VaultContents(entries: ["a": .init(key: .test(), enteredAt: date)])
            #expect(VaultContents(bytes: contents.bytes) == contents)
        }
    }

    @Test func `give back which keys were tried, and are as before where nobody said`() {
        let silent = Self.contents("a", "b", "c")
        var said = silent
        said.entries["a"]?.record(.untested)
        said.entries["c"]?.record(.works(Self.noon))
        #expect(VaultContents(bytes: said.bytes) == said && said != silent)
        #expect(VaultContents(bytes: said.bytes)?.entries["b"]?.trial == .unknown)
        #expect(VaultContents(bytes: silent.bytes) == silent)
    }

    @Test func `hold neither key nor passphrase in the clear`() throws {
        let bytes = VaultFile.bytes(try Self.header(), Self.contents("openai"), key: Self.key)
        for secret in ["key of openai", "correct horse"] {
            #expect(bytes.firstRange(of: Array(secret.utf8)) == nil)
        }
    }

    @Test func `open with no other passphrase`() throws {
        let bytes = VaultFile.bytes(try Self.header(), Self.contents("openai"), key: Self.key)
        #expect(throws: VaultError.wrongSecret) { try opened(bytes, .test("correct horse batterz")) }
        #expect(throws: VaultError.wrongSecret) { try VaultFile(bytes).contents(key: .random(count: 32)) }
    }

    @Test func `are refused as damaged with any bit flipped`() throws {
        let bytes = VaultFile.bytes(try Self.header(), Self.contents("openai"), key: Self.key)
        for index in bytes.indices {
            for mask: UInt8 in [0x01, 0x10, 0x80, 0xFF] {
                var changed = bytes
                changed[index] ^= mask
                let expected: VaultError = index < VaultFile.mark.count ? .notOurs : .damaged(.changed)
                #expect(throws: expected, "byte \(index)") { try opened(changed) }
            }
        }
    }

    @Test func `are refused as damaged when cut anywhere or longer`() throws {
        let bytes = VaultFile.bytes(try Self.header(), Self.contents("openai"), key: Self.key)
        for count in bytes.indices {
            do {
                _ = try opened(Array(bytes.prefix(count)))
                Issue.record("opened with \(count) bytes")
            } catch {
                let error = error as? VaultError
                #expect(
                    error == .damaged(.cutOff) || error == .damaged(.changed), "\(count): \(String(describing: error))")
            }
        }
        #expect(throws: VaultError.damaged(.changed)) { try opened(bytes + [0]) }
    }

    @Test func `open for nobody who mends the checksum after a change`() throws {
        let bytes = VaultFile.bytes(try Self.header(), Self.contents("openai"), key: Self.key)
        let body = bytes.dropLast(VaultFile.checksumBytes)
        for index in body.indices {
            var changed = Array(body)
            changed[index] ^= 0x04
            changed += Sodium.hash(changed, count: VaultFile.checksumBytes)
            #expect(throws: VaultError.self, "byte \(index)") { try opened(changed) }
        }
    }

    @Test func `of a newer version are told from damaged ones`() throws {
        var bytes = VaultFile.bytes(try Self.header(), Self.contents(), key: Self.key)
        bytes[VaultFile.mark.count] = UInt8(ascii: "2")
        #expect(throws: VaultError.damaged(.changed)) { try opened(bytes) }
        let whole = Array(bytes.dropLast(32))
        #expect(throws: VaultError.newerVersion) { try opened(whole + Sodium.hash(whole)) }
        for change: (inout SealedHeader) -> Void in [
            { $0.version = 2 }, { $0.cipher = "aes" }, { $0.slots[0].kind = "badge" },
            { $0.slots[0].kdf.name = "scrypt" },
        ] {
            let newer = VaultFile.bytes(try Self.header(change), Self.contents(), key: Self.key)
            #expect(throws: VaultError.newerVersion) { try opened(newer) }
        }
    }

    @Test(arguments: [
        (Int.max, 3), (1 << 31, 1), ((1 << 30) + 1, 1), (64 << 20, Int.max), (64 << 20, 25), (8191, 1), (0, 1), (-1, 1),
        (8192, 0), (8192, -1), (1 << 30, 5),
    ])
    func `that ask for too much are refused before anything is computed`(memory: Int, passes: Int) throws {
        let header = try Self.header {
            $0.slots[0].kdf.memory = memory
            $0.slots[0].kdf.passes = passes
        }
        let bytes = VaultFile.bytes(header, Self.contents(), key: Self.key)
        #expect(throws: VaultError.costRefused) { try VaultFile(bytes) }
    }

    @Test func `may ask for what is within the bounds`() throws {
        for (memory, passes) in [(1 << 30, 4), (8192, 24), (64 << 20, 3)] {
            #expect(PassphraseCost(memoryBytes: memory, passes: passes) != nil)
        }
    }

    @Test func `with a slot of another vault do not open`() throws {
        let other = try Self.header()
        let header = try Self.header { $0.slots = other.slots }
        let bytes = VaultFile.bytes(header, Self.contents(), key: Self.key)
        #expect(throws: VaultError.wrongSecret) { try opened(bytes) }
    }

    @Test func `of hostile headers crash nothing`() throws {
        for json in [
            "", "{}", "[]", "{\"version\":1}", "{\"version\":1e999}", "{\"version\":\"1\"}",
            String(repeating: "[", count: 60_000), "{\"version\":1,\"slots\":[]}", "\u{0}",
        ] {
            let said = VaultFile.preamble(VaultFile.mark + [VaultFile.layout], header: Array(json.utf8))
            let body = said + [UInt8](repeating: 7, count: 64)
            #expect(throws: VaultError.damaged(.changed)) { try VaultFile(body + Sodium.hash(body)) }
        }
        let long = VaultFile.mark + [VaultFile.layout, 255, 255, 255, 255] + [UInt8](repeating: 7, count: 64)
        #expect(throws: VaultError.damaged(.changed)) { try VaultFile(long + Sodium.hash(long)) }
    }

    @Test func `have the same size for keys of different lengths`() throws {
        func size(_ key: String) throws -> Int {
            let entry = VaultContents.Entry(key: .test(key), enteredAt: Self.noon)
            return VaultContents(entries: ["a": entry]).bytes.count
        }
        #expect(try size("k") == size(String(repeating: "k", count: 200)))
    }
}

@Suite struct `A recovery code` {
    @Test func `is taken as people type it`() throws {
        let code = RecoveryCode.random()
        #expect(code.text.count == 39)
        #expect(try RecoveryCode(code.text).secret == code.secret)
        let typed = code.text.lowercased().replacing("-", with: " ").replacing("0", with: "o").replacing("1", with: "l")
        #expect(try RecoveryCode("  \(typed) ").secret == code.secret)
        #expect("\(code)" == "•••")
    }

    @Test func `with a wrong or missing letter is no code at all`() throws {
        let text = RecoveryCode.random().text
        #expect(throws: VaultError.notARecoveryCode) { try RecoveryCode(String(text.dropLast())) }
        #expect(throws: VaultError.notARecoveryCode) { try RecoveryCode(text + "0") }
        #expect(throws: VaultError.notARecoveryCode) { try RecoveryCode("") }
        #expect(throws: VaultError.notARecoveryCode) { try RecoveryCode(String(repeating: "u", count: 32)) }
        for index in text.indices where text[index] != "-" {
            let wrong = text[index] == "X" ? "Y" : "X"
            #expect(throws: VaultError.notARecoveryCode) {
                try RecoveryCode(text.replacingCharacters(in: index...index, with: wrong))
            }
        }
    }
}

@Suite struct `The cost of a passphrase` {
    @Test func `grows with the machine, within a quarter of its memory and about half a second`() {
        func megabytes(_ milliseconds: Int, free: Int) -> Int {
            let cost = PassphraseCost.fitting(measured: .milliseconds(milliseconds), freeMemory: free << 20)
            #expect(cost.passes == 3)
            return cost.memoryBytes >> 20
        }
        #expect(megabytes(100, free: 8000) == 256)
        #expect(megabytes(200, free: 8000) == 128)
        #expect(megabytes(100, free: 600) == 128)
        #expect(megabytes(100, free: 100) == 64)
        #expect(megabytes(2000, free: 8000) == 64)
    }
}

import CSodium
import Foundation
import Glibc
import Synchronization
import TestSupport
import Vault

/// Changes the files of a vault and of a sealed export in every way, and tries to open each. None may open, none may crash,
/// and each is refused for the right reason.
///
/// The passphrase costs the least that is read (8 KiB, one pass), so that the derivation itself is run for every file that
/// gets so far; half of the changes get a checksum that is right again, as an attacker would make it.
struct VaultRun {
    let count: Int
    var firstSeed: UInt64 = 1
    private static let words = "violet harbour kettle moss"

    func run() throws -> Int32 {
        let place = try TemporaryPlace()
        defer { place.remove() }
        let outcome = Mutex<Result<Int32, any Error>?>(nil)
        let done = DispatchSemaphore(value: 0)
        Task {
            do {
                let code = try await mutations(in: place.path)
                outcome.withLock { $0 = .success(code) }
            } catch {
                outcome.withLock { $0 = .failure(error) }
            }
            done.signal()
        }
        done.wait()
        return try outcome.withLock { try $0?.get() ?? 1 }
    }

    private func mutations(in folder: String) async throws -> Int32 {
        let begin = ContinuousClock.now
        guard let cost = PassphraseCost(memoryBytes: 8192, passes: 1) else {
            throw Violation("the least cost is refused")
        }
        let passphrase = try Secret(passphrase: Self.words)
        let subject = try await VaultSubject(folder: folder, cost: cost, passphrase: passphrase)
        let sealed = try SealedSubject(folder: folder, cost: cost, passphrase: passphrase)
        var tally: [String: Int] = [:]
        var random = SeededGenerator(seed: firstSeed)
        for number in 0..<count {
            do {
                let isSealed = number % 10 >= 7
                let answer = isSealed ? try sealed.refusal(&random) : try await subject.refusal(&random)
                tally[(isSealed ? "sealed file: " : "vault: ") + answer, default: 0] += 1
            } catch let violation as Violation {
                print("vault: seed \(firstSeed), change \(number): \(violation)")
                return 1
            }
        }
        let seconds = (ContinuousClock.now - begin) / .seconds(1)
        print("vault: \(count) changed files in \(Int(seconds)) s, none opened")
        for (answer, times) in tally.sorted(by: { $0.key < $1.key }) { print("  \(times) × \(answer)") }
        return 0
    }
}

/// The file of a vault with a passphrase, a recovery code and two keys.
private final class VaultSubject {
    private let vault: Vault
    private let path: String
    private let original: [UInt8]
    private let passphrase: Secret
    private let mutation = Mutation(words: [
        "AIRFITV1", "AIRFITS1", "\"version\":2", "\"memory\":8192", "\"passes\":1", "\"slots\":[", "\"kind\":\"none\"",
        "\"kdf\":{\"name\":\"none\"}", "unprotected", "passphrase", "recovery", "keyring", "blake2b", "argon2id13",
        "\"holds\":[]",
    ])

    init(folder: String, cost: PassphraseCost, passphrase: Secret) async throws {
        let clock = Mutex(1000.0)
        // A clock that runs ahead, so that no try has to wait for the one before.
        vault = Vault(
            folder: folder + "/data",
            clock: VaultClock(
                sinceBoot: {
                    .seconds(
                        clock.withLock {
                            $0 += 3600
                            return $0
                        })
                }, boot: "one", now: { Date(timeIntervalSince1970: 1_795_000_000) }),
            cost: { cost })
        try await vault.create(with: [.passphrase(passphrase)])
        try await vault.set(Secret(key: "sk-openai-0123456789"), for: "openai")
        try await vault.set(Secret(key: "sk-ant-0123456789"), for: "anthropic")
        await vault.lock()
        path = folder + "/data/vault"
        guard let data = FileManager.default.contents(atPath: path) else { throw Violation("no file of the vault") }
        original = [UInt8](data)
        self.passphrase = passphrase
        try await vault.unlock(with: .passphrase(passphrase))
        await vault.lock()
    }

    /// How a changed file is refused.
    func refusal(_ random: inout SeededGenerator) async throws -> String {
        var bytes = original
        let isForged = random.once(in: 2)
        change(&bytes, isForged: isForged, &random)
        guard bytes != original else { return "not changed" }
        try write(bytes)
        let expected = Self.expected(bytes, isForged: isForged)
        if case .unusable(let error, _) = await vault.standing() {
            try require(expected(error), "\(error) for \(bytes.count) bytes: \(Self.hex(bytes))")
            return "\(error)".prefix { $0 != "(" } + (isForged ? ", checksum right" : "")
        }
        try require(isForged, "a file with a wrong checksum stands: \(Self.hex(bytes))")
        if Self.costsMore(bytes) { return "not tried: a dearer passphrase" }
        do {
            try await vault.unlock(with: .passphrase(passphrase))
        } catch {
            await vault.lock()
            try require(expected(error), "\(error): \(Self.hex(bytes))")
            return "\(error)".prefix { $0 != "(" } + " when opened"
        }
        throw Violation("opened: \(Self.hex(bytes))")
    }

    private func change(_ bytes: inout [UInt8], isForged: Bool, _ random: inout SeededGenerator) {
        guard isForged else {
            if random.once(in: 3) {
                bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
            } else {
                mutation.mutate(&bytes, &random)
            }
            return
        }
        bytes.removeLast(32)
        if random.once(in: 2) {
            // One bit anywhere: mark, header, salts, wrapped key, nonce or what is encrypted.
            bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
        } else {
            mutation.mutate(&bytes, &random)
            if random.once(in: 2) { mendLength(&bytes) }
        }
        bytes += Self.checksum(bytes)
    }

    /// The length of the header, where its end can still be seen.
    private func mendLength(_ bytes: inout [UInt8]) {
        guard bytes.count > 12, let end = bytes[12...].firstIndex(of: UInt8(ascii: "}")),
            let last = bytes[end...].lastIndex(of: UInt8(ascii: "}"))
        else { return }
        bytes.replaceSubrange(8..<12, with: ZipGrammar.little(UInt64(last + 1 - 12), 4))
    }

    private func write(_ bytes: [UInt8]) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0, Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
            throw Violation("\(path) cannot be written")
        }
        close(descriptor)
    }

    /// What a file of these bytes may be refused for.
    private static func expected(_ bytes: [UInt8], isForged: Bool) -> (VaultError) -> Bool {
        let mark = Array("AIRFITV".utf8)
        return { error in
            switch error {
            case .notOurs: !mark.starts(with: bytes.prefix(mark.count))
            case .damaged(.cutOff): bytes.count < 44 || isForged
            case .damaged(.changed): true
            case .newerVersion, .costRefused, .wrongSecret: isForged
            case .tooLarge: bytes.count > 1 << 20
            default: false
            }
        }
    }

    /// Whether the header asks for more memory or time than the test's own: that the derivation is bounded is tested elsewhere.
    private static func costsMore(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        func most(_ name: String) -> Int {
            text.split(separator: "\"\(name)\":").dropFirst().compactMap { Int($0.prefix { $0.isNumber }) }.max() ?? 0
        }
        return most("memory") > 1 << 20 || most("passes") > 4
    }

    static func checksum(_ bytes: [UInt8]) -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: 32)
        crypto_generichash(&hash, hash.count, bytes, UInt64(bytes.count), nil, 0)
        return hash
    }

    static func hex(_ bytes: [UInt8]) -> String {
        bytes.prefix(4096).map { String($0, radix: 16) }.joined(separator: " ")
    }
}

/// An encrypted export of three pieces.
private final class SealedSubject {
    private let path: String
    private let plain: [UInt8]
    private let original: [UInt8]
    /// Where the encrypted pieces begin.
    private let body: Int
    private let passphrase: Secret
    private let mutation = Mutation(words: ["AIRFITS1", "\"memory\":8192", "\"passes\":1", "\"slots\":[", "passphrase"])
    private static let piece = (64 << 10) + 17

    init(folder: String, cost: PassphraseCost, passphrase: Secret) throws {
        path = folder + "/sealed"
        self.passphrase = passphrase
        plain = (0..<(2 * (64 << 10) + 1000)).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }
        let writer = try SealedFileWriter(path: path, passphrase: passphrase, cost: cost)
        try writer.write(plain)
        try writer.finish()
        guard let data = FileManager.default.contents(atPath: path) else { throw Violation("no sealed file") }
        original = [UInt8](data)
        body = original.count - 24 - 2 * Self.piece - (1000 + 17)
        let (piece, error) = Self.read(path, passphrase)
        guard error == nil, piece == plain else { throw Violation("the sealed file itself does not open") }
    }

    func refusal(_ random: inout SeededGenerator) throws -> String {
        var bytes = original
        change(&bytes, &random)
        guard bytes != original else { return "not changed" }
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        let (read, error) = Self.read(path, passphrase)
        guard let error else { throw Violation("read to its end: \(bytes.count) bytes, \(VaultSubject.hex(bytes))") }
        try require(plain.starts(with: read), "bytes came out that were not put in")
        switch error {
        case .notOurs, .newerVersion, .damaged, .costRefused, .wrongSecret: break
        default: throw Violation("\(error): \(VaultSubject.hex(bytes))")
        }
        return "\(error)".prefix { $0 != "(" } + (read.isEmpty ? "" : " after \(read.count >> 16) pieces")
    }

    private func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let pieces = body + 24
        switch random.below(6) {
        case 0: bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
        case 1: bytes.removeLast(random.number(1...bytes.count))
        case 2:  // pieces in another order, or one twice
            let (first, second) = (
                Array(bytes[pieces..<pieces + Self.piece]), Array(bytes[pieces + Self.piece..<pieces + 2 * Self.piece])
            )
            let rest = Array(bytes[(pieces + 2 * Self.piece)...])
            let order = random.pick([
                second + first + rest, first + first + rest, second + rest, first + rest, rest, first + second,
                first + second + rest + rest, first + second + rest + [0],
            ])
            bytes.replaceSubrange(pieces..., with: order)
        case 3: bytes[pieces + random.below(bytes.count - pieces)] ^= 1 << UInt8(random.below(8))
        default:
            // The header, with a checksum that is right again.
            var header = Array(bytes[..<(body - 32)])
            if random.once(in: 2) {
                header[random.below(header.count)] ^= 1 << UInt8(random.below(8))
            } else {
                mutation.mutate(&header, &random)
                if header.count > 12 {
                    header.replaceSubrange(8..<12, with: ZipGrammar.little(UInt64(header.count - 12), 4))
                }
            }
            let text = String(decoding: header, as: UTF8.self)
            let costs = text.split(separator: "\"memory\":").dropFirst().compactMap { Int($0.prefix { $0.isNumber }) }
            let passes = text.split(separator: "\"passes\":").dropFirst().compactMap { Int($0.prefix { $0.isNumber }) }
            if costs.contains(where: { $0 > 1 << 20 }) || passes.contains(where: { $0 > 4 }) { return bytes[0] ^= 1 }
            bytes = header + VaultSubject.checksum(header) + bytes[body...]
        }
    }

    /// What comes out, and why it ended; `nil` for a whole file.
    private static func read(_ path: String, _ passphrase: Secret) -> ([UInt8], VaultError?) {
        var all: [UInt8] = []
        do throws(VaultError) {
            let reader = try SealedFileReader(path: path)
            try reader.unlock(passphrase: passphrase)
            while let piece = try reader.read() { all += piece }
            return (all, nil)
        } catch {
            return (all, error)
        }
    }
}

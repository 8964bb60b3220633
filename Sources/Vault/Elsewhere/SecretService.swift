import CSodium
import Processes

/// The system's keyring (GNOME Keyring, KWallet, KeePassXC), through the program `secret-tool`. It keeps the 32 random bytes
/// that open a vault: they are safe from who has the disk, not from other programs of the same user.
public struct SecretService: Sendable {
    /// Why the keyring did not do what was asked.
    public enum Problem: Error, Equatable, Sendable {
        /// `secret-tool` is not installed.
        case noTool
        /// No desktop session, or none with a keyring.
        case noService
        case locked
        case timedOut
        case cancelled
        /// It did not keep what it was given.
        case notKept
        case failed(said: String)

        /// One sentence for people.
        public var sentence: String {
            switch self {
            case .noTool: "The program secret-tool, which speaks with the keyring, is not installed (libsecret-tools)."
            case .noService: "There is no keyring here: it comes with a desktop session."
            case .locked: "The keyring is locked; unlock it on the desktop and try again."
            case .timedOut: "The keyring does not answer; it may be waiting for you in a dialog on the desktop."
            case .cancelled: "This was stopped."
            case .notKept: "The keyring did not keep what it was given."
            case .failed(let said): "The keyring refused: \(said)"
            }
        }
    }

    private let environment: ChildEnvironment
    private let program: [String]
    private let quick: Duration
    private let interactiveTimeout: Duration

    /// - Parameters:
    ///   - environment: that of AirFit; a small part of it is handed on.
    ///   - tool: the program that speaks with the keyring, and what stands before its verb.
    ///   - quick: the limit where nobody is asked for anything.
    ///   - interactiveTimeout: the limit where a dialog on the desktop may ask the person.
    public init(
        environment: [String: String], tool: [String] = ["secret-tool"], quick: Duration = .seconds(5),
        interactiveTimeout: Duration = .seconds(60)
    ) {
        self.environment = ChildEnvironment(of: environment)
        program = tool
        self.quick = quick
        self.interactiveTimeout = interactiveTimeout
    }

    /// Whether there is a keyring at all. Asks nobody for anything.
    public func check() async throws(Problem) {
        let answer = try await tool(["search"], attributes("-"), within: quick)
        try refuse(answer)
    }

    /// The key kept for a vault; `nil` when there is none.
    /// - Parameter mayAsk: a locked keyring may open a dialog on the desktop.
    /// - Throws: `.locked` for a locked one, so that it is never taken for an empty one.
    func key(of vault: String, mayAsk: Bool) async throws(Problem) -> Secret? {
        // A look-up in a locked keyring answers like one that found nothing; a search tells them apart.
        let found = try await tool(["search"], attributes(vault), within: quick)
        try refuse(found)
        if found.output.isEmpty { return nil }
        if !found.output.contains("secret = "), !mayAsk { throw .locked }
        let answer = try await tool(["lookup"], attributes(vault), within: mayAsk ? interactiveTimeout : quick)
        guard answer.status == 0, let key = Self.decoded(answer.output) else { throw .locked }
        return key
    }

    /// Keeps a key for a vault and reads it back.
    func keep(_ key: Secret, of vault: String) async throws(Problem) {
        let label = ["store", "--label=AirFit: key of the vault"]
        let answer = try await tool(label, attributes(vault), input: Self.encoded(key), within: interactiveTimeout)
        if answer.status != 0, answer.error.contains("locked") { throw .locked }
        try refuse(answer)
        guard try await self.key(of: vault, mayAsk: false) == key else { throw .notKept }
    }

    /// Forgets the key of a vault; nothing happens where none is kept.
    func forget(_ vault: String) async throws(Problem) {
        guard try await key(of: vault, mayAsk: true) != nil else { return }
        _ = try await tool(["clear"], attributes(vault), within: quick)
        guard try await key(of: vault, mayAsk: false) == nil else { throw .locked }
    }

    /// Forgets the keys of all vaults of AirFit: for when everything is deleted.
    public func forgetEverything() async throws(Problem) {
        try refuse(try await tool(["clear"], ["application", "airfit"], within: quick))
    }

    // MARK: The program

    /// Attributes are not encrypted: they tell the program's name and a random number.
    private func attributes(_ vault: String) -> [String] { ["application", "airfit", "vault", vault] }

    private func tool(
        _ verb: [String], _ attributes: [String], input: Secret? = nil, within limit: Duration
    ) async throws(Problem) -> ChildProcess.Answer {
        let child = ChildProcess(
            words: program + verb + attributes, environment: environment, limit: limit, mostOutput: 16 << 10)
        do throws(ChildProcess.Failure) {
            return try await child.run(input: input)
        } catch {
            switch error {
            case .notFound, .cannotStart: throw .noTool
            case .timedOut: throw .timedOut
            case .cancelled: throw .cancelled
            case .tooMuch: throw .failed(said: "it says too much")
            }
        }
    }

    private func refuse(_ answer: ChildProcess.Answer) throws(Problem) {
        guard answer.status != 0 else { return }
        let said = answer.error
        let hasService = !["D-Bus", "was not provided", "ServiceUnknown", "connect", "Connection"]
            .contains { said.contains($0) }
        throw hasService ? .failed(said: said.isEmpty ? "no reason given" : said) : .noService
    }

    // MARK: Base 64, since keyrings keep texts

    private static func encoded(_ key: Secret) -> Secret {
        Secret(count: sodium_base64_encoded_len(key.count, Int32(sodium_base64_VARIANT_ORIGINAL)) - 1) { text in
            var bytes = [CChar](repeating: 0, count: text.count + 1)
            key.withBytes {
                _ = sodium_bin2base64(
                    &bytes, bytes.count, $0.bindMemory(to: UInt8.self).baseAddress!, $0.count,
                    Int32(sodium_base64_VARIANT_ORIGINAL))
            }
            bytes.withUnsafeBytes { text.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0.dropLast())) }
            bytes.withUnsafeMutableBytes { sodium_memzero($0.baseAddress!, $0.count) }
        }
    }

    /// `nil` for what is not 32 bytes in base 64.
    private static func decoded(_ text: Secret) -> Secret? {
        var count = 0
        let key = Secret(count: Sodium.keyBytes) { bytes in
            text.withBytes { text in
                let status = sodium_base642bin(
                    bytes.bindMemory(to: UInt8.self).baseAddress!, bytes.count,
                    text.bindMemory(to: CChar.self).baseAddress!, text.count, "\r\n ", &count, nil,
                    Int32(sodium_base64_VARIANT_ORIGINAL))
                if status != 0 { count = 0 }
            }
        }
        return count == Sodium.keyBytes ? key : nil
    }
}

extension Secret {
    /// Whether a text stands somewhere in it.
    fileprivate func contains(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        return withBytes { bytes in
            guard bytes.count >= wanted.count else { return false }
            return (0...bytes.count - wanted.count).contains { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }
        }
    }
}

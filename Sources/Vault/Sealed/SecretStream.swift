import CSodium

/// libsodium's secret stream in one direction, its state in guarded memory. Not shared between threads.
final class SecretStream {
    typealias State = crypto_secretstream_xchacha20poly1305_state
    static let headerBytes = 24
    static let overheadBytes = 17
    private static let final = UInt8(crypto_secretstream_xchacha20poly1305_tag_final())
    private static let more = UInt8(crypto_secretstream_xchacha20poly1305_tag_message())

    private let state: UnsafeMutablePointer<State>
    /// Bound to every piece.
    private let associated: [UInt8]

    private init(associated: [UInt8]) {
        Sodium.begin()
        guard let memory = sodium_malloc(MemoryLayout<State>.size) else { fatalError("There is no memory left.") }
        state = memory.bindMemory(to: State.self, capacity: 1)
        self.associated = associated
    }

    deinit { sodium_free(state) }

    /// A stream to write; its header has to stand before the pieces.
    static func sealing(key: Secret, associated: [UInt8]) -> (stream: SecretStream, header: [UInt8]) {
        let stream = SecretStream(associated: associated)
        var header = [UInt8](repeating: 0, count: headerBytes)
        key.withBytes {
            _ = crypto_secretstream_xchacha20poly1305_init_push(
                stream.state, &header, $0.bindMemory(to: UInt8.self).baseAddress!)
        }
        return (stream, header)
    }

    static func opening(key: Secret, header: [UInt8], associated: [UInt8]) -> SecretStream {
        let stream = SecretStream(associated: associated)
        key.withBytes {
            _ = crypto_secretstream_xchacha20poly1305_init_pull(
                stream.state, header, $0.bindMemory(to: UInt8.self).baseAddress!)
        }
        return stream
    }

    func seal(_ piece: [UInt8], isLast: Bool) -> [UInt8] {
        var sealed = [UInt8](repeating: 0, count: piece.count + Self.overheadBytes)
        crypto_secretstream_xchacha20poly1305_push(
            state, &sealed, nil, piece, UInt64(piece.count), associated, UInt64(associated.count),
            isLast ? Self.final : Self.more)
        return sealed
    }

    /// `nil` for a piece that was changed, or stands in another place than it was written to.
    func open(_ sealed: [UInt8]) -> (piece: [UInt8], isLast: Bool)? {
        guard sealed.count >= Self.overheadBytes else { return nil }
        var piece = [UInt8](repeating: 0, count: sealed.count - Self.overheadBytes)
        var tag: UInt8 = 0
        let status = crypto_secretstream_xchacha20poly1305_pull(
            state, &piece, nil, &tag, sealed, UInt64(sealed.count), associated, UInt64(associated.count))
        guard status == 0 else { return nil }
        return (piece, tag == Self.final)
    }
}

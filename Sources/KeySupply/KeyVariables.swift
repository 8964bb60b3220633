import Console
import Foundation
import Synchronization
import Vault

/// The keys that came with the environment, in guarded memory in the place of the process's own, and encrypted with the
/// vault's key while the app lock is closed.
///
/// The shell that started the program still has them, and so has everything else that it starts: a lock cannot change that.
public final class KeyVariables: Sendable {
    private enum Storage {
        case open([String: Secret])
        case sealed([String: [UInt8]])
    }
    private let storage = Mutex(Storage.open([:]))

    public init() {}

    /// The text of a variable; `nil` where there is none, or the lock is closed.
    public subscript(name: String) -> String? {
        storage.withLock { storage in
            guard case .open(let secrets) = storage else { return nil }
            return secrets[name]?.revealed()
        }
    }

    /// All of them; empty while the lock is closed. Unguarded copies: not to be kept.
    public var all: [String: String] {
        storage.withLock { storage in
            guard case .open(let secrets) = storage else { return [:] }
            return secrets.mapValues { $0.revealed() }
        }
    }

    /// Removes the keys from a copy of the environment, and overwrites them in the process's own.
    /// - Parameter named: variables that the configuration says a key is in.
    public func removeKeys(from environment: inout [String: String], named: Set<String>) {
        var secrets: [String: Secret] = [:]
        for (name, text) in environment where !text.isEmpty && (named.contains(name) || Self.isUsual(name)) {
            secrets[name] = text.utf8.withContiguousStorageIfAvailable { Secret(copying: UnsafeRawBufferPointer($0)) }
        }
        for name in secrets.keys { environment[name] = nil }
        ProcessEnvironment.overwrite(secrets.keys)
        storage.withLock { $0 = .open(secrets) }
    }

    private static func isUsual(_ name: String) -> Bool {
        ["_KEY", "_TOKEN", "_SECRET"].contains { name.hasSuffix($0) }
    }

    /// Encrypts them; a vault that is not open leaves them as they are.
    public func seal(with vault: Vault) async {
        guard case .open(let secrets) = storage.withLock({ $0 }), !secrets.isEmpty else { return }
        var sealed: [String: [UInt8]] = [:]
        for (name, secret) in secrets {
            do throws(VaultError) {
                sealed[name] = try await vault.sealForMemory(secret)
            } catch {
                return  // it is not open: there is nothing to encrypt with
            }
        }
        storage.withLock { $0 = .sealed(sealed) }
    }

    /// Opens the variables' values with the vault. Those that another program encrypted anew meanwhile are missing
    /// until the next start.
    public func open(with vault: Vault) async {
        guard case .sealed(let sealed) = storage.withLock({ $0 }) else { return }
        var secrets: [String: Secret] = [:]
        for (name, bytes) in sealed { secrets[name] = await vault.openFromMemory(bytes) }
        storage.withLock { $0 = .open(secrets) }
    }
}

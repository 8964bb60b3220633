import Files
import Foundation

/// Which databases there were and whether there was a vault, noted outside the folder they lie in: what was there and is
/// missing, or has become empty, must not be made anew in silence. One path a line, and one more where the vault said that
/// the app lock is on; removed with the state folder by an erasure.
public struct StoreRecord: Sendable {
    private let file: String
    private let locations: FileLocations

    public init(_ locations: FileLocations) {
        self.locations = locations
        file = locations.state + "/stores"
    }

    private static let largest = 64 << 10

    private var vault: String { locations.data + "/vault" }
    private var stores: [String] { [locations.healthDatabase, locations.conversationDatabase, vault] }

    private var known: [String] {
        // Without a record that can be read nothing is known to have been there.
        guard let bytes = try? FileBytes.of(file, atMost: Self.largest) else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Records what is there now. Writes only where that is new.
    public func update() {
        let known = known
        let new = stores.filter { !known.contains($0) && !$0.contains("\n") && !isEmpty($0) && access($0, F_OK) == 0 }
        if !new.isEmpty { keep(known + new) }
    }

    private var lock: String { vault + " locks" }

    /// Whether the vault, when it could last be read, said that the app lock is on.
    public var locksApp: Bool { known.contains(lock) }

    /// Records what the vault says of the app lock. Writes only where that is new.
    public func update(locksApp: Bool) {
        let known = known
        guard known.contains(lock) != locksApp, !lock.contains("\n") else { return }
        keep(locksApp ? known + [lock] : known.filter { $0 != lock })
    }

    private func keep(_ lines: [String]) {
        do throws(FileFailure) {
            try Folder.make(locations.state)
            try write(lines)
        } catch {
            // Where the state folder cannot be written, a missing database is taken for a new beginning, as without a record.
        }
    }

    private func write(_ lines: [String]) throws(FileFailure) {
        let record = try ReplacementFile(path: file)
        try record.write(lines.map { $0 + "\n" }.joined().utf8)
        try record.finish()
    }

    /// Those that were there before and are missing.
    public var missing: [String] { stores.filter { absence(of: $0) != nil && !isOutOfSight($0) } }

    /// Why another vault must not be made, as a sentence; `nil` where it may, or is there.
    public var absenceOfVault: String? {
        // The last good copy of it is told of by the vault itself.
        guard access(vault + ".bak", F_OK) != 0 else { return nil }
        return absence(of: vault).map { "\(vault) cannot be used: \($0)." }
    }

    /// A file of no bytes: no database that was in use is one.
    private func isEmpty(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size == 0
    }

    /// Whether nobody can tell if it is there, as its folder may not be looked into.
    private func isOutOfSight(_ path: String) -> Bool { access(path, F_OK) != 0 && errno == EACCES }

    /// Forgets the databases: one that is missing may be made anew from now on.
    public func forget(_ databases: [String]) throws(FileFailure) {
        try write(known.filter { !databases.contains($0) && ($0 != lock || !databases.contains(vault)) })
    }

    /// Why a database must not be made, as the end of a sentence; `nil` where it may, or is there.
    public func absence(of database: String) -> String? {
        let isEmpty = isEmpty(database)
        guard isEmpty || access(database, F_OK) != 0, known.contains(database) else { return nil }
        // What cannot be looked into says nothing of what is there.
        if isOutOfSight(database) {
            return "you may not look into \(locations.data); allow yourself to (chmod u+rwx), or own it"
        }
        // Without the folder there is nothing in it.
        let kept = (FileTree.names(in: locations.data) ?? []).filter {
            $0.hasPrefix("before-restore-")
                || $0.contains(".corrupt-") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm")
        }
        let places =
            kept.isEmpty
            ? "" : "; kept files are in \(kept.suffix(2).map { "\(locations.data)/\($0)" }.joined(separator: " and "))"
        return
            "it was there before and is \(isEmpty ? "empty" : "missing")\(places). airfit restore --list shows the backups to put back; "
            + "airfit doctor --salvage begins an empty one"
    }
}

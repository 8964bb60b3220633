import Files
import Foundation
import Threads

/// The API keys of a person, encrypted in a file of their own.
///
/// Nothing is read before it is asked for. While it is unlocked the keys lie in guarded memory; `lock()` drops them. Several
/// programs may use the same vault: each change is made to what stands on the disk at that moment.
public actor Vault {
    /// The contents in memory while the vault is unlocked.
    struct Open {
        var key: Secret
        var header: SealedHeader
        var contents: VaultContents
        /// The file all this was read from or written to.
        var stamp: VaultPlace.Stamp?
    }

    let place: VaultPlace
    let clock: VaultClock
    private let cost: @Sendable () -> PassphraseCost
    private let absence: @Sendable () -> String?
    private let tries: AttemptThrottle
    private var open: Open? {
        didSet { unlockedKeys.set(open?.contents.entries ?? [:]) }
    }
    /// Goes up with each locking, so that an unlocking that has begun before does not undo it.
    private var lockings = 0
    /// The repairs on the way, as sentences; emptied by `takeNotices()`.
    private var notices: [String] = []

    /// The keys while it is unlocked, without waiting.
    public nonisolated let unlockedKeys = UnlockedKeys()

    /// - Parameters:
    ///   - folder: made when the first key is kept.
    ///   - cost: what a new passphrase slot takes to open; asked off the main actor, each time.
    ///   - absence: asked where there is no vault: why another one must not be made, as a sentence; `nil` where it may.
    public init(
        folder: String, clock: VaultClock = .live,
        cost: @escaping @Sendable () -> PassphraseCost = { .calibrated() },
        absence: @escaping @Sendable () -> String? = { nil }
    ) {
        place = VaultPlace(folder: folder)
        self.clock = clock
        self.cost = cost
        self.absence = absence
        tries = AttemptThrottle(path: place.tries, clock: clock)
    }

    /// Whether there may be a vault: its file or the backup of it is there, or was there and is lost. Reads neither.
    public nonisolated var isThere: Bool {
        access(place.vault, F_OK) == 0 || access(place.backup, F_OK) == 0 || absence() != nil
    }

    /// Under which names keys are kept, without waiting and without unlocking; read from the disk only where the file is
    /// another one than the last time. Empty without a vault that can be used.
    public nonisolated var names: [String] { headerOnDisk.header(in: place)?.holds ?? [] }
    nonisolated let headerOnDisk = HeaderOnDisk()

    /// Whether the app lock is on by the vault's word, without waiting and without unlocking; `nil` without a vault that
    /// can be used.
    public nonisolated var locksApp: Bool? { headerOnDisk.header(in: place).map { $0.locksApp ?? false } }

    /// How it stands on the disk at this moment.
    public func standing() -> VaultStanding {
        do throws(VaultError) {
            if open != nil {
                try refresh()
                if let open { return .unlocked(VaultFacts(open.header)) }
            }
            guard let file = try file() else { return .none }
            return .locked(VaultFacts(file.header))
        } catch .changedElsewhere {
            return standing()
        } catch {
            return .unusable(error, hasBackup: backup != nil)
        }
    }

    /// The repairs since the last call, as sentences for people: modes of files that others could read.
    public func takeNotices() -> [String] {
        defer { notices = [] }
        return notices
    }

    /// How long until the next passphrase is taken; zero where it may be tried now.
    public func waitBeforeNextTry() -> Duration { tries.wait() }

    // MARK: - Locked and unlocked

    /// Makes a vault that any of `openers` opens, and leaves it unlocked.
    /// - Throws: `.alreadyThere`, `.passphraseRefused`, and what writing can meet.
    public func create(with openers: [VaultOpener]) async throws(VaultError) {
        try await create(id: SealedHeader.newID(), with: openers)
    }

    func create(id: String, with openers: [VaultOpener]) async throws(VaultError) {
        guard !openers.isEmpty else { throw .lastSlot }
        guard try file() == nil else { throw .alreadyThere }
        let key = Secret.random(count: Sodium.keyBytes)
        let slots = try await slots(openers, key: key, vault: id)
        var header = SealedHeader(cipher: SealedHeader.vaultCipher, key: key, slots: slots, vault: id)
        header.sealingKey = Data(SealingKey.publicKey(of: key))
        mended(try OwnerOnlyFolder.prepare(place.folder), place.folder)
        let lock = try FileLock(path: place.lock)
        defer { withExtendedLifetime(lock) {} }
        guard try file() == nil else { throw .alreadyThere }  // another program was faster
        place.sweep()
        let new = Open(key: key, header: header, contents: VaultContents())
        try write(new)
    }

    /// Opens the vault.
    /// - Throws: `.wrongSecret`, and wrong passphrases are counted; `.tooSoon` after some of them; `.noVault`, and whatever is
    ///   wrong with the file; `.cancelled` when it was locked meanwhile.
    public func unlock(with opener: VaultOpener) async throws(VaultError) {
        guard let file = try file() else { throw .noVault }
        let before = lockings
        let key = try await DedicatedThread.run { [tries] () throws(VaultError) in
            func attempt() throws(VaultError) -> Secret { try file.header.key(with: opener.secret(.least)) }
            return opener.isGuessable ? try tries.trying(attempt) : try attempt()
        }
        guard lockings == before, !Task.isCancelled else { throw .cancelled }
        open = Open(key: key, header: file.header, contents: try file.contents(key: key))
        try refresh()
        addSealingKey()
    }

    /// For a vault of an earlier version.
    private func addSealingKey() {
        guard let open, open.header.sealingKey == nil else { return }
        // Where it cannot be written now, it is with the next unlocking; the keys can be used without.
        try? change(removes: false) { next in next.header.sealingKey = Data(SealingKey.publicKey(of: next.key)) }
    }

    /// Drops the keys and everything that opens the vault from memory.
    public func lock() {
        lockings += 1
        open = nil
    }

    // MARK: - Other secrets

    /// Encrypts a secret that is to lie in memory while the vault is locked.
    /// - Throws: `.locked`.
    public func sealForMemory(_ secret: Secret) throws(VaultError) -> [UInt8] {
        let nonce = Sodium.random(Sodium.nonceBytes)
        let key = Sodium.key(.memory, of: try opened().key)
        return nonce + Sodium.seal(secret, key: key, nonce: nonce, associated: [])
    }

    /// `nil` where the vault is locked, or was encrypted anew since.
    public func openFromMemory(_ sealed: [UInt8]) -> Secret? {
        guard let open, sealed.count >= Sodium.nonceBytes else { return nil }
        return Sodium.open(
            Array(sealed.dropFirst(Sodium.nonceBytes)), key: Sodium.key(.memory, of: open.key),
            nonce: Array(sealed.prefix(Sodium.nonceBytes)), associated: [])
    }

    // MARK: - Keys

    /// The keys in it, sorted by name.
    /// - Throws: `.locked`, `.changedElsewhere`.
    public func keys() throws(VaultError) -> [VaultKey] {
        try refresh()
        return try opened().contents.entries.sorted { $0.key < $1.key }.map { name, entry in
            VaultKey(
                name: name, lastFour: entry.key.lastFour, enteredAt: entry.enteredAt, lastUsed: entry.lastUsed,
                trial: entry.trial)
        }
    }

    /// The key kept under a name; `nil` where there is none.
    /// - Throws: `.locked`, `.changedElsewhere`.
    public func key(_ name: String) throws(VaultError) -> Secret? {
        try refresh()
        return try opened().contents.entries[name]?.key
    }

    /// Keeps a key; one that was kept under this name is gone then.
    /// - Parameter isTested: whether its provider took it just now; `nil` where nobody says.
    public func set(_ key: Secret, for name: String, isTested: Bool? = nil) throws(VaultError) {
        guard VaultContents.isName(name), (1...Secret.longestText).contains(key.count) else { throw .nameRefused }
        let now = clock.now()
        let trial = isTested.map { $0 ? KeyTrial.works(now) : .untested } ?? .unknown
        try change(removes: try opened().contents.entries[name] != nil) { next throws(VaultError) in
            next.contents.entries[name] = .init(key: key, enteredAt: now, trial: trial)
            guard next.contents.entries.count <= VaultContents.mostKeys else { throw .tooManyKeys }
        }
    }

    /// - Throws: `.noSuchKey`.
    public func delete(_ name: String) throws(VaultError) {
        try change(removes: true) { next throws(VaultError) in
            guard next.contents.entries.removeValue(forKey: name) != nil else { throw .noSuchKey(name: name) }
        }
    }

    /// Notes that a key was sent to its provider. Written at most once an hour, since it is told to the hour.
    public func noteUse(of name: String) throws(VaultError) {
        let now = clock.now()
        guard let entry = try opened().contents.entries[name],
            now.timeIntervalSince(entry.lastUsed ?? .distantPast) > 3600
        else { return }
        try change(removes: false) { next in next.contents.entries[name]?.noteUse(at: now) }
    }

    /// Notes that a provider took its key.
    public func noteWorks(of name: String) throws(VaultError) {
        let now = clock.now()
        guard let tried = try opened().contents.entries[name]?.key else { return }
        try change(removes: false) { next in
            // Another program may have stored another key meanwhile.
            if next.contents.entries[name]?.key == tried { next.contents.entries[name]?.record(.works(now)) }
        }
    }

    /// Turns the app lock on or off. It is part of what is authenticated with the keys: only who opens the vault can.
    /// - Throws: `.locked`, `.changedElsewhere`.
    public func setLocksApp(_ locks: Bool) throws(VaultError) {
        try refresh()
        guard try opened().header.locksApp ?? false != locks else { return }
        try change(removes: false) { next in next.header.locksApp = locks ? true : nil }
    }

    // MARK: - Ways to open it

    /// Adds another way to open the vault.
    /// - Throws: `.locked`, `.passphraseRefused`.
    @discardableResult
    public func addSlot(_ opener: VaultOpener) async throws(VaultError) -> VaultSlot {
        let (key, vault) = (try opened().key, try opened().header.vault)
        let made = try await slots([opener], key: key, vault: vault)
        try change(removes: false) { next throws(VaultError) in
            guard next.key == key else { throw .changedElsewhere }
            try next.add(made)
        }
        guard let slot = made.first.flatMap(VaultSlot.init) else { throw .noSuchSlot }
        return slot
    }

    /// - Throws: `.lastSlot` when nothing else opens it, `.noSuchSlot`.
    public func removeSlot(_ id: VaultSlot.ID) throws(VaultError) {
        try change(removes: true) { next throws(VaultError) in
            guard next.header.slots.contains(where: { $0.id == id }) else { throw .noSuchSlot }
            guard next.header.slots.count > 1 else { throw .lastSlot }
            next.header.slots.removeAll { $0.id == id }
        }
    }

    /// Puts a passphrase in the place of every one there was, at the cost of today. The keys stay as they are.
    /// - Throws: `.locked`, `.passphraseRefused`.
    public func setPassphrase(_ passphrase: Secret) async throws(VaultError) {
        let (key, vault) = (try opened().key, try opened().header.vault)
        let made = try await slots([.passphrase(passphrase)], key: key, vault: vault)
        try change(removes: true) { next throws(VaultError) in
            guard next.key == key else { throw .changedElsewhere }
            next.header.slots.removeAll { $0.kind == VaultSlot.Kind.passphrase.rawValue }
            try next.add(made)
        }
    }

    /// Sets the passphrase as `setPassphrase` does, for who knows the old one.
    /// - Throws: `.wrongSecret` and `.tooSoon` as `unlock`.
    public func changePassphrase(from old: Secret, to new: Secret) async throws(VaultError) {
        try VaultOpener.passphrase(new).checkStrength()
        try await unlock(with: .passphrase(old))
        try await setPassphrase(new)
    }

    /// Encrypts everything anew with another key, which `openers` open and nothing else: what opened the vault before, or a
    /// copy of it, does not open what is written from now on.
    public func rotate(with openers: [VaultOpener]) async throws(VaultError) {
        guard !openers.isEmpty else { throw .lastSlot }
        let old = try opened().key
        let key = Secret.random(count: Sodium.keyBytes)
        let made = try await slots(openers, key: key, vault: try opened().header.vault)
        try change(removes: true) { next throws(VaultError) in
            guard next.key == old else { throw .changedElsewhere }
            next.key = key
            next.header.check = SealedHeader.check(of: key)
            next.header.sealingKey = Data(SealingKey.publicKey(of: key))
            next.header.slots = made
        }
    }

    // MARK: - The way back

    /// Puts the last good state in the place of a file that is damaged or gone; the damaged one is kept beside it. The vault is
    /// locked afterwards.
    /// - Throws: `.noBackup`, `.alreadyThere` when the file can be used as it is.
    public func restoreBackup() throws(VaultError) {
        let lock = try FileLock(path: place.lock)
        defer { withExtendedLifetime(lock) {} }
        guard let bytes = backup else { throw .noBackup }
        if isUsable { throw .alreadyThere }
        if rename(place.vault, place.damaged) != 0, errno != ENOENT { throw .writing(place.damaged, errno) }
        try place.write(bytes, to: place.vault)
        self.lock()
    }

    /// Removes every file of the vault; the keys are gone for good, but from copies of the person's own.
    public func erase() throws(VaultError) {
        lock()
        guard access(place.folder, F_OK) == 0 else { return }
        let lock = try FileLock(path: place.lock)
        defer { withExtendedLifetime(lock) {} }
        place.sweep()
        for path in [place.vault, place.backup, place.damaged, place.tries, place.lock] {
            if unlink(path) != 0, errno != ENOENT { throw .writing(path, errno) }
        }
        Folder.fsync(place.folder)
    }

    /// The bytes of a backup that can be used; `nil` without one.
    private var backup: [UInt8]? {
        // What is wrong with a backup that cannot be used is of no use to anybody.
        guard let bytes = try? place.read(place.backup)?.bytes, (try? VaultFile(bytes)) != nil else { return nil }
        return bytes
    }

    private var isUsable: Bool {
        guard let bytes = try? place.read(place.vault)?.bytes else { return false }  // then the backup takes its place
        do throws(VaultError) {
            _ = try VaultFile(bytes)
            return true
        } catch {
            return error == .newerVersion
        }
    }

    // MARK: - On the disk

    /// Its number for life, under which the keyring knows it, and what can be told of it; `nil` where there is no vault.
    func identity() throws(VaultError) -> (id: String, facts: VaultFacts)? {
        try file().map { ($0.header.vault, VaultFacts($0.header)) }
    }

    /// As it stands on the disk at this moment.
    func current() throws(VaultError) -> Open {
        try refresh()
        return try opened()
    }

    private func opened() throws(VaultError) -> Open {
        guard let open else { throw .locked }
        return open
    }

    /// `nil` where there is no vault.
    private func file() throws(VaultError) -> VaultFile? {
        guard let (bytes, wasMended) = try place.read(place.vault) else {
            if access(place.backup, F_OK) == 0 { throw .missing }
            if let reason = absence() { throw .lost(reason) }
            return nil
        }
        mended(wasMended, place.vault)
        return try VaultFile(bytes)
    }

    private func mended(_ wasMended: Bool, _ path: String) {
        if wasMended { notices.append("Others could read \(path); now only you can.") }
    }

    /// Takes up what another program has written meanwhile.
    /// - Throws: `.changedElsewhere` when it must be unlocked anew; then it is locked.
    private func refresh() throws(VaultError) {
        guard let mine = open else { return }
        guard let stamp = place.stamp else {
            lock()
            throw .changedElsewhere
        }
        if mine.stamp == stamp { return }
        open = try newest(than: mine)
    }

    /// The vault on the disk, or the one in memory where that is newer: an older file was put back by somebody.
    private func newest(than mine: Open) throws(VaultError) -> Open {
        let stamp = place.stamp
        guard let file = try file() else {
            lock()
            throw .changedElsewhere
        }
        guard file.header.vault == mine.header.vault, file.header.check == SealedHeader.check(of: mine.key) else {
            lock()
            throw .changedElsewhere
        }
        guard file.header.generation >= mine.header.generation else { return mine }
        return Open(
            key: mine.key, header: file.header, contents: try file.contents(key: mine.key), stamp: stamp)
    }

    /// Changes what stands on the disk, while no other program can.
    /// - Parameter removes: something is taken away that must not live on in the backup.
    private func change(
        removes: Bool, _ body: (inout Open) throws(VaultError) -> Void
    ) throws(VaultError) {
        let mine = try opened()
        mended(try OwnerOnlyFolder.prepare(place.folder), place.folder)
        let lock = try FileLock(path: place.lock)
        defer { withExtendedLifetime(lock) {} }
        place.sweep()
        var next = try newest(than: mine)
        try body(&next)
        next.header.generation += 1
        next.header.holds = next.contents.names
        try write(next, removes: removes)
    }

    /// Puts it on the disk and keeps it. Only while the lock is held.
    private func write(_ new: Open, removes: Bool = false) throws(VaultError) {
        let bytes = VaultFile.bytes(new.header, new.contents, key: new.key)
        try place.write(bytes, to: place.vault) { written throws(VaultError) in
            guard try VaultFile(written).contents(key: new.key) == new.contents else { throw .damaged(.changed) }
        }
        open = Open(key: new.key, header: new.header, contents: new.contents, stamp: place.stamp)
        do throws(VaultError) {
            try place.write(bytes, to: place.backup)
        } catch {
            // The backup stays one change behind; but it must not go on holding what was taken away.
            if removes { unlink(place.backup) }
        }
    }

    private func slots(
        _ openers: [VaultOpener], key: Secret, vault: String
    ) async throws(VaultError) -> [KeySlot] {
        for opener in openers { try opener.checkStrength() }
        let now = clock.now()
        return try await DedicatedThread.run { [cost] () throws(VaultError) in
            // Measuring takes a while, and only a passphrase needs it.
            let cost = openers.contains(where: \.isPassphrase) ? cost() : .least
            var slots: [KeySlot] = []
            for opener in openers {
                slots.append(try .wrapping(key, with: opener.secret(cost), of: vault, at: now))
            }
            return slots
        }
    }
}

extension Vault.Open {
    fileprivate mutating func add(_ slots: [KeySlot]) throws(VaultError) {
        header.slots += slots
        let work = header.slots.compactMap(\.cost).reduce(0) { $0 + $1.memoryBytes * $1.passes }
        guard header.slots.count <= SealedHeader.mostSlots, work <= PassphraseCost.mostWork else {
            throw .tooManySlots
        }
    }
}

import Foundation

/// The keys of a vault by name, as they are in memory while it is unlocked.
struct VaultContents: Equatable, Sendable {
    /// Times are whole milliseconds, as they are kept.
    struct Entry: Equatable, Sendable {
        let key: Secret
        let enteredAt: Date
        private(set) var lastUsed: Date?
        private(set) var trial: KeyTrial

        init(key: Secret, enteredAt: Date, lastUsed: Date? = nil, trial: KeyTrial = .unknown) {
            self.key = key
            self.enteredAt = VaultContents.date(VaultContents.milliseconds(enteredAt))
            self.trial = trial.inMilliseconds
            noteUse(at: lastUsed)
        }

        mutating func record(_ trial: KeyTrial) { self.trial = trial.inMilliseconds }

        mutating func noteUse(at date: Date?) {
            lastUsed = date.map { VaultContents.date(VaultContents.milliseconds($0)) }
        }
    }

    static let mostKeys = 256
    static let longestName = 128
    /// The size on disk tells nothing of a key's length.
    private static let block = 512
    private static let trialMark: UInt16 = 1

    var entries: [String: Entry] = [:]

    var names: [String] { entries.keys.sorted() }

    static func isName(_ name: String) -> Bool {
        (1...longestName).contains(name.utf8.count)
            && name.unicodeScalars.allSatisfy { $0.value > 0x20 && !(0x7F...0x9F ~= $0.value) }
    }

    // MARK: Bytes

    /// Straight into guarded memory: number of keys; each with name, the two times in milliseconds since 1970 and the key;
    /// then, where one is known, a mark and the trials in the same order; filled up with zeros to whole blocks.
    var bytes: Secret {
        let sorted = entries.sorted { $0.key < $1.key }
        let hasTrials = sorted.contains { $0.value.trial != .unknown }
        let count =
            4 + sorted.reduce(0) { $0 + 2 + $1.key.utf8.count + 16 + 2 + $1.value.key.count }
            + (hasTrials ? 2 + 8 * sorted.count : 0)
        let whole = (count + Self.block - 1) / Self.block * Self.block
        return Secret(count: whole) { memory in
            var writer = Writer(memory: memory)
            writer.put(UInt32(sorted.count))
            for (name, entry) in sorted {
                writer.put(UInt16(name.utf8.count))
                Array(name.utf8).withUnsafeBytes { writer.put($0) }
                writer.put(Self.milliseconds(entry.enteredAt))
                writer.put(entry.lastUsed.map(Self.milliseconds) ?? 0)
                writer.put(UInt16(entry.key.count))
                entry.key.withBytes { writer.put($0) }
            }
            guard hasTrials else { return }
            writer.put(Self.trialMark)
            for (_, entry) in sorted { writer.put(entry.trial.number) }
        }
    }

    init(entries: [String: Entry] = [:]) {
        self.entries = entries
    }

    /// `nil` for bytes that are no contents.
    init?(bytes: Secret) {
        guard let entries = bytes.withBytes({ Self.entries($0) }) else { return nil }
        self.entries = entries
    }

    private static func entries(_ bytes: UnsafeRawBufferPointer) -> [String: Entry]? {
        var reader = Reader(rest: bytes[...])
        guard let count = reader.number(UInt32.self), count <= mostKeys else { return nil }
        var entries: [String: Entry] = [:]
        var names: [String] = []
        for _ in 0..<count {
            guard let name = reader.bytes(), let name = String(validating: name, as: UTF8.self), isName(name),
                entries[name] == nil, let entered = reader.number(UInt64.self), let used = reader.number(UInt64.self),
                let key = reader.bytes(), !key.isEmpty
            else { return nil }
            entries[name] = Entry(
                key: Secret(copying: UnsafeRawBufferPointer(rebasing: key)), enteredAt: date(entered),
                lastUsed: used == 0 ? nil : date(used))
            names.append(name)
        }
        // What an earlier version wrote ends here.
        guard reader.number(UInt16.self) == trialMark else { return entries }
        for name in names {
            guard let trial = reader.number(UInt64.self) else { return nil }
            entries[name]?.record(KeyTrial(number: trial))
        }
        return entries
    }

    fileprivate static func milliseconds(_ date: Date) -> UInt64 {
        UInt64(min(max(0, (date.timeIntervalSince1970 * 1000).rounded()), 1e15))
    }

    fileprivate static func date(_ milliseconds: UInt64) -> Date {
        Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    }
}

extension KeyTrial {
    /// As it is kept: 0 where it is not known, 1 for none, else when it was in milliseconds since 1970.
    fileprivate var number: UInt64 {
        switch self {
        case .unknown: 0
        case .untested: 1
        case .works(let date): max(2, VaultContents.milliseconds(date))
        }
    }

    fileprivate init(number: UInt64) {
        switch number {
        case 0: self = .unknown
        case 1: self = .untested
        default: self = .works(VaultContents.date(number))
        }
    }

    fileprivate var inMilliseconds: KeyTrial { KeyTrial(number: number) }
}

/// Numbers are little-endian.
private struct Writer {
    let memory: UnsafeMutableRawBufferPointer
    var place = 0

    mutating func put(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { put($0) }
    }

    mutating func put(_ bytes: UnsafeRawBufferPointer) {
        UnsafeMutableRawBufferPointer(rebasing: memory[place..<place + bytes.count]).copyMemory(from: bytes)
        place += bytes.count
    }
}

private struct Reader {
    var rest: Slice<UnsafeRawBufferPointer>

    mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
        let size = MemoryLayout<Number>.size
        guard rest.count >= size else { return nil }
        defer { rest = rest.dropFirst(size) }
        return UnsafeRawBufferPointer(rebasing: rest).loadUnaligned(as: type).littleEndian
    }

    /// Bytes after their number.
    mutating func bytes() -> Slice<UnsafeRawBufferPointer>? {
        guard let count = number(UInt16.self), count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(Int(count)) }
        return rest.prefix(Int(count))
    }
}

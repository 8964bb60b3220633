import Glibc
import ImportKit

/// Numbers byte strings, so that a name which occurs a million times is decoded once. The newest is looked at first,
/// as neighbouring records mostly repeat it.
///
/// Bounded: beyond `limit` names or 16 MiB of them every new one is `NameTable.overflow`.
struct NameTable {
    /// The number of the empty string.
    static let empty: Int32 = 0
    /// The number of all names that found no room.
    static let overflow: Int32 = 1

    private struct Entry {
        var offset: Int
        var count: Int
        var hash: UInt64
    }

    private var entries: [Entry] = [Entry(offset: 0, count: 0, hash: 0), Entry(offset: 0, count: 0, hash: 0)]
    private var bytes: [UInt8] = []
    /// Numbers by hash, open addressing; 0 where free.
    private var slots = [Int32](repeating: 0, count: 256)
    private var newest = NameTable.empty
    private let seed: UInt64
    private let limit: Int
    private static let mostBytes = 16 << 20

    init(limit: Int = 100_000) {
        self.limit = limit
        seed = UInt64.random(in: .min ... .max) | 1  // a file cannot be made to collide
    }

    /// One more than the highest number given.
    var count: Int { entries.count }

    func name(_ number: Int32) -> ArraySlice<UInt8> {
        let entry = entries[Int(number)]
        return bytes[entry.offset..<(entry.offset + entry.count)]
    }

    @inline(__always) mutating func number(of name: ByteSlice) -> Int32 {
        if name.count == 0 { return NameTable.empty }
        if holds(newest, name) { return newest }
        newest = lookUp(name)
        return newest
    }

    @inline(__always) private func holds(_ number: Int32, _ name: ByteSlice) -> Bool {
        let entry = entries[Int(number)]
        guard entry.count == name.count else { return false }
        return bytes.withUnsafeBufferPointer { stored in
            guard let base = stored.baseAddress else { return false }
            return memcmp(base + entry.offset, name.start, name.count) == 0
        }
    }

    private mutating func lookUp(_ name: ByteSlice) -> Int32 {
        let hash = hash(of: name)
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            let number = slots[slot]
            if entries[Int(number)].hash == hash, holds(number, name) { return number }
            slot = (slot + 1) & mask
        }
        guard entries.count < limit, bytes.count + name.count <= Self.mostBytes else { return NameTable.overflow }
        let number = Int32(entries.count)
        entries.append(Entry(offset: bytes.count, count: name.count, hash: hash))
        bytes.append(contentsOf: name.buffer)
        slots[slot] = number
        if entries.count * 2 > slots.count { grow() }
        return number
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: slots.count * 2)
        let mask = slots.count - 1
        for number in entries.indices.dropFirst(2) {
            var slot = Int(truncatingIfNeeded: entries[number].hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(number)
        }
    }

    /// Eight bytes at a time, mixed by a folded multiplication.
    private func hash(of name: ByteSlice) -> UInt64 {
        var state = seed ^ UInt64(name.count)
        var rest = name
        while rest.count >= 8 {
            state = Self.mix(state ^ rest.start.load64(), 0x9E37_79B9_7F4A_7C15)
            rest = rest.dropping(8)
        }
        return Self.mix(state ^ rest.word, 0xD6E8_FEB8_6659_FD93)
    }

    @inline(__always) private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let (high, low) = left.multipliedFullWidth(by: right)
        return high ^ low
    }
}

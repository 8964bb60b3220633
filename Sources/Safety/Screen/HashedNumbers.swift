/// Numbers by the hash of what they stand for, several of one hash in the order in which they were added.
///
/// The tables of the lexicons hold some 60,000 of them and are made before the first question is answered: an open table
/// without an allocation for each hash takes a quarter of the time of dictionaries of arrays.
struct HashedNumbers: Sendable {
    private var hashes: [UInt64] = []
    private var numbers: [UInt32] = []
    /// For each place the item that stands there, counted from one; zero for none. A power of two, at most half of it full.
    private var places: [UInt32]

    /// - Parameter capacity: how many are expected; more fit.
    init(capacity: Int) {
        let size = max(16, capacity * 2)
        places = Array(repeating: 0, count: 1 << (Int.bitWidth - (size - 1).leadingZeroBitCount))
        hashes.reserveCapacity(capacity)
        numbers.reserveCapacity(capacity)
    }

    mutating func add(_ number: Int, for hash: UInt64) {
        hashes.append(hash)
        numbers.append(UInt32(truncatingIfNeeded: number))
        if hashes.count * 2 > places.count {
            places = Array(repeating: 0, count: places.count * 2)
            for item in hashes.indices { put(item) }
        } else {
            put(hashes.count - 1)
        }
    }

    private mutating func put(_ item: Int) {
        var place = start(of: hashes[item])
        while places[place] != 0 { place = (place + 1) & (places.count - 1) }
        places[place] = UInt32(truncatingIfNeeded: item + 1)
    }

    private func start(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash ^ (hash >> 29)) & (places.count - 1) }

    /// `nil` for none.
    func first(for hash: UInt64) -> Int? {
        var place = start(of: hash)
        while places[place] != 0 {
            let item = Int(places[place] - 1)
            if hashes[item] == hash { return Int(numbers[item]) }
            place = (place + 1) & (places.count - 1)
        }
        return nil
    }

    func forEach(of hash: UInt64, _ body: (Int) -> Void) {
        var place = start(of: hash)
        while places[place] != 0 {
            let item = Int(places[place] - 1)
            if hashes[item] == hash { body(Int(numbers[item])) }
            place = (place + 1) & (places.count - 1)
        }
    }
}

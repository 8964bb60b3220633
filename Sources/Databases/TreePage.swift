/// A page of a tree, as far as its bytes make sense: what leads out of the page is left out.
struct TreePage {
    enum Kind: UInt8 { case indexInterior = 2, tableInterior = 5, indexLeaf = 10, tableLeaf = 13 }

    /// The place of a row in its page.
    struct Cell {
        /// The number of the row; 0 in an index and in a table without such numbers.
        var number: Int64
        /// Bytes of the row in all, and where those lie that are on this page.
        var size: Int
        var local: Range<Int>
        /// The page on which the row goes on; 0 where it ends on this one.
        var overflow: Int
    }

    let kind: Kind
    let bytes: [UInt8]
    private(set) var cells: [Cell] = []
    /// The pages below.
    private(set) var children: [Int] = []

    /// A page of a table whose rows have numbers.
    var isOfNumberedRows: Bool { kind == .tableLeaf || kind == .tableInterior }

    /// `nil` for bytes that cannot be one.
    init?(_ bytes: [UInt8], number: Int, usable: Int) {
        let head = number == 1 ? 100 : 0
        guard let kind = Kind(rawValue: bytes[head]) else { return nil }
        let isLeaf = kind == .indexLeaf || kind == .tableLeaf
        let pointers = head + (isLeaf ? 8 : 12)
        let count = bytes.number(2, at: head + 3)
        let end = pointers + 2 * count
        guard end <= usable else { return nil }
        self.kind = kind
        self.bytes = bytes
        if !isLeaf { children.append(bytes.number(4, at: head + 8)) }
        for index in 0..<count {
            var place = bytes.number(2, at: pointers + 2 * index)
            guard place >= end, place + 4 <= usable else { continue }
            if !isLeaf {
                children.append(bytes.number(4, at: place))
                place += 4
            }
            if kind != .tableInterior, let cell = cell(at: place, usable) { cells.append(cell) }
        }
    }

    private func cell(at start: Int, _ usable: Int) -> Cell? {
        var place = start
        guard let size = bytes.variableNumber(at: &place, before: usable), size > 0 else { return nil }
        var number: Int64 = 0
        if kind == .tableLeaf {
            guard let read = bytes.variableNumber(at: &place, before: usable) else { return nil }
            number = read
        }
        let most = kind == .tableLeaf ? usable - 35 : (usable - 12) * 64 / 255 - 23
        guard size > most else {
            guard place + Int(size) <= usable else { return nil }
            return Cell(number: number, size: Int(size), local: place..<place + Int(size), overflow: 0)
        }
        guard size <= Record.mostBytes else { return nil }
        let least = (usable - 12) * 32 / 255 - 23
        let fitting = least + (Int(size) - least) % (usable - 4)
        let local = fitting <= most ? fitting : least
        guard place + local + 4 <= usable else { return nil }
        return Cell(
            number: number, size: Int(size), local: place..<place + local,
            overflow: bytes.number(4, at: place + local))
    }
}

/// The values of a row by its head, which has a type for each.
struct Record {
    /// A row of more is none that AirFit wrote.
    static let mostBytes = 1 << 26

    enum Storage { case null, integer, real, text, blob }

    /// As SQLite numbers them.
    let types: [Int]
    /// Where the first value begins.
    let start: Int

    /// `nil` where the head does not fit the row.
    init?(_ cell: TreePage.Cell, on page: TreePage) {
        var place = cell.local.lowerBound
        guard let length = page.bytes.variableNumber(at: &place, before: cell.local.upperBound),
            length <= cell.local.count
        else { return nil }
        let end = cell.local.lowerBound + Int(length)
        var types: [Int] = []
        var size = Int(length)
        while place < end {
            guard let type = page.bytes.variableNumber(at: &place, before: end),
                (0...Int64(2 * Self.mostBytes)).contains(type), type != 10, type != 11
            else { return nil }
            types.append(Int(type))
            size += Self.length(Int(type))
        }
        guard place == end, size == cell.size, !types.isEmpty else { return nil }
        self.types = types
        start = Int(length)
    }

    /// Bytes of a value.
    static func length(_ type: Int) -> Int {
        switch type {
        case 0...4: type
        case 5: 6
        case 6, 7: 8
        case 8, 9: 0
        default: (type - 12) / 2
        }
    }

    static func storage(_ type: Int) -> Storage {
        switch type {
        case 0: .null
        case 7: .real
        case 1...9: .integer
        default: type % 2 == 0 ? .blob : .text
        }
    }
}

extension [UInt8] {
    /// A number of one to nine bytes, seven bits in each but the ninth.
    fileprivate func variableNumber(at place: inout Int, before end: Int) -> Int64? {
        var number: UInt64 = 0
        for index in 0..<9 {
            guard place < end else { return nil }
            let byte = self[place]
            place += 1
            if index == 8 { return Int64(bitPattern: number << 8 | UInt64(byte)) }
            number = number << 7 | UInt64(byte & 0x7F)
            if byte < 0x80 { break }
        }
        return Int64(bitPattern: number)
    }
}

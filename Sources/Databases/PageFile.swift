import Glibc
import GRDBSQLite

/// The pages of a database file as its bytes have them, those of its log in the place of older ones; for a file that SQLite
/// cannot open. See "Database File Format" at sqlite.org.
final class PageFile {
    let pageSize: Int
    /// Bytes of a page that SQLite uses.
    let usable: Int
    /// How many pages there are, numbered from 1.
    let count: Int
    /// Pages that SQLite says are in no tree.
    private(set) var free: Set<Int> = []
    private let database: Bytes
    private let log: Bytes?
    /// Where the log has the newest committed content of a page.
    private let logged: [Int: Int]

    /// - Throws: `SQLITE_NOTADB` where no size of a page makes anything of it a row.
    init(_ path: String) throws(SQLiteFailure) {
        guard let database = Bytes(path) else { throw SQLiteFailure(code: SQLITE_CANTOPEN) }
        let head = database.read(100, at: 0) ?? []
        let isHead = head.starts(with: HeadRepair.magic)
        let stated = isHead ? Self.size(head.number(2, at: 16)) : nil
        let log = Bytes(path + "-wal")
        let logHead = log?.read(32, at: 0) ?? []
        let logSize = !logHead.isEmpty && logHead.number(4, at: 0) | 1 == 0x377F_0683 ? logHead.number(4, at: 8) : nil
        guard let pageSize = stated ?? logSize.flatMap(Self.size) ?? Self.likelySize(of: database) else {
            throw SQLiteFailure(code: SQLITE_NOTADB)
        }
        self.database = database
        self.log = log
        self.pageSize = pageSize
        usable = stated == nil ? pageSize : max(480, pageSize - Int(head[20]))
        var (logged, size): ([Int: Int], Int?) = ([:], nil)
        if let log, logSize == pageSize {
            (logged, size) = Self.committed(log, pageSize: pageSize, salt: logHead[16..<24])
        }
        self.logged = logged
        let inFile = (database.count + pageSize - 1) / pageSize
        // What lies beyond was cut off, and may have been erased.
        count = size.map { min($0, max(inFile, logged.keys.max() ?? 0)) } ?? inFile
        if isHead { free = freePages() }
    }

    /// The size of a page in bytes that makes most cells of a file whose head is lost; `nil` where none makes one.
    private static func likelySize(of database: Bytes) -> Int? {
        let tried: [(size: Int, cells: Int)] = HeadRepair.pageSizes.map { ($0, cells(in: database, pageSize: $0)) }
        return tried.max { $0.cells < $1.cells }.flatMap { $0.cells > 0 ? $0.size : nil }
    }

    /// The content of a page; `nil` for one that is not there. A page that is cut off ends in zeros.
    func page(_ number: Int) -> [UInt8]? {
        guard number >= 1, number <= count else { return nil }
        if let offset = logged[number] { return log?.read(pageSize, at: offset) }
        return database.read(pageSize, at: (number - 1) * pageSize)
    }

    /// The size of a page as a head has it; 1 stands for 65,536.
    private static func size(_ stated: Int) -> Int? {
        let size = stated == 1 ? 65_536 : stated
        return HeadRepair.pageSizes.contains(size) ? size : nil
    }

    /// How much of a file is looked at to find the size of its pages.
    private static let sample = 1 << 24

    /// How many rows there are for a size of a page: a smaller one cuts rows off, a larger one passes pages over.
    private static func cells(in database: Bytes, pageSize: Int) -> Int {
        let pages = min(database.count, sample) / pageSize
        return (1...max(1, pages)).reduce(0) { cells, number in
            guard let bytes = database.read(pageSize, at: (number - 1) * pageSize) else { return cells }
            return cells + (TreePage(bytes, number: number, usable: pageSize)?.cells.count ?? 0)
        }
    }

    /// The frames of a log up to its last commit, and how many pages the database has then.
    private static func committed(_ log: Bytes, pageSize: Int, salt: ArraySlice<UInt8>) -> ([Int: Int], Int?) {
        var committed: [Int: Int] = [:]
        var pending: [Int: Int] = [:]
        var size: Int?
        var offset = 32
        while let frame = log.read(24, at: offset), frame[8..<16] == salt, offset + 24 + pageSize <= log.count {
            pending[frame.number(4, at: 0)] = offset + 24
            if frame.number(4, at: 4) > 0 {
                size = frame.number(4, at: 4)
                committed.merge(pending) { $1 }
                pending = [:]
            }
            offset += 24 + pageSize
        }
        return (committed, size)
    }

    private func freePages() -> Set<Int> {
        var free: Set<Int> = []
        var trunk = page(1)?.number(4, at: 32) ?? 0
        while !free.contains(trunk), let bytes = page(trunk) {
            free.insert(trunk)
            let leaves = min(bytes.number(4, at: 4), usable / 4 - 2)
            for leaf in 0..<max(0, leaves) { free.insert(bytes.number(4, at: 8 + 4 * leaf)) }
            trunk = bytes.number(4, at: 0)
        }
        return free
    }
}

/// A file that is read at any place.
private final class Bytes {
    let count: Int
    private let descriptor: Int32

    init?(_ path: String) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        var state = stat()
        guard descriptor >= 0 else { return nil }
        count = fstat(descriptor, &state) == 0 ? Int(state.st_size) : 0
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// - Returns: `length` bytes, zeros beyond the end; `nil` where nothing is there.
    func read(_ length: Int, at offset: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: length)
        return pread(descriptor, &bytes, length, offset) > 0 ? bytes : nil
    }
}

extension [UInt8] {
    /// A whole number of some bytes, the highest first.
    func number(_ length: Int, at offset: Int) -> Int {
        self[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
    }
}

import Glibc
import GRDBSQLite

/// Makes a database readable whose head, its first hundred bytes, is damaged: a copy with a head that SQLite takes. Everything
/// else stays as it is.
enum HeadRepair {
    private static let length = 100
    static let magic = Array("SQLite format 3\0".utf8)
    /// The smallest first: what begins a large page begins a small one too, and not the other way round.
    static let pageSizes = [512, 1_024, 2_048, 4_096, 8_192, 16_384, 32_768, 65_536]
    /// First bytes of pages that hold a tree.
    private static let treePages: Set<UInt8> = [2, 5, 10, 13]

    /// - Parameter copy: where the copy goes if one is needed, its log beside it. In a private folder; the caller removes it.
    /// - Returns: `damaged` where SQLite can open it, else `copy`.
    /// - Throws: what SQLite says of `damaged`, where no head makes it readable; `SQLITE_FULL` without room for the copy.
    static func readable(_ damaged: String, copy: String) throws(SQLiteFailure) -> String {
        do throws(SQLiteFailure) {
            _ = try FileConnection.salvaging(damaged)
            return damaged
        } catch {
            guard error.isDamage else { throw error }
            let size = try duplicate(damaged, to: copy)
            let hasLog = access(damaged + "-wal", F_OK) == 0
            if hasLog { _ = try duplicate(damaged + "-wal", to: copy + "-wal") }
            for pageSize in pageSizes where pageSize <= size {
                let head = new(pageSize: pageSize, pages: size / pageSize, hasLog: hasLog)
                if try isReadable(copy, with: head, pageSize) { return copy }
            }
            throw error
        }
    }

    /// See "The Database Header" in SQLite's description of its file format.
    private static func new(pageSize: Int, pages: Int, hasLog: Bool) -> [UInt8] {
        var head = magic + [UInt8](repeating: 0, count: length - magic.count)
        let value = pageSize == 65_536 ? 1 : pageSize
        (head[16], head[17]) = (UInt8(value >> 8), UInt8(value & 0xFF))
        (head[18], head[19]) = hasLog ? (2, 2) : (1, 1)
        (head[21], head[22], head[23]) = (64, 32, 32)
        write(1, into: &head, at: 24)  // changes, and the version for which the size below is valid
        write(pages, into: &head, at: 28)
        write(4, into: &head, at: 44)  // format of the schema
        write(1, into: &head, at: 56)  // UTF-8
        write(1, into: &head, at: 92)
        write(Int(sqlite3_libversion_number()), into: &head, at: 96)
        return head
    }

    private static func write(_ number: Int, into bytes: inout [UInt8], at offset: Int) {
        for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: number >> (24 - 8 * index)) }
    }

    /// Whether SQLite reads the list of tables, and trees begin where it says: a wrong size of a page can pass the first alone.
    private static func isReadable(
        _ path: String, with head: [UInt8], _ pageSize: Int
    ) throws(SQLiteFailure) -> Bool {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SQLiteFailure(code: SQLITE_CANTOPEN) }
        let written = pwrite(descriptor, head, head.count, 0)
        close(descriptor)
        guard written == head.count else { throw SQLiteFailure(code: SQLITE_IOERR) }
        let connection: FileConnection
        do throws(SQLiteFailure) {
            connection = try FileConnection.salvaging(path)
        } catch {
            guard error.isDamage || error.code == SQLITE_ERROR else { throw error }
            return false
        }
        let roots = connection.textsUntilDamage("SELECT rootpage FROM sqlite_schema WHERE rootpage > 0").texts
            .compactMap { Int($0) }
        let trees = roots.count { root in
            treePages.contains(bytes(of: path, at: (root - 1) * pageSize, count: 1).first ?? 0)
        }
        return trees > roots.count / 2
    }

    private static func bytes(of path: String, at offset: Int, count: Int) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: count)
        let read = pread(descriptor, &bytes, count, offset)
        return Array(bytes.prefix(max(0, read)))
    }

    /// - Returns: the bytes copied.
    private static func duplicate(_ path: String, to copy: String) throws(SQLiteFailure) -> Int {
        let source = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard source >= 0 else { throw SQLiteFailure(code: SQLITE_CANTOPEN) }
        defer { close(source) }
        let target = open(copy, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard target >= 0 else { throw SQLiteFailure(code: SQLITE_CANTOPEN) }
        defer { close(target) }
        var copied = 0
        while true {
            let count = sendfile(target, source, nil, 1 << 24)
            if count == 0 { return copied }
            guard count > 0 else {
                throw SQLiteFailure(code: errno == ENOSPC || errno == EDQUOT ? SQLITE_FULL : SQLITE_IOERR)
            }
            copied += count
        }
    }
}

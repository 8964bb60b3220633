import ImportKit

/// Holds one document after the other against the formats, and opens archives.
struct CollectionSorting {
    private(set) var files: [HealthFile] = []
    private(set) var leftOut: [HealthCollection.LeftOut] = []
    /// Why the first thing could not be read that should have been readable.
    private(set) var firstProblem: ImportError?
    private let spool: ArchiveSpool
    private let isCancelled: () -> Bool
    /// Of all names that are held.
    private var nameBytes = 0
    /// There is room for no more names.
    private var isFull = false

    static let mostDocuments = ZipArchive.mostEntries
    /// Every file is held by its name, with those of the archives around it: also where archives are many, and folders deep.
    static let mostNameBytes = 16 << 20
    private let mostNameBytes: Int
    private static let mostLeftOut = 10_000
    static let longestName = 1024

    init(
        spool: ArchiveSpool, mostNameBytes: Int = CollectionSorting.mostNameBytes, isCancelled: @escaping () -> Bool
    ) {
        self.spool = spool
        self.mostNameBytes = mostNameBytes
        self.isCancelled = isCancelled
    }

    /// A file in a folder.
    /// - Throws: `.cancelled` only; other problems are left out with their reason.
    mutating func add(path: String) throws(ImportError) {
        guard !NoHealthData.isNone(named: path) else { return }
        do {
            try add(try OpenFile(path: path), isGiven: false)
        } catch {
            try leaveOut(path, error)
        }
    }

    /// - Parameter isGiven: the person named this file; it is looked at whatever its name is.
    mutating func add(_ file: OpenFile, isGiven: Bool) throws(ImportError) {
        let document = try HealthDocument(glimpseOf: file).withHead()
        if Self.isArchive(document.head) {
            return try add(file, at: FilePlace(of: file), named: file.path, isInArchive: false)
        }
        try sort(document)
    }

    /// Beginning of an archive, of an empty one or of a part of one; or of a program that unpacks itself.
    private static func isArchive(_ head: [UInt8]) -> Bool {
        guard head.count >= 4 else { return false }
        return [0x0403_4B50, 0x0605_4B50, 0x0807_4B50].contains(head.uint32(at: 0)) || head.starts(with: "MZ".utf8)
    }

    // MARK: - Archives

    private mutating func add(
        _ file: OpenFile, at place: FilePlace, named name: String, isInArchive: Bool
    ) throws(ImportError) {
        let archive = try ZipArchive(file, at: place)
        guard !archive.entries.isEmpty else { throw .empty(path: name) }
        let (filesBefore, leftOutBefore) = (files.count, leftOut.count)
        for entry in archive.entries where !entry.isFolder {
            try add(entry, of: archive, isInArchive: isInArchive)
        }
        // Of an archive in which nothing is known, one word is enough.
        guard files.count == filesBefore, !leftOut[leftOutBefore...].contains(where: \.isDamaged) else { return }
        leftOut.removeSubrange(leftOutBefore...)
        leaveOut(name, "nothing in it is of a format that is known")
    }

    private mutating func add(
        _ entry: ZipEntry, of archive: ZipArchive, isInArchive: Bool
    ) throws(ImportError) {
        guard !isCancelled() else { throw .cancelled }
        guard !isFull else { return }
        let inner = String(decoding: entry.name, as: UTF8.self)
        let name = "\(archive.path)/\(inner)"
        guard entry.name.count <= Self.longestName else {
            return leaveOut("\(archive.path)/\(inner.prefix(64))…", "its name is too long")
        }
        guard !NoHealthData.isHidden(inner), !NoHealthData.isNone(named: inner) else { return }
        guard entry.size > 0 || entry.isEncrypted else { return leaveOut(name, "it is empty") }
        do {
            let document = try HealthDocument(glimpseOf: entry, in: archive).withHead()
            guard Self.isArchive(document.head), !document.head.starts(with: "MZ".utf8) else {
                return try sort(document)
            }
            guard !isInArchive else {
                return leaveOut(name, "it is an archive in an archive in an archive; unpack the outermost one first")
            }
            let file = try spool.unpack(entry, of: archive, named: name, isCancelled: isCancelled)
            try add(file, at: FilePlace(holding: file), named: name, isInArchive: true)
        } catch {
            try leaveOut(name, error)
        }
    }

    // MARK: - Documents

    private mutating func sort(_ document: HealthDocument) throws(ImportError) {
        guard !isCancelled() else { throw .cancelled }
        guard document.byteCount > 0 else { return leaveOut(document.name, "it is empty") }
        guard !isFull else { return }
        if let kind = HealthFormats.format(of: document) {
            nameBytes += document.name.utf8.count
            guard nameBytes <= mostNameBytes, files.count < Self.mostDocuments else {
                return leaveOutRest(from: document.name)
            }
            files.append(HealthFile(try document.identified(), kind))
        } else if document.head.starts(with: [0xFF, 0xFE]) || document.head.starts(with: [0xFE, 0xFF]) {
            throw .refused(path: document.name, reason: "it is in UTF-16; save it as UTF-8")
        } else if !NoHealthData.isNone(document) {
            leaveOut(document.name, "it is of no format that is known")
        }
    }

    // MARK: - What is left out

    mutating func leaveOut(_ name: String, _ reason: String, isDamaged: Bool = false) {
        guard leftOut.count < Self.mostLeftOut, !isFull else { return }
        leftOut.append(HealthCollection.LeftOut(name: name, reason: reason, isDamaged: isDamaged))
    }

    /// Told once, for this document and all behind it.
    private mutating func leaveOutRest(from name: String) {
        let limit =
            files.count < Self.mostDocuments
            ? "the names of all files are longer than \(mostNameBytes >> 20) MB"
            : "there are more than \(Self.mostDocuments) files"
        let reason = "with it \(limit); it and what comes behind it was not looked at: import fewer files at once"
        isFull = true
        firstProblem = firstProblem ?? .refused(path: name, reason: reason)
        leftOut.append(HealthCollection.LeftOut(name: name, reason: reason, isDamaged: true))
    }

    private mutating func leaveOut(_ name: String, _ error: ImportError) throws(ImportError) {
        switch error {
        case .cancelled: throw error
        case .notReadable(_, let reason), .damagedArchive(_, let reason), .refused(_, let reason),
            .severalPeople(_, _, let reason):
            firstProblem = firstProblem ?? error
            leaveOut(name, reason, isDamaged: true)
        case .empty: leaveOut(name, "it is empty")
        case .notFound, .isDirectoryWithoutExport, .notAnAppleHealthExport, .noHealthData, .nothingFound:
            leaveOut(name, "it is no longer there")
        }
    }
}

/// Tells an export by the first bytes: the XML's name in the archive is translated into the phone's language.
enum ExportSniffer {
    static let headSize = 4096
    private static let mostCandidates = 1000

    static func isExport(_ head: [UInt8]) -> Bool {
        let text = head[...]
        return contains(text, "<!DOCTYPE HealthData") || contains(text, "<HealthData")
    }

    /// Beginning of an archive, of an empty one or of a part of one; or of a program that unpacks itself.
    static func isArchive(_ head: [UInt8]) -> Bool {
        guard head.count >= 4 else { return false }
        return [0x0403_4B50, 0x0605_4B50, 0x0807_4B50].contains(head.word(at: 0)) || head.starts(with: "MZ".utf8)
    }

    static func refuseWideText(_ head: [UInt8], path: String) throws(ImportError) {
        guard head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) else { return }
        throw .refused(path: path, reason: "it is in UTF-16; save it as UTF-8, as the Health app writes it")
    }

    /// The first entry that is an export by its first bytes.
    static func findExport(in archive: ZipArchive) throws(ImportError) -> ZipEntry {
        let path = archive.file.path
        guard !archive.entries.isEmpty else { throw .empty(path: path) }
        var problem: ImportError?
        for entry in archive.entries.filter(\.mayBeXML).prefix(mostCandidates) where entry.size > 0 {
            do throws(ImportError) {
                if isExport(try head(of: entry, in: archive)) {
                    _ = try archive.stream(of: entry)
                    return entry
                }
            } catch {
                problem = problem ?? error
            }
        }
        if let problem { throw problem }
        if archive.entries.contains(where: \.isArchive) {
            throw .refused(path: path, reason: "there is another archive in it; unpack it and import that one")
        }
        throw .notAnAppleHealthExport(path: path)
    }

    private static func head(of entry: ZipEntry, in archive: ZipArchive) throws(ImportError) -> [UInt8] {
        let stream = try archive.stream(of: entry)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: headSize, alignment: 16)
        defer { buffer.deallocate() }
        let count = try stream.read(into: buffer)
        return Array(buffer[..<count])
    }

    private static func contains(_ text: ArraySlice<UInt8>, _ wanted: StaticString) -> Bool {
        let pattern = wanted.withUTF8Buffer(Array.init)
        return text.indices.contains { text[$0...].starts(with: pattern) }
    }
}

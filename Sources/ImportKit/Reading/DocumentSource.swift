import Archive

/// A document's bytes for a reader of texts, without the mark that some programs put before UTF-8.
package final class DocumentSource: ByteSource {
    private var reader: any BlockReading
    private let name: String
    package let mostBytes: Int
    private var isAtStart = true
    private var ahead: [UInt8] = []
    /// Why reading stopped, in the words of an import.
    package private(set) var failure: ImportError?

    package init(_ document: HealthDocument) throws(ImportError) {
        reader = try document.open()
        name = document.name
        // One more than announced: a reader checks its promises when it is asked for what comes after the end.
        mostBytes = Int(document.byteCount) + 1
    }

    /// Reads on; 0 at the end.
    /// - Throws: `.cannotRead` without a reason, which `failure` has.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(ArchiveError) -> Int {
        do throws(ImportError) {
            if isAtStart {
                isAtStart = false
                let first = try reader.upTo(3)
                if first != [0xEF, 0xBB, 0xBF] { ahead = first }
            }
            guard ahead.isEmpty else {
                let count = min(buffer.count, ahead.count)
                buffer.copyBytes(from: ahead[..<count])
                ahead.removeFirst(count)
                return count
            }
            return try reader.read(into: buffer)
        } catch {
            failure = error
            throw .cannotRead(path: name, reason: "")
        }
    }
}

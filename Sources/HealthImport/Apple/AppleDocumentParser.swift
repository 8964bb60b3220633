import ImportKit

/// Walks through the bytes of an export document, which come in blocks cut anywhere, and sees to it that every element
/// is read by the right part.
///
/// It does not ask for well-formed XML: exports of iOS 16 have a broken DTD, others raw control characters. What is no
/// markup is passed over until the next `<`. A DTD is never interpreted, and one that declares entities is refused.
struct AppleDocumentParser {
    enum Mode: Equatable {
        /// Before `<HealthData`, where the DTD is.
        case prolog
        case content
        /// Inside something without attributes that ends with a fixed text.
        case passing(Delimiter, backTo: Outside)
        /// Inside a tag too long to be held; `quote` is 0 outside of values.
        case hugeTag(quote: UInt8, endsInSlash: Bool)
        /// Behind `</HealthData>`.
        case finished
    }
    enum Outside { case prolog, content }
    enum Delimiter { case comment, characterData, instruction }
    /// The next step after a tag.
    enum Progress {
        case to(UnsafePointer<UInt8>)
        /// The rest of the block is too short; it comes again with more behind it.
        case needMore
    }

    let path: String
    var mode = Mode.prolog
    var sawRoot = false
    var elements: AppleElements
    /// Elements open below the root.
    var depth = 0
    var prologBytes = 0
    private var consumed: Int64 = 0

    static let longestElement = 1 << 20
    static let deepest = 64
    static let mostRecords = 50_000_000
    static let longestProlog = 1 << 20

    init(path: String, sink: any ImportSink, now: Int64) {
        self.path = path
        elements = AppleElements(sink: sink, now: now)
    }

    /// Parses what is whole and returns how many bytes that were; the others are to be given again with more behind
    /// them, never more than `longestElement`. Behind the last byte `BlockPipeline.slack` more must be readable.
    mutating func parse(_ bytes: UnsafePointer<UInt8>, count: Int) throws -> Int {
        let end = bytes + count
        var at = bytes
        while at < end {
            let progress: Progress
            switch mode {
            case .content: progress = try parseContent(at, end)
            case .prolog: progress = try parseProlog(at, end)
            case .passing(let delimiter, let outside): progress = pass(delimiter, backTo: outside, at, end)
            case .hugeTag(let quote, let slash): progress = try passHugeTag(quote: quote, endsInSlash: slash, at, end)
            case .finished: progress = .to(end)
            }
            guard case .to(let next) = progress else { break }
            at = next
        }
        guard elements.records.records <= Self.mostRecords else {
            throw ImportError.refused(path: path, reason: "it has more than \(Self.mostRecords) records")
        }
        consumed += Int64(at - bytes)
        return at - bytes
    }

    /// The document is over: hands on what is left and says how it went.
    mutating func finish() throws -> ImportTally {
        guard sawRoot else { throw ImportError.notAnAppleHealthExport(path: path) }
        var tally = try elements.flush()
        if mode != .finished {
            tally.cutOff = "the file ends in the middle, after \(consumed) bytes; what came before was read"
        }
        return tally
    }

    // MARK: Going on another time

    /// Where parsing can go on: `nil` in the middle of an element.
    mutating func mark() throws -> ImportMark? {
        guard mode == .content, depth == 0 else { return nil }
        return try elements.mark(at: consumed)
    }

    /// From now on the bytes are those behind the mark.
    mutating func resume(from mark: ImportMark) {
        (mode, sawRoot, consumed) = (.content, true, mark.position)
        elements.resume(from: mark)
    }
}

import ImportKit

/// The data XML of an export of Apple's Health app, under whatever name: it is translated into the phone's language.
///
/// It is read in constant memory. A damaged archive throws, at the latest at its end, and nothing of it should be kept;
/// an XML that is cut off gives what was whole (`ImportTally.cutOff`).
enum AppleHealthFormat: HealthFormat {
    static let id = "apple-health"
    /// Where the root is named, in the first line behind the declaration.
    private static let searched = 4096
    private static let reportStep: Int64 = 4 << 20

    static func recognises(_ document: HealthDocument) -> Bool {
        let head = document.head.prefix(searched)
        let start = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head
        guard start.first(where: { $0 > 0x20 }) == Markup.less else { return false }
        return head.contains("<!DOCTYPE HealthData") || head.contains("<HealthData")
    }

    static func read(
        _ document: HealthDocument, into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        var parser = AppleDocumentParser(path: document.name, sink: sink, now: context.now)
        if let mark = context.resumed { parser.resume(from: mark) }
        var feeder = BlockFeeder(parser)
        let start = context.resumed?.position ?? 0
        var done = start
        var reported = start
        try BlockPipeline.run(reading: { () throws(ImportError) in try opened(document, at: start) }) { bytes, count in
            try feeder.feed(bytes, count)
            done += Int64(count)
            if sink.wantsMark, let mark = try feeder.parser.mark() { try sink.reached(mark) }
            guard done - reported >= reportStep else { return }
            reported = done
            guard progress(done) else { throw ImportError.cancelled }
        }
        guard progress(done) else { throw ImportError.cancelled }
        return try feeder.finish()
    }

    /// Opens the document at `start`. The part read before is unpacked again, which is quick, and proves that it is the
    /// same still.
    private static func opened(_ document: HealthDocument, at start: Int64) throws(ImportError) -> any BlockReading {
        var reader = try document.open()
        try reader.skip(start)
        return reader
    }
}

extension ArraySlice<UInt8> {
    /// Whether `text` is anywhere in these bytes.
    func contains(_ text: StaticString) -> Bool {
        let pattern = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return indices.contains { self[$0...].starts(with: pattern) }
    }
}

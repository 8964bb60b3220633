/// The first element of an XML document, by which its kind is told.
enum RootElement {
    /// Without prefix, as written; `nil` when there is none in the document's first bytes.
    static func name(of head: [UInt8]) -> String? {
        guard head.prefix(64).contains(Markup.less), let reader = try? MarkupReader(MemoryBlocks(head), path: "") else {
            // Refused for its encoding: the declaration is not worth more than the name in plain bytes.
            return plainName(head)
        }
        var markup = reader
        // A head that is cut is no reason to fail: then there is no name.
        while let event = try? markup.next() {
            switch event {
            case .start: return String(decoding: markup.name.buffer, as: UTF8.self)
            case .finished: return nil
            case .text, .end: continue
            }
        }
        return nil
    }

    /// Of a document in another encoding, so that it is refused by its own format with a clear sentence.
    private static func plainName(_ head: [UInt8]) -> String? {
        guard MarkupReader.foreignEncoding(head) != nil else { return nil }
        let ascii = head.lazy.filter { $0 != 0 && $0 < 0x80 }
        let text = String(decoding: ascii.prefix(8192), as: UTF8.self)
        return ["gpx", "TrainingCenterDatabase"].first { text.contains("<\($0)") }
    }
}

import ImportKit

/// The first element of an XML document, by which its kind is told.
enum RootElement {
    /// Without prefix, as written; `nil` when there is none in the document's first bytes.
    static func name(of head: [UInt8]) -> String? {
        guard head.prefix(64).contains(Markup.less), let reader = try? MarkupReader(MemoryBlocks(head), path: "") else {
            // Refused for its encoding: the declaration is not worth more than the name in plain bytes.
            return MarkupReader.foreignEncoding(head) == nil ? nil : plainName(head)
        }
        var markup = reader
        while let event = try? markup.next() {
            switch event {
            case .start: return String(decoding: markup.name.buffer, as: UTF8.self)
            case .finished: return nil  // a head that is cut has no name
            case .text, .end: continue
            }
        }
        return plainName(head)
    }

    /// Of a document that is refused, for its encoding or for entities, so that its own format says why.
    private static func plainName(_ head: [UInt8]) -> String? {
        let ascii = head.lazy.filter { $0 != 0 && $0 < 0x80 }
        let text = String(decoding: ascii.prefix(8192), as: UTF8.self)
        return ["gpx", "TrainingCenterDatabase"].first { text.contains("<\($0)") }
    }
}

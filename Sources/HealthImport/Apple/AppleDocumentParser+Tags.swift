import ImportKit

/// The tags of elements, whole or cut off by the end of a block.
extension AppleDocumentParser {
    private static let recordStart: UInt64 = 0x2064_726F_6365_523C  // "<Record "

    @inline(__always) mutating func readStartTag(
        _ at: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
    ) throws -> Progress {
        if depth == 0, at.load64() == Self.recordStart, end - at >= 8 {
            var tag = TagScanner(at: at + 8, end: end)
            let step = try elements.readRecord(&tag)
            if step == .selfClosed { return .to(tag.position) }
            if step == .open {
                depth = 1
                return .to(tag.position)
            }
            return try unfinished(at, tag, step, isRecord: true)
        }
        return try readOtherTag(at, end)
    }

    mutating func readOtherTag(_ at: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) throws -> Progress {
        var nameEnd = at + 1
        while nameEnd < end, nameEnd.pointee > 0x20, nameEnd.pointee != Markup.greater, nameEnd.pointee != Markup.slash,
            nameEnd.pointee != Markup.less, nameEnd - at <= TagScanner.longestName
        { nameEnd += 1 }
        guard nameEnd < end else { return .needMore }
        guard nameEnd > at + 1, nameEnd - at <= TagScanner.longestName, nameEnd.pointee != Markup.less else {
            return .to(at + 1)
        }
        let name = ByteSlice(start: at + 1, count: nameEnd - at - 1)
        var tag = TagScanner(at: nameEnd, end: end)
        let isRecord = depth == 0 && name.equals("Record")
        let step =
            isRecord
            ? try elements.readRecord(&tag)
            : depth == 0 ? try elements.read(name, &tag) : elements.readInner(name, &tag, depth: depth)
        switch step {
        case .selfClosed: break
        case .open: try openElement()
        default: return try unfinished(at, tag, step, isRecord: isRecord)
        }
        return .to(tag.position)
    }

    mutating func openElement() throws {
        depth += 1
        guard depth <= Self.deepest else {
            throw ImportError.refused(path: path, reason: "its elements are nested more than \(Self.deepest) deep")
        }
    }

    /// A tag that the block cuts off, that is too long or that is no tag at all.
    mutating func unfinished(
        _ at: UnsafePointer<UInt8>, _ tag: TagScanner, _ step: TagScanner.Step, isRecord: Bool
    ) throws -> Progress {
        if step == .incomplete {
            guard tag.end - at >= Self.longestElement else { return .needMore }
            elements.leaveOut(.overLimit, isRecord: isRecord)
            mode = .hugeTag(quote: 0, endsInSlash: false)
            return .to(at + 1)
        }
        elements.leaveOut(.malformed, isRecord: isRecord)
        // A `<` not far behind may be a good tag that an open quote has swallowed.
        return .to(tag.position - at > 4096 ? tag.position : at + 1)
    }
}

import ImportKit

/// The markup around the elements: the prolog with its DTD, comments, character data, ends of elements, and tags too
/// long to be held.
extension AppleDocumentParser {
    mutating func parseProlog(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) throws -> Progress {
        guard let at = start.find(Markup.less, before: end) else { return try advanceProlog(start, to: end) }
        // Long enough for whatever is asked below, or the end of the document.
        guard end - at >= 12 else { return at == start ? .needMore : try advanceProlog(start, to: at) }
        let text = ByteSlice(start: at, count: end - at)
        if text.starts(with: "<!--") {
            mode = .passing(.comment, backTo: .prolog)
            return .to(at + 4)
        }
        if text.starts(with: "<!ENTITY") {
            throw ImportError.refused(
                path: path, reason: "it declares XML entities, which no health export does and attacks do")
        }
        if text.starts(with: "<HealthData"), at[11] <= 0x20 || at[11] == Markup.greater || at[11] == Markup.slash {
            var tag = TagScanner(at: at + 11, end: end)
            switch tag.skip() {
            case .incomplete:
                guard end - at < Self.longestElement else {
                    throw ImportError.notAnAppleHealthExport(path: path)
                }
                return .needMore
            case .selfClosed: mode = .finished
            default: mode = .content
            }
            sawRoot = true
            return .to(tag.position)
        }
        let next = at[1]
        guard next == Markup.bang || next == Markup.question else {
            throw ImportError.notAnAppleHealthExport(path: path)
        }
        return try advanceProlog(start, to: at + 1)
    }

    mutating func advanceProlog(
        _ start: UnsafePointer<UInt8>, to next: UnsafePointer<UInt8>
    ) throws -> Progress {
        prologBytes += next - start
        guard prologBytes <= Self.longestProlog else { throw ImportError.notAnAppleHealthExport(path: path) }
        return .to(next)
    }

    mutating func pass(
        _ delimiter: Delimiter, backTo outside: Outside, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
    ) -> Progress {
        let closing: StaticString
        switch delimiter {
        case .comment: closing = "-->"
        case .characterData: closing = "]]>"
        case .instruction: closing = "?>"
        }
        let length = closing.utf8CodeUnitCount
        var at = start
        while let found = at.find(closing.utf8Start[0], before: end) {
            guard end - found >= length else { return found == start ? .needMore : .to(found) }
            if ByteSlice(start: found, count: length).equals(closing) {
                mode = outside == .prolog ? .prolog : .content
                return .to(found + length)
            }
            at = found + 1
        }
        return .to(end)
    }

    @inline(__always) mutating func parseContent(
        _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
    ) throws -> Progress {
        guard let at = start.find(Markup.less, before: end) else { return .to(end) }
        guard end - at >= 2 else { return at == start ? .needMore : .to(at) }
        let progress: Progress
        switch at[1] {
        case Markup.slash: progress = try readEndTag(at, end)
        case Markup.bang: progress = readDeclaration(at, end)
        case Markup.question:
            mode = .passing(.instruction, backTo: .content)
            return .to(at + 2)
        default: progress = try readStartTag(at, end)
        }
        if case .needMore = progress, at > start { return .to(at) }
        return progress
    }

    mutating func readDeclaration(_ at: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Progress {
        guard end - at >= 9 else { return .needMore }
        let text = ByteSlice(start: at, count: end - at)
        if text.starts(with: "<!--") {
            mode = .passing(.comment, backTo: .content)
            return .to(at + 4)
        }
        if text.starts(with: "<![CDATA[") {
            mode = .passing(.characterData, backTo: .content)
            return .to(at + 9)
        }
        return .to(at + 2)
    }

    mutating func readEndTag(_ at: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) throws -> Progress {
        guard let close = (at + 2).find(Markup.greater, before: end) else {
            return end - at > TagScanner.longestName * 2 ? .to(at + 2) : .needMore
        }
        if depth > 0 {
            depth -= 1
            if depth == 0 { try elements.complete() }
        } else if ByteSlice(start: at + 2, count: close - at - 2).starts(with: "HealthData") {
            mode = .finished
        }
        return .to(close + 1)
    }

    mutating func passHugeTag(
        quote: UInt8, endsInSlash: Bool, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
    ) throws -> Progress {
        if quote != 0 {
            guard let close = start.find(quote, before: end) else { return .to(end) }
            mode = .hugeTag(quote: 0, endsInSlash: false)
            return .to(close + 1)
        }
        var at = start
        var slash = endsInSlash
        while at < end {
            let byte = at.pointee
            at += 1
            if byte == Markup.quote || byte == Markup.apostrophe {
                mode = .hugeTag(quote: byte, endsInSlash: false)
                return .to(at)
            }
            if byte == Markup.greater {
                mode = .content
                if !slash { try openElement() }
                return .to(at)
            }
            slash = byte == Markup.slash
        }
        mode = .hugeTag(quote: 0, endsInSlash: slash)
        return .to(end)
    }
}

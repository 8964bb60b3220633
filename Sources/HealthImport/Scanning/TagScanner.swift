/// Steps through the attributes of one start tag. Everything of interest in an export is in attributes.
///
/// Quotes of both kinds, a raw `>` in a value, blanks around `=` and, as old exports have it, blanks inside names are
/// understood. Control characters and invalid UTF-8 are ordinary bytes.
struct TagScanner {
    enum Step {
        /// `name` and `value` hold the next attribute.
        case attribute
        /// `>`: children follow.
        case open
        /// `/>`
        case selfClosed
        /// The block ends inside the tag.
        case incomplete
        /// Not a tag; `position` is where that showed.
        case malformed
    }

    private(set) var position: UnsafePointer<UInt8>
    let end: UnsafePointer<UInt8>
    private(set) var name: ByteSlice
    private(set) var value: ByteSlice
    /// More or longer attributes than a real element has: the tag is to be passed over.
    private(set) var isOverLimit = false
    private var attributes = 0

    static let mostAttributes = 256
    static let longestAttribute = 64 << 10
    static let longestName = 256

    /// `position` is right behind the element's name.
    init(at position: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) {
        self.position = position
        self.end = end
        name = ByteSlice(start: position, count: 0)
        value = name
    }

    @inline(__always) mutating func next() -> Step {
        var at = position
        while at < end, at.pointee <= 0x20 { at += 1 }
        position = at
        guard at < end else { return .incomplete }
        if at.pointee == Markup.greater {
            position = at + 1
            return .open
        }
        if at.pointee == Markup.slash {
            guard at + 1 < end else { return .incomplete }
            guard at[1] == Markup.greater else { return .malformed }
            position = at + 2
            return .selfClosed
        }
        let nameStart = at
        // Real names are of letters alone; what else may stand there is looked at byte by byte.
        let longest = min(end, at + Self.longestName)
        while at < longest, (at.pointee | 0x20) &- UInt8(ascii: "a") < 26 { at += 1 }
        var nameEnd = at
        while true {
            guard at < end else { return at - nameStart > Self.longestName ? .malformed : .incomplete }
            let byte = at.pointee
            if byte == Markup.equals { break }
            if byte > 0x20 {
                if TagScanner.cannotBeInName(byte) || at - nameStart > Self.longestName {
                    position = at
                    return .malformed
                }
                nameEnd = at + 1
            }
            at += 1
        }
        at += 1
        while at < end, at.pointee <= 0x20 { at += 1 }
        guard at < end else { return .incomplete }
        let quote = at.pointee
        guard quote == Markup.quote || quote == Markup.apostrophe, nameEnd > nameStart else {
            position = at
            return .malformed
        }
        at += 1
        guard let valueEnd = at.find(quote, before: end) else { return .incomplete }
        name = ByteSlice(start: nameStart, count: nameEnd - nameStart)
        value = ByteSlice(start: at, count: valueEnd - at)
        position = valueEnd + 1
        attributes += 1
        if value.count > Self.longestAttribute || attributes > Self.mostAttributes { isOverLimit = true }
        return .attribute
    }

    /// Goes to the end of the tag.
    mutating func skip() -> Step {
        while true {
            let step = next()
            if step != .attribute { return step }
        }
    }

    @inline(__always) private static func cannotBeInName(_ byte: UInt8) -> Bool {
        byte == Markup.greater || byte == Markup.less || byte == Markup.quote || byte == Markup.apostrophe
            || byte == Markup.slash
    }
}

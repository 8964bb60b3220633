import ImportKit

/// Steps through the elements of an XML document of a few hundred megabytes at most, in constant memory.
///
/// Nothing is expanded or fetched: a document type is passed over, and a document whose type declares entities is refused; of
/// entities only the five and character references are known (`AttributeText`). Names are told without their prefix, declared or not. A byte order mark and blanks
/// before the declaration are passed over.
struct MarkupReader {
    enum Event {
        /// `name` and `attributes` are those of the element that begins.
        case start
        /// `name` is that of the element that ends.
        case end
        /// A piece of text: `text`.
        case text
        /// The document's end, or damage: see `problem`.
        case finished
    }

    private let window: ByteWindow
    private let path: String
    /// Valid until the next step, like `attributes` and `text`.
    private(set) var name: ByteSlice
    private(set) var attributes: [(name: ByteSlice, value: ByteSlice)] = []
    private(set) var text: ByteSlice
    /// How many elements are open, the one that begins or ends included.
    var depth: Int { open.count }
    /// Why the document was not read to its end.
    private(set) var problem: String?
    /// Elements whose attributes were left out because they are too many or too long.
    private(set) var overLimit = 0
    /// First eight bytes and length of the names of open elements.
    private var open: [(word: UInt64, count: Int)] = []
    private var taken = 0
    private var endsAtOnce = false
    private var closes = false
    private var hasRoot = false

    static let deepest = 32
    static let mostAttributes = 64
    /// Of one element's tag.
    static let longestTag = 1 << 20

    /// - Parameter path: of the document, for errors.
    /// - Throws: `.refused` for a document that is not UTF-8.
    init(_ reader: any BlockReading, path: String) throws(ImportError) {
        window = ByteWindow(reader, capacity: 2 * Self.longestTag)
        self.path = path
        _ = try window.has(4096)
        name = ByteSlice(start: window.bytes, count: 0)
        text = name
        let head = Array(UnsafeBufferPointer(start: window.bytes, count: min(window.count, 256)))
        if let encoding = Self.foreignEncoding(head) {
            throw .refused(path: path, reason: "it is in \(encoding); save it as UTF-8")
        }
        if head.starts(with: [0xEF, 0xBB, 0xBF]) { window.consume(3) }
    }

    /// The encoding of a document that is not UTF-8, by its mark or by what it says of itself.
    static func foreignEncoding(_ head: [UInt8]) -> String? {
        if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) || head.prefix(4).contains(0) {
            return "UTF-16"
        }
        return head.withUnsafeBufferPointer { head in
            guard let first = head.baseAddress, let declaration = find("<?xml", in: first, before: first + head.count),
                let end = find("?>", in: declaration, before: first + head.count),
                let key = find("encoding", in: declaration, before: end)
            else { return nil }
            let value = UnsafeBufferPointer(start: key, count: end - key).dropFirst("encoding".utf8.count)
                .drop { " =\"'\t\r\n".utf8.contains($0) }
            let name = String(decoding: value.prefix(while: isInEncodingName), as: UTF8.self)
            return ["utf-8", "utf8", "us-ascii", "ascii", ""].contains(name.lowercased())
                ? nil : String(name.prefix(32))
        }
    }

    private static func isInEncodingName(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    /// Bytes of the document done.
    var offset: Int64 { window.offset }

    /// The value of an attribute by its name without prefix; `nil` when there is none.
    func attribute(_ wanted: StaticString) -> ByteSlice? {
        attributes.first { Self.local($0.name).equals(wanted) }?.value
    }

    mutating func next() throws(ImportError) -> Event {
        window.consume(taken)
        taken = 0
        if closes {
            closes = false
            open.removeLast()
        }
        if endsAtOnce {
            endsAtOnce = false
            closes = true
            return .end
        }
        while problem == nil {
            guard try window.has(1) else { return finish() }
            let bytes = window.bytes
            if bytes.pointee != Markup.less {
                let end = bytes.find(Markup.less, before: bytes + window.count) ?? bytes + window.count
                text = ByteSlice(start: bytes, count: end - bytes)
                taken = text.count
                if !open.isEmpty { return .text }
                window.consume(taken)
                taken = 0
                continue
            }
            _ = try window.has(16)
            if let event = try readMarkup(window.bytes) { return event }
        }
        return .finished
    }

    private mutating func finish() -> Event {
        if !open.isEmpty || !hasRoot { problem = "it breaks off before its end" }
        return .finished
    }

    private mutating func stop(_ reason: String) -> Event {
        problem = reason
        return .finished
    }

    // MARK: Markup

    /// `nil` for what is passed over.
    private mutating func readMarkup(_ bytes: UnsafePointer<UInt8>) throws(ImportError) -> Event? {
        guard bytes[1] == Markup.bang || bytes[1] == Markup.question else {
            return bytes[1] == Markup.slash ? try readEndTag() : try readStartTag()
        }
        let rest = ByteSlice(start: bytes, count: window.count)
        if rest.starts(with: "<!--") { return try pass("-->", from: 4) }
        if rest.starts(with: "<?") { return try pass("?>", from: 2) }
        if rest.starts(with: "<![CDATA[") { return try readCharacterData() }
        return try passDocumentType()
    }

    private mutating func readStartTag() throws(ImportError) -> Event {
        while true {
            if let event = scanStartTag() { return event }
            guard try grow() else {
                return stop(
                    window.count >= Self.longestTag
                        ? "an element in it is longer than 1 MB" : "it breaks off before its end")
            }
        }
    }

    /// More of the document behind what is at hand; `false` when there is none, or when the tag is too long already.
    private func grow() throws(ImportError) -> Bool {
        guard window.count < Self.longestTag else { return false }
        let before = window.count
        _ = try window.has(before + 1)
        return window.count > before
    }

    /// `nil` when the tag's end is not at hand.
    private mutating func scanStartTag() -> Event? {
        let start = window.bytes + 1
        let end = window.bytes + window.count
        var at = start
        while at < end, Self.isInName(at.pointee), at - start <= TagScanner.longestName { at += 1 }
        guard at < end else { return nil }
        guard at > start, at - start <= TagScanner.longestName else { return stop("it is not well-formed XML") }
        let full = ByteSlice(start: start, count: at - start)
        var tag = TagScanner(at: at, end: end)
        attributes.removeAll(keepingCapacity: true)
        var step = tag.next()
        var count = 0
        while step == .attribute {
            count += 1
            if count <= Self.mostAttributes { attributes.append((tag.name, tag.value)) }
            step = tag.next()
        }
        if step == .incomplete { return nil }
        guard step != .malformed else { return stop("it is not well-formed XML") }
        if tag.isOverLimit || count > Self.mostAttributes {
            overLimit += 1
            attributes.removeAll(keepingCapacity: true)
        }
        guard open.count < Self.deepest else { return stop("its elements are nested more than 32 deep") }
        guard !open.isEmpty || !hasRoot else { return stop("something follows its end") }
        hasRoot = true
        open.append((full.word, full.count))
        name = Self.local(full)
        taken = tag.position - window.bytes
        endsAtOnce = step == .selfClosed
        return .start
    }

    private mutating func readEndTag() throws(ImportError) -> Event {
        _ = try window.has(TagScanner.longestName + 8)
        let start = window.bytes + 2
        let limit = window.bytes + min(window.count, TagScanner.longestName + 8)
        guard let end = start.find(Markup.greater, before: limit) else {
            return stop(
                window.count <= TagScanner.longestName ? "it breaks off before its end" : "it is not well-formed XML")
        }
        var at = start
        while at < end, Self.isInName(at.pointee) { at += 1 }
        let full = ByteSlice(start: start, count: at - start)
        guard let last = open.last, last.count == full.count, last.word == full.word else {
            return stop("it is not well-formed XML")
        }
        name = Self.local(full)
        taken = end + 1 - window.bytes
        closes = true
        return .end
    }

    private mutating func readCharacterData() throws(ImportError) -> Event? {
        let head = 9
        while true {
            let bytes = window.bytes
            if let end = Self.find("]]>", in: bytes + head, before: bytes + window.count) {
                text = ByteSlice(start: bytes + head, count: end - bytes - head)
                taken = end + 3 - bytes
                return .text
            }
            guard try grow() else { return stop("it is not well-formed XML") }
        }
    }

    /// Goes behind the end of a comment or an instruction, however long.
    private mutating func pass(_ mark: StaticString, from head: Int) throws(ImportError) -> Event? {
        window.consume(head)
        let length = mark.utf8CodeUnitCount
        while try window.has(length) {
            let bytes = window.bytes
            if let end = Self.find(mark, in: bytes, before: bytes + window.count) {
                window.consume(end - bytes + length)
                return nil
            }
            window.consume(window.count - length + 1)
        }
        return stop("it breaks off before its end")
    }

    /// Goes behind a document type and what it declares between brackets.
    /// - Throws: `.refused` where it declares an entity, of whatever kind and wherever it hides: no app writes one, and those
    ///   that grow or name other files are attacks.
    private mutating func passDocumentType() throws(ImportError) -> Event? {
        window.consume(2)
        let declaration: StaticString = "<!ENTITY"
        var matched = 0
        var brackets = 0
        var quote: UInt8 = 0
        while try window.has(1) {
            let byte = window.bytes.pointee
            window.consume(1)
            matched = byte == declaration.utf8Start[matched] ? matched + 1 : byte == Markup.less ? 1 : 0
            guard matched < declaration.utf8CodeUnitCount else {
                throw .refused(path: path, reason: "its document type declares entities, as no app does")
            }
            switch byte {
            case quote where quote != 0: quote = 0
            case _ where quote != 0: break
            case Markup.quote, Markup.apostrophe: quote = byte
            case UInt8(ascii: "["): brackets += 1
            case UInt8(ascii: "]"): brackets -= 1
            case Markup.greater where brackets <= 0: return nil
            default: break
            }
        }
        return stop("it breaks off before its end")
    }

    // MARK: Names

    private static func isInName(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte != Markup.greater && byte != Markup.slash && byte != Markup.less && byte != Markup.equals
    }

    /// A name without its prefix.
    private static func local(_ name: ByteSlice) -> ByteSlice {
        guard let colon = name.start.find(UInt8(ascii: ":"), before: name.start + name.count) else { return name }
        return name.dropping(colon + 1 - name.start)
    }

    private static func find(
        _ mark: StaticString, in start: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>
    ) -> UnsafePointer<UInt8>? {
        var at = start
        let length = mark.utf8CodeUnitCount
        while let found = at.find(mark.utf8Start.pointee, before: end), end - found >= length {
            if ByteSlice(start: found, count: end - found).starts(with: mark) { return found }
            at = found + 1
        }
        return nil
    }
}

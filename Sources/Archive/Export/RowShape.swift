/// How the whole numbers of one column are spelled. A plain value: there are millions of cells.
struct CellForm {
    enum Code { case integer, day, instant, instantMs, word, name }

    /// Bytes that stand for one number.
    struct Spelling {
        var start: UnsafePointer<UInt8>?
        var count = 0

        var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
    }

    var code: Code
    /// The spellings of 0, 1, 2 and so on; for `.word` and `.name`.
    var spellings: UnsafePointer<Spelling>?
    var spellingCount = 0

    /// `nil` for a number that nothing stands for.
    @inline(__always) func spelling(of value: Int64) -> UnsafeBufferPointer<UInt8>? {
        guard let spellings, value >= 0, value < spellingCount else { return nil }
        let spelling = spellings[Int(value)]
        return spelling.start == nil ? nil : spelling.bytes
    }
}

/// The forms of a table's columns, with what stands for numbers spelled out once.
final class RowShape {
    let forms: UnsafeMutablePointer<CellForm>
    private let count: Int
    private var lists: [UnsafeMutableBufferPointer<CellForm.Spelling>] = []
    private var texts: [UnsafeMutableBufferPointer<UInt8>] = []
    /// Numbers of rows above this are not looked up; nobody has as many sources.
    private static let highestNumber = 100_000

    init(_ columns: [ExportTable.Column], in format: ExportFormat) {
        count = columns.count
        forms = .allocate(capacity: max(1, count))
        for (index, column) in columns.enumerated() {
            (forms + index).initialize(to: CellForm(code: .integer))
            forms[index] = form(of: column.kind, in: format)
        }
    }

    deinit {
        forms.deallocate()
        lists.forEach { $0.deallocate() }
        texts.forEach { $0.deallocate() }
    }

    private func form(of kind: ExportTable.Column.Kind, in format: ExportFormat) -> CellForm {
        switch (kind, format) {
        case (.integer, _), (.number, _), (.text, _): CellForm(code: .integer)
        case (.instant, .json), (.instantMs, .json), (.reference, .json): CellForm(code: .integer)
        case (.instant, .csv): CellForm(code: .instant)
        case (.instantMs, .csv): CellForm(code: .instantMs)
        case (.day, _): CellForm(code: .day)
        case (.flag, _): spelled([0: Array("false".utf8), 1: Array("true".utf8)], as: .word) { $0.append($1) }
        case (.choice(let words), .json):
            spelled(Self.numbered(words), as: .word) { $0.append(json: $1) }
        case (.choice(let words), .csv): spelled(Self.numbered(words), as: .word) { $0.append(csv: $1) }
        case (.reference(let names), .csv): spelled(names.names, as: .name) { $0.append(csv: $1) }
        }
    }

    private static func numbered(_ words: [String]) -> [Int64: [UInt8]] {
        Dictionary(uniqueKeysWithValues: words.enumerated().map { (Int64($0.offset), Array($0.element.utf8)) })
    }

    private func spelled(
        _ names: [Int64: [UInt8]], as code: CellForm.Code, write: (ByteBuffer, UnsafeBufferPointer<UInt8>) -> Void
    ) -> CellForm {
        let names = names.filter { (0...Int64(Self.highestNumber)).contains($0.key) }
        let list = UnsafeMutableBufferPointer<CellForm.Spelling>.allocate(capacity: Int(names.keys.max() ?? 0) + 1)
        list.initialize(repeating: CellForm.Spelling())
        for (number, name) in names {
            let buffer = ByteBuffer(capacity: 64)
            name.withUnsafeBufferPointer { write(buffer, $0) }
            let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, buffer.count))
            _ = text.initialize(from: buffer.bytes)
            list[Int(number)] = CellForm.Spelling(start: UnsafePointer(text.baseAddress), count: buffer.count)
            texts.append(text)
        }
        lists.append(list)
        return CellForm(code: code, spellings: UnsafePointer(list.baseAddress), spellingCount: list.count)
    }
}

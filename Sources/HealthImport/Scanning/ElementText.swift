/// The text between an element's tags, as much of it as a number, a time or a name needs.
struct ElementText {
    static let longest = 1024

    private var storage = [UInt8](repeating: 0, count: ElementText.longest + ByteWindow.slack)
    private var count = 0

    /// Appends a piece; drops the part that does not fit.
    mutating func append(_ piece: ByteSlice) {
        let taken = min(piece.count, Self.longest - count)
        guard taken > 0 else { return }
        storage.withUnsafeMutableBytes { bytes in
            bytes[count...].copyBytes(from: UnsafeRawBufferPointer(start: piece.start, count: taken))
        }
        count += taken
    }

    mutating func clear() { count = 0 }

    var bytes: ArraySlice<UInt8> { storage[..<count] }

    /// Unix milliseconds; `nil` for what is no time.
    var instant: Int64? { withSlice(InstantText.milliseconds) }

    /// `nil` for what is no number or cannot be, such as the speed −1 of a receiver that does not know it.
    func value(in range: ClosedRange<Double>) -> Double? {
        withSlice { DecimalNumber.parse($0) }.flatMap { range.contains($0) ? $0 : nil }
    }

    /// Without blanks at either end.
    private func withSlice<Result>(_ body: (ByteSlice) -> Result) -> Result {
        storage.withUnsafeBufferPointer { storage in
            // The array is never empty, so it has an address.
            body(ByteSlice(start: storage.baseAddress.unsafelyUnwrapped, count: count).trimmed)
        }
    }
}

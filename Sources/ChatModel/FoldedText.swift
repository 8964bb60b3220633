import Foundation

/// A text without case and accents, for finding words in it, with where each part of it stands in the original.
struct FoldedText: Sendable {
    private(set) var scalars: [Unicode.Scalar] = []
    /// For each scalar the place in the original it came from.
    private(set) var places: [String.Index] = []
    private let end: String.Index

    init(_ text: some StringProtocol) {
        scalars.reserveCapacity(text.utf8.count)
        places.reserveCapacity(text.utf8.count)
        end = text.endIndex
        let view = text.unicodeScalars
        var index = view.startIndex
        while index < view.endIndex {
            let scalar = view[index]
            if scalar.isASCII {
                scalars.append((65...90).contains(scalar.value) ? Unicode.Scalar(UInt8(scalar.value + 32)) : scalar)
                places.append(index)
            } else {
                for folded in Self.folded(scalar) {
                    scalars.append(folded)
                    places.append(index)
                }
            }
            view.formIndex(after: &index)
        }
    }

    /// Where the text goes on in the original behind the scalar before `offset`, with the marks that belong to it.
    func place(behind offset: Int) -> String.Index { offset < places.count ? places[offset] : end }

    private static func folded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        let value = Int(scalar.value)
        return alphabets.contains(value) ? table[value - alphabets.lowerBound] : bare(scalar)
    }

    /// Latin, Greek and Cyrillic with their marks: what most texts hold beside ASCII.
    private static let alphabets = 0x80..<0x530
    private static let table = alphabets.map { value in Unicode.Scalar(UInt32(value)).map(bare) ?? [] }

    private static func bare(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        // Syllables of Hangul come apart into letters otherwise, and ideographs have neither case nor accents.
        if (0x3040..<0xD7B0).contains(scalar.value) { return [scalar] }
        if scalar.properties.generalCategory == .nonspacingMark { return [] }
        return String(scalar).decomposedStringWithCanonicalMapping.lowercased().unicodeScalars
            .filter { $0.properties.generalCategory != .nonspacingMark }
    }
}

import ImportKit

/// Which samples of one file have been held against those of other files with the same moment, type, source and duration.
///
/// The first value takes the place of all others but its own, and a second one of that: then nothing is left to look for.
/// A look for every value would pass over all that the file itself has put there, and its time would grow with the
/// square of the values that the file has for one moment.
struct CorrectedSamples {
    private struct Key: Hashable {
        var start: Int64
        var type, source, duration: Int32
    }
    private enum Values { case one(Double), several }

    private var values: [Key: Values] = [:]
    /// So many keys are remembered, some 10 MB; then they are forgotten, which costs looks and changes nothing.
    static let capacity = 1 << 17

    /// Whether the store may have samples that this one takes the place of; it is remembered.
    mutating func needsLook(for sample: ImportedSample) -> Bool {
        let key = Key(
            start: sample.start, type: sample.type, source: sample.source, duration: max(0, sample.duration))
        switch values[key] {
        case .several?: return false
        case .one(let value)? where value == sample.value: return false
        case .one?: values[key] = .several
        case nil:
            if values.count >= Self.capacity { values.removeAll(keepingCapacity: true) }
            values[key] = .one(sample.value)
        }
        return true
    }
}

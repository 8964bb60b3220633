import ImportKit

/// Which samples of one file have been held against those of other files with the same moment, type, source and duration.
///
/// The first value takes the place of all others; what is left of its own value is the file's too. A second look would take
/// away what the file itself repeats. A look for every value would pass over all that the file itself has put there, and its
/// time would grow with the square of the values that the file has for one moment.
struct CorrectedSamples {
    private struct Key: Hashable {
        var start: Int64
        var type, source, duration: Int32
    }

    private var keys: Set<Key> = []
    /// So many keys are remembered, some 10 MB; then they are forgotten, which costs looks.
    static let capacity = 1 << 17

    /// Whether the store may have samples that this one takes the place of; it is remembered.
    mutating func needsLook(for sample: ImportedSample) -> Bool {
        let key = Key(
            start: sample.start, type: sample.type, source: sample.source, duration: max(0, sample.duration))
        if keys.count >= Self.capacity, !keys.contains(key) { keys.removeAll(keepingCapacity: true) }
        return keys.insert(key).inserted
    }
}

import ImportKit

/// Gives a parser blocks cut anywhere: what a block leaves unfinished is kept and given again in front of the next.
struct BlockFeeder {
    var parser: AppleDocumentParser
    /// The unfinished bytes, with room to read on behind them.
    private var carry: [UInt8] = []

    init(_ parser: AppleDocumentParser) { self.parser = parser }

    /// `BlockPipeline.slack` bytes behind the block must be readable.
    mutating func feed(_ bytes: UnsafePointer<UInt8>, _ count: Int) throws {
        var offset = 0
        // As little as possible of the new block is copied: until the unfinished element is whole.
        var step = 4096
        while !carry.isEmpty, offset < count {
            let carried = carry.count
            let taken = min(step, count - offset)
            carry.append(contentsOf: UnsafeBufferPointer(start: bytes + offset, count: taken))
            let done = try parseCarry()
            if done >= carried {
                offset += done - carried
                carry.removeAll(keepingCapacity: true)
            } else {
                offset += taken
                carry.removeFirst(done)
                step *= 2
            }
        }
        guard offset < count else { return }
        offset += try parser.parse(bytes + offset, count: count - offset)
        carry.append(contentsOf: UnsafeBufferPointer(start: bytes + offset, count: count - offset))
    }

    private mutating func parseCarry() throws -> Int {
        let count = carry.count
        carry.append(contentsOf: repeatElement(0, count: BlockPipeline.slack))
        defer { carry.removeLast(BlockPipeline.slack) }
        return try carry.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return 0 }
            return try parser.parse(base, count: count)
        }
    }

    /// After the last block.
    mutating func finish() throws -> ImportTally { try parser.finish() }
}

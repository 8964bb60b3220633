import Dispatch
import Synchronization
import Threads

/// Reads a document on a thread of its own while the caller works on what has arrived: unpacking and parsing take
/// about the same time, so two cores halve it. A few blocks go round in a ring; memory is constant.
///
/// Safe across threads: a block and its content belong to the reading side until `filled` is signalled and to the
/// caller until `emptied` is.
package final class BlockPipeline: @unchecked Sendable {
    /// Each block has this many readable bytes behind its last, so that words can be loaded without looking.
    package static let slack = 64
    static let blockSize = 256 << 10
    private static let blockCount = 4

    private enum Content { case bytes(Int), end, failure(ImportError) }

    private let blocks: [UnsafeMutableRawBufferPointer]
    private let contents: UnsafeMutableBufferPointer<Content>
    private let filled = DispatchSemaphore(value: 0)
    private let emptied = DispatchSemaphore(value: 0)
    private let finished = DispatchSemaphore(value: 0)
    private let isStopped = Atomic(false)

    private init() {
        blocks = (0..<Self.blockCount).map { _ in
            let block = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.blockSize + Self.slack, alignment: 64)
            block.initializeMemory(as: UInt8.self, repeating: 0)
            return block
        }
        contents = .allocate(capacity: Self.blockCount)
        contents.initialize(repeating: .end)
        for _ in blocks { emptied.signal() }
    }

    deinit {
        blocks.forEach { $0.deallocate() }
        contents.deinitialize().deallocate()
    }

    /// Calls `use` with block after block until the document ends, `use` throws or the reader does.
    package static func run(
        reading open: @escaping @Sendable () throws(ImportError) -> any BlockReading,
        use: (UnsafePointer<UInt8>, Int) throws -> Void
    ) throws {
        let pipeline = BlockPipeline()
        DedicatedThread.start { pipeline.fill(reading: open) }
        defer { pipeline.stop() }
        var index = 0
        while true {
            pipeline.filled.wait()
            switch pipeline.contents[index] {
            case .end: return
            case .failure(let error): throw error
            case .bytes(let count):
                guard let base = pipeline.blocks[index].baseAddress else { return }
                try use(UnsafePointer(base.assumingMemoryBound(to: UInt8.self)), count)
            }
            pipeline.emptied.signal()
            index = (index + 1) % blockCount
        }
    }

    private func fill(reading open: () throws(ImportError) -> any BlockReading) {
        defer { finished.signal() }
        var reader: (any BlockReading)?
        var index = 0
        while true {
            emptied.wait()
            if isStopped.load(ordering: .acquiring) { return }
            let content: Content
            do throws(ImportError) {
                if reader == nil { reader = try open() }
                let block = UnsafeMutableRawBufferPointer(rebasing: blocks[index][..<Self.blockSize])
                let count = try reader?.read(into: block) ?? 0
                content = count > 0 ? .bytes(count) : .end
            } catch {
                content = .failure(error)
            }
            contents[index] = content
            filled.signal()
            guard case .bytes = content else { return }
            index = (index + 1) % Self.blockCount
        }
    }

    /// Returns once the reading thread has let go.
    private func stop() {
        isStopped.store(true, ordering: .releasing)
        emptied.signal()
        finished.wait()
    }
}

import Foundation
import TestSupport
import Testing

@Suite(.blocksItsThread) struct `The memory ceiling of tests` {
    /// Memory of which every page was written to.
    private static func touch(megabytes: Int) {
        var bytes = [UInt8](repeating: 0, count: megabytes << 20)
        for place in stride(from: 0, to: bytes.count, by: 4096) { bytes[place] = 1 }
        withExtendedLifetime(bytes) {}
    }

    @Test func `lets a test pass that holds less`() async {
        await #expect(processExitsWith: .success) { try await MemoryCeiling.hold { Self.touch(megabytes: 50) } }
    }

    @Test func `fails a test that holds more, also of what it has given back`() async {
        await #expect(processExitsWith: .success) {
            let exceeded = await #expect(throws: MemoryCeiling.Exceeded.self) {
                try await MemoryCeiling.hold { Self.touch(megabytes: 250) }
            }
            #expect(exceeded?.bytes ?? 0 > 250 << 20)
        }
        await #expect(processExitsWith: .failure) { try await MemoryCeiling.hold { Self.touch(megabytes: 250) } }
    }
}

import Files
import Foundation
import Testing

@Suite struct `A request to make way` {
    private let path = NSTemporaryDirectory() + "airfit-request-" + UUID().uuidString

    @Test func `is seen as long as it is kept`() throws {
        try Data().write(to: URL(fileURLWithPath: path))
        defer { unlink(path) }
        let requests = WriteRequests(path)
        #expect(!requests.isAny)
        var first = WriteRequest(path)
        var second = WriteRequest(path)
        #expect(first != nil && second != nil && requests.isAny)
        first = nil
        #expect(requests.isAny)
        second = nil
        #expect(!requests.isAny)
    }

    @Test func `is none for a file that is not there`() {
        #expect(WriteRequest(path) == nil)
        #expect(!WriteRequests(path).isAny)
    }
}

import ChatModel
import Foundation
import Synchronization

/// The last request of each conversation, in memory alone.
public final class SentRequests: Sendable {
    private let last = Mutex<[UUID?: SentRequest]>([:])

    public init() {}

    /// Records a request as it goes out.
    func record(_ request: OutgoingRequest, _ conversation: UUID?) {
        last.withLock { last in
            let before = last[conversation]
            last[conversation] = SentRequest(
                request, sentAt: Date(), requestsInAll: (before?.requestsInAll ?? 0) + 1,
                bytesInAll: (before?.bytesInAll ?? 0) + request.body.count)
        }
    }

    /// The last request of a conversation since the start of the program; `nil` where none went out.
    public func last(of conversation: UUID?) -> SentRequest? { last.withLock { $0[conversation] } }
}

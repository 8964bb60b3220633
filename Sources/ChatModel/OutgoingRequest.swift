import Foundation

/// A request as it goes over the wire, for showing. Values of headers that may be secret are not in it.
public struct OutgoingRequest: Equatable, Sendable {
    /// A header field of the request.
    public struct Header: Equatable, Sendable {
        public var name: String
        /// `nil` where it may be secret.
        public var value: String?

        public init(_ name: String, _ value: String?) {
            self.name = name
            self.value = value
        }
    }

    public var model: ModelReference
    /// Without query, user name and password.
    public var url: String
    public var headers: [Header]
    /// Every byte of it.
    public var body: [UInt8]
    /// The instructions and data in it, as text.
    public var instructions: String

    public init(model: ModelReference, url: String, headers: [Header], body: [UInt8], instructions: String) {
        self.model = model
        self.url = url
        self.headers = headers
        self.body = body
        self.instructions = instructions
    }
}

/// A model that can show what it would send.
public protocol RequestShowing: LanguageModel {
    /// The first request of a reply, as it would go out now. Nothing is sent.
    /// - Throws: why it cannot be written.
    func outgoing(_ request: ReplyRequest) throws(ServiceError) -> OutgoingRequest
}

/// Where a model answers and how the place is called.
public struct ModelRecipient: Equatable, Sendable {
    public var place: ModelPlace
    /// The host it is asked at; empty where nothing is sent.
    public var host: String

    public init(_ place: ModelPlace, host: String) {
        self.place = place
        self.host = host
    }
}

/// A request that could be sent, with what a person should know of it.
public struct PreparedRequest: Equatable, Sendable {
    public var request: OutgoingRequest
    public var reader: ModelRecipient
    /// An estimate, tools and all.
    public var tokens: Int

    public init(_ request: OutgoingRequest, reader: ModelRecipient, tokens: Int) {
        self.request = request
        self.reader = reader
        self.tokens = tokens
    }
}

/// The last request that went out in a conversation, and how much did before it.
public struct SentRequest: Equatable, Sendable {
    public var request: OutgoingRequest
    /// When it was sent.
    public var sentAt: Date
    /// Requests and bytes of bodies that went out in the conversation since the program began, with this one.
    public var requestsInAll: Int
    /// Bytes of the bodies of these requests.
    public var bytesInAll: Int

    public init(_ request: OutgoingRequest, sentAt: Date, requestsInAll: Int, bytesInAll: Int) {
        self.request = request
        self.sentAt = sentAt
        self.requestsInAll = requestsInAll
        self.bytesInAll = bytesInAll
    }
}

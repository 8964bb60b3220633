/// A request that may go to a model: what a person has not agreed to is not in it.
///
/// It can be made by nobody but `CoachEngine.Clearance`, the one place that imports the SPI `RequestClearance`; and a
/// `LanguageModel` takes no other. So a path that goes round the rules of what is sent does not compile.
public struct ClearedRequest: Equatable, Sendable {
    public let content: ReplyRequest

    @_spi(RequestClearance) public init(_ content: ReplyRequest) { self.content = content }
}

import ChatModel

extension [ReplyEvent] {
    /// The same reply with pieces of text that follow one another as one. What came in one chunk goes on in one event, as
    /// each is a round through all the threads between here and the screen.
    var withTextJoined: [ReplyEvent] {
        var joined: [ReplyEvent] = []
        for event in self {
            switch (joined.last, event) {
            case (.text(let before)?, .text(let piece)): joined[joined.count - 1] = .text(before + piece)
            case (.thinking(let before)?, .thinking(let piece)): joined[joined.count - 1] = .thinking(before + piece)
            default: joined.append(event)
            }
        }
        return joined
    }
}

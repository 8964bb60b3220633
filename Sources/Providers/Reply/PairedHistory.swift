import ChatModel

/// One step of a conversation as providers want it: each call directly followed by its result.
enum HistoryStep: Equatable {
    case person(ChatMessage)
    /// - Parameter answered: the calls that were answered, each with its answer; the others are left out.
    case coach(ChatMessage, answered: [AnsweredCall])

    struct AnsweredCall: Equatable {
        var call: ToolCall
        /// The message of the tool.
        var answer: ChatMessage
    }
}

extension [ChatMessage] {
    /// A call without its result, or a result without its call, makes a request invalid: an answer stopped before its tools
    /// had run leaves such calls behind. Ids are compared within one answer, since servers give the same ones again in the
    /// next. Answers that hold nothing are left out.
    var pairedSteps: [HistoryStep] {
        var steps: [HistoryStep] = []
        for (place, message) in enumerated() {
            switch message.author {
            case .tool: continue
            case .person: steps.append(.person(message))
            case .coach:
                let answers = self[(place + 1)...].prefix { $0.author == .tool }
                let answered = message.toolCalls.compactMap { call in
                    answers.first { $0.answersCall == call.id }
                        .map { HistoryStep.AnsweredCall(call: call, answer: $0) }
                }
                if message.text.isEmpty && answered.isEmpty { continue }
                steps.append(.coach(message, answered: answered))
            }
        }
        return steps
    }
}

extension ToolCall {
    /// As providers accept it. What a model made up can hold anything, and a refused name would spoil the conversation.
    var sendableName: String {
        let allowed = name.unicodeScalars.map { scalar -> Character in
            let isPlain = scalar.isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
            return isPlain || scalar == "_" || scalar == "-" ? Character(scalar) : "_"
        }
        return String(allowed.prefix(64))
    }
}

import ChatModel
import Screens

/// Says an answer in whole lines, as they become whole: a screen reader reads each as it comes.
final class PlainSpeaker {
    private var line = ""
    private var hasSpoken = false

    func say(_ event: ReplyEvent) {
        switch event {
        case .safety(let notice): take(notice.text + "\n")
        case .text(let piece): take(piece)
        case .toolCall(let call): aside("Tool: \(call.name) \(call.argumentsJSON)")
        case .toolResult(let result): aside("Tool: \(result.name) has answered.")
        case .retrying(let seconds, _, _, let reason):
            aside("\(reason.sentence) Trying again in \(Int(seconds.rounded(.up))) s.")
        case .ended(let end): finish(end)
        case .told, .thinking, .roundBegan, .usage, .record: break
        }
    }

    /// A line is whole at its end, and at the end of a sentence: nobody waits for a long paragraph.
    private func take(_ piece: String) {
        for character in piece {
            let endsSentence = character == " " && line.last.map(".!?:".contains) == true && line.count > 40
            if character.isNewline || endsSentence { speak() } else { line.append(character) }
        }
    }

    private func speak() {
        let text = Self.plain(line)
        line = ""
        guard !text.isEmpty else { return }
        Output.print(hasSpoken ? text : "Coach: \(text)")
        hasSpoken = true
    }

    private func aside(_ text: String) {
        speak()
        Output.print(text)
    }

    private func finish(_ end: ReplyEnd) {
        speak()
        switch end {
        case .finished(.length): Output.print("The model stopped at its length limit: the answer is not whole.")
        case .finished(.contentFilter): Output.print("A filter of the provider stopped the answer: it is not whole.")
        case .finished: if !hasSpoken { Output.print("Error: the answer is empty.") }
        case .cancelled: Output.print("Stopped.")
        case .failed(let error): Output.print("Error: \(error.sentence)")
        }
    }

    /// Without the signs of Markdown that would be read aloud.
    static func plain(_ line: String) -> String {
        var text = line.replacing("**", with: "").replacing("`", with: "")
        let heading = text.prefix { $0 == "#" }
        if (1...6).contains(heading.count), text.dropFirst(heading.count).first == " " {
            text = String(text.dropFirst(heading.count + 1))
        }
        while text.last == " " { text.removeLast() }
        return text
    }
}

import ChatModel
import Console
import CoachScreen
import Entries
import HealthModel

/// Says an answer in whole lines, as they become whole: a screen reader reads each as it comes.
final class PlainSpeaker {
    private var text = SpokenText()
    private var hasSpoken = false
    private var hasReading = false
    private var lookUps = 0
    private var failedLookUps = 0
    /// Charts that are read aloud before the words about them, when the language of these is known.
    private var charts: [ToolResult] = []
    private let units: UnitSystem
    private let today: CivilDay

    init(units: UnitSystem, today: CivilDay) { (self.units, self.today) = (units, today) }

    func say(_ event: ReplyEvent) {
        switch event {
        case .safety(let notice): speak(text.feed(notice.text + "\n"))
        case .text(let piece):
            readCharts()
            speak(text.feed(piece))
        case .toolCall(let call):
            // What was said before is heard before a person is asked whether something may be stored.
            speak(text.finish())
            if WritingTool(rawValue: call.name) == nil { lookUps += 1 }
        case .toolResult(let result):
            if result.isError, WritingTool(rawValue: result.name) == nil { failedLookUps += 1 }
            charts.append(result)
        case .retrying(let seconds, _, _, let reason):
            speak(text.finish())
            Output.print("\(reason.sentence) Trying again in \(Int(seconds.rounded(.up))) s.")
        case .ended(let end): finish(end)
        case .reading(let reading):
            text.isGerman = reading.language == "de"
            if reading.isAnswered, !hasReading, !reading.sentence.isEmpty {
                Output.print("Read as: \(reading.sentence)")
            }
            hasReading = true
        case .roundBegan: speak(text.finish())
        case .told, .thinking, .usage, .record: break
        }
    }

    private func readCharts() {
        for result in charts {
            speak(SpokenText.sentences(of: result, isGerman: text.isGerman, units: units, today: today))
        }
        charts = []
    }

    private func speak(_ lines: [String]) {
        for line in lines {
            Output.print(hasSpoken ? line : "Coach: \(line)")
            hasSpoken = true
        }
    }

    private func finish(_ end: ReplyEnd) {
        readCharts()
        speak(text.finish())
        if let words = SpokenText.lookUps(lookUps, failed: failedLookUps) { Output.print(words) }
        switch end {
        case .finished(.length): Output.print("The model stopped at its length limit: the answer is not whole.")
        case .finished(.contentFilter): Output.print("A filter of the provider stopped the answer: it is not whole.")
        case .finished: if !hasSpoken { Output.print("Error: the answer is empty.") }
        case .cancelled: Output.print("Stopped.")
        case .failed(let error): Output.print("Error: \(error.sentence)")
        }
    }
}

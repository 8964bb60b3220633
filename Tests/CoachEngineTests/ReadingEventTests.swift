import ChatModel
import HealthModel
import Testing

@testable import CoachEngine
@testable import CoachTools

@Suite struct `The reading of an offline answer` {
    private func events(_ question: String) async -> [ReplyEvent] {
        let talk = OfflineTalk()
        let engine = CoachEngine(
            health: FixtureHealth(), consent: { _ in .everything },
            tools: QueryToolkit(talk.reading) { talk.clock }.tools)
        var events: [ReplyEvent] = []
        for await event in engine.reply(from: talk.coach, to: [ChatMessage(.person, question)], on: talk.clock.today) {
            events.append(event)
        }
        return events
    }

    @Test(arguments: [
        "what can I ask", "who are you", "hello", "thanks", "what does HRV mean", "what data do you have",
        "why is my HRV low", "should I train today", "how was my week", "am I on track for my goals",
        "did I drink enough water", "steps yesterday", "Was kann ich fragen?", "Wie war meine Woche?",
    ])
    func `comes before the text of each question that is answered`(_ question: String) async throws {
        let events = await events(question)
        let place = try #require(events.firstIndex { if case .reading = $0 { true } else { false } })
        let text = try #require(events.firstIndex { if case .text = $0 { true } else { false } })
        #expect(place < text)
        guard case .reading(let reading) = events[place] else { return }
        #expect(reading.isAnswered && !reading.sentence.isEmpty, "\(question)")
    }

    @Test(arguments: ["set a goal of", "¿cómo dormí?", "average lucky steps", "what did I log today", "log", "???"])
    func `says of what is not answered that it is not`(_ question: String) async throws {
        let events = await events(question)
        let reading = try #require(
            events.lazy.compactMap { if case .reading(let reading) = $0 { reading } else { nil } }.first)
        #expect(!reading.isAnswered, "\(question)")
    }

    @Test func `of what is to be written down comes before the call`() async throws {
        let talk = OfflineTalk()
        let request = ReplyRequest(
            system: "", messages: [ChatMessage(.person, "log 500 ml water")], tools: Toolbox.everything)
        guard case .calls(let calls, let reading?) = talk.coach.step(for: request) else {
            Issue.record("no call with a reading")
            return
        }
        #expect(reading.isAnswered && reading.sentence.hasPrefix("to be written down: "))
        #expect(reading.calls.map(\.name) == calls.map(\.tool))
    }

    @Test func `tells what is wrong in a question`() async {
        #expect(await offlineAnswer("steps on 30 February").contains("There is no 30 February."))
        #expect(await offlineAnswer("Schritte am 31. April").contains("Den 31. April gibt es nicht."))
        #expect(await offlineAnswer("sleep over 8 km").contains("\"km\" does not fit"))
        #expect(await offlineAnswer("steps between 5 May and 3 May").contains("The span is empty: "))
        #expect(await offlineAnswer("more than 10000 and less than 8000 steps").contains("exclude each other"))
        #expect(await offlineAnswer("99999999999999999999 steps").contains("too large"))
    }
}

import Canvas
import ChatModel
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AppStore

@MainActor @Suite(.timeLimit(.minutes(10))) struct `An answer with tools` {
    private let call = ToolCall(id: "a", name: "snapshot", argumentsJSON: #"{"date":"2026-11-21"}"#)

    @Test func `its rounds are on disk in order, and come back when it is opened`() async throws {
        let person = await Scenario.asking()
        person.model.say(.text("Let me look."), .toolCall(call))
        person.model.say(.toolResult(ToolResult(callID: "a", name: "snapshot", json: #"{"n":1}"#, seconds: 0.004)))
        await person.until { _ in person.shows("✓ 1 value · 4 ms") }
        person.model.say(.roundBegan(2), .text("Seven hours."), .ended(.finished(.stop)))
        await person.until { !$0.coach.isReplying }
        await person.store.writes.drain()
        #expect(
            await person.saved() == [
                "person complete: How did I sleep?", "coach complete: Let me look.", "tool complete: {\"n\":1}",
                "coach complete: Seven hours.",
            ])
        let shown = person.shown
        person.press(.control("n"), .control("o"))
        await person.until { $0.coach.list?.all != nil }
        person.press(KeyPress(.enter))
        await person.until { $0.coach.messages.count == 4 }
        #expect(person.shown.dropLast(3) == shown.dropLast(3))
    }

    @Test func `a number of what the model was told counts as known in its answer, another one does not`() async {
        let person = await Scenario.asking("How far did I walk?", width: 120)
        person.model.say(.told(#"{"metric":"steps","unit":"count","value":8123}"#))
        person.model.say(.text("You took 8,123 steps. Your best day had 19,871 steps."), .ended(.finished(.stop)))
        await person.until { _ in person.shows("is not backed by the data") }
        #expect(person.shows("1 number here is not backed by the data: 19,871"))
    }

    @Test func `a call is opened by a click, and by its key`() async {
        let person = await Scenario.asking()
        person.model.say(.toolCall(call))
        await person.until { _ in person.shows("snapshot 2026-11-21   …") }
        #expect(person.click("snapshot"))
        #expect(person.shows("asked with"))
        person.press(KeyPress(.up, .alt), KeyPress(.enter))
        #expect(!person.shows("asked with"))
    }
}

@MainActor @Suite(.timeLimit(.minutes(10))) struct `Branches of a talk` {
    @Test func `a changed question is a branch that is found again`() async throws {
        let person = await Scenario.asking("one")
        person.model.say(.text("first"), .ended(.finished(.stop)))
        await person.until { !$0.coach.isReplying }
        person.press(.alt("e"))
        person.type("!")
        person.press(KeyPress(.enter))
        #expect(person.model.requests.last?.messages.map(\.text) == ["one!"])
        person.model.say(.text("second"), .ended(.finished(.stop)))
        await person.until { !$0.coach.isReplying }
        #expect(person.shows("‹ 2/2 ›"))
        person.press(KeyPress(.left, .alt))
        #expect(person.shows("first"))
        person.press(.control("n"), .control("o"))
        await person.until { $0.coach.list?.all != nil }
        person.press(KeyPress(.enter))
        await person.until { $0.coach.conversation != nil }
        #expect(person.shows("first"))
        #expect(person.shows("‹ 1/2 ›"))
    }

    @Test func `escape leaves a changed question, then the chat`() async {
        let person = await Scenario.asking("one")
        person.model.say(.text("first"), .ended(.finished(.stop)))
        await person.until { !$0.coach.isReplying }
        person.press(.alt("e"))
        #expect(person.footer.contains("send as a new branch"))
        person.press(KeyPress(.escape))
        #expect(person.state.screen == .coach)
        person.press(KeyPress(.up, .alt), KeyPress(.escape))
        #expect(person.state.screen == .coach)
        person.press(KeyPress(.escape))
        #expect(person.state.screen == .today)
    }
}

@MainActor @Suite(.timeLimit(.minutes(10))) struct `Models` {
    nonisolated private static let mini = ModelReference(provider: .openAI, model: "mini-1")
    nonisolated private static let offer = ModelOffer(
        provider: .openAI, providerName: "OpenAI", models: [ModelInfo(mini, contextTokens: 1000)], source: .live)

    @Test func `the next question goes to the model that was chosen`() async throws {
        let asked = Mutex<[ModelReference]>([])
        let model = ScriptedModel()
        let person = await Scenario.asking {
            $0.models = { _ in
                AsyncStream {
                    $0.yield(Self.offer)
                    $0.finish()
                }
            }
            $0.reply = { messages, reference, _ in
                asked.withLock { $0.append(reference) }
                return model.reply(to: ReplyRequest(system: "", messages: messages))
            }
        }
        model.say(.text("ok"), .ended(.finished(.stop)))
        await person.until { !$0.coach.isReplying }
        person.press(.control("k"))
        person.type("choose the model")
        person.press(KeyPress(.enter))
        await person.until { $0.coach.picker?.isLoading == false }
        person.type("mini")
        person.press(KeyPress(.enter))
        #expect(person.state.coach.modelInfo?.contextTokens == 1000)
        person.type("again")
        person.press(KeyPress(.enter))
        #expect(asked.withLock { $0 }.last == Self.mini)
        model.say(.ended(.cancelled))
        await person.until { !$0.coach.isReplying }
        await person.store.writes.drain()
        #expect(try await person.conversations.conversations(limit: 1).first?.model == Self.mini)
    }

    @Test func `what is known of the model is there from the start`() async {
        let person = await Scenario.opened { $0.modelInfo = { ModelInfo($0, contextTokens: 77) } }
        #expect(person.state.coach.modelInfo?.contextTokens == 77)
    }
}

@MainActor @Suite(.timeLimit(.minutes(10))) struct `Waiting and spending` {
    @Test func `the wait counts down and then rests`() async {
        let person = await Scenario.asking()
        person.model.say(
            .retrying(afterSeconds: 2, attempt: 2, of: 4, reason: .overloaded(retryAfterSeconds: 2)))
        await person.until { _ in person.shows("Try 2 of 4 in 2 s") }
        person.timer.elapse()
        await person.until { _ in person.shows("Try 2 of 4 in 1 s") }
        person.timer.elapse()
        await person.until { _ in person.shows("Try 2 of 4 now") }
        #expect(person.timer.pauseCount == 2)
    }

    @Test func `a limit that is near is told after the answer`() async {
        let person = await Scenario.asking {
            $0.budget = { Budget(dayUSD: 1) }
            $0.spending = { Spending(dayUSD: 0.9, monthUSD: 3) }
        }
        person.model.say(.text("ok"), .ended(.finished(.stop)))
        await person.until { $0.coach.notice != nil }
        #expect(person.shows("$0.90 of your $1.00 spent today"))
    }
}

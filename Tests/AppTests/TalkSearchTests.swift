import Canvas
import ChatModel
import Foundation
import TestSupport
import Testing

@testable import CoachScreen

@Suite struct `Searching conversations` {
    private static let talks = ["Night shifts", "Steps"].enumerated().map { index, title in
        Conversation(
            id: id(50 + index), title: title, startedAt: second(0), updatedAt: second(-100 * Double(index)))
    }

    private static func found(_ typed: String) -> [ConversationMatch] {
        let texts = [
            "I slept badly after the night shift, what can I do about the coffee at three in the morning?",
            "You slept **5 h 10** after nights of work; `coffee` after noon costs you some 40 minutes.",
        ]
        let hits = texts.enumerated().map { index, text in
            MessageMatch(
                message: id(71 + index), author: index == 0 ? .person : .coach, saidAt: second(-90_000),
                excerpt: Excerpt(of: text, around: SearchTerms(typed)))
        }
        return [ConversationMatch(talks[0], hits: hits, count: 12)]
    }

    private func searched(_ typed: String, width: Int = 80, height: Int = 22) -> CoachState {
        var coach = CoachState.fresh(width: width, height: height)
        coach.press(.control("o"))
        _ = coach.apply(.conversationsLoaded(Self.talks))
        coach.type(typed)
        _ = coach.apply(.conversationsFound(Self.found(typed), SearchTerms(typed)))
        return coach
    }

    @Test func `an empty list says where others are, under a day that is over`() {
        var coach = CoachState.fresh()
        coach.press(.control("o"))
        _ = coach.apply(.conversationsLoaded([]))
        #expect(coach.says("None yet."))
        coach.isTodayOver = true
        #expect(coach.says("None up to this day."))
    }

    @Test func `every letter asks, and answers to an earlier filter are passed over`() {
        var coach = CoachState.fresh()
        coach.press(.control("o"))
        _ = coach.apply(.conversationsLoaded(Self.talks))
        #expect(coach.press(.character("c")) == [.findConversations(SearchTerms("c"))])
        #expect(coach.press(.character("o")) == [.findConversations(SearchTerms("co"))])
        _ = coach.apply(.conversationsFound(Self.found("c"), SearchTerms("c")))
        #expect(coach.list?.shown.isEmpty == true)
        _ = coach.apply(.conversationsFound(Self.found("co"), SearchTerms("co")))
        #expect(coach.list?.shown.map(\.title) == ["Night shifts"])
        coach.press(.control("u"))
        #expect(coach.list?.shown.count == 2)
    }

    @Test(arguments: [(80, 22), (120, 34), (60, 18)]) func `hits are shown in context`(_ width: Int, _ height: Int) {
        var coach = searched("coffee", width: width, height: height)
        coach.press(KeyPress(.down))
        let difference = snapshotDifference(coach.shown, "coach-search-\(width)x\(height)")
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test func `enter on a hit opens the conversation there, on its branch, with the words marked`() {
        var coach = searched("coffee")
        coach.press(KeyPress(.down))
        coach.press(KeyPress(.down))
        #expect(coach.press(KeyPress(.enter)) == [.loadConversation(id(50))])
        let question = ChatMessage(id: id(71), .person, "q")
        var messages = [question]
        let old = ChatMessage(id: id(72), .coach, "Too much coffee, I think.", parent: id(71))
        messages.append(old)
        messages.append(ChatMessage(id: id(73), .coach, "Another answer.", parent: id(71)))
        var talk = Self.talks[0]
        talk.leaf = id(73)
        _ = coach.apply(.conversationLoaded(talk, messages))
        #expect(coach.messages.map(\.id) == [id(71), id(72)])
        #expect(coach.says("Find: coffee") && coach.says("1 of 1 message"))
        var canvas = Canvas(coach.size)
        drawCoach(coach, in: canvas.bounds, on: &canvas, focused: true)
        let row = coach.shown.firstIndex { $0.contains("Too much coffee") } ?? 0
        let column = coach.shown[row].range(of: "coffee").map { coach.shown[row][..<$0.lowerBound].cellWidth } ?? 0
        #expect(canvas[column, row]?.style.attributes == [.bold, .underline])
        #expect(canvas[column - 2, row]?.style.attributes == [])
    }

    @Test func `a click on a hit chooses it, a second one opens it`() {
        var coach = searched("coffee")
        #expect(coach.click("You ").isEmpty)
        #expect(coach.list?.selected == 1)
        #expect(coach.click("You ") == [.loadConversation(id(50))])
    }

    @Test func `a pinned conversation stands first and can be told`() {
        var coach = CoachState.fresh()
        coach.press(.control("o"))
        _ = coach.apply(.conversationsLoaded(Self.talks))
        coach.press(KeyPress(.down))
        #expect(coach.press(.control("p")) == [.pinConversation(id(51), true)])
        #expect(coach.list?.shown.map(\.title) == ["Steps", "Night shifts"])
        #expect(coach.list?.current?.title == "Steps" && coach.says("↑ Steps"))
        #expect(coach.press(.control("p")) == [.pinConversation(id(51), false)])
        #expect(coach.list?.shown.map(\.title) == ["Night shifts", "Steps"])
    }
}

@Suite struct `Finding words in the open conversation` {
    private func talk(height: Int = 14) -> CoachState {
        var coach = CoachState.fresh(height: height)
        var messages: [ChatMessage] = []
        for number in 1...20 {
            let text =
                number % 6 == 0 ? "Rest and **sleep** well.\n\nAsleep at ten, number \(number)." : "Answer \(number)."
            messages.append(
                ChatMessage(
                    id: id(100 + number), number % 2 == 1 ? .person : .coach, text,
                    parent: number == 1 ? nil : id(99 + number)))
        }
        let conversation = Conversation(id: id(50), title: "t", startedAt: second(0), updatedAt: second(0))
        _ = coach.apply(.conversationLoaded(conversation, messages))
        return coach
    }

    @Test func `goes from the end upwards, line by line, and round`() {
        var coach = talk()
        coach.press(.control("f"))
        coach.type("sleep")
        #expect(coach.says("3 of 3 messages") && coach.says("number 18"))
        let places = (0..<6).map { _ in
            coach.press(KeyPress(.enter))
            return coach.find?.current
        }
        #expect(places.map { $0?.message } == [17, 11, 11, 5, 5, 17])
        #expect(coach.says("▶ Asleep at ten, number 18") || coach.says("Asleep at ten, number 18"))
        coach.press(KeyPress(.down))
        #expect(coach.find?.current?.message == 5)
        coach.press(KeyPress(.escape))
        #expect(coach.find == nil && coach.says("number 6"), "the view stays where it was found")
    }

    @Test func `says when nothing is found, and leaves what is written alone`() {
        var coach = talk()
        coach.type("a draft")
        coach.press(.control("f"))
        coach.type("zebra")
        #expect(coach.says("nothing") && coach.says("a draft"))
        coach.press(KeyPress(.escape))
        coach.type("!")
        #expect(coach.editor.text == "a draft!")
    }

    @Test(arguments: [(80, 22), (60, 18), (0, 0), (1, 1), (9, 3)])
    func `is drawn at any size`(_ width: Int, _ height: Int) {
        var coach = talk()
        _ = coach.apply(.resized(Size(width: width, height: height)))
        coach.press(.control("f"))
        coach.type("sleep 睡眠 👍")
        #expect(coach.shown.count == height)
    }
}

@Suite struct `A proposed name` {
    @Test(arguments: [
        ("Hi! Can you please tell me how I slept last week?", "How I slept last week"),
        ("hello coach", "hello coach"), ("Hey, what's my resting heart rate?", "What's my resting heart rate"),
        (
            "How does this week compare with the last ones, and what should I do about my very long evenings?",
            "How does this week compare with the last ones"
        ),
        ("睡眠の質について", "睡眠の質について"), ("please\nmake a plan for the marathon", "Make a plan for the marathon"),
    ]) func `is the first question without its politeness`(question: String, title: String) {
        #expect(TitleProposal.title(for: [ChatMessage(.person, question), ChatMessage(.coach, "x")]) == title)
    }

    @Test func `is asked of the model only on Ctrl-R, and only where nothing has to be settled first`() {
        var coach = CoachState.asking("Could you tell me how I slept?")
        coach.receive(.ended(.finished(.stop)))
        let talk = coach.conversation?.id ?? id(0)
        coach.press(KeyPress(.function(2)))
        #expect(coach.press(.control("r")) == [.proposeTitle(talk)], "it is not known where the model answers")
        _ = coach.apply(.readerKnown(remote, ModelRecipient(.local, host: "localhost")))
        coach.privacy.preview = .always
        #expect(coach.press(.control("r")).isEmpty && coach.says("Tab proposes a name"))
        coach.privacy.preview = .never
        #expect(coach.press(.control("r")) == [.askForTitle(talk)])
        _ = coach.apply(.titleNotProposed(.timeout(detail: "")))
        #expect(coach.conversation?.title == "Could you tell me how I slept?")
    }

    @Test func `is put in by Tab, and kept only by Enter`() {
        var coach = CoachState.asking("Could you tell me how I slept?")
        coach.receive(.ended(.finished(.stop)))
        coach.press(KeyPress(.function(2)))
        let talk = coach.conversation?.id ?? id(0)
        #expect(coach.press(KeyPress(.tab)) == [.proposeTitle(talk)])
        _ = coach.apply(.titleProposed("How I slept", talk))
        #expect(coach.conversation?.title == "Could you tell me how I slept?")
        #expect(coach.press(KeyPress(.enter)) == [.renameConversation(talk, "How I slept")])
        #expect(coach.conversation?.title == "How I slept")
    }
}

import Canvas
import ChatModel
import Foundation
import HealthModel
import ScreenKit
import SettingsModel
import TestSupport
import Testing

@testable import App
@testable import CoachScreen
@testable import SettingsScreen
@testable import TodayScreen

private let elsewhere = ModelRecipient(.elsewhere, host: "api.example.com")

private func consent(_ shared: Set<HealthCategory>, at seconds: Int = 0) -> Settings.Consent {
    Settings.Consent(host: elsewhere.host, shared: shared, givenAt: second(Double(seconds)))
}

private func prepared(_ text: String = #"{"model":"small-1","messages":[{"role":"user","content":"hi"}]}"#)
    -> PreparedRequest
{
    PreparedRequest(
        OutgoingRequest(
            model: remote, url: "https://api.example.com/v1/chat/completions",
            headers: [.init("Authorization", nil), .init("Content-Type", "application/json")], body: Array(text.utf8),
            instructions: "You are the coach."),
        reader: elsewhere, tokens: 1_234)
}

extension CoachState {
    fileprivate static func away(
        _ preview: Settings.Privacy.Preview = .never, shared: Set<HealthCategory>? = nil, width: Int = 80,
        height: Int = 22
    ) -> CoachState {
        var state = fresh(width: width, height: height)
        state.privacy.preview = preview
        if let shared { state.privacy.consents[remote.provider] = .init(host: elsewhere.host, shared: shared) }
        _ = state.apply(.readerKnown(remote, elsewhere))
        return state
    }

    /// What was asked of the model, in the effects.
    fileprivate static func sent(_ effects: [CoachEffect]) -> [String]? {
        for case .startReply(let messages, _) in effects { return messages.map(\.text) }
        return nil
    }

    fileprivate var isAskingConsent: Bool { if case .consent = gate { true } else { false } }
    fileprivate var isPreviewing: Bool { if case .preview = gate { true } else { false } }
}

@Suite struct `A model of unknown price` {
    private func chat(_ budget: Budget, info: ModelInfo? = nil, width: Int = 80, height: Int = 22) -> CoachState {
        var chat = CoachState.away(shared: [], width: width, height: height)
        chat.budget = budget
        _ = chat.apply(.modelDescribed(remote, info))
        return chat
    }

    @Test func `says so below the chat before the first question, and no more after it`() {
        var chat = chat(Budget())
        #expect(chat.says("The price of custom/small-1 is not known; it counts as unknown"))
        chat.type("Hello")
        #expect(CoachState.sent(chat.press(KeyPress(.enter))) == ["Hello"])
        chat.receive(.ended(.finished(.stop)))
        #expect(!chat.says("is not known"))
    }

    @Test func `is asked about once where there is a limit, and the question waits`() {
        var chat = chat(Budget(dayUSD: 0.01, monthUSD: 5))
        chat.type("Hello")
        #expect(CoachState.sent(chat.press(KeyPress(.enter))) == nil)
        #expect(chat.gate == .unknownPrice && chat.messages.isEmpty && chat.editor.text == "Hello")
        #expect(chat.says("Ask a model of unknown price?") && chat.says("$0.01 a day and $5.00 a month"))
        #expect(CoachState.sent(chat.press(KeyPress(.enter))) == nil, "Enter alone says no yes")
        let effects = chat.press(.character("y"))
        #expect(effects.first == .acceptUnpriced(remote))
        #expect(CoachState.sent(effects) == ["Hello"])
        chat.receive(.ended(.finished(.stop)))
        chat.type("And now?")
        #expect(CoachState.sent(chat.press(KeyPress(.enter))) != nil)
    }

    @Test func `is not asked after a no, and the question stays in the composer`() {
        var chat = chat(Budget(dayUSD: 1))
        chat.type("Hello")
        chat.press(KeyPress(.enter))
        #expect(chat.press(KeyPress(.escape)).isEmpty)
        #expect(chat.gate == nil && chat.editor.text == "Hello" && chat.messages.isEmpty)
    }

    @Test func `is none where its price is known, or where it answers on this machine`() {
        var priced = chat(Budget(dayUSD: 1), info: ModelInfo(remote, price: ModelPrice(input: 1, output: 2)))
        priced.type("Hello")
        #expect(CoachState.sent(priced.press(KeyPress(.enter))) == ["Hello"])
        var local = chat(Budget(dayUSD: 1))
        _ = local.apply(.readerKnown(remote, ModelRecipient(.local, host: "127.0.0.1:8080")))
        #expect(!local.says("is not known"))
        local.type("Hello")
        #expect(CoachState.sent(local.press(KeyPress(.enter))) == ["Hello"])
    }

    @Test func `is kept in the settings by the yes`() {
        var app = AppState(
            size: Size(width: 80, height: 24), today: TodayState(today: SampleReports.today),
            coach: CoachState(model: remote), settings: SettingsState())
        let effects = app.handle(.acceptUnpriced(remote))
        #expect(app.settings.settings.budget.acceptedUnpriced == [remote])
        #expect(effects.contains(.settings(.save([SettingChange("budget.unpriced", .texts(["custom/small-1"]))]))))
    }
}

@Suite struct `The first question to a provider elsewhere` {
    @Test func `is held until the person says what it may see`() {
        var chat = CoachState.away()
        chat.type("How did I sleep?")
        #expect(CoachState.sent(chat.press(KeyPress(.enter))) == nil)
        #expect(chat.isAskingConsent && chat.messages.isEmpty && chat.editor.text == "How did I sleep?")
        #expect(chat.shown.contains { $0.contains("What may custom see?") })
    }

    @Test func `goes with what is ticked, and is asked no more`() {
        var chat = CoachState.away()
        chat.type("Hello")
        chat.press(KeyPress(.enter))
        chat.press(KeyPress(.down))
        chat.press(.character(" "))
        let effects = chat.press(KeyPress(.enter))
        #expect(effects.first == .share(.custom, consent([.activity])))
        #expect(CoachState.sent(effects) == ["Hello"])
        #expect(chat.gate == nil && chat.editor.isEmpty && chat.privacy.consents[.custom]?.shared == [.activity])
        chat.receive(.ended(.finished(.stop)))
        chat.type("And now?")
        #expect(CoachState.sent(chat.press(KeyPress(.enter))) != nil)
    }

    @Test func `shares nothing unless something is ticked`() {
        var chat = CoachState.away()
        #expect(CoachState.sent(chat.apply(.askFor("Hello", at: second(0)))) == nil)
        #expect(chat.press(KeyPress(.enter)).first == .share(.custom, consent([])))
        #expect(chat.privacy.consents[.custom]?.shared == [])
    }

    @Test func `waits while the model's server is asked where it answers`() {
        let here = ModelRecipient(.local, host: "localhost")
        for (found, isAsked) in [(here, false), (elsewhere, true)] {
            var chat = CoachState.fresh()
            chat.privacy.preview = .never
            _ = chat.apply(.readerAssumed(remote, elsewhere))
            #expect(CoachState.sent(chat.apply(.askFor("Hello", at: second(0)))) == nil && chat.gate == nil)
            let sent = CoachState.sent(chat.apply(.readerKnown(remote, found)))
            #expect(sent == (isAsked ? nil : ["Hello"]) && chat.isAskingConsent == isAsked)
        }
    }

    @Test func `is kept when Esc goes back`() {
        var chat = CoachState.away()
        chat.type("Hello")
        chat.press(KeyPress(.enter))
        #expect(chat.press(KeyPress(.escape)).isEmpty)
        #expect(chat.gate == nil && chat.editor.text == "Hello" && chat.messages.isEmpty)
        #expect(chat.privacy.consents.isEmpty, "nothing was decided")
        chat.press(KeyPress(.enter))
        #expect(chat.isAskingConsent)
    }

    @Test func `is asked for by every way of sending`() {
        for action in [
            CoachAction.key(KeyPress(.character("1"), .alt), at: second(0)),
            .clicked(HitTarget(CoachTarget.suggestion(0)), at: second(0)), .askFor("Hello", at: second(0)),
        ] {
            var chat = CoachState.away()
            #expect(CoachState.sent(chat.apply(action)) == nil && chat.isAskingConsent)
            #expect(CoachState.sent(chat.press(KeyPress(.enter)))?.count == 1)
        }
    }

    @Test func `the basics hold nothing sensitive`() {
        var sheet = ConsentSheet(provider: "openai", host: "api.openai.com")
        _ = sheet.apply(.character("b"))
        #expect(sheet.chosen == [.activity, .workouts, .sleep, .heart] && !sheet.chosen.contains(where: \.isSensitive))
        _ = sheet.apply(.character("n"))
        #expect(sheet.chosen.isEmpty)
    }

    @Test(arguments: [(60, 18), (80, 22), (200, 46)])
    func `shows every category with its mark, by key and by mouse`(width: Int, height: Int) throws {
        var chat = CoachState.away(width: width, height: height)
        _ = chat.apply(.askFor("Hello", at: second(0)))
        let text = chat.shown.joined(separator: "\n")
        for category in HealthCategory.allCases { #expect(text.contains(category.title), "\(category)") }
        #expect(text.components(separatedBy: "! sensitive").count == 5)
        #expect(text.contains("api.example.com") && text.contains("Send without health data"))
        var canvas = Canvas(chat.size)
        drawCoach(chat, in: Rect(chat.size), on: &canvas, focused: true)
        let row = try #require(chat.shown.firstIndex { $0.contains("[ ] Sleep") })
        let target = try #require(canvas.target(at: Point(column: width / 2, row: row)))
        _ = chat.apply(.clicked(target, at: second(0)))
        #expect(chat.shown.contains { $0.contains("[x] Sleep") })
    }

    @Test func `on this machine nothing is asked`() {
        for reader in [ModelRecipient(.local, host: "localhost"), ModelRecipient(.offline, host: "")] {
            var chat = CoachState.fresh()
            _ = chat.apply(.readerKnown(remote, reader))
            #expect(CoachState.sent(chat.apply(.askFor("Hello", at: second(0)))) == ["Hello"])
        }
    }
}

@Suite struct `A conversation that was begun on this machine` {
    private func begun() -> CoachState {
        var chat = CoachState.fresh(offline, width: 80, height: 22)
        _ = chat.apply(.readerKnown(offline, ModelRecipient(.offline, host: "")))
        _ = chat.apply(.askFor("How did I sleep?", at: second(0)))
        chat.receive(.text("7 h"))
        chat.receive(.ended(.finished(.stop)))
        chat.privacy.consents[remote.provider] = .init(host: elsewhere.host, shared: [])
        chat.privacy.preview = .never
        _ = chat.apply(.modelChanged(remote))
        _ = chat.apply(.readerKnown(remote, elsewhere))
        chat.type("And why?")
        return chat
    }

    @Test func `asks whether its talk goes to a provider elsewhere`() {
        var chat = begun()
        #expect(CoachState.sent(chat.press(KeyPress(.enter))) == nil)
        #expect(chat.gate == .earlierTalk && chat.shown.contains { $0.contains("Send the earlier talk along?") })
        #expect(chat.press(KeyPress(.escape)).isEmpty && chat.editor.text == "And why?")
    }

    @Test func `keeps every button in sight on the narrowest screen`() {
        #expect(
            SheetButtons.labels(["Store it", "Change", "Don't store"], width: 36, between: 1)
                == ["[Store it]", "[Change]", "[Don't store]"])
        #expect(SheetButtons.labels(["Ask it", "Back"], width: 36, between: 2) == ["[ Ask it ]", "[ Back ]"])
        let faces = SheetButtons.labels(["Leave it out", "Send it along", "Back"], width: 36, between: 2)
        #expect(faces == ["[Leave it o…]", "[Send it al…]", "[Back]"])
    }

    @Test func `leaves it out, or sends it along, and asks once`() {
        for (key, isAlong) in [(KeyPress(.enter), false), (.character("y"), true)] {
            var chat = begun()
            chat.press(KeyPress(.enter))
            let effects = chat.press(key, at: 5)
            #expect(CoachState.sent(effects) != nil)
            #expect(
                effects.contains { if case .sendEarlierTalk(id(1), remote, _) = $0 { true } else { false } } == isAlong)
            chat.receive(.ended(.finished(.stop)))
            chat.type("More")
            #expect(CoachState.sent(chat.press(KeyPress(.enter))) != nil)
        }
    }

    @Test func `asks again where others answered after the yes, or less is shared`() {
        var chat = begun()
        chat.press(KeyPress(.enter))
        chat.press(.character("y"), at: 5)
        chat.receive(.ended(.finished(.stop)), at: 6)
        let offline = ModelReference(provider: .offline, model: "rules")
        _ = chat.apply(.modelChanged(offline))
        _ = chat.apply(.readerKnown(offline, ModelRecipient(.offline, host: "")))
        _ = chat.apply(.askFor("And my weight?", at: second(8)))
        chat.receive(.text("78 kg"), at: 9)
        chat.receive(.ended(.finished(.stop)), at: 9)
        _ = chat.apply(.modelChanged(remote))
        _ = chat.apply(.readerKnown(remote, elsewhere))
        chat.type("Why?")
        #expect(CoachState.sent(chat.press(KeyPress(.enter), at: 12)) == nil)
        #expect(chat.gate == .earlierTalk)
    }
}

@Suite struct `What will be sent` {
    @Test func `is shown once for a host and model, and then goes`() {
        var chat = CoachState.away(.first, shared: [])
        chat.type("Hello")
        let effects = chat.press(KeyPress(.enter))
        #expect(chat.isPreviewing && CoachState.sent(effects) == nil)
        guard case .prepareRequest(let messages)? = effects.first else { return #expect(Bool(false)) }
        #expect(messages.map(\.text) == ["Hello"])
        #expect(CoachState.sent(chat.press(KeyPress(.enter))) == nil, "not before it can be seen")
        _ = chat.apply(.requestPrepared(prepared()))
        #expect(CoachState.sent(chat.press(KeyPress(.enter))) == ["Hello"] && chat.gate == nil)
        chat.receive(.ended(.finished(.stop)))
        #expect(CoachState.sent(chat.apply(.askFor("More", at: second(9)))) != nil, "shown once")
        chat.receive(.ended(.finished(.stop)))
        let other = ModelReference(provider: .custom, model: "large-2")
        _ = chat.apply(.modelChanged(other))
        _ = chat.apply(.readerKnown(other, elsewhere))
        #expect(CoachState.sent(chat.apply(.askFor("More", at: second(9)))) == nil, "another model")
    }

    @Test func `is shown every time where the person wants that, here too`() {
        var chat = CoachState.away(.always, shared: [])
        _ = chat.apply(.readerKnown(remote, ModelRecipient(.local, host: "localhost")))
        for _ in 0..<2 {
            _ = chat.apply(.askFor("Hello", at: second(0)))
            #expect(chat.isPreviewing)
            _ = chat.apply(.requestPrepared(prepared()))
            #expect(CoachState.sent(chat.press(KeyPress(.enter))) != nil)
            chat.receive(.ended(.finished(.stop)))
        }
    }

    @Test func `after consent it is still shown`() {
        var chat = CoachState.away(.first)
        chat.type("Hello")
        chat.press(KeyPress(.enter))
        let effects = chat.press(KeyPress(.enter))
        #expect(effects.first == .share(.custom, consent([])) && chat.isPreviewing && CoachState.sent(effects) == nil)
        #expect(chat.press(KeyPress(.escape)).isEmpty && chat.editor.text == "Hello")
    }

    @Test func `a question that waits for its turn is not sent unseen`() {
        var chat = CoachState.away(.always, shared: [])
        _ = chat.apply(.askFor("First", at: second(0)))
        _ = chat.apply(.requestPrepared(prepared()))
        chat.press(KeyPress(.enter))
        chat.type("Second")
        chat.press(KeyPress(.enter))
        #expect(chat.queued == ["Second"])
        #expect(CoachState.sent(chat.receive(.ended(.finished(.stop)))) == nil && chat.editor.text == "Second")
    }

    @Test func `names host, model, bytes, tokens and headers without their secrets`() {
        var chat = CoachState.away(shared: [.sleep])
        chat.type("hi")
        #expect(chat.press(KeyPress(.character("p"), .alt)).count == 2)
        _ = chat.apply(.requestPrepared(prepared()))
        let text = chat.shown.joined(separator: "\n")
        for part in [
            "https://api.example.com/v1/chat/completions", "small-1 · 63 bytes, about 1,234 tokens",
            "Authorization: •••", "Content-Type: application/json", "With it: Sleep", #""content": "hi""#,
        ] { #expect(text.contains(part), "\(part)") }
        chat.press(KeyPress(.tab))
        #expect(chat.shown.contains { $0.contains("You are the coach.") })
        #expect(CoachState.sent(chat.press(KeyPress(.enter))) == ["hi"])
    }

    @Test func `with nothing written shows what was sent last`() {
        var chat = CoachState.away(shared: [])
        #expect(chat.press(KeyPress(.character("p"), .alt)) == [.loadSentRequest(nil)])
        _ = chat.apply(.sentRequestLoaded(nil))
        #expect(chat.shown.contains { $0.contains("Nothing was sent in this conversation") })
        let sent = SentRequest(prepared().request, sentAt: second(0), requestsInAll: 3, bytesInAll: 45_678)
        _ = chat.apply(.sentRequestLoaded(sent))
        #expect(chat.shown.contains { $0.contains("3 requests, 45,678 bytes in this conversation") })
        #expect(CoachState.sent(chat.press(KeyPress(.enter))) == nil && chat.gate == nil)
    }

    @Test func `says why it cannot be shown`() {
        var chat = CoachState.away(.first, shared: [])
        chat.type("Hello")
        chat.press(KeyPress(.enter))
        _ = chat.apply(.requestNotPrepared(.invalidConfiguration("No")))
        #expect(chat.shown.contains { $0.contains(ServiceError.invalidConfiguration("No").sentence.prefix(20)) })
        #expect(CoachState.sent(chat.press(KeyPress(.enter))) == nil)
    }

    @Test(arguments: [(1, 1), (60, 18), (80, 22), (200, 46)])
    func `scrolls to its end and stays inside its area`(width: Int, height: Int) {
        var chat = CoachState.away(shared: [], width: width, height: height)
        chat.type("hi")
        chat.press(KeyPress(.character("p"), .alt))
        let items = (0..<300).map { #""k\#($0)":\#($0)"# }.joined(separator: ",")
        _ = chat.apply(.requestPrepared(prepared("{\(items)}")))
        chat.press(KeyPress(.end))
        #expect(width < 60 || chat.shown.contains { $0.contains(#""k299": 299"#) })
        #expect(chat.shown.count == height)
    }

    @Test func `the offline coach sends nothing`() {
        var chat = CoachState.fresh(offline)
        _ = chat.apply(.readerKnown(offline, ModelRecipient(.offline, host: "")))
        #expect(chat.press(KeyPress(.character("p"), .alt)).isEmpty && chat.gate == nil)
        #expect(chat.notice == "The offline coach sends nothing")
    }
}

@Suite struct `JSON with a line for each member` {
    @Test(arguments: [
        (
            #"{"a":1.50,"b":[1,2],"c":{},"d":"x, {y}: \"z\\"}"#,
            [
                "{", #"  "a": 1.50,"#, #"  "b": ["#, "    1,", "    2", "  ],", #"  "c": {},"#,
                #"  "d": "x, {y}: \"z\\""#, "}",
            ]
        ),
        ("[ ]", ["[]"]), ("", []), ("{", ["{"]), ("7", ["7"]),
    ])
    func `keeps every token as it was written`(text: String, lines: [String]) {
        #expect(WireJSON.lines(of: Array(text.utf8)) == lines)
    }

    @Test func `is the same JSON again without the blanks`() {
        let text = #"{"m":[{"role":"system","content":"a \n b"},[],[[]],{"x":{"y":[1e3,-0.0,null,true]}}]}"#
        let joined = WireJSON.lines(of: Array(text.utf8)).map { $0.drop { $0 == " " } }.joined()
        #expect(joined.replacing(": ", with: ":") == text)
    }
}

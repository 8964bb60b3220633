import Canvas
import ChatModel
import Foundation
import SettingsModel
import TestSupport
import Testing

@testable import SettingsScreen

@Suite struct `The page of memories` {
    private func opened(
        _ facts: [String] = ["My left knee hurts on stairs", "I train before breakfast"], from talk: UUID? = nil
    ) -> SettingsState {
        var state = SettingsState()
        #expect(state.apply(.opened(.memories)).contains(.memory(.load)))
        let all = facts.enumerated().compactMap { index, fact in
            Memory(id: id(80 + index), fact, about: .preference, createdAt: second(Double(index)), conversation: talk)
        }
        _ = state.apply(.memory(.loaded(all, talks: [id(7): "Sore knee"])))
        return state
    }

    private func press(_ state: inout SettingsState, _ keys: KeyPress...) -> [SettingsEffect] {
        keys.flatMap { state.apply(.key($0)) }
    }

    @Test func `shows every fact with what it is about`() {
        let rows = opened().rows(of: .memories)
        #expect(rows.contains { $0.title == "My left knee hurts on stairs" && $0.value == "preference" })
        #expect(opened([]).rows(of: .memories).contains { $0.title == "Nothing yet." })
    }

    @Test func `says which talk a fact comes from`() {
        func help(_ talk: UUID?) -> String? { opened(from: talk).rows(of: .memories).first { $0.value != "" }?.help }
        #expect(help(id(7)) == "My left knee hurts on stairs (from the talk \u{201C}Sore knee\u{201D})")
        #expect(help(id(8)) == "My left knee hurts on stairs (from a talk)")
        #expect(help(nil) == "My left knee hurts on stairs (written by you)")
    }

    @Test func `changes a fact in place`() {
        var state = opened()
        _ = press(&state, KeyPress(.home), KeyPress(.enter), .control("u"))
        for character in "My knee is fine" { _ = press(&state, .character(character)) }
        let effects = press(&state, KeyPress(.tab), KeyPress(.right), KeyPress(.enter))
        guard case .memory(.change(let memory))? = effects.first else {
            Issue.record("no change: \(effects)")
            return
        }
        #expect(memory.id == id(80) && memory.fact == "My knee is fine" && memory.about == .injury)
        #expect(state.sheet == nil)
    }

    @Test func `adds one, and refuses one without words or too long`() {
        var state = opened()
        _ = press(&state, .character("a"), KeyPress(.enter))
        #expect(state.sheet != nil, "nothing was written")
        _ = state.apply(.paste(String(repeating: "long ", count: 70)))
        #expect(press(&state, KeyPress(.enter)).isEmpty && state.sheet != nil)
        _ = press(&state, .control("u"))
        _ = state.apply(.paste("I work nights\nin May"))
        #expect(press(&state, KeyPress(.enter)) == [.memory(.add("I work nights in May", .other))])
    }

    @Test func `deletes one when it is confirmed`() {
        var state = opened()
        #expect(press(&state, KeyPress(.home), KeyPress(.delete)).isEmpty)
        #expect(state.alert?.message.contains("My left knee") == true)
        #expect(press(&state, KeyPress(.escape)).isEmpty && state.alert == nil)
        #expect(press(&state, KeyPress(.delete), .character("y")) == [.memory(.forget(id(80)))])
    }

    @Test(arguments: [(80, 24), (60, 20), (200, 50)]) func `is drawn at any size`(_ width: Int, _ height: Int) {
        var state = opened(["My left knee hurts on stairs", String(repeating: "a long fact ", count: 20)])
        _ = state.apply(.resized(Size(width: width, height: height)))
        let page = screen(width: width, height: height) { drawSettings(state, in: $0, on: &$1, focused: true) }
        var difference = snapshotDifference(page, "settings-memories-\(width)x\(height)")
        #expect(difference == nil, "\(difference ?? "")")
        _ = press(&state, .character("a"))
        let sheet = screen(width: width, height: height) { drawSettings(state, in: $0, on: &$1, focused: true) }
        difference = snapshotDifference(sheet, "settings-memory-\(width)x\(height)")
        #expect(difference == nil, "\(difference ?? "")")
    }
}

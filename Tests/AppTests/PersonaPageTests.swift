import Canvas
import ChatModel
import HealthModel
import SettingsModel
import Testing
import TestSupport

@testable import SettingsScreen

private func page(
    _ destination: SettingsDestination = .persona, width: Int = 80, height: Int = 22, _ settings: Settings = Settings()
) -> SettingsState {
    var state = SettingsState(settings: settings)
    _ = state.apply(.resized(Size(width: width, height: height)))
    _ = state.apply(.opened(destination))
    return state
}

extension SettingsState {
    fileprivate var pageLines: [String] {
        screen(width: size.width, height: size.height) { drawSettings(self, in: $0, on: &$1, focused: true) }
    }
    fileprivate var page: String { rows(of: open).map { "\($0.title) \($0.value)" }.joined(separator: "\n") }

    @discardableResult fileprivate mutating func press(_ key: KeyPress) -> [SettingsEffect] { apply(.key(key)) }

    /// Puts the cursor on a row.
    fileprivate mutating func go(to id: SettingsRowID) { _ = putCursor(on: id) }
}

@Suite struct `The persona page` {
    @Test func `shows the first style and the second above 20 percent, and the shares as a ring`() {
        let text = page(width: 120, height: 40).pageLines.joined(separator: "\n")
        for part in [
            "[ Encouraging ]", "( Analytical )", "2 ■  40 %  Encouraging & Empathetic",
            "4 ■  10 %  Playfully Provocative",
        ] { #expect(text.contains(part), "\(part)") }
        var settings = Settings()
        settings.persona.blend = StyleBlend(authoritative: 20, encouraging: 60, analytical: 20, playful: 0)!
        #expect(!page(width: 120, height: 40, settings).pageLines.joined().contains("( "))
    }

    @Test func `at 60 columns a bar takes the place of the ring`() {
        let text = page(width: 60, height: 18).pageLines.joined(separator: "\n")
        #expect(text.contains("█████") && text.contains("▓▓▓▓") && text.contains("█1 15 %") && !text.contains("■"))
        // A title that is cut does not touch its bar.
        #expect(text.contains("… ━") && !text.contains("…━"))
    }

    @Test func `a slider moves its share and the sum stays 100`() {
        var state = page()
        state.go(to: .share(.playful))
        let effects = state.press(KeyPress(.right))
        #expect(state.settings.persona.blend[.playful] == 15)
        #expect(effects == [.save([SettingChange("personas.coach.style", .text(state.settings.persona.blend.text))])])
        for _ in 0..<40 { state.press(KeyPress(.right, .shift)) }
        #expect(state.settings.persona.blend.text == "authoritative 0, encouraging 0, analytical 0, playful 100")
        #expect(Persona.Style.allCases.reduce(0) { $0 + state.settings.persona.blend[$1] } == 100)
    }

    @Test func `makes, duplicates, chooses, renames and deletes personas`() {
        var state = page()
        state.go(to: "new")
        state.press(KeyPress(.enter))
        #expect(state.settings.coach.persona == "persona-1" && state.settings.persona.name == "New persona")
        state.go(to: .preset("rival"))
        state.press(KeyPress(.enter))
        #expect(state.settings.persona.blend.primary == .playful && state.settings.persona.name == "New persona")
        state.go(to: "duplicate")
        state.press(KeyPress(.enter))
        #expect(state.settings.coach.persona == "persona-2" && state.settings.persona.blend.primary == .playful)
        state.go(to: "personas.persona-2.name")
        state.press(KeyPress(.enter))
        state.press(.control("u"))
        for letter in "Max" { state.press(.character(letter)) }
        state.press(KeyPress(.enter))
        #expect(state.settings.persona.name == "Max")
        state.go(to: "delete")
        state.press(KeyPress(.enter))
        #expect(state.alert != nil && state.settings.personas.count == 2, "it asks first")
        let effects = state.press(.character("y"))
        #expect(effects.first == .removeTable("personas.persona-2"))
        #expect(state.settings.coach.persona == "persona-1" && state.settings.personas.count == 1)
        state.go(to: "delete")
        state.press(KeyPress(.enter))
        state.press(.character("y"))
        #expect(state.settings.persona == .standard && state.settings.coach.persona == Persona.standardID)
    }

    @Test func `a new persona is written whole`() {
        var state = page()
        state.go(to: "new")
        guard case .save(let changes)? = state.press(KeyPress(.enter)).first else { return #expect(Bool(false)) }
        var written = Settings()
        for change in changes { SettingCatalog.field(change.key)?.write(&written, change.value) }
        #expect(written.personas == state.settings.personas && written.coach.persona == "persona-1")
    }

    @Test func `streams a preview and shows what went wrong`() {
        var state = page()
        #expect(state.press(.character("p")) == [.persona(.startPreview(.standard, turn: 1))])
        _ = state.apply(.persona(.previewEvent(.text("Good "), turn: 1)))
        _ = state.apply(.persona(.previewEvent(.text("morning!"), turn: 1)))
        #expect(state.page.contains("Good morning!▍"))
        _ = state.apply(.persona(.previewEvent(.ended(.finished(.stop)), turn: 1)))
        #expect(state.persona.preview == .complete("Good morning!"))
        state.press(.character("p"))
        _ = state.apply(.persona(.previewEvent(.text("late"), turn: 1)))
        #expect(state.persona.preview == .arriving(""), "a word of the one before")
        _ = state.apply(.persona(.previewEvent(.ended(.failed(.notConfigured(.openAI))), turn: 2)))
        #expect(state.page.contains(ServiceError.notConfigured(.openAI).sentence))
    }

    @Test func `a change stops a preview that is arriving`() {
        var state = page()
        state.press(.character("p"))
        _ = state.apply(.persona(.previewEvent(.text("Good"), turn: 1)))
        state.go(to: .share(.analytical))
        #expect(state.press(KeyPress(.right)).contains(.persona(.stopPreview)))
        #expect(state.persona.preview == .outdated("Good"))
        _ = state.apply(.persona(.previewEvent(.text(" late"), turn: 1)))
        #expect(state.persona.preview == .outdated("Good") && state.page.contains("before the last change"))
    }

    @Test func `leaving the page stops a preview`() {
        var state = page()
        state.press(.character("p"))
        #expect(state.press(KeyPress(.escape)).contains(.persona(.stopPreview)))
    }

    @Test func `shows the instructions on request`() {
        var state = page()
        #expect(state.press(.character("s")) == [.persona(.showInstructions(.standard))])
        _ = state.apply(.persona(.instructionsArrived("You are the coach.")))
        #expect(state.pageLines.contains { $0.contains("You are the coach.") })
    }

    @Test(arguments: [(1, 1), (60, 18), (80, 22), (200, 46)])
    func `fits every size`(width: Int, height: Int) {
        var state = page(width: width, height: height)
        state.press(.character("r"))
        #expect(state.pageLines.count == height)
        for _ in 0..<6 { state.press(KeyPress(.enter)) }
        #expect(width < 60 || state.pageLines.contains { $0.contains("Apply") })
    }
}

@Suite struct `Refining a persona` {
    @Test func `answers shift the blend and set preferences`() {
        let refined = Refinement.refined(.standard, by: [0, 0, 0, 2, 2, 0])
        #expect(refined.blend[.authoritative] > Persona.standard.blend[.authoritative])
        #expect(refined.blend[.analytical] > refined.blend[.playful])
        #expect(refined.absenceResponse == .direct && refined.celebration == .enthusiastic)
        #expect(refined.updateFrequency == .frequent && refined.language == .simple)
        #expect(Refinement.refined(.standard, by: [nil, nil, nil, nil, nil, nil]) == .standard)
    }

    @Test func `every answer of every question changes something or keeps what is the standard`() {
        for (index, question) in Refinement.questions.enumerated() {
            var made: [Persona] = []
            for choice in question.choices.indices {
                var answers: [Int?] = Array(repeating: nil, count: Refinement.questions.count)
                answers[index] = choice
                let refined = Refinement.refined(.standard, by: answers)
                #expect(!made.contains(refined), "\(question.text) \(choice)")
                #expect(Persona.Style.allCases.reduce(0) { $0 + refined.blend[$1] } == 100)
                made.append(refined)
            }
        }
    }

    @Test func `shows before and after, and nothing changes until it is applied`() {
        var state = page()
        state.press(.character("r"))
        #expect(state.pageLines.contains { $0.contains("You missed yesterday's workout.") })
        state.press(.character("4"))
        for _ in 0..<5 { state.press(KeyPress(.right)) }
        #expect(state.pageLines.contains { $0.contains("Playfully Provocative") && $0.contains("10 %  →  25 %  +15") })
        #expect(state.settings.persona == .standard)
        let effects = state.press(KeyPress(.enter))
        #expect(state.settings.persona.blend[.playful] == 25 && state.sheet == nil && !effects.isEmpty)
    }

    @Test func `Esc and Cancel leave all as it was, and one can go back`() {
        var state = page()
        state.press(.character("r"))
        state.press(.character("4"))
        state.press(KeyPress(.left))
        #expect(state.pageLines.contains { $0.contains("(•) A wink and a dare") })
        #expect(state.press(KeyPress(.escape)).isEmpty && state.sheet == nil && state.settings.persona == .standard)
        state.press(.character("r"))
        for _ in 0..<6 { state.press(.character("1")) }
        state.press(KeyPress(.down))
        #expect(state.press(KeyPress(.enter)).isEmpty && state.sheet == nil && state.settings.persona == .standard)
    }
}

@Suite struct `The privacy page` {
    @Test func `ticks categories for providers elsewhere and here`() {
        var state = page(.privacy)
        #expect(state.page.contains("nothing until you choose"))
        state.go(to: .option(key: "privacy.share_remote", value: "sleep"))
        #expect(state.press(KeyPress(.enter)) == [.save([SettingChange("privacy.share_remote", .texts(["sleep"]))])])
        #expect(state.settings.privacy.sharedRemotely == [.sleep])
        state.go(to: .option(key: "privacy.share_local", value: "mood"))
        state.press(KeyPress(.enter))
        #expect(state.settings.privacy.sharedLocally == Set(HealthCategory.allCases).subtracting([.mood]))
    }

    @Test func `says provider by provider what it may see, and asks anew`() {
        var state = page(.privacy)
        state.settings.privacy.consents = [
            .openAI: .init(host: "api.openai.com", shared: [.sleep]),
            .custom: .init(host: "127.0.0.1:9000", shared: []),
        ]
        #expect(state.page.contains("at api.openai.com") && state.page.contains("at 127.0.0.1:9000"))
        state.go(to: .option(key: "consents.openai.share", value: "heart"))
        let save = SettingChange("consents.openai.share", .texts(["sleep", "heart"]))
        #expect(state.press(KeyPress(.enter)) == [.save([save])])
        state.go(to: .consent(.openAI))
        #expect(state.press(KeyPress(.enter)) == [.removeTable("consents.openai")])
        #expect(state.settings.privacy.consents.keys.map(\.rawValue) == ["custom"])
    }

    @Test func `shares the basics or nothing at once`() {
        var state = page(.privacy)
        state.go(to: "basics")
        state.press(KeyPress(.enter))
        #expect(state.settings.privacy.sharedRemotely == Settings.Privacy.basics)
        state.go(to: "none")
        state.press(KeyPress(.enter))
        #expect(state.settings.privacy.sharedRemotely == [])
    }

    @Test func `marks what is sensitive, and says how data are kept`() {
        let state = page(.privacy)
        for category in HealthCategory.allCases {
            #expect(state.page.contains("\(category.title) !") == category.isSensitive)
        }
        #expect(
            state.page.contains(
                "The health database is a plain SQLite file that only your user can read; use disk encryption against theft."
            ))
    }
}

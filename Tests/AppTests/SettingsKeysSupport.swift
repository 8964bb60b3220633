import Canvas
import ChatModel
import Foundation
import SettingsModel
import TestSupport
import Testing

@testable import SettingsScreen

let openAIModel = ModelReference(provider: .openAI, model: "gpt-6.1-sol")

extension ProviderEntry {
    static let openAI = ProviderEntry(
        id: .openAI, name: "OpenAI", state: .ready, hasKey: true, keyVariable: "OPENAI_API_KEY",
        keyPage: "https://platform.openai.com/api-keys", address: "https://api.openai.com/v1", model: "gpt-6.1-sol",
        modelCount: 42, hasInterfaces: true)
    static let anthropic = ProviderEntry(
        id: .anthropic, name: "Anthropic", state: .noKey, keyVariable: "ANTHROPIC_API_KEY",
        keyPage: "https://console.anthropic.com/settings/keys", address: "https://api.anthropic.com/v1",
        model: "claude-sonnet-5-5", modelCount: 12)
    static let openRouter = ProviderEntry(
        id: .openRouter, name: "OpenRouter", state: .ready, hasKey: true, keyVariable: "OPENROUTER_API_KEY",
        keyPage: "https://openrouter.ai/keys", address: "https://openrouter.ai/api/v1", model: "openai/gpt-6.1-sol",
        modelCount: 380)
    static let ollama = ProviderEntry(
        id: .ollama, name: "Ollama", state: .ready, needsKey: false, keyVariable: "OLLAMA_API_KEY",
        address: "http://127.0.0.1:11434", model: "qwen3.5:9b")
    static let custom = ProviderEntry(
        id: .custom, name: "Custom", state: .noAddress, needsKey: false, keyVariable: "AIRFIT_CUSTOM_API_KEY",
        model: "default", hasInterfaces: true)
    static let mine = ProviderEntry(
        id: ProviderID("lab"), name: "lab", state: .ready, needsKey: false, keyVariable: "AIRFIT_LAB_API_KEY",
        address: "http://10.0.0.7:8000/v1", model: "default",
        headers: [.init("X-Lab-Token", "•••"), .init("X-Team", "blue")], isBuiltIn: false, hasInterfaces: true)

    static let samples = [openAI, anthropic, openRouter, ollama, custom, mine]
}

extension KeyListing {
    static let sample = KeyListing(
        entries: [
            ProviderKeys(
                id: .openAI, name: "OpenAI",
                holdings: [
                    KeyLocation(.vault, lastFour: "1f3c", enteredAt: second(0), lastUsed: second(86_400))
                ], keyPage: "https://platform.openai.com/api-keys"),
            ProviderKeys(
                id: .anthropic, name: "Anthropic", keyPage: "https://console.anthropic.com/settings/keys"),
            ProviderKeys(
                id: .openRouter, name: "OpenRouter",
                holdings: [
                    KeyLocation(.environment(variable: "OPENROUTER_API_KEY"), lastFour: "9a2b"),
                    KeyLocation(.vault, lastFour: "0c0d", enteredAt: second(0)),
                ], keyPage: "https://openrouter.ai/keys"),
            ProviderKeys(id: .ollama, name: "Ollama", needsKey: false),
            ProviderKeys(
                id: ProviderID("lab"), name: "lab", holdings: [KeyLocation(.command("pass"))], needsKey: false),
        ], vault: .unlocked(.passphrase),
        found: [
            FoundKey(id: "env GOOGLE_API_KEY", provider: .gemini, place: "GOOGLE_API_KEY", lastFour: "7k7k"),
            FoundKey(
                id: "~/.codex/auth.json OPENAI_API_KEY", provider: .openAI, place: "~/.codex/auth.json",
                lastFour: "5e5e"),
        ])

    func with(_ vault: VaultCondition) -> KeyListing {
        var listing = self
        listing.vault = vault
        return listing
    }
}

extension SettingsState {
    /// At a page, with everything that is found out about providers and keys.
    static func at(
        _ page: SettingsDestination, settings: Settings = Settings(), active: ModelReference = openAIModel,
        listing: KeyListing = .sample, width: Int = 80, height: Int = 22
    ) -> SettingsState {
        var state = SettingsState(settings: settings)
        _ = state.apply(.resized(Size(width: width, height: height)))
        if case .providerDetails = page { _ = state.apply(.opened(.provider)) }
        if case .providerDetails = page { _ = state.goTo(page) } else { _ = state.apply(.opened(page)) }
        _ = state.apply(.provider(.listed(ProviderEntry.samples, active: active)))
        _ = state.apply(.keys(.listed(listing)))
        return state
    }

    /// With OpenAI as the person's choice.
    static func choosingOpenAI(_ page: SettingsDestination, listing: KeyListing = .sample) -> SettingsState {
        var settings = Settings()
        settings.coach.provider = .openAI
        return at(page, settings: settings, listing: listing)
    }

    @discardableResult mutating func press(_ keys: KeyPress...) -> [SettingsEffect] {
        var effects: [SettingsEffect] = []
        for key in keys { effects += apply(.key(key)) }
        return effects
    }

    @discardableResult mutating func enter() -> [SettingsEffect] { press(KeyPress(.enter)) }

    mutating func type(_ text: String) { for letter in text { press(.character(letter)) } }

    /// Puts the cursor on a row and presses Enter.
    @discardableResult mutating func activate(row: SettingsRowID) -> [SettingsEffect] {
        _ = putCursor(on: row)
        return enter()
    }

    var shown: [String] {
        screen(width: size.width, height: size.height) { area, canvas in
            drawSettings(self, in: area, on: &canvas, focused: true)
        }
    }

    func says(_ words: String) -> Bool { shown.contains { $0.contains(words) } }

    /// Clicks on the first cell of the words.
    mutating func click(_ words: String, at location: SourceLocation = #_sourceLocation) {
        var canvas = Canvas(size)
        drawSettings(self, in: canvas.bounds, on: &canvas, focused: true)
        for (row, line) in canvas.textRows.enumerated() {
            guard let range = line.range(of: words) else { continue }
            let place = Point(column: line[..<range.lowerBound].cellWidth, row: row)
            if let target = canvas.target(at: place) { _ = apply(.clicked(target)) }
            return
        }
        Issue.record("\(words) does not show", sourceLocation: location)
    }

    var keySheet: KeySheet? { if case .keyEntry(let sheet)? = sheet { sheet } else { nil } }
    var vaultSheet: VaultSheet? { if case .vault(let sheet)? = sheet { sheet } else { nil } }
}

extension [SettingsEffect] {
    var saves: [SettingChange] {
        flatMap { effect -> [SettingChange] in
            if case .save(let changes) = effect { changes } else { [] }
        }
    }
    var notices: [String] { compactMap { if case .notice(let text, _) = $0 { text } else { nil } } }
}

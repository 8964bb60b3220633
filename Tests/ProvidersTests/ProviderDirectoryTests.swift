import ChatModel
import Testing

@testable import Providers

@Suite struct `Provider directory` {
    @Test func `a key in the environment is enough for OpenAI and OpenRouter`() throws {
        let directory = confirmingDirectory(environment: ["OPENAI_API_KEY": "sk-1", "OPENROUTER_API_KEY": "sk-or-2"])
        let openAI = try directory.configuration(of: .openAI)
        #expect(openAI.baseURL == "https://api.openai.com/v1")
        #expect(openAI.keySource == .environment(variable: "OPENAI_API_KEY"))
        #expect(openAI.key == APIKey("sk-1"))
        #expect(try directory.configuration(of: .openRouter).baseURL == "https://openrouter.ai/api/v1")
        #expect(directory.preferred == .openAI)
    }

    @Test(arguments: [ProviderID.openAI, .openRouter, .custom])
    func `without key or address a provider is not configured`(id: ProviderID) {
        for environment in [[:], ["OPENAI_API_KEY": "", "OPENROUTER_API_KEY": " \n"]] {
            let directory = confirmingDirectory(environment: environment)
            #expect(throws: ServiceError.notConfigured(id)) { try directory.configuration(of: id) }
            #expect(directory.preferred == nil)
        }
    }

    @Test func `the environment beats the configuration`() throws {
        let settings = ProviderSettings(baseURL: "https://config.example/v1", model: "m")
        let environment = ["OPENAI_API_KEY": "k", "AIRFIT_OPENAI_BASE_URL": "https://environment.example"]
        let both = confirmingDirectory(environment: environment, settings: [.openAI: settings])
        #expect(try both.configuration(of: .openAI).baseURL == "https://environment.example/v1")
        #expect(try both.configuration(of: .openAI).defaultModel == "m")
        let one = confirmingDirectory(environment: ["OPENAI_API_KEY": "k"], settings: [.openAI: settings])
        #expect(try one.configuration(of: .openAI).baseURL == "https://config.example/v1")
    }

    @Test func `a key counts from the environment first, then from the command, then from the vault`() throws {
        let held = [
            ProviderKeyLocation(.command, key: APIKey("from-a-command")),
            ProviderKeyLocation(.vault, key: APIKey("from-vault")),
        ]
        let all = confirmingDirectory(environment: ["OPENAI_API_KEY": "from-environment"]) { _ in held }
        #expect(try all.configuration(of: .openAI).key == APIKey("from-environment"))
        #expect(
            all.keySources(of: .openAI)
                == KeySources(
                    all: [.environment(variable: "OPENAI_API_KEY"), .command, .vault], isReadable: true,
                    lastFour: "ment"))
        let others = confirmingDirectory(environment: [:]) { _ in held }
        #expect(try others.configuration(of: .openAI).key == APIKey("from-a-command"))
        #expect(try others.configuration(of: .openAI).keySource == .command)
        let vault = confirmingDirectory(environment: [:]) { _ in [held[1]] }
        #expect(try vault.configuration(of: .openAI).keySource == .vault)
        #expect(vault.keySources(of: .openAI).counting == .vault)
    }

    @Test func `a place that cannot be read yet is not passed over for another`() {
        let directory = confirmingDirectory(environment: [:]) { id in
            id == .openAI
                ? [ProviderKeyLocation(.command), ProviderKeyLocation(.vault, key: APIKey("from-vault"))] : []
        }
        #expect(throws: ServiceError.notConfigured(.openAI)) { try directory.configuration(of: .openAI) }
        #expect(directory.keySources(of: .openAI).isWaiting)
        #expect(directory.keySources(of: .openAI).lastFour == "")
        #expect(directory.preferred == .openAI)
        #expect(!directory.keySources(of: .gemini).isWaiting)
        #expect(directory.keySources(of: .gemini).counting == .none)
        let status = directory.statuses.first { $0.id == .openAI }
        #expect(status?.state == .ready)
        #expect(status?.keySource == .command)
    }

    @Test(arguments: [
        (ProviderID.openAI, "sk-proj-0123456789abcdef", nil), (.openAI, "AIzaSy0123456789abcdef", "sk-"),
        (.openAI, "sk-ant-0123456789abcdef", "Anthropic"), (.openAI, "sk-1234", "shorter"),
        (.gemini, "sk-0123456789abcdefghi", "AIza"), (.custom, "x", nil),
    ])
    func `an odd key is doubted and not refused`(id: ProviderID, text: String, word: String?) throws {
        let doubt = confirmingDirectory(environment: [:]).doubt(about: try #require(APIKey(text)), of: id)
        #expect(word == nil ? doubt == nil : doubt?.contains(word ?? "") == true, "\(doubt ?? "none")")
    }

    @Test func `the configuration can name another variable for the key`() throws {
        let directory = confirmingDirectory(
            environment: ["WORK_KEY": "work", "OPENAI_API_KEY": "home"],
            settings: [.openAI: ProviderSettings(apiKeyEnv: "WORK_KEY")])
        let provider = try directory.configuration(of: .openAI)
        #expect(provider.key == APIKey("work"))
        #expect(provider.keySource == .environment(variable: "WORK_KEY"))
    }

    @Test(arguments: [
        ("http://127.0.0.1:8000", "http://127.0.0.1:8000/v1"), ("http://127.0.0.1:8000/", "http://127.0.0.1:8000/v1"),
        ("https://h.example/v1/", "https://h.example/v1"), ("https://h.example/api//", "https://h.example/api"),
        (" https://h.example/v1/chat/completions\n", "https://h.example/v1"),
        ("https://h.example/v1/models", "https://h.example/v1"), ("http://[::1]:8000", "http://[::1]:8000/v1"),
    ])
    func `a base address is taken as people write it`(written: String, meant: String) throws {
        let directory = confirmingDirectory(environment: ["AIRFIT_CUSTOM_BASE_URL": written])
        #expect(try directory.configuration(of: .custom).baseURL == meant)
    }

    @Test(arguments: [
        (nil, "http://127.0.0.1:11434"), ("", "http://127.0.0.1:11434"),
        ("0.0.0.0", "http://127.0.0.1:11434"), ("0.0.0.0:8080", "http://127.0.0.1:8080"),
        (":9000", "http://127.0.0.1:9000"), ("box", "http://box:11434"), ("box:1234", "http://box:1234"),
        ("http://box", "http://box:80"), ("https://box", "https://box:443"),
        ("https://box:8443/", "https://box:8443"),
        ("::1", "http://[::1]:11434"), ("[::]:5000", "http://[::1]:5000"),
        ("[fe80::1]:5000", "http://[fe80::1]:5000"),
        ("'localhost:11500'", "http://localhost:11500"), ("box:99999", "http://box:11434"),
        ("https://h.example/ollama", "https://h.example:443/ollama"), ("http://box:80/v1", "http://box:80"),
    ])
    func `OLLAMA_HOST is read as Ollama reads it`(host: String?, meant: String) throws {
        let directory = confirmingDirectory(environment: host.map { ["OLLAMA_HOST": $0] } ?? [:])
        #expect(try directory.configuration(of: .ollama).baseURL == meant)
    }

    @Test func `Ollama needs no key and is asked of itself only when the person named it`() throws {
        let unnamed = confirmingDirectory(environment: [:])
        #expect(try unnamed.configuration(of: .ollama).key == nil)
        #expect(unnamed.usable.map(\.id) == [.ollama])
        #expect(unnamed.preferred == nil)
        #expect(confirmingDirectory(environment: ["OLLAMA_HOST": "127.0.0.1"]).preferred == .ollama)
        #expect(confirmingDirectory(environment: [:], settings: [.ollama: ProviderSettings()]).preferred == .ollama)
    }

    @Test(arguments: ["sk-1\nX-Other: 1", "sk-\u{0}1", "sk 1", "schlüssel", "sk-1\u{7F}"])
    func `a key that cannot be sent is refused and not repeated`(key: String) {
        let directory = confirmingDirectory(environment: ["OPENAI_API_KEY": key])
        let error = #expect(throws: ServiceError.self) { try directory.configuration(of: .openAI) }
        guard case .invalidConfiguration(let sentence)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(sentence.contains("OPENAI_API_KEY"))
        #expect(!sentence.contains(key))
    }

    @Test func `blanks around a pasted key are dropped, its beginning is not judged`() {
        #expect(APIKey(" \tAQ.Ab8-_x\r\n") == APIKey("AQ.Ab8-_x"))
        #expect(APIKey("1") != nil)
        #expect(APIKey(" \r\n") == nil)
    }

    @Test func `an endpoint of one's own has its name, key and headers`() throws {
        let settings = ProviderSettings(
            baseURL: "http://192.168.1.5:8000", model: "local", isLocal: true, headers: ["X-Team": "7"])
        let id = ProviderID("my-box")
        let directory = confirmingDirectory(environment: ["AIRFIT_MY_BOX_API_KEY": "k"], settings: [id: settings])
        let provider = try directory.configuration(of: id)
        #expect(provider.name == "my-box")
        #expect(provider.baseURL == "http://192.168.1.5:8000/v1")
        #expect(provider.defaultModel == "local")
        #expect(provider.isLocal)
        #expect(provider.headers == ["X-Team": "7"])
        #expect(provider.key == APIKey("k"))
        #expect(directory.ids.last == id)
        #expect(directory.preferred == id)
    }

    @Test func `a header of one's own replaces that of the key, never both are sent`() throws {
        let settings = ProviderSettings(headers: ["AUTHORIZATION": "Basic eA==", "X-Team": "7"])
        let provider = try confirmingDirectory(
            environment: ["OPENAI_API_KEY": "k"], settings: [.openAI: settings]
        ).configuration(of: .openAI)
        #expect(provider.httpHeaders.map(\.name) == ["AUTHORIZATION", "X-Team"])
    }

    @Test func `an address with a query is refused, calls could not be put behind it`() {
        let directory = confirmingDirectory(
            environment: ["OPENAI_API_KEY": "k", "AIRFIT_OPENAI_BASE_URL": "https://host/v1?tenant=1"])
        #expect(throws: ServiceError.invalidConfiguration("The address of OpenAI is wrong: it holds a question mark")) {
            try directory.configuration(of: .openAI)
        }
    }

    @Test func `an unknown name is no provider`() {
        #expect(throws: ServiceError.invalidConfiguration("There is no provider called nobody")) {
            try confirmingDirectory(environment: [:]).configuration(of: ProviderID("nobody"))
        }
    }

    @Test func `nothing that is printed shows a key`() throws {
        let key = "sk-secret-0123456789"
        let directory = confirmingDirectory(environment: ["OPENAI_API_KEY": key])
        let provider = try directory.configuration(of: .openAI)
        var dumped = ""
        dump(provider, to: &dumped)
        for text in [dumped, "\(provider)", String(reflecting: provider), "\(provider.key as Any)"] {
            #expect(!text.contains("secret"))
        }
    }
}

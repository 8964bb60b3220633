import ChatModel
import Files
import Foundation
import JSON

/// Keys that lie about on this machine: in variables, and in plain files of other programs. Nothing is kept or changed.
public struct KeySearch: Sendable {
    /// A key that was found in a file or variable of another program.
    public struct Find: Equatable, Identifiable, Sendable {
        /// The place and the name in it.
        public var id: String
        public var provider: ProviderID
        /// For people: `GOOGLE_API_KEY`, `~/.codex/auth.json`.
        public var place: String
        public var key: APIKey
    }

    /// As much of a file is read; one that is larger is none of these.
    private static let mostBytes = 1 << 20

    private let environment: [String: String]
    private let home: String

    /// - Parameter environment: also says where files are: `HOME`, `XDG_CONFIG_HOME` and the programs' own variables.
    public init(environment: [String: String]) {
        self.environment = environment
        home = environment["HOME"] ?? ""
    }

    /// The keys found, in the order variables, files; a key that lies about twice is named once.
    public func finds() -> [Find] {
        var seen: [(ProviderID, APIKey)] = []
        return (inVariables + inFiles).filter { find in
            guard !seen.contains(where: { $0 == (find.provider, find.key) }) else { return false }
            seen.append((find.provider, find.key))
            return true
        }
    }

    // MARK: Variables

    /// The usual names of variables, and those that other programs give them.
    private static let variables: [(String, ProviderID)] = KnownProvider.all.flatMap { provider in
        ([provider.keyVariable].compactMap(\.self) + provider.otherKeyVariables).map { ($0, provider.id) }
    }

    private var inVariables: [Find] {
        Self.variables.compactMap { name, provider in
            environment[name].flatMap(APIKey.init).map {
                Find(id: "env \(name)", provider: provider, place: name, key: $0)
            }
        }
    }

    // MARK: Files

    private var inFiles: [Find] {
        guard home.hasPrefix("/") else { return [] }
        let config = folder("XDG_CONFIG_HOME", or: ".config")
        let llm = environment["LLM_USER_PATH"] ?? "\(config)/io.datasette.llm"
        let codex = environment["CODEX_HOME"] ?? "\(home)/.codex"
        return named(in: "\(llm)/keys.json")
            + accounts(in: "\(folder("XDG_DATA_HOME", or: ".local/share"))/opencode/auth.json")
            + variable("OPENAI_API_KEY", in: "\(codex)/auth.json", .openAI)
            + lines(in: "\(home)/.gemini/.env") + lines(in: "\(config)/shell_gpt/.sgptrc")
    }

    private func folder(_ variable: String, or usual: String) -> String {
        environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/\(usual)"
    }

    private static let names: [String: ProviderID] = Dictionary(
        uniqueKeysWithValues: KnownProvider.all.flatMap { one in one.namesElsewhere.map { ($0, one.id) } })

    /// `{"openai": "sk-…"}`
    private func named(in path: String) -> [Find] {
        members(of: path).compactMap { name, value in
            guard let provider = Self.names[name.lowercased()] else { return nil }
            return find(value.text, name, path, provider)
        }
    }

    /// `{"openai": {"type": "api", "key": "sk-…"}}`
    private func accounts(in path: String) -> [Find] {
        members(of: path).compactMap { name, value in
            guard let provider = Self.names[name.lowercased()], value["type"].text == "api" else { return nil }
            return find(value["key"].text, name, path, provider)
        }
    }

    private func variable(_ variable: String, in path: String, _ provider: ProviderID) -> [Find] {
        members(of: path).filter { $0.name == variable }
            .compactMap { find($0.value.text, variable, path, provider) }
    }

    /// `OPENAI_API_KEY=sk-…`, as shells read it.
    private func lines(in path: String) -> [Find] {
        (text(of: path) ?? "").split(whereSeparator: \.isNewline).compactMap { line in
            var words = line.trimmingCharacters(in: .whitespaces)[...]
            if words.hasPrefix("export ") { words = words.dropFirst(7) }
            guard let equals = words.firstIndex(of: "=") else { return nil }
            let name = words[..<equals].trimmingCharacters(in: .whitespaces)
            let value = words[words.index(after: equals)...]
                .trimmingCharacters(in: CharacterSet(charactersIn: " \t\"'"))
            guard let provider = Self.variables.first(where: { $0.0 == name })?.1 else { return nil }
            return find(value, name, path, provider)
        }
    }

    private func find(_ text: String?, _ name: String, _ path: String, _ provider: ProviderID) -> Find? {
        guard let key = text.flatMap(APIKey.init) else { return nil }
        let place = path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
        return Find(id: "\(place) \(name)", provider: provider, place: place, key: key)
    }

    private func members(of path: String) -> [(name: String, value: JSONValue)] {
        text(of: path).flatMap { JSONValue($0)?.members }?.map { (name: $0.0, value: $0.1) } ?? []
    }

    /// Of a regular file; anything else, such as a pipe that never ends, is not opened.
    private func text(of path: String) -> String? {
        // None, and what cannot be read, holds no key for us.
        (try? FileBytes.of(path, atMost: Self.mostBytes)).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension APIKey {
    /// Lends the text, to be kept where keys are kept.
    public func withText<Result>(_ body: (String) throws -> Result) rethrows -> Result { try body(value) }
}

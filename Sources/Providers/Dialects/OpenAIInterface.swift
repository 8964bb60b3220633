/// The two interfaces of OpenAI, and of servers like it, by their names in the configuration.
enum OpenAIInterface: String, CaseIterable, Sendable { case responses, chat }

extension ProviderConfiguration {
    /// Not a server in its place.
    var isOpenAIItself: Bool { baseURL.lowercased().hasPrefix("https://api.openai.com/") }
}

/// What the options that every command takes say.
struct StartOptions: Equatable, Sendable {
    /// A built-in sample year in a throw-away store.
    var demo = false
    /// The day to take as today, as it was written; `nil` for the calendar's.
    var date: String?
    /// A page in the settings that shows what the program is doing.
    var debug = false
}

extension StartOptions {
    /// The options of a start without a subcommand, where that is all the arguments say, each once. `nil` for everything
    /// else, which the parser of arguments reads: building it takes longer than all the rest of a start's preparation.
    /// - Parameter arguments: without the program's name.
    init?(plain arguments: some Sequence<String>) {
        self.init()
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "--demo" where !demo: demo = true
            case "--debug" where !debug: debug = true
            case "--date" where date == nil:
                guard let day = rest.next(), !day.hasPrefix("-") else { return nil }
                date = day
            default: return nil
            }
        }
    }
}

extension Context {
    /// Lends a context made by the options as given after and before the command's name.
    static func lending<Result: Sendable>(
        _ options: [CommonOptions], to work: @Sendable (Context) async throws -> Result
    ) async throws -> Result {
        try await lending(options.map(\.start), to: work)
    }
}

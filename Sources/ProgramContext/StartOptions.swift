/// The options that every command takes.
public struct StartOptions: Equatable, Sendable {
    /// A built-in sample year in a throw-away store.
    public var demo = false
    /// The day to take as today, as it was written; `nil` for the calendar's.
    public var date: String?
    /// A page in the settings that shows what the program is doing.
    public var debug = false

    public init(demo: Bool = false, date: String? = nil, debug: Bool = false) {
        self.demo = demo
        self.date = date
        self.debug = debug
    }

    public static let twoDates = "--date is given twice with different days."
}

extension StartOptions {
    /// The options of a start without a subcommand, where that is all the arguments say, each once. `nil` for everything
    /// else, which the parser of arguments reads: building it takes longer than all the rest of a start's preparation.
    /// - Parameter arguments: without the program's name.
    public init?(plain arguments: some Sequence<String>) {
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

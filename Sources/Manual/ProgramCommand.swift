import JSON

/// A command of the program as its argument parser describes it.
public struct ProgramCommand: Equatable, Sendable {
    /// An option, a flag or a positional argument.
    public struct Argument: Equatable, Sendable {
        /// As typed, with hyphens, the long name first; empty for a positional argument.
        public var names: [String]
        /// The placeholder of its value; `nil` for a flag.
        public var valueName: String?
        public var help: String
        /// As text; `nil` where it has none.
        public var defaultValue: String?
        public var isOptional: Bool
        public var isRepeating: Bool

        public init(
            _ names: [String], valueName: String? = nil, help: String, defaultValue: String? = nil,
            isOptional: Bool = true, isRepeating: Bool = false
        ) {
            self.names = names
            self.valueName = valueName
            self.help = help
            self.defaultValue = defaultValue
            self.isOptional = isOptional
            self.isRepeating = isRepeating
        }
    }

    /// From the program's name to the command's own.
    public var path: [String]
    public var abstract: String
    public var discussion: String
    public var arguments: [Argument]
    public var subcommands: [ProgramCommand]

    public init(
        _ path: [String], abstract: String, discussion: String = "", arguments: [Argument] = [],
        subcommands: [ProgramCommand] = []
    ) {
        self.path = path
        self.abstract = abstract
        self.discussion = discussion
        self.arguments = arguments
        self.subcommands = subcommands
    }

    /// As it is typed: `airfit config get`.
    public var name: String { path.joined(separator: " ") }

    /// The command and all below it, in the parser's order.
    public var all: [ProgramCommand] { [self] + subcommands.flatMap(\.all) }
}

extension ProgramCommand {
    /// Decodes what `--experimental-dump-help` of swift-argument-parser prints; the parser's own `help` is left out.
    /// - Returns: `nil` for anything else.
    public init?(dumpedHelp json: String) {
        guard let command = JSONValue(json)?["command"], command.isObject else { return nil }
        self.init(command, below: [])
    }

    private init?(_ json: JSONValue, below parents: [String]) {
        guard let name = json["commandName"].text else { return nil }
        let path = parents + [name]
        let shown = { (one: JSONValue) in one["shouldDisplay"].flag ?? true }
        self.init(
            path, abstract: json["abstract"].text ?? "", discussion: json["discussion"].text ?? "",
            arguments: (json["arguments"].array ?? []).filter(shown).map(Argument.init),
            subcommands: (json["subcommands"].array ?? []).filter(shown)
                .compactMap { ProgramCommand($0, below: path) }.filter { $0.path.last != "help" })
    }
}

extension ProgramCommand.Argument {
    fileprivate init(_ json: JSONValue) {
        let names = (json["names"].array ?? []).compactMap { name -> String? in
            guard let text = name["name"].text else { return nil }
            return (name["kind"].isText("long") ? "--" : "-") + text
        }
        let isPositional = json["kind"].isText("positional")
        self.init(
            isPositional ? [] : names.sorted { $0.count > $1.count },
            valueName: json["kind"].isText("flag") ? nil : json["valueName"].text, help: json["abstract"].text ?? "",
            defaultValue: json["defaultValue"].text, isOptional: json["isOptional"].flag ?? true,
            isRepeating: json["isRepeating"].flag ?? false)
    }
}

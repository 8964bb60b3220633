/// The sections of airfit(1) that are made from the command tree, as Markdown.
enum CommandSections {
    /// The program alone, and with a command.
    static func synopsis(of root: ProgramCommand) -> String {
        "```\n\(usage(root))\n\(root.name) <command> ...\n```\n"
    }

    /// The options that every command takes are described once, with the program; each command has its own below its name.
    static func commands(of root: ProgramCommand) -> String {
        root.all.dropFirst().map { section(of: $0, without: root.arguments) }.joined(separator: "\n")
    }

    /// The options of the program itself.
    static func options(of root: ProgramCommand) -> String { table(of: root.arguments) }

    private static func section(of command: ProgramCommand, without common: [ProgramCommand.Argument]) -> String {
        let own = command.arguments.filter { !common.contains($0) && !$0.isBuiltIn }
        return """
            ## \(command.name)

            \(paragraph(command.abstract))

            \(command.subcommands.isEmpty ? "```\n\(usage(command))\n```\n" : "")
            \(paragraph(command.discussion))

            \(table(of: own))
            """
    }

    private static func usage(_ command: ProgramCommand) -> String {
        let words = command.arguments.filter { !$0.isBuiltIn }.map { argument -> String in
            let value = argument.valueName.map { $0.contains("|") ? $0 : "<\($0)>" }
            let word = [argument.names.first, value].compactMap { $0 }.joined(separator: " ")
            let repeated = word + (argument.isRepeating ? " ..." : "")
            return argument.isOptional ? "[\(repeated)]" : repeated
        }
        return wrapped([command.name] + words)
    }

    /// Words on lines of at most 66 characters, those after the first indented.
    private static func wrapped(_ words: [String]) -> String {
        var lines = [""]
        for word in words {
            if lines[lines.count - 1].count + word.count + 1 > 66 { lines.append("   ") }
            lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? word : " " + word
        }
        return lines.joined(separator: "\n")
    }

    private static func table(of arguments: [ProgramCommand.Argument]) -> String {
        MarkdownText.definitions(
            arguments.map { argument in
                let names = argument.names.map(MarkdownText.code).joined(separator: ", ")
                let value = argument.valueName.map { MarkdownText.emphasised($0) }
                let term = [names, value ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
                let standard = argument.defaultValue.map { " Default: \($0)." } ?? ""
                return (term, MarkdownText.escaped(argument.help + standard))
            })
    }

    /// Lines that begin with blanks are examples and stay as they are.
    private static func paragraph(_ text: String) -> String {
        var lines: [String] = []
        var isExample = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let belongs = line.hasPrefix("  ")
            if belongs != isExample { lines.append("```") }
            isExample = belongs
            lines.append(belongs ? String(line.dropFirst(2)) : MarkdownText.escaped(line))
        }
        if isExample { lines.append("```") }
        return lines.joined(separator: "\n")
    }
}

extension ProgramCommand.Argument {
    /// `--help` and `--version`, which the parser adds to every command.
    fileprivate var isBuiltIn: Bool { !names.isEmpty && ["--help", "--version"].contains(names[0]) }
}

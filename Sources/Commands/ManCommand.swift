import ArgumentParser
import Console
import Files
import Foundation
import Live
import Manual
import Processes
import ProgramContext
import Settings

/// `airfit man`: the manual that comes with the program.
struct ManCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "man", abstract: "Read or install the manual.",
        discussion: """
            The topics are airfit, config (the settings) and json (what --json prints). On a terminal the page is opened \
            with man, or printed as text where there is no man; in a pipe it is the source of the page.

            With --install the pages are written to FOLDER, by default $XDG_DATA_HOME/man, so that man airfit, man \
            airfit-config and man airfit-json find them.
            """)

    @Flag(help: "Write the pages to a folder of manual pages.")
    var install = false

    @Argument(
        help: ArgumentHelp("The topic to read; with --install, the folder to write to.", valueName: "topic or folder"))
    var subject: String?

    func run() async throws {
        guard let root = Self.commandTree else { preconditionFailure("the parser describes its commands") }
        let pages = ManualPage.all(of: root)
        if install { return try write(pages) }
        let topic = subject ?? pages[0].topic
        guard let page = pages.first(where: { [$0.topic, $0.name].contains(topic) }) else {
            let topics = pages.map(\.topic).joined(separator: ", ")
            throw Failure("There is no page on \(topic); the topics are \(topics).", .usage)
        }
        guard isatty(STDOUT_FILENO) == 1 else {
            return Output.print(page.roff(version: AirFitVersion.text).trimmingCharacters(in: .newlines))
        }
        if try await !Self.open(page) { Output.print(page.plain(width: 78)) }
    }

    /// The program's commands as the argument parser describes them.
    static var commandTree: ProgramCommand? {
        do {
            _ = try AirFit.parseAsRoot(["--experimental-dump-help"])
            return nil
        } catch {
            return ProgramCommand(dumpedHelp: AirFit.message(for: error))
        }
    }

    /// Shows a page with `man`, under its own name.
    /// - Returns: false where there is no `man` that can.
    private static func open(_ page: ManualPage) async throws -> Bool {
        let environment = ProcessEnvironment.environment()
        let parent = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
        let folder: TemporaryFolder
        do throws(FileFailure) { folder = try TemporaryFolder(parent + "/airfit-man-") } catch {
            throw Failure("Cannot make a folder in \(parent): \(error.reason).", .other)
        }
        defer { folder.remove() }
        let path = "\(folder.path)/\(page.name).\(page.section)"
        do throws(FileFailure) { try write(page, to: path) } catch {
            throw Failure("Cannot write to \(folder.path): \(error.reason).", .other)
        }
        return await Editor.run(["man", "-l", path], environment: ChildEnvironment(of: environment)) == 0
    }

    private static func write(_ page: ManualPage, to path: String) throws(FileFailure) {
        let file = try ReplacementFile(path: path, mode: 0o644)
        try file.write(page.roff(version: AirFitVersion.text).utf8)
        try file.finish()
    }
}

extension ManCommand {
    private func write(_ pages: [ManualPage]) throws {
        let environment = ProcessEnvironment.environment()
        let data = try Context.locations().data
        let folder = URL(fileURLWithPath: subject ?? Files.Folder.of(data) + "/man").path
        do throws(FileFailure) {
            for page in pages {
                let path = "\(folder)/\(page.file)"
                try Files.Folder.make(Files.Folder.of(path), mode: 0o755)
                try Self.write(page, to: path)
                Output.print(path)
            }
        } catch {
            throw Failure("Cannot write the manual to \(folder): \(error.reason).", .other)
        }
        if let advice = ManualPath(environment).advice(for: folder) { Output.printNote(advice) }
    }
}

/// Where `man` looks for pages.
struct ManualPath {
    private let environment: [String: String]

    init(_ environment: [String: String]) { self.environment = environment }

    /// The advice to make `man` find the pages of a folder; `nil` where it does.
    ///
    /// It looks in `MANPATH`, and beside each folder of programs on `PATH`: `~/.local/share/man` for `~/.local/bin`.
    func advice(for folder: String) -> String? {
        let listed = entries("MANPATH").contains(folder)
        let beside = entries("PATH").contains { program in
            let parent = Files.Folder.of(program)
            return ["\(parent)/share/man", "\(parent)/man", "\(program)/man"].contains(folder)
        }
        if listed || beside { return nil }
        return "man finds them after: export MANPATH=\(folder):$MANPATH"
    }

    private func entries(_ variable: String) -> [String] {
        (environment[variable] ?? "").split(separator: ":").map(String.init)
    }
}

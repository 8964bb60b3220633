import AppStore
import CoachScreen
import EventLoop
import Files
import Foundation
import ProgramContext
import Processes
import ScreenKit
import Terminal

/// Lends the terminal to another program for a while: the person's editor, and the sample year.
@MainActor final class TerminalHandover {
    private let context: Context
    private let terminal: Terminal
    /// The process that has the terminal; `nil` for AirFit itself.
    private var borrower: pid_t?
    private var lending: Task<Void, Never>?
    /// Ends a borrower that does not end when asked.
    private var killing: LoopTimer?
    /// Whether the program is ending: a borrower that starts now is ended at once.
    private var isOver = false

    init(_ context: Context, terminal: Terminal) { (self.context, self.terminal) = (context, terminal) }

    /// Waits until the terminal is back and its temporary file is gone.
    func drain() async { await lending?.value }

    // MARK: The editor

    /// Opens a text in the person's editor, through a file that only they can read; it is gone afterwards.
    func edit(_ text: String, for store: AppStore) {
        lending = Task { store.send(.coach(await edited(text))) }
    }

    private func edited(_ text: String) async -> CoachAction {
        let path = context.locations.state + "/question.md"
        do throws(FileFailure) {
            try Folder.make(Folder.of(path))
            let file = try ReplacementFile(path: path)
            try file.write(text.utf8)
            try file.finish()
        } catch {
            return .editorClosed(nil, problem: "No file could be made for your editor.")
        }
        defer { unlink(path) }
        let command = Editor.command(in: context.environment)
        let status = await lend(to: command + [path])
        guard status == 0 else {
            let problem =
                status.map { "\(command[0]) ended with \($0); your question is as it was" }
                ?? "There is no program \(command[0]); set EDITOR to the editor you use"
            return .editorClosed(nil, problem: problem)
        }
        guard let bytes = try? FileBytes.of(path, atMost: 4 << 20), let written = String(bytes: bytes, encoding: .utf8)
        else {
            let problem = "What your editor left is no text that could be read; your question is as it was"
            return .editorClosed(nil, problem: problem)
        }
        return .editorClosed(written.trimmingSuffix(while: \.isNewline), problem: nil)
    }

    // MARK: The sample year

    /// Set in the environment of a sample year that leads back to the setup.
    static let openedBySetup = "AIRFIT_OPENED_BY_SETUP"

    /// Shows the sample year in a program of its own, until the person has left it.
    func showSample(for store: AppStore) {
        lending = Task {
            let program = Bundle.main.executablePath ?? ProcessInfo.processInfo.arguments[0]
            let status = await lend(to: [program, "--demo"], [Self.openedBySetup: "1"])
            store.send(.onboarding(.sampleLeft))
            store.send(
                .noticed(
                    status == 0
                        ? ScreenNotice("That was the sample year. Nothing of it is kept.")
                        : ScreenNotice("The sample year could not be shown; airfit --demo says why.", .problem)))
        }
    }

    // MARK: Lending

    private func lend(to command: [String], _ more: KeyValuePairs<String, String> = [:]) async -> Int32? {
        let environment = more.reduce(ChildEnvironment(of: context.environment)) { $0.setting($1.key, $1.value) }
        defer { borrower = nil }
        return await terminal.lend {
            await Editor.run(command, environment: environment) { [weak self] child in await self?.lend(to: child) }
        }
    }

    private func lend(to child: pid_t) {
        borrower = child
        if isOver { end() }
    }

    /// Asks the program that has the terminal to end, as AirFit does; one that does not is killed after 300 ms.
    func end() {
        isOver = true
        guard let child = borrower else { return }
        kill(child, SIGTERM)
        killing = EventLoop.shared.after(.milliseconds(300)) { [weak self] in
            // As long as it is waited for, the number is its own.
            if self?.borrower == child { kill(child, SIGKILL) }
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> String {
        String(reversed().drop(while: isDropped).reversed())
    }
}

import ScreenKit
import EventLoop
import Files
import Foundation
import Processes

/// Programs that get the terminal for a while: the person's editor, and the sample year.
extension FullScreen {
    /// The text goes through a file that only the person can read; it is gone afterwards.
    func lendToEditor(_ text: String) async {
        let path = context.locations.state + "/question.md"
        do throws(FileFailure) {
            try Folder.make(Folder.of(path))
            let file = try ReplacementFile(path: path)
            try file.write(text.utf8)
            try file.finish()
        } catch {
            return store.send(.coach(.editorClosed(nil, problem: "No file could be made for your editor.")))
        }
        defer { unlink(path) }
        let command = Editor.command(in: context.environment)
        let status = await lend(to: command + [path])
        guard status == 0 else {
            let problem =
                status.map { "\(command[0]) ended with \($0); your question is as it was" }
                ?? "There is no program \(command[0]); set EDITOR to the editor you use"
            return store.send(.coach(.editorClosed(nil, problem: problem)))
        }
        guard let bytes = try? FileBytes.of(path, atMost: 4 << 20), let written = String(bytes: bytes, encoding: .utf8)
        else {
            let problem = "What your editor left is no text that could be read; your question is as it was"
            return store.send(.coach(.editorClosed(nil, problem: problem)))
        }
        store.send(.coach(.editorClosed(written.trimmingSuffix(while: \.isNewline), problem: nil)))
    }

    private func lend(to command: [String], _ more: KeyValuePairs<String, String> = [:]) async -> Int32? {
        let environment = more.reduce(ChildEnvironment(of: context.environment)) { $0.setting($1.key, $1.value) }
        defer { lentTo = nil }
        return await terminal.lend {
            await Editor.run(command, environment: environment) { [weak self] child in await self?.note(lentTo: child) }
        }
    }

    private func note(lentTo child: pid_t) {
        lentTo = child
        if isFinishing { endLoan() }
    }

    /// Asks the program that has the terminal to end, as AirFit does; one that does not is ended.
    func endLoan() {
        guard let child = lentTo else { return }
        kill(child, SIGTERM)
        ending = EventLoop.shared.after(.milliseconds(300)) { [weak self] in
            // As long as it is waited for, the number is its own.
            if self?.lentTo == child { kill(child, SIGKILL) }
        }
    }

    /// Set for a sample year that leads back to the setup.
    static let openedBySetup = "AIRFIT_OPENED_BY_SETUP"

    /// Waits until the person has left the sample year.
    func lendToSample() async {
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

extension String {
    fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> String {
        String(reversed().drop(while: isDropped).reversed())
    }
}

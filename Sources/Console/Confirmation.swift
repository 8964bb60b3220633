import Foundation

/// Questions of commands that cannot be taken back.
public enum Confirmation: Sendable {
    /// Waits until the person types `word`; anything else ends the command.
    public static func typed(_ word: String, after warning: String, orFlag flag: String) throws {
        guard isatty(STDIN_FILENO) == 1 else {
            throw Failure("This cannot be asked here; give \(flag) to do it without a question.", .usage)
        }
        Output.printNote(warning)
        Output.piece("Type \"\(word)\" to go on: ")
        guard readLine()?.trimmingCharacters(in: .whitespaces).lowercased() == word else {
            throw Failure("Nothing was changed.", .other)
        }
    }
}

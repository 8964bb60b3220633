import Canvas
import Entries
import Foundation

/// Asks on the terminal that the command was started on, whatever standard input and output are.
struct TerminalConfirming: Confirming {
    /// What is asked about, in words.
    var words: @Sendable () -> EntryWording
    /// An answer may stand on a line that is still open.
    var beginsNewLine = false

    /// - Returns: `nil` without a terminal.
    func answer(to proposal: Proposal, doubt: String?) async -> ProposalAnswer? {
        guard HiddenPrompt.isPossible, let terminal = PromptTerminal() else { return nil }
        if beginsNewLine { terminal.say("\n") }
        return await ConfirmingDialogue(words: words, show: { terminal.show($0) }, ask: { terminal.ask($0) })
            .answer(to: proposal, doubt: doubt)
    }
}

/// Asks on the lines of a chat in plain lines.
struct PlainConfirming: Confirming {
    var words: @Sendable () -> EntryWording
    var input: PlainInput

    /// - Returns: `nil` where no person types: the next line would be the next question.
    func answer(to proposal: Proposal, doubt: String?) async -> ProposalAnswer? {
        guard isatty(STDIN_FILENO) == 1 else { return nil }
        Output.print("")  // the answer may stand on a line that is still open
        return await ConfirmingDialogue(
            words: words, show: { Output.print($0) }, ask: { await input.answer(to: $0) }
        ).answer(to: proposal, doubt: doubt)
    }
}

/// A question and its answer in lines.
struct ConfirmingDialogue {
    var words: @Sendable () -> EntryWording
    var show: (String) -> Void
    /// The line that was typed; `nil` at the end of the input and when the work is cancelled.
    var ask: (String) async -> String?

    func answer(to proposal: Proposal, doubt: String?) async -> ProposalAnswer {
        var (proposal, doubt) = (proposal, doubt)
        while true {
            show(words().line(proposal))
            if let doubt { show(doubt) }
            switch await ask("Store it\(doubt == nil ? "" : " all the same")? (y)es, (e)dit, (n)o:")?.lowercased() {
            case "y", "yes": return .confirmed(proposal)
            case "n", "no", nil: return .declined
            case "e", "edit":
                let changed = await edited(proposal)
                // The doubt was about what stood there before.
                if changed != proposal { doubt = nil }
                proposal = changed
            default: show("Type y to store it, e to change it, or n to leave it.")
            }
        }
    }

    /// One part typed over; as it was where nothing is chosen.
    private func edited(_ proposal: Proposal) async -> Proposal {
        let fields = words().fields(proposal)
        for (index, field) in fields.enumerated() {
            show("\(index + 1)  \(field.label): \(field.text.isEmpty ? "–" : field.text)")
        }
        guard let chosen = await ask("Which one (1 to \(fields.count), Enter for none):").flatMap({ Int($0) }),
            fields.indices.contains(chosen - 1)
        else { return proposal }
        let field = fields[chosen - 1]
        let hint = field.isRequired ? "" : ", - for none"
        guard let typed = await ask("\(field.label) (now \(field.text.isEmpty ? "none" : field.text)\(hint)):"),
            !typed.isEmpty
        else { return proposal }
        do throws(EntryProblem) {
            return try words().setting(field.key, to: typed == "-" ? "" : typed, in: proposal)
        } catch {
            show(error.sentence)
            return proposal
        }
    }
}

/// The controlling terminal, for a question and its answer in lines.
final class PromptTerminal {
    private let descriptor: Int32
    private var bytes: [UInt8] = []
    /// Bytes of a line.
    private static let longestLine = 4096

    /// `nil` where there is none.
    init?() {
        descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { return nil }
        // What was typed before the question is no answer to it.
        tcflush(descriptor, TCIFLUSH)
    }

    deinit { close(descriptor) }

    func show(_ line: String) { say(SafeText.line(line) + "\n") }

    func say(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            // A terminal that is gone answers no either.
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// The line that was typed, without blanks around it; `nil` at the end of the input and when the work is cancelled.
    func ask(_ question: String) -> String? {
        say(SafeText.line(question) + " ")
        while true {
            if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: bytes[..<end], as: UTF8.self)
                bytes.removeSubrange(...end)
                return line.trimmingCharacters(in: .whitespaces)
            }
            var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let count = poll(&ready, 1, 200)
            // A signal has ended the command: its sender waits for the end.
            if Task.isCancelled { return nil }
            guard count > 0 else { continue }
            var piece = [UInt8](repeating: 0, count: 1024)
            let read = read(descriptor, &piece, piece.count)
            guard read > 0, bytes.count < Self.longestLine else {
                say("\n")
                return nil
            }
            bytes += piece[..<read]
        }
    }
}

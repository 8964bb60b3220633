import ArgumentParser
import ChatModel
import Console
import EventLoop
import Foundation
import HealthModel
import ProgramContext

/// The argument parser has a type of the same name.
typealias ExitCode = Console.ExitCode

/// The program after its start: every error leaves as one clear sentence on standard error and an exit code.
public enum Program {
    /// Reads the arguments, does what they say and returns; every error ends the process.
    @MainActor public static func run() async {
        do {
            if let options = StartOptions(plain: ProgramArguments.all) {
                EventLoop.shareHeap()
                return try await AirFit.open(options)
            }
            var command = try AirFit.parseAsRoot(ProgramArguments.all)
            try await CommandLock.Question(command).ask()
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch let failure as Failure {
            Output.error(failure)
            exit(failure.code.rawValue)
        } catch let interrupted as Interrupted {
            exit(128 + interrupted.signal)
        } catch let error as HealthStoreError {
            Output.error(Failure(error))
            exit(ExitCode.other.rawValue)
        } catch let error as ConversationError {
            Output.error(error.sentence)
            exit(ExitCode.other.rawValue)
        } catch {
            leave(with: error)
        }
    }

    /// Leaves with the argument parser's error: the text of `--help` and `--version`, or the fault in the arguments.
    private static func leave(with error: any Error) -> Never {
        guard AirFit.exitCode(for: error) != .success else { AirFit.exit(withError: error) }
        let sentence = AirFit.message(for: error).split(separator: "\n").first.map(String.init) ?? "Wrong arguments."
        Output.error("\(sentence.last.map(".?!".contains) == true ? sentence : sentence + ".") See airfit --help.")
        exit(ExitCode.usage.rawValue)
    }
}

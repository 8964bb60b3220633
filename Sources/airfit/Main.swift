import CProcessGuard
import Commands
import EventLoop
import Foundation

/// The program's entry: the main actor's loop, and on it what the arguments say.
@main enum Main {
    static func main() {
        process_guard_begin()
        signal(SIGPIPE, SIG_IGN)  // writing to a pipe that nobody reads fails and says so
        EventLoop.returnLargeBlocks()
        EventLoop.install()
        Task { @MainActor in
            await Program.run()
            exit(EXIT_SUCCESS)
        }
        EventLoop.shared.run()
    }
}

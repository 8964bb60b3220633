import Files
import Foundation

/// The arguments as the shell gave them. Swift's own (`CommandLine.arguments`) replaces what is not UTF-8, and a file of such a
/// name is not found any more.
public enum ProgramArguments: Sendable {
    /// Without the program's name. Names of files stand in them as `PathText` writes them where the command reads files; for
    /// all others an argument is text.
    public static var all: [String] {
        let arguments = raw.map { PathText.text(of: $0) }
        let readsFiles = arguments.contains { Self.commandsOfFiles.contains($0) }
        return readsFiles ? arguments : arguments.map(PathText.shown)
    }

    private static let commandsOfFiles: Set<String> = ["import", "watch", "export", "backup", "restore"]

    private static var raw: [[UInt8]] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            CommandLine.unsafeArgv[index].map { argument in
                Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
            }
        }
    }
}

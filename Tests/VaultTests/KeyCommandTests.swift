import Foundation
import Testing
import Threads

@testable import Vault

@Suite struct `A key command` {
    private let folder = TestFolder()

    /// Read by a shell: a file just written cannot be run while another thread starts a program.
    private func program(_ script: String) throws -> [String] {
        try folder.write(Array("\(script)\n".utf8), to: "command")
        return ["/bin/sh", folder.file("command")]
    }

    private func key(_ words: [String], seconds: Int = 30) async throws -> Secret {
        let environment = [
            "PATH": "/usr/bin:/bin", "HOME": folder.path, "OPENAI_API_KEY": "sk-other", "XDG_EVIL_API_KEY": "sk-other",
            "SECRET": "x", "LC_ALL": "C",
        ]
        return try await KeyCommand(words, environment: environment, seconds: seconds).key()
    }

    private func problem(_ script: String, seconds: Int = 30) async throws -> KeyCommand.Problem? {
        do {
            _ = try await key(try program(script), seconds: seconds)
            return nil
        } catch {
            return error as? KeyCommand.Problem
        }
    }

    @Test func `prints the key on one line`() async throws {
        #expect(try await key(try program("echo '  sk-from-pass '; echo; echo said >&2")) == .key("sk-from-pass"))
        #expect(try await key(["printf", "%s", "sk-from-path"]) == .key("sk-from-path"))
    }

    @Test func `is no shell: its arguments arrive as they are`() async throws {
        let script = "test \"$1\" = '$HOME;`id`' && test \"$#\" = 2 && echo sk-good"
        let words = try program(script) + ["$HOME;`id`", ""]
        #expect(try await key(words) == .key("sk-good"))
    }

    @Test func `sees no keys, no terminal, no open files and no input`() async throws {
        let open = open("/dev/null", O_RDONLY)  // inherited by everything that does not take care
        defer { close(open) }
        let script = """
            test -z "$OPENAI_API_KEY$XDG_EVIL_API_KEY$SECRET" || exit 3
            test "$LC_ALL" = C || exit 4
            test -z "$(cat)" || exit 5
            (: </dev/tty) 2>/dev/null && exit 6
            test -e /proc/self/fd/\(open) && exit 7
            echo sk-good
            """
        #expect(try await key(try program(script)) == .key("sk-good"))
    }

    @Test func `that fails says why, without what it printed`() async throws {
        let path = "/bin/sh"
        #expect(
            try await problem("echo sk-secret; echo 'no such entry' >&2; exit 3")
                == .failed(program: path, status: 3, said: "no such entry"))
        #expect(try await problem("kill -9 $$") == .failed(program: path, status: 137, said: ""))
        #expect(try await problem("true") == .noKey(program: path, .empty))
        #expect(try await problem("echo 'zwölf'") == .noKey(program: path, .notASCII))
        #expect(try await problem("echo one; echo two") == .notOneLine(program: path))
        #expect(try await problem("yes") == .tooMuch(program: path))
        await #expect(throws: KeyCommand.Problem.notFound(program: "no-such-program-here")) {
            try await key(["no-such-program-here"])
        }
        await #expect(throws: KeyCommand.Problem.notFound(program: "")) { try await key([]) }
        await #expect(throws: KeyCommand.Problem.cannotStart(program: "/tmp", reason: "Permission denied")) {
            try await key(["/tmp"])
        }
    }

    @Test func `that says much beside the key is heard out`() async throws {
        #expect(try await problem("seq 1 100000 >&2; echo sk-good") == nil)
    }

    @Test func `is ended with all it started when its time is up`() async throws {
        let children = folder.file("children")
        let script = "sleep 1000 & echo $! >>\(children); echo $$ >>\(children); wait"
        #expect(try await problem(script, seconds: 1) == .timedOut(program: "/bin/sh", seconds: 1))
        let numbers = String(decoding: try folder.bytes("children"), as: UTF8.self).split(separator: "\n")
        #expect(numbers.count == 2)
        for number in numbers {
            // Gone, or dead and not yet fetched by whoever took over.
            let state = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? " Z "
            #expect(state.contains(" Z ") || state.contains(" X "), "\(state)")
        }
    }

    @Test func `is not waited for by what it left running`() async throws {
        let number = try await key(try program("sleep 1000 & echo $!")).revealed()
        kill(try #require(pid_t(number)), SIGKILL)
    }

    @Test func `can be stopped`() async throws {
        let pipe = folder.file("begun")
        mkfifo(pipe, 0o600)
        let path = try program("echo >\(pipe); sleep 1000")
        let command = KeyCommand(path, environment: ["PATH": "/usr/bin:/bin"])
        let asking = Task { try await command.key() }
        // Opens when the program does. It is read before it is closed: who writes into a pipe that nobody reads dies by itself.
        let read = try await DedicatedThread.run { () throws(VaultError) in
            let opened = open(pipe, O_RDONLY)
            defer { close(opened) }
            var byte: UInt8 = 0
            return Foundation.read(opened, &byte, 1)
        }
        #expect(read == 1)
        asking.cancel()
        await #expect(throws: KeyCommand.Problem.cancelled) { try await asking.value }
    }
}

import Foundation
import Glibc

/// Runs batches of one target in processes of their own until the time is over, and keeps what they fail on.
struct Driver {
    let target: any FuzzTarget.Type
    /// Files with inputs to mutate, and the person's own.
    let corpus: String
    /// Where failing inputs are kept.
    let failures: String
    let program: String
    /// Kept open by a reader for so long without an end, an input counts as hanging though it takes no processor time. One that
    /// does is bounded by that, however long it takes where other programs have the processors.
    private static let silence = 60
    /// Seconds of processor time in which a process is not silent.
    private static let leastWork = 0.25

    struct Outcome {
        var inputs: UInt64 = 0
        var bytes: UInt64 = 0
        var peakKilobytes: UInt64 = 0
        var seconds = 0.0
        var failures: [String] = []
    }

    /// As many inputs go to one process: TOMLKit 0.6 never frees what it has parsed, some 15 kB a file.
    private static let batchCount: UInt64 = 5_000

    func run(seconds: Int, from first: UInt64) throws -> Outcome {
        var outcome = Outcome()
        let begin = ContinuousClock.now
        var seed = first
        func elapsed() -> Double { (ContinuousClock.now - begin) / .seconds(1) }
        while outcome.failures.count < 10 {
            let left = seconds - Int(elapsed())
            guard left > 0 else { break }
            let batch = try runBatch(from: seed, count: Self.batchCount, seconds: left)
            outcome.inputs += batch.count
            outcome.bytes += batch.bytes
            outcome.peakKilobytes = max(outcome.peakKilobytes, batch.peak)
            seed = batch.seed + 1
            guard let problem = batch.problem else { continue }
            outcome.failures.append(try keep(problem, seed: batch.seed))
        }
        outcome.seconds = elapsed()
        return outcome
    }

    /// One seed in a process of its own. `nil` where nothing was found.
    func reproduce(_ seed: UInt64) throws -> String? { try runBatch(from: seed, count: 1, seconds: 3600).problem }

    private typealias Result = (seed: UInt64, count: UInt64, bytes: UInt64, peak: UInt64, problem: String?)

    private func runBatch(from seed: UInt64, count: UInt64, seconds: Int) throws -> Result {
        let folder = try TemporaryPlace()
        defer { folder.remove() }
        let (statePath, reasonPath) = (folder.path + "/state", folder.path + "/reason")
        guard let state = BatchState(path: statePath) else { throw Violation("no shared state in \(folder.path)") }
        let process = try spawn(
            [
                "--batch", target.name, "--from", "\(seed)", "--count", "\(count)", "--seconds", "\(seconds)",
                "--state", statePath, "--reason", reasonPath, "--corpus", corpus,
            ], temporary: folder.path)
        var problem = wait(for: process, state, reasonPath)
        if problem != nil, let said = lastWords(folder.path) { problem? += ": " + said }
        return (state.seed, state.count, state.inputBytes, state.peakKilobytes, problem)
    }

    /// What a crash said on standard error.
    private func lastWords(_ folder: String) -> String? {
        let text = FileManager.default.contents(atPath: folder + "/stderr").map { String(decoding: $0, as: UTF8.self) }
        return text?.split(separator: "\n").first.map { String($0.prefix(300)) }
    }

    private func spawn(_ arguments: [String], temporary: String) throws -> pid_t {
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = temporary
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment["LC_ALL"] = "C.UTF-8"
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process: pid_t = 0
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 2, temporary + "/stderr", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        let error = posix_spawn(&process, program, &actions, nil, &words, &variables)
        guard error == 0 else { throw Violation("\(program): \(String(cString: strerror(error)))") }
        return process
    }

    /// What was found; `nil` for nothing.
    private func wait(for process: pid_t, _ state: BatchState, _ reasonPath: String) -> String? {
        var status: Int32 = 0
        var last = state.seed
        var (change, worked) = (ContinuousClock.now, processorSeconds(of: process))
        while waitpid(process, &status, WNOHANG) == 0 {
            usleep(20_000)
            if state.seed != last { (last, change, worked) = (state.seed, .now, processorSeconds(of: process)) }
            guard ContinuousClock.now - change > .seconds(Self.silence), state.seed > 0 else { continue }
            let work = processorSeconds(of: process)
            guard work - worked < Self.leastWork else {
                (change, worked) = (.now, work)
                continue
            }
            kill(process, SIGKILL)
            waitpid(process, &status, 0)
            return "hangs: no end after \(Self.silence) s"
        }
        let signal = status & 0x7F
        if signal == SIGXCPU { return "hangs: more than \(Batch.processorSeconds) s of processor time" }
        if signal != 0 { return "crashes: signal \(signal) (\(String(cString: strsignal(signal))))" }
        switch status >> 8 & 0xFF {
        case 0: return nil
        case Batch.Exit.violation.rawValue:
            let reason = try? String(contentsOfFile: reasonPath, encoding: .utf8)
            return "violates: \(reason ?? "the reason could not be written")"
        case Batch.Exit.memory.rawValue:
            return "takes \(state.peakKilobytes >> 10) MB, more than \(Batch.mostKilobytes >> 10) MB"
        case let code: return "ends with exit code \(code)"
        }
    }

    /// The processor time a process has taken; 0 for one that is gone.
    private func processorSeconds(of process: pid_t) -> Double {
        guard let bytes = FileManager.default.contents(atPath: "/proc/\(process)/stat") else { return 0 }
        let line = String(decoding: bytes, as: UTF8.self)
        // Behind the name, which may hold anything: the state, ten numbers, then ticks for itself and for the system.
        let fields = line[(line.lastIndex(of: ")") ?? line.startIndex)...].split(separator: " ")
        guard fields.count > 13, let own = Double(fields[12]), let system = Double(fields[13]) else { return 0 }
        return (own + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Writes the input with what it did, and says so in one line.
    private func keep(_ problem: String, seed: UInt64) throws -> String {
        let alone = try reproduce(seed)
        let found =
            alone.map { "\(target.name) seed \(seed): \($0)" }
            ?? "\(target.name) seed \(seed), only after the inputs before it: \(problem)"
        try FileManager.default.createDirectory(atPath: failures, withIntermediateDirectories: true)
        let base = "\(failures)/\(target.name)-\(seed)"
        let input = try Inputs(corpus: corpus).input(of: target, seed: seed)
        try Data(input.bytes).write(to: URL(fileURLWithPath: base + "-" + input.name))
        try (found + "\nrepeat with: Tests/Fuzzing/run --seed \(seed) \(target.name)\n")
            .write(toFile: base + ".txt", atomically: true, encoding: .utf8)
        return found
    }
}

/// A folder for a batch, with its shared state and its temporary files.
struct TemporaryPlace {
    let path: String

    init() throws {
        var template = Array((NSTemporaryDirectory() + "/airfit-fuzz-run-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw Violation("no temporary folder") }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// What stays in the temporary directory harms nobody.
    func remove() { try? FileManager.default.removeItem(atPath: path) }
}

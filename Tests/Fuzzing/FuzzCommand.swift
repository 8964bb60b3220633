import Foundation
import Glibc

/// The command line of the driver:
/// ```
/// airfit-fuzz TARGET [--seconds S] [--seed N] [--corpus FOLDER] [--failures FOLDER]
/// airfit-fuzz escapes|vault [COUNT] [--seed N]
/// airfit-fuzz list
/// ```
@main struct FuzzCommand {
    private var options: [String: String] = [:]
    private var words: [String] = []

    static func main() {
        do {
            exit(try FuzzCommand(CommandLine.arguments.dropFirst()).run())
        } catch {
            FileHandle.standardError.write(Data("airfit-fuzz: \(error)\n".utf8))
            exit(1)
        }
    }

    private init(_ arguments: ArraySlice<String>) {
        var rest = arguments
        while let word = rest.popFirst() {
            if word.hasPrefix("--") {
                options[String(word.dropFirst(2))] = rest.popFirst() ?? ""
            } else {
                words.append(word)
            }
        }
    }

    private func number(_ name: String, _ usual: UInt64) -> UInt64 { options[name].flatMap(UInt64.init) ?? usual }

    private var count: Int? { words.count > 1 ? Int(words[1]) : nil }

    private func target(_ name: String) throws -> any FuzzTarget.Type {
        guard let type = FuzzTargets.named(name) else { throw Violation("there is no target \(name)") }
        return type
    }

    private func run() throws -> Int32 {
        if let name = options["batch"] { return try runBatch(try target(name)) }
        switch words.first {
        case "list":
            for type in FuzzTargets.all { print(type.name) }
            return 0
        case "escapes": return try EscapeRun(count: count ?? 10_000_000, firstSeed: number("seed", 1)).run()
        case "vault": return try VaultRun(count: count ?? 1_000_000, firstSeed: number("seed", 1)).run()
        case let name?: return try runTarget(try target(name))
        case nil: throw Violation("a target is missing; airfit-fuzz list names them")
        }
    }

    /// What the driver starts.
    private func runBatch(_ type: any FuzzTarget.Type) throws -> Int32 {
        guard let state = BatchState(path: options["state"] ?? "") else { throw Violation("--state cannot be shared") }
        let workspace = try Workspace()
        defer { workspace.remove() }
        let corpus = Inputs(corpus: options["corpus"] ?? "").corpus(of: type)
        let batch = Batch(
            target: try type.init(corpus: corpus, workspace: workspace), workspace: workspace, state: state,
            reason: options["reason"] ?? "/dev/null")
        let exit = batch.run(
            from: number("from", 1), count: number("count", 1), seconds: Int(number("seconds", 1)))
        return exit?.rawValue ?? 0
    }

    private func runTarget(_ type: any FuzzTarget.Type) throws -> Int32 {
        let driver = Driver(
            target: type, corpus: options["corpus"] ?? "", failures: options["failures"] ?? "failures",
            program: "/proc/self/exe")
        if options["seconds"] == nil, let seed = options["seed"].flatMap(UInt64.init) {
            let input = try Inputs(corpus: driver.corpus).input(of: type, seed: seed)
            let found = try driver.reproduce(seed)
            print("\(type.name) seed \(seed): \(input.bytes.count) bytes, \(found ?? "nothing found")")
            return found == nil ? 0 : 1
        }
        let outcome = try driver.run(seconds: Int(number("seconds", 300)), from: number("seed", 1))
        print(
            "\(type.name): \(outcome.inputs) inputs, \(outcome.bytes >> 20) MB in \(Int(outcome.seconds)) s, "
                + "at most \(outcome.peakKilobytes >> 10) MB of memory, \(outcome.failures.count) failures")
        for failure in outcome.failures { print("  " + failure) }
        return outcome.failures.isEmpty ? 0 : 1
    }
}

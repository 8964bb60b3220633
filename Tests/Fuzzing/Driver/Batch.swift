import Foundation
import Glibc
import TestSupport

/// A run of inputs in one process, each under limits: a crash, a hang or too much memory ends the process, and the driver
/// finds the seed in the shared state.
struct Batch {
    /// Seconds of processor time for one input.
    #if DEBUG
        static let processorSeconds = 60
    #else
        static let processorSeconds = 10
    #endif
    /// Resident memory of the whole process.
    static let mostKilobytes: UInt64 = 200 << 10
    /// What keeps the machine usable when a reader takes without end.
    private static let mostData = 1 << 30

    enum Exit: Int32 {
        case violation = 3
        case memory = 4
    }

    let target: any FuzzTarget
    let workspace: Workspace
    let state: BatchState
    /// Where a violated property is written.
    let reason: String

    /// Reads inputs of ascending seeds.
    /// - Returns: how the process is to end; `nil` where nothing was found.
    func run(from first: UInt64, count: UInt64, seconds: Int) -> Exit? {
        var data = rlimit(rlim_cur: rlim_t(Self.mostData), rlim_max: rlim_t(Self.mostData))
        setrlimit(__rlimit_resource_t(UInt32(RLIMIT_DATA.rawValue)), &data)
        var core = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(UInt32(RLIMIT_CORE.rawValue)), &core)
        let end = ContinuousClock.now + .seconds(seconds)
        for seed in first..<first + count {
            guard ContinuousClock.now < end else { break }
            if let exit = runOne(seed) { return exit }
        }
        return nil
    }

    private func runOne(_ seed: UInt64) -> Exit? {
        state.seed = seed
        limitProcessorTime()
        var random = SeededGenerator(seed: seed)
        let input = target.input(&random)
        state.inputBytes += UInt64(input.bytes.count)
        do {
            try target.check(input, &random)
        } catch {
            // The driver tells of it; without the file, that it happened.
            try? "\(error)".write(toFile: reason, atomically: false, encoding: .utf8)
            return .violation
        }
        state.count += 1
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        state.peakKilobytes = UInt64(usage.ru_maxrss)
        return state.peakKilobytes > Self.mostKilobytes ? .memory : nil
    }

    /// Of the whole process, so the limit goes along.
    private func limitProcessorTime() {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let used = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
        var limit = rlimit(rlim_cur: rlim_t(used + Self.processorSeconds), rlim_max: rlim_t.max)
        setrlimit(__rlimit_resource_t(UInt32(RLIMIT_CPU.rawValue)), &limit)
    }
}

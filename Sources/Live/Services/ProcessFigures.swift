import Foundation

/// The system's figures of this process.
enum ProcessFigures {
    /// The second number of `statm` counts resident pages.
    static var residentBytes: Int {
        guard let text = FileManager.default.contents(atPath: "/proc/self/statm") else { return 0 }
        let numbers = String(decoding: text, as: UTF8.self).split(separator: " ")
        return (numbers.count > 1 ? Int(numbers[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// Each wait that ended, of all threads.
    static var wakeUps: Int { usage.ru_nvcsw }

    static var cpuSeconds: Double {
        let usage = usage
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1e6
    }

    private static var usage: rusage {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage
    }
}

import Foundation

extension PassphraseCost {
    /// Bytes of memory that nobody uses at this moment; 0 where the system does not tell.
    static var freeMemory: Int {
        #if os(Linux)
            return max(0, sysconf(Int32(_SC_AVPHYS_PAGES))) * max(0, sysconf(Int32(_SC_PAGESIZE)))
        #else
            return Int(ProcessInfo.processInfo.physicalMemory / 2)
        #endif
    }
}

import Files
import Foundation

/// How long log files are kept.
public enum LogRetention {
    /// Files of one log that may lie about: the newest and its elder brothers.
    private static let most = 10

    /// Removes lines and files that are older than so many days; 0 removes all of them.
    /// - Parameters:
    ///   - path: of the newest file.
    ///   - now: seconds since 1970.
    /// - Returns: bytes that went.
    @discardableResult
    public static func apply(days: Int, to path: String, now: Double) -> Int {
        let oldest = LogLine.timestamp(now - Double(days) * 86_400)
        return (0..<most).reduce(0) { gone, number in
            gone + trim(number == 0 ? path : "\(path).\(number)", before: days > 0 ? oldest : nil)
        }
    }

    /// - Parameter oldest: lines begin with their time, which sorts as text; `nil` keeps none.
    private static func trim(_ path: String, before oldest: String?) -> Int {
        // A log that is not there, or not ours to read, has nothing to remove.
        guard let bytes = try? FileBytes.of(path, atMost: .max - 1), !bytes.isEmpty else { return 0 }
        let kept = oldest.map { firstKept(of: bytes, from: Array($0.utf8)) } ?? bytes.endIndex
        guard kept > bytes.startIndex else { return 0 }
        guard kept < bytes.endIndex else {
            unlink(path)
            return bytes.count
        }
        return replace(path, with: bytes[kept...]) ? kept - bytes.startIndex : 0
    }

    private static func firstKept(of bytes: [UInt8], from oldest: [UInt8]) -> Int {
        var start = bytes.startIndex
        while start < bytes.endIndex {
            if !bytes[start...].prefix(oldest.count).lexicographicallyPrecedes(oldest) { return start }
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex - 1
            start = end + 1
        }
        return bytes.endIndex
    }

    /// By write and rename: who has the file open finds the new one at the next line.
    private static func replace(_ path: String, with bytes: ArraySlice<UInt8>) -> Bool {
        do {
            let file = try ReplacementFile(path: path, ownPath: path + ".new")
            try file.write(bytes)
            try file.commit()
            return true
        } catch {
            return false
        }
    }
}

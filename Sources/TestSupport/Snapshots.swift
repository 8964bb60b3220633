import Canvas
import Foundation

/// Compares rows of a screen with the text file `Snapshots/<name>.txt` beside the calling test.
///
/// With `AIRFIT_UPDATE_SNAPSHOTS=1` in the environment the file is written instead, to be read in review.
/// - Returns: `nil` when both agree, else what differs; a missing file differs.
public func snapshotDifference(_ rows: [String], _ name: String, testFile: StaticString = #filePath) -> String? {
    let folder = URL(fileURLWithPath: "\(testFile)").deletingLastPathComponent().appendingPathComponent("Snapshots")
    let file = folder.appendingPathComponent("\(name).txt")
    let text = rows.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["AIRFIT_UPDATE_SNAPSHOTS"] == "1" {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .atomic)
            return nil
        } catch { return "\(file.lastPathComponent) cannot be written: \(error)" }
    }
    guard let data = FileManager.default.contents(atPath: file.path) else {
        return "\(file.lastPathComponent) does not exist; run with AIRFIT_UPDATE_SNAPSHOTS=1 and read it"
    }
    let expected = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let actual = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in 0..<max(expected.count, actual.count) {
        let old = line < expected.count ? expected[line] : "(no such line)"
        let new = line < actual.count ? actual[line] : "(no such line)"
        if old != new { return "\(name), line \(line + 1):\n  was \(old)\n  is  \(new)" }
    }
    return nil
}

extension Canvas {
    /// The canvas as one line a cell, `column row role ground attributes text`, for tools that paint it.
    public var cellDump: String {
        var lines = ["\(size.width) \(size.height)"]
        for row in 0..<size.height {
            for (column, cell) in self.row(row).enumerated() where !cell.isContinuation {
                let text = cell.scalars.map { String($0, radix: 16) }.joined(separator: ",")
                let style = cell.style
                lines.append("\(column) \(row) \(style.role) \(style.ground) \(style.attributes.rawValue) \(text)")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

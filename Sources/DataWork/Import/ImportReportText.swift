import ScreenKit
import Canvas
import Console
import Foundation
import HealthModel

/// The report for people.
extension ImportReport {
    /// Beyond this, files of one kind share a line.
    private static let mostLines = 12
    private static let mostStrangers = 5

    /// The results of the files that were read; `nil` when all were rejected, which standard error tells.
    public var text: String? {
        let blocks = places.compactMap(text(of:))
        return blocks.isEmpty ? nil : blocks.joined(separator: "\n")
    }

    private func text(of place: Place) -> String? {
        // Nothing is copied: they can be very many.
        let read = place.files.lazy.filter { $0.status != .rejected }
        let strangers = place.files.lazy.filter { $0.status == .rejected && $0.code == nil }
        guard !read.isEmpty else { return nil }
        var lines: [String] =
            read.count > Self.mostLines ? summary(of: read, at: place.path) : read.map { text(of: $0) }
        if place.resumed > 0 {
            lines.append(
                "  Went on where the last import stopped: \(counted(place.resumed, "record")) \(place.resumed == 1 ? "was" : "were") in already."
            )
        }
        if !strangers.isEmpty {
            lines.append("  \(counted(strangers.count, "file")) without health data:")
            lines += strangers.prefix(Self.mostStrangers).map { "    \(SafeText.line($0.path))" }
            if strangers.count > Self.mostStrangers {
                lines.append("    and \(grouped(strangers.count - Self.mostStrangers)) more")
            }
        }
        return lines.joined(separator: "\n")
    }

    private func text(of file: File) -> String {
        let name = SafeText.line(file.path)
        if file.status == .duplicate, file.addedMessages == 0 {
            let note = file.note.map { "\n  \(SafeText.line($0))." } ?? ""
            return "\(name): imported before, nothing added.\(note)"
        }
        if file.status == .unfinished {
            return file.records == 0
                ? "\(name): not in."
                : "\(name): \(sum(of: [file])); the rest is not in."
        }
        var lines = [
            isDryRun
                ? "\(name): \(counted(file.records - file.skipped, "record")) could be imported; nothing was kept."
                : "\(name): \(sum(of: [file])), in \(took)."
        ]
        if let note = file.note { lines.append("  \(SafeText.line(note))") }
        lines += details(addedBesides: file.addedBesides, messages: file.addedMessages, skipped: file.skippedReasons)
        return lines.joined(separator: "\n")
    }

    private func sum(of files: some Collection<File>) -> String {
        func total(_ part: KeyPath<File, Int>) -> Int { files.reduce(0) { $0 + $1[keyPath: part] } }
        return RecordWording.sum(records: total(\.records), added: total(\.added), skipped: total(\.skipped))
    }

    private var took: String { String(format: "%.1f s", seconds) }

    private func summary(of files: some Collection<File>, at path: String) -> [String] {
        let records = files.reduce(0) { $0 + $1.records - $1.skipped }
        var lines = [
            isDryRun
                ? "\(SafeText.line(path)): \(counted(records, "record")) in \(counted(files.count, "file")) could be imported; "
                    + "nothing was kept."
                : "\(SafeText.line(path)): \(counted(files.count, "file")), \(sum(of: files)), in \(took)."
        ]
        var groups: [String: (files: Int, records: Int, before: Int, missing: Int)] = [:]
        for file in files {
            var group = groups[file.format] ?? (0, 0, 0, 0)
            group.files += 1
            group.records += file.records
            group.before += file.status == .duplicate ? 1 : 0
            group.missing += file.status == .unfinished ? 1 : 0
            groups[file.format] = group
        }
        for (format, group) in groups.sorted(by: { $0.key < $1.key }) {
            lines.append(
                "  \(format): \(counted(group.files, "file")), \(counted(group.records, "record"))"
                    + (group.before > 0 ? ", \(grouped(group.before)) imported before" : "")
                    + (group.missing > 0 ? ", \(grouped(group.missing)) not in yet" : ""))
        }
        return lines
            + details(
                addedBesides: files.reduce(0) { $0 + $1.addedBesides },
                messages: files.reduce(0) { $0 + $1.addedMessages },
                skipped: files.reduce(into: [:] as [String: Int]) { $0.merge($1.skippedReasons, uniquingKeysWith: +) })
    }

    private func details(addedBesides: Int, messages: Int, skipped: [String: Int]) -> [String] {
        var lines: [String] = []
        if addedBesides > 0 {
            lines.append("  \(grouped(addedBesides)) of the new: workouts, check-ins, findings, rings, entries, goals")
        }
        if messages > 0 { lines.append("  \(grouped(messages)) new messages of conversations") }
        return lines
            + skipped.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
                "  \(grouped($0.value)) left out: \($0.key)"
            }
    }
}

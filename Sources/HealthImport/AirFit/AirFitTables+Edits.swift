import ImportKit

/// The person's changes in the AirFit that wrote the export.
extension AirFitTables {
    func takeExclusion() throws {
        guard let type = integer("type").flatMap({ types[$0] }),
            let source = integer("source").flatMap({ sources[$0] }),
            let start = integer("start_unix_s"), let value = number("value"), let at = integer("excluded_at_unix_s"),
            let duration = integer("duration_s"), (0...Int64(Int32.max)).contains(duration)
        else { return skip(.malformed) }
        let sample = ImportedSample(
            type: type.number, source: source, start: start, duration: Int32(duration), value: value)
        try sink.add(exclusion: ImportedExclusion(sample, replacement: number("replacement"), excludedAt: at))
    }

    func takeSleepExclusion() throws {
        guard let piece = sleep() else { return }
        guard let moment = integer("excluded_at_unix_s") else { return skip(.malformed) }
        try sink.add(exclusionOf: piece, at: moment)
    }

    func takeSourcePlace() throws {
        guard let metric = text("metric"), let name = text("name"), let position = integer("position"),
            (0...100_000).contains(position)
        else { return skip(.malformed) }
        try sink.add(
            sourcePlace: ImportedSourcePlace(
                metric: metric, name: name, position: Int(position), isExcluded: flag("is_excluded") ?? false))
    }

    /// Characters of an entry, more than the longest note takes.
    private static let longestEntry = 20_000

    func takeEntry() throws {
        guard let content = text("content"), content.utf8.count <= Self.longestEntry,
            let writtenAt = integer("written_at_unix_s")
        else { return skip(.malformed) }
        try sink.add(
            entry: ImportedEntry(content: content, writtenAt: writtenAt, undoneAt: integer("taken_back_at_unix_s")))
    }

    func takeGoal() throws {
        guard let metric = text("metric"), let target = number("target"), let setAt = integer("set_at_unix_s") else {
            return skip(.malformed)
        }
        try sink.add(
            goal: ImportedGoal(
                metric: metric, target: target, period: text("period"), due: day("due"), setAt: setAt,
                endedAt: integer("ended_at_unix_s")))
    }
}

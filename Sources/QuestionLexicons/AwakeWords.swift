/// Words by which the time since waking, or the time in bed, is asked for.
package enum AwakeWords {
    /// `how long have I been up`, `seit wann bin ich wach` as `when did I wake up today`: it is told by when that was.
    package static func nameWaking(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        guard let lead = leads.first(where: { words.starts(with: $0) }) else { return }
        let rest = words.dropFirst(lead.count).filter { !fillers.contains($0) }
        guard rest.count == 1, awake.contains(rest[0]) else { return }
        let isGerman = german.contains(words[0])
        let meant =
            isGerman ? ["wann", "bin", "ich", "heute", "aufgewacht"] : ["when", "did", "i", "wake", "up", "today"]
        tokens = meant.map { Token(word: $0) }
    }

    private static let leads: [[String]] = [
        "how long have i been", "how long ive been", "since when have i been", "since when am i", "seit wann bin ich",
        "wie lange bin ich", "wie lang bin ich", "seit wie vielen stunden bin ich",
    ].map { $0.split(separator: " ").map(String.init) }
    private static let german: Set<String> = ["seit", "wie"]
    private static let fillers: Set<String> = [
        "today", "now", "so", "far", "already", "for", "this", "morning", "heute", "jetzt", "schon", "nun", "bereits",
        "denn", "eigentlich", "frueh",
    ]
    private static let awake: Set<String> = ["awake", "up", "wach", "auf", "munter"]
}

/// `why am I so wiped out`, `warum bin ich heute so ausgelaugt`: why somebody is tired, by any word for it.
package enum TiredWords {
    /// Puts the plain word in the place of the others.
    package static func name(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        guard let first = words.first, let (leads, names, plain) = asking[first],
            let start = words.indices.dropFirst().first(where: { !leads.contains(words[$0]) }),
            words[..<start].contains(where: ["i", "ich"].contains)
        else { return }
        for name in names where words[start...].starts(with: name) {
            let last = tokens[start + name.count - 1]
            tokens.replaceSubrange(
                start..<(start + name.count), with: [Token(word: plain, endsClause: last.endsClause)])
            return
        }
    }

    private static let asking: [String: (leads: Set<String>, names: [[String]], plain: String)] = {
        let inEnglish = (englishLeads, phrases(english), "tired")
        let inGerman = (germanLeads, phrases(german), "muede")
        return ["why": inEnglish, "warum": inGerman, "wieso": inGerman, "weshalb": inGerman]
    }()

    /// Stand between the word that asks and how somebody feels.
    private static let englishLeads: Set<String> = ["am", "do", "i", "feel", "feeling", "so", "this"]
    private static let germanLeads: Set<String> = [
        "bin", "fuehle", "fuehl", "ich", "mich", "so", "heute", "dermassen", "derart", "eigentlich", "denn", "nur",
    ]

    /// Longer ones first.
    private static let english =
        "wiped out, burnt out, burned out, worn out, run down, dead tired, dog tired, wiped, shattered, beat, zonked, "
        + "pooped, weary, sluggish, lethargic, fatigued, drowsy, groggy, foggy, spent, flat, listless, drained, "
        + "exhausted, knackered, sleepy"
    private static let german =
        "k o, ausgelaugt, erledigt, groggy, geraedert, matt, energielos, schlaefrig, geschafft, ausgepowert, kaputt, "
        + "platt, fertig, schlapp, erschoepft, ermattet, todmuede, hundemuede, kraftlos, antriebslos"

    private static func phrases(_ list: String) -> [[String]] {
        list.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
    }
}

/// Lines that name a meal, a workout or a symptom and say something else.
extension EntryLine {
    /// Words before the figures that say it did not happen: `I almost ran 5 km`, `lunch skipped`.
    func refuseUnreal(_ pieces: [EntryPiece], _ subject: Subject) throws(EntryProblem) {
        guard subject == .workout || subject == .meal else { return }
        let unreal: Set = [
            "almost", "nearly", "should", "could", "would", "might", "want", "wanted", "won't", "wont", "didn't",
            "didnt", "don't", "dont", "haven't", "never", "beinahe", "sollte", "könnte", "würde", "wollte", "möchte",
            "werde", "hätte", "nicht", "not", "nie", "skip", "skipped", "ausgelassen", "ausgefallen", "übersprungen",
            "going", "gonna", "will", "used", "nothing", "nichts", "missed", "verpasst", "cancelled", "canceled",
            "abgesagt", "booked", "gebucht", "watched", "watching", "geschaut", "geguckt", "zugeschaut", "coached",
            "drove", "driving",
        ]
        let lead = pieces.prefix { !$0.holdsFigure && !$0.isQuoted }
        // `no breakfast`
        let isNone =
            ["no", "without", "ohne"].contains(lead.first?.word)
            && (lead.count == pieces.count || lead.dropFirst().first?.word.map(Self.mealWords.contains) ?? false)
        if let piece = isNone ? lead.first : lead.first(where: { $0.word.map(unreal.contains) ?? false }) {
            throw EntryProblem("“\(piece.source)” says that it did not happen; only what has happened is written down.")
        }
        let verbs = lead.prefix { piece in
            piece.word.map { ActivityLexicon.first(in: [$0]) == nil && !Self.mealWords.contains($0) } ?? true
        }
        guard let other = Self.otherPerson(verbs.map { $0.word ?? "" }) else { return }
        throw EntryProblem("“\(other)” may be somebody else: what you did yourself is written down here.")
    }

    /// Somebody else who is named before what was done: `my son`, `the dog`, `he`.
    private static func otherPerson(_ words: [String]) -> String? {
        let pronouns: Set = ["he", "she", "they", "er", "sie"]
        if let pronoun = words.first(where: pronouns.contains) { return pronoun }
        let others: Set = [
            "son", "daughter", "kid", "kids", "child", "children", "baby", "husband", "wife", "partner", "boyfriend",
            "girlfriend", "mother", "mum", "mom", "father", "dad", "brother", "sister", "friend", "dog", "cat", "sohn",
            "tochter", "kind", "kinder", "mann", "frau", "mutter", "mama", "vater", "papa", "bruder", "schwester",
            "freund", "freundin", "hund", "katze",
        ]
        // `kids swimming`, `son's football`, `wife ran 5k`, `took my son to swimming`
        let family: Set = [
            "son", "daughter", "kid", "kids", "child", "children", "wife", "husband", "sohn", "tochter", "kinder",
            "frau",
            "mann",
        ]
        let takers: Set = ["took", "drove", "brought", "brachte"]
        let people = words.map { $0.hasSuffix("'s") ? String($0.dropLast(2)) : $0 }
        if people.count == 1 || people.contains(where: takers.contains),
            let relative = people.first(where: family.contains)
        {
            return relative
        }
        let owners: Set = ["my", "the", "our", "his", "her", "mein", "meine", "der", "die", "das", "unser", "unsere"]
        return zip(people, people.dropFirst()).first { owners.contains($0) && others.contains($1) }?.1
    }

    /// What somebody runs who does not run.
    private static let otherRuns: Set = [
        "errand", "errands", "numbers", "test", "tests", "meeting", "meetings", "workshop", "bath", "fever", "script",
        "code", "simulation", "simulations", "program", "experiment", "business", "shop", "stall", "household",
        "laundry", "dishwasher", "campaign", "update", "updates",
    ]

    /// `ran out of milk 20 min`, `ran late 20 min` and `ran the numbers 20 min` are no run, and a `bike repair` no ride.
    private func refuseOtherRun(_ pieces: [EntryPiece]) throws(EntryProblem) {
        let repairs: Set = [
            "repair", "repairs", "repaired", "repairing", "fixed", "fixing", "cleaned", "cleaning", "washed",
            "reparatur",
            "repariert", "reparieren", "geputzt", "putzen",
        ]
        if let repair = pieces.first(where: { $0.word.map(repairs.contains) ?? false }) {
            throw EntryProblem(
                "“\(repair.source)” may mean something else: write what it was alone, as “cycling 20 min”.")
        }
        guard let index = pieces.firstIndex(where: { ["ran", "run", "running"].contains($0.word) }),
            pieces.indices.contains(index + 1), let next = pieces[index + 1].word
        else { return }
        let behind = pieces.indices.contains(index + 2) ? pieces[index + 2] : nil
        let object = ["a", "the", "some", "my"].contains(next) ? behind?.word ?? "" : next
        guard
            next == "out" && behind?.word == "of"
                || next == "late" && behind.map({ $0.holdsFigure || $0.word == "by" }) ?? true
                || Self.otherRuns.contains(object)
        else { return }
        let said = pieces[index...].map(\.source).joined(separator: " ")
        throw EntryProblem("“\(said)” may mean something else: write what it was alone, as “running 20 min”.")
    }

    /// `sick of it` is no symptom: what stands behind `of` is what somebody has enough of, but for a figure (`headache of 6/10`).
    func refuseOtherSense(_ pieces: [EntryPiece], _ subject: Subject) throws(EntryProblem) {
        if subject == .workout { try refuseOtherRun(pieces) }
        guard subject == .tags, let index = pieces.firstIndex(where: { $0.word.flatMap(TagLexicon.name) != nil }),
            pieces.indices.contains(index + 2), pieces[index + 1].word == "of", !pieces[index + 2].holdsFigure,
            !pieces[index + 2].isQuoted, NumberWord.value(pieces[index + 2].word ?? "") == nil
        else { return }
        let said = pieces[index...].map(\.source).joined(separator: " ")
        let example = TagLexicon.name(pieces[index].word ?? "") ?? "headache"
        throw EntryProblem("“\(said)” may mean something else: write what it was alone, as “\(example)”.")
    }

    /// `wasser 1,5l bisher`, `4 coffees so far`: what was had until now may be written down in parts already.
    func refuseTotal(_ pieces: [EntryPiece], _ subject: Subject) throws(EntryProblem) {
        guard [.water, .meal, .drinks, .mindfulness].contains(subject),
            let total = pieces.first(where: { $0.word == "sofar" })
        else { return }
        throw EntryProblem(
            "“\(total.source)” may hold what is written down already: write each part when it was, or all of it without “\(total.source)”."
        )
    }
}

/// German words around an event of somebody's life that is told with its date, folded as the tokenizer does.
package enum OccasionWords {
    /// Words that bound a span by the event: `seit Schulbeginn am 8. September`.
    package static let bounds: Set<String> = ["seit", "seitdem", "ab", "nach", "vor", "bis"]
    /// Bounds that a clause may follow: `seit wir am 3. Juli umgezogen sind`.
    package static let clauseBounds: Set<String> = ["seit", "seitdem"]
    /// The first words of such a clause.
    package static let clauseStarts: Set<String> = ["ich", "wir", "unser", "unsere"]
    /// Its verb, with which it ends.
    package static let auxiliaries: Set<String> = ["bin", "sind", "habe", "hab", "haben", "war", "waren", "wurde"]
    /// Words before the date.
    package static let dateLeads: Set<String> = ["am", "vom", "dem"]
    /// Articles before the name of the event.
    package static let articles: Set<String> = ["dem", "der", "den", "zum", "zur"]
    package static let possessives: Set<String> = ["mein", "meinem", "meiner", "unser", "unserem", "unserer"]
    /// Words before a span whose days follow: `im Advent (30.11. bis 24.12.)`.
    package static let within: Set<String> = ["im", "in", "waehrend"]
    /// English words by which the beginning of an event is told behind it: `this semester, it started on 2 September`.
    package static let pronouns: Set<String> = ["it", "which", "that"]
    package static let beginning: Set<String> = ["started", "began", "starts", "begins"]
    package static let before: Set<String> = ["on", "in", "the"]
    package static let leads: Set<String> = [
        "this", "my", "the", "our", "during", "in", "over", "throughout", "since", "for",
    ]
    /// Words between its first and its last day.
    package static let until: Set<String> = ["bis", "-"]
}

/// Words that tell what the numbers around them are about, in one language. An answer is read with those of its own: a word
/// may mean another thing in the next one (`was`, `do`, `son`).
struct Cues: Sendable {
    /// Words before advice, plans, or what is usual for people in general.
    var advice: Set<String>
    /// Orders, where they begin a sentence or follow `and`, `then`, `to` or a comma.
    var orders: Set<String>
    var beforeOrders: Set<String>
    /// Words before what was measured.
    var claims: Set<String>
    /// The weaker ones of them do not end what was begun as advice.
    var weakClaims: Set<String>
    /// Words behind a number that make it nobody's own.
    var trailingAdvice: Set<String>
    var comparing: Set<String>
    var rough: Set<String>
    var labels: Set<String>
    var labelled: Set<String>
    var periods: Set<String>
    var spans: Set<String>
    var months: Set<String>
    var weekdays: Set<String>
    var headings: Set<String>
    /// `your` before `goal`: what stands in the data and not what is advised.
    var your: Set<String>
    /// Words that add up: `together`, `in total`.
    var sums: Set<String>
    /// How a proposed exercise is to be done: `40 min easy`.
    var efforts: Set<String>
    /// Behind a length of time, that it lies before or after: `3 weeks ago`.
    var offsets: Set<String>
    /// Before a date, that what is told is not of that date: `since August`, `against last week`.
    var beforeOtherDates: Set<String>
    /// Before the number of a day without its month: `le 14`, `am 14.`.
    var beforeDays: Set<String>

    init(
        advice: String, orders: String, beforeOrders: String, claims: String, weakClaims: String,
        trailingAdvice: String, comparing: String, rough: String, labels: String, labelled: String, periods: String,
        spans: String, months: String, weekdays: String, headings: String, your: String, sums: String,
        efforts: String, offsets: String, beforeOtherDates: String, beforeDays: String
    ) {
        func words(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }
        (self.advice, self.orders, self.beforeOrders) = (words(advice), words(orders), words(beforeOrders))
        (self.claims, self.weakClaims) = (words(claims), words(weakClaims))
        (self.trailingAdvice, self.comparing, self.rough) = (words(trailingAdvice), words(comparing), words(rough))
        (self.labels, self.labelled) = (words(labels), words(labelled))
        (self.periods, self.spans) = (words(periods), words(spans))
        (self.months, self.weekdays, self.headings) = (words(months), words(weekdays), words(headings))
        (self.your, self.sums, self.efforts, self.offsets) = (words(your), words(sums), words(efforts), words(offsets))
        (self.beforeOtherDates, self.beforeDays) = (words(beforeOtherDates), words(beforeDays))
    }
}

/// The mood of a sentence up to a number: open, a claim about the data, or advice.
enum Mood: Equatable {
    case open, claim, advice

    /// Tomorrow, where it is no morning.
    private static let tomorrow: Set<String> = ["morgen", "mañana"]
    private static let beforeMorning: Set<String> = [
        "am", "heute", "guten", "diesen", "jeden", "gestern", "goede", "elke", "de", "la", "esta", "ayer", "cada",
        "van",
    ]

    /// Orders that name what is measured, too, unless they begin a sentence: `…, slaap 7 u`.
    private static let nouns: Set<String> = ["slaap", "schlaf", "marche", "walk", "set"]

    /// After a further word.
    func after(_ word: String, beginsClause: Bool, isInside: Bool, before: String, by cues: Cues) -> Mood {
        if cues.advice.contains(word), !(cues.headings.contains(word) && cues.your.contains(before)),
            !(word == "can" && before == "i")
        {
            return .advice
        }
        if Self.tomorrow.contains(word), !Self.beforeMorning.contains(before) { return .advice }
        // `give or take`
        if word == "take", before == "or" { return self }
        if cues.orders.contains(word),
            beginsClause && !(isInside && Self.nouns.contains(word)) || cues.beforeOrders.contains(before)
        {
            return .advice
        }
        if cues.claims.contains(word), self != .advice || !cues.weakClaims.contains(word) { return .claim }
        return self
    }
}

import ChatModel

/// Screens what a person writes for what a coach must not simply answer. Pure: words in, the gravest concern out.
///
/// The whole message is read, in seven languages at once (`SafetyTokens`), and matched with the patterns of their lexicons
/// (`SafetyLexicon`). Where they find no crisis, emergency or eating disorder, the classifier listens (`SafetyClassifier`).
/// Source of the signals: health-metric practice, section 15.
struct SafetyScreen {
    struct Finding: Equatable {
        var concern: SafetyNotice.Concern
        var urgency: SafetyNotice.Urgency
        /// It is about somebody else.
        var isOther = false
        var language = SafetyLanguage.english
        /// Weight is to be lost faster than is healthy, or is lost without wanting to.
        var sign: Sign?
    }

    /// The signs that a notice speaks of besides its concern.
    enum Sign: Equatable { case fastLoss, unwantedLoss }

    private var matcher: SafetyMatcher
    private let text: SafetyTokens
    private let classifier: SafetyClassifier

    init(_ text: String, _ index: SafetyIndex = .shared, _ classifier: SafetyClassifier = .shared) {
        self.classifier = classifier
        self.text = SafetyTokens(text, index.vocabulary)
        matcher = SafetyMatcher(self.text, index)
    }

    /// - Parameter isMinor: the person's profile says they are under 18.
    func finding(isMinor: Bool = false) -> Finding? { weighed(isMinor: isMinor).finding }

    /// The finding, and how many letters and tokens were looked at for it.
    func weighed(isMinor: Bool = false) -> (finding: Finding?, work: Int) {
        guard !text.tokens.isEmpty else { return (nil, text.work) }
        var matcher = matcher
        let finding = gravest(isMinor: isMinor, &matcher)
        return (finding, text.work + matcher.work)
    }

    private func gravest(isMinor: Bool, _ matcher: inout SafetyMatcher) -> Finding? {
        var best: (finding: Finding, weight: Int)?
        for hit in matcher.hits() {
            let pattern = matcher.index.patterns[hit.pattern]
            var finding = Finding(concern: pattern.concern, urgency: pattern.urgency, language: pattern.language)
            guard finding.concern != .minor || isMinor || pattern.urgency == .visit else { continue }
            if finding.concern == .minor { finding.urgency = .care }
            if finding.concern == .emergency, finding.urgency == .visit, pattern.isLoss { finding.sign = .unwantedLoss }
            if Self.weight(of: finding) <= best?.weight ?? 0 { continue }
            finding.isOther = matcher.isOther(hit)
            if [.crisis, .emergency, .illness].contains(finding.concern), matcher.isLongAgo(hit) {
                // What happened to somebody else long ago is grief or family history.
                if finding.isOther || finding.concern == .illness { continue }
                if finding.concern == .emergency { finding.urgency = .visit }
            }
            if Self.weight(of: finding) > best?.weight ?? 0 { best = (finding, Self.weight(of: finding)) }
        }
        let fast = Finding(concern: .eatingDisorder, urgency: .visit, sign: .fastLoss)
        if Self.weight(of: fast) > best?.weight ?? 0,
            let language = WeightLossRate(text: text, matcher: matcher).language()
        {
            var finding = fast
            finding.language = language
            best = (finding, Self.weight(of: fast))
        }
        if Self.weight(of: fast) > best?.weight ?? 0, let heard = heard(matcher) {
            best = (heard, Self.weight(of: heard))
        }
        guard var finding = best?.finding else { return nil }
        finding.language = matcher.language(of: finding.language)
        return finding
    }

    private func heard(_ matcher: SafetyMatcher) -> Finding? {
        guard let hearing = classifier.hearing(in: text) else { return nil }
        var finding = Finding(concern: hearing.concern, urgency: hearing.concern == .eatingDisorder ? .visit : .now)
        if hearing.concern == .emergency, matcher.speaksOfLoss(in: hearing.tokens) {
            finding.urgency = .visit
            finding.sign = .unwantedLoss
        }
        finding.isOther = matcher.isOther(in: hearing.tokens)
        return finding
    }

    /// The graver, the greater; the minors' own concern is none unless the person is one.
    private static func weight(of finding: Finding) -> Int {
        switch (finding.concern, finding.urgency) {
        case (.crisis, _): 10
        case (.emergency, .now): 9
        case (.emergency, .today): 8
        case (.emergency, _): 7
        case (.eatingDisorder, _): 6
        case (.medicine, _): 5
        case (.pregnancy, _): 4
        case (.minor, _): 3
        case (.illness, _): 2
        case (.reading, _): 1
        }
    }
}

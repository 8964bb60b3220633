import ChatModel

/// Screens what a person writes for what a coach must not simply answer. Pure: words in, the gravest concern out.
///
/// The whole message is read, in seven languages at once (`SafetyTokens`), and matched with the patterns of their lexicons
/// (`SafetyLexicon`). Where they find no crisis, emergency or eating disorder, the classifier listens (`SafetyClassifier`); it
/// also keeps them from taking one phrase of a long harmless sentence for a sign.
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
    /// So far below what is enough the classifier hears that a phrase means something else, where so many words stand beside
    /// the phrase. Limits a tenth lower find 3 more of 643 held-out signs, and raise an alarm at 21 more of 2,614 harmless
    /// sentences that no pattern was tuned to. Signs of the body often stand beside a harmless question and have a limit of
    /// their own.
    private static let contradiction: Float = -0.8
    private static let bodyContradiction: Float = -1.1
    private static let pastContradiction: Float = -0.7
    private static let contradictingWords = 3
    /// A phrase with a word of these is never contradicted.
    private static let graveConcepts = ["kill", "die", "life"]

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
        let hearings = classifier.hearings(in: text)
        let around = surroundings(hearings)
        matcher.forEachHit { matcher, hit in
            let pattern = matcher.index.patterns[hit.pattern]
            var finding = Finding(concern: pattern.concern, urgency: pattern.urgency, language: pattern.language)
            guard finding.concern != .minor || isMinor || pattern.urgency == .visit else { return }
            if finding.concern == .minor { finding.urgency = .care }
            if finding.concern == .emergency, finding.urgency == .visit, pattern.isLoss { finding.sign = .unwantedLoss }
            if Self.weight(of: finding) <= best?.weight ?? 0 { return }
            if contradicts(finding.concern, hit, around) { return }
            finding.isOther = matcher.isOther(hit)
            if [.crisis, .emergency, .illness].contains(finding.concern), matcher.isLongAgo(hit) {
                // What happened to somebody else long ago is grief or family history.
                if finding.isOther || finding.concern == .illness || isBelow(Self.pastContradiction, hit, around) {
                    return
                }
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
        if Self.weight(of: fast) > best?.weight ?? 0, let heard = heard(matcher, hearings) {
            best = (heard, Self.weight(of: heard))
        }
        guard var finding = best?.finding else { return nil }
        finding.language = matcher.language(of: finding.language)
        return finding
    }

    /// The judgement of the classifier around a token: the nearest to a concern, and the words of the shortest window.
    private struct Surroundings {
        var margin = -Float.infinity
        var words = Int.max
    }

    /// For each token that is listened to.
    private func surroundings(_ hearings: [SafetyClassifier.Hearing]) -> [Surroundings] {
        var around = Array(repeating: Surroundings(), count: hearings.last?.tokens.upperBound ?? 0)
        for hearing in hearings {
            for token in hearing.tokens {
                around[token].margin = max(around[token].margin, hearing.margin)
                around[token].words = min(around[token].words, hearing.tokens.count)
            }
        }
        return around
    }

    /// Whether the classifier hears that these words are no sign. What names life or death is never contradicted, nor what
    /// was read through a disguise or a slip, nor a figure of one's weight or food: the classifier reads figures roughly.
    private func contradicts(
        _ concern: SafetyNotice.Concern, _ hit: SafetyMatcher.Hit, _ around: [Surroundings]
    ) -> Bool {
        guard SafetyClassifier.concerns.contains(concern) else { return false }
        let hasFigure = text.tokens[hit.tokens].contains { $0.letters.isEmpty && $0.entry == nil }
        return !(concern == .eatingDisorder && hasFigure)
            && isBelow(concern == .emergency ? Self.bodyContradiction : Self.contradiction, hit, around)
            && text.tokens[hit.tokens].allSatisfy(text.isPlain)
            && !text.words(hit.tokens).contains { word in
                Self.graveConcepts.contains { classifier.features.stands(word, for: $0) }
            }
    }

    private func isBelow(_ margin: Float, _ hit: SafetyMatcher.Hit, _ around: [Surroundings]) -> Bool {
        hit.tokens.allSatisfy {
            $0 < around.count && around[$0].margin < margin
                && around[$0].words >= hit.tokens.count + Self.contradictingWords
        }
    }

    private func heard(_ matcher: SafetyMatcher, _ hearings: [SafetyClassifier.Hearing]) -> Finding? {
        guard let hearing = hearings.max(by: { $0.margin < $1.margin }), hearing.margin > 0 else { return nil }
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

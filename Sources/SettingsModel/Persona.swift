/// How the coach speaks: a blend of four styles and what a person likes to be told, and when.
public struct Persona: Equatable, Sendable {
    /// One of the four styles that a persona blends.
    public enum Style: String, CaseIterable, Sendable {
        case authoritative, encouraging, analytical, playful

        /// `Authoritative & Direct`
        public var title: String {
            switch self {
            case .authoritative: "Authoritative & Direct"
            case .encouraging: "Encouraging & Empathetic"
            case .analytical: "Analytical & Insightful"
            case .playful: "Playfully Provocative"
            }
        }

        /// `Authoritative`, for a tag.
        public var tag: String {
            switch self {
            case .authoritative: "Authoritative"
            case .encouraging: "Encouraging"
            case .analytical: "Analytical"
            case .playful: "Playful"
            }
        }
    }

    /// How often the coach speaks of progress unasked.
    public enum UpdateFrequency: String, CaseIterable, Sendable { case minimal, moderate, frequent }
    /// How the coach speaks of a goal that was reached.
    public enum Celebration: String, CaseIterable, Sendable { case subtle, balanced, enthusiastic }
    /// How the coach speaks after days without contact.
    public enum AbsenceResponse: String, CaseIterable, Sendable {
        case none, gentle, direct
    }
    /// How technical the coach's words are.
    public enum Language: String, CaseIterable, Sendable { case simple, conversational, technical }

    /// For people; not the name of its table in the file.
    public var name: String
    public var blend: StyleBlend
    public var updateFrequency: UpdateFrequency
    public var celebration: Celebration
    public var absenceResponse: AbsenceResponse
    public var language: Language
    /// The person's own wishes in their own words; empty for none.
    public var wishes: String

    public init(
        name: String, blend: StyleBlend = StyleBlend(), updateFrequency: UpdateFrequency = .moderate,
        celebration: Celebration = .balanced, absenceResponse: AbsenceResponse = .gentle,
        language: Language = .conversational, wishes: String = ""
    ) {
        self.name = name
        self.blend = blend
        self.updateFrequency = updateFrequency
        self.celebration = celebration
        self.absenceResponse = absenceResponse
        self.language = language
        self.wishes = wishes
    }

    /// The coach of somebody who chose nothing.
    public static let standard = Persona(name: "Coach")
    /// The name of its table: `[personas.coach]`.
    public static let standardID = "coach"
}

/// The shares of the four styles in percent; they always add up to 100.
public struct StyleBlend: Equatable, Sendable {
    private var shares: [Int]

    /// Encouraging before analytical, with a little of the others.
    public init() { shares = [15, 40, 35, 10] }

    /// - Returns: `nil` unless every share is 0 to 100 and they add up to 100.
    public init?(authoritative: Int, encouraging: Int, analytical: Int, playful: Int) {
        let shares = [authoritative, encouraging, analytical, playful]
        guard shares.allSatisfy({ (0...100).contains($0) }), shares.reduce(0, +) == 100 else { return nil }
        self.shares = shares
    }

    /// The share of a style in percent.
    public subscript(style: Persona.Style) -> Int { shares[Self.index(style)] }

    /// Sets one share and takes the difference from the others in proportion, so that the sum stays 100. Where the
    /// others are all zero they share it evenly. What rounding leaves over goes to the largest of them.
    public mutating func set(_ style: Persona.Style, to percent: Int) {
        let wanted = min(100, max(0, percent))
        let at = Self.index(style)
        let others = shares.indices.filter { $0 != at }
        let rest = 100 - wanted
        let sum = others.reduce(0) { $0 + shares[$1] }
        let before = shares
        for index in others { shares[index] = sum == 0 ? rest / others.count : before[index] * rest / sum }
        shares[at] = wanted
        let left = 100 - shares.reduce(0, +)
        // The first of the largest, so that the same steps always give the same blend.
        let largest = others.max { before[$0] == before[$1] ? $0 > $1 : before[$0] < before[$1] } ?? at
        shares[largest] += left
    }

    /// The styles, the largest share first; equal shares in the order of `Style.allCases`.
    public var ranked: [(style: Persona.Style, percent: Int)] {
        Persona.Style.allCases.map { ($0, self[$0]) }.enumerated()
            .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element)
    }

    /// The largest style.
    public var primary: Persona.Style { ranked[0].style }
    /// The second largest, where it has more than 20 %; else `nil`.
    public var secondary: Persona.Style? { ranked[1].percent > 20 ? ranked[1].style : nil }

    private static func index(_ style: Persona.Style) -> Int {
        switch style {
        case .authoritative: 0
        case .encouraging: 1
        case .analytical: 2
        case .playful: 3
        }
    }
}

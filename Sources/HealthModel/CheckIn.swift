/// How a person felt on one day, each 1 to 5; `nil` where nothing was said.
public struct CheckIn: Equatable, Sendable, Codable {
    /// 1 to 5; `nil` where nothing was said.
    public var energy: Int?
    /// 1 to 5; `nil` where nothing was said.
    public var mood: Int?
    /// 1 to 5; `nil` where nothing was said.
    public var stress: Int?
    /// 1 to 5; `nil` where nothing was said.
    public var motivation: Int?
    /// 1 to 5; `nil` where nothing was said.
    public var soreness: Int?
    public var notes: String?

    public init(
        energy: Int? = nil, mood: Int? = nil, stress: Int? = nil, motivation: Int? = nil, soreness: Int? = nil,
        notes: String? = nil
    ) {
        self.energy = energy
        self.mood = mood
        self.stress = stress
        self.motivation = motivation
        self.soreness = soreness
        self.notes = notes
    }

    /// A scale of 1 to 5 on which a person rates a day; the raw value is its name in tools, files and the database.
    public enum Scale: String, CaseIterable, Sendable {
        case energy, mood, stress, motivation, soreness

        var place: WritableKeyPath<CheckIn, Int?> & Sendable {
            switch self {
            case .energy: \.energy
            case .mood: \.mood
            case .stress: \.stress
            case .motivation: \.motivation
            case .soreness: \.soreness
            }
        }
    }

    /// 1 to 5; `nil` where nothing was said.
    public subscript(scale: Scale) -> Int? {
        get { self[keyPath: scale.place] }
        set { self[keyPath: scale.place] = newValue }
    }

    /// Whether anything is rated.
    public var isRated: Bool { Scale.allCases.contains { self[$0] != nil } }
}

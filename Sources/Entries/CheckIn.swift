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
}

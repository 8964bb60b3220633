/// How a person felt on one day, each 1 to 5; `nil` where nothing was said.
public struct CheckIn: Equatable, Sendable, Codable {
    public var energy: Int?
    public var mood: Int?
    public var stress: Int?
    public var motivation: Int?
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

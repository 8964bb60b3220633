import ChatModel
import Entries
import HealthModel
import HealthQuery

/// The doubt about a goal of weight that cannot be checked: nothing speaks against the goal itself.
public enum WeightGoalDoubt {
    public static let unknownHeight = "Your height is not known, so whether that is a healthy weight is not checked."
}

/// Who may set which goal of weight. M 15.4 and 15.6: none under a BMI of 18.5, none under 18 years, and none that loses
/// weight while pregnant.
struct WeightGoalGate {
    private var heightCm: Double?
    private var age: Int?
    private var isPregnant: Bool
    private var lastWeight: Double?

    private static let lowestBMI = 18.5
    private static let ofAge = 18

    /// `nil` for a proposal that is no goal of weight.
    static func of(_ proposal: Proposal, _ toolkit: WritingToolkit) async throws(ToolProblem) -> WeightGoalGate? {
        guard case .goal(let aim) = proposal, aim.metric == .weight else { return nil }
        let today = toolkit.clock().today
        let lastWeight = try await toolkit.lastWeight(for: proposal)
        do {
            let person = try await toolkit.reading.person(on: today)
            let memories = try await toolkit.memories.memories()
            return WeightGoalGate(
                heightCm: person.height, age: person.dateOfBirth.map { Self.age($0, on: today) },
                isPregnant: memories.contains { saysPregnant($0.fact) }, lastWeight: lastWeight)
        } catch {
            throw ToolProblem(storing: error)
        }
    }

    /// - Throws: `not_allowed`, in words that name no figure of the body.
    func check(_ proposal: Proposal) throws(ToolProblem) {
        guard case .goal(let aim) = proposal, aim.metric == .weight else { return }
        if let age, age < Self.ofAge {
            throw ToolProblem(
                .notAllowed, "Goals of weight are not for people under 18; a doctor can help with it.", path: "target")
        }
        if isPregnant, lastWeight.map({ aim.target < $0 }) ?? true {
            throw ToolProblem(
                .notAllowed, "No goal that loses weight while pregnant; a midwife or doctor can help with it.",
                path: "target")
        }
        if let heightCm, aim.target / (heightCm / 100 * heightCm / 100) < Self.lowestBMI {
            throw ToolProblem(
                .notAllowed,
                "That weight would be underweight for this height, so it is not set as a goal; offer one of strength, "
                    + "energy or sleep instead, and a talk with a doctor.", path: "target")
        }
    }

    /// The warning on a proposal that the gate cannot check; `nil` for others.
    func doubt(about proposal: Proposal) -> String? {
        guard case .goal(let aim) = proposal, aim.metric == .weight, heightCm == nil else { return nil }
        return WeightGoalDoubt.unknownHeight
    }

    private static func age(_ birth: CivilDay, on today: CivilDay) -> Int {
        let (born, now) = (birth.components, today.components)
        return now.year - born.year - ((now.month, now.day) < (born.month, born.day) ? 1 : 0)
    }

    /// A memory that says so in plain words.
    private static func saysPregnant(_ fact: String) -> Bool {
        let text = fact.lowercased()
        guard text.contains("pregnan") else { return false }
        let denials = ["not pregnant", "no longer pregnant", "was pregnant", "after pregnancy", "n't pregnant"]
        return !denials.contains { text.contains($0) }
    }
}

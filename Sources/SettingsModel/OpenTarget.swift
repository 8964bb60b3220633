/// A place of the full screen that can be asked for from outside: by `airfit open`, and by the action of a notification.
public enum OpenTarget: Hashable, Sendable {
    case today, coach, log, workout, plan, trends, checkIn, connections
    /// The goals; with its number one of them.
    case goal(Int?)

    /// Without numbers, in the order in which they are listed.
    public static let names = ["today", "coach", "log", "workout", "plan", "trends", "check-in", "connections", "goal"]

    /// The words by which it is asked for: `["goal", "12"]`.
    public var words: [String] {
        switch self {
        case .today: ["today"]
        case .coach: ["coach"]
        case .log: ["log"]
        case .workout: ["workout"]
        case .plan: ["plan"]
        case .trends: ["trends"]
        case .checkIn: ["check-in"]
        case .connections: ["connections"]
        case .goal(let id): ["goal"] + (id.map { [String($0)] } ?? [])
        }
    }

    /// `nil` for words that name no place.
    public init?(words: [String]) {
        switch (words.first?.lowercased(), words.count) {
        case ("today", 1): self = .today
        case ("coach", 1): self = .coach
        case ("log", 1): self = .log
        case ("workout", 1): self = .workout
        case ("plan", 1): self = .plan
        case ("trends", 1): self = .trends
        case ("check-in", 1), ("checkin", 1): self = .checkIn
        case ("connections", 1): self = .connections
        case ("goal", 1), ("goals", 1): self = .goal(nil)
        case ("goal", 2):
            let digits = words[1].hasPrefix("g") ? words[1].dropFirst() : words[1][...]
            guard (1...18).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }),
                let id = Int(digits)
            else { return nil }
            self = .goal(id)
        default: return nil
        }
    }
}

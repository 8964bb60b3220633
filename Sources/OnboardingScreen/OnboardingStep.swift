/// One question of the setup, one screen each.
public enum OnboardingStep: String, CaseIterable, Sendable {
    case name, units
    case birthDate = "birth_date"
    case sex, height, goals, persona, data, provider, lock

    /// 1 for the first.
    public var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

    /// `nil` after the last.
    public var next: OnboardingStep? { Self.allCases.dropFirst(number).first }
    var previous: OnboardingStep? { Self.allCases.prefix(number - 1).last }

    public var title: String {
        switch self {
        case .name: "What shall your coach call you?"
        case .units: "Which units do you think in?"
        case .birthDate: "When were you born?"
        case .sex: "Which norms fit your body?"
        case .height: "How tall are you?"
        case .goals: "What do you aim for?"
        case .persona: "How should your coach speak?"
        case .data: "Where do your health data come from?"
        case .provider: "Who should answer?"
        case .lock: "A passphrase in front of AirFit?"
        }
    }

    /// The purpose of the step, in a sentence or two.
    public var help: String {
        switch self {
        case .name: "It stays on this machine unless you let a provider elsewhere see your profile."
        case .units: "Values are kept in metric units; switching later loses nothing."
        case .birthDate: "For norms that go by age, such as fitness and heart rate."
        case .sex: "The norms of heart and body exist for these two."
        case .height: "For BMI and the length of a step."
        case .goals: "What you leave empty goes by the goals of your watch, where it has any."
        case .persona: "A beginning; Settings, AI coach persona changes every share of it."
        case .data: "They go into a database on this machine that only your user can read."
        case .provider: "Nothing is sent before you ask, and you choose what a provider may see."
        case .lock:
            "It opens AirFit and the encrypted file with your API keys. Should you forget it, only a recovery code does."
        }
    }
}

/// Which questions were answered or skipped, and where the person is; kept so that the next start goes on there.
public struct OnboardingProgress: Equatable, Sendable {
    /// The result of a step.
    public enum Mark: String, Sendable { case done, skipped }

    public internal(set) var marks: [OnboardingStep: Mark] = [:]
    public internal(set) var step = OnboardingStep.name
    /// Finished, or skipped as a whole: it does not come by itself any more.
    public internal(set) var isOver = false

    public init() {}

    /// A line for each mark, `at` for the step, `over` at the end. Lines that mean nothing are passed over.
    public init(text: String) {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            if words == ["over"] { isOver = true }
            guard words.count == 2 else { continue }
            if words[0] == "at", let step = OnboardingStep(rawValue: words[1]) {
                self.step = step
            } else if let step = OnboardingStep(rawValue: words[0]), let mark = Mark(rawValue: words[1]) {
                marks[step] = mark
            }
        }
    }

    public var text: String {
        let lines = OnboardingStep.allCases.compactMap { step in marks[step].map { "\(step.rawValue) \($0.rawValue)" } }
        return (lines + ["at \(step.rawValue)"] + (isOver ? ["over"] : [])).joined(separator: "\n") + "\n"
    }
}

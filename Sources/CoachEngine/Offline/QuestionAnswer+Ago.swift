import HealthModel

extension QuestionAnswer {
    /// How long ago the last day was, which `how long since my last run` asks for.
    func ago(_ day: CivilDay) -> String {
        let count = today - day
        return switch count {
        case ...0: isGerman ? "Heute." : "Today."
        case 1: isGerman ? "Gestern." : "Yesterday."
        default: isGerman ? "Vor \(count) Tagen." : "\(count) days ago."
        }
    }
}

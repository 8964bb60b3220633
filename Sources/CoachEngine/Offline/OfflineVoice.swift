import HealthModel
import SettingsModel

/// How the offline coach words what belongs to no answer in particular, after the persona.
///
/// The primary style chooses the words, the same for the same persona. It stays what it is: every introduction says that
/// it is no AI.
struct OfflineVoice {
    var persona = Persona.standard
    /// Somebody showed a concern in this talk: no openings and no cheering.
    var isCareful = false

    var introduction: String {
        switch persona.blend.primary {
        case .authoritative: "*I am AirFit's offline coach: no AI. Fixed rules, your own data, this machine.*"
        case .encouraging: HelpAnswer.introduction
        case .analytical:
            "*I am AirFit's offline coach: no AI, but rules over the records on this machine; each number is looked up.*"
        case .playful: "*I am AirFit's offline coach: no AI, just rules with a good memory for your own numbers.*"
        }
    }

    var greeting: String {
        switch persona.blend.primary {
        case .authoritative: "Hello. Your day in one table, or your sleep first? You choose."
        case .encouraging: HelpAnswer.greeting
        case .analytical: "Hello. I can sum up the day, or put a metric against your last weeks. Which one?"
        case .playful: "Well, hello! Do you dare to look at your day, or shall we start gently with your sleep?"
        }
    }

    var thanks: String {
        switch persona.blend.primary {
        case .authoritative: "Good. What else do you want to know?"
        case .encouraging: HelpAnswer.thanks
        case .analytical: "You're welcome. Is there another figure to check?"
        case .playful: "Any time. Shall we see which of your own records is next to fall?"
        }
    }

    /// Stands before an answer of a persona that clearly is of one style; `nil` where several share it.
    var opening: String? {
        let primary = persona.blend.primary
        guard persona.blend[primary] >= 50, !isCareful else { return nil }
        return switch primary {
        case .authoritative: "The facts:"
        case .encouraging: "Good that you are looking at this."
        case .analytical: "What the records say:"
        case .playful: "Let's see what your numbers are up to."
        }
    }

    /// A few sentences in this persona, for a preview.
    var sample: String {
        let missed =
            switch persona.blend.primary {
            case .authoritative: "Yesterday's workout is missing. Today it is due: name a time, and keep it."
            case .encouraging:
                "Yesterday's workout did not happen, and that is all right. How about ten easy minutes today?"
            case .analytical:
                "Yesterday's workout is missing; the week can still reach its usual amount with one session today."
            case .playful:
                "Yesterday's workout is still waiting for you, and it looks a little smug. Will you let it win?"
            }
        return "\(greeting)\n\n\(missed)\n\n(The offline coach: no AI, these sentences are fixed.)"
    }

    /// Said of a day on which a goal was reached; `nil` where none was or the person wants no fuss.
    func celebration(closed: Int, of known: Int, in language: Language = .english) -> String? {
        guard closed > 0, !isCareful else { return nil }
        let isGerman = language == .german
        let all = isGerman ? "Alle Ringe sind geschlossen" : "All rings are closed"
        let some = isGerman ? "\(closed) von \(known) Zielen erreicht" : "\(closed) of \(known) goals reached"
        let what = closed == known && known > 1 ? all : some
        return switch persona.celebration {
        case .subtle: nil
        case .balanced: "\(what): \(isGerman ? "gut gemacht" : "well done")."
        case .enthusiastic:
            "**\(what)! \(isGerman ? "Das hat Einsatz gekostet, und du hast es geschafft" : "That took some doing, and you did it")!**"
        }
    }
}

import ChatModel
import HealthModel
import HealthQuestions
import OfflineCoach

/// The readings of what asks for no figure.
extension OfflineAnswerPlanner {
    /// The reading of a request, in a sentence.
    func read(_ request: Request, _ reading: Reading) -> QuestionReading {
        let isGerman = reading.language == .german
        let wording = QuestionWording(language: reading.language, today: clock.today) { value, field in
            Wording.value(value, field)
        }
        let parts: [String?] =
            switch request {
            case .explain(.quantity(let quantity)): [isGerman ? "was es ist" : "what it is", wording.name(quantity)]
            case .explain: [isGerman ? "was ein Wort heißt" : "what a word means"]
            case .catalogue(let quantity):
                [isGerman ? "was aufgezeichnet ist" : "what is recorded", quantity.map(wording.name)]
            case .goals(let quantity, let days, let span, let outcome):
                [
                    asked(outcome, isGerman), quantity.map(wording.name), days.map(wording.days),
                    span.map { GoalWording(language: reading.language, today: clock.today).each($0) },
                ]
            case .strength(let question):
                [StrengthWording(question: question, language: reading.language, today: clock.today).sentence]
            case .influences(let field):
                [isGerman ? "was damit zusammenhängt" : "what goes together with it", wording.name(field)]
            case .profile(.age): [isGerman ? "dein Alter" : "your age"]
            case .profile(.height): [isGerman ? "deine Größe" : "your height"]
            case .ownPeriod: [isGerman ? "wann das war und wie lange" : "when it was and how long it lasted"]
            case .enough(let question):
                [EnoughWording(question: question, language: reading.language, today: clock.today).sentence]
            case .log: [isGerman ? "etwas zum Eintragen" : "something to be written down"]
            case .entries: [isGerman ? "die einzelnen Einträge" : "the single entries"]
            case .help: [isGerman ? "was man fragen kann" : "what can be asked"]
            case .identity: [isGerman ? "wer antwortet" : "who answers"]
            case .greeting: [isGerman ? "ein Gruß" : "a greeting"]
            case .thanks: [isGerman ? "ein Dank" : "thanks"]
            }
        return QuestionReading(
            language: reading.language.rawValue, isAnswered: request.isAnswered,
            sentence: parts.compactMap(\.self).joined(separator: ", "), calls: [], unread: [])
    }

    private func asked(_ outcome: Request.GoalOutcome?, _ isGerman: Bool) -> String {
        switch outcome {
        case .reached?: isGerman ? "wie oft das Ziel erreicht wurde" : "how often the goal was reached"
        case .missed?: isGerman ? "wie oft das Ziel verfehlt wurde" : "how often the goal was missed"
        case .always?: isGerman ? "ob das Ziel an jedem Tag erreicht wurde" : "whether the goal was reached on each day"
        case .together?:
            isGerman ? "an wie vielen Tagen alle Ziele erreicht wurden" : "on how many days all goals were reached"
        case .target?: isGerman ? "welches Ziel gesetzt ist" : "what the goal is"
        case .rest?: isGerman ? "wie viel noch fehlt" : "how much is still to be done"
        case nil: isGerman ? "wie nah das Ziel ist" : "how near the goal is"
        }
    }

    /// The reading of a question that gets nothing of what it asks for, with the tools that were asked all the same.
    static func unansweredReading(of messages: [ChatMessage]) -> QuestionReading {
        let start = messages.lastIndex { $0.author == .person } ?? messages.startIndex
        let text = messages.last { $0.author == .person }?.text ?? ""
        let language = isShort(text) ? QuestionReader.language(of: text) ?? .english : .english
        return QuestionReading(
            language: language.rawValue, isAnswered: false, sentence: "",
            calls: messages[start...].flatMap(\.toolCalls).map {
                QuestionReading.Call(name: $0.name, argumentsJSON: $0.argumentsJSON)
            }, unread: [])
    }
}

extension Request {
    /// Whether the offline coach gives what is asked for: single entries and what it cannot write down are of the log.
    fileprivate var isAnswered: Bool {
        switch self {
        case .log, .entries: false
        case .explain, .catalogue, .goals, .strength, .influences, .profile, .ownPeriod, .enough, .help, .identity,
            .greeting, .thanks:
            true
        }
    }
}

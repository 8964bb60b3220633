import SettingsModel

/// Short questions whose answers shift the blend of a persona and set its preferences.
struct Refinement {
    struct Choice: Sendable {
        var text: String
        var shifts: [(style: Persona.Style, by: Int)] = []
        var updates: Persona.UpdateFrequency?
        var celebration: Persona.Celebration?
        var absence: Persona.AbsenceResponse?
        var language: Persona.Language?
    }

    struct Question: Sendable {
        var text: String
        var choices: [Choice]
    }

    static let questions: [Question] = [
        Question(
            text: "You missed yesterday's workout. What do you want to hear?",
            choices: [
                Choice(
                    text: "A clear word, and when the next one is", shifts: [(.authoritative, 15)], absence: .direct),
                Choice(text: "That it happens, and an easy way in", shifts: [(.encouraging, 15)], absence: .gentle),
                Choice(text: "What it means for my week, in numbers", shifts: [(.analytical, 15)], absence: .direct),
                Choice(text: "A wink and a dare", shifts: [(.playful, 15)], absence: .gentle),
                Choice(text: "Nothing: I know it myself", absence: Persona.AbsenceResponse.none),
            ]),
        Question(
            text: "Numbers or feelings?",
            choices: [
                Choice(text: "Numbers, with their ranges", shifts: [(.analytical, 20)]),
                Choice(text: "Both, numbers first", shifts: [(.analytical, 5)]),
                Choice(text: "Both, how I feel first", shifts: [(.encouraging, 10)]),
                Choice(text: "How I feel; few numbers", shifts: [(.analytical, -20), (.encouraging, 10)]),
            ]),
        Question(
            text: "How hard may your coach push?",
            choices: [
                Choice(text: "Hard: hold me to my word", shifts: [(.authoritative, 20)]),
                Choice(text: "Firmly, and kindly", shifts: [(.authoritative, 8), (.encouraging, 5)]),
                Choice(text: "Gently", shifts: [(.authoritative, -10), (.encouraging, 12)]),
                Choice(text: "Tease me into it", shifts: [(.playful, 20)]),
            ]),
        Question(
            text: "You reached a goal.",
            choices: [
                Choice(text: "A nod will do", celebration: .subtle),
                Choice(text: "Be glad with me", celebration: .balanced),
                Choice(text: "Celebrate it", shifts: [(.encouraging, 5)], celebration: .enthusiastic),
            ]),
        Question(
            text: "Shall your coach bring up what you did not ask about?",
            choices: [
                Choice(text: "Only what is far out of the ordinary", updates: .minimal),
                Choice(text: "One thing, where it matters", updates: .moderate),
                Choice(text: "Yes, always how the day stands", updates: .frequent),
            ]),
        Question(
            text: "Which words?",
            choices: [
                Choice(text: "Plain ones, no terms", language: .simple),
                Choice(text: "As in a good talk", language: .conversational),
                Choice(text: "Technical: I know the terms", language: .technical),
            ]),
    ]

    /// The persona with the answers taken over, in the order of the questions.
    /// - Parameter answers: the choice for each question; `nil` for one that was passed over.
    static func refined(_ persona: Persona, by answers: [Int?]) -> Persona {
        var persona = persona
        for (question, answer) in zip(questions, answers) {
            guard let answer, question.choices.indices.contains(answer) else { continue }
            let choice = question.choices[answer]
            for shift in choice.shifts { persona.blend.set(shift.style, to: persona.blend[shift.style] + shift.by) }
            persona.updateFrequency = choice.updates ?? persona.updateFrequency
            persona.celebration = choice.celebration ?? persona.celebration
            persona.absenceResponse = choice.absence ?? persona.absenceResponse
            persona.language = choice.language ?? persona.language
        }
        return persona
    }
}

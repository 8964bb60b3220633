import CoachEngine
import HealthModel
import Testing

@Suite struct `Safety before everything` {
    @Test(arguments: [
        "I have chest pain after my run", "my chest really hurts", "I fainted on the treadmill",
        "my left side is numb", "weakness in one arm", "I can't breathe", "worst headache of my life",
    ]) func `red flags get one clear step and no numbers about the person`(_ question: String) async {
        let answer = await offlineAnswer(question)
        #expect(answer.contains("call 911 now") && !answer.contains("bpm") && !answer.contains("|"), "\(answer)")
    }

    @Test(arguments: ["I want to kill myself", "i feel suicidal", "thinking about self-harm", "I don't want to live"])
    func `a crisis gets care, a question and a person to call`(_ question: String) async {
        let answer = await offlineAnswer(question)
        #expect(
            answer.contains("Are you safe right now?") && answer.contains("988") && !answer.contains("|"), "\(answer)")
    }

    @Test func `it stays with a person in crisis`() async {
        #expect(await offlineAnswer("I want to die", "I don't know").contains("Are you safe right now?"))
    }

    @Test(arguments: [
        "How do I purge after dinner", "can I live on 500 calories a day", "I am anorexic, what is my weight",
        "how to keep a deficit of 1500 kcal", "I need to burn off what I ate",
    ]) func `signs of an eating disorder get no figures`(_ question: String) async {
        let answer = await offlineAnswer(question, "", region: "GB")
        let direct = await offlineAnswer(question, region: "GB")
        #expect(
            direct.contains("Beat, 0808 801 0677") && !direct.contains("kg") && !direct.contains("kcal"), "\(direct)")
        #expect(!answer.contains("kg"))
        #expect(await !offlineAnswer(question, "what is my weight?").contains("72"))
    }

    @Test func `a wish to lose weight when underweight is not coached`() async {
        var health = FixtureHealth()
        health.adjust = { $0.snapshot.body.bmi = 17.9 }
        let answer = await offlineAnswer("how much weight should I lose", health: health)
        #expect(answer.contains("ANAD") && !answer.contains("72") && !answer.contains("17.9"))
    }

    @Test func `changes of medicine go to doctor or pharmacist`() async {
        #expect(await offlineAnswer("Should I stop my beta blocker?").contains("doctor or pharmacist"))
    }

    @Test(arguments: [
        ("US", "911"), ("GB", "999"), ("DE", "112"), ("de", "112"), ("AU", "000"), ("ZZ", "112 in Europe"),
    ])
    func `emergency numbers are those of the region`(_ region: String, _ number: String) async {
        #expect(
            await offlineAnswer("chest pain", region: region).contains(
                "call \(number == "112 in Europe" ? "your local" : number)"))
    }

    @Test(arguments: [
        "How many calories did I burn today?", "did I do chest day this week", "no chest pain, how did I sleep?",
        "how many days over 500 kcal last month", "how does my day look?", "what are we discussing here?",
    ]) func `ordinary questions are not taken for alarms`(_ question: String) async {
        let answer = await offlineAnswer(question)
        #expect(!answer.contains("911") && !answer.contains("concerned") && !answer.contains("pharmacist"), "\(answer)")
    }

    @Test func `an alarming reading asks for a doctor without naming a condition`() async {
        var health = FixtureHealth()
        health.adjust = { $0.comparisons[.bloodOxygen]?.value = 90 }
        #expect(await offlineAnswer("blood oxygen?", health: health).contains("call a doctor today"))
    }
}

import HealthModel
import Testing

@Suite struct `The offline coach, in other units` {
    @Test func `tells a weight in pounds`() async {
        let answer = await offlineAnswer("What do I weigh?", units: .imperial)
        #expect(answer.contains("**158.7 lb**"), "\(answer)")
        #expect(!answer.contains("kg"))
    }

    @Test func `compares in the unit it shows`() async {
        let answer = await offlineAnswer("distance last week", units: .imperial)
        #expect(answer.contains(" mi"), "\(answer)")
        #expect(!answer.contains("km"))
    }

    @Test(arguments: [
        ("how many days under 160 pounds last month", UnitSystem.metric, "less than 72.6 kg"),
        ("how many days under 160 pounds last month", .imperial, "less than 160.0 lb"),
        ("how many times did I weigh less than 73 kg last month", .imperial, "less than 160.9 lb"),
        ("how many times did I weigh less than 160 last month", .imperial, "less than 160.0 lb"),
        ("how many times did I weigh less than 73 last month", .metric, "less than 73.0 kg"),
    ]) func `takes a bound in the unit that was said`(question: String, units: UnitSystem, bound: String) async {
        let answer = await offlineAnswer(question, units: units)
        #expect(answer.contains(bound), "\(answer)")
    }
}

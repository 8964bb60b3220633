import ChatModel
import Testing

@testable import Evidence

/// Numbers that claim nothing about the person, and those that follow from one of them.
@Suite struct `What is nobody's own` {
    private func unsupported(_ answer: String, _ json: String) -> [String] {
        var base = EvidenceBase()
        base.add(ToolResult(callID: "1", name: "compute", json: json), to: nil)
        return base.evidence(for: answer).unsupported.map(\.figure.text)
    }

    private let bmi = #"{"name":"bmi","value":24.7,"weight_kg":78.3,"height_cm":178}"#
    private let mifflin = #"{"name":"mifflin","value":1710,"weight_kg":78.3,"height_cm":178,"age":38}"#

    @Test func `the bounds of the body mass index are known of everybody`() {
        #expect(unsupported("Your BMI is 24.7, just inside the range of 18.5 to 24.9.", bmi) == [])
        #expect(unsupported("Your BMI is 22.1, just inside the range of 18.5 to 24.9.", bmi) == ["22.1"])
    }

    @Test func `what would be is no claim, what is stays one`() {
        #expect(unsupported("You weigh 78.3 kg. At 75 kg you'd have less to carry.", bmi) == [])
        #expect(unsupported("You weigh 75 kg.", bmi) == ["75 kg"])
    }

    @Test func `a number times a factor of its sentence is worked out`() {
        #expect(unsupported("At rest it is 1,710 kcal. With light activity (× 1.4) it is 2,394 kcal.", mifflin) == [])
        #expect(
            unsupported("At rest it is 1,710 kcal. With light activity (× 1.4) it is 2,594 kcal.", mifflin)
                == ["2,594 kcal"])
    }
}

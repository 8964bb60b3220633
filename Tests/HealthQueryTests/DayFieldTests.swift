import HealthQuery
import Testing

@Suite struct `A column of a day` {
    @Test func `is asked for by a name that SQL takes as it is`() {
        for field in DayField.allCases {
            #expect(field.rawValue.wholeMatch(of: /[a-z][a-z0-9_]*/) != nil, "\(field.rawValue)")
        }
    }
}

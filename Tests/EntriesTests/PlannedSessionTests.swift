import Entries
import Foundation
import HealthModel
import Testing

@Suite struct `A session that was cancelled` {
    @Test func `is kept with its reason under the name it always had`() throws {
        let day = CivilDay(number: 20_604)
        let session = PlannedSession(id: "a", day: day, type: "Running", origin: .person).cancelled(because: "A cold.")
        let json = try JSONEncoder().encode(session)
        #expect(String(decoding: json, as: UTF8.self).contains(#""letGo":"A cold.""#))
        #expect(try JSONDecoder().decode(PlannedSession.self, from: json) == session)
    }
}

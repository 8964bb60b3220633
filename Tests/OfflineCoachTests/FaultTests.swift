import HealthModel
import HealthQuestions
import Testing

@testable import OfflineCoach

@Suite struct `What is wrong in a question` {
    private func reading(_ text: String) throws -> Reading {
        QuestionReader(today: try #require(CivilDay(iso: "2025-12-31"))).reading(of: text)
    }

    @Test(arguments: [
        "steps on 30 February", "Schritte am 31. April", "Schritte am 31. September 2025", "steps on the 31st of April",
        "steps on 2026-02-30", "sleep on 29 February 2025", "Schlaf am 31.4.", "steps on April 31",
    ])
    func `a day that no calendar has is no day to come`(_ text: String) throws {
        let reading = try reading(text)
        #expect(reading.result == .refused(.unclear))
        guard case .noSuchDay = reading.fault else { throw Unexpected(fault: reading.fault) }
    }

    @Test(arguments: [
        "sleep over 8 km", "days with sleep over 8 km", "Schlaf über 8 km", "resting heart rate above 60 kg",
        "Nächte mit mehr als 8 Litern Schlaf",
    ])
    func `a unit that does not fit`(_ text: String) throws {
        let reading = try reading(text)
        guard case .unit = reading.fault else { throw Unexpected(fault: reading.fault) }
    }

    @Test(arguments: [
        "days with more than 10000 and less than 8000 steps", "more than 10000 and less than 8000 steps",
        "Tage mit mehr als 10000 und weniger als 8000 Schritten",
    ])
    func `bounds that exclude each other`(_ text: String) throws {
        #expect(try reading(text).fault == .contradiction)
    }

    @Test(arguments: [
        "steps between 5 May and 3 May", "Schritte zwischen dem 5. Mai und dem 3. Mai", "steps from 5 May to 3 May",
        "steps from 2025-05-05 to 2025-05-03",
    ])
    func `a span that ends before it begins`(_ text: String) throws {
        let reading = try reading(text)
        guard case .reversed = reading.fault else { throw Unexpected(fault: reading.fault) }
    }

    @Test(arguments: ["99999999999999999999 steps", "days with more than 99999999999999999999 steps"])
    func `a number too large for health data`(_ text: String) throws {
        let reading = try reading(text)
        #expect(reading.result == .refused(.unclear) && reading.fault == .tooLarge("99999999999999999999"))
    }

    @Test(arguments: ["steps in 9999", "steps in the year 9999", "Schritte im Jahr 9999"])
    func `a year far ahead is to come`(_ text: String) throws {
        #expect(try reading(text).result == .refused(.future))
    }

    @Test(arguments: [
        "steps between 3 May and 5 May", "days with more than 8000 and less than 10000 steps", "sleep over 8 h",
        "days over 10000 or under 8000 steps", "sleep on 29 February", "steps tomorrow", "average lucky steps",
        "steps on 31 October", "running distance in April",
    ])
    func `what is well asked, or not known, has no fault`(_ text: String) throws {
        #expect(try reading(text).fault == nil)
    }

    @Test func `words left over are told as they were typed`() throws {
        #expect(try reading("steps zurück FOOBAR").unread == ["zurück", "FOOBAR"])
        #expect(try reading("hottest day last month").unread == ["hottest"])
        #expect(try reading("wake up after 27:00").unread == ["27:00"])
        #expect(try reading("average Blümchens steps").unread == ["Blümchens"])
    }
}

private struct Unexpected: Error { var fault: QuestionFault? }

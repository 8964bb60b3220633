import Entries
import HealthModel
import Testing

@Suite struct `A day that is typed` {
    private let today = CivilDay(iso: "2026-11-21")!  // a Saturday

    @Test(arguments: [
        ("today", "2026-11-21"), ("Yesterday", "2026-11-20"), ("3 days ago", "2026-11-18"),
        ("a week ago", "2026-11-14"),
        ("2 months ago", "2026-09-21"), ("a year ago", "2025-11-21"), ("monday", "2026-11-16"),
        ("last sat", "2026-11-14"),
        ("14 nov", "2026-11-14"), ("24 December", "2025-12-24"), ("nov 3rd 2024", "2024-11-03"),
        ("14.11.", "2026-11-14"),
        ("1.2.2025", "2025-02-01"), ("2025-11-14", "2025-11-14"), ("2025-02", "2025-02-28"),
        ("march 2024", "2024-03-31"),
        ("29 feb", "2024-02-29"), ("three weeks ago", "2026-10-31"), ("twelve months ago", "2025-11-21"),
        ("first of may", "2026-05-01"), ("the twenty-third of may 2025", "2025-05-23"), ("last sunday", "2026-11-15"),
        ("the day before yesterday", "2026-11-19"), ("the 3rd", "2026-11-03"), ("31st", "2026-10-31"),
        ("on the twenty-second", "2026-10-22"), ("31/12", "2025-12-31"), ("12/31/2024", "2024-12-31"),
        ("4/4", "2026-04-04"), ("14 nov 24", "2024-11-14"),
        ("heute", "2026-11-21"), ("Gestern", "2026-11-20"), ("vorgestern", "2026-11-19"),
        ("vor 3 Tagen", "2026-11-18"), ("vor einer Woche", "2026-11-14"), ("vor zwei Monaten", "2026-09-21"),
        ("vor 1 Jahr", "2025-11-21"), ("Montag", "2026-11-16"), ("letzten Montag", "2026-11-16"),
        ("am Sonnabend", "2026-11-14"), ("letzter Sonntag", "2026-11-15"), ("son", "2026-11-15"),
        ("3. Mai", "2026-05-03"), ("am 3. Mai 2025", "2025-05-03"), ("3. März", "2026-03-03"),
        ("24. Dezember", "2025-12-24"), ("03.05.", "2026-05-03"), ("3.5.25", "2025-05-03"),
        ("03. 05. 2025", "2025-05-03"), ("5. Okt", "2026-10-05"), ("der dritte Mai", "2026-05-03"),
        ("am einunddreißigsten Oktober", "2026-10-31"), ("3.", "2026-11-03"), ("Mai 2025", "2025-05-31"),
    ])
    func `takes words and figures`(text: String, day: String) throws {
        #expect(try TypedDay.day(text, today: today).iso == day)
    }

    @Test(arguments: [
        "", "x", "32 nov", "31.2.", "3/4", "ago", "99999 years ago", "14", "nov", "0 0 0", "32nd", "14 nov 2025 2",
        "letzte",
        "vor Tagen", "drei Mai Juni", "mo",
    ])
    func `takes nothing else`(text: String) {
        #expect(throws: EntryProblem.self) { try TypedDay.day(text, today: today) }
    }

    @Test(arguments: [
        ("2026-02-30", "There is no 30 February 2026."), ("30 feb", "There is no 30 February."),
        ("29.2.2025", "There is no 29 February 2025."), ("2026-13-01", "There is no month 13."),
        ("12/3", "12 Mar or 3 Dec? Write 2026-03-12."), ("13/14", "There is no month 14."),
        ("30. Februar", "There is no 30 February."), ("31.4.", "There is no 31 April."),
        ("sometime", "Type yesterday, 3 weeks ago, 2 nov."),
    ])
    func `says what is wrong with a date`(text: String, sentence: String) {
        #expect(throws: EntryProblem(sentence)) { try TypedDay.day(text, today: today) }
    }

    @Test func `reads the month first where miles are chosen`() throws {
        #expect(try TypedDay.day("2/3", today: today, monthFirst: true).iso == "2026-02-03")
        #expect(try TypedDay.day("31/3", today: today, monthFirst: true).iso == "2026-03-31")
    }
}

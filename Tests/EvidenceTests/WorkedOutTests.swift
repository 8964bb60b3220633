import ChatModel
import HealthModel
import Testing

@testable import Evidence

/// What replies and the prompt's data make of the numbers of an answer.
private struct EvidenceFixture {
    var base = EvidenceBase()

    mutating func add(_ tool: String, _ json: String) {
        base.add(ToolResult(callID: "1", name: tool, json: json), to: nil)
    }

    mutating func tell(_ data: String) { base.add(PromptFigures(data, day: CivilDay(iso: "2026-11-20"))) }

    func unsupported(_ answer: String) -> [String] { base.evidence(for: answer).unsupported.map(\.figure.text) }
}

@Suite struct `What follows from given numbers` {
    private var weeks: EvidenceFixture {
        var fixture = EvidenceFixture()
        fixture.add(
            "workouts",
            #"""
            {"from":"2026-10-22","to":"2026-11-20","count":8,"distance_km":{"n":8,"sum":74.8,"mean":9.35},"rows":[
            {"key":"2026-W45","distance_km":{"sum":20.2,"median":10.0}},
            {"key":"2026-W46","distance_km":{"sum":20.7,"median":6.6}}]}
            """#)
        return fixture
    }

    @Test(arguments: [
        "You ran 74.8 km in 30 days, about 2.5 km a day.", "You ran 74.8 km, some 17 km a week.",
        "Du bist 74,8 km gelaufen. Pro Woche sind das 17 km.", "Tu as couru 74,8 km, soit 17 km par semaine.",
    ])
    func `a rate is one number divided by days`(_ answer: String) {
        #expect(weeks.unsupported(answer) == [])
    }

    @Test func `a wrong rate is flagged`() {
        #expect(weeks.unsupported("You ran 74.8 km in 30 days, about 3.4 km a day.") == ["3.4 km"])
    }

    @Test func `two rows differ by what the answer itself gives`() {
        #expect(weeks.unsupported("Week 46 had 20.7 km, 0.5 km more than week 45.") == [])
        #expect(weeks.unsupported("Week 46 was longer by 3.4 km.") == ["3.4 km"], "of medians that nobody spoke of")
    }

    @Test func `three numbers are added up without a word, two with one`() {
        #expect(weeks.unsupported("20.2 km and 20.7 km: together 40.9 km.") == [])
        #expect(weeks.unsupported("20.2 km, then 20.7 km and 41.9 km.") == ["41.9 km"])
    }

    private var days: EvidenceFixture {
        var fixture = EvidenceFixture()
        fixture.add(
            "days",
            #"""
            {"from":"2026-11-20","to":"2026-11-26","count":7,"rows":[
            {"date":"2026-11-20","steps":9815,"exercise_min":7,"sleep_h":null,"deep_min":null},
            {"date":"2026-11-21","steps":21515,"exercise_min":86,"sleep_h":6.733333,"deep_min":71},
            {"date":"2026-11-22","steps":15039,"exercise_min":65,"sleep_h":5.069444,"deep_min":63},
            {"date":"2026-11-23","steps":8008,"exercise_min":6,"sleep_h":6.915556,"deep_min":70},
            {"date":"2026-11-24","steps":16940,"exercise_min":60,"sleep_h":7.515,"deep_min":77},
            {"date":"2026-11-25","steps":9810,"exercise_min":5,"sleep_h":6.528333,"deep_min":69},
            {"date":"2026-11-26","steps":18331,"exercise_min":69,"sleep_h":7.262778,"deep_min":66}]}
            """#)
        return fixture
    }

    @Test(arguments: [
        ("Tuesday and Thursday together: 129 minutes of exercise.", []),
        ("Tuesday and Thursday together: 139 minutes of exercise.", ["139 minutes"]),
        ("Saturday made up 22 % of the steps.", []), ("Saturday made up 57 % of the steps.", ["57 %"]),
    ])
    func `rows are chosen by the words`(_ answer: String, _ flagged: [String]) {
        #expect(days.unsupported(answer) == flagged)
    }

    @Test(arguments: [
        ("On 22 November you slept 5 h 4.", []), ("On 22 November you slept 5 h 9.", ["5 h 9"]),
        ("Exercise on 21 and 22 November: 86 + 65 = 151.", []),
        ("Exercise on 21 and 22 November: 86 + 65 = 163.", ["163"]),
    ])
    func `minutes of one digit and equations are read`(_ answer: String, _ flagged: [String]) {
        #expect(days.unsupported(answer) == flagged)
    }

    @Test(arguments: [
        ("From 24 August to 4 October there are 41 days.", []),
        ("Zwischen dem 12. November und dem 15. November liegen drei Tage.", []),
        ("From 24 August to 4 October there are 44 days.", ["44 days"]),
    ])
    func `days between two dates are counted`(_ answer: String, _ flagged: [String]) {
        #expect(EvidenceFixture().unsupported(answer) == flagged)
    }

    @Test(arguments: [("2 below", []), ("9 below", ["9"])])
    func `a small difference is told where a word compares`(_ told: String, _ flagged: [String]) {
        var fixture = EvidenceFixture()
        fixture.add(
            "days", #"{"rows":[{"date":"2026-11-20","resting_hr_bpm":55},{"date":"2026-11-19","resting_hr_bpm":57}]}"#)
        #expect(fixture.unsupported("Resting pulse: 55 on 20 November, 57 on 19 November, \(told).") == flagged)
    }

    @Test(arguments: [("1.3 %", []), ("9 %", ["9 %"])])
    func `a correlation explains its square`(_ share: String, _ flagged: [String]) {
        var fixture = EvidenceFixture()
        fixture.add("relate", #"{"results":[{"lag":0,"n":332,"r":0.116,"p":0.035}]}"#)
        #expect(fixture.unsupported("r = 0.12, which explains \(share) of the variation.") == flagged)
    }

    @Test(arguments: [
        ("p = 0.035, below 0.05 but far from p < 0.001.", []), ("Clearly: p < 0.001.", ["0.001"]),
    ])
    func `a level of significance is no claim where p is told`(_ answer: String, _ flagged: [String]) {
        var fixture = EvidenceFixture()
        fixture.add("relate", #"{"results":[{"lag":0,"n":332,"r":0.116,"p":0.035}]}"#)
        #expect(fixture.unsupported(answer) == flagged)
    }

    @Test(arguments: [("8:51 /mi", []), ("5 min 30 s", []), ("9:20 /mi", ["9:20 /mi"])])
    func `a pace over the person's own numbers is one for a mile, too`(_ pace: String, _ flagged: [String]) {
        var fixture = EvidenceFixture()
        fixture.base.add(question: "I did 8 km in 44:00 today.")
        #expect(fixture.unsupported("That is \(pace) on average.") == flagged)
    }

    @Test func `a number told again in another unit is the same`() {
        var fixture = EvidenceFixture()
        fixture.add("metric_stats", #"{"metric":"deep_min","unit":"min","n":9,"mean":72}"#)
        fixture.add("metric_stats", #"{"metric":"rem_min","unit":"min","n":9,"mean":93}"#)
        #expect(fixture.unsupported("Deep 72 min, REM 93 min: together 165 min, 2 h 45 min.") == [])
        #expect(fixture.unsupported("Deep 72 min, REM 93 min: together 165 min, 3 h 15 min.") == ["3 h 15 min"])
    }

    @Test func `a column of a query is compared within itself`() {
        var fixture = EvidenceFixture()
        fixture.add(
            "sql_readonly", #"{"columns":["weekday","n","m"],"rows":[["Tuesday",12,13229.9],["Friday",12,7424.91]]}"#)
        #expect(
            fixture.unsupported("Tuesday leads with 13,230, Friday is 5,805 steps behind: 1.8 times as many.") == [])
        #expect(fixture.unsupported("Tuesday leads with 13,230, 2.3 times as many as Friday.") == ["2.3 times"])
    }
}

@Suite struct `What a number of a sentence is bound to` {
    private var pulses: EvidenceFixture {
        var fixture = EvidenceFixture()
        fixture.add("metric_stats", #"{"metric":"walking_hr_bpm","unit":"bpm","n":30,"mean":97.3,"max":103}"#)
        fixture.add("metric_stats", #"{"metric":"resting_hr_bpm","unit":"bpm","n":30,"mean":56.5,"max":58}"#)
        return fixture
    }

    @Test func `the metric that it began with`() {
        #expect(pulses.unsupported("Your resting heart rate averaged 56.5 bpm and peaked at 58 bpm.") == [])
        #expect(pulses.unsupported("Your resting heart rate averaged 56.5 bpm and peaked at 103 bpm.") == ["103 bpm"])
    }

    @Test func `the day that it began with, through what is counted up`() {
        var fixture = EvidenceFixture()
        fixture.tell(
            #"""
            {"metric":"steps","unit":"","value":8107,"last_28_days_oldest_first":[5000,6000,7000,9000,15584,8107]}
            {"metric":"active_kcal","unit":"kcal","value":342,"last_28_days_oldest_first":[500,501,502,503,824,342]}
            """#)
        #expect(fixture.unsupported("Yesterday: 15,584 steps, 824 kcal.") == [])
        #expect(fixture.unsupported("Yesterday: 15,584 steps, 342 kcal.") == ["342 kcal"])
    }

    @Test func `the week named before it, and not the one behind`() {
        var fixture = EvidenceFixture()
        fixture.tell("{}")
        fixture.add(
            "metric_stats",
            #"{"metric":"active_kcal","unit":"kcal","from":"2026-11-09","to":"2026-11-15","n":7,"sum":4616}"#)
        fixture.add(
            "metric_stats",
            #"{"metric":"active_kcal","unit":"kcal","from":"2026-11-16","to":"2026-11-20","n":5,"sum":2351}"#)
        #expect(fixture.unsupported("Last week you burned 4,616 kcal and this week 2,351 kcal.") == [])
        #expect(fixture.unsupported("Esta semana quemaste 4.616 kcal y la pasada 2.351 kcal.").count == 2)
    }

    @Test func `a month ends with its last day`() {
        var fixture = EvidenceFixture()
        fixture.add(
            "metric_stats",
            #"""
            {"metric":"hrv_sdnn_ms","unit":"ms","from":"2026-09-01","to":"2026-10-31","rows":[
            {"key":"2026-09","n":30,"mean":54.2},{"key":"2026-10","n":31,"mean":53.7}]}
            """#)
        #expect(fixture.unsupported("HRV was 53.7 ms in September.") == ["53.7 ms"])
        #expect(fixture.unsupported("HRV was 54.2 ms in September, 53.7 ms in October.") == [])
    }

    @Test func `a number with a unit is no score of the prompt, and the end of a usual range is no value`() {
        var fixture = EvidenceFixture()
        fixture.tell(
            #"""
            {"metric":"hrv_sdnn_ms","unit":"ms","value":54,"usual_range":[46,66]}
            {"trends":{"recovery_score":63}}
            """#)
        #expect(fixture.unsupported("Your HRV is 54 ms, usually 46 to 66 ms.") == [])
        #expect(fixture.unsupported("Your HRV fell to 46 ms.") == ["46 ms"])
        #expect(fixture.unsupported("Your HRV is 63 ms.") == ["63 ms"])
    }

    @Test func `a zone is no day`() {
        var fixture = EvidenceFixture()
        fixture.add("workouts", #"{"rows":[{"type":"Running","start":"2026-11-19T18:13:38+00:00","avg_hr":149}]}"#)
        #expect(fixture.unsupported("At 149 bpm on average you were in zone 4.") == [])
    }
}

@Suite struct `What is proposed` {
    @Test(arguments: [
        "Make me a plan for three weeks.", "Mach mir einen Wochenplan.", "Fais-moi un programme.",
        "Hazme un plan.", "Fammi un piano.", "Faz-me um plano.", "Maak een weekschema.",
    ])
    func `to who asks for a plan is no fact`(_ question: String) {
        var fixture = EvidenceFixture()
        fixture.base.add(question: question)
        #expect(fixture.unsupported("**1** – 18 km: 5 km, 5 km, 8 km, 135–150 bpm") == [])
    }

    @Test func `stands beside what is claimed of the person`() {
        var fixture = EvidenceFixture()
        fixture.base.add(question: "Make me a plan.")
        #expect(fixture.unsupported("Last month you ran 81 km. 5 km Tue, 8 km Sun.") == ["81 km"])
        #expect(fixture.unsupported("9,640 steps") == ["9,640 steps"])
    }

    @Test(arguments: ["I can't tell whether yours is below 120/80.", "Ich kann nicht sagen, ob es unter 120/80 liegt."])
    func `what a sentence cannot tell is no claim`(_ answer: String) {
        #expect(EvidenceFixture().unsupported(answer) == [])
    }
}

@Suite struct `The language of an answer` {
    @Test(arguments: [
        ("Ti mancano 198 kcal. Cammina 40 minuti o pedala 30.", AnswerLanguage.italian),
        ("Faltam-te 198 kcal. Caminha 40 minutos.", .portuguese),
        ("deep 72 min, rem 93 min, core 224 min. So deep and REM are 165 min.", .english),
        ("| Night | Asleep (h) |\n|---|---|\n| Sat 14 | 7.6 |\n| Mon 16 | 7.3 |", .english),
    ])
    func `is told from few words`(_ text: String, _ language: AnswerLanguage) {
        #expect(AnswerLanguage(of: text.unicodeScalars) == language)
    }

    @Test(arguments: [
        ("Ce sont dix-huit jours.", 18.0), ("Ce sont dix-sept nuits.", 17),
        ("4,18 Millionen Schritte waren es.", 4_180_000), ("Je sliep 6 uur en 11 minuten.", 371),
    ])
    func `has its numbers in words`(_ text: String, _ value: Double) throws {
        let reading = try #require(FigureReader.figures(in: text).first?.readings.first)
        #expect(abs(reading.value - value) < 0.01)
    }
}

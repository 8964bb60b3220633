import ChatModel
import HealthModel
import Testing

@testable import Evidence

/// Numbers of an answer that no reply supports.
private func unsupported(
    _ answer: String, _ tool: String, _ json: String, question: String = "", today: String = "2026-11-20"
) -> [String] {
    var base = EvidenceBase()
    base.add(question: question)
    base.add(PromptFigures("{}", day: CivilDay(iso: today)))
    base.add(ToolResult(callID: "1", name: tool, json: json), to: nil)
    return base.evidence(for: answer).unsupported.map(\.figure.text)
}

@Suite struct `A number of one part of the data` {
    @Test(arguments: [
        ("On weekends you walk 15,303 steps, on weekdays 10,206.", 0),
        ("On weekends you walk 10,206 steps, on weekdays 15,303.", 2),
        ("Am Wochenende sind es 10.206 Schritte, unter der Woche 15.303.", 2),
        ("Le week-end tu fais 10 206 pas, en semaine 15 303.", 2),
        ("El fin de semana das 10.206 pasos y entre semana 15.303.", 2),
        ("In het weekend loop je 10.206 stappen, doordeweeks 15.303.", 2),
    ])
    func `is of the weekend or of weekdays`(_ answer: String, _ flagged: Int) {
        let reply = #"""
            {"metric":"steps","unit":"count","from":"2026-10-22","to":"2026-11-20","segments":[
            {"label":"weekdays","n":22,"mean":10206},{"label":"weekend","n":8,"mean":15303}]}
            """#
        #expect(unsupported(answer, "metric_stats", reply).count == flagged)
    }

    @Test(arguments: [
        ("Week 44 had 20.0 km, week 46 had 20.7 km.", []), ("Week 44 had 20.7 km.", ["20.7 km"]),
        ("In der KW 44 waren es 20,7 km.", ["20,7 km"]), ("W46 came to 20.7 km.", []),
    ])
    func `is of the week that is numbered`(_ answer: String, _ flagged: [String]) {
        let reply = #"""
            {"from":"2026-10-26","to":"2026-11-20","rows":[{"key":"2026-W44","distance_km":{"sum":20.021}},
            {"key":"2026-W46","distance_km":{"sum":20.745}}]}
            """#
        #expect(unsupported(answer, "workouts", reply) == flagged)
    }

    @Test func `is of the week that its sentence began with, until it compares with another`() {
        let reply = #"""
            {"metric":"active_kcal","unit":"kcal","from":"2026-10-26","to":"2026-11-15","rows":[
            {"key":"2026-W44","n":7,"sum":3876,"mean":554},{"key":"2026-W46","n":7,"sum":4616,"mean":659}]}
            """#
        #expect(unsupported("Week 46 had 4,616 kcal, 740 more than week 44 (3,876).", "metric_stats", reply) == [])
        #expect(unsupported("Week 44 had 3,876 kcal, 554 a day.", "metric_stats", reply) == [])
        #expect(unsupported("Week 44 had 3,876 kcal, on average 659 kcal.", "metric_stats", reply) == ["659 kcal"])
    }

    @Test(arguments: [
        ("On Tuesdays you walk 13,230 steps.", []), ("On Fridays you walk 13,230 steps.", ["13,230 steps"]),
    ])
    func `is of the weekday of its row`(_ answer: String, _ flagged: [String]) {
        let reply = #"{"columns":["weekday","m"],"rows":[["Tuesday",13229.9],["Friday",7424.9]]}"#
        #expect(unsupported(answer, "sql_readonly", reply) == flagged)
    }

    @Test(arguments: [
        ("The night to 17 November lasted 7 h, from 23:11 to 6:41.", []),
        ("The night of 16 November lasted 7 h.", []),
        ("The night to 17 November lasted 7 h 16 min, from 23:07.", ["7 h 16 min", "23:07"]),
    ])
    func `is of the night to a day or of that day's evening`(_ answer: String, _ flagged: [String]) {
        let reply = #"""
            {"from":"2026-11-14","to":"2026-11-20","nights":[
            {"wake_date":"2026-11-14","bed":"22:46","wake":"07:06","asleep_min":455},
            {"wake_date":"2026-11-15","bed":"03:02","wake":"08:06","asleep_min":281},
            {"wake_date":"2026-11-16","bed":"23:07","wake":"06:51","asleep_min":435.8},
            {"wake_date":"2026-11-17","bed":"23:11","wake":"06:41","asleep_min":419.75},
            {"wake_date":"2026-11-19","bed":"23:35","wake":"06:52","asleep_min":408.8}]}
            """#
        #expect(unsupported(answer, "sleep_report", reply) == flagged)
    }

    @Test(arguments: [
        ("Your weight is 77.8 kg now.", []), ("Your weight is 81.4 kg now.", ["81.4 kg"]),
    ])
    func `is of the present where the answer says so`(_ answer: String, _ flagged: [String]) {
        let reply = #"""
            {"metric":"weight_kg","unit":"kg","from":"2025-11-21","to":"2026-11-20","n":195,"first":81.4,
            "first_date":"2025-11-21","last":77.8,"last_date":"2026-11-20"}
            """#
        #expect(unsupported(answer, "metric_stats", reply) == flagged)
    }
}

@Suite struct `The change of clocks` {
    @Test(arguments: [
        ("Wann ist die Zeitumstellung?", "Von 3 Uhr geht es auf 2 Uhr zurück; der Tag hat 25 Stunden."),
        ("Quand change-t-on d'heure ? C'est le changement.", "À 3 h il est 2 h : la journée compte 25 heures."),
        ("¿Cuándo cambia la hora?", "A las 3:00 son las 2:00: ese día tiene 25 horas."),
        ("Quando cambia l'ora?", "Alle 3:00 tornano le 2:00: quel giorno ha 25 ore."),
        ("Quando muda a hora?", "Às 3:00 passam a ser 2:00: esse dia tem 25 horas."),
        ("Wanneer gaat de klok om?", "De klok gaat van 3.00 naar 2.00 uur: die dag telt 25 uur."),
    ])
    func `is told from the question`(_ question: String, _ answer: String) {
        #expect(unsupported(answer, "days", "{}", question: question) == [])
    }

    @Test func `is no reason for another hour`() {
        #expect(unsupported("You went to bed at 23:10.", "days", "{}", question: "When do clocks change?") == ["23:10"])
    }

    @Test(arguments: [
        ("Heaviest 78.85 kg, lightest 77.8 kg.", []),
        ("Lightest 78.85 kg, heaviest 77.8 kg.", ["78.85 kg", "77.8 kg"]),
        ("Am schwersten Tag warst du bei 78,85 kg, Minimum 77,8 kg.", []),
        ("Mínimo 78,85 kg, máximo 77,8 kg.", ["78,85 kg", "77,8 kg"]),
        ("On average 77.8 kg.", ["77.8 kg"]), ("On average 78.4 kg.", []),
    ])
    func `is the largest, the smallest or the average`(_ answer: String, _ flagged: [String]) {
        let reply = #"{"metric":"weight_kg","unit":"kg","n":16,"mean":78.35,"min":77.8,"max":78.85}"#
        #expect(unsupported(answer, "metric_stats", reply) == flagged)
    }

    @Test(arguments: [
        ("Your last run was 6.6 km in 39 min.", []), ("Your last run was 13.8 km in 86 min.", ["13.8 km", "86 min"]),
        ("Ta dernière course : 13,8 km en 86 min.", ["13,8 km", "86 min"]),
        ("Your last run was 6.6 km, shorter than the 13.8 km on Saturday.", []),
        ("Your last workout was yoga for 26 min.", ["26 min"]), ("On Wednesday you did yoga for 26 min.", []),
    ])
    func `is of the last workout or of an earlier one`(_ answer: String, _ flagged: [String]) {
        let reply = #"""
            {"from":"2026-11-07","to":"2026-11-20","rows":[
            {"type":"Running","start":"2026-11-19T18:13:38+00:00","duration_min":39,"distance_km":6.605},
            {"type":"Yoga","start":"2026-11-18T19:24:15+00:00","duration_min":26,"distance_km":null},
            {"type":"Running","start":"2026-11-14T10:56:41+00:00","duration_min":86,"distance_km":13.835}]}
            """#
        #expect(unsupported(answer, "workouts", reply) == flagged)
    }

    @Test func `of the last workout is no value of a day`() {
        let days = (0..<28).map { $0 == 27 ? "64" : "86" }.joined(separator: ",")
        var base = EvidenceBase()
        let told = #"{"metric":"deep_min","unit":"min","value":64,"last_28_days_oldest_first":[\#(days)]}"#
        base.add(PromptFigures(told, day: CivilDay(iso: "2026-11-20")))
        let run = base.evidence(for: "Your last run took 86 min.")
        #expect(run.unsupported.map(\.figure.text) == ["86 min"])
        #expect(base.evidence(for: "Your deep sleep ranged up to 86 min.").unsupported == [])
    }

    @Test(arguments: [
        ("Zone 2 runs from 109 to 127 bpm.", []), ("Zone 2 runs from 127 to 145 bpm.", ["127", "145 bpm"]),
        ("Z3: 127–145", []), ("La zone 2 va de 127 à 145.", ["127", "145"]), ("Zone 3 starts at 127 bpm.", []),
    ])
    func `is a bound of the zone that is numbered`(_ answer: String, _ flagged: [String]) {
        let reply = #"{"name":"hr_zones","max":181.4,"zones":[[1,90.7,108.84],[2,108.84,126.98],[3,126.98,145.12]]}"#
        #expect(unsupported(answer, "compute", reply) == flagged)
    }

    @Test(arguments: [
        ("You lost 3.6 kg, from 81.4 kg to 77.8 kg.", []), ("You gained 3.6 kg, from 81.4 kg to 77.8 kg.", ["3.6 kg"]),
    ])
    func `is a rise or a fall`(_ answer: String, _ flagged: [String]) {
        let reply = #"""
            {"metric":"weight_kg","unit":"kg","from":"2025-11-21","to":"2026-11-20","first":81.4,"last":77.8,
            "first_date":"2025-11-21","last_date":"2026-11-20"}
            """#
        #expect(unsupported(answer, "metric_stats", reply) == flagged)
    }

    @Test(arguments: [
        ("Five of your last seven nights were under seven hours.", []),
        ("Two of your last seven nights were under seven hours.", ["Two"]),
        ("Two of your last seven nights were over seven hours.", []),
        ("Zwei deiner letzten sieben Nächte lagen unter sieben Stunden.", ["Zwei"]),
    ])
    func `counts the values of a list below a limit or above it`(_ answer: String, _ flagged: [String]) {
        let nights = [455, 281, 436, 419, 417, 409, 371].enumerated().map { day, minutes in
            #"{"wake_date":"2026-11-\#(14 + day)","asleep_min":\#(minutes)}"#
        }
        let reply = #"{"from":"2026-11-14","to":"2026-11-20","n":7,"nights":[\#(nights.joined(separator: ","))]}"#
        #expect(unsupported(answer, "sleep_report", reply) == flagged)
    }
}

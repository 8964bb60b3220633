import ChatModel
import HealthModel
import Testing

@testable import Evidence

@Suite struct `Numbers that say nothing about the person` {
    private func claims(_ text: String) -> [String] {
        FigureReader.figures(in: text).filter { $0.aside == nil }.map(\.text)
    }

    private func asides(_ text: String) -> [Figure.Aside?] { FigureReader.figures(in: text).map(\.aside) }

    @Test(arguments: [
        "### 1. Running", "**1. Running**", "1️⃣ Running\n2️⃣ Yoga", "By kind: (1) runs, (2) rides and (3) walks",
    ])
    func `numbers of a list count nothing`(_ text: String) {
        #expect(claims(text) == [])
    }

    @Test func `a number in parentheses that counts nothing up may be a claim`() {
        #expect(claims("You ran often (12).") == ["12"])
    }

    @Test(arguments: [
        "It fell [1].\n\n[1] In the mean.", "It fell[^2].\n\n[^2]: In the mean.", "In kg/m^2 it is more.",
    ])
    func `footnotes and exponents are marks`(_ text: String) {
        #expect(claims(text) == [])
    }

    @Test(arguments: ["Run `airfit log weight 72.4`.", "```sql\nSELECT 7 FROM day\n```", "Type `weight 72.4` there."])
    func `digits of code are no claims`(_ text: String) {
        #expect(claims(text) == [])
    }

    @Test(arguments: ["It was `7,432 steps`.", "```\nMon 7,432 steps\n```"])
    func `a number that is merely set off is read`(_ text: String) {
        #expect(claims(text) == ["7,432 steps"])
    }

    @Test(arguments: [
        "In week 47 less.", "In weeks 44 to 46 less.", "In weeks 44–46 less.", "ISO week 47 was short.",
        "In der KW 47 war es weniger.", "La semaine 47 est courte pour toi.",
        "Na semana 47 foi menos.", "Nella settimana 47 è poco.", "En la semana 47 es poco.",
        "In week 47 was het minder.",
    ])
    func `a week is called by its number`(_ text: String) {
        #expect(claims(text) == [])
    }

    @Test func `this week has no number`() {
        #expect(claims("You did this week 12 of them.") == ["12"])
    }

    @Test func `a column of weeks holds no claims`() {
        #expect(claims("| Week | Runs |\n|---|---|\n| 46 | 2 runs |") == ["2 runs"])
    }

    @Test(arguments: [
        "It was on the 14th and on 11/14.", "Es war am 14. und am 16.11. so und nicht anders.",
        "C'est le 14 et le 16/11 que tu as couru.", "Fue el 14 y el 16/11 de la semana.",
        "È il 14 e il 16/11 di questo mese.", "No dia 14 e a 16/11 foi o que foi.", "Op de 14e en op 16-11 was het zo.",
        "Tiveste isso a 12 (e foi mau) e a 15 de novembro.",
    ])
    func `a day may go without its month`(_ text: String) {
        #expect(claims(text) == [])
    }

    @Test(arguments: [
        "The clocks go back from 3:00 to 2:00, so that day has 25 hours.",
        "Bei der Zeitumstellung springt die Uhr von 2:00 auf 3:00 Uhr.",
        "Au changement d'heure, il est 2 h et pas 3 h.",
        "Con el cambio de hora, a las 3:00 son las 2:00.", "Con l'ora solare alle 3:00 sono le 2:00.",
        "Na mudança da hora, às 2:00 é a 1:00.", "Bij de wintertijd gaat de klok van 3:00 naar 2:00 uur.",
    ])
    func `the hours of a change of clocks are nobody's own`(_ text: String) {
        #expect(claims(text) == [])
    }

    @Test func `a bedtime beside a change of clocks is still a claim`() {
        #expect(claims("The clocks went back at 3:00. You went to bed at 23:57.") == ["23:57"])
    }

    @Test(arguments: [
        "30 to 40 min easy on Tuesday, then 8 km steady.", "35 min locker und dann 5 km ruhig.",
        "40 min de footing facile.",
        "Here is a plan:\n\n| Day | What |\n|---|---|\n| Tue | 6 km |\n| Sat | 12 km |\n\nIt comes to 18 km.",
    ])
    func `a proposal is no fact`(_ text: String) {
        #expect(claims(text) == [])
    }

    @Test func `what was done easily is a fact`() {
        #expect(claims("You averaged 40 min easy.") == ["40 min"])
    }

    @Test func `powers of ten are part of a number`() {
        for text in ["p = 1.9e-31", "p = 1.9 × 10^-31", "p = 1.9 × 10⁻³¹"] {
            let figures = FigureReader.figures(in: text)
            #expect(figures.count == 1 && figures.first?.readings.first?.value == 1.9e-31)
        }
    }
}

@Suite struct `Numbers in words` {
    @Test(arguments: [
        ("You slept well on eleven nights of the month.", 11.0), ("It was twenty-two days and the rest was not.", 22),
        ("You took ten thousand steps on that day.", 10_000), ("You slept seven and a half hours of the night.", 450),
        ("Es waren an zweiundzwanzig Tagen mehr als die anderen.", 22),
        ("Du hast siebeneinhalb Stunden geschlafen.", 450),
        ("Tu as eu vingt-deux jours de course.", 22), ("Tu as eu quatre-vingt-onze jours de course.", 91),
        ("Tuviste treinta y dos días de esta serie.", 32), ("Fueron veintidós días con las noches de la serie.", 22),
        ("Hai avuto ventidue giorni di corsa.", 22), ("Foram vinte e dois dias de corrida.", 22),
        ("Je had tweeëntwintig dagen van de maand.", 22), ("Het waren zeventien dagen van de maand.", 17),
    ])
    func `are read where they count something`(_ text: String, _ value: Double) {
        #expect(FigureReader.figures(in: text).first?.readings.first?.value == value)
    }

    @Test(arguments: [
        "This one is for you.", "Sei andato bene, e il resto non lo è.", "Once you have the data, it is better.",
        "Il est neuf et ton lit aussi.", "Du hast acht auf dich gegeben.",
    ])
    func `are left alone where they count nothing`(_ text: String) {
        #expect(FigureReader.figures(in: text).isEmpty)
    }

    @Test(arguments: [
        "You did it on three in four days.", "An drei von vier Tagen war es so.", "C'est trois sur quatre pour toi.",
        "Fue en tres de cada cuatro días.", "È in tre su quattro che hai corso.", "Foi em três em cada quatro dias.",
        "Het was op drie van de vier dagen.",
    ])
    func `tell a share`(_ text: String) {
        let share = FigureReader.figures(in: text).first?.readings.first { $0.measure == .percent }
        #expect(share?.range.contains(73.3) == true && share?.range.contains(50) == false)
    }

    @Test func `tell how long a period is`() {
        #expect(FigureReader.figures(in: "Over the last two weeks it was less.").first?.aside == .period)
        #expect(FigureReader.figures(in: "That was three weeks ago.").first?.aside == .period)
    }
}

@Suite struct `What a number is of` {
    private func base(_ replies: [(tool: String, json: String)], asked: String = "", range: String = "last_7_days")
        -> EvidenceBase
    {
        var base = EvidenceBase()
        base.add(question: asked)
        for (number, reply) in replies.enumerated() {
            let call = ToolCall(id: "\(number)", name: reply.tool, argumentsJSON: #"{"range":"\#(range)"}"#)
            base.add(ToolResult(callID: "\(number)", name: reply.tool, json: reply.json), to: call)
        }
        return base
    }

    private func standings(_ text: String, _ base: EvidenceBase) -> [String] {
        base.evidence(for: text).figures.filter { if case .aside = $0.standing { false } else { true } }
            .map(\.standing.name)
    }

    private var stages: EvidenceBase {
        base([
            (
                "metric_stats",
                #"{"metric":"deep_min","unit":"min","from":"2026-11-14","to":"2026-11-20","n":7,"mean":72}"#
            ),
            (
                "metric_stats",
                #"{"metric":"rem_min","unit":"min","from":"2026-11-14","to":"2026-11-20","n":7,"mean":93}"#
            ),
        ])
    }

    @Test(arguments: [
        "Your deep sleep was 93 min.", "93 min of deep sleep.", "Dein Tiefschlaf lag bei 93 Minuten.",
        "Ton sommeil profond était de 93 minutes.", "Tu sueño profundo fue de 93 minutos.",
        "Il tuo sonno profondo è di 93 minuti.", "O teu sono profundo foi de 93 minutos.",
        "Je diepe slaap was 93 minuten.", "| | min |\n|---|---|\n| Deep sleep | 93 min |",
    ])
    func `a value of another metric with the same unit supports nothing`(_ text: String) {
        #expect(standings(text, stages) == ["unsupported"])
    }

    @Test(arguments: [
        "Your deep sleep was 72 min, REM 93 min.", "72 min of deep sleep and 93 min of REM sleep.",
        "REM and deep sleep took 93 min and 72 min.", "You slept, of which 93 min were REM.", "It was 93 min.",
        "Your sleep had 93 min of it.",
    ])
    func `a value of the metric that is named is found`(_ text: String) {
        #expect(standings(text, stages).allSatisfy { $0 == "supported" })
    }

    private var weeks: EvidenceBase {
        base(
            [
                (
                    "metric_stats",
                    #"{"metric":"steps","unit":"count","from":"2026-11-16","to":"2026-11-20","n":5,"mean":10347}"#
                ),
                (
                    "metric_stats",
                    #"{"metric":"steps","unit":"count","from":"2026-11-09","to":"2026-11-15","n":7,"mean":12333}"#
                ),
            ], range: "this_week")
    }

    @Test(arguments: [
        ("Last week you averaged 10,347 steps.", ["unsupported"]), ("This week it was 10,347 steps.", ["supported"]),
        ("This week 10,347 steps against 12,333 last week.", ["supported", "supported"]),
        ("You averaged 10,347 steps, less than last week.", ["supported"]),
        ("In July you averaged 10,347 steps.", ["unsupported"]),
        ("Letzte Woche waren es 10.347 Schritte bei dir.", ["unsupported"]),
        ("La semaine dernière tu as fait 10 347 pas par jour.", ["unsupported"]),
        ("La semana pasada diste 10.347 pasos al día.", ["unsupported"]),
        ("La settimana scorsa hai fatto 10.347 passi al giorno.", ["unsupported"]),
        ("Na semana passada fizeste 10.347 passos por dia.", ["unsupported"]),
        ("Vorige week waren het 10.347 stappen per dag.", ["unsupported"]),
        ("Letzte Woche waren es 12.333 Schritte bei dir.", ["supported"]),
        ("La semaine dernière tu as fait 12 333 pas par jour.", ["supported"]),
        ("La semana pasada diste 12.333 pasos al día.", ["supported"]),
        ("La settimana scorsa hai fatto 12.333 passi al giorno.", ["supported"]),
        ("Na semana passada fizeste 12.333 passos por dia.", ["supported"]),
        ("Vorige week waren het 12.333 stappen per dag.", ["supported"]),
    ])
    func `a value of another week supports nothing`(_ text: String, _ expected: [String]) {
        var base = weeks
        base.add(PromptFigures("Today.", day: CivilDay(iso: "2026-11-20")))
        #expect(standings(text, base) == expected)
    }

    private static let days = """
        {"from":"2026-11-14","to":"2026-11-20","rows":[{"date":"2026-11-14","steps":23523},\
        {"date":"2026-11-19","steps":15584}]}
        """

    @Test(arguments: [
        ("On 14 November you took 23,523 steps.", "supported"),
        ("On 19 November you took 23,523 steps.", "unsupported"),
        ("On the 14th you took 23,523 steps.", "supported"), ("Yesterday you took 23,523 steps.", "unsupported"),
        ("On Saturday you took 23,523 steps.", "supported"), ("On Thursday you took 23,523 steps.", "unsupported"),
        ("It is the most since August: 23,523 steps.", "supported"),
        ("You took 15,584 steps on Thursday and 23,523 steps at most.", "supported"),
    ])
    func `a value of another day supports nothing`(_ text: String, _ standing: String) {
        #expect(Set(standings(text, base([("days", Self.days)]))) == [standing])
    }

    private static let hearts = """
        {"from":"2026-10-22","to":"2026-11-20","rest":{"metric":"resting_hr_bpm","unit":"bpm","mean":56.5},\
        "walk":{"metric":"walking_hr_bpm","unit":"bpm","mean":97.3}}
        """

    @Test(arguments: [
        "Your resting heart rate was", "Your resting pulse was", "Dein Ruhepuls lag im Mittel bei",
        "Deine Ruheherzfrequenz lag im Mittel bei", "Ta fréquence cardiaque au repos était de",
        "Ton pouls au repos était en moyenne de", "Tu pulso en reposo fue de",
        "Tu frecuencia cardíaca en reposo fue de",
        "Il tuo battito a riposo è stato di", "La tua frequenza cardiaca a riposo è di",
        "A tua frequência cardíaca em repouso foi de", "O teu pulso em repouso foi de", "Je rusthartslag was gemiddeld",
        "Je hartslag in rust was gemiddeld",
    ])
    func `a resting heart rate is no other heart rate`(_ start: String) {
        let base = base([("metric_stats", Self.hearts)])
        for unit in ["bpm", ""] {
            #expect(standings("\(start) 97 \(unit) in 30 days.", base).first == "unsupported")
            #expect(standings("\(start) 57 \(unit) in 30 days.", base).first == "supported")
        }
    }

    @Test func `a largest value is of the day that it fell on`() {
        let json = """
            {"metric":"steps","unit":"count","from":"2026-11-14","to":"2026-11-20","max":23523,"max_dates":["2026-11-14"]}
            """
        let base = base([("metric_stats", json)])
        #expect(standings("Yesterday it was 23,523 steps.", base) == ["unsupported"])
        #expect(standings("On 14 November it was 23,523 steps.", base) == ["supported"])
    }

    @Test func `the series of the prompt have their days`() {
        let data = #"{"metric":"steps","unit":"","value":9000,"last_28_days_oldest_first":[8107,7000,9000]}"#
        var base = EvidenceBase()
        base.add(PromptFigures(data, day: CivilDay(iso: "2026-11-20")))
        #expect(standings("On 18 November you took 8,107 steps.", base) == ["told"])
        #expect(standings("On 19 November you took 8,107 steps.", base) == ["unsupported"])
    }

    @Test func `what is usual is not what a day had`() {
        let data = #"{"metric":"resting_hr_bpm","unit":"bpm","value":55,"usual_median":57}"#
        var base = EvidenceBase()
        base.add(PromptFigures(data, day: CivilDay(iso: "2026-11-20")))
        #expect(standings("Today your resting heart rate is 57 bpm.", base) == ["unsupported"])
        #expect(standings("Today your resting heart rate is 55 bpm, usually 57 bpm.", base) == ["told", "told"])
    }

    @Test func `how often a value occurs twice is no count of things`() {
        let json = #"{"metric":"steps","unit":"count","n":8,"min":6401,"min_ties":3,"sd":4.2}"#
        let base = base([("metric_stats", json)])
        #expect(standings("You had 8 days, or 3, or 4.", base) == ["supported", "unsupported", "unsupported"])
    }

    @Test func `what was asked for need not be named again`() {
        let data = #"{"metric":"steps","unit":"","value":9000,"last_28_days_oldest_first":[8107,7000,9000]}"#
        var base = EvidenceBase()
        base.add(question: "On which day did I take most steps?")
        base.add(PromptFigures(data, day: CivilDay(iso: "2026-11-20")))
        #expect(standings("The 18th with 8,107.", base) == ["told"])
    }

    @Test(arguments: [
        ("You rode your bike 11 times.", "unsupported"), ("You ran 18 times.", "supported"),
        ("Im Kraftraum: 11 Einheiten Kraft.", "supported"), ("Fuiste en bici 11 veces.", "unsupported"),
    ])
    func `a row of another kind of workout supports nothing`(_ text: String, _ standing: String) {
        let json = #"{"rows":[{"key":"Running","count":18},{"key":"Strength","count":11}]}"#
        #expect(standings(text, base([("workouts", json)])) == [standing])
    }

    @Test func `how many days have a value is no value of the metric`() {
        let json = #"{"metric":"weight_kg","unit":"kg","from":"2026-11-14","to":"2026-11-20","n":6,"missing":1}"#
        #expect(
            standings("With 9,000 steps named, 6 days have a weight.", base([("metric_stats", json)])).last
                == "supported")
    }
}

@Suite struct `What an answer works out itself` {
    private func standings(_ text: String, _ json: String, asked: String = "", tool: String = "metric_stats")
        -> [String]
    {
        var base = EvidenceBase()
        base.add(question: asked)
        base.add(ToolResult(callID: "1", name: tool, json: json), to: nil)
        return base.evidence(for: text).figures.map(\.standing.name)
    }

    private static let rows = """
        {"from":"2026-11-01","to":"2026-11-20","rows":[{"date":"2026-11-02","hrv_sdnn_ms":41.8},\
        {"date":"2026-11-05","hrv_sdnn_ms":42.3},{"date":"2026-11-09","hrv_sdnn_ms":47.1}]}
        """

    @Test(arguments: [
        ("On 3 days: 41.8 ms, 42.3 ms and 47.1 ms.", "aside"),
        ("On 4 days: 41.8 ms, 42.3 ms and 47.1 ms.", "unsupported"),
        ("On three days:\n- 41.8 ms\n- 42.3 ms\n- 47.1 ms", "aside"),
        ("On 4 days:\n- 41.8 ms\n- 42.3 ms\n- 47.1 ms", "unsupported"), ("On 3 days (2, 5 and 9 November).", "aside"),
    ])
    func `a count of what follows is right if as much follows`(_ text: String, _ first: String) {
        #expect(standings(text, Self.rows, tool: "days").first == first)
    }

    @Test func `a single value has n = 1`() {
        #expect(standings("It was 41.8 ms (n = 1 night).", Self.rows, tool: "days") == ["supported", "aside"])
    }

    private static let counts = #"{"metric":"steps","unit":"count","from":"2025-11-21","to":"2026-11-20","n":354}"#

    @Test(arguments: [
        ("Of 365 days 354 days have steps, so 11 days have none.", "derived"),
        ("Of 365 days 354 days have steps, so 13 days have none.", "unsupported"),
        ("Von 365 Tagen haben 354 Tage Schritte, an 11 Tagen fehlen sie.", "derived"),
        ("Sur 365 jours, 354 jours ont des pas et il en manque 11 jours.", "derived"),
        ("De los 365 días hay pasos en 354 días, faltan 11 días.", "derived"),
        ("Dei 365 giorni ne hanno 354 giorni, ne mancano 11 giorni.", "derived"),
        ("Dos 365 dias há passos em 354 dias, faltam 11 dias.", "derived"),
        ("Van de 365 dagen zijn er 354 dagen met stappen, 11 dagen niet.", "derived"),
        ("Van de 365 dagen zijn er 354 dagen met stappen, elf dagen niet.", "derived"),
        ("Sur 365 jours, 354 jours ont des pas et onze jours n'en ont pas.", "derived"),
    ])
    func `a difference of two given numbers is right`(_ text: String, _ last: String) {
        #expect(standings(text, Self.counts).last == last)
    }

    private static let segments = """
        {"metric":"steps","unit":"count","segments":[{"from":"2026-10-22","to":"2026-11-20","mean":15303},\
        {"from":"2026-10-22","to":"2026-11-20","mean":9377}],"ratio":1.632}
        """

    @Test(arguments: [
        ("1.63 times", "derived"), ("1.6 times", "derived"), ("1.64 times", "unsupported"), ("1.7×", "unsupported"),
    ])
    func `a multiple is held against the ratio to its last digit`(_ text: String, _ standing: String) {
        #expect(standings("It was \(text) as much: 15,303 against 9,377.", Self.segments).first == standing)
    }

    @Test(arguments: [
        ("Das ist 1,6-mal so viel am Tag wie bei dir: 15.303 gegen 9.377.", "derived"),
        ("C'est 1,6 fois plus par jour : 15 303 contre 9 377.", "derived"),
        ("Es 1,6 veces más al día: 15.303 frente a 9.377.", "derived"),
        ("È 1,6 volte tanto al giorno: 15.303 contro 9.377.", "derived"),
        ("É 1,6 vezes mais por dia: 15.303 contra 9.377.", "derived"),
        ("Dat is 1,6 keer zoveel per dag: 15.303 tegen 9.377.", "derived"),
        ("Das ist 1,9-mal so viel am Tag wie bei dir: 15.303 gegen 9.377.", "unsupported"),
        ("C'est 1,9 fois plus par jour : 15 303 contre 9 377.", "unsupported"),
        ("Es 1,9 veces más al día: 15.303 frente a 9.377.", "unsupported"),
        ("È 1,9 volte tanto al giorno: 15.303 contro 9.377.", "unsupported"),
        ("É 1,9 vezes mais por dia: 15.303 contra 9.377.", "unsupported"),
        ("Dat is 1,9 keer zoveel per dag: 15.303 tegen 9.377.", "unsupported"),
    ])
    func `a multiple is read in each language`(_ text: String, _ standing: String) {
        #expect(standings(text, Self.segments).first == standing)
    }

    @Test(arguments: [
        ("An drei Tagen war es so: 41,8 ms, 42,3 ms und 47,1 ms.", "aside"),
        ("C'est pour trois jours : 41,8 ms, 42,3 ms et 47,1 ms.", "aside"),
        ("Fueron tres días: 41,8 ms, 42,3 ms y 47,1 ms.", "aside"),
        ("Sono tre giorni di questo mese: 41,8 ms, 42,3 ms e 47,1 ms.", "aside"),
        ("Na tua série foram três dias: 41,8 ms, 42,3 ms e 47,1 ms.", "aside"),
        ("Het waren drie dagen: 41,8 ms, 42,3 ms en 47,1 ms.", "aside"),
    ])
    func `a count in words of what follows is right in each language`(_ text: String, _ first: String) {
        #expect(standings(text, Self.rows, tool: "days").first == first)
    }

    private static let relation = #"{"x":"steps","y":"sleep_min","results":[{"n":332,"r":0.12,"p":0.0004}]}"#

    @Test(arguments: [
        ("p < 0.001", "supported"), ("p = 0.0004", "supported"), ("p < 0.0001", "unsupported"),
        ("r = 0.12", "supported"),
        ("r = 0.41", "unsupported"), ("n = 332", "supported"), ("p > 0.05", "unsupported"),
    ])
    func `a statistic is held against the one of its name`(_ text: String, _ standing: String) {
        #expect(standings("Here \(text).", Self.relation, tool: "relate") == [standing])
    }

    @Test(arguments: [
        ("That is 4:54 /km.", "said"), ("That is 4:30 /km.", "unsupported"), ("Your speed was 12.2 km/h.", "said"),
        ("Your speed was 13.5 km/h.", "unsupported"),
        ("Das sind 4:54 min/km.", "said"), ("Cela fait 4:54 /km pour toi.", "said"), ("Son 4:54 /km.", "said"),
        ("Sono 4:54 al km per te.", "said"), ("São 4:54 por km.", "said"), ("Dat is 4:54 per km.", "said"),
        ("Das sind 4:30 min/km.", "unsupported"), ("Cela fait 4:30 /km pour toi.", "unsupported"),
    ])
    func `pace follows from what the person wrote`(_ text: String, _ standing: String) {
        #expect(standings(text, "{}", asked: "I ran 5 km in 24:30.") == [standing])
    }

    @Test func `two numbers may be added up where the sentence says so`() {
        let json = #"{"rows":[{"deep_min":72,"rem_min":93}]}"#
        #expect(standings("REM 93 min and deep 72 min, together 165 min.", json, tool: "days").last == "derived")
        #expect(
            standings("REM 93 min and deep 72 min, and 167 min in total.", json, tool: "days").last == "unsupported")
    }

    @Test func `some of what is given are no more than that`() {
        let json = #"{"from":"2026-11-14","to":"2026-11-20","n":7}"#
        #expect(standings("Of the 7 nights, five of them were long.", json).last == "aside")
        #expect(standings("Of the 7 nights, nine of them were long.", json).last == "unsupported")
    }

    @Test func `the others are all but one`() {
        let json = #"{"from":"2026-11-14","to":"2026-11-20","n":7}"#
        #expect(standings("The other six nights were long.", json) == ["derived"])
        #expect(standings("The other four nights were long.", json) == ["unsupported"])
    }
}

@Suite struct `Answers where data are missing` {
    @Test func `a reply that failed supports what its message says and nothing else`() {
        var base = EvidenceBase()
        let json = #"{"error":{"message":"it takes 30 nights, there are 12"},"mean":61}"#
        base.add(ToolResult(callID: "1", name: "metric_stats", json: json, isError: true), to: nil)
        #expect(base.evidence(for: "It takes 30 nights and you have 12 nights.").unsupported.isEmpty)
        #expect(base.evidence(for: "Your mean was 61.").unsupported.count == 1)
    }

    @Test func `the notes of a reply and of the prompt hold numbers, too`() {
        var base = EvidenceBase()
        let json =
            #"{"metric":"spo2_pct","unit":"%","n":12,"notes":["fewer than 14 values: no baseline and no trend"]}"#
        base.add(ToolResult(callID: "1", name: "metric_stats", json: json), to: nil)
        base.add(PromptFigures(#"{"metric":"vo2max","usual":"unknown, 7 of 28 days"}"#, day: nil))
        let answer =
            "I can't give you a trend: it needs 14 values and you have 12. Usual is unknown, with 7 of 28 days."
        #expect(base.evidence(for: answer).unsupported.isEmpty)
    }
}

@Suite struct `The work of a check` {
    @Test func `grows with the length of an answer alone`() {
        var base = EvidenceBase()
        let rows = (0..<60).map { #"{"date":"2026-11-01","steps":\#(8000 + $0),"deep_min":\#($0)}"# }
        base.add(ToolResult(callID: "1", name: "days", json: #"{"rows":[\#(rows.joined(separator: ","))]}"#), to: nil)
        let piece =
            "On 1 November you took 8,030 steps, 45 min of deep sleep and 91 min more than eleven nights before. "
        func work(_ times: Int) -> Int { base.check(String(repeating: piece, count: times), within: nil).lookups }
        #expect(work(20) > 0 && work(80) <= 4 * work(20) + 200)
    }
}

import Testing

@testable import Evidence

@Suite struct `Reading the numbers of an answer` {
    private func read(_ text: String) -> [String] {
        FigureReader.figures(in: text).map { figure in
            guard figure.aside == nil, let reading = figure.readings.first else {
                return "\(figure.text)=\(figure.aside.map(\.rawValue) ?? "?")"
            }
            let measure = reading.measure.map { "\($0)" } ?? "-"
            return "\(figure.text)=\((reading.value * 1000).rounded() / 1000) \(measure)"
        }
    }

    @Test(arguments: [
        ("You walked 7,432 steps.", ["7,432 steps=7432.0 count"]),
        ("Your weight was **73.4** kg.", ["73.4 kg=73.4 kilograms"]),
        ("You slept 7 h 12 min.", ["7 h 12 min=432.0 minutes"]),
        ("You slept 7h12 and 7h 05m.", ["7h12=432.0 minutes", "7h 05m=425.0 minutes"]),
        ("It was 12.3k steps.", ["12.3k steps=12300.0 count"]),
        ("You went to bed at 22:45.", ["22:45=1365.0 clock"]),
        ("Up at 6:30 am, in bed at 11 pm.", ["6:30 am=390.0 clock", "11 pm=1380.0 clock"]),
        ("Pace was 5:42 /km.", ["5:42 /km=342.0 pace"]),
        ("It was 6–7 h.", ["6=360.0 minutes", "7 h=420.0 minutes"]),
        ("It was 82 %.", ["82 %=82.0 percent"]),
        ("You burned 2,092 kJ.", ["2,092 kJ=500.0 kilocalories"]),
        ("It was 160 lb.", ["160 lb=72.575 kilograms"]),
        ("It fell by −1.45 ms.", ["1.45 ms=1.45 milliseconds"]),
        ("VO2max and HRV4 and W12 are names.", []),
        ("Es waren 7,2 Stunden.", ["7,2 Stunden=432.0 minutes"]),
    ])
    func `a number is read with its unit`(_ text: String, _ expected: [String]) {
        #expect(read(text) == expected)
    }

    @Test(arguments: [
        "1. Your sleep\n2) Your steps", "On 22 March and March 9–15 and 2026-03-22.", "In 2026 so far.",
        "Aim for 8,000 steps.", "Adults should get 150 minutes a week.", "3×10 squats and 4 x 400 m.",
        "over the last 30 days", "the 7-day mean", "Try this:\n- 20 minutes of walking\n- 3 sessions",
        "7–9 hours are recommended for adults.", "Zone 2 and step 3.", "Here are 2 options.",
        "In an emergency call 112.", "the 3rd of them", "a mood of /5",
    ])
    func `what is no claim about the person is told apart`(_ text: String) {
        #expect(FigureReader.figures(in: text).filter { $0.aside == nil }.map(\.text) == [])
    }

    @Test func `a number with one mark and three digits may be thousands or decimals`() {
        #expect(FigureReader.figures(in: "7.432 here").first?.readings.map(\.value) == [7.432, 7432])
        #expect(FigureReader.figures(in: "7,432 here").first?.readings.map(\.value) == [7432, 7.432])
        #expect(FigureReader.figures(in: "1,234,567 here").first?.readings.map(\.value) == [1_234_567])
        #expect(FigureReader.figures(in: "1.234,5 here").first?.readings.map(\.value) == [1234.5])
    }

    @Test(arguments: [
        ("Du hast im Schnitt 6,9 Stunden geschlafen.", ["6,9 Stunden=414.0 minutes"]),
        ("Du bist in der Woche 51.700 Schritte gegangen.", ["51.700 Schritte=51700.0 count"]),
        ("Das Gewicht war am Morgen 73,250 kg.", ["73,250 kg=73.25 kilograms"]),
        ("Du bist um 22.45 Uhr ins Bett gegangen.", ["22.45 Uhr=1365.0 clock"]),
        ("Tu as fait 10 347 pas hier.", ["10 347 pas=10347.0 count"]),
        ("Es war am 20.11.2026 und am 14. März.", ["20.11.2026=date", "14.=date"]),
        ("La nuit du 14 mars et du 1er avril.", ["14=date", "1er=date"]),
        ("Fue la noche del 14 de marzo.", ["14 de=date"]),
    ])
    func `a number is read as its language writes it`(_ text: String, _ expected: [String]) {
        #expect(read(text).map { $0.replacing(" =", with: "=") } == expected)
    }

    @Test(arguments: [
        "Die Leitlinien empfehlen dir 150 Minuten.", "Vise un coucher à 23 h avec une tasse de moins.",
        "Para ti la meta es de 8 horas.", "L'ideale è una passeggiata di 20 minuti.",
        "O objetivo é de 8 horas.", "Het advies is 8 uur slaap.",
        "Des séances de 20 minutes seraient le mieux pour toi.",
    ])
    func `advice in another language is no claim`(_ text: String) {
        #expect(FigureReader.figures(in: text).filter { $0.aside == nil }.map(\.text) == [])
    }

    @Test func `words of one language do not count in another`() {
        // `was` asks in German and tells in English.
        #expect(AnswerLanguage(of: "Was ist mit dem Schlaf und dem Gewicht?".unicodeScalars) == .german)
        #expect(AnswerLanguage(of: "12 345".unicodeScalars) == .english)
        #expect(AnswerLanguage(of: "You slept well and the week was good.".unicodeScalars) == .english)
        #expect(AnswerLanguage(of: "Je hebt goed geslapen van de week.".unicodeScalars) == .dutch)
        #expect(AnswerLanguage(of: "Dormiste bem e com a tua família.".unicodeScalars) == .portuguese)
    }

    @Test func `advice does not hide what was measured in the same sentence`() {
        let figures = FigureReader.figures(in: "You averaged 6.1 h, which is below the recommended 7 h.")
        #expect(figures.filter { $0.aside == nil }.map(\.text) == ["6.1 h"])
    }
}

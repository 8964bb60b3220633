/// One number with what belongs to it: its unit, a second part (`7 h 12 min`), and what its neighbours say it is.
struct NumberScan {
    let text: [Unicode.Scalar]
    let start: Int
    let before: FigureReader.PrecedingWord
    let isFirstOfItem: Bool
    let language: AnswerLanguage
    var cues: Cues { language.cues }
    var end: Int
    var readings: [Figure.Reading] = []
    var aside: Figure.Aside?
    var unit: WrittenUnit?
    var unitWord = ""
    var values: [LexedNumber.Value] = []
    var isRough = false
    /// A further number follows that may carry the unit of both.
    var goesOn = false
    var isMultiple = false
    var isSpeed = false

    init(
        _ text: [Unicode.Scalar], at start: Int, before: FigureReader.PrecedingWord, isFirstOfItem: Bool,
        in language: AnswerLanguage
    ) {
        (self.text, self.start, self.before, self.isFirstOfItem) = (text, start, before, isFirstOfItem)
        self.language = language
        end = start
    }

    mutating func read() {
        if readISODate() || readNumericDate() || readDayAndMonth() { return }
        guard let number = NumberLexer.number(in: text, at: start, language) else {
            while end < text.count, text[end].isDigit { end += 1 }
            return
        }
        end = number.place.upperBound
        values = number.values
        isRough = isCloseToRoughWord
        if readMark(number) { return }
        readPowerOfTen()
        if readTime(number) || readDottedTime(number) || readDayOfMonth(number) { return }
        if isFirstOfItem, number.isPlain, number.place.count <= 3, isListMark(end) { return aside = .label }
        if readAttached(number) { return }
        readUnit(number)
        readMultiple()
        if unit?.measure == .minutes, unit?.factor == 60, addMinutes(to: number) {
            return WrittenUnit(word: unitWord) == WrittenUnit(.minutes) ? () : addClock(number)
        }
        // Nobody counts in parts.
        if unit?.measure == .count, let whole = values.first(where: { $0.decimals == 0 }) { values = [whole] }
        readings = values.map { Self.reading($0, unit: unit, isRough: isRough) }
        if unit?.factor == 60 { addClock(number) }
        if unit == WrittenUnit(.minutes) { addSeconds(to: number) }
        aside = aside ?? neighbourly(number)
        if aside == .date { passDotOfDay() }
        goesOn = unit == nil && isFollowedByNumber
    }

    /// The largest error of a number told as rough, as a part of it.
    private static let mostRough = 0.07

    static func reading(_ value: LexedNumber.Value, unit: WrittenUnit?, isRough: Bool) -> Figure.Reading {
        var half = 0.5
        for _ in 0..<value.decimals { half /= 10 }
        // `over 7 runs` is no other number of runs.
        if isRough, unit?.measure != .count || value.value >= 100 {
            half *= 2
            for _ in 0..<value.endingNoughts { half *= 10 }
            if value.endingNoughts > 0 { half /= 2 }
            half = min(half, max(0.6, mostRough * value.value.magnitude))
        }
        // `4,400` for 4,399
        if !isRough, value.decimals == 0, value.endingNoughts > 1 { half = max(half, 0.0005 * value.value.magnitude) }
        let slack = half + value.value.magnitude * 1e-9
        let written = (value.value - slack)...(value.value + slack)
        guard let unit else {
            return Figure.Reading(measure: nil, value: value.value, range: written, written: written)
        }
        let ends = [unit.inBaseUnit(written.lowerBound), unit.inBaseUnit(written.upperBound)]
        return Figure.Reading(
            measure: unit.measure, value: unit.inBaseUnit(value.value),
            range: min(ends[0], ends[1])...max(ends[0], ends[1]),
            written: written)
    }

    /// A reading of `value` with its range; for lengths of time the part below a minute may be left off.
    func reading(_ measure: Measure, _ value: Double, below: Double = 0.5, above: Double = 0.5)
        -> Figure.Reading
    {
        let range = (value - below)...(value + above)
        return Figure.Reading(measure: measure, value: value, range: range, written: range)
    }
}

import HealthModel
import HealthQuery

/// What a number is within its sentence, whatever it measures.
enum SentenceRole: Equatable {
    /// `17 of 30 days`: the first of the two, and the second.
    case part, whole
    /// `± 50 min`.
    case spread
}

extension AnswerMentions {
    /// The role of a number by the words between it and its neighbours; `nil` where they give none.
    func role(of figure: Figure, at index: Int, among figures: [Figure]) -> SentenceRole? {
        guard !figure.isInTable, figure.statistic == nil else { return nil }
        let sign = max(0, figure.place.lowerBound - 2)..<figure.place.lowerBound
        if text.scalars[sign].contains("±") { return .spread }
        let start = max(figure.sentence.lowerBound, index > 0 ? figures[index - 1].place.upperBound : 0)
        let wordsBefore = text.words.within(start..<max(start, figure.place.lowerBound)) { $0.place }.suffix(5)
        if wordsBefore.contains(where: { Self.spreads.contains($0.text) }) { return .spread }
        if index + 1 < figures.count, isPart(figure, of: figures[index + 1]) { return .part }
        return index > 0 && isPart(figures[index - 1], of: figure) ? .whole : nil
    }

    private func isPart(_ one: Figure, of two: Figure) -> Bool {
        guard one.sentence == two.sentence, let number = one.readings.first(where: Self.isCount),
            let whole = two.readings.first(where: Self.isCount), number.value <= whole.value
        else { return false }
        let words = wordsBetween(one, two, atMost: 14)
        return !words.isEmpty && words.allSatisfy { language.partOf.contains($0) || Self.articles.contains($0) }
            && words.contains(where: language.partOf.contains)
    }

    private static func isCount(_ reading: Figure.Reading) -> Bool {
        reading.measure == nil || reading.measure == .count
    }

    /// Words between two numbers; more than it may be stands for too far apart.
    private func wordsBetween(_ one: Figure, _ two: Figure, atMost length: Int) -> [String] {
        let gap = one.place.upperBound..<max(one.place.upperBound, two.place.lowerBound)
        guard gap.count <= length, !text.scalars[gap].contains(where: { ",;:()".unicodeScalars.contains($0) }) else {
            return []
        }
        return text.words.within(gap) { $0.place }.map(\.text)
    }

    private static let articles: Set<String> = [
        "the", "your", "out", "den", "der", "les", "los", "las", "le", "gli", "os", "as", "de", "last",
    ]
    private static let spreads: Set<String> = [
        "sd", "deviation", "streuung", "standardabweichung", "streut", "schwankt", "desviación", "deviazione", "desvio",
        "standaarddeviatie", "spreiding",
    ]
}

extension FigureBinding {
    /// The fat of the body is spoken of.
    var namesFat: Bool { speaksOf(.bodyFat) || !words.isDisjoint(with: Self.fats) }
    private static let fats: Set<String> = [
        "fat", "fett", "körperfett", "fettmasse", "graisse", "grasa", "grasso", "grassa", "gordura", "vet", "vetmassa",
        "lean",
    ]
}

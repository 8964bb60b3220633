import HealthModel
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// A day of the week or a period that is told by the days talked about: `and the Sunday before that?`, `und am Wochenende darauf?`
struct TalkedOfNeighbour {
    var previous: HealthQuestion
    var calendar: Calendar
    var lexicon: Lexicon

    /// Puts the dates in the place of the words that tell them.
    func name(in tokens: inout [Token], _ language: Language) {
        guard previous.comparison == nil, previous.days.own == nil, let from = previous.days.from,
            let found = NeighbourSpan(in: tokens, lexicon.isWeekday)
        else { return }
        let days: Days?
        switch found.span {
        case .weekday(let word): days = weekday(word, from, isLater: found.isLater, hasName: found.isBehind)
        case .weekend: days = weekend(from, isLater: found.isLater, hasName: found.isBehind)
        case .week: days = found.isLater && previous.days.count == 7 ? previous.days.shifted(7) : nil
        case .month: days = found.isLater ? following(.month, from) : nil
        case .year: days = found.isLater ? following(.year, from) : nil
        }
        guard let days, let first = days.from else { return }
        guard first <= calendar.today else {
            tokens.replaceSubrange(found.place, with: [Token(word: language == .english ? "tomorrow" : "morgen")])
            return
        }
        let to = min(days.to, calendar.today)
        let link = Token(word: language == .english ? "to" : "bis")
        tokens.replaceSubrange(found.place, with: first == to ? [date(to)] : [date(first), link, date(to)])
    }

    private func weekday(_ word: String, _ from: CivilDay, isLater: Bool, hasName: Bool) -> Days? {
        guard let named = lexicon.weekday(word) else { return nil }
        // `the previous Friday` is that before the last where nobody has talked of a Friday.
        guard hasName || isLater || previous.days.isDay && from.weekday == named else { return nil }
        let day =
            isLater
            ? previous.days.to.advanced(by: (named - previous.days.to.weekday + 6) % 7 + 1)
            : from.advanced(by: -((from.weekday - named + 6) % 7 + 1))
        return Days(from: day, to: day)
    }

    private func weekend(_ from: CivilDay, isLater: Bool, hasName: Bool) -> Days? {
        guard hasName || isLater || previous.days.count == 2 && from.weekday == 5 else { return nil }
        let saturday: CivilDay
        if isLater {
            saturday = previous.days.to.advanced(by: (11 - previous.days.to.weekday) % 7 + 1)
        } else {
            // Of a Sunday it is the weekend before its own.
            let first = from.weekday == 6 ? from.advanced(by: -1) : from
            saturday = first.advanced(by: -((first.weekday + 1) % 7 + 1))
        }
        return Days(from: saturday, to: saturday.advanced(by: 1))
    }

    /// The month or the year after the one that was talked about.
    private func following(_ span: CalendarSpan, _ from: CivilDay) -> Days? {
        let end = span.end(of: from)
        guard span.start(of: from) == from, previous.days.to == end, end < calendar.today else { return nil }
        let first = end.advanced(by: 1)
        return Days(from: first, to: span.end(of: first))
    }

    private func date(_ day: CivilDay) -> Token {
        let (year, month, day) = day.components
        return Token(kind: .date(year: year, month: month, day: day), text: "\(year)-\(month)-\(day)", forms: [])
    }
}

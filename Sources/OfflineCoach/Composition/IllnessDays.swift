import HealthModel
import HealthQuestions
import QuestionParser

extension Composer {
    /// `was I sick this year`, `how many days did I have a cold`: days that are logged so, and no single illness.
    func withIllnessDays(_ parts: [Part]) -> [Part] {
        guard let place = parts.firstIndex(of: .event(.illness)), let first = form.illnessTags.first else {
            return parts
        }
        let isCounted = parts.contains(.asked(.many)) && parts.contains(.period(.day))
        let isAsked = form.isYesNo && !parts.contains { if case .asked = $0 { true } else { false } }
        guard isCounted || isAsked, parts.enumerated().allSatisfy({ $0.offset == place || $0.element.isOfDayCount })
        else {
            return parts
        }
        var counted = parts
        let tags = form.illnessTags
        counted[place] = .test([
            Requirement(.day(.tags), tags.count == 1 ? .equal : .oneOf, tags.count == 1 ? .text(first) : .texts(tags))
        ])
        return counted
    }
}

extension Part {
    fileprivate var isOfDayCount: Bool {
        switch self {
        case .noise, .article, .any, .asked(.many), .period(.day), .days, .preposition(.in), .preposition(.on),
            .preposition(.of):
            true
        default: false
        }
    }
}

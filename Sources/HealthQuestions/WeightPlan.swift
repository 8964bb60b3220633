import HealthModel
import HealthQuery

extension HealthQuestion {
    /// What was eaten, and the weight: of the same days, and up to the last of them for where none is of these.
    func perWeightPlan(_ field: DayField) -> [QueryPlan]? {
        guard statistic == .mean || statistic == .value, comparison == nil, grouping == nil, best == nil, more.isEmpty,
            lastCount == nil, threshold == nil, output == .value, days.own == nil, let eaten = stats(field)
        else { return nil }
        var weighed = HealthQuestion(.day(.weight), .mean, days)
        guard let same = weighed.stats(.weight) else { return nil }
        weighed.days = Days(from: nil, to: days.to)
        weighed.days.isEarlier = true
        return weighed.stats(.weight).map { eaten + same + $0 }
    }
}

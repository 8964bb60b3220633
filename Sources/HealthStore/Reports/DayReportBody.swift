import GRDB
import HealthModel

/// The body's measures and where they are going.
extension DayReportReader {
    private static let adultAge = 18
    /// Metres.
    private static let plausibleHeights = 1.2...2.3
    private static let plausibleIndices = 12.0...70.0

    func body(_ scalars: DayScalars) throws -> HealthSnapshot.Body {
        var body = HealthSnapshot.Body()
        body.heightM = person.heightCm.map { $0 / 100 } ?? scalars.heightM
        let height = body.heightM.flatMap { Self.plausibleHeights.contains($0) ? $0 : nil }
        try fillBodyFat(&body)
        try fillWeight(&body)
        if let weight = body.weightKg, let height, age(scalars) ?? Self.adultAge >= Self.adultAge {
            let index = BodyMassIndex.value(kilograms: weight, heightM: height)
            if Self.plausibleIndices.contains(index) {
                body.bmi = index
                body.bmiCategory = HealthSnapshot.Body.BMICategory(bmi: index)
            }
        }
        try fillLeanMass(&body, height: height, sex: person.sex ?? scalars.sex)
        return body
    }

    private func fillBodyFat(_ body: inout HealthSnapshot.Body) throws {
        guard let newest = try newest(.bodyFat) else { return }
        body.bodyFatPercent = newest.value
        body.bodyFatDay = newest.day
        let recent = believed(.bodyFat, BodyTrend.days)
        let measured = recent.compactMap { $0 }
        if measured.count >= 4 { body.bodyFatMedianPercent = Percentile.median(measured) }
        body.bodyFatTrend = BodyTrend(of: .bodyFat, recent)?.direction
    }

    private func fillWeight(_ body: inout HealthSnapshot.Body) throws {
        guard let newest = try newest(.weight) else { return }
        body.weightKg = newest.value
        body.weightDay = newest.day
        if let leftOut = try leftOut(.weight) {
            (body.weightLeftOutKg, body.weightLeftOutDay) = (leftOut.value, leftOut.day)
        }
        body.weightTrendKg = WeightTrend.trend(on: day, recent(.weight, WeightTrend.reachDays + 1)) ?? newest.value
        if let trend = BodyTrend(of: .weight, believed(.weight, BodyTrend.days)) {
            body.weightSlopeKgPerWeek = (trend.perDay * 7).nineDecimals
            body.weightTrend = trend.direction
        }
    }

    /// Of a scale; else of weight and body fat of one day; else estimated.
    private func fillLeanMass(_ body: inout HealthSnapshot.Body, height: Double?, sex: Sex?) throws {
        if let measured = try newest(.leanMass)?.value {
            (body.leanMassKg, body.leanMassOrigin) = (measured, .measured)
        } else if let weight = body.weightKg, let fat = body.bodyFatPercent, body.weightDay == body.bodyFatDay,
            MetricID.bodyFat.isPlausible(fat)
        {
            body.leanMassKg = LeanMass.measured(kilograms: weight, fatPercent: fat)
            body.leanMassOrigin = .fromBodyFat
        } else if let weight = body.weightKg, MetricID.weight.isPlausible(weight), let height, let sex {
            body.leanMassKg = LeanMass.estimated(kilograms: weight, heightM: height, sex: sex)
            body.leanMassOrigin = body.leanMassKg.map { _ in .estimated }
        }
        if let lean = body.leanMassKg, let height, body.leanMassOrigin != .estimated {
            body.fatFreeMassIndex = LeanMass.index(leanKilograms: lean, heightM: height)
        }
    }
}

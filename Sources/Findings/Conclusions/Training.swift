import Foundation
import HealthModel
import HealthQuery

/// Whether a day is one to train on: signs of strain are counted (training-and-findings.md 8.1, our rule; that feeling
/// outranks scores after Saw et al. 2016). `nil` for what is not recorded.
public struct TrainingSigns: Equatable, Sendable {
    /// The advice on today's training.
    public enum Advice: String, Sendable { case asPlanned, easy, rest, none, unknown }
    /// A sign against hard training.
    public enum Sign: String, CaseIterable, Sendable {
        case variability, restingRate, sleep, feeling, load, nightSign
    }

    /// The week under its range, or the night under mean − 1 SD.
    public var isVariabilityLow: Bool?
    /// Robust z.
    public var restingZ: Double?
    /// Of the need.
    public var sleepShare: Double?
    /// 1 to 5.
    public var energy: Double?
    /// By the check-in, 1 to 5; `nil` where nothing was said.
    public var soreness: Double?
    /// 7 days by 28.
    public var loadRatio: Double?
    /// Whether each of the two days before had a hard workout; `nil` where that was not looked at.
    public var hadTwoHardDays: Bool?
    /// Robust z of the respiratory rate; `nil` without a usual.
    public var respirationZ: Double?
    /// Robust z of the wrist temperature; `nil` without a usual.
    public var temperatureZ: Double?
    /// By a thermometer, °C.
    public var bodyTemperature: Double?

    public init() {}

    static let highZ = 2.0
    static let nightZ = 3.0
    static let leastSleep = 0.75
    static let fever = 38.0

    /// The signs that hold, in the order of `Sign`.
    public var signs: [Sign] {
        var signs: [Sign] = []
        if isVariabilityLow == true { signs.append(.variability) }
        if (restingZ ?? 0) >= Self.highZ { signs.append(.restingRate) }
        if let sleepShare, sleepShare < Self.leastSleep { signs.append(.sleep) }
        if (energy ?? 5) <= 2 || (soreness ?? 1) >= 4 { signs.append(.feeling) }
        if (loadRatio ?? 0) >= Load.raised || hadTwoHardDays == true { signs.append(.load) }
        if hasNightSign { signs.append(.nightSign) }
        return signs
    }

    private var hasNightSign: Bool { max(respirationZ ?? 0, temperatureZ ?? 0) >= Self.nightZ }

    /// Whether nothing of the night and no feeling is known.
    var knowsNothing: Bool {
        isVariabilityLow == nil && restingZ == nil && sleepShare == nil && energy == nil && soreness == nil
            && respirationZ == nil && temperatureZ == nil && bodyTemperature == nil
    }

    /// The advice that the signs come to; a fever goes before all of them.
    public var advice: Advice {
        if (bodyTemperature ?? 0) >= Self.fever { return .none }
        if knowsNothing { return .unknown }
        let signs = signs
        if hasNightSign, signs.contains(.restingRate) { return .rest }
        switch signs.count {
        case 3...: return .rest
        case 2: return .easy
        default: return energy == 1 ? .easy : .asPlanned
        }
    }
}

extension FindingEngine {
    /// The signs of a day by its night, its check-in and the load before it, and a fever of the day or the one before: there is
    /// no training until a day after it.
    public func trainingSigns(_ day: CivilDay) -> TrainingSigns {
        var signs = TrainingSigns()
        signs.isVariabilityLow = variabilityReading(day).map(\.isLow)
        signs.restingZ = standing(.restingHeartRate, day)?.z
        signs.sleepShare = sleepShare(day)
        signs.energy = shown(.energy, day)
        signs.soreness = shown(.soreness, day)
        signs.loadRatio = inputs.loadRatio(on: day)?.ratio
        signs.hadTwoHardDays = hardDays(before: day).count == 2
        signs.respirationZ = standing(.respiratoryRate, day)?.z
        signs.temperatureZ = standing(.wristTemperature, day)?.z
        signs.bodyTemperature = warmest(of: day)?.value
        return signs
    }

    /// The higher temperature of a thermometer of the day and the one before, °C.
    private func warmest(of day: CivilDay) -> (day: CivilDay, value: Double)? {
        [day, day.advanced(by: -1)]
            .compactMap { day in shown(.bodyTemperature, day).map { (day, $0) } }
            .max { $0.1 < $1.1 }
    }

    func train(_ day: CivilDay) -> ConcludedAnswer {
        let signs = trainingSigns(day)
        let present = signs.signs
        let remarks = present.compactMap { remark(of: $0, signs, day) } + restful(signs, present, day)
        let rule: FindingRule =
            switch signs.advice {
            case .asPlanned: .trainAsPlanned
            case .easy: .trainEasy
            case .rest: .trainRest
            case .none: .trainNot
            case .unknown: .trainUnknown
            }
        let unknown = missing(
            [inputs.variability, .restingHeartRate, .sleep, .energy], on: day)
        if signs.advice == .none, let fever = warmest(of: day) {
            let remark = Remark(.trainNot, .bodyTemperature, [.value: fever.value], dates: fever.day...fever.day)
            return ConcludedAnswer(.train, day...day, remark, Array(remarks.prefix(3)), unknown: unknown)
        }
        let isAsked = signs.advice != .unknown && shown(.energy, day) == nil && inputs.isShown(.energy)
        return ConcludedAnswer(
            .train, day...day, Remark(rule, nil, [.signs: Double(present.count), .of: Double(known(signs))]),
            Array(remarks.prefix(3)), unknown: unknown, step: isAsked ? Remark(.nextCheckIn, .energy) : nil)
    }

    /// How many of the six signs could be looked at.
    private func known(_ signs: TrainingSigns) -> Int {
        [
            signs.isVariabilityLow != nil, signs.restingZ != nil, signs.sleepShare != nil,
            signs.energy != nil || signs.soreness != nil, signs.loadRatio != nil,
            signs.respirationZ != nil || signs.temperatureZ != nil,
        ].count { $0 }
    }

    private func remark(of sign: TrainingSigns.Sign, _ signs: TrainingSigns, _ day: CivilDay) -> Remark? {
        switch sign {
        case .variability: return variabilityReading(day)?.remark
        case .restingRate:
            return standing(.restingHeartRate, day).map { deviation(.highRestingRate, .restingHeartRate, $0) }
        case .sleep: return sleepRemark(.littleSleep, day)
        case .feeling:
            if let energy = signs.energy, energy <= 2 { return Remark(.lowEnergy, .energy, [.value: energy]) }
            return signs.soreness.map { Remark(.highSoreness, .soreness, [.value: $0]) }
        case .load:
            return loadRemark(.loadUp, day)
                ?? Remark(.hardDays, .workouts, [.count: 2], dates: day.advanced(by: -2)...day.advanced(by: -1))
        case .nightSign:
            if let warm = standing(.wristTemperature, day), warm.z >= TrainingSigns.nightZ {
                return deviation(.warmNight, .wristTemperature, warm)
            }
            return standing(.respiratoryRate, day).map { deviation(.fastBreathing, .respiratoryRate, $0) }
        }
    }

    /// The signs in favour of training, where the others leave room for it.
    private func restful(_ signs: TrainingSigns, _ present: [TrainingSigns.Sign], _ day: CivilDay) -> [Remark] {
        var remarks: [Remark?] = []
        if !present.contains(.sleep) { remarks.append(sleepRemark(.sleptEnough, day)) }
        if !present.contains(.restingRate) {
            remarks.append(standing(.restingHeartRate, day).map { deviation(.usualRestingRate, .restingHeartRate, $0) })
        }
        if !present.contains(.feeling), let energy = signs.energy {
            remarks.append(Remark(.energyFine, .energy, [.value: energy]))
        }
        if !present.contains(.load) { remarks.append(loadRemark(.loadNow, day)) }
        return remarks.compactMap(\.self)
    }

    // MARK: Pieces

    func shown(_ field: DayField, _ day: CivilDay) -> Double? {
        inputs.isShown(field) ? inputs.value(field, on: day) : nil
    }

    func standing(_ field: DayField, _ day: CivilDay) -> Standing? {
        inputs.isShown(field) ? Standing(FindingMetric.any(field), on: day, inputs) : nil
    }

    func deviation(_ rule: FindingRule, _ field: DayField, _ standing: Standing) -> Remark {
        Remark(
            rule, field,
            [
                .value: standing.value, .usual: standing.median, .difference: standing.value - standing.median,
                .low: standing.baseline.low, .high: standing.baseline.high, .z: standing.z,
                .n: Double(standing.count),
            ])
    }

    func sleepShare(_ day: CivilDay) -> Double? {
        guard inputs.person.sleepNeed > 0 else { return nil }
        return shown(.sleep, day).map { $0 / inputs.person.sleepNeed }
    }

    func sleepRemark(_ rule: FindingRule, _ day: CivilDay) -> Remark? {
        guard let asleep = shown(.sleep, day), let share = sleepShare(day) else { return nil }
        let need = inputs.person.sleepNeed
        return Remark(
            rule, .sleep, [.value: asleep, .need: need, .share: 100 * share, .difference: asleep - need])
    }

    func loadRemark(_ rule: FindingRule, _ day: CivilDay) -> Remark? {
        guard let load = inputs.loadRatio(on: day), rule != .loadUp || load.ratio >= Load.raised else { return nil }
        return Remark(
            rule, .load,
            [
                .value: load.week, .usual: load.month, .ratio: load.ratio, .share: 100 * (load.ratio - 1),
            ], dates: day.advanced(by: -6)...day)
    }

    /// Of yesterday and the day before, those with a hard workout.
    func hardDays(before day: CivilDay) -> [CivilDay] {
        let hard = Set(inputs.hardWorkouts(day.advanced(by: -2)...day.advanced(by: -1)).map(\.date))
        return [day.advanced(by: -2), day.advanced(by: -1)].filter(hard.contains)
    }

    /// The week and the night beside the own range of sixty days; `nil` while that is being learned.
    func variabilityReading(_ day: CivilDay) -> (isLow: Bool, remark: Remark)? {
        let field = inputs.variability
        guard inputs.isShown(field),
            let range = NormalRange(
                inputs.series(field, last: NormalRange.weekLength + NormalRange.referenceLength, upTo: day),
                scale: .logarithmic), let low = range.low, let high = range.high
        else { return nil }
        let night = inputs.value(field, on: day)
        guard range.weekMean != nil || night != nil else { return nil }
        // The range is half a deviation to each side: one deviation below the mean is one width of it below the middle.
        let nightLow = low * (low / high).squareRoot()
        let isWeekLow = range.standing == .below
        let isNightLow = night.map { $0 < nightLow } ?? false
        var figures: [Remark.Figure: Double] = [.low: low, .high: high, .n: Double(range.referenceDays)]
        if let week = range.weekMean, isWeekLow || !isNightLow {
            figures[.value] = week
            return (isWeekLow, Remark(.lowVariability, field, figures, kind: "week"))
        }
        figures[.value] = night
        figures[.low] = nightLow
        return (isNightLow, Remark(.lowVariability, field, figures, kind: "night"))
    }
}

extension TrainingSigns.Sign {
    /// The signs that the kind of a remark names, one after the other.
    static func named(in kind: String?) -> [TrainingSigns.Sign] {
        (kind ?? "").split(separator: " ").compactMap { TrainingSigns.Sign(rawValue: String($0)) }
    }
}

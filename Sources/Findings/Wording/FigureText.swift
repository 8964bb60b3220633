import HealthModel
import HealthQuery

/// Figures as they stand in sentences: `6 h 41`, `5 bpm`, `9.412 Schritte`, `23:10`, `3. Mai`.
struct FigureText: Sendable {
    let language: Language
    let units: UnitSystem
    let today: CivilDay

    var isGerman: Bool { language == .german }

    func pick(_ english: String, _ german: String) -> String { isGerman ? german : english }

    // MARK: Numbers

    func number(_ value: Double, decimals: Int = 0) -> String {
        let text = DecimalText.grouped(DecimalText.text(of: value, decimals: decimals) ?? "–")
        guard isGerman else { return text }
        return String(text.map { $0 == "," ? "." : $0 == "." ? "," : $0 })
    }

    func percent(_ value: Double) -> String { number(value) + " %" }

    /// `+38 %`.
    func signedPercent(_ value: Double) -> String {
        (value > 0 ? "+" : "") + percent(value).replacing("-", with: "−")
    }

    func duration(_ minutes: Double) -> String {
        let whole = Int(exactly: minutes.magnitude.rounded()) ?? 0
        guard whole >= 60 else { return "\(whole) min" }
        return "\(whole / 60) h \(whole % 60 < 10 ? "0" : "")\(whole % 60)"
    }

    func clock(_ minutes: Double) -> String {
        let whole = Int(exactly: BedtimePlan.clock(minutes).rounded()) ?? 0
        let (hour, minute) = (whole / 60 % 24, whole % 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }

    // MARK: Values of metrics

    func isDuration(_ field: DayField) -> Bool { field.isDuration }

    func isClock(_ field: DayField) -> Bool { field.kind == .clock || field == .bedAfterNoon }

    func value(_ value: Double, _ field: DayField, isMean: Bool = false) -> String {
        if isDuration(field) { return (value < 0 ? "-" : "") + duration(value) }
        if field == .bedAfterNoon { return clock(value + 720) }
        if field.kind == .clock { return clock(value) }
        let unit = unit(of: field)
        let shown = unit.shown(value)
        let isWhole = field == .alcohol && shown == shown.rounded()
        let text = number(shown, decimals: isWhole ? 0 : isMean ? unit.decimalsOfMean(shown) : unit.decimals)
        switch field {
        case .wristTemperature: return (value > 0 ? "+" : "") + text + " \(unit.symbol)"
        case .mood, .energy, .stress, .motivation, .soreness: return text + pick(" of 5", " von 5")
        case .alcohol: return text + (shown == 1 ? pick(" drink", " Getränk") : pick(" drinks", " Getränke"))
        case .steps, .load, .flights, .workouts, .strength, .naps: return text
        default:
            return unit.symbol.isEmpty ? text : "\(text) \(unit.symbol)"
        }
    }

    private func unit(of field: DayField) -> ShownUnit { units.unit(of: field) }

    /// Whether a difference would be shown as none.
    func isNothing(_ difference: Double, _ field: DayField) -> Bool {
        !size(of: difference, field, isMean: true).contains { ("1"..."9").contains($0) }
    }

    /// Without a sign: `5 bpm`, `31 min`, `412`.
    func size(of difference: Double, _ field: DayField, isMean: Bool = false) -> String {
        if isClock(field) { return duration(difference) }
        let text = value(difference.magnitude, field, isMean: isMean)
        switch field {
        case .wristTemperature: return String(text.drop { $0 == "+" })
        case .mood, .energy, .stress, .motivation, .soreness: return String(text.prefix { $0 != " " })
        default: return text
        }
    }

    /// Value less usual as both are shown, so that three rounded figures of a sentence agree.
    /// - Parameter isMean: with the decimals of means.
    func shownDifference(_ remark: Remark, isMean: Bool = false) -> Double {
        guard let field = remark.metric, let value = remark[.value], let usual = remark[.usual] else {
            return remark[.difference] ?? 0
        }
        if isClock(field) { return CircularMean.difference(from: usual.rounded(), to: value.rounded()) }
        let unit = unit(of: field)
        func rounded(_ value: Double) -> Double {
            if isDuration(field) { return value.rounded() }
            let shown = unit.shown(value)
            let decimals = isMean ? unit.decimalsOfMean(shown) : unit.decimals
            let scale = [1.0, 10, 100, 1000][min(max(decimals, 0), 3)]
            return unit.kept((shown * scale).rounded() / scale)
        }
        return rounded(value) - rounded(usual)
    }

    /// Where the value lies by the usual range, before anything is rounded; `nil` where no range is told.
    func place(_ remark: Remark) -> NormalRange.Standing? {
        guard let value = remark[.value], let low = remark[.low], let high = remark[.high],
            remark.metric?.kind != .clock
        else { return nil }
        return value < low ? .below : value > high ? .above : .within
    }

    /// `52 bpm – 58 bpm`.
    func usualRange(_ remark: Remark) -> String {
        let field = remark.metric ?? .steps
        return "\(value(remark[.low] ?? 0, field)) – \(value(remark[.high] ?? 0, field))"
    }

    /// `5 bpm more`, `31 min later`.
    func change(_ difference: Double, _ field: DayField, isMean: Bool = false) -> String {
        let size = size(of: difference, field, isMean: isMean)
        let isUp = difference > 0
        if isClock(field) { return "\(size) \(isUp ? pick("later", "später") : pick("earlier", "früher"))" }
        if isAmount(field) { return "\(size) \(isUp ? pick("more", "mehr") : pick("less", "weniger"))" }
        return "\(size) \(isUp ? pick("higher", "höher") : pick("lower", "niedriger"))"
    }

    private func isAmount(_ field: DayField) -> Bool { isDuration(field) || field.kind == .cumulative }

    /// Whether its name is many: `steps are`.
    func isPlural(_ field: DayField) -> Bool { [.steps, .standHours].contains(field) }

    // MARK: Days

    /// The unit of a mean of amounts: ` a night`, ` a day`; empty for levels.
    func each(_ field: DayField) -> String {
        guard isAmount(field) else { return "" }
        return field.category == .sleep ? pick(" a night", " je Nacht") : pick(" a day", " am Tag")
    }

    /// Counted in nights for what is of the night.
    func days(_ count: Double, _ field: DayField? = nil) -> String {
        let isNight = field.flatMap { FindingMetric.of($0)?.isOvernight } ?? false
        let one = isNight ? pick("night", "Nacht") : pick("day", "Tag")
        let many = isNight ? pick("nights", "Nächte") : pick("days", "Tage")
        return "\(number(count)) \(count == 1 ? one : many)"
    }

    func date(_ day: CivilDay) -> String {
        let (year, month, number) = day.components
        let english = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let german = [
            "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
            "Dezember",
        ]
        let name = isGerman ? "\(number). \(german[month - 1])" : "\(number) \(english[month - 1])"
        return year == today.components.year ? name : "\(name) \(year)"
    }

    func dates(_ days: ClosedRange<CivilDay>) -> String {
        days.lowerBound == days.upperBound
            ? date(days.lowerBound) : "\(date(days.lowerBound)) – \(date(days.upperBound))"
    }

    /// `second day`, for the second to the tenth in a row; `nil` for the first.
    func ordinal(_ days: Double) -> String? {
        guard let count = Int(exactly: days), count >= 2 else { return nil }
        let english = ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
        let german = [
            "zweiter", "dritter", "vierter", "fünfter", "sechster", "siebter", "achter", "neunter", "zehnter",
        ]
        guard count <= 10 else { return pick("for \(count) days", "seit \(count) Tagen") }
        return isGerman ? "\(german[count - 2]) Tag" : "\(english[count - 2]) day"
    }

    /// The metric at the head of a sentence.
    func name(_ field: DayField) -> String {
        let names: (String, String) =
            switch field {
            case .restingHeartRate: ("Resting HR", "Ruhepuls")
            case .heartRateVariability: ("HRV (SDNN)", "HRV (SDNN)")
            case .heartRateVariabilityRMSSD: ("HRV (RMSSD)", "HRV (RMSSD)")
            case .respiratoryRate: ("Respiration", "Atemfrequenz")
            case .wristTemperature: ("Wrist temperature", "Handgelenktemperatur")
            case .bloodOxygen: ("Blood oxygen", "Blutsauerstoff")
            case .sleep: ("Sleep", "Schlaf")
            case .bedAfterNoon, .bedTime: ("Bedtime", "Zubettgehen")
            case .wakeTime: ("Wake time", "Aufstehen")
            case .steps: ("Steps", "Schritte")
            case .exerciseMinutes: ("Exercise", "Bewegung")
            case .activeEnergy: ("Active energy", "Aktive Energie")
            case .weight: ("Weight", "Gewicht")
            case .bodyFat: ("Body fat", "Körperfett")
            case .vo2Max: ("VO₂max (estimate)", "VO₂max (Schätzung)")
            case .systolicPressure: ("Systolic pressure", "Oberer Blutdruck")
            case .diastolicPressure: ("Diastolic pressure", "Unterer Blutdruck")
            case .mood: ("Mood", "Stimmung")
            case .energy: ("Energy", "Energie")
            case .stress: ("Stress", "Stress")
            case .motivation: ("Motivation", "Motivation")
            case .soreness: ("Soreness", "Muskelkater")
            case .load: ("Training load", "Trainingsbelastung")
            case .workoutMinutes: ("Workout time", "Trainingszeit")
            case .water: ("Water", "Wasser")
            case .alcohol: ("Alcohol", "Alkohol")
            case .caffeine: ("Caffeine", "Koffein")
            case .mindfulMinutes: ("Mindful minutes", "Achtsamkeit")
            case .standHours: ("Stand hours", "Stehstunden")
            case .daylightMinutes: ("Daylight", "Tageslicht")
            case .distance: ("Distance", "Strecke")
            case .walkingHeartRate: ("Walking HR", "Gehpuls")
            case .deep: ("Deep sleep", "Tiefschlaf")
            case .rem: ("REM sleep", "REM-Schlaf")
            case .sleepEfficiency: ("Sleep efficiency", "Schlafeffizienz")
            case .zone: ("Time zone", "Zeitzone")
            case .awake: ("Time awake in the night", "Wachzeit in der Nacht")
            default:
                (field.label, field.traits.germanLabel.prefix(1).uppercased() + field.traits.germanLabel.dropFirst())
            }
        return isGerman ? names.1 : names.0
    }

    /// The metric inside a sentence.
    func inner(_ field: DayField) -> String {
        let name = name(field)
        let keepsCase = isGerman || name.hasPrefix("HRV") || name.hasPrefix("VO") || name.hasPrefix("REM")
        return keepsCase ? name : name.prefix(1).lowercased() + name.dropFirst()
    }

    func list(_ texts: [String]) -> String {
        guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
        return texts.dropLast().joined(separator: ", ") + pick(" and ", " und ") + last
    }

    func category(_ category: HealthCategory) -> String {
        guard isGerman else { return category.title }
        return switch category {
        case .profile: "Profil"
        case .activity: "Aktivität"
        case .workouts: "Trainings"
        case .body: "Körper"
        case .heart: "Herz"
        case .sleep: "Schlaf"
        case .nutrition: "Essen und Trinken"
        case .mood: "Befinden"
        case .reproductive: "Zyklus"
        case .clinical: "Medizinisches"
        case .location: "Orte"
        }
    }

    func workout(_ type: String) -> String {
        language == .german ? WorkoutKind.name(type, in: .german) : type.lowercased()
    }
}

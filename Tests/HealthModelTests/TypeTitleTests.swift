import Testing

@testable import HealthModel

@Suite struct `Types of samples` {
    @Test(arguments: [
        ("HKQuantityTypeIdentifierStepCount", "Steps"),
        ("HKQuantityTypeIdentifierWalkingStepLength", "Walking step length"),
        ("HKQuantityTypeIdentifierHeartRateVariabilitySDNN", "Heart rate variability (SDNN)"),
        ("HKCategoryTypeIdentifierHandwashingEvent", "Handwashing event"),
        ("HKDataTypeSleepDurationGoal", "Sleep duration goal"),
        ("HKQuantityTypeIdentifierDietaryVitaminB12", "Vitamin B12"),
        ("HKQuantityTypeIdentifierUVExposure", "UV exposure"),
        ("AirFitGarminStress", "Garmin stress"),
        ("com.example.thing", "com.example.thing"), ("HKQuantityTypeIdentifier", "HKQuantityTypeIdentifier"),
        ("", ""),
    ])
    func `have a readable name`(identifier: String, title: String) {
        #expect(TypeTitle.title(of: identifier) == title)
    }

    @Test func `are shown in units of daily life`() {
        func text(_ name: String, _ kept: String, _ value: Double, _ system: UnitSystem = .metric) -> String {
            let unit = TypeTitle.unit(of: "HKQuantityTypeIdentifier" + name, kept: kept, system: system)
            return (DecimalText.text(of: unit.shown(value), decimals: unit.decimals) ?? "") + " " + unit.symbol
        }
        #expect(text("OxygenSaturation", "%", 0.97) == "97.0 %")
        #expect(text("DistanceCycling", "m", 12_340) == "12.34 km")
        #expect(text("DistanceCycling", "m", 1609.344, .imperial) == "1.00 mi")
        #expect(text("HeartRate", "count/min", 61) == "61 bpm")
        #expect(text("RespiratoryRate", "count/min", 14) == "14 /min")
        #expect(text("BloodGlucose", "mg/dL", 90) == "5.0 mmol/l")
        #expect(text("BodyTemperature", "degC", 37, .imperial) == "98.60 °F")
        #expect(text("NobodyKnows", "furlong", 2) == "2.00 furlong")
    }
}

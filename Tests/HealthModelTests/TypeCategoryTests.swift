import HealthModel
import Testing

@Suite struct `The category of a type` {
    @Test(arguments: [
        ("HKQuantityTypeIdentifierStepCount", HealthCategory.activity),
        ("HKQuantityTypeIdentifierDistanceSwimming", .activity), ("HKQuantityTypeIdentifierHeartRate", .heart),
        ("HKCategoryTypeIdentifierSleepAnalysis", .sleep), ("HKQuantityTypeIdentifierDietaryCaffeine", .nutrition),
        ("HKQuantityTypeIdentifierBodyMass", .body), ("HKQuantityTypeIdentifierHeight", .profile),
        ("HKCategoryTypeIdentifierMenstrualFlow", .reproductive),
        ("HKQuantityTypeIdentifierBasalBodyTemperature", .reproductive),
        ("HKCategoryTypeIdentifierHeadache", .clinical), ("HKCategoryTypeIdentifierMindfulSession", .mood),
        ("HKDataTypeIdentifierHeartbeatSeries", .heart), ("HKScoredAssessmentTypeIdentifierGAD7", .mood),
        ("AirFitSkinTemperatureDeviation", .body), ("AirFitSleepDuration", .sleep),
    ])
    func `is known`(_ identifier: String, _ category: HealthCategory) {
        #expect(HealthCategory(typeIdentifier: identifier) == category)
    }

    @Test func `that nobody knows is the most careful one`() {
        #expect(HealthCategory(typeIdentifier: "HKQuantityTypeIdentifierOfTomorrow") == .clinical)
        #expect(HealthCategory(typeIdentifier: "") == .clinical)
        #expect(HealthCategory(correlationTitle: "Something else") == .clinical)
    }

    @Test func `of values taken together goes by their name`() {
        #expect(HealthCategory(correlationTitle: "HKCorrelationTypeIdentifierFood") == .nutrition)
        #expect(HealthCategory(correlationTitle: "HKCorrelationTypeIdentifierBloodPressure") == .heart)
    }
}

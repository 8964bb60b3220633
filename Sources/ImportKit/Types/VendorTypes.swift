/// Quantities of other makers for which Apple has no type. Their identifiers begin with `AirFit`.
package enum VendorTypes {
    package static let prefix = "AirFit"

    /// Unit, how a day comes about, and what cannot be. A maker's score (of readiness, stress, strain) has no unit and
    /// is never compared with another maker's.
    package static func known(_ identifier: String) -> (
        unit: String, aggregation: SampleAggregation, ClosedRange<Double>
    ) {
        table[identifier] ?? ("", .discrete, -1e9...1e9)
    }

    private static let table: [String: (unit: String, aggregation: SampleAggregation, ClosedRange<Double>)] = [
        // Resting and active energy in one number.
        "AirFitTotalEnergyBurned": ("kcal", .cumulative, 0...50_000),
        "AirFitElevationGain": ("m", .cumulative, 0...50_000),
        "AirFitSedentaryTime": ("min", .cumulative, 0...10_080),
        "AirFitLightActivityTime": ("min", .cumulative, 0...10_080),
        // A night's length without its hours.
        "AirFitSleepDuration": ("min", .cumulative, 0...2_880),
        "AirFitSleepingHeartRate": ("count/min", .discrete, 10...350),
        "AirFitMuscleMass": ("kg", .discrete, 0.5...500),
        "AirFitBoneMass": ("kg", .discrete, 0.1...50),
        "AirFitBodyWater": ("kg", .discrete, 0.5...500),
        "AirFitSkinTemperature": ("degC", .discrete, 10...50),
        "AirFitSkinTemperatureDeviation": ("degC", .discrete, -20...20),
        "AirFitPulseWaveVelocity": ("m/s", .discrete, 0...50),
        "AirFitGoogleHeartPoints": ("", .cumulative, 0...10_000),
        "AirFitFitbitZoneMinutes": ("min", .cumulative, 0...10_080),
    ]
}

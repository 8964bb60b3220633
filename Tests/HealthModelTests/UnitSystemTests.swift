import HealthModel
import Testing

@Suite struct `Units` {
    @Test func `are converted by their exact definitions`() {
        let imperial = UnitSystem.imperial
        #expect(abs(imperial.unit(of: .weight).kept(1) - 0.45359237) < 1e-15)
        #expect(abs(imperial.unit(of: .distance).kept(1) - 1.609344) < 1e-15)
        #expect(abs(imperial.unit(of: .water).kept(1) - 29.5735295625) < 1e-13)
        #expect(abs(imperial.unit(of: .weight).shown(45.359237) - 100) < 1e-12)
        #expect(imperial.temperature.shown(100) == 212 && imperial.temperature.shown(-40) == -40)
        #expect(imperial.temperature.kept(32) == 0)
        #expect(imperial.unit(of: .bodyTemperature) == ShownUnit("°F", decimals: 1, factor: 1.8, offset: 32))
        #expect(abs(imperial.unit(of: .glucose).shown(5.5) - 99.09) < 0.01)
    }

    @Test func `come back as they went`() {
        for metric in MetricID.allCases {
            for units in UnitSystem.allCases {
                let unit = units.unit(of: metric)
                for value in [0, 0.1, 72.4, 9_412] {
                    #expect(abs(unit.kept(unit.shown(value)) - value) <= max(value, unit.shown(value)).ulp * 2)
                }
            }
        }
    }

    @Test func `are metric as they are kept, and differ where people use others`() {
        for metric in MetricID.allCases {
            #expect(UnitSystem.metric.unit(of: metric) == ShownUnit(metric.row.unit.symbol, decimals: metric.decimals))
        }
        let other = MetricID.allCases.filter { UnitSystem.imperial.unit(of: $0).symbol != $0.row.unit.symbol }
        #expect(
            Set(other) == [
                .weight, .leanMass, .strengthVolume, .distance, .cyclingDistance, .runDistance, .water,
                .bodyTemperature,
                .wristTemperature, .glucose,
            ])
    }

    @Test(arguments: [(178.0, "5′10″"), (182.9, "6′0″"), (182.0, "6′0″"), (50, "1′8″"), (280, "9′2″")])
    func `write a height in feet and inches`(centimetres: Double, text: String) {
        #expect(UnitSystem.imperial.height(centimetres: centimetres) == text)
        #expect(UnitSystem.metric.height(centimetres: 178) == "178 cm")
    }

    @Test func `give a small mean of wholes, and one of beats, a tenth`() {
        let units = UnitSystem.metric
        let decimals: [(MetricID, Double, Int)] = [
            (.steps, 7_346.4, 0), (.flights, 12.3, 1), (.standHours, 14.8, 1), (.restingHeartRate, 57.4, 1),
            (.heartRateVariability, 54.2, 0), (.weight, 78.31, 1), (.exerciseMinutes, 17.4, 0), (.load, 17.4, 0),
        ]
        for (metric, mean, expected) in decimals {
            #expect(units.unit(of: metric).decimalsOfMean(mean) == expected, "\(metric)")
        }
    }

    @Test func `show a difference without the offset of both values`() {
        let fahrenheit = UnitSystem.imperial.unit(of: .bodyTemperature).ofDifferences
        #expect(abs(fahrenheit.shown(0.5) - 0.9) < 1e-12)
    }

    @Test func `write a pace`() {
        #expect(UnitSystem.metric.pace(minutes: 30, kilometres: 5) == "6:00 /km")
        #expect(UnitSystem.imperial.pace(minutes: 30, kilometres: 5) == "9:39 /mi")
        #expect(UnitSystem.metric.pace(minutes: 5.9999, kilometres: 1) == "6:00 /km")
        for (minutes, kilometres) in [(30.0, 0.0), (30, -1), (0, 5), (30, 0.001), (.nan, 5), (30, .nan)] {
            #expect(UnitSystem.metric.pace(minutes: minutes, kilometres: kilometres) == nil)
        }
    }

    @Test func `are shown by examples of daily life`() {
        #expect(UnitSystem.metric.examples.map(\.text) == ["68 kg", "178 cm", "5 km", "22 °C"])
        #expect(UnitSystem.imperial.examples.map(\.text) == ["150 lb", "5′10″", "3 mi", "72 °F"])
    }
}

import Foundation
import HealthModel

extension HealthSnapshot.Environment {
    /// Fills in the weather of the moment: condition, temperature, humidity, and of the air the European index alone, as the
    /// field names no scale. A report that does not cover the moment fills in nothing.
    public mutating func fill(from report: WeatherReport, at now: Date) {
        guard let point = report.point(at: now) else { return }
        weatherCondition = point.condition?.words
        temperatureCelsius = point.temperature
        humidityPercent = point.humidity
        airQualityIndex = point.air?.european
    }
}

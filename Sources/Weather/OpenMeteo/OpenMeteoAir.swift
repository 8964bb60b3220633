import Foundation
import JSON
import WeatherModel

/// The answer of `/v1/air-quality`.
struct OpenMeteoAir: Sendable {
    /// The air of one hour.
    struct Hour: Sendable {
        var time: Date
        var air: AirQuality
    }
    var hours: [Hour]

    static let variables =
        ["european_aqi", "us_aqi", "pm2_5", "pm10", "ozone", "nitrogen_dioxide"]
        + AirQuality.Pollen.allCases.map { "\($0.rawValue)_pollen" }

    /// `nil` for an answer without hours.
    init?(_ answer: JSONValue) {
        guard answer["hourly"].isObject else { return nil }
        let columns = OpenMeteoColumns(answer, "hourly")
        let instants = OpenMeteoTime(answer).instants(columns.raw("time"))
        let (european, unitedStates) = (columns.column("european_aqi"), columns.column("us_aqi"))
        let (fine, coarse) = (columns.column("pm2_5"), columns.column("pm10"))
        let (ozone, nitrogen) = (columns.column("ozone"), columns.column("nitrogen_dioxide"))
        let pollen = AirQuality.Pollen.allCases.map { ($0, columns.column("\($0.rawValue)_pollen")) }
        hours = instants.indices.compactMap { row in
            guard let time = instants[row] else { return nil }
            var air = AirQuality()
            if let index = european[row] { air.indices.append(.european(Int(index.rounded()))) }
            if let index = unitedStates[row] { air.indices.append(.unitedStates(Int(index.rounded()))) }
            (air.fineParticles, air.particles, air.ozone, air.nitrogenDioxide) =
                (fine[row], coarse[row], ozone[row], nitrogen[row])
            for (plant, column) in pollen { air.pollen[plant] = column[row] }
            return air.isEmpty ? nil : Hour(time: time, air: air)
        }
    }
}

/// The answer of `/v1/search`: places by GeoNames.
enum OpenMeteoPlaces {
    /// No hit is an answer without results; `nil` for one of another form.
    static func read(_ answer: JSONValue) -> [Place]? {
        guard answer.isObject else { return nil }
        guard !answer["results"].isMissing else { return [] }
        return answer["results"].array?.compactMap { result in
            guard let latitude = result["latitude"].quantity, let longitude = result["longitude"].quantity,
                let coordinate = Coordinate(latitude: latitude, longitude: longitude)
            else { return nil }
            return Place(
                name: result["name"].name ?? "", coordinate: coordinate, region: result["admin1"].name,
                country: result["country"].name ?? result["country_code"].name, zoneName: result["timezone"].name,
                elevation: result["elevation"].quantity, population: result["population"].integer)
        }
    }
}

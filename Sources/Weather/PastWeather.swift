import Foundation
import HealthModel
import Networking
import RESTClient
import WeatherModel

extension WeatherService {
    /// The hours of days that are over at a place: of the archive, and of the last week, which the archive does not have yet, of
    /// the forecast's past.
    /// - Parameter days: two weeks at most; longer ones count as several calls.
    /// - Throws: also for days that are not over.
    public func hours(
        of days: ClosedRange<CivilDay>, at place: Coordinate
    ) async throws(WeatherError) -> [WeatherPoint] {
        let service = try await asked()
        let place = Place(name: "", coordinate: place.rounded)
        let today = CivilDay(number: Int((now().timeIntervalSince1970 / 86_400).rounded(.down)))
        let isArchived = days.upperBound < today.advanced(by: -PastWeather.archiveDelay)
        let call = PastWeather.hours(of: days, at: place, fromArchive: isArchived)
        do throws(RESTError) {
            return try await (isArchived ? service.archive : service.forecast).send(call).value
        } catch {
            throw WeatherError(error, from: .openMeteo)
        }
    }
}

/// The calls for days that are over.
enum PastWeather {
    /// Days after which the archive has one for good.
    static let archiveDelay = 7

    static func hours(
        of days: ClosedRange<CivilDay>, at place: Place, fromArchive: Bool
    ) -> Endpoint<[WeatherPoint]> {
        Endpoint(
            fromArchive ? "/v1/archive" : "/v1/forecast",
            query: [
                .init("latitude", place.coordinate.latitudeText), .init("longitude", place.coordinate.longitudeText),
                .init("start_date", days.lowerBound.iso), .init("end_date", days.upperBound.iso),
                .init("hourly", OpenMeteoForecast.pastVariables.joined(separator: ",")),
                .init("timezone", "UTC"), .init("timeformat", "unixtime"),
            ], cache: fromArchive ? .disk(.seconds(3650 * 86_400)) : .none, priority: .background,
            read: { OpenMeteoForecast($0)?.hours })
    }
}

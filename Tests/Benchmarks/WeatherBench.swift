import Foundation
import Networking
import Weather
import WeatherModel

/// The weather from memory and from the disk, as the screen asks for it. A server that answers as Open-Meteo does, such as
/// `weather_server.py`, is asked once.
enum WeatherBench {
    /// - Parameter url: of the server.
    /// - Returns: medians in milliseconds, and how many requests went out.
    static func measure(url: String) async throws -> [String: Double] {
        let folder = NSTemporaryDirectory() + "airfit-weather-bench-\(getpid())"
        // What stays behind there harms nobody.
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let client = HTTPClient()
        @Sendable func service() -> WeatherService {
            WeatherService(
                environment: ["AIRFIT_OPENMETEO_BASE_URL": url], client: client, cacheFolder: folder, now: { Date() },
                configuration: {
                    let coordinate = Coordinate(latitude: 52.52, longitude: 13.41)
                    return .init(provider: .openMeteo, home: coordinate.map { Place(name: "Berlin", coordinate: $0) })
                }, key: { _ in nil })
        }
        let one = service()
        let report = try await one.report()
        let memory = try await median(of: 500) { _ = try await one.report() }
        // As after a start: nothing is in memory yet.
        let disk = try await median(of: 100) { _ = try await service().report() }
        let now = Date()
        let words = try await median(of: 500) { _ = WeatherText(report, units: .metric, now: now).best }
        return [
            "memory_ms": memory, "disk_ms": disk, "best_hours_ms": words, "requests": Double(client.recent.count),
        ]
    }

    private static func median(of count: Int, _ work: () async throws -> Void) async throws -> Double {
        var times: [Double] = []
        for _ in 0..<count {
            let begin = ContinuousClock.now
            try await work()
            times.append((ContinuousClock.now - begin) / .milliseconds(1))
        }
        return times.sorted()[count / 2]
    }
}

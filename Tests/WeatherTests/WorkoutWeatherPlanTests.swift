import Foundation
import HealthModel
import Testing
import Weather
import WeatherModel

@Suite struct `The calls for the weather of past workouts` {
    private let home = Place(name: "Berlin", coordinate: Coordinate(latitude: 52.52, longitude: 13.41)!)
    private let munich = Place(name: "Munich", coordinate: Coordinate(latitude: 48.14, longitude: 11.58)!)

    private func workout(_ day: String, hour: Int = 12, began: Coordinate? = nil) -> OutdoorWorkout {
        let start = Date(timeIntervalSince1970: Double(CivilDay(iso: day)!.number * 86_400 + hour * 3600))
        return OutdoorWorkout(start: start, end: start.addingTimeInterval(3600), began: began)
    }

    @Test func `two weeks are one call, the latest first`() {
        let plan = WorkoutWeatherPlan(
            ["2026-10-01", "2026-10-14", "2026-10-15", "2026-11-01"].map { workout($0) }, places: [home])
        #expect(plan.calls.map(\.days.lowerBound.iso) == ["2026-11-01", "2026-10-15", "2026-10-01"])
        #expect(plan.calls.map(\.days.upperBound.iso) == ["2026-11-01", "2026-10-15", "2026-10-14"])
        #expect(plan.calls.map(\.workouts.count) == [1, 1, 2])
        #expect(plan.farAway == 0)
    }

    @Test func `a workout over midnight asks for both days`() {
        let plan = WorkoutWeatherPlan([workout("2026-10-01", hour: 23)], places: [home])
        #expect(plan.calls.map(\.days) == [CivilDay(iso: "2026-10-01")!...CivilDay(iso: "2026-10-02")!])
    }

    @Test func `it is the place that is near where it began, else home; what began far from all asks nobody`() {
        let near = Coordinate(latitude: 48.2, longitude: 11.6)!
        let far = Coordinate(latitude: 40, longitude: -74)!
        let plan = WorkoutWeatherPlan(
            [workout("2026-10-01", began: near), workout("2026-10-01"), workout("2026-10-02", began: far)],
            places: [home, munich])
        #expect(Set(plan.calls.map(\.place.name)) == ["Berlin", "Munich"])
        #expect(plan.farAway == 1)
        #expect(WorkoutWeatherPlan([workout("2026-10-01")], places: []).calls.isEmpty)
    }
}

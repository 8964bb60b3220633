import Canvas
import ChatModel
import SettingsModel
import TestSupport
import Testing
import WeatherModel

@testable import App
@testable import SettingsScreen

private let berlin = Place(
    name: "Berlin", coordinate: Coordinate(latitude: 52.52437, longitude: 13.41053)!, region: "Land Berlin",
    country: "Deutschland")
private let weatherKeys = [
    ProviderKeys(
        id: ProviderID("openweathermap"), name: "OpenWeatherMap",
        holdings: [KeyLocation(.vault, lastFour: "1f3c", enteredAt: nil)],
        keyPage: "https://home.openweathermap.org/api_keys"),
    ProviderKeys(id: ProviderID("weatherapi"), name: "WeatherAPI", keyPage: "https://www.weatherapi.com/my/"),
]

private func facts() -> ServiceFacts {
    var facts = ServiceFacts()
    facts.link = "connected (ethernet)"
    facts.proxies = [.init("https_proxy", "http://•••@proxy:3128")]
    facts.transport = "libcurl 7.88.1 with OpenSSL/3.0.17"
    facts.providers = [
        .init(title: "OpenAI", address: "https://api.openai.com/v1", last: "answered 3 h ago"),
        .init(
            title: "Ollama", address: "http://127.0.0.1:11434", isOfEnvironment: true, last: "never answered",
            problem: "Nobody answers at 127.0.0.1."),
    ]
    facts.weather = [
        .init(title: "Open-Meteo", address: "https://api.open-meteo.com", last: "answered 12 min ago"),
        .init(title: "WeatherAPI", address: "https://api.weatherapi.com"),
    ]
    facts.asked = [
        .init("Forecast", "api.open-meteo.com (Open-Meteo)"), .init("Air", "air-quality-api.open-meteo.com"),
        .init("Search of places", "geocoding-api.open-meteo.com"),
        .init("Past workouts", "off (archive-api.open-meteo.com)"),
    ]
    return facts
}

@Suite struct `Settings, Weather and places` {
    private func visit(_ size: (Int, Int) = (80, 24), place: Bool = true) -> SettingsVisit {
        var settings = Settings()
        if place {
            (settings.weather.latitude, settings.weather.longitude) = (52.52, 13.41)
            settings.weather.place = "Berlin"
            settings.weather.places = ["work = 52.50 13.30"]
        }
        var visit = SettingsVisit(size.0, size.1, at: .weather, settings)
        visit.send(.serviceFactsRead(facts()))
        var listing = KeyListing.sample
        listing.weather = weatherKeys
        visit.send(.keys(.listed(listing)))
        return visit
    }

    @Test(arguments: [(60, 20), (80, 24), (200, 50)], [SettingsDestination.weather, .network])
    func `the pages, drawn`(_ size: (Int, Int), _ page: SettingsDestination) {
        var settings = Settings()
        (settings.weather.latitude, settings.weather.longitude) = (52.52, 13.41)
        settings.weather.place = "Berlin"
        settings.weather.places = ["work = 52.50 13.30"]
        var visit = SettingsVisit(size.0, size.1, at: page, settings)
        visit.send(.serviceFactsRead(facts()))
        var listing = KeyListing.sample
        listing.weather = weatherKeys
        visit.send(.keys(.listed(listing)))
        let difference = snapshotDifference(visit.shown, "settings-\(page)-\(size.0)x\(size.1)")
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test func `a place is looked up, chosen, and set with two decimals`() {
        var visit = visit(place: false)
        #expect(visit.shown.contains { $0.contains("none: nobody is asked") })
        visit.go(to: "place.home")
        visit.press(.enter)
        visit.type("Berlin")
        visit.press(.enter)
        #expect(visit.effects == [.settings(.searchPlaces("Berlin"))])
        visit.send(
            .place(.found([berlin, Place(name: "Berlin", coordinate: Coordinate(latitude: 44.5, longitude: -71)!)])))
        let difference = snapshotDifference(visit.shown, "settings-place-found-80x24")
        #expect(difference == nil, "\(difference ?? "")")
        visit.press(.enter)
        #expect(visit.state.sheet == nil)
        #expect(
            visit.saved == [
                SettingChange("weather.latitude", .number(52.52)), SettingChange("weather.longitude", .number(13.41)),
                SettingChange("weather.place", .text("Berlin")),
            ])
        #expect(visit.effects.contains(.today(.loadWeather)))
    }

    @Test func `what is not found is said where it was typed, and an answer that comes late changes nothing`() {
        var visit = visit(place: false)
        visit.go(to: "place.home")
        visit.press(.enter)
        visit.press(.enter)
        #expect(visit.shown.contains { $0.contains("Write a name, a postcode, or a coordinate") })
        visit.type("Xyzzy")
        visit.press(.enter)
        visit.send(.place(.found([])))
        #expect(visit.shown.contains { $0.contains("There is no place of that name") })
        visit.press(.enter)
        visit.send(.place(.failed("Nobody answers at geocoding-api.open-meteo.com.")))
        #expect(visit.shown.contains { $0.contains("Nobody answers at geocoding-api.open-meteo.com.") })
        visit.press(.escape)
        #expect(visit.state.sheet == nil)
        visit.send(.place(.found([berlin])))
        #expect(visit.state.sheet == nil && visit.settings.weather.latitude == nil)
    }

    @Test func `further places are added under a name, renamed and forgotten`() {
        var visit = visit()
        visit.go(to: "weather.places")
        visit.press(.enter)
        visit.type("Berlin")
        visit.press(.enter)
        visit.send(.place(.found([berlin])))
        visit.press(.enter)
        for _ in 0..<6 { visit.press(.backspace) }
        visit.type("gym=1")
        visit.press(.enter)
        #expect(visit.settings.weather.places == ["work = 52.50 13.30", "gym1 = 52.52 13.41"])
        visit.go(to: "place:work")
        visit.press(.enter)
        for _ in 0..<4 { visit.press(.backspace) }
        visit.type("office")
        visit.press(.enter)
        #expect(visit.settings.weather.places == ["office = 52.50 13.30", "gym1 = 52.52 13.41"])
        visit.go(to: "place:office")
        visit.press(KeyPress(.delete))
        #expect(visit.settings.weather.places == ["gym1 = 52.52 13.41"])
    }

    @Test func `nobody is asked once the place is forgotten`() {
        var visit = visit()
        visit.go(to: "place.home.remove")
        visit.press(.enter)
        #expect(visit.settings.weather.latitude == nil && visit.settings.weather.longitude == nil)
    }

    @Test func `the weather of past workouts is asked about, and switched off at once`() {
        var visit = visit()
        visit.go(to: "weather.past_workouts")
        visit.press(.enter)
        #expect(!visit.settings.weather.pastWorkouts)
        #expect(visit.state.alert?.message.contains("archive-api.open-meteo.com") == true)
        visit.type("y")
        #expect(visit.settings.weather.pastWorkouts)
        visit.press(.enter)
        #expect(!visit.settings.weather.pastWorkouts)
        var nowhere = self.visit(place: false)
        nowhere.go(to: "weather.past_workouts")
        nowhere.press(.enter)
        #expect(nowhere.state.alert == nil && !nowhere.settings.weather.pastWorkouts)
    }

    @Test func `keys of the weather services are entered, tried and removed as those of providers`() {
        var visit = visit()
        let service = ProviderID("openweathermap")
        visit.go(to: .key(service))
        visit.type("t")
        #expect(visit.effects.contains(.settings(.keys(.tryKept(service)))))
        visit.press(KeyPress(.delete))
        #expect(visit.state.alert?.title == "Remove the key of OpenWeatherMap?")
        visit.type("y")
        #expect(visit.effects.contains(.settings(.keys(.perform(.remove(service))))))
        visit.go(to: .key(ProviderID("weatherapi")))
        visit.press(.enter)
        #expect(visit.shown.contains { $0.contains("Add a key for WeatherAPI") })
    }
}

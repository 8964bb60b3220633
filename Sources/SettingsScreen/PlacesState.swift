import HealthModel
import SettingsModel
import WeatherModel

/// Events of the places: of the page, of its sheet, of the search.
public enum PlaceAction: Equatable, Sendable {
    /// The places found by the search of the sheet; the largest first.
    case found([Place])
    /// Why nothing was found; one sentence.
    case failed(String)
    /// From the sheet: the place is to be kept.
    case chosen(Place, PlaceSheet.Purpose)
}

extension SettingsState {
    mutating func apply(place action: PlaceAction) -> [SettingsEffect] {
        switch action {
        case .found(let places): updatePlaceSheet { $0.receive(places) }
        case .failed(let sentence): updatePlaceSheet { $0.refuse(sentence) }
        case .chosen(let place, let purpose):
            sheet = nil
            return keep(place, purpose)
        }
        return []
    }

    private mutating func updatePlaceSheet(_ change: (inout PlaceSheet) -> Void) {
        guard case .place(var entry)? = sheet else { return }
        change(&entry)
        sheet = .place(entry)
    }

    private mutating func keep(_ place: Place, _ purpose: PlaceSheet.Purpose) -> [SettingsEffect] {
        switch purpose {
        case .home:
            let coordinate = place.coordinate.rounded
            let name = place.name.isEmpty ? coordinate.text : place.name
            return set([
                SettingChange("weather.latitude", .number(coordinate.latitude)),
                SettingChange("weather.longitude", .number(coordinate.longitude)),
                SettingChange("weather.place", .text(name)),
            ]) + [.notice("\(place.title) (\(coordinate.text)) is your place.", isProblem: false), .readServiceFacts]
        case .further(let old):
            let names = [old, place.name].compactMap { $0?.lowercased() }
            var kept = settings.weather.places
            let index = old.flatMap { old in
                kept.firstIndex { NamedPlace.place($0)?.name.lowercased() == old.lowercased() }
            }
            kept.removeAll { text in NamedPlace.place(text).map { names.contains($0.name.lowercased()) } ?? false }
            kept.insert(NamedPlace.text(place), at: min(index ?? kept.count, kept.count))
            return set("weather.places", .texts(kept))
                + [.notice("\(place.name) is \(place.coordinate.text).", isProblem: false)]
        }
    }

    /// The person's further places, with their names.
    var furtherPlaces: [Place] { settings.weather.places.compactMap { NamedPlace.place($0) } }

    /// The person's place; `nil` unless both coordinates are set.
    var homePlace: Place? {
        guard let latitude = settings.weather.latitude, let longitude = settings.weather.longitude,
            let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        else { return nil }
        return Place(name: settings.weather.place ?? "Home", coordinate: coordinate)
    }

    mutating func removePlace(_ name: String) -> [SettingsEffect] {
        let kept = settings.weather.places.filter { NamedPlace.place($0)?.name != name }
        return set("weather.places", kept.isEmpty ? nil : .texts(kept))
            + [.notice("\(name) is forgotten.", isProblem: false)]
    }

    /// Who is asked for places.
    var placesHost: String { serviceFacts?.asked.first { $0.name == "Search of places" }?.value ?? "Open-Meteo" }
}

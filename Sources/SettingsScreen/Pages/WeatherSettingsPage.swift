import Canvas
import ChatModel
import ScreenKit
import SettingsModel
import WeatherModel
import Widgets

/// The weather and the places it is asked for: who is asked what, with which key.
enum WeatherSettingsPage: SettingsPage {
    private enum Row {
        static let home: SettingsRowID = "place.home"
        static let removeHome: SettingsRowID = "place.home.remove"
        /// By the names of their settings, so that a search for those finds them.
        static let add: SettingsRowID = "weather.places"
        static let past: SettingsRowID = "weather.past_workouts"
        static let place = "place:"
    }

    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        home(state) + further(state) + service(state)
            + [
                .heading("Shown"), SettingsRow.field("weather.dark_hours"),
                SettingsRow(.link(.units), id: .page(.units), "Units", value: unitsNote(state)),
                .heading("Past workouts"),
                past(state), .text(pastWords(state), .faint),
            ].compactMap(\.self) + asked(state)
    }

    private static func unitsNote(_ state: SettingsState) -> String {
        state.settings.units.system == .metric ? "°C, km/h, mm" : "°F, mph, inches"
    }

    private static func home(_ state: SettingsState) -> [SettingsRow] {
        let home = state.homePlace
        var rows: [SettingsRow] = [
            .heading("Your place"),
            .action(
                Row.home, home == nil ? "Set your place" : "Change your place",
                value: home.map { "\(ShortText.oneLine($0.name, 40)) (\($0.coordinate.text))" }
                    ?? "none: nobody is asked",
                help: "Looked up by its name; the weather is asked for there from then on."),
        ]
        if home != nil {
            rows.append(
                .action(
                    Row.removeHome, "Forget your place", help: "From then on nobody is asked for the weather.",
                    isDestructive: true))
        }
        return rows + SettingsRow.fields(["weather.place", "weather.latitude", "weather.longitude"])
    }

    private static func further(_ state: SettingsState) -> [SettingsRow] {
        [.heading("Other places")]
            + state.furtherPlaces.map { place in
                .action(
                    .named(Row.place + place.name), ShortText.oneLine(place.name, 40), value: place.coordinate.text,
                    help: "Enter gives it another name, Del forgets it.")
            } + [
                .action(
                    Row.add, "Add a place", help: "For airfit weather NAME, and for workouts that began near it.")
            ]
    }

    private static func service(_ state: SettingsState) -> [SettingsRow] {
        let keys = (state.keys.listing?.weather ?? []).map(KeysPage.row)
        return [.heading("Weather from")] + SettingsRow.options(of: "weather.provider") + keys
            + (keys.isEmpty
                ? [] : [.text("Open-Meteo needs no key and is free for what is not commercial.", .faint)])
    }

    private static func past(_ state: SettingsState) -> SettingsRow {
        .action(
            Row.past, "Weather of past workouts", value: state.settings.weather.pastWorkouts ? "on" : "off",
            help: "Once for each outdoor workout; shown on its page.")
    }

    private static func pastWords(_ state: SettingsState) -> String {
        "Asked while AirFit runs, up to 60 calls at a start, a second apart: one of your places to two decimals and "
            + "up to two weeks of dates go out, no way and no workout. Kept with your health data, and exported and erased "
            + "with them."
    }

    private static func asked(_ state: SettingsState) -> [SettingsRow] {
        guard let facts = state.serviceFacts else { return [] }
        let nobody = state.homePlace == nil
        return [.heading("What is asked of whom")]
            + facts.asked.map { .fact($0.name, $0.value, nobody ? .muted : .text) } + [
                .text(
                    nobody
                        ? "Without a place nobody is asked; a search of places asks when you press Enter."
                        : "The place goes out with two decimals, about a kilometre; no name, no data of yours. Answers are kept on "
                            + "this machine: the present for ten minutes, a forecast without an answer for a day at most."
                ),
                SettingsRow(.link(.network), id: .page(.network), "Network", value: "addresses, proxy, last answers"),
            ]
    }

    // MARK: What rows do

    static var facts: [SettingsEffect] { [.readServiceFacts, .keys(.list)] }

    static func activate(_ id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect] {
        switch id {
        case Row.home: state.show(.place(PlaceSheet(.home, host: state.placesHost)))
        case Row.add: state.show(.place(PlaceSheet(.further(replacing: nil), host: state.placesHost)))
        case Row.removeHome:
            return state.set(["weather.latitude", "weather.longitude", "weather.place"].map { SettingChange($0, nil) })
                + [.notice("No place is set: nobody is asked for the weather.", isProblem: false)]
        case Row.past: return switchPast(in: &state)
        case "weather.past_workouts.on": return state.set("weather.past_workouts", .flag(true))
        case .key, .removedKey: return KeysPage.activate(id, in: &state)
        case .named(let name) where name.hasPrefix(Row.place):
            if let place = place(of: name, state) { state.show(.place(PlaceSheet(renaming: place))) }
        default: break
        }
        return []
    }

    private static func place(of row: String, _ state: SettingsState) -> Place? {
        state.furtherPlaces.first { Row.place + $0.name == row }
    }

    private static func switchPast(in state: inout SettingsState) -> [SettingsEffect] {
        if state.settings.weather.pastWorkouts { return state.set("weather.past_workouts", .flag(false)) }
        guard state.homePlace != nil else {
            return [.notice("Set your place first: the weather is asked for there.", isProblem: true)]
        }
        let host = state.serviceFacts?.asked.first { $0.name == "Past workouts" }?.value ?? "Open-Meteo"
        state.show(
            SettingsAlert(
                title: "Ask for the weather of past workouts?",
                message:
                    "\(host) is told your places to two decimals and the dates on which you were outdoors. It learns on which "
                    + "days you trained, not how.",
                confirm: "Ask for it", action: "weather.past_workouts.on", isDestructive: false))
        return []
    }

    static func key(_ press: KeyPress, on id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect]? {
        if case .key = id { return KeysPage.key(press, on: id, in: &state) }
        guard case .named(let name) = id, let place = place(of: name, state) else { return nil }
        switch (press.key, press.modifiers) {
        case (.delete, _), (.character("x"), []): return state.removePlace(place.name)
        default: return nil
        }
    }

    static func keyHints(_ state: SettingsState) -> [KeyHint] {
        guard case .weather? = state.open, let id = state.row(at: .weather)?.id else { return [] }
        if case .key(let service) = id { return KeysPage.hints(ofKey: service, state) }
        guard case .named(let name) = id, place(of: name, state) != nil else { return [] }
        return [KeyHint("Enter", "rename"), KeyHint("Del", "forget")]
    }
}

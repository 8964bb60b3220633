import ChatModel
import CoachEngine
import HealthModel
import Testing

@testable import CoachTools

@Suite struct `Orders in German` {
    @Test(arguments: [
        ("trag 81,4 kg ein", "log_weight", #"{"kg":81.4}"#),
        ("bitte trag ein, dass ich 81,4 kg wiege", "log_weight", #"{"kg":81.4}"#),
        ("notiere 500 ml Wasser", "log_water", #"{"ml":500}"#),
        ("300 ml Wasser eintragen", "log_water", #"{"ml":300}"#),
        ("schreib auf 500 ml Wasser", "log_water", #"{"ml":500}"#),
        ("stell mein Schlafziel auf 7,5 Stunden", "set_goal", #"{"metric":"sleep_h","target":7.5,"period":"day"}"#),
        ("setz mein Schrittziel auf 9000", "set_goal", #"{"metric":"steps","target":9000,"period":"day"}"#),
        (
            "mein Ziel ist 12000 Schritte am Tag", "set_goal",
            #"{"metric":"steps","target":12000,"period":"day"}"#
        ),
        ("neues Ziel: 12000 Schritte am Tag", "set_goal", #"{"metric":"steps","target":12000,"period":"day"}"#),
        (
            "ich möchte jetzt 12000 Schritte als Ziel", "set_goal",
            #"{"metric":"steps","target":12000,"period":"day"}"#
        ),
        ("mein Schrittziel ist 9000", "set_goal", #"{"metric":"steps","target":9000,"period":"day"}"#),
        ("Kannst du mein Gewichtsziel auf 75 kg setzen", "set_goal", #"{"metric":"weight_kg","target":75}"#),
    ])
    func `are proposed as the English ones`(text: String, tool: String, arguments: String) async {
        let calls = await OfflineTalk().plan(text)
        #expect(calls.map(\.name) == [tool] && calls.map(\.argumentsJSON) == [arguments], "\(text): \(calls)")
    }

    /// Nothing is written down by half of an order, or by a question.
    @Test(arguments: [
        "trag das ein", "erhöhe mein Schrittziel um 500", "wie trage ich 500 ml Wasser ein", "notiere lila 500",
        "wie viel Wasser soll ich eintragen", "Trage ich zu viel?",
    ])
    func `are refused where something is missing`(text: String) async {
        let calls = await OfflineTalk().plan(text)
        #expect(!calls.contains { $0.name.hasPrefix("log_") || $0.name == "set_goal" }, "\(text): \(calls)")
    }

    @Test(arguments: [
        ("ich wiege 82 kg", "log_weight", #"{"kg":82}"#), ("gewicht 82,4", "log_weight", #"{"kg":82.4}"#),
        ("hab grad 300 ml Wasser getrunken", "log_water", #"{"ml":300}"#),
        ("heute 500 ml wasser", "log_water", #"{"ml":500}"#), ("500 ml water", "log_water", #"{"ml":500}"#),
        ("my weight is 82 kg", "log_weight", #"{"kg":82}"#),
    ])
    func `are no more needed than questions where a value is told`(
        text: String, tool: String, arguments: String
    ) async {
        let calls = await OfflineTalk().plan(text)
        #expect(calls.map(\.name) == [tool] && calls.map(\.argumentsJSON) == [arguments], "\(text): \(calls)")
    }

    @Test(arguments: [
        "hatte ich heute 3 bier", "heute schon 500 ml wasser?", "mehr als 500 ml Wasser", "tage mit 500 ml wasser",
        "ich hab heute 7 stunden geschlafen", "days with 2 coffees", "did I drink 500 ml of water today",
    ])
    func `are not read into a question`(text: String) async {
        let calls = await OfflineTalk().plan(text)
        #expect(!calls.contains { $0.name.hasPrefix("log_") }, "\(text): \(calls)")
    }
}

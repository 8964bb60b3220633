import Entries
import Testing

@Suite struct `A time that is said vaguely` {
    @Test(arguments: [
        ("I had two coffees after lunch.", "after lunch"), ("Gestern Abend 2 Bier", "gestern"),
        ("ran 5 k yesterday", "yesterday"), ("j'ai bu 1 litre ce matin", "ce matin"),
        ("yesterday this morning was good", "this morning"), ("water, tout à l'heure", "tout à l heure"),
        ("oats at lunchtime", "at lunchtime"), ("Haferbrei beim Frühstück", "beim frühstück"),
        ("Suppe nach der Arbeit", "nach der arbeit"),
    ])
    func `is found in what a person writes`(text: String, words: String) {
        #expect(VagueTime.said(in: text) == words)
    }

    @Test(arguments: [
        "I drank 300 ml", "at 7:30 this morning", "yesterday at 9 pm", "gestern um 8 Uhr", "this morning at 7",
        "7am today",
        "earlier, 20 minutes ago", "my morning weight is 72.4", "",
    ])
    func `is none where a clock time stands there, or nothing is said`(text: String) {
        #expect(VagueTime.said(in: text) == nil)
    }
}

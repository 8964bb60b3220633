import HealthModel

/// The offline coach's words about itself, and its reply to a greeting, in the language it was spoken to.
struct TalkWording {
    var language: Language

    private var isGerman: Bool { language == .german }

    var introduction: String {
        isGerman
            ? "*Ich bin AirFits Offline-Coach: keine KI, nur Regeln, die deine eigenen Daten auf diesem Rechner lesen.*"
            : HelpAnswer.introduction
    }

    var identity: String {
        isGerman
            ? """
            Ich bin AirFits **Offline-Coach**. Ich bin keine KI und kein Arzt: Ich lese deine Frage mit Regeln, lasse \
            AirFits Werkzeuge in deinen eigenen Aufzeichnungen nachsehen und sage, was ich gelesen habe. Nichts verlässt \
            diesen Rechner.
            """
            : HelpAnswer.identity
    }

    var help: String {
        isGerman
            ? """
            Ich antworte aus deinen eigenen Aufzeichnungen. Du kannst zum Beispiel fragen:

            - Wie lange habe ich letzte Nacht geschlafen?
            - Durchschnittliche Schritte sonntags in diesem Jahr
            - An wie vielen Tagen im November bin ich über 10.000 Schritte gegangen?
            - Ruhepuls an Tagen nach mindestens 2 Drinks
            - Längste Serie von Tagen mit mindestens 8.000 Schritten
            - Zusammenhang zwischen Koffein und Schlaf am nächsten Tag
            - Welcher Monat hatte die meisten Trainings?
            - Warum bin ich müde? Soll ich heute trainieren?
            """
            : HelpAnswer.help
    }

    var greeting: String {
        isGerman ? "Hallo! Was möchtest du nachsehen?" : HelpAnswer.greeting
    }

    var thanks: String { isGerman ? "Gern. Möchtest du noch etwas nachsehen?" : HelpAnswer.thanks }

    /// Where something was to be written down that cannot be read as an entry, or a workout was to be started.
    var log: String {
        isGerman
            ? "Als Eintrag konnte ich das nicht lesen. Zum Beispiel: „trag 72,4 kg ein“, „notiere 500 ml Wasser“, „setz mein Schrittziel auf 9000“; der Bildschirm **Log** nimmt es auch. Ein Training wird auf dem Bildschirm **Workout** begonnen, aufgezeichnet und beendet, oder mit `airfit workout start`."
            : "I could not read that as an entry. For example: `log 500 ml water`, `I weigh 72.4`, `set a goal of 9000 steps`; the **Log** screen takes it too. A workout is started, recorded and ended on the **Workout** screen, or with `airfit workout start`."
    }

    var entries: String {
        isGerman
            ? "Einzelne Einträge stehen auf dem Bildschirm **Log** und in `airfit log --list`; ich kenne ihre Summen, zum Beispiel: Wie viel Wasser habe ich heute getrunken?"
            : "Single entries stand on the **Log** screen and in `airfit log --list`; I know their totals, for example: how much water did I drink today?"
    }
}

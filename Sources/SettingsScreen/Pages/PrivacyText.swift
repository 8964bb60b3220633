/// The text on which data stay and which leave, on one screen.
enum PrivacyText {
    static let whole = """
        Never leaves this machine
        · Telemetry, crash reports, update checks: there are none.
        · Settings, logs, counts of use, names of people and devices.
        · The health database, and raw rows of it.
        · An API key, except to its own provider.

        Leaves it only with a question you send to a provider elsewhere
        · The conversation: your question, and what was said before it.
        · Of your health data, what you ticked under Privacy: at first nothing.
        · The name of the model and how the coach is to speak.

        Stays here whatever you ask: the offline coach, models on this machine.

        On the disk
        · Health data, conversations: plain SQLite that only you can read (600).
        · API keys: in the system's keyring or in an encrypted vault.
        · Logs: times, hosts, states, sizes; never what you write or measure.
        · Against theft of the machine, encrypt the disk.

        What a provider keeps of what it was sent goes by its own terms.
        """
}

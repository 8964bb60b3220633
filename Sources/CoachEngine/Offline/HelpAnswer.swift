/// What the offline coach says about itself.
enum HelpAnswer {
    static let introduction =
        "*I am AirFit's offline coach: no AI, just rules that read your own data on this machine.*"

    static let identity = """
        I am AirFit's **offline coach**. I am not an AI and not a doctor: I match your question with rules and look the \
        numbers up in your own records. Nothing leaves this machine.

        For free conversation, choose a model: give AirFit a provider's key (for example in `OPENAI_API_KEY` or \
        `OPENROUTER_API_KEY`), or point it at a local one such as Ollama.
        """

    static let examples = """
        - How did I sleep? What about my deep sleep, my sleep debt, my bedtime?
        - How many steps yesterday? Did I close my rings? How far did I walk last Sunday?
        - Is my resting heart rate going down? How is my HRV compared to usual?
        - Average steps in the last 30 days; best night this month
        - How many days over 10000 steps last month? Longest streak over 8000 steps this year
        - Should I train today? How was my week against the week before?
        - Show my workouts of last week; how is my weight developing?
        """

    static let help = "I answer from your own records. You can ask, for example:\n\n\(examples)"

    static let unknown = """
        That is beyond my rules: I am no AI, and I would rather say so than guess. I can look things up in your records, \
        for example:

        \(examples)

        For questions like yours you can choose a model: set a provider's key (for example `OPENAI_API_KEY` or \
        `OPENROUTER_API_KEY`), or use a local one such as Ollama.
        """

    static let greeting = "Hello! Shall I sum up your day, or would you like to look at your sleep first?"
    static let thanks = "You're welcome. Is there anything else you'd like to look up?"
}

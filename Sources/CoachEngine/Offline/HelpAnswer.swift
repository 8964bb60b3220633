/// The offline coach's help on itself.
enum HelpAnswer {
    static let introduction =
        "*I am AirFit's offline coach: no AI, just rules that read your own data on this machine.*"

    static let identity = """
        I am AirFit's **offline coach**. I am not an AI and not a doctor: I match your question with rules, have AirFit's \
        tools look it up in your own records, and say which tool answered. Nothing leaves this machine.

        For free conversation, choose a model: give AirFit a provider's key (for example in `OPENAI_API_KEY` or \
        `OPENROUTER_API_KEY`), or point it at a local one such as Ollama.
        """

    static let examples = """
        - How did I sleep? What about my deep sleep, my sleep debt, my bedtime?
        - How many steps yesterday? Did I close my rings? Why is my HRV low today?
        - Is my resting heart rate going down? Is it normal for me?
        - Average steps in the last 30 days; my best week; longest streak over 8000 steps
        - How many days over 10000 steps last month? Weekdays against weekends?
        - Does alcohol affect my sleep? Compare March with April
        - Show my runs of last month; my fastest run; my heart rate zones; my BMI
        - Should I train today? How was my week? What data do you have?
        - Log 500 ml water; I weigh 72.4; set a goal of 9000 steps
        """

    static let help = "I answer from your own records. You can ask, for example:\n\n\(examples)"

    static let greeting = "Hello! Shall I sum up your day, or would you like to look at your sleep first?"
    static let thanks = "You're welcome. Is there anything else you'd like to look up?"
}

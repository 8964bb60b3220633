import CoachEngine
import Testing

@Suite struct `The offline coach on periods` {
    @Test func `sums up the nights of last week beside the weeks before`() async {
        let answer = await offlineAnswer("How did I sleep last week?")
        #expect(answer.contains("Last week (2 Mar – 8 Mar 2026) you slept **7 h 03** a night on average"))
        #expect(answer.contains("(n = 7 of 7 nights), from 7 h 00 (Mon 2 Mar) to 7 h 06 (Sun 8 Mar)."))
        #expect(answer.contains("about as much as in the 4 weeks before: 7 h 03 a night (2 Feb – 1 Mar 2026, n = 28)"))
        #expect(answer.contains("| Mon 2 Mar | 7 h 00 | 1 h 00 | 1 h 30 |"))
    }

    @Test func `a night without a record is missing from the week, not zero`() async {
        var health = FixtureHealth()
        health.gaps = [.sleep: [7], .sleepDeep: [7], .sleepREM: [7]]
        let answer = await offlineAnswer("How did I sleep last week?", health: health)
        #expect(answer.contains("| Sat 7 Mar | missing | – | – |"))
        #expect(answer.contains("n = 6 of 7 nights"))
    }

    @Test(arguments: [
        "How did I sleep last week compared with my usual?", "how was my sleep last week", "sleep last week?",
        "How well did I sleep last week",
    ]) func `asks for the same week in other words`(_ question: String) async {
        #expect(await offlineAnswer(question).contains("you slept **7 h 03** a night on average"))
    }

    @Test func `longer ranges are told by weeks, then by months`() async {
        #expect(await offlineAnswer("how did I sleep in the last 30 days").contains("| Mon 2 Mar | 7 h 03 |"))
        #expect(await offlineAnswer("how did I sleep since 2025-12-10").contains("| Week from |"))
        let records = await offlineAnswer("how did I sleep this year")
        #expect(records.contains("n = 73 of 73 nights"))
    }

    @Test(arguments: [
        ("Compare my steps this week with last week", "**This week (9 Mar – 14 Mar 2026)** against **last week (2 Mar"),
        ("How do my steps last week compare with the week before?", "| Steps | 9,500 steps (7) | 9,500 steps (7) |"),
        (
            "Was my resting heart rate lower in February than in January?",
            "| Daily mean | February 2026 | January 2026 |"
        ),
        ("compare february with january", "**February 2026 (1 Feb – 28 Feb 2026)** against **January 2026"),
        ("How does this week compare with the last ones?", "against **the 4 weeks before (9 Feb – 8 Mar 2026)**"),
        ("compare yesterday with today", "| Steps | 10,500 steps | 10,000 steps | +500 steps |"),
        ("how was last month", "**Last month (1 Feb – 28 Feb 2026)** against **the 28 days before"),
    ]) func `puts two periods side by side`(_ question: String, _ expected: String) async {
        let answer = await offlineAnswer(question)
        #expect(answer.contains(expected), "\(answer)")
    }

    @Test(arguments: [
        ("steps between 2 and 8 March", "from 2 Mar to 8 Mar 2026"),
        ("steps from february 27 to march 3", "from 27 Feb to 3 Mar 2026"),
        ("average steps last 365 days", "(5 Dec 2025 – 14 Mar 2026)"),
    ]) func `reads a range of dates`(_ question: String, _ expected: String) async {
        let answer = await offlineAnswer(question)
        #expect(answer.contains(expected), "\(answer)")
    }

    @Test(arguments: [
        ("Which day of the week do I walk the most?", "highest on **Sundays** (11,000 steps on average)"),
        ("Does my sleep affect my resting heart rate?", "n = 100 days with both"),
        ("least steps this month", "The fewest steps this month"), ("best night this month", "The longest time asleep"),
        ("how many hours did I sleep in total last week", "In all **49 h 21** last week"),
        ("What should I do today?", "Which suits you today?"),
        ("What time do I usually wake up?", "up at **06:30** last night"),
        ("When did I go to bed yesterday?", "Bedtime **23:00**, up at **06:30** last night"),
        ("longest workout this month", "No workouts were recorded"),
        ("my last run", "No such workout was recorded"),
    ]) func `answers what the question means`(_ question: String, _ expected: String) async {
        let answer = await offlineAnswer(question)
        #expect(answer.contains(expected), "\(answer)")
    }

    @Test(arguments: ["last", "lest", "rest", "mist", "tend", "max", "asdf"])
    func `a bare short word is not taken for another`(_ word: String) async {
        #expect(await offlineAnswer(word).contains("I would rather say so than guess"))
    }

    @Test func `a link is given with its strength, its halves and a warning`() async {
        let answer = await offlineAnswer("Is my sleep related to my steps?")
        #expect(
            answer.contains("a **strong link** (rank correlation 0.9") || answer.contains("(rank correlation 1.00)"))
        #expect(answer.contains("A link is not a cause"))
    }
}

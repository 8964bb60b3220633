import ChatModel
import CoachEngine
import HealthModel
import Testing

@Suite struct `The offline coach` {
    @Test func `says at first that it is no AI, and not again`() async {
        #expect(await offlineAnswer("How did I sleep?").hasPrefix("*I am AirFit's offline coach: no AI"))
        #expect(await !offlineAnswer("How did I sleep?", "And yesterday?").contains("no AI"))
        #expect(await offlineAnswer("hi", "Who are you?").contains("not an AI and not a doctor"))
    }

    @Test func `tells the night with stages, period and n`() async {
        let answer = await offlineAnswer("How did I sleep last night?")
        #expect(answer.contains("You slept **7 h 05** last night, 23:00–06:30 (recorded by Watch)."))
        #expect(answer.contains("n = 28 days"))
        #expect(answer.contains("| Deep | 1 h 00 | 14% | 1 h 00 |"))
        #expect(answer.contains("Efficiency: 94% of 7 h 30 in bed, which counts as excellent."))
    }

    @Test(arguments: [
        "how did i slep", "hwo did I sleep?", "My SLEEP please", "sleeep last night", "How was my night?",
    ]) func `understands slips of the keyboard`(_ question: String) async {
        #expect(await offlineAnswer(question).contains("You slept **7 h 05**"))
    }

    @Test(arguments: [
        ("How many steps yesterday?", "Steps yesterday: **10,000 steps**."),
        ("steps on 2026-03-02", "Steps on Mon 2 Mar: **8,000 steps**."),
        ("steps on March 2", "Steps on Mon 2 Mar: **8,000 steps**."),
        ("steps on the 2nd of march", "Steps on Mon 2 Mar: **8,000 steps**."),
        ("stpes last Sunday", "Steps on Sun 8 Mar: **11,000 steps**."),
        ("steps 3 days ago", "Steps on Wed 11 Mar: **9,000 steps**."),
        ("what's my resting heart rate?", "Resting heart rate today: **55 bpm**."),
        ("whats my haert rate variability", "HRV (SDNN) today: **48 ms**."),
        ("SpO₂?", "Blood oxygen today: **97%**."),
        ("steps tomorrow", "hasn't come yet"),
    ]) func `finds the metric and the day`(_ question: String, _ expected: String) async {
        let answer = await offlineAnswer(question)
        #expect(answer.contains(expected), "\(answer)")
    }

    @Test(arguments: [
        ("average steps last 30 days", "n = 30 of 30 days"),
        ("best steps day this year", "**20,001 steps** on Thu 12 Feb 2026"),
        ("how many days over 10000 steps last month", "**9 days** with more than 10,000 steps"),
        ("how many nights under 7 hours of sleep last month", "**0 days** with less than 7 h 00"),
        ("longest streak over 8500 steps this month", "**5 days**"),
        ("longest streak of at least 8500 steps this month", "**6 days**"),
        ("total steps last week", "In all **66,500 steps** last week"),
        ("Is my resting heart rate going down?", "Resting heart rate is **going down**"),
        ("is my blood oxygen changing?", "**no clear trend**"),
        ("steps last week", "| Mon 2 Mar | 8,000 steps |"),
    ]) func `computes over a range`(_ question: String, _ expected: String) async {
        let answer = await offlineAnswer(question)
        #expect(answer.contains(expected), "\(answer)")
    }

    @Test func `a follow-up takes over what it does not say`() async {
        #expect(await offlineAnswer("How many steps today?", "and yesterday?").contains("Steps yesterday: **10,000"))
        #expect(await offlineAnswer("steps yesterday", "what about hrv?").contains("HRV (SDNN) yesterday: **49 ms**"))
        #expect(await offlineAnswer("average steps last week", "and last month?").contains("n = 28 of 28 days"))
    }

    @Test func `what is missing is said to be missing, with n`() async {
        var health = FixtureHealth()
        health.gaps = [.heartRateVariability: [0, 1, 2]]
        let answer = await offlineAnswer("What is my HRV?", health: health)
        #expect(answer.contains("not recorded today: missing, not zero. Of the 28 days up to then 25 have a value."))
        #expect(answer.contains("The newest is 51 ms on Wed 11 Mar."))
        #expect(await offlineAnswer("VO2max?").contains("never recorded"))
        health.gaps = [.steps: Set(10...99)]
        #expect(await offlineAnswer("are my steps going up?", health: health).contains("Not enough data yet"))
    }

    @Test func `a running day is not held against full ones`() async {
        var health = FixtureHealth()
        health.isPartial = true
        let steps = await offlineAnswer("how many steps today", health: health)
        #expect(steps.contains("still running (as of 12:00)") && steps.contains("A full day usually brings you"))
        #expect(!steps.contains("That is within"))
        let mean = await offlineAnswer("average steps last 7 days", health: health)
        #expect(mean.contains("n = 6 of 6 days") && mean.contains("Today is left out"))
    }

    @Test func `says what it cannot answer and how to choose a model`() async {
        let answer = await offlineAnswer("Write me a poem about Paris")
        #expect(answer.contains("I would rather say so than guess") && answer.contains("OPENAI_API_KEY"))
    }

    @Test func `sums up the day, compares weeks and weighs recovery`() async {
        #expect(await offlineAnswer("How am I doing?").contains("| Sleep | 7 h 05 |"))
        #expect(await offlineAnswer("compare my week").contains("The last 7 full days (7 Mar – 13 Mar 2026)"))
        #expect(await offlineAnswer("Should I train today?").contains("Which suits you today?"))
        #expect(await offlineAnswer("did I close my rings").contains("| Move | 450 kcal | 500 kcal | 90% |"))
        #expect(await offlineAnswer("workouts last week").contains("No workouts were recorded"))
    }

    @Test func `an empty store and one that fails are said plainly`() async {
        #expect(await offlineAnswer("steps?", health: FixtureHealth(isEmpty: true)).contains("airfit import PATH"))
        let busy = await offlineAnswer("steps?", health: FixtureHealth(failure: .busy))
        #expect(busy.contains("can't read your health data") && busy.contains("busy"))
    }

    @Test func `ends once, finished, whatever the question`() async {
        for question in [
            "", "???", "2026-99-99 steps", "over over over", "last 0 days steps", "steps last 99999 days", "🏃",
        ] {
            let coach = OfflineCoach(health: FixtureHealth(), today: { today }, pace: .zero)
            var ends: [ReplyEvent] = []
            var last: ReplyEvent?
            for await event in coach.reply(to: ReplyRequest(system: "", messages: [ChatMessage(.person, question)])) {
                if case .ended = event { ends.append(event) }
                last = event
            }
            #expect(ends == [.ended(.finished(.stop))] && last == ends.first)
        }
    }
}

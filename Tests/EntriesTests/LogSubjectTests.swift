import Testing

@testable import Entries

@Suite struct `The subject of words about the log` {
    @Test(arguments: [
        ("how often did I have a headache?", "headache", false), ("Wie oft hatte ich Kopfschmerzen", "headache", false),
        ("days with stomach pain", "stomach ache", false), ("heaviest squats", "squat", true),
        ("Bankdrücken im Mai", "bench press", true),
    ]) func `is named as the log keeps it`(text: String, name: String, isExercise: Bool) {
        #expect(LogSubject(in: text)?.name == name)
        #expect(LogSubject(in: text)?.isExercise == isExercise)
    }

    @Test(arguments: ["", "how did I sleep", "1.234", "💪"]) func `is none where the words name none`(text: String) {
        #expect(LogSubject(in: text) == nil)
    }
}

import Canvas
import ChatModel
import Foundation
import Screens
import TestSupport

let offline = ModelReference(provider: .offline, model: "rules")
let remote = ModelReference(provider: .custom, model: "small-1")

/// A time so many seconds after a fixed one.
func second(_ seconds: Double) -> Date { Date(timeIntervalSince1970: 1_800_000_000 + seconds) }

/// Identifiers 1, 2, 3 … so that tests can name them.
final class CountingIDs: Sendable {
    private let made: @Sendable () -> UUID

    init() {
        let counter = Counter()
        made = { counter.next() }
    }

    func next() -> UUID { made() }

    private final class Counter: @unchecked Sendable {  // tests of one state run on one task
        private var count = 0
        func next() -> UUID {
            count += 1
            return id(count)
        }
    }
}

func id(_ number: Int) -> UUID {
    UUID(uuidString: "00000000-0000-0000-0000-" + String(1_000_000_000_000 + number).suffix(12)) ?? UUID()
}

extension CoachState {
    static func fresh(_ model: ModelReference = remote, width: Int = 60, height: Int = 18) -> CoachState {
        let ids = CountingIDs()
        var state = CoachState(model: model) { ids.next() }
        _ = state.apply(.resized(Size(width: width, height: height)))
        return state
    }

    /// After a question, with so much of the answer.
    static func asking(_ question: String, soFar: String = "", width: Int = 60, height: Int = 18) -> CoachState {
        var state = fresh(width: width, height: height)
        _ = state.apply(.askFor(question, at: second(0)))
        if !soFar.isEmpty { _ = state.apply(.replyEvent(.text(soFar), turn: 1, at: second(1))) }
        return state
    }

    @discardableResult mutating func press(_ key: KeyPress, at now: Double = 0) -> [CoachEffect] {
        apply(.key(key, at: second(now)))
    }

    mutating func type(_ text: String) {
        for character in text { press(.character(character)) }
    }

    @discardableResult mutating func receive(_ event: ReplyEvent, at now: Double = 2) -> [CoachEffect] {
        apply(.replyEvent(event, turn: turn, at: second(now)))
    }

    var shown: [String] {
        screen(width: size.width, height: size.height) { drawCoach(self, in: $0, on: &$1, focused: true) }
    }
}

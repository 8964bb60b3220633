/// Decides when work that stopped for the network is resumed, so that a link that flaps changes nothing and one that is back is not stormed.
public struct ReconnectPolicy: Sendable {
    /// Traffic that resumes by itself once the network is back, the most awaited first.
    public enum Traffic: CaseIterable, Sendable {
        /// Questions that wait.
        case questions
        case weather
        /// The list of models that is being looked at.
        case models
        /// The clouds that are connected.
        case clouds
    }

    /// A number out of a range, evenly.
    private let random: @Sendable (ClosedRange<Double>) -> Double

    public init(random: @escaping @Sendable (ClosedRange<Double>) -> Double = { .random(in: $0) }) {
        self.random = random
    }

    /// Seconds for which the link has to stay as it is before that counts.
    public func settling(isReachable: Bool) -> Double { isReachable ? random(0.5...3) : 1 }

    /// Seconds from then on until a kind of traffic goes on. No two kinds begin together.
    public func delay(of traffic: Traffic) -> Double {
        switch traffic {
        case .questions: random(0...1)
        case .weather: random(1.5...6)
        case .models: random(6.5...12)
        case .clouds: random(12.5...20)
        }
    }

    /// Seconds before the next question that waits is sent.
    /// - Parameter attempt: how many tries in a row have failed: 0 for a question that was not tried.
    public func pause(attempt: Int) -> Double {
        guard attempt > 0 else { return random(0.2...1) }
        let longest = Self.firstRetry * Double(1 << min(attempt - 1, 10))
        return random(0.5...1) * min(longest, Self.longestRetry)
    }

    private static let firstRetry = 30.0
    private static let longestRetry = 900.0
}

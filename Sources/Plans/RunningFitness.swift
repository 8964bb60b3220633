import Foundation

/// The fitness of a runner by one run: VDOT after Daniels and Gilbert (1979), and times over other distances.
public enum RunningFitness {
    /// An effort with its distance and time.
    public struct Effort: Equatable, Sendable {
        /// Distance in kilometres.
        public var kilometres: Double
        /// Time in seconds.
        public var seconds: Double

        public init(kilometres: Double, seconds: Double) { (self.kilometres, self.seconds) = (kilometres, seconds) }

        /// As long as all-out efforts count: 3.5 minutes to 4 hours.
        var isTelling: Bool { (210...14_400).contains(seconds) && kilometres > 0 }
    }

    /// `nil` for an effort too short or too long to tell.
    public static func vdot(_ effort: Effort) -> Double? {
        guard effort.isTelling else { return nil }
        let minutes = effort.seconds / 60
        return oxygen(at: effort.kilometres * 1000 / minutes) / share(after: minutes)
    }

    /// Millilitres of oxygen per kilogram and minute at a speed in metres a minute.
    private static func oxygen(at speed: Double) -> Double { -4.60 + 0.182258 * speed + 0.000104 * speed * speed }

    /// The share of the maximum that is held for so many minutes.
    private static func share(after minutes: Double) -> Double {
        0.8 + 0.1894393 * exp(-0.012778 * minutes) + 0.2989558 * exp(-0.1932605 * minutes)
    }

    /// Seconds over a distance by VDOT, by bisection.
    public static func seconds(over kilometres: Double, vdot: Double) -> Double {
        var (low, high) = (60.0, 86_400.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            let minutes = middle / 60
            let reached = oxygen(at: kilometres * 1000 / minutes) / share(after: minutes)
            // A longer time needs less.
            if reached > vdot { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Seconds over another distance (Riegel).
    public static func seconds(over kilometres: Double, after effort: Effort) -> Double {
        effort.seconds * pow(kilometres / effort.kilometres, 1.06)
    }

    /// Seconds a kilometre at a share of VDOT.
    public static func pace(atShare share: Double, of vdot: Double) -> Double {
        let wanted = share * vdot
        let speed = (-0.182258 + (0.182258 * 0.182258 + 4 * 0.000104 * (wanted + 4.60)).squareRoot()) / (2 * 0.000104)
        return 60_000 / speed
    }

    /// `5:16`: minutes and seconds of a kilometre, or of a mile where that is the person's.
    public static func paceText(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded())
        return "\(whole / 60):" + (whole % 60 < 10 ? "0" : "") + "\(whole % 60)"
    }
}

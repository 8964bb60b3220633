import Foundation

/// A moment by two clocks: the one on the wall, which can be set, and the one that counts since the machine was started,
/// its sleep included, which nobody can set.
public struct WorkoutMoment: Equatable, Sendable, Codable {
    /// Unix seconds.
    public var wall: Double
    /// Names the start of the machine that `running` counts from.
    public var boot: String
    /// Seconds since the machine was started.
    public var running: Double

    public init(wall: Double, boot: String, running: Double) {
        self.wall = wall
        self.boot = boot
        self.running = running
    }

    /// The wall clock as a date.
    public var date: Date { Date(timeIntervalSince1970: wall) }

    /// Seconds from an earlier moment to this one, never negative: by the clock that nobody can set; by the clock on the
    /// wall where the machine was started anew in between.
    public func seconds(since earlier: WorkoutMoment) -> Double {
        max(0, boot == earlier.boot ? running - earlier.running : wall - earlier.wall)
    }

    private enum CodingKeys: String, CodingKey {
        case wall = "w"
        case boot = "b"
        case running = "r"
    }
}

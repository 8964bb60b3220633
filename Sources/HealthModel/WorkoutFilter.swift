/// Which workouts of the history are listed: those that all of it fits.
public struct WorkoutFilter: Hashable, Sendable {
    /// A part of a recording that a workout must have.
    public enum Part: String, CaseIterable, Hashable, Sendable { case distance, route, pulse, sets }

    /// From and up to, both included; `nil` for no bound.
    public struct Bounds: Hashable, Sendable {
        /// In the unit of the field; `nil` for no lower bound.
        public var least: Double?
        /// In the unit of the field; `nil` for no upper bound.
        public var most: Double?

        public init() {}
        public var isEmpty: Bool { least == nil && most == nil }
    }

    /// Letters that the plain name of the kind contains, in any case; empty for all kinds.
    public var kind = ""
    /// The local days on which they began; `nil` for all.
    public var days: ClosedRange<CivilDay>?
    /// Written down by hand, or recorded by a device; `nil` for both.
    public var isTyped: Bool?
    public var meters = Bounds()
    /// Without pauses.
    public var seconds = Bounds()
    /// Metres that were climbed.
    public var climb = Bounds()
    public var parts: Set<Part> = []
    /// Letters of title, source or kind; empty for all.
    public var text = ""

    public init() {}
    public init(kind: String) { self.kind = kind }

    public var isEmpty: Bool { self == WorkoutFilter() }
}

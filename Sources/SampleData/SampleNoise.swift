/// Repeatable randomness: the same seed and stream give the same numbers on every machine. SplitMix64 (Steele, Lea
/// and Flood 2014).
struct SampleNoise {
    private var state: UInt64

    /// - Parameter streams: what the numbers are for, for example a day and a subject; each has its own sequence.
    init(seed: UInt64, _ streams: Int...) {
        state = seed
        for stream in streams {
            state ^= UInt64(bitPattern: Int64(stream)) &* 0xD1B5_4A32_D192_ED03
            state = next()
        }
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Evenly from 0 up to 1.
    mutating func share() -> Double { Double(next() >> 11) * 0x1p-53 }

    mutating func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * share() }

    mutating func chance(_ probability: Double) -> Bool { share() < probability }

    /// Near enough to a normal distribution (sum of four), never beyond 3.5 deviations.
    mutating func around(_ mean: Double, by deviation: Double) -> Double {
        mean + deviation * (share() + share() + share() + share() - 2) * 1.732
    }
}

import HealthModel
import Testing

@Suite struct `The fastest piece of a way` {
    /// Metres at each minute: a run of eight minutes in seven pieces.
    private let metres = [0.0, 180, 370, 590, 830, 1060, 1250, 1430]

    private func way(_ metres: [Double], every seconds: Double = 60) -> PacedTrack {
        PacedTrack(
            zip(metres, metres.dropFirst()).enumerated().map { index, pair in
                PacedTrack.Piece(
                    start: Double(index) * seconds, end: Double(index + 1) * seconds, metres: pair.1 - pair.0)
            })
    }

    @Test func `begins or ends at a border, the other end between two`() throws {
        let seconds = try #require(way(metres).fastest(over: .kilometre))
        #expect(abs(seconds - 277.9) < 0.05)
    }

    @Test func `of a way that is shorter there is none`() {
        #expect(way(metres).fastest(over: .mile) == nil)
        #expect(PacedTrack([]).fastest(over: .kilometre) == nil)
    }

    @Test func `pauses within it count, a gap of more than a minute ends it`() throws {
        func split(_ gap: Double) -> PacedTrack {
            PacedTrack(
                (0..<8).map { index in
                    let start = Double(index) * 50 + (index >= 4 ? gap : 0)
                    return PacedTrack.Piece(start: start, end: start + 50, metres: 200)
                })
        }
        let paused = try #require(split(40).fastest(over: .kilometre))
        #expect(abs(paused - 290) < 1e-6)
        #expect(split(61).fastest(over: .kilometre) == nil)
    }

    @Test func `what is faster than any human was no run`() {
        #expect(way([0, 1000, 2000, 3000], every: 30).fastest(over: .kilometre) == nil)
        #expect(way([0, 1e12, 2e12, 3e12]).fastest(over: .marathon) == nil)
    }

    @Test func `pieces too long to tell a short distance tell a long one`() throws {
        let run = way((0...8).map { Double($0) * 900 }, every: 300)
        #expect(run.fastest(over: .kilometre) == nil)
        let five = try #require(run.fastest(over: .fiveKilometres))
        #expect(abs(five - 5000 / 3) < 1e-6)
    }

    @Test func `pieces that overlap or are none are left out`() throws {
        var pieces = (0..<6).map { PacedTrack.Piece(start: Double($0) * 50, end: Double($0 + 1) * 50, metres: 200) }
        pieces.insert(PacedTrack.Piece(start: 20, end: 45, metres: 900), at: 1)
        pieces.insert(PacedTrack.Piece(start: 100, end: 100, metres: 5000), at: 3)
        pieces.insert(PacedTrack.Piece(start: 100, end: 150, metres: .nan), at: 4)
        let seconds = try #require(PacedTrack(pieces).fastest(over: .kilometre))
        #expect(abs(seconds - 250) < 1e-6)
    }
}

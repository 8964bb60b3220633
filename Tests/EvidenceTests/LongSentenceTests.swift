import Testing

@testable import Evidence

/// What a model writes without a full stop: each figure is held against its sentence, so that a sentence has an end.
@Suite struct `A sentence without an end` {
    @Test(arguments: ["1/2/3/4/", "12 steps and 34 bpm, ", "7:30 ", "12%-34%–56% "])
    func `is over after so many figures and letters`(piece: String) {
        let figures = FigureReader.figures(in: String(repeating: piece, count: 5_000))
        #expect(figures.count > 1_000)
        for figure in figures { #expect(figure.sentence.count <= FigureReader.longestSentence + 100) }
        for sentence in Set(figures.map(\.sentence)) {
            #expect(figures.count { $0.sentence == sentence } <= FigureReader.mostInSentence + 4)
        }
    }
}

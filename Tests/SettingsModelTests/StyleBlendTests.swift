import SettingsModel
import Testing

@Suite struct `Style blend` {
    @Test func `always adds up to 100`() {
        for style in Persona.Style.allCases {
            for other in Persona.Style.allCases {
                for (first, second) in [(0, 100), (100, 0), (33, 67), (1, 99), (50, 50), (100, 100), (-5, 400)] {
                    var blend = StyleBlend()
                    blend.set(style, to: first)
                    blend.set(other, to: second)
                    #expect(Persona.Style.allCases.reduce(0) { $0 + blend[$1] } == 100)
                    #expect(blend[other] == min(100, max(0, second)))
                    #expect(Persona.Style.allCases.allSatisfy { (0...100).contains(blend[$0]) })
                }
            }
        }
    }

    @Test func `takes the difference from the others in proportion`() throws {
        var blend = try #require(StyleBlend(authoritative: 10, encouraging: 20, analytical: 30, playful: 40))
        blend.set(.authoritative, to: 55)
        #expect(Persona.Style.allCases.map { blend[$0] } == [55, 10, 15, 20])
    }

    @Test func `names a second style above 20 percent only`() throws {
        #expect(StyleBlend(authoritative: 79, encouraging: 21, analytical: 0, playful: 0)?.secondary == .encouraging)
        #expect(StyleBlend(authoritative: 80, encouraging: 20, analytical: 0, playful: 0)?.secondary == nil)
        #expect(StyleBlend(authoritative: 0, encouraging: 0, analytical: 50, playful: 50)?.primary == .analytical)
    }

    @Test func `is read from its own text and from nothing that does not add up`() {
        #expect(StyleBlend(StyleBlend().text) == StyleBlend())
        #expect(StyleBlend("playful 100")?.primary == .playful)
        for text in ["", "playful", "playful 99", "playful 60, playful 40", "loud 100", "playful 150, analytical -50"] {
            #expect(StyleBlend(text) == nil)
        }
    }
}

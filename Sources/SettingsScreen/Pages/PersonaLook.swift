import Canvas
import SettingsModel
import Widgets

/// How styles are shown: colour and mark.
enum PersonaLook {
    static func role(of style: Persona.Style) -> StyleRole {
        switch style {
        case .authoritative: .heart
        case .encouraging: .good
        case .analytical: .info
        case .playful: .accentSecondary
        }
    }

    /// The number of its slider.
    static func mark(of style: Persona.Style) -> Character {
        switch style {
        case .authoritative: "1"
        case .encouraging: "2"
        case .analytical: "3"
        case .playful: "4"
        }
    }

    static func chart(of blend: StyleBlend) -> DonutChart {
        DonutChart(
            Persona.Style.allCases.map {
                DonutChart.Slice(blend[$0], role: role(of: $0), mark: mark(of: $0), label: $0.title)
            })
    }

    /// ` Encouraging  · Analytical `: the first style, and the second one where it has more than 20 %.
    static func drawTags(_ persona: Persona, in area: Rect, on canvas: inout Canvas) {
        let blend = persona.blend
        var column = canvas.ink(
            "\(persona.name)  ", column: area.column, row: area.row, .strong, .bold, within: area)
        column = canvas.ink(
            "[ \(blend.primary.tag) ]", column: column, row: area.row, role(of: blend.primary), .bold, within: area)
        if let second = blend.secondary {
            canvas.ink(" ( \(second.tag) )", column: column, row: area.row, role(of: second), within: area)
        }
    }
}

/// Ready-made manners.
struct PersonaPreset: Sendable {
    var id: String
    var title: String
    var persona: Persona

    static let all: [PersonaPreset] = [
        PersonaPreset(id: "standard", title: "The standard: warm, with numbers", persona: .standard),
        PersonaPreset(
            id: "trainer", title: "Demanding trainer",
            persona: made(65, 10, 20, 5, .moderate, .subtle, .direct, .conversational)),
        PersonaPreset(
            id: "friend", title: "Gentle friend",
            persona: made(0, 80, 10, 10, .minimal, .balanced, .gentle, .simple)),
        PersonaPreset(
            id: "analyst", title: "Sober analyst",
            persona: made(10, 5, 85, 0, .frequent, .subtle, .none, .technical)),
        PersonaPreset(
            id: "rival", title: "Cheeky rival",
            persona: made(15, 15, 10, 60, .moderate, .enthusiastic, .direct, .conversational)),
    ]

    private static func made(
        _ authoritative: Int, _ encouraging: Int, _ analytical: Int, _ playful: Int, _ updates: Persona.UpdateFrequency,
        _ celebration: Persona.Celebration, _ absence: Persona.AbsenceResponse, _ language: Persona.Language
    ) -> Persona {
        Persona(
            name: "",
            blend: StyleBlend(
                authoritative: authoritative, encouraging: encouraging, analytical: analytical, playful: playful)
                ?? StyleBlend(), updateFrequency: updates, celebration: celebration, absenceResponse: absence,
            language: language)
    }
}

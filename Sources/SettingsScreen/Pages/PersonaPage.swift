import Canvas
import SettingsModel
import Widgets

/// How the coach speaks: its blend of styles, what a person likes to be told, and several of them to choose from.
enum PersonaPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        [.picture("tags", height: 1), .picture("blend", height: chartRows(state, width: width))]
            + sliders(state.settings.persona.blend) + previewRows(state) + manner(state) + personas(state)
    }

    private static func chartRows(_ state: SettingsState, width: Int) -> Int {
        state.size.height >= 22 && DonutChart.fits(width: width, rows: 8) ? 8 : 2
    }

    private static func sliders(_ blend: StyleBlend) -> [SettingsRow] {
        Persona.Style.allCases.map { style in
            SettingsRow(
                .slider(blend[style], PersonaLook.role(of: style)), id: .share(style),
                "\(PersonaLook.mark(of: style)) \(style.title)", value: "\(blend[style]) %",
                help: "Left and right change the share; the others make room, and the sum stays 100 %.")
        }
    }

    private static func previewRows(_ state: SettingsState) -> [SettingsRow] {
        var rows: [SettingsRow] = [.heading("Preview")]
        switch state.persona.preview {
        case .none: break
        case .arriving(let text): rows.append(.text(text.isEmpty ? "waiting for the model …" : text + "▍", .coach))
        case .complete(let text): rows.append(.text(text, .coach))
        case .outdated(let text): rows += [.text(text, .faint), .text("This was before the last change.", .muted)]
        case .failed(let sentence): rows.append(.text(sentence, .bad))
        }
        return rows + [
            .action(
                "preview", "Generate new preview", value: "p",
                help: "Asks the active model one short question in this manner; no health data go along.")
        ]
    }

    private static func manner(_ state: SettingsState) -> [SettingsRow] {
        let table = "personas.\(state.settings.coach.persona)"
        return [.heading("Communication")]
            + SettingsRow.fields(
                ["updates", "celebration", "absence", "language", "wishes"].map { "\(table).\($0)" })
            + [
                .action(
                    "refine", "Refine coach persona", value: "r",
                    help: "Six short questions; you see what they would change before anything does."),
                .action(
                    "instructions", "Show the instructions", value: "s",
                    help: "All that the model is told before your question, with this persona in it."),
            ]
    }

    private static func personas(_ state: SettingsState) -> [SettingsRow] {
        let chosen = state.settings.coach.persona
        var all = state.settings.personas
        all[chosen] = state.settings.persona
        let list = all.keys.sorted().map { id in
            SettingsRow.action(
                .persona(id), all[id]?.name ?? id, value: id == chosen ? "in use" : "",
                help: "Enter: the coach speaks as this one.")
        }
        return [.heading("Personas")] + list + SettingsRow.fields(["personas.\(chosen).name"])
            + [
                .action("new", "New persona", help: "Begins with the standard manner."),
                .action("duplicate", "Duplicate this persona", help: "A copy to change."),
                .action(
                    "delete", state.settings.personas.count > 1 ? "Delete this persona" : "Reset this persona",
                    help: "Asks first.", isDestructive: true),
            ] + [.heading("Ready-made manners")]
            + PersonaPreset.all.map {
                .action(
                    .preset($0.id), $0.title, value: "\($0.persona.blend.primary.tag)",
                    help: "Gives this persona that blend and these preferences; name and wishes stay.")
            }
    }

    // MARK: Doing

    static func left(_ state: inout SettingsState) -> [SettingsEffect] { state.outdatePreview() }

    static func key(_ press: KeyPress, on id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect]? {
        switch press {
        case .character("p"): state.startPreview()
        case .character("s"): activate("instructions", in: &state)
        case .character("r"): activate("refine", in: &state)
        default: nil
        }
    }

    static func keyHints(_ state: SettingsState) -> [KeyHint] {
        [KeyHint("p", "preview"), KeyHint("r", "refine"), KeyHint("s", "instructions")]
    }

    static func adjust(_ id: SettingsRowID, by steps: Int, in state: inout SettingsState) -> [SettingsEffect] {
        guard case .share(let style) = id else { return [] }
        var persona = state.settings.persona
        let step = abs(steps) > 1 ? 10 : 5
        persona.blend.set(style, to: persona.blend[style] + steps.signum() * step)
        return state.change(persona: persona)
    }

    static func activate(_ id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect] {
        switch id {
        case "preview": return state.startPreview()
        case "instructions": return [.persona(.showInstructions(state.settings.persona))]
        case "refine":
            state.show(.refine(RefineSheet(of: state.settings.persona)))
            return []
        case "new": return state.add(persona: named("New persona", .standard))
        case "duplicate":
            return state.add(persona: named("\(state.settings.persona.name) 2", state.settings.persona))
        case "delete":
            state.show(deletion(of: state))
            return []
        case "delete.confirmed": return state.deletePersona()
        case .persona(let id): return state.choose(persona: id)
        case .preset(let id): return preset(id, in: &state)
        default: return []
        }
    }

    private static func preset(_ id: String, in state: inout SettingsState) -> [SettingsEffect] {
        guard let preset = PersonaPreset.all.first(where: { $0.id == id }) else { return [] }
        var persona = preset.persona
        (persona.name, persona.wishes) = (state.settings.persona.name, state.settings.persona.wishes)
        return state.change(persona: persona)
    }

    private static func named(_ name: String, _ persona: Persona) -> Persona {
        var persona = persona
        persona.name = name
        return persona
    }

    private static func deletion(of state: SettingsState) -> SettingsAlert {
        let isLast = state.settings.personas.count <= 1
        return SettingsAlert(
            title: isLast ? "Reset this persona?" : "Delete this persona?",
            message: isLast
                ? "\(state.settings.persona.name) gets the standard manner again; its wishes are forgotten."
                : "\(state.settings.persona.name) is removed with its wishes. Conversations stay.",
            confirm: isLast ? "Reset" : "Delete", action: "delete.confirmed", isDestructive: true)
    }

    static func draw(_ picture: SettingsRowID, of state: SettingsState, in area: Rect, on canvas: inout Canvas) {
        let persona = state.settings.persona
        if picture == "tags" {
            PersonaLook.drawTags(persona, in: area, on: &canvas)
        } else {
            PersonaLook.chart(of: persona.blend).draw(in: area, on: &canvas)
        }
    }
}

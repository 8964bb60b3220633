import Canvas
import ChatModel
import Foundation
import Widgets

/// The page of the coach's memories: shown, added, changed, deleted.
enum MemoriesPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        let memories = state.memories
        var rows: [SettingsRow] = [
            .heading("What the coach keeps in mind"),
            .text(
                """
                Facts you agreed to. They stay on this machine and go along with your questions to a coach that you share \
                your profile with.
                """),
        ]
        if let problem = memories.problem { rows.append(.text(problem, .bad)) }
        if let all = memories.all {
            rows += all.map { memory in
                SettingsRow.action(
                    .memory(memory.id), memory.fact.truncated(toCells: max(10, width - 22)),
                    value: memory.about.title,
                    help: "\(memory.fact) (\(origin(of: memory, state)))")
            }
            if all.isEmpty { rows.append(.text("Nothing yet.", .faint)) }
        } else {
            rows.append(.text("Reading …", .faint))
        }
        return rows + [.action("add", "Add a fact", help: "One sentence that every answer may need.")]
    }

    /// `from the talk “Sore knee”`.
    private static func origin(of memory: Memory, _ state: SettingsState) -> String {
        guard let talk = memory.conversation else { return "written by you" }
        guard let title = state.memories.talks[talk] else { return "from a talk" }
        return "from the talk \u{201C}\(title.truncated(toCells: 40))\u{201D}"
    }

    static var facts: [SettingsEffect] { [.memory(.load)] }

    static func activate(_ id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect] {
        if id == "forget" {
            defer { state.memories.doomed = nil }
            return state.memories.doomed.map { [.memory(.forget($0))] } ?? []
        }
        if id == "add" {
            guard state.memories.all.map({ $0.count < Memory.most }) ?? true else {
                return [.notice("There are \(Memory.most) memories; delete one first.", isProblem: true)]
            }
            state.show(.memory(MemorySheet(nil)))
        } else if let memory = memory(id, in: state) {
            state.show(.memory(MemorySheet(memory)))
        }
        return []
    }

    static func key(_ press: KeyPress, on id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect]? {
        switch (press.key, press.modifiers) {
        case (.character("a"), []): return activate("add", in: &state)
        case (.delete, _), (.character("d"), .control):
            guard let memory = memory(id, in: state) else { return nil }
            state.memories.doomed = memory.id
            state.show(
                SettingsAlert(
                    title: "Delete it", message: "\u{201C}\(memory.fact)\u{201D} is forgotten for good.",
                    confirm: "Delete",
                    action: "forget", isDestructive: true))
            return []
        default: return nil
        }
    }

    static func keyHints(_ state: SettingsState) -> [KeyHint] {
        guard let row = state.row(at: .memories), memory(row.id, in: state) != nil else { return [KeyHint("a", "add")] }
        return [KeyHint("Del", "delete"), KeyHint("a", "add")]
    }

    private static func memory(_ id: SettingsRowID, in state: SettingsState) -> Memory? {
        state.memories.all?.first { id == .memory($0.id) }
    }
}

import ChatModel
import Widgets

extension CoachState {
    /// The keys that matter now, the most useful first.
    public var keyHints: [KeyHint] {
        if isSheetOpen, let sheet = proposals.sheet { return sheet.keyHints + [KeyHint("Ctrl-C", "stop the answer")] }
        if isSheetInSight, proposals.phase == .aside {
            return [KeyHint("Tab", "answer the coach"), KeyHint("Enter", "send next"), KeyHint("Esc", "don't store")]
        }
        if let gate { return Self.hints(of: gate) }
        if let list { return Self.hints(of: list) }
        if picker != nil {
            return [
                KeyHint("Enter", "talk with it"), KeyHint("↑↓", "choose"), KeyHint("Ctrl-R", "ask again"),
                KeyHint("Esc", "back"),
            ]
        }
        if branchMap != nil {
            return [KeyHint("Enter", "go there"), KeyHint("↑↓", "choose"), KeyHint("Esc", "back")]
        }
        if replyPage != nil { return [KeyHint("Esc", "back"), KeyHint("↑↓", "scroll")] }
        if renaming != nil { return Self.namingHints }
        if let find {
            let steps = [KeyHint("Enter", "older"), KeyHint("↑↓", "older, newer")]
            return (find.found.isEmpty ? [] : steps) + [KeyHint("Esc", "back")]
        }
        if editing != nil {
            guard editing?.waiting == nil else {
                return [KeyHint("Enter", "keep it waiting"), KeyHint("Esc", "leave it")]
            }
            return [
                KeyHint("Enter", "send as a new branch"), KeyHint("Esc", "leave it"),
                KeyHint("Alt-↑↓", "other question"),
            ]
        }
        if waiting.selected != nil {
            guard !waiting.confirmsDeletion else { return [KeyHint("d", "delete"), KeyHint("Esc", "keep")] }
            return [
                KeyHint("Enter", "change it"), KeyHint("s", "send now"), KeyHint("d", "delete"), KeyHint("↑↓", "next"),
                KeyHint("Esc", "back"),
            ]
        }
        if let selection { return hints(of: selection) }
        if let chipHints { return chipHints }
        if isReplying {
            return [
                KeyHint("Esc", "stop"), KeyHint("Enter", "send next"), KeyHint("PgUp", "scroll"),
                KeyHint("Alt-↑", "select"),
            ]
        }
        var hints = [KeyHint("Enter", "send")]
        if let chipEntryHint { hints.append(chipEntryHint) }
        if isInCrisis { hints.append(KeyHint("Alt-S", "another subject")) }
        if canWait {
            hints.append(KeyHint("Alt-W", "wait for the network"))
        } else if !waiting.all.isEmpty {
            hints.append(KeyHint("Alt-W", "what waits"))
        }
        if lastAnswer?.safety?.reading != nil { hints.append(KeyHint("Alt-M", "dismiss the notice")) }
        if canContinue { hints.append(KeyHint("Ctrl-G", "continue")) }
        if messages.last.map({ $0.author != .person }) == true { hints.append(KeyHint("Ctrl-R", "try again")) }
        if !branches.isEmpty, editor.isEmpty { hints.append(KeyHint("Alt-←→", "other branch")) }
        hints += [KeyHint("Ctrl-L", "model"), KeyHint("Ctrl-O", "conversations"), KeyHint("Ctrl-N", "new")]
        if reader.map({ $0.place != .offline }) == true { hints.append(KeyHint("Alt-P", "what is sent")) }
        if hasFigures { hints.append(KeyHint("Alt-N", "numbers")) }
        if !messages.isEmpty {
            hints += [KeyHint("Alt-↑", "select"), KeyHint("Alt-C", "copy"), KeyHint("Ctrl-F", "find")]
        }
        return hints + [KeyHint("Alt-Enter", "new line")]
    }

    private static func hints(of list: ConversationListState) -> [KeyHint] {
        if list.renaming != nil { return namingHints }
        if let exporting = list.exporting {
            return [
                KeyHint("Enter", "write"), KeyHint("Tab", exporting.isAll ? "only this one" : "all conversations"),
                KeyHint("Esc", "back"),
            ]
        }
        if list.confirmsDeletion { return [KeyHint("Ctrl-D", "delete"), KeyHint("Esc", "keep")] }
        return [
            KeyHint("Enter", "open"), KeyHint("F2", "rename"),
            KeyHint("Ctrl-P", list.current?.isPinned == true ? "unpin" : "pin"), KeyHint("Ctrl-D", "delete"),
            KeyHint("Ctrl-E", "export"), KeyHint("Ctrl-N", "new"), KeyHint("Esc", "back"),
        ]
    }

    private static let namingHints = [
        KeyHint("Enter", "rename"), KeyHint("Tab", "propose"), KeyHint("Ctrl-R", "ask the model"),
        KeyHint("Esc", "keep"),
    ]

    private func hints(of selection: TranscriptPlace) -> [KeyHint] {
        if case .figure(let number) = selection.item { return figureHints(number, of: selection.message) }
        if case .link = selection.item {
            return [
                KeyHint("Enter", "open the link"), KeyHint("Alt-C", "copy the address"), KeyHint("Alt-↑↓", "next"),
                KeyHint("Esc", "back"),
            ]
        }
        if case .chart = selection.item {
            return [
                KeyHint("Enter", "open in trends"), KeyHint("e", "export"), KeyHint("Alt-↑↓", "next"),
                KeyHint("Esc", "back"),
            ]
        }
        let growing: GrowingReply? = if case .replying(let reply) = phase { reply } else { nil }
        let folds = isOpen(selection.item, ofMessage: selection.message, growing: growing)
        if let piece = piece(at: selection) {
            return [
                KeyHint("Enter", "copy the \(piece.kind.name)"), KeyHint("Alt-↑↓", "next"), KeyHint("Esc", "back"),
            ]
        }
        var hints = [KeyHint("Enter", selection.item == .question ? "change it" : folds ? "fold" : "open")]
        hints.append(KeyHint("Alt-↑↓", "next"))
        if !branches.isEmpty { hints.append(KeyHint("Alt-←→", "other branch")) }
        return hints + [KeyHint("Esc", "back")]
    }

    /// Whether Esc has nothing to close, stop or scroll back in the chat.
    public var hasNothingToLeave: Bool {
        !isSheetInSight && gate == nil && list == nil && picker == nil && renaming == nil && editing == nil
            && selection == nil && waiting.selected == nil && chips?.focus == nil && find == nil && branchMap == nil
            && replyPage == nil
            && !isReplying
            && scroll == .following
    }

    /// Whether Tab means something in the chat, and so does not go to the dashboard beside it.
    public var takesTab: Bool {
        isSheetInSight || gate != nil || list != nil || picker != nil || renaming != nil || find != nil
            || branchMap != nil || replyPage != nil || chipsTakeTab
    }
}

extension CoachCommand {
    public static let all: [CoachCommand] = [
        .newConversation, .dailyBrief, .weeklyReview, .openConversation, .find, .chooseModel, .retry, .editQuestion,
        .previousBranch, .nextBranch,
        .showBranches, .stepNumbers,
        .continueAnswer, .toggleThinking, .toggleDetails, .copyAnswer, .copyCode, .showRequest, .renameConversation,
        .openEditor, .undoStored, .changeSubject, .dismissNotice, .restoreNotices, .showWaiting,
    ]

    public var title: String {
        switch self {
        case .newConversation: "New conversation"
        case .openConversation: "Open a conversation, or search all"
        case .find: "Find in this conversation"
        case .dailyBrief: "Daily brief: ask the coach about today"
        case .weeklyReview: "Weekly review: ask the coach about the week"
        case .renameConversation: "Rename the conversation"
        case .chooseModel: "Choose the model"
        case .retry: "Try the last answer again"
        case .continueAnswer: "Continue an answer that was cut"
        case .editQuestion: "Change a question and send it again"
        case .previousBranch: "Branch before"
        case .nextBranch: "Branch after"
        case .stepNumbers: "Numbers of the last answer: where each comes from"
        case .showBranches: "All branches of the conversation"
        case .toggleThinking: "Show or fold thinking"
        case .toggleDetails: "Show or fold what was looked up"
        case .copyAnswer: "Copy the last answer, or the part that is selected"
        case .copyCode: "Copy its code"
        case .showRequest: "Show what will be sent, or was"
        case .undoStored: "Undo what the coach stored last"
        case .changeSubject: "Take up another subject after a crisis"
        case .dismissNotice: "Dismiss the health notice"
        case .restoreNotices: "Show dismissed health notices again"
        case .openEditor: "Write the question in your editor ($EDITOR)"
        case .showWaiting: "Questions that wait for the network; or have the last one wait"
        }
    }

    /// The key that does the same.
    public var keyName: String {
        switch self {
        case .newConversation: "Ctrl-N"
        case .openConversation: "Ctrl-O"
        case .find: "Ctrl-F"
        case .dailyBrief: "F3"
        case .weeklyReview: "F4"
        case .renameConversation: "F2"
        case .chooseModel: "Ctrl-L"
        case .retry: "Ctrl-R"
        case .continueAnswer: "Ctrl-G"
        case .editQuestion: "Alt-E"
        case .previousBranch: "Alt-←"
        case .nextBranch: "Alt-→"
        case .stepNumbers: "Alt-N"
        case .showBranches: "Alt-V"
        case .toggleThinking: "Alt-T"
        case .toggleDetails: "Alt-O"
        case .copyAnswer: "Alt-C"
        case .copyCode: "Alt-Shift-C"
        case .showRequest: "Alt-P"
        case .undoStored: "Alt-U"
        case .changeSubject: "Alt-S"
        case .dismissNotice: "Alt-M"
        case .restoreNotices: ""
        case .openEditor: "Ctrl-X Ctrl-E"
        case .showWaiting: "Alt-W"
        }
    }
}

/// The overlay of the transcript. One at a time: opening one closes another.
public enum CoachOverlay: Equatable, Sendable {
    /// The conversations, to open, name, export or delete one.
    case conversations(ConversationListState)
    /// The models that the providers offer.
    case models(ModelPickerState)
    /// The branches of the conversation.
    case branches(BranchMap)
    /// A tool's reply that holds a number of an answer.
    case toolReply(ToolReplyPage)
}

/// The text typed in the place of the next question.
public enum ComposerEntry: Equatable, Sendable {
    /// The new name of the conversation.
    case name(NameEntry)
    /// Words that are looked for in the conversation.
    case search(TranscriptSearch)
}

extension CoachState {
    /// The list of conversations, when it is open.
    public internal(set) var list: ConversationListState? {
        get { if case .conversations(let list)? = overlay { list } else { nil } }
        set { overlay = newValue.map(CoachOverlay.conversations) ?? (list == nil ? overlay : nil) }
    }

    /// The list of models, when it is open.
    public internal(set) var picker: ModelPickerState? {
        get { if case .models(let picker)? = overlay { picker } else { nil } }
        set { overlay = newValue.map(CoachOverlay.models) ?? (picker == nil ? overlay : nil) }
    }

    /// The tree of branches, when it is open.
    public internal(set) var branchMap: BranchMap? {
        get { if case .branches(let map)? = overlay { map } else { nil } }
        set { overlay = newValue.map(CoachOverlay.branches) ?? (branchMap == nil ? overlay : nil) }
    }

    /// A tool's reply that holds a number of an answer, while it is looked at.
    public internal(set) var replyPage: ToolReplyPage? {
        get { if case .toolReply(let page)? = overlay { page } else { nil } }
        set { overlay = newValue.map(CoachOverlay.toolReply) ?? (replyPage == nil ? overlay : nil) }
    }

    /// The new name of the conversation, while it is typed.
    public internal(set) var renaming: NameEntry? {
        get { if case .name(let entry)? = entry { entry } else { nil } }
        set { entry = newValue.map(ComposerEntry.name) ?? (renaming == nil ? entry : nil) }
    }

    /// Words that are looked for in the conversation, while they are.
    public internal(set) var find: TranscriptSearch? {
        get { if case .search(let search)? = entry { search } else { nil } }
        set { entry = newValue.map(ComposerEntry.search) ?? (find == nil ? entry : nil) }
    }
}

import Canvas
import ChatModel
import Foundation

/// Choosing something in the transcript and acting on it.
extension CoachState {
    /// Keys that act on the transcript; `nil` for all others, which also give up what is selected.
    mutating func applyToTranscript(_ press: KeyPress, at now: Date) -> [CoachEffect]? {
        switch (press.key, press.modifiers) {
        case (.character("n"), .alt): selectFigure(by: 1)
        case (.character("N"), _) where press.modifiers.contains(.alt): selectFigure(by: -1)
        case (.character("n"), [.alt, .shift]): selectFigure(by: -1)
        case (.left, []) where selectedFigure != nil: selectFigure(by: -1)
        case (.right, []) where selectedFigure != nil: selectFigure(by: 1)
        case (.up, .alt): select(next: -1)
        case (.down, .alt): select(next: 1)
        case (.left, .alt) where selection != nil || editor.isEmpty: return showBranch(by: -1)
        case (.right, .alt) where selection != nil || editor.isEmpty: return showBranch(by: 1)
        case (.enter, []) where selection != nil: return actOnSelection()
        case (.character("e"), []) where selectedChart != nil: return exportSelectedChart()
        case (.character(" "), []) where selection != nil: return actOnSelection()
        case (.character("c"), .alt) where selection != nil: return copyAnswer()
        case (.escape, _) where selection != nil: selection = nil
        case (.pageUp, _), (.pageDown, _): return nil
        default:
            selection = nil
            return nil
        }
        return []
    }

    /// The next thing that can be acted on, upwards from the end of what is shown.
    private mutating func select(next step: Int) {
        var index = selection?.message ?? (transcript.rows.last?.message ?? -1)
        guard selection != nil || step < 0 else { return }
        var items = items(of: index)
        var place: Int
        if let selection, let at = items.firstIndex(of: selection.item) {
            place = at + step
        } else {
            place = step < 0 ? items.count - 1 : 0
        }
        while !items.indices.contains(place) {
            index += step
            guard (0...max(0, lastIndex)).contains(index), lastIndex >= 0 else {
                if step > 0 {
                    // Below the last one is the composer.
                    selection = nil
                    scroll = .following
                }
                return
            }
            items = self.items(of: index)
            place = step < 0 ? items.count - 1 : 0
        }
        selection = TranscriptPlace(message: index, item: items[place])
        reveal(index, items[place])
        if let selection, let address = address(at: selection) { notice = address.text }
    }

    private mutating func items(of index: Int) -> [TranscriptItem] {
        guard index >= 0 else { return [] }
        prepare(index)
        return transcript.layout(of: index)?.items ?? []
    }

    /// Scrolls so that the item can be seen, with a little above it.
    mutating func reveal(_ index: Int, _ item: TranscriptItem) {
        prepare(index)
        guard let line = transcript.layout(of: index)?.line(of: item) else { return }
        guard !transcript.rows.contains(where: { $0 == (index, line) }) else { return }
        hold(at: (index, line))
        keepsPlaceWhileGrowing = true
        transcript.rows = [(index, line)]
        scrollBy(-min(3, transcriptHeight / 4))
    }

    private mutating func actOnSelection() -> [CoachEffect] {
        guard let selection else { return [] }
        return act(on: selection)
    }

    mutating func act(on place: TranscriptPlace) -> [CoachEffect] {
        if place.item == .question { return edit(place.message) }
        if case .piece = place.item { return copyPiece(at: place) }
        if case .link = place.item { return address(at: place).map { [.openLink($0)] } ?? [] }
        if case .chart(let number) = place.item { return openTrends(ofCall: number, in: place.message) }
        if case .figure(let number) = place.item { return openFigure(number, of: place.message) }
        toggle(place)
        return []
    }

    private mutating func toggle(_ place: TranscriptPlace) {
        guard let id = message(at: place.message)?.id else { return }
        keepingTop(place.message) {
            $0.toggled.formSymmetricDifference([TranscriptFold(message: id, item: place.item)])
            // The calls of all its rounds go by the line of the look-ups.
            let isOfTurn = place.item == .lookUps
            let messages = isOfTurn ? $0.turn(around: place.message) : place.message...place.message
            for index in messages { $0.transcript.forget(index) }
        }
    }

    /// Opens or folds all of a kind; what was done to single ones counts no more.
    mutating func toggleAll(thinking: Bool) {
        let top = transcript.top
        toggled = toggled.filter { ($0.item == .thinking) != thinking }
        if thinking { showsThinking.toggle() } else { showsDetails.toggle() }
        let rows = transcript.rows
        transcript.reset(width: transcript.width)
        transcript.rows = rows
        if case .replying(let reply) = phase { layOutGrowing(reply) }
        guard let top, scroll != .following else { return }
        prepare(top.message)
        scroll = .at(message: top.message, line: min(top.line, max(0, transcript.lineCount(of: top.message) - 1)))
    }

    /// Keeps the top line in place while something in it opens or folds.
    private mutating func keepingTop(_ index: Int, _ change: (inout CoachState) -> Void) {
        let before = transcript.lineCount(of: index)
        change(&self)
        if case .replying(let reply) = phase, transcript.growing == nil { layOutGrowing(reply) }
        prepare(index)
        if scroll != .following {
            if leftEnd.message == index { leftEnd.lines += transcript.lineCount(of: index) - before }
        } else if let top = transcript.top {
            hold(at: (top.message, min(top.line, max(0, transcript.lineCount(of: top.message) - 1))))
            keepsPlaceWhileGrowing = true
        }
    }

    /// The address of the link at a place; `nil` for everything else.
    public func address(at place: TranscriptPlace) -> WebAddress? {
        guard case .link(let number) = place.item else { return nil }
        return transcript.layout(of: place.message)?.address(ofLink: number)
    }

    /// The message at an index, the arriving one behind the last; `nil` for none.
    public func message(at index: Int) -> ChatMessage? {
        if messages.indices.contains(index) { return messages[index] }
        if case .replying(let reply) = phase { return reply.message }
        return nil
    }
}

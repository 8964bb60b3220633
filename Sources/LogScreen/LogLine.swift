import Entries
import Foundation
import OfflineCoach
import ScreenKit
import Widgets

/// The line: typed, completed, pasted, recalled, submitted.
extension LogState {
    /// Characters of the longest line that is kept.
    private static let longestLine = 500
    /// Lines kept in the history.
    static let mostLines = 200

    mutating func lineChanged() {
        if editor.text.count > Self.longestLine { editor.setText(String(editor.text.prefix(Self.longestLine))) }
        (isRefused, doubt, storesNext, completion) = (false, nil, false, nil)
        reading = read()
    }

    /// Completes the line with a meal that was eaten before; once more, with the next.
    /// - Returns: whether there is such a meal.
    mutating func complete() -> Bool {
        let lines = completions
        guard lines.count > (completion == nil ? 0 : 1) else { return false }
        let next = Completion(
            typed: completion?.typed ?? editor.text, index: completion.map { ($0.index + 1) % lines.count } ?? 0)
        editor.setText(lines[next.index])
        lineChanged()
        completion = next
        return true
    }

    private func read() -> Reading {
        let text = editor.text
        guard text.contains(where: { !$0.isWhitespace }) else { return .empty }
        do throws(EntryProblem) {
            let proposals = try reader.readAll(text)
            return TypedQuestion.asks(text, isEntry: true, isRead: false) ? .question(text) : .understood(proposals)
        } catch {
            let isRead = QuestionReader(today: context.clock.today).isAsked(text)
            let isAsked = TypedQuestion.asks(text, isEntry: false, isRead: isRead)
            return isAsked ? .question(text) : .unclear(error.sentence)
        }
    }

    mutating func paste(_ text: String) {
        let line = String(text.prefix(Self.longestLine * 2)).split(whereSeparator: \.isNewline).joined(separator: " ")
        guard checkIn == nil else {
            checkIn?.paste(line)
            return
        }
        guard sheet == nil else {
            sheet?.sheet.paste(line)
            return
        }
        guard goalsPage == nil else { return }
        focus = .line
        historyIndex = nil
        editor.insert(line)
        lineChanged()
    }

    mutating func submit() -> [LogEffect] {
        reading = read()
        switch reading {
        case .empty: return []
        case .unclear:
            isRefused = true
            return []
        case .question(let text):
            addToHistory()
            editor.setText("")
            lineChanged()
            return [.ask(text.trimmingCharacters(in: .whitespaces))]
        case .understood(let proposals):
            guard !isWriting, isRead else {
                storesNext = true
                return []
            }
            let doubts = proposals.compactMap { ProposalForm($0, in: context).doubt }
            if doubt == nil, !doubts.isEmpty {
                doubt = doubts.joined(separator: " ")
                return []
            }
            let entries = proposals.compactMap { proposal in
                if case .entry(let entry) = proposal { entry } else { nil }
            }
            if !entries.isEmpty { return begin(.store(entries)) }
            guard case .goal(let aim)? = proposals.first else { return [] }
            return begin(.setGoal(aim))
        }
    }

    /// Puts the line into the history, where it can be recalled.
    mutating func addToHistory() {
        let text = editor.text.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty, history.last != text else { return }
        history.append(text)
        if history.count > Self.mostLines { history.removeFirst() }
        historyIndex = nil
    }

    mutating func recall(by step: Int) {
        guard !history.isEmpty else { return }
        if historyIndex == nil {
            guard step < 0 else { return }
            putAside = editor.text
        }
        let index = (historyIndex ?? history.count) + step
        guard index >= 0 else { return }
        historyIndex = index < history.count ? index : nil
        editor.setText(index < history.count ? history[index] : putAside)
        lineChanged()
    }
}

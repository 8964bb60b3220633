import Canvas
import Entries
import Foundation
import ScreenKit
import Widgets
import Workouts

/// Keys, pasted text and the mouse.
extension WorkoutState {
    mutating func apply(_ press: KeyPress) -> [WorkoutEffect] {
        if var sheet {
            let outcome = sheet.apply(press, in: size)
            return answer(outcome, of: sheet)
        }
        if question != nil { return answer(press) }
        guard live != nil else {
            if let templatePage { return applyToTemplate(press, templatePage) }
            if let planPage { return applyToPlan(press, planPage) }
            return press == .control("p") ? openPlan() : applyToStart(press)
        }
        if isFollowing { return applyWhileFollowing(press) }
        if isOffered { return applyToOffer(press) }
        if line != nil { return applyToLine(press) }
        return applyToClock(press)
    }

    private mutating func applyToStart(_ press: KeyPress) -> [WorkoutEffect] {
        switch (press.key, press.modifiers) {
        case (.escape, _) where editor.isEmpty: return [.close]
        case (.escape, _), (.character("c"), .control): closeLine()
        case (.up, _), (.tab, .shift): cursor = max(0, cursor - 1)
        case (.down, _), (.tab, _): cursor = min(max(0, beginnings.count - 1), cursor + 1)
        case (.enter, _): return start()
        case (.character("n"), .control): return openTemplate(new: true)
        case (.character("e"), .control): return openTemplate(new: false)
        case (.character("p"), .alt): return planChosen()
        case (.delete, []) where editor.isEmpty: askDeletion()
        default:
            if press.isText { beginNextLine() }
            if editor.apply(press) == .edited { cursor = 0 }
        }
        return []
    }

    private mutating func start() -> [WorkoutEffect] {
        if enterNextLine() { return [] }
        let beginnings = beginnings
        guard !isBusy, beginnings.indices.contains(cursor) else { return [] }
        (isBusy, submitted) = (true, Submission(text: editor.text))
        return switch beginnings[cursor] {
        case .kind(let type, let isIndoor): [.start(type, isIndoor: isIndoor, plan: [])]
        case .sets(let sets): [.start("Strength", isIndoor: nil, plan: sets)]
        case .template(let template): [.start("Strength", isIndoor: nil, plan: template.plan)]
        case .saved(let saved): [.start("Strength", isIndoor: nil, plan: saved.plan)]
        case .session(let session): [.start(session.type, isIndoor: nil, plan: session.sets ?? [])]
        }
    }

    /// A line to plan what is chosen: the day is to be typed behind it.
    private func planChosen() -> [WorkoutEffect] {
        guard beginnings.indices.contains(cursor) else { return [] }
        let words = EntryWording(clock: context.clock, units: place.units)
        let session: String
        switch beginnings[cursor] {
        case .kind(let type, _): session = type.lowercased()
        case .sets(let sets): session = words.text(sets)
        case .template(let template): session = words.text(template.plan)
        case .saved(let saved): session = words.text(saved.plan)
        case .session: return []
        }
        return [.planAnother("plan \(session) ")]
    }

    private mutating func applyWhileFollowing(_ press: KeyPress) -> [WorkoutEffect] {
        switch (press.key, press.modifiers) {
        case (.escape, _): return [.close]
        // Whoever recorded it may be gone.
        case (.enter, _):
            wantsLead = true
            return [.load]
        default: return [.notice("Another AirFit records this workout; here it is followed.", isProblem: false)]
        }
    }

    private mutating func applyToOffer(_ press: KeyPress) -> [WorkoutEffect] {
        guard let live else { return [] }
        switch (press.key, press.modifiers) {
        case (.enter, _): isOffered = false
        case (.character("g"), []) where !live.isPaused: return record(.gapLeftOut)
        case (.character("e"), []), (.character("E"), _): openSheet(endingAt: live.lastEventAt)
        case (.character("D"), _): question = .discard
        case (.escape, _): return [.close]
        default: break
        }
        return []
    }

    /// Keys are letters with Shift. Without it they are the beginning of an exercise where sets are done, else the same keys,
    /// but for the end.
    private mutating func applyToClock(_ press: KeyPress) -> [WorkoutEffect] {
        let commands: Set<Character> = ["l", "u", "x", "r", "n"]
        if case .character(let letter) = press.key, press.modifiers.isEmpty, letter.isLowercase {
            if isOfSets || !commands.contains(letter) {
                open(.sets)
                return applyToLine(press)
            }
            return applyToClock(.character(Character(letter.uppercased())))
        }
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control): return [.close]
        case (.character(" "), []): return record(live?.isPaused == true ? .resumed : .paused)
        case (.character("L"), _): return record(.lap)
        case (.character("E"), _): return [.askEnd]
        case (.character("U"), _): return record(.undone)
        case (.character("X"), _): return live?.rest == nil ? [] : record(.rest(seconds: 0))
        case (.character("R"), _): return live?.sets.isEmpty == false ? record(.rest(seconds: longerRest)) : []
        case (.character("N"), _): open(.note)
        case (.enter, _): open(.sets)
        case (.character("D"), _): question = .discard
        case (.character(let digit), []) where digit.isNumber:
            open(.sets)
            return applyToLine(press)
        default: break
        }
        return []
    }

    /// Half a minute more than the rest there is; half a minute from now where it is over.
    private var longerRest: Double {
        guard let live, let moment else { return 30 }
        return live.restLength(with: 30, at: moment)
    }

    private mutating func answer(_ press: KeyPress) -> [WorkoutEffect] {
        switch press.key {
        case .character("y"):
            let asked = question
            question = nil
            if case .deletion(let template)? = asked { return [.deleteTemplate(template)] }
            return record(.discarded)
        case .character("n"), .escape: question = nil
        default: break
        }
        return []
    }

    private mutating func record(_ kind: WorkoutEvent.Kind) -> [WorkoutEffect] {
        guard !isBusy, let live else { return [] }
        if let problem = live.problem(with: kind) { return [.notice(problem.sentence, isProblem: false)] }
        isBusy = true
        return [.record(kind)]
    }

    // MARK: The line

    private static let longestLine = 500

    private mutating func open(_ line: Line) {
        self.line = line
        editor = TextEditorState()
        lineChanged()
    }

    mutating func closeLine() {
        line = nil
        editor = TextEditorState()
        (reading, isRefused, doubt, submitted) = (nil, false, nil, nil)
    }

    /// Begins the next line where the one before is still being written.
    private mutating func beginNextLine() {
        guard submitted?.hasNext == false else { return }
        submitted?.hasNext = true
        editor = TextEditorState()
    }

    /// Enter on the next line: it is submitted once the one before it is on disk.
    /// - Returns: whether a line is being written.
    private mutating func enterNextLine() -> Bool {
        guard let submission = submitted else { return false }
        submitted?.isNextEntered = submission.hasNext
        return true
    }

    /// The submitted line is on disk: it goes, and what was typed behind it stays.
    mutating func leaveSubmitted() -> [WorkoutEffect] {
        guard let left = submitted, left.hasNext else {
            closeLine()
            return []
        }
        submitted = nil
        lineChanged()
        return left.isNextEntered ? submit() : []
    }

    /// The submitted line could not be written: it is there again, with what was typed behind it.
    mutating func takeBackSubmitted() {
        guard let left = submitted else { return }
        submitted = nil
        guard left.hasNext else { return }
        editor.setText([left.text, editor.text].filter { !$0.isEmpty }.joined(separator: ", "))
        lineChanged()
    }

    private mutating func lineChanged() {
        if editor.text.count > Self.longestLine { editor.setText(String(editor.text.prefix(Self.longestLine))) }
        (isRefused, doubt, reading) = (false, nil, nil)
        guard line == .sets else { return }
        do throws(EntryProblem) {
            reading = .success(
                try SetLine(
                    clock: context.clock, units: place.units, last: live?.nextSet, known: live?.knownSets ?? []
                ).read(editor.text))
        } catch { reading = .failure(error) }
    }

    mutating func paste(_ text: String) {
        let line = String(text.prefix(Self.longestLine)).split(whereSeparator: \.isNewline).joined(separator: " ")
        if sheet != nil {
            sheet?.paste(line)
        } else if live == nil, templatePage != nil {
            templatePage?.paste(text)
        } else if takesText {
            beginNextLine()
            editor.insert(line)
            lineChanged()
        }
    }

    private mutating func applyToLine(_ press: KeyPress) -> [WorkoutEffect] {
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control): closeLine()
        case (.enter, _): return submit()
        case (.character("j"), .control): break
        default:
            if press.isText { beginNextLine() }
            if editor.apply(press) == .edited { lineChanged() }
        }
        return []
    }

    private mutating func submit() -> [WorkoutEffect] {
        if enterNextLine() { return [] }
        switch line {
        case .sets: return submitSets()
        case .note:
            let text = editor.text.trimmingCharacters(in: .whitespaces)
            guard !text.isEmpty else {
                closeLine()
                return []
            }
            return recordLine(.note(text))
        case nil: return []
        }
    }

    private mutating func submitSets() -> [WorkoutEffect] {
        guard case .success(let sets)? = reading else {
            isRefused = true
            return []
        }
        let proposal = Proposal.entry(.strength(sets, at: now))
        if doubt == nil, let found = context.plausibility.doubt(about: proposal, place.units) {
            doubt = found
            return []
        }
        return recordLine(.sets(sets))
    }

    /// Records what the line says; the line stays until that is on disk.
    private mutating func recordLine(_ kind: WorkoutEvent.Kind) -> [WorkoutEffect] {
        let effects = record(kind)
        if effects == [.record(kind)] { submitted = Submission(text: editor.text) }
        return effects
    }

    // MARK: The end

    mutating func openSheet(endingAt end: WorkoutMoment) {
        guard let live else { return }
        sheet = ProposalSheet(.entry(.workout(live.workout(endingAt: end))), of: .endOfWorkout, in: context)
        sheet?.resized(to: size)
    }

    /// The end could not be stored: it is to be looked at again, as it was changed.
    mutating func takeBackSheet() {
        guard let left = submittedSheet else { return }
        (sheet, submittedSheet) = (left, nil)
        sheet?.resized(to: size)
    }

    private mutating func answer(_ outcome: ProposalSheet.Outcome, of sheet: ProposalSheet) -> [WorkoutEffect] {
        self.sheet = sheet
        switch outcome {
        case .open: return []
        case .declined: self.sheet = nil
        case .discarded: (self.sheet, question) = (nil, .discard)
        case .confirmed(.entry(.workout(let workout))):
            if sheet.doubt == nil, let doubt = sheet.form.doubt {
                self.sheet = ProposalSheet(sheet.proposal, of: .endOfWorkout, doubt: doubt, in: context)
                self.sheet?.resized(to: size)
                return []
            }
            guard !isBusy else { return [] }
            (self.sheet, submittedSheet, isBusy) = (nil, sheet, true)
            return [.end(workout)]
        case .confirmed: self.sheet = nil
        }
        return []
    }

    // MARK: Mouse

    mutating func turn(by lines: Int) {
        if sheet != nil {
            sheet?.wheel(lines, in: size)
        } else if live == nil, let page = templatePage {
            _ = applyToTemplate(KeyPress(lines < 0 ? .up : .down), page)
        } else if live == nil, let page = planPage {
            _ = applyToPlan(KeyPress(lines < 0 ? .up : .down), page)
        } else if live == nil {
            cursor = min(max(0, cursor + lines.signum()), max(0, beginnings.count - 1))
        }
    }

    mutating func click(_ target: HitTarget) -> [WorkoutEffect] {
        if var sheet {
            guard let target = target.as(ProposalTarget.self) else { return [] }
            let outcome = sheet.click(target, in: size)
            return answer(outcome, of: sheet)
        }
        guard let target = target.as(WorkoutTarget.self) else { return [] }
        if case .templateLine(let index) = target {
            templatePage?.point(to: index)
            return []
        }
        if case .session(let index) = target {
            planPage?.cursor = index
            return []
        }
        if case .kind(let index) = target {
            guard live == nil, beginnings.indices.contains(index) else { return [] }
            cursor = index
            return start()
        }
        guard live != nil, !isFollowing, !isOffered, question == nil else { return [] }
        switch target {
        case .pause: return applyToClock(.character(" "))
        case .endRest: return applyToClock(.character("X"))
        case .set, .line: if line == nil { open(.sets) }
        case .kind, .session, .templateLine: break
        }
        return []
    }
}

extension KeyPress {
    /// It types a character.
    fileprivate var isText: Bool {
        if case .character = key { modifiers.isSubset(of: .shift) } else { false }
    }
}

import Canvas
import Entries
import Foundation
import HealthModel
import ScreenKit
import Widgets
import Workouts

extension WorkoutState {
    /// The only place the workout's state changes. Pure: what must happen outside is returned, not done.
    public mutating func apply(_ action: WorkoutAction) -> [WorkoutEffect] {
        switch action {
        case .opened(let now):
            self.now = now
            planPage = nil
            return [.load, .loadSessions, .loadTemplates, .loadPlan]
        case .planOpened(let now):
            self.now = now
            return openPlan()
        case .planRead(let reading, let changes):
            plan = reading
            planPage?.show(reading, changes)
        case .planChanged:
            return [.loadPlan, .notice("The plan is changed. The log takes it back.", isProblem: false)]
        case .key(let press, let now):
            self.now = now
            return apply(press)
        case .paste(let text, let now):
            self.now = now
            paste(text)
        case .wheel(let lines): turn(by: lines)
        case .clicked(let target, let now):
            self.now = now
            return click(target)
        case .read(let live, let isFollowing, let moment): return show(live, isFollowing, moment)
        case .sessionsRead(let sessions):
            templates = WorkoutTemplate.recent(sessions, on: context.clock.today)
            self.sessions = sessions
            saved = saved.map { TemplateProposal(id: $0.id, $0.template, after: sessions, on: context.clock.today) }
        case .templatesRead(let entries):
            saved = SavedTemplate.standing(in: entries).map {
                TemplateProposal(id: $0.id, $0.template, after: sessions, on: context.clock.today)
            }
        case .templateChanged(let sentence):
            // Another one may have been opened while a template was being deleted.
            if templatePage?.isBusy == true { templatePage = nil }
            cursor = 0
            return [.loadTemplates, .notice(sentence, isProblem: false)]
        case .recorded(let live, let moment): return show(recorded: live, moment)
        case .failed(let sentence):
            isBusy = false
            takeBackSubmitted()
            takeBackSheet()
            planPage?.isBusy = false
            templatePage?.isBusy = false
            return [.notice(sentence, isProblem: true), .load]
        case .readFailed(let sentence):
            (isBusy, isRead) = (false, true)
            return [.notice(sentence, isProblem: true)]
        case .endAsked(let moment):
            advance(to: moment)
            openSheet(endingAt: moment)
        case .stored(let entries): return leave(stored: entries)
        case .ticked(let moment): return tick(moment)
        case .resized(let size):
            self.size = size
            sheet?.resized(to: size)
        case .journalChanged: return isBusy ? [] : [.load]
        }
        return []
    }

    private mutating func advance(to moment: WorkoutMoment) { (self.moment, now) = (moment, moment.date) }

    // MARK: What the journal says

    private mutating func show(_ live: LiveWorkout?, _ isFollowing: Bool, _ moment: WorkoutMoment) -> [WorkoutEffect] {
        defer { (isRead, wantsLead) = (true, false) }
        let hadIt = self.live != nil
        advance(to: moment)
        (self.live, isBusy) = (live, false)
        self.isFollowing = isFollowing && live != nil
        guard let live else {
            guard hadIt else { return [] }
            leaveWorkout()
            return [.loadSessions]
        }
        // A minute is no more than a program that was closed and opened again.
        if !isRead, !self.isFollowing, live.idleSeconds(at: moment) > 60 {
            isOffered = true
            return [.show]
        }
        guard wantsLead, self.isFollowing else { return [] }
        return [.notice("The other AirFit still records it: end it there, or close that one first.", isProblem: false)]
    }

    private mutating func show(recorded live: LiveWorkout, _ moment: WorkoutMoment) -> [WorkoutEffect] {
        advance(to: moment)
        (self.live, isBusy, isOffered, isFollowing) = (live.isLive ? live : nil, false, false, false)
        guard live.isLive else {
            leaveWorkout()
            return [.notice("The workout is thrown away.", isProblem: false)]
        }
        guard submitted != nil else { return [] }
        if line == nil {
            // It has begun. Where sets are done, what was typed behind is the first of them; else letters are keys.
            if isOfSets, submitted?.hasNext == true { line = .sets } else { submitted?.hasNext = false }
        }
        return leaveSubmitted()
    }

    private mutating func leave(stored entries: [LogEntry]) -> [WorkoutEffect] {
        (live, isBusy) = (nil, false)
        leaveWorkout()
        let words = entries.map { ProposalForm(.entry($0), in: context).line }.joined(separator: " · ")
        guard !words.isEmpty else { return [] }
        return [.loadSessions, .notice("Saved. \(words). The log takes it back.", isProblem: false)]
    }

    private mutating func leaveWorkout() {
        closeLine()
        (sheet, submittedSheet, question, isOffered, toldRest, cursor) = (nil, nil, nil, false, nil, 0)
    }

    private mutating func tick(_ moment: WorkoutMoment) -> [WorkoutEffect] {
        advance(to: moment)
        wake = nil
        guard let live, !live.isPaused, let rest = live.rest, toldRest != rest.offset,
            let left = live.restLeft(at: moment), left <= 0.05
        else { return [] }
        toldRest = rest.offset
        // Hours later nobody waits for it.
        guard left > -60, !isFollowing else { return [] }
        return [.bell, .notice("The rest is over.", isProblem: false)]
    }
}

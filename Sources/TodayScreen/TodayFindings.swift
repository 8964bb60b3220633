import Canvas
import Findings
import HealthModel

/// The findings of the day on the Today screen: some lines at the top, and a page with their reasons.
public struct TodayFindings: Equatable, Sendable {
    /// The progress of finding them.
    public enum Phase: Equatable, Sendable {
        /// Nothing looks for them.
        case off
        /// They are looked for after the day has been drawn.
        case awaited
        case looking
        case known(FindingEngine.DayFindings)
        /// There are none; why, in one sentence.
        case failed(String)
    }

    public internal(set) var phase = Phase.off
    /// The day that they are of.
    public internal(set) var day = CivilDay(number: 0)
    /// Whether the page with the reasons is open.
    public internal(set) var isOpen = false
    /// The line that keys act on.
    var selected = 0
    /// The opinions given since they were found, by the keys of the findings.
    var opinions: [String: FindingOpinion.Verdict] = [:]
    /// The lines have been told on their day: drawn once.
    var isTold = false

    public init() {}

    /// Empty while they are not known, and where nothing stands out.
    public var lines: [RankedFinding] { if case .known(let found) = phase { found.lines } else { [] } }

    /// The lines, or the sentence that nothing stands out; empty while that is not known.
    public var remarks: [Remark] { if case .known(let found) = phase { found.remarks } else { [] } }

    /// Whether there is something to look at.
    var isShown: Bool {
        if case .failed = phase { return true }
        return !remarks.isEmpty
    }
}

extension TodayState {
    /// The first finding of today, in a sentence; `nil` while that is not known.
    public var leadingFinding: String? {
        guard findings.day == today, let remark = findings.remarks.first else { return nil }
        return FindingWording(.english, units: format.units, today: today).sentence(remark)
    }

    /// Whether the findings of the day that shows are known.
    var showsFindings: Bool { findings.isShown && findings.day == shownReport?.day && shownReport?.extent != nil }

    /// Whether drawing the day leads to further work: looking for its findings, or noting that they were told.
    public var awaitsFindings: Bool {
        findings.phase == .awaited || (!findings.isTold && tellsFindings && !findings.lines.isEmpty)
    }

    /// Whether showing the lines counts as telling them: it does for the day that goes on, not when one looks back, and not
    /// for a day that was asked for by its date.
    private var tellsFindings: Bool { findings.day == today && !isTodayOver }

    /// The day has been drawn.
    mutating func dayDrawn() -> [TodayEffect] {
        if findings.phase == .awaited {
            findings.phase = .looking
            return [.loadFindings(findings.day)] + (hidden.contains(.heart) ? [] : [.loadPulse(findings.day)])
        }
        guard !findings.isTold, tellsFindings, !findings.lines.isEmpty else { return [] }
        findings.isTold = true
        return [
            .tellFindings(
                findings.lines.map {
                    ToldFinding(key: $0.candidate.key, z: $0.candidate.z, day: findings.day)
                })
        ]
    }

    /// Looks for the findings of a day again when it has been drawn; those that show stay until then.
    mutating func awaitFindings(of day: CivilDay) {
        if findings.day != day { findings = TodayFindings() }
        findings.day = day
        findings.phase = .awaited
    }

    mutating func findingsArrived(_ found: FindingEngine.DayFindings, of day: CivilDay) {
        guard findings.day == day else { return }
        findings.phase = .known(found)
        findings.opinions = [:]
        findings.isTold = false
        findings.selected = min(findings.selected, max(0, findings.lines.count - 1))
        if !findings.isShown { findings.isOpen = false }
    }

    // MARK: Keys of the page

    mutating func pressedInFindings(_ press: KeyPress) -> [TodayEffect] {
        switch press.key {
        case .escape, .backspace, .character("q"), .character("f"): findings.isOpen = false
        case .down, .character("j"): moveFinding(by: 1)
        case .up, .character("k"): moveFinding(by: -1)
        case .tab: moveFinding(by: press.modifiers.contains(.shift) ? -1 : 1)
        case .home: findings.selected = 0
        case .end: findings.selected = max(0, findings.lines.count - 1)
        case .enter: return openFinding(findings.selected)
        case .character("+"), .character("u"): return judge(.useful)
        case .character("-"), .character("n"): return judge(.notUseful)
        case .character("x"), .delete: return judge(.neverAgain)
        default: break
        }
        return []
    }

    mutating func moveFinding(by steps: Int) {
        findings.selected = min(max(findings.selected + steps, 0), max(0, findings.lines.count - 1))
    }

    /// The same opinion a second time takes it back.
    private mutating func judge(_ verdict: FindingOpinion.Verdict) -> [TodayEffect] {
        guard findings.lines.indices.contains(findings.selected) else { return [] }
        let key = findings.lines[findings.selected].candidate.key
        let given = findings.opinions[key] == verdict ? nil : verdict
        findings.opinions[key] = given
        return [.judgeFinding(key, given, findings.day)]
    }

    /// Its metrics over the days that it rests on.
    func openFinding(_ index: Int) -> [TodayEffect] {
        guard findings.lines.indices.contains(index) else { return [] }
        let chart = FindingChart(findings.lines[index].remark, on: findings.day)
        guard !chart.metrics.isEmpty else { return [] }
        return [.openTrends(chart.metrics, chart.days)]
    }
}

import HealthModel
import HealthQuery
import Testing

@testable import Findings

@Suite struct `What was told and judged` {
    /// A resting heart rate far above a quiet month, for two days.
    private func raised(_ adjust: (inout FindingInputs) -> Void = { _ in }) -> FindingEngine {
        FindingEngine(
            inputs(
                [
                    .restingHeartRate: quiet(55, spread: 1.5, days: 60) + [66, 67],
                    .sleep: quiet(430, spread: 20, days: 62), .steps: quiet(8000, spread: 900, days: 62),
                    .respiratoryRate: quiet(14.5, spread: 0.3, days: 62),
                ], adjust: adjust))
    }

    private var key: String { raised().findings(on: today).lines[0].candidate.key }

    @Test func `told yesterday, it is not told today, and that is said`() {
        let told = ToldFinding(key: key, z: 7, day: today.advanced(by: -1))
        let found = raised { $0.memory.told = [told] }.findings(on: today)
        #expect(!found.lines.contains { $0.candidate.key == key })
        #expect(found.lines.isEmpty == false || found.quiet?.rule == .nothingNew)
    }

    @Test func `told today, it stands until the day is over`() {
        let told = ToldFinding(key: key, z: 7, day: today)
        #expect(raised { $0.memory.told = [told] }.findings(on: today) == raised().findings(on: today))
    }

    @Test func `told tomorrow, as seen from a day that is asked for, it has not been told`() {
        let told = ToldFinding(key: key, z: 7, day: today.advanced(by: 1))
        #expect(raised { $0.memory.told = [told] }.findings(on: today) == raised().findings(on: today))
    }

    @Test func `never again holds for the day, the brief and the week`() {
        let engine = raised { inputs in
            inputs.memory.opinions = FindingEngine(inputs).candidates(on: today).map {
                FindingOpinion(key: $0.key, day: today.advanced(by: -40), verdict: .neverAgain)
            }
        }
        let found = engine.findings(on: today)
        #expect(found.lines.isEmpty && found.quiet == Remark(.nothingNew))
        let brief = engine.conclusion(ConclusionRequest(.brief))
        #expect(!brief.remarks.contains { $0.rule == .deviation && $0.metric == .restingHeartRate })
        let now = engine.conclusion(ConclusionRequest(.today))
        #expect(now.verdict == found.remarks.first)
    }

    @Test func `opinions weigh as the rule says, within its bounds`() {
        var memory = FindingMemory()
        func give(_ verdict: FindingOpinion.Verdict, _ day: Int) {
            memory.opinions.append(FindingOpinion(key: "a", day: today.advanced(by: day), verdict: verdict))
        }
        #expect(memory.usefulness(of: "a") == 1)
        give(.notUseful, -9)
        #expect(memory.usefulness(of: "a") == 0.5 && memory.usefulness(of: "b") == 1)
        for day in 1...8 { give(.notUseful, -day) }
        #expect(memory.usefulness(of: "a") == 0.1)
        memory.opinions = []
        for day in 1...8 { give(.useful, -day) }
        #expect(memory.usefulness(of: "a") == 1.5)
        give(.neverAgain, 0)
        #expect(memory.usefulness(of: "a") == 0)
    }

    @Test func `links of the same effect with other causes are told apart`() {
        func link(_ cause: MetricID) -> Candidate {
            Candidate(
                .link, Remark(.link, .heartRateVariability, [.difference: -0.5], kind: cause.rawValue), strength: 1,
                direction: 1)
        }
        #expect(link(.alcohol).key != link(.caffeine).key)
    }

    @Test func `a link says of how many comparisons it is one`() {
        let remark = Remark(
            .link, .heartRateVariability, [.r: -0.5, .lag: 1, .n: 38, .tested: 53], kind: MetricID.alcohol.rawValue)
        let (english, german) = (
            FindingWording(.english, today: today).sentence(remark),
            FindingWording(.german, today: today).sentence(remark)
        )
        #expect(english.contains("38 days, corrected for 53 comparisons"))
        #expect(german.contains("38 Tage, korrigiert für 53 Vergleiche"))
    }

    @Test func `a finding opens as its metrics over the days that it rests on`() {
        let link = Remark(.link, .heartRateVariability, kind: MetricID.alcohol.rawValue)
        #expect(FindingChart(link, on: today).metrics == [.heartRateVariability, .alcohol])
        let night = Remark(
            .together, nil, parts: [Remark(.deviation, .restingHeartRate), Remark(.deviation, .sleep)])
        let chart = FindingChart(night, on: today)
        #expect(chart.metrics == [.restingHeartRate, .sleep] && chart.days == today.advanced(by: -27)...today)
        #expect(FindingChart(Remark(.quiet), on: today).metrics.isEmpty)
    }

    @Test func `what stands out as told before is named`() {
        let remark = Remark(.nothingNew, nil, parts: [Remark(.deviation, .restingHeartRate), Remark(.week, .sleep)])
        let wording = FindingWording(.english, today: today)
        #expect(
            wording.sentence(remark) == "Nothing new: resting HR and sleep stand out as told in the last days.")
        #expect(
            wording.sentence(Remark(.nothingNew)) == "Nothing new: what stands out you do not want to be told.")
        #expect(
            FindingWording(.german, today: today).sentence(remark)
                == "Nichts Neues: Ruhepuls und Schlaf stechen heraus wie in den letzten Tagen gemeldet.")
    }
}

import HealthModel
import Testing

@Suite struct `Catalogue of metrics` {
    @Test func `a sum or a mean of the whole day is final after it, a reading and a night are not waited for`() {
        let later: [MetricID] = [
            .steps, .activeEnergy, .heartRate, .walkingHeartRate, .glucose, .movePercent, .napMinutes,
        ]
        let now: [MetricID] = [
            .restingHeartRate, .heartRateVariability, .sleep, .weight, .systolicPressure, .bodyTemperature, .bedTime,
            .mood,
        ]
        #expect(later.filter { !$0.isFinalAfterDay } == [] && now.filter(\.isFinalAfterDay) == [])
        let today = CivilDay(number: 20_604)
        #expect(later.allSatisfy { $0.runningDay(today) == today && $0.runningDay(nil) == nil })
        #expect(now.allSatisfy { $0.runningDay(today) == nil })
    }

    @Test func `every metric has its row at its own place`() {
        #expect(Metric.all.map(\.id) == MetricID.allCases)
        for metric in MetricID.allCases { #expect(metric.row.id == metric) }
    }

    @Test func `names fit their places and are told apart`() {
        for metric in Metric.all where metric.id.isRolledUp {
            #expect(metric.shortTitle.count <= 13, "\(metric.shortTitle)")
        }
        #expect(Set(Metric.all.map(\.title)).count == Metric.all.count)
        #expect(Set(Metric.all.map(\.label)).count == Metric.all.count)
    }

    @Test func `what goes by the weight is rolled up after it`() throws {
        let weight = try #require(MetricID.allCases.firstIndex(of: .weight))
        for (place, metric) in Metric.all.enumerated() {
            if case .samples(let samples) = metric.origin, samples.rule == .nearestToWeight { #expect(place > weight) }
        }
    }

    @Test func `no two metrics claim the same words for themselves`() {
        for list in [\PlainWords.english, \.german] {
            var owners: [String: MetricID] = [:]
            for metric in Metric.all {
                for phrase in PlainWords.phrases(in: metric.words[keyPath: list]) {
                    #expect(owners[phrase] == nil || owners[phrase] == metric.id, "\(phrase)")
                    owners[phrase] = metric.id
                }
            }
        }
    }

    @Test func `words are written as they are looked up`() {
        for metric in Metric.all {
            let words = metric.words
            for list in [words.english, words.englishVerbs, words.german, words.germanVerbs, words.loose] {
                #expect(list == list.lowercased())
                #expect(!list.unicodeScalars.contains { "äöüß".unicodeScalars.contains($0) }, "\(list)")
                #expect(
                    !PlainWords.phrases(in: list).contains {
                        $0.contains(",") || $0 != $0.split(separator: " ").joined(separator: " ")
                    })
            }
        }
    }

    @Test func `all that is no text and not of the calendar can be charted`() {
        for metric in [MetricID.heartRate, .bedTime, .mood, .naps, .runDistance, .ringsClosed] {
            #expect(MetricID.charted.contains(metric))
        }
        #expect(!MetricID.charted.contains(.sleepSource) && !MetricID.charted.contains(.isWeekend))
    }

    @Test func `bedtimes on either side of midnight lie side by side`() {
        #expect(MetricID.bedTime.onAxis(1_430) == 1_430 && MetricID.bedTime.onAxis(10) == 1_450)
        #expect(MetricID.wakeTime.onAxis(420) == 1_860 && MetricID.steps.onAxis(420) == 420)
        #expect(MetricID.bedTime.mean(of: [1_430, 10]).map { ($0 * 1e6).rounded() / 1e6 } == 1_440)
        #expect(MetricID.steps.mean(of: [1, 2]) == 1.5 && MetricID.steps.mean(of: []) == nil)
    }

    @Test(
        arguments: [
            ("hrv", [.heartRateVariability]), ("rhr", [.restingHeartRate]), ("sleep", [.sleep]),
            ("calories", [.activeEnergy, .dietaryEnergy]), ("bedtime", [.bedTime]), ("oxygen", [.bloodOxygen]),
            ("energy", [.activeEnergy, .dietaryEnergy, .energy]), ("blood sugar", [.glucose]),
            ("heart rate", [.heartRate, .restingHeartRate, .walkingHeartRate]), ("rings", [.ringsClosed]),
            ("blood pressure", [.systolicPressure, .diastolicPressure]), ("running", [.runDistance]),
            ("cycling distance", [.cyclingDistance]), ("xyz", []),
        ] as [(String, [MetricID])])
    func `everyday names lead to the metrics that they may mean`(phrase: String, metrics: [MetricID]) {
        #expect(MetricID.known(as: phrase) == metrics)
    }

    @Test func `consent covers what a metric is computed from`() {
        #expect(MetricID.load.categories == [.workouts, .heart])
        #expect(MetricID.load.hidden(by: [.heart]) == .heart)
        #expect(MetricID.load.hidden(by: [.sleep]) == nil)
        #expect(MetricID.weekday.categories.isEmpty)
    }
}

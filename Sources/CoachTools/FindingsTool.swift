import Findings
import HealthModel
import HealthQuery
import JSON

/// `findings`: what a day or a period has to tell, and conclusions by stated rules.
struct FindingsTool: QueryTool {
    static let name = "findings"
    let toolkit: QueryToolkit

    func answer(_ call: QueryCall) async throws(ToolProblem) -> ToolReply {
        let request = try Self.request(call)
        let (memory, problem) = await Self.memory(call)
        let inputs: FindingInputs
        do throws(HealthStoreError) {
            inputs = try await FindingInputs(
                from: call.reading, upTo: call.today, minuteOfDay: call.clock.minuteOfDay,
                hiding: Set(call.consent.withheld), also: Set([request.field].compactMap(\.self)), memory: memory)
        } catch {
            throw ToolProblem(error)
        }
        var reply = reply(FindingEngine(inputs).conclusion(request), call)
        if let problem { reply.notes.append(problem) }
        return reply
    }

    /// The findings that were told with the person's opinions, or the sentence that says why they are not known.
    private static func memory(_ call: QueryCall) async -> (FindingMemory, problem: String?) {
        guard let findings = call.findings else { return (FindingMemory(), nil) }
        do throws(FindingMemoryError) { return (try await findings.findingMemory(), nil) } catch {
            return (FindingMemory(), error.sentence)
        }
    }

    private static func request(_ call: QueryCall) throws(ToolProblem) -> ConclusionRequest {
        let kind: ConclusionRequest.Kind = call.arguments.option("kind") ?? .today
        let takesMetric: Set<ConclusionRequest.Kind> = [.usual, .forAge, .changed, .doing, .effect]
        try call.need("metric", with: "kind usual, for_age, changed, doing or effect", if: takesMetric.contains(kind))
        try call.need("event", with: "kind effect", if: kind == .effect)
        let field = call.arguments.has("metric") ? try call.metric("metric").field : nil
        let dates = try Self.dates(of: kind, call)
        if let first = dates?.lowerBound, first > call.today {
            throw ToolProblem(.invalidArguments, "These dates lie ahead; nothing is foretold.", path: "range")
        }
        return ConclusionRequest(kind, field: field, dates: dates, event: call.arguments.option("event"))
    }

    /// - Returns: `nil` where the rule names the days.
    private static func dates(
        of kind: ConclusionRequest.Kind, _ call: QueryCall
    ) throws(ToolProblem) -> ClosedRange<CivilDay>? {
        guard call.arguments.has("range") else { return nil }
        guard case .days(let dates) = try call.range() else {
            throw ToolProblem(
                .invalidArguments, "Name dates such as last_30_days; left out, they are those that the rule names.",
                path: "range")
        }
        guard kind.isOfOneDay, dates.lowerBound != dates.upperBound else { return dates }
        throw ToolProblem(
            .invalidArguments,
            "Kind \(kind.rawValue) is told of one day, such as \(min(dates.upperBound, call.today).iso); of more days there "
                + "are changed, doing, went_well, usual and review.", path: "range")
    }

    private func reply(_ answer: ConcludedAnswer, _ call: QueryCall) -> ToolReply {
        let wording = FindingWording(.english, today: call.today)
        var reply = ToolReply([
            ("kind", .string(answer.kind.rawValue)), ("from", .day(answer.dates.lowerBound)),
            ("to", .day(answer.dates.upperBound)), ("conclusion", answer.verdict.json(wording)),
        ])
        if let step = answer.step { reply.add("next", step.json(wording)) }
        if !answer.unknown.isEmpty { reply.add("unknown", .list(answer.unknown.map { .string($0.rawValue) })) }
        if !answer.hidden.isEmpty { reply.add("withheld", .list(answer.hidden.map { .string($0.rawValue) })) }
        reply.rows = ("findings", answer.remarks.map { $0.json(wording) })
        if [.tooLittle, .noValue, .changedTooLittle, .changedTooFew].contains(answer.verdict.rule) {
            reply.noData("too little is recorded in these dates")
        }
        reply.notes = ["rules, not a diagnosis; state what goes together, never a cause"]
        if answer.kind.isOfOneDay {
            reply.notes.append(DayNotes.told(of: answer.dates.upperBound, today: call.today))
        }
        if [.brief, .review].contains(answer.kind) {
            reply.notes.append("at most 120 words, and one chart by the tool chart")
        }
        if let time = call.clock.partialUntil, answer.dates.contains(call.today) {
            reply.notes.append(DayNotes.partial(until: time))
        }
        reply.categories = answer.categories
        return reply
    }
}

extension ToolClock {
    /// Minutes after midnight up to which today is known; `nil` where the day is over or taken as a whole.
    public var minuteOfDay: Int? {
        let parts = partialUntil.map { $0.split(separator: ":").compactMap { Int($0) } } ?? []
        return parts.count == 2 ? parts[0] * 60 + parts[1] : nil
    }
}

extension Remark {
    /// Its rule, what the rule is, its figures, and the sentence.
    fileprivate func json(_ wording: FindingWording) -> JSONTree {
        var fields = plainFields
        if !parts.isEmpty { fields.append(("parts", .list(parts.map { .object($0.plainFields) }))) }
        fields += [("text", .string(wording.sentence(self))), ("reason", .string(rule.reason))]
        return .object(fields)
    }

    private var plainFields: [(key: String, value: JSONTree)] {
        var fields: [(key: String, value: JSONTree)] = [("rule", .string(rule.rawValue))]
        if let metric { fields += [("metric", .string(metric.rawValue)), ("unit", .string(metric.unit))] }
        for figure in Figure.allCases {
            if let number = self[figure] { fields.append((figure.rawValue, .figure(number))) }
        }
        if let dates { fields += [("from", .day(dates.lowerBound)), ("to", .day(dates.upperBound))] }
        if let kind { fields.append(("of_kind", .string(kind))) }
        return fields
    }

    /// As the tool told it; `nil` for what is none.
    package init?(_ json: JSONValue) {
        guard let rule = json["rule"].text.flatMap(FindingRule.init(rawValue:)) else { return nil }
        self.init(rule, json["metric"].text.flatMap(DayField.init(rawValue:)))
        for figure in Figure.allCases { figures[figure] = json[figure.rawValue].number }
        if let from = json["from"].text.flatMap({ CivilDay(iso: $0) }),
            let to = json["to"].text.flatMap({ CivilDay(iso: $0) }), from <= to
        {
            dates = from...to
        }
        kind = json["of_kind"].text
        parts = (json["parts"].array ?? []).compactMap { Remark($0) }
    }
}

extension ConcludedAnswer {
    /// As the tool told it; `nil` for a reply without a conclusion.
    package init?(_ json: JSONValue) {
        guard let kind = json["kind"].text.flatMap(ConclusionRequest.Kind.init(rawValue:)),
            let verdict = Remark(json["conclusion"]), let from = json["from"].text.flatMap({ CivilDay(iso: $0) }),
            let to = json["to"].text.flatMap({ CivilDay(iso: $0) }), from <= to
        else { return nil }
        self.init(
            kind, from...to, verdict, (json["findings"].array ?? []).compactMap { Remark($0) },
            unknown: (json["unknown"].array ?? []).compactMap { $0.text.flatMap(DayField.init(rawValue:)) },
            step: Remark(json["next"]))
        hidden = (json["withheld"].array ?? []).compactMap { $0.text.flatMap(HealthCategory.init(rawValue:)) }
    }
}

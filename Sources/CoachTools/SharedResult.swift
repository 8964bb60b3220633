import HealthModel
import JSON

/// Results of tools that were run when the person shared more, or with somebody else.
package enum SharedResult {
    /// Names the categories that a result leaves out.
    static let withheldKey = "withheld"
    /// Names the categories that a result holds.
    static let categoriesKey = "categories"

    /// Every reply of a tool ends with its categories.
    package static func withoutCategories(_ json: String) -> String {
        guard json.hasSuffix("]}"), let start = json.ranges(of: ",\"\(categoriesKey)\":[").last?.lowerBound,
            !json[start...].dropLast(2).contains("]")
        else { return json }
        return json[..<start] + "}"
    }

    /// The result as it is where it holds nothing that is withheld now, else an error that says so.
    package static func passed(_ json: String, _ consent: ConsentFilter) -> String {
        guard !consent.withheld.isEmpty, let value = JSONValue(json), value["error"].isMissing,
            ![ToolProblem.notSharedReason, ToolProblem.hiddenReason, ToolProblem.leftOutReason].contains(
                value["reason"].text)
        else { return json }
        if let categories = value[categoriesKey].array {
            let contained = categories.compactMap { $0.text.flatMap(HealthCategory.init(rawValue:)) }
            guard let withheld = contained.first(where: { !consent.shares($0) }) else { return json }
            return ToolProblem.notShared(withheld, by: consent).outcome.json
        }
        if let metric = value["metric"].text.flatMap(MetricID.init(rawValue:)) {
            return metric.hidden(by: Set(consent.withheld)).map {
                ToolProblem.notShared($0, by: consent, path: "metric").outcome.json
            } ?? json
        }
        let leftOut = Set(
            (value[withheldKey].array ?? []).compactMap { $0.text.flatMap(HealthCategory.init(rawValue:)) })
        guard !leftOut.isSuperset(of: consent.withheld) else { return json }
        return ToolProblem(
            .notAllowed, "This earlier result holds what the person does not share with you; call the tool again."
        ).outcome.json
    }
}

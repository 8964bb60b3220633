import ScreenKit
import Canvas
import ChatModel
import JSON

/// A call and its result in a few words.
enum ToolCallWording {
    /// The values of the arguments in the order they were written: `steps · last_7_days`.
    static func arguments(of call: ToolCall) -> String {
        guard !call.isMalformed, let members = JSONValue(call.argumentsJSON)?.members else {
            return call.isMalformed ? ShortText.oneLine(call.argumentsJSON, 200) : ""
        }
        return members.prefix(12).compactMap { name, value in
            if let flag = value.flag { return flag ? name : "no \(name)" }
            // What is built of parts is counted; the opened call shows it whole.
            if let parts = value.array, parts.contains(where: { $0.members != nil || $0.isArray }) {
                return counted(parts.count, of: name)
            }
            if value.members != nil { return ShortText.oneLine(name, 20) }
            if let parts = value.array {
                return parts.compactMap { ($0.text ?? $0.json).map { ShortText.oneLine($0, 40) } }.joined(
                    separator: ", ")
            }
            return (value.text ?? value.json).map { ShortText.oneLine($0, 80) }
        }.joined(separator: " · ")
    }

    /// `7 values`, `no data`, the sentence of an error; empty where there is nothing to count.
    static func summary(of result: ToolResult) -> String {
        guard let reply = JSONValue(result.json) else { return "" }
        let error = reply["error"]
        if let sentence = error["message"].nonEmptyText ?? error.nonEmptyText {
            return ShortText.oneLine(sentence, 200)
        }
        if result.isError { return reply["message"].nonEmptyText.map { ShortText.oneLine($0, 200) } ?? "" }
        if reply["no_data"].flag == true { return "no data" }
        switch reply["status"].text {
        case "saved": return "stored"
        case "edited": return "stored as you changed it"
        case "declined": return "not stored, as you said"
        case "duplicate": return "stands already"
        default: break
        }
        if let count = reply["n"].integer { return counted(count, "value") }
        for (name, value) in reply.members ?? [] {
            if let rows = value.array { return counted(rows.count, of: name) }
        }
        return reply.members.map { counted($0.count, "field") } ?? ""
    }

    private static func counted(_ count: Int, _ unit: String) -> String { "\(count) \(unit)\(count == 1 ? "" : "s")" }

    /// `7 rows`, `1 row`, `1 category`: by the plural that a list is called.
    private static func counted(_ count: Int, of list: String) -> String {
        let name = ShortText.oneLine(list, 20)
        guard count == 1, name.hasSuffix("s"), !name.hasSuffix("ss"), name != "series" else {
            return "\(count) \(name)"
        }
        return "1 \(name.hasSuffix("ies") ? name.dropLast(3) + "y" : name.dropLast())"
    }
}

/// JSON set out in lines, members in the order they were written; what fits on a line stays on one.
enum PrettyJSON {
    /// As many lines as anybody reads at a glance; the rest is counted.
    static let longest = 60
    private static let longestLine = 2_000

    /// - Parameters:
    ///   - width: cells of a line; a text that is longer goes over it.
    ///   - limit: lines at most.
    static func lines(of json: String, width: Int, limit: Int = longest) -> [String] {
        guard let value = JSONValue(json) else {
            return bounded(json.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), limit)
        }
        var lines: [String] = []
        write(value, prefix: "", suffix: "", indent: 0, width: width, into: &lines)
        return bounded(lines, limit)
    }

    private static func bounded(_ lines: [String], _ limit: Int) -> [String] {
        let shown = lines.prefix(limit).map { $0.count > longestLine ? $0.prefix(longestLine) + "…" : $0 }
        let more = lines.count - shown.count
        return more > 0 ? shown + ["… \(more) more line\(more == 1 ? "" : "s")"] : shown
    }

    private static func write(
        _ value: JSONValue, prefix: String, suffix: String, indent: Int, width: Int, into lines: inout [String]
    ) {
        let blanks = String(repeating: " ", count: min(indent, 20) * 2)
        let flat = value.json ?? "null"
        let fits = blanks.count + prefix.count + flat.count + suffix.count <= width
        // A depth that nobody reads is left on its line.
        guard !fits, indent < 32, let parts = parts(of: value), !parts.isEmpty else {
            lines.append(blanks + prefix + flat + suffix)
            return
        }
        lines.append(blanks + prefix + (value.isArray ? "[" : "{"))
        for (number, part) in parts.enumerated() {
            let comma = number == parts.count - 1 ? "" : ","
            write(part.value, prefix: part.name, suffix: comma, indent: indent + 1, width: width, into: &lines)
        }
        lines.append(blanks + (value.isArray ? "]" : "}") + suffix)
    }

    private static func parts(of value: JSONValue) -> [(name: String, value: JSONValue)]? {
        if let members = value.members { return members.map { ("\"\($0.name)\": ", $0.value) } }
        return value.array?.map { ("", $0) }
    }
}

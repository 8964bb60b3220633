import Canvas
import Charts
import ChatModel
import Foundation
import HealthModel
import JSON

/// A conversation as Markdown to read elsewhere: where it comes from in front, then what was said on the branch that is shown.
struct ConversationMarkdown {
    let conversation: Conversation
    let messages: [ChatMessage]

    var text: String {
        let tree = MessageTree(messages)
        let leaf = conversation.leaf.flatMap { tree[$0]?.id } ?? messages.last?.id
        let path = leaf.map { tree.path(to: tree.latestLeaf(from: $0)) } ?? []
        var parts = [head(path), "# \(Self.line(conversation.title))"]
        let results = Dictionary(path.compactMap(\.toolResult).map { ($0.callID, $0) }) { one, _ in one }
        parts += path.compactMap { Self.section($0, results) }
        let others = messages.count - path.count
        if others > 0 {
            parts.append("*\(others) message\(others == 1 ? "" : "s") of other branches are in the JSON export alone.*")
        }
        return SafeText.document(parts.joined(separator: "\n\n") + "\n")
    }

    /// Front matter (YAML): strings are quoted as in JSON, which YAML reads too.
    private func head(_ path: [ChatMessage]) -> String {
        let usages = path.compactMap(\.usage)
        var lines = [
            "---", "title: \(Self.quoted(conversation.title))", "started: \(Self.instant(conversation.startedAt))",
            "updated: \(Self.instant(conversation.updatedAt))",
        ]
        if let model = conversation.model {
            lines += ["provider: \(Self.quoted(model.provider.rawValue))", "model: \(Self.quoted(model.model))"]
        }
        func add(_ name: String, _ part: (TokenUsage) -> Int?) {
            let counts = usages.compactMap(part)
            if !counts.isEmpty { lines.append("\(name): \(counts.reduce(0, +))") }
        }
        lines.append("messages: \(path.count { $0.author != .tool })")
        add("input_tokens", \.input)
        add("output_tokens", \.output)
        let costs = usages.compactMap(\.costUSD)
        if !costs.isEmpty { lines.append("cost_usd: \(String(format: "%.4f", costs.reduce(0, +)))") }
        return (lines + ["exported_by: airfit", "---"]).joined(separator: "\n")
    }

    /// `nil` for what tools answered and for rounds without a word.
    private static func section(_ message: ChatMessage, _ results: [String: ToolResult]) -> String? {
        guard message.author != .tool else { return nil }
        let calls = message.toolCalls.map { "- looked up: `\(line($0.name))` `\(line($0.argumentsJSON))`" }
        guard !message.text.isEmpty || !calls.isEmpty || message.safety != nil else { return nil }
        var who = "You"
        if message.author == .coach {
            who =
                message.model.map { $0.provider == .offline ? "Offline coach" : "Coach (\(line($0.model)))" } ?? "Coach"
        }
        var parts = ["## \(who), \(instant(message.createdAt))"]
        if let notice = message.safety { parts.append(quoted(notice)) }
        if !message.text.isEmpty { parts.append(message.author == .person ? plain(message.text) : message.text) }
        if !calls.isEmpty { parts.append(calls.joined(separator: "\n")) }
        parts += message.toolCalls.compactMap { results[$0.id].flatMap { chart(in: $0, on: message.createdAt) } }
        switch message.completion {
        case .complete, .streaming: break
        case .stopped: parts.append("*Stopped here.*")
        case .length: parts.append("*The model reached its limit here.*")
        case .cut: parts.append("*The answer was cut off here.*")
        case .failed(let error): parts.append("*The answer failed: \(error.code).*")
        }
        return parts.joined(separator: "\n\n")
    }

    /// The chart that a tool drew, as a block of text; `nil` for every other reply.
    private static func chart(in result: ToolResult, on date: Date) -> String? {
        guard result.name == "chart", !result.isError, let chart = JSONValue(result.json).flatMap({ ChartData($0) }),
            !chart.isEmpty
        else { return nil }
        // Years are named unless they are that of the message.
        let clock = DayClock(zone: .gmt, around: date)
        let day = clock.day(atUnix: Int(date.timeIntervalSince1970))
        let lines = chart.textBlock(today: day) + chart.marks.map { "• \($0.text)" }
        return "```text\n\(lines.joined(separator: "\n").replacing("`", with: "'"))\n```"
    }

    private static func quoted(_ notice: SafetyNotice) -> String {
        notice.text.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }.joined(separator: "\n")
    }

    /// Escapes the person's text: lines that Markdown would take for a heading or a rule stay plain.
    private static func plain(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasPrefix("#") || line.hasPrefix("---") || line.hasPrefix("```") || line.hasPrefix("===")
                ? "\\\(line)" : line
        }
        .joined(separator: "\n")
    }

    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ").replacing("`", with: "'")
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case _
            where scalar.value < 32 || (0x7F..<0xA0).contains(scalar.value) || scalar.value == 0x2028
                || scalar.value == 0x2029:
                quoted += String(format: "\\u%04x", scalar.value)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    private static func instant(_ date: Date) -> String { date.formatted(.iso8601) }

    /// A name for a file: letters, digits and hyphens.
    static func fileName(of title: String) -> String {
        var name = ""
        for character in title.lowercased() where name.count < 60 {
            if character.isLetter || character.isNumber {
                name.append(character)
            } else if !name.isEmpty, name.last != "-" {
                name.append("-")
            }
        }
        while name.last == "-" { name.removeLast() }
        return name.isEmpty ? "conversation" : name
    }
}

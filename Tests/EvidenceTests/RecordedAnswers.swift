import ChatModel
import Evidence
import Foundation
import HealthModel
import JSON

/// An answer of the corpus with its labels.
struct RecordedAnswer {
    var name: String
    var question: String
    var sources: [String]
    var text = ""
    /// Offsets of scalars in the text.
    var right: [Range<Int>] = []
    var invented: [Range<Int>] = []

    /// What the answer could rest on.
    func base(_ fixtures: RecordedReplies) -> EvidenceBase {
        var base = EvidenceBase()
        base.add(question: question)
        for source in sources {
            if source == "prompt" {
                base.add(PromptFigures(fixtures.prompt, day: CivilDay(iso: "2026-11-20")))
            } else if let recorded = fixtures.replies[source] {
                base.add(recorded.result, to: recorded.call)
            }
        }
        return base
    }

    func label(of place: Range<Int>) -> Bool? {
        if right.contains(where: { $0.overlaps(place) }) { return true }
        return invented.contains { $0.overlaps(place) } ? false : nil
    }
}

struct RecordedReplies {
    var replies: [String: (call: ToolCall, result: ToolResult)] = [:]
    var prompt = ""
    var answers: [RecordedAnswer] = []

    static func load(_ file: String = "answers.md") throws -> RecordedReplies {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
        func text(_ name: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        var fixtures = RecordedReplies()
        for (name, value) in try [
            "replies.json", "more-replies.json", "third-replies.json", "unseen-replies.json",
            "practice-5-replies.json", "practice-7-replies.json", "practice-9-replies.json", "practice-11-replies.json",
            "unseen-3-replies.json",
        ]
        .flatMap({
            JSONValue(try text($0))?.members ?? []
        }) {
            let tool = value["tool"].text ?? ""
            let call = ToolCall(id: name, name: tool, argumentsJSON: value["arguments"].json ?? "{}")
            let result = ToolResult(callID: name, name: tool, json: value["reply"].json ?? "{}")
            fixtures.replies[name] = (call, result)
        }
        fixtures.prompt = try text("prompt.txt")
        fixtures.answers = try text(file).components(separatedBy: "\n## ").map { part in
            answer(part.hasPrefix("## ") ? String(part.dropFirst(3)) : part)
        }
        return fixtures
    }

    private static func answer(_ part: String) -> RecordedAnswer {
        let lines = part.split(separator: "\n", maxSplits: 1).map(String.init)
        let head = lines[0].components(separatedBy: " | ")
        let names = head[0].split(separator: " ").map(String.init)
        var answer = RecordedAnswer(
            name: names[0], question: head[1], sources: names[1].split(separator: ",").map(String.init))
        var marked = lines[1].trimmingCharacters(in: .whitespacesAndNewlines)[...]
        while let open = marked.range(of: "[[") {
            answer.text += marked[..<open.lowerBound]
            marked = marked[open.upperBound...]
            let close = marked.range(of: "]]")!
            let isInvented = marked.first == "!"
            let start = answer.text.unicodeScalars.count
            answer.text += isInvented ? marked[..<close.lowerBound].dropFirst() : marked[..<close.lowerBound]
            let place = start..<answer.text.unicodeScalars.count
            if isInvented { answer.invented.append(place) } else { answer.right.append(place) }
            marked = marked[close.upperBound...]
        }
        answer.text += marked
        return answer
    }
}

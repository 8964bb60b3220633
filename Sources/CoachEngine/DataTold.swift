import ChatModel
import HealthModel

extension CoachEngine {
    /// The part of the prompt about the person and the day, without the rules that are the same for everybody: evidence
    /// for the numbers of an answer.
    public func dataTold(on day: CivilDay, options: ReplyOptions, from model: ModelReference) async -> String {
        Self.data(in: await request(for: [], on: day, options: options, from: model).system, options)
    }

    static func data(in system: String, _ options: ReplyOptions) -> String {
        let rules = CoachPrompt().beginning(options).utf8  // the beginning of every prompt
        guard system.utf8.starts(with: rules) else { return system }
        return String(Substring(system.utf8.dropFirst(rules.count)))
    }
}

import ChatModel
import Foundation
import HealthModel

/// The safety measures of a turn: the notice before the answer, and the data that stay out of the request.
package struct SafetyGate {
    /// Shown before the model's first word.
    package let notice: SafetyNotice?
    /// A sign of an eating disorder was seen in this conversation.
    package let isWithoutFigures: Bool
    /// Where a crisis or an emergency began that the person has not left for another subject: an index of a message. From
    /// there on a request holds what was said, and nothing else; `nil` outside of one.
    package let crisisStart: Int?
    /// The notice of a crisis on another branch that is not left; `nil` for none.
    package let elsewhere: SafetyNotice?
    private let shown: [SafetyNotice]

    /// - Parameters:
    ///   - messages: oldest first; the last of the person's is what is answered.
    ///   - screened: what was found in the questions before.
    ///   - subjectChangedAt: when the person took up another subject after a crisis; `nil` where they never did.
    ///   - crisisElsewhere: one on another branch.
    package init(
        _ messages: [ChatMessage], region: String?, isMinor: Bool, screened: ScreenedQuestions,
        subjectChangedAt: Date? = nil, crisisElsewhere: SpokenCrisis? = nil
    ) {
        let questions = Array(messages.indices.filter { messages[$0].author == .person }.suffix(60))
        let findings = screened.findings(in: questions.map { messages[$0].text }, isMinor: isMinor)
        notice = (findings.last ?? nil).map { SafetyWording.notice(for: $0, region: region) }
        shown = messages.compactMap(\.safety)
        isWithoutFigures =
            findings.contains { $0?.concern == .eatingDisorder }
            || shown.contains { $0.concern == .eatingDisorder }
        let found = zip(questions, findings).first { index, finding in
            guard let finding, messages[index].isAfter(subjectChangedAt) else { return false }
            return SafetyWording.notice(for: finding, region: region).keepsDataBack
        }?.0
        // Also one that is too far back to be looked through again, or that was found by other rules.
        let told = messages.firstIndex { message in
            message.isAfter(subjectChangedAt) && message.safety?.keepsDataBack == true
        }
        .map { answer in messages[..<answer].lastIndex { $0.author == .person } ?? answer }
        let open = crisisElsewhere.flatMap { crisis in
            subjectChangedAt.map { crisis.at > $0 } ?? true ? crisis : nil
        }
        elsewhere = open?.notice
        crisisStart = [found, told, open.map { Self.start(of: messages, after: $0.at) }].compactMap(\.self).min()
    }

    /// The index of the first message since that moment, at the least the question that is answered.
    private static func start(of messages: [ChatMessage], after moment: Date) -> Int {
        let question = messages.lastIndex { $0.author == .person } ?? messages.endIndex
        return min(messages.firstIndex { $0.createdAt > moment } ?? question, question)
    }

    /// Nothing of the person's data is for this turn: in a crisis or an emergency, and after it until the person takes up
    /// another subject.
    package var isWithoutData: Bool { crisisStart != nil }

    /// Notices about values, where none of that metric was shown in this conversation, or one of the same concern that was less
    /// grave.
    package func unseen(_ readings: [SafetyNotice]) -> [SafetyNotice] {
        guard !isWithoutData else { return [] }
        return readings.filter { reading in
            !shown.contains { covers($0, reading) } && !(isWithoutFigures && reading.metric == "weight_kg")
        }
    }

    private func covers(_ shown: SafetyNotice, _ reading: SafetyNotice) -> Bool {
        guard let sign = reading.reading, let before = shown.reading, before.concern == sign.concern else {
            return shown.metric == reading.metric
        }
        return before.level >= sign.level
    }

    /// The instructions to the model; `nil` where there are none.
    package func instructions(_ shown: SafetyNotice?) -> String? {
        if let shown, shown.concern == .eatingDisorder || !isWithoutFigures { return SafetyWording.instructions(shown) }
        let parts = [
            shown.map(SafetyWording.instructions), isWithoutFigures ? SafetyWording.withoutFigures : nil,
            shown == nil && isWithoutData ? Self.stillWithoutData : nil,
        ]
        let told = parts.compactMap(\.self)
        return told.isEmpty ? nil : told.joined(separator: "\n\n")
    }

    private static let stillWithoutData = """
        # Earlier in this talk
        The person wrote of a crisis or an emergency. Stay with them. You see nothing of their data, and AirFit keeps it so \
        until they themselves take up another subject in the app. No data, no numbers about them, no coaching, no methods. \
        Where they ask about data, say that AirFit leaves them out for now.
        """
}

extension ChatMessage {
    fileprivate func isAfter(_ moment: Date?) -> Bool { moment.map { createdAt > $0 } ?? true }
}

import Foundation

/// A notice shown before an answer because of the person's words or their data: one calm step, never a diagnosis. Its
/// text is fixed; no model writes it.
public struct SafetyNotice: Equatable, Sendable, Codable {
    /// How soon the step is to be taken.
    public enum Urgency: String, Sendable, Codable, CaseIterable {
        case now
        case today
        /// With the next visit to a doctor.
        case visit
        /// No hurry: what to keep in mind.
        case care
    }
    /// The danger that a message gives reason to think of.
    public enum Concern: String, Sendable, Codable, CaseIterable {
        case crisis, emergency
        case eatingDisorder = "eating_disorder"
        case medicine
        /// Exercise with a fever, an acute illness, after surgery, with a heart disease.
        case illness
        case pregnancy, minor
        /// A value in the data.
        case reading
    }

    public var concern: Concern
    public var urgency: Urgency
    /// Markdown.
    public var text: String
    /// The metric that a reading is of; `nil` for what the person wrote.
    public var metric: String?
    /// The sign in the data that it is about; `nil` for a notice about the person's words.
    public var reading: ReadingSign?
    /// ISO 639 code of the language of the text; `nil` for English.
    public var language: String?

    public init(
        _ concern: Concern, _ urgency: Urgency, _ text: String, metric: String? = nil, reading: ReadingSign? = nil,
        language: String? = nil
    ) {
        self.concern = concern
        self.urgency = urgency
        self.text = text
        self.metric = metric
        self.reading = reading
        self.language = language
    }

    /// Whether what was measured stays out of the talk from here on, until the person takes up another subject.
    public var keepsDataBack: Bool { concern == .crisis || concern == .emergency && urgency == .now }
}

/// A crisis or an emergency that was spoken of.
public struct SpokenCrisis: Equatable, Sendable {
    /// The notice as it was shown.
    public var notice: SafetyNotice
    /// When it was spoken of.
    public var at: Date

    public init(_ notice: SafetyNotice, at: Date) {
        self.notice = notice
        self.at = at
    }
}

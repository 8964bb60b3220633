import ChatModel
import Foundation

/// The state of the spending page.
public struct SpendState: Equatable, Sendable {
    /// `nil` until it was read.
    public internal(set) var account: SpendAccount?
    /// The moment it was read: its day is today.
    var readAt = Date(timeIntervalSince1970: 0)
    /// Why it cannot be read; one sentence.
    public var problem: String?
    public var grouping = SpendAccount.Grouping.model
    /// Receipts that are listed, of those there are.
    public var listed = SpendState.page
    /// The credit of the providers was asked for.
    var wantsCredit = false

    /// As many receipts are shown at once.
    public static let page = 20

    public init() {}
}

/// An event of the spending page.
public enum SpendAction: Equatable, Sendable {
    case loaded(SpendAccount, at: Date)
    /// One sentence.
    case failed(String)
    /// Where all receipts were written, or why they were not; one sentence.
    case written(String, isProblem: Bool)
}

/// Work that the page of spending asks for.
public enum SpendEffect: Equatable, Sendable {
    case load
    /// Writes all receipts as CSV.
    case write
}

extension SettingsState {
    /// Takes in the receipts, or why they cannot be read.
    public mutating func apply(spend action: SpendAction) -> [SettingsEffect] {
        switch action {
        case .loaded(let account, let moment):
            (spend.account, spend.readAt, spend.problem) = (account, moment, nil)
            return []
        case .failed(let sentence):
            spend.problem = sentence
            return []
        case .written(let sentence, let isProblem): return [.notice(sentence, isProblem: isProblem)]
        }
    }
}

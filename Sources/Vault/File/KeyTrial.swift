import Foundation

/// Whether a key was tried with its provider.
public enum KeyTrial: Equatable, Sendable {
    /// It was kept before this was noted, or by somebody who does not say.
    case unknown
    /// It was kept without a test.
    case untested
    /// The provider took it, last then.
    case works(Date)
}

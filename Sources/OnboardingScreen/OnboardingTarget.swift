/// The hit targets of the setup, beside the fields of a passphrase.
enum OnboardingTarget: Hashable, Sendable {
    case button(OnboardingState.Button)
    /// An answer to choose, as an index.
    case option(Int)
    /// A field to type in, as an index.
    case field(Int)
}

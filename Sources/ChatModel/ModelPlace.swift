/// Where a model answers, as far as privacy goes.
public enum ModelPlace: String, CaseIterable, Sendable {
    /// In this program: nothing is sent.
    case offline
    /// On this machine, or on a host that the person marked local.
    case local
    /// With a provider.
    case elsewhere
}

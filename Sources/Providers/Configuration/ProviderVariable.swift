import ChatModel

extension ProviderID {
    /// The name of the environment variable for one setting of the provider: `AIRFIT_CUSTOM_BASE_URL`. Signs of the
    /// provider's name that a variable cannot have become underscores.
    /// - Parameter setting: `BASE_URL`, `API_KEY` or `API`.
    public func variable(_ setting: String) -> String {
        "AIRFIT_\(String(rawValue.uppercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }))_\(setting)"
    }
}

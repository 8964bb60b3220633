/// One setting with its new value; `nil` is the default again.
public struct SettingChange: Equatable, Sendable {
    /// With its tables: `coach.provider`.
    public var key: String
    public var value: SettingValue?

    public init(_ key: String, _ value: SettingValue?) {
        self.key = key
        self.value = value
    }
}

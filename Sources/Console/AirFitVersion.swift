/// The version of the program, for people and in what it writes.
public enum AirFitVersion: Sendable {
    public static let text = "0.1.0"
}

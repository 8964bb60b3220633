import CSodium

/// The version of libsodium.
public enum SodiumVersion {
    public static var text: String { String(cString: sodium_version_string()) }
}

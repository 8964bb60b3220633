import CSodium

/// What the vault is encrypted with.
public enum SodiumVersion {
    public static var text: String { String(cString: sodium_version_string()) }
}

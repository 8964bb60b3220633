/// The themes that come with AirFit, inside the program so that none can be missing at run time.
public enum BuiltInThemes {
    /// Short names in the order in which a person meets them; the first is the default.
    public static let names = [
        "dusk", "dawn", "contrast", "contrast-light", "terminal", "forest", "fjord", "paper",
    ]

    /// Every theme as TOML.
    public static var all: [(name: String, toml: String)] {
        names.compactMap { name in toml(named: name).map { (name, $0) } }
    }

    /// One theme as TOML; `nil` when there is none of that name.
    public static func toml(named name: String) -> String? {
        bytes(named: name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// One theme as the bytes of its TOML; `nil` when there is none of that name.
    public static func bytes(named name: String) -> [UInt8]? {
        switch name {
        case "dusk": PackageResources.dusk_toml
        case "dawn": PackageResources.dawn_toml
        case "contrast": PackageResources.contrast_toml
        case "contrast-light": PackageResources.contrast_light_toml
        case "terminal": PackageResources.terminal_toml
        case "forest": PackageResources.forest_toml
        case "fjord": PackageResources.fjord_toml
        case "paper": PackageResources.paper_toml
        default: nil
        }
    }
}

import App

extension AppState.Screen {
    /// As it is counted: `screen today`.
    var usageName: String { "screen \(self)" }
}

/// The parameters of a Gemini model, by its identifier. As of November 2026.
struct GeminiModel: Equatable, Sendable {
    enum Size: Equatable, Sendable { case flashLite, flash, pro }

    /// How thinking is asked for.
    enum Thinking: Equatable, Sendable {
        /// With a number of tokens, at least `lowest`; 0 switches it off.
        case budget(lowest: Int)
        /// By a level, which at `lowest` is as little as the model does.
        case level(lowest: String)
        /// A model that does not think, or that nobody here knows: nothing is said about thinking.
        case unknown
    }

    /// `nil` for an identifier of another form, and for models that speak, draw or listen.
    var size: Size?
    /// 3.8 is 308; of a name that means the latest model, greater than any.
    var version: Int

    /// - Parameter id: `gemini-3.8-flash`, `models/gemini-2.5-pro`, `gemini-flash-latest`.
    init(id: String) {
        let name = GeminiModelID.bare(id).lowercased()
        let words = name.split(separator: "-").map(String.init)
        guard words.first == "gemini", !GeminiModelID.isForOtherThanText(name) else {
            (size, version) = (nil, 0)
            return
        }
        size = words.contains("pro") ? .pro : words.contains("lite") ? .flashLite : .flash
        let numbers = words.dropFirst().first?.split(separator: ".").compactMap { Int($0) } ?? []
        if let major = numbers.first {
            version = major * 100 + (numbers.dropFirst().first ?? 0)
        } else {
            version = words.last == "latest" ? .max : 0
        }
    }

    var thinking: Thinking {
        guard let size, version >= 205 else { return .unknown }
        if version < 300 { return .budget(lowest: size == .pro ? 128 : 0) }
        let canDoWithout = size == .flashLite || size == .flash && version < 307
        return .level(lowest: canDoWithout ? "MINIMAL" : "LOW")
    }

    /// From 3.6 on it is out of use.
    var takesTemperature: Bool { version < 306 }

    /// Whether calls must carry a signature of the model's thoughts.
    var wantsSignatures: Bool { version >= 300 || version == 0 }
}

/// Names of models.
enum GeminiModelID {
    /// Without the folder that the list of models writes before it.
    static func bare(_ id: String) -> String { id.hasPrefix("models/") ? String(id.dropFirst(7)) : id }

    /// As part of an address: `models/gemini-3.8-flash`, `tunedModels/mine`.
    static func path(_ id: String) -> String {
        (id.contains("/") ? id : "models/" + id).inAddress(keeping: ":/")
    }

    static func isForOtherThanText(_ name: String) -> Bool {
        ["tts", "image", "embedding", "live", "robotics", "audio", "computer-use", "imagen", "veo", "aqa"]
            .contains(where: name.contains)
    }
}

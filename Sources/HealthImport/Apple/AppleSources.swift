import ImportKit

extension ImportedSource {
    /// From `sourceName` and `device` as written, entities still in them.
    init(attributeName: some Collection<UInt8>, attributeDevice: some Collection<UInt8>) {
        self.init(
            name: AttributeText.decode(attributeName), rawDevice: AttributeText.decode(attributeDevice, atMost: 2048))
    }

    /// From both as text, the device still with its address.
    init(name: String, rawDevice: String) {
        let device = AppleDevice(rawDevice)
        // As the other reader of names cuts it: one source is one, whatever element it stands in.
        let name = name.cut(toScalars: AttributeText.longest)
        self.init(name: name, device: device.identity, sourceClass: device.sourceClass ?? .guessed(fromName: name))
    }
}

/// The description `<<HKDevice: 0x2808b5e00>, name:Apple Watch, manufacturer:Apple Inc., model:Watch,
/// hardware:Watch6,2, software:10.1.1, creation date:2023-10-01 08:00:00 +0000>`, decoded.
struct AppleDevice {
    private var parts: [(key: String, value: String)] = []

    /// The keys that may stand before a colon. A comma followed by anything else belongs to the value (`Watch6,2`).
    private static let keys = [
        "name", "manufacturer", "model", "hardware", "firmware", "software", "localIdentifier", "UDIDeviceIdentifier",
        "UDI", "creation date",
    ]
    /// These change over the life of one device.
    private static let passing: Set = ["firmware", "software", "creation date"]

    init(_ description: String) {
        var body = description[...]
        if body.hasPrefix("<<HKDevice"), let close = body.firstIndex(of: ">") {
            body = body[body.index(after: close)...]
            while body.first == "," || body.first == " " { body.removeFirst() }
            if body.last == ">" { body.removeLast() }
        }
        for piece in Self.pieces(of: body) {
            let key = Self.keys.first { piece.hasPrefix($0 + ":") }
            if let key {
                parts.append((key, String(piece.dropFirst(key.count + 1))))
            } else if parts.isEmpty {
                parts.append(("", String(piece)))
            } else {
                parts[parts.count - 1].value += ", " + piece
            }
        }
    }

    private static func pieces(of text: Substring) -> [Substring] {
        var pieces: [Substring] = []
        var start = text.startIndex
        var at = start
        while at < text.endIndex {
            let next = text.index(after: at)
            if text[at] == ",", next < text.endIndex, text[next] == " " {
                pieces.append(text[start..<at])
                start = text.index(after: next)
                at = start
            } else {
                at = next
            }
        }
        if start < text.endIndex { pieces.append(text[start...]) }
        return pieces
    }

    /// The part that is the same for one device at all times: no memory address, no software version.
    var identity: String {
        parts.filter { !Self.passing.contains($0.key) }.map { $0.key.isEmpty ? $0.value : "\($0.key):\($0.value)" }
            .joined(separator: ", ")
    }

    /// By the model, then by the hardware; `nil` if neither tells.
    var sourceClass: ImportedSource.Class? {
        let model = parts.first { $0.key == "model" }?.value
        if let model, let known = Self.classOf(model) { return known }
        let hardware = parts.first { $0.key == "hardware" }?.value
        if let hardware, let known = Self.classOf(String(hardware.prefix { !$0.isNumber })) { return known }
        return model == nil && hardware == nil ? nil : .other
    }

    private static func classOf(_ model: String) -> ImportedSource.Class? {
        switch model {
        case "Watch", "Apple Watch": .watch
        case "iPhone", "iPad", "iPod", "iPod touch": .phone
        default: nil
        }
    }
}

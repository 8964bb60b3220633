import ImportKit

/// A correlation, an audiogram or a prescription while its children are read.
struct AppleFindingDraft {
    var finding: ImportedFinding
    private static let mostFields = 64

    init(_ kind: ImportedFinding.Kind, source: Int32, start: Int64, end: Int64, _ attributes: AttributeList) {
        let title =
            switch kind {
            case .correlation: Self.words(attributes["type"] ?? "", without: "HKCorrelationTypeIdentifier")
            case .audiogram: "Hearing test"
            default: (attributes["type"] ?? "").lowercased() == "contacts" ? "Contact lenses" : "Glasses"
            }
        finding = ImportedFinding(
            kind: kind, source: source, start: start, end: end, title: title.cut(toScalars: AttributeText.longest),
            fields: [])
        if kind == .visionPrescription {
            add("expires", attributes["expirationDate"].map { String($0.prefix(10)) })
            add("brand", attributes["brand"])
        }
    }

    /// A direct child. The records in a correlation also stand by themselves in the file: here they are only told.
    mutating func add(child name: ByteSlice, _ attributes: AttributeList) {
        if name.equals("MetadataEntry") {
            if attributes["key"] == "HKFoodType", let food = attributes["value"] {
                finding.title = food.cut(toScalars: AttributeText.longest)
            }
        } else if name.equals("Record") {
            let type = Self.words(attributes["type"] ?? "", without: AppleType.quantityPrefix)
            add(type, [attributes["value"], attributes["unit"]].compactMap(\.self).joined(separator: " "))
        } else if name.equals("SensitivityPoint") {
            addSensitivity(attributes)
        } else if name.equals("RightEye") {
            addEye("right", attributes)
        } else if name.equals("LeftEye") {
            addEye("left", attributes)
        }
    }

    private mutating func addSensitivity(_ attributes: AttributeList) {
        guard let frequency = attributes["frequencyValue"] else { return }
        let ears = [("left", "leftEar"), ("right", "rightEar")].compactMap { name, key in
            attributes[key + "Value"].map { "\(name) \($0) \(attributes[key + "Unit"] ?? "dBHL")" }
        }
        add("\(frequency) \(attributes["frequencyUnit"] ?? "Hz")", ears.joined(separator: ", "))
    }

    private static let measures = [
        "sphere", "cylinder", "axis", "add", "vertex", "prismAmount", "prismAngle", "farPD", "nearPD", "baseCurve",
        "diameter",
    ]

    private mutating func addEye(_ side: String, _ attributes: AttributeList) {
        let values = Self.measures.compactMap { name in
            attributes[name].map { "\(name) \($0)\(attributes[name + "Unit"].map { " \($0)" } ?? "")" }
        }
        add("\(side) eye", values.joined(separator: ", "))
    }

    private mutating func add(_ name: String, _ value: String?) {
        guard let value, !value.isEmpty, finding.fields.count < Self.mostFields else { return }
        finding.fields.append(ImportedFinding.Field(name, value.cut(toScalars: AttributeText.longest)))
    }

    /// `BloodPressureSystolic` as `Blood pressure systolic`.
    static func words(_ identifier: String, without prefix: String) -> String {
        let name = identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : identifier
        var words = ""
        for letter in name {
            if letter.isUppercase, let last = words.last, !last.isUppercase { words += " " }
            words.append(letter)
        }
        return words.prefix(1) + words.dropFirst().lowercased()
    }
}

/// Where a field lies in the messages of one definition.
struct FITField {
    var number: UInt8
    var type: FITBaseType
    /// From the message's first byte.
    var offset: Int
    /// Bytes, a multiple of the type's size: more than one is an array.
    var size: Int
    /// Of a developer's field, which brings its own; `nil` for a field of the profile.
    var ownScale: Double?
    var ownOffset = 0.0

    init(number: UInt8, code: UInt8, offset: Int, size: Int) {
        let type = FITBaseType(code: code)
        self.number = number
        self.type = size % type.size == 0 ? type : .byte
        self.offset = offset
        self.size = size
    }
}

/// A developer's field in the messages of one definition, not yet understood.
struct FITDeveloperField {
    var number: UInt8
    var developer: UInt8
    var offset: Int
    var size: Int
}

/// The `field_description` message of a developer's field.
struct FITFieldDescription {
    var name: String
    var unit: String
    var typeCode: UInt8
    var scale: Double
    var offset: Double
    /// The message and field of the profile in whose place the developer's value stands; `nil` for a field of its own.
    var nativeMessage: Int?
    var nativeField: UInt8?
}

/// The layout of the data messages of one local type, until it is described anew.
final class FITDefinition {
    let message: UInt16
    let isBigEndian: Bool
    /// Bytes of a data message without its header byte.
    let size: Int
    /// Developer's fields that stand for themselves, with their names and units.
    let namedFields: [(field: FITField, description: FITFieldDescription)]
    private let profileFields: [FITField]
    private let developerFields: [FITDeveloperField]
    /// Those of the profile, then developer's fields that say the same as such.
    private let fields: [FITField]
    /// By field number, one more than the index in `fields`; 0 for a field that is not there.
    private let places: [UInt16]
    /// The developer's field to take where the profile's own has no valid value, by field number.
    private let fallbacks: [UInt8: FITField]

    init(
        message: UInt16, isBigEndian: Bool, fields profileFields: [FITField], developerFields: [FITDeveloperField],
        size: Int, descriptions: [UInt16: FITFieldDescription]
    ) {
        self.message = message
        self.isBigEndian = isBigEndian
        self.size = size
        self.profileFields = profileFields
        self.developerFields = developerFields
        var fields = profileFields
        var named: [(field: FITField, description: FITFieldDescription)] = []
        for developerField in developerFields where developerField.size > 0 {
            let key = FITDefinition.key(developer: developerField.developer, field: developerField.number)
            guard let description = descriptions[key] else { continue }
            var field = FITField(
                number: developerField.number, code: description.typeCode, offset: developerField.offset,
                size: developerField.size)
            field.ownScale = description.scale
            field.ownOffset = description.offset
            if let native = description.nativeField, (description.nativeMessage ?? Int(message)) == Int(message),
                let factor = FITUnit.factor(from: description.unit, toThatOf: native, in: message)
            {
                field.number = native
                field.ownScale = description.scale / factor
                field.ownOffset = description.offset * factor
                fields.append(field)
            } else {
                named.append((field, description))
            }
        }
        var places = [UInt16](repeating: 0, count: 256)
        var fallbacks: [UInt8: FITField] = [:]
        for (index, field) in fields.enumerated() where field.size > 0 {
            if index >= profileFields.count, places[Int(field.number)] > 0 {
                fallbacks[field.number] = fallbacks[field.number] ?? field
            } else {
                places[Int(field.number)] = UInt16(index + 1)
            }
        }
        self.fields = fields
        self.places = places
        self.fallbacks = fallbacks
        namedFields = named
    }

    @inline(__always) func field(_ number: UInt8) -> FITField? {
        let place = Int(places[Int(number)])
        return place == 0 ? nil : fields[place - 1]
    }

    /// The developer's field that says the same as one of the profile in the same message.
    @inline(__always) func fallback(_ number: UInt8) -> FITField? {
        fallbacks.isEmpty ? nil : fallbacks[number]
    }

    /// The same layout with developer's fields in the places that their descriptions give them. A description can come
    /// after the definition that uses it.
    func resolved(by descriptions: [UInt16: FITFieldDescription]) -> FITDefinition {
        guard !developerFields.isEmpty else { return self }
        return FITDefinition(
            message: message, isBigEndian: isBigEndian, fields: profileFields, developerFields: developerFields,
            size: size, descriptions: descriptions)
    }

    static func key(developer: UInt8, field: UInt8) -> UInt16 { UInt16(developer) << 8 | UInt16(field) }
}

/// One data message, valid only while it is handed on: its bytes stay where they were read.
struct FITMessage {
    let bytes: UnsafePointer<UInt8>
    let definition: FITDefinition
    /// Of the message itself or of its header, FIT seconds; `nil` when it has none.
    let timestamp: UInt32?

    /// The first value of a field; `nil` when the field is missing or was not measured.
    @inline(__always) func integer(_ number: UInt8) -> Int? {
        guard let field = definition.field(number) else { return nil }
        return field.type.integer(at: bytes + field.offset, isBigEndian: definition.isBigEndian)
            ?? definition.fallback(number).flatMap {
                $0.type.integer(at: bytes + $0.offset, isBigEndian: definition.isBigEndian)
            }
    }

    /// `raw / scale - offset`, as the profile defines a field's value; a developer's field brings its own scale.
    @inline(__always) func real(_ number: UInt8, scale: Double = 1, offset: Double = 0) -> Double? {
        guard let field = definition.field(number) else { return nil }
        return real(field, scale: scale, offset: offset)
            ?? definition.fallback(number).flatMap { real($0, scale: scale, offset: offset) }
    }

    /// The profile's own value if it is plausible, else a developer's that is; `nil` without one.
    @inline(__always) func real(
        _ number: UInt8, scale: Double = 1, offset: Double = 0, within plausible: ClosedRange<Double>
    ) -> Double? {
        guard let field = definition.field(number) else { return nil }
        if let own = real(field, scale: scale, offset: offset), plausible.contains(own) { return own }
        guard let other = definition.fallback(number).flatMap({ real($0, scale: scale, offset: offset) }),
            plausible.contains(other)
        else { return nil }
        return other
    }

    @inline(__always) func real(_ field: FITField, scale: Double = 1, offset: Double = 0) -> Double? {
        guard let raw = field.type.real(at: bytes + field.offset, isBigEndian: definition.isBigEndian) else {
            return nil
        }
        if let own = field.ownScale { return raw / own - field.ownOffset }
        return raw / scale - offset
    }

    /// A point in time, FIT seconds.
    func time(_ number: UInt8) -> UInt32? { integer(number).flatMap { UInt32(exactly: $0) } }

    /// How many values an array has.
    func count(_ number: UInt8) -> Int {
        definition.field(number).map { $0.size / $0.type.size } ?? 0
    }

    /// One value of an array; `nil` behind its end or when it was not measured.
    func integer(_ number: UInt8, at index: Int) -> Int? {
        guard let field = definition.field(number), index >= 0, (index + 1) * field.type.size <= field.size else {
            return nil
        }
        return field.type.integer(
            at: bytes + field.offset + index * field.type.size, isBigEndian: definition.isBigEndian)
    }

    /// A field's bytes as they are; empty when it is missing.
    func raw(_ number: UInt8) -> UnsafeBufferPointer<UInt8> {
        guard let field = definition.field(number) else { return UnsafeBufferPointer(start: nil, count: 0) }
        return UnsafeBufferPointer(start: bytes + field.offset, count: field.size)
    }

    /// Text up to its end mark or the field's end, without control characters; `nil` when there is none.
    func text(_ number: UInt8) -> String? {
        let text = AttributeText.plain(raw(number).prefix { $0 != 0 }, atMost: 64)
        return text.isEmpty ? nil : text
    }
}

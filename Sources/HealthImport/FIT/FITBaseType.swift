/// How a FIT field's bytes are to be read. A value that stands for 'not measured' reads as `nil`.
enum FITBaseType: UInt8 {
    case enumeration, int8, uint8, int16, uint16, int32, uint32, string, float32, float64, uint8z, uint16z, uint32z
    case byte, int64, uint64, uint64z

    /// From the byte of a definition, whose upper bits only repeat the size. What is not known is read as bytes.
    init(code: UInt8) { self = FITBaseType(rawValue: code & 0x1F) ?? .byte }

    var size: Int {
        switch self {
        case .enumeration, .int8, .uint8, .string, .uint8z, .byte: 1
        case .int16, .uint16, .uint16z: 2
        case .int32, .uint32, .float32, .uint32z: 4
        case .float64, .int64, .uint64, .uint64z: 8
        }
    }

    /// `nil` when not measured, for fractional numbers too large to be whole, and for text.
    @inline(__always) func integer(at bytes: UnsafePointer<UInt8>, isBigEndian: Bool) -> Int? {
        switch self {
        case .enumeration, .uint8, .byte: return bytes[0] == 0xFF ? nil : Int(bytes[0])
        case .uint8z: return bytes[0] == 0 ? nil : Int(bytes[0])
        case .int8: return bytes[0] == 0x7F ? nil : Int(Int8(bitPattern: bytes[0]))
        case .uint16, .uint16z:
            let value = Self.word16(bytes, isBigEndian)
            return value == (self == .uint16 ? 0xFFFF : 0) ? nil : Int(value)
        case .int16:
            let value = Self.word16(bytes, isBigEndian)
            return value == 0x7FFF ? nil : Int(Int16(bitPattern: value))
        case .uint32, .uint32z:
            let value = Self.word32(bytes, isBigEndian)
            return value == (self == .uint32 ? 0xFFFF_FFFF : 0) ? nil : Int(value)
        case .int32:
            let value = Self.word32(bytes, isBigEndian)
            return value == 0x7FFF_FFFF ? nil : Int(Int32(bitPattern: value))
        case .int64:
            let value = Int64(bitPattern: Self.word64(bytes, isBigEndian))
            return value == .max ? nil : Int(value)
        case .uint64, .uint64z:
            let value = Self.word64(bytes, isBigEndian)
            return value == (self == .uint64 ? .max : 0) ? nil : Int(exactly: value)
        case .float32, .float64:
            return real(at: bytes, isBigEndian: isBigEndian).flatMap { abs($0) < 1e15 ? Int($0.rounded()) : nil }
        case .string: return nil
        }
    }

    /// `nil` when not measured or not finite, and for text.
    @inline(__always) func real(at bytes: UnsafePointer<UInt8>, isBigEndian: Bool) -> Double? {
        switch self {
        case .float32:
            let value = Float(bitPattern: Self.word32(bytes, isBigEndian))
            return value.isFinite ? Double(value) : nil
        case .float64:
            let value = Double(bitPattern: Self.word64(bytes, isBigEndian))
            return value.isFinite ? value : nil
        default: return integer(at: bytes, isBigEndian: isBigEndian).map(Double.init)
        }
    }

    @inline(__always) static func word16(_ bytes: UnsafePointer<UInt8>, _ isBigEndian: Bool) -> UInt16 {
        let raw = UnsafeRawPointer(bytes).loadUnaligned(as: UInt16.self)
        return isBigEndian ? UInt16(bigEndian: raw) : UInt16(littleEndian: raw)
    }

    @inline(__always) static func word32(_ bytes: UnsafePointer<UInt8>, _ isBigEndian: Bool) -> UInt32 {
        let raw = UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
        return isBigEndian ? UInt32(bigEndian: raw) : UInt32(littleEndian: raw)
    }

    @inline(__always) private static func word64(_ bytes: UnsafePointer<UInt8>, _ isBigEndian: Bool) -> UInt64 {
        let raw = UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self)
        return isBigEndian ? UInt64(bigEndian: raw) : UInt64(littleEndian: raw)
    }
}

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// xterm's 256 colours, and the nearest of them as the eye sees it.
///
/// Distances are taken in OKLab (Björn Ottosson, "A perceptual color space for image processing", 2020).
enum Palette {
    /// xterm's defaults for the 16 that its user may change, then its 6×6×6 cube and its 24 greys.
    static func components(ofIndex index: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
        func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }
        switch index {
        case 0..<16: return own[index]
        case 16..<232:
            let cube = index - 16
            return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
        default:
            let grey = UInt8(8 + 10 * (min(index, 255) - 232))
            return (grey, grey, grey)
        }
    }

    static func nearest(_ red: UInt8, _ green: UInt8, _ blue: UInt8, among indices: Range<Int>) -> Int32 {
        let wanted = OKLab(red, green, blue)
        var best = indices.lowerBound
        for index in indices where wanted.distance(to: lab[index]) < wanted.distance(to: lab[best]) { best = index }
        return Int32(best)
    }

    /// 0 for black to 1 for white.
    static func lightness(ofIndex index: Int) -> Double { lab[min(max(index, 0), 255)].lightness }

    private static let own: [(red: UInt8, green: UInt8, blue: UInt8)] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
        (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
        (255, 255, 255),
    ]

    private static let lab: [OKLab] = (0..<256).map { index in
        let (red, green, blue) = components(ofIndex: index)
        return OKLab(red, green, blue)
    }
}

/// A colour in OKLab, where equal distances look equally far apart.
struct OKLab {
    let lightness: Double
    let greenRed: Double
    let blueYellow: Double

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        let long = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let medium = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let short = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    /// Squared.
    func distance(to other: OKLab) -> Double {
        let (l, a, b) = (
            lightness - other.lightness, greenRed - other.greenRed, blueYellow - other.blueYellow
        )
        return l * l + a * a + b * b
    }

    /// sRGB's transfer function, IEC 61966-2-1.
    private static func linear(_ component: UInt8) -> Double {
        let value = Double(component) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}

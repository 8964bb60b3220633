/// The characters that fine pictures are drawn with, two columns of small fields in a cell.
public enum DotShape: Equatable, Sendable {
    /// Two by four dots (U+2800 to U+28FF), which every font with braille has.
    case braille
    /// Two by three fields without gaps (U+1FB00 to U+1FB3B, Unicode 13), for what is filled; braille for lines.
    case sextants
    /// Two by four fields without gaps (U+1CD00 to U+1CDE5, Unicode 16).
    case octants
}

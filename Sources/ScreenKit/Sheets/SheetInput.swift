import Canvas

/// An input as a sheet gets it; lines of the wheel are positive downwards.
public enum SheetInput: Equatable, Sendable {
    case key(KeyPress)
    case paste(String)
    case clicked(HitTarget)
    case wheel(Int)
}

import Canvas

public enum SheetInput: Equatable, Sendable {
    case key(KeyPress)
    case paste(String)
    case clicked(HitTarget)
    case wheel(Int)
}

/// How long ago something was, in one unit.
public enum AgeText {
    /// `just now`, `12 min ago`, `3 h ago`, `2 days ago`. What lies in the future is of now: a clock was set back.
    public static func text(seconds: Double) -> String {
        let minutes = seconds < 60 || !seconds.isFinite ? 0 : Int(min(seconds, 1e12) / 60)
        switch minutes {
        case 0: return "just now"
        case ..<60: return "\(minutes) min ago"
        case ..<2880: return "\(minutes / 60) h ago"
        default: return "\(minutes / 1440) days ago"
        }
    }
}

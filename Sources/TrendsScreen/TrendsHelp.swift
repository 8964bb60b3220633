import ScreenKit
import Widgets

extension TrendsState {
    /// The keys of the screen, for the help.
    public static let help = [
        HelpSection(
            "Trends",
            [
                HelpSection.Line("/", "Say what to show: since March, 2 years"),
                HelpSection.Line("c", "Choose metrics; x takes one away"),
                HelpSection.Line("+ −", "Shorter, longer, about the cursor"),
                HelpSection.Line("[  ]", "Earlier, later; { } by the whole range"),
                HelpSection.Line("a  t", "All that is recorded; up to today"),
                HelpSection.Line("d w m y", "By day, week, month, year; u by hour"),
                HelpSection.Line("← →", "Read off values; Enter goes into them"),
                HelpSection.Line("↑ ↓", "Another metric"),
                HelpSection.Line("o", "Two metrics in one chart, or apart"),
                HelpSection.Line("v  1 – 9", "Next view: before, weekdays, … fitness"),
                HelpSection.Line("0  z  r", "Hours of the day; heart zones; records"),
                HelpSection.Line("s  S", "Keep this view by a name; kept views"),
                HelpSection.Line("e", "Chart to a file: picture, values or text"),
            ])
    ]

    /// The footer's key hints.
    public var keyHints: [KeyHint] {
        switch sheet {
        case .line: return [KeyHint("Enter", "show"), KeyHint("Esc", "close")]
        case .picker:
            return [KeyHint("Enter", "show"), KeyHint("Tab", "tick"), KeyHint("↑↓", "choose"), KeyHint("Esc", "close")]
        case .export: return [KeyHint("Enter", "write"), KeyHint("Esc", "close")]
        case .name: return [KeyHint("Enter", "keep"), KeyHint("Esc", "close")]
        case .saved: return [KeyHint("Enter", "show"), KeyHint("Del", "remove"), KeyHint("Esc", "close")]
        case nil: break
        }
        var hints = [
            KeyHint("/", "show"), KeyHint("c", "metrics"), KeyHint("+ −", "zoom"), KeyHint("[ ]", "earlier, later"),
        ]
        hints.append(KeyHint("←→", "read off"))
        if cursor != nil { hints.insert(KeyHint("Enter", "into it"), at: 0) }
        if metrics.count > 1 {
            hints += [KeyHint("↑↓", "metric"), KeyHint("o", view == .stacked ? "overlay" : "stack")]
        }
        hints.append(KeyHint("v", "view"))
        if !view.grains.isEmpty { hints.append(KeyHint(view.grains.contains(.hour) ? "u d w m y" : "d w m y", "by")) }
        return hints + [KeyHint("s", "keep"), KeyHint("e", "export"), KeyHint("a", "all"), KeyHint("Esc", "back")]
    }
}

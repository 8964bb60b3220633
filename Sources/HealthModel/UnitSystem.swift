/// In which units values are shown. They are always kept in metric ones.
public enum UnitSystem: String, CaseIterable, Sendable { case metric, imperial }

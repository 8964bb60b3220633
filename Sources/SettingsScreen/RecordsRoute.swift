/// The pages of the records that the settings lead to.
public enum RecordsRoute: Equatable, Sendable { case imports, sources, contents }

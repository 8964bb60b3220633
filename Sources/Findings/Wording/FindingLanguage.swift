/// A language that findings are worded in.
public enum FindingLanguage: String, CaseIterable, Sendable { case english = "en", german = "de" }

/// A language that questions are read in, and that answers and findings are worded in.
public enum Language: String, CaseIterable, Sendable { case english = "en", german = "de" }

/// A language that questions are read in.
public enum Language: String, Sendable { case english = "en", german = "de" }

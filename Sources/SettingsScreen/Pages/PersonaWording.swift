/// The wording of the coach's persona.
public enum PersonaWording {
    /// In the place of the instructions that a model is given.
    public static let offlineHasNone =
        "The offline coach has no instructions: it answers by rules from your data, is no AI, and sends nothing anywhere. "
        + "Choose a model under AI provider to see what that one is told."
}

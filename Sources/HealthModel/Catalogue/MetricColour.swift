/// The colour role of a metric wherever it is drawn; the theme says which colour that is.
public enum MetricColour: Sendable {
    case steps, move, exercise, stand, energy, distance, heart, variability, respiration, fitness, weight
    case sleepREM, sleepCore, sleepDeep, sleepAwake, sleepInBed, neutral
}

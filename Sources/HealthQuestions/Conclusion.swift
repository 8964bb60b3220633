import HealthModel
import HealthQuery

/// A question whose answer is drawn by stated rules from several figures.
public struct Conclusion: Hashable, Sendable {
    /// The question whose rules draw the conclusion.
    public enum Kind: String, CaseIterable, Sendable {
        /// Why am I tired.
        case tired
        /// Should I train on that day.
        case train
        /// When should I go to bed.
        case bedtime
        /// The changes over those days; why a quantity changed, where there is one.
        case changed
        /// How am I doing, as a whole or in one quantity.
        case doing
        /// The good results over those days.
        case wentWell
        /// The advice on what to do next.
        case next
        /// Whether a quantity is what it usually is for this person.
        case usual
        /// Whether a quantity is good for somebody of this age and sex, where there is a table.
        case forAge
        /// The day in a few sentences.
        case brief
        /// The week in a few sentences.
        case review
        /// The effect of a trip, an illness or a goal on a quantity, or on all that is known.
        case effect
        /// Am I recovered, do I do too much.
        case recovered
        /// Am I getting fitter.
        case fitter
    }

    /// An event whose effect can be asked about.
    public enum Event: String, CaseIterable, Sendable { case trip, illness }

    public var kind: Kind
    /// `nil` where none was said.
    public var quantity: Quantity?
    /// `nil` where none was said: today, or the days that the rules of the kind name.
    public var days: Days?
    /// The cause of the effect.
    public var event: Event?

    public init(_ kind: Kind, quantity: Quantity? = nil, days: Days? = nil, event: Event? = nil) {
        (self.kind, self.quantity, self.days, self.event) = (kind, quantity, days, event)
    }
}

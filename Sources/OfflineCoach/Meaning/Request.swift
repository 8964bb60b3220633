import HealthModel
import HealthQuery
import HealthQuestions

/// A request for something that is no figure.
public enum Request: Hashable, Sendable {
    /// The definition of a quantity; how a figure is meant where no quantity is named.
    case explain(Term)
    /// The recorded quantities, of one category where it was named.
    case catalogue(Quantity?)
    /// How near the goals are, of a metric or span where these are named; on those days, how often over them, or what they are.
    case goals(Quantity?, Days?, of: CalendarSpan? = nil, counted: GoalOutcome?)
    /// The entries of those days.
    case entries(Days?)
    /// A figure of the sets of an exercise.
    case strength(StrengthQuestion)
    /// Which metrics go together with one: `what affects my mood`.
    case influences(DayField)
    /// A fact of the person's profile.
    case profile(ProfileFact)
    /// When a period of the person's own was, and how long it lasted.
    case ownPeriod(OwnPeriod)
    /// Whether there was enough of a quantity.
    case enough(EnoughQuestion)
    /// Something to be written down, or a goal to be set, in the words of the person.
    case log
    case help, identity, greeting, thanks

    /// A fact that does not change from day to day.
    public enum ProfileFact: String, Sendable { case age, height }

    /// What a goal of the day came to.
    public enum GoalOutcome: Hashable, Sendable {
        case reached, missed
        /// Whether it was reached on each of the days.
        case always
        /// All goals of a day, on one and the same day.
        case together
        /// The goal itself, whatever it came to.
        case target
        /// How much is still to be done.
        case rest
    }

    /// The thing to be explained; `word` for one that is no quantity.
    public enum Term: Hashable, Sendable {
        case quantity(Quantity)
        case statistic(Statistic)
        case word(String)
    }
}

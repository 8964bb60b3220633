import CoachTools
import Safety

extension SafetyGate {
    /// The data that may go into the request.
    func narrowed(_ consent: ConsentFilter) -> ConsentFilter {
        var consent = consent
        if isWithoutData { consent.shared = [] }
        if isWithoutFigures {
            consent.leftOut = [.body, .nutrition, .activity]
            consent.shared.subtract(consent.leftOut)
        }
        return consent
    }
}

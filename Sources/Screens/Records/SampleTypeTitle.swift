import ScreenKit
import HealthModel

extension Records.SampleType {
    var title: String { TypeTitle.title(of: identifier) }

    /// The unit that its values are shown in.
    func unit(in units: UnitSystem) -> ShownUnit { TypeTitle.unit(of: identifier, kept: unit, system: units) }
}

import ScreenKit
import HealthModel

extension Records.SampleType {
    public var title: String { TypeTitle.title(of: identifier) }

    /// The unit that its values are shown in.
    public func unit(in units: UnitSystem) -> ShownUnit { TypeTitle.unit(of: identifier, kept: unit, system: units) }
}

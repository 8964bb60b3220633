import Archive
import Settings

extension FileLocations {
    /// What is being written outside the folders of AirFit.
    public var openExports: OpenExports { OpenExports(path: state + "/exports.open") }
}

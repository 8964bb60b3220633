import Archive
import Settings

extension FileLocations {
    /// The list of exports that are being written outside the folders of AirFit.
    public var openExports: OpenExports { OpenExports(path: state + "/exports.open") }
}

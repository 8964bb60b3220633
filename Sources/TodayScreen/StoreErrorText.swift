import HealthModel

extension HealthStoreError {
    /// One plain sentence about what failed and what can be done.
    public var sentence: String {
        switch self {
        case .cannotOpen(let path, let reason): "\(path) cannot be opened: \(reason)."
        case .tooNew(let path): "\(path) was written by a newer AirFit. Please update."
        case .diskFull: "The disk is full. Free some space and try again."
        case .readOnly:
            "The health data can be looked at and exported, but not changed: they cannot be written to. "
                + "Make their folder and its files writable to you."
        case .damaged:
            "The health data are damaged in places. airfit restore --list shows the backups to put back; "
                + "airfit doctor --salvage reads what can still be read."
        case .busy: "Another AirFit is writing. This page follows when it is done."
        case .failed(let reason): "The health store could not be read: \(reason)."
        }
    }
}

import Foundation
import GRDB
import HealthModel

extension RollUp {
    /// Brings nights and days in line with what changed; all of them where days were computed in another zone.
    static func bringUpToDate(_ db: Database, _ changed: ChangedData, home zone: TimeZone) throws {
        let home = DayClock(zone: zone)
        let before = try Fact.value(of: .dayZone, db)
        let rollUp = try RollUp(db, clock: home)
        if before == nil || before == home.zoneName {
            try rollUp.refresh(changed)
        } else {
            try rollUp.refreshAll()
        }
        try Fact.set(home.zoneName, for: .dayZone, db)
    }
}

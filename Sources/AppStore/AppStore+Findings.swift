import Findings
import HealthModel
import ScreenKit

extension AppStore {
    /// Looks for the findings of a day, away from the main actor.
    func loadFindings(of day: CivilDay) {
        guard let findings = services.findings else { return }
        let hidden = state.today.hidden
        load(.findings) {
            do throws(FindingMemoryError) {
                return .today(.findingsArrived(try await findings.read(day, hidden), day))
            } catch {
                return .today(.findingsFailed(error.sentence, day))
            }
        }
    }

    /// Keeps that findings were told, or an opinion of one; where that fails, a notice says why.
    func keepFindings(
        _ change: @escaping @Sendable (any FindingKeeping) async throws(FindingMemoryError) -> Void
    ) {
        guard let keeping = services.findings?.keeping else { return }
        writes.add { [weak self] in
            do throws(FindingMemoryError) { try await change(keeping) } catch {
                await self?.send(.noticed(ScreenNotice(error.sentence, .problem)))
            }
        }
    }
}

import HealthModel
import ScreenKit
import TodayScreen
import TrendsScreen

extension AppStore {
    func run(_ effect: TrendsEffect) {
        let (trends, today) = (services.trends, state.today.today)
        switch effect {
        case .readColumns(let metrics):
            // Each reading is of other columns: none takes the place of another one.
            settingsTasks.start("trends \(metrics.map(\.rawValue).sorted())") { [weak self] in
                do throws(HealthStoreError) {
                    let columns = try await trends.columns(metrics, today)
                    if !Task.isCancelled { self?.send(.trends(.columnsArrived(columns))) }
                } catch {
                    if !Task.isCancelled { self?.send(.trends(.readFailed(error.sentence))) }
                }
            }
        case .readHours(let metric, let days):
            let running = state.trends.environment.isTodayOver ? nil : today
            settingsTasks.start("trends hours \(metric.rawValue)") { [weak self] in
                do throws(HealthStoreError) {
                    let column = try await trends.hours(metric, days, running)
                    if !Task.isCancelled, let column { self?.send(.trends(.hoursArrived(metric, column))) }
                } catch {
                    if !Task.isCancelled { self?.send(.trends(.readFailed(error.sentence))) }
                }
            }
        case .readContext:
            settingsTasks.start("trends") { [weak self] in
                do throws(HealthStoreError) {
                    let context = try await trends.context(today)
                    if !Task.isCancelled { self?.send(.trends(.contextArrived(context))) }
                } catch {
                    if !Task.isCancelled { self?.send(.trends(.readFailed(error.sentence))) }
                }
            }
        case .readEfforts:
            settingsTasks.start("trends efforts") { [weak self] in
                do throws(HealthStoreError) {
                    let efforts = try await trends.efforts(today)
                    if !Task.isCancelled { self?.send(.trends(.effortsArrived(efforts))) }
                } catch {
                    if !Task.isCancelled { self?.send(.trends(.readFailed(error.sentence))) }
                }
            }
        case .keepViews(let lines):
            writes.add { [weak self] in
                if !(await trends.keepViews(lines)) { await self?.send(.trends(.viewsNotKept)) }
            }
        case .export(let chart):
            writes.add { [weak self] in await self?.send(.trends(.exported(await trends.export(chart)))) }
        case .openDay, .notice, .close: break  // done by the state itself
        }
    }
}

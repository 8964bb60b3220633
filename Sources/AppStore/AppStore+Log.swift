import Entries
import CoachScreen
import LogScreen

extension AppStore {
    func run(_ effect: LogEffect) {
        switch effect {
        case .load: readLog()
        case .loadGoalBook: readGoalBook()
        case .write(let write): perform(write)
        case .keepLines(let lines):
            let keep = services.log.keepLines
            writes.add { await keep(lines) }
        case .notice, .close, .ask: break  // done by the state itself
        }
    }

    private func readLog() {
        let log = services.log
        load(.log) { [healthWrites] in
            await healthWrites.drain()  // what was just written is among it
            do throws(LogServices.Failure) {
                let (entries, goals, weight) = try await log.read()
                return .log(.loaded(entries, goals, weight: weight))
            } catch {
                return .log(.readFailed(error.sentence))
            }
        }
    }

    private func readGoalBook() {
        let log = services.log
        load(.goalBook) { [healthWrites] in
            await healthWrites.drain()
            do throws(LogServices.Failure) {
                return .log(.goalBookRead(try await log.goalBook()))
            } catch {
                return .log(.readFailed(error.sentence))
            }
        }
    }

    /// Among the writes: what was begun is brought to its end before the program goes.
    private func perform(_ write: LogWrite) {
        let log = services.log
        healthWrites.add { [weak self] in
            do throws(LogServices.Failure) {
                let written = try await log.write(write)
                await self?.send(.log(.written(write, written)))
            } catch {
                await self?.send(.log(.writeFailed(write, error.sentence)))
            }
        }
    }

    // MARK: What the coach asks

    /// Brings the questions of the coach's tools to the screen, in order, as long as the program runs.
    func followProposals() {
        let (log, now) = (services.log, services.now)
        hearing = Task { [weak self] in
            for await event in log.confirmations.events {
                switch event {
                case .asked(let id, let proposal, let doubt):
                    let remarks = await log.remarks(proposal)
                    self?.send(.coach(.proposalAsked(id, proposal, doubt: doubt, remarks: remarks, at: now())))
                case .withdrawn(let id): self?.send(.coach(.proposalWithdrawn(id)))
                }
            }
        }
    }

    /// The sheet takes keys when so long none has come.
    func resolveProposal(_ number: Int) {
        let pause = services.pause
        settling?.cancel()
        settling = Task { [weak self] in
            await pause(ProposalQueue.pauseSeconds)
            if !Task.isCancelled { self?.send(.coach(.proposalSettled(number))) }
        }
    }
}

import App
import ChatModel
import CoachScreen
import Foundation

/// The tasks that go by the network.
struct NetworkTasks {
    /// Hears the system's routes.
    var hearing: Task<Void, Never>?
    /// The link has changed, and has to stay so for a moment.
    var settling: Task<Void, Never>?
    /// The pause before the next question that waits.
    var question: Task<Void, Never>?
    /// Questions that are looked through.
    var screening: [UUID: Task<Void, Never>] = [:]
    /// Traffic that resumes once the network is back.
    var returning: [ReconnectPolicy.Traffic: Task<Void, Never>] = [:]

    /// Cancels what was to resume.
    mutating func cancelResuming() {
        for task in returning.values { task.cancel() }
        returning = [:]
        question?.cancel()
    }

    mutating func cancel() {
        hearing?.cancel()
        settling?.cancel()
        for task in screening.values { task.cancel() }
        cancelResuming()
    }
}

extension AppStore {
    /// Sets the state when the network goes and comes back. The first status is set at once; each later one when it has lasted
    /// for a moment, so that a link that flaps changes nothing.
    func followNetwork() {
        let changes = services.reachability()
        network.hearing = Task { [weak self] in
            var isFirst = true
            for await isReachable in changes {
                guard !Task.isCancelled else { return }
                self?.linkChanged(isReachable: isReachable, isFirst: isFirst)
                isFirst = false
            }
        }
    }

    private func linkChanged(isReachable: Bool, isFirst: Bool) {
        network.settling?.cancel()
        guard !isFirst else { return settled(isReachable: isReachable, isFirst: true) }
        guard isReachable == state.isOffline else { return }  // back to what it was
        let (pause, seconds) = (services.pause, services.reconnecting.settling(isReachable: isReachable))
        network.settling = Task { [weak self] in
            await pause(seconds)
            if !Task.isCancelled { self?.settled(isReachable: isReachable, isFirst: false) }
        }
    }

    private func settled(isReachable: Bool, isFirst: Bool) {
        if isReachable == state.isOffline { send(.networkChanged(isReachable: isReachable)) }
        guard isReachable else { return network.cancelResuming() }
        // Questions of an earlier run go out too, and clouds that were not read for an hour; all else is asked for by who opens it.
        for traffic in isFirst ? [.questions, .clouds] : ReconnectPolicy.Traffic.allCases { resume(traffic) }
    }

    /// Reads the clouds that are due, now that the vault or the lock is open.
    func resumeClouds() { if services.connections != nil, !state.isOffline { resume(.clouds) } }

    private func resume(_ traffic: ReconnectPolicy.Traffic) {
        let (pause, seconds) = (services.pause, services.reconnecting.delay(of: traffic))
        network.returning[traffic]?.cancel()
        network.returning[traffic] = Task { [weak self] in
            await pause(seconds)
            guard !Task.isCancelled, let self else { return }
            switch traffic {
            case .questions: if services.waiting != nil { send(.coach(.networkReturned)) }
            case .weather: send(.today(.networkReturned))
            case .clouds: if !state.lock.isLocked { readDueClouds() }
            case .models: if state.coach.picker != nil { loadModels(refresh: false) }
            }
        }
    }
}

// MARK: - Questions that wait

extension AppStore {
    /// Reads the questions that wait from an earlier run. They are sent when it is known that there is a way out.
    public func restoreWaiting() { if services.waiting != nil { loadWaiting(thenSend: false) } }

    func loadWaiting(thenSend: Bool) {
        guard let waiting = services.waiting else { return }
        let now = services.now
        load(.waiting) { [writes] in
            await writes.drain()
            do throws(ConversationError) {
                return .coach(.waitingLoaded(try await waiting.waitingQuestions(), thenSend: thenSend, at: now()))
            } catch {
                return .coach(.storeFailed(error))
            }
        }
    }

    func addWaiting(_ question: WaitingQuestion, isFirst: Bool) {
        write { [waiting = services.waiting] _ throws(ConversationError) in
            guard let waiting else { throw .failed(reason: "there is no place to keep questions") }
            try await waiting.add(question, isFirst: isFirst)
        }
    }

    func removeWaiting(_ id: UUID) {
        write { [waiting = services.waiting] _ throws(ConversationError) in try await waiting?.removeWaiting(id) }
    }

    func changeWaiting(_ question: WaitingQuestion) {
        write { [waiting = services.waiting, weak self] _ throws(ConversationError) in
            guard let waiting else { return }
            let wasThere = try await waiting.change(question)
            if !wasThere { await self?.send(.coach(.waitingGone(question))) }
        }
    }

    /// Where it cannot be taken out it is not sent: it would be sent again.
    func claimWaiting(_ question: WaitingQuestion, _ message: ChatMessage?) {
        let (waiting, now) = (services.waiting, services.now)
        writes.add { [weak self] in
            do throws(ConversationError) {
                let wasThere = try await waiting?.claim(question, as: message) ?? false
                await self?.send(.coach(.waitingClaimed(question, message, wasThere: wasThere, at: now())))
            } catch {
                await self?.send(.coach(.waitingNotClaimed(error)))
            }
        }
    }

    func screenWaiting(_ question: WaitingQuestion, _ messages: [ChatMessage]) {
        shareCrisisElsewhere()
        let (isUrgent, now) = (services.isUrgent, services.now)
        network.screening[question.id]?.cancel()
        network.screening[question.id] = Task { [weak self] in
            let isUrgent = await isUrgent(messages, question.conversation)
            guard !Task.isCancelled else { return }
            self?.network.screening[question.id] = nil
            self?.send(.coach(.waitingScreened(question.id, isUrgent: isUrgent, at: now())))
        }
    }

    func scheduleWaiting(attempt: Int) {
        let (now, pause, seconds) = (services.now, services.pause, services.reconnecting.pause(attempt: attempt))
        network.question?.cancel()
        network.question = Task { [weak self] in
            await pause(seconds)
            if !Task.isCancelled { self?.send(.coach(.waitingDue(at: now()))) }
        }
    }
}

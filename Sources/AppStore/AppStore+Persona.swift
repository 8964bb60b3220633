import ChatModel
import CoachScreen
import SettingsScreen

extension AppStore {
    /// Where a model answers, as far as that is known at once; `nil` where that does not matter.
    func readerKnown(_ model: ModelReference) -> CoachAction? {
        let isFound = services.requests.findReader == nil
        return services.requests.reader(model).map { isFound ? .readerKnown(model, $0) : .readerAssumed(model, $0) }
    }

    /// Tells the chat where a model answers: what is known at once, then what its server says.
    func locate(_ model: ModelReference) {
        if let reader = readerKnown(model) { send(.coach(reader)) }
        findReader(of: model)
    }

    func findReader(of model: ModelReference) {
        guard let find = services.requests.findReader else { return }
        load(.reader) { await .coach(.readerKnown(model, find(model))) }
    }

    /// Before every request of the open conversation, as it goes out or is looked at.
    func shareCrisisElsewhere() {
        guard let id = state.coach.conversation?.id else { return }
        services.requests.crisisChanged(state.coach.crisisElsewhere, id)
    }

    func prepareRequest(_ messages: [ChatMessage]) {
        shareCrisisElsewhere()
        let (prepare, model, id) = (services.requests.prepare, state.coach.model, state.coach.conversation?.id)
        load(.request) {
            do throws(ServiceError) {
                return .coach(.requestPrepared(try await prepare(messages, id, model)))
            } catch {
                return .coach(.requestNotPrepared(error))
            }
        }
    }
}

extension AppStore {
    /// Runs the effects of the persona page.
    func run(_ effect: PersonaEffect) {
        let services = services.persona
        switch effect {
        case .stopPreview: preview?.cancel()
        case .startPreview(let persona, let turn):
            preview?.cancel()
            guard !state.coach.isModelUnasked else {
                return send(.settings(.persona(.previewHeldBack(state.coach.model.provider, turn: turn))))
            }
            let events = services.preview(persona, state.coach.model)
            preview = Task {
                for await event in events { send(.settings(.persona(.previewEvent(event, turn: turn)))) }
            }
        case .showInstructions(let persona):
            let model = state.coach.model
            guard model.provider != .offline else {
                return send(.settings(.persona(.instructionsArrived(PersonaWording.offlineHasNone))))
            }
            load(.instructions) {
                .settings(.persona(.instructionsArrived(await services.instructions(persona, model))))
            }
        }
    }
}

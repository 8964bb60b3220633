import ChatModel
import Screens

extension AppStore {
    /// Where a model answers, as the chat is told; `nil` where that does not matter.
    func readerKnown(_ model: ModelReference) -> CoachAction? {
        let requests = services.requests
        return requests.reader(model).map { .readerKnown(model, $0, here: requests.providersHere()) }
    }

    func prepareRequest(_ messages: [ChatMessage]) {
        let (prepare, model) = (services.requests.prepare, state.coach.model)
        load(.request) {
            do throws(ServiceError) {
                return .coach(.requestPrepared(try await prepare(messages, model)))
            } catch {
                return .coach(.requestNotPrepared(error))
            }
        }
    }
}

extension AppStore {
    /// What the persona page has done outside.
    func run(_ effect: PersonaEffect) {
        let services = services.persona
        switch effect {
        case .stopPreview: preview?.cancel()
        case .startPreview(let persona, let turn):
            preview?.cancel()
            let events = services.preview(persona, state.coach.model)
            preview = Task {
                for await event in events { send(.settings(.persona(.previewEvent(event, turn: turn)))) }
            }
        case .showInstructions(let persona):
            let model = state.coach.model
            load(.instructions) {
                .settings(.persona(.instructionsArrived(await services.instructions(persona, model))))
            }
        }
    }
}

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

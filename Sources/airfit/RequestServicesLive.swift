import AppStore
import ChatModel
import CoachEngine
import Evidence
import Foundation
import HealthModel
import Synchronization

/// The last request of each conversation, in memory alone.
final class SentRequests: Sendable {
    private let last = Mutex<[UUID?: SentRequest]>([:])

    /// Told of each request as it goes out.
    func note(_ request: OutgoingRequest, _ conversation: UUID?) {
        last.withLock { last in
            let before = last[conversation]
            last[conversation] = SentRequest(
                request, sentAt: Date(), requestsInAll: (before?.requestsInAll ?? 0) + 1,
                bytesInAll: (before?.bytesInAll ?? 0) + request.body.count)
        }
    }

    func last(of conversation: UUID?) -> SentRequest? { last.withLock { $0[conversation] } }
}

/// What a person said of single conversations while the program runs: in memory alone, so that what was not said again
/// after a start stays back.
final class TalkChoices: Sendable {
    private struct Talk: Hashable {
        var conversation: UUID
        var provider: ProviderID
        var host: String
    }
    private struct Choices {
        var sent: Set<Talk> = []
        var subjectChangedAt: [UUID: Date] = [:]
        var crisisElsewhere: [UUID: SpokenCrisis] = [:]
    }
    private let choices = Mutex(Choices())

    /// Turns that others answered go along to a provider at a host.
    func sendEarlierTalk(of conversation: UUID, to provider: ProviderID, at reader: ModelReader) {
        let talk = Talk(conversation: conversation, provider: provider, host: reader.host)
        choices.withLock { _ = $0.sent.insert(talk) }
    }

    func sendsEarlierTalk(of conversation: UUID?, to provider: ProviderID, at reader: ModelReader) -> Bool {
        guard let conversation else { return false }
        let talk = Talk(conversation: conversation, provider: provider, host: reader.host)
        return choices.withLock { $0.sent.contains(talk) }
    }

    /// Another subject was taken up after a crisis.
    func changeSubject(of conversation: UUID, at date: Date) {
        choices.withLock { $0.subjectChangedAt[conversation] = date }
    }

    /// A crisis was spoken of on another branch than the one that is asked from; `nil` for none.
    func mind(_ crisis: SpokenCrisis?, in conversation: UUID) {
        choices.withLock { $0.crisisElsewhere[conversation] = crisis }
    }

    func crisisElsewhere(in conversation: UUID?) -> SpokenCrisis? {
        choices.withLock { choices in conversation.flatMap { choices.crisisElsewhere[$0] } }
    }

    func subjectChangedAt(in conversation: UUID?) -> Date? {
        choices.withLock { choices in conversation.flatMap { choices.subjectChangedAt[$0] } }
    }
}

extension Context {
    /// What holds for a reply in a conversation.
    func replyOptions(in conversation: UUID?, from model: ModelReference) -> ReplyOptions {
        choices(replyOptions, in: conversation, from: model)
    }

    /// With what was said of a conversation.
    func choices(_ options: ReplyOptions, in conversation: UUID?, from model: ModelReference) -> ReplyOptions {
        var options = options
        let reader = modelPlaces.known(model, in: providerDirectory)
        options.sendsEarlierTalk = talkChoices.sendsEarlierTalk(of: conversation, to: model.provider, at: reader)
        options.subjectChangedAt = talkChoices.subjectChangedAt(in: conversation)
        options.crisisElsewhere = talkChoices.crisisElsewhere(in: conversation)
        return options
    }

    func requestServices(_ engine: CoachEngine, _ shelf: ModelShelf) -> RequestServices {
        RequestServices(
            reader: { modelPlaces.known($0, in: providerDirectory) }, findReader: { await reader(of: $0) },
            prepare: { messages, conversation, reference throws(ServiceError) in
                let model = try shelf.model(reference)
                let options = replyOptions(in: conversation, from: reference)
                return try await prepared(messages, from: model, engine, options: options)
            },
            sent: { sentRequests.last(of: $0) },
            promptFigures: { moments, reference in
                let days = Set(
                    moments.map { DayClock(zone: zone, around: $0).day(atUnix: Int($0.timeIntervalSince1970)) })
                var told: [PromptFigures] = []
                for day in days.sorted().suffix(5) {
                    told.append(
                        PromptFigures(
                            await engine.dataTold(on: min(day, today), options: replyOptions, from: reference), day: day
                        ))
                }
                return told
            },
            sendEarlierTalk: { conversation, model in
                let reader = modelPlaces.known(model, in: providerDirectory)
                talkChoices.sendEarlierTalk(of: conversation, to: model.provider, at: reader)
            },
            changeSubject: { talkChoices.changeSubject(of: $0, at: $1) },
            minding: { talkChoices.mind($0, in: $1) })
    }

    func personaServices(_ engine: CoachEngine, _ shelf: ModelShelf) -> PersonaServices {
        PersonaServices(
            preview: { persona, reference in
                do throws(ServiceError) {
                    return engine.preview(of: persona, from: try shelf.model(reference))
                } catch {
                    return AsyncStream {
                        $0.yield(.ended(.failed(error)))
                        $0.finish()
                    }
                }
            },
            instructions: { persona, reference in
                var options = replyOptions
                options.persona = persona
                return await engine.request(for: [], on: today, options: options, from: reference).system
            })
    }

    /// The request that a model would be sent.
    /// - Throws: why it cannot be written; `.invalidConfiguration` for a coach that sends none.
    func prepared(
        _ messages: [ChatMessage], from model: any LanguageModel, _ engine: CoachEngine, options: ReplyOptions
    ) async throws(ServiceError) -> PreparedRequest {
        var ready = model
        if let waiting = model as? PreparedModel { ready = try await waiting.model() }
        guard let showing = ready as? any RequestShowing else {
            throw .invalidConfiguration("The offline coach sends nothing")
        }
        let request = await engine.request(for: messages, on: today, options: options, from: model.reference)
        let outgoing = try showing.outgoing(request)
        return PreparedRequest(
            outgoing, reader: await reader(of: model.reference),
            tokens: TokenEstimate.tokens(in: String(decoding: outgoing.body, as: UTF8.self)))
    }
}

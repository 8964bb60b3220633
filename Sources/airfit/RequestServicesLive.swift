import AppStore
import ChatModel
import CoachEngine
import Evidence
import Foundation
import HealthModel
import Screens
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

/// Conversations whose turns from this machine go along to providers elsewhere.
final class EarlierTalk: Sendable {
    private let allowed = Mutex<Set<UUID>>([])

    func allow(_ conversation: UUID) { allowed.withLock { _ = $0.insert(conversation) } }
    func isAllowed(_ conversation: UUID?) -> Bool {
        allowed.withLock { allowed in conversation.map(allowed.contains) ?? false }
    }
}

extension Context {
    /// What holds for a reply in a conversation.
    func replyOptions(in conversation: UUID?) -> ReplyOptions {
        var options = replyOptions
        options.sendsEarlierTalk = earlierTalk.isAllowed(conversation)
        return options
    }

    func requestServices(_ engine: CoachEngine, _ shelf: ModelShelf) -> RequestServices {
        RequestServices(
            reader: { providerDirectory.reader(of: $0.provider) },
            providersHere: {
                Set((providerDirectory.ids + [.offline]).filter { providerDirectory.place(of: $0) != .elsewhere })
            },
            prepare: { messages, reference throws(ServiceError) in
                let model = try shelf.model(reference)
                return try await prepared(messages, from: model, engine, options: replyOptions)
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
            sendEarlierTalk: { earlierTalk.allow($0) })
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
            outgoing, reader: providerDirectory.reader(of: model.reference.provider),
            tokens: TokenEstimate.tokens(in: String(decoding: outgoing.body, as: UTF8.self)))
    }
}

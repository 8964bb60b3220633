import AppStore
import ChatModel
import CoachEngine
import Evidence
import Foundation
import HealthModel
import ProgramContext

extension Context {
    /// The options of a reply in a conversation.
    public func replyOptions(in conversation: UUID?, from model: ModelReference) -> ReplyOptions {
        choices(replyOptions, in: conversation, from: model)
    }

    /// The options of a reply with what was said of its conversation.
    public func choices(_ options: ReplyOptions, in conversation: UUID?, from model: ModelReference) -> ReplyOptions {
        var options = options
        let reader = modelPlaces.known(model, in: providerDirectory)
        options.earlierTalkUntil = talkChoices.earlierTalkUntil(
            of: conversation, to: model.provider, at: reader, sharing: privacy.shared(with: model.provider, at: reader))
        options.conversation = conversation
        options.subjectChangedAt = talkChoices.subjectChangedAt(in: conversation)
        options.crisisElsewhere = talkChoices.crisisElsewhere(in: conversation)
        return options
    }

    /// Lets a model see what others answered in a conversation up to a date.
    public func sendEarlierTalk(of conversation: UUID, to model: ModelReference, until date: Date) {
        let reader = modelPlaces.known(model, in: providerDirectory)
        talkChoices.sendEarlierTalk(
            of: conversation, to: model.provider, at: reader,
            sharing: privacy.shared(with: model.provider, at: reader), until: date)
    }

    func requestServices(_ engine: CoachEngine, _ models: ModelPool) -> RequestServices {
        RequestServices(
            reader: { modelPlaces.known($0, in: providerDirectory) }, findReader: { await reader(of: $0) },
            prepare: { messages, conversation, reference throws(ServiceError) in
                let model = try models.model(reference)
                let options = replyOptions(in: conversation, from: reference)
                return try await prepared(messages, from: model, engine, options: options)
            },
            sent: { sentRequests.last(of: $0) },
            promptFigures: { moments, reference in
                let days = Set(
                    moments.map { home.clock(around: $0).day(atUnix: Int($0.timeIntervalSince1970)) })
                var told: [PromptFigures] = []
                for day in days.sorted().suffix(5) {
                    told.append(
                        PromptFigures(
                            await engine.dataTold(on: min(day, today), options: replyOptions, from: reference), day: day
                        ))
                }
                return told
            },
            sendEarlierTalk: { sendEarlierTalk(of: $0, to: $1, until: $2) },
            changeSubject: { talkChoices.changeSubject(of: $0, at: $1) },
            crisisChanged: { talkChoices.remember($0, in: $1) })
    }

    func personaServices(_ engine: CoachEngine, _ models: ModelPool) -> PersonaServices {
        PersonaServices(
            preview: { persona, reference in
                do throws(ServiceError) {
                    return engine.preview(of: persona, from: try models.model(reference))
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
    public func prepared(
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

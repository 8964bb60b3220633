import AppStore
import ChatModel
import CoachEngine
import CoachScreen
import Console
import ConversationStore
import Foundation
import ProgramContext

/// Questions that wait for the network in the plain chat. Those of this run are sent by themselves; what takes a yes, and
/// what waits from earlier, is sent by `/send`.
extension PlainChat {
    /// The questions of all conversations, in the order they are sent; empty where they cannot be read, which is said.
    func waitingQuestions() async -> [WaitingQuestion] {
        do throws(ConversationError) { return try await conversations.waitingQuestions() } catch {
            Output.error(error.sentence)
            return []
        }
    }

    func tellOfEarlier() async {
        let count = await waitingQuestions().count
        guard count > 0 else { return }
        Output.print(
            count == 1
                ? "1 question waits from earlier; /waiting shows it."
                : "\(count) questions wait from earlier; /waiting lists them.")
    }

    /// Whether a question to the present model has to wait. One that tells of a crisis never does: it is answered here.
    func mustWait() async -> Bool {
        guard model.provider != .offline, !context.isReachable else { return false }
        return await context.reader(of: model).needsNetwork
    }

    private var terms: WaitingQuestion.Terms {
        get async {
            WaitingQuestion.Terms(model, at: await context.reader(of: model), context.privacy, context.modelInfo(model))
        }
    }

    /// Keeps a question of the open conversation until there is a way out.
    func wait(_ text: String, _ place: WaitingQuestion.Place, askedAt: Date = Date()) async {
        guard let conversation else { return }
        let count = await waitingQuestions().count
        guard count < WaitingQuestion.most else {
            return Output.error("\(WaitingQuestion.most) questions wait already; /drop N deletes one of them.")
        }
        let question = WaitingQuestion(
            id: UUID(), conversation: conversation.id, text: text, askedAt: askedAt, place: place, terms: await terms)
        do throws(ConversationError) { try await conversations.add(question, isFirst: false) } catch {
            return Output.error(error.sentence)
        }
        let which = count == 0 ? "" : " (\(WaitingQuestion.ordinal(count + 1)) of \(count + 1))"
        Output.print(
            "There is no network: your question waits\(which), and is sent when it is back. /waiting lists, /drop \(count + 1) deletes it."
        )
        watchNetwork()
    }

    /// Waits for the way out while questions wait, and sends those of this conversation then.
    func watchNetwork() {
        guard watching == nil else { return }
        let (changes, policy) = (context.reachability, ReconnectPolicy())
        watching = Task { [weak self] in
            var pending: Task<Void, Never>?
            for await isReachable in changes {
                pending?.cancel()
                guard isReachable else { continue }
                pending = Task {
                    // Cancelled where the link goes again: then it is not settled.
                    try? await Task.sleep(for: .seconds(policy.settling(isReachable: true)))
                    if !Task.isCancelled { await self?.sendOwn() }
                }
            }
            pending?.cancel()
        }
    }

    /// Sends the questions of the open conversation, one after the other, as long as nothing speaks against it.
    private func sendOwn() async {
        await work.begin()
        defer { work.end() }
        while let id = conversation?.id, signal == nil, await !mustWait() {
            let all = await waitingQuestions()
            guard let index = all.firstIndex(where: { $0.conversation == id }) else { return }
            let doubts = all[index].doubts(under: await terms, at: Date())
            guard doubts.isEmpty else {
                Output.print(
                    "\(WaitingQuestion.Doubt.sentence(doubts, asking: model)): /send \(index + 1) sends it all the same."
                )
                return input.promptAgain()
            }
            Output.print("\nThe network is back. You asked: \(all[index].text)")
            await answerWaiting(all[index])
            input.promptAgain()
            guard messages.last?.completion == .complete else { return }
        }
    }

    /// Takes a question out of the store and asks it.
    private func answerWaiting(_ question: WaitingQuestion) async {
        do throws(ConversationError) {
            if question.conversation != conversation?.id {
                conversation = try await conversations.conversation(question.conversation)
            }
            guard let conversation else { return Output.error("Its conversation was deleted.") }
            let tree = MessageTree(try await conversations.messages(of: conversation.id))
            let path = Self.path(to: question, in: tree, shown: conversation.leaf ?? messages.last?.id)
            var message: ChatMessage?
            if !(question.place.isAgain && !path.isEmpty) {
                message = ChatMessage(
                    id: question.id, .person, question.text, parent: path.last?.id, createdAt: Date())
            }
            guard try await conversations.claim(question, as: message) else {
                return Output.error("Another AirFit has sent or deleted this question.")
            }
            messages = path + [message].compactMap(\.self)
        } catch {
            return Output.error(error.sentence)
        }
        await answerAloud()
    }

    private static func path(to question: WaitingQuestion, in tree: MessageTree, shown leaf: UUID?) -> [ChatMessage] {
        switch question.place {
        case .again(let id) where tree[id] != nil: return tree.path(to: id)
        case .beside(let id) where tree[id] != nil: return tree[id]?.parent.map { tree.path(to: $0) } ?? []
        case .end, .again, .beside:
            let end = leaf.flatMap { tree[$0]?.id } ?? tree.messages.last?.id
            return end.map { tree.path(to: tree.latestLeaf(from: $0)) } ?? []
        }
    }

    // MARK: - Commands

    func listWaiting() async {
        let all = await waitingQuestions()
        guard !all.isEmpty else { return Output.print("No question waits for the network.") }
        for (index, question) in all.enumerated() {
            Output.print("\(index + 1). \(question.text.split(whereSeparator: \.isNewline).joined(separator: " "))")
        }
        Output.print("/send N sends one now; /drop N deletes it.")
    }

    /// - Parameter number: from 1; `nil` for the first.
    func sendWaiting(_ number: Int?) async {
        guard let question = await waiting(number) else { return }
        let doubts = question.doubts(under: await terms, at: Date())
        if !doubts.isEmpty { Output.print(WaitingQuestion.Doubt.sentence(doubts, asking: model) + ".") }
        if await mustWait() {
            Output.print("There is no network as far as this machine knows; it is tried all the same.")
        }
        Output.print("You asked: \(question.text)")
        await answerWaiting(question)
    }

    func dropWaiting(_ number: Int?) async {
        guard let number else { return Output.print("Say which one: /drop 1. /waiting lists them.") }
        guard let question = await waiting(number) else { return }
        do throws(ConversationError) {
            try await conversations.removeWaiting(question.id)
            Output.print("Deleted: \(question.text)")
        } catch {
            Output.error(error.sentence)
        }
    }

    private func waiting(_ number: Int?) async -> WaitingQuestion? {
        let all = await waitingQuestions()
        let index = (number ?? 1) - 1
        guard all.indices.contains(index) else {
            Output.print(
                all.isEmpty ? "No question waits for the network." : "Only \(all.count) wait; /waiting lists them.")
            return nil
        }
        return all[index]
    }

    /// The last question, whose answer failed for the network, waits for it.
    func waitAgain() async {
        guard messages.last?.completion.failedForNetwork == true,
            let question = messages.last(where: { $0.author == .person })
        else { return Output.print("There is no answer that failed for the network.") }
        await wait(question.text, .again(question.id))
    }

    /// Said at the end: nothing is sent by a program that does not run.
    func tellWhatWaits() async {
        let count = await waitingQuestions().count
        guard count > 0 else { return }
        Output.error(
            "\(count == 1 ? "1 question waits" : "\(count) questions wait") for the network; AirFit sends what waits while it runs: "
                + "open it again when the network is back.")
    }
}

/// Lets one piece of work be done at a time, in the order in which they ask.
@MainActor final class AsyncSerialQueue {
    private var isBusy = false
    private var next: [CheckedContinuation<Void, Never>] = []

    /// Returns when it is one's turn.
    func begin() async {
        guard isBusy else { return isBusy = true }
        await withCheckedContinuation { next.append($0) }
    }

    func end() {
        if next.isEmpty { isBusy = false } else { next.removeFirst().resume() }
    }
}

extension WaitingQuestion.Place {
    fileprivate var isAgain: Bool { if case .again = self { true } else { false } }
}

import ArgumentParser
import Console
import Entries
import Foundation
import HealthModel
import HealthStore
import JSON
import ProgramContext
import ScreenKit

/// `airfit goals`: the goals that stand with how far they are, proposals, and earlier ones.
struct GoalsCommand: AsyncParsableCommand, TakesVaultPassphrase {
    static let configuration = CommandConfiguration(
        commandName: "goals", abstract: "Show your goals, how far they are, proposals and earlier ones.",
        discussion: """
            A goal is set by airfit log "goal steps 9000" or airfit log "goal weight 70kg by June"; a proposal is set \
            by the line beside it, and by nothing else. Proposals go by your own last weeks; there are none for weight, \
            sleep and blood pressure.
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions
    @Flag(help: "Print JSON.") var json = false

    func run() async throws {
        let json = json
        try await Context.running([common, root.common]) { context in
            let health = try await context.healthOfNow()
            let clock = context.entryClock
            let hidden = context.privacy.hidden
            var standings: [GoalStanding] = []
            var book: GoalBook
            do throws(HealthStoreError) {
                standings = try await health.goalStandings(on: clock.today)
                book = try await health.goalBook(clock)
                book.races = try await context.raceGoals(from: health)
            } catch {
                throw Failure(error)
            }
            standings.removeAll { !$0.goal.aim.metric.categories.isDisjoint(with: hidden) }
            book = book.without(hidden)
            if json {
                Self.printJSON(standings, book)
            } else {
                Self.print(standings, book, context.writing)
            }
        }
    }

    private static func print(_ standings: [GoalStanding], _ book: GoalBook, _ context: WritingContext) {
        if standings.isEmpty { Output.print("No goal stands: airfit log \"goal steps 9000\" sets one.") }
        for standing in standings {
            let words = GoalProgressWording(standing: standing, context: context)
            let number = EntryReference.goal(standing.goal.id).text
            Output.print("\(words.title) (\(number))\n    \(words.progress)")
        }
        for race in book.races { Output.print("\(RaceGoalWording(race, context: context).title)\n    \(race.remark)") }
        if !book.proposed.isEmpty { Output.print("\nProposed, from your own last weeks:") }
        for proposed in book.proposed {
            let words = GoalProgressWording(proposed: proposed.aim, context: context)
            Output.print("\(words.title)\n    \(proposed.method)\n    airfit log \"\(words.line)\"")
        }
        if !book.past.isEmpty { Output.print("\nEarlier:") }
        for past in book.past {
            let words = PastGoalWording(past, context: context)
            Output.print("\(words.title)\n    \(words.text)")
        }
    }

    private static func fields(_ aim: Goal.Aim) -> [String: Any] {
        [
            "metric": aim.metric.rawValue, "unit": aim.metric.unit, "target": aim.target,
            "period": aim.period?.rawValue as Any? ?? NSNull(), "due": aim.due?.iso as Any? ?? NSNull(),
        ]
    }

    private static func printJSON(_ standings: [GoalStanding], _ book: GoalBook) {
        let standing = standings.map { standing in
            fields(standing.goal.aim).merging([
                "id": standing.goal.id, "value": standing.value as Any? ?? NSNull(),
                "pace": standing.pace.map {
                    [
                        "per_week_needed": $0.needed * 7, "per_week_now": $0.slope * 7,
                        "standing": $0.standing.rawValue,
                    ] as Any
                } ?? NSNull(),
            ]) { $1 }
        }
        let proposed = book.proposed.map { fields($0.aim).merging(["method": $0.method]) { $1 } }
        let past = book.past.map { past in
            fields(past.goal.aim).merging([
                "id": past.goal.id, "from": past.from.iso, "to": past.to.iso, "ended": past.ending.rawValue,
                "days_reached": past.days?.reached as Any? ?? NSNull(),
                "days_recorded": past.days?.recorded as Any? ?? NSNull(),
                "level_at_end": past.level as Any? ?? NSNull(),
            ]) { $1 }
        }
        let races = book.races.map { race -> [String: Any] in
            [
                "date": race.session.day.iso, "distance_km": race.session.kilometres as Any? ?? NSNull(),
                "target_min": race.session.minutes as Any? ?? NSNull(), "remark": race.remark,
            ]
        }
        Output.json(
            JSONText.object(["standing": standing, "races": races, "proposed": proposed, "past": past]))
    }
}

extension Context {
    /// The units and the clock by which goals are worded.
    var writing: WritingContext {
        WritingPlace(units: settings.units.system, home: home).context(
            at: Date(), today: todayFollowsClock ? nil : today)
    }
}

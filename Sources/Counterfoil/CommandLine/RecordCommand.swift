internal import ArgumentParser
internal import Domain
internal import Foundation
internal import Wording

struct RecordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: localized("Write down that a trip departs, or arrives, this minute."),
        discussion: localized(
            """
            Without the name of a file it is the trip of which that is the next thing to happen, at \
            most six hours before or after the time of the timetable. Where a trip is named whose \
            time is farther away, the command asks, or without a terminal writes nothing.
            """),
        subcommands: [Departed.self, Arrived.self])

    struct Departed: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "departed",
            abstract: localized("Write down that a trip departs this minute."))

        @OptionGroup var record: RecordOptions

        func run() throws { record.run(.departure) }
    }

    struct Arrived: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "arrived",
            abstract: localized("Write down that a trip arrives this minute."))

        @OptionGroup var record: RecordOptions

        func run() throws { record.run(.arrival) }
    }
}

struct RecordOptions: ParsableArguments {
    @OptionGroup var journal: JournalOptions

    @Argument(help: localized("The name of the trip’s file, as add prints it."))
    var file: String?

    @Option(
        name: .customLong("at"),
        help: localized(
            """
            When it was, instead of this minute: a delay such as +12, a time of day, or a day \
            and a time.
            """, valueName: "time"))
    var time: String?

    @Flag(help: localized("Do not ask where the timetable is more than six hours away."))
    var anyway = false

    func run(_ end: TripStop) {
        journal.run(reading: file == nil ? .everything : .nothing) { journal in
            RecordNow(
                end: end, id: file.map { EntryID($0) }, typed: time, isAnyway: anyway,
                journal: journal, moment: Date(), timeZone: .current, words: Localizer())
        }
    }
}

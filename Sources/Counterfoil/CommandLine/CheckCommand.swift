internal import ArgumentParser
import Formats
import Wording

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: localized("Read every file of the journal, and name those that cannot be read."),
        discussion: localized(
            """
            Reads the files themselves, whatever is known of them, and changes nothing. Each file \
            that cannot be read is named with the reason, and each that has the UID of another, \
            which stops the tools that sync a folder; the exit status is 1 where there is one. \
            Notes are about files that can be read and could be better. --repair joins copies that \
            sync programs have kept to their entries where nothing is lost, and gives the later of \
            other files that share a UID one of its own; “import --undo” undoes that.
            """))

    @OptionGroup var journal: JournalOptions

    @Flag(help: localized("Write a JSON object."))
    var json = false

    @Flag(
        help: localized(
            "Join copies of sync programs, and give other files that share a UID one each."))
    var repair = false

    func run() throws {
        CommandRun.runCancellable { [self] in
            let journal = journal.makeJournal()
            return CheckJournal(
                journal: journal, repair: repair ? journal : nil, rights: ProgramFolders().rights,
                gazetteer: ProgramFolders.places, serviceDefects: ProgramFolders.services.defects,
                isJSON: json,
                words: Localizer())
        }
    }
}

internal import ArgumentParser
internal import Foundation
internal import JournalStore
import Wording

struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: localized("Make one of two texts of an entry, in both of their files."),
        discussion: localized(
            """
            For programs that sync a folder and cannot decide between two texts of an entry; \
            vdirsyncer calls it with conflict_resolution = ["command", "counterfoil", "merge"]. Tags and \
            feedback are those of both texts. Where the value of a field differs, the one that was \
            written last is taken, unless the other text says nothing; each is named on standard error. \
            Both files are written, or neither.
            """))

    @Argument(help: localized("The file of one text."), completion: .file())
    var file: String

    @Argument(help: localized("The file of the other text."), completion: .file())
    var other: String

    @Option(
        help: localized(
            "The file of the text that both were made of, where there is one.", valueName: "file"),
        completion: .file())
    var base: String?

    func validate() throws { try checkNames(of: [file, other] + (base.map { [$0] } ?? [])) }

    func run() throws {
        CommandRun.run { [file, other, base] in
            MergeTexts(
                file: file, other: other, base: base, joiner: FileJoiner(at: Date()),
                words: Localizer())
        }
    }
}

import Domain
import Wording

/// Merges two files with texts of the same entry, and prints the fields in which they differed.
struct MergeTexts: Command {
    private let files: (one: String, other: String)
    private let common: String?
    private let joiner: any JoinsFiles
    private let words: Localizer

    /// - Parameter common: the file of the common ancestor, or `nil` if there is none.
    init(
        _ one: String, with other: String, from common: String?, by joiner: any JoinsFiles,
        words: Localizer
    ) {
        files = (one, other)
        self.common = common
        self.joiner = joiner
        self.words = words
    }

    /// Merges the files.
    ///
    /// - Throws: an error if nothing was written.
    func run(on console: Console) async throws(CommandError) -> CommandStatus {
        let joined: JoinedFiles
        do throws(JoinFailure) {
            joined = try joiner.join(files.one, files.other, from: common)
        } catch {
            throw .failed(words.sentence(error))
        }
        for line in words.lines(on: joined) { console.printMessage(line) }
        return .done
    }
}

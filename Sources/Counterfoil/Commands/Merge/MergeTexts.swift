import Domain
import Wording

/// Merges two files with texts of the same entry, and prints the fields in which they differed.
struct MergeTexts: Command {
    let file: String
    let other: String
    /// The file of the common ancestor, or `nil` if there is none.
    let base: String?
    let joiner: any JoinsFiles
    let words: Localizer

    /// Merges the files.
    ///
    /// - Throws: an error if nothing was written.
    func run(on console: Console) async throws -> CommandStatus {
        let joined: JoinedFiles
        do throws(JoinFailure) {
            joined = try joiner.join(file, other, from: base)
        } catch {
            throw CommandError.failed(words.sentence(error))
        }
        for line in words.lines(on: joined) { console.printMessage(line) }
        return .done
    }
}

internal import Commands
internal import Foundation
internal import Wording

/// A failure that keeps the program from starting.
enum StartFailure {
    /// Writes a sentence to standard error.
    static func tell(_ sentence: String) {
        FileHandle.standardError.write(Data("counterfoil: \(sentence.inPlainLines)\n".utf8))
    }

    static func tell(_ trouble: CommandTrouble) {
        tell(Localizer.ofProgram.sentence(trouble))
    }
}

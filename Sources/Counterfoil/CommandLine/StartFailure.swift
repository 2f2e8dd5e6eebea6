internal import Foundation
internal import Wording

/// A failure that keeps the program from starting.
enum StartFailure {
    /// Writes a sentence to standard error.
    static func report(_ sentence: String) {
        FileHandle.standardError.write(Data("counterfoil: \(sentence.inPlainLines)\n".utf8))
    }

    static func report(_ trouble: CommandTrouble) {
        report(Localizer.ofProgram.sentence(trouble))
    }
}

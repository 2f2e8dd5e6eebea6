internal import Commands
internal import Foundation
internal import Wording

/// What keeps the program from starting at all.
enum StartFailure {
    /// Says so where messages go.
    static func tell(_ sentence: String) {
        FileHandle.standardError.write(Data("counterfoil: \(sentence.inPlainLines)\n".utf8))
    }

    static func tell(_ trouble: CommandTrouble) {
        tell(LocalWords.ofProgram.sentence(trouble))
    }
}

import CIcal
import Foundation
import Wording

/// libical, loaded with the first value that it reads: what a start shows comes from the index.
enum IcalLibrary {
    static let functions: counterfoil_ical_functions = {
        var functions = counterfoil_ical_functions()
        guard counterfoil_load_ical(&functions) != 0 else {
            // As the system ends a program that lacks a library it was linked with.
            let words = LocalWords.ofProgram.reason(.noLibrary(package: "libical3"))
            FileHandle.standardError.write(Data("counterfoil: \(words)\n".utf8))
            exit(127)
        }
        return functions
    }()
}

internal import Foundation
internal import Wording

/// In which language the program speaks.
enum SpokenLanguage {
    /// Looks for a catalogue of what the environment asks for; without one the program speaks English.
    /// To be called before anything is said, and before there is a second thread.
    static func choose() {
        let languages = SpokenLanguages.preferred()
        guard !languages.isEmpty, let folder = ProgramFolders().catalogues else { return }
        let found = languages.compactMap { language in
            try? Data(
                contentsOf: folder.appending(
                    path: "\(language)/LC_MESSAGES/\(Catalogue.domain).mo"),
                options: .alwaysMapped)
        }
        guard !found.isEmpty, found.allSatisfy({ $0.withUnsafeBytes(CatalogueFile.isWhole) }) else {
            return
        }
        LocalWords.speak(by: Catalogue(in: folder.path(percentEncoded: false)))
    }
}

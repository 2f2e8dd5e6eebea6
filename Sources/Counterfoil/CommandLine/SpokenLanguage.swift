internal import Foundation
internal import Wording

/// The language of the program.
enum SpokenLanguage {
    /// Opens the catalogue for the environment's language; without one the program speaks English.
    /// It is called before anything is said and before there is a second thread.
    static func choose() {
        let languages = PreferredLanguages.preferred()
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
        Localizer.speak(by: Catalogue(in: folder.path(percentEncoded: false)))
    }
}

import Domain
import Files

/// The posters beside the `.nfo` files of films, under the names that Kodi gives them.
struct KodiPosters {
    private var posters: [Place: SourceFile] = [:]
    /// The number of other files of each folder.
    private var others: [String: Int] = [:]

    private static let suffix = "-poster"
    /// The names of a poster of the only film of a folder, the best one first.
    private static let names = ["poster", "folder"]

    /// The folder of a file, and its name without its extension, in lower case.
    private struct Place: Hashable {
        let folder: String
        let name: String

        init(_ folder: String, _ name: String) {
            (self.folder, self.name) = (folder, name)
        }

        init(_ file: SourceFile) {
            let name = file.path.split(separator: "/").last?.lowercased() ?? ""
            self.init(
                file.path.folderOfPath, String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]))
        }
    }

    init(among files: [SourceFile]) {
        for file in files {
            if Self.isPoster(file) {
                posters[Place(file)] = file
            } else {
                others[Place(file).folder, default: 0] += 1
            }
        }
    }

    /// Whether a file is a picture of a bounded size with the name of a poster.
    static func isPoster(_ file: SourceFile) -> Bool {
        let name = Place(file).name
        return (names.contains(name) || name.hasSuffix(suffix))
            && PictureFormat(of: file.head) != nil && file.size ?? 0 <= TicketFile.largest
    }

    /// Returns the poster of the only film in a `.nfo` file, or `nil` if it has none.
    func poster(of file: SourceFile) -> SourceFile? {
        let place = Place(file)
        let isAlone = others[place.folder] == 1
        let names = [place.name + Self.suffix] + (isAlone ? Self.names : [])
        return names.lazy.compactMap { posters[Place(place.folder, $0)] }.first
    }
}

extension ImportedTicket {
    /// A poster that is stored as the picture of a film.
    init(of film: Film, _ poster: SourceFile, in folder: String) {
        let format = PictureFormat(of: poster.head)
        self.init(
            .copy(of: poster.name), in: folder,
            as: film.nameOfTicket(endingIn: format?.fileExtension ?? "")
        ) { () throws(ImportError) in try poster.whole(upTo: TicketFile.largest) }
    }
}

import Domain
import Files

/// The posters beside the `.nfo` files of films, under the names that Kodi gives them.
struct KodiPosters {
    /// The posters by their folders and names without extensions.
    private var posters: [String: SourceFile] = [:]
    /// The number of other files of each folder.
    private var films: [String: Int] = [:]

    private static let suffix = "-poster"
    /// The names of a poster of the only film of a folder, the best one first.
    private static let names = ["poster", "folder"]

    init(among files: [SourceFile]) {
        for file in files {
            let (folder, name) = Self.parts(of: file)
            if Self.isPoster(file) {
                posters[folder + name] = file
            } else {
                films[folder, default: 0] += 1
            }
        }
    }

    /// Whether a file is a picture of a bounded size with the name of a poster.
    static func isPoster(_ file: SourceFile) -> Bool {
        let name = parts(of: file).name
        return (names.contains(name) || name.hasSuffix(suffix))
            && PictureFormat(of: file.head) != nil && file.size ?? 0 <= TicketFile.largest
    }

    /// Returns the poster of the film in a `.nfo` file, or `nil` if it has none.
    func poster(of file: SourceFile) -> SourceFile? {
        let (folder, name) = Self.parts(of: file)
        let isAlone = films[folder] == 1
        let names = [name + Self.suffix] + (isAlone ? Self.names : [])
        return names.lazy.compactMap { posters[folder + $0] }.first
    }

    /// Returns the folder of a file, with its last slash, and the name without its extension, for
    /// comparison.
    private static func parts(of file: SourceFile) -> (folder: String, name: String) {
        let path = file.name.lowercased()
        let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        let name = path[start...]
        return (String(path[..<start]), String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]))
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

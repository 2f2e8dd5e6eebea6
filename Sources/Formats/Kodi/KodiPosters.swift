import Domain
import Files

/// The posters beside the `.nfo` files of films, under the names that Kodi gives them.
struct KodiPosters {
    private var posters: [Place: SourceFile] = [:]
    /// The names of the posters that no film has taken.
    private(set) var unused: Set<String> = []
    /// The number of other files of each folder.
    private var others: [String: Int] = [:]

    private static let suffix = "-poster"
    /// The names of a poster of the only film of a folder, the best one first.
    private static let names = ["poster", "folder"]

    /// The folder of a file, and its name without its extension, in lower case.
    private struct Place: Hashable {
        let folder: String
        var name: String

        init(_ file: SourceFile) {
            let name = file.path.split(separator: "/").last?.lowercased() ?? ""
            folder = file.path.folderOfPath
            self.name = String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
        }
    }

    /// Takes the posters out of files, so that the others are left.
    init(outOf files: inout [SourceFile]) {
        var rest: [SourceFile] = []
        for file in files {
            if Self.isPoster(file) {
                posters[Place(file)] = file
                unused.insert(file.name)
            } else {
                others[Place(file).folder, default: 0] += 1
                rest.append(file)
            }
        }
        files = rest
    }

    /// Whether a file is a picture of a bounded size with the name of a poster.
    static func isPoster(_ file: SourceFile) -> Bool {
        let name = Place(file).name
        return (names.contains(name) || name.hasSuffix(suffix))
            && PictureFormat(of: file.head) != nil && file.size ?? 0 <= TicketFile.largest
    }

    /// Takes the poster of the only film in a `.nfo` file, or returns `nil` if it has none.
    mutating func take(for file: SourceFile) -> SourceFile? {
        var place = Place(file)
        let isAlone = others[place.folder] == 1
        let names = [place.name + Self.suffix] + (isAlone ? Self.names : [])
        for name in names {
            place.name = name
            guard let poster = posters[place] else { continue }
            unused.remove(poster.name)
            return poster
        }
        return nil
    }
}

extension ImportedTicket {
    /// A poster that is stored as the picture of a film. If the file has other bytes by then, they
    /// have to be a picture of the same format that can be shown.
    ///
    /// - Parameter bytes: the bytes of the poster, which can be shown.
    init(
        of film: Film, _ poster: SourceFile, holding bytes: [UInt8],
        in destination: TicketDestination
    ) {
        let shown = Fingerprint(of: bytes).value
        let format = PictureFormat(of: bytes)
        self.init(
            .copy(of: poster.name), in: destination.folder,
            as: film.nameOfTicket(endingIn: format?.fileExtension ?? "")
        ) { () async throws(ImportError) in
            guard let now = try poster.whole(upTo: TicketFile.largest) else { return nil }
            if Fingerprint(of: now).value == shown { return now }
            guard PictureFormat(of: now) == format, await destination.canShow(now) else {
                throw .unreadable(file: poster.name, .changing)
            }
            return now
        }
    }
}

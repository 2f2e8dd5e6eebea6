internal import Domain
internal import EntryFeature

extension FilmModel {
    /// Stores a picture that was dropped or pasted, and lets the film refer to it. The program does
    /// not quit between the two.
    func keep(_ picture: ChosenPicture, in pictures: any StoresTickets) async throws {
        guard let film = content else { return }
        let chosen: ChosenFile
        switch picture {
        case .file(let path):
            guard let file = TicketFile(path: path) else { throw JournalError.failed(.noPicture) }
            chosen = ChosenFile(file, of: film, in: pictures)
        case .content(let content):
            chosen = ChosenFile(content, of: film, in: pictures)
        }
        try await withTerminationDeferred { change in
            _ = try await chosen.save { file in
                try await change(.picture(file))
                return file
            } file: {
                $0
            }
        }
    }
}

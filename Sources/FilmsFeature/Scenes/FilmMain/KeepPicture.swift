internal import Domain
internal import EntryFeature

/// Copies the picture that was dropped or pasted on a film's page to the store of tickets, and lets
/// the film refer to the copy.
struct KeepPicture {
    let film: FilmModel
    let pictures: any StoresTickets

    /// - Parameter failed: is called with the error if the picture cannot be copied or the film not
    ///   be written.
    func callAsFunction(
        _ picture: ChosenPicture, orElse failed: @escaping (any Error) -> Void
    ) async {
        guard let file = TicketFile(path: picture.path), let content = film.content else { return }
        do {
            let copy = try await pictures.copy(file, of: content)
            if picture.isTemporary {
                await pictures.remove(file)
                guard copy != nil else { return }
            }
            film.change(.picture(copy ?? file)) { [pictures] error in
                failed(error)
                if let copy { Task { await pictures.remove(copy) } }
            }
        } catch {
            if picture.isTemporary { await pictures.remove(file) }
            failed(error)
        }
    }
}

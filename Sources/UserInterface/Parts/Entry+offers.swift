internal import Gtk
internal import Presentation

extension Entry {
    /// Offers completions after those of the entry, each with its note.
    func offer(_ completions: [CompletionOffer]) {
        moreCompletions = completions.map { Suggestion($0.text, note: $0.note, text: $0.text) }
    }
}

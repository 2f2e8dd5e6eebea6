import CGtk

/// The list of words behind an entry's completion popup.
final class EntryCompletion: Object {
    private let store: OpaquePointer

    init(_ entry: Entry) {
        var types = [counterfoil_type_string()]
        store = OpaquePointer(UnsafeMutableRawPointer(gtk_list_store_newv(1, &types)))
        let completion: UnsafeMutablePointer<GtkEntryCompletion> = gtk_entry_completion_new()
        super.init(owning: UnsafeMutableRawPointer(completion))
        gtk_entry_completion_set_model(completion, store)
        gtk_entry_completion_set_text_column(completion, 0)
        gtk_entry_completion_set_minimum_key_length(completion, 1)
        gtk_entry_set_completion(entry.cast(), completion)
        // The completion holds the store from here on.
        g_object_unref(UnsafeMutableRawPointer(store))
    }

    func fill(with words: [String]) {
        let list = UnsafeMutableRawPointer(store).assumingMemoryBound(to: GtkListStore.self)
        gtk_list_store_clear(list)
        for word in words { counterfoil_list_store_append_string(list, word) }
    }
}

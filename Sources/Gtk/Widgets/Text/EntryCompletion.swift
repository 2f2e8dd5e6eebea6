import CGtk

/// The completions of an entry and their popup.
final class EntryCompletion: Object {
    /// Whether the entry lists words between commas, of which the last one is completed.
    var completesLast = false
    /// Whether a word is offered by the beginning of any of its parts, between blanks and other
    /// signs.
    var completesParts = false

    private let store: OpaquePointer
    private var words: [(text: String, folded: String)] = []
    /// The completions that fill the list at the next change of the text, or `nil` if it has them:
    /// filling it with thousands takes a while.
    private var waiting: [String]?
    /// The rows after those of the words, which were found for the present text.
    private var more: [Suggestion] = []
    /// The suggestions, all of which are offered, or `nil` if the entry completes words.
    private var suggestions: [Suggestion]?
    /// The popup of the entry, which exists as long as this is its completion.
    private var list: CompletionList?
    private var highlight: CompletionHighlight?

    init(_ entry: Entry) {
        var types = [counterfoil_type_string(), counterfoil_type_string()]
        store = OpaquePointer(UnsafeMutableRawPointer(gtk_list_store_newv(2, &types)))
        let completion: UnsafeMutablePointer<GtkEntryCompletion> = gtk_entry_completion_new()
        super.init(owning: UnsafeMutableRawPointer(completion))
        gtk_entry_completion_set_model(completion, store)
        gtk_entry_completion_set_text_column(completion, 0)
        gtk_entry_completion_set_minimum_key_length(completion, 1)
        showNotes(in: completion)
        matchLast(completion, of: entry)
        on("match-selected") {
            [weak self, weak entry] (_: UnsafeMutableRawPointer?, row: UnsafeMutableRawPointer?)
                -> Bool in
            guard let self, let entry, let index = index(of: row),
                completesLast || suggestions != nil || index >= words.count,
                let text = text(choosing: index, of: entry)
            else { return false }
            entry.complete(text)
            return true
        }
        moveOnByTab(entry)
        moveOnByMnemonic(entry)
        entry.on("changed") { [weak self] in self?.fillStore() }
        gtk_entry_set_completion(entry.cast(), completion)
        // The completion holds the store from here on.
        g_object_unref(UnsafeMutableRawPointer(store))
        list = CompletionList(of: entry, showing: store)
        list?.addStyleClass()
        highlight = list.map { CompletionHighlight(in: $0, of: entry) }
    }

    func fill(with words: [String]) { waiting = words }

    func suggest(_ suggestions: [Suggestion]) {
        self.suggestions = suggestions
        setRows(suggestions.map { ($0.name, $0.note) })
    }

    /// Replaces the rows after those of the words.
    func add(_ more: [Suggestion]) {
        fillStore()
        self.more = more
        setRows(more.map { ($0.name, $0.note) }, after: words.map(\.text))
    }

    var isOpen: Bool { list?.isOpen == true }

    private func fillStore() {
        guard let waiting else { return }
        self.waiting = nil
        words = waiting.map { ($0, completesParts ? Self.parted($0) : Self.folded($0)) }
        setRows(waiting.map { ($0, "") } + more.map { ($0.name, $0.note) })
    }

    /// Fills the store.
    ///
    /// - Parameter kept: the names of the first rows, which stay as they are.
    private func setRows(_ rows: [(name: String, note: String)], after kept: [String] = []) {
        let list: UnsafeMutablePointer<GtkListStore> = store.cast()
        func fill() {
            if kept.isEmpty {
                gtk_list_store_clear(list)
            } else {
                var row = GtkTreeIter()
                let isThere = gtk_tree_model_iter_nth_child(store, &row, nil, Int32(kept.count))
                if isThere != 0 { while gtk_list_store_remove(list, &row) != 0 {} }
            }
            for (name, note) in rows { counterfoil_list_store_append_strings(list, name, note) }
        }
        let names = kept + rows.map(\.name)
        if let highlight { highlight.refill(with: names, by: fill) } else { fill() }
    }

    /// Whether a word is offered for the typed text, which GTK passes case-folded as `key`: not one
    /// that is there in full.
    private func offers(_ row: UnsafeMutableRawPointer?, for key: String, in text: String) -> Bool {
        if suggestions != nil { return true }
        guard let index = index(of: row) else { return false }
        let typed =
            completesLast ? Self.parts(of: key).last : completesParts ? Self.parted(key) : key
        let last = completesLast ? Self.parts(of: text).last : text
        if index < words.count { return offers(words[index], for: typed, in: last) }
        let name = more[index - words.count].name
        return name != last
            && !words.contains { $0.text == name && offers($0, for: typed, in: last) }
    }

    private func offers(
        _ word: (text: String, folded: String), for typed: String, in text: String
    ) -> Bool {
        !typed.isEmpty && word.text != text
            && (word.folded.hasPrefix(typed) || isPart(typed, of: word.folded))
    }

    private func isPart(_ typed: String, of word: String) -> Bool {
        completesParts && word.contains(" " + typed)
    }

    /// Lets Tab take the highlighted completion and move on, also if none is highlighted. A
    /// suggestion is taken as by Enter, without moving on, because a person goes on typing after
    /// it. GTK itself would only close the completions, and the next word would land in the same
    /// field.
    private func moveOnByTab(_ entry: Entry) {
        entry.onKeyPress { [weak self, weak entry] press in
            guard let self, let entry, let direction = press.tabDirection,
                let list, list.isOpen
            else { return false }
            if let index = list.highlighted, let text = text(choosing: index, of: entry) {
                if suggestions != nil {
                    press.event.pointee.keyval = Key.enter.rawValue
                    return false
                }
                entry.complete(text)
            }
            gtk_widget_child_focus(gtk_widget_get_toplevel(entry.cast()), direction)
            return true
        }
    }

    /// Lets Alt and a letter lead to another field while the list is open. GTK's list would take the
    /// key, and nothing would happen.
    private func moveOnByMnemonic(_ entry: Entry) {
        entry.onKeyPress { [weak self, weak entry] press in
            guard let self, let entry, isOpen, press.modifiers == .alt,
                let window = entry.toplevel
            else { return false }
            return gtk_window_mnemonic_activate(
                window, press.event.pointee.keyval, gtk_window_get_mnemonic_modifier(window)) != 0
        }
    }

    /// Returns the text of the entry after a row is chosen.
    private func text(choosing row: Int, of entry: Entry) -> String? {
        if let suggestions {
            return suggestions.indices.contains(row) ? suggestions[row].text : nil
        }
        guard words.indices.contains(row) else {
            let more = row - words.count
            return self.more.indices.contains(more) ? self.more[more].text : nil
        }
        return (completesLast ? Self.parts(of: entry.text).before : "") + words[row].text
    }

    private func index(of row: UnsafeMutableRawPointer?) -> Int? {
        let path = gtk_tree_model_get_path(store, row?.cast())
        defer { gtk_tree_path_free(path) }
        guard let index = ListModel.index(of: path),
            (suggestions?.indices ?? 0..<words.count + more.count).contains(index)
        else { return nil }
        return index
    }

    /// Shows notes beside the names that GTK shows by itself, dim on any background.
    private func showNotes(in completion: UnsafeMutablePointer<GtkEntryCompletion>) {
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(attributes, pango_attr_foreground_alpha_new(UInt16.max / 4 * 3))
        defer { pango_attr_list_unref(attributes) }
        let note = gtk_cell_renderer_text_new()
        var value = GValue()
        g_value_init(&value, pango_attr_list_get_type())
        defer { g_value_unset(&value) }
        g_value_set_boxed(&value, UnsafeRawPointer(attributes))
        g_object_set_property(note?.cast(), "attributes", &value)
        let layout = OpaquePointer(completion)
        gtk_cell_layout_pack_end(layout, note, 0)
        gtk_cell_layout_add_attribute(layout, note, "text", 1)
    }

    private func matchLast(
        _ completion: UnsafeMutablePointer<GtkEntryCompletion>, of entry: Entry
    ) {
        let offers: Offers = { [weak self, weak entry] row, key in
            guard let self, let entry else { return false }
            return self.offers(row, for: key, in: entry.text)
        }
        gtk_entry_completion_set_match_func(
            completion,
            { _, key, row, data in
                guard let data, let key = String(borrowing: key) else { return 0 }
                return ClosureBox<Offers>.closure(in: data)(row, key).gboolean
            },
            Unmanaged.passRetained(ClosureBox(offers)).toOpaque(), { releaseClosureBox($0) })
    }

    private typealias Offers = (UnsafeMutableRawPointer?, String) -> Bool

    /// Splits a list into the text before its last word, with a comma and a space, and that word.
    private static func parts(of text: String) -> (before: String, last: String) {
        guard let comma = text.lastIndex(of: ",") else { return ("", text) }
        return (text[...comma] + " ", String(text[comma...].dropFirst().drop { $0 == " " }))
    }

    /// Returns the word without case and accents, with a blank for each run of signs between
    /// letters and digits.
    private static func parted(_ word: String) -> String {
        let plain = folded(word).unicodeScalars.filter {
            $0.properties.generalCategory != .nonspacingMark
        }
        let words = String(String.UnicodeScalarView(plain)).split { !$0.isLetter && !$0.isNumber }
        return words.joined(separator: " ")
    }

    /// Returns the word without case, as GTK folds the typed text.
    private static func folded(_ word: String) -> String {
        let normal = g_utf8_normalize(word, -1, G_NORMALIZE_ALL)
        let folded = g_utf8_casefold(normal, -1)
        defer {
            g_free(normal)
            g_free(folded)
        }
        return String(borrowing: folded) ?? word
    }
}

/// A text that an entry offers while a person types in it.
public struct Suggestion: Hashable, Sendable {
    /// The name in the list.
    public let name: String
    /// The dim text beside the name.
    public let note: String
    /// The text of the entry once the suggestion is chosen.
    public let text: String

    /// Makes a suggestion, by default without a note.
    public init(_ name: String, note: String = "", text: String) {
        self.name = name
        self.note = note
        self.text = text
    }
}

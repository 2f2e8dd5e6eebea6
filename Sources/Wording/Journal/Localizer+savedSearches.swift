/// Words about saved searches.
extension Localizer {
    package func savedSearch(_ name: String) -> String {
        say("“{name}” was saved.", ["name": name.quoted])
    }

    /// Tells that a search replaced another of the same name.
    package func replacedSearch(_ name: String) -> String {
        say("“{name}” now stands for this search.", ["name": name.quoted])
    }

    package func renamed(search old: String, to new: String) -> String {
        say("“{old}” was renamed to “{new}”.", ["old": old.quoted, "new": new.quoted])
    }

    package func deletedSearch(_ name: String) -> String {
        say("“{name}” was deleted.", ["name": name.quoted])
    }

    /// The label of the button that deletes a saved search.
    package func deletion(ofSearch name: String) -> String {
        say("Delete “{name}”", ["name": name.quoted], context: "a saved search")
    }

    package var nothingToSave: String { say("Type a search, then save it here.") }
}

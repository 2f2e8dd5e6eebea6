/// What is said of the searches that are kept under names.
extension LocalWords {
    package func savedSearch(_ name: String) -> String {
        say("“{name}” was saved.", ["name": name.quoted])
    }

    /// Another search had the name before.
    package func replacedSearch(_ name: String) -> String {
        say("“{name}” was replaced by this search.", ["name": name.quoted])
    }

    package func renamed(search old: String, to new: String) -> String {
        say("“{old}” was renamed to “{new}”.", ["old": old.quoted, "new": new.quoted])
    }

    package func deletedSearch(_ name: String) -> String {
        say("“{name}” was deleted.", ["name": name.quoted])
    }

    /// The name of a button.
    package func deletion(ofSearch name: String) -> String {
        say("Delete “{name}”", ["name": name.quoted], context: "a saved search")
    }

    /// Why there is nothing to save.
    package var nothingToSave: String { say("To save a search, type it first.") }

    package var searchesNotRead: String { say("The saved searches cannot be read.") }
    package var searchNotSaved: String { say("The search was not saved.") }
    package var searchNotDeleted: String { say("The saved search was not deleted.") }
    package var searchNotRestored: String { say("The saved searches were not restored.") }
}

import Domain
package import Presentation

extension Localizer {
    /// Returns a failure with a title and a sentence about its error.
    package func failure(_ title: String, because error: any Error) -> FailureViewModel {
        let lastsUntilWritable =
            switch error as? JournalError {
            case .missingFolder, .readOnly, .readOnlyDisk, .vanished: true
            default: false
            }
        return FailureViewModel(
            title: title, reason: sentence(error), lastsUntilWritable: lastsUntilWritable)
    }

    /// Tells why the journal failed to do something.
    func journal(_ error: JournalError) -> String {
        switch error {
        case .missingFolder(let path):
            say(
                "The journal folder {path} is missing. Put it back, or open another journal.",
                ["path": path])
        case .readOnly(let path):
            say(
                """
                The journal folder {path} cannot be written to. Change its permissions and try \
                again.
                """, ["path": path])
        case .readOnlyDisk(let path):
            say(
                """
                The journal folder {path} is on a disk that is mounted read-only. Mount it for \
                writing and try again.
                """, ["path": path])
        case .diskFull(let path):
            say(
                """
                There is no space left on the disk that holds {path}. Free some space and try again.
                """, ["path": path])
        case .anotherKind(let id, .film):
            say(
                "Another program has turned {file} into something that is not a film.",
                ["file": "\(id)"])
        case .anotherKind(let id, .trip):
            say(
                "Another program has turned {file} into something that is not a trip.",
                ["file": "\(id)"])
        case .anotherKind(let id, .pass):
            say(
                "Another program has turned {file} into something that is not a season ticket.",
                ["file": "\(id)"])
        case .anotherKind(let id, .claim):
            say(
                "Another program has turned {file} into something that is not a claim.",
                ["file": "\(id)"])
        case .entryGone(let id, let title): gone("\(id)", title)
        case .placeTaken(let id, let title, let kept): placeTaken("\(id)", title, kept)
        case .trash(let file, let title, let reason): notDeleted(file, title, self.reason(reason))
        case .file(let file, let title, let reason): notWritten(file, title, self.reason(reason))
        case .unreadable(let file, let title, let reason):
            unreadable(file, title, self.reason(reason))
        case .notRead(let files, let reason): notRead(files, self.reason(reason))
        case .vanished(let path, let count):
            say(
                one: """
                    The file of {count} entry is not in {path} any more. Put it back and try again.
                    """,
                other: """
                    The files of {count} entries are not in {path} any more. Put them back and try \
                    again.
                    """, count: count, ["path": path])
        case .takenBack:
            say("This import has already been undone, or there is no record of it any more.")
        case .halfWritten(let title, let cause):
            say(
                """
                “{title}” was not imported: {reason} Counterfoil will remove what was already written \
                when the journal is next opened.
                """, ["title": title.displayIsolated, "reason": reason(alone: cause)])
        case .halfTakenBack(let title, let missing):
            say(
                """
                The entries that “{title}” added were removed, but {missing} of the entries it \
                changed could not be restored. Free some space; Counterfoil will try again when the \
                journal is next opened.
                """, ["title": title.displayIsolated, "missing": number(missing)])
        case .notPutBack(let cause, let count, let folder):
            say(
                one: """
                    {reason} {count} file of the import could not be put back either, because its \
                    place is taken or cannot be written to. It is now in {folder}. Counterfoil will \
                    try again when the journal is next opened.
                    """,
                other: """
                    {reason} {count} files of the import could not be put back either, because \
                    their places are taken or cannot be written to. They are now in {folder}. \
                    Counterfoil will try again when the journal is next opened.
                    """, count: count, ["reason": journal(cause), "folder": folder])
        case .invalid(let defect): calendar(defect)
        case .folder(let trouble): sentence(trouble)
        case .failed(let error): reason(error)
        case .ticket(let error): sentence(error)
        case .cancelled: say("Cancelled. Nothing was written.")
        }
    }

    /// Tells why a batch failed. The error of a file names the batch, which the sentence around it
    /// does as well.
    private func reason(alone error: JournalError) -> String {
        if case .file(_, _, let reason) = error { self.reason(reason) } else { journal(error) }
    }

    private func notRead(_ files: [String], _ reason: String) -> String {
        let named = files.prefix(Self.mostNamed).map(\.displayIsolated)
        let names = named.commaSeparated + (files.count > named.count ? ", …" : "")
        return say(
            one: "{files} cannot be read at the moment. Nothing was written. {reason}",
            other: """
                {count} files of the journal cannot be read at the moment: {files}. Nothing was \
                written. {reason}
                """, count: files.count, ["files": names, "reason": reason])
    }

    /// The greatest number of files that a sentence names.
    private static var mostNamed: Int { 10 }

    private func gone(_ file: String, _ title: String?) -> String {
        if ListFile.isName(file) {
            return say("Another program has removed the list {file} already.", ["file": file])
        }
        guard let title else {
            return say(
                "Another program has removed {file}. Put the file back, and the entry will reappear.",
                ["file": file])
        }
        return say(
            """
            Another program has removed “{title}”. Put its file back from the trash or from a \
            backup, and the entry will reappear.
            """, ["title": title.displayIsolated])
    }

    private func placeTaken(_ file: String, _ title: String?, _ kept: String?) -> String {
        guard let kept else {
            return say(
                "Another program has added a file named {file}, which was left as it is.",
                ["file": file])
        }
        guard let title else {
            return say(
                """
                Another program has put the entry back in the file {file}, with different contents, \
                which were left as they are. The deleted version is in {path}.
                """, ["file": file, "path": kept])
        }
        return say(
            """
            Another program has put the entry back as “{title}”, which was left as it is. The \
            deleted version is in {path}: to have that one again, import this file, and take what it \
            says.
            """, ["title": title.displayIsolated, "path": kept])
    }

    private func notDeleted(_ file: String, _ title: String?, _ reason: String) -> String {
        guard let title else {
            return say(
                "Could not move {file} to the trash: {reason}",
                ["file": file, "reason": reason])
        }
        return say(
            """
            “{title}” could not be moved to the trash, and is in the journal as before: {reason} \
            Make sure that the trash has room and can be written to, and try again.
            """, ["title": title.displayIsolated, "reason": reason])
    }

    private func notWritten(_ file: String, _ title: String?, _ reason: String) -> String {
        guard let title else {
            return say(
                "{file} could not be written and is as it was before: {reason}",
                ["file": file, "reason": reason])
        }
        return say(
            "“{title}” could not be saved: {reason} Nothing was changed. Try again.",
            ["title": title.displayIsolated, "reason": reason])
    }

    private func unreadable(_ file: String, _ title: String?, _ reason: String) -> String {
        guard let title else {
            return say(
                """
                {file} cannot be read and was left as it is. {reason} Once it can be read, the \
                entry will appear.
                """, ["file": file, "reason": reason])
        }
        return say(
            """
            “{title}” cannot be read any more and was left as it is. {reason} Once its file {file} \
            can be read, the entry will reappear.
            """, ["title": title.displayIsolated, "file": file, "reason": reason])
    }
}

import Domain
import Foundation
import JournalFormat
import TestSupport
import Testing

@testable import Formats

@Suite("What becomes of the files of a backup and of our own calendars")
struct FilesTests {
    private static let made = "20261119T201500Z"
    private static let later = "20261120T080000Z"
    private static let last = "20261121T080000Z"

    /// - Parameter changed: the time of its last change, or `nil` if it is unchanged.
    private func file(
        _ name: String, uid: String = "1", _ title: String = "Gilda", notes: String = "",
        changed: String? = nil, in source: String = "backup.zip", more: String = ""
    ) throws -> ImportedFile {
        var lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", EntryText.product, "BEGIN:VJOURNAL", "UID:\(uid)",
            "DTSTAMP:\(changed ?? Self.made)", "CREATED:\(Self.made)", "CATEGORIES:Film",
            "SUMMARY:\(title)",
        ]
        if let changed { lines.append("LAST-MODIFIED:\(changed)") }
        if !notes.isEmpty { lines.append("DESCRIPTION:\(notes)") }
        if !more.isEmpty { lines.append(more) }
        lines += ["END:VJOURNAL", "END:VCALENDAR", ""]
        let content = Array(lines.joined(separator: "\r\n").utf8)
        return ImportedFile(
            place: SourcePlace(file: "\(name) in \(source)"), source: source, name: name,
            content: content, entry: try EntryText.entry(of: content))
    }

    /// Returns a file whose film has a picture that is stored with it.
    private func pictured(_ file: ImportedFile) -> ImportedFile {
        var entry = file.entry
        entry?.storedFile = .copy(of: file.source)
        return ImportedFile(
            place: file.place, source: file.source, name: file.name, content: file.content,
            entry: entry)
    }

    private func preview(
        _ files: [ImportedFile], beside journal: [ImportedFile] = [],
        _ answers: [String: String] = [:]
    ) -> ImportPreview {
        var contents = SourceContents()
        contents.files = files
        contents.tickets = files.compactMap { $0.entry?.placeholderTicket }.map {
            ImportedTicket($0, in: "/kept", as: "a.jpg") { [] }
        }
        let stored = journal.map {
            StoredEntry(id: EntryID($0.name), entry: $0.entry, content: $0.content)
        }
        let found = JournalSearch.found(in: stored, for: contents)
        let plan = ImportPlanner(
            contents: contents, found: found, choices: ImportChoices(answers: answers))
        return plan.preview(title: "", bands: .usual)
    }

    private func names(_ batch: EntryBatch) -> [String] {
        batch.additions.compactMap { if case .file(let name, _, _) = $0 { name } else { nil } }
    }

    /// Returns the files of the journal after a preview is written.
    private func written(
        _ preview: ImportPreview, beside journal: [ImportedFile] = []
    ) throws -> [ImportedFile] {
        try preview.batch.additions.reduce(into: journal) { journal, addition in
            guard case .file(let name, let content, _) = addition else { throw WrongKind() }
            journal.append(
                ImportedFile(
                    place: SourcePlace(file: name), source: "", name: name, content: content,
                    entry: try EntryText.entry(of: content)))
        }
    }

    private func uids(_ files: [ImportedFile]) throws -> [String?] {
        try files.map { ItemUID.uid(in: try CalendarFile($0.content)) }
    }

    @Test("Files that batch a UID are all restored, all but one with a UID of their own")
    func sharedUID() throws {
        let files = try [file("a.ics"), file("a (copy).ics"), file("b.ics", notes: "Rain.")]
        let restored = preview(files)
        #expect(restored.counts == [.new: 3])
        #expect(names(restored.batch) == ["a.ics", "a (copy).ics", "b.ics"])
        let journal = try written(restored)
        #expect(journal[0].content == files[0].content)
        #expect(try Set(uids(journal)).count == 3)
        #expect(journal.map(\.entry) == files.map(\.entry))
        for (old, new) in zip(files, journal) {
            #expect(
                try ItemUID.renewing(new.content, from: #require(new.uid), to: "1") == old.content)
        }
        // Wherever it is restored, it is the same.
        #expect(try written(preview(files)).map(\.content) == journal.map(\.content))
        // Beside the copies themselves, beside what was made of them, and beside one of them.
        for journal in [files, journal, journal.reversed()] {
            #expect(preview(files, beside: journal).counts == [.alreadyThere: 3])
        }
        #expect(names(preview(files, beside: [files[2]]).batch) == ["a.ics", "a (copy).ics"])
        #expect(names(preview(files, beside: [files[0]]).batch) == ["a (copy).ics", "b.ics"])
        let some = try written(preview(files, beside: [files[2]]), beside: [files[2]])
        #expect(try Set(uids(some)).count == 3)
        #expect(preview(files, beside: some).counts == [.alreadyThere: 3])
        // A backup of what was restored, together with the old one.
        let again = journal.map {
            ImportedFile(
                place: $0.place, source: "again.zip", name: $0.name, content: $0.content,
                entry: $0.entry)
        }
        #expect(preview(files + again, beside: journal).counts == [.alreadyThere: 6])
        #expect(preview(files + again).counts == [.new: 3, .alreadyThere: 3])
    }

    @Test("The UID stays with the file that is named after it; the row says which gets another")
    func namedAfterUID() throws {
        let restored = try preview([file("1 (copy).ics"), file("1.ics")])
        let journal = try written(restored)
        #expect(journal.map(\.name) == ["1 (copy).ics", "1.ics"])
        #expect(try uids(journal).last == "1")
        #expect(try Set(uids(journal)).count == 2)
        #expect(restored.groups.flatMap(\.rows).map(\.remarks) == [[.newUID], []])
    }

    @Test("A copy that was restored is known again however it and its like were changed since")
    func sharedAndChanged() throws {
        let files = try [file("a.ics"), file("b.ics", "Stalker")]
        let journal = try written(preview(files))
        let uid = try #require(uids(journal)[1])
        let changed = try [
            file("a.ics", notes: "Mine.", changed: Self.later),
            file("b.ics", uid: uid, "Stalker", notes: "Mine too.", changed: Self.later),
        ]
        let again = preview(files, beside: changed)
        #expect(again.counts == [.alreadyThere: 2])
        #expect(again.batch.isEmpty)
        let later = try [file("a.ics"), file("b.ics", "Stalker", notes: "R.", changed: Self.last)]
        let taken = preview(later, beside: journal)
        #expect(taken.counts == [.alreadyThere: 1, .changed: 1])
        #expect(taken.batch.changes.map(\.id) == [EntryID("b.ics")])
    }

    @Test("A backup or a calendar from after a repair finds the copies that were not repaired here")
    func repairedThere() throws {
        let journal = try [file("a.ics"), file("a (copy).ics")]
        let uid = MadeUID.instead(of: "1", in: "a (copy).ics")
        let backup = try [file("a.ics"), file("a (copy).ics", uid: uid)]
        #expect(preview(backup, beside: journal).counts == [.alreadyThere: 2])
        let taken = try preview(
            [backup[0], file("a (copy).ics", uid: uid, notes: "Rain.", changed: Self.later)],
            beside: journal)
        #expect(taken.counts == [.alreadyThere: 1, .changed: 1])
        #expect(taken.batch.changes.map(\.id) == [EntryID("a (copy).ics")])
        #expect(taken.batch.additions.isEmpty)
        // A calendar does not know the names of files.
        let calendar = try [
            file("x.ics", notes: "Rain.", changed: Self.later),
            file("y.ics", uid: uid, notes: "Fog.", changed: Self.later),
        ]
        let both = try preview(
            calendar, beside: [file("a.ics"), file("a (copy).ics", notes: "Sun.")])
        #expect(both.counts == [.changed: 2])
        #expect(both.batch.changes.map(\.id) == ["a.ics", "a (copy).ics"].map(EntryID.init))
        // A file made for another name is another entry's.
        let other = try file("b.ics", uid: MadeUID.instead(of: "1", in: "b.ics"))
        #expect(preview([other], beside: journal).counts == [.new: 1])
    }

    @Test("A copy that got another UID elsewhere is known again while it says the same")
    func renewedElsewhere() throws {
        let files = try [file("a.ics"), file("b.ics")]
        let other = try file("x.ics", uid: "7")
        #expect(preview(files, beside: [files[0], other]).counts == [.alreadyThere: 2])
        // An entry that batches its UID with none is another one.
        #expect(try preview([file("a.ics")], beside: [other]).counts == [.new: 1])
    }

    @Test("An entry yields its UID to another kind of item, in the journal or in the backup")
    func anothersUID() throws {
        let film = try file("a.ics")
        let text = String(decoding: film.content, as: UTF8.self)
        func foreign(_ text: String) -> ImportedFile {
            ImportedFile(
                place: film.place, source: film.source, name: "m.ics", content: Array(text.utf8),
                entry: nil)
        }
        let meeting = foreign(text.replacing("CATEGORIES:Film", with: "CATEGORIES:Meeting"))
        for (files, journal) in [([film], [meeting]), ([film, meeting], [])] {
            let preview = preview(files, beside: journal)
            let contents = preview.batch.additions.compactMap {
                if case .file(_, let content, _) = $0 { content } else { nil }
            }
            #expect(contents.count == files.count)
            #expect(CalendarUID.first(in: contents[0]) != "1")
            if files.count == 2 { #expect(contents[1] == meeting.content) }
            let added = try EntryText.entry(of: contents[0])
            let kept = ImportedFile(
                place: film.place, source: "", name: "a.ics", content: contents[0], entry: added)
            let again = self.preview(files, beside: [kept, meeting])
            #expect(again.counts == [.alreadyThere: files.count])
        }
        let half = foreign(String(text.dropLast(40)))
        #expect(try written(preview([film], beside: [half])).map(\.content) == [film.content])
    }

    @Test("A row does not bring back a UID that another entry has by now")
    func takenByAnother() throws {
        let old = try file("a.ics", uid: "5b0f9ce0-3a4c-4d57-8f6e-2f1c6e1f0a11")
        var stage = PlanStage()
        var records = OwnRecords()
        var contents = SourceContents()
        records.add(
            .film("Stalker", 1979, on: 20), called: "5b0f9ce0-3a4c-4d57-8f6e-2f1c6e1f0a11.ics",
            at: SourcePlace(file: "films.csv", row: 2), into: &contents)
        contents.records = records.all
        func additions(beside found: FoundEntries) -> [EntryBatch.Addition] {
            let plan = ImportPlanner(
                contents: found.decided(contents), found: found, choices: ImportChoices())
            return plan.preview(title: "", bands: .usual).batch.additions
        }
        let stored = StoredEntry(id: EntryID("a.ics"), entry: old.entry, content: old.content)
        let search = JournalSearch(for: contents)
        search.add([stored])
        guard case .entry = additions(beside: search.found()).first else {
            Issue.record("It comes back under a UID that another one has.")
            return
        }
        guard case .returning = additions(beside: FoundEntries()).first else {
            Issue.record("It does not come back under its name.")
            return
        }
        stage.write(EntryBatch(additions: additions(beside: search.found())))
        #expect(stage.preview(contents).counts == [.alreadyThere: 1])
    }

    @Test("Two backups chosen together have each file once, as it was changed last")
    func twoSources() throws {
        let old = try [file("a.ics", changed: Self.later), file("b.ics", uid: "2")]
        let new = try [
            file("a.ics", notes: "Rain.", changed: Self.last, in: "new.zip"),
            file("b.ics", uid: "2", in: "new.zip"),
        ]
        for files in [old + new, new + old] {
            let preview = preview(files)
            #expect(preview.counts == [.new: 2, .alreadyThere: 1, .leftOut: 1])
            let contents = preview.batch.additions.compactMap {
                if case .file(_, let content, _) = $0 { content } else { nil }
            }
            #expect(Set(contents) == Set(new.map(\.content)))
        }
    }

    @Test("Of three backups of an entry, whatever their order, the newest counts")
    func threeSources() throws {
        let files = try [
            file("a.ics", in: "1.zip"),
            file("a.ics", notes: "A.", changed: Self.later, in: "2.zip"),
            file("a.ics", notes: "B.", changed: Self.last, in: "3.zip"),
        ]
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let preview = preview(order.map { files[$0] })
            #expect(preview.counts == [.new: 1, .leftOut: 2])
            guard case .file(_, files[2].content, _) = preview.batch.additions.first else {
                Issue.record("not the newest: \(order)")
                continue
            }
        }
    }

    @Test("A picture is stored with the film, whichever of two calendars has it")
    func picture() throws {
        let (one, other) = try (file("a.ics", in: "1.ics"), file("a.ics", in: "2.ics"))
        for files in [[pictured(one), other], [one, pictured(other)]] {
            let preview = preview(files)
            #expect(preview.counts == [.new: 1, .alreadyThere: 1])
            let picture = try #require(preview.batch.tickets.first?.placeholder)
            guard case .file("a.ics", one.content, picture)? = preview.batch.additions.first else {
                Issue.record("without the picture")
                continue
            }
        }
    }

    @Test("A film of the journal gets a picture if it has none, and nothing is asked")
    func pictureThere() throws {
        let theirs = try pictured(file("other.ics"))
        let ours = try file("a.ics")
        let filled = preview([theirs], beside: [ours])
        #expect(filled.counts == [.changed: 1] && filled.questions.isEmpty)
        #expect(filled.groups[0].rows[0].remarks == [.added([.picture])])
        let entry = try #require(ours.entry)
        let picture = try #require(filled.batch.tickets.first?.placeholder)
        #expect(filled.batch.changes.first?.change(entry).placeholderTicket == picture)
        let line = "ATTACH;X-COUNTERFOIL=TICKET:file:///home/a/M.jpg"
        let kept = preview([theirs], beside: [try file("a.ics", more: line)])
        #expect(kept.counts == [.alreadyThere: 1] && kept.groups[0].rows[0].remarks.isEmpty)
        #expect(kept.batch.isEmpty && kept.batch.tickets.isEmpty)
    }

    @Test("The picture of a film that also differs otherwise comes with it, or stays away with it")
    func pictureOfDifferent() throws {
        let ours = try file("a.ics", notes: "Mine.", changed: Self.later)
        let theirs = try pictured(file("a.ics", notes: "Theirs.", changed: Self.last))
        let kept = preview([theirs], beside: [ours])
        #expect(kept.batch.isEmpty && kept.batch.tickets.isEmpty)
        let question = try #require(kept.questions.first)
        let taken = preview([theirs], beside: [ours], [question.id: "take"])
        #expect(taken.groups[0].rows[0].remarks.first == .updated([.notes, .picture]))
        #expect(taken.batch.tickets.count == 1)
    }

    @Test("What was changed there only is taken over")
    func changedThere() throws {
        let ours = try file("a.ics")
        let theirs = try file("other.ics", notes: "Rain.", changed: Self.later)
        let preview = preview([theirs], beside: [ours])
        #expect(preview.counts == [.changed: 1])
        #expect(preview.groups[0].rows[0].remarks == [.updated([.notes])])
        #expect(preview.questions.isEmpty)
        let change = try #require(preview.batch.changes.first)
        let entry = try #require(ours.entry)
        #expect(change.id == EntryID("a.ics"))
        #expect(change.change(entry) == theirs.entry)
        // Another program changes the entry while the preview is open.
        let changed = entry.with(tags: ["mine"])
        #expect(change.change(changed) == changed)
    }

    @Test("What may have been changed here stays, says so, and can be taken from the file")
    func changedHere() throws {
        let ours = try file("a.ics", notes: "Mine.", changed: Self.later)
        for (theirs, isNewer) in try [
            (file("a.ics", notes: "Theirs.", changed: Self.last), true),
            (file("a.ics", notes: "Theirs."), false),
        ] {
            let kept = preview([theirs], beside: [ours])
            #expect(kept.counts == [.alreadyThere: 1])
            #expect(kept.groups[0].reason == .differs)
            #expect(kept.groups[0].rows[0].remarks.first == .kept([.notes]))
            #expect(kept.batch.isEmpty)
            let question = try #require(kept.questions.first)
            #expect(question.options.map(\.id) == ["keep", "take", "newer"])
            #expect(question.preset == "keep")
            let taken = preview([theirs], beside: [ours], [question.id: "take"])
            #expect(taken.counts == [.changed: 1])
            let entry = try #require(ours.entry)
            #expect(taken.batch.changes.first?.change(entry) == theirs.entry)
            let newer = preview([theirs], beside: [ours], [question.id: "newer"])
            #expect(newer.batch.isEmpty == !isNewer)
        }
    }

    @Test("An entry that is the same but for lines that are not shown is there")
    func hidden() throws {
        let preview = try preview(
            [file("a.ics", more: "X-MOOD:wistful")], beside: [file("a.ics")])
        #expect(preview.counts == [.alreadyThere: 1])
        #expect(preview.groups[0].rows[0].remarks == [.hiddenOnly])
        #expect(preview.batch.isEmpty)
    }

    @Test("A file that cannot be read here is no reason to leave out one that can")
    func broken() throws {
        let whole = try file("a.ics")
        let half = ImportedFile(
            place: whole.place, source: "", name: "a.ics", content: whole.content.dropLast(40),
            entry: nil)
        #expect(preview([whole], beside: [half]).counts == [.new: 1])
    }

    @Test("A spreadsheet's changes in Counterfoil's own table are taken if the person says so")
    func ownTable() throws {
        let name = "5b0f9ce0-3a4c-4d57-8f6e-2f1c6e1f0a11.ics"
        var stage = PlanStage()
        stage.journal[EntryID(name)] = .film("Gilda", 1946, on: 20) { $0.notes = "Old." }
        var records = OwnRecords()
        var contents = SourceContents()
        records.add(
            .film("Gilda", 1946, on: 20) { $0.notes = "New." }, called: name,
            at: SourcePlace(file: "films.csv", row: 2), into: &contents)
        let kept = stage.preview(records.all)
        #expect(kept.counts == [.alreadyThere: 1])
        #expect(kept.batch.isEmpty)
        let question = try #require(kept.questions.first)
        #expect(question.preset == "keep")
        #expect(stage.take(records.all, question.answered(1)).counts == [.changed: 1])
        #expect(stage.films.map(\.notes) == ["New."])
        #expect(stage.preview(records.all).counts == [.alreadyThere: 1])
        #expect(stage.preview(records.all).questions.isEmpty)
    }
}

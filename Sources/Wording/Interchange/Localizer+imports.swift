package import Domain

extension Localizer {
    /// Tells the effect of an import, such as "12 entries will be added. 3 entries will be
    /// changed.", and how many rows cannot be read.
    package func summary(of preview: ImportPreview) -> String {
        let unreadable = preview.unreadable
        let note =
            unreadable.isEmpty
            ? ""
            : say(
                one: "{rows} cannot be read.", other: "{rows} cannot be read.",
                count: unreadable.count, ["rows": count(unreadable)])
        return [effect(of: preview), note].spaced
    }

    private func effect(of preview: ImportPreview) -> String {
        let (added, changed) = (preview.batch.additions.count, preview.batch.changes.count)
        let lists = preview.batch.lists.count
        let undecided = preview.undecided
        let what = undecided.isEmpty ? "" : count(undecided)
        guard added > 0 || changed > 0 || lists > 0 else {
            guard preview.groups.contains(where: { $0.outcome != .unreadable }) else {
                return say("There is nothing that can be imported.")
            }
            return undecided.isEmpty
                ? say("There is nothing new to import.")
                : say(
                    one: "Nothing will be imported yet: {rows} needs a decision.",
                    other: "Nothing will be imported yet: {rows} need a decision.",
                    count: undecided.count, ["rows": what])
        }
        let new = say(
            one: "{count} entry will be added.", other: "{count} entries will be added.",
            count: added)
        let other = say(
            one: "{count} entry will be changed.", other: "{count} entries will be changed.",
            count: changed)
        let waiting = say("Undecided and skipped: {rows}.", ["rows": what])
        let saved = say(
            one: "{count} list will be saved.", other: "{count} lists will be saved.", count: lists)
        return [
            added == 0 ? "" : new, changed == 0 ? "" : other, lists == 0 ? "" : saved,
            undecided.isEmpty ? "" : waiting,
        ].spaced
    }

    /// The heading over rows with the same outcome, such as "12 films are new".
    package func title(of group: ImportGroup) -> String {
        let (count, values) = (group.rows.count, ["rows": self.count(group.rows)] as KeyValuePairs)
        return switch group.outcome {
        case .new: say(one: "{rows} is new", other: "{rows} are new", count: count, values)
        case .changed:
            say(one: "{rows} is changed", other: "{rows} are changed", count: count, values)
        case .alreadyThere:
            say(
                one: "{rows} is already there", other: "{rows} are already there", count: count,
                values)
        case .ambiguous:
            say(
                one: "{rows} needs a decision", other: "{rows} need a decision",
                count: count, values)
        case .joined:
            say(
                one: "{rows} is joined with another", other: "{rows} are joined with others",
                count: count, values)
        case .leftOut:
            say(one: "{rows} is left out", other: "{rows} are left out", count: count, values)
        case .unreadable:
            say(one: "{rows} cannot be read", other: "{rows} cannot be read", count: count, values)
        }
    }

    /// Tells the outcome of an import in sentences, of which the first is the title.
    package func done(_ preview: ImportPreview) -> [String] {
        let new = preview.groups.filter { $0.outcome == .new }.flatMap(\.rows)
        let changed = preview.batch.changes.count
        let changedLists = preview.groups.filter { $0.outcome == .changed }.flatMap(\.rows)
            .count(where: \.isList)
        let undecided = preview.undecided
        var sentences: [String] = []
        if !new.isEmpty { sentences.append(say("Imported {rows}.", ["rows": count(new)])) }
        let newLists = new.count(where: \.isList)
        if newLists > 0 {
            sentences.append(
                say(
                    one: "The list is under Lists (Ctrl+4).",
                    other: "The lists are under Lists (Ctrl+4).", count: newLists))
        }
        if changedLists > 0 {
            sentences.append(
                say(
                    one: "{count} list was changed.", other: "{count} lists were changed.",
                    count: changedLists))
        }
        if changed > 0 {
            sentences.append(self.changed(changed))
        } else if new.isEmpty, changedLists == 0 {
            sentences.append(say("No entry was changed."))
        }
        if !undecided.isEmpty {
            sentences.append(
                say(
                    one: "{rows} was left undecided and not imported.",
                    other: "{rows} were left undecided and not imported.",
                    count: undecided.count, ["rows": count(undecided)]))
        }
        let unreadable = preview.unreadable
        if !unreadable.isEmpty {
            sentences.append(
                say(
                    one: "{rows} could not be read.", other: "{rows} could not be read.",
                    count: unreadable.count, ["rows": count(unreadable)]))
        }
        return sentences
    }

    /// The number of changed entries, such as "2 entries were changed."
    func changed(_ entries: Int) -> String {
        say(
            one: "{count} entry was changed.", other: "{count} entries were changed.",
            count: entries)
    }
}

extension ImportPreview {
    fileprivate var unreadable: [ImportRow] {
        groups.filter { $0.outcome == .unreadable }.flatMap(\.rows)
    }
}

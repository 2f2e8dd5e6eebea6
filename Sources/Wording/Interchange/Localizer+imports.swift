package import Domain

extension Localizer {
    /// Tells the effect of an import, such as "12 entries will be added. 3 entries will be
    /// changed.", and how many rows cannot be read.
    package func summary(of preview: ImportPreview) -> String {
        let unreadable = preview.unreadable
        let note = say(
            one: "{rows} cannot be read.", other: "{rows} cannot be read.",
            ifAny: unreadable.count, ["rows": count(unreadable)])
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
        return [
            say(
                one: "{count} entry will be added.", other: "{count} entries will be added.",
                ifAny: added),
            say(
                one: "{count} entry will be changed.", other: "{count} entries will be changed.",
                ifAny: changed),
            say(
                one: "{count} list will be saved.", other: "{count} lists will be saved.",
                ifAny: lists),
            undecided.isEmpty ? "" : say("Undecided and skipped: {rows}.", ["rows": what]),
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
        let unreadable = preview.unreadable
        let isNothingDone = new.isEmpty && changedLists == 0 && changed == 0
        return [
            new.isEmpty ? "" : say("Imported {rows}.", ["rows": count(new)]),
            say(
                one: "The list is under Lists (Ctrl+4).",
                other: "The lists are under Lists (Ctrl+4).", ifAny: new.count(where: \.isList)),
            say(
                one: "{count} list was changed.", other: "{count} lists were changed.",
                ifAny: changedLists),
            self.changed(changed), isNothingDone ? say("No entry was changed.") : "",
            say(
                one: "{rows} was left undecided and not imported.",
                other: "{rows} were left undecided and not imported.",
                ifAny: undecided.count, ["rows": count(undecided)]),
            say(
                one: "{rows} could not be read.", other: "{rows} could not be read.",
                ifAny: unreadable.count, ["rows": count(unreadable)]),
        ].filter { !$0.isEmpty }
    }

    /// The number of changed entries, such as "2 entries were changed.", or an empty text for none.
    func changed(_ entries: Int) -> String {
        say(
            one: "{count} entry was changed.", other: "{count} entries were changed.",
            ifAny: entries)
    }
}

extension ImportPreview {
    fileprivate var unreadable: [ImportRow] {
        groups.filter { $0.outcome == .unreadable }.flatMap(\.rows)
    }
}

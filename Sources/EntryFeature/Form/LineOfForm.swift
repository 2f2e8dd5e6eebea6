package import Presentation

/// The texts that go from a form with a line to the form of another kind of entry.
public struct LineOfForm: Hashable {
    /// The line above the fields.
    public let line: String
    /// The tags, separated by commas.
    public let tags: String
    public let notes: String

    public init(_ line: String, tags: String = "", notes: String = "") {
        self.line = line
        self.tags = tags
        self.notes = notes
    }
}

extension FormDraft {
    /// Returns the draft with the values that a line has changed. A typed value stays until the line
    /// says something else about it, and so do the day, the clock and the zone of a time.
    ///
    /// - Parameters:
    ///   - next: the draft of the form's beginning as the line fills it.
    ///   - last: that draft as the line filled it before.
    package func filled(by next: FormDraft, after last: FormDraft) -> FormDraft {
        var draft = self
        for key in next.keys where next.differs(from: last, in: key) {
            guard var time = draft[time: key], let new = next[time: key] else {
                draft[value: key] = next[value: key]
                continue
            }
            let old = last[time: key]
            if new.typedDay != old?.typedDay { time.typedDay = new.typedDay }
            if (new.hour, new.minute) != (old?.hour, old?.minute) {
                (time.hour, time.minute, time.unreadClock) = (new.hour, new.minute, nil)
            }
            draft[time: key] = time
        }
        return draft
    }
}

/// Writes entries as one calendar, for programs that take it from the clipboard.
@MainActor
public protocol WritesCalendars: AnyObject {
    /// Returns the bytes of an iCalendar file. Each entry is as in its own file, except for the
    /// path of a ticket's file. Entries that no longer exist are left out.
    func calendar(of entries: [EntryID]) async throws(ExportError) -> [UInt8]
}

/// Writes entries as one calendar, for programs that take it from the clipboard.
@MainActor
public protocol WritesCalendars: AnyObject {
    /// The bytes of an iCalendar file for other programs, each entry as it stands in its own, but for where the file of
    /// a ticket is on this machine. What has gone is left out.
    func calendar(of entries: [EntryID]) async throws(ExportError) -> [UInt8]
}

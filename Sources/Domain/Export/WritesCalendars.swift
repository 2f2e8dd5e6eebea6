/// Writes entries as one calendar, for programs that take it from the clipboard.
@MainActor
public protocol WritesCalendars: AnyObject {
    /// The bytes of an iCalendar file, each entry as it stands in its own. What has gone is left out.
    func calendar(of entries: [EntryID]) async throws(ExportError) -> [UInt8]
}

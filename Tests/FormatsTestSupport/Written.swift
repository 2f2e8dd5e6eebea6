package import Domain
package import Formats

/// Returns the output of a writer for entries, as one text.
package func written(_ entries: [Entry], by writer: any EntryWriter) throws -> String {
    var writer = writer
    var content: [UInt8] = []
    try writer.begin { content += $0 }
    for (index, entry) in entries.enumerated() {
        let stored = StoredEntry(id: EntryID("\(index).ics"), entry: entry, content: [])
        _ = try writer.write(stored) { content += $0 }
    }
    try writer.end { content += $0 }
    return String(decoding: content, as: UTF8.self)
}

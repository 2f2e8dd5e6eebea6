package import Domain
package import Foundation

extension FormatReaders {
    /// Reads files, folders and ZIP files.
    /// - Parameter zone: where the person is; some services know universal time only.
    /// - Parameter formats: what is looked for; a file of no such format is not recognised.
    /// - Parameter airports: tell flights in calendars by the codes of their ends.
    /// - Parameter named: the columns of tables as somebody named them.
    /// - Parameter folder: where tickets go; nil where they are not kept.
    /// - Parameter known: remembers the columns of tables that were imported before.
    package init(
        zone: TimeZone = .current, formats: Set<ImportFormat> = Set(ImportFormat.allCases),
        airports: any FindsAirports, named: NamedColumns? = nil,
        known: (any RemembersColumns)? = nil, ticketsKeptIn folder: String? = nil
    ) {
        let columns = ColumnsReader(named: named, known: known)
        self.init(
            opener: SourceOpener(),
            readers: ImportFormat.allCases.filter(formats.contains)
                .flatMap {
                    $0.readers(
                        zone: zone, airports: airports, columns: columns, ticketsKeptIn: folder)
                })
    }
}

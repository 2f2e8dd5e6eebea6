package import Domain
package import Foundation

extension FormatReaders {
    /// Makes readers of files, folders and ZIP files.
    ///
    /// - Parameters:
    ///   - zone: the person's time zone, because some services only export UTC.
    ///   - formats: the formats that are recognised.
    ///   - airports: the airports, by whose codes flights in calendars are recognised.
    ///   - services: the services that are described, or `nil` if there are none.
    ///   - named: the columns of tables as the person has named them.
    ///   - folder: the folder for tickets, or `nil` if they are not kept.
    ///   - known: the memory of the columns of earlier tables.
    package init(
        zone: TimeZone = .current, formats: Set<ImportFormat> = Set(ImportFormat.allCases),
        gazetteer: any FindsPlaces, services: ServiceFolders? = nil, named: NamedColumns? = nil,
        known: (any RemembersColumns)? = nil, ticketsKeptIn folder: String? = nil
    ) {
        let columns = ColumnsReader(
            named: named, known: known, gazetteer: gazetteer, home: zone)
        self.init(
            opener: SourceOpener(),
            readers: ImportFormat.allCases.filter(formats.contains)
                .flatMap {
                    $0.readers(
                        zone: zone, gazetteer: gazetteer, columns: columns, services: services,
                        ticketsKeptIn: folder)
                })
    }
}

public import Foundation
public import Signals

/// The requests for imports and exports that a person makes by menus, keys, bars and rows.
public final class InterchangeEvents {
    /// Posts when files are to be chosen for an import.
    public let chooseFiles = Emitter<Void>()
    public let filesToImport = Emitter<[URL]>()
    public let undoImport = Emitter<Void>()
    public let undoImported = Emitter<Void>()
    public let importedDismissed = Emitter<Void>()
    public let export = Emitter<ExportRequest>()
    public let exportedDismissed = Emitter<Void>()
    public let copied = Emitter<EntryReference>()
    public let dragged = Emitter<EntryReference>()
    public let mailed = Emitter<EntryReference>()

    public init() {}
}

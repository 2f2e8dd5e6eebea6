/// Provides the descriptions of services whose tables can be imported.
public protocol KnowsServices: Sendable {
    /// The defects of the files that describe services.
    var defects: [DataDefect] { get }
}

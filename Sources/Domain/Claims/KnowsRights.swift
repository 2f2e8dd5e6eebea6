/// Provides the rights of travellers, by the files of rules that were read.
public protocol KnowsRights: Sendable {
    var rights: TravelRights { get }
    var defects: [DataDefect] { get }
}

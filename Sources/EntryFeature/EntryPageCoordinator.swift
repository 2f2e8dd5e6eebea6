public import Domain
public import Presentation

/// Leads through the pages of an entry. Its screen ends when it is released.
public protocol EntryPageCoordinator: Coordinating {
    /// The id of the entry, or of the one that stands for all that are shown.
    var id: EntryID { get }
    /// Reads the entry. Returns false if there is no entry of its kind.
    func prepare() async -> Bool
}

/// The way in which a main page appears.
public struct PagePresentation {
    public let transition: NavigationTransition
    /// Returns to the page that led to this one, or is `nil` if none did.
    public let back: (() -> Void)?

    public init(_ transition: NavigationTransition = .none, back: (() -> Void)? = nil) {
        self.transition = transition
        self.back = back
    }
}

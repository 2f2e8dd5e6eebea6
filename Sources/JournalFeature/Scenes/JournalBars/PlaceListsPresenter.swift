public import Domain
public import Presentation
internal import Signals
public import Wording

/// The defects of the user's own lists of places, which all windows share.
public final class PlaceListDefects {
    fileprivate let read: () async -> [PlaceDefect]
    /// Whether the user closed the bar about them.
    fileprivate var isClosed = false

    /// - Parameter read: returns the defects once the lists were read, and none if its task is
    ///   cancelled before.
    public init(read: @escaping () async -> [PlaceDefect]) { self.read = read }
}

/// Names the lines of the user's own lists of places that cannot be used, once the lists were read
/// and until the user closes the bar.
public final class PlaceListsPresenter: Presenting {
    private weak var view: (any DisplaysPlaceLists)?
    private let defects: PlaceListDefects
    private let words: Localizer
    private var reading: Task<Void, Never>?
    private var subscriptions = Subscriptions()

    public init(
        view: any DisplaysPlaceLists, events: JournalEvents, defects: PlaceListDefects,
        words: Localizer
    ) {
        self.view = view
        self.defects = defects
        self.words = words
        subscriptions += events.unusedLinesClosed.signal.onReception § eachTime § inAnyCase § {
            defects.isClosed = true
        }
    }

    deinit { reading?.cancel() }

    public func start() async {
        reading = Task { [weak self, defects] in
            let found = await defects.read()
            self?.show(found)
        }
    }

    private func show(_ found: [PlaceDefect]) {
        guard !defects.isClosed, let lines = UnreadableFilesViewModel(found, words: words) else {
            return
        }
        view?.showUnusedLines(lines)
    }
}

extension UnreadableFilesViewModel {
    fileprivate init?(_ defects: [PlaceDefect], words: Localizer) {
        guard !defects.isEmpty else { return nil }
        self.init(
            title: words.say(
                one: "{count} of your lists of places has lines that cannot be used.",
                other: "{count} of your lists of places have lines that cannot be used.",
                count: Set(defects.map(\.file)).count),
            detail: words.say("They are left out."),
            files: defects.prefix(Self.most).map {
                File(name: words.place(of: $0), reason: words.reason(of: $0))
            },
            more: words.moreUnreadableFiles(defects.count - Self.most))
    }
}

/// Shows which lines of the user's own lists of places cannot be used, in a bar over the window.
public protocol DisplaysPlaceLists: AnyObject {
    func showUnusedLines(_ lines: UnreadableFilesViewModel)
}

public import Domain
internal import Foundation
internal import Presentation
public import Signals

/// Stores the drafts of a window's forms, a moment after each change.
public final class UnsavedDrafts {
    private let keeper: any StoresDrafts
    private let soon: (@escaping () -> Void) -> Void
    /// Returns the drafts that are still to be stored, by the ids of their forms.
    private var waiting: [String: () -> StoredDraft?] = [:]
    /// The drafts that are being stored, with the numbers of their requests.
    private var storing: [String: (draft: StoredDraft, number: Int)] = [:]
    /// The ids of the drafts that the keeper has or is about to have.
    private var storedIDs: Set<String> = []
    /// The numbers of the requests to delete drafts, by the drafts' ids.
    private var deletions: [String: Int] = [:]
    /// Whether a delay or an earlier request is under way.
    private var isScheduled = false
    /// The number of requests to the keeper so far.
    private var number = 0
    private let trouble = Emitter<JournalError?>()
    private var isInTrouble = false

    /// Tells the reason once nothing can be kept any more, and `nil` once it can be again.
    public var signalTrouble: Signal<JournalError?> { trouble.signal }

    /// - Parameter soon: calls its closure once, after a moment in which more may be typed.
    public init(
        keeper: any StoresDrafts, soon: @escaping (@escaping () -> Void) -> Void
    ) {
        self.keeper = keeper
        self.soon = soon
    }

    /// Schedules the storing of a form's draft. However fast a person types, the stored draft is
    /// never older than one delay.
    ///
    /// - Parameter draft: returns the draft at the time it is stored, or `nil` if it cannot be
    ///   encoded.
    func typed(_ id: String, _ draft: @escaping () -> StoredDraft?) {
        waiting[id] = draft
        scheduleStoring()
    }

    private func scheduleStoring() {
        guard !isScheduled, !waiting.isEmpty else { return }
        isScheduled = true
        soon { [weak self] in self?.storeWaiting() }
    }

    /// Treats a draft that an earlier form stored as one of this window.
    func adopt(_ id: String) { storedIDs.insert(id) }

    /// Deletes a draft that a form left behind.
    public func discard(_ id: String) {
        adopt(id)
        forget(id)
    }

    /// Deletes the draft of a form that was saved, discarded or changed back.
    func forget(_ id: String) {
        waiting[id] = nil
        storing[id] = nil
        guard storedIDs.remove(id) != nil else { return }
        number += 1
        deletions[id] = number
        // Writing to a slow disk must not block the window.
        Task { [weak self, keeper, number] in
            await Self.offMainActor { keeper.forget(id, number: number) }
            if self?.deletions[id] == number { self?.deletions[id] = nil }
        }
    }

    /// Finishes all requests before it returns, because the program is about to end.
    public func flush() {
        collectWaiting()
        for (draft, number) in storing.values { try? keeper.store(draft, number: number) }
        storing = [:]
        for (id, number) in deletions { keeper.forget(id, number: number) }
        deletions = [:]
    }

    /// Stores drafts one after another. On a slow disk only the last version of each is written.
    private func storeWaiting() {
        collectWaiting()
        Task { [weak self, keeper, storing] in
            for (draft, number) in storing.values {
                guard self?.storing[draft.id]?.number == number else { continue }
                let failure = await Self.offMainActor { () -> JournalError? in
                    do throws(JournalError) {
                        try keeper.store(draft, number: number)
                        return nil
                    } catch {
                        return error
                    }
                }
                self?.report(failure)
                // A draft that could not be stored is tried again with its next change.
                if failure == nil, self?.storing[draft.id]?.number == number {
                    self?.storing[draft.id] = nil
                }
            }
            self?.isScheduled = false
            self?.scheduleStoring()
        }
    }

    private func report(_ failure: JournalError?) {
        guard isInTrouble != (failure != nil) else { return }
        isInTrouble = failure != nil
        trouble.emit(failure)
    }

    @concurrent
    private static func offMainActor<Result: Sendable>(
        _ work: @Sendable () -> Result
    ) async -> Result { work() }

    /// Moves the waiting drafts to those that are being stored.
    private func collectWaiting() {
        for draft in waiting.values.compactMap({ $0() }) {
            number += 1
            storing[draft.id] = (draft, number)
            storedIDs.insert(draft.id)
        }
        waiting = [:]
    }
}

/// The place where a form's draft is kept until it is saved or discarded.
package struct DraftSession {
    let drafts: UnsavedDrafts
    /// The draft of an earlier form with which this one begins, or `nil` to begin with the entry.
    let restored: StoredDraft?
    let id: String

    package init(in drafts: UnsavedDrafts, restored: StoredDraft? = nil) {
        self.drafts = drafts
        self.restored = restored
        id = restored?.id ?? StoredDraft.newID()
        if let restored { drafts.adopt(restored.id) }
    }
}

/// The subject of a form and its draft, as they are stored.
struct TypedForm: Codable {
    let subject: FormMode
    /// The texts of the draft.
    let draft: [FormKey: String]
    /// The format of the text. Other formats are not read.
    private let format: Int
    private static let presentFormat = 3

    init(_ subject: FormMode, _ draft: FormDraft) {
        self.subject = subject
        self.draft = draft.texts
        format = Self.presentFormat
    }

    /// Makes a form of its stored text, or returns `nil` if it is damaged.
    init?(_ text: String) {
        guard let form = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)),
            form.format == Self.presentFormat
        else { return nil }
        self = form
    }

    /// The text to store, or `nil` if the draft cannot be encoded.
    var text: String? {
        (try? JSONEncoder.ordered.encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }
}

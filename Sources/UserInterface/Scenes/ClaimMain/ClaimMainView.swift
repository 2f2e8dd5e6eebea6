internal import ClaimsFeature
internal import Gtk
internal import Presentation
internal import Wording

/// Everything about a claim, and the ways to say what was done about it.
final class ClaimMainView: ModelView<ClaimViewModel> {
    private let heading = EntryView()
    private let write = Button(localized("Prepare Claim Form…"))
    private let send = Button(localized("Mark as Sent…"))
    private let answer = Button(localized("Record Reply…"))
    private let facts: FactsView
    private let tags: CaptionedText
    private let notes = LongText(
        Text.body(), name: Localizer.ofWidgets.notes, scalars: 1_200, lines: 30)
    private lazy var blocks = [
        Block(localized("Details"), [facts, tags]),
        Block(Localizer.ofWidgets.claimHistory, [steps]),
        Block(Localizer.ofWidgets.notes, [notes]),
    ]
    private let steps = LongText(
        Text.body(), name: Localizer.ofWidgets.claimHistory, scalars: 1_200, lines: 30)
    private let related = RelatedEntriesView(Localizer.ofWidgets.claimedFor)

    init(_ events: ClaimPageEvents) {
        let captions = SizeGroup(.horizontal)
        facts = FactsView(among: captions)
        tags = CaptionedText(Localizer.ofWidgets.tags, among: captions)
        super.init(.vertical)
        send.onClicked { events.record.emit(.sent) }
        answer.onClicked { events.record.emit(.answer) }
        related.onOpen = events.relatedEntry.emit
        notes.isSelectable = true

        let actions = WrapBox(spacing: Space.close)
        for action in [write, send, answer] { actions.append(action) }
        write.actionName = "win.claim"
        append(PageBody([heading, actions], blocks: blocks, others: [related]), expand: true)
    }

    override func fill(with claim: ClaimViewModel) {
        heading.model = claim.entry
        write.isVisible = claim.isToBeSent && !claim.related.isEmpty
        send.isVisible = claim.isToBeSent
        // The next step is the button that stands out.
        send.setStyleClass("suggested-action", on: claim.isToBeSent)
        answer.setStyleClass("suggested-action", on: claim.isToBeAnswered)
        for button in [send, answer] { button.allow(claim.recording) }
        facts.show(claim.facts)
        tags.show(claim.tags)
        notes.show(claim.notes)
        steps.show(claim.history.joined(separator: "\n"))
        for block in blocks { block.update() }
        related.model = .init(entries: claim.related, more: "")
    }

    func focus() {
        let next = send.isVisible ? send : answer
        if next.isSensitive { next.grabFocus() } else { focusFirstInside() }
    }
}

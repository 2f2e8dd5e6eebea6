/// What a selection page shows: the entry in question, as a card, and what there is to choose from.
/// Each comes by itself.
struct SelectionModel<Card, Choices> {
    var card: Card?
    var choices: Choices?
}

/// The model of a selection page: the entry in question, as a card, and the choices. Each comes by
/// itself.
struct SelectionModel<Card, Choices> {
    var card: Card?
    var choices: Choices?
}

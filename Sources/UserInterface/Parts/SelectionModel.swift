/// The model of a page of choices: the entry as a card, and the choices. Each is set by itself.
struct SelectionModel<Card, Choices> {
    var card: Card?
    var choices: Choices?
}

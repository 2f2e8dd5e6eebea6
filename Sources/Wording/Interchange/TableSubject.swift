/// The subject of a table that has neither films nor trips.
package enum TableSubject: Sendable {
    case books, music, games, contacts, payments, stays
}

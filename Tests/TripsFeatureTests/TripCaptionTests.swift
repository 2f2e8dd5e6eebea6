import Domain
import EntryFeature
import Presentation
import TestSupport
import Testing
import Wording

@testable import TripsFeature

struct TripCaptionTests {
    private let rows = TripRows.of(.toVienna, hasLine: true, .inEnglish).map(\.row)

    @Test("Each field of a trip that a person can say has a row with a caption")
    func captioned() {
        let hidden: Set<FieldName> = [
            .actualDeparture, .actualArrival, .disruption, .abandonment, .imports,
            .journeyName, .substitute, .leg,
        ]
        let said = TripFields.all.map(\.name).filter { !hidden.contains($0) }
        let captioned = rows.filter { !$0.caption.isEmpty }
        #expect(Set(said.map { FormKey($0) }).isSubset(of: captioned.map(\.key)))
    }

    @Test("No two captions of the form have the same mnemonic")
    func mnemonics() {
        let letters = rows.map(\.caption).mnemonics
        #expect(letters.count >= 16 && Set(letters).count == letters.count)
    }
}

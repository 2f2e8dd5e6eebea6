import Domain
import TestSupport
import Testing
import Wording

@testable import TripsFeature

struct TripCaptionTests {
    private let captions = TripFormViewModel(
        title: "",
        draft: TripDraft(
            departure: .init(year: 2026, month: 1, day: 1, hour: 0, minute: 0, zone: ""),
            arrival: nil),
        modes: [], stops: [], operators: [], tags: [], zones: [], homeZone: "",
        check: TripFormCheck(canSave: true), words: .inEnglish
    ).captions

    @Test("Each field of a trip that the form shows has a caption")
    func captioned() {
        let shown = Set(TripFormCheck.Field.allCases).subtracting([.record])
        #expect(Set(captions.keys) == shown)
        let hidden: Set<FieldName> = [
            .actualDeparture, .actualArrival, .disruption, .abandonment, .imports,
            .journeyName, .substitute, .leg,
        ]
        #expect(
            Set(TripFields.all.map(\.name)).subtracting(hidden)
                == Set(shown.compactMap(\.name)))
    }

    @Test("No two captions of the form have the same mnemonic")
    func mnemonics() {
        let letters = captions.values.mnemonics
        #expect(letters.count >= 16 && Set(letters).count == letters.count)
    }
}

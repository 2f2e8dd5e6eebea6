import Domain
import Foundation
import Presentation
import Signals
import TestSupport
import Testing

@testable import TripsFeature

@Suite("Places in a trip's form", .freed, .timeLimit(.minutes(1)))
struct PlacesInFormTests {
    @Test("Places and distances that cannot be are said beside their fields")
    func complaints() async throws {
        let stage = await TripsStage.editing(.toVienna)
        let draft = try #require(stage.draft)
        let check = stage.type(
            draft.with {
                ($0.fromCoordinates, $0.toCoordinates) = ("95, 7", "Wien")
                $0.distance = "far"
            })
        let ending =
            " is not a place on the Earth: write its latitude, then its longitude, such as "
            + "50.8659, 7.1427."
        #expect(
            check?.complaints == [
                .fromCoordinates: "“95, 7”" + ending, .toCoordinates: "“Wien”" + ending,
                .distance: "“far” is not a distance: write kilometres, such as 12.5.",
            ])
        #expect(check?.canSave == false)
        #expect(stage.type(draft.with { $0.distance = "0" })?.canSave == false)
    }

    @Test(
        "A distance is typed as the locale writes numbers, or with a point, and may say kilometres",
        arguments: [
            ("746", "746"), ("1,023", "1023"), ("12.5", "12.5"), ("12.5 km", "12.5"),
            (" 7 KM ", "7"), ("", nil),
        ] as [(String, String?)])
    func distance(typed: String, kept: String?) async throws {
        let stage = await TripsStage.editing(.toVienna.with { $0.distance = Distance("1") })
        let draft = try #require(stage.draft)
        #expect(draft.distance == "1")
        stage.type(
            draft.with {
                $0.distance = typed
                $0.fromCoordinates = "50.9425° N, 6.959° E"
            })
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        #expect(stage.trip?.distance == kept.flatMap { Distance($0) })
        #expect(stage.trip?.fromCoordinates == Coordinates("50.9425, 6.959"))
    }
}

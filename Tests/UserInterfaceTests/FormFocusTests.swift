import ClaimsFeature
import Domain
import EntryFeature
import FilmsFeature
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing
import TripsFeature
import Wording

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The focused field of a form, and its complaint, are in view")
    struct FormFocusTests {
        @Test("The keyboard begins where the form says")
        func begins() throws {
            let opened = try OpenForms()
            func focused(in form: FormWindow) -> String? {
                defer { form.dismiss() }
                let focus = form.shown.last(where: \.hasFocusInside)
                return (focus as? Gtk.Entry)?.text
            }
            let film = FilmDraft(title: "Laura", place: "Odeon")
            #expect(focused(in: try opened.film(film)) == "Laura")
            #expect(focused(in: try opened.film(film, focus: .place)) == "Odeon")
            #expect(focused(in: try opened.trip()) == "Köln Hbf")
            #expect(focused(in: try opened.trip(focus: .departureTime)) == "14:02")
        }

        @Test("Tab leads from field to field, each in view with its complaint")
        func tabbing() throws {
            let opened = try OpenForms()
            let film = try opened.film(.seen).low()
            film.show(.allWrong)
            try expectAllSeen(in: film, leastStops: 13)
            film.dismiss()
            let trip = try opened.trip(.arriving).low()
            trip.show(FormCheck.allOfTripWrong)
            try expectAllSeen(in: trip, leastStops: 21)
            trip.dismiss()
            let profile = try opened.profile().low(width: 480)
            profile.show(FormCheck.allOfProfileWrong)
            try expectAllSeen(in: profile, leastStops: 8)
        }

        @Test("What a form offers while a trip is typed takes no Tab and no key from a field")
        func offers() throws {
            let opened = try OpenForms()
            let form = try opened.trip()
            let from = try #require(form.field(Gtk.Entry.self, "From"))
            let to = try #require(form.field(Gtk.Entry.self, "To"))
            from.grabFocus()
            let place = to.positionInWindow
            var check = FormCheck(canSave: true)
            check.words[.asBefore] = "08:10 Kiel → 15:55 Ulm"
            form.show(check)
            Display.settle()
            #expect(to.positionInWindow == place)
            form.press(.tab)
            #expect(to.hasFocusInside)
            let time = try #require(form.field(SpinButton.self, "Departure time"))
            time.grabFocus()
            let stops = form.nextStops()
            let offer = "Also move the recorded times by +2 days"
            check.words[.keepsRecord] = offer
            form.show(check)
            Display.settle()
            time.grabFocus()
            #expect(form.nextStops() == stops)
            #expect(form.button("08:10 Kiel → 15:55 Ulm")?.isMapped == true)
        }

        private func expectAllSeen(
            in form: FormWindow, leastStops: Int, location: SourceLocation = #_sourceLocation
        ) throws {
            let area = try #require(form.shown(ScrolledWindow.self).first)
            #expect(
                Display.turn { area.verticalExtent.content > area.verticalExtent.page * 2 })
            var stops: [Widget] = []
            for _ in 0..<60 {
                form.press(.tab)
                Display.settle()
                guard let focus = form.shown.last(where: \.hasFocusInside),
                    area.shown.contains(where: { $0 === focus })
                else { continue }
                // An open one is higher than the window; its caption is seen.
                if focus is Expander || stops.contains(where: { $0 === focus }) { continue }
                stops.append(focus)
                let areSeen = Display.turn {
                    ([focus] + complaints(under: focus, in: area)).allSatisfy {
                        isWhole($0, in: area)
                    }
                }
                #expect(
                    areSeen, "\(focus): \(complaints(under: focus, in: area).map(\.text))",
                    sourceLocation: location)
            }
            #expect(stops.count >= leastStops, sourceLocation: location)
        }

        /// Returns the nearest complaint below a field.
        private func complaints(under focus: Widget, in area: Widget) -> [Label] {
            let end = focus.positionInWindow.y + focus.allocatedSize.height
            let below = area.shown(Label.self).filter {
                $0.hasStyleClass("counterfoil-complaint") && $0.positionInWindow.y >= end
            }
            let next = below.min { $0.positionInWindow.y < $1.positionInWindow.y }
            return next.map { $0.positionInWindow.y < end + 10 ? [$0] : [] } ?? []
        }

        @Test("The first wrong field gets the keyboard, be it the last of all and out of sight")
        func firstWrong() throws {
            let opened = try OpenForms()
            let form = try opened.film(.seen).low()
            let area = try #require(form.shown(ScrolledWindow.self).first)
            form.show(
                FilmFormCheck(complaints: [.languages: "No such language."], canSave: false))
            form.focusFirstWrongField()
            let languages = try #require(form.field(Entry.self, "Languages"))
            let words = try #require(
                form.shown(Label.self).first { $0.text == "No such language." })
            #expect(languages.isFocus)
            #expect(Display.turn { isWhole(languages, in: area) && isWhole(words, in: area) })
            form.show(
                FilmFormCheck(
                    complaints: [.languages: "No such language.", .day: "No such day."],
                    canSave: false))
            form.focusFirstWrongField()
            let day = try #require(form.field(Entry.self, "Day"))
            #expect(day.isFocus)
            // A focus in a wrong field stays there, and so does its cursor.
            day.cursorPosition = 2
            form.focusFirstWrongField()
            #expect(day.isFocus && day.cursorPosition == 2)
        }

        @Test("Tab goes past the fields that are folded away, and into them once they are not")
        func folded() throws {
            let opened = try OpenForms()
            for open in [{ try opened.film() }, { try opened.trip() }] as [() throws -> FormWindow]
            {
                let form = try open()
                let more = try #require(form.shown(Expander.self).first)
                #expect(!more.content.isMapped)
                more.grabFocus()
                form.press(.tab)
                #expect(try #require(form.titlebar?.button("_Cancel")).isFocus)
                form.press(.shiftTab, .shift)
                #expect(more.isFocus)
                more.activate()
                #expect(Display.turn { more.isExpanded && more.content.isMapped })
                Display.settle()
                form.press(.tab)
                #expect(more.content.hasFocusInside)
                form.dismiss()
            }
        }

        @Test("What comes to be wrong with the last field in view is seen too")
        func whileTyping() throws {
            let opened = try OpenForms()
            let form = try opened.film(.seen).low()
            let area = try #require(form.shown(ScrolledWindow.self).first)
            let link = try #require(form.field(Entry.self, "Link"))
            link.grabFocus()
            #expect(Display.turn { isWhole(link, in: area) })
            form.show(FilmFormCheck(complaints: [.link: "Not an address."], canSave: false))
            let words = try #require(form.shown(Label.self).first { $0.text == "Not an address." })
            #expect(Display.turn { isWhole(words, in: area) && isWhole(link, in: area) })
        }

        private func isWhole(_ widget: Widget, in area: ScrolledWindow) -> Bool {
            let top = widget.positionInWindow.y - area.positionInWindow.y
            return widget.allocatedSize.height > 1 && top >= 0
                && top + widget.allocatedSize.height <= area.allocatedSize.height
        }
    }
}

extension FormWindow {
    /// Makes the form so low that less than half of the fields are visible at once, in its own
    /// width unless another is given.
    fileprivate func low(width: Int? = nil) throws -> Self {
        resize(width: width ?? size.width, height: 320)
        try #require(Display.turn { size.height == 320 && allocatedSize.height <= 400 })
        return self
    }
}

extension FilmFormCheck {
    fileprivate static let allWrong = FilmFormCheck(
        complaints: .init(
            uniqueKeysWithValues: FilmRows.of(Film(title: ""), asksFeedback: true, .inEnglish)
                .map { ($0.row.key, "Wrong: \($0.row.key.rawValue).") }),
        canSave: false)
}

extension FormCheck {
    fileprivate static let allOfProfileWrong = FormCheck(
        complaints: .init(
            uniqueKeysWithValues: ProfileField.allCases.map {
                (FormKey($0.rawValue), "Wrong: \($0).")
            }), canSave: false, saving: .unavailable(because: "Wrong."))
}

extension FormCheck {
    fileprivate static let allOfTripWrong = FormCheck.ofTrip(
        complaints: .init(
            uniqueKeysWithValues: TripRows.of(
                Trip(from: "", to: "", departure: .vienna(20, 14, 2), arrival: nil), .inEnglish
            ).flatMap(\.row.parts).map { ($0, "Wrong: \($0.rawValue).") }), canSave: false)
}

extension FormWindow {
    /// Returns the names of the next widgets in the order of Tab, up to five.
    fileprivate func nextStops() -> [String] {
        (0..<5).map { _ in
            press(.tab)
            return shown.last(where: \.hasFocusInside)?.accessibleName ?? ""
        }
    }
}

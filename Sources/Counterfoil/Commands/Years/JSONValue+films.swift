import Domain
import Statistics

// The members of film statistics are described in docs/statistics.md.

extension JSONValue {
    static func members(_ page: FilmPageFigures) -> [(String, JSONValue)] {
        let streaks = page.streaks
        let named = page.names.map { ($0.field.member, names($0.tally)) }
        return members(page.films) + days(page.days) + milestones(page.milestones) { film($0, $1) }
            + [
                ("minutesPerWeek", .optional(page.minutesPerWeek)),
                ("minutesPerMonth", .optional(page.minutesPerMonth)),
                (
                    "titles",
                    groups(page.films.titles.groups) {
                        [("title", .text($0.title.text)), ("year", .optional($0.year))]
                    }
                ),
                ("feedbackByScale", feedback(page.feedback)),
                ("feedbackByYear", feedbackByYear(page.feedback)),
                ("changed", changed(page.changed)), ("rated", rated(page.ratings)),
                ("released", groups(page.releases.years) { [("year", .number($0))] }),
                ("decades", groups(page.releases.decades) { [("decade", .number($0))] }),
                (
                    "releasedAndWatched",
                    groups(page.releases.watched) {
                        [("released", .number($0.released)), ("watched", .optional($0.watched))]
                    }
                ),
            ] + named + [
                ("places", names(page.places)), ("tags", names(page.tags)),
                (
                    "directorsSeenOften",
                    groups(page.directorsSeenOften) { [("name", .text($0.text))] }
                ),
                ("longestStreak", stretch(streaks.longest)),
                ("longestGap", stretch(streaks.longestGap)),
                ("longest", .list(page.lengths.longest.map { .film($0) })),
                ("shortest", .list(page.lengths.shortest.map { .film($0) })),
            ]
    }

    private static func film(
        _ film: CountedFilm, _ more: [(String, JSONValue)] = []
    ) -> JSONValue {
        .object(
            more + [
                ("file", .text(film.id.rawValue)), ("title", .text(film.title.text)),
                ("year", .optional(film.year)), ("day", .day(film.day)),
                ("runningTime", .optional(film.runningTime)),
                ("feedback", film.feedback == .none ? .null : .text(film.feedback.fileWord)),
            ])
    }

    private static func feedback(_ spread: FeedbackSpread) -> JSONValue {
        .object(
            FeedbackScale.allCases.map { scale in
                (scale.rawValue, feedback(spread.groups(on: scale)))
            })
    }

    private static func feedback(_ groups: [CountedGroup<Feedback>]) -> JSONValue {
        Self.groups(groups) { [("feedback", .text($0.fileWord))] }
    }

    private static func feedbackByYear(_ spread: FeedbackSpread) -> JSONValue {
        .object(
            FeedbackScale.allCases.map { scale in
                (
                    scale.rawValue,
                    .list(
                        spread.years(on: scale).map { year, groups in
                            .object([("year", .optional(year)), ("feedback", feedback(groups))])
                        })
                )
            })
    }

    private static func changed(_ changed: ChangedOpinions) -> JSONValue {
        .object([
            (
                "directions",
                groups([changed.risen, changed.fallen]) { [("to", .text($0.rawValue))] }
            ),
            ("steps", groups(changed.bySteps) { [("steps", .number($0))] }),
            ("days", .object(quantiles(changed.after))),
            (
                "titles",
                groups(changed.films) {
                    [("title", .text($0.title.text)), ("year", .optional($0.year))]
                }
            ),
            (
                "most",
                .list(
                    changed.most.map { film in
                        .film(
                            film,
                            [
                                ("before", .optional(film.change?.before.fileWord)),
                                ("days", .optional(film.change?.days)),
                            ])
                    })
            ),
        ])
    }

    private static func rated(_ ratings: RatingComparison) -> JSONValue {
        func films(_ films: [CountedFilm]) -> JSONValue {
            .list(films.map { .film($0, [("gap", .optional($0.ratingGap))]) })
        }
        return .object([
            ("count", .number(ratings.count)), ("search", .text(RatingComparison.terms.text)),
            ("meanGap", .optional(ratings.meanGap)),
            (
                "groups",
                groups(ratings.groups) {
                    [("feedback", .text($0.feedback.fileWord)), ("rating", .number($0.tenth))]
                }
            ),
            ("likedMore", films(ratings.likedMore)), ("likedLess", films(ratings.likedLess)),
        ])
    }

    private static func stretch(_ stretch: Streaks.Stretch?) -> JSONValue {
        guard let stretch else { return .null }
        return .object([
            ("days", .number(stretch.length)), ("from", .day(stretch.days.lowerBound)),
            ("to", .day(stretch.days.upperBound)), ("search", .text(stretch.terms.text)),
        ])
    }
}

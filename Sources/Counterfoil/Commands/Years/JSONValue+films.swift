import Domain
import Statistics

// The members of film statistics are described in docs/statistics.md.

extension JSONValue {
    static func members(_ page: FilmPageFigures) -> JSONValue {
        let streaks = page.streaks
        return .merged(
            members(page.films), days(page.days), milestones(page.milestones, film),
            [
                "minutesPerWeek": page.minutesPerWeek, "minutesPerMonth": page.minutesPerMonth,
                "titles": titles(page.films.titles.groups),
                "feedbackByScale": feedback(page.feedback),
                "feedbackByYear": feedbackByYear(page.feedback), "changed": changed(page.changed),
                "rated": rated(page.ratings),
                "released": groups(page.releases.years) { ["year": $0] },
                "decades": groups(page.releases.decades) { ["decade": $0] },
                "releasedAndWatched": groups(page.releases.watched) {
                    ["released": $0.released, "watched": $0.watched]
                },
            ], JSONValue(members: page.names.map { ($0.field.member, names($0.tally)) }),
            [
                "places": names(page.places), "tags": names(page.tags),
                "directorsSeenOften": groups(page.directorsSeenOften) { ["name": $0.text] },
                "longestStreak": stretch(streaks.longest),
                "longestGap": stretch(streaks.longestGap),
                "longest": JSONValue(page.lengths.longest) { film($0) },
                "shortest": JSONValue(page.lengths.shortest) { film($0) },
            ])
    }

    private static func film(_ film: CountedFilm, _ more: JSONValue = [:]) -> JSONValue {
        .merged(
            more,
            [
                "file": film.id.rawValue, "title": film.title.text, "year": film.year,
                "day": film.day, "runningTime": film.runningTime,
                "feedback": film.feedback == .none ? nil : film.feedback.fileWord,
            ])
    }

    private static func titles(_ groups: [CountedGroup<FilmName>]) -> JSONValue {
        Self.groups(groups) { ["title": $0.title.text, "year": $0.year] }
    }

    private static func feedback(_ spread: FeedbackSpread) -> JSONValue {
        JSONValue(
            members: FeedbackScale.allCases.map { scale in
                (scale.rawValue, feedback(spread.groups(on: scale)))
            })
    }

    private static func feedback(_ groups: [CountedGroup<Feedback>]) -> JSONValue {
        Self.groups(groups) { ["feedback": $0.fileWord] }
    }

    private static func feedbackByYear(_ spread: FeedbackSpread) -> JSONValue {
        JSONValue(
            members: FeedbackScale.allCases.map { scale in
                let years = JSONValue(spread.years(on: scale)) { year, groups in
                    ["year": year, "feedback": feedback(groups)]
                }
                return (scale.rawValue, years)
            })
    }

    private static func changed(_ changed: ChangedOpinions) -> JSONValue {
        [
            "directions": groups([changed.risen, changed.fallen]) { ["to": $0.rawValue] },
            "steps": groups(changed.bySteps) { ["steps": $0] },
            "days": quantiles(changed.after), "titles": titles(changed.films),
            "most": JSONValue(changed.most) {
                film($0, ["before": $0.change?.before.fileWord, "days": $0.change?.days])
            },
        ]
    }

    private static func rated(_ ratings: RatingComparison) -> JSONValue {
        func films(_ films: [CountedFilm]) -> JSONValue {
            JSONValue(films) { film($0, ["gap": $0.ratingGap]) }
        }
        return [
            "count": ratings.count, "search": RatingComparison.terms.text,
            "meanGap": ratings.meanGap,
            "groups": groups(ratings.groups) {
                ["feedback": $0.feedback.fileWord, "rating": $0.tenth]
            },
            "likedMore": films(ratings.likedMore), "likedLess": films(ratings.likedLess),
        ]
    }

    private static func stretch(_ stretch: Streaks.Stretch?) -> JSONValue {
        guard let stretch else { return .null }
        return [
            "days": stretch.length, "from": stretch.days.lowerBound,
            "to": stretch.days.upperBound, "search": stretch.terms.text,
        ]
    }
}

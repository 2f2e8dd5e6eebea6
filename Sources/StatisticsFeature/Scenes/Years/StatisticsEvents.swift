public import Presentation
public import Signals

/// The requests that a person makes in the statistics.
public final class StatisticsEvents {
    /// Posts whether the statistics are on show.
    public let yearsOnShow = Emitter<Bool>()
    public let yearsChange = Emitter<YearsChange>()
    public let yearsDays = Emitter<TypedDays>()
    /// Posts that the statistics are to be put on paper.
    public let yearsSheet = Emitter<Void>()
    public let yearsLink = Emitter<ChartLink>()

    public init() {}
}

import FilmsFeature
import Presentation
import Signals
import TestSupport

typealias FilmMainPageDouble = InteractivePageDouble<FilmPageEvents>
typealias FeedbackSelectionPageDouble = InteractivePageDouble<FeedbackPageEvents>

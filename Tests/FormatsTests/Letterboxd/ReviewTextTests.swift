import Testing

@testable import Formats

struct ReviewTextTests {
    @Test(
        "A review's HTML, broken or not, becomes plain paragraphs",
        arguments: [
            ("Plain.", "Plain."), ("<i>Still</i> <b>there", "Still there"), ("I <3 it", "I <3 it"),
            ("a < b & c > d", "a < b & c > d"), ("<p>One</p><p>Two</p>", "One\n\nTwo"),
            ("One<br/>two<BR>three", "One\ntwo\nthree"), ("unclosed <i", "unclosed <i"),
            ("<blockquote>Said</blockquote>after", "Said\n\nafter"),
            ("<a class=x href=\"https://example.org/\">there</a>", "there (https://example.org/)"),
            ("<a href='https://example.org/'>https://example.org/</a>", "https://example.org/"),
            ("<a href=javascript:x>there</a>", "there"), ("</a></i>", ""),
            (
                "&quot;Rosebud&quot; &amp; &#8230;&#x2014;&nope; &#xD800;",
                "\"Rosebud\" & …—&nope; &#xD800;"
            ),
            ("<sigh> It ended.", "<sigh> It ended."),
            ("One\r\n\r\n\r\n\r\nTwo  \r\n", "One\n\nTwo"),
            ("<i <b>bold</b>", "bold"), ("<i>\u{301}</i>", "\u{301}"), ("<", "<"), ("</", "</"),
        ])
    func paragraphs(html: String, plain: String) {
        #expect(ReviewText.paragraphs(html) == plain)
    }
}

"""What every page of the wizard is: it asks one or several questions that belong together."""

from micropython import const

MOST_QUESTIONS = const(5)  # questions of a page


class Page:
    """The questions around the one that is asked, all with the same `group` of the game.

    wizard   wizard.Wizard, which enters answers and turns pages
    first    the place of the page's first question in the course
    count    how many questions the page has; `at` is the one that is asked, from 0
    """

    def __init__(self, wizard):
        self.wizard = wizard
        self.first = self.count = self.at = 0

    def collect(self, group):
        """Take the questions in a row that `group(field, i, j)` puts together."""
        course = self.wizard.course
        first = course.at
        wanted = group(course.field(), course.i(), course.j())
        while (
            first > 0
            and course.at - first < MOST_QUESTIONS - 1
            and group(course.field(first - 1), course.i(first - 1), course.j(first - 1)) == wanted
        ):
            first -= 1
        end = course.at + 1
        while (
            end - first < MOST_QUESTIONS
            and end < course.count
            and group(course.field(end), course.i(end), course.j(end)) == wanted
        ):
            end += 1
        self.first = first
        self.count = end - first
        self.at = course.at - first

    def opened(self, app):
        """Prepare what is drawn."""

    def title(self, app, title):
        """Return the title of the page, from that of the question."""
        return title

    def turn(self, app, step, repeated):
        """The keys up and down; True if the picture changed."""
        return False

    def ok(self, app):
        """The key ok; True if the picture changed."""
        return False

    def ok_held(self, app):
        """The key ok stays down; True if the picture changed."""
        return False

    def back(self, app):
        """Go back within the page; False if that leaves it."""
        return False

    def draw(self, app):
        """Draw everything below the title."""

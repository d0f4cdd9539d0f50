"""What every page of the wizard is: it asks one or several questions that belong together."""

from array import array

from micropython import const

MOST_QUESTIONS = const(5)  # questions of a page


class Page:
    """The questions around the one that is asked, all with the same `group` of the game.

    wizard   wizard.Wizard, which enters answers and turns pages
    count    how many questions the page has; `at` is the one that is asked
    """

    def __init__(self, wizard):
        self.wizard = wizard
        # Their places in the course.
        self.questions = array("h", (0 for _ in range(MOST_QUESTIONS)))
        self.count = 0
        self.at = 0

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
        self.count = 0
        self.at = course.at - first
        while (
            self.count < MOST_QUESTIONS
            and first + self.count < course.count
            and group(
                course.field(first + self.count),
                course.i(first + self.count),
                course.j(first + self.count),
            )
            == wanted
        ):
            self.questions[self.count] = first + self.count
            self.count += 1

    def opened(self, app):
        """Prepare what is drawn."""

    def turn(self, app, step, repeated):
        """The keys up and down; True if the picture changed."""
        return False

    def ok(self, app):
        """The key ok; True if the picture changed."""
        return False

    def back(self, app):
        """Go back within the page; False if that leaves it."""
        return False

    def draw(self, app):
        """Draw everything below the title."""

"""A picture of a house that keeps what it drew shows what one shows that draws everything."""

from sessions import run


def test_what_is_kept_is_what_would_be_drawn():
    assert run("house_session.py") == ["steps 400"]

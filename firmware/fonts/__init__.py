"""Galmuri's glyphs as tables, and all syllables of KS X 1001 as a file.

Galmuri, Copyright (c) 2019-2025 Lee Minseo, under the SIL Open Font License 1.1 (OFL.txt).
"""

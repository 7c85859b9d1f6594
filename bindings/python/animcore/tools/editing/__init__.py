# SPDX-License-Identifier: MIT
"""What editors do with documents: finding names, renaming them, the outline, and the project's style of writing them."""

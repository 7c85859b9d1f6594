# SPDX-License-Identifier: MIT
"""Writing files as a whole: all of them or none, and what was there before stays until then."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
from collections.abc import Mapping
from pathlib import Path

__all__ = ["file_path", "write_file", "write_files"]


def file_path(path: str | os.PathLike[str]) -> Path:
    """The path of a file. Raises ValueError for a text that no file's name can be."""
    found = Path(path)
    try:
        is_name = b"\0" not in os.fsencode(found)
    except UnicodeEncodeError:
        is_name = False
    if not is_name:
        raise ValueError(f"path must be without null characters and halves of surrogate pairs, not {path!r}")
    return found


def write_file(path: Path, data: bytes | str) -> None:
    """Writes one file, with the folders that it needs. Raises OSError, with the file's name."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_files({path: data.encode() if isinstance(data, str) else data})


def write_files(files: Mapping[Path, bytes]) -> None:
    """Writes files, all of them or none: each is written beside its place and put there when all are whole. Raises
    OSError, with the file's name."""
    made: list[tuple[Path, Path]] = []
    name = Path()
    try:
        for name, data in files.items():
            target = _writable(name)
            if target.exists() and not (target.is_file() and os.access(target.parent, os.W_OK)):
                # A pipe or a device, and a file in a folder that takes no others, are written where they are.
                target.write_bytes(data)
                continue
            beside = target.with_name(f".animcore-{os.getpid()}-{len(made)}")
            made.append((beside, target))
            beside.write_bytes(data)
            if target.exists():
                shutil.copymode(target, beside)
        for beside, target in made:
            beside.replace(target)
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(name)) from None
    finally:
        for beside, _ in made:
            with contextlib.suppress(OSError):
                beside.unlink(missing_ok=True)


def _writable(path: Path) -> Path:
    """The file itself, where a path is a link to it. Raises OSError where it cannot be written."""
    # Not Path.resolve, which raises another error for links that lead to themselves.
    target = Path(os.path.realpath(path))
    for is_wrong, number in (
        (target.is_symlink(), errno.ELOOP),
        (target.is_dir(), errno.EISDIR),
        (target.exists() and not os.access(target, os.W_OK), errno.EACCES),
    ):
        if is_wrong:
            raise OSError(number, os.strerror(number))
    return target

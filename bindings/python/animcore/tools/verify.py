# SPDX-License-Identifier: MIT
"""`animcore verify`: plays recorded sessions again, any number of them, and says which give other frames."""

from __future__ import annotations

import argparse
import contextlib
import functools
import hashlib
import itertools
import json
import math
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO

from .._library import library_path
from ..errors import AnimError
from ..scene import Document, Scene
from ..trace import Trace
from ..transcript import transcript
from .arguments import frame_rate, whole
from .files import FileError, json_of, need_other_files, read_bytes, show_error, write_file
from .recordings import first_difference, follow, read_frames
from .report import Table, ToolError, need, print_line, print_table

__all__ = ["Session", "add_verify", "played", "played_all"]

# How many sessions go to another process or machine at most at once: enough that sending them costs little.
BATCH = 64
# And into how many parts the sessions of each process are divided at least, for some take longer than others.
PARTS = 4
# Of how many sessions that differ the first frame is told.
TOLD = 10


@dataclass(frozen=True)
class Session:
    """A recorded session: the name of its trace, and the texts of both files, so that it can be played anywhere. error
    says why one of them could not be read."""

    name: str
    document: str | bytes
    trace: str | bytes
    fps: int = 60
    error: str = field(default="", kw_only=True)


@functools.lru_cache(maxsize=8)
def _document(text: str | bytes, parameters: str) -> Document:
    return Document(text, parameters=json.loads(parameters))


def played(session: Session) -> tuple[str, str]:
    """Plays a session. Gives its name and the digest of its transcript, or "error: " and why it could not be played."""
    if session.error:
        return session.name, f"error: {session.error}"
    try:
        trace = Trace(session.trace)
        try:
            document = _document(session.document, json.dumps(trace.parameters, sort_keys=True))
        except AnimError as error:
            # Its lines and columns are those of another file than the session's.
            return session.name, f"error: of its document: {error}"
        with Scene(document, trace.seed or 0) as scene:
            *_, last = transcript(scene, trace, session.fps, hexadecimal=True)
    except AnimError as error:
        return session.name, f"error: {error}"
    return session.name, last.split()[1]


def played_all(sessions: list[Session]) -> list[tuple[str, str]]:
    """Plays several; what is sent to other processes and machines."""
    return [played(session) for session in sessions]


def add_verify(commands: Any) -> None:
    """Adds the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "verify",
        help="replays recorded sessions and reports those that differ",
        description=(
            "Replays traces, and compares the digest of each transcript with the recorded one. A file holds the "
            "digests (--digests); --write makes it. If the transcript of a trace is beside it (tap.transcript for "
            "tap.jsonl, as animcore play-trace --hex prints it), the first frame that differs is reported. The exit "
            "status is 1 if a session differs or cannot be played."
        ),
    )
    parser.add_argument("traces", nargs="+", metavar="TRACE", help="traces, or folders of traces (*.jsonl)")
    parser.add_argument("--document", metavar="FILE", help="the document of all traces")
    parser.add_argument(
        "--documents",
        metavar="FOLDER",
        default=".",
        help="folder of the documents that the first lines of the traces name (default: .)",
    )
    parser.add_argument(
        "--digests", metavar="FILE", default="digests.json", help="the file of digests (default: digests.json)"
    )
    parser.add_argument("--write", action="store_true", help="write the digests instead of comparing")
    parser.add_argument("--fps", type=frame_rate, default=60, metavar="N", help="frames per second (default: 60)")
    parser.add_argument("--jobs", type=whole(), default=1, metavar="N", help="number of processes (default: 1)")
    parser.add_argument(
        "--dask", metavar="ADDRESS", help="replay on the workers of this Dask scheduler, such as tcp://host:8786"
    )
    parser.add_argument(
        "--resume",
        metavar="FILE",
        help="keep the progress in FILE, and skip the sessions that were played before with the same files and library",
    )
    parser.set_defaults(run=run_verify)


def _files(places: Iterable[str]) -> Iterator[Path]:
    """Traces, each once, in order; each by the first name that it is given by."""
    seen = set()
    for place in places:
        path = Path(place)
        if not path.exists():
            # Says why: it is not there, or cannot be reached.
            read_bytes(path)
        for found in sorted(path.rglob("*.jsonl")) if path.is_dir() else [path]:
            same = os.path.abspath(found)  # noqa: PTH100 - Path.resolve would follow links
            if same not in seen and not found.is_dir():
                seen.add(same)
                yield found


@functools.lru_cache(maxsize=64)
def _text(path: Path) -> bytes:
    return read_bytes(path)


def _session(path: Path, arguments: argparse.Namespace) -> Session:
    """The session of a trace. One that cannot be read is no reason not to play the others."""
    try:
        text = read_bytes(path)
    except FileError as error:
        return Session(str(path), b"", b"", error=error.message)
    if arguments.document:
        return Session(str(path), _text(Path(arguments.document)), text, arguments.fps)
    try:
        name = json_of(text.split(b"\n", 1)[0], str(path)).get("document")
    except (FileError, AttributeError):
        name = None
    if not isinstance(name, str):
        return Session(str(path), b"", b"", error="does not name its document: say which it is with --document")
    try:
        # Python's paths hold no null character.
        document = _text(Path(arguments.documents) / f"{name}.json")
    except (FileError, ValueError) as error:
        return Session(str(path), b"", b"", error=f"of its document: {error}")
    return Session(str(path), document, text, arguments.fps)


def _batches(sessions: Iterable[Session], count: int, workers: int) -> Iterator[list[Session]]:
    """The sessions in parts, of which each worker gets some."""
    size = max(1, min(BATCH, math.ceil(count / (PARTS * workers))))
    iterator = iter(sessions)
    while batch := list(itertools.islice(iterator, size)):
        yield batch


# Those that end a command. Windows has not all of them.
_SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


@contextlib.contextmanager
def _without_signals() -> Iterator[None]:
    """Signals wait until its end; processes that are started meanwhile let them wait, too."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_worker() -> None:
    """In another process: Ctrl-C goes to all processes of a terminal, and the command ends this one. This one
    ignores what the command ignores (nohup)."""
    for number in _SIGNALS:
        is_ignored = number == signal.SIGINT or signal.getsignal(number) is signal.SIG_IGN
        signal.signal(number, signal.SIG_IGN if is_ignored else signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _SIGNALS)


def _by_processes(sessions: Iterable[Session], count: int, jobs: int) -> Iterator[tuple[str, str]]:
    jobs = min(jobs, count)
    with ProcessPoolExecutor(jobs, initializer=_begin_worker) as pool:
        # A few batches ahead: a million sessions are not read into memory at once.
        waiting = []
        try:
            for batch in _batches(sessions, count, jobs):
                with _without_signals():
                    waiting.append(pool.submit(played_all, batch))
                if len(waiting) >= 2 * jobs:
                    yield from waiting.pop(0).result()
            for future in waiting:
                yield from future.result()
        except BrokenProcessPool:
            raise ToolError(
                "a process of --jobs was ended from outside, perhaps for want of memory: use fewer, and --resume"
            ) from None
        except BaseException:
            # Nobody waits for what they are at.
            for process in multiprocessing.active_children():
                process.terminate()
            raise


def _by_dask(sessions: Iterable[Session], count: int, address: str) -> Iterator[tuple[str, str]]:
    """On a cluster. A worker that dies gives its batches back to the scheduler, which has them played by another; each
    future answers once, so that nothing is lost and nothing counted twice."""
    try:
        import distributed
    except ImportError as error:
        raise need("cluster", error) from None
    # It has no types.
    library: Any = distributed
    try:
        client = library.Client(address)
    except (OSError, ValueError) as error:
        raise ToolError(f"--dask {address}: the scheduler cannot be reached: {error}") from None
    with client:
        workers = max(1, len(client.scheduler_info()["workers"]))
        batches = _batches(sessions, count, workers)
        first = [client.submit(played_all, batch, pure=False) for batch in itertools.islice(batches, 4 * workers)]
        running = library.as_completed(first)
        for future in running:
            yield from future.result()
            following = next(batches, None)
            if following is not None:
                running.add(client.submit(played_all, following, pure=False))


def _results(sessions: Iterable[Session], count: int, arguments: argparse.Namespace) -> Iterator[tuple[str, str]]:
    if arguments.dask:
        return _by_dask(sessions, count, arguments.dask)
    if min(arguments.jobs, count) > 1:
        return _by_processes(sessions, count, arguments.jobs)
    return map(played, sessions)


def _read_digests(arguments: argparse.Namespace) -> dict[str, str]:
    if arguments.write:
        _need_digests(arguments.digests)
        return {}
    try:
        digests = json_of(read_bytes(arguments.digests), arguments.digests)
    except FileError as error:
        raise ToolError(f"{error}; --write makes it" if not error.line else str(error)) from None
    if not _are_digests(digests):
        raise FileError(arguments.digests, "is no object of digests by trace")
    found: dict[str, str] = digests
    return found


def _are_digests(content: Any) -> bool:
    return isinstance(content, dict) and all(isinstance(digest, str) for digest in content.values())


def _need_digests(place: str) -> None:
    """Refuses to write over other JSON, such as a document that a trace names."""
    if not Path(place).is_file():
        return
    try:
        content = json_of(read_bytes(place), place)
    except FileError:
        return
    if not _are_digests(content):
        raise ToolError(f"--digests {place} has something else than digests in it: name another file")


@functools.cache
def _library_digest() -> bytes:
    return hashlib.blake2b(read_bytes(library_path)).digest()


def _fingerprint(session: Session) -> str:
    """What a session's frames depend on: its two files, the frame rate and the library."""
    parts = (session.document, session.trace)
    texts = [part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part for part in parts]
    found = hashlib.blake2b(_library_digest(), digest_size=8)
    found.update(f"{session.fps} {len(texts[0])} ".encode())
    for text in texts:
        found.update(text)
    return found.hexdigest()


def _read_progress(place: str | None) -> dict[str, tuple[str, str]]:
    """What was played before: for each trace the digest, and the fingerprint of its session then. A last line that was
    cut off is played again, and so is what could not be played."""
    done: dict[str, tuple[str, str]] = {}
    if place is not None and Path(place).exists():
        for line in read_bytes(place).splitlines():
            try:
                entry = json_of(line, place)
                if not str(entry["digest"]).startswith("error: "):
                    done[str(entry["trace"])] = str(entry["digest"]), str(entry["of"])
            except (FileError, KeyError, TypeError):
                continue
    return done


def _open_log(place: str) -> BinaryIO:
    """The file of the progress, to be continued. A last line that was cut off stays a line of its own."""
    path = Path(place)
    is_cut = False
    if path.is_file() and path.stat().st_size:
        with path.open("rb") as file:
            file.seek(-1, os.SEEK_END)
            is_cut = file.read(1) != b"\n"
    log = path.open("ab")
    if is_cut:
        log.write(b"\n")
    return log


def _tell(name: str, arguments: argparse.Namespace) -> None:
    """The first frame that differs from the transcript beside a trace."""
    path = Path(name)
    beside = path.with_suffix(".transcript")
    try:
        frames = read_frames(str(beside)) if beside.exists() else None
    except FileError as error:
        show_error(error)
        return
    if frames is None:
        return
    session = _session(path, arguments)
    trace = Trace(session.trace)
    with Scene(session.document, trace.seed or 0, parameters=trace.parameters) as scene:
        difference = first_difference(frames, list(follow(scene, trace, arguments.fps)))
    if difference is not None:
        rows: list[Sequence[str]] = list(difference.rows)
        title = f"{name}: first in frame {difference.frame}, at {difference.time:.6f} s"
        print_table(Table(title, ("what", "before", "now", ">now - before"), rows))


def _watched(results: Iterator[tuple[str, str]], count: int) -> Iterator[tuple[str, str]]:
    try:
        from tqdm import tqdm  # type: ignore[import-untyped, unused-ignore]
    except ImportError:
        return results
    return iter(tqdm(results, total=count, unit="trace", leave=False, disable=not sys.stderr.isatty()))


def run_verify(arguments: argparse.Namespace) -> int:
    """Plays and compares."""
    _text.cache_clear()
    if arguments.jobs < 1:
        raise ToolError(f"--jobs must be at least 1, not {arguments.jobs}")
    if arguments.document:
        _text(Path(arguments.document))
    elif not Path(arguments.documents).is_dir():
        is_there = Path(arguments.documents).exists()
        raise FileError(arguments.documents, "is no folder" if is_there else "there is no such folder")
    files = list(_files(arguments.traces))
    if not files:
        raise ToolError(f"there is no trace (*.jsonl) in {', '.join(arguments.traces)}")
    need_other_files(
        [("document", arguments.document), *(("trace", str(path)) for path in files)],
        (("--digests", arguments.digests), ("--resume", arguments.resume)),
    )
    expected = _read_digests(arguments)
    done = _read_progress(arguments.resume)
    digests = {
        name: done[name][0]
        for name, path in ((str(path), path) for path in files)
        if name in done and done[name][1] == _fingerprint(_session(path, arguments))
    }
    waiting = [path for path in files if str(path) not in digests]
    before = len(digests)
    log = _open_log(arguments.resume) if arguments.resume else None
    fingerprints: dict[str, str] = {}

    def sessions() -> Iterator[Session]:
        for path in waiting:
            session = _session(path, arguments)
            if log is not None:
                fingerprints[session.name] = _fingerprint(session)
            yield session

    try:
        for name, digest in _watched(_results(sessions(), len(waiting), arguments), len(waiting)):
            digests[name] = digest
            if log is not None:
                entry = {"trace": name, "of": fingerprints.pop(name), "digest": digest}
                log.write(json.dumps(entry).encode() + b"\n")
                log.flush()
    finally:
        if log is not None:
            log.close()
    failed = {name: digest for name, digest in digests.items() if digest.startswith("error: ")}
    if arguments.write:
        kept = {name: digest for name, digest in sorted(digests.items()) if name not in failed}
        write_file(Path(arguments.digests), json.dumps(kept, indent=1) + "\n")
    return _report(digests, expected, failed, before, arguments)


def _report(
    digests: dict[str, str],
    expected: dict[str, str],
    failed: dict[str, str],
    before: int,
    arguments: argparse.Namespace,
) -> int:
    played_ones = {name: digest for name, digest in digests.items() if name not in failed}
    unknown = [] if arguments.write else sorted(name for name in played_ones if name not in expected)
    different = sorted(name for name in played_ones if name in expected and played_ones[name] != expected[name])
    for name, error in sorted(failed.items()):
        print_line((f"{name}: {error}", "red"))
    for name in unknown:
        print_line((f"{name}: has no digest in {arguments.digests}", "red"))
    for name in different:
        print_line((f"{name}: {played_ones[name]} and not {expected[name]}", "bold red"))
    for name in different[:TOLD]:
        _tell(name, arguments)
    right = len(played_ones) - len(unknown) - len(different)
    words = [f"{len(digests)} sessions", f"{right} {'written' if arguments.write else 'as before'}"]
    words += [f"{before} of them played earlier"] if before else []
    words += [f"{len(different)} differ"] if different else []
    words += [f"{len(unknown)} without a digest"] if unknown else []
    words += [f"{len(failed)} cannot be played"] if failed else []
    wrong = bool(different or unknown or failed)
    print_line((", ".join(words), "bold red" if wrong else "green"))
    return 1 if wrong else 0

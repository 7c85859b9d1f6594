# SPDX-License-Identifier: MIT
"""The picture of a statechart, drawn by Graphviz: nested clusters, labeled transitions."""

from __future__ import annotations

import html
import re
import textwrap
from pathlib import Path
from typing import Any

from .chart import Chart, State, action_text
from .files import write_file
from .report import ToolError, need

__all__ = ["draw_statechart", "statechart_source"]

_INK, _LINE, _QUIET = "#1C1C1E", "#8E8E93", "#5A5A60"
_FILLS = ("#FFFFFF", "#F4F5F8", "#E9EBF1", "#DEE1EA")
# Labels longer than this are broken into lines.
_WRAP = 34


# What XML has no place for (1.0, 2.2), not even escaped; an SVG is XML, and so are Graphviz's labels with markup.
_NO_XML = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def _key(state: State) -> str:
    """A state's name as one of Graphviz, where colons and backslashes of names would mean something."""
    return re.sub(r"[^A-Za-z0-9_ .-]", lambda match: f"%{ord(match.group()):x};", state.name)


def _shown(text: str) -> str:
    return _NO_XML.sub("\N{REPLACEMENT CHARACTER}", text)


def _markup(text: str) -> str:
    """A text in a label with markup, in which Graphviz knows backslashes too."""
    return html.escape(_shown(text)).replace("\\", "\\\\")


def _plain(text: str) -> str:
    """A text as a label without markup, in which Graphviz knows backslashes and entities."""
    return _shown(text).replace("\\", "\\\\").replace("&", "&amp;").replace("<", "&lt;")


def _node(state: State) -> str:
    return f"state-{_key(state)}"


def _anchor(state: State) -> str:
    """A node inside a cluster for edges to begin and end at; of an atomic state the state's own node."""
    return f"inside-{_key(state)}" if state.children else _node(state)


def _cluster(state: State) -> str:
    return f"cluster-{_key(state)}"


def _lines(state: State) -> list[str]:
    """What is done on entry and exit, in lines."""
    lines = []
    for when, actions in (("entry", state.entry), ("exit", state.exit)):
        if actions:
            text = f"{when} / " + ", ".join(map(action_text, actions))
            lines += textwrap.wrap(text, _WRAP, subsequent_indent="  ") or [text]
    return lines


def _label(state: State, mark: str = "") -> str:
    quiet = "".join(
        f'<br align="left"/><font point-size="9" color="{_QUIET}">{_markup(line)}</font>' for line in _lines(state)
    )
    return f"<<b>{_markup(state.name)}</b>{mark}{quiet}" + ('<br align="left"/>>' if quiet else ">")


def _draw_state(graph: Any, state: State, depth: int) -> None:
    if state.type == "history":
        graph.node(_node(state), label="H*" if state.is_deep else "H", shape="circle", width="0.3", fixedsize="true")
    elif state.type == "final":
        graph.node(_node(state), label=_label(state), shape="box", style="rounded,filled", peripheries="2")
    elif not state.children:
        graph.node(_node(state), label=_label(state), shape="box", style="rounded,filled")
    else:
        with graph.subgraph(name=_cluster(state)) as inner:
            is_parallel = state.type == "parallel"
            mark = f'  <font point-size="9" color="{_QUIET}"><i>parallel</i></font>' if is_parallel else ""
            inner.attr(
                label=_label(state, mark),
                labeljust="l",
                style="rounded,filled,dashed" if is_parallel else "rounded,filled",
                fillcolor=_FILLS[min(depth, len(_FILLS) - 1)],
                color=_LINE,
                penwidth="1.4",
                margin="14",
            )
            inner.node(_anchor(state), label="", shape="point", width="0.01", style="invis")
            _draw_inside(inner, state, depth + 1)


def _draw_inside(graph: Any, state: State, depth: int) -> None:
    for child in state.children:
        _draw_state(graph, child, depth)
    if state.type == "compound" and state.initial:
        dot = f"initial-{_key(state)}"
        graph.node(dot, label="", shape="circle", width="0.13", fixedsize="true", style="filled", fillcolor=_INK)


def statechart_source(chart: Chart, title: str = "") -> Any:
    """The chart as a graphviz.Digraph."""
    try:
        import graphviz  # type: ignore[import-untyped, unused-ignore]
    except ImportError as error:
        raise need("player", error) from None
    font = "Helvetica,DejaVu Sans,Arial,sans-serif"
    graph = graphviz.Digraph("statechart")
    graph.attr(compound="true", rankdir="TB", fontname=font, fontsize="11", nodesep="0.45", ranksep="0.55", pad="0.25")
    graph.attr(label=_plain(title), labeloc="t", fontcolor=_INK)
    graph.attr("node", fontname=font, fontsize="11", color=_LINE, fillcolor="#FFFFFF", fontcolor=_INK, penwidth="1.2")
    graph.attr("edge", fontname=font, fontsize="9", color=_INK, fontcolor=_INK, arrowsize="0.7")
    by_name = {state.name: state for state in chart.states()}
    _draw_inside(graph, chart.root, 0)

    def edge(tail: str, head: str, tail_state: State | None, target: State, **more: str) -> None:
        if target.children and not (tail_state is not None and _is_inside(tail_state, target)):
            more["lhead"] = _cluster(target)
        if tail_state is not None and tail_state.children and not _is_inside(target, tail_state):
            more["ltail"] = _cluster(tail_state)
        graph.edge(tail, head, **more)

    for state in chart.root.all():
        if state.type == "compound":
            for name in state.initial:
                if name in by_name:
                    edge(f"initial-{_key(state)}", _anchor(by_name[name]), None, by_name[name])
        if state.type == "history":
            for name in state.initial:
                if name in by_name:
                    edge(_node(state), _anchor(by_name[name]), state, by_name[name], style="dashed")
        if state is chart.root:
            continue
        for transition in state.transitions:
            label = "\n".join(f" {_plain(line)} " for line in textwrap.wrap(transition.label, _WRAP))
            for name in transition.targets or (state.name,):
                if name in by_name:
                    style = {} if transition.targets else {"style": "dotted"}
                    edge(_anchor(state), _anchor(by_name[name]), state, by_name[name], label=label, **style)
    return graph


def _is_inside(state: State, outer: State) -> bool:
    return any(state is inner for inner in outer.all())


def draw_statechart(chart: Chart, target: str, title: str = "") -> Path:
    """Writes the picture: .svg or .png, by the name's ending (or .dot, the source). Needs Graphviz's `dot`."""
    path = Path(target)
    ending = path.suffix.lower().lstrip(".")
    if ending not in ("svg", "png", "pdf", "dot"):
        raise ToolError(f"{target} ends with none of .svg, .png, .pdf and .dot")
    graph = statechart_source(chart, title)
    if ending == "dot":
        write_file(path, graph.source)
        return path
    import graphviz

    if ending == "png":
        graph.attr(dpi="144")
    try:
        drawn = graph.pipe(format=ending)
    except graphviz.ExecutableNotFound:
        raise ToolError(
            "Graphviz is not installed: its program dot was not found (on Debian: apt install graphviz)"
        ) from None
    except graphviz.CalledProcessError as error:
        message = error.stderr.decode("utf-8", "replace").strip() if error.stderr else str(error)
        raise ToolError(f"Graphviz could not draw the chart: {message}") from None
    write_file(path, drawn)
    return path

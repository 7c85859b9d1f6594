# SPDX-License-Identifier: MIT
"""Writes ../machines/families_parallel.json: parallel states.

https://github.com/jbeard4/scxml-test-framework says by its folders what an interpreter should be tried with; the
folder is named as the source, machines are our own. What is expected follows from the SCXML Recommendation, by hand, or
where a table makes the machines, by the rule that stands beside it. Run: python3 machines_families_parallel.py
"""

from __future__ import annotations

import itertools
from typing import Any

from machine_cases import Json, Suite, compound, emit, final, go, history, inc, noisy, number, parallel, state  # type: ignore[import-not-found, unused-ignore]

SUITE = Suite("", "scxml-test-framework, family")
add = SUITE.add

# more-parallel, parallel

add("parallel", "all regions are entered", {"p": parallel({"a": state(), "b": state()})}, "-> a b")
add(
    "parallel",
    "each region answers for itself",
    {
        "p": parallel(
            {
                "a": compound({"a1": state(on={"t": "a2"}), "a2": state()}),
                "b": compound({"b1": state(on={"u": "b2"}), "b2": state()}),
            }
        )
    },
    "-> a1 b1\nt -> a2 b1\nu -> a2 b2",
)
add(
    "parallel",
    "in a parallel state",
    {
        "p": parallel(
            {
                "q": parallel(
                    {
                        "c": compound({"c1": state(on={"t": "c2"}), "c2": state()}),
                        "d": compound({"d1": state(on={"t": "d2"}), "d2": state()}),
                    }
                ),
                "r": compound({"r1": state(on={"t": "r2"}), "r2": state()}),
            }
        )
    },
    "-> c1 d1 r1\nt -> c2 d2 r2",
)
add(
    "parallel",
    "four regions of four at once",
    {
        "p": parallel(
            {
                f"r{i}": parallel(
                    {
                        f"r{i}{j}": compound({f"r{i}{j}a": state(on={"t": f"r{i}{j}b"}), f"r{i}{j}b": state()})
                        for j in range(4)
                    }
                )
                for i in range(4)
            }
        )
    },
    "-> "
    + " ".join(f"r{i}{j}a" for i in range(4) for j in range(4))
    + "\nt -> "
    + " ".join(f"r{i}{j}b" for i in range(4) for j in range(4)),
)
add(
    "parallel",
    "the machine itself",
    {
        "type": "parallel",
        "states": {
            "a": compound({"a1": state(on={"t": "a2"}), "a2": state()}),
            "b": compound({"b1": state(on={"t": "b2"}), "b2": state()}),
        },
    },
    "-> a1 b1\nt -> a2 b2",
)
ENDS = {
    "a": compound({"a1": state(on={"t": "af"}), "af": final()}, exit=[emit("a")]),
    "b": compound({"b1": state(on={"u": "bf"}), "bf": final()}, exit=[emit("b")]),
}
add(
    "parallel",
    "a parallel machine ends when all its regions have",
    {"type": "parallel", "states": ENDS},
    "-> a1 b1 !\nu -> a1 bf !\nt -> af bf ! b a\nt -> af bf !",
)
add(
    "parallel",
    "a region of a parallel machine that goes to itself takes the others with it",
    {
        "type": "parallel",
        "states": {"a": compound({"a1": state(on={"n": "a2"}), "a2": state()}), "b": state(on={"t": "b"})},
    },
    "-> a1 b\nn -> a2 b\nt -> a1 b",
)
TWO = {
    "a": noisy("a", states={"a1": noisy("a1"), "a2": noisy("a2")}),
    "b": noisy("b", states={"b1": noisy("b1"), "b2": noisy("b2")}),
}
ALL_IN, ALL_OUT = "in.p in.a in.a1 in.b in.b1", "out.b1 out.b out.a1 out.a out.p"
for target, expected, entered in [
    (["a2"], "a2 b1", "in.p in.a in.a2 in.b in.b1"),
    (["b2"], "a1 b2", "in.p in.a in.a1 in.b in.b2"),
    (["a2", "b2"], "a2 b2", "in.p in.a in.a2 in.b in.b2"),
    (["b2", "a2"], "a2 b2", "in.p in.a in.a2 in.b in.b2"),
    (["a", "b2"], "a1 b2", "in.p in.a in.a1 in.b in.b2"),
    (["p"], "a1 b1", ALL_IN),
]:
    add(
        "more-parallel",
        f"from outside to {' and '.join(target)}",
        {"x": state(on={"t": go(target)}), "p": noisy("p", type="parallel", states=TWO)},
        f"-> x !\nt -> {expected} ! {entered}",
    )
    add(
        "more-parallel",
        f"from the parallel state itself to {' and '.join(target)}",
        {"p": noisy("p", type="parallel", states=TWO, on={"t": go(target)})},
        f"-> a1 b1 ! {ALL_IN}\nt -> {expected} ! {ALL_OUT} {entered}",
    )
add(
    "more-parallel",
    "from one region into the other leaves both",
    {
        "p": noisy(
            "p",
            type="parallel",
            states={"a": noisy("a", states={"a1": noisy("a1", on={"t": "b2"}), "a2": noisy("a2")}), "b": TWO["b"]},
        )
    },
    f"-> a1 b1 ! {ALL_IN}\nt -> a1 b2 ! {ALL_OUT} in.p in.a in.a1 in.b in.b2",
)
add(
    "more-parallel",
    "a region that goes to itself takes the parallel state with it",
    {
        "p": parallel(
            {"a": state(entry=[inc("n")], exit=[inc("n")], on={"t": go("a", guard="n == 2")}), "b": state()},
            entry=[inc("n")],
            exit=[inc("n")],
            on={"u": go("c", guard="n == 6")},
        ),
        "c": state(on={"v": go("d", guard="n == 8")}),
        "d": state(),
    },
    "-> a b\nt -> a b\nu -> c\nv -> d",
    n=number(),
)
add(
    "more-parallel",
    "done within done",
    {
        "o": compound(
            {
                "p": parallel(
                    {
                        "a": compound({"a1": state(on={"t": "af"}), "af": final()}),
                        "b": parallel(
                            {
                                "c": compound({"c1": state(on={"u": "cf"}), "cf": final()}),
                                "d": compound({"d1": state(on={"v": "df"}), "df": final()}),
                            },
                            on={"done.state.b": go(actions=[emit("b")])},
                        ),
                    },
                    on={"done.state.p": "of"},
                ),
                "of": final(),
            },
            on={"done.state.o": "end"},
        ),
        "end": state(),
    },
    "-> a1 c1 d1 !\nv -> a1 c1 df !\nu -> a1 cf df ! b\nt -> end !",
)
add(
    "more-parallel",
    "a region that is left from its final state is not done any more",
    {
        "p": parallel(
            {
                "a": compound({"a1": state(on={"t": "af"}), "af": final()}, on={"back": go("a1", internal=True)}),
                "b": compound({"b1": state(on={"u": "bf"}), "bf": final()}),
            },
            on={"done.state.p": "end"},
        ),
        "end": state(),
    },
    "-> a1 b1\nt -> af b1\nback -> a1 b1\nu -> a1 bf\nt -> end",
)
add(
    "more-parallel",
    "an event that one region raises lets another leave them all",
    {
        "p": parallel(
            {
                "a": compound({"a1": state(on={"t": go("a2", actions=[{"raise": "r"}])}), "a2": noisy("a2")}),
                "b": compound({"b1": noisy("b1", on={"r": "x"})}),
            }
        ),
        "x": noisy("x"),
    },
    "-> a1 b1 ! in.b1\nt -> x ! in.a2 out.b1 out.a2 in.x",
)
# A parallel state is done when all its regions are (3.4), which can be parallel themselves, in whatever order they end.


def ending(name: str, event: str, **keys: Any) -> Json:
    """A region that ends with an event."""
    return compound({f"{name}1": state(on={event: f"{name}F"}), f"{name}F": final()}, **keys)


def endings(names: str) -> Json:
    """Regions that end with the events of their names."""
    return {name: ending(name, name) for name in names}


def told(states: str) -> Json:
    """Emits the name of each of these states when it is done."""
    return {f"done.state.{each}": go(actions=[emit(each)]) for each in states}


for order in itertools.permutations("abc"):
    left = set(order)
    lines = ["-> a1 b1 c1 !"]
    for each in order:
        left.remove(each)
        leaves = [f"{region}1" if region in left else f"{region}F" for region in "abc"]
        done = [each] + (["q"] if each != "c" and not left & {"a", "b"} else []) + ([] if left else ["p"])
        lines.append(f"{each} -> {' '.join(leaves)} ! {' '.join(done)}")
    add(
        "more-parallel",
        f"a region that is parallel itself, ending in the order {' '.join(order)}",
        {"p": parallel({"q": parallel(endings("ab")), **endings("c")}, on=told("abcqp"))},
        "\n".join(lines),
    )
add(
    "more-parallel",
    "regions at four depths that end by one event, the innermost last",
    {
        "p": parallel(
            {
                "a": ending("a", "t"),
                "q": parallel(
                    {
                        "b": ending("b", "t"),
                        "r": parallel(
                            {"c": ending("c", "t"), "s": parallel({"d": ending("d", "t"), "e": ending("e", "t")})}
                        ),
                    }
                ),
            },
            on=told("abcdesrqp"),
        )
    },
    "-> a1 b1 c1 d1 e1 !\nt -> aF bF cF dF eF ! a b c d e s r q p",
)
add(
    "more-parallel",
    "a history is no region that has to end",
    {
        "p": parallel(
            {
                "h": history("a"),
                "q": parallel({"k": history("b"), **endings("ab")}),
                **endings("c"),
            },
            on=told("qp"),
        )
    },
    "-> a1 b1 c1 !\nc -> a1 b1 cF !\nb -> a1 bF cF !\na -> aF bF cF ! q p",
)
add(
    "more-parallel",
    "a region that begins anew is done anew",
    {
        "p": parallel(
            {
                "q": parallel({"a": ending("a", "a", on={"again": go("a1", internal=True)}), **endings("b")}),
                **endings("c"),
            },
            on=told("qp"),
        )
    },
    "-> a1 b1 c1 !\nc -> a1 b1 cF !\na -> aF b1 cF !\nb -> aF bF cF ! q p\nagain -> a1 bF cF !\na -> aF bF cF ! q p",
)
add(
    "more-parallel",
    "a machine that is parallel ends with a region that is",
    {
        "type": "parallel",
        "states": {**endings("c"), "q": parallel(endings("ab"), exit=[emit("over")])},
    },
    "-> c1 a1 b1 !\nc -> cF a1 b1 !\nb -> cF a1 bF !\na -> cF aF bF ! over\na -> cF aF bF !",
)
add(
    "more-parallel",
    "a compound state between is not done by it",
    {"p": parallel({"m": compound({"q": parallel(endings("ab"))}), **endings("c")}, on=told("qmp"))},
    "-> a1 b1 c1 !\nc -> a1 b1 cF !\na -> aF b1 cF !\nb -> aF bF cF ! q",
)
SUITE.write(
    "families_parallel.json",
    "Families of SCION's scxml-test-framework (machines_families_parallel.py).",
)

# SPDX-License-Identifier: MIT
"""Writes ../machines/w3c_content.json: what SCXML says of executable content, sending, data and errors.

The numbers are those of the tests of https://www.w3.org/Voice/2013/scxml-irp/; machines are our own, and what is
expected follows by hand from the text of the Recommendation (https://www.w3.org/TR/scxml/) that the assertion cites.
Left out are assertions on what the format has not: foreach, invoke, scripts, other data models and event processors.
Run: python3 machines_w3c_content.py
"""

from __future__ import annotations

from machine_cases import Suite, compound, emit, final, go, number, parallel, state, verdict  # type: ignore[import-not-found, unused-ignore]

SUITE = Suite("w3c ", "W3C SCXML IRP test")
irp = SUITE.add

# Executable content: 3.8, 4

irp(
    "144",
    "raised events are queued in order, behind those already there",
    verdict(
        {
            "s0": state(entry=[{"raise": "foo"}, {"raise": "bar"}], on={"foo": "s1", "*": "fail"}),
            "s1": state(on={"bar": "pass", "*": "fail"}),
        }
    ),
    "-> pass",
)
for index, (n, expected) in enumerate([(1, "one"), (2, "two"), (3, "three")]):
    irp(
        ["147", "148", "148"][index] + f" ({n})",
        "of if, else-if and else, the first that holds is done, and nothing else",
        verdict(
            {
                "s0": state(
                    entry=[
                        {
                            "if": "n == 1",
                            "then": [{"raise": "one"}],
                            "else": [{"if": "n == 2", "then": [{"raise": "two"}], "else": [{"raise": "three"}]}],
                        },
                        {"raise": "end"},
                    ],
                    on={expected: "s1", "*": "fail"},
                ),
                "s1": state(on={"end": "pass", "*": "fail"}),
            }
        ),
        "-> pass",
        n=number(n),
    )
irp(
    "149",
    "an if that does not hold, without else, does nothing",
    verdict(
        {
            "s0": state(
                entry=[{"if": "n == 2", "then": [{"raise": "foo"}]}, {"raise": "bar"}], on={"bar": "pass", "*": "fail"}
            )
        }
    ),
    "-> pass",
    n=number(1),
)
irp(
    "158",
    "content is executed in document order",
    verdict(
        {
            "s0": state(entry=[{"raise": "e1"}, {"raise": "e2"}], on={"e1": "s1", "*": "fail"}),
            "s1": state(on={"e2": "pass", "*": "fail"}),
        }
    ),
    "-> pass",
)
irp(
    "175",
    "the delay of a send may be an expression",
    verdict(
        {
            "s0": state(
                entry=[{"send": "late", "delay": "d * 2"}, {"send": "early", "delay": 0.5}],
                on={"early": "s1", "late": "fail"},
            ),
            "s1": state(on={"late": "pass"}),
        }
    ),
    """-> s0
    +0.5 -> s1
    +0.25 -> s1
    +0.25 -> pass""",
    d=number(0.5),
)
irp(
    "176",
    "a sent event carries the value that an input has now",
    verdict(
        {
            "s0": state(
                entry=[{"assign": {"n": 2}}, {"send": "e", "data": {"a": "n"}}],
                on={"e": [go("pass", guard="event.a == 2"), "fail"]},
            )
        }
    ),
    "-> pass",
    n=number(1),
)
irp(
    "179",
    "a sent event carries a text",
    verdict(
        {
            "s0": state(
                entry=[{"send": "e", "data": {"body": {"text": "123"}}}],
                on={"e": [go("pass", guard="event.body == '123'"), "fail"]},
            )
        }
    ),
    "-> pass",
)
irp(
    "185",
    "a delayed event comes after one that was sent later without delay",
    verdict(
        {
            "s0": state(entry=[{"send": "e2", "delay": 1}, {"send": "e1"}], on={"e1": "s1", "*": "fail"}),
            "s1": state(on={"e2": "pass", "*": "fail"}),
        }
    ),
    """-> s1
    +1 -> pass""",
)
irp(
    "186",
    "what a delayed event carries is computed when it is sent, not when it arrives",
    verdict(
        {
            "s0": state(
                entry=[{"send": "e", "delay": 1, "data": {"a": "n"}}, {"assign": {"n": 2}}],
                on={"e": [go("pass", guard="event.a == 1 && n == 2"), "fail"]},
            )
        }
    ),
    """-> s0
    +1 -> pass""",
    n=number(1),
)
irp(
    "187",
    "delayed events are forgotten when the machine has ended",
    {
        "s0": state(entry=[{"send": "late", "delay": 1}], on={"t": "end", "late": "s1"}),
        "s1": state(),
        "end": final(entry=[emit("ended")]),
    },
    """-> s0 !
    t -> end ! ended
    +2 -> end !""",
)
irp(
    "189",
    "events of the internal queue come before those of the external one",
    verdict({"s0": state(entry=[{"send": "outer"}, {"raise": "inner"}], on={"inner": "pass", "outer": "fail"})}),
    "-> pass",
)
irp(
    "193",
    "a send without delay goes to the external queue",
    verdict(
        {
            "s0": state(entry=[{"send": "outer"}, {"raise": "inner"}], on={"inner": "s1", "outer": "fail"}),
            "s1": state(on={"outer": "pass", "*": "fail"}),
        }
    ),
    "-> pass",
)
irp(
    "200",
    "the machine itself gets what it sends",
    verdict({"s0": state(entry=[{"send": "e"}], on={"e": "pass", "*": "fail"})}),
    "-> pass",
)
irp(
    "208",
    "a delayed event is canceled by its id",
    verdict(
        {
            "s0": state(
                entry=[{"send": "e1", "id": "foo", "delay": 1}, {"send": "e2", "delay": 1.5}, {"cancel": "foo"}],
                on={"e2": "pass", "*": "fail"},
            )
        }
    ),
    """-> s0
    +1 -> s0
    +0.5 -> pass""",
)
irp(
    "208 (later)",
    "a delayed event is canceled from another state",
    {
        "s0": state(entry=[{"send": "e", "id": "foo", "delay": 1}], on={"t": "s1", "e": "bad"}),
        "s1": state(entry=[{"cancel": "foo"}], on={"e": "bad"}),
        "bad": state(),
    },
    """-> s0
    +0.75 -> s0
    t -> s1
    +5 -> s1""",
)
irp(
    "210",
    "to cancel an id that nothing waits under does nothing",
    verdict(
        {
            "s0": state(
                entry=[{"cancel": "foo"}, {"send": "e", "id": "bar", "delay": 0.5}], on={"e": "pass", "*": "fail"}
            )
        }
    ),
    """-> s0
    +0.5 -> pass""",
)

irp(
    "159",
    "an error ends the block of content that it is in, and not what comes in others",
    verdict(
        {
            "s0": state(
                entry=[{"if": True, "then": [{"assign": {"n": "1 / 0"}}, {"raise": "inner"}]}, {"raise": "outer"}],
                exit=[{"raise": "other"}],
                on={"error.execution": go("s1", guard="n == 7"), "*": "fail"},
            ),
            "s1": state(on={"other": "pass", "*": "fail"}),
        }
    ),
    "-> pass",
    n=number(7),
)

# Data: 5

irp(
    "277",
    "a value that is no number leaves the input alone and raises error.execution",
    verdict(
        {
            "s0": state(
                entry=[{"assign": {"n": "1 / 0"}}],
                on={"error.execution": [go("s1", guard="n == 7"), "fail"], "*": "fail"},
            ),
            "s1": state(always="pass"),
        }
    ),
    "-> pass",
    n=number(7),
)
irp(
    "287",
    "a legal value is assigned",
    verdict({"s0": state(entry=[{"assign": {"n": "n + 1"}}], always=[go("pass", guard="n == 1"), "fail"])}),
    "-> pass",
    n=number(0),
)
irp(
    "294",
    "the done event carries the data of the final state",
    verdict(
        {
            "s0": compound(
                {"s01": state(always="s02"), "s02": final(data={"a": 1, "b": {"text": "foo"}})},
                on={"done.state.s0": [go("pass", guard="event.a == 1 && event.b == 'foo'"), "fail"]},
            )
        }
    ),
    "-> pass",
)
irp(
    "310",
    "in() tells what is active",
    verdict(
        {
            "p": parallel(
                {
                    "s0": state(always=[go("pass", guard="in(s1)"), "fail"]),
                    "s1": state(),
                }
            )
        }
    ),
    "-> pass",
)
irp(
    "318",
    "the event stays until the next one is taken up",
    verdict(
        {
            "s0": state(on={"foo": "s1"}),
            "s1": state(
                entry=[{"raise": "bar", "data": {"b": 2}}],
                always=[go("s2", guard="event.a == 1"), "fail"],
                on={"*": "fail"},
            ),
            "s2": state(on={"bar": [go("pass", guard="event.b == 2 && event.a == 0"), "fail"]}),
        }
    ),
    """-> s0
    foo {"a": 1} -> pass""",
)
irp(
    "319",
    "before the first event there is none",
    verdict({"s0": state(always=[go("fail", guard="event.a != 0"), "pass"])}),
    "-> pass",
)
irp(
    "342",
    "an event that is raised and one that is sent have the name that they were given",
    verdict(
        {
            "s0": state(entry=[{"raise": "foo.bar"}, {"send": "other.name"}], on={"foo.bar": "s1", "*": "fail"}),
            "s1": state(on={"other.name": "pass", "*": "fail"}),
        }
    ),
    "-> pass",
)
SUITE.write(
    "w3c_content.json",
    "The assertions of the W3C SCXML 1.0 implementation report (machines_w3c_content.py).",
)

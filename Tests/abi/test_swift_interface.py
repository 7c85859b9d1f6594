# SPDX-License-Identifier: MIT
"""Nothing that C offers is forgotten in Swift: swift_interface.txt says which declaration stands for which function."""

from __future__ import annotations

import json
import re

from repository import Repository
from swift_declarations import declarations_of, public_declarations


def table(repository: Repository) -> dict[str, str]:
    """What stands behind each function; a function that is there twice fails."""
    rows: dict[str, str] = {}
    for line in (repository.root / "Tests/abi/swift_interface.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            function, _, rest = line.partition(" ")
            assert function not in rows, f"{function} is there twice"
            rows[function] = rest
    return rows


def test_every_function_has_its_swift_declaration_or_a_reason(repository: Repository) -> None:
    description = json.loads((repository.root / "docs/abi/animcore-abi.json").read_text(encoding="utf-8"))
    functions = {function["name"] for function in description["functions"]}
    rows = table(repository)
    assert functions - rows.keys() == set(), "without a line in swift_interface.txt"
    assert rows.keys() - functions == set(), "no functions any more"


def test_the_declarations_of_the_table_exist(repository: Repository) -> None:
    known = public_declarations((repository.root / "Sources/AnimCore").glob("*.swift"))
    assert len(known) > 800
    wrong = []
    for function, rest in table(repository).items():
        if rest.startswith("- "):
            assert len(rest.split()) > 3, f"{function} has no reason"
            # What a reason names must exist as well.
            names = re.findall(r"\b[A-Z]\w+\.\w+(?:\([\w:]*\))?", rest)
        else:
            names = rest.split()
            assert names, f"{function} has neither a declaration nor a reason"
        wrong += [f"{function}: {name}" for name in names if name not in known]
    assert not wrong


def test_the_search_finds_names_as_swift_says_them() -> None:
    source = """
        public struct A<B: C>: D where B == [E] {
            public var one: Int { get { 1 } set { print("}") } }
            var hidden = 0
            public private(set) var two = 1
            public init?(_ x: Int, y z: [Int: (Int) -> Bool] = [:]) {}
            @discardableResult
            public static func f<T>(
                _ a: T,  // public func not(this: Int)
                by b: (A, B) throws -> Void
            ) throws -> T { func inner() {} }
            public enum E: Sendable {
                case x
                case y(Int, z: Int), w
            }
            public subscript(index: Int) -> Int { 0 }
            func no() { switch self { case .x: break } }
        }
        extension A.E {
            public func g() {}
        }
        struct Hidden {
            enum Deep {
                case k
            }
        }
        public protocol P {
            var p: Int { get }
        }
    """
    assert declarations_of(source) >= {"A", "A.one", "A.init(_:y:)", "A.f(_:by:)", "A.E", "A.E.x", "A.E.y", "A.E.w"}
    assert declarations_of(source) >= {"A.subscript(index:)", "P", "P.p", "A.two", "A.E.g()"}
    assert not {name for name in declarations_of(source) if re.search("hidden|Hidden|inner|not|no|Deep|k$", name)}

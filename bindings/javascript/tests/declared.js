// SPDX-License-Identifier: MIT
// Compares the types with the scripts: node declared.js PACKAGE TYPESCRIPT prints what only one of them has, and methods
// whose parameters differ in number or name, or that are left out in one of them only. At the end is the number of what
// was compared.

import { pathToFileURL } from "node:url";

const [, , folder, typescript] = process.argv;
const { default: ts } = await import(pathToFileURL(typescript));
const ENTRIES = {
  animcore: "index",
  "animcore/animate": "src/animate",
  "animcore/canvas": "src/canvas",
  "animcore/element": "src/element",
  "animcore/linear": "src/linear",
  "animcore/svg": "src/svg",
};
const program = ts.createProgram(
  Object.values(ENTRIES).map((each) => `${folder}/${each}.d.ts`),
  { target: ts.ScriptTarget.ES2021, lib: ["lib.es2021.d.ts", "lib.dom.d.ts"], strict: true, noEmit: true },
);
const checker = program.getTypeChecker();
let compared = 0;

/** The parameters of a function, as its script has them: a pattern has no name. */
function parametersOf(run) {
  let source = Function.prototype.toString.call(run);
  if (/^class\b/.test(source)) {
    const own = /\bconstructor\s*\(/.exec(source);
    const above = Object.getPrototypeOf(run);
    if (own === null) {
      return above === Function.prototype ? [] : parametersOf(above);
    }
    source = source.slice(own.index);
  }
  const parts = [];
  let depth = 0;
  for (const each of source.slice(source.indexOf("("))) {
    depth -= ")]}".includes(each);
    if (depth === 0 && each === ")") {
      break;
    }
    if (depth === 1 && each === ",") {
      parts.push("");
    } else if (depth > 0) {
      parts.push((parts.pop() ?? "") + each);
    }
    depth += "([{".includes(each);
  }
  return parts
    .map((each) => each.trim())
    .filter((each) => each !== "")
    .map((each) => ({ name: /^(?:\.\.\.)?(\w+)/.exec(each)?.[1] ?? null, hasDefault: /^\w+\s*=/.test(each) }));
}

function compare(what, signatures, run) {
  compared += 1;
  if (typeof run !== "function") {
    console.log(`${what} is declared and not there`);
    return;
  }
  const { parameters } = signatures.reduce((longest, each) =>
    each.parameters.length > longest.parameters.length ? each : longest,
  );
  // A constructor's key keeps others from using it: it is nobody else's.
  const own = parametersOf(run).filter(({ name }) => name !== "key" || !what.startsWith("new "));
  if (own.length !== parameters.length) {
    console.log(`${what} has ${own.length} parameters, and ${parameters.length} are declared`);
    return;
  }
  parameters.forEach(({ name, valueDeclaration: { questionToken } }, index) => {
    if (own[index].name !== null && own[index].name !== name) {
      console.log(`${what}: ${name} is declared as ${own[index].name}`);
    }
    if (own[index].hasDefault && questionToken === undefined) {
      console.log(`${what}: ${name} may be left out, which is not declared`);
    }
  });
}

const isOurs = (symbol) => symbol.declarations?.some((each) => each.getSourceFile().fileName.startsWith(folder)) ?? false;

function compareMembers(of, type, holder, source) {
  for (const member of type.getProperties()) {
    if (member.name === "prototype" || !isOurs(member)) {
      continue;
    }
    const name = /^__@(iterator|dispose)/.test(member.name) ? Symbol[/^__@(\w+?)(?:@|$)/.exec(member.name)[1]] : member.name;
    let found;
    for (let each = holder; each && found === undefined && each !== Object.prototype; each = Object.getPrototypeOf(each)) {
      found = Object.getOwnPropertyDescriptor(each, name);
    }
    const calls = checker.getTypeOfSymbolAtLocation(member, source).getCallSignatures();
    if (member.flags & ts.SymbolFlags.Method) {
      compare(`${of}.${String(name)}`, calls, found?.value);
    } else if (found !== undefined && "get" in found) {
      compared += 1;
      const isReadOnly = member.declarations.every(
        (each) => ts.getCombinedModifierFlags(each) & ts.ModifierFlags.Readonly || ts.isGetAccessor(each),
      );
      if (isReadOnly !== (found.set === undefined)) {
        console.log(`${of}.${String(name)} can be set in one of them only`);
      }
    }
  }
}

for (const [entry, file] of Object.entries(ENTRIES)) {
  const source = program.getSourceFile(`${folder}/${file}.d.ts`);
  const script = await import(entry);
  for (const exported of checker.getExportsOfModule(checker.getSymbolAtLocation(source))) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (!(symbol.flags & ts.SymbolFlags.Value)) {
      continue;
    }
    const { name } = symbol;
    const value = script[name];
    const type = checker.getTypeOfSymbolAtLocation(symbol, source);
    if (value === undefined) {
      console.log(`${name} is declared and not there`);
    } else if (symbol.flags & ts.SymbolFlags.Function) {
      compare(name, type.getCallSignatures(), value);
    } else if (symbol.flags & ts.SymbolFlags.Class) {
      const made = type.getConstructSignatures().filter(({ declaration }) => declaration !== undefined);
      const isMade = made.length > 0 && !(ts.getCombinedModifierFlags(symbol.valueDeclaration) & ts.ModifierFlags.Abstract);
      if (isMade && !made.some((each) => ts.getCombinedModifierFlags(each.declaration) & ts.ModifierFlags.Private)) {
        compare(`new ${name}`, made, value);
      }
      compareMembers(name, type, value, source);
      compareMembers(name, checker.getDeclaredTypeOfSymbol(symbol), value.prototype, source);
    } else if (symbol.flags & ts.SymbolFlags.Enum) {
      compared += 1;
      for (const [member, { valueDeclaration }] of symbol.exports) {
        if (checker.getConstantValue(valueDeclaration) !== value[member]) {
          console.log(`${name}.${member} has another value`);
        }
      }
      // The scripts' enums give names for numbers as well.
      const names = Object.keys(value).filter((each) => Number.isNaN(Number(each)));
      if (names.length !== symbol.exports.size) {
        console.log(`${name} has ${names.length} members, and ${symbol.exports.size} are declared`);
      }
    }
  }
}
console.log(compared);

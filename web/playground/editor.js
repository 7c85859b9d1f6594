// SPDX-License-Identifier: MIT
// The editor: CodeMirror, with the core's error marked where it is.

import { completionsAt } from "./completion.js";

/* global CodeMirror: it is a script of its own, from its package. */

const encoder = new TextEncoder();

/** The place of a column that counts bytes, in a line that counts UTF-16 units. */
function unitOf(line, bytes) {
  let [units, passed] = [0, 0];
  for (const letter of line) {
    passed += encoder.encode(letter).length;
    if (passed > bytes) {
      break;
    }
    units += letter.length;
  }
  return units;
}

export class Editor {
  #marks = [];
  #line = null;

  constructor(holder, schema, onChange) {
    this.code = CodeMirror(holder, {
      mode: { name: "javascript", json: true },
      lineNumbers: true,
      matchBrackets: true,
      autoCloseBrackets: true,
      tabSize: 2,
      gutters: ["CodeMirror-linenumbers"],
      maxHighlightLength: 2000,
      // Tab leaves the editor, as it leaves any other field.
      extraKeys: { Tab: false, "Shift-Tab": false, "Ctrl-Space": (code) => this.#complete(code) },
    });
    this.code.getInputField().setAttribute("aria-label", "Document, as JSON");
    // What scrolls can be scrolled by keys.
    this.code.getScrollerElement().tabIndex = 0;
    this.schema = schema;
    this.code.on("change", (code, { origin }) => onChange(origin === "setValue"));
    this.code.on("inputRead", (code, { text }) => {
      if (/^["a-zA-Z]$/.test(text[0]) && text.length === 1) {
        this.#complete(code);
      }
    });
  }

  get text() {
    return this.code.getValue();
  }

  set text(text) {
    this.code.setValue(text);
    this.code.clearHistory();
  }

  #complete(code) {
    const name = () => {
      const { hints } = code.state.completionActive.widget;
      hints.setAttribute("aria-label", "Completions");
      // What scrolls can be scrolled by keys.
      hints.tabIndex = 0;
    };
    code.showHint({
      completeSingle: false,
      hint: () => {
        const at = code.getCursor();
        const before = code.getRange({ line: 0, ch: 0 }, at);
        const { words, typed } = completionsAt(this.schema, before, code.getValue());
        const list = words.map(({ word, note }) => ({
          text: JSON.stringify(word),
          displayText: note ? `${word}  –  ${note}` : String(word),
        }));
        const line = code.getLine(at.line);
        const closes = line.startsWith('"', at.ch) && typed.startsWith('"') ? 1 : 0;
        const from = { line: at.line, ch: at.ch - typed.length };
        const data = { list, from, to: { line: at.line, ch: at.ch + closes } };
        CodeMirror.on(data, "shown", name);
        return list.length === 0 ? null : data;
      },
    });
  }

  /** Marks an error, or, with null, that there is none. */
  mark(error) {
    this.#marks.forEach((mark) => mark.clear());
    this.#marks = [];
    if (this.#line !== null) {
      this.code.removeLineClass(this.#line, "background", "wrong-line");
      this.#line = null;
    }
    if (!error?.line || error.line > this.code.lineCount()) {
      return;
    }
    const line = error.line - 1;
    const text = this.code.getLine(line);
    const start = Math.min(unitOf(text, error.column - 1), Math.max(0, text.length - 1));
    const word = /^("(?:[^"\\]|\\.)*"|[\w.+-]+)/.exec(text.slice(start));
    const end = start + (word ? word[0].length : 1);
    this.#line = this.code.addLineClass(line, "background", "wrong-line");
    const options = { className: "wrong", attributes: { title: error.message } };
    this.#marks = [this.code.markText({ line, ch: start }, { line, ch: end }, options)];
  }

  /** Shows a place and puts the cursor there. */
  show({ line, column }) {
    const at = { line: line - 1, ch: unitOf(this.code.getLine(line - 1) ?? "", column - 1) };
    this.code.setCursor(at);
    this.code.scrollIntoView(at, 120);
    this.code.focus();
  }
}

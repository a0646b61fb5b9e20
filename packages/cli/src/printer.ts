import type { Output, Terminal } from './terminal.ts';

const CODES = { red: 31, green: 32, yellow: 33, cyan: 36, dim: 2 } as const;

export type Colour = keyof typeof CODES;

/** Colours text if colours are enabled. */
export type Paint = (colour: Colour, text: string) => string;

/**
 * Formats the line for people; empty for facts that only programs need. Receives a copy of the fact with all strings
 * escaped, since names and references are written by others.
 */
type Line<Fact> = (paint: Paint, fact: Fact) => string;

/** Writes facts as text on a terminal, otherwise as JSON, one object per line. */
export interface Printer {
  readonly isJson: boolean;
  print<Fact extends object>(fact: Fact, line: Line<Fact>): void;
  /** The same, to standard error. */
  printError<Fact extends object>(fact: Fact, line: Line<Fact>): void;
}

/** @param asksForJson whether to print JSON on a terminal too. */
export function printerOf({ out, error }: Terminal, asksForJson: boolean): Printer {
  const isJson = asksForJson || out.isTTY !== true;
  const printTo =
    (output: Output) =>
    <Fact extends object>(fact: Fact, line: Line<Fact>) => {
      const text = isJson ? jsonOf(fact) : line(paintOf(output), escaped(fact));
      if (text !== '') output.write(`${text}\n`);
    };
  return { isJson, print: printTo(out), printError: printTo(error) };
}

function paintOf(output: Output): Paint {
  const hasColours = output.hasColors?.() ?? false;
  return (colour, text) => (hasColours ? `\u001b[${CODES[colour]}m${text}\u001b[0m` : text);
}

/** Characters that a terminal interprets or reorders by: control characters and direction marks. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** For example `\n` or `\u001b`. */
function escapeOf(character: string): string {
  return NAMED[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** `JSON.stringify` leaves some of these unescaped. */
function jsonOf(fact: object): string {
  return JSON.stringify(fact).replace(UNSAFE, escapeOf);
}

/** Copies a value with all strings and member names escaped to a single line. */
function escaped<Value>(value: Value): Value {
  return escapedValue(value) as Value;
}

function escapedValue(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(UNSAFE, escapeOf);
  if (Array.isArray(value)) return value.map(escapedValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [escapedValue(name), escapedValue(one)]),
  );
}

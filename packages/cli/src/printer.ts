import type { Output, Terminal } from './terminal.ts';

const CODES = { red: 31, green: 32, yellow: 33, cyan: 36, dim: 2 } as const;

export type Colour = keyof typeof CODES;

/** Puts a text into a colour, where there are any. */
export type Paint = (colour: Colour, text: string) => string;

/** Writes facts: as text on a terminal, else as JSON, one object a line. */
export interface Printer {
  readonly isJson: boolean;
  /** @param text makes the line that people read; may be empty for what only programs need. */
  print(fact: object, text: (paint: Paint) => string): void;
  /** The same on standard error. */
  printError(fact: object, text: (paint: Paint) => string): void;
}

/** @param asksForJson whether JSON is wanted on a terminal too. */
export function printerOf({ out, error }: Terminal, asksForJson: boolean): Printer {
  const isJson = asksForJson || out.isTTY !== true;
  const printTo = (output: Output) => (fact: object, text: (paint: Paint) => string) => {
    const line = isJson ? JSON.stringify(fact) : printable(text(paintOf(output)));
    if (line !== '') output.write(`${line}\n`);
  };
  return { isJson, print: printTo(out), printError: printTo(error) };
}

function paintOf(output: Output): Paint {
  const hasColours = output.hasColors?.() ?? false;
  return (colour, text) => (hasColours ? `\u001b[${CODES[colour]}m${text}\u001b[0m` : text);
}

/** Without what moves the cursor: names and references are what other people wrote. Our own colours stay. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones.
  return text.replaceAll(/\u001b(?!\[\d{1,2}m)|[\u0000-\u0009\u000b-\u001a\u001c-\u001f\u007f-\u009f]/g, '?');
}

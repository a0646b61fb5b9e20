// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a terminal.
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g;

/** A text in one line, without characters that a terminal acts upon: they are written as `\u001b`. */
export function visible(text: string): string {
  return text.replace(CONTROLS, escaped);
}

/** A text of several lines, without characters that a terminal acts upon but line ends and tabs. */
export function visibleLines(text: string): string {
  return text.replace(CONTROLS, (control) =>
    control === '\n' || control === '\t' ? control : escaped(control),
  );
}

function escaped(control: string): string {
  if (control === '\n') return '\\n';
  if (control === '\t') return '\\t';
  return `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

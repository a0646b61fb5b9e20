// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a terminal.
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g;

/**
 * A text on one line, with terminal control characters escaped as `\u001b`. The same applies to sequences that would be
 * a workflow command in a pipeline log: `::` at its start and `##[` anywhere.
 */
export function visible(text: string): string {
  return withoutCommands(text.replace(CONTROLS, escaped));
}

/** A multi-line text, each line as `visible` writes it, but with tabs. */
export function visibleLines(text: string): string {
  return withoutCommands(printable(text));
}

/** A multi-line text without terminal control characters, except line ends and tabs. */
export function printable(text: string): string {
  return text.replace(CONTROLS, (control) =>
    control === '\n' || control === '\t' ? control : escaped(control),
  );
}

function withoutCommands(text: string): string {
  return text.replaceAll(/^(\s*):(?=:)/gm, '$1\\u003a').replaceAll('##[', '##\\u005b');
}

function escaped(control: string): string {
  if (control === '\n') return '\\n';
  if (control === '\t') return '\\t';
  return `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

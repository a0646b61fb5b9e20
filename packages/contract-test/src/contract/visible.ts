// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a terminal.
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g;

/**
 * A text in one line, without characters that a terminal acts upon: they are written as `\u001b`. So are those that would make
 * it a workflow command in the log of a pipeline: `::` at its start and `##[` anywhere.
 */
export function visible(text: string): string {
  return withoutCommands(text.replace(CONTROLS, escaped));
}

/** A text of several lines, each as `visible` has it, but with its tabs. */
export function visibleLines(text: string): string {
  return withoutCommands(printable(text));
}

/** A text of several lines, without characters that a terminal acts upon but line ends and tabs. */
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

/** A call of `describe`, `it` or `test` in a test file. */
interface Call {
  title: string;
  skipped: boolean;
  start: number;
  end: number;
}

/** Strings, comments and regular expressions, in order of precedence. */
const HIDING =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[(,=:[!&|?{};\n]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])*\//g;

const CALL = /(?<![\w.$])(x?)(describe|it|test|suite)((?:\.\w+)*)\s*\(/g;

/** Whether titles, outermost first, belong to a test or group that is not skipped. */
export function hasTest(text: string, titles: readonly string[]): boolean {
  if (titles.length === 0) return false;
  const calls = listCalls(text);
  const runs = (call: Call): boolean =>
    calls.every((outer) => !outer.skipped || outer.start > call.start || outer.end < call.end);
  const lead = (rest: readonly string[], start: number, end: number): boolean =>
    rest.length === 0 ||
    calls.some(
      (call) =>
        call.start > start &&
        call.end <= end &&
        call.title === rest[0] &&
        runs(call) &&
        lead(rest.slice(1), call.start, call.end),
    );
  return lead(titles, -1, text.length);
}

function listCalls(text: string): Call[] {
  // What is hidden keeps its length, so that places in the one are places in the other.
  const bare = text.replace(HIDING, (hidden) => hidden.replace(/[^\n]/g, ' '));
  return [...bare.matchAll(CALL)].flatMap((match) => {
    const [whole, x, , modifiers = ''] = match;
    const names = modifiers.split('.');
    let open = match.index + whole.length - 1;
    // `it.each(rows)('title', …)`: the title stands in the second pair.
    if (/\.(each|for|skipIf|runIf)\b/.test(modifiers)) open = bare.indexOf('(', closeOf(bare, open) + 1);
    const title = /^\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`([^`]*)`)/.exec(text.slice(open));
    if (!title || open < 0) return [];
    return {
      title: (title[1] ?? title[2] ?? title[3] ?? '').replace(/\\(.)/g, '$1'),
      skipped: x === 'x' || names.includes('skip') || names.includes('todo'),
      start: match.index,
      end: closeOf(bare, open),
    };
  });
}

/** The index of the parenthesis that closes the one at an index. */
function closeOf(bare: string, open: number): number {
  let depth = 0;
  for (let index = open; index < bare.length; index += 1) {
    if (bare[index] === '(') depth += 1;
    if (bare[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return bare.length;
}

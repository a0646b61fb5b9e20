const WIDTH = 100;

/** Formats paragraphs as a doc comment, indented by spaces; empty paragraphs are omitted. */
export function docComment(paragraphs: readonly (string | undefined)[], indent = ''): string {
  const lines = paragraphs
    .filter((paragraph) => paragraph !== undefined && paragraph.trim() !== '')
    .flatMap((paragraph, index) => [...(index === 0 ? [] : ['']), ...wrapped(String(paragraph))]);
  const [only = ''] = lines;
  if (lines.length === 1) return `${indent}/** ${only} */`;
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join('\n');
}

/**
 * Wraps text at the width, breaking only between words. Lines of a paragraph are joined first; lists, tables and code
 * keep their lines.
 */
function wrapped(text: string): string[] {
  const safe = text.trim().replaceAll('*/', '*\\/');
  const joined = safe.includes('```') ? safe : safe.replaceAll(/(?<=[^\n])\n(?!\s|[-*|]|\d+\. )/g, ' ');
  return joined.split('\n').flatMap((line) => (line.length <= WIDTH ? [line] : broken(line)));
}

function broken(line: string): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    if (current !== '' && current.length + word.length >= WIDTH) {
      lines.push(current);
      current = word;
    } else {
      current = current === '' ? word : `${current} ${word}`;
    }
  }
  return [...lines, current];
}

/** A block of code in Markdown, whatever fences it holds. */
export function codeBlock(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** A text for Markdown, in one line: characters that mean something there are escaped. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/\s*[\r\n]\s*/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`*_[\]|#~@]/g, (character) => (character === '@' ? '&#64;' : `\\${character}`));
}

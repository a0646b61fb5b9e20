import { visible } from './visible.ts';

/** Inline code in Markdown; the text may contain backticks and line ends. */
export function codeSpan(text: string): string {
  const line = visible(text);
  const longest = longestTicks(line);
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `${fence}${line}${fence}` : `${fence} ${line} ${fence}`;
}

/** A code block in Markdown; the text may contain fences. */
export function codeBlock(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(2, longestTicks(text)) + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** A text for Markdown on one line, with special characters escaped. */
export function escapeMarkdown(text: string): string {
  return visible(text.replaceAll(/\s*[\r\n]\s*/g, ' '))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`*_[\]|#~@]/g, (character) => (character === '@' ? '&#64;' : `\\${character}`));
}

/** A sentence for Markdown: text in backticks is code, everything else is escaped. */
export function sentenceMarkdown(text: string): string {
  return visible(text)
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? codeSpan(part) : escapeMarkdown(part)))
    .join('');
}

function longestTicks(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
}

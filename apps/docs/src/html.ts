import { marked } from 'marked';

/** Escapes text for HTML content and attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** One line of Markdown as inline HTML. */
export function inline(markdown: string): string {
  return marked.parseInline(markdown, { async: false });
}

/** Markdown as HTML blocks. Headings get ids for links; wide tables scroll horizontally. */
export function blocks(markdown: string): string {
  const html = marked
    .parse(markdown, { async: false })
    .replace(/(?<!<div class="wide">)<table>.*?<\/table>/gs, '<div class="wide">$&</div>');
  return html.replace(/<h([2-4])>(.*?)<\/h\1>/g, (_, level: string, text: string) => {
    return `<h${level} id="${anchor(text)}">${text}</h${level}>`;
  });
}

/** A heading's text as a fragment identifier. */
export function anchor(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A table; cells are HTML. */
export function table(head: string[], rows: string[][]): string {
  const heads = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n');
  return `<div class="wide"><table><thead><tr>${heads}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

/** Inline code in which long paths can wrap after a separator. */
export function code(text: string): string {
  return `<code>${escapeHtml(text).replace(/[/.](?=\w)/g, '$&<wbr>')}</code>`;
}

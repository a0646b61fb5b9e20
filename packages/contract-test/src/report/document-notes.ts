import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { type DocumentNote, noteLines, notesTitle } from '../contract/document-note.ts';
import { grouped } from '../contract/grouped.ts';
import { escapeMarkdown } from '../contract/markdown.ts';
import { escapeXml } from './markup.ts';
import type { SarifResult } from './sarif.ts';
import { workflowCommand } from './workflow-command.ts';

/** Notes in Markdown, collapsed since there may be many; empty without notes. */
export function notesMarkdown(notes: readonly DocumentNote[]): readonly string[] {
  if (notes.length === 0) return [];
  const lines = noteLines(notes).map((line) => `- ${escapeMarkdown(line)}`);
  return [
    `<details>\n<summary>${notesTitle} (${notes.length})</summary>\n\n${lines.join('\n')}\n\n</details>`,
  ];
}

/** Workflow commands of GitHub: a notice for each text, at the first line that it applies to. */
export function noteCommands(notes: readonly DocumentNote[]): readonly string[] {
  return [...grouped(notes, ({ text }) => text).values()].flatMap((same) => {
    const [first, ...others] = same;
    if (first === undefined) return [];
    const properties = { file: pathOf(first.file), line: String(first.line), title: notesTitle };
    const also = others.length === 0 ? '' : ` In ${same.length} places.`;
    return [workflowCommand('notice', properties, `${first.text}${also}`)];
  });
}

/** The notes in JUnit XML, for use in a test case. */
export function notesXml(notes: readonly DocumentNote[]): string {
  return `<system-out>${escapeXml(noteLines(notes).join('\n'))}</system-out>`;
}

/** The requirement of the notes rule, by its name; empty without notes. */
export function noteRules(
  notes: readonly DocumentNote[],
): readonly (readonly [name: string, says: string])[] {
  return notes.length === 0 ? [] : [[noteRule, 'The document gives no cause for a note.']];
}

/** Results of SARIF, one for each note. */
export function noteResults(notes: readonly DocumentNote[]): readonly SarifResult[] {
  return notes.map(({ file, line, pointer, text }) => ({
    rule: noteRule,
    level: 'note',
    message: text,
    file: pathOf(file),
    line,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([basename(file), pointer, text]))
      .digest('hex')
      .slice(0, 10),
    accepted: undefined,
    properties: { pointer },
  }));
}

const noteRule = 'document-note';

/** The path of a file without a leading revision (`main:api.yaml`). */
export function pathOf(file: string): string {
  return /^https?:\/\//.test(file) ? file : file.replace(/^[^:\\/]{2,}:/, '');
}

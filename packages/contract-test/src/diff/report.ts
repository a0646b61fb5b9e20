import { type DocumentNote, noteLines, notesTitle } from '../contract/document-note.ts';
import { grouped } from '../contract/grouped.ts';
import type { Place } from '../contract/model.ts';
import { type Change, type Level, levels } from './change.ts';

export const formats = ['text', 'json', 'markdown'] as const;
export type Format = (typeof formats)[number];

const titles: Readonly<Record<Level, string>> = { breaking: 'Breaking', warning: 'Warnings', info: 'Other' };

/** Writes changes for a reader or for a program. */
export function report(
  changes: readonly Change[],
  format: Format,
  notes: readonly DocumentNote[] = [],
): string {
  return { text: textReport, json: jsonReport, markdown: markdownReport }[format](changes, notes);
}

/** How many changes there are of each level: `1 breaking, 2 warnings, 3 other changes`. */
export function summary(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing changed.';
  const count = (level: Level): number => changes.filter((change) => change.level === level).length;
  const warnings = count('warning');
  const others = count('info');
  return `${count('breaking')} breaking, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}, ${others} other ${others === 1 ? 'change' : 'changes'}.`;
}

/** One entry for each cause, with a witness; a shared schema that changed is one cause. */
function textReport(changes: readonly Change[], notes: readonly DocumentNote[]): string {
  const sections = levels.flatMap((level) => {
    const causes = grouped(
      changes.filter((change) => change.level === level),
      causeOf,
    );
    return causes.size === 0 ? [] : [`${titles[level]}\n`, ...[...causes.values()].map(textEntry)];
  });
  const lines = noteLines(notes).map((line) => `  ${line}\n`);
  const noted = lines.length === 0 ? [] : [`${notesTitle}\n`, ...lines];
  return `${[...sections, ...noted, summary(changes)].join('\n')}\n`;
}

function causeOf({ id, text, oldPlace, newPlace }: Change): string {
  return [id, text, oldPlace && placeText(oldPlace), newPlace && placeText(newPlace)].join('\n');
}

function textEntry(changes: readonly Change[]): string {
  const [first, ...others] = changes;
  if (first === undefined) return '';
  return [
    `  ${first.id}`,
    `    ${locationOf(first)}: ${first.text}`,
    ...placeLines(first).map((line) => `    ${line}`),
    ...witnessLines(first).map((line) => `    ${line}`),
    ...(others.length === 0 ? [] : [`    and at ${shortened(others.map(locationOf))}`]),
    '',
  ].join('\n');
}

function locationOf({ operation, where }: Change): string {
  return operation === undefined ? where : `${operation}, ${where}`;
}

function shortened(locations: readonly string[]): string {
  const shown = locations.slice(0, 5).join('; ');
  return locations.length > 5 ? `${shown}; and ${locations.length - 5} more` : shown;
}

function placeLines({ oldPlace, newPlace }: Change): readonly string[] {
  return [
    ...(oldPlace === undefined ? [] : [`old: ${placeText(oldPlace)}`]),
    ...(newPlace === undefined ? [] : [`new: ${placeText(newPlace)}`]),
  ];
}

function placeText({ file, line }: Place): string {
  return `${file}:${line}`;
}

function witnessLines({ witness, direction }: Change): readonly string[] {
  if (witness === undefined) return [];
  const says = direction === 'request' ? 'taken before, refused now' : 'ruled out before, possible now';
  return [`witness (${says}): ${witnessText(witness)}`];
}

const shownCharacters = 200;
const shownItems = 20;

/** A witness as JSON for a reader, with long texts and lists cut short; the JSON report has them whole. */
function witnessText(witness: unknown): string {
  return JSON.stringify(witness, (_, value: unknown) => {
    if (typeof value === 'string' && value.length > shownCharacters) {
      return `${value.slice(0, shownCharacters)}… (${value.length} characters)`;
    }
    if (Array.isArray(value) && value.length > shownItems) {
      return [...value.slice(0, shownItems), `… (${value.length} items)`];
    }
    return value;
  });
}

function jsonReport(changes: readonly Change[], notes: readonly DocumentNote[]): string {
  const counts = Object.fromEntries(
    levels.map((level) => [level, changes.filter((change) => change.level === level).length]),
  );
  return `${JSON.stringify({ counts, changes, notes }, null, 2)}\n`;
}

/** A changelog: a section for each level, in it the operations. */
function markdownReport(changes: readonly Change[]): string {
  const sections = levels.flatMap((level) => {
    const operations = grouped(
      changes.filter((change) => change.level === level),
      ({ operation }) => operation ?? 'The whole contract',
    );
    const entries = [...operations].map(
      ([operation, own]) => `### ${operation}\n\n${own.map(markdownEntry).join('\n')}\n`,
    );
    return entries.length === 0 ? [] : [`## ${titles[level]}\n`, ...entries];
  });
  return `${sections.length === 0 ? summary(changes) : sections.join('\n').trimEnd()}\n`;
}

function markdownEntry(change: Change): string {
  const witness = change.witness === undefined ? [] : [`  Witness: ${codeSpan(witnessText(change.witness))}`];
  return [`- **${change.where}**: ${change.text} (\`${change.id}\`)`, ...witness].join('\n');
}

/** Code in Markdown, whatever backticks it holds. */
function codeSpan(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `${fence}${text}${fence}` : `${fence} ${text} ${fence}`;
}

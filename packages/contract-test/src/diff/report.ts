import { type DocumentNote, noteLines, notesTitle } from '../contract/document-note.ts';
import { grouped } from '../contract/grouped.ts';
import { codeSpan, escapeMarkdown, sentenceMarkdown } from '../contract/markdown.ts';
import type { Place } from '../contract/model.ts';
import { visible } from '../contract/visible.ts';
import { type ChangeCause, causesOf } from './cause.ts';
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
  if (changes.length === 0) return 'No changes.';
  const count = (level: Level): number => changes.filter((change) => change.level === level).length;
  const warnings = count('warning');
  const others = count('info');
  return `${count('breaking')} breaking, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}, ${others} other ${others === 1 ? 'change' : 'changes'}.`;
}

/** One entry for each cause, with a witness; a shared schema that changed is one cause. */
function textReport(changes: readonly Change[], notes: readonly DocumentNote[]): string {
  const sections = levels.flatMap((level) => {
    const causes = causesOf(changes.filter((change) => change.level === level));
    return causes.length === 0 ? [] : [`${titles[level]}\n`, ...causes.map(textEntry)];
  });
  const lines = noteLines(notes).map((line) => `  ${visible(line)}\n`);
  const noted = lines.length === 0 ? [] : [`${notesTitle}\n`, ...lines];
  return `${[...sections, ...noted, summary(changes)].join('\n')}\n`;
}

function textEntry({ id, first, others }: ChangeCause): string {
  return [
    `  ${first.id}  ${id}`,
    `    ${locationOf(first)}: ${first.text}`,
    ...placeLines(first).map((line) => `    ${line}`),
    ...witnessLines(first).map((line) => `    ${line}`),
    ...(others.length === 0 ? [] : [`    and at ${shortened(others.map(locationOf))}`]),
    '',
  ]
    .map(visible)
    .join('\n');
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

/** A place in the form `api.yaml:12`. */
export function placeText({ file, line }: Place): string {
  return `${file}:${line}`;
}

function witnessLines({ witness, direction }: Change): readonly string[] {
  if (witness === undefined) return [];
  const says = direction === 'request' ? 'accepted before, rejected now' : 'impossible before, possible now';
  return [`witness (${says}): ${witnessText(witness)}`];
}

const shownCharacters = 200;
const shownItems = 20;

/** A witness as JSON for a reader, with long strings and lists truncated; the JSON report has them in full. */
export function witnessText(witness: unknown): string {
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

/** A cause in more operations than this gets a section of its own. */
const FEW = 3;

/**
 * A changelog: the totals, then a section for each operation, those with the worst changes first. A cause shared by
 * many operations is listed once, in a section of its own.
 */
function markdownReport(changes: readonly Change[]): string {
  if (changes.length === 0) return `${summary(changes)}\n`;
  const causes = levels.flatMap((level) => causesOf(changes.filter((change) => change.level === level)));
  const sections = [...grouped(causes, sectionOf)].map(
    ([title, own]) => `### ${escapeMarkdown(title)}\n\n${own.map(markdownEntry).join('\n')}`,
  );
  return `${[summary(changes), ...sections].join('\n\n')}\n`;
}

function sectionOf(cause: ChangeCause): string {
  const operations = operationsOf(cause);
  if (operations.length > FEW) return 'Several operations';
  return cause.first.operation ?? 'The whole document';
}

function operationsOf({ first, others }: ChangeCause): readonly string[] {
  return [...new Set([first, ...others].flatMap(({ operation }) => operation ?? []))];
}

function markdownEntry(cause: ChangeCause): string {
  const { id, first } = cause;
  const [own = '', ...also] = operationsOf(cause);
  const witness = first.witness === undefined ? [] : [`  Witness: ${codeSpan(witnessText(first.witness))}`];
  const where = also.length > FEW - 1 ? `${own}, ${first.where}` : first.where;
  return [
    `- ${names[first.level]} **${escapeMarkdown(where)}**: ${sentenceMarkdown(first.text)} (\`${first.id}\`, ${id})`,
    ...witness,
    ...(also.length === 0 ? [] : [`  Also in ${shortened(also.map(escapeMarkdown))}.`]),
  ].join('\n');
}

const names: Readonly<Record<Level, string>> = {
  breaking: '❌ Breaking:',
  warning: '⚠️ Warning:',
  info: '✅',
};

import type { DocumentNote } from '../contract/document-note.ts';
import { type ChangeCause, causeIdOf, causesOf } from '../diff/cause.ts';
import { type Change, type Level, worstFirst } from '../diff/change.ts';
import type { KnownFinding } from '../model/finding.ts';
import type { Severity } from '../model/severities.ts';

/** The result of comparing two documents: everything that its reports show. */
export interface DiffResult {
  /** The documents, as given. */
  readonly old: string;
  readonly next: string;
  /** The title of the new one. */
  readonly title: string;
  /** Of both documents. */
  readonly notes: readonly DocumentNote[];
  /** Of the new document only, whose lines reports can point at. */
  readonly nextNotes: readonly DocumentNote[];
  /** The changes not switched off or accepted, each with the id of its cause. */
  readonly changes: readonly Change[];
  /** Changes that the baseline accepts temporarily. */
  readonly known: readonly { readonly cause: ChangeCause; readonly entry: KnownFinding }[];
  /** Sentences about obsolete entries of the baseline. */
  readonly baselineNotes: readonly string[];
  /** The levels that make the comparison fail. */
  readonly failing: readonly Level[];
}

export interface DiffSettings
  extends Pick<DiffResult, 'old' | 'next' | 'title' | 'notes' | 'nextNotes' | 'failing'> {
  readonly severityOf: (rule: string, operation: string | undefined) => Severity | undefined;
  readonly accepted: readonly KnownFinding[];
  /** Today's date, `2026-12-31`. */
  readonly today: string;
}

const levelOf = { error: 'breaking', warning: 'warning' } as const satisfies Record<string, Level>;

/** Applies severities and a baseline to changes. */
export function judgeChanges(found: readonly Change[], settings: DiffSettings): DiffResult {
  const { severityOf, accepted, today, ...rest } = settings;
  const entries = new Map(accepted.map((entry) => [entry.id, entry]));
  const seen = new Set(found.map(causeIdOf));
  const changes: Change[] = [];
  const known: Change[] = [];
  const expired = new Set<KnownFinding>();
  for (const one of found) {
    const severity = severityOf(one.id, one.operation);
    if (severity === 'off') continue;
    const cause = causeIdOf(one);
    const change = { ...one, cause, level: severity === undefined ? one.level : levelOf[severity] };
    const entry = entries.get(cause);
    if (entry !== undefined && entry.expires >= today) known.push(change);
    else changes.push(change);
    if (entry !== undefined && entry.expires < today) expired.add(entry);
  }
  return {
    ...rest,
    changes: worstFirst(changes),
    known: causesOf(known).flatMap((cause) => {
      const entry = entries.get(cause.id);
      return entry === undefined ? [] : [{ cause, entry }];
    }),
    baselineNotes: [
      ...[...expired].map(
        ({ id, expires, reason }) =>
          `The change ${id} was accepted until ${expires} (${reason}): revert it or extend the entry.`,
      ),
      ...accepted
        .filter(({ id }) => !seen.has(id))
        .map(({ id }) => `The change ${id} of the baseline was not found: remove its entry.`),
    ],
  };
}

/** Whether a comparison fails. */
export function isFailed({ changes, failing }: DiffResult): boolean {
  return changes.some(({ level }) => failing.includes(level));
}

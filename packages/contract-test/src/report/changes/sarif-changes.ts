import { type ChangeCause, causesOf } from '../../diff/cause.ts';
import type { DiffResult } from '../../findings/diff-result.ts';
import { noteResults, noteRules } from '../document-notes.ts';
import { type SarifResult, sarifText } from '../sarif.ts';
import { causeLines, causeTitle, operationsOf, severityNames } from './change-lines.ts';
import { placeOfCause } from './changes-place.ts';

/** SARIF 2.1.0: a result for each cause, suppressed if the baseline accepts it, and for each note. */
export function sarifChanges(result: DiffResult): string {
  const known = result.known.map(({ cause, entry }) => ({
    cause,
    accepted: `${entry.reason} (until ${entry.expires})`,
  }));
  const all = [...causesOf(result.changes).map((cause) => ({ cause, accepted: undefined })), ...known];
  const names = [...new Set(all.map(({ cause }) => cause.first.id))];
  return sarifText({
    command: 'diff',
    title: result.title,
    rules: new Map([
      ...names.map((name) => [name, `${name.replaceAll('-', ' ')}.`] as const),
      ...noteRules(result.nextNotes),
    ]),
    results: [
      ...all.map(({ cause, accepted }) => resultOf(cause, accepted, result)),
      ...noteResults(result.nextNotes),
    ],
    notifications: result.baselineNotes.map((message) => ({ level: 'note' as const, message })),
    complete: true,
  });
}

function resultOf(cause: ChangeCause, accepted: string | undefined, result: DiffResult): SarifResult {
  const { id, first } = cause;
  return {
    rule: first.id,
    level: severityNames[first.level],
    message: [causeTitle(cause), ...causeLines(cause)].join('\n'),
    ...placeOfCause(cause, result),
    fingerprint: id,
    accepted,
    properties: { operations: operationsOf(cause), where: first.where, level: first.level },
  };
}

import { grouped } from '../contract/grouped.ts';
import type { EarlierRequest } from '../model/finding.ts';
import type { TestResult } from '../model/test-result.ts';

/** What stands above the operations that never succeeded. */
export const neverSucceededTitle = 'Operations that never succeeded';

/** What stands above what the run created and could not remove. */
export const leftTitle = 'Left behind on the target';

/** What stands above what the document leaves open. */
export const questionsTitle = 'Questions: what the document leaves open, so that it was not judged';

/** What stands above what lists are taken to mean. */
export const listsTitle = 'Lists, as the document describes them';

/** What stands above the requests before one without an answer. */
export const earlierTitle = 'requests shortly before it, which may be the cause:';

/** How many paths of a kind a report for people shows. */
const SHOWN = 5;

/** A line for each operation that never succeeded. */
export function neverSucceededLines({ neverSucceeded }: TestResult): string[] {
  return neverSucceeded.map(({ operation, reason }) => `${operation}: ${reason}`);
}

/** A line for each question. */
export function questionLines({ questions }: Pick<TestResult, 'questions'>): string[] {
  return questions.map(
    ({ operation, subject, text, place }) => `${operation} ${subject}: ${text} (${place.file}:${place.line})`,
  );
}

/** A line for each list: its paging, filters, order and totals. */
export function listLines({ lists }: Pick<TestResult, 'lists'>): string[] {
  return lists.map(({ operation, paging, filters, sort, totals }) => {
    const parts = [
      ['pages', paging],
      ['filters', filters],
      ['sort', sort],
      ['totals', totals],
    ] as const;
    const told = parts.filter(([, all]) => all.length > 0).map(([name, all]) => `${name} ${all.join(', ')}`);
    return `${operation}: ${told.join('; ')}`;
  });
}

/** A line for each operation and reason that something is left behind for. */
export function leftLines({ left }: Pick<TestResult, 'left'>): string[] {
  const kinds = grouped(left, ({ operation, reason }) => JSON.stringify([operation, reason]));
  return [...kinds.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const paths = [...new Set(same.map(({ path }) => path))];
    const more = paths.length > SHOWN ? ` and ${paths.length - SHOWN} more` : '';
    const times = same.length === 1 ? 'once' : `${same.length} times`;
    return `${first.operation} ${times}, ${first.reason}: ${paths.slice(0, SHOWN).join(', ')}${more}`;
  });
}

/** What a request before one without an answer came to. */
export function earlierText({ operation, status, replay }: EarlierRequest): string {
  return `${operation}, ${status === 0 ? 'no answer' : `status ${status}`}, replay ${replay}`;
}

import { grouped } from '../contract/grouped.ts';
import type { EarlierRequest } from '../model/finding.ts';
import type { TestResult } from '../model/test-result.ts';

/** The title of the operations that never succeeded. */
export const neverSucceededTitle = 'Operations that never succeeded';

/** The title of things that the run created and could not remove. */
export const leftTitle = 'Left behind on the target';

/** The title of the questions. */
export const questionsTitle = 'Questions: what the document leaves open, so that it was not judged';

/** The title of the interpretation of lists. */
export const listsTitle = 'Lists, as the document describes them';

/** The title of the requests before one without a response. */
export const earlierTitle = 'requests shortly before it, which may be the cause:';

/** How many paths of a kind a human-readable report shows. */
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

/** A line for each operation and reason for leaving something behind. */
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

/** The outcome of a request before one without a response. */
export function earlierText({ operation, status, replay }: EarlierRequest): string {
  return `${operation}, ${status === 0 ? 'no answer' : `status ${status}`}, replay ${replay}`;
}

import type { ChangeCause } from '../../diff/cause.ts';
import type { DiffResult } from '../../findings/diff-result.ts';
import { pathOf } from '../document-notes.ts';

/** The line of the new document at which a cause is shown; line 1 if the part was removed. */
export function placeOfCause({ first }: ChangeCause, { next }: DiffResult): { file: string; line: number } {
  const { newPlace } = first;
  return { file: pathOf(newPlace?.file ?? next), line: newPlace?.line ?? 1 };
}

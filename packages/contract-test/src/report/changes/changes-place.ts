import type { ChangeCause } from '../../diff/cause.ts';
import type { DiffResult } from '../../diff-result.ts';

/**
 * The line of the new document that a cause is shown at; its start where something is gone. The revision in front of a
 * file (`main:api.yaml`) is no part of a path.
 */
export function placeOfCause({ first }: ChangeCause, { next }: DiffResult): { file: string; line: number } {
  const { newPlace } = first;
  const file = newPlace?.file ?? next;
  const isUrl = /^https?:\/\//.test(file);
  return { file: isUrl ? file : file.replace(/^[^:\\/]{2,}:/, ''), line: newPlace?.line ?? 1 };
}

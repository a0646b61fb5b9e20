import type { Industry } from '../domain/reference/industry.ts';
import { readReferenceFile, refuseRepeats } from './reference-file.ts';

/** Reads `industries.yaml`. Throws a ReferenceDataError. */
export function readIndustries(text: string): readonly Industry[] {
  const { industries } = readReferenceFile<{ industries: readonly Industry[] }>('industries.yaml', text);
  refuseRepeats(industries, 'id');
  refuseRepeats(industries, 'name');
  return industries;
}

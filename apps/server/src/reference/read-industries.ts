import type { Industry } from '../domain/reference/industry.ts';
import { Entry, refuseRepeats } from './entry.ts';

/** Reads `industries.yaml`. Throws a ReferenceDataError. */
export function readIndustries(text: string): readonly Industry[] {
  const entries = Entry.entries('industries.yaml', text, 'industries');
  refuseRepeats(entries, 'id');
  refuseRepeats(entries, 'name');
  return entries.map((entry) => {
    const industry: Industry = {
      id: entry.textLike('id', /^IND_[0-9A-Za-z]{16}$/),
      name: entry.text('name'),
      description: entry.text('description'),
      category: entry.text('category'),
      sector: entry.text('sector'),
    };
    entry.finish();
    return industry;
  });
}

import { describe, expect, it } from 'vitest';
import { sampleCustomer } from '../../../test/harness/seed/sample-customer.ts';
import type { IdentityEntry } from './customer.ts';
import { IncompleteSubmission, requirementsDue } from './requirements.ts';

const at = new Date('2026-05-04T09:30:00Z');
const image = { id: 'FIL_1', format: 'image/png' } as const;
const entry = (type: IdentityEntry['type'], front?: typeof image): IdentityEntry => ({
  type,
  number: type === 'selfie' ? '' : '12345678901',
  country: 'NG',
  suppliedAt: at,
  ...(front && { front }),
});
const DOCUMENT = 'identifying_information.passport_or_national_id';
const SELFIE = 'identifying_information.selfie';

describe('what is due of an individual', () => {
  it.each([
    [
      'a passport with number and image_front, plus a selfie',
      [entry('passport', image), entry('selfie', image)],
      [],
    ],
    ['a national ID with number, plus a selfie', [entry('national-id'), entry('selfie', image)], []],
    ['a passport without image_front', [entry('passport'), entry('selfie', image)], [DOCUMENT]],
    ['a passport without a selfie', [entry('passport', image)], [SELFIE]],
    ['a selfie alone', [entry('selfie', image)], [DOCUMENT]],
    ['a bvn, which is optional', [entry('bvn')], [DOCUMENT, SELFIE]],
    ['nothing', [], [DOCUMENT, SELFIE]],
  ])('with %s', (_, entries, due) => {
    expect(requirementsDue(sampleCustomer({ entries }))).toEqual(due);
  });
});

describe('what is due of a business', () => {
  const complete = sampleCustomer({ type: 'business' });

  it('is nothing when sections and documents are there', () => {
    expect(requirementsDue(complete)).toEqual([]);
  });

  it('names the sections first, and refuses with them', () => {
    const { transaction: _, ...without } = complete;
    const bare = { ...without, owners: [], documents: [] };
    const due = requirementsDue(bare);
    expect(due.slice(0, 2)).toEqual(['business_owners', 'business_transaction']);
    expect(new IncompleteSubmission(bare, due)).toMatchObject({
      name: 'missing_section',
      fields: { business_owners: ['is required'], business_transaction: ['is required'] },
    });
  });

  it('names the documents that are missing when the sections are there', () => {
    const [document] = complete.documents;
    if (document === undefined) throw new Error('The sample has no document.');
    const partly = { ...complete, documents: [{ ...document, purposes: ['proof_of_address' as const] }] };
    expect(new IncompleteSubmission(partly, requirementsDue(partly))).toMatchObject({
      name: 'missing_documents',
      fields: { documents: ['lacks certificate_of_incorporation', 'lacks ownership_structure'] },
    });
  });
});

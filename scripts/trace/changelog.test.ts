import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';

/** What tells each change from the others, in the order of the source document. */
const CHANGES = [
  /verification events/,
  /guides/,
  /token-share/,
  /transfer\.funds_refunded/,
  /X-Request-Id/,
  /webhook history/,
  /reversal_policy.*conversion_only/,
  /request logs/,
  /selfie image.*selfie video.*documents/,
  /deposit\.success/,
  /kyc_status/,
  /quote_id/,
  /dry_run/,
  /without document images/,
  /bvn/,
];

describe('changelog', () => {
  it('has the changes of the source document in their order', () => {
    const text = readFileSync(join(root, 'spec/CHANGELOG.md'), 'utf8');
    const [, section = ''] = text.split(/^## /m);
    const items = [...section.matchAll(/^(\d+)\. (.*)$/gm)];
    expect(items.map(([, number]) => Number(number))).toEqual(CHANGES.map((_, index) => index + 1));
    for (const [index, [, , change]] of items.entries()) expect(change).toMatch(CHANGES[index] ?? /^$/);
  });
});

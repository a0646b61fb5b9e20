import { describe, expect, it } from 'vitest';
import { checkBroken, checkContract } from './story/testing.ts';
import { checkStory } from './story.ts';

const answering = (value: unknown): Record<string, unknown> => ({
  paths: {
    '/v1/things': {
      get: { responses: { 200: { content: { 'application/json': { examples: { one: { value } } } } } } },
    },
  },
});

describe('checkStory', () => {
  it('finds one story in all examples of the contract', async () => {
    const { findings, checked } = await checkContract();
    expect(findings).toEqual([]);
    for (const [rule, count] of Object.entries(checked)) expect(count, rule).toBeGreaterThan(20);
  });

  it('says where a finding stands', async () => {
    const { findings } = await checkBroken('quote-expired', 'data.target_amount', '258000.01');
    expect(findings).toEqual([
      {
        example: 'GET /v1/quotes/{id} 200 "expired"',
        pointer: '/data/target_amount',
        what: 'is "258000.01" instead of 258000: source × rate, rounded down, less the fees',
      },
    ]);
  });

  it('finds nothing in a document without examples', () => {
    expect(checkStory({}, {}).findings).toEqual([]);
  });

  it('takes a record without its figures for wrong, not for an end', () => {
    const { findings } = checkStory(answering({ data: { id: 'BAL_1', total: { amount: '1.00' } } }), {});
    expect(findings.map(({ what }) => what)).toContain(
      'is "1.00" instead of 0: pending + available + savings + investments',
    );
  });
});

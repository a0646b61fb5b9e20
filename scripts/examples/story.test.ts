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
    for (const [rule, count] of Object.entries(checked)) expect(count, rule).toBeGreaterThan(5);
  });

  it('says where a finding stands', async () => {
    const { findings } = await checkBroken('pledge-quote-uncovered', 'data.can_create', true);
    expect(findings).toEqual([
      {
        example: 'POST /v1/pledges/quotes 200 "pledge-quote-uncovered"',
        pointer: '/data/can_create',
        what: 'is true instead of false: every item has to be lockable',
      },
    ]);
  });

  it('finds nothing in a document without examples', () => {
    expect(checkStory({}, {}).findings).toEqual([]);
  });

  it('takes a record without its figures for wrong, not for an end', () => {
    const { findings } = checkStory(answering({ data: { id: 'PLQ_8kXt3MvQ6zLd1RwP', items: [{}] } }), {});
    expect(findings.map(({ what }) => what)).toContain(
      'is undefined instead of false: every item has to be lockable',
    );
  });
});

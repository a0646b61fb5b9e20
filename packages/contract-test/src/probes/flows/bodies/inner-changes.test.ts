import { expect, it } from 'vitest';
import { loadFiles } from '../../../../test/harness/temporary-spec.ts';
import { contextOf, operationOf } from '../../../../test/probes/drive-probes.ts';
import { innerChanges, innerSets } from './inner-changes.ts';

const mediaType = 'application/merge-patch+json';
const schema = {
  type: 'object',
  properties: {
    extras: {
      type: 'object',
      propertyNames: { pattern: '^[a-z]+$' },
      additionalProperties: { type: ['string', 'null'] },
    },
  },
};
const contract = await loadFiles({
  'openapi.yaml': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: {
      '/thing': {
        patch: {
          operationId: 'changeThing',
          requestBody: { content: { [mediaType]: { schema } } },
          responses: { 200: { description: 'Yes.' } },
        },
      },
    },
  }),
});

it('changes one of several members inside, and makes several where there are fewer', () => {
  const context = contextOf(contract);
  const content = operationOf(contract, 'changeThing').body?.content.get(mediaType);
  if (content === undefined) throw new RangeError('The operation takes no merge patch.');
  const sent = { mediaType, content, value: {} };
  expect(innerChanges(context, sent, { extras: { size: 'm' } })).toEqual([]);
  expect(innerSets(context, sent, { extras: { size: 'm' } })).toEqual([
    { extras: { size: 'm', sizeb: 'm' } },
  ]);
  const several = { extras: { size: 'm', sizeb: 'm' } };
  expect(innerSets(context, sent, several)).toEqual([]);
  expect(innerChanges(context, sent, several)).toEqual([
    { extras: { size: 'mx' } },
    { extras: { sizeb: 'mx' } },
  ]);
});

import type { Json, Operation } from '../../src/contract/model.ts';
import type { Exchange } from '../../src/model/case.ts';

const operation: Operation = {
  id: 'createThing',
  method: 'POST',
  path: '/shops/{shop}/things',
  parameters: [],
  body: undefined,
  responses: new Map(),
  security: [],
  node: {},
};

/** A request for a thing in the shop 7, and its answer 201 with a body. */
export function exchangeWith(json: Json): Exchange {
  return {
    case: {
      id: 'createThing/test/request',
      operation,
      parts: {
        path: { shop: 7 },
        query: { dry: true },
        headers: { 'Idempotency-Key': 'k-1' },
        cookies: {},
        body: { mediaType: 'application/json', value: { name: 'cup', tags: ['a', 'b'] } },
      },
      expect: { kind: 'documented' },
    },
    request: { method: 'POST', target: '/shops/7/things?dry=true', headers: [['Accept', '*/*']], body: '{}' },
    answer: { kind: 'response', status: 201, headers: [['Location', '/things/1']], body: new Uint8Array() },
    json,
    status: 201,
    findings: [],
  };
}

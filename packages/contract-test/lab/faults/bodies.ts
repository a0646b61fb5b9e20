import { list, object } from '../contract.ts';
import { onBody, onReply, put } from '../edit.ts';
import type { Fault } from '../fault.ts';

type Serve = NonNullable<Fault['serve']>;

/** Response bodies that do not match their schemas. */
export const bodyFaults: readonly Fault[] = [
  body(
    'tuple-too-long',
    'getItem',
    'adds a fourth entry to the dimensions',
    onBody('getItem', 200, '/dimensions/3', 1),
  ),
  body(
    'dependent-field-missing',
    'getItem',
    'omits the contact of a hazard class',
    onReply('getItem', 200, ({ body }) => {
      if (object(body).hazardClass !== undefined) put(body, '/hazardContact', undefined);
    }),
  ),
  body(
    'unevaluated-field',
    'getItem',
    'returns a field that `allOf` does not declare',
    onBody('getItem', 200, '/shelf', 'A'),
  ),
  body(
    'additional-field',
    'listMovements',
    'returns a page number',
    onBody('listMovements', 200, '/page', 1),
  ),
  body('const-changed', 'health', 'returns `up` instead of `ok`', onBody('health', 200, '/status', 'up')),
  body(
    'null-not-allowed',
    'readLayout',
    'returns null for an area',
    onBody('readLayout', 200, '/zones/0/area', null),
  ),
  body(
    'type-outside-array',
    'getItem',
    'returns false for a text or null',
    onBody('getItem', 200, '/description', false),
  ),
  body(
    'number-for-string',
    'search',
    'returns names as numbers',
    onBody('search', 200, '/matches/*/name', 7),
  ),
  body(
    'date-time-broken',
    'createItem',
    'returns the creation time in another notation',
    onBody('createItem', 201, '/createdAt', '02.01.2026 10:00'),
  ),
  body(
    'uuid-broken',
    'listMovements',
    'returns a reference that is not a UUID',
    onBody('listMovements', 200, '/movements/*/reference', () => 'reference-1'),
  ),
  body('enum-extra', 'search', 'returns an undeclared unit', onBody('search', 200, '/units', 'g')),
  body(
    'pattern-broken',
    'listItems',
    'returns article numbers in lower case',
    onBody('listItems', 200, '/items/*/sku', (sku) => String(sku).toLowerCase()),
  ),
  body('not-a-multiple', 'readLayout', 'returns three rows', onBody('readLayout', 200, '/zones/0/rows', 3)),
  body('exclusive-minimum', 'search', 'returns weights of 0', onBody('search', 200, '/matches/*/weight', 0)),
  body('minimum', 'listItems', 'returns 0 as the next offset', onBody('listItems', 200, '/next', 0)),
  body(
    'not-unique',
    'listItems',
    'repeats tags',
    onBody('listItems', 200, '/items/*/tags', () => ['drum', 'drum']),
  ),
  body(
    'contains-unmet',
    'listMovements',
    'returns checks without the required one',
    onBody('listMovements', 200, '/movements/*/checks', () => ['sealed']),
  ),
  body(
    'then-unmet',
    'listMovements',
    'omits the destination of a transfer',
    onBody('listMovements', 200, '/movements/*/toBin', undefined),
  ),
  body(
    'else-unmet',
    'listMovements',
    'returns a destination for a movement that is not a transfer',
    onReply('listMovements', 200, ({ body }) => {
      const others = list(object(body).movements).filter(
        (movement) => object(movement).direction !== 'transfer',
      );
      for (const movement of others) put(movement, '/toBin', 'A-07');
    }),
  ),
  body(
    'pattern-properties',
    'getItem',
    'returns a language code of three letters',
    onBody('getItem', 200, '/names', () => ({ deu: 'Ding' })),
  ),
  body(
    'property-names',
    'getItem',
    'returns an attribute whose name begins with a capital',
    onBody('getItem', 200, '/attributes', () => ({ Colour: 'red' })),
  ),
  body(
    'too-many-properties',
    'listItems',
    'returns the name in four languages',
    onBody('listItems', 200, '/items/*/names', () => ({ de: 'Ding', fr: 'Chose', it: 'Cosa', pt: 'Coisa' })),
  ),
  body(
    'too-long',
    'listItems',
    'returns names of 41 characters',
    onBody('listItems', 200, '/items/*/name', 'x'.repeat(41)),
  ),
  body(
    'required-missing',
    'listItems',
    'omits the next offset',
    onBody('listItems', 200, '/next', undefined),
  ),
  body(
    'required-missing-deep',
    'readLayout',
    'omits the area of an inner zone',
    onBody('readLayout', 200, '/zones/0/zones', [{ code: 'Z' }]),
  ),
  body(
    'csv-without-head',
    'listMovements',
    'omits the first line of the CSV',
    onReply('listMovements', 200, (reply) => {
      if (typeof reply.body === 'string') reply.body = reply.body.slice(reply.body.indexOf('\n') + 1);
    }),
  ),
  body(
    'write-only-shown',
    'getItem',
    'returns the write-only PIN',
    onReply('getItem', 200, ({ body }, call, state) => {
      const pin = state.items.get(call.pathParameters.itemId ?? '')?.pin;
      if (pin !== undefined) put(body, '/pin', pin);
    }),
  ),
  {
    ...body(
      'unreadable',
      'search',
      'truncates its JSON',
      onReply('search', 200, (reply) => {
        reply.text = JSON.stringify(reply.body).slice(0, -1);
      }),
    ),
    expects: { rule: 'unreadable-body', operation: 'search' },
  },
  {
    ...body(
      'undocumented-in-open',
      'health',
      'returns an undeclared field',
      onBody('health', 200, '/uptime', 12),
    ),
    expects: { rule: 'undocumented-field', operation: 'health' },
  },
  body(
    'problem-of-400',
    'listItems',
    'refuses without a title',
    onBody('listItems', 400, '/title', undefined),
  ),
  body(
    'problem-of-401',
    'changeItem',
    'returns the status as a text',
    onBody('changeItem', 401, '/status', '401'),
  ),
];

function body(name: string, operation: string, says: string, serve: Serve): Fault {
  return {
    name: `body-${name}`,
    kind: 'body',
    says: `${operation} ${says}.`,
    expects: { rule: 'response-body', operation },
    serve,
  };
}

import { expect, it } from 'vitest';
import { smallHandlers } from '../test/small/app.ts';
import {
  type SmallDefaults,
  type SmallOperations,
  type SmallSupplied,
  smallDocument,
} from '../test/small/contract.ts';
import { contractApp } from './contract-app.ts';
import type { Handler, Handlers } from './handler.ts';
import type { Input } from './input.ts';
import type { Output } from './output.ts';

// The compiler is the test here: `tsc` fails if a line marked as an error is none, or if another line is one.

type Context = { readonly caller: string };
type Small = Handlers<SmallOperations, SmallDefaults, Context, SmallSupplied>;
type InputOf<Id extends keyof SmallOperations> = Input<SmallOperations[Id], SmallDefaults[Id]>;

/** Returns a value with its type. */
function of<T>(value: T): T {
  return value;
}

it('types the input: a default makes a parameter or a field present, others may be absent', () => {
  const list = of<InputOf<'listThings'>>({ path: {}, query: { limit: 5 }, headers: {}, body: undefined });
  of<number>(list.query.limit);
  // @ts-expect-error A parameter without a default may be absent.
  of<string[]>(list.query.status);
  // @ts-expect-error The operation has no such parameter.
  list.query.colour;
  // @ts-expect-error A parameter with a default is always there.
  of<InputOf<'listThings'>>({ path: {}, query: {}, headers: {}, body: undefined });

  const create = of<InputOf<'createThing'>>({
    path: {},
    query: {},
    headers: {},
    body: { name: 'a', size: 's' },
  });
  of<string>(create.body.size);
  // @ts-expect-error A field without a default may be absent.
  of<string>(create.body.currency);
  // @ts-expect-error An optional header may be absent.
  of<string>(create.headers['Idempotency-Key']);

  const get = of<InputOf<'getThing'>>({ path: { id: 'a' }, query: {}, headers: {}, body: undefined });
  of<string>(get.path.id);
  // @ts-expect-error The operation takes no body.
  of<object>(get.body);
  expect(get.path.id).toBe('a');
});

it('types the output: each declared status with its body', () => {
  const ok = of<Output<SmallOperations['getThing']>>({ status: 200, body: { name: 'a' } });
  of<Output<SmallOperations['deleteThing']>>({ status: 204 });
  // @ts-expect-error The body of a success is no error body.
  of<Output<SmallOperations['getThing']>>({ status: 200, body: { message: 'a' } });
  // @ts-expect-error This status is not declared.
  of<Output<SmallOperations['getThing']>>({ status: 201, body: { name: 'a' } });
  // @ts-expect-error This status has content.
  of<Output<SmallOperations['getThing']>>({ status: 200 });
  // @ts-expect-error This status has no content.
  of<Output<SmallOperations['deleteThing']>>({ status: 204, body: { name: 'a' } });
  expect(ok.status).toBe(200);
});

it('types a range as its statuses', () => {
  const refused = of<Output<SmallOperations['listThings']>>({ status: 422, body: { message: 'no' } });
  // @ts-expect-error 5XX is no part of 4XX.
  of<Output<SmallOperations['listThings']>>({ status: 503, body: { message: 'no' } });
  // @ts-expect-error A status of the range has the body of the range.
  of<Output<SmallOperations['listThings']>>({ status: 404, body: { name: 'no' } });
  if (refused.status === 200) of<string>(refused.body.name);
  expect(refused.status).toBe(422);
});

it('types the default as the statuses that nothing else declares', () => {
  interface Open {
    responses: {
      200: { headers: object; content: { 'application/json': { name: string } } };
      '4XX': { headers: object; content?: never };
      default: { headers: object; content: { 'application/json': { message: string } } };
    };
  }
  const other = of<Output<Open>>({ status: 503, body: { message: 'no' } });
  // @ts-expect-error 200 is declared by itself.
  of<Output<Open>>({ status: 200, body: { message: 'no' } });
  // @ts-expect-error 404 is in a declared range.
  of<Output<Open>>({ status: 404, body: { message: 'no' } });
  // @ts-expect-error 1000 is no status.
  of<Output<Open>>({ status: 1000, body: { message: 'no' } });
  expect(other.status).toBe(503);
});

it('types the headers that a response requires, but those that the app adds', () => {
  type List = Output<SmallOperations['listThings'], SmallSupplied>;
  const list = of<List>({ status: 200, headers: { 'X-Total': '1', 'X-More': 'a' }, body: { name: 'a' } });
  // @ts-expect-error X-Total is required.
  of<List>({ status: 200, body: { name: 'a' } });
  // @ts-expect-error X-Total is required among the headers.
  of<List>({ status: 200, headers: { 'X-More': 'a' }, body: { name: 'a' } });
  // @ts-expect-error Without an app that adds it, X-Request-Id is required too.
  of<Output<SmallOperations['listThings']>>({
    status: 200,
    headers: { 'X-Total': '1' },
    body: { name: 'a' },
  });
  of<List>({ status: 404, body: { message: 'no' } });
  expect(list.status).toBe(200);
});

it('makes a superfluous and a misshapen handler an error of the compiler, and a missing one where all are demanded', () => {
  const { getThing, ...others } = smallHandlers;
  // @ts-expect-error getThing is missing.
  of<Small>(others);
  // @ts-expect-error There is no operation sellThing.
  of<Small>({ ...smallHandlers, sellThing: getThing });
  // @ts-expect-error getThing answers an undeclared status.
  of<Small>({ ...smallHandlers, getThing: () => ({ status: 299 as const, body: { name: 'a' } }) });
  const wanting = (_input: unknown, _context: { session: string }) => ({
    status: 404 as const,
    body: { message: '' },
  });
  // @ts-expect-error getThing wants another context.
  of<Small>({ ...smallHandlers, getThing: wanting });
  of<Handler<SmallOperations['getThing'], never, Context>>(async ({ path }) => ({
    status: 200,
    body: { name: path.id },
  }));
  const settings = {
    document: smallDocument,
    newRequestId: () => 'req_1',
    admit: () => ({ caller: 'me' }),
    errorReply: () => ({ status: 500 }),
    mistakes: 'fail',
    onMistake: () => {},
  } as const;
  const app = contractApp<SmallOperations, SmallDefaults, Context, SmallSupplied>({
    ...settings,
    handlers: others,
  });
  expect(app.unbuilt.map(({ id }) => id)).toEqual(['getThing']);
  expect(() =>
    contractApp<SmallOperations, SmallDefaults, Context, SmallSupplied>({
      ...settings,
      // @ts-expect-error There is no operation getThings.
      handlers: { ...others, getThings: getThing },
    }),
  ).toThrow('The document has no operations for the handlers getThings.');
});

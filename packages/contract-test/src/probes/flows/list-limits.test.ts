import { expect, it } from 'vitest';
import { apiFile, list, object } from '../../../lab/contract.ts';
import type { Fault } from '../../../lab/fault.ts';
import { told } from '../../../test/probes/drive-probes.ts';
import { driveFlows } from '../../../test/probes/flows/drive-flows.ts';
import { loadContract } from '../../contract/load/load-contract.ts';

const contract = await loadContract(apiFile);

/** Adds one entry to list pages that begin at certain offsets. */
const fuller = (isFuller: (offset: number) => boolean): Pick<Fault, 'serve'> => ({
  serve: (call, _, next) => {
    const reply = next();
    const offset = Number(call.query.get('offset')?.[0] ?? 0);
    if (call.operation?.id !== 'listItems' || reply.status !== 200 || !isFuller(offset)) return reply;
    const following = object(reply.body).next;
    if (typeof following !== 'number') return reply;
    const query = new Map([...call.query, ['offset', [String(following)]], ['limit', ['1']]] as const);
    const more = list(object(next({ ...call, query }).body).items);
    return { ...reply, body: { ...object(reply.body), items: [...list(object(reply.body).items), ...more] } };
  },
});

it.each([
  ['the first', (offset: number) => offset === 0],
  ['a later', (offset: number) => offset > 0],
])('tells once of %s page with more entries than were asked for', (_, isFuller) => {
  const driven = driveFlows(contract, fuller(isFuller));
  expect(told(driven)).toEqual(['filter-ignored listItems /body']);
  expect(driven.findings).toHaveLength(1);
});

it('asks for one later page of a list that has such', () => {
  const next = driveFlows(contract).sent.filter(({ case: { id } }) => id.endsWith('/next'));
  expect(next.map(({ case: { operation, parts } }) => [operation.id, parts.query])).toEqual([
    ['listItems', { limit: 1, offset: 1 }],
  ]);
});

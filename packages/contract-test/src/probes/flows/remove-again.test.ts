import { expect, it } from 'vitest';
import { apiFile } from '../../../lab/contract.ts';
import { onReply } from '../../../lab/edit.ts';
import { told } from '../../../test/probes/drive-probes.ts';
import { driveFlows } from '../../../test/probes/flows/drive-flows.ts';
import { loadContract } from '../../contract/load/load-contract.ts';

const contract = await loadContract(apiFile);

/** Answers deletions of missing items with 204, if `isForgiven` says so. */
const forgiving = (isForgiven: (itemId: string, items: number) => boolean) => ({
  serve: onReply('removeItem', 404, (reply, { pathParameters: { itemId = '' } }, { counters }) => {
    if (!isForgiven(itemId, counters.item)) return;
    const { 'X-Request-Id': id = '' } = reply.headers;
    Object.assign(reply, { status: 204, headers: { 'X-Request-Id': id }, body: undefined });
  }),
});

it('tells of a thing that can be removed twice, where nothing else that is not there can be', () => {
  const wasThere = forgiving((itemId, items) => Number(itemId.slice('itm_'.length)) <= items);
  expect(told(driveFlows(contract, wasThere))).toEqual(['unknown-resource removeItem /status']);
});

it('lets a server remove whatever is not there', () => {
  expect(
    told(
      driveFlows(
        contract,
        forgiving(() => true),
      ),
    ),
  ).toEqual([]);
});

it('removes one thing twice', () => {
  const { sent } = driveFlows(contract);
  const again = sent.filter(({ case: { id } }) => id.endsWith('/delete-again'));
  expect(again.map(({ status }) => status)).toEqual([404]);
});

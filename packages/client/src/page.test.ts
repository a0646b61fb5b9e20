import { describe, expect, it } from 'vitest';
import { failure, json } from '../test/answers.ts';
import { createClient } from './index.ts';

const baseUrl = 'http://127.0.0.1:1';

/** A list of transfers in pages of two, served by number: the cursor of a page is its number. */
function pagesOf(count: number) {
  const asked: string[] = [];
  const fetch = async ({ url }: Request): Promise<Response> => {
    asked.push(new URL(url).search);
    const page = Number(new URL(url).searchParams.get('cursor') ?? 0);
    const data = [{ id: `TRF_${2 * page}` }, { id: `TRF_${2 * page + 1}` }];
    const pagination = {
      current_entries_size: 2,
      ...(page + 1 < count && { next_cursor: String(page + 1) }),
      ...(page > 0 && { previous_cursor: String(page - 1) }),
    };
    return json(200, { status: 'success', message: '', data, pagination });
  };
  return { asked, client: createClient({ baseUrl, fetch }) };
}

async function collected<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe('a list', () => {
  it('is its page when awaited, and its items in a loop', async () => {
    const { asked, client } = pagesOf(3);
    const page = await client.transfers.list();
    expect(page.items.map(({ id }) => id)).toEqual(['TRF_0', 'TRF_1']);
    expect([...page].map(({ id }) => id)).toEqual(['TRF_0', 'TRF_1']);
    expect(page.pagination.next_cursor).toBe('1');
    expect(page.data).toBe(page.items);
    expect(asked).toEqual(['']);
  });

  it('is every item with for await, each page asked for when it is reached, with the filters', async () => {
    const { asked, client } = pagesOf(3);
    const ids: string[] = [];
    for await (const { id } of client.transfers.list({ status: ['pending'], limit: 2 })) {
      ids.push(id);
      if (id === 'TRF_3') break;
    }
    expect(ids).toEqual(['TRF_0', 'TRF_1', 'TRF_2', 'TRF_3']);
    expect(asked).toEqual(['?status=pending&limit=2', '?status=pending&limit=2&cursor=1']);
    const all = (await collected(client.transfers.list())).map(({ id }) => id);
    expect(all).toEqual(['TRF_0', 'TRF_1', 'TRF_2', 'TRF_3', 'TRF_4', 'TRF_5']);
  });

  it('is its pages, in both directions', async () => {
    const { client } = pagesOf(3);
    const pages = (await collected(client.transfers.list().pages())).map(({ items }) => items[0]?.id);
    expect(pages).toEqual(['TRF_0', 'TRF_2', 'TRF_4']);
    const last = await client.transfers.list({ cursor: '2' });
    expect(await last.next()).toBeUndefined();
    const middle = await last.previous();
    const first = await middle?.previous();
    expect([middle, first].map((page) => page?.items[0]?.id)).toEqual(['TRF_2', 'TRF_0']);
    expect(await first?.previous()).toBeUndefined();
  });

  it('ends where pages lead back to one that was read, as those of the mock do', async () => {
    let asked = 0;
    const fetch = async () => {
      asked += 1;
      const pagination = { current_entries_size: 1, next_cursor: 'same' };
      return json(200, { status: 'success', message: '', data: [{ id: 'TRF_0' }], pagination });
    };
    expect(await collected(createClient({ baseUrl, fetch }).transfers.list())).toHaveLength(2);
    expect(asked).toBe(2);
  });

  it('ends with the error of the page that failed', async () => {
    const { client } = pagesOf(2);
    const broken = createClient({
      baseUrl,
      fetch: async (request) =>
        request.url.includes('cursor')
          ? failure(400, 'bad_request')()
          : json(200, {
              status: 'success',
              message: '',
              data: [{ id: 'TRF_0' }],
              pagination: { current_entries_size: 1, next_cursor: '1' },
            }),
    });
    const ids: string[] = [];
    const read = async () => {
      for await (const { id } of broken.transfers.list()) ids.push(id);
    };
    await expect(read()).rejects.toMatchObject({ name: 'bad_request' });
    expect(ids).toEqual(['TRF_0']);
    expect(await (await client.transfers.list()).next()).toBeDefined();
  });

  it('inside of data has its items, and the data beside', async () => {
    const { client } = {
      client: createClient({
        baseUrl,
        fetch: async () =>
          json(200, {
            status: 'success',
            message: '',
            data: { position: { symbol: 'TSLAx' }, activities: [{ id: 'ACT_1' }] },
            pagination: { current_entries_size: 1 },
          }),
      }),
    };
    const page = await client.stocks.getPosition('TSLAx');
    expect(page.items).toEqual([{ id: 'ACT_1' }]);
    expect(page.data.position.symbol).toBe('TSLAx');
  });
});

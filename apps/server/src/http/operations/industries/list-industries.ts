import type { Industry } from '../../../domain/reference/industry.ts';
import { byName, type KeysetOrder, keysetPage } from '../../../domain/reference/keyset-page.ts';
import type { ApiServices } from '../../../services.ts';
import type { Handler } from '../../handler.ts';
import { page } from '../../replies.ts';

const order: KeysetOrder<Industry> = { keyOf: ({ id, name }) => [name, id], compare: byName };

/** Lists the industries that a business customer can belong to, by name. */
export const listIndustries =
  ({ industries, cursors }: Pick<ApiServices, 'industries' | 'cursors'>): Handler<'listIndustries'> =>
  ({ query }, { profile }, call) =>
    page(
      'Industries retrieved.',
      { call, query, cursors, reader: profile },
      (request) => keysetPage(industries, order, request),
      (industry) => ({ ...industry }),
    );

import type { Industry } from '../../../domain/reference/industry.ts';
import { byName, type KeysetOrder } from '../../../domain/reference/keyset-page.ts';
import type { Services } from '../../../services.ts';
import type { Handler } from '../../handler.ts';
import { referencePage } from '../../reference-page.ts';

const order: KeysetOrder<Industry> = { keyOf: ({ id, name }) => [name, id], compare: byName };

/** The industries that a business customer can belong to, by name. */
export const listIndustries =
  ({ industries, cursors }: Pick<Services, 'industries' | 'cursors'>): Handler<'listIndustries'> =>
  ({ query }, context) => {
    const list = { operation: 'listIndustries', entries: industries, order } as const;
    const page = referencePage(list, query, cursors, context);
    return {
      status: 200,
      body: {
        status: 'success',
        message: 'Industries retrieved.',
        data: page.entries.map((industry) => ({ ...industry })),
        pagination: page.pagination,
      },
    };
  };

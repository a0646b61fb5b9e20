import { NotFound } from '../../../domain/domain-error.ts';
import type { ApiServices } from '../../../services.ts';
import type { Handler } from '../../handler.ts';
import { ok } from '../../replies.ts';
import { currencyBody } from './currency-body.ts';

/** Returns one currency by its code. */
export const getCurrency =
  ({ currencies }: Pick<ApiServices, 'currencies'>): Handler<'getCurrency'> =>
  ({ path }) => {
    const currency = currencies.get(path.code);
    if (currency === undefined) throw new NotFound(`currency ${path.code}`);
    return ok('Currency retrieved.', currencyBody(currency));
  };

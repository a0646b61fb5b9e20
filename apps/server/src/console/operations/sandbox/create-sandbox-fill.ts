import { Decimal } from '../../../domain/money/decimal.ts';
import type { Fill } from '../../../domain/stocks/fill.ts';
import { fillBody } from '../../../http/operations/stocks/stock-position-body.ts';
import { created, replyOnce } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';

/** Executes a stock order at the simulated venue (G149). */
export const createSandboxFill =
  ({
    sandboxOutcomes,
    currencies,
  }: Pick<ConsoleServices, 'sandboxOutcomes' | 'currencies'>): ConsoleHandler<'createSandboxFill'> =>
  ({ body }, context) => {
    const businessId = businessIdOf(context);
    const { symbol, action, tokens, funding_currency, profile_id: profileId = businessId } = body;
    const order = {
      ticker: symbol,
      side: action,
      tokens: Decimal.parse(tokens),
      fundingCurrency: funding_currency,
    };
    return replyOnce(
      context,
      (keep) => sandboxOutcomes.fill(actOf(context), businessId, profileId, order, keep),
      (fill: Fill) => created('Fill made.', fillBody(fill, currencies)),
    );
  };

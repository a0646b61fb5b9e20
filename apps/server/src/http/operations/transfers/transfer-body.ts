import type { components } from '@finops/contract';
import { timestampOf } from '../../../domain/clock.ts';
import { amountText, amountWithCurrency } from '../../../domain/money/amount.ts';
import type { Money } from '../../../domain/money/money.ts';
import { present } from '../../../domain/present.ts';
import type { Currencies } from '../../../domain/reference/currencies.ts';
import { describe, describeEnds, titles, toCome } from '../../../domain/transfers/descriptions.ts';
import type { Transfer } from '../../../domain/transfers/transfer.ts';
import { creditedBy, isFinal, outcomeOf, refundedBy } from '../../../domain/transfers/transfer-end.ts';
import { statesToCome } from '../../../domain/transfers/transfer-machine.ts';
import { payInBody, payOutBody } from '../quotes/payment-leg-body.ts';
import { feeBody, rateBody } from '../quotes/quote-body.ts';

/** A transfer as the contract's `Transfer`. */
export function transferBody(transfer: Transfer, currencies: Currencies): components['schemas']['Transfer'] {
  const { quote } = transfer;
  const { sourceCurrency, targetCurrency } = quote;
  return {
    id: transfer.id,
    quote_id: quote.id,
    profile_id: transfer.profileId,
    reference: quote.reference,
    description: describe(transfer),
    sub_description: describeEnds(transfer),
    status_description: transfer.steps.at(-1)?.description ?? '',
    category: quote.category,
    ...(sourceCurrency !== targetCurrency && { trade: quote.rate.side }),
    source_currency: sourceCurrency,
    target_currency: targetCurrency,
    source_amount: amountText(transfer.sourceAmount, currencies.known(sourceCurrency)),
    target_amount: amountText(transfer.targetAmount, currencies.known(targetCurrency)),
    rate: rateBody(quote),
    fees: transfer.fees.map((fee) => feeBody(fee, currencies)),
    pay_in: payInBody(transfer.payIn),
    pay_out: payOutBody(transfer.payOut),
    status: transfer.status,
    final: isFinal(transfer),
    ...present({
      outcome: outcomeOf(transfer),
      credited: amountBody(creditedBy(transfer), currencies),
      refunded: amountBody(refundedBy(transfer), currencies),
    }),
    timeline: timelineBody(transfer),
    ...(quote.reversalPolicy && { reversal_policy: quote.reversalPolicy }),
    ...(transfer.error && { error: transfer.error }),
    ...(transfer.metadata && { metadata: transfer.metadata }),
    created_at: timestampOf(transfer.createdAt),
    updated_at: timestampOf(transfer.updatedAt),
  };
}

function amountBody(money: Money | undefined, currencies: Currencies) {
  return money && amountWithCurrency(money.amount, currencies.known(money.currency));
}

/** The states reached, and those certain to follow (G74). */
function timelineBody(transfer: Transfer): components['schemas']['Timeline'] {
  const { steps, status } = transfer;
  const done = steps.map((step, index) => ({
    step: index + 1,
    done: true,
    status: step.status,
    title: titles[step.status],
    description: step.description,
    timestamp: timestampOf(step.at),
  }));
  const toFollow = statesToCome(transfer).map((state, index) => ({
    step: done.length + index + 1,
    done: false,
    status: state,
    title: titles[state],
    description: toCome(transfer, state),
  }));
  return {
    total_steps: done.length + toFollow.length,
    current_step: done.length,
    transfer_status: status,
    events: [...done, ...toFollow],
  };
}

import type { components } from '@finops/contract';
import { timestampOf } from '../../../domain/clock.ts';
import type { EntryMeta } from '../../../domain/ledger/entry.ts';
import { amountText, amountWithCurrency, rateText } from '../../../domain/money/amount.ts';
import type { Money } from '../../../domain/money/money.ts';
import { present } from '../../../domain/present.ts';
import type { Currencies } from '../../../domain/reference/currencies.ts';
import type { StoredTransaction } from '../../../domain/transactions/transaction-store.ts';
import { accountBody } from '../quotes/payment-leg-body.ts';

/** An entry as the contract's `Transaction`. */
export function transactionBody(
  entry: StoredTransaction,
  currencies: Pick<Currencies, 'known'>,
): components['schemas']['Transaction'] {
  const currency = currencies.known(entry.currency);
  return {
    id: entry.id,
    object: 'transaction',
    type: entry.type,
    status: entry.isPending ? 'pending' : 'completed',
    reference: entry.reference,
    user_id: entry.userId,
    profile_id: entry.profileId,
    description: entry.description,
    sub_description: entry.subDescription,
    status_description: entry.isPending ? 'The payment is being confirmed.' : entry.statusDescription,
    amount: amountText(entry.amount, currency),
    currency: entry.currency,
    is_fiat: currency.type === 'fiat',
    is_credit: entry.isCredit,
    available_balance: amountText(entry.availableBalance, currency),
    pending_balance: amountText(entry.totalBalance.minus(entry.availableBalance), currency),
    total_balance: amountText(entry.totalBalance, currency),
    ...(entry.transferId !== undefined && { transfer_id: entry.transferId }),
    ...(entry.meta && { meta: metaBody(entry.meta, currencies) }),
    created_at: timestampOf(entry.createdAt),
  };
}

function metaBody(
  { fee, blockchainHash, fromAddress, source, destination, conversion }: EntryMeta,
  currencies: Pick<Currencies, 'known'>,
): components['schemas']['TransactionMeta'] {
  const text = ({ amount, currency }: Money) => amountText(amount, currencies.known(currency));
  return present({
    fee: fee && amountWithCurrency(fee.amount, currencies.known(fee.currency)),
    blockchain_hash: blockchainHash,
    from_address: fromAddress,
    source: source && accountBody(source),
    destination: destination && accountBody(destination),
    conversion: conversion && {
      source_currency: conversion.source.currency,
      source_amount: text(conversion.source),
      target_currency: conversion.target.currency,
      target_amount: text(conversion.target),
      rate: rateText(conversion.rate),
    },
  });
}

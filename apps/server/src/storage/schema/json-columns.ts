import type { BooksCheck } from '../../domain/books/difference.ts';
import type { LinkMeta } from '../../domain/payments/links/payment-link.ts';
import type { Rate } from '../../domain/pricing/rate.ts';
import type { Fee } from '../../domain/quotes/fee.ts';
import type { Transfer } from '../../domain/transfers/transfer.ts';

/** Any value that JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** An amount and its currency as stored. */
export interface MoneyJson {
  readonly amount: string;
  readonly currency: string;
}

/** A fee as stored. */
export interface FeeJson {
  readonly name: Fee['name'];
  readonly type: Fee['type'];
  readonly amount: MoneyJson;
  readonly converted: MoneyJson;
}

/** The options of a link that a payer may choose or see, as stored. */
export interface LinkMetaJson extends Omit<LinkMeta, 'amountLimit' | 'dueDate' | 'items'> {
  readonly amountLimit?: { readonly min?: string; readonly max?: string };
  readonly dueDate?: string;
  readonly items?: readonly { readonly item: string; readonly quantity: number; readonly amount: string }[];
}

/** An item of a pledge quote as stored. */
export interface PledgeItemJson {
  readonly asset: string;
  readonly amount: string;
  readonly can_lock: boolean;
}

/** A step of a transfer as stored. */
export interface StepJson {
  readonly status: Transfer['status'];
  readonly description: string;
  readonly at: string;
}

/** Further facts about an entry as stored; accounts are in snake case. */
export interface TransactionMetaJson {
  readonly fee?: MoneyJson;
  readonly blockchain_hash?: string;
  readonly from_address?: string;
  readonly source?: object;
  readonly destination?: object;
  readonly conversion?: {
    readonly source_currency: string;
    readonly source_amount: string;
    readonly target_currency: string;
    readonly target_amount: string;
    readonly rate: string;
  };
}

/** A difference of the books as stored. */
export interface DifferenceJson {
  readonly check: BooksCheck;
  readonly subject: string;
  readonly currency: string | null;
  readonly expected: string;
  readonly found: string;
}

/** A payment on which a rail and the ledger disagree, as stored. */
export interface PaymentJson {
  readonly rail: string;
  readonly currency: string;
  readonly direction: 'in' | 'out';
  readonly reference: string;
  readonly said: string;
  readonly posted: string;
}

/** A rate as stored. */
export interface RateJson {
  readonly product: string;
  readonly explained: string;
  readonly rate: string;
  readonly side: Rate['side'];
}

/** A merchant as stored. */
export interface MerchantJson {
  readonly name: string;
  readonly contact_email?: string;
}

import type { Bank } from '../../domain/reference/bank.ts';

/** The rails that have a pace of their own; every blockchain has that of `chain`. */
export const railKinds = ['bank', 'chain', 'mobile_money'] as const;

/** One of `railKinds`. */
export type RailKind = (typeof railKinds)[number];

/** The channels that outside money is paid in by. */
export const payInChannels = ['address', 'mobile_money', 'temporary_bank_account'] as const;

/** One of `payInChannels`. */
export type PayInChannel = (typeof payInChannels)[number];

/** Everything that the simulated rails go by. All times are in milliseconds. */
export interface RailsSettings {
  readonly steps: {
    readonly takeUp: number;
    readonly exchange: number;
    readonly send: number;
    readonly refund: number;
  };
  readonly rails: Readonly<Record<RailKind, { readonly confirm: number; readonly deliver: number }>>;
  /** For how long what is issued takes a payment. */
  readonly expiresAfter: Readonly<Record<PayInChannel, number>>;
  /** After which a phone that is asked to pay has paid. */
  readonly phonePaysAfter: number;
  /** The bank at which temporary and static accounts are opened, by currency. */
  readonly banks: ReadonlyMap<string, Bank>;
}

import type { Bank } from '../../domain/reference/bank.ts';

/** Rails with their own delays; all blockchains use those of `chain`. */
export const railKinds = ['bank', 'chain', 'mobile_money'] as const;

/** One of `railKinds`. */
export type RailKind = (typeof railKinds)[number];

/** Channels of pay-ins. */
export const payInChannels = ['address', 'mobile_money', 'temporary_bank_account'] as const;

/** One of `payInChannels`. */
export type PayInChannel = (typeof payInChannels)[number];

/** Settings of the simulated rails. All times are in milliseconds. */
export interface RailsSettings {
  readonly steps: {
    readonly takeUp: number;
    readonly exchange: number;
    readonly send: number;
    readonly refund: number;
  };
  readonly rails: Readonly<Record<RailKind, { readonly confirm: number; readonly deliver: number }>>;
  /** How long an issued pay-in accepts a payment. */
  readonly expiresAfter: Readonly<Record<PayInChannel, number>>;
  /** How long a phone takes to pay after the prompt. */
  readonly phonePaysAfter: number;
  /** The bank of temporary and static accounts, by currency. */
  readonly banks: ReadonlyMap<string, Bank>;
}

import { timestampOf } from '../../domain/clock.ts';
import { present } from '../../domain/present.ts';
import type { PaymentLeg, PaymentTrace } from '../../domain/quotes/payment-leg.ts';
import type { AccountDetails } from '../../domain/reference/account-details.ts';
import { domainNames, storedNames } from './stored-names.ts';

/** A payment leg as stored. */
export interface LegJson<Type extends PaymentLeg['type'] = PaymentLeg['type']> {
  readonly type: Type;
  readonly network?: string;
  readonly address?: string;
  readonly memo?: string;
  readonly recipient_id?: string;
  readonly recipient_details?: object;
  readonly session_id?: string;
  readonly blockchain_hash?: string;
  readonly blockchain_url?: string;
  readonly from_address?: string;
  readonly expires_at?: string;
}

/** The fields of all types of leg. */
interface LegFacts {
  readonly type: PaymentLeg['type'];
  readonly network?: string;
  readonly address?: string;
  readonly memo?: string;
  readonly recipientId?: string;
  readonly account?: AccountDetails;
  readonly trace?: PaymentTrace;
  readonly expiresAt?: Date;
}

/** Converts a leg to its stored form. */
export function legJson<Leg extends PaymentLeg>(leg: Leg): LegJson<Leg['type']> {
  const { type, recipientId, account, trace, expiresAt, ...own }: LegFacts = leg;
  return {
    ...own,
    ...present({
      recipient_id: recipientId,
      recipient_details: account && storedNames(account),
      ...(type === 'address'
        ? { blockchain_hash: trace?.id, blockchain_url: trace?.url, from_address: trace?.fromAddress }
        : { session_id: trace?.id }),
      expires_at: expiresAt && timestampOf(expiresAt),
    }),
    type: leg.type,
  };
}

/** The reverse of {@link legJson}. */
export function legOf<Leg extends PaymentLeg>(json: LegJson<Leg['type']>): Leg {
  const { type, network, address, memo, recipient_details: account, expires_at: expiresAt } = json;
  const facts: LegFacts = {
    type,
    ...present({
      network,
      address,
      memo,
      recipientId: json.recipient_id,
      account: account && (domainNames(account) as AccountDetails),
      trace: traceOf(json),
      expiresAt: expiresAt === undefined ? undefined : new Date(expiresAt),
    }),
  };
  return facts as Leg;
}

function traceOf({
  session_id,
  blockchain_hash,
  blockchain_url,
  from_address,
}: LegJson): PaymentTrace | undefined {
  const id = session_id ?? blockchain_hash;
  return id === undefined
    ? undefined
    : { id, ...present({ url: blockchain_url, fromAddress: from_address }) };
}

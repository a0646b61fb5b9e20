import type { RecipientFacts } from '../../../src/domain/recipients/recipient.ts';
import { recipientFacts } from '../../../src/domain/recipients/recipient-facts.ts';
import type { RecipientWorld } from '../../../src/domain/recipients/recipient-world.ts';
import { recipientRequest } from '../../../src/http/operations/recipients/recipient-request.ts';

/** A recipient as a request describes it. */
export type RecipientInput = Parameters<typeof recipientRequest>[0];

/** The recipient that a request creates. */
export function factsOf(input: RecipientInput, world: RecipientWorld): RecipientFacts {
  return recipientFacts(recipientRequest(input), world);
}

import type { OpenApiDocument } from '@finops/contract/document';
import { type Webhooks, webhooksOf } from '@finops/contract-express';
import { reasonsByField } from '@finops/contract-express/reading';
import type { EventCatalogue, EventData } from '../domain/webhooks/test-event.ts';

/** Events as the contract defines them; read on first use. */
export function eventCatalogue(load: () => OpenApiDocument): EventCatalogue {
  let read: Webhooks | undefined;
  const webhooks = () => {
    read ??= webhooksOf(load());
    return read;
  };
  return {
    example: (kind) => (webhooks().example(kind) as { readonly data: EventData }).data,
    reasonsAgainst: (kind, businessId, data) =>
      Object.fromEntries(
        reasonsByField(webhooks().flawsOf(kind, { business_id: businessId, event: kind, data })),
      ),
  };
}

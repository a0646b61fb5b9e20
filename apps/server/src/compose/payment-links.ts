import { LinkExpiry } from '../domain/payments/links/link-expiry.ts';
import { LinkRequests } from '../domain/payments/links/link-requests.ts';
import { PaymentLinks } from '../domain/payments/links/payment-links.ts';
import { paymentLinkHandlers } from '../http/operations/payment-links/index.ts';
import type { Services } from '../services.ts';
import { paymentLinkStore } from '../storage/payments/postgres-payment-link-store.ts';
import { ALL, NONE } from '../storage/sandbox/postgres-sandbox-store.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';

type Known = Pick<Services, 'currencies' | 'cursors' | 'paymentRequests'>;

/** Payment links. */
export function paymentLinksArea(base: Base, known: Known) {
  const { config, database, venue, clock, ids, randomness, sweepMs } = base;
  const { currencies } = known;
  const store = paymentLinkStore(database);
  const expiry = new LinkExpiry({ store, clock });
  const paymentLinks = new PaymentLinks({ store, currencies, clock, ids, randomness });
  const services = {
    paymentLinks,
    linkRequests: new LinkRequests({
      links: paymentLinks,
      requests: known.paymentRequests,
      currencies,
      venue,
      clock,
    }),
    linkPage: (id: string) => `${config.dashboardUrl}/pay/${id}`,
  };
  return {
    services,
    handlers: { api: paymentLinkHandlers({ ...services, ...known }) },
    dueWork: expiry,
    jobs: [{ name: 'expired payment links', restMs: sweepMs, run: () => expiry.runAllDue() }],
    tables: [
      { table: 'payment_link', isOver: NONE },
      { table: 'payment_link_directory', isOver: ALL },
    ],
  } satisfies Area;
}

import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { runJobs } from '../jobs/scheduler.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/engine/database.ts';
import { oneProcessAtATime } from '../storage/engine/deployment.ts';
import { accountsArea } from './accounts.ts';
import { type Area, handlersOf } from './area.ts';
import { type Base, type Given, openBase } from './base.ts';
import { booksArea } from './books.ts';
import { customersArea } from './customers.ts';
import { type Edges, mountEdges } from './edges.ts';
import { eventHistoryArea } from './event-history.ts';
import { warnOfGaps } from './gaps.ts';
import { investingArea } from './investing.ts';
import { issuerArea } from './issuer.ts';
import { moneyArea } from './money.ts';
import { oauthAppsArea } from './oauth-apps.ts';
import { paymentLinksArea } from './payment-links.ts';
import { paymentsArea } from './payments.ts';
import { pledgesArea } from './pledges.ts';
import { referenceArea } from './reference.ts';
import { requestLogsArea } from './request-logs.ts';
import { requestsArea } from './requests.ts';
import { retentionArea } from './retention.ts';
import { sandboxArea } from './sandbox.ts';
import { signingKeysOf } from './signing-keys.ts';
import { virtualAccountsArea } from './virtual-accounts.ts';
import { webhookEndpointsArea } from './webhook-endpoints.ts';
import { webhooksArea } from './webhooks.ts';

/** The composed server, not yet listening. */
export interface Composition extends Edges {
  readonly services: Services;
  readonly database: Database;
  /** Runs `work` while no other process on the same database does the same. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Closes everything that was opened. */
  close(): Promise<void>;
}

/**
 * Connects every port to its adapter: opens the database of the deployment and the rate windows, and mounts the
 * contracts.
 */
export async function compose(config: Config, logger: Logger, given: Given = {}): Promise<Composition> {
  warnOfGaps(config, logger);
  const closers: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const closeOne of closers.splice(0).reverse()) {
      await closeOne().catch((error: unknown) =>
        logger.error({ err: error }, 'a resource could not be closed'),
      );
    }
  };
  try {
    const base = await openBase(config, logger, given, closers);
    const { areas, services } = joinAreas(base);
    const edges = mountEdges(
      base,
      services,
      handlersOf(areas),
      areas.flatMap(({ metrics }) => metrics ?? []),
    );
    closers.push(
      runJobs(
        areas.flatMap((area) => area.jobs ?? []),
        (error, job) => logger.error({ err: error, job }, 'due work failed'),
      ),
    );
    return {
      ...edges,
      services,
      database: base.database,
      alone: (work) => oneProcessAtATime(base.patient, work),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Composes the areas, each from those before it. */
export function joinAreas(base: Base) {
  const areas: Area[] = [];
  const add = <Given extends object>(area: Area<Given>): Given => {
    areas.push(area);
    return area.services;
  };
  const requests = add(requestsArea(base));
  const requestLogs = add(requestLogsArea(base, requests));
  const reference = add(referenceArea(base, requests));
  const signingKeys = signingKeysOf(base);
  const accounts = add(accountsArea(base, { ...requests, signingKeys }));
  const oauthApps = add(oauthAppsArea(base, requests));
  const issuer = add(issuerArea(base, { ...accounts, ...oauthApps, signingKeys }));
  const customers = add(customersArea(base, { ...requests, ...reference, ...accounts }));
  const money = add(moneyArea(base, { ...requests, ...reference, ...accounts }));
  const pledges = add(pledgesArea(base, reference));
  const investing = add(investingArea(base, { ...requests, ...reference }));
  const virtualAccounts = add(virtualAccountsArea(base, customers));
  const payments = add(paymentsArea(base, { ...requests, ...accounts, ...money }));
  const paymentLinks = add(paymentLinksArea(base, { ...requests, ...reference, ...payments }));
  const webhookEndpoints = add(webhookEndpointsArea(base, requests));
  const webhooks = add(webhooksArea(base));
  const eventHistory = add(eventHistoryArea(base, requests));
  const books = add(booksArea(base, accounts));
  add(retentionArea(base));
  const sandbox = add(
    sandboxArea(
      base,
      {
        ...requests,
        ...reference,
        ...accounts,
        ...oauthApps,
        ...issuer,
        ...customers,
        ...money,
        ...investing,
        ...virtualAccounts,
        ...payments,
        ...webhookEndpoints,
        ...eventHistory,
      },
      areas,
    ),
  );
  const services = {
    ...requests,
    ...requestLogs,
    ...reference,
    ...accounts,
    ...oauthApps,
    signingKeys,
    ...issuer,
    ...customers,
    ...money,
    ...pledges,
    ...investing,
    ...virtualAccounts,
    ...payments,
    ...paymentLinks,
    ...webhookEndpoints,
    ...webhooks,
    ...eventHistory,
    ...books,
    ...sandbox,
  };
  return { areas, services };
}

import type { RequestListener } from 'node:http';
import type { Call, ContractApp } from '@finops/contract-express';
import { sql } from 'kysely';
import { consoleApp } from '../console/console-app.ts';
import type { Caller, SessionCaller } from '../domain/accounts/caller.ts';
import { Bulkhead } from '../domain/bulkhead.ts';
import { ByteBudget } from '../domain/byte-budget.ts';
import type { SandboxFault } from '../domain/sandbox/sandbox-fault.ts';
import { type ApiAppDependencies, apiApp } from '../http/api-app.ts';
import { callerAddress } from '../http/caller-address.ts';
import { namedProfile } from '../http/select-profile.ts';
import { issuerApp } from '../issuer/issuer-app.ts';
import { consentPages } from '../issuer/pages/consent-pages.ts';
import type { ConsentParts } from '../issuer/pages/decisions.ts';
import { accessLog } from '../observability/access-log.ts';
import type { AreaMetrics } from '../observability/area-metrics.ts';
import { serverMetrics } from '../observability/metrics.ts';
import { observeAll } from '../observability/observer.ts';
import { nothingElse, operationalEndpoints } from '../observability/operational-endpoints.ts';
import { requestLog } from '../observability/request-log.ts';
import type { Services } from '../services.ts';
import { isOutage } from '../storage/engine/outage.ts';
import type { JoinedHandlers } from './area.ts';
import type { Base } from './base.ts';

/** The apps that answer requests. */
export interface Edges {
  readonly api: ContractApp;
  readonly issuer: ContractApp;
  /** The app on the issuer address: the issuer, and the pages on which users decide about apps. */
  readonly issuerListener: RequestListener;
  readonly console: ContractApp;
  /** The app on the console address: the console and, unless they have their own port, health and metrics. */
  readonly consoleListener: RequestListener;
  /** The app on the port for health and metrics. */
  readonly healthListener: RequestListener;
  /** Makes the server report that it is not ready. */
  stopping(): void;
}

/** Mounts the contracts, health and metrics. */
export function mountEdges(
  { config, logger, database, rateWindows, tracing, logsRequests }: Base,
  services: Services & Pick<ApiAppDependencies, 'idempotencyStore'> & { readonly consentPages: ConsentParts },
  handlers: JoinedHandlers,
  areaMetrics: readonly AreaMetrics[],
): Edges {
  const callers = new WeakMap<Call, Caller | SessionCaller>();
  const faults = new WeakMap<Call, SandboxFault>();
  const metrics = serverMetrics(database, areaMetrics);
  const observer = observeAll([
    ...(tracing === undefined ? [] : [tracing.observer]),
    metrics.observer,
    accessLog(logger, (call) => callers.get(call)),
  ]);
  const { callsAtOnce, callsWaiting, waitMs } = config.business;
  const calls = new Bulkhead({ mostAtOnce: callsAtOnce, mostWaiting: callsWaiting, waitMs });
  const delayed = new Bulkhead({ mostAtOnce: callsAtOnce, mostWaiting: 0, waitMs: 0 });
  const bodies = new ByteBudget({ ...config.largeBodies, waitMs });
  const { idempotencyStore } = services;
  const shared = { config, services, logger, observer, callers, calls, isOutage, idempotencyStore };
  const logged = requestLog((log) => services.requestLogBuffer.add(log), services.clock, {
    callerOf: (call) => callers.get(call),
    profileOf: ({ request }) => namedProfile(request.headers['x-bu-profile-id']),
    faultOf: (call) => faults.get(call)?.id,
  });
  const api = apiApp({
    ...shared,
    bodies,
    delayed,
    onFault: (call, fault) => faults.set(call, fault),
    observer: logsRequests ? observeAll([observer, logged]) : observer,
    handlers: handlers.api,
  });
  const issuer = issuerApp({ ...shared, handlers: handlers.issuer });
  const consoleApi = consoleApp({ ...shared, handlers: handlers.console });

  let isStopping = false;
  const checks = [
    { name: 'database', check: () => sql`SELECT 1`.execute(database.kysely) },
    ...(rateWindows.check === undefined ? [] : [{ name: 'redis', check: rateWindows.check }]),
  ];
  const endpoints = { metrics, checks, isStopping: () => isStopping };
  const { app } = consoleApi;
  return {
    api,
    issuer,
    issuerListener: consentPages(
      {
        ...services.consentPages,
        ...shared,
        addressOf: callerAddress(config.trustedProxies),
        rateLimitPerMinute: config.rateLimitPerMinute,
      },
      issuer.app,
    ),
    console: consoleApi,
    consoleListener: config.ports.health === undefined ? operationalEndpoints(endpoints, app) : app,
    healthListener: operationalEndpoints(endpoints, nothingElse),
    stopping: () => {
      isStopping = true;
    },
  };
}

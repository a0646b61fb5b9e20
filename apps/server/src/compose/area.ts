import type { ConsoleHandlers } from '../console/handler.ts';
import type { AcceptedPayments } from '../domain/deposits/deposits.ts';
import type { DueWork } from '../domain/due-work.ts';
import type { ApiHandlers } from '../http/handler.ts';
import type { IssuerHandlers } from '../issuer/handler.ts';
import type { Job } from '../jobs/scheduler.ts';
import type { AreaMetrics } from '../observability/area-metrics.ts';
import type { ClearedTable } from '../storage/sandbox/postgres-sandbox-store.ts';

/** Handlers by the address of their operations. */
export interface JoinedHandlers {
  readonly api: Partial<ApiHandlers>;
  readonly issuer: Partial<IssuerHandlers>;
  readonly console: Partial<ConsoleHandlers>;
}

/** One area of the product with its ports connected to adapters; an area omits what it does not have. */
export interface Area<Services extends object = object> {
  /** Services that handlers, the pipeline and other areas call. */
  readonly services: Services;
  /** By the address of their operations. */
  readonly handlers?: Partial<JoinedHandlers>;
  /** Scheduled work. */
  readonly jobs?: readonly Job[];
  /** The same work, of one business and by its clock. */
  readonly dueWork?: DueWork | readonly DueWork[];
  /** Metrics of its work. */
  readonly metrics?: readonly AreaMetrics[];
  /** What a reset of the sandbox clears in it. */
  readonly tables?: readonly ClearedTable[];
  /** Incoming payments that it accepts. */
  readonly payments?: AcceptedPayments;
}

/** Incoming payments that the areas accept. */
export function paymentsOf(areas: readonly Area[]): AcceptedPayments {
  return merged(areas.map(({ payments = {} }) => payments));
}

/** What a reset of the sandbox clears in all areas. An area may refer to earlier ones, so it is cleared before them. */
export function tablesOf(areas: readonly Area[]): readonly ClearedTable[] {
  return areas.toReversed().flatMap(({ tables }) => tables ?? []);
}

/** The handlers of all areas. */
export function handlersOf(areas: readonly Area[]): JoinedHandlers {
  const joined = (address: keyof JoinedHandlers) =>
    merged<object>(areas.map(({ handlers }) => handlers?.[address] ?? {}));
  return { api: joined('api'), issuer: joined('issuer'), console: joined('console') };
}

/** @throws Error when two areas use the same name, as one would silently replace the other. */
function merged<Named extends object>(all: readonly Named[]): Named {
  const names = all.flatMap((one) => Object.keys(one));
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`Two areas define ${twice.join(', ')}.`);
  return Object.assign({}, ...all);
}

import type { ConsoleHandlers } from '../console/handler.ts';
import type { AcceptedPayments } from '../domain/deposits/deposits.ts';
import type { DueWork } from '../domain/due-work.ts';
import type { ApiHandlers } from '../http/handler.ts';
import type { IssuerHandlers } from '../issuer/handler.ts';
import type { Job } from '../jobs/scheduler.ts';
import type { AreaMetrics } from '../observability/area-metrics.ts';
import type { ClearedTable } from '../storage/sandbox/postgres-sandbox-store.ts';

/** The handlers that there are, by the address of their operations. */
export interface JoinedHandlers {
  readonly api: Partial<ApiHandlers>;
  readonly issuer: Partial<IssuerHandlers>;
  readonly console: Partial<ConsoleHandlers>;
}

/** One area of the product with its ports joined to adapters. What is absent, it does not have. */
export interface Area<Services extends object = object> {
  /** What handlers, the pipeline and other areas call. */
  readonly services: Services;
  /** By the address of their operations. */
  readonly handlers?: Partial<JoinedHandlers>;
  /** Its work that falls due by itself. */
  readonly jobs?: readonly Job[];
  /** The same work, of one business and by its clock. */
  readonly dueWork?: DueWork | readonly DueWork[];
  /** What it shows of its work to those who watch the server. */
  readonly metrics?: readonly AreaMetrics[];
  /** What the reset of a sandbox clears of it. */
  readonly tables?: readonly ClearedTable[];
  /** The payments from outside that it accepts. */
  readonly payments?: AcceptedPayments;
}

/** What all areas together accept from outside. */
export function paymentsOf(areas: readonly Area[]): AcceptedPayments {
  return merged(areas.map(({ payments = {} }) => payments));
}

/** What the reset of a sandbox clears of all areas. One may refer to those before it, so that it is cleared before them. */
export function tablesOf(areas: readonly Area[]): readonly ClearedTable[] {
  return areas.toReversed().flatMap(({ tables }) => tables ?? []);
}

/** The handlers of all areas. */
export function handlersOf(areas: readonly Area[]): JoinedHandlers {
  const joined = (address: keyof JoinedHandlers) =>
    merged<object>(areas.map(({ handlers }) => handlers?.[address] ?? {}));
  return { api: joined('api'), issuer: joined('issuer'), console: joined('console') };
}

/** @throws Error when two areas have something of the same name: one would silently lose it. */
function merged<Named extends object>(all: readonly Named[]): Named {
  const names = all.flatMap((one) => Object.keys(one));
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`Two areas have ${twice.join(', ')}.`);
  return Object.assign({}, ...all);
}

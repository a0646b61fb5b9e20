import type { Profile } from '../model/profile.ts';
import type { OwnData } from '../world/own-data.ts';

/**
 * What a module of hooks may export: what a document cannot say about a server. Every hook may be asynchronous. One that
 * throws, or takes more than a minute, ends the run.
 *
 * @example
 * ```ts
 * import { createHmac } from 'node:crypto';
 * import type { Hooks } from '@finops/contract-test';
 *
 * export const beforeRequest: Hooks['beforeRequest'] = (request, { credentials }) => {
 *   if (credentials !== 'own') return;
 *   const text = `${request.method} ${request.path}?${request.query}\n${request.body ?? ''}`;
 *   request.headers['X-Signature'] = createHmac('sha256', process.env.SIGNING_KEY ?? '').update(text).digest('hex');
 * };
 * ```
 */
export interface Hooks {
  /** Is called once, before the first request: seeds data, asks another system. What it returns is added like a `--data` file. */
  beforeRun?(context: HookRun): Awaitable<OwnData | undefined>;
  /**
   * Is called each time before a request is put onto the wire, and may change its query, headers and body in place.
   * Returns `'skip'` for an operation that must not be called now: the probe ends without a finding.
   */
  beforeRequest?(request: HookRequest, context: HookContext): Awaitable<'skip' | undefined>;
  /** Is called with the response to each request, before it is checked. */
  afterResponse?(
    request: Readonly<HookRequest>,
    response: HookResponse,
    context: HookContext,
  ): Awaitable<void>;
  /** Is called once, after what the run created is removed, however it ended. */
  afterRun?(context: HookRun): Awaitable<void>;
}

// biome-ignore lint/suspicious/noConfusingVoidType: a hook may have no return at all.
type Awaitable<Value> = Value | Promise<Value> | void;

/** A run, as hooks see it. */
export interface HookRun {
  /** The address that paths begin at, without a slash at its end. */
  readonly baseUrl: string;
  readonly profile: Profile;
  readonly seed: number;
  /** The ids of the operations under test. */
  readonly operations: readonly string[];
}

/** A request that is about to be sent. */
export interface HookRequest {
  readonly method: string;
  /** Below the base URL, encoded. */
  readonly path: string;
  /** Encoded, without the question mark; empty where there is none. */
  query: string;
  /** Values by name, as they are written. */
  headers: Record<string, string>;
  body: string | undefined;
}

/** A response. */
export interface HookResponse {
  readonly status: number;
  /** Values by name in lower case; those of repeated headers are joined with commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What a request is for. */
export interface HookContext {
  readonly run: HookRun;
  /** The id of the operation. */
  readonly operation: string;
  /** The id of the case, as a replay names it. */
  readonly case: string;
  /** Whose credentials it carries: the caller's `own`, those of the option of this name, or none or wrong ones. */
  readonly credentials: 'own' | 'none' | 'wrong' | 'unscoped' | 'scoped' | 'other-tenant';
  /** Whether the server is expected to refuse it. */
  readonly isInvalid: boolean;
}

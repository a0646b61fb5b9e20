import type { Profile } from '../model/profile.ts';
import type { OwnData } from '../world/own-data.ts';

/**
 * The exports of a hooks module, for what a document cannot say about a server. Every hook may be asynchronous. A hook
 * that throws, or takes more than a minute, ends the run.
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
  /**
   * Called once, before the first request, for example to seed data or query another system. The return value is added
   * like a `--data` file.
   */
  beforeRun?(context: HookRun): Awaitable<OwnData | undefined>;
  /**
   * Called each time before a request is sent; may change its query, headers and body in place. Returns `'skip'` if the
   * operation must not be called now; the probe then ends without a finding.
   */
  beforeRequest?(request: HookRequest, context: HookContext): Awaitable<'skip' | undefined>;
  /** Called with the response to each request, before it is checked. */
  afterResponse?(
    request: Readonly<HookRequest>,
    response: HookResponse,
    context: HookContext,
  ): Awaitable<void>;
  /** Called once after the clean-up, however the run ended. */
  afterRun?(context: HookRun): Awaitable<void>;
}

// biome-ignore lint/suspicious/noConfusingVoidType: a hook may have no return at all.
type Awaitable<Value> = Value | Promise<Value> | void;

/** A run, as hooks see it. */
export interface HookRun {
  /** The base URL of the paths, without a trailing slash. */
  readonly baseUrl: string;
  readonly profile: Profile;
  readonly seed: number;
  /** The ids of the operations under test. */
  readonly operations: readonly string[];
}

/** A request to be sent. */
export interface HookRequest {
  readonly method: string;
  /** Relative to the base URL, encoded. */
  readonly path: string;
  /** Encoded, without the question mark; empty if there is none. */
  query: string;
  /** Values by name, as sent. */
  headers: Record<string, string>;
  body: string | undefined;
}

/** A response. */
export interface HookResponse {
  readonly status: number;
  /** Values by name in lower case; repeated headers are joined with commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The purpose of a request. */
export interface HookContext {
  readonly run: HookRun;
  /** The id of the operation. */
  readonly operation: string;
  /** The id of the case, as used in replay ids. */
  readonly case: string;
  /** Whose credentials it carries: the caller's `own`, those of the option of this name, or none or invalid ones. */
  readonly credentials: 'own' | 'none' | 'wrong' | 'unscoped' | 'scoped' | 'other-tenant';
  /** Whether the server is expected to refuse it. */
  readonly isInvalid: boolean;
}

import type { ErrorName } from '@finops/contract/enumerations';

/** One request to the API with a valid credential, without headers, query and body (G144). */
export interface RequestLog {
  readonly businessId: string;
  /** `X-Request-Id` */
  readonly id: string;
  readonly method: string;
  /** As sent, without the query. */
  readonly path: string;
  /** Path of the operation; undefined if there is none. */
  readonly endpoint: string | undefined;
  /** 499 when the connection ended before the response (G280). */
  readonly status: number;
  readonly errorName: ErrorName | undefined;
  readonly durationMs: number;
  readonly credential: { readonly kind: 'api_key' | 'public_key' | 'oauth_app'; readonly id: string };
  /** The sandbox fault that affected the request, if any. */
  readonly faultId?: string | undefined;
  /** Undefined if the request named none. */
  readonly profileId: string | undefined;
  /** IP address of the caller. */
  readonly address: string;
  /** When the request arrived. */
  readonly createdAt: Date;
}

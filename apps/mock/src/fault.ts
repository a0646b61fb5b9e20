/** The error names of the contract that the mock itself gives (G08, G09). */
export type FaultName =
  | 'bad_request'
  | 'request_validation'
  | 'schema_validation'
  | 'unauthorized'
  | 'not_found'
  | 'method_not_allowed'
  | 'not_acceptable'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'internal_server_error';

const statuses: Readonly<Record<FaultName, number>> = {
  bad_request: 400,
  request_validation: 400,
  schema_validation: 400,
  unauthorized: 401,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  payload_too_large: 413,
  unsupported_media_type: 415,
  internal_server_error: 500,
};

/** Why a body does not meet its schema: the `schema` member of the error body. */
interface SchemaFault {
  readonly reason: string;
  readonly fix: string;
  readonly schema_validation_error: readonly string[];
}

export interface FaultFacts {
  /** Reasons by dotted field name. */
  readonly fields?: ReadonlyMap<string, readonly string[]>;
  readonly schema?: SchemaFault;
  /** Headers that the response must carry because of this fault, such as `Allow`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the connection is unusable afterwards, because the body was not read to its end. */
  readonly close?: boolean;
}

/** A request that the mock refuses, with the real cause. `error-body.ts` makes the response body of it. */
export class Fault extends Error {
  override readonly name: FaultName;
  readonly status: number;
  readonly facts: FaultFacts;

  constructor(name: FaultName, message: string, facts: FaultFacts = {}) {
    super(message);
    this.name = name;
    this.status = statuses[name];
    this.facts = facts;
  }
}

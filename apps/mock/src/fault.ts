import { errorCatalogue } from '@finops/contract';

/** The error names of the contract's catalogue. */
export type FaultName = keyof typeof errorCatalogue;

/** The status of an error name; undefined for a name without one, or one that the catalogue does not have. */
export function statusOf(name: string): number | undefined {
  return Object.hasOwn(errorCatalogue, name)
    ? (errorCatalogue[name as FaultName].status ?? undefined)
    : undefined;
}

/** The first name of the API's own errors that has a status, with its meaning. */
export function errorOfStatus(status: number): { name: FaultName; meaning: string } | undefined {
  return Object.values(errorCatalogue).find((one) => one.kind === 'api' && one.status === status);
}

/** Why a body does not meet its schema: the `schema` member of the error body. */
interface SchemaFault {
  readonly reason: string;
  readonly fix: string;
  readonly schema_validation_error: readonly string[];
}

export interface FaultFacts {
  /** Reasons by dotted field name. */
  readonly fields?: ReadonlyMap<string, readonly string[]>;
  /** The broken rule by field name, for answers that name errors by it. */
  readonly codes?: ReadonlyMap<string, string>;
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
    this.status = statusOf(name) ?? 400;
    this.facts = facts;
  }
}

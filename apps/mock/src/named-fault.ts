import {
  adviceOn,
  type FaultKind,
  linesOf,
  type Fault as ReadingFault,
  reasonsByField,
} from '@finops/contract-express/reading';
import type { MockOperation } from './contract.ts';
import { Fault, type FaultFacts, type FaultName } from './fault.ts';

const names: Readonly<Record<FaultKind, FaultName>> = {
  unreadable: 'bad_request',
  parameters: 'request_validation',
  body: 'schema_validation',
  unknown_fields: 'request_validation',
  not_found: 'not_found',
  method_not_allowed: 'method_not_allowed',
  not_acceptable: 'not_acceptable',
  unsupported_media_type: 'unsupported_media_type',
  payload_too_large: 'payload_too_large',
  unbuilt: 'service_unavailable',
  mistake: 'internal_server_error',
};

/**
 * Gives what is wrong with a request its name in the catalogue (G08): `request_validation` for query, header and
 * form, `schema_validation` for a JSON body, and `bad_request` at an operation whose 400 shows no other name.
 */
export function namedFault(fault: ReadingFault, operation?: MockOperation): Fault {
  const { allow, close, headers } = fault.facts;
  const invalid = ['request_validation', 'schema_validation'].includes(names[fault.kind]);
  const name = invalid && onlyBadRequest(operation) ? 'bad_request' : names[fault.kind];
  return new Fault(name, fault.message, {
    ...(invalid && invalidFacts(fault, name)),
    headers: { ...headers, ...(allow !== undefined && { Allow: allow }) },
    ...(close !== undefined && { close }),
  });
}

function invalidFacts({ kind, message, facts }: ReadingFault, name: FaultName): FaultFacts {
  const { flaws = [] } = facts;
  if (kind !== 'body') {
    return { fields: reasonsByField(flaws), codes: new Map(flaws.map(({ field, code }) => [field, code])) };
  }
  const fields = reasonsByField(flaws.filter(({ field }) => field !== ''));
  if (name === 'bad_request') return { fields };
  return {
    fields,
    schema: { reason: message, fix: adviceOn(flaws), schema_validation_error: linesOf(flaws) },
  };
}

/** Whether the examples of the operation's 400 know no error but `bad_request`, as `addresses/regenerate`. */
function onlyBadRequest(operation: MockOperation | undefined): boolean {
  const known = new Set(operation?.responses.get('400')?.errors.names.values());
  return known.size === 1 && known.has('bad_request');
}

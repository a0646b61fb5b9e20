import { Fault, type FaultKind } from '../../src/reading/fault.ts';

const statuses: Readonly<Record<FaultKind, number>> = {
  unreadable: 400,
  parameters: 400,
  body: 400,
  unknown_fields: 400,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  unsupported_media_type: 415,
  payload_too_large: 413,
  misdirected_request: 421,
  unbuilt: 503,
  mistake: 500,
};

/** The error body of the apps here: the kind of a fault and its words, 500 for any other error. */
export function faultReply(error: unknown): { readonly status: number; readonly body: object } {
  return error instanceof Fault
    ? { status: statuses[error.kind], body: { message: `${error.kind}: ${error.message}` } }
    : { status: 500, body: { message: String(error) } };
}

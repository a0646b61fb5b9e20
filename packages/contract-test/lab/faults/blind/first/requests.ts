import { object } from '../../../contract.ts';
import { onReply, onRequest } from '../../../edit.ts';
import type { Fault } from '../../../fault.ts';
import { problem } from '../../../reply.ts';

/** Faults of validation, refusals and robustness. */
export const blindRequestFaults: readonly Fault[] = [
  {
    name: 'blind-list-kinds-joined-refused',
    kind: 'strict request',
    says: 'Kinds are parsed as repeated parameters, so several comma-separated kinds are refused.',
    expects: { rule: 'valid-refused', operation: 'listItems' },
    request: onRequest('listItems', '/parameters/query.kind/explode', true),
  },
  {
    name: 'blind-create-expired-refused',
    kind: 'strict request',
    says: 'An item that expired before 2026 is refused.',
    expects: { rule: 'valid-refused', operation: 'createItem' },
    request: onRequest(
      'createItem',
      '/schemas/ItemFields/properties/expires/pattern',
      '^(20(2[6-9]|[3-9][0-9])|2[1-9][0-9]{2}|[3-9][0-9]{3})-',
    ),
  },
  {
    name: 'blind-labels-length-in-bytes',
    kind: 'strict request',
    says: 'The length of a label is counted in bytes, so a long one with accents is refused.',
    expects: { rule: 'valid-refused', operation: 'printLabels' },
    serve: onReply('printLabels', 200, (reply) => {
      if (Buffer.byteLength(String(object(reply.body).text)) <= 24) return;
      const refused = problem(400, 'The request does not fit the contract.', [
        { pointer: '/body/text', keyword: 'maxLength' },
      ]);
      reply.status = refused.status;
      reply.body = refused.body;
      Object.assign(reply.headers, refused.headers);
    }),
  },
  {
    name: 'blind-search-text-as-pattern',
    kind: 'crash',
    says: 'The text of a search is compiled as a regular expression, which fails for some texts.',
    expects: { rule: 'server-error', operation: 'search' },
    serve: onReply('search', 200, (reply, call) => {
      const { by, text } = object(call.json());
      if (by !== 'text' || isPattern(String(text))) return;
      const failed = problem(500, 'Something went wrong.');
      reply.status = failed.status;
      reply.body = failed.body;
      Object.assign(reply.headers, failed.headers);
    }),
  },
  {
    name: 'blind-layout-inner-zone-unchecked',
    kind: 'lax request',
    says: 'The zones of a layout are validated, but not the zones inside them.',
    expects: { rule: 'invalid-accepted', operation: 'replaceLayout' },
    request: onRequest('replaceLayout', '/schemas/Zone/properties/zones/items', { type: 'object' }),
  },
  {
    name: 'blind-movement-scope-forgotten',
    kind: 'auth',
    says: 'A movement is recorded for a token without the scope.',
    expects: { rule: 'missing-scope', operation: 'addMovement' },
    skips: { gate: 'scope', operation: 'addMovement' },
  },
];

function isPattern(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}

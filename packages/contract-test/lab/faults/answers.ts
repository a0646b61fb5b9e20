import { onReply } from '../edit.ts';
import type { Fault, FaultKind } from '../fault.ts';
import type { Reply } from '../reply.ts';

/** Statuses, media types and headers that are undeclared or differ from their declaration. */
export const answerFaults: readonly Fault[] = [
  status('created-with-200', 'createItem', 201, 'returns 200 instead of 201', 200),
  status('invalid-with-422', 'listItems', 400, 'returns 422 instead of 400', 422),
  status('conflict-with-423', 'removeItem', 409, 'returns 423 instead of 409', 423),
  answer(
    'status',
    'removed-with-content',
    'undocumented-status',
    ['removeItem', 204],
    'returns 200 and an object instead of 204',
    (reply) => {
      reply.status = 200;
      reply.headers['Content-Type'] = 'application/json';
      reply.body = {};
    },
  ),
  answer(
    'status',
    'health-without-content',
    'undocumented-status',
    ['health', 200],
    'returns 204 instead of 200',
    (reply) => {
      reply.status = 204;
      delete reply.headers['Content-Type'];
      reply.body = undefined;
    },
  ),
  mediaType('item-as-text', 'getItem', 200, 'labels its JSON as plain text', 'text/plain'),
  mediaType('problem-as-json', 'getItem', 404, 'does not label its JSON as a problem', 'application/json'),
  answer(
    'media type',
    'layout-without',
    'media-type',
    ['readLayout', 200],
    'sends no media type',
    (reply) => {
      delete reply.headers['Content-Type'];
      reply.text = JSON.stringify(reply.body);
    },
  ),
  answer(
    'media type',
    'csv-as-text',
    'media-type',
    ['listMovements', 200],
    'labels its CSV as plain text',
    (reply) => {
      if (typeof reply.body === 'string') reply.headers['Content-Type'] = 'text/plain';
    },
  ),
  missing('request-id', 'listItems', 200, 'X-Request-Id'),
  missing('etag', 'getItem', 200, 'ETag'),
  missing('location', 'createItem', 201, 'Location'),
  missing('challenge', 'readLayout', 401, 'WWW-Authenticate'),
  value('total', 'listItems', 200, 'X-Total-Count', 'many'),
  value('request-id', 'health', 200, 'X-Request-Id', '1'),
  value('etag', 'changeItem', 200, 'ETag', '1'),
  answer(
    'header',
    'value-of-location',
    'header-value',
    ['createItem', 201],
    'omits `/v1` from `Location`',
    (reply) => {
      reply.headers.Location = (reply.headers.Location ?? '').replace('/v1', '');
    },
  ),
  answer(
    'header',
    'value-of-replayed',
    'header-value',
    ['createItem', 201],
    'returns `yes` for a replay',
    (reply) => {
      if (reply.headers['Idempotent-Replayed'] !== undefined) reply.headers['Idempotent-Replayed'] = 'yes';
    },
  ),
  undocumented('of-success', 'search', 200, 'X-Powered-By', 'warehouse'),
  undocumented('of-refusal', 'getItem', 404, 'X-Debug', 'no row'),
];

function answer(
  kind: FaultKind,
  name: string,
  rule: Fault['expects']['rule'],
  [operation, status]: readonly [operation: string, status: number],
  says: string,
  edit: (reply: Reply) => void,
): Fault {
  return {
    name: `${kind.replaceAll(' ', '-')}-${name}`,
    kind,
    says: `${operation} ${says}.`,
    expects: { rule, operation },
    serve: onReply(operation, status, edit),
  };
}

function status(name: string, operation: string, declared: number, says: string, other: number): Fault {
  return answer('status', name, 'undocumented-status', [operation, declared], says, (reply) => {
    reply.status = other;
  });
}

function mediaType(name: string, operation: string, status: number, says: string, other: string): Fault {
  return answer('media type', name, 'media-type', [operation, status], says, (reply) => {
    reply.text = JSON.stringify(reply.body);
    reply.headers['Content-Type'] = other;
  });
}

function missing(name: string, operation: string, status: number, header: string): Fault {
  const says = `returns ${status} without \`${header}\``;
  return answer('header', `missing-${name}`, 'missing-header', [operation, status], says, (reply) => {
    delete reply.headers[header];
  });
}

function value(name: string, operation: string, status: number, header: string, other: string): Fault {
  const says = `returns \`${header}: ${other}\``;
  return answer('header', `value-of-${name}`, 'header-value', [operation, status], says, (reply) => {
    reply.headers[header] = other;
  });
}

function undocumented(name: string, operation: string, status: number, header: string, text: string): Fault {
  const says = `returns \`${header}\`, which is not declared`;
  return answer(
    'header',
    `undocumented-${name}`,
    'undocumented-header',
    [operation, status],
    says,
    (reply) => {
      reply.headers[header] = text;
    },
  );
}

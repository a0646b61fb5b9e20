import { methods } from '@finops/openapi';
import { isNode } from '../json-pointer.ts';
import type { Operation, OutgoingRequest } from '../model.ts';
import type { Located } from './document-set.ts';
import { readRequest } from './operations.ts';
import type { Reader } from './reader.ts';
import { type Found, namesBesideExtensions, namesOf, settle, settleMap } from './references.ts';
import type { OperationFinder } from './responses.ts';

/** An operation and its location. */
interface Caller {
  readonly at: Located;
  readonly of: Operation;
}

/** The webhooks of a document, and the callbacks of its operations and of each other. */
export function readOutgoing(
  reader: Reader,
  callers: readonly Caller[],
  find: OperationFinder,
): readonly OutgoingRequest[] {
  const { documents } = reader;
  const webhooks = documents.member(documents.root, 'webhooks');
  const sent = [...settleMap(documents, webhooks, false)].flatMap(([name, item]) =>
    readItem(reader, { name, label: `webhook ${name}`, of: undefined }, item, find),
  );
  const found = sent.map(({ request }) => request);
  const pending = [...callers, ...sent.map(({ request, at }) => ({ at, of: request.operation }))];
  const read = new Set<unknown>();
  for (const { at, of } of pending) {
    // Callbacks of callbacks may be circular.
    if (read.has(at.value)) continue;
    read.add(at.value);
    for (const { request, at: inner } of readCallbacks(reader, { at, of }, find)) {
      found.push(request);
      pending.push({ at: inner, of: request.operation });
    }
  }
  return found;
}

interface Sent {
  readonly request: OutgoingRequest;
  readonly at: Located;
}

function readCallbacks(reader: Reader, { at, of }: Caller, find: OperationFinder): readonly Sent[] {
  const { documents } = reader;
  const callbacks = settleMap(documents, documents.member(at, 'callbacks'), false);
  return [...callbacks].flatMap(([name, callback]) =>
    namesBesideExtensions(documents, callback.at).flatMap((address) => {
      const item = settle(documents, documents.member(callback.at, address), callback.shared);
      return readItem(reader, { name: `${name} ${address}`, label: `callback ${name}`, of }, item, find);
    }),
  );
}

function readItem(
  reader: Reader,
  { name, label, of }: Pick<OutgoingRequest, 'name' | 'of'> & { readonly label: string },
  item: Found,
  find: OperationFinder,
): readonly Sent[] {
  const { documents } = reader;
  return methods
    .filter((method) => namesOf(documents, item.at).includes(method))
    .flatMap((method) => {
      const at = documents.member(item.at, method);
      const { operationId } = isNode(at.value) ? at.value : {};
      const id = typeof operationId === 'string' ? operationId : label;
      const outline = { id, method: method.toUpperCase(), path: '', item, at };
      const read = () => [{ request: { name, of, operation: readRequest(reader, outline, find) }, at }];
      return documents.remarks.attempt(read, []);
    });
}

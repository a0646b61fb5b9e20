import { declaredResponse } from '../check/declared-response.ts';
import { declaredContent, mediaTypeOf } from '../check/media-type.ts';
import type { Operation } from '../contract/model.ts';
import type { Exchange } from '../model/case.ts';
import type { Answer } from '../model/message.ts';
import type { Ledger } from './ledger.ts';
import { operationBarrier, type Reach, statusBarrier } from './reach.ts';

/** The axes `operations`, `statuses` and `media-types`. */
export function openStatusCoverage(
  ledger: Ledger,
  { operations, ...reach }: Reach & { readonly operations: readonly Operation[] },
): (exchange: Exchange) => void {
  for (const operation of operations) addItems(ledger, reach, operation);
  return ({ answer, case: { operation, parts, tampering, unchecked }, request, status }) => {
    const isForeign = tampering?.method !== undefined && tampering.method !== operation.method;
    const isSuccess = status < 400;
    if ((isForeign && request.method === 'HEAD') || (isSuccess && unchecked === true)) return;
    if (isSuccess && !isForeign) {
      ledger.tick('operations', operation.id);
      const mediaType = parts.body?.mediaType;
      const sent =
        operation.body && mediaType ? declaredContent(operation.body.content, mediaType) : undefined;
      if (sent !== undefined) ledger.tick('media-types', `${operation.id} request ${sent[0]}`);
    }
    const response = declaredResponse(operation, status);
    if (response === undefined) return;
    ledger.tick('statuses', `${operation.id} ${response.status}`);
    const received = typeOf(answer);
    const content = received === undefined ? undefined : declaredContent(response.content, received);
    if (content !== undefined) ledger.tick('media-types', `${operation.id} ${response.status} ${content[0]}`);
  };
}

function addItems(ledger: Ledger, reach: Reach, operation: Operation): void {
  const { id } = operation;
  const add = (
    axis: 'operations' | 'statuses' | 'media-types',
    item: string,
    barrier: string | undefined,
  ): void => ledger.add(axis, item, item, barrier);
  add('operations', id, operationBarrier(reach, operation));
  for (const mediaType of operation.body?.content.keys() ?? []) {
    add('media-types', `${id} request ${mediaType}`, operationBarrier(reach, operation));
  }
  for (const [status, response] of operation.responses) {
    const barrier = statusBarrier(reach, operation, status);
    add('statuses', `${id} ${status}`, barrier);
    for (const mediaType of response.content.keys())
      add('media-types', `${id} ${status} ${mediaType}`, barrier);
  }
}

function typeOf(answer: Answer): string | undefined {
  return answer.kind === 'response' ? mediaTypeOf(answer) : undefined;
}

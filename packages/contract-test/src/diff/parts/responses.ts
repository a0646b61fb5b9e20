import type { ResponseHeader, ResponseModel } from '../../model.ts';
import type { Change } from '../change.ts';
import { noted, type OperationPair, schemaChanges } from './operation-pair.ts';

/** Compares the responses of an operation: statuses, media types, headers and bodies. */
export function compareResponses(pair: OperationPair): readonly Change[] {
  const { responses: old } = pair.old;
  const { responses: next } = pair.next;
  const removed = [...old].flatMap(([status, response]) => {
    const counterpart = next.get(status) ?? coveringResponse(status, next);
    return counterpart === undefined
      ? [removal(pair, response)]
      : compareResponse(pair, response, counterpart);
  });
  const added = [...next.values()].flatMap((response) => {
    if (old.has(response.status)) return [];
    const range = old.get(`${response.status.slice(0, 1)}XX`);
    return [addition(pair, response), ...(range === undefined ? [] : compareResponse(pair, range, response))];
  });
  return [...removed, ...added];
}

/** The range or the default that speaks for a status that is not declared by itself. */
function coveringResponse(
  status: string,
  responses: ReadonlyMap<string, ResponseModel>,
): ResponseModel | undefined {
  return responses.get(`${status.slice(0, 1)}XX`) ?? responses.get('default');
}

function isSuccess(status: string): boolean {
  return status.startsWith('2');
}

function removal(pair: OperationPair, old: ResponseModel): Change {
  const success = isSuccess(old.status);
  return noted(pair, {
    id: success ? 'response-success-status-removed' : 'response-non-success-status-removed',
    level: success ? 'breaking' : 'info',
    direction: 'response',
    where: whereOf(old),
    text: `The status ${old.status} went.`,
    oldNode: old.node,
  });
}

function addition(pair: OperationPair, next: ResponseModel): Change {
  return noted(pair, {
    id: isSuccess(next.status) ? 'response-success-status-added' : 'response-non-success-status-added',
    level: 'info',
    direction: 'response',
    where: whereOf(next),
    text: `The status ${next.status} came.`,
    newNode: next.node,
  });
}

function compareResponse(pair: OperationPair, old: ResponseModel, next: ResponseModel): readonly Change[] {
  return [...compareContent(pair, old, next), ...compareHeaders(pair, old, next)];
}

function compareContent(pair: OperationPair, old: ResponseModel, next: ResponseModel): readonly Change[] {
  const at = { direction: 'response', where: whereOf(old), oldNode: old.node, newNode: next.node } as const;
  const types = new Set([...old.content.keys(), ...next.content.keys()]);
  return [...types].flatMap((type): readonly Change[] => {
    const before = old.content.get(type);
    const after = next.content.get(type);
    if (before === undefined) {
      const text = `Answers may be \`${type}\`.`;
      return [noted(pair, { ...at, id: 'response-media-type-added', level: 'info', text })];
    }
    if (after === undefined) {
      const text = `Answers are not \`${type}\` any more.`;
      return [noted(pair, { ...at, id: 'response-media-type-removed', level: 'breaking', text })];
    }
    return schemaChanges(pair, 'response', {
      old: before.schema,
      next: after.schema,
      carrier: 'json',
      part: 'response-body',
      where: old.content.size > 1 ? `${whereOf(old)} (${type})` : whereOf(old),
      holders: { old: before.node, next: after.node },
    });
  });
}

function compareHeaders(pair: OperationPair, old: ResponseModel, next: ResponseModel): readonly Change[] {
  const names = new Set([...old.headers.keys(), ...next.headers.keys()]);
  return [...names].flatMap((name): readonly Change[] => {
    const before = old.headers.get(name);
    const after = next.headers.get(name);
    const at = { direction: 'response', where: `${whereOf(old)} header ${name}` } as const;
    if (before === undefined) {
      const text = `The header \`${name}\` came.`;
      const newNode = after?.node ?? next.node;
      return [
        noted(pair, { ...at, id: 'response-header-added', level: 'info', text, oldNode: old.node, newNode }),
      ];
    }
    if (after === undefined) {
      const text = `The ${before.required ? 'required' : 'optional'} header \`${name}\` went.`;
      const level = before.required ? 'breaking' : 'warning';
      const id = before.required ? 'required-response-header-removed' : 'optional-response-header-removed';
      return [noted(pair, { ...at, id, level, text, oldNode: before.node, newNode: next.node })];
    }
    return compareHeader(pair, at.where, before, after);
  });
}

function compareHeader(
  pair: OperationPair,
  where: string,
  old: ResponseHeader,
  next: ResponseHeader,
): readonly Change[] {
  const at = { direction: 'response', where, oldNode: old.node, newNode: next.node } as const;
  const need =
    old.required === next.required
      ? []
      : [
          next.required
            ? noted(pair, {
                ...at,
                id: 'response-header-became-required',
                level: 'info',
                text: 'The header became required.',
              })
            : noted(pair, {
                ...at,
                id: 'response-header-became-optional',
                level: 'breaking',
                text: 'The header became optional.',
              }),
        ];
  return [
    ...need,
    ...schemaChanges(pair, 'response', {
      old: old.schema,
      next: next.schema,
      carrier: 'header',
      part: 'response-header',
      where,
      holders: { old: old.node, next: next.node },
    }),
  ];
}

function whereOf(response: ResponseModel): string {
  return `response ${response.status}`;
}

import type { MediaType, RequestBody } from '../../model.ts';
import type { Change } from '../change.ts';
import { noted, type OperationPair, schemaChanges } from './operation-pair.ts';

/** Compares the request bodies of an operation. */
export function compareBodies(pair: OperationPair): readonly Change[] {
  const { body: old } = pair.old;
  const { body: next } = pair.next;
  if (next === undefined) {
    return old === undefined
      ? []
      : [note(pair, 'request-body-removed', 'breaking', 'The body went.', old, undefined)];
  }
  if (old === undefined) {
    return [
      next.required
        ? note(pair, 'request-body-added-required', 'breaking', 'A required body came.', undefined, next)
        : note(pair, 'request-body-added-optional', 'info', 'An optional body came.', undefined, next),
    ];
  }
  const types = new Set([...old.content.keys(), ...next.content.keys()]);
  return [
    ...compareNeed(pair, old, next),
    ...[...types].flatMap((type) => compareMediaType(pair, type, old, next)),
  ];
}

function compareNeed(pair: OperationPair, old: RequestBody, next: RequestBody): readonly Change[] {
  if (old.required === next.required) return [];
  return [
    next.required
      ? note(pair, 'request-body-became-required', 'breaking', 'The body became required.', old, next)
      : note(pair, 'request-body-became-optional', 'info', 'The body became optional.', old, next),
  ];
}

function compareMediaType(
  pair: OperationPair,
  type: string,
  { content: oldContent, node: oldNode }: RequestBody,
  { content: newContent, node: newNode }: RequestBody,
): readonly Change[] {
  const old = oldContent.get(type);
  const next = newContent.get(type) ?? (old && widerType(type, newContent));
  if (old === undefined) {
    const text = `Bodies may be \`${type}\`.`;
    return [
      noted(pair, { ...body, id: 'request-body-media-type-added', level: 'info', text, oldNode, newNode }),
    ];
  }
  if (next === undefined) {
    const text = `Bodies may not be \`${type}\` any more.`;
    return [
      noted(pair, {
        ...body,
        id: 'request-body-media-type-removed',
        level: 'breaking',
        text,
        oldNode,
        newNode,
      }),
    ];
  }
  return schemaChanges(pair, 'request', {
    old: old.schema,
    next: next.schema,
    carrier: 'json',
    part: 'request-body',
    where: oldContent.size > 1 ? `request body (${type})` : 'request body',
    holders: { old: old.node, next: next.node },
  });
}

const body = { direction: 'request', where: 'request body' } as const;

/** The range of media types that holds one: `application/*`, or every one. */
function widerType(type: string, content: ReadonlyMap<string, MediaType>): MediaType | undefined {
  return content.get(type.replace(/\/.*$/, '/*')) ?? content.get('*/*');
}

function note(
  pair: OperationPair,
  id: string,
  level: Change['level'],
  text: string,
  old: RequestBody | undefined,
  next: RequestBody | undefined,
): Change {
  return noted(pair, {
    ...body,
    id,
    level,
    text,
    ...(old && { oldNode: old.node }),
    ...(next && { newNode: next.node }),
  });
}

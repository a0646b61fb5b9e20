import type { Schema } from '../../contract/model.ts';
import type { Change } from '../change.ts';
import type { Carrier } from '../view/wire-text.ts';
import { noted, type OperationPair, schemaChanges } from './operation-pair.ts';

/** A header, or a parameter of a request, that the API sends. */
export interface SentHeader {
  readonly required: boolean;
  readonly schema: Schema;
  readonly carrier: Carrier;
  readonly node: object;
}

/** The headers of one message in both versions, by their name in reports: `header x-count`. */
export interface SentHeaders {
  /** `response 200`, `webhook transfer.failed`. */
  readonly where: string;
  readonly old: Headers;
  readonly next: Headers;
}

interface Headers {
  readonly headers: ReadonlyMap<string, SentHeader>;
  readonly node: object;
}

/** Compares headers that the API sends. */
export function compareSentHeaders(pair: OperationPair, sent: SentHeaders): readonly Change[] {
  const { old, next } = sent;
  const names = new Set([...old.headers.keys(), ...next.headers.keys()]);
  return [...names].flatMap((name): readonly Change[] => {
    const before = old.headers.get(name);
    const after = next.headers.get(name);
    const at = { direction: 'response', where: `${sent.where} ${name}` } as const;
    const shown = shownName(name);
    if (before === undefined) {
      const text = `The ${shown} was added.`;
      const newNode = after?.node ?? next.node;
      return [
        noted(pair, { ...at, id: 'response-header-added', level: 'info', text, oldNode: old.node, newNode }),
      ];
    }
    if (after === undefined) {
      const text = `The ${before.required ? 'required' : 'optional'} ${shown} was removed.`;
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
  old: SentHeader,
  next: SentHeader,
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
      carrier: old.carrier,
      part: 'response-header',
      where,
      holders: { old: old.node, next: next.node },
    }),
  ];
}

function shownName(name: string): string {
  const [kind = '', ...own] = name.split(' ');
  return `${kind} \`${own.join(' ')}\``;
}

import { encodingOf } from '../../contract/encoding.ts';
import type { MediaType } from '../../contract/model.ts';
import type { Direction } from '../../contract/violation.ts';
import type { Change } from '../change.ts';
import type { Carrier } from '../view/wire-text.ts';
import { compareEncodings } from './encodings.ts';
import { byName, coverOf, covers } from './media-types.ts';
import { noted, type OperationPair, schemaChanges } from './operation-pair.ts';
import type { ComparedSchema } from './schema-diff.ts';

/** The bodies of one message in both versions. */
export interface Contents {
  /** `request body`, `response 200`. */
  readonly where: string;
  readonly old: Content;
  readonly next: Content;
}

interface Content {
  readonly content: ReadonlyMap<string, MediaType>;
  readonly node: object;
}

/** Compares bodies that the API accepts. A new media type is compared with the range that covered it before. */
export function compareTaken(pair: OperationPair, contents: Contents): readonly Change[] {
  const { old, next, note, compare } = open(pair, 'request', contents);
  const kept = [...old].flatMap(([type, media]): readonly Change[] => {
    const other = next.get(type) ?? coverOf(next, type)?.[1];
    if (other !== undefined) return compare(type, media, other);
    const text = `Media type \`${type}\` removed.`;
    return [note('request-body-media-type-removed', 'breaking', text)];
  });
  const added = [...next].flatMap(([type, media]): readonly Change[] => {
    if (old.has(type)) return [];
    const cover = coverOf(old, type);
    return [
      note('request-body-media-type-added', 'info', `Media type \`${type}\` added.`),
      ...(cover === undefined ? [] : compare(type, cover[1], media)),
    ];
  });
  return [...kept, ...added];
}

/** Who chooses among the declared media types of a body: a client by `Accept`, or the API alone. */
export type Chooser = 'client' | 'api';

/** Compares bodies that the API sends. */
export function compareSent(
  pair: OperationPair,
  contents: Contents,
  chooser: Chooser = 'client',
): readonly Change[] {
  const { old, next, note, compare } = open(pair, 'response', contents);
  const kept = [...old].flatMap(([type, media]): readonly Change[] => {
    const same = next.get(type);
    if (same !== undefined) return compare(type, media, same);
    const cover = coverOf(next, type);
    if (cover !== undefined) {
      const text = `Media type \`${type}\` widened to \`${cover[0]}\`.`;
      return [
        note('response-media-type-name-generalized', 'breaking', text),
        ...compare(type, media, cover[1]),
      ];
    }
    if ([...next.keys()].some((other) => covers(type, other))) {
      const text = `Media type \`${type}\` narrowed to the ones listed individually.`;
      return [note('response-media-type-name-specialized', 'info', text)];
    }
    const level = chooser === 'client' ? 'breaking' : 'info';
    return [note('response-media-type-removed', level, `Bodies are no longer \`${type}\`.`)];
  });
  const added = [...next].flatMap(([type, media]): readonly Change[] => {
    if (old.has(type)) return [];
    const cover = coverOf(old, type);
    if (cover !== undefined) return compare(type, cover[1], media);
    if ([...old.keys()].some((other) => covers(type, other) && !next.has(other))) return [];
    const level = chooser === 'client' ? 'info' : 'breaking';
    return [note('response-media-type-added', level, `Media type \`${type}\` added.`)];
  });
  return [...kept, ...added];
}

/** The common part of comparing in either direction. */
function open(pair: OperationPair, direction: Direction, { where, old, next }: Contents) {
  const at = { direction, where, oldNode: old.node, newNode: next.node };
  const isOne = old.content.size <= 1 && next.content.size <= 1;
  return {
    old: byName(old.content),
    next: byName(next.content),
    note: (id: string, level: Change['level'], text: string): Change =>
      noted(pair, { ...at, id, level, text }),
    compare(type: string, before: MediaType, after: MediaType): readonly Change[] {
      const carrier = carrierOf(type);
      const schema: ComparedSchema = {
        old: before.schema,
        next: after.schema,
        carrier,
        part: direction === 'request' ? 'request-body' : 'response-body',
        where: isOne ? where : `${where} (${type})`,
        holders: { old: before.node, next: after.node },
      };
      return [
        ...schemaChanges(pair, direction, schema),
        ...(carrier === 'form'
          ? compareEncodings(pair, direction, { where: schema.where, type, old: before, next: after })
          : []),
      ];
    },
  };
}

function carrierOf(type: string): Carrier {
  const encoding = encodingOf(type);
  if (encoding === 'form' || encoding === 'multipart') return 'form';
  return type.startsWith('text/') && encoding === 'text' ? 'text' : 'json';
}

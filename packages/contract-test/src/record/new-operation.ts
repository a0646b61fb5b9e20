import { percentDecoded } from '@finops/openapi';
import { isNode, memberOf } from '../contract/json-pointer.ts';
import type { LiveExchange } from '../model/live-exchange.ts';
import {
  below,
  type DocumentState,
  type FileEdit,
  type Position,
  referred,
  valueIn,
} from './document-files.ts';
import { textSchema } from './new-parts.ts';
import { isNamedSegment } from './path-segments.ts';

/** The edits that add an operation. Its parameters and bodies are found once it exists. */
export function newOperation(
  { files, root, isOld, secrets }: DocumentState,
  { method, path }: { readonly method: string; readonly path: string },
  seen: readonly LiveExchange[],
  responses: object,
): readonly FileEdit[] {
  const written: Position = { file: root, pointer: '/paths' };
  const entry = below(written, path);
  const item = referred(entry, memberOf(valueIn(files, entry), '$ref')) ?? entry;
  const raw = valueIn(files, item);
  const operations = isNode(raw) ? Object.values(raw).filter(isNode) : [];
  const shared = listOf(memberOf(raw, 'parameters'));
  const nameOf = (parameter: unknown): unknown => {
    const target = referred(item, memberOf(parameter, '$ref'));
    const own = target === undefined ? parameter : valueIn(files, target);
    return memberOf(own, 'in') === 'path' ? memberOf(own, 'name') : undefined;
  };
  const missing = path
    .split('/')
    .flatMap((segment, at) => (isNamedSegment(segment) ? [{ name: segment.slice(1, -1), at }] : []))
    .filter(({ name }) => !shared.some((parameter) => nameOf(parameter) === name));
  const parameters = missing.map(({ name, at }) => {
    const siblings = operations.flatMap((operation) => listOf(operation.parameters));
    const texts = seen.map(({ target }) => percentDecoded(target.split('?')[0]?.split('/')[at] ?? ''));
    const made = { name, in: 'path', required: true, schema: textSchema(texts, name, { isOld, secrets }) };
    return siblings.find((parameter) => nameOf(parameter) === name) ?? made;
  });
  const isNew = raw === undefined;
  const own = isNew || parameters.length === 0 ? {} : { parameters };
  return [
    ...(isNew && parameters.length > 0
      ? [{ ...below(item, 'parameters'), op: 'set', value: parameters } as const]
      : []),
    { ...below(item, method.toLowerCase()), op: 'set', value: { ...own, responses } },
  ];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

import { posix } from 'node:path';
import { stringify } from 'yaml';
import { isSame } from '../contract/instances/json-value.ts';
import { isNode, join } from '../contract/json-pointer.ts';
import type { Json } from '../contract/model.ts';

/** One step of an OpenAPI Overlay 1.0. */
export interface OverlayAction {
  readonly target: string;
  readonly description?: string;
  readonly remove?: true;
  readonly update?: unknown;
}

/** An action and its place in the document. */
export interface PlacedAction {
  readonly pointer: string;
  readonly action: OverlayAction;
}

/**
 * The actions of an overlay that turn one document into another. A list only changes by appending entries; otherwise it
 * is removed and set again, since an overlay merge appends to lists.
 */
export function overlayActions(
  before: unknown,
  after: unknown,
  path = '$',
  pointer = '',
): readonly PlacedAction[] {
  if (Array.isArray(before) && Array.isArray(after)) return entryActions(before, after, path, pointer);
  if (!isNode(before) || !isNode(after)) return [];
  const removed: PlacedAction[] = [];
  const inner: PlacedAction[] = [];
  const update = new Map<string, unknown>();
  for (const name of Object.keys(before)) {
    if (!Object.hasOwn(after, name)) removed.push(removal(path, pointer, name));
  }
  for (const [name, value] of Object.entries(after)) {
    const own = before[name];
    if (!Object.hasOwn(before, name)) update.set(name, value);
    else if (isSame(own as Json, value as Json)) continue;
    else if (isMergeable(own, value))
      inner.push(...overlayActions(own, value, step(path, name), join(pointer, name)));
    else {
      if (!isScalar(own) || !isScalar(value)) removed.push(removal(path, pointer, name));
      update.set(name, value);
    }
  }
  const action = { target: path, update: Object.fromEntries(update) };
  const updates = update.size === 0 ? [] : [{ pointer, action }];
  return [...removed, ...updates, ...inner];
}

function entryActions(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
  pointer: string,
): readonly PlacedAction[] {
  return after.flatMap((entry, index): readonly PlacedAction[] =>
    index < before.length
      ? overlayActions(before[index], entry, `${path}[${index}]`, join(pointer, index))
      : [{ pointer, action: { target: path, update: entry } }],
  );
}

/** Whether one value can become the other by adding, removing or changing members and appending objects to lists. */
function isMergeable(before: unknown, after: unknown): boolean {
  if (isNode(before) && isNode(after)) return true;
  if (!Array.isArray(before) || !Array.isArray(after) || after.length < before.length) return false;
  return after.every((entry, index) =>
    index < before.length
      ? isSame(entry as Json, before[index] as Json) || isMergeable(before[index], entry)
      : isNode(entry),
  );
}

function removal(path: string, pointer: string, name: string): PlacedAction {
  return { pointer: join(pointer, name), action: { target: step(path, name), remove: true } };
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** A member in JSONPath (RFC 9535). */
function step(path: string, name: string): string {
  if (/^[A-Za-z_]\w*$/.test(name)) return `${path}.${name}`;
  return `${path}['${name.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}']`;
}

/** An overlay as YAML. */
export function overlayText(
  title: string,
  document: string | undefined,
  actions: readonly OverlayAction[],
): string {
  const overlay = {
    overlay: '1.0.0',
    info: { title, version: '1.0.0' },
    ...(document === undefined ? {} : { extends: document }),
    actions,
  };
  return stringify(overlay, { lineWidth: 0, aliasDuplicateObjects: false });
}

/** How a document in a folder refers to a file: by a relative path, or by the URL itself. */
export function relativeAddress(folder: string, file: string): string {
  if (/^https?:/.test(file)) return file;
  const address = posix.relative(folder, file);
  return encodeURI(address.startsWith('.') ? address : `./${address}`);
}

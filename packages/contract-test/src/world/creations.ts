import { leavesOf } from '../contract/json-pointer.ts';
import type { Contract, Json, Operation } from '../contract/model.ts';
import { parameterOf, shapeOf, templateOf } from '../contract/path-template.ts';
import type { Case, Exchange, RequestParts } from '../model/case.ts';
import { isSuccess } from '../model/case-of.ts';
import { isSafe } from '../model/message.ts';
import { entriesOf } from './answered-things.ts';
import { flatPath } from './flat-things.ts';
import {
  type Address,
  addressOf,
  createdIdentifier,
  locatedIdentifier,
  memberAddress,
  type Route,
  routesOf,
} from './routes.ts';

/** A thing that the target created for the run, or may have created. */
export interface Creation {
  /** The operation that created it. */
  readonly operation: Operation;
  /** The shape of its path, `/things/{}`; that of the path of its creation if its identifier is unknown. */
  readonly shape: string;
  /** The address of the thing; that of its parent if its identifier is unknown. */
  readonly address: Address;
  readonly isAddressed: boolean;
  /** Whether the run certainly created it: not if its identifier was chosen by a request that may also overwrite. */
  readonly isOwn: boolean;
}

/** The parts of a case that determine where it writes. */
type Write = Pick<Case, 'operation' | 'parts' | 'tampering' | 'source' | 'subject'>;

/** The things that the run created, and which of them still exist. */
export interface Creations {
  observe(exchange: Exchange): void;
  /** Whether the run created the thing of this shape, even if it has been removed since. */
  has(shape: string, address: Address): boolean;
  /** Whether a request would change a thing that the run did not create. */
  isForeign(sent: Write): boolean;
  /** Things that still exist, the newest first, including those that may have existed before. */
  left(): readonly Creation[];
  /** Whether any created thing still exists. */
  isLeft(creation: Creation): boolean;
}

/**
 * Tracks what a run creates. A thing counts as created if a POST to its collection returned 201 and no earlier response
 * showed it. If the operation declares no 201, any 2XX suffices, unless the request itself sent the identifier: it may
 * have overwritten an existing thing. A PUT creates if a GET has shown before that there is nothing. Things in lists
 * and examples existed before.
 */
export function openCreations(contract: Contract): Creations {
  const routeOf = routesOf(contract);
  const created = new Map<string, Creation>();
  const seen = new Set<string>();
  const removed = new Set<string>();
  /** Addresses where a GET found nothing and no response since has shown anything. */
  const absent = new Set<string>();
  const unaddressed: Creation[] = [];

  const noteCreation = ({ case: { operation, parts }, answer, json, status }: Exchange): void => {
    if (status !== 201 && operation.responses.has('201')) return;
    const route = routeOf(operation.path);
    const { members, shape } = route;
    const above = addressOf(route, parts.path);
    const located = members && locatedIdentifier(answer, members);
    const answered = members?.isFlat === false ? createdIdentifier(json, members) : undefined;
    const id = answered ?? located;
    if (members === undefined || id === undefined) {
      if (status === 201)
        unaddressed.push({ operation, shape, address: above, isAddressed: false, isOwn: true });
      return;
    }
    const address = memberAddress(members, above, id);
    const key = keyOf(members.shape, address);
    if (seen.has(key)) return;
    removed.delete(key);
    const isOwn = status === 201 || has(members.shape, address) || !isSent(id, parts);
    created.set(key, { operation, shape: members.shape, address, isAddressed: true, isOwn });
  };

  const notePut = ({ case: { operation, parts } }: Exchange): void => {
    const { shape, names } = routeOf(operation.path);
    const address = addressOf({ names }, parts.path);
    const key = keyOf(shape, address);
    if (!absent.delete(key) || seen.has(key)) return;
    removed.delete(key);
    created.set(key, { operation, shape, address, isAddressed: true, isOwn: true });
  };

  const noteExisting = ({ case: { operation, parts }, json }: Exchange): void => {
    const route = routeOf(operation.path);
    const own = addressOf(route, parts.path);
    const note = (shape: string, address: Address): void => {
      const key = keyOf(shape, address);
      if (!has(shape, address)) seen.add(key);
    };
    for (const [at, shape] of route.thingShapes.entries()) note(shape, own.slice(0, at + 1));
    const { members } = route;
    if (members === undefined) return;
    for (const id of listedIdentifiers(json, route)) note(members.shape, memberAddress(members, own, id));
  };

  /** Whether a PUT would create: nothing exists there, and its parent belongs to the run. */
  const isMissing = ({ path }: Operation, parts: RequestParts): boolean => {
    const { shape, names } = routeOf(path);
    const address = addressOf({ names }, parts.path);
    const [, above] = beginnings(shape, address).toReversed();
    return absent.has(keyOf(shape, address)) && (above === undefined || has(...above));
  };

  const isLeft: Creations['isLeft'] = ({ shape, address }) =>
    beginnings(shape, address).every(([above, own]) => !removed.has(keyOf(above, own)));

  const has: Creations['has'] = (shape, address) => created.get(keyOf(shape, address))?.isOwn === true;

  return {
    observe(exchange) {
      const { operation, parts, tampering } = exchange.case;
      const method = tampering?.method ?? operation.method;
      const route = routeOf(operation.path);
      const key = keyOf(route.shape, addressOf(route, parts.path));
      if (showsNothing(exchange)) {
        removed.add(key);
        if (method === 'GET' && exchange.status === 404) absent.add(key);
      }
      if (!isSuccess(exchange.status) || method !== operation.method) return;
      if (method === 'POST') noteCreation(exchange);
      else if (method === 'PUT') notePut(exchange);
      else if (isSafe(method)) {
        absent.delete(key);
        noteExisting(exchange);
      }
    },
    has,
    isForeign(sent) {
      const { operation, parts, tampering, source, subject } = sent;
      const method = tampering?.method ?? operation.method;
      if (source !== undefined || isSafe(method)) return false;
      const last = lastThing(operation.path);
      // A declared POST creates; the effect of an undeclared one is unknown.
      if (last === 'none') return operation.method !== 'POST' || method !== 'POST';
      if (last === 'unreadable') return true;
      if (createsByName(contract, operation) && method === 'PUT' && isMissing(operation, parts)) return false;
      const route = routeOf(operation.path);
      // Nothing has a value that the case itself tests.
      const isMadeUp = (name: string): boolean =>
        subject === `path.${name}` || tampering?.rawPath?.[name] !== undefined;
      return (
        !route.names.some(isMadeUp) && !has(route.thingShapes.at(-1) ?? '', addressOf(route, parts.path))
      );
    },
    left: () => [...unaddressed, ...created.values()].filter(isLeft).toReversed(),
    isLeft,
  };
}

/** Whether a response shows that nothing exists at its address: it was removed, or is not found. */
export function showsNothing({ case: { operation, tampering }, status }: Exchange): boolean {
  const method = tampering?.method ?? operation.method;
  if (method === 'DELETE' && isSuccess(status)) return tampering?.rawPath === undefined;
  const isNotFound = (status === 404 || status === 410) && tampering === undefined;
  return isNotFound && (method === 'GET' || method === 'DELETE');
}

/**
 * Whether a PUT creates under a name chosen by the client: it declares 201, its path ends with a parameter, and a GET
 * on that path shows beforehand whether something exists.
 */
export function createsByName({ operations }: Pick<Contract, 'operations'>, operation: Operation): boolean {
  if (operation.method !== 'PUT' || !operation.responses.has('201')) return false;
  if (parameterOf(templateOf(operation.path).segments.at(-1)) === undefined) return false;
  return operations.some(({ method, path }) => method === 'GET' && shapeOf(path) === shapeOf(operation.path));
}

/**
 * The operations that can only change things that existed before a run: PUT, PATCH and DELETE without an identifier in
 * the path, and every write on a thing that no operation of the contract creates.
 */
export function foreignOperations({ operations }: Pick<Contract, 'operations'>): ReadonlySet<Operation> {
  const creations = new Set(
    operations.filter(({ method }) => method === 'POST').map(({ path }) => shapeOf(path)),
  );
  const named = new Set(
    operations.filter((one) => createsByName({ operations }, one)).map(({ path }) => shapeOf(path)),
  );
  const flat = new Map(
    operations.flatMap(({ method, path }) => {
      const found = method === 'POST' ? flatPath({ operations }, path) : undefined;
      return found === undefined ? [] : [[shapeOf(found), path] as const];
    }),
  );
  const isOwn = ({ method, path }: Pick<Operation, 'method' | 'path'>): boolean => {
    const last = lastThing(path);
    if (last === 'none') return method === 'POST';
    if (last === 'unreadable') return false;
    const { collection } = last;
    const created = flat.get(`${shapeOf(collection)}/{}`);
    if (created !== undefined) return isOwn({ method: 'POST', path: created });
    const isCreated = creations.has(shapeOf(collection)) || named.has(`${shapeOf(collection)}/{}`);
    return isCreated && isOwn({ method: 'POST', path: collection });
  };
  return new Set(operations.filter((one) => !isSafe(one.method) && !isOwn(one)));
}

/** The thing that a path leads to or lies below, by its collection; `unreadable` when a segment only holds a parameter. */
function lastThing(path: string): 'none' | 'unreadable' | { readonly collection: string } {
  const { segments } = templateOf(path);
  const at = segments.findLastIndex((segment) => segment.includes('{'));
  if (at < 0) return 'none';
  return parameterOf(segments[at]) === undefined
    ? 'unreadable'
    : { collection: `/${segments.slice(0, at).join('/')}` };
}

/** The things along a path, from the first: `/a/{}` with `[1]` and `/a/{}/b/{}` with `[1, 2]`. */
function beginnings(
  shape: string,
  address: Address,
): readonly (readonly [shape: string, address: Address])[] {
  const { segments } = templateOf(shape);
  const ends = segments.flatMap((segment, at) => (segment === '{}' ? [at + 1] : []));
  return ends.map((end, at) => [`/${segments.slice(0, end).join('/')}`, address.slice(0, at + 1)]);
}

/** Whether a request sent this value outside the path, which names the parent of the new thing. */
function isSent(id: Json, { query, headers, cookies, body }: RequestParts): boolean {
  if (body !== undefined && 'raw' in body) return body.raw.includes(String(id));
  const sent = leavesOf({ query, headers, cookies, body: body?.value ?? null });
  return sent.some(([, value]) => String(value) === String(id));
}

function listedIdentifiers(json: Json | undefined, { members }: Route): readonly Json[] {
  if (members === undefined) return [];
  return entriesOf(json).flatMap((entry) => members.idOf(entry) ?? []);
}

function keyOf(shape: string, address: Address): string {
  return JSON.stringify([shape, address.map(String)]);
}

import { isSame } from '../contract/instances/json-value.ts';
import type { Contract, Json, Operation, Parameter } from '../contract/model.ts';
import type { Exchange } from '../model/case.ts';
import { isSuccess } from '../model/case-of.ts';
import { isSafe } from '../model/message.ts';
import { entriesOf } from './answered-things.ts';
import { openCreations, showsNothing } from './creations.ts';
import { openEtags } from './known-etags.ts';
import { openOriginals } from './originals.ts';
import {
  type Address,
  addressOf,
  createdIdentifier,
  locatedIdentifier,
  memberAddress,
  type Route,
  routesOf,
} from './routes.ts';
import { openTakenValues } from './taken-values.ts';
import type { World } from './world.ts';

/** How many things of one path are kept. */
const remembered = 500;

/** The addresses of the things of one shape, by their JSON text, the oldest first. */
type Addresses = Map<string, Address>;

/**
 * Opens a world that learns from 2XX responses: created things (`id` and the like, `Location`), entries of lists, and
 * things found by reads with path values. Things that a DELETE removed or a GET does not find are forgotten, with
 * everything below them. Responses to invalid requests (`unchecked`) and to methods other than the operation's teach
 * nothing, except a removal.
 *
 * @param ownOnly whether writes are only offered things that the run created
 */
export function makeWorld(contract: Contract, ownOnly = false): World {
  const things = new Map<string, Addresses>();
  const successes = new Map<string, Exchange>();
  /** Whether the first request of an operation was refused because of its content, by the id of the operation. */
  const refusedAtFirst = new Map<string, boolean>();
  const routeOf = routesOf(contract);
  const creations = openCreations(contract);
  const originals = openOriginals(contract);
  const etags = openEtags(contract);
  const taken = openTakenValues();
  /** The things changed by the current probe, and by earlier ones. */
  const touched = new Set<string>();
  const used = new Set<string>();

  const remember = (shape: string, address: Address): void => {
    const addresses = things.get(shape) ?? new Map<string, Address>();
    things.set(shape, addresses);
    const key = JSON.stringify(address);
    addresses.delete(key);
    addresses.set(key, address);
    if (addresses.size > remembered) addresses.delete(oldestOf(addresses, shape));
  };

  /** Things created by the run are kept as long as others can be dropped. */
  const oldestOf = (addresses: Addresses, shape: string): string => {
    const [first = ''] = addresses.keys();
    const foreign = [...addresses].find(([, address]) => !creations.has(shape, address));
    return foreign?.[0] ?? first;
  };

  const forget = (shape: string, address: Address): void => {
    for (const [one, addresses] of things) {
      if (one !== shape && !one.startsWith(`${shape}/`)) continue;
      for (const [key, each] of addresses) {
        if (isSame(each.slice(0, address.length), address)) addresses.delete(key);
      }
    }
  };

  /** A write on a thing, or below it, may leave it in a different state than a new one. */
  const touch = (operation: Operation, parts: Exchange['case']['parts']): void => {
    const route = routeOf(operation.path);
    const shape = route.thingShapes.at(-1);
    const isAddition = operation.method === 'POST' && route.members !== undefined;
    if (shape === undefined || isAddition || isSafe(operation.method)) return;
    const isThing = operation.method === 'POST' || route.shape === shape;
    if (isThing) touched.add(JSON.stringify([shape, addressOf(route, parts.path)]));
  };

  const isUsed = (shape: string, address: Address): boolean => used.has(JSON.stringify([shape, address]));

  const learn = ({ case: { operation, parts }, json, answer }: Exchange): void => {
    const route = routeOf(operation.path);
    const { thingShapes, members } = route;
    const own = addressOf(route, parts.path);
    for (const [at, shape] of thingShapes.entries()) remember(shape, own.slice(0, at + 1));
    if (members === undefined) return;
    const { shape, idOf } = members;
    if (operation.method === 'GET') {
      for (const thing of entriesOf(json).toReversed()) {
        const id = idOf(thing);
        if (id !== undefined) remember(shape, memberAddress(members, own, id));
      }
    }
    if (operation.method !== 'POST') return;
    const created = createdIdentifier(json, members);
    if (created !== undefined && !members.isFlat) remember(shape, [...own, created]);
    const id = locatedIdentifier(answer, members);
    const known = [...(things.get(shape)?.values() ?? [])];
    if (id !== undefined && !known.some((one) => String(one.at(-1)) === id))
      remember(shape, memberAddress(members, own, id));
  };

  return {
    ownOnly,
    creations,
    originals,
    etags,
    taken,
    startProbe() {
      for (const key of touched) used.add(key);
      touched.clear();
    },
    isUsedUp(operation) {
      const shape = routeOf(operation.path).thingShapes.at(-1);
      if (shape === undefined || isSafe(operation.method)) return false;
      const offered = [...(things.get(shape)?.values() ?? [])].filter(
        (address) => !ownOnly || creations.has(shape, address),
      );
      return offered.length > 0 && offered.every((address) => isUsed(shape, address));
    },
    observe(exchange) {
      creations.observe(exchange);
      originals.observe(exchange);
      etags.observe(exchange);
      taken.observe(exchange);
      const { case: sent, status } = exchange;
      const method = sent.tampering?.method ?? sent.operation.method;
      const route = routeOf(sent.operation.path);
      if (showsNothing(exchange) && (isSuccess(status) || route.names.length > 0)) {
        forget(route.shape, addressOf(route, sent.parts.path));
      }
      if (sent.tampering === undefined && !refusedAtFirst.has(sent.operation.id))
        refusedAtFirst.set(sent.operation.id, [400, 404, 409, 422].includes(status));
      if (!isSuccess(status)) return;
      if (status !== 201 || method !== 'PUT') touch(sent.operation, sent.parts);
      if (sent.unchecked === true || method !== sent.operation.method) return;
      successes.set(sent.operation.id, exchange);
      if (method !== 'DELETE') learn(exchange);
    },
    known(operation, parameter) {
      if (parameter.in !== 'path') return knownByName(things, parameter.name);
      const isOffered = (shape: string, address: Address): boolean =>
        !ownOnly || isSafe(operation.method) || creations.has(shape, address);
      const isLast = (shape: string, address: Address): boolean =>
        !isSafe(operation.method) && isUsed(shape, address);
      return knownInPath(things, routeOf(operation.path), parameter, { isOffered, isUsed: isLast });
    },
    referredBy: (name) => knownByName(things, name),
    isRefusedAsShown: ({ id }) => refusedAtFirst.get(id) === true,
    lastSuccess: (operation) => successes.get(operation.id),
  };
}

/** Which addresses may be used, and which only after all others. */
interface AddressChoice {
  readonly isOffered: (shape: string, address: Address) => boolean;
  readonly isUsed: (shape: string, address: Address) => boolean;
}

/**
 * Values of complete addresses of the path come first, so that the first values of several parameters belong together.
 */
function* knownInPath(
  things: ReadonlyMap<string, Addresses>,
  { names, thingShapes }: Route,
  { name }: Parameter,
  choice: AddressChoice,
): Generator<Json> {
  const at = names.indexOf(name);
  if (at < 0) return;
  const shapes = new Set([thingShapes.at(-1), thingShapes[at]]);
  yield* distinct(
    things,
    [...shapes].filter((shape) => shape !== undefined),
    at,
    choice,
  );
}

/** `thing_id` and `thingId` refer to an item of `/things` or `/thing`. */
function* knownByName(things: ReadonlyMap<string, Addresses>, name: string): Generator<Json> {
  const stem = /^(.+?)(?:_id|Id)$/.exec(name)?.[1]?.toLowerCase();
  if (stem === undefined) return;
  const ends = [`/${stem}/{}`, `/${stem}s/{}`, `/${stem}es/{}`, `/${stem.replace(/y$/, 'ies')}/{}`];
  const shapes = [...things.keys()].filter((shape) => ends.some((end) => shape.toLowerCase().endsWith(end)));
  yield* distinct(things, shapes, -1);
}

/** The values at one position of the addresses of some shapes, each once, of each shape the newest unused one first. */
function* distinct(
  things: ReadonlyMap<string, Addresses>,
  shapes: readonly string[],
  at: number,
  { isOffered, isUsed }: AddressChoice = { isOffered: () => true, isUsed: () => false },
): Generator<Json> {
  const seen = new Set<string>();
  for (const shape of shapes) {
    const newest = [...(things.get(shape)?.values() ?? [])].reverse();
    const used = newest.filter((address) => isUsed(shape, address));
    for (const address of used.length === 0
      ? newest
      : [...newest.filter((one) => !used.includes(one)), ...used]) {
      const value = address.at(at);
      const key = JSON.stringify(value);
      if (value === undefined || seen.has(key) || !isOffered(shape, address)) continue;
      seen.add(key);
      yield value;
    }
  }
}

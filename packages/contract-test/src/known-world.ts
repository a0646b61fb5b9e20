import type { Exchange } from './case.ts';
import { isSame, type JsonRecord } from './instances/json-value.ts';
import type { Contract, Json, Parameter } from './model.ts';
import { entriesOf, identifierReader, thingsOf } from './probes/answered-things.ts';
import { parameterOf, readPath, templateOf, thingPaths } from './probes/path-template.ts';
import type { World } from './world.ts';

/** How many things of one path are remembered. */
const remembered = 500;

/** The values of the path parameters that lead to a thing, in the order of the path. */
type Address = readonly Json[];

/** The addresses of the things of one shape, by their JSON text, the oldest first. */
type Addresses = Map<string, Address>;

/** What the world has to know of a path of the contract. */
interface Route {
  readonly shape: string;
  /** The names of its parameters. */
  readonly names: readonly string[];
  /** The shapes of its beginnings that end with a parameter. */
  readonly thingShapes: readonly string[];
  /** The things right below it: `/a/{b}/c/{d}` for `/a/{b}/c`. */
  readonly members: Members | undefined;
}

interface Members {
  readonly shape: string;
  readonly path: string;
  /** The name of the last parameter of their path. */
  readonly name: string;
  readonly idOf: ReturnType<typeof identifierReader>;
}

/**
 * Opens a world that learns from answers with 2XX: what was created (`id` and the like, `Location`), what lists name,
 * what reads with a path value found. What a DELETE removed or a GET does not find is forgotten, with all below it. Answers to invalid
 * requests (`unchecked`) and to other methods than the operation's teach nothing, but for a removal.
 */
export function makeWorld(contract: Contract): World {
  const things = new Map<string, Addresses>();
  const successes = new Map<string, Exchange>();
  const routeOf = routesOf(contract);

  const remember = (shape: string, address: Address): void => {
    const addresses = things.get(shape) ?? new Map<string, Address>();
    things.set(shape, addresses);
    const key = JSON.stringify(address);
    addresses.delete(key);
    addresses.set(key, address);
    const [oldest] = addresses.size > remembered ? addresses.keys() : [];
    if (oldest !== undefined) addresses.delete(oldest);
  };

  const forget = (shape: string, address: Address): void => {
    for (const [one, addresses] of things) {
      if (one !== shape && !one.startsWith(`${shape}/`)) continue;
      for (const [key, each] of addresses) {
        if (isSame(each.slice(0, address.length), address)) addresses.delete(key);
      }
    }
  };

  const learn = ({ case: { operation, parts }, json, answer }: Exchange): void => {
    const { names, thingShapes, members } = routeOf(operation.path);
    const own = addressOf(names, parts.path);
    for (const [at, shape] of thingShapes.entries()) remember(shape, own.slice(0, at + 1));
    if (members === undefined) return;
    const { shape, path, name, idOf } = members;
    if (operation.method === 'GET' || operation.method === 'POST') {
      const found = operation.method === 'GET' ? entriesOf(json) : createdIn(thingsOf(json), idOf);
      for (const thing of found.toReversed()) {
        const id = idOf(thing);
        if (id !== undefined) remember(shape, [...own, id]);
      }
    }
    if (operation.method !== 'POST' || answer.kind === 'none') return;
    const location = answer.headers.find(([header]) => header.toLowerCase() === 'location')?.[1];
    if (location === undefined) return;
    const id = readPath(templateOf(path), pathOf(location))?.[name];
    const known = [...(things.get(shape)?.values() ?? [])];
    if (id !== undefined && !known.some((one) => String(one.at(-1)) === id)) remember(shape, [...own, id]);
  };

  return {
    observe(exchange) {
      const { case: sent, status } = exchange;
      const method = sent.tampering?.method ?? sent.operation.method;
      const { shape, names } = routeOf(sent.operation.path);
      const isSuccess = status >= 200 && status < 300;
      const isGone = (status === 404 || status === 410) && method === 'GET' && names.length > 0;
      if (isGone || (isSuccess && method === 'DELETE')) forget(shape, addressOf(names, sent.parts.path));
      if (!isSuccess) return;
      if (sent.unchecked === true || method !== sent.operation.method) return;
      successes.set(sent.operation.id, exchange);
      if (method !== 'DELETE') learn(exchange);
    },
    known: (operation, parameter) =>
      parameter.in === 'path'
        ? knownInPath(things, routeOf(operation.path), parameter)
        : knownByName(things, parameter),
    lastSuccess: (operation) => successes.get(operation.id),
  };
}

function routesOf(contract: Contract): (path: string) => Route {
  const paths = new Map(
    contract.operations.flatMap(({ path }) => thingPaths(path)).map((path) => [shapeOf(path), path] as const),
  );
  const routes = new Map<string, Route>();
  const membersOf = (path: string): Members | undefined => {
    const shape = `${shapeOf(path)}/{}`;
    const found = paths.get(shape);
    const name = parameterOf(found?.slice(found.lastIndexOf('/') + 1));
    if (found === undefined || name === undefined) return undefined;
    return { shape, path: found, name, idOf: identifierReader(name) };
  };
  return (path) => {
    const route = routes.get(path) ?? {
      shape: shapeOf(path),
      names: templateOf(path)
        .segments.map(parameterOf)
        .filter((name) => name !== undefined),
      thingShapes: thingPaths(path).map(shapeOf),
      members: membersOf(path),
    };
    routes.set(path, route);
    return route;
  };
}

/** First those of whole addresses of the path, so that the first values of several parameters belong together. */
function* knownInPath(
  things: ReadonlyMap<string, Addresses>,
  { names, thingShapes }: Route,
  { name }: Parameter,
): Generator<Json> {
  const at = names.indexOf(name);
  if (at < 0) return;
  const shapes = new Set([thingShapes.at(-1), thingShapes[at]]);
  yield* distinct(
    things,
    [...shapes].filter((shape) => shape !== undefined),
    at,
  );
}

/** `thing_id` and `thingId` name a member of `/things` or `/thing`. */
function* knownByName(things: ReadonlyMap<string, Addresses>, parameter: Parameter): Generator<Json> {
  const stem = /^(.+?)(?:_id|Id)$/.exec(parameter.name)?.[1]?.toLowerCase();
  if (stem === undefined) return;
  const ends = [`/${stem}/{}`, `/${stem}s/{}`, `/${stem}es/{}`, `/${stem.replace(/y$/, 'ies')}/{}`];
  const shapes = [...things.keys()].filter((shape) => ends.some((end) => shape.toLowerCase().endsWith(end)));
  yield* distinct(things, shapes, -1);
}

function createdIn(things: readonly JsonRecord[], idOf: Members['idOf']): readonly JsonRecord[] {
  const first = things.find((thing) => idOf(thing) !== undefined);
  return first === undefined ? [] : [first];
}

function addressOf(names: readonly string[], values: Readonly<Record<string, Json>>): Address {
  return names.map((name) => values[name] ?? null);
}

/** A path without the names of its parameters, which differ between the operations of one thing. */
function shapeOf(path: string): string {
  return `/${templateOf(path)
    .segments.map((segment) => (parameterOf(segment) === undefined ? segment : '{}'))
    .join('/')}`;
}

function pathOf(location: string): string {
  return location.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
}

/** The values at one position of the addresses of some shapes, each once, the newest of each shape first. */
function* distinct(
  things: ReadonlyMap<string, Addresses>,
  shapes: readonly string[],
  at: number,
): Generator<Json> {
  const seen = new Set<string>();
  for (const shape of shapes) {
    for (const address of [...(things.get(shape)?.values() ?? [])].reverse()) {
      const value = address.at(at);
      const key = JSON.stringify(value);
      if (value === undefined || seen.has(key)) continue;
      seen.add(key);
      yield value;
    }
  }
}

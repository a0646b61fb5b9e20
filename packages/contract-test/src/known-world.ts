import type { Exchange } from './case.ts';
import { isSame } from './instances/json-value.ts';
import type { Contract, Json, Operation, Parameter } from './model.ts';
import { entriesOf, identifierOf, thingsOf } from './probes/answered-things.ts';
import { parameterOf, readPath, templateOf, thingPaths } from './probes/path-template.ts';
import type { World } from './world.ts';

/** How many things of one path are remembered. */
const remembered = 500;

/** The values of the path parameters that lead to a thing, in the order of the path. */
type Address = readonly Json[];

/**
 * Opens a world that learns from answers with 2XX: what was created (`id` and the like, `Location`), what lists name,
 * what reads with a path value found. What a DELETE removed or a GET does not find is forgotten, with all below it. Answers to invalid
 * requests (`unchecked`) and to other methods than the operation's teach nothing, but for a removal.
 */
export function makeWorld(contract: Contract): World {
  const things = new Map<string, Address[]>();
  const successes = new Map<string, Exchange>();
  const paths = new Map(
    contract.operations.flatMap(({ path }) => thingPaths(path)).map((path) => [shapeOf(path), path] as const),
  );

  const remember = (shape: string, address: Address): void => {
    const others = (things.get(shape) ?? []).filter((one) => !isSame(one, address));
    things.set(shape, [address, ...others].slice(0, remembered));
  };

  const forget = (shape: string, address: Address): void => {
    for (const [one, addresses] of things) {
      if (one !== shape && !one.startsWith(`${shape}/`)) continue;
      things.set(
        one,
        addresses.filter((each) => !isSame(each.slice(0, address.length), address)),
      );
    }
  };

  /** The things right below a path: `/a/{b}/c/{d}` for `/a/{b}/c`, with the name of its parameter. */
  const membersOf = (path: string): { shape: string; name: string; path: string } | undefined => {
    const shape = `${shapeOf(path)}/{}`;
    const found = paths.get(shape);
    const name = parameterOf(found?.slice(found.lastIndexOf('/') + 1));
    return found === undefined || name === undefined ? undefined : { shape, name, path: found };
  };

  const learn = ({ case: { operation, parts }, json, answer }: Exchange): void => {
    const own = addressOf(operation.path, parts.path);
    for (const path of thingPaths(operation.path)) {
      remember(shapeOf(path), own.slice(0, thingPaths(path).length));
    }
    const members = membersOf(operation.path);
    if (members !== undefined && (operation.method === 'GET' || operation.method === 'POST')) {
      const found = operation.method === 'GET' ? entriesOf(json) : createdIn(thingsOf(json), members.name);
      for (const thing of found.toReversed()) {
        const id = identifierOf(thing, members.name);
        if (id !== undefined) remember(members.shape, [...own, id]);
      }
    }
    if (operation.method !== 'POST' || answer.kind === 'none') return;
    const location = answer.headers.find(([name]) => name.toLowerCase() === 'location')?.[1];
    if (location === undefined || members === undefined) return;
    const values = readPath(templateOf(members.path), pathOf(location));
    const id = values?.[members.name];
    const isKnown = things.get(members.shape)?.some((one) => String(one.at(-1)) === id);
    if (id !== undefined && isKnown !== true) remember(members.shape, [...own, id]);
  };

  return {
    observe(exchange) {
      const { case: sent, status } = exchange;
      const method = sent.tampering?.method ?? sent.operation.method;
      const address = addressOf(sent.operation.path, sent.parts.path);
      const isSuccess = status >= 200 && status < 300;
      const isGone = (status === 404 || status === 410) && method === 'GET' && address.length > 0;
      if (isGone || (isSuccess && method === 'DELETE')) forget(shapeOf(sent.operation.path), address);
      if (!isSuccess) return;
      if (sent.unchecked === true || method !== sent.operation.method) return;
      successes.set(sent.operation.id, exchange);
      if (method !== 'DELETE') learn(exchange);
    },
    known: (operation, parameter) =>
      parameter.in === 'path' ? knownInPath(things, operation, parameter) : knownByName(things, parameter),
    lastSuccess: (operation) => successes.get(operation.id),
  };
}

/** First those of whole addresses of the path, so that the first values of several parameters belong together. */
function knownInPath(
  things: ReadonlyMap<string, readonly Address[]>,
  operation: Operation,
  parameter: Parameter,
): Json[] {
  const all = thingPaths(operation.path);
  const at = all.findIndex((path) => path.endsWith(`/{${parameter.name}}`));
  if (at < 0) return [];
  const shapes = [all.at(-1), all[at]].map((path) => shapeOf(path ?? ''));
  return distinct(shapes.flatMap((shape) => (things.get(shape) ?? []).map((address) => address[at])));
}

/** `thing_id` and `thingId` name a member of `/things` or `/thing`. */
function knownByName(things: ReadonlyMap<string, readonly Address[]>, parameter: Parameter): Json[] {
  const stem = /^(.+?)(?:_id|Id)$/.exec(parameter.name)?.[1]?.toLowerCase();
  if (stem === undefined) return [];
  const ends = [`/${stem}/{}`, `/${stem}s/{}`, `/${stem}es/{}`, `/${stem.replace(/y$/, 'ies')}/{}`];
  const shapes = [...things.keys()].filter((shape) => ends.some((end) => shape.toLowerCase().endsWith(end)));
  return distinct(shapes.flatMap((shape) => (things.get(shape) ?? []).map((address) => address.at(-1))));
}

function createdIn<T extends Parameters<typeof identifierOf>[0]>(
  things: readonly T[],
  name: string,
): readonly T[] {
  const first = things.find((thing) => identifierOf(thing, name) !== undefined);
  return first === undefined ? [] : [first];
}

function addressOf(path: string, values: Readonly<Record<string, Json>>): Address {
  return templateOf(path).segments.flatMap((segment) => {
    const name = parameterOf(segment);
    return name === undefined ? [] : [values[name] ?? null];
  });
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

function distinct(values: readonly (Json | undefined)[]): Json[] {
  const seen = new Map<string, Json>();
  for (const value of values) {
    if (value !== undefined && !seen.has(JSON.stringify(value))) seen.set(JSON.stringify(value), value);
  }
  return [...seen.values()];
}

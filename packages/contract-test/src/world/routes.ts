import type { JsonRecord } from '../contract/instances/json-value.ts';
import type { Contract, Json } from '../contract/model.ts';
import { parameterOf, readPath, shapeOf, templateOf, thingPaths } from '../contract/path-template.ts';
import type { Exchange } from '../model/case.ts';
import { identifierReader, thingsOf } from './answered-things.ts';
import { flatPath } from './flat-things.ts';

/** The values of the path parameters that identify a thing, in path order. */
export type Address = readonly Json[];

/** The things along a path of the contract. */
export interface Route {
  /** The path without the names of its parameters, which differ between the operations of one thing. */
  readonly shape: string;
  /** The names of its parameters. */
  readonly names: readonly string[];
  /** The shapes of its prefixes that end with a parameter. */
  readonly thingShapes: readonly string[];
  /** The things right below it: `/a/{b}/c/{d}` for `/a/{b}/c`; otherwise those that are created there, `/c/{d}`. */
  readonly members: Members | undefined;
}

export interface Members {
  readonly shape: string;
  readonly path: string;
  /** The name of the last parameter of their path. */
  readonly name: string;
  readonly idOf: ReturnType<typeof identifierReader>;
  /** Whether they are not located below what they are created in. */
  readonly isFlat: boolean;
}

/** Reads the paths of a contract; each is read once. */
export function routesOf(contract: Contract): (path: string) => Route {
  const paths = new Map(
    contract.operations.flatMap(({ path }) => thingPaths(path)).map((path) => [shapeOf(path), path] as const),
  );
  const routes = new Map<string, Route>();
  const membersOf = (path: string): Members | undefined => {
    const below = paths.get(`${shapeOf(path)}/{}`);
    const found = below ?? flatPath(contract, path);
    const name = parameterOf(found?.slice(found.lastIndexOf('/') + 1));
    if (found === undefined || name === undefined) return undefined;
    const isFlat = below === undefined;
    return { shape: shapeOf(found), path: found, name, idOf: identifierReader(name), isFlat };
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

/** The address in a request. */
export function addressOf({ names }: Pick<Route, 'names'>, values: Readonly<Record<string, Json>>): Address {
  return names.map((name) => values[name] ?? null);
}

/** The address of one of the things that a path with this address lists or creates. */
export function memberAddress({ isFlat }: Members, above: Address, id: Json): Address {
  return isFlat ? [id] : [...above, id];
}

/** The thing in the response to a creation, by its identifier. */
export function createdIdentifier(json: Json | undefined, { idOf }: Members): Json | undefined {
  return thingsOf(json)
    .map((thing: JsonRecord) => idOf(thing))
    .find((id) => id !== undefined);
}

/** The identifier of the thing that the `Location` of a response names. */
export function locatedIdentifier(answer: Exchange['answer'], { path, name }: Members): string | undefined {
  if (answer.kind === 'none') return undefined;
  const location = answer.headers.find(([header]) => header.toLowerCase() === 'location')?.[1];
  return location === undefined ? undefined : readPath(templateOf(path), pathOf(location))?.[name];
}

function pathOf(location: string): string {
  return location.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
}

import { grouped } from '../contract/grouped.ts';
import type { Contract, Operation } from '../contract/model.ts';
import { parameterOf, shapeOf, templateOf } from '../contract/path-template.ts';
import { createsByName } from './creations.ts';
import { flatPath } from './flat-things.ts';

/** The operations of a contract for things of one kind: `/things` and `/things/{id}`. */
export interface Resource {
  /** `POST /things`, or `PUT /things/{id}` if a PUT creates. */
  readonly create: Operation;
  /** `GET /things`. */
  readonly list: Operation | undefined;
  /** `GET /things/{id}`. */
  readonly read: Operation | undefined;
  /** `PATCH` and `PUT /things/{id}`. */
  readonly updates: readonly Operation[];
  /** `DELETE /things/{id}`. */
  readonly remove: Operation | undefined;
  /** The name of the parameter that identifies one thing; `id` if there is none. */
  readonly key: string;
  /**
   * Whether the things are not located below what they are created in: `/things/{id}` for `POST /boxes/{box}/things`.
   */
  readonly isFlat: boolean;
}

/** A singleton: `GET` and `PUT` or `PATCH` on a path that ends with a constant segment. */
export interface Singleton {
  readonly read: Operation;
  readonly update: Operation;
}

const resources = new WeakMap<Contract['operations'], readonly Resource[]>();

/** The kinds of things that can be created. */
export function resourcesOf({ operations }: Pick<Contract, 'operations'>): readonly Resource[] {
  const known = resources.get(operations) ?? findResources(operations);
  resources.set(operations, known);
  return known;
}

function findResources(operations: Contract['operations']): readonly Resource[] {
  const byShape = grouped(operations, ({ path }) => shapeOf(path));
  const at = (shape: string): readonly Operation[] => byShape.get(shape) ?? [];
  const isNamed = (one: Operation): boolean =>
    createsByName({ operations }, one) &&
    at(shapeOf(collectionOf(one))).every(({ method }) => method !== 'POST');
  return operations
    .filter((one) => one.method === 'POST' || isNamed(one))
    .map((create) => {
      const collection = shapeOf(collectionOf(create));
      const below = at(`${collection}/{}`);
      const flat = below.length > 0 ? undefined : flatPath({ operations }, create.path);
      const members = flat === undefined ? below : at(shapeOf(flat));
      return {
        create,
        list: at(collection).find(({ method }) => method === 'GET'),
        read: members.find(({ method }) => method === 'GET'),
        updates: members.filter(({ method }) => method === 'PATCH' || method === 'PUT'),
        remove: members.find(({ method }) => method === 'DELETE'),
        key: parameterOf(templateOf(members[0]?.path ?? '').segments.at(-1)) ?? 'id',
        isFlat: flat !== undefined,
      };
    });
}

/** The singletons of a contract. */
export function singletonsOf({ operations }: Contract): readonly Singleton[] {
  return operations.flatMap((update) => {
    if (update.method !== 'PUT' && update.method !== 'PATCH') return [];
    if (parameterOf(templateOf(update.path).segments.at(-1)) !== undefined) return [];
    const read = operations.find(
      ({ method, path }) => method === 'GET' && shapeOf(path) === shapeOf(update.path),
    );
    return read === undefined ? [] : [{ read, update }];
  });
}

/** The path of the things that a creation adds to. */
export function collectionOf({ method, path }: Operation): string {
  return method === 'PUT' ? path.slice(0, path.lastIndexOf('/')) : path;
}

/** The names of the parameters of a path, in their order. */
export function pathNames(path: string): readonly string[] {
  return templateOf(path).segments.flatMap((segment) => parameterOf(segment) ?? []);
}

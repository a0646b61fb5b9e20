import type { Contract, Operation } from '../contract/model.ts';
import { parameterOf, shapeOf, templateOf } from '../contract/path-template.ts';

/**
 * The path of things that are created below another thing but are located elsewhere: `/items/{id}` for
 * `POST /shelves/{name}/items`. They are recognized by a declared `Location` of the response 201; undefined if the
 * things are located below their creation, have another creation, or cannot be read.
 */
export function flatPath({ operations }: Pick<Contract, 'operations'>, path: string): string | undefined {
  const { segments } = templateOf(path);
  const name = segments.at(-1);
  if (name === undefined || name.includes('{') || !path.includes('{')) return undefined;
  const isNamed = (one: Operation): boolean => {
    const [collection, parameter, ...others] = templateOf(one.path).segments.slice(-2);
    const isThing = collection === name && parameterOf(parameter) !== undefined && others.length === 0;
    return isThing && one.path.indexOf('{') === one.path.lastIndexOf('{');
  };
  const isBelow = ({ path: other }: Operation): boolean => shapeOf(other).startsWith(`${shapeOf(path)}/{}`);
  const creates = operations.some(
    (one) => one.method === 'POST' && one.path === path && one.responses.get('201')?.headers.has('location'),
  );
  if (!creates || operations.some(isBelow)) return undefined;
  const [read, ...others] = operations.filter((one) => one.method === 'GET' && isNamed(one));
  if (read === undefined || others.length > 0) return undefined;
  const collection = read.path.slice(0, read.path.lastIndexOf('/'));
  const hasOwn = operations.some(({ method, path: other }) => method === 'POST' && other === collection);
  return hasOwn ? undefined : read.path;
}

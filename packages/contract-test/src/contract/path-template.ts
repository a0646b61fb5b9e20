import { parameterOf } from '@finops/openapi';
import type { Json } from './model.ts';

export { parameterOf } from '@finops/openapi';

/** The parts of `/v1/things/{id}`: constants, and the names of the parameters in a segment. */
export interface PathTemplate {
  readonly path: string;
  readonly segments: readonly string[];
}

/** Splits a path of a contract at its slashes. */
export function templateOf(path: string): PathTemplate {
  return { path, segments: path.split('/').filter((segment) => segment !== '') };
}

/** A path without the names of its parameters, which may differ between operations. */
export function shapeOf(path: string): string {
  return templateOf(path)
    .segments.map((segment) => `/${parameterOf(segment) === undefined ? segment : '{}'}`)
    .join('');
}

/** The prefixes of a path that end with a parameter: `/a/{b}` and `/a/{b}/c/{d}` of `/a/{b}/c/{d}/e`. */
export function thingPaths(path: string): readonly string[] {
  const { segments } = templateOf(path);
  return segments.flatMap((segment, at) =>
    parameterOf(segment) === undefined ? [] : [`/${segments.slice(0, at + 1).join('/')}`],
  );
}

/**
 * The parameter values of a template, matched against the last segments of a concrete path so that a prefix added by a
 * server does not matter. Undefined if the path does not match.
 */
export function readPath(template: PathTemplate, path: string): Record<string, string> | undefined {
  const given = path.split('/').filter((segment) => segment !== '');
  if (given.length < template.segments.length) return undefined;
  const last = given.slice(-template.segments.length);
  const values: Record<string, string> = {};
  for (const [at, segment] of template.segments.entries()) {
    const name = parameterOf(segment);
    const value = decoded(last[at] ?? '');
    if (value === undefined || (name === undefined && segment !== value)) return undefined;
    if (name !== undefined) values[name] = value;
  }
  return values;
}

/** Whether some concrete path matches both templates. */
export function overlaps(one: PathTemplate, other: PathTemplate): boolean {
  return (
    one.segments.length === other.segments.length &&
    one.segments.every((segment, at) => {
      const opposite = other.segments[at] ?? '';
      return segment === opposite || segment.includes('{') || opposite.includes('{');
    })
  );
}

/** Whether a template with these values yields a path that another template also matches. */
export function alsoFits(
  template: PathTemplate,
  values: Readonly<Record<string, Json>>,
  other: PathTemplate,
): boolean {
  const filled = template.segments.map((segment) =>
    segment.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => String(values[name] ?? '')),
  );
  return (
    filled.length === other.segments.length &&
    other.segments.every((segment, at) => segment.includes('{') || segment === filled[at])
  );
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

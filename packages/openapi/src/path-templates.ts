/** The segments of a path or of a template, as they are written: `/v1/things/{id}` has `v1`, `things` and `{id}`. */
export function segmentsOf(path: string): string[] {
  return path.split('/').slice(1);
}

/** The name of the parameter that fills a segment; undefined for any other segment. */
export function parameterOf(segment: string | undefined): string | undefined {
  return /^\{([^{}]+)\}$/.exec(segment ?? '')?.[1];
}

/** The names of the parameters of a template, or of a part of it, in their order. */
export function templateNames(template: string): string[] {
  return [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
}

/** A template without the names of its parameters: templates of one shape stand for the same paths. */
export function pathShape(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}');
}

/** What the segments of a path are about: the first one after the version, or the first of a path without one. */
export function resourceOf(segments: readonly string[]): string {
  const version = segments.findIndex((segment) => /^v\d+$/.test(segment));
  return segments[version + 1] ?? segments[0] ?? '';
}

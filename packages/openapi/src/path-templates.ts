/** The segments of a path or template, undecoded: `/v1/things/{id}` has `v1`, `things` and `{id}`. */
export function segmentsOf(path: string): string[] {
  return path.split('/').slice(1);
}

/** The name of the parameter that fills a segment; undefined for any other segment. */
export function parameterOf(segment: string | undefined): string | undefined {
  return /^\{([^{}]+)\}$/.exec(segment ?? '')?.[1];
}

/** The parameter names of a template, or of part of one, in order. */
export function templateNames(template: string): string[] {
  return [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
}

/** A template without its parameter names: templates with equal shapes match the same paths. */
export function pathShape(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}');
}

/** The resource of a path: the first segment after the version, or the first segment if there is no version. */
export function resourceOf(segments: readonly string[]): string {
  const version = segments.findIndex((segment) => /^v\d+$/.test(segment));
  return segments[version + 1] ?? segments[0] ?? '';
}

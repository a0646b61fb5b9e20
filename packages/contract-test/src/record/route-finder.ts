import type { Operation } from '../contract/model.ts';
import { isNamedSegment } from './path-segments.ts';

/** An operation, and the values that a path gives its parameters. */
export interface Route {
  readonly operation: Operation;
  readonly values: Readonly<Record<string, string>>;
}

/** What a document says about a path. */
export interface FoundPath {
  /** The declared path. */
  readonly path: string;
  /** Undefined for a method that it does not declare. */
  readonly route: Route | undefined;
}

interface Template {
  readonly path: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly operations: ReadonlyMap<string, Operation>;
}

/**
 * Finds the operation of a method and a path, both as they were sent. Of several paths that fit, the one with the most
 * constant segments counts (OpenAPI 3.1, 4.8.8.2); HEAD falls to GET unless it is declared.
 */
export function routeFinder(
  operations: readonly Operation[],
): (method: string, path: string) => FoundPath | undefined {
  const byPath = new Map<string, Map<string, Operation>>();
  for (const operation of operations) {
    const methods = byPath.get(operation.path) ?? new Map<string, Operation>();
    methods.set(operation.method, operation);
    byPath.set(operation.path, methods);
  }
  const templates = [...byPath]
    .map(([path, methods]) => templateOf(path, methods))
    .sort((a, b) => a.names.length - b.names.length);
  return (method, path) => {
    const fitting = templates.flatMap((template) => {
      const [, ...texts] = template.pattern.exec(path) ?? [undefined];
      return template.pattern.test(path) ? [{ template, texts }] : [];
    });
    for (const name of method === 'HEAD' ? ['HEAD', 'GET'] : [method]) {
      for (const { template, texts } of fitting) {
        const operation = template.operations.get(name);
        if (operation === undefined) continue;
        const values = template.names.map((parameter, at) => [parameter, decoded(texts[at] ?? '')]);
        return { path: template.path, route: { operation, values: Object.fromEntries(values) } };
      }
    }
    const [first] = fitting;
    return first && { path: first.template.path, route: undefined };
  };
}

function templateOf(path: string, operations: ReadonlyMap<string, Operation>): Template {
  const parts = path.split(/(\{[^{}]+\})/);
  const source = parts.map((part) =>
    isNamedSegment(part) ? '([^/]+?)' : `(?:${sentForms(part).map(escaped).join('|')})`,
  );
  return {
    path,
    pattern: new RegExp(`^${source.join('')}$`),
    names: parts.filter(isNamedSegment).map((part) => part.slice(1, -1)),
    operations,
  };
}

/** A constant part as clients send it: encoded, or, as some do with characters such as `[`, as it is. */
function sentForms(part: string): readonly string[] {
  return /%[\da-f]{2}/i.test(part) ? [part] : [...new Set([encodeURI(part), part])];
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import type { WireRequest } from '../src/model/message.ts';
import type { Data, LabOperation } from './contract.ts';

/** A request inside the server, parsed but not yet validated. */
export interface Call {
  readonly request: WireRequest;
  /** In upper case; `GET` for a HEAD request. */
  readonly method: string;
  readonly isHead: boolean;
  /** Without the query. */
  readonly path: string;
  /** The called operation; undefined if the path or the method is not declared. */
  readonly operation: LabOperation | undefined;
  /** The methods of the path; empty if the path is not declared. */
  readonly methods: readonly string[];
  /** Decoded texts by name. */
  readonly pathParameters: Readonly<Record<string, string>>;
  /** Decoded values by name, in request order. */
  readonly query: ReadonlyMap<string, readonly string[]>;
  /** By lower-case name; the last one of repeated headers. */
  readonly headers: ReadonlyMap<string, string>;
  /** The JSON of the body; undefined if there is none or it is invalid. */
  json(): Data | undefined;
}

/** Groups the operations by path and turns requests into calls. */
export function callReader(operations: readonly LabOperation[]): (request: WireRequest) => Call {
  const routes = [...Map.groupBy(operations, (operation) => operation.path)].map(([path, atPath]) => ({
    pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]*)')}$`),
    operations: atPath,
    methods: atPath.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
  }));
  return (request) => {
    const [path = '', query = ''] = split(request.target, '?');
    const isHead = request.method === 'HEAD';
    const method = isHead ? 'GET' : request.method;
    for (const route of routes) {
      const match = route.pattern.exec(path);
      if (match === null) continue;
      const found = route.operations.find((operation) => operation.method === method);
      return callOf(request, {
        path,
        query,
        method,
        isHead,
        ...route,
        operation: found,
        groups: match.groups,
      });
    }
    return callOf(request, { path, query, method, isHead, methods: [], operation: undefined, groups: {} });
  };
}

interface Routed {
  readonly path: string;
  readonly query: string;
  readonly method: string;
  readonly isHead: boolean;
  readonly methods: readonly string[];
  readonly operation: LabOperation | undefined;
  readonly groups: Readonly<Record<string, string>> | undefined;
}

function callOf(request: WireRequest, routed: Routed): Call {
  const texts = Object.entries(routed.groups ?? {}).map(([name, text]) => [name, decoded(text)] as const);
  return {
    request,
    method: routed.method,
    isHead: routed.isHead,
    path: routed.path,
    operation: routed.operation,
    methods: routed.methods,
    pathParameters: Object.fromEntries(texts),
    query: pairsOf(routed.query),
    headers: new Map(request.headers.map(([name, value]) => [name.toLowerCase(), value])),
    json() {
      try {
        return JSON.parse(request.body ?? '') as Data;
      } catch {
        return undefined;
      }
    },
  };
}

/** The values of a query or form by name. */
export function pairsOf(text: string): Map<string, string[]> {
  const pairs = new Map<string, string[]>();
  for (const pair of text === '' ? [] : text.split('&')) {
    const [name = '', value = ''] = split(pair, '=').map((part) => decoded(part.replaceAll('+', ' ')));
    const values = pairs.get(name);
    if (values === undefined) pairs.set(name, [value]);
    else values.push(value);
  }
  return pairs;
}

function split(text: string, separator: string): readonly string[] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** The decoded text; unchanged if it is not encoded correctly. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import type { Contract, Json } from '../../../src/contract/model.ts';
import type { Answer, WireRequest } from '../../../src/model/message.ts';
import { loadFiles } from '../../harness/temporary-spec.ts';

/** What a server of a test answers. */
export interface Reply {
  readonly status: number;
  readonly json?: Json;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server that is a function of the method, the path and the JSON of a request, and its headers by small letters. */
export function serving(
  reply: (call: { method: string; path: string; json: Json; headers: ReadonlyMap<string, string> }) => Reply,
): (request: WireRequest) => Answer {
  return ({ method, target, body, headers }) => {
    const {
      status,
      json,
      headers: lines = {},
    } = reply({
      method,
      path: target.replace(/\?.*$/, ''),
      json: body === undefined ? null : JSON.parse(body),
      headers: new Map(headers.map(([name, value]) => [name.toLowerCase(), value])),
    });
    const type = json === undefined ? [] : [['Content-Type', 'application/json'] as const];
    const content = json === undefined ? '' : JSON.stringify(json);
    return {
      kind: 'response',
      status,
      headers: [...type, ...Object.entries(lines)],
      body: new TextEncoder().encode(content),
    };
  };
}

/** A contract with these paths. */
export function contractOf(paths: object): Promise<Contract> {
  const info = { title: 'Things', version: '1' };
  return loadFiles({ 'openapi.yaml': JSON.stringify({ openapi: '3.1.0', info, paths }) });
}

/** JSON content with a schema. */
export function jsonOf(schema: object): object {
  return { content: { 'application/json': { schema } } };
}

/** The parameter of a path. */
export function inPath(name: string): object {
  return { name, in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z0-9]{1,12}$' } };
}

import { bundle, createConfig } from '@redocly/openapi-core';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { join, split } from '../src/contract/json-pointer.ts';
import type { Answer, WireRequest } from '../src/model/message.ts';
import { apiFile } from './contract.ts';
import { sample, samples } from './samples.ts';
import { labServer } from './server.ts';

type Node = { readonly [name: string]: unknown };
type Response = Extract<Answer, { kind: 'response' }>;

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
formats.default(ajv);
const compiled = new Map<string, ValidateFunction>();
let document: Node = {};

beforeAll(async () => {
  const { bundle: bundled } = await bundle({ ref: apiFile, config: await createConfig({}) });
  document = bundled.parsed as Node;
  ajv.addSchema(document, 'api');
});

/** The node at a pointer of the bundled document, and its pointer, with references followed. */
function at(pointer: string): { readonly pointer: string; readonly node: Node } | undefined {
  let node: unknown = document;
  for (const name of split(pointer)) node = (node as Node)[name] ?? {};
  const { $ref } = node as Node;
  if (typeof $ref === 'string') return at($ref.slice(1));
  return Object.keys(node as Node).length === 0 ? undefined : { pointer, node: node as Node };
}

function isValid(pointer: string, value: unknown): unknown {
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `api#${encodeURI(pointer)}` });
  compiled.set(pointer, validate);
  return validate(value) || validate.errors;
}

/** The pointer of the declared operation that a request calls. */
function operationOf({ method, target }: WireRequest): string | undefined {
  const [path = ''] = target.split('?');
  const templates = Object.keys(at('/paths')?.node ?? {});
  const template = templates.find((one) => new RegExp(`^${one.replaceAll(/\{\w+\}/g, '[^/]*')}$`).test(path));
  const pointer = join('/paths', template ?? '', method.toLowerCase());
  return at(pointer) === undefined ? undefined : pointer;
}

function flawsOf(operation: string, answer: Response): unknown[] {
  const declared = at(`${operation}/responses/${answer.status}`);
  if (declared === undefined) return [`status ${answer.status}`];
  const given = new Map(answer.headers.map(([name, value]) => [name.toLowerCase(), value]));
  const mediaType = given.get('content-type');
  given.delete('content-type');
  const flaws: unknown[] = [];
  for (const name of Object.keys((declared.node.headers ?? {}) as Node)) {
    const header = at(`${declared.pointer}/headers/${name}`);
    const value = given.get(name.toLowerCase());
    given.delete(name.toLowerCase());
    if (value === undefined) {
      if (header?.node.required === true) flaws.push(`without ${name}`);
      continue;
    }
    const isInteger = at(`${header?.pointer}/schema`)?.node.type === 'integer';
    const verdict = isValid(`${header?.pointer}/schema`, isInteger ? Number(value) : value);
    if (verdict !== true) flaws.push({ [name]: verdict });
  }
  flaws.push(...given.keys());
  const text = new TextDecoder().decode(answer.body);
  if (declared.node.content === undefined)
    return text === '' && mediaType === undefined ? flaws : [...flaws, text];
  const pointer = join(declared.pointer, 'content', mediaType ?? '');
  if (at(pointer) === undefined) return [...flaws, `media type ${mediaType}`];
  const verdict = isValid(`${pointer}/schema`, mediaType?.endsWith('json') ? JSON.parse(text) : text);
  return verdict === true ? flaws : [...flaws, verdict];
}

function responseOf(answer: Answer): Response {
  if (answer.kind === 'none') throw new Error(answer.reason);
  return answer;
}

function jsonOf(answer: Answer): Node {
  return JSON.parse(new TextDecoder().decode(responseOf(answer).body)) as Node;
}

describe('the clean server', () => {
  it('answers every operation with every status that it declares, as it is declared', () => {
    const server = labServer();
    const seen = new Set<string>();
    for (const request of samples) {
      const answer = responseOf(server(request));
      const operation = operationOf(request);
      if (operation === undefined) continue;
      expect(flawsOf(operation, answer), `${request.method} ${request.target} ${request.body}`).toEqual([]);
      seen.add(`${operation}/responses/${answer.status}`);
    }
    const methods = Object.entries(at('/paths')?.node ?? {}).flatMap(([path, item]) =>
      Object.keys(item as Node).map((method) => join('/paths', path, method)),
    );
    const declared = methods.flatMap((pointer) =>
      Object.keys((at(`${pointer}/responses`)?.node ?? {}) as Node).map(
        (status) => `${pointer}/responses/${status}`,
      ),
    );
    expect([...seen].sort()).toEqual(declared.sort());
    expect(declared.length).toBeGreaterThan(60);
  });

  it('answers the same requests the same', () => {
    const [one, other] = [labServer(), labServer()];
    for (const request of samples) expect(one(request)).toEqual(other(request));
  });

  it('keeps what it is given, and shows it in the list', () => {
    const server = labServer();
    const json = { name: 'Washer', kind: 'piece', weight: 2.5, description: null, pin: '1234' };
    const created = server(sample('POST', '/v1/items', { json }));
    const location = responseOf(created).headers.find(([name]) => name === 'Location')?.[1] ?? '';
    const { pin: _, ...shown } = json;
    expect(jsonOf(created)).toMatchObject(shown);
    expect(jsonOf(server(sample('GET', location)))).toEqual(jsonOf(created));
    expect(jsonOf(server(sample('GET', '/v1/items?limit=1'))).items).toEqual([jsonOf(created)]);
    server(sample('PATCH', location, { json: { weight: 3 } }));
    expect(jsonOf(server(sample('GET', location)))).toMatchObject({ ...shown, weight: 3, revision: 2 });
    expect(server(sample('DELETE', location))).toMatchObject({ status: 204 });
    expect(server(sample('GET', location))).toMatchObject({ status: 404 });
  });

  it('changes nothing when it refuses a change', () => {
    const server = labServer();
    const read = () => ['/v1/items', '/v1/layout'].map((target) => jsonOf(server(sample('GET', target))));
    const before = read();
    const json = { name: 'Washer', weight: 0 };
    expect(server(sample('PATCH', '/v1/items/itm_000001', { json }))).toMatchObject({ status: 400 });
    expect(server(sample('POST', '/v1/items', { json }))).toMatchObject({ status: 400 });
    expect(server(sample('PUT', '/v1/layout', { json: { zones: [] } }))).toMatchObject({ status: 400 });
    expect(server(sample('DELETE', '/v1/items/itm_000001'))).toMatchObject({ status: 409 });
    expect(read()).toEqual(before);
  });

  it('does a keyed request once', () => {
    const server = labServer();
    const headers = { 'Idempotency-Key': 'key-of-a-test' };
    const create = (name: string) =>
      server(sample('POST', '/v1/items', { headers, json: { name, kind: 'piece', weight: 1 } }));
    const first = create('Nut');
    expect(jsonOf(create('Nut'))).toEqual(jsonOf(first));
    expect(create('Screw')).toMatchObject({ status: 422 });
    expect(jsonOf(server(sample('GET', '/v1/items'))).items).toHaveLength(4);
  });

  it('names the methods of a path and answers HEAD as GET', () => {
    const server = labServer();
    const refused = responseOf(server(sample('PUT', '/v1/items/itm_000001')));
    expect(refused).toMatchObject({ status: 405 });
    expect(refused.headers).toContainEqual(['Allow', 'GET, HEAD, PATCH, DELETE']);
    const [head, get] = ['HEAD', 'GET'].map((method) =>
      responseOf(server(sample(method, '/v1/items/itm_000001'))),
    );
    const named = (response: Response | undefined) =>
      response?.headers.filter(([name]) => name !== 'X-Request-Id');
    expect(head?.status).toBe(200);
    expect(named(head)).toEqual(named(get));
    expect(head?.body).toHaveLength(0);
  });
});

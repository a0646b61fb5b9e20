import { bundle, createConfig } from '@redocly/openapi-core';
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpRequest,
  type IHttpResponse,
} from '@stoplight/prism-http';
import type { Answer, WireRequest } from '../../src/model/message.ts';
import { apiFile } from '../contract.ts';
import { labServer } from '../server.ts';
import type { Peer } from './peer.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

type Components = Parameters<typeof createInstance>[1];
type Forward = NonNullable<Components['forward']>;
type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>;

const settings = {
  isProxy: true,
  mock: { dynamic: false },
  upstream: new URL('http://127.0.0.1:4600'),
  upstreamProxy: undefined,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
} as const;

const silent = Object.fromEntries(
  ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'].map((level) => [level, () => {}]),
) as Record<string, unknown>;
silent.child = () => silent;

/** The settings for Prism. */
interface PrismSettings {
  /** Sent to the server verbatim, in this order. */
  readonly requests: readonly WireRequest[];
  /** Whether its copy of the contract names the dialect of the schemas; otherwise Prism assumes draft 7. */
  readonly namesDialect: boolean;
}

/**
 * Prism's proxy between recorded requests and the lab: its routing and its validators. A report is a response violation
 * of any severity, or a failure of the proxy. Its messages about requests do not count, since many are invalid on
 * purpose.
 */
export async function openPrism({ requests, namesDialect }: PrismSettings): Promise<Peer> {
  const operations = await readOperations(namesDialect);
  return {
    name: 'Prism',
    examine: async (fault) => {
      const answer = labServer(fault);
      const reports = new Set<string>();
      for (const request of requests) {
        for (const report of await ask(operations, request, answer)) reports.add(report);
      }
      return reports;
    },
  };
}

async function readOperations(namesDialect: boolean): Promise<Operations> {
  const { bundle: bundled } = await bundle({ ref: apiFile, config: await createConfig({}) });
  const document = structuredClone(bundled.parsed) as object;
  return getHttpOperationsFromSpec(namesDialect ? { ...document, jsonSchemaDialect: DIALECT } : document);
}

async function ask(
  operations: Operations,
  request: WireRequest,
  answer: (request: WireRequest) => Answer,
): Promise<readonly string[]> {
  const forward: Forward = () => () => async () => {
    try {
      return { _tag: 'Right', right: readAnswer(answer(request)) };
    } catch (error) {
      return { _tag: 'Left', left: error instanceof Error ? error : new Error(String(error)) };
    }
  };
  const logger = silent as unknown as Components['logger'];
  const prism = createInstance(settings, { logger, forward });
  const place = `${request.method} ${generalized(request.target.split('?', 1)[0] ?? '')}`;
  const told = (message: string): string => `${place}: ${generalized(message)}`;
  try {
    const result = await prism.request(readRequest(request), operations, settings)();
    if (result._tag === 'Left') return [told(result.left.message)];
    return result.right.validations.output.map(({ message }) => told(message));
  } catch (error) {
    return [told(`Prism failed: ${error instanceof Error ? error.message : error}`)];
  }
}

/** A request as Prism's server reads it: a JSON body is parsed, any other is text. */
function readRequest({ method, target, headers, body }: WireRequest): IHttpRequest {
  const { pathname, searchParams } = new URL(target, settings.upstream);
  const query: Record<string, string | string[]> = {};
  for (const name of searchParams.keys()) {
    const [first = '', ...others] = searchParams.getAll(name);
    query[name] = others.length === 0 ? first : [first, ...others];
  }
  const fields = fieldsOf(headers);
  if (body !== undefined) fields['content-length'] = String(Buffer.byteLength(body));
  return {
    method: method.toLowerCase() as IHttpRequest['method'],
    url: { path: pathname, query },
    headers: fields,
    body: isJson(fields) ? parsedOrText(body ?? '') : body,
  };
}

/** A response as Prism's forwarder reads it: every JSON body except that of a 204 is parsed. */
function readAnswer(answer: Answer): IHttpResponse {
  if (answer.kind === 'none') throw new Error(answer.reason);
  const { status } = answer;
  const headers = fieldsOf(answer.headers);
  const text = new TextDecoder().decode(answer.body);
  return { statusCode: status, headers, body: status !== 204 && isJson(headers) ? JSON.parse(text) : text };
}

function fieldsOf(lines: WireRequest['headers']): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of lines) {
    const key = name.toLowerCase();
    fields[key] = fields[key] === undefined ? value : `${fields[key]},${value}`;
  }
  return fields;
}

function isJson(fields: Readonly<Record<string, string>>): boolean {
  return /^application\/(\S+\+)?json\b/.test(fields['content-type'] ?? '');
}

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A text without positions and identifiers that depend on the server's data. */
function generalized(text: string): string {
  return text.replaceAll(/\bitm_[0-9]{6}\b/g, '*').replaceAll(/(?<=[./ ])[0-9]+(?=[./ ])/g, '*');
}

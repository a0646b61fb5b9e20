import { explain, explainParameter } from '@finops/contract-express/reading';
import type { WireReply } from '@finops/contract-express/testing';
import {
  type ApiDocument,
  operationAt,
  type ResponseObject,
  resolve,
  type SchemaObject,
} from '@finops/openapi';
import type { FaultyRequest } from './faulty-requests.ts';

type Expected = Omit<FaultyRequest, 'className' | 'sending'>;

/**
 * What is wrong with the answer to a faulty request, by the contract: its status, its request id, the headers of every
 * answer and its own, and its body. Empty when all is right. The body is checked by other code than the server's own validators.
 */
export function replySlips(request: Expected, reply: WireReply): string[] {
  const { document, operation, statuses, known } = request;
  if (!statuses.includes(reply.status)) return [`answered ${reply.status} ${reply.text.slice(0, 300)}`];
  const node = operationAt(document, operation)?.responses[reply.status];
  const declared =
    node === undefined || known !== 'operation' ? undefined : resolve<ResponseObject>(document, node);
  const id = reply.headers.get('x-request-id') ?? 'missing';
  return [
    ...(/^req_[0-9A-Za-z]{16}$/.test(id) ? [] : [`X-Request-Id is ${id}`]),
    ...(reply.headers.get('content-type') === 'application/json' ? [] : ['it is not JSON']),
    ...slip(reply, 'cache-control', 'no-store'),
    ...slip(reply, 'x-content-type-options', 'nosniff'),
    ...(reply.status === 405 && !reply.headers.get('allow') ? ['the header Allow is missing'] : []),
    ...(declared === undefined ? [] : headerSlips(document, declared, reply)),
    ...bodySlips(document, schemaOf(request, declared), reply),
  ];
}

function slip({ headers }: WireReply, name: string, value: string): string[] {
  return headers.get(name) === value ? [] : [`the header ${name} is ${headers.get(name) ?? 'missing'}`];
}

function schemaOf({ operation, known }: Expected, declared: ResponseObject | undefined): SchemaObject {
  const schema = declared?.content?.['application/json']?.schema;
  if (schema !== undefined) return schema;
  const isOAuth = operation.path.startsWith('/oauth2/') && known !== 'nothing';
  const name = isOAuth ? 'OAuthError' : 'ErrorBody';
  return { $ref: `#/components/schemas/${name}` };
}

function headerSlips(document: ApiDocument, { headers = {} }: ResponseObject, reply: WireReply): string[] {
  return Object.entries(headers).flatMap(([name, node]) => {
    const header = { ...resolve(document, node), name, in: 'header' } as const;
    return explainParameter(document, header, reply.headers.get(name.toLowerCase())).map(
      ({ rule }) => `the header ${name} ${rule}`,
    );
  });
}

function bodySlips(document: ApiDocument, schema: SchemaObject, { text }: WireReply): string[] {
  try {
    return explain(document, schema, JSON.parse(text), 'body').map(({ field, rule }) => `${field} ${rule}`);
  } catch (error) {
    return [`${error}: ${text.slice(0, 100)}`];
  }
}

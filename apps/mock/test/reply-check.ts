import type { WireReply } from '@finops/contract-express/testing';
import {
  type ApiDocument,
  type HeaderObject,
  locate,
  operationAt,
  type ResponseObject,
  referenceTo,
} from '@finops/openapi';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { MockOperation } from '../src/contract.ts';

const base = 'https://spec.local/openapi';

/** Checks replies against a contract with a separate validator, not Prism's. */
export class ReplyCheck {
  private readonly document: ApiDocument;
  private readonly ajv: Ajv2020;
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(document: ApiDocument) {
    this.document = document;
    this.ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
    // TypeScript sees the default export of this CommonJS module as a namespace.
    (formats as unknown as typeof formats.default)(this.ajv);
    this.ajv.addSchema({ ...document, $id: base });
  }

  /** Lists the violations of a reply against the response documented for a code. */
  response(operation: MockOperation, code: string, reply: WireReply): string[] {
    const declared = operationAt(this.document, operation)?.responses[code];
    if (declared === undefined) return [`${code} is not documented`];
    const place = referenceTo('#/paths', operation.path, operation.method, 'responses', code);
    const { node, reference } = locate<ResponseObject>(this.document, declared, place);
    return [
      ...this.headers(node, reference, reply),
      ...this.body(node, reference, reply),
      ...requestId(reply),
    ];
  }

  /** Lists the violations of an error reply that no operation documents. */
  failure(oauth: boolean, reply: WireReply): string[] {
    const schema = `#/components/schemas/${oauth ? 'OAuthError' : 'ErrorBody'}`;
    const type = reply.headers.get('content-type');
    const typeFault = type === 'application/json' ? [] : [`content-type is ${type}`];
    return [...typeFault, ...this.value(schema, parsed(reply)), ...requestId(reply)];
  }

  /** What is wrong with the body of a reply as a component; empty when it is right. */
  component(name: string, reply: WireReply): string[] {
    return this.value(`#/components/schemas/${name}`, parsed(reply));
  }

  private headers(response: ResponseObject, target: string, reply: WireReply): string[] {
    return Object.entries(response.headers ?? {}).flatMap(([name, declared]) => {
      const place = referenceTo(target, 'headers', name);
      const { node: header, reference } = locate<HeaderObject>(this.document, declared, place);
      const value = reply.headers.get(name.toLowerCase());
      if (value === undefined) return header.required ? [`the header ${name} is missing`] : [];
      const integer = header.schema?.type === 'integer';
      return this.value(`${reference}/schema`, integer ? Number(value) : value).map(
        (one) => `header ${name}: ${one}`,
      );
    });
  }

  private body(response: ResponseObject, target: string, reply: WireReply): string[] {
    const types = Object.keys(response.content ?? {});
    if (types.length === 0) return reply.text === '' ? [] : ['a body where none is documented'];
    const type = reply.headers.get('content-type') ?? '';
    if (!types.includes(type)) return [`content-type is ${type}`];
    return this.value(referenceTo(target, 'content', type, 'schema'), parsed(reply));
  }

  private value(pointer: string, value: unknown): string[] {
    const ref = base + pointer;
    const validate = this.compiled.get(ref) ?? this.ajv.compile({ $ref: ref });
    this.compiled.set(ref, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map((error) => `${error.instancePath || 'the body'} ${error.message}`);
  }
}

function requestId(reply: WireReply): string[] {
  const id = reply.headers.get('x-request-id') ?? 'missing';
  return /^req_[0-9A-Za-z]{12,}$/.test(id) ? [] : [`X-Request-Id is ${id}`];
}

function parsed(reply: WireReply): unknown {
  try {
    return JSON.parse(reply.text);
  } catch {
    return `no JSON: ${reply.text.slice(0, 80)}`;
  }
}

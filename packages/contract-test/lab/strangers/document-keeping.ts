import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';
import type { Heard } from './talk.ts';

interface Media {
  schema?: object;
}
interface Response {
  headers?: Record<string, Referenced<{ required?: boolean; schema: object }>>;
  content?: Record<string, Media>;
}
type Referenced<Value> = Value | { $ref: string };
type Responses = Record<string, Referenced<Response>>;
interface Document {
  paths: Record<string, Record<string, { responses?: Responses } | undefined>>;
}

/** Describes how a response violates a document; undefined if it does not. */
export function documentKeeping(file: URL): (heard: Heard) => string | undefined {
  const document = parse(readFileSync(file, 'utf8')) as Document;
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  ajv.addSchema(document, 'document');

  const resolved = <Value>(value: Referenced<Value>): Value => {
    if (typeof value !== 'object' || value === null || !('$ref' in value)) return value as Value;
    const steps = value.$ref.slice(2).split('/');
    return steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], document) as Value;
  };
  const fails = (schema: object, value: unknown): string | undefined => {
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')) as object;
    const validate = ajv.compile(absolute);
    return validate(value) ? undefined : ajv.errorsText(validate.errors);
  };

  return ({ method, path, status, headers, bytes, json }) => {
    const segments = path.split('?')[0]?.split('/') ?? [];
    const template = Object.keys(document.paths).find((each) => {
      const names = each.split('/');
      return (
        names.length === segments.length &&
        names.every((name, i) => name.startsWith('{') || name === segments[i])
      );
    });
    const operation = document.paths[template ?? '']?.[method === 'HEAD' ? 'get' : method.toLowerCase()];
    if (!operation) return status === 405 || status === 404 ? undefined : `${method} ${path} is not declared`;
    const declared = operation.responses?.[status];
    if (!declared) return `${status} is not declared`;
    const response = resolved(declared);
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      const { required, schema } = resolved(header);
      const value = headers.get(name);
      if (value === null && required) return `${name} is missing`;
      const wrong = value === null ? undefined : fails(schema, value);
      if (wrong) return `${name}: ${wrong}`;
    }
    if (method === 'HEAD' || status === 304) return bytes.length > 0 ? 'there is a body' : undefined;
    if (!response.content) return bytes.length > 0 ? 'there is a body' : undefined;
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    const media = response.content[type];
    if (!media) return `${type} is not declared`;
    return media.schema && json !== undefined ? fails(media.schema, json) : undefined;
  };
}

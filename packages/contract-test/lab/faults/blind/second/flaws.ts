import { bundle, createConfig } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { split } from '../../../../src/contract/json-pointer.ts';
import type { WireRequest } from '../../../../src/model/message.ts';
import { apiFile, type Data, type DataObject, object } from '../../../contract.ts';
import type { Seen } from './seen.ts';

/** Finds the violations in the response of a declared operation. */
export async function flawFinder(): Promise<(request: WireRequest, seen: Seen) => readonly string[]> {
  const { bundle: bundled } = await bundle({ ref: apiFile, config: await createConfig({}) });
  const document = bundled.parsed as DataObject;
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  formats.default(ajv);
  ajv.addSchema(document, 'api');

  const followed = (node: Data | undefined): DataObject => {
    const { $ref, ...rest } = object(node);
    if (typeof $ref !== 'string') return rest;
    return followed(split($ref.slice(1)).reduce<Data>((at, name) => object(at)[name] ?? {}, document));
  };
  const fits = (schema: Data | undefined, value: unknown): boolean =>
    ajv.validate(JSON.parse(JSON.stringify(schema ?? true).replaceAll('"#/', '"api#/')), value);

  return ({ method, target }, { status, headers, text }) => {
    const path = target.split('?', 1)[0]?.replace(/itm_\d{6}/, '{itemId}') ?? '';
    const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
    const operation = object(object(object(document.paths)[path])[verb]);
    if (operation.responses === undefined) return [];
    const responses = object(operation.responses);
    if (responses[status] === undefined) return [`status ${status}`];
    const declared = followed(responses[status]);
    const flaws: string[] = [];
    const { 'Content-Type': mediaType, ...others }: Record<string, string> = headers;
    for (const [name, node] of Object.entries(object(declared.headers))) {
      const { required, schema } = followed(node);
      const { [name]: value } = others;
      delete others[name];
      const isThere = value !== undefined;
      const given = object(schema).type === 'integer' ? Number(value) : value;
      if (isThere ? !fits(schema, given) : required === true) flaws.push(`header ${name}`);
    }
    flaws.push(...Object.keys(others).map((name) => `header ${name}`));
    const content = object(declared.content)[mediaType ?? ''];
    if (content === undefined)
      return declared.content === undefined && text === '' ? flaws : [...flaws, 'media type'];
    if (method === 'HEAD') return text === '' ? flaws : [...flaws, 'body'];
    const value: unknown = mediaType?.endsWith('json') ? JSON.parse(text) : text;
    return fits(object(content).schema, value) ? flaws : [...flaws, 'body'];
  };
}

import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { split } from '../src/contract/json-pointer.ts';

/** A mutable JSON value. */
export type Data = null | boolean | number | string | Data[] | { [name: string]: Data };
export type DataObject = { [name: string]: Data };

/** The schemas that validate the requests of one operation: plain data, so that a fault can edit a copy. */
export interface RequestModel {
  /** By place and name: `query.limit`, `headers.idempotency-key` (in lower case), `path.itemId`, `cookies.units`. */
  parameters: Record<string, ParameterModel>;
  body: { required: boolean; mediaType: string; schema: DataObject } | undefined;
  /** The named schemas that references `#/$defs/<name>` point to; `readOnly` fields are not required. */
  schemas: Record<string, DataObject>;
}

export interface ParameterModel {
  required: boolean;
  explode: boolean;
  schema: DataObject;
}

/** One operation of the lab's API, reduced to what serving needs. */
export interface LabOperation {
  readonly id: string;
  readonly method: string;
  /** `/v1/items/{itemId}`. */
  readonly path: string;
  /** The scope that a token needs; undefined if no token is needed. */
  readonly scope: string | undefined;
  /** The media types of its successful response, the preferred one first. */
  readonly produces: readonly string[];
  readonly request: RequestModel;
}

/** The root file of the lab's API. */
export const apiFile = fileURLToPath(new URL('./api/openapi.yaml', import.meta.url));

/**
 * Reads the lab's API with a few lines of this folder's own code, so that a defect in the tester's loader does not hide
 * here.
 */
export function readOperations(): readonly LabOperation[] {
  const reader = new Reader();
  const root = reader.file(pathToFileURL(apiFile).href);
  const operations: LabOperation[] = [];
  for (const [path, item] of Object.entries(object(root.node.paths))) {
    const { parameters: common, ...methods } = object(item);
    for (const [method, node] of Object.entries(methods)) {
      operations.push(operationOf(reader, root, path, method, object(node), list(common)));
    }
  }
  for (const operation of operations) operation.request.schemas = structuredClone(reader.schemas);
  return operations;
}

interface Located {
  readonly href: string;
  readonly node: DataObject;
}

class Reader {
  readonly schemas: Record<string, DataObject> = {};
  readonly #files = new Map<string, DataObject>();

  file(href: string): Located {
    const known = this.#files.get(href);
    const node = known ?? object(parse(readFileSync(fileURLToPath(href), 'utf8')));
    this.#files.set(href, node);
    return { href, node };
  }

  /** Resolves the reference at this place, if there is one. */
  follow(href: string, node: DataObject): Located {
    if (typeof node.$ref !== 'string') return { href, node };
    const target = new URL(node.$ref, href);
    const names = split(target.hash.slice(1));
    target.hash = '';
    const file = this.file(target.href);
    return { href: file.href, node: names.reduce((at, name) => object(at[name]), file.node) };
  }

  /** A schema as it applies to requests, with its references pointing to `schemas`. */
  schema(href: string, schema: Data): Data {
    if (Array.isArray(schema)) return schema.map((entry) => this.schema(href, entry));
    if (typeof schema !== 'object' || schema === null) return schema;
    const copy: DataObject = {};
    for (const [keyword, value] of Object.entries(schema)) copy[keyword] = this.schema(href, value);
    if (typeof schema.$ref === 'string') copy.$ref = this.#name(href, schema.$ref);
    const properties = object(schema.properties);
    if (Array.isArray(schema.required)) {
      copy.required = schema.required.filter((name) => object(properties[String(name)]).readOnly !== true);
    }
    return copy;
  }

  #name(href: string, reference: string): string {
    const name = reference.split('/').at(-1) ?? '';
    if (!(name in this.schemas)) {
      this.schemas[name] = {};
      const target = this.follow(href, { $ref: reference });
      this.schemas[name] = object(this.schema(target.href, target.node));
    }
    return `#/$defs/${name}`;
  }
}

function operationOf(
  reader: Reader,
  root: Located,
  path: string,
  method: string,
  node: DataObject,
  common: readonly Data[],
): LabOperation {
  const parameters: Record<string, ParameterModel> = {};
  for (const entry of [...common, ...list(node.parameters)]) {
    const { href, node: parameter } = reader.follow(root.href, object(entry));
    const name = String(parameter.name);
    parameters[subjectOf(String(parameter.in), name)] = {
      required: parameter.required === true,
      explode: parameter.explode !== false,
      schema: object(reader.schema(href, object(parameter.schema))),
    };
  }
  const body = object(node.requestBody);
  const [content] = Object.entries(object(body.content));
  const [success] = Object.entries(object(node.responses)).filter(([status]) => status.startsWith('2'));
  const [requirement] = list(node.security ?? root.node.security);
  const [scope] = list(object(requirement).token);
  return {
    id: String(node.operationId),
    method: method.toUpperCase(),
    path,
    scope: typeof scope === 'string' ? scope : undefined,
    produces: Object.keys(object(object(success?.[1]).content)),
    request: {
      parameters,
      body: content && {
        required: body.required === true,
        mediaType: content[0],
        schema: object(reader.schema(root.href, object(object(content[1]).schema))),
      },
      schemas: {},
    },
  };
}

function subjectOf(place: string, name: string): string {
  if (place === 'header') return `headers.${name.toLowerCase()}`;
  return `${place === 'cookie' ? 'cookies' : place}.${name}`;
}

/** The value if it is an object, otherwise an empty one. */
export function object(value: Data | undefined): DataObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** The value if it is an array, otherwise an empty one. */
export function list(value: Data | undefined): Data[] {
  return Array.isArray(value) ? value : [];
}

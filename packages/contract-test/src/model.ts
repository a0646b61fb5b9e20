/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A JSON Schema 2020-12 as it stands in a contract, with its references rewritten to `#/$defs/…` of the contract. */
export type Schema = boolean | SchemaObject;
export type SchemaObject = { readonly [keyword: string]: unknown };

/** Where something stands in the spec. */
export interface Place {
  /** The file, relative to the folder that the tester runs in. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** JSON pointer inside the file. */
  readonly pointer: string;
  /** The decision that it rests on (`x-decision` at it or above it); undefined when the source document says it. */
  readonly decision?: string | undefined;
}

/** An OpenAPI 3.1 document, resolved: only schemas still hold references. Plain data beside `placeOf`. */
export interface Contract {
  readonly title: string;
  readonly operations: readonly Operation[];
  /** Every schema that a reference leads to, by its name in `#/$defs/<name>`. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Formats that are annotations here, since nobody knows how to check them. */
  readonly uncheckedFormats: readonly string[];
  /** Where an object of this contract stands, or one of its members. Objects keep their identity all the way. */
  placeOf(node: object, member?: string): Place;
  /** Whether an object stands in a part that several operations may share: it was reached by a reference. */
  isShared(node: object): boolean;
}

export interface Operation {
  /** The operationId, or `GET /v1/things` where there is none. */
  readonly id: string;
  /** In upper case. */
  readonly method: string;
  /** With the prefix of the first server's URL path left out: `/v1/things/{id}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  /** By status as declared: `200`, `4XX`, `default`. */
  readonly responses: ReadonlyMap<string, ResponseModel>;
  /** Alternatives, each a set of schemes; empty for a public operation. One alternative may be empty too: optional. */
  readonly security: readonly (readonly SecurityScheme[])[];
  /** The object in the contract, for `placeOf`. */
  readonly node: object;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly schema: Schema;
  readonly style: string;
  readonly explode: boolean;
  /** Set for a parameter that is `content`, always a JSON text. */
  readonly mediaType: string | undefined;
  readonly examples: readonly Json[];
  readonly node: object;
}

export interface MediaType {
  readonly schema: Schema;
  readonly examples: readonly Example[];
  readonly node: object;
}

export interface Example {
  readonly name: string;
  readonly value: Json;
}

export interface RequestBody {
  readonly required: boolean;
  readonly content: ReadonlyMap<string, MediaType>;
  /** `x-max-body-bytes`, when the contract says it. */
  readonly maxBytes: number | undefined;
  readonly node: object;
}

export interface ResponseModel {
  readonly status: string;
  readonly content: ReadonlyMap<string, MediaType>;
  /** By name in lower case. */
  readonly headers: ReadonlyMap<string, ResponseHeader>;
  readonly links: readonly Link[];
  readonly node: object;
}

export interface ResponseHeader {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly node: object;
}

export interface Link {
  readonly name: string;
  /** The id of the operation it leads to. */
  readonly operation: string;
  /** Runtime expressions or constants by parameter name (`id`, `path.id`). */
  readonly parameters: Readonly<Record<string, Json>>;
  readonly requestBody: Json | undefined;
  readonly node: object;
}

export interface SecurityScheme {
  readonly name: string;
  readonly type: 'apiKey' | 'http' | 'oauth2' | 'openIdConnect' | 'mutualTLS';
  /** Where the credential goes: `header`, `query` or `cookie`, and its name; the header `Authorization` for http and OAuth. */
  readonly in: 'header' | 'query' | 'cookie';
  readonly parameter: string;
  readonly scopes: readonly string[];
}

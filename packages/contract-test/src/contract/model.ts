import type { DocumentNote } from './document-note.ts';

/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A JSON Schema 2020-12 of a contract, with its references rewritten to `#/$defs/…` of the contract. */
export type Schema = boolean | SchemaObject;
export type SchemaObject = { readonly [keyword: string]: unknown };

/** A location in the spec. */
export interface Place {
  /** The file, relative to the folder that the tester runs in. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** JSON pointer inside the file. */
  readonly pointer: string;
  /** The decision that it rests on (`x-decision` at it or above it); undefined if the source document states it. */
  readonly decision?: string | undefined;
}

/** An OpenAPI document in terms of 3.1, resolved: only schemas still hold references. Plain data beside `placeOf`. */
export interface Contract {
  readonly title: string;
  /** The description of the API as a whole; undefined if the document has none. */
  readonly description?: string | undefined;
  readonly operations: readonly Operation[];
  /** Requests sent by the API itself. */
  readonly outgoing: readonly OutgoingRequest[];
  /** The servers of all operations, according to the document; empty if it declares none. */
  readonly servers: readonly Server[];
  /** Every referenced schema, by its name in `#/$defs/<name>`. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Unknown formats, which are treated as annotations and not checked. */
  readonly uncheckedFormats: readonly string[];
  /** Notes on the document, in the order of files and lines. */
  readonly notes: readonly DocumentNote[];
  /** The location of an object of this contract, or of one of its members. Objects keep their identity throughout. */
  placeOf(node: object, member?: string): Place;
  /** Whether an object is in a part that several operations may share, because it was reached by a reference. */
  isShared(node: object): boolean;
}

export interface Operation {
  /** The operationId, or `GET /v1/things` without one. */
  readonly id: string;
  /** In upper case. */
  readonly method: string;
  /** Without the path prefix of the first server's URL: `/v1/things/{id}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  /** By status as declared: `200`, `4XX`, `default`. */
  readonly responses: ReadonlyMap<string, ResponseModel>;
  /** Undefined if it has none. */
  readonly tags?: readonly string[];
  /**
   * Alternatives, each a set of schemes; empty for a public operation. An empty alternative makes credentials optional.
   */
  readonly security: readonly (readonly SecurityScheme[])[];
  /** The servers of the operation or its path; otherwise those of the document apply. */
  readonly servers?: readonly Server[];
  /** The object in the contract, for `placeOf`. */
  readonly node: object;
}

/** A webhook, or a callback of an operation. */
export interface OutgoingRequest {
  /** The name of the webhook; of a callback its name and its address: `done {$request.body#/url}`. */
  readonly name: string;
  /** The operation that it belongs to; undefined for a webhook. */
  readonly of: Operation | undefined;
  /**
   * The request that the API sends and the responses it expects, described as an operation of the client with an empty
   * path.
   */
  readonly operation: Operation;
}

export interface Server {
  /**
   * All URLs of the server, without a trailing slash: variables take the values of their `enum`, or their default.
   */
  readonly urls: readonly string[];
  readonly node: object;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly schema: Schema;
  readonly style: string;
  readonly explode: boolean;
  /** Set for a parameter with `content`, which is always JSON. */
  readonly mediaType: string | undefined;
  readonly examples: readonly Json[];
  readonly node: object;
}

export interface MediaType {
  readonly schema: Schema;
  readonly examples: readonly Example[];
  /**
   * `x-absent-values` of the document: values that count as an absent member in a JSON request if its schema refuses
   * them.
   */
  readonly absentValues?: readonly Json[];
  /** The encoding of the members of a form, by name, as far as the document specifies it. */
  readonly encodings?: ReadonlyMap<string, Encoding>;
  readonly node: object;
}

export interface Encoding {
  /** In lower case; undefined if the schema of the member decides. */
  readonly contentTypes: readonly string[] | undefined;
  /** Undefined if the content type decides. */
  readonly style: string | undefined;
  readonly explode: boolean;
  readonly node: object;
}

export interface Example {
  readonly name: string;
  readonly value: Json;
}

export interface RequestBody {
  readonly required: boolean;
  readonly content: ReadonlyMap<string, MediaType>;
  /** `x-max-body-bytes`, if the contract has it. */
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
  /**
   * The location of the credential, `header`, `query` or `cookie`, and its name; the header `Authorization` for http
   * and OAuth.
   */
  readonly in: 'header' | 'query' | 'cookie';
  readonly parameter: string;
  readonly scopes: readonly string[];
  /** For http, in lower case: `bearer`. */
  readonly scheme?: string;
  readonly bearerFormat?: string;
  /** For OAuth, by flow: `clientCredentials`. */
  readonly flows?: ReadonlyMap<string, OAuthFlow>;
  readonly openIdConnectUrl?: string;
  /** The object in `components`, for `placeOf`. */
  readonly node: object;
}

export interface OAuthFlow {
  /** By member: `tokenUrl`. */
  readonly urls: ReadonlyMap<string, string>;
  readonly scopes: readonly string[];
}

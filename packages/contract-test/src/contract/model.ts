import type { DocumentNote } from './document-note.ts';

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

/** An OpenAPI document in terms of 3.1, resolved: only schemas still hold references. Plain data beside `placeOf`. */
export interface Contract {
  readonly title: string;
  /** What the document says of the API as a whole; undefined where it says nothing. */
  readonly description?: string | undefined;
  readonly operations: readonly Operation[];
  /** The requests that the API itself sends. */
  readonly outgoing: readonly OutgoingRequest[];
  /** Where the API is, as the document says for all operations; empty when it does not say it. */
  readonly servers: readonly Server[];
  /** Every schema that a reference leads to, by its name in `#/$defs/<name>`. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Formats that are annotations here, since nobody knows how to check them. */
  readonly uncheckedFormats: readonly string[];
  /** What is odd in the document, in the order of files and lines. */
  readonly notes: readonly DocumentNote[];
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
  /** Undefined where it has none. */
  readonly tags?: readonly string[];
  /** Alternatives, each a set of schemes; empty for a public operation. One alternative may be empty too: optional. */
  readonly security: readonly (readonly SecurityScheme[])[];
  /** The servers that it or its path names; it is at those of the document otherwise. */
  readonly servers?: readonly Server[];
  /** The object in the contract, for `placeOf`. */
  readonly node: object;
}

/** A webhook, or a callback of an operation. */
export interface OutgoingRequest {
  /** The name of the webhook; of a callback its name and its address: `done {$request.body#/url}`. */
  readonly name: string;
  /** The operation that it calls back for; undefined for a webhook. */
  readonly of: Operation | undefined;
  /** What the API sends and the answers it expects, described as an operation of the client, whose path is empty. */
  readonly operation: Operation;
}

export interface Server {
  /** Every URL that it stands for, without a slash at the end: variables have the values of their `enum`, or their default. */
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
  /** Set for a parameter that is `content`, always a JSON text. */
  readonly mediaType: string | undefined;
  readonly examples: readonly Json[];
  readonly node: object;
}

export interface MediaType {
  readonly schema: Schema;
  readonly examples: readonly Example[];
  /** `x-absent-values` of the document: what a member of a JSON request may be instead of absent, where its schema refuses it. */
  readonly absentValues?: readonly Json[];
  /** How the members of a form are written, by name, as far as the document says it. */
  readonly encodings?: ReadonlyMap<string, Encoding>;
  readonly node: object;
}

export interface Encoding {
  /** In small letters; undefined where the schema of the member decides. */
  readonly contentTypes: readonly string[] | undefined;
  /** Undefined where the content type decides. */
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
  /** Of http, in small letters: `bearer`. */
  readonly scheme?: string;
  readonly bearerFormat?: string;
  /** Of OAuth, by kind: `clientCredentials`. */
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

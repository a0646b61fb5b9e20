import type { Normalization } from './normalized-text.ts';

/**
 * Extension of a discriminated schema: other values of its discriminator, each of which stands for the variant that the first of the
 * fields `by` names in `values`.
 */
export type VariantAliases = Readonly<
  Record<string, { readonly by: readonly string[]; readonly values: Readonly<Record<string, string>> }>
>;

/** The part of an OpenAPI 3.1 document that is read here; everything else passes through untouched. */
export interface ApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly security?: readonly SecurityRequirement[];
  readonly components?: Components;
  /** Extension: what an optional field of a JSON body may be instead of absent, but in a PATCH (`absent-values.ts`). */
  readonly 'x-absent-values'?: readonly (null | '')[];
  /** Extension: other codes of currencies, by which texts of `x-normalize: currency` may name them. */
  readonly 'x-currency-aliases'?: Readonly<Record<string, string>>;
}

interface Components {
  readonly schemas?: Readonly<Record<string, SchemaObject>>;
  readonly headers?: Readonly<Record<string, HeaderObject | Reference>>;
  readonly responses?: Readonly<Record<string, ResponseObject | Reference>>;
  readonly securitySchemes?: Readonly<Record<string, SecurityScheme | Reference>>;
}

export interface Reference {
  readonly $ref: string;
}

export type PathItem = Readonly<Partial<Record<Method, OperationObject>>> & {
  readonly parameters?: readonly (ParameterObject | Reference)[];
};

export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type Method = (typeof methods)[number];

type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface SecurityScheme {
  readonly type: string;
  readonly scheme?: string;
  readonly in?: string;
  readonly name?: string;
}

export interface OperationObject {
  readonly operationId: string;
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: RequestBodyObject | Reference;
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
  readonly security?: readonly SecurityRequirement[];
}

export interface ParameterObject {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header' | 'cookie';
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: SchemaObject;
  readonly style?: string;
  readonly explode?: boolean;
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
  readonly example?: unknown;
}

export interface RequestBodyObject {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaTypeObject>>;
  readonly 'x-max-body-bytes'?: number;
}

export interface ResponseObject {
  readonly headers?: Readonly<Record<string, HeaderObject | Reference>>;
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
}

export interface HeaderObject {
  readonly required?: boolean;
  readonly schema?: SchemaObject;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, ExampleObject | Reference>>;
}

interface MediaTypeObject {
  readonly schema?: SchemaObject;
  readonly examples?: Readonly<Record<string, ExampleObject | Reference>>;
}

interface ExampleObject {
  readonly value?: unknown;
}

/** A JSON Schema, as far as it is walked. */
export interface SchemaObject {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly not?: SchemaObject;
  readonly properties?: Readonly<Record<string, SchemaObject>>;
  readonly patternProperties?: Readonly<Record<string, SchemaObject>>;
  readonly additionalProperties?: boolean | SchemaObject;
  readonly unevaluatedProperties?: boolean | SchemaObject;
  readonly dependentSchemas?: Readonly<Record<string, SchemaObject>>;
  readonly items?: SchemaObject;
  readonly prefixItems?: readonly SchemaObject[];
  readonly allOf?: readonly SchemaObject[];
  readonly anyOf?: readonly SchemaObject[];
  readonly oneOf?: readonly SchemaObject[];
  readonly if?: SchemaObject;
  readonly then?: SchemaObject;
  readonly else?: SchemaObject;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  /** Extension: how a text is normalized before it is validated (`normalize.ts`); a `currency` is a code with aliases. */
  readonly 'x-normalize'?: Normalization;
  readonly 'x-variant-aliases'?: VariantAliases;
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping?: Readonly<Record<string, string>>;
  };
}

/** The types that a schema names, but null. */
export function typesOf({ type = [] }: SchemaObject): readonly string[] {
  return [type].flat().filter((one) => one !== 'null');
}

/** Whether a value is an OpenAPI 3.1 document. */
export function isApiDocument(value: unknown): value is ApiDocument {
  if (typeof value !== 'object' || value === null) return false;
  const { openapi, paths } = value as Partial<ApiDocument>;
  return (
    typeof openapi === 'string' && openapi.startsWith('3.1') && typeof paths === 'object' && paths !== null
  );
}

/**
 * Follows a local `$ref` to the node that it names; a node without one is returned as it is.
 * Throws an Error when the document has no such node.
 */
export function resolve<T extends object>(document: ApiDocument, node: T | Reference): T {
  let current: T | Reference = node;
  for (let hops = 0; '$ref' in current && typeof current.$ref === 'string'; hops++) {
    if (hops > 32) throw new Error(`${current.$ref} refers to itself.`);
    current = at(document, current.$ref) as T | Reference;
  }
  return current as T;
}

function at(document: ApiDocument, pointer: string): object {
  let node: unknown = document;
  for (const segment of pointer.replace(/^#\/?/, '').split('/')) {
    const key = decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~');
    node = typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined;
  }
  if (typeof node !== 'object' || node === null) throw new Error(`The document has nothing at ${pointer}.`);
  return node;
}

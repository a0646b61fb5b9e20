import type { Reference } from './references.ts';

/**
 * The parts of an OpenAPI 3.1 document that are read; everything else passes through untouched. Extensions are
 * `unknown`.
 */
export interface ApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly security?: readonly SecurityRequirement[];
  readonly components?: Components;
  readonly [extension: `x-${string}`]: unknown;
}

interface Components {
  readonly schemas?: Readonly<Record<string, SchemaObject>>;
  readonly headers?: Readonly<Record<string, HeaderObject | Reference>>;
  readonly responses?: Readonly<Record<string, ResponseObject | Reference>>;
  readonly securitySchemes?: Readonly<Record<string, SecurityScheme | Reference>>;
}

export type PathItem = Readonly<Partial<Record<Method, OperationObject>>> & {
  readonly parameters?: readonly (ParameterObject | Reference)[];
};

/** The methods of a path item that can be operations. */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
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
  readonly [extension: `x-${string}`]: unknown;
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

/** The parts of a JSON Schema that are traversed. */
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
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping?: Readonly<Record<string, string>>;
  };
  readonly [extension: `x-${string}`]: unknown;
}

/** The types of a schema except `null`. */
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

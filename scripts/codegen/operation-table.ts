import { type DocumentOperation, operationsOf } from '@finops/openapi';
import type { OpenApiDocument } from './bundle.ts';

/** Facts of one operation that a program needs before it reads schemas. */
export interface OperationEntry {
  id: string;
  method: string;
  path: string;
  tag: string;
  /** The server of the operation: the document's, or the issuer at {auth_url}. */
  host: 'api' | 'issuer';
  /** Security schemes, any of which suffices; a public operation has none, or accepts them optionally. */
  credentials: string[];
  /** Scopes that a credential needs; all are required. */
  scopes: string[];
  /** Whether the operation needs no credential. */
  public: boolean;
  /** Whether it accepts `Idempotency-Key`. */
  idempotent: boolean;
  /** Maximum request body in bytes; null if the operation has no body. */
  maxBodyBytes: number | null;
}

/** The parts of an operation that its entry is derived from. */
export interface TabledOperation {
  operationId: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: { $ref?: string; name?: string }[];
  requestBody?: { content: object; 'x-max-body-bytes'?: number };
}

/** One entry for each operation, in document order. */
export function operationTable(document: OpenApiDocument): OperationEntry[] {
  return operationsOf<TabledOperation>(document).map((one) => operationEntry(document, one));
}

/** The entry of one operation of the document. */
export function operationEntry(
  document: OpenApiDocument,
  { path, method, item, operation }: DocumentOperation<TabledOperation>,
): OperationEntry {
  const security = operation.security ?? ((document.security ?? []) as Record<string, string[]>[]);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    tag: operation.tags?.[0] ?? '',
    host: 'servers' in item ? 'issuer' : 'api',
    credentials: [...new Set(security.flatMap((alternative) => Object.keys(alternative)))],
    scopes: [...new Set(security.flatMap((alternative) => Object.values(alternative).flat()))],
    public: security.length === 0 || security.some((alternative) => Object.keys(alternative).length === 0),
    idempotent: (operation.parameters ?? []).some(isIdempotencyKey),
    maxBodyBytes: operation.requestBody?.['x-max-body-bytes'] ?? null,
  };
}

function isIdempotencyKey(parameter: { $ref?: string; name?: string }): boolean {
  return parameter.name === 'Idempotency-Key' || parameter.$ref === '#/components/parameters/idempotency-key';
}

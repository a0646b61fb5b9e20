import { type DocumentOperation, operationsOf } from '@finops/openapi';
import type { OpenApiDocument } from './bundle.ts';

/** What the contract says of one operation, as far as a program needs it before it looks at schemas. */
export interface OperationEntry {
  id: string;
  method: string;
  path: string;
  tag: string;
  /** Which address serves it: that of the document, or the issuer at {auth_url}. */
  host: 'api' | 'issuer';
  /** Security schemes of which any one suffices; a public operation has none, or takes them without need. */
  credentials: string[];
  /** Scopes that a credential needs, all of them. */
  scopes: string[];
  /** Whether the operation needs no credential. */
  public: boolean;
  /** Whether `Idempotency-Key` is honoured. */
  idempotent: boolean;
  /** Largest request body in bytes; null when the operation takes none. */
  maxBodyBytes: number | null;
}

/** An operation as far as its entry is read from it. */
export interface TabledOperation {
  operationId: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: { $ref?: string; name?: string }[];
  requestBody?: { content: object; 'x-max-body-bytes'?: number };
}

/** One entry for each operation of the document, in the document's order. */
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

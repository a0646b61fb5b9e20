import type { OpenApiDocument } from './bundle.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

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

interface Operation {
  operationId: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: { $ref?: string; name?: string }[];
  requestBody?: { 'x-max-body-bytes'?: number };
}

/** One entry for each operation of the document, in the document's order. */
export function operationTable(document: OpenApiDocument): OperationEntry[] {
  const common = (document.security ?? []) as Record<string, string[]>[];
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      if (operation === undefined) return [];
      const security = operation.security ?? common;
      return [
        {
          id: operation.operationId,
          method: method.toUpperCase(),
          path,
          tag: operation.tags?.[0] ?? '',
          host: item.servers === undefined ? ('api' as const) : ('issuer' as const),
          credentials: [...new Set(security.flatMap((alternative) => Object.keys(alternative)))],
          scopes: [...new Set(security.flatMap((alternative) => Object.values(alternative).flat()))],
          public:
            security.length === 0 || security.some((alternative) => Object.keys(alternative).length === 0),
          idempotent: (operation.parameters ?? []).some(isIdempotencyKey),
          maxBodyBytes: operation.requestBody?.['x-max-body-bytes'] ?? null,
        },
      ];
    }),
  );
}

function isIdempotencyKey(parameter: { $ref?: string; name?: string }): boolean {
  return parameter.name === 'Idempotency-Key' || parameter.$ref === '#/components/parameters/idempotency-key';
}

import { readFileSync } from 'node:fs';

/** The bundled OpenAPI 3.1 document as plain data. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string; variables?: Record<string, { default: string }> }[];
  tags: { name: string; description: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, Record<string, unknown>>;
  webhooks?: Record<string, unknown>;
  components: Record<string, Record<string, unknown>>;
}

/** Path of the bundle on disk, for programs that watch it. */
export const documentPath: URL = new URL('./generated/openapi.json', import.meta.url);

/** Path of the console's bundle on disk. */
export const consoleDocumentPath: URL = new URL('./generated/console/openapi.json', import.meta.url);

/** Reads the bundle that `npm run codegen` made. Node only. */
export function loadDocument(): OpenApiDocument {
  return readDocument(documentPath);
}

/** Reads the bundle of the console's contract that `npm run codegen` made. Node only. */
export function loadConsoleDocument(): OpenApiDocument {
  return readDocument(consoleDocumentPath);
}

/** How each operation is called with the client: TypeScript by operation. Node only. */
export function loadSamples(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(new URL('./generated/samples.json', import.meta.url), 'utf8'));
}

function readDocument(path: URL): OpenApiDocument {
  return JSON.parse(readFileSync(path, 'utf8')) as OpenApiDocument;
}

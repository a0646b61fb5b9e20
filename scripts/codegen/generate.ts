import { bundleSpec, type OpenApiDocument } from './bundle.ts';
import { readErrors, readScopes, readStates } from './catalogues.ts';
import { operationTable } from './operation-table.ts';
import { typesSource } from './types.ts';

const HEADER = '// Generated from spec/ by `npm run codegen`. Do not edit.\n\n';

/** Everything that follows from the spec: file name under `src/generated` → content. */
export async function generate(spec: string): Promise<Map<string, string>> {
  const document = await bundleSpec(`${spec}/openapi.yaml`);
  return new Map([
    ['openapi.json', `${JSON.stringify(document, null, 2)}\n`],
    ['types.ts', HEADER + (await typesSource(document))],
    ['operations.ts', operationsSource(document)],
    ['errors.ts', errorsSource(spec)],
    ['scopes.ts', `${HEADER}export const scopes = ${literal(readScopes(document))} as const;\n`],
    ['states.ts', `${HEADER}export const stateMachines = ${literal(statesOf(spec))} as const;\n`],
  ]);
}

function operationsSource(document: OpenApiDocument): string {
  const table = Object.fromEntries(operationTable(document).map((entry) => [entry.id, entry]));
  return `${HEADER}export const operationTable = ${literal(table)} as const;\n`;
}

function errorsSource(spec: string): string {
  const catalogue = Object.fromEntries(readErrors(spec).map((entry) => [entry.name, entry]));
  return `${HEADER}export const errorCatalogue = ${literal(catalogue)} as const;\n`;
}

function statesOf(spec: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(readStates(spec)).map(([name, { resource, initial, states, moves }]) => [
      name,
      { resource, initial, states, moves },
    ]),
  );
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

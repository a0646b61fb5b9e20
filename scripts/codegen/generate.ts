import { accessTable } from './access-table.ts';
import { bundleSpec, type OpenApiDocument, SpecError } from './bundle.ts';
import { readErrors, readScopes, readStates } from './catalogues.ts';
import { clientModels, modelsSource } from './client/client-models.ts';
import { resourcesSource, routesSource } from './client/client-resources.ts';
import { type ClientRoute, clientRoutes } from './client/client-route.ts';
import { clientSamples } from './client/client-samples.ts';
import { errorClassesSource } from './client/error-classes.ts';
import { defaultsSource } from './defaults.ts';
import { withEnumDescriptions } from './enum-descriptions.ts';
import { errorForms } from './error-forms.ts';
import { eventKinds } from './event-kinds.ts';
import { historyDays } from './history-days.ts';
import { operationTable } from './operation-table.ts';
import { typesSource } from './types.ts';
import { unknownDecisions } from './unknown-decisions.ts';

const HEADER = '// Generated from spec/ by `npm run codegen`. Do not edit.\n\n';

/** All generated files of both contracts: path under `packages` → content. */
export async function generate(spec: string): Promise<Map<string, string>> {
  const unknown = unknownDecisions(spec);
  if (unknown.length > 0) throw new SpecError(unknown.join('\n'));
  const ofApi = readStates(spec, 'states');
  const ofBoth = { ...ofApi, ...readStates(spec, 'console/states') };
  const [publicApi, consoleApi] = await Promise.all([
    bundleSpec(`${spec}/openapi.yaml`).then((document) => withEnumDescriptions(document, ofApi)),
    bundleSpec(`${spec}/console/openapi.yaml`).then((document) => withEnumDescriptions(document, ofBoth)),
  ]);
  const ofPublic = { ...(await contractFiles(publicApi)), 'states.ts': statesSource(spec, 'states') };
  const ofConsole = {
    ...(await contractFiles(consoleApi)),
    'access.ts': `${HEADER}export const accessTable = ${literal(accessTable(consoleApi))} as const;\n`,
    'event-kinds.ts': `${HEADER}export const eventKinds = ${literal(eventKinds(consoleApi))} as const;\n`,
    'history.ts': `${HEADER}export const historyDays = ${historyDays(consoleApi)};\n`,
    'states.ts': statesSource(spec, 'console/states'),
  };
  const routes = clientRoutes(publicApi);
  const ofContract = {
    ...ofPublic,
    'errors.ts': errorsSource(spec),
    'scopes.ts': `${HEADER}export const scopes = ${literal(readScopes(publicApi))} as const;\n`,
    ...Object.fromEntries(Object.entries(ofConsole).map(([name, content]) => [`console/${name}`, content])),
  };
  return new Map([
    ...inFolder('contract/src/generated', {
      ...ofContract,
      'samples.json': `${literal(clientSamples(publicApi, routes))}\n`,
    }),
    ...inFolder('client/src/generated', clientFiles(spec, publicApi, routes)),
  ]);
}

function inFolder(folder: string, files: Record<string, string>): [string, string][] {
  return Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]);
}

/** The client's files for operations, models and errors. */
function clientFiles(
  spec: string,
  document: OpenApiDocument,
  routes: readonly ClientRoute[],
): Record<string, string> {
  const models = clientModels(document, routes);
  return {
    'errors.ts': HEADER + errorClassesSource(readErrors(spec)),
    'models.ts': HEADER + modelsSource(models),
    'resources.ts': HEADER + resourcesSource(routes, new Set(models.keys())),
    'routes.ts': HEADER + routesSource(document, routes),
  };
}

/** The files generated from each contract alone. */
async function contractFiles(document: OpenApiDocument): Promise<Record<string, string>> {
  return {
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'types.ts': HEADER + (await typesSource(document)),
    'operations.ts': operationsSource(document),
    'defaults.ts': HEADER + defaultsSource(document),
    'error-forms.ts': `${HEADER}export const errorForms = ${literal(errorForms(document))} as const;\n`,
  };
}

function operationsSource(document: OpenApiDocument): string {
  const table = Object.fromEntries(operationTable(document).map((entry) => [entry.id, entry]));
  return `${HEADER}export const operationTable = ${literal(table)} as const;\n`;
}

function errorsSource(spec: string): string {
  const catalogue = Object.fromEntries(readErrors(spec).map((entry) => [entry.name, entry]));
  return `${HEADER}export const errorCatalogue = ${literal(catalogue)} as const;\n`;
}

function statesSource(spec: string, folder: string): string {
  const machines = Object.fromEntries(
    Object.entries(readStates(spec, folder)).map(([name, { resource, initial, states, paths, moves }]) => [
      name,
      { resource, initial, states, paths, moves },
    ]),
  );
  return `${HEADER}export const stateMachines = ${literal(machines)} as const;\n`;
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

import { schemaName } from '@finops/openapi';
import type { OpenApiDocument } from '../bundle.ts';
import type { ClientRoute, Parameter, SchemaNode } from './client-route.ts';
import { docComment } from './doc-comment.ts';

/** The methods of the client as types: an interface for each group. */
export function resourcesSource(routes: readonly ClientRoute[], models: ReadonlySet<string>): string {
  const groups = grouped(routes);
  const used = new Set<string>();
  const typeOf = (schema: SchemaNode, otherwise: string): string => {
    const name = schema.$ref === undefined ? undefined : schemaName(schema.$ref);
    if (name === undefined || !models.has(name)) return otherwise;
    used.add(name);
    return name;
  };
  const queries = routes
    .filter(({ queryParameters }) => queryParameters.length > 0)
    .map(({ entry }) =>
      [
        `/** Query parameters of \`${entry.method} ${entry.path}\`. */`,
        `export interface ${queryName(entry.id)} extends QueryOf<'${entry.id}'> {}`,
      ].join('\n'),
    );
  const interfaces = [...groups].map(([group, members]) =>
    [
      `/** The operations of \`client.${group}\`. */`,
      `export interface ${upperFirst(group)}Resource {`,
      members.map((route) => `${comment(route)}\n  ${signature(route, typeOf)}`).join('\n\n'),
      '}',
    ].join('\n'),
  );
  const resources = [...groups.keys()].map((group) => `  readonly ${group}: ${upperFirst(group)}Resource;`);
  const operationIds = [...groups].map(
    ([group, members]) =>
      `  ${group}: { ${members.map(({ method, entry }) => `${method}: '${entry.id}'`).join('; ')} };`,
  );
  return [
    "import type { CallOptions, IdempotentCallOptions, ProfileCallOptions } from '../call-options.ts';",
    "import type { DataOf, QueryOf } from '../operation-types.ts';",
    "import type { PagePromise } from '../page.ts';",
    `import type {\n${[...used]
      .sort()
      .map((name) => `  ${name},\n`)
      .join('')}} from './models.ts';\n`,
    ...[...queries, ...interfaces].map((text) => `${text}\n`),
    `/** The operations by resource. */\nexport interface Resources {\n${resources.join('\n')}\n}\n`,
    `/** Which operation of the contract each method calls. */\nexport interface OperationIds {\n${operationIds.join('\n')}\n}\n`,
  ].join('\n');
}

/** What a call needs to know of its operation, by resource and method. */
export function routesSource(document: OpenApiDocument, routes: readonly ClientRoute[]): string {
  const groups = [...grouped(routes)].map(
    ([group, members]) =>
      `  ${group}: {\n${members.map((route) => `    ${route.method}: ${routeLiteral(route)},\n`).join('')}  },\n`,
  );
  const headers = document.components.headers as {
    'x-rate-limit': { 'x-default-limit': number; 'x-window': string };
  };
  const { 'x-default-limit': limit, 'x-window': window } = headers['x-rate-limit'];
  return [
    "import type { Route } from '../route.ts';\n",
    `/** What a call needs to know of its operation, by resource and method. */\nexport const routes = {\n${groups.join('')}} as const satisfies Record<string, Record<string, Route>>;\n`,
    `/** Requests to one resource in a rolling window, unless \`x-rate-limit\` says another number. */\nexport const defaultRateLimit = { limit: ${limit}, windowMs: ${minutesOf(window) * 60_000} } as const;\n`,
  ].join('\n');
}

function routeLiteral({ entry, queryParameters, body, answer, hasProfile }: ClientRoute): string {
  const route = {
    id: entry.id,
    method: entry.method,
    path: entry.path,
    ...(queryParameters.length > 0 && { input: 'query' }),
    ...(body !== undefined && { input: body.form ? 'form' : 'body' }),
    answer: answer.kind,
    ...(answer.kind === 'page' && answer.items !== undefined && { items: answer.items }),
    ...(entry.host === 'issuer' && { issuer: true }),
    ...(entry.idempotent && { idempotent: true }),
    ...(hasProfile && { profile: true }),
    ...(entry.credentials.length > 0 && { credential: true }),
  };
  return JSON.stringify(route);
}

function minutesOf(duration: string): number {
  const minutes = /^PT(\d+)M$/.exec(duration)?.[1];
  if (minutes === undefined)
    throw new RangeError(`The window of x-rate-limit must be in minutes, not ${duration}.`);
  return Number(minutes);
}

function grouped(routes: readonly ClientRoute[]): Map<string, ClientRoute[]> {
  const groups = new Map<string, ClientRoute[]>();
  for (const route of routes) {
    const members = groups.get(route.group);
    if (members === undefined) groups.set(route.group, [route]);
    else members.push(route);
  }
  return groups;
}

function comment({ entry, operation }: ClientRoute): string {
  const scopes = entry.scopes.map((scope) => `\`${scope}\``).join(' and ');
  return docComment(
    [operation.description, `\`${entry.method} ${entry.path}\`${scopes === '' ? '' : `; needs ${scopes}`}`],
    '  ',
  );
}

function signature(route: ClientRoute, typeOf: (schema: SchemaNode, otherwise: string) => string): string {
  const { entry, method, pathParameters, queryParameters, body, answer } = route;
  const parameters = [
    ...pathParameters.map(({ name }) => `${camelCase(name)}: string`),
    ...(queryParameters.length > 0
      ? [`query${isRequired(queryParameters) ? '' : '?'}: ${queryName(entry.id)}`]
      : []),
    ...(body === undefined ? [] : [`body: ${typeOf(body.schema, `BodyOf<'${entry.id}'>`)}`]),
    ...(answer.kind === 'address' ? [] : [`options?: ${optionsName(route)}`]),
  ];
  return `${method}(${parameters.join(', ')}): ${returned(route, typeOf)};`;
}

function returned(
  { entry, answer }: ClientRoute,
  typeOf: (schema: SchemaNode, otherwise: string) => string,
): string {
  const data = `DataOf<'${entry.id}'>`;
  switch (answer.kind) {
    case 'page': {
      const item = typeOf(answer.item, 'unknown');
      return answer.items === undefined ? `PagePromise<${item}>` : `PagePromise<${item}, ${data}>`;
    }
    case 'data':
    case 'body':
      return `Promise<${typeOf(answer.data, data)}>`;
    case 'nothing':
      return 'Promise<void>';
    case 'address':
      return 'string';
  }
}

function optionsName({ entry, hasProfile }: ClientRoute): string {
  if (entry.idempotent) return 'IdempotentCallOptions';
  return hasProfile ? 'ProfileCallOptions' : 'CallOptions';
}

function isRequired(parameters: readonly Parameter[]): boolean {
  return parameters.some(({ required }) => required === true);
}

function queryName(id: string): string {
  return `${upperFirst(id)}Query`;
}

function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

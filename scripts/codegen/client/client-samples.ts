import { resolve, schemaName } from '@finops/openapi';
import type { OpenApiDocument } from '../bundle.ts';
import type { ClientRoute, SchemaNode } from './client-route.ts';

interface Example {
  $ref?: string;
  value: unknown;
}

/** TypeScript samples of the client for the reference, by operation. */
export function clientSamples(
  document: OpenApiDocument,
  routes: readonly ClientRoute[],
): Record<string, string> {
  return Object.fromEntries(routes.map((route) => [route.entry.id, sampleOf(document, route)]));
}

function sampleOf(document: OpenApiDocument, route: ClientRoute): string {
  const { entry, group, method, pathParameters, queryParameters, answer } = route;
  const query = queryParameters.filter(({ required }) => required === true);
  const values = [
    ...pathParameters.map(({ example }) => example),
    ...(query.length > 0 ? [Object.fromEntries(query.map(({ name, example }) => [name, example]))] : []),
    ...bodyExamples(document, route),
  ];
  const call = `client.${group}.${method}(${values.map((value) => literal(value)).join(', ')})`;
  return `${settings(entry)}\n\n${use(call, answer)}\n`;
}

function settings({ host, public: isPublic }: ClientRoute['entry']): string {
  const options =
    host === 'issuer'
      ? ['baseUrl', 'authUrl', 'app: { clientId, clientSecret }']
      : ['baseUrl', ...(isPublic ? [] : ['credential: { apiKey }'])];
  return `import { createClient } from '@finops/client';\n\nconst client = createClient({ ${options.join(', ')} });`;
}

function use(call: string, answer: ClientRoute['answer']): string {
  switch (answer.kind) {
    case 'page': {
      const name = variableName(answer.item);
      return `for await (const ${name} of ${call}) {\n  console.log(${name});\n}`;
    }
    case 'data':
    case 'body':
      return `const ${variableName(answer.data)} = await ${call};`;
    case 'nothing':
      return `await ${call};`;
    case 'address':
      return `const address = ${call};`;
  }
}

/** `quote` for a `Quote`. */
function variableName({ $ref }: SchemaNode): string {
  const name = $ref === undefined ? undefined : schemaName($ref);
  return name === undefined ? 'result' : name.charAt(0).toLowerCase() + name.slice(1);
}

function bodyExamples(document: OpenApiDocument, { operation }: ClientRoute): unknown[] {
  const contents = Object.values(operation.requestBody?.content ?? {}) as {
    examples?: Record<string, Example>;
  }[];
  return contents.flatMap(({ examples = {} }) =>
    Object.values(examples)
      .slice(0, 1)
      .map((example) => resolve(document, example).value),
  );
}

/** A value as a TypeScript literal in the style of the repository. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, indent)).join(', ')}]`;
  const members = Object.entries(value).map(
    ([name, one]) =>
      `${deeper}${/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`}: ${literal(one, deeper)},\n`,
  );
  return members.length === 0 ? '{}' : `{\n${members.join('')}${indent}}`;
}

import { operationAt, resolve } from '@finops/openapi';
import type { OpenApiDocument } from './bundle.ts';
import { operationTable } from './operation-table.ts';

/** How an operation's errors differ from the API's own error body; absent members mean no difference. */
export interface ErrorForm {
  /** The statuses whose body is that of RFC 6749. */
  oauth?: number[];
  /** Whether its only 400 error is `bad_request`. */
  badRequestOnly?: true;
  /** The `WWW-Authenticate` of a request without `Authorization`. */
  challenge?: string;
}

interface Operation {
  responses?: Record<string, Response>;
}

interface Response {
  $ref?: string;
  content?: Record<string, { schema?: { $ref?: string }; examples?: Record<string, Example> }>;
}

interface Example {
  $ref?: string;
  value?: { error?: string | { name: string } };
}

/** The error forms of a contract, by operation id; operations with the usual form are omitted. */
export function errorForms(document: OpenApiDocument): Record<string, ErrorForm> {
  const session = Object.values(document.components.securitySchemes ?? {}).some(isCookie);
  return Object.fromEntries(
    operationTable(document).flatMap((entry) => {
      const { responses = {} } = operationAt<Operation>(document, entry) ?? {};
      const form = formOf(document, responses, session);
      return Object.keys(form).length > 0 ? [[entry.id, form]] : [];
    }),
  );
}

function formOf(
  document: OpenApiDocument,
  responses: Readonly<Record<string, Response>>,
  session: boolean,
): ErrorForm {
  const contents = Object.entries(responses).map(
    ([status, response]) =>
      [status, resolve(document, response).content?.['application/json'] ?? {}] as const,
  );
  const oauth = contents
    .filter(([, { schema }]) => schema?.$ref === '#/components/schemas/OAuthError')
    .map(([status]) => Number(status));
  const names = contents
    .filter(([status]) => status === '400')
    .flatMap(([, { examples = {} }]) => Object.values(examples))
    .map((example) => resolve(document, example).value?.error)
    .map((error) => (typeof error === 'object' ? error.name : error));
  return {
    ...(oauth.length > 0 && { oauth }),
    ...(names.length > 0 && names.every((name) => name === 'bad_request') && { badRequestOnly: true }),
    ...(session && { challenge: 'Session realm="console"' }),
  };
}

function isCookie(scheme: unknown): boolean {
  return typeof scheme === 'object' && scheme !== null && 'in' in scheme && scheme.in === 'cookie';
}

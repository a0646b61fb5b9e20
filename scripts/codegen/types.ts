import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenApiDocument } from './bundle.ts';
import { excludeFieldsOfOthers } from './exclusive-fields.ts';

/** Generates the TypeScript types of a bundled document: `paths`, `operations`, `components`, `webhooks`. */
export async function typesSource(document: OpenApiDocument): Promise<string> {
  const typed = structuredClone(document);
  excludeFieldsOfOthers(typed);
  const ast = await openapiTS(typed as never, {
    defaultNonNullable: false,
    alphabetize: false,
    silent: true,
  });
  return withoutEmptyGroups(astToString(ast));
}

/** Omits the groups that a document does not have, such as `webhooks`: an empty type would be misleading. */
function withoutEmptyGroups(source: string): string {
  return source.replaceAll(/^export type [$\w]+ = Record<string, never>;\n/gm, '');
}

import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenApiDocument } from './bundle.ts';
import { excludeFieldsOfOthers } from './exclusive-fields.ts';

/** TypeScript types of a bundled document: `paths`, `operations`, `components`, `webhooks`. */
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

/** Leaves out the groups that a document does not have, such as `webhooks`: a type of nothing only misleads. */
function withoutEmptyGroups(source: string): string {
  return source.replaceAll(/^export type [$\w]+ = Record<string, never>;\n/gm, '');
}

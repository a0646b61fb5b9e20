import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { consoleDocumentPath, documentPath } from '@finops/contract/document';
import { type ApiDocument, isApiDocument } from '@finops/openapi';

/** Paths of the bundled contracts of the API and the console, generated in `@finops/contract`. */
export function bundlePaths(): string[] {
  return [documentPath, consoleDocumentPath].map((path) => fileURLToPath(path));
}

/** Reads a bundled document. Throws an Error that names the problem and the command to run. */
export async function readDocument(path: string): Promise<ApiDocument> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    throw new Error(`There is no contract at ${path}. Run \`npm run codegen\`.`);
  }
  const document = parse(text);
  if (!isApiDocument(document))
    throw new Error(`${path} is not an OpenAPI 3.1 document. Run \`npm run codegen\`.`);
  return document;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

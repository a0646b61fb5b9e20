import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { OpenApiDocument } from '@finops/contract/document';
import { foldEmptyTags } from './fold-empty-tags.ts';

type Server = OpenApiDocument['servers'][number];

const template = fileURLToPath(new URL('reference.hbs', import.meta.url));

/** Hosts allowed in the reference: XML and JSON Schema names, loopback, and reserved example hosts. */
const HARMLESS =
  /^(www\.w3\.org|json-schema\.org|spec\.openapis\.org|localhost|127\.0\.0\.1|([a-z]+\.)?(example\.com|finops\.example))$/;

const EMPTY_IMAGE = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';

/** Redoc options for a document. */
const OPTIONS = {
  disableTelemetry: true,
  hideDownloadButtons: true,
  /** Additions to the OpenAPI fields of an operation. */
  showExtensions: ['x-decision', 'x-roles', 'x-administrator', 'x-any-user'],
  /** Tabs in display order; others are hidden. */
  codeSamples: { languages: [{ lang: 'TypeScript' }, { lang: 'Payload' }] },
};

/** Builds the Redocly reference of a document into a directory: one self-contained HTML page, `<slug>.html`. */
export async function buildReference(
  document: OpenApiDocument,
  directory: string,
  slug: string,
  title: string,
): Promise<string> {
  const input = join(directory, `${slug}.input.json`);
  const output = join(directory, `${slug}.html`);
  await writeFile(input, JSON.stringify(withPlainServers(foldEmptyTags(document))));
  await promisify(execFile)(
    'redocly',
    [
      'build-docs',
      input,
      '--inlineBundle',
      `--template=${template}`,
      `--title=${title} · Financial Operations API`,
      `--openapi=${JSON.stringify(OPTIONS)}`,
      `--output=${output}`,
    ],
    { cwd: directory, env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
  );
  await rm(input);
  return withoutOutsideHosts(await readFile(output, 'utf8'));
}

/** Replaces each server variable with its default: Redoc shows templates as paths of its own host. */
function withPlainServers(document: OpenApiDocument): OpenApiDocument {
  return JSON.parse(JSON.stringify(document), (key, value) => {
    if (key !== 'servers' || !Array.isArray(value)) return value;
    return (value as Server[]).map(({ variables = {}, ...server }) => ({
      ...server,
      url: server.url.replace(/\{(\w+)\}/g, (whole, name: string) => variables[name]?.default ?? whole),
    }));
  });
}

/** Removes every URL of another host, including images; license comments keep theirs. */
export function withoutOutsideHosts(html: string): string {
  return html
    .split(/(\/\*![\s\S]*?\*\/)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/https?:\/\/([A-Za-z0-9.-]+)[A-Za-z0-9./_~%#?=&:-]*/g, blank),
    )
    .join('');
}

function blank(url: string, host: string): string {
  if (HARMLESS.test(host) || !host.includes('.')) return url;
  return /\.(svg|png)$/.test(url) ? EMPTY_IMAGE : 'about:blank';
}

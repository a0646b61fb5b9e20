import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const app = fileURLToPath(new URL('..', import.meta.url));

/** Hosts that may stand in the reference: XML and JSON Schema names, loopback, and reserved example hosts. */
const HARMLESS = /^(www\.w3\.org|json-schema\.org|localhost|127\.0\.0\.1|([a-z]+\.)?example\.com)$/;

const EMPTY_IMAGE = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';

/** Builds the Redocly reference into a file: one HTML page that needs no other host. */
export async function buildReference(output: string): Promise<string> {
  await promisify(execFile)(
    'redocly',
    [
      'build-docs',
      'main@v1',
      '--config=redocly.yaml',
      '--inlineBundle',
      '--template=src/reference.hbs',
      '--title=Reference · Financial Operations API',
      '--openapi.disableTelemetry',
      '--openapi.hideDownloadButtons',
      '--openapi.showExtensions=x-decision',
      `--output=${output}`,
    ],
    { cwd: app, env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
  );
  return withoutOutsideHosts(await readFile(output, 'utf8'));
}

/** Empties every address of another host, of images too; license comments keep theirs. */
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

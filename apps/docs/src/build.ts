/** Builds the docs site into `dist`: `node src/build.ts`. With `--reload` open pages follow each new build. */
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildReference } from './reference.ts';
import { renderPages } from './site.ts';
import { readSources } from './sources.ts';
import { withSamples } from './with-samples.ts';

const app = fileURLToPath(new URL('..', import.meta.url));

/** Builds the whole site beside the old one, then puts it in its place. */
export async function buildSite({ dist = join(app, 'dist'), reload = false } = {}): Promise<string[]> {
  const sources = readSources(fileURLToPath(new URL('../../../spec', import.meta.url)));
  const next = `${dist}.next`;
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  const pages = renderPages(sources);
  pages.set('openapi.json', JSON.stringify(sources.document));
  pages.set('console.json', JSON.stringify(sources.consoleDocument));
  const [reference, consoleReference] = await Promise.all([
    buildReference(withSamples(sources.document, sources.samples), next, 'reference', 'Reference'),
    buildReference(sources.consoleDocument, next, 'console', 'Console API'),
    cp(join(app, 'src/assets'), next, { recursive: true }),
  ]);
  pages.set('reference.html', reference);
  pages.set('console.html', consoleReference);
  if (!reload) await rm(join(next, 'reload.js'));
  for (const [name, content] of pages)
    await writeFile(join(next, name), reload ? withReload(content) : content);
  await rm(dist, { recursive: true, force: true });
  await rename(next, dist);
  return [...pages.keys()];
}

/** The reference has `</body>` in its own script, too: the last one ends the page. */
function withReload(html: string): string {
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}<script src="reload.js"></script>${html.slice(end)}`;
}

if (import.meta.main) {
  const pages = await buildSite({ reload: process.argv.includes('--reload') });
  console.log(`Built ${pages.length} files into apps/docs/dist.`);
}
